/* SPDX-License-Identifier: MIT */
/* The command net: trains the neural net of the quick player. In each round several processes collect lessons
 * (lesson.h), and the net is fitted to the differences between the actions by gradient descent (Adam). The
 * next round plays with the new net. */
#include "games/mille/ai/neural_eval.h"
#include "lab.h"
#include "mille/lesson.h"
#include "mille/mille.h"
#include "mille/pairs_lesson.h"
#include "table_file.h"
#include "training/net_fits.h"

#include "base/check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    SHARES = 4, /* number of processes; fixed, so that the lessons are the same on every machine */
    BATCH = 256,
    NET_STREAM = 12,
    /* unit of the error, so that gradients have a suitable size */
    TENTHS_A_UNIT = 1000,
};

/* The net during training. */
struct learner {
    float linear[FEATURES];
    float into[N_SIZE][NEURAL_EVAL_WIDTH];
    float out[NEURAL_EVAL_WIDTH];
};
enum { NUMBERS = sizeof(struct learner) / sizeof(float), FIRST_OUT = NUMBERS - NEURAL_EVAL_WIDTH };

/* The training in a round: the number of passes over the lessons, and the step size in the hidden layer at
 * the start and at the end. A trained net gets many lessons, one or two passes and small steps, so that it
 * keeps what it has learnt and does not learn the luck in the new lessons. */
struct study {
    int epochs;
    float first;
    float last;
};
static const struct study from_nothing = {.epochs = 5, .first = 0.003F, .last = 0.0001F};
static const struct study from_another = {.epochs = 4, .first = 0.002F, .last = 0.00005F};
static const struct study pairs_further = {.epochs = 2, .first = 0.001F, .last = 0.00003F};
static const struct study further = {.epochs = 2, .first = 0.0007F, .last = 0.00003F};

/* The step sizes of the other weights are a multiple, because these weights are larger. */
static const float rate_linear = 150;
static const float rate_out = 20;
static const float start_spread = 0.3F; /* of the hidden layer's first weights */

/* One lesson as the net sees it. */
struct example {
    uint8_t states;
    uint8_t actions;
    uint16_t state[NEURAL_EVAL_STATE_MAX];
    struct {
        uint8_t linears;
        uint8_t intos;
        uint16_t linear[ACTION_FEATURES_MAX];
        uint16_t into[NEURAL_EVAL_ACTION_MAX];
        float value;
        float weight;
    } action[ACTIONS_MAX];
};

/* Adam's memory. */
struct descent {
    struct learner gradient;
    struct learner mean;
    struct learner square;
    int steps;
};

/* ---- lessons ------------------------------------------------------------------------------------------ */

static int choose(const void *self, const struct race *race)
{
    return neural_eval_choose(self, race);
}

static void opine(const void *self, const struct race *race, const uint8_t *action, int count, int32_t *value)
{
    neural_eval_values(self, race, action, count, value);
}

/* The next free example. */
static void note(void *context, const struct lesson *lesson)
{
    struct example **next = context;
    struct example *example = (*next)++;
    struct race_plans plans;
    race_plan(lesson->race, &plans);
    example->states = (uint8_t)neural_eval_state(lesson->race, &plans, example->state);
    example->actions = (uint8_t)lesson->count;
    for (int a = 0; a < lesson->count; a++) {
        int action = lesson->action[a];
        example->action[a].linears =
            (uint8_t)linear_eval_features(lesson->race, action, example->action[a].linear);
        example->action[a].intos =
            (uint8_t)neural_eval_action(lesson->race, &plans, action, example->action[a].into);
        example->action[a].value = (float)lesson->value[a];
        example->action[a].weight = (float)lesson->weight[a];
    }
}

/* Fills the examples, in memory shared by the processes. */
static bool take_lessons(const struct neural_eval *net, const struct course *course, struct example *example)
{
    const struct pupil pupil = {.self = net, .choose = choose, .opine = opine};
    for (uint64_t share = 0; share < SHARES; share++) {
        pid_t child = fork();
        if (child < 0) {
            perror("fork");
            return false;
        }
        if (child == 0) {
            uint64_t from = course->lessons * share / SHARES;
            struct example *next = example + from;
            struct course own = *course;
            own.lessons = course->lessons * (share + 1) / SHARES - from;
            own.seed = course->seed * SHARES + share;
            if (course->pairs) {
                pairs_lessons_give(net, &own, note, &next);
            } else {
                lessons_give(&pupil, &own, note, &next);
            }
            _exit(LAB_DONE);
        }
    }
    bool fine = true;
    for (int status; wait(&status) > 0;) {
        fine = fine && status == 0;
    }
    return fine;
}

/* ---- learning ----------------------------------------------------------------------------------------- */

static inline void add(float *restrict sum, const float *restrict row)
{
    for (int i = 0; i < NEURAL_EVAL_WIDTH; i++) {
        sum[i] += row[i];
    }
}

