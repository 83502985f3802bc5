/* SPDX-License-Identifier: MIT */
#include "front/bones/voices.h"

#include "front/bones/bones_front.h"

static const struct voice_event events[BONES_VOICES - VOICE_OF_GAME] = {
    [BONES_VOICE_TEN - VOICE_OF_GAME] = {"10", BONES_VOICE_TEN, 4, .mood = VOICE_CALM},
    [BONES_VOICE_FIFTEEN - VOICE_OF_GAME] = {"15", BONES_VOICE_FIFTEEN, 4, .mood = VOICE_CALM},
    [BONES_VOICE_TWENTY - VOICE_OF_GAME] = {"20", BONES_VOICE_TWENTY, 3, .mood = VOICE_PLEASED},
    [BONES_VOICE_KNOCK - VOICE_OF_GAME] = {"knock", BONES_VOICE_KNOCK, 4, .mood = VOICE_CALM},
    [BONES_VOICE_UKNOCK - VOICE_OF_GAME] = {"uknock", BONES_VOICE_UKNOCK, 4, .mishap = true},
    [BONES_VOICE_NAME - VOICE_OF_GAME] = {"name", BONES_VOICE_NAME, 3, .mood = VOICE_CALM},
    [BONES_VOICE_REDEAL - VOICE_OF_GAME] = {"redeal", BONES_VOICE_REDEAL, 3, .mood = VOICE_CALM},
    [BONES_VOICE_DOMINO - VOICE_OF_GAME] = {"domino", BONES_VOICE_DOMINO, 2, .mood = VOICE_PLEASED},
    [BONES_VOICE_LOCKED - VOICE_OF_GAME] = {"locked", BONES_VOICE_LOCKED, 3, .mood = VOICE_CALM},
};

const struct voice_cast BONES_CAST = {
    .event = events,
    .events = BONES_VOICES,
    .opponent = BONES_OPPONENTS,
    .spacing = 8,
    .most = 3,
    .behind = 100,
    .begins = BONES_EVENT_GAME,
    .ends = BONES_EVENT_WON,
};

static int32_t points_of(const struct bones_public *pub, int seat)
{
    return pub->seat[seat].total + bones_round_points(&pub->seat[seat]);
}

/* The voice event of points by one tile; BONES_VOICES: none. */
static int event_of_score(const struct event *event)
{
    bool tile = event->extra == BONES_LINE_ENDS || event->extra == BONES_LINE_BIG_FIVE;
    switch (tile ? event->value : 0) {
    case 10:
        return BONES_VOICE_TEN;
    case 15:
        return BONES_VOICE_FIFTEEN;
    case 20:
        return BONES_VOICE_TWENTY;
    default:
        return BONES_VOICES;
    }
}

/* The voice event of which the seat itself speaks; BONES_VOICES: none. */
static int own_event(const struct event *event)
{
    switch (event->kind) {
    case BONES_EVENT_SCORED:
        return event_of_score(event);
    case BONES_EVENT_PASSED:
        return BONES_VOICE_KNOCK;
    case BONES_EVENT_NAMED:
        return BONES_VOICE_NAME;
    case BONES_EVENT_DOMINOED:
        return BONES_VOICE_DOMINO;
    default:
        return BONES_VOICES;
    }
}

/* The voice event of which any opponent may speak; BONES_VOICES: none. */
static int common_event(const struct event *event, bool person)
{
    switch (event->kind) {
    case BONES_EVENT_REDEALT:
        return BONES_VOICE_REDEAL;
    case BONES_EVENT_LOCKED:
        return BONES_VOICE_LOCKED;
    case BONES_EVENT_PASSED:
        return person ? BONES_VOICE_UKNOCK : BONES_VOICES;
    default:
        return BONES_VOICES;
    }
}

static void follow(struct bones_watch *watch, const struct event *event)
{
    watch->tiles += event->kind == BONES_EVENT_LED || event->kind == BONES_EVENT_PLACED;
    watch->rounds += event->kind == BONES_EVENT_ROUND;
}

struct voice_moment bones_voices_moment(struct bones_watch *watch, const struct bones_public *pub,
                                        struct voice_look *look)
{
    for (int seat = 0; seat < pub->seats; seat++) {
        look->points[seat] = points_of(pub, seat);
    }
    struct voice_moment moment = voices_look(&BONES_CAST, look);
    for (int i = 0; i < look->seen->count; i++) {
        const struct event *event = &look->seen->item[i];
        bool person = voices_is_person(look, event->seat);
        int own = person || event->seat == SEAT_NONE ? BONES_VOICES : own_event(event);
        int common = common_event(event, person);
        follow(watch, event);
        if (own != BONES_VOICES) {
            voice_moment_add(&moment, own, event->seat, i);
        }
        if (common != BONES_VOICES) {
            voice_moment_add(&moment, common, VOICE_NOBODY, i);
        }
    }
    moment.move = watch->tiles;
    moment.hand = watch->rounds;
    moment.ending = bones_voices_ending(pub);
    return moment;
}

/* A seat with one tile could go out: that ends the game if a seat has the goal already, or reaches it with
 * the most that the hands can hold. */
bool bones_voices_ending(const struct bones_public *pub)
{
    int32_t target = bones_target(pub);
    if (pub->phase == BONES_PHASE_GAME_OVER) {
        return true;
    }
    if (target == 0 || pub->phase != BONES_PHASE_PLAY) {
        return false;
    }
    int held = BONES_DOTS;
    int32_t most = 0;
    for (int i = 0; i < pub->log_count; i++) {
        held -= bones_dots(pub->log[i].tile);
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        most = points_of(pub, seat) > most ? points_of(pub, seat) : most;
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        bool last = pub->seat[seat].tiles == 1;
        if (last && (most >= target || points_of(pub, seat) + bones_rounded(held) >= target)) {
            return true;
        }
    }
    return false;
}
