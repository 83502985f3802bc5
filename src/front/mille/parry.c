/* SPDX-License-Identifier: MIT */
#include "front/mille/parry.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/sides.h"
#include "front/scenes/acts.h"
#include "front/stage/bar.h"
#include "front/table/sit.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

enum { SIGN_W = 540, SIGN_H = 92, PASS_W = 200, PASS_H = 64, GAP = 8 };

static const struct mille_public *pub_of(const struct table *table)
{
    return &mille_table_seen(table)->pub;
}

void parry_pass(struct table *table)
{
    table_play(table, (struct move){.kind = MOVE_PASS});
}

/* ---- where ------------------------------------------------------------------------------------------ */

static bool has_buttons(const struct mille_layout *layout)
{
    return layout->button[BUTTON_DISCARD].w > 0;
}

/* Where the ribbon is so low that the sign would lie on its cars. */
static bool ribbon_is_low(const struct mille_layout *layout)
{
    const float signs = 2.6f; /* as high as so many: the road leaves its foot free */
    return layout->ribbon.h < signs * SIGN_H;
}

/* Over the person's milestones, whose total stays in sight: nothing there takes part in the answer. Where the
 * discard pile lies beside them, and Pass is not to lie on it, the sign covers it as well: nobody draws or
 * discards meanwhile. */
static struct rect low_sign_box(const struct mille_layout *layout)
{
    const float rim = 4;
    struct rect box = layout->row[0].milestones;
    const struct rect pile = layout->discard;
    float middle = pile.y + pile.h / 2;
    if (has_buttons(layout) && pile.x < box.x && middle > box.y && middle < box.y + box.h) {
        box = rect_both(box, pile);
    }
    return rect_grow(box, rim);
}

/* In a wide window below the person's row, at its right end; else at the foot of the road, or of the row. */
struct rect parry_sign(const struct mille_layout *layout)
{
    const float air = 8;
    if (!mille_layout_folds(layout)) {
        const struct mille_row *row = &layout->row[0];
        float right = row->total.x + row->total.w;
        return (struct rect){right - SIGN_W, row->battle.y + row->battle.h + 10, SIGN_W, SIGN_H};
    }
    if (ribbon_is_low(layout)) {
        return low_sign_box(layout);
    }
    struct rect road = layout->ribbon;
    float beside = has_buttons(layout) ? 0 : PASS_W + GAP;
    float w = fminf(SIGN_W, road.w - 2 * air - beside);
    return (struct rect){road.x + (road.w - w - beside) / 2, road.y + road.h - SIGN_H - air, w, SIGN_H};
}

struct rect parry_pass_box(const struct mille_layout *layout)
{
    struct rect sign = parry_sign(layout);
    if (has_buttons(layout)) {
        return (struct rect){0};
    }
    if (mille_layout_folds(layout) && ribbon_is_low(layout)) { /* over both piles, which rest meanwhile */
        struct rect deck = layout->deck;
        float right = layout->discard.x + layout->discard.w;
        return (struct rect){deck.x, deck.y + (deck.h - PASS_H) / 2, right - deck.x, PASS_H};
    }
    if (mille_layout_folds(layout)) {
        return (struct rect){sign.x + sign.w + GAP, sign.y, PASS_W, sign.h};
    }
    return (struct rect){sign.x + sign.w - PASS_W, sign.y + sign.h + GAP, PASS_W, PASS_H};
}

bool parry_covers(const struct table *table, struct rect box)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct rect sign = parry_sign(layout), pass = parry_pass_box(layout);
    const struct point middle = rect_middle(box);
    return parry_asks(table) &&
           (rect_holds(sign, middle.x, middle.y) || rect_holds(pass, middle.x, middle.y));
}

void parry_items(const struct table *table, struct focus_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (parry_asks(table) && !has_buttons(layout)) {
        item_add(list, mille_items, MILLE_ITEM_PASS, parry_pass_box(layout), true);
    }
}

