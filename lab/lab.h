/* SPDX-License-Identifier: MIT */
/* The commands of route-mille-lab: each takes its own arguments, prints to standard output, complaints
 * to standard error, and returns the exit code. What they print is for scripts and logs: never translated. */
#ifndef LAB_LAB_H
#define LAB_LAB_H

#include "table/session.h"

enum { LAB_DONE = 0, LAB_FAILED = 1, LAB_USAGE = 2 };

/* selfplay A B [--hands N | --games N] [--seed S] [--option NAME VALUE] [--gain N] [--jobs N] [--save FILE]
 * [--json] */
int lab_selfplay(int count, char **argument);
/* replay FILE [--events] */
int lab_replay(int count, char **argument);
/* tune [--fresh] [--rounds N] [--lessons N] [--playouts N] [--seed S] [--out FILE] */
int lab_tune(int count, char **argument);
/* net, with the same options */
int lab_net(int count, char **argument);
/* odds [--hands N] [--out FILE] */
int lab_odds(int count, char **argument);
/* value [--samples N] [--out FILE] */
int lab_value(int count, char **argument);
/* equity [--hands N] [--out FILE] */
int lab_equity(int count, char **argument);
/* engine */
int lab_engine(int count, char **argument);
/* review FILE [--seat N | --all] [--iterations N] [--json] */
int lab_review(int count, char **argument);
/* daily DATE TABLE [--json] */
int lab_daily(int count, char **argument);
/* cubes COMMAND: what is for the dice game alone */
int lab_cubes(int count, char **argument);
/* bones COMMAND: what is for the domino game alone */
int lab_bones(int count, char **argument);
/* bench [--seconds N] */
int lab_bench(int count, char **argument);

/* A decimal number from least to most; false, with a complaint that names what it is, for anything else. */
bool lab_number(const char *string, const char *what, uint64_t least, uint64_t most, uint64_t *number);
/* A whole file as a new string that the caller frees; NULL with a complaint if it cannot be read. */
char *lab_read_file(const char *path, size_t *length);
/* Plays a journal's file again, for the caller to end; false with a complaint that names file, line and
 * reason. */
bool lab_load(const char *path, struct session *session);
/* False, with a complaint, if it cannot be written. */
bool lab_write_file(const char *path, const char *text, size_t length);
/* Seconds that the program has had a processor for. */
double lab_cpu(void);

#endif
