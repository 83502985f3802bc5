/* SPDX-License-Identifier: MIT */
/* Counts achievements (achievements.h) at the tables: hands of the game under way, of deals of the day and of
 * tries of the journey, when they are over; nothing of lessons, replays and prepared positions, nor of a
 * sitting that was taken up from a replay. They count for the first person at the table. */
#ifndef FRONT_JOURNEY_ACHIEVED_H
#define FRONT_JOURNEY_ACHIEVED_H

#include "front/journey/achievements.h"
#include "front/part.h"

#define ACHIEVEMENTS_FILE "achievements"

struct front;

extern const struct part achieved_part;
/* What was done so far. */
const struct achievements_kept *achieved_kept(const struct front *front);

/* Counts the hand at the table if it is over and was not counted before; and looks at the journey. */
void achieved_note(struct front *front);
/* Counts what the journey alone knows: the terrace, and all stamps out. */
void achieved_note_journey(struct front *front);
/* The sitting with this seed has been taken up from a replay: it does not count. */
void achieved_set_apart(struct front *front, uint64_t seed);
/* The review gives a hand of a journal, counted from 0, the best grade, for that seat. */
void achieved_note_best(struct front *front, const struct journal *journal, int seat, int hand);

/* The rows that the hand at the table, which is over, has met for the first time; and in words, which are
 * added: "Achievement: Coup fourré". */
unsigned achieved_news(const struct front *front);
void achieved_news_text(const struct front *front, struct text *out);

#endif
