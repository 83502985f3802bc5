/* SPDX-License-Identifier: MIT */
/* The coach at the table: a plate over the road, and pointers to what is meant. */
#include "base/words.h"
#include "front/front.h"
#include "front/mille/lessons.h"
#include "front/mille/lessons_table.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

enum { PORTRAIT = 76, PAD = 18 };

static const float TEXT_EM = 26, LEADING = 1.22f;

/* Why something is not wanted now, else the words of the step that is shown, or those before it. */
static const char *words_now(const struct front *front)
{
    const struct lessons_state *lessons = lessons_of(front);
    if (table_of(front)->refused && table_of(front)->message[0]) {
        return table_of(front)->message;
    }
    const struct lesson_step *steps = lessons_table[lessons->which].steps;
    for (int i = lessons->said; i >= 0; i--) {
        if (steps[i].say) {
            return _(steps[i].say);
        }
    }
    return "";
}

/* How the coach's plate lies. */
struct coach {
    struct rect box;
    float head, portrait, em;
    int lines;
    bool goal; /* named in the head */
};

/* The highest point that a car of the ribbon reaches now. */
static float cars_top(const struct front *front)
{
    const struct mille_shown *shown = &mille_view_of(front)->shown;
    struct rect ribbon = mille_view_of(front)->layout.ribbon;
    float top = ribbon.y + ribbon.h;
    for (int side = 0; side < shown->sides; side++) {
        const struct car *car = &mille_table_driver(front, side)->car;
        struct point at = mille_ribbon_at(ribbon, mille_draw_miles(shown, side, 0), -5, NULL);
        top = fminf(top, at.y - car->high * .24f * fminf(ribbon.h / 236, 1));
    }
    return top;
}

static float coach_room(const struct coach *coach)
{
    return coach->box.w - coach->portrait - 3 * PAD;
}

static float coach_height(const struct coach *coach)
{
    return coach->head + (float)coach->lines * coach->em * LEADING + 12;
}

/* The largest letters, down to `least`, in which the words end above a line, or the least ones. */
static void fit_coach(struct coach *coach, const struct draw_list *list, const char *said, float largest,
                      float least, float foot)
{
    for (coach->em = largest;; coach->em -= 1) {
        coach->lines = draw_text_lines(list, said, FONT_BODY_MEDIUM, coach->em, coach_room(coach));
        coach->box.h = coach_height(coach);
        if (coach->em <= least || coach->box.y + coach->box.h <= foot) {
            return;
        }
    }
}

/* Over the ribbon's sky, above both cars; where the ribbon is low, over the strip. */
static struct coach place_coach(const struct front *front, const struct draw_list *list, const char *said)
{
    const struct mille_layout *layout = &mille_view_of(front)->layout;
    const struct mille_row *far = &layout->row[1];
    float large = front->settings.large_print ? 1.15f : 1;
    bool low = layout->ribbon.h < 200;
    struct coach coach = {.head = low ? 28 : 31, .portrait = low ? 60 : PORTRAIT, .goal = !low};
    if (!low) {
        float gap = layout->ribbon.y - far->battle.y - far->battle.h;
        coach.box = (struct rect){layout->ribbon.x + 10, layout->ribbon.y - fminf(gap - 2, 12),
                                  layout->ribbon.w - 20, 0};
        fit_coach(&coach, list, said, TEXT_EM * large, 18, cars_top(front) - 2);
    } else if (layout->kind == FRAME_FLAT) {
        /* The key of the menu stays free: a thumb has no other way out. */
        float left = far->safeties.x, right = layout->menu.x - 8;
        coach.box = (struct rect){left, 4, right - left, 0};
        fit_coach(&coach, list, said, 24, 18, layout->ribbon.y);
        coach.box.h = fmaxf(coach.box.h, layout->strip.y + layout->strip.h - coach.box.y);
    } else {
        float right = layout->menu.w > 0 ? layout->menu.x - 8 : layout->strip.x + layout->strip.w;
        coach.box = (struct rect){layout->strip.x, layout->strip.y - 2, right - layout->strip.x, 0};
        fit_coach(&coach, list, said, 24, layout->kind == FRAME_POCKET ? 21 : 19, far->battle.y + 12);
    }
    return coach;
}

