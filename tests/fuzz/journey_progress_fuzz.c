/* SPDX-License-Identifier: MIT */
/* The progress of the journey: what is read is written as it was, also after the lines that were good. */
#include "fuzz.h"

#include "front/journey/progress.h"

static void write_and_read(const struct progress *progress)
{
    static char first[PROGRESS_TEXT_SIZE], second[PROGRESS_TEXT_SIZE];
    static struct progress again;
    struct text out = text_in(first, sizeof first);
    progress_write(progress, &out);
    CHECK(!out.cut);
    CHECK(progress_read(&again, first, out.length) == 0);
    out = text_in(second, sizeof second);
    progress_write(&again, &out);
    CHECK(strcmp(first, second) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct progress progress;
    char *text = fuzz_string(data, size);
    int line = progress_read(&progress, text, size);
    CHECK(line >= 0);
    CHECK(progress.at_table < stages_count());
    CHECK(progress.untold < stages_count());
    for (int i = 0; i < stages_count(); i++) {
        const struct journey_record *record = &progress.record[i];
        CHECK(record->tries >= 0 && record->stamps < 8 && record->best_met < 8);
        CHECK(progress_next_deal(&progress, i) < STAGE_DEALS);
    }
    CHECK(progress_stamps(&progress, STAGE_WAYS) <= STAGE_GOALS * stages_count());
    write_and_read(&progress);
    free(text);
    return 0;
}
