/* SPDX-License-Identifier: MIT */
/* A position as a line of NAME=VALUE fields, as far as its two kinds have in common: what a seat sees
 * (position.h), and a whole table (prepare.h). */
#ifndef GAMES_BONES_LINE_H
#define GAMES_BONES_LINE_H

#include "games/bones/bones.h"

enum bones_line_field {
    BONES_FIELD_PHASE,
    BONES_FIELD_ME,
    BONES_FIELD_FIRST,
    BONES_FIELD_NAMED,
    BONES_FIELD_DOMINOED,
    BONES_FIELD_OPENS,
    BONES_FIELD_LOG,
    BONES_FIELD_HAND,
    BONES_FIELD_TOTALS,
    BONES_FIELD_TARGET,
    BONES_FIELD_OPENING,
    BONES_FIELD_REDEAL,
    BONES_FIELD_HANDS, /* "0.hand" and so on */
    BONES_FIELDS = BONES_FIELD_HANDS + BONES_SEATS_MAX
};

struct bones_said {
    uint32_t fields; /* a bit for each that was said */
    int phase;
    int seat[BONES_FIELD_DOMINOED + 1]; /* by field: me, first, named, dominoed; SEAT_NONE if not said */
    int opens;
    int count;
    struct bones_turn log[BONES_LOG_MAX]; /* tiles and arms */
    uint32_t hand[BONES_FIELDS];          /* by field */
    int32_t total[BONES_SEATS_MAX];
    uint8_t option[BONES_OPTIONS];
};

/* Reads a line, fields in any order, each at most once, single spaces between. may: a bit for each field that
 * it may have. False: `why` says what is wrong, and *said is of no use. */
bool bones_line_read(const char *line, uint32_t may, struct bones_said *said, struct text *why);
/* Plays what a line says, for four seats, with the options that *pub has; the rest of it is written anew.
 * NULL, or why it cannot be; hands are looked at as far as they are told. */
const char *bones_line_lay(const struct bones_said *said, struct bones_public *pub);
/* The name of a field; of hands that of the whole table's. */
const char *bones_line_name(int field);

#endif
