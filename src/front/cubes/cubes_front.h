/* SPDX-License-Identifier: MIT */
/* What the dice give the cabinet (struct game_front), and the parts that it is made of. */
#ifndef FRONT_CUBES_CUBES_FRONT_H
#define FRONT_CUBES_CUBES_FRONT_H

#include "front/cubes/look.h"
#include "front/day/day_game.h"
#include "front/game_front.h"
#include "front/item_row.h"
#include "front/lesson/lesson.h"
#include "front/scenes/options_table.h"
#include "front/table/company.h"
#include "front/table/table.h"

struct cubes_judgement;
struct game_voices;
struct speech_taken;

extern const struct game_front cubes_front;

extern const struct opponent CUBES_OPPONENTS[];
extern const struct game_company CUBES_COMPANY;
extern const struct game_view cubes_table_view;
extern const struct game_ending cubes_ending;
extern const struct game_review cubes_reviews;
/* Pictures of the table that are made before they are wanted. */
extern const struct game_rehearsal cubes_rehearsal;
/* The scene at the end of a game: the sheet with a column a seat, and the ways on. */
extern const struct scene cubes_slate_scene;

/* ---- the sitting ----------------------------------------------------------------------------- */

enum { SIGN_SIZE = 64 };

/* What the screen of the dice keeps of a sitting, in the memory that struct table has for the view. */
struct cubes_table {
    struct cubes_view view;
    char hold[SIGN_SIZE]; /* the words of the prompt to hold in the bar */
};

/* That of the table in front of the person. */
static inline struct cubes_table *cubes_table_of(const struct table *table)
{
    return (struct cubes_table *)(void *)table->view;
}
/* What the seat at the foot of the screen sees: everything but the dice to come. */
static inline const struct cubes_public *cubes_table_seen(const struct table *table)
{
    return table_seen(table);
}
/* The look of that table: who sits there, and the settings of the person. */
struct cubes_look cubes_table_look(const struct table *table);

/* ---- options --------------------------------------------------------------------------------- */

/* The rows of the dice in the options. */
enum cubes_choice {
    CUBES_CHOICE_GAME,
    CUBES_CHOICE_JOKERS,
    CUBES_CHOICE_CHANCE,
    CUBES_CHOICE_STAKES, /* read by front/table/stakes.h */
    CUBES_CHOICES
};
extern const struct options_entry CUBES_OPTIONS_ROWS[CUBES_CHOICES];
/* The value that is set: that of a rule option, or 1 and 0 for on and off. */
int cubes_choice(const struct settings *settings, enum cubes_choice choice);

/* ---- the hint -------------------------------------------------------------------------------- */

extern const struct game_hint cubes_hint;
/* The best choice, its risk and the cost of the next best one, in a sentence: "Hold: 450 now; rolling 2 dice
 * loses them 44% of the time and wins 0.3% fewer games." `judgement` is that of `pub`, whose game is not
 * over.
 */
void cubes_hint_text(const struct cubes_public *pub, const struct cubes_judgement *judgement,
                     struct text *out);

/* ---- "What is this?" ------------------------------------------------------------------------- */

/* By the ids of enum cubes_item. */
extern const struct item_row cubes_rows[];
/* What the cabinet offers, in the words of this table. */
extern const struct item_row cubes_what[];
/* Adds how an item of cubes_rows stands. */
void cubes_what_now(const struct cubes_view *view, const struct cubes_look *look, int item,
                    struct item_words *says);

/* ---- lessons --------------------------------------------------------------------------------- */

/* The lessons. The other seats only wait there; the dice fall as the lesson says. */
enum { CUBES_LESSONS = 6 };
extern const struct game_lessons cubes_lessons;
/* What the pointers point at: the dice that are still to be picked up or put back, then the sign. */
int cubes_coach_tips(const struct front *front, const struct lesson_step *step,
                     struct point tip[LESSON_TIPS]);

/* ---- the deal of the day --------------------------------------------------------------------- */

/* One game alone, in as few turns as possible. The figures that are kept of a try: */
enum { CUBES_DAY_TURNS, CUBES_DAY_BEST, CUBES_DAY_BUSTS, CUBES_DAY_LEFT, CUBES_DAY_FIGURES };
extern const struct day_game cubes_day;

/* ---- what opponents say ---------------------------------------------------------------------- */

extern const struct game_voices cubes_voices;
/* What the plate of a spoken line should not cover: the road, the seats, the signs, held dice and wherever
 * dice may come to rest. */
void cubes_speech_taken(const struct cubes_layout *layout, struct speech_taken *taken);
/* The same for a poster that fills a canvas: first of all its title and its banner. */
void cubes_speech_taken_poster(const struct cubes_layout *layout, struct rect canvas,
                               struct speech_taken *taken);

#endif
