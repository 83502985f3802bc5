/* SPDX-License-Identifier: MIT */
/* The dice's pages in a dialog as all others are: the ranking, the slate, whether the dice are fair. */
#include "shots.h"

#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/kept.h"
#include "front/page/page_rows.h"
#include "front/table/table.h"
#include "front/table/turn.h"

#include <math.h>

enum { PLAYERS = 9, BAR = 44, DIALOG_W = 1320 };

static struct cubes_ranked ranked[CUBES_COMPANIES][PLAYERS];
static struct cubes_ranking lists[CUBES_COMPANIES];
static struct sitter sitter[CUBES_SEATS_MAX];
static int focus;

/* ---- the ranking --------------------------------------------------------------------------------------- */

static const struct {
    const char *player, *name;
    int games, won, left, shares, turns, busts, score, best;
} players[PLAYERS] = {
    {"engineer", "Anselme", 14, 9, 0, 1180, 300, 115, 128000, 3150},
    {"person", "Marie-Hélène", 22, 11, 1, 1560, 480, 190, 191000, 2900},
    {"patronne", "Mado", 17, 8, 0, 1100, 360, 130, 145000, 2250},
    {"person", "Jean", 9, 4, 0, 560, 190, 80, 70000, 1850},
    {"patronne", "Hortense", 4, 1, 0, 210, 90, 34, 33000, 1300},
    {"postman", "Odette", 20, 6, 0, 980, 430, 176, 162000, 2050},
    {"person", "", 3, 0, 1, 90, 60, 29, 17000, 900},
    {"apprentice", "Lucien", 16, 3, 0, 610, 350, 270, 99000, 4000},
    {"apprentice", "Josette", 6, 0, 0, 180, 130, 99, 36000, 2150},
};

static void make_lists(void)
{
    for (int company = 0; company < CUBES_COMPANIES; company++) {
        lists[company] = cubes_ranking_in(ranked[company], PLAYERS, (enum cubes_company)company);
        for (int i = 0; i < (company == CUBES_WITH_OTHERS ? PLAYERS : 0); i++) {
            struct cubes_ranked *one = &ranked[company][i];
            *one = (struct cubes_ranked){.games = players[i].games,
                                         .won = players[i].won,
                                         .left = players[i].left,
                                         .last_day = -5164 - 3 * i,
                                         .shares = players[i].shares,
                                         .turns = players[i].turns,
                                         .busts = players[i].busts,
                                         .score = players[i].score,
                                         .best = players[i].best};
            text_copy(one->player, sizeof one->player, players[i].player);
            text_copy(one->name, sizeof one->name, players[i].name);
            lists[company].count++;
        }
        cubes_ranking_sort(&lists[company]);
    }
}

static void stage_ranking(void)
{
    make_lists();
    cubes_ranking_open(&cubes_kept_of(&robot.front)->ranking, lists);
    focus = CUBES_RANKING_HEAD;
}

static void stage_ranking_sorted(void)
{
    stage_ranking();
    cubes_ranking_tab.choose(&robot.front, CUBES_RANKING_HEAD + CUBES_COLUMN_BEST, 0);
    focus = CUBES_RANKING_ROW + 1;
}

/* By the column whose head is the longest word of the narrowest, from worst to best. */
static void stage_ranking_turned(void)
{
    stage_ranking();
    cubes_ranking_tab.choose(&robot.front, CUBES_RANKING_HEAD + CUBES_COLUMN_LEFT, 0);
    cubes_ranking_tab.choose(&robot.front, CUBES_RANKING_HEAD + CUBES_COLUMN_LEFT, 0);
    focus = CUBES_RANKING_HEAD + CUBES_COLUMN_LEFT;
}

static void stage_ranking_empty(void)
{
    stage_ranking();
    cubes_ranking_tab.choose(&robot.front, CUBES_RANKING_COMPANY, 1);
    focus = CUBES_RANKING_COMPANY;
}

/* ---- the slate ----------------------------------------------------------------------------------------- */

