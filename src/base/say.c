/* SPDX-License-Identifier: MIT */
#include "base/say.h"

enum { SHOWN_MOST = 4 }; /* most bytes for an escaped byte */

void say_linev(FILE *out, const char *format, va_list values)
{
    char line[SAY_LINE_SIZE];
    char shown[SAY_LINE_SIZE * SHOWN_MOST];
    struct text said = text_in(line, sizeof line);
    struct text text = text_in(shown, sizeof shown);
    text_addv(&said, format, values);
    text_add_shown(&text, line);
    fputs(shown, out);
    fputc('\n', out);
}

void say_line(FILE *out, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    say_linev(out, format, values);
    va_end(values);
}
