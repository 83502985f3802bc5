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
/* A change is seen in so large parts, each of which paints half of the window anew. */
static const float PART = .04f;
static const float SIDES = .8f; /* of that is each plane beside the table */
/* The name of the choice in the settings of each game (front/settings). */
static const char CHOICE[] = "stakes";

int table_stakes(const struct table *table)
{
    return table->stakes.level;
}

float table_stakes_shade(const struct table *table)
{
    float to = shades[table->stakes.level];
    return to + truncf((table->stakes.shade - to) / PART) * PART;
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
    if (table->seated && !table_moves(table) && table_phase(table) != GAME_PLAYING) {
        table_stakes_reset(table); /* a sheet comes, below which nothing goes on */
    } else if (table->seated && !table_moves(table)) {
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

/* One side of the room: a plane that gets narrower on its way down, and over its lower part one that gets
 * wider. Between them and those of the other side the light has the shape of a lamp's. */
static void draw_side(struct draw_list *list, float edge, float reach, float top, float foot, struct rgba ink)
{
    static const float narrow = .3f, from = .3f, wide = .85f;
    const struct point upper[] = {
        {edge, top}, {edge + reach, top}, {edge + reach * narrow, foot}, {edge, foot}};
    const struct point lower[] = {
        {edge, top + (foot - top) * from}, {edge + reach * wide, foot}, {edge, foot}};
    draw_polygon(list, upper, 4, ink);
    draw_polygon(list, lower, 3, ink);
}

void stakes_draw(struct draw_list *list, struct rect lit, float shade)
{
    struct rect all = list->frame.canvas;
    float foot = lit.y + lit.h;
    if (shade <= 0 || list->contrast) {
        return;
    }
    draw_side(list, 0, lit.x, lit.y, foot, ink_fade(INK_INK, shade * SIDES));
    draw_side(list, all.w, lit.x + lit.w - all.w, lit.y, foot, ink_fade(INK_INK, shade * SIDES));
}

void stakes_draw_behind(struct draw_list *list, float foot, float shade)
{
    if (shade > 0 && foot > 0 && !list->contrast) {
        draw_fill(list, (struct rect){0, 0, list->frame.canvas.w, foot}, ink_fade(INK_INK, shade));
    }
}
