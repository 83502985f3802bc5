/* SPDX-License-Identifier: MIT */
#include "table/session.h"

#include "base/check.h"
#include "base/hash.h"
#include "base/i18n/translate.h"
#include "table/seen.h"

#include <stdlib.h>
#include <string.h>

void session_clean_name(char name[SEAT_NAME_SIZE], const char *source)
{
    struct text text = text_in(name, SEAT_NAME_SIZE);
    int characters = 0;
    size_t end = strlen(source);
    while (end > 0 && source[end - 1] == ' ') {
        end--;
    }
    for (size_t at = 0; at < end && characters < SEAT_NAME_CHARACTERS;) {
        size_t count = 1;
        while (count < 4 && at + count < end && text_characters(source + at, count) != 1) {
            count++;
        }
        if (text_characters(source + at, count) != 1) {
            at++;
            continue;
        }
        if (text.length > 0 || source[at] != ' ') {
            text_add_bytes(&text, source + at, count);
            characters++;
        }
        at += count;
    }
    while (text.length > 0 && name[text.length - 1] == ' ') {
        name[--text.length] = '\0';
    }
}

void session_seat(struct session *session, const struct game *game, const struct game_setup *setup,
                  const struct journal_seat *seats)
{
    CHECK(game->state_size <= GAME_STATE_MAX && game->observation_size <= GAME_STATE_MAX);
    memset(session, 0, sizeof *session);
    session->game = game;
    journal_init(&session->journal, game, setup);
    for (int i = 0; i < setup->seats; i++) {
        session->journal.seat[i].player = seats[i].player;
        session_clean_name(session->journal.seat[i].name, seats[i].name);
    }
}

void session_start(struct session *session, const struct game *game, const struct game_setup *setup,
                   const struct journal_seat *seats, struct event_list *events)
{
    session_seat(session, game, setup, seats);
    game->start(session->state, setup, events);
}

bool session_prepare(struct session *session, const char *line, struct text *why)
{
    struct journal *journal = &session->journal;
    CHECK(journal->count == 0);
    if (session->game->prepare == NULL || !journal_set_position(journal, line)) {
        text_add(why, "not a line that this game takes");
        return false;
    }
    if (!session->game->prepare(session->state, line, why)) {
        free(journal->position);
        journal->position = NULL;
        return false;
    }
    return true;
}

void session_end(struct session *session)
{
    journal_free(&session->journal);
    seen_end(session);
    session->game = NULL;
}

/* Whether the last chance of a journal waits for its move. */
static bool chance_waits(const struct journal *journal)
{
    const struct journal_chance *last = journal_chance_until(journal, journal->count);
    return last && last->move == journal->count;
}

static bool draws(const struct game *game, const void *state, struct move move)
{
    char words[64];
    struct text what = text_in(words, sizeof words);
    return game->chance(state, move, &what);
}

refusal session_play(struct session *session, struct move move, struct event_list *events)
{
    CHECK(!session->seen);
    int seat = session_turn(session);
    bool waits = chance_waits(&session->journal) && !draws(session->game, session->state, move);
    refusal why = session->game->apply(session->state, move, events);
    if (why == REFUSAL_NONE) {
        CHECK(!waits);
        journal_add(&session->journal, seat, move);
        if (seat == SEAT_NONE) {
            journal_add_check(&session->journal, session->game->hash(session->state));
        }
    }
    return why;
}

void session_reseed(struct session *session, uint64_t seed, uint64_t stream)
{
    journal_add_chance(&session->journal, seed, stream);
    session->game->reseed(session->state, seed, stream);
}

void session_observe(const struct session *session, int seat, void *observation)
{
    const struct seen *seen = session->seen;
    if (seen) {
        CHECK(seat == seen->seat && seen->updates > 0);
        memcpy(observation, seen->observation, session->game->observation_size);
    } else {
        session->game->observe(session->state, seat, observation);
    }
}

