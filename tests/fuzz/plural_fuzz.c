/* SPDX-License-Identifier: MIT */
/* Rules of plurals: refused and without effect, or every number has one of the forms. */
#include "fuzz.h"

#include "base/i18n/plural.h"

#include <limits.h>

enum { NUMBERS = 131 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct plural plural = plural_english();
    struct plural before = plural;
    char *rule = fuzz_string(data, size);
    if (plural_read(&plural, rule, size)) {
        CHECK(plural.forms > 0 && plural.forms <= PLURAL_FORMS_MAX);
        for (unsigned long n = 0; n < NUMBERS; n++) {
            CHECK(plural_form(&plural, n) < plural.forms);
        }
        CHECK(plural_form(&plural, ULONG_MAX) < plural.forms);
    } else {
        CHECK(memcmp(&plural, &before, sizeof plural) == 0);
    }
    free(rule);
    return 0;
}
