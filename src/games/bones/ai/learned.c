/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/learned.h"

#include "base/check.h"
#include "games/bones/ai/decay.h"

#include <string.h>

enum {
    FIVE = 5,
    OPPONENTS = BONES_SEATS_MAX - 1,
    COUNTS = 48, /* counts and scores above these limits are treated as the limit */
    FITS = 16,
    SCORES = 12,
    NEXT_SCORING = 10,
    DOTS_A_STEP = 4,
    DOTS_STEPS = 13,
    DOUBLES = 5,
};

/* The index of the first fact of each kind. */
enum {
    /* facts of a position: tiles held and unseen, the number of tiles and the lacking numbers of each
       opponent, the spinner */
    OWN = 0,
    UNSEEN = OWN + BONES_TILES,
    HOLDS = UNSEEN + BONES_TILES,
    LACKS = HOLDS + OPPONENTS * (BONES_HAND + 1),
    SPINNER = LACKS + OPPONENTS * BONES_NUMBERS,
    /* facts of a place: the tile; of the board afterwards: the count, how many arms show a number, which end
       in doubles, empty arms, and what the covered arm showed */
    TILE = SPINNER + BONES_NUMBERS,
    COUNT = TILE + BONES_TILES,
    ARMS = COUNT + COUNTS,
    TWICE = ARMS + 4 * BONES_NUMBERS,
    BARE = TWICE + BONES_NUMBERS,
    SHOWS = BARE + 5,
    /* what others can do: opponents that must knock; the tiles that the next seat may hold and that fit or
       score */
    SHUT = SHOWS + BONES_NUMBERS,
    NEXT_FITS = SHUT + OPPONENTS,
    NEXT_SCORE = NEXT_FITS + FITS,
    NEXT_SCORES = NEXT_SCORE + SCORES,
    /* the own hand: tiles that can follow on any arm and on this one, tiles that score next time, dots,
       numbers, tiles, doubles */
    FOLLOW = NEXT_SCORES + NEXT_SCORING,
    FOLLOW_HERE = FOLLOW + BONES_HAND,
    OWN_SCORE = FOLLOW_HERE + BONES_HAND,
    OWN_SCORES = OWN_SCORE + SCORES,
    DOTS = OWN_SCORES + BONES_HAND,
    NUMBERS = DOTS + DOTS_STEPS,
    LEFT = NUMBERS + BONES_NUMBERS + 1,
    DOUBLE = LEFT + BONES_HAND,
    FACTS = DOUBLE + DOUBLES,
};
_Static_assert((int)FACTS == (int)BONES_LEARNED_FACTS, "the facts are counted");

/* How reliably such a player takes the best place: the worth that makes a choice less likely by a factor of
 * e^(1/16). Fitted to the choices of the training: two and a half points are a factor of e. */
enum { SIXTEENTH = BONES_LEARNED_POINT * 5 / 2 / 16 };

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

struct bones_learned_view bones_learned_view_of(const struct bones_rest *rest)
{
    struct bones_learned_view view = {.board = rest->board, .count = rest->count};
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        int seat = (rest->turn + i) % BONES_SEATS_MAX;
        view.tiles[i] = (uint8_t)bones_many(rest->hand[seat]);
        view.lacks[i] = rest->lacks[seat];
        view.unseen |= i == 0 ? 0 : rest->hand[seat];
    }
    view.hand = rest->hand[rest->turn];
    return view;
}

int bones_learned_position(const struct bones_learned_view *view, uint16_t fact[BONES_LEARNED_FACTS_MOST])
{
    int count = 0;
    for (uint32_t left = view->hand; left != 0; left &= left - 1) {
        fact[count++] = (uint16_t)(OWN + bones_first(left) - 1);
    }
    for (uint32_t left = view->unseen; left != 0; left &= left - 1) {
        fact[count++] = (uint16_t)(UNSEEN + bones_first(left) - 1);
    }
    for (int i = 0; i < OPPONENTS; i++) {
        fact[count++] = (uint16_t)(HOLDS + i * (BONES_HAND + 1) + view->tiles[i + 1]);
        for (unsigned lacks = view->lacks[i + 1]; lacks != 0; lacks &= lacks - 1) {
            fact[count++] = (uint16_t)(LACKS + i * BONES_NUMBERS + bones_first(lacks) - 1);
        }
    }
    fact[count++] = (uint16_t)(SPINNER + bones_high[view->board.spinner]);
    return count;
}

