/* SPDX-License-Identifier: MIT */
/* What people at a table can say to each other: one of these and nothing else, each in the language of
 * whoever reads it. */
#ifndef NET_PHRASES_H
#define NET_PHRASES_H

enum net_phrase {
    PHRASE_HELLO,
    PHRASE_GOOD_LUCK,
    PHRASE_NICELY_DONE,
    PHRASE_WELL_PLAYED,
    PHRASE_OUCH,
    PHRASE_LUCKY_YOU,
    PHRASE_THANKS,
    PHRASE_SORRY,
    PHRASE_TAKE_YOUR_TIME,
    PHRASE_ONE_MOMENT,
    PHRASE_ANOTHER_ROUND,
    PHRASE_GOOD_NIGHT,
    PHRASES
};

/* The name by which lines call a phrase. */
const char *phrase_name(enum net_phrase phrase);
/* The phrase of a name, -1: there is none. */
int phrase_find(const char *name);
/* The phrase in the current language. */
const char *phrase_words(enum net_phrase phrase);

#endif
