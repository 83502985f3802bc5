/* SPDX-License-Identifier: MIT */
/* A part of the cabinet that outlives the scenes: the sitting, the records, the sounds; and what each game
 * keeps so. scenes/cabinet.c lists them. */
#ifndef FRONT_PART_H
#define FRONT_PART_H

#include <stdbool.h>
#include <stddef.h>

struct front;
struct draw_list;
struct intent;
struct scene;

/* All but the size may be NULL. */
struct part {
    size_t size;     /* of its memory, which is zeroed when the program begins */
    const void *key; /* by which that is found where the part itself is not known; NULL: by the part */
    /* The program begins, or has another program's folder from now on: reads what it keeps. */
    void (*start)(struct front *front);
    void (*stop)(struct front *front);
    /* An intent came, before anybody acts on it. */
    void (*hear)(struct front *front, const struct intent *intent);
    /* Acts on an intent in the place of the scene: true. */
    bool (*intent)(struct front *front, const struct intent *intent);
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
/* All screens and parts, which the stack and what they stand on do not know by name. */
struct cabinet {
    const struct scene *const *places; /* the screen of each purpose: FRONT_PLACES of them */
    struct part_list (*parts)(void);
};

/* The memory of a part, by itself or by its key. */
void *part_of(const struct front *front, const void *key);

#endif
