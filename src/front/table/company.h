/* SPDX-License-Identifier: MIT */
/* Who sits down at a game's table: what the settings remember, as far as that is possible today. */
#ifndef FRONT_TABLE_COMPANY_H
#define FRONT_TABLE_COMPANY_H

#include "front/opponent.h"
#include "front/settings/settings.h"

struct front;

/* How a game asks who sits down. */
struct game_company {
    const char *title; /* the question, for _() */
    /* What a person is asked for their name, for _(): the first one, and another beside them; NULL: as the
     * cabinet asks. */
    const char *first, *second;
    /* Who sits there before anybody was asked, by SEAT_YOU and keys; NULL ends them. */
    const char *standard[SEATS_MAX + 1];
    bool drawn; /* the person here has the first seat, and where the others sit is drawn for every game */
    /* How seats become those of the game, for _(): nobody is moved there then. NULL: they stand in the order
     * of play. */
    const char *order;
    /* The ink of somebody's name; NULL: red. */
    struct rgba (*ink)(const struct opponent *opponent);
    /* The mark, in a square, of who sits `after` seats after the person here, 0 for that person; NULL: there
     * are none. */
    void (*mark)(struct draw_list *list, int after, struct rect box);
};

/* Who sits down in a new game: as last time, without those whom this house does not know; always as many as
 * the game can seat, with the person here among them. */
struct settings_company company_of(const struct settings *settings, const struct game_front *game);
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
/* The ink of an opponent's name. */
struct rgba company_ink(const struct game_front *game, const struct opponent *who);
/* The setup of a new game: how many sit there, who, and what the game adds to that. */
void company_sit(const struct front *front, const struct game_front *game, struct game_setup *setup,
                 struct journal_seat seats[SEATS_MAX]);

/* Only two can sit there: the person here and one opponent, who may be a second person with a row among the
 * game's opponents. */
bool company_is_two(const struct game_front *game);
/* At such a table: who sits opposite in a new game, one of the game's opponents; and who does from now on.
 * Writing the settings is the caller's. */
const struct opponent *company_opponent(const struct settings *settings, const struct game_front *game);
void company_choose(struct settings *settings, const struct game_front *game, const struct opponent *who);

#endif
