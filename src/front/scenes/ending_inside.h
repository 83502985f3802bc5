/* SPDX-License-Identifier: MIT */
/* What the files of the page at the end of a game share. */
#ifndef FRONT_SCENES_ENDING_INSIDE_H
#define FRONT_SCENES_ENDING_INSIDE_H

#include "front/scenes/ending.h"

struct table;

/* The memory of the scene. */
struct ending_state {
    struct ending_result result;
    int ticks, waited; /* waited: before the first of them, until its pictures are made */
    bool stands;       /* it has come in, or was hurried */
    bool leaves;       /* it goes on already */
    const char *said;  /* of NC_(): what an opponent says; NULL: nothing */
    const char *face;  /* and with which face */
    struct rgba ink;   /* of that opponent */
    char record[240];  /* translated; "" for none */
};

struct ending_state *ending_of(const struct front *front);
/* How a game that is over at a table has ended. */
void ending_judge(const struct table *table, struct ending_result *result);

/* ending_draw.c */
/* Draws the page as it is now; and as it will stand. */
void ending_draw(const struct front *front, struct draw_list *list, float blend);
void ending_draw_whole(const struct front *front, struct draw_list *list);
/* The title, and the sentence of the result. */
void ending_title(const struct front *front, struct text *out);
void ending_line(const struct front *front, struct text *out);

/* Sizes on the card, at scale 1. */
enum {
    ENDING_EDGE = 30,
    ENDING_SEAL = 84,
    ENDING_FACE = 92,
    ENDING_ASIDE = 44 /* what stands beside seal or face, with its air */
};
#define ENDING_LETTERS 27.0f
#define ENDING_LARGE 41.0f

/* The words on the card. */
struct ending_content {
    char line[200];
    const char *said; /* translated; NULL: nothing */
};
void ending_content(const struct front *front, struct ending_content *content);
/* The distance of two lines of a text. */
float ending_leading(const struct draw_list *list, enum font font, float size);

/* Where everything lies. A box without width is not shown. */
struct ending_form {
    struct rect stage, card, row[SEATS_MAX], near, line, record, words, button;
    float k; /* the scale of what stands on the card */
    float head;
};
/* ending_form.c */
struct ending_form ending_form_make(const struct front *front, const struct draw_list *list);
/* When a place comes, in ms as designed. */
float ending_place_ms(int sides, int place);

/* ending_picture.c: puts the picture's focus into the stage, and covers the canvas from side to side. */
void ending_stage(struct ending_show *show, struct rect stage);
/* Shreds of paper over the stage, which fall while the page comes in. */
void ending_confetti(const struct ending_show *show, struct rect stage);

#endif
