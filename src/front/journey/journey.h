/* SPDX-License-Identifier: MIT */
/* The journey at the table. A try is a sitting of its own (TABLE_STAGE): it begins with the first move, waits
 * if it is left, and the game under way waits meanwhile. Stages are named by their place in `stages`
 * (table/stage.h). */
#ifndef FRONT_JOURNEY_JOURNEY_H
#define FRONT_JOURNEY_JOURNEY_H

#include "front/item_row.h"
#include "front/journey/progress.h"
#include "front/part.h"
#include "front/stack.h"
#include "front/table/table.h"
#include "table/session.h"
#include "ui/services.h"

#define JOURNEY_FILE "journey.progress"
#define JOURNEY_FOLDER "journey"

struct front;
struct game_front;
struct opponent;

/* What is known of a try that has ended, until the travel book has shown it. */
struct journey_news {
    int stage;            /* -1: there are none */
    unsigned stamps;      /* that are new */
    unsigned met;         /* goals that this try met, new or not */
    bool opens;           /* the road to the next stage is open by it, and was not before */
    int piece;            /* the piece for the car that it brings; -1: none */
    int tries;            /* with this one */
    struct stage_try try; /* as it ended */
};

/* What moves in the rings on the score panel (rings.h). */
struct rings_shown {
    unsigned filled;      /* bit g: ring g is shown as filled */
    int hop[STAGE_GOALS]; /* ticks since then; 0: it stands still */
    int under;            /* the goal that a mouse points at, from 1; 0: none */
};

struct journey_state {
    struct progress progress;
    bool due;                      /* the next table that opens is that of a try: */
    int next;                      /* its stage, */
    bool again;                    /* and whether the deal of the last try is wanted, */
    bool anew;                     /* or that of the try that waits, from its beginning */
    int reading;                   /* the stage whose file is being read, */
    struct session found;          /* and the sitting in it; owned while `given` */
    bool given;                    /* it was opened by the person, and the next table is to have it */
    char says[TABLE_MESSAGE_SIZE]; /* what the next table says; "": nothing */
    int stage, deal;               /* of the try at the table, or of the last one */
    struct stage_try try;          /* as it stands */
    bool noted;                    /* its end has been counted */
    struct rings_shown rings;
    struct journey_news news;
    int waits[JOURNEY_STAGES_MAX]; /* moves of a try that was begun and waits; 0: none does */
    char text[PROGRESS_TEXT_SIZE]; /* the progress as text, while it is written */
};

extern const struct part journey_part;
/* What it keeps. */
struct journey_state *journey_of(const struct front *front);

/* Whether the games of all stages are in this program; otherwise there is no journey. */
bool journey_exists(void);
/* What was reached at a stage; whether it is open; the stage where the person stands: the last open one, on
 * the way back once that was begun. */
const struct journey_record *journey_record(const struct front *front, int stage);
bool journey_is_open(const struct front *front, int stage);
int journey_here(const struct front *front);
/* Whether the way back is open: the first stamp of the last stage out was won, or the coach went on. */
bool journey_back_is_open(const struct front *front);
/* The game of a stage, and who sits opposite there in a seat from 1 on. */
const struct game_front *journey_game(int stage);
const struct opponent *journey_rival(int stage, int seat);

/* Goes to the table with a try of an open stage: the one that waits, or else a new one with the next deal or,
 * with `again`, with the deal of the last try. */
void journey_sit(struct front *front, int stage, bool again);
/* Begins the try at the table again from its deal. What was played of it is gone with the first move. */
void journey_sit_anew(struct front *front);
/* Goes on by the coach: the next stage is open. */
void journey_take_coach(struct front *front, int stage);
/* Reads the best try of a stage, to be watched; the caller ends the session. false: there is none. */
bool journey_read_best(struct front *front, int stage, struct session *session);
/* Whether the travel book has not told the end of the last try: the program ended before the
 * book was closed. Once it has, that is kept. */
bool journey_has_news(const struct front *front);
void journey_told(struct front *front);
/* Takes a session that was read from a file. true: it is a try whose stage is open and agrees, and no other
 * try waits there; the journey owns it now, and goes to the table with it. false: it is a game as any other,
 * without the mark of a try, and the table will say why. */
bool journey_open(struct front *front, struct session *session);
/* The stage whose try was at the table last and waits, for Continue; -1: none. */
int journey_waiting(const struct front *front);

/* For the table: on entering it; on leaving it, which puts the game under way back. On entering another table
 * Continue forgets the try. */
void journey_enter(struct front *front);
void journey_put_back(struct front *front);
/* Writes the sitting's journal into its file; false: `error` says why. */
bool journey_write(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE]);
/* After a move, a deal or what was taken back: follows the try, and counts it once if it is over. */
void journey_note(struct front *front);
/* Writes the progress; false: the log and the bar say why. */
bool journey_save(struct front *front);
/* Goes to a screen of the journey, below which lie the map and the title. */
void journey_go(struct front *front, enum front_place place);
/* For sheets at a table: what the button that goes on is called, `otherwise` if the evening goes on or there
 * is none; and `more` of its row. */
const char *journey_onward(const struct front *front, const char *otherwise);
void journey_say_onward(const struct front *front, const struct focus_item *item, struct item_words *says);
/* Likewise for a button or a row that leaves the table: it leads to the map, or to the book. */
void journey_say_leave(const struct front *front, const struct focus_item *item, struct item_words *says);
/* Whether the evening at the table is over, so that nothing more is dealt and the travel book comes next. */
bool journey_is_over(const struct front *front);
/* The stage of the try at the table; NULL: no try is at the table. */
const struct stage *journey_at_table(const struct front *front);
/* What the title and the map say: "Lyon: 11 of 42", where the person stands. */
void journey_title_text(const struct front *front, struct text *out);
/* "60 short": what a goal that was not met lacked; or how it was met. try: as it ended. */
void journey_goal_text(const struct stage_try *try, int goal, struct text *out);

/* The pieces that the car earns by stamps out: yellow lamps, pennant, whitewalls, parasol, trunk, dog, canoe,
 * golden borne. */
enum { JOURNEY_PIECES = PROGRESS_PIECES };
struct journey_piece {
    const char *key, *name; /* for _() */
    const char *picture;    /* a layer of 500 x 320; icons/car_saloon lies in it at 50, 100 */
    int stamps;             /* that it takes */
};
extern const struct journey_piece journey_pieces[JOURNEY_PIECES];
/* The piece that comes as the stamps out rise from one number to another; -1: none. */
int journey_piece_between(int before, int now);
/* Whether the car wears a piece now; whether it has been earned. */
bool journey_wears(const struct front *front, int piece);
bool journey_earned(const struct front *front, int piece);

#endif
