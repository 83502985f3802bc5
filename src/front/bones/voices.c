/* SPDX-License-Identifier: MIT */
#include "front/bones/voices.h"

#include "front/bones/bones_front.h"

/* In the order of enum bones_voice. */
static const struct voice_event events[BONES_VOICES - VOICE_OF_GAME] = {
    {"10", BONES_VOICE_TEN, 4, .mood = VOICE_CALM},
    {"15", BONES_VOICE_FIFTEEN, 4, .mood = VOICE_CALM},
    {"20", BONES_VOICE_TWENTY, 3, .mood = VOICE_PLEASED},
    {"knock", BONES_VOICE_KNOCK, 4, .felt = VOICE_STUNG},
    {"uknock", BONES_VOICE_UKNOCK, 4, .mishap = true},
    {"name", BONES_VOICE_NAME, 3, .mood = VOICE_CALM},
    {"redeal", BONES_VOICE_REDEAL, 3, .mood = VOICE_CALM},
    {"domino", BONES_VOICE_DOMINO, 2, .mood = VOICE_PLEASED},
    {"locked", BONES_VOICE_LOCKED, 3, .mood = VOICE_CALM},
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

/* What the seat itself says of an event, and what any opponent may say; 0: nothing. */
static const struct {
    uint8_t own, common;
} said[BONES_EVENT_KINDS] = {
    [BONES_EVENT_NAMED] = {.own = BONES_VOICE_NAME},
    [BONES_EVENT_DOMINOED] = {.own = BONES_VOICE_DOMINO},
    [BONES_EVENT_PASSED] = {.own = BONES_VOICE_KNOCK, .common = BONES_VOICE_UKNOCK},
    [BONES_EVENT_REDEALT] = {.common = BONES_VOICE_REDEAL},
    [BONES_EVENT_LOCKED] = {.common = BONES_VOICE_LOCKED},
};

/* What a seat says of its points by one tile: 10, 15 or 20; 0: nothing. */
static int said_of_score(const struct event *event)
{
    bool tile = event->extra == BONES_LINE_ENDS || event->extra == BONES_LINE_BIG_FIVE;
    return !tile                ? 0
           : event->value == 10 ? BONES_VOICE_TEN
           : event->value == 15 ? BONES_VOICE_FIFTEEN
           : event->value == 20 ? BONES_VOICE_TWENTY
                                : 0;
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
        int own = event->kind == BONES_EVENT_SCORED ? said_of_score(event) : said[event->kind].own;
        int common = said[event->kind].common;
        watch->tiles += event->kind == BONES_EVENT_LED || event->kind == BONES_EVENT_PLACED;
        watch->rounds += event->kind == BONES_EVENT_ROUND;
        if (own && !person && event->seat != SEAT_NONE) {
            voice_moment_add(&moment, own, event->seat, i);
        }
        if (common && (person || event->kind != BONES_EVENT_PASSED)) { /* of a person's knock */
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
