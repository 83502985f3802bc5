/* SPDX-License-Identifier: MIT */
/* How the commands that learn take their arguments, and write what they learnt as a source file. */
#ifndef LAB_TABLE_FILE_H
#define LAB_TABLE_FILE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { WEIGHTS_A_LINE = 32 }; /* of a plain list */

/* Reads "OPTION N" and "--out FILE", each as often as it comes; what is not given stays as it is. LAB_DONE,
 * or LAB_USAGE after a complaint. */
int table_arguments(const char *command, int count, char **argument, const char *option, uint64_t *number,
                    const char **out);
/* Begins the source file: who wrote it, its header by its path in src, the declaration and " =
 * {". NULL, with a complaint, if it cannot be written. */
FILE *table_begin(const char *path, const char *command, const char *header, const char *declaration);
/* Numbers, each cut to what an int16_t holds, so many a line; the first goes on in the line that has begun.
 */
void table_numbers(FILE *file, const double *number, int count, int a_line);
/* Ends it with "};"; false if it could not be written whole. */
bool table_end(FILE *file);

#endif
