/* SPDX-License-Identifier: MIT */
/* The review of a game of dice: it fills, shows losses or all, and a choice opens the replay at it. */
#include "person.h"

#include "front/cubes/cubes_front.h"
#include "front/scenes/replay.h"
#include "front/scenes/review_inside.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "games/cubes/ai/review.h"
#include "test.h"

#include <string.h>

static struct session session;

/* To the end of the game; the person plays as a player of that name does. */
static void play_on(const char *as)
{
    int own = game_player_find(&cubes_game, as), other = session.journal.seat[1].player;
    struct rng rng = rng_make(5, RNG_PLAYER);
    const struct cubes_public *pub = (const struct cubes_public *)(const void *)session.state;
    while (pub->phase != CUBES_PHASE_OVER) {
        int player = pub->turn == 0 ? own : other;
        assert_int_equal(session_play(&session, cubes_game.players[player].choose(pub, &rng, NULL), NULL),
                         REFUSAL_NONE);
    }
}

/* A whole game of the person here against the engineer. */
static void play(const char *as)
{
    struct game_setup setup = {.seed = 5, .seats = 2, .sides = 2};
    const struct journal_seat seat[SEATS_MAX] = {
        {.player = PLAYER_HUMAN, .name = "Anne"},
        {.player = game_player_find(&cubes_game, "engineer"), .name = "Anselme"}};
    session_start(&session, &cubes_game, &setup, seat, NULL);
    play_on(as);
}

static const struct cubes_review *review(void)
{
    return (const struct cubes_review *)(const void *)review_of(&robot.front)->review;
}

/* The first choice that cost something; -1: none did. */
static int first_loss(void)
{
    for (int i = 0; i < review()->count; i++) {
        if (review()->entry[i].mark != MARK_NONE) {
            return i;
        }
    }
    return -1;
}

static const char *row(int number)
{
    static char name[FOCUS_NAME_SIZE];
    text_format(name, sizeof name, "review.%d", number + 1);
    return name;
}

static void open_review_of(const char *as, enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    choose("menu.tables.dice");
    play(as);
    assert_true(review_offered(&cubes_front, &session.journal));
    review_open(&robot.front, &session.journal, 0, 0);
    rest_at(&review_scene);
}

static void open_review(enum device device, int wide, int high)
{
    open_review_of("apprentice", device, wide, high);
}

static void close_review(void)
{
    choose_to("review.close", &table_scene);
    assert_null(review_of(&robot.front)->game);
    session_end(&session);
}

static void the_review_fills_and_turns_from_losses_to_all(void)
{
    open_review(DEVICE_KEYS, 1920, 1080);
    assert_true(review()->done && review_of(&robot.front)->losses_only);
    int loss = first_loss(), kept = loss > 0 ? 0 : 1;
    struct review_form form;
    review_form(&robot.front, &form);
    assert_true(loss >= 0 && form.count > 0 && form.count < review()->count);
    for (int i = 0; i < form.count; i++) {
        assert_int_not_equal(review()->entry[form.rows[i]].mark, MARK_NONE);
    }
    assert_true(robot_has(&robot, row(loss)));
    assert_false(robot_has(&robot, row(kept)));
    robot_choose(&robot, "review.filter");
    assert_true(robot_has(&robot, row(kept)));
    review_form(&robot.front, &form);
    assert_int_equal(form.count, review()->count);
    robot_choose(&robot, "review.filter");
    assert_false(robot_has(&robot, row(kept)));
    char said[100];
    struct text out = text_in(said, sizeof said);
    review_advice(&robot.front, review()->entry[loss].at, &out);
    assert_non_null(strstr(said, "The engineer: "));
    close_review();
}

static void other_games_of_the_sitting_can_be_reviewed(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    choose("menu.tables.dice");
    play("apprentice");
    int first = session.journal.count;
    assert_int_equal(session_play(&session, (struct move){.kind = CUBES_MOVE_NEXT}, NULL), REFUSAL_NONE);
    play_on("engineer");
    review_open(&robot.front, &session.journal, 0, first + 2);
    robot_settle(&robot);
    assert_int_equal(review()->game, 1);
    assert_true(robot_shows(&robot, "Game 2") && review()->entry[0].at > first);
    robot_choose(&robot, "review.hand"); /* round from the last to the first */
    robot_settle(&robot);
    assert_int_equal(review()->game, 0);
    assert_true(robot_shows(&robot, "Game 1") && review()->done && review()->entry[0].at < first);
    close_review();
}

