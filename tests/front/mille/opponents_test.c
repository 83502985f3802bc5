/* SPDX-License-Identifier: MIT */
/* Who sits down opposite, when it is asked, and the car that each of them drives. */
#include "front/lesson/lessons.h"
#include "front/mille/consolation.h"
#include "front/mille/drivers.h"
#include "front/mille/game_over.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/opponents.h"
#include "front/scenes/screens.h"
#include "front/scenes/seats.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <string.h>

static bool game_over(const struct mille_public *pub)
{
    return pub->phase == PHASE_GAME_OVER;
}

static const struct opponent *opposite(void)
{
    return table_opponent(table_of(&robot.front), TABLE_OPPONENT);
}

static const char *car_of(int driver)
{
    return mille_driver_car(&MILLE_OPPONENTS[driver])->picture;
}

/* On the sheet that shows who has won. */
static void see_the_winner(enum device device)
{
    robot_start(&robot, device, 3, 1280, 720);
    robot.choosy = true;
    position_reach(&robot, game_over);
    robot_settle(&robot);
    while (robot_on(&robot, &score_scene)) {
        choose("score.next");
    }
    assert_true(robot_on(&robot, &game_over_scene));
}

/* ---- who drives against you? -------------------------------------------------------------------- */

static void who_has_finished_the_lessons_chooses_an_opponent(void)
{
    for (int d = 0; d < DEVICES; d++) {
        robot_start(&robot, devices[d], 3, 1280, 720);
        robot.choosy = true;
        choose("menu.learn");
        lessons_start(&robot.front, &mille_front, MILLE_LESSONS - 1);
        robot_settle(&robot);
        lessons_of(&robot.front)->over = true; /* as after its last card */
        front_push(&robot.front, &lesson_end_scene);
        robot_settle(&robot);
        choose_to("lesson.next", &seats_scene);
        assert_string_equal(focused(), "seats.sit");
        choose_to("seats.back", &lesson_end_scene);
        choose_to("lesson.next opponent.regular opponent.rally seats.sit", &table_scene);
        assert_false(table_is_lesson(table_of(&robot.front)));
        assert_int_equal(opposite()->strength, 3);
    }
}

/* Clicks the arrow in the corner of a card. */
static void click_two(const char *name)
{
    struct focus_list list = robot_items(&robot);
    struct rect box = seats_two_box(&robot.front, focus_named(&list, name)->box);
    struct point at = rect_middle(box);
    for (int kind = 0; kind < 3; kind++) {
        static const enum intent_kind way[] = {INTENT_POINT, INTENT_PRESS, INTENT_RELEASE};
        const struct intent intent = {
            .kind = way[kind], .device = robot.device, .x = at.x, .y = at.y, .clicks = 1};
        front_intent(&robot.front, &intent);
    }
    robot_settle(&robot);
}

/* One press at the title and one on whoever is to play, as if nobody else could sit there. */
static void another_opponent_than_last_time_is_two_presses_away(void)
{
    for (int d = 0; d < DEVICES; d++) {
        robot_start(&robot, devices[d], 3, 1280, 720);
        robot.choosy = true;
        choose_to("menu.new", &seats_scene);
        robot_focus(&robot, "opponent.sunday");
        assert_true(robot_reads(&robot, "Just you two"));
        if (device_points(devices[d])) {
            click_two("opponent.sunday");
        } else {
            press(INTENT_SECONDARY);
        }
        assert_true(robot_on(&robot, &table_scene));
        assert_string_equal(opposite()->key, "sunday");
        assert_int_equal(table_of(&robot.front)->session.journal.setup.seats, 2);
        robot_restart(&robot); /* the next time that is one press away */
        robot.choosy = true;
        choose_to("menu.new confirm.yes", &seats_scene);
        assert_string_equal(focused(), "seats.sit");
        press(INTENT_CONFIRM);
        assert_true(robot_on(&robot, &table_scene));
        assert_string_equal(opposite()->key, "sunday");
    }
}

