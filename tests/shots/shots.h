/* SPDX-License-Identifier: MIT */
/* Named pictures of the game, for the README and for looking at. */
#ifndef TESTS_SHOTS_H
#define TESTS_SHOTS_H

#include "person.h"
#include "windows.h"

struct shot {
    const char *name; /* of the picture; NULL ends a table of shots */
    /* Brings the robot of person.h from the settled title, with nothing saved and a pad in hand, to what is
     * shown. */
    void (*stage)(void);
    /* Paints something else than front_draw; mostly NULL. */
    void (*draw)(const struct front *front, struct draw_list *list);
};

/* Tables of shots; shots.c lists them. */
extern const struct shot SHOTS_SCREENS[];
extern const struct shot SHOTS_TABLE[];
extern const struct shot SHOTS_SHEETS[];
extern const struct shot SHOTS_HELP[];
extern const struct shot SHOTS_FILES[];
extern const struct shot SHOTS_DAY[];
extern const struct shot SHOTS_CUBES[];
extern const struct shot SHOTS_CUBES_PAGES[];
extern const struct shot SHOTS_BONES[];
extern const struct shot SHOTS_BONES_CABINET[];
extern const struct shot SHOTS_SEATS[];
extern const struct shot SHOTS_SIT[];
extern const struct shot SHOTS_ROADS[];
extern const struct shot SHOTS_ROAD_SHEETS[];
extern const struct shot SHOTS_LESSONS[];
extern const struct shot SHOTS_ENDINGS[];
extern const struct shot SHOTS_JOURNEY[];
extern const struct shot SHOTS_JOURNEY_MAP[];
extern const struct shot SHOTS_TRIES[]; /* not frozen yet, and checked where they are named */
extern const struct shot SHOTS_ACHIEVEMENTS[];
extern const struct shot SHOTS_ENDS[];
extern const struct shot SHOTS_OTHERS[];
extern const struct shot SHOTS_SCANNING[]; /* likewise */
extern const struct shot SHOTS_SITTINGS[]; /* likewise */

extern const struct shot *const SHOT_TABLES[]; /* NULL ends them */
/* Whether a table is not frozen yet, and is checked where its shots are named. */
static inline bool shots_are_new(const struct shot *table)
{
    return table == SHOTS_TRIES || table == SHOTS_SCANNING || table == SHOTS_SITTINGS;
}

/* How a person has set the picture. */
struct shot_look {
    const char *language; /* NULL: English */
    int print;            /* size of letters in percent; 0: 100 */
    bool plain, contrast;
    int hour; /* of the day, 1 to 24; 0: eight in the evening */
};

/* Seats the robot at the title with these settings, a pad in hand. */
void shot_start(const struct type_metrics *type, const struct window *window, const struct shot_look *look);
/* Looks at one shot in every step-th window of a table; prints what is wrong and returns how much. */
int shot_check(const struct shot *shot, const struct type_metrics *type, const struct window *windows,
               int step, const struct shot_look *look);

struct offscreen;
/* The shot of a name, or NULL. */
const struct shot *shot_find(const char *name);
/* Compares a few screens with the small pictures in a folder, or writes these anew. */
bool shots_golden(struct offscreen *easel, const char *folder, bool renew);
/* Compares the draw list of every shot, in a window of each kind and in both languages, with the hashes of a
 * file, one a screen; `renew` writes the file anew. Where `folder` is not NULL each screen's list is written
 * there as text too. `file` may be NULL: then nothing is compared. */
bool shots_frozen(const char *file, bool renew, const char *folder);
/* Listens to the shots that `wanted` says, in both languages and at every level, and compares what is said
 * with the transcripts in a folder; `renew` writes these anew. Prints what is wrong. */
bool shots_spoken(const char *folder, bool renew, bool (*wanted)(const void *context, const char *name),
                  const void *context);
/* Paints every backdrop in windows of every shape; prints where a pixel was left out. */
bool shots_painted(struct offscreen *easel);

#endif
