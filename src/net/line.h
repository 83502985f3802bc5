/* SPDX-License-Identifier: MIT */
/* A line of the protocol "rm 1": how it is taken apart and written. What the words mean is in net/words.h.
 *
 *     play n=57 m="play 42 n"
 *
 * A word, then pairs NAME=VALUE, each after one space; nothing behind the last one. The line has no end mark
 * of its own: the transport hands it over whole. Word and names are a letter a..z and then a..z, 0..9 and _,
 * at most LINE_NAME_MOST of them; no name comes twice. A value without quotes has at least one character, and
 * no space, " or backslash. Between quotes any character may stand, " as \" and the backslash as two; such a
 * value may be empty. All of it is UTF-8 without control characters. */
#ifndef NET_LINE_H
#define NET_LINE_H

#include "base/text.h"
#include "net/words.h"

#include <stdint.h>

enum {
    LINE_TO_ROOM_MOST = 1024,   /* bytes of a line from a guest */
    LINE_FROM_ROOM_MOST = 4096, /* bytes of a line from a room */
    LINE_PAIRS_MOST = 24,
    LINE_NAME_MOST = 15
};

/* A line taken apart: strings that lie in the bytes it was read from. */
struct net_line {
    enum line_word word; /* LINE_UNKNOWN: none of the protocol's */
    const char *said;    /* the word as it stood */
    struct line_pair {
        const char *name, *value;
    } pair[LINE_PAIRS_MOST];
    int count;
};

/* Takes a line of `length` bytes apart in place. The bytes are changed, bytes[length] too, and must outlive
 * `line`. False: it is longer than `most`, or no such line; then `line` is empty. A word or a name that
 * nobody knows is no fault. */
bool line_parse(struct net_line *line, char *bytes, size_t length, size_t most);

/* The value of a name; NULL if the line has none. */
const char *line_value(const struct net_line *line, const char *name);
/* Copies a value. False, and `value` is empty: there is none, or it has `size` bytes or more. */
bool line_text(const struct net_line *line, const char *name, char *value, size_t size);
/* A whole number in base 10, without leading zeros, a plus or "-0". False, and *value stays: there is none
 * within least..most. */
bool line_number(const struct net_line *line, const char *name, int least, int most, int *value);
/* Just 16 hexadecimal digits in lower case. False: anything else. */
bool line_hex64(const struct net_line *line, const char *name, uint64_t *value);
/* Just `count` bytes as two hexadecimal digits each, in lower case. False: anything else; bytes then hold
 * nothing of use. */
bool line_hex_bytes(const struct net_line *line, const char *name, uint8_t *bytes, size_t count);

/* A line being written. */
struct line_writer {
    struct text text; /* the line so far */
    bool failed;      /* something cannot be said in a line, or there is no room for it */
    int count;
    uint16_t name_at[LINE_PAIRS_MOST]; /* where in the text each name begins */
};

/* Begins a line in a buffer of `size` bytes, which the writer uses until line_whole. The buffer holds lines
 * of size-1 bytes, at most LINE_FROM_ROOM_MOST. */
struct line_writer line_begin(char *data, size_t size, enum line_word word);
/* The same for a word that is not of the protocol: lines that are kept in a file. */
struct line_writer line_begin_as(char *data, size_t size, const char *word);
/* Add a pair, quoted where it must be. name: a good one that the line does not have yet. A value that is no
 * UTF-8 or has control characters makes the line fail. */
void line_add_text(struct line_writer *writer, const char *name, const char *value);
void line_add_number(struct line_writer *writer, const char *name, int value);
void line_add_hex64(struct line_writer *writer, const char *name, uint64_t value);
void line_add_hex_bytes(struct line_writer *writer, const char *name, const uint8_t *bytes, size_t count);
/* Whether all that was added is in the line: line_parse gives the same back. Otherwise it must not be sent.
 */
bool line_whole(const struct line_writer *writer);

#endif
