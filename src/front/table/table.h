/* SPDX-License-Identifier: MIT */
/* Tables: each game's game under way, the deal of the day, a try of the journey, a lesson, a replay, and the
 * table of a room elsewhere at which the person is a guest. One table is in front of the person; the others
 * stay as they are meanwhile. A sitting is what happens at a table from sitting down on: its session, and the
 * people and opponents who play. */
#ifndef FRONT_TABLE_TABLE_H
#define FRONT_TABLE_TABLE_H

#include "base/text.h"
#include "front/part.h"
#include "front/table/saves.h"
#include "front/table/stakes.h"
#include "front/table/tell.h"
#include "table/session.h"
#include "ui/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct front;
struct game_front;
struct motion;

enum table_kind { TABLE_LIVE, TABLE_DAY, TABLE_STAGE, TABLE_LESSON, TABLE_REPLAY, TABLE_GUEST, TABLE_KINDS };

enum { TABLE_VIEW_BYTES = 48 * 1024, TABLE_MESSAGE_SIZE = 240 };

/* The thought of the computer player in turn. */
struct table_thought {
    uint32_t job;      /* of the services; 0: none runs */
    uint64_t position; /* hash of the state, and number of moves before it */
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
    int focus; /* the focused item when it was asked for; then the item to which it led */
    bool told; /* the bar says it */
};

/* One sitting on screen. */
struct table {
    struct front *front; /* the front that shows it */
    enum table_kind kind;
    const struct game_front *game;
    int viewer;        /* the seat at the foot of the screen, through whose eyes the table is seen */
    bool lifted;       /* the viewer has lifted the screen that hides the hands, since the deal */
    bool seated;       /* a session is under way */
    bool ended;        /* a move has just ended its game: the page about that (scenes/ending.h) is due, */
    bool celebrated;   /* or has been shown */
    bool can_continue; /* the title can continue it: it waits and is not over, */
    int hand_number;   /* in this hand */
    struct saves_state saves;
    struct session session; /* its state is final the moment a move is played */
    /* Of a guest's table: sends a move to where the rules are. False: it cannot be sent, and the message says
     * why. NULL: the rules are here. */
    bool (*send)(struct table *table, struct move move);
    int sent_at;  /* how far the match was when a move was sent (session_moves); -1: none was */
    bool hurried; /* the running movement was hurried; the next input skips it */
    char message[TABLE_MESSAGE_SIZE]; /* what was refused or done, until the next act */
    bool refused;                     /* the message is a refusal */
    struct told told;
    bool opened;     /* the panel of a folded window is open */
    int think_ticks; /* left of the pause before a computer player moves */
    int waits_at;    /* moves in the journal after which the table waits for a press (table_waits); 0: none */
    struct table_thought thought;
    struct table_advice advice;
    struct stakes_shown stakes;
    /* The height that a lesson or a replay needs at the foot; NULL: none. */
    float (*foot_height)(const struct front *front);
    struct rect foot;                                              /* the room that the view leaves there */
    void *seen;                                                    /* the viewer's last observation */
    void *view;                                                    /* memory of the game's view */
    max_align_t seen_memory[GAME_STATE_MAX / sizeof(max_align_t)]; /* that `seen` points to */
    max_align_t view_memory[TABLE_VIEW_BYTES / sizeof(max_align_t)];
};

extern const struct part table_part;

/* The table in front of the person, also while another screen is shown. */
struct table *table_of(const struct front *front);
/* The table of a kind; TABLE_LIVE: of the game chosen last. */
struct table *table_at(const struct front *front, enum table_kind kind);
/* The table of a game's game under way; and the game chosen last (table_choose of turn.h). */
struct table *table_live(const struct front *front, const struct game_front *game);
const struct game_front *table_game(const struct front *front);
/* The table that counts and is saved: that of the deal of the day or of the journey's try while it is played,
 * else of the game under way, even while a replay or a lesson is in front of the person. */
struct table *table_sitting(const struct front *front);
/* Gives a table to a game. If it had another one the view's memory is cleared. */
void table_give(struct table *table, const struct game_front *game);

/* The kind of the table in front of the person. A replay that was opened from the day's table is of the day
 * as well, and one from the table of the journey's try is of the try. */
bool table_is_lesson(const struct table *table);
bool table_is_replay(const struct table *table);
bool table_is_day(const struct table *table);
bool table_is_stage(const struct table *table);
bool table_is_guest(const struct table *table);
/* Any of the three: a sitting apart from the game under way, which waits meanwhile (apart.h). */
bool table_is_apart(const struct table *table);

/* The viewer's observation, from which all is drawn. The table must be seated. */
const void *table_seen(const struct table *table);
/* The phase of the game, by that observation. */
enum game_phase table_phase(const struct table *table);
/* Whether the table is seated and of this game. */
bool table_plays(const struct table *table, const struct game *game);
/* Whether the table waits for a press after the move of an opponent, by the settings. */
bool table_waits(const struct table *table);
/* Whether the table is seated and its game is over. */
bool table_is_decided(const struct table *table);
/* Whether a move has been sent, and neither an answer nor anything else has come since. */
bool table_has_sent(const struct table *table);
/* Whether the view's movement has steps; and that movement, which is in the view's memory. */
bool table_moves(const struct table *table);
struct motion *table_motion(const struct table *table);

/* Shows at once what the viewer sees now, without a movement. */
void table_show_anew(struct table *table);
/* Sets the table's message; format: as for printf. */
void table_say(struct table *table, bool refused, const char *format, ...) TEXT_FORMAT(3, 4);
/* Saves the journal; false: the status bar says why. */
bool table_save(struct front *front);
/* The same in two steps: writing; and saying, with a bell, if that failed. */
bool table_write(struct front *front, char error[SERVICE_ERROR_SIZE]);
void table_say_saved(struct front *front, bool saved, const char *error);
/* Saves the game under way that waits during a sitting apart from it, if writing it failed before. */
bool table_write_waiting(struct front *front, char error[SERVICE_ERROR_SIZE]);
/* Keeps a session, which is about to be replaced, as the previous game. false: it failed, and `error` says
 * why. */
bool table_keep(struct front *front, const struct session *session, char error[SERVICE_ERROR_SIZE]);
/* Says that the journal can hold no more moves. */
void table_say_full(struct front *front);

#endif
