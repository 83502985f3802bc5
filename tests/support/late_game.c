/* SPDX-License-Identifier: MIT */
#include "late_game.h"

#include "front/table/company.h"
#include "front/table/open.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum { BEFORE_THE_END = 4 };

/* What a computer player does for whoever is in turn; the table goes on by its one move. */
static struct move next_move(const struct session *session, uint64_t way)
{
    struct move moves[GAME_MOVES_MAX];
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    int turn = session_turn(session);
    if (turn == SEAT_NONE) {
        session->game->legal(session->state, moves);
        return moves[0];
    }
    struct rng rng = rng_make(way + (uint64_t)session->journal.count, RNG_PLAYER);
    session_observe(session, turn, seen);
    return session->game->players[0].choose(seen, &rng, NULL);
}

static enum game_phase phase_of(const struct session *session)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    session_observe(session, 0, seen);
    return session->game->phase(seen);
}

char *late_save(const struct game_front *game)
{
    struct game_setup setup = {.seed = 1955};
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    struct session whole, late;
    company_sit(&robot.front, game, &setup, seats);
    session_start(&whole, game->game, &setup, seats, NULL);
    while (phase_of(&whole) != GAME_OVER) {
        assert_int_equal(session_play(&whole, next_move(&whole, 1), NULL), REFUSAL_NONE);
    }
    session_start(&late, game->game, &setup, seats, NULL);
    session_seek(&late, &whole.journal, whole.journal.count - BEFORE_THE_END);
    char *text = session_save(&late, NULL);
    session_end(&late);
    session_end(&whole);
    return text;
}

void late_open(const char *text)
{
    struct journal_error why;
    assert_true(table_open(&robot.front, text, strlen(text), &why));
    robot_settle(&robot);
}

uint64_t late_finish(uint64_t way)
{
    const struct session *session = &table_of(&robot.front)->session;
    while (phase_of(session) != GAME_OVER) {
        assert_int_equal(table_play(table_of(&robot.front), next_move(session, way)), REFUSAL_NONE);
        robot_settle(&robot);
    }
    return session->game->hash(session->state);
}
