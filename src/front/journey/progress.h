/* SPDX-License-Identifier: MIT */
/* How far the journey of the person here has come: tries, stamps and what the car wears, and their file.
 * Knows no screen. A stage is named by its place in `stages` (table/stage.h). The file is told in
 * docs/journey.md. */
#ifndef FRONT_JOURNEY_PROGRESS_H
#define FRONT_JOURNEY_PROGRESS_H

#include "base/text.h"
#include "table/stage.h"

enum {
    JOURNEY_STAGES_MAX = 40,
    PROGRESS_TEXT_SIZE = 16 * 1024,
    PROGRESS_KEPT_SIZE = 4 * 1024,
    PROGRESS_TRIES_MOST = 100000
};

/* What was reached at a stage. */
struct journey_record {
    int tries;                /* that are over */
    unsigned stamps;          /* bit g: stamp g was won, */
    int won_in[STAGE_GOALS];  /* and in which try, from 1; 0: not */
    bool played;              /* there is a best try: */
    int best, best_lead;      /* its points, and its lead over the best other (turns for somebody alone) */
    int best_deal;            /* its deal, */
    unsigned best_met;        /* and the goals that it met, as bits */
    int nearest[STAGE_GOALS]; /* how near any try came (stage_try.nearest) */
    int last_deal;            /* of the last try that is over, */
    uint64_t last;            /* and its identity: a try is never counted twice; 0: none is over */
    bool judging;             /* a goal of that try waits for the game's review */
    bool coached;             /* the coach went on from here without the first stamp */
};

struct progress {
    struct journey_record record[JOURNEY_STAGES_MAX];
    unsigned off; /* bit p: piece p that the car has earned is left off */
    bool plain;   /* the car wears nothing at all */
    bool terrace; /* the terrace has been seen */
    bool dawn;    /* and the end of the way back */
    bool invited; /* the invitation on the map has been read */
    int at_table; /* the stage of the try that was at the table last; -1: something else was */
    int untold;   /* the stage of a try that is over, and whose end the book has not told yet; -1: none is; */
    unsigned untold_stamps;        /* and the stamps that are new by it */
    char kept[PROGRESS_KEPT_SIZE]; /* lines about stages that this program does not know, as they were read */
};

/* Nothing was played yet. */
void progress_clear(struct progress *progress);

/* How many stamps such bits have. */
int progress_stamps_in(unsigned bits);
/* Stamps won on a way, or on both (way STAGE_WAYS). */
int progress_stamps(const struct progress *progress, int way);
/* Whether the road to a stage is open. */
bool progress_is_open(const struct progress *progress, int stage, bool whole_road);
/* Whether the coach may be taken from a stage: STAGE_COACH tries are over without the first stamp. */
bool progress_coach(const struct progress *progress, int stage);
/* The last stage that is open on a way. */
int progress_last(const struct progress *progress, enum stage_way way, bool whole_road);
/* The deal of the next try, counted from 0. */
int progress_next_deal(const struct progress *progress, int stage);
/* Whether a try is better than the best one of its stage: it met more goals, or as many with a higher lead
 * and more points; somebody alone needed fewer turns. */
bool progress_is_best(const struct progress *progress, int stage, const struct stage_try *try);
/* Counts a try that is over; returns the stamps that are new. id: its identity, not 0. A try whose identity
 * was counted last is not counted again, but stamps that it has won since are. */
unsigned progress_add(struct progress *progress, int stage, int deal, uint64_t id,
                      const struct stage_try *try);
/* What is read from the file of a piece of the car, in the order of the bits of `off`; and how many. */
extern const char *const progress_pieces[];
enum { PROGRESS_PIECES = 8 };

void progress_write(const struct progress *progress, struct text *out);
/* Reads such a text. Returns 0, or the number of the line that is wrong; *progress is then what the lines
 * before it say. Lines of stages that this program does not know are kept out without an error. */
int progress_read(struct progress *progress, const char *text, size_t length);

#endif
