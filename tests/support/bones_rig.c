/* SPDX-License-Identifier: MIT */
#include "bones_rig.h"

#include <string.h>

#include "base/check.h"
#include "games/bones/inside.h"
#include "test.h"

enum { TRIES = 20000 };

void rig_table(struct bones_state *state, int target, int opening, int redeal)
{
    struct game_setup setup = {.seed = 1, .seats = 4, .sides = 4};
    setup.option[BONES_OPTION_TARGET] = (uint8_t)target;
    setup.option[BONES_OPTION_OPENING] = (uint8_t)opening;
    setup.option[BONES_OPTION_REDEAL] = (uint8_t)redeal;
    bones_game.start(state, &setup, NULL);
}

uint32_t rig_tiles(const char *list)
{
    uint32_t mask = 0;
    while (*list != '\0') {
        int tile = bones_read_tile((struct slice){list, 2});
        CHECK(tile != BONES_TILE_NONE && !(mask & bones_bit(tile)));
        mask |= bones_bit(tile);
        list += 2;
        list += *list == ' ';
    }
    return mask;
}

static struct rig_play read_play(const char **at)
{
    struct rig_play play = {.tile = BONES_TILE_NONE};
    if (**at == '-') {
        (*at)++;
        return play;
    }
    play.tile = bones_read_tile((struct slice){*at, 2});
    CHECK(play.tile != BONES_TILE_NONE);
    *at += 2;
    play.arm = bones_read_arm(**at);
    *at += play.arm != BONES_ARM_NONE;
    if (**at == '+') {
        for ((*at)++; **at >= '0' && **at <= '9'; (*at)++) {
            play.points = play.points * 10 + (**at - '0');
        }
    }
    return play;
}

static void read_left(struct rig_round *round, const char *at)
{
    round->hands_told = true;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        char hand[3 * BONES_HAND + 1] = "";
        at += strspn(at, " ,");
        size_t length = strcspn(at, ",");
        CHECK(length < sizeof hand);
        memcpy(hand, at, length);
        round->left[seat] = strcmp(hand, "none") == 0 ? 0 : rig_tiles(hand);
        at += length;
    }
}

struct rig_round rig_read(const char *line)
{
    struct rig_round round = {.leader = line[0] - '0'};
    const char *at = line + 2;
    while (*(at += strspn(at, " ")) != '\0' && *at != '/') {
        CHECK(round.count < RIG_TURNS_MAX);
        round.play[round.count++] = read_play(&at);
    }
    if (*at == '/') {
        read_left(&round, at + 1);
    }
    return round;
}

struct move rig_move(struct rig_play play, bool lead)
{
    if (play.tile == BONES_TILE_NONE) {
        return (struct move){.kind = BONES_MOVE_PASS};
    }
    return (struct move){.kind = BONES_MOVE_PLAY,
                         .card = (uint8_t)play.tile,
                         .target = (uint8_t)(lead ? BONES_ARM_NONE : play.arm)};
}

refusal rig_try(struct bones_state *state, const char *text, struct event_list *events)
{
    struct move move;
    assert_true(bones_game.move_parse(text, &move));
    refusal why = bones_game.apply(state, move, events);
    assert_null(bones_game.check(state));
    return why;
}

void rig_hands(struct bones_state *state, int opening, const uint32_t hand[BONES_SEATS_MAX])
{
    memcpy(state->hand, hand, sizeof state->hand);
    state->pub.opening = (uint8_t)opening;
    bones_call_leader(state);
}

/* What each seat has played of a round, and the numbers that it cannot hold after it. */
struct known {
    uint32_t played[BONES_SEATS_MAX];
    uint8_t lacks[BONES_SEATS_MAX];
};

static struct known known_of(const struct rig_round *round)
{
    struct known known = {.lacks = {0}};
    struct bones_public pub = {.seats = BONES_SEATS_MAX, .turn = (int8_t)round->leader};
    for (int i = 0; i < round->count; i++) {
        int seat = pub.turn;
        int tile = round->play[i].tile;
        bones_take_turn(&pub, tile, i == 0 ? BONES_ARM_NONE : round->play[i].arm);
        if (tile != BONES_TILE_NONE) {
            known.played[seat] |= bones_bit(tile);
        }
        known.lacks[seat] = pub.seat[seat].lacks;
    }
    return known;
}

/* Fills the hands up with what is left, tile by tile, at random; false: somebody got what it lacks. */
static bool fill(const struct known *known, uint32_t left, struct rng *rng, uint32_t hand[BONES_SEATS_MAX])
{
    memcpy(hand, known->played, sizeof known->played);
    for (int may = 1; may <= BONES_SEATS_MAX; may++) { /* the tiles first that few may hold */
        for (uint32_t tiles = left; tiles != 0; tiles &= tiles - 1) {
            int tile = bones_first(tiles);
            int seats = 0;
            for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
                seats += !(bones_with[known->lacks[seat]] & bones_bit(tile));
            }
            if (seats != may) {
                continue;
            }
            int seat = (int)rng_below(rng, BONES_SEATS_MAX);
            int tries = 0;
            while (bones_many(hand[seat]) == BONES_HAND || bones_with[known->lacks[seat]] & bones_bit(tile)) {
                seat = (seat + 1) % BONES_SEATS_MAX;
                if (++tries == BONES_SEATS_MAX) {
                    return false;
                }
            }
            hand[seat] |= bones_bit(tile);
        }
    }
    return true;
}

/* Whether the round can be played with the hands that a state has. */
static bool goes(const struct bones_state *state, const struct rig_round *round)
{
    struct bones_state copy = *state;
    for (int i = 0; i < round->count; i++) {
        if (bones_game.apply(&copy, rig_move(round->play[i], i == 0), NULL) != REFUSAL_NONE) {
            return false;
        }
    }
    return round->hands_told || copy.pub.phase == BONES_PHASE_PLAY;
}

void rig_deal(struct bones_state *state, const struct rig_round *round)
{
    struct known known = known_of(round);
    uint32_t left = BONES_TILES_ALL;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        left &= ~known.played[seat];
    }
    struct rng rng = rng_make(7, RNG_DEAL);
    for (int i = 0; i < TRIES; i++) {
        uint32_t hand[BONES_SEATS_MAX];
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            hand[seat] = known.played[seat] | round->left[seat];
        }
        if (round->hands_told || fill(&known, left, &rng, hand)) {
            rig_hands(state, round->play[0].tile, hand);
            if (bones_game.check(state) == NULL && goes(state, round)) {
                return;
            }
        }
        CHECK(!round->hands_told);
    }
    check_fail(__FILE__, __LINE__, "hands for a round");
}

void rig_shuffle_unseen(struct bones_state *state, int seat, struct rng *rng)
{
    struct bones_state was = *state;
    do {
        uint8_t tile[BONES_TILES];
        int count = 0;
        for (int other = 0; other < BONES_SEATS_MAX; other++) {
            for (uint32_t hand = other == seat ? 0 : was.hand[other]; hand != 0; hand &= hand - 1) {
                tile[count++] = (uint8_t)bones_first(hand);
            }
        }
        rng_shuffle(rng, tile, count);
        for (int other = 0; other < BONES_SEATS_MAX; other++) {
            for (int i = 0; other != seat && i < was.pub.seat[other].tiles; i++) {
                state->hand[other] = (i == 0 ? 0 : state->hand[other]) | bones_bit(tile[--count]);
            }
        }
    } while (bones_game.check(state) != NULL);
    state->rng = rng_make(rng_next(rng), RNG_DEAL);
}
