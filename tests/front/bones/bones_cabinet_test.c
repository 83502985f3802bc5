/* SPDX-License-Identifier: MIT */
/* The dominoes in the cabinet: rounds by each device from the title on, kept and found again, hinted at,
 * watched. */
#include "front/bones/bones_front.h"
#include "front/bones/book_pages.h"
#include "front/bones/input.h"
#include "front/bones/options.h"
#include "front/bones/page_review.h"
#include "front/bones/sheet_scene.h"
#include "front/help/help_book.h"
#include "front/help/whats_this.h"
#include "front/scenes/confirm.h"
#include "front/scenes/handover.h"
#include "front/scenes/load.h"
#include "front/scenes/options_value.h"
#include "front/scenes/page.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/title.h"
#include "front/table/play.h"
#include "front/table/scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "person.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

enum { DECISIONS_MOST = 400 };

static void sit_down(enum device device, int wide, int high)
{
    sit_down_at("menu.tables.dominoes", device, wide, high);
    assert_ptr_equal(table_of(&robot.front)->game, &bones_front);
}

static const struct focus_item *first_of(const char *start)
{
    static struct focus_list list;
    list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        if (list.item[i].enabled && strncmp(list.item[i].name, start, strlen(start)) == 0) {
            return &list.item[i];
        }
    }
    return NULL;
}

static void choose_first(const char *start)
{
    const struct focus_item *item = first_of(start);
    assert_non_null(item);
    char name[FOCUS_NAME_SIZE];
    text_copy(name, sizeof name, item->name);
    robot_choose(&robot, name);
    robot_settle(&robot);
}

/* The first tile that fits, on the first arm that takes it. */
static void decide(void)
{
    switch (bones_table_seen(&robot.front)->pub.phase) {
    case BONES_PHASE_REDEAL:
        choose_first("keep");
        break;
    case BONES_PHASE_NAME:
        choose_first("double.");
        break;
    default: {
        int moves = table_of(&robot.front)->session.journal.count;
        choose_first("tile.");
        if (table_of(&robot.front)->session.journal.count == moves && first_of("arm.")) {
            choose_first("arm.");
        }
        break;
    }
    }
}

static void play_a_round(void)
{
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene) && table_ready(&robot.front)) {
            decide();
        } else {
            robot_tick(&robot, 1);
        }
    }
    assert_true(robot_on(&robot, &bones_sheet_scene));
}

static void play_rounds(enum device device, int wide, int high)
{
    sit_down(device, wide, high);
    for (int round = 0; round < 2; round++) {
        play_a_round();
        robot_choose(&robot, "sheet.again");
        robot_settle(&robot);
    }
    assert_int_equal(bones_game.hand_number(bones_table_seen(&robot.front)), 3);
    robot_end(&robot);
}

static void rounds_with_the_mouse_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_MOUSE, 1280, 720);
}

static void rounds_with_the_keys_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_KEYS, 1440, 1080);
}

static void rounds_with_a_pad_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_PAD, 720, 1280);
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
static void a_new_game_draws_the_seats_anew(void **state)
{
    enum { NEW_GAMES = 12 };
    (void)state;
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
        robot_do(&robot, INTENT_MENU);
        robot_settle(&robot);
        robot_choose(&robot, "pause.restart");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &confirm_scene));
        robot_choose(&robot, "confirm.yes");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &table_scene));
        assert_true(table_of(&robot.front)->session.journal.setup.seed != seed);
        assert_int_equal(bones_game.hand_number(bones_table_seen(&robot.front)), 1);
    }
    assert_in_range(different, 3, 6);
    robot_end(&robot);
}

