/* SPDX-License-Identifier: MIT */
#include "front/cubes/speech.h"

#include "base/words.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/cubes/regulars.h"
#include "front/front.h"
#include "front/sounds.h"
#include "front/speech.h"
#include "front/table/scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/voices_kept.h"

#include <string.h>

struct cubes_speech_state *cubes_speech_of(const struct front *front)
{
    return part_of(front, &cubes_speech_part);
}

static bool is_here(const struct front *front)
{
    return table_of(front)->game == &cubes_front;
}

/* People alone, lessons and what is watched have nobody who would speak. */
static bool is_silent(const struct front *front)
{
    const struct table *table = table_of(front);
    bool alone = true;
    for (int seat = 0; seat < cubes_speech_of(front)->sitting.seats; seat++) {
        alone = alone && cubes_speech_of(front)->sitting.seat[seat] == VOICE_NOBODY;
    }
    return !front->settings.voices || alone || table_is_replay(front) || table_is_lesson(front) ||
           sounds_of(front)->away || !session_is_human(&table->session, table_you(front));
}

/* The face at a seat, as its portrait tells; -1: a person. */
static int face_at(const struct front *front, int seat)
{
    struct cubes_look look = cubes_table_look(front);
    for (int face = 0; face < CUBES_REGULARS; face++) {
        if (strcmp(CUBES_REGULAR_TABLE[face].portrait, look.seat[seat].portrait) == 0) {
            return face;
        }
    }
    return -1;
}

static int person_of(int face)
{
    for (int person = 0; face >= 0 && person < CUBES_PEOPLE_COUNT; person++) {
        if (strcmp(CUBES_PEOPLE[person].key, CUBES_REGULAR_TABLE[face].key) == 0) {
            return person;
        }
    }
    return VOICE_NOBODY;
}

static void sit(struct front *front)
{
    struct cubes_speech_state *state = cubes_speech_of(front);
    const struct session *session = &table_of(front)->session;
    uint8_t people = 0, daring = 0;
    *state = (struct cubes_speech_state){.greeted = state->greeted};
    state->sitting.seats = session->journal.setup.seats;
    for (int seat = 0; seat < state->sitting.seats; seat++) {
        int face = session_is_human(session, seat) ? -1 : face_at(front, seat);
        state->sitting.seat[seat] = person_of(face);
        people |= (uint8_t)(face < 0 ? 1u << seat : 0);
        daring |= (uint8_t)(face >= 0 && CUBES_REGULAR_TABLE[face].strength == 1 ? 1u << seat : 0);
    }
    cubes_watch_start(&state->watch, cubes_table_seen(front), people, daring);
    speech_hush(front);
}

static bool greeted(const struct cubes_speech_state *state)
{
    for (int seat = 0; seat < state->sitting.seats; seat++) {
        int person = state->sitting.seat[seat];
        if (person != VOICE_NOBODY && (state->greeted >> person & 1u) != 0) {
            return true;
        }
    }
    return false;
}

/* Games are counted where they begin and end; returns whether one ended. */
static bool count_games(struct front *front, const struct event_list *events)
{
    struct cubes_speech_state *state = cubes_speech_of(front);
    bool ended = false;
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == CUBES_EVENT_GAME_STARTED) {
            state->sitting.hand = -1; /* games of a sitting are its hands, from 0 */
            voices_begin(voices_of(front), &CUBES_CAST, &state->sitting);
        } else if (event->kind == CUBES_EVENT_GAME_ENDED) {
            bool lost = event->seat != SEAT_NONE && event->seat != table_you(front);
            voices_end(voices_of(front), &CUBES_CAST, &state->sitting, lost);
            ended = true;
        }
    }
    return ended;
}

static void moved(struct front *front, const struct event_list *events)
{
    struct cubes_speech_state *state = cubes_speech_of(front);
    const struct session *session = &table_of(front)->session;
    state->waits = false;
    if (is_silent(front)) {
        return;
    }
    bool ended = count_games(front, events);
    state->watch.greeted = greeted(state);
    state->moment = cubes_voices_moment(&state->watch, cubes_table_seen(front), table_you(front), events);
    struct rng rng = voices_stream(session);
    state->waits =
        voices_pick(voices_of(front), &CUBES_CAST, &state->sitting, &state->moment, &rng, &state->choice);
    if (state->waits) {
        state->event = events->item[state->choice.at];
    }
    if (ended) {
        voices_keep(front);
    }
}

static void taken_back(struct front *front)
{
    struct cubes_speech_state *state = cubes_speech_of(front);
    state->waits = false;
    state->watch.points = cubes_turn_points(cubes_table_seen(front)) / CUBES_FIFTY;
    speech_hush(front);
}

static void begin(struct front *front)
{
    struct cubes_speech_state *state = cubes_speech_of(front);
    const struct voice_choice *choice = &state->choice;
    const struct voice_event *event = &CUBES_CAST.event[choice->event];
    const struct cubes_regular *regular = &CUBES_REGULAR_TABLE[face_at(front, choice->seat)];
    int person = state->sitting.seat[choice->seat], viewer = table_you(front);
    state->waits = false;
    state->speaker = choice->seat;
    voices_note(voices_of(front), &CUBES_CAST, &state->sitting, &state->moment, choice);
    state->greeted |= 1u << person;
    speech_say(front, choice->text,
               event->mood == VOICE_PLEASED ? regular->pleased
               : event->mood == VOICE_STUNG ? regular->stung
                                            : regular->portrait,
               cubes_colour_at(state->sitting.seats, viewer, choice->seat).ink);
    front_trace(front, "\"kind\":\"voice\",\"voice\":\"%s\",\"event\":\"%s\",\"line\":%d", regular->key,
                event->name, choice->line);
    voices_keep(front);
}

/* A line begins when its movement does. */
static bool tick(struct front *front)
{
    struct cubes_speech_state *state = cubes_speech_of(front);
    if (!state->waits || !is_here(front) || !table_of(front)->seated) {
        return false;
    }
    const struct cubes_view *view = &cubes_table_of(front)->view;
    const struct cubes_step *step = cubes_view_step(view); /* NULL: none has begun */
    if (view->count == 0 || is_silent(front)) {
        state->waits = false;
    } else if (step && step->event.kind == state->event.kind && step->event.seat == state->event.seat &&
               step->event.card == state->event.card) {
        begin(front);
    }
    return false;
}

static void draw(const struct front *front, struct draw_list *list)
{
    if (front_scene(front) != &table_scene || !is_here(front) || !table_of(front)->seated) {
        return;
    }
    const struct cubes_layout *layout = &cubes_table_of(front)->view.layout;
    int speaker = cubes_speech_of(front)->speaker;
    if (speaker < layout->seats) {
        struct rect plate = cubes_layout_plate(layout, speaker, table_you(front));
        speech_draw(front, list, &plate);
    }
}

const struct part cubes_speech_part = {.size = sizeof(struct cubes_speech_state), .tick = tick, .draw = draw};

const struct game_voices cubes_voices = {.sit = sit, .moved = moved, .taken_back = taken_back};
