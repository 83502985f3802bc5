/* SPDX-License-Identifier: MIT */
/* Lines between machines: what is one, what is refused, and that what is written is read back. */
#include "net/line.h"

#include "base/rng.h"
#include "test.h"

#include <limits.h>
#include <string.h>

enum { SIZE = LINE_FROM_ROOM_MOST + 2 };

/* Parses a copy of so many bytes. The line lies in it until the next call. */
static bool parse_bytes(struct net_line *line, const char *bytes, size_t length, size_t most)
{
    static char copy[2 * SIZE];
    assert_true(length < sizeof copy);
    memcpy(copy, bytes, length);
    copy[length] = '~';
    return line_parse(line, copy, length, most);
}

static bool parse(struct net_line *line, const char *string)
{
    return parse_bytes(line, string, strlen(string), LINE_TO_ROOM_MOST);
}

static void a_line_is_a_word_and_its_values(void)
{
    struct net_line line;
    assert_true(parse(&line, "play n=57 m=\"play 42 n\""));
    assert_int_equal(line.word, LINE_PLAY);
    assert_int_equal(line.count, 2);
    assert_string_equal(line_value(&line, "n"), "57");
    assert_string_equal(line_value(&line, "m"), "play 42 n");
    assert_null(line_value(&line, "k"));

    assert_true(parse(&line, "bye"));
    assert_int_equal(line.word, LINE_BYE);
    assert_int_equal(line.count, 0);

    assert_true(
        parse(&line, "seat seat=2 name=\"Léa \\\"N7\\\" \\\\o\" is=here rules=length=200,coups= x=\"\""));
    assert_string_equal(line_value(&line, "name"), "Léa \"N7\" \\o");
    assert_string_equal(line_value(&line, "rules"), "length=200,coups=");
    assert_string_equal(line_value(&line, "is"), "here");
    assert_string_equal(line_value(&line, "x"), "");
}

static void words_and_names_that_nobody_knows_are_no_fault(void)
{
    struct net_line line;
    assert_true(parse(&line, "dance with=\"two left feet\" later_name=1"));
    assert_int_equal(line.word, LINE_UNKNOWN);
    assert_string_equal(line.said, "dance");
    assert_true(parse(&line, "play n=1 m=a from_later=\"2 3\""));
    assert_string_equal(line_value(&line, "m"), "a");
}

static void what_is_no_line_is_refused(void)
{
    static const char *const rows[] = {
        "",
        " ",
        " play",
        "play ",
        "play  n=1",
        "play n=1 ",
        "Play n=1",
        "9lay",
        "_play",
        "play-on",
        "play\tn=1",
        "play n=1\n",
        "play n=1\r",
        "play n",
        "play n m=1",
        "play =1",
        "play N=1",
        "play n =1",
        "play n= m=1",
        "play n=",
        "play n=1 n=2",
        "play m=1 n=2 m=1",
        "play m=\"a",
        "play m=\"",
        "play m=\"a\\\"",
        "play m=\"a\\",
        "play m=\"a\\n\"",
        "play m=\"a\"b",
        "play m=\"a\"\"b\"",
        "play m=\"a\"n=1",
        "play m=\"a\" ",
        "play m=a\"b",
        "play m=a\\b",
        "play m=\\",
        "play m=\"a\nb\"",
        "play m=\"\x7F\"",
        "play m=\xC3",
        "play m=\xC3 n=1",
        "play m=\"\xC3\"",
        "play m=\xC0\x80",
        "play m=\xED\xA0\x80",
        "play m=\xF4\x90\x80\x80",
        "play m=\xFF",
        "play m=\xC2\x85", /* a control character of the upper half */
        "pl\xC3\xA9 n=1",
        "play n\xC3\xA9=1",
        "abcdefghijklmnop",
        "play abcdefghijklmnop=1",
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct net_line line;
        if (parse(&line, rows[i])) {
            fail_msg("taken: %s", rows[i]);
        }
        assert_int_equal(line.word, LINE_UNKNOWN);
        assert_string_equal(line.said, "");
        assert_int_equal(line.count, 0);
        assert_null(line_value(&line, "n"));
    }
    struct net_line line;
    assert_true(parse(&line, "abcdefghijklmno abcdefghijklmno=1"));
    assert_false(parse_bytes(&line, "play n=1\0", 9, LINE_TO_ROOM_MOST));
    assert_false(parse_bytes(&line, "play m=\"a\0b\"", 12, LINE_TO_ROOM_MOST));
    assert_false(parse_bytes(&line, "play\0n=1", 8, LINE_TO_ROOM_MOST));
}

