/* SPDX-License-Identifier: MIT */
/* The door of a room: who is let in, who is asked for a sign of life, and who must leave. */
#include "net_rig.h"

#include "games/games.h"
#include "test.h"

#include <string.h>

static struct net_rig rig;

/* A table of the road for three, where some sit and nobody has begun. */
static void open_for(int people)
{
    struct game_setup setup = {.seats = 3, .sides = 3};
    rig = (struct net_rig){.fault.line = -1, .strict = true};
    net_rig_open(&rig, game_find(games_all, "mille"), &setup, people, 12);
}

static void open_for_two(void)
{
    open_for(2);
}

static void end(void)
{
    net_rig_end(&rig);
}

static int greeted(void)
{
    int link = net_rig_stranger(&rig);
    net_rig_greets(&rig, link);
    return link;
}

static void is_told(int link, const char *line, const char *answer)
{
    net_rig_says(&rig, link, line);
    if (!strstr(rig.last[link], answer)) {
        fail_msg("%s: %s, not %s", line, rig.last[link], answer);
    }
}

/* ---- coming in ----------------------------------------------------------------------------------------- */

static void who_has_other_rules_or_another_protocol_is_not_let_in(void)
{
    static const char *const other[] = {
        "hello rm=2 client=9 games=mille.1",  "hello rm=1 client=9 games=mille.999,cubes.1",
        "hello rm=1 client=9 games=mille",    "hello rm=1 client=9 games=mille.11",
        "hello rm=1 client=9 games=smille.1", "hello rm=1 client=9",
        "hello client=9 games=mille.1",       "hello rm=1 client=9 games=\"\"",
        "hello rm=1 client=9 games=,,,,"};
    for (size_t i = 0; i < sizeof other / sizeof other[0]; i++) {
        int link = net_rig_stranger(&rig);
        is_told(link, other[i], "error why=version");
        is_told(link, "join code=KBTX4MRW name=Luc", "error why=hello");
        is_told(link, "bye", "");
        assert_true(rig.closed[link]);
    }
}

static void a_program_that_knows_other_games_too_is_let_in(void)
{
    char line[96];
    int link = net_rig_stranger(&rig);
    text_format(line, sizeof line, "hello rm=1 client=9 games=chess.3,mille.%d,cubes.7",
                rig.room.game->rules);
    is_told(link, line, "hello rm=1");
    is_told(link, "join code=KBTX4MRW name=Luc", "seat seat=2 is=here name=Luc");
}

static void a_code_that_is_not_the_rooms_opens_nothing(void)
{
    int link = greeted();
    is_told(link, "join code=KBTX4MRX name=Luc", "error why=code");
    is_told(link, "join code=\"\" name=Luc", "error why=code");
    is_told(link, "join name=Luc", "error why=code");
    is_told(link, "join code=KBTX4MRWW name=Luc", "error why=code");
    assert_int_equal(rig.room.seat[2].who, ROOM_FREE);
}

static void a_full_table_takes_nobody(void)
{
    is_told(greeted(), "join code=KBTX4MRW name=Luc", "is=here");
    is_told(greeted(), "join code=KBTX4MRW name=Ada", "error why=full");
}

static void a_match_that_has_begun_takes_nobody(void)
{
    net_rig_start(&rig);
    is_told(greeted(), "join code=KBTX4MRW name=Luc", "error why=begun");
}

static void a_guest_says_why_it_was_not_let_in(void)
{
    static const struct {
        const char *line;
        enum guest_why why;
    } rows[] = {{"error why=full", GUEST_WHY_FULL},    {"error why=begun", GUEST_WHY_BEGUN},
                {"error why=code", GUEST_WHY_CODE},    {"error why=version", GUEST_WHY_VERSION},
                {"error why=token", GUEST_WHY_TOKEN},  {"error why=else", GUEST_WHY_OTHER},
                {"bye why=closing", GUEST_WHY_CLOSED}, {"hello rm=2", GUEST_WHY_VERSION}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct guest guest;
        guest_begin(&guest, &rig.guest[0].ways, games_all, "KBTX4MRW", "Luc", NULL);
        guest.state = GUEST_ENTERS;
        assert_int_equal(guest_line(&guest, rows[i].line, strlen(rows[i].line)), GUEST_NEWS_OUT);
        assert_int_equal(guest.why, rows[i].why);
        guest_end(&guest);
    }
}

