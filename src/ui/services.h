/* SPDX-License-Identifier: MIT */
/* What the screens ask of the machine. The platform fills this in; tests use their own. */
#ifndef UI_SERVICES_H
#define UI_SERVICES_H

#include "base/i18n/locale.h"
#include "base/work.h"
#include "ui/draw.h"
#include "ui/sound.h"

#include <stdint.h>

enum { SERVICE_ERROR_SIZE = 256, SERVICE_NAME_SIZE = 200 };

/* A file of the person's data folder. */
struct service_file {
    char name[SERVICE_NAME_SIZE]; /* as save and load take it */
    long size;                    /* bytes */
    int day;                      /* it was written on: days since 1970-01-01, by the clock of the place */
    int second;                   /* of that day */
};

struct services {
    void *context;
    const struct type_metrics *type;
    /* Whether the program is a page, which cannot close itself, has the size that it is given, and shows
     * frames when it is told to. */
    bool (*is_page)(void *context);
    /* Writes a file of the person's data folder atomically and keeps the previous one as NAME.bak. A name is
     * plain, or that of a folder, a slash and a plain name. false: nothing changed and `error` says why in a
     * translated sentence. */
    bool (*save)(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE]);
    /* Reads such a file; the caller frees it. NULL: there is none, or `error` is not empty and says why. */
    char *(*load)(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE]);
    /* Reads at most `size` bytes of such a file, from the byte `at`, and tells the length of the whole file:
     * for a file too long for one frame. Returns how many; 0 with an empty `error`: there is no file, or its
     * end is reached; 0 with an `error`: it cannot be read. */
    size_t (*load_part)(void *context, const char *name, size_t at, char *into, size_t size, size_t *whole,
                        char error[SERVICE_ERROR_SIZE]);
    /* Writes a new file under the first free of NAME END, NAME 2 END, ...; `kept` tells which. */
    bool (*save_first)(void *context, const char *name, const char *end, const char *data, size_t length,
                       char kept[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE]);
    /* Adds whole lines to the end of a file of the data folder, under a lock and in one piece, so that
     * programs at once lose none: a guest's as well. A new file begins with `head`, a line that says its kind
     * and version; one that begins otherwise is left alone. false: nothing changed and `error` says why. */
    bool (*append)(void *context, const char *name, const char *head, const char *lines, size_t length,
                   char error[SERVICE_ERROR_SIZE]);
    /* Whether another program has the data folder: what is written then is lost, but for saves with a name.
     * It may become so at any `save` that fails. */
    bool (*is_guest)(void *context);
    /* Takes the folder from the other program. false: it stays a guest's, and `error` says why. */
    bool (*take_over)(void *context, char error[SERVICE_ERROR_SIZE]);
    /* Whether nothing can be kept at all; `error` says where and why. */
    bool (*fault)(void *context, char error[SERVICE_ERROR_SIZE]);
    /* Moves such a file aside to a free name, which `kept` tells; false: there is none, or it stays. */
    bool (*set_aside)(void *context, const char *name, char kept[SERVICE_NAME_SIZE]);
    /* Deletes such a file and its backup; false: it stays and `error` says why. */
    bool (*remove)(void *context, const char *name, char error[SERVICE_ERROR_SIZE]);
    /* The files of a folder of the data folder whose names end in `end`, newest first; returns how many. */
    int (*list)(void *context, const char *folder, const char *end, struct service_file *files, int most);
    /* `save` for a file anywhere, which a person named on the command line. */
    bool (*save_path)(void *context, const char *path, const char *data, size_t length,
                      char error[SERVICE_ERROR_SIZE]);
    /* Days since 1970-01-01, by the clock of the place. */
    int (*today)(void *context);
    /* Milliseconds since the program began, never going back. */
    uint64_t (*now)(void *context);
    /* A tick comes by itself in so many ms, at the latest, even while nothing moves. Only the last wish
     * counts. */
    void (*wake)(void *context, int ms);
    /* While on, letter keys arrive as INTENT_TEXT, composed as the desktop does, and as nothing else. */
    void (*text_input)(void *context, bool on);
    /* A number that differs from call to call, or follows --seed. */
    uint64_t (*entropy)(void *context);
    void (*rumble)(void *context, float strength, int ms);
    void (*set_fullscreen)(void *context, bool on);
    /* The windowed size in the desktop's units; a full screen keeps it for later. */
    void (*set_window)(void *context, int w, int h);
    /* Frames wait for the screen, or do not. */
    void (*set_vsync)(void *context, bool on);
    /* _() speaks this language from now on: its code, or "" for the desktop's; some words otherwise than its
     * catalogue has them. Returns the code of what is spoken, "en" where there is no such catalogue. */
    const char *(*speak)(void *context, const char *code, const struct locale_respelling *respelling);
    /* Every cached picture is made anew before the next frame. */
    void (*rebuild)(void *context);
    /* Leaves the program after this tick. */
    void (*quit)(void *context);
    /* Puts text into the clipboard; false: there is none to be had. */
    bool (*clip)(void *context, const char *text);
    /* One line of the trace (docs/trace.md): `fields` is the inside of a JSON object. */
    void (*trace)(void *context, const char *fields);
    /* One line for whoever reads the program's output. */
    void (*log)(void *context, const char *line);
    /* Begins a job beside the frames with a copy of `memory`; jobs are done one after the other. Returns its
     * number; 0: too many wait already. */
    uint32_t (*work_begin)(void *context, const struct work *work, const void *memory);
    /* True once, when the job is over: its memory has been copied back and its number is forgotten. Otherwise
     * *progress (may be NULL) is what it last told. A tick follows by itself when a job ends or tells: nobody
     * needs to stay awake for it. */
    bool (*work_done)(void *context, uint32_t number, void *memory, int *progress);
    /* Calls a job off at once: nothing of it comes back. 0 and forgotten numbers are nothing. */
    void (*work_cancel)(void *context, uint32_t number);
    /* A cue begins, by its number in the program's sound tables (ui/sound.h); pan -1..1 is where its picture
     * is between the edges of the screen. */
    void (*sound)(void *context, int cue, float pan);
    /* The piece of those tables that plays from now on. */
    void (*music)(void *context, int piece);
    /* How loud everything is from now on. */
    void (*loudness)(void *context, const struct sound_levels *levels);
};

#endif