static void a_line_may_be_so_long_and_no_longer(void)
{
    static char bytes[SIZE];
    struct net_line line;
    memset(bytes, 'a', sizeof bytes);
    memcpy(bytes, "say a=", 6);
    assert_true(parse_bytes(&line, bytes, LINE_TO_ROOM_MOST, LINE_TO_ROOM_MOST));
    assert_int_equal(strlen(line_value(&line, "a")), LINE_TO_ROOM_MOST - 6);
    assert_false(parse_bytes(&line, bytes, LINE_TO_ROOM_MOST + 1, LINE_TO_ROOM_MOST));
    assert_true(parse_bytes(&line, bytes, LINE_FROM_ROOM_MOST, LINE_FROM_ROOM_MOST));
    assert_false(parse_bytes(&line, bytes, LINE_FROM_ROOM_MOST + 1, LINE_FROM_ROOM_MOST));
    assert_false(parse_bytes(&line, bytes, LINE_FROM_ROOM_MOST + 1, SIZE));
}

static void a_line_may_have_so_many_pairs_and_no_more(void)
{
    char bytes[512];
    struct text text = text_in(bytes, sizeof bytes);
    text_add(&text, "hello");
    for (int i = 0; i <= LINE_PAIRS_MOST; i++) {
        struct net_line line;
        assert_true(parse(&line, bytes));
        assert_int_equal(line.count, i);
        text_addf(&text, " n%d=%d", i, i);
    }
    struct net_line line;
    assert_false(parse(&line, bytes));
}

static void a_text_that_is_too_long_for_its_place_is_not_taken(void)
{
    struct net_line line;
    char code[9] = "?";
    assert_true(parse(&line, "join code=KBTX4MRW name=\"\""));
    assert_true(line_text(&line, "code", code, sizeof code));
    assert_string_equal(code, "KBTX4MRW");
    assert_true(line_text(&line, "name", code, sizeof code));
    assert_string_equal(code, "");
    assert_false(line_text(&line, "code", code, sizeof code - 1));
    assert_string_equal(code, "");
    assert_false(line_text(&line, "token", code, sizeof code));
}

