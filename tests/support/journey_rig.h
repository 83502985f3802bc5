/* SPDX-License-Identifier: MIT */
/* A journey under way, as the robot of person.h would have it after some evenings. */
#ifndef TESTS_JOURNEY_RIG_H
#define TESTS_JOURNEY_RIG_H

#include "front/journey/journey.h"
#include "person.h"

/* What was reached at a stage out, to be changed. */
struct journey_record *journey_rig_record(const char *id);
/* Somebody has come to Lyon, with eleven stamps. */
void journey_rig_travel(void);
/* A try of a stage ends, met so; stamps are those of them that are new. It was lost by sixty points unless
 * the second goal is met. The travel book is not opened yet. */
void journey_rig_end(const char *id, unsigned met, unsigned stamps);
/* All stamps of a way. */
void journey_rig_fill(enum stage_way way);

#endif
