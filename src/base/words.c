/* SPDX-License-Identifier: MIT */
#include "base/words.h"

#include <stddef.h>

static words_lookup *current_lookup;
static const void *current_catalogue;

void words_use(words_lookup *lookup, const void *catalogue)
{
    current_lookup = lookup;
    current_catalogue = catalogue;
}

const char *words(const char *message)
{
    const char *found = current_lookup ? current_lookup(current_catalogue, message) : NULL;
    return found ? found : message;
}
