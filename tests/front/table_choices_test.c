/* SPDX-License-Identifier: MIT */
/* What the options ask of one table: who drives against you, its own rows, its distances and its cards. */
#include "choices_rig.h"
#include "person.h"

#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/scenes/options_table.h"
#include "front/scenes/page.h"
#include "front/scenes/seats.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "games/mille/rule_sets.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

static void the_opponent_of_new_games_is_chosen(void)
{
    open_at(DEVICE_KEYS, PAGE_TABLE);
    robot_focus(&robot, "options.opponent");
    assert_non_null(said("Regular at the relais"));
    press(INTENT_LEFT);
    assert_non_null(said("Firmin · The waiter"));
    press(INTENT_LEFT);
    assert_non_null(said("Marcel · Sunday driver"));
    assert_non_null(said("hits back"));
    choose("options.done menu.new");
    const struct journal_seat *seat = &table_of(&robot.front)->session.journal.seat[TABLE_OPPONENT];
    assert_string_equal(mille_game.players[seat->player].name, "sunday");
    assert_string_equal(seat->name, "Marcel");
}

static void the_page_of_a_table_has_its_name(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    for (int i = 0; game_fronts[i]; i++) {
        table_choose(&robot.front, game_fronts[i]);
        assert_string_equal(options_tab_label(&robot.front, PAGE_TABLE), game_fronts[i]->label);
    }
}

/* Every one of the row, with every device; the way back begins nothing. */
static void a_new_game_asks_who_sits_down(void)
{
    for (enum device device = DEVICE_MOUSE; device <= DEVICE_PAD; device++) {
        for (int place = 0; place < MILLE_DRIVER_YOU; place++) {
            const struct opponent *who = &MILLE_OPPONENTS[place];
            robot_start(&robot, device, 3, 1280, 720);
            robot.choosy = true;
            choose_to("menu.new", &seats_scene);
            assert_string_equal(company_opponent(&robot.front.settings, &mille_front)->player, "regular");
            choose_to("seats.back", &title_scene);
            assert_false(table_of(&robot.front)->seated);
            choose("menu.new");
            press_to(INTENT_CANCEL, &title_scene);
            choose("menu.new");
            if (who->strength > 0) {
                robot_focus(&robot, robot_opponent(place));
                assert_non_null(said(who->name));
                assert_non_null(said(who->title));
                assert_non_null(said(who->style));
            }
            if (who->strength == 0) {
                choose("opponent.regular seats.person entry.done");
            } else if (strcmp(who->key, "regular") != 0) { /* who sits there by default gets up */
                choose("opponent.regular");
                choose(robot_opponent(place));
            }
            choose("seats.sit");
            assert_true(robot_on(&robot, &table_scene));
            assert_int_equal(table_of(&robot.front)->session.journal.seat[TABLE_OPPONENT].player,
                             game_player_find(&mille_game, who->player));
            assert_string_equal(mille_table_driver(table_of(&robot.front), TABLE_OPPONENT)->portrait,
                                who->portrait);
            assert_string_equal(table_name(table_of(&robot.front), TABLE_OPPONENT), who->name);
            /* The next game offers the same again. */
            robot_restart(&robot);
            assert_ptr_equal(company_opponent(&robot.front.settings, &mille_front), who);
            choose_to("menu.new confirm.yes", &seats_scene);
            assert_int_equal(front_focus(&robot.front), SEATS_ITEM_SIT);
        }
    }
}

static const char *opponent_after(const char *line)
{
    static char text[224];
    text_format(text, sizeof text, "route-mille settings 1\nnamed 1\n" ROBOT_KNOWS "%s\n", line);
    robot_put(&robot, "settings", text);
    robot_restart(&robot);
    return company_opponent(&robot.front.settings, &mille_front)->player;
}

static void opponents_are_remembered_by_name_and_older_files_still_count(void)
{
    robot_start(&robot, DEVICE_PAD, 3, 1280, 720);
    assert_string_equal(opponent_after("opponent sunday"), "sunday");
    assert_string_equal(opponent_after("opponent human"), "human");
    assert_string_equal(opponent_after("opponent 0"), "regular");
    assert_string_equal(opponent_after("opponent -1"), "human");
    assert_string_equal(opponent_after("opponent 1"), "sunday");
    /* Somebody whom this house does not know. */
    assert_string_equal(opponent_after("opponent fangio"), "regular");
    assert_int_equal(robot.lines, 0);
    assert_string_equal(opponent_after("opponent "), "regular");
    assert_int_equal(robot.lines, 1); /* that is no name at all */
    robot_opposite(&robot, "sunday");
    front_save_settings(&robot.front);
    assert_non_null(strstr(robot_file(&robot, "settings")->data, "\nmille.seat2 sunday\n"));
}

