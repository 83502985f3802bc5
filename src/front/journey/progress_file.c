/* SPDX-License-Identifier: MIT */
/* The progress of the journey as text. */
#include "base/listing.h"
#include "front/journey/progress.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LINE "route-mille journey 1"
#define LAST_LINE "end"

enum { FIGURE_MOST = 1000000, HEX = 16, HEX_DIGITS = 16 };

static const char *const ways[STAGE_WAYS] = {"out", "back"};

const char *const progress_pieces[PROGRESS_PIECES] = {"lamps", "pennant", "whitewalls", "parasol",
                                                      "trunk", "dog",     "canoe",      "borne"};

/* ---- writing --------------------------------------------------------------------------------------- */

static void write_stage_name(int stage, struct text *out)
{
    text_addf(out, "%s %s", stages[stage].id, ways[stages[stage].way]);
}

static void write_bits(unsigned bits, struct text *out)
{
    text_add(out, " ");
    for (int g = 0; g < STAGE_GOALS; g++) {
        text_add(out, bits >> g & 1u ? "1" : "0");
    }
}

static void write_numbers(const char *word, const int numbers[STAGE_GOALS], struct text *out)
{
    text_addf(out, " %s %d %d %d", word, numbers[0], numbers[1], numbers[2]);
}

static void write_record(const struct journey_record *record, struct text *out)
{
    text_addf(out, " tries %d stamps", record->tries);
    write_bits(record->stamps, out);
    write_numbers("won", record->won_in, out);
    if (record->played) {
        text_addf(out, " best %d %d %d", record->best, record->best_lead, record->best_deal);
        write_bits(record->best_met, out);
        write_numbers("nearest", record->nearest, out);
    }
    if (record->last) {
        text_addf(out, " last %d %016" PRIx64 "%s", record->last_deal, record->last,
                  record->judging ? " judging" : "");
    }
    text_add(out, record->coached ? " coached\n" : "\n");
}

void progress_write(const struct progress *progress, struct text *out)
{
    text_add(out, FIRST_LINE "\n");
    for (int i = 0; i < stages_count(); i++) {
        const struct journey_record *record = &progress->record[i];
        if (record->tries > 0 || record->stamps || record->coached) {
            text_add(out, "stage ");
            write_stage_name(i, out);
            write_record(record, out);
        }
    }
    text_add(out, progress->kept);
    if (progress->at_table >= 0) {
        text_add(out, "table ");
        write_stage_name(progress->at_table, out);
        text_add(out, "\n");
    }
    if (progress->untold >= 0) {
        text_add(out, "untold ");
        write_stage_name(progress->untold, out);
        write_bits(progress->untold_stamps, out);
        text_add(out, "\n");
    }
    for (int p = 0; p < PROGRESS_PIECES; p++) {
        if (progress->off >> p & 1u) {
            text_addf(out, "off %s\n", progress_pieces[p]);
        }
    }
    text_add(out, progress->plain ? "plain\n" : "");
    text_add(out, progress->terrace ? "seen terrace\n" : "");
    text_add(out, progress->dawn ? "seen dawn\n" : "");
    text_add(out, progress->invited ? "seen invitation\n" : "");
    text_add(out, LAST_LINE "\n");
}

/* ---- reading --------------------------------------------------------------------------------------- */

static bool read_number(char **rest, int least, int most, int *number)
{
    const char *word = listing_word(rest);
    char *end = NULL;
    long value = strtol(word, &end, 10);
    *number = (int)value;
    return end != word && *end == '\0' && value >= least && value <= most;
}

static bool read_numbers(char **rest, int most, int numbers[STAGE_GOALS])
{
    bool good = true;
    for (int g = 0; g < STAGE_GOALS && good; g++) {
        good = read_number(rest, 0, most, &numbers[g]);
    }
    return good;
}

static bool read_bits(char **rest, unsigned *bits)
{
    const char *word = listing_word(rest);
    *bits = 0;
    if (strlen(word) != STAGE_GOALS || strspn(word, "01") != STAGE_GOALS) {
        return false;
    }
    for (int g = 0; g < STAGE_GOALS; g++) {
        *bits |= word[g] == '1' ? 1u << g : 0;
    }
    return true;
}

static bool read_identity(char **rest, uint64_t *identity)
{
    const char *word = listing_word(rest);
    if (strlen(word) != HEX_DIGITS || strspn(word, "0123456789abcdef") != HEX_DIGITS) {
        return false;
    }
    *identity = strtoull(word, NULL, HEX);
    return *identity != 0;
}

static bool read_best(char **rest, struct journey_record *record)
{
    record->played = true;
    return read_number(rest, -FIGURE_MOST, FIGURE_MOST, &record->best) &&
           read_number(rest, -FIGURE_MOST, FIGURE_MOST, &record->best_lead) &&
           read_number(rest, 0, STAGE_DEALS - 1, &record->best_deal) && read_bits(rest, &record->best_met);
}

