/* SPDX-License-Identifier: MIT */
/* Pictures of the road table that are made before the table shows them. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/coup.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"

enum { DEAL_TICKS_MOST = 2000, POSTER_TICKS = 40, POSTER_TICKS_OF_HALVES = 12, POSTER_TICKS_OF_BURST = 27 };

static void list_card(int card, float width, struct draw_list *list)
{
    mille_card_draw(list, card, (struct rect){0, 0, width, width * 1.4f}, 0, 0);
}

static void list_cards(const struct front *front, struct draw_list *list)
{
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        list_card(card, mille_view_of(table_of(front))->layout.card_w, list);
        list_card(card, mille_view_of(table_of(front))->layout.row[0].battle.w, list);
    }
}

/* The frame of a card that is lifted. */
static void list_focus(const struct front *front, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table_of(front))->layout;
    float wide = layout->card_w * layout->lift;
    furniture_focus(list, (struct rect){0, 0, wide, wide * 1.4f}, wide * 0.068f);
}

/* What stands before the lines of the road log, and the frames round piles and the card that stands out: of a
 * focus, of a place where a card may go, of one where it may not. */
static void list_signs(const struct front *front, struct draw_list *list)
{
    for (int seat = 0; seat < table_of(front)->session.journal.setup.seats; seat++) {
        draw_sprite(list, mille_table_driver(table_of(front), seat)->dot, (struct rect){0, 0, 20, 20});
    }
    const struct mille_layout *layout = &mille_view_of(table_of(front))->layout;
    const struct mille_row *row = &layout->row[0];
    const struct rect places[] = {row->battle, row->speed, row->miles[0], row->safety[0], layout->deck};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        furniture_focus(list, places[i], 12);
        furniture_target(list, places[i], 9, 0);
    }
    furniture_refused(list, row->battle, 9);
    float wide = layout->card_w * layout->lift;
    list_focus(front, list);
    furniture_refused(list, (struct rect){0, 0, wide, wide * 1.4f}, wide * 0.068f);
}

static void table(struct front *stage, struct draw_list *list)
{
    struct mille_shown *shown = &mille_view_of(table_of(stage))->shown;
    front_draw(stage, list, 0); /* the cards are about to come */
    list_cards(stage, list);
    for (int i = 0; i < DEAL_TICKS_MOST && front_tick(stage); i++) {
    }
    for (int turn = 0; turn < shown->sides; turn++) {
        shown->turn = turn;
        front_draw(stage, list, 0);
    }
    list_signs(stage, list);
}

/* A coup fourre as one number: the seat, the hazard, and the safety that parries it. */
enum { CODE_HAZARD = CARD_KINDS, CODE_SEAT = CARD_KINDS * CARD_KINDS };

int mille_rehearsal_moment(int seat, int safety, int hazard)
{
    return seat * CODE_SEAT + hazard * CODE_HAZARD + safety;
}

/* The pictures of a coup fourre that may come now are made, so that its poster comes at once. */
static void expect(const struct front *front, int moment[REHEARSALS_MAX])
{
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    for (int side = 0; side < pub->sides && side < REHEARSALS_MAX; side++) {
        int safety = mille_coup_chance(pub, side);
        moment[side] = safety == CARD_NONE ? 0
                                           : mille_rehearsal_moment(table_seat_of(table_of(front), side),
                                                                    safety, mille_coup_hazard(pub, side));
    }
}

static void poster(struct front *stage, int moment, struct draw_list *list)
{
    coup_show(stage, moment / CODE_SEAT, moment % CODE_HAZARD, moment % CODE_SEAT / CODE_HAZARD);
    for (int i = 0; i < POSTER_TICKS; i++) {
        front_tick(stage);
        if (i == POSTER_TICKS_OF_HALVES || i == POSTER_TICKS_OF_BURST || i == POSTER_TICKS - 1) {
            front_draw(stage, list, 0);
        }
    }
}

/* What the bar says of each card of the person's hand. */
static void list_hints(const struct front *front, struct draw_list *list)
{
    for (int slot = 0; mille_table_card(table_of(front), slot); slot++) {
        struct status status = {.lamp = false};
        mille_table_status_at(table_of(front), MILLE_ITEM_HAND + slot, &status);
        bar_draw(front, list, &status);
    }
}

