/* SPDX-License-Identifier: MIT */
/* The plate on which an opponent says something: the face in its mood, one or two lines of text, a tail that
 * points to the speaker. The plate stays as long as it takes to read, or until a button is pressed. While it
 * stands still no frame is drawn for it; the machine wakes the front when its time is over. */
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
    struct rgba ink;  /* of the speaker */
    uint64_t since;   /* when it came, and when it begins to go: ms of the machine */
    uint64_t until;
    bool leaving;
};

extern const struct part speech_part;
/* What it keeps. */
struct speech_state *speech_of(const struct front *front);

/* Shows a line of NC_(), in the place of the line before. Both strings must be literals. */
void speech_say(struct front *front, const char *text, const char *face, struct rgba ink);
/* Removes the plate at once. */
void speech_hush(struct front *front);
/* Once a tick; true while the plate comes or goes. */
bool speech_tick(struct front *front);

/* Boxes that the plate should not cover. If it has to cover some, it covers as little weight as it can. */
enum { SPEECH_TAKEN_MOST = 80 };
struct speech_taken {
    int count, places;
    struct rect
        place[SEATS_MAX]; /* the plates of all seats: the line must be nearest to the speaker's plate */
    struct {
        struct rect box;
        float weight; /* 1: what a person reads or chooses; less: pictures */
    } item[SPEECH_TAKEN_MOST];
};

/* Adds a box; if there are too many already it is left out. */
void speech_take(struct speech_taken *taken, struct rect box, float weight);
/* Adds the plate of a seat. */
void speech_place(struct speech_taken *taken, struct rect plate);
/* The box of the plate: below the speaker's plate, or where it covers less of what is taken. speaker: NULL on
 * a sheet that shows no plates, then it is at the edge. taken: NULL for nothing. */
struct rect speech_box(const struct draw_list *list, const char *text, const struct rect *speaker,
                       const struct speech_taken *taken);
/* Draws the plate. */
void speech_draw(const struct front *front, struct draw_list *list, const struct rect *speaker,
                 const struct speech_taken *taken);

#endif
