/* SPDX-License-Identifier: MIT */
/* The dominoes in the cabinet, beside what any game does there: letters, hints, saves and help. */
#include "bones_person.h"
#include "front/bones/bones_front.h"
#include "front/bones/book_pages.h"
#include "front/bones/sheet_scene.h"
#include "front/bones/tally.h"
#include "front/bones/words.h"
#include "front/help/help_book.h"
#include "front/lesson/lessons.h"
#include "front/scenes/load.h"
#include "front/scenes/review.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "games/bones/ai/review.h"
#include "games/bones/ai/search.h"
#include "person.h"
#include "test.h"

#include <string.h>

/* Whatever the first turn is about, and with whatever device. */
static void the_focus_begins_at_what_can_be_done(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit_down(devices[i], 1280, 720);
        while (!table_ready(table_of(&robot.front))) {
            robot_tick(&robot, 1);
        }
        struct focus_list list = robot_items(&robot);
        const struct focus_item *focus = focus_find(&list, front_focus(&robot.front));
        assert_non_null(focus);
        assert_true(focus->enabled && focus->id < BONES_ITEM_SCORES);
    }
}

/* Who sits where, by the seats after the person's. */
static int order_of_seats(void)
{
    const struct journal *journal = &table_of(&robot.front)->session.journal;
    int order = 0, sum = 0;
    assert_int_equal(journal->seat[0].player, PLAYER_HUMAN);
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        order = order * 10 + journal->seat[seat].player;
        sum += 1 << journal->seat[seat].player;
    }
    assert_int_equal(sum, 1 << game_player_find(&bones_game, "postman") |
                              1 << game_player_find(&bones_game, "patronne") |
                              1 << game_player_find(&bones_game, "marius"));
    return order;
}

/* From the menu, which asks first: another sitting with a journal of its own. */
static void a_new_game_draws_the_seats_anew(void)
{
    enum { NEW_GAMES = 12 };
    sit_down(DEVICE_PAD, 1280, 720);
    int orders[NEW_GAMES], different = 0;
    uint64_t seed = 0;
    for (int i = 0; i < NEW_GAMES; i++) {
        orders[i] = order_of_seats();
        bool known = false;
        for (int k = 0; k < i; k++) {
            known = known || orders[k] == orders[i];
        }
        different += !known;
        seed = table_of(&robot.front)->session.journal.setup.seed;
        robot_settle(&robot);
        press(INTENT_MENU);
        choose_to("pause.restart", &confirm_scene);
        choose_to("confirm.yes", &table_scene);
        assert_true(table_of(&robot.front)->session.journal.setup.seed != seed);
        assert_int_equal(bones_game.hand_number(bones_table_seen(table_of(&robot.front))), 1);
    }
    assert_in_range(different, 3, 6);
}

/* Who presses a button once too often while the others play opens no page of help. */
static void a_late_button_opens_nothing(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    int pressed = 0;
    for (int i = 0; i < 10 * DECISIONS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        if (table_ready(table_of(&robot.front))) {
            struct move moves[GAME_MOVES_MAX];
            bones_game.legal(table_of(&robot.front)->session.state, moves);
            table_play(table_of(&robot.front), moves[0]);
        } else {
            robot_do(&robot, INTENT_CONFIRM);
            robot_tick(&robot, 1);
            pressed++;
        }
        assert_true(robot_on(&robot, &table_scene) || robot_on(&robot, &bones_sheet_scene));
    }
    assert_true(pressed > 3 && robot_on(&robot, &bones_sheet_scene));
}

/* What Marius finds for the person's observation in the time that the robot gives him, worked out beside the
 * table. */
static bool go_on(void *context)
{
    int *rounds = context;
    return (*rounds)-- > 0;
}

static void weigh(const struct bones_observation *seen, struct bones_verdict *verdict)
{
    int rounds = robot.work_rounds;
    bones_search(seen, bones_review_seed(seen), &(struct budget){.more = go_on, .context = &rounds}, verdict);
}

/* The tile with what it makes where, in the words of the bar, and the chance to win with it, in whole per
 * cent; with one move only there is no chance to tell. The same is true of every decision of a round. */
