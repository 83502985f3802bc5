/* SPDX-License-Identifier: MIT */
/* Every item of every scene in words. */
#include "base/words.h"
#include "front/book_pages.h"
#include "front/front.h"
#include "front/mille_words.h"
#include "front/options_value.h"
#include "front/rivals.h"

#include <string.h>

/* Adds how things stand; may rewrite title and text where the item's name does not say enough. */
typedef void what_more(const struct front *front, const struct focus_item *item, struct what_words *says);

struct what_entry {
    const char *name; /* what the item's name begins with, a * for a number; the longest that fits decides */
    const char *title, *text;
    what_more *more;
};

/* ---- the table ------------------------------------------------------------------------------------- */

static void say_card(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    int slot = item->id - ITEM_HAND;
    const struct shown_card *card = mille_table_card(front, slot);
    if (card == NULL || card->card == CARD_NONE) {
        return;
    }
    text_copy(says->title, sizeof says->title, mille_card_name(card->card));
    text_copy(says->text, sizeof says->text, mille_card_help(card->card));
    struct text out = text_in(says->more, sizeof says->more);
    struct move move = mille_table_move_of(front, slot);
    struct mille_public pub = mille_table_state(front)->pub;
    pub.turn = (uint8_t)mille_table_you(front);
    refusal why = mille_table_outlook(front, slot);
    if (why == REFUSAL_NONE) {
        text_add(&out, _("Now: "));
        mille_move_text(&pub, move, &out);
        text_add(&out, ".");
    } else {
        says->refused = true;
        text_add(&out, _("Not now: "));
        mille_refusal_text(&pub, move, why, &out);
    }
}

static const struct shown_side *side_of(const struct front *front, bool yours)
{
    int seat = yours ? mille_table_you(front) : mille_table_other(front);
    return &front->table.shown.side[mille_side_of(&mille_table_state(front)->pub, seat)];
}

static bool is_yours(const struct focus_item *item)
{
    return strncmp(item->name, "you.", 4) == 0;
}

static void say_top(int card, struct what_words *says)
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

static void say_battle(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    say_top(side_of(front, is_yours(item))->battle, says);
}

static void say_speed(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    say_top(side_of(front, is_yours(item))->speed, says);
}

static void say_safeties(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    const struct shown_side *side = side_of(front, is_yours(item));
    struct text out = text_in(says->more, sizeof says->more);
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

static void say_miles(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    int miles = side_of(front, is_yours(item))->miles, goal = front->table.shown.goal;
    text_format(says->more, sizeof says->more, _("%d of %d; %d to go."), miles, goal, goal - miles);
}

static void say_deck(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)item;
    int left = front->table.shown.deck;
    if (left == 0) {
        text_copy(says->more, sizeof says->more, _("It is out: play goes on without drawing."));
    } else {
        text_format(says->more, sizeof says->more, _n("%d card is left.", "%d cards are left.", left), left);
    }
}

static void say_discard(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)item;
    say_top(front->table.shown.discard[DISCARD_SHOWN - 1], says);
    int card = front->table.shown.discard[DISCARD_SHOWN - 1];
    if (card != CARD_NONE) {
        text_format(says->more, sizeof says->more, _("On top: %s."), mille_card_name(card));
    }
}

static void say_plate(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    int seat = is_yours(item) ? mille_table_you(front) : mille_table_other(front);
    int count = front->table.shown.hand[seat].count;
    text_copy(says->title, sizeof says->title, mille_table_name(front, seat));
    struct text more = text_in(says->more, sizeof says->more);
    text_addf(&more, _n("%d card in the hand.", "%d cards in the hand.", count), count);
    const struct rival *rival = rivals_of(front->table.session.journal.seat[seat].player);
    if (rival && rival->strength > 0) {
        /* TRANSLATORS: the name of an opponent, and the level. */
        text_format(says->title, sizeof says->title, _("%s, %s"), mille_table_name(front, seat),
                    _(rival->title));
        text_addf(&more, " %s", _(rival->style));
    }
}

