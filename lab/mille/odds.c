/* SPDX-License-Identifier: MIT */
/* The command odds: learns where hidden cards are (belief.h). Quick players play hands, half of them against
 * the regular. The opponent's hand at a decision is treated as drawn card by card with the odds of belief.h.
 * The odds are fitted by gradient descent (Adam), so that the actual hands become as likely as possible. A
 * look is the information of a seat at one decision. */
#include "games/mille/ai/sampler.h"
#include "lab.h"
#include "mille/mille.h"
#include "table_file.h"
#include "training/races.h"

#include "base/check.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ODDS_STREAM = 10,
    LOOK_ONE_IN = 6, /* one decision in this number becomes a look */
    LOOKS_A_HAND = 10,
    EPOCHS = 4,
    BATCH = 256,
    FORGETS_ONE_IN = 8, /* share of looks that know only some of the last turns, or none, as a position of the
                           engine may */
    JUDGED_ONE_IN = 16, /* one look in this number is used only to test the result */
};

static const double rate_first = 0.003; /* of a step, in powers of e */
static const double rate_last = 0.0001;

/* A look: the opponent's actual hand, and what the seat in turn saw. */
struct look {
    uint16_t fact[BELIEF_FACTS];
    uint8_t hidden[CARD_KINDS];
    uint8_t card[HAND_CARDS_DRAWN];
    uint8_t count;
};

/* The odds during training: natural logarithms, and the hidden layer in floating point. */
struct odds {
    double alone[B_SIZE][CARD_KINDS];
    double into[B_SIZE][BELIEF_WIDTH];
    double out[BELIEF_WIDTH][CARD_KINDS];
};
enum { NUMBERS = sizeof(struct odds) / sizeof(double) };

/* Adam's memory. */
struct descent {
    struct odds gradient;
    struct odds mean;
    struct odds square;
    double steps;
};

static void note(const struct race *race, int manner, struct look *look)
{
    const struct racer *own = &race->side[race->turn];
    const struct racer *opponent = &race->side[1 - race->turn];
    belief_facts(race, race->turn, manner, look->fact);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        look->hidden[card] = (uint8_t)(race->hidden[card] - own->hand[card]);
        for (int i = 0; i < opponent->hand[card]; i++) {
            look->card[look->count++] = (uint8_t)card;
        }
    }
}

static void forget(struct race *race, struct rng *rng)
{
    for (int side = 0; side < RACERS; side++) {
        for (int i = (int)rng_below(rng, RECENT_CARDS); i < RECENT_CARDS; i++) {
            race->recent[side][i] = CARD_NONE;
        }
    }
}

static uint64_t play(struct look *look, uint64_t most, uint64_t hands)
{
    struct rng rng = rng_make(1, ODDS_STREAM);
    uint64_t count = 0;
    for (uint64_t i = 0; i < hands; i++) {
        struct race race;
        race_deal(&race, &rng, (int)(i % RACERS));
        int regular = i / 2 % 2 == 0 ? (int)(i / 4 % RACERS) : RACERS; /* its seat, or none */
        while (race.phase != PHASE_HAND_OVER) {
            bool sees = race.turn != regular && (race.phase == PHASE_PLAY || race.phase == PHASE_EXTEND);
            if (sees && race.left > 0 && count < most && rng_below(&rng, LOOK_ONE_IN) == 0) {
                struct race seen = race;
                if (rng_below(&rng, FORGETS_ONE_IN) == 0) {
                    forget(&seen, &rng);
                }
                note(&seen, regular == 1 - race.turn ? MANNER_REGULAR : MANNER_QUICK, &look[count++]);
            }
            int action = sampler_choose(&race, regular);
            race_note(&race, action);
            race_do(&race, action);
        }
    }
    return count;
}