static void after_a_decided_game_the_opponent_is_asked_for(void)
{
    for (int d = 0; d < DEVICES; d++) {
        see_the_winner(devices[d]);
        choose_to("over.again", &opponents_scene);
        choose_to("opponents.back", &game_over_scene);
        choose("over.again");
        choose("opponent.regular"); /* the same goes on: what was won is still counted */
        assert_true(robot_on(&robot, &table_scene));
        const struct mille_public *pub = &mille_table_seen(table_of(&robot.front))->pub;
        assert_int_equal(pub->side[0].games + pub->side[1].games, 1);
        assert_int_equal(pub->hand_number, 1);

        see_the_winner(devices[d]);
        choose_to("over.again opponent.ace", &table_scene);
        assert_int_equal(opposite()->strength, 4);
        assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.side[0].games, 0);
        assert_non_null(robot_file(&robot, SAVES_PREVIOUS)); /* the match that was left is kept */
    }
}

static void marcel_is_in_focus_until_a_game_has_been_won(void)
{
    see_the_winner(DEVICE_KEYS);
    *records_of(&robot.front) = (struct records){.games = 0};
    choose("over.again");
    assert_string_equal(focused(), "opponent.sunday");
    choose("opponents.back");
    records_of(&robot.front)->all = (struct record_tally){.games = 1, .won = 1};
    choose("over.again");
    assert_string_equal(focused(), "opponent.regular"); /* who sat there last */
}

/* ---- their cars --------------------------------------------------------------------------------- */

/* How often a picture is on the screen. */
static int pictures(const char *asset)
{
    int found = 0;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        found += (command->kind == DRAW_SPRITE || command->kind == DRAW_SCENE) &&
                 strcmp(draw_string(&robot.frame, command->string), asset) == 0;
    }
    return found;
}

static bool is_ink(struct rgba a, struct rgba b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

static bool has_trail(struct rgba ink)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_STROKE && command->as.stroke.width == 7 && is_ink(command->ink, ink)) {
            return true;
        }
    }
    return false;
}

/* At the table against an opponent, both under way, and each with a line in the log. */
static struct mille_state *drive_against(int place)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    robot.front.settings.reduced_motion = true;
    robot_opposite(&robot, MILLE_OPPONENTS[place].key);
    struct mille_state *state = position_make(&robot);
    state->pub.side[0].miles = 200;
    state->pub.side[1].miles = 300;
    position_show(&robot);
    robot_settle(&robot);
    if (robot_on(&robot, &handover_scene)) {
        choose("curtain.lift");
    }
    struct mille_shown *shown = &mille_view_of(table_of(&robot.front))->shown;
    shown->logged = 2;
    for (int i = 0; i < 2; i++) {
        shown->log[i] = (struct event){.kind = EVENT_DISCARDED, .seat = (int8_t)i, .card = CARD_25};
    }
    return state;
}

static void each_opponent_drives_a_car_of_their_own(void)
{
    for (int place = 0; place < MILLE_DRIVER_YOU; place++) {
        const struct opponent *opponent = &MILLE_OPPONENTS[place];
        drive_against(place);
        assert_int_equal(pictures(car_of(place)), 1);
        assert_int_equal(pictures(opponent->dot), 1);
        assert_int_equal(pictures(MILLE_OPPONENTS[MILLE_DRIVER_YOU].dot), 1);
        assert_int_equal(pictures(car_of(MILLE_DRIVER_YOU)), 2); /* on the ribbon and on the plate */
        assert_true(has_trail(mille_driver_trail(opponent)));
        assert_true(has_trail(mille_driver_trail(&MILLE_OPPONENTS[MILLE_DRIVER_YOU])));
        for (int other = 0; other < MILLE_DRIVER_YOU; other++) {
            const struct opponent *them = &MILLE_OPPONENTS[other];
            assert_int_equal(pictures(car_of(other)), other == place);
            assert_true(other == place || (strcmp(them->dot, opponent->dot) != 0 &&
                                           !is_ink(mille_driver_trail(them), mille_driver_trail(opponent)) &&
                                           !is_ink(mille_driver_plate(them), mille_driver_plate(opponent))));
        }
    }
}

/* ---- on the way to the table -------------------------------------------------------------------- */

/* How dim the title is: 0..255. */
static int veil(void)
{
    int most = 0;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        bool whole = command->kind == DRAW_FILL && command->ink.r == INK_INK.r &&
                     command->ink.g == INK_INK.g && command->ink.b == INK_INK.b && command->ink.a < 255 &&
                     command->box.w >= robot.frame.frame.canvas.w &&
                     command->box.h >= robot.frame.frame.canvas.h;
        most = whole && command->ink.a > most ? command->ink.a : most;
    }
    return most;
}

