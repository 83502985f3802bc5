/* SPDX-License-Identifier: MIT */
/* Every item and area of the road table by name and in words, and how it stands. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/rings.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/sides.h"
#include "front/opponent.h"

#include <string.h>

enum { GROUP_HAND, GROUP_PILES, GROUP_PLACES, GROUP_PANELS, GROUP_BUTTONS, GROUP_AREAS = 9 };
enum { AREA_RIBBON = ITEM_AREAS, AREA_PLATES, AREA_TOTALS = AREA_PLATES + PLACE_ROWS };

static void say_card(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int slot = item->id - MILLE_ITEM_HAND;
    const struct shown_card *card = mille_table_card(table_of(front), slot);
    if (card == NULL || card->card == CARD_NONE) {
        return;
    }
    text_copy(says->title, sizeof says->title, mille_card_name(card->card));
    text_copy(says->text, sizeof says->text, mille_card_help(card->card));
    struct text out = text_in(says->more, sizeof says->more);
    struct move move = mille_table_move_of(table_of(front), slot);
    refusal why = mille_table_refusal(table_of(front), slot);
    if (why == REFUSAL_NONE) {
        text_add(&out, _("Now: "));
        mille_sentences_move(table_of(front), move, &out);
        text_add(&out, ".");
    } else {
        says->refused = true;
        text_add(&out, _("Not now: "));
        mille_sentences_refusal(table_of(front), move, why, &out);
    }
}

/* The row of a place, a plate or a total. */
static int row_of(const struct focus_item *item)
{
    return item->id >= AREA_TOTALS   ? item->id - AREA_TOTALS
           : item->id >= AREA_PLATES ? item->id - AREA_PLATES
                                     : (item->id - MILLE_ITEM_PLACES) / MILLE_PLACES;
}

static const struct shown_side *side_of(const struct front *front, const struct focus_item *item)
{
    const struct table *table = table_of(front);
    return &mille_view_of(table)->shown.side[mille_table_row_side(table, row_of(item))];
}

/* The first of several other sides is explained as the next one is, and not as the only opponent's. */
static void say_several(const struct focus_item *item, struct item_words *says)
{
    int further = item->id >= AREA_PLATES ? 1 : MILLE_PLACES;
    if (row_of(item) == 1) {
        text_copy(says->text, sizeof says->text, _(item_row(mille_items, item->id + further)->text));
    }
}

/* Where sides are called by name the title has the name: "Léa & Nino: battle pile". */
static void say_whose(const struct front *front, const struct focus_item *item, const char *what,
                      struct item_words *says)
{
    const struct table *table = table_of(front);
    bool own = row_of(item) == 0 && mille_side_seats(table) == 1;
    if (mille_sentences_name_sides(table) && !own) {
        char name[160];
        struct text whom = text_in(name, sizeof name);
        mille_sentences_side(table, row_of(item), &whom);
        text_format(says->title, sizeof says->title, "%s: %s", name, what);
        say_several(item, says);
    }
}

static void say_top(int card, struct item_words *says)
{
    struct text out = text_in(says->more, sizeof says->more);
    if (card == CARD_NONE) {
        text_add(&out, _("It is empty now."));
    } else if (mille_cards[card].family == FAMILY_HAZARD) {
        text_addf(&out, _("On top: %s. It wants %s or %s."), mille_card_name(card),
                  mille_card_name(mille_cards[card].remedy), mille_card_name(mille_cards[card].safety));
    } else {
        text_addf(&out, _("On top: %s."), mille_card_name(card));
    }
}

static void say_pile(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct shown_side *side = side_of(front, item);
    bool speed = strstr(item->name, ".speed") != NULL;
    say_top(speed ? side->speed : side->battle, says);
    say_whose(front, item, speed ? _("speed pile") : _("battle pile"), says);
}

static void say_safeties(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct shown_side *side = side_of(front, item);
    struct text out = text_in(says->more, sizeof says->more);
    say_whose(front, item, _("safeties"), says);
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] != SAFETY_ABSENT) {
            text_add(&out, out.length ? ", " : _("Here now: "));
            text_add(&out, mille_card_name(CARD_EXTRA_TANK + i));
        }
    }
    if (out.length) {
        text_add(&out, ".");
    }
}

