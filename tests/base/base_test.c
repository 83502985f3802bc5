/* SPDX-License-Identifier: MIT */
/* The base room: bounded strings, seeded streams, hashes, lists. */
#include <string.h>

#include "base/hash.h"
#include "base/i18n/translate.h"
#include "base/listing.h"
#include "base/rng.h"
#include "base/say.h"
#include "base/text.h"
#include "test.h"

static void a_string_is_cut_at_a_character(void)
{
    char data[8];
    for (size_t size = 1; size <= sizeof data; size++) {
        assert_false(
            text_copy(data, size, "\303\251\342\202\254\360\237\232\227!")); /* 2, 3, 4 and 1 bytes */
        size_t wanted = size - 1 >= 5 ? 5 : size - 1 >= 2 ? 2 : 0;
        assert_int_equal(strlen(data), wanted);
        assert_false(text_format(data, size, "%s", "\303\251\342\202\254\360\237\232\227!"));
        assert_int_equal(strlen(data), wanted);
    }
    assert_true(text_copy(data, sizeof data, "1234567"));
    assert_true(text_format(data, sizeof data, "%d", 1234567));
    assert_false(text_format(data, sizeof data, "%d", 12345678));
    assert_string_equal(data, "1234567");
}

static void a_string_grows_until_it_is_full(void)
{
    char data[10];
    struct text text = text_in(data, sizeof data);
    text_add(&text, "abc");
    text_addf(&text, "%03d", 7);
    assert_string_equal(data, "abc007");
    assert_false(text.cut);
    text_add_bytes(&text, "defgh", 5);
    assert_string_equal(data, "abc007def");
    assert_true(text.cut);
    assert_int_equal(text.length, 9);
}

/* The compiler knows what C has, and these are not for it to see. */
static const char *translated(const char *format)
{
    return format;
}

static void sentences_are_joined_with_one_full_stop(void)
{
    char data[64];
    struct text text = text_in(data, sizeof data);
    text_add_sentence(&text, "Options");
    text_add_sentence(&text, "");
    text_add_sentence(&text, "Sure?");
    text_add_sentence(&text, "Keys\u2026");
    text_add_sentence(&text, "Done.");
    text_add_sentence(&text, "On");
    assert_string_equal(data, "Options. Sure? Keys\u2026 Done. On");
}

/* What was added to the end piece by piece; nothing added is no sentence. */
static void what_was_added_becomes_a_sentence_of_its_own(void)
{
    char data[48];
    struct text text = text_in(data, sizeof data);
    text_add(&text, "Stage 3");
    size_t from = text_sentence(&text, 0);
    from = text_sentence(&text, from);
    text_add(&text, "Friday");
    text_add(&text, ", in August.");
    from = text_sentence(&text, from);
    text_add(&text, "Road");
    size_t end = text_sentence(&text, from);
    assert_string_equal(data, "Stage 3. Friday, in August. Road");
    assert_int_equal(end, strlen(data));
    text_add(&text, " and a long way from here");
    assert_true(text.cut);
    struct text behind = text_behind(data, sizeof data);
    assert_int_equal(behind.length, strlen(data));
}

static void values_are_named_by_number_on_every_system(void)
{
    char data[64];
    assert_true(text_format(data, sizeof data, translated("%2$s plays %1$s"), "Go", "L\303\251a"));
    assert_string_equal(data, "L\303\251a plays Go");
    /* A place twice, shapes, a percent sign, lengths, and a dollar that names nothing. */
    assert_true(text_format(data, sizeof data, translated("%1$d%% $%1$03d %3$.1f %2$-4s| %4$lld %5$zu %6$c"),
                            7, "ab", 2.5, -1LL, sizeof(char), 'x'));
    assert_string_equal(data, "7% $007 2.5 ab  | -1 1 x");
    /* Only a library may know of that: nothing is taken before it is handed over. */
    assert_true(text_format(data, sizeof data, translated("%2$s %1$hd"), (short)3, "ab"));
    assert_string_equal(data, "ab 3");
    assert_true(text_format(data, sizeof data, "%d $", 5));
    assert_string_equal(data, "5 $");
    assert_false(text_format(data, 8, translated("%2$s%1$s"), "\303\251", "123456"));
    assert_string_equal(data, "123456");
}

