/* SPDX-License-Identifier: MIT */
/* Checks a position line against the rules and the number of cards, and completes the piles. A line has only
 * the tops and the cards that are gone. Some gone cards must lie below the tops, since a Stop lies on a Go
 * and a remedy on its hazard. */
#include "mille/position_inside.h"

/* Counts the cards of each kind that the line leaves for the deck and the other hands. */
struct account {
    struct mille_observation *seen;
    struct text *why;
    int left[CARD_KINDS];
    int forgotten; /* cards that are neither in the line nor in the deck nor in another hand */
};

static bool refuse(struct text *why, const char *because)
{
    text_add(why, because);
    return false;
}

static bool is_safe(const struct mille_side *side, int safety)
{
    return side->safety[mille_safety_index(safety)] != SAFETY_ABSENT;
}

/* Whether a pile without a Go may have been driven on: a late safety may leave an empty pile. */
static bool may_be_bare(const struct mille_public *pub, const struct mille_side *side)
{
    int late = 0;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        late += side->safety[i] == SAFETY_PLAYED;
    }
    return is_safe(side, CARD_RIGHT_OF_WAY) ||
           (late > 0 && pub->option[OPTION_OLD_HAZARD] == OLD_HAZARD_CURE);
}

static bool check_side(struct mille_public *pub, int who, struct text *why)
{
    struct mille_side *side = &pub->side[who];
    const char *name = mille_position_side(pub, who);
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        side->miles = (int16_t)(side->miles + side->distance[i] * mille_cards[CARD_25 + i].miles);
    }
    bool exact = pub->option[OPTION_FINISH] == FINISH_EXACT;
    int most = exact ? pub->goal : pub->goal - mille_cards[CARD_25].miles + mille_cards[CARD_200].miles;
    if (side->distance[mille_distance_index(CARD_200)] > RACERS_MAX &&
        pub->option[OPTION_RACERS] == RACERS_TWO) {
        text_addf(why, "%s.miles: at most two 200s", name);
    } else if (side->miles > most) {
        text_addf(why, "%s.miles: %d is beyond the goal", name, side->miles);
    } else if (side->total % mille_cards[CARD_25].miles != 0) {
        text_addf(why, "%s.total: points come in 25s", name);
    } else if (card_in(SET_HAZARDS, side->battle) && is_safe(side, mille_cards[side->battle].safety)) {
        text_addf(why, "%s.battle: safe from %s", name, mille_cards[side->battle].name);
    } else if (side->speed == CARD_SPEED_LIMIT && is_safe(side, CARD_RIGHT_OF_WAY)) {
        text_addf(why, "%s.speed: safe from speed-limit", name);
    } else if (side->miles > 0 && side->battle == CARD_NONE && !may_be_bare(pub, side)) {
        text_addf(why, "%s.battle: no miles without a go", name);
    } else {
        return true;
    }
    return false;
}

static bool check_extension(const struct mille_public *pub, struct text *why)
{
    bool extends = pub->option[OPTION_EXTENSION] == EXTENSION_ON;
    bool extended = pub->goal > mille_first_goal(pub);
    int most = 0;
    for (int who = 0; who < pub->sides; who++) {
        most = pub->side[who].miles > most ? pub->side[who].miles : most;
    }
    if (pub->goal < mille_first_goal(pub)) {
        return refuse(why, "goal: 700, but a trip goes 1000");
    }
    if (extended && (!extends || most < GOAL_MILES)) {
        return refuse(why, extends ? "goal: 1000, but nobody has been at 700"
                                   : "goal: 1000, but extensions are off");
    }
    if (pub->caller >= 0 && (!extended || pub->side[pub->caller].miles < GOAL_MILES)) {
        return refuse(why, "caller: it must have been at 700, and the goal is 1000 then");
    }
    if (extended && pub->caller < 0 && pub->option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_CALLER) {
        return refuse(why, "caller: missing, and the extension pays it");
    }
    return true;
}

