/* SPDX-License-Identifier: MIT */
/* The records as a text:
 *
 *   route-mille records 1
 *   total 5875 1955-08-12 human Marie    by the word of each ranking
 *   spread 2300 1955-08-10 computer ace  the key of the player; old files have none
 *   all GAMES WON HANDS STREAK LONGEST POINTS
 *   figure GAME.FIGURE 12                of the line before it: the game's own, those that are not 0
 *   against KEY ...                      the same figures
 *   game KEY MINE THEIRS 1955-08-12      oldest first
 *   with KEY                             another who sat there
 *   counted 0123456789abcdef             oldest first
 *   end                                  a text without it was cut short
 *
 * Where a form has its figures in the row, they stand between HANDS and STREAK, and no line is a figure.
 */
#include "front/records/records.h"

#include "base/date.h"
#include "base/listing.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LINE "route-mille records 1"
#define LAST_LINE "end"

enum { COMMON = 6, BEFORE_OWN = 3, ROW_MOST = COMMON + RECORDS_FIGURES };

/* ---- writing --------------------------------------------------------------------------------------- */

static void write_list(const char *word, const struct record_list *list, struct text *out)
{
    for (int i = 0; i < list->count; i++) {
        const struct record_best *best = &list->best[i];
        text_addf(out, "%s %d ", word, best->points);
        date_write(best->day, out);
        text_add(out, best->computer ? " computer" : " human");
        text_addf(out, best->name[0] ? " %s\n" : "%s\n", best->name);
    }
}

/* The figures that are in a tally's row, in the order of the file; returns how many. */
static int row_of(struct record_tally *tally, const struct records_form *form, int *row[ROW_MOST])
{
    int *const common[COMMON] = {&tally->games,  &tally->won,     &tally->hands,
                                 &tally->streak, &tally->longest, &tally->points};
    const struct record_figure *own[RECORDS_FIGURES];
    int count = 0, owned = form->in_row ? records_own(form, own) : 0;
    for (int i = 0; i < COMMON; i++) {
        for (int k = 0; i == BEFORE_OWN && k < owned; k++) {
            row[count++] = &tally->figure[k];
        }
        row[count++] = common[i];
    }
    return count;
}

static void write_tally(const struct record_tally *tally, const struct records_form *form, struct text *out)
{
    struct record_tally copy = *tally;
    int *row[ROW_MOST];
    int count = row_of(&copy, form, row);
    for (int i = 0; i < count; i++) {
        text_addf(out, " %d", *row[i]);
    }
    text_add(out, "\n");
    const struct record_figure *own[RECORDS_FIGURES];
    int owned = form->in_row ? 0 : records_own(form, own);
    for (int i = 0; i < owned; i++) {
        if (tally->figure[i] != 0) {
            text_addf(out, "figure %s.%s %d\n", form->game, own[i]->key, tally->figure[i]);
        }
    }
}

static void write_game(const struct records *records, const struct record_game *game, struct text *out)
{
    bool first = true;
    for (int i = 0; i < records->opponents; i++) {
        const char *key = records->opponent[i].key;
        if ((game->opponents >> i & 1u) == 0) {
            continue;
        }
        if (first) {
            text_addf(out, "game %s %d %d ", key, game->mine, game->theirs);
            date_write(game->day, out);
            text_add(out, "\n");
        } else {
            text_addf(out, "with %s\n", key);
        }
        first = false;
    }
}

void records_write(const struct records *records, const struct records_form *form, struct text *out)
{
    text_add(out, FIRST_LINE "\n");
    for (int i = 0; i < records_rankings(form); i++) {
        write_list(form->rankings[i].word, &records->list[i], out);
    }
    text_add(out, "all");
    write_tally(&records->all, form, out);
    for (int i = 0; i < records->opponents; i++) {
        text_addf(out, "against %s", records->opponent[i].key);
        write_tally(&records->opponent[i].tally, form, out);
    }
    for (int i = 0; i < records->games; i++) {
        write_game(records, &records->game[i], out);
    }
    for (int i = 0; i < records->counts; i++) {
        text_addf(out, "counted %016" PRIx64 "\n", records->counted[i]);
    }
    text_add(out, LAST_LINE "\n");
}

/* ---- reading --------------------------------------------------------------------------------------- */

/* A text being read. */
struct reading {
    struct records records;
    const struct records_form *form;
    struct record_tally *tally; /* of the line before, to which figures belong; NULL: of no tally */
    bool played;                /* the line before was of a game */
};

static bool read_figure(char **rest, int *figure)
{
    const char *word = listing_word(rest);
    char *end = NULL;
    long value = strtol(word, &end, 10);
    if (word[0] < '0' || word[0] > '9' || *end != '\0' || value > RECORDS_FIGURE_MOST) {
        return false;
    }
    *figure = (int)value;
    return true;
}