static const struct sitter folk[CUBES_SEATS_MAX] = {
    {N_("You"), "icons/portrait_you", NULL, NULL},
    {"Hortense", "portraits/portrait_hortense", NULL, NULL},
    {"Amédée", "portraits/portrait_amedee", NULL, NULL},
    {"Josette", "portraits/portrait_josette", NULL, NULL},
    {"Marie-Hélène", "icons/portrait_guest", NULL, NULL},
    {"Anselme", "portraits/portrait_anselme", NULL, NULL},
};

/* The slate of a game at another table, in the menu's dialog. */
static void sit(int seats)
{
    struct cubes_slate *slate = &cubes_kept_of(&robot.front)->slate;
    static const int32_t scores[CUBES_SEATS_MAX] = {10350, 9900, 7250, 5600, 0, 8150};
    choose("menu.tables.dice");
    cubes_kept_show_slate(&robot.front);
    robot_settle(&robot);
    slate->pub = (struct cubes_public){
        .goal = CUBES_GOAL_STANDARD, .seats = (uint8_t)seats, .phase = CUBES_PHASE_OVER};
    for (int seat = 0; seat < seats; seat++) {
        sitter[seat] = folk[seat];
        slate->pub.seat[seat] = (struct cubes_seat){
            .score = scores[seat], .turns = 14, .busts = 3 + seat % 4, .best = scores[seat] / 5 / 50 * 50};
        slate->tally.seat[seat] = (struct cubes_tally_seat){
            .hot = 2 - seat % 3, .boarded = scores[seat] > 0 ? 1 + seat : 0, .dice = 96 + 13 * seat};
    }
    sitter[0].name = _(folk[0].name);
    cubes_slate_open(&slate->page, &slate->pub, &slate->tally, sitter, 0, true);
}

static void stage_slate(void)
{
    sit(4);
}

static void stage_slate_six(void)
{
    struct cubes_slate *slate = &cubes_kept_of(&robot.front)->slate;
    sit(6);
    slate->pub.phase = CUBES_PHASE_START;
    slate->pub.jokers = 1;
    slate->pub.seat[0].score = 10100;
    cubes_slate_choose(&slate->page, CUBES_SLATE_TOTAL);
    robot.device = DEVICE_KEYS;
    robot_focus(&robot, "slate.row.9");
}

/* ---- are the dice fair? -------------------------------------------------------------------------------- */

static void stage_fair(void)
{
    struct cubes_thrown *thrown = &cubes_kept_of(&robot.front)->thrown;
    static const int64_t seen[CUBES_FACES] = {0, 402, 371, 416, 388, 395, 410};
    *thrown = (struct cubes_thrown){.seat = {{{.seen = {0}}}}};
    for (int face = 0; face < CUBES_FACES; face++) {
        thrown->seat[0][0].seen[face] = seen[face];
        thrown->seat[1][1].seen[face] = 3 + face % 3;
    }
    cubes_fair_tab.open(&robot.front);
    focus = CUBES_FAIR_KIND;
}

static void stage_fair_jokers(void)
{
    stage_fair();
    cubes_fair_tab.choose(&robot.front, CUBES_FAIR_KIND, 1);
    cubes_fair_tab.choose(&robot.front, CUBES_FAIR_SEAT, 1);
    focus = CUBES_FAIR_SEAT;
}

/* ---- the dialog around them ---------------------------------------------------------------------------- */

static void draw_page(const struct front *front, struct draw_list *list, const struct game_page *tab)
{
    front_print(front, list);
    list->contrast = front->settings.high_contrast;
    float w = fminf(DIALOG_W, form_room(&list->frame, BAR).w);
    bool tight = w < PAGE_ROWS_FOLD || form_low(&list->frame, BAR);
    struct form_design design = {.w = DIALOG_W,
                                 .head = tight ? 104 : 140,
                                 .foot = tight ? 90 : 108,
                                 .length = tab->length(front, w),
                                 .most = 672};
    struct form form = form_make(&list->frame, BAR, &design, 0);
    draw_fill(list, list->frame.canvas, INK_NIGHT);
    furniture_dialog(list, form.box);
    draw_text_fit(list, form.box.x + (tight ? 36 : 54), form.box.y + (tight ? 74 : 96), _(tab->title),
                  FONT_DISPLAY, tight ? 66 : 84, INK_RED, ANCHOR_START, form.box.w - 110);
    draw_fill(list, (struct rect){form.box.x + 36, form.box.y + design.head - 24, form.box.w - 72, 6},
              INK_RED);
    form_rows(list, &form);
    tab->draw(front, list, &form, focus);
    form_rows_end(list, &form);
    struct rect done =
        form_button(&form, 1, 2, 236, form_touch(&list->frame, 52), tight ? 30 : 58, tight ? 68 : 84);
    furniture_button(list, done, _("Done"), INK_GREEN, INK_CREAM, false, false);
}

