/* SPDX-License-Identifier: MIT */
/* Nobody learns from lines, or from when they come, what the rules hide: two rooms that differ only in that
 * give a seat the same lines at the same ticks. The rig hashes both for each guest. */
#include "net_rig.h"

#include "games/bones/ai/deals.h"
#include "games/bones/bones.h"
#include "games/mille/mille.h"
#include "hidden.h"
#include "share.h"
#include "test.h"

#include <string.h>

enum { POSITIONS = 240 / SHARE, TICK_MS = 100 };

/* Two rooms at the same place of the same match. */
static struct net_rig room[2];

static void begin(const struct game *game, const struct game_setup *setup, uint64_t seed, int moves)
{
    for (int i = 0; i < 2; i++) {
        room[i] = (struct net_rig){.fault.line = -1, .careless = true};
        net_rig_open(&room[i], game, setup, setup->seats, seed);
        net_rig_start(&room[i]);
        for (int move = 0; move < moves; move++) {
            net_rig_move(&room[i]);
        }
    }
}

static void end(void)
{
    net_rig_end(&room[0]);
    net_rig_end(&room[1]);
}

/* ---- what a seat hears --------------------------------------------------------------------------------- */

static void listen(int seat)
{
    for (int i = 0; i < 2; i++) {
        room[i].guest[seat].heard = 1;
        room[i].guest[seat].lines = 0;
    }
}

/* Both rooms have told the seat the same at the same time. Returns how many lines. */
static long heard_the_same(int seat)
{
    const struct net_rig_guest *a = &room[0].guest[seat], *b = &room[1].guest[seat];
    assert_int_equal(a->lines, b->lines);
    assert_true(a->heard == b->heard);
    return a->lines;
}

/* Says a move of the seat in turn to a room, as its guest would. */
static void say(struct net_rig *rig, struct move move)
{
    char words[64], line[96];
    struct text text = text_in(words, sizeof words);
    int turn = session_turn(&rig->room.session);
    rig->room.game->move_format(move, &text);
    text_format(line, sizeof line, "play n=%d m=\"%s\"", rig->room.seat[turn].updates, words);
    room_line(&rig->room, rig->room.seat[turn].link, line, strlen(line), rig->now);
}

/* ---- what others hold ---------------------------------------------------------------------------------- */

static bool shuffle_road(void *state, int seat, struct rng *rng)
{
    struct mille_observation seen;
    mille_game.observe(state, seat, &seen);
    struct mille_state shuffled = hidden_state(&seen, rng);
    memcpy(state, &shuffled, sizeof shuffled);
    return true;
}

/* False: somebody is asked whether to deal again, and holds so many doubles. */
static bool shuffle_dominoes(void *state, int seat, struct rng *rng)
{
    struct bones_state *table = state;
    struct bones_observation seen;
    struct bones_deals deals;
    bones_game.observe(state, seat, &seen);
    if (table->pub.phase == BONES_PHASE_REDEAL || table->pub.turn == SEAT_NONE) {
        return false;
    }
    bones_deals_open(&deals, &seen);
    bones_deals_at(&deals, rng_below(rng, deals.total), table->hand);
    table->rng = rng_make(rng_below(rng, 1000), RNG_DEAL);
    return bones_game.check(state) == NULL;
}

/* A move that is legal in both rooms for the seat in turn there; false: there is none. */
static bool common_move(struct rng *rng, struct move *move)
{
    struct move a[GAME_MOVES_MAX], b[GAME_MOVES_MAX], both[GAME_MOVES_MAX];
    const struct game *game = room[0].room.game;
    int as = game->legal(room[0].room.session.state, a), bs = game->legal(room[1].room.session.state, b);
    int count = 0;
    for (int i = 0; i < as; i++) {
        for (int k = 0; k < bs; k++) {
            if (move_same(a[i], b[k])) {
                both[count++] = a[i];
            }
        }
    }
    *move = count > 0 ? both[rng_below(rng, (uint32_t)count)] : (struct move){.kind = 0};
    return count > 0;
}

