/* SPDX-License-Identifier: MIT */
#include "games/null/inside.h"

#include "base/check.h"
#include "base/hash.h"

#include <string.h>

/* The hash covers this number of places even if there are fewer seats. */
enum { PLACES_HASHED = 4 };

void null_follow(struct null_public *pub, struct event event)
{
    switch (event.kind) {
    case NULL_EVENT_DEALT:
        if (event.seat == 0) {
            pub->turn = 0;
            pub->round++;
            memset(pub->shown, 0, sizeof pub->shown);
        }
        break;
    case NULL_EVENT_SHOWED:
        pub->shown[event.seat] = event.card;
        pub->turn = (uint8_t)(event.seat + 1);
        break;
    case NULL_EVENT_FOLDED:
        pub->turn = (uint8_t)(event.seat + 1);
        break;
    default:
        if (event.value >= 0) {
            pub->won[event.value]++;
        }
        break;
    }
}

/* Something happens, and is told. */
static void happen(struct null_state *state, struct event event, struct event_list *events)
{
    null_follow(&state->pub, event);
    event_add(events, event);
}

static void deal(struct null_state *state, struct event_list *events)
{
    for (int seat = 0; seat < state->pub.seats; seat++) {
        state->card[seat] = (uint8_t)(1 + rng_below(&state->rng, state->pub.cards));
        happen(state,
               (struct event){.kind = NULL_EVENT_DEALT,
                              .seat = (int8_t)seat,
                              .card = state->card[seat],
                              .seen = (uint8_t)(1u << seat)},
               events);
    }
}

static void null_start(void *memory, const struct game_setup *setup, struct event_list *events)
{
    CHECK(game_can_seat(&null_game, setup->seats, setup->sides));
    struct null_state *state = memory;
    memset(state, 0, sizeof *state);
    state->rng = game_setup_stream(setup);
    state->pub.seats = (uint8_t)setup->seats;
    state->pub.sides = (uint8_t)setup->sides;
    state->pub.cards =
        setup->option[NULL_OPTION_CARDS] == NULL_CARDS_NINE ? NULL_HIGHEST_NINE : NULL_HIGHEST_SIX;
    deal(state, events);
}

/* "cards=3,5,1": the card of each seat. */
static bool null_prepare(void *memory, const char *line, struct text *why)
{
    static const char name[] = "cards=";
    struct null_state *state = memory;
    uint8_t card[SEATS_MAX];
    bool good = strncmp(line, name, strlen(name)) == 0;
    line += good ? strlen(name) : 0;
    for (int seat = 0; good && seat < state->pub.seats; seat++) {
        good = line[0] >= '1' && line[0] <= '0' + state->pub.cards &&
               line[1] == (seat + 1 < state->pub.seats ? ',' : '\0');
        card[seat] = good ? (uint8_t)(line[0] - '0') : 0;
        line += good ? 2 : 0;
    }
    if (!good) {
        text_add(why, "it names no card for each seat");
        return false;
    }
    memcpy(state->card, card, state->pub.seats);
    return true;
}

/* Of a state or an observation: both begin with what everybody can see. */
static int null_turn(const void *memory)
{
    const struct null_public *pub = memory;
    return pub->turn < pub->seats ? pub->turn : SEAT_NONE;
}

/* The only test of legality. */
static refusal null_legal_move(const struct null_public *pub, struct move move)
{
    if (move.kind < NULL_MOVE_SHOW || move.kind > NULL_MOVE_NEXT || move.card || move.target || move.extra) {
        return NULL_REFUSED_NOT_A_MOVE;
    }
    bool of_table = pub->turn == pub->seats;
    return of_table == (move.kind == NULL_MOVE_NEXT) ? REFUSAL_NONE : NULL_REFUSED_NOT_NOW;
}

static int null_legal(const void *memory, struct move moves[GAME_MOVES_MAX])
{
    const struct null_public *pub = memory;
    int count = 0;
    for (int kind = NULL_MOVE_SHOW; kind <= NULL_MOVE_NEXT; kind++) {
        struct move move = {.kind = (uint8_t)kind};
        if (null_legal_move(pub, move) == REFUSAL_NONE) {
            moves[count++] = move;
        }
    }
    return count;
}

