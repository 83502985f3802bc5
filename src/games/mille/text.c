/* SPDX-License-Identifier: MIT */
/* Moves and events as text, for journals and logs. A move has one text: "play 50", with " on SIDE" where
 * the side is not 0. */
#include "games/mille/inside.h"

static const char *const move_words[] = {
    [MOVE_DRAW] = "draw",     [MOVE_PLAY] = "play", [MOVE_DISCARD] = "discard", [MOVE_EXTEND] = "extend",
    [MOVE_FINISH] = "finish", [MOVE_NEXT] = "next", [MOVE_PASS] = "pass",
};

enum { MOVE_WORDS = sizeof move_words / sizeof move_words[0] };

static const char *card_name(int card)
{
    return card > CARD_NONE && card < CARD_KINDS ? mille_cards[card].name : "?";
}

int mille_card_named(struct slice slice)
{
    int card = CARD_25;
    while (card < CARD_KINDS && !slice_is(slice, mille_cards[card].name)) {
        card++;
    }
    return card < CARD_KINDS ? card : CARD_NONE;
}

void mille_move_format(struct move move, struct text *out)
{
    const char *word = move.kind < MOVE_WORDS ? move_words[move.kind] : NULL;
    text_add(out, word ? word : "?");
    if (move.kind == MOVE_PLAY || move.kind == MOVE_DISCARD) {
        text_addf(out, " %s", card_name(move.card));
    }
    if (move.target != 0) {
        text_addf(out, " on %d", move.target);
    }
}

bool mille_move_parse(const char *string, struct move *move)
{
    struct slice rest = slice_of(string);
    int kind = slice_find(slice_cut(&rest, ' '), move_words, MOVE_WORDS);
    struct move parsed = {.kind = (uint8_t)kind};
    if (kind < 0) {
        return false;
    }
    if (kind == MOVE_PLAY || kind == MOVE_DISCARD) {
        parsed.card = (uint8_t)mille_card_named(slice_cut(&rest, ' '));
        if (parsed.card == CARD_NONE) {
            return false;
        }
    }
    if (kind == MOVE_PLAY && rest.at) {
        bool on = slice_is(slice_cut(&rest, ' '), "on");
        int side = slice_number(rest, SIDES_MAX - 1);
        if (!on || rest.length != 1 || side < 1) {
            return false;
        }
        parsed.target = (uint8_t)side;
        rest.at = NULL;
    }
    if (rest.at) {
        return false;
    }
    *move = parsed;
    return true;
}

/* c: the card; x: the other card; p: the pile; t: the target; w: the side. */
static const char *const event_words[EVENT_KINDS] = {
    [EVENT_GAME_STARTED] = "game started",
    [EVENT_HAND_STARTED] = "hand %v started by %s",
    [EVENT_DEALT] = "%s dealt %c",
    [EVENT_TURN] = "%s turn",
    [EVENT_DREW] = "%s drew %c, %v left",
    [EVENT_DECK_EMPTY] = "deck empty",
    [EVENT_PLAYED] = "%s played %c on side %t, %v miles",
    [EVENT_DISCARDED] = "%s discarded %c",
    [EVENT_HAZARD_REMOVED] = "%s removed %c from %p pile of side %t, top %x",
    [EVENT_COUP_FOURRE] = "%s coup fourre with %c against %x",
    [EVENT_PASSED] = "%s passed",
    [EVENT_GOAL_REACHED] = "%s reached %v",
    [EVENT_EXTENDED] = "%s extended to %v",
    [EVENT_HAND_ENDED] = "hand ended, trip of %w",
    [EVENT_GAME_ENDED] = "game ended, won by %w",
    [EVENT_ASKED] = "%s asked about %c on side %t",
    [EVENT_SKIPPED] = "%s skipped",
    [EVENT_RESHUFFLED] = "discard reshuffled, %v cards",
};

static void add_detail(char what, struct event event, struct text *out)
{
    switch (what) {
    case 'c':
        text_add(out, card_name(event.card));
        break;
    case 'x':
        text_add(out, event.extra ? card_name(event.extra) : "none");
        break;
    case 'p':
        text_add(out, event.value == FRESH_SPEED ? "speed" : "battle");
        break;
    case 't':
        text_addf(out, "%d", event.target);
        break;
    default:
        text_addf(out, event.value < 0 ? "nobody" : "side %d", event.value);
        break;
    }
}

void mille_event_format(struct event event, struct text *out)
{
    const char *words = event.kind < EVENT_KINDS ? event_words[event.kind] : NULL;
    event_say(words ? words : "?", event, add_detail, out);
}

const char *const mille_score_names[SCORE_LINES] = {
    [SCORE_MILES] = "miles",
    [SCORE_EACH_SAFETY] = "each-safety",
    [SCORE_ALL_SAFETIES] = "all-safeties",
    [SCORE_COUP_FOURRE] = "coup-fourre",
    [SCORE_TRIP] = "trip",
    [SCORE_SAFE_TRIP] = "safe-trip",
    [SCORE_DELAYED_ACTION] = "delayed-action",
    [SCORE_EXTENSION] = "extension",
    [SCORE_SHUT_OUT] = "shut-out",
};

const char *const mille_refusal_names[REFUSAL_KINDS] = {
    [REFUSAL_NONE] = "accepted",
    [REFUSED_NOT_A_MOVE] = "not a move",
    [REFUSED_PHASE] = "not now",
    [REFUSED_NOT_IN_HAND] = "not in hand",
    [REFUSED_DRAW_FIRST] = "draw first",
    [REFUSED_ALREADY_DRAWN] = "already drawn",
    [REFUSED_WRONG_SIDE] = "wrong side",
    [REFUSED_NEED_GO] = "needs a go",
    [REFUSED_STOPPED_BY] = "stopped by a hazard",
    [REFUSED_SPEED_LIMIT] = "above the speed limit",
    [REFUSED_BEYOND_GOAL] = "beyond the goal",
    [REFUSED_TWO_RACERS] = "two 200s were played",
    [REFUSED_NOTHING_TO_CURE] = "nothing to cure",
    [REFUSED_ALREADY_GO] = "already going",
    [REFUSED_CURE_FIRST] = "the hazard wants its own remedy first",
    [REFUSED_NOT_LIMITED] = "no speed limit",
    [REFUSED_TARGET_STOPPED] = "that side cannot go",
    [REFUSED_TARGET_SAFE] = "that side is safe from it",
    [REFUSED_TARGET_LIMITED] = "that side is limited already",
    [REFUSED_DISCARD_SAFETY] = "a played safety is always worth points",
    [REFUSED_TARGET_SAME] = "that hazard lies there already",
    [REFUSED_DISCARD_FORCED] = "a card can be played",
};
