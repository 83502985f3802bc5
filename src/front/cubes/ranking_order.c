/* SPDX-License-Identifier: MIT */
#include "front/cubes/ranking_order.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"

static const char *const companies[CUBES_COMPANIES] = {
    [CUBES_WITH_OTHERS] = N_("With others"),
    [CUBES_ALONE] = N_("Alone, Standard"),
    [CUBES_ALONE_BLITZ] = N_("Alone, Blitz"),
};

/* Columns, so wide that the longest French heads stand in full in large print. */
static const struct {
    const char *title;
    float wide;
} columns[CUBES_COLUMNS] = {
    [CUBES_COLUMN_RATING] = {N_("Rating"), 90},     [CUBES_COLUMN_GAMES] = {N_("Games"), 94},
    [CUBES_COLUMN_WON] = {N_("Won"), 108},          [CUBES_COLUMN_LEFT] = {NC_("column", "Left"), 104},
    [CUBES_COLUMN_AVERAGE] = {N_("Per turn"), 104}, [CUBES_COLUMN_BUSTS] = {NC_("column", "Busts"), 90},
    [CUBES_COLUMN_BEST] = {N_("Best turn"), 144},   [CUBES_COLUMN_LAST] = {N_("Last game"), 170},
};

bool cubes_ranking_has(const struct cubes_ranking_page *page, int column)
{
    return column != CUBES_COLUMN_WON || page->company == CUBES_WITH_OTHERS;
}

float cubes_ranking_wide(const struct cubes_ranking_page *page, int column)
{
    return cubes_ranking_has(page, column) ? columns[column].wide : 0;
}

const char *cubes_ranking_games(const struct cubes_ranking_page *page)
{
    return _(companies[page->company]);
}

/* Whether a column counts the turns of a game alone, in the place of the rating. */
static bool is_turns(const struct cubes_ranking_page *page, int column)
{
    return column == CUBES_COLUMN_RATING && page->company != CUBES_WITH_OTHERS;
}

const char *cubes_ranking_head(const struct cubes_ranking_page *page, int column)
{
    return is_turns(page, column) ? _("Turns") : translate_context(columns[column].title);
}

static int64_t value_of(const struct cubes_ranked *ranked, int column)
{
    switch (column) {
    case CUBES_COLUMN_GAMES:
        return ranked->games;
    case CUBES_COLUMN_WON:
        return ranked->won;
    case CUBES_COLUMN_LEFT:
        return ranked->left;
    case CUBES_COLUMN_AVERAGE:
        return cubes_points_a_turn(ranked);
    case CUBES_COLUMN_BUSTS:
        return cubes_bust_rate(ranked);
    case CUBES_COLUMN_BEST:
        return ranked->best;
    case CUBES_COLUMN_LAST:
        return ranked->last_day;
    default:
        return ranked->rating;
    }
}

/* ---- its order ----------------------------------------------------------------------------------------- */

/* What players are sorted by, the most first: of turns alone, busts and games left the negative. */
static int64_t key_of(const struct cubes_ranking_page *page, const struct cubes_ranked *ranked)
{
    int by = (int)page->by;
    bool low = by == CUBES_COLUMN_LEFT || by == CUBES_COLUMN_BUSTS || is_turns(page, by);
    return low != page->turned ? -value_of(ranked, by) : value_of(ranked, by);
}

static void sort(struct cubes_ranking_page *page)
{
    const struct cubes_ranking *ranking = &page->lists[page->company];
    page->count = ranking->count < CUBES_RANKING_ROWS ? ranking->count : CUBES_RANKING_ROWS;
    for (int i = 0; i < page->count; i++) {
        int64_t key = key_of(page, &ranking->list[i]);
        int at = i;
        for (; at > 0 && key_of(page, &ranking->list[page->order[at - 1]]) < key; at--) {
            page->order[at] = page->order[at - 1];
        }
        page->order[at] = i;
    }
}

void cubes_ranking_open(struct cubes_ranking_page *page, const struct cubes_ranking *lists)
{
    *page = (struct cubes_ranking_page){.lists = lists};
    while (page->company < CUBES_ALONE_BLITZ && lists[page->company].count == 0) {
        page->company++;
    }
    if (lists[page->company].count == 0) {
        page->company = CUBES_WITH_OTHERS;
    }
    sort(page);
}

void cubes_ranking_again(struct cubes_ranking_page *page)
{
    if (page->lists) {
        sort(page);
    }
}

bool cubes_ranking_choose(struct cubes_ranking_page *page, int item, int step)
{
    int column = (int)page->by;
    if (item == CUBES_RANKING_COMPANY) {
        int company = ((int)page->company + (step < 0 ? CUBES_COMPANIES - 1 : 1)) % CUBES_COMPANIES;
        page->company = (enum cubes_company)company;
        column = cubes_ranking_has(page, column) ? column : CUBES_COLUMN_RATING;
    } else if (item == CUBES_RANKING_SORT) {
        page->turned = !page->turned; /* each column both ways round, then the next */
        if (step != 0 && page->turned == (step < 0)) {
            do {
                column = (column + step + CUBES_COLUMNS) % CUBES_COLUMNS;
            } while (!cubes_ranking_has(page, column));
        }
    } else if (step == 0 && item >= CUBES_RANKING_HEAD && item < CUBES_RANKING_HEAD + CUBES_COLUMNS) {
        column = item - CUBES_RANKING_HEAD;
        page->turned = (int)page->by == column && !page->turned;
    } else {
        return false;
    }
    page->by = (enum cubes_column)column;
    sort(page);
    return true;
}

const struct cubes_ranked *cubes_ranking_at(const struct cubes_ranking_page *page, int row)
{
    return &page->lists[page->company].list[page->order[row]];
}

void cubes_ranking_text(const struct cubes_ranking_page *page, const struct cubes_ranked *ranked, int column,
                        struct text *out)
{
    int64_t value = value_of(ranked, column);
    switch (column) {
    case CUBES_COLUMN_RATING:
    case CUBES_COLUMN_AVERAGE:
        number_add_decimals(value, column == CUBES_COLUMN_AVERAGE || is_turns(page, column), out);
        break;
    case CUBES_COLUMN_BUSTS:
        text_addf(out, _("%d%%"), ((int)value + 5) / 10);
        break;
    case CUBES_COLUMN_LAST:
        date_text((int)value, out);
        break;
    default:
        number_add((int32_t)value, out);
        break;
    }
}
