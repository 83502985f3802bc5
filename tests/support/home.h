/* SPDX-License-Identifier: MIT */
/* A person's home of one test, with nothing in it, on a machine without a screen. */
#ifndef TESTS_HOME_H
#define TESTS_HOME_H

#include <limits.h>

extern char home[PATH_MAX]; /* of the last home_make() */

/* Makes it and names it to the programs of this process. */
void home_make(void);
/* Throws it away with all that it holds. */
void home_remove(void);

#endif
