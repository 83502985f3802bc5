/* SPDX-License-Identifier: MIT */
/* Games of dice beyond single turns: kinds, seats that leave, overtime, dice by turn, texts. */
#include <string.h>

#include "cubes_rig.h"
#include "test.h"

enum { STORY = 2000, SEEDS = 6000, TURNS = 12 };

static refusal play(struct cubes_state *state, const char *text, struct event_list *events)
{
    struct move move;
    assert_true(cubes_game.move_parse(text, &move));
    refusal why = cubes_game.apply(state, move, events);
    assert_null(cubes_game.check(state));
    return why;
}

/* Plays a move, on dice if it is a roll, and expects what is told of it, one event after another. */
static void expect_story(struct cubes_state *state, const char *dice, const char *text, const char *wanted)
{
    struct event_list events = {.count = 0};
    if (dice) {
        rig_dice(state, dice);
    }
    assert_int_equal(play(state, text, &events), REFUSAL_NONE);
    char got[STORY];
    struct text story = text_in(got, sizeof got);
    for (int i = 0; i < events.count; i++) {
        text_add(&story, i > 0 ? "; " : "");
        cubes_game.event_format(events.item[i], &story);
    }
    assert_string_equal(got, wanted);
}

static void what_happens_is_told_in_its_order(void)
{
    struct cubes_state state;
    rig_table(&state, 2, CUBES_GOAL_STANDARD, false);
    expect_story(&state, "15543", "roll abcde",
                 "0 rolled abcde; 0 die a 1; 0 die b 5; 0 die c 5; 0 die d 4; 0 die e 3; 0 scored 1 a 100; "
                 "0 scored 5 b 50; 0 scored 5 c 50");
    expect_story(&state, "234", "roll cde",
                 "0 gave up c 50; 0 held ab 150; 0 rolled cde; 0 die c 2; 0 die d 3; 0 die e 4; "
                 "0 forgot 150; 0 scored S abcde 750; 0 scored with all five");
    expect_story(
        &state, "22346", "roll abcde",
        "0 rolled abcde; 0 die a 2; 0 die b 2; 0 die c 3; 0 die d 4; 0 die e 6; 0 bust 750; 1 turn 1");
    expect_story(&state, "44416", "roll abcde",
                 "1 rolled abcde; 1 die a 4; 1 die b 4; 1 die c 4; 1 die d 1; 1 die e 6; "
                 "1 scored 3K abc 400; 1 scored 1 d 100");
    expect_story(&state, NULL, "hold", "1 stood 500; 1 on board; 0 turn 2");
    rig_score(&state, 1, 9700);
    expect_story(&state, "11111", "roll abcde",
                 "0 rolled abcde; 0 die a 1; 0 die b 1; 0 die c 1; 0 die d 1; 0 die e 1; "
                 "0 scored 5K abcde 3000; 0 scored with all five");
    rig_score(&state, 0, 7000);
    rig_score(&state, 1, 9950);
    expect_story(&state, NULL, "hold", "0 stood 3000; 0 off board; overtime, 0 ahead by 50; 1 turn 2");
    rig_dice(&state, "11223");
    assert_int_equal(play(&state, "roll abcde", NULL), REFUSAL_NONE);
    rig_score(&state, 1, 10300); /* as if play had gone on */
    rig_score(&state, 0, 10500);
    expect_story(&state, NULL, "hold", "1 stood 200; overtime, level; 0 turn 3");
    expect_story(&state, NULL, "leave", "0 left; game won by 1");
    expect_story(&state, NULL, "next", "game to 10000 plain, 1 begins; 1 turn 1");
}

static void a_joker_alone_saves_and_may_be_held_for_nothing(void)
{
    struct cubes_state state;
    rig_table(&state, 1, CUBES_GOAL_STANDARD, true);
    rig_score(&state, 0, 500);
    expect_story(&state, "J2346", "roll abcde",
                 "0 rolled abcde; 0 die a J; 0 die b 2; 0 die c 3; 0 die d 4; 0 die e 6; 0 scored J a 0");
    struct cubes_state on = state;
    expect_story(&state, NULL, "hold", "0 stood 0; 0 turn 2");
    expect_story(&on, "JJJJ", "roll bcde",
                 "0 held a 0; 0 rolled bcde; 0 die b J; 0 die c J; 0 die d J; 0 die e J; 0 forgot 0; "
                 "0 scored 5K abcde 9000; 0 scored with all five");
}

