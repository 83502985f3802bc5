/* SPDX-License-Identifier: MIT */
/* What the domino table shows: it follows the rules by events alone, for whoever looks, and never leads
 * them. */
#include "front/bones/view.h"

#include "base/rng.h"
#include "front/bones/weigh.h"
#include "front/sound/cues.h"
#include "test.h"

#include <math.h>
#include <string.h>

enum { GAMES = 12, MOVES_MOST = 3000 };

static struct bones_state game;
static struct bones_view view;
static struct bones_observation seen;
static struct frame frame;
static struct rng rng;
static int seat; /* whoever looks */
static int heard[BONES_CUES], heard_count;

static void hear(void *context, const struct game *of, int cue, float x)
{
    (void)context;
    assert_true(x < frame.canvas.w);
    if (of == &bones_game) { /* ticks of counts are the cabinet's */
        heard[cue]++;
        heard_count++;
    }
}

static const struct motion_ears ears = {.hear = hear};

static void look(void)
{
    bones_game.observe(&game, seat, &seen);
}

static void sit_down(uint64_t seed, int viewer)
{
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    setup.option[BONES_OPTION_TARGET] = BONES_TARGET_150;
    setup.option[BONES_OPTION_OPENING] = (uint8_t)(seed % 2);
    bones_game.start(&game, &setup, NULL);
    seat = viewer;
    memset(&view, 0, sizeof view);
    look();
    bones_view_reset(&view, &seen);
    frame = frame_plain(1920, 1080);
    bones_view_layout(&view, &frame, false);
    rng = rng_make(seed, RNG_PLAYER);
    memset(heard, 0, sizeof heard);
    heard_count = 0;
}

/* A move of chance; its events, as they come from the rules. */
static void play(struct event_list *events)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&game, moves);
    struct move move = moves[rng_below(&rng, (uint32_t)count)];
    if (move.kind == BONES_MOVE_REDEAL && rng_below(&rng, 3)) {
        move.kind = BONES_MOVE_KEEP;
    }
    events->count = 0;
    assert_int_equal(bones_game.apply(&game, move, events), REFUSAL_NONE);
    look();
}

static void follow(bool reduced)
{
    struct event_list events = {.count = 0};
    play(&events);
    view.motion.reduced = reduced;
    bones_view_add(&view, &events);
    bones_view_settle(&view, &seen);
}

static void what_is_shown_is_what_is_seen_after_every_move(void)
{
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        sit_down(seed, (int)(seed % 5) - 1); /* a seat, or who only looks on */
        for (int i = 0; i < MOVES_MOST && game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            follow(seed % 3 == 0);
            if (i % 2) {
                motion_skip(&bones_motion, &view, NULL);
            }
            for (int ticks = 0; view.motion.count > 0; ticks++) {
                assert_true(ticks < 3000);
                view.motion.reduced = seed % 3 == 0;
                motion_advance(&bones_motion, &view, 50.0f / 3, &ears);
            }
            const char *differs = bones_view_differs(&view, &seen);
            if (differs) {
                fail_msg("%s differs after move %d of game %d", differs, i, (int)seed);
            }
        }
        assert_int_equal(game.pub.phase, BONES_PHASE_GAME_OVER);
    }
}

/* While tiles of several moves wait, no more lies on the table than has landed. */
static void the_picture_never_leads_the_rules(void)
{
    sit_down(3, 0);
    int most = 0;
    for (int i = 0; i < 300 && game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
        follow(false);
        int waits = view.motion.count;
        for (int ticks = 0; ticks < 20 && view.motion.count > 0; ticks++) {
            int before = view.star.count;
            motion_advance(&bones_motion, &view, 50.0f / 3, NULL);
            assert_true(view.star.count <= before + 1);
            assert_true(view.shown.pub.log_count <= BONES_LOG_MAX);
        }
        most = waits > most ? waits : most;
    }
    assert_true(most > 3 && most <= MOTION_STEPS_MAX);
    motion_skip(&bones_motion, &view, NULL);
    assert_null(bones_view_differs(&view, &seen));
}

static void every_moment_is_heard_once_skipped_or_not(void)
{
    static int moved[BONES_CUES];
    for (int skips = 0; skips < 2; skips++) {
        sit_down(11, 0);
        for (int i = 0; i < 400 && game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            follow(false);
            if (skips) {
                motion_skip(&bones_motion, &view, &ears);
            }
            while (view.motion.count > 0) {
                motion_advance(&bones_motion, &view, 50.0f / 3, &ears);
            }
        }
        if (!skips) {
            memcpy(moved, heard, sizeof moved);
        }
    }
    assert_memory_equal(moved, heard, sizeof moved);
    assert_true(heard[BONES_CUE_LEAD] > 0 && heard[BONES_CUE_PLACE] > 20 && heard[BONES_CUE_DOUBLE] > 5);
    assert_int_equal(heard[BONES_CUE_DRAW] % BONES_HAND, 0);
    assert_int_equal(heard[BONES_CUE_WON] + heard[BONES_CUE_LOST], 1);
    assert_int_equal(heard[BONES_CUE_OPEN], game.pub.round);
}

