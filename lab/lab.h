/* SPDX-License-Identifier: MIT */
/* The commands of route-mille-lab. Each one gets its own arguments, prints results to standard output and
 * messages to standard error, and returns the exit code. The output is for scripts and logs and is never
 * translated. Below, a function that fails "after a message" has printed the reason. */
#ifndef LAB_LAB_H
#define LAB_LAB_H

#include "table/session.h"

enum { LAB_DONE = 0, LAB_FAILED = 1, LAB_USAGE = 2 };

/* replay FILE [--events] */
int lab_replay(int count, char **argument);
/* daily DATE TABLE [--json] */
int lab_daily(int count, char **argument);
/* journey [STAGE [back]] [--tries N] [--check] [--json], or journey --pick STAGE [back] [--from SEED]
 * [--seeds N] */
int lab_journey(int count, char **argument);
/* selfplay [GAME] A B .. [--games N] [--seats N] [--sides N] [--seed S] [--rules NAME] [--option NAME=VALUE]
 * [--save FILE] [--json] */
int lab_selfplay(int count, char **argument);
/* engine */
int lab_engine(int count, char **argument);
/* cubes COMMAND: commands for the dice game only */
int lab_cubes(int count, char **argument);
/* bones COMMAND: commands for the domino game only */
int lab_bones(int count, char **argument);
/* bench [--seconds N] */
int lab_bench(int count, char **argument);

struct lab_command {
    const char *name; /* NULL ends a list */
    int (*run)(int count, char **argument);
};
/* Runs the command named by the first argument, with the other arguments. LAB_USAGE, after a message, if
 * there is no such command. */
int lab_run(const struct lab_command *commands, const char *game, int count, char **argument);

/* Reads a decimal number from least to most. False, after a message that mentions `what`: anything else. */
bool lab_number(const char *string, const char *what, uint64_t least, uint64_t most, uint64_t *number);
/* Reads a whole file into a new string, which the caller frees. NULL, after a message: it cannot be read. */
char *lab_read_file(const char *path, size_t *length);
/* Loads a journal from a file; the caller ends the session. False, after a message with file, line and
 * reason. */
bool lab_load(const char *path, struct session *session);
/* Writes a file. False, after a message: it cannot be written. */
bool lab_write_file(const char *path, const char *text, size_t length);
/* Prints a name as a JSON string. Names contain no control characters. */
void lab_print_string(const char *string);
/* The processor time of the program so far, in seconds. */
double lab_cpu(void);

#endif
