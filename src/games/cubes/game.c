/* SPDX-License-Identifier: MIT */
/* The dice game as a struct game. */
#include "games/cubes/inside.h"

#include "base/check.h"
#include "base/hash.h"

#include <string.h>

enum { LINE_SCORE };

static void cubes_start(void *memory, const struct game_setup *setup, struct event_list *events)
{
    CHECK(game_can_seat(&cubes_game, setup->seats, setup->sides));
    struct cubes_state *state = memory;
    memset(state, 0, sizeof *state);
    state->pub.seats = (uint8_t)setup->seats;
    memcpy(state->pub.option, setup->option, sizeof state->pub.option);
    state->deal = game_setup_stream(setup);
    if (setup->option[CUBES_OPTION_DICE] == CUBES_DICE_BY_TURN) {
        state->seed = setup->seed;
    }
    cubes_open_game(state, NULL, events);
}

/* A state begins with what everybody can see: these two serve states and observations. */
static int cubes_turn(const void *memory)
{
    const struct cubes_public *pub = memory;
    return pub->phase == CUBES_PHASE_OVER ? SEAT_NONE : pub->turn;
}

static int cubes_legal_moves(const void *memory, struct move moves[GAME_MOVES_MAX])
{
    return cubes_moves(memory, moves);
}

static void cubes_observe(const void *memory, int seat, void *observation)
{
    (void)seat;
    const struct cubes_state *state = memory;
    memset(observation, 0, sizeof(struct cubes_public));
    *(struct cubes_public *)observation = state->pub;
}

static uint64_t hash_rng(uint64_t hash, const struct rng *rng)
{
    return hash_number(hash_number(hash, rng->state), rng->increment);
}

static uint64_t cubes_hash(const void *memory)
{
    const struct cubes_state *state = memory;
    const struct cubes_public *pub = &state->pub;
    const uint8_t small[] = {pub->jokers, pub->seats, pub->first, pub->turn, pub->phase};
    const int32_t large[] = {pub->goal, pub->safe, pub->held, pub->last, pub->game};
    uint64_t hash = hash_bytes(HASH_START, small, sizeof small);
    hash = hash_bytes(hash, pub->option, sizeof pub->option);
    hash = hash_bytes(hash, pub->face, sizeof pub->face);
    hash = hash_bytes(hash, pub->part, sizeof pub->part);
    for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
        hash = hash_number(hash, (uint64_t)large[i]);
    }
    for (int i = 0; i < pub->seats; i++) {
        const struct cubes_seat *seat = &pub->seat[i];
        const int32_t each[] = {seat->score, seat->turns, seat->busts, seat->best, seat->won, seat->left};
        for (size_t k = 0; k < sizeof each / sizeof *each; k++) {
            hash = hash_number(hash, (uint64_t)each[k]);
        }
    }
    return hash_number(hash_rng(hash_rng(hash, &state->deal), &state->dice), state->seed);
}

/* The functions below read an observation, which is public. */
static enum game_phase cubes_phase(const void *observation)
{
    const struct cubes_public *pub = observation;
    return pub->phase == CUBES_PHASE_OVER ? GAME_OVER : GAME_PLAYING;
}

static refusal cubes_why_not(const void *observation, struct move move)
{
    return cubes_legal(observation, move);
}

/* A hold may be taken back until the next roll. A roll may not, since it has been seen; nor a hold that ends
 * the game, since the scores have been written. */
static bool cubes_may_undo(const void *observation, struct move last)
{
    const struct cubes_public *pub = observation;
    return last.kind == CUBES_MOVE_HOLD && pub->phase == CUBES_PHASE_START;
}

/* The dice game has no hands: the whole game counts as one. */
static int cubes_hand_number(const void *observation)
{
    (void)observation;
    return 1;
}

static int cubes_score(const void *observation, struct score_line lines[GAME_LINES_MAX])
{
    const struct cubes_public *pub = observation;
    lines[0] = (struct score_line){.code = LINE_SCORE};
    for (int seat = 0; seat < pub->seats; seat++) {
        lines[0].points[seat] = pub->seat[seat].score;
    }
    return 1;
}

