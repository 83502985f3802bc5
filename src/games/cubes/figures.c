/* SPDX-License-Identifier: MIT */
/* What is counted of a game of dice for a seat. */
#include "table/figures.h"
#include "games/cubes/cubes.h"

#include <string.h>

enum {
    SCORE,
    TURNS,
    BEST_TURN,
    LAST_HOLD,
    BUSTS,
    HOT_DICE,
    BOARDS,
    BOARDED,
    DICE,
    FIVES,
    FOURS,
    STRAIGHTS,
    HOME,
    ALONE,
    LEFT,
    GAMES_WON,
    OVERTIMES,
    OVERTIMES_WON,
    FIGURES
};

static const struct figure figures[FIGURES + 1] = {
    [SCORE] = {.key = "score", .most = true},
    [TURNS] = {.key = "turns"},
    [BEST_TURN] = {.key = "best_turn", .most = true},
    [LAST_HOLD] = {.key = "last_hold", .most = true}, /* points of the last hold */
    [BUSTS] = {.key = "busts"},
    [HOT_DICE] = {.key = "hot_dice"}, /* how often all five dice had scored */
    [BOARDS] = {.key = "boards"},     /* 1: on board, */
    [BOARDED] = {.key = "boarded"},   /* in which turn; 0: not yet */
    [DICE] = {.key = "dice"},         /* thrown */
    [FIVES] = {.key = "fives"},
    [FOURS] = {.key = "fours"},
    [STRAIGHTS] = {.key = "straights"},
    [HOME] = {.key = "home"}, /* the goal was reached */
    [ALONE] = {.key = "alone", .most = true},
    [LEFT] = {.key = "left"},
    [GAMES_WON] = {.key = "games_won"}, /* against others, */
    [OVERTIMES] = {.key = "overtimes"},
    [OVERTIMES_WON] = {.key = "overtimes_won"}, /* games won in overtime */
    [FIGURES] = {.key = NULL},
};
_Static_assert((int)FIGURES <= (int)FIGURES_MAX, "figures have room");

/* What the memory of a game holds. */
struct memo {
    int turns; /* of the seat before the move that is counted */
};

static void count_own(int *hand, const struct event *event, const struct memo *memo)
{
    switch (event->kind) {
    case CUBES_EVENT_ROLLED:
        hand[DICE] += cubes_dice_in(event->target);
        break;
    case CUBES_EVENT_SCORED:
        hand[FIVES] += event->card == CUBES_FIVE_ALIKE;
        hand[FOURS] += event->card == CUBES_FOUR_ALIKE;
        hand[STRAIGHTS] += event->card == CUBES_STRAIGHT;
        break;
    case CUBES_EVENT_ALL_FIVE:
        hand[HOT_DICE]++;
        break;
    case CUBES_EVENT_STOOD:
        hand[LAST_HOLD] = event->value * CUBES_FIFTY;
        break;
    case CUBES_EVENT_ON_BOARD:
        hand[BOARDED] = memo->turns;
        hand[BOARDS] = 1;
        break;
    default:
        break;
    }
}

static void count_table(int *hand, const struct cubes_public *pub, int seat, struct memo *memo)
{
    const struct cubes_seat *own = &pub->seat[seat];
    bool won = pub->phase == CUBES_PHASE_OVER && pub->seats > 1 && cubes_winner(pub) == seat;
    hand[SCORE] = own->score;
    hand[TURNS] = own->turns;
    hand[BEST_TURN] = own->best;
    hand[BUSTS] = own->busts;
    hand[HOME] = own->score >= pub->goal;
    hand[ALONE] = pub->seats == 1;
    hand[LEFT] = own->left;
    hand[GAMES_WON] = won;
    hand[OVERTIMES_WON] = won && hand[OVERTIMES] > 0;
    memo->turns = own->turns;
}

static void follow(struct figures *counted, const struct event_list *events, const void *seen)
{
    struct memo memo;
    _Static_assert(sizeof memo <= sizeof counted->memo, "the memory has room");
    memcpy(&memo, counted->memo, sizeof memo);
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        counted->hand[OVERTIMES] |= event->kind == CUBES_EVENT_OVERTIME;
        if (event->seat == counted->seat) {
            count_own(counted->hand, event, &memo);
        }
    }
    count_table(counted->hand, seen, counted->seat, &memo);
    memcpy(counted->memo, &memo, sizeof memo);
}

const struct game_figures cubes_figures = {.game = &cubes_game, .figure = figures, .follow = follow};
