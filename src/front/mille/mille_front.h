/* SPDX-License-Identifier: MIT */
/* The road as the cabinet knows it, and the parts that it is put together from. */
#ifndef FRONT_MILLE_MILLE_FRONT_H
#define FRONT_MILLE_MILLE_FRONT_H

#include "front/game_front.h"
#include "front/item_row.h"

struct motion_step;

extern const struct game_front mille_front;

extern const struct game_view mille_table_view;
extern const struct game_hint mille_hint;
extern const struct game_review mille_review;
extern const struct game_rehearsal mille_rehearsal;
extern const struct game_voices mille_voices;
extern const struct day_game mille_day;
extern const struct game_ending mille_ending;
/* What the cabinet offers, in the words of this table. */
extern const struct item_row mille_what[];
extern const struct records_form mille_records;

/* The number of a moment whose pictures are made ahead: a seat's coup fourre by a safety against a hazard. */
int mille_rehearsal_moment(int seat, int safety, int hazard);
/* A step of the table's movements begins: what is said of its event is said now. */
void mille_speech_begins(struct front *front, const struct motion_step *step);

/* The rankings of the road, and the figures of its own, by their places in the records. */
enum { MILLE_RANKING_TOTAL, MILLE_RANKING_SPREAD };
enum { MILLE_FIGURE_TRIPS, MILLE_FIGURE_COUPS, MILLE_FIGURE_SHUT_OUTS };
/* As `count` of struct game_front. Only a person in the first seat is counted. */
bool mille_count(const struct front *front, struct records_hand *hand,
                 char keys[SEATS_MAX][RECORDS_KEY_SIZE]);
/* As `tally` of struct game_front: "3-parker" is that of three drivers by a rule set. */
bool mille_tally(const char *key, struct text *out);

/* What is kept of a try at the deal of the day, in the order of the file. */
enum mille_day_figure {
    MILLE_DAY_OWN, /* points of the hand */
    MILLE_DAY_OPPONENT,
    MILLE_DAY_ARRIVED, /* 1: the person here completed the trip */
    MILLE_DAY_COUPS,   /* coups fourres of the person here */
    MILLE_DAY_FIGURES
};

#endif
