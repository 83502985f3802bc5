/* SPDX-License-Identifier: MIT */
#include "front/cubes/voices.h"

#include "front/cubes/cubes_front.h"

enum {
    BIG = 1000 / CUBES_FIFTY,
    BUST_BIG = 600 / CUBES_FIFTY,
    HOLD_SMALL = 500 / CUBES_FIFTY,
    USER_BUST = 300 / CUBES_FIFTY,
    USER_RISK = 600 / CUBES_FIFTY,
};

static const struct voice_event events[CUBES_VOICES - VOICE_OF_GAME] = {
    [CUBES_VOICE_BIG - VOICE_OF_GAME] = {"big", CUBES_VOICE_BIG, 3, .mood = VOICE_PLEASED},
    [CUBES_VOICE_BUST - VOICE_OF_GAME] = {"bust", CUBES_VOICE_BUST, 4, .felt = VOICE_STUNG},
    [CUBES_VOICE_BUST_BIG - VOICE_OF_GAME] = {"bust.big", CUBES_VOICE_BUST, 3, .mood = VOICE_STUNG},
    [CUBES_VOICE_HOLD - VOICE_OF_GAME] = {"hold", CUBES_VOICE_HOLD, 4, .mood = VOICE_CALM},
    [CUBES_VOICE_HOT - VOICE_OF_GAME] = {"hot", CUBES_VOICE_HOT, 3, .mood = VOICE_PLEASED},
    [CUBES_VOICE_ON - VOICE_OF_GAME] = {"on", CUBES_VOICE_ON, 3, .felt = VOICE_PLEASED},
    [CUBES_VOICE_OFF - VOICE_OF_GAME] = {"off", CUBES_VOICE_OFF, 2, .mood = VOICE_CALM},
    [CUBES_VOICE_OVER - VOICE_OF_GAME] = {"over", CUBES_VOICE_OVER, 2, .mood = VOICE_CALM},
    [CUBES_VOICE_FIVE - VOICE_OF_GAME] = {"five", CUBES_VOICE_FIVE, 2, .mood = VOICE_PLEASED},
    [CUBES_VOICE_JOKER - VOICE_OF_GAME] = {"joker", CUBES_VOICE_JOKER, 3, .mood = VOICE_CALM},
    [CUBES_VOICE_UBUST - VOICE_OF_GAME] = {"ubust", CUBES_VOICE_UBUST, 4, .mood = VOICE_CALM, .mishap = true},
    [CUBES_VOICE_URISK - VOICE_OF_GAME] = {"urisk", CUBES_VOICE_URISK, 4, .mood = VOICE_CALM},
};

const struct voice_cast CUBES_CAST = {
    .event = events,
    .events = CUBES_VOICES,
    .opponent = CUBES_OPPONENTS,
    .spacing = 3,
    .most = 4,
    .behind = 4000,
    .begins = CUBES_EVENT_GAME_STARTED,
    .ends = CUBES_EVENT_GAME_ENDED,
};

/* A move while it is looked at. */
struct sight {
    struct cubes_watch *watch;
    const struct voice_look *look;
    struct voice_moment *moment;
};

void cubes_watch_start(struct cubes_watch *watch, const struct cubes_public *pub, uint8_t daring)
{
    *watch = (struct cubes_watch){
        .daring = daring, .points = cubes_turn_points(pub) / CUBES_FIFTY, .overtime = cubes_overtime(pub)};
    for (int seat = 0; seat < pub->seats; seat++) {
        watch->turns += pub->seat[seat].turns;
    }
}

/* An event of which the seat itself speaks, if it is an opponent's. */
static void own(const struct sight *sight, int event, int seat, int at)
{
    if (seat >= 0 && !voices_is_person(sight->look, seat)) {
        voice_moment_add(sight->moment, event, seat, at);
    }
}

static void see_bust(const struct sight *sight, const struct event *event, int at)
{
    if (!voices_is_person(sight->look, event->seat)) {
        own(sight, CUBES_VOICE_BUST, event->seat, at);
        if (event->value >= BUST_BIG) {
            own(sight, CUBES_VOICE_BUST_BIG, event->seat, at);
        }
    } else if (event->value >= USER_BUST) {
        voice_moment_add(sight->moment, CUBES_VOICE_UBUST, VOICE_NOBODY, at);
    }
}

