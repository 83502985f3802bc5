/* SPDX-License-Identifier: MIT */
/* A position of the road as the engine's line: what must be readable is read, what must fit is written. */
#ifndef TESTS_POSITION_LINE_H
#define TESTS_POSITION_LINE_H

#include "mille/position_text.h"

/* What the line says; fails the test with line and reason where it is refused. */
struct mille_observation position_line_read(const char *line);
/* The line of what a seat sees, whole. */
void position_line_write(const struct mille_observation *seen, char line[POSITION_TEXT_SIZE]);

#endif