static void a_number_has_one_way_to_be_written(void)
{
    static const struct {
        const char *line;
        int least, most;
        bool good;
        int value;
    } rows[] = {
        {"play n=0", 0, 9, true, 0},
        {"play n=57", 0, 57, true, 57},
        {"play n=57", 57, 60, true, 57},
        {"play n=57", 0, 56, false, 0},
        {"play n=57", 58, 60, false, 0},
        {"play n=-3", -3, 0, true, -3},
        {"play n=-3", 0, 9, false, 0},
        {"play n=2147483647", INT_MIN, INT_MAX, true, INT_MAX},
        {"play n=-2147483648", INT_MIN, INT_MAX, true, INT_MIN},
        {"play n=2147483648", INT_MIN, INT_MAX, false, 0},
        {"play n=-2147483649", INT_MIN, INT_MAX, false, 0},
        {"play n=99999999999999999999999999", INT_MIN, INT_MAX, false, 0},
        {"play n=18446744073709551617", INT_MIN, INT_MAX, false, 0},
        {"play n=007", 0, 9, false, 0},
        {"play n=00", 0, 9, false, 0},
        {"play n=-0", -9, 9, false, 0},
        {"play n=-", -9, 9, false, 0},
        {"play n=\"\"", INT_MIN, INT_MAX, false, 0},
        {"play n=+1", 0, 9, false, 0},
        {"play n=\" 1\"", 0, 9, false, 0},
        {"play n=1.0", 0, 9, false, 0},
        {"play n=0x1", 0, 9, false, 0},
        {"play n=1a", 0, 99, false, 0},
        {"play m=1", 0, 9, false, 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct net_line line;
        int value = 4711;
        assert_true(parse(&line, rows[i].line));
        assert_int_equal(line_number(&line, "n", rows[i].least, rows[i].most, &value), rows[i].good);
        assert_int_equal(value, rows[i].good ? rows[i].value : 4711);
    }
}

static void hexadecimal_digits_are_in_lower_case_and_just_so_many(void)
{
    struct net_line line;
    uint64_t word = 1;
    uint8_t bytes[8];
    static const uint8_t same[8] = {0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10};
    assert_true(parse(&line, "tip x=fedcba9876543210"));
    assert_true(line_hex64(&line, "x", &word));
    assert_true(word == UINT64_C(0xfedcba9876543210));
    assert_true(line_hex_bytes(&line, "x", bytes, sizeof bytes));
    assert_memory_equal(bytes, same, sizeof bytes);
    assert_false(line_hex_bytes(&line, "x", bytes, sizeof bytes - 1));
    assert_false(line_hex64(&line, "y", &word));
    assert_false(line_hex_bytes(&line, "y", bytes, 0));
    static const char *const rows[] = {"tip x=fedcba987654321",      "tip x=fedcba98765432100",
                                       "tip x=FEDCBA9876543210",     "tip x=fedcba98765432g0",
                                       "tip x=\"fedcba98 7654321\"", "tip x=\"\""};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_true(parse(&line, rows[i]));
        assert_false(line_hex64(&line, "x", &word));
        assert_false(line_hex_bytes(&line, "x", bytes, sizeof bytes));
        assert_true(word == UINT64_C(0xfedcba9876543210));
    }
}

static void a_line_is_written_with_quotes_only_where_it_must_be(void)
{
    char data[256];
    static const uint8_t token[4] = {0x00, 0x7f, 0x80, 0xff};
    struct line_writer writer = line_begin(data, sizeof data, LINE_ROOM);
    line_add_text(&writer, "code", "KBTX4MRW");
    line_add_number(&writer, "seat", -1);
    line_add_text(&writer, "name", "Léa \"N7\" \\o");
    line_add_text(&writer, "empty", "");
    line_add_text(&writer, "rules", "length=200");
    line_add_hex64(&writer, "check", UINT64_C(0x00ab));
    line_add_hex_bytes(&writer, "token", token, sizeof token);
    assert_true(line_whole(&writer));
    assert_string_equal(data,
                        "room code=KBTX4MRW seat=-1 name=\"Léa \\\"N7\\\" \\\\o\" empty=\"\" rules=length=200"
                        " check=00000000000000ab token=007f80ff");
}

static void a_line_that_cannot_be_said_is_not_whole(void)
{
    char data[16];
    for (size_t size = 1; size <= sizeof data; size++) {
        struct line_writer writer = line_begin(data, size, LINE_SAY);
        line_add_text(&writer, "a", "b c");
        assert_int_equal(line_whole(&writer), size > strlen("say a=\"b c\""));
    }
    static const char *const bad[] = {"a\nb", "\xC3", "\x7F", "\xC2\x85", "a\xED\xA0\x80"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char long_enough[64];
        struct line_writer writer = line_begin(long_enough, sizeof long_enough, LINE_SAY);
        line_add_text(&writer, "a", bad[i]);
        assert_false(line_whole(&writer));
        line_add_text(&writer, "b", "good");
        assert_false(line_whole(&writer));
    }
    char full[1024];
    struct line_writer writer = line_begin(full, sizeof full, LINE_SAY);
    for (int i = 0; i <= LINE_PAIRS_MOST; i++) {
        char name[8];
        assert_true(line_whole(&writer));
        assert_true(text_format(name, sizeof name, "n%d", i));
        line_add_number(&writer, name, i);
    }
    assert_false(line_whole(&writer));
}

