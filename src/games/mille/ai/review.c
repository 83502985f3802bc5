/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/review.h"

#include "base/check.h"
#include "base/hash.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/rival.h"
#include "games/mille/ai/search.h"
#include "games/mille/ai/weigh.h"

#include <string.h>

/* The shares of a decision's iterations for comparing two moves, and for all cards of a draw. */
enum { MOVES_PART = 3, DRAW_PART = 3 };
/* A loss counts if it is larger than this number of standard errors; chance alone then explains one loss in
 * forty. */
enum { ERRORS_NOTICED = 2 };

/* The least losses that get each mark. In an even game 100 points of a hand change the chance to win by 1.3
 * to 1.9 % (mille_equity), so that a mark also tells how many points were given away. In a game that is
 * decided no choice gets a mark. */
static const int32_t MARK_LOSS[MARKS] = {
    [MARK_NONE] = 0,
    [MARK_DOUBTFUL] = 3000, /* some 20 points: hard to see at the table */
    [MARK_MISTAKE] = 10000, /* some 70 points: most of a 100 */
    [MARK_BLUNDER] = 30000, /* some 200 points: two safeties, or most of a coup fourre */
};

/* The largest average loss of a decision for each rating. Of the computer players, the ace loses nothing, the
 * regular and the rally driver less than 0.1 %, the Sunday driver 0.2 %, and random moves 0.5 %
 * (docs/review.md). */
static const int32_t RATING_LOSS[RATINGS] = {
    [RATING_GRAND_TOURER] = 500, [RATING_SEASONED_DRIVER] = 1000, [RATING_HOLIDAY_DRIVER] = 2000,
    [RATING_DAY_TRIPPER] = 4000, [RATING_LEARNER] = INT32_MAX,
};

bool review_can(const struct journal *journal)
{
    return journal->game == &mille_game;
}

/* ---- what there is to review ----------------------------------------------------------------------- */

/* The draw before an entry: the cards that the hand gained. */
struct draw {
    int at;
    int held; /* cards before it */
};

static void add_entry(struct review *review, const struct mille_state *state, int at, struct draw draw)
{
    struct move moves[GAME_MOVES_MAX];
    const struct mille_hand *hand = &state->hand[review->seat];
    int choices = mille_moves(&state->pub, hand, moves);
    /* A draw without an alternative is no entry, nor is an answer without the safety. */
    if ((state->pub.phase == PHASE_DRAW || state->pub.phase == PHASE_ANSWER) && choices == 1) {
        return;
    }
    CHECK(review->count < REVIEW_ENTRIES_MAX);
    struct review_entry *entry = &review->entry[review->count++];
    *entry = (struct review_entry){.at = review->first + at,
                                   .draw_at = draw.at < 0 ? -1 : review->first + draw.at,
                                   .phase = state->pub.phase,
                                   .choices = (uint8_t)choices,
                                   .played = review->move[at]};
    for (int i = draw.held; draw.at >= 0 && i < hand->count; i++) {
        entry->drawn[entry->draws++] = hand->card[i];
    }
}

void review_start(void *memory, const struct journal *journal, int seat, int hand, uint32_t iterations)
{
    struct review *review = memory;
    CHECK(review_can(journal) && seat >= 0 && seat < journal->setup.seats && iterations > 0);
    memset(review, 0, sizeof *review);
    review->seat = seat;
    review->hand = hand;
    review->iterations = iterations;
    review->first = journal_hand_first(journal, hand);
    struct mille_state state;
    journal_replay(journal, review->first, &state);
    review->dealt = state;
    review->hand_number = state.pub.hand_number;
    struct draw draw = {.at = -1};
    for (int i = review->first; i < journal->count && journal->mover[i] != SEAT_NONE; i++) {
        CHECK(review->moves < REVIEW_MOVES_MAX);
        int at = review->moves++;
        review->move[at] = journal->move[i];
        bool own = journal->mover[i] == seat;
        if (own) {
            add_entry(review, &state, at, draw);
            draw = (struct draw){.at = journal->move[i].kind == MOVE_DRAW ? at : -1,
                                 .held = state.hand[seat].count};
        }
        const struct journal_chance *chance = journal_chance_until(journal, i);
        if (chance && chance->move == i) {
            review->reshuffle = *chance;
            review->reshuffles = true;
        }
        journal_reseed(journal, i, &state);
        mille_do(&state, journal->move[i], NULL);
    }
}

/* ---- tasks ----------------------------------------------------------------------------------------- */