/* Reads whose an entry is: a person's by name, a computer player's by the key. */
static bool read_who(struct record_best *entry, char *rest)
{
    const char *who = listing_word(&rest);
    entry->computer = strcmp(who, "computer") == 0;
    int characters = text_characters(rest, strlen(rest));
    bool key = rest[strspn(rest, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
    text_copy(entry->name, sizeof entry->name, rest);
    return (entry->computer ? key : strcmp(who, "human") == 0) && characters >= 0 &&
           characters <= SEAT_NAME_CHARACTERS;
}

static bool read_best(struct record_list *list, const struct record_ranking *ranking, int most, char *rest)
{
    struct record_best entry = {.points = 0};
    if (list->count == most || !read_figure(&rest, &entry.points) ||
        !date_read(listing_word(&rest), &entry.day) || !read_who(&entry, rest)) {
        return false;
    }
    int last = list->count > 0 ? list->best[list->count - 1].points : entry.points;
    if (ranking->low ? last > entry.points : last < entry.points) {
        return false;
    }
    list->best[list->count++] = entry;
    return true;
}

static bool read_tally(struct record_tally *tally, const struct records_form *form, char *rest)
{
    int *row[ROW_MOST];
    int count = row_of(tally, form, row);
    for (int i = 0; i < count; i++) {
        if (!read_figure(&rest, row[i])) {
            return false;
        }
    }
    return rest[0] == '\0' && tally->won <= tally->games && tally->games <= tally->hands &&
           tally->streak <= tally->longest && tally->longest <= tally->won;
}

/* A figure of the game's own, by its full name. */
static bool read_own(struct record_tally *tally, const struct records_form *form, char *rest)
{
    const char *name = listing_word(&rest);
    size_t game = strlen(form->game);
    if (form->in_row || tally == NULL || strncmp(name, form->game, game) != 0 || name[game] != '.') {
        return false;
    }
    int place = records_place(form, name + game + 1);
    return place >= 0 && tally->figure[place] == 0 && read_figure(&rest, &tally->figure[place]) &&
           rest[0] == '\0';
}

static bool read_against(struct records *records, const struct records_form *form, char *rest)
{
    struct record_opponent opponent = {.tally = {0}};
    const char *key = listing_word(&rest);
    if (records->opponents == RECORDS_OPPONENTS || key[0] == '\0' ||
        !text_copy(opponent.key, sizeof opponent.key, key) ||
        records_find(records, key) < records->opponents || !read_tally(&opponent.tally, form, rest)) {
        return false;
    }
    records->opponent[records->opponents++] = opponent;
    return true;
}

static bool read_game(struct records *records, char *rest)
{
    struct record_game game;
    int opponent = records_find(records, listing_word(&rest));
    if (records->games == RECORDS_GAMES || opponent == records->opponents ||
        !read_figure(&rest, &game.mine) || !read_figure(&rest, &game.theirs) || !date_read(rest, &game.day)) {
        return false;
    }
    game.opponents = 1u << opponent;
    records->game[records->games++] = game;
    return true;
}

static bool read_with(struct records *records, const char *key)
{
    int opponent = records_find(records, key);
    if (records->games == 0 || opponent == records->opponents ||
        (records->game[records->games - 1].opponents >> opponent & 1u)) {
        return false;
    }
    records->game[records->games - 1].opponents |= 1u << opponent;
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

/* Reads a line that does not belong to a tally. */
static bool read_other(struct reading *reading, const char *word, char *rest)
{
    struct records *records = &reading->records;
    if (strcmp(word, "game") == 0) {
        reading->played = read_game(records, rest);
        return reading->played;
    }
    if (strcmp(word, "with") == 0) {
        return reading->played && read_with(records, rest);
    }
    reading->played = false;
    for (int i = 0; i < records_rankings(reading->form); i++) {
        if (strcmp(word, reading->form->rankings[i].word) == 0) {
            return read_best(&records->list[i], &reading->form->rankings[i], records_best(reading->form),
                             rest);
        }
    }
    return strcmp(word, "counted") == 0 && read_counted(records, rest);
}

static bool read_line(void *into, char *line)
{
    struct reading *reading = into;
    struct records *records = &reading->records;
    char *rest = line;
    const char *word = listing_word(&rest);
    if (strcmp(word, "figure") == 0) {
        return read_own(reading->tally, reading->form, rest);
    }
    reading->tally = NULL;
    if (strcmp(word, "all") == 0) {
        reading->tally = &records->all;
        return read_tally(&records->all, reading->form, rest);
    }
    if (strcmp(word, "against") == 0) {
        bool read = read_against(records, reading->form, rest);
        reading->tally = read ? &records->opponent[records->opponents - 1].tally : NULL;
        return read;
    }
    return read_other(reading, word, rest);
}

int records_read(struct records *records, const struct records_form *form, const char *text, size_t length)
{
    static const struct listing listing = {.first = FIRST_LINE, .last = LAST_LINE, .take = read_line};
    struct reading reading = {.form = form};
    int wrong = listing_read(&listing, &reading, text, length);
    if (wrong == 0) {
        *records = reading.records;
    }
    return wrong;
}
