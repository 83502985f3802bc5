/* SPDX-License-Identifier: MIT */
/* Chance that nobody chooses: chains by their layout, links that are checked, throws as even as of a true
 * die. */
#include "net/chain.h"

#include "base/blake2b.h"
#include "base/rng.h"
#include "base/text.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

/* A secret that each run has again. */
static void secret_of(int who, uint8_t *secret)
{
    struct blake2b hash = blake2b_begin(CHAIN_HASH);
    uint8_t name[2] = {(uint8_t)(who & 0xFF), (uint8_t)(who >> 8 & 0xFF)}; /* the same on every machine */
    blake2b_add(&hash, name, sizeof name);
    blake2b_end(&hash, secret);
}

static void assert_bytes(const uint8_t *bytes, const char *digits)
{
    char said[2 * CHAIN_HASH + 1];
    struct text text = text_in(said, sizeof said);
    for (int i = 0; i < CHAIN_HASH; i++) {
        text_addf(&text, "%02x", bytes[i]);
    }
    assert_string_equal(said, digits);
}

static void make_plain(struct chain *chain, int first)
{
    uint8_t secret[CHAIN_HASH];
    for (int i = 0; i < CHAIN_HASH; i++) {
        secret[i] = (uint8_t)i;
    }
    chain_make(chain, secret, first);
}

/* The answers are those of Python's hashlib with the layout of chain.h. */
static void a_chain_is_made_by_its_layout(void)
{
    static const struct {
        int k;
        const char *link;
    } rows[] = {
        {1, "52335c375bc72828645bc4a6ef89790f1875ed8e67fb4294bac79641f977a2d3"},
        {62, "8064d55d9c5434b0c37e385fab47dcb8caa5e25111bf32e7335091e7c7115052"},
        {63, "f1eaa998d2cc8fc5bf428855ee70a140658feff677612e7bc2c1c380b83021de"},
        {64, "1496e64b12a8e1dc425ba17af0f70c9dc01524e65883f811863fbe9d41bef7b2"},
        {4094, "b7d1ca4a6865786324a3275c2b468352d9913a956cdcf530ae7b3570df0a0bb1"},
        {4095, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"},
    };
    struct chain chain;
    make_plain(&chain, 1);
    assert_bytes(chain.tip, "e92735522f7a444916351f0062df652771562db61ee30f8d30548509cead67c6");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint8_t link[CHAIN_HASH];
        assert_true(chain_next(&chain, rows[i].k, link));
        assert_bytes(link, rows[i].link);
    }
}

static void a_seed_is_made_by_its_layout(void)
{
    struct chain chain;
    struct chain_links links = {.told = {true, true}};
    make_plain(&chain, 1);
    assert_true(chain_next(&chain, 17, links.link[0]) && chain_next(&chain, 18, links.link[1]));
    memset(links.link[2], 0xA5, CHAIN_HASH); /* not told: as if it were not there */
    struct chain_seed seed = chain_seed("KBTX4MRW", 17, "2 roll abc", 2, &links);
    assert_true(seed.a == UINT64_C(0xbf91b07828006393) && seed.b == UINT64_C(0xaf105d6d4c52ae64));

    struct chain_links six = {.told = {[0] = true, [6] = true}};
    make_plain(&chain, 1);
    assert_true(chain_next(&chain, 1, six.link[0]) && chain_next(&chain, 2, six.link[6]));
    seed = chain_seed("222KBTX", 1000, "deal", 6, &six);
    assert_true(seed.a == UINT64_C(0x28600b4e24796db7) && seed.b == UINT64_C(0x644b7b05a17dd827));

    seed = chain_seed("", 70000, "", 1, &(struct chain_links){.told = {false}});
    assert_true(seed.a == UINT64_C(0xa48e7e3504899472) && seed.b == UINT64_C(0xd20126180be1f25c));
}

static void each_link_leads_to_the_one_before(void)
{
    static struct chain chain;
    uint8_t secret[CHAIN_HASH], last[CHAIN_HASH], link[CHAIN_HASH];
    secret_of(1, secret);
    chain_make(&chain, secret, 1);
    memcpy(last, chain.tip, CHAIN_HASH);
    for (int k = 1; k <= CHAIN_LINKS; k++) {
        assert_true(chain_next(&chain, k, link));
        assert_true(chain_follows(last, link, 1));
        memcpy(last, link, CHAIN_HASH);
    }
    assert_memory_equal(last, secret, CHAIN_HASH);
    assert_true(chain_follows(chain.tip, secret, CHAIN_LINKS));
    assert_false(chain_next(&chain, CHAIN_LINKS + 1, link)); /* spent */
}

