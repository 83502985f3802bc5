/* SPDX-License-Identifier: MIT */
/* Counts the hands that end at the tables into the records of each game, and keeps these as files. */
#ifndef FRONT_RECORDS_RECORD_RESULTS_H
#define FRONT_RECORDS_RECORD_RESULTS_H

#include "front/part.h"
#include "front/records/records.h"
#include "ui/services.h"

struct game_front;
struct session;

extern const struct part records_part;

/* The records of a game; of the game chosen last. */
struct records *record_results_records(const struct front *front, const struct game_front *game);
struct records *records_of(const struct front *front);
/* Which high scores the game on the table has set, as records_count says; 0 where another was counted since.
 */
int record_results_news(const struct front *front);
/* The best of them in words, translated: whose it is and what, until the next call; "" for none, and after a
 * first game, in which everything is. */
const char *record_results_news_text(const struct front *front);

/* Writes the records of a game; false: it is logged why. */
bool record_results_save(struct front *front, const struct game_front *game);
/* Whether all are on the disk as they are; and writes those that are not. */
bool record_results_is_kept(const struct front *front);
void record_results_save_unkept(struct front *front);
/* Counts the hand on the table if it is over, its game has something to count, and it was not counted before.
 */
void record_results_note(struct front *front);

/* For a game that counts: the seat of the first person of a sitting, SEAT_NONE if none plays; and a seat's
 * side, told apart by its key (which the caller keeps): who sits there, with those points. */
int record_results_own_seat(const struct session *session);
struct records_side record_results_side(const struct session *session, int seat, int32_t hand, int32_t total,
                                        char key[RECORDS_KEY_SIZE]);

#endif
