/* SPDX-License-Identifier: MIT */
/* Each game of the house has records of its own: what the dice and the dominoes count, and their file beside
 * the road's. */
#include "dice_recount.h"
#include "person.h"
#include "records_rig.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_count.h"
#include "front/mille/mille_front.h"
#include "front/records/figures.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

/* ---- the model ------------------------------------------------------------------------------------- */

/* A game with two others. */
static int with_others(int mine, int theirs, int others, int best)
{
    struct records_hand hand = {
        .id = next_record(),
        .day = 11,
        .sides = 3,
        .side = {{.name = "Marie", .hand = mine, .total = mine},
                 {.key = "postman", .name = "Odette", .computer = true, .hand = theirs, .total = theirs},
                 {.key = "human:Paul", .name = "Paul", .hand = others, .total = others}},
        .game_over = true,
        .won = mine > theirs && mine > others};
    hand.figure[records_place(&cubes_records, "best_turn")] = best;
    hand.figure[records_place(&cubes_records, "turns")] = 12;
    return records_count(&records, &cubes_records, &hand);
}

static void the_fewest_turns_come_first(void)
{
    assert_int_equal(alone(26, "Marie"), 1 << CUBES_RANKING_TURNS);
    assert_int_equal(alone(0, "Marie"), 0); /* left */
    assert_int_equal(alone(24, "Paul"), 1 << CUBES_RANKING_TURNS);
    assert_int_equal(alone(31, ""), 1 << CUBES_RANKING_TURNS);
    assert_int_equal(alone(31, "Paul"), 1 << CUBES_RANKING_TURNS); /* below the equal one */
    assert_int_equal(alone(19, "Marie"), 1 << CUBES_RANKING_TURNS);
    assert_int_equal(with_others(10100, 9000, 8000, 900), 0);
    const struct record_list *list = &records.list[CUBES_RANKING_TURNS];
    assert_int_equal(list->count, 5);
    assert_int_equal(list->best[0].points, 19);
    assert_int_equal(list->best[1].points, 24);
    assert_string_equal(list->best[1].name, "Paul");
    assert_int_equal(list->best[2].points, 26);
    assert_string_equal(list->best[3].name, "");
    assert_string_equal(list->best[4].name, "Paul");
    assert_int_equal(records.list[CUBES_RANKING_BLITZ].count, 0);
    for (int i = 0; i < RECORDS_BEST; i++) {
        alone(20, "Marie");
    }
    assert_int_equal(list->count, RECORDS_BEST);
    assert_int_equal(list->best[RECORDS_BEST - 1].points, 20);
    assert_int_equal(alone(24, "Paul"), 0);
}

static void every_person_at_the_table_has_high_scores_and_nobody_else(void)
{
    struct game_setup setup = {.seed = 7, .seats = 3, .sides = 3};
    const struct journal_seat seats[] = {
        {.player = 2}, {.player = PLAYER_HUMAN, .name = "Marie"}, {.player = PLAYER_HUMAN, .name = "Paul"}};
    static struct session session;
    session_start(&session, &cubes_game, &setup, seats, NULL);
    while (session_turn(&session) != SEAT_NONE) {
        struct cubes_public at;
        struct rng rng = rng_make((uint64_t)session.journal.count, RNG_PLAYER);
        session_observe(&session, SEAT_NONE, &at);
        session_play(&session, cubes_game.players[3].choose(&at, &rng, NULL), NULL);
    }
    struct cubes_public seen;
    session_observe(&session, SEAT_NONE, &seen);
    struct records_hand hand = {.id = 1, .day = 3};
    char keys[SEATS_MAX][RECORDS_KEY_SIZE];
    assert_true(cubes_count_session(&session, &seen, &hand, keys));
    int first = seen.goal == CUBES_GOAL_BLITZ ? CUBES_RANKING_BLITZ : 0, winner = cubes_winner(&seen);
    int32_t lead = 0;
    cubes_ahead(&seen, &lead);
    records_count(&records, &cubes_records, &hand);
    assert_int_equal(records.list[first + CUBES_RANKING_TURN].count, 2);
    int32_t most = seen.seat[1].best > seen.seat[2].best ? seen.seat[1].best : seen.seat[2].best;
    assert_int_equal(records.list[first + CUBES_RANKING_TURN].best[0].points, most);
    assert_int_equal(records.list[first + CUBES_RANKING_LEAD].count, winner > 0);
    assert_int_equal(records.list[first + CUBES_RANKING_TURNS].count, winner > 0);
    if (winner > 0) {
        assert_int_equal(records.list[first + CUBES_RANKING_LEAD].best[0].points, lead);
        assert_int_equal(records.list[first + CUBES_RANKING_TURNS].best[0].points, seen.seat[winner].turns);
    }
    session_end(&session);
}

