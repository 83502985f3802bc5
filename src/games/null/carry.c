/* SPDX-License-Identifier: MIT */
/* The null game between machines: observations as text, what can have happened, and chance. */
#include "table/carry.h"
#include "games/null/inside.h"

#include <string.h>

enum { NULL_ROUNDS_MOST = 1000000 };

bool null_carry(struct carry *carry, void *observation)
{
    struct null_observation *seen = observation;
    struct null_public *pub = &seen->pub;
    if (carry->way == CARRY_READS) {
        memset(seen, 0, sizeof *seen);
    }
    carry_u8(carry, &pub->seats, 1, SEATS_MAX);
    carry_u8(carry, &pub->sides, 1, SEATS_MAX);
    carry_that(carry, game_can_seat(&null_game, pub->seats, pub->sides));
    carry_u8(carry, &pub->cards, NULL_HIGHEST_SIX, NULL_HIGHEST_NINE);
    carry_that(carry, pub->cards == NULL_HIGHEST_SIX || pub->cards == NULL_HIGHEST_NINE);
    if (!carry->failed) { /* the seats are known */
        carry_u8(carry, &pub->turn, 0, pub->seats);
        carry_bytes(carry, pub->shown, pub->seats, 0, pub->cards);
        carry_i32(carry, &pub->round, 1, NULL_ROUNDS_MOST);
        for (int side = 0; side < pub->sides; side++) {
            carry_i32(carry, &pub->won[side], 0, NULL_ROUNDS_MOST);
        }
        carry_u8(carry, &seen->card, 0, pub->cards);
    }
    return carry_end(carry);
}

bool null_is_of(const void *observation, const struct game_setup *setup, int seat)
{
    const struct null_observation *seen = observation;
    bool nine = setup->option[NULL_OPTION_CARDS] == NULL_CARDS_NINE;
    return seen->pub.seats == setup->seats && seen->pub.sides == setup->sides &&
           seen->pub.cards == (nine ? NULL_HIGHEST_NINE : NULL_HIGHEST_SIX) &&
           (seen->card == 0) == (seat == SEAT_NONE);
}

/* Whether an event keeps its bounds; and, played, whether it can happen now. */
static bool null_event_bounded(const struct null_public *pub, struct event event)
{
    bool of_seat = event.seen == SEEN_BY_ALL && event.kind >= NULL_EVENT_DEALT &&
                   event.kind <= NULL_EVENT_FOLDED && event.seat >= 0 && event.seat < pub->seats &&
                   event.value == 0;
    bool of_table = event.seen == SEEN_BY_ALL && event.kind == NULL_EVENT_WON && event.seat == SEAT_NONE &&
                    event.value >= -1 && event.value < pub->sides;
    return (of_seat || of_table) && event.card <= pub->cards && event.target == 0 && event.extra == 0 &&
           (event.card == 0 || event.kind == NULL_EVENT_DEALT || event.kind == NULL_EVENT_SHOWED);
}

/* What may follow, and what the observer has been dealt so far. */
struct null_course {
    struct null_observation seen;
    int dealt; /* the next seat of a deal under way; `seats`: none is */
    bool won;  /* the round has been won */
};

static bool null_step(struct null_course *course, struct event event)
{
    struct null_public *pub = &course->seen.pub;
    switch (event.kind) {
    case NULL_EVENT_DEALT:
        if (event.seat == 0 ? !course->won : event.seat != course->dealt) {
            return false;
        }
        course->seen.card = event.seat == 0 ? 0 : course->seen.card;
        if (event.card != 0 && course->seen.card != 0) {
            return false; /* nobody sees two cards */
        }
        course->seen.card = event.card != 0 ? event.card : course->seen.card;
        course->dealt = event.seat + 1;
        course->won = false;
        break;
    case NULL_EVENT_SHOWED:
    case NULL_EVENT_FOLDED:
        if (course->dealt != pub->seats || course->won || pub->turn != event.seat ||
            (event.kind == NULL_EVENT_SHOWED) != (event.card != 0)) {
            return false;
        }
        break;
    default:
        if (course->won || pub->turn != pub->seats || event.value != null_winner(pub)) {
            return false;
        }
        course->won = true;
        break;
    }
    null_follow(pub, event);
    return true;
}

bool null_can_tell(const void *seen, struct event event)
{
    return null_event_bounded(&((const struct null_observation *)seen)->pub, event);
}

bool null_fits(const void *before, const struct event_list *events, const void *after)
{
    const struct null_observation *seen = after;
    struct null_course course = {.dealt = seen->pub.seats, .won = true};
    if (!game_seen_bounded(&null_game, seen) || seen->card == 0) {
        return false;
    }
    bool plays = before != NULL;
    course.seen.pub = seen->pub;
    if (before) {
        memcpy(&course.seen, before, sizeof course.seen);
        course.won = course.seen.pub.turn == course.seen.pub.seats;
    }
    for (int i = 0; i < events->count; i++) {
        struct event event = events->item[i];
        plays = plays || (event.kind == NULL_EVENT_DEALT && event.seat == 0);
        if (!null_event_bounded(&seen->pub, event) || (plays && !null_step(&course, event))) {
            return false;
        }
    }
    bool whole =
        course.dealt == seen->pub.seats && course.won == (course.seen.pub.turn == course.seen.pub.seats);
    return before == NULL || (whole && game_seen_same(&null_game, &course.seen, seen));
}

bool null_chance(const void *state, struct move move, struct text *what)
{
    (void)state;
    if (move.kind == NULL_MOVE_NEXT) {
        text_add(what, "deal");
    }
    return move.kind == NULL_MOVE_NEXT;
}

void null_reseed(void *memory, uint64_t seed, uint64_t stream)
{
    struct null_state *state = memory;
    state->rng = rng_make(seed, stream);
}
