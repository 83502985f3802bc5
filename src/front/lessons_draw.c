/* SPDX-License-Identifier: MIT */
/* The coach at the table: a plate over the road, and pointers to what is meant. */
#include "base/words.h"
#include "front/front.h"
#include "ui/furniture.h"

#include <math.h>

enum { PLATE_W = 1120, HEAD = 35, PORTRAIT = 82, PAD = 18 };

static const float TEXT_EM = 26, LEADING = 1.26f;

/* Why something is not wanted now, else the words of the step that is shown, or those before it. */
static const char *words_now(const struct front *front)
{
    const struct lessons_state *lessons = &front->lessons;
    if (front->table.refused && front->table.message[0]) {
        return front->table.message;
    }
    const struct lesson_step *steps = lessons_table[lessons->which].steps;
    for (int i = lessons->said; i >= 0; i--) {
        if (steps[i].say) {
            return _(steps[i].say);
        }
    }
    return "";
}

static void draw_plate(const struct front *front, struct draw_list *list)
{
    const struct lessons_state *lessons = &front->lessons;
    const struct lesson *lesson = &lessons_table[lessons->which];
    struct rect ribbon = front->table.layout.ribbon;
    float w = fminf(PLATE_W, ribbon.w - 60), x = ribbon.x + (ribbon.w - w) / 2, room = w - PORTRAIT - 3 * PAD;
    float em = TEXT_EM * (front->settings.large_print ? 1.15f : 1);
    const char *said = words_now(front);
    /* Never more than two lines: the road below must stay in sight. */
    while (em > 18 && draw_text_lines(list, said, FONT_BODY_MEDIUM, em, room) > 2) {
        em -= 1;
    }
    struct rect box = {x, ribbon.y + 5, w, HEAD + 2 * em * LEADING + 14};
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, HEAD});
    shape_path(list, paint_fill(INK_GREEN), "M0 %dL0 12C0 5 5 0 12 0L%g 0C%g 0 %g 5 %g 12L%g %dZ", HEAD,
               (double)w - 12, (double)w - 5, (double)w, (double)w, (double)w, HEAD);
    shape_end(list);
    draw_sprite(list, "icons/portrait_coach",
                (struct rect){box.x + PAD - 4, box.y + (box.h - PORTRAIT) / 2, PORTRAIT, PORTRAIT});
    char title[160];
    /* TRANSLATORS: lesson 3 of 9, and its title. */
    text_format(title, sizeof title, _("Lesson %d of %d \u00b7 %s"), lessons->which + 1, LESSONS,
                _(lesson->title));
    float left = box.x + PORTRAIT + 2 * PAD - 4, middle = left + room * .52f;
    draw_text_fit(list, left, box.y + 26, title, FONT_SIGN, 26, INK_CREAM, ANCHOR_START, room * .5f);
    draw_text_fit(list, box.x + w - PAD, box.y + 25, _(lesson->goal), FONT_BODY_MEDIUM, 23, INK_CREAM,
                  ANCHOR_END, box.x + w - PAD - middle);
    float lines = (float)draw_text_lines(list, said, FONT_BODY_MEDIUM, em, room);
    /* In the middle by what is seen: from the top of the first line's letters to the feet of the last one's. */
    const float above = .72f, below = .25f;
    float seen = ((lines - 1) * LEADING + above + below) * em;
    float y = box.y + HEAD + (box.h - HEAD - seen) / 2 + above * em;
    draw_text_wrapped(list, left, y, said, FONT_BODY_MEDIUM, em, front->table.refused ? INK_RED : INK_INK,
                      ANCHOR_START, room, em * LEADING);
}

/* A pointer whose tip is at x, y. */
static void draw_pointer(const struct front *front, struct draw_list *list, float x, float y)
{
    float hop = front->settings.reduced_motion ? 0 : 12 * fabsf(sinf((float)front->table.march_ticks * .12f));
    shape_begin(list, (struct rect){x - 30, y - 58 - hop, 60, 60});
    shape_path(list, (struct paint){.fill = INK_SUN, .stroke = INK_INK, .width = 4, .round = true},
               "M30 56L6 28L20 28L20 4L40 4L40 28L54 28Z");
    shape_end(list);
}

static void draw_pointers(const struct front *front, struct draw_list *list)
{
    const struct lesson_step *step = lessons_wanted(front);
    const struct mille_table *table = &front->table;
    if (step == NULL || !mille_table_ready(front)) {
        return;
    }
    if (step->act == LEARN_DRAW) {
        struct rect deck = table->layout.deck;
        draw_pointer(front, list, deck.x + deck.w / 2, deck.y + 70);
        return;
    }
    const struct mille_state *state = mille_table_state(front);
    const struct shown_hand *hand = &table->shown.hand[TABLE_YOU];
    for (int i = 0; i < hand->count; i++) {
        struct move move = mille_table_move_of(front, i);
        bool legal = step->act == LEARN_DISCARD ||
                     mille_legal(&state->pub, &state->hand[TABLE_YOU], move) == REFUSAL_NONE;
        if (legal && lessons_means(front, hand->card[i].card) && !(table->dragging && i == table->held)) {
            struct pose pose = hand->card[i].pose;
            draw_pointer(front, list, pose.x, pose.y - pose.w * .7f + 14);
        }
    }
}

void lessons_draw(const struct front *front, struct draw_list *list)
{
    if (front->lessons.on) {
        draw_plate(front, list);
        draw_pointers(front, list);
    }
}
