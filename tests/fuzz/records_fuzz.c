/* SPDX-License-Identifier: MIT */
/* Totals and statistics: what is read is written as it was, and after more hands can still be read. */
#include "fuzz.h"

#include "front/records.h"

enum { HANDS = 20 };

static void write_and_read(const struct records *records)
{
    static char first[RECORDS_TEXT_SIZE];
    static char second[RECORDS_TEXT_SIZE];
    static struct records again;
    struct text out = text_in(first, sizeof first);
    records_write(records, &out);
    CHECK(!out.cut);
    memset(&again, 0, sizeof again);
    CHECK(records_read(&again, first, out.length) == 0);
    out = text_in(second, sizeof second);
    records_write(&again, &out);
    CHECK(strcmp(first, second) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct records records;
    memset(&records, 0, sizeof records);
    char *text = fuzz_string(data, size);
    int line = records_read(&records, text, size);
    free(text);
    CHECK(line >= 0);
    write_and_read(&records);
    for (int i = 0; i < HANDS; i++) {
        struct records_hand hand = {
            .id = (uint64_t)size * 131 + (uint64_t)i,
            .day = 20000 + i,
            .opponent = i % 3 ? "regular" : "human",
            .side = {{"Marie", false, 400, 5000 + 100 * i}, {"", i % 2 == 0, 0, 4000}},
            .trip = i % 2 == 0,
            .coups = i % 3,
            .game_over = i % 5 == 0};
        records_count(&records, &hand);
        CHECK(records_count(&records, &hand) == RECORDS_COUNTED_BEFORE);
    }
    write_and_read(&records);
    return 0;
}
