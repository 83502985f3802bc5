/* SPDX-License-Identifier: MIT */
#include "base/plain.h"

#include <string.h>

/* ASCII replacements of typographic characters and accented letters. Characters that are not in the table are
 * left out. */
static const struct {
    const char *sign, *plain;
    bool always; /* also replaced where ASCII is not required */
} signs[] = {
    {"\u202f", " ", true}, {"\u00a0", " ", true}, {"\u2019", "'", true}, {"\u2212", "-", false},
    {"à", "a", false},     {"â", "a", false},     {"ç", "c", false},     {"è", "e", false},
    {"é", "e", false},     {"ê", "e", false},     {"ë", "e", false},     {"î", "i", false},
    {"ï", "i", false},     {"ô", "o", false},     {"ù", "u", false},     {"û", "u", false},
};
enum { SIGNS = sizeof signs / sizeof *signs };

void plain_add(const char *string, bool ascii, struct text *out)
{
    const char *at = string;
    while (*at) {
        size_t size = 1;
        while (((unsigned char)at[size] & 0xC0u) == 0x80u) {
            size++;
        }
        int found = 0;
        while (found < SIGNS &&
               (strlen(signs[found].sign) != size || memcmp(signs[found].sign, at, size) != 0)) {
            found++;
        }
        if (found < SIGNS && (ascii || signs[found].always)) {
            text_add(out, signs[found].plain);
        } else if (size == 1 || !ascii) {
            text_add_bytes(out, at, size);
        }
        at += size;
    }
}
