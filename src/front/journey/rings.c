/* SPDX-License-Identifier: MIT */
#include "front/journey/rings.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/goal_rules.h"
#include "front/journey/journey.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

enum { AREA_GOAL = ITEM_AREAS + 80 };

static const float HOP_MS = 420, HOP = 10;
/* Of a large ring and of a small one: its size, its picture, which has a shadow, and the way to the next. */
static const float LARGE = 52, LARGE_ART = 60, SMALL_ART = 24, PART = .8f;

bool rings_are_shown(const struct table *table)
{
    return table->kind == TABLE_STAGE && table->seated;
}

void rings_clear(struct front *front)
{
    journey_of(front)->rings = (struct rings_shown){.filled = 0};
}

/* ---- filling --------------------------------------------------------------------------------------- */

static void fill(struct front *front, int goal)
{
    const struct stage_try *try = &journey_of(front)->try;
    journey_of(front)->rings.filled |= 1u << goal;
    if (!try->over) { /* then the travel book tells it */
        journey_of(front)->rings.hop[goal] = 1;
        table_say(table_of(front), false, _("Goal met: %s."), _(try->stage->goal[goal].words));
        sounds_cue(front, CUE_SAMPLE);
    }
    front_touch(front);
}

bool rings_tick(struct front *front)
{
    struct rings_shown *rings = &journey_of(front)->rings;
    const struct stage_try *try = &journey_of(front)->try;
    if (!rings_are_shown(table_of(front))) {
        return false;
    }
    bool moves = false, rests = !table_moves(table_of(front));
    rings->filled &= try->met; /* a move was taken back */
    for (int g = 0; g < STAGE_GOALS; g++) {
        if (rests && try->met >> g & 1u && !(rings->filled >> g & 1u)) {
            fill(front, g);
        }
        int *hop = &rings->hop[g];
        if (*hop > 0) {
            *hop = front->settings.reduced_motion || *hop >= tween_ticks(HOP_MS) ? 0 : *hop + 1;
            front_touch(front);
            moves = true;
        }
    }
    return moves;
}

struct rect rings_on_edge(struct rect panel, float right, bool below)
{
    const float within = 13;
    return (struct rect){right - RINGS_SMALL_W,
                         below ? panel.y + panel.h - within : panel.y + within - RINGS_SMALL_H, RINGS_SMALL_W,
                         RINGS_SMALL_H};
}

/* ---- how they look --------------------------------------------------------------------------------- */

static struct rect ring_box(struct rect box, int goal)
{
    bool high = box.h > box.w;
    float w = high ? box.w : box.w / STAGE_GOALS, h = high ? box.h / STAGE_GOALS : box.h;
    return (struct rect){box.x + (high ? 0 : w * (float)goal), box.y + (high ? h * (float)goal : 0), w, h};
}

void rings_draw(const struct table *table, struct draw_list *list, struct rect box)
{
    if (!rings_are_shown(table) || box.w <= 0) {
        return;
    }
    const struct rings_shown *rings = &journey_of(table->front)->rings;
    furniture_plate(list, box, fminf(12, fminf(box.w, box.h) / 3), INK_CREAM);
    for (int g = 0; g < STAGE_GOALS; g++) {
        struct rect place = ring_box(box, g);
        bool large = fminf(place.w, place.h) >= LARGE;
        float art = large ? LARGE_ART : fminf(SMALL_ART, fminf(place.w, place.h) * PART);
        float way = (float)rings->hop[g] / (float)tween_ticks(HOP_MS);
        float hop = rings->hop[g] > 0 && !table->front->settings.reduced_motion ? HOP * sinf(way * PI) : 0;
        char name[GOAL_PICTURE_SIZE];
        goal_picture(g, large, rings->filled >> g & 1u, name);
        draw_sprite(
            list, name,
            (struct rect){place.x + (place.w - art) / 2, place.y + (place.h - art) / 2 - hop, art, art});
    }
}

/* ---- what can be asked ----------------------------------------------------------------------------- */

static void say_goal(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct stage_try *try = &journey_of(front)->try;
    int goal = item->id - AREA_GOAL;
    struct text more = text_in(says->more, sizeof says->more);
    goal_explain(journey_of(front)->stage, goal, says);
    if (try->met >> goal & 1u) {
        text_add(&more, _("Met."));
    } else {
        char lacks[96];
        struct text near = text_in(lacks, sizeof lacks);
        journey_goal_text(try, goal, &near);
        text_addf(&more, near.length > 0 ? _("Not yet: %s.") : _("Not yet."), lacks);
    }
}

static const struct item_row rows[] = {
    {"goal.*", N_("A goal of the evening"), N_("Fills once it is met."), say_goal, .kind = KIND_SPOT,
     .id = AREA_GOAL, .count = STAGE_GOALS},
    {.name = NULL},
};

void rings_areas(const struct table *table, struct focus_list *list, struct rect box)
{
    for (int g = 0; g < STAGE_GOALS && rings_are_shown(table) && box.w > 0; g++) {
        item_add(list, rows, AREA_GOAL + g, ring_box(box, g), true);
    }
}

/* ---- what a mouse points at ------------------------------------------------------------------------ */

static int under(const struct front *front)
{
    const struct scene *scene = front_scene(front);
    struct focus_list list;
    if (!rings_are_shown(table_of(front)) || scene == NULL || scene->areas == NULL) {
        return 0;
    }
    focus_clear(&list);
    scene->areas(front, &list);
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        if (item->row == rows && rect_holds(item->box, front->pointer_x, front->pointer_y)) {
            return item->id - AREA_GOAL + 1;
        }
    }
    return 0;
}

void rings_hear(struct front *front, const struct intent *intent)
{
    struct rings_shown *rings = &journey_of(front)->rings;
    int now = intent->kind == INTENT_POINT ? under(front) : intent->kind == INTENT_LEAVE ? 0 : rings->under;
    if (now != rings->under) {
        rings->under = now;
        front_touch(front);
    }
}

void rings_status(const struct front *front, struct status *status)
{
    const struct rings_shown *rings = &journey_of(front)->rings;
    if (rings->under > 0 && rings_are_shown(table_of(front))) {
        const struct focus_item item = {.id = AREA_GOAL + rings->under - 1};
        struct item_words says = {.refused = false};
        say_goal(front, &item, &says);
        text_format(status->hint, sizeof status->hint, "%s: %s. %s", says.title,
                    _(journey_of(front)->try.stage->goal[rings->under - 1].words), says.more);
    }
}
