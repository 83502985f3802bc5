/* SPDX-License-Identifier: MIT */
#include "front/table/stakes.h"

#include "front/front.h"
#include "front/game_front.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"
#include "ui/tween.h"

#include <math.h>

/* How dark it is at each step, and how long the light takes from none to the darkest. */
static const float shades[STAKES_MOST + 1] = {0, .08f, .14f, .20f};
static const float EASE_MS = 400;
/* The name of the choice in the settings of each game (front/settings). */
static const char CHOICE[] = "stakes";

int table_stakes(const struct table *table)
{
    return table->stakes.level;
}

float table_stakes_shade(const struct table *table)
{
    return table->stakes.shade;
}

bool table_stakes_wanted(const struct table *table)
{
    return table->seated && !table_is_lesson(table) && !table_is_replay(table) &&
           settings_number(&table->front->settings, table->game->game->name, CHOICE, 1) != 0;
}

static int look(const struct table *table)
{
    const struct game_view *view = table->game->view;
    bool plays = view->stakes && table_stakes_wanted(table) && table_phase(table) == GAME_PLAYING;
    int level = plays ? view->stakes(table) : 0;
    return level < 0 ? 0 : level > STAKES_MOST ? STAKES_MOST : level;
}

void table_stakes_reset(struct table *table)
{
    int level = look(table);
    table->stakes = (struct stakes_shown){.level = level,
                                          .turn = table->seated ? session_turn(&table->session) : SEAT_NONE,
                                          .shade = shades[level]};
}

/* A step is heard as it begins, and after that each time that a seat comes to its turn. */
static void hear(struct table *table, int before)
{
    struct stakes_shown *stakes = &table->stakes;
    int turn = session_turn(&table->session);
    if (stakes->level > before) {
        sounds_cue(table->front, CUE_DRUMS);
    } else if (stakes->level > 0 && turn != SEAT_NONE && turn != stakes->turn) {
        sounds_cue(table->front, CUE_DRUMS_AGAIN);
    }
    stakes->turn = turn;
}

bool table_stakes_tick(struct table *table)
{
    struct stakes_shown *stakes = &table->stakes;
    if (table->seated && !table_moves(table)) {
        int before = stakes->level;
        stakes->level = look(table);
        hear(table, before);
    }
    sounds_hush(table->front, stakes->level);
    float to = shades[stakes->level], all = shades[STAKES_MOST];
    bool still = table->front->settings.reduced_motion;
    bool moves = tween_toward(&stakes->shade, to, still ? all : all / (float)tween_ticks(EASE_MS));
    if (moves) {
        front_touch(table->front);
    }
    return moves;
}

/* One side of the room: from the canvas's edge to a line that comes nearer to the edge on its way down. */
static void draw_side(struct draw_list *list, float edge, float top, float foot, float upper, float lower,
                      struct rgba ink)
{
    struct point corner[] = {{edge, top}, {upper, top}, {lower, foot}, {edge, foot}};
    draw_polygon(list, corner, 4, ink);
}

void stakes_draw(struct draw_list *list, struct rect lit, float shade)
{
    /* Two flat planes, one on the other: the outer one is darker. */
    static const float part[2] = {.6f, .4f}, in[2] = {0, .07f};
    struct rect all = list->frame.canvas;
    if (shade <= 0 || list->contrast) {
        return;
    }
    for (int plane = 0; plane < 2; plane++) {
        struct rgba ink = ink_fade(INK_INK, shade * part[plane]);
        float off = in[plane] * all.w, left = lit.x - off, right = lit.x + lit.w + off;
        draw_side(list, 0, lit.y, all.h, fmaxf(left, 0), fmaxf(left - lit.x * .8f, 0), ink);
        draw_side(list, all.w, lit.y, all.h, fminf(right, all.w),
                  fminf(right + (all.w - lit.x - lit.w) * .8f, all.w), ink);
    }
    if (lit.y > 0) {
        draw_fill(list, (struct rect){0, 0, all.w, lit.y}, ink_fade(INK_INK, shade));
    }
}
