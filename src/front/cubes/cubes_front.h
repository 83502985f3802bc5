/* SPDX-License-Identifier: MIT */
/* The dice as the cabinet knows them, and the pieces that they are put together from. */
#ifndef FRONT_CUBES_CUBES_FRONT_H
#define FRONT_CUBES_CUBES_FRONT_H

#include "front/cubes/look.h"
#include "front/game_front.h"
#include "front/table/company.h"
#include "front/table/table.h"

extern const struct game_front cubes_front;

extern const struct opponent CUBES_OPPONENTS[];
extern const struct game_company CUBES_COMPANY;
extern const struct game_view cubes_table_view;
extern const struct game_hint cubes_hint;
extern const struct game_review cubes_reviews;

enum { SIGN_SIZE = 64 };

/* What the dice's screen keeps of a sitting: in the table's memory for its view. */
struct cubes_table {
    struct cubes_view view;
    float foot;           /* that the table leaves free below */
    char hold[SIGN_SIZE]; /* what the bar's prompt to hold says, as it was asked for last */
};

/* That of the table in front of the person. */
static inline struct cubes_table *cubes_table_of(const struct front *front)
{
    return (struct cubes_table *)(void *)table_of(front)->view;
}
/* What the seat at the foot of the screen sees: all but the dice to come. */
static inline const struct cubes_public *cubes_table_seen(const struct front *front)
{
    return table_seen(front);
}
/* What the picture has to be told: who sits there, and how a person likes it. */
struct cubes_look cubes_table_look(const struct front *front);

/* What can be chosen, and what intents mean. */
void cubes_table_items(const struct front *front, struct focus_list *list);
void cubes_table_areas(const struct front *front, struct focus_list *list);
bool cubes_table_plays(int item);
bool cubes_table_first(struct front *front, const struct intent *intent);
bool cubes_table_intent(struct front *front, const struct intent *intent);
struct table_answer cubes_table_meant(struct front *front, const struct focus_list *items,
                                      const struct intent *intent);
struct table_answer cubes_table_chosen(struct front *front, int item);
struct rect cubes_table_panel(const struct front *front);
/* The sentence of a step, and what the bar says. */
bool cubes_table_tell(const struct front *front, const struct motion_step *step, struct text *out);
void cubes_table_status(const struct front *front, struct status *status);

#endif