static void the_start_goes_round_and_games_are_counted(void)
{
    struct cubes_state state;
    rig_table(&state, 3, CUBES_GOAL_BLITZ, false);
    for (int game = 0; game < 7; game++) {
        assert_int_equal(cubes_game.turn(&state), game % 3);
        assert_int_equal(state.pub.game, game);
        rig_score(&state, game % 3, 7000);
        rig_dice(&state, "55512");
        assert_int_equal(play(&state, "roll abcde", NULL), REFUSAL_NONE);
        assert_int_equal(play(&state, "hold", NULL), REFUSAL_NONE);
        assert_int_equal(cubes_game.turn(&state), SEAT_NONE);
        assert_int_equal(cubes_winner(&state.pub), game % 3);
        struct score_line lines[GAME_LINES_MAX];
        assert_int_equal(cubes_game.score(&state, lines), 1);
        assert_int_equal(lines[0].points[game % 3], 7600);
        assert_int_equal(cubes_game.games_won(&state, game % 3), game / 3 + 1);
        assert_int_equal(play(&state, "roll abcde", NULL), CUBES_REFUSED_PHASE);
        assert_int_equal(play(&state, "next", NULL), REFUSAL_NONE);
    }
}

static void who_leaves_is_passed_over_and_counts_no_more(void)
{
    struct cubes_state state;
    rig_table(&state, 4, CUBES_GOAL_STANDARD, false);
    expect_story(&state, NULL, "leave", "0 left; 1 turn 1");
    rig_score(&state, 1, 10100);
    rig_score(&state, 2, 9600);
    rig_score(&state, 3, 10000);
    expect_story(&state, "22346", "roll abcde",
                 "1 rolled abcde; 1 die a 2; 1 die b 2; 1 die c 3; 1 die d 4; 1 die e 6; 1 bust 0; 2 turn 1");
    struct cubes_state twin = state;
    /* Whose score alone stood in the way of the lead goes: who is ahead wins. */
    rig_dice(&state, "23466");
    assert_int_equal(play(&state, "roll abcde", NULL), REFUSAL_NONE);
    assert_int_equal(cubes_game.turn(&state), 3);
    expect_story(&state, NULL, "leave", "3 left; game won by 1");
    assert_int_equal(state.pub.seat[3].score, 10000);
    /* Leaving in the middle of a turn, and what it leaves is told. */
    rig_dice(&twin, "12346");
    assert_int_equal(play(&twin, "roll abcde", NULL), REFUSAL_NONE);
    expect_story(&twin, NULL, "leave", "2 left; overtime, 1 ahead by 100; 3 turn 1");
    expect_story(&twin, NULL, "leave", "3 left; game won by 1");
    expect_story(&twin, NULL, "next", "game to 10000 plain, 1 begins; 1 turn 1");
    assert_int_equal(cubes_staying(&twin.pub), 4); /* all play the next game */
}

static void the_last_one_left_wins_and_who_leaves_alone_does_not(void)
{
    struct cubes_state state;
    rig_table(&state, 3, CUBES_GOAL_STANDARD, false);
    expect_story(&state, NULL, "leave", "0 left; 1 turn 1");
    expect_story(&state, NULL, "leave", "1 left; game won by 2");
    assert_int_equal(state.pub.seat[2].won, 1);
    rig_table(&state, 1, CUBES_GOAL_STANDARD, false);
    expect_story(&state, NULL, "leave", "0 left; game won by nobody");
    assert_int_equal(cubes_winner(&state.pub), SEAT_NONE);
    expect_story(&state, NULL, "next", "game to 10000 plain, 0 begins; 0 turn 1");
}

