/* SPDX-License-Identifier: MIT */
/* Position lines with bytes, cards and fields changed, dropped, doubled and exchanged, from fixed seeds:
 * whatever comes is refused with a reason and changes nothing, or it is a position that can be played on. */
#include <stdlib.h>
#include <string.h>

#include "games/mille/ai/search.h"
#include "hidden.h"
#include "mille/position_text.h"
#include "random_road.h"
#include "share.h"
#include "test.h"

enum {
    LINES_OF_TWO = 100,
    LINES = 200,
    MUTATIONS = 400 / SHARE,
    SEARCH_EVERY = 4,
    ROOM = 2 * POSITION_TEXT_SIZE,
    FIELDS_MOST = 64
};

static void collect_of_two(char lines[LINES][POSITION_TEXT_SIZE])
{
    struct mille_state state;
    struct rng rng = rng_make(5, RNG_PLAYER);
    int count = 0;
    mille_game.start(&state, &(struct game_setup){.seed = 7, .seats = 2, .sides = 2}, NULL);
    for (int i = 0; count < LINES_OF_TWO; i++) {
        struct move move = mille_random_move(&state.pub, &state.hand[state.pub.turn], &rng);
        if (mille_game.turn(&state) != SEAT_NONE) {
            struct mille_observation seen;
            mille_game.observe(&state, state.pub.turn, &seen);
            if (i % 13 == 0 || state.pub.phase == PHASE_EXTEND) {
                struct text text = text_in(lines[count++], POSITION_TEXT_SIZE);
                mille_position_format(&seen, &text);
            }
            if (i % 5 != 0) {
                move = mille_game.players[game_player_find(&mille_game, "regular")].choose(&seen, &rng, NULL);
            }
        }
        mille_do(&state, move, NULL);
    }
}

/* Lines of games of two in which the seats play sensibly, so that hands go far; and of games of chance at all
 * seatings, by options of chance. */
static void collect(char lines[LINES][POSITION_TEXT_SIZE])
{
    collect_of_two(lines);
    struct rng rng = rng_make(6, RNG_PLAYER);
    for (int count = LINES_OF_TWO; count < LINES;) {
        const struct game_seating *at = &mille_game.seatings[count % 5];
        struct game_setup setup = {.seed = (uint64_t)count, .seats = at->seats, .sides = at->sides};
        struct mille_state state;
        random_road_options(&setup, &rng);
        mille_game.start(&state, &setup, NULL);
        int skipped = (int)rng_below(&rng, 150);
        while (mille_game.turn(&state) != SEAT_NONE && skipped-- > 0) {
            mille_do(&state, mille_random_move(&state.pub, &state.hand[state.pub.turn], &rng), NULL);
        }
        if (mille_game.turn(&state) != SEAT_NONE) {
            struct mille_observation seen;
            mille_game.observe(&state, state.pub.turn, &seen);
            struct text text = text_in(lines[count++], POSITION_TEXT_SIZE);
            mille_position_format(&seen, &text);
        }
    }
}

/* Whether all options but the oldest two are the default: then the search weighs every legal move. */
static bool usual(const struct mille_observation *seen)
{
    bool same = true;
    for (int i = OPTION_DECK; i < MILLE_OPTION_COUNT; i++) {
        same = same && seen->pub.option[i] == 0;
    }
    return same;
}

/* Returns whether it was accepted. */
static bool expect_sound_or_reason(const char *line, struct rng *rng)
{
    size_t size = strlen(line) + 1;
    /* A copy of exactly this size: a read beyond it is seen by the sanitizer. */
    char *exact = malloc(size);
    memcpy(exact, line, size);
    struct mille_observation seen, before;
    memset(&seen, 0xA5, sizeof seen);
    memset(&before, 0xA5, sizeof before);
    char reason[POSITION_REASON_SIZE];
    struct text why = text_in(reason, sizeof reason);
    bool accepted = mille_position_parse(exact, &seen, &why);
    free(exact);
    assert_false(why.cut);
    if (!accepted) {
        assert_true(text_characters(reason, strlen(reason)) > 0);
        assert_memory_equal(&seen, &before, sizeof seen);
        return false;
    }
    assert_int_equal(why.length, 0);
    assert_null(hidden_wrong(&seen, rng));
    if (seen.pub.seats == 2 && usual(&seen) && rng_below(rng, SEARCH_EVERY) == 0) {
        struct budget budget = {.iterations = 1};
        struct mille_verdict verdict;
        struct move moves[GAME_MOVES_MAX];
        mille_search(&seen, 1, &budget, &verdict);
        assert_int_equal(verdict.count, mille_moves(&seen.pub, &seen.own, moves));
    }
    char first[POSITION_TEXT_SIZE], second[POSITION_TEXT_SIZE];
    struct text text = text_in(first, sizeof first);
    mille_position_format(&seen, &text);
    assert_true(mille_position_parse(first, &seen, &why));
    text = text_in(second, sizeof second);
    mille_position_format(&seen, &text);
    assert_false(text.cut);
    assert_string_equal(first, second);
    return true;
}

