/* SPDX-License-Identifier: MIT */
/* A stage of the journey in words, for the screens that show it. Stages are named by their place in `stages`
 * (table/stage.h). Texts are translated. */
#ifndef FRONT_JOURNEY_STAGE_TEXT_H
#define FRONT_JOURNEY_STAGE_TEXT_H

#include "base/text.h"

struct front;

/* The number of a stage in the order of travel on its way, from 1; and the stage of a number. */
int stage_number(int stage);
int stage_of_number(int stage, int number);
/* The next stage on the same way; -1: it is the last one. */
int stage_after(int stage);
/* The day of the evening, days since 1970-01-01. */
int stage_day(int stage);
/* "Friday 5 August 1955" */
void stage_date_text(int stage, struct text *out);
/* "5 Aug 1955" */
void stage_day_text(int stage, struct text *out);
/* "goals I and III met"; met: goals, as bits. */
void stage_met_text(unsigned met, struct text *out);
/* "Odette, Mado and Marius"; nothing for somebody alone. */
void stage_names_text(int stage, struct text *out);
/* "Road · two hands against Léa" */
void stage_table_text(int stage, struct text *out);
/* "two of three stamps" */
void stage_stamps_text(unsigned stamps, struct text *out);
/* A sentence for each goal: "Goal 2: arrive first, met". */
void stage_goals_text(const struct front *front, int stage, struct text *out);
/* What is known of a goal before a try: what it opens, in which try it was won, how near any try came. */
void stage_goal_text(const struct front *front, int stage, int goal, struct text *out);
/* What the first stamp of a stage opens. */
void stage_opens_text(int stage, struct text *out);

#endif
