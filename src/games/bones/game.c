/* SPDX-License-Identifier: MIT */
/* The domino game as a struct game. */
#include "games/bones/inside.h"

#include "base/check.h"
#include "base/hash.h"

#include <string.h>

static void bones_start(void *memory, const struct game_setup *setup, struct event_list *events)
{
    CHECK(game_can_seat(&bones_game, setup->seats, setup->sides));
    struct bones_state *state = memory;
    memset(state, 0, sizeof *state);
    state->pub.seats = (uint8_t)setup->seats;
    state->pub.sides = (uint8_t)setup->sides;
    memcpy(state->pub.option, setup->option, sizeof state->pub.option);
    state->rng = game_setup_stream(setup);
    bones_open_game(state, events);
}

/* Of a state or an observation: both begin with what everybody can see. */
static int bones_turn(const void *memory)
{
    const struct bones_public *pub = memory;
    return pub->turn;
}

static int bones_legal_moves(const void *memory, struct move moves[GAME_MOVES_MAX])
{
    const struct bones_state *state = memory;
    int seat = state->pub.turn;
    return bones_moves(&state->pub, seat == SEAT_NONE ? 0 : state->hand[seat], moves);
}

static void bones_observe(const void *memory, int seat, void *observation)
{
    const struct bones_state *state = memory;
    struct bones_observation *seen = observation;
    memset(seen, 0, sizeof *seen);
    seen->pub = state->pub;
    seen->seat = (int8_t)seat;
    seen->hand = seat == SEAT_NONE ? 0 : state->hand[seat];
    if (state->pub.phase == BONES_PHASE_REDEAL && seat != state->pub.turn) {
        /* The seat that is asked would show that it holds many doubles. */
        seen->pub.phase = BONES_PHASE_DEALING;
        seen->pub.turn = SEAT_NONE;
    }
}

static uint64_t hash_board(uint64_t hash, const struct bones_board *board)
{
    hash = hash_number(hash, board->spinner);
    hash = hash_bytes(hash, board->tiles, sizeof board->tiles);
    hash = hash_bytes(hash, board->shows, sizeof board->shows);
    for (int arm = 0; arm < BONES_ARMS; arm++) {
        hash = hash_number(hash, board->twice[arm]);
    }
    return hash;
}

static uint64_t hash_seat(uint64_t hash, const struct bones_seat *seat)
{
    hash = hash_number(hash, (uint64_t)seat->total);
    hash = hash_number(hash, (uint64_t)seat->games);
    for (int line = 0; line < BONES_LINES; line++) {
        hash = hash_number(hash, (uint64_t)seat->points[line]);
    }
    hash = hash_number(hash, seat->shown);
    return hash_number(hash_number(hash, seat->tiles), seat->lacks);
}

static uint64_t bones_hash(const void *memory)
{
    const struct bones_state *state = memory;
    const struct bones_public *pub = &state->pub;
    const int each[] = {pub->log_count, pub->seats, pub->sides,  pub->phase, pub->opening,
                        pub->chooser,   pub->namer, pub->leader, pub->turn,  pub->winner};
    uint64_t hash = hash_bytes(HASH_START, pub->option, sizeof pub->option);
    hash = hash_number(hash, (uint64_t)pub->round);
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        hash = hash_number(hash, (uint64_t)each[i]);
    }
    for (int i = 0; i < pub->log_count; i++) {
        const struct bones_turn turn = pub->log[i];
        const uint8_t bytes[] = {(uint8_t)turn.seat, turn.tile, turn.arm};
        hash = hash_bytes(hash, bytes, sizeof bytes);
    }
    hash = hash_board(hash, &pub->board);
    for (int seat = 0; seat < pub->seats; seat++) {
        hash = hash_number(hash_seat(hash, &pub->seat[seat]), state->hand[seat]);
    }
    return hash_number(hash_number(hash, state->rng.state), state->rng.increment);
}

static int bones_legal_seen(const void *observation, struct move moves[GAME_MOVES_MAX])
{
    const struct bones_observation *seen = observation;
    return bones_moves(&seen->pub, seen->hand, moves);
}

static refusal bones_why_not(const void *observation, struct move move)
{
    const struct bones_observation *seen = observation;
    return bones_legal(&seen->pub, seen->hand, move);
}

static enum game_phase bones_phase(const void *observation)
{
    const struct bones_observation *seen = observation;
    switch (seen->pub.phase) {
    case BONES_PHASE_ROUND_OVER:
        return GAME_HAND_OVER;
    case BONES_PHASE_GAME_OVER:
        return GAME_OVER;
    default:
        return GAME_PLAYING;
    }
}

