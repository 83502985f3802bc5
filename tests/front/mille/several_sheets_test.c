/* SPDX-License-Identifier: MIT */
/* The sheet of a hand, the last page, the panel of the score and the log, of three, four and six seats: a
 * column for each side, what is played by, and what happened to whom. */
#include "drawn.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/mille/played.h"
#include "front/mille/road_log.h"
#include "front/mille/score.h"
#include "front/mille/sheet.h"
#include "front/mille/sheet_acts.h"
#include "front/scenes/ending.h"
#include "front/scenes/table_scene.h"
#include "front/table/tell.h"
#include "person.h"
#include "position.h"
#include "road_company.h"
#include "screen_check.h"
#include "test.h"
#include "windows.h"

#include <string.h>

static const struct {
    int seats, sides;
} seatings[] = {{3, 3}, {4, 4}, {4, 2}, {6, 3}};
enum { SEATINGS = sizeof seatings / sizeof *seatings };

static const struct table *here(void)
{
    return table_of(&robot.front);
}

static void sit_at(int seats, int sides, enum mille_rule_set set)
{
    struct session session;
    road_company(&session, seats, sides, set, 11);
    road_company_show(&robot, &session);
    robot_settle(&robot);
}

/* At the sheet of a hand in which the second side from the person's arrived. */
static void count_up(int seats, int sides, enum mille_rule_set set)
{
    sit_at(seats, sides, set);
    road_company_end(&robot, 1, false);
    rest_at(&score_scene);
}

static void sit_down(void)
{
    robot_start(&robot, DEVICE_PAD, 7, 1920, 1080);
}

/* ---- the sheet -------------------------------------------------------------------------------------- */

static void the_sheet_has_a_column_for_each_side_the_own_one_first(void)
{
    for (int i = 0; i < SEATINGS; i++) {
        count_up(seatings[i].seats, seatings[i].sides, RULES_MILLE);
        struct sheet_form sheet = score_form(&robot.front);
        assert_int_equal(sheet.columns, seatings[i].sides);
        assert_int_equal(sheet_side(here(), 0), 0);
        for (int k = 0; k < sheet.columns; k++) {
            char name[96];
            struct text out = text_in(name, sizeof name);
            table_side_sheet_name(here(), sheet_side(here(), k), &out);
            assert_true(robot_shows(&robot, name));
            assert_true(k == 0 || sheet.column[k] > sheet.column[k - 1]);
        }
        assert_int_equal(robot_shows(&robot, "You & Marcel"),
                         seatings[i].seats == 4 && seatings[i].sides == 2);
        assert_int_equal(robot_shows(&robot, "You & Nino"), seatings[i].seats == 6);
    }
}

static void the_sheet_says_by_which_rules_was_played(void)
{
    count_up(3, 3, RULES_PARKER);
    assert_true(robot_reads(&robot, "Parker 1962"));
    count_up(4, 4, RULES_FAMILY);
    assert_true(robot_reads(&robot, "Family table"));
}

/* A line that the options leave out has a dash for what it is worth, and no figure for anybody. */
static void lines_that_do_not_count_have_no_figures(void)
{
    struct game_setup setup = {.seed = 3, .seats = 3, .sides = 3};
    struct session session;
    mille_rule_set_fill(RULES_MILLE, 3, 3, setup.option);
    setup.option[OPTION_BONUSES] = BONUSES_SAFE_TRIP;
    setup.option[OPTION_COUP_POINTS] = COUP_POINTS_200;
    setup.option[OPTION_EXTENSION] = EXTENSION_OFF;
    road_company_by(&session, &setup);
    road_company_show(&robot, &session);
    assert_int_equal(played_points(here(), SCORE_SAFE_TRIP), 300);
    assert_int_equal(played_points(here(), SCORE_DELAYED_ACTION), 0);
    assert_int_equal(played_points(here(), SCORE_SHUT_OUT), 0);
    assert_int_equal(played_points(here(), SCORE_EXTENSION), 0);
    assert_int_equal(played_points(here(), SCORE_COUP_FOURRE), 200);
    robot_settle(&robot);
    road_company_end(&robot, 1, false);
    rest_at(&score_scene);
    assert_false(robot_shows(&robot, "500"));
    assert_true(robot_shows(&robot, "Shut-out"));
    assert_true(robot_reads(&robot, "My own rules"));
}

