/* SPDX-License-Identifier: MIT */
/* The command learn: trains the learned style (games/bones/ai/learned.h). Plain searchers play rounds among
 * themselves, and a neural net is fitted by gradient descent (Adam) to the differences in points between
 * their ratings of places. */
#include "bones/bones.h"
#include "bones/plain.h"
#include "games/bones/ai/learned.h"
#include "games/bones/ai/style.h"
#include "lab.h"
#include "table_file.h"

#include "base/check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    WIDTH = BONES_LEARNED_WIDTH,
    FIRST_ROUND = 500000, /* seed */
    PLAYER_STREAM = 77,
    NET_STREAM = 5,
    EPOCHS = 24,
    BATCH = 128,
    UNTAUGHT_ONE_IN = 20, /* one choice in this number is used only to test the result */
};

static const float step_first = 0.002F;
static const float near_best = 6; /* points behind the best place that divide the weight of a place by e */
static const float far_weight = 0.05F;  /* least weight of every place */
static const float start_weight = 0.3F; /* the width of the first weights, by layer */
static const float start_bias = 0.5F;
static const float start_out = 2;

struct place_example {
    float points;
    uint16_t facts;
    uint16_t fact[BONES_LEARNED_FACTS_MOST / 2];
};

struct example {
    uint16_t facts;
    uint16_t fact[BONES_LEARNED_FACTS_MOST];
    int first; /* place */
    int count;
};

struct lessons {
    int examples, places, most, room;
    struct example *example;
    struct place_example *place;
};

struct net {
    float weight[BONES_LEARNED_FACTS][WIDTH];
    float bias[WIDTH];
    float out[WIDTH];
};
enum { NUMBERS = sizeof(struct net) / sizeof(float) };

struct learner {
    struct net net, gradient, mean, square;
    int steps;
};

struct fit {
    double left, all; /* sum of squared errors, and of all squares */
};

/* ---- lessons ------------------------------------------------------------------------------------------ */

static void note(struct lessons *lessons, const struct bones_observation *seen, const struct move *moves,
                 const struct bones_plain_weight *weight, int count)
{
    struct bones_rest rest;
    bones_rest_open(&rest, &seen->pub);
    struct bones_learned_view view = {.board = rest.board,
                                      .count = rest.count,
                                      .hand = seen->hand,
                                      .unseen = BONES_TILES_ALL & ~seen->hand & ~rest.placed};
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        const struct bones_seat *seat = &seen->pub.seat[(seen->seat + i) % BONES_SEATS_MAX];
        view.tiles[i] = seat->tiles;
        view.lacks[i] = seat->lacks;
    }
    if (lessons->places + count > lessons->room) {
        lessons->room = 2 * (lessons->room + GAME_MOVES_MAX);
        lessons->place = realloc(lessons->place, (size_t)lessons->room * sizeof *lessons->place);
        CHECK(lessons->place);
    }
    struct example *example = &lessons->example[lessons->examples++];
    *example = (struct example){.first = lessons->places, .count = count};
    example->facts = (uint16_t)bones_learned_position(&view, example->fact);
    for (int i = 0; i < count; i++) {
        struct place_example *place = &lessons->place[lessons->places++];
        uint16_t fact[BONES_LEARNED_FACTS_MOST];
        struct bones_place where = {.tile = moves[i].card, .arm = moves[i].target};
        place->facts = (uint16_t)bones_learned_place(&view, where, fact);
        CHECK(place->facts <= BONES_LEARNED_FACTS_MOST / 2);
        memcpy(place->fact, fact, place->facts * sizeof *fact);
        place->points = (float)weight[i].points / (float)((BONES_SEATS_MAX - 1) * BONES_PLAIN_DEALS);
    }
}

