/* SPDX-License-Identifier: MIT */
/* What the regulars say at the dice table: the lines themselves, what a move is to them, and a thousand
 * games of whoever picks. */
#include "front/cubes/cubes_front.h"
#include "front/cubes/voices.h"

#include "table/game.h"
#include "test.h"
#include "voices_rig.h"

#include <string.h>

enum { GAMES = 1000, GAME_MOST = 6 };

/* ---- the lines ----------------------------------------------------------------------------------------- */

static void every_line_is_short_and_stands_once(void)
{
    voices_rig_lines(&CUBES_CAST);
}

static void everybody_has_three_lines_for_everything(void)
{
    voices_rig_events(&CUBES_CAST);
}

static void those_with_words_have_a_face_and_every_level_a_player(void)
{
    int strength = 1, speakers = 0;
    for (const struct opponent *who = CUBES_OPPONENTS; who->player; who++) {
        int player = 0;
        while (cubes_game.players[player].name && strcmp(cubes_game.players[player].name, who->player)) {
            player++;
        }
        assert_non_null(cubes_game.players[player].name);
        assert_true(who->strength == strength || who->strength == strength + 1);
        strength = who->strength;
        speakers += who->lines > 0;
        assert_ptr_equal(opponent_find(&cubes_front, who->key), who);
    }
    assert_int_equal(strength, OPPONENT_STRENGTHS);
    assert_int_equal(speakers, 4);
    assert_string_equal(opponent_playing(&cubes_front, "patronne")->key, "mado");
    assert_null(opponent_playing(&cubes_front, "random"));
}

/* ---- what a move is ------------------------------------------------------------------------------------ */

static struct cubes_public sit(void)
{
    return (struct cubes_public){.goal = CUBES_GOAL_STANDARD, .seats = 3, .turn = 1};
}

static struct voice_moment moment_of(struct cubes_watch *watch, const struct cubes_public *pub,
                                     const struct event_list *seen)
{
    struct voice_look look = voices_rig_look(seen, pub->seats);
    return cubes_voices_moment(watch, pub, &look);
}

static void rolls_and_busts_are_what_they_are(void)
{
    struct cubes_public pub = sit();
    struct cubes_watch watch;
    cubes_watch_start(&watch, &pub, 2);
    struct event_list joker = voices_rig_list(
        (const struct event[]){{.kind = CUBES_EVENT_ROLLED, .seat = 1, .target = 31},
                               {.kind = CUBES_EVENT_SCORED, .seat = 1, .card = CUBES_A_JOKER}},
        2);
    struct voice_moment moment = moment_of(&watch, &pub, &joker);
    assert_true(voices_rig_has(&moment, CUBES_VOICE_JOKER, 1));
    assert_false(voices_rig_has(&moment, CUBES_VOICE_BIG, 1));
    struct event_list five = voices_rig_list(
        (const struct event[]){
            {.kind = CUBES_EVENT_ROLLED, .seat = 1, .target = 31},
            {.kind = CUBES_EVENT_SCORED, .seat = 1, .card = CUBES_FIVE_ALIKE, .extra = 31, .value = 60},
            {.kind = CUBES_EVENT_ALL_FIVE, .seat = 1}},
        3);
    moment = moment_of(&watch, &pub, &five);
    assert_true(voices_rig_has(&moment, CUBES_VOICE_FIVE, 1) && voices_rig_has(&moment, CUBES_VOICE_BIG, 1));
    assert_true(voices_rig_has(&moment, CUBES_VOICE_HOT, 1));
    struct event_list bust =
        voices_rig_list((const struct event[]){{.kind = CUBES_EVENT_BUST, .seat = 1, .value = 12}}, 1);
    moment = moment_of(&watch, &pub, &bust);
    assert_true(voices_rig_has(&moment, CUBES_VOICE_BUST, 1) &&
                voices_rig_has(&moment, CUBES_VOICE_BUST_BIG, 1));
    struct event_list hold =
        voices_rig_list((const struct event[]){{.kind = CUBES_EVENT_STOOD, .seat = 1, .value = 40}}, 1);
    moment = moment_of(&watch, &pub, &hold);
    assert_true(voices_rig_has(&moment, CUBES_VOICE_HOLD, 1));
    hold.item[0].seat = 2;
    moment = moment_of(&watch, &pub, &hold);
    assert_int_equal(moment.count, 0);
}

