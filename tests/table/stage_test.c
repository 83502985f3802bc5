/* SPDX-License-Identifier: MIT */
/* Stages of the journey without a screen: what a deal fixes, when an evening ends, and which goals a try has
 * met. */
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "table/session.h"
#include "table/stage.h"
#include "test.h"

#include <limits.h>
#include <string.h>

enum { TRIES_MOST = 6000, GLANCE = 4, NO_DEAL = 99 };

static const struct game_figures *figures_of(const struct stage *stage)
{
    static const struct game_figures *const all[] = {&mille_figures, &cubes_figures, &bones_figures};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        if (strcmp(all[i]->game->name, stage->game) == 0) {
            return all[i];
        }
    }
    fail_msg("%s: nobody counts at %s", stage->id, stage->game);
    return NULL;
}

static const struct stage *stage_called(const char *id, enum stage_way way)
{
    int place = stage_find(id, way);
    assert_true(place >= 0);
    return &stages[place];
}

/* ---- deals ----------------------------------------------------------------------------------------- */

/* The journal of a try before its first move. */
static struct journal try_of(const struct stage *stage, int deal)
{
    const struct game *game = stage_game(stage, games_all);
    const struct game_setup setup = stage_setup(stage, game, deal);
    struct journal journal;
    journal_init(&journal, game, &setup);
    text_copy(journal.stage.id, sizeof journal.stage.id, stage->id);
    journal.stage.back = stage->way == STAGE_BACK;
    journal.stage.deal = deal;
    journal.seat[0].player = PLAYER_HUMAN;
    for (int seat = 1; seat < setup.seats; seat++) {
        journal.seat[seat].player = stage_player(stage, game, seat);
    }
    return journal;
}

static void a_deal_fixes_seed_options_and_seats(void)
{
    const struct stage *nevers = stage_called("nevers", STAGE_OUT);
    const struct game_setup setup = stage_setup(nevers, &mille_game, 7);
    assert_true(setup.seed == nevers->deal[7]);
    assert_int_equal(setup.option[OPTION_AFTER_CURE], 1);
    assert_int_equal(setup.option[OPTION_DECK], 0);
    assert_int_equal(setup.seats, 2);
    assert_int_equal(setup.sides, 2);
    for (const struct stage *stage = stages; stage->id; stage++) {
        for (int deal = 0; deal < STAGE_DEALS; deal++) {
            struct journal journal = try_of(stage, deal);
            assert_null(stage_differs(stage, &journal));
            journal_free(&journal);
        }
    }
}

static void expect_difference(const struct journal *journal, const char *word)
{
    const char *differs = stage_differs(stage_called("nevers", STAGE_OUT), journal);
    assert_non_null(differs);
    assert_string_equal(differs, word);
}

static void a_try_that_differs_from_its_stage_is_told_by_a_word(void)
{
    const struct stage *nevers = stage_called("nevers", STAGE_OUT);
    const struct journal right = try_of(nevers, 7);
    struct journal wrong = right;
    wrong.setup.seed++;
    expect_difference(&wrong, "seed");
    wrong = right;
    wrong.stage.deal = 8; /* another deal than that of the seed */
    expect_difference(&wrong, "seed");
    wrong = right;
    wrong.stage.deal = NO_DEAL;
    expect_difference(&wrong, "for");
    wrong = right;
    wrong.setup.option[OPTION_AFTER_CURE] = 0;
    expect_difference(&wrong, "option");
    wrong = right;
    wrong.seat[0].player = wrong.seat[1].player;
    expect_difference(&wrong, "seat");
    wrong = right;
    wrong.seat[1].player = game_player_find(&mille_game, "rally");
    expect_difference(&wrong, "seat");
    wrong = right;
    wrong.setup.sides = 1;
    expect_difference(&wrong, "sides");
    wrong = right;
    wrong.position = (char[]){"turn=0"};
    expect_difference(&wrong, "position");
    wrong = right;
    wrong.game = &cubes_game;
    expect_difference(&wrong, "game");
}

static void a_stage_and_a_deal_are_named_as_in_journals(void)
{
    char name[40];
    struct text out = text_in(name, sizeof name);
    stage_format("nevers", STAGE_OUT, 7, &out);
    assert_string_equal(name, "nevers 7");
    out = text_in(name, sizeof name);
    stage_format("nevers", STAGE_BACK, 0, &out);
    assert_string_equal(name, "nevers back 0");
    assert_int_equal(stage_find("nowhere", STAGE_OUT), -1);
}

