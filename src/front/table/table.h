/* SPDX-License-Identifier: MIT */
/* The sittings on screen, each a table of its own: the game under way, the deal of the day, a lesson, a
 * replay. One of them is in front of the person; the others stay as they are meanwhile. */
#ifndef FRONT_TABLE_TABLE_H
#define FRONT_TABLE_TABLE_H

#include "base/text.h"
#include "front/part.h"
#include "front/table/saves.h"
#include "front/table/tell.h"
#include "table/session.h"
#include "ui/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct front;
struct game_front;
struct motion;

enum table_kind { TABLE_LIVE, TABLE_DAY, TABLE_LESSON, TABLE_REPLAY, TABLE_KINDS };

enum { TABLE_VIEW_BYTES = 48 * 1024, TABLE_MESSAGE_SIZE = 240 };

/* What the computer player in turn thinks. */
struct table_thought {
    uint32_t job;      /* of the services; 0: none runs */
    uint64_t position; /* hash of the state that is thought about, and the moves that led there */
    int moves;
    bool answered;
    struct move move; /* the answer */
    int waited;       /* ticks since the last movement came to rest */
};

/* A hint that was asked for, about one position. */
struct table_advice {
    bool wanted;
    uint32_t job; /* of the services; 0: not begun yet */
    uint64_t position;
    int moves; /* in the journal */
    int focus; /* when it was asked for, and then where it led */
    bool told; /* the bar says it */
};

/* One sitting on screen. */
struct table {
    enum table_kind kind;
    const struct game_front *game; /* whose table it is */
    int viewer;                    /* whose eyes the screen has: the seat at its foot */
    bool lifted;                   /* the screen between hands, for the viewer since they were dealt */
    bool seated;                   /* a session is under way */
    bool can_continue;             /* it waits on the title, undecided, */
    int hand_number;               /* at this hand */
    struct saves_state saves;
    struct session session;           /* its state is final the moment a move is played */
    bool hurried;                     /* the running movement was hurried; the next input skips it */
    char message[TABLE_MESSAGE_SIZE]; /* why something was refused or what was done; until the next act */
    bool refused;                     /* the message is a refusal */
    struct told told;
    bool opened;     /* folded windows: the panel of the game's view has dropped */
    int think_ticks; /* left before the computer moves */
    struct table_thought thought;
    struct table_advice advice;
    /* How high the room is that a lesson or a replay needs at the foot; NULL: none is needed. */
    float (*foot_height)(const struct front *front);
    struct rect foot;                                         /* that the view leaves free */
    max_align_t seen[GAME_STATE_MAX / sizeof(max_align_t)];   /* by the viewer, as of the last look */
    max_align_t view[TABLE_VIEW_BYTES / sizeof(max_align_t)]; /* what the game's screen keeps of it */
};

extern const struct part table_part;

/* The table in front of the person, or that would be if they sat down. */
struct table *table_of(const struct front *front);
/* That of a kind; of the games under way that of the game chosen last. */
struct table *table_at(const struct front *front, enum table_kind kind);
/* The game under way of a game, and the game chosen last (turn.h chooses another). */
struct table *table_live(const struct front *front, const struct game_front *game);
const struct game_front *table_game(const struct front *front);
/* Who is asked where the game goes on, and what a save would hold: the day's, else the game under way,
 * whatever is watched or learnt meanwhile. */
struct table *table_sitting(const struct front *front);
/* A table is that of a game from now on: of another one than before, what its view keeps begins anew. */
void table_give(struct table *table, const struct game_front *game);

/* What is in front of the person. A replay from the day's table is of the day as well. */
bool table_is_lesson(const struct front *front);
bool table_is_replay(const struct front *front);
bool table_is_day(const struct front *front);

/* What the viewer may know: all that is ever shown. Somebody must be seated. */
const void *table_seen(const struct front *front);
/* How the sitting stands for the viewer. */
enum game_phase table_phase(const struct front *front);
/* Somebody sits there, and it is this game's table. */
bool table_plays(const struct front *front, const struct game *game);
/* Somebody sits there, and the game is decided: nothing of it waits. */
bool table_is_decided(const struct front *front);
/* A movement of its view waits or runs; and the steps of it, which are in the view's memory. */
bool table_moves(const struct front *front);
struct motion *table_motion(const struct front *front);

void table_say(struct front *front, bool refused, const char *format, ...) TEXT_FORMAT(3, 4);
/* Saves the journal; false: the status bar says why. */
bool table_save(struct front *front);
/* The same in two steps: writing, and saying with a bell what became of it. */
bool table_write(struct front *front, char error[SERVICE_ERROR_SIZE]);
void table_say_saved(struct front *front, bool saved, const char *error);
/* Saves the game that waits while a day's deal is played, if writing it failed before. */
bool table_write_waiting(struct front *front, char error[SERVICE_ERROR_SIZE]);
/* Keeps a session's journal as the previous game: it is about to be replaced. false: it is not, and `error`
 * says why. */
bool table_keep(struct front *front, const struct session *session, char error[SERVICE_ERROR_SIZE]);
/* Says that the journal can hold no more moves. */
void table_say_full(struct front *front);

#endif
