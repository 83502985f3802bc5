/* SPDX-License-Identifier: MIT */
/* The moods of the faces at the tables: what befell somebody shows for a while, for nobody else, and from the
 * movement of its event on. */
#include "faces_rig.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/stage/life.h"
#include "front/table/faces.h"
#include "front/table/motion.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/voices/voices_table.h"
#include "person.h"
#include "position.h"
#include "test.h"

/* What pleases or stings the seat after the person's, by that person or by itself. */
static const struct {
    const struct game_front *game;
    struct event event;
    bool by_person, pleases;
} moods[] = {
    {&mille_front, {.kind = EVENT_PLAYED, .card = CARD_FLAT_TIRE}, true, false},
    {&cubes_front, {.kind = CUBES_EVENT_BUST, .value = 1000 / CUBES_FIFTY}, false, false},
    {&cubes_front, {.kind = CUBES_EVENT_BUST, .value = 100 / CUBES_FIFTY}, false, false},
    {&cubes_front, {.kind = CUBES_EVENT_ALL_FIVE}, false, true},
    {&cubes_front, {.kind = CUBES_EVENT_ON_BOARD}, false, true},
    {&bones_front, {.kind = BONES_EVENT_PASSED}, false, false},
    {&bones_front, {.kind = BONES_EVENT_DOMINOED}, false, true},
};
enum { MOODS = sizeof moods / sizeof moods[0] };

static void befalls(int mood)
{
    struct event_list events = {.count = 0};
    struct event event = moods[mood].event;
    int other = table_other(faces_table());
    event.target = (uint8_t)other;
    event_tell(&events, event.kind, moods[mood].by_person ? table_you(faces_table()) : other, event);
    voices_moved(&robot.front, &events);
    robot_tick(&robot, 1);
}

static void is_in_mood(int mood, bool shown)
{
    const struct opponent *who = table_opponent(faces_table(), table_other(faces_table()));
    const char *face = moods[mood].pleases ? who->pleased : who->stung;
    const char *bust = moods[mood].pleases ? who->bust_pleased : who->bust_stung;
    struct face now = face_now(faces_table(), table_other(faces_table()));
    assert_true(now.portrait == (shown ? face : NULL));
    assert_true(now.bust == (shown ? bust : NULL));
    assert_int_equal(faces_draw_has(bust ? bust : face), shown);
    assert_int_equal(faces_draw_has(who->bust ? who->bust : who->portrait),
                     !shown || moods[mood].game == &mille_front);
}

static void what_befell_somebody_shows_for_a_while(void)
{
    for (int i = 0; i < MOODS; i++) {
        for (int spoken = 0; spoken < 2; spoken++) {
            faces_sit_down(moods[i].game);
            robot.front.settings.voices = spoken;
            is_in_mood(i, false);
            befalls(i);
            if (!spoken) {
                is_in_mood(i, true);
            }
            robot.ms += FACE_MOOD_MS;
            robot_tick(&robot, 1);
            assert_null(face_now(faces_table(), table_other(faces_table())).portrait);
        }
    }
}

static void nobody_else_is_moved_by_it(void)
{
    for (int i = 0; i < MOODS; i++) {
        faces_sit_down(moods[i].game);
        befalls(i);
        for (int seat = 0; seat < faces_seats(); seat++) {
            assert_int_equal(face_now(faces_table(), seat).portrait != NULL,
                             seat == table_other(faces_table()));
        }
    }
}

static void a_mood_is_a_still_picture(void)
{
    for (int i = 0; i < MOODS; i++) {
        faces_sit_down(moods[i].game);
        for (int at = 0; at < 40; at++) {
            faces_beat();
        }
        robot.front.settings.reduced_motion = true;
        robot_tick(&robot, 1);
        befalls(i);
        is_in_mood(i, true);
        faces_check_rest();
    }
}

static void taking_back_calms(void)
{
    faces_sit_down(&cubes_front);
    befalls(1);
    is_in_mood(1, true);
    voices_taken_back(&robot.front);
    is_in_mood(1, false);
}

