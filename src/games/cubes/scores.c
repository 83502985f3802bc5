/* SPDX-License-Identifier: MIT */
#include "games/cubes/scores.h"

#include "base/date.h"
#include "base/hash.h"

#include <inttypes.h>
#include <string.h>

enum { IDENTITY_DIGITS = 16, WORD_SIZE = 32, POINTS_MOST = 100000000 };

/* ---- the rows of a game -------------------------------------------------------------------------------- */

/* Whether seat a is placed above seat b: by score; seats that left are below all that stayed. */
static bool above(const struct cubes_seat *a, const struct cubes_seat *b)
{
    if (a->left != b->left) {
        return b->left;
    }
    return a->score > b->score;
}

int cubes_rows_of(const struct cubes_public *pub, uint64_t game, int day, const int *player,
                  const char (*name)[SEAT_NAME_SIZE], struct cubes_row rows[CUBES_SEATS_MAX])
{
    for (int i = 0; i < pub->seats; i++) {
        const struct cubes_seat *seat = &pub->seat[i];
        struct cubes_row *row = &rows[i];
        *row = (struct cubes_row){.game = game,
                                  .day = day,
                                  .blitz = pub->goal == CUBES_GOAL_BLITZ,
                                  .jokers = pub->jokers,
                                  .left = seat->left,
                                  .seats = pub->seats,
                                  .place = 1,
                                  .score = seat->score,
                                  .turns = seat->turns,
                                  .busts = seat->busts,
                                  .best = seat->best};
        for (int other = 0; other < pub->seats; other++) {
            row->place = (uint8_t)(row->place + above(&pub->seat[other], seat));
        }
        const char *word = player[i] == CUBES_PERSON ? "person" : cubes_game.players[player[i]].name;
        text_copy(row->player, sizeof row->player, word);
        text_copy(row->name, sizeof row->name, name[i]);
    }
    return pub->seats;
}

uint64_t cubes_game_identity(const struct cubes_public *pub, uint64_t seed)
{
    uint64_t hash = hash_number(HASH_START, seed);
    hash = hash_number(hash_number(hash, (uint64_t)pub->game), (uint64_t)pub->goal);
    for (int i = 0; i < pub->seats; i++) {
        const struct cubes_seat *seat = &pub->seat[i];
        hash = hash_number(hash_number(hash, (uint64_t)seat->score), (uint64_t)seat->turns);
        hash = hash_number(hash, (uint64_t)seat->busts);
    }
    return hash;
}

/* ---- a line -------------------------------------------------------------------------------------------- */

void cubes_row_format(const struct cubes_row *row, struct text *out)
{
    text_addf(out, "%016" PRIx64 " ", row->game);
    date_write(row->day, out);
    text_addf(out, " %s %s %d %d %s %" PRId32 " %" PRId32 " %" PRId32 " %" PRId32 " %s %s\n",
              row->blitz ? "blitz" : "standard", row->jokers ? "jokers" : "plain", row->seats, row->place,
              row->player, row->score, row->turns, row->busts, row->best, row->left ? "left" : "stayed",
              row->name);
}

/* The next word of a line, which a space ends; NULL where there is none, or one that is too long. */
static struct slice read_word(struct slice *rest)
{
    struct slice word = slice_cut(rest, ' ');
    bool good = rest->at && word.length > 0 && word.length < WORD_SIZE;
    return good ? word : (struct slice){.at = NULL};
}

static bool read_number(struct slice *rest, int32_t least, int32_t most, int32_t *number)
{
    *number = slice_number(read_word(rest), most);
    return *number >= least;
}

/* One of two words. */
static bool read_either(struct slice *rest, const char *no, const char *yes, bool *is)
{
    struct slice word = read_word(rest);
    *is = slice_is(word, yes);
    return *is || slice_is(word, no);
}

static bool read_date(struct slice *rest, int *day)
{
    char date[] = "2026-11-22"; /* any date is as long */
    struct slice word = read_word(rest);
    if (word.length != strlen(date)) {
        return false;
    }
    memcpy(date, word.at, word.length);
    return date_read(date, day);
}

static bool read_player(struct slice *rest, char player[CUBES_PLAYER_SIZE])
{
    struct slice word = read_word(rest);
    if (word.length == 0 || word.length >= CUBES_PLAYER_SIZE) {
        return false;
    }
    for (size_t i = 0; i < word.length; i++) {
        if (word.at[i] < 'a' || word.at[i] > 'z') {
            return false;
        }
    }
    memcpy(player, word.at, word.length); /* into a row of zeros */
    return true;
}

