/* SPDX-License-Identifier: MIT */
#include "front/bones/page_review.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/front.h"
#include "front/scenes/page.h"
#include "front/scenes/replay.h"

struct bones_review_state *bones_review_state_of(const struct front *front)
{
    return part_of(front, &bones_review_part);
}

/* ---- rounds ------------------------------------------------------------------------------------------ */

int bones_round_of(const struct journal *journal, int move)
{
    int round = 0, over = bones_review_rounds_over(journal);
    for (int i = 0; i < journal->count && i < move; i++) {
        round += journal->mover[i] == SEAT_NONE;
    }
    return round < over ? round : over - 1;
}

/* ---- working it out ---------------------------------------------------------------------------------- */

static void run(void *memory, const struct pulse *pulse)
{
    bones_review_think(memory, pulse->more, pulse->context);
}

static void call_off(struct front *front)
{
    struct bones_review_state *state = bones_review_state_of(front);
    front->services->work_cancel(front->services->context, state->job);
    state->job = 0;
}

/* Begins with a round anew. */
static void look_at(struct front *front, int round)
{
    struct bones_review_state *state = bones_review_state_of(front);
    call_off(front);
    bones_review_start(&state->review, &state->journal, state->seat[state->chosen], round,
                       state->iterations ? state->iterations : BONES_REVIEW_ITERATIONS);
    state->sum = (struct bones_review_sum){.decisions = 0};
    front_touch(front);
}

static int game_of(const struct bones_review *review)
{
    int game = 1;
    for (int seat = 0; seat < review->begun.pub.seats; seat++) {
        game += (int)review->begun.pub.seat[seat].games;
    }
    return game;
}

void bones_review_round_text(const struct bones_review_state *state, struct text *out)
{
    int round = (int)state->review.begun.pub.round;
    if (state->games > 1) { /* each counts its own rounds, as its sheets do */
        text_addf(out, _("Game %d, round %d"), game_of(&state->review), round);
    } else {
        text_addf(out, _("Round %d of %d"), round, state->last);
    }
}

/* A thought that was broken off is begun again. */
static void take(struct front *front)
{
    struct bones_review_state *state = bones_review_state_of(front);
    if (state->task.thought) {
        bones_review_take(&state->review, &state->task);
        front_trace(front, "\"kind\":\"review\",\"entry\":%d,\"left\":%d", state->task.entry,
                    state->review.count - state->review.known);
        state->sum = (struct bones_review_sum){.decisions = 0};
        bones_review_add(&state->sum, &state->review);
        front_touch(front);
    }
}

static void give_back(struct front *front)
{
    struct bones_review_state *state = bones_review_state_of(front);
    if (state->open) {
        call_off(front);
        journal_free(&state->journal);
        state->open = false;
    }
}

/* Goes on whatever scene is on top, as long as the page is among them. */
static bool tick(struct front *front)
{
    struct bones_review_state *state = bones_review_state_of(front);
    const struct services *services = front->services;
    if (!state->open) {
        return false;
    }
    if (!front_holds(front, &page_scene)) {
        give_back(front);
        return false;
    }
    if (state->job && services->work_done(services->context, state->job, &state->task, NULL)) {
        state->job = 0;
        take(front);
    }
    if (state->job || !bones_review_next(&state->review, &state->task)) {
        return false;
    }
    const struct work work = {.run = run, .size = sizeof state->task};
    state->job = services->work_begin(services->context, &work, &state->task);
    return state->job == 0;
}

/* ---- coming ------------------------------------------------------------------------------------------ */

static bool can(const struct journal *journal)
{
    return journal->game == &bones_game && bones_review_rounds_over(journal) > 0;
}

/* Each person may look at their own choices; where none sits there, at those of everybody. */
static void find_seats(struct bones_review_state *state, int wanted)
{
    bool people = false;
    for (int seat = 0; seat < state->journal.setup.seats; seat++) {
        people = people || state->journal.seat[seat].player == PLAYER_HUMAN;
    }
    state->seats = state->chosen = 0;
    for (int seat = 0; seat < state->journal.setup.seats; seat++) {
        if (!people || state->journal.seat[seat].player == PLAYER_HUMAN) {
            state->chosen = seat == wanted ? state->seats : state->chosen;
            state->seat[state->seats++] = seat;
        }
    }
}

static void open_review(struct front *front, const struct journal *journal, int seat, int move)
{
    struct bones_review_state *state = bones_review_state_of(front);
    CHECK(can(journal));
    give_back(front); /* one that was left without a tick since */
    state->open = true;
    journal_copy(&state->journal, journal);
    state->rounds = bones_review_rounds_over(journal);
    find_seats(state, seat);
    bones_review_start(&state->review, &state->journal, state->seat[0], state->rounds - 1, 1);
    state->games = game_of(&state->review);
    state->last = (int)state->review.begun.pub.round;
    look_at(front, bones_round_of(journal, move));
    page_open(front, &bones_review_page);
}

/* What Marius would do after so many moves of the journal, if an open review knows. */
static void advice(const struct front *front, int moves, struct text *out)
{
    const struct bones_review_state *state = bones_review_state_of(front);
    for (int i = 0; state->open && i < state->review.known; i++) {
        if (state->review.entry[i].at == moves) {
            /* TRANSLATORS: a player's name; a tile and where it goes follows. */
            text_add(out, _("Marius: "));
            bones_review_move_text(state->review.entry[i].best, out);
        }
    }
}

/* ---- what can be done -------------------------------------------------------------------------------- */

static bool choose(struct front *front, int item, int step)
{
    struct bones_review_state *state = bones_review_state_of(front);
    if (item == BONES_REVIEW_ROUND) {
        look_at(front, (state->review.round + (step ? step : 1) + state->rounds) % state->rounds);
        return true;
    }
    if (item == BONES_REVIEW_SEAT) {
        state->chosen = (state->chosen + (step ? step : 1) + state->seats) % state->seats;
        look_at(front, state->review.round);
        return true;
    }
    int row = item - BONES_REVIEW_ROW;
    if (step != 0 || row < 0 || row >= state->review.count) {
        return false;
    }
    replay_journal(front, &state->journal, state->review.entry[row].at, state->review.seat);
    return true;
}

const struct game_page bones_review_page = {.item = "review",
                                            .area = "review.choices",
                                            .label = N_("Review"),
                                            .title = N_("Review"),
                                            .length = bones_review_length,
                                            .items = bones_review_items,
                                            .draw = bones_review_draw,
                                            .choose = choose,
                                            .hint = bones_review_hint};

const struct part bones_review_part = {
    .size = sizeof(struct bones_review_state), .stop = give_back, .tick = tick};

const struct game_review bones_reviews = {
    .scene = &page_scene, .can = can, .open = open_review, .advice = advice};
