/* SPDX-License-Identifier: MIT */
/* The figures of the statistics in words. */
#ifndef FRONT_RECORDS_FIGURES_H
#define FRONT_RECORDS_FIGURES_H

#include "front/records/records.h"

/* The value of a figure in a tally, translated: "9 (64%)", "312.5", "2 (1.3 by chance)"; "–" for a tenth of
 * nothing. */
void figures_say(const struct records_form *form, const struct record_tally *tally,
                 const struct record_figure *figure, struct text *out);

#endif