int parry_first(const struct table *table)
{
    int coup = mille_table_coup(table);
    int slot = coup == CARD_NONE ? -1 : shown_hand_find(mille_table_hand(table), coup);
    int pass = has_buttons(&mille_view_of(table)->layout) ? MILLE_ITEM_THUMB_THROW : MILLE_ITEM_PASS;
    return slot >= 0 ? MILLE_ITEM_HAND + slot : pass;
}

bool parry_choose(struct table *table, int item)
{
    if (!parry_asks(table)) {
        return false;
    }
    int coup = mille_table_coup(table), slot = item - MILLE_ITEM_HAND;
    if (item == MILLE_ITEM_PASS || item == MILLE_ITEM_THUMB_THROW) {
        parry_pass(table);
    } else if (item == MILLE_ITEM_THUMB_PLAY && coup != CARD_NONE) {
        mille_table_use(table->front, shown_hand_find(mille_table_hand(table), coup));
    } else if (item < MILLE_ITEM_DECK && mille_table_card(table, slot)) {
        mille_table_use(table->front, slot);
    } else {
        table_say(table, true, "%s", _("First answer: the safety, or Pass."));
    }
    return true;
}

/* ---- words ------------------------------------------------------------------------------------------ */

/* The partner of the person who is asked; SEAT_NONE: there is none, or none with cards. */
static int partner(const struct table *table)
{
    int you = table_you(table), seats = pub_of(table)->seats, sides = pub_of(table)->sides;
    int other = (you + sides) % seats;
    return other != you && pub_of(table)->hand[other] > 0 ? other : SEAT_NONE;
}

void parry_title(const struct table *table, struct text *out)
{
    int coup = mille_table_coup(table);
    if (coup == CARD_NONE) {
        text_add(out, _("Coup fourré? You hold no answer"));
    } else {
        /* TRANSLATORS: %s is a safety. */
        text_addf(out, _("Coup fourré? %s is in your hand"), mille_card_name(coup));
    }
}

void parry_about(const struct table *table, struct text *out)
{
    int other = partner(table), seats = pub_of(table)->seats, attacker = pub_of(table)->attacker;
    if (other == SEAT_NONE) {
        text_add(out, _("You are asked before the next turn"));
    } else if ((other - attacker + seats) % seats < (table_you(table) - attacker + seats) % seats) {
        /* TRANSLATORS: %s is the partner, who was asked for a coup fourre before. */
        text_addf(out, _("Your side is asked: %s passes, now you"), table_called(table, other));
    } else {
        text_addf(out, _("Your side is asked: first you, then %s"), table_called(table, other));
    }
}

void parry_hazard(const struct table *table, struct text *out)
{
    int side = table_side_of(table, session_turn(&table->session)), attacker = pub_of(table)->attacker;
    const char *card = mille_card_name(mille_coup_hazard(pub_of(table), side));
    const char *name = table_called(table, attacker);
    char whom[160];
    struct text named = text_in(whom, sizeof whom);
    mille_side_name(table, side, &named);
    if (side != table_side_of(table, table_you(table))) {
        if (table_is_you(table, attacker)) {
            text_addf(out, _("You: %s on %s"), card, whom);
        } else {
            text_addf(out, _("%s: %s on %s"), name, card, whom);
        }
    } else if (mille_side_seats(table) > 1) {
        /* TRANSLATORS: a name and a hazard; the side is that of the person and a partner. */
        text_addf(out, _("%s: %s on your side"), name, card);
    } else {
        text_addf(out, _("%s: %s on you"), name, card);
    }
}

static void add_prompts(const struct table *table, int focus, struct status *status)
{
    const struct front *front = table->front;
    const struct shown_card *card = mille_table_card(table, focus - MILLE_ITEM_HAND);
    if (focus == MILLE_ITEM_PASS) {
        table_prompt(status, PROMPT_CONFIRM, _("Pass"));
    } else if (focus < MILLE_ITEM_DECK && card && card->card == mille_table_coup(table)) {
        table_prompt(status, PROMPT_CONFIRM, _("Coup fourré!"));
    }
    if (front->device == DEVICE_PAD) {
        table_prompt(status, PROMPT_CANCEL, _("Pass"));
    } else if (focus != MILLE_ITEM_PASS) {
        table_prompt(status, PROMPT_SECONDARY, _("Pass"));
    }
    if (front->device != DEVICE_PAD && table_can_take_back(front)) {
        table_prompt(status, front->device == DEVICE_KEYS ? PROMPT_UNDO : PROMPT_CANCEL, _("Take back"));
    }
    table_prompt(status, PROMPT_HINT, bar_hint_is_held(front) ? _("Hold: hint") : _("Hint"));
    table_prompt(status, PROMPT_MENU, _("Menu"));
}

