/* SPDX-License-Identifier: MIT */
#include "net/told.h"

#include "base/text.h"

#include <string.h>

enum { FIELDS = 6, EVENT_SIZE = 48 };

bool told_write(struct text *out, const struct event *events, int *count)
{
    int all = *count;
    for (*count = 0; *count < all; (*count)++) {
        const struct event *event = &events[*count];
        char one[EVENT_SIZE];
        text_format(one, sizeof one, "%s%d %d %d %d %d %d", *count > 0 ? "," : "", event->kind, event->seat,
                    event->card, event->target, event->value, event->extra);
        if (out->length + strlen(one) + 1 > out->size) {
            return false;
        }
        text_add(out, one);
    }
    return true;
}

/* Reads one number of at most five digits, and moves on behind it. */
static bool read_number(const char **at, int least, int most, int *value)
{
    int digits = 0, sign = **at == '-' ? -1 : 1;
    *at += sign < 0;
    for (*value = 0; digits < 5 && **at >= '0' && **at <= '9'; digits++, (*at)++) {
        *value = *value * 10 + (**at - '0');
    }
    *value *= sign;
    return digits > 0 && *value >= least && *value <= most;
}

static bool read_event(const char **at, struct event *event)
{
    static const int least[FIELDS] = {0, SEAT_NONE, 0, 0, INT16_MIN, 0};
    static const int most[FIELDS] = {UINT8_MAX, SEATS_MAX - 1, UINT8_MAX, UINT8_MAX, INT16_MAX, UINT8_MAX};
    int value[FIELDS];
    for (int i = 0; i < FIELDS; i++) {
        if ((i > 0 && *(*at)++ != ' ') || !read_number(at, least[i], most[i], &value[i])) {
            return false;
        }
    }
    *event = (struct event){.kind = (uint8_t)value[0],
                            .seat = (int8_t)value[1],
                            .card = (uint8_t)value[2],
                            .target = (uint8_t)value[3],
                            .value = (int16_t)value[4],
                            .extra = (uint8_t)value[5],
                            .seen = SEEN_BY_ALL};
    return true;
}

int told_read(const char *text, struct event *events, int most)
{
    const char *at = text;
    int count = 0;
    if (*at == '\0') {
        return 0;
    }
    for (;;) {
        if (count == most || !read_event(&at, &events[count])) {
            return -1;
        }
        count++;
        if (*at == '\0') {
            return count;
        }
        if (*at++ != ',') {
            return -1;
        }
    }
}
