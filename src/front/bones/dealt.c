/* SPDX-License-Identifier: MIT */
#include "front/bones/dealt.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/table/table.h"

#include <string.h>

static const char file_name[] = "dealt-bones";

struct bones_dealt *bones_dealt_of(const struct front *front)
{
    return part_of(front, &bones_dealt_part);
}

/* ---- counting ---------------------------------------------------------------------------------------- */

bool bones_dealt_add(struct bones_dealt *dealt, const struct session *session)
{
    uint64_t now = session->game->hash(session->state);
    if (now == dealt->last || !bones_fairness_last(&dealt->fairness, &session->journal)) {
        return false;
    }
    dealt->last = now;
    return true;
}

void bones_dealt_ended(struct front *front)
{
    static char buffer[BONES_DEALT_SIZE];
    struct bones_dealt *dealt = bones_dealt_of(front);
    if (bones_dealt_add(dealt, &table_of(front)->session)) {
        struct text out = text_in(buffer, sizeof buffer);
        bones_dealt_write(dealt, &out);
        front_keep(front, file_name, &out);
    }
}

/* ---- as a text --------------------------------------------------------------------------------------- */

/* A row of four figures, and its name. */
struct row {
    const char *name;
    size_t offset;
};

#define ROW(word, field)                                                                                     \
    {                                                                                                        \
        .name = (word), .offset = offsetof(struct bones_fairness, field)                                     \
    }
static const struct row rows[] = {ROW("big-six", big_six), ROW("doubles", doubles), ROW("knocks", knocks),
                                  ROW("points", points)};
enum { ROWS = sizeof rows / sizeof rows[0], DIGITS = 15 };

static int64_t *figures_of(struct bones_fairness *fairness, const struct row *row)
{
    return (int64_t *)(void *)((char *)fairness + row->offset);
}

void bones_dealt_write(const struct bones_dealt *dealt, struct text *out)
{
    struct bones_fairness fairness = dealt->fairness;
    text_addf(out, "deals %lld\nlast %llu\n", (long long)fairness.deals, (unsigned long long)dealt->last);
    for (int i = 0; i < ROWS; i++) {
        const int64_t *figure = figures_of(&fairness, &rows[i]);
        text_addf(out, "%s", rows[i].name);
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            text_addf(out, " %lld", (long long)figure[seat]);
        }
        text_add(out, "\n");
    }
}

/* A number behind a space. */
static bool read_number(const char **at, int most, uint64_t *number)
{
    int digits = 0;
    if (**at != ' ') {
        return false;
    }
    *number = 0;
    for (++*at; **at >= '0' && **at <= '9' && digits < most; ++*at, digits++) {
        *number = *number * 10 + (uint64_t)(**at - '0');
    }
    return digits > 0;
}

static bool read_figures(const char *at, int count, int most, uint64_t figure[BONES_SEATS_MAX])
{
    for (int i = 0; i < count; i++) {
        if (!read_number(&at, most, &figure[i])) {
            return false;
        }
    }
    return *at == '\0';
}

static bool read_line(struct bones_dealt *dealt, const char *line)
{
    uint64_t figure[BONES_SEATS_MAX];
    size_t name = strcspn(line, " ");
    if (name == 5 && strncmp(line, "deals", name) == 0 && read_figures(line + name, 1, DIGITS, figure)) {
        dealt->fairness.deals = (int64_t)figure[0];
        return true;
    }
    if (name == 4 && strncmp(line, "last", name) == 0 && read_figures(line + name, 1, 20, figure)) {
        dealt->last = figure[0];
        return true;
    }
    for (int i = 0; i < ROWS; i++) {
        bool named = strlen(rows[i].name) == name && strncmp(line, rows[i].name, name) == 0;
        if (named && read_figures(line + name, BONES_SEATS_MAX, DIGITS, figure)) {
            for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
                figures_of(&dealt->fairness, &rows[i])[seat] = (int64_t)figure[seat];
            }
            return true;
        }
    }
    return false;
}

/* A deal has one Big Six and seven doubles. */
static bool adds_up(const struct bones_fairness *fairness)
{
    int64_t six = 0, doubles = 0;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        six += fairness->big_six[seat];
        doubles += fairness->doubles[seat];
    }
    return six == fairness->deals && doubles == BONES_NUMBERS * fairness->deals;
}

int bones_dealt_read(struct bones_dealt *dealt, const char *text, size_t length)
{
    struct bones_dealt read = {.last = 0};
    const char *end = text + length;
    int number = 0;
    while (text < end) {
        char line[128];
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        size_t bytes = (size_t)((stop ? stop : end) - text);
        number++;
        if (bytes >= sizeof line || memchr(text, '\0', bytes)) {
            return number;
        }
        memcpy(line, text, bytes);
        line[bytes] = '\0';
        if (!read_line(&read, line)) {
            return number;
        }
        text += bytes + (stop != NULL);
    }
    if (!adds_up(&read.fairness)) {
        return number > 0 ? number : 1;
    }
    *dealt = read;
    return 0;
}

/* ---- the part ---------------------------------------------------------------------------------------- */

static bool take(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    why->line = bones_dealt_read(bones_dealt_of(front), text, length);
    text_copy(why->reason, sizeof why->reason, _("this is not what was dealt here"));
    return why->line == 0;
}

static void load(struct front *front)
{
    memset(bones_dealt_of(front), 0, sizeof *bones_dealt_of(front));
    front_take(front, file_name, take);
}

const struct part bones_dealt_part = {.size = sizeof(struct bones_dealt), .start = load};
