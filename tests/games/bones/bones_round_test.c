/* SPDX-License-Identifier: MIT */
/* Rounds of the domino game: the rows of the rules page, played as they are written. */

#include "bones_rig.h"
#include "test.h"

enum { NOBODY = -1, GOES_ON = 0 };

static const struct {
    const char *round;
    int end;   /* the event that ends it; GOES_ON */
    int seat;  /* whose end it is */
    int bonus; /* of that seat */
    int32_t points[BONES_SEATS_MAX];
} rows[] = {
    {"1: 66 62n 63s+5 33s 42n+10", GOES_ON, 0, 0, {0, 10, 0, 5}},
    {"1: 66 62n 63s+5 33s 65w 60e 00e 42n+15", GOES_ON, 0, 0, {15, 0, 0, 5}},
    {"1: 66 62n 63s+5 33s 65w 60e 00e 42n+15 55w+20", GOES_ON, 0, 0, {15, 20, 0, 5}},
    {"2: 55+10 50n+10 51s 00n", GOES_ON, 0, 0, {0, 0, 10, 10}},
    {"3: 00 50n+5 55n+10 40s 54n", GOES_ON, 0, 0, {5, 10, 0, 0}},
    {"3: 33 43n+10 44n 30s 54n+5 00s+5 50s+10", GOES_ON, 0, 0, {15, 10, 0, 5}},
    {"1: 11 31n+5 33n 41s+10 21e", GOES_ON, 0, 0, {10, 0, 5, 0}},
    {"0: 66 63n+15 64s 62e 61w+10", GOES_ON, 0, 0, {10, 15, 0, 0}},
    {"0: 66 - 65n 60s+5 61e 55n", GOES_ON, 0, 0, {0, 0, 0, 5}},
    {"0: 66 - - - 64n 44n+20", GOES_ON, 0, 0, {0, 20, 0, 0}},
    {"0: 00 10n 21n 20n 30n 43n 40n 50n+5 65n 60n "
     "/ 11 22 31 32, 33 41 42 51, 44 52 53 54 61, 55 62 63 64 66",
     BONES_EVENT_LOCKED,
     0,
     110,
     {110, 0, 0, 5}},
    {"1: 66 63n+15 60s 20s+5 62s 61w+10 41w 64w+15 53n 65n "
     "/ 43 40 55 42 50, 52 22 33 31, 10 51 21 00, 30 32 54 44 11",
     BONES_EVENT_LOCKED,
     2,
     80,
     {20, 0, 105, 0}},
    {"2: 66 65n 53n+15 60s 20s+5 62s 64e 41e+10 63n 61e "
     "/ 11 50 42 22 40, 52 31 54 10 21, 51 44 30 43, 00 32 55 33",
     BONES_EVENT_LOCKED,
     NOBODY,
     0,
     {15, 10, 5, 0}},
    {"1: 66 61s 31s+15 62n+5 63w 43s 65e 32n+15 54s 51e 55s 30n 11e+15 50n+20 - - 53s 33w - - 52n "
     "21n - - 41n+15 "
     "/ 44 20 60 40, none, 10, 42 64 00 22",
     BONES_EVENT_DOMINOED,
     1,
     40,
     {20, 70, 20, 15}},
    {"3: 66 61s 31s+15 65n 51n 30s 63e 60s+10 32e 52e 41n+15 64n 50e - 62s 00e 40e 42e+10 20s - 21e "
     "- 10s - 11e "
     "/ 22 44 55, 54, 53 33 43, none",
     BONES_EVENT_DOMINOED,
     3,
     50,
     {10, 30, 10, 50}},
};

static const struct event *find(const struct event_list *events, int kind, int line)
{
    for (int i = 0; i < events->count; i++) {
        if (events->item[i].kind == kind && (line < 0 || events->item[i].extra == line)) {
            return &events->item[i];
        }
    }
    return NULL;
}

/* Plays on as the row says; events are those of the last move. */
static void play_turns(const char *row, struct bones_state *state, const struct rig_round *round,
                       struct event_list *events)
{
    for (int i = 0; i < round->count; i++) {
        int seat = state->pub.turn;
        events->count = 0;
        refusal why = bones_game.apply(state, rig_move(round->play[i], i == 0), events);
        if (why != REFUSAL_NONE || bones_game.check(state) != NULL) {
            fail_msg("%s: turn %d: %s, %s", row, i, bones_game.refusal_names[why], bones_game.check(state));
        }
        const struct event *scored =
            find(events, BONES_EVENT_SCORED, i == 0 ? BONES_LINE_BIG_FIVE : BONES_LINE_ENDS);
        int points = scored ? scored->value : 0;
        if (points != round->play[i].points || (scored && scored->seat != seat)) {
            fail_msg("%s: turn %d scored %d", row, i, points);
        }
    }
}

static void every_round_row_of_the_page(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct bones_state state;
        struct event_list events = {.count = 0};
        struct rig_round round = rig_read(rows[i].round);
        rig_table(&state, BONES_TARGET_NONE, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
        rig_deal(&state, &round);
        play_turns(rows[i].round, &state, &round, &events);
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            if (bones_round_points(&state.pub.seat[seat]) != rows[i].points[seat]) {
                fail_msg("%s: seat %d has %d", rows[i].round, seat,
                         bones_round_points(&state.pub.seat[seat]));
            }
        }
        assert_int_equal(state.pub.phase == BONES_PHASE_ROUND_OVER, rows[i].end != GOES_ON);
        if (rows[i].end != GOES_ON) {
            const struct event *end = find(&events, rows[i].end, -1);
            assert_non_null(end);
            assert_int_equal(end->seat, rows[i].seat);
            assert_int_equal(end->value, rows[i].bonus);
            assert_int_equal(state.pub.chooser, rows[i].end == BONES_EVENT_LOCKED ? SEAT_NONE : rows[i].seat);
        }
    }
}

