/* SPDX-License-Identifier: MIT */
/* The road game as a struct game. */
#include "games/mille/inside.h"

#include "base/check.h"
#include "base/hash.h"

#include <string.h>

/* Of a state or an observation: both begin with what everybody can see. */
static int game_turn(const void *memory)
{
    const struct mille_public *pub = memory;
    bool of_table = pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER;
    return of_table ? SEAT_NONE : pub->turn;
}

static int game_legal(const void *memory, struct move moves[GAME_MOVES_MAX])
{
    const struct mille_state *state = memory;
    return mille_moves(&state->pub, &state->hand[state->pub.turn], moves);
}

static void game_observe(const void *memory, int seat, void *observation)
{
    const struct mille_state *state = memory;
    CHECK(seat >= SEAT_NONE && seat < state->pub.seats);
    struct mille_observation *seen = observation;
    bool sits = seat != SEAT_NONE; /* an onlooker has no seat and no hand */
    memset(seen, 0, sizeof *seen);
    seen->pub = state->pub;
    seen->seat = (uint8_t)(sits ? seat : 0);
    seen->own = sits ? state->hand[seat] : (struct mille_hand){0};
}

static int game_legal_seen(const void *observation, struct move moves[GAME_MOVES_MAX])
{
    const struct mille_observation *seen = observation;
    return mille_moves(&seen->pub, &seen->own, moves);
}

static bool game_asked(const void *state, struct move *no)
{
    *no = (struct move){.kind = MOVE_PASS};
    return ((const struct mille_state *)state)->pub.phase == PHASE_ANSWER;
}

static refusal game_why_not(const void *observation, struct move move)
{
    const struct mille_observation *seen = observation;
    return mille_legal(&seen->pub, &seen->own, move);
}

/* The first options are always hashed. Later options are hashed only if they are not the default, so that
 * checks in older journals stay valid. */
enum { OPTIONS_HASHED = 8 };

static uint64_t hash_public(uint64_t hash, const struct mille_public *pub)
{
    const uint8_t small[] = {pub->seats,   pub->sides, pub->phase,       pub->turn,
                             pub->starter, pub->deck,  pub->discard_top, pub->deck_out_at_trip};
    hash = hash_bytes(hash, small, sizeof small);
    hash = hash_bytes(hash, pub->option, OPTIONS_HASHED);
    for (int i = OPTIONS_HASHED; i < GAME_OPTIONS_MAX; i++) {
        if (pub->option[i] != 0) {
            hash = hash_number(hash_number(hash, (uint64_t)i), pub->option[i]);
        }
    }
    hash = hash_bytes(hash, pub->discard, sizeof pub->discard);
    hash = hash_bytes(hash, pub->hand, pub->seats);
    hash = hash_number(hash, (uint64_t)pub->trip_side);
    hash = hash_number(hash, (uint64_t)pub->hand_number);
    hash = hash_number(hash, (uint64_t)pub->goal);
    /* What only some options need is hashed with these alone, for the same reason. */
    if (pub->option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_CALLER) {
        hash = hash_number(hash, (uint64_t)pub->caller);
    }
    if (pub->phase == PHASE_ANSWER) {
        hash = hash_number(hash, pub->attacker);
    }
    if (pub->option[OPTION_DECK_END] == DECK_END_RESHUFFLE) {
        hash = hash_number(hash, pub->reshuffled);
    }
    for (int i = 0; i < pub->sides; i++) {
        const struct mille_side *side = &pub->side[i];
        hash = hash_number(hash_number(hash_number(hash, side->battle), side->speed), side->fresh);
        hash = hash_bytes(hash, side->safety, sizeof side->safety);
        hash = hash_bytes(hash, side->distance, sizeof side->distance);
        hash = hash_bytes(hash, side->battle_pile, sizeof side->battle_pile);
        hash = hash_bytes(hash, side->speed_pile, sizeof side->speed_pile);
        hash = hash_number(hash, (uint64_t)side->miles);
        hash = hash_number(hash, (uint64_t)side->total);
        hash = hash_number(hash, (uint64_t)side->games);
    }
    return hash;
}

static uint64_t game_hash(const void *memory)
{
    const struct mille_state *state = memory;
    uint64_t hash = hash_public(HASH_START, &state->pub);
    for (int seat = 0; seat < state->pub.seats; seat++) {
        hash = hash_bytes(hash, state->hand[seat].card, state->hand[seat].count);
    }
    hash = hash_bytes(hash, state->deck, state->pub.deck);
    return hash_number(hash_number(hash, state->rng.state), state->rng.increment);
}

static enum game_phase game_phase(const void *observation)
{
    const struct mille_observation *seen = observation;
    return seen->pub.phase == PHASE_GAME_OVER   ? GAME_OVER
           : seen->pub.phase == PHASE_HAND_OVER ? GAME_HAND_OVER
                                                : GAME_PLAYING;
}

static int game_hand_number(const void *observation)
{
    const struct mille_observation *seen = observation;
    return seen->pub.hand_number;
}

static int game_score(const void *observation, struct score_line lines[GAME_LINES_MAX])
{
    const struct mille_observation *seen = observation;
    for (int code = 0; code < SCORE_LINES; code++) {
        lines[code] = (struct score_line){.code = (uint8_t)code};
    }
    for (int side = 0; side < seen->pub.sides; side++) {
        int16_t points[SCORE_LINES];
        mille_score(&seen->pub, side, points);
        for (int code = 0; code < SCORE_LINES; code++) {
            lines[code].points[side] = points[code];
        }
    }
    return SCORE_LINES;
}