/* The tile with two given halves, as a mask; empty if they are equal or `half` is no number. */
static inline uint32_t with_half(int shows, int half)
{
    return half < BONES_NUMBERS && half != shows ? bones_bit(bones_tile(shows, half)) : 0;
}

/* The scores that tiles of a mask can make. */
struct chances {
    uint32_t may;
    uint32_t score; /* tiles */
    int best;
};

static inline void note_score(struct chances *chances, uint32_t tile, int points)
{
    tile &= chances->may;
    chances->score |= tile;
    chances->best = tile && points > chances->best ? points : chances->best;
}

/* Of the next seat, and of the own one. */
static void find_scores(const struct bones_board *board, int count, struct chances chances[2])
{
    int end = bones_arms_end(board);
    for (int arm = BONES_NORTH; arm < end; arm++) {
        int shows = board->shows[arm];
        int left = bones_rest_count_without(board, count, arm);
        int half =
            (FIVE - left % FIVE) % FIVE; /* this one, or five more, makes a multiple of five; or the double */
        uint32_t low = with_half(shows, half), high = with_half(shows, half + FIVE);
        uint32_t twice = (left + 2 * shows) % FIVE == 0 ? bones_bit(bones_tile(shows, shows)) : 0;
        for (int i = 0; i < 2; i++) {
            note_score(&chances[i], low, left + half);
            note_score(&chances[i], high, left + half + FIVE);
            note_score(&chances[i], twice, left + 2 * shows);
        }
    }
}

/* The arms after the play. */
static int of_arms(const struct bones_board *board, int arm, uint16_t *fact)
{
    int showing[BONES_NUMBERS] = {0};
    int bare = 0;
    int count = 0;
    int end = bones_arms_end(board);
    for (int i = BONES_NORTH; i < end; i++) {
        showing[board->shows[i]]++;
        bare += board->tiles[i] == 0;
        if (board->twice[i]) {
            fact[count++] = (uint16_t)(TWICE + board->shows[i]);
        }
    }
    for (int number = 0; number < BONES_NUMBERS; number++) {
        if (showing[number] > 0) {
            fact[count++] = (uint16_t)(ARMS + 4 * number + showing[number] - 1);
        }
    }
    fact[count++] = (uint16_t)(BARE + bare + (end == BONES_ARMS ? 2 : 0));
    fact[count++] = (uint16_t)(SHOWS + board->shows[arm]);
    return count;
}

/* The rest of the hand. */
static int of_hand(const struct bones_board *board, int arm, const struct chances *own, uint16_t *fact)
{
    uint32_t hand = own->may;
    int count = 0;
    fact[count++] = (uint16_t)(FOLLOW + bones_many(hand & bones_with[bones_open(board)]));
    fact[count++] = (uint16_t)(FOLLOW_HERE + bones_many(hand & bones_with[1u << board->shows[arm]]));
    fact[count++] = (uint16_t)(OWN_SCORE + least(own->best / FIVE, SCORES - 1));
    fact[count++] = (uint16_t)(OWN_SCORES + bones_many(own->score));
    fact[count++] = (uint16_t)(DOTS + least(bones_dots_of(hand) / DOTS_A_STEP, DOTS_STEPS - 1));
    fact[count++] = (uint16_t)(NUMBERS + bones_numbers_on(hand));
    fact[count++] = (uint16_t)(LEFT + bones_many(hand));
    fact[count++] = (uint16_t)(DOUBLE + least(bones_many(hand & bones_doubles), DOUBLES - 1));
    return count;
}

int bones_learned_place(const struct bones_learned_view *view, struct bones_place place,
                        uint16_t fact[BONES_LEARNED_FACTS_MOST])
{
    struct bones_board board = view->board;
    int counts = bones_rest_count_after(&board, view->count, place);
    bones_lay(&board, place.tile, place.arm);
    unsigned open = bones_open(&board);
    uint32_t next = view->unseen & ~bones_with[view->lacks[1]];
    int count = 0;
    fact[count++] = (uint16_t)(TILE + place.tile - 1);
    fact[count++] = (uint16_t)(COUNT + least(counts, COUNTS - 1));
    count += of_arms(&board, place.arm, fact + count);
    for (int i = 0; i < OPPONENTS; i++) {
        if ((open & ~view->lacks[i + 1]) == 0) {
            fact[count++] = (uint16_t)(SHUT + i);
        }
    }
    struct chances chances[2] = {{.may = next}, {.may = view->hand & ~bones_bit(place.tile)}};
    find_scores(&board, counts, chances);
    fact[count++] = (uint16_t)(NEXT_FITS + least(bones_many(next & bones_with[open]), FITS - 1));
    fact[count++] = (uint16_t)(NEXT_SCORE + least(chances[0].best / FIVE, SCORES - 1));
    fact[count++] = (uint16_t)(NEXT_SCORES + least(bones_many(chances[0].score), NEXT_SCORING - 1));
    return count + of_hand(&board, place.arm, &chances[1], fact + count);
}

