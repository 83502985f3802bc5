/* SPDX-License-Identifier: MIT */
/* The company: all who sit down at a game's table. The settings keep it from game to game. */
#ifndef FRONT_TABLE_COMPANY_H
#define FRONT_TABLE_COMPANY_H

#include "front/opponent.h"
#include "front/settings/settings.h"

struct front;

/* What a game says of its company. */
struct game_company {
    const char *title; /* the question who sits down, for _() */
    /* The question who sits opposite, where a game for two asks for the opponent alone. */
    const char *opposite;
    /* The questions for the names of the first and of a second person, for _(); NULL: those of the cabinet.
     */
    const char *first, *second;
    /* The company of the very first game: SEAT_YOU, and keys of opponents; NULL ends it. */
    const char *standard[SEATS_MAX + 1];
    bool drawn; /* the first person has seat 0, and the other seats are drawn by lot for every game */
    /* The first person has seat 0, and the others follow around the table as a person puts them. */
    bool round;
    /* A sentence about how the game orders the seats, for _(); a person cannot order them then. NULL: they
     * stand in the order of play, as a person puts them. */
    const char *order;
    /* The colour of an opponent's name; NULL: red. */
    struct rgba (*ink)(const struct opponent *opponent);
    /* Draws the mark of a seat into a square; after: the number of seats after the first person, 0 for that
     * person. NULL: the game has no marks. */
    void (*mark)(struct draw_list *list, int after, struct rect box);
};

/* The company of a new game: that of last time without opponents whom this program does not have. It has a
 * number of seats that the game can be played with, and the first person among them. */
struct settings_company company_of(const struct settings *settings, const struct game_front *game);
/* Whether a game can be played with so many seats; and the most seats. */
bool company_can_seat(const struct game_front *game, int seats);
int company_most(const struct game_front *game);
/* The sides that so many seats of a game form: `wanted` if that is possible, else those of the first seating
 * that fits; 0: so many cannot play. Seat s is on side s % sides. */
int company_sides(const struct game_front *game, int seats, int wanted);
/* The sides that a person chose last, 0 before; and remembers a choice. The caller saves the settings. */
int company_sides_wanted(const struct settings *settings, const struct game_front *game);
void company_choose_sides(struct settings *settings, const struct game_front *game, int sides);
/* Everybody has the seat before, and who had the first has the last. */
void company_turn(struct settings_company *company);
/* Whether a seat is a person's; the place of SEAT_YOU or of an opponent's key, -1: none. */
bool company_is_person(const struct settings_seat *seat);
int company_place(const struct settings_company *company, const char *who);
/* The place of the first person: marks and places at a table are counted from it. */
int company_first_person(const struct settings_company *company);
/* The portrait of one of the people at a table: 0 is the first person, the others follow in the order of
 * their seats. No two are alike, and no opponent has one of them but the second person in the list for two.
 */
const char *company_face(int person);
/* The same for a place, which must be a person's. */
const char *company_face_at(const struct settings_company *company, int place);
/* The eyes of one of these portraits, as in struct opponent; NULL for any other picture. */
const char *company_eyes(const char *face);
/* The name of who has a seat; "" for a person without one. */
const char *company_name(const struct front *front, const struct game_front *game,
                         const struct settings_seat *seat);
/* The colour of an opponent's name. */
struct rgba company_ink(const struct game_front *game, const struct opponent *who);
/* The setup of a new game with its company, and with what the game adds (`setup` of struct game_front). */
void company_sit(const struct front *front, const struct game_front *game, struct game_setup *setup,
                 struct journal_seat seats[SEATS_MAX]);

/* Whether a game can be for two: the first person and one of the game's opponents, who may be the second
 * person in that list. */
bool company_is_two(const struct game_front *game);
/* For such a game: the opponent of a new game; and sets the opponent. The caller saves the settings. */
const struct opponent *company_opponent(const struct settings *settings, const struct game_front *game);
void company_choose(struct settings *settings, const struct game_front *game, const struct opponent *who);

#endif
