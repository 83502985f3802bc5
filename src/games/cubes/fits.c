/* SPDX-License-Identifier: MIT */
/* Whether events can have happened. Everybody sees everything but what chance will bring: each move is told
 * from its events and played with what chance brought, and what that tells must be what was told. */
#include "games/cubes/inside.h"

#include <string.h>

/* What the fields of an event may hold, by its kind; value is 0 or more. */
struct bounds {
    bool seat, table;            /* a seat acts; nobody does */
    uint8_t card, target, extra; /* the most */
    int16_t value;               /* likewise */
};

static const struct bounds bounds[CUBES_EVENT_KINDS] = {
    [CUBES_EVENT_GAME_STARTED] = {.seat = true, .extra = 1, .value = INT16_MAX},
    [CUBES_EVENT_TURN] = {.seat = true, .value = INT16_MAX},
    [CUBES_EVENT_ROLLED] = {.seat = true, .target = CUBES_ALL},
    [CUBES_EVENT_DIE] = {.seat = true, .card = CUBES_FACES - 1, .target = CUBES_DICE - 1},
    [CUBES_EVENT_SCORED] = {.seat = true,
                            .card = CUBES_COMBINATIONS - 1,
                            .extra = CUBES_ALL,
                            .value = INT16_MAX},
    [CUBES_EVENT_FORGOT] = {.seat = true, .value = INT16_MAX},
    [CUBES_EVENT_ALL_FIVE] = {.seat = true},
    [CUBES_EVENT_GAVE_UP] = {.seat = true, .extra = CUBES_ALL, .value = INT16_MAX},
    [CUBES_EVENT_HELD] = {.seat = true, .extra = CUBES_ALL, .value = INT16_MAX},
    [CUBES_EVENT_BUST] = {.seat = true, .value = INT16_MAX},
    [CUBES_EVENT_STOOD] = {.seat = true, .value = INT16_MAX},
    [CUBES_EVENT_ON_BOARD] = {.seat = true},
    [CUBES_EVENT_OFF_BOARD] = {.seat = true},
    [CUBES_EVENT_OVERTIME] = {.seat = true, .table = true, .value = INT16_MAX},
    [CUBES_EVENT_LEFT] = {.seat = true},
    [CUBES_EVENT_GAME_ENDED] = {.seat = true, .table = true},
};

static bool is_bounded(const struct cubes_public *pub, struct event event)
{
    if (event.kind == CUBES_EVENT_NONE || event.kind >= CUBES_EVENT_KINDS || event.seen != SEEN_BY_ALL) {
        return false;
    }
    const struct bounds *of = &bounds[event.kind];
    bool acts = event.seat == SEAT_NONE ? of->table : of->seat && event.seat >= 0 && event.seat < pub->seats;
    return acts && event.card <= of->card && event.target <= of->target && event.extra <= of->extra &&
           event.value >= 0 && event.value <= of->value;
}

/* Whether a game can be of this kind by the options. */
static bool kind_can_be(const struct cubes_public *pub)
{
    static const int32_t goals[] = {
        [CUBES_GAME_STANDARD] = CUBES_GOAL_STANDARD, [CUBES_GAME_BLITZ] = CUBES_GOAL_BLITZ};
    int game = pub->option[CUBES_OPTION_GAME], with = pub->option[CUBES_OPTION_JOKERS];
    return (game == CUBES_GAME_CHANCE || pub->goal == goals[game]) &&
           (with == CUBES_JOKERS_SIXTH || pub->jokers == (with == CUBES_JOKERS_ALWAYS));
}

/* What all know, and how far the events have been played. */
struct course {
    struct cubes_state state;
    const struct event_list *events;
    int at;
};

/* Whether what happened is what was told. */
static bool take(struct course *course, const struct event_list *happened)
{
    if (happened->count > course->events->count - course->at) {
        return false;
    }
    for (int i = 0; i < happened->count; i++) {
        struct event told = course->events->item[course->at + i], expected = happened->item[i];
        if (!event_alike(told, expected) || told.target != expected.target || told.value != expected.value ||
            told.extra != expected.extra) {
            return false;
        }
    }
    course->at += happened->count;
    return cubes_check(&course->state) == NULL && kind_can_be(&course->state.pub);
}

