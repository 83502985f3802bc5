/* SPDX-License-Identifier: MIT */
/* Who sits down at a game's table: what the settings remember, as far as that is possible today. */
#ifndef FRONT_COMPANY_H
#define FRONT_COMPANY_H

#include "front/opponent.h"
#include "front/settings/settings.h"
#include "ui/draw.h"

struct front;
struct game_front;

/* What a game says of those who may sit there. */
struct game_company {
    const char *title; /* the question, for _() */
    /* All whom a person may sit down with, weaker ones first; NULL behind the last. */
    const struct opponent *(*opponent)(int place);
    /* Who sits there before anybody was asked, by SEAT_YOU and keys; NULL ends them. */
    const char *standard[SEATS_MAX + 1];
    /* How seats become those of the game, for _(): nobody is moved there then. NULL: they stand in the order
     * of play. */
    const char *order;
    /* The ink of somebody's name; NULL: red. */
    struct rgba (*ink)(const struct opponent *opponent);
    /* The mark, in a square, of who sits `after` seats after the person here, 0 for that person; NULL: there
     * are none. */
    void (*mark)(struct draw_list *list, int after, struct rect box);
};

/* How many a game has, and the one of a key; NULL: nobody there goes by it. */
int company_opponents(const struct game_front *game);
const struct opponent *company_find(const struct game_front *game, const char *key);
/* Who an opponent at a seat of a sitting is, by name and else by player; NULL: players that sit down with
 * nobody, and people. */
const struct opponent *company_at(const struct game_front *game, const struct journal_seat *seat);

/* Who sits down in a new game: as last time, without those whom this house does not know; always as many as
 * the game can seat, with the person here among them. */
struct settings_company company_of(const struct front *front, const struct game_front *game);
/* Whether so many can sit down; the most that can. */
bool company_can_seat(const struct game_front *game, int seats);
int company_most(const struct game_front *game);
/* The place of the first person there: signs and places at a table are counted from it. */
int company_first_person(const struct settings_company *company);
/* The face of one of the people at a table: 0 the person here, then the others in the order of their seats.
 * No two are alike, and none is that of an opponent at the dice or the dominoes. */
const char *company_face(int person);
/* The same for who sits at a place, which must be a person's. */
const char *company_face_at(const struct settings_company *company, int place);
/* What somebody is called: by name where there is one. */
const char *company_name(const struct front *front, const struct game_front *game,
                         const struct settings_seat *seat);
/* The setup of a new game: how many sit there, and who. */
void company_sit(const struct front *front, const struct game_front *game, struct game_setup *setup,
                 struct journal_seat seats[SEATS_MAX]);

/* A stone for each step of strength, 42 units high; those that are missing are only outlined. */
void company_stones(struct draw_list *list, float middle, float y, int strength);

#endif