static void refusals_come_in_the_pages_order(void)
{
    struct cubes_state state;
    static const struct move no_moves[] = {
        {.kind = CUBES_MOVE_NONE},
        {.kind = CUBES_MOVE_KINDS, .card = 1},
        {.kind = CUBES_MOVE_ROLL},
        {.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL + 1},
        {.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL, .target = 1},
        {.kind = CUBES_MOVE_HOLD, .card = 1},
        {.kind = CUBES_MOVE_LEAVE, .extra = 1},
        {.kind = CUBES_MOVE_NEXT, .card = 1},
    };
    rig_table(&state, 2, CUBES_GOAL_STANDARD, false);
    for (size_t i = 0; i < sizeof no_moves / sizeof *no_moves; i++) {
        assert_int_equal(cubes_game.apply(&state, no_moves[i], NULL), CUBES_REFUSED_NOT_A_MOVE);
    }
    assert_int_equal(play(&state, "hold", NULL), CUBES_REFUSED_PHASE);
    assert_int_equal(play(&state, "next", NULL), CUBES_REFUSED_PHASE);
    assert_int_equal(play(&state, "roll abcd", NULL), CUBES_REFUSED_FIRST_ROLL);
    rig_dice(&state, "15236");
    assert_int_equal(play(&state, "roll abcde", NULL), REFUSAL_NONE);
    rig_dice(&state, "5336");
    assert_int_equal(play(&state, "roll bcde", NULL), REFUSAL_NONE);
    assert_int_equal(play(&state, "roll ab", NULL), CUBES_REFUSED_HELD_BEFORE); /* before the blanks */
    assert_int_equal(play(&state, "roll b", NULL), CUBES_REFUSED_BLANK);        /* before nothing is left */
    assert_int_equal(play(&state, "roll bcde", NULL), CUBES_REFUSED_NONE_LEFT);
    assert_int_equal(play(&state, "hold", NULL), CUBES_REFUSED_ON_BOARD);
    for (int code = REFUSAL_NONE; code < CUBES_REFUSALS; code++) {
        assert_true(strlen(cubes_game.refusal_names[code]) > 1);
    }
}

static void a_hold_comes_back_until_the_next_roll(void)
{
    struct cubes_state state;
    const struct move hold = {.kind = CUBES_MOVE_HOLD};
    const struct move roll = {.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL};
    rig_table(&state, 2, CUBES_GOAL_STANDARD, false);
    rig_dice(&state, "44416");
    play(&state, "roll abcde", NULL);
    assert_false(cubes_game.may_undo(&state.pub, roll));
    play(&state, "hold", NULL);
    assert_true(cubes_game.may_undo(&state.pub, hold));
    rig_score(&state, 1, 9500);
    rig_dice(&state, "11223");
    play(&state, "roll abcde", NULL);
    assert_false(cubes_game.may_undo(&state.pub, roll));
    play(&state, "leave", NULL);
    assert_false(cubes_game.may_undo(&state.pub, (struct move){.kind = CUBES_MOVE_LEAVE}));
    rig_table(&state, 1, CUBES_GOAL_STANDARD, false);
    rig_score(&state, 0, 9500);
    rig_dice(&state, "44416");
    play(&state, "roll abcde", NULL);
    play(&state, "hold", NULL);
    assert_false(cubes_game.may_undo(&state.pub, hold)); /* the game is over: its rows are written */
}

static void chance_decides_the_kind_once_in_six(void)
{
    int blitz = 0;
    int jokers = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct cubes_state state;
        struct cubes_state fixed;
        struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
        setup.option[CUBES_OPTION_GAME] = CUBES_GAME_CHANCE;
        cubes_game.start(&state, &setup, NULL);
        blitz += state.pub.goal == CUBES_GOAL_BLITZ;
        jokers += state.pub.jokers;
        /* The options change nothing of the dice that follow. */
        setup.option[CUBES_OPTION_GAME] = CUBES_GAME_BLITZ;
        setup.option[CUBES_OPTION_JOKERS] = CUBES_JOKERS_ALWAYS;
        cubes_game.start(&fixed, &setup, NULL);
        assert_int_equal(fixed.pub.goal, CUBES_GOAL_BLITZ);
        assert_int_equal(fixed.pub.jokers, 1);
        assert_true(fixed.deal.state == state.deal.state);
    }
    assert_in_range(blitz, SEEDS / 6 - 120, SEEDS / 6 + 120);
    assert_in_range(jokers, SEEDS / 6 - 120, SEEDS / 6 + 120);
}

