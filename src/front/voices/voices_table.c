/* SPDX-License-Identifier: MIT */
#include "front/voices/voices_table.h"

#include "base/hash.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/faces.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/voices/speech.h"

#include <string.h>

/* ---- the memory ------------------------------------------------------------------------------------ */

static const char file_name[] = "voices";

struct voice_memory *voices_of(const struct front *front)
{
    return part_of(front, &voices_part);
}

static bool take(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    why->line = voices_read(voices_of(front), text, length);
    text_copy(why->reason, sizeof why->reason,
              _("it holds what your opponents have said to you: they may say it again"));
    return why->line == 0;
}

static void load(struct front *front)
{
    memset(voices_of(front), 0, sizeof *voices_of(front));
    front_take(front, file_name, take);
}

/* Writes the file. */
static void keep(struct front *front)
{
    static char buffer[VOICES_TEXT_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    voices_write(voices_of(front), &out);
    front_keep(front, file_name, &out);
}

struct tale {
    uint8_t begins; /* the kind of event that begins a game */
    uint64_t games;
};

static void note(void *context, const struct event *event)
{
    struct tale *tale = context;
    tale->games += event->kind == tale->begins;
}

/* The identity of the game under way in a session, never 0: all saves of a game have the same. */
static uint64_t identity(const struct session *session, uint8_t begins)
{
    struct tale tale = {.begins = begins};
    session_retell(session, SEAT_NONE, note, &tale);
    uint64_t id = hash_number(hash_number(HASH_START, session->journal.setup.seed), tale.games);
    id = hash_bytes(id, session->game->name, strlen(session->game->name));
    return id ? id : 1;
}

/* Chance for the line after the latest move: the same deal and moves give the same lines. */
static struct rng stream(const struct session *session)
{
    const uint64_t apart = UINT64_C(0x9E3779B97F4A7C15);
    return rng_make(session->journal.setup.seed + (uint64_t)session_moves(session) * apart, RNG_COSMETIC);
}

const struct part voices_part = {.size = sizeof(struct voice_memory), .start = load};

/* ---- at the table ---------------------------------------------------------------------------------- */

struct voice_speech *voices_speech(const struct front *front, const struct game_front *game)
{
    struct voice_speech *speech = part_of(front, &voices_table_part); /* by the place of a game */
    return &speech[game_front_place(game)];
}

static struct voice_speech *speech_here(const struct front *front)
{
    return voices_speech(front, table_of(front)->game);
}

void *voices_watch(const struct front *front)
{
    return speech_here(front)->watch;
}

/* In games of people alone, in lessons and in replays no opponent speaks. */
static bool is_silent(const struct front *front)
{
    const struct voice_sitting *sitting = &speech_here(front)->sitting;
    bool alone = true;
    for (int seat = 0; seat < sitting->seats; seat++) {
        alone = alone && sitting->seat[seat] == VOICE_NOBODY;
    }
    return !front->settings.voices || alone || table_is_replay(table_of(front)) ||
           table_is_lesson(table_of(front)) || sounds_of(front)->away ||
           !session_is_human(&table_of(front)->session, table_you(table_of(front)));
}

/* The index of a seat's character in the cast; VOICE_NOBODY: a person, or an opponent without lines. */
static int character_at(const struct front *front, int seat)
{
    const struct table *table = table_of(front);
    const struct opponent *who = opponent_at(table->game, &table->session.journal.seat[seat]);
    return who && who->lines > 0 ? (int)(who - table->game->opponents) : VOICE_NOBODY;
}

void voices_sit(struct front *front)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    const struct session *session = &table_of(front)->session;
    faces_calm(front);
    if (voices == NULL) {
        return;
    }
    struct voice_speech *speech = speech_here(front);
    *speech = (struct voice_speech){.greeted = speech->greeted};
    speech->sitting.seats = session->journal.setup.seats;
    for (int seat = 0; seat < speech->sitting.seats; seat++) {
        speech->sitting.seat[seat] = character_at(front, seat);
        speech->people |= (uint8_t)(session_is_human(session, seat) ? 1u << seat : 0);
    }
    speech->sitting.game = identity(session, voices->cast->begins);
    if (voices->watch) {
        voices->watch(front);
    }
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

/* Notes games that begin, go on or end; returns whether one ended. */
static bool count_games(struct front *front, const struct event_list *events)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    struct voice_sitting *sitting = &speech_here(front)->sitting;
    bool ended = false;
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == voices->cast->begins) {
            sitting->hand = -1; /* hands have numbers from 0 */
            sitting->game = identity(&table_of(front)->session, voices->cast->begins);
        } else if (event->kind == voices->cast->ends) {
            int winner = voices_winner(voices->cast, event);
            const struct table *table = table_of(front);
            bool lost = winner >= 0 && table_side_of(table, winner) != table_side_of(table, table_you(table));
            voices_end(voices_of(front), voices->cast, sitting, lost);
            ended = true;
        }
    }
    voices_begin(voices_of(front), voices->cast, sitting);
    return ended;
}

void voices_moved(struct front *front, const struct event_list *events)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    struct event_list seen = {.count = events->count};
    if (voices == NULL) {
        return;
    }
    struct voice_speech *speech = speech_here(front);
    for (int i = 0; i < events->count; i++) {
        seen.item[i] = event_seen_by(events->item[i], table_you(table_of(front)));
    }
    speech->waits = speech->chosen = speech->said = false;
    bool silent = is_silent(front), ended = !silent && count_games(front, &seen);
    struct voice_look look = {.seen = &seen,
                              .viewer = table_you(table_of(front)),
                              .seats = speech->sitting.seats,
                              .people = speech->people,
                              .greeted = has_greeted(speech)};
    speech->moment = voices->moment(front, &look);
    faces_moved(front, &speech->moment, &seen);
    if (silent) {
        return;
    }
    struct rng rng = stream(&table_of(front)->session);
    speech->waits =
        voices_pick(voices_of(front), voices->cast, &speech->sitting, &speech->moment, &rng, &speech->choice);
    speech->chosen = speech->waits;
    if (speech->waits) {
        speech->event = seen.item[speech->choice.at];
    }
    if (ended) {
        keep(front);
    }
}