static void draw_ranking(const struct front *front, struct draw_list *list)
{
    draw_page(front, list, &cubes_ranking_tab);
}

static void draw_fair(const struct front *front, struct draw_list *list)
{
    draw_page(front, list, &cubes_fair_tab);
}

/* ---- where the cabinet shows them ---------------------------------------------------------------------- */

static const char played[] = CUBES_SCORES_HEAD
    "0000000000000001 1955-08-01 standard plain 3 1 person 10350 14 4 1900 stayed Marie-Hélène\n"
    "0000000000000001 1955-08-01 standard plain 3 2 apprentice 8000 13 9 4100 stayed Lucien\n"
    "0000000000000001 1955-08-01 standard plain 3 3 patronne 7350 13 4 1450 stayed Hortense\n"
    "0000000000000002 1955-08-09 standard jokers 2 1 engineer 10100 15 5 1500 stayed Anselme\n"
    "0000000000000002 1955-08-09 standard jokers 2 2 person 9000 14 3 1200 stayed Marie-Hélène\n"
    "0000000000000003 1955-08-10 blitz plain 2 1 person 7650 11 3 1800 stayed Paul\n"
    "0000000000000003 1955-08-10 blitz plain 2 2 postman 6900 11 4 1100 stayed Odette\n"
    "0000000000000004 1955-08-11 standard plain 1 1 person 10050 23 6 1250 stayed Paul\n";

static void open_pages(const char *tab)
{
    robot_put(&robot, CUBES_SCORES_FILE, played);
    robot_put(&robot, CUBES_THROWN_FILE, CUBES_THROWN_HEAD "plain 1 402 371 416 388 395 410\n");
    cubes_kept_part.start(&robot.front);
    table_choose(&robot.front, &cubes_front);
    choose("menu.scores");
    choose(tab);
}

static void stage_tab_ranking(void)
{
    open_pages("tab.ranking");
}

static void stage_tab_fair(void)
{
    open_pages("tab.fair");
}

static void stage_menu(void)
{
    choose("menu.tables.dice");
    press(INTENT_MENU);
}

static void stage_menu_slate(void)
{
    stage_menu();
    choose("pause.slate");
}

/* Some turns, held and lost, and the one under way. */
static void stage_log(void)
{
    choose("menu.tables.dice");
    for (int i = 0; i < 14; i++) {
        const struct cubes_public *seen = cubes_table_seen(table_of(&robot.front));
        struct move hold = {.kind = CUBES_MOVE_HOLD};
        bool holds = cubes_legal(seen, hold) == REFUSAL_NONE && cubes_turn_points(seen) >= 300;
        robot_choose(&robot, holds ? "hold" : "roll");
        press(INTENT_LET_GO);
    }
    press(INTENT_MENU);
    choose("pause.log");
}

static void stage_leave(void)
{
    stage_menu();
    choose("pause.give_up");
}

const struct shot SHOTS_CUBES_PAGES[] = {
    {"dice_ranking", stage_tab_ranking, NULL},
    {"dice_fair", stage_tab_fair, NULL},
    {"dice_menu_slate", stage_menu_slate, NULL},
    {"dice_log", stage_log, NULL},
    {"dice_leave", stage_leave, NULL},
    {"cubes_ranking", stage_ranking, draw_ranking},
    {"cubes_ranking_sorted", stage_ranking_sorted, draw_ranking},
    {"cubes_ranking_turned", stage_ranking_turned, draw_ranking},
    {"cubes_ranking_empty", stage_ranking_empty, draw_ranking},
    {"cubes_slate", stage_slate, NULL},
    {"cubes_slate_six", stage_slate_six, NULL},
    {"cubes_fair", stage_fair, draw_fair},
    {"cubes_fair_jokers", stage_fair_jokers, draw_fair},
    {NULL, NULL, NULL},
};