/* ---- leaving and coming back --------------------------------------------------------------------------- */

static void who_opened_leaves_before_the_beginning_and_comes_back_to_the_same_seat(void)
{
    net_rig_cut(&rig, 0);
    net_rig_settle(&rig);
    assert_int_equal(rig.guest[1].guest.seats[0].is, GUEST_SEAT_AWAY);
    is_told(greeted(), "join code=KBTX4MRW name=Luc", "seat seat=2 is=here name=Luc");
    net_rig_connect(&rig, 0);
    net_rig_settle(&rig);
    assert_int_equal(rig.guest[0].guest.seat, 0);
    net_rig_start(&rig);
    assert_true(rig.room.begun);
}

static void another_seat_that_is_left_before_the_beginning_is_free_and_kept_so(void)
{
    net_rig_cut(&rig, 1);
    net_rig_settle(&rig);
    assert_int_equal(rig.guest[0].guest.seats[1].is, GUEST_SEAT_FREE);
    net_rig_restart(&rig);
    net_rig_connect(&rig, 0);
    net_rig_settle(&rig);
    assert_int_equal(rig.guest[0].guest.seats[1].is, GUEST_SEAT_FREE);
    net_rig_connect(&rig, 1); /* its token is of no use any more: it sits down anew */
    net_rig_settle(&rig);
    assert_int_equal(rig.guest[1].guest.state, GUEST_SITS);
    net_rig_start(&rig);
    assert_int_equal(rig.guest[1].guest.seat, 1);
}

static void whoever_lost_a_seat_before_the_beginning_hears_that_the_match_has_begun(void)
{
    net_rig_cut(&rig, 1);
    net_rig_start(&rig);
    net_rig_connect(&rig, 1);
    net_rig_settle(&rig);
    assert_int_equal(rig.guest[1].guest.state, GUEST_OUT);
    assert_int_equal(rig.guest[1].guest.why, GUEST_WHY_BEGUN);
}

static void resume_as(int link, const uint8_t token[ROOM_TOKEN_SIZE])
{
    char line[128];
    struct line_writer writer = line_begin(line, sizeof line, LINE_RESUME);
    line_add_text(&writer, "code", rig.room.code);
    line_add_hex_bytes(&writer, "token", token, ROOM_TOKEN_SIZE);
    line_add_number(&writer, "have", 0);
    assert_true(line_whole(&writer));
    net_rig_says(&rig, link, line);
}

static void a_second_connection_with_the_same_token_takes_the_place_of_the_first(void)
{
    net_rig_start(&rig);
    int first = rig.guest[1].link, link = greeted();
    resume_as(link, rig.guest[1].guest.token);
    assert_int_equal(rig.room.seat[1].link, link);
    assert_true(rig.closed[first]);
    assert_non_null(strstr(rig.last[link], "update n="));
    assert_false(rig.room.link[first].used);
    net_rig_settle(&rig);
    assert_int_equal(rig.guest[0].guest.seats[1].is, GUEST_SEAT_HERE);
}

static void a_token_that_is_wrong_by_a_bit_opens_no_seat(void)
{
    net_rig_start(&rig);
    int link = greeted();
    for (int bit = 0; bit < 8 * ROOM_TOKEN_SIZE; bit++) {
        uint8_t token[ROOM_TOKEN_SIZE];
        memcpy(token, rig.guest[1].guest.token, sizeof token);
        token[bit / 8] ^= (uint8_t)(1 << bit % 8);
        rig.now += ROOM_LINE_MS;
        resume_as(link, token);
        assert_string_equal(rig.last[link], "error why=token");
    }
    assert_int_equal(rig.room.seat[1].link, rig.guest[1].link);
}