static void add_any(struct rng *rng, char *value, size_t size)
{
    static const char *const pieces[] = {"a", "Z", "0", " ", "\"", "\\",  "=", ",",
                                         "'", "é", "…", "🚗", "~",  "\\n", "%d"};
    struct text text = text_in(value, size);
    for (uint32_t left = rng_below(rng, 12); left > 0; left--) {
        text_add(&text, pieces[rng_below(rng, sizeof pieces / sizeof pieces[0])]);
    }
}

static void what_is_written_is_read_back(void)
{
    struct rng rng = rng_make(34, RNG_COSMETIC);
    for (int round = 0; round < 20000; round++) {
        char data[LINE_TO_ROOM_MOST + 1], values[LINE_PAIRS_MOST][64];
        enum line_word word = (enum line_word)(1 + rng_below(&rng, LINE_WORDS - 1));
        int count = (int)rng_below(&rng, LINE_PAIRS_MOST + 1), other = (int)rng_next(&rng);
        struct line_writer writer = line_begin(data, sizeof data, word);
        for (int i = 0; i < count; i++) {
            char name[8];
            assert_true(text_format(name, sizeof name, "n%d", i));
            if (i == 3) {
                line_add_number(&writer, name, other);
            } else {
                add_any(&rng, values[i], sizeof values[i]);
                line_add_text(&writer, name, values[i]);
            }
        }
        struct net_line line;
        assert_true(line_whole(&writer));
        assert_true(line_parse(&line, data, writer.text.length, LINE_TO_ROOM_MOST));
        assert_int_equal(line.word, word);
        assert_int_equal(line.count, count);
        for (int i = 0; i < count; i++) {
            int number = 0;
            if (i == 3) {
                assert_true(line_number(&line, "n3", INT_MIN, INT_MAX, &number));
                assert_int_equal(number, other);
            } else {
                assert_string_equal(line.pair[i].value, values[i]);
            }
        }
    }
}

static void each_word_has_somebody_who_says_it(void)
{
    for (int i = LINE_UNKNOWN + 1; i < LINE_WORDS; i++) {
        enum line_word word = (enum line_word)i;
        struct net_line line;
        assert_int_equal(line_word_find(line_word_name(word)), word);
        assert_true(parse(&line, line_word_name(word)));
        assert_int_equal(line.word, word);
        assert_true(line_word_from_guest(word) || line_word_from_room(word));
    }
    assert_int_equal(line_word_find(""), LINE_UNKNOWN);
    assert_int_equal(line_word_find("plays"), LINE_UNKNOWN);
    assert_false(line_word_from_guest(LINE_UNKNOWN) || line_word_from_room(LINE_UNKNOWN));
    assert_true(line_word_from_guest(LINE_PLAY) && !line_word_from_room(LINE_PLAY));
    assert_true(line_word_from_room(LINE_UPDATE) && !line_word_from_guest(LINE_UPDATE));
    assert_true(line_word_from_room(LINE_BYE) && line_word_from_guest(LINE_BYE));
}

const struct test tests[] = {
    TEST(a_line_is_a_word_and_its_values),
    TEST(words_and_names_that_nobody_knows_are_no_fault),
    TEST(what_is_no_line_is_refused),
    TEST(a_line_may_be_so_long_and_no_longer),
    TEST(a_line_may_have_so_many_pairs_and_no_more),
    TEST(a_text_that_is_too_long_for_its_place_is_not_taken),
    TEST(a_number_has_one_way_to_be_written),
    TEST(hexadecimal_digits_are_in_lower_case_and_just_so_many),
    TEST(a_line_is_written_with_quotes_only_where_it_must_be),
    TEST(a_line_that_cannot_be_said_is_not_whole),
    TEST(what_is_written_is_read_back),
    TEST(each_word_has_somebody_who_says_it),
    {0},
};
