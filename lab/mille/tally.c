/* SPDX-License-Identifier: MIT */
#include "mille/tally.h"

#include <string.h>

static void clear(struct tally *tally)
{
    struct tally fresh = {.sides = tally->sides, .caller = -1, .trip_side = -1};
    memcpy(fresh.option, tally->option, sizeof fresh.option);
    *tally = fresh;
}

void tally_start(struct tally *tally, const struct game_setup *setup)
{
    *tally = (struct tally){.sides = setup->sides};
    memcpy(tally->option, setup->option, sizeof tally->option);
    clear(tally);
}

/* How many other sides have no mile. */
static int without_miles(const struct tally *tally, int side)
{
    int count = 0;
    for (int other = 0; other < tally->sides; other++) {
        count += other != side && tally->miles[other] == 0;
    }
    return count;
}

static int milestones(const struct tally *tally, int side)
{
    int goal = tally->extended || tally->option[OPTION_GOAL] == GOAL_1000 ? 1000 : 700;
    return tally->miles[side] > goal ? goal : tally->miles[side];
}

static int for_extension(const struct tally *tally, int side)
{
    if (!tally->extended) {
        return 0;
    }
    if (tally->option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_FINISHER) {
        return tally->trip_side == side ? 200 : 0;
    }
    if (tally->trip_side == tally->caller) {
        return side == tally->caller ? 200 : 0;
    }
    return tally->over && side != tally->caller ? 200 : 0;
}

static int for_shut_out(const struct tally *tally, int side)
{
    if (tally->option[OPTION_BONUSES] != BONUSES_ALL) {
        return 0;
    }
    if (tally->option[OPTION_SHUT_OUT] == SHUT_OUT_EACH) {
        return tally->over && tally->miles[side] > 0 && without_miles(tally, side) > 0 ? 500 : 0;
    }
    return tally->trip_side == side && without_miles(tally, side) == tally->sides - 1 ? 500 : 0;
}

static int points(const struct tally *tally, int side, int code)
{
    bool trip = tally->trip_side == side;
    int bonuses = tally->option[OPTION_BONUSES];
    switch (code) {
    case SCORE_MILES:
        return milestones(tally, side);
    case SCORE_EACH_SAFETY:
        return 100 * tally->safeties[side];
    case SCORE_ALL_SAFETIES:
        return tally->safeties[side] == 4 ? 300 : 0;
    case SCORE_COUP_FOURRE:
        return (tally->option[OPTION_COUP_POINTS] == COUP_POINTS_200 ? 200 : 300) * tally->coups[side];
    case SCORE_TRIP:
        return trip ? 400 : 0;
    case SCORE_SAFE_TRIP:
        return trip && tally->racers[side] == 0 && bonuses != BONUSES_NONE ? 300 : 0;
    case SCORE_DELAYED_ACTION:
        return trip && tally->delayed && bonuses == BONUSES_ALL ? 300 : 0;
    case SCORE_EXTENSION:
        return for_extension(tally, side);
    default:
        return for_shut_out(tally, side);
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
    struct tally before = *tally;
    clear(tally);
    for (int side = 0; side < tally->sides; side++) {
        tally->total[side] = before.total[side] + hand_total(&before, side);
        tally->games[side] = before.games[side];
    }
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
        tally->delayed = tally->deck_empty && !tally->reshuffled;
        break;
    case EVENT_RESHUFFLED:
        tally->reshuffled = true;
        break;
    case EVENT_EXTENDED:
        tally->extended = true;
        tally->caller = event.seat % tally->sides;
        tally->trip_side = -1;
        break;
    case EVENT_HAND_ENDED:
        tally->over = true;
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
