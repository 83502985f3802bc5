/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/search.h"
#include "games/bones/ai/style.h"
#include "games/bones/inside.h"

/* Big Five if the hand has it, else the double with the most tiles of its number in the hand; a held double
 * if there is one. */
static int name_well(const struct bones_observation *seen)
{
    uint32_t doubles = seen->hand & bones_doubles;
    if (doubles & bones_bit(BONES_BIG_FIVE)) {
        return BONES_BIG_FIVE;
    }
    int best = BONES_TILE_NONE;
    int most = -1;
    for (uint32_t from = doubles ? doubles : bones_doubles; from != 0; from &= from - 1) {
        int tile = bones_first(from);
        int companions = bones_many(seen->hand & bones_with[1u << bones_high[tile]]);
        if (companions > most) {
            most = companions;
            best = tile;
        }
    }
    return best;
}

/* The heaviest double in the hand; Big Six if there is none. */
static int name_heaviest(const struct bones_observation *seen)
{
    int best = BONES_BIG_SIX;
    for (uint32_t doubles = seen->hand & bones_doubles; doubles != 0; doubles &= doubles - 1) {
        best = bones_first(doubles);
    }
    return best;
}

static struct move play_in_style(const struct bones_observation *seen, int style)
{
    const struct bones_public *pub = &seen->pub;
    struct bones_place places[BONES_REST_PLACES_MAX];
    int count = bones_rest_places(&pub->board, seen->hand, places);
    int next = bones_left_of(pub, seen->seat);
    struct bones_style_view view = {.board = pub->board,
                                    .count = bones_count(&pub->board),
                                    .hand = seen->hand,
                                    .unseen = BONES_TILES_ALL & ~seen->hand & ~bones_laid(pub),
                                    .next_tiles = pub->seat[next].tiles,
                                    .next_lacks = pub->seat[next].lacks};
    struct bones_place place = bones_style_choose(style, &view, places, count);
    return (struct move){.kind = BONES_MOVE_PLAY, .card = place.tile, .target = place.arm};
}

static struct move choose_in_style(const struct bones_observation *seen, int style)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_moves(&seen->pub, seen->hand, moves);
    bool plain = style == BONES_STYLE_GREEDY;
    switch (seen->pub.phase) {
    case BONES_PHASE_REDEAL:
        return (struct move){.kind = plain ? BONES_MOVE_KEEP : BONES_MOVE_REDEAL};
    case BONES_PHASE_NAME:
        return (struct move){.kind = BONES_MOVE_NAME,
                             .card = (uint8_t)(plain ? name_heaviest(seen) : name_well(seen))};
    default:
        return count == 1 ? moves[0] : play_in_style(seen, style);
    }
}

struct move bones_baker_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    return choose_in_style(observation, BONES_STYLE_GREEDY);
}

struct move bones_postman_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    return choose_in_style(observation, BONES_STYLE_TIDY);
}

struct move bones_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    return choose_in_style(observation, BONES_STYLE_DENYING);
}

struct move bones_marius_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct bones_observation *seen = observation;
    if (seen->pub.phase == BONES_PHASE_REDEAL) {
        return (struct move){.kind = BONES_MOVE_REDEAL};
    }
    struct bones_verdict verdict;
    uint64_t seed = (uint64_t)rng_next(rng) << 32u;
    seed |= rng_next(rng);
    bones_search(seen, seed, budget, &verdict);
    return verdict.candidate[0].move;
}
