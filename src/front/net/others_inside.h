/* SPDX-License-Identifier: MIT */
/* Play with others among its own files. */
#ifndef FRONT_NET_OTHERS_INSIDE_H
#define FRONT_NET_OTHERS_INSIDE_H

#include "base/memory.h"
#include "front/game_front.h"
#include "front/net/others.h"
#include "net/room.h"

enum { OTHERS_OWN_LINK = 0, OTHERS_WHY_SIZE = 240, OTHERS_HOST_SIZE = 128 };

/* Where a room is, and what gives its seat back. */
struct others_place {
    bool here;                   /* this program holds it */
    char host[OTHERS_HOST_SIZE]; /* its address otherwise, */
    int port;                    /* and port */
    char code[CODE_SIZE];
    char whose[SEAT_NAME_SIZE]; /* the name of who holds it */
    uint8_t token[ROOM_TOKEN_SIZE];
};

struct others {
    enum others_state state, traced; /* traced: the last that the trace has told */
    char why[OTHERS_WHY_SIZE];
    const struct game *games[GAME_FRONTS_MAX + 1]; /* of this program; NULL ends them */
    struct guest guest;
    struct guest_ways guest_ways;
    struct others_place place, left; /* of the room; of the table that was left */
    bool has_left;
    bool seated;              /* the table of the kind TABLE_GUEST shows the guest's session */
    bool stepped_out;         /* the person has left its screen, and does not want it in front of them */
    uint64_t lost_at, try_at; /* ms; when the line was lost, and is tried again */
    int tries;
    uint32_t wire; /* to the room; 0: none */

    /* Of who holds the room. */
    struct room room;
    struct room_ways room_ways;
    bool opened;
    uint32_t listening;
    uint32_t link[ROOM_LINKS];        /* the wire of each link; 0: none */
    struct strings to_room, to_guest; /* lines on their way between the own room and the own guest */
    uint32_t job;                     /* of the computer player in turn; 0: none */
    int question;
    bool told_unkept;

    struct others_near near[OTHERS_NEAR_MOST];
    int near_count;
    bool listens;
    uint64_t told_near; /* ms */

    enum net_phrase said[SEATS_MAX];
    uint64_t said_until[SEATS_MAX];
    uint64_t spoke;  /* ms; when this person said a phrase last; 0: not yet */
    unsigned hushed; /* seats of whom nothing is shown */
};

/* The key of the part, and what it keeps (others_state.c). */
extern const char others_key;
struct others *others_of(const struct front *front);

/* ---- others_come.c: coming and going ---- */

/* Lets go of the room, without a word to it. */
void others_let_go(struct front *front);
/* Begins to open the wire to the room. False: `error` says why. */
bool others_open_wire(struct front *front, char error[SERVICE_ERROR_SIZE]);

/* ---- others_room.c: the room that this program holds ---- */

/* Listens for guests; the room has been opened or read. False: `error` says why. */
bool others_room_listen(struct front *front, char error[SERVICE_ERROR_SIZE]);
/* Takes what has come from guests, and what time brings. Returns when it is to be called again, ms;
 * UINT64_MAX: not before something comes. */
uint64_t others_room_tick(struct front *front, uint64_t now);
/* Ends the room; it is kept. */
void others_room_close(struct front *front);
/* The callbacks of the room. */
void others_room_ways(struct front *front);

/* ---- others_table.c: what happens at the table ---- */

/* Takes the next step at the table, when it rests. True while it is to be called in the next tick. */
bool others_table_tick(struct front *front);
/* Turns the program's table back to the person's own. */
void others_put_back(struct front *front);

/* ---- others_files.c: what is kept ---- */

void others_read(struct front *front);
/* Remembers where the room is, and the token; forgets it. */
void others_keep_place(struct front *front);
void others_drop_place(struct front *front);
/* Writes the room. */
bool others_keep_room(struct front *front, const struct room *room);
/* Takes up the room that was kept. */
bool others_read_room(struct front *front, char error[SERVICE_ERROR_SIZE]);

/* ---- others_near.c: tables nearby ---- */

/* Hears of tables, and tells of the own one. Returns when it is to be called again, ms. */
uint64_t others_near_tick(struct front *front, uint64_t now);

#endif