static size_t change_bytes(char *line, size_t length, struct rng *rng)
{
    size_t at = rng_below(rng, (uint32_t)length);
    size_t count = 1 + rng_below(rng, 12);
    count = at + count > length ? length - at : count;
    switch (rng_below(rng, 5)) {
    case 0:
        line[at] = (char)(1 + rng_below(rng, 255));
        return length;
    case 1: /* drop */
        memmove(line + at, line + at + count, length - at - count);
        return length - count;
    case 2: /* double */
        if (length + count >= ROOM) {
            return length;
        }
        memmove(line + at + count, line + at, length - at);
        return length + count;
    case 3: { /* a digit, or a letter that fields are made of */
        static const char likely[] = "0123456789 =,-!.";
        line[at] = likely[rng_below(rng, sizeof likely - 1)];
        return length;
    }
    default: /* cut short */
        return at > 0 ? at : length;
    }
}

/* Puts another card's name, or a number nearby, in the place of a word. */
static size_t change_word(char *line, size_t length, struct rng *rng)
{
    static const char *const words[] = {"none",   "-",     "me",     "op",   "battle",      "speed",
                                        "draw",   "play",  "extend", "0",    "1",           "5",
                                        "6",      "7",     "700",    "1000", "extra-tank!", "right-of-way!",
                                        "answer", "seat1", "op1",    "both", "yes"};
    enum { WORDS = sizeof words / sizeof words[0] };
    size_t at = rng_below(rng, (uint32_t)length);
    while (at > 0 && line[at - 1] != ',' && line[at - 1] != '=' && line[at - 1] != ' ') {
        at--;
    }
    size_t old = 0;
    while (at + old < length && line[at + old] != ',' && line[at + old] != ' ' && line[at + old] != '=') {
        old++;
    }
    uint32_t pick = rng_below(rng, WORDS + CARD_KINDS - 1);
    const char *word = pick < WORDS ? words[pick] : mille_cards[pick - WORDS + 1].name;
    size_t size = strlen(word);
    if (length - old + size >= ROOM) {
        return length;
    }
    memmove(line + at + size, line + at + old, length - at - old);
    memcpy(line + at, word, size);
    return length - old + size;
}

/* The fields in another order, now and then one less, or one of another line. */
static size_t change_fields(char *line, size_t length, const char *other, struct rng *rng)
{
    char copy[ROOM], donor[POSITION_TEXT_SIZE];
    const char *field[FIELDS_MOST];
    uint8_t order[FIELDS_MOST];
    int count = 0;
    memcpy(copy, line, length);
    copy[length] = '\0';
    strcpy(donor, other);
    char *place = NULL;
    for (char *word = strtok_r(copy, " ", &place); word && count < FIELDS_MOST;
         word = strtok_r(NULL, " ", &place)) {
        order[count] = (uint8_t)count;
        field[count++] = word;
    }
    rng_shuffle(rng, order, count);
    uint32_t exchanged = rng_below(rng, 40);
    uint32_t dropped = rng_below(rng, 80);
    for (char *word = strtok_r(donor, " ", &place); word; word = strtok_r(NULL, " ", &place)) {
        size_t name = strcspn(word, "=");
        if (exchanged < (uint32_t)count && strncmp(field[exchanged], word, name + 1) == 0) {
            field[exchanged] = word;
        }
    }
    struct text text = text_in(line, ROOM);
    for (int i = 0; i < count; i++) {
        if (order[i] != dropped) {
            text_add(&text, text.length > 0 ? " " : "");
            text_add(&text, field[order[i]]);
        }
    }
    return text.length;
}

static void changed_lines_are_sound_or_refused(void)
{
    static char lines[LINES][POSITION_TEXT_SIZE];
    static char changed[ROOM + 1];
    struct rng rng = rng_make(1000, RNG_COSMETIC);
    int accepted = 0;
    collect(lines);
    for (int i = 0; i < LINES; i++) {
        assert_true(expect_sound_or_reason(lines[i], &rng));
        for (int j = 0; j < MUTATIONS; j++) {
            strcpy(changed, lines[i]);
            size_t length = strlen(changed);
            int changes = 1 + (int)rng_below(&rng, 3);
            for (int k = 0; k < changes && length > 0; k++) {
                uint32_t kind = rng_below(&rng, 3);
                length = kind == 0   ? change_bytes(changed, length, &rng)
                         : kind == 1 ? change_word(changed, length, &rng)
                                     : change_fields(changed, length, lines[rng_below(&rng, LINES)], &rng);
                changed[length] = '\0';
            }
            accepted += expect_sound_or_reason(changed, &rng);
        }
    }
    print_message("%d of %d changed lines were accepted\n", accepted, LINES * MUTATIONS);
    assert_in_range(accepted, LINES * MUTATIONS / 20, LINES * MUTATIONS * 9 / 10);
}

static void noise_is_refused(void)
{
    struct rng rng = rng_make(1955, RNG_COSMETIC);
    for (int i = 0; i < LINES * MUTATIONS; i++) {
        char noise[200];
        size_t length = rng_below(&rng, sizeof noise);
        for (size_t at = 0; at < length; at++) {
            noise[at] = (char)(1 + rng_below(&rng, i % 2 ? 255 : 126));
        }
        noise[length] = '\0';
        assert_false(expect_sound_or_reason(noise, &rng));
    }
}

const struct test tests[] = {
    TEST(changed_lines_are_sound_or_refused),
    TEST(noise_is_refused),
    {0},
};
