/* SPDX-License-Identifier: MIT */
/* Matches in a room without sockets: each guest sees what its seat may know, and hand by hand the journal is
 * opened. ROOM_ROUNDS in the environment is how many rounds of each game and seating are played. */
#include "net_rig.h"

#include "games/games.h"
#include "share.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 2, HANDS_A_MATCH = 4 };

static int rounds(void)
{
    const char *wanted = getenv("ROOM_ROUNDS");
    int number = wanted ? atoi(wanted) : 0;
    return number > 0 ? number : ROUNDS;
}

/* The open lines that a guest has been told are the room's journal up to there. */
static void has_the_journal(const struct net_rig *rig, const struct guest *guest)
{
    char *journal = journal_write(&rig->room.session.journal, NULL, NULL);
    assert_int_equal(guest->journal_lines, rig->room.opened_lines);
    assert_memory_equal(guest->journal.data, journal, guest->journal.length);
    free(journal);
}

static void play_match(const struct game *game, const struct game_seating *seating, int people, int hands,
                       uint64_t seed)
{
    static struct net_rig rig;
    struct game_setup setup = net_rig_setup(game, seating, seed);
    rig = (struct net_rig){.fault.line = -1, .careless = true};
    net_rig_open(&rig, game, &setup, people, seed);
    net_rig_start(&rig);
    net_rig_play(&rig, hands, NULL);
    for (int i = 0; i < people; i++) {
        const struct guest *guest = &rig.guest[i].guest;
        assert_int_equal(guest->state, GUEST_SITS);
        assert_int_equal(guest->session.seen->opened, rig.room.opened);
        assert_int_equal(guest->session.journal.count, rig.room.opened);
        has_the_journal(&rig, guest);
    }
    net_rig_end(&rig);
}

/* The rig compares each observation with the room's as it comes. */
static void each_guest_sees_what_its_seat_may_know(void)
{
    for (int g = 0; games_all[g]; g++) {
        for (const struct game_seating *seating = games_all[g]->seatings; seating->seats > 0; seating++) {
            for (int played = 0, match = 0; played < rounds(); match++) {
                int people = seating->seats - match % seating->seats;
                int most =
                    games_all[g]->secrets ? HANDS_A_MATCH : 1; /* an open journal is told with each move */
                int hands = rounds() - played < most ? rounds() - played : most;
                play_match(games_all[g], seating, people, hands, (uint64_t)(1000 * g + 10 * match + people));
                played += hands;
            }
        }
    }
}

static const struct game_seating *widest(const struct game *game)
{
    const struct game_seating *most = game->seatings;
    for (const struct game_seating *at = most; at->seats > 0; at++) {
        most = at->seats > most->seats ? at : most;
    }
    return most;
}

static void any_number_of_people_sits_down_with_computer_players(void)
{
    for (int g = 0; games_all[g]; g++) {
        const struct game_seating *seating = widest(games_all[g]);
        for (int people = 1; people <= seating->seats; people++) {
            play_match(games_all[g], seating, people, 1, (uint64_t)(100 * g + people));
        }
    }
}

/* Every chance of a match has its own two halves: who knows the open ones knows nothing of the next. */
static void what_is_opened_tells_nothing_of_what_follows(void)
{
    static struct net_rig rig;
    for (int g = 0; games_all[g]; g++) {
        struct game_setup setup = net_rig_setup(games_all[g], games_all[g]->seatings, 5);
        net_rig_begin(&rig, games_all[g], &setup, 1, 5);
        net_rig_play(&rig, 3, NULL);
        const struct journal *journal = &rig.room.session.journal;
        assert_true(journal->chance_count > 0);
        for (int i = 0; i < journal->chance_count; i++) {
            assert_true(journal->chance[i].seed != journal->setup.seed);
            for (int k = 0; k < i; k++) {
                assert_true(journal->chance[i].seed != journal->chance[k].seed);
            }
        }
        net_rig_end(&rig);
    }
}

/* A seed that everybody knows after the first hand decides no choice of a computer player in the second. */
static void computer_players_follow_the_chance_of_their_own_hand(void)
{
    static struct net_rig rig;
    const struct game *game = game_find(games_all, "mille");
    struct game_setup setup = {.seats = 2, .sides = 2};
    net_rig_begin(&rig, game, &setup, 1, 6);
    net_rig_play(&rig, 1, NULL);
    assert_true(net_rig_move(&rig));
    struct session *session = &rig.room.session;
    struct question question;
    struct journal_chance *last = &session->journal.chance[session->journal.chance_count - 1];
    assert_true(journal_hands_over(&session->journal) == 1 && session_turn(session) != SEAT_NONE);
    session_ask_player(session, session_turn(session), 0, &question);
    struct game_setup known = session->journal.setup;
    struct rng guessed = session_stream(&known, session->journal.count);
    assert_memory_not_equal(&guessed, &question.rng, sizeof guessed);
    known.seed = last->seed;
    guessed = session_stream(&known, session->journal.count);
    assert_memory_equal(&guessed, &question.rng, sizeof guessed);
    net_rig_end(&rig);
}

/* A guest that comes with a token alone is told a whole evening in one go. */
static void a_long_evening_is_told_at_once(void)
{
    static struct net_rig rig;
    const struct game *game = game_find(games_all, "cubes");
    struct game_setup setup = {.seats = 2, .sides = 2};
    uint8_t token[ROOM_TOKEN_SIZE];
    net_rig_begin(&rig, game, &setup, 1, 7);
    rig.watch = false;
    net_rig_play(&rig, 12 / SHARE, NULL);
    struct net_rig_guest *back = &rig.guest[0];
    net_rig_cut(&rig, 0);
    memcpy(token, back->guest.token, sizeof token);
    guest_end(&back->guest);
    guest_begin(&back->guest, &back->ways, games_all, rig.room.code, "", token);
    net_rig_connect(&rig, 0);
    rig.watch = true;
    net_rig_settle(&rig);
    assert_int_equal(back->guest.state, GUEST_SITS);
    has_the_journal(&rig, &back->guest);
    assert_true(net_rig_move(&rig));
    net_rig_end(&rig);
}

const struct test tests[] = {
    TEST(each_guest_sees_what_its_seat_may_know),
    TEST(any_number_of_people_sits_down_with_computer_players),
    TEST(what_is_opened_tells_nothing_of_what_follows),
    TEST(computer_players_follow_the_chance_of_their_own_hand),
    TEST(a_long_evening_is_told_at_once),
    {0},
};
