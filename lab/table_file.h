/* SPDX-License-Identifier: MIT */
/* For the training commands: reading their arguments, and writing the results as a C source file. */
#ifndef LAB_TABLE_FILE_H
#define LAB_TABLE_FILE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { WEIGHTS_A_LINE = 32 }; /* numbers in a line of a plain list */

/* Reads "OPTION N" and "--out FILE"; the last one of each counts, and what is not given stays unchanged.
 * LAB_DONE, or LAB_USAGE after a message. */
int table_arguments(const char *command, int count, char **argument, const char *option, uint64_t *number,
                    const char **out);
/* Starts the source file: a comment with the command that wrote it, an include of `header` (its path in src),
 * the declaration and " = {". NULL, after a message: the file cannot be written. */
FILE *table_begin(const char *path, const char *command, const char *header, const char *declaration);
/* Writes numbers, each clamped to the range of int16_t, a_line numbers in each line. The first number
 * continues the current line. */
void table_numbers(FILE *file, const double *number, int count, int a_line);
/* Ends the file with "};" and closes it. False: the file could not be written completely. */
bool table_end(FILE *file);

#endif