/* Reads what a word of a stage's line begins. */
static bool read_part(const char *word, char **rest, struct journey_record *record)
{
    if (strcmp(word, "tries") == 0) {
        return read_number(rest, 0, PROGRESS_TRIES_MOST, &record->tries);
    }
    if (strcmp(word, "stamps") == 0) {
        return read_bits(rest, &record->stamps);
    }
    if (strcmp(word, "won") == 0) {
        return read_numbers(rest, PROGRESS_TRIES_MOST, record->won_in);
    }
    if (strcmp(word, "best") == 0) {
        return !record->played && read_best(rest, record);
    }
    if (strcmp(word, "nearest") == 0) {
        return read_numbers(rest, FIGURE_MOST, record->nearest);
    }
    if (strcmp(word, "last") == 0) {
        return read_number(rest, 0, STAGE_DEALS - 1, &record->last_deal) &&
               read_identity(rest, &record->last);
    }
    bool judging = strcmp(word, "judging") == 0, coached = strcmp(word, "coached") == 0;
    record->judging = record->judging || judging;
    record->coached = record->coached || coached;
    return judging || coached;
}

static bool read_record(char *rest, struct journey_record *record)
{
    bool good = true;
    while (*rest && good) {
        const char *word = listing_word(&rest);
        good = read_part(word, &rest, record);
    }
    return good;
}

/* Reads a stage's name and way; *stage is -1 if this program does not know the stage. */
static bool read_stage_name(char **rest, int *stage)
{
    const char *id = listing_word(rest), *word = listing_word(rest);
    int way = 0;
    while (way < STAGE_WAYS && strcmp(word, ways[way]) != 0) {
        way++;
    }
    bool good = id[0] != '\0' && way < STAGE_WAYS;
    *stage = good ? stage_find(id, (enum stage_way)way) : -1;
    return good;
}

static bool keep_line(struct progress *progress, const char *line)
{
    size_t length = strlen(progress->kept);
    struct text out = text_in(progress->kept + length, sizeof progress->kept - length);
    text_addf(&out, "%s\n", line);
    if (out.cut) {
        progress->kept[length] = '\0';
    }
    return !out.cut;
}

static bool read_stage(struct progress *progress, const char *whole, char *rest)
{
    int stage;
    struct journey_record record = {.tries = 0};
    if (!read_stage_name(&rest, &stage) || !read_record(rest, &record)) {
        return false;
    }
    if (stage < 0) {
        return keep_line(progress, whole);
    }
    const struct journey_record *before = &progress->record[stage];
    if (before->tries > 0 || before->stamps || before->coached) {
        return false; /* a stage has one line */
    }
    progress->record[stage] = record;
    return true;
}

/* News of a stage that this program does not know are forgotten. */
static bool read_untold(struct progress *progress, char *rest)
{
    unsigned stamps;
    if (!read_stage_name(&rest, &progress->untold) || !read_bits(&rest, &stamps) || *rest) {
        return false;
    }
    progress->untold_stamps = progress->untold >= 0 ? stamps : 0;
    return true;
}

static bool read_piece(struct progress *progress, const char *word)
{
    int piece = 0;
    while (piece < PROGRESS_PIECES && strcmp(word, progress_pieces[piece]) != 0) {
        piece++;
    }
    progress->off |= piece < PROGRESS_PIECES ? 1u << piece : 0;
    return piece < PROGRESS_PIECES;
}

static bool read_seen(struct progress *progress, const char *word)
{
    bool terrace = strcmp(word, "terrace") == 0, dawn = strcmp(word, "dawn") == 0,
         invited = strcmp(word, "invitation") == 0;
    progress->terrace = progress->terrace || terrace;
    progress->dawn = progress->dawn || dawn;
    progress->invited = progress->invited || invited;
    return terrace || dawn || invited;
}

static bool take_line(void *into, char *line)
{
    struct progress *progress = into;
    char whole[LISTING_LINE_SIZE];
    char *rest = line;
    if (!text_copy(whole, sizeof whole, line)) {
        return false;
    }
    const char *word = listing_word(&rest);
    if (strcmp(word, "stage") == 0) {
        return read_stage(progress, whole, rest);
    }
    if (strcmp(word, "table") == 0) {
        return read_stage_name(&rest, &progress->at_table) && *rest == '\0';
    }
    if (strcmp(word, "untold") == 0) {
        return read_untold(progress, rest);
    }
    if (strcmp(word, "off") == 0) {
        return read_piece(progress, rest);
    }
    if (strcmp(word, "seen") == 0) {
        return read_seen(progress, rest);
    }
    progress->plain = strcmp(word, "plain") == 0;
    return progress->plain && *rest == '\0';
}

int progress_read(struct progress *progress, const char *text, size_t length)
{
    const struct listing listing = {.first = FIRST_LINE, .last = LAST_LINE, .take = take_line};
    progress_clear(progress);
    return listing_read(&listing, progress, text, length);
}
