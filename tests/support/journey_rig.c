/* SPDX-License-Identifier: MIT */
#include "journey_rig.h"

#include "front/game_front.h"

struct journey_record *journey_rig_record(const char *id)
{
    return &journey_of(&robot.front)->progress.record[stage_find(id, STAGE_OUT)];
}

void journey_rig_travel(void)
{
    static const struct {
        const char *id;
        unsigned stamps;
        int tries;
    } rows[] = {{"fontainebleau", 7, 2}, {"montargis", 3, 1}, {"nevers", 5, 3},
                {"moulins", 3, 2},       {"lapalisse", 1, 1}, {"roanne", 1, 4}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct journey_record *record = journey_rig_record(rows[i].id);
        *record = (struct journey_record){
            .tries = rows[i].tries, .stamps = rows[i].stamps, .played = true, .best = 1480, .best_lead = 24};
        for (int g = 0; g < STAGE_GOALS; g++) {
            record->won_in[g] = rows[i].stamps >> g & 1u ? 1 + g % rows[i].tries : 0;
        }
    }
}

void journey_rig_end(const char *id, unsigned met, unsigned stamps)
{
    int stage = stage_find(id, STAGE_OUT);
    struct journey_record *record = journey_rig_record(id);
    struct journey_news *news = &journey_of(&robot.front)->news;
    int before = progress_stamps(&journey_of(&robot.front)->progress, STAGE_OUT);
    record->tries++;
    record->stamps |= stamps;
    record->played = true;
    for (int g = 0; g < STAGE_GOALS; g++) {
        record->won_in[g] = stamps >> g & 1u ? record->tries : record->won_in[g];
    }
    int now = progress_stamps(&journey_of(&robot.front)->progress, STAGE_OUT);
    *news = (struct journey_news){.stage = stage,
                                  .stamps = stamps,
                                  .met = met,
                                  .opens = (stamps & 1u) != 0,
                                  .piece = journey_piece_between(before, now),
                                  .tries = record->tries};
    stage_begin(&news->try, &stages[stage], journey_game(stage)->figures);
    news->try.over = true;
    news->try.met = met;
    news->try.points[0] = met & 2u ? 1540 : 1420;
    news->try.points[1] = 1480;
    news->try.nearest[0] = met & 1u ? 700 : 655;
    news->try.nearest[2] = 655;
}

void journey_rig_fill(enum stage_way way)
{
    struct progress *progress = &journey_of(&robot.front)->progress;
    for (int i = 0; i < stages_count(); i++) {
        if (stages[i].way == way) {
            progress->record[i] = (struct journey_record){
                .tries = 3, .stamps = 7, .won_in = {1, 2, 3}, .played = true, .best = 1480, .best_lead = 20};
        }
    }
}