static bool is_moved(void)
{
    return face_now(faces_table(), table_other(faces_table())).portrait != NULL;
}

static void a_mood_begins_with_the_movement_of_its_event(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    struct mille_state *state = position_make(&robot);
    state->pub.phase = PHASE_PLAY;
    state->pub.turn = TABLE_YOU;
    state->pub.side[1].battle = CARD_GO;
    state->hand[TABLE_YOU].card[0] = CARD_STOP;
    state->hand[TABLE_YOU].count = state->pub.hand[TABLE_YOU] = HAND_CARDS_DRAWN;
    position_show(&robot);
    robot_settle(&robot);
    struct move stop = mille_play_of(&state->pub, &state->hand[TABLE_YOU], CARD_STOP);
    assert_int_equal(table_play(faces_table(), stop), REFUSAL_NONE);
    assert_false(is_moved());
    for (int i = 0; i < 60 && !is_moved(); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(is_moved());
    const struct motion_step *step = motion_now(table_motion(faces_table()));
    assert_non_null(step);
    assert_int_equal(step->event.kind, EVENT_PLAYED);
}

/* Whoever may decide does the last thing of the list, which at the dice is to roll all. */
static void play_on(void)
{
    struct move legal[GAME_MOVES_MAX];
    int count = table_ready(faces_table())
                    ? faces_table()->session.game->legal(faces_table()->session.state, legal)
                    : 0;
    if (count > 0) {
        assert_int_equal(table_play(faces_table(), legal[count - 1]), REFUSAL_NONE);
    }
}

static void it_begins_with_what_is_shown_at_the_dice_and_outlasts_it(void)
{
    bool before[SEATS_MAX] = {false};
    int begun = 0, kind[SEATS_MAX] = {0};
    faces_sit_down(&cubes_front);
    for (int i = 0; i < 20000 && begun < 4; i++) {
        play_on();
        robot_tick(&robot, 1);
        const struct motion_step *step = motion_now(table_motion(faces_table()));
        for (int seat = 0; seat < faces_seats(); seat++) {
            bool moved = face_now(faces_table(), seat).portrait != NULL;
            assert_true(!moved || before[seat] || !step || step->event.seat == seat);
            bool of_it = step && step->event.seat == seat && step->event.kind == kind[seat];
            assert_true(moved || !before[seat] || !of_it); /* it outlasts its movement */
            if (moved && !before[seat]) {
                kind[seat] = step ? step->event.kind : 0;
                begun++;
            }
            before[seat] = moved;
        }
    }
    assert_int_equal(begun, 4);
}

/* A movement that waits under the pause does not keep the machine awake. */
static void a_mood_ends_under_a_pause(void)
{
    faces_sit_down(&cubes_front);
    int seat = SEAT_NONE;
    for (int i = 0; i < 20000 && seat == SEAT_NONE; i++) {
        play_on();
        robot_tick(&robot, 1);
        const struct motion_step *step = motion_now(table_motion(faces_table()));
        bool shown =
            step && step->event.seat != SEAT_NONE && face_now(faces_table(), step->event.seat).portrait;
        seat = shown ? step->event.seat : SEAT_NONE;
    }
    assert_int_not_equal(seat, SEAT_NONE);
    front_push(&robot.front, &pause_scene);
    robot_settle(&robot);
    robot.ms += FACE_MOOD_MS;
    robot_tick(&robot, 1);
    assert_true(table_moves(faces_table()));
    assert_null(face_now(faces_table(), seat).portrait);
}

const struct test tests[] = {
    TEST(what_befell_somebody_shows_for_a_while),
    TEST(nobody_else_is_moved_by_it),
    TEST(a_mood_is_a_still_picture),
    TEST(a_mood_begins_with_the_movement_of_its_event),
    TEST(it_begins_with_what_is_shown_at_the_dice_and_outlasts_it),
    TEST(a_mood_ends_under_a_pause),
    TEST(taking_back_calms),
    {0},
};
