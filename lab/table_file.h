/* SPDX-License-Identifier: MIT */
/* For the training commands: reading their arguments, and writing the results as a table (cmake/tables.cmake
 * says in which format). */
#ifndef LAB_TABLE_FILE_H
#define LAB_TABLE_FILE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Reads "OPTION N" and "--out FILE"; the last one of each counts, and what is not given stays unchanged.
 * LAB_DONE, or LAB_USAGE after a message. */
int table_arguments(const char *command, int count, char **argument, const char *option, uint64_t *number,
                    const char **out);
/* Starts the table: comments with what it holds (`about`, one line) and the command that wrote it. NULL,
 * after a message: the file cannot be written. */
FILE *table_begin(const char *path, const char *command, const char *about);
/* Writes the member `name`, an array. Numbers are rounded, and clamped to the range of int16_t. */
void table_array(FILE *file, const char *name, const double *number, int count);
/* Starts the member `name`, whose rows follow. */
void table_rows(FILE *file, const char *name);
/* Writes a row, an array like that of table_array. */
void table_row(FILE *file, const double *number, int count);
/* Closes the file. False: it could not be written completely. */
bool table_end(FILE *file);

#endif