/* A play or a discard shows nothing hidden and may be taken back. A draw shows a card and may not. */
static bool game_may_undo(const void *observation, struct move last)
{
    const struct mille_observation *seen = observation;
    return (seen->pub.phase == PHASE_DRAW || seen->pub.phase == PHASE_PLAY) &&
           (last.kind == MOVE_PLAY || last.kind == MOVE_DISCARD);
}

static int32_t game_standing(const void *observation, int side)
{
    const struct mille_observation *seen = observation;
    return mille_overall(&seen->pub, side);
}

static int game_games_won(const void *observation, int side)
{
    const struct mille_observation *seen = observation;
    return seen->pub.side[side].games;
}

/* The random player takes any legal move: a lower end for comparisons, and a good test of the rules. */
static struct move random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct mille_observation *seen = observation;
    return mille_random_move(&seen->pub, &seen->own, rng);
}

static const struct game_seating seatings[] = {{2, 2}, {3, 3}, {4, 4}, {4, 2}, {6, 3}, {0, 0}};

/* The values of an option, in the order of its enum. */
#define VALUES(...)                                                                                          \
    (const char *const[])                                                                                    \
    {                                                                                                        \
        __VA_ARGS__, NULL                                                                                    \
    }

static const struct game_option options[] = {
    [OPTION_EXTENSION] = {.name = "extension", .values = VALUES("on", "off")},
    [OPTION_DECK_END] = {.name = "deck_end", .values = VALUES("stuck", "empty_hands", "reshuffle")},
    [OPTION_DECK] = {.name = "deck", .values = VALUES("101", "106"), .unsaid = true},
    [OPTION_GOAL] = {.name = "goal", .values = VALUES("700", "1000"), .unsaid = true},
    [OPTION_COUP] = {.name = "coup", .values = VALUES("in_turn", "at_once"), .unsaid = true},
    [OPTION_EXTENSION_PAY] = {.name = "extension_pay",
                              .values = VALUES("finisher", "caller"),
                              .unsaid = true},
    [OPTION_SHUT_OUT] = {.name = "shut_out", .values = VALUES("all", "each"), .unsaid = true},
    [OPTION_OLD_HAZARD] = {.name = "old_hazard", .values = VALUES("go", "cure"), .unsaid = true},
    [OPTION_AFTER_CURE] = {.name = "after_cure", .values = VALUES("go", "drive"), .unsaid = true},
    [OPTION_HAZARD_ON] = {.name = "hazard_on", .values = VALUES("going", "any"), .unsaid = true},
    [OPTION_RACERS] = {.name = "racers", .values = VALUES("two", "any"), .unsaid = true},
    [OPTION_FINISH] = {.name = "finish", .values = VALUES("exact", "over"), .unsaid = true},
    [OPTION_DISCARD] = {.name = "discard", .values = VALUES("free", "any", "forced"), .unsaid = true},
    [OPTION_LATE_SAFETY] = {.name = "late_safety", .values = VALUES("again", "ends_turn"), .unsaid = true},
    [OPTION_COUP_POINTS] = {.name = "coup_points", .values = VALUES("300", "200"), .unsaid = true},
    [OPTION_BONUSES] = {.name = "bonuses", .values = VALUES("all", "safe_trip", "none"), .unsaid = true},
    [OPTION_LENGTH] = {.name = "length", .values = VALUES("5000", "hand"), .unsaid = true},
    [MILLE_OPTION_COUNT] = {.name = NULL},
};

static const struct player players[] = {
    {.name = "regular", .choose = mille_regular_choose}, {.name = "random", .choose = random_choose},
    {.name = "sunday", .choose = mille_sunday_choose},   {.name = "rally", .choose = mille_rally_choose},
    {.name = "ace", .choose = mille_ace_choose},         {.name = NULL},
};

const struct game mille_game = {
    .name = "mille",
    .state_size = sizeof(struct mille_state),
    .observation_size = sizeof(struct mille_observation),
    .seatings = seatings,
    .options = options,
    .players = players,
    .most = {.kind = MOVE_PASS, .card = CARD_KINDS - 1, .target = SIDES_MAX - 1},
    .secrets = true,
    .rules = 1,
    .start = mille_start,
    .prepare = mille_prepare_line,
    .turn = game_turn,
    .legal = game_legal,
    .apply = mille_apply,
    .observe = game_observe,
    .hash = game_hash,
    .check = mille_check,
    .move_format = mille_move_format,
    .move_parse = mille_move_parse,
    .event_format = mille_event_format,
    .score_names = mille_score_names,
    .refusal_names = mille_refusal_names,
    .phase = game_phase,
    .turn_seen = game_turn,
    .legal_seen = game_legal_seen,
    .why_not = game_why_not,
    .may_undo = game_may_undo,
    .hand_number = game_hand_number,
    .score = game_score,
    .standing = game_standing,
    .games_won = game_games_won,
    .carry = mille_carry,
    .is_of = mille_is_of,
    .fits = mille_fits,
    .can_tell = mille_can_tell,
    .chance = mille_chance,
    .asked = game_asked,
    .reseed = mille_reseed,
};
