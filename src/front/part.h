/* SPDX-License-Identifier: MIT */
/* A part: something of the cabinet or of a game that lives as long as the program, such as the tables, the
 * records or the sounds. scenes/cabinet.c lists the cabinet's parts. */
#ifndef FRONT_PART_H
#define FRONT_PART_H

#include <stdbool.h>
#include <stddef.h>

struct front;
struct draw_list;
struct intent;
struct scene;

/* All functions may be NULL. */
struct part {
    size_t size;     /* of its memory, which is zeroed when the program begins */
    const void *key; /* for part_of, where a caller does not know the part; NULL: the part is its own key */
    /* Reads its files: at the start, and when the program has taken over another one's data folder. */
    void (*start)(struct front *front);
    void (*stop)(struct front *front);
    /* Hears of every intent, before anything acts on it. */
    void (*hear)(struct front *front, const struct intent *intent);
    /* Acts on an intent instead of the scene: true. */
    bool (*intent)(struct front *front, const struct intent *intent);
    /* Once a tick, after the scene's; true while something moves. */
    bool (*tick)(struct front *front);
    /* The window has another size or shape. */
    void (*resize)(struct front *front);
    /* The scene on top is about to change. */
    void (*leave)(struct front *front);
    /* _() speaks another language. */
    void (*speak)(struct front *front);
    /* Draws over the scene and its bar. */
    void (*draw)(const struct front *front, struct draw_list *list);
};

enum { PARTS_MAX = 40 };

/* All parts, in the order in which they start, tick and draw; they stop in the reverse order. */
struct part_list {
    const struct part *part[PARTS_MAX];
    size_t place[PARTS_MAX]; /* where the memory of each begins */
    int count;
    size_t bytes; /* of all memory */
};
/* All screens and parts, given to front_init: the stack does not know them by name. */
struct cabinet {
    const struct scene *const *places; /* the screen of each purpose: FRONT_PLACES of them */
    struct part_list (*parts)(void);
};

/* Gives an intent to the top scene, as front_intent does, for a part that makes it of a press that counted.
 */
void front_act(struct front *front, const struct intent *intent);
/* The memory of a part; key: the part, or its `key`. */
void *part_of(const struct front *front, const void *key);

#endif
