/* SPDX-License-Identifier: MIT */
/* The command daily: the deal of the day of a table, its seed, its cards, dice or tiles, and the results of
 * the house (table/daily.h). */
#include "lab.h"
#include "lab_game.h"

#include "base/date.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { WORDS_SIZE = 4096, LABEL_WIDTH = 12 };

struct deal {
    const struct lab_game *game;
    const char *date;
    int day;
    struct game_setup setup;
    int house[DAILY_HOUSE];
};

static const char *player_name(const struct deal *deal, int player)
{
    return deal->game->game->players[player].name;
}

/* Prints words separated by spaces, as a line or as a JSON array. */
static void print_words(const char *label, char *words, bool json)
{
    if (!json) {
        printf("%-*s%s\n", LABEL_WIDTH, label, words);
        return;
    }
    printf("  \"%s\": [", label);
    for (char *word = strtok(words, " "), *first = word; word; word = strtok(NULL, " ")) {
        printf("%s\"%s\"", word == first ? "" : ", ", word);
    }
    puts("],");
}

static void print_opponents(const struct deal *deal, bool json)
{
    char words[WORDS_SIZE];
    struct text out = text_in(words, sizeof words);
    int seats = deal->setup.seats;
    for (int seat = 1; seat < seats; seat++) {
        text_addf(&out, "%s%s", seat > 1 ? " " : "",
                  player_name(deal, daily_opponent(deal->game->day->daily, deal->day, seat)));
    }
    if (seats == 2 && json) {
        printf("  \"rival\": \"%s\",\n", words);
    } else if (seats > 1) {
        print_words(seats == 2 ? "rival" : "against", words, json);
    }
}

static void print_deal(const struct deal *deal, bool json)
{
    char label[LABEL_WIDTH], words[WORDS_SIZE];
    for (int row = 0;; row++) {
        struct text name = text_in(label, sizeof label), out = text_in(words, sizeof words);
        if (!deal->game->day->row(&deal->setup, row, &name, &out)) {
            return;
        }
        print_words(label, words, json);
    }
}

static void print_text(const struct deal *deal)
{
    const struct lab_day *day = deal->game->day;
    const char *figure = day->is_signed ? "%-*s%+d\n" : "%-*s%d\n";
    printf("%-*s%s\n%-*s%s\n%-*s%" PRIu64 "\n", LABEL_WIDTH, "date", deal->date, LABEL_WIDTH, "table",
           day->table, LABEL_WIDTH, "seed", deal->setup.seed);
    print_opponents(deal, false);
    print_deal(deal, false);
    for (int place = 0; place < DAILY_HOUSE; place++) {
        printf(figure, LABEL_WIDTH, player_name(deal, daily_player(day->daily, place)), deal->house[place]);
    }
    printf(figure, LABEL_WIDTH, "par", daily_par(deal->house));
}

static void print_json(const struct deal *deal)
{
    const struct lab_day *day = deal->game->day;
    printf("{\n  \"date\": \"%s\",\n  \"table\": \"%s\",\n  \"seed\": %" PRIu64 ",\n", deal->date, day->table,
           deal->setup.seed);
    print_opponents(deal, true);
    print_deal(deal, true);
    printf("  \"house\": {");
    for (int place = 0; place < DAILY_HOUSE; place++) {
        printf("%s\"%s\": %d", place == 0 ? "" : ", ", player_name(deal, daily_player(day->daily, place)),
               deal->house[place]);
    }
    printf("},\n  \"par\": %d\n}\n", daily_par(deal->house));
}

/* The game with a table of this name; NULL: none. */
static const struct lab_game *game_at(const char *table)
{
    const struct lab_game *const *each = lab_games;
    while (*each && !((*each)->day && strcmp((*each)->day->table, table) == 0)) {
        each++;
    }
    return *each;
}

int lab_daily(int count, char **argument)
{
    struct deal deal = {.date = count > 0 ? argument[0] : ""};
    bool json = count == 3 && strcmp(argument[2], "--json") == 0;
    deal.game = count >= 2 ? game_at(argument[1]) : NULL;
    if ((count != 2 && !json) || !date_read(deal.date, &deal.day) || deal.game == NULL) {
        fputs(
            "route-mille-lab: daily takes a date as 2026-11-22, a table (road, dice, dominoes), and --json\n",
            stderr);
        return LAB_USAGE;
    }
    deal.setup = daily_setup(deal.game->day->daily, deal.day);
    for (int place = 0; place < DAILY_HOUSE; place++) {
        daily_try(deal.game->day->daily, deal.day, place, NULL, NULL, &deal.house[place]);
    }
    if (json) {
        print_json(&deal);
    } else {
        print_text(&deal);
    }
    return LAB_DONE;
}