/* The move of the seat in turn. Records a lesson if there is a choice of places. */
static struct move play(struct lessons *lessons, const struct bones_state *state, struct rng *rng)
{
    struct bones_observation seen;
    struct bones_place places[BONES_REST_PLACES_MAX];
    struct bones_plain_weight weight[GAME_MOVES_MAX];
    struct move moves[GAME_MOVES_MAX];
    bones_game.observe(state, state->pub.turn, &seen);
    if (seen.pub.phase != BONES_PHASE_PLAY) {
        /* cppcheck-suppress returnDanglingLifetime ; a move holds no pointer */
        return bones_plain[0].choose(&seen, rng, NULL);
    }
    int count = bones_rest_places(&seen.pub.board, seen.hand, places), best = 0;
    if (count < 2) {
        bones_moves(&seen.pub, seen.hand, moves);
        return moves[0];
    }
    for (int i = 0; i < count; i++) {
        moves[i] = (struct move){.kind = BONES_MOVE_PLAY, .card = places[i].tile, .target = places[i].arm};
    }
    bones_plain_weigh(&seen, moves, count, BONES_PLAIN_DEALS, BONES_STYLE_TIDY, rng, weight);
    for (int i = 1; i < count; i++) {
        best = weight[i].win > weight[best].win ? i : best;
    }
    if (lessons->examples < lessons->most) {
        note(lessons, &seen, moves, weight, count);
    }
    return moves[best];
}