/* ---- weight ---------------------------------------------------------------------------------- */

struct landed {
    int count, ticks, last_tick;
    float force; /* of the latest landing */
};

static void land(void *context, struct rect box, float force, bool dusty)
{
    (void)dusty;
    struct landed *landed = context;
    assert_true(box.w > 0 && force > 0 && force <= 1);
    landed->count++;
    landed->force = force;
}

static void count_up(void *context, const struct game *of, int cue, float x)
{
    struct landed *landed = context;
    (void)x;
    if (of == NULL) {
        assert_true(landed->ticks == 0 || cue - CUE_RISE >= landed->last_tick);
        landed->last_tick = cue - CUE_RISE;
        landed->ticks++;
    }
}

/* The steps that wait, one after the other; what each of them lets land and count. */
static struct landed pass_step(void (*listen)(void *context, const struct game *of, int cue, float x))
{
    struct landed landed = {.count = 0};
    struct motion_ears all = {.context = &landed, .hear = listen, .land = land};
    int waits = view.motion.count;
    while (view.motion.count == waits && waits > 0) {
        motion_advance(&bones_motion, &view, 5, &all);
    }
    return landed;
}

/* A tile that makes points lands the harder, and with a crack that others do not have. */
static void tiles_crack_by_their_points(void)
{
    int laid[3] = {0};
    float force[3] = {0};
    for (uint64_t seed = 1; seed < 12; seed++) {
        sit_down(seed, 0);
        while (game.pub.phase != BONES_PHASE_GAME_OVER) {
            follow(false);
            while (view.motion.count > 0) {
                struct motion_step step = view.motion.step[0], next = view.motion.step[1];
                bool scores = view.motion.count > 1 && next.kind == BONES_STEP_SCORE;
                bool plain = step.kind == BONES_STEP_PLACE && !step.value.word[BONES_PLACE_OUT] &&
                             !bones_is_double(step.event.card);
                int points = scores ? next.event.value : 0, crack = points >= 20 ? 2 : points >= 10 ? 1 : 0;
                memset(heard, 0, sizeof heard);
                struct landed landed = pass_step(hear);
                if (plain) {
                    assert_int_equal(heard[BONES_CUE_PLACE], crack == 0);
                    assert_int_equal(heard[BONES_CUE_CRACK], crack == 1);
                    assert_int_equal(heard[BONES_CUE_CRACK + 1], crack == 2);
                    laid[crack]++;
                    force[crack] = fmaxf(force[crack], landed.force);
                }
            }
        }
    }
    assert_true(laid[0] > 0 && laid[1] > 0 && laid[2] > 0);
    assert_true(force[1] > force[0] && force[2] > force[1] && force[2] < 1);
}

/* Every tile that is laid lands once, the last of a hand hardest, and points by their fives; and dots of
 * hands that open count up. */
static void tiles_and_points_land_by_what_they_are(void)
{
    float tile = 0, out = 0, fives[8] = {0};
    int laid = 0, opened = 0;
    sit_down(11, 0);
    while (game.pub.phase != BONES_PHASE_GAME_OVER) {
        follow(false);
        while (view.motion.count > 0) {
            struct motion_step step = view.motion.step[0];
            struct landed landed = pass_step(count_up);
            if (step.kind == BONES_STEP_PLACE || step.kind == BONES_STEP_LEAD) {
                assert_int_equal(landed.count, 1);
                tile = step.kind == BONES_STEP_PLACE && !step.value.word[0] ? landed.force : tile;
                out = step.value.word[0] ? landed.force : out;
                laid++;
            } else if (step.kind == BONES_STEP_SCORE) {
                assert_int_equal(landed.count, 1);
                fives[step.event.value / 5] = landed.force;
                assert_int_equal(landed.ticks, step.event.value > 20 ? step.event.value / 5 - 4 : 0);
            } else if (step.kind == BONES_STEP_KNOCK) {
                assert_int_equal(landed.count, 2);
            } else if (step.kind == BONES_STEP_OPEN) {
                assert_true(landed.ticks > 0);
                opened++;
            }
        }
    }
    assert_true(laid > 20 && opened > 0 && tile > 0 && out > 1.5f * tile);
    assert_true(fives[1] > 0 && fives[2] > fives[1] && (fives[3] <= 0 || fives[3] > fives[2]));
}

