/* SPDX-License-Identifier: MIT */
#include "front/journey/progress.h"

#include "base/check.h"

enum { FIRST_STAMP = 1 };

void progress_clear(struct progress *progress)
{
    *progress = (struct progress){.at_table = -1, .untold = -1};
}

int progress_stamps_in(unsigned bits)
{
    int count = 0;
    for (int g = 0; g < STAGE_GOALS; g++) {
        count += (int)(bits >> g & 1u);
    }
    return count;
}

int progress_stamps(const struct progress *progress, int way)
{
    int count = 0;
    for (int i = 0; i < stages_count(); i++) {
        count += way == STAGE_WAYS || (int)stages[i].way == way
                     ? progress_stamps_in(progress->record[i].stamps)
                     : 0;
    }
    return count;
}

/* Whether the road goes on from a stage. */
static bool leads_on(const struct journey_record *record)
{
    return (record->stamps & FIRST_STAMP) || record->coached;
}

bool progress_is_open(const struct progress *progress, int stage, bool whole_road)
{
    CHECK(stage >= 0 && stage < stages_count());
    /* The last stage out comes right before the first one back. */
    return whole_road || stage == 0 || leads_on(&progress->record[stage - 1]);
}

bool progress_coach(const struct progress *progress, int stage)
{
    const struct journey_record *record = &progress->record[stage];
    return record->tries >= STAGE_COACH && !leads_on(record);
}

int progress_last(const struct progress *progress, enum stage_way way, bool whole_road)
{
    int first = way == STAGE_OUT ? 0 : stages_on(STAGE_OUT), last = first;
    for (int i = first; i < first + stages_on(way); i++) {
        last = progress_is_open(progress, i, whole_road) ? i : last;
    }
    return last;
}

int progress_next_deal(const struct progress *progress, int stage)
{
    const struct journey_record *record = &progress->record[stage];
    return record->last ? (record->last_deal + 1) % STAGE_DEALS : record->tries % STAGE_DEALS;
}

/* The turns of somebody who plays alone; 0 for anybody else. */
static int turns_of(const struct stage_try *try)
{
    int place = stage_rivals(try->stage) == 0 ? figures_place(try->figures.of, "turns") : -1;
    return place < 0 ? 0 : figures_all(&try->figures, place);
}

bool progress_is_best(const struct progress *progress, int stage, const struct stage_try *try)
{
    const struct journey_record *record = &progress->record[stage];
    int met = progress_stamps_in(try->met), most = progress_stamps_in(record->best_met);
    if (!record->played || met != most) {
        return !record->played || met > most;
    }
    int turns = turns_of(try);
    if (turns > 0) {
        return turns < record->best_lead;
    }
    int lead = stage_lead(try);
    return lead > record->best_lead || (lead == record->best_lead && try->points[0] > record->best);
}

unsigned progress_add(struct progress *progress, int stage, int deal, uint64_t id,
                      const struct stage_try *try)
{
    struct journey_record *record = &progress->record[stage];
    unsigned news = try->met & ~record->stamps;
    CHECK(try->over && id != 0);
    record->tries += record->last != id && record->tries < PROGRESS_TRIES_MOST;
    if (progress_is_best(progress, stage, try)) {
        int turns = turns_of(try);
        record->played = true;
        record->best = try->points[0];
        record->best_lead = turns > 0 ? turns : stage_lead(try);
        record->best_deal = deal;
        record->best_met = try->met;
    }
    for (int g = 0; g < STAGE_GOALS; g++) {
        record->won_in[g] = news >> g & 1u ? record->tries : record->won_in[g];
        record->nearest[g] = try->nearest[g] > record->nearest[g] ? try->nearest[g] : record->nearest[g];
    }
    record->stamps |= news;
    record->judging = stage_asks_review(try->stage) && try->review < 0;
    record->last = id;
    record->last_deal = deal;
    return news;
}
