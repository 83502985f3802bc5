/* SPDX-License-Identifier: MIT */
/* People in a room: they come, go, are waited for, are played for, speak, and are shown the door. */
#include "net_rig.h"

#include "games/games.h"
#include "net/phrases.h"
#include "test.h"

#include <string.h>

static struct net_rig rig;

static void begin(const char *name, int seats, int people)
{
    struct game_setup setup = {.seats = seats, .sides = seats};
    net_rig_begin(&rig, game_find(games_all, name), &setup, people, 11);
}

static void begin_road(void)
{
    begin("mille", 2, 2);
}

static void end(void)
{
    net_rig_end(&rig);
}

static const struct guest *guest(int number)
{
    return &rig.guest[number].guest;
}

static int moves(void)
{
    return rig.room.session.journal.count;
}

static void play_until_turn_of(int seat)
{
    while (session_turn(&rig.room.session) != seat) {
        assert_true(net_rig_move(&rig));
    }
}

/* The computer player of the seat in turn is asked, and has not answered: the number of its question. */
static int is_thinking(struct question *question)
{
    int number = -1;
    room_step(&rig.room, rig.now);
    assert_true(room_asks(&rig.room, question, &number));
    return number;
}

static bool asks_nobody(void)
{
    struct question question;
    int number;
    room_step(&rig.room, rig.now);
    return !room_asks(&rig.room, &question, &number);
}

/* ---- away ---------------------------------------------------------------------------------------------- */

static void go_away_at_the_own_turn(void)
{
    begin_road();
    play_until_turn_of(1);
    rig.pensive = true;
    net_rig_cut(&rig, 1);
    net_rig_settle(&rig);
    assert_int_equal(guest(0)->seats[1].is, GUEST_SEAT_AWAY);
}

static void after_a_minute_a_computer_player_moves_for_who_is_away_one_move_at_a_time(void)
{
    go_away_at_the_own_turn();
    int before = moves();
    net_rig_wait(&rig, ROOM_WAIT_MS - 1);
    assert_true(asks_nobody());
    assert_false(guest(0)->seats[1].filled);
    net_rig_wait(&rig, 1);
    assert_true(guest(0)->seats[1].filled);
    assert_int_equal(moves(), before);
    struct question question;
    int number = is_thinking(&question);
    room_answer(&rig.room, number, question_answer(&question, NULL), rig.now);
    assert_int_equal(moves(), before + 1);
    play_until_turn_of(1); /* it goes on without waiting again */
    assert_false(asks_nobody());
    end();
}

static void whoever_comes_back_has_the_seat_again_and_no_thought_moves_for_them(void)
{
    go_away_at_the_own_turn();
    net_rig_wait(&rig, ROOM_WAIT_MS);
    struct question question;
    int before = moves(), number = is_thinking(&question);
    net_rig_connect(&rig, 1);
    net_rig_settle(&rig);
    assert_int_equal(guest(0)->seats[1].is, GUEST_SEAT_HERE);
    assert_false(guest(0)->seats[1].filled);
    room_answer(&rig.room, number, question_answer(&question, NULL), rig.now);
    assert_int_equal(moves(), before);
    assert_true(asks_nobody());
    assert_true(net_rig_move(&rig));
    assert_int_equal(moves(), before + 1);
    end();
}

static void who_is_away_before_the_own_turn_is_waited_for_from_then_on_when_they_left(void)
{
    begin_road();
    play_until_turn_of(0);
    rig.pensive = true;
    net_rig_cut(&rig, 1);
    net_rig_wait(&rig, ROOM_WAIT_MS);
    play_until_turn_of(1);
    room_step(&rig.room, rig.now);
    assert_true(rig.room.seat[1].filled);
    end();
}

static void a_room_that_was_started_again_waits_a_minute_for_everybody(void)
{
    begin_road();
    play_until_turn_of(1);
    rig.pensive = true;
    rig.now += 10 * ROOM_WAIT_MS;
    net_rig_restart(&rig);
    net_rig_connect(&rig, 0);
    net_rig_settle(&rig);
    net_rig_wait(&rig, ROOM_WAIT_MS - 1000);
    assert_true(asks_nobody());
    net_rig_wait(&rig, 1000);
    assert_false(asks_nobody());
    end();
}

/* ---- given --------------------------------------------------------------------------------------------- */

static void who_opened_gives_a_seat_to_a_computer_player_and_takes_it_back(void)
{
    begin_road();
    play_until_turn_of(1);
    rig.pensive = true;
    guest_give(&rig.guest[0].guest, 1, true);
    net_rig_settle(&rig);
    assert_true(guest(1)->seats[1].given);
    struct question question;
    int before = moves(), number = is_thinking(&question);
    assert_true(net_rig_move(&rig)); /* the person's own move is refused */
    assert_int_equal(moves(), before);
    guest_give(&rig.guest[0].guest, 1, false);
    net_rig_settle(&rig);
    assert_false(guest(1)->seats[1].given);
    room_answer(&rig.room, number, question_answer(&question, NULL), rig.now);
    assert_int_equal(moves(), before);
    assert_true(net_rig_move(&rig));
    assert_int_equal(moves(), before + 1);
    end();
}

