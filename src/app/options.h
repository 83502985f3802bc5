/* SPDX-License-Identifier: MIT */
/* The command line. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct options {
    const char *trace, *assets; /* NULL: not given */
    const char *file;           /* a save to open */
    uint64_t seed;
    int width, height; /* 0: not given */
    bool seeded, software, windowed, fullscreen, mute, help, version;
};

/* Reads the arguments behind the program's name. false: `error` says in a sentence what is wrong. */
bool options_read(struct options *options, int count, char *const *arguments, char *error, size_t error_size);
/* What --help says. */
void options_help(FILE *out);

#endif
