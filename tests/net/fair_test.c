/* SPDX-License-Identifier: MIT */
/* Whoever played can check that nobody chose the cards and dice: an honest record agrees, and each forged
 * link, seed, order and drawing is found. */
#include "net/fair_record.h"

#include "base/blake2b.h"
#include "test.h"

#include <string.h>

enum { SEATS = 4, CHANCES = 12, RECORD_SIZE = 1 << 15 };

#define ROOM "KBTX4MRW"

/* A table as it was: who gave what to each chance, and what came of it. */
struct match {
    struct chain_links tips;
    struct round {
        const char *what;
        struct chain_links links;
        struct chain_seed seed;
    } round[CHANCES + 1];
};

static void secret_of(int who, int which, uint8_t *secret)
{
    struct blake2b hash = blake2b_begin(CHAIN_HASH);
    uint8_t name[2] = {(uint8_t)who, (uint8_t)which};
    blake2b_add(&hash, name, sizeof name);
    blake2b_end(&hash, secret);
}

static void make_chain(struct chain *chain, int who, int which, int first)
{
    uint8_t secret[CHAIN_HASH];
    secret_of(who, which, secret);
    chain_make(chain, secret, first);
}

static const char *what_of(int k)
{
    return k % 3 == 1 ? "deal" : k % 3 == 2 ? "2 roll abc" : "2 roll a";
}

static void make_seed(struct match *match, int k)
{
    struct round *round = &match->round[k];
    round->seed = chain_seed(ROOM, k, round->what, SEATS, &round->links);
}

/* The host and the people in seats 0, 1 and 3 play, a regular sits in seat 2; all give all their links. */
static void play(struct match *match)
{
    static struct chain chain[CHAIN_PLACES];
    memset(match, 0, sizeof *match);
    for (int place = FAIR_HOST; place <= SEATS; place++) {
        match->tips.told[place] = place != 3;
        make_chain(&chain[place], place, 0, 1);
        memcpy(match->tips.link[place], chain[place].tip, CHAIN_HASH);
    }
    for (int k = 1; k <= CHANCES; k++) {
        struct round *round = &match->round[k];
        round->what = what_of(k);
        for (int place = FAIR_HOST; place <= SEATS; place++) {
            round->links.told[place] = match->tips.told[place];
            assert_true(chain_next(&chain[place], k, round->links.link[place]));
        }
        make_seed(match, k);
    }
}

static void begin(struct fair *fair, const struct chain_links *tips)
{
    fair_begin(fair, ROOM, SEATS);
    for (int place = FAIR_HOST; place <= SEATS; place++) {
        if (tips->told[place]) {
            fair_tip(fair, place, tips->link[place]);
        }
    }
}

/* Asks for chance k, opens and draws it. */
static unsigned check_round(struct fair *fair, const struct match *match, int k)
{
    const struct round *round = &match->round[k];
    struct chain_seed seed;
    unsigned faults = fair_asked(fair, k, round->what) | fair_opened(fair, k, &round->links, &seed);
    return faults | fair_drawn(fair, k, round->what, round->seed);
}

/* Checks a whole match, in which only chance k has these faults. */
static void assert_found(const struct match *match, int k, unsigned faults)
{
    static struct fair fair;
    begin(&fair, &match->tips);
    for (int at = 1; at <= CHANCES; at++) {
        assert_int_equal(check_round(&fair, match, at), at == k ? faults : 0);
    }
    assert_int_equal(fair.faults, faults);
    assert_int_equal(fair.first_wrong, faults ? k : 0);
}

static void an_honest_match_agrees_and_says_who_took_part(void)
{
    static struct match match;
    static struct fair fair;
    play(&match);
    begin(&fair, &match.tips);
    for (int k = 1; k <= CHANCES; k++) {
        struct chain_seed seed;
        assert_int_equal(fair_asked(&fair, k, match.round[k].what), 0);
        assert_int_equal(fair_opened(&fair, k, &match.round[k].links, &seed), 0);
        assert_true(seed.a == match.round[k].seed.a && seed.b == match.round[k].seed.b);
    }
    /* What was dealt is known only when the round is over. */
    for (int k = 1; k <= CHANCES; k++) {
        assert_int_equal(fair_drawn(&fair, k, match.round[k].what, match.round[k].seed), 0);
    }
    assert_int_equal(fair.wrong, 0);
    assert_int_equal(fair.drawn, CHANCES);
    for (int place = FAIR_HOST; place <= SEATS; place++) {
        assert_int_equal(fair.party[place].took_part, place == 3 ? 0 : CHANCES);
        assert_int_equal(fair.party[place].silent, 0);
    }
}

