/* SPDX-License-Identifier: MIT */
/* Shots of playing with others, in a room that others_fake.h makes up. */
#include "shots.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/game_front.h"
#include "front/mille/mille_front.h"
#include "front/scenes/host.h"
#include "front/scenes/lobby.h"
#include "front/scenes/others_scene.h"
#include "front/scenes/phrases.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/mille/mille.h"
#include "others_fake.h"

static void can(void)
{
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    others_fake.can = true;
    front_touch(&robot.front);
    robot_settle(&robot);
}

static void open_at(const struct scene *scene, const char *focus)
{
    front_push(&robot.front, scene);
    robot_settle(&robot);
    if (focus) {
        robot_focus(&robot, focus);
        robot_settle(&robot);
    }
}

static void title_others(void)
{
    can();
    robot_focus(&robot, "menu.others");
    robot_settle(&robot);
}

/* With a table that waits, and not on it. */
static void title_waits(void)
{
    can();
    others_fake.left = true;
    front_touch(&robot.front);
    robot_settle(&robot);
}

static void others(void)
{
    can();
    others_fake_near("Marie", NULL, game_front_of(&mille_game), 4, 2);
    others_fake_near("Jean-Baptiste", "0.1", game_front_of(&bones_game), 4, 1);
    others_fake_near("Paul", NULL, game_front_of(&cubes_game), 3, 0);
    others_fake.left = true;
    open_at(&others_scene, "others.near.1");
}

static void others_nobody(void)
{
    can();
    open_at(&others_scene, "others.host");
}

static void others_code(void)
{
    can();
    open_at(&others_scene, NULL);
    robot_choose(&robot, "others.join");
    robot_settle(&robot);
}

static void others_refused(void)
{
    can();
    others_fake.error = "Nobody answers under that code.";
    others_fake_near("Marie", NULL, game_front_of(&mille_game), 4, 2);
    open_at(&others_scene, NULL);
    robot_choose(&robot, "others.near.1");
    robot_settle(&robot);
}

static void host(void)
{
    can();
    open_at(&host_scene, "host.seats");
}

static void lobby_at(const struct game *game, int seats, int sides, int seat)
{
    can();
    others_fake_room(game, seats, sides, seat);
    others_fake_sit(2, "Paul", GUEST_SEAT_AWAY);
    if (seats > 4) {
        others_fake_sit(3, NULL, GUEST_SEAT_COMPUTER);
    }
}

static void lobby(void)
{
    lobby_at(&mille_game, 6, 3, 0);
    open_at(&lobby_scene, "lobby.start");
}

static void lobby_guest(void)
{
    lobby_at(&bones_game, 4, 4, 1);
    open_at(&lobby_scene, "lobby.copy");
}

static void lobby_coming(void)
{
    can();
    others_fake.state = OTHERS_COMING;
    text_copy(others_fake.guest.code, sizeof others_fake.guest.code, "HZ7K2QP");
    open_at(&lobby_scene, NULL);
}

static void lobby_out(void)
{
    lobby_at(&cubes_game, 3, 3, 1);
    others_fake.state = OTHERS_OUT;
    others_fake.why = "Marie closes for tonight. The table is kept.";
    open_at(&lobby_scene, NULL);
}

/* At the table: Luc is away, a computer player moves for Paul, the rest are computer players. */
static void table_at_seat(const struct game *game, int seats, int sides, int seat)
{
    lobby_at(game, seats, sides, seat);
    others_fake_sit(1, "Luc", seat == 1 ? GUEST_SEAT_HERE : GUEST_SEAT_AWAY);
    if (seats > 2) {
        others_fake_sit(2, "Paul", GUEST_SEAT_AWAY);
        others_fake.guest.seats[2].filled = true;
    }
    others_fake_table(&robot.front, 7);
    robot_settle(&robot);
}

static void others_road(void)
{
    table_at_seat(&mille_game, 4, 4, 0);
}

static void others_dice(void)
{
    table_at_seat(&cubes_game, 6, 6, 1);
}

static void others_dominoes(void)
{
    table_at_seat(&bones_game, 4, 4, 0);
}

static void others_looking(void)
{
    others_dominoes();
    others_fake.state = OTHERS_LOOKING;
    others_fake.why = "Looking for Marie’s table…";
    robot_settle(&robot);
}

static void others_says(void)
{
    others_dominoes();
    others_fake.said[1].phrase = PHRASE_TAKE_YOUR_TIME;
    others_fake.said[1].ms = 4000;
    robot_tick(&robot, 30);
}

static void others_pause(void)
{
    others_road();
    press(INTENT_MENU);
}

static void others_who(void)
{
    others_pause();
    choose("pause.who");
}

static void others_leave_asks(void)
{
    others_pause();
    choose("pause.leave");
}

static void phrases(void)
{
    others_road();
    others_fake.hushed[2] = true;
    open_at(&phrases_scene, "phrase.thanks");
}

const struct shot SHOTS_OTHERS[] = {{"title_others", title_others, NULL},
                                    {"title_waits", title_waits, NULL},
                                    {"others", others, NULL},
                                    {"others_nobody", others_nobody, NULL},
                                    {"others_code", others_code, NULL},
                                    {"others_refused", others_refused, NULL},
                                    {"host", host, NULL},
                                    {"lobby", lobby, NULL},
                                    {"lobby_guest", lobby_guest, NULL},
                                    {"lobby_coming", lobby_coming, NULL},
                                    {"lobby_out", lobby_out, NULL},
                                    {"others_road", others_road, NULL},
                                    {"others_dice", others_dice, NULL},
                                    {"others_dominoes", others_dominoes, NULL},
                                    {"others_looking", others_looking, NULL},
                                    {"others_says", others_says, NULL},
                                    {"others_pause", others_pause, NULL},
                                    {"others_who", others_who, NULL},
                                    {"others_leave", others_leave_asks, NULL},
                                    {"phrases", phrases, NULL},
                                    {NULL, NULL, NULL}};
