/* SPDX-License-Identifier: MIT */
/* The card of a stage of the journey: its postcard, who sits there, the twist, the three goals and what any
 * try has met or come near, and the ways to the table. */
#ifndef FRONT_SCENES_STAGE_CARD_H
#define FRONT_SCENES_STAGE_CARD_H

#include "front/scene.h"
#include "front/scenes/postcard.h"
#include "table/stage.h"

extern const struct scene stage_card_scene;

/* Opens it over the screen on top, for a stage of `stages` that is open. */
void stage_card_open(struct front *front, int stage);

/* ---- for its own files ----------------------------------------------------------------------------- */

enum stage_card_item {
    STAGE_CARD_PLAY,
    STAGE_CARD_AGAIN,
    STAGE_CARD_WATCH,
    STAGE_CARD_COACH,
    STAGE_CARD_TWIST,
    STAGE_CARD_CLOSE,
    STAGE_CARD_ITEMS
};

enum { STAGE_CARD_SLIPS = 3 };

struct stage_card_state {
    int stage;
    int ticks; /* since it came, until the rival has spoken */
};

/* What it keeps while it is on the stack. */
struct stage_card_state *stage_card_of(const struct front *front);
/* Whether a sign stands there, and whether it can be used now. */
bool stage_card_has(const struct front *front, enum stage_card_item item);
bool stage_card_can(const struct front *front, enum stage_card_item item);
/* Adds what is said to the person there, in quotation marks; false: nothing is. */
bool stage_card_line(const struct front *front, struct text *out);

/* Where everything lies. A box without width is not shown. */
struct stage_card_form {
    struct rect box;
    float k; /* the scale; letters do not go below `least` */
    struct postcard card;
    struct rect caption, slip[STAGE_CARD_SLIPS];
    struct rect head, town, face, table, words, twist, goal[STAGE_GOALS];
    struct rect item[STAGE_CARD_ITEMS];
    bool subs; /* goals have a second line */
};
/* list: what it is drawn into, or what measures it. */
void stage_card_lay(const struct front *front, const struct draw_list *list, struct stage_card_form *form);
/* The size of letters designed at `size`. */
float stage_card_letters(const struct stage_card_form *form, float size);

/* What stands on the slips: tries, the best of them, the next deal; and the label of each. */
enum { STAGE_CARD_FIGURE = 48 };
void stage_card_figures(const struct front *front, int stage,
                        char figure[STAGE_CARD_SLIPS][STAGE_CARD_FIGURE]);
const char *stage_card_slip_label(int slip);

void stage_card_draw(const struct front *front, struct draw_list *list, float blend);

#endif
