/* SPDX-License-Identifier: MIT */
/* What the dice table shows follows the events, lags behind the rules and never contradicts them. */
#include "cubes_show.h"
#include "front/sound/cues.h"
#include "table/session.h"
#include "test.h"

static void matches(void)
{
    const char *differs = cubes_view_differs(&cubes_show.view, &cubes_show.state.pub);
    if (differs) {
        fail_msg("shown and seen differ in %s", differs);
    }
}

static bool has_step(enum cubes_step_kind kind)
{
    for (int i = 0; i < cubes_show.view.motion.count; i++) {
        if (cubes_show.view.motion.step[i].kind == kind) {
            return true;
        }
    }
    return false;
}

static void what_is_shown_is_what_is_seen_after_every_move(void)
{
    for (uint64_t seed = 0; seed < 24; seed++) {
        struct rng rng = rng_make(seed, RNG_PLAYER);
        cubes_show_start(seed, 1 + (int)(seed % 6), (int)(seed % 3), FRAME_WIDE);
        for (int i = 0; i < 150; i++) {
            cubes_show_play(cubes_show_any(&rng), seed % 4 == 0);
            if (seed % 3 == 0) {
                motion_skip(&cubes_motion, &cubes_show.view, NULL);
            }
            while (motion_advance(&cubes_motion, &cubes_show.view, 50.0f / 3, NULL)) {
            }
            matches();
        }
    }
}

static void several_moves_may_wait(void)
{
    struct rng rng = rng_make(5, RNG_PLAYER);
    cubes_show_start(5, 4, CUBES_JOKERS_ALWAYS, FRAME_WIDE);
    for (int i = 0; i < 400; i++) {
        cubes_show_play(cubes_show_any(&rng), false);
        if (i % 9 == 8) {
            motion_skip(&cubes_motion, &cubes_show.view, NULL);
            matches();
        }
    }
}

static void the_picture_never_leads_the_rules(void)
{
    struct rng rng = rng_make(8, RNG_PLAYER);
    cubes_show_start(8, 3, CUBES_JOKERS_ALWAYS, FRAME_WIDE);
    for (int i = 0; i < 300; i++) {
        struct cubes_public before = cubes_show.view.shown;
        struct move move = cubes_show_any(&rng);
        cubes_show_play(move, false);
        motion_advance(&cubes_motion, &cubes_show.view, 10, NULL);
        if (move.kind == CUBES_MOVE_ROLL && before.phase != CUBES_PHASE_OVER) {
            assert_int_equal(cubes_show.view.shown.phase,
                             before.phase); /* nothing of the roll is known yet */
            assert_memory_equal(cubes_show.view.shown.face, before.face, sizeof before.face);
        }
        motion_skip(&cubes_motion, &cubes_show.view, NULL);
    }
}

/* A Straight with held dice takes the place of their points: 150 stay to be read, struck out, until the next
 * roll. */
static void points_that_are_forgotten_are_told_until_the_next_roll(void)
{
    char why[200];
    struct text out = text_in(why, sizeof why);
    cubes_show_start(9, 2, CUBES_JOKERS_NEVER, FRAME_WIDE);
    assert_true(cubes_game.prepare(&cubes_show.state, "scores=500,600 dice=1,5,2,4,6 next=23411223", &out));
    cubes_view_reset(&cubes_show.view, &cubes_show.state.pub, 0);
    assert_int_equal(cubes_show.view.forgotten, 0);
    cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = 4 + 8 + 16}, false);
    motion_skip(&cubes_motion, &cubes_show.view, NULL);
    assert_int_equal(cubes_show.view.forgotten, 150);
    assert_int_equal(cubes_show.view.shown.held, 0);
    cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, false);
    motion_advance(&cubes_motion, &cubes_show.view, 10, NULL);
    assert_int_equal(cubes_show.view.forgotten, 0);
}

static void dice_that_are_lost_are_gone_when_the_cup_goes_round(void)
{
    char why[200];
    struct text out = text_in(why, sizeof why);
    cubes_show_start(9, 2, CUBES_JOKERS_NEVER, FRAME_WIDE);
    assert_true(cubes_game.prepare(&cubes_show.state, "scores=500,600 dice=1,5,2,4,6 next=66411223", &out));
    cubes_view_reset(&cubes_show.view, &cubes_show.state.pub, 0);
    cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = 4 + 8 + 16}, false);
    bool bust = false;
    while (motion_now(&cubes_show.view.motion) == NULL ||
           motion_now(&cubes_show.view.motion)->kind != CUBES_STEP_TURN) {
        motion_advance(&cubes_motion, &cubes_show.view, 10, NULL);
        bust = bust || (motion_now(&cubes_show.view.motion) &&
                        motion_now(&cubes_show.view.motion)->kind == CUBES_STEP_BUST);
    }
    assert_true(bust && cubes_show.view.shown.face[0] == 0 && cubes_show.view.cast.count == 0);
}

