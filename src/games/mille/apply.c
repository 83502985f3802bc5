/* SPDX-License-Identifier: MIT */
/* The effects of moves. All moves here are known to be legal. */
#include "games/mille/inside.h"

#include "base/check.h"

#include <string.h>

static void say(struct event_list *events, int kind, int seat, int value)
{
    event_tell(events, kind, seat, (struct event){.value = (int16_t)value});
}

/* Takes the oldest card of this kind out of a hand that holds one; the others move up. Without branches,
 * since the place of the card is unpredictable, and every played card comes through here. */
static void take_from_hand(struct mille_state *state, int seat, int card)
{
    struct mille_hand *hand = &state->hand[seat];
    int last = HAND_CARDS_DRAWN - 1;
    int passed = 0; /* 1 from the card on */
    for (int i = 0; i < last; i++) {
        passed |= hand->card[i] == card;
        hand->card[i] = hand->card[i + passed];
    }
    CHECK(passed || hand->card[last] == card);
    hand->card[last] = CARD_NONE;
    hand->count--;
    state->pub.hand[seat] = hand->count;
}

static void discard(struct mille_public *pub, int card)
{
    pub->discard[card]++;
    pub->discard_top = (uint8_t)card;
}

/* With the deck empty: whether the rule in force ends the hand here. */
static bool deck_ends_hand(const struct mille_state *state)
{
    const struct mille_public *pub = &state->pub;
    bool plays_out = pub->option[OPTION_DECK_END] == DECK_END_EMPTY_HANDS;
    for (int seat = 0; seat < pub->seats; seat++) {
        bool goes_on =
            plays_out ? pub->hand[seat] > 0
                      : mille_playable(pub, mille_side_of(pub, seat), mille_held(&state->hand[seat])) != 0;
        if (goes_on) {
            return false;
        }
    }
    return true;
}

/* The side with the highest overall total, or -1 if it is shared. */
static int leading_side(const struct mille_public *pub)
{
    int leader = -1;
    int most = -1;
    for (int side = 0; side < pub->sides; side++) {
        int overall = mille_overall(pub, side);
        if (overall > most) {
            most = overall;
            leader = side;
        } else if (overall == most) {
            leader = -1;
        }
    }
    return leader;
}

static void end_hand(struct mille_public *pub, struct event_list *events)
{
    int winner_seat = pub->trip_side >= 0 ? pub->turn : SEAT_NONE;
    say(events, EVENT_HAND_ENDED, winner_seat, pub->trip_side);
    pub->phase = PHASE_HAND_OVER;
    bool game_over = pub->option[OPTION_LENGTH] == LENGTH_HAND;
    for (int side = 0; side < pub->sides; side++) {
        game_over = game_over || mille_overall(pub, side) >= GAME_POINTS;
    }
    if (game_over) {
        int winner = leading_side(pub);
        if (winner >= 0) {
            pub->side[winner].games++;
        }
        pub->phase = PHASE_GAME_OVER;
        say(events, EVENT_GAME_ENDED, SEAT_NONE, winner);
    }
}

static int next_seat(const struct mille_public *pub, int seat)
{
    return seat + 1 < pub->seats ? seat + 1 : 0;
}

/* The turn passes to the next seat that has cards or can draw one. */
static void end_turn(struct mille_state *state, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    pub->side[mille_side_of(pub, pub->turn)].fresh = FRESH_NONE;
    if (pub->deck == 0 && deck_ends_hand(state)) {
        end_hand(pub, events);
        return;
    }
    int seat = next_seat(pub, pub->turn);
    while (pub->deck == 0 && pub->hand[seat] == 0) {
        pub->side[mille_side_of(pub, seat)].fresh = FRESH_NONE;
        say(events, EVENT_PASSED, seat, 0);
        seat = next_seat(pub, seat);
    }
    pub->turn = (uint8_t)seat;
    pub->phase = pub->deck > 0 ? PHASE_DRAW : PHASE_PLAY;
    say(events, EVENT_TURN, seat, 0);
}

