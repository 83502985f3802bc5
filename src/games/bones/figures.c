/* SPDX-License-Identifier: MIT */
/* What is counted of a round of dominoes for a seat. */
#include "table/figures.h"
#include "games/bones/bones.h"

enum {
    PLAYS,
    SCORING,
    BEST_PLAY,
    BEST_ROUND,
    BIG_FIVES,
    DOMINOES,
    RIVAL_DOMINOES,
    LOCKS,
    LOCKS_WON,
    KNOCKS,
    REDEALS,
    GAMES_WON,
    FIGURES
};

static const struct figure figures[FIGURES + 1] = {
    [PLAYS] = {.key = "plays"},
    [SCORING] = {.key = "scoring"}, /* plays that scored */
    [BEST_PLAY] = {.key = "best_play", .most = true},
    [BEST_ROUND] = {.key = "best_round", .most = true},
    [BIG_FIVES] = {.key = "big_fives"}, /* led */
    [DOMINOES] = {.key = "dominoes"},
    [RIVAL_DOMINOES] = {.key = "rival_dominoes"}, /* of seats of other sides */
    [LOCKS] = {.key = "locks"},
    [LOCKS_WON] = {.key = "locks_won"},
    [KNOCKS] = {.key = "knocks"},
    [REDEALS] = {.key = "redeals"},
    [GAMES_WON] = {.key = "games_won"},
    [FIGURES] = {.key = NULL},
};
_Static_assert((int)FIGURES <= (int)FIGURES_MAX, "figures have room");

static void count_score(int *hand, const struct event *event)
{
    hand[BIG_FIVES] += event->extra == BONES_LINE_BIG_FIVE;
    hand[LOCKS_WON] += event->extra == BONES_LINE_LOCKED;
    if (event->extra == BONES_LINE_ENDS || event->extra == BONES_LINE_BIG_FIVE) {
        hand[SCORING]++;
        hand[BEST_PLAY] = event->value > hand[BEST_PLAY] ? event->value : hand[BEST_PLAY];
    }
}

static void count_own(int *hand, const struct event *event)
{
    switch (event->kind) {
    case BONES_EVENT_LED:
    case BONES_EVENT_PLACED:
        hand[PLAYS]++;
        break;
    case BONES_EVENT_SCORED:
        count_score(hand, event);
        break;
    case BONES_EVENT_PASSED:
        hand[KNOCKS]++;
        break;
    case BONES_EVENT_REDEALT:
        hand[REDEALS]++;
        break;
    case BONES_EVENT_DOMINOED:
        hand[DOMINOES]++;
        break;
    default:
        break;
    }
}

static void follow(struct figures *counted, const struct event_list *events, const void *seen)
{
    const struct bones_observation *table = seen;
    const struct bones_public *pub = &table->pub;
    int *hand = counted->hand, side = counted->seat % pub->sides;
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->seat == counted->seat) {
            count_own(hand, event);
        }
        bool of_rival = event->kind == BONES_EVENT_DOMINOED && event->seat % pub->sides != side;
        hand[RIVAL_DOMINOES] += of_rival;
        hand[LOCKS] += event->kind == BONES_EVENT_LOCKED;
        hand[GAMES_WON] += event->kind == BONES_EVENT_WON && event->seat == side;
    }
    hand[BEST_ROUND] = bones_round_points(&pub->seat[counted->seat]);
}

const struct game_figures bones_figures = {.game = &bones_game, .figure = figures, .follow = follow};
