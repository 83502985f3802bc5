/* SPDX-License-Identifier: MIT */
/* Score files of the dice game: every row that is read is written as it was meant, and can be ranked. */
#include "fuzz.h"

#include "games/cubes/ranking.h"

enum { ROOM = 16 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct cubes_scores scores;
    struct cubes_row rows[CUBES_SEATS_MAX];
    struct cubes_ranked list[CUBES_COMPANIES][ROOM];
    struct cubes_ranking ranking[CUBES_COMPANIES];
    for (int company = 0; company < CUBES_COMPANIES; company++) {
        ranking[company] = cubes_ranking_in(list[company], ROOM, (enum cubes_company)company);
    }
    char *text = malloc(size + 1);
    CHECK(text != NULL);
    memcpy(text, data, size);
    bool opened = cubes_scores_open(&scores, text, size);
    int count, games = 0;
    while ((count = cubes_scores_next(&scores, rows)) > 0) {
        games++;
        for (int i = 0; i < count; i++) {
            char line[CUBES_ROW_SIZE];
            struct text out = text_in(line, sizeof line);
            struct cubes_row again;
            cubes_row_format(&rows[i], &out);
            CHECK(!out.cut && cubes_row_parse(line, out.length - 1, &again));
            CHECK(again.game == rows[0].game && again.score == rows[i].score);
            CHECK(strcmp(again.name, rows[i].name) == 0);
        }
        for (int company = 0; company < CUBES_COMPANIES; company++) {
            cubes_ranking_add(&ranking[company], rows, count);
        }
    }
    for (int company = 0; company < CUBES_COMPANIES; company++) {
        cubes_ranking_sort(&ranking[company]);
        CHECK(ranking[company].count <= ROOM);
    }
    CHECK(opened || games == 0);
    cubes_scores_close(&scores);
    free(text);
    return 0;
}