static bool check_goal(const struct mille_public *pub, struct text *why)
{
    int me = pub->side[POSITION_ME].miles;
    if (pub->phase == PHASE_EXTEND) {
        if (!mille_may_extend(pub) || me < GOAL_MILES) {
            return refuse(why, "phase: extend is asked at 700 of 700, where extensions are on");
        }
        if (!mille_can_go(pub, POSITION_ME)) {
            return refuse(why, "phase: extend, but me could not go");
        }
    } else if (me >= pub->goal) {
        return refuse(why, "me.miles: at the goal, so that the hand is over or asks extend");
    }
    for (int who = POSITION_OP; who < pub->sides; who++) {
        if (pub->side[who].miles >= pub->goal) {
            text_addf(why, "%s.miles: at the goal, so that the hand is over", mille_position_side(pub, who));
            return false;
        }
    }
    return check_extension(pub, why);
}

/* Cards in the hands, by phase. */
static bool check_hands(const struct mille_observation *seen, struct text *why)
{
    const struct mille_public *pub = &seen->pub;
    int own = seen->own.count;
    int safeties = 0;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        safeties += pub->side[POSITION_ME].safety[i] != SAFETY_ABSENT;
    }
    for (int seat = 1; seat < pub->seats; seat++) {
        if (pub->deck > 0 && pub->hand[seat] != HAND_CARDS) {
            text_addf(why, "%s: six cards while the deck lasts", pub->seats == 2 ? "op.hand" : "hands");
            return false;
        }
    }
    switch (pub->phase) {
    case PHASE_DRAW:
        if (pub->deck == 0) {
            return refuse(why, "phase: no draw without a deck");
        }
        /* Each safety before the draw leaves a card less. */
        if (own > HAND_CARDS || own + safeties < HAND_CARDS) {
            return refuse(why, "hand: six cards before the draw, one less for a safety played since");
        }
        return true;
    case PHASE_PLAY:
        if (pub->deck > 0 && own != HAND_CARDS_DRAWN) {
            return refuse(why, "hand: seven cards after the draw");
        }
        return own > 0 || refuse(why, "hand: no card to play");
    case PHASE_ANSWER:
        if (own > HAND_CARDS || own == 0 || (pub->deck > 0 && own != HAND_CARDS)) {
            return refuse(why, "hand: six cards before an answer");
        }
        return true;
    default:
        if (own > HAND_CARDS || (pub->deck > 0 && own != HAND_CARDS)) {
            return refuse(why, "hand: six cards after the play");
        }
        return true;
    }
}

static bool check_fresh(const struct mille_public *pub, struct text *why)
{
    for (int who = 0; who < pub->sides; who++) {
        const struct mille_side *side = &pub->side[who];
        if ((side->fresh & FRESH_BATTLE && !card_in(SET_BATTLE_HAZARDS, side->battle)) ||
            (side->fresh & FRESH_SPEED && side->speed != CARD_SPEED_LIMIT)) {
            text_addf(why, "%s%sfresh: no hazard is there", who == 0 ? "" : mille_position_side(pub, who),
                      who == 0 ? "" : ".");
            return false;
        }
    }
    bool drawn = pub->phase == PHASE_PLAY || pub->phase == PHASE_EXTEND;
    if (pub->side[POSITION_ME].fresh != FRESH_NONE && drawn && pub->deck > 0) {
        return refuse(why, "fresh: the draw has ended it");
    }
    return true;
}

/* The question for a coup fourre, and what else only some options have. */
static bool check_question(const struct mille_public *pub, struct text *why)
{
    if (pub->reshuffled && pub->option[OPTION_DECK_END] != DECK_END_RESHUFFLE) {
        return refuse(why, "reshuffled: only with deck_end=reshuffle");
    }
    if (pub->phase != PHASE_ANSWER) {
        return pub->attacker == 0 || refuse(why, "attacker: only with phase=answer");
    }
    if (pub->option[OPTION_COUP] != COUP_AT_ONCE) {
        return refuse(why, "phase: answer is asked with coup=at_once");
    }
    if (mille_coup_hazard(pub, POSITION_ME) == CARD_NONE) {
        return refuse(why, "fresh: an answer is to a fresh hazard");
    }
    if (mille_side_of(pub, pub->attacker) == POSITION_ME) {
        return refuse(why, "attacker: a seat of another side asks");
    }
    int between = 0; /* seats that play before me otherwise */
    for (int seat = pub->attacker + 1; seat < pub->seats; seat++) {
        between += pub->deck > 0 || pub->hand[seat] > 0;
    }
    return between > 0 || pub->seats > pub->sides || refuse(why, "phase: who is next anyway is not asked");
}

