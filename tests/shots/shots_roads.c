/* SPDX-License-Identifier: MIT */
/* The road table of three, four and six seats, and of two pairs. */
#include "position.h"
#include "shots.h"

#include "base/check.h"
#include "front/front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "games/mille/rule_sets.h"

#include <string.h>

/* Who sits there, in the order of play, and the prepared position. */
struct road {
    int seats, sides;
    const char *name[MILLE_SEATS_MAX];   /* the first is the person's */
    const char *player[MILLE_SEATS_MAX]; /* of the game; NULL for the person */
    const char *line;
    struct move move[4]; /* played before the picture */
    int16_t games[SIDES_MAX];
    int hand_number;
    struct event log[LOG_LINES];
};

static int player_number(const char *name)
{
    int i = 0;
    while (mille_game.players[i].name && strcmp(mille_game.players[i].name, name) != 0) {
        i++;
    }
    CHECK(mille_game.players[i].name);
    return i;
}

static void sit_down(const struct road *road)
{
    struct session session;
    struct game_setup setup = {.seed = 7, .seats = (uint8_t)road->seats, .sides = (uint8_t)road->sides};
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    char said[160];
    struct text why = text_in(said, sizeof said);
    mille_rule_set_fill(RULES_MILLE, road->seats, road->sides, setup.option);
    for (int i = 0; i < road->seats; i++) {
        seats[i].player = road->player[i] ? player_number(road->player[i]) : PLAYER_HUMAN;
        text_copy(seats[i].name, sizeof seats[i].name, road->name[i]);
    }
    session_start(&session, &mille_game, &setup, seats, NULL);
    bool prepared = session_prepare(&session, road->line, &why);
    if (!prepared) {
        check_fail(__FILE__, __LINE__, said);
    }
    for (const struct move *move = road->move; move->kind != MOVE_NONE; move++) {
        CHECK(session_play(&session, *move, NULL) == REFUSAL_NONE);
    }
    table_take(&robot.front, &session);
}

static void stage(const struct road *road, const char *focus)
{
    struct front *front = &robot.front;
    sit_down(road);
    struct table *table = table_of(front);
    struct mille_public *pub = &((struct mille_state *)(void *)table->session.state)->pub;
    pub->hand_number = (int16_t)road->hand_number;
    for (int side = 0; side < road->sides; side++) {
        pub->side[side].games = road->games[side];
    }
    pub->discard_top = CARD_REPAIRS;
    position_see(front, TABLE_YOU);
    struct mille_shown *shown = &mille_view_of(table)->shown;
    memcpy(shown->log, road->log, sizeof shown->log);
    shown->logged = LOG_LINES;
    memcpy(shown->discard, (uint8_t[]){CARD_NONE, CARD_25, CARD_REPAIRS}, DISCARD_SHOWN);
    front_reset(front, &table_scene);
    robot_settle(&robot);
    if (focus) {
        robot_focus(&robot, focus);
        robot_settle(&robot);
    }
}

#define YOU                                                                                                  \
    "0.battle=go 0.speed=end-of-limit 0.safeties=right-of-way 0.miles=25,50,75,75,100,200 0.total=1850 "
#define LEA                                                                                                  \
    "1.battle=go 1.speed=speed-limit 1.safeties=puncture-proof! 1.miles=25,25,50,75,100,100 1.total=2140 "
#define NINO "2.battle=go 2.safeties=extra-tank 2.miles=50,100,100,100,200 2.total=1905 "
#define COLETTE "3.battle=flat-tire 3.safeties=driving-ace 3.miles=25,75,100,100,100,200 3.total=2210 "

static const struct road three = {
    .seats = 3,
    .sides = 3,
    .name = {"You", "Léa", "Nino"},
    .player = {NULL, "regular", "rally"},
    .line = YOU LEA NINO "0.hand=200,100,75,stop,gasoline,spare-tire,driving-ace "
                         "1.hand=25,25,50,go,repairs,accident 2.hand=25,50,75,go,flat-tire,gasoline "
                         "deck=29 turn=0",
    .games = {2, 1, 0},
    .hand_number = 3,
    .log = {{.kind = EVENT_PLAYED, .seat = 0, .card = CARD_SPEED_LIMIT, .target = 1},
            {.kind = EVENT_PLAYED, .seat = 1, .card = CARD_50, .target = 1},
            {.kind = EVENT_PLAYED, .seat = 2, .card = CARD_200, .target = 2},
            {.kind = EVENT_DREW, .seat = 0}},
};