/* What one roll has brought; called with its first combination. */
static void see_roll(const struct sight *sight, int at)
{
    int32_t points = 0;
    bool jokers = true;
    for (int i = 0; i < sight->look->seen->count; i++) {
        const struct event *event = &sight->look->seen->item[i];
        if (event->kind == CUBES_EVENT_SCORED) {
            if (i < at) {
                return;
            }
            points += event->value;
            jokers = jokers && event->card == CUBES_A_JOKER;
        }
    }
    if (points >= BIG) {
        own(sight, CUBES_VOICE_BIG, sight->look->seen->item[at].seat, at);
    }
    if (jokers) {
        own(sight, CUBES_VOICE_JOKER, sight->look->seen->item[at].seat, at);
    }
}

/* Follows the turn under way. */
static void follow(struct cubes_watch *watch, const struct event *event)
{
    switch (event->kind) {
    case CUBES_EVENT_GAME_STARTED:
        watch->overtime = false;
        break;
    case CUBES_EVENT_TURN:
        watch->turns++;
        watch->points = 0;
        break;
    case CUBES_EVENT_SCORED:
        watch->points += event->value;
        break;
    case CUBES_EVENT_FORGOT:
    case CUBES_EVENT_GAVE_UP:
        watch->points -= event->value;
        break;
    default:
        break;
    }
}

static void see_event(const struct sight *sight, const struct event *event, int at)
{
    struct cubes_watch *watch = sight->watch;
    switch (event->kind) {
    case CUBES_EVENT_ROLLED:
        if (voices_is_person(sight->look, event->seat) && watch->points >= USER_RISK) {
            voice_moment_add(sight->moment, CUBES_VOICE_URISK, VOICE_NOBODY, at);
        }
        break;
    case CUBES_EVENT_SCORED:
        see_roll(sight, at);
        if (event->card == CUBES_FIVE_ALIKE) {
            own(sight, CUBES_VOICE_FIVE, event->seat, at);
        }
        break;
    case CUBES_EVENT_ALL_FIVE:
        own(sight, CUBES_VOICE_HOT, event->seat, at);
        break;
    case CUBES_EVENT_BUST:
        see_bust(sight, event, at);
        break;
    case CUBES_EVENT_STOOD:
        if (event->value <= HOLD_SMALL || (unsigned)watch->daring >> event->seat & 1u) {
            own(sight, CUBES_VOICE_HOLD, event->seat, at);
        }
        break;
    case CUBES_EVENT_ON_BOARD:
        own(sight, CUBES_VOICE_ON, event->seat, at);
        break;
    case CUBES_EVENT_OFF_BOARD:
        own(sight, CUBES_VOICE_OFF, event->seat, at);
        break;
    case CUBES_EVENT_OVERTIME:
        if (!watch->overtime) {
            voice_moment_add(sight->moment, CUBES_VOICE_OVER, VOICE_NOBODY, at);
        }
        watch->overtime = true;
        break;
    default:
        break;
    }
}

struct voice_moment cubes_voices_moment(struct cubes_watch *watch, const struct cubes_public *pub,
                                        struct voice_look *look)
{
    for (int seat = 0; seat < pub->seats; seat++) {
        look->points[seat] = pub->seat[seat].score;
    }
    struct voice_moment moment = voices_look(&CUBES_CAST, look);
    const struct sight sight = {.watch = watch, .look = look, .moment = &moment};
    moment.hand = pub->game;
    moment.ending = cubes_voices_ending(pub);
    for (int i = 0; i < look->seen->count; i++) {
        follow(watch, &look->seen->item[i]);
        see_event(&sight, &look->seen->item[i], i);
    }
    moment.move = watch->turns;
    return moment;
}

bool cubes_voices_ending(const struct cubes_public *pub)
{
    if (pub->phase == CUBES_PHASE_OVER) {
        return true;
    }
    int32_t points = cubes_turn_points(pub);
    struct cubes_public held = *pub;
    held.seat[pub->turn].score += points > CUBES_GATE ? points : CUBES_GATE;
    int32_t lead;
    return held.seat[pub->turn].score >= pub->goal && cubes_ahead(&held, &lead) == pub->turn &&
           (lead >= CUBES_LEAD || cubes_staying(pub) == 1);
}
