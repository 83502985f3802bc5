/* SPDX-License-Identifier: MIT */
/* Looks at a screen as a machine can. Every fault is printed behind the name that is given; the functions
 * return how many there were. */
#ifndef TESTS_SCREEN_CHECK_H
#define TESTS_SCREEN_CHECK_H

#include "robot.h"

/* No text is cut, none lies on another or reads as one number with it; what has not settled may still leave
 * the window. */
int screen_check_texts(const struct draw_list *list, bool settled, const char *name);
/* Every item lies in the window, is reached from the one in focus by the d-pad, and has its words in "What is
 * this?". */
int screen_check_items(struct robot *robot, const char *name);
/* A sign of a key or a button alone says nothing: with each device the bar's prompts have their words. A
 * phone held upright has buttons instead. The screen was drawn. */
int screen_check_prompts(struct robot *robot, const char *name);

#endif
