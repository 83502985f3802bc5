/* SPDX-License-Identifier: MIT */
#include "front/cubes/speech.h"

#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/cubes/draw_moment.h"
#include "front/cubes/regulars.h"
#include "front/front.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <math.h>
#include <string.h>

struct cubes_speech_state *cubes_speech_of(const struct front *front)
{
    return part_of(front, &cubes_speech_part);
}

/* The face at a seat, as its portrait tells; -1: a person. */
static int face_at(const struct front *front, int seat)
{
    struct cubes_look look = cubes_table_look(front);
    for (int face = 0; face < CUBES_REGULARS; face++) {
        if (strcmp(CUBES_REGULAR_TABLE[face].who.portrait, look.seat[seat].portrait) == 0) {
            return face;
        }
    }
    return -1;
}

static int person_at(const struct front *front, int seat)
{
    int face = face_at(front, seat);
    for (int person = 0; face >= 0 && person < CUBES_PEOPLE_COUNT; person++) {
        if (strcmp(CUBES_PEOPLE[person].key, CUBES_REGULAR_TABLE[face].who.key) == 0) {
            return person;
        }
    }
    return VOICE_NOBODY;
}

static void watch(struct front *front, uint8_t people)
{
    uint8_t daring = 0;
    for (int seat = 0; seat < table_of(front)->session.journal.setup.seats; seat++) {
        int face = (unsigned)people >> seat & 1u ? -1 : face_at(front, seat);
        daring |= (uint8_t)(face >= 0 && CUBES_REGULAR_TABLE[face].who.strength == 1 ? 1u << seat : 0);
    }
    cubes_watch_start(&cubes_speech_of(front)->watch, cubes_table_seen(front), people, daring);
}

static struct voice_moment moment(struct front *front, const struct event_list *events, bool greeted)
{
    struct cubes_watch *watched = &cubes_speech_of(front)->watch;
    watched->greeted = greeted;
    return cubes_voices_moment(watched, cubes_table_seen(front), table_you(front), events);
}

static bool shows(const struct front *front, const struct event *event)
{
    const struct cubes_step *step = cubes_view_step(&cubes_table_of(front)->view); /* NULL: none has begun */
    return step && step->event.kind == event->kind && step->event.seat == event->seat &&
           step->event.card == event->card;
}

static struct voice_face face(const struct front *front, int seat, int mood)
{
    const struct cubes_regular *regular = &CUBES_REGULAR_TABLE[face_at(front, seat)];
    int seats = table_of(front)->session.journal.setup.seats;
    return (struct voice_face){mood == VOICE_PLEASED ? regular->pleased
                               : mood == VOICE_STUNG ? regular->stung
                                                     : regular->who.portrait,
                               cubes_colour_at(seats, table_first_person(front), seat).ink};
}

static bool plate(const struct front *front, int seat, struct rect *box)
{
    const struct cubes_layout *layout = &cubes_table_of(front)->view.layout;
    if (seat >= layout->seats) {
        return false;
    }
    *box = cubes_layout_plate(layout, seat, table_first_person(front));
    return true;
}

static struct rect both(struct rect a, struct rect b)
{
    float right = fmaxf(a.x + a.w, b.x + b.w), foot = fmaxf(a.y + a.h, b.y + b.h);
    struct rect all = {fminf(a.x, b.x), fminf(a.y, b.y), 0, 0};
    all.w = right - all.x;
    all.h = foot - all.y;
    return all;
}

/* Wherever dice may come to rest, so that a plate stays where it is while they are thrown. */
static struct rect dice_box(const struct cubes_layout *layout)
{
    struct rect box = cubes_layout_die_box(cubes_layout_spot(layout, 0, 1), layout->die);
    for (int count = 2; count <= CUBES_DICE; count++) {
        for (int i = 0; i < count; i++) {
            box = both(box, cubes_layout_die_box(cubes_layout_spot(layout, i, count), layout->die));
        }
    }
    return box;
}

void cubes_speech_taken(const struct cubes_layout *layout, struct speech_taken *taken)
{
    const float picture = .0004f, panel = .0006f, sign = 30; /* of the toll, above its road */
    struct rect track = {layout->track.x, layout->track.y - sign, layout->track.w, layout->track.h + sign};
    const struct rect whole[] = {track,        layout->you,    layout->rack,   layout->bank,    layout->roll,
                                 layout->what, layout->key[0], layout->key[1], dice_box(layout)};
    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++) {
        speech_take(taken, whole[i], 1);
    }
    for (int i = 0; i < layout->seats - (layout->you.w > 0); i++) {
        speech_take(taken, layout->plate[i], 1);
    }
    for (int i = 0; i < layout->seats - 1; i++) {
        speech_take(taken, layout->busts[i], picture);
    }
    struct rect tray = layout->tray; /* what kind of game it is */
    speech_take(taken, (struct rect){tray.x + tray.w / 4, tray.y + tray.h - 60, tray.w / 2, 72}, picture * 4);
    speech_take(taken, layout->turn, panel);
    speech_take(taken, layout->combos, panel);
    speech_take(taken, layout->gauge, panel);
}

void cubes_speech_taken_poster(const struct cubes_layout *layout, struct rect canvas,
                               struct speech_taken *taken)
{
    struct rect box[CUBES_POSTER_BOXES];
    int count = cubes_poster_boxes(layout, canvas, box);
    for (int i = 0; i < count; i++) {
        speech_take(taken, box[i], i < 2 ? 1 : .01f); /* letters before pictures */
    }
}

/* A poster lies over all of the table. */
static void taken(const struct front *front, struct speech_taken *taken)
{
    const struct cubes_view *view = &cubes_table_of(front)->view;
    if (cubes_step_hides(cubes_view_step(view))) {
        cubes_speech_taken_poster(&view->layout, front->frame.canvas, taken);
    } else {
        cubes_speech_taken(&view->layout, taken);
    }
}

static const struct voice_table speaking = {.game = &cubes_game,
                                            .cast = &CUBES_CAST,
                                            .part = &cubes_speech_part,
                                            .begins = CUBES_EVENT_GAME_STARTED,
                                            .ends = CUBES_EVENT_GAME_ENDED,
                                            .person = person_at,
                                            .watch = watch,
                                            .moment = moment,
                                            .shows = shows,
                                            .face = face,
                                            .plate = plate,
                                            .taken = taken};

static void sit(struct front *front)
{
    voice_table_sit(front, &speaking);
}

static void moved(struct front *front, const struct event_list *events)
{
    voice_table_moved(front, &speaking, events);
}

static void taken_back(struct front *front)
{
    voice_table_taken_back(front, &speaking);
    cubes_speech_of(front)->watch.points = cubes_turn_points(cubes_table_seen(front)) / CUBES_FIFTY;
}

static bool tick(struct front *front)
{
    return voice_table_tick(front, &speaking);
}

static void draw(const struct front *front, struct draw_list *list)
{
    voice_table_draw(front, &speaking, list);
}

const struct part cubes_speech_part = {.size = sizeof(struct cubes_speech_state), .tick = tick, .draw = draw};

const struct game_voices cubes_voices = {.sit = sit, .moved = moved, .taken_back = taken_back};
