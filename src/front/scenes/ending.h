/* SPDX-License-Identifier: MIT */
/* The page at the end of a game: a picture of the place to which the game led, the places of all sides and
 * how near they are, high scores that the game set, and what an opponent says of it. It comes once, after the
 * last movement of a game that was played to its end at a table, before the game's sheet. It comes in for
 * ENDING_MS; the first input shows it whole, the next goes on.
 *
 * A game gives a struct game_ending: its words, and a function that draws the picture with the help of the
 * functions below. */
#ifndef FRONT_SCENES_ENDING_H
#define FRONT_SCENES_ENDING_H

#include "front/scene.h"
#include "front/table/seats.h"
#include "table/game.h"
#include "ui/tween.h"

struct living;

/* How the game ended for the person in front of the screen. Where several people share it, it is lost if an
 * opponent won, else it ended as for the winner; and so it did where nobody plays. */
enum ending_kind {
    ENDING_WON,
    ENDING_FAR, /* won, with twice the points of the next */
    ENDING_EQUAL,
    ENDING_LOST,
    ENDING_NARROW, /* lost by less than a move may bring */
    ENDING_SHUT,   /* lost by a shut-out */
    ENDING_KINDS
};

/* A side at the end. */
struct ending_place {
    int side, rank; /* rank: from 1; equal sides have the same */
    int32_t points;
    /* From the next better side; of the first one, from the next. Below 0 beside a side with more points that
     * has left the game. */
    int32_t apart;
};

struct ending_result {
    enum ending_kind kind;
    bool near; /* the first two are no further apart than a move may bring */
    int sides;
    int own;                              /* the side of the person here; SEAT_NONE: there is none */
    struct ending_place place[SEATS_MAX]; /* the best first */
};

/* What a game's picture is drawn from. Lengths within are in units of a backdrop (SCENE_REACH). */
struct ending_show {
    const struct front *front;
    struct draw_list *list;
    const struct ending_result *result;
    float ms;            /* of the entrance, as designed: ENDING_MS once all stands */
    struct point origin; /* of the backdrop on the canvas, */
    float scale;         /* and its scale */
};

enum { ENDING_MS = 3600, ENDING_RECORD_MS = 2700 };

struct game_ending {
    /* The scene that follows, where the game itself opens the page, by ending_open; NULL: the page comes when
     * nothing moves at the table any more, which then shows its sheet. */
    const struct scene *next;
    void (*draw)(const struct ending_show *show);
    bool travels;      /* its sentences and its picture are of a place where only a whole game leads */
    bool hangs;        /* where there is room above the picture, the picture is moved up */
    struct rect focus; /* the part of the picture that every window shows */
    /* The sentence of each kind, for _(); %s is the winner's name. */
    const char *line[ENDING_KINDS];
    /* The same of two partners, with both names in place of %s; NULL where the other names nobody. */
    const char *pair[ENDING_KINDS];
    const char *near;  /* for _(): what decided a near game */
    const char *alone; /* for _(): the title for a person who played alone; NULL: that of a winner */
    int32_t near_by;   /* the most points by which a game is near */
    /* Whether a side never got anywhere. NULL: where it has no points. */
    bool (*shut)(const void *seen, int side);
    /* The side that won by the rules, SEAT_NONE for none. NULL: the one with most points. */
    int (*winner)(const void *seen);
    /* The game's cues of a game that is won, lost, and without a winner; without `sounds` it has sounded
     * already. */
    bool sounds;
    int won_cue, lost_cue, equal_cue;
};

extern const struct scene ending_scene;

/* Whether the page is due at the table in front of the person. */
bool ending_due(const struct front *front);
/* Opens the page if it is due, else the scene after it, which the game must have given as `next`. */
void ending_open(struct front *front);

/* ---- for pictures ---------------------------------------------------------------------------------- */

/* The part of something that begins `at` ms and takes `ms`, eased, 0 to 1. */
float ending_part(const struct ending_show *show, float at, float ms, enum ease ease);
/* Whether the result is kind to show as won: bunting, lanterns, a round on the house. */
bool ending_festive(const struct ending_show *show);
/* A box and a point of the picture on the canvas. */
struct rect ending_box(const struct ending_show *show, struct rect box);
struct point ending_at(const struct ending_show *show, float x, float y);
/* Draws the backdrop, continued up and down in two inks; and a sprite of SCENE_REACH over it. */
void ending_far(const struct ending_show *show, const char *scene, struct rgba above, struct rgba below);
void ending_near(const struct ending_show *show, const char *picture);
/* Draws a picture into a box; opacity below 1 lets it come. */
void ending_sprite(const struct ending_show *show, const char *picture, struct rect box, float opacity);
/* Draws rows that live in the picture once it stands. */
void ending_live(const struct ending_show *show, const struct living *rows, int count);

/* A row of people behind a table or a counter, who lift a little one after the other as the page comes in. */
struct ending_people {
    struct sitter who[SEATS_MAX + 1];
    int count;
    bool hosted;       /* the last one does not play: a plate says who it is */
    float left, right; /* the middles of the first and the last; somebody alone is half way */
    float head;        /* the head of their busts, which are 130 x 158 at scale 1, */
    float arms;        /* and of the arms that lie on the table before them */
    float scale;
    float lifts, after; /* ms at which the first lifts, and from each to the next */
};
/* Those of the table who have a bust, by their seats. host: also comes unless they play; NULL: nobody. */
struct ending_people ending_people(const struct ending_show *show, const struct sitter *host);
/* The middle of one of them. */
float ending_people_x(const struct ending_people *people, int i);
/* Draws the people; and, once the table is drawn over them, their arms, and the name of the host. */
void ending_busts(const struct ending_show *show, const struct ending_people *people);
void ending_arms(const struct ending_show *show, const struct ending_people *people);

/* The first seat of the side at a place of the result, 0 for the winner's. */
int ending_seat(const struct ending_show *show, int place);

#endif
