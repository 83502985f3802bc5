/* SPDX-License-Identifier: MIT */
/* The road table: the position of the mock, and moments of play. */
#include "position.h"
#include "shots.h"

#include "base/i18n/translate.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_voices.h"
#include "front/mille/score.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/hint.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"

#include <string.h>

/* The position was not played to, so that the journal has no moves to tell. */
static void show_moves(void)
{
    static const struct event moves[LOG_LINES] = {
        {.kind = EVENT_PLAYED, .seat = TABLE_OPPONENT, .card = CARD_100, .target = 1},
        {.kind = EVENT_PLAYED, .seat = TABLE_YOU, .card = CARD_75},
        {.kind = EVENT_PLAYED, .seat = TABLE_OPPONENT, .card = CARD_OUT_OF_GAS},
        {.kind = EVENT_DREW, .seat = TABLE_YOU},
    };
    struct mille_shown *shown = &mille_view_of(table_of(&robot.front))->shown;
    memcpy(shown->log, moves, sizeof moves);
    shown->logged = LOG_LINES;
}

/* A position in mid-hand: the person is out of gas and holds the cure. */
static void stage_position(void)
{
    struct front *front = &robot.front;
    table_new(front, &mille_front);
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(table_of(front));
    struct mille_state *state = (struct mille_state *)(void *)table->session.state;
    struct mille_public *pub = &state->pub;
    const uint8_t hand[] = {CARD_200,  CARD_100,        CARD_75,         CARD_GASOLINE,
                            CARD_STOP, CARD_SPARE_TIRE, CARD_DRIVING_ACE};
    memcpy(state->hand[TABLE_YOU].card, hand, sizeof hand);
    state->hand[TABLE_YOU].count = pub->hand[TABLE_YOU] = HAND_CARDS_DRAWN;
    pub->phase = PHASE_PLAY;
    pub->turn = TABLE_YOU;
    pub->deck = 41;
    pub->hand_number = 3;
    pub->discard_top = CARD_REPAIRS;
    struct mille_side *you = &pub->side[0], *opponent = &pub->side[1];
    you->battle = CARD_OUT_OF_GAS;
    you->speed = CARD_END_OF_LIMIT;
    you->safety[3] = SAFETY_PLAYED;
    memcpy(you->distance, (uint8_t[]){1, 1, 2, 1, 1}, DISTANCE_KINDS);
    you->miles = 525;
    you->total = 1850;
    you->games = 2;
    opponent->battle = CARD_GO;
    opponent->speed = CARD_SPEED_LIMIT;
    opponent->safety[1] = SAFETY_COUP_FOURRE;
    memcpy(opponent->distance, (uint8_t[]){2, 1, 1, 2, 0}, DISTANCE_KINDS);
    opponent->miles = 375;
    opponent->total = 2140;
    opponent->games = 1;
    position_see(front, TABLE_YOU);
    show_moves();
    memcpy(view->shown.discard, (uint8_t[]){CARD_NONE, CARD_25, CARD_REPAIRS}, DISCARD_SHOWN);
    front_reset(front, &table_scene);
    robot_settle(&robot);
}

static void stage_table(void)
{
    stage_position();
    robot_focus(&robot, "hand.4");
    robot_settle(&robot);
}

/* Each opponent's plate, car, trail, dots and face. */
static void stage_against(const char *player)
{
    robot_opposite(&robot, player);
    stage_table();
}

static void stage_sunday(void)
{
    stage_against("sunday");
}

static void stage_rally(void)
{
    stage_against("rally");
}

static void stage_ace(void)
{
    stage_against("ace");
}

static void stage_guest(void)
{
    robot_opposite(&robot, SEAT_PERSON);
    stage_position();
    if (robot_on(&robot, &handover_scene)) {
        press(INTENT_CONFIRM);
    }
    show_moves();
    robot_focus(&robot, "hand.4");
    robot_settle(&robot);
}

static void stage_dragged(void)
{
    struct front *front = &robot.front;
    stage_position();
    struct mille_slot slot = mille_layout_slot(&mille_view_of(table_of(front))->layout, 4, 7, -1);
    struct intent intent = {
        .kind = INTENT_PRESS, .device = DEVICE_MOUSE, .x = slot.x, .y = slot.y, .clicks = 1};
    front_intent(front, &intent);
    intent.kind = INTENT_POINT;
    intent.x -= 300;
    intent.y -= 330;
    front_intent(front, &intent);
    robot_settle(&robot);
}

static void stage_refused(void)
{
    struct front *front = &robot.front;
    stage_position();
    robot_focus(&robot, "hand.2");
    front_intent(front, &(struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS});
    for (int i = 0; i < 5; i++) {
        front_tick(front);
    }
}

static void stage_sheet(void)
{
    struct front *front = &robot.front;
    stage_position();
    mille_choose(&front->settings, MILLE_CHOICE_FULL_SHEET, true);
}

static void stage_open_score(void)
{
    stage_table();
    robot_key(&robot, 'w');
    robot_settle(&robot);
}

static void stage_open_menu(void)
{
    stage_table();
    for (int i = 0; i < 4; i++) {
        robot_do(&robot, INTENT_PAGE_NEXT);
    }
    robot_settle(&robot);
}