/* Both rooms get the move; an answer of no to a question out of turn at a time of their own. */
static void give_both(struct move move, struct rng *rng)
{
    uint64_t begin = room[0].now;
    struct move no;
    for (int i = 0; i < 2 * ROOM_LINKS; i++) { /* nobody is silent for long */
        struct room_link *link = &room[i % 2].room.link[i / 2];
        link->heard = link->allowed = begin;
        link->pinged = 0;
    }
    const struct game *game = room[0].room.game;
    bool asked = game->asked && game->asked(room[0].room.session.state, &no) && move_same(move, no);
    int ticks = asked ? ROOM_ASK_MS / TICK_MS + 1 : 1;
    for (int i = 0; i < 2; i++) {
        int when = asked ? (int)rng_below(rng, ROOM_ASK_MS / TICK_MS) : 0;
        for (int tick = 0; tick < ticks; tick++) {
            room[i].now = begin + (uint64_t)(tick * TICK_MS);
            if (tick == when) {
                say(&room[i], move);
            }
            room_step(&room[i].room, room[i].now);
        }
        room[i].now = begin + ROOM_ASK_MS + TICK_MS;
    }
}

static bool is_over(void)
{
    return session_turn(&room[0].room.session) == SEAT_NONE ||
           session_turn(&room[1].room.session) == SEAT_NONE;
}

/* In the second room all that a seat cannot see has been shuffled. Others move on in both, until the seat
 * itself draws or the hand is over. Returns how many lines it heard. */
static long hears_nothing_hidden(int seat, bool (*shuffle)(void *state, int seat, struct rng *rng),
                                 bool moves_itself, struct rng *rng)
{
    struct move move;
    long lines = 0;
    if (is_over() || !shuffle(room[1].room.session.state, seat, rng)) {
        return 0;
    }
    room[1].seed++; /* the room's secrets are others too */
    listen(seat);
    while (!is_over() && session_turn(&room[0].room.session) == session_turn(&room[1].room.session)) {
        bool own = session_turn(&room[0].room.session) == seat;
        if ((own && !moves_itself) || !common_move(rng, &move)) {
            break;
        }
        give_both(move, rng);
        if (is_over()) { /* now hands are laid open */
            break;
        }
        lines = heard_the_same(seat);
    }
    return lines;
}

static void shuffled_road_hands_and_deck_are_heard_by_nobody(void)
{
    static const struct game_seating seatings[] = {{2, 2}, {3, 3}, {4, 2}, {6, 3}};
    long lines = 0;
    for (int i = 0; i < POSITIONS; i++) {
        struct rng rng = rng_make((uint64_t)i, 51);
        struct game_setup setup = net_rig_setup(&mille_game, &seatings[i % 4], (uint64_t)i);
        begin(&mille_game, &setup, (uint64_t)i, (int)rng_below(&rng, 40));
        lines += hears_nothing_hidden((int)rng_below(&rng, (uint32_t)setup.seats), shuffle_road, false, &rng);
        end();
    }
    assert_true(lines > POSITIONS);
}

static void shuffled_dominoes_are_heard_by_nobody(void)
{
    long lines = 0;
    for (int i = 0; i < POSITIONS; i++) {
        struct rng rng = rng_make((uint64_t)i, 52);
        struct game_setup setup = net_rig_setup(&bones_game, bones_game.seatings, (uint64_t)i);
        begin(&bones_game, &setup, (uint64_t)i, (int)rng_below(&rng, 16));
        lines += hears_nothing_hidden((int)rng_below(&rng, 4), shuffle_dominoes, true, &rng);
        end();
    }
    assert_true(lines > POSITIONS);
}

/* ---- answers out of turn ------------------------------------------------------------------------------- */

/* How a seat that is asked in secret comes to say no. */
enum way {
    AT_ONCE,
    LATE,
    NEVER,
    AWAY,
    ANSWERED_AND_AWAY,
    COMPUTER_AT_ONCE,
    COMPUTER_LATE,
    COMPUTER_NEVER,
    WAYS
};

static bool is_asked(const struct net_rig *rig)
{
    struct move no;
    return mille_game.asked(rig->room.session.state, &no);
}

/* The computer player of the seat in turn says no. */
static void computer_passes(struct net_rig *rig)
{
    struct question question;
    int number;
    assert_true(room_asks(&rig->room, &question, &number));
    room_answer(&rig->room, number, (struct move){.kind = MOVE_PASS}, rig->now);
}

