/* SPDX-License-Identifier: MIT */
/* Totals and statistics: what is read is written as it was, and after more hands can still be read. */
#include "fuzz.h"

#include "front/mille/mille_front.h"

enum { HANDS = 20 };

static void write_and_read(const struct records *records, const struct records_form *form)
{
    static char first[RECORDS_TEXT_SIZE];
    static char second[RECORDS_TEXT_SIZE];
    static struct records again;
    struct text out = text_in(first, sizeof first);
    records_write(records, form, &out);
    CHECK(!out.cut);
    memset(&again, 0, sizeof again);
    CHECK(records_read(&again, form, first, out.length) == 0);
    out = text_in(second, sizeof second);
    records_write(&again, form, &out);
    CHECK(strcmp(first, second) == 0);
}

/* A game whose figures have lines of their own. */
static const struct record_figure figures[] = {
    {.key = "won", .label = "Won", .kind = RECORD_SHARE, .of = "games"},
    {.key = "best", .label = "Best", .kind = RECORD_BEST},
    {.key = "knocks", .label = "Knocks"},
    {.key = NULL}};
static const struct record_ranking rankings[] = {{.word = "turns", .by = RECORD_BY_GAME, .low = true},
                                                 {.word = NULL}};
static const struct records_form named = {.game = "game", .figures = figures, .rankings = rankings};

static void try_form(const char *text, size_t size, const struct records_form *form)
{
    static struct records records;
    memset(&records, 0, sizeof records);
    int line = records_read(&records, form, text, size);
    CHECK(line >= 0);
    write_and_read(&records, form);
    for (int i = 0; i < HANDS; i++) {
        struct records_hand hand = {
            .id = (uint64_t)size * 131 + (uint64_t)i,
            .day = 20000 + i,
            .sides = 1 + i % 3,
            .side = {{i % 3 ? NULL : RECORDS_ALONE, "Marie", false, 400, 5000 + 100 * i, {i % 4}},
                     {i % 2 ? "regular" : "human", "", i % 2 == 0, 0, 4000, {0}},
                     {"sunday", "", true, 0, 4100, {0}}},
            .figure = {i % 2, i % 3},
            .game_over = i % 5 == 0};
        records_count(&records, form, &hand);
        CHECK(records_count(&records, form, &hand) == RECORDS_COUNTED_BEFORE);
    }
    write_and_read(&records, form);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_string(data, size);
    try_form(text, size, &mille_records);
    try_form(text, size, &named);
    free(text);
    return 0;
}
