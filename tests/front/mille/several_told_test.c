/* SPDX-License-Identifier: MIT */
/* What opponents say, what is heard, what is near its end, what is counted and what is reviewed where three,
 * four or six sit at the road. */
#include "front/mille/mille_front.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_voices.h"
#include "front/mille/score.h"
#include "front/records/record_results.h"
#include "front/scenes/review.h"
#include "front/scenes/review_inside.h"
#include "front/scenes/table_scene.h"
#include "front/sound/sounds.h"
#include "games/mille/ai/review.h"
#include "person.h"
#include "position.h"
#include "road_company.h"
#include "road_sitting.h"
#include "test.h"

#include <string.h>

enum { MOVES_MOST = 3000, FEW = 24, ALL_ROUNDS = 1 << 30 };

static void sit_down(void)
{
    robot_start(&robot, DEVICE_PAD, 7, 1920, 1080);
}

static void sit_at(int seats, int sides, enum mille_rule_set set)
{
    struct session session;
    road_company(&session, seats, sides, set, 11);
    road_company_show(&robot, &session);
    robot_settle(&robot);
}

/* ---- words ------------------------------------------------------------------------------------------ */

/* The moment after these events at a table of pairs: the person at seat 0 with seat 2, against 1 and 3. */
static struct voice_moment moment_of(const struct event *event, int count)
{
    struct mille_watch watch = {.slow = false};
    struct event_list seen = {.count = count};
    struct mille_public pub = {
        .seats = 4, .sides = 2, .goal = GOAL_EXTENDED, .hand_number = 1, .trip_side = -1};
    struct voice_look look = {.seen = &seen, .viewer = 0, .seats = 4, .people = 1};
    memcpy(seen.item, event, (size_t)count * sizeof *event);
    for (int i = 0; i < count; i++) {
        pub.trip_side = event[i].kind == EVENT_HAND_ENDED ? (int8_t)event[i].value : pub.trip_side;
    }
    return mille_voices_moment(&watch, &pub, 9, &look);
}

/* The seat that would speak of something; SEAT_NONE - 1: nobody does. */
static int who_says(const struct voice_moment *moment, int event)
{
    for (int i = 0; i < moment->count; i++) {
        if (moment->candidate[i].event == event) {
            return moment->candidate[i].seat;
        }
    }
    return SEAT_NONE - 1;
}

static const int silence = SEAT_NONE - 1;

static void who_hits_the_person_speaks_and_whom_the_person_hits(void)
{
    const struct event hit = {.kind = EVENT_PLAYED, .seat = 3, .card = CARD_STOP, .target = 0};
    struct voice_moment moment = moment_of(&hit, 1);
    assert_int_equal(who_says(&moment, VOICE_HITS), 3);
    assert_int_equal(who_says(&moment, VOICE_HIT), silence);
    const struct event own = {.kind = EVENT_PLAYED, .seat = 0, .card = CARD_STOP, .target = 1};
    moment = moment_of(&own, 1);
    assert_int_equal(who_says(&moment, VOICE_HIT), 1);
    /* Of what the partner does to others nobody speaks. */
    const struct event partner = {.kind = EVENT_PLAYED, .seat = 2, .card = CARD_STOP, .target = 1};
    moment = moment_of(&partner, 1);
    assert_int_equal(who_says(&moment, VOICE_HIT), silence);
    assert_int_equal(who_says(&moment, VOICE_HITS), silence);
}

static void a_partner_says_nothing_against_the_own_side(void)
{
    const struct event coup = {.kind = EVENT_COUP_FOURRE, .seat = 0, .card = CARD_DRIVING_ACE};
    struct voice_moment moment = moment_of(&coup, 1);
    assert_int_equal(who_says(&moment, VOICE_OUCH), VOICE_NOBODY);
    assert_int_equal(moment.mute, 1u << 2);
    const struct voice_sitting sitting = {.seat = {VOICE_NOBODY, 1, 0, 2}, .seats = 4};
    static const struct voice_memory fresh;
    struct voice_choice choice;
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct rng rng = rng_make(seed, RNG_COSMETIC);
        if (voices_pick(&fresh, &MILLE_CAST, &sitting, &moment, &rng, &choice)) {
            assert_int_not_equal(choice.seat, 2);
        }
    }
    /* The own side has won, of which its first seat is the person. */
    const struct event won[] = {{.kind = EVENT_HAND_ENDED, .seat = 2, .value = 0},
                                {.kind = EVENT_GAME_ENDED, .seat = SEAT_NONE, .value = 0}};
    moment = moment_of(won, 2);
    int loser = who_says(&moment, VOICE_LOSE);
    assert_true(loser == 1 || loser == 3);
}

