/* SPDX-License-Identifier: MIT */
/* The stones of the way that the map shows, and the stages that they stand for. */
#include "front/front.h"
#include "front/journey/guests.h"
#include "front/journey/journey.h"
#include "front/scenes/journey_map_inside.h"

struct journey_map_state *journey_map_of(const struct front *front)
{
    return front_memory(front, front->stack.place[OPEN_JOURNEY]);
}

int journey_map_stones(void)
{
    int stones = stages_on(STAGE_OUT);
    return stones < MAP_STONES_MAX ? stones : MAP_STONES_MAX;
}

static int stage_of_stone(enum stage_way way, int stone)
{
    int out = stages_on(STAGE_OUT);
    return way == STAGE_OUT ? stone : out + journey_map_stones() - 1 - stone;
}

int journey_map_stone(int stage)
{
    int out = stages_on(STAGE_OUT);
    return stage < out ? stage : journey_map_stones() - 1 - (stage - out);
}

int journey_map_stage(const struct front *front, int stone)
{
    return stage_of_stone(journey_map_of(front)->way, stone);
}

int journey_map_before(const struct front *front, int stone)
{
    int before = journey_map_of(front)->way == STAGE_OUT ? stone - 1 : stone + 1;
    return before < journey_map_stones() ? before : -1;
}

static int last_open(const struct front *front, enum stage_way way)
{
    int first = stage_of_stone(way, way == STAGE_OUT ? 0 : journey_map_stones() - 1), last = first;
    for (int stage = first; stage < first + journey_map_stones(); stage++) {
        last = journey_is_open(front, stage) ? stage : last;
    }
    return last;
}

int journey_map_last(const struct front *front, enum stage_way way)
{
    return journey_map_stone(last_open(front, way));
}

int journey_map_here(const struct front *front)
{
    int here = journey_here(front);
    return stages[here].way == journey_map_of(front)->way ? journey_map_stone(here) : -1;
}

bool journey_map_has(const struct front *front, int item)
{
    bool out = journey_map_of(front)->way == STAGE_OUT;
    switch (item) {
    case MAP_ITEM_WAY:
        return journey_back_is_open(front);
    case MAP_ITEM_END:
        return out ? journey_terrace_is_open(front) : journey_dawn_is_open(front);
    default:
        return true;
    }
}

int journey_map_focus(const struct front *front)
{
    return journey_map_of(front)->focus;
}