/* The roll that the next events tell, and its dice. */
static struct move roll_of(const struct course *course, struct cubes_fate *fate)
{
    const struct event_list *events = course->events;
    int i = course->at;
    while (i < events->count && events->item[i].kind != CUBES_EVENT_ROLLED) {
        i++;
    }
    struct move move = {.kind = CUBES_MOVE_ROLL, .card = i < events->count ? events->item[i].target : 0};
    for (i++; i < events->count && events->item[i].kind == CUBES_EVENT_DIE; i++) {
        fate->face[events->item[i].target] = events->item[i].card;
    }
    return move;
}

static struct cubes_fate kind_of(struct event started)
{
    return (struct cubes_fate){.goal = started.value * CUBES_FIFTY, .jokers = started.extra};
}

/* Plays the move that the next events tell. */
static bool play_next(struct course *course)
{
    struct event first = course->events->item[course->at];
    struct cubes_fate fate = {.goal = 0};
    struct move move = {.kind = CUBES_MOVE_NONE};
    switch (first.kind) {
    case CUBES_EVENT_GAVE_UP:
    case CUBES_EVENT_HELD:
    case CUBES_EVENT_ROLLED:
        move = roll_of(course, &fate);
        break;
    case CUBES_EVENT_STOOD:
        move.kind = CUBES_MOVE_HOLD;
        break;
    case CUBES_EVENT_LEFT:
        move.kind = CUBES_MOVE_LEAVE;
        break;
    case CUBES_EVENT_GAME_STARTED:
        move.kind = CUBES_MOVE_NEXT;
        fate = kind_of(first);
        break;
    default:
        break;
    }
    if (cubes_legal(&course->state.pub, move) != REFUSAL_NONE) {
        return false;
    }
    struct event_list happened = {.count = 0};
    cubes_do(&course->state, move, &fate, &happened);
    return take(course, &happened);
}

/* Where the last game of the events begins; their number: nowhere. */
static int last_beginning(const struct event_list *events)
{
    int at = events->count - 1;
    while (at >= 0 && events->item[at].kind != CUBES_EVENT_GAME_STARTED) {
        at--;
    }
    return at < 0 ? events->count : at;
}

/* Begins the game at this place of the events. */
static bool open_first(struct course *course, const struct cubes_public *after)
{
    struct cubes_public *pub = &course->state.pub;
    struct event first = course->events->item[course->at];
    struct cubes_fate fate = kind_of(first);
    struct event_list happened = {.count = 0};
    pub->seats = after->seats;
    memcpy(pub->option, after->option, sizeof pub->option);
    pub->first = (uint8_t)first.seat;
    pub->game = after->game;
    cubes_open_game(&course->state, &fate, &happened);
    return take(course, &happened);
}

bool cubes_can_tell(const void *seen, struct event event)
{
    return is_bounded(seen, event);
}

bool cubes_fits(const void *before, const struct event_list *events, const void *memory)
{
    const struct cubes_public *after = memory;
    struct course course = {.events = events};
    if (!game_seen_bounded(&cubes_game, after) || cubes_check(after) != NULL || !kind_can_be(after)) {
        return false;
    }
    for (int i = 0; i < events->count; i++) {
        if (!cubes_can_tell(after, events->item[i])) {
            return false;
        }
    }
    if (before) {
        memcpy(&course.state.pub, before, sizeof course.state.pub);
        if (course.state.pub.seats != after->seats) {
            return false;
        }
    } else {
        course.at = last_beginning(events);
        if (course.at < events->count && !open_first(&course, after)) {
            return false;
        }
    }
    while (course.at < events->count) {
        if (!play_next(&course)) {
            return false;
        }
    }
    return before == NULL || game_seen_same(&cubes_game, &course.state.pub, after);
}