/* Written by route-mille-lab bones learn. */
static const struct {
    int16_t weight[BONES_LEARNED_FACTS][BONES_LEARNED_WIDTH];
    int16_t bias[BONES_LEARNED_WIDTH];
    int16_t out[BONES_LEARNED_WIDTH];
} net = {
#include "games/bones/ai/learned_weights.inc"
};

static inline void add(int16_t hidden[restrict BONES_LEARNED_WIDTH], const uint16_t *fact, int count)
{
    for (int i = 0; i < count; i++) {
        const int16_t *weight = net.weight[fact[i]];
        for (int h = 0; h < BONES_LEARNED_WIDTH; h++) {
            hidden[h] = (int16_t)(hidden[h] + weight[h]);
        }
    }
}

void bones_learned_worth(const struct bones_learned_view *view, const struct bones_place *places, int count,
                         int32_t worth[BONES_REST_PLACES_MAX])
{
    uint16_t fact[BONES_LEARNED_FACTS_MOST];
    int16_t shared[BONES_LEARNED_WIDTH];
    memcpy(shared, net.bias, sizeof shared);
    int known = bones_learned_position(view, fact);
    add(shared, fact, known);
    for (int i = 0; i < count; i++) {
        int16_t hidden[BONES_LEARNED_WIDTH];
        memcpy(hidden, shared, sizeof hidden);
        known = bones_learned_place(view, places[i], fact);
        add(hidden, fact, known);
        int32_t sum = 0;
        for (int h = 0; h < BONES_LEARNED_WIDTH; h++) {
            int16_t on = hidden[h] > 0 ? hidden[h] : 0;
            sum += (int32_t)on * net.out[h];
        }
        worth[i] = sum;
    }
}

static int best_of(const int32_t *worth, int count)
{
    CHECK(count > 0);
    int best = 0;
    for (int i = 1; i < count; i++) {
        best = worth[i] > worth[best] ? i : best;
    }
    return best;
}

struct bones_place bones_learned_best(const struct bones_learned_view *view, const struct bones_place *places,
                                      int count)
{
    int32_t worth[BONES_REST_PLACES_MAX];
    bones_learned_worth(view, places, count, worth);
    return places[best_of(worth, count)];
}

/* The relative likelihood of each choice, BONES_DECAY_ONE for the best; returns their sum. */
static uint32_t odds_of(const int32_t *worth, int count, uint32_t odds[BONES_REST_PLACES_MAX])
{
    int32_t most = worth[best_of(worth, count)];
    uint32_t sum = 0;
    for (int i = 0; i < count; i++) {
        odds[i] = bones_decay((most - worth[i]) / SIXTEENTH);
        sum += odds[i];
    }
    return sum;
}

struct bones_place bones_learned_draw(const struct bones_learned_view *view, const struct bones_place *places,
                                      int count, struct rng *rng)
{
    int32_t worth[BONES_REST_PLACES_MAX];
    uint32_t odds[BONES_REST_PLACES_MAX];
    bones_learned_worth(view, places, count, worth);
    uint32_t at = rng_below(rng, odds_of(worth, count, odds));
    int i = 0;
    for (; i < count - 1 && at >= odds[i]; i++) {
        at -= odds[i];
    }
    return places[i];
}

int bones_learned_surprise(const struct bones_learned_view *view, const struct bones_place *places, int count,
                           int chosen)
{
    /* Players that search make errors: one choice in this number counts as random. */
    enum { BLIND_ONE_IN = 50 };
    int32_t worth[BONES_REST_PLACES_MAX];
    uint32_t odds[BONES_REST_PLACES_MAX];
    bones_learned_worth(view, places, count, worth);
    uint64_t sum = odds_of(worth, count, odds);
    CHECK(sum > 0);
    uint64_t chance = (BONES_DECAY_ONE * (uint64_t)odds[chosen] * (BLIND_ONE_IN - 1) / sum +
                       BONES_DECAY_ONE / (uint64_t)count) /
                      BLIND_ONE_IN;
    int surprise = 0;
    while (bones_decay(surprise + 1) > chance) {
        surprise++;
    }
    return surprise;
}