/* Who presses a button once too often while the others play opens no page of help. */
static void a_late_button_opens_nothing(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    int pressed = 0;
    for (int i = 0; i < 10 * DECISIONS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        if (table_ready(&robot.front)) {
            struct move moves[GAME_MOVES_MAX];
            bones_game.legal(table_of(&robot.front)->session.state, moves);
            table_play(&robot.front, moves[0]);
        } else {
            robot_do(&robot, INTENT_CONFIRM);
            robot_tick(&robot, 1);
            pressed++;
        }
        assert_true(robot_on(&robot, &table_scene) || robot_on(&robot, &bones_sheet_scene));
    }
    assert_true(pressed > 3 && robot_on(&robot, &bones_sheet_scene));
    robot_end(&robot);
}

static void a_game_is_found_again_and_watched(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    play_a_round();
    int moves = table_of(&robot.front)->session.journal.count;
    assert_non_null(robot_file(&robot, "autosave-bones.journal"));
    robot_restart(&robot);
    choose("menu.continue");
    assert_ptr_equal(table_of(&robot.front)->game, &bones_front);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    assert_true(robot_on(&robot, &bones_sheet_scene));
    replay_table(&robot.front);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &replay_scene));
    replay_seek(&robot.front, 0);
    choose("replay.play");
    assert_int_equal(replay_of(&robot.front)->at, moves);
    robot_end(&robot);
}

static void a_hint_names_a_move_and_its_chance(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST && !table_ready(&robot.front); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(table_ready(&robot.front));
    robot_key(&robot, 'h');
    robot_settle(&robot);
    assert_int_equal(strncmp(table_of(&robot.front)->message, "Hint", 4), 0);
    robot_end(&robot);
}

/* Tiles that were left turn one after the other; the bonus is written down last. Any button comes to the end
 * of it, and the next one acts. */
static void hands_are_counted_before_ones_eyes(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    robot.front.settings.pace = 100;
    play_a_round();
    struct bones_sheet_state *sheet = bones_sheet_of(&robot.front);
    int tiles = bones_sheet_tiles(&sheet->pub), opened = 0;
    assert_true(tiles > 0 && bones_sheet_counted(sheet));
    sheet->ms = 0; /* it was looked at to its end while the round was played: once more */
    for (int i = 0; i < DECISIONS_MOST && !bones_sheet_summed(sheet); i++) {
        robot_tick(&robot, 1);
        assert_in_range(bones_sheet_opened(sheet), opened, opened + 1);
        opened = bones_sheet_opened(sheet);
        assert_false(bones_sheet_counted(sheet));
    }
    assert_int_equal(opened, tiles);
    int moves = table_of(&robot.front)->session.journal.count;
    robot_do(&robot, INTENT_CONFIRM);
    assert_true(robot_on(&robot, &bones_sheet_scene));
    assert_true(bones_sheet_counted(sheet));
    robot_do(&robot, INTENT_CONFIRM);
    robot_tick(&robot, 2);
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
    robot_end(&robot);
}

/* From the sheet to the review, from a choice to the replay, and from there back to the table. */
static void a_round_is_reviewed_watched_and_played_on_from(void **state)
{
    enum { DEALS = 20 };
    (void)state;
    sit_down(DEVICE_PAD, 1280, 720);
    play_a_round();
    robot_settle(&robot);
    struct bones_review_state *review = bones_review_state_of(&robot.front);
    review->iterations = DEALS;
    robot_choose(&robot, "sheet.review");
    for (int i = 0; i < DECISIONS_MOST && review->review.known < review->review.count; i++) {
        robot_tick(&robot, 1);
    }
    robot_settle(&robot);
    assert_true(robot_on(&robot, &page_scene));
    assert_true(review->open && review->review.dealt && review->review.count > 0);
    assert_int_equal(review->review.known, review->review.count);
    assert_int_equal(review->sum.decisions, review->review.count);
    int at = review->review.entry[0].at;
    robot_choose(&robot, "review.row.1");
    robot_settle(&robot);
    assert_true(robot_on(&robot, &replay_scene));
    assert_int_equal(replay_of(&robot.front)->at, at);
    char advice[96] = "";
    struct text out = text_in(advice, sizeof advice);
    bones_reviews.advice(&robot.front, at, &out);
    assert_int_equal(strncmp(advice, "Marius: ", 8), 0);
    robot_choose(&robot, "replay.leave");
    robot_settle(&robot);
    assert_true(robot_on(&robot, &page_scene));
    robot_choose(&robot, "review.row.1");
    robot_settle(&robot);
    robot_choose(&robot, "replay.here");
    robot_tick(&robot, 4);
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(table_of(&robot.front)->session.journal.count, at);
    assert_false(review->open);
    robot_end(&robot);
}

