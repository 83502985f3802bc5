/* SPDX-License-Identifier: MIT */
/* Faces that were thrown at this machine, counted by seat, and kept as a text. */
#include "front/cubes/kept.h"

#include <string.h>

enum { LINE_MOST = 200 };

/* The largest number of twelve digits, which is what can be read again: counts stop there. */
static const int64_t COUNT_MOST = 999999999999;

static const char *const kinds[] = {"plain", "jokers"};

void cubes_thrown_add(struct cubes_thrown *thrown, bool jokers, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->seat >= 0 && event->seat < CUBES_SEATS_MAX) {
            struct cubes_faces *faces = &thrown->seat[jokers][event->seat];
            cubes_faces_add(faces, *event);
            for (int face = 0; face < CUBES_FACES; face++) {
                faces->seen[face] = faces->seen[face] < COUNT_MOST ? faces->seen[face] : COUNT_MOST;
            }
        }
    }
}

struct cubes_faces cubes_thrown_of(const struct cubes_thrown *thrown, bool jokers, int seat)
{
    struct cubes_faces sum = {.seen = {0}};
    for (int at = 0; at < CUBES_SEATS_MAX; at++) {
        for (int face = 0; (seat < 0 || seat == at) && face < CUBES_FACES; face++) {
            sum.seen[face] += thrown->seat[jokers][at].seen[face];
        }
    }
    return sum;
}

static bool is_empty(const struct cubes_faces *faces)
{
    for (int face = 0; face < CUBES_FACES; face++) {
        if (faces->seen[face] != 0) {
            return false;
        }
    }
    return true;
}

void cubes_thrown_write(const struct cubes_thrown *thrown, struct text *out)
{
    for (int kind = 0; kind < 2; kind++) {
        for (int seat = 0; seat < CUBES_SEATS_MAX; seat++) {
            const struct cubes_faces *faces = &thrown->seat[kind][seat];
            if (is_empty(faces)) {
                continue;
            }
            text_addf(out, "%s %d", kinds[kind], seat + 1);
            for (int face = kind ? CUBES_JOKER : CUBES_ONE; face < CUBES_FACES; face++) {
                text_addf(out, " %lld", (long long)faces->seen[face]);
            }
            text_add(out, "\n");
        }
    }
}

/* A number of at most twelve digits behind a space. */
static bool read_number(const char **at, int64_t *number)
{
    int digits = 0;
    if (**at != ' ') {
        return false;
    }
    *number = 0;
    for (++*at; **at >= '0' && **at <= '9' && digits < 12; ++*at, digits++) {
        *number = *number * 10 + (**at - '0');
    }
    return digits > 0;
}

static bool read_line(struct cubes_thrown *thrown, const char *line)
{
    int kind = strncmp(line, kinds[1], strlen(kinds[1])) == 0;
    int64_t seat;
    const char *at = line + strlen(kinds[kind]);
    if (strncmp(line, kinds[kind], strlen(kinds[kind])) != 0 || !read_number(&at, &seat) || seat < 1 ||
        seat > CUBES_SEATS_MAX) {
        return false;
    }
    struct cubes_faces *faces = &thrown->seat[kind][seat - 1];
    for (int face = kind ? CUBES_JOKER : CUBES_ONE; face < CUBES_FACES; face++) {
        if (!read_number(&at, &faces->seen[face])) {
            return false;
        }
    }
    return *at == '\0';
}

bool cubes_thrown_read(struct cubes_thrown *thrown, const char *text, size_t length)
{
    struct cubes_thrown read = {.seat = {{{.seen = {0}}}}};
    const char *end = text + length;
    while (text < end) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        size_t bytes = (size_t)((stop ? stop : end) - text);
        char line[LINE_MOST];
        if (bytes >= sizeof line) {
            return false;
        }
        memcpy(line, text, bytes);
        line[bytes] = '\0';
        if (memchr(line, '\0', bytes) || !read_line(&read, line)) {
            return false;
        }
        text += bytes + (stop != NULL);
    }
    *thrown = read;
    return true;
}