static void what_a_person_does_is_seen_by_the_others(void)
{
    struct cubes_public pub = sit();
    struct cubes_watch watch;
    cubes_watch_start(&watch, &pub, 0);
    struct event_list roll = voices_rig_list(
        (const struct event[]){
            {.kind = CUBES_EVENT_TURN, .seat = 0},
            {.kind = CUBES_EVENT_ROLLED, .seat = 0, .target = 31},
            {.kind = CUBES_EVENT_SCORED, .seat = 0, .card = CUBES_THREE_ALIKE, .value = 12},
            {.kind = CUBES_EVENT_SCORED, .seat = 0, .card = CUBES_A_ONE, .value = 2}},
        4);
    struct voice_moment moment = moment_of(&watch, &pub, &roll);
    assert_int_equal(moment.count, 0);
    struct event_list on =
        voices_rig_list((const struct event[]){{.kind = CUBES_EVENT_GAVE_UP, .seat = 0, .value = 2},
                                               {.kind = CUBES_EVENT_HELD, .seat = 0, .value = 12},
                                               {.kind = CUBES_EVENT_ROLLED, .seat = 0, .target = 3},
                                               {.kind = CUBES_EVENT_BUST, .seat = 0, .value = 12}},
                        4);
    moment = moment_of(&watch, &pub, &on);
    assert_true(voices_rig_has(&moment, CUBES_VOICE_URISK, VOICE_NOBODY));
    assert_true(voices_rig_has(&moment, CUBES_VOICE_UBUST, VOICE_NOBODY));
    assert_false(voices_rig_has(&moment, CUBES_VOICE_BUST, 0));
    pub.seat[2].score = 8000;
    pub.seat[1].score = 3000;
    pub.seat[0].score = 4500;
    struct event_list end =
        voices_rig_list((const struct event[]){{.kind = CUBES_EVENT_GAME_ENDED, .seat = 0}}, 1);
    moment = moment_of(&watch, &pub, &end);
    assert_true(voices_rig_has(&moment, VOICE_LOSE, 2));
    assert_false(moment.trails);
    pub.seat[0].score = 4000;
    moment = moment_of(&watch, &pub, &end);
    assert_true(moment.trails);
}

static void an_ending_is_near_when_one_hold_may_win(void)
{
    struct cubes_public pub = sit();
    pub.seat[1].score = 9500;
    assert_true(cubes_voices_ending(&pub));
    pub.seat[1].score = 9450;
    assert_false(cubes_voices_ending(&pub));
    pub.safe = 550;
    assert_true(cubes_voices_ending(&pub));
    pub.seat[2].score = 9800;
    assert_false(cubes_voices_ending(&pub));
}

/* ---- a thousand games ---------------------------------------------------------------------------------- */

/* The place among the opponents of one that speaks, by its number from 0. */
static int speaker(int number)
{
    int place = 0;
    for (int left = number; CUBES_OPPONENTS[place].lines == 0 || left > 0; place++) {
        assert_non_null(CUBES_OPPONENTS[place].player);
        left -= CUBES_OPPONENTS[place].lines > 0;
    }
    return place;
}

static void a_thousand_games_are_spoken_of_as_is_fitting(void)
{
    static struct voice_memory memory;
    static struct cubes_state state;
    static struct voices_ear ear = {.cast = &CUBES_CAST, .most = GAME_MOST};
    long lines = 0;
    struct rng rng = rng_make(1955, RNG_COSMETIC);
    for (int game = 1; game <= GAMES; game++) {
        struct voice_sitting sitting = {
            .seat = {VOICE_NOBODY, speaker(game % 4), speaker((game / 4 + 1 + game) % 4)}, .seats = 3};
        struct game_setup setup = {.seed = (uint64_t)game, .seats = 3, .sides = 3};
        struct event_list events = {.count = 0};
        cubes_game.start(&state, &setup, &events);
        struct cubes_watch watch;
        cubes_watch_start(&watch, &state.pub, 0);
        voices_begin(&memory, &CUBES_CAST, &sitting);
        voices_ear_begin(&ear, game);
        for (;;) {
            struct voice_moment moment = moment_of(&watch, &state.pub, &events);
            lines += voices_ear_moment(&ear, &memory, &sitting, &moment, &rng);
            if (state.pub.phase == CUBES_PHASE_OVER) {
                break;
            }
            struct move move = cubes_game.players[state.pub.turn].choose(&state.pub, &rng, NULL);
            events.count = 0;
            assert_int_equal(cubes_game.apply(&state, move, &events), REFUSAL_NONE);
        }
        voices_end(&memory, &CUBES_CAST, &sitting, cubes_winner(&state.pub) != 0);
    }
    assert_in_range(lines, 2 * GAMES, 6 * GAMES);
}

const struct test tests[] = {
    TEST(every_line_is_short_and_stands_once),
    TEST(everybody_has_three_lines_for_everything),
    TEST(those_with_words_have_a_face_and_every_level_a_player),
    TEST(rolls_and_busts_are_what_they_are),
    TEST(what_a_person_does_is_seen_by_the_others),
    TEST(an_ending_is_near_when_one_hold_may_win),
    TEST(a_thousand_games_are_spoken_of_as_is_fitting),
    {0},
};
