/* SPDX-License-Identifier: MIT */
/* A sitting: played, saved, loaded, gone on with; and journals whose moves or checks do not hold. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/mille/mille.h"
#include "games/null/null.h"
#include "table/session.h"
#include "test.h"

static const struct game *const games[] = {&mille_game, &null_game, NULL};

static void sit_down(struct session *session, const struct game *game, uint64_t seed, int seats)
{
    struct game_setup setup = {.seed = seed, .seats = seats, .sides = seats == 4 ? 2 : seats};
    setup.option[0] = (uint8_t)(seed % 2);
    struct journal_seat seat[SEATS_MAX];
    for (int i = 0; i < SEATS_MAX; i++) {
        seat[i].player = i % 2;
        text_format(seat[i].name, sizeof seat[i].name, "Seat %d", i);
    }
    session_start(session, game, &setup, seat, NULL);
}

/* Lets the players play so many moves. */
static void play_on(struct session *session, int moves)
{
    for (int i = 0; i < moves; i++) {
        int seat = session_turn(session);
        struct move move;
        if (seat == SEAT_NONE) {
            struct move legal[GAME_MOVES_MAX];
            session->game->legal(session->state, legal);
            move = legal[0];
        } else {
            move = session_choose(session, seat);
        }
        assert_int_equal(session_play(session, move, NULL), REFUSAL_NONE);
    }
}

static void a_saved_sitting_goes_on_as_if_never_broken_off(void)
{
    for (int g = 0; games[g]; g++) {
        for (int i = 0; i < 40; i++) {
            struct session unbroken;
            struct session broken;
            struct session loaded;
            struct journal_error error;
            sit_down(&unbroken, games[g], (uint64_t)i, 2 + i % 3);
            sit_down(&broken, games[g], (uint64_t)i, 2 + i % 3);
            play_on(&unbroken, i * 17 + 400);
            play_on(&broken, i * 17);
            size_t length;
            char *text = session_save(&broken, &length);
            assert_int_equal(strlen(text), length);
            assert_true(session_load(&loaded, games, text, length, &error));
            assert_true(games[g]->hash(loaded.state) == games[g]->hash(broken.state));
            char *again = session_save(&loaded, NULL);
            assert_string_equal(text, again);
            play_on(&loaded, 400);
            assert_true(games[g]->hash(loaded.state) == games[g]->hash(unbroken.state));
            char *one = session_save(&unbroken, NULL);
            char *other = session_save(&loaded, NULL);
            assert_string_equal(one, other);
            free(text);
            free(again);
            free(one);
            free(other);
            session_end(&unbroken);
            session_end(&broken);
            session_end(&loaded);
        }
    }
}

static void a_refused_move_is_not_in_the_journal(void)
{
    struct session session;
    sit_down(&session, &mille_game, 3, 2);
    uint64_t before = mille_game.hash(session.state);
    assert_int_equal(session_play(&session, (struct move){.kind = MOVE_NEXT}, NULL), REFUSED_PHASE);
    assert_int_equal(session_play(&session, (struct move){.kind = 99}, NULL), REFUSED_NOT_A_MOVE);
    assert_int_equal(session.journal.count, 0);
    assert_true(mille_game.hash(session.state) == before);
    struct event_list events = {.count = 0};
    assert_int_equal(session_play(&session, (struct move){.kind = MOVE_DRAW}, &events), REFUSAL_NONE);
    assert_int_equal(session.journal.count, 1);
    assert_int_equal(session.journal.mover[0], 0);
    assert_int_equal(events.count, 1);
    session_end(&session);
}

static void the_tables_moves_are_checked(void)
{
    struct session session;
    sit_down(&session, &mille_game, 5, 2);
    play_on(&session, 1000);
    int next = 0;
    for (int i = 0; i < session.journal.count; i++) {
        next += session.journal.mover[i] == SEAT_NONE;
    }
    assert_true(next > 2);
    assert_int_equal(session.journal.check_count, next);
    session_end(&session);
}

static void names_are_cleaned(void)
{
    static const char *const names[][2] = {
        {"  Marie\n", "Marie"},
        {"\tA  B ", "A  B"},
        {"\377\376Zo\303\253\303", "Zo\303\253"},
        {"1234567890123456789012345678901X", "1234567890123456789012345678901"},
        {"\n\n", ""},
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct session session;
        struct game_setup setup = {.seed = 1, .seats = 2, .sides = 2};
        struct journal_seat seats[2] = {{.player = PLAYER_HUMAN}, {.player = 0}};
        text_copy(seats[0].name, sizeof seats[0].name, names[i][0]);
        session_start(&session, &mille_game, &setup, seats, NULL);
        assert_string_equal(session.journal.seat[0].name, names[i][1]);
        assert_true(session_is_human(&session, 0));
        assert_false(session_is_human(&session, 1));
        session_end(&session);
    }
}