/* The net's rating of each action, and the values of its hidden units. */
static void think(const struct learner *net, const struct example *example, float value[ACTIONS_MAX],
                  float on[ACTIONS_MAX][NEURAL_EVAL_WIDTH])
{
    float state[NEURAL_EVAL_WIDTH] = {0};
    for (int i = 0; i < example->states; i++) {
        add(state, net->into[example->state[i]]);
    }
    for (int a = 0; a < example->actions; a++) {
        memcpy(on[a], state, sizeof state);
        for (int i = 0; i < example->action[a].intos; i++) {
            add(on[a], net->into[example->action[a].into[i]]);
        }
        value[a] = 0;
        for (int i = 0; i < example->action[a].linears; i++) {
            value[a] += net->linear[example->action[a].linear[i]];
        }
        for (int h = 0; h < NEURAL_EVAL_WIDTH; h++) {
            on[a][h] = on[a][h] > 0 ? on[a][h] : 0;
            value[a] += on[a][h] * net->out[h];
        }
    }
}

/* Adds the gradient of one example. Only differences between its actions count. */
static void learn(const struct learner *net, const struct example *example, struct learner *gradient)
{
    float value[ACTIONS_MAX];
    float on[ACTIONS_MAX][NEURAL_EVAL_WIDTH];
    think(net, example, value, on);
    float weights = 0;
    float mean = 0;
    for (int a = 0; a < example->actions; a++) {
        weights += example->action[a].weight;
        mean += example->action[a].weight * (value[a] - example->action[a].value);
    }
    mean /= weights;
    float back[NEURAL_EVAL_WIDTH] = {0};
    for (int a = 0; a < example->actions; a++) {
        float error = value[a] - example->action[a].value - mean;
        float slope = example->action[a].weight * error / TENTHS_A_UNIT;
        for (int i = 0; i < example->action[a].linears; i++) {
            gradient->linear[example->action[a].linear[i]] += slope;
        }
        float hidden[NEURAL_EVAL_WIDTH];
        for (int h = 0; h < NEURAL_EVAL_WIDTH; h++) {
            gradient->out[h] += slope * on[a][h];
            hidden[h] = on[a][h] > 0 ? slope * net->out[h] : 0;
        }
        add(back, hidden);
        for (int i = 0; i < example->action[a].intos; i++) {
            add(gradient->into[example->action[a].into[i]], hidden);
        }
    }
    for (int i = 0; i < example->states; i++) {
        add(gradient->into[example->state[i]], back);
    }
}

static void descend(struct learner *net, struct descent *descent, float rate)
{
    static const float keep_mean = 0.9F;
    static const float keep_square = 0.999F;
    static const float tiny = 1e-8F;
    float *number = net->linear;
    float *gradient = descent->gradient.linear;
    float *mean = descent->mean.linear;
    float *square = descent->square.linear;
    descent->steps++;
    float whole_mean = 1 - powf(keep_mean, (float)descent->steps);
    float whole_square = 1 - powf(keep_square, (float)descent->steps);
    for (size_t i = 0; i < NUMBERS; i++) {
        mean[i] = keep_mean * mean[i] + (1 - keep_mean) * gradient[i];
        square[i] = keep_square * square[i] + (1 - keep_square) * gradient[i] * gradient[i];
        float own = i < FEATURES ? rate * rate_linear : i < FIRST_OUT ? rate : rate * rate_out;
        number[i] -= own * (mean[i] / whole_mean) / (sqrtf(square[i] / whole_square) + tiny);
        gradient[i] = 0;
    }
}

static void study(struct learner *net, const struct example *example, uint64_t count, struct study way,
                  struct rng *rng)
{
    struct descent *descent = calloc(1, sizeof *descent);
    uint32_t *order = malloc(count * sizeof *order);
    CHECK(descent && order && count <= UINT32_MAX);
    for (uint64_t i = 0; i < count; i++) {
        order[i] = (uint32_t)i;
    }
    uint64_t batches = count / BATCH;
    float steps = (float)way.epochs * (float)batches;
    for (int epoch = 0; epoch < way.epochs; epoch++) {
        for (uint64_t i = count - 1; i > 0; i--) {
            uint64_t other = rng_below(rng, (uint32_t)(i + 1));
            uint32_t swap = order[i];
            order[i] = order[other];
            order[other] = swap;
        }
        for (uint64_t i = 0; i + BATCH <= count; i += BATCH) {
            for (uint64_t k = 0; k < BATCH; k++) {
                learn(net, &example[order[i + k]], &descent->gradient);
            }
            descend(net, descent, way.first + (way.last - way.first) * (float)descent->steps / steps);
        }
    }
    free(order);
    free(descent);
}

/* ---- whole numbers ------------------------------------------------------------------------------------ */

