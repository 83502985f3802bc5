/* SPDX-License-Identifier: MIT */
/* Sittings kept under a name that a person chose, as saves/NAME.journal of the data folder; and how any kept
 * sitting is read. */
#ifndef FRONT_TABLE_SAVES_H
#define FRONT_TABLE_SAVES_H

#include "front/settings/settings.h"
#include "table/session.h"
#include "ui/services.h"

#include <stdbool.h>

#define SAVES_FOLDER "saves"
#define SAVES_END ".journal"
/* The game under way, and the previous game, of the road game; other games have their `file_end` in these
 * names. A person cannot give such names to saves. */
#define SAVES_AUTOSAVE "autosave.journal"
#define SAVES_PREVIOUS "saves/~previous.journal"

struct front;
struct game_front;

struct saves_state {
    char name[SEAT_NAME_SIZE]; /* of the save that the game was opened from or saved to last; "" for none */
    char path[SETTINGS_PATH_SIZE];  /* its file, if that is not in the data folder; else "" */
    bool unsaved;                   /* writing the last move failed */
    char beside[SERVICE_NAME_SIZE]; /* file of a guest's game (front.h); "": none yet */
    int moves;                      /* number of moves when it was opened or saved; -1: never */
    uint64_t hash;                  /* of the state then */
    char wanted[SEAT_NAME_SIZE];    /* while a name is being asked for */
    void (*after)(struct front *front, bool saved);
};

/* The state of the game that would be saved (table_sitting). */
struct saves_state *saves_of(const struct front *front);

/* The file of a save's name; false: the name is not allowed, and `why` says why in a sentence. */
bool saves_file(const char *name, char file[SERVICE_NAME_SIZE], char *why, size_t size);
/* The autosave and the previous game of a game. */
void saves_autosave(const struct game_front *game, char file[SERVICE_NAME_SIZE]);
void saves_previous(const struct game_front *game, char file[SERVICE_NAME_SIZE]);
/* Whether a file is a game's previous game. */
bool saves_is_previous(const char *file);
/* The name of a save's file, as it is shown. */
void saves_name(const char *file, char name[SEAT_NAME_SIZE]);

/* Notes where the game at the table comes from: from no save, from a save with a name, or from another file.
 */
void saves_forget(struct front *front);
void saves_came_from(struct front *front, const char *name);
void saves_came_from_path(struct front *front, const char *path);
/* Notes that it has just been saved. */
void saves_note(struct front *front);
/* Notes from the settings which save the autosaved game comes from. Part of front_init. */
void saves_recall(struct front *front);

/* Whether the game at the table would be lost if another replaced it; and keeps it, in that case, as the
 * previous game. false: it could not be kept, and `error` says why. */
bool saves_would_keep(const struct front *front);
bool saves_keep(struct front *front, char error[SERVICE_ERROR_SIZE]);

/* Reads a saved sitting that this program can play; false: *error says why, and the session owns nothing. */
bool saves_read(const char *text, size_t length, struct session *session, struct journal_error *error);

#endif
