/* SPDX-License-Identifier: MIT */
/* Prepared positions: the cards that a line gives lie where it says, the others are dealt by chance, so that
 * all cards of the deck lie somewhere. */
#include "games/mille/inside.h"

#include <string.h>

enum { DRAWS = 16 };

/* What a line says. */
struct prepared {
    struct mille_side side[SIDES_MAX];       /* its tops, safeties, distances and total */
    struct mille_hand hand[MILLE_SEATS_MAX]; /* its cards, not their number */
    uint8_t draw[DRAWS];                     /* the next cards of the deck; CARD_NONE ends them */
    uint8_t turn;
    uint8_t deck; /* cards in the deck, the others lie in the discard; 0: all cards that are nowhere else */
};

/* ---- the line -------------------------------------------------------------------------------------- */

/* Hands are those of seats, all else that of sides. */
enum { SIDE_BATTLE, SIDE_SPEED, SIDE_SAFETIES, SIDE_MILES, SIDE_TOTAL, SIDE_FIELDS };
enum {
    FIELD_TURN,
    FIELD_DECK,
    FIELD_DRAW,
    FIELD_HANDS,
    FIELD_SIDES = FIELD_HANDS + MILLE_SEATS_MAX,
    FIELDS = FIELD_SIDES + SIDES_MAX * SIDE_FIELDS
};

#define SIDE_NAMES(side) side ".battle", side ".speed", side ".safeties", side ".miles", side ".total"

static const char *const names[FIELDS] = {
    "turn",   "deck",   "draw",          "0.hand",        "1.hand",        "2.hand",        "3.hand",
    "4.hand", "5.hand", SIDE_NAMES("0"), SIDE_NAMES("1"), SIDE_NAMES("2"), SIDE_NAMES("3"),
};
_Static_assert(FIELDS <= 32, "what a line says fits a set of 32");

/* Reads cards separated by commas, up to a largest number. */
static bool read_cards(struct slice list, uint8_t *cards, int most)
{
    int count = 0;
    while (list.at && count < most) {
        cards[count] = (uint8_t)mille_card_named(slice_cut(&list, ','));
        if (cards[count++] == CARD_NONE) {
            return false;
        }
    }
    return list.at == NULL;
}

/* Each safety once; a name with ! behind it is a coup fourré. */
static bool read_safeties(struct slice list, uint8_t safety[SAFETY_KINDS])
{
    while (list.at) {
        struct slice name = slice_cut(&list, ',');
        bool coup = name.length > 0 && name.at[name.length - 1] == '!';
        name.length -= coup;
        int card = mille_card_named(name);
        if (card < CARD_EXTRA_TANK || safety[mille_safety_index(card)] != SAFETY_ABSENT) {
            return false;
        }
        safety[mille_safety_index(card)] = coup ? SAFETY_COUP_FOURRE : SAFETY_PLAYED;
    }
    return true;
}

/* Each distance at most as often as the deck has it, which is the same in every deck. */
static bool read_miles(struct slice list, uint8_t distance[DISTANCE_KINDS])
{
    while (list.at) {
        int card = mille_card_named(slice_cut(&list, ','));
        if (card < CARD_25 || card > CARD_200 ||
            ++distance[mille_distance_index(card)] > mille_cards[card].count) {
            return false;
        }
    }
    return true;
}

static bool read_side_field(struct mille_side *side, int field, struct slice value)
{
    switch (field) {
    case SIDE_BATTLE:
        return read_cards(value, &side->battle, 1);
    case SIDE_SPEED:
        return read_cards(value, &side->speed, 1);
    case SIDE_SAFETIES:
        return read_safeties(value, side->safety);
    case SIDE_MILES:
        return read_miles(value, side->distance);
    default:
        side->total = (int16_t)slice_number(value, GAME_POINTS - 1);
        return side->total >= 0;
    }
}

static bool read_field(void *context, int field, struct slice value)
{
    struct prepared *position = context;
    int number;
    switch (field) {
    case FIELD_TURN:
        number = slice_number(value, MILLE_SEATS_MAX - 1);
        position->turn = (uint8_t)number;
        return number >= 0;
    case FIELD_DECK:
        number = slice_number(value, DECK_CARDS_MAX);
        position->deck = (uint8_t)number;
        return number > 0;
    case FIELD_DRAW:
        return read_cards(value, position->draw, DRAWS);
    default:
        if (field < FIELD_SIDES) {
            return read_cards(value, position->hand[field - FIELD_HANDS].card, HAND_CARDS_DRAWN);
        }
        field -= FIELD_SIDES;
        return read_side_field(&position->side[field / SIDE_FIELDS], field % SIDE_FIELDS, value);
    }
}

/* ---- the cards ------------------------------------------------------------------------------------- */

/* The cards that have no place yet. */
struct box {
    uint8_t left[CARD_KINDS];
    bool missing; /* a requested card was used up */
};

static void take(struct box *box, int card)
{
    if (box->left[card] == 0) {
        box->missing = true;
    } else {
        box->left[card]--;
    }
}

static void pile_up(struct box *box, uint8_t pile[CARD_KINDS], int card)
{
    take(box, card);
    pile[card]++;
}

