/* SPDX-License-Identifier: MIT */
/* The options of the command line. */
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
    bool seeded, software, windowed, fullscreen, mute, speak, scan, help, version;
};

/* Reads the arguments after the program's name. False: `error` says in a sentence what is wrong. */
bool options_read(struct options *options, int count, char *const *arguments, char *error, size_t error_size);
/* Prints the text of --help. */
void options_help(FILE *out);

#endif
