/* SPDX-License-Identifier: MIT */
/* Every item of the cabinet's scenes in words; those of a game have their own in its table. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/device_words.h"
#include "front/help/help_book_inside.h"
#include "front/item_row.h"
#include "front/opponent.h"
#include "front/scenes/controls.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/options_value.h"
#include "front/scenes/seats_inside.h"
#include "front/stage/ask.h"
#include "front/table/company.h"
#include "front/table/table.h"

#include <string.h>

static void say_opponent(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const char *key = item->name + sizeof "opponent." - 1;
    const struct opponent *who = opponent_find(table_game(front), key);
    if (who == NULL) {
        return;
    }
    bool named = who->strength == 0 && front->settings.guest[0];
    text_format(says->title, sizeof says->title, _("%s, %s"), named ? front->settings.guest : _(who->name),
                _(who->title));
    if (!company_is_two(table_game(front))) {
        text_copy(says->text, sizeof says->text, _("Takes a free seat, or gets up from it."));
    }
    text_copy(says->more, sizeof says->more, _(who->style));
}

static void say_seat(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct settings_seat *seat = &seats_of(front)->company.seat[item->id - SEATS_ITEM_SEAT];
    if (strcmp(seat->who, SEAT_YOU) == 0) {
        text_copy(
            says->text, sizeof says->text,
            _("Your seat: choosing it asks for your name; Page Up and Page Down, or dragging, move it."));
    }
}

static void say_option(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    for (int row = 0; row < OPTIONS_ROWS; row++) {
        const struct options_entry *entry = options_entry(row);
        if (entry && strcmp(entry->name, item->name) == 0) {
            text_copy(says->title, sizeof says->title, _(entry->label));
            text_copy(says->text, sizeof says->text, options_sentence(front, row));
        }
    }
}

static void say_tab(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    for (int page = 0; page < PAGES; page++) {
        if (strcmp(OPTIONS_TABS[page].name, item->name) == 0) {
            text_copy(says->title, sizeof says->title, options_tab_label(front, page));
        }
    }
}

static void say_action(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const char *name = strchr(item->name, '.') + 1;
    for (int action = 0; action < ACTIONS; action++) {
        const struct action_facts *facts = action_facts(front->settings.bindings.game, (enum action)action);
        if (facts && strcmp(facts->name, name) == 0) {
            text_copy(says->title, sizeof says->title, controls_action_label(front, (enum action)action));
        }
    }
}

static void say_letter(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    if (front_asked(front) == &controls_scene || front_scene(front) == &controls_scene) {
        text_copy(says->text, sizeof says->text,
                  _("The key that does this. Choose it, then press another key to change it."));
        say_action(front, item, says);
    }
}

/* A second program on the same folder: what playing beside the first one means. */
static void say_beside(struct item_words *says)
{
    if (strcmp(says->title, _("Play beside it")) == 0) {
        text_copy(says->text, sizeof says->text,
                  _("Your games here become saves of their own, under Load game. Settings and records stay "
                    "those of the "
                    "other Route Mille."));
    }
}

static void say_third(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, confirm_of(front)->third);
    say_beside(says);
}

static void say_no(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, confirm_of(front)->no);
    say_beside(says);
}

static void say_yes(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, confirm_of(front)->yes);
    text_copy(says->more, sizeof says->more, confirm_of(front)->text);
}

static void say_chapter(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    text_copy(says->title, sizeof says->title, _(help_book_chapter_at(front, item->id)->title));
}

/* Whose table it is; NULL: nobody's. */
static const struct game_front *table_named(const char *item)
{
    for (int i = 0; game_fronts[i]; i++) {
        if (strcmp(game_fronts[i]->item, item) == 0) {
            return game_fronts[i];
        }
    }
    return NULL;
}

static void say_table(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)front;
    const struct game_front *game = table_named(item->name);
    if (game) {
        text_copy(says->title, sizeof says->title, _(game->label));
        text_copy(says->text, sizeof says->text, _("To the table of this game."));
    }
}

