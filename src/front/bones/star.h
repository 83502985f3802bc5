/* SPDX-License-Identifier: MIT */
/* Where every tile lies: a star of four arms round the first double, the spinner. Each arm is a fixed path of
 * cells, so that all 28 tiles always fit, and a tile that was laid never moves against another. Only the
 * camera moves out. */
#ifndef FRONT_BONES_STAR_H
#define FRONT_BONES_STAR_H

#include "games/bones/bones.h"
#include "ui/geometry.h"

/* The whole star in cells of half a tile. Its origin is the spinner's middle; y goes up. */
enum { BONES_CELLS_WIDE = 33, BONES_CELLS_HIGH = 14 };

/* A tile on the table. */
struct bones_laid {
    struct point at;       /* its middle */
    uint8_t tile;          /* its code */
    uint8_t arm;           /* BONES_ARM_NONE: the spinner */
    uint8_t first, second; /* its halves: left and right, or top and bottom */
    bool lying;            /* its halves are beside each other, else above each other */
};

/* The open end of an arm. */
struct bones_end {
    struct point slot; /* the middle of the next tile, if that is no double */
    uint8_t heading;   /* the direction on the screen in which the arm goes on: enum bones_arm */
    bool lying;        /* as `lying` of that tile */
    bool room;         /* false: the path is full, no tile can come any more */
};

struct bones_star {
    int count;
    struct bones_laid piece[BONES_TILES]; /* in the order in which they were laid */
    struct bones_end end[BONES_ARMS];     /* by arm */
    struct point low, high;               /* two corners of what the camera must show */
};

/* How large a cell is on the canvas, and where the spinner's middle is. */
struct bones_camera {
    float unit;
    struct point middle;
};

/* The star of a board, from the turns of its round. That of an empty board has no piece and no end. */
void bones_star_make(struct bones_star *star, const struct bones_public *pub);
/* Where a tile would lie at the end of an arm, which must have room. */
struct bones_laid bones_star_next(const struct bones_star *star, const struct bones_board *board, int tile,
                                  int arm);
/* The camera that shows all of a star in a field, as large as possible. most: the largest cell. */
struct bones_camera bones_camera_fit(const struct bones_star *star, struct rect field, float most);
/* Where a point of the star is on the canvas. */
struct point bones_camera_at(struct bones_camera camera, struct point cell);
/* The box on the canvas of a tile with its middle there. */
struct rect bones_camera_box(struct bones_camera camera, struct point cell, bool lying);

#endif
