/* SPDX-License-Identifier: MIT */
/* Where every tile lies: a star of four arms, each a fixed path of cells, so that all 28 tiles always fit and
 * none that was laid ever moves against another. Only the camera eases out. */
#ifndef FRONT_BONES_STAR_H
#define FRONT_BONES_STAR_H

#include "games/bones/bones.h"
#include "ui/geometry.h"

/* In cells, half a tile each, from the spinner's middle, y up. */
enum { BONES_CELLS_WIDE = 33, BONES_CELLS_HIGH = 14 };

/* A tile that lies. */
struct bones_laid {
    struct point at;       /* its middle */
    uint8_t tile;          /* its code */
    uint8_t arm;           /* BONES_ARM_NONE: the spinner */
    uint8_t first, second; /* its halves: left and right, or top and bottom */
    bool lying;            /* its halves lie beside each other */
};

/* Where an arm goes on. */
struct bones_end {
    struct point slot; /* the middle of the next tile, if it is no double */
    uint8_t heading;   /* enum bones_arm, as a direction on the screen */
    bool lying;        /* so would that tile lie */
    bool room;         /* false: no tile that there is could still come */
};

struct bones_star {
    int count;
    struct bones_laid piece[BONES_TILES]; /* in the order in which they were laid */
    struct bones_end end[BONES_ARMS];     /* by arm */
    struct point low, high;               /* the corners of what the camera has to show */
};

/* How large a cell is on the canvas, and where the spinner's middle lies there. */
struct bones_camera {
    float unit;
    struct point middle;
};

/* The star of a board, from the turns of its round. An empty board has no end and no piece. */
void bones_star_make(struct bones_star *star, const struct bones_public *pub);
/* Where the next tile of an arm would lie; its arm must have room. */
struct bones_laid bones_star_next(const struct bones_star *star, const struct bones_board *board, int tile,
                                  int arm);
/* The nearest that a camera can come so that a field holds all of a star. most: the largest cell. */
struct bones_camera bones_camera_fit(const struct bones_star *star, struct rect field, float most);
/* A point of the star on the canvas. */
struct point bones_camera_at(struct bones_camera camera, struct point cell);
/* What a tile there takes of the canvas; lying or standing. */
struct rect bones_camera_box(struct bones_camera camera, struct point cell, bool lying);

#endif