/* What only the road asks for stands under its name, and was written without it. */
static void what_one_table_asks_for_stands_under_its_name(void)
{
    static const char old[] = "route-mille settings 1\nextension 0\norder_hand 1\nlessons 5\nplay_method 2\n"
                              "cubes.jokers 2\nbelote.trumps 7\n";
    struct settings settings = settings_default(), again = settings;
    assert_int_equal(settings_read(&settings, old, sizeof old - 1), 0);
    assert_false(mille_choice(&settings, MILLE_CHOICE_EXTENSION));
    char text[8192];
    struct text out = text_in(text, sizeof text);
    settings_write(&settings, &out);
    assert_non_null(strstr(text, "\nmille.extension 0\n"));
    assert_non_null(strstr(text, "\nmille.order_hand 1\n"));
    assert_int_equal(settings_read(&again, text, out.length), 0);
    assert_true(mille_choice(&again, MILLE_CHOICE_ORDER));
    assert_int_equal(settings_number(&again, "mille", "lessons", 0), 5);
    assert_int_equal(mille_choice(&again, MILLE_CHOICE_METHOD), PLAY_CLICK);
    assert_int_equal(settings_number(&again, "cubes", "jokers", 0), 2);
    assert_int_equal(settings_number(&again, "belote", "trumps", 0), 7); /* of a game not known here: kept */
    assert_int_equal(settings_number(&again, "cubes", "game", 3), 3);
}

/* The page of the table has the rows of the game that is chosen. */
static void each_table_has_rows_of_its_own(void)
{
    for (int d = 0; d < DEVICES; d++) {
        robot_start(&robot, devices[d], 7, 1280, 720);
        table_choose(&robot.front, &cubes_front);
        choose("menu.options tab.table");
        assert_false(robot_has(&robot, "options.extension"));
        step("options.dice_game");
        step("options.dice_jokers");
        choose("options.dice_chance options.done");
        robot_restart(&robot);
        struct game_setup setup = {.seed = 1};
        cubes_front.setup(&robot.front, &setup);
        assert_int_equal(setup.option[CUBES_OPTION_GAME], CUBES_GAME_BLITZ);
        assert_int_equal(setup.option[CUBES_OPTION_JOKERS], CUBES_JOKERS_NEVER);
        assert_false(cubes_choice(&robot.front.settings, CUBES_CHOICE_CHANCE));
        table_choose(&robot.front, &bones_front);
        choose("menu.options tab.table");
        assert_false(robot_has(&robot, "options.dice_game"));
        step("options.domino_target");
        step("options.domino_opening");
        step("options.domino_redeal");
        choose("options.domino_tells options.domino_knocks");
        step("options.domino_order");
        choose("options.done");
        bones_front.setup(&robot.front, &setup);
        assert_int_equal(setup.option[BONES_OPTION_TARGET], BONES_TARGET_150);
        assert_int_equal(setup.option[BONES_OPTION_OPENING], BONES_OPENING_OWN);
        assert_int_equal(setup.option[BONES_OPTION_REDEAL], BONES_REDEAL_FIVE);
        assert_false(bones_choice(&robot.front.settings, BONES_CHOICE_TELLS));
        assert_false(bones_choice(&robot.front.settings, BONES_CHOICE_KNOCKS));
        assert_int_equal(bones_choice(&robot.front.settings, BONES_CHOICE_ORDER), BONES_ORDER_DEALT);
    }
}

static void each_end_of_the_deck_has_its_sentence(void)
{
    open_at(DEVICE_PAD, PAGE_TABLE);
    choose_to("options.own_rules", &page_scene);
    robot_focus(&robot, "rule.deck_end");
    assert_non_null(said("the old way"));
    press(INTENT_RIGHT);
    assert_non_null(said("until all hands are"));
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_DECK_END), DECK_END_EMPTY_HANDS);
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_RULES), RULES_OWN);
}

static void distances_are_called_kilometers_and_keep_their_numbers(void)
{
    open_at(DEVICE_PAD, PAGE_TABLE);
    step("options.units");
    assert_int_equal(units_chosen(&robot.front.settings), UNITS_KILOMETERS);
    assert_non_null(said("The numbers stay"));
    assert_string_equal(_("%d miles: %d to %d"), "%d km: %d to %d");
    assert_string_equal(_n("one mile", "%d miles", 1), "one kilometer");
    assert_string_equal(_("Milestones and smiles, mile by mile."),
                        "Milestones and smiles, kilometer by kilometer.");
    assert_string_equal(_("25\u00a0miles\u00a0: and no smiles"), "25\u00a0km\u00a0: and no smiles");
    assert_string_equal(_("Miles, as every Mile."), "Kilometers, as every Kilometer.");
    assert_string_equal(_("%1$d miles and miles"), "%1$d km and kilometers");
    robot_restart(&robot);
    assert_string_equal(_("%d miles: %d to %d"), "%d km: %d to %d");
    choose("menu.options");
    choose(OPTIONS_TABS[PAGE_TABLE].name);
    press(INTENT_SECONDARY);
    assert_string_equal(_("%d miles: %d to %d"), "%d miles: %d to %d");
}

