/* SPDX-License-Identifier: MIT */
/* What a program says on a terminal. Names of files, arguments and contents of saves come from strangers, and
 * a terminal obeys control characters: none of them leaves as it is. */
#ifndef BASE_SAY_H
#define BASE_SAY_H

#include "base/text.h"

#include <stdio.h>

enum { SAY_LINE_SIZE = 4096 }; /* of a line before its end; what is longer is cut at a character */

/* Writes one line and its end, control characters and broken UTF-8 as text_add_shown writes them. */
void say_line(FILE *out, const char *format, ...) TEXT_FORMAT(2, 3);
void say_linev(FILE *out, const char *format, va_list values);

#endif