/* The seat after this one on the victim's side that is asked for a coup fourre, up to the attacker;
 * SEAT_NONE: there is none. A seat without cards can play none, as everybody sees. */
static int next_asked(const struct mille_public *pub, int seat, int victim)
{
    do {
        seat = next_seat(pub, seat);
    } while (seat != pub->attacker && (mille_side_of(pub, seat) != victim || pub->hand[seat] == 0));
    return seat != pub->attacker ? seat : SEAT_NONE;
}

static void ask(struct mille_public *pub, int seat, int victim, struct event_list *events)
{
    pub->turn = (uint8_t)seat;
    pub->phase = PHASE_ANSWER;
    event_tell(events, EVENT_ASKED, seat,
               (struct event){.card = (uint8_t)mille_coup_hazard(pub, victim), .target = (uint8_t)victim});
}

/* A hazard was played on a side. Out of turn each seat of that side is asked for a coup fourre first. A side
 * of one seat that is next anyway is not asked: its turn before the draw is the answer. */
static void hazard_played(struct mille_state *state, int victim, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    pub->attacker = pub->turn;
    int seat = next_asked(pub, pub->turn, victim);
    int next = next_seat(pub, pub->turn);
    while (pub->deck == 0 && pub->hand[next] == 0 && next != pub->turn) {
        next = next_seat(pub, next);
    }
    if (seat == SEAT_NONE || (pub->seats == pub->sides && seat == next)) {
        pub->attacker = 0;
        end_turn(state, events);
        return;
    }
    pub->side[mille_side_of(pub, pub->turn)].fresh = FRESH_NONE;
    ask(pub, seat, victim, events);
}

/* A seat that was asked plays no coup fourre. After the last one the hazard is fresh no more, and the seat at
 * the attacker's left is in turn. */
static void pass(struct mille_state *state, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    int victim = mille_side_of(pub, pub->turn);
    say(events, EVENT_PASSED, pub->turn, 1);
    int seat = next_asked(pub, pub->turn, victim);
    if (seat != SEAT_NONE) {
        ask(pub, seat, victim, events);
        return;
    }
    pub->side[victim].fresh = FRESH_NONE;
    pub->turn = pub->attacker;
    pub->attacker = 0;
    end_turn(state, events);
}

/* A coup fourre out of turn takes the turn: those between the attacker and the seat lose theirs, as far as
 * they would have had one. */
static void jump_queue(struct mille_public *pub, struct event_list *events)
{
    for (int seat = next_seat(pub, pub->attacker); seat != pub->turn; seat = next_seat(pub, seat)) {
        bool passed_over = pub->deck == 0 && pub->hand[seat] == 0;
        say(events, passed_over ? EVENT_PASSED : EVENT_SKIPPED, seat, 0);
    }
    pub->attacker = 0;
    say(events, EVENT_TURN, pub->turn, 0);
}

/* Once a hand the discard becomes the deck, where that is played. */
static void reshuffle(struct mille_state *state, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    if (pub->option[OPTION_DECK_END] != DECK_END_RESHUFFLE || pub->reshuffled ||
        pub->discard_top == CARD_NONE) {
        return;
    }
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        memset(state->deck + count, card, pub->discard[card]);
        count += pub->discard[card];
    }
    memset(pub->discard, 0, sizeof pub->discard);
    pub->discard_top = CARD_NONE;
    rng_shuffle(&state->rng, state->deck, count);
    pub->deck = (uint8_t)count;
    pub->reshuffled = 1;
    say(events, EVENT_RESHUFFLED, SEAT_NONE, count);
}