static void partners_are_named_together_and_their_verbs_are_of_two(void)
{
    struct status status = {0};
    count_up(4, 2, RULES_MILLE);
    assert_true(robot_shows(&robot, "Léa & Nino reached Menton"));
    score_scene.status(&robot.front, &status);
    assert_non_null(strstr(status.message, "Léa & Nino win the hand by "));
}

static void the_copied_sheet_has_all_sides_and_the_rules(void)
{
    count_up(4, 4, RULES_PARKER);
    assert_true(sheet_copy(&robot.front));
    assert_non_null(strstr(robot.clipboard, "Parker 1962"));
    assert_non_null(strstr(robot.clipboard, "You         Léa      Marcel        Nino"));
    count_up(4, 2, RULES_MILLE);
    assert_true(sheet_copy(&robot.front));
    assert_non_null(strstr(robot.clipboard, "You & Marcel"));
    assert_null(strstr(robot.clipboard, "Extension")); /* two pairs drive to 1,000 from the start */
}

/* Also where columns are narrow: there a mile's is in figures alone. */
static void each_line_says_what_it_is_worth_in_every_window(void)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        for (int i = 0; i < SEATINGS; i++) {
            robot_start_in(&robot, NULL, DEVICE_PAD, 7, window);
            count_up(seatings[i].seats, seatings[i].sides, RULES_MILLE);
            struct sheet_form sheet = score_form(&robot.front);
            assert_true(sheet.points > sheet.label && sheet.points < sheet.column[0]);
            assert_true(robot_shows(&robot, sheet.brief ? "\u00d71" : "1 per mile"));
            assert_true(robot_shows(&robot, "400") && robot_shows(&robot, "500"));
        }
    }
}

/* ---- the last page ---------------------------------------------------------------------------------- */

static void the_last_page_has_a_panel_for_each_side_and_names_the_winner(void)
{
    for (int i = 0; i < SEATINGS; i++) {
        sit_at(seatings[i].seats, seatings[i].sides, RULES_MILLE);
        road_company_end(&robot, 1, true);
        rest_at(&score_scene);
        choose_to("score.next", &game_over_scene);
        const struct game_over_state *over = game_over_of(&robot.front);
        assert_int_equal(over->winner, 1);
        assert_int_not_equal(over->second, 1);
        for (int side = 0; side < seatings[i].sides; side++) {
            assert_true(side == over->winner || over->total[over->second] >= over->total[side]);
        }
        assert_true(robot_shows(&robot, seatings[i].sides == 2   ? "Léa & Nino win the game"
                                        : seatings[i].seats == 6 ? "Léa & Colette win the game"
                                                                 : "Léa wins the game"));
    }
}

static struct rect text_box(const struct draw_command *text)
{
    const char *words = draw_string(&robot.frame, text->string);
    float size = text->as.text.size,
          wide = draw_text_width(&robot.frame, words, text->as.text.font, size, text->as.text.tracking);
    float left = text->as.text.anchor == ANCHOR_END      ? wide
                 : text->as.text.anchor == ANCHOR_MIDDLE ? wide / 2
                                                         : 0;
    return (struct rect){text->box.x - left, text->box.y - size * .7f, wide, size * .7f};
}

