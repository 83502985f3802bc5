/* SPDX-License-Identifier: MIT */
/* The status bar of the road table: whose turn it is, what can be done, and why a card cannot be played. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/parry.h"
#include "front/records/record_results.h"
#include "front/scenes/acts.h"
#include "front/stage/bar.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "front/voices/speech.h"

/* What the bar says of items that are always the same, by their ids. */
static const char *const hints[] = {
    [MILLE_ITEM_MOVES] = N_("The whole road log of this hand."),
    [MILLE_ITEM_WHAT] = N_("What is this? Point at anything, and it explains itself."),
    [PLACE_ID(0, PLACE_BATTLE)] = N_("Your battle pile: you drive while Go shows here."),
    [PLACE_ID(0, PLACE_SPEED)] = N_("Your speed pile: under a Speed limit only 25 and 50 may be played."),
    [PLACE_ID(0, PLACE_SAFETIES)] = N_("Your safeties: each protects you to the end of the hand."),
    [PLACE_ID(0, PLACE_MILES)] = N_("Your milestones: a stack for each distance."),
    [PLACE_ID(1, PLACE_BATTLE)] =
        N_("Your opponent’s battle pile: hazards go here while your opponent can go."),
    [PLACE_ID(1, PLACE_SPEED)] = N_("Your opponent’s speed pile: a Speed limit goes here."),
    [PLACE_ID(1, PLACE_SAFETIES)] = N_("Your opponent’s safeties: their hazards no longer bite."),
    [PLACE_ID(1, PLACE_MILES)] = N_("Your opponent’s milestones."),
};

/* A card was drawn, and not one of the hand can be played. */
static bool can_only_discard(const struct table *table)
{
    int count = mille_view_of(table)->shown.hand[table_you(table)].count, slot = 0;
    while (slot < count && mille_table_refusal(table, slot) != REFUSAL_NONE) {
        slot++;
    }
    return slot == count && mille_table_seen(table)->pub.phase == PHASE_PLAY;
}

static void say_turn(const struct table *table, struct text *out)
{
    const struct mille_view *view = mille_view_of(table);
    const struct mille_public *pub = &mille_table_seen(table)->pub;
    int turn = view->shown.motion.count > 0 ? view->shown.turn : session_turn(&table->session);
    if (turn == SEAT_NONE) {
        text_add(out, _("The hand is over"));
    } else if (table_think_shows(table)) {
        /* TRANSLATORS: %s is the opponent's name. */
        text_addf(out, _("%s is thinking\xE2\x80\xA6"), table_called(table, turn));
    } else if (turn != table_you(table) && parry_is_asked(table, turn)) {
        /* TRANSLATORS: %s is who may play a coup fourre now. */
        text_addf(out, _("%s is asked"), table_called(table, turn));
    } else if (turn != table_you(table)) {
        /* TRANSLATORS: %s is the opponent's name. */
        text_addf(out, _("%s’s turn"), table_called(table, turn));
    } else if (mille_table_asked(table) >= 0) {
        const char *name = mille_card_name(mille_table_card(table, mille_table_asked(table))->card);
        text_addf(out, view->asked_drop ? _("Discard %s?") : _("Use %s?"), name);
    } else if (view->letter) {
        text_add(out, view->letter == 'u' ? _("Use which card?") : _("Discard which card?"));
    } else if (mille_aim_asks(table)) {
        /* TRANSLATORS: %s is a hazard that can be played on several sides. */
        text_addf(out, _("%s: on whom?"), mille_card_name(mille_table_card(table, view->raised)->card));
    } else if (!mille_table_ready(table->front)) {
        text_add(out, _("Your turn"));
    } else if (mille_table_coup(table) != CARD_NONE) {
        text_add(out, _("Coup fourré!"));
    } else if (can_only_discard(table)) {
        text_add(out, view->layout.kind == FRAME_COMPACT
                          ? _("Discard a card")
                          : _("No card can be played \xE2\x80\x93 discard one"));
    } else if (view->layout.kind == FRAME_COMPACT) {
        text_add(out, pub->phase == PHASE_DRAW ? _("Draw a card") : _("Play or discard"));
    } else if (pub->phase == PHASE_DRAW) {
        text_add(out, _("Your turn \xE2\x80\x93 draw a card"));
    } else {
        text_add(out, _("Your turn \xE2\x80\x93 play or discard"));
    }
}

