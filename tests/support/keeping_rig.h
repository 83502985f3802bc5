/* SPDX-License-Identifier: MIT */
/* A person at the road table, and the files that are kept of it. */
#ifndef TESTS_KEEPING_RIG_H
#define TESTS_KEEPING_RIG_H

#include "person.h"

#include <stdint.h>

/* So many decisions, and the table at rest. */
void play(int decisions);
/* Starts, and plays a new game so far. */
void sit(enum device device, uint64_t seed, int decisions);
/* By the menu, and yes to what is asked. */
void to_title(void);
/* What a file holds; nothing where it is not there. */
const char *data_of(const char *name);
/* The journal of the sitting at the table, as it would be written now. */
bool is_table(const char *name);

#endif