/* Neither in panels that stand nor in those that lie. */
static void the_medal_covers_no_name_and_no_points(void)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        for (int i = 0; i < SEATINGS; i++) {
            robot_start_in(&robot, NULL, DEVICE_PAD, 7, window);
            sit_at(seatings[i].seats, seatings[i].sides, RULES_MILLE);
            road_company_end(&robot, 1, true);
            rest_at(&score_scene);
            choose_to("score.next", &game_over_scene);
            robot_settle(&robot);
            robot_draw(&robot);
            const struct draw_command *seal = drawn_next_picture(&robot.frame, NULL, "icons/seal");
            assert_non_null(seal);
            for (const struct draw_command *text = NULL; (text = drawn_next_text(&robot.frame, text));) {
                const struct rect over = rect_shared(text_box(text), rect_grow(seal->box, -6));
                bool own = strcmp(draw_string(&robot.frame, text->string), "No. 1") == 0;
                assert_true(own || over.w <= 0 || over.h <= 0);
            }
        }
    }
}

/* Of more than two sides the best two may be level. */
static void equal_best_totals_win_nothing(void)
{
    sit_at(3, 3, RULES_MILLE);
    road_company_end(&robot, 1, true);
    struct mille_public *pub = &road_company_state(&robot)->pub;
    pub->side[2].total = (int16_t)(mille_overall(pub, 1) - mille_hand_total(pub, 2));
    rest_at(&score_scene);
    choose_to("score.next", &game_over_scene);
    assert_int_equal(game_over_of(&robot.front)->winner, -1);
    assert_true(robot_shows(&robot, "Equal totals"));
}

static void the_ending_names_partners_together(void)
{
    robot.lingers = true;
    sit_at(4, 2, RULES_MILLE);
    road_company_end(&robot, 1, true);
    table_of(&robot.front)->ended = true;
    rest_at(&score_scene);
    choose_to("score.next", &ending_scene);
    robot_settle(&robot);
    assert_true(robot_reads(&robot, "Léa & Nino win!"));
    assert_true(robot_reads(&robot, "Léa & Nino wave from the quay"));
    assert_true(robot_shows(&robot, "You & Marcel"));
}

/* ---- in windows of every kind ----------------------------------------------------------------------- */

static void check_screen(const struct window *window, const char *language, int seats)
{
    char name[96];
    text_format(name, sizeof name, "%s of %d in %s at %dx%d", front_scene(&robot.front)->name, seats,
                language, window->w, window->h);
    robot_draw(&robot);
    assert_int_equal(screen_check_texts(&robot.frame, robot.front.settled, name) +
                         screen_check_items(&robot, name) + screen_check_prompts(&robot, name),
                     0);
}

static void check_all_windows(const char *language)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        for (int i = 0; i < SEATINGS; i++) {
            robot_start_in(&robot, NULL, DEVICE_PAD, 7, window);
            text_copy(robot.front.settings.language, sizeof robot.front.settings.language, language);
            front_speak(&robot.front);
            sit_at(seatings[i].seats, seatings[i].sides, RULES_PARKER);
            road_company_end(&robot, 1, true);
            rest_at(&score_scene);
            check_screen(window, language, seatings[i].seats);
            choose_to("score.next", &game_over_scene);
            robot_settle(&robot);
            check_screen(window, language, seatings[i].seats);
        }
    }
}

static void no_word_of_a_sheet_lies_on_another_in_any_window(void)
{
    check_all_windows("en");
}

static void nor_in_french(void)
{
    check_all_windows("fr");
}

/* ---- the log ---------------------------------------------------------------------------------------- */

static const char *sentence(const struct event *event)
{
    static char words[160];
    struct text out = text_in(words, sizeof words);
    return table_sentence(here(), event, &out) ? words : "";
}

