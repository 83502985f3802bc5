/* SPDX-License-Identifier: MIT */
/* Which events the opponents at the dice speak of, and what their plates keep off. */
#include "front/cubes/cubes_front.h"

#include "front/cubes/draw.h"
#include "front/cubes/voices.h"
#include "front/front.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"

_Static_assert(sizeof(struct cubes_watch) <= VOICE_WATCH_BYTES, "the cabinet has room for what is watched");

static void watch(struct front *front)
{
    uint8_t daring = 0;
    for (int seat = 0; seat < table_of(front)->session.journal.setup.seats; seat++) {
        const struct opponent *who = table_opponent(table_of(front), seat);
        daring |= (uint8_t)(who && who->strength == 1 ? 1u << seat : 0);
    }
    cubes_watch_start(voices_watch(front), cubes_table_seen(table_of(front)), daring);
}

static struct voice_moment moment(struct front *front, struct voice_look *look)
{
    return cubes_voices_moment(voices_watch(front), cubes_table_seen(table_of(front)), look);
}

static bool shows(const struct front *front, const struct event *event)
{
    const struct motion_step *step =
        motion_now(&cubes_table_of(table_of(front))->view.motion); /* NULL: none has begun */
    return step && event_alike(step->event, *event);
}

static struct rgba ink(const struct front *front, int seat)
{
    int seats = table_of(front)->session.journal.setup.seats;
    return cubes_colour_at(seats, table_first_person(table_of(front)), seat).ink;
}

static bool plate(const struct front *front, int seat, struct rect *box)
{
    const struct cubes_layout *layout = &cubes_table_of(table_of(front))->view.layout;
    if (seat >= layout->seats) {
        return false;
    }
    *box = cubes_layout_plate(layout, seat, table_first_person(table_of(front)));
    return true;
}

/* The box of all places where dice may come to rest, so that a plate need not move while they are thrown. */
static struct rect dice_box(const struct cubes_layout *layout)
{
    struct rect rests = cubes_layout_rests(layout);
    struct point last = {rests.x + rests.w, rests.y + rests.h};
    return rect_both(cubes_layout_die_box((struct point){rests.x, rests.y}, layout->die),
                     cubes_layout_die_box(last, layout->die));
}

void cubes_speech_taken(const struct cubes_layout *layout, struct speech_taken *taken)
{
    const float picture = .0004f, panel = .0006f, sign = 30; /* of the toll, above its road */
    struct rect track = {layout->track.x, layout->track.y - sign, layout->track.w, layout->track.h + sign};
    const struct rect whole[] = {track,           layout->you,       layout->rack,        layout->bank,
                                 layout->roll,    layout->keys.what, layout->keys.key[0], layout->keys.key[1],
                                 dice_box(layout)};
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
static void taken(const struct front *front, struct draw_list *list, struct speech_taken *taken)
{
    (void)list;
    const struct cubes_view *view = &cubes_table_of(table_of(front))->view;
    if (cubes_step_hides(motion_now(&view->motion))) {
        cubes_speech_taken_poster(&view->layout, front->frame.canvas, taken);
    } else {
        cubes_speech_taken(&view->layout, taken);
    }
}

static void taken_back(struct front *front)
{
    struct cubes_watch *watched = voices_watch(front);
    watched->points = cubes_turn_points(cubes_table_seen(table_of(front))) / CUBES_FIFTY;
}

const struct game_voices cubes_voices = {.cast = &CUBES_CAST,
                                         .watch = watch,
                                         .moment = moment,
                                         .taken_back = taken_back,
                                         .shows = shows,
                                         .ink = ink,
                                         .plate = plate,
                                         .taken = taken};
