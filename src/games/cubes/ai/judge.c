/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/judge.h"

#include "games/cubes/ai/more.h"
#include "games/cubes/ai/tables.h"

#include "base/check.h"

enum { MILLION = 1000000, HUNDRED = 100 };

/* Scores in fifties: of the seat in turn, and of those that stay, in the order in which they play next. */
struct scores {
    int own;
    int others;
    int other[CUBES_SEATS_MAX];
};

static struct scores scores_of(const struct cubes_public *pub)
{
    struct scores scores = {.own = pub->seat[pub->turn].score / CUBES_FIFTY};
    for (int i = 1; i < pub->seats; i++) {
        const struct cubes_seat *seat = &pub->seat[(pub->turn + i) % pub->seats];
        if (!seat->left) {
            scores.other[scores.others++] = seat->score / CUBES_FIFTY;
        }
    }
    return scores;
}

/* The stakes of the seat in turn. */
static enum cubes_measure stakes_of_turn(const struct cubes_public *pub, struct stakes *stakes)
{
    const struct tables *tables = tables_of(pub->jokers);
    int goal = pub->goal / CUBES_FIFTY;
    struct scores scores = scores_of(pub);
    if (scores.others == 0) {
        struct alone alone;
        tables_alone(tables, goal, &alone);
        stakes_of_alone(&alone, scores.own, ALONG_POINTS, stakes);
        return CUBES_MEASURE_TURNS;
    }
    struct two two = tables_two(tables, goal);
    if (scores.others == 1) {
        stakes_of_two(&two, scores.own, scores.other[0], ALONG_POINTS, stakes);
        return CUBES_MEASURE_CHANCE;
    }
    stakes_of_more(tables, goal, scores.own, scores.other, scores.others, ALONG_POINTS, stakes);
    return CUBES_MEASURE_ESTIMATE;
}

/* In millionths: a chance, or the turns still needed as a negative number. `turn` counts this one in. */
static int32_t millionths(enum cubes_measure measure, uint32_t worth, bool turn)
{
    uint64_t scaled = (uint64_t)worth * MILLION;
    if (measure != CUBES_MEASURE_TURNS) {
        return (int32_t)((scaled + TURNS_ONE / 2) / TURNS_ONE);
    }
    uint64_t saved = (scaled * STAKES_TURNS + TURNS_ONE / 2) / TURNS_ONE;
    return (int32_t)saved - STAKES_TURNS * MILLION - (turn ? MILLION : 0);
}

/* Converts the `along` part of a worth, which adds up fifties, to hundredths of a point. */
static int32_t hundredths(uint32_t along)
{
    uint64_t scaled = (uint64_t)along * CUBES_FIFTY * HUNDRED;
    return (int32_t)((scaled + STAKES_POINT / 2) / STAKES_POINT);
}

/* The case and the points, in fifties, after a roll. */
struct place {
    int now, points;
};

static struct place place_of(const struct turns *turns, const struct cubes_public *pub, uint8_t mask)
{
    struct place place = {.now = turns->fresh, .points = cubes_turn_points(pub) / CUBES_FIFTY};
    if (pub->phase != CUBES_PHASE_ROLLED || cubes_all_five(pub)) {
        return place;
    }
    int32_t held = pub->held + pub->last - cubes_points_given_up(pub, mask);
    place.now = turns_case_of(turns, pub->face, (uint8_t)(CUBES_ALL & ~mask), held);
    place.points = (pub->safe + held) / CUBES_FIFTY;
    return place;
}