static void say_miles(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int miles = side_of(front, item)->miles, goal = mille_view_of(table_of(front))->shown.goal;
    char number[3][NUMBER_SIZE];
    text_format(says->more, sizeof says->more, _("%s of %s; %s to go."), number_figure(miles, number[0]),
                number_figure(goal, number[1]), number_figure(goal - miles, number[2]));
    say_whose(front, item, _("milestones"), says);
}

static void say_deck(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    int left = mille_view_of(table_of(front))->shown.deck;
    if (left == 0) {
        text_copy(says->more, sizeof says->more, _("It is out: play goes on without drawing."));
    } else {
        text_format(says->more, sizeof says->more, _n("%d card is left.", "%d cards are left.", left), left);
    }
}

static void say_discard(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    int card = mille_view_of(table_of(front))->shown.discard[DISCARD_SHOWN - 1];
    int rule = mille_table_seen(table_of(front))->pub.option[OPTION_DISCARD];
    if (rule != DISCARD_FREE) {
        text_copy(says->text, sizeof says->text,
                  rule == DISCARD_ANY
                      ? _("Instead of playing a card you may throw one away here, face up: any card.")
                      : _("Who can play no card throws one away here, face up; who can play one may not."));
    }
    if (card == CARD_NONE) {
        say_top(card, says);
    } else {
        text_format(says->more, sizeof says->more, _("On top: %s."), mille_card_name(card));
    }
}

/* Each seat of a pair with its cards. */
static void say_partners(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct table *table = table_of(front);
    int side = mille_table_row_side(table, row_of(item));
    struct text title = text_in(says->title, sizeof says->title),
                more = text_in(says->more, sizeof says->more);
    mille_side_name(table, side, &title);
    for (int i = 0; i < mille_side_seats(table); i++) {
        int seat = mille_side_seat(table, side, i), count = mille_view_of(table)->shown.hand[seat].count;
        text_addf(&more, _n("%s%s: %d card in the hand.", "%s%s: %d cards in the hand.", count),
                  i > 0 ? " " : "", table_name(table, seat), count);
    }
    if (row_of(item) == 0) {
        text_add(&more, " ");
        text_add(&more, _("Your partner’s hand stays secret, to you too."));
    }
}

static void say_plate(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    if (mille_sentences_name_sides(table_of(front))) {
        say_several(item, says);
    }
    if (mille_side_seats(table_of(front)) > 1) {
        say_partners(front, item, says);
        return;
    }
    int seat = table_seat_of(table_of(front), mille_table_row_side(table_of(front), row_of(item)));
    int count = mille_view_of(table_of(front))->shown.hand[seat].count;
    text_copy(says->title, sizeof says->title, table_name(table_of(front), seat));
    struct text more = text_in(says->more, sizeof says->more);
    text_addf(&more, _n("%d card in the hand.", "%d cards in the hand.", count), count);
    const struct opponent *who = table_opponent(table_of(front), seat);
    if (who) {
        /* TRANSLATORS: the name of an opponent, and the level. */
        text_format(says->title, sizeof says->title, _("%s, %s"), table_name(table_of(front), seat),
                    _(who->title));
        text_addf(&more, " %s", _(who->style));
    }
}

/* Where the panels are folded away, a click on a key lets its panel drop. */
static void say_key(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    if (item->id == MILLE_ITEM_CURES && mille_view_of(table_of(front))->counting) {
        bool several = table_of(front)->session.journal.setup.seats > 2;
        text_copy(says->title, sizeof says->title, _("Still unseen"));
        text_copy(
            says->text, sizeof says->text,
            several ? _("How many of each card you have not seen: they are in the deck or in the other "
                        "hands. A {click|tap} shows what cures what again.")
                    : _("How many of each card you have not seen: they are in the deck or in your opponent’s "
                        "hand. A {click|tap} shows what cures what again."));
    }
    if (mille_layout_folds(&mille_view_of(table_of(front))->layout)) {
        text_copy(
            says->more, sizeof says->more,
            _("A {click|tap} lets the panel drop from the strip; a {click|tap} on the panel shows more."));
    }
}

