/* SPDX-License-Identifier: MIT */
#include "cubes/guess.h"

#include "games/cubes/ai/more.h"
#include "games/cubes/ai/tables.h"

#include "base/check.h"

#include <stdlib.h>
#include <string.h>

enum { MARKS_MOST = STAKES_GOAL - STAKES_GATE + 2 };

struct guess {
    int seats;
    bool jokers;
    struct solve_desk *desk;
    int marks, mark[MARKS_MOST]; /* scores of the grid: 0, the gate, .., the goal */
    int below[STAKES_GOAL + 1];  /* the last mark up to a score */
    float *chance; /* chances, by the marks (grid scores) of the seats from the one in turn on, and by the
                      seat */
    struct spread *known[STAKES_GOAL + 1][STAKES_GOAL + 1]; /* spreads, by the own score and the highest other
                                                               score; NULL: not computed yet */
    struct spread past;
};

/* The smallest distance of marks, in fifties, for which there is memory. */
static const int room[CUBES_SEATS_MAX + 1] = {[3] = 2, [4] = 5, [5] = 10, [6] = 19};

int guess_highest(const int *score, int count)
{
    int high = 0;
    for (int i = 0; i < count; i++) {
        high = score[i] > high ? score[i] : high;
    }
    return high;
}

const struct spread *guess_spread(struct guess *guess, int own, int high)
{
    const struct tables *tables = tables_of(guess->jokers);
    struct spread **known = own <= STAKES_GOAL && high <= STAKES_GOAL ? &guess->known[own][high] : NULL;
    const struct spread *there = known ? *known : NULL;
    if (there) {
        return there;
    }
    stakes_of_highest(tables, STAKES_GOAL, own, &high, 1, ALONG_BUSTS, &guess->desk->stakes);
    spread_turn(tables->turns, guess->desk, &guess->past);
    if (!known) {
        return &guess->past;
    }
    *known = malloc(sizeof **known);
    CHECK(*known != NULL);
    **known = guess->past;
    return *known;
}

/* ---- the grid ------------------------------------------------------------------------------------------ */

static void set_marks(struct guess *guess, int step)
{
    guess->mark[guess->marks++] = 0;
    for (int score = STAKES_GATE; score < STAKES_GOAL; score += step) {
        guess->mark[guess->marks++] = score;
    }
    guess->mark[guess->marks++] = STAKES_GOAL;
    for (int score = 0, at = 0; score <= STAKES_GOAL; score++) {
        at += at + 1 < guess->marks && guess->mark[at + 1] <= score;
        guess->below[score] = at;
    }
}

static float *chances(const struct guess *guess, const int *mark)
{
    size_t at = 0;
    for (int seat = 0; seat < guess->seats; seat++) {
        at = at * (size_t)guess->marks + (size_t)mark[seat];
    }
    return guess->chance + at * (size_t)guess->seats;
}

/* The last mark not above a score, and the fraction of the way to the next mark. */
static int place(const struct guess *guess, int score, double *part)
{
    int shown = score < STAKES_GOAL ? score : STAKES_GOAL, at = guess->below[shown];
    int width = at + 1 < guess->marks ? guess->mark[at + 1] - guess->mark[at] : 1;
    *part = (double)(shown - guess->mark[at]) / width;
    return at;
}

double guess_at(const struct guess *guess, const int *score, int seat)
{
    int low[CUBES_SEATS_MAX] = {0}, mark[CUBES_SEATS_MAX] = {0};
    double part[CUBES_SEATS_MAX] = {0}, sum = 0;
    for (int i = 0; i < guess->seats; i++) {
        low[i] = place(guess, score[i], &part[i]);
    }
    for (unsigned corner = 0; corner < 1u << guess->seats; corner++) {
        double weight = 1;
        for (int i = 0; i < guess->seats; i++) {
            bool next = corner >> i & 1u;
            mark[i] = low[i] + next;
            weight *= next ? part[i] : 1 - part[i];
        }
        sum += weight > 0 ? weight * (double)chances(guess, mark)[seat] : 0;
    }
    return sum;
}

/* ---- the calculation -------------------------------------------------------------------------------------
 */

/* The chances after a turn, by seat from the one in turn on, without turns that lead back to the same scores.
 */
struct led {
    double chance[CUBES_SEATS_MAX], back;
};

/* The seats from the view of the next one in turn: it becomes the first, and the seat that was in turn the
 * last. */
static void add_next(const struct guess *guess, const int *mark, int own, double weight, struct led *led)
{
    int next[CUBES_SEATS_MAX] = {0}, seats = guess->seats;
    if (own == mark[0] || weight <= 0) {
        led->back += weight;
        return;
    }
    for (int i = 0; i < seats; i++) {
        next[i] = i + 1 < seats ? mark[i + 1] : own;
    }
    const float *found = chances(guess, next);
    for (int i = 0; i < seats; i++) {
        led->chance[(i + 1) % seats] += weight * (double)found[i];
    }
}