static void judge_roll(const struct turns *turns, const struct stakes *stakes,
                       const struct prospects *prospects, struct place place, struct cubes_judged *judged,
                       enum cubes_measure measure)
{
    const struct turns_case *each = &turns->each[place.now];
    int more = place.points - stakes->top; /* points that make no difference any more */
    struct worth worth = more < 0 ? prospects->roll[place.points][place.now]
                                  : turns_weigh_one(turns, stakes, prospects, place.now, stakes->top);
    judged->bust = (struct cubes_fraction){.part = each->busts, .whole = each->ways};
    judged->worth = millionths(measure, worth.main, true);
    judged->points = hundredths(worth.along);
    if (more > 0) {
        int64_t extra = (int64_t)more * CUBES_FIFTY * HUNDRED * (each->ways - each->busts) / each->ways;
        judged->points += (int32_t)extra;
    }
}

static void judge_hold(const struct cubes_public *pub, const struct stakes *stakes,
                       struct cubes_judged *judged, enum cubes_measure measure)
{
    int points = cubes_turn_points(pub) / CUBES_FIFTY;
    points = points < stakes->top ? points : stakes->top;
    judged->worth = millionths(measure, stakes->hold[points].main, true);
    judged->points = cubes_turn_points(pub) * HUNDRED;
    judged->bust = (struct cubes_fraction){.whole = 1};
}

/* Whether a comes before b, which is later in the list of moves. */
static bool goes_first(const struct cubes_judged *a, const struct cubes_judged *b)
{
    if (a->worth != b->worth) {
        return a->worth > b->worth;
    }
    return b->move.kind != CUBES_MOVE_HOLD && b->bust.whole >= a->bust.whole;
}

static void add(struct cubes_judgement *judgement, struct cubes_judged judged)
{
    int at = judgement->count++;
    while (at > 0 && !goes_first(&judgement->choice[at - 1], &judged)) {
        judgement->choice[at] = judgement->choice[at - 1];
        at--;
    }
    judgement->choice[at] = judged;
}

static void judge(const struct cubes_public *pub, bool highest_only, struct cubes_judgement *judgement)
{
    CHECK(pub->phase != CUBES_PHASE_OVER);
    const struct tables *tables = tables_of(pub->jokers);
    const struct turns *turns = tables->turns;
    struct stakes stakes;
    struct prospects prospects;
    enum cubes_measure measure = stakes_of_turn(pub, &stakes);
    if (highest_only && measure == CUBES_MEASURE_ESTIMATE) {
        struct scores scores = scores_of(pub);
        stakes_of_highest(tables, pub->goal / CUBES_FIFTY, scores.own, scores.other, scores.others,
                          ALONG_POINTS, &stakes);
    }
    int low = (pub->safe + pub->held) / CUBES_FIFTY;
    turns_weigh(turns, &stakes, low < stakes.top ? low : stakes.top, &prospects);
    *judgement =
        (struct cubes_judgement){.measure = measure, .bust = millionths(measure, stakes.bust.main, true)};
    struct move moves[GAME_MOVES_MAX];
    int count = cubes_moves(pub, moves);
    for (int i = 0; i < count; i++) {
        struct cubes_judged judged = {.move = moves[i]};
        if (moves[i].kind == CUBES_MOVE_ROLL) {
            struct place place = place_of(turns, pub, moves[i].card);
            judge_roll(turns, &stakes, &prospects, place, &judged, measure);
            add(judgement, judged);
        } else if (moves[i].kind == CUBES_MOVE_HOLD) {
            judge_hold(pub, &stakes, &judged, measure);
            add(judgement, judged);
        }
    }
}

void cubes_judge(const struct cubes_public *pub, struct cubes_judgement *judgement)
{
    judge(pub, false, judgement);
}

void cubes_judge_highest(const struct cubes_public *pub, struct cubes_judgement *judgement)
{
    judge(pub, true, judgement);
}

const struct cubes_judged *cubes_judged_find(const struct cubes_judgement *judgement, struct move move)
{
    for (int i = 0; i < judgement->count; i++) {
        const struct cubes_judged *judged = &judgement->choice[i];
        if (judged->move.kind == move.kind && judged->move.card == move.card) {
            return judged;
        }
    }
    return NULL;
}