void voices_taken_back(struct front *front)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    if (voices) {
        speech_here(front)->waits = false;
        speech_hush(front);
        faces_calm(front);
    }
    if (voices && voices->taken_back) {
        voices->taken_back(front);
    }
}

/* The words of the line that was chosen. */
static struct voices_words words_here(const struct front *front)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    const struct voice_speech *speech = speech_here(front);
    const struct voice_choice *choice = &speech->choice;
    const struct opponent *who = &voices->cast->opponent[speech->sitting.seat[choice->seat]];
    int mood = voices_event(voices->cast, choice->event)->mood;
    return (struct voices_words){.seat = choice->seat,
                                 .text = choice->text,
                                 .face = voices_face(who, mood),
                                 .ink = voices->ink(front, choice->seat)};
}

/* The line that was chosen counts as said from now on. */
static void note_said(struct front *front)
{
    const struct voice_cast *cast = table_of(front)->game->voices->cast;
    struct voice_speech *speech = speech_here(front);
    const struct voice_choice *choice = &speech->choice;
    speech->said = true;
    voices_note(voices_of(front), cast, &speech->sitting, &speech->moment, choice);
    front_trace(front, "\"kind\":\"voice\",\"voice\":\"%s\",\"event\":\"%s\",\"line\":%d",
                cast->opponent[speech->sitting.seat[choice->seat]].key,
                voices_event(cast, choice->event)->name, choice->line);
    keep(front);
}

static void begin(struct front *front)
{
    struct voice_speech *speech = speech_here(front);
    const struct voices_words words = words_here(front);
    speech->waits = false;
    speech->speaker = words.seat;
    speech->greeted |= 1u << (unsigned)speech->sitting.seat[words.seat];
    speech_say(front, words.text, words.face, words.ink);
    note_said(front);
}

void voices_person_says(struct front *front, int seat, const char *text)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    if (voices) {
        speech_here(front)->waits = false;
        speech_here(front)->speaker = seat;
        speech_say(front, text, table_sitter(table_of(front), seat).portrait, voices->ink(front, seat));
    }
}

void voices_begins(struct front *front, const struct event *event)
{
    struct voice_speech *speech = speech_here(front);
    faces_begins(front, event);
    bool mine = speech->waits && event_alike(speech->event, *event);
    if (mine && is_silent(front)) {
        speech->waits = false;
    } else if (mine) {
        begin(front);
    }
}

/* Chooses a line about the end of the game for a page. */
static bool choose_ending(struct front *front, int event, int seat)
{
    const struct voice_cast *cast = table_of(front)->game->voices->cast;
    const struct session *session = &table_of(front)->session;
    struct voice_speech *speech = speech_here(front);
    struct voice_moment moment = {.move = session_moves(session), .hand = speech->sitting.hand};
    struct rng rng = stream(session);
    voice_moment_add(&moment, event, seat, 0);
    if (!voices_pick(voices_of(front), cast, &speech->sitting, &moment, &rng, &speech->choice)) {
        return false;
    }
    speech->moment = moment;
    speech->said = false;
    return true;
}

bool voices_ending(struct front *front, int event, int seat, struct voices_words *words)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    if (voices == NULL || is_silent(front)) {
        return false;
    }
    struct voice_speech *speech = speech_here(front);
    int of = speech->chosen ? voices_event(voices->cast, speech->choice.event)->of : VOICE_HELLO;
    if (of != VOICE_WIN && of != VOICE_LOSE && !choose_ending(front, event, seat)) {
        return false;
    }
    if (!speech->said) {
        note_said(front);
    }
    speech->waits = speech->chosen = false;
    speech_hush(front);
    *words = words_here(front);
    return true;
}

static bool tick(struct front *front)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    struct voice_speech *speech = voices ? speech_here(front) : NULL;
    if (!speech || !speech->waits || !table_of(front)->seated) {
        return false;
    }
    bool silent = is_silent(front);
    if (!silent && voices->shows(front, &speech->event)) {
        begin(front);
    } else if (silent || !table_moves(table_of(front))) {
        speech->waits = false;
    }
    return false;
}

static void draw(const struct front *front, struct draw_list *list)
{
    const struct game_voices *voices = table_of(front)->game->voices;
    const struct voice_speech *speech = voices ? speech_here(front) : NULL;
    struct rect plate;
    struct speech_taken taken = {.count = 0};
    if (!speech || speech_of(front)->text == NULL || !table_of(front)->seated ||
        speech->speaker >= table_of(front)->session.journal.setup.seats ||
        !(voices->stands ? voices->stands(front) : front_is_at(front, OPEN_TABLE))) {
        return;
    }
    bool shown = voices->plate(front, speech->speaker, &plate);
    voices->taken(front, list, &taken);
    struct rect band = taken.count > 0 ? bar_band(front, list) : (struct rect){0};
    if (band.w > 0) { /* a long hint or refusal stands on the table, and is to be read */
        speech_take(&taken, band, 1);
    }
    speech_draw(front, list, shown ? &plate : NULL, taken.count > 0 ? &taken : NULL);
}

const struct part voices_table_part = {
    .size = GAME_FRONTS_MAX * sizeof(struct voice_speech), .tick = tick, .draw = draw};