static void hint_for_card(const struct table *table, int slot, struct text *out)
{
    const struct mille_observation *seen = mille_table_seen(table);
    struct move move = mille_table_move_of(table, slot);
    refusal why = mille_table_refusal(table, slot);
    struct mille_public pub = seen->pub;
    pub.turn = (uint8_t)table_you(table); /* the card is the person's, whoever's turn it is */
    if (why == REFUSAL_NONE && mille_aim_choices(table, slot) > 1) {
        mille_sentences_aim(table, slot, out);
        return;
    }
    if (why == REFUSAL_NONE) {
        mille_sentences_move(table, move, out);
        return;
    }
    if (pub.phase == PHASE_DRAW && session_turn(&table->session) == table_you(table)) {
        text_addf(out, "%s ", _("Draw first.")); /* that the card cannot be played comes after that */
    }
    mille_sentences_refusal(table, move, why, out);
}

void mille_table_deck_text(int left, struct text *out)
{
    if (left == 0) {
        text_add(out, _("The deck is out: play goes on without drawing."));
    } else {
        text_addf(out, _n("%d card left in the deck.", "%d cards left in the deck.", left), left);
    }
}

/* The viewer, whose turn it is, holds no card that lets them drive. In a lesson the coach says so. */
static bool holds_no_go(const struct table *table)
{
    const struct mille_observation *seen = mille_table_seen(table);
    int side = table_side_of(table, table_you(table));
    bool lacks = !mille_has_safety(&seen->pub, side, CARD_RIGHT_OF_WAY) && mille_table_ready(table->front) &&
                 !table_is_lesson(table);
    for (int i = 0; i < seen->own.count; i++) {
        int card = seen->own.card[i];
        lacks = lacks && card != CARD_GO && card != CARD_RIGHT_OF_WAY;
    }
    return lacks;
}

/* Nothing drives yet in this hand, and no card of it changes that. */
static bool lacks_go(const struct table *table)
{
    int side = table_side_of(table, table_you(table));
    return mille_table_seen(table)->pub.side[side].battle == CARD_NONE && holds_no_go(table);
}

/* The records know of no hand, and this is a game's first: whoever plays may not know what to do without a
 * Go. */
static bool is_new_here(const struct table *table)
{
    return mille_table_seen(table)->pub.hand_number == 1 &&
           records_tally(records_of(table->front), -1)->hands == 0;
}

/* What is in focus shows no way out of that: a pile, or a card that cannot be played. */
static bool is_told_of_go(const struct table *table, int focus)
{
    int battle = mille_table_seen(table)->pub.side[table_side_of(table, table_you(table))].battle;
    int slot = focus - MILLE_ITEM_HAND;
    bool pile = focus == MILLE_ITEM_DECK || focus == MILLE_ITEM_DISCARD;
    bool idle = focus < MILLE_ITEM_DECK && mille_table_card(table, slot) &&
                mille_table_refusal(table, slot) != REFUSAL_NONE;
    return (pile || idle) && is_new_here(table) && (battle == CARD_NONE || battle == CARD_STOP) &&
           holds_no_go(table);
}

/* The coach has said what is wrong: the bar does not say it again. */
static bool is_said_by_coach(const struct table *table)
{
    return table_is_lesson(table) && table->refused && table->message[0];
}

static void say_coup(const struct table *table, int coup, struct text *out)
{
    int points = mille_coup_worth(&mille_table_seen(table)->pub);
    if (points == mille_points[SCORE_EACH_SAFETY] + mille_points[SCORE_COUP_FOURRE]) {
        text_addf(out, _("%s parries for 400 points. Drawing lets the chance go."), mille_card_name(coup));
    } else {
        text_addf(out, _("%s parries for %d points. Drawing lets the chance go."), mille_card_name(coup),
                  points);
    }
}