static void say_book_table(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)front;
    text_copy(says->title, sizeof says->title, _(game_fronts[item->id - HELP_BOOK_ITEM_TABLES]->label));
}

static const struct item_row entries[] = {
    {"seats.person", N_("A person"), N_("Somebody beside you takes a seat, under a name."), .more = NULL},
    {"seats.rules", N_("Rules"), N_("What is played: the rules of this table, in the options."),
     .more = NULL},
    {"seats.back", N_("Back"), N_("Back to where you were. Nothing has begun."), .more = NULL},
    {"seats.sit", N_("Sit down"), N_("The game begins with those who have a seat."), .more = NULL},
    {"seats.", N_("A seat"),
     N_("Whoever has it gets up when it is chosen; Page Up and Page Down, or dragging, move it."),
     .more = say_seat},
    {"opponent.", N_("An opponent"), N_("Sits down opposite for a new game."), .more = say_opponent},
    {"opponents.back", N_("Back"), N_("Back to where you were. Nothing has begun."), .more = NULL},

    {"menu.continue", N_("Continue"), N_("Takes up the game where you left it."), .more = NULL},
    {"menu.new", N_("New game"),
     N_("Asks who sits down, then begins a new game. The one under way is kept under Load game."),
     .more = NULL},
    {"menu.learn", N_("Lessons"), N_("Short lessons at the table, in any order and as often as you like."),
     .more = NULL},
    {"menu.load", N_("Load game"),
     N_("The games that were saved under a name: to open, to watch, to delete."), .more = NULL},
    {"menu.tables.", N_("A table yet closed"), N_("Another game of this house. Its table is not laid yet."),
     .more = say_table},
    {"menu.day", N_("Deal of the day"),
     N_("A deal a day and table, the same for everybody. The first try counts, and waits for you until it "
        "ends."),
     .more = NULL},
    {"day.*", N_("A day"),
     N_("A filled stone was played on its day, a ring later; an outline is free. Choose it to play it or to "
        "see "
        "how it went."),
     .more = NULL},
    {"days.table.", N_("A table"),
     N_("Shows the days of this table: each has a deal and a calendar of its own."), .more = NULL},
    {"days.earlier", N_("The month before"), N_("Shows the month before. Page Up or LB does it too."),
     .more = NULL},
    {"days.later", N_("The month after"), N_("Shows the month after. Page Down or RB does it too."),
     .more = NULL},
    {"days.play", N_("To the table"),
     N_("Sits down to the deal of the day that is chosen, goes on with it, or shows its sheet."),
     .more = NULL},
    {"days.again", N_("Play again"), N_("The same deal once more, for pleasure: only the first try counts."),
     .more = NULL},
    {"days.watch", N_("Watch"), N_("Plays your try before your eyes, from its first move."), .more = NULL},
    {"days.line", N_("Copy the line"),
     N_("Copies one line about your try, to send to somebody. It gives nothing away; once more copies it "
        "without accents."),
     .more = NULL},
    {"days.close", N_("Back"), N_("Leaves the days as they are."), .more = NULL},
    {"menu.options", N_("Options"), N_("Language, opponent, pace, rules, picture, sound, comfort."),
     .more = NULL},
    {"menu.scores", N_("High scores"),
     N_("The best that was reached at each table, and the statistics of all your games."), .more = NULL},
    {"menu.help", N_("Help"), N_("The road book: the rules, the score, the controls."), .more = NULL},
    {"menu.quit", N_("Quit"), N_("Leaves Route Mille, and asks first. The game is saved."), .more = NULL},

    {"pause.resume", N_("Resume"), N_("Back to the table."), .more = NULL},
    {"pause.save", N_("Save"), N_("Saves the game under a name of your choice."), .more = NULL},
    {"pause.load", N_("Load game"),
     N_("The games that were saved under a name: to open, to watch, to delete."), .more = NULL},
    {"pause.lessons", N_("Lessons"),
     N_("Short lessons at this table, in any order. The game under way is set aside and put back."),
     .more = NULL},
    {"pause.undo", N_("Take back"), N_("The last move is undone: you choose again."), .more = NULL},
    {"pause.hint", N_("Hint"), N_("What the strongest player would do here, and why."), .more = NULL},
    {"pause.what", N_("What is this?"), N_("Whatever is pointed at next explains itself."), .more = NULL},
    {"pause.options", N_("Options"), N_("Language, opponent, pace, rules, picture, sound, comfort."),
     .more = NULL},
    {"pause.help", N_("Help"), N_("The road book: the rules, the score, the controls."), .more = NULL},
    {"pause.fullscreen", N_("Full screen"),
     N_("Fills the screen, or gives it back. F11 does the same anywhere."), .more = NULL},
    {"pause.leave", N_("Leave the table"), N_("Back to the title. The game waits there under Continue."),
     .more = NULL},
    {"pause.quit", N_("Quit"), N_("Leaves Route Mille, and asks first. The game is saved."), .more = NULL},

    {"options.defaults", N_("Defaults"), N_("Puts every row back to what it was at first."), .more = NULL},
    {"options.done", N_("Done"), N_("Closes the options. Every choice is remembered already."), .more = NULL},
    {"options.", N_("An option"), N_("Left and right change it."), .more = say_option},
    {"tab.", N_("A page of the options"),
     N_("A page of the options. The shoulder buttons or Page Up and Down turn to it as well."),
     .more = say_tab},

    {"page.done", N_("Done"), N_("Back to where you were."), .more = NULL},

    {"lesson.*", N_("A lesson"),
     N_("Begins this lesson at the table. Your own game is set aside and put back."), .more = NULL},
    {"lessons.back", N_("Back"), N_("Back to where you were. What you have finished is remembered."),
     .more = NULL},
    {"lesson.next", N_("Go on"), N_("Begins the next lesson; after the last one, on to the table."),
     .more = NULL},
    {"lesson.again", N_("Again"), N_("Plays the same lesson again."), .more = NULL},
    {"lesson.leave", N_("Leave"), N_("Back to the list of lessons."), .more = NULL},
    {"confirm.no", N_("No"), N_("Leaves everything as it is."), .more = say_no},
    {"confirm.yes", N_("Yes"), N_("Does what the question says."), .more = say_yes},

    {"confirm.third", N_("Another answer"), N_("The answer between the two."), .more = say_third},

    {"save.*", N_("A saved game"),
     N_("Opens this game at the table. The one under way is kept in this list."), .more = NULL},
    {"save.*.watch", N_("Watch"), N_("Plays this game before your eyes, from its first move."), .more = NULL},
    {"save.*.delete", N_("Delete"), N_("Deletes this save, and asks first."), .more = NULL},
    {"load.back", N_("Back"), N_("Leaves the list as it is."), .more = NULL},

    {"controls.defaults", N_("Defaults"), N_("Every key and button as it was designed."), .more = NULL},
    {"controls.done", N_("Done"), N_("Closes the list. Changes count at once and are remembered."),
     .more = NULL},
    {"pad.", N_("A button"),
     N_("The gamepad’s button that does this. Choose it, then press another button to change it."),
     .more = say_action},

    {"book.page", N_("The road book"),
     N_("{Click|Tap} a page to turn it. Arrows, the wheel and Page Up and Down do it too."), .more = NULL},
    {"book.chapter.", N_("A chapter"), N_("Opens the book at this chapter."), .more = say_chapter},
    {"book.table.", N_("Another table"), N_("Turns to the chapters of another table’s game."),
     .more = say_book_table},
    {"book.contents", N_("Contents"), N_("Back to the list of chapters."), .more = NULL},
    {"book.prev", N_("Previous"), N_("Turns a page back."), .more = NULL},
    {"book.next", N_("Next"), N_("Turns to the next page."), .more = NULL},
    {"book.close", N_("Close"), N_("Closes the book. F1 does it too."), .more = NULL},

    {"review.summary", N_("Summary"), N_("How well was chosen, and how kind chance was."), .more = NULL},
    {"review.seat", N_("The player"), N_("Left and right change whose moves are looked at."), .more = NULL},
    {"review.filter", N_("Which moves"), N_("Shows every move, or only those that cost something."),
     .more = NULL},
    {"review.close", N_("Done"), N_("Back to where you were."), .more = NULL},
    {"replay.road", N_("The road of the replay"),
     N_("The whole sitting from left to right. Drag the car, or press left and right, to go to any move."),
     .more = NULL},
    {"replay.back", N_("A step back"), N_("Takes one move back."), .more = NULL},
    {"replay.next", N_("A step on"), N_("Makes one move."), .more = NULL},
    {"replay.play", N_("Play and pause"), N_("Lets the moves follow each other, or halts them."),
     .more = NULL},
    {"replay.speed", N_("Speed"), N_("How quickly the moves follow each other."), .more = NULL},
    {"replay.here", N_("Play on from here"),
     N_("Sits down at the table as it stands now and plays on. The game under way is kept."), .more = NULL},
    {"replay.leave", N_("Leave"), N_("Back to where you were; nothing has changed there."), .more = NULL},

    {"key.", N_("A letter"), N_("Adds this letter to the line."), .more = say_letter},
    {"entry.field", N_("The line"),
     N_("What is marked goes as soon as a letter comes; choose the line to keep it and write on."),
     .more = NULL},
    {"entry.page", N_("Other letters"), N_("Shows capitals, small letters, or signs and figures."),
     .more = NULL},
    {"entry.space", N_("Space"), N_("Adds a space."), .more = NULL},
    {"entry.erase", N_("Erase"), N_("Takes the last letter away. Backspace does it too."), .more = NULL},
    {"entry.leave", N_("Leave"), N_("Closes the question and keeps what there was."), .more = NULL},
    {"entry.done", N_("Done"), N_("Takes the line as it stands."), .more = NULL},

    {"page.done", N_("Done"), N_("Back to where you were."), .more = NULL},
    {"view", N_("The list"),
     N_("There is more of it than is seen: the wheel, a finger, Up and Down, Home and End move it."),
     .more = NULL},

    {"curtain.lift", N_("The screen"),
     N_("Hides both hands while the other person sits down. Lift it when only you are looking."),
     .more = NULL},

    {.name = NULL},
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

/* The longest that fits, where it is longer than `longest`; else NULL. */
static const struct item_row *find(const struct item_row *entry, const char *name, size_t *longest)
{
    const struct item_row *best = NULL;
    for (; entry && entry->name; entry++) {
        size_t length = covers(entry->name, name);
        if (length > *longest) {
            *longest = length;
            best = entry;
        }
    }
    return best;
}

/* Whose things are on screen: the high scores may show another game's than that of the table. */
static const struct game_front *game_here(const struct front *front)
{
    const struct game_front *shown = high_scores_game(front);
    return shown ? shown : table_of(front)->game;
}

bool whats_this_explain(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    size_t longest = 0;
    const struct game_front *named = table_named(item->name), *game = named ? named : game_here(front);
    const struct item_row *best = find(game->what, item->name, &longest);
    const struct item_row *cabinet = find(entries, item->name, &longest);
    best = item->row && best == NULL ? item->row : cabinet ? cabinet : best;
    if (best == NULL) {
        return false;
    }
    *says = (struct item_words){.refused = false};
    text_copy(says->title, sizeof says->title, _(best->title));
    text_copy(says->text, sizeof says->text, _(best->text));
    if (best->more) {
        best->more(front, item, says);
    }
    device_words_pick(front, says->text, says->text, sizeof says->text);
    device_words_pick(front, says->more, says->more, sizeof says->more);
    return true;
}
