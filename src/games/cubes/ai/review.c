/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/review.h"

#include "base/check.h"

#include <string.h>

enum { MILLION = 1000000 };

/* The least losses that get each mark, in millionths of a game. For a seat alone, a turn counts as a
 * twentieth of a game: with this factor, the computer players lose about as much by either measure. */
enum { TURN_SHARE = 20 };
static const int32_t mark_loss[MARKS] = {
    [MARK_NONE] = 0,
    [MARK_DOUBTFUL] = 2000, /* hard to see at the table */
    [MARK_MISTAKE] = 8000,
    [MARK_BLUNDER] = 25000, /* this choice alone loses one game in forty */
};

/* The largest average loss of a decision with which a seat gets a rating. Of the computer players the
 * engineer loses nothing; docs/opponents.md has the others. */
static const int32_t rating_loss[CUBES_RATINGS] = {
    [CUBES_RATING_ENGINEER] = 200,   [CUBES_RATING_OLD_HAND] = 1000,     [CUBES_RATING_REGULAR] = 2000,
    [CUBES_RATING_PASSER_BY] = 6000, [CUBES_RATING_LEARNER] = INT32_MAX,
};

static void play(struct cubes_state *state, struct move move)
{
    refusal why = cubes_game.apply(state, move, NULL);
    CHECK(why == REFUSAL_NONE); /* a session has checked the journal */
}

void cubes_review_start(struct cubes_review *review, const struct journal *journal, int seat, int game)
{
    CHECK(journal->game == &cubes_game && seat >= 0 && seat < journal->setup.seats);
    memset(review, 0, sizeof *review);
    review->seat = seat;
    review->game = game;
    review->at = journal_hand_first(journal, game);
    journal_replay(journal, review->at, &review->state);
}

static int32_t in_games(enum cubes_measure measure, int32_t loss)
{
    return measure == CUBES_MEASURE_TURNS ? loss / TURN_SHARE : loss;
}

/* The worth of the position for the seat after its roll. */
static int32_t worth_after(const struct cubes_state *state, int seat, bool bust, int32_t of_bust)
{
    if (bust || state->pub.turn != seat) {
        return of_bust;
    }
    struct cubes_judgement after;
    cubes_judge(&state->pub, &after);
    return after.choice[0].worth;
}

static void note_dice(struct cubes_review_dice *dice, const struct cubes_public *pub)
{
    *dice = (struct cubes_review_dice){.held = cubes_held_mask(pub),
                                       .points = (int16_t)(cubes_turn_points(pub) / CUBES_FIFTY)};
    for (unsigned place = 0; place < CUBES_DICE && pub->phase == CUBES_PHASE_ROLLED; place++) {
        dice->face[place] = pub->face[place];
        dice->dice |= (uint8_t)(1u << place);
    }
}

static void judge_entry(struct cubes_review *review, struct cubes_review_entry *entry)
{
    struct cubes_judgement judgement;
    note_dice(&entry->before, &review->state.pub);
    cubes_judge(&review->state.pub, &judgement);
    if (review->count == 0) {
        review->measure = judgement.measure;
    }
    const struct cubes_judged *best = &judgement.choice[0];
    const struct cubes_judged *played = cubes_judged_find(&judgement, entry->played);
    entry->best = best->move;
    entry->worth = best->worth;
    entry->choices = (uint8_t)judgement.count;
    int32_t busts = review->state.pub.seat[review->seat].busts;
    play(&review->state, entry->played);
    if (!played) { /* the seat has left: alone, the cost of leaving cannot be expressed in turns */
        entry->loss = judgement.measure == CUBES_MEASURE_TURNS ? 0 : best->worth;
    } else {
        entry->loss = best->worth - played->worth;
    }
    entry->mark = (uint8_t)judged_mark(in_games(judgement.measure, entry->loss), mark_loss);
    entry->rolled = entry->played.kind == CUBES_MOVE_ROLL;
    if (entry->rolled && played) {
        entry->bust = review->state.pub.seat[review->seat].busts > busts;
        entry->risk = played->bust;
        entry->luck = worth_after(&review->state, review->seat, entry->bust, judgement.bust) - played->worth;
    }
}

bool cubes_review_step(struct cubes_review *review, const struct journal *journal)
{
    while (!review->done && review->at < journal->count && journal->mover[review->at] != SEAT_NONE &&
           review->count < CUBES_REVIEW_MOST) {
        int at = review->at++;
        journal_reseed(journal, at, &review->state);
        if (journal->mover[at] != review->seat) {
            play(&review->state, journal->move[at]);
            continue;
        }
        struct cubes_review_entry *entry = &review->entry[review->count];
        *entry = (struct cubes_review_entry){.at = at, .played = journal->move[at], .risk = {.whole = 1}};
        judge_entry(review, entry);
        review->count++;
        return true;
    }
    review->done = true;
    return false;
}

/* What a choice gives away for a seat that plays alone. */
static int32_t turns_given(const struct cubes_public *pub, struct move played)
{
    struct cubes_public alone = *pub;
    struct cubes_judgement judgement;
    for (int i = 0; i < pub->seats; i++) {
        alone.seat[i].left = i != pub->turn;
    }
    cubes_judge(&alone, &judgement);
    const struct cubes_judged *judged = cubes_judged_find(&judgement, played);
    return judged ? judgement.choice[0].worth - judged->worth : 0;
}

int64_t cubes_review_turns(const struct journal *journal, int seat, int game)
{
    struct cubes_state state;
    int at = journal_hand_first(journal, game);
    int64_t given = 0;
    journal_replay(journal, at, &state);
    for (; at < journal->count && journal->mover[at] != SEAT_NONE; at++) {
        const struct cubes_public *pub = &state.pub;
        if (journal->mover[at] == seat && pub->seat[seat].score < pub->goal) {
            given += turns_given(pub, journal->move[at]);
        }
        journal_reseed(journal, at, &state);
        play(&state, journal->move[at]);
    }
    return given;
}

void cubes_review_add(struct cubes_review_sum *sum, const struct cubes_review *review)
{
    sum->measure = review->measure;
    for (int i = 0; i < review->count; i++) {
        const struct cubes_review_entry *entry = &review->entry[i];
        if (entry->choices > 1 || entry->loss > 0) {
            sum->decisions++;
            sum->mark[entry->mark]++;
            sum->loss += entry->loss;
        }
        if (entry->rolled) {
            sum->rolls++;
            sum->busts += entry->bust;
            sum->luck += entry->luck;
            sum->risks += (int64_t)entry->risk.part * MILLION / entry->risk.whole;
        }
    }
}

int cubes_review_rating(const struct cubes_review_sum *sum)
{
    int32_t average = in_games(sum->measure, judged_average(sum->loss, sum->decisions));
    return sum->decisions ? judged_rating(average, rating_loss) : -1;
}