/* ---- tries ----------------------------------------------------------------------------------------- */

/* A try in play. */
struct evening {
    const struct stage *stage;
    struct session session;
    struct stage_try try;
    int hands; /* that are over */
};

static void begin(struct evening *evening, const struct stage *stage, uint64_t seed)
{
    const struct game *game = stage_game(stage, games_all);
    struct game_setup setup = stage_setup(stage, game, 0);
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    struct event_list events = {.count = 0};
    for (int seat = 1; seat < setup.seats; seat++) {
        seats[seat].player = stage_player(stage, game, seat);
    }
    setup.seed = seed;
    evening->stage = stage;
    evening->hands = 0;
    session_start(&evening->session, game, &setup, seats, &events);
    stage_begin(&evening->try, stage, figures_of(stage));
    stage_follow(&evening->try, &events, evening->session.state);
}

/* A move of whoever is in turn; the person plays as `person` does. */
static void go_on(struct evening *evening, const char *person)
{
    struct session *session = &evening->session;
    const struct game *game = session->game;
    const struct budget budget = {.iterations = GLANCE};
    struct event_list events = {.count = 0};
    struct move moves[GAME_MOVES_MAX], move;
    int seat = session_turn(session);
    if (seat == SEAT_NONE) {
        assert_true(game->legal(session->state, moves) > 0);
        move = moves[0];
    } else {
        struct question question;
        int human = session->journal.seat[0].player;
        session->journal.seat[0].player = game_player_find(game, person);
        session_ask(session, seat, &question);
        session->journal.seat[0].player = human;
        move = question_answer(&question, &budget);
    }
    assert_int_equal(session_play(session, move, &events), REFUSAL_NONE);
    stage_follow(&evening->try, &events, session->state);
    evening->hands += seat != SEAT_NONE && session_turn(session) == SEAT_NONE;
}

/* Goes on to the end of the evening. No goal that was met is lost again. */
static void play(struct evening *evening, const char *person)
{
    while (!evening->try.over) {
        unsigned met = evening->try.met;
        go_on(evening, person);
        assert_int_equal(evening->try.met & met, met);
    }
}

static const char *quick_player(const struct stage *stage)
{
    return strcmp(stage->game, "mille") == 0 ? "regular" : "postman";
}

static void an_evening_ends_after_its_hands_or_with_the_game(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        struct evening evening;
        begin(&evening, stage, stage->deal[0]);
        play(&evening, quick_player(stage));
        if (stage->hands > 0) {
            assert_int_equal(evening.hands, stage->hands);
        } else {
            unsigned char seen[GAME_STATE_MAX];
            session_observe(&evening.session, 0, seen);
            assert_int_equal(evening.session.game->phase(seen), GAME_OVER);
        }
        const struct stage_try ended = evening.try;
        go_on(&evening, quick_player(stage)); /* the next hand or game is none of its business */
        assert_memory_equal(&ended, &evening.try, sizeof ended);
        session_end(&evening.session);
    }
}

/* Whether a test of the journey's own figures is met, counted from the points at the end. */
static bool is_met(const struct evening *evening, const struct stage_test *test)
{
    unsigned char seen[GAME_STATE_MAX];
    const struct game *game = evening->session.game;
    session_observe(&evening->session, 0, seen);
    int own = game->standing(seen, 0), better = 0, level = 0, best = INT_MIN;
    for (int side = 1; side < evening->session.journal.setup.sides; side++) {
        int points = game->standing(seen, side);
        better += points > own;
        level += points == own;
        best = points > best ? points : best;
    }
    if (strcmp(test->figure, "won") == 0) {
        return (better == 0 && level == 0) == (test->number == 1);
    }
    if (strcmp(test->figure, "place") == 0) {
        return better + 1 <= test->number;
    }
    assert_string_equal(test->figure, "lead");
    return own - best >= test->number;
}

static bool is_own(const char *figure)
{
    return strcmp(figure, "won") == 0 || strcmp(figure, "place") == 0 || strcmp(figure, "lead") == 0;
}