/* A saved sitting of the road game: a hand and a half. */
static char *saved(size_t *length)
{
    struct session session;
    sit_down(&session, &mille_game, 8, 2);
    play_on(&session, 260);
    char *text = session_save(&session, length);
    session_end(&session);
    return text;
}

/* The text with its line (from 1) replaced; "" drops it. The caller frees it. */
static char *with_line(const char *text, int line, const char *words)
{
    const char *start = text;
    for (int i = 1; i < line; i++) {
        start = strchr(start, '\n') + 1;
    }
    const char *end = strchr(start, '\n') + 1;
    size_t size = strlen(text) + strlen(words) + 1;
    char *changed = malloc(size);
    snprintf(changed, size, "%.*s%s%s", (int)(start - text), text, words, end);
    return changed;
}

static void expect_damage(const char *text, int line, const char *reason)
{
    struct session session;
    struct journal_error error;
    memset(&session, 0xAA, sizeof session);
    if (session_load(&session, games, text, strlen(text), &error)) {
        fail_msg("loaded without complaint; wanted %d: %s", line, reason);
    }
    if (error.line != line || !strstr(error.reason, reason)) {
        fail_msg("got %d: %s; wanted %d: %s", error.line, error.reason, line, reason);
    }
    assert_null(session.game); /* nothing is owned, nothing is left behind */
    assert_null(session.journal.move);
    assert_null(session.journal.mover);
    assert_null(session.journal.check);
}

static int line_of(const char *text, const char *words)
{
    const char *place = strstr(text, words);
    assert_non_null(place);
    int line = 1;
    for (const char *c = text; c < place; c++) {
        line += *c == '\n';
    }
    return line;
}

static void moves_against_the_rules_are_told_with_their_line(void)
{
    size_t length;
    char *text = saved(&length);
    int first = line_of(text, "\n0 draw") + 1;
    static const struct {
        const char *words;
        const char *reason;
    } changes[] = {
        {"1 draw\n", "not this seat’s turn"},         {"- next\n", "not this seat’s turn"},
        {"0 extend\n", "the rules refuse this move"}, {"0 discard 25\n", "the rules refuse this move"},
        {"0 flee\n", "“flee” is not a move"},
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char *changed = with_line(text, first, changes[i].words);
        expect_damage(changed, first, changes[i].reason);
        free(changed);
    }
    char *missing = with_line(text, first, "");
    expect_damage(missing, first, "the rules refuse this move");
    free(missing);
    free(text);
}

static void a_check_that_does_not_hold_is_told_with_its_line(void)
{
    size_t length;
    char *text = saved(&length);
    int line = line_of(text, "check ");
    char *changed = with_line(text, line, "check 0123456789abcdef\n");
    expect_damage(changed, line, "do not lead to this check");
    free(changed);
    /* Another seed deals other cards: at the first check or the first impossible move. */
    changed = with_line(text, line_of(text, "seed 8"), "seed 9\n");
    struct session session;
    struct journal_error error;
    assert_false(session_load(&session, games, changed, strlen(changed), &error));
    assert_true(error.line > 8 && error.line <= line);
    free(changed);
    free(text);
}

static void a_file_that_was_cut_short_is_known(void)
{
    size_t length;
    char *text = saved(&length);
    struct session session;
    struct journal_error error;
    int whole = 0;
    for (size_t cut = 0; cut < length; cut++) {
        if (session_load(&session, games, text, cut, &error)) {
            /* Only behind a check is a shorter file a whole one. */
            assert_true(text[cut] == '\n' ? strncmp(text + cut - 22, "check ", 6) == 0
                                          : strncmp(text + cut - 23, "check ", 6) == 0);
            whole++;
            session_end(&session);
        } else {
            assert_true(strlen(error.reason) > 0);
            assert_null(session.journal.move);
        }
    }
    assert_int_equal(whole,
                     3); /* behind the first hand's check, before and after its line's end; and the last */
    free(text);
}

static void an_empty_sitting_is_saved_and_loaded(void)
{
    struct session session;
    struct session loaded;
    struct journal_error error;
    sit_down(&session, &mille_game, 11, 3);
    size_t length;
    char *text = session_save(&session, &length);
    assert_true(session_load(&loaded, games, text, length, &error));
    assert_int_equal(loaded.journal.count, 0);
    assert_int_equal(loaded.journal.check_count, 0);
    free(text);
    session_end(&session);
    session_end(&loaded);
}