static void everybody_at_the_table_is_an_opponent(void)
{
    with_others(10100, 9000, 8000, 900);
    with_others(7000, 9000, 10500, 1200);
    alone(25, "Marie");
    assert_int_equal(records.opponents, 3);
    assert_int_equal(records.all.games, 3);
    assert_int_equal(records.all.won, 2);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(records_tally(&records, i)->games, 2);
        assert_int_equal(records_tally(&records, i)->won, 1);
    }
    assert_string_equal(records.opponent[2].key, RECORDS_ALONE);
    assert_int_equal(records_value(&cubes_records, &records.all, "best_turn"), 1200);
    assert_int_equal(records_value(&cubes_records, &records.all, "turns"), 24);
    assert_int_equal(records_value(&cubes_records, &records.all, "points"), 10100 + 7000 + 10050);
    assert_int_equal(records.game[0].opponents, 3);
    assert_int_equal(records.game[0].theirs, 9000);
    assert_int_equal(records.game[1].theirs, 10500);
}

static void figures_of_the_dice_are_named_in_their_file(void)
{
    static char buffer[RECORDS_TEXT_SIZE], second[RECORDS_TEXT_SIZE];
    static struct records read;
    with_others(10100, 9000, 8000, 900);
    alone(25, "Marie");
    struct text out = text_in(buffer, sizeof buffer);
    records_write(&records, &cubes_records, &out);
    assert_non_null(strstr(buffer, "turns 25 1970-01-11 human Marie\n"));
    assert_non_null(strstr(buffer, "all 2 2 2 2 2 20150\nfigure cubes.best_turn 900\n"));
    assert_non_null(strstr(buffer, "game postman 10100 9000 1970-01-12\nwith human:Paul\n"));
    assert_int_equal(records_read(&read, &cubes_records, out.data, out.length), 0);
    out = text_in(second, sizeof second);
    records_write(&read, &cubes_records, &out);
    assert_string_equal(buffer, second);
    assert_memory_equal(&read, &records, sizeof read);
}

static void a_line_that_is_wrong_is_named(void)
{
    static const struct {
        const char *text;
        int line;
    } cases[] = {
        {"route-mille records 1\nfigure cubes.turns 3\nend\n", 2},
        {"route-mille records 1\nall 1 1 1 1 1 900\nfigure mille.turns 3\nend\n", 3},
        {"route-mille records 1\nall 1 1 1 1 1 900\nfigure cubes.trips 3\nend\n", 3},
        {"route-mille records 1\nall 1 1 1 1 1 900\nfigure cubes.turns 3\nfigure cubes.turns 3\nend\n", 4},
        {"route-mille records 1\nall 1 1 1 1 1 900\nfigure cubes.turns -3\nend\n", 3},
        {"route-mille records 1\nall 1 1 1 1 0 1 1 1 900\nend\n", 2}, /* a row of the road's */
        {"route-mille records 1\nwith postman\nend\n", 2},
        {"route-mille records 1\nagainst a 1 1 1 1 1 0\ngame a 1 0 1955-08-12\nwith a\nend\n", 4},
        {"route-mille records 1\nturns 20 1955-08-12 human\nturns 19 1955-08-12 human\nend\n", 3},
        {"route-mille records 1\ntotal 5100 1955-08-12 human\nend\n", 2},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct records read = {.games = 1};
        assert_int_equal(records_read(&read, &cubes_records, cases[i].text, strlen(cases[i].text)),
                         cases[i].line);
        assert_int_equal(read.games, 1);
    }
}

static void figures_are_said_by_their_kind(void)
{
    static const struct {
        const char *key, *nothing, *some;
    } said[] = {{"games", "0", "3"},
                {"won", "0", "2 (67%)"},
                {"points", "–", "312.5"},
                {"best_turn", "0", "1,200"},
                {"busts", "0 (0.0 by chance)", "2 (1.3 by chance)"}};
    struct record_tally some = {.games = 3, .won = 2, .hands = 3, .points = 1250}, none = {0};
    some.figure[records_place(&cubes_records, "turns")] = 4;
    some.figure[records_place(&cubes_records, "best_turn")] = 1200;
    some.figure[records_place(&cubes_records, "busts")] = 2;
    some.figure[records_place(&cubes_records, "risks")] = 1250;
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        const struct record_figure *figure = &cubes_records.figures[i];
        char line[64];
        struct text out = text_in(line, sizeof line);
        assert_string_equal(figure->key, said[i].key);
        figures_say(&cubes_records, &none, figure, &out);
        assert_string_equal(line, said[i].nothing);
        out = text_in(line, sizeof line);
        figures_say(&cubes_records, &some, figure, &out);
        assert_string_equal(line, said[i].some);
    }
}