static int unseen(const struct account *account)
{
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        count += account->left[card];
    }
    return count;
}

/* Whether the Go on top may be no card. Only with Right of Way: such a side takes hazards without a Go below,
 * and another safety that removes the hazard leaves a Go on top. */
static bool may_be_no_card(const struct mille_side *side)
{
    int others = 0;
    for (int card = CARD_EXTRA_TANK; card < CARD_RIGHT_OF_WAY; card++) {
        others += is_safe(side, card);
    }
    return side->battle == CARD_GO && is_safe(side, CARD_RIGHT_OF_WAY) && others > 0;
}

/* The cards of the deck and of all other hands. */
static int hidden_cards(const struct mille_public *pub)
{
    int hidden = pub->deck;
    for (int seat = 1; seat < pub->seats; seat++) {
        hidden += pub->hand[seat];
    }
    return hidden;
}

/* Puts the top cards on their piles and counts every card of the line. */
static bool count_cards(struct account *account)
{
    struct mille_public *pub = &account->seen->pub;
    for (int who = 0; who < pub->sides; who++) {
        struct mille_side *side = &pub->side[who];
        side->battle_pile[side->battle] = side->battle != CARD_NONE;
        side->speed_pile[side->speed] = side->speed != CARD_NONE;
    }
    int shown[CARD_KINDS];
    mille_count_shown(pub, shown);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        account->left[card] = mille_deck_count(pub, card) - shown[card];
    }
    for (int i = 0; i < account->seen->own.count; i++) {
        account->left[account->seen->own.card[i]]--;
    }
    int hidden = hidden_cards(pub);
    /* A Go that is no card is one card too many in the line. */
    for (int who = pub->sides - 1; who >= 0; who--) {
        bool too_many = account->left[CARD_GO] < 0 || unseen(account) < hidden;
        if (too_many && may_be_no_card(&pub->side[who])) {
            pub->side[who].battle_pile[CARD_GO]--;
            account->left[CARD_GO]++;
        }
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        int count = mille_deck_count(pub, card);
        if (account->left[card] < 0) {
            text_addf(account->why, "%s: %d in the line, %d in the deck", mille_cards[card].name,
                      count - account->left[card], count);
            return false;
        }
    }
    account->forgotten = unseen(account) - hidden;
    if (account->forgotten < 0) {
        int cards = mille_deck_cards(pub);
        text_addf(account->why, "all cards come to %d, not %d", cards - account->forgotten, cards);
        return false;
    }
    return true;
}

/* Takes a card from the gone ones, or from those whose place is unknown. */
static bool take_gone(struct account *account, int card)
{
    struct mille_public *pub = &account->seen->pub;
    if (pub->discard[card] > 0) {
        pub->discard[card]--;
        return true;
    }
    if (account->forgotten > 0 && account->left[card] > 0) {
        account->forgotten--;
        account->left[card]--;
        return true;
    }
    return false;
}

static bool lay_below(struct account *account, int who, uint8_t pile[CARD_KINDS], int top, int card)
{
    const struct mille_public *pub = &account->seen->pub;
    if (!take_gone(account, card)) {
        text_addf(account->why, "gone: no %s, on which %s.%s=%s must lie", mille_cards[card].name,
                  mille_position_side(pub, who), pile == pub->side[who].speed_pile ? "speed" : "battle",
                  mille_cards[top].name);
        return false;
    }
    pile[card]++;
    return true;
}

/* The cards below the tops: a hazard and its cure lie on a Go, except with Right of Way. */
static bool lay_piles(struct account *account, int who)
{
    struct mille_side *side = &account->seen->pub.side[who];
    bool laid = true;
    if (card_in(SET_CURES, side->battle)) {
        laid = lay_below(account, who, side->battle_pile, side->battle, mille_hazard_cured_by(side->battle));
    }
    if (laid && side->battle != CARD_NONE && side->battle != CARD_GO && !is_safe(side, CARD_RIGHT_OF_WAY)) {
        laid = lay_below(account, who, side->battle_pile, side->battle, CARD_GO);
    }
    if (laid && side->speed == CARD_END_OF_LIMIT) {
        laid = lay_below(account, who, side->speed_pile, side->speed, CARD_SPEED_LIMIT);
    }
    return laid;
}

