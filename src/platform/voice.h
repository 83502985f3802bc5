/* SPDX-License-Identifier: MIT */
/* The voice of the machine. Sentences wait in a queue, from which a thread of its own gives them one after
 * the other to a way of speaking of this system (os/os.h); without threads voice_step does. A voice that
 * hangs, dies or is absent keeps nobody waiting: none of these functions does more than copy a sentence.
 * Nothing is opened before the first sentence. */
#ifndef PLATFORM_VOICE_H
#define PLATFORM_VOICE_H

#include "platform/os/os.h"
#include "ui/services.h"

#include <stdint.h>

enum {
    VOICE_QUEUE = 8,          /* most sentences that wait; the oldest ones make room */
    VOICE_FAILURES = 3,       /* in a row, until the next way speaks, or there is no voice */
    VOICE_PATIENCE_MS = 10000 /* beyond the reckoned length of a sentence, until it is given up */
};

struct voice;

/* What has happened to the voice since voice_step was last called. */
struct voice_news {
    int said;             /* sentences that have ended, or were given up */
    bool lost;            /* there is no voice, or none any more */
    const char *way;      /* the way of speaking that has been opened; NULL: none */
    const char *troubled; /* the one that has failed, or given up a sentence; NULL: none */
    bool listed;          /* the names of voices have come */
};

/* ways: as os_voice_ways gives them. wake: called on the thread when there is news. */
struct voice *voice_open(const struct os_voice_way *const *ways, void (*wake)(void *context), void *context);
/* Ends what is being said. The thread is waited for half a second; one that hangs is left alone. */
void voice_close(struct voice *voice);
/* Puts a sentence into the queue; what is longer than OS_SENTENCE_SIZE is left out. False: there is no voice.
 */
bool voice_say(struct voice *voice, const char *sentence, const char *language);
/* Ends what is being said, and empties the queue; there is no news of it. */
void voice_hush(struct voice *voice);
/* How sentences are said that come after. A voice that was lost is tried again with the next one, and
 * sentences that went with it have ended if its loss has not been told yet. */
void voice_set(struct voice *voice, const struct voice_manner *manner);
/* Adds the names of the voices for a language, a line each; one without an end of its line was cut. They must
 * be asked for: the first call finds none, and news follows when they have come. None before the first
 * sentence. */
void voice_names(struct voice *voice, const char *language, struct text *names);
/* To be called in every step of the loop. now: time in ms. */
void voice_step(struct voice *voice, uint64_t now, struct voice_news *news);
/* The time in ms at which voice_step is to be called at the latest; 0: not before there is news. */
uint64_t voice_due(const struct voice *voice);
/* How long a sentence takes, where nothing tells: ms, by its length and the rate in percent. */
int voice_reckoned_ms(const char *sentence, int rate);

#endif
