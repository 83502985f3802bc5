/* SPDX-License-Identifier: MIT */
/* What the villagers say at the domino table: the lines themselves, what a move is to them, and a thousand
 * games of whoever picks. */
#include "front/bones/bones_front.h"
#include "front/bones/voices.h"

#include "bones_rig.h"
#include "table/game.h"
#include "test.h"
#include "voices_rig.h"

/* At most so many lines of a round beside its first hello and the end of the game. */
enum { GAMES = 1000, ROUND_MOST = 5 };

/* ---- the lines ----------------------------------------------------------------------------------------- */

static void every_line_is_short_and_stands_once(void)
{
    voices_rig_lines(&BONES_CAST);
}

static void whoever_speaks_has_three_lines_for_everything(void)
{
    int speaking = 0;
    voices_rig_events(&BONES_CAST);
    for (const struct opponent *who = BONES_OPPONENTS; who->player; who++) {
        speaking += who->lines > 0;
    }
    assert_int_equal(speaking, 4); /* the others are silent at this table */
}

/* ---- what a move is ------------------------------------------------------------------------------------ */

static struct bones_public sit(struct bones_watch *watch)
{
    static struct bones_state state;
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_FOUR);
    *watch = (struct bones_watch){.tiles = 0};
    return state.pub;
}

static struct voice_moment moment_seen(struct bones_watch *watch, const struct bones_public *pub,
                                       const struct event_list *seen)
{
    struct voice_look look = voices_rig_look(seen, pub->seats);
    return bones_voices_moment(watch, pub, &look);
}

static struct voice_moment moment_of(struct event event)
{
    struct bones_watch watch;
    struct bones_public pub = sit(&watch);
    struct event_list list = voices_rig_list(&event, 1);
    return moment_seen(&watch, &pub, &list);
}

static void points_by_one_tile_are_spoken_of_if_they_are_just_so_many(void)
{
    static const struct {
        int points, event;
    } rows[] = {{10, BONES_VOICE_TEN}, {15, BONES_VOICE_FIFTEEN}, {20, BONES_VOICE_TWENTY}};
    struct voice_moment moment;
    for (int i = 0; i < 3; i++) {
        struct event scored = {.kind = BONES_EVENT_SCORED, .seat = 2, .value = (int16_t)rows[i].points};
        moment = moment_of(scored);
        assert_int_equal(moment.count, 1);
        assert_true(voices_rig_has(&moment, rows[i].event, 2));
        scored.seat = 0; /* a person speaks for themselves */
        moment = moment_of(scored);
        assert_int_equal(moment.count, 0);
        scored = (struct event){.kind = BONES_EVENT_SCORED,
                                .seat = 2,
                                .value = (int16_t)rows[i].points,
                                .extra = BONES_LINE_DOMINO};
        moment = moment_of(scored);
        assert_int_equal(moment.count, 0);
    }
    moment = moment_of((struct event){.kind = BONES_EVENT_SCORED, .seat = 2, .value = 5});
    assert_int_equal(moment.count, 0);
}

static void what_befalls_a_person_is_seen_by_the_others(void)
{
    struct voice_moment moment = moment_of((struct event){.kind = BONES_EVENT_PASSED, .seat = 0});
    assert_int_equal(moment.count, 1);
    assert_true(voices_rig_has(&moment, BONES_VOICE_UKNOCK, VOICE_NOBODY));
    moment = moment_of((struct event){.kind = BONES_EVENT_PASSED, .seat = 1});
    assert_int_equal(moment.count, 1);
    assert_true(voices_rig_has(&moment, BONES_VOICE_KNOCK, 1));
    moment = moment_of((struct event){.kind = BONES_EVENT_REDEALT, .seat = 0});
    assert_true(voices_rig_has(&moment, BONES_VOICE_REDEAL, VOICE_NOBODY));
    moment = moment_of((struct event){.kind = BONES_EVENT_LOCKED, .seat = SEAT_NONE});
    assert_true(voices_rig_has(&moment, BONES_VOICE_LOCKED, VOICE_NOBODY));
    moment = moment_of((struct event){.kind = BONES_EVENT_DOMINOED, .seat = 3});
    assert_true(voices_rig_has(&moment, BONES_VOICE_DOMINO, 3));
    moment = moment_of((struct event){.kind = BONES_EVENT_NAMED, .seat = 3, .card = BONES_BIG_FIVE});
    assert_true(voices_rig_has(&moment, BONES_VOICE_NAME, 3));
}

