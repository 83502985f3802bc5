/* SPDX-License-Identifier: MIT */
/* What is on the screen, said aloud: each scene and each focus as they come, what happens at the table, and
 * what a person asks for by the reading keys. All words are those of the screen: titles and sentences of
 * items (front/help/whats_this.h), what the bar says, and what a table tells (front/table/tell.h). Of what
 * only one seat may know nothing is said while several people share a loudspeaker. */
#ifndef FRONT_NARRATION_NARRATION_H
#define FRONT_NARRATION_NARRATION_H

#include "front/part.h"
#include "front/sound/speaker.h"
#include "front/table/table.h"

struct focus_item;
struct focus_list;
struct front;
struct list_view;
struct text;

/* What was said of an item. */
struct narrated_item {
    int id;
    char title[SPEAKER_SIZE]; /* name and kind */
    char stand[320];          /* in a word: "playable", "closed", "60%"; "" for what can be chosen as ever */
    char state[SPEAKER_SIZE]; /* in sentences: how it stands */
    char place[32];           /* which it is in its row; "" for what stands alone */
};

struct narration_state {
    bool speaks;               /* speech was on in the last tick */
    const struct scene *scene; /* of which the title was said; NULL: none */
    int depth;                 /* of the stack then */
    char title[SPEAKER_SIZE];  /* of the scene, said last */
    uint64_t files;            /* hash of what was said about files, */
    uint64_t hint;             /* and of the bar's hint */
    struct narrated_item item;
    const struct table *table;        /* whose lines were said, */
    long told;                        /* up to this one; */
    long since;                       /* those from this one on came after the person's last turn */
    char message[TABLE_MESSAGE_SIZE]; /* of the table, said last */
    const char *line;                 /* of an opponent, likewise */
    const char *caption;
    char coach[SPEAKER_SIZE];    /* of a lesson */
    int32_t standing[SEATS_MAX]; /* of each side, when it was said last */
    float scrolled;              /* where the list of the scene stood */
    int part;                    /* of the table or the page that READ_TABLE says next */
    int spelt;                   /* READ_AGAIN was pressed so many times in a row */
};

extern const struct part narration_part;
/* What it keeps. */
struct narration_state *narration_of(const struct front *front);

/* Whether hands and draws must not be said: several people share the table's secrets and a loudspeaker. */
bool narration_hides(const struct front *front);
/* How much is said: enum speech_level. */
int narration_level(const struct front *front);

/* spoken_item.c: the words of an item of a list: name, kind, how it stands, and its place. level: enum
 * speech_level. */
void narration_item(const struct front *front, const struct focus_list *list, const struct focus_item *item,
                    int level, struct narrated_item *out);
/* Adds all of them: "Gasoline, playable, 3 of 7. Your Stop ends with it." */
void narration_join(const struct narrated_item *words, struct text *out);
/* Whether an item is held in a hand of which nothing may be said now. */
bool narration_item_is_secret(const struct front *front, const struct focus_item *item);
/* Adds the title of an item alone: "hidden" for what must not be said. */
void narration_item_title(const struct front *front, const struct focus_item *item, struct text *out);

/* spoken_scene.c: says the title of a scene that came; of one that is there still, the sentences of its title
 * that are new. */
void narration_say_scene(struct front *front, const struct scene *scene, bool came);
/* Says what there is to tell about files that could not be read or written, once. */
void narration_say_files(struct front *front);

/* spoken_keys.c: says what is asked for by a reading key, enum read_key. */
void narration_read(struct front *front, char key);
/* Adds the points of all sides: "Léa 375, you 525". False: there are none. */
bool narration_scores(const struct front *front, struct text *out);

/* spoken_page.c: adds the lines that stand on the screen, from the top down, as many as one sentence for the
 * voice holds, from the line `from` on. Returns the line after them; 0: there are no more. */
int narration_page(const struct front *front, int from, struct text *out);
/* Adds the first text that can be seen whole within a window of a list. */
void narration_first_line(const struct front *front, const struct list_view *view, struct text *out);

#endif
