/* SPDX-License-Identifier: MIT */
#include "newcomer_inside.h"

#include "base/check.h"
#include "front/game_review.h"
#include "front/journey/journey.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/table/company.h"
#include "front/table/table.h"
#include "test.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DRAWN_EVERY = 40, DOORS_MAX = 64, ASKED_MOST = 20, DECISIONS_MOST = 20000 };

static struct {
    const struct game_front *game; /* NULL: nobody is there */
    enum device device;
    uint64_t seed;
    char pressed[FOCUS_NAME_SIZE]; /* last */
    int refusals;
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
    newcomer.refusals = 0;
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

static bool is_review(const struct work *work)
{
    for (int stage = 0; stage < stages_count(); stage++) {
        const struct game_review *review = journey_game(stage)->review;
        if (review && review->work == work->run) {
            return true;
        }
    }
    return false;
}

void newcomer_leave_unjudged(void)
{
    robot.work_never = is_review;
}

void newcomer_turn_to(const struct game_front *game)
{
    newcomer.game = game;
    newcomer.doors = 0;
}

void newcomer_end(void)
{
    newcomer.game = NULL;
    robot_end(&robot);
}

void newcomer_leave(void)
{
    if (newcomer.game) {
        tell_where();
        newcomer_end();
    }
}

/* ---- one press ------------------------------------------------------------------------------------- */

struct newcomer_stand newcomer_stand(void)
{
    const struct table *table = table_of(&robot.front);
    return (struct newcomer_stand){table, newcomer_moves(), table->seated ? newcomer_hash() : 0};
}

bool newcomer_has_moved(const struct newcomer_stand *before)
{
    struct newcomer_stand now = newcomer_stand();
    bool changed = now.table == before->table && now.hash != before->hash;
    if (changed && now.moves == before->moves && !table_is_lesson(table_of(&robot.front))) {
        newcomer_fail("%s changes what lies on the table", newcomer.pressed);
    }
    return changed || now.moves != before->moves;
}

/* What was pressed is let go, and comes to rest where it was no move. */
static void let_go(const struct newcomer_stand *before)
{
    robot_do(&robot, INTENT_LET_GO);
    if (!newcomer_has_moved(before)) {
        robot_settle(&robot);
    }
    newcomer_check_log();
}

void newcomer_focus(const char *name)
{
    text_copy(newcomer.pressed, sizeof newcomer.pressed, name);
    if (!robot_leads(&robot, name)) {
        press(INTENT_CANCEL);
    }
}

void newcomer_press(const char *name)
{
    struct newcomer_stand before = newcomer_stand();
    newcomer_focus(name);
    robot_choose(&robot, name);
    let_go(&before);
}

bool newcomer_knows_door(const char *name)
{
    for (int i = 0; i < newcomer.doors; i++) {
        if (strcmp(newcomer.door[i], name) == 0) {
            return true;
        }
    }
    return false;
}

void newcomer_note_door(void)
{
    if (!newcomer_knows_door(newcomer.pressed)) {
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

void newcomer_press_beside(void)
{
    struct newcomer_stand before = newcomer_stand();
    robot_do(&robot, rng_below(&robot.rng, 2) ? INTENT_SECONDARY : INTENT_ALTERNATE);
    let_go(&before);
}

void newcomer_note_refusal(void)
{
    const struct table *table = table_of(&robot.front);
    newcomer.refusals += table->refused;
    if (table->refused && table->message[0] == '\0') {
        newcomer_fail("%s is refused without a word", newcomer.pressed);
    }
}

int newcomer_refusals(void)
{
    return newcomer.refusals;
}

/* ---- on what the table opens ----------------------------------------------------------------------- */

/* What is in focus leads on from a sheet, or else the first item that does. */
static void go_on(void)
{
    const struct scene *scene = front_scene(&robot.front);
    struct focus_list list = robot_items(&robot);
    const struct focus_item *focused = focus_find(&list, front_focus(&robot.front));
    struct newcomer_stand before = newcomer_stand();
    if (list.count == 0) { /* a poster */
        press(INTENT_CONFIRM);
        return;
    }
    for (int i = focused ? -1 : 0; i < list.count; i++) {
        const struct focus_item *item = i < 0 ? focused : &list.item[i];
        if (!item->enabled || newcomer_knows_door(item->name)) {
            continue;
        }
        newcomer_press(item->name);
        if (newcomer_has_moved(&before) || !front_holds(&robot.front, scene) ||
            (i < 0 && !robot_on(&robot, scene))) {
            return; /* for the table, the next sheet, or a question on the way there */
        }
        if (!robot_on(&robot, scene)) {
            newcomer_note_door();
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
    newcomer_press(list.item[rng_below(&robot.rng, (uint32_t)list.count)].name);
}

void newcomer_move(void)
{
    if (robot_on(&robot, &table_scene)) {
        newcomer_decide_at_table();
    } else if (robot_on(&robot, &title_scene)) {
        newcomer_fail("the game has been left");
    } else if (robot_on(&robot, &handover_scene)) {
        newcomer_press("curtain.lift");
    } else if (table_phase(table_of(&robot.front)) == GAME_PLAYING) {
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
    if (!robot_on(&robot, &table_scene) || !table_moves(table_of(&robot.front)) ||
        newcomer_moves() != moves) {
        return;
    }
    robot_do(&robot, INTENT_SECONDARY);
    if (newcomer_moves() != moves ||
        (table_moves(table_of(&robot.front)) && !table_of(&robot.front)->hurried)) {
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
        newcomer_press("entry.done");
    } else if (robot_on(&robot, &confirm_scene)) {
        newcomer_press("confirm.no");
    } else {
        struct focus_list list = robot_items(&robot);
        const struct focus_item *item = focus_find(&list, front_focus(&robot.front));
        if (item == NULL) {
            newcomer_fail("nothing is in focus");
        }
        newcomer_press(item->name);
    }
}

void newcomer_sit_down(void)
{
    assert_true(robot_on(&robot, &title_scene));
    newcomer_press(newcomer.game->item);
    newcomer_accept();
}

void newcomer_accept(void)
{
    robot_settle(&robot);
    for (int i = 0; i < ASKED_MOST && !robot_on(&robot, &table_scene); i++) {
        answer_before_sitting();
        robot_settle(&robot);
    }
    assert_true(robot_on(&robot, &table_scene));
    assert_ptr_equal(table_of(&robot.front)->game, newcomer.game);
    assert_false(table_is_lesson(table_of(&robot.front)));
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
    return table_phase(table_of(&robot.front)) != GAME_PLAYING && (sheet == NULL || robot_on(&robot, sheet));
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
    return newcomer.game->game->hand_number(table_seen(table_of(&robot.front)));
}

void newcomer_next_hand(void)
{
    int hand = hand_number();
    enum game_phase phase = table_phase(table_of(&robot.front));
    while (table_phase(table_of(&robot.front)) != GAME_PLAYING) {
        newcomer_decide();
    }
    if (phase != GAME_PLAYING && hand_number() != (phase == GAME_OVER ? 1 : hand + 1)) {
        newcomer_fail("hand %d is followed by hand %d", hand, hand_number());
    }
}

void newcomer_play_game(int hands)
{
    newcomer_play_hand();
    while (table_phase(table_of(&robot.front)) != GAME_OVER && --hands > 0) {
        newcomer_next_hand();
        newcomer_play_hand();
    }
}
