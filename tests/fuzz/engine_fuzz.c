/* SPDX-License-Identifier: MIT */
/* The engine's channel: whole conversations with the other side, which may say anything. How long it may
 * think is cut down, so that many can be held. */
#include "lab.h"
#include "lab_game.h"

#include "fuzz.h"

#include <stdio.h>
#include <unistd.h>

enum { ITERATIONS_MOST = 16, PIPE_MOST = 32768 };

static struct budget little(const struct budget *budget)
{
    struct budget less = *budget;
    less.iterations =
        less.iterations == 0 || less.iterations > ITERATIONS_MOST ? ITERATIONS_MOST : less.iterations;
    return less;
}

static bool weigh_road(const void *seen, uint64_t seed, const struct budget *budget, struct move *best)
{
    struct budget less = little(budget);
    return mille_lab.weigh(seen, seed, &less, best);
}

static bool weigh_dominoes(const void *seen, uint64_t seed, const struct budget *budget, struct move *best)
{
    struct budget less = little(budget);
    return bones_lab.weigh(seen, seed, &less, best);
}

/* The lab's games, who think little: in the place of lab/games.c. */
static struct lab_game road, dominoes;
const struct lab_game *const lab_games[] = {&road, &cubes_lab, &dominoes, NULL};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static bool silent;
    if (!silent) {
        CHECK(freopen("/dev/null", "w", stdout) != NULL);
        road = mille_lab;
        road.weigh = weigh_road;
        dominoes = bones_lab;
        dominoes.weigh = weigh_dominoes;
        silent = true;
    }
    int end[2];
    size = size < PIPE_MOST ? size : PIPE_MOST; /* what a pipe holds without a reader */
    CHECK(pipe(end) == 0 && write(end[1], data, size) == (ssize_t)size);
    CHECK(close(end[1]) == 0 && dup2(end[0], STDIN_FILENO) == STDIN_FILENO && close(end[0]) == 0);
    CHECK(lab_engine(0, NULL) == LAB_DONE);
    return 0;
}
