/* SPDX-License-Identifier: MIT */
/* Shots of title, options, pause and the question dialog, and a sampler of all furniture. */
#include "shots.h"

#include "base/text.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_table.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/opponents.h"
#include "front/scenes/title.h"
#include "front/stage/bar.h"
#include "front/table/company.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/furniture.h"

static void stay(void) {}

static void waiting_game(void)
{
    table_new(&robot.front, &mille_front);
    table_at(&robot.front, TABLE_LIVE)->hand_number = 3;
    front_reset(&robot.front, &title_scene);
    robot_settle(&robot);
}

static void title_tables(void)
{
    waiting_game();
    robot_focus(&robot, "menu.tables.dice");
    robot_settle(&robot);
}

static void title_dominoes(void)
{
    table_choose(&robot.front, &bones_front);
    front_reset(&robot.front, &title_scene);
    robot_focus(&robot, "menu.tables.dominoes");
    robot_settle(&robot);
}

static void title_dice(void)
{
    table_choose(&robot.front, &cubes_front);
    front_reset(&robot.front, &title_scene);
    robot_focus(&robot, "menu.tables.dice");
    robot_settle(&robot);
}

static void title_message(void)
{
    robot_put(&robot, "records", "route-mille records 1\ntotal lots\n");
    robot_put(&robot, "autosave.journal", "route-mille journal 1\ngame mille\nseed 1955 or so\n");
    front_save_settings(&robot.front);
    robot_restart(&robot);
    robot_focus(&robot, "menu.quit");
    robot_settle(&robot);
    robot.front.device = DEVICE_KEYS;
}

static void title_moving(void)
{
    waiting_game();
    struct focus_list list;
    front_items(&robot.front, &list);
    front_set_focus(&robot.front, focus_named(&list, "menu.options")->id);
    front_tick(&robot.front);
    front_tick(&robot.front);
}

static void options(void)
{
    waiting_game();
    choose("menu.options");
}

static void options_row(void)
{
    options();
    robot_choose(&robot, "tab.table");
    robot_focus(&robot, "options.rules");
    robot_settle(&robot);
    robot.front.device = DEVICE_KEYS;
}

static void options_picture(void)
{
    options();
    robot_do(&robot, INTENT_PAGE_NEXT);
    robot.front.device = DEVICE_MOUSE;
}

static void options_sound(void)
{
    options();
    robot_choose(&robot, "tab.sound");
    robot_focus(&robot, "options.captions");
    robot_settle(&robot);
}

/* A long caption, where it takes most room. */
static void caption(void)
{
    robot.front.settings.captions = true;
    mille_sound_cue(&robot.front, MILLE_CUE_REMEDY + 4);
    robot_tick(&robot, 2);
}

static void caption_table(void)
{
    waiting_game();
    choose("menu.continue");
    caption();
}

static void caption_title(void)
{
    waiting_game();
    robot_key(&robot, 'm');
    robot_tick(&robot, 2);
}

static void options_comfort(void)
{
    options();
    robot_choose(&robot, "tab.comfort");
    robot_focus(&robot, "options.done");
    robot_settle(&robot);
    robot.front.pad_style = PAD_PLAYSTATION;
}

static void options_access(void)
{
    options();
    robot_do(&robot, INTENT_PAGE_PREV);
    robot_settle(&robot);
}

static void controls(void)
{
    options();
    robot_choose(&robot, "tab.comfort");
    choose("options.controls");
}

static void controls_waiting(void)
{
    controls();
    robot_choose(&robot, "key.draw");
    robot.front.device = DEVICE_KEYS;
}

static void options_tab(void)
{
    options();
    robot_focus(&robot, "tab.comfort");
    robot_settle(&robot);
    robot.front.pad_style = PAD_NINTENDO;
}

static void question(void)
{
    waiting_game();
    choose("menu.new");
}

static void question_yes(void)
{
    question();
    robot_focus(&robot, "confirm.yes");
    robot_settle(&robot);
}

static void pause_menu(void)
{
    waiting_game();
    choose("menu.continue");
    press(INTENT_MENU);
}

