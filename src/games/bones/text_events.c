/* SPDX-License-Identifier: MIT */
/* Events as text, for logs and golden files. */
#include "games/bones/inside.h"

/* Seat, words, tile. */
static void add_with_tile(struct text *out, struct event event, const char *words)
{
    text_addf(out, "%d %s ", event.seat, words);
    if (event.card == BONES_TILE_NONE) {
        text_add(out, "?");
    } else {
        bones_add_tile(out, event.card <= BONES_TILES ? event.card : BONES_TILE_NONE);
    }
}

static void add_round(struct text *out, struct event event)
{
    text_addf(out, "round %d, ", event.value);
    if (event.extra == BONES_TILE_NONE) {
        text_add(out, "to be named");
    } else {
        bones_add_tile(out, event.extra <= BONES_TILES ? event.extra : BONES_TILE_NONE);
        text_add(out, " opens");
    }
}

static void add_passed(struct text *out, struct event event)
{
    text_addf(out, "%d knocked, no ", event.seat);
    for (unsigned number = 0; number < BONES_NUMBERS; number++) {
        if ((unsigned)event.extra >> number & 1u) {
            text_addf(out, "%u", number);
        }
    }
}

static void add_end(struct text *out, struct event event)
{
    switch (event.kind) {
    case BONES_EVENT_DOMINOED:
        text_addf(out, "%d dominoed for %d", event.seat, event.value);
        break;
    case BONES_EVENT_LOCKED:
        if (event.seat == SEAT_NONE) {
            text_add(out, "locked, lowest shared");
        } else {
            text_addf(out, "locked, %d lowest for %d", event.seat, event.value);
        }
        break;
    case BONES_EVENT_SHOWN:
        add_with_tile(out, event, "shows");
        break;
    case BONES_EVENT_TOTAL:
        text_addf(out, "%d has %d", event.seat, event.value);
        break;
    case BONES_EVENT_WON:
        text_addf(out, "game won by %d", event.seat);
        break;
    default:
        text_add(out, "?");
        break;
    }
}

void bones_event_format(struct event event, struct text *out)
{
    switch (event.kind) {
    case BONES_EVENT_GAME:
        text_addf(out, event.value > 0 ? "game to %d" : "game without end", event.value);
        break;
    case BONES_EVENT_ROUND:
        add_round(out, event);
        break;
    case BONES_EVENT_DEALT:
        add_with_tile(out, event, "dealt");
        break;
    case BONES_EVENT_REDEALT:
        text_addf(out, "%d deals again", event.seat);
        break;
    case BONES_EVENT_NAMED:
        add_with_tile(out, event, "named");
        break;
    case BONES_EVENT_LED:
        add_with_tile(out, event, "led");
        break;
    case BONES_EVENT_PLACED:
        add_with_tile(out, event, "placed");
        text_addf(out, " %c, count %d", bones_arm_letter(event.target), event.value);
        break;
    case BONES_EVENT_SCORED:
        text_addf(out, "%d scored %d, %s", event.seat, event.value, bones_score_names[event.extra]);
        break;
    case BONES_EVENT_PASSED:
        add_passed(out, event);
        break;
    default:
        add_end(out, event);
        break;
    }
}
