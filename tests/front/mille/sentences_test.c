/* SPDX-License-Identifier: MIT */
/* Every sentence in which somebody has a name, made for "you" and for a second person, alone and for two
 * people at one machine, in English and in French: nobody is spoken of in the wrong person. */
#include "front/help/whats_this.h"
#include "front/mille/coup.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/score.h"
#include "front/scenes/review_inside.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/sit.h"
#include "games/mille/ai/review.h"
#include "position.h"
#include "seatings.h"
#include "test.h"

#include <string.h>

enum { SCREENS = 260 };

/* ---- what is said of either at the table ----------------------------------------------------------------
 */

/* Every line of the road log, of either seat, before either's eyes, and before both in a replay. */
static void look_at_the_log(void)
{
    static const uint8_t kinds[] = {EVENT_DREW, EVENT_PLAYED, EVENT_DISCARDED, EVENT_PASSED, EVENT_EXTENDED};
    struct front *front = &robot.front;
    int viewers = table_shared(table_of(front)) ? 2 : 1;
    for (unsigned i = 0; i < 2u * 2 * 2 * sizeof kinds; i++) {
        int seat = (int)(i & 1), viewer = (int)(i >> 1 & 1);
        table_of(front)->kind = i >> 2 & 1 ? TABLE_REPLAY : TABLE_LIVE;
        if (viewer >= viewers) {
            continue;
        }
        table_see(table_of(front), viewer);
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            bool hazard = mille_cards[card].family == FAMILY_HAZARD;
            struct event event = {.kind = kinds[i >> 3],
                                  .seat = (int8_t)seat,
                                  .card = (uint8_t)card,
                                  .target = (uint8_t)(hazard ? 1 - seat : seat)};
            char line[128];
            struct text out = text_in(line, sizeof line);
            mille_log_text(table_of(front), &event, &out);
            is_right(GRAMMAR_PHRASE, line, "log");
            assert_true(strstr(line, table_is_you(table_of(front), seat)
                                         ? grammar.french ? "Vous" : "You"
                                         : table_called(table_of(front), seat)) == line);
        }
    }
    table_of(front)->kind = TABLE_LIVE;
    table_see(table_of(front), 0);
}

static void every_line_of_the_log_reads_right(void)
{
    in_all_seatings(look_at_the_log);
}

/* What the top scene says in its bar, and every word that it draws. */
static void look_at_the_screen(void)
{
    const struct scene *scene = front_scene(&robot.front);
    struct status status = {.prompts = 0};
    if (scene->status) {
        scene->status(&robot.front, &status);
    }
    is_right(status.message[0] ? GRAMMAR_LINE : GRAMMAR_PIECE, status.message, scene->name);
    is_right(status.hint[0] ? GRAMMAR_LINE : GRAMMAR_PIECE, status.hint, scene->name);
    for (int i = 0; i < status.prompts; i++) {
        is_right(GRAMMAR_PHRASE, status.prompt[i].label, scene->name);
    }
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        if (robot.frame.command[i].kind == DRAW_TEXT) {
            const char *string = draw_string(&robot.frame, robot.frame.command[i].string);
            is_right(GRAMMAR_PIECE, strcmp(string, "'") == 0 ? "" : string,
                     scene->name); /* a key to type with */
        }
    }
}

/* A hand or two, with a hint now and then, and everything on the table in focus once. */
static void play_on(void)
{
    for (int i = 0; i < SCREENS; i++) {
        look_at_the_screen();
        if (robot_on(&robot, &table_scene) && i % 16 == 0) {
            struct focus_list items = robot_items(&robot);
            for (int k = 0; k < items.count; k++) {
                front_set_focus(&robot.front, items.item[k].id);
                look_at_the_screen();
            }
            press_key('h');
            look_at_the_screen();
        }
        if (robot_on(&robot, &handover_scene)) {
            choose("curtain.lift");
        } else if (!robot_decide(&robot)) {
            return;
        }
    }
}

static void whole_hands_read_right(void)
{
    in_all_seatings(play_on);
}

