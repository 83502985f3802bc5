/* SPDX-License-Identifier: MIT */
/* What is said and counted at the dice table: hints with their figures, reasons, a kept game's line, the
 * figures of statistics. */
#include "front/cubes/cubes_count.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/words.h"

#include "games/cubes/ai/judge.h"
#include "games/cubes/position.h"
#include "test.h"

#include <string.h>

enum { GAMES = 40 };

static struct cubes_public position(const char *line)
{
    struct cubes_public pub = {.goal = 0};
    char reason[CUBES_POSITION_REASON];
    struct text why = text_in(reason, sizeof reason);
    if (!cubes_position_parse(line, &pub, &why)) {
        fail_msg("%s", reason);
    }
    return pub;
}

static const char *hint(const char *line)
{
    static char said[320];
    struct cubes_public pub = position(line);
    struct cubes_judgement judgement;
    cubes_judge(&pub, &judgement);
    struct text out = text_in(said, sizeof said);
    cubes_hint_text(&pub, &judgement, &out);
    assert_false(out.cut);
    return said;
}

static void a_hint_says_what_to_do_and_what_the_other_choice_costs(void)
{
    assert_string_equal(hint("scores=2350,4100 held=400 dice=4*,4*,4*,5,2"),
                        "Hold: 450 now; rolling 1 die loses them 67% of the time and wins 1.5% fewer games.");
    assert_string_equal(hint("scores=2350,4100"),
                        "Roll 5 dice: a bust 8% of the time, and nothing else to do.");
    assert_string_equal(
        hint("scores=2350,4100 dice=1,5,2,4,6"),
        "Pick up the Five and roll 4 dice: a bust 16% of the time, but holding 150 wins 2.1% fewer games.");
    assert_string_equal(hint("scores=0,4100 dice=1,5,2,4,6"),
                        "Pick up the Five and roll 4 dice: a bust 16% of the time, but the next best choice "
                        "wins 0.2% fewer games.");
    assert_non_null(strstr(hint("scores=0,1150 dice=1,5,5,2,4"), "Pick up both Fives and roll 4 dice: "));
    assert_string_equal(hint("scores=9500,4100 dice=1,1,1,2,3"), "Hold: 1,000 now, and the game is won.");
    assert_string_equal(
        hint("scores=2350 dice=4,4,4,5,2"),
        "Hold: 450 now; rolling 2 dice loses them 42% of the time and takes 0.24 turns more.");
    assert_string_equal(hint("scores=2350,4100,3000 dice=4,4,4,5,2"),
                        "Hold: 450 now; rolling 2 dice loses them 42% of the time and wins 0.7% fewer games. "
                        "With so many at the counter this is an estimate.");
}

static struct move roll_of(unsigned mask)
{
    return (struct move){.kind = CUBES_MOVE_ROLL, .card = (uint8_t)mask};
}

static const char *why(const char *line, struct move move)
{
    static char said[200];
    struct cubes_public pub = position(line);
    struct text out = text_in(said, sizeof said);
    refusal code = cubes_legal(&pub, move);
    assert_int_not_equal(code, REFUSAL_NONE);
    cubes_refusal_text(&pub, move, code, &out);
    assert_false(out.cut);
    return said;
}