static void the_log_tells_who_was_hit_asked_and_jumped_over(void)
{
    sit_at(4, 4, RULES_MILLE);
    assert_string_equal(
        sentence(&(struct event){.kind = EVENT_PLAYED, .seat = 1, .card = CARD_FLAT_TIRE, .target = 3}),
        "Léa: Flat tire on Nino");
    assert_string_equal(
        sentence(&(struct event){.kind = EVENT_PLAYED, .seat = 0, .card = CARD_STOP, .target = 2}),
        "You: Stop on Marcel");
    assert_string_equal(
        sentence(&(struct event){.kind = EVENT_PLAYED, .seat = 3, .card = CARD_STOP, .target = 0}),
        "Nino: Stop on you");
    assert_string_equal(sentence(&(struct event){.kind = EVENT_PASSED, .seat = 2, .value = 1}),
                        "Marcel passes");
    assert_string_equal(sentence(&(struct event){.kind = EVENT_PASSED, .seat = 2}), "Marcel has no cards");
    assert_string_equal(sentence(&(struct event){.kind = EVENT_SKIPPED, .seat = 1}), "Léa loses a turn");
    assert_string_equal(sentence(&(struct event){.kind = EVENT_SKIPPED, .seat = 0}), "You lose a turn");
    assert_string_equal(sentence(&(struct event){.kind = EVENT_ASKED, .seat = 3, .card = CARD_STOP}),
                        "Nino: a coup fourré?");
    assert_string_equal(sentence(&(struct event){.kind = EVENT_RESHUFFLED, .seat = SEAT_NONE, .value = 20}),
                        "The discards are the deck");
    sit_at(4, 2, RULES_MILLE);
    assert_string_equal(
        sentence(&(struct event){.kind = EVENT_PLAYED, .seat = 0, .card = CARD_STOP, .target = 1}),
        "You: Stop on Léa & Nino");
    assert_string_equal(
        sentence(&(struct event){.kind = EVENT_PLAYED, .seat = 2, .card = CARD_STOP, .target = 1}),
        "Marcel: Stop on Léa & Nino");
    assert_string_equal(
        sentence(&(struct event){.kind = EVENT_PLAYED, .seat = 1, .card = CARD_STOP, .target = 0}),
        "Léa: Stop on you");
}

/* ---- the panel -------------------------------------------------------------------------------------- */

static void the_panel_has_all_sides_and_what_is_played_by(void)
{
    for (int i = 0; i < SEATINGS; i++) {
        sit_at(seatings[i].seats, seatings[i].sides, RULES_PARKER);
        assert_true(robot_shows(&robot, "Parker 1962"));
        assert_true(robot_shows(&robot, seatings[i].seats > seatings[i].sides ? "You &" : "You"));
        assert_true(robot_shows(&robot, seatings[i].sides > 2 ? "Coups" : "Coups fourrés"));
    }
    sit_at(2, 2, RULES_MILLE);
    assert_false(robot_shows(&robot, "Route Mille"));
    sit_at(2, 2, RULES_DUJARDIN);
    assert_true(robot_shows(&robot, "Dujardin"));
}

const struct test tests[] = {
    TEST_WITH(the_sheet_has_a_column_for_each_side_the_own_one_first, sit_down, stand_up),
    TEST_WITH(the_sheet_says_by_which_rules_was_played, sit_down, stand_up),
    TEST_WITH(lines_that_do_not_count_have_no_figures, sit_down, stand_up),
    TEST_WITH(partners_are_named_together_and_their_verbs_are_of_two, sit_down, stand_up),
    TEST_WITH(the_copied_sheet_has_all_sides_and_the_rules, sit_down, stand_up),
    TEST_WITH(the_last_page_has_a_panel_for_each_side_and_names_the_winner, sit_down, stand_up),
    TEST_WITH(equal_best_totals_win_nothing, sit_down, stand_up),
    TEST_WITH(the_ending_names_partners_together, sit_down, stand_up),
    TEST(each_line_says_what_it_is_worth_in_every_window),
    TEST(the_medal_covers_no_name_and_no_points),
    TEST(no_word_of_a_sheet_lies_on_another_in_any_window),
    TEST(nor_in_french),
    TEST_WITH(the_log_tells_who_was_hit_asked_and_jumped_over, sit_down, stand_up),
    TEST_WITH(the_panel_has_all_sides_and_what_is_played_by, sit_down, stand_up),
    {0},
};
