/* SPDX-License-Identifier: MIT */
/* Bounded strings: a buffer that somebody else owns, always terminated, that remembers being cut. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct text {
    char *data;  /* terminated; owned by the caller */
    size_t size; /* bytes of data, at least 1 */
    size_t length;
    bool cut; /* something did not fit */
};

#if defined(__GNUC__)
#define TEXT_FORMAT(format_at, values_at) __attribute__((format(printf, format_at, values_at)))
#else
#define TEXT_FORMAT(format_at, values_at)
#endif

/* Starts an empty string in size bytes at data. */
struct text text_in(char *data, size_t size);

/* Adds to the end; what does not fit is dropped at a UTF-8 boundary and `cut` is set. */
void text_add(struct text *text, const char *string);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
void text_addf(struct text *text, const char *format, ...) TEXT_FORMAT(2, 3);
void text_addv(struct text *text, const char *format, va_list values);

/* snprintf that cuts at a UTF-8 boundary; returns false if it had to. */
bool text_format(char *data, size_t size, const char *format, ...) TEXT_FORMAT(3, 4);

/* Copies with the same promise; returns false if the copy was cut. */
bool text_copy(char *data, size_t size, const char *string);

/* Adds a string that may come from anywhere so that a terminal can show it: control characters, and bytes
 * that are no UTF-8, become \xNN. */
void text_add_shown(struct text *text, const char *string);

/* The characters in count bytes, or -1 if they are not well-formed UTF-8 or hold control characters. */
int text_characters(const char *bytes, size_t count);

#endif