/* The same of the card in focus as soon as the person may draw, while the opponent still plays. */
static void list_hint_to_come(const struct front *front, struct draw_list *list)
{
    const struct table *table = table_of(front);
    int focus = front_focus_of(front, &table_scene), slot = focus - MILLE_ITEM_HAND;
    bool waits = session_turn(&table->session) != table_you(table) && mille_table_card(table, slot) &&
                 mille_table_refusal(table, slot) != REFUSAL_NONE;
    struct status status = {.lamp = false};
    char says[sizeof status.hint];
    if (waits) {
        mille_table_status_at(table, focus, &status);
        text_copy(says, sizeof says, status.hint);
        text_format(status.hint, sizeof status.hint, "%s %s", _("Draw first."), says);
        bar_draw(front, list, &status);
    }
}

/* What the panel of moves will say of each card, played or discarded, where that panel is seen. */
static void list_log_lines(const struct front *front, struct draw_list *list)
{
    struct mille_view *view = mille_view_of(table_of(front));
    struct mille_shown *shown = &view->shown;
    const struct shown_hand *hand = &shown->hand[table_you(table_of(front))];
    if (mille_layout_folds(&view->layout) || mille_choice(&front->settings, MILLE_CHOICE_FULL_SHEET)) {
        return;
    }
    for (int i = 0; i < hand->count; i++) {
        struct event event = {
            .kind = EVENT_PLAYED, .seat = (int8_t)table_you(table_of(front)), .card = hand->card[i].card};
        shown->log[0] = shown->log[1] = event;
        shown->log[1].kind = EVENT_DISCARDED;
        shown->logged = 2;
        mille_draw_panel(table_of(front), list, MILLE_ITEM_MOVES, view->layout.moves);
    }
}

/* What the bar says for a moment: while a card flies, over a card that is picked up, after a move. */
static void list_passing_words(const struct front *front, struct draw_list *list)
{
    struct status status = {.lamp = false};
    text_copy(status.message, sizeof status.message, _("Your turn"));
    bar_prompt(&status, PROMPT_CONFIRM, _("Put back"));
    bar_prompt(&status, front->device == DEVICE_KEYS ? PROMPT_UNDO : PROMPT_CANCEL, _("Take back"));
    bar_draw(front, list, &status);
}

/* A turn that begins with a card from the deck. */
static void list_draw(const struct front *front, struct draw_list *list)
{
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    struct mille_shown *shown = &mille_view_of(table_of(front))->shown;
    struct shown_hand *hand = &shown->hand[pub->turn];
    if (pub->phase != PHASE_DRAW || shown->deck == 0 || hand->count > HAND_CARDS) {
        return;
    }
    shown->deck--;
    shown->turn = pub->turn;
    shown->log[0] = (struct event){.kind = EVENT_DREW, .seat = (int8_t)pub->turn};
    shown->logged = 1;
    hand->card[hand->count++] = (struct shown_card){.card = CARD_NONE};
    mille_draw_panels(table_of(front), list);
    mille_draw_rows(table_of(front), list, 0);
    mille_draw_captions(table_of(front), list, 0);
    struct status status = {.lamp = false};
    mille_table_status_at(table_of(front), MILLE_ITEM_DECK, &status);
    struct text hint = text_in(status.hint, sizeof status.hint);
    mille_table_deck_text(shown->deck, &hint);
    bar_draw(front, list, &status);
}

/* The faces of the person's hand: pictures that were not shown for long may have made room for others. */
static void list_hand(const struct front *front, struct draw_list *list)
{
    for (int slot = 0; mille_table_card(table_of(front), slot); slot++) {
        list_card(mille_table_card(table_of(front), slot)->card,
                  mille_view_of(table_of(front))->layout.card_w, list);
    }
}

/* The movement is skipped, and put back when all that is written at its end has been drawn. Cards are drawn
 * upright: those on their way lie at angles that do not come again. */
static void ahead(const struct front *front, struct draw_list *list)
{
    struct mille_shown *shown = &mille_view_of(table_of(front))->shown;
    const struct mille_shown now = *shown;
    motion_skip(&mille_motion, mille_view_of(table_of(front)), NULL);
    mille_draw_panels(table_of(front), list);
    mille_draw_rows(table_of(front), list, 0);
    mille_draw_captions(table_of(front), list, 0);
    list_hand(front, list);
    list_focus(front, list);
    list_passing_words(front, list);
    list_hints(front, list);
    list_hint_to_come(front, list);
    list_log_lines(front, list);
    list_draw(front, list);
    *shown = now;
}

const struct game_rehearsal mille_rehearsal = {
    .table = table, .expect = expect, .moment = poster, .ahead = ahead};
