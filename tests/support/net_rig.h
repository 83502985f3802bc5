/* SPDX-License-Identifier: MIT */
/* A room and its guests in one program: lines go from one to the other through memory, in the order in which
 * they were sent, and time goes by when the test says so. The same seed gives the same match. */
#ifndef TESTS_NET_RIG_H
#define TESTS_NET_RIG_H

#include "net/guest.h"
#include "net/room.h"

struct net_rig;

/* A guest of the rig, and its end of the connection. */
struct net_rig_guest {
    struct net_rig *rig;
    struct guest guest;
    int link; /* ROOM_NO_LINK: no connection */
    struct guest_ways ways;
    char **in, **out; /* lines on their way to it and from it */
    int in_count, out_count;
    uint64_t heard; /* hash of all lines that the room has sent to it, each with the time when it was sent */
    long lines;     /* their number */
    int carried;    /* lines that were on their way, to it or from it */
};

/* A connection that is cut at a line: the line is lost, or arrives and is the last. */
struct net_rig_fault {
    int guest, line; /* which of those that are carried, from 0; -1: never */
    bool after;
};

struct net_rig {
    struct room room;
    struct room_ways ways;
    struct net_rig_guest guest[SEATS_MAX];
    int guests;
    uint64_t now;
    uint64_t seed;
    struct rng secrets; /* before the match; in it they follow from its moves, however often one is tried */
    char *kept;         /* the room as it was kept last */
    size_t kept_length;
    int keeps;     /* how often it was kept */
    int dies;      /* the room's program ends as it keeps for this time, from 1; 0: never */
    bool dies_old; /* before it has done so */
    bool dead;     /* it has ended, and says nothing more */
    bool watch;    /* after each step a guest's observation is compared with the room's */
    bool careless; /* it is not kept at all, which is quicker */
    bool pensive;  /* computer players think, and have not answered */
    bool strict;   /* before each line the room is compared with what was kept */
    struct net_rig_fault fault;
    void (*tap)(int guest, const char *line); /* hears each line to a guest; NULL: nobody does */
    /* What came last for each connection that is nobody's here, and whether it was closed. */
    char last[ROOM_LINKS][LINE_FROM_ROOM_MOST + 1];
    bool closed[ROOM_LINKS];
};

/* Opens a room for a game, with `people` guests who have sat down and begun; computer players take the rest.
 */
void net_rig_begin(struct net_rig *rig, const struct game *game, const struct game_setup *setup, int people,
                   uint64_t seed);
/* The same in two: guests may sit down before the match begins; and its parts. fault: of the rig. */
void net_rig_open(struct net_rig *rig, const struct game *game, const struct game_setup *setup, int people,
                  uint64_t seed);
void net_rig_start(struct net_rig *rig);
void net_rig_end(struct net_rig *rig);
/* A seating with the options of chance. */
struct game_setup net_rig_setup(const struct game *game, const struct game_seating *seating, uint64_t seed);
/* Lets a guest connect, or cuts its connection; what was on its way is lost. */
void net_rig_connect(struct net_rig *rig, int guest);
void net_rig_cut(struct net_rig *rig, int guest);
/* Brings one line that is on its way to its end; false: there is none. */
bool net_rig_carry(struct net_rig *rig);
/* Brings all lines, lets computer players move, and takes all steps of the guests, until nothing is left. */
void net_rig_settle(struct net_rig *rig);
/* Lets time go by, in which everybody who is here gives signs of life. */
void net_rig_wait(struct net_rig *rig, uint64_t ms);
/* One guest who is asked plays a random legal move, or all go on to the next hand. False: nobody is asked. */
bool net_rig_move(struct net_rig *rig);
/* Brings all lines that the room has sent to the guests; none the other way. */
void net_rig_arrive(struct net_rig *rig);
/* The program of the room ends and is started again with what was kept. Everybody is away. */
void net_rig_restart(struct net_rig *rig);
/* Plays until so many hands are over; calls `between` (may be NULL) after each move. */
void net_rig_play(struct net_rig *rig, int hands, void (*between)(struct net_rig *rig, int move));
/* A connection that is no guest's: it comes, and says something as it stands. */
int net_rig_stranger(struct net_rig *rig);
/* It says hello, as a program with the room's game does. */
void net_rig_greets(struct net_rig *rig, int link);
void net_rig_says(struct net_rig *rig, int link, const char *line);

#endif
