/* SPDX-License-Identifier: MIT */
/* The tables of the dice and of the dominoes as a person sits at them, in prepared positions: what a voice
 * says there of items, of the table and of a turn. Their pictures are those of shots_cubes.c and
 * shots_bones.c. */
#include "shots.h"

#include "base/check.h"
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/cubes/cubes_front.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"

/* Sits down with some others to a position of a game: a line of its journal (`prepare` of struct game). */
static void sit(const struct game_front *game, const struct journal_seat *seats, int count, const char *line)
{
    static struct session session;
    struct game_setup setup = {.seed = 7, .seats = (uint8_t)count, .sides = (uint8_t)count};
    char said[160];
    struct text why = text_in(said, sizeof said);
    session_start(&session, game->game, &setup, seats, NULL);
    bool prepared = session_prepare(&session, line, &why);
    CHECK(prepared);
    table_choose(&robot.front, game);
    table_take(&robot.front, &session);
    front_open(&robot.front, OPEN_TABLE);
    robot_settle(&robot);
}

/* ---- the dice ------------------------------------------------------------------------------------------ */

enum { DICE_SEATS = 4 };

static void roll_dice(int people, const char *line)
{
    static const char *const names[DICE_SEATS] = {"", "Hortense", "Amédée", "Josette"};
    static const char *const players[DICE_SEATS] = {"", "patronne", "postman", "apprentice"};
    struct journal_seat seats[DICE_SEATS] = {{.player = PLAYER_HUMAN}};
    for (int i = 1; i < DICE_SEATS; i++) {
        seats[i].player = i < people ? PLAYER_HUMAN : (int8_t)game_player_find(cubes_front.game, players[i]);
        text_copy(seats[i].name, sizeof seats[i].name, i < people ? "Marie" : names[i]);
    }
    sit(&cubes_front, seats, DICE_SEATS, line);
}

static void dice_begin(void)
{
    roll_dice(1, "scores=3250,4650,6800,0 next=44452");
}

/* Three fours are held, a five scores, a two does not. */
static void dice_turn(void)
{
    roll_dice(1, "scores=3250,4650,6800,0 held=400 dice=4*,4*,4*,5,2 next=26");
}

/* A five was picked up again, for a safer roll. */
static void dice_picked(void)
{
    roll_dice(1, "scores=3250,4650,6800,0 dice=1,5,2,4,6 next=3336");
    choose("die.2");
}

static void dice_jokers(void)
{
    roll_dice(1, "jokers=yes scores=3250,4650,6800,0 dice=J,2,J,6,J next=26");
}

static void dice_bust(void)
{
    roll_dice(1, "scores=3250,4650,6800,0 dice=1,2,3,4,6 next=2346");
    robot_choose(&robot, "roll");
    robot_do(&robot, INTENT_LET_GO);
    robot_settle(&robot);
}

/* Not on board yet, and too few points to hold. */
static void dice_off_board(void)
{
    roll_dice(1, "scores=0,4650,6800,0 dice=1,2,3,4,6 next=2346");
}

static void dice_lead(void)
{
    roll_dice(1, "scores=9900,7250,10100,0 dice=1,2,3,4,6 next=2346");
}

/* Two people at one machine. */
static void dice_people(void)
{
    roll_dice(2, "scores=3250,4650,6800,0 dice=4,1,4,6,4 next=26");
}

/* ---- the dominoes -------------------------------------------------------------------------------------- */

static void lay_tiles(int people, const char *line)
{
    static const char *const names[BONES_SEATS_MAX] = {"", "Odette", "Marius", "Mado"};
    static const char *const players[BONES_SEATS_MAX] = {"", "postman", "baker", "patronne"};
    struct journal_seat seats[BONES_SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    for (int i = 1; i < BONES_SEATS_MAX; i++) {
        seats[i].player = i < people ? PLAYER_HUMAN : (int8_t)game_player_find(bones_front.game, players[i]);
        text_copy(seats[i].name, sizeof seats[i].name, i < people ? "Marie" : names[i]);
    }
    sit(&bones_front, seats, BONES_SEATS_MAX, line);
}

static void tiles_turn(void)
{
    lay_tiles(1, "phase=play me=0 first=1 log=66,62s,63n 0.hand=43,42,32,61,51,10,20 totals=75,85,110,60");
}

/* A tile is chosen, and its arm is asked for. */
static void tiles_arm(void)
{
    tiles_turn();
    struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 0; i < count; i++) {
        if (tile[i] == bones_tile(6, 1)) {
            bones_input_choose(view, i);
        }
    }
    robot_settle(&robot);
}

static void tiles_lead(void)
{
    lay_tiles(1, "phase=lead me=0 named=0 opens=55 0.hand=55,54,11,30,64,43,60");
}

static void tiles_name(void)
{
    lay_tiles(1, "phase=name me=0 dominoed=0 0.hand=55,64,22,53,41,30,50");
}

static void tiles_redeal(void)
{
    lay_tiles(1, "phase=redeal me=0 dominoed=0 0.hand=55,44,22,11,53,41,20");
}

static void tiles_knock(void)
{
    lay_tiles(1, "phase=play me=0 first=1 log=66,61n,64s 0.hand=52,50,20,00,32,53,55");
}

/* Two people at one machine, before either has seen their hand. */
static void tiles_people(void)
{
    lay_tiles(2, "phase=play me=0 first=2 log=66,62s 0.hand=43,42,32,61,51,10,20");
}

/* The same with the screen lifted: on a shared loudspeaker the hand is hidden. */
static void tiles_shared(void)
{
    tiles_people();
    if (robot_has(&robot, "curtain.lift")) {
        choose("curtain.lift");
    }
}

const struct shot SHOTS_SITTINGS[] = {
    {.name = "dice_begin", .stage = dice_begin},
    {.name = "dice_turn", .stage = dice_turn},
    {.name = "dice_picked", .stage = dice_picked},
    {.name = "dice_jokers", .stage = dice_jokers},
    {.name = "dice_bust", .stage = dice_bust},
    {.name = "dice_off_board", .stage = dice_off_board},
    {.name = "dice_lead", .stage = dice_lead},
    {.name = "dice_people", .stage = dice_people},
    {.name = "tiles_turn", .stage = tiles_turn},
    {.name = "tiles_arm", .stage = tiles_arm},
    {.name = "tiles_lead", .stage = tiles_lead},
    {.name = "tiles_name", .stage = tiles_name},
    {.name = "tiles_redeal", .stage = tiles_redeal},
    {.name = "tiles_knock", .stage = tiles_knock},
    {.name = "tiles_people", .stage = tiles_people},
    {.name = "tiles_shared", .stage = tiles_shared},
    {.name = NULL},
};
