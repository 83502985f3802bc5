/* SPDX-License-Identifier: MIT */
/* Opponents speak at the table in front of the person: after each move a line may be chosen, which is said
 * when the movement of the event that it is about begins. A game gives struct game_voices. */
#ifndef FRONT_VOICES_VOICES_TABLE_H
#define FRONT_VOICES_VOICES_TABLE_H

#include "front/game_front.h"
#include "front/voices/speech.h"
#include "front/voices/voices.h"
#include "ui/draw.h"

enum { VOICE_WATCH_BYTES = 64 };

/* What is kept for a game's table. */
struct voice_speech {
    struct voice_sitting sitting;
    struct voice_moment moment; /* of the line that waits */
    struct voice_choice choice;
    struct event event; /* whose movement begins the line */
    bool waits;         /* the line waits for that movement */
    bool chosen;        /* `choice` is about the last move, */
    bool said;          /* and counts as said */
    uint8_t people;     /* seats of persons, as a mask */
    unsigned greeted;   /* bit of each opponent who said hello since the program began */
    int speaker;        /* the seat that spoke last */
    max_align_t watch[VOICE_WATCH_BYTES / sizeof(max_align_t)]; /* memory of the game, see voices_watch */
};

/* Functions are about the table in front of the person. */
struct game_voices {
    const struct voice_cast *cast;
    /* Called when the sitting has begun or was opened, with voices_watch zeroed. NULL: nothing is to be done.
     */
    void (*watch)(struct front *front);
    /* The moment after a move, which `look` tells of. */
    struct voice_moment (*moment)(struct front *front, struct voice_look *look);
    /* Called when a move was taken back; NULL: nothing is to be done. */
    void (*taken_back)(struct front *front);
    /* Whether the movement under way shows an event. */
    bool (*shows)(const struct front *front, const struct event *event);
    /* The ink of who sits at a seat. */
    struct rgba (*ink)(const struct front *front, int seat);
    /* Whether there is room on the screen for a line now; NULL: whenever the table is on top. */
    bool (*stands)(const struct front *front);
    /* The box of a seat's plate; false: there is none now. */
    bool (*plate)(const struct front *front, int seat, struct rect *box);
    /* Adds what the plate of speech should not cover now. */
    void (*taken)(const struct front *front, struct draw_list *list, struct speech_taken *taken);
};

extern const struct part voices_table_part, voices_part;
/* What was said at all tables (voices.h), kept in a file; the memory of voices_part. */
struct voice_memory *voices_of(const struct front *front);
/* What the part keeps for a game's table. */
struct voice_speech *voices_speech(const struct front *front, const struct game_front *game);
/* Memory of the game in front of the person about its turns so far: VOICE_WATCH_BYTES. */
void *voices_watch(const struct front *front);

/* After a sitting has begun or was opened at the table in front of the person. */
void voices_sit(struct front *front);
/* After a move there, with the events as the viewer may know them. */
void voices_moved(struct front *front, const struct event_list *events);
void voices_taken_back(struct front *front);
/* What a person at a seat says, translated already: the plate of speech stands at that seat's plate, with
 * that person's face. The text must last until it has gone. Nothing where the game has no voices. */
void voices_person_says(struct front *front, int seat, const char *text);
/* What an opponent says about the end of a game. */
struct voices_words {
    int seat;
    const char *text; /* of NC_() */
    const char *face; /* picture, in the mood of the words */
    struct rgba ink;
};
/* After the last move of a game: the line that was chosen about it, or one of this seat about VOICE_WIN or
 * VOICE_LOSE, for a page that shows the words itself. The plate goes, and the line counts as said. false:
 * nobody says anything. */
bool voices_ending(struct front *front, int event, int seat, struct voices_words *words);
/* The movement of an event begins. For views whose movements may end within the tick in which they begin. */
void voices_begins(struct front *front, const struct event *event);

#endif