static const char position[] =
    "turn=1 deck=60 draw=go,25 0.hand=go,go,50,25,50,75 0.battle=go 0.miles=200,25 0.total=4000 "
    "1.hand=stop,100,100,100,100,go 1.safeties=extra-tank!";

static void a_prepared_session_replays_undoes_and_saves(void)
{
    struct session session;
    struct session loaded;
    struct journal_error error;
    char reason[160];
    struct text why = text_in(reason, sizeof reason);
    sit_down(&session, &mille_game, 11, 2);
    uint64_t dealt = mille_game.hash(session.state);
    assert_false(session_prepare(&session, "turn=0 0.hand=snow", &why));
    assert_null(session.journal.position);
    assert_true(mille_game.hash(session.state) == dealt);
    assert_true(session_prepare(&session, position, &why));
    uint64_t begun = mille_game.hash(session.state);
    assert_true(begun != dealt);

    play_on(&session, 200);
    size_t length;
    char *text = session_save(&session, &length);
    assert_non_null(strstr(text, "route-mille journal 2\n"));
    assert_non_null(strstr(text, position));
    assert_true(session_load(&loaded, games, text, length, &error));
    assert_string_equal(loaded.journal.position, position);
    assert_true(mille_game.hash(loaded.state) == mille_game.hash(session.state));
    char *again = session_save(&loaded, NULL);
    assert_string_equal(again, text);
    play_on(&session, 50);
    play_on(&loaded, 50);
    assert_true(mille_game.hash(loaded.state) == mille_game.hash(session.state));

    struct journal copy;
    journal_copy(&copy, &loaded.journal);
    struct mille_state state;
    journal_deal(&copy, &state, NULL);
    assert_true(mille_game.hash(&state) == begun);
    journal_free(&copy);

    journal_cut(&session.journal, 3);
    while (session_undo(&session)) {
    }
    assert_true(mille_game.hash(session.state) == begun);
    free(text);
    free(again);
    session_end(&session);
    session_end(&loaded);
}

static void a_position_that_cannot_be_is_told_with_its_line(void)
{
    static const char head[] =
        "route-mille journal 2\ngame mille\nseed 1\nseat 0 human\nseat 1 human\nsides 2\n";
    static const struct {
        const char *line, *reason;
    } rows[] = {{"turn=0 0.hand=snow", "cannot be: 0.hand"},
                {"turn=0 0.hand=go", "cannot be: who waits"},
                {"", "cannot be: a field"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[400];
        text_format(text, sizeof text, "%sposition %s\ncheck 0123456789abcdef\n", head, rows[i].line);
        expect_damage(text, 7, rows[i].reason);
    }
    expect_damage("route-mille journal 2\ngame null\nseed 1\nposition cards=7\nseat 0 human\nsides 1\n", 4,
                  "cannot be: it names no card");
}

static void only_who_made_the_last_move_may_take_it_back(void)
{
    struct session session;
    struct event_list events = {0};
    sit_down(&session, &null_game, 4, 3);
    for (int seat = SEAT_NONE; seat < 3; seat++) {
        assert_false(session_may_undo(&session, seat)); /* nothing has happened yet */
    }
    assert_int_equal(session_play(&session, (struct move){.kind = NULL_MOVE_FOLD}, &events), REFUSAL_NONE);
    assert_true(session_may_undo(&session, 0));
    assert_false(session_may_undo(&session, 1));
    assert_int_equal(session_play(&session, (struct move){.kind = NULL_MOVE_SHOW}, &events), REFUSAL_NONE);
    assert_false(session_may_undo(&session, 0));
    assert_false(session_may_undo(&session, 1)); /* all have seen the card */
    assert_int_equal(session_play(&session, (struct move){.kind = NULL_MOVE_FOLD}, &events), REFUSAL_NONE);
    assert_false(session_may_undo(&session, 2)); /* the round is over */
    assert_int_equal(session_play(&session, (struct move){.kind = NULL_MOVE_NEXT}, &events), REFUSAL_NONE);
    assert_false(session_may_undo(&session, SEAT_NONE));
    session_end(&session);
}

const struct test tests[] = {
    TEST(a_saved_sitting_goes_on_as_if_never_broken_off),
    TEST(a_refused_move_is_not_in_the_journal),
    TEST(the_tables_moves_are_checked),
    TEST(names_are_cleaned),
    TEST(moves_against_the_rules_are_told_with_their_line),
    TEST(a_check_that_does_not_hold_is_told_with_its_line),
    TEST(a_file_that_was_cut_short_is_known),
    TEST(an_empty_sitting_is_saved_and_loaded),
    TEST(a_prepared_session_replays_undoes_and_saves),
    TEST(a_position_that_cannot_be_is_told_with_its_line),
    TEST(only_who_made_the_last_move_may_take_it_back),
    {0},
};
