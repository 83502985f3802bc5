/* SPDX-License-Identifier: MIT */
/* The coach at the road table: where the plate lies, what pointers point at, and the lessons done. */
#include "front/front.h"
#include "front/lesson/lessons.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "front/stage/print.h"
#include "ui/shape.h"

#include <math.h>

static const float TEXT_EM = 26;

/* The highest point that a car of the ribbon reaches now. */
static float cars_top(const struct front *front)
{
    const struct mille_shown *shown = &mille_view_of(table_of(front))->shown;
    struct rect ribbon = mille_view_of(table_of(front))->layout.ribbon;
    float top = ribbon.y + ribbon.h;
    for (int side = 0; side < shown->sides; side++) {
        const struct car *car = mille_driver_car(mille_table_driver(table_of(front), side));
        struct point at = mille_ribbon_at(ribbon, mille_draw_miles(shown, side, 0), -5, NULL);
        top = fminf(top, at.y - car->high * .24f * fminf(ribbon.h / 236, 1));
    }
    return top;
}

/* Whether the sky of the ribbon has room for the plate. */
static bool lies_over_ribbon(const struct mille_layout *layout)
{
    return layout->ribbon.h >= 200;
}

bool mille_coach_place(const struct front *front, struct coach_place *place)
{
    const struct mille_layout *layout = &mille_view_of(table_of(front))->layout;
    const struct mille_row *far = &layout->row[1];
    float large = print_scale(front) > 1 ? 1.15f : 1;
    if (lies_over_ribbon(layout)) {
        float gap = layout->ribbon.y - far->battle.y - far->battle.h;
        *place = (struct coach_place){
            .box = {layout->ribbon.x + 10, layout->ribbon.y - fminf(gap - 2, 12), layout->ribbon.w - 20, 0},
            .foot = cars_top(front) - 2,
            .largest = TEXT_EM * large,
            .least = 18};
        return true;
    }
    if (layout->kind == FRAME_FLAT) {
        /* The opponent's safeties stay in sight, and the key of the menu, which is a thumb's only way out. */
        float left = far->safeties.x + far->safeties.w + 6, right = layout->menu.x - 8;
        *place = (struct coach_place){.box = {left, 4, right - left, layout->strip.y + layout->strip.h - 4},
                                      .foot = layout->ribbon.y,
                                      .largest = 24,
                                      .least = 18,
                                      .low = true};
        return true;
    }
    /* Large print needs fewer units for letters as high. */
    const bool pocket = layout->kind == FRAME_POCKET;
    const float shadow = 8;
    float right = layout->menu.w > 0 ? layout->menu.x - 8 : layout->strip.x + layout->strip.w;
    *place = (struct coach_place){
        .box = {layout->strip.x, layout->strip.y - (pocket ? 6 : 2), right - layout->strip.x, 0},
        .foot = far->plate.y - shadow,
        .largest = 24,
        .least = pocket && large <= 1 ? 21 : 19,
        .low = true};
    return true;
}

float mille_coach_room(const struct table *table)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    bool lowered = !lies_over_ribbon(layout);
    return lowered && layout->kind == FRAME_POCKET ? 46 : lowered && layout->kind == FRAME_COMPACT ? 40 : 0;
}

/* Whether the learner is to play or discard such a card now. */
static bool means(const struct front *front, int card)
{
    return card != CARD_NONE &&
           (lessons_wants(front, (struct move){.kind = MOVE_PLAY, .card = (uint8_t)card}) ||
            lessons_wants(front, (struct move){.kind = MOVE_DISCARD, .card = (uint8_t)card}));
}

int mille_coach_tips(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS])
{
    const struct mille_view *view = mille_view_of(table_of(front));
    const struct shown_hand *hand = &view->shown.hand[TABLE_YOU];
    int count = 0;
    if (step->moves[0].kind == MOVE_DRAW) {
        struct rect deck = view->layout.deck;
        tip[0] = (struct point){deck.x + deck.w / 2, deck.y + 70};
        return 1;
    }
    for (int i = 0; i < hand->count && count < LESSON_TIPS; i++) {
        struct move move = mille_table_move_of(table_of(front), i);
        bool legal = step->moves[0].kind == MOVE_DISCARD || mille_table_legal(table_of(front), move);
        if (legal && means(front, hand->card[i].card) && !(view->dragging && i == view->held)) {
            struct pose pose = hand->card[i].pose;
            tip[count++] = (struct point){pose.x, pose.y - pose.w * .7f + 14};
        }
    }
    return count;
}

void mille_coach_draw_done(struct draw_list *list, float x, float y, float w, unsigned done)
{
    float pitch = w / MILLE_LESSONS;
    shape_begin(list, (struct rect){x, y + 2, w, 14});
    shape_rect(list, 0, 0, w, 14, 7, paint_fill(INK_ASPHALT));
    shape_end(list);
    for (int i = 0; i < MILLE_LESSONS; i++) {
        char number[8];
        text_format(number, sizeof number, "%d", i + 1);
        float middle = x + pitch * ((float)i + .5f);
        shape_begin(list, (struct rect){middle - 22, y - 56, 44, 66});
        shape_path(list, (struct paint){.fill = INK_CREAM, .stroke = INK_INK, .width = 3},
                   "M4 64L4 24C4 12 12 4 22 4C32 4 40 12 40 24L40 64Z");
        if (done >> i & 1u) {
            shape_path(list, (struct paint){.fill = INK_RED, .stroke = INK_INK, .width = 3},
                       "M4 27L4 24C4 12 12 4 22 4C32 4 40 12 40 24L40 27Z");
        }
        shape_end(list);
        draw_text(list, middle, y - 1, number, FONT_SIGN, 26, INK_INK, ANCHOR_MIDDLE);
    }
}
