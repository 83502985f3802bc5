/* SPDX-License-Identifier: MIT */
/* The files of the journey, for its own files. A stage is named by its place in `stages`. */
#ifndef FRONT_JOURNEY_JOURNEY_FILES_H
#define FRONT_JOURNEY_JOURNEY_FILES_H

#include "front/journey/journey.h"

/* The key of the part. */
extern const char journey_key;

/* Reads the progress; false: there is none, or neither the file nor its backup was good. */
bool journey_read_progress(struct front *front);
/* Notes what is at the table, for Continue: the try of a stage, or something else (-1). */
void journey_sits_at(struct front *front, int stage);

/* The stage that a journal is marked with; -1: with none that this program knows. */
int journey_stage_of(const struct journal *journal);
/* Whether a journal can be a try of a stage (-1: of none); false: `why` says why in half a sentence. */
bool journey_agrees(const struct journal *journal, int stage, char *why, size_t size);
/* What a try is known by once it is over; never 0. */
uint64_t journey_identity(const struct session *session);

/* Reads the try of a stage, under way or over. false: there is none. The caller ends the session. */
bool journey_read_try(struct front *front, int stage, struct session *session);
/* The review has judged the last try of a stage, whose session this is: counts what goal it met by that. */
void journey_count_judged(struct front *front, int stage, const struct session *session, int grade);
/* Writes the best try of a stage; false: the log says why. */
bool journey_write_best(struct front *front, int stage, const struct session *session);

#endif
