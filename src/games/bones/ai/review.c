/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/review.h"

#include "base/check.h"
#include "base/hash.h"
#include "games/bones/ai/equity.h"
#include "games/bones/ai/style.h"

#include <string.h>

/* A loss counts if it is larger than this number of standard errors; chance alone then explains one loss in
 * forty. */
enum { ERRORS_NOTICED = 2 };
enum { LUCK_STREAM = 12, ASKED_EVERY = 64 };

/* The least losses that get each mark. In an even game, a point is worth half a percent of a chance. */
static const int32_t mark_loss[MARKS] = {
    [MARK_NONE] = 0,
    [MARK_DOUBTFUL] = 5000, /* a point */
    [MARK_MISTAKE] = 15000, /* three: most of a five */
    [MARK_BLUNDER] = 40000, /* eight: a ten, or a domino given away */
};

static void play(struct bones_state *state, struct move move)
{
    refusal why = bones_game.apply(state, move, NULL);
    CHECK(why == REFUSAL_NONE);
}

static void add_entry(struct bones_review *review, const struct bones_state *state, int at)
{
    struct move moves[GAME_MOVES_MAX];
    int choices = bones_moves(&state->pub, state->hand[review->seat], moves);
    bool chooses = state->pub.phase == BONES_PHASE_NAME || state->pub.phase == BONES_PHASE_PLAY;
    if (!chooses || choices < 2) {
        return;
    }
    CHECK(review->count < BONES_REVIEW_MOST);
    review->entry[review->count++] = (struct bones_review_entry){.at = review->first + at,
                                                                 .played = review->move[at],
                                                                 .best = review->move[at],
                                                                 .phase = state->pub.phase,
                                                                 .choices = (uint8_t)choices};
}

void bones_review_start(void *memory, const struct journal *journal, int seat, int round, uint32_t iterations)
{
    struct bones_review *review = memory;
    CHECK(journal->game == &bones_game && round >= 0 && iterations > 0);
    memset(review, 0, sizeof *review);
    review->seat = seat;
    review->round = round;
    review->iterations = iterations;
    review->led = -1;
    review->first = journal_hand_first(journal, round);
    journal_replay(journal, review->first, &review->begun);
    struct bones_state state = review->begun;
    for (int i = review->first; i < journal->count && journal->mover[i] != SEAT_NONE; i++) {
        if (journal->move[i].kind == BONES_MOVE_REDEAL) {
            /* An earlier deal that was dealt again does not count. */
            journal_reseed(journal, i, &state);
            play(&state, journal->move[i]);
            review->begun = state;
            review->first = i + 1;
            review->moves = 0;
            continue;
        }
        CHECK(review->moves < (int)(sizeof review->move / sizeof *review->move));
        int at = review->moves++;
        review->move[at] = journal->move[i];
        if (journal->mover[i] == seat) {
            add_entry(review, &state, at);
        }
        review->led = state.pub.phase == BONES_PHASE_LEAD ? at : review->led;
        play(&state, journal->move[i]);
    }
    review->dealt = review->led < 0;
}

bool bones_review_next(const void *memory, void *room)
{
    const struct bones_review *review = memory;
    struct bones_review_task *task = room;
    if (review->dealt && review->known >= review->count) {
        return false;
    }
    memset(task, 0, sizeof *task);
    task->entry = review->dealt ? review->known : -1;
    task->iterations = review->iterations;
    struct bones_state state = review->begun;
    int until = review->dealt ? review->entry[review->known].at - review->first : review->led;
    for (int i = 0; i < until; i++) {
        play(&state, review->move[i]);
    }
    task->played = review->move[until];
    bones_game.observe(&state, review->seat, &task->seen);
    return true;
}

/* ---- the luck of a deal ------------------------------------------------------------------------------ */

/* Deals the tiles outside of a hand to the other seats; all 28 tiles if the hand is empty. */
static void deal(uint32_t own, int seat, struct rng *rng, uint32_t hand[BONES_SEATS_MAX])
{
    uint8_t tile[BONES_TILES];
    int count = 0;
    for (uint32_t left = BONES_TILES_ALL & ~own; left != 0; left &= left - 1) {
        tile[count++] = (uint8_t)bones_first(left);
    }
    rng_shuffle(rng, tile, count);
    for (int other = 0; other < BONES_SEATS_MAX; other++) {
        hand[other] = other == seat ? own : 0;
        while (bones_many(hand[other]) < BONES_HAND) {
            hand[other] |= bones_bit(tile[--count]);
        }
    }
}

