/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_voices.h"

#include "front/mille/drivers.h"

#include <string.h>

enum {
    HITS_BACK_TURNS = 2,
    STUCK_TURNS = 4,
    NEAR_MILES = 100,
    TRIP_POINTS = 400, /* the least that an arrival brings beside its miles */
};

static const struct voice_event events[MILLE_VOICES - VOICE_OF_GAME] = {
    [VOICE_HITS - VOICE_OF_GAME] = {"hits", VOICE_HITS, 3, .mood = VOICE_CALM, .mishap = true},
    [VOICE_HITS_BACK - VOICE_OF_GAME] = {"hits.back", VOICE_HITS, 3, .mood = VOICE_CALM, .mishap = true},
    [VOICE_HITS_GAS - VOICE_OF_GAME] = {"hits.gas", VOICE_HITS, 3, .mood = VOICE_CALM, .mishap = true},
    [VOICE_HITS_TIRE - VOICE_OF_GAME] = {"hits.tire", VOICE_HITS, 3, .mood = VOICE_CALM, .mishap = true},
    [VOICE_HITS_STOP - VOICE_OF_GAME] = {"hits.stop", VOICE_HITS, 3, .mood = VOICE_CALM, .mishap = true},
    [VOICE_HITS_LIMIT - VOICE_OF_GAME] = {"hits.limit", VOICE_HITS, 3, .mood = VOICE_CALM, .mishap = true},
    [VOICE_HIT - VOICE_OF_GAME] = {"hit", VOICE_HIT, 3, .mood = VOICE_STUNG},
    [VOICE_HIT_GAS - VOICE_OF_GAME] = {"hit.gas", VOICE_HIT, 3, .mood = VOICE_STUNG},
    [VOICE_HIT_TIRE - VOICE_OF_GAME] = {"hit.tire", VOICE_HIT, 3, .mood = VOICE_STUNG},
    [VOICE_HIT_ACC - VOICE_OF_GAME] = {"hit.acc", VOICE_HIT, 3, .mood = VOICE_STUNG},
    [VOICE_HIT_STOP - VOICE_OF_GAME] = {"hit.stop", VOICE_HIT, 3, .mood = VOICE_STUNG},
    [VOICE_HIT_LIMIT - VOICE_OF_GAME] = {"hit.limit", VOICE_HIT, 3, .mood = VOICE_STUNG},
    [VOICE_CURE - VOICE_OF_GAME] = {"cure", VOICE_CURE, 4, .mood = VOICE_CALM},
    [VOICE_CURE_TIRE - VOICE_OF_GAME] = {"cure.tire", VOICE_CURE, 4, .mood = VOICE_CALM},
    [VOICE_CURE_ACC - VOICE_OF_GAME] = {"cure.acc", VOICE_CURE, 4, .mood = VOICE_CALM},
    [VOICE_SAFE - VOICE_OF_GAME] = {"safe", VOICE_SAFE, 4, .mood = VOICE_CALM},
    [VOICE_COUP - VOICE_OF_GAME] = {"coup", VOICE_COUP, 2, .mood = VOICE_PLEASED, .mishap = true},
    [VOICE_OUCH - VOICE_OF_GAME] = {"ouch", VOICE_OUCH, 2, .mood = VOICE_STUNG},
    [VOICE_TWO_HUNDRED - VOICE_OF_GAME] = {"200", VOICE_TWO_HUNDRED, 3, .mood = VOICE_PLEASED},
    [VOICE_STUCK - VOICE_OF_GAME] = {"stuck", VOICE_STUCK, 4, .mood = VOICE_STUNG},
    [VOICE_NEAR - VOICE_OF_GAME] = {"near", VOICE_NEAR, 3, .mood = VOICE_CALM, .ending = true},
    [VOICE_TRIP - VOICE_OF_GAME] = {"trip", VOICE_TRIP, 3, .mood = VOICE_PLEASED},
    [VOICE_LOST - VOICE_OF_GAME] = {"lost", VOICE_LOST, 3, .mood = VOICE_CALM},
    [VOICE_EXT - VOICE_OF_GAME] = {"ext", VOICE_EXT, 2, .mood = VOICE_CALM},
    [VOICE_SHUT - VOICE_OF_GAME] = {"shut", VOICE_SHUT, 2, .mood = VOICE_CALM, .mishap = true},
    [VOICE_BLANK - VOICE_OF_GAME] = {"blank", VOICE_BLANK, 2, .mood = VOICE_CALM},
    [VOICE_SLOW - VOICE_OF_GAME] = {"slow", VOICE_SLOW, 4, .mood = VOICE_CALM},
};