static void say_rival(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)front;
    const struct rival *rival = rivals_at(item->id);
    text_format(says->title, sizeof says->title, _("%s, %s"), _(rival->name), _(rival->title));
    text_copy(says->more, sizeof says->more, _(rival->style));
}

static void say_cures(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)item;
    if (front->table.counting) {
        text_copy(says->title, sizeof says->title, _("Still unseen"));
        text_copy(
            says->text, sizeof says->text,
            _("How many of each card you have not seen: they are in the deck or in your opponent's hand. A "
              "click shows what cures what again."));
    }
}

/* ---- other screens --------------------------------------------------------------------------------- */

static void say_option(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    for (int row = 0; row < OPTIONS; row++) {
        if (strcmp(OPTIONS_ENTRIES[row].name, item->name) == 0) {
            text_copy(says->title, sizeof says->title, _(OPTIONS_ENTRIES[row].label));
            text_copy(says->text, sizeof says->text, options_sentence(front, row));
        }
    }
}

static void say_tab(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)front;
    for (int page = 0; page < PAGES; page++) {
        if (strcmp(OPTIONS_TABS[page].name, item->name) == 0) {
            text_copy(says->title, sizeof says->title, _(OPTIONS_TABS[page].label));
        }
    }
}

static void say_action(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)front;
    const char *name = strchr(item->name, '.') + 1;
    for (int action = 0; action < ACTIONS; action++) {
        if (strcmp(ACTION_TABLE[action].name, name) == 0) {
            text_copy(says->title, sizeof says->title, _(ACTION_TABLE[action].label));
        }
    }
}

static void say_letter(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    if (what_below(front) == &controls_scene || front_scene(front) == &controls_scene) {
        text_copy(says->text, sizeof says->text,
                  _("The key that does this. Choose it, then press another key to change it."));
        say_action(front, item, says);
    }
}

static void say_third(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, front->confirm.third);
}

static void say_no(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, front->confirm.no);
}

static void say_yes(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, front->confirm.yes);
    text_copy(says->more, sizeof says->more, front->confirm.text);
}

static void say_chapter(const struct front *front, const struct focus_item *item, struct what_words *says)
{
    (void)front;
    if (item->id > 0 && item->id < BOOK_PAGES) {
        text_copy(says->title, sizeof says->title, _(book_chapters[item->id].title));
    }
}

