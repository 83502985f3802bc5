/* SPDX-License-Identifier: MIT */
/* Journals with bytes changed, dropped, doubled and swapped, from fixed seeds: whatever comes, reading
 * ends with a sitting that is sound or with a reason, and nothing is left behind. */
#include <stdlib.h>
#include <string.h>

#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "table/session.h"
#include "test.h"

enum { SITTINGS = 6, MUTATIONS = 4000 };

static char *saved(const struct game *game, uint64_t seed, size_t *length)
{
    struct session session;
    struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
    struct journal_seat seats[2] = {{.player = 0, .name = "L\303\251a"}, {.player = 1, .name = "B"}};
    session_start(&session, game, &setup, seats, NULL);
    for (int i = 0; i < 150; i++) {
        int seat = session_turn(&session);
        struct move legal[GAME_MOVES_MAX];
        game->legal(session.state, legal);
        struct move move = seat == SEAT_NONE ? legal[0] : session_choose(&session, seat);
        assert_int_equal(session_play(&session, move, NULL), REFUSAL_NONE);
    }
    char *text = session_save(&session, length);
    session_end(&session);
    return text;
}

/* Changes a copy of the text in place; it never grows beyond `room`. */
static size_t mutate(char *text, size_t length, size_t room, struct rng *rng)
{
    int changes = 1 + (int)rng_below(rng, 4);
    for (int i = 0; i < changes && length > 1; i++) {
        size_t at = rng_below(rng, (uint32_t)length);
        size_t count = 1 + rng_below(rng, 40);
        count = at + count > length ? length - at : count;
        switch (rng_below(rng, 7)) {
        case 0:
            text[at] = (char)rng_below(rng, 256);
            break;
        case 1:
            text[at] = (char)(text[at] ^ (1 << rng_below(rng, 8)));
            break;
        case 2: /* drop */
            memmove(text + at, text + at + count, length - at - count);
            length -= count;
            break;
        case 3: /* double */
            if (length + count <= room) {
                memmove(text + at + count, text + at, length - at);
                length += count;
            }
            break;
        case 4: /* cut short */
            length = at;
            break;
        case 5: /* swap */
            for (size_t j = 0; j < count / 2; j++) {
                char held = text[at + j];
                text[at + j] = text[at + count - 1 - j];
                text[at + count - 1 - j] = held;
            }
            break;
        default: { /* a piece from elsewhere */
            size_t from = rng_below(rng, (uint32_t)length);
            count = from + count > length ? length - from : count;
            memmove(text + at, text + from, count);
            break;
        }
        }
    }
    return length;
}

static void expect_sound_or_reason(const char *text, size_t length)
{
    struct session session;
    struct journal_error error;
    /* A copy of exactly this size: a read beyond it is seen by the sanitizer. */
    char *exact = malloc(length > 0 ? length : 1);
    memcpy(exact, text, length);
    if (session_load(&session, games_all, exact, length, &error)) {
        assert_null(session.game->check(session.state));
        session_end(&session);
    } else {
        assert_true(error.reason[0] != '\0');
        assert_true(text_characters(error.reason, strlen(error.reason)) > 0);
        assert_null(session.journal.move);
    }
    free(exact);
}

static void damaged_bytes_end_in_a_reason(void)
{
    struct rng rng = rng_make(2026, RNG_COSMETIC);
    for (int i = 0; i < SITTINGS; i++) {
        size_t length;
        char *text = saved(games_all[i % 2], (uint64_t)i, &length);
        size_t room = 2 * length;
        char *changed = malloc(room);
        for (int j = 0; j < MUTATIONS; j++) {
            memcpy(changed, text, length);
            expect_sound_or_reason(changed, mutate(changed, length, room, &rng));
        }
        free(changed);
        free(text);
    }
}

static void noise_ends_in_a_reason(void)
{
    static const char *const beginnings[] = {
        "",
        "route-mille journal 1\ngame mille\n",
        "",
        "route-mille journal 2\ngame mille\nfor day 2026-11-22\n",
        "route-mille journal 2\ngame cubes\nfor journey montargis back 3\n",
        "route-mille journal 2\ngame bones\nfor journey ",
    };
    struct rng rng = rng_make(1955, RNG_COSMETIC);
    for (int i = 0; i < MUTATIONS; i++) {
        char noise[400];
        size_t length = rng_below(&rng, sizeof noise);
        struct text head = text_in(noise, sizeof noise);
        text_add(&head, beginnings[i % (int)(sizeof beginnings / sizeof beginnings[0])]);
        for (size_t at = head.length; at < length; at++) {
            noise[at] = (char)rng_below(&rng, 256);
        }
        expect_sound_or_reason(noise, length);
    }
}

const struct test tests[] = {
    TEST(damaged_bytes_end_in_a_reason),
    TEST(noise_ends_in_a_reason),
    {0},
};