static int winner(const struct event *end)
{
    return end->value; /* a side, whose first seat speaks for it */
}

const struct voice_cast MILLE_CAST = {
    .event = events,
    .events = MILLE_VOICES,
    .opponent = MILLE_OPPONENTS,
    .spacing = 8,
    .most = 3,
    .behind = 2000,
    .begins = EVENT_GAME_STARTED,
    .begins_with = EVENT_HAND_STARTED,
    .ends = EVENT_GAME_ENDED,
    .ends_with = EVENT_HAND_ENDED,
    .winner = winner,
};

/* The kind of VOICE_HITS, or of VOICE_HIT, that a hazard is; the event itself where it has no kind. */
static int kind_of_hazard(int card, bool plays)
{
    static const struct {
        uint8_t plays, is_hit;
    } kinds[CARD_KINDS] = {[CARD_OUT_OF_GAS] = {VOICE_HITS_GAS, VOICE_HIT_GAS},
                           [CARD_FLAT_TIRE] = {VOICE_HITS_TIRE, VOICE_HIT_TIRE},
                           [CARD_ACCIDENT] = {VOICE_HITS, VOICE_HIT_ACC},
                           [CARD_STOP] = {VOICE_HITS_STOP, VOICE_HIT_STOP},
                           [CARD_SPEED_LIMIT] = {VOICE_HITS_LIMIT, VOICE_HIT_LIMIT}};
    return plays ? kinds[card].plays : kinds[card].is_hit;
}

/* An event and, where there is one, the kind of it. */
static void add(struct voice_moment *moment, int event, int kind, int seat, int at)
{
    voice_moment_add(moment, event, seat, at);
    if (kind != event) {
        voice_moment_add(moment, kind, seat, at);
    }
}

struct look {
    struct mille_watch *watch;
    const struct mille_public *pub;
    const struct voice_look *at;
    struct voice_moment *moment;
};

static bool is_here(const struct look *look, int side)
{
    return side == mille_side_of(look->pub, look->at->viewer);
}

/* The seats of a side that are no person's, from the first one on; VOICE_NOBODY after the last. */
static int speaker_of(const struct look *look, int side)
{
    for (int seat = side; seat < look->pub->seats; seat += look->pub->sides) {
        if (!voices_is_person(look->at, seat)) {
            return seat;
        }
    }
    return side;
}

static void see_hazard(const struct look *look, const struct event *event, int at)
{
    struct mille_watch *watch = look->watch;
    if (is_here(look, event->target)) {
        add(look->moment, VOICE_HITS, kind_of_hazard(event->card, true), event->seat, at);
        if (watch->hit[event->seat] > 0) {
            voice_moment_add(look->moment, VOICE_HITS_BACK, event->seat, at);
        }
    } else if (event->seat == look->at->viewer) {
        add(look->moment, VOICE_HIT, kind_of_hazard(event->card, false), speaker_of(look, event->target), at);
        for (int seat = event->target; seat < look->pub->seats; seat += look->pub->sides) {
            watch->hit[seat] = HITS_BACK_TURNS + 1;
        }
    }
}