static void a_hint_names_a_move_and_its_chance(void)
{
    enum { CHANCES = 8 };
    int chances = 0;
    sit_down(DEVICE_KEYS, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST * CHANCES && chances < CHANCES; i++) {
        if (robot_on(&robot, &bones_sheet_scene)) {
            choose("sheet.again");
        } else if (!table_ready(table_of(&robot.front))) {
            robot_tick(&robot, 1);
        }
        if (!robot_on(&robot, &table_scene) || !table_ready(table_of(&robot.front))) {
            continue;
        }
        const struct bones_observation seen = *bones_table_seen(table_of(&robot.front));
        struct bones_verdict verdict;
        char expected[TABLE_MESSAGE_SIZE], move[160];
        struct text out = text_in(expected, sizeof expected), words = text_in(move, sizeof move);
        press_key('h');
        weigh(&seen, &verdict);
        const struct bones_candidate *best = &verdict.candidate[0];
        bones_move_text(&seen, best->move, true, &words);
        text_add(&out, "Hint \u2013 ");
        if (best->move.kind == BONES_MOVE_PLAY && best->move.target != BONES_ARM_NONE) {
            text_addf(&out, "lay %d\u2013%d. ", bones_high[best->move.card], bones_low[best->move.card]);
        }
        text_addf(&out, "%s.", move);
        if (verdict.count > 1) {
            int percent = (best->win + 5000) / 10000; /* of millionths */
            /* One of four at the beginning of a game wins about a quarter of them, later anything. */
            assert_in_range(percent, chances == 0 ? 15 : 1, chances == 0 ? 60 : 99);
            text_addf(&out, " %d%% to win.", percent);
            chances++;
        }
        assert_string_equal(table_of(&robot.front)->message, expected);
        decide();
    }
    assert_int_equal(chances, CHANCES);
}

/* In a lesson the focus begins at what its pointer shows. */
static void a_lesson_has_its_focus_where_it_points(void)
{
    for (int lesson = 0; lesson < BONES_LESSONS; lesson++) {
        sit_down(DEVICE_KEYS, 1280, 720);
        lessons_start(&robot.front, &bones_front, lesson);
        robot_settle(&robot);
        const struct lesson_step *step = lessons_wanted(&robot.front);
        assert_non_null(step);
        assert_true(table_ready(table_of(&robot.front)));
        int focus = front_focus(&robot.front);
        assert_int_equal(focus, bones_coach_focus(table_of(&robot.front)));
        if (step->moves[0].kind == BONES_MOVE_PLAY) {
            const struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
            uint8_t tile[BONES_HAND];
            int count = bones_view_own(view, view->shown.hand, tile);
            assert_in_range(focus, BONES_ITEM_TILE, BONES_ITEM_TILE + count - 1);
            assert_int_equal(tile[focus - BONES_ITEM_TILE], step->moves[0].card);
        }
    }
}

/* A number chooses a tile and Return lays it, wherever the focus was. */
static void a_number_and_return_lay_a_tile(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    const struct focus_item *tile = first_of("tile.");
    assert_non_null(tile);
    int moves = table_of(&robot.front)->session.journal.count;
    const struct intent number = {
        .kind = INTENT_KEY, .device = DEVICE_KEYS, .key = (char)('1' + tile->id - BONES_ITEM_TILE)};
    front_set_focus(&robot.front, BONES_ITEM_WHAT);
    front_intent(&robot.front, &number);
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
    assert_true(robot_on(&robot, &table_scene));
}

static const struct focus_item *a_tile(bool enabled)
{
    static struct focus_list list;
    list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        if (list.item[i].enabled == enabled && strncmp(list.item[i].name, "tile.", 5) == 0) {
            return &list.item[i];
        }
    }
    return NULL;
}

static void press_number_of(const struct focus_item *tile)
{
    front_intent(&robot.front, &(struct intent){.kind = INTENT_KEY,
                                                .device = DEVICE_KEYS,
                                                .key = (char)('1' + tile->id - BONES_ITEM_TILE)});
}

/* It was about the other tile. */
static void why_not_is_said_until_something_else_is_chosen(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    while (!a_tile(true) || !a_tile(false)) {
        decide();
        wait_for_turn();
    }
    const char *said = table_of(&robot.front)->message;
    press_number_of(a_tile(false));
    assert_true(said[0] && robot_reads(&robot, said));
    press_number_of(a_tile(true));
    assert_true(bones_table_of(table_of(&robot.front))->view.chosen >= 0 && !said[0]);
    robot_do(&robot, INTENT_CANCEL);
    press_number_of(a_tile(false));
    assert_true(said[0]);
    robot_choose(&robot, a_tile(true)->name);
    assert_false(said[0]);
}

/* The arm that refused a tile is told of until another one is aimed at, though that was aimed at before too.
 */
