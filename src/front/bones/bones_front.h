/* SPDX-License-Identifier: MIT */
/* What the dominoes give the cabinet (struct game_front), and the parts that it is made of. */
#ifndef FRONT_BONES_BONES_FRONT_H
#define FRONT_BONES_BONES_FRONT_H

#include "front/bones/look.h"
#include "front/day/day_game.h"
#include "front/game_front.h"
#include "front/item_row.h"
#include "front/lesson/lesson.h"
#include "front/records/records.h"
#include "front/scenes/options_table.h"
#include "front/table/company.h"
#include "front/table/table.h"

struct bones_fairness;
struct game_voices;
struct speech_taken;

extern const struct game_front bones_front;

extern const struct opponent BONES_OPPONENTS[];
extern const struct game_company BONES_COMPANY;
extern const struct game_view bones_table_view;
extern const struct game_review bones_reviews;
/* What the cabinet offers, in the words of this table. */
extern const struct item_row bones_what[];

/* ---- the sitting ----------------------------------------------------------------------------- */

/* What the screen of the dominoes keeps of a sitting, in the memory that struct table has for the view. */
struct bones_table {
    struct bones_view view;
    int knock_wait;  /* ticks left before a knock plays itself */
    bool ready;      /* a person could decide at the last tick */
    bool led;        /* the focus has been set once where a turn of this sitting wanted it */
    unsigned looked; /* several people: the seats that have looked at the hands of this deal, as a mask */
    struct bones_observation eyes; /* what is shown until the screen is lifted: no hand */
};

/* That of the table in front of the person. */
static inline struct bones_table *bones_table_of(const struct table *table)
{
    return (struct bones_table *)(void *)table->view;
}
/* What the seat at the foot of the screen sees. */
static inline const struct bones_observation *bones_table_seen(const struct table *table)
{
    return table_seen(table);
}
/* The look of that table: who sits there, and the settings of the person. */
struct bones_look bones_table_look(const struct table *table);
/* Several people: the seat that is to look at its hand before the first tile, SEAT_NONE for none. */
int bones_table_looker(const struct table *table);
/* Whether the person at the foot of the screen is looking at a hand that was just dealt; whether another is
 * still to look. */
bool bones_table_looks(const struct table *table);
bool bones_table_others_look(const struct table *table);
/* What may be shown: with several people no hand until the screen was lifted for it. */
const struct bones_observation *bones_table_eyes(const struct table *table);
/* Whether the person in turn can only knock and is not at the foot of the screen: the screen is not handed
 * over. */
bool bones_table_passes(const struct table *table);
/* For bones_front: a setting was changed. The own tiles stand in the order that it says now. */
void bones_table_changed(struct front *front);

/* ---- options --------------------------------------------------------------------------------- */

/* The rows of the dominoes in the options: the rule options (enum bones_option), then these. */
enum bones_choice {
    BONES_CHOICE_TELLS = BONES_OPTIONS, /* the count is shown that the aimed arm would have */
    BONES_CHOICE_KNOCKS,                /* a forced knock plays itself */
    BONES_CHOICE_ORDER,                 /* of the own tiles: enum bones_order */
    BONES_CHOICE_STAKES,                /* read by front/table/stakes.h */
    BONES_CHOICES
};
enum bones_order { BONES_ORDER_SORTED, BONES_ORDER_DEALT };
extern const struct options_entry BONES_OPTIONS_ROWS[BONES_CHOICES];
/* The value that is set for enum bones_option (it counts for new games) or enum bones_choice. */
int bones_choice(const struct settings *settings, int choice);

/* ---- records --------------------------------------------------------------------------------- */

/* The lists of high scores. */
enum { BONES_RANKING_TOTAL, BONES_RANKING_PLAY };
extern const struct records_form bones_records;
/* For `count` of struct game_front: counts the first person at the table. */
bool bones_count_round(const struct front *front, struct records_hand *hand,
                       char keys[SEATS_MAX][RECORDS_KEY_SIZE]);
/* The same of any session whose round is over; `pub`: what all seats see. */
bool bones_count_session(const struct session *session, const struct bones_public *pub,
                         struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE]);

/* ---- lessons --------------------------------------------------------------------------------- */

enum { BONES_LESSONS = 6 };
extern const struct game_lessons bones_lessons;
/* The units at the top of the field that the coach's plate takes. */
float bones_coach_above(const struct table *table);
/* The item that the first pointer points at; FOCUS_NONE: none. */
int bones_coach_focus(const struct table *table);

/* ---- the deal of the day --------------------------------------------------------------------- */

/* One game to 150 against three opponents. The figures that are kept of a try; the place is 1 to 4. */
enum { BONES_DAY_POINTS, BONES_DAY_PLACE, BONES_DAY_BEST, BONES_DAY_FIGURES };
extern const struct day_game bones_day;

/* ---- is the deal fair? ----------------------------------------------------------------------- */

/* The page behind the high scores: Big Six and doubles by seat beside what chance gives, with a verdict;
 * knocks and points beside a quarter of all, without a verdict. */
extern const struct game_page *const bones_pages[];
/* The verdict in plain words. */
const char *bones_fair_text(const struct bones_fairness *fairness);

/* ---- what opponents say ---------------------------------------------------------------------- */

extern const struct game_voices bones_voices;
extern const struct game_ending bones_ending;
/* What the plate of a spoken line should not cover: tiles, open ends, and what is played with; where `asked`,
 * also the question before the first tile. */
void bones_speech_taken(const struct bones_view *view, bool asked, struct speech_taken *taken);

#endif
