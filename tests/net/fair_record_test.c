/* SPDX-License-Identifier: MIT */
/* Records of chances: read as they were written, wherever they are forged or malformed. */
#include "net/fair_record.h"

#include "fair_rig.h"
#include "test.h"

#include <string.h>

enum { RECORD_SIZE = 1 << 15 };

/* Writes a match as a record; the tips, asked and opened of each chance, and what was drawn at the end. */
static void write_record(const struct fair_rig *match, struct text *out)
{
    fair_write_begin(out, FAIR_RIG_ROOM, FAIR_RIG_SEATS);
    fair_write_tips(out, FAIR_RIG_SEATS, &match->tips);
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        fair_write_asked(out, k, match->round[k].what);
        fair_write_opened(out, k, FAIR_RIG_SEATS, &match->round[k].links);
    }
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        fair_write_drawn(out, k, match->round[k].what, match->round[k].seed);
    }
    fair_write_end(out);
    assert_false(out->cut);
}

struct findings {
    int count, line, k;
    unsigned faults;
};

static void note(void *context, int line, int k, unsigned faults)
{
    struct findings *findings = context;
    findings->count++;
    findings->line = line;
    findings->k = k;
    findings->faults = faults;
}

static char record[RECORD_SIZE];

static void a_record_is_read_as_it_was_written(void)
{
    static struct fair_rig match;
    static struct fair fair;
    struct text text = text_in(record, sizeof record);
    struct findings findings = {0};
    fair_rig_play(&match);
    text_add(&text, "# who played, and when\n\n");
    write_record(&match, &text);
    assert_int_equal(fair_read(&fair, record, text.length, note, &findings), 0);
    assert_int_equal(findings.count, 0);
    assert_string_equal(fair.room, FAIR_RIG_ROOM);
    assert_int_equal(fair.seats, FAIR_RIG_SEATS);
    assert_int_equal(fair.drawn, FAIR_RIG_CHANCES);
    for (int place = FAIR_HOST; place <= FAIR_RIG_SEATS; place++) {
        assert_int_equal(fair.party[place].took_part, place == 3 ? 0 : FAIR_RIG_CHANCES);
    }
    assert_true(strstr(record, "fair rm=1 room=KBTX4MRW seats=4\ntip host=") != NULL);
    assert_true(strstr(record, "\nchance k=2 what=\"2 roll abc\"\nopened k=2 host=") != NULL);
}

static void a_record_says_where_something_does_not_agree(void)
{
    static struct fair_rig match;
    static struct fair fair;
    struct text text = text_in(record, sizeof record);
    struct findings findings = {0};
    fair_rig_play(&match);
    match.round[5].links.link[2][0] ^= 1;
    fair_rig_seed(&match, 5);
    write_record(&match, &text);
    assert_int_equal(fair_read(&fair, record, text.length, note, &findings), 0);
    assert_int_equal(findings.count, 1);
    assert_int_equal(findings.line, 2 + 2 * 5);
    assert_int_equal(findings.k, 5);
    assert_int_equal(findings.faults, FAIR_LINK);
    assert_int_equal(fair_read(&fair, record, text.length, NULL, NULL), 0);
}

/* Any digit of a record that is another one is found, where it is not a number of a line that does not count.
 */
static void any_digit_that_is_changed_is_found(void)
{
    static struct fair_rig match;
    static struct fair fair;
    static char changed[RECORD_SIZE];
    struct text text = text_in(record, sizeof record);
    fair_rig_play(&match);
    write_record(&match, &text);
    for (size_t at = 0; at < text.length; at += 3) {
        char was = record[at];
        if (strchr("0123456789abcdef", was)) {
            memcpy(changed, record, text.length);
            changed[at] = was == '1' ? '2' : '1';
            assert_true(fair_read(&fair, changed, text.length, NULL, NULL) != 0 || fair.wrong > 0);
        }
    }
}

static int line_of(const char *string)
{
    static struct fair fair;
    return fair_read(&fair, string, strlen(string), NULL, NULL);
}

static void a_record_that_is_none_names_its_line(void)
{
#define FIRST "fair rm=1 room=KBTX4MRW seats=2\n"
#define HASH "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
    assert_int_equal(line_of(FIRST "end\n"), 0);
    assert_int_equal(line_of(FIRST "\n# note\ntip\ntip seat0=" HASH "\nend\n"), 0);
    assert_int_equal(line_of(FIRST "chance k=1 what=deal later=1\nopened k=1 host=" HASH "\nend\n#\n"), 0);
    assert_int_equal(line_of(""), 1);
    assert_int_equal(line_of("\n"), 2);
    assert_int_equal(line_of("end\n"), 1);
    assert_int_equal(line_of("fair rm=2 room=KBTX4MRW seats=2\nend\n"), 1);
    assert_int_equal(line_of("fair rm=1 room=KBTX4MRW seats=0\nend\n"), 1);
    assert_int_equal(line_of("fair rm=1 room=KBTX4MRW seats=7\nend\n"), 1);
    assert_int_equal(line_of("fair rm=1 room=KBTX4MRWKBTX4MRW seats=2\nend\n"), 1);
    assert_int_equal(line_of(FIRST), 2);
    assert_int_equal(line_of(FIRST "end"), 2);
    assert_int_equal(line_of(FIRST "end\nend\n"), 3);
    assert_int_equal(line_of(FIRST FIRST "end\n"), 2);
    assert_int_equal(line_of(FIRST "play n=1 m=a\nend\n"), 2);
    assert_int_equal(line_of(FIRST "tip seat0=00\nend\n"), 2);
    assert_int_equal(line_of(FIRST "tip seat2=" HASH "\nend\n"), 2);
    assert_int_equal(line_of(FIRST "chance k=0 what=deal\nend\n"), 2);
    assert_int_equal(line_of(FIRST "chance k=1\nend\n"), 2);
    assert_int_equal(line_of(FIRST "opened host=" HASH "\nend\n"), 2);
    assert_int_equal(line_of(FIRST "drawn k=1 what=deal a=0 b=0\nend\n"), 2);
}

const struct test tests[] = {
    TEST(a_record_is_read_as_it_was_written),
    TEST(a_record_says_where_something_does_not_agree),
    TEST(any_digit_that_is_changed_is_found),
    TEST(a_record_that_is_none_names_its_line),
    {0},
};