static void passes(struct net_rig *rig, enum way way, int tick)
{
    int seat = session_turn(&rig->room.session), late = ROOM_ASK_MS / TICK_MS - 1;
    const struct move no = {.kind = MOVE_PASS};
    if ((way == AT_ONCE && tick == 0) || (way == ANSWERED_AND_AWAY && tick == 1) ||
        (way == LATE && tick == late)) {
        say(rig, no);
    } else if ((way == AWAY || way == ANSWERED_AND_AWAY) && tick == 2) {
        room_gone(&rig->room, rig->guest[seat].link, rig->now);
    } else if ((way == COMPUTER_AT_ONCE && tick == 0) || (way == COMPUTER_LATE && tick == late)) {
        rig->room.seat[seat].given = true;
        computer_passes(rig);
    } else if (way == COMPUTER_NEVER && tick == 0) {
        rig->room.seat[seat].given = true;
    }
}

/* Two ways look the same to everybody else, and take ROOM_ASK_MS. */
static void look_the_same(enum way first, enum way second, uint64_t seed)
{
    struct game_setup setup = {.seats = 4, .sides = 2};
    setup.option[OPTION_COUP] = (uint8_t)game_option_find(&mille_game, "coup", "at_once");
    begin(&mille_game, &setup, seed, 0);
    for (int i = 0; i < 2; i++) {
        while (!is_asked(&room[i])) {
            assert_true(net_rig_move(&room[i]));
        }
    }
    int asked = session_turn(&room[0].room.session), moves = room[0].room.session.journal.count;
    uint64_t begin = room[0].now;
    assert_true(room[1].now == begin && room[1].room.asked == room[0].room.asked);
    assert_true(begin - room[0].room.asked < TICK_MS);
    for (int seat = 0; seat < 4; seat++) {
        listen(seat);
    }
    const enum way way[2] = {first, second};
    for (int i = 0; i < 2; i++) {
        for (int tick = 0; tick <= ROOM_ASK_MS / TICK_MS; tick++) {
            assert_int_equal(room[i].room.session.journal.count, moves);
            room[i].now = begin + (uint64_t)(tick * TICK_MS);
            passes(&room[i], way[i], tick);
            room_step(&room[i].room, room[i].now);
        }
        assert_int_equal(room[i].room.session.journal.count, moves + 1);
    }
    for (int seat = 0; seat < 4; seat++) {
        if (seat != asked) {
            assert_true(heard_the_same(seat) > 0);
        }
    }
    end();
}

static void however_a_seat_says_no_out_of_turn_looks_the_same(void)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        for (enum way way = LATE; way < WAYS; way++) {
            bool leaves = way == AWAY || way == ANSWERED_AND_AWAY; /* as everybody sees */
            look_the_same(leaves ? ANSWERED_AND_AWAY : AT_ONCE, way, seed);
        }
    }
}

static void a_coup_out_of_turn_comes_at_once(void)
{
    struct game_setup setup = {.seats = 4, .sides = 2};
    setup.option[OPTION_COUP] = (uint8_t)game_option_find(&mille_game, "coup", "at_once");
    bool came = false;
    for (uint64_t seed = 1; seed < 40 && !came; seed++) {
        begin(&mille_game, &setup, seed, 0);
        while (!came && !session_waits_for_table(&room[0].room.session)) {
            struct move legal[GAME_MOVES_MAX];
            int count = mille_game.legal(room[0].room.session.state, legal);
            if (is_asked(&room[0]) && count == 2) {
                int moves = room[0].room.session.journal.count;
                say(&room[0], legal[legal[0].kind == MOVE_PASS]);
                came = room[0].room.session.journal.count == moves + 1;
                assert_true(came);
            } else {
                net_rig_move(&room[0]);
            }
        }
        end();
    }
    assert_true(came);
}

const struct test tests[] = {
    TEST(shuffled_road_hands_and_deck_are_heard_by_nobody),
    TEST(shuffled_dominoes_are_heard_by_nobody),
    TEST(however_a_seat_says_no_out_of_turn_looks_the_same),
    TEST(a_coup_out_of_turn_comes_at_once),
    {0},
};