int null_winner(const struct null_public *pub)
{
    int best = 0;
    int side = -1;
    for (int seat = 0; seat < pub->seats; seat++) {
        if (pub->shown[seat] > best) {
            best = pub->shown[seat];
            side = seat % pub->sides;
        } else if (pub->shown[seat] == best && side != seat % pub->sides) {
            side = -1;
        }
    }
    return side;
}

static refusal null_apply(void *memory, struct move move, struct event_list *events)
{
    struct null_state *state = memory;
    const struct null_public *pub = &state->pub;
    refusal why = null_legal_move(pub, move);
    if (why != REFUSAL_NONE) {
        return why;
    }
    if (move.kind == NULL_MOVE_NEXT) {
        deal(state, events);
        return REFUSAL_NONE;
    }
    bool shows = move.kind == NULL_MOVE_SHOW;
    happen(state,
           (struct event){.kind = shows ? NULL_EVENT_SHOWED : NULL_EVENT_FOLDED,
                          .seat = (int8_t)pub->turn,
                          .card = shows ? state->card[pub->turn] : 0,
                          .seen = SEEN_BY_ALL},
           events);
    if (pub->turn == pub->seats) {
        happen(state,
               (struct event){.kind = NULL_EVENT_WON,
                              .seat = SEAT_NONE,
                              .value = (int16_t)null_winner(pub),
                              .seen = SEEN_BY_ALL},
               events);
    }
    return REFUSAL_NONE;
}

static void null_observe(const void *memory, int seat, void *observation)
{
    const struct null_state *state = memory;
    struct null_observation *seen = observation;
    memset(seen, 0, sizeof *seen);
    seen->pub = state->pub;
    seen->card = seat == SEAT_NONE ? 0 : state->card[seat];
}

static uint64_t null_hash(const void *memory)
{
    const struct null_state *state = memory;
    const struct null_public *pub = &state->pub;
    const uint8_t small[] = {pub->seats, pub->sides, pub->cards, pub->turn};
    uint64_t hash = hash_bytes(HASH_START, small, sizeof small);
    size_t places = pub->seats > PLACES_HASHED ? pub->seats : PLACES_HASHED;
    hash = hash_bytes(hash, pub->shown, places);
    hash = hash_bytes(hash, state->card, places);
    for (int side = 0; side < pub->sides; side++) {
        hash = hash_number(hash, (uint64_t)pub->won[side]);
    }
    return hash_number(hash_number(hash, state->rng.state), state->rng.increment);
}

static const char *null_check(const void *memory)
{
    const struct null_state *state = memory;
    const struct null_public *pub = &state->pub;
    if (pub->turn > pub->seats) {
        return "the turn is a seat's or the table's";
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        if (state->card[seat] < 1 || state->card[seat] > pub->cards) {
            return "every seat holds a card";
        }
        if (pub->shown[seat] != 0 && (pub->shown[seat] != state->card[seat] || seat >= pub->turn)) {
            return "only who was in turn shows, and shows what it holds";
        }
    }
    return NULL;
}

static const char *const move_words[] = {
    [NULL_MOVE_SHOW] = "show",
    [NULL_MOVE_FOLD] = "fold",
    [NULL_MOVE_NEXT] = "next",
};

static void null_move_format(struct move move, struct text *out)
{
    bool known = move.kind >= NULL_MOVE_SHOW && move.kind <= NULL_MOVE_NEXT;
    text_add(out, known ? move_words[move.kind] : "?");
}

static bool null_move_parse(const char *string, struct move *move)
{
    for (int kind = NULL_MOVE_SHOW; kind <= NULL_MOVE_NEXT; kind++) {
        if (strcmp(string, move_words[kind]) == 0) {
            *move = (struct move){.kind = (uint8_t)kind};
            return true;
        }
    }
    return false;
}

static void null_event_format(struct event event, struct text *out)
{
    switch (event.kind) {
    case NULL_EVENT_DEALT:
        text_addf(out, "%d dealt %d", event.seat, event.card);
        break;
    case NULL_EVENT_SHOWED:
        text_addf(out, "%d showed %d", event.seat, event.card);
        break;
    case NULL_EVENT_FOLDED:
        text_addf(out, "%d folded", event.seat);
        break;
    default:
        text_addf(out, "won by %d", event.value);
        break;
    }
}