static const struct what_entry entries[] = {
    {"hand.", N_("Your hand"), N_("A card of your hand."), say_card},
    {"deck", N_("Deck"),
     N_("Begin your turn here: draw one card. After a coup fourré you draw back to seven. Beneath it stands "
        "how many "
        "are left."),
     say_deck},
    {"discard", N_("Discard"),
     N_("Instead of playing a card you may throw one away here, face up. A safety is never thrown away."),
     say_discard},
    {"score", N_("Score"),
     N_("The points of this hand, the overall totals of the game, and games won. A click, or W, shows the "
        "whole "
        "sheet."),
     NULL},
    {"moves", N_("On the road"),
     N_("The latest moves. A click, or L, opens the road log with the whole hand."), NULL},
    {"cures", N_("What cures what"),
     N_("Each hazard, its remedy, and the safety that keeps it away. A click, or C, counts the unseen cards "
        "instead."),
     say_cures},
    {"ribbon", N_("The Nationale 7"),
     N_("Where both cars are: your blue saloon in the near lane, your opponent's red car in the far one. The "
        "grey road "
        "past Avignon opens with an extension."),
     NULL},
    {"you.plate", N_("You"), N_("Your side of the table. The green lamp burns when it is your turn."),
     say_plate},
    {"you.battle", N_("Your battle pile"),
     N_("Hazards hit you here, and here you play your remedies and Go. Only the top card counts: you drive "
        "while it is "
        "Go."),
     say_battle},
    {"you.speed", N_("Your speed pile"),
     N_("A Speed limit lies here: then only 25 and 50 may be played, until End of limit."), say_speed},
    {"you.safeties", N_("Your safeties"),
     N_("A safety you play lies here to the end of the hand and keeps its hazard away. A rosette marks a "
        "coup "
        "fourré."),
     say_safeties},
    {"you.miles", N_("Your milestones"),
     N_("Your distance cards, a stack for each. The goal must be met exactly."), say_miles},
    {"you.total", N_("Your milestone"), N_("The miles that you have driven in this hand."), say_miles},
    {"opponent.plate", N_("Your opponent"),
     N_("The other side of the table, with the cards in the hand face down. The green lamp burns when it is "
        "that "
        "player's turn."),
     say_plate},
    {"opponent.battle", N_("Your opponent's battle pile"),
     N_("Play Out of gas, Flat tire, Accident and Stop here, while Go is on top or Right of way stands."),
     say_battle},
    {"opponent.speed", N_("Your opponent's speed pile"), N_("Play a Speed limit here, at any time."),
     say_speed},
    {"opponent.safeties", N_("Your opponent's safeties"),
     N_("What lies here protects your opponent: those hazards can no longer be played."), say_safeties},
    {"opponent.miles", N_("Your opponent's milestones"),
     N_("The distance cards that your opponent has played."), say_miles},
    {"opponent.total", N_("Your opponent's milestone"),
     N_("The miles that your opponent has driven in this hand."), say_miles},
    {"what", N_("What is this?"),
     N_("Turns the pointer into a question mark, as now. Shift and F1 do the same."), NULL},

    {"rival.", N_("An opponent"), N_("Sits down opposite for a new game."), say_rival},
    {"rivals.back", N_("Back"), N_("Back to the title. Nothing has begun."), NULL},

    {"menu.continue", N_("Continue"), N_("Takes up the game where you left it."), NULL},
    {"menu.new", N_("New game"),
     N_("Asks who drives against you, then sits down to a new game of 5000. The one under way is kept under "
        "Load game."),
     NULL},
    {"menu.load", N_("Load game"),
     N_("The games that were saved under a name: to open, to watch, to delete."), NULL},
    {"menu.learn", N_("Learn to drive"),
     N_("Nine short lessons at the table, in any order and as often as you like."), NULL},
    {"menu.tables.road", N_("Road"), N_("The road game: to the table."), NULL},
    {"menu.tables.", N_("A table yet closed"), N_("Another game of this house. Its table opens later."),
     NULL},
    {"menu.options", N_("Options"), N_("Language, opponent, pace, rules, picture, sound, comfort."), NULL},
    {"menu.scores", N_("High scores"),
     N_("The highest totals, the largest spreads, and the statistics of all your games."), NULL},
    {"menu.help", N_("Help"), N_("The road book: the rules with every card, the score, the controls."), NULL},
    {"menu.quit", N_("Quit"), N_("Leaves Route Mille, and asks first. The game is saved."), NULL},

    {"pause.resume", N_("Resume"), N_("Back to the table."), NULL},
    {"pause.save", N_("Save"), N_("Saves the game under a name of your choice."), NULL},
    {"pause.load", N_("Load game"),
     N_("The games that were saved under a name: to open, to watch, to delete."), NULL},
    {"pause.options", N_("Options"), N_("Language, opponent, pace, rules, picture, sound, comfort."), NULL},
    {"pause.help", N_("Help"), N_("The road book: the rules with every card, the score, the controls."),
     NULL},
    {"pause.fullscreen", N_("Full screen"),
     N_("Fills the screen, or gives it back. F11 does the same anywhere."), NULL},
    {"pause.leave", N_("Leave the table"), N_("Back to the title. The game waits there under Continue."),
     NULL},
    {"pause.quit", N_("Quit"), N_("Leaves Route Mille, and asks first. The game is saved."), NULL},

    {"options.defaults", N_("Defaults"), N_("Puts every row back to what it was at first."), NULL},
    {"options.done", N_("Done"), N_("Closes the options. Every choice is remembered already."), NULL},
    {"options.", N_("An option"), N_("Left and right change it."), say_option},
    {"tab.", N_("A page of the options"),
     N_("A page of the options. The shoulder buttons or Page Up and Down turn to "
        "it as well."),
     say_tab},

    {"tab.scores", N_("High scores"), N_("The three highest totals and the three largest spreads."), NULL},
    {"tab.statistics", N_("Statistics"), N_("What you did in all your games, and how the last fifty ended."),
     NULL},
    {"scores.clear", N_("Clear scores"), N_("Empties both lists, and asks first. The statistics stay."),
     NULL},
    {"statistics.opponent", N_("Played against"),
     N_("Whose games are counted here: left and right change it."), NULL},
    {"statistics.reset", N_("Reset statistics"),
     N_("Forgets everything counted here, and asks first. The high scores stay."), NULL},
    {"records.done", N_("Done"), N_("Back to the title."), NULL},

    {"confirm.no", N_("No"), N_("Leaves everything as it is."), say_no},
    {"confirm.yes", N_("Yes"), N_("Does what the question says."), say_yes},

    {"confirm.third", N_("Another answer"), N_("The answer between the two."), say_third},

    {"save.*", N_("A saved game"),
     N_("Opens this game at the table. The one under way is kept in this list."), NULL},
    {"save.*.watch", N_("Watch"), N_("Plays this game before your eyes, from its first move."), NULL},
    {"save.*.delete", N_("Delete"), N_("Deletes this save, and asks first."), NULL},
    {"load.up", N_("Newer"), N_("Shows newer saves."), NULL},
    {"load.down", N_("Older"), N_("Shows older saves."), NULL},
    {"load.back", N_("Back"), N_("Leaves the list as it is."), NULL},

    {"controls.defaults", N_("Defaults"), N_("Every key and button as it was designed."), NULL},
    {"controls.done", N_("Done"), N_("Closes the list. Changes count at once and are remembered."), NULL},
    {"pad.", N_("A button"),
     N_("The gamepad's button that does this. Choose it, then press another button to change it."),
     say_action},

    {"extend.extend", N_("On to Menton"),
     N_("Makes 1000 the goal for both. Arriving there adds 300 miles and 200 points, but whoever arrives "
        "first scores "
        "the trip."),
     NULL},
    {"extend.finish", N_("Stop at Avignon"), N_("Ends the hand here, with 400 for the trip completed."),
     NULL},

    {"score.next", N_("Go on"), N_("Deals the next hand, or shows who won the game."), NULL},
    {"score.leave", N_("Leave table"), N_("Back to the title. The game waits there under Continue."), NULL},
    {"score.review", N_("Review"),
     N_("Shows each of your choices in this hand beside what the ace would have done, and what it cost."), NULL},
    {"score.copy", N_("Copy"), N_("Copies the score sheet as text."), NULL},
    {"over.again", N_("Another game"), N_("Starts the next game from 0. Games won stay counted."), NULL},
    {"over.leave", N_("Leave table"), N_("Back to the title."), NULL},

    {"lesson.*", N_("A lesson"),
     N_("Begins this lesson at the table. Your own game is set aside and put back."), NULL},
    {"lessons.back", N_("Back"), N_("Back to the title. What you have finished is remembered."), NULL},
    {"lesson.next", N_("Go on"), N_("Begins the next lesson; after the last one, on to the table."), NULL},
    {"lesson.again", N_("Again"), N_("Plays the same lesson again."), NULL},
    {"lesson.leave", N_("Leave"), N_("Back to the list of lessons."), NULL},

    {"book.page", N_("The road book"),
     N_("Click a page to turn it. Arrows, the wheel and Page Up and Down do it too."), NULL},
    {"book.chapter.", N_("A chapter"), N_("Opens the book at this chapter."), say_chapter},
    {"book.contents", N_("Contents"), N_("Back to the list of chapters."), NULL},
    {"book.prev", N_("Previous"), N_("Turns a page back."), NULL},
    {"book.next", N_("Next"), N_("Turns to the next page."), NULL},
    {"book.close", N_("Close"), N_("Closes the book. F1 does it too."), NULL},

    {"log.earlier", N_("Earlier"), N_("Shows earlier moves of the hand."), NULL},
    {"log.later", N_("Later"), N_("Shows later moves of the hand."), NULL},
    {"log.journal", N_("Copy the journal"),
     N_("Copies the whole sitting as text, the very text of a save. It can be sent and opened again."), NULL},
    {"log.sheet", N_("Copy the score"), N_("Copies the score sheet of the hand as text."), NULL},
    {"log.watch", N_("Watch"), N_("Plays the hand again before your eyes."), NULL},
    {"log.close", N_("Close"), N_("Back to the table."), NULL},

    {"replay.road", N_("The road of the replay"),
     N_("The whole sitting from left to right. Drag the car, or press left and right, to go to any move."),
     NULL},
    {"replay.back", N_("A step back"), N_("Takes one move back."), NULL},
    {"replay.next", N_("A step on"), N_("Makes one move."), NULL},
    {"replay.play", N_("Play and pause"), N_("Lets the moves follow each other, or halts them."), NULL},
    {"replay.speed", N_("Speed"), N_("How quickly the moves follow each other."), NULL},
    {"replay.here", N_("Play on from here"),
     N_("Sits down at the table as it stands now and plays on. The game under way is kept."), NULL},
    {"replay.review", N_("Review"),
     N_("Shows each choice of this hand beside what the ace would have done. A hand must be over for it."),
     NULL},
    {"replay.leave", N_("Leave"), N_("Back to where you were; nothing has changed there."), NULL},

    {"review.*", N_("A move"),
     N_("What you did, what the ace would have done, and what the difference cost in chances to win the game; "
        "at the end the card drawn before it, and how lucky that was. Choose it to watch the hand from there."),
     NULL},
    {"review.up", N_("Earlier"), N_("Shows earlier moves of the hand."), NULL},
    {"review.down", N_("Later"), N_("Shows later moves of the hand."), NULL},
    {"review.hand", N_("The hand"), N_("Left and right turn to the other hands."), NULL},
    {"review.seat", N_("The player"), N_("Left and right change whose moves are looked at."), NULL},
    {"review.filter", N_("Which moves"), N_("Shows every move, or only those that cost something."), NULL},
    {"review.close", N_("Done"), N_("Back to where you were."), NULL},

    {"key.", N_("A letter"), N_("Adds this letter to the line."), say_letter},
    {"entry.page", N_("Other letters"), N_("Shows capitals, small letters, or signs and figures."), NULL},
    {"entry.space", N_("Space"), N_("Adds a space."), NULL},
    {"entry.erase", N_("Erase"), N_("Takes the last letter away. Backspace does it too."), NULL},
    {"entry.leave", N_("Leave"), N_("Closes the question and keeps what there was."), NULL},
    {"entry.done", N_("Done"), N_("Takes the line as it stands."), NULL},

    {"curtain.lift", N_("The curtain"),
     N_("Hides both hands while the other person sits down. Lift it when only you are looking."), NULL},
};

/* How much of a name an entry covers; 0: it does not fit. A * covers a number. */
static size_t covers(const char *entry, const char *name)
{
    const char *at = name;
    for (; *entry; entry++) {
        if (*entry == '*') {
            size_t digits = strspn(at, "0123456789");
            if (digits == 0) {
                return 0;
            }
            at += digits;
        } else if (*entry != *at++) {
            return 0;
        }
    }
    return (size_t)(at - name);
}

bool what_explain(const struct front *front, const struct scene *scene, const struct focus_item *item,
                  struct what_words *says)
{
    (void)scene;
    const struct what_entry *best = NULL;
    size_t longest = 0;
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        size_t length = covers(entries[i].name, item->name);
        if (length > longest) {
            longest = length;
            best = &entries[i];
        }
    }
    if (best == NULL) {
        return false;
    }
    *says = (struct what_words){.refused = false};
    text_copy(says->title, sizeof says->title, _(best->title));
    text_copy(says->text, sizeof says->text, _(best->text));
    if (best->more) {
        best->more(front, item, says);
    }
    return true;
}
