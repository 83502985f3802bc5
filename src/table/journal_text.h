/* SPDX-License-Identifier: MIT */
/* The fixed words of a journal, known to its writer and its reader. */
#ifndef TABLE_JOURNAL_TEXT_H
#define TABLE_JOURNAL_TEXT_H

#define JOURNAL_FIRST_WORDS "route-mille journal "
#define JOURNAL_FIRST_LINE "route-mille journal 1"
#define JOURNAL_FIRST_LINE_2                                                                                 \
    "route-mille journal 2" /* where the header says more than the first version knew */
#define JOURNAL_DAY "day "
#define JOURNAL_POSITION "position "
#define JOURNAL_HUMAN "human"

enum { JOURNAL_LINE_SIZE = 4096, JOURNAL_VERSION = 2 };

#endif