static void begin(struct bones_state *state, const char *line)
{
    struct rig_round round = rig_read(line);
    struct event_list events = {.count = 0};
    rig_table(state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(state, &round);
    play_turns(line, state, &round, &events);
}

/* Hands by seat, for rows that say what a seat holds. */
static void deal(struct bones_state *state, int opening, const char *const hands[BONES_SEATS_MAX])
{
    uint32_t hand[BONES_SEATS_MAX];
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        hand[seat] = rig_tiles(hands[seat]);
    }
    rig_table(state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_hands(state, opening, hand);
    assert_null(bones_game.check(state));
}

static void east_and_west_open_after_north_and_south(void)
{
    static const char *const hands[] = {"66 11 22 33 44 55 00", "61 10 20 21 30 31 32",
                                        "62 40 41 42 43 50 51", "63 52 53 54 60 64 65"};
    struct bones_state state;
    struct event_list events = {.count = 0};
    deal(&state, BONES_BIG_SIX, hands);
    assert_int_equal(rig_try(&state, "play 66", NULL), REFUSAL_NONE);
    assert_int_equal(rig_try(&state, "play 61 n", NULL), REFUSAL_NONE);
    assert_int_equal(rig_try(&state, "play 62 e", NULL), BONES_REFUSED_SIDES_FIRST);
    assert_int_equal(rig_try(&state, "play 62 s", &events), REFUSAL_NONE);
    assert_int_equal(find(&events, BONES_EVENT_PLACED, -1)->value, 3);
    events.count = 0;
    assert_int_equal(rig_try(&state, "play 63 e", &events), REFUSAL_NONE);
    assert_int_equal(find(&events, BONES_EVENT_PLACED, -1)->value, 6);
}

static void a_play_is_refused_for_the_first_reason(void)
{
    static const char *const hands[] = {"66 11 22 33 44 55 00", "61 10 20 21 30 31 32",
                                        "62 40 41 42 43 50 54", "63 52 53 51 60 64 65"};
    struct bones_state state;
    deal(&state, BONES_BIG_SIX, hands);
    assert_int_equal(rig_try(&state, "play 61", NULL), BONES_REFUSED_NOT_HELD);
    assert_int_equal(rig_try(&state, "play 11", NULL), BONES_REFUSED_LEAD_FIRST);
    assert_int_equal(rig_try(&state, "play 11 n", NULL), BONES_REFUSED_LEAD_FIRST);
    assert_int_equal(rig_try(&state, "play 66 n", NULL), BONES_REFUSED_NOT_A_MOVE);
    assert_int_equal(rig_try(&state, "pass", NULL), BONES_REFUSED_NOT_NOW);
    assert_int_equal(rig_try(&state, "play 66", NULL), REFUSAL_NONE);
    assert_int_equal(rig_try(&state, "play 66 n", NULL), BONES_REFUSED_NOT_HELD);
    assert_int_equal(rig_try(&state, "play 21 n", NULL), BONES_REFUSED_FITS_NOWHERE);
    assert_int_equal(rig_try(&state, "play 21", NULL), BONES_REFUSED_NO_ARM);
    assert_int_equal(rig_try(&state, "play 61 n", NULL), REFUSAL_NONE);
    assert_int_equal(rig_try(&state, "pass", NULL), BONES_REFUSED_CAN_PLAY);
    assert_int_equal(rig_try(&state, "play 54 n", NULL), BONES_REFUSED_FITS_NOWHERE);
    assert_int_equal(rig_try(&state, "play 62 n", NULL), BONES_REFUSED_FITS_NOT_HERE);
    assert_int_equal(rig_try(&state, "play 62", NULL), BONES_REFUSED_NO_ARM);
    assert_int_equal(rig_try(&state, "name 66", NULL), BONES_REFUSED_NOT_NOW);
    assert_int_equal(rig_try(&state, "keep", NULL), BONES_REFUSED_NOT_NOW);
    assert_int_equal(rig_try(&state, "next", NULL), BONES_REFUSED_NOT_NOW);
}

static void who_holds_every_six_is_not_locked(void)
{
    struct bones_state state;
    begin(&state, "0: 66 - - -");
    assert_int_equal(state.hand[0], bones_with[1 << 6] & ~bones_bit(BONES_BIG_SIX));
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        assert_int_equal(state.pub.seat[seat].lacks, 1 << 6);
    }
    assert_int_equal(rig_try(&state, "pass", NULL), BONES_REFUSED_CAN_PLAY);
}

static void a_knock_tells_what_is_lacking(void)
{
    struct bones_state state;
    begin(&state, "0: 66 - 65n 60s+5 61e 55n");
    assert_int_equal(state.pub.seat[0].lacks, 0);
    assert_int_equal(state.pub.seat[1].lacks, 1 << 6);
    assert_int_equal(state.pub.log[1].seat, 1);
    assert_int_equal(state.pub.log[1].tile, BONES_TILE_NONE);
}

const struct test tests[] = {
    TEST(every_round_row_of_the_page),
    TEST(east_and_west_open_after_north_and_south),
    TEST(a_play_is_refused_for_the_first_reason),
    TEST(who_holds_every_six_is_not_locked),
    TEST(a_knock_tells_what_is_lacking),
    {0},
};