static void draw(struct mille_state *state, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    int seat = pub->turn;
    struct mille_hand *hand = &state->hand[seat];
    pub->side[mille_side_of(pub, seat)].fresh = FRESH_NONE;
    while (hand->count < HAND_CARDS_DRAWN && pub->deck > 0) {
        uint8_t card = state->deck[--pub->deck];
        hand->card[hand->count++] = card;
        event_add(events, (struct event){.kind = EVENT_DREW,
                                         .seat = (int8_t)seat,
                                         .card = card,
                                         .value = pub->deck,
                                         .seen = (uint8_t)(1u << seat)});
        if (pub->deck == 0) {
            reshuffle(state, events);
        }
    }
    pub->hand[seat] = hand->count;
    pub->phase = PHASE_PLAY;
    if (pub->deck == 0) {
        say(events, EVENT_DECK_EMPTY, SEAT_NONE, 0);
        if (deck_ends_hand(state)) {
            end_hand(pub, events);
        }
    }
}

static void tell_played(const struct mille_public *pub, struct move move, struct event_list *events)
{
    event_tell(
        events, EVENT_PLAYED, pub->turn,
        (struct event){.card = move.card, .target = move.target, .value = pub->side[move.target].miles});
}

static void play_distance(struct mille_state *state, struct move move, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    struct mille_side *own = &pub->side[move.target];
    own->distance[mille_distance_index(move.card)]++;
    own->miles = (int16_t)(own->miles + mille_cards[move.card].miles);
    tell_played(pub, move, events);
    if (own->miles < pub->goal) {
        end_turn(state, events);
        return;
    }
    say(events, EVENT_GOAL_REACHED, pub->turn, pub->goal);
    pub->trip_side = (int8_t)move.target;
    pub->deck_out_at_trip = pub->deck == 0 && !pub->reshuffled;
    if (mille_may_extend(pub)) {
        pub->phase = PHASE_EXTEND;
    } else {
        end_hand(pub, events);
    }
}

/* Puts a hazard or a remedy on its pile. */
static void play_on_pile(struct mille_state *state, struct move move, struct event_list *events)
{
    struct mille_side *target = &state->pub.side[move.target];
    bool hazard = card_in(SET_HAZARDS, move.card);
    if (move.card == CARD_SPEED_LIMIT || move.card == CARD_END_OF_LIMIT) {
        target->speed_pile[move.card]++;
        target->speed = move.card;
        target->fresh = (uint8_t)(target->fresh | (hazard ? FRESH_SPEED : FRESH_NONE));
    } else {
        target->battle_pile[move.card]++;
        target->battle = move.card;
        target->fresh = (uint8_t)(target->fresh | (hazard ? FRESH_BATTLE : FRESH_NONE));
    }
    tell_played(&state->pub, move, events);
    if (hazard && state->pub.option[OPTION_COUP] == COUP_AT_ONCE) {
        hazard_played(state, move.target, events);
    } else {
        end_turn(state, events);
    }
}

/* Reports that a hazard went from a pile of its side to the discard. top: the new top card of the pile. */
static void lift(struct mille_public *pub, int target, int hazard, int pile, int top,
                 struct event_list *events)
{
    struct mille_side *own = &pub->side[target];
    own->fresh = (uint8_t)(own->fresh & ~pile);
    discard(pub, hazard);
    event_tell(events, EVENT_HAZARD_REMOVED, pub->turn,
               (struct event){.card = (uint8_t)hazard,
                              .target = (uint8_t)target,
                              .value = (int16_t)pile,
                              .extra = (uint8_t)top});
}

/* Removes the hazards that a safety prevents from the piles of its side. A removed battle hazard leaves a Go
 * on top: a Stop always lies on a Go, and the rules replace the other hazards by a Go. With OLD_HAZARD_CURE
 * only a coup fourre does that; any other safety leaves a pile that wants a Go. */
