/* SPDX-License-Identifier: MIT */
#include "games/cubes/scores.h"

#include "base/date.h"
#include "base/hash.h"

#include <inttypes.h>
#include <string.h>

enum { IDENTITY_DIGITS = 16, WORD_SIZE = 32, POINTS_MOST = 100000000, HEX = 16, DECIMAL = 10 };

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

/* The rest of a line. */
struct rest {
    const char *at, *end;
};

/* Reads the next word, which a space ends. A word with a zero byte is refused, since the byte would end the
 * string early. */
static bool read_word(struct rest *rest, char word[WORD_SIZE])
{
    const char *space = memchr(rest->at, ' ', (size_t)(rest->end - rest->at));
    if (!space || space == rest->at || space - rest->at >= WORD_SIZE ||
        memchr(rest->at, '\0', (size_t)(space - rest->at))) {
        return false;
    }
    memcpy(word, rest->at, (size_t)(space - rest->at));
    word[space - rest->at] = '\0';
    rest->at = space + 1;
    return true;
}

static bool read_number(struct rest *rest, int32_t least, int32_t most, int32_t *number)
{
    char word[WORD_SIZE];
    if (!read_word(rest, word)) {
        return false;
    }
    *number = 0;
    for (const char *at = word; *at != '\0'; at++) {
        if (*at < '0' || *at > '9' || *number > POINTS_MOST) {
            return false;
        }
        *number = *number * DECIMAL + (*at - '0');
    }
    return *number >= least && *number <= most;
}

/* One of two words. */
static bool read_either(struct rest *rest, const char *no, const char *yes, bool *is)
{
    char word[WORD_SIZE];
    if (!read_word(rest, word)) {
        return false;
    }
    *is = strcmp(word, yes) == 0;
    return *is || strcmp(word, no) == 0;
}

static bool read_identity(struct rest *rest, uint64_t *identity)
{
    char word[WORD_SIZE];
    if (!read_word(rest, word) || strlen(word) != IDENTITY_DIGITS) {
        return false;
    }
    *identity = 0;
    for (const char *at = word; *at != '\0'; at++) {
        static const char digits[] = "0123456789abcdef";
        const char *digit = strchr(digits, *at);
        if (!digit) {
            return false;
        }
        *identity = *identity * HEX + (uint64_t)(digit - digits);
    }
    return true;
}

static bool read_player(struct rest *rest, char player[CUBES_PLAYER_SIZE])
{
    char word[WORD_SIZE];
    if (!read_word(rest, word) || strlen(word) >= CUBES_PLAYER_SIZE) {
        return false;
    }
    for (const char *at = word; *at != '\0'; at++) {
        if (*at < 'a' || *at > 'z') {
            return false;
        }
    }
    return text_copy(player, CUBES_PLAYER_SIZE, word);
}

bool cubes_row_parse(const char *line, size_t length, struct cubes_row *row)
{
    struct rest rest = {line, line + length};
    char date[WORD_SIZE];
    int32_t seats, place;
    memset(row, 0, sizeof *row);
    if (!read_identity(&rest, &row->game) || !read_word(&rest, date) || !date_read(date, &row->day) ||
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
    size_t name = (size_t)(rest.end - rest.at);
    if (name >= sizeof row->name || (name > 0 && text_characters(rest.at, name) < 0)) {
        return false;
    }
    memcpy(row->name, rest.at, name);
    return row->score % CUBES_FIFTY == 0 && row->best % CUBES_FIFTY == 0;
}

/* ---- a file -------------------------------------------------------------------------------------------- */

bool cubes_scores_open(struct cubes_scores *scores, const char *text, size_t length)
{
    static const char head[] = CUBES_SCORES_HEAD;
    const size_t size = sizeof head - 1;
    bool fine = length == 0 || (length >= size && memcmp(text, head, size) == 0);
    *scores = (struct cubes_scores){
        .text = text, .at = fine && length > 0 ? text + size : text, .end = fine ? text + length : text};
    return fine;
}

/* Moves behind the next whole line. False: end of the file. A last line without a line feed is unfinished and
 * ignored. */
static bool next_line(const char **at, const char *end, const char **line, size_t *length)
{
    const char *feed = *at < end ? memchr(*at, '\n', (size_t)(end - *at)) : NULL;
    if (!feed) {
        return false;
    }
    *line = *at;
    *length = (size_t)(feed - *at);
    *at = feed + 1;
    return true;
}

/* A game may have been written twice, if the program ended before it knew that the first time succeeded. */
bool cubes_scores_hold(const char *text, size_t size, const struct cubes_row *row)
{
    const char *at = text, *place = text + size, *line;
    size_t length;
    char identity[IDENTITY_DIGITS + 1];
    int rows = 0;
    text_format(identity, sizeof identity, "%016" PRIx64, row->game);
    while (next_line(&at, place, &line, &length)) {
        bool same = length > IDENTITY_DIGITS && memcmp(line, identity, IDENTITY_DIGITS) == 0;
        rows = same ? rows + 1 : 0;
        if (same && rows == row->seats) {
            return true;
        }
    }
    return false;
}

/* Reads all adjacent rows of a game; the last ones, one for each seat, are the game, and earlier ones are
 * from an unfinished attempt. Returns the number of all rows; `at` moves behind them. */
static int read_run(struct cubes_scores *scores, struct cubes_row rows[CUBES_SEATS_MAX])
{
    const char *line;
    size_t length;
    int run = 0;
    for (const char *at = scores->at; next_line(&at, scores->end, &line, &length); scores->at = at) {
        struct cubes_row row;
        bool fine = cubes_row_parse(line, length, &row);
        bool same = fine && (run == 0 || (row.game == rows[0].game && row.seats == rows[0].seats));
        if (!same && run > 0) {
            return run;
        }
        if (!same) {
            scores->skipped += length > 0;
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
    *scores = (struct cubes_scores){.text = NULL};
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
