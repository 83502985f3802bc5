/* SPDX-License-Identifier: MIT */
/* A part of the cabinet that outlives the scenes: the sitting, the records, the sounds; and what each game
 * keeps so. parts.c lists them. */
#ifndef FRONT_PART_H
#define FRONT_PART_H

#include <stdbool.h>
#include <stddef.h>

struct front;
struct draw_list;

/* All but the size may be NULL. */
struct part {
    size_t size; /* of its memory, which is zeroed when the program begins */
    /* The program begins, or has another program's folder from now on: reads what it keeps. */
    void (*start)(struct front *front);
    void (*stop)(struct front *front);
    /* Once a tick, after the scene's; true while something moves. */
    bool (*tick)(struct front *front);
    /* The window has another size or shape. */
    void (*resize)(struct front *front);
    /* Another scene is about to come. */
    void (*leave)(struct front *front);
    /* _() speaks another language. */
    void (*speak)(struct front *front);
    /* Paints over the scene and its bar. */
    void (*draw)(const struct front *front, struct draw_list *list);
};

enum { PARTS_MAX = 32 };

/* All of them, in the order in which they start, tick and draw; they stop from the last to the first. */
struct part_list {
    const struct part *part[PARTS_MAX];
    size_t place[PARTS_MAX]; /* where the memory of each begins */
    int count;
    size_t bytes; /* of all memory */
};
struct part_list parts_list(void);

/* The memory of a part. */
void *part_of(const struct front *front, const struct part *part);

#endif