static void stage_coup_chance(void)
{
    struct front *front = &robot.front;
    stage_position();
    struct mille_state *state = (struct mille_state *)(void *)table_of(front)->session.state;
    state->pub.phase = PHASE_DRAW;
    state->hand[TABLE_YOU].count = state->pub.hand[TABLE_YOU] = HAND_CARDS;
    state->hand[TABLE_YOU].card[5] = CARD_EXTRA_TANK;
    state->pub.side[0].fresh = FRESH_BATTLE;
    position_see(front, TABLE_YOU);
    robot_settle(&robot);
    robot_focus(&robot, "hand.2");
    robot_settle(&robot);
}

static void stage_deal(void)
{
    struct front *front = &robot.front;
    table_new(front, &mille_front);
    front_reset(front, &table_scene);
    for (int i = 0; i < 38; i++) {
        front_tick(front);
    }
}

static void stage_count(void)
{
    stage_position();
    mille_view_of(table_of(&robot.front))->counting = true;
}

static void stage_log(void)
{
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 40; i++) {
        robot_decide(&robot);
    }
    robot_settle(&robot);
    robot_key(&robot, 'l');
    robot_settle(&robot);
}

static void stage_curtain(void)
{
    robot_opposite(&robot, SEAT_PERSON);
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 5 && !robot_on(&robot, &handover_scene); i++) {
        robot_decide(&robot);
        robot_settle(&robot);
    }
}

/* In the middle of a game that was played: whoever advises counts the cards. */
static void stage_hint(void)
{
    const struct mille_public *pub;
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 21; i++) {
        robot_decide(&robot);
    }
    while (pub = &mille_table_seen(table_of(&robot.front))->pub,
           pub->phase != PHASE_PLAY || pub->turn != TABLE_YOU) {
        robot_decide(&robot);
    }
    robot_settle(&robot);
    robot_key(&robot, 'h');
    robot_settle(&robot);
}

static bool deck_is_out(const struct mille_public *pub)
{
    return pub->deck == 0 && pub->phase == PHASE_PLAY && pub->turn == TABLE_YOU && pub->hand[TABLE_YOU] > 4;
}

static void stage_hint_deck_out(void)
{
    position_reach(&robot, deck_is_out);
    robot_settle(&robot);
    robot_key(&robot, 'h');
    robot_settle(&robot);
}

static void stage_thinking(void)
{
    stage_position();
    robot.work_held = true;
    mille_table_drop(&robot.front, 1);
    robot_settle(&robot);
}

static void stage_replay(void)
{
    stage_log();
    choose("log.watch");
    replay_seek(&robot.front, 31);
    robot_settle(&robot);
}

static void stage_number(void)
{
    stage_position();
    robot_key(&robot, 'd');
    robot_settle(&robot);
}

static void stage_asked(void)
{
    stage_position();
    mille_choose(&robot.front.settings, MILLE_CHOICE_CONFIRM, true);
    mille_table_drop(&robot.front, 1);
    robot_settle(&robot);
}

/* The longest of all lines in the language of the screen, as Colette says it. */
static const char *longest_line(void)
{
    const char *longest = "";
    int most = -1;
    for (int person = 0; person < MILLE_DRIVER_GUEST; person++) {
        for (int i = 0; i < MILLE_OPPONENTS[person].lines; i++) {
            const char *said = translate_context(MILLE_OPPONENTS[person].line[i].text);
            int letters = text_characters(said, strlen(said));
            if (letters > most) {
                most = letters;
                longest = MILLE_OPPONENTS[person].line[i].text;
            }
        }
    }
    return longest;
}

static void say_longest(void)
{
    voices_speech(&robot.front, &mille_front)->speaker = 1;
    speech_say(&robot.front, longest_line(), "icons/portrait_ace_pleased", INK_NAVY);
    robot_tick(&robot, 30);
}

static void stage_speech(void)
{
    stage_position();
    robot_focus(&robot, "hand.4");
    say_longest();
}

static void stage_speech_sheet(void)
{
    stage_position();
    front_push(&robot.front, &score_scene);
    robot_settle(&robot);
    say_longest();
}

/* Both are near the goal, and the opponent nears the end of the game. */
static void stage_stakes(void)
{
    stage_position();
    struct mille_state *state = (struct mille_state *)(void *)table_of(&robot.front)->session.state;
    state->pub.side[1].distance[4] = 1;
    state->pub.side[1].miles = 575;
    position_see(&robot.front, TABLE_YOU);
    robot_settle(&robot);
}

const struct shot SHOTS_TABLE[] = {
    {"table_speech", stage_speech, NULL},
    {"table_speech_sheet", stage_speech_sheet, NULL},
    {"table_stakes", stage_stakes, NULL},
    {"table_number", stage_number, NULL},
    {"table_asked", stage_asked, NULL},
    {"replay", stage_replay, NULL},
    {"table_count", stage_count, NULL},
    {"table_hint", stage_hint, NULL},
    {"table_hint_deck_out", stage_hint_deck_out, NULL},
    {"log", stage_log, NULL},
    {"curtain", stage_curtain, NULL},
    {"table", stage_table, NULL},
    {"table_sunday", stage_sunday, NULL},
    {"table_rally", stage_rally, NULL},
    {"table_ace", stage_ace, NULL},
    {"table_guest", stage_guest, NULL},
    {"table_dragged", stage_dragged, NULL},
    {"table_refused", stage_refused, NULL},
    {"table_sheet", stage_sheet, NULL},
    {"table_score_open", stage_open_score, NULL},
    {"table_menu_open", stage_open_menu, NULL},
    {"table_coup_chance", stage_coup_chance, NULL},
    {"table_deal", stage_deal, NULL},
    {"table_thinking", stage_thinking, NULL},
    {NULL, NULL, NULL},
};
