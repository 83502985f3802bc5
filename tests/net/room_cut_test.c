/* SPDX-License-Identifier: MIT */
/* Connections that are cut at any line, and a room whose program ends at any moment: the match goes on as if
 * nothing had happened. Moves follow from what a seat sees, chance from how far the match is: whatever
 * happens to lines, the journal at the end is the same, byte for byte. ROOM_CUTS in the
 * environment is at how many lines of each guest, and keepings, this is tried, from the first to the last. */
#include "net_rig.h"

#include "games/games.h"
#include "share.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

/* Lines until who opened the room has the token: the own program loses none of them. */
enum { OWNER_SITS = 4 };
enum { PLACES = 8 };

static struct net_rig rig;

/* A match in which a line, or the room's program, is lost. */
struct match {
    const struct game *game;
    struct game_setup setup;
    int people;
    struct net_rig_fault fault;
    int dies;
    bool dies_old, arrives;
};

/* Starts the room's program again if it has ended. arrives: what was said before it ended still arrives. */
static void revive(bool arrives)
{
    if (!rig.dead) {
        return;
    }
    if (arrives) {
        net_rig_arrive(&rig);
    }
    net_rig_restart(&rig);
    for (int i = 0; i < rig.guests; i++) {
        net_rig_connect(&rig, i);
    }
    net_rig_settle(&rig);
}

/* The journal of a match after its second hand (or a game without hands), which the caller frees. */
static char *journal_of(const struct match *match)
{
    bool dies = match->dies > 0;
    rig = (struct net_rig){
        .fault = match->fault, .dies_old = match->dies_old, .careless = !dies && match->fault.line >= 0};
    net_rig_open(&rig, match->game, &match->setup, match->people, 21);
    rig.dies = dies ? rig.keeps + match->dies : 0;
    net_rig_start(&rig);
    while (rig.dead) {
        revive(match->arrives);
        net_rig_start(&rig);
    }
    const struct session *session = &rig.room.session;
    int hands = match->game->secrets ? 2 : 1;
    while (!session_waits_for_table(session) || journal_hands_over(&session->journal) < hands) {
        assert_true(net_rig_move(&rig));
        revive(match->arrives);
    }
    net_rig_settle(&rig);
    for (int i = 0; i < rig.guests; i++) {
        const struct guest *guest = &rig.guest[i].guest;
        assert_int_equal(guest->state, GUEST_SITS);
        assert_int_equal(guest->session.journal.count, session->journal.count);
    }
    return session_save(session, NULL);
}

static void is_the_same(const struct match *match, const char *journal)
{
    char *again = journal_of(match);
    if (strcmp(again, journal) != 0) {
        fail_msg("%s, %d people, guest %d, line %d %s, keep %d %s: another match\n%s\n%s", match->game->name,
                 match->people, match->fault.guest, match->fault.line,
                 match->fault.after ? "after" : "before", match->dies, match->dies_old ? "before" : "after",
                 journal, again);
    }
    free(again);
    net_rig_end(&rig);
}

/* From one place to the next at which something is tried, of so many. */
static int step(int places)
{
    const char *wanted = getenv("ROOM_CUTS");
    int tried = wanted ? atoi(wanted) : 0;
    return 1 + places / (tried > 0 ? tried : PLACES / SHARE);
}

static void is_cut_at_each_line(struct match match)
{
    match.fault.line = -1;
    char *journal = journal_of(&match);
    int lines[SEATS_MAX];
    for (int i = 0; i < match.people; i++) {
        lines[i] = rig.guest[i].carried;
    }
    net_rig_end(&rig);
    for (int i = 0; i < match.people; i++) {
        for (int line = i == 0 ? OWNER_SITS : 0; line < lines[i]; line += step(lines[i])) {
            match.fault = (struct net_rig_fault){.guest = i, .line = line};
            is_the_same(&match, journal);
            match.fault.after = true;
            is_the_same(&match, journal);
        }
    }
    free(journal);
}

static void dies_at_each_keep(struct match match)
{
    match.fault.line = -1;
    char *journal = journal_of(&match);
    int keeps = rig.keeps - match.people; /* since all sat */
    net_rig_end(&rig);
    rig = (struct net_rig){.fault = match.fault, .strict = true};
    net_rig_open(&rig, match.game, &match.setup, match.people, 22);
    net_rig_start(&rig);
    net_rig_play(&rig, 1, NULL);
    net_rig_end(&rig);
    for (int keep = 1; keep <= keeps; keep += step(keeps)) {
        for (int way = 0; way < 4; way++) {
            match.dies = keep;
            match.dies_old = way % 2 == 1;
            match.arrives = way / 2 == 1;
            is_the_same(&match, journal);
        }
    }
    free(journal);
}

/* Every game, with as few and as many seats as it has; people and computer players. */
static void in_rooms_of_every_game(void (*try)(struct match match))
{
    for (int g = 0; games_all[g]; g++) {
        int least = SEATS_MAX + 1, most = 0;
        for (const struct game_seating *at = games_all[g]->seatings; at->seats > 0; at++) {
            least = at->seats < least ? at->seats : least;
            most = at->seats > most ? at->seats : most;
        }
        for (const struct game_seating *at = games_all[g]->seatings; at->seats > 0; at++) {
            if (at->seats == least || at->seats == most) {
                int people = at->seats == most && most > 2 ? 2 : at->seats;
                struct game_setup setup = net_rig_setup(games_all[g], at, 31);
                try((struct match){.game = games_all[g], .setup = setup, .people = people});
            }
        }
    }
}

static void a_connection_that_is_cut_at_any_line_changes_nothing(void)
{
    in_rooms_of_every_game(is_cut_at_each_line);
}

static void a_room_that_ends_at_any_keep_goes_on_and_told_nothing_that_was_not_kept(void)
{
    in_rooms_of_every_game(dies_at_each_keep);
}

/* Questions out of turn, and answers that are held back, at every line. */
static void questions_in_secret_survive_every_cut_and_end(void)
{
    const struct game *game = game_find(games_all, "mille");
    struct match match = {.game = game, .setup = {.seats = 4, .sides = 2}, .people = 4};
    int coup = game_option_index(game, "coup");
    match.setup.option[coup] = (uint8_t)game_option_find(game, "coup", "at_once");
    is_cut_at_each_line(match);
    dies_at_each_keep(match);
}

/* The seat's own connection is cut and comes back while others play on for several moves. */
static void who_is_away_for_some_moves_misses_nothing(void)
{
    for (int g = 0; games_all[g]; g++) {
        const struct game_seating *seating = games_all[g]->seatings;
        struct game_setup setup = net_rig_setup(games_all[g], seating, 41);
        net_rig_begin(&rig, games_all[g], &setup, seating->seats, 41);
        const struct session *session = &rig.room.session;
        for (int move = 0; journal_hands_over(&session->journal) < 3; move++) {
            int who = move % rig.guests;
            net_rig_cut(&rig, who);
            net_rig_move(&rig);
            net_rig_connect(&rig, who);
            net_rig_settle(&rig);
            assert_true(net_rig_move(&rig) || !rig.room.begun);
        }
        net_rig_end(&rig);
    }
}

const struct test tests[] = {
    TEST(a_connection_that_is_cut_at_any_line_changes_nothing),
    TEST(a_room_that_ends_at_any_keep_goes_on_and_told_nothing_that_was_not_kept),
    TEST(questions_in_secret_survive_every_cut_and_end),
    TEST(who_is_away_for_some_moves_misses_nothing),
    {0},
};
