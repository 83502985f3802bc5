/* SPDX-License-Identifier: MIT */
/* The dominoes as the cabinet knows them, and the pieces that they are put together from. */
#ifndef FRONT_BONES_BONES_FRONT_H
#define FRONT_BONES_BONES_FRONT_H

#include "front/bones/look.h"
#include "front/game_front.h"
#include "front/table/company.h"
#include "front/table/table.h"

extern const struct game_front bones_front;

extern const struct opponent BONES_OPPONENTS[];
extern const struct game_company BONES_COMPANY;
extern const struct game_view bones_table_view;
extern const struct game_hint bones_hint;
extern const struct game_review bones_reviews;
/* What the cabinet offers, in the words of this table. */
extern const struct item_row bones_what[];

/* What the dominoes' screen keeps of a sitting: in the table's memory for its view. */
struct bones_table {
    struct bones_view view;
    float foot;      /* that the table leaves free below */
    int knock_wait;  /* ticks left of the beat before a knock plays itself */
    bool ready;      /* a person could decide at the last tick */
    bool led;        /* the focus has begun where a turn of this sitting wanted it */
    unsigned looked; /* several people: the seats that have looked at the hands of this deal, as a mask */
    struct bones_observation eyes; /* what is shown where the screen is not lifted yet */
};

/* That of the table in front of the person. */
static inline struct bones_table *bones_table_of(const struct front *front)
{
    return (struct bones_table *)(void *)table_of(front)->view;
}
static inline const struct bones_observation *bones_table_seen(const struct front *front)
{
    return table_seen(front);
}
/* Of several people who is to look at their hand before the first tile; SEAT_NONE: nobody. And the one at the
 * foot of the screen, to whom it was handed, has looked. */
int bones_table_looker(const struct front *front);
void bones_table_looked(struct front *front);
/* Whether others than the one at the foot of the screen are still to look. */
bool bones_table_others_look(const struct front *front);
/* The focus goes to a tile of the own hand, if it is there. */
void bones_table_focus(struct front *front, int wanted);
/* What the picture has to be told: who sits there, and how a person likes it. */
struct bones_look bones_table_look(const struct front *front);

/* A setting was changed: the own tiles stand as it says now. */
void bones_table_changed(struct front *front);

/* What can be chosen, and what intents mean. */
void bones_table_items(const struct front *front, struct focus_list *list);
void bones_table_areas(const struct front *front, struct focus_list *list);
bool bones_table_plays(int item);
bool bones_table_intent(struct front *front, const struct intent *intent);
struct table_answer bones_table_meant(struct front *front, const struct focus_list *items,
                                      const struct intent *intent);
struct table_answer bones_table_chosen(struct front *front, int item);
struct rect bones_table_panel(const struct front *front);
/* The sentence of a step, and what the bar says. */
bool bones_table_tell(const struct front *front, const struct motion_step *step, struct text *out);
void bones_table_status(const struct front *front, struct status *status);

#endif