/* ---- sounds ----------------------------------------------------------------------------------------- */

/* Plays on until somebody was asked so often. */
static void play_until_asked(int times)
{
    struct table *table = table_of(&robot.front);
    int asked = 0;
    for (int i = 0; i < MOVES_MOST && asked < times; i++) {
        struct session *session = &table->session;
        int seat = session_turn(session);
        struct move move = {.kind = MOVE_NEXT};
        if (seat != SEAT_NONE) {
            struct mille_observation seen;
            struct rng rng = rng_make((uint64_t)i, RNG_PLAYER);
            mille_game.observe(session->state, seat, &seen);
            asked += seen.pub.phase == PHASE_ANSWER;
            move = mille_game.players[0].choose(&seen, &rng, NULL);
        }
        assert_int_equal(table_play(table, move), REFUSAL_NONE);
        robot_settle(&robot);
        if (front_scene(&robot.front) != &table_scene) {
            front_reset(&robot.front, &table_scene);
            robot_settle(&robot);
        }
    }
    assert_int_equal(asked, times);
}

static void whoever_is_asked_the_same_foil_rings_from_the_same_place(void)
{
    sit_at(6, 3, RULES_MILLE);
    robot.cues = 0;
    play_until_asked(6);
    int ring = sounds_cue_number(&mille_game, MILLE_CUE_ASKED), rings = 0;
    float pan = 0;
    for (int i = 0; i < robot.cues; i++) {
        if (robot.cue[i].cue == ring) {
            assert_true(rings == 0 || (robot.cue[i].pan >= pan && robot.cue[i].pan <= pan));
            pan = robot.cue[i].pan;
            rings++;
        }
    }
    assert_true(rings >= 4);
}

/* ---- stakes ----------------------------------------------------------------------------------------- */

static void the_stakes_name_the_sides_that_are_near(void)
{
    char line[200];
    sit_at(4, 4, RULES_MILLE);
    struct mille_public *pub = &road_company_state(&robot)->pub;
    pub->phase = PHASE_DRAW;
    pub->side[1].miles = pub->side[3].miles = 650;
    mille_stakes_reset(table_of(&robot.front));
    mille_stakes_say(table_of(&robot.front), line, sizeof line);
    assert_string_equal(line, "Léa, Nino: one card from Avignon");
    pub->side[0].miles = 675;
    mille_stakes_reset(table_of(&robot.front));
    mille_stakes_say(table_of(&robot.front), line, sizeof line);
    assert_string_equal(line, "You, Léa, Nino: one card from Avignon");
    sit_at(4, 2, RULES_MILLE);
    pub = &road_company_state(&robot)->pub;
    pub->phase = PHASE_DRAW;
    pub->side[1].miles = 850;
    mille_stakes_reset(table_of(&robot.front));
    mille_stakes_say(table_of(&robot.front), line, sizeof line);
    assert_string_equal(line, "Léa & Nino: two cards from Menton");
}

static void a_game_of_one_hand_is_not_near_5000(void)
{
    struct mille_public pub = {
        .seats = 3, .sides = 3, .goal = GOAL_MILES, .phase = PHASE_DRAW, .trip_side = -1};
    pub.side[1].total = 4950;
    assert_true(mille_stakes_of(&pub, 0).game);
    pub.option[OPTION_LENGTH] = LENGTH_HAND;
    assert_int_equal(mille_stakes_of(&pub, 0).who, STAKES_NOBODY);
}

/* ---- statistics ------------------------------------------------------------------------------------- */