static int16_t cut(float number)
{
    return (int16_t)lrintf(fminf(fmaxf(number, INT16_MIN), INT16_MAX));
}

static void round_off(const struct learner *from, struct neural_eval *net)
{
    for (int i = 0; i < FEATURES; i++) {
        net->linear[i] = cut(from->linear[i]);
    }
    for (int i = 0; i < N_SIZE; i++) {
        for (int h = 0; h < NEURAL_EVAL_WIDTH; h++) {
            net->into[i][h] = cut(from->into[i][h] * NEURAL_EVAL_SCALE);
        }
    }
    for (int h = 0; h < NEURAL_EVAL_WIDTH; h++) {
        net->out[h] = cut(from->out[h] * NEURAL_EVAL_OUT_SCALE);
    }
}

/* Starts with the linear weights and a net without effect, or with a built-in net, whose unused units start
 * again. A fresh net for pairs starts with the net for two seats. */
static void begin(struct learner *net, const struct course *course, struct rng *rng)
{
    bool fresh = course->fresh && !course->pairs;
    const struct neural_eval *from =
        course->pairs && !course->fresh ? &neural_eval_paired : &neural_eval_weights;
    for (int i = 0; i < FEATURES; i++) {
        net->linear[i] = fresh ? linear_eval_weights.weight[i] : from->linear[i];
    }
    for (int i = 0; i < N_SIZE; i++) {
        for (int h = 0; h < NEURAL_EVAL_WIDTH; h++) {
            float any = (float)rng_below(rng, UINT16_MAX) / UINT16_MAX * 2 - 1;
            bool silent = fresh || from->out[h] == 0;
            net->into[i][h] = silent ? any * start_spread : (float)from->into[i][h] / NEURAL_EVAL_SCALE;
        }
    }
    for (int h = 0; h < NEURAL_EVAL_WIDTH; h++) {
        net->out[h] = fresh ? 0 : (float)from->out[h] / NEURAL_EVAL_OUT_SCALE;
    }
}

static const double *numbers(const int16_t *weight, int count, double number[FEATURES])
{
    for (int i = 0; i < count; i++) {
        number[i] = weight[i];
    }
    return number;
}

static bool write_net(const struct course *course, const struct neural_eval *net)
{
    FILE *file = table_begin(course->out, "net",
                             course->pairs ? "The net of the quick player of the road game with a partner"
                                           : "The net of the quick player of the road game");
    if (!file) {
        return false;
    }
    double number[FEATURES];
    table_array(file, "linear", numbers(net->linear, FEATURES, number), FEATURES);
    table_rows(file, "into");
    for (int i = 0; i < N_SIZE; i++) {
        table_row(file, numbers(net->into[i], NEURAL_EVAL_WIDTH, number), NEURAL_EVAL_WIDTH);
    }
    table_array(file, "out", numbers(net->out, NEURAL_EVAL_WIDTH, number), NEURAL_EVAL_WIDTH);
    return table_end(file);
}

static struct study study_of(const struct course *course, uint64_t round)
{
    bool first = course->fresh && round == 0;
    if (course->pairs) {
        return first ? from_another : pairs_further;
    }
    return first ? from_nothing : further;
}

int lab_net(int count, char **argument)
{
    struct course course = {.rounds = 4, .lessons = 1000000, .playouts = 2, .seed = 1};
    int code = lessons_arguments("net", count, argument, &course);
    if (code != LAB_DONE) {
        return code;
    }
    size_t size = course.lessons * sizeof(struct example);
    struct example *example = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    struct learner *learner = malloc(sizeof *learner);
    struct neural_eval *net = malloc(2 * sizeof *net);
    CHECK(learner && net);
    if (example == MAP_FAILED) {
        fprintf(stderr, "route-mille-lab: net: no memory for %zu bytes of lessons\n", size);
        free(net);
        free(learner);
        return LAB_FAILED;
    }
    struct rng rng = rng_make(course.seed, NET_STREAM);
    const struct pupil now = {.self = net, .choose = choose, .opine = opine};
    const struct pupil before = {.self = net + 1, .choose = choose, .opine = opine};
    begin(learner, &course, &rng);
    round_off(learner, net);
    bool fine = true;
    for (uint64_t i = 0; i < course.rounds && fine; i++) {
        double start = lab_cpu();
        net[1] = net[0];
        fine = take_lessons(net, &course, example);
        study(learner, example, course.lessons, study_of(&course, i), &rng);
        round_off(learner, net);
        CHECK(neural_eval_fits(net));
        course.seed++;
        if (course.pairs) {
            pairs_lessons_report(net, &course, i + 1, lab_cpu() - start);
        } else {
            lessons_report(&now, &before, &course, i + 1, lab_cpu() - start);
        }
        fine = fine && (!course.out || write_net(&course, net));
    }
    free(net);
    free(learner);
    munmap(example, size);
    return fine ? LAB_DONE : LAB_FAILED;
}