/* There are only rounds: a game never ends. */
static enum game_phase null_phase(const void *observation)
{
    const struct null_observation *seen = observation;
    return seen->pub.turn == seen->pub.seats ? GAME_HAND_OVER : GAME_PLAYING;
}

static refusal null_why_not(const void *observation, struct move move)
{
    const struct null_observation *seen = observation;
    return null_legal_move(&seen->pub, move);
}

static int null_hand_number(const void *observation)
{
    const struct null_observation *seen = observation;
    return seen->pub.round;
}

static int null_score(const void *observation, struct score_line lines[GAME_LINES_MAX])
{
    const struct null_observation *seen = observation;
    lines[0] = (struct score_line){.code = 0};
    for (int side = 0; side < seen->pub.sides; side++) {
        lines[0].points[side] = seen->pub.won[side];
    }
    return 1;
}

/* A fold shows nothing. */
static bool null_may_undo(const void *observation, struct move last)
{
    const struct null_observation *seen = observation;
    return last.kind == NULL_MOVE_FOLD && null_phase(seen) == GAME_PLAYING;
}

static int32_t null_standing(const void *observation, int side)
{
    const struct null_observation *seen = observation;
    return seen->pub.won[side];
}

static int null_games_won(const void *observation, int side)
{
    const struct null_observation *seen = observation;
    return seen->pub.won[side];
}

/* Shows a card of the upper half. */
static struct move careful_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    (void)rng;
    const struct null_observation *seen = observation;
    bool high = 2 * seen->card > seen->pub.cards;
    return (struct move){.kind = high ? NULL_MOVE_SHOW : NULL_MOVE_FOLD};
}

static struct move random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct null_observation *seen = observation;
    struct move moves[GAME_MOVES_MAX];
    int count = null_legal(&seen->pub, moves);
    return moves[rng_below(rng, (uint32_t)count)];
}

static const struct game_seating seatings[] = {{2, 2}, {1, 1}, {3, 3}, {4, 4}, {4, 2},
                                               {5, 5}, {6, 6}, {6, 3}, {6, 2}, {0, 0}};

static const struct game_option options[] = {
    [NULL_OPTION_CARDS] = {.name = "cards",
                           .values =
                               (const char *const[]){
                                   [NULL_CARDS_SIX] = "six", [NULL_CARDS_NINE] = "nine", NULL}},
    {.name = NULL},
};

static const char *const refusal_names[] = {
    [REFUSAL_NONE] = "accepted",
    [NULL_REFUSED_NOT_A_MOVE] = "not a move",
    [NULL_REFUSED_NOT_NOW] = "not now",
};

static const struct player players[] = {
    {.name = "careful", .choose = careful_choose},
    {.name = "random", .choose = random_choose},
    {.name = NULL},
};

const struct game null_game = {
    .name = "null",
    .state_size = sizeof(struct null_state),
    .observation_size = sizeof(struct null_observation),
    .seatings = seatings,
    .options = options,
    .players = players,
    .most = {.kind = NULL_MOVE_NEXT},
    .secrets = true,
    .rules = 1,
    .start = null_start,
    .prepare = null_prepare,
    .turn = null_turn,
    .legal = null_legal,
    .apply = null_apply,
    .observe = null_observe,
    .hash = null_hash,
    .check = null_check,
    .move_format = null_move_format,
    .move_parse = null_move_parse,
    .event_format = null_event_format,
    .score_names = (const char *const[]){"rounds"},
    .refusal_names = refusal_names,
    .phase = null_phase,
    .turn_seen = null_turn,
    .legal_seen = null_legal,
    .why_not = null_why_not,
    .may_undo = null_may_undo,
    .hand_number = null_hand_number,
    .score = null_score,
    .standing = null_standing,
    .games_won = null_games_won,
    .carry = null_carry,
    .is_of = null_is_of,
    .fits = null_fits,
    .can_tell = null_can_tell,
    .chance = null_chance,
    .reseed = null_reseed,
};