/* Where nothing was lost all choices are listed, each with its verdict. */
static void who_plays_the_solution_is_told_so(void)
{
    open_review_of("engineer", DEVICE_KEYS, 1920, 1080);
    assert_int_equal(first_loss(), -1);
    assert_false(review_of(&robot.front)->losses_only);
    assert_true(robot_shows(&robot, "As the engineer"));
    for (int i = 0; i < review()->count; i++) {
        struct review_choice choice = cubes_reviews.choice(review(), i);
        assert_string_equal(review_verdict_text(&choice), choice.choices > 1 ? "Best" : "No choice");
        struct status status = {.prompts = 0};
        cubes_reviews.status(&robot.front, i, &status);
        assert_string_not_equal(status.hint, "");
    }
    close_review();
}

/* The first roll of a turn is no choice, and no die lies before it. */
static void a_turn_begins_with_all_dice(void)
{
    open_review(DEVICE_KEYS, 1920, 1080);
    for (int i = 0; i < review()->count; i++) {
        const struct cubes_review_entry *entry = &review()->entry[i];
        assert_int_equal(entry->before.dice == 0, entry->before.points == 0 &&
                                                      entry->played.card == CUBES_ALL &&
                                                      entry->choices == 1 && entry->before.held == 0);
    }
    close_review();
}

static void a_choice_opens_the_replay_there_with_each_device(void)
{
    for (int i = 0; i < 3; i++) {
        open_review(devices[i], i == 1 ? 720 : 1280, i == 1 ? 1280 : 720);
        int loss = first_loss(), at = review()->entry[loss].at;
        if (!robot_has(&robot, row(loss))) { /* the summary stands above the list */
            robot_do(&robot, INTENT_PAGE_NEXT);
        }
        choose(row(loss));
        assert_true(robot_on(&robot, &table_scene) || robot_on(&robot, &replay_scene));
        assert_int_equal(replay_of(&robot.front)->at, at);
        press_to(INTENT_CANCEL, &review_scene);
        close_review();
    }
}

/* A game at the table ends as the rules say: the person here leaves, and the last one left has won. */
static void sit_to_the_end(enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    choose("menu.tables.dice");
    for (int i = 0; i < 4000 && !robot_on(&robot, &cubes_slate_scene); i++) {
        const struct cubes_public *pub = cubes_table_seen(table_of(&robot.front));
        if (pub->turn == 0 && pub->phase == CUBES_PHASE_START && robot_on(&robot, &table_scene)) {
            table_play(table_of(&robot.front), (struct move){.kind = CUBES_MOVE_LEAVE});
        }
        robot_settle(&robot);
        robot_tick(&robot, 10);
    }
    assert_true(robot_on(&robot, &cubes_slate_scene));
}

static void at_the_end_the_slate_leads_to_review_another_game_and_home(void)
{
    for (int i = 0; i < 3; i++) {
        sit_to_the_end(devices[i], i == 2 ? 720 : 1920, i == 2 ? 1280 : 1080);
        robot_choose(&robot, "slate.row.0");
        choose_to("slate.review", &review_scene);
        choose_to("review.close", &cubes_slate_scene);
        if (devices[i] == DEVICE_KEYS) { /* as where a hand ends on the road */
            press_key_to('h', &review_scene);
            choose("review.close");
        }
        choose_to("slate.again", &table_scene);
        assert_int_equal(cubes_table_seen(table_of(&robot.front))->game, 1);
    }
}

const struct test tests[] = {
    TEST(the_review_fills_and_turns_from_losses_to_all),
    TEST(who_plays_the_solution_is_told_so),
    TEST(other_games_of_the_sitting_can_be_reviewed),
    TEST(a_turn_begins_with_all_dice),
    TEST(at_the_end_the_slate_leads_to_review_another_game_and_home),
    TEST(a_choice_opens_the_replay_there_with_each_device),
    {0},
};