/* The hazard against which a coup fourre was played went to the discard, and stays there until that is the
 * deck once more. */
static bool find_coups(struct account *account)
{
    struct mille_public *pub = &account->seen->pub;
    uint8_t back[CARD_KINDS] = {0};
    for (int who = 0; who < pub->sides && !pub->reshuffled; who++) {
        for (int i = 0; i < SAFETY_KINDS; i++) {
            bool found = pub->side[who].safety[i] != SAFETY_COUP_FOURRE;
            for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT && !found; card++) {
                found = mille_cards[card].safety == CARD_EXTRA_TANK + i && take_gone(account, card);
                back[card] = (uint8_t)(back[card] + found);
            }
            if (!found) {
                text_addf(account->why, "gone: no hazard for %s!", mille_cards[CARD_EXTRA_TANK + i].name);
                return false;
            }
        }
    }
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        pub->discard[card] = (uint8_t)(pub->discard[card] + back[card]);
    }
    return true;
}

/* Puts the cards that the line does not account for into the discard, in proportion to the cards that are
 * left of each kind (largest remainder). Safeties are never discarded. */
static bool fill_discard(struct account *account)
{
    struct mille_public *pub = &account->seen->pub;
    int all = 0;
    for (int card = CARD_25; card < CARD_EXTRA_TANK; card++) {
        all += account->left[card];
    }
    int forgotten = account->forgotten;
    if (forgotten > all) {
        return refuse(account->why, "deck: too few cards for the safeties that nobody has seen");
    }
    int remainder[CARD_KINDS] = {0};
    int missing = forgotten;
    for (int card = CARD_25; card < CARD_EXTRA_TANK && forgotten > 0; card++) {
        int part = forgotten * account->left[card] / all;
        remainder[card] = forgotten * account->left[card] % all;
        pub->discard[card] = (uint8_t)(pub->discard[card] + part);
        account->left[card] -= part;
        missing -= part;
    }
    for (; missing > 0; missing--) {
        int most = CARD_25;
        for (int card = CARD_25; card < CARD_EXTRA_TANK; card++) {
            most = remainder[card] > remainder[most] ? card : most;
        }
        remainder[most] = 0;
        pub->discard[most]++;
        account->left[most]--;
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        pub->discard_top = pub->discard[card] > 0 ? (uint8_t)card : pub->discard_top;
    }
    return true;
}

/* With the deck out the other hands hold what is left; by one of the rules the hand may be over then. */
static bool check_end(const struct account *account)
{
    const struct mille_public *pub = &account->seen->pub;
    bool asks = pub->phase == PHASE_EXTEND || pub->phase == PHASE_ANSWER;
    if (pub->deck > 0 || asks || pub->option[OPTION_DECK_END] == DECK_END_EMPTY_HANDS) {
        return true;
    }
    card_set others = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        others |= account->left[card] > 0 ? card_bit(card) : 0;
    }
    card_set playable = mille_playable(pub, POSITION_ME, mille_held(&account->seen->own));
    for (int seat = 1; seat < pub->seats; seat++) {
        playable |= pub->hand[seat] > 0 ? mille_playable(pub, mille_side_of(pub, seat), others) : 0;
    }
    return playable != 0 ||
           refuse(account->why, "deck: it is out and nobody can play, so that the hand is over");
}

bool mille_position_settle(struct mille_observation *seen, struct text *why)
{
    struct mille_public *pub = &seen->pub;
    struct account account = {.seen = seen, .why = why};
    seen->seat = pub->turn = POSITION_ME;
    pub->hand[POSITION_ME] = seen->own.count;
    pub->hand_number = 1;
    bool fine = true;
    for (int who = 0; who < pub->sides && fine; who++) {
        fine = check_side(pub, who, why);
    }
    if (!fine || !check_goal(pub, why) || !check_hands(seen, why) || !check_fresh(pub, why) ||
        !check_question(pub, why)) {
        return false;
    }
    if (pub->phase == PHASE_EXTEND) {
        pub->trip_side = POSITION_ME;
        pub->deck_out_at_trip = pub->deck == 0 && !pub->reshuffled;
    }
    fine = count_cards(&account);
    for (int who = 0; who < pub->sides && fine; who++) {
        fine = lay_piles(&account, who);
    }
    return fine && find_coups(&account) && fill_discard(&account) && check_end(&account);
}
