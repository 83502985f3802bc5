/* SPDX-License-Identifier: MIT */
/* The engine's channel: whole conversations with the other side, which may say anything. How long it may
 * think is cut down, so that many can be held. */
#include "games/bones/ai/search.h"
#include "games/mille/search.h"

#include "fuzz.h"

static void think_little(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                         struct mille_verdict *verdict);
static void think_little_of_bones(const struct bones_observation *seen, uint64_t seed,
                                  const struct budget *budget, struct bones_verdict *verdict);
#define mille_search think_little
#define bones_search think_little_of_bones
#include "../../lab/engine.c"
#undef mille_search
#undef bones_search

enum { ITERATIONS_MOST = 16, PIPE_MOST = 32768 };

static void think_little(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                         struct mille_verdict *verdict)
{
    struct budget less = *budget;
    less.iterations =
        less.iterations == 0 || less.iterations > ITERATIONS_MOST ? ITERATIONS_MOST : less.iterations;
    mille_search(seen, seed, &less, verdict);
    CHECK(verdict->count > 0);
}

static void think_little_of_bones(const struct bones_observation *seen, uint64_t seed,
                                  const struct budget *budget, struct bones_verdict *verdict)
{
    struct budget less = *budget;
    less.iterations = ITERATIONS_MOST;
    bones_search(seen, seed, &less, verdict);
    CHECK(verdict->count > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static bool silent;
    if (!silent) {
        CHECK(freopen("/dev/null", "w", stdout) != NULL);
        silent = true;
    }
    int end[2];
    size = size < PIPE_MOST ? size : PIPE_MOST; /* what a pipe holds without a reader */
    CHECK(pipe(end) == 0 && write(end[1], data, size) == (ssize_t)size);
    CHECK(close(end[1]) == 0 && dup2(end[0], STDIN_FILENO) == STDIN_FILENO && close(end[0]) == 0);
    CHECK(lab_engine(0, NULL) == LAB_DONE);
    return 0;
}
