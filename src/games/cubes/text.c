/* SPDX-License-Identifier: MIT */
/* Moves, events and refusals as text, for journals and logs. Dice are named a to e by their place, points are
 * written out. */
#include "games/cubes/inside.h"
#include "table/fields.h"

static const char *const move_words[CUBES_MOVE_KINDS] = {
    [CUBES_MOVE_NONE] = "?",      [CUBES_MOVE_ROLL] = "roll", [CUBES_MOVE_HOLD] = "hold",
    [CUBES_MOVE_LEAVE] = "leave", [CUBES_MOVE_NEXT] = "next",
};

const char *const cubes_refusal_names[CUBES_REFUSALS] = {
    [REFUSAL_NONE] = "accepted",
    [CUBES_REFUSED_NOT_A_MOVE] = "not a move",
    [CUBES_REFUSED_PHASE] = "not now",
    [CUBES_REFUSED_FIRST_ROLL] = "a turn begins with all five dice",
    [CUBES_REFUSED_ALL_FIVE] = "all five dice have scored",
    [CUBES_REFUSED_HELD_BEFORE] = "held before the last roll",
    [CUBES_REFUSED_BLANK] = "dice that do not score are rolled again",
    [CUBES_REFUSED_PART] = "a combination stays or goes as a whole",
    [CUBES_REFUSED_NONE_LEFT] = "one combination has to stay",
    [CUBES_REFUSED_ON_BOARD] = "not enough to get on board",
    [CUBES_REFUSED_OFF_BOARD] = "not enough to reach the goal",
};

static void add_dice(struct text *out, unsigned mask)
{
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        if (mask >> place & 1u) {
            text_addf(out, "%c", 'a' + (int)place);
        }
    }
}

void cubes_move_format(struct move move, struct text *out)
{
    text_add(out, move_words[move.kind < CUBES_MOVE_KINDS ? move.kind : CUBES_MOVE_NONE]);
    if (move.kind == CUBES_MOVE_ROLL) {
        text_add(out, " ");
        add_dice(out, move.card);
    }
}

/* Dice in the order of their places, none twice, and nothing behind them; 0 for anything else. */
static uint8_t parse_dice(const char *string)
{
    unsigned mask = 0;
    for (; *string != '\0'; string++) {
        if (*string < 'a' || *string >= 'a' + CUBES_DICE) {
            return 0;
        }
        unsigned bit = 1u << (*string - 'a');
        if (bit <= mask) {
            return 0;
        }
        mask |= bit;
    }
    return (uint8_t)mask;
}

bool cubes_move_parse(const char *string, struct move *move)
{
    struct slice rest = slice_of(string);
    int kind = slice_find(slice_cut(&rest, ' '), move_words, CUBES_MOVE_KINDS);
    bool rolls = kind == CUBES_MOVE_ROLL;
    uint8_t mask = rolls && rest.at ? parse_dice(rest.at) : 0;
    if (kind <= CUBES_MOVE_NONE || rolls != (mask != 0) || (!rolls && rest.at)) {
        return false;
    }
    *move = (struct move){.kind = (uint8_t)kind, .card = mask};
    return true;
}

/* p: points, the value; c: the combination; d: the dice of `extra`, r: those of `target`, l: the die at that
 * place; f: its face; j: with Jokers or without; o: who is ahead by how much; w: who has won. */
static const char *const event_words[CUBES_EVENT_KINDS] = {
    [CUBES_EVENT_GAME_STARTED] = "game to %p %j, %s begins",
    [CUBES_EVENT_TURN] = "%s turn %v",
    [CUBES_EVENT_ROLLED] = "%s rolled %r",
    [CUBES_EVENT_DIE] = "%s die %l %f",
    [CUBES_EVENT_SCORED] = "%s scored %c %d %p",
    [CUBES_EVENT_FORGOT] = "%s forgot %p",
    [CUBES_EVENT_ALL_FIVE] = "%s scored with all five",
    [CUBES_EVENT_GAVE_UP] = "%s gave up %d %p",
    [CUBES_EVENT_HELD] = "%s held %d %p",
    [CUBES_EVENT_BUST] = "%s bust %p",
    [CUBES_EVENT_STOOD] = "%s stood %p",
    [CUBES_EVENT_ON_BOARD] = "%s on board",
    [CUBES_EVENT_OFF_BOARD] = "%s off board",
    [CUBES_EVENT_OVERTIME] = "overtime, %o",
    [CUBES_EVENT_LEFT] = "%s left",
    [CUBES_EVENT_GAME_ENDED] = "game won by %w",
};

static void add_detail(char what, struct event event, struct text *out)
{
    bool nobody = event.seat == SEAT_NONE;
    int points = event.value * CUBES_FIFTY;
    switch (what) {
    case 'p':
        text_addf(out, "%d", points);
        break;
    case 'c':
        text_add(out, cubes_worths[event.card < CUBES_COMBINATIONS ? event.card : CUBES_NOTHING].name);
        break;
    case 'd':
        add_dice(out, event.extra);
        break;
    case 'r':
        add_dice(out, event.target);
        break;
    case 'l':
        add_dice(out, 1u << event.target);
        break;
    case 'f':
        text_addf(out, "%c", event.card == CUBES_JOKER ? 'J' : '0' + event.card);
        break;
    case 'j':
        text_add(out, event.extra ? "with Jokers" : "plain");
        break;
    case 'o':
        text_addf(out, nobody ? "level" : "%d ahead by %d", event.seat, points);
        break;
    default:
        text_addf(out, nobody ? "nobody" : "%d", event.seat);
        break;
    }
}

void cubes_event_format(struct event event, struct text *out)
{
    const char *words = event.kind < CUBES_EVENT_KINDS ? event_words[event.kind] : NULL;
    event_say(words ? words : "?", event, add_detail, out);
}
