/* SPDX-License-Identifier: MIT */
#include "games/cubes/bests.h"

#include <string.h>

static bool is_better(enum cubes_best_of of, int32_t a, int32_t b)
{
    return of == CUBES_FEWEST_TURNS ? a < b : a > b;
}

static void enter(struct cubes_bests *bests, enum cubes_best_of of, int32_t value,
                  const struct cubes_row *row)
{
    struct cubes_best *list = bests->list[of];
    int at = bests->count[of];
    while (at > 0 && is_better(of, value, list[at - 1].value)) {
        at--;
    }
    if (at == CUBES_BESTS_MOST) {
        return;
    }
    bests->count[of] += bests->count[of] < CUBES_BESTS_MOST;
    memmove(&list[at + 1], &list[at], (size_t)(bests->count[of] - at - 1) * sizeof *list);
    list[at] = (struct cubes_best){.value = value, .day = row->day};
    text_copy(list[at].name, sizeof list[at].name, row->name);
}

/* The lead over the next of those who stayed; 0: nobody else did. */
static int32_t lead_of(const struct cubes_row *rows, int count, int winner)
{
    int32_t next = -1;
    for (int i = 0; i < count; i++) {
        if (i != winner && !rows[i].left && rows[i].score > next) {
            next = rows[i].score;
        }
    }
    return next < 0 ? 0 : rows[winner].score - next;
}

void cubes_bests_add(struct cubes_bests *bests, bool blitz, const struct cubes_row *rows, int count)
{
    for (int i = 0; i < count && rows[i].blitz == blitz; i++) {
        const struct cubes_row *row = &rows[i];
        if (strcmp(row->player, "person") != 0) {
            continue;
        }
        if (!row->left && row->place == 1) {
            enter(bests, CUBES_FEWEST_TURNS, row->turns, row);
            int32_t lead = lead_of(rows, count, i);
            if (lead > 0) {
                enter(bests, CUBES_GREATEST_LEAD, lead, row);
            }
        }
        if (row->best > 0) {
            enter(bests, CUBES_BEST_TURN, row->best, row);
        }
    }
}