static const struct road four = {
    .seats = 4,
    .sides = 4,
    .name = {"You", "Léa", "Nino", "Colette"},
    .player = {NULL, "regular", "rally", "ace"},
    .line = YOU LEA NINO COLETTE "0.hand=200,100,75,stop,gasoline,spare-tire,end-of-limit "
                                 "1.hand=25,25,50,go,repairs,accident 2.hand=25,50,75,go,flat-tire,gasoline "
                                 "3.hand=25,50,75,go,stop,gasoline deck=17 turn=0",
    .games = {2, 1, 0, 1},
    .hand_number = 3,
    .log = {{.kind = EVENT_PLAYED, .seat = 1, .card = CARD_FLAT_TIRE, .target = 3},
            {.kind = EVENT_PLAYED, .seat = 2, .card = CARD_100, .target = 2},
            {.kind = EVENT_DISCARDED, .seat = 3, .card = CARD_REPAIRS},
            {.kind = EVENT_DREW, .seat = 0}},
};

/* The second partner of the person's side is asked first and passes. */
static const struct road pairs = {
    .seats = 4,
    .sides = 2,
    .name = {"You", "Léa", "Marcel", "Nino"},
    .player = {NULL, "regular", "sunday", "rally"},
    .line = "0.battle=go 0.speed=end-of-limit 0.safeties=right-of-way 0.miles=25,50,50,75,75,100,100,200,200 "
            "0.total=2450 1.battle=go 1.safeties=puncture-proof! 1.miles=25,25,50,75,100,100,100,200 "
            "1.total=2140 0.hand=200,100,stop,driving-ace,gasoline,50 "
            "1.hand=accident,25,25,50,50,75,go 2.hand=25,50,75,go,flat-tire,gasoline "
            "3.hand=25,50,75,go,stop,gasoline deck=29 turn=1",
    .move = {{.kind = MOVE_PLAY, .card = CARD_ACCIDENT, .target = 0}, {.kind = MOVE_PASS}},
    .games = {2, 1},
    .hand_number = 2,
    .log = {{.kind = EVENT_PLAYED, .seat = 3, .card = CARD_100, .target = 1},
            {.kind = EVENT_PLAYED, .seat = 0, .card = CARD_75, .target = 0},
            {.kind = EVENT_PLAYED, .seat = 1, .card = CARD_ACCIDENT, .target = 0},
            {.kind = EVENT_PASSED, .seat = 2, .value = 1}},
};

static const struct road six = {
    .seats = 6,
    .sides = 3,
    .name = {"You", "Léa", "Nino", "Marcel", "Colette", "Odette"},
    .player = {NULL, "regular", "rally", "sunday", "ace", "rally"},
    .line = YOU LEA NINO "0.hand=200,100,75,stop,gasoline,spare-tire,driving-ace "
                         "1.hand=25,25,50,go,repairs,accident 2.hand=25,50,75,go,flat-tire,gasoline "
                         "3.hand=25,50,75,go,stop,gasoline 4.hand=25,50,75,repairs,stop,spare-tire "
                         "5.hand=25,50,speed-limit,repairs,stop,end-of-limit deck=26 turn=0",
    .games = {2, 1, 0},
    .hand_number = 3,
    .log = {{.kind = EVENT_PLAYED, .seat = 1, .card = CARD_FLAT_TIRE, .target = 2},
            {.kind = EVENT_PLAYED, .seat = 4, .card = CARD_100, .target = 1},
            {.kind = EVENT_DISCARDED, .seat = 5, .card = CARD_REPAIRS},
            {.kind = EVENT_DREW, .seat = 0}},
};

static void road_three(void)
{
    stage(&three, "hand.4");
}

static void road_four(void)
{
    stage(&four, "hand.4");
}

static void road_pairs(void)
{
    stage(&pairs, NULL);
}

static void road_six(void)
{
    stage(&six, "hand.4");
}

const struct shot SHOTS_ROADS[] = {{"road_three", road_three, NULL},
                                   {"road_four", road_four, NULL},
                                   {"road_pairs", road_pairs, NULL},
                                   {"road_six", road_six, NULL},
                                   {NULL, NULL, NULL}};
