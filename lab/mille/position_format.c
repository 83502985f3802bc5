/* SPDX-License-Identifier: MIT */
#include "mille/position_text.h"

#include "mille/position_inside.h"

#include "base/check.h"

const char *const mille_position_phases[PHASE_EXTEND + 1] = {
    [PHASE_DRAW] = "draw", [PHASE_PLAY] = "play", [PHASE_EXTEND] = "extend"};
const char *const mille_position_fresh[FRESH_SPEED + 1] = {
    [FRESH_NONE] = "none", [FRESH_BATTLE] = "battle", [FRESH_SPEED] = "speed"};
const char *const mille_position_seats[POSITION_SEATS] = {[POSITION_ME] = "me", [POSITION_OP] = "op"};

/* A list with commas between; "-" where nothing was added. */
struct list {
    struct text *out;
    bool any;
};

static void list_add(struct list *list, const char *first, const char *second)
{
    text_addf(list->out, "%s%s%s", list->any ? "," : "", first, second);
    list->any = true;
}

static void list_add_kinds(struct list *list, const uint8_t *count, int first, int kinds)
{
    for (int i = 0; i < kinds; i++) {
        for (int k = 0; k < count[i]; k++) {
            list_add(list, mille_cards[first + i].name, "");
        }
    }
}

static void list_end(struct list *list)
{
    if (!list->any) {
        text_add(list->out, "-");
    }
}

static const char *top_name(int card)
{
    return card == CARD_NONE ? "none" : mille_cards[card].name;
}

static void add_hand(const struct mille_hand *hand, struct text *out)
{
    struct list list = {.out = out};
    text_add(out, " hand=");
    for (int i = 0; i < hand->count; i++) {
        list_add(&list, mille_cards[hand->card[i]].name, "");
    }
    list_end(&list);
}

static void add_side(const struct mille_observation *seen, int who, int seat, struct text *out)
{
    const struct mille_side *side = &seen->pub.side[seat];
    const char *name = mille_position_seats[who];
    text_addf(out, " %s.battle=%s %s.speed=%s", name, top_name(side->battle), name, top_name(side->speed));
    if (who == POSITION_OP) {
        text_addf(out, " op.hand=%d", seen->pub.hand[seat]);
    }
    struct list list = {.out = out};
    text_addf(out, " %s.safeties=", name);
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] != SAFETY_ABSENT) {
            list_add(&list, mille_cards[CARD_EXTRA_TANK + i].name,
                     side->safety[i] == SAFETY_COUP_FOURRE ? "!" : "");
        }
    }
    list_end(&list);
    list = (struct list){.out = out};
    text_addf(out, " %s.miles=", name);
    list_add_kinds(&list, side->distance, CARD_25, DISTANCE_KINDS);
    list_end(&list);
    text_addf(out, " %s.total=%d", name, side->total);
}

/* The last cards of a side; no field if none are known. */
static void add_recent(const struct mille_public *pub, int who, int seat, struct text *out)
{
    struct list list = {.out = out};
    for (int i = 0; i < RECENT_CARDS && pub->recent[seat][i] != CARD_NONE; i++) {
        int what = pub->recent[seat][i];
        if (i == 0) {
            text_addf(out, " %s.recent=", mille_position_seats[who]);
        }
        list_add(&list, what < DISCARDED ? "" : "-", mille_cards[what % DISCARDED].name);
    }
}

/* The discard, and what lies under the tops of the piles. */
static void add_gone(const struct mille_public *pub, struct text *out)
{
    uint8_t gone[CARD_KINDS];
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        gone[card] = pub->discard[card];
        for (int seat = 0; seat < POSITION_SEATS; seat++) {
            const struct mille_side *side = &pub->side[seat];
            int covered = side->battle_pile[card] - (card == side->battle && side->battle_pile[card] > 0) +
                          side->speed_pile[card] - (card == side->speed && side->speed_pile[card] > 0);
            gone[card] = (uint8_t)(gone[card] + covered);
        }
    }
    struct list list = {.out = out};
    text_add(out, " gone=");
    list_add_kinds(&list, gone + CARD_25, CARD_25, CARD_KINDS - CARD_25);
    list_end(&list);
}

void mille_position_format(const struct mille_observation *seen, struct text *out)
{
    const struct mille_public *pub = &seen->pub;
    int me = seen->seat, op = 1 - seen->seat;
    CHECK(pub->seats == POSITION_SEATS && pub->sides == POSITION_SEATS && pub->turn == me &&
          pub->phase <= PHASE_EXTEND && pub->side[me].fresh <= FRESH_SPEED);
    text_addf(out, "goal=%d deck=%d phase=%s first=%s", pub->goal, pub->deck,
              mille_position_phases[pub->phase],
              mille_position_seats[pub->starter == me ? POSITION_ME : POSITION_OP]);
    add_hand(&seen->own, out);
    add_side(seen, POSITION_ME, me, out);
    add_side(seen, POSITION_OP, op, out);
    add_gone(pub, out);
    add_recent(pub, POSITION_ME, me, out);
    add_recent(pub, POSITION_OP, op, out);
    text_addf(out, " fresh=%s", mille_position_fresh[pub->side[me].fresh]);
    for (int i = 0; mille_game.options[i].name; i++) {
        if (pub->option[i] != 0) {
            text_addf(out, " %s=%s", mille_game.options[i].name,
                      mille_game.options[i].values[pub->option[i]]);
        }
    }
}

void mille_position_move(struct move move, struct text *out)
{
    move.target = 0;
    mille_move_format(move, out);
}