static void a_forged_link_is_found_wherever_it_stands(void)
{
    static struct match match;
    for (int place = FAIR_HOST; place <= SEATS; place++) {
        for (int k = 1; k <= CHANCES; k += 5) {
            play(&match);
            match.round[k].links.told[place] = true;
            match.round[k].links.link[place][k] ^= 1;
            make_seed(&match, k);
            assert_found(&match, k, place == 3 ? FAIR_NO_TIP : FAIR_LINK);
        }
    }
}

static void the_link_of_another_chance_or_seat_is_found(void)
{
    static struct match match;
    for (int other = 1; other <= CHANCES; other++) {
        play(&match);
        memcpy(match.round[4].links.link[1], match.round[other].links.link[1], CHAIN_HASH);
        make_seed(&match, 4);
        assert_found(&match, 4, other == 4 ? 0 : FAIR_LINK);
    }
    play(&match);
    memcpy(match.round[4].links.link[1], match.round[4].links.link[2], CHAIN_HASH);
    make_seed(&match, 4);
    assert_found(&match, 4, FAIR_LINK);
}

static void a_seed_that_does_not_come_from_the_links_is_found(void)
{
    static struct match match;
    for (int k = 1; k <= CHANCES; k++) {
        play(&match);
        match.round[k].seed.a ^= 1;
        assert_found(&match, k, FAIR_SEED);
        match.round[k].seed.a ^= 1;
        match.round[k].seed.b ^= UINT64_C(1) << 63;
        assert_found(&match, k, FAIR_SEED);
    }
    /* The host throws again until the dice please it. */
    play(&match);
    match.round[5].seed = match.round[6].seed;
    assert_found(&match, 5, FAIR_SEED);
}

static void a_host_that_adds_nothing_is_found(void)
{
    static struct match match;
    play(&match);
    match.round[7].links.told[FAIR_HOST] = false;
    make_seed(&match, 7);
    assert_found(&match, 7, FAIR_NO_HOST);
}

static void what_was_not_asked_for_is_found(void)
{
    static struct match match;
    static struct fair fair;
    play(&match);
    begin(&fair, &match.tips);
    const struct round *round = &match.round[1];
    assert_int_equal(fair_asked(&fair, 1, "deal"), 0);
    assert_int_equal(fair_opened(&fair, 1, &round->links, NULL), 0);
    assert_int_equal(fair_drawn(&fair, 1, "2 roll abc", round->seed), FAIR_WHAT);
    /* What is asked for is part of the seed, too. */
    begin(&fair, &match.tips);
    assert_int_equal(fair_asked(&fair, 1, "2 roll abc"), 0);
    assert_int_equal(fair_opened(&fair, 1, &round->links, NULL), 0);
    assert_int_equal(fair_drawn(&fair, 1, "2 roll abc", round->seed), FAIR_SEED);
    assert_int_equal(fair.faults, FAIR_SEED);
}

