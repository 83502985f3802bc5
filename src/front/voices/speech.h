/* SPDX-License-Identifier: MIT */
/* The plate on which somebody at the table says a line: the face in its mood, one or two lines, a tail to
 * whoever speaks. It comes, stays as long as it takes to read, and goes; any button passes it. Once it stands
 * still nothing is painted for it, and the machine wakes the front when its time is over. */
#ifndef FRONT_VOICES_SPEECH_H
#define FRONT_VOICES_SPEECH_H

#include "front/part.h"
#include "table/game.h"
#include "ui/draw.h"
#include "ui/intent.h"

#include <stdint.h>

struct front;

struct speech_state {
    const char *text; /* translated when it is drawn; NULL: nobody speaks */
    const char *face; /* picture */
    struct rgba ink;  /* the speaker's */
    uint64_t since;   /* ms of the machine */
    uint64_t until;   /* it begins to go */
    bool leaving;
};

extern const struct part speech_part;
/* What it keeps. */
struct speech_state *speech_of(const struct front *front);

/* Somebody says a line of NC_() from now on, both strings literals; whoever spoke before is cut short. */
void speech_say(struct front *front, const char *text, const char *face, struct rgba ink);
/* Nobody speaks any more, at once. */
void speech_hush(struct front *front);
/* Once a tick; true while the plate comes or goes. */
bool speech_tick(struct front *front);

/* What the plate keeps off: where it can be nowhere else, it covers the least of it, the heavier the less. */
enum { SPEECH_TAKEN_MOST = 80 };
struct speech_taken {
    int count, places;
    struct rect
        place[SEATS_MAX]; /* the plates of all who sit there: a line stands nearest to its speaker's */
    struct {
        struct rect box;
        float weight; /* 1: tiles and whatever is chosen there; less: pictures */
    } item[SPEECH_TAKEN_MOST];
};

/* One more, as long as there is room for it. */
void speech_take(struct speech_taken *taken, struct rect box, float weight);
/* The plate of one more who sits there, the speaker or another. */
void speech_place(struct speech_taken *taken, struct rect plate);
/* The plate's box for a speaker's plate, or, on a sheet that shows none, at its edge (NULL). It stands below
 * the speaker's unless something is there that it would cover; taken: NULL is nothing. */
struct rect speech_box(const struct draw_list *list, const char *text, const struct rect *speaker,
                       const struct speech_taken *taken);
/* The plate. */
void speech_draw(const struct front *front, struct draw_list *list, const struct rect *speaker,
                 const struct speech_taken *taken);

#endif