static void say_hint(const struct table *table, int focus, struct text *out)
{
    if (is_said_by_coach(table)) {
        return;
    }
    const struct mille_view *view = mille_view_of(table);
    const struct mille_public *pub = &mille_table_seen(table)->pub;
    bool on_card = mille_table_card(table, focus - MILLE_ITEM_HAND) != NULL && focus >= MILLE_ITEM_HAND;
    int coup = mille_table_coup(table);
    char stakes[120] = "";
    if (stakes_of(table->front)->lamp_ticks > 0) {
        mille_stakes_say(table, stakes, sizeof stakes);
    }
    if (table->message[0]) {
        text_add(out, table->message);
    } else if (mille_table_asked(table) >= 0) {
        text_add(out, _("The same once more does it; anything else keeps the card."));
    } else if (view->letter) {
        text_add(out, _("Type its number, or P for the card just drawn; Esc leaves it."));
    } else if (mille_aim_asks(table)) {
        mille_sentences_aim(table, view->raised, out);
    } else if (coup != CARD_NONE) {
        say_coup(table, coup, out);
    } else if (stakes[0]) {
        text_add(out, stakes);
    } else if (is_told_of_go(table, focus)) {
        text_add(out, _("Only a Go gets you rolling: draw on, discard what is no use, keep safeties."));
    } else if (on_card) {
        hint_for_card(table, focus - MILLE_ITEM_HAND, out);
    } else if (focus <= MILLE_ITEM_DISCARD && focus >= MILLE_ITEM_DECK && lacks_go(table)) {
        text_add(out, _("You need a Go to start."));
    } else if (focus == MILLE_ITEM_DECK) {
        mille_table_deck_text(pub->deck, out);
    } else if (focus == MILLE_ITEM_DISCARD) {
        text_add(out, pub->discard_top == CARD_NONE ? _("The discard is empty.")
                                                    : mille_card_name(pub->discard_top));
    } else if (focus == MILLE_ITEM_CURES) {
        text_add(out, mille_view_of(table)->counting ? _("Shows what cures what.")
                                                     : _("Shows which cards are still unseen."));
    } else if (focus == MILLE_ITEM_SCORE) {
        text_add(out, mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET)
                          ? _("W shows the running totals.")
                          : _("W shows the whole sheet."));
    } else if (mille_sentences_place(table, focus, out)) {
        return;
    } else if (focus >= 0 && focus < (int)(sizeof hints / sizeof hints[0]) && hints[focus]) {
        text_add(out, _(hints[focus]));
    }
}

/* What Enter, a click or A does with what is in focus. */
static void prompt_focus(const struct table *table, struct status *status, int focus)
{
    const struct mille_observation *seen = mille_table_seen(table);
    bool ready = mille_table_ready(table->front);
    if (ready && focus == MILLE_ITEM_DECK && seen->pub.phase == PHASE_DRAW) {
        table_prompt(status, PROMPT_CONFIRM, _("Draw"));
    } else if (ready && focus == MILLE_ITEM_DISCARD && mille_view_of(table)->raised >= 0) {
        table_prompt(status, PROMPT_CONFIRM, _("Discard"));
    } else if (focus == MILLE_ITEM_WHAT) {
        table_prompt(status, PROMPT_CONFIRM, _("Ask"));
    } else if ((focus >= MILLE_ITEM_SCORE && focus <= MILLE_ITEM_CURES) || focus == MILLE_ITEM_MORE ||
               focus == MILLE_ITEM_HANGING) {
        bool shuts = focus != MILLE_ITEM_HANGING && mille_strip_hangs(table) == focus;
        table_prompt(status, PROMPT_CONFIRM, shuts ? _("Shut") : _("Show"));
    } else if (ready && focus < MILLE_ITEM_DECK && mille_table_card(table, focus - MILLE_ITEM_HAND)) {
        int slot = focus - MILLE_ITEM_HAND;
        bool drawn = seen->pub.phase == PHASE_PLAY;
        /* Before drawing only the safety that parries can be played. */
        bool now = drawn || mille_table_card(table, slot)->card == mille_table_coup(table);
        if (mille_view_of(table)->dragging) {
            return; /* what letting go does depends on where */
        }
        if (mille_table_click_raises(table->front)) {
            table_prompt(status, PROMPT_CONFIRM,
                         mille_view_of(table)->raised == slot ? _("Put back") : _("Pick up"));
        } else if (!device_points(table->front->device) && now &&
                   mille_table_refusal(table, slot) == REFUSAL_NONE) {
            table_prompt(status, PROMPT_CONFIRM, _("Play"));
        }
        if (drawn) {
            table_prompt(status, PROMPT_SECONDARY, _("Discard"));
        }
    }
}

/* While the side of a hazard is chosen. */
static void prompt_aim(const struct table *table, struct status *status)
{
    const struct front *front = table->front;
    char name[64];
    struct text whom = text_in(name, sizeof name);
    mille_sentences_side(table, mille_aim_row(table), &whom);
    /* TRANSLATORS: %s is the name of a side on which a hazard is played. */
    text_format(status->label, sizeof status->label, _("Play on %s"), name);
    table_prompt(status, front->device == DEVICE_PAD ? PROMPT_PAGES : PROMPT_MOVE, _("Side"));
    table_prompt(status, PROMPT_CONFIRM, status->label);
    table_prompt(status, PROMPT_HINT, bar_hint_is_held(front) ? _("Hold: hint") : _("Hint"));
    table_prompt(status, PROMPT_CANCEL, _("Put back"));
    if (front->device != DEVICE_KEYS) {
        table_prompt(status, PROMPT_MENU, _("Menu"));
    }
}

