/* SPDX-License-Identifier: MIT */
#include "mille/tally.h"

#include <string.h>

void tally_start(struct tally *tally, int sides)
{
    *tally = (struct tally){.sides = sides, .trip_side = -1};
}

static int points(const struct tally *tally, int side, int code)
{
    bool trip = tally->trip_side == side;
    bool alone = true;
    for (int other = 0; other < tally->sides; other++) {
        alone = alone && (other == side || tally->miles[other] == 0);
    }
    switch (code) {
    case SCORE_MILES:
        return tally->miles[side];
    case SCORE_EACH_SAFETY:
        return 100 * tally->safeties[side];
    case SCORE_ALL_SAFETIES:
        return tally->safeties[side] == 4 ? 300 : 0;
    case SCORE_COUP_FOURRE:
        return 300 * tally->coups[side];
    case SCORE_TRIP:
        return trip ? 400 : 0;
    case SCORE_SAFE_TRIP:
        return trip && tally->racers[side] == 0 ? 300 : 0;
    case SCORE_DELAYED_ACTION:
        return trip && tally->delayed ? 300 : 0;
    case SCORE_EXTENSION:
        return trip && tally->extended ? 200 : 0;
    default:
        return trip && alone ? 500 : 0;
    }
}

static int hand_total(const struct tally *tally, int side)
{
    int sum = 0;
    for (int code = 0; code < SCORE_LINES; code++) {
        sum += points(tally, side, code);
    }
    return sum;
}

static void clear_hand(struct tally *tally)
{
    struct tally fresh;
    tally_start(&fresh, tally->sides);
    for (int side = 0; side < tally->sides; side++) {
        fresh.total[side] = tally->total[side] + hand_total(tally, side);
        fresh.games[side] = tally->games[side];
    }
    *tally = fresh;
}

static void write_played(struct tally *tally, struct event event)
{
    if (mille_cards[event.card].family == FAMILY_SAFETY) {
        tally->safeties[event.target]++;
    }
    tally->miles[event.target] += mille_cards[event.card].miles;
    tally->racers[event.target] += event.card == CARD_200;
}

void tally_event(struct tally *tally, struct event event)
{
    switch (event.kind) {
    case EVENT_GAME_STARTED:
        clear_hand(tally);
        memset(tally->total, 0, sizeof tally->total);
        break;
    case EVENT_HAND_STARTED:
        clear_hand(tally);
        break;
    case EVENT_DECK_EMPTY:
        tally->deck_empty = true;
        break;
    case EVENT_PLAYED:
        write_played(tally, event);
        break;
    case EVENT_COUP_FOURRE:
        tally->coups[event.target]++;
        break;
    case EVENT_GOAL_REACHED:
        tally->trip_side = event.seat % tally->sides;
        tally->delayed = tally->deck_empty;
        break;
    case EVENT_EXTENDED:
        tally->extended = true;
        tally->trip_side = -1;
        break;
    case EVENT_GAME_ENDED:
        if (event.value >= 0) {
            tally->games[event.value]++;
        }
        break;
    default:
        break;
    }
}

const char *tally_compare(const struct tally *tally, const struct mille_state *state)
{
    for (int side = 0; side < tally->sides; side++) {
        int16_t lines[SCORE_LINES];
        mille_score(&state->pub, side, lines);
        for (int code = 0; code < SCORE_LINES; code++) {
            if (lines[code] != points(tally, side, code)) {
                return mille_game.score_names[code];
            }
        }
        if (state->pub.side[side].total != tally->total[side]) {
            return "overall total";
        }
        if (state->pub.side[side].games != tally->games[side]) {
            return "games won";
        }
    }
    return NULL;
}
