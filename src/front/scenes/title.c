/* SPDX-License-Identifier: MIT */
#include "front/scenes/title.h"
#include "front/scenes/leaving.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/help_book.h"
#include "front/journey/journey.h"
#include "front/lesson/lessons.h"
#include "front/net/others.h"
#include "front/scenes/day_page.h"
#include "front/scenes/person.h"
#include "front/scenes/seats.h"
#include "front/sound/cues.h"
#include "front/stage/ask.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/tween.h"

struct title_state *title_of(const struct front *front)
{
    return front_memory(front, &title_scene);
}

static void say_table(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct game_front *game = game_fronts[item->id - TITLE_ITEM_TABLE];
    text_copy(says->title, sizeof says->title, _(game->label));
    if (game->way) {
        text_copy(says->text, sizeof says->text, _(game->way));
    }
    if (game == table_game(front)) {
        text_copy(says->more, sizeof says->more, _("Chosen"));
    }
}

static void say_item(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text more = text_in(says->more, sizeof says->more);
    text_copy(says->title, sizeof says->title, _(title_item_label(front, item->id)));
    title_item_more(front, item->id, &more);
}

static const struct item_row rows[] = {
    {"menu.continue", N_("Continue"), N_("Takes up the game where you left it."), say_item,
     .id = TITLE_ITEM_CONTINUE},
    {"menu.journey", N_("Journey"),
     N_("Down the Nationale 7 to Menton, an evening a stage, with three stamps to win at each."), say_item,
     .id = TITLE_ITEM_JOURNEY},
    {"menu.new", N_("New game"),
     N_("Asks who sits down, then begins a new game. The one under way is kept under Load game."), say_item,
     .id = TITLE_ITEM_NEW},
    {"menu.learn", N_("Lessons"), N_("Short lessons at the table, in any order and as often as you like."),
     say_item, .id = TITLE_ITEM_LEARN},
    {"*", N_("A table"), N_("To the table of this game."), say_table, .id = TITLE_ITEM_TABLE,
     .count = GAME_FRONTS_MAX, .group = 1, .kind = KIND_ENTRY},
    {"menu.day", N_("Deal of the day"),
     N_("A deal a day and table, the same for everybody. The first try counts, and waits for you until it "
        "ends."),
     say_item, .id = TITLE_ITEM_DAY},
    {"menu.others", N_("Play with others"),
     N_("Two to six people, each at their own machine, at one table. The computer takes seats that stay "
        "free."),
     say_item, .id = TITLE_ITEM_OTHERS},
    {"menu.load", N_("Load game"),
     N_("The games that were saved under a name: to open, to watch, to delete."), .id = TITLE_ITEM_LOAD},
    {"menu.options", N_("Options"), N_("Language, opponent, pace, rules, picture, sound, comfort."),
     .id = TITLE_ITEM_OPTIONS},
    {"menu.scores", N_("High scores"),
     N_("The best that was reached at each table, and the statistics of all your games."),
     .id = TITLE_ITEM_SCORES},
    {"menu.help", N_("Help"), N_("The road book: the rules, the score, the controls."),
     .id = TITLE_ITEM_HELP},
    {"menu.quit", N_("Quit"), N_("Leaves Route Mille, and asks first. The game is saved."),
     .id = TITLE_ITEM_QUIT},
    {.name = NULL},
};

bool title_is_table(int item)
{
    return item >= TITLE_ITEM_TABLE && item <= title_last_table();
}

int title_last_table(void)
{
    return TITLE_ITEM_TABLE + game_fronts_count() - 1;
}

const struct game_front *title_waiting(const struct front *front)
{
    const struct game_front *waits = table_game(front);
    for (int i = 0; !table_live(front, waits)->can_continue; i++) {
        if (game_fronts[i] == NULL) {
            return NULL;
        }
        waits = game_fronts[i];
    }
    return waits;
}

/* The game chosen, if it has lessons, else the first that has; NULL: none. */
static const struct game_front *school(const struct front *front)
{
    if (lessons_exist(table_game(front))) {
        return table_game(front);
    }
    for (int i = 0; game_fronts[i]; i++) {
        if (lessons_exist(game_fronts[i])) {
            return game_fronts[i];
        }
    }
    return NULL;
}

const char *title_item_label(const struct front *front, int item)
{
    if (item == TITLE_ITEM_LEARN && school(front)) {
        return school(front)->lessons->title;
    }
    return title_is_table(item) ? game_fronts[item - TITLE_ITEM_TABLE]->label : item_row(rows, item)->title;
}

