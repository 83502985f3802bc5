/* SPDX-License-Identifier: MIT */
#include "base/number.h"

#include "base/i18n/translate.h"

void number_add(int32_t value, struct text *out)
{
    /* TRANSLATORS: what stands between the thousands of a number; no line must break there. */
    const char *between = translate_context(NC_("between thousands", ","));
    uint32_t rest = value < 0 ? 0u - (uint32_t)value : (uint32_t)value;
    if (value < 0) {
        text_add(out, "-");
    }
    unsigned thousands[4];
    int count = 0;
    do {
        thousands[count++] = rest % 1000u;
        rest /= 1000u;
    } while (rest > 0);
    text_addf(out, "%u", thousands[--count]);
    while (count > 0) {
        text_addf(out, "%s%03u", between, thousands[--count]);
    }
}

const char *number_figure(int32_t value, char *buffer)
{
    struct text out = text_in(buffer, NUMBER_SIZE);
    number_add(value, &out);
    return buffer;
}

void number_add_decimals(int64_t value, int decimals, struct text *out)
{
    /* TRANSLATORS: what stands before the decimals of a number. */
    const char *point = translate_context(NC_("decimal point", "."));
    int64_t unit = 1;
    for (int i = 0; i < decimals; i++) {
        unit *= 10;
    }
    uint64_t rest = value < 0 ? 0u - (uint64_t)value : (uint64_t)value;
    if (value < 0) {
        text_add(out, "-");
    }
    number_add((int32_t)(rest / (uint64_t)unit), out);
    if (decimals > 0) {
        text_addf(out, "%s%0*d", point, decimals, (int)(rest % (uint64_t)unit));
    }
}