void session_follow(struct session *session, const struct journal *whole, struct event_list *events)
{
    int next = session->journal.count;
    CHECK(next < whole->count);
    const struct journal_chance *chance = journal_chance_until(whole, next);
    if (chance && chance->move == next) {
        session_reseed(session, chance->seed, chance->stream);
    }
    refusal why = session_play(session, whole->move[next], events);
    CHECK(why == REFUSAL_NONE);
}

void session_seek(struct session *session, const struct journal *whole, int moves)
{
    CHECK(moves >= 0 && moves <= whole->count);
    journal_cut(&session->journal, 0);
    journal_deal(whole, session->state, NULL);
    while (session->journal.count < moves) {
        session_follow(session, whole, NULL);
    }
}

void session_retell_from(const struct session *session, int from, int seat,
                         void (*tell)(void *context, const struct event *event), void *context)
{
    const struct journal *journal = &session->journal;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct event_list events = {0};
    journal_deal(journal, state, &events);
    for (int i = 0; i <= journal->count; i++) {
        for (int e = 0; e < events.count && i >= from; e++) {
            struct event event = event_seen_by(events.item[e], seat);
            tell(context, &event);
        }
        events.count = 0;
        if (i < journal->count) {
            refusal why = journal_apply(journal, i, state, &events);
            CHECK(why == REFUSAL_NONE);
        }
    }
}

void session_retell(const struct session *session, int seat,
                    void (*tell)(void *context, const struct event *event), void *context)
{
    const struct seen *seen = session->seen;
    if (!seen || seen->opened != SEEN_NOTHING) {
        session_retell_from(session, 0, seat, tell, context);
    }
    for (int i = 0; seen && i < seen->count; i++) {
        tell(context, &seen->event[i]);
    }
}

bool session_is_full(const struct session *session)
{
    return session->journal.count >= JOURNAL_MOVES_MAX;
}

bool session_may_undo(const struct session *session, int seat)
{
    const struct journal *journal = &session->journal;
    int last = journal->count - 1;
    if (session->seen || session->game->may_undo == NULL || last < 0 || seat == SEAT_NONE ||
        journal->mover[last] != seat) {
        return false;
    }
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    session->game->observe(session->state, seat, seen);
    return session->game->may_undo(seen, journal->move[last]);
}

bool session_undo(struct session *session)
{
    struct journal *journal = &session->journal;
    if (journal->count == 0) {
        return false;
    }
    journal_cut(journal, journal->count - 1);
    journal_replay(journal, journal->count, session->state);
    return true;
}

int session_turn(const struct session *session)
{
    const struct seen *seen = session->seen;
    return seen ? session->game->turn_seen(seen->observation) : session->game->turn(session->state);
}

bool session_waits_for_table(const struct session *session)
{
    const struct seen *seen = session->seen;
    return session_turn(session) == SEAT_NONE &&
           (!seen || session->game->phase(seen->observation) != GAME_PLAYING);
}

uint64_t session_mark(const struct session *session)
{
    const struct seen *seen = session->seen;
    return seen ? hash_number(hash_number(HASH_START, seen->room), seen->updates)
                : session->game->hash(session->state);
}

int session_moves(const struct session *session)
{
    return session->seen ? (int)session->seen->updates : session->journal.count;
}

struct rng session_stream(const struct game_setup *setup, int moves)
{
    return rng_make(setup->seed + (uint64_t)moves * UINT64_C(0x9E3779B97F4A7C15), RNG_PLAYER);
}

void session_ask_player(const struct session *session, int seat, int player, struct question *question)
{
    CHECK(seat == session_turn(session) && !session->seen);
    question->player = &session->game->players[player];
    session->game->observe(session->state, seat, question->observation);
    struct game_setup setup = session->journal.setup;
    const struct journal_chance *last = journal_chance_until(&session->journal, session->journal.count);
    setup.seed = last ? last->seed : setup.seed;
    question->rng = session_stream(&setup, session->journal.count);
}