static void a_link_that_was_not_asked_for_leaves_a_gap(void)
{
    struct chain chain;
    uint8_t two[CHAIN_HASH], five[CHAIN_HASH];
    make_plain(&chain, 1);
    assert_true(chain_next(&chain, 2, two) && chain_next(&chain, 5, five));
    for (int times = -1; times <= CHAIN_LINKS + 1; times += times < 6 ? 1 : CHAIN_LINKS - 6) {
        assert_int_equal(chain_follows(two, five, times), times == 3);
        assert_int_equal(chain_follows(chain.tip, two, times), times == 2);
        assert_false(chain_follows(five, two, times));
        assert_false(chain_follows(two, two, times));
    }
}

static void a_wrong_bit_in_a_link_is_found(void)
{
    struct chain chain;
    uint8_t link[CHAIN_HASH];
    make_plain(&chain, 1);
    assert_true(chain_next(&chain, 1, link));
    for (int bit = 0; bit < 8 * CHAIN_HASH; bit++) {
        link[bit / 8] ^= (uint8_t)(1u << bit % 8);
        assert_false(chain_follows(chain.tip, link, 1));
        link[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
    assert_true(chain_follows(chain.tip, link, 1));
}

static void a_chain_gives_links_only_forward_and_where_it_counts(void)
{
    struct chain chain;
    uint8_t link[CHAIN_HASH], again[CHAIN_HASH];
    make_plain(&chain, 100);
    assert_false(chain_next(&chain, 0, link) || chain_next(&chain, 99, link) || chain_next(&chain, -1, link));
    assert_true(chain_next(&chain, 100, link) && chain_follows(chain.tip, link, 1));
    assert_true(chain_next(&chain, 100, again));
    assert_memory_equal(link, again, CHAIN_HASH);
    assert_true(chain_next(&chain, 103, link) && chain_follows(chain.tip, link, 4));
    assert_false(chain_next(&chain, 102, link));
    assert_true(chain_next(&chain, 100 + CHAIN_LINKS - 1, link));
    assert_false(chain_next(&chain, 100 + CHAIN_LINKS, link) || chain_next(&chain, INT32_MAX, link));
}

/* Whatever goes into a seed changes it. */
static void a_seed_depends_on_all_that_is_told(void)
{
    enum { SEEDS = 9 };
    struct chain_links links = {.told = {true, true, true}}, other = links;
    other.link[1][31] = 1;
    struct chain_links silent = links;
    silent.told[2] = false;
    silent.link[1][0] = 1;
    struct chain_links swapped = {.told = {true, true, true}, .link = {[2] = {[31] = 1}}};
    struct chain_seed seed[SEEDS] = {
        chain_seed("KBTX4MRW", 1, "deal", 2, &links),   chain_seed("KBTX4MRX", 1, "deal", 2, &links),
        chain_seed("KBTX4MRW", 2, "deal", 2, &links),   chain_seed("KBTX4MRW", 1, "2 roll a", 2, &links),
        chain_seed("KBTX4MRW", 1, "deal", 3, &links),   chain_seed("KBTX4MRW", 1, "deal", 2, &other),
        chain_seed("KBTX4MRW", 1, "deal", 2, &silent),  chain_seed("KBTX4MRW", 1, "deal", 2, &swapped),
        chain_seed("KBTX4MRW", 257, "deal", 2, &links),
    };
    for (int i = 0; i < SEEDS; i++) {
        for (int j = 0; j < i; j++) {
            assert_true(seed[i].a != seed[j].a && seed[i].b != seed[j].b);
        }
    }
}

/* All links of a chain at once, as a room could have them in memory. */
static void links_of(int who, uint8_t links[CHAIN_LINKS + 1][CHAIN_HASH])
{
    secret_of(who, links[CHAIN_LINKS]);
    for (int i = CHAIN_LINKS; i > 0; i--) {
        struct blake2b hash = blake2b_begin(CHAIN_HASH);
        blake2b_add(&hash, "rm-link", 7);
        blake2b_add(&hash, links[i], CHAIN_HASH);
        blake2b_end(&hash, links[i - 1]);
    }
}

/* Counts the faces of so many throws of one die, each by a seed of its own, of a host and two people;
 * `league`: the host and one of them always give the same link. And each throw beside the one before. */
static void throw_dice(int throws, bool league, long *face, long *pair)
{
    static uint8_t chain[3][CHAIN_LINKS + 1][CHAIN_HASH];
    int last = 0;
    for (int thrown = 0; thrown < throws; thrown++) {
        int i = 1 + thrown % CHAIN_LINKS;
        struct chain_links links = {.told = {true, true, true}};
        for (int who = 0; who < 3; who++) {
            if (i == 1) {
                links_of(3 * (thrown / CHAIN_LINKS) + who, chain[who]);
            }
            memcpy(links.link[who], chain[who][league && who < 2 ? 7 : i], CHAIN_HASH);
        }
        struct chain_seed seed = chain_seed("KBTX4MRW", league ? 7 : 1 + thrown, "0 roll a", 2, &links);
        struct rng rng = rng_make(seed.a, seed.b);
        int now = (int)rng_below(&rng, 6);
        face[now]++;
        pair[6 * last + now]++;
        last = now;
    }
}

/* Pearson's sum for counts that should be equal. */
static double unevenness(const long *count, int kinds, int total)
{
    double sum = 0, wanted = (double)total / kinds;
    for (int i = 0; i < kinds; i++) {
        sum += ((double)count[i] - wanted) * ((double)count[i] - wanted) / wanted;
    }
    return sum;
}

static int throws_wanted(void)
{
    const char *wish = getenv("CHAIN_THROWS");
    return wish ? atoi(wish) : 1000000;
}

/* Chi-square below the points of 99.9 % for 5 and for 35 degrees. */
static void throws_are_as_even_as_of_a_true_die(void)
{
    long face[6] = {0}, pair[36] = {0};
    throw_dice(throws_wanted(), false, face, pair);
    assert_true(unevenness(face, 6, throws_wanted()) < 20.52);
    assert_true(unevenness(pair, 36, throws_wanted()) < 66.62);
}

static void one_who_is_honest_is_enough_for_even_throws(void)
{
    long face[6] = {0}, pair[36] = {0};
    throw_dice(throws_wanted() / 5, true, face, pair);
    assert_true(unevenness(face, 6, throws_wanted() / 5) < 20.52);
    assert_true(unevenness(pair, 36, throws_wanted() / 5) < 66.62);
}

/* Which of 28 cards lies first, in the middle and last; 27 degrees. */
static void deals_are_as_even_as_of_a_shuffled_deck(void)
{
    enum { CARDS = 28 };
    static uint8_t chain[CHAIN_LINKS + 1][CHAIN_HASH];
    static const int places[3] = {0, CARDS / 2, CARDS - 1};
    long count[3][CARDS] = {{0}};
    int deals = throws_wanted() / 5;
    for (int deal = 0; deal < deals; deal++) {
        int i = 1 + deal % CHAIN_LINKS;
        struct chain_links links = {.told = {true}};
        uint8_t card[CARDS];
        if (i == 1) {
            links_of(-1 - deal / CHAIN_LINKS, chain);
        }
        memcpy(links.link[0], chain[i], CHAIN_HASH);
        struct chain_seed seed = chain_seed("KBTX4MRW", 1 + deal, "deal", 4, &links);
        struct rng rng = rng_make(seed.a, seed.b);
        for (int at = 0; at < CARDS; at++) {
            card[at] = (uint8_t)at;
        }
        rng_shuffle(&rng, card, CARDS);
        for (int at = 0; at < 3; at++) {
            count[at][card[places[at]]]++;
        }
    }
    for (int at = 0; at < 3; at++) {
        assert_true(unevenness(count[at], CARDS, deals) < 55.48);
    }
}

const struct test tests[] = {
    TEST(a_chain_is_made_by_its_layout),
    TEST(a_seed_is_made_by_its_layout),
    TEST(each_link_leads_to_the_one_before),
    TEST(a_link_that_was_not_asked_for_leaves_a_gap),
    TEST(a_wrong_bit_in_a_link_is_found),
    TEST(a_chain_gives_links_only_forward_and_where_it_counts),
    TEST(a_seed_depends_on_all_that_is_told),
    TEST(throws_are_as_even_as_of_a_true_die),
    TEST(deals_are_as_even_as_of_a_shuffled_deck),
    TEST(one_who_is_honest_is_enough_for_even_throws),
    {0},
};