static void nobody_else_gives_seats_or_begins(void)
{
    begin_road();
    int before = rig.keeps;
    guest_give(&rig.guest[1].guest, 1, true);
    guest_begin_match(&rig.guest[1].guest);
    net_rig_settle(&rig);
    assert_false(rig.room.seat[1].given);
    assert_int_equal(rig.keeps, before);
    assert_int_equal(guest(1)->state, GUEST_SITS);
    end();
}

/* ---- the next hand ------------------------------------------------------------------------------------- */

static void at_the_end_of_a_hand(int people)
{
    begin("mille", 3, people);
    net_rig_play(&rig, 1, NULL);
    assert_true(session_waits_for_table(&rig.room.session));
}

static void goes_on(int number)
{
    struct move next[GAME_MOVES_MAX];
    const struct guest *own = guest(number);
    assert_int_equal(own->game->legal_seen(own->session.seen->observation, next), 1);
    guest_play(&rig.guest[number].guest, next[0]);
    net_rig_settle(&rig);
}

static void the_next_hand_begins_when_all_who_are_here_have_asked_for_it(void)
{
    at_the_end_of_a_hand(3);
    goes_on(0);
    goes_on(1);
    assert_true(guest(2)->seats[0].ready && guest(2)->seats[1].ready && !guest(2)->seats[2].ready);
    assert_true(session_waits_for_table(&rig.room.session));
    goes_on(2);
    assert_false(session_waits_for_table(&rig.room.session));
    assert_false(guest(2)->seats[0].ready && rig.room.seat[0].ready);
    end();
}

static void the_next_hand_does_not_wait_for_who_is_away(void)
{
    at_the_end_of_a_hand(3);
    net_rig_cut(&rig, 1);
    goes_on(0);
    assert_true(session_waits_for_table(&rig.room.session));
    goes_on(2);
    assert_false(session_waits_for_table(&rig.room.session));
    end();
}

static void the_next_hand_begins_when_the_last_who_was_not_ready_leaves(void)
{
    at_the_end_of_a_hand(2);
    goes_on(0);
    assert_true(session_waits_for_table(&rig.room.session));
    net_rig_cut(&rig, 1);
    room_step(&rig.room, rig.now);
    assert_false(session_waits_for_table(&rig.room.session));
    end();
}

static void without_anybody_the_next_hand_waits(void)
{
    at_the_end_of_a_hand(2);
    goes_on(0);
    net_rig_cut(&rig, 0);
    net_rig_cut(&rig, 1);
    rig.now += 10 * ROOM_WAIT_MS;
    net_rig_settle(&rig);
    assert_true(session_waits_for_table(&rig.room.session));
    end();
}

/* ---- phrases ------------------------------------------------------------------------------------------- */

/* Seat 0 says something. Whether a seat is told so. */
static bool is_heard_by(int number, const char *phrase)
{
    char line[64];
    struct guest *hears = &rig.guest[number].guest;
    text_format(line, sizeof line, "say phrase=%s", phrase);
    hears->said.seat = SEAT_NONE;
    room_line(&rig.room, rig.guest[0].link, line, strlen(line), rig.now);
    net_rig_settle(&rig);
    return hears->said.seat == 0;
}

static void the_twelve_phrases_are_told_to_all_others_and_nothing_else_is(void)
{
    begin("mille", 3, 3);
    for (int i = 0; i < PHRASES; i++) {
        rig.now += ROOM_SAY_MS;
        assert_true(is_heard_by(1 + i % 2, phrase_name((enum net_phrase)i)));
        assert_int_equal(guest(1)->said.phrase, i);
        assert_int_equal(guest(2)->said.phrase, i);
    }
    rig.now += ROOM_SAY_MS;
    assert_false(is_heard_by(0, "hello"));
    static const char *const none[] = {"Hello!", "rude", "hell", "hello2", "\"\"", "\"good luck\""};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        rig.now += ROOM_SAY_MS;
        assert_false(is_heard_by(2, none[i]));
    }
    end();
}

static void phrases_of_a_seat_are_two_seconds_apart(void)
{
    begin_road();
    assert_true(is_heard_by(1, "thanks"));
    rig.now += ROOM_SAY_MS - 10;
    assert_false(is_heard_by(1, "thanks"));
    rig.now += 10;
    assert_true(is_heard_by(1, "thanks"));
    end();
}

const struct test tests[] = {
    TEST(after_a_minute_a_computer_player_moves_for_who_is_away_one_move_at_a_time),
    TEST(whoever_comes_back_has_the_seat_again_and_no_thought_moves_for_them),
    TEST(who_is_away_before_the_own_turn_is_waited_for_from_then_on_when_they_left),
    TEST(a_room_that_was_started_again_waits_a_minute_for_everybody),
    TEST(who_opened_gives_a_seat_to_a_computer_player_and_takes_it_back),
    TEST(nobody_else_gives_seats_or_begins),
    TEST(the_next_hand_begins_when_all_who_are_here_have_asked_for_it),
    TEST(the_next_hand_does_not_wait_for_who_is_away),
    TEST(the_next_hand_begins_when_the_last_who_was_not_ready_leaves),
    TEST(without_anybody_the_next_hand_waits),
    TEST(the_twelve_phrases_are_told_to_all_others_and_nothing_else_is),
    TEST(phrases_of_a_seat_are_two_seconds_apart),
    {0},
};