static void draw_coach_head(const struct front *front, struct draw_list *list, const struct coach *coach)
{
    const struct lesson *lesson = &lessons_table[lessons_of(front)->which];
    struct rect box = coach->box;
    double w = (double)box.w, head = (double)coach->head;
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, coach->head});
    shape_path(list, paint_fill(INK_GREEN), "M0 %gL0 12C0 5 5 0 12 0L%g 0C%g 0 %g 5 %g 12L%g %gZ", head,
               w - 12, w - 5, w, w, w, head);
    shape_end(list);
    draw_sprite(list, "icons/portrait_coach",
                (struct rect){box.x + PAD - 4, box.y + (box.h - coach->portrait) / 2, coach->portrait,
                              coach->portrait});
    char title[160];
    /* TRANSLATORS: lesson 3 of 9, and its title. */
    text_format(title, sizeof title, _("Lesson %d of %d \u00b7 %s"), lessons_of(front)->which + 1, LESSONS,
                _(lesson->title));
    float room = coach_room(coach), left = box.x + coach->portrait + 2 * PAD - 4, middle = left + room * .52f;
    float size = fminf(26, coach->head - 6), y = box.y + coach->head / 2 + size * .34f;
    draw_text_fit(list, left, y, title, FONT_SIGN, size, INK_CREAM, ANCHOR_START,
                  coach->goal ? room * .5f : room);
    if (coach->goal) {
        draw_text_fit(list, box.x + box.w - PAD, y - 1, _(lesson->goal), FONT_BODY_MEDIUM, 23, INK_CREAM,
                      ANCHOR_END, box.x + box.w - PAD - middle);
    }
}

static void draw_plate(const struct front *front, struct draw_list *list)
{
    const char *said = words_now(front);
    struct coach coach = place_coach(front, list, said);
    struct rect box = coach.box;
    draw_coach_head(front, list, &coach);
    /* In the middle by what is seen: from the top of the first line's letters to the feet of the last one's.
     */
    const float above = .72f, below = .25f;
    float seen = ((float)(coach.lines - 1) * LEADING + above + below) * coach.em;
    float y = box.y + coach.head + (box.h - coach.head - seen) / 2 + above * coach.em;
    draw_text_wrapped(list, box.x + coach.portrait + 2 * PAD - 4, y, said, FONT_BODY_MEDIUM, coach.em,
                      table_of(front)->refused ? INK_RED : INK_INK, ANCHOR_START, coach_room(&coach),
                      coach.em * LEADING);
}

/* A pointer whose tip is at x, y. */
static void draw_pointer(const struct front *front, struct draw_list *list, float x, float y)
{
    float hop = front->settings.reduced_motion
                    ? 0
                    : 12 * fabsf(sinf((float)mille_view_of(front)->march_ticks * .12f));
    shape_begin(list, (struct rect){x - 30, y - 58 - hop, 60, 60});
    shape_path(list, (struct paint){.fill = INK_SUN, .stroke = INK_INK, .width = 4, .round = true},
               "M30 56L6 28L20 28L20 4L40 4L40 28L54 28Z");
    shape_end(list);
}

static void draw_pointers(const struct front *front, struct draw_list *list)
{
    const struct lesson_step *step = lessons_wanted(front);
    const struct mille_view *view = mille_view_of(front);
    if (step == NULL || !mille_table_ready(front)) {
        return;
    }
    if (step->act == LEARN_DRAW) {
        struct rect deck = view->layout.deck;
        draw_pointer(front, list, deck.x + deck.w / 2, deck.y + 70);
        return;
    }
    const struct mille_observation *seen = mille_table_seen(front);
    const struct shown_hand *hand = &view->shown.hand[TABLE_YOU];
    for (int i = 0; i < hand->count; i++) {
        struct move move = mille_table_move_of(front, i);
        bool legal = step->act == LEARN_DISCARD || mille_legal(&seen->pub, &seen->own, move) == REFUSAL_NONE;
        if (legal && lessons_means(front, hand->card[i].card) && !(view->dragging && i == view->held)) {
            struct pose pose = hand->card[i].pose;
            draw_pointer(front, list, pose.x, pose.y - pose.w * .7f + 14);
        }
    }
}

void lessons_draw(const struct front *front, struct draw_list *list)
{
    if (table_is_lesson(front)) {
        draw_plate(front, list);
        draw_pointers(front, list);
    }
}