/* The next seat that is in turn and a person's, at the first tile. */
static void wait_for_turn(void)
{
    for (int i = 0; i < DECISIONS_MOST * 10 && !table_ready(&robot.front); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(table_ready(&robot.front));
}

/* A number chooses a tile and Return lays it, wherever the focus was. */
static void a_number_and_return_lay_a_tile(void **state)
{
    (void)state;
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
    robot_end(&robot);
}

static void set_choice(enum bones_choice choice, int value)
{
    for (int row = OPTIONS; options_entry(row) || row < OPTIONS_ROWS; row++) {
        if (options_entry(row) == &BONES_OPTIONS_ROWS[choice]) {
            options_set(&robot.front, row, value);
            return;
        }
    }
    fail_msg("no row of the options");
}

/* The tiles of the first deal as they came to seat 0. */
static void note_dealt(void *context, const struct event *event)
{
    struct event_list *list = context;
    if (event->kind == BONES_EVENT_DEALT && event->card) {
        list->item[list->count++] = *event;
    }
}

static void tiles_stand_sorted_or_as_they_came(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    const struct bones_view *view = &bones_table_of(&robot.front)->view;
    struct event_list dealt = {.count = 0};
    uint8_t tile[BONES_HAND];
    session_retell(&table_of(&robot.front)->session, 0, note_dealt, &dealt);
    int count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 1; i < count; i++) {
        assert_true(tile[i - 1] > tile[i]);
    }
    set_choice(BONES_CHOICE_ORDER, BONES_ORDER_DEALT);
    count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 0, at = 0; i < dealt.count; i++) {
        if (view->shown.hand & bones_bit(dealt.item[i].card)) {
            assert_true(at < count);
            assert_int_equal(tile[at++], dealt.item[i].card);
        }
    }
    assert_string_equal(bones_view_differs(view, bones_table_seen(&robot.front)) ? "differs" : "", "");
    set_choice(BONES_CHOICE_ORDER, BONES_ORDER_SORTED);
    count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 1; i < count; i++) {
        assert_true(tile[i - 1] > tile[i]);
    }
    robot_end(&robot);
}

static void what_the_aimed_arm_would_count_is_an_option(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    assert_true(bones_table_look(&robot.front).tells);
    assert_true(bones_table_look(&robot.front).knocks);
    set_choice(BONES_CHOICE_TELLS, 0);
    set_choice(BONES_CHOICE_KNOCKS, 0);
    assert_false(bones_table_look(&robot.front).tells);
    assert_false(bones_table_look(&robot.front).knocks);
    robot_end(&robot);
}

/* With the option off the table waits for the person, who knocks. */
static void a_knock_may_be_left_to_the_person(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    set_choice(BONES_CHOICE_KNOCKS, 0);
    const struct move knock = {.kind = BONES_MOVE_PASS};
    for (int i = 0; i < DECISIONS_MOST * 10; i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &bones_sheet_scene)) {
            robot_choose(&robot, "sheet.again");
        } else if (robot_on(&robot, &table_scene) && table_ready(&robot.front)) {
            const struct bones_observation *seen = bones_table_seen(&robot.front);
            if (bones_legal(&seen->pub, seen->hand, knock) == REFUSAL_NONE) {
                break;
            }
            decide();
        } else {
            robot_tick(&robot, 1);
        }
    }
    int moves = table_of(&robot.front)->session.journal.count;
    robot_tick(&robot, 400);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    robot_key(&robot, 'k');
    robot_tick(&robot, 1);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
    assert_int_equal(table_of(&robot.front)->session.journal.move[moves].kind, BONES_MOVE_PASS);
    robot_end(&robot);
}

