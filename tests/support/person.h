/* SPDX-License-Identifier: MIT */
/* The person of a test that needs but one, and what it does most. */
#ifndef TESTS_PERSON_H
#define TESTS_PERSON_H

#include "robot.h"

enum { DEVICES = 3 };

/* For each test to start, and to end. */
extern struct robot robot;
/* Mouse, keys, pad. */
extern const enum device devices[DEVICES];

/* Focuses and confirms an item, and waits until nothing moves; or several with spaces between, one after the
 * other. Likewise for an intent, and for a letter. */
void choose(const char *names);
void press(enum intent_kind kind);
void press_key(char key);
/* The same, and this leads to a scene. */
void choose_to(const char *names, const struct scene *scene);
void press_to(enum intent_kind kind, const struct scene *scene);
void press_key_to(char key, const struct scene *scene);
/* Waits until nothing moves, which is at this scene. */
void rest_at(const struct scene *scene);
/* The name of the item in focus, "" where there is none; the item of a name, which must be there. Both until
 * the next such question. */
const char *focused(void);
const struct focus_item *item_named(const char *name);
/* What a mouse does at a place, with a first click. */
void mouse_at(enum intent_kind kind, struct point at);
/* Goes on from here at a scene alone, and waits until nothing moves there. */
void stand_at(const struct scene *scene);
/* Starts, and sits down at the table that a row of the title leads to, where all go at twice the pace. */
void sit_down_at(const char *row, enum device device, int wide, int high);
/* From there by the menu back to the title, and yes to what is asked. */
void leave_table(void);
/* Ends the robot: after a test. */
void stand_up(void);

#endif
