/* SPDX-License-Identifier: MIT */
/* The count of the hands that are left at a round's end: they open one by one, and their sum grows. */
#ifndef FRONT_BONES_TALLY_H
#define FRONT_BONES_TALLY_H

#include "front/bones/view.h"

struct bones_tally {
    uint32_t hand[BONES_SEATS_MAX];
    bool locked;   /* the round ended because nobody could play */
    int8_t winner; /* the seat that gets the points of the other hands; SEAT_NONE: none does */
    uint8_t order[BONES_SEATS_MAX]; /* the seats whose hands open, in that order */
    int count;                      /* of those seats */
    uint8_t open[BONES_SEATS_MAX];  /* by seat: how many of its tiles are open */
    bool all;                       /* all tiles are open: the sum is final */
    float since;                    /* ms since then */
};

/* Whether a view shows the end of a round, where hands open or are open. */
bool bones_tally_shows(const struct bones_view *view);
/* The seat that gets the points of the other hands, once they lie open; SEAT_NONE: none does. */
int bones_tally_winner(const struct bones_public *pub);
/* The hands, `ms` into the step that opens them; without such a step all are open. */
struct bones_tally bones_tally_at(const struct bones_view *view, float ms);
/* The length of that step in ms as designed: it ends with time to look at the sum. */
float bones_tally_length(const struct bones_view *view, const struct motion_step *step);
/* The seat of the index-th tile of all, and the ms at which it opens. Behind the last tile SEAT_NONE, and the
 * ms at which the sum is final. */
int bones_tally_tile(const struct bones_tally *tally, int index, float *ms);
/* The sum of the open tiles of a seat. */
int bones_tally_dots(const struct bones_tally *tally, int seat);
/* "14 + 9 = 23". Of a locked round the total comes when all are open, and then without the lowest hand. */
void bones_tally_text(const struct bones_tally *tally, struct text *out);

#endif