void parry_status(const struct table *table, int focus, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message);
    struct text hint = text_in(status->hint, sizeof status->hint);
    int coup = mille_table_coup(table);
    status->lamp = true;
    parry_hazard(table, &message);
    if (table->message[0]) {
        text_add(&hint, table->message);
    } else if (coup == CARD_NONE) {
        text_add(&hint, _("You hold no answer: only Pass works."));
    } else {
        text_addf(&hint, _("%s parries for %d points, and the turn is yours."), mille_card_name(coup),
                  mille_coup_worth(pub_of(table)));
    }
    status->urgent = table->message[0] != '\0';
    if (!frame_is_phone(mille_view_of(table)->layout.kind)) {
        add_prompts(table, focus, status);
    }
}

/* ---- drawing ----------------------------------------------------------------------------------------- */

static const float sign_ms = 180, sign_way = 36;

bool parry_tick(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    if (parry_asks(table) && view->sign_moves != session_moves(&table->session)) {
        view->sign_moves = session_moves(&table->session);
        view->sign_ticks = table->front->settings.reduced_motion ? 0 : tween_ticks(sign_ms);
    }
    if (view->sign_ticks <= 0) {
        return false;
    }
    view->sign_ticks--;
    front_touch(table->front);
    return true;
}

void parry_draw(const struct table *table, struct draw_list *list)
{
    const float rim = 6, title_size = 30, about_size = 23;
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (!parry_asks(table)) {
        return;
    }
    struct rect box = parry_sign(layout);
    char title[160], about[160];
    struct text first = text_in(title, sizeof title), second = text_in(about, sizeof about);
    parry_title(table, &first);
    parry_about(table, &second);
    float up = 1 - (float)mille_view_of(table)->sign_ticks / (float)tween_ticks(sign_ms);
    draw_group(list, 0, sign_way * (1 - tween_ease(EASE_OUT_BACK, up)), fminf(1, up * 2));
    furniture_plate(list, box, 12, INK_NAVY);
    shape_begin(list, box);
    shape_rect(list, rim, rim, box.w - 2 * rim, box.h - 2 * rim, 8, paint_line(INK_GOLD, 3));
    shape_end(list);
    /* In a narrow sign the mark goes where the title would become much smaller beside it. */
    const float edge = 20, least = .85f, lines = fminf(SIGN_H, box.h);
    const float title_y = box.y + box.h / 2 - lines * .04f, about_y = box.y + box.h / 2 + lines * .3f;
    float mark = lines - 26, left = box.x + 24 + mark, room = box.x + box.w - edge - left;
    if (box.w < SIGN_W && draw_text_width(list, title, FONT_SIGN, title_size, 0) * least > room) {
        left = box.x + edge;
        room = box.w - 2 * edge;
    } else {
        draw_sprite(list, "icons/rosette_coup_fourre",
                    (struct rect){box.x + 16, box.y + (box.h - mark) / 2, mark * 84 / 91, mark});
    }
    draw_text_fit(list, left, title_y, title, FONT_SIGN, title_size, INK_GOLDLT, ANCHOR_START, room);
    draw_text_fit(list, left, about_y, about, FONT_BODY_MEDIUM, about_size, INK_CREAM, ANCHOR_START, room);
    if (!has_buttons(layout)) {
        furniture_button(list, parry_pass_box(layout), _("Pass"), INK_PAPER, INK_INK,
                         front_focus_of(table->front, &table_scene) == MILLE_ITEM_PASS,
                         table->front->pressed == MILLE_ITEM_PASS);
    }
    draw_group_end(list);
}
