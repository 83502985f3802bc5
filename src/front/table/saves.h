/* SPDX-License-Identifier: MIT */
/* Sittings kept under a name that a person chose, as saves/NAME.journal of the data folder. */
#ifndef FRONT_TABLE_SAVES_H
#define FRONT_TABLE_SAVES_H

#include "front/settings/settings.h"
#include "table/session.h"
#include "ui/services.h"

#include <stdbool.h>

#define SAVES_FOLDER "saves"
#define SAVES_END ".journal"
/* The sitting under way, and the game that a new one took the place of, of the oldest of the games; the
 * others have theirs beside them. No person can give such names. */
#define SAVES_AUTOSAVE "autosave.journal"
#define SAVES_PREVIOUS "saves/~previous.journal"

struct front;
struct game_front;

struct saves_state {
    char
        name[SEAT_NAME_SIZE]; /* under which the sitting at the table was opened or saved last; "" for none */
    char path[SETTINGS_PATH_SIZE];  /* its file, where that lies outside of the folder; "" otherwise */
    bool unsaved;                   /* the last move is not on the disk: writing it failed */
    char beside[SERVICE_NAME_SIZE]; /* the save that it is while another program has the folder; "": none yet
                                     */
    int moves;                      /* that it had then, -1 for never */
    uint64_t hash;                  /* of its state then */
    char wanted[SEAT_NAME_SIZE];    /* while a name is being asked for */
    void (*after)(struct front *front, bool saved);
};

/* What is known of the sitting that a save would hold. */
struct saves_state *saves_of(const struct front *front);

/* The file of a name; false: no save can be called so, and `why` says in a sentence why. */
bool saves_file(const char *name, char file[SERVICE_NAME_SIZE], char *why, size_t size);
/* Those files of a game. */
void saves_autosave(const struct game_front *game, char file[SERVICE_NAME_SIZE]);
void saves_previous(const struct game_front *game, char file[SERVICE_NAME_SIZE]);
/* Whether a file is the previous game of whatever game. */
bool saves_is_previous(const char *file);
/* The name of a file of that folder, as it is shown. */
void saves_name(const char *file, char name[SEAT_NAME_SIZE]);

/* The sitting at the table comes from nowhere, from a save of that name, or from a file outside. */
void saves_forget(struct front *front);
void saves_came_from(struct front *front, const char *name);
void saves_came_from_path(struct front *front, const char *path);
/* It was saved just now, as it stands. */
void saves_note(struct front *front);
/* The sitting of last time waits: the settings may know the save that it was. Part of front_init. */
void saves_recall(struct front *front);

/* Whether the sitting at the table would be lost if another took its place, and keeping it as the previous
 * game in that case. false: it could not be kept, and `error` says why. */
bool saves_would_keep(const struct front *front);
bool saves_keep(struct front *front, char error[SERVICE_ERROR_SIZE]);

#endif