/* Ticks until this scene is on top, and its dialog stands. */
static void wait_dimly(const struct scene *scene)
{
    const int dim = 140;
    for (int i = 0; !robot_on(&robot, scene); i++) {
        assert_in_range(i, 0, 60);
        assert_in_range(veil(), dim, 255);
        front_tick(&robot.front);
    }
    for (int i = 0; i < 30 && scene != &table_scene; i++) {
        assert_in_range(veil(), dim, 255);
        front_tick(&robot.front);
    }
}

static void the_title_stays_dim_from_the_first_question_to_the_deal(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot.front.settings.named = false;
    settings_set_number(&robot.front.settings, "mille", "lessons_offered", 0);
    press_to(INTENT_CONFIRM, &text_entry_scene);
    robot_choose(&robot, "entry.done");
    wait_dimly(&confirm_scene);
    robot_choose(&robot, "confirm.no");
    wait_dimly(&seats_scene);
    robot_choose(&robot, "seats.sit");
    wait_dimly(&table_scene);
}

/* ---- at the end --------------------------------------------------------------------------------- */

/* Where a trip may end; goal 0: nobody arrived. */
static const struct {
    int goal;
    const char *scene, *stone;
} places[] = {{0, "scenes/stranded", "300"},
              {GOAL_MILES, "scenes/arrival_avignon", "700"},
              {GOAL_EXTENDED, "scenes/arrival", "1,000"}};

static void finish(struct mille_state *state, int goal)
{
    state->pub.phase = PHASE_HAND_OVER;
    state->pub.goal = (int16_t)(goal ? goal : GOAL_MILES);
    state->pub.trip_side = (int8_t)(goal ? 0 : -1);
    state->pub.side[0].miles = (int16_t)goal;
    front_reset(&robot.front, &table_scene);
    position_show(&robot);
    rest_at(&score_scene);
}

static void the_sheet_lies_where_the_trip_ended(void)
{
    for (int opponent = 0; opponent < MILLE_DRIVER_YOU; opponent++) {
        for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
            finish(drive_against(opponent), places[i].goal);
            assert_int_equal(pictures(places[i].scene), 1);
            assert_true(robot_shows(&robot, places[i].stone));
            assert_int_equal(pictures(car_of(opponent)), 1);
            /* Who is stranded has a painted saloon without its wheel, and the opponent's engine steams. */
            assert_int_equal(pictures(car_of(MILLE_DRIVER_YOU)), places[i].goal != 0);
            assert_int_equal(pictures("scenes/prop_breakdown"), places[i].goal == 0);
        }
    }
}

/* The whole game is over: whoever won it, the last page lies where its last hand ended. */
static void end(int opponent, int winner, size_t where)
{
    struct mille_state *state = drive_against(opponent);
    state->pub.side[winner].total = GAME_POINTS;
    finish(state, places[where].goal);
    state->pub.phase = PHASE_GAME_OVER;
    front_push(&robot.front, &game_over_scene);
    robot_settle(&robot);
    assert_int_equal(game_over_of(&robot.front)->winner, winner);
}

static void the_winner_stands_beside_the_winners_own_car(void)
{
    for (int place = 0; place < MILLE_DRIVER_YOU; place++) {
        for (int winner = 0; winner < 2; winner++) {
            end(place, winner, 0);
            assert_true(pictures(car_of(place)) >= 1);
            assert_true(pictures(car_of(MILLE_DRIVER_YOU)) >= 1);
            assert_int_equal(pictures(MILLE_OPPONENTS[place].portrait), 1);
            for (int other = 0; other < MILLE_DRIVER_YOU; other++) {
                assert_true(other == place || pictures(car_of(other)) == 0);
            }
        }
    }
}

static void the_last_page_of_a_game_lies_where_its_last_trip_ended(void)
{
    for (int winner = 0; winner < 2; winner++) {
        for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
            end(0, winner, i);
            assert_int_equal(pictures(places[i].scene), 1);
            assert_int_equal(pictures("scenes/prop_breakdown"), places[i].goal == 0);
            assert_true(robot_shows(&robot, places[i].stone));
        }
    }
}

