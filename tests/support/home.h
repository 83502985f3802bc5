/* SPDX-License-Identifier: MIT */
/* A person's home of one test, with nothing in it, on a machine without a screen. */
#ifndef TESTS_HOME_H
#define TESTS_HOME_H

#include <limits.h>

extern char home[PATH_MAX]; /* of the last home_make() */

/* Makes it and names it to the programs of this process; 0 when all went well, as cmocka wants it. */
int home_make(void);
/* Throws it away with all that it holds; 0 when all went well. */
int home_remove(void);

#endif