static void chances_out_of_their_order_are_found(void)
{
    static struct match match;
    static struct fair fair;
    struct chain_seed seed = {1, 1};
    play(&match);
    begin(&fair, &match.tips);
    assert_int_equal(fair_opened(&fair, 0, &match.round[1].links, NULL), FAIR_ORDER);
    assert_int_equal(fair_opened(&fair, 1, &match.round[1].links, &seed), FAIR_ORDER); /* nobody asked */
    assert_true(seed.a == 0 && seed.b == 0);
    assert_int_equal(fair_drawn(&fair, 1, "deal", match.round[1].seed), FAIR_UNOPENED);
    assert_int_equal(fair_asked(&fair, 0, "deal"), FAIR_ORDER);
    assert_int_equal(fair_asked(&fair, -5, "deal"), FAIR_ORDER);
    assert_int_equal(check_round(&fair, &match, 1), 0);
    assert_int_equal(fair_asked(&fair, 1, "deal"), FAIR_ORDER);                       /* again */
    assert_int_equal(fair_opened(&fair, 1, &match.round[1].links, NULL), FAIR_ORDER); /* again */
    assert_int_equal(fair_drawn(&fair, 1, "deal", match.round[1].seed), FAIR_ORDER);  /* again */
    assert_int_equal(fair_asked(&fair, 2, what_of(2)), 0);
    assert_int_equal(fair_opened(&fair, 1, &match.round[1].links, NULL), FAIR_ORDER);
    assert_int_equal(fair_asked(&fair, 3, what_of(3)), FAIR_ORDER); /* while 2 is shut */
    assert_int_equal(fair_opened(&fair, 2, &match.round[2].links, NULL), FAIR_ORDER);
    assert_int_equal(fair_opened(&fair, 3, &match.round[3].links, NULL), 0);
    assert_int_equal(fair_drawn(&fair, 3, what_of(3), match.round[3].seed), FAIR_ORDER); /* 2 was not drawn */
    assert_int_equal(fair_asked(&fair, 5, what_of(5)), FAIR_ORDER);                      /* 4 is missing */
    assert_int_equal(fair_opened(&fair, 5, &match.round[5].links, NULL), 0);
    assert_int_equal(fair.first_wrong, 1);
    assert_int_equal(fair.faults, FAIR_ORDER | FAIR_UNOPENED);

    char what[CHAIN_WHAT_MOST + 2];
    memset(what, 'a', sizeof what - 1);
    what[sizeof what - 1] = '\0';
    assert_int_equal(fair_asked(&fair, 6, what), FAIR_ORDER);
    assert_int_equal(fair_asked(&fair, INT32_MAX, "deal"), FAIR_ORDER);
    assert_int_equal(fair.asked, 6);
}

/* Without a link a tip counts no more; another one counts from the second chance on; and twice is enough. */
static void who_is_silent_is_left_out_and_may_come_back_once(void)
{
    static struct match match;
    static struct fair fair;
    static struct chain second, third;
    static const bool gives[CHANCES + 1] = {[1] = true, [2] = true, [6] = true, [7] = true};
    play(&match);
    make_chain(&second, 1, 1, 6);
    make_chain(&third, 1, 2, 10);
    begin(&fair, &match.tips);
    for (int k = 1; k <= CHANCES; k++) {
        struct chain_links *links = &match.round[k].links;
        links->told[1] = gives[k];
        if (gives[k] && k >= 6) {
            assert_true(chain_next(&second, k, links->link[1]));
        }
        make_seed(&match, k);
        if (k == 5) {
            fair_tip(&fair, 1, second.tip); /* asked for so far: 4 */
        }
        assert_int_equal(check_round(&fair, &match, k), 0);
        assert_int_equal(fair.party[1].silent, k < 3 ? 0 : k < 8 ? 1 : 2);
        if (k == 8) {
            fair_tip(&fair, 1, third.tip); /* nobody listens */
        }
    }
    assert_int_equal(fair.party[1].took_part, 4);

    static struct fair again;
    assert_true(chain_next(&third, 12, match.round[12].links.link[1]));
    match.round[12].links.told[1] = true;
    make_seed(&match, 12);
    begin(&again, &match.tips);
    for (int k = 1; k <= CHANCES; k++) {
        if (k == 5) {
            fair_tip(&again, 1, second.tip);
        }
        assert_int_equal(check_round(&again, &match, k), k == 12 ? FAIR_NO_TIP : 0);
        if (k == 8) {
            fair_tip(&again, 1, third.tip);
        }
    }
}

