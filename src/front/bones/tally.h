/* SPDX-License-Identifier: MIT */
/* The hands that are left at a round's end: how they open one by one, and how their sum grows with it. */
#ifndef FRONT_BONES_TALLY_H
#define FRONT_BONES_TALLY_H

#include "front/bones/view.h"

struct bones_tally {
    uint32_t hand[BONES_SEATS_MAX];
    bool locked;                    /* the round ended with nothing that fits */
    int8_t winner;                  /* whom the other hands pay, SEAT_NONE: nobody */
    uint8_t order[BONES_SEATS_MAX]; /* the seats whose hands open, in their order, */
    int count;                      /* and how many */
    uint8_t open[BONES_SEATS_MAX];  /* by seat: how many of its tiles lie open */
    bool all;                       /* all are open: the sum stands */
    float since;                    /* ms since then */
};

/* Whether a view shows the end of a round: hands that open, or lie open. */
bool bones_tally_shows(const struct bones_view *view);
/* The hands as they lie so many ms into the step under way; without one, or at a later one, all are open. */
struct bones_tally bones_tally_at(const struct bones_view *view, float ms);
/* The ms as designed that it takes a step to open its hands, with the time to look at the sum. */
float bones_tally_length(const struct bones_view *view, const struct motion_step *step);
/* The tiles of all. */
int bones_tally_tiles(const struct bones_tally *tally);
/* The ms at which the index-th tile of all opens; the one behind the last: the sum stands. */
float bones_tally_opens(const struct bones_tally *tally, int index);
/* The seat whose tile the index-th is; SEAT_NONE behind the last. */
int bones_tally_seat(const struct bones_tally *tally, int index);
/* What the open tiles of a seat count. */
int bones_tally_dots(const struct bones_tally *tally, int seat);
/* "14 + 9 = 23"; of a locked round without a total until all are open, and then without the lowest hand. */
void bones_tally_text(const struct bones_tally *tally, struct text *out);

#endif
