/* SPDX-License-Identifier: MIT */
/* How well the person chose in an evening that is over, by the game's review: for goals that ask for it, and
 * for the kind line of an evening that was lost. Worked out in jobs while no game is played. */
#ifndef FRONT_JOURNEY_JOURNEY_JUDGE_H
#define FRONT_JOURNEY_JOURNEY_JUDGE_H

#include "front/part.h"
#include "table/session.h"

struct text;

extern const struct part journey_judge_part;

/* An evening of a stage is over; its progress has been counted. The session is copied. What was judged before
 * is called off, and begins again later if a goal asks for it. */
void journey_judge_begin(struct front *front, int stage, const struct session *session);
/* Whether a goal of a stage's last try waits for the judge. */
bool journey_is_judging(const struct front *front, int stage);
/* The kind line of the last evening, if it was lost: "The draws cost 14 %, your choices 2 %."; nothing until
 * it is known. */
void journey_kind_line(const struct front *front, struct text *out);

#endif
