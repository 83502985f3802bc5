/* SPDX-License-Identifier: MIT */
#include "mille/position_text.h"

#include "mille/position_inside.h"

#include "base/check.h"

const char *const mille_position_phases[PHASE_ANSWER + 1] = {
    [PHASE_DRAW] = "draw", [PHASE_PLAY] = "play", [PHASE_EXTEND] = "extend", [PHASE_ANSWER] = "answer"};
const char *const mille_position_fresh[(FRESH_BATTLE | FRESH_SPEED) + 1] = {[FRESH_NONE] = "none",
                                                                            [FRESH_BATTLE] = "battle",
                                                                            [FRESH_SPEED] = "speed",
                                                                            [FRESH_BATTLE | FRESH_SPEED] =
                                                                                "both"};
const char *const mille_position_seats[POSITION_FIRST_WORDS] = {"me",    "seat1", "seat2", "seat3",
                                                                "seat4", "seat5", "op"};

const char *mille_position_side(const struct mille_public *pub, int who)
{
    static const char *const names[SIDES_MAX] = {"me", "op1", "op2", "op3"};
    CHECK(who >= 0 && who < SIDES_MAX);
    return who == POSITION_OP && pub->sides == 2 ? "op" : names[who];
}

const char *mille_position_option(int option)
{
    return option == OPTION_DECK ? "cards" : option == OPTION_GOAL ? "trip" : mille_game.options[option].name;
}

/* The seat or the side of the table that the line calls by this number. */
static int seat_at(const struct mille_observation *seen, int number)
{
    return (seen->seat + number) % seen->pub.seats;
}

static int side_at(const struct mille_observation *seen, int who)
{
    return mille_side_of(&seen->pub, seat_at(seen, who));
}

/* The number by which the line calls a seat or a side of the table. */
static int seat_number(const struct mille_observation *seen, int seat)
{
    return (seat + seen->pub.seats - seen->seat) % seen->pub.seats;
}

static int side_number(const struct mille_observation *seen, int side)
{
    int number = seat_number(seen, side); /* at most two seats a side */
    return number < seen->pub.sides ? number : number - seen->pub.sides;
}

static const char *seat_name(const struct mille_observation *seen, int number)
{
    bool op = seen->pub.seats == 2 && number == POSITION_OP;
    return mille_position_seats[op ? POSITION_FIRST_WORDS - 1 : number];
}

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

static void add_side(const struct mille_observation *seen, int who, struct text *out)
{
    const struct mille_side *side = &seen->pub.side[side_at(seen, who)];
    const char *name = mille_position_side(&seen->pub, who);
    text_addf(out, " %s.battle=%s %s.speed=%s", name, top_name(side->battle), name, top_name(side->speed));
    if (who == POSITION_OP && seen->pub.seats == 2) {
        text_addf(out, " op.hand=%d", seen->pub.hand[seat_at(seen, who)]);
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

/* How many cards the others hold, where there are more than two. */
static void add_hands(const struct mille_observation *seen, struct text *out)
{
    for (int number = 1; number < seen->pub.seats && seen->pub.seats > 2; number++) {
        text_addf(out, "%s%d", number == 1 ? " hands=" : ",", seen->pub.hand[seat_at(seen, number)]);
    }
}

/* The last cards of a seat; no field if none are known. */
static void add_recent(const struct mille_observation *seen, int number, struct text *out)
{
    struct list list = {.out = out};
    const uint8_t *recent = seen->pub.recent[seat_at(seen, number)];
    for (int i = 0; i < RECENT_CARDS && recent[i] != CARD_NONE; i++) {
        if (i == 0) {
            text_addf(out, " %s.recent=", seat_name(seen, number));
        }
        list_add(&list, recent[i] < DISCARDED ? "" : "-", mille_cards[recent[i] % DISCARDED].name);
    }
}

/* The discard, and what lies under the tops of the piles. */
static void add_gone(const struct mille_public *pub, struct text *out)
{
    uint8_t gone[CARD_KINDS];
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        gone[card] = pub->discard[card];
        for (int i = 0; i < pub->sides; i++) {
            const struct mille_side *side = &pub->side[i];
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

/* What is fresh, who asks, who called the extension, and whether the deck is the second one. */
static void add_questions(const struct mille_observation *seen, struct text *out)
{
    const struct mille_public *pub = &seen->pub;
    for (int who = 0; who < pub->sides; who++) {
        int fresh = pub->side[side_at(seen, who)].fresh;
        if (who == POSITION_ME) {
            text_addf(out, " fresh=%s", mille_position_fresh[fresh]);
        } else if (fresh != FRESH_NONE) {
            text_addf(out, " %s.fresh=%s", mille_position_side(pub, who), mille_position_fresh[fresh]);
        }
    }
    if (pub->phase == PHASE_ANSWER) {
        text_addf(out, " attacker=%s", seat_name(seen, seat_number(seen, pub->attacker)));
    }
    if (pub->caller >= 0 && pub->option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_CALLER) {
        text_addf(out, " caller=%s", mille_position_side(pub, side_number(seen, pub->caller)));
    }
    text_add(out, pub->reshuffled ? " reshuffled=yes" : "");
}

void mille_position_format(const struct mille_observation *seen, struct text *out)
{
    const struct mille_public *pub = &seen->pub;
    CHECK(pub->turn == seen->seat && mille_position_phases[pub->phase]);
    if (pub->seats != 2) {
        text_addf(out, "seats=%d sides=%d ", pub->seats, pub->sides);
    }
    text_addf(out, "goal=%d deck=%d phase=%s first=%s", pub->goal, pub->deck,
              mille_position_phases[pub->phase], seat_name(seen, seat_number(seen, pub->starter)));
    add_hand(&seen->own, out);
    for (int who = 0; who < pub->sides; who++) {
        add_side(seen, who, out);
    }
    add_hands(seen, out);
    add_gone(pub, out);
    for (int number = 0; number < pub->seats; number++) {
        add_recent(seen, number, out);
    }
    add_questions(seen, out);
    for (int i = 0; i < MILLE_OPTION_COUNT; i++) {
        if (pub->option[i] != 0) {
            text_addf(out, " %s=%s", mille_position_option(i), mille_game.options[i].values[pub->option[i]]);
        }
    }
}

void mille_position_move(const struct mille_observation *seen, struct move move, struct text *out)
{
    bool aimed = move.kind == MOVE_PLAY && card_in(SET_HAZARDS, move.card) && seen->pub.sides > 2;
    int who = aimed ? side_number(seen, move.target) : 0;
    move.target = 0;
    mille_move_format(move, out);
    if (aimed) {
        text_addf(out, " on %s", mille_position_side(&seen->pub, who));
    }
}
