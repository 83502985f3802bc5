/* SPDX-License-Identifier: MIT */
#include "newcomer.h"

#include "base/check.h"
#include "front/scenes/confirm.h"
#include "front/scenes/handover.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/stage/status.h"
#include "front/table/company.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DRAWN_EVERY = 40, DOORS_MAX = 64, PRESSES_MOST = 400, ASKED_MOST = 20, DECISIONS_MOST = 20000 };

static struct {
    const struct game_front *game; /* NULL: nobody is there */
    enum device device;
    uint64_t seed;
    char pressed[FOCUS_NAME_SIZE]; /* last */
    /* Items that open a screen of their own: they were tried once. */
    char door[DOORS_MAX][FOCUS_NAME_SIZE];
    int doors;
} newcomer;

/* ---- where they are -------------------------------------------------------------------------------- */

int newcomer_moves(void)
{
    const struct table *table = table_of(&robot.front);
    return table->seated ? table->session.journal.count : 0;
}

uint64_t newcomer_hash(void)
{
    return newcomer.game->game->hash(table_of(&robot.front)->session.state);
}

static void tell_where(void)
{
    static const char *const names[DEVICES] = {"mouse", "keys", "pad"};
    const struct scene *scene = front_scene(&robot.front);
    print_error("%s by %s, seed %llu, after move %d, %s was pressed last, on the screen \"%s\"\n",
                newcomer.game->game->name, names[newcomer.device], (unsigned long long)newcomer.seed,
                newcomer_moves(), newcomer.pressed[0] ? newcomer.pressed : "nothing",
                scene ? scene->name : "none");
}

/* A broken promise ends the program: that too is told of with its place. */
static void tell_of_abort(int number)
{
    (void)number;
    if (newcomer.game) {
        tell_where();
    }
}