/* Whoever tells a tip cannot know any link of the chances that it counts for. */
static void a_later_tip_counts_from_the_second_chance_on(void)
{
    static struct match match;
    for (int told_at = 1; told_at <= 3; told_at++) { /* before asking, while shut, once open */
        for (int first = 5; first <= 7; first++) {
            static struct fair fair;
            static struct chain chain;
            play(&match);
            make_chain(&chain, 3, 1, first);
            begin(&fair, &match.tips);
            for (int k = 1; k <= first; k++) {
                struct round *round = &match.round[k];
                if (k == 4 && told_at == 1) {
                    fair_tip(&fair, 3, chain.tip);
                }
                assert_int_equal(fair_asked(&fair, k, round->what), 0);
                if (k == 4 && told_at == 2) {
                    fair_tip(&fair, 3, chain.tip);
                }
                round->links.told[3] = k == first;
                if (k == first) {
                    assert_true(chain_next(&chain, k, round->links.link[3]));
                }
                bool counts = first == (told_at == 1 ? 5 : 6); /* later it was silent, earlier it is early */
                assert_int_equal(fair_opened(&fair, k, &round->links, NULL),
                                 k < first || counts ? 0 : FAIR_NO_TIP);
                if (k == 4 && told_at == 3) {
                    fair_tip(&fair, 3, chain.tip);
                }
            }
        }
    }
    /* Until then the chain before it counts: its owner goes on without a gap. */
    static struct fair fair;
    static struct chain chain;
    play(&match);
    make_chain(&chain, 1, 1, 6);
    begin(&fair, &match.tips);
    for (int k = 1; k <= CHANCES; k++) {
        if (k >= 6) {
            assert_true(chain_next(&chain, k, match.round[k].links.link[1]));
            make_seed(&match, k);
        }
        assert_int_equal(check_round(&fair, &match, k), 0);
        if (k == 4) {
            fair_tip(&fair, 1, chain.tip);
        }
    }
    assert_int_equal(fair.party[1].took_part, CHANCES);
}

/* Writes a match as a record; the tips, asked and opened of each chance, and what was drawn at the end. */
static void write_record(const struct match *match, struct text *out)
{
    fair_write_begin(out, ROOM, SEATS);
    fair_write_tips(out, SEATS, &match->tips);
    for (int k = 1; k <= CHANCES; k++) {
        fair_write_asked(out, k, match->round[k].what);
        fair_write_opened(out, k, SEATS, &match->round[k].links);
    }
    for (int k = 1; k <= CHANCES; k++) {
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
    static struct match match;
    static struct fair fair;
    struct text text = text_in(record, sizeof record);
    struct findings findings = {0};
    play(&match);
    text_add(&text, "# who played, and when\n\n");
    write_record(&match, &text);
    assert_int_equal(fair_read(&fair, record, text.length, note, &findings), 0);
    assert_int_equal(findings.count, 0);
    assert_string_equal(fair.room, ROOM);
    assert_int_equal(fair.seats, SEATS);
    assert_int_equal(fair.drawn, CHANCES);
    for (int place = FAIR_HOST; place <= SEATS; place++) {
        assert_int_equal(fair.party[place].took_part, place == 3 ? 0 : CHANCES);
    }
    assert_true(strstr(record, "fair rm=1 room=KBTX4MRW seats=4\ntip host=") != NULL);
    assert_true(strstr(record, "\nchance k=2 what=\"2 roll abc\"\nopened k=2 host=") != NULL);
}

static void a_record_says_where_something_does_not_agree(void)
{
    static struct match match;
    static struct fair fair;
    struct text text = text_in(record, sizeof record);
    struct findings findings = {0};
    play(&match);
    match.round[5].links.link[2][0] ^= 1;
    make_seed(&match, 5);
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
    static struct match match;
    static struct fair fair;
    static char changed[RECORD_SIZE];
    struct text text = text_in(record, sizeof record);
    play(&match);
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

static void each_fault_has_its_sentence(void)
{
    for (int i = 0; i < FAIR_FAULTS; i++) {
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(fair_words((enum fair_fault)(1 << i)),
                                    fair_words((enum fair_fault)(1 << j)));
        }
    }
}

const struct test tests[] = {
    TEST(an_honest_match_agrees_and_says_who_took_part),
    TEST(a_forged_link_is_found_wherever_it_stands),
    TEST(the_link_of_another_chance_or_seat_is_found),
    TEST(a_seed_that_does_not_come_from_the_links_is_found),
    TEST(a_host_that_adds_nothing_is_found),
    TEST(what_was_not_asked_for_is_found),
    TEST(chances_out_of_their_order_are_found),
    TEST(who_is_silent_is_left_out_and_may_come_back_once),
    TEST(a_later_tip_counts_from_the_second_chance_on),
    TEST(a_record_is_read_as_it_was_written),
    TEST(a_record_says_where_something_does_not_agree),
    TEST(any_digit_that_is_changed_is_found),
    TEST(a_record_that_is_none_names_its_line),
    TEST(each_fault_has_its_sentence),
    {0},
};