/* Every refusal of the rules page, in its order, in the words of the page. */
static void every_refusal_of_the_page_says_its_sentence(void)
{
    const struct move none = {.kind = CUBES_MOVE_NONE}, hold = {.kind = CUBES_MOVE_HOLD},
                      next = {.kind = CUBES_MOVE_NEXT};
    const struct {
        const char *line;
        struct move move;
        const char *says;
    } rows[] = {
        {"scores=0,4100", none, "That is no move at this table."},
        {"scores=0,4100", hold, "Roll first: there is nothing to hold."},
        {"scores=0,4100", next, "The game goes on."},
        {"scores=0,4100", roll_of(3), "A turn begins with all five dice."},
        {"scores=0,4100 dice=1,1,1,5,5", roll_of(24), "All five dice have scored: roll all five, or hold."},
        {"scores=0,4100 held=100 dice=1*,5,3,3,6", roll_of(29),
         "This die was held before the last roll and stays."},
        {"scores=0,4100 dice=1,5,2,4,6", roll_of(12), "Dice that do not score are rolled again."},
        {"scores=0,4100 dice=4,4,4,1,6", roll_of(17), "A Three of a kind stays or goes as a whole."},
        {"scores=0,4100 dice=4,4,4,4,6", roll_of(17), "A Four of a kind stays or goes as a whole."},
        {"scores=0,4100 dice=1,2,3,4,6", roll_of(17), "A Small straight stays or goes as a whole."},
        {"scores=0,4100 dice=1,5,2,4,6", roll_of(31), "At least one scoring combination has to stay."},
        {"scores=0,4100 dice=1,5,2,4,6", hold,
         "150 is not enough: it takes 500 in one turn to get on board."},
        {"scores=9900,4100 dice=1,5,2,4,6", hold,
         "150 is not enough: it takes 500 in one turn to reach 10,000."},
        {"goal=7500 scores=7400,4100 dice=1,5,2,4,6", hold,
         "150 is not enough: it takes 500 in one turn to reach 7,500."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_string_equal(why(rows[i].line, rows[i].move), rows[i].says);
    }
    struct cubes_public over = position("scores=9900,4100 dice=1,1,1,2,3");
    over.phase = CUBES_PHASE_OVER;
    char said[80];
    struct text out = text_in(said, sizeof said);
    cubes_refusal_text(&over, hold, CUBES_REFUSED_PHASE, &out);
    assert_string_equal(said, "The game is over.");
}

static void what_scores_less_than_usual_says_why(void)
{
    const struct {
        struct event event;
        const char *says;
    } rows[] = {
        {{.card = CUBES_STRAIGHT, .value = 1500 / CUBES_FIFTY}, "Straight: +1,500"},
        {{.card = CUBES_STRAIGHT, .value = CUBES_STRAIGHT_WITH_HELD / CUBES_FIFTY},
         "Straight with held dice: +750"},
        {{.card = CUBES_A_JOKER, .value = 0}, "A Joker alone: no points, but no bust either"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct event event = rows[i].event;
        char said[80];
        struct text out = text_in(said, sizeof said);
        event.kind = CUBES_EVENT_SCORED;
        assert_true(cubes_event_text(&event, "Mado", &out));
        assert_string_equal(said, rows[i].says);
    }
}

static const char *here(const char *position_line, int at)
{
    static char lines[CUBES_HERE_LINES][CUBES_HERE_SIZE];
    struct cubes_public pub = position(position_line);
    int count = cubes_here(&pub, pub.turn, lines);
    assert_in_range(count, at + 1, CUBES_HERE_LINES);
    return lines[at];
}

static void the_question_mark_tells_what_can_be_done_here(void)
{
    assert_string_equal(here("scores=0,4100", 0), "Roll all five dice.");
    assert_string_equal(here("scores=0,4100", 1),
                        "500 points in one turn get you on board; the goal is 10,000.");
    const char *rolled = "scores=2350,4100 dice=1,5,2,4,6";
    assert_string_equal(here(rolled, 0), "It scores: One 100, Five 50.");
    assert_string_equal(here(rolled, 1), "May be picked up: One 100, Five 50.");
    assert_string_equal(here(rolled, 2), "Hold 150 points: your score becomes 2,500.");
    assert_string_equal(here(rolled, 3), "3 dice roll, 150 points at risk: 25% bust.");
    assert_string_equal(here(rolled, 4), "7,650 more would win; the hold that reaches 10,000 needs 500.");
    const char *all = "scores=0,4100 dice=1,1,1,5,5";
    assert_string_equal(here(all, 1), "All five dice have scored: roll all five, or hold.");
    const char *few = "scores=0,4100 dice=1,2,3,4,6";
    assert_string_equal(here(few, 1), "400 is not enough: it takes 500 in one turn to get on board.");
    assert_string_equal(here("scores=10100,10000", 1), "150 more would win: 250 ahead of everybody.");
    char lines[CUBES_HERE_LINES][CUBES_HERE_SIZE];
    struct cubes_public pub = position(rolled);
    assert_int_equal(cubes_here(&pub, 1, lines), 3); /* who waits is told what it wants itself */
    assert_string_equal(lines[1], "It scores: One 100, Five 50.");
    assert_string_equal(lines[2], "5,900 more would win; the hold that reaches 10,000 needs 500.");
}

static void leaving_says_what_it_does_to_the_rating(void)
{
    char said[200];
    struct text out = text_in(said, sizeof said);
    struct cubes_public pub = position("scores=2350,4100");
    cubes_leave_text(&pub, NULL, true, &out);
    assert_string_equal(said, "Points at risk are lost, and whoever is left wins. Your rating goes from 500 "
                              "to 417.");
    struct cubes_ranked ranked = {.games = 1, .shares = 120};
    out = text_in(said, sizeof said);
    cubes_leave_text(&pub, &ranked, true, &out);
    assert_non_null(strstr(said, "from 583 to 500."));
    pub = position("scores=2350");
    out = text_in(said, sizeof said);
    cubes_leave_text(&pub, NULL, true, &out);
    assert_non_null(strstr(said, "two pars"));
}

/* ---- figures ------------------------------------------------------------------------------------------- */

static void play(struct session *session, uint64_t seed)
{
    const struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
    const struct journal_seat seats[] = {{.player = PLAYER_HUMAN}, {.player = PLAYER_HUMAN}};
    struct rng rng = rng_make(seed, RNG_PLAYER);
    session_start(session, &cubes_game, &setup, seats, NULL);
    while (session_turn(session) != SEAT_NONE) {
        struct cubes_public at;
        session_observe(session, SEAT_NONE, &at);
        session_play(session, cubes_game.players[at.turn].choose(&at, &rng, NULL), NULL);
    }
}

static void figures_are_counted_from_events_and_agree_with_the_table(void)
{
    static struct session session;
    int64_t busts = 0, risks = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct cubes_public seen;
        struct cubes_tally tally;
        struct records_hand hand = {.id = 0};
        char keys[SEATS_MAX][RECORDS_KEY_SIZE];
        play(&session, seed);
        session_observe(&session, SEAT_NONE, &seen);
        cubes_tally_of(&session, &tally);
        assert_true(cubes_count_session(&session, &seen, &hand, keys));
        const struct cubes_seat *seat = &seen.seat[0];
        assert_true(tally.seat[0].dice >= CUBES_DICE * seat->turns);
        assert_int_equal(hand.figure[records_place(&cubes_records, "dice")], tally.seat[0].dice);
        assert_in_range(tally.seat[0].boarded, seat->score > 0, seat->turns);
        busts += seat->busts;
        risks += hand.figure[records_place(&cubes_records, "risks")];
        session_end(&session);
    }
    int64_t expected = risks / RECORDS_PARTS;
    assert_in_range(busts, expected - expected / 5, expected + expected / 5);
}

const struct test tests[] = {
    TEST(a_hint_says_what_to_do_and_what_the_other_choice_costs),
    TEST(every_refusal_of_the_page_says_its_sentence),
    TEST(what_scores_less_than_usual_says_why),
    TEST(the_question_mark_tells_what_can_be_done_here),
    TEST(leaving_says_what_it_does_to_the_rating),
    TEST(figures_are_counted_from_events_and_agree_with_the_table),
    {0},
};