/* The places of a further side. */
#define SIDE_ROWS(name, row)                                                                                 \
    {name ".plate",                                                                                          \
     N_("Another side"),                                                                                     \
     N_("A side of the table, with the cards in each hand face down. The green lamp burns when it is that "  \
        "player’s turn."),                                                                                   \
     say_plate,                                                                                              \
     .kind = KIND_SPOT,                                                                                      \
     .id = AREA_PLATES + (row),                                                                              \
     .group = GROUP_AREAS},                                                                                  \
        {name ".battle",                                                                                     \
         N_("Battle pile"),                                                                                  \
         N_("Play Out of gas, Flat tire, Accident and Stop here, while Go is on top or Right of way "        \
            "stands."),                                                                                      \
         say_pile,                                                                                           \
         .id = PLACE_ID(row, PLACE_BATTLE),                                                                  \
         .group = GROUP_PLACES},                                                                             \
        {name ".speed",                                                                                      \
         N_("Speed pile"),                                                                                   \
         N_("Play a Speed limit here, at any time."),                                                        \
         say_pile,                                                                                           \
         .id = PLACE_ID(row, PLACE_SPEED),                                                                   \
         .group = GROUP_PLACES},                                                                             \
        {name ".safeties",                                                                                   \
         N_("Safeties"),                                                                                     \
         N_("What lies here protects that side: those hazards can no longer be played on it."),              \
         say_safeties,                                                                                       \
         .id = PLACE_ID(row, PLACE_SAFETIES),                                                                \
         .group = GROUP_PLACES},                                                                             \
        {name ".miles",                                                                                      \
         N_("Milestones"),                                                                                   \
         N_("The distance cards that this side has played."),                                                \
         say_miles,                                                                                          \
         .id = PLACE_ID(row, PLACE_MILES),                                                                   \
         .group = GROUP_PLACES},                                                                             \
    {                                                                                                        \
        name ".total", N_("Milestone"), N_("The miles that this side has driven in this hand."), say_miles,  \
            .kind = KIND_SPOT, .id = AREA_TOTALS + (row), .group = GROUP_AREAS                               \
    }

/* The road of a table where several drive. */
static void say_ribbon(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    if (mille_sentences_name_sides(table_of(front))) {
        text_copy(
            says->text, sizeof says->text,
            _("Where all cars are: that of your side in the near lane, a pin with its faces over each. The "
              "gray road past Avignon opens with an extension. Its lamps are lit when a car is two cards "
              "from its end."));
    }
}

static void say_pass(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)front;
    (void)item;
    text_copy(says->more, sizeof says->more, _("Nothing shows whether you hold the safety."));
}

