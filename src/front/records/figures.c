/* SPDX-License-Identifier: MIT */
#include "front/records/figures.h"

#include "base/i18n/translate.h"
#include "base/number.h"

#include <math.h>

enum { TENTHS = 10 };

static void add_share(int value, int of, struct text *out)
{
    number_add(value, out);
    if (of > 0) {
        /* TRANSLATORS: behind a count, the part that it is of all. */
        text_addf(out, _(" (%d%%)"), (int)lroundf(100.0f * (float)value / (float)of));
    }
}

static void add_tenths(int value, int of, struct text *out)
{
    if (of == 0) {
        text_add(out, "–");
    } else {
        number_add_decimals(((int64_t)2 * TENTHS * value + of) / (2 * (int64_t)of), 1, out);
    }
}

static void add_chance(int value, int chance, struct text *out)
{
    char number[NUMBER_SIZE], expected[NUMBER_SIZE];
    struct text tenths = text_in(expected, sizeof expected);
    const int part = RECORDS_PARTS / TENTHS;
    number_add_decimals((chance + part / 2) / part, 1, &tenths);
    /* TRANSLATORS: how often it was, and how often chance would have it: "12 (11.3 by chance)". */
    text_addf(out, _("%s (%s by chance)"), number_figure(value, number), expected);
}

void figures_say(const struct records_form *form, const struct record_tally *tally,
                 const struct record_figure *figure, struct text *out)
{
    int value = records_value(form, tally, figure->key);
    int of = figure->of ? records_value(form, tally, figure->of) : 0;
    switch (figure->kind) {
    case RECORD_SHARE:
        add_share(value, of, out);
        break;
    case RECORD_MEAN:
        number_add(of > 0 ? (int32_t)(((int64_t)value + of / 2) / of) : 0, out);
        break;
    case RECORD_TENTHS:
        add_tenths(value, of, out);
        break;
    case RECORD_CHANCE:
        add_chance(value, of, out);
        break;
    case RECORD_COUNT:
    case RECORD_BEST:
        number_add(value, out);
        break;
    }
}