/* ---- the first lost hand ------------------------------------------------------------------------ */

static void a_first_lost_hand_has_a_kind_word_and_one_thing_to_try(void)
{
    static const char *const words[CONSOLATIONS] = {
        [CONSOLE_NO_GO] = "first Go",     [CONSOLE_SAFETY_HELD] = "Extra tank",
        [CONSOLE_STUCK] = "Accident",     [CONSOLE_MILES_THROWN] = "before miles",
        [CONSOLE_NO_ATTACK] = "a hazard", [CONSOLE_FEW_MILES] = "long cards",
        [CONSOLE_NEAR] = "25 and 50",
    };
    for (int tip = 0; tip < CONSOLATIONS; tip++) {
        struct mille_state *state = drive_against(0);
        struct journal journal; /* these moves would not be legal here */
        journal_copy(&journal, &table_of(&robot.front)->session.journal);
        struct mille_side *side = &state->pub.side[0];
        state->hand[0].count = 1;
        state->hand[0].card[0] = tip == CONSOLE_SAFETY_HELD ? CARD_EXTRA_TANK : CARD_25;
        side->battle = tip == CONSOLE_STUCK ? CARD_ACCIDENT : CARD_GO;
        side->miles = tip == CONSOLE_NO_GO ? 0 : tip == CONSOLE_NEAR ? 600 : 200;
        for (int i = 0; i < 4 && tip == CONSOLE_MILES_THROWN; i++) {
            journal_add(&journal, 0, (struct move){.kind = MOVE_DISCARD, .card = CARD_50});
        }
        if (tip >= CONSOLE_FEW_MILES) {
            journal_add(&journal, 0, (struct move){.kind = MOVE_PLAY, .card = CARD_STOP, .target = 1});
        }
        int card;
        struct mille_observation seen;
        mille_game.observe(state, 0, &seen);
        assert_int_equal(consolation_of(&journal, &seen, 0, &card), tip);
        char said[256];
        struct text out = text_in(said, sizeof said);
        consolation_text((enum consolation)tip, card, (unsigned)tip, false, &out);
        assert_non_null(strstr(said, "One thing to try"));
        assert_non_null(strstr(said, words[tip]));
        journal_free(&journal);
    }
}

static void the_kind_word_is_said_once(void)
{
    for (int round = 0; round < 4; round++) {
        struct mille_state *state = drive_against(0);
        state->pub.side[1].miles = round == 0 ? 100 : 690; /* the first hand is no loss */
        records_of(&robot.front)->all.won = round == 1;    /* who has won a game needs no comfort */
        mille_choose(&robot.front.settings, MILLE_CHOICE_CONSOLED, round == 2); /* it was said before */
        finish(state, 0);
        state->pub.side[0].miles = 200;
        stand_at(&table_scene);
        assert_int_equal(score_of(&robot.front)->kind_word[0] != '\0', round == 3);
        if (round == 3) {
            assert_false(mille_choice(&robot.front.settings, MILLE_CHOICE_CONSOLED));
            choose("score.leave"); /* it waits for whoever comes back */
            assert_true(robot_on(&robot, &title_scene));
            choose("menu.continue");
            assert_true(score_of(&robot.front)->kind_word[0] != '\0');
            choose("score.next");
            assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_CONSOLED));
            assert_non_null(strstr(robot_file(&robot, "settings")->data, "consoled 1"));
        }
    }
}

const struct test tests[] = {
    TEST(who_has_finished_the_lessons_chooses_an_opponent),
    TEST(another_opponent_than_last_time_is_two_presses_away),
    TEST(after_a_decided_game_the_opponent_is_asked_for),
    TEST(marcel_is_in_focus_until_a_game_has_been_won),
    TEST(a_first_lost_hand_has_a_kind_word_and_one_thing_to_try),
    TEST(the_kind_word_is_said_once),
    TEST(each_opponent_drives_a_car_of_their_own),
    TEST(the_sheet_lies_where_the_trip_ended),
    TEST(the_title_stays_dim_from_the_first_question_to_the_deal),
    TEST(the_winner_stands_beside_the_winners_own_car),
    TEST(the_last_page_of_a_game_lies_where_its_last_trip_ended),
    {0},
};