/* A narrow bar leaves out what everybody knows, and what its device does elsewhere. */
static void prompt_all(const struct table *table, struct status *status, int focus)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    bool folds = mille_layout_folds(layout), mouse = device_points(table->front->device);
    if (mille_aim_asks(table)) {
        prompt_aim(table, status);
        return;
    }
    bool roomy = mouse || !folds || layout->kind == FRAME_OPEN;
    if (!folds) {
        table_prompt(status, PROMPT_MOVE, _("Choose"));
    }
    prompt_focus(table, status, focus);
    if (table_can_take_back(table->front)) {
        table_prompt(status, table->front->device == DEVICE_KEYS ? PROMPT_UNDO : PROMPT_CANCEL,
                     _("Take back"));
    }
    if (roomy) {
        table_prompt(status, PROMPT_ALTERNATE,
                     mille_choice(&table->front->settings, MILLE_CHOICE_ORDER) ? _("Unsort") : _("Sort"));
    }
    if (mille_table_ready(table->front) && (mouse || !folds)) {
        /* TRANSLATORS: on a pad the button that sorts gives a hint when it is held. */
        table_prompt(status, PROMPT_HINT, bar_hint_is_held(table->front) ? _("Hold: hint") : _("Hint"));
    }
    if (!mouse) {
        table_prompt(status, PROMPT_GROUPS, focus < MILLE_ITEM_DECK ? _("Piles") : _("Hand"));
    }
    if (folds && table->front->device == DEVICE_PAD) {
        table_prompt(status, PROMPT_PANELS, _("Panels"));
    }
    table_prompt(status, PROMPT_MENU, _("Menu"));
}

/* The hint gives a reason, or what was asked for. */
static bool is_urgent(const struct table *table, int focus)
{
    const struct mille_view *view = mille_view_of(table);
    /* A question is worth more than how it is answered. */
    if (is_said_by_coach(table) || mille_table_asked(table) >= 0) {
        return false;
    }
    int slot = focus - MILLE_ITEM_HAND;
    bool unplayable = slot < MILLE_ITEM_DECK && mille_table_card(table, slot) &&
                      mille_table_refusal(table, slot) != REFUSAL_NONE;
    return table->message[0] || view->letter || mille_aim_asks(table) ||
           mille_table_coup(table) != CARD_NONE || unplayable || is_told_of_go(table, focus);
}

/* A long hint keeps off what is read and touched meanwhile: a phone's hand, and the side column's panels. */
static struct rect hint_band(const struct mille_layout *layout)
{
    if (frame_is_phone(layout->kind)) {
        const float rim = 8; /* the road's frame stays seen round it */
        const struct rect road = layout->ribbon;
        return (struct rect){road.x + rim, road.y, road.w - 2 * rim, road.h - rim};
    }
    if (mille_layout_folds(layout)) {
        return (struct rect){0, 0, 0, 0};
    }
    return (struct rect){0, layout->hand.y, layout->cures.x - 12, layout->bar.y - layout->hand.y};
}

/* Names of sounds stand on the meadow above the hand; else in the sky over the road, left of its signs. */
static struct rect caption_room(const struct table *table)
{
    const float least = 40, below = 12, sky = 54, high = 180;
    const struct mille_view *view = mille_view_of(table);
    const struct mille_layout *layout = &view->layout;
    int count = view->shown.hand[table_you(table)].count;
    struct rect meadow = mille_layout_meadow(layout, count > 0 ? count : 1), road = layout->ribbon;
    meadow.h += below; /* they reach over the edges of the cards, which are not read */
    if (layout->captions && meadow.h >= least) {
        return meadow;
    }
    bool free_sky = layout->captions && road.h >= high && speech_of(table->front)->text == NULL;
    return free_sky ? (struct rect){road.x, road.y, road.w / 2, sky} : (struct rect){0, 0, 0, 0};
}

void mille_table_status_at(const struct table *table, int focus, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message);
    struct text hint = text_in(status->hint, sizeof status->hint);
    status->lamp = mille_view_of(table)->shown.turn == table_you(table);
    status->band = hint_band(&mille_view_of(table)->layout);
    status->captions = caption_room(table);
    if (parry_asks(table)) {
        parry_status(table, focus, status);
        return;
    }
    say_turn(table, &message);
    say_hint(table, focus, &hint);
    status->urgent = is_urgent(table, focus);
    if (mille_table_asked(table) >= 0) {
        table_prompt(status, PROMPT_CONFIRM, mille_view_of(table)->asked_drop ? _("Discard") : _("Play"));
        table_prompt(status, PROMPT_CANCEL, _("Keep"));
        return;
    }
    if (table_has_prompts(table->front)) {
        prompt_all(table, status, focus); /* phones have buttons and a menu instead */
    }
}

void mille_table_status(const struct table *table, struct status *status)
{
    mille_table_status_at(table, front_focus_of(table->front, &table_scene), status);
}