bool title_is_shown(const struct front *front, int item)
{
    switch (item) {
    case TITLE_ITEM_CONTINUE:
        return title_waiting(front) != NULL || journey_waiting(front) >= 0;
    case TITLE_ITEM_JOURNEY:
        return journey_exists();
    case TITLE_ITEM_LEARN:
        return school(front) != NULL;
    case TITLE_ITEM_DAY:
        return day_front(front) != NULL;
    case TITLE_ITEM_OTHERS:
        return others_can(front);
    case TITLE_ITEM_QUIT:
        return !front->services->is_page(front->services->context);
    default:
        return item < TITLE_ITEM_TABLE || item >= TITLE_ITEM_DAY || title_is_table(item);
    }
}

static int first_item(const struct front *front)
{
    return title_is_shown(front, TITLE_ITEM_CONTINUE) ? TITLE_ITEM_CONTINUE : TITLE_ITEM_NEW;
}

int title_focused(const struct front *front)
{
    int focus = front_focus_of(front, &title_scene);
    return focus == FOCUS_NONE ? first_item(front) : focus;
}

/* Scenes below another one do not tick: the sign is put at the end of its way. */
static bool is_covered(const struct front *front)
{
    return front_scene(front) != &title_scene;
}

int title_pointed(const struct front *front)
{
    return is_covered(front) ? title_focused(front) : title_of(front)->pointed;
}

float title_sign_row(const struct front *front)
{
    const struct title_state *title = title_of(front);
    float to = (float)title_row_of(front, title_pointed(front));
    return title->way < 1 && !is_covered(front) ? tween_mix(title->row_from, to, title->way) : to;
}

static void title_items(const struct front *front, struct focus_list *list)
{
    for (int item = 0; item < TITLE_ITEMS; item++) {
        if (title_is_shown(front, item)) {
            const char *name = title_is_table(item) ? game_fronts[item - TITLE_ITEM_TABLE]->item : "";
            item_add_end(list, item_row(rows, item), item, title_item_box(front, item), true, name);
        }
    }
}

static void title_enter(struct front *front)
{
    int item = first_item(front);
    front_set_focus(front, item);
    title_of(front)->pointed = item;
    title_of(front)->way = 1;
    title_camera_arrive(front);
}

static void start_new(struct front *front)
{
    if (!person_is_known(front)) {
        person_ask(front, start_new);
    } else if (!lessons_offer(front, start_new)) {
        seats_ask(front, table_game(front), saves_begin_new);
    }
}

static void learn(struct front *front)
{
    const struct game_front *game = school(front);
    if (game) {
        table_choose_for_later(front, game);
        lessons_open(front, game);
    }
}

/* Continues a game's game under way, or begins a new one. */
static void go_on(struct front *front, const struct game_front *game)
{
    table_choose_for_later(front, game);
    if (table_at(front, TABLE_LIVE)->can_continue) {
        front_go(front, OPEN_TABLE);
    } else {
        start_new(front);
    }
}

/* ---- two programs and one data folder -------------------------------------------------------------- */

/* Takes the data folder over, and reads all files as at a start. A guest's own game is kept as a save. */
static void take_over(struct front *front)
{
    char error[SERVICE_ERROR_SIZE] = "";
    if (!front->services->take_over(front->services->context, error)) {
        confirm_open(front, &(struct confirm_question){.title = _("Not taken over"),
                                                       .text = error,
                                                       .yes = _("Try again"),
                                                       .no = _("Back"),
                                                       .on_yes = take_over});
        return;
    }
    front->guest = false;
    front->told[0] = '\0';
    for (int place = 0; place < game_fronts_count(); place++) {
        table_choose(front, game_fronts[place]);
        table_of(front)->can_continue = false;
        table_of(front)->hand_number = 0;
        table_free(table_of(front));
    }
    front_load_settings(front);
    front_speak(front);
    front_start(front);
    front_go(front, OPEN_TITLE);
}

/* Asks the person of a guest (front.h) whether to take the data folder over. beside: called if they play on
 * without the folder; NULL: nothing is to be done then. */
static void ask_guest(struct front *front, void (*beside)(struct front *front))
{
    const char *says = _("Your games here become saves of their own, under Load game. Settings and records "
                         "stay those of the other Route Mille.");
    front->guest_asked = true;
    confirm_open(front,
                 &(struct confirm_question){
                     .title = _("Route Mille is open already"),
                     .text = _("\u201cPlay here\u201d brings your games into this window: no move is "
                               "lost. \u201cPlay beside it\u201d leaves them there: what you play here "
                               "becomes a save, and settings and records are not kept."),
                     .yes = _("Play here"),
                     .no = beside ? _("Back") : _("Play beside it"),
                     .third = beside ? _("Play beside it") : _("Quit"),
                     .no_says = beside ? NULL : says,
                     .third_says = beside ? says : NULL,
                     .advised = true,
                     .on_yes = take_over,
                     .on_third = beside ? beside : leave_program});
}

