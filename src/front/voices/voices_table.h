/* SPDX-License-Identifier: MIT */
/* How those who sit at a table speak there: after each move a line may be chosen, and begins with the
 * movement that it is about or not at all. A game says in a table what of this is its own. */
#ifndef FRONT_VOICES_VOICES_TABLE_H
#define FRONT_VOICES_VOICES_TABLE_H

#include "front/game_front.h"
#include "front/voices/speech.h"
#include "front/voices/voices.h"
#include "ui/draw.h"

/* Somebody's face while a line is said. */
struct voice_face {
    const char *picture;
    struct rgba ink; /* the speaker's */
};

/* What is kept of a table that speaks: the beginning of its part. */
struct voice_speech {
    struct voice_sitting sitting;
    struct voice_moment moment; /* of the line that waits */
    struct voice_choice choice;
    struct event event; /* whose movement begins the line */
    bool waits;         /* for that movement */
    unsigned greeted;   /* bit of each of the cast who said hello since the program began */
    int speaker;        /* the seat that spoke last */
};

struct voice_table {
    const struct game *game;
    const struct voice_cast *cast;
    const struct part *part; /* that begins with a struct voice_speech */
    uint8_t begins, ends;    /* kinds of events: a game begins; is over, and `seat` has won it */
    /* The place in the cast of who sits at a seat that no person has; VOICE_NOBODY: somebody without words.
     */
    int (*person)(const struct front *front, int seat);
    /* They have sat down; `people`: seats of persons, as a mask. */
    void (*watch)(struct front *front, uint8_t people);
    /* What a move was to those who may speak; greeted: one of them said hello before. */
    struct voice_moment (*moment)(struct front *front, const struct event_list *events, bool greeted);
    /* The movement under way is about an event. */
    bool (*shows)(const struct front *front, const struct event *event);
    /* mood: enum voice_mood. */
    struct voice_face (*face)(const struct front *front, int seat, int mood);
    /* The plate of a seat; false: the table has none just now. */
    bool (*plate)(const struct front *front, int seat, struct rect *box);
    /* What the plate of speech should not cover just now; NULL: whatever lies below the speaker. */
    void (*taken)(const struct front *front, struct speech_taken *taken);
};

/* As those of struct game_voices and struct part, which they are for. */
void voice_table_sit(struct front *front, const struct voice_table *table);
void voice_table_moved(struct front *front, const struct voice_table *table, const struct event_list *events);
void voice_table_taken_back(struct front *front, const struct voice_table *table);
bool voice_table_tick(struct front *front, const struct voice_table *table);
void voice_table_draw(const struct front *front, const struct voice_table *table, struct draw_list *list);

#endif
