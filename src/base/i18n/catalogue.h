/* SPDX-License-Identifier: MIT */
/* A gettext catalogue as msgfmt writes it (.mo), read where it lies in memory. Every offset of the file is
 * proved once, when it is opened; lookups then trust it. */
#ifndef BASE_I18N_CATALOGUE_H
#define BASE_I18N_CATALOGUE_H

#include "base/i18n/plural.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct catalogue {
    const unsigned char *bytes; /* the caller's, who keeps them as long as the catalogue is used */
    size_t length;
    uint32_t count;                  /* of messages */
    uint32_t messages, translations; /* where their tables lie */
    bool swapped;                    /* written on a machine of the other byte order */
    struct plural plural;
    uint32_t unlike;          /* translations that take other values than their message: never found */
    const char *first_unlike; /* the message of the first of them; in the bytes */
};

/* false: *why says in a translated sentence what is wrong with the file, and nothing may be looked up. */
bool catalogue_open(struct catalogue *catalogue, const void *bytes, size_t length, const char **why);
/* The translation of a message, NULL if there is none or it takes other values than the message does
 * (base/conversions.h); it lies in the catalogue's bytes. */
const char *catalogue_find(const struct catalogue *catalogue, const char *message);
/* The form that n takes of the translation of a message with a plural; NULL likewise. */
const char *catalogue_find_plural(const struct catalogue *catalogue, const char *one, const char *many,
                                  unsigned long n);

#endif
