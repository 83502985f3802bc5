/* SPDX-License-Identifier: MIT */
/* Is the deal fair? What was dealt at this machine, by seat, beside what chance gives: counted, kept, shown.
 */
#include "front/bones/bones_front.h"
#include "front/bones/dealt.h"
#include "front/bones/sheet_scene.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "robot.h"
#include "test.h"

#include <string.h>

enum { SEEDS = 400, TICKS_MOST = 4000 };

static struct robot robot;

/* A round is played by computer players at all seats, the first of them for the person; whoever is asked has
 * everything dealt again. How many deals there were. */
static int play_round(struct session *session, struct rng *rng, int64_t doubles[BONES_SEATS_MAX])
{
    static struct bones_observation seen;
    const struct bones_state *state = (const struct bones_state *)(const void *)session->state;
    int deals = 0;
    bool dealt = true;
    for (int seat; (seat = session_turn(session)) != SEAT_NONE;) {
        for (int i = 0; dealt && i < BONES_SEATS_MAX; i++) {
            doubles[i] += bones_many(state->hand[i] & bones_doubles);
        }
        deals += dealt;
        session_observe(session, seat, &seen);
        struct move move = {.kind = BONES_MOVE_REDEAL};
        dealt = seen.pub.phase == BONES_PHASE_REDEAL;
        if (!dealt) {
            move = bones_game.players[game_player_find(&bones_game, "baker")].choose(&seen, rng, NULL);
        }
        assert_int_equal(session_play(session, move, NULL), REFUSAL_NONE);
    }
    return deals;
}

static void start(struct session *session, uint64_t seed)
{
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    struct journal_seat seats[BONES_SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        seats[seat].player = game_player_find(&bones_game, "baker");
    }
    session_start(session, &bones_game, &setup, seats, NULL);
}

static void every_deal_is_counted_once_those_dealt_again_too(void)
{
    static struct session session;
    struct bones_dealt dealt = {.last = 0};
    int64_t doubles[BONES_SEATS_MAX] = {0};
    int deals = 0, rounds = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct rng rng = rng_make(seed, RNG_PLAYER);
        start(&session, seed);
        for (int round = 0; round < 2; round++) {
            deals += play_round(&session, &rng, doubles);
            rounds++;
            assert_true(bones_dealt_add(&dealt, &session));
            assert_false(bones_dealt_add(&dealt, &session)); /* the same round again */
            session_play(&session, (struct move){.kind = BONES_MOVE_NEXT}, NULL);
        }
        session_end(&session);
    }
    assert_true(deals > rounds);
    assert_int_equal(dealt.fairness.deals, deals);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        assert_int_equal(dealt.fairness.doubles[seat], doubles[seat]);
    }
    assert_int_equal(bones_fairness_verdict(&dealt.fairness), BONES_FAIR_CHANCE);
    char buffer[BONES_DEALT_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    bones_dealt_write(&dealt, &out);
    struct bones_dealt read = {.last = 0};
    assert_int_equal(bones_dealt_read(&read, buffer, out.length), 0);
    assert_memory_equal(&read, &dealt, sizeof read);
}

static void what_was_not_dealt_is_not_read(void)
{
    static const char *const wrong[] = {"deals\n", "deals x\n", "deals 1\nbig-six 1 0 0\n", "tiles 3\n",
                                        "deals 2\nbig-six 1 0 0 0\ndoubles 7 7 0 0\n"};
    struct bones_dealt dealt = {.last = 7};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_not_equal(bones_dealt_read(&dealt, wrong[i], strlen(wrong[i])), 0);
        assert_int_equal(dealt.last, 7);
    }
    assert_int_equal(bones_dealt_read(&dealt, "", 0), 0);
    assert_int_equal(dealt.last, 0);
}

/* A round that ends at the table is counted and kept; the page behind the statistics tells it. */
static void the_page_stands_behind_the_statistics(void)
{
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};
    for (int d = 0; d < 3; d++) {
        static struct session session;
        int64_t doubles[BONES_SEATS_MAX] = {0};
        struct rng rng = rng_make(5, RNG_PLAYER);
        robot_start(&robot, devices[d], 3, 1280, 720);
        robot.front.settings.pace = 200;
        start(&session, 5);
        play_round(&session, &rng, doubles);
        session_undo(&session); /* its last tile is laid at the table */
        table_choose(&robot.front, &bones_front);
        table_take(&robot.front, &session);
        front_reset(&robot.front, &table_scene);
        for (int i = 0; i < TICKS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
            robot_tick(&robot, 1);
            if (robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front))) {
                struct move moves[GAME_MOVES_MAX];
                bones_game.legal(table_of(&robot.front)->session.state, moves);
                table_play(table_of(&robot.front), moves[0]);
            }
        }
        assert_true(robot_on(&robot, &bones_sheet_scene));
        assert_true(bones_dealt_of(&robot.front)->fairness.deals >= 1);
        assert_non_null(robot_file(&robot, "dealt-bones"));
        robot_restart(&robot);
        assert_true(bones_dealt_of(&robot.front)->fairness.deals >= 1);
        robot_choose(&robot, "menu.scores");
        robot_settle(&robot);
        for (int i = 0; i < 3 && high_scores_of(&robot.front)->game != &bones_front; i++) {
            robot_choose(&robot, "records.game");
            robot_settle(&robot);
        }
        robot_choose(&robot, "tab.fair");
        robot_settle(&robot);
        assert_true(robot_shows(&robot, "Too few deals to tell."));
    }
}

static void the_verdict_is_in_plain_words(void)
{
    struct bones_fairness fairness = {.deals = 40, .big_six = {10, 10, 10, 10}, .doubles = {70, 70, 70, 70}};
    assert_string_equal(bones_fair_text(&fairness), "Chance deals like this.");
    fairness.big_six[0] = 19;
    fairness.big_six[1] = 2;
    fairness.big_six[2] = 9;
    assert_string_equal(bones_fair_text(&fairness), "Rare: one table in a hundred.");
    fairness.big_six[0] = 17;
    fairness.big_six[1] = 3;
    fairness.big_six[2] = 10;
    assert_string_equal(bones_fair_text(&fairness), "Unusual: one table in twenty.");
    fairness.deals = 19;
    assert_string_equal(bones_fair_text(&fairness), "Too few deals to tell.");
}

const struct test tests[] = {
    TEST(every_deal_is_counted_once_those_dealt_again_too),
    TEST(what_was_not_dealt_is_not_read),
    TEST(the_page_stands_behind_the_statistics),
    TEST(the_verdict_is_in_plain_words),
    {0},
};
