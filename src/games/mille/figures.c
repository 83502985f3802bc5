/* SPDX-License-Identifier: MIT */
/* What is counted of a hand on the road for a seat, and so for its side. */
#include "table/figures.h"
#include "games/mille/mille.h"

#include <string.h>

enum {
    TRIPS,
    MILES,
    SAFE_TRIPS,
    UNTOUCHED_TRIPS,
    EXTENDED_TRIPS,
    DELAYED_ACTIONS,
    SHUT_OUTS,
    BEHIND,
    GOS,
    COUPS,
    SAFETIES,
    HAZARDS,
    ACCIDENTS,
    HAND_POINTS,
    HANDS_WON,
    GAMES_WON,
    FIGURES
};

static const struct figure figures[FIGURES + 1] = {
    [TRIPS] = {.key = "trips"},
    [MILES] = {.key = "miles", .most = true},
    [SAFE_TRIPS] = {.key = "safe_trips"},
    [UNTOUCHED_TRIPS] = {.key = "untouched_trips"}, /* no hazard was laid on the own side */
    [EXTENDED_TRIPS] = {.key = "extended_trips"},   /* completed at the goal of an extension */
    [DELAYED_ACTIONS] = {.key = "delayed_actions"}, /* completed after the deck was empty */
    [SHUT_OUTS] = {.key = "shut_outs"},
    /* The most miles behind the side that led, at any time of a hand; 0 until the own side has arrived. */
    [BEHIND] = {.key = "behind", .most = true},
    [GOS] = {.key = "gos"}, /* Go cards laid */
    [COUPS] = {.key = "coups"},
    [SAFETIES] = {.key = "safeties"},
    [HAZARDS] = {.key = "hazards"},     /* laid on the own side, also if parried; */
    [ACCIDENTS] = {.key = "accidents"}, /* those of them that are accidents */
    [HAND_POINTS] = {.key = "hand_points", .most = true},
    [HANDS_WON] = {.key = "hands_won"}, /* with more points in the hand than any other side */
    [GAMES_WON] = {.key = "games_won"},
    [FIGURES] = {.key = NULL},
};
_Static_assert((int)FIGURES <= (int)FIGURES_MAX, "figures have room");

/* How far the own side lay behind at most in this hand: what the hand's memory holds. */
struct memo {
    int behind;
};

static void count_played(int *hand, const struct event *event, int side)
{
    if (event->target == side) {
        bool hazard = mille_cards[event->card].family == FAMILY_HAZARD;
        hand[HAZARDS] += hazard;
        hand[ACCIDENTS] += event->card == CARD_ACCIDENT;
        hand[GOS] += event->card == CARD_GO;
    }
}

static void count_events(int *hand, const struct event_list *events, int side)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == EVENT_PLAYED) {
            count_played(hand, event, side);
        } else if (event->kind == EVENT_GAME_ENDED) {
            hand[GAMES_WON] += event->value == side;
        }
    }
}

/* The most miles and the most points of the hand that any other side has. */
static void look_across(const struct mille_public *pub, int side, int *miles, int *points)
{
    *miles = *points = 0;
    for (int other = 0; other < pub->sides; other++) {
        if (other != side) {
            int total = mille_hand_total(pub, other);
            *miles = pub->side[other].miles > *miles ? pub->side[other].miles : *miles;
            *points = total > *points ? total : *points;
        }
    }
}

static void count_trip(int *hand, const struct mille_public *pub, int side, int behind)
{
    bool trip = pub->trip_side == side;
    hand[TRIPS] = trip;
    hand[SAFE_TRIPS] = trip && pub->side[side].distance[mille_distance_index(CARD_200)] == 0;
    hand[UNTOUCHED_TRIPS] = trip && hand[HAZARDS] == 0;
    hand[EXTENDED_TRIPS] = trip && pub->goal > mille_first_goal(pub);
    hand[DELAYED_ACTIONS] = trip && pub->deck_out_at_trip;
    hand[BEHIND] = trip ? behind : 0;
}

static void count_table(int *hand, const struct mille_public *pub, int side, struct memo *memo)
{
    const struct mille_side *own = &pub->side[side];
    int16_t lines[SCORE_LINES];
    int miles, points;
    look_across(pub, side, &miles, &points);
    memo->behind = miles - own->miles > memo->behind ? miles - own->miles : memo->behind;
    count_trip(hand, pub, side, memo->behind);
    mille_score(pub, side, lines);
    hand[MILES] = own->miles;
    hand[SHUT_OUTS] = lines[SCORE_SHUT_OUT] > 0;
    hand[COUPS] = hand[SAFETIES] = 0;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        hand[SAFETIES] += own->safety[i] != SAFETY_ABSENT;
        hand[COUPS] += own->safety[i] == SAFETY_COUP_FOURRE;
    }
    hand[HAND_POINTS] = mille_hand_total(pub, side);
    bool over = pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER;
    hand[HANDS_WON] = over && hand[HAND_POINTS] > points;
}

static void follow(struct figures *counted, const struct event_list *events, const void *seen)
{
    const struct mille_observation *table = seen;
    int side = mille_side_of(&table->pub, counted->seat);
    struct memo memo;
    _Static_assert(sizeof memo <= sizeof counted->memo, "the memory has room");
    memcpy(&memo, counted->memo, sizeof memo);
    count_events(counted->hand, events, side);
    count_table(counted->hand, &table->pub, side, &memo);
    memcpy(counted->memo, &memo, sizeof memo);
}

const struct game_figures mille_figures = {.game = &mille_game, .figure = figures, .follow = follow};
