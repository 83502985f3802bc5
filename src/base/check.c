/* SPDX-License-Identifier: MIT */
#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void check_fail(const char *file, int line, const char *expression)
{
    fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, expression);
    abort();
}
