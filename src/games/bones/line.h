/* SPDX-License-Identifier: MIT */
/* The common part of the two lines that describe a position in NAME=VALUE fields: what one seat sees, as the
 * lab's engine reads it, and a prepared position with all hands. */
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
    uint32_t fields; /* a bit for each field of the line */
    int phase;
    int seat[BONES_FIELD_DOMINOED + 1]; /* of `me` to `dominoed`; SEAT_NONE without the field */
    int opens;
    int count;
    struct bones_turn log[BONES_LOG_MAX]; /* without seats */
    uint32_t hand[BONES_FIELDS];          /* of the fields `hand` and 0.hand to 3.hand */
    int32_t total[BONES_SEATS_MAX];
    uint8_t option[BONES_OPTIONS];
};

/* The names of the fields. */
extern const char *const bones_line_names[BONES_FIELDS];
/* The words of the phases in which a seat decides; NULL for BONES_PHASE_DEALING. */
extern const char *const bones_line_phases[BONES_PHASE_PLAY + 1];

/* Reads a line with fields in any order, each at most once, and single spaces between. may: a bit for each
 * field that is allowed. False: `why` says what is wrong, and *said is of no use. */
bool bones_line_read(const char *line, uint32_t may, struct bones_said *said, struct text *why);
/* Plays the opening and the log of a line for four seats, with the options of *pub, and writes the result to
 * *pub. Returns NULL, or why the line is impossible; hands are not looked at. */
const char *bones_line_lay(const struct bones_said *said, struct bones_public *pub);
/* Whether a seat can hold this hand in a position: NULL, or why not. */
const char *bones_line_fits_hand(const struct bones_public *pub, int seat, uint32_t hand);

#endif
