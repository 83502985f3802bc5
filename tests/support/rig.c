/* SPDX-License-Identifier: MIT */
#include "rig.h"

#include "base/check.h"
#include "table/fields.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

/* Reads "coup=at_once deck=106". */
static void read_options(const char *options, uint8_t option[GAME_OPTIONS_MAX])
{
    struct slice rest = slice_of(options);
    while (rest.length > 0) {
        char name[64];
        struct slice value = slice_cut(&rest, ' ');
        struct slice before = slice_cut(&value, '=');
        text_format(name, sizeof name, "%.*s", (int)before.length, before.at);
        int found = game_option_index(&mille_game, name);
        CHECK(found >= 0);
        int chosen = slice_option(value, &mille_game.options[found]);
        CHECK(chosen >= 0);
        option[found] = (uint8_t)chosen;
    }
}

struct mille_state rig_with(int seats, int sides, const char *options)
{
    struct mille_state state;
    struct game_setup setup = {.seed = 1, .seats = seats, .sides = sides};
    read_options(options, setup.option);
    mille_game.start(&state, &setup, NULL);
    memset(state.hand, 0, sizeof state.hand);
    memset(state.pub.hand, 0, sizeof state.pub.hand);
    state.pub.deck = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        for (int i = 0; i < mille_deck_count(&state.pub, card); i++) {
            state.deck[state.pub.deck++] = (uint8_t)card;
        }
    }
    return state;
}

struct mille_state rig_for(int seats, int sides)
{
    return rig_with(seats, sides, "");
}

struct mille_state rig_new(void)
{
    return rig_for(2, 2);
}

static int card_named(const char *name, size_t length)
{
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        if (strlen(mille_cards[card].name) == length && memcmp(mille_cards[card].name, name, length) == 0) {
            return card;
        }
    }
    fprintf(stderr, "no card is called %.*s\n", (int)length, name);
    CHECK(false);
    return CARD_NONE;
}

/* Takes a card out of the deck. */
static void take(struct mille_state *state, int card)
{
    int place = 0;
    while (place < state->pub.deck && state->deck[place] != card) {
        place++;
    }
    CHECK(place < state->pub.deck);
    state->pub.deck--;
    memmove(state->deck + place, state->deck + place + 1, (size_t)(state->pub.deck - place));
}

/* The next card of a list, CARD_NONE at its end. */
static int next_card(const char **cards)
{
    if (!*cards) {
        return CARD_NONE;
    }
    *cards += strspn(*cards, " ");
    size_t length = strcspn(*cards, " ");
    if (length == 0) {
        return CARD_NONE;
    }
    int card = card_named(*cards, length);
    *cards += length;
    return card;
}

void rig_hand(struct mille_state *state, int seat, const char *cards)
{
    struct mille_hand *hand = &state->hand[seat];
    for (int card; (card = next_card(&cards)) != CARD_NONE;) {
        CHECK(hand->count < HAND_CARDS_DRAWN);
        take(state, card);
        hand->card[hand->count++] = (uint8_t)card;
    }
    state->pub.hand[seat] = hand->count;
}

void rig_lay(struct mille_state *state, int side, const char *cards)
{
    struct mille_side *lies = &state->pub.side[side];
    for (int card; (card = next_card(&cards)) != CARD_NONE;) {
        take(state, card);
        if (mille_cards[card].family == FAMILY_DISTANCE) {
            lies->distance[mille_distance_index(card)]++;
            lies->miles = (int16_t)(lies->miles + mille_cards[card].miles);
        } else if (mille_cards[card].family == FAMILY_SAFETY) {
            lies->safety[mille_safety_index(card)] = SAFETY_PLAYED;
        } else if (card == CARD_SPEED_LIMIT || card == CARD_END_OF_LIMIT) {
            lies->speed_pile[card]++;
            lies->speed = (uint8_t)card;
        } else {
            lies->battle_pile[card]++;
            lies->battle = (uint8_t)card;
        }
    }
}

void rig_deck(struct mille_state *state, const char *cards)
{
    uint8_t order[DECK_CARDS_MAX];
    int count = 0;
    for (int card; (card = next_card(&cards)) != CARD_NONE;) {
        take(state, card);
        order[count++] = (uint8_t)card;
    }
    for (int i = 0; i < state->pub.deck; i++) {
        state->pub.discard[state->deck[i]]++;
        state->pub.discard_top = state->deck[i];
    }
    for (int i = 0; i < count; i++) {
        state->deck[i] = order[count - 1 - i];
    }
    state->pub.deck = (uint8_t)count;
}

