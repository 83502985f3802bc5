/* SPDX-License-Identifier: MIT */
#include "front/rivals.h"

#include "base/check.h"
#include "base/words.h"
#include "games/mille/mille.h"
#include "table/journal.h"

#include <stddef.h>
#include <string.h>

#define HUMAN "human"

/* A house without one of the players leaves their row out. */
static const struct rival table[] = {
    {"sunday", "rival.sunday", N_("Marcel"), N_("Sunday driver"),
     N_("Looks at the landscape, overlooks a card or two, hoards remedies, and hits back when hit."),
     "icons/portrait_sunday", 1},
    {"regular", "rival.regular", N_("Léa"), N_("Regular at the relais"),
     N_("Has driven this road for years: steady, attentive, hard to surprise."), "icons/portrait_opponent",
     2},
    {"rally", "rival.rally", N_("Nino"), N_("Rally driver"),
     N_("Drives by instinct, at a glance. Keeps a safety for a coup fourré, at times too long."),
     "icons/portrait_rally", 3},
    {"ace", "rival.ace", N_("Colette"), N_("The ace"),
     N_("Has never missed a turning. She thinks many roads through to the end, and sees no more than you "
        "do."),
     "icons/portrait_ace", 4},
    /* TRANSLATORS: the name of a second person at the same machine. */
    {HUMAN, "rival.human", N_("Guest"), N_("Someone beside you"),
     N_("Two people at one machine: you hand it over from turn to turn, and a screen hides the hands."),
     "icons/portrait_guest", 0},
};
enum { ROWS = sizeof table / sizeof *table };

static bool is_here(const struct rival *rival)
{
    return strcmp(rival->player, HUMAN) == 0 || game_player_find(&mille_game, rival->player) >= 0;
}

int rivals_count(void)
{
    int count = 0;
    for (int i = 0; i < ROWS; i++) {
        count += is_here(&table[i]);
    }
    return count;
}

const struct rival *rivals_at(int place)
{
    for (int i = 0; i < ROWS; i++) {
        if (is_here(&table[i]) && place-- == 0) {
            return &table[i];
        }
    }
    CHECK(false);
    return NULL;
}

int rivals_player(int place)
{
    const struct rival *rival = rivals_at(place);
    return strcmp(rival->player, HUMAN) == 0 ? PLAYER_HUMAN : game_player_find(&mille_game, rival->player);
}

/* -1: nobody. */
static int find(int player)
{
    for (int place = 0; place < rivals_count(); place++) {
        if (rivals_player(place) == player) {
            return place;
        }
    }
    return -1;
}

int rivals_place(int player)
{
    int place = find(player);
    return place >= 0 ? place : find(0);
}

const struct rival *rivals_of(int player)
{
    int place = find(player);
    return place >= 0 ? rivals_at(place) : NULL;
}

const char *rivals_word(int player)
{
    return rivals_at(rivals_place(player))->player;
}

bool rivals_read(const char *word, int *player)
{
    /* What the numbers of older files stood for; 1 was called the Sunday driver. */
    static const struct {
        const char *number, *player;
    } old[] = {{"-1", HUMAN}, {"0", "regular"}, {"1", "sunday"}};
    for (size_t i = 0; i < sizeof old / sizeof *old; i++) {
        word = strcmp(word, old[i].number) == 0 ? old[i].player : word;
    }
    for (int place = 0; place < rivals_count(); place++) {
        if (strcmp(rivals_at(place)->player, word) == 0) {
            *player = rivals_player(place);
            return true;
        }
    }
    return false;
}