/* Only first rounds, in which all totals are 0, so that only points matter. */
static void play_round(struct lessons *lessons, uint64_t seed)
{
    struct bones_state state;
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    struct rng rng = rng_make(seed, PLAYER_STREAM);
    bones_game.start(&state, &setup, NULL);
    while (state.pub.phase != BONES_PHASE_GAME_OVER && state.pub.phase != BONES_PHASE_ROUND_OVER) {
        struct move move = {.kind = BONES_MOVE_NEXT};
        if (state.pub.turn != SEAT_NONE) {
            move = play(lessons, &state, &rng);
        }
        refusal why = bones_game.apply(&state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
}

/* ---- the net ------------------------------------------------------------------------------------------ */

static void add(float *hidden, const struct net *net, const uint16_t *fact, int count)
{
    for (int i = 0; i < count; i++) {
        for (int h = 0; h < WIDTH; h++) {
            hidden[h] += net->weight[fact[i]][h];
        }
    }
}

static void give(struct net *gradient, const float *hidden, const uint16_t *fact, int count)
{
    for (int i = 0; i < count; i++) {
        for (int h = 0; h < WIDTH; h++) {
            gradient->weight[fact[i]][h] += hidden[h];
        }
    }
}

/* Predicts a choice. With `taught`, adds the gradient of the error. */
static void study(struct learner *learner, const struct lessons *lessons, const struct example *example,
                  struct fit *fit, bool taught)
{
    const struct net *net = &learner->net;
    const struct place_example *place = &lessons->place[example->first];
    float shared[WIDTH], hidden[BONES_REST_PLACES_MAX][WIDTH], foreseen[BONES_REST_PLACES_MAX];
    float weight[BONES_REST_PLACES_MAX], best = place[0].points, all = 0, mean = 0, mean_foreseen = 0;
    memcpy(shared, net->bias, sizeof shared);
    add(shared, net, example->fact, example->facts);
    for (int i = 1; i < example->count; i++) {
        best = fmaxf(best, place[i].points);
    }
    for (int i = 0; i < example->count; i++) {
        memcpy(hidden[i], shared, sizeof shared);
        add(hidden[i], net, place[i].fact, place[i].facts);
        foreseen[i] = 0;
        for (int h = 0; h < WIDTH; h++) {
            foreseen[i] += fmaxf(hidden[i][h], 0) * net->out[h];
        }
        weight[i] = expf((place[i].points - best) / near_best) + far_weight;
        all += weight[i];
        mean += weight[i] * place[i].points;
        mean_foreseen += weight[i] * foreseen[i];
    }
    mean /= all;
    mean_foreseen /= all;
    struct net *gradient = &learner->gradient;
    float sum[WIDTH] = {0};
    for (int i = 0; i < example->count; i++) {
        float real = place[i].points - mean;
        float error = foreseen[i] - mean_foreseen - real;
        fit->left += (double)(weight[i] * error * error);
        fit->all += (double)(weight[i] * real * real);
        float back[WIDTH];
        for (int h = 0; h < WIDTH && taught; h++) {
            bool on = hidden[i][h] > 0;
            gradient->out[h] += on ? weight[i] * error * hidden[i][h] : 0;
            back[h] = on ? weight[i] * error * net->out[h] : 0;
            sum[h] += back[h];
        }
        give(gradient, back, place[i].fact, taught ? place[i].facts : 0);
    }
    for (int h = 0; h < WIDTH && taught; h++) {
        gradient->bias[h] += sum[h];
    }
    give(gradient, sum, example->fact, taught ? example->facts : 0);
}

static void step(struct learner *learner, float rate)
{
    float *number = (float *)&learner->net, *gradient = (float *)&learner->gradient;
    float *mean = (float *)&learner->mean, *square = (float *)&learner->square;
    learner->steps++;
    float whole_mean = 1 - powf(0.9F, (float)learner->steps);
    float whole_square = 1 - powf(0.999F, (float)learner->steps);
    for (int i = 0; i < NUMBERS; i++) {
        float slope = gradient[i] / BATCH;
        mean[i] += 0.1F * (slope - mean[i]);
        square[i] += 0.001F * (slope * slope - square[i]);
        number[i] -= rate * (mean[i] / whole_mean) / (sqrtf(square[i] / whole_square) + 1e-6F);
        gradient[i] = 0;
    }
}

static float spread(struct rng *rng, float width)
{
    return ((float)(rng_next(rng) >> 8u) / (float)(1 << 24) - 0.5F) * width;
}

static void say_fit(const char *what, const struct fit *fit)
{
    printf("%s: %.1f %% of the squares explained\n", what, 100 * (1 - fit->left / fit->all));
    fflush(stdout);
}

static void learn(struct learner *learner, struct lessons *lessons)
{
    struct rng rng = rng_make(NET_STREAM, NET_STREAM);
    for (int i = 0; i < NUMBERS; i++) {
        ((float *)&learner->net)[i] = spread(&rng, start_weight);
    }
    for (int h = 0; h < WIDTH; h++) {
        learner->net.bias[h] = spread(&rng, start_bias);
        learner->net.out[h] = spread(&rng, start_out);
    }
    int taught = lessons->examples - lessons->examples / UNTAUGHT_ONE_IN;
    struct fit fit;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        fit = (struct fit){.left = 0};
        float slower = epoch < EPOCHS / 2 ? 1 : epoch < EPOCHS * 3 / 4 ? 0.3F : 0.1F;
        for (int i = taught - 1; i > 0; i--) {
            int other = (int)rng_below(&rng, (uint32_t)i + 1);
            struct example example = lessons->example[i];
            lessons->example[i] = lessons->example[other];
            lessons->example[other] = example;
        }
        for (int i = 0; i < taught; i++) {
            study(learner, lessons, &lessons->example[i], &fit, true);
            if ((i + 1) % BATCH == 0) {
                step(learner, step_first * slower);
            }
        }
        say_fit("taught", &fit);
    }
    fit = (struct fit){.left = 0};
    for (int i = taught; i < lessons->examples; i++) {
        study(learner, lessons, &lessons->example[i], &fit, false);
    }
    say_fit("untaught", &fit);
}

static bool write_table(const char *path, const struct net *net)
{
    FILE *file = table_begin(path, "bones learn",
                             "How many points a search of the domino game rates one place above another");
    if (!file) {
        return false;
    }
    double row[WIDTH];
    table_rows(file, "weight");
    for (int i = 0; i < BONES_LEARNED_FACTS; i++) {
        for (int h = 0; h < WIDTH; h++) {
            row[h] = BONES_LEARNED_ONE * (double)net->weight[i][h];
        }
        table_row(file, row, WIDTH);
    }
    for (int h = 0; h < WIDTH; h++) {
        row[h] = BONES_LEARNED_ONE * (double)net->bias[h];
    }
    table_array(file, "bias", row, WIDTH);
    for (int h = 0; h < WIDTH; h++) {
        row[h] = BONES_LEARNED_OUT * (double)net->out[h];
    }
    table_array(file, "out", row, WIDTH);
    return table_end(file);
}

int bones_learn(int count, char **argument)
{
    uint64_t choices = 240000;
    const char *out = NULL;
    if (table_arguments("bones learn", count, argument, "--choices", &choices, &out) != LAB_DONE) {
        return LAB_USAGE;
    }
    struct lessons lessons = {.most = (int)choices};
    struct learner *learner = calloc(1, sizeof *learner);
    lessons.example = calloc(choices, sizeof *lessons.example);
    CHECK(learner && lessons.example);
    for (uint64_t seed = FIRST_ROUND; lessons.examples < lessons.most; seed++) {
        play_round(&lessons, seed);
    }
    learn(learner, &lessons);
    bool fine = !out || write_table(out, &learner->net);
    free(lessons.example);
    free(lessons.place);
    free(learner);
    return fine ? LAB_DONE : LAB_FAILED;
}