void session_ask(const struct session *session, int seat, struct question *question)
{
    CHECK(session->journal.seat[seat].player != PLAYER_HUMAN);
    session_ask_player(session, seat, session->journal.seat[seat].player, question);
}

struct move question_answer(const struct question *question, const struct budget *budget)
{
    struct rng rng = question->rng;
    /* cppcheck-suppress returnDanglingLifetime ; a move holds no pointer */
    return question->player->choose(question->observation, &rng, budget);
}

struct move session_choose(const struct session *session, int seat)
{
    struct question question;
    session_ask(session, seat, &question);
    return question_answer(&question, NULL);
}

bool session_is_human(const struct session *session, int seat)
{
    return session->journal.seat[seat].player == PLAYER_HUMAN;
}

char *session_save(const struct session *session, size_t *length)
{
    const struct journal *journal = &session->journal;
    uint64_t hash = session->game->hash(session->state);
    if (chance_waits(journal)) { /* it is not written */
        _Alignas(16) unsigned char state[GAME_STATE_MAX];
        journal_replay(journal, journal->count, state);
        hash = session->game->hash(state);
    }
    return journal_write(journal, &hash, length);
}

/* more: NULL, or what stands behind a colon. */
static bool wrong(struct journal_error *error, int line, const char *reason, const char *more)
{
    struct text out = text_in(error->reason, sizeof error->reason);
    text_add(&out, reason);
    text_add(&out, more ? ": " : "");
    text_add(&out, more ? more : "");
    error->line = line;
    return false;
}

/* Plays the journal's moves on the session's new state. text: of the journal, to find what is wrong. */
static bool replay(struct session *session, const char *text, size_t length, struct journal_error *error)
{
    const struct game *game = session->game;
    const struct journal *journal = &session->journal;
    int check = 0;
    for (int i = 0; i <= journal->count; i++) {
        if (check < journal->check_count && journal->check[check].moves == i) {
            if (game->hash(session->state) != journal->check[check].hash) {
                return wrong(error, journal_check_line(text, length, check),
                             _("the moves above do not lead to this check"), NULL);
            }
            check++;
        }
        if (i == journal->count) {
            break;
        }
        if (game->turn(session->state) != journal->mover[i]) {
            return wrong(error, journal_move_line(text, length, i), _("it is not this seat’s turn"), NULL);
        }
        const struct journal_chance *chance = journal_chance_until(journal, i);
        if (chance && chance->move == i && !draws(game, session->state, journal->move[i])) {
            return wrong(error, journal_move_line(text, length, i), _("this move draws nothing"), NULL);
        }
        refusal why = journal_apply(journal, i, session->state, NULL);
        if (why != REFUSAL_NONE) {
            return wrong(error, journal_move_line(text, length, i), _("the rules refuse this move"),
                         game->refusal_names[why]);
        }
    }
    return journal_is_closed(journal) ||
           wrong(error, 0, _("the file ends without its check: it was cut short"), NULL);
}

bool session_load(struct session *session, const struct game *const *games, const char *text, size_t length,
                  struct journal_error *error)
{
    struct journal *journal = &session->journal;
    memset(session, 0, sizeof *session);
    if (!journal_read(journal, games, text, length, error)) {
        return false;
    }
    session->game = journal->game;
    char reason[160];
    struct text why = text_in(reason, sizeof reason);
    bool begun = journal_begin(journal, session->state, NULL, &why) ||
                 wrong(error, journal_position_line(text, length), _("this position cannot be"), reason);
    if (!begun || !replay(session, text, length, error)) {
        session_end(session);
        return false;
    }
    /* Removes the check at the end, which only saving has added: the sitting goes on as if it had not been
     * saved. */
    if (journal->count == 0 || journal->mover[journal->count - 1] != SEAT_NONE) {
        journal->check_count--;
    }
    return true;
}
