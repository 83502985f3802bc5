/* SPDX-License-Identifier: MIT */
#include "games/cubes/ranking.h"

#include <string.h>

/* 120 can be shared among one to five others, and halved. */
enum {
    WHOLE = 120,
    HALF = WHOLE / 2,
    RATING_ONE = 1000,
    GAMES_GIVEN = 5,
    ALONE_GIVEN = 3,
    TENTHS = 10,
    THOUSANDTHS = 1000
};

struct cubes_ranking cubes_ranking_in(struct cubes_ranked *list, int room, enum cubes_company company)
{
    return (struct cubes_ranking){.company = company, .list = list, .room = room};
}

/* part / whole, halves up. */
static int32_t rounded(int64_t part, int64_t whole)
{
    return whole > 0 ? (int32_t)((2 * part + whole) / (2 * whole)) : 0;
}

int32_t cubes_rating_of(int64_t shares, int games)
{
    return rounded(RATING_ONE * (shares + WHOLE * GAMES_GIVEN / 2), (int64_t)WHOLE * (games + GAMES_GIVEN));
}

static int64_t share_of(int seats, int lower, int equal)
{
    return (int64_t)(2 * lower + equal) * HALF / (seats - 1);
}

int32_t cubes_rating_after(const struct cubes_ranked *ranked, int seats, int lower, int equal)
{
    return cubes_rating_of(ranked->shares + share_of(seats, lower, equal), ranked->games + 1);
}

int32_t cubes_points_a_turn(const struct cubes_ranked *ranked)
{
    return rounded(ranked->score * TENTHS, ranked->turns);
}

int32_t cubes_bust_rate(const struct cubes_ranked *ranked)
{
    return rounded(ranked->busts * THOUSANDTHS, ranked->turns);
}

/* The player's place in the list, made if there is room; NULL: there is none. */
static struct cubes_ranked *find(struct cubes_ranking *ranking, const struct cubes_row *row)
{
    for (int i = 0; i < ranking->count; i++) {
        struct cubes_ranked *ranked = &ranking->list[i];
        if (strcmp(ranked->player, row->player) == 0 && strcmp(ranked->name, row->name) == 0) {
            return ranked;
        }
    }
    if (ranking->count == ranking->room) {
        ranking->left_out++;
        return NULL;
    }
    struct cubes_ranked *ranked = &ranking->list[ranking->count++];
    *ranked = (struct cubes_ranked){.games = 0};
    text_copy(ranked->player, sizeof ranked->player, row->player);
    text_copy(ranked->name, sizeof ranked->name, row->name);
    return ranked;
}

static enum cubes_company company_of(const struct cubes_row *row)
{
    return row->seats > 1 ? CUBES_WITH_OTHERS : row->blitz ? CUBES_ALONE_BLITZ : CUBES_ALONE;
}

static int par_of(enum cubes_company company)
{
    return company == CUBES_ALONE_BLITZ ? CUBES_PAR_BLITZ : CUBES_PAR;
}

static void add_row(struct cubes_ranking *ranking, const struct cubes_row *rows, int count, int at)
{
    const struct cubes_row *row = &rows[at];
    struct cubes_ranked *ranked = find(ranking, row);
    if (!ranked) {
        return;
    }
    int lower = 0, equal = 0;
    for (int other = 0; other < count; other++) {
        lower += rows[other].place > row->place;
        equal += other != at && rows[other].place == row->place;
    }
    ranked->games++;
    ranked->won += !row->left && row->place == 1;
    ranked->left += row->left;
    ranked->last_day = ranked->games == 1 || row->day > ranked->last_day ? row->day : ranked->last_day;
    ranked->shares += count > 1 ? share_of(count, lower, equal) : 0;
    ranked->score += row->score;
    ranked->turns += row->turns;
    ranked->busts += row->busts;
    ranked->counted += row->left ? 2 * par_of(ranking->company) : row->turns;
    ranked->best = row->best > ranked->best ? row->best : ranked->best;
}

void cubes_ranking_add(struct cubes_ranking *ranking, const struct cubes_row *rows, int count)
{
    for (int i = 0; count > 0 && company_of(&rows[0]) == ranking->company && i < count; i++) {
        add_row(ranking, rows, count, i);
    }
}

/* Whether a is ranked before b. */
static bool before(enum cubes_company company, const struct cubes_ranked *a, const struct cubes_ranked *b)
{
    if (a->rating != b->rating) {
        return company == CUBES_WITH_OTHERS ? a->rating > b->rating : a->rating < b->rating;
    }
    if (a->games != b->games) {
        return a->games > b->games;
    }
    if (cubes_points_a_turn(a) != cubes_points_a_turn(b)) {
        return cubes_points_a_turn(a) > cubes_points_a_turn(b);
    }
    int order = strcmp(a->name, b->name);
    return order != 0 ? order < 0 : strcmp(a->player, b->player) < 0;
}

void cubes_ranking_sort(struct cubes_ranking *ranking)
{
    enum cubes_company company = ranking->company;
    for (int i = 0; i < ranking->count; i++) {
        struct cubes_ranked *ranked = &ranking->list[i];
        int64_t counted = ranked->counted + (int64_t)ALONE_GIVEN * par_of(company);
        ranked->rating = company == CUBES_WITH_OTHERS
                             ? cubes_rating_of(ranked->shares, ranked->games)
                             : rounded(TENTHS * counted, ranked->games + ALONE_GIVEN);
    }
    for (int i = 1; i < ranking->count; i++) {
        struct cubes_ranked moved = ranking->list[i];
        int at = i;
        for (; at > 0 && before(company, &moved, &ranking->list[at - 1]); at--) {
            ranking->list[at] = ranking->list[at - 1];
        }
        ranking->list[at] = moved;
    }
}
