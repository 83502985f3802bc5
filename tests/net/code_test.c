/* SPDX-License-Identifier: MIT */
/* Codes by which people meet, and what they can say to each other. */
#include "net/code.h"
#include "net/phrases.h"

#include "base/rng.h"
#include "test.h"

#include <string.h>

static bool same(struct code_address a, struct code_address b)
{
    return memcmp(a.ip, b.ip, sizeof a.ip) == 0 && a.port == b.port;
}

static struct code_address address_at(uint32_t ip, int port)
{
    return (struct code_address){
        .ip = {(uint8_t)(ip >> 24), (uint8_t)(ip >> 16), (uint8_t)(ip >> 8), (uint8_t)ip},
        .port = (uint16_t)port};
}

static enum code_kind kind_of(const char *typed)
{
    char code[CODE_SIZE];
    struct code_address address;
    enum code_kind kind = code_read(typed, code, &address);
    assert_int_equal(strlen(code), kind == CODE_ROOM   ? CODE_ROOM_LENGTH
                                   : kind == CODE_HOME ? CODE_HOME_LENGTH
                                                       : 0);
    return kind;
}

/* Tries what both ends of a range, and some places within it, make of each port. */
static void try_range(uint32_t first, uint32_t last)
{
    struct rng rng = rng_make(first, RNG_COSMETIC);
    for (int i = 0; i < 2000; i++) {
        uint32_t ip = i == 0 ? first : i == 1 ? last : first + rng_below(&rng, last - first);
        struct code_address address = address_at(ip, CODE_PORT_FIRST + i / 2 % CODE_PORTS), back;
        char code[CODE_SIZE], read[CODE_SIZE];
        assert_true(code_of_address(&address, code));
        assert_int_equal(strspn(code, CODE_LETTERS), CODE_HOME_LENGTH);
        assert_int_equal(code_read(code, read, &back), CODE_HOME);
        assert_string_equal(read, code);
        assert_true(same(address, back));
    }
    for (int port = CODE_PORT_FIRST - 1; port <= CODE_PORT_FIRST + CODE_PORTS; port++) {
        struct code_address low = address_at(first - 1, port), high = address_at(last + 1, port);
        struct code_address within = address_at(first, port);
        char code[CODE_SIZE];
        assert_false(code_of_address(&low, code) || code_of_address(&high, code));
        assert_string_equal(code, "");
        assert_int_equal(code_of_address(&within, code),
                         port >= CODE_PORT_FIRST && port < CODE_PORT_FIRST + CODE_PORTS);
    }
}

static void an_address_at_home_is_a_code_of_seven(void)
{
    try_range(UINT32_C(0xC0A80000), UINT32_C(0xC0A8FFFF));
    try_range(UINT32_C(0xAC100000), UINT32_C(0xAC1FFFFF));
    try_range(UINT32_C(0x0A000000), UINT32_C(0x0AFFFFFF));
    try_range(UINT32_C(0x7F000000), UINT32_C(0x7FFFFFFF));
    struct code_address everywhere = {.ip = {192, 0, 2, 1}, .port = CODE_PORT_FIRST};
    char code[CODE_SIZE];
    assert_false(code_of_address(&everywhere, code));
}

/* So that two versions of the program understand each other. */
static void a_code_stays_what_it_is(void)
{
    static const struct {
        struct code_address address;
        const char *code;
    } rows[] = {
        {{{192, 168, 0, 0}, CODE_PORT_FIRST}, "2222222"},
        {{{192, 168, 1, 20}, CODE_PORT_FIRST}, "2225S8W"},
        {{{172, 16, 0, 1}, CODE_PORT_FIRST + 3}, "238B24V"},
        {{{10, 0, 0, 138}, CODE_PORT_FIRST + 9}, "2RZ4NJJ"},
        {{{127, 0, 0, 1}, CODE_PORT_FIRST}, "GGNQW68"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char code[CODE_SIZE];
        assert_true(code_of_address(&rows[i].address, code));
        assert_string_equal(code, rows[i].code);
    }
}

static void a_code_is_read_however_it_was_typed(void)
{
    struct code_address address, wanted = address_at(UINT32_C(0xC0A80114), CODE_PORT_FIRST + 2);
    char code[CODE_SIZE], read[CODE_SIZE], typed[32];
    assert_true(code_of_address(&wanted, code));
    assert_true(text_format(typed, sizeof typed, " %.3s-%.2s %s-", code, code + 3, code + 5));
    for (char *at = typed; *at != '\0'; at++) {
        *at = *at >= 'A' && *at <= 'Z' ? (char)(*at - 'A' + 'a') : *at;
    }
    assert_int_equal(code_read(typed, read, &address), CODE_HOME);
    assert_string_equal(read, code);
    assert_true(same(address, wanted));
    assert_int_equal(code_read("kbtx-4mrw", read, &address), CODE_ROOM);
    assert_string_equal(read, "KBTX4MRW");

    struct text shown = text_in(typed, sizeof typed);
    code_add_shown(&shown, "KBTX4MRW");
    text_add(&shown, " ");
    code_add_shown(&shown, "222KBTX");
    assert_string_equal(typed, "KBTX-4MRW 222K-BTX");
}

static void what_is_no_code_is_refused(void)
{
    static const char *const rows[] = {"",
                                       " ",
                                       "-",
                                       "KBTX4MR9W",
                                       "KBTX4M",
                                       "KBTX4MRO",
                                       "KBTX4MR0",
                                       "KBTX4MR1",
                                       "KBTX4MRI",
                                       "KBTX4MRL",
                                       "KBTX4MRE",
                                       "KBTX_4MRW",
                                       "KBTX4MR\n",
                                       "KBTX4MR\xC3\x89",
                                       "\xFF",
                                       "192.168.1.2",
                                       "ZZZZZZZ",
                                       "        ",
                                       "KBTX4MRWKBTX4MRWKBTX4MRWKBTX4MRW"};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(kind_of(rows[i]), CODE_NONE);
    }
    /* The number of six letters ends before the letters do, also where the check is right. */
    int taken = 0;
    for (int last = 0; last < (int)strlen(CODE_LETTERS); last++) {
        char typed[] = "ZZZZZZ?";
        typed[6] = CODE_LETTERS[last];
        taken += kind_of(typed) != CODE_NONE;
    }
    assert_int_equal(taken, 0);
}