/* The last tile of a hand goes its way more slowly; a movement that is skipped has no hush. */
static void the_last_tile_has_a_moment_of_hush(void)
{
    int hushed = 0;
    sit_down(11, 0);
    while (game.pub.phase != BONES_PHASE_GAME_OVER) {
        follow(false);
        while (view.motion.count > 0) {
            struct motion_step step = view.motion.step[0];
            motion_advance(&bones_motion, &view, 1, NULL);
            bool last = step.kind == BONES_STEP_PLACE && step.value.word[0];
            if (last) {
                assert_true(motion_rate(&view.motion) < 1);
                hushed++;
                motion_skip(&bones_motion, &view, NULL);
                assert_true(motion_rate(&view.motion) >= 1);
            }
        }
    }
    assert_true(hushed > 0);
}

static void a_lock_by_one_dot_is_near(void)
{
    struct motion_step step = {.kind = BONES_STEP_OPEN, .event = {.kind = BONES_EVENT_LOCKED}};
    uint8_t of[20] = {0}; /* a tile for each number of dots */
    for (int tile = 1; tile <= BONES_TILES; tile++) {
        of[bones_dots(tile)] = (uint8_t)tile;
    }
    const int dots[BONES_SEATS_MAX] = {9, 4, 5, 11};
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        step.value.word[i] = bones_bit(of[dots[i]]);
    }
    assert_true(bones_lock_is_near(&step));
    step.value.word[2] = bones_bit(of[6]);
    assert_false(bones_lock_is_near(&step));
    step.value.word[2] = bones_bit(of[4]);
    assert_false(bones_lock_is_near(&step));
}

static void reduced_motion_keeps_every_step_short_and_still(void)
{
    sit_down(5, 2);
    for (int i = 0; i < 300 && game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
        follow(true);
        for (int k = 0; k < view.motion.count; k++) {
            assert_true(view.motion.step[k].still && view.motion.step[k].length <= 2000);
        }
        struct bones_camera before = view.to;
        motion_skip(&bones_motion, &view, NULL);
        assert_true(view.from.unit <= before.unit || view.star.count == 0);
        assert_true(view.eased >= BONES_CAMERA_MS);
    }
}

static void nothing_moves_when_nothing_happens(void)
{
    sit_down(1, 0);
    assert_false(motion_advance(&bones_motion, &view, 16, NULL));
    while (game.pub.phase != BONES_PHASE_PLAY || game.pub.turn != 0) {
        follow(false);
        motion_skip(&bones_motion, &view, NULL);
    }
    assert_false(motion_advance(&bones_motion, &view, 16, NULL));
    view.chosen = (uint8_t)bones_first(view.shown.hand);
    assert_true(motion_advance(&bones_motion, &view, 16, NULL));
    view.chosen = BONES_TILE_NONE;
    for (int i = 0; i < 10; i++) {
        motion_advance(&bones_motion, &view, 16, NULL);
    }
    assert_false(motion_advance(&bones_motion, &view, 16, NULL));
}

/* Tiles lie where they lay when the camera has eased out: only its unit and middle have changed. */
static void the_camera_eases_and_tiles_stay(void)
{
    sit_down(9, 0);
    int eased = 0;
    for (int i = 0; i < 120 && game.pub.phase != BONES_PHASE_ROUND_OVER; i++) {
        struct bones_star before = view.star;
        float unit = view.to.unit;
        follow(false);
        while (view.motion.count > 0) {
            motion_advance(&bones_motion, &view, 50.0f / 3, NULL);
        }
        if (view.star.count == before.count + 1) {
            assert_memory_equal(before.piece, view.star.piece, (size_t)before.count * sizeof before.piece[0]);
            assert_true(view.to.unit <= unit);
        }
        float last = bones_view_camera(&view, 0).unit;
        while (view.eased < BONES_CAMERA_MS) {
            motion_advance(&bones_motion, &view, 50.0f / 3, NULL);
            float now = bones_view_camera(&view, 0).unit;
            assert_true(now <= last + .001f);
            eased += now < last;
            last = now;
        }
    }
    assert_true(eased > 5);
}

/* Before a first deal nobody holds a tile, and its events bring them. */
/* A glass that a tile comes near goes within its time, and is there again once the table is swept. */
static void a_glass_gives_way_to_tiles(void)
{
    sit_down(5, 0);
    for (int i = 0; i < 8; i++) {
        follow(false);
    }
    motion_skip(&bones_motion, &view, NULL);
    struct rect at = bones_camera_box(view.to, view.star.piece[0].at, true);
    assert_true(view.prop[BONES_PROP_CUP] > 0);
    struct rect cup = bones_layout_prop(&view.layout, BONES_PROP_CUP);
    view.layout.coffee.x += at.x - cup.x; /* it stands where the first tile lies */
    view.layout.coffee.y += at.y - cup.y;
    assert_true(motion_advance(&bones_motion, &view, BONES_FADE_MS / 2.0f, NULL));
    assert_true(view.prop[BONES_PROP_CUP] > 0 && view.prop[BONES_PROP_CUP] < 1);
    motion_advance(&bones_motion, &view, BONES_FADE_MS, NULL);
    assert_true(view.prop[BONES_PROP_CUP] <= 0);
    assert_false(motion_advance(&bones_motion, &view, 10, NULL));
    view.layout.coffee.x -= at.x - cup.x;
    view.layout.coffee.y -= at.y - cup.y;
    view.motion.reduced = true;
    assert_true(motion_advance(&bones_motion, &view, 10, NULL)); /* at once where motion is reduced */
    assert_true(view.prop[BONES_PROP_CUP] >= 1);
}