bool cubes_row_parse(const char *line, size_t length, struct cubes_row *row)
{
    struct slice rest = {.at = line, .length = length};
    int32_t seats, place;
    memset(row, 0, sizeof *row);
    if (!slice_hash(read_word(&rest), &row->game) || !read_date(&rest, &row->day) ||
        !read_either(&rest, "standard", "blitz", &row->blitz) ||
        !read_either(&rest, "plain", "jokers", &row->jokers) ||
        !read_number(&rest, 1, CUBES_SEATS_MAX, &seats) || !read_number(&rest, 1, seats, &place) ||
        !read_player(&rest, row->player) || !read_number(&rest, 0, POINTS_MOST, &row->score) ||
        !read_number(&rest, 0, POINTS_MOST, &row->turns) || !read_number(&rest, 0, row->turns, &row->busts) ||
        !read_number(&rest, 0, row->score, &row->best) || !read_either(&rest, "stayed", "left", &row->left)) {
        return false;
    }
    row->seats = (uint8_t)seats;
    row->place = (uint8_t)place;
    if (rest.length >= sizeof row->name || text_characters(rest.at, rest.length) < 0) {
        return false;
    }
    memcpy(row->name, rest.at, rest.length);
    return row->score % CUBES_FIFTY == 0 && row->best % CUBES_FIFTY == 0;
}

/* ---- a file -------------------------------------------------------------------------------------------- */

bool cubes_scores_open(struct cubes_scores *scores, const char *text, size_t length)
{
    static const char head[] = CUBES_SCORES_HEAD;
    const size_t size = sizeof head - 1;
    bool fine = length == 0 || (length >= size && memcmp(text, head, size) == 0);
    size_t skip = length == 0 ? 0 : fine ? size : length;
    *scores = (struct cubes_scores){.rest = {.at = text + skip, .length = length - skip}};
    return fine;
}

/* Moves behind the next whole line. False: end of the file. A last line without a line feed is unfinished and
 * ignored. */
static bool next_line(struct slice *rest, struct slice *line)
{
    *line = slice_cut(rest, '\n');
    return rest->at != NULL;
}

/* A game may have been written twice, if the program ended before it knew that the first time succeeded. */
bool cubes_scores_hold(const char *text, size_t size, const struct cubes_row *row)
{
    struct slice rest = {.at = text, .length = size}, line;
    char identity[IDENTITY_DIGITS + 1];
    int rows = 0;
    text_format(identity, sizeof identity, "%016" PRIx64, row->game);
    while (next_line(&rest, &line)) {
        bool same = line.length > IDENTITY_DIGITS && memcmp(line.at, identity, IDENTITY_DIGITS) == 0;
        rows = same ? rows + 1 : 0;
        if (same && rows == row->seats) {
            return true;
        }
    }
    return false;
}

/* Reads all adjacent rows of a game; the last ones, one for each seat, are the game, and earlier ones are
 * from an unfinished attempt. Returns the number of all rows; scores->rest begins
 * behind them. */
static int read_run(struct cubes_scores *scores, struct cubes_row rows[CUBES_SEATS_MAX])
{
    struct slice line;
    int run = 0;
    for (struct slice rest = scores->rest; next_line(&rest, &line); scores->rest = rest) {
        struct cubes_row row;
        bool fine = cubes_row_parse(line.at, line.length, &row);
        bool same = fine && (run == 0 || (row.game == rows[0].game && row.seats == rows[0].seats));
        if (!same && run > 0) {
            return run;
        }
        if (!same) {
            scores->skipped += line.length > 0;
            continue;
        }
        for (int i = 0; run >= row.seats && i + 1 < row.seats; i++) {
            rows[i] = rows[i + 1];
        }
        rows[run < row.seats ? run : row.seats - 1] = row;
        run++;
    }
    return run;
}

void cubes_scores_close(struct cubes_scores *scores)
{
    number_set_free(&scores->known);
    *scores = (struct cubes_scores){.rest = {.at = NULL}};
}

int cubes_scores_next(struct cubes_scores *scores, struct cubes_row rows[CUBES_SEATS_MAX])
{
    for (;;) {
        int run = read_run(scores, rows);
        if (run == 0) {
            return 0;
        }
        if (run < rows[0].seats) {
            scores->skipped += run;
        } else if (number_set_add(&scores->known, rows[0].game)) {
            return rows[0].seats;
        }
    }
}