static void characters_are_counted_and_nonsense_is_known(void)
{
    static const struct {
        const char *bytes;
        size_t count;
        int characters;
    } rows[] = {
        {"", 0, 0},
        {"Marie", 5, 5},
        {"L\303\251a", 4, 3},
        {"\342\202\254\360\237\232\227", 7, 2},
        {"\303", 1, -1},             /* cut */
        {"\251", 1, -1},             /* begins in the middle */
        {"\300\200", 2, -1},         /* overlong */
        {"\340\200\200", 3, -1},     /* overlong */
        {"\355\240\200", 3, -1},     /* surrogate */
        {"\364\220\200\200", 4, -1}, /* beyond Unicode */
        {"\360\217\277\277", 4, -1}, /* overlong */
        {"\377", 1, -1},
        {"a\nb", 3, -1},
        {"a\0b", 3, -1},
        {"\177", 1, -1},
        {"\302\205", 2, -1}, /* a control character of the upper half */
        {"\302\240", 2, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(text_characters(rows[i].bytes, rows[i].count), rows[i].characters);
    }
}

static void what_a_terminal_would_obey_is_written_out(void)
{
    char buffer[100];
    struct text text = text_in(buffer, sizeof buffer);
    text_add_shown(&text, "a\033[2J\a\r\n\x7F \xC2\x9B \xFF é “…” \xE2\x82");
    assert_string_equal(buffer, "a\\x1B[2J\\x07\\x0D\\x0A\\x7F \\xC2\\x9B \\xFF é “…” \\xE2\\x82");
    assert_false(text.cut);

    FILE *file = tmpfile();
    assert_non_null(file);
    char name[SAY_LINE_SIZE * 2];
    memset(name, '\033', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    say_line(file, "%s cannot be read: %d", "a\nb\033c", 7);
    say_line(file, "%s", name);
    rewind(file);
    char line[SAY_LINE_SIZE * 5];
    assert_non_null(fgets(line, sizeof line, file));
    assert_string_equal(line, "a\\x0Ab\\x1Bc cannot be read: 7\n");
    assert_non_null(fgets(line, sizeof line, file));
    assert_null(strchr(line, '\033'));
    assert_int_equal(strlen(line), (SAY_LINE_SIZE - 1) * 4 + 1);
    fclose(file);
}

static void a_stream_repeats_itself_on_every_machine(void)
{
    /* The reference stream of PCG32 with seed 42 and stream 54. */
    static const uint32_t wanted[] = {0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e};
    struct rng rng = rng_make(42, 54);
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        assert_int_equal(rng_next(&rng), wanted[i]);
    }
}

static void streams_of_one_seed_differ(void)
{
    struct rng deal = rng_make(1955, RNG_DEAL);
    struct rng player = rng_make(1955, RNG_PLAYER);
    int same = 0;
    for (int i = 0; i < 1000; i++) {
        same += rng_next(&deal) == rng_next(&player);
    }
    assert_true(same < 3);
}

static void numbers_below_a_limit_are_fair(void)
{
    enum { LIMIT = 7, TRIES = 70000 };
    int count[LIMIT] = {0};
    struct rng rng = rng_make(3, RNG_DEAL);
    for (int i = 0; i < TRIES; i++) {
        uint32_t number = rng_below(&rng, LIMIT);
        assert_true(number < LIMIT);
        count[number]++;
    }
    for (int i = 0; i < LIMIT; i++) {
        assert_in_range(count[i], TRIES / LIMIT * 95 / 100, TRIES / LIMIT * 105 / 100);
    }
    assert_int_equal(rng_below(&rng, 1), 0);
}

static void a_shuffle_keeps_every_card_and_moves_each_everywhere(void)
{
    enum { CARDS = 5, TRIES = 20000 };
    int at[CARDS][CARDS] = {{0}};
    struct rng rng = rng_make(4, RNG_DEAL);
    for (int i = 0; i < TRIES; i++) {
        uint8_t card[CARDS] = {0, 1, 2, 3, 4};
        int seen = 0;
        rng_shuffle(&rng, card, CARDS);
        for (int place = 0; place < CARDS; place++) {
            seen |= 1 << card[place];
            at[place][card[place]]++;
        }
        assert_int_equal(seen, (1 << CARDS) - 1);
    }
    for (int place = 0; place < CARDS; place++) {
        for (int card = 0; card < CARDS; card++) {
            assert_in_range(at[place][card], TRIES / CARDS * 9 / 10, TRIES / CARDS * 11 / 10);
        }
    }
}

static void a_hash_counts_every_byte_and_its_place(void)
{
    assert_true(hash_bytes(HASH_START, "a", 1) == UINT64_C(0xaf63dc4c8601ec8c)); /* FNV-1a, as published */
    assert_true(hash_bytes(HASH_START, "foobar", 6) == UINT64_C(0x85944171f73967e8));
    assert_true(hash_number(HASH_START, 1) != hash_number(HASH_START, 256));
    assert_true(hash_number(hash_number(HASH_START, 1), 2) != hash_number(hash_number(HASH_START, 2), 1));
}

static const char *find(void *context, const char *message)
{
    return strcmp(message, "Stop") == 0 ? context : NULL;
}

static const char *find_plural(void *context, const char *one, const char *many, unsigned long n)
{
    (void)context;
    (void)many;
    return strcmp(one, "mile") != 0 ? NULL : n < 2 ? "mille" : "milles";
}

static void words_come_from_the_source_in_use(void)
{
    char red[] = "Feu rouge";
    const struct translate_source french = {.context = red, .find = find, .find_plural = find_plural};
    assert_string_equal(_("Stop"), "Stop");
    translate_use(&french);
    assert_string_equal(_("Stop"), "Feu rouge");
    assert_string_equal(_("Go"), "Go");
    assert_string_equal(_n("mile", "miles", 0), "mille");
    assert_string_equal(_n("mile", "miles", 25), "milles");
    assert_string_equal(_n("card", "cards", 25), "cards");
    translate_use(NULL);
    assert_string_equal(_("Stop"), "Stop");
    assert_string_equal(_n("mile", "miles", 0), "miles");
}

static bool take(void *into, char *line)
{
    char *taken = into;
    strcat(taken, line);
    strcat(taken, ",");
    return strcmp(line, "bad") != 0;
}

/* The number that reading a text returns, and what was taken in. */
static int read_list(const char *text, size_t length, char taken[64])
{
    static const struct listing fruit = {.first = "fruit 1", .last = "end", .take = take};
    taken[0] = '\0';
    return listing_read(&fruit, taken, text, length);
}

static void a_list_is_read_whole_or_the_wrong_line_is_named(void)
{
    static const struct {
        const char *text;
        int wrong;
        const char *taken;
    } cases[] = {
        {"fruit 1\npear\nplum\nend\n", 0, "pear,plum,"},
        {"fruit 1\r\n\r\n# a comment\r\npear\r\nend", 0, "pear,"}, /* other ends, and none at the last */
        {"", 1, ""},
        {"fruit 2\nend\n", 1, ""},
        {"fruit 1\npear\n", 3, "pear,"}, /* cut short */
        {"fruit 1\npear\nbad\nend\n", 3, "pear,bad,"},
        {"fruit 1\nend\npear\n", 3, ""},
    };
    char taken[64];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(read_list(cases[i].text, strlen(cases[i].text), taken), cases[i].wrong);
        assert_string_equal(taken, cases[i].taken);
    }
    assert_int_equal(read_list("fruit 1\npe\0r\nend\n", 17, taken), 2);
    char wide[LISTING_LINE_SIZE + 16] = "fruit 1\n";
    memset(wide + 8, '#', LISTING_LINE_SIZE);
    assert_int_equal(read_list(wide, 8 + LISTING_LINE_SIZE - 1, taken), 3);
    assert_int_equal(read_list(wide, 8 + LISTING_LINE_SIZE, taken), 2);
}

const struct test tests[] = {
    TEST(a_string_is_cut_at_a_character),
    TEST(a_string_grows_until_it_is_full),
    TEST(sentences_are_joined_with_one_full_stop),
    TEST(what_was_added_becomes_a_sentence_of_its_own),
    TEST(values_are_named_by_number_on_every_system),
    TEST(characters_are_counted_and_nonsense_is_known),
    TEST(what_a_terminal_would_obey_is_written_out),
    TEST(a_stream_repeats_itself_on_every_machine),
    TEST(streams_of_one_seed_differ),
    TEST(numbers_below_a_limit_are_fair),
    TEST(a_shuffle_keeps_every_card_and_moves_each_everywhere),
    TEST(a_hash_counts_every_byte_and_its_place),
    TEST(words_come_from_the_source_in_use),
    TEST(a_list_is_read_whole_or_the_wrong_line_is_named),
    {0},
};