/* The points of the current turn are at risk and do not count yet. */
static int32_t cubes_standing(const void *observation, int side)
{
    const struct cubes_public *pub = observation;
    return pub->seat[side].score;
}

static int cubes_games_won(const void *observation, int side)
{
    const struct cubes_public *pub = observation;
    return pub->seat[side].won;
}

/* The random player, for tests and as the lower end of comparisons. */
static struct move random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    enum { LEAVES_ONE_TURN_IN = 1000 };
    (void)budget;
    const struct cubes_public *pub = observation;
    if (pub->phase == CUBES_PHASE_START && rng_below(rng, LEAVES_ONE_TURN_IN) == 0) {
        return (struct move){.kind = CUBES_MOVE_LEAVE};
    }
    struct move moves[GAME_MOVES_MAX];
    int count = cubes_moves(pub, moves);
    /* Leaving is the last move of the list, and is drawn only by the test above. */
    if (count > 1 && moves[count - 1].kind == CUBES_MOVE_LEAVE) {
        count--;
    }
    return moves[rng_below(rng, (uint32_t)count)];
}

static const struct game_seating seatings[] = {{2, 2}, {1, 1}, {3, 3}, {4, 4}, {5, 5}, {6, 6}, {0, 0}};

static const struct game_option options[] = {
    [CUBES_OPTION_GAME] = {.name = "game",
                           .values = (const char *const[]){[CUBES_GAME_STANDARD] = "standard",
                                                           [CUBES_GAME_BLITZ] = "blitz",
                                                           [CUBES_GAME_CHANCE] = "chance",
                                                           NULL}},
    [CUBES_OPTION_JOKERS] = {.name = "jokers",
                             .values = (const char *const[]){[CUBES_JOKERS_SIXTH] = "sixth",
                                                             [CUBES_JOKERS_NEVER] = "never",
                                                             [CUBES_JOKERS_ALWAYS] = "always",
                                                             NULL}},
    [CUBES_OPTION_DICE] = {.name = "dice",
                           .values =
                               (const char *const[]){
                                   [CUBES_DICE_STREAM] = "stream", [CUBES_DICE_BY_TURN] = "by_turn", NULL}},
    {.name = NULL},
};

static const struct player players[] = {
    {.name = "postman", .choose = cubes_postman_choose},
    {.name = "apprentice", .choose = cubes_apprentice_choose},
    {.name = "patronne", .choose = cubes_patronne_choose},
    {.name = "engineer", .choose = cubes_engineer_choose},
    {.name = "random", .choose = random_choose},
    {.name = NULL},
};

const struct game cubes_game = {
    .name = "cubes",
    .state_size = sizeof(struct cubes_state),
    .observation_size = sizeof(struct cubes_public),
    .seatings = seatings,
    .options = options,
    .players = players,
    .most = {.kind = CUBES_MOVE_NEXT, .card = CUBES_ALL},
    .secrets = false,
    .rules = 1,
    .start = cubes_start,
    .prepare = cubes_prepare_line,
    .turn = cubes_turn,
    .legal = cubes_legal_moves,
    .apply = cubes_apply,
    .observe = cubes_observe,
    .hash = cubes_hash,
    .check = cubes_check,
    .move_format = cubes_move_format,
    .move_parse = cubes_move_parse,
    .event_format = cubes_event_format,
    .score_names = (const char *const[]){[LINE_SCORE] = "score"},
    .refusal_names = cubes_refusal_names,
    .phase = cubes_phase,
    .turn_seen = cubes_turn,
    .legal_seen = cubes_legal_moves,
    .why_not = cubes_why_not,
    .may_undo = cubes_may_undo,
    .hand_number = cubes_hand_number,
    .score = cubes_score,
    .standing = cubes_standing,
    .games_won = cubes_games_won,
    .carry = cubes_carry,
    .is_of = cubes_is_of,
    .fits = cubes_fits,
    .can_tell = cubes_can_tell,
    .chance = cubes_chance,
    .reseed = cubes_reseed,
};
