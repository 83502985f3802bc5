/* SPDX-License-Identifier: MIT */
/* A gettext catalogue as msgfmt writes it (.mo), used in place in memory. Opening a catalogue checks every
 * offset of the file once; lookups then rely on this. */
#ifndef BASE_I18N_CATALOGUE_H
#define BASE_I18N_CATALOGUE_H

#include "base/i18n/plural.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct catalogue {
    const unsigned char *bytes; /* the caller's; they must outlive the catalogue */
    size_t length;
    uint32_t count;                  /* number of messages */
    uint32_t messages, translations; /* offsets in bytes of the tables of messages and of translations */
    bool swapped;                    /* the file has the other byte order */
    struct plural plural;
    uint32_t unlike; /* number of translations that take other values than their message; lookups never return
                        these */
    const char *first_unlike; /* the message of the first such translation; points into `bytes` */
};

/* Opens a catalogue. False: *why says in a translated sentence what is wrong with the file, and the catalogue
 * must not be used. */
bool catalogue_open(struct catalogue *catalogue, const void *bytes, size_t length, const char **why);
/* The translation of a message; points into `bytes`. NULL: there is none, or the translation takes other
 * values than the message (conversions.h). */
const char *catalogue_find(const struct catalogue *catalogue, const char *message);
/* The same for a message with a plural, in the form for the number n. */
const char *catalogue_find_plural(const struct catalogue *catalogue, const char *one, const char *many,
                                  unsigned long n);

#endif
