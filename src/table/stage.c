/* SPDX-License-Identifier: MIT */
#include "table/stage.h"

#include "base/check.h"

#include <limits.h>
#include <string.h>

enum { PERSON = 0 }; /* the person's seat, and side */

int stages_on(enum stage_way way)
{
    int count = 0;
    for (int i = 0; stages[i].id; i++) {
        count += stages[i].way == way;
    }
    return count;
}

int stages_count(void)
{
    int count = 0;
    while (stages[count].id) {
        count++;
    }
    return count;
}

int stage_find(const char *id, enum stage_way way)
{
    for (int i = 0; stages[i].id; i++) {
        if (stages[i].way == way && strcmp(stages[i].id, id) == 0) {
            return i;
        }
    }
    return -1;
}

void stage_format(const char *id, enum stage_way way, int deal, struct text *out)
{
    text_addf(out, "%s %s%d", id, way == STAGE_BACK ? "back " : "", deal);
}

const struct game *stage_game(const struct stage *stage, const struct game *const *games)
{
    return game_find(games, stage->game);
}

int stage_rivals(const struct stage *stage)
{
    int count = 0;
    while (count < STAGE_RIVALS && stage->rival[count].player) {
        count++;
    }
    return count;
}

int stage_player(const struct stage *stage, const struct game *game, int seat)
{
    int player = game_player_find(game, stage->rival[seat - 1].player);
    CHECK(player >= 0);
    return player;
}

uint32_t stage_iterations(const struct stage *stage)
{
    return strcmp(stage->game, "bones") == 0 ? STAGE_DEALS_SEARCHED : STAGE_ITERATIONS;
}

struct game_setup stage_setup(const struct stage *stage, const struct game *game, int deal)
{
    int seats = stage_rivals(stage) + 1;
    struct game_setup setup = {.seed = stage->deal[deal % STAGE_DEALS], .seats = seats, .sides = seats};
    for (int i = 0; i < STAGE_OPTIONS && stage->option[i].name; i++) {
        int option = game_option_index(game, stage->option[i].name);
        int value = game_option_find(game, stage->option[i].name, stage->option[i].value);
        CHECK(option >= 0 && value >= 0);
        setup.option[option] = (uint8_t)value;
    }
    return setup;
}

const char *stage_differs(const struct stage *stage, const struct journal *journal)
{
    const struct game *game = journal->game;
    if (strcmp(game->name, stage->game) != 0) {
        return "game";
    }
    if (journal->stage.deal >= STAGE_DEALS) {
        return "for";
    }
    const struct game_setup setup = stage_setup(stage, game, journal->stage.deal);
    if (!journal_has_seed(journal, setup.seed)) {
        return "seed";
    }
    if (journal->setup.sides != setup.sides) {
        return "sides";
    }
    if (memcmp(journal->setup.option, setup.option, sizeof setup.option) != 0) {
        return "option";
    }
    if (journal->position) {
        return "position";
    }
    bool seated = journal->setup.seats == setup.seats && journal->seat[PERSON].player == PLAYER_HUMAN;
    for (int seat = 1; seated && seat < setup.seats; seat++) {
        seated = journal->seat[seat].player == stage_player(stage, game, seat);
    }
    return seated ? NULL : "seat";
}

/* ---- a try ----------------------------------------------------------------------------------------- */

void stage_begin(struct stage_try *try, const struct stage *stage, const struct game_figures *of)
{
    *try = (struct stage_try){.stage = stage, .review = -1};
    figures_begin(&try->figures, of, PERSON);
}

int stage_lead(const struct stage_try *try)
{
    int sides = stage_rivals(try->stage) + 1, best = INT_MIN;
    for (int side = 0; side < sides; side++) {
        best = side != PERSON && try->points[side] > best ? try->points[side] : best;
    }
    return sides > 1 ? try->points[PERSON] - best : 0;
}