/* A tile may be taken back until another seat has moved or hands have been shown. Naming may not, since it
 * shows who holds the double; nor dealing again, since it shows a new hand; nor keeping a hand, since the
 * seat has then seen who leads. */
static bool bones_may_undo(const void *observation, struct move last)
{
    const struct bones_observation *seen = observation;
    return last.kind == BONES_MOVE_PLAY && seen->pub.phase == BONES_PHASE_PLAY;
}

static int bones_hand_number(const void *observation)
{
    const struct bones_observation *seen = observation;
    return seen->pub.round;
}

static int bones_score_lines(const void *observation, struct score_line lines[GAME_LINES_MAX])
{
    const struct bones_observation *seen = observation;
    for (int line = 0; line < BONES_LINES; line++) {
        lines[line] = (struct score_line){.code = (uint8_t)line};
        for (int seat = 0; seat < seen->pub.seats; seat++) {
            lines[line].points[seat % seen->pub.sides] += seen->pub.seat[seat].points[line];
        }
    }
    return BONES_LINES;
}

static int32_t bones_standing(const void *observation, int side)
{
    const struct bones_observation *seen = observation;
    return bones_side_points(&seen->pub, side);
}

static int bones_games_won(const void *observation, int side)
{
    const struct bones_observation *seen = observation;
    return seen->pub.seat[side].games;
}

/* The random player, for tests and as the lower end of comparisons. */
static struct move random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct bones_observation *seen = observation;
    struct move moves[GAME_MOVES_MAX];
    int count = bones_moves(&seen->pub, seen->hand, moves);
    return moves[rng_below(rng, (uint32_t)count)];
}

static const struct game_seating seatings[] = {{4, 4}, {0, 0}};

static const struct game_option options[] = {
    [BONES_OPTION_TARGET] = {.name = "target",
                             .values = (const char *const[]){[BONES_TARGET_250] = "250",
                                                             [BONES_TARGET_150] = "150",
                                                             [BONES_TARGET_500] = "500",
                                                             [BONES_TARGET_NONE] = "none",
                                                             NULL}},
    [BONES_OPTION_OPENING] = {.name = "opening",
                              .values =
                                  (const char *const[]){
                                      [BONES_OPENING_NAMED] = "named", [BONES_OPENING_OWN] = "own", NULL}},
    [BONES_OPTION_REDEAL] = {.name = "redeal",
                             .values = (const char *const[]){[BONES_REDEAL_FOUR] = "four",
                                                             [BONES_REDEAL_FIVE] = "five",
                                                             [BONES_REDEAL_OFF] = "off",
                                                             NULL}},
    {.name = NULL},
};

static const struct player players[] = {
    {.name = "postman", .choose = bones_postman_choose},   {.name = "baker", .choose = bones_baker_choose},
    {.name = "patronne", .choose = bones_patronne_choose}, {.name = "marius", .choose = bones_marius_choose},
    {.name = "random", .choose = random_choose},           {.name = NULL},
};

const struct game bones_game = {
    .name = "bones",
    .state_size = sizeof(struct bones_state),
    .observation_size = sizeof(struct bones_observation),
    .seatings = seatings,
    .options = options,
    .players = players,
    .most = {.kind = BONES_MOVE_NEXT, .card = BONES_TILES, .target = BONES_WEST},
    .secrets = true,
    .rules = 1,
    .start = bones_start,
    .prepare = bones_prepare,
    .turn = bones_turn,
    .legal = bones_legal_moves,
    .apply = bones_apply,
    .observe = bones_observe,
    .hash = bones_hash,
    .check = bones_check,
    .move_format = bones_move_format,
    .move_parse = bones_move_parse,
    .event_format = bones_event_format,
    .score_names = bones_score_names,
    .refusal_names = bones_refusal_names,
    .phase = bones_phase,
    .turn_seen = bones_turn,
    .legal_seen = bones_legal_seen,
    .why_not = bones_why_not,
    .may_undo = bones_may_undo,
    .hand_number = bones_hand_number,
    .score = bones_score_lines,
    .standing = bones_standing,
    .games_won = bones_games_won,
    .carry = bones_carry,
    .is_of = bones_is_of,
    .fits = bones_fits,
    .can_tell = bones_can_tell,
    .chance = bones_chance,
    .reseed = bones_reseed,
};