static void open_journey(struct front *front)
{
    if (!person_is_known(front)) {
        person_ask(front, open_journey);
        return;
    }
    front_open(front, OPEN_JOURNEY);
    if (journey_has_news(front)) { /* the program ended before the book had told them */
        front_open(front, OPEN_TRAVEL_BOOK);
    }
}

static void title_confirm(struct front *front, const struct focus_item *item)
{
    title_camera_arrive(front); /* nothing moves below what opens now */
    if (title_is_table(item->id)) {
        go_on(front, game_fronts[item->id - TITLE_ITEM_TABLE]);
        return;
    }
    switch (item->id) {
    case TITLE_ITEM_CONTINUE:
        if (journey_waiting(front) >= 0) {
            journey_sit(front, journey_waiting(front), false);
        } else {
            go_on(front, title_waiting(front));
        }
        break;
    case TITLE_ITEM_JOURNEY:
        if (front->guest) {
            ask_guest(front, NULL); /* the journey is the other program's */
        } else {
            open_journey(front);
        }
        break;
    case TITLE_ITEM_NEW:
        if (front->guest) {
            ask_guest(front, start_new);
        } else if (table_at(front, TABLE_LIVE)->can_continue) {
            confirm_new_game(front, start_new);
        } else {
            start_new(front);
        }
        break;
    case TITLE_ITEM_DAY:
        if (front->guest) {
            ask_guest(front, NULL); /* a date has one try, and it is the other program's */
        } else {
            day_page_open(front);
        }
        break;
    case TITLE_ITEM_OTHERS:
        front_open(front, OPEN_OTHERS);
        break;
    case TITLE_ITEM_LOAD:
        front_open(front, OPEN_LOAD);
        break;
    case TITLE_ITEM_LEARN:
        learn(front);
        break;
    case TITLE_ITEM_OPTIONS:
        front_open(front, OPEN_OPTIONS);
        break;
    case TITLE_ITEM_HELP:
        help_book_open(front, HELP_BOOK_CONTENTS);
        break;
    case TITLE_ITEM_SCORES:
        front_open(front, OPEN_HIGH_SCORES);
        break;
    case TITLE_ITEM_QUIT:
        confirm_quit(front);
        break;
    default:
        break;
    }
}

/* The shoulder buttons move the focus along the tables, and to them from other items. */
static bool title_intent(struct front *front, const struct intent *intent)
{
    if (intent->kind != INTENT_PAGE_PREV && intent->kind != INTENT_PAGE_NEXT) {
        return false;
    }
    int item = title_focused(front), step = intent->kind == INTENT_PAGE_NEXT ? 1 : -1;
    if (!title_is_table(item)) {
        item = TITLE_ITEM_TABLE;
    } else if (title_is_table(item + step)) {
        item += step;
    }
    front_set_focus(front, item);
    front_touch(front);
    return true;
}

static bool title_tick(struct front *front)
{
    struct title_state *title = title_of(front);
    if (front->guest && !front->guest_asked) {
        ask_guest(front, NULL);
    }
    int to = title_focused(front);
    if (to != title->pointed) {
        title->row_from = title_sign_row(front);
        title->pointed = to;
        title->way = title->row_from == (float)title_row_of(front, to) ? 1 : 0;
        title->way_ticks = 0;
    }
    bool travels = title_camera_tick(front);
    if (title->way >= 1) {
        return travels;
    }
    int length = tween_ticks(140);
    title->way_ticks++;
    bool there = front->settings.reduced_motion || title->way_ticks >= length;
    title->way = there ? 1 : tween_ease(EASE_OUT_CUBIC, (float)title->way_ticks / (float)length);
    return true;
}

static int title_piece(const struct front *front)
{
    (void)front;
    return PIECE_TITLE;
}

static void title_title(const struct front *front, struct text *out)
{
    (void)front;
    text_add_sentence(out, "Route Mille");
}

const struct scene title_scene = {
    .name = "title",
    .title = title_title,
    .state_size = sizeof(struct title_state),
    .opaque = true,
    .lives = true,
    .enter = title_enter,
    .items = title_items,
    .intent = title_intent,
    .confirm = title_confirm,
    .cancel = confirm_quit,
    .tick = title_tick,
    .ahead = title_camera_ahead,
    .draw = title_draw,
    .piece = title_piece,
};
