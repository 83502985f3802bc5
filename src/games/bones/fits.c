/* SPDX-License-Identifier: MIT */
/* Whether events can have happened, as one seat of the domino game sees them: each move is told from its
 * events and played with hands that the seat may imagine, and what that tells must be what was told. */
#include "games/bones/inside.h"

#include <string.h>

/* What the fields of an event may hold, by its kind; value is 0 or more. */
struct bounds {
    bool seat, table;     /* a seat acts; the table does */
    uint8_t least, most;  /* card */
    uint8_t from, target; /* likewise */
    uint8_t extra;        /* the most */
    int16_t value;        /* likewise */
};

static const struct bounds bounds[BONES_EVENT_KINDS] = {
    [BONES_EVENT_GAME] = {.table = true, .value = INT16_MAX},
    [BONES_EVENT_ROUND] = {.table = true, .extra = BONES_BIG_SIX, .value = INT16_MAX},
    [BONES_EVENT_DEALT] = {.seat = true, .most = BONES_TILES},
    [BONES_EVENT_REDEALT] = {.seat = true},
    [BONES_EVENT_NAMED] = {.seat = true, .least = 1, .most = BONES_TILES},
    [BONES_EVENT_LED] = {.seat = true, .least = 1, .most = BONES_TILES},
    [BONES_EVENT_PLACED] = {.seat = true,
                            .least = 1,
                            .most = BONES_TILES,
                            .from = BONES_NORTH,
                            .target = BONES_WEST,
                            .value = BONES_DOTS},
    [BONES_EVENT_SCORED] = {.seat = true, .extra = BONES_LINES - 1, .value = BONES_DOTS + 2},
    [BONES_EVENT_PASSED] = {.seat = true, .extra = BONES_NUMBERS_ALL},
    [BONES_EVENT_DOMINOED] = {.seat = true, .value = BONES_DOTS + 2},
    [BONES_EVENT_LOCKED] = {.seat = true, .table = true, .value = BONES_DOTS + 2},
    [BONES_EVENT_SHOWN] = {.seat = true, .least = 1, .most = BONES_TILES},
    [BONES_EVENT_TOTAL] = {.seat = true, .value = INT16_MAX},
    [BONES_EVENT_WON] = {.seat = true},
};

static bool is_bounded(const struct bones_public *pub, struct event event)
{
    if (event.kind == BONES_EVENT_NONE || event.kind >= BONES_EVENT_KINDS || event.seen != SEEN_BY_ALL) {
        return false;
    }
    const struct bounds *of = &bounds[event.kind];
    bool acts = event.seat == SEAT_NONE ? of->table : of->seat && event.seat >= 0 && event.seat < pub->seats;
    return acts && event.card >= of->least && event.card <= of->most && event.target >= of->from &&
           event.target <= of->target && event.extra <= of->extra && event.value >= 0 &&
           event.value <= of->value;
}

/* What a seat knows, and how far the events have been played. */
struct course {
    struct bones_observation seen;
    const struct event_list *events;
    int at;
    bool dealt; /* a deal was among them */
};

static struct bones_state state_of(const struct bones_observation *seen)
{
    struct bones_state state;
    memset(&state, 0, sizeof state);
    state.pub = seen->pub;
    state.rng = rng_make(0, RNG_DEAL);
    state.hand[seen->seat] = seen->hand;
    return state;
}

/* ---- hands that may be ----------------------------------------------------------------------------------
 */

/* The hands before the next event, where the events go on to show them: the tiles that are laid until then,
 * and those that are left. False: no hand is shown in this round, or before the next deal. */
static bool collect_shown(const struct course *course, uint32_t hand[BONES_SEATS_MAX])
{
    bool any = false;
    memset(hand, 0, BONES_SEATS_MAX * sizeof *hand);
    for (int i = course->at; i < course->events->count; i++) {
        struct event event = course->events->item[i];
        if (event.kind == BONES_EVENT_ROUND || event.kind == BONES_EVENT_DEALT) {
            break;
        }
        bool shows = event.kind == BONES_EVENT_SHOWN;
        any = any || shows;
        if (shows || event.kind == BONES_EVENT_LED || event.kind == BONES_EVENT_PLACED) {
            hand[event.seat] |= bones_bit(event.card);
        }
    }
    return any;
}