_Noreturn void newcomer_fail(const char *format, ...)
{
    char why[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    print_error("%s\n", why);
    fail();
    abort(); /* does not come to this */
}

void newcomer_check_log(void)
{
    if (robot.lines != 0) {
        newcomer_fail("logged: %s", robot.logged);
    }
}

/* What moves is drawn now and then, as nobody knows when a frame is due. */
static void draw(void *context)
{
    (void)context;
    if (robot.front.ticks % DRAWN_EVERY == 0) {
        robot_draw(&robot);
    }
}

/* ---- coming and going ------------------------------------------------------------------------------ */

void newcomer_start(const struct game_front *game, enum device device, uint64_t seed, int wide, int high)
{
    newcomer.game = game;
    newcomer.device = device;
    newcomer.seed = seed;
    newcomer.doors = 0;
    newcomer.pressed[0] = '\0';
    signal(SIGABRT, tell_of_abort);
    robot_start(&robot, device, seed, wide, high);
    robot_forget(&robot);
    robot_restart(&robot);
    robot.choosy = true;
    robot.work_rounds = 1; /* others think no longer than they must */
    robot.ticked = draw;
    robot.front.settings.pace = 200;
}

void newcomer_end(void)
{
    newcomer.game = NULL;
    robot_end(&robot);
}

int newcomer_leave(void **state)
{
    (void)state;
    if (newcomer.game) {
        tell_where();
        newcomer_end();
    }
    return 0;
}

/* ---- one press ------------------------------------------------------------------------------------- */

/* What was pressed is let go, and comes to rest where it was no move. */
static void let_go(int moves)
{
    robot_do(&robot, INTENT_LET_GO);
    if (newcomer_moves() == moves) {
        robot_settle(&robot);
    }
    newcomer_check_log();
}

/* Where arrows move what is held instead, it is put down first. */
static void focus(const char *name)
{
    text_copy(newcomer.pressed, sizeof newcomer.pressed, name);
    if (!robot_leads(&robot, name)) {
        press(INTENT_CANCEL);
    }
}

static void press_item(const char *name)
{
    int moves = newcomer_moves();
    focus(name);
    robot_choose(&robot, name);
    let_go(moves);
}

static bool is_door(const char *name)
{
    for (int i = 0; i < newcomer.doors; i++) {
        if (strcmp(newcomer.door[i], name) == 0) {
            return true;
        }
    }
    return false;
}

static void note_door(void)
{
    if (!is_door(newcomer.pressed)) {
        CHECK(newcomer.doors < DOORS_MAX);
        text_copy(newcomer.door[newcomer.doors++], FOCUS_NAME_SIZE, newcomer.pressed);
    }
}

void newcomer_come_back(const struct scene *to)
{
    for (int i = 0; i < ASKED_MOST && !robot_on(&robot, to); i++) {
        if (robot_on(&robot, &title_scene)) {
            newcomer_fail("%s leads away from the table", newcomer.pressed);
        }
        press(INTENT_CANCEL);
    }
    if (!robot_on(&robot, to)) {
        newcomer_fail("nothing leads back from what %s opens", newcomer.pressed);
    }
}

/* ---- at the table ---------------------------------------------------------------------------------- */

/* What lies on top of an item may hide it from the pointer. */
static bool can_be_pressed(const struct focus_list *list, const struct focus_item *item)
{
    if (robot.device != DEVICE_MOUSE || item->scrolls) {
        return true;
    }
    struct point middle = rect_middle(item->seen);
    for (int i = 0; i < 10; i++) {
        if (focus_at(list, item->seen.x + item->seen.w * (float)i / 10, middle.y) == item->id) {
            return true;
        }
    }
    return false;
}

/* How often each item was pressed for the move that is to be made now. */
struct tries {
    char name[FOCUS_ITEMS_MAX][FOCUS_NAME_SIZE];
    int times[FOCUS_ITEMS_MAX];
    int count;
    struct focus_list before; /* the items as the last press found them */
};

static int *times_of(struct tries *tries, const char *name)
{
    int at = 0;
    while (at < tries->count && strcmp(tries->name[at], name) != 0) {
        at++;
    }
    if (at == tries->count) {
        CHECK(tries->count < FOCUS_ITEMS_MAX);
        text_copy(tries->name[tries->count++], FOCUS_NAME_SIZE, name);
    }
    return &tries->times[at];
}

/* How little an item promises: what the last press has made possible comes first, then what was tried least;
 * what is greyed is tried as well, once all else has been. */
static int doubt(struct tries *tries, const struct focus_item *item)
{
    const struct focus_item *before = focus_named(&tries->before, item->name);
    bool fresh = item->enabled && (before == NULL || !before->enabled);
    return 2 * *times_of(tries, item->name) + (item->enabled ? 0 : 3) - (fresh ? 2 : 0);
}

static struct focus_item pick(struct tries *tries)
{
    struct focus_list list = robot_items(&robot);
    const struct focus_item *best[FOCUS_ITEMS_MAX];
    uint32_t count = 0;
    for (int i = 0, least = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        if (is_door(item->name) || !can_be_pressed(&list, item)) {
            continue;
        }
        int now = doubt(tries, item);
        if (count == 0 || now < least) {
            count = 0;
            least = now;
        }
        if (now == least) {
            best[count++] = item;
        }
    }
    if (count == 0) {
        newcomer_fail("nothing can be chosen");
    }
    struct focus_item picked = *best[rng_below(&robot.rng, count)];
    ++*times_of(tries, picked.name);
    tries->before = list;
    return picked;
}

/* What the buttons beside the first one do to the item in focus: discard it, put it in order. */
static void press_beside(void)
{
    int moves = newcomer_moves();
    robot_do(&robot, rng_below(&robot.rng, 2) ? INTENT_SECONDARY : INTENT_ALTERNATE);
    let_go(moves);
}

/* Whose turn it is, and what can be done, is said. */
static void check_bar(void)
{
    struct status status;
    front_status(&robot.front, &table_scene, &status);
    if (!status.lamp || status.message[0] == '\0') {
        newcomer_fail("the bar does not say that somebody is in turn");
    }
}

static void decide_at_table(void)
{
    int moves = newcomer_moves();
    struct tries tries = {.before = robot_items(&robot)};
    if (table_looker(&robot.front) == table_you(&robot.front)) {
        press(INTENT_CONFIRM); /* the hand has been looked at */
        return;
    }
    if (!table_ready(&robot.front)) {
        newcomer_fail("nothing moves, and nobody may decide");
    }
    check_bar();
    for (int i = 0; newcomer_moves() == moves; i++) {
        if (i == PRESSES_MOST) {
            newcomer_fail("%d presses are no move", PRESSES_MOST);
        }
        struct focus_item item = pick(&tries);
        if (rng_below(&robot.rng, 4) == 0) {
            focus(item.name);
            press_beside();
        } else {
            press_item(item.name);
        }
        if (newcomer_moves() == moves && !robot_on(&robot, &table_scene)) {
            note_door();
            newcomer_come_back(&table_scene);
        }
    }
}

/* ---- on what the table opens ----------------------------------------------------------------------- */

/* What is in focus leads on from a sheet, or else the first item that does. */
static void go_on(void)
{
    const struct scene *scene = front_scene(&robot.front);
    struct focus_list list = robot_items(&robot);
    const struct focus_item *focused = focus_find(&list, front_focus(&robot.front));
    int moves = newcomer_moves();
    if (list.count == 0) { /* a poster */
        press(INTENT_CONFIRM);
        return;
    }
    for (int i = focused ? -1 : 0; i < list.count; i++) {
        const struct focus_item *item = i < 0 ? focused : &list.item[i];
        if (!item->enabled || is_door(item->name)) {
            continue;
        }
        press_item(item->name);
        if (newcomer_moves() != moves || !front_holds(&robot.front, scene) ||
            (i < 0 && !robot_on(&robot, scene))) {
            return; /* for the table, the next sheet, or a question on the way there */
        }
        if (!robot_on(&robot, scene)) {
            note_door();
            newcomer_come_back(scene);
        }
    }
    newcomer_fail("nothing leads on from \"%s\"", scene->name);
}

static void answer(void)
{
    struct focus_list list = robot_items(&robot);
    if (list.count == 0) {
        press(INTENT_CONFIRM);
        return;
    }
    press_item(list.item[rng_below(&robot.rng, (uint32_t)list.count)].name);
}

void newcomer_move(void)
{
    if (robot_on(&robot, &table_scene)) {
        decide_at_table();
    } else if (robot_on(&robot, &title_scene)) {
        newcomer_fail("the game has been left");
    } else if (robot_on(&robot, &handover_scene)) {
        press_item("curtain.lift");
    } else if (table_phase(&robot.front) == GAME_PLAYING) {
        answer();
    } else {
        go_on();
    }
}

/* What moves can be hurried: that is no move. */
static void hurry(void)
{
    int moves = newcomer_moves();
    robot_tick(&robot, 1);
    if (!robot_on(&robot, &table_scene) || !table_moves(&robot.front) || newcomer_moves() != moves) {
        return;
    }
    robot_do(&robot, INTENT_SECONDARY);
    if (newcomer_moves() != moves || (table_moves(&robot.front) && !table_of(&robot.front)->hurried)) {
        newcomer_fail("a button does not hurry what moves");
    }
}

void newcomer_decide(void)
{
    newcomer_move();
    if (rng_below(&robot.rng, 3) == 0) {
        hurry();
    }
    robot_settle(&robot);
    newcomer_check_log();
}

static void answer_before_sitting(void)
{
    if (robot_on(&robot, &text_entry_scene)) {
        robot_type(&robot, "Zoé");
        press_item("entry.done");
    } else if (robot_on(&robot, &confirm_scene)) {
        press_item("confirm.no");
    } else {
        struct focus_list list = robot_items(&robot);
        const struct focus_item *item = focus_find(&list, front_focus(&robot.front));
        if (item == NULL) {
            newcomer_fail("nothing is in focus");
        }
        press_item(item->name);
    }
}

void newcomer_sit_down(void)
{
    assert_true(robot_on(&robot, &title_scene));
    press_item(newcomer.game->item);
    for (int i = 0; i < ASKED_MOST && !robot_on(&robot, &table_scene); i++) {
        answer_before_sitting();
    }
    assert_true(robot_on(&robot, &table_scene));
    assert_ptr_equal(table_of(&robot.front)->game, newcomer.game);
    assert_false(table_is_lesson(&robot.front));
}

int newcomer_bring_people(void)
{
    struct settings_company company = {.seats = company_most(newcomer.game)};
    text_copy(company.game, sizeof company.game, newcomer.game->game->name);
    text_copy(company.seat[0].who, sizeof company.seat[0].who, SEAT_YOU);
    for (int seat = 1; seat < company.seats; seat++) {
        text_copy(company.seat[seat].who, sizeof company.seat[seat].who, SEAT_PERSON);
        text_format(company.seat[seat].name, sizeof company.seat[seat].name, "Guest %d", seat);
    }
    settings_set_company(&robot.front.settings, &company);
    return company.seats;
}

void newcomer_play(int moves)
{
    while (newcomer_moves() < moves) {
        newcomer_decide();
    }
}

static bool hand_is_over(void)
{
    const struct scene *sheet = newcomer.game->view->sheet;
    return table_phase(&robot.front) != GAME_PLAYING && (sheet == NULL || robot_on(&robot, sheet));
}

void newcomer_play_hand(void)
{
    for (int i = 0; !hand_is_over(); i++) {
        if (i == DECISIONS_MOST) {
            newcomer_fail("no hand is over after %d decisions", DECISIONS_MOST);
        }
        newcomer_decide();
    }
}

static int hand_number(void)
{
    return newcomer.game->game->hand_number(table_seen(&robot.front));
}

void newcomer_next_hand(void)
{
    int hand = hand_number();
    enum game_phase phase = table_phase(&robot.front);
    while (table_phase(&robot.front) != GAME_PLAYING) {
        newcomer_decide();
    }
    if (phase != GAME_PLAYING && hand_number() != (phase == GAME_OVER ? 1 : hand + 1)) {
        newcomer_fail("hand %d is followed by hand %d", hand, hand_number());
    }
}

void newcomer_play_game(int hands)
{
    newcomer_play_hand();
    while (table_phase(&robot.front) != GAME_OVER && --hands > 0) {
        newcomer_next_hand();
        newcomer_play_hand();
    }
}
