/* SPDX-License-Identifier: MIT */
/* A fuzz target without libFuzzer: every file of the folders named, and changes of them from fixed seeds, so
 * that any compiler and every ctest run goes through the same code. FUZZ_ROUNDS is how many changes of each
 * file. */
#include "fuzz.h"

#include "base/rng.h"
#include "base/text.h"
#include "mangle.h"

#include <dirent.h>
#include <stdio.h>

enum { INPUT_MOST = 1 << 16, ROUNDS = 4000, CHANGES_MOST = 6, PATH_SIZE = 1024 };

/* Runs an input that lies in a block of just its size. */
static void run(const uint8_t *data, size_t size)
{
    uint8_t *exact = malloc(size > 0 ? size : 1);
    CHECK(exact != NULL);
    memcpy(exact, data, size);
    CHECK(LLVMFuzzerTestOneInput(exact, size) == 0);
    free(exact);
}

static void run_seed(const uint8_t *seed, size_t size, unsigned long rounds, struct rng *rng)
{
    static uint8_t data[INPUT_MOST + 1];
    run(seed, size);
    for (unsigned long round = 0; round < rounds; round++) {
        size_t now = size;
        memcpy(data, seed, size);
        for (uint32_t i = 1 + rng_below(rng, CHANGES_MOST); i > 0; i--) {
            now = mangle(data, now, INPUT_MOST, rng);
        }
        run(data, now);
    }
}

static int compare(const struct dirent **one, const struct dirent **other)
{
    return strcmp((*one)->d_name, (*other)->d_name); /* the same order on every machine */
}

/* How many seeds a folder has. */
static int run_folder(const char *folder, unsigned long rounds, struct rng *rng)
{
    static uint8_t seed[INPUT_MOST];
    struct dirent **entry;
    int seeds = 0;
    int count = scandir(folder, &entry, NULL, compare);
    for (int i = 0; i < count; i++) {
        char path[PATH_SIZE];
        CHECK(text_format(path, sizeof path, "%s/%s", folder, entry[i]->d_name));
        FILE *file = entry[i]->d_name[0] == '.' ? NULL : fopen(path, "rb");
        size_t size = file ? fread(seed, 1, sizeof seed, file) : 0;
        if (size > 0) {
            run_seed(seed, size, rounds, rng);
            seeds++;
        }
        if (file) {
            fclose(file);
        }
        free(entry[i]);
    }
    if (count >= 0) {
        free(entry);
    }
    return seeds;
}

int main(int count, char **folder)
{
    const char *wish = getenv("FUZZ_ROUNDS");
    unsigned long rounds = wish ? strtoul(wish, NULL, 10) : ROUNDS;
    struct rng rng = rng_make(1955, RNG_COSMETIC);
    int seeds = 0;
    run((const uint8_t *)"", 0);
    for (int i = 1; i < count; i++) {
        seeds += run_folder(folder[i], rounds, &rng);
    }
    fprintf(stderr, "%d seeds, %lu changes of each\n", seeds, rounds);
    return seeds > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