static void see_distance(const struct look *look, const struct event *event, int at)
{
    int left = look->pub->goal - event->value, before = left + mille_cards[event->card].miles;
    if (event->card == CARD_200) {
        voice_moment_add(look->moment, VOICE_TWO_HUNDRED, event->seat, at);
    }
    if (left > 0 && left <= NEAR_MILES && before > NEAR_MILES) {
        voice_moment_add(look->moment, VOICE_NEAR, event->seat, at);
    }
}

static void see_remedy(const struct look *look, const struct event *event, int at)
{
    static const uint8_t kinds[CARD_KINDS] = {
        [CARD_GASOLINE] = VOICE_CURE, [CARD_SPARE_TIRE] = VOICE_CURE_TIRE, [CARD_REPAIRS] = VOICE_CURE_ACC};
    if (kinds[event->card]) {
        add(look->moment, VOICE_CURE, kinds[event->card], event->seat, at);
    }
}

/* A turn of an opponent ended. */
static void see_turn(const struct look *look, int seat, bool drove, int at)
{
    struct mille_watch *watch = look->watch;
    watch->hit[seat] -= watch->hit[seat] > 0;
    watch->dry[seat] = drove ? 0 : watch->dry[seat] + 1;
    if (watch->dry[seat] > 0 && watch->dry[seat] % STUCK_TURNS == 0) {
        voice_moment_add(look->moment, VOICE_STUCK, seat, at);
    }
}

static void see_played(const struct look *look, const struct event *event, int at)
{
    enum mille_family family = mille_cards[event->card].family;
    bool opposite = !is_here(look, mille_side_of(look->pub, event->seat));
    bool own = event->seat == look->at->viewer;
    if (family == FAMILY_HAZARD) {
        see_hazard(look, event, at);
    } else if (opposite && family == FAMILY_DISTANCE) {
        see_distance(look, event, at);
    } else if (opposite && family == FAMILY_REMEDY) {
        see_remedy(look, event, at);
    } else if (opposite && family == FAMILY_SAFETY && !events_find(look->at->seen, EVENT_COUP_FOURRE)) {
        voice_moment_add(look->moment, VOICE_SAFE, event->seat, at);
    }
    if (opposite && family != FAMILY_SAFETY) {
        see_turn(look, event->seat, family == FAMILY_DISTANCE, at);
    } else if (own && family != FAMILY_SAFETY && look->watch->slow) {
        voice_moment_add(look->moment, VOICE_SLOW, VOICE_NOBODY, at);
    }
}

static int own_side(const struct look *look)
{
    return mille_side_of(look->pub, look->at->viewer);
}

/* Who speaks of having driven no mile: of two sides the other one, of more the first without a mile. */
static int blank_of(const struct look *look)
{
    int side = 0;
    while (side < look->pub->sides && (look->pub->side[side].miles > 0 || is_here(look, side))) {
        side++;
    }
    return look->pub->sides == 2 ? VOICE_NOBODY : speaker_of(look, side);
}

static void see_hand_end(const struct look *look, const struct event *event, int at)
{
    if (event->seat == SEAT_NONE) {
        return;
    }
    int16_t line[SCORE_LINES];
    int side = mille_side_of(look->pub, event->seat);
    bool ours = is_here(look, side);
    mille_score(look->pub, side, line);
    int speaker = ours ? VOICE_NOBODY : event->seat;
    voice_moment_add(look->moment, ours ? VOICE_LOST : VOICE_TRIP, speaker, at);
    if (line[SCORE_SHUT_OUT] > 0 && ours) {
        voice_moment_add(look->moment, VOICE_BLANK, blank_of(look), at);
    } else if (line[SCORE_SHUT_OUT] > 0 && !ours && look->pub->side[own_side(look)].miles == 0) {
        voice_moment_add(look->moment, VOICE_SHUT, speaker, at);
    }
}

