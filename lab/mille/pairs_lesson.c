/* SPDX-License-Identifier: MIT */
#include "mille/pairs_lesson.h"

#include "games/mille/ai/field.h"
#include "games/mille/ai/regular.h"
#include "games/mille/ai/rival.h"
#include "training/races.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

enum {
    PAIRED_SEATS = 4,
    SLIP_ONE_IN = 12,
    STOP_ONE_IN = 4, /* one decision in this number becomes a lesson */
    TENTHS = 10,     /* of a point */
    HANDS_MOST = 80000,
    PAIRS_STREAM = 15,
};

static bool goes_on(const struct field *field)
{
    return field->state.pub.phase != PHASE_HAND_OVER && field->state.pub.phase != PHASE_GAME_OVER;
}

/* net: of the pupil; NULL: the regular sits there too. */
static struct move choose(const struct neural_eval *net, int pupil, const struct field *field)
{
    const struct mille_public *pub = &field->state.pub;
    const struct mille_hand *hand = &field->state.hand[pub->turn];
    return net && pub->turn == pupil ? rival_paired_move(net, pub, hand, field->hidden)
                                     : regular_move(pub, pub->turn, hand, field->hidden);
}

/* Plays to the end of the hand; the lead of the pupil's side, in points. */
static int finish(const struct neural_eval *net, int pupil, struct field *field)
{
    while (goes_on(field)) {
        field_do(field, choose(net, pupil, field));
    }
    const struct mille_public *pub = &field->state.pub;
    int side = mille_side_of(pub, pupil);
    return mille_hand_total(pub, side) - mille_hand_total(pub, 1 - side);
}

/* Lists the legal moves of the pupil, but for throwing safeties away; returns how many. */
static int moves_of(const struct field *field, struct move moves[GAME_MOVES_MAX])
{
    const struct mille_public *pub = &field->state.pub;
    int legal = mille_moves(pub, &field->state.hand[pub->turn], moves), count = 0;
    for (int i = 0; i < legal; i++) {
        bool worse = moves[i].kind == MOVE_DISCARD && card_in(SET_SAFETIES, moves[i].card);
        if (!worse && (moves[i].kind == MOVE_PLAY || moves[i].kind == MOVE_DISCARD)) {
            moves[count++] = moves[i];
        }
    }
    return count;
}

static void play_out(const struct neural_eval *net, const struct course *course, const struct field *field,
                     const struct move *moves, struct lesson *lesson, struct rng *rng)
{
    struct field deal = *field;
    for (uint64_t i = 0; i < course->playouts; i++) {
        rng_shuffle(rng, deal.state.deck, deal.state.pub.deck);
        for (int a = 0; a < lesson->count; a++) {
            struct field rest = deal;
            field_do(&rest, moves[a]);
            int lead = finish(net, field->state.pub.turn, &rest);
            lesson->value[a] += TENTHS * (double)lead / (double)course->playouts;
        }
    }
}

/* False: only one action is worth playing out. */
static bool teach(const struct neural_eval *net, const struct course *course, const struct field *field,
                  struct lesson *lesson, struct race *race, struct rng *rng)
{
    const struct mille_public *pub = &field->state.pub;
    struct move moves[GAME_MOVES_MAX];
    uint8_t action[ACTIONS_MAX];
    int32_t opinion[ACTIONS_MAX];
    int count = moves_of(field, moves);
    if (count < 2) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        action[i] = (uint8_t)race_action(moves[i]);
    }
    rival_race(pub, pub->turn, &field->state.hand[pub->turn], (pub->turn + 1) % PAIRED_SEATS, field->hidden,
               race);
    neural_eval_values(net, race, action, count, opinion);
    uint8_t kept[ACTIONS_MAX];
    *lesson = (struct lesson){.race = race};
    lesson_choose(lesson, action, opinion, count, kept, rng);
    for (int i = 0; i < lesson->count; i++) {
        moves[i] = moves[kept[i]];
    }
    if (lesson->count < 2) {
        return false;
    }
    play_out(net, course, field, moves, lesson, rng);
    return true;
}

void pairs_lessons_give(const struct neural_eval *net, const struct course *course,
                        void (*take)(void *, const struct lesson *), void *context)
{
    struct rng rng = rng_make(course->seed, PAIRS_STREAM);
    uint64_t given = 0;
    while (given < course->lessons) {
        struct field field;
        field_start(&field, RULES_MILLE, PAIRED_SEATS, RACERS, rng_next(&rng));
        const struct mille_public *pub = &field.state.pub;
        int pupil = (int)rng_below(&rng, PAIRED_SEATS);
        while (goes_on(&field) && given < course->lessons) {
            struct move move = choose(net, pupil, &field), moves[GAME_MOVES_MAX];
            bool decides = pub->turn == pupil && pub->phase == PHASE_PLAY;
            struct lesson lesson;
            struct race race;
            if (decides && rng_below(&rng, STOP_ONE_IN) == 0 &&
                teach(net, course, &field, &lesson, &race, &rng)) {
                take(context, &lesson);
                given++;
            }
            if (decides && rng_below(&rng, SLIP_ONE_IN) == 0) {
                int count = moves_of(&field, moves);
                move = count > 0 ? moves[rng_below(&rng, (uint32_t)count)] : move;
            }
            field_do(&field, move);
        }
    }
}

void pairs_lessons_report(const struct neural_eval *net, const struct course *course, uint64_t round,
                          double seconds)
{
    uint64_t hands = course->lessons < HANDS_MOST ? course->lessons : HANDS_MOST;
    double sum = 0, squares = 0;
    for (uint64_t hand = 0; hand < hands; hand++) {
        struct field field;
        field_start(&field, RULES_MILLE, PAIRED_SEATS, RACERS, hand);
        struct field same = field;
        int pupil = (int)(hand % PAIRED_SEATS);
        double gain = (double)finish(net, pupil, &field) - finish(NULL, pupil, &same);
        sum += gain;
        squares += gain * gain;
    }
    double mean = sum / (double)hands;
    double error = 2 * sqrt((squares / (double)hands - mean * mean) / (double)hands);
    printf("round %" PRIu64 ", %.0f s: %+.1f +- %.1f points a hand more than the regular\n", round, seconds,
           mean, error);
    fflush(stdout);
}
