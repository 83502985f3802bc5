/* SPDX-License-Identifier: MIT */
#include "base/i18n/translate.h"

#include <stddef.h>
#include <string.h>

static const struct translate_source *current;

void translate_use(const struct translate_source *source)
{
    current = source;
}

const char *words(const char *message)
{
    const char *found = current ? current->find(current->context, message) : NULL;
    return found ? found : message;
}

const char *translate_bare(const char *message)
{
    const char *end = strchr(message, '\004');
    return end ? end + 1 : message;
}

const char *translate_context(const char *message)
{
    const char *found = current ? current->find(current->context, message) : NULL;
    return found ? found : translate_bare(message);
}

const char *translate_plural(const char *one, const char *many, long n)
{
    unsigned long count = n < 0 ? 0ul - (unsigned long)n : (unsigned long)n;
    const char *found = current ? current->find_plural(current->context, one, many, count) : NULL;
    return found ? found : count == 1 ? one : many;
}
