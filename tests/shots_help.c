/* SPDX-License-Identifier: MIT */
/* Shots of the rules book, of "What is this?" and of the lessons. */
#include "shots.h"

static void open_at(struct robot *robot, int page)
{
    mille_table_new(&robot->front);
    front_reset(&robot->front, &mille_table_scene);
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
BOOK_SHOT(book_trip, BOOK_TRIP)
BOOK_SHOT(book_turn, BOOK_TURN)
BOOK_SHOT(book_distances, BOOK_DISTANCES)
BOOK_SHOT(book_hazards, BOOK_HAZARDS)
BOOK_SHOT(book_remedies, BOOK_REMEDIES)
BOOK_SHOT(book_safeties, BOOK_SAFETIES)
BOOK_SHOT(book_coup, BOOK_COUP)
BOOK_SHOT(book_extension, BOOK_EXTENSION)
BOOK_SHOT(book_deck_end, BOOK_DECK_END)
BOOK_SHOT(book_scoring, BOOK_SCORING)
BOOK_SHOT(book_options, BOOK_OPTIONS)
BOOK_SHOT(book_controls, BOOK_CONTROLS)

static void book_turning(struct robot *robot)
{
    open_at(robot, BOOK_TURN);
    robot_do(robot, INTENT_PAGE_NEXT);
    robot_tick(robot, 5);
}

const struct shot SHOTS_HELP[] = {
    {"book_contents", book_contents, NULL},
    {"book_trip", book_trip, NULL},
    {"book_turn", book_turn, NULL},
    {"book_distances", book_distances, NULL},
    {"book_hazards", book_hazards, NULL},
    {"book_remedies", book_remedies, NULL},
    {"book_safeties", book_safeties, NULL},
    {"book_coup", book_coup, NULL},
    {"book_extension", book_extension, NULL},
    {"book_deck_end", book_deck_end, NULL},
    {"book_scoring", book_scoring, NULL},
    {"book_options", book_options, NULL},
    {"book_controls", book_controls, NULL},
    {"book_turning", book_turning, NULL},
    {NULL, NULL, NULL},
};