const struct item_row mille_items[] = {
    {"hand.*", N_("Your hand"), N_("A card of your hand."), say_card, .id = MILLE_ITEM_HAND,
     .count = MILLE_ITEM_DECK, .group = GROUP_HAND, .kind = KIND_HELD},
    {"deck", N_("Deck"),
     N_("Begin your turn here: draw one card. After a coup fourré you draw back to seven. Beneath it stands "
        "how many are left."),
     say_deck, .kind = KIND_SPOT, .id = MILLE_ITEM_DECK, .group = GROUP_PILES},
    {"discard", N_("Discard"),
     N_("Instead of playing a card you may throw one away here, face up. A safety is never thrown away."),
     say_discard, .kind = KIND_SPOT, .id = MILLE_ITEM_DISCARD, .group = GROUP_PILES},
    {"score", N_("Score"),
     N_("The points of this hand, the overall totals of the game, and games won. A {click|tap}, or W, shows "
        "the whole sheet."),
     say_key, .id = MILLE_ITEM_SCORE, .group = GROUP_PANELS},
    {"moves", N_("On the road"),
     N_("The latest moves. A {click|tap}, or L, opens the road log with the whole hand."), say_key,
     .id = MILLE_ITEM_MOVES, .group = GROUP_PANELS},
    {"cures", N_("What cures what"),
     N_("Each hazard, its remedy, and the safety that keeps it away. A {click|tap}, or C, counts the unseen "
        "cards instead."),
     say_key, .id = MILLE_ITEM_CURES, .group = GROUP_PANELS},
    {"menu", N_("Menu"), N_("What can be done beside playing: take back, sort, a hint, and the rest."), NULL,
     .id = MILLE_ITEM_MORE, .group = GROUP_PANELS},
    {"panel", N_("An open panel"),
     N_("It dropped from the strip and shows more with a {click|tap}. Its key, or Back, shuts it again."),
     NULL, .id = MILLE_ITEM_HANGING, .group = GROUP_PANELS},
    {"play", N_("Play"), N_("Plays the card that stands out, or draws one where a turn begins."), NULL,
     .id = MILLE_ITEM_THUMB_PLAY, .group = GROUP_BUTTONS},
    {"throw", N_("Discard"), N_("Throws away the card that stands out."), NULL, .id = MILLE_ITEM_THUMB_THROW,
     .group = GROUP_BUTTONS},
    {"more.back", N_("Take back"), N_("Takes your last card back, as long as nothing hidden was seen."), NULL,
     .id = MILLE_ITEM_MORE_ROWS + MORE_TAKE_BACK, .group = GROUP_PANELS},
    /* TRANSLATORS: to another place within the hand. */
    {"more.carry", N_("Move the card"),
     N_("Takes the chosen card up; left and right then move it within your hand."), NULL,
     .id = MILLE_ITEM_MORE_ROWS + MORE_CARRY, .group = GROUP_PANELS},
    {"more.sort", N_("Sort"), N_("Keeps your hand in order, or leaves it as the cards come."), NULL,
     .id = MILLE_ITEM_MORE_ROWS + MORE_SORT, .group = GROUP_PANELS},
    {"more.hint", N_("Hint"), N_("What the strongest player would do now, and why."), NULL,
     .id = MILLE_ITEM_MORE_ROWS + MORE_HINT, .group = GROUP_PANELS},
    {"more.what", N_("What is this?"), N_("Point at anything, and it explains itself."), NULL,
     .id = MILLE_ITEM_MORE_ROWS + MORE_WHAT, .group = GROUP_PANELS},
    {"more.menu", N_("Menu"), N_("Saving, options, help, and the way out."), NULL,
     .id = MILLE_ITEM_MORE_ROWS + MORE_MENU, .group = GROUP_PANELS},
    {"ribbon", N_("The Nationale 7"),
     N_("Where both cars are: yours in the near lane, your opponent’s in the far one. The gray road past "
        "Avignon opens with an extension. Its lamps are lit when a car is two cards from its end."),
     say_ribbon, .kind = KIND_SPOT, .id = AREA_RIBBON, .group = GROUP_AREAS},
    {"you.plate", N_("You"), N_("Your side of the table. The green lamp burns when it is your turn."),
     say_plate, .kind = KIND_SPOT, .id = AREA_PLATES, .group = GROUP_AREAS},
    {"you.battle", N_("Your battle pile"),
     N_("Hazards hit you here, and here you play your remedies and Go. Only the top card counts: you drive "
        "while it is Go."),
     say_pile, .kind = KIND_SPOT, .id = PLACE_ID(0, PLACE_BATTLE), .group = GROUP_PLACES},
    {"you.speed", N_("Your speed pile"),
     N_("A Speed limit lies here: then only 25 and 50 may be played, until End of limit."), say_pile,
     .kind = KIND_SPOT, .id = PLACE_ID(0, PLACE_SPEED), .group = GROUP_PLACES},
    {"you.safeties", N_("Your safeties"),
     N_("A safety you play lies here to the end of the hand and keeps its hazard away. A rosette marks a "
        "coup fourré."),
     say_safeties, .kind = KIND_SPOT, .id = PLACE_ID(0, PLACE_SAFETIES), .group = GROUP_PLACES},
    {"you.miles", N_("Your milestones"),
     N_("Your distance cards, a stack for each. The goal must be met exactly."), say_miles, .kind = KIND_SPOT,
     .id = PLACE_ID(0, PLACE_MILES), .group = GROUP_PLACES},
    {"you.total", N_("Your milestone"), N_("The miles that you have driven in this hand."), say_miles,
     .kind = KIND_SPOT, .id = AREA_TOTALS, .group = GROUP_AREAS},
    {"opponent.plate", N_("Your opponent"),
     N_("The other side of the table, with the cards in the hand face down. The green lamp burns when it is "
        "that player’s turn. What your opponent says appears below it."),
     say_plate, .kind = KIND_SPOT, .id = AREA_PLATES + 1, .group = GROUP_AREAS},
    {"opponent.battle", N_("Your opponent’s battle pile"),
     N_("Play Out of gas, Flat tire, Accident and Stop here, while Go is on top or Right of way stands."),
     say_pile, .kind = KIND_SPOT, .id = PLACE_ID(1, PLACE_BATTLE), .group = GROUP_PLACES},
    {"opponent.speed", N_("Your opponent’s speed pile"), N_("Play a Speed limit here, at any time."),
     say_pile, .kind = KIND_SPOT, .id = PLACE_ID(1, PLACE_SPEED), .group = GROUP_PLACES},
    {"opponent.safeties", N_("Your opponent’s safeties"),
     N_("What lies here protects your opponent: those hazards can no longer be played."), say_safeties,
     .kind = KIND_SPOT, .id = PLACE_ID(1, PLACE_SAFETIES), .group = GROUP_PLACES},
    {"opponent.miles", N_("Your opponent’s milestones"),
     N_("The distance cards that your opponent has played."), say_miles, .kind = KIND_SPOT,
     .id = PLACE_ID(1, PLACE_MILES), .group = GROUP_PLACES},
    {"opponent.total", N_("Your opponent’s milestone"),
     N_("The miles that your opponent has driven in this hand."), say_miles, .kind = KIND_SPOT,
     .id = AREA_TOTALS + 1, .group = GROUP_AREAS},
    SIDE_ROWS("side2", 2),
    SIDE_ROWS("side3", 3),
    {"answer.pass", N_("Pass"), N_("Plays no coup fourré: the hazard stays, and the turn goes on."), say_pass,
     .id = MILLE_ITEM_PASS, .group = GROUP_BUTTONS},
    {"what", N_("What is this?"),
     N_("Turns the pointer into a question mark, as now. Shift and F1 do the same."), NULL,
     .id = MILLE_ITEM_WHAT, .group = GROUP_PANELS},
    {.name = NULL},
};