/* Two people at seats 0 and 2 of a new sitting; nothing is laid yet. */
static void sit_together(uint64_t seed, const char *first)
{
    static struct session session;
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    struct journal_seat seats[BONES_SEATS_MAX] = {
        {.player = PLAYER_HUMAN},
        {.player = game_player_find(&bones_game, "baker"), .name = "Amédée"},
        {.player = PLAYER_HUMAN, .name = "Paul"},
        {.player = game_player_find(&bones_game, "postman"), .name = "Odette"}};
    text_copy(seats[0].name, sizeof seats[0].name, first);
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot.front.settings.pace = 200;
    session_start(&session, &bones_game, &setup, seats, NULL);
    table_choose(&robot.front, &bones_front);
    table_take(&robot.front, &session);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
}

/* Each lifts the screen, sees their own seven, and says so; only then is the first tile laid. */
static void several_people_look_at_their_hands_before_the_first_tile(void **state)
{
    (void)state;
    sit_together(3, "Marie");
    const struct bones_view *view = &bones_table_of(&robot.front)->view;
    const struct journal *journal = &table_of(&robot.front)->session.journal;
    static const int people[] = {0, 2};
    for (int i = 0; i < 2; i++) {
        assert_true(robot_on(&robot, &handover_scene));
        assert_int_equal(bones_table_looker(&robot.front), people[i]);
        robot_tick(&robot, 400);
        assert_int_equal(journal->count, 0); /* nobody acts meanwhile */
        robot_choose(&robot, "curtain.lift");
        robot_settle(&robot);
        assert_int_equal(table_you(&robot.front), people[i]);
        assert_int_equal(bones_many(view->shown.hand), BONES_HAND);
        assert_false(table_ready(&robot.front));
        assert_true(robot_reads(&robot, "looks at the new hand"));
        robot_tick(&robot, 400);
        assert_int_equal(journal->count, 0);
        robot_do(&robot, INTENT_CONFIRM);
        robot_settle(&robot);
    }
    assert_int_equal(bones_table_looker(&robot.front), SEAT_NONE);
    robot_end(&robot);
}

/* Among several nobody is "You" in a sentence: who gave no name is the host. */
static void who_gave_no_name_is_the_host_among_several(void **state)
{
    (void)state;
    sit_together(3, "");
    assert_true(robot_on(&robot, &handover_scene));
    assert_true(robot_reads(&robot, "Host’s turn"));
    robot_choose(&robot, "curtain.lift");
    robot_settle(&robot);
    assert_true(robot_reads(&robot, "Host looks at the new hand"));
    robot_end(&robot);
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

static void a_save_says_its_round_and_who_sits_there(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    while (best_of_the_others(&bones_table_seen(&robot.front)->pub) == 0) {
        decide();
        wait_for_turn();
    }
    robot_do(&robot, INTENT_MENU);
    robot_settle(&robot);
    robot_choose(&robot, "pause.save");
    robot_settle(&robot);
    robot_type(&robot, "Friday");
    robot_choose(&robot, "entry.done");
    robot_settle(&robot);
    robot_choose(&robot, "pause.load");
    robot_settle(&robot);
    assert_true(robot_reads(&robot, "Friday"));
    assert_true(robot_reads(&robot, "Round 1"));
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        assert_true(robot_reads(&robot, table_called(&robot.front, seat)));
    }
    const struct load_row *row = &load_of(&robot.front)->row[0];
    const struct bones_public *pub = &bones_table_seen(&robot.front)->pub;
    int32_t best = best_of_the_others(pub);
    assert_int_equal(row->total[0], bones_side_points(pub, 0));
    assert_int_equal(row->total[1], best);
    char told[64];
    text_format(told, sizeof told, "Best of the others: %d", (int)best);
    assert_true(robot_reads(&robot, told));
    robot_end(&robot);
}

