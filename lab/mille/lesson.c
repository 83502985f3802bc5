/* SPDX-License-Identifier: MIT */
#include "mille/lesson.h"

#include "games/mille/ai/linear_eval.h"
#include "games/mille/ai/regular.h"
#include "games/mille/ai/value.h"
#include "lab.h"
#include "training/races.h"

#include "base/check.h"
#include "base/say.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    SLIP_ONE_IN = 12, /* chance of a random action, so that unusual positions occur too */
    STOP_ONE_IN = 6,  /* one decision in this number becomes a lesson */
    TENTHS = 10,      /* of a point */
    CLOSE = 500,      /* tenths of a point: an action rated this much worse has half the weight */
    HOPELESS = 1200,  /* an action rated this much worse is played out in one of ALL_ONE_IN lessons only */
    ALL_ONE_IN = 4,
    EXTEND_PLAYOUTS = 8, /* factor of playouts for extensions, which are rare and important */
    TURNS = 14,          /* turns of a playout before the rest is estimated */
    DEALS_MOST = 80000,  /* of a comparison */
    LESSON_STREAM = 7,
};

/* A hand of the pupil, against itself or against the regular. */
struct match {
    const struct pupil *pupil;
    const struct pupil *opponent; /* NULL: the regular */
    int seat;                     /* the pupil's */
};

static int choose(const struct match *match, const struct race *race)
{
    const struct pupil *mover = race->turn == match->seat ? match->pupil : match->opponent;
    return mover ? mover->choose(mover->self, race) : regular_in_race(race);
}

static int difference(const struct race *race, int side)
{
    return race_points(race, side) - race_points(race, 1 - side);
}

/* The lead of the pupil's side at the end of the hand, in tenths of a point; an estimate if the hand is not
 * over. */
static int32_t lead(const struct match *match, const struct race *race, int side)
{
    return race->phase == PHASE_HAND_OVER
               ? TENTHS * difference(race, side)
               : value_points(race, side, match->opponent ? VALUE_QUICK : VALUE_AGAINST_REGULAR) -
                     value_points(race, 1 - side, match->opponent ? VALUE_QUICK : VALUE_OF_REGULAR);
}

static void play_out(const struct match *match, uint64_t playouts, struct lesson *lesson, struct rng *rng)
{
    struct race deal = *lesson->race;
    int side = deal.turn;
    for (uint64_t i = 0; i < playouts; i++) {
        rng_shuffle(rng, deal.deck, deal.left);
        for (int a = 0; a < lesson->count; a++) {
            struct race rest = deal;
            race_do(&rest, lesson->action[a]);
            int turn = RACERS;
            int turns = TURNS;
            while (race_goes_on(&rest, &turn, &turns)) {
                race_do(&rest, choose(match, &rest));
            }
            lesson->value[a] += (double)lead(match, &rest, side) / (double)playouts;
        }
    }
}

/* The receiver of the lessons. */
struct taker {
    void (*take)(void *context, const struct lesson *lesson);
    void *context;
};

void lesson_choose(struct lesson *lesson, const uint8_t *action, const int32_t *opinion, int count,
                   uint8_t kept[ACTIONS_MAX], struct rng *rng)
{
    int32_t best = opinion[0];
    for (int a = 1; a < count; a++) {
        best = opinion[a] > best ? opinion[a] : best;
    }
    bool all = rng_below(rng, ALL_ONE_IN) == 0;
    for (int a = 0; a < count; a++) {
        int32_t behind = best - opinion[a];
        if (all || behind < HOPELESS) {
            kept[lesson->count] = (uint8_t)a;
            lesson->action[lesson->count] = action[a];
            lesson->weight[lesson->count] = CLOSE / (double)(CLOSE + behind);
            lesson->count++;
        }
    }
}

/* False: only one action is worth playing out. */
static bool teach(const struct match *match, const struct course *course, const struct taker *taker,
                  const struct race *race, struct rng *rng)
{
    uint8_t action[ACTIONS_MAX];
    int32_t opinion[ACTIONS_MAX];
    int count = linear_eval_actions(race, action);
    CHECK(match->pupil != NULL);
    match->pupil->opine(match->pupil->self, race, action, count, opinion);
    uint8_t kept[ACTIONS_MAX];
    struct lesson lesson = {.race = race};
    lesson_choose(&lesson, action, opinion, count, kept, rng);
    if (lesson.count == 1) {
        return false;
    }
    uint64_t factor = race->phase == PHASE_EXTEND ? EXTEND_PLAYOUTS : 1;
    play_out(match, factor * course->playouts, &lesson, rng);
    taker->take(taker->context, &lesson);
    return true;
}