static void expect_goals_of_the_end(const struct evening *evening)
{
    for (int g = 0; g < STAGE_GOALS; g++) {
        const struct stage_goal *goal = &evening->stage->goal[g];
        bool met = (evening->try.met >> g & 1u) != 0;
        if (is_own(goal->test[0].figure)) {
            bool right = is_met(evening, &goal->test[0]);
            assert_true(goal->test[1].figure ? !met || right : met == right);
        }
    }
}

/* The goals that need no review. */
static unsigned goals_played_for(const struct stage *stage)
{
    unsigned goals = 0;
    for (int g = 0; g < STAGE_GOALS; g++) {
        goals |= strcmp(stage->goal[g].test[0].figure, "review") == 0 ? 0 : 1u << g;
    }
    return goals;
}

static void every_goal_is_met_and_missed_by_some_try(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        const unsigned goals = goals_played_for(stage);
        unsigned met = 0, missed = 0;
        for (int i = 0; i < TRIES_MOST && ((met & goals) != goals || (missed & goals) != goals); i++) {
            struct evening evening;
            begin(&evening, stage, i < STAGE_DEALS ? stage->deal[i] : (uint64_t)i);
            play(&evening, quick_player(stage));
            expect_goals_of_the_end(&evening);
            met |= evening.try.met;
            missed |= ~evening.try.met;
            session_end(&evening.session);
        }
        if ((met & goals) != goals || (missed & goals) != goals) {
            fail_msg("%s: met %u, missed %u of goals %u", stage->id, met, missed & goals, goals);
        }
    }
}

static void a_journal_tells_the_same_try(void)
{
    for (const struct stage *stage = stages; stage->id; stage++) {
        struct evening evening;
        struct stage_try again;
        begin(&evening, stage, stage->deal[1]);
        play(&evening, quick_player(stage));
        stage_of_journal(&again, stage, figures_of(stage), &evening.session.journal);
        assert_true(again.over);
        assert_int_equal(again.met, evening.try.met);
        assert_memory_equal(again.nearest, evening.try.nearest, sizeof again.nearest);
        assert_memory_equal(again.points, evening.try.points, sizeof again.points);
        assert_int_equal(stage_lead(&again), stage_lead(&evening.try));
        session_end(&evening.session);
    }
}

static void a_bound_above_is_known_at_the_end(void)
{
    const struct stage *roanne = stage_called("roanne", STAGE_OUT);
    struct evening evening;
    begin(&evening, roanne, roanne->deal[0]);
    while (!evening.try.over) {
        assert_int_equal(evening.try.met, 0);
        go_on(&evening, "engineer");
    }
    int turns = figures_all(&evening.try.figures, figures_place(&cubes_figures, "turns"));
    for (int g = 0; g < STAGE_GOALS; g++) {
        assert_int_equal(evening.try.met >> g & 1u, turns <= roanne->goal[g].test[1].number);
    }
    assert_int_equal(stage_lead(&evening.try), 0); /* over nobody */
    session_end(&evening.session);
}

static void a_review_meets_what_asks_for_skill(void)
{
    const struct stage *stage = stage_called("nevers", STAGE_BACK);
    struct evening evening;
    assert_true(stage_asks_review(stage));
    assert_false(stage_asks_review(stage_called("nevers", STAGE_OUT)));
    begin(&evening, stage, stage->deal[0]);
    play(&evening, "regular");
    assert_int_equal(evening.try.met & 4u, 0);
    const int wanted = stage->goal[2].test[0].number;
    struct stage_try weak = evening.try, strong = evening.try;
    stage_judged(&weak, wanted - 1);
    assert_int_equal(weak.met, evening.try.met);
    stage_judged(&strong, wanted);
    assert_int_equal(strong.met, evening.try.met | 4u);
    session_end(&evening.session);
}

const struct test tests[] = {
    TEST(a_deal_fixes_seed_options_and_seats),
    TEST(a_try_that_differs_from_its_stage_is_told_by_a_word),
    TEST(a_stage_and_a_deal_are_named_as_in_journals),
    TEST(an_evening_ends_after_its_hands_or_with_the_game),
    TEST(every_goal_is_met_and_missed_by_some_try),
    TEST(a_journal_tells_the_same_try),
    TEST(a_bound_above_is_known_at_the_end),
    TEST(a_review_meets_what_asks_for_skill),
    {0},
};
