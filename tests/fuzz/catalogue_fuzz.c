/* SPDX-License-Identifier: MIT */
/* Catalogues of messages: refused with a reason, or every answer ends inside of the file and takes what its
 * message takes. */
#include "fuzz.h"

#include "base/i18n/conversions.h"
#include "base/i18n/locale.h"

static const char *const messages[] = {"Draw",  "%d card", "%d miles", "Go", "%s cannot be read: %s.",
                                       "100 %", ""};
enum { MESSAGES = sizeof messages / sizeof *messages, NUMBERS = 131 };

static void look_up(const struct catalogue *catalogue)
{
    const char *end = (const char *)catalogue->bytes + catalogue->length;
    for (int i = 0; i < MESSAGES; i++) {
        const char *found = catalogue_find(catalogue, messages[i]);
        CHECK(!found || (found + strlen(found) < end && conversions_agree(messages[i], found, false)));
        for (unsigned long n = 0; n < NUMBERS; n++) {
            const char *form = catalogue_find_plural(catalogue, messages[i], messages[i], n);
            CHECK(!form || (form + strlen(form) < end && conversions_agree(messages[i], form, true)));
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint8_t *bytes = malloc(size > 0 ? size : 1);
    CHECK(bytes != NULL);
    memcpy(bytes, data, size);
    struct catalogue catalogue;
    const char *why = NULL;
    bool opened = catalogue_open(&catalogue, bytes, size, &why);
    CHECK(opened == (why == NULL));
    if (opened) {
        look_up(&catalogue);
    }
    struct locale tongue;
    locale_open(&tongue);
    CHECK(locale_learn(&tongue, "fr", (char *)bytes, size, &why) == opened); /* takes the bytes */
    locale_speak(&tongue, "fr", NULL);
    for (int i = 0; i < MESSAGES; i++) {
        CHECK(_(messages[i]) != NULL && _n(messages[i], messages[i], (long)size) != NULL);
    }
    locale_close(&tongue);
    return 0;
}