/* Whether this is a decision of the pupil with a choice. Before the draw there are only coups fourrés, which
 * need no lesson. */
static bool is_lesson(const struct match *match, const struct race *race)
{
    bool other = match->opponent == NULL && race->turn != match->seat;
    return !other && (race->phase == PHASE_PLAY || race->phase == PHASE_EXTEND);
}

int lessons_arguments(const char *command, int count, char **argument, struct course *course)
{
    for (int i = 0; i < count; i++) {
        const char *name = argument[i];
        CHECK(name && course);
        const char *value = i + 1 < count ? argument[i + 1] : NULL;
        uint64_t *number = strcmp(name, "--lessons") == 0    ? &course->lessons
                           : strcmp(name, "--playouts") == 0 ? &course->playouts
                           : strcmp(name, "--rounds") == 0   ? &course->rounds
                           : strcmp(name, "--seed") == 0     ? &course->seed
                                                             : NULL;
        if (number) {
            if (!lab_number(value, name, 1, UINT32_MAX, number)) {
                return LAB_USAGE;
            }
            i++;
        } else if (strcmp(name, "--out") == 0 && value) {
            course->out = value;
            i++;
        } else if (strcmp(name, "--fresh") == 0) {
            course->fresh = true;
        } else if (strcmp(name, "--pairs") == 0 && strcmp(command, "net") == 0) {
            course->pairs = true;
        } else {
            say_line(stderr, "route-mille-lab: %s: %s; try help", command, name);
            return LAB_USAGE;
        }
    }
    return LAB_DONE;
}

void lessons_give(const struct pupil *pupil, const struct course *course,
                  void (*take)(void *, const struct lesson *), void *context)
{
    const struct taker taker = {.take = take, .context = context};
    struct rng rng = rng_make(course->seed, LESSON_STREAM);
    uint64_t given = 0;
    while (given < course->lessons) {
        struct race race;
        race_deal(&race, &rng, (int)rng_below(&rng, RACERS));
        const struct match match = {.pupil = pupil,
                                    .opponent = rng_below(&rng, 2) == 0 ? pupil : NULL,
                                    .seat = (int)rng_below(&rng, RACERS)};
        while (race.phase != PHASE_HAND_OVER) {
            int chosen = choose(&match, &race);
            if (is_lesson(&match, &race)) {
                uint8_t action[ACTIONS_MAX];
                int count = linear_eval_actions(&race, action);
                bool stop = race.phase == PHASE_EXTEND || rng_below(&rng, STOP_ONE_IN) == 0;
                if (count > 1 && stop && given < course->lessons) {
                    given += teach(&match, course, &taker, &race, &rng);
                }
                if (rng_below(&rng, SLIP_ONE_IN) == 0) {
                    chosen = action[rng_below(&rng, (uint32_t)count)];
                }
            }
            race_do(&race, chosen);
        }
    }
}

/* The lead of one pupil over another (NULL: the regular) in points a hand; every deal is played from both
 * seats. error: two standard errors. */
static double compare(const struct pupil *one, const struct pupil *other, uint64_t deals, double *error)
{
    struct rng rng = rng_make(0, LESSON_STREAM);
    double sum = 0;
    double squares = 0;
    for (uint64_t i = 0; i < deals; i++) {
        struct race deal;
        race_deal(&deal, &rng, (int)(i % RACERS));
        double pair = 0;
        for (int seat = 0; seat < RACERS; seat++) {
            const struct match match = {.pupil = one, .opponent = other, .seat = seat};
            struct race race = deal;
            while (race.phase != PHASE_HAND_OVER) {
                race_do(&race, choose(&match, &race));
            }
            pair += (double)difference(&race, seat) / RACERS;
        }
        sum += pair;
        squares += pair * pair;
    }
    double mean = sum / (double)deals;
    *error = 2 * sqrt((squares / (double)deals - mean * mean) / (double)deals);
    return mean;
}

void lessons_report(const struct pupil *pupil, const struct pupil *before, const struct course *course,
                    uint64_t round, double seconds)
{
    uint64_t deals = course->lessons < DEALS_MOST ? course->lessons : DEALS_MOST;
    double error;
    double gain = compare(pupil, NULL, deals, &error);
    printf("round %" PRIu64 ", %.0f s: %+.1f +- %.1f points a hand against the regular, ", round, seconds,
           gain, error);
    gain = compare(pupil, before, deals, &error);
    printf("%+.1f +- %.1f against the round before\n", gain, error);
    fflush(stdout);
}