static void the_runner_up_speaks_for_those_who_lost(void)
{
    struct bones_watch watch;
    struct bones_public pub = sit(&watch);
    pub.phase = BONES_PHASE_GAME_OVER;
    pub.seat[0].total = 260;
    pub.seat[1].total = 120;
    pub.seat[2].total = 180;
    struct event won = {.kind = BONES_EVENT_WON, .seat = 0};
    struct event_list list = voices_rig_list(&won, 1);
    struct voice_moment moment = moment_seen(&watch, &pub, &list);
    assert_true(voices_rig_has(&moment, VOICE_LOSE, 2));
    assert_true(moment.ending);
    assert_false(moment.trails);
    pub.seat[2].total = 360;
    list.item[0].seat = 2;
    moment = moment_seen(&watch, &pub, &list);
    assert_true(voices_rig_has(&moment, VOICE_WIN, 2));
    assert_true(moment.trails);
}

static void an_ending_is_near_when_one_tile_may_win(void)
{
    struct bones_watch watch;
    struct bones_public pub = sit(&watch);
    pub.phase = BONES_PHASE_PLAY;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        pub.seat[seat].tiles = 2;
    }
    pub.seat[1].total = 245;
    assert_false(bones_voices_ending(&pub));
    pub.seat[1].tiles = 1;
    assert_true(bones_voices_ending(&pub));
    pub.seat[1].total = 10;
    assert_false(bones_voices_ending(&pub));
    pub.seat[3].total = 250; /* the round is the last, whoever ends it */
    assert_true(bones_voices_ending(&pub));
    pub.option[BONES_OPTION_TARGET] = BONES_TARGET_NONE;
    assert_false(bones_voices_ending(&pub));
}

/* ---- a thousand games ---------------------------------------------------------------------------------- */

static void play_and_listen(struct bones_state *state, struct voices_ear *ear, struct voice_memory *memory,
                            struct voice_sitting *sitting, struct rng *rng, long *lines, long *rounds)
{
    struct event_list events = {.count = 0};
    struct bones_watch watch = {.tiles = 0};
    struct game_setup setup = {
        .seed = (uint64_t)ear->game, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    bones_game.start(state, &setup, &events);
    for (;;) {
        struct voice_moment moment = moment_seen(&watch, &state->pub, &events);
        *lines += voices_ear_moment(ear, memory, sitting, &moment, rng);
        if (state->pub.phase == BONES_PHASE_GAME_OVER) {
            break;
        }
        struct move moves[GAME_MOVES_MAX];
        int count = bones_game.legal(state, moves);
        struct move move = moves[rng_below(rng, (uint32_t)count)];
        *rounds += move.kind == BONES_MOVE_NEXT;
        events.count = 0;
        assert_int_equal(bones_game.apply(state, move, &events), REFUSAL_NONE);
    }
}

static void a_thousand_games_are_spoken_of_as_is_fitting(void)
{
    static struct voice_memory memory;
    static struct bones_state state;
    static struct voices_ear ear = {.cast = &BONES_CAST, .most = ROUND_MOST};
    long lines = 0, rounds = GAMES;
    struct rng rng = rng_make(1955, RNG_COSMETIC);
    for (int game = 1; game <= GAMES; game++) {
        struct voice_sitting sitting = {.seat = {VOICE_NOBODY, game % 4, (game + 1) % 4, (game + 2) % 4},
                                        .seats = BONES_SEATS_MAX,
                                        .hand = -1};
        voices_begin(&memory, &BONES_CAST, &sitting);
        voices_ear_begin(&ear, game);
        play_and_listen(&state, &ear, &memory, &sitting, &rng, &lines, &rounds);
        voices_end(&memory, &BONES_CAST, &sitting, state.pub.winner != 0);
    }
    assert_in_range(lines, 2 * GAMES, 3 * rounds);
}

const struct test tests[] = {
    TEST(every_line_is_short_and_stands_once),
    TEST(whoever_speaks_has_three_lines_for_everything),
    TEST(points_by_one_tile_are_spoken_of_if_they_are_just_so_many),
    TEST(what_befalls_a_person_is_seen_by_the_others),
    TEST(the_runner_up_speaks_for_those_who_lost),
    TEST(an_ending_is_near_when_one_tile_may_win),
    TEST(a_thousand_games_are_spoken_of_as_is_fitting),
    {0},
};