/* The weight of one card of each kind, and the values of the hidden units. */
static void think(const struct odds *odds, const struct look *look, double place[BELIEF_WIDTH],
                  double weight[CARD_KINDS])
{
    double power[CARD_KINDS] = {0};
    memset(place, 0, BELIEF_WIDTH * sizeof *place);
    for (int i = 0; i < BELIEF_FACTS; i++) {
        int fact = look->fact[i];
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            power[card] += odds->alone[fact][card];
        }
        for (int h = 0; h < BELIEF_WIDTH; h++) {
            place[h] += odds->into[fact][h];
        }
    }
    for (int h = 0; h < BELIEF_WIDTH; h++) {
        place[h] = place[h] > 0 ? place[h] : 0;
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            power[card] += place[h] * odds->out[h][card];
        }
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        weight[card] = exp(power[card]);
    }
}

/* Adds the gradient of one look. slope: the derivative for each kind's log-odds. */
static void learn(const struct odds *odds, const struct look *look, const double place[BELIEF_WIDTH],
                  const double slope[CARD_KINDS], struct odds *gradient)
{
    double back[BELIEF_WIDTH] = {0};
    for (int h = 0; h < BELIEF_WIDTH; h++) {
        for (int card = CARD_25; card < CARD_KINDS && place[h] > 0; card++) {
            gradient->out[h][card] += slope[card] * place[h];
            back[h] += slope[card] * odds->out[h][card];
        }
    }
    for (int i = 0; i < BELIEF_FACTS; i++) {
        int fact = look->fact[i];
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            gradient->alone[fact][card] += slope[card];
        }
        for (int h = 0; h < BELIEF_WIDTH; h++) {
            gradient->into[fact][h] += back[h];
        }
    }
}

/* The log likelihood of a hand that is drawn card by card. Adds its gradient if `gradient` is not NULL. */
static double weigh(const struct odds *odds, const struct look *look, struct odds *gradient)
{
    double place[BELIEF_WIDTH];
    double weight[CARD_KINDS];
    double slope[CARD_KINDS] = {0};
    double left[CARD_KINDS];
    double sum = 0;
    think(odds, look, place, weight);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        left[card] = look->hidden[card];
        sum += weight[card] * left[card];
    }
    double likelihood = 0;
    for (int i = 0; i < look->count; i++) {
        int drawn = look->card[i];
        likelihood += log(weight[drawn] * left[drawn] / sum);
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            slope[card] += (card == drawn) - weight[card] * left[card] / sum;
        }
        left[drawn]--;
        sum -= weight[drawn];
    }
    if (gradient) {
        learn(odds, look, place, slope, gradient);
    }
    return likelihood;
}

static void descend(struct odds *odds, struct descent *descent, double rate)
{
    static const double keep_mean = 0.9;
    static const double keep_square = 0.999;
    static const double tiny = 1e-8;
    double *number = odds->alone[0];
    double *gradient = descent->gradient.alone[0];
    double *mean = descent->mean.alone[0];
    double *square = descent->square.alone[0];
    descent->steps++;
    double whole_mean = 1 - pow(keep_mean, descent->steps);
    double whole_square = 1 - pow(keep_square, descent->steps);
    for (size_t i = 0; i < NUMBERS; i++) {
        double own = gradient[i] / BATCH;
        mean[i] = keep_mean * mean[i] + (1 - keep_mean) * own;
        square[i] = keep_square * square[i] + (1 - keep_square) * own * own;
        number[i] += rate * (mean[i] / whole_mean) / (sqrt(square[i] / whole_square) + tiny);
        gradient[i] = 0;
    }
}

/* The cards of a hand are drawn in random order. */
static void mix(struct look *look, struct rng *rng)
{
    rng_shuffle(rng, look->card, look->count);
}

