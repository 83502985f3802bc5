/* SPDX-License-Identifier: MIT */
/* The program's own files in the person's data folder, what the title tells of them, and another program that
 * has the folder. */
#ifndef FRONT_FILES_H
#define FRONT_FILES_H

#include "base/text.h"
#include "table/journal.h"
#include "ui/services.h"

struct front;

/* Takes up the settings of last time, or those of the design; part of front_init. */
void front_load_settings(struct front *front);
/* Writes a file of the data folder. False: it is logged with a bell, the bar says why, and play goes on. */
bool front_keep(struct front *front, const char *name, const struct text *text);
/* The same for the settings. */
void front_save_settings(struct front *front);
/* Writes a file of the data folder. false: `error` says why, and nothing has changed. */
bool front_write(struct front *front, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE]);
/* Reads one of the program's own files and gives it to `take`, which returns whether it is good and says
 * otherwise why. A damaged one is kept under another name at once, one that the disk does not give as soon as
 * something is to be written there; in its place, or that of a missing one, the backup is taken. The title
 * and the log say so. false: nothing was taken. */
bool front_take(struct front *front, const char *name,
                bool (*take)(struct front *front, const char *text, size_t length,
                             struct journal_error *why));
/* The title tells of what went wrong, one sentence after the other, and so does the log. */
void front_tell(struct front *front, const char *sentence);
/* The same for a file that a person named, and that cannot be opened. */
void front_tell_unopened(struct front *front, const char *path, const struct journal_error *why);
/* The title says so where nothing can be kept at all. */
void front_tell_fault(struct front *front);
/* Whether another program has the data folder, as far as is known by now. */
bool front_is_guest(struct front *front);

#endif