/* As soon as dice lie the signs say what may be rolled next, however many combinations are still to be found.
 */
static void what_is_rolled_next_is_said_from_the_moment_dice_lie(void)
{
    struct rng rng = rng_make(9, RNG_PLAYER);
    cubes_show_start(9, 2, CUBES_JOKERS_ALWAYS, FRAME_WIDE);
    int hot = 0;
    for (int i = 0; i < 600; i++) {
        cubes_show_play(cubes_show_any(&rng), false);
        struct cubes_view after = cubes_show.view;
        motion_skip(&cubes_motion, &after, NULL);
        hot += has_step(CUBES_STEP_HOT);
        while (motion_advance(&cubes_motion, &cubes_show.view, 5, NULL)) {
            if (!has_step(CUBES_STEP_ROLL) && !has_step(CUBES_STEP_TURN) && has_step(CUBES_STEP_SCORE)) {
                assert_int_equal(cubes_view_to_roll(&cubes_show.view), cubes_view_to_roll(&after));
                assert_int_equal(cubes_show.view.bust.part, after.bust.part);
                assert_int_equal(cubes_show.view.bust.whole, after.bust.whole);
            }
        }
    }
    assert_true(hot > 0);
}

/* A position after a roll; dice of one. */
static void roll_once(uint64_t seed)
{
    cubes_show_start(seed, 2, CUBES_JOKERS_ALWAYS, FRAME_WIDE);
    cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, false);
    motion_advance(&cubes_motion, &cubes_show.view, 1, NULL);
}

/* How far the side with a face looks up: 1 at the top of a die that lies flat. */
static float facing_up(const struct cubes_turn *turn, int face)
{
    const float *up = turn->m[2];
    const float sides[CUBES_FACES] = {up[2], up[2], -up[1], up[0], -up[0], up[1], -up[2]};
    return sides[face];
}

static void dice_come_to_rest_on_the_faces_that_the_rules_drew(void)
{
    for (uint64_t seed = 0; seed < 100; seed++) {
        roll_once(seed);
        const struct motion_step *step = motion_now(&cubes_show.view.motion);
        assert_non_null(step);
        assert_int_equal(step->kind, CUBES_STEP_ROLL);
        for (int place = 0; place < CUBES_DICE; place++) {
            int face = step->value.byte[place];
            struct cubes_die die = {.edge = 0};
            assert_false(
                cubes_cast_at(&cubes_show.view.cast, &cubes_show.view.layout, place, face, -1, &die));
            assert_true(cubes_cast_at(&cubes_show.view.cast, &cubes_show.view.layout, place, face,
                                      CUBES_THROW_MS, &die));
            assert_true(facing_up(&die.turn, face) > 1 - 1e-3f);
            struct point rest = cubes_cast_foot(&cubes_show.view.cast, &cubes_show.view.layout, place);
            assert_true(hypotf(die.foot.x - rest.x, die.foot.y - rest.y) < .1f);
            assert_true(die.lift <= 0);
        }
    }
}

static void each_roll_falls_in_a_way_of_its_own_and_the_same_roll_the_same_way(void)
{
    struct cubes_cast casts[40];
    for (uint64_t seed = 0; seed < 40; seed++) {
        roll_once(seed);
        casts[seed] = cubes_show.view.cast;
        for (uint64_t other = 0; other < seed; other++) {
            assert_memory_not_equal(&casts[other], &casts[seed], sizeof casts[0]);
        }
        motion_skip(&cubes_motion, &cubes_show.view, NULL);
        struct cubes_cast animated = cubes_show.view.cast;
        cubes_view_reset(&cubes_show.view, &cubes_show.state.pub, 0); /* as after loading it */
        if (cubes_show.state.pub.phase == CUBES_PHASE_ROLLED) {
            assert_memory_equal(&animated, &cubes_show.view.cast, sizeof animated);
        }
    }
}

/* How many sides of a die its picture has: planes of 24 corners. */
static int faces_drawn(const struct cubes_die *die)
{
    struct draw_list list;
    int faces = 0;
    draw_init(&list, NULL);
    draw_begin(&list, frame_plain(1920, 1080));
    cubes_die_draw(&list, die);
    for (size_t i = 0; i < list.count; i++) {
        faces += list.command[i].kind == DRAW_POLYGON && list.command[i].as.polygon.count == 24;
    }
    draw_free(&list);
    return faces;
}