/* Below the top of a pile lies the card that the top was played on: a Go below a hazard, the hazard below its
 * remedy, the limit below an End of Limit. */
static void lay_side(struct box *box, struct mille_side *side)
{
    if (side->battle != CARD_NONE && side->battle != CARD_GO) {
        pile_up(box, side->battle_pile, CARD_GO);
    }
    if (card_in(SET_CURES, side->battle)) {
        pile_up(box, side->battle_pile, mille_hazard_cured_by(side->battle));
    }
    if (side->battle != CARD_NONE) {
        pile_up(box, side->battle_pile, side->battle);
    }
    if (side->speed == CARD_END_OF_LIMIT) {
        pile_up(box, side->speed_pile, CARD_SPEED_LIMIT);
    }
    if (side->speed != CARD_NONE) {
        pile_up(box, side->speed_pile, side->speed);
    }
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] != SAFETY_ABSENT) {
            take(box, CARD_EXTRA_TANK + i);
        }
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        for (int k = 0; k < side->distance[i]; k++) {
            take(box, CARD_25 + i);
        }
        side->miles = (int16_t)(side->miles + side->distance[i] * mille_cards[CARD_25 + i].miles);
    }
}

static void deal_hand(struct box *box, struct mille_hand *hand)
{
    while (hand->count < HAND_CARDS_DRAWN && hand->card[hand->count] != CARD_NONE) {
        take(box, hand->card[hand->count++]);
    }
}

/* The remaining cards go below the given cards of the deck, or into the discard. */
static void lay_deck(struct box *box, struct mille_state *state, const struct prepared *position)
{
    struct mille_public *pub = &state->pub;
    int draws = 0;
    while (draws < DRAWS && position->draw[draws] != CARD_NONE) {
        take(box, position->draw[draws++]);
    }
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        memset(state->deck + count, card, box->left[card]);
        count += box->left[card];
    }
    rng_shuffle(&state->rng, state->deck, count);
    int wanted = position->deck ? position->deck - draws : count;
    memset(pub->discard, 0, sizeof pub->discard);
    pub->discard_top = CARD_NONE;
    while (count > wanted && count > 0) {
        int card = state->deck[--count];
        pub->discard[card]++;
        pub->discard_top = (uint8_t)card;
    }
    for (int i = draws - 1; i >= 0 && count < DECK_CARDS_MAX; i--) {
        state->deck[count++] = position->draw[i];
    }
    pub->deck = (uint8_t)count;
}

/* Whether a line tells of seats or sides that the game does not have. */
static bool says_more(const struct prepared *position, const struct mille_public *pub)
{
    static const struct mille_side nothing;
    bool more = position->turn >= pub->seats;
    for (int seat = pub->seats; seat < MILLE_SEATS_MAX; seat++) {
        more = more || position->hand[seat].card[0] != CARD_NONE;
    }
    for (int side = pub->sides; side < SIDES_MAX; side++) {
        more = more || memcmp(&position->side[side], &nothing, sizeof nothing) != 0;
    }
    return more;
}

/* NULL, or why the position cannot be; then the state is unchanged. */
static const char *lay(struct mille_state *state, const struct prepared *position)
{
    struct mille_state next = *state;
    struct mille_public *pub = &next.pub;
    struct box box = {.missing = false};
    if (says_more(position, pub)) {
        return "there are not that many seats";
    }
    if (position->deck > mille_deck_cards(pub)) {
        return "the deck has not that many cards";
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        box.left[card] = (uint8_t)mille_deck_count(pub, card);
    }
    for (int i = 0; i < pub->sides; i++) {
        struct mille_side *side = &pub->side[i];
        int16_t games = side->games;
        *side = position->side[i];
        side->games = games;
        lay_side(&box, side);
        if (side->miles >= mille_first_goal(pub)) {
            return "nobody has arrived yet";
        }
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        next.hand[seat] = position->hand[seat];
        deal_hand(&box, &next.hand[seat]);
        pub->hand[seat] = next.hand[seat].count;
    }
    lay_deck(&box, &next, position);
    if (box.missing) {
        return "there are not that many of a card";
    }
    pub->turn = pub->starter = position->turn;
    pub->goal = (int16_t)mille_first_goal(pub);
    pub->trip_side = pub->caller = -1;
    pub->deck_out_at_trip = pub->reshuffled = pub->attacker = 0;
    bool drawn = pub->hand[pub->turn] == HAND_CARDS_DRAWN;
    pub->phase = drawn || pub->deck == 0 ? PHASE_PLAY : PHASE_DRAW;
    const char *broken = mille_check(&next);
    if (broken == NULL) {
        *state = next;
    }
    return broken;
}

bool mille_prepare_line(void *memory, const char *line, struct text *why)
{
    struct prepared position = {.turn = 0};
    const struct fields fields = {.names = names, .count = FIELDS, .may = UINT32_MAX, .read = read_field};
    uint32_t said;
    if (!fields_read(&fields, line, &position, &said, why)) {
        return false;
    }
    const char *wrong = lay(memory, &position);
    text_add(why, wrong ? wrong : "");
    return wrong == NULL;
}
