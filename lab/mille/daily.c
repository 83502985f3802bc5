/* SPDX-License-Identifier: MIT */
/* The deal of the day: its seed, its cards, and how the house fares with them. */
#include "games/mille/daily.h"
#include "games/mille/mille.h"
#include "lab.h"
#include "mille/mille.h"

#include "base/date.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct deal {
    const char *date;
    struct game_setup setup;
    struct mille_state state;
    const char *rival;
    int margin[MILLE_DAILY_HOUSE];
    int par;
};

static const char *player_name(int place)
{
    return mille_game.players[mille_daily_player(place)].name;
}

/* Cards by name, each before the next one from the place where they are taken. */
static void print_cards(const char *label, const uint8_t *card, int count, int step, bool json)
{
    printf(json ? "  \"%s\": [" : "%-8s", label);
    for (int i = 0; i < count; i++) {
        const char *name = mille_cards[card[(size_t)i * (size_t)step]].name;
        printf(json ? "%s\"%s\"" : "%s%s", i == 0 ? "" : json ? ", " : " ", name);
    }
    puts(json ? "]," : "");
}

static void print_deal(const struct deal *deal, bool json)
{
    static const char *const labels[MILLE_DAILY_SEATS] = {"hand", "rivals"};
    for (int seat = 0; seat < MILLE_DAILY_SEATS; seat++) {
        print_cards(labels[seat], deal->state.hand[seat].card, deal->state.hand[seat].count, 1, json);
    }
    print_cards("deck", &deal->state.deck[deal->state.pub.deck - 1], deal->state.pub.deck, -1, json);
}

static void print_text(const struct deal *deal)
{
    printf("%-8s%s\n%-8sroad\n%-8s%" PRIu64 "\n%-8s%s\n", "date", deal->date, "table", "seed",
           deal->setup.seed, "rival", deal->rival);
    print_deal(deal, false);
    for (int place = 0; place < MILLE_DAILY_HOUSE; place++) {
        printf("%-8s%+d\n", player_name(place), deal->margin[place]);
    }
    printf("%-8s%+d\n", "par", deal->par);
}

static void print_json(const struct deal *deal)
{
    printf("{\n  \"date\": \"%s\",\n  \"table\": \"road\",\n  \"seed\": %" PRIu64 ",\n  \"rival\": \"%s\",\n",
           deal->date, deal->setup.seed, deal->rival);
    print_deal(deal, true);
    printf("  \"house\": {");
    for (int place = 0; place < MILLE_DAILY_HOUSE; place++) {
        printf("%s\"%s\": %d", place == 0 ? "" : ", ", player_name(place), deal->margin[place]);
    }
    printf("},\n  \"par\": %d\n}\n", deal->par);
}

int lab_daily(int count, char **argument)
{
    int date;
    bool json = count == 3 && strcmp(argument[2], "--json") == 0;
    if ((count != 2 && !json) || !date_read(argument[0], &date) || strcmp(argument[1], "road") != 0) {
        fputs("route-mille-lab: daily takes a date as 2026-11-22, the table road, and --json\n", stderr);
        return LAB_USAGE;
    }
    struct deal deal = {.date = argument[0], .rival = mille_game.players[mille_daily_rival(date)].name};
    mille_daily_setup(date, &deal.setup);
    mille_game.start(&deal.state, &deal.setup, NULL);
    for (int place = 0; place < MILLE_DAILY_HOUSE; place++) {
        mille_daily_try(date, place, NULL, NULL, &deal.margin[place]);
    }
    deal.par = mille_daily_par(deal.margin);
    if (json) {
        print_json(&deal);
    } else {
        print_text(&deal);
    }
    return LAB_DONE;
}
