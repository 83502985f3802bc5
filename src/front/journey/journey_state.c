/* SPDX-License-Identifier: MIT */
/* What the journey keeps, and what is asked of it. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/opponent.h"
#include "front/table/table.h"

#include <string.h>

const char journey_key = 0;

struct journey_state *journey_of(const struct front *front)
{
    return part_of(front, &journey_key);
}

/* The game of that name that can be played on the journey; NULL if there is none. */
static const struct game_front *game_named(const char *name)
{
    for (int i = 0; game_fronts[i]; i++) {
        if (strcmp(game_fronts[i]->game->name, name) == 0) {
            return game_fronts[i]->figures ? game_fronts[i] : NULL;
        }
    }
    return NULL;
}

const struct game_front *journey_game(int stage)
{
    CHECK(stage >= 0 && stage < stages_count());
    return game_named(stages[stage].game);
}

bool journey_exists(void)
{
    const int count = stages_count(); /* the title asks for each of its items */
    int stage = 0;
    while (stage < count && game_named(stages[stage].game)) {
        stage++;
    }
    return stage == count;
}

const struct opponent *journey_rival(int stage, int seat)
{
    const struct stage_rival *rival = &stages[stage].rival[seat - 1];
    const struct opponent *who = opponent_find(journey_game(stage), rival->who);
    return who ? who : opponent_playing(journey_game(stage), rival->player);
}

/* ---- the road -------------------------------------------------------------------------------------- */

const struct journey_record *journey_record(const struct front *front, int stage)
{
    CHECK(stage >= 0 && stage < stages_count());
    return &journey_of(front)->progress.record[stage];
}

bool journey_is_open(const struct front *front, int stage)
{
    return progress_is_open(&journey_of(front)->progress, stage, front->settings.whole_road);
}

bool journey_back_is_open(const struct front *front)
{
    return stages_on(STAGE_BACK) > 0 && journey_is_open(front, stages_on(STAGE_OUT));
}

/* Whether a stage of the way back was played, or is being played. */
static bool back_is_begun(const struct journey_state *journey)
{
    bool begun = false;
    for (int i = stages_on(STAGE_OUT); i < stages_count(); i++) {
        const struct journey_record *record = &journey->progress.record[i];
        begun = begun || record->tries > 0 || record->coached || journey->waits[i] > 0;
    }
    return begun;
}

int journey_here(const struct front *front)
{
    const struct journey_state *journey = journey_of(front);
    return progress_last(&journey->progress, back_is_begun(journey) ? STAGE_BACK : STAGE_OUT, false);
}

int journey_waiting(const struct front *front)
{
    const struct journey_state *journey = journey_of(front);
    int stage = journey->progress.at_table;
    return !front->guest && stage >= 0 && journey->waits[stage] > 0 ? stage : -1;
}

bool journey_has_news(const struct front *front)
{
    const struct journey_state *journey = journey_of(front);
    return journey->news.stage >= 0 && journey->news.stage == journey->progress.untold;
}

/* ---- at the table ---------------------------------------------------------------------------------- */

const struct stage *journey_at_table(const struct front *front)
{
    const struct table *table = table_of(front);
    return table_is_stage(table) && !table_is_replay(table) ? &stages[journey_of(front)->stage] : NULL;
}

bool journey_is_over(const struct front *front)
{
    return journey_at_table(front) && journey_of(front)->try.over;
}

void journey_go(struct front *front, enum front_place place)
{
    front_go(front, OPEN_TITLE);
    front_open(front, OPEN_JOURNEY);
    if (place != OPEN_JOURNEY) {
        front_open(front, place);
    }
}

const char *journey_onward(const struct front *front, const char *otherwise)
{
    return journey_is_over(front) ? _("Travel book") : otherwise;
}

void journey_say_onward(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    if (journey_is_over(front)) {
        text_copy(says->title, sizeof says->title, _("Travel book"));
        text_copy(says->text, sizeof says->text,
                  _("The evening is over: on to the travel book, where its stamps fall."));
    }
}

void journey_say_leave(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    if (journey_is_over(front)) {
        text_copy(says->text, sizeof says->text,
                  _("The evening is over: on to the travel book, where its stamps fall."));
    } else if (journey_at_table(front)) {
        text_copy(says->text, sizeof says->text,
                  _("Back to the map. The evening waits at its stone, and under Continue."));
    }
}