static void a_die_shows_three_faces_as_it_tumbles_and_stays_in_the_picture(void)
{
    roll_once(3);
    const struct motion_step *step = motion_now(&cubes_show.view.motion);
    int three = 0, frames = 0;
    for (float ms = 0; ms < CUBES_THROW_MS; ms += 10) {
        for (int place = 0; place < CUBES_DICE; place++) {
            struct cubes_die die = {.opacity = 1};
            if (cubes_cast_at(&cubes_show.view.cast, &cubes_show.view.layout, place, step->value.byte[place],
                              ms, &die)) {
                int faces = faces_drawn(&die);
                assert_true(faces >= 1 && faces <= 3);
                three += faces == 3;
                frames++;
                assert_true(rect_holds(rect_grow(cubes_show.view.layout.tray, 60), die.foot.x, die.foot.y));
            }
        }
    }
    assert_true(three > frames / 2);
}

struct heard {
    int cue[64];
    int count;
};

static void hear(void *context, const struct game *of, int cue, float x)
{
    struct heard *heard = context;
    (void)x;
    if (of == &cubes_game && heard->count < 64) { /* ticks of counts are the cabinet's */
        heard->cue[heard->count++] = cue;
    }
}

static bool was_heard(const struct heard *heard, int cue)
{
    for (int i = 0; i < heard->count; i++) {
        if (heard->cue[i] == cue) {
            return true;
        }
    }
    return false;
}

static void every_moment_is_heard_once_skipped_or_not(void)
{
    static const struct {
        int event, cue;
    } moments[] = {
        {CUBES_EVENT_BUST, CUBES_CUE_BUST},     {CUBES_EVENT_ALL_FIVE, CUBES_CUE_HOT},
        {CUBES_EVENT_STOOD, CUBES_CUE_BANK},    {CUBES_EVENT_ON_BOARD, CUBES_CUE_ON_BOARD},
        {CUBES_EVENT_HELD, CUBES_CUE_HOLD_DIE}, {CUBES_EVENT_GAVE_UP, CUBES_CUE_RELEASE_DIE},
    };
    int seen[sizeof moments / sizeof moments[0]] = {0};
    struct rng rng = rng_make(2, RNG_PLAYER);
    cubes_show_start(2, 2, CUBES_JOKERS_ALWAYS, FRAME_WIDE);
    for (int i = 0; i < 600; i++) {
        struct heard heard = {.count = 0};
        struct motion_ears ears = {.context = &heard, .hear = hear};
        cubes_show_play(cubes_show_any(&rng), i % 5 == 0);
        for (int ticks = 0; i % 2 && ticks < 20; ticks++) {
            motion_advance(&cubes_motion, &cubes_show.view, 50.0f / 3, &ears);
        }
        motion_skip(&cubes_motion, &cubes_show.view, &ears);
        for (size_t k = 0; k < sizeof moments / sizeof moments[0]; k++) {
            int told = 0;
            for (int e = 0; e < cubes_show.events.count; e++) {
                told += cubes_show.events.item[e].kind == moments[k].event;
            }
            assert_true(was_heard(&heard, moments[k].cue) == (told > 0));
            seen[k] += told > 0;
        }
    }
    for (size_t k = 0; k < sizeof moments / sizeof moments[0]; k++) {
        assert_true(seen[k] > 0);
    }
}

/* ---- weight ---------------------------------------------------------------------------------- */

static void reduced_motion_keeps_every_step_short_and_still(void)
{
    struct rng rng = rng_make(4, RNG_PLAYER);
    cubes_show_start(4, 3, CUBES_JOKERS_NEVER, FRAME_WIDE);
    for (int i = 0; i < 300; i++) {
        cubes_show_play(cubes_show_any(&rng), true);
        for (int k = 0; k < cubes_show.view.motion.count; k++) {
            assert_true(cubes_show.view.motion.step[k].still);
            if (cubes_show.view.motion.step[k].kind == CUBES_STEP_ROLL) {
                assert_true(cubes_show.view.motion.step[k].length <= 160);
            }
        }
        motion_skip(&cubes_motion, &cubes_show.view, NULL);
        matches();
    }
}

static void nothing_moves_when_nothing_happens(void)
{
    roll_once(3);
    motion_skip(&cubes_motion, &cubes_show.view, NULL);
    assert_false(motion_advance(&cubes_motion, &cubes_show.view, 17, NULL));
    assert_true(sizeof cubes_show.view < 65536);
}

