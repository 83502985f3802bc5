/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_speech.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "front/mille/rivals.h"
#include "front/mille/score.h"
#include "front/scenes/table_scene.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_kept.h"

#include <math.h>
#include <string.h>

struct mille_speech_state *mille_speech_of(const struct front *front)
{
    return part_of(front, &mille_speech_part);
}

enum { SLOW_MS = 60000 };

/* People alone, lessons and what is watched have nobody who would speak. */
static bool is_silent(const struct front *front)
{
    const struct table *table = table_of(front);
    bool alone = true;
    for (int seat = 0; seat < mille_speech_of(front)->sitting.seats; seat++) {
        alone = alone && mille_speech_of(front)->sitting.seat[seat] == VOICE_NOBODY;
    }
    return !front->settings.voices || alone || table_is_replay(front) || table_is_lesson(front) ||
           sounds_of(front)->away || !session_is_human(&table->session, TABLE_YOU);
}

void mille_speech_sit(struct front *front)
{
    struct mille_speech_state *state = mille_speech_of(front);
    const struct session *session = &table_of(front)->session;
    unsigned greeted = state->greeted;
    *state = (struct mille_speech_state){.greeted = greeted};
    state->sitting.seats = session->journal.setup.seats;
    for (int seat = 0; seat < state->sitting.seats; seat++) {
        int player = session->journal.seat[seat].player;
        state->sitting.seat[seat] =
            player == PLAYER_HUMAN ? VOICE_NOBODY : mille_voices_person(session->game->players[player].name);
    }
    state->sitting.game = voices_game(session, EVENT_GAME_STARTED);
    speech_hush(front);
}

static bool greeted(const struct mille_speech_state *state)
{
    for (int seat = 0; seat < state->sitting.seats; seat++) {
        int person = state->sitting.seat[seat];
        if (person != VOICE_NOBODY && (state->greeted >> person & 1u) != 0) {
            return true;
        }
    }
    return false;
}

static const struct event *find(const struct event_list *events, int kind)
{
    for (int i = 0; i < events->count; i++) {
        if (events->item[i].kind == kind) {
            return &events->item[i];
        }
    }
    return NULL;
}

/* Games are counted where they begin, or go on, and end; returns whether one ended. */
static bool count_games(struct front *front, const struct event_list *events)
{
    struct mille_speech_state *state = mille_speech_of(front);
    const struct event *end = find(events, EVENT_GAME_ENDED);
    if (find(events, EVENT_GAME_STARTED)) {
        state->sitting.hand = 0;
        state->sitting.game = voices_game(&table_of(front)->session, EVENT_GAME_STARTED);
    }
    voices_begin(voices_of(front), &MILLE_CAST, &state->sitting);
    if (end) {
        bool lost = end->value >= 0 && end->value != table_side_of(front, table_you(front));
        voices_end(voices_of(front), &MILLE_CAST, &state->sitting, lost);
    }
    return end != NULL;
}

static void note_clock(struct front *front, const struct event_list *events)
{
    struct mille_speech_state *state = mille_speech_of(front);
    uint64_t now = front->services->now(front->services->context);
    const struct event *turn = find(events, EVENT_TURN);
    state->watch.slow = state->turn_since > 0 && now - state->turn_since >= SLOW_MS;
    if (turn) {
        state->turn_since = turn->seat == table_you(front) ? now : 0;
    }
}

void mille_speech_moved(struct front *front, const struct event_list *events)
{
    struct mille_speech_state *state = mille_speech_of(front);
    const struct session *session = &table_of(front)->session;
    state->waits = state->due = false;
    if (is_silent(front)) {
        return;
    }
    struct event_list seen = {.count = events->count};
    for (int i = 0; i < events->count; i++) {
        seen.item[i] = event_seen_by(events->item[i], table_you(front));
    }
    note_clock(front, events);
    bool ended = count_games(front, events);
    state->watch.greeted = greeted(state);
    state->moment = mille_voices_moment(&state->watch, &mille_table_seen(front)->pub, table_you(front),
                                        session->journal.count, &seen);
    struct rng rng = voices_stream(session);
    state->waits =
        voices_pick(voices_of(front), &MILLE_CAST, &state->sitting, &state->moment, &rng, &state->choice);
    if (state->waits) {
        state->event = seen.item[state->choice.at];
    }
    if (ended) {
        voices_keep(front);
    }
}

void mille_speech_taken_back(struct front *front)
{
    struct mille_speech_state *state = mille_speech_of(front);
    memset(state->watch.hit, 0, sizeof state->watch.hit);
    state->waits = state->due = false;
    speech_hush(front);
}

