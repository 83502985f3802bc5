/* SPDX-License-Identifier: MIT */
/* What the road table shows of two to four sides: a face for every seat, cars that do not hide each other,
 * the marks of hazards that could go to several, of seats that are asked, and no word too small to read. */
#include "front/mille/mille_aim.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "position.h"
#include "road_company.h"
#include "test.h"
#include "windows.h"

#include <math.h>
#include <string.h>

static struct robot robot;

static const struct {
    int seats, sides;
} SEATINGS[] = {{3, 3}, {4, 4}, {4, 2}, {6, 3}};
enum { SEATING_COUNT = sizeof SEATINGS / sizeof *SEATINGS };

static const struct table *table(void)
{
    return table_of(&robot.front);
}

static const struct mille_layout *layout(void)
{
    return &mille_view_of(table())->layout;
}

static struct mille_public *sit_down(int seats, int sides)
{
    struct session session;
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    road_company(&session, seats, sides, RULES_MILLE, 7);
    road_company_show(&robot, &session);
    return &road_company_state(&robot)->pub;
}

static void show(void)
{
    position_see(&robot.front, 0);
    robot_settle(&robot);
    robot_draw(&robot);
}

static bool inside(struct rect box, struct rect all)
{
    const float edge = 1;
    return box.x >= all.x - edge && box.y >= all.y - edge && box.x + box.w <= all.x + all.w + edge &&
           box.y + box.h <= all.y + all.h + edge;
}

/* The pictures of people in a box. */
static int faces_in(struct rect box)
{
    int faces = 0;
    const struct draw_command *found = NULL;
    while ((found = drawn_next_picture(&robot.frame, found, "icons/portrait_"))) {
        faces += inside(found->box, box);
    }
    return faces;
}

static void every_seat_has_a_face_on_the_road_in_the_order_of_play_and_on_its_plate(void)
{
    for (int i = 0; i < SEATING_COUNT; i++) {
        sit_down(SEATINGS[i].seats, SEATINGS[i].sides);
        show();
        assert_int_equal(faces_in(layout()->ribbon), SEATINGS[i].seats);
        assert_int_equal(faces_in(layout()->order), SEATINGS[i].seats);
        for (int row = 0; row < SEATINGS[i].sides; row++) {
            assert_int_equal(faces_in(layout()->row[row].plate), mille_side_seats(table()));
        }
    }
}

/* However near each other they are: at the start all are. */
static void no_car_hides_another_and_no_face(void)
{
    static const int together[] = {0, 325, 650};
    for (int i = 0; i < 2 * 3; i++) {
        struct mille_public *pub = sit_down(SEATINGS[i % 2].seats, SEATINGS[i % 2].sides);
        for (int side = 0; side < pub->sides; side++) {
            pub->side[side].miles = (int16_t)together[i / 2];
        }
        show();
        struct mille_ribbon state = mille_draw_on_road(table(), 0);
        struct point roof[SIDES_MAX];
        mille_ribbon_roofs(layout()->ribbon, &state, roof);
        for (int a = 0; a < state.cars; a++) {
            for (int b = 0; b < a; b++) {
                assert_true(fabsf(roof[a].x - roof[b].x) > 4 && fabsf(roof[a].y - roof[b].y) > 4);
            }
        }
        const struct draw_command *face = NULL;
        float before[MILLE_SEATS_MAX];
        int faces = 0;
        while ((face = drawn_next_picture(&robot.frame, face, "icons/portrait_"))) {
            for (int k = 0; inside(face->box, layout()->ribbon) && k < faces; k++) {
                assert_true(fabsf(before[k] - face->box.x) >= face->box.w);
            }
            if (inside(face->box, layout()->ribbon)) {
                before[faces++] = face->box.x;
            }
        }
        assert_int_equal(faces, pub->seats);
    }
}

/* Miles past a goal that may be passed are not driven past the flag. */
static void a_car_past_its_goal_stands_at_the_goal(void)
{
    struct mille_public *pub = sit_down(3, 3);
    struct point roof[SIDES_MAX], at_goal[SIDES_MAX];
    for (int i = 0; i < 2; i++) {
        pub->side[0].miles = (int16_t)(i ? GOAL_MILES + 75 : GOAL_MILES);
        show();
        struct mille_ribbon state = mille_draw_on_road(table(), 0);
        mille_ribbon_roofs(layout()->ribbon, &state, i ? roof : at_goal);
    }
    assert_true(roof[0].x == at_goal[0].x);
}

/* The person holds a Stop, and these sides can go. */
static void hold_stop(struct mille_public *pub, const bool goes[SIDES_MAX])
{
    struct mille_state *state = road_company_state(&robot);
    pub->phase = PHASE_PLAY;
    pub->turn = 0;
    state->hand[0].count = pub->hand[0] = HAND_CARDS_DRAWN;
    state->hand[0].card[0] = CARD_STOP;
    for (int side = 1; side < pub->sides; side++) {
        pub->side[side].battle = goes[side] ? CARD_GO : CARD_FLAT_TIRE;
    }
    show();
    robot_focus(&robot, "hand.1");
    robot_settle(&robot);
    robot_draw(&robot);
}

static void the_aim_lies_on_the_pile_of_one_side_of_several(void)
{
    struct mille_public *pub = sit_down(4, 4);
    hold_stop(pub, (const bool[SIDES_MAX]){false, true, true, false});
    assert_int_equal(drawn_pictures(&robot.frame, "icons/aim"), 1);
    int row = mille_aim_row(table());
    const struct draw_command *aim = drawn_next_picture(&robot.frame, NULL, "icons/aim");
    assert_true(row == 1 || row == 2);
    assert_true(inside(aim->box, layout()->row[row].battle));
}

