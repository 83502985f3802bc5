/* SPDX-License-Identifier: MIT */
/* The commands of route-mille-lab: each takes its own arguments, prints to standard output, complaints
 * to standard error, and returns the exit code. What they print is for scripts and logs: never translated. */
#ifndef LAB_LAB_H
#define LAB_LAB_H

#include "table/session.h"

enum { LAB_DONE = 0, LAB_FAILED = 1, LAB_USAGE = 2 };

/* replay FILE [--events] */
int lab_replay(int count, char **argument);
/* daily DATE TABLE [--json] */
int lab_daily(int count, char **argument);
/* selfplay [GAME] A B .. [--games N] [--seats N] [--seed S] [--option NAME VALUE] [--save FILE] [--json] */
int lab_selfplay(int count, char **argument);
/* engine */
int lab_engine(int count, char **argument);
/* cubes COMMAND: what is for the dice game alone */
int lab_cubes(int count, char **argument);
/* bones COMMAND: what is for the domino game alone */
int lab_bones(int count, char **argument);
/* bench [--seconds N] */
int lab_bench(int count, char **argument);

struct lab_command {
    const char *name; /* NULL ends a list */
    int (*run)(int count, char **argument);
};
/* The command that the first argument names, with the others; LAB_USAGE after a complaint if there is none.
 */
int lab_run(const struct lab_command *commands, const char *game, int count, char **argument);

/* A decimal number from least to most; false, with a complaint that names what it is, for anything else. */
bool lab_number(const char *string, const char *what, uint64_t least, uint64_t most, uint64_t *number);
/* A whole file as a new string that the caller frees; NULL with a complaint if it cannot be read. */
char *lab_read_file(const char *path, size_t *length);
/* Plays a journal's file again, for the caller to end; false with a complaint that names file, line and
 * reason. */
bool lab_load(const char *path, struct session *session);
/* False, with a complaint, if it cannot be written. */
bool lab_write_file(const char *path, const char *text, size_t length);
/* A name as a JSON string, on standard output: names hold no control characters. */
void lab_print_string(const char *string);
/* Seconds that the program has had a processor for. */
double lab_cpu(void);

#endif
