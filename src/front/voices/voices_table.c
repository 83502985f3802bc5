/* SPDX-License-Identifier: MIT */
#include "front/voices/voices_table.h"

#include "front/front.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_kept.h"

static struct voice_speech *speech_at(const struct front *front, const struct voice_table *table)
{
    return part_of(front, table->part);
}

static bool is_here(const struct front *front, const struct voice_table *table)
{
    return table_plays(front, table->game);
}

/* People alone, lessons and what is watched have nobody who would speak. */
static bool is_silent(const struct front *front, const struct voice_table *table)
{
    const struct voice_sitting *sitting = &speech_at(front, table)->sitting;
    bool alone = true;
    for (int seat = 0; seat < sitting->seats; seat++) {
        alone = alone && sitting->seat[seat] == VOICE_NOBODY;
    }
    return !front->settings.voices || alone || table_is_replay(front) || table_is_lesson(front) ||
           sounds_of(front)->away || !session_is_human(&table_of(front)->session, table_you(front));
}

void voice_table_sit(struct front *front, const struct voice_table *table)
{
    struct voice_speech *speech = speech_at(front, table);
    const struct session *session = &table_of(front)->session;
    uint8_t people = 0;
    *speech = (struct voice_speech){.greeted = speech->greeted};
    speech->sitting.seats = session->journal.setup.seats;
    for (int seat = 0; seat < speech->sitting.seats; seat++) {
        bool person = session_is_human(session, seat);
        speech->sitting.seat[seat] = person ? VOICE_NOBODY : table->person(front, seat);
        people |= (uint8_t)(person ? 1u << seat : 0);
    }
    speech->sitting.game = voices_game(session, table->begins);
    table->watch(front, people);
    speech_hush(front);
}

static bool has_greeted(const struct voice_speech *speech)
{
    for (int seat = 0; seat < speech->sitting.seats; seat++) {
        int person = speech->sitting.seat[seat];
        if (person != VOICE_NOBODY && (speech->greeted >> person & 1u) != 0) {
            return true;
        }
    }
    return false;
}

/* Games are counted where they begin, or go on, and end; returns whether one ended. */
static bool count_games(struct front *front, const struct voice_table *table, const struct event_list *events)
{
    struct voice_speech *speech = speech_at(front, table);
    bool ended = false;
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == table->begins) {
            speech->sitting.hand = -1; /* hands have numbers from 0 */
            speech->sitting.game = voices_game(&table_of(front)->session, table->begins);
        } else if (event->kind == table->ends) {
            bool lost = event->seat != SEAT_NONE && event->seat != table_you(front);
            voices_end(voices_of(front), table->cast, &speech->sitting, lost);
            ended = true;
        }
    }
    voices_begin(voices_of(front), table->cast, &speech->sitting);
    return ended;
}

void voice_table_moved(struct front *front, const struct voice_table *table, const struct event_list *events)
{
    struct voice_speech *speech = speech_at(front, table);
    speech->waits = false;
    if (is_silent(front, table)) {
        return;
    }
    bool ended = count_games(front, table, events);
    speech->moment = table->moment(front, events, has_greeted(speech));
    struct rng rng = voices_stream(&table_of(front)->session);
    speech->waits =
        voices_pick(voices_of(front), table->cast, &speech->sitting, &speech->moment, &rng, &speech->choice);
    if (speech->waits) {
        speech->event = events->item[speech->choice.at];
    }
    if (ended) {
        voices_keep(front);
    }
}

void voice_table_taken_back(struct front *front, const struct voice_table *table)
{
    speech_at(front, table)->waits = false;
    speech_hush(front);
}

static void begin(struct front *front, const struct voice_table *table)
{
    struct voice_speech *speech = speech_at(front, table);
    const struct voice_choice *choice = &speech->choice;
    const struct voice_event *event = &table->cast->event[choice->event];
    int person = speech->sitting.seat[choice->seat];
    struct voice_face face = table->face(front, choice->seat, event->mood);
    speech->waits = false;
    speech->speaker = choice->seat;
    voices_note(voices_of(front), table->cast, &speech->sitting, &speech->moment, choice);
    speech->greeted |= 1u << (unsigned)person;
    speech_say(front, choice->text, face.picture, face.ink);
    front_trace(front, "\"kind\":\"voice\",\"voice\":\"%s\",\"event\":\"%s\",\"line\":%d",
                table->cast->voice[person].key, event->name, choice->line);
    voices_keep(front);
}

bool voice_table_tick(struct front *front, const struct voice_table *table)
{
    struct voice_speech *speech = speech_at(front, table);
    if (!speech->waits || !is_here(front, table)) {
        return false;
    }
    if (!table_moves(front) || is_silent(front, table)) {
        speech->waits = false;
    } else if (table->shows(front, &speech->event)) {
        begin(front, table);
    }
    return false;
}

/* A hint, or why not, that is too long for the bar stands on the table, and is read before what is said. */
static void take_band(const struct front *front, const struct draw_list *list, struct speech_taken *taken)
{
    struct rect band = bar_band(front, list);
    if (band.w > 0) {
        speech_take(taken, band, 1);
    }
}

void voice_table_draw(const struct front *front, const struct voice_table *table, struct draw_list *list)
{
    const struct voice_speech *speech = speech_at(front, table);
    if (!front_is_at(front, OPEN_TABLE) || !is_here(front, table) ||
        speech->speaker >= table_of(front)->session.journal.setup.seats) {
        return;
    }
    struct rect plate;
    struct speech_taken taken = {.count = 0};
    bool shown = table->plate(front, speech->speaker, &plate);
    if (table->taken && speech_of(front)->text) {
        table->taken(front, &taken);
        take_band(front, list, &taken);
    }
    speech_draw(front, list, shown ? &plate : NULL, table->taken ? &taken : NULL);
}