static void nothing_is_aimed_at_the_only_side_that_can_be_hit(void)
{
    struct mille_public *pub = sit_down(4, 4);
    hold_stop(pub, (const bool[SIDES_MAX]){false, false, true, false});
    assert_int_equal(mille_aim_row(table()), 2);
    assert_int_equal(drawn_pictures(&robot.frame, "icons/aim"), 0);
}

/* The second partner of the person was asked first, and has passed. */
static void partners_who_are_asked_are_marked(void)
{
    struct mille_public *pub = sit_down(4, 2);
    pub->phase = PHASE_ANSWER;
    pub->attacker = 1;
    pub->turn = 0;
    pub->side[0].battle = CARD_ACCIDENT;
    pub->side[0].fresh = FRESH_BATTLE;
    show();
    const struct mille_shown *shown = &mille_view_of(table())->shown;
    assert_int_equal(shown->mark[0], SEAT_ASKED);
    assert_int_equal(shown->mark[1], SEAT_PLAIN);
    assert_int_equal(shown->mark[2], SEAT_PASSES);
    assert_int_equal(shown->mark[3], SEAT_PLAIN);
    assert_int_equal(shown->turn, 1);
    int asked = 0;
    for (const struct draw_command *text = NULL; (text = drawn_next_text(&robot.frame, text));) {
        bool mark = strcmp(draw_string(&robot.frame, text->string), "?") == 0;
        asked += mark && text->box.x < layout()->row[0].battle.x;
    }
    assert_int_equal(asked, 1);
}

/* Cards come from, and go to, the plate of their seat in every window. */
static void cards_of_a_seat_are_on_the_plate_of_its_side(void)
{
    for (int i = 0; i < SEATING_COUNT; i++) {
        sit_down(SEATINGS[i].seats, SEATINGS[i].sides);
        for (const struct window *window = NULL; (window = windows_next(window));) {
            robot_reshape(&robot, window);
            robot_settle(&robot);
            for (int seat = 1; seat < SEATINGS[i].seats; seat++) {
                int row = mille_table_row(table(), seat % SEATINGS[i].sides);
                struct pose from = mille_draw_seat(table(), seat);
                struct rect plate = layout()->row[row].plate;
                assert_true(inside((struct rect){from.x, from.y, 0, 0}, plate));
            }
        }
    }
}

/* Whole hands by a rule set in which everything can happen: the picture ends as the rules do. */
static void what_is_shown_at_the_end_of_every_move_is_the_state(void)
{
    enum { MOVES = 500 };
    for (int i = 0; i < SEATING_COUNT; i++) {
        struct session session;
        robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
        road_company(&session, SEATINGS[i].seats, SEATINGS[i].sides, RULES_FAMILY, 11 + (uint64_t)i);
        road_company_show(&robot, &session);
        struct rng rng = rng_make(5, RNG_PLAYER);
        for (int move = 0; move < MOVES; move++) {
            struct mille_state *state = road_company_state(&robot);
            if (state->pub.phase == PHASE_HAND_OVER || state->pub.phase == PHASE_GAME_OVER) {
                break;
            }
            struct move next = mille_random_move(&state->pub, &state->hand[state->pub.turn], &rng);
            assert_int_equal(table_play(table_of(&robot.front), next), REFUSAL_NONE);
            motion_skip(&mille_motion, mille_view_of(table()), NULL);
            const char *differs =
                mille_shown_differs(&mille_view_of(table())->shown, mille_table_seen(table()));
            if (differs) {
                fail_msg("%d/%d, move %d: %s", SEATINGS[i].seats, SEATINGS[i].sides, move, differs);
            }
        }
    }
}

/* Words and figures are set in at least so many units, in both languages. */
static void no_word_of_a_row_is_too_small_to_read(void)
{
    const float least = 13;
    for (int i = 0; i < SEATING_COUNT; i++) {
        struct mille_public *pub = sit_down(SEATINGS[i].seats, SEATINGS[i].sides);
        for (int side = 0; side < pub->sides; side++) {
            memset(pub->side[side].distance, 2, DISTANCE_KINDS);
            pub->side[side].miles = 900;
        }
        show();
        for (const struct window *window = NULL; (window = windows_next(window));) {
            robot_reshape(&robot, window);
            robot_settle(&robot);
            robot_draw(&robot);
            for (const struct draw_command *text = NULL; (text = drawn_next_text(&robot.frame, text));) {
                for (int row = 0; row < layout()->rows; row++) {
                    bool here =
                        inside((struct rect){text->box.x, text->box.y, 0, 0}, layout()->row[row].line[0]);
                    assert_true(!here || text->as.text.size >= least);
                }
            }
        }
    }
}

const struct test tests[] = {
    TEST(every_seat_has_a_face_on_the_road_in_the_order_of_play_and_on_its_plate),
    TEST(no_car_hides_another_and_no_face),
    TEST(a_car_past_its_goal_stands_at_the_goal),
    TEST(the_aim_lies_on_the_pile_of_one_side_of_several),
    TEST(nothing_is_aimed_at_the_only_side_that_can_be_hit),
    TEST(partners_who_are_asked_are_marked),
    TEST(cards_of_a_seat_are_on_the_plate_of_its_side),
    TEST(what_is_shown_at_the_end_of_every_move_is_the_state),
    TEST(no_word_of_a_row_is_too_small_to_read),
    {0},
};