/* The first five dice of each turn of a game that is played by chance. */
static int first_rolls(uint64_t seed, uint64_t luck, int dice, uint8_t face[TURNS][CUBES_DICE])
{
    struct cubes_state state;
    struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
    setup.option[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER;
    setup.option[CUBES_OPTION_DICE] = (uint8_t)dice;
    cubes_game.start(&state, &setup, NULL);
    struct rng rng = rng_make(luck, RNG_PLAYER);
    int turns = 0;
    while (turns < TURNS) {
        struct event_list events = {.count = 0};
        bool first = state.pub.phase == CUBES_PHASE_START;
        struct move moves[GAME_MOVES_MAX];
        int count = cubes_game.legal(&state, moves) - 1; /* not the last, to leave */
        assert_int_equal(cubes_game.apply(&state, moves[rng_below(&rng, (uint32_t)count)], &events),
                         REFUSAL_NONE);
        for (int i = 0; first && i < events.count; i++) {
            if (events.item[i].kind == CUBES_EVENT_DIE) {
                face[turns][events.item[i].target] = events.item[i].card;
            }
        }
        turns += first;
    }
    return turns;
}

static void dice_by_turn_are_the_same_whatever_happened_before(void)
{
    uint8_t one[TURNS][CUBES_DICE];
    uint8_t other[TURNS][CUBES_DICE];
    int different = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        first_rolls(seed, 1, CUBES_DICE_BY_TURN, one);
        first_rolls(seed, 2, CUBES_DICE_BY_TURN, other);
        assert_memory_equal(one, other, sizeof one);
        assert_true(memcmp(one[0], one[1], sizeof one[0]) != 0 || memcmp(one[1], one[2], sizeof one[1]) != 0);
        first_rolls(seed, 1, CUBES_DICE_STREAM, one);
        first_rolls(seed, 2, CUBES_DICE_STREAM, other);
        different += memcmp(one, other, sizeof one) != 0;
    }
    assert_in_range(different, 15, 20);
    /* The first dice of a day's two first turns: they never change. */
    static const uint8_t wanted[2][CUBES_DICE] = {{4, 1, 2, 6, 5}, {3, 1, 4, 3, 3}};
    first_rolls(UINT64_C(3042311803404395325), 1, CUBES_DICE_BY_TURN, one);
    assert_memory_equal(one, wanted, sizeof wanted);
}

static void a_seat_sees_all_but_the_dice_to_come(void)
{
    struct cubes_state state;
    rig_table(&state, 2, CUBES_GOAL_STANDARD, true);
    struct cubes_state other = state;
    other.deal = rng_make(77, RNG_DEAL);
    other.seed = 77;
    struct cubes_public a;
    struct cubes_public b;
    memset(&a, 0, sizeof a);
    memset(&b, 0, sizeof b);
    cubes_game.observe(&state, 0, &a);
    cubes_game.observe(&other, 1, &b);
    assert_memory_equal(&a, &b, sizeof a);
}

static void moves_have_one_text(void)
{
    static const char *const wrong[] = {"",        "roll",    "roll ",       "roll f", "roll ba", "roll aa",
                                        "roll a ", "roll  a", "roll abcdef", "hold a", "Hold",    "leaves",
                                        "none",    "?",       "rolla",       "next "};
    struct move move;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(cubes_game.move_parse(wrong[i], &move));
    }
    for (int mask = 1; mask <= CUBES_ALL; mask++) {
        char string[16];
        struct text text = text_in(string, sizeof string);
        cubes_game.move_format((struct move){.kind = CUBES_MOVE_ROLL, .card = (uint8_t)mask}, &text);
        assert_true(cubes_game.move_parse(string, &move));
        assert_int_equal(move.kind, CUBES_MOVE_ROLL);
        assert_int_equal(move.card, mask);
    }
}

static void random_leaves_one_turn_in_a_thousand(void)
{
    struct cubes_state state;
    rig_table(&state, 2, CUBES_GOAL_STANDARD, false);
    struct rng rng = rng_make(3, RNG_PLAYER);
    const struct player *random = &cubes_game.players[game_player_find(&cubes_game, "random")];
    int left = 0;
    for (int i = 0; i < 200000; i++) {
        left += random->choose(&state, &rng, NULL).kind == CUBES_MOVE_LEAVE;
    }
    assert_in_range(left, 150, 250);
    rig_dice(&state, "15236");
    play(&state, "roll abcde", NULL);
    for (int i = 0; i < 10000; i++) {
        assert_int_equal(random->choose(&state, &rng, NULL).kind, CUBES_MOVE_ROLL);
    }
}

const struct test tests[] = {
    TEST(what_happens_is_told_in_its_order),
    TEST(a_joker_alone_saves_and_may_be_held_for_nothing),
    TEST(the_start_goes_round_and_games_are_counted),
    TEST(who_leaves_is_passed_over_and_counts_no_more),
    TEST(the_last_one_left_wins_and_who_leaves_alone_does_not),
    TEST(refusals_come_in_the_pages_order),
    TEST(a_hold_comes_back_until_the_next_roll),
    TEST(chance_decides_the_kind_once_in_six),
    TEST(dice_by_turn_are_the_same_whatever_happened_before),
    TEST(a_seat_sees_all_but_the_dice_to_come),
    TEST(moves_have_one_text),
    TEST(random_leaves_one_turn_in_a_thousand),
    {0},
};