static void lead(struct guess *guess, const int *mark, struct led *led)
{
    int own = guess->mark[mark[0]], other[CUBES_SEATS_MAX] = {0};
    for (int i = 1; i < guess->seats; i++) {
        other[i - 1] = guess->mark[mark[i]];
    }
    int high = guess_highest(other, guess->seats - 1);
    const struct spread *spread = guess_spread(guess, own, high);
    *led = (struct led){.back = spread->stays};
    for (int points = 1; points <= spread->most; points++) {
        double chance = spread->hold[points], part;
        int score = own + points;
        if (chance > 0 && score >= STAKES_GOAL && score >= high + STAKES_LEAD) {
            led->chance[0] += chance;
        } else if (chance > 0) {
            int low = place(guess, score, &part);
            add_next(guess, mark, low, chance * (1 - part), led);
            add_next(guess, mark, low + (part > 0), chance * part, led);
        }
    }
}

/* When a seat has won, no turn begins; but interpolation needs these values too. */
static bool is_won(const struct guess *guess, const int *marks)
{
    int score[CUBES_SEATS_MAX] = {0};
    for (int i = 0; i < guess->seats; i++) {
        score[i] = guess->mark[marks[i]];
    }
    return score[0] == STAKES_GOAL && score[0] >= guess_highest(score + 1, guess->seats - 1) + STAKES_LEAD;
}

static void note_won(struct guess *guess, const int *marks)
{
    for (int first = 0; first < guess->seats; first++) {
        int mark[CUBES_SEATS_MAX] = {0};
        for (int i = 0; i < guess->seats; i++) {
            mark[i] = marks[(first + i) % guess->seats];
        }
        chances(guess, mark)[(guess->seats - first) % guess->seats] = 1;
    }
}

/* All turns at one set of marks, starting with the highest seat in turn. A turn without points leads to the
 * next one. */
static void work_out(struct guess *guess, const int *marks)
{
    if (is_won(guess, marks)) {
        note_won(guess, marks);
        return;
    }
    struct led led[CUBES_SEATS_MAX] = {0};
    int seats = guess->seats, mark[CUBES_SEATS_MAX] = {0};
    double round = 1, chance[CUBES_SEATS_MAX] = {0}; /* of the first of the marks, and so on */
    for (int first = 0; first < seats; first++) {
        for (int i = 0; i < seats; i++) {
            mark[i] = marks[(first + i) % seats];
        }
        lead(guess, mark, &led[first]);
        for (int i = 0; i < seats; i++) {
            chance[(first + i) % seats] += round * led[first].chance[i];
        }
        round *= led[first].back;
    }
    for (int i = 0; i < seats; i++) {
        chance[i] /= 1 - round; /* if the first seat is in turn */
    }
    for (int first = seats - 1; first >= 0; first--) {
        for (int i = 0; i < seats; i++) {
            int at = (first + i) % seats;
            mark[i] = marks[at];
            chance[at] = led[first].chance[i] + led[first].back * chance[at];
        }
        for (int i = 0; i < seats; i++) {
            chances(guess, mark)[i] = (float)chance[(first + i) % seats];
        }
    }
}

/* All sets of marks with this sum, each once up to rotation: the first seat has the highest mark. */
static void work_out_sum(struct guess *guess, int *mark, int seat, int sum)
{
    int most = guess->marks - 1;
    if (seat == guess->seats - 1) {
        if (sum <= mark[0]) {
            mark[seat] = sum;
            work_out(guess, mark);
        }
        return;
    }
    int from = seat == 0 ? most : mark[0];
    for (int each = from < sum ? from : sum; each >= 0; each--) {
        mark[seat] = each;
        work_out_sum(guess, mark, seat + 1, sum - each);
    }
}

struct guess *guess_make(int seats, bool jokers, int step, struct solve_desk *desk)
{
    CHECK(seats >= 3 && seats <= CUBES_SEATS_MAX);
    struct guess *guess = calloc(1, sizeof *guess);
    CHECK(guess != NULL);
    guess->seats = seats;
    guess->jokers = jokers;
    guess->desk = desk;
    set_marks(guess, step > room[seats] ? step : room[seats]);
    size_t states = 1;
    for (int seat = 0; seat < seats; seat++) {
        states *= (size_t)guess->marks;
    }
    guess->chance = calloc(states * (size_t)seats, sizeof *guess->chance);
    CHECK(guess->chance != NULL);
    for (int sum = seats * (guess->marks - 1); sum >= 0; sum--) {
        int mark[CUBES_SEATS_MAX] = {0};
        work_out_sum(guess, mark, 0, sum);
    }
    return guess;
}

void guess_free(struct guess *guess)
{
    for (int own = 0; own <= STAKES_GOAL; own++) {
        for (int high = 0; high <= STAKES_GOAL; high++) {
            free(guess->known[own][high]);
        }
    }
    free(guess->chance);
    free(guess);
}
