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
    uint64_t heard; /* hash of all lines that came */
    long lines;     /* their number */
};

struct net_rig {
    struct room room;
    struct room_ways ways;
    struct net_rig_guest guest[SEATS_MAX];
    int guests;
    int links; /* given out so far */
    uint64_t now;
    struct rng secrets, moves;
    char *kept; /* the room as it was kept last */
    size_t kept_length;
    int told;   /* lines sent by the room since it was kept last: none may tell what is not kept */
    bool watch; /* after each step a guest's observation is compared with the room's */
};

/* Opens a room for a game, with `people` guests who have sat down; computer players take the rest. */
void net_rig_begin(struct net_rig *rig, const struct game *game, const struct game_setup *setup, int people,
                   uint64_t seed);
void net_rig_end(struct net_rig *rig);
/* Lets a guest connect, or cuts its connection; what was on its way is lost. */
void net_rig_connect(struct net_rig *rig, int guest);
void net_rig_cut(struct net_rig *rig, int guest);
/* Brings one line that is on its way to its end; false: there is none. */
bool net_rig_carry(struct net_rig *rig);
/* Brings all lines, lets computer players move, and takes all steps of the guests, until nothing is left. */
void net_rig_settle(struct net_rig *rig);
/* One guest who is asked plays a random legal move, or all go on to the next hand. False: nobody is asked. */
bool net_rig_move(struct net_rig *rig);
/* The program of the room ends and is started again with what was kept. Everybody is away. */
void net_rig_restart(struct net_rig *rig);

#endif