static void fit(struct odds *odds, struct look *look, uint64_t count, struct rng *rng)
{
    struct descent *descent = calloc(1, sizeof *descent);
    CHECK(descent);
    uint64_t batches = count / BATCH;
    double steps = (double)(EPOCHS * batches);
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        for (uint64_t i = 0; i < batches; i++) {
            for (uint64_t k = 0; k < BATCH; k++) {
                struct look *own = &look[k * batches + i]; /* mixes looks of different hands */
                mix(own, rng);
                weigh(odds, own, &descent->gradient);
            }
            descend(odds, descent, rate_first + (rate_last - rate_first) * descent->steps / steps);
        }
    }
    free(descent);
}

/* The likelihood of hands that were not used for training, with the odds and without. */
static void judge(const struct odds *odds, const struct look *look, uint64_t count)
{
    struct odds *none = calloc(1, sizeof *none);
    CHECK(none);
    double with = 0;
    double without = 0;
    for (uint64_t i = 0; i < count; i++) {
        with += weigh(odds, &look[i], NULL) / (double)count;
        without += weigh(none, &look[i], NULL) / (double)count;
    }
    printf("%" PRIu64 " other hands: log likelihood %.2f, without odds %.2f\n", count, with, without);
    free(none);
}

static void write_row(FILE *file, const double *row, int width, double scale)
{
    double number[CARD_KINDS + BELIEF_WIDTH];
    for (int k = 0; k < width; k++) {
        number[k] = scale * row[k];
    }
    table_row(file, number, width);
}

static bool write_odds(const char *path, const struct odds *odds)
{
    FILE *file = table_begin(path, "odds", "How likely the opponent of the road game holds each hidden card");
    if (!file) {
        return false;
    }
    double unit = ODDS_UNIT / log(2);
    table_rows(file, "alone");
    for (int i = 0; i < B_SIZE; i++) {
        write_row(file, odds->alone[i], CARD_KINDS, unit);
    }
    table_rows(file, "into");
    for (int i = 0; i < B_SIZE; i++) {
        write_row(file, odds->into[i], BELIEF_WIDTH, ODDS_SCALE);
    }
    table_rows(file, "out");
    for (int h = 0; h < BELIEF_WIDTH; h++) {
        write_row(file, odds->out[h], CARD_KINDS, unit * ODDS_SCALE);
    }
    return table_end(file);
}

/* The hidden layer starts with small random weights and no effect. Facts that never hold in the looks keep
 * weight 0. */
static void begin(struct odds *odds, const struct look *look, uint64_t count, struct rng *rng)
{
    static const double spread = 0.3;
    bool seen[B_SIZE] = {false};
    for (uint64_t i = 0; i < count; i++) {
        for (int k = 0; k < BELIEF_FACTS; k++) {
            seen[look[i].fact[k]] = true;
        }
    }
    for (int i = 0; i < B_SIZE; i++) {
        for (int h = 0; h < BELIEF_WIDTH; h++) {
            double any = spread * ((double)rng_below(rng, UINT16_MAX) / UINT16_MAX * 2 - 1);
            odds->into[i][h] = seen[i] ? any : 0;
        }
    }
}

int lab_odds(int count, char **argument)
{
    uint64_t hands = 100000;
    const char *out = NULL;
    if (table_arguments("odds", count, argument, "--hands", &hands, &out) != LAB_DONE) {
        return LAB_USAGE;
    }
    struct look *look = calloc(hands * LOOKS_A_HAND, sizeof *look);
    struct odds *odds = calloc(1, sizeof *odds);
    CHECK(look && odds);
    uint64_t looks = play(look, hands * LOOKS_A_HAND, hands);
    uint64_t judged = looks / JUDGED_ONE_IN;
    struct rng rng = rng_make(2, ODDS_STREAM);
    begin(odds, look + judged, looks - judged, &rng);
    fit(odds, look + judged, looks - judged, &rng);
    judge(odds, look, judged);
    bool fine = !out || write_odds(out, odds);
    free(odds);
    free(look);
    return fine ? LAB_DONE : LAB_FAILED;
}
