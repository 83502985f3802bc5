/* SPDX-License-Identifier: MIT */
/* What the screens ask of the machine. The platform fills this in; tests use their own. */
#ifndef FRONT_SERVICES_H
#define FRONT_SERVICES_H

#include "ui/draw.h"

#include <stdint.h>

enum { SERVICE_ERROR_SIZE = 256 };

struct services {
    void *context;
    const struct type_metrics *type;
    /* Writes a file of the person's data folder atomically and keeps the previous one as NAME.bak.
     * false: nothing changed and `error` says why in a translated sentence. */
    bool (*save)(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE]);
    /* Reads such a file; the caller frees it. NULL: there is none, or `error` is not empty and says why. */
    char *(*load)(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE]);
    /* Moves such a file aside as NAME.bak; none is fine. */
    void (*retire)(void *context, const char *name);
    /* A number that differs from call to call, or follows --seed. */
    uint64_t (*entropy)(void *context);
    void (*rumble)(void *context, float strength, int ms);
    void (*set_fullscreen)(void *context, bool on);
    /* Every cached picture is made anew before the next frame. */
    void (*rebuild)(void *context);
    /* Leaves the program after this tick. */
    void (*quit)(void *context);
    /* One line of the trace (docs/trace.md): `fields` is the inside of a JSON object. */
    void (*trace)(void *context, const char *fields);
    /* One line for whoever reads the program's output. */
    void (*log)(void *context, const char *line);
    /* The old program's bell; the screen always shows the same thing. */
    void (*bell)(void *context);
};

#endif
