/* SPDX-License-Identifier: MIT */
/* The fixed words of a journal, for its writer and its parser. */
#ifndef TABLE_JOURNAL_TEXT_H
#define TABLE_JOURNAL_TEXT_H

#define JOURNAL_FIRST_WORDS "route-mille journal "
#define JOURNAL_FIRST_LINE "route-mille journal 1"
/* For a header with lines that version 1 does not have. */
#define JOURNAL_FIRST_LINE_2 "route-mille journal 2"
#define JOURNAL_DAY "day "
#define JOURNAL_STAGE "journey "
#define JOURNAL_BACK "back"
#define JOURNAL_POSITION "position "
#define JOURNAL_CHANCE "chance "
#define JOURNAL_HUMAN "human"

enum { JOURNAL_LINE_SIZE = 4096, JOURNAL_VERSION = 2 };

#endif
