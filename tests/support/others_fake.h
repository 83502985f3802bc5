/* SPDX-License-Identifier: MIT */
/* A room for screens, without a network: it stands in the place of front/net/others.c in the programs that
 * have others_fake.c among their own files. A test fills in what the screens are to see, and reads what they
 * asked for. Every start of the front empties it. */
#ifndef TESTS_OTHERS_FAKE_H
#define TESTS_OTHERS_FAKE_H

#include "front/net/others.h"

struct others_fake {
    bool can, hosts, left, listens;
    enum others_state state;
    struct guest guest;
    struct others_near near[OTHERS_NEAR_MOST];
    int near_count;
    const char *why;   /* what others_why adds; NULL: nothing */
    const char *error; /* why hosting, joining and going on fail; NULL: they do not */
    struct {
        enum net_phrase phrase;
        int ms;
    } said[SEATS_MAX]; /* ms 0: nothing */
    bool hushed[SEATS_MAX];
    bool too_soon; /* a phrase is refused */
    /* What was asked for. */
    int begun, gone, stepped_out, phrases, given, hosted, joined, again;
    enum net_phrase phrase; /* the last one */
    int given_seat;
    bool given_computer;
    struct game_setup setup;
    const struct game_front *game;
    char typed[64];
};

extern struct others_fake others_fake;

/* Marie's room of a game, in which Marie holds seat 0 and Luc seat 1, and the other seats are free; seat: of
 * this program. */
void others_fake_room(const struct game *game, int seats, int sides, int seat);
/* Somebody sits down; name: NULL for the computer player of the seat, "" frees the seat. */
void others_fake_sit(int seat, const char *name, enum guest_is is);
/* The room's match begins, and its table is in front of the person; `seed` deals it. Nothing is sent
 * anywhere: the rules are here. */
void others_fake_table(struct front *front, uint64_t seed);
/* A table nearby; version: NULL for this program's own. */
void others_fake_near(const char *host, const char *version, const struct game_front *game, int seats,
                      int free);

#endif