/* Takes so many tiles out of a pool; fewer if it has no more. */
static uint32_t take_tiles(uint32_t *pool, int count)
{
    uint32_t taken = 0;
    for (; count > 0 && *pool != 0; count--) {
        uint32_t lowest = *pool & (0u - *pool);
        taken |= lowest;
        *pool &= ~lowest;
    }
    return taken;
}

/* Gives the others hands for a turn of one seat: with its tile, which is played; or, if it knocks, without
 * any that fits. Where the round ends they are those that are shown. False: there are no such hands. */
static bool imagine(const struct course *course, int mover, int tile, struct bones_state *state)
{
    const struct bones_observation *seen = &course->seen;
    const struct bones_public *pub = &seen->pub;
    uint32_t shown[BONES_SEATS_MAX];
    uint32_t pool = BONES_TILES_ALL & ~bones_laid(pub) & ~seen->hand;
    *state = state_of(seen);
    if (mover != seen->seat) {
        uint32_t lacks = bones_with[pub->seat[mover].lacks];
        uint32_t fits = tile == BONES_TILE_NONE ? bones_with[bones_open(&pub->board)] : 0;
        uint32_t may = pool & ~lacks & ~fits;
        uint32_t own = tile == BONES_TILE_NONE ? 0 : may & bones_bit(tile);
        may &= ~own;
        state->hand[mover] = own | take_tiles(&may, pub->seat[mover].tiles - bones_many(own));
        if ((tile != BONES_TILE_NONE && own == 0) ||
            bones_many(state->hand[mover]) != pub->seat[mover].tiles) {
            return false;
        }
        pool &= ~state->hand[mover];
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        if (seat != mover && seat != seen->seat) {
            state->hand[seat] = take_tiles(&pool, pub->seat[seat].tiles);
        }
    }
    if (collect_shown(course, shown)) {
        memcpy(state->hand, shown, sizeof state->hand);
        return shown[seen->seat] == seen->hand;
    }
    return true;
}

/* ---- moves --------------------------------------------------------------------------------------------- */

static bool is_told(const struct course *course, struct event expected, struct event told)
{
    bool card = told.kind != BONES_EVENT_DEALT   ? told.card == expected.card
                : told.seat == course->seen.seat ? told.card != BONES_TILE_NONE
                                                 : told.card == BONES_TILE_NONE;
    return card && told.kind == expected.kind && told.seat == expected.seat &&
           told.target == expected.target && told.value == expected.value && told.extra == expected.extra;
}

/* Whether what happened in an imagined state is what was told; then the seat knows what follows from it. What
 * follows from a deal is decided by hands that it does not know: that is still to be told. */
static bool take(struct course *course, const struct bones_state *state, const struct event_list *happened)
{
    struct bones_observation next = {.pub = state->pub, .seat = course->seen.seat};
    uint32_t dealt = 0;
    if (happened->count > course->events->count - course->at) {
        return false;
    }
    for (int i = 0; i < happened->count; i++) {
        struct event told = course->events->item[course->at + i];
        if (!is_told(course, happened->item[i], told)) {
            return false;
        }
        dealt |= told.kind == BONES_EVENT_DEALT ? bones_bit(told.card) : 0;
    }
    next.hand = dealt != 0 ? dealt : state->hand[next.seat];
    if (dealt != 0) {
        next.pub.phase = BONES_PHASE_DEALING;
        next.pub.turn = next.pub.namer = next.pub.leader = SEAT_NONE;
    }
    if (bones_check_seen(&next) != NULL) {
        return false;
    }
    course->seen = next;
    course->at += happened->count;
    course->dealt = course->dealt || dealt != 0;
    return true;
}

static bool is_dealing(const struct bones_public *pub)
{
    return pub->phase == BONES_PHASE_DEALING || pub->phase == BONES_PHASE_REDEAL;
}

/* Whether a seat may name the opening, as far as another one knows. */
static bool can_name(const struct bones_observation *seen, int namer)
{
    const struct bones_public *pub = &seen->pub;
    if (pub->opening != BONES_TILE_NONE || pub->chooser == SEAT_NONE || namer == SEAT_NONE) {
        return false;
    }
    if (pub->option[BONES_OPTION_OPENING] == BONES_OPENING_NAMED) {
        return namer == pub->chooser;
    }
    bool holds = (seen->hand & bones_doubles) != 0;
    for (int seat = pub->chooser; seat != namer; seat = bones_left_of(pub, seat)) {
        if (seat == seen->seat && holds) {
            return false; /* it would name itself */
        }
    }
    return namer != seen->seat || holds;
}

