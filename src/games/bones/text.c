/* SPDX-License-Identifier: MIT */
/* Moves, events and refusals as text, for journals, logs and golden files. A tile is two figures, the high
 * half first; an arm is a letter. */
#include "games/bones/inside.h"

static const char *const move_words[BONES_MOVE_KINDS] = {
    [BONES_MOVE_NONE] = "?",    [BONES_MOVE_PLAY] = "play",     [BONES_MOVE_PASS] = "pass",
    [BONES_MOVE_NAME] = "name", [BONES_MOVE_REDEAL] = "redeal", [BONES_MOVE_KEEP] = "keep",
    [BONES_MOVE_NEXT] = "next",
};

static const char arm_letters[] = "-nsew";

const char *const bones_refusal_names[BONES_REFUSALS] = {
    [REFUSAL_NONE] = "accepted",
    [BONES_REFUSED_NOT_A_MOVE] = "not a move",
    [BONES_REFUSED_NOT_NOW] = "not now",
    [BONES_REFUSED_NOT_HELD] = "not in the hand",
    [BONES_REFUSED_LEAD_FIRST] = "another tile opens the round",
    [BONES_REFUSED_NO_ARM] = "no arm said",
    [BONES_REFUSED_FITS_NOWHERE] = "fits nowhere",
    [BONES_REFUSED_SIDES_FIRST] = "east and west open when north and south have been played on",
    [BONES_REFUSED_FITS_NOT_HERE] = "does not fit there",
    [BONES_REFUSED_CAN_PLAY] = "who can play may not knock",
    [BONES_REFUSED_NOT_A_DOUBLE] = "the spinner is a double",
    [BONES_REFUSED_NOT_YOUR_DOUBLE] = "a double of another hand",
};

const char *const bones_score_names[BONES_LINES] = {[BONES_LINE_ENDS] = "ends",
                                                    [BONES_LINE_BIG_FIVE] = "big five",
                                                    [BONES_LINE_DOMINO] = "domino",
                                                    [BONES_LINE_LOCKED] = "locked"};

void bones_add_tile(struct text *out, int tile)
{
    text_addf(out, "%d%d", bones_high[tile], bones_low[tile]);
}

int bones_read_tile(struct slice slice)
{
    bool named = slice.length == 2 && slice.at[0] >= '0' && slice.at[0] <= '6' && slice.at[1] >= '0' &&
                 slice.at[1] <= slice.at[0];
    return named ? bones_tile(slice.at[0] - '0', slice.at[1] - '0') : BONES_TILE_NONE;
}

char bones_arm_letter(int arm)
{
    return arm_letters[arm < BONES_ARMS ? arm : BONES_ARM_NONE];
}

int bones_read_arm(char letter)
{
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        if (arm_letters[arm] == letter) {
            return arm;
        }
    }
    return BONES_ARM_NONE;
}

void bones_move_format(struct move move, struct text *out)
{
    text_add(out, move_words[move.kind < BONES_MOVE_KINDS ? move.kind : BONES_MOVE_NONE]);
    if (move.kind == BONES_MOVE_PLAY || move.kind == BONES_MOVE_NAME) {
        text_add(out, " ");
        bones_add_tile(out, move.card <= BONES_TILES ? move.card : BONES_TILE_NONE);
    }
    if (move.kind == BONES_MOVE_PLAY && move.target != BONES_ARM_NONE) {
        text_addf(out, " %c", bones_arm_letter(move.target));
    }
}

bool bones_move_parse(const char *string, struct move *move)
{
    struct slice rest = slice_of(string);
    int kind = slice_find(slice_cut(&rest, ' '), move_words, BONES_MOVE_KINDS);
    struct move read = {.kind = (uint8_t)kind};
    if (kind <= BONES_MOVE_NONE) {
        return false;
    }
    if (kind == BONES_MOVE_PLAY || kind == BONES_MOVE_NAME) {
        read.card = (uint8_t)bones_read_tile(slice_cut(&rest, ' '));
        if (read.card == BONES_TILE_NONE) {
            return false;
        }
    }
    if (kind == BONES_MOVE_PLAY && rest.at) {
        read.target = (uint8_t)(rest.length == 1 ? bones_read_arm(*rest.at) : BONES_ARM_NONE);
        if (read.target == BONES_ARM_NONE) {
            return false;
        }
        rest.at = NULL;
    }
    if (rest.at) {
        return false;
    }
    *move = read;
    return true;
}

/* ---- events -------------------------------------------------------------------------------------------- */

/* t: the tile; a: the arm; n: the numbers that were open; l: the line of the score; g: how far the game goes;
 * o: what opens; w: who has the fewest dots. */
static const char *const event_words[BONES_EVENT_KINDS] = {
    [BONES_EVENT_GAME] = "game %g",
    [BONES_EVENT_ROUND] = "round %v, %o",
    [BONES_EVENT_DEALT] = "%s dealt %t",
    [BONES_EVENT_REDEALT] = "%s deals again",
    [BONES_EVENT_NAMED] = "%s named %t",
    [BONES_EVENT_LED] = "%s led %t",
    [BONES_EVENT_PLACED] = "%s placed %t %a, count %v",
    [BONES_EVENT_SCORED] = "%s scored %v, %l",
    [BONES_EVENT_PASSED] = "%s knocked, no %n",
    [BONES_EVENT_DOMINOED] = "%s dominoed for %v",
    [BONES_EVENT_LOCKED] = "locked, %w",
    [BONES_EVENT_SHOWN] = "%s shows %t",
    [BONES_EVENT_TOTAL] = "%s has %v",
    [BONES_EVENT_WON] = "game won by %s",
};

/* A tile, or other words where there is none. */
static void add_tile_or(struct text *out, int tile, const char *none)
{
    if (tile == BONES_TILE_NONE) {
        text_add(out, none);
    } else {
        bones_add_tile(out, tile <= BONES_TILES ? tile : BONES_TILE_NONE);
    }
}

static void add_detail(char what, struct event event, struct text *out)
{
    switch (what) {
    case 't':
        add_tile_or(out, event.card, "?");
        break;
    case 'a':
        text_addf(out, "%c", bones_arm_letter(event.target));
        break;
    case 'n':
        for (unsigned number = 0; number < BONES_NUMBERS; number++) {
            if ((unsigned)event.extra >> number & 1u) {
                text_addf(out, "%u", number);
            }
        }
        break;
    case 'l':
        text_add(out, bones_score_names[event.extra]);
        break;
    case 'g':
        text_addf(out, event.value > 0 ? "to %d" : "without end", event.value);
        break;
    case 'o':
        add_tile_or(out, event.extra, "to be named");
        text_add(out, event.extra == BONES_TILE_NONE ? "" : " opens");
        break;
    default:
        text_addf(out, event.seat == SEAT_NONE ? "lowest shared" : "%d lowest for %d", event.seat,
                  event.value);
        break;
    }
}

void bones_event_format(struct event event, struct text *out)
{
    const char *words = event.kind < BONES_EVENT_KINDS ? event_words[event.kind] : NULL;
    event_say(words ? words : "?", event, add_detail, out);
}