static struct rgba ink_of(const struct front *front, int seat)
{
    const struct rival *rival = rivals_of(table_of(front)->session.journal.seat[seat].player);
    return rival ? rivals_plate(rival) : INK_INK;
}

static void begin(struct front *front)
{
    static const char *const moods[] = {
        [VOICE_CALM] = "", [VOICE_PLEASED] = "_pleased", [VOICE_STUNG] = "_stung"};
    struct mille_speech_state *state = mille_speech_of(front);
    const struct voice_choice *choice = &state->choice;
    const struct voice_event *event = &MILLE_CAST.event[choice->event];
    int person = state->sitting.seat[choice->seat];
    char face[SPEECH_FACE_SIZE];
    state->waits = state->due = false;
    voices_note(voices_of(front), &MILLE_CAST, &state->sitting, &state->moment, choice);
    state->greeted |= 1u << person;
    text_format(face, sizeof face, "%s%s", mille_table_portrait(front, choice->seat), moods[event->mood]);
    speech_say(front, choice->text, face, ink_of(front, choice->seat));
    front_trace(front, "\"kind\":\"voice\",\"voice\":\"%s\",\"event\":\"%s\",\"line\":%d",
                MILLE_PEOPLE[person].key, event->name, choice->line);
    voices_keep(front);
}

void mille_speech_begins(struct front *front, const struct step *step)
{
    struct mille_speech_state *state = mille_speech_of(front);
    const struct event *event = &step->event;
    bool mine = state->waits && event->kind == state->event.kind && event->seat == state->event.seat &&
                event->card == state->event.card;
    if (!mine) {
        return;
    }
    if (is_silent(front)) {
        state->waits = false;
    } else if (step->kind == STEP_COUP) {
        state->due = true;
    } else {
        begin(front);
    }
}

static bool tick(struct front *front)
{
    struct mille_speech_state *state = mille_speech_of(front);
    if (table_plays(front, &mille_game) && state->due && front_scene(front) == &table_scene &&
        !mille_view_of(front)->shown.gate) {
        if (is_silent(front) || mille_table_ready(front)) {
            state->waits = state->due = false;
        } else {
            begin(front);
        }
    }
    return false;
}

/* On a flat table the plate stands on the road: beside the cars, or off the sentence that is there. */
static void take_road(const struct front *front, const struct draw_list *list, struct speech_taken *taken)
{
    const float row = .3f, long_car = 112, high_car = 60, ahead = 8;
    const struct mille_layout *layout = &mille_view_of(front)->layout;
    const struct mille_shown *shown = &mille_view_of(front)->shown;
    for (int r = 0; r < 2; r++) {
        for (int part = 0; part < 2 && layout->row[r].line[part].w > 0; part++) {
            speech_take(taken, layout->row[r].line[part], row);
        }
    }
    speech_take(taken, layout->strip, row);
    speech_take(taken, layout->hand, row);
    for (int side = 0; side < shown->sides; side++) {
        struct point nose = mille_ribbon_at(layout->ribbon, (float)shown->side[side].miles, 0, NULL);
        float left = fmaxf(nose.x + ahead - long_car, layout->ribbon.x);
        speech_take(taken, (struct rect){left, nose.y - high_car, long_car, high_car + ahead}, 1);
    }
    struct rect said = bar_band(front, list);
    if (said.w > 0) {
        speech_take(taken, said, 1);
    }
}

static void draw(const struct front *front, struct draw_list *list)
{
    const struct scene *scene = front_scene(front);
    if (!table_plays(front, &mille_game)) {
        return;
    }
    if (scene == &table_scene) {
        const struct mille_layout *layout = &mille_view_of(front)->layout;
        const struct mille_row *row = &layout->row[1];
        struct speech_taken taken = {.count = 0};
        if (layout->kind == FRAME_FLAT) {
            take_road(front, list, &taken);
        }
        speech_draw(front, list, row->plate.w > 0 ? &row->plate : &row->battle,
                    taken.count > 0 ? &taken : NULL);
    } else if (scene == &score_scene || scene == &game_over_scene) {
        struct speech_taken taken = {.count = 0};
        (scene == &score_scene ? score_taken : game_over_taken)(front, list, &taken);
        speech_draw(front, list, NULL, &taken);
    }
}

const struct part mille_speech_part = {.size = sizeof(struct mille_speech_state), .tick = tick, .draw = draw};
