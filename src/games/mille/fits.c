/* SPDX-License-Identifier: MIT */
/* Whether events can have happened, as one seat of the road game sees them: each move is told from its first
 * event and played on what the seat knows, and what that tells must be what was told. */
#include "games/mille/inside.h"

#include <string.h>

/* What the fields of an event may hold, by its kind. */
struct bounds {
    bool seat, table;    /* a seat acts; the table does */
    bool target;         /* a side; else 0 */
    card_set card;       /* CARD_NONE too, if its bit is set */
    card_set extra;      /* likewise */
    int16_t least, most; /* value */
};

#define NO_CARD 1u
#define ANY_CARD CARD_RANGE(CARD_25, CARD_RIGHT_OF_WAY)

static const struct bounds bounds[EVENT_KINDS] = {
    [EVENT_GAME_STARTED] = {.table = true, .card = NO_CARD, .extra = NO_CARD},
    [EVENT_HAND_STARTED] = {.seat = true, .card = NO_CARD, .extra = NO_CARD, .least = 1, .most = INT16_MAX},
    [EVENT_DEALT] = {.seat = true, .card = NO_CARD | ANY_CARD, .extra = NO_CARD},
    [EVENT_TURN] = {.seat = true, .card = NO_CARD, .extra = NO_CARD},
    [EVENT_DREW] = {.seat = true, .card = NO_CARD | ANY_CARD, .extra = NO_CARD, .most = DECK_CARDS_MAX},
    [EVENT_DECK_EMPTY] = {.table = true, .card = NO_CARD, .extra = NO_CARD},
    [EVENT_PLAYED] = {.seat = true, .target = true, .card = ANY_CARD, .extra = NO_CARD, .most = INT16_MAX},
    [EVENT_DISCARDED] = {.seat = true, .card = ANY_CARD, .extra = NO_CARD},
    [EVENT_HAZARD_REMOVED] = {.seat = true,
                              .target = true,
                              .card = SET_HAZARDS,
                              .extra = NO_CARD | SET_REMEDIES,
                              .least = FRESH_BATTLE,
                              .most = FRESH_SPEED},
    [EVENT_COUP_FOURRE] = {.seat = true, .target = true, .card = SET_SAFETIES, .extra = SET_HAZARDS},
    [EVENT_PASSED] = {.seat = true, .card = NO_CARD, .extra = NO_CARD, .most = 1},
    [EVENT_GOAL_REACHED] =
        {.seat = true, .card = NO_CARD, .extra = NO_CARD, .least = GOAL_MILES, .most = GOAL_EXTENDED},
    [EVENT_EXTENDED] =
        {.seat = true, .card = NO_CARD, .extra = NO_CARD, .least = GOAL_EXTENDED, .most = GOAL_EXTENDED},
    [EVENT_HAND_ENDED] =
        {.seat = true, .table = true, .card = NO_CARD, .extra = NO_CARD, .least = -1, .most = SIDES_MAX - 1},
    [EVENT_GAME_ENDED] =
        {.table = true, .card = NO_CARD, .extra = NO_CARD, .least = -1, .most = SIDES_MAX - 1},
    [EVENT_ASKED] = {.seat = true, .target = true, .card = SET_HAZARDS, .extra = NO_CARD},
    [EVENT_SKIPPED] = {.seat = true, .card = NO_CARD, .extra = NO_CARD},
    [EVENT_RESHUFFLED] = {.table = true, .card = NO_CARD, .extra = NO_CARD, .most = DECK_CARDS_MAX},
};

static bool is_bounded(const struct mille_public *pub, struct event event)
{
    if (event.kind == EVENT_NONE || event.kind >= EVENT_KINDS || event.seen != SEEN_BY_ALL) {
        return false;
    }
    const struct bounds *of = &bounds[event.kind];
    bool acts = event.seat == SEAT_NONE ? of->table : of->seat && event.seat >= 0 && event.seat < pub->seats;
    bool side =
        event.kind != EVENT_HAND_ENDED && event.kind != EVENT_GAME_ENDED ? true : event.value < pub->sides;
    return acts && side && event.target < (of->target ? pub->sides : 1) && event.card < CARD_KINDS &&
           card_in(of->card, event.card) && event.extra < CARD_KINDS && card_in(of->extra, event.extra) &&
           event.value >= of->least && event.value <= of->most;
}