bool review_next(const void *memory, void *room)
{
    const struct review *review = memory;
    struct review_task *task = room;
    if (review->known >= review->count) {
        return false;
    }
    const struct review_entry *entry = &review->entry[review->known];
    memset(task, 0, sizeof *task);
    task->entry = review->known;
    task->iterations = review->iterations;
    task->played = entry->played;
    task->choice = entry->choices > 1;
    task->drew = entry->draw_at >= 0;
    task->draws = entry->draws;
    memcpy(task->drawn, entry->drawn, sizeof task->drawn);
    struct mille_state state = review->dealt;
    for (int i = 0; review->first + i < entry->at; i++) {
        if (review->first + i == entry->draw_at) {
            mille_game.observe(&state, review->seat, &task->before);
        }
        if (review->reshuffles && review->first + i == review->reshuffle.move) {
            mille_game.reseed(&state, review->reshuffle.seed, review->reshuffle.stream);
        }
        mille_do(&state, review->move[i], NULL);
    }
    mille_game.observe(&state, review->seat, &task->seen);
    return true;
}

bool review_take(void *memory, const void *answer)
{
    struct review *review = memory;
    const struct review_task *task = answer;
    if (!task->thought) {
        return false;
    }
    CHECK(task->entry == review->known && review->known < review->count);
    struct review_entry *entry = &review->entry[review->known++];
    entry->known = true;
    entry->lucky = task->drew;
    entry->luck = task->luck;
    entry->win = task->win;
    entry->best = task->choice ? task->best : entry->played;
    entry->error = task->error;
    if (task->loss > (task->exact ? 0 : ERRORS_NOTICED * task->error)) {
        entry->loss = task->loss;
    }
    entry->mark = (uint8_t)judged_mark(entry->loss, MARK_LOSS);
    return true;
}

/* ---- thinking -------------------------------------------------------------------------------------- */

uint64_t review_seed(const struct mille_observation *seen)
{
    const struct mille_public *pub = &seen->pub;
    uint64_t hash = hash_number(HASH_START, pub->phase);
    hash = hash_number(hash_number(hash, pub->deck), (uint64_t)pub->goal);
    hash = hash_bytes(hash, pub->discard, sizeof pub->discard);
    for (int side = 0; side < pub->sides; side++) {
        hash =
            hash_number(hash_number(hash, (uint64_t)pub->side[side].miles), (uint64_t)pub->side[side].total);
        hash = hash_number(hash_number(hash, pub->side[side].battle), pub->side[side].speed);
    }
    return hash_bytes(hash, seen->own.card, seen->own.count);
}

/* The first choice of the search, and what the played move loses against it. */
static bool judge_move(struct review_task *task, const struct budget *budget)
{
    struct mille_verdict verdict;
    struct weighed weighed;
    uint64_t seed = review_seed(&task->seen);
    struct budget search = *budget;
    uint64_t whole = race_fits(&task->seen.pub) ? SEARCH_ITERATIONS : field_iterations(&task->seen.pub);
    uint64_t share = whole * budget->iterations / REVIEW_ITERATIONS;
    search.iterations = share > 0 ? (uint32_t)share : 1;
    mille_search(&task->seen, seed, &search, &verdict);
    const struct mille_candidate *best = &verdict.candidate[0], *played = best;
    while (played < best + verdict.count && !move_same(played->move, task->played)) {
        played++;
    }
    bool found = played < best + verdict.count; /* the search aims hazards at the side likeliest to win */
    task->best = best->move;
    task->win = best->win;
    task->loss = found ? best->win - played->win : 0;
    task->exact = verdict.exact;
    if (verdict.exact) {
        CHECK(found);
        return true;
    }
    struct budget part = *budget;
    part.iterations /= MOVES_PART;
    bool done = weigh_moves(&task->seen, task->best, task->played, seed, &part, &weighed);
    if (done) {
        task->win = weighed.win;
        task->loss = weighed.loss;
        task->error = weighed.error;
    }
    return done;
}

static bool judge_draw(struct review_task *task, const struct budget *budget)
{
    struct budget part = *budget;
    part.iterations /= DRAW_PART;
    int32_t win;
    if (!weigh_draw(&task->before, task->drawn, task->draws, review_seed(&task->before), &part, &win,
                    &task->luck)) {
        return false;
    }
    task->win = task->choice ? task->win : win;
    return true;
}

void review_think(void *memory, const struct pulse *pulse)
{
    struct review_task *task = memory;
    const struct budget budget = {
        .iterations = task->iterations, .more = pulse->more, .context = pulse->context};
    task->thought = (!task->choice || judge_move(task, &budget)) &&
                    (!task->drew || judge_draw(task, &budget)) &&
                    (pulse->more == NULL || pulse->more(pulse->context));
}

/* ---- sums ------------------------------------------------------------------------------------------ */

void review_add(struct review_sum *sum, const struct review *review)
{
    for (int i = 0; i < review->known; i++) {
        const struct review_entry *entry = &review->entry[i];
        if (entry->choices > 1) {
            sum->decisions++;
            sum->mark[entry->mark]++;
            sum->loss += entry->loss;
        }
        if (entry->lucky) {
            sum->draws++;
            sum->luck += entry->luck;
        }
    }
}

int review_rating(const struct review_sum *sum)
{
    return sum->decisions ? judged_rating(judged_average(sum->loss, sum->decisions), RATING_LOSS) : -1;
}