/* ---- signs of life, measure ---------------------------------------------------------------------------- */

static void who_is_silent_is_asked_and_then_given_up(void)
{
    net_rig_start(&rig);
    rig.pensive = true;
    int link = net_rig_stranger(&rig), seat = rig.guest[1].link;
    rig.guest[1].link = ROOM_NO_LINK; /* what comes for it now is heard by nobody */
    rig.now += ROOM_PING_MS;
    assert_true(room_due(&rig.room, rig.now) <= rig.now);
    net_rig_settle(&rig);
    assert_string_equal(rig.last[link], "ping");
    assert_string_equal(rig.last[seat], "ping");
    net_rig_says(&rig, link, "pong");
    net_rig_wait(&rig, ROOM_PING_MS);
    assert_false(rig.closed[link]);
    assert_true(rig.closed[seat]);
    assert_int_equal(rig.guest[0].guest.seats[1].is, GUEST_SEAT_AWAY);
    net_rig_wait(&rig, ROOM_PING_MS);
    assert_true(rig.closed[link]);
    assert_int_equal(rig.guest[0].guest.state, GUEST_SITS);
}

static void the_third_malformed_line_in_a_minute_ends_a_connection(void)
{
    int link = greeted();
    is_told(link, "=", "error why=malformed");
    is_told(link, "play \"", "error why=malformed");
    rig.now += ROOM_WRONG_MS;
    is_told(link, "PLAY", "error why=malformed");
    is_told(link, "play a", "error why=malformed");
    assert_false(rig.closed[link]);
    is_told(link, "play a=b a=b", "bye why=malformed");
    assert_true(rig.closed[link]);
    is_told(link, "ping", "");
}

static void words_that_nobody_knows_are_no_fault(void)
{
    int link = greeted();
    for (int i = 0; i < 10; i++) {
        rig.now += ROOM_LINE_MS;
        is_told(link, "dance partner=Marie", "error why=word");
    }
    assert_false(rig.closed[link]);
}

static void who_floods_is_shown_the_door(void)
{
    int link = net_rig_stranger(&rig);
    for (int i = 0; i < ROOM_BURST; i++) {
        is_told(link, "ping", "pong");
    }
    rig.now += ROOM_LINE_MS;
    is_told(link, "ping", "pong");
    is_told(link, "ping", "bye why=flood");
    assert_true(rig.closed[link]);
    assert_int_equal(rig.guest[0].guest.state, GUEST_SITS);
}

#define AT_THE_DOOR(function) TEST_WITH(function, open_for_two, end)

const struct test tests[] = {
    AT_THE_DOOR(who_has_other_rules_or_another_protocol_is_not_let_in),
    AT_THE_DOOR(a_program_that_knows_other_games_too_is_let_in),
    AT_THE_DOOR(a_code_that_is_not_the_rooms_opens_nothing),
    AT_THE_DOOR(a_full_table_takes_nobody),
    AT_THE_DOOR(a_match_that_has_begun_takes_nobody),
    AT_THE_DOOR(a_guest_says_why_it_was_not_let_in),
    AT_THE_DOOR(who_opened_leaves_before_the_beginning_and_comes_back_to_the_same_seat),
    AT_THE_DOOR(another_seat_that_is_left_before_the_beginning_is_free_and_kept_so),
    AT_THE_DOOR(whoever_lost_a_seat_before_the_beginning_hears_that_the_match_has_begun),
    AT_THE_DOOR(a_second_connection_with_the_same_token_takes_the_place_of_the_first),
    AT_THE_DOOR(a_token_that_is_wrong_by_a_bit_opens_no_seat),
    AT_THE_DOOR(who_is_silent_is_asked_and_then_given_up),
    AT_THE_DOOR(the_third_malformed_line_in_a_minute_ends_a_connection),
    AT_THE_DOOR(words_that_nobody_knows_are_no_fault),
    AT_THE_DOOR(who_floods_is_shown_the_door),
    {0},
};