/* Cards that change nothing for what a test asks: those of which the deck has the most. */
static void fill_hand(struct mille_state *state, int seat, int wanted)
{
    struct mille_hand *hand = &state->hand[seat];
    while (hand->count < wanted) {
        int left[CARD_KINDS] = {0};
        int most = CARD_25;
        for (int i = 0; i < state->pub.deck; i++) {
            left[state->deck[i]]++;
        }
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            most = left[card] > left[most] ? card : most;
        }
        take(state, most);
        hand->card[hand->count++] = (uint8_t)most;
    }
    state->pub.hand[seat] = hand->count;
}

void rig_turn(struct mille_state *state, int seat, int phase)
{
    state->pub.turn = (uint8_t)seat;
    state->pub.phase = (uint8_t)phase;
    for (int i = 0; i < state->pub.seats && state->pub.deck > 0; i++) {
        fill_hand(state, i, i == seat && phase == PHASE_PLAY ? HAND_CARDS_DRAWN : HAND_CARDS);
    }
    const char *broken = mille_game.check(state);
    if (broken) {
        fprintf(stderr, "the position breaks: %s\n", broken);
    }
    CHECK(broken == NULL);
}

struct move rig_move(const char *text)
{
    struct move move = {.kind = MOVE_NONE};
    bool parsed = mille_game.move_parse(text, &move);
    if (!parsed) {
        fprintf(stderr, "not a move: %s\n", text);
    }
    CHECK(parsed);
    return move;
}

void rig_play(struct mille_state *state, const char *text, struct event_list *events)
{
    refusal why = mille_game.apply(state, rig_move(text), events);
    if (why != REFUSAL_NONE) {
        fprintf(stderr, "%s: %s\n", text, mille_game.refusal_names[why]);
    }
    CHECK(why == REFUSAL_NONE);
    const char *broken = mille_game.check(state);
    if (broken) {
        fprintf(stderr, "after %s: %s\n", text, broken);
    }
    CHECK(broken == NULL);
}

void rig_plays(struct mille_state *state, const char *texts)
{
    struct slice rest = slice_of(texts);
    while (rest.at) {
        char text[64];
        struct slice move = slice_cut(&rest, ',');
        while (move.length > 0 && move.at[0] == ' ') {
            move.at++;
            move.length--;
        }
        text_format(text, sizeof text, "%.*s", (int)move.length, move.at);
        rig_play(state, text, NULL);
    }
}

refusal rig_refusal(const struct mille_state *state, const char *text)
{
    return mille_legal(&state->pub, &state->hand[state->pub.turn], rig_move(text));
}

void rig_may(const struct mille_state *state, const char *texts)
{
    char line[GAME_MOVES_MAX * 32];
    struct text out = text_in(line, sizeof line);
    struct move moves[GAME_MOVES_MAX];
    int count = mille_game.legal(state, moves);
    for (int i = 0; i < count; i++) {
        text_add(&out, i == 0 ? "" : ", ");
        mille_game.move_format(moves[i], &out);
    }
    assert_string_equal(line, texts);
}

int rig_line(const struct mille_state *state, int side, int code)
{
    int16_t lines[SCORE_LINES];
    mille_score(&state->pub, side, lines);
    return lines[code];
}

struct event_list rig_told(struct mille_state *state, const char *text)
{
    struct event_list events = {.count = 0};
    rig_play(state, text, &events);
    return events;
}

void rig_kinds(const struct event_list *events, const uint8_t *kinds, int count)
{
    assert_int_equal(events->count, count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(events->item[i].kind, kinds[i]);
    }
}

int rig_count(const struct event_list *events, int kind)
{
    int count = 0;
    for (int i = 0; i < events->count; i++) {
        count += events->item[i].kind == kind;
    }
    return count;
}

const struct event *rig_event(const struct event_list *events, int kind)
{
    for (int i = 0; i < events->count; i++) {
        if (events->item[i].kind == kind) {
            return &events->item[i];
        }
    }
    return NULL;
}