/* What a settings file of one line makes of the units. */
static int units_of(const char *line)
{
    char text[80];
    struct settings settings = settings_default();
    int length = snprintf(text, sizeof text, "route-mille settings 1\n%s\n", line);
    assert_int_equal(settings_read(&settings, text, (size_t)length), 0);
    return units_chosen(&settings);
}

static void distances_follow_the_language_until_one_is_chosen(void)
{
    open_at(DEVICE_PAD, PAGE_TABLE);
    int units = options_row_named("options.units");
    const char *miles = _("%d miles: %d to %d");
    assert_non_null(strstr(miles, "mile"));
    text_copy(robot.front.settings.language, sizeof robot.front.settings.language, "fr");
    front_speak(&robot.front);
    if (strcmp(robot.front.language, "fr") == 0) { /* where msgfmt made it */
        assert_non_null(strstr(_("%d miles: %d to %d"), "km"));
        assert_non_null(strstr(_("for every mile that you have laid down"), "kilomètre"));
        assert_int_equal(units_chosen(&robot.front.settings), 0);
        assert_int_equal(options_value(&robot.front, units), UNITS_KILOMETERS);
        options_set(&robot.front, units, UNITS_MILES); /* miles in French are a choice, and stay one */
        assert_non_null(strstr(_("%d miles: %d to %d"), "miles"));
        options_set(&robot.front, CHOSEN_LANGUAGE, 0);
        assert_non_null(strstr(_("%d miles: %d to %d"), "miles"));
        options_set(&robot.front, CHOSEN_LANGUAGE, 1);
        assert_non_null(strstr(_("%d miles: %d to %d"), "miles"));
        options_restore(&robot.front, units);
        assert_non_null(strstr(_("%d miles: %d to %d"), "km"));
        options_set(&robot.front, CHOSEN_LANGUAGE, 0);
        assert_non_null(strstr(_("%d miles: %d to %d"), "mile"));
    }
    assert_int_equal(units_of("kilometres 0"), 0);
    assert_int_equal(units_of("kilometres 1"), UNITS_KILOMETERS);
    assert_int_equal(units_of("units 1"), UNITS_MILES);
}

/* Presses on a card of the hand and moves up. */
static void pull(float far)
{
    struct rect box = item_named("hand.1")->box;
    struct point at = {box.x + 20, box.y + box.h / 2};
    mouse_at(INTENT_PRESS, at);
    at.y -= far;
    mouse_at(INTENT_POINT, at);
}

static void cards_are_dragged_or_clicked_as_chosen(void)
{
    static const struct {
        enum play_method method;
        bool drags, raises;
    } rows[] = {{PLAY_EITHER, true, true}, {PLAY_DRAG, true, false}, {PLAY_CLICK, false, true}};
    for (int i = 0; i < 3; i++) {
        for (int drag = 0; drag < 2; drag++) {
            robot_start(&robot, DEVICE_MOUSE, 7, 1920, 1080);
            mille_choose(&robot.front.settings, MILLE_CHOICE_METHOD, (int)rows[i].method);
            choose("menu.new deck");
            pull(drag ? 120 : 0);
            assert_int_equal(mille_view_of(table_of(&robot.front))->dragging, drag && rows[i].drags);
            if (!drag) {
                robot_do(&robot, INTENT_RELEASE);
                assert_int_equal(mille_view_of(table_of(&robot.front))->raised >= 0, rows[i].raises);
            }
        }
    }
}

static void the_card_count_takes_the_place_of_the_cures_on_demand(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    choose("menu.new");
    assert_non_null(said("WHAT CURES WHAT"));
    press_key('c');
    assert_non_null(said("STILL UNSEEN"));
    assert_null(said("WHAT CURES WHAT"));
    press_key('c');
    assert_non_null(said("WHAT CURES WHAT"));
}

const struct test tests[] = {
    TEST(the_opponent_of_new_games_is_chosen),
    TEST(the_page_of_a_table_has_its_name),
    TEST(a_new_game_asks_who_sits_down),
    TEST(opponents_are_remembered_by_name_and_older_files_still_count),
    TEST(what_one_table_asks_for_stands_under_its_name),
    TEST(each_table_has_rows_of_its_own),
    TEST(each_end_of_the_deck_has_its_sentence),
    TEST(distances_are_called_kilometers_and_keep_their_numbers),
    TEST(distances_follow_the_language_until_one_is_chosen),
    TEST(cards_are_dragged_or_clicked_as_chosen),
    TEST(the_card_count_takes_the_place_of_the_cures_on_demand),
    {0},
};