/* ---- moves --------------------------------------------------------------------------------------------- */

/* What a seat knows, and how far the events have been played. */
struct course {
    struct mille_observation seen;
    const struct event_list *events;
    int at;
};

/* The move that begins with an event. */
static bool move_of(struct event event, struct move *move)
{
    static const uint8_t kind[EVENT_KINDS] = {
        [EVENT_GAME_STARTED] = MOVE_NEXT, [EVENT_HAND_STARTED] = MOVE_NEXT, [EVENT_DREW] = MOVE_DRAW,
        [EVENT_PLAYED] = MOVE_PLAY,       [EVENT_DISCARDED] = MOVE_DISCARD, [EVENT_PASSED] = MOVE_PASS,
        [EVENT_EXTENDED] = MOVE_EXTEND,   [EVENT_HAND_ENDED] = MOVE_FINISH,
    };
    *move = (struct move){.kind = kind[event.kind]};
    if (move->kind == MOVE_PLAY || move->kind == MOVE_DISCARD) {
        move->card = event.card;
        move->target = event.target;
    }
    return move->kind != MOVE_NONE;
}

/* A state that agrees with what is known; hidden cards are all of one kind, which is CARD_NONE where they
 * are to be of no use. Whoever plays a card holds it. */
static void imagine(const struct mille_observation *seen, int hidden, int card, struct mille_state *state)
{
    const struct mille_public *pub = &seen->pub;
    memset(state, 0, sizeof *state);
    state->pub = *pub;
    state->rng = rng_make(0, RNG_DEAL);
    memset(state->deck, hidden, sizeof state->deck);
    for (int seat = 0; seat < pub->seats; seat++) {
        state->hand[seat].count = pub->hand[seat];
        memset(state->hand[seat].card, hidden, pub->hand[seat]);
    }
    if (card != CARD_NONE) {
        state->hand[pub->turn].card[0] = (uint8_t)card;
    }
    state->hand[seen->seat] = seen->own;
}

/* A card from the deck is told to its seat alone, whatever state was imagined. */
static bool is_from_deck(int kind)
{
    return kind == EVENT_DEALT || kind == EVENT_DREW;
}

static bool is_told(const struct course *course, struct event expected, struct event told)
{
    bool card = !is_from_deck(told.kind)         ? told.card == expected.card
                : told.seat == course->seen.seat ? told.card != CARD_NONE
                                                 : told.card == CARD_NONE;
    return card && told.kind == expected.kind && told.seat == expected.seat &&
           told.target == expected.target && told.value == expected.value && told.extra == expected.extra;
}

/* Whether what happened in an imagined state is what was told; then the seat knows what follows from it. */
static bool take(struct course *course, const struct mille_state *state, const struct event_list *happened)
{
    struct mille_observation *seen = &course->seen;
    struct mille_hand own = state->hand[seen->seat];
    int drawn = 0;
    if (happened->count > course->events->count - course->at) {
        return false;
    }
    for (int i = 0; i < happened->count; i++) {
        struct event told = course->events->item[course->at + i];
        if (!is_told(course, happened->item[i], told)) {
            return false;
        }
        drawn += is_from_deck(told.kind) && told.seat == seen->seat;
    }
    int place = own.count - drawn;
    for (int i = 0; i < happened->count; i++) {
        struct event told = course->events->item[course->at + i];
        if (is_from_deck(told.kind) && told.seat == seen->seat) {
            own.card[place++] = told.card;
        }
    }
    struct mille_observation next = {.pub = state->pub, .seat = seen->seat, .own = own};
    if (mille_check_seen(&next) != NULL) {
        return false;
    }
    *seen = next;
    course->at += happened->count;
    return true;
}

