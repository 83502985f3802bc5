/* SPDX-License-Identifier: MIT */
/* The file of achievements. */
#include "front/journey/achievements.h"

#include "base/date.h"
#include "base/listing.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LINE "route-mille achievements 1"
#define LAST_LINE "end"

static const char *const grades[] = {[GRADE_NONE] = "", [GRADE_BEST] = "best", [GRADE_WHOLE] = "whole"};
enum { GRADES = sizeof grades / sizeof *grades };

void achievements_write(const struct achievements_kept *kept, struct text *out)
{
    text_add(out, FIRST_LINE "\n");
    for (int row = 0; achievements[row].key; row++) {
        if (kept->got[row].count > 0) {
            text_addf(out, "got %s %d ", achievements[row].key, kept->got[row].count);
            date_write(kept->got[row].day, out);
            text_add(out, "\n");
        }
    }
    for (int i = 0; i < ACHIEVEMENTS_TABLES && kept->won[i][0]; i++) {
        text_addf(out, "won %s\n", kept->won[i]);
    }
    for (int i = 0; i < kept->hands; i++) {
        text_addf(out, kept->hand[i].grade ? "hand %016" PRIx64 " %s\n" : "hand %016" PRIx64 "%s\n",
                  kept->hand[i].id, grades[kept->hand[i].grade]);
    }
    for (int i = 0; i < kept->aparts; i++) {
        text_addf(out, "apart %" PRIu64 "\n", kept->apart[i]);
    }
    text_add(out, LAST_LINE "\n");
}

/* ---- reading ---------------------------------------------------------------------------------------- */

struct reading {
    struct achievements_kept *kept;
    bool all; /* a line that is wrong is skipped */
};

static bool is_word(const char *word)
{
    size_t length = strlen(word);
    return length > 0 && length < ACHIEVEMENTS_WORD &&
           strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789_") == length;
}

/* Digits alone, up to the greatest number that there is room for. */
static bool read_number(const char *word, int base, uint64_t *number)
{
    const char *digits = base == 10 ? "0123456789" : "0123456789abcdef";
    size_t length = strlen(word);
    char *end = NULL;
    errno = 0;
    *number = strtoull(word, &end, base);
    return length > 0 && strspn(word, digits) == length && *end == '\0' && errno == 0;
}

static bool read_got(struct achievements_kept *kept, char *rest)
{
    uint64_t count;
    int day;
    const char *key = listing_word(&rest);
    if (!is_word(key) || !read_number(listing_word(&rest), 10, &count) || count == 0 ||
        count > ACHIEVEMENTS_MOST || !date_read(rest, &day)) {
        return false;
    }
    int row = achievements_find(key);
    if (row >= 0) {
        struct achievement_record *got = &kept->got[row];
        got->day = got->count == 0 || day < got->day ? day : got->day;
        got->count = (int)count > got->count ? (int)count : got->count;
    }
    return true;
}

static bool read_won(struct achievements_kept *kept, const char *game)
{
    if (!is_word(game)) {
        return false;
    }
    achievements_note_win(kept, game);
    return true;
}

static bool read_hand(struct achievements_kept *kept, char *rest)
{
    enum { DIGITS = 16 };
    uint64_t id;
    const char *word = listing_word(&rest);
    int grade = 0;
    while (grade < GRADES && strcmp(rest, grades[grade]) != 0) {
        grade++;
    }
    if (strlen(word) != DIGITS || !read_number(word, DIGITS, &id) || grade == GRADES) {
        return false;
    }
    struct achievements_hand *hand = achievements_hand(kept, id);
    if (!hand && kept->hands < ACHIEVEMENTS_HANDS) {
        hand = &kept->hand[kept->hands++];
        *hand = (struct achievements_hand){.id = id};
    }
    if (hand && grade > (int)hand->grade) {
        hand->grade = (enum achievements_grade)grade;
    }
    return true;
}

static bool read_apart(struct achievements_kept *kept, const char *word)
{
    uint64_t seed;
    if (!read_number(word, 10, &seed)) {
        return false;
    }
    achievements_set_apart(kept, seed);
    return true;
}

static bool read_line(void *into, char *line)
{
    const struct reading *reading = into;
    char *rest = line;
    const char *word = listing_word(&rest);
    bool good = strcmp(word, "got") == 0     ? read_got(reading->kept, rest)
                : strcmp(word, "won") == 0   ? read_won(reading->kept, rest)
                : strcmp(word, "hand") == 0  ? read_hand(reading->kept, rest)
                : strcmp(word, "apart") == 0 ? read_apart(reading->kept, rest)
                                             : false;
    return good || reading->all;
}

int achievements_read(struct achievements_kept *kept, const char *text, size_t length)
{
    static const struct listing listing = {.first = FIRST_LINE, .last = LAST_LINE, .take = read_line};
    struct reading reading = {.kept = kept};
    int wrong = listing_read(&listing, &reading, text, length);
    if (wrong > 0) {
        reading.all = true;
        listing_read(&listing, &reading, text, length);
    }
    return wrong;
}