static void why_an_arm_refuses_is_said_until_another_is_aimed_at(void)
{
    static const char letters[BONES_ARMS] = "-nsew";
    enum { TURNS = 200 };
    sit_down(DEVICE_KEYS, 1280, 720);
    const struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
    const char *said = table_of(&robot.front)->message;
    bool found = false;
    for (int turn = 0; turn < TURNS && !found; turn++) {
        wait_for_turn();
        const struct focus_item *tile = a_tile(true);
        int shut = BONES_ARM_NONE;
        if (tile && view->shown.pub.phase == BONES_PHASE_PLAY) {
            press_number_of(tile);
            for (int arm = BONES_NORTH; arm < bones_arms_end(&view->shown.pub.board); arm++) {
                shut = bones_view_arms_of(view, view->chosen) >> (unsigned)arm & 1u ? shut : arm;
            }
        }
        if (shut == BONES_ARM_NONE) {
            robot_do(&robot, INTENT_CANCEL);
            decide();
            continue;
        }
        int aimed = view->aimed;
        robot_key(&robot, letters[shut]);
        assert_true(said[0] && robot_reads(&robot, "does not fit there"));
        robot_key(&robot, letters[aimed]);
        assert_int_equal(view->aimed, aimed);
        assert_false(said[0]);
        found = true;
    }
    assert_true(found);
}

/* A save's row says the round, and everybody at the table. */
static int32_t best_of_the_others(const struct bones_public *pub)
{
    int32_t best = 0;
    for (int side = 1; side < BONES_SEATS_MAX; side++) {
        best = bones_side_points(pub, side) > best ? bones_side_points(pub, side) : best;
    }
    return best;
}

static void a_save_says_its_round_and_who_sits_there(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    while (best_of_the_others(&bones_table_seen(table_of(&robot.front))->pub) == 0) {
        decide();
        wait_for_turn();
    }
    press(INTENT_MENU);
    choose("pause.save");
    robot_type(&robot, "Friday");
    choose("entry.done pause.load");
    assert_true(robot_reads(&robot, "Friday"));
    assert_true(robot_reads(&robot, "Round 1"));
    assert_false(robot_reads(&robot, "HAND")); /* the road's word stands over no round */
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        assert_true(robot_reads(&robot, table_called(table_of(&robot.front), seat)));
    }
    const struct load_row *row = &load_of(&robot.front)->row[0];
    const struct bones_public *pub = &bones_table_seen(table_of(&robot.front))->pub;
    int32_t best = best_of_the_others(pub);
    assert_int_equal(row->total[0], bones_side_points(pub, 0));
    assert_int_equal(row->total[1], best);
    char told[64];
    text_format(told, sizeof told, "Best of the others: %d", (int)best);
    assert_true(robot_reads(&robot, told));
}

static void help_opens_the_page_of_what_is_in_focus(void)
{
    static const struct {
        int item, page;
    } rows[] = {{BONES_ITEM_TILE, BONES_BOOK_SPINNER},
                {BONES_ITEM_VALUE + BONES_NORTH, BONES_BOOK_COUNT},
                {BONES_ITEM_KNOCK, BONES_BOOK_KNOCK}};
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        front_set_focus(&robot.front, rows[i].item);
        assert_int_equal(help_book_page_here(&robot.front), rows[i].page);
    }
    help_book_help(&robot.front);
    rest_at(&help_book_scene);
    press(INTENT_CANCEL);
    play_a_round();
    assert_int_equal(help_book_page_here(&robot.front), BONES_BOOK_END_OF_ROUND);
}

/* The keys that help tells are those that aim: in French west has another letter. */
static void help_tells_the_letters_of_arms(void)
{
    static const char *const letters[] = {"N S E W", "N S E O"};
    for (int french = 0; french < 2; french++) {
        sit_down(DEVICE_KEYS, 1280, 720);
        const char *spoken = robot.services.set_language(robot.services.context, french ? "fr" : "", NULL);
        if (french && strcmp(spoken, "fr") != 0) {
            skip(); /* nobody has made the French catalogue */
        }
        help_book_open(&robot.front, help_book_cabinet_page(&robot.front, HELP_BOOK_CONTROLS));
        robot_settle(&robot);
        assert_true(robot_reads(&robot, letters[french]));
        assert_false(robot_reads(&robot, letters[!french]));
        assert_false(robot_reads(&robot, french ? "sauvegarde la partie" : "saves the game"));
    }
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        assert_int_equal(bones_arm_letter_of(arm)[0], letters[1][2 * (arm - BONES_NORTH)]);
    }
    robot_start(&robot, DEVICE_KEYS, 1, 1280, 720); /* speaks the first language again */
}

const struct test tests[] = {
    TEST(the_focus_begins_at_what_can_be_done),
    TEST(a_late_button_opens_nothing),
    TEST(a_number_and_return_lay_a_tile),
    TEST(why_not_is_said_until_something_else_is_chosen),
    TEST(why_an_arm_refuses_is_said_until_another_is_aimed_at),
    TEST(a_new_game_draws_the_seats_anew),
    TEST(a_hint_names_a_move_and_its_chance),
    TEST(a_lesson_has_its_focus_where_it_points),
    TEST(a_save_says_its_round_and_who_sits_there),
    TEST(help_opens_the_page_of_what_is_in_focus),
    TEST(help_tells_the_letters_of_arms),
    {0},
};
