/* SPDX-License-Identifier: MIT */
/* The dominoes in the cabinet, beside what any game does there: letters, hints, the counting of hands, the
 * review, saves and help. */
#include "bones_person.h"
#include "front/bones/bones_front.h"
#include "front/bones/book_pages.h"
#include "front/bones/sheet_scene.h"
#include "front/bones/tally.h"
#include "front/bones/words.h"
#include "front/help/help_book.h"
#include "front/lesson/lessons.h"
#include "front/scenes/load.h"
#include "front/scenes/replay.h"
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

static void play_a_round(void)
{
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front))) {
            decide();
        } else {
            robot_tick(&robot, 1);
        }
    }
    assert_true(robot_on(&robot, &bones_sheet_scene));
}

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

/* The step in which the hands open: neither poster nor sheet was seen before it. */
static const struct motion_step *play_till_hands_open(void)
{
    enum { TICKS_MOST = 40000 };
    const struct motion_step *step = NULL;
    for (int i = 0; i < TICKS_MOST && !(step && step->kind == BONES_STEP_OPEN); i++) {
        if (table_ready(table_of(&robot.front))) {
            struct move moves[GAME_MOVES_MAX];
            bones_game.legal(table_of(&robot.front)->session.state, moves);
            table_play(table_of(&robot.front), moves[0]);
        }
        robot_tick(&robot, 1);
        step = motion_now(&bones_table_of(table_of(&robot.front))->view.motion);
        assert_false(robot_on(&robot, &bones_sheet_scene));
        assert_true(step == NULL || (step->kind != BONES_STEP_DOMINO && step->kind != BONES_STEP_LOCKED));
    }
    assert_non_null(step);
    return step;
}

/* Tiles that were left turn one after the other at the table while the sum grows; then the poster, and then a
 * sheet on which everything is written. */
static void hands_are_counted_at_the_table_before_the_poster_and_the_sheet(void)
{
    enum { TICKS_MOST = 4000 };
    sit_down(DEVICE_KEYS, 1280, 720);
    robot.front.settings.pace = 100;
    const struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
    const struct motion_step *step = play_till_hands_open();
    table_of(&robot.front)->hurried = false;
    int opened = 0, sum = 0, ticks = 0, tiles = 0;
    for (; step && step->kind == BONES_STEP_OPEN && ticks < TICKS_MOST; ticks++) {
        struct bones_tally tally = bones_tally_at(view, motion_ms(step, 0));
        int open = 0, dots = 0;
        tiles = 0;
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            open += tally.open[seat];
            dots += bones_tally_dots(&tally, seat);
            tiles += bones_many(tally.hand[seat]);
        }
        assert_in_range(open, opened, opened + 1);
        assert_true(dots >= sum);
        assert_true(!tally.all || open == tiles);
        opened = open;
        sum = dots;
        robot_tick(&robot, 1);
        step = motion_now(&view->motion);
    }
    assert_true(tiles > 1 && opened == tiles && ticks > 10 * tiles / 2);
    assert_true(step && (step->kind == BONES_STEP_DOMINO || step->kind == BONES_STEP_LOCKED));
    for (int i = 0; i < TICKS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        step = motion_now(&view->motion);
        assert_true(step == NULL || step->kind != BONES_STEP_OPEN);
        robot_tick(&robot, 1);
    }
    assert_true(robot_on(&robot, &bones_sheet_scene));
    robot_settle(&robot);
    robot_draw(&robot);
    int backs = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        backs += command->kind == DRAW_SPRITE &&
                 strncmp(draw_string(&robot.frame, command->string), "bones/back", 10) == 0;
    }
    assert_int_equal(backs, 0);
    int moves = table_of(&robot.front)->session.journal.count;
    robot_do(&robot, INTENT_CONFIRM); /* nothing is left to hurry */
    robot_tick(&robot, 2);
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
}

/* Any button hurries the counting, the next one ends it; where motion is reduced all lies open at once. */
static void the_counting_is_hurried_by_any_button(void)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        sit_down(DEVICE_KEYS, 1280, 720);
        robot.front.settings.pace = 100;
        robot.front.settings.reduced_motion = reduced;
        const struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
        play_till_hands_open();
        struct bones_tally tally = bones_tally_at(view, motion_ms(motion_now(&view->motion), 0));
        assert_int_equal(tally.all, reduced);
        table_of(&robot.front)->hurried = false;
        robot_do(&robot, INTENT_CONFIRM);
        assert_true(table_of(&robot.front)->hurried);
        robot_do(&robot, INTENT_CONFIRM);
        assert_int_equal(view->motion.count, 0);
        robot_tick(&robot, 2);
        assert_true(robot_on(&robot, &bones_sheet_scene));
    }
}

