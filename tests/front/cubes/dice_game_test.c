/* SPDX-License-Identifier: MIT */
/* The dice in the cabinet, beside what any game does there: the road's game waits meanwhile; busts and hot
 * dice; several people; help. */
#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/help/help_book.h"
#include "front/lesson/lessons.h"
#include "front/mille/mille_front.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "person.h"
#include "test.h"
#include "windows.h"

#include <string.h>

enum { DECISIONS_MOST = 4000, ENOUGH = 350 };

static void sit_down(enum device device, int wide, int high)
{
    sit_down_at("menu.tables.dice", device, wide, high);
    assert_ptr_equal(table_of(&robot.front)->game, &cubes_front);
}

/* Holds where it may and there is enough, else rolls. */
static void decide(void)
{
    const struct cubes_public *seen = cubes_table_seen(table_of(&robot.front));
    struct move hold = {.kind = CUBES_MOVE_HOLD};
    bool may = cubes_legal(seen, hold) == REFUSAL_NONE;
    robot_choose(&robot, may && cubes_turn_points(seen) >= ENOUGH ? "hold" : "roll");
    press(INTENT_LET_GO);
}

static void play_on(bool (*until)(void))
{
    for (int i = 0; i < DECISIONS_MOST && !until(); i++) {
        assert_true(table_ready(table_of(&robot.front)));
        decide();
    }
    assert_true(until());
}

static bool is_over(void)
{
    return robot_on(&robot, &cubes_slate_scene);
}

static bool has_points(void)
{
    return cubes_table_seen(table_of(&robot.front))->seat[0].score > 0;
}

static void each_table_keeps_a_game_of_its_own(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    play_on(has_points);
    int32_t score = cubes_table_seen(table_of(&robot.front))->seat[0].score;
    leave_table();
    choose("menu.tables.road");
    assert_ptr_equal(table_of(&robot.front)->game, &mille_front);
    assert_true(robot_on(&robot, &table_scene));
    assert_non_null(robot_file(&robot, "autosave.journal"));
    assert_non_null(robot_file(&robot, "autosave-cubes.journal"));
    robot_restart(&robot);
    choose_to("menu.tables.dice", &table_scene);
    assert_int_equal(cubes_table_seen(table_of(&robot.front))->seat[0].score, score);
    leave_table();
    robot_choose(&robot, "menu.continue"); /* the table that was sat at last */
    robot_settle(&robot);
    assert_ptr_equal(table_of(&robot.front)->game, &cubes_front);
}

static void lessons_and_the_day_are_those_of_the_table_sat_at_last(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    play_on(has_points);
    int32_t score = cubes_table_seen(table_of(&robot.front))->seat[0].score;
    leave_table();
    choose_to("menu.learn lesson.1", &table_scene);
    assert_ptr_equal(table_of(&robot.front)->game, &cubes_front);
    assert_true(table_is_lesson(table_of(&robot.front)));
    press(INTENT_MENU);
    choose("pause.leave lessons.back menu.tables.dice");
    assert_int_equal(cubes_table_seen(table_of(&robot.front))->seat[0].score, score);
    leave_table();
    choose("menu.day days.play");
    assert_true(robot_on(&robot, &table_scene) && table_is_day(table_of(&robot.front)));
    assert_ptr_equal(table_of(&robot.front)->game, &cubes_front);
    leave_table();
    choose("menu.continue");
    assert_int_equal(cubes_table_seen(table_of(&robot.front))->seat[0].score, score);
}

static void a_save_opens_at_the_table_of_its_own_game(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    play_on(has_points);
    const struct robot_file *kept = robot_file(&robot, "autosave-cubes.journal");
    static char text[65536];
    assert_in_range(kept->length, 1, sizeof text - 1);
    memcpy(text, kept->data, kept->length);
    text[kept->length] = '\0';
    robot_start(&robot, DEVICE_KEYS, 12, 1280, 720);
    robot_put(&robot, "saves/Friday.journal", text);
    robot_choose(&robot, "menu.new"); /* of the road */
    robot_settle(&robot);
    assert_ptr_equal(table_of(&robot.front)->game, &mille_front);
    press(INTENT_MENU);
    choose_to("pause.load save.1", &table_scene);
    assert_ptr_equal(table_of(&robot.front)->game, &cubes_front);
    assert_true(has_points());
    /* Where the autosave of another table stands, the file is set aside and the title says so. */
    robot_start(&robot, DEVICE_KEYS, 12, 1280, 720);
    robot_put(&robot, "autosave.journal", text);
    robot_restart(&robot);
    assert_true(robot_reads(&robot, "another table"));
}

