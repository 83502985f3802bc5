/* SPDX-License-Identifier: MIT */
/* Counts hands that end at a table into the records of their game, and keeps the records as files. */
#ifndef FRONT_RECORDS_RECORD_RESULTS_H
#define FRONT_RECORDS_RECORD_RESULTS_H

#include "front/part.h"
#include "front/records/records.h"
#include "ui/services.h"

struct game_front;
struct session;

extern const struct part records_part;

/* The records of a game; those of the game chosen last. */
struct records *record_results_records(const struct front *front, const struct game_front *game);
struct records *records_of(const struct front *front);
/* The high scores that the game at the table has set, as records_count returns them; 0 if a hand of another
 * game was counted since. */
int record_results_news(const struct front *front);
/* In words, translated: the most important of them, but none after a first game, in which everything is a
 * high score, and none of a sitting apart; and the achievements that the hand at the table has brought. ""
 * for nothing. The text stays until the next call. */
const char *record_results_news_text(const struct front *front);

/* Writes the records of a game; false: it is logged why. */
bool record_results_save(struct front *front, const struct game_front *game);
/* Writes the records that could not be written before; false: there were none. */
bool record_results_save_unkept(struct front *front);
/* Counts the hand at the table if it is over, its game counts hands, and it was not counted before. */
void record_results_note(struct front *front);

/* For `count` of struct game_front: the seat of the first person, SEAT_NONE if there is none; and a side for
 * the records, with who sits at a seat and those points. key: memory of the caller, to which the side points.
 */
int record_results_own_seat(const struct session *session);
struct records_side record_results_side(const struct session *session, int seat, int32_t hand, int32_t total,
                                        char key[RECORDS_KEY_SIZE]);

#endif
