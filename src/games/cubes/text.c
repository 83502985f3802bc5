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

static const char *combination_name(int combination)
{
    return cubes_worths[combination < CUBES_COMBINATIONS ? combination : CUBES_NOTHING].name;
}

/* Adds words, then points. */
static void add_points(struct text *out, struct event event, const char *words)
{
    text_addf(out, "%d %s %d", event.seat, words, event.value * CUBES_FIFTY);
}

/* Adds words, dice and points. */
static void add_scored(struct text *out, struct event event, const char *words)
{
    text_addf(out, "%d %s ", event.seat, words);
    add_dice(out, event.extra);
    text_addf(out, " %d", event.value * CUBES_FIFTY);
}

static void format_dice(struct event event, struct text *out)
{
    switch (event.kind) {
    case CUBES_EVENT_ROLLED:
        text_addf(out, "%d rolled ", event.seat);
        add_dice(out, event.target);
        break;
    case CUBES_EVENT_DIE:
        text_addf(out, "%d die %c %c", event.seat, 'a' + event.target,
                  event.card == CUBES_JOKER ? 'J' : '0' + event.card);
        break;
    case CUBES_EVENT_SCORED:
        text_addf(out, "%d scored %s ", event.seat, combination_name(event.card));
        add_dice(out, event.extra);
        text_addf(out, " %d", event.value * CUBES_FIFTY);
        break;
    case CUBES_EVENT_FORGOT:
        add_points(out, event, "forgot");
        break;
    case CUBES_EVENT_ALL_FIVE:
        text_addf(out, "%d scored with all five", event.seat);
        break;
    case CUBES_EVENT_GAVE_UP:
        add_scored(out, event, "gave up");
        break;
    case CUBES_EVENT_HELD:
        add_scored(out, event, "held");
        break;
    default:
        text_add(out, "?");
        break;
    }
}

void cubes_event_format(struct event event, struct text *out)
{
    switch (event.kind) {
    case CUBES_EVENT_GAME_STARTED:
        text_addf(out, "game to %d %s, %d begins", event.value * CUBES_FIFTY,
                  event.extra ? "with Jokers" : "plain", event.seat);
        break;
    case CUBES_EVENT_TURN:
        text_addf(out, "%d turn %d", event.seat, event.value);
        break;
    case CUBES_EVENT_BUST:
        add_points(out, event, "bust");
        break;
    case CUBES_EVENT_STOOD:
        add_points(out, event, "stood");
        break;
    case CUBES_EVENT_ON_BOARD:
        text_addf(out, "%d on board", event.seat);
        break;
    case CUBES_EVENT_OFF_BOARD:
        text_addf(out, "%d off board", event.seat);
        break;
    case CUBES_EVENT_OVERTIME:
        if (event.seat == SEAT_NONE) {
            text_add(out, "overtime, level");
        } else {
            text_addf(out, "overtime, %d ahead by %d", event.seat, event.value * CUBES_FIFTY);
        }
        break;
    case CUBES_EVENT_LEFT:
        text_addf(out, "%d left", event.seat);
        break;
    case CUBES_EVENT_GAME_ENDED:
        if (event.seat == SEAT_NONE) {
            text_add(out, "game won by nobody");
        } else {
            text_addf(out, "game won by %d", event.seat);
        }
        break;
    default:
        format_dice(event, out);
        break;
    }
}