static void f1_at_the_table_tells_what_can_be_done_here(void)
{
    static const enum device plain[] = {DEVICE_MOUSE, DEVICE_KEYS};
    for (int d = 0; d < 2; d++) {
        sit_down(plain[d], 1920, 1080);
        press_to(INTENT_HELP, &help_book_scene);
        assert_true(robot_shows(&robot, "What can be done here"));
        assert_true(robot_reads(&robot, "Roll all five dice."));
        press(INTENT_HELP);
        for (int i = 0;
             i < DECISIONS_MOST && cubes_table_seen(table_of(&robot.front))->phase != CUBES_PHASE_ROLLED;
             i++) {
            decide();
        }
        press(INTENT_HELP);
        assert_true(robot_reads(&robot, "It scores:"));
    }
}

/* Nothing on the screen tells of a bust before the dice lie: while they fall it is still the turn of who
 * threw them, and of nobody else. */
static void it_is_the_turn_of_who_throws_until_the_dice_lie(void)
{
    int busts[2] = {0, 0};
    sit_down(DEVICE_KEYS, 1280, 720);
    const struct table *table = table_of(&robot.front);
    for (int i = 0; i < DECISIONS_MOST && (busts[0] == 0 || busts[1] == 0); i++) {
        robot_choose(&robot, "roll");
        robot_do(&robot, INTENT_LET_GO);
        do {
            const struct cubes_view *view = &cubes_table_of(table_of(&robot.front))->view;
            const struct motion_step *step = motion_now(&view->motion);
            if (step && step->kind == CUBES_STEP_ROLL) {
                bool person = session_is_human(&table->session, step->event.seat);
                assert_int_equal(cubes_table_look(table_of(&robot.front)).mine, person);
                busts[person] += session_turn(&table->session) != step->event.seat;
            }
            robot_tick(&robot, 1);
        } while (cubes_table_of(table_of(&robot.front))->view.motion.count > 0 ||
                 !table_ready(table_of(&robot.front)));
    }
    assert_true(busts[0] > 0 && busts[1] > 0);
}

/* Once a bust, and only the own: with the option, and a pad in hand. */
static void a_bust_is_felt_in_the_pad(void)
{
    for (int on = 0; on < 2; on++) {
        sit_down(DEVICE_PAD, 1280, 720);
        robot.front.settings.rumble = on;
        const struct journal *journal = &table_of(&robot.front)->session.journal;
        for (int i = 0;
             i < DECISIONS_MOST && (i < 40 || cubes_table_seen(table_of(&robot.front))->seat[0].busts < 3);
             i++) {
            robot_choose(&robot, "roll");
            robot_do(&robot, INTENT_LET_GO);
            while (cubes_table_of(table_of(&robot.front))->view.motion.count > 0 ||
                   !table_ready(table_of(&robot.front))) {
                robot_tick(&robot, 1);
            }
        }
        const struct cubes_public *seen = cubes_table_seen(table_of(&robot.front));
        int busts = 0;
        for (int seat = 0; seat < seen->seats; seat++) {
            busts += journal->seat[seat].player == PLAYER_HUMAN ? (int)seen->seat[seat].busts : 0;
        }
        assert_true(busts >= 3);
        assert_int_equal(robot.rumbles, on ? busts : 0);
    }
}

/* What tells a seat: its place, its sign and its face. */
struct seat_looks {
    struct rect plate;
    enum seat_mark mark;
    const char *portrait;
};

static struct seat_looks looks_of(int seat)
{
    const struct cubes_view *view = &cubes_table_of(table_of(&robot.front))->view;
    struct cubes_look look = cubes_table_look(table_of(&robot.front));
    return (struct seat_looks){cubes_layout_plate(&view->layout, seat, view->viewer),
                               cubes_colour_of(view, seat).mark, look.seat[seat].portrait};
}

