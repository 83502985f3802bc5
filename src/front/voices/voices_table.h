/* SPDX-License-Identifier: MIT */
/* How those who sit at a table speak there: after each move a line may be chosen, and begins with the
 * movement that it is about or not at all. A game says in a table what of this is its own. */
#ifndef FRONT_VOICES_VOICES_TABLE_H
#define FRONT_VOICES_VOICES_TABLE_H

#include "front/game_front.h"
#include "front/voices/speech.h"
#include "front/voices/voices.h"
#include "ui/draw.h"

enum { VOICE_WATCH_BYTES = 64 };

/* What is kept of a game's table that speaks. */
struct voice_speech {
    struct voice_sitting sitting;
    struct voice_moment moment; /* of the line that waits */
    struct voice_choice choice;
    struct event event; /* whose movement begins the line */
    bool waits;         /* for that movement */
    uint8_t people;     /* seats of persons, as a mask */
    unsigned greeted;   /* bit of each opponent who said hello since the program began */
    int speaker;        /* the seat that spoke last */
    max_align_t watch[VOICE_WATCH_BYTES / sizeof(max_align_t)]; /* the game's, of the turns so far */
};

/* Its functions are about the table in front of the person. NULL where a game has nothing to say. */
struct game_voices {
    const struct voice_cast *cast;
    /* They have sat down. What voices_watch gives is zeros; NULL: and stays so. */
    void (*watch)(struct front *front);
    /* What a move was to those who may speak: its events as the viewer may know them; people: seats of
     * persons, as a mask; greeted: one of the others said hello before. */
    struct voice_moment (*moment)(struct front *front, const struct event_list *events, uint8_t people,
                                  bool greeted);
    /* A move was taken back; NULL: nothing that is watched changes. */
    void (*taken_back)(struct front *front);
    /* The movement under way is about an event. */
    bool (*shows)(const struct front *front, const struct event *event);
    /* The ink of who sits at a seat. */
    struct rgba (*ink)(const struct front *front, int seat);
    /* What is said has a place on the screen now; NULL: wherever the table is on top. */
    bool (*stands)(const struct front *front);
    /* The plate of a seat; false: there is none just now. */
    bool (*plate)(const struct front *front, int seat, struct rect *box);
    /* What the plate of speech should not cover just now. */
    void (*taken)(const struct front *front, struct draw_list *list, struct speech_taken *taken);
};

extern const struct part voices_table_part;
/* What it keeps of a game's table. */
struct voice_speech *voices_speech(const struct front *front, const struct game_front *game);
/* What the game in front of the person keeps there: VOICE_WATCH_BYTES. */
void *voices_watch(const struct front *front);

/* Others sit at the table in front of the person now, or the same in another game. */
void voices_sit(struct front *front);
/* A move was played there; the table shows its events from now on. */
void voices_moved(struct front *front, const struct event_list *events);
void voices_taken_back(struct front *front);
/* A movement about an event begins: for views whose movements may be over within a tick. */
void voices_begins(struct front *front, const struct event *event);

#endif
