/* SPDX-License-Identifier: MIT */
/* All that can be heard at a table that stands still, to be compared: for tests of what a voice may know. The
 * robot of person.h listens. */
#ifndef TESTS_OVERHEARD_H
#define TESTS_OVERHEARD_H

/* What every reading key says, F4 part by part, and every item on a walk by arrows. The caller frees it. */
char *overheard_all(void);
/* Fails with the first line that differs. */
void overheard_same(const char *one, const char *other);

#endif