static void several_people_keep_place_sign_and_face_whoever_is_in_turn(void)
{
    static const struct settings_company several = {.game = "cubes",
                                                    .seats = 6,
                                                    .seat = {{.who = "lucien"},
                                                             {.who = SEAT_PERSON, .name = "Bob"},
                                                             {.who = SEAT_YOU},
                                                             {.who = SEAT_PERSON, .name = "Cy"},
                                                             {.who = SEAT_PERSON, .name = "Dora"},
                                                             {.who = SEAT_PERSON, .name = "Eve"}}};
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot.front.settings.reduced_motion = true;
    settings_set_company(&robot.front.settings, &several);
    choose("menu.tables.dice");
    struct seat_looks first[CUBES_SEATS_MAX];
    unsigned met = 0;
    for (int seat = 0; seat < several.seats; seat++) {
        first[seat] = looks_of(seat);
        for (int other = 0; other < seat; other++) {
            assert_string_not_equal(first[seat].portrait, first[other].portrait);
        }
    }
    assert_int_equal(table_first_person(table_of(&robot.front)), 1);
    assert_int_equal(first[1].mark, SEAT_MARK_STAR);
    assert_string_equal(first[2].portrait, "icons/portrait_you");
    for (int i = 0; i < DECISIONS_MOST && met != 0x3eu; i++) {
        met |= 1u << table_you(table_of(&robot.front));
        for (int seat = 0; seat < several.seats; seat++) {
            struct seat_looks now = looks_of(seat);
            assert_memory_equal(&now.plate, &first[seat].plate, sizeof now.plate);
            assert_int_equal(now.mark, first[seat].mark);
            assert_string_equal(now.portrait, first[seat].portrait);
        }
        decide();
    }
    assert_int_equal(met, 0x3eu); /* each of them was in turn */
}

/* While dice fly, and while others play, the signs are not there: the focus waits and is drawn nowhere. What
 * Space means then is to hurry. */
static void after_a_roll_by_mouse_the_focus_is_on_the_sign_again(void)
{
    int rolls = 0, turns = 0;
    sit_down(DEVICE_MOUSE, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST && (rolls < 6 || turns < 3); i++) {
        const struct cubes_public *seen = cubes_table_seen(table_of(&robot.front));
        struct move hold = {.kind = CUBES_MOVE_HOLD};
        bool holds = cubes_legal(seen, hold) == REFUSAL_NONE && cubes_turn_points(seen) >= ENOUGH;
        robot_choose(&robot, holds ? "hold" : "roll");
        robot_tick(&robot, 8);
        assert_true(front_focus_is_lent(&robot.front, &table_scene));
        assert_int_equal(cubes_table_look(table_of(&robot.front)).focus, FOCUS_NONE);
        robot.device = DEVICE_KEYS;
        robot_do(&robot, INTENT_CONFIRM); /* Space */
        robot.device = DEVICE_MOUSE;
        assert_true(robot_on(&robot, &table_scene));
        assert_true(table_of(&robot.front)->hurried || !table_moves(table_of(&robot.front)));
        press(INTENT_LET_GO);
        if (robot_on(&robot, &cubes_slate_scene)) {
            break;
        }
        assert_string_equal(focused(), "roll");
        rolls += !holds;
        turns += holds;
    }
    assert_true(rolls >= 6 && turns >= 1);
}

static void while_one_waits_the_bar_says_what_hurries(void)
{
    bool said = false;
    sit_down(DEVICE_MOUSE, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST && !said; i++) {
        robot_choose(&robot, "roll");
        for (int k = 0; k < 2000 && !table_ready(table_of(&robot.front)); k++) {
            robot_tick(&robot, 1);
            int turn = session_turn(&table_of(&robot.front)->session);
            if (turn == 1 && cubes_table_of(table_of(&robot.front))->view.shown.turn == 1) {
                assert_true(robot_shows(&robot, "Hurry"));
                robot_click_prompt(&robot, "Hurry");
                said = true;
                break;
            }
        }
    }
    assert_true(said && robot_on(&robot, &table_scene));
    assert_true(table_of(&robot.front)->hurried || table_of(&robot.front)->think_ticks <= 1);
}

static void every_letter_of_a_panel_has_a_meaning_or_says_why_not(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    robot_key(&robot, 'c'); /* in sight in any case */
    robot_settle(&robot);
    assert_false(table_of(&robot.front)->opened);
    assert_true(robot_reads(&robot, "always in sight"));
    press_key('w');
    assert_true(robot_shows(&robot, "The slate"));
    press_to(INTENT_CANCEL, &table_scene);
    sit_down(DEVICE_KEYS, 720, 1280);
    robot_key(&robot, 'c');
    assert_true(table_of(&robot.front)->opened);
}

