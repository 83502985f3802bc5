/* SPDX-License-Identifier: MIT */
/* Other programs of the system, run as children of this one. */
#ifndef PLATFORM_OS_POSIX_CHILD_H
#define PLATFORM_OS_POSIX_CHILD_H

#include "base/text.h"

#include <stdbool.h>
#include <sys/types.h>

/* Whether PATH has such a program. */
bool child_is_there(const char *program);
/* Starts a program of PATH, without a shell. arguments: its name first, NULL last. input: NULL, or receives
 * the end of a pipe from which the program reads; output: NULL, or that of one to which it writes. Both ends
 * are closed by the caller; reading and writing them never blocks. Returns the number of the child; -1: none.
 */
pid_t child_start(const char *const *arguments, int *input, int *output);

enum child_state { CHILD_RUNS, CHILD_DONE, CHILD_FAILED };
/* How a child gets on. Once it no longer runs, its number is not valid any more. */
enum child_state child_look(pid_t child);
/* Ends a child at once. Waits for its end, a fifth of a second at most. */
void child_end(pid_t child);
/* Adds what a child writes until it closes its output, within `ms` milliseconds. */
void child_read(int output, int ms, struct text *out);

#endif