/* ---- a sitting ------------------------------------------------------------------------------------- */

static int figure(const struct records_hand *hand, const char *key)
{
    return hand->figure[records_place(&cubes_records, key)];
}

static void the_last_game_of_a_sitting_is_counted_for_its_first_person(void)
{
    const struct game_setup setup = {.seed = 5, .seats = 3, .sides = 3};
    const struct journal_seat seats[] = {
        {.player = game_player_find(&cubes_game, "postman"), .name = "Odette"},
        {.player = PLAYER_HUMAN, .name = "Marie"},
        {.player = PLAYER_HUMAN, .name = "Paul"}};
    static struct session session;
    struct event_list events = {0};
    struct recount count = {.turns = 0};
    session_start(&session, &cubes_game, &setup, seats, &events);
    recount_events(&count, &events, 1);
    play(&session, 2, &count, 1);
    struct cubes_public seen;
    session_observe(&session, SEAT_NONE, &seen);
    struct records_hand hand = {.day = 3};
    char keys[SEATS_MAX][RECORDS_KEY_SIZE];
    assert_true(cubes_count_session(&session, &seen, &hand, keys));
    assert_int_equal(hand.sides, 3);
    assert_string_equal(hand.side[0].name, "Marie");
    assert_string_equal(hand.side[1].key, "human:Paul");
    assert_string_equal(hand.side[2].key, "postman");
    assert_true(hand.side[2].computer);
    assert_int_equal(hand.side[0].total, count.points);
    assert_int_equal(hand.won, cubes_winner(&seen) == 1);
    assert_int_equal(figure(&hand, "turns"), count.turns);
    assert_int_equal(figure(&hand, "busts"), count.busts);
    assert_int_equal(figure(&hand, "best_turn"), count.best);
    assert_int_equal(figure(&hand, "hot_dice"), count.hot);
    assert_int_equal(figure(&hand, "dice"), count.dice);
    assert_int_equal(hand.side[0].score[CUBES_RANKING_TURNS], hand.won ? count.turns : 0);
    session_end(&session);
}

static void a_game_alone_is_ranked_by_its_turns(void)
{
    for (int blitz = 0; blitz < 2; blitz++) {
        struct game_setup setup = {.seed = 5, .seats = 1, .sides = 1};
        setup.option[CUBES_OPTION_GAME] = blitz ? CUBES_GAME_BLITZ : CUBES_GAME_STANDARD;
        const struct journal_seat seats[] = {{.player = PLAYER_HUMAN, .name = "Marie"}};
        static struct session session;
        struct recount count = {.turns = 0};
        struct event_list events = {0};
        session_start(&session, &cubes_game, &setup, seats, &events);
        recount_events(&count, &events, 0);
        play(&session, 1, &count, 0);
        struct cubes_public seen;
        session_observe(&session, SEAT_NONE, &seen);
        struct records_hand hand = {.day = 3};
        char keys[SEATS_MAX][RECORDS_KEY_SIZE];
        assert_true(cubes_count_session(&session, &seen, &hand, keys));
        assert_true(hand.won);
        assert_string_equal(hand.side[0].key, RECORDS_ALONE);
        assert_int_equal(hand.side[0].score[blitz ? CUBES_RANKING_BLITZ : CUBES_RANKING_TURNS], count.turns);
        assert_int_equal(hand.side[0].score[blitz ? CUBES_RANKING_TURNS : CUBES_RANKING_BLITZ], 0);
        session_end(&session);
    }
}

/* What one seat did in a round of dominoes, counted from events in a way of its own. */
struct round {
    int plays, scoring, best, knocks, redeals, points, dominoes, locks;
};

static void add_round(struct round *round, const struct event *event, int seat)
{
    bool own = event->seat == seat, scored = own && event->kind == BONES_EVENT_SCORED;
    bool laid = scored && event->extra != BONES_LINE_DOMINO && event->extra != BONES_LINE_LOCKED;
    if (event->kind == BONES_EVENT_ROUND) {
        *round = (struct round){.plays = 0};
    }
    round->plays += own && (event->kind == BONES_EVENT_LED || event->kind == BONES_EVENT_PLACED);
    round->scoring += laid;
    round->best = laid && event->value > round->best ? event->value : round->best;
    round->points += scored ? event->value : 0;
    round->knocks += own && event->kind == BONES_EVENT_PASSED;
    round->redeals += own && event->kind == BONES_EVENT_REDEALT;
    round->dominoes += own && event->kind == BONES_EVENT_DOMINOED;
    round->locks += event->kind == BONES_EVENT_LOCKED;
}