static void pause_quit(void)
{
    pause_menu();
    choose("pause.quit");
}

/* As in a browser. */
static void page_title(void)
{
    robot.page = true;
    waiting_game();
}

static void page_quit(void)
{
    page_title();
    press(INTENT_CANCEL);
}

static void draw_sampler(const struct front *front, struct draw_list *list)
{
    draw_fill(list, list->frame.canvas, INK_SAND);
    furniture_plate(list, (struct rect){40, 40, 184, 154}, 12, INK_CREAM);
    furniture_headed(list, (struct rect){260, 40, 264, 208}, "ON THE ROAD", INK_SEA, 36, 23);
    furniture_headed(list, (struct rect){560, 40, 264, 208}, "HAND 3 \xc2\xb7 TO 700", INK_RED, 40, 26);
    furniture_slot(list, (struct rect){880, 40, 110, 154}, "icons/pict_pump", NULL);
    furniture_slot(list, (struct rect){1030, 40, 110, 154}, NULL, "200");
    furniture_slot(list, (struct rect){1180, 40, 130, 182}, NULL, NULL);
    furniture_total(list, (struct rect){1350, 40, 76, 134}, "525");
    furniture_total(list, (struct rect){1460, 40, 76, 134},
                    "1\xe2\x80\x89"
                    "000");
    furniture_caption(list, 935, 34, "SAFETIES");
    furniture_target(list, (struct rect){1600, 60, 110, 154}, 9, 0);
    furniture_target(list, (struct rect){1770, 60, 110, 154}, 9, 12);
    furniture_focus(list, (struct rect){60, 260, 110, 154}, 8);
    draw_card(list, "cards/remedy_gasoline", "GASOLINE", INK_CREAM, (struct rect){60, 260, 110, 154}, 0, 0);
    furniture_refused(list, (struct rect){240, 280, 110, 154}, 8);
    draw_card(list, "cards/hazard_stop", "STOP", INK_CREAM, (struct rect){240, 280, 110, 154}, 0, 0);
    struct furniture_sign sign = {.box = {440, 300, 500, 66},
                                  .label = "Continue",
                                  .sub = "Hand 3",
                                  .size = 42,
                                  .fill = INK_CREAM,
                                  .ink = INK_INK,
                                  .sub_ink = INK_INK,
                                  .focus = true,
                                  .tag = true};
    furniture_sign(list, &sign);
    sign.focus = false;
    sign.box.y = 400;
    furniture_sign(list, &sign);
    sign.pressed = true;
    sign.box.y = 500;
    furniture_sign(list, &sign);
    struct furniture_sign choice = {.box = {1020, 300, 400, 92},
                                    .label = "Stop at Avignon",
                                    .sub = "400 for the trip, now",
                                    .size = 44,
                                    .fill = INK_PAPER,
                                    .ink = INK_INK,
                                    .sub_ink = INK_INK,
                                    .mirrored = true,
                                    .centred = true};
    furniture_sign(list, &choice);
    choice = (struct furniture_sign){.box = {1460, 300, 420, 92},
                                     .label = "On to Menton",
                                     .sub = "900 if you arrive first, trip included",
                                     .size = 44,
                                     .fill = INK_ROYAL,
                                     .ink = INK_CREAM,
                                     .sub_ink = INK_GOLDLT,
                                     .focus = true,
                                     .centred = true};
    furniture_sign(list, &choice);
    furniture_button(list, (struct rect){1020, 440, 236, 52}, "Defaults", INK_PAPER, INK_INK, false, false);
    furniture_button(list, (struct rect){1300, 440, 236, 52}, "Done", INK_GREEN, INK_CREAM, true, false);
    furniture_button(list, (struct rect){1580, 440, 236, 52}, "Done", INK_GREEN, INK_CREAM, true, true);
    furniture_dialog(list, (struct rect){40, 620, 900, 360});
    for (int i = 0; i < 5; i++) {
        furniture_slider(list, (struct rect){110, 650 + 60 * (float)i, 440, 42}, (float)i / 4);
    }
    furniture_toggle(list, (struct rect){600, 650, 104, 42}, true);
    furniture_toggle(list, (struct rect){740, 650, 104, 42}, false);
    furniture_choice(list, (struct rect){600, 720, 280, 42}, "Stuck ends the hand");
    furniture_tab(list, (struct rect){600, 790, 112, 62}, "Game", true);
    furniture_tab(list, (struct rect){720, 790, 134, 62}, "Comfort", false);
    furniture_row(list, (struct rect){600, 880, 300, 66});
    furniture_n7(list, 1000, 560, 40);
    furniture_burst(list, 1160, 760, 180, 15, .6f, 5, 0, INK_GOLD);
    furniture_burst(list, 1160, 760, 120, 13, .58f, 9, 8, INK_GOLDLT);
    struct status status = {.lamp = true, .message = "Your turn \xe2\x80\x93 play or discard"};
    text_copy(status.hint, sizeof status.hint, "Gasoline cures your Out of gas");
    static const struct prompt prompts[] = {{PROMPT_MOVE, "Choose"},       {PROMPT_CONFIRM, "Play"},
                                            {PROMPT_SECONDARY, "Discard"}, {PROMPT_ALTERNATE, "Sort"},
                                            {PROMPT_GROUPS, "Piles"},      {PROMPT_MENU, "Menu"}};
    for (int i = 0; i < 6; i++) {
        status.prompt[status.prompts++] = prompts[i];
    }
    static struct front other;
    for (int i = 0; i < 5; i++) {
        other = *front;
        other.device = i < 3 ? DEVICE_PAD : i == 3 ? DEVICE_KEYS : DEVICE_MOUSE;
        other.pad_style = i < 3 ? (enum pad_style)i : PAD_XBOX;
        bar_prompts(&other, list, prompts, 6, 6, 1900, 560 + 64 * (float)i + 30, 36, 27);
    }
    bar_draw(front, list, &status);
}

