/* SPDX-License-Identifier: MIT */
/* Tables of what the people of the journey say, for stories.c. All texts are of NC_(): their reader calls
 * translate_context(). People are named by the keys of opponents; "" is the person at this machine. */
#ifndef FRONT_JOURNEY_STORIES_INSIDE_H
#define FRONT_JOURNEY_STORIES_INSIDE_H

#include <stddef.h>

/* The lines of a stage: before a first try, before another; and after a try, by how it went: the feat and the
 * evening, the evening, the first goal alone, or none. */
enum story_line {
    STORY_OPENING,
    STORY_AGAIN,
    STORY_BEST,
    STORY_WON,
    STORY_THROUGH,
    STORY_SHORT,
    STORY_LINES
};

struct story {
    const char *id;  /* of the stage; NULL ends a table */
    const char *who; /* who speaks */
    const char *line[STORY_LINES];
};

extern const struct story stories_out[], stories_back[];

struct postcard_words {
    const char *id; /* of the stage; NULL ends the table */
    const char *who;
    const char *caption, *back;
};

extern const struct postcard_words postcards_words[];

/* What somebody says on the terrace: the person beat them last, they beat the person, or neither. */
struct terrace_words {
    const char *who; /* NULL ends the table */
    const char *beaten, *ahead, *other;
};

extern const struct terrace_words terrace_words[];

/* What nobody in particular says there, and at the end of the way back. */
struct terrace_says {
    const char *welcome, *hardest, *toast, *dawn, *card;
};

extern const struct terrace_says terrace_says;

#endif