static void see_event(const struct look *look, const struct event *event, int at)
{
    bool ours = event->seat >= 0 && is_here(look, mille_side_of(look->pub, event->seat));
    switch (event->kind) {
    case EVENT_HAND_STARTED:
        memset(look->watch->dry, 0, sizeof look->watch->dry);
        memset(look->watch->hit, 0, sizeof look->watch->hit);
        break;
    case EVENT_PLAYED:
        see_played(look, event, at);
        break;
    case EVENT_DISCARDED:
        if (!ours) {
            see_turn(look, event->seat, false, at);
        } else if (event->seat == look->at->viewer && look->watch->slow) {
            voice_moment_add(look->moment, VOICE_SLOW, VOICE_NOBODY, at);
        }
        break;
    case EVENT_COUP_FOURRE:
        voice_moment_add(look->moment, ours ? VOICE_OUCH : VOICE_COUP, ours ? VOICE_NOBODY : event->seat, at);
        break;
    case EVENT_EXTENDED:
        voice_moment_add(look->moment, VOICE_EXT, VOICE_NOBODY, at);
        break;
    case EVENT_HAND_ENDED:
        see_hand_end(look, event, at);
        break;
    default:
        break;
    }
}

/* One card may end the game: with it a side arrives, and a side then has 5000, or the game is one hand. */
static bool is_ending(const struct mille_public *pub)
{
    for (int side = 0; side < pub->sides; side++) {
        const struct mille_side *driver = &pub->side[side];
        int left = pub->goal - driver->miles;
        bool arrives = left == 25 || left == 50 || left == 75 || left == 100 ||
                       (left == 200 && driver->distance[mille_distance_index(CARD_200)] < RACERS_MAX);
        for (int other = 0; arrives && other < pub->sides; other++) {
            int points = mille_overall(pub, other) + (other == side ? left + TRIP_POINTS : 0);
            if (points >= GAME_POINTS || pub->option[OPTION_LENGTH] == LENGTH_HAND) {
                return true;
            }
        }
    }
    return false;
}

/* Partners of the viewer speak for themselves alone, and do not comment on a game that their side has won or
 * lost. */
static void keep_partners_apart(const struct look *look, struct voice_moment *moment)
{
    const struct mille_public *pub = look->pub;
    int own = own_side(look), best = VOICE_NOBODY, kept = 0;
    for (int seat = 0; seat < pub->seats; seat++) {
        bool partner = mille_side_of(pub, seat) == own && seat != look->at->viewer;
        moment->mute = (uint8_t)(moment->mute | (partner ? 1u << (unsigned)seat : 0));
        bool speaks = mille_side_of(pub, seat) != own && !voices_is_person(look->at, seat);
        if (speaks && (best == VOICE_NOBODY || look->at->points[seat] > look->at->points[best])) {
            best = seat;
        }
    }
    for (int i = 0; i < moment->count; i++) {
        struct voice_candidate candidate = moment->candidate[i];
        bool muted = candidate.seat >= 0 && ((unsigned)moment->mute >> candidate.seat & 1u) != 0;
        if (muted && candidate.event == VOICE_LOSE) {
            candidate.seat = best;
        }
        bool drops = muted && (candidate.event == VOICE_WIN || candidate.seat == VOICE_NOBODY);
        moment->candidate[kept] = candidate;
        kept += !drops;
    }
    moment->count = kept;
}

struct voice_moment mille_voices_moment(struct mille_watch *watch, const struct mille_public *pub, long move,
                                        struct voice_look *look)
{
    for (int seat = 0; seat < pub->seats; seat++) {
        look->points[seat] = mille_overall(pub, mille_side_of(pub, seat));
    }
    struct voice_moment moment = voices_look(&MILLE_CAST, look);
    const struct look now = {watch, pub, look, &moment};
    moment.move = move;
    moment.hand = pub->hand_number;
    moment.ending = is_ending(pub);
    keep_partners_apart(&now, &moment);
    for (int i = 0; i < look->seen->count; i++) {
        see_event(&now, &look->seen->item[i], i);
    }
    return moment;
}