void mille_table_areas(const struct table *table, struct focus_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    item_add(list, mille_items, AREA_RIBBON, layout->ribbon, true);
    for (int row = 0; row < mille_table_rows(table); row++) {
        if (layout->row[row].plate.w > 0) {
            item_add(list, mille_items, AREA_PLATES + row, layout->row[row].plate, true);
        }
        item_add(list, mille_items, AREA_TOTALS + row, layout->row[row].total, true);
    }
    rings_areas(table, list, mille_panel_rings(table));
}

/* What the cabinet offers, in the words of this table. */
const struct item_row mille_what[] = {
    {"menu.new", N_("New game"),
     .text = N_("Asks who drives against you, then sits down to a new game of 5,000. The one under way is "
                "kept under Load game.")},
    {"menu.learn", N_("Learn to drive"),
     .text = N_("Ten short lessons at the table, in any order and as often as you like.")},
    {"menu.help", N_("Help"),
     .text = N_("The road book: the rules with every card, the score, the controls.")},
    {"pause.help", N_("Help"),
     .text = N_("The road book: the rules with every card, the score, the controls.")},
    {"replay.review", N_("Review"),
     .text = N_(
         "Shows each choice of this hand beside what the ace would have done. A hand must be over for it.")},
    {"review.*", N_("A move"),
     .text = N_("What you did, what the ace would have done, and what the difference cost in chances to win "
                "the game; at the end the card drawn before it, and how lucky that was. Choose it to watch "
                "the hand from there.")},
    {"review.summary", N_("Summary"), .text = N_("How well the hand was driven, and how kind the deck was.")},
    {.name = NULL},
};
