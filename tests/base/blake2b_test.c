/* SPDX-License-Identifier: MIT */
/* BLAKE2b by the vectors of RFC 7693 and of its authors. */
#include "base/blake2b.h"

#include "base/text.h"
#include "test.h"

#include <string.h>

enum { LONGEST = 1024 };

static void of_text(const void *text, size_t count, size_t size, uint8_t *out)
{
    struct blake2b hash = blake2b_begin(size);
    blake2b_add(&hash, text, count);
    blake2b_end(&hash, out);
}

static void assert_hash(const uint8_t *hash, size_t size, const char *digits)
{
    char said[2 * BLAKE2B_SIZE_MOST + 1];
    struct text text = text_in(said, sizeof said);
    for (size_t i = 0; i < size; i++) {
        text_addf(&text, "%02x", hash[i]);
    }
    assert_string_equal(said, digits);
}

/* RFC 7693, appendix A. */
static void the_example_of_the_rfc(void)
{
    uint8_t hash[BLAKE2B_SIZE_MOST];
    of_text("abc", 3, sizeof hash, hash);
    assert_hash(hash, sizeof hash,
                "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
}

static void fill(uint8_t *out, size_t count, uint32_t seed)
{
    uint32_t a = UINT32_C(0xDEAD4BAD) * seed, b = 1;
    for (size_t i = 0; i < count; i++) {
        uint32_t t = a + b;
        a = b;
        b = t;
        out[i] = (uint8_t)(t >> 24);
    }
}

/* A key is a block before the text, and its length is in the parameters: by that the house's hash, which
 * takes none, is tried with keys too. */
static void of_text_with_key(const uint8_t *text, size_t count, const uint8_t *key, size_t size, uint8_t *out)
{
    uint8_t block[BLAKE2B_BLOCK] = {0};
    struct blake2b hash = blake2b_begin(size);
    memcpy(block, key, size);
    hash.h[0] ^= (uint64_t)size << 8;
    blake2b_add(&hash, block, sizeof block);
    blake2b_add(&hash, text, count);
    blake2b_end(&hash, out);
}

/* RFC 7693, appendix E. */
static void the_self_test_of_the_rfc(void)
{
    static const size_t sizes[] = {20, 32, 48, 64}, lengths[] = {0, 3, 128, 129, 255, 1024};
    struct blake2b all = blake2b_begin(32);
    uint8_t text[LONGEST], key[BLAKE2B_SIZE_MOST], hash[BLAKE2B_SIZE_MOST];
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        for (size_t j = 0; j < sizeof lengths / sizeof lengths[0]; j++) {
            fill(text, lengths[j], (uint32_t)lengths[j]);
            of_text(text, lengths[j], sizes[i], hash);
            blake2b_add(&all, hash, sizes[i]);
            fill(key, sizes[i], (uint32_t)sizes[i]);
            of_text_with_key(text, lengths[j], key, sizes[i], hash);
            blake2b_add(&all, hash, sizes[i]);
        }
    }
    blake2b_end(&all, hash);
    assert_hash(hash, 32, "c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475");
}

/* Texts 00, 00 01, 00 01 02 and so on, as in the authors' list of known answers. */
static void the_known_answers(void)
{
    static const struct {
        size_t length, size;
        const char *hash;
    } rows[] = {
        {0, 64,
         "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"
         "d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce"},
        {1, 64,
         "2fa3f686df876995167e7c2e5d74c4c7b6e48f8068fe0e44208344d480f7904c"
         "36963e44115fe3eb2a3ac8694c28bcb4f5a0f3276f2e79487d8219057a506e4b"},
        {127, 64,
         "b6292669ccd38d5f01caae96ba272c76a879a45743afa0725d83b9ebb26665b7"
         "31f1848c52f11972b6644f554c064fa90780dbbbf3a89d4fc31f67df3e5857ef"},
        {128, 64,
         "2319e3789c47e2daa5fe807f61bec2a1a6537fa03f19ff32e87eecbfd64b7e0e"
         "8ccff439ac333b040f19b0c4ddd11a61e24ac1fe0f10a039806c5dcc0da3d115"},
        {129, 64,
         "f59711d44a031d5f97a9413c065d1e614c417ede998590325f49bad2fd444d3e"
         "4418be19aec4e11449ac1a57207898bc57d76a1bcf3566292c20c683a5c4648f"},
        {255, 64,
         "5b21c5fd8868367612474fa2e70e9cfa2201ffeee8fafab5797ad58fefa17c9b"
         "5b107da4a3db6320baaf2c8617d5a51df914ae88da3867c2d41f0cc14fa67928"},
        {256, 64,
         "1ecc896f34d3f9cac484c73f75f6a5fb58ee6784be41b35f46067b9c65c63a67"
         "94d3d744112c653f73dd7deb6666204c5a9bfa5b46081fc10fdbe7884fa5cbf8"},
        {0, 32, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"},
        {128, 32, "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1"},
        {0, 16, "cae66941d9efbd404e4d88758ea67670"},
        {200, 16, "61479efa6267fea757b3f881e2979bbc"},
        {7, 63,
         "bcd2fe53bc7952d311c4da4c43ef49efaffe3fa22ede3895273c87b75349de6d"
         "295c43b1ac5662f6ac08df3629f17f1d0bd8fe7a51b0d92e665ba2ab962283"},
    };
    uint8_t text[256], hash[BLAKE2B_SIZE_MOST];
    for (size_t i = 0; i < sizeof text; i++) {
        text[i] = (uint8_t)i;
    }
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        of_text(text, rows[i].length, rows[i].size, hash);
        assert_hash(hash, rows[i].size, rows[i].hash);
    }
}

/* The answer is that of Python's hashlib. */
static void every_length_and_size(void)
{
    struct blake2b all = blake2b_begin(64);
    uint8_t text[600], hash[BLAKE2B_SIZE_MOST];
    for (size_t n = 0; n < sizeof text; n++) {
        for (size_t i = 0; i < n; i++) {
            text[i] = (uint8_t)(7 * i + n);
        }
        of_text(text, n, BLAKE2B_SIZE_LEAST + n % 49, hash);
        blake2b_add(&all, hash, BLAKE2B_SIZE_LEAST + n % 49);
    }
    blake2b_end(&all, hash);
    assert_hash(hash, 64,
                "c534b024e0c747f1e6c51a1d89a364c49cac5b16d024ced4f9360d2db9bc79c4"
                "294e83c409d3e3dceefe96d3d02514c73bab1281fe91b3824aaeda3a038083f1");
}

static void in_how_many_pieces_makes_no_difference(void)
{
    uint8_t text[3 * BLAKE2B_BLOCK], once[32], pieces[32];
    fill(text, sizeof text, 34);
    of_text(text, sizeof text, sizeof once, once);
    for (size_t step = 1; step <= sizeof text; step++) {
        struct blake2b hash = blake2b_begin(sizeof pieces);
        for (size_t at = 0; at < sizeof text; at += step) {
            blake2b_add(&hash, text + at, step < sizeof text - at ? step : sizeof text - at);
            blake2b_add(&hash, NULL, 0);
        }
        blake2b_end(&hash, pieces);
        assert_memory_equal(pieces, once, sizeof once);
    }
}

const struct test tests[] = {
    TEST(the_example_of_the_rfc),
    TEST(the_self_test_of_the_rfc),
    TEST(the_known_answers),
    TEST(every_length_and_size),
    TEST(in_how_many_pieces_makes_no_difference),
    {0},
};