static void other_seatings_and_rules_are_counted_apart_and_are_no_high_scores(void)
{
    static const struct {
        int seats, sides;
        enum mille_rule_set set;
        const char *key, *name;
    } rows[] = {{3, 3, RULES_MILLE, "3-mille", "Three drivers, Route Mille"},
                {4, 4, RULES_PARKER, "4-parker", "Four drivers, Parker 1962"},
                {4, 2, RULES_FAMILY, "4p-family", "Four in pairs, Family table"},
                {6, 3, RULES_DUJARDIN, "6-dujardin", "Six in pairs, Dujardin"},
                {2, 2, RULES_PARKER, "2-parker", "Two drivers, Parker 1962"}};
    for (int i = 0; i < (int)(sizeof rows / sizeof *rows); i++) {
        char name[96];
        struct text out = text_in(name, sizeof name);
        sit_at(rows[i].seats, rows[i].sides, rows[i].set);
        road_company_end(&robot, 0, true);
        record_results_note(&robot.front);
        const struct records *records = records_of(&robot.front);
        assert_int_equal(records->opponents, i + 1);
        assert_string_equal(records->opponent[i].key, rows[i].key);
        assert_int_equal(records->opponent[i].tally.won, 1);
        assert_false(records_has_scores(records));
        assert_true(mille_tally(rows[i].key, &out));
        assert_string_equal(name, rows[i].name);
    }
    /* Two by the usual rules are counted by the opponent, also without an extension. */
    for (int extension = EXTENSION_ON; extension <= EXTENSION_OFF; extension++) {
        struct game_setup setup = {.seed = 5 + (uint64_t)extension, .seats = 2, .sides = 2};
        struct session session;
        setup.option[OPTION_EXTENSION] = (uint8_t)extension;
        road_company_by(&session, &setup);
        road_company_show(&robot, &session);
        robot_settle(&robot);
        road_company_end(&robot, 0, true);
        record_results_note(&robot.front);
        const struct records *records = records_of(&robot.front);
        assert_string_equal(records->opponent[5].key, "regular");
        assert_int_equal(records->opponent[5].tally.games, extension + 1);
        assert_true(records_has_scores(records));
    }
    assert_false(mille_tally("regular", &(struct text){.data = (char[8]){""}, .size = 8}));
}

/* A coup fourre counts once, whatever it is worth. */
static void a_coup_fourre_worth_200_is_counted_as_one(void)
{
    struct game_setup setup = {.seed = 5, .seats = 3, .sides = 3};
    struct session session;
    struct records_hand hand = {0};
    char keys[SEATS_MAX][RECORDS_KEY_SIZE];
    mille_rule_set_fill(RULES_MILLE, 3, 3, setup.option);
    setup.option[OPTION_COUP_POINTS] = COUP_POINTS_200;
    road_company_by(&session, &setup);
    road_company_show(&robot, &session);
    robot_settle(&robot);
    road_company_end(&robot, 0, false);
    road_company_state(&robot)->pub.side[0].safety[2] = SAFETY_COUP_FOURRE;
    front_reset(&robot.front, &table_scene);
    assert_true(mille_count(&robot.front, &hand, keys));
    assert_int_equal(hand.figure[MILLE_FIGURE_COUPS], 1);
    assert_int_equal(hand.sides, 3);
}

/* ---- the review ------------------------------------------------------------------------------------- */

static void a_hand_of_any_seating_and_rules_can_be_reviewed(void)
{
    static const struct {
        int seats, sides;
        enum mille_rule_set set;
    } rows[] = {{3, 3, RULES_MILLE}, {4, 2, RULES_PARKER}, {6, 3, RULES_FAMILY}, {2, 2, RULES_FAMILY}};
    for (int i = 0; i < (int)(sizeof rows / sizeof *rows); i++) {
        struct session session;
        const int players[MILLE_SEATS_MAX] = {0};
        road_company(&session, rows[i].seats, rows[i].sides, rows[i].set, 31);
        road_sitting_hands(&session, players, 1);
        robot_start(&robot, DEVICE_PAD, 7, 1920, 1080);
        review_of(&robot.front)->iterations = FEW;
        robot.work_rounds = ALL_ROUNDS;
        road_company_show(&robot, &session);
        rest_at(&score_scene);
        choose_to("score.review", &review_scene);
        robot_settle(&robot);
        const struct review *review = (const struct review *)(const void *)review_of(&robot.front)->review;
        assert_true(review->count > 4);
        assert_int_equal(review->known, review->count);
        for (int k = 0; k < review->count; k++) {
            assert_in_range(review->entry[k].win, 0, 1000000);
        }
    }
}

const struct test tests[] = {
    TEST(who_hits_the_person_speaks_and_whom_the_person_hits),
    TEST(a_partner_says_nothing_against_the_own_side),
    TEST_WITH(whoever_is_asked_the_same_foil_rings_from_the_same_place, sit_down, stand_up),
    TEST_WITH(the_stakes_name_the_sides_that_are_near, sit_down, stand_up),
    TEST(a_game_of_one_hand_is_not_near_5000),
    TEST_WITH(other_seatings_and_rules_are_counted_apart_and_are_no_high_scores, sit_down, stand_up),
    TEST_WITH(a_coup_fourre_worth_200_is_counted_as_one, sit_down, stand_up),
    TEST(a_hand_of_any_seating_and_rules_can_be_reviewed),
    {0},
};
