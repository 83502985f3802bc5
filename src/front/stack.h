/* SPDX-License-Identifier: MIT */
/* The stack of scenes. A scene has its memory there, zeroed when it comes and gone when it goes. */
#ifndef FRONT_STACK_H
#define FRONT_STACK_H

#include "front/stage/scroll.h"

#include <stdint.h>

/* The memory is enough for the largest scene, which lists the saves, three times. */
enum { SCENES_MAX = SCROLL_LEVELS, SCENE_CHANGES_MAX = 8, STACK_BYTES = 576 * 1024 };

/* Screens that are opened by what they are for, so that no screen knows another. scenes/cabinet.c lists them.
 */
enum front_place {
    OPEN_TITLE,
    OPEN_TABLE,
    OPEN_PAUSE,
    OPEN_OPTIONS,
    OPEN_CONTROLS,
    OPEN_LOAD,
    OPEN_HIGH_SCORES,
    OPEN_LESSONS,
    OPEN_LESSON_END,
    OPEN_QUESTION,
    OPEN_HANDOVER,
    OPEN_DAY_SHEET,
    FRONT_PLACES
};

struct scene_level {
    const struct scene *scene;
    int focus;     /* the focused id */
    int missed;    /* the one that a person left it at, while it is not among the items; else FOCUS_NONE */
    size_t memory; /* where its memory begins */
};

struct scene_change {
    enum { CHANGE_PUSH, CHANGE_POP, CHANGE_RESET } kind; /* RESET empties the stack, then pushes */
    const struct scene *scene;
    size_t memory; /* where what the scene is given waits */
};

struct scene_stack {
    struct scene_level level[SCENES_MAX];
    int depth;
    struct scene_change change[SCENE_CHANGES_MAX];
    int changes;
    const struct scene *const *place; /* FRONT_PLACES of them */
    unsigned char *memory;            /* STACK_BYTES, not owned */
    size_t used, waiting;             /* ends of what stands, and of what waits behind it */
};

/* For scenes. Changes are carried out between ticks. */

/* Puts a scene on top; returns its memory, for what it is to begin with: until this tick is over. */
void *front_push(struct front *front, const struct scene *scene);
void front_pop(struct front *front);
/* The same for a screen by what it is for: on top, and alone. */
void *front_open(struct front *front, enum front_place place);
void *front_go(struct front *front, enum front_place place);
/* Whether such a screen is the top one, and whether it stands somewhere on the stack. */
bool front_is_at(const struct front *front, enum front_place place);
bool front_has(const struct front *front, enum front_place place);
/* A scene alone. */
void *front_reset(struct front *front, const struct scene *scene);
/* Whether what was asked for last is a scene on top. */
bool front_pushes(const struct front *front);
/* The top scene; NULL before there is one. */
const struct scene *front_scene(const struct front *front);
/* The scene that is asked about while the question mark is on; else NULL. */
const struct scene *front_asked(const struct front *front);
/* Whether a scene stands somewhere on the stack. */
bool front_holds(const struct front *front, const struct scene *scene);
/* The memory of a scene, which is on the stack or about to be. */
void *front_memory(const struct front *front, const struct scene *scene);
/* The focused id of the top scene. */
int front_focus(const struct front *front);
/* The focused id of a scene wherever it stands on the stack; FOCUS_NONE if it is not there. */
int front_focus_of(const struct front *front, const struct scene *scene);
void front_set_focus(struct front *front, int id);
/* Whether the focus of a scene is only lent: the item that had it went out of the list, as the signs of a
 * table do while something moves there. It goes back as soon as the item is there again, unless a person has
 * chosen another meanwhile. */
bool front_focus_is_lent(const struct front *front, const struct scene *scene);

/* For the front itself. */
/* Makes the changes that are queued, and those that they queue. */
void stack_make_changes(struct front *front);
/* The focus of the top scene goes to an item of the list: back to the one that was missed, or it is lent to
 * the first. */
void stack_mend_focus(struct front *front, const struct focus_list *list);

#endif
