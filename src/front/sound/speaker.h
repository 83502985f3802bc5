/* SPDX-License-Identifier: MIT */
/* What is said aloud, sentence by sentence: the queue between those who have something to say and the voice
 * of the machine. Nothing longer than SPEAKER_MOST characters leaves it, and nothing twice within a second.
 * Who knows what to say is the narration (front/narration). */
#ifndef FRONT_SOUND_SPEAKER_H
#define FRONT_SOUND_SPEAKER_H

#include "front/part.h"
#include "ui/services.h"

#include <stdint.h>

struct front;

enum {
    SPEAKER_MOST = 200, /* characters of a sentence for the voice; longer ones are parted where they can */
    SPEAKER_SIZE = 4 * SPEAKER_MOST + 1,
    SPEAKER_QUEUE = 24,
    SPEAKER_EVENTS = 3,        /* that wait; from then on they are joined */
    SPEAKER_PATIENCE_MS = 8000 /* the longest that a movement waits for its sentence */
};

/* In this order each may cut short what stands before it. */
enum speaker_rank {
    SPEAK_FOCUS,  /* what has the focus; the next focus takes its place */
    SPEAK_ASIDE,  /* what an opponent says, captions: left out while events wait */
    SPEAK_EVENT,  /* what happens: in order, and cut short by nothing but what is urgent */
    SPEAK_ANSWER, /* what a person asked for: at once, behind nothing but an event that is being said */
    SPEAK_URGENT  /* at once, and all that waits is forgotten */
};

struct speaker_line {
    enum speaker_rank rank;
    char says[SPEAKER_SIZE];
};

struct speaker_state {
    struct speaker_line line[SPEAKER_QUEUE]; /* what waits, in order; the first is being said if `busy` */
    int count;
    bool busy;
    uint64_t begun; /* when the first began: ms of the machine */
    bool on;        /* speech is on, by the wish of the settings */
    bool mute;      /* there is no voice: nothing is said until speech is asked for again */
    bool mute_told; /* the person has been told so, in these words */
    char mute_why[SERVICE_ERROR_SIZE];
    char last[SPEAKER_SIZE]; /* what was said last, and when it began */
    uint64_t last_begun;
};

extern const struct part speaker_part;
/* What it keeps. */
struct speaker_state *speaker_of(const struct front *front);

/* Whether things are said aloud. */
bool speaker_is_on(const struct front *front);
/* Speech on or off from now on, by the settings' wish (front/settings/settings.h). */
void speaker_follow(struct front *front);
/* Says something, in the language in use. Empty strings, and what was said within the last second, are left
 * out. */
void speaker_say(struct front *front, enum speaker_rank rank, const char *shown);
/* Silence; forgets all that waits. */
void speaker_hush(struct front *front);
/* Ends and forgets what is said of the focus. */
void speaker_hush_focus(struct front *front);
/* Whether an event is being said, for which a movement waits: at most SPEAKER_PATIENCE_MS. */
bool speaker_is_waited_for(const struct front *front);
/* Whether a sentence is being said just now. */
bool speaker_is_speaking(const struct front *front);
/* What was said last; "" for nothing. */
const char *speaker_last(const struct front *front);
/* How the voice speaks, by the settings, from now on. */
void speaker_tune(struct front *front);

#endif