static void nobody(struct front *front)
{
    (void)front;
}

/* As it is asked after a game for two. */
static void opponents(void)
{
    robot.choosy = true;
    robot_focus(&robot, "menu.new");
    opponents_ask(&robot.front, &mille_front, company_opponent(&robot.front.settings, &mille_front), nobody);
    robot_settle(&robot);
}

/* Somebody who has played before, and looks at the first of the row. */
static void opponents_known(void)
{
    *records_of(&robot.front) = (struct records){
        .opponents = 1,
        .opponent = {
            {.key = "sunday", .tally = {.games = 14, .won = 9, .hands = 63, .longest = 4, .points = 60210}}}};
    opponents();
    robot_focus(&robot, "opponent.sunday");
    robot_settle(&robot);
}

const struct shot SHOTS_SCREENS[] = {{"title", waiting_game, NULL},
                                     {"title_new", stay, NULL},
                                     {"opponents", opponents, NULL},
                                     {"opponents_known", opponents_known, NULL},
                                     {"title_tables", title_tables, NULL},
                                     {"title_dominoes", title_dominoes, NULL},
                                     {"title_dice", title_dice, NULL},
                                     {"title_message", title_message, NULL},
                                     {"title_moving", title_moving, NULL},
                                     {"options", options, NULL},
                                     {"options_row", options_row, NULL},
                                     {"options_picture", options_picture, NULL},
                                     {"options_sound", options_sound, NULL},
                                     {"caption_table", caption_table, NULL},
                                     {"caption_title", caption_title, NULL},
                                     {"options_comfort", options_comfort, NULL},
                                     {"options_tab", options_tab, NULL},
                                     {"options_access", options_access, NULL},
                                     {"controls", controls, NULL},
                                     {"controls_waiting", controls_waiting, NULL},
                                     {"question", question, NULL},
                                     {"question_yes", question_yes, NULL},
                                     {"pause", pause_menu, NULL},
                                     {"pause_quit", pause_quit, NULL},
                                     {"page_title", page_title, NULL},
                                     {"page_quit", page_quit, NULL},
                                     {"furniture", stay, draw_sampler},
                                     {NULL, NULL, NULL}};
