/* SPDX-License-Identifier: MIT */
/* Bounded strings in a buffer of the caller: always terminated, and a flag tells whether something was cut.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct text {
    char *data;  /* terminated by 0; owned by the caller */
    size_t size; /* bytes of data, at least 1 */
    size_t length;
    bool cut; /* something did not fit and was dropped */
};

#if defined(__GNUC__)
#define TEXT_FORMAT(format_at, values_at) __attribute__((format(printf, format_at, values_at)))
#else
#define TEXT_FORMAT(format_at, values_at)
#endif

/* An empty string in a buffer of `size` bytes. */
struct text text_in(char *data, size_t size);
/* The string that stands in such a buffer, to be added to. */
struct text text_behind(char *data, size_t size);

/* Add to the end. What does not fit is dropped at a UTF-8 boundary, and `cut` is set. */
void text_add(struct text *text, const char *string);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
void text_addf(struct text *text, const char *format, ...) TEXT_FORMAT(2, 3);
void text_addv(struct text *text, const char *format, va_list values);

enum { TEXT_SENTENCE_MOST = 800 }; /* bytes of one that text_sentence takes */
/* Adds a sentence behind others, which end with a full stop then; an empty one adds nothing. */
void text_add_sentence(struct text *text, const char *sentence);
/* The same for what was added since the text had the length `from`. Returns the length now, from which the
 * next sentence goes on. */
size_t text_sentence(struct text *text, size_t from);

/* Like snprintf, but cuts at a UTF-8 boundary. False: the result was cut. */
bool text_format(char *data, size_t size, const char *format, ...) TEXT_FORMAT(3, 4);

/* Copies a string, cut at a UTF-8 boundary if it is too long. False: the copy was cut. */
bool text_copy(char *data, size_t size, const char *string);

/* Whether a string ends in another one. */
bool text_ends(const char *string, const char *end);

/* Adds an untrusted string for display: control characters and invalid UTF-8 become \xNN. */
void text_add_shown(struct text *text, const char *string);

/* The number of characters in `count` bytes; -1 if the bytes are not valid UTF-8 or contain control
 * characters. */
int text_characters(const char *bytes, size_t count);

#endif
