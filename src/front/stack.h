/* SPDX-License-Identifier: MIT */
/* The stack of scenes, with the memory of each: zeroed when a scene is pushed, gone when it is popped. */
#ifndef FRONT_STACK_H
#define FRONT_STACK_H

#include "front/stage/scroll.h"

#include <stdint.h>

/* STACK_BYTES is three times the largest scene, the list of saves. */
enum { SCENES_MAX = SCROLL_LEVELS, SCENE_CHANGES_MAX = 8, STACK_BYTES = 576 * 1024 };

/* Screens that are opened by their purpose, so that no file needs to know them. scenes/cabinet.c says which
 * scene each is. */
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
    OPEN_STAGE,
    OPEN_TRAVEL_BOOK,
    OPEN_JOURNEY,
    OPEN_OTHERS,
    OPEN_HOST,
    OPEN_LOBBY,
    OPEN_PHRASES,
    FRONT_PLACES
};

struct scene_level {
    const struct scene *scene;
    int focus;     /* the focused id */
    int missed;    /* the item that had the focus before it left the list, to get it back; else FOCUS_NONE */
    size_t memory; /* where its memory begins */
};

struct scene_change {
    enum { CHANGE_PUSH, CHANGE_POP, CHANGE_RESET } kind; /* RESET empties the stack, then pushes */
    const struct scene *scene;
    size_t memory; /* where the new scene's memory waits */
};

struct scene_stack {
    struct scene_level level[SCENES_MAX];
    int depth;
    struct scene_change change[SCENE_CHANGES_MAX];
    int changes;
    const struct scene *const *place; /* FRONT_PLACES of them */
    unsigned char *memory;            /* STACK_BYTES, not owned */
    size_t used, waiting;             /* ends of the memory of scenes on the stack, and of those queued */
};

/* Changes are queued, and made between ticks. */

/* Puts a scene on top; returns its memory, to be filled in before this tick ends. */
void *front_push(struct front *front, const struct scene *scene);
void front_pop(struct front *front);
/* The same by purpose: a screen on top; and a screen alone. */
void *front_open(struct front *front, enum front_place place);
void *front_go(struct front *front, enum front_place place);
/* Whether the screen of a purpose is on top; whether it is anywhere on the stack. */
bool front_is_at(const struct front *front, enum front_place place);
bool front_has(const struct front *front, enum front_place place);
/* Empties the stack, and pushes a scene. */
void *front_reset(struct front *front, const struct scene *scene);
/* Whether the last queued change is a push. */
bool front_pushes(const struct front *front);
/* The top scene; NULL before there is one. */
const struct scene *front_scene(const struct front *front);
/* The scene below "What is this?" while that is on; else NULL. */
const struct scene *front_asked(const struct front *front);
/* Whether a scene is anywhere on the stack. */
bool front_holds(const struct front *front, const struct scene *scene);
/* The memory of a scene, which must be on the stack or queued. */
void *front_memory(const struct front *front, const struct scene *scene);
/* The focused id of the top scene. */
int front_focus(const struct front *front);
/* The focused id of a scene wherever it stands on the stack; FOCUS_NONE if it is not there. */
int front_focus_of(const struct front *front, const struct scene *scene);
void front_set_focus(struct front *front, int id);
/* Whether the focus of a scene is only lent: the item that had it has left the list, as a table's buttons do
 * while something moves. The item gets the focus back when it returns, unless the person has moved the focus.
 */
bool front_focus_is_lent(const struct front *front, const struct scene *scene);

/* For front.c and front_intent.c alone. */
/* Makes the queued changes, and those that are queued meanwhile. */
void stack_make_changes(struct front *front);
/* Gives the focus of the top scene back to the item that has returned; or lends it to the first item, if the
 * focused one is not there. */
void front_mend_focus(struct front *front);

#endif
