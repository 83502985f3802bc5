/* SPDX-License-Identifier: MIT */
#include "front/journey/evening.h"
#include "front/journey/goal_rules.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/journey/stage_text.h"
#include "front/stage/print.h"

#include <math.h>

void evening_text(const struct front *front, struct text *out)
{
    stage_day_text(journey_of(front)->stage, out);
    text_add(out, " \u00b7 ");
    stage_met_text(journey_of(front)->try.met, out);
}

static void draw_ring(struct draw_list *list, int goal, bool met, struct point middle, float size)
{
    char name[GOAL_PICTURE_SIZE];
    goal_picture(goal, false, met, name);
    draw_sprite(list, name, (struct rect){middle.x - size / 2, middle.y - size / 2, size, size});
}

/* "met", "25 short", or at least that it is not met yet. */
static void say_state(const struct stage_try *try, int goal, char *says, size_t size)
{
    struct text out = text_in(says, size);
    journey_goal_text(try, goal, &out);
    if (out.length == 0) {
        text_add(&out, try->over ? _("not met") : _("not yet"));
    }
}

/* A goal's words in the middle of a row; in two lines where large print has room for them and one line would
 * be too small to read. */
static void draw_words(struct draw_list *list, const char *words, struct rect row, float size)
{
    const enum font font = FONT_BODY_MEDIUM;
    const float least = 16, middle = row.y + row.h / 2;
    bool fits = draw_text_width(list, words, font, size, 0) * .84f <= row.w;
    float high = 0, set = size;
    for (; set >= least && print_is_large(list) && !fits; set--) {
        high = draw_text_size(list, font, set) * 1.12f;
        if (draw_text_lines(list, words, font, set, row.w) == 2 && 2 * high <= row.h) {
            draw_text_wrapped(list, row.x, middle + set * .36f - high / 2, words, font, set, INK_INK,
                              ANCHOR_START, row.w, high);
            return;
        }
    }
    draw_text_fit(list, row.x, middle + size * .34f, words, font, size, INK_INK, ANCHOR_START, row.w);
}

/* A goal in a row of its own, what is said of it at the right. */
static void draw_row(const struct stage_try *try, struct draw_list *list, struct rect row, int goal)
{
    const float ring = fminf(row.h * .86f, 38), size = fminf(28, row.h * .66f), gap = 16;
    const float middle = row.y + row.h / 2, base = middle + size * .34f;
    const bool met = try->met >> goal & 1u;
    char says[64];
    say_state(try, goal, says, sizeof says);
    float beside = fminf(draw_text_width(list, says, FONT_BODY_SEMI, size, 0),
                         row.w * (print_is_large(list) ? .38f : .3f));
    draw_ring(list, goal, met, (struct point){row.x + ring / 2, middle}, ring);
    draw_words(list, _(try->stage->goal[goal].words),
               (struct rect){row.x + ring + gap, row.y, row.w - ring - beside - 2 * gap, row.h}, size);
    draw_text_fit(list, row.x + row.w, base, says, FONT_BODY_SEMI, size, met ? INK_GREEN : INK_ASPHALT2,
                  ANCHOR_END, beside + 1);
}

/* A goal in a column, its words in two lines. */
static void draw_column(const struct stage_try *try, struct draw_list *list, struct rect box, int goal)
{
    const float ring = fminf(box.h * .7f, 40), x = box.x + ring + 8, room = box.w - ring - 20;
    const char *goal_words = _(try->stage->goal[goal].words);
    float size = 23;
    while (size > 14 && draw_text_lines(list, goal_words, FONT_BODY_MEDIUM, size, room) > 2) {
        size--;
    }
    const float high = draw_text_size(list, FONT_BODY_MEDIUM, size) * 1.12f;
    const int lines = draw_text_lines(list, goal_words, FONT_BODY_MEDIUM, size, room);
    draw_ring(list, goal, try->met >> goal & 1u, (struct point){box.x + ring / 2, box.y + box.h / 2}, ring);
    draw_text_wrapped(list, x, box.y + box.h / 2 + size * .34f - high * (float)(lines - 1) / 2, goal_words,
                      FONT_BODY_MEDIUM, size, INK_INK, ANCHOR_START, room, high);
}

void evening_goals_draw(const struct front *front, struct draw_list *list, struct rect box)
{
    const float low = 84; /* units: three rows would have letters too small to read */
    const struct stage_try *try = &journey_of(front)->try;
    const float part = 1.0f / STAGE_GOALS;
    for (int g = 0; g < STAGE_GOALS; g++) {
        if (box.h < low) {
            const float w = box.w * part;
            draw_column(try, list, (struct rect){box.x + w * (float)g, box.y, w, box.h}, g);
        } else {
            const float h = box.h * part;
            draw_row(try, list, (struct rect){box.x, box.y + h * (float)g, box.w, h}, g);
        }
    }
}
