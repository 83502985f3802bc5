/* SPDX-License-Identifier: MIT */
/* Shots of the rules book, of "What is this?" and of the lessons. */
#include "front/book.h"
#include "front/book_inside.h"
#include "front/mille/book_pages.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "position.h"
#include "shots.h"

static void open_at(struct robot *robot, int page)
{
    table_new(&robot->front, &mille_front);
    front_reset(&robot->front, &table_scene);
    robot_settle(robot);
    book_open(&robot->front, page);
    robot_settle(robot);
}

#define BOOK_SHOT(name, page)                                                                                \
    static void name(struct robot *robot)                                                                    \
    {                                                                                                        \
        open_at(robot, page);                                                                                \
    }
BOOK_SHOT(book_contents, BOOK_CONTENTS)
BOOK_SHOT(book_trip, MILLE_BOOK_TRIP)
BOOK_SHOT(book_turn, MILLE_BOOK_TURN)
BOOK_SHOT(book_distances, MILLE_BOOK_DISTANCES)
BOOK_SHOT(book_hazards, MILLE_BOOK_HAZARDS)
BOOK_SHOT(book_remedies, MILLE_BOOK_REMEDIES)
BOOK_SHOT(book_safeties, MILLE_BOOK_SAFETIES)
BOOK_SHOT(book_coup, MILLE_BOOK_COUP)
BOOK_SHOT(book_extension, MILLE_BOOK_EXTENSION)
BOOK_SHOT(book_deck_end, MILLE_BOOK_DECK_END)
BOOK_SHOT(book_scoring, MILLE_BOOK_SCORING)
BOOK_SHOT(book_opponents, MILLE_BOOK_OPPONENTS)
BOOK_SHOT(book_review, MILLE_BOOK_REVIEW)
BOOK_SHOT(book_day, MILLE_BOOK_DAY)
BOOK_SHOT(book_options, book_cabinet_page(&robot->front, BOOK_OPTIONS))
BOOK_SHOT(book_sound, book_cabinet_page(&robot->front, BOOK_SOUND))
BOOK_SHOT(book_controls, book_cabinet_page(&robot->front, BOOK_CONTROLS))

static void book_turning(struct robot *robot)
{
    open_at(robot, MILLE_BOOK_TURN);
    robot_do(robot, INTENT_PAGE_NEXT);
    robot_tick(robot, 5);
}

/* The question mark over an item of the table, in a position of many cards. */
static void ask(struct robot *robot, enum device device, const char *name)
{
    struct mille_state *state = position_make(robot);
    state->pub.side[1].battle = CARD_GO;
    state->pub.side[0].battle = CARD_STOP;
    position_show(robot);
    robot_settle(robot);
    robot->device = robot->front.device = device;
    robot_do(robot, INTENT_WHAT);
    robot_settle(robot);
    robot_focus(robot, name);
    robot_settle(robot);
}

static void what_card(struct robot *robot)
{
    ask(robot, DEVICE_PAD, "hand.2");
}

static void what_pile(struct robot *robot)
{
    ask(robot, DEVICE_MOUSE, "you.battle");
}

static void what_panel(struct robot *robot)
{
    ask(robot, DEVICE_KEYS, "cures");
}

static void what_road(struct robot *robot)
{
    ask(robot, DEVICE_MOUSE, "ribbon");
}

static void what_title(struct robot *robot)
{
    robot_focus(robot, "menu.help");
    robot_settle(robot);
    robot_do(robot, INTENT_WHAT);
    robot_settle(robot);
}

static void lesson_list(struct robot *robot)
{
    robot->front.settings.lessons = 7;
    robot_choose(robot, "menu.learn");
    robot_settle(robot);
}

static void lesson_begin(struct robot *robot)
{
    lessons_start(&robot->front, 0);
    robot_settle(robot);
}

static void lesson_cards(struct robot *robot)
{
    lessons_start(&robot->front, 2);
    robot_settle(robot);
    robot_choose(robot, "deck");
    robot_settle(robot);
}

static void lesson_objects(struct robot *robot)
{
    lesson_cards(robot);
    robot_choose(robot, "hand.5");
    robot_settle(robot);
}

static void lesson_pause(struct robot *robot)
{
    lesson_begin(robot);
    robot_do(robot, INTENT_MENU);
    robot_settle(robot);
}

static void lesson_end(struct robot *robot)
{
    lesson_begin(robot);
    robot->front.settings.lessons = 31;
    front_push(&robot->front, &lesson_end_scene);
    robot_settle(robot);
}

const struct shot SHOTS_HELP[] = {
    {"book_contents", book_contents, NULL},   {"book_trip", book_trip, NULL},
    {"book_turn", book_turn, NULL},           {"book_distances", book_distances, NULL},
    {"book_hazards", book_hazards, NULL},     {"book_remedies", book_remedies, NULL},
    {"book_safeties", book_safeties, NULL},   {"book_coup", book_coup, NULL},
    {"book_extension", book_extension, NULL}, {"book_deck_end", book_deck_end, NULL},
    {"book_scoring", book_scoring, NULL},     {"book_opponents", book_opponents, NULL},
    {"book_review", book_review, NULL},       {"book_day", book_day, NULL},
    {"book_options", book_options, NULL},     {"book_sound", book_sound, NULL},
    {"book_controls", book_controls, NULL},   {"book_turning", book_turning, NULL},
    {"what_card", what_card, NULL},           {"what_pile", what_pile, NULL},
    {"what_panel", what_panel, NULL},         {"what_road", what_road, NULL},
    {"what_title", what_title, NULL},         {"lesson_list", lesson_list, NULL},
    {"lesson_begin", lesson_begin, NULL},     {"lesson_cards", lesson_cards, NULL},
    {"lesson_objects", lesson_objects, NULL}, {"lesson_pause", lesson_pause, NULL},
    {"lesson_end", lesson_end, NULL},         {NULL, NULL, NULL},
};
