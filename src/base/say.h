/* SPDX-License-Identifier: MIT */
/* Output to a terminal. File names, arguments and saved games may come from strangers, and a terminal obeys
 * control characters. So every line is escaped. */
#ifndef BASE_SAY_H
#define BASE_SAY_H

#include "base/text.h"

#include <stdio.h>

enum {
    SAY_LINE_SIZE = 4096
}; /* most bytes of a line without its end; a longer line is cut between two characters */

/* Writes one line and its end. Control characters and invalid UTF-8 are escaped as in text_add_shown. */
void say_line(FILE *out, const char *format, ...) TEXT_FORMAT(2, 3);
void say_linev(FILE *out, const char *format, va_list values);

#endif