/* After a deal: the seat is asked whether to deal again, or another one may be; or the opening is named or
 * led by somebody. False: that cannot be. */
static bool go_on(struct bones_observation *seen, int phase, int turn)
{
    struct bones_observation next = *seen;
    struct bones_public *pub = &next.pub;
    pub->phase = (uint8_t)phase;
    pub->turn = (int8_t)turn;
    pub->namer = phase == BONES_PHASE_NAME ? pub->turn : SEAT_NONE;
    pub->leader = phase == BONES_PHASE_LEAD ? pub->turn : SEAT_NONE;
    bool may = is_dealing(pub)             ? pub->option[BONES_OPTION_REDEAL] != BONES_REDEAL_OFF
               : phase == BONES_PHASE_NAME ? can_name(seen, turn)
                                           : phase == BONES_PHASE_LEAD;
    if (!is_dealing(&seen->pub) || !may || bones_check_seen(&next) != NULL) {
        return false;
    }
    *seen = next;
    return true;
}

/* A tile or a knock. */
static bool play_turn(struct course *course, struct event event)
{
    bool knocks = event.kind == BONES_EVENT_PASSED;
    struct move move = {
        .kind = knocks ? BONES_MOVE_PASS : BONES_MOVE_PLAY, .card = event.card, .target = event.target};
    struct bones_state state;
    struct event_list happened = {.count = 0};
    if (is_dealing(&course->seen.pub) && !go_on(&course->seen, BONES_PHASE_LEAD, event.seat)) {
        return false;
    }
    const struct bones_public *pub = &course->seen.pub;
    if (pub->phase < BONES_PHASE_LEAD || event.seat != pub->turn || (knocks && pub->log_count == 0) ||
        !imagine(course, event.seat, event.card, &state)) {
        return false;
    }
    return bones_apply(&state, move, &happened) == REFUSAL_NONE && take(course, &state, &happened);
}

/* The opening is named; then whoever holds it leads, which the next event tells, or what is seen at the end.
 */
static bool play_name(struct course *course, struct event event, const struct bones_public *after)
{
    struct bones_observation next = course->seen;
    struct bones_public *pub = &next.pub;
    if (is_dealing(pub) && !go_on(&next, BONES_PHASE_NAME, event.seat)) {
        return false;
    }
    bool own = pub->option[BONES_OPTION_OPENING] == BONES_OPENING_OWN;
    struct move move = {.kind = BONES_MOVE_NAME, .card = event.card};
    uint32_t hand = event.seat == next.seat ? next.hand : ~next.hand;
    if (pub->phase != BONES_PHASE_NAME || event.seat != pub->turn || event.target != 0 || event.value != 0 ||
        event.extra != 0 || bones_legal(pub, hand, move) != REFUSAL_NONE) {
        return false;
    }
    course->at++;
    bool more = course->at < course->events->count;
    int leader = own ? event.seat : more ? course->events->item[course->at].seat : after->leader;
    pub->opening = event.card;
    pub->phase = BONES_PHASE_LEAD;
    pub->leader = pub->turn = (int8_t)leader;
    course->seen = next;
    return bones_check_seen(&next) == NULL;
}

/* A hand is shown, and all tiles are dealt again. */
static bool play_redeal(struct course *course, struct event event)
{
    struct bones_observation *seen = &course->seen;
    struct bones_state state = state_of(seen);
    struct event_list happened = {.count = 0};
    uint32_t shown[BONES_SEATS_MAX];
    bool own = event.seat == seen->seat;
    collect_shown(course, shown);
    if (!is_dealing(&seen->pub) || bones_many(shown[event.seat]) != BONES_HAND ||
        bones_many(shown[event.seat] & bones_doubles) < bones_redeal_doubles(&seen->pub) ||
        (own ? shown[event.seat] != seen->hand : (shown[event.seat] & seen->hand) != 0)) {
        return false;
    }
    state.hand[event.seat] = shown[event.seat];
    state.pub.phase = BONES_PHASE_REDEAL;
    state.pub.turn = event.seat;
    return bones_apply(&state, (struct move){.kind = BONES_MOVE_REDEAL}, &happened) == REFUSAL_NONE &&
           take(course, &state, &happened);
}