/* The poster of a coup fourré that either plays, before either's eyes. */
static void look_at_the_posters(void)
{
    struct front *front = &robot.front;
    int viewers = table_shared(table_of(front)) ? 2 : 1;
    for (int i = 0; i < 2 * viewers; i++) {
        for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
            front_reset(front, &table_scene);
            robot_tick(&robot, 2);
            table_see(table_of(front), i / 2);
            coup_show(front, i % 2, mille_cards[card].safety, card);
            robot_tick(&robot, 20);
            assert_true(robot_on(&robot, &coup_scene));
            look_at_the_screen();
            assert_true(robot_reads(&robot, mille_card_name(card)));
        }
    }
}

static void every_poster_reads_right(void)
{
    in_all_seatings(look_at_the_posters);
}

/* Nobody, one side or the other, or both, one or two cards from each goal. */
static void look_at_the_stakes(void)
{
    struct front *front = &robot.front;
    for (int i = 0; i < 3 * 2 * 2 * 2; i++) {
        struct mille_stakes stakes = {.who = (uint8_t)(STAKES_YOU + i % 3),
                                      .cards = (uint8_t)(1 + i / 3 % 2),
                                      .game = i / 6 % 2,
                                      .goal = i / 12 ? GOAL_EXTENDED : GOAL_MILES};
        char line[120];
        for (int viewer = 0; viewer < (table_shared(table_of(front)) ? 2 : 1); viewer++) {
            mille_stakes_text(&stakes, table_name(table_of(front), viewer),
                              table_name(table_of(front), !viewer), line, sizeof line);
            is_right(GRAMMAR_PHRASE, line, "stakes");
        }
    }
}

static void the_stakes_read_right(void)
{
    in_all_seatings(look_at_the_stakes);
}

/* ---- how a hand and a game end ---------------------------------------------------------------------------
 */

/* A hand of made-up points, the sheet counted up, and the winner's page where it decides the game. */
static void end_hand(int trip_side, int goal, int first_total, int second_total)
{
    struct mille_state *state = position_make(&robot);
    struct mille_public *pub = &state->pub;
    pub->phase = PHASE_HAND_OVER;
    pub->goal = (int16_t)goal;
    pub->trip_side = (int8_t)trip_side;
    for (int side = 0; side < 2; side++) {
        pub->side[side].miles = (int16_t)(trip_side == side ? goal : 300);
        pub->side[side].total = (int16_t)(side ? second_total : first_total);
    }
    if (mille_overall(pub, 0) >= GAME_POINTS || mille_overall(pub, 1) >= GAME_POINTS) {
        pub->phase = PHASE_GAME_OVER;
    }
    position_show(&robot);
    rest_at(&score_scene);
    look_at_the_screen();
    if (pub->phase == PHASE_GAME_OVER) {
        press_to(INTENT_CONFIRM, &game_over_scene);
        look_at_the_screen();
    }
}

static void look_at_the_ends(void)
{
    for (int code = 0; code < SCORE_LINES; code++) {
        is_right(GRAMMAR_PHRASE, mille_score_text(code), "score");
    }
    for (int trip = -1; trip < 2; trip++) {
        end_hand(trip, GOAL_MILES, 0, 0);
        end_hand(trip, GOAL_EXTENDED, 0, 0);
    }
    end_hand(0, GOAL_MILES, 4800, 300);
    end_hand(1, GOAL_MILES, 300, 4800);
    end_hand(-1, GOAL_MILES, 4800, 4800);
}

static void every_end_reads_right(void)
{
    in_all_seatings(look_at_the_ends);
}

/* ---- dialogs, and what explains itself ------------------------------------------------------------------
 */

/* The screen with each of its items in focus, and what that is. */
static void look_around(void)
{
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        struct item_words says;
        front_set_focus(&robot.front, list.item[i].id);
        look_at_the_screen();
        if (whats_this_explain(&robot.front, &list.item[i], &says)) {
            is_right(GRAMMAR_PIECE, says.title, list.item[i].name);
            is_right(GRAMMAR_SENTENCE, says.text, list.item[i].name);
            is_right(says.more[0] ? GRAMMAR_LINE : GRAMMAR_PIECE, says.more, list.item[i].name);
        }
    }
}

