/* SPDX-License-Identifier: MIT */
/* The program's own files in the person's data folder, and what the title says of files that could not be
 * read. */
#ifndef FRONT_FILES_H
#define FRONT_FILES_H

#include "base/text.h"
#include "table/journal.h"
#include "ui/services.h"

struct front;

/* Reads the settings, or sets those of the design; part of front_init. */
void front_load_settings(struct front *front);
/* Writes a file of the data folder. false: it failed; the log and the bar say why, with a bell. */
bool front_keep(struct front *front, const char *name, const struct text *text);
/* The same for the settings. */
void front_save_settings(struct front *front);
/* Writes a file of the data folder. false: `error` says why, and nothing has changed. */
bool front_write(struct front *front, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE]);
/* Reads a file and gives its text to `take`, which returns false and fills in `why` if the text is bad. If
 * the file is missing, damaged or unreadable its backup is read instead, and title and log say so. A damaged
 * file is renamed at once; an unreadable one is renamed before anything is written under its name. false:
 * neither the file nor the backup was good. */
bool front_take(struct front *front, const char *name,
                bool (*take)(struct front *front, const char *text, size_t length,
                             struct journal_error *why));
/* Adds a sentence about something that went wrong, for the title and the log. */
void front_tell(struct front *front, const char *sentence);
/* The same for a file named by the person that cannot be opened. */
void front_tell_unopened(struct front *front, const char *path, const struct journal_error *why);
/* The same if there is no data folder at all. */
void front_tell_fault(struct front *front);
/* Whether another Route Mille has the data folder, as far as is known by now. */
bool front_is_guest(struct front *front);

#endif