/* Plays the move that the next events tell. after: what is seen at the end. */
static bool play_next(struct course *course, const struct bones_public *after)
{
    struct event event = course->events->item[course->at];
    struct bones_state state = state_of(&course->seen);
    struct event_list happened = {.count = 0};
    switch (event.kind) {
    case BONES_EVENT_LED:
    case BONES_EVENT_PLACED:
    case BONES_EVENT_PASSED:
        return play_turn(course, event);
    case BONES_EVENT_NAMED:
        return play_name(course, event, after);
    case BONES_EVENT_REDEALT:
        return play_redeal(course, event);
    case BONES_EVENT_GAME:
    case BONES_EVENT_ROUND:
        return bones_apply(&state, (struct move){.kind = BONES_MOVE_NEXT}, &happened) == REFUSAL_NONE &&
               take(course, &state, &happened);
    default:
        return false;
    }
}

/* ---- from nothing -------------------------------------------------------------------------------------- */

/* Where the last round of the events begins, with the game that it begins; their number: nowhere. */
static int last_beginning(const struct event_list *events)
{
    int at = events->count - 1;
    while (at >= 0 && events->item[at].kind != BONES_EVENT_ROUND) {
        at--;
    }
    return at < 0 ? events->count : at > 0 && events->item[at - 1].kind == BONES_EVENT_GAME ? at - 1 : at;
}

/* Deals the round at this place of the events on an empty table; totals do not change while it lasts. */
static bool deal_first(struct course *course, const struct bones_observation *after)
{
    bool game = course->events->item[course->at].kind == BONES_EVENT_GAME;
    struct event begins = course->events->item[course->at + game];
    struct bones_state state;
    struct bones_public *pub = &state.pub;
    struct event_list happened = {.count = 0};
    if (begins.value < 1) {
        return false;
    }
    memset(&state, 0, sizeof state);
    state.rng = rng_make(0, RNG_DEAL);
    pub->seats = after->pub.seats;
    pub->sides = after->pub.sides;
    memcpy(pub->option, after->pub.option, sizeof pub->option);
    pub->winner = SEAT_NONE;
    pub->round = begins.value - 1;
    /* The seat that dominoed last is no longer told once another round is over. */
    bool over = after->pub.phase > BONES_PHASE_PLAY;
    pub->chooser = begins.extra != BONES_TILE_NONE ? SEAT_NONE : over ? after->pub.namer : after->pub.chooser;
    for (int seat = 0; seat < pub->seats; seat++) {
        pub->seat[seat] =
            (struct bones_seat){.total = after->pub.seat[seat].total, .games = after->pub.seat[seat].games};
    }
    course->seen = (struct bones_observation){.seat = after->seat};
    (game ? bones_open_game : bones_open_round)(&state, &happened);
    return take(course, &state, &happened);
}

bool bones_can_tell(const void *memory, struct event event)
{
    const struct bones_observation *seen = memory;
    return is_bounded(&seen->pub, event);
}

bool bones_fits(const void *before, const struct event_list *events, const void *memory)
{
    const struct bones_observation *after = memory;
    struct course course = {.events = events};
    if (!game_seen_bounded(&bones_game, after) || bones_check_seen(after) != NULL) {
        return false;
    }
    for (int i = 0; i < events->count; i++) {
        if (!bones_can_tell(after, events->item[i])) {
            return false;
        }
    }
    if (before) {
        memcpy(&course.seen, before, sizeof course.seen);
        if (course.seen.seat != after->seat) {
            return false;
        }
    } else {
        course.at = last_beginning(events);
        if (course.at < events->count && !deal_first(&course, after)) {
            return false;
        }
    }
    while (course.at < events->count) {
        if (!play_next(&course, &after->pub)) {
            return false;
        }
    }
    if (before == NULL) {
        return true;
    }
    if (!course.dealt && is_dealing(&after->pub) && after->pub.phase != course.seen.pub.phase) {
        return false; /* nobody is asked but after a deal */
    }
    bool settled = !is_dealing(&course.seen.pub) || go_on(&course.seen, after->pub.phase, after->pub.turn);
    return settled && game_seen_same(&bones_game, &course.seen, after);
}