static void go_back_to(const struct scene *scene)
{
    for (int i = 0; i < 6 && !robot_on(&robot, scene); i++) {
        press(INTENT_CANCEL);
    }
    if (!robot_on(&robot, scene)) {
        fail_msg("%s does not lead back to %s", front_scene(&robot.front)->name, scene->name);
    }
}

static void look_behind(const struct scene *scene, const char *const *items)
{
    for (int i = 0; items[i]; i++) {
        if (scene == &table_scene) {
            press(INTENT_MENU);
            look_around();
        }
        choose(items[i]);
        look_around();
        go_back_to(scene);
    }
}

static void look_at_the_dialogs(void)
{
    static const char *const menu[] = {"pause.save",    "pause.load", "pause.lessons",
                                       "pause.options", "pause.quit", NULL};
    static const char *const title[] = {"menu.new",  "menu.learn",   "menu.day",    "menu.load",
                                        "menu.help", "menu.options", "menu.scores", NULL};
    if (robot_on(&robot, &handover_scene)) {
        look_around();
        choose("curtain.lift");
    }
    look_around();
    look_behind(&table_scene, menu);
    stand_at(&title_scene);
    look_around();
    look_behind(&title_scene, title);
}

static void every_dialog_reads_right(void)
{
    in_all_seatings(look_at_the_dialogs);
}

/* ---- the review --------------------------------------------------------------------------------------- */

static bool a_hand_is_over(const struct mille_public *pub)
{
    return pub->phase == PHASE_HAND_OVER;
}

/* Each choice in the list, given each verdict in turn, for every seat that can be looked at. */
static void look_at_the_review(void)
{
    struct front *front = &robot.front;
    struct journal journal;
    journal_copy(&journal, &table_of(front)->session.journal);
    for (int seat = 0; seat < (table_shared(table_of(front)) ? 2 : 1); seat++) {
        review_open(front, &journal, seat, 0);
        robot.work_held = true;
        robot_tick(&robot, 30);
        struct review *given = (struct review *)(void *)review_of(front)->review;
        for (int i = 0; i < given->count; i++) {
            struct review_entry *entry = &given->entry[i];
            entry->known = i % 8 > 0;
            entry->choices = (uint8_t)(i % 8 == 1 ? 1 : 3);
            entry->best = entry->played;
            entry->best.card = (uint8_t)(i % 8 == 2 ? entry->played.card : CARD_GO);
            entry->win = 512345;
            entry->loss = i % 8 > 3 ? 20000 * (i % 8) : 0;
            entry->mark = (uint8_t)(i % 8 > 4 ? i % 8 - 4 : MARK_NONE);
            front_set_focus(front, REVIEW_ITEM_ROWS + i);
            look_at_the_screen();
            /* Of two people either may be reading. */
            struct status status = {.prompts = 0};
            review_scene.status(front, &status);
            bool yours = strstr(status.message, grammar.french ? "vos chances" : "your chance") != NULL;
            assert_int_equal(yours, entry->loss > 0 && !table_shared(table_of(front)) && i % 8 > 3);
        }
        front_set_focus(front, REVIEW_ITEM_CLOSE);
        look_at_the_screen();
        choose("review.close");
        robot.work_held = false;
    }
    journal_free(&journal);
}

static void the_review_reads_right(void)
{
    for (int i = 0; i < SEATINGS * LANGUAGES; i++) {
        if (seatings_start(&seatings[i / LANGUAGES], i % LANGUAGES)) {
            struct journal_seat seats[2];
            memcpy(seats, table_of(&robot.front)->session.journal.seat, sizeof seats);
            position_reach(&robot, a_hand_is_over);
            memcpy(table_of(&robot.front)->session.journal.seat, seats, sizeof seats);
            robot_tick(&robot, 4);
            look_at_the_review();
        }
    }
}

const struct test tests[] = {
    TEST(every_line_of_the_log_reads_right),
    TEST(whole_hands_read_right),
    TEST(every_poster_reads_right),
    TEST(the_stakes_read_right),
    TEST(every_end_reads_right),
    TEST(every_dialog_reads_right),
    TEST(the_review_reads_right),
    {0},
};
