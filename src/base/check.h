/* SPDX-License-Identifier: MIT */
/* Assertions that stay on in every build: a broken promise ends the program at once and names its place in
 * the source. */
#ifndef BASE_CHECK_H
#define BASE_CHECK_H

/* Prints file, line and the broken expression to standard error and aborts; never returns. */
_Noreturn void check_fail(const char *file, int line, const char *expression);

#define CHECK(expression) ((expression) ? (void)0 : check_fail(__FILE__, __LINE__, #expression))

#endif
