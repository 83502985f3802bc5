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
    uint64_t now = session_mark(session);
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

/* A line of the file: so many figures, each of so many digits at most, behind a name. */
struct row {
    const char *name;
    size_t offset; /* of the figures in struct bones_dealt */
    int figures, digits;
};

static const struct row rows[] = {
    {"deals", offsetof(struct bones_dealt, fairness.deals), 1, 15},
    {"last", offsetof(struct bones_dealt, last), 1, 20},
    {"big-six", offsetof(struct bones_dealt, fairness.big_six), BONES_SEATS_MAX, 15},
    {"doubles", offsetof(struct bones_dealt, fairness.doubles), BONES_SEATS_MAX, 15},
    {"knocks", offsetof(struct bones_dealt, fairness.knocks), BONES_SEATS_MAX, 15},
    {"points", offsetof(struct bones_dealt, fairness.points), BONES_SEATS_MAX, 15},
};
enum { ROWS = sizeof rows / sizeof rows[0] };

/* The first figure of a row. Some are signed, but none is below 0: all are read and written alike. */
static uint64_t *figures_of(struct bones_dealt *dealt, const struct row *row)
{
    return (uint64_t *)(void *)((char *)dealt + row->offset);
}

void bones_dealt_write(const struct bones_dealt *dealt, struct text *out)
{
    struct bones_dealt kept = *dealt;
    for (int i = 0; i < ROWS; i++) {
        text_add(out, rows[i].name);
        for (int figure = 0; figure < rows[i].figures; figure++) {
            text_addf(out, " %llu", (unsigned long long)figures_of(&kept, &rows[i])[figure]);
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

static bool read_line(struct bones_dealt *dealt, const char *line)
{
    size_t name = strcspn(line, " ");
    int i = 0;
    while (i < ROWS && (strlen(rows[i].name) != name || strncmp(line, rows[i].name, name) != 0)) {
        i++;
    }
    const char *at = line + name;
    bool good = i < ROWS;
    for (int figure = 0; good && figure < rows[i].figures; figure++) {
        good = read_number(&at, rows[i].digits, &figures_of(dealt, &rows[i])[figure]);
    }
    return good && *at == '\0';
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