/* An opponent's hot dice have their poster once a game, then a band; a person's always. */
static void hot_dice_of_opponents_have_one_poster_a_game(void)
{
    struct event_list hot = {.count = 1, .item = {{.kind = CUBES_EVENT_ALL_FIVE, .seat = 1}}},
                      game = {.count = 1,
                              .item = {{.kind = CUBES_EVENT_GAME_STARTED, .seat = 0, .value = 200}}};
    static const int wanted[] = {CUBES_STEP_HOT, CUBES_STEP_HOT_AGAIN, CUBES_STEP_HOT_AGAIN};
    cubes_show_start(9, 2, CUBES_JOKERS_NEVER, FRAME_WIDE);
    cubes_show.view.opponents = 2;
    for (int round = 0; round < 2; round++) {
        for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
            cubes_view_add(&cubes_show.view, &hot);
            assert_int_equal(cubes_show.view.motion.step[cubes_show.view.motion.count - 1].kind, wanted[i]);
            hot.item[0].seat = 0;
            cubes_view_add(&cubes_show.view, &hot);
            assert_int_equal(cubes_show.view.motion.step[cubes_show.view.motion.count - 1].kind,
                             CUBES_STEP_HOT);
            hot.item[0].seat = 1;
        }
        motion_skip(&cubes_motion, &cubes_show.view, NULL);
        cubes_view_add(&cubes_show.view, &game);
    }
}

/* Nothing is left out of what opponents do, and of a person's own steps none is quicker. */
static void steps_of_opponents_go_by_quicker(void)
{
    float lasts[2];
    for (int opponent = 0; opponent < 2; opponent++) {
        cubes_show_start(9, 2, CUBES_JOKERS_NEVER, FRAME_WIDE);
        cubes_show.view.opponents = opponent ? 1 : 2;
        cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, false);
        int met = 0;
        lasts[opponent] = 0;
        while (motion_advance(&cubes_motion, &cubes_show.view, 5, NULL)) {
            bool rolls = motion_now(&cubes_show.view.motion) &&
                         motion_now(&cubes_show.view.motion)->kind == CUBES_STEP_ROLL;
            met += rolls;
            lasts[opponent] += rolls ? 5.0f : 0;
        }
        assert_true(met > 0);
        matches();
    }
    assert_true(lasts[1] > 500 && lasts[1] < lasts[0] * .8f);
}

static void points_at_risk_follow_what_is_picked_up(void)
{
    char why[200];
    struct text out = text_in(why, sizeof why);
    cubes_show_start(9, 2, CUBES_JOKERS_NEVER, FRAME_WIDE);
    assert_true(cubes_game.prepare(&cubes_show.state, "scores=500,600 dice=1,5,2,4,6", &out));
    cubes_view_reset(&cubes_show.view, &cubes_show.state.pub, 0);
    assert_int_equal(cubes_view_risk(&cubes_show.view, 0), 150);
    cubes_show.view.picked = 2; /* the Five: it is given up in any case */
    assert_int_equal(cubes_view_risk(&cubes_show.view, 0), 100);
    cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = 2 + 4 + 8 + 16}, false);
    motion_advance(&cubes_motion, &cubes_show.view, 1, NULL);
    assert_int_equal(cubes_view_risk(&cubes_show.view, 0), 100);
}

const struct test tests[] = {
    TEST(what_is_shown_is_what_is_seen_after_every_move),
    TEST(several_moves_may_wait),
    TEST(the_picture_never_leads_the_rules),
    TEST(points_that_are_forgotten_are_told_until_the_next_roll),
    TEST(dice_that_are_lost_are_gone_when_the_cup_goes_round),
    TEST(what_is_rolled_next_is_said_from_the_moment_dice_lie),
    TEST(dice_come_to_rest_on_the_faces_that_the_rules_drew),
    TEST(each_roll_falls_in_a_way_of_its_own_and_the_same_roll_the_same_way),
    TEST(a_die_shows_three_faces_as_it_tumbles_and_stays_in_the_picture),
    TEST(every_moment_is_heard_once_skipped_or_not),
    TEST(reduced_motion_keeps_every_step_short_and_still),
    TEST(nothing_moves_when_nothing_happens),
    TEST(hot_dice_of_opponents_have_one_poster_a_game),
    TEST(steps_of_opponents_go_by_quicker),
    TEST(points_at_risk_follow_what_is_picked_up),
    {0},
};