/* The chance to win after the round, played by four equal players. */
static int32_t outcome(const struct bones_observation *seen, const uint32_t hand[BONES_SEATS_MAX])
{
    static const uint8_t styles[BONES_SEATS_MAX] = {BONES_STYLE_TIDY, BONES_STYLE_TIDY, BONES_STYLE_TIDY,
                                                    BONES_STYLE_TIDY};
    struct bones_rest rest;
    int32_t total[BONES_SEATS_MAX];
    bones_rest_lead(&rest, hand, seen->pub.opening);
    bones_style_play_on(&rest, styles);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        total[seat] = seen->pub.seat[seat].total + rest.points[seat];
    }
    return bones_equity(total, seen->seat, bones_target(&seen->pub));
}

bool bones_luck_of_deal(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                        int32_t *luck)
{
    CHECK(seen->pub.phase == BONES_PHASE_LEAD && budget->iterations > 0);
    struct rng rng = rng_make(seed, LUCK_STREAM);
    int64_t sum = 0;
    for (uint32_t i = 0; i < budget->iterations; i++) {
        uint32_t hand[BONES_SEATS_MAX];
        do { /* the leading seat is known */
            deal(seen->hand, seen->seat, &rng, hand);
        } while (!(hand[seen->pub.leader] & bones_bit(seen->pub.opening)));
        sum += outcome(seen, hand);
        deal(0, SEAT_NONE, &rng, hand);
        sum -= outcome(seen, hand);
        if (budget->more && i % ASKED_EVERY == 0 && !budget->more(budget->context)) {
            return false;
        }
    }
    *luck = (int32_t)(sum / budget->iterations);
    return true;
}

/* ---- thinking ---------------------------------------------------------------------------------------- */

uint64_t bones_review_seed(const struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    uint64_t hash = hash_number(hash_number(HASH_START, pub->phase), seen->hand);
    for (int i = 0; i < pub->log_count; i++) {
        hash = hash_number(hash, (uint64_t)pub->log[i].tile * BONES_ARMS + pub->log[i].arm);
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        hash = hash_number(hash, (uint64_t)pub->seat[seat].total);
    }
    return hash;
}

void bones_review_think(void *memory, const struct pulse *pulse)
{
    struct bones_review_task *task = memory;
    const struct budget budget = {
        .iterations = task->iterations, .more = pulse->more, .context = pulse->context};
    uint64_t seed = bones_review_seed(&task->seen);
    if (task->entry < 0) {
        task->thought = bones_luck_of_deal(&task->seen, seed, &budget, &task->luck);
        return;
    }
    struct bones_verdict verdict;
    bones_search(&task->seen, seed, &budget, &verdict);
    const struct bones_candidate *played = bones_verdict_find(&verdict, &task->seen.pub, task->played);
    CHECK(played != NULL);
    task->best = verdict.candidate[0].move;
    task->win = verdict.candidate[0].win;
    task->points = verdict.candidate[0].points;
    task->loss = verdict.candidate[0].win - played->win;
    task->error = played->error;
    task->thought = !verdict.broken;
}

bool bones_review_take(void *memory, const void *answer)
{
    struct bones_review *review = memory;
    const struct bones_review_task *task = answer;
    if (!task->thought) {
        return false;
    }
    if (task->entry < 0) {
        review->dealt = true;
        review->luck = task->luck;
        return true;
    }
    CHECK(task->entry == review->known && review->known < review->count);
    struct bones_review_entry *entry = &review->entry[review->known++];
    entry->known = true;
    entry->best = task->best;
    entry->win = task->win;
    entry->points = task->points;
    entry->error = task->error;
    entry->loss = task->loss > ERRORS_NOTICED * task->error ? task->loss : 0;
    entry->mark = (uint8_t)judged_mark(entry->loss, mark_loss);
    return true;
}

void bones_review_add(struct bones_review_sum *sum, const struct bones_review *review)
{
    for (int i = 0; i < review->known; i++) {
        sum->decisions++;
        sum->mark[review->entry[i].mark]++;
        sum->loss += review->entry[i].loss;
    }
}
