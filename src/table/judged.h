/* SPDX-License-Identifier: MIT */
/* What the reviews of all games share: marks of choices, and figures of many choices together. */
#ifndef TABLE_JUDGED_H
#define TABLE_JUDGED_H

#include <stdint.h>

/* The mark of a choice, by its loss. */
enum review_mark { MARK_NONE, MARK_DOUBTFUL, MARK_MISTAKE, MARK_BLUNDER, MARKS };

/* The mark of a loss. least: the least loss that gets each mark, in rising order. */
static inline enum review_mark judged_mark(int32_t loss, const int32_t least[MARKS])
{
    int mark = MARK_NONE;
    while (mark + 1 < MARKS && loss >= least[mark + 1]) {
        mark++;
    }
    return (enum review_mark)mark;
}

/* The average loss of a decision, rounded; 0 without decisions. */
static inline int32_t judged_average(int64_t loss, int decisions)
{
    return decisions > 0 ? (int32_t)((loss + decisions / 2) / decisions) : 0;
}

/* The rating of an average loss, 0 for the best. most: the largest average for each; INT32_MAX ends them. */
static inline int judged_rating(int32_t average, const int32_t most[])
{
    int rating = 0;
    while (average > most[rating]) {
        rating++;
    }
    return rating;
}

#endif
