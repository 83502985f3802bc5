/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_front.h"

#include "front/front.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_voices.h"
#include "front/mille/score.h"
#include "front/table/seats.h"
#include "front/voices/voices_table.h"

#include <math.h>
#include <string.h>

enum { SLOW_MS = 60000 };

_Static_assert(sizeof(struct mille_watch) <= VOICE_WATCH_BYTES, "the cabinet has room for what is watched");

static struct voice_moment moment(struct front *front, struct voice_look *look)
{
    struct mille_watch *watch = voices_watch(front);
    const struct event_list *events = look->seen;
    uint64_t now = services_now(front->services);
    watch->slow = watch->turn_since > 0 && now - watch->turn_since >= SLOW_MS;
    for (int i = 0; i < events->count; i++) {
        if (events->item[i].kind == EVENT_TURN) {
            watch->turn_since = events->item[i].seat == table_you(table_of(front)) ? now : 0;
        }
    }
    watch->due = false;
    return mille_voices_moment(watch, &mille_table_seen(table_of(front))->pub,
                               session_moves(&table_of(front)->session), look);
}

static void taken_back(struct front *front)
{
    struct mille_watch *watch = voices_watch(front);
    memset(watch->hit, 0, sizeof watch->hit);
}

void mille_speech_begins(struct front *front, const struct motion_step *step)
{
    struct mille_watch *watch = voices_watch(front);
    if (step->kind == STEP_COUP) {
        watch->due = true;
    } else {
        voices_begins(front, &step->event);
    }
}

/* Words about a coup fourre come when its poster has gone; mille_speech_begins tells of all other events. */
static bool shows(const struct front *front, const struct event *event)
{
    const struct mille_watch *watch = voices_watch(front);
    return watch->due && event->kind == EVENT_COUP_FOURRE && front_scene(front) == &table_scene &&
           !mille_view_of(table_of(front))->shown.motion.held && !mille_table_ready(front);
}

static struct rgba ink(const struct front *front, int seat)
{
    return mille_driver_plate(mille_table_driver(table_of(front), seat)); /* a person speaks too */
}

/* On a flat table the words stand on the road: beside the cars, and not on the bar's sentence. */
static void take_road(const struct front *front, struct speech_taken *taken)
{
    const float row = .3f, long_car = 112, high_car = 60, ahead = 8;
    const struct mille_layout *layout = &mille_view_of(table_of(front))->layout;
    const struct mille_shown *shown = &mille_view_of(table_of(front))->shown;
    for (int r = 0; r < mille_table_rows(table_of(front)); r++) {
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
}

static bool stands(const struct front *front)
{
    return front_scene(front) == &table_scene || front_scene(front) == &score_scene ||
           front_scene(front) == &game_over_scene;
}

/* Sheets show no plate. */
static bool plate(const struct front *front, int seat, struct rect *box)
{
    int place = mille_table_row(table_of(front), table_side_of(table_of(front), seat));
    const struct mille_row *row = &mille_view_of(table_of(front))->layout.row[place];
    *box = row->plate.w > 0 ? row->plate : row->battle;
    return front_scene(front) == &table_scene;
}

static void taken(const struct front *front, struct draw_list *list, struct speech_taken *taken)
{
    if (front_scene(front) == &score_scene) {
        score_taken(front, list, taken);
    } else if (front_scene(front) == &game_over_scene) {
        game_over_taken(front, list, taken);
    } else if (mille_view_of(table_of(front))->layout.kind == FRAME_FLAT) {
        take_road(front, taken);
    }
}

const struct game_voices mille_voices = {.cast = &MILLE_CAST,
                                         .moment = moment,
                                         .taken_back = taken_back,
                                         .shows = shows,
                                         .ink = ink,
                                         .stands = stands,
                                         .plate = plate,
                                         .taken = taken};