/* The poster of the own hot dice offers both, and takes either at once. */
static void hot_dice_are_rolled_or_held_from_under_the_poster(void)
{
    int met[2] = {0, 0};
    sit_down(DEVICE_PAD, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST && (met[0] == 0 || met[1] == 0); i++) {
        robot_choose(&robot, "roll");
        robot_do(&robot, INTENT_LET_GO);
        while (!table_ready(table_of(&robot.front)) && !robot_on(&robot, &cubes_slate_scene)) {
            const struct motion_step *step = motion_now(&cubes_table_of(table_of(&robot.front))->view.motion);
            bool own = step && step->kind == CUBES_STEP_HOT &&
                       session_is_human(&table_of(&robot.front)->session, step->event.seat);
            struct move hold = {.kind = CUBES_MOVE_HOLD};
            bool may = own && cubes_legal(cubes_table_seen(table_of(&robot.front)), hold) == REFUSAL_NONE;
            int way = met[0] > 0 && may;
            if (own && met[way] == 0) {
                int moves = table_of(&robot.front)->session.journal.count;
                assert_true(robot_shows(&robot, "Roll five") && robot_reads(&robot, "Hold +"));
                robot_do(&robot, way ? INTENT_ALTERNATE : INTENT_SECONDARY);
                robot_do(&robot, INTENT_LET_GO);
                assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
                const struct journal *journal = &table_of(&robot.front)->session.journal;
                assert_int_equal(journal->move[moves].kind, way ? CUBES_MOVE_HOLD : CUBES_MOVE_ROLL);
                met[way]++;
            }
            robot_tick(&robot, 1);
        }
        if (robot_on(&robot, &cubes_slate_scene)) {
            robot_settle(&robot);
            choose("slate.again");
        }
    }
    assert_true(met[0] > 0 && met[1] > 0);
}

static void a_game_that_is_over_asks_nothing_on_leaving(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    play_on(is_over);
    choose_to("slate.leave", &title_scene);
}

/* Of either sign, however they lie. */
static void a_pointer_of_the_dice_covers_no_words_of_the_other_sign(void)
{
    for (const struct window *window = WINDOWS_SHAPED; window->w > 0; window++) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 7, window);
        table_choose(&robot.front, &cubes_front);
        lessons_start(&robot.front, &cubes_front, 3);
        robot_settle(&robot);
        table_play(table_of(&robot.front), lessons_wanted(&robot.front)->moves[0]);
        robot_settle(&robot);
        struct point tip[LESSON_TIPS];
        assert_int_equal(cubes_coach_tips(&robot.front, lessons_wanted(&robot.front), tip), 1);
        struct rect pointer = {tip[0].x - 30, tip[0].y - 58, 60, 60};
        robot_draw(&robot);
        int words = 0;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            const char *string = command->kind == DRAW_TEXT ? draw_string(&robot.frame, command->string) : "";
            if (strncmp(string, "Hold +", 6) != 0 && strncmp(string, "3,000 to ", 9) != 0) {
                continue;
            }
            float wide =
                draw_text_width(&robot.frame, string, command->as.text.font, command->as.text.size, 0);
            struct rect both =
                rect_shared(pointer, (struct rect){command->box.x - wide / 2, command->box.y - 20, wide, 20});
            assert_true(both.w <= 0 || both.h <= 0);
            words++;
        }
        assert_int_equal(words, 2);
    }
}

const struct test tests[] = {
    TEST(it_is_the_turn_of_who_throws_until_the_dice_lie),
    TEST(a_bust_is_felt_in_the_pad),
    TEST(several_people_keep_place_sign_and_face_whoever_is_in_turn),
    TEST(each_table_keeps_a_game_of_its_own),
    TEST(lessons_and_the_day_are_those_of_the_table_sat_at_last),
    TEST(a_save_opens_at_the_table_of_its_own_game),
    TEST(f1_at_the_table_tells_what_can_be_done_here),
    TEST(after_a_roll_by_mouse_the_focus_is_on_the_sign_again),
    TEST(while_one_waits_the_bar_says_what_hurries),
    TEST(every_letter_of_a_panel_has_a_meaning_or_says_why_not),
    TEST(hot_dice_are_rolled_or_held_from_under_the_poster),
    TEST(a_game_that_is_over_asks_nothing_on_leaving),
    TEST(a_pointer_of_the_dice_covers_no_words_of_the_other_sign),
    {0},
};