/* Plays the move that the next events tell. With an empty deck the others' cards decide whether the hand
 * goes on: hidden cards of no use end it, safeties go on. */
static bool play_next(struct course *course)
{
    const struct mille_observation *seen = &course->seen;
    const struct mille_public *pub = &seen->pub;
    struct move move;
    if (!move_of(course->events->item[course->at], &move)) {
        return false;
    }
    bool plays = move.kind == MOVE_PLAY || move.kind == MOVE_DISCARD;
    struct mille_hand hand = {.count = 1, .card = {move.card}};
    if ((plays && pub->hand[pub->turn] == 0) ||
        mille_legal(pub, pub->turn == seen->seat ? &seen->own : &hand, move) != REFUSAL_NONE) {
        return false;
    }
    static const uint8_t hidden[] = {CARD_NONE, CARD_EXTRA_TANK};
    for (size_t i = 0; i < sizeof hidden; i++) {
        struct mille_state state;
        struct event_list happened = {.count = 0};
        imagine(seen, hidden[i], plays ? move.card : CARD_NONE, &state);
        mille_do(&state, move, &happened);
        if (take(course, &state, &happened)) {
            return true;
        }
    }
    return false;
}

/* ---- from nothing -------------------------------------------------------------------------------------- */

/* Where the last hand of the events begins, with the game that it begins; their number: nowhere. */
static int last_beginning(const struct event_list *events)
{
    int at = events->count - 1;
    while (at >= 0 && events->item[at].kind != EVENT_HAND_STARTED) {
        at--;
    }
    return at < 0 ? events->count : at > 0 && events->item[at - 1].kind == EVENT_GAME_STARTED ? at - 1 : at;
}

/* Deals the hand at this place of the events on an empty table; totals do not change while it lasts. */
static bool deal_first(struct course *course, const struct mille_observation *after)
{
    bool game = course->events->item[course->at].kind == EVENT_GAME_STARTED;
    struct event begins = course->events->item[course->at + game];
    struct mille_state state;
    struct event_list happened = {.count = 0};
    memset(&state, 0, sizeof state);
    state.rng = rng_make(0, RNG_DEAL);
    state.pub.seats = after->pub.seats;
    state.pub.sides = after->pub.sides;
    memcpy(state.pub.option, after->pub.option, sizeof state.pub.option);
    state.pub.starter = (uint8_t)begins.seat;
    state.pub.hand_number = begins.value;
    for (int side = 0; side < state.pub.sides; side++) {
        state.pub.side[side] =
            (struct mille_side){.total = after->pub.side[side].total, .games = after->pub.side[side].games};
    }
    course->seen = (struct mille_observation){.seat = after->seat};
    (game ? mille_open_game : mille_deal)(&state, &happened);
    return take(course, &state, &happened);
}

bool mille_can_tell(const void *memory, struct event event)
{
    const struct mille_observation *seen = memory;
    return is_bounded(&seen->pub, event);
}

bool mille_fits(const void *before, const struct event_list *events, const void *memory)
{
    const struct mille_observation *after = memory;
    struct course course = {.events = events};
    if (!game_seen_bounded(&mille_game, after) || mille_check_seen(after) != NULL) {
        return false;
    }
    for (int i = 0; i < events->count; i++) {
        if (!mille_can_tell(after, events->item[i])) {
            return false;
        }
    }
    if (before) {
        memcpy(&course.seen, before, sizeof course.seen);
        if (course.seen.pub.seats != after->pub.seats || course.seen.pub.sides != after->pub.sides ||
            course.seen.seat != after->seat) {
            return false;
        }
    } else {
        course.at = last_beginning(events);
        if (course.at < events->count && !deal_first(&course, after)) {
            return false;
        }
    }
    while (course.at < events->count) {
        if (!play_next(&course)) {
            return false;
        }
    }
    return before == NULL || game_seen_same(&mille_game, &course.seen, after);
}
