/* SPDX-License-Identifier: MIT */
/* The order of the page of the ranking: which players are listed, and by which column. */
#include "front/cubes/pages.h"

const struct cubes_ranking *cubes_ranking_shown(const struct cubes_ranking_page *page)
{
    return &page->lists[page->company];
}

bool cubes_ranking_has(const struct cubes_ranking_page *page, int column)
{
    return column != CUBES_COLUMN_WON || page->company == CUBES_WITH_OTHERS;
}

/* What a column sorts by, more being better: of turns alone, busts and games left the negative. */
static int64_t key_of(const struct cubes_ranking_page *page, const struct cubes_ranked *ranked)
{
    switch (page->by) {
    case CUBES_COLUMN_GAMES:
        return ranked->games;
    case CUBES_COLUMN_WON:
        return ranked->won;
    case CUBES_COLUMN_LEFT:
        return -ranked->left;
    case CUBES_COLUMN_AVERAGE:
        return cubes_points_a_turn(ranked);
    case CUBES_COLUMN_BUSTS:
        return -cubes_bust_rate(ranked);
    case CUBES_COLUMN_BEST:
        return ranked->best;
    case CUBES_COLUMN_LAST:
        return ranked->last_day;
    default:
        return page->company == CUBES_WITH_OTHERS ? ranked->rating : -ranked->rating;
    }
}

static void sort(struct cubes_ranking_page *page)
{
    const struct cubes_ranking *ranking = cubes_ranking_shown(page);
    page->count = ranking->count < CUBES_RANKING_ROWS ? ranking->count : CUBES_RANKING_ROWS;
    for (int i = 0; i < page->count; i++) {
        int64_t key = key_of(page, &ranking->list[i]);
        int at = i;
        for (; at > 0; at--) {
            int64_t other = key_of(page, &ranking->list[page->order[at - 1]]);
            if (page->turned ? other <= key : other >= key) {
                break;
            }
            page->order[at] = page->order[at - 1];
        }
        page->order[at] = i;
    }
}

void cubes_ranking_open(struct cubes_ranking_page *page, const struct cubes_ranking *lists)
{
    *page = (struct cubes_ranking_page){.lists = lists};
    while (page->company < CUBES_ALONE_BLITZ && cubes_ranking_shown(page)->count == 0) {
        page->company++;
    }
    if (cubes_ranking_shown(page)->count == 0) {
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

static void sort_by(struct cubes_ranking_page *page, int column)
{
    page->turned = (int)page->by == column && !page->turned;
    page->by = (enum cubes_column)column;
    sort(page);
}

bool cubes_ranking_choose(struct cubes_ranking_page *page, int item, int step)
{
    if (item == CUBES_RANKING_COMPANY) {
        int company = ((int)page->company + (step < 0 ? CUBES_COMPANIES - 1 : 1)) % CUBES_COMPANIES;
        page->company = (enum cubes_company)company;
        page->by = cubes_ranking_has(page, (int)page->by) ? page->by : CUBES_COLUMN_RATING;
        sort(page);
        return true;
    }
    if (item == CUBES_RANKING_SORT) {
        int column = (int)page->by;
        bool turned = !page->turned; /* each column both ways round, then the next */
        if (step != 0 && turned == (step < 0)) {
            do {
                column = (column + step + CUBES_COLUMNS) % CUBES_COLUMNS;
            } while (!cubes_ranking_has(page, column));
        }
        page->turned = turned;
        page->by = (enum cubes_column)column;
        sort(page);
        return true;
    }
    if (step == 0 && item >= CUBES_RANKING_HEAD && item < CUBES_RANKING_HEAD + CUBES_COLUMNS) {
        sort_by(page, item - CUBES_RANKING_HEAD);
        return true;
    }
    return false;
}
