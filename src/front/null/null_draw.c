/* SPDX-License-Identifier: MIT */
/* How the smallest game looks, in a window of any shape, and what it says. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/null/null_front.h"
#include "front/scenes/table_scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/furniture.h"

#include <math.h>

enum { PLATE_H = 110, SIGN_H = 88, GAP = 18, CARD_W = 66 };

/* ---- where things lie ------------------------------------------------------------------------------ */

struct rect null_item_box(const struct table *table, int item)
{
    struct rect all = table_room(table);
    float wide = fminf(300, (all.w - 2 * GAP) / 3), left = all.x + (all.w - 3 * wide - 2 * GAP) / 2;
    return (struct rect){left + (float)item * (wide + GAP), all.y + all.h - SIGN_H, wide, SIGN_H};
}

struct rect null_seat_box(const struct table *table, int seat)
{
    struct rect all = table_room(table);
    int seats = null_table_of(table)->shown.pub.seats;
    float high = all.h - SIGN_H - GAP, step = fminf(PLATE_H + GAP, high / (float)seats);
    float wide = fminf(760, all.w), top = all.y + (high - step * (float)seats) / 2;
    return (struct rect){all.x + (all.w - wide) / 2, top + (float)seat * step, wide, step - GAP};
}

/* ---- the picture ----------------------------------------------------------------------------------- */

/* The card of a seat: open, folded, one's own, or a back. */
static void draw_held(const struct table *table, struct draw_list *list, int seat, struct rect box)
{
    const struct null_observation *shown = &null_table_of(table)->shown;
    bool own = seat == table_you(table) && shown->card > 0, open = shown->pub.shown[seat] > 0;
    char text[8] = "?";
    if (seat < shown->pub.turn && !open) {
        text_copy(text, sizeof text, "–");
    } else if (open || own) {
        text_format(text, sizeof text, "%d", open ? shown->pub.shown[seat] : shown->card);
    }
    furniture_plate(list, box, 8, open ? INK_SUN : INK_PAPER);
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h * .7f, text, FONT_SIGN, box.h * .55f, INK_INK,
                  ANCHOR_MIDDLE, box.w - 8);
}

static void draw_seat(const struct table *table, struct draw_list *list, int seat)
{
    const struct null_public *pub = &null_table_of(table)->shown.pub;
    struct rect box = null_seat_box(table, seat);
    float size = fminf(40, box.h * .42f), baseline = box.y + box.h / 2 + size * .35f, right = box.x + box.w;
    char won[48];
    int rounds = pub->won[seat % pub->sides];
    text_format(won, sizeof won, _n("%d round", "%d rounds", rounds), rounds);
    furniture_plate(list, box, 12, INK_CREAM);
    if (pub->turn == seat) {
        furniture_target(list, rect_grow(box, -6), 8, 0);
    }
    draw_held(table, list, seat, (struct rect){box.x + 14, box.y + 8, CARD_W, box.h - 16});
    draw_text_fit(list, box.x + CARD_W + 36, baseline, table_name(table, seat), FONT_SIGN, size, INK_INK,
                  ANCHOR_START, box.w - CARD_W - 250);
    draw_text_fit(list, right - 22, baseline, won, FONT_BODY, size * .75f, INK_INK, ANCHOR_END, 180);
}

static void draw_signs(const struct table *table, struct draw_list *list)
{
    const char *const labels[NULL_ITEMS] = {_("Show"), _("Fold"), _("Menu")};
    int focus = front_focus_of(table->front, &table_scene);
    for (int item = 0; item < NULL_ITEMS; item++) {
        bool on = focus == item, can = item == NULL_ITEM_MENU || table_ready(table);
        furniture_button(list, null_item_box(table, item), labels[item], can ? INK_CREAM : INK_SAND, INK_INK,
                         on, on && table->front->pressed == item);
    }
}

void null_table_draw(const struct table *table, struct draw_list *list, float blend)
{
    (void)blend; /* nothing glides here */
    draw_fill(list, list->frame.canvas, INK_PINE);
    for (int seat = 0; seat < null_table_of(table)->shown.pub.seats; seat++) {
        draw_seat(table, list, seat);
    }
    draw_signs(table, list);
}

/* ---- words ----------------------------------------------------------------------------------------- */

static void won_text(const struct table *table, int side, struct text *out)
{
    int seat = side < 0 ? -1 : table_seat_of(table, side);
    if (seat < 0) {
        text_add(out, _("Nobody wins the round."));
    } else if (table_is_you(table, seat)) {
        text_add(out, _("You win the round."));
    } else {
        text_addf(out, _("%s wins the round."), table_called(table, seat));
    }
}

void null_event_text(const struct table *table, struct event event, struct text *out)
{
    bool you = event.seat >= 0 && table_is_you(table, event.seat);
    switch (event.kind) {
    case NULL_EVENT_DEALT:
        text_add(out, _("A card for everybody."));
        break;
    case NULL_EVENT_SHOWED:
        if (you) {
            text_addf(out, _("You show a %d."), event.card);
        } else {
            text_addf(out, _("%s shows a %d."), table_called(table, event.seat), event.card);
        }
        break;
    case NULL_EVENT_FOLDED:
        if (you) {
            text_add(out, _("You fold."));
        } else {
            text_addf(out, _("%s folds."), table_called(table, event.seat));
        }
        break;
    default:
        won_text(table, event.value, out);
        break;
    }
}

void null_turn_text(const struct table *table, struct text *out)
{
    const struct null_observation *shown = &null_table_of(table)->shown;
    int turn = shown->pub.turn;
    if (turn >= shown->pub.seats) {
        text_add(out, _("The round is over."));
    } else if (table_is_you(table, turn)) {
        text_addf(out, _("Show your %d, or fold it?"), shown->card);
    } else {
        text_addf(out, _("%s is in turn"), table_called(table, turn));
    }
}
