/* SPDX-License-Identifier: MIT */
/* Whatever is pressed, whenever, on whatever screen: nothing breaks, nothing that is shown differs from the
 * game, and the next start finds everything whole. */
#include "any_game.h"
#include "front/table/company.h"
#include "newcomer.h"
#include "test.h"

#include <stdlib.h>

enum { LIVES = 6, PRESSES = 600, MOVES = 40, SCENES_MOST = 64 };

/* A place that means something, more often than not. */
static void point_somewhere(struct rng *rng, struct intent *intent)
{
    struct focus_list list = robot_items(&robot);
    intent->x = (float)rng_below(rng, 1920);
    intent->y = (float)rng_below(rng, 1080);
    if (list.count > 0 && rng_below(rng, 4) > 0) {
        struct rect box = list.item[rng_below(rng, (uint32_t)list.count)].box;
        intent->x = box.x + box.w * (float)rng_below(rng, 100) / 100;
        intent->y = box.y + box.h * (float)rng_below(rng, 100) / 100;
    } else if (rng_below(rng, 4) == 0) {
        intent->y = robot.front.frame.canvas.h - 20; /* the bar */
    }
}

static void press_something(struct rng *rng)
{
    static const char keys[] = "pudoswhzclqmvfnrg-12345670xyz";
    static const char *const texts[] = {"a", "É", "/", " ", "漢", "œ"};
    struct intent intent = {.kind = (enum intent_kind)rng_below(rng, INTENT_KINDS),
                            .device = (enum device)rng_below(rng, 3),
                            .clicks = 1 + (int)rng_below(rng, 2),
                            .amount = (int)rng_below(rng, 5) - 2,
                            .repeat = rng_below(rng, 12) == 0,
                            .key = keys[rng_below(rng, sizeof keys - 1)]};
    if (rng_below(rng, 3) == 0) {
        intent.kind = rng_below(rng, 2) ? INTENT_CONFIRM : INTENT_KEY;
    }
    if (intent.kind <= INTENT_LEAVE) {
        intent.device = DEVICE_MOUSE;
    }
    if (intent.kind == INTENT_TEXT && !robot.typing) {
        intent.kind = INTENT_CONFIRM;
    }
    if (intent.kind > INTENT_LET_GO) { /* what is read aloud comes seldom; a missing voice is logged */
        intent.kind = rng_below(rng, 6) > 0        ? INTENT_CONFIRM
                      : intent.kind == INTENT_MUTE ? INTENT_SAID
                                                   : intent.kind;
    }
    if (intent.kind == INTENT_CONTROL) {
        intent.kind = INTENT_PRESS; /* a control is only told where one is asked for */
    }
    text_copy(intent.text, sizeof intent.text, texts[rng_below(rng, 6)]);
    point_somewhere(rng, &intent);
    front_intent(&robot.front, &intent);
}

static const struct scene *seen[SCENES_MOST];
static int scenes_seen;

static void note_scene(void)
{
    const struct scene *scene = front_scene(&robot.front);
    int at = 0;
    assert_non_null(scene);
    while (at < scenes_seen && seen[at] != scene) {
        at++;
    }
    if (at == scenes_seen) {
        seen[scenes_seen++] = scene;
    }
}

/* At the title, in the middle of a hand, at its sheet, or with as many people as there is room for. */
static void begin(const struct game_front *game, int life)
{
    newcomer_start(game, (enum device)(life % 3), (uint64_t)life, 1280, 720);
    robot.front.settings.reduced_motion = life % 2 == 0;
    if (life % 4 == 0) {
        return;
    }
    if (life % 4 == 3 && company_most(game) > 2) {
        newcomer_bring_people();
    }
    newcomer_sit_down();
    if (life % 4 == 1) {
        newcomer_play(MOVES);
    } else if (life % 4 == 2) {
        newcomer_play_hand();
    }
}

static void anything_pressed_at_any_time_does_no_harm(const struct game_front *game)
{
    const char *wish = getenv("MONKEY_FIRST"); /* tests/program/soak goes on where the last lives ended */
    int first = wish ? atoi(wish) : 0;
    scenes_seen = 0;
    for (int life = first; life < first + LIVES; life++) {
        struct rng rng = rng_make((uint64_t)life, 9);
        begin(game, life);
        for (int i = 0; i < PRESSES; i++) {
            press_something(&rng);
            robot_tick(&robot, (int)rng_below(&rng, 3));
            for (int ticks = 0; i % 24 == 0 && ticks < 300 && front_tick(&robot.front);) {
                ticks++; /* to rest, or a good while where a replay runs on */
            }
            note_scene();
            if (robot.quit) {
                robot_restart(&robot);
                assert_string_equal(robot.front.told, "");
            }
        }
        newcomer_check_log();
        robot_restart(&robot);
        assert_string_equal(robot.front.told, "");
        newcomer_end();
    }
    assert_true(scenes_seen > 15);
}

const struct any_game_test any_game_tests[] = {
    TEST(anything_pressed_at_any_time_does_no_harm),
    {0},
};