static void a_slip_in_a_code_never_leads_elsewhere(void)
{
    struct rng rng = rng_make(7, RNG_COSMETIC);
    for (int round = 0; round < 500; round++) {
        struct code_address address = address_at(UINT32_C(0x0A000000) | rng_next(&rng) >> 8, CODE_PORT_FIRST);
        char code[CODE_SIZE], slip[CODE_SIZE];
        assert_true(code_of_address(&address, code));
        for (int i = 0; i < CODE_HOME_LENGTH; i++) {
            for (const char *letter = CODE_LETTERS; *letter != '\0'; letter++) {
                memcpy(slip, code, sizeof slip);
                slip[i] = *letter;
                assert_int_equal(kind_of(slip), *letter == code[i] ? CODE_HOME : CODE_NONE);
            }
            if (i > 0 && code[i] != code[i - 1]) {
                memcpy(slip, code, sizeof slip);
                slip[i] = code[i - 1];
                slip[i - 1] = code[i];
                assert_int_equal(kind_of(slip), CODE_NONE);
            }
        }
    }
}

/* Pearson's sum for counts that should be equal. */
static double unevenness(const int *count, int kinds, int total)
{
    double sum = 0, wanted = (double)total / kinds;
    for (int i = 0; i < kinds; i++) {
        sum += (count[i] - wanted) * (count[i] - wanted) / wanted;
    }
    return sum;
}

static void every_code_of_a_room_is_equally_likely(void)
{
    enum { ROUNDS = 200000, KINDS = 27 };
    static int count[CODE_ROOM_LENGTH][KINDS];
    struct rng rng = rng_make(8, RNG_COSMETIC);
    for (int round = 0; round < ROUNDS; round++) {
        uint8_t bytes[CODE_RANDOM_BYTES];
        char code[CODE_SIZE];
        for (int i = 0; i < CODE_RANDOM_BYTES; i++) {
            bytes[i] = (uint8_t)rng_next(&rng);
        }
        assert_true(code_of_random(bytes, code));
        assert_int_equal(kind_of(code), CODE_ROOM);
        for (int i = 0; i < CODE_ROOM_LENGTH; i++) {
            count[i][strchr(CODE_LETTERS, code[i]) - CODE_LETTERS]++;
        }
    }
    for (int i = 0; i < CODE_ROOM_LENGTH; i++) {
        assert_true(unevenness(count[i], KINDS, ROUNDS) < 54.05); /* chi-square, 26 degrees, 99.9 % */
    }
    /* Each byte counts as often for a letter as for any other. */
    int each[KINDS] = {0};
    for (int byte = 0; byte < 256; byte++) {
        uint8_t bytes[CODE_RANDOM_BYTES];
        char code[CODE_SIZE];
        memset(bytes, byte, sizeof bytes);
        if (code_of_random(bytes, code)) {
            each[strchr(CODE_LETTERS, code[0]) - CODE_LETTERS]++;
        }
    }
    for (int i = 0; i < KINDS; i++) {
        assert_int_equal(each[i], 256 / KINDS);
    }
}

static void bytes_that_will_not_do_are_known(void)
{
    uint8_t bytes[CODE_RANDOM_BYTES];
    char code[CODE_SIZE];
    memset(bytes, 255, sizeof bytes);
    memset(bytes, 0, CODE_ROOM_LENGTH - 1);
    assert_false(code_of_random(bytes, code));
    bytes[CODE_RANDOM_BYTES - 1] = 26;
    assert_true(code_of_random(bytes, code));
    assert_string_equal(code, "2222222Z");
}

static void people_say_phrases_by_their_names(void)
{
    for (int i = 0; i < PHRASES; i++) {
        const char *name = phrase_name((enum net_phrase)i);
        assert_int_equal(phrase_find(name), i);
        assert_int_equal(strspn(name, "abcdefghijklmnopqrstuvwxyz_"), strlen(name));
        assert_true(strlen(phrase_words((enum net_phrase)i)) > 0);
    }
    assert_string_equal(phrase_name(PHRASE_ANOTHER_ROUND), "another_round");
    assert_string_equal(phrase_words(PHRASE_ANOTHER_ROUND), "Another round?");
    assert_int_equal(phrase_find("your mother"), -1);
    assert_int_equal(phrase_find(""), -1);
}

const struct test tests[] = {
    TEST(an_address_at_home_is_a_code_of_seven),
    TEST(a_code_stays_what_it_is),
    TEST(a_code_is_read_however_it_was_typed),
    TEST(what_is_no_code_is_refused),
    TEST(a_slip_in_a_code_never_leads_elsewhere),
    TEST(every_code_of_a_room_is_equally_likely),
    TEST(bytes_that_will_not_do_are_known),
    TEST(people_say_phrases_by_their_names),
    {0},
};