/* One more than the sides with more points; and whether another side has as many. */
static int place_of(const struct stage_try *try, bool *shared)
{
    int place = 1;
    *shared = false;
    for (int side = 1; side <= stage_rivals(try->stage); side++) {
        place += try->points[side] > try->points[PERSON];
        *shared = *shared || try->points[side] == try->points[PERSON];
    }
    return place;
}

/* The value of a figure of the game for a goal. */
static int figure_of(const struct stage_try *try, const struct stage_goal *goal, const char *key)
{
    int place = figures_place(try->figures.of, key);
    CHECK(place >= 0);
    return goal->in_a_hand ? try->figures.hand[place] : figures_all(&try->figures, place);
}

/* The value of what a test asks for; false: it is not known yet. */
static bool value_of(const struct stage_try *try, const struct stage_goal *goal, const char *key, int *value)
{
    bool shared;
    if (strcmp(key, "won") == 0) {
        *value = place_of(try, &shared) == 1 && !shared;
        return try->over;
    }
    if (strcmp(key, "place") == 0) {
        *value = place_of(try, &shared);
        return try->over;
    }
    if (strcmp(key, "lead") == 0) {
        *value = stage_lead(try);
        return try->over;
    }
    if (strcmp(key, "review") == 0) {
        *value = try->review;
        return try->review >= 0;
    }
    *value = figure_of(try, goal, key);
    return true;
}

/* Whether a goal is met. What may not exceed a number is known at the end of the hand or of the evening. */
static bool is_met(const struct stage_try *try, const struct stage_goal *goal)
{
    bool ended = goal->in_a_hand ? try->figures.over : try->over;
    for (int i = 0; i < STAGE_TESTS && goal->test[i].figure; i++) {
        const struct stage_test *test = &goal->test[i];
        int value;
        if (!value_of(try, goal, test->figure, &value) || (test->bound == AT_MOST && !ended)) {
            return false;
        }
        if (test->bound == AT_MOST ? value > test->number : value < test->number) {
            return false;
        }
    }
    return true;
}

static void judge(struct stage_try *try)
{
    for (int g = 0; g < STAGE_GOALS; g++) {
        const struct stage_goal *goal = &try->stage->goal[g];
        int near = goal->near ? figure_of(try, goal, goal->near) : 0;
        try->nearest[g] = near > try->nearest[g] ? near : try->nearest[g];
        try->met |= is_met(try, goal) ? 1u << g : 0;
    }
}

void stage_follow(struct stage_try *try, const struct event_list *events, const void *state)
{
    if (try->over) {
        return;
    }
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    const struct game *game = try->figures.of->game;
    figures_follow(&try->figures, events, state);
    game->observe(state, PERSON, seen);
    bool last = try->stage->hands > 0 && try->figures.over && try->figures.hands >= try->stage->hands;
    try->over = game->phase(seen) == GAME_OVER || last;
    for (int side = 0; side <= stage_rivals(try->stage); side++) {
        try->points[side] = game->standing(seen, side);
    }
    judge(try);
}

void stage_judged(struct stage_try *try, int review)
{
    try->review = review;
    judge(try);
}

bool stage_asks_review(const struct stage *stage)
{
    bool asks = false;
    for (int g = 0; g < STAGE_GOALS; g++) {
        for (int i = 0; i < STAGE_TESTS && stage->goal[g].test[i].figure; i++) {
            asks = asks || strcmp(stage->goal[g].test[i].figure, "review") == 0;
        }
    }
    return asks;
}

void stage_of_journal(struct stage_try *try, const struct stage *stage, const struct game_figures *of,
                      const struct journal *journal)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct event_list events = {0};
    stage_begin(try, stage, of);
    journal_deal(journal, state, &events);
    stage_follow(try, &events, state);
    for (int i = 0; i < journal->count && !try->over; i++) {
        events.count = 0;
        refusal why = journal_apply(journal, i, state, &events);
        CHECK(why == REFUSAL_NONE);
        stage_follow(try, &events, state);
    }
}
