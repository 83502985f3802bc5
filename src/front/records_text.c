/* SPDX-License-Identifier: MIT */
/* The records as a text:
 *
 *   route-mille records 1
 *   total 5875 1955-08-12 human Marie
 *   spread 2300 1955-08-10 computer
 *   all GAMES WON HANDS TRIPS COUPS SHUT-OUTS STREAK LONGEST POINTS
 *   against KEY ...                      the same figures
 *   game KEY MINE THEIRS 1955-08-12      oldest first
 *   counted 0123456789abcdef             oldest first
 *   end                                  a text without it was cut short
 */
#include "front/records.h"

#include "base/listing.h"
#include "front/dates.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LINE "route-mille records 1"
#define LAST_LINE "end"

enum { FIGURES = 9 };

/* ---- writing --------------------------------------------------------------------------------------- */

static void write_best(const char *word, const struct record_best *best, int count, struct text *out)
{
    for (int i = 0; i < count; i++) {
        text_addf(out, "%s %d ", word, best[i].points);
        date_write(best[i].day, out);
        text_add(out, best[i].computer ? " computer" : " human");
        text_addf(out, best[i].name[0] ? " %s\n" : "%s\n", best[i].name);
    }
}

/* The figures of a tally in the order of the file. */
static void figures_of(struct record_tally *tally, int *figure[FIGURES])
{
    int *const all[FIGURES] = {&tally->games,  &tally->won,     &tally->hands,
                               &tally->trips,  &tally->coups,   &tally->shut_outs,
                               &tally->streak, &tally->longest, &tally->points};
    memcpy(figure, all, sizeof all);
}

static void write_tally(const struct record_tally *tally, struct text *out)
{
    struct record_tally copy = *tally;
    int *figure[FIGURES];
    figures_of(&copy, figure);
    for (int i = 0; i < FIGURES; i++) {
        text_addf(out, " %d", *figure[i]);
    }
    text_add(out, "\n");
}

void records_write(const struct records *records, struct text *out)
{
    text_add(out, FIRST_LINE "\n");
    write_best("total", records->total, records->totals, out);
    write_best("spread", records->spread, records->spreads, out);
    text_add(out, "all");
    write_tally(&records->all, out);
    for (int i = 0; i < records->opponents; i++) {
        text_addf(out, "against %s", records->opponent[i].key);
        write_tally(&records->opponent[i].tally, out);
    }
    for (int i = 0; i < records->games; i++) {
        const struct record_game *game = &records->game[i];
        text_addf(out, "game %s %d %d ", records->opponent[game->opponent].key, game->mine, game->theirs);
        date_write(game->day, out);
        text_add(out, "\n");
    }
    for (int i = 0; i < records->counts; i++) {
        text_addf(out, "counted %016" PRIx64 "\n", records->counted[i]);
    }
    text_add(out, LAST_LINE "\n");
}

/* ---- reading --------------------------------------------------------------------------------------- */

/* The next word of a line, which it ends; "" when there is none. */
static char *next_word(char **rest)
{
    char *word = *rest, *end = word + strcspn(word, " ");
    *rest = *end ? end + 1 : end;
    *end = '\0';
    return word;
}

static bool read_figure(char **rest, int *figure)
{
    const char *word = next_word(rest);
    char *end = NULL;
    long value = strtol(word, &end, 10);
    if (word[0] < '0' || word[0] > '9' || *end != '\0' || value > RECORDS_FIGURE_MOST) {
        return false;
    }
    *figure = (int)value;
    return true;
}

static bool read_best(struct record_best *best, int *count, char *rest)
{
    struct record_best entry = {.points = 0};
    if (*count == RECORDS_BEST || !read_figure(&rest, &entry.points) ||
        !date_read(next_word(&rest), &entry.day)) {
        return false;
    }
    const char *who = next_word(&rest);
    entry.computer = strcmp(who, "computer") == 0;
    int characters = text_characters(rest, strlen(rest));
    if ((!entry.computer && strcmp(who, "human") != 0) || (entry.computer && rest[0]) || characters < 0 ||
        characters > SEAT_NAME_CHARACTERS || (*count > 0 && best[*count - 1].points < entry.points)) {
        return false;
    }
    text_copy(entry.name, sizeof entry.name, rest);
    best[(*count)++] = entry;
    return true;
}

static bool read_tally(struct record_tally *tally, char *rest)
{
    int *figure[FIGURES];
    figures_of(tally, figure);
    for (int i = 0; i < FIGURES; i++) {
        if (!read_figure(&rest, figure[i])) {
            return false;
        }
    }
    return rest[0] == '\0' && tally->won <= tally->games && tally->games <= tally->hands &&
           tally->streak <= tally->longest && tally->longest <= tally->won;
}

static int find_key(const struct records *records, const char *key)
{
    int i = 0;
    while (i < records->opponents && strcmp(records->opponent[i].key, key) != 0) {
        i++;
    }
    return i;
}

static bool read_against(struct records *records, char *rest)
{
    struct record_opponent opponent = {.tally = {0}};
    const char *key = next_word(&rest);
    if (records->opponents == RECORDS_OPPONENTS || key[0] == '\0' ||
        !text_copy(opponent.key, sizeof opponent.key, key) || find_key(records, key) < records->opponents ||
        !read_tally(&opponent.tally, rest)) {
        return false;
    }
    records->opponent[records->opponents++] = opponent;
    return true;
}

static bool read_game(struct records *records, char *rest)
{
    struct record_game game;
    game.opponent = find_key(records, next_word(&rest));
    if (records->games == RECORDS_GAMES || game.opponent == records->opponents ||
        !read_figure(&rest, &game.mine) || !read_figure(&rest, &game.theirs) || !date_read(rest, &game.day)) {
        return false;
    }
    records->game[records->games++] = game;
    return true;
}

static bool read_counted(struct records *records, const char *rest)
{
    char *end = NULL;
    uint64_t id = strtoull(rest, &end, 16);
    if (records->counts == RECORDS_COUNTED || strlen(rest) != 16 || *end != '\0' ||
        strspn(rest, "0123456789abcdef") != 16) {
        return false;
    }
    records->counted[records->counts++] = id;
    return true;
}

static bool read_line(void *into, char *line)
{
    struct records *records = into;
    char *rest = line;
    const char *word = next_word(&rest);
    if (strcmp(word, "total") == 0) {
        return read_best(records->total, &records->totals, rest);
    }
    if (strcmp(word, "spread") == 0) {
        return read_best(records->spread, &records->spreads, rest);
    }
    if (strcmp(word, "all") == 0) {
        return read_tally(&records->all, rest);
    }
    if (strcmp(word, "against") == 0) {
        return read_against(records, rest);
    }
    if (strcmp(word, "game") == 0) {
        return read_game(records, rest);
    }
    return strcmp(word, "counted") == 0 && read_counted(records, rest);
}

int records_read(struct records *records, const char *text, size_t length)
{
    static const struct listing listing = {.first = FIRST_LINE, .last = LAST_LINE, .take = read_line};
    struct records read = {.totals = 0};
    int wrong = listing_read(&listing, &read, text, length);
    if (wrong == 0) {
        *records = read;
    }
    return wrong;
}