static void lift_hazards(struct mille_public *pub, int target, int safety, bool coup,
                         struct event_list *events)
{
    struct mille_side *own = &pub->side[target];
    int battle = own->battle, speed = own->speed;
    if (mille_cards[battle].safety == safety) {
        own->battle_pile[battle]--;
        own->battle = coup || pub->option[OPTION_OLD_HAZARD] == OLD_HAZARD_GO ? CARD_GO : CARD_NONE;
        lift(pub, target, battle, FRESH_BATTLE, own->battle, events);
    }
    if (mille_cards[speed].safety == safety) {
        own->speed_pile[speed]--;
        own->speed = own->speed_pile[CARD_END_OF_LIMIT] > 0 ? CARD_END_OF_LIMIT : CARD_NONE;
        lift(pub, target, speed, FRESH_SPEED, own->speed, events);
    }
}

static void play_safety(struct mille_state *state, struct move move, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    struct mille_side *own = &pub->side[move.target];
    bool coup = mille_is_coup(pub, move.target, move.card);
    int against =
        own->fresh & FRESH_BATTLE && mille_cards[own->battle].safety == move.card ? own->battle : own->speed;
    own->safety[mille_safety_index(move.card)] = coup ? SAFETY_COUP_FOURRE : SAFETY_PLAYED;
    tell_played(pub, move, events);
    lift_hazards(pub, move.target, move.card, coup, events);
    if (coup) {
        event_tell(events, EVENT_COUP_FOURRE, pub->turn,
                   (struct event){.card = move.card, .target = move.target, .extra = (uint8_t)against});
    }
    if (pub->phase == PHASE_ANSWER) {
        jump_queue(pub, events);
    }
    bool ends_turn = pub->hand[pub->turn] == 0 || pub->option[OPTION_LATE_SAFETY] == LATE_SAFETY_ENDS_TURN;
    if (ends_turn && pub->deck == 0) {
        end_turn(state, events);
    } else if (pub->deck == 0 && deck_ends_hand(state)) {
        end_hand(pub, events);
    } else {
        pub->phase = pub->deck > 0 ? PHASE_DRAW : PHASE_PLAY;
    }
}

static void play(struct mille_state *state, struct move move, struct event_list *events)
{
    take_from_hand(state, state->pub.turn, move.card);
    switch (mille_cards[move.card].family) {
    case FAMILY_DISTANCE:
        play_distance(state, move, events);
        break;
    case FAMILY_SAFETY:
        play_safety(state, move, events);
        break;
    default:
        play_on_pile(state, move, events);
        break;
    }
}

void mille_do(struct mille_state *state, struct move move, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    if (move.kind == MOVE_DRAW) { /* every other move */
        draw(state, events);
        return;
    }
    switch (move.kind) {
    case MOVE_PLAY:
        mille_remember(pub->recent[pub->turn], move.card);
        play(state, move, events);
        break;
    case MOVE_DISCARD:
        mille_remember(pub->recent[pub->turn], move.card + DISCARDED);
        take_from_hand(state, pub->turn, move.card);
        discard(pub, move.card);
        event_tell(events, EVENT_DISCARDED, pub->turn, (struct event){.card = move.card});
        end_turn(state, events);
        break;
    case MOVE_EXTEND:
        pub->goal = GOAL_EXTENDED;
        pub->caller = pub->trip_side;
        pub->trip_side = -1;
        pub->deck_out_at_trip = 0;
        say(events, EVENT_EXTENDED, pub->turn, pub->goal);
        end_turn(state, events);
        break;
    case MOVE_FINISH:
        end_hand(pub, events);
        break;
    case MOVE_PASS:
        pass(state, events);
        break;
    default:
        mille_next(state, events);
        break;
    }
}

refusal mille_apply(void *memory, struct move move, struct event_list *events)
{
    struct mille_state *state = memory;
    refusal why = mille_legal(&state->pub, &state->hand[state->pub.turn], move);
    if (why == REFUSAL_NONE) {
        mille_do(state, move, events);
    }
    return why;
}