static int bones_figure(const struct record_tally *tally, const char *key)
{
    return records_value(&bones_records, tally, key);
}

/* Counts the round that is over into the records. */
static void count_round(const struct session *session)
{
    struct bones_observation seen;
    char keys[SEATS_MAX][RECORDS_KEY_SIZE];
    struct records_hand hand = {.day = 3};
    session_observe(session, 1, &seen);
    assert_true(bones_count_session(session, &seen.pub, &hand, keys));
    assert_int_equal(hand.sides, 4);
    assert_string_equal(hand.side[0].name, "Marie");
    assert_string_equal(hand.side[1].key, "patronne");
    assert_true(records_count(&records, &bones_records, &hand) >= 0);
    assert_int_equal(records_count(&records, &bones_records, &hand), RECORDS_COUNTED_BEFORE);
}

static void rounds_of_dominoes_are_counted_as_the_seat_knows_them(void)
{
    const struct game_setup setup = {.seed = 9, .seats = 4, .sides = 4};
    struct journal_seat seats[4] = {
        {.name = "Odette"}, {.name = "Marie"}, {.name = "Mado"}, {.name = "Marius"}};
    static const char *const players[] = {"postman", NULL, "patronne", "marius"};
    for (int i = 0; i < 4; i++) {
        seats[i].player = players[i] ? game_player_find(&bones_game, players[i]) : PLAYER_HUMAN;
    }
    static struct session session;
    struct rng rng = rng_make(4, RNG_COSMETIC);
    struct round round = {.plays = 0}, all = {.plays = 0};
    int games = 0, won = 0, rounds = 0;
    session_start(&session, &bones_game, &setup, seats, NULL);
    while (games < 2) {
        struct move moves[GAME_MOVES_MAX];
        struct event_list events = {0};
        struct bones_observation seen;
        int legal = session.game->legal(session.state, moves);
        struct move move = moves[rng_below(&rng, (uint32_t)legal)];
        assert_int_equal(session_play(&session, move, &events), REFUSAL_NONE);
        for (int i = 0; i < events.count; i++) {
            add_round(&round, &events.item[i], 1);
        }
        session_observe(&session, 1, &seen);
        if (session.game->phase(&seen) != GAME_PLAYING) {
            count_round(&session);
            rounds++;
            games += session.game->phase(&seen) == GAME_OVER;
            won += session.game->phase(&seen) == GAME_OVER && seen.pub.winner == 1;
            all.plays += round.plays;
            all.scoring += round.scoring;
            all.best = round.best > all.best ? round.best : all.best;
            all.points += round.points;
            all.knocks += round.knocks;
            all.redeals += round.redeals;
            all.dominoes += round.dominoes;
            all.locks += round.locks;
        }
    }
    const struct record_tally *tally = &records.all;
    assert_int_equal(tally->games, games);
    assert_int_equal(tally->won, won);
    assert_int_equal(tally->hands, rounds);
    assert_int_equal(tally->points, all.points);
    assert_int_equal(bones_figure(tally, "plays"), all.plays);
    assert_int_equal(bones_figure(tally, "scoring"), all.scoring);
    assert_int_equal(bones_figure(tally, "best_play"), all.best);
    assert_int_equal(bones_figure(tally, "knocks"), all.knocks);
    assert_int_equal(bones_figure(tally, "redeals"), all.redeals);
    assert_int_equal(bones_figure(tally, "dominoes"), all.dominoes);
    assert_int_equal(bones_figure(tally, "locks"), all.locks);
    assert_int_equal(records.opponents, 3);
    assert_int_equal(records_tally(&records, 2)->hands, rounds);
    assert_int_equal(records.list[BONES_RANKING_TOTAL].count, 2);
    assert_int_equal(records.list[BONES_RANKING_PLAY].best[0].points, all.best);
    session_end(&session);
}

const struct test tests[] = {
    TEST_WITH(the_fewest_turns_come_first, forget, NULL),
    TEST_WITH(every_person_at_the_table_has_high_scores_and_nobody_else, forget, NULL),
    TEST_WITH(everybody_at_the_table_is_an_opponent, forget, NULL),
    TEST_WITH(figures_of_the_dice_are_named_in_their_file, forget, NULL),
    TEST(a_line_that_is_wrong_is_named),
    TEST(figures_are_said_by_their_kind),
    TEST(the_last_game_of_a_sitting_is_counted_for_its_first_person),
    TEST(a_game_alone_is_ranked_by_its_turns),
    TEST_WITH(rounds_of_dominoes_are_counted_as_the_seat_knows_them, forget, NULL),
    {0},
};