/* Of the round and of the game, however far its rows are scrolled. */
static void the_totals_of_a_sheet_that_scrolls_are_in_sight(void)
{
    static const char *const totals[] = {"This round", "So far"};
    sit_down(DEVICE_PAD, 640, 360);
    play_a_round();
    rest_at(&bones_sheet_scene);
    for (int page = 0; page < 3; page++) {
        struct list_view view;
        assert_true(scroll_view(&robot.front, &bones_sheet_scene, &view));
        robot_draw(&robot);
        for (int i = 0; i < 2; i++) {
            const struct draw_command *total = drawn_text(&robot.frame, totals[i]);
            assert_non_null(total);
            assert_true(total->box.y > view.box.y + view.box.h &&
                        total->box.y < item_named("sheet.again")->box.y);
        }
        press(INTENT_PAGE_NEXT);
    }
}

/* From the sheet to the review, from a choice to the replay, and from there back to the table. */
static void a_round_is_reviewed_watched_and_played_on_from(void)
{
    enum { DEALS = 20 };
    sit_down(DEVICE_PAD, 1280, 720);
    play_a_round();
    robot_settle(&robot);
    struct review_state *shown = review_of(&robot.front);
    const struct bones_review *review = (const struct bones_review *)(const void *)shown->review;
    shown->iterations = DEALS;
    robot_choose(&robot, "sheet.review");
    for (int i = 0; i < DECISIONS_MOST && (!shown->game || review->known < review->count); i++) {
        robot_tick(&robot, 1);
    }
    rest_at(&review_scene);
    assert_true(review->dealt && review->count > 0);
    assert_int_equal(review->known, review->count);
    int at = review->entry[0].at;
    choose_to("review.1", &replay_scene);
    assert_int_equal(replay_of(&robot.front)->at, at);
    char advice[96] = "";
    struct text out = text_in(advice, sizeof advice);
    review_advice(&robot.front, at, &out);
    assert_int_equal(strncmp(advice, "Marius: ", 8), 0);
    choose_to("replay.leave", &review_scene);
    choose("review.1");
    robot_choose(&robot, "replay.here");
    robot_tick(&robot, 4);
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(table_of(&robot.front)->session.journal.count, at);
    assert_null(shown->game);
}

/* In a sitting of several games the review names a round as its sheet does. */
static void the_review_counts_rounds_as_the_sheet_does(void)
{
    enum { TICKS_MOST = 200000 };
    sit_down(DEVICE_PAD, 1280, 720);
    const struct session *session = &table_of(&robot.front)->session;
    int games = 1;
    bool done = false;
    for (int i = 0; i < TICKS_MOST && !done; i++) {
        int phase = bones_table_seen(table_of(&robot.front))->pub.phase;
        done = games > 1 && robot_on(&robot, &bones_sheet_scene);
        if (robot_on(&robot, &bones_sheet_scene) && !done) {
            games += phase == BONES_PHASE_GAME_OVER;
            robot_choose(&robot, "sheet.again");
        } else if (table_ready(table_of(&robot.front))) {
            struct move moves[GAME_MOVES_MAX];
            bones_game.legal(session->state, moves);
            table_play(table_of(&robot.front), moves[0]);
        }
        robot_tick(&robot, 4);
    }
    assert_true(done);
    robot_settle(&robot);
    assert_true(robot_reads(&robot, "ROUND 1 "));
    review_of(&robot.front)->iterations = 1;
    choose("sheet.review");
    assert_true(robot_reads(&robot, "Game 2, round 1"));
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

/* In lines or in columns, the frame of a choice touches nothing that stands above it. */
static void the_frame_of_a_reviewed_choice_touches_no_words(void)
{
    static const int windows[][2] = {{1280, 720}, {1000, 800}, {640, 480}, {720, 1280}};
    for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        sit_down(DEVICE_PAD, windows[i][0], windows[i][1]);
        robot.front.settings.print = 120;
        play_a_round();
        robot_settle(&robot);
        review_of(&robot.front)->iterations = 1;
        choose("sheet.review");
        robot_focus(&robot, "review.1");
        robot_settle(&robot);
        robot_draw(&robot);
        const struct focus_item *row = item_named("review.1");
        int above = 0;
        bool begun = false;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            bool near = command->kind == DRAW_TEXT && command->box.y <= row->box.y + 4 &&
                        command->box.y > row->box.y - 60;
            if (command->kind == DRAW_TEXT &&
                strcmp(draw_string(&robot.frame, command->string), "Review") == 0) {
                above = 0; /* the page's title; before it stands what lies under the page */
                near = false;
                begun = true;
            }
            near = near && begun;
            above += near;
            assert_true(!near || command->box.y < row->box.y - 9);
        }
        assert_true(above > 0);
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
    TEST(hands_are_counted_at_the_table_before_the_poster_and_the_sheet),
    TEST(the_counting_is_hurried_by_any_button),
    TEST(the_totals_of_a_sheet_that_scrolls_are_in_sight),
    TEST(a_round_is_reviewed_watched_and_played_on_from),
    TEST(the_review_counts_rounds_as_the_sheet_does),
    TEST(a_lesson_has_its_focus_where_it_points),
    TEST(the_frame_of_a_reviewed_choice_touches_no_words),
    TEST(a_save_says_its_round_and_who_sits_there),
    TEST(help_opens_the_page_of_what_is_in_focus),
    TEST(help_tells_the_letters_of_arms),
    {0},
};