/* A person who names, or is asked about a hand, sees how the last round went; the screen may be handed over
 * meanwhile. */
static void the_last_round_stays_beside_the_table_until_a_tile_lies(void)
{
    int asked = 0, handed = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct bones_public ended = {.round = 0};
        sit_down(seed, (int)(seed % BONES_SEATS_MAX));
        for (int move = 0; move < MOVES_MOST && seen.pub.phase != BONES_PHASE_GAME_OVER; move++) {
            follow(move % 2);
            motion_skip(&bones_motion, &view, NULL);
            if (seen.pub.phase == BONES_PHASE_ROUND_OVER) {
                ended = seen.pub;
                assert_null(bones_view_last(&view));
            } else if (seen.pub.round > 1 && seen.pub.log_count == 0) {
                const struct bones_public *last = bones_view_last(&view);
                assert_non_null(last);
                assert_int_equal(last->round, seen.pub.round - 1);
                assert_int_equal(last->log_count, ended.log_count);
                assert_memory_equal(last->log, ended.log, ended.log_count * sizeof ended.log[0]);
                assert_int_equal(last->leader, ended.leader);
                assert_int_equal(last->chooser, ended.chooser);
                asked += seen.pub.turn == seat;
                if (move % 3 == 0) {
                    seat = (seat + 1) % BONES_SEATS_MAX;
                    look();
                    bones_view_reset(&view, &seen);
                    assert_non_null(bones_view_last(&view));
                    handed++;
                }
            } else {
                assert_null(bones_view_last(&view));
            }
        }
    }
    assert_true(asked > 10);
    assert_true(handed > 3);
    sit_down(1, 0);
    assert_null(bones_view_last(&view));
}

static void a_table_is_empty_before_its_first_deal(void)
{
    struct event_list events = {.count = 0};
    struct game_setup setup = {.seed = 2, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    sit_down(2, 0);
    bones_game.start(&game, &setup, &events);
    look();
    bones_view_begin(&view, &seen);
    assert_true(view.shown.hand == 0 && view.shown.pub.seat[1].tiles == 0);
    bones_view_add(&view, &events);
    bones_view_settle(&view, &seen);
    motion_skip(&bones_motion, &view, NULL);
    assert_null(bones_view_differs(&view, &seen));
}

/* Nobody's view holds what its seat may not know: a deal anew of the rest makes the same view. */
static void a_view_knows_its_own_hand_alone(void)
{
    sit_down(4, 1);
    for (int i = 0; i < 60; i++) {
        struct event_list events = {.count = 0};
        play(&events);
        bones_view_add(&view, &events);
        bones_view_settle(&view, &seen);
        for (int k = 0; k < view.motion.count; k++) {
            const struct motion_step *step = &view.motion.step[k];
            for (int other = 0; other < BONES_SEATS_MAX && step->kind == BONES_STEP_DEAL; other++) {
                assert_true(other == 1 ? bones_many(step->value.word[other]) == BONES_HAND
                                       : step->value.word[other] == 0);
            }
        }
        motion_skip(&bones_motion, &view, NULL);
        assert_true(view.shown.hand == game.hand[1]);
    }
}

const struct test tests[] = {
    TEST(what_is_shown_is_what_is_seen_after_every_move),
    TEST(the_picture_never_leads_the_rules),
    TEST(every_moment_is_heard_once_skipped_or_not),
    TEST(tiles_crack_by_their_points),
    TEST(tiles_and_points_land_by_what_they_are),
    TEST(the_last_tile_has_a_moment_of_hush),
    TEST(a_lock_by_one_dot_is_near),
    TEST(reduced_motion_keeps_every_step_short_and_still),
    TEST(nothing_moves_when_nothing_happens),
    TEST(the_camera_eases_and_tiles_stay),
    TEST(a_glass_gives_way_to_tiles),
    TEST(the_last_round_stays_beside_the_table_until_a_tile_lies),
    TEST(a_table_is_empty_before_its_first_deal),
    TEST(a_view_knows_its_own_hand_alone),
    {0},
};
