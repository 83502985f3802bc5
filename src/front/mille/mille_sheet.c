/* SPDX-License-Identifier: MIT */
/* The score sheet as plain text, for the clipboard. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/table/table.h"

#include <inttypes.h>

enum { SHEET_SIZE = 2048, COLUMN = 12 };

/* Adds a cell; what counts for its width are characters, not bytes. */
static void cell(struct text *out, const char *string, int width, bool right)
{
    int length = 0;
    for (const char *c = string; *c; c++) {
        length += ((unsigned char)*c & 0xC0u) != 0x80u;
    }
    for (int i = length; right && i < width; i++) {
        text_add(out, " ");
    }
    text_add(out, string);
    for (int i = length; !right && i < width; i++) {
        text_add(out, " ");
    }
}

static void line(struct text *out, const char *label, const int points[2])
{
    cell(out, label, 24, false);
    for (int k = 0; k < 2; k++) {
        char number[NUMBER_SIZE];
        cell(out, number_figure(points[k], number), COLUMN, true);
    }
    text_add(out, "\n");
}

bool mille_table_copy_sheet(struct front *front)
{
    const struct mille_public *pub = &mille_table_seen(front)->pub;
    char buffer[SHEET_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    int seat[2] = {table_you(front), table_other(front)}, side[2];
    int16_t lines[2][SCORE_LINES];
    text_addf(&out, _("Route Mille, hand %d\n"), pub->hand_number);
    cell(&out, "", 24, false);
    for (int k = 0; k < 2; k++) {
        side[k] = mille_side_of(pub, seat[k]);
        mille_score(pub, side[k], lines[k]);
        cell(&out, table_sheet_name(front, seat[k]), COLUMN, true);
    }
    text_add(&out, "\n");
    for (int i = 0; i < SCORE_LINES; i++) {
        line(&out, mille_score_text(i), (int[2]){lines[0][i], lines[1][i]});
    }
    line(&out, _("Hand total"), (int[2]){mille_hand_total(pub, side[0]), mille_hand_total(pub, side[1])});
    line(&out, _("Overall total"), (int[2]){mille_overall(pub, side[0]), mille_overall(pub, side[1])});
    line(&out, _("Games"), (int[2]){pub->side[side[0]].games, pub->side[side[1]].games});
    char seed[24];
    text_format(seed, sizeof seed, "%" PRIu64, table_of(front)->session.journal.setup.seed);
    if (!table_is_day(front)) {
        /* TRANSLATORS: the last line of a copied score sheet; --seed stays as it is. */
        text_addf(&out, _("Deal %s (route-mille --seed %s)\n"), seed, seed);
    }
    return front->services->clip(front->services->context, out.data);
}