/* Whether somebody at a seat knocked right after another person's turn. */
static bool was_passed(const struct session *session)
{
    int last = SEAT_NONE;
    for (int i = 0; i < session->journal.count; i++) {
        int seat = session->journal.mover[i];
        bool person = seat != SEAT_NONE && session_is_human(session, seat);
        if (person && session->journal.move[i].kind == BONES_MOVE_PASS && last != SEAT_NONE && last != seat) {
            return true;
        }
        last = person ? seat : last;
    }
    return false;
}

/* The screen is never lifted for somebody who can but knock. */
static void a_knock_passes_no_curtain(void **state)
{
    enum { SEEDS = 40 };
    (void)state;
    bool passed = false;
    for (uint64_t seed = 1; seed <= SEEDS && !passed; seed++) {
        sit_together(seed, "Marie");
        const struct session *session = &table_of(&robot.front)->session;
        for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
            if (robot_on(&robot, &handover_scene)) {
                struct bones_observation seen;
                session_observe(session, session_turn(session), &seen);
                const struct move knock = {.kind = BONES_MOVE_PASS};
                assert_true(bones_table_looker(&robot.front) != SEAT_NONE ||
                            bones_legal(&seen.pub, seen.hand, knock) != REFUSAL_NONE);
                robot_choose(&robot, "curtain.lift");
            } else if (bones_table_looker(&robot.front) == table_you(&robot.front)) {
                robot_do(&robot, INTENT_CONFIRM);
            } else if (table_ready(&robot.front)) {
                decide();
            } else {
                robot_tick(&robot, 1);
            }
            robot_settle(&robot);
        }
        passed = was_passed(session);
        robot_end(&robot);
    }
    assert_true(passed);
}

static void help_opens_the_page_of_what_is_in_focus(void **state)
{
    (void)state;
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
    robot_settle(&robot);
    assert_true(robot_on(&robot, &help_book_scene));
    robot_do(&robot, INTENT_CANCEL);
    robot_settle(&robot);
    play_a_round();
    assert_int_equal(help_book_page_here(&robot.front), BONES_BOOK_END_OF_ROUND);
    robot_end(&robot);
}

static void everything_at_the_table_says_what_it_is(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST && !table_ready(&robot.front); i++) {
        robot_tick(&robot, 1);
    }
    struct focus_list list = {.count = 0};
    bones_table_items(&robot.front, &list);
    bones_table_areas(&robot.front, &list);
    assert_true(list.count > 15);
    for (int i = 0; i < list.count; i++) {
        struct whats_this_words says;
        if (!whats_this_explain(&robot.front, &list.item[i], &says)) {
            fail_msg("nobody says what %s is", list.item[i].name);
        }
        assert_true(says.title[0] && says.text[0]);
    }
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds_with_the_mouse_alone),
        cmocka_unit_test(rounds_with_the_keys_alone),
        cmocka_unit_test(rounds_with_a_pad_alone),
        cmocka_unit_test(a_late_button_opens_nothing),
        cmocka_unit_test(a_number_and_return_lay_a_tile),
        cmocka_unit_test(a_new_game_draws_the_seats_anew),
        cmocka_unit_test(a_game_is_found_again_and_watched),
        cmocka_unit_test(a_hint_names_a_move_and_its_chance),
        cmocka_unit_test(hands_are_counted_before_ones_eyes),
        cmocka_unit_test(a_round_is_reviewed_watched_and_played_on_from),
        cmocka_unit_test(tiles_stand_sorted_or_as_they_came),
        cmocka_unit_test(what_the_aimed_arm_would_count_is_an_option),
        cmocka_unit_test(a_knock_may_be_left_to_the_person),
        cmocka_unit_test(several_people_look_at_their_hands_before_the_first_tile),
        cmocka_unit_test(a_save_says_its_round_and_who_sits_there),
        cmocka_unit_test(who_gave_no_name_is_the_host_among_several),
        cmocka_unit_test(a_knock_passes_no_curtain),
        cmocka_unit_test(help_opens_the_page_of_what_is_in_focus),
        cmocka_unit_test(everything_at_the_table_says_what_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
