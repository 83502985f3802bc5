/* SPDX-License-Identifier: MIT */
/* Whoever played can check that nobody chose the cards and dice: an honest match agrees, and each forged
 * link, seed, order and drawing is found. */
#include "fair_rig.h"
#include "test.h"

#include <string.h>

static void begin(struct fair *fair, const struct chain_links *tips)
{
    fair_begin(fair, FAIR_RIG_ROOM, FAIR_RIG_SEATS);
    for (int place = FAIR_HOST; place <= FAIR_RIG_SEATS; place++) {
        if (tips->told[place]) {
            fair_tip(fair, place, tips->link[place]);
        }
    }
}

/* Asks for chance k, opens and draws it. */
static unsigned check_round(struct fair *fair, const struct fair_rig *match, int k)
{
    const struct fair_rig_round *round = &match->round[k];
    struct chain_seed seed;
    unsigned faults = fair_asked(fair, k, round->what) | fair_opened(fair, k, &round->links, &seed);
    return faults | fair_drawn(fair, k, round->what, round->seed);
}

/* Checks a whole match, in which only chance k has these faults. */
static void assert_found(const struct fair_rig *match, int k, unsigned faults)
{
    static struct fair fair;
    begin(&fair, &match->tips);
    for (int at = 1; at <= FAIR_RIG_CHANCES; at++) {
        assert_int_equal(check_round(&fair, match, at), at == k ? faults : 0);
    }
    assert_int_equal(fair.faults, faults);
    assert_int_equal(fair.first_wrong, faults ? k : 0);
}

static void an_honest_match_agrees_and_says_who_took_part(void)
{
    static struct fair_rig match;
    static struct fair fair;
    fair_rig_play(&match);
    begin(&fair, &match.tips);
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        struct chain_seed seed;
        assert_int_equal(fair_asked(&fair, k, match.round[k].what), 0);
        assert_int_equal(fair_opened(&fair, k, &match.round[k].links, &seed), 0);
        assert_true(seed.a == match.round[k].seed.a && seed.b == match.round[k].seed.b);
    }
    /* What was dealt is known only when the round is over. */
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        assert_int_equal(fair_drawn(&fair, k, match.round[k].what, match.round[k].seed), 0);
    }
    assert_int_equal(fair.wrong, 0);
    assert_int_equal(fair.drawn, FAIR_RIG_CHANCES);
    for (int place = FAIR_HOST; place <= FAIR_RIG_SEATS; place++) {
        assert_int_equal(fair.party[place].took_part, place == 3 ? 0 : FAIR_RIG_CHANCES);
        assert_int_equal(fair.party[place].silent, 0);
    }
}

static void a_forged_link_is_found_wherever_it_stands(void)
{
    static struct fair_rig match;
    for (int place = FAIR_HOST; place <= FAIR_RIG_SEATS; place++) {
        for (int k = 1; k <= FAIR_RIG_CHANCES; k += 5) {
            fair_rig_play(&match);
            match.round[k].links.told[place] = true;
            match.round[k].links.link[place][k] ^= 1;
            fair_rig_seed(&match, k);
            assert_found(&match, k, place == 3 ? FAIR_NO_TIP : FAIR_LINK);
        }
    }
}

static void the_link_of_another_chance_or_seat_is_found(void)
{
    static struct fair_rig match;
    for (int other = 1; other <= FAIR_RIG_CHANCES; other++) {
        fair_rig_play(&match);
        memcpy(match.round[4].links.link[1], match.round[other].links.link[1], CHAIN_HASH);
        fair_rig_seed(&match, 4);
        assert_found(&match, 4, other == 4 ? 0 : FAIR_LINK);
    }
    fair_rig_play(&match);
    memcpy(match.round[4].links.link[1], match.round[4].links.link[2], CHAIN_HASH);
    fair_rig_seed(&match, 4);
    assert_found(&match, 4, FAIR_LINK);
}

static void a_seed_that_does_not_come_from_the_links_is_found(void)
{
    static struct fair_rig match;
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        fair_rig_play(&match);
        match.round[k].seed.a ^= 1;
        assert_found(&match, k, FAIR_SEED);
        match.round[k].seed.a ^= 1;
        match.round[k].seed.b ^= UINT64_C(1) << 63;
        assert_found(&match, k, FAIR_SEED);
    }
    /* The host throws again until the dice please it. */
    fair_rig_play(&match);
    match.round[5].seed = match.round[6].seed;
    assert_found(&match, 5, FAIR_SEED);
}

static void a_host_that_adds_nothing_is_found(void)
{
    static struct fair_rig match;
    fair_rig_play(&match);
    match.round[7].links.told[FAIR_HOST] = false;
    fair_rig_seed(&match, 7);
    assert_found(&match, 7, FAIR_NO_HOST);
}

static void what_was_not_asked_for_is_found(void)
{
    static struct fair_rig match;
    static struct fair fair;
    fair_rig_play(&match);
    begin(&fair, &match.tips);
    const struct fair_rig_round *round = &match.round[1];
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
    static struct fair_rig match;
    static struct fair fair;
    struct chain_seed seed = {1, 1};
    fair_rig_play(&match);
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
    assert_int_equal(fair_asked(&fair, 2, fair_rig_what(2)), 0);
    assert_int_equal(fair_opened(&fair, 1, &match.round[1].links, NULL), FAIR_ORDER);
    assert_int_equal(fair_asked(&fair, 3, fair_rig_what(3)), FAIR_ORDER); /* while 2 is shut */
    assert_int_equal(fair_opened(&fair, 2, &match.round[2].links, NULL), FAIR_ORDER);
    assert_int_equal(fair_opened(&fair, 3, &match.round[3].links, NULL), 0);
    assert_int_equal(fair_drawn(&fair, 3, fair_rig_what(3), match.round[3].seed),
                     FAIR_ORDER);                                         /* 2 was not drawn */
    assert_int_equal(fair_asked(&fair, 5, fair_rig_what(5)), FAIR_ORDER); /* 4 is missing */
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
    static struct fair_rig match;
    static struct fair fair;
    static struct chain second, third;
    static const bool gives[FAIR_RIG_CHANCES + 1] = {[1] = true, [2] = true, [6] = true, [7] = true};
    fair_rig_play(&match);
    fair_rig_chain(&second, 1, 1, 6);
    fair_rig_chain(&third, 1, 2, 10);
    begin(&fair, &match.tips);
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        struct chain_links *links = &match.round[k].links;
        links->told[1] = gives[k];
        if (gives[k] && k >= 6) {
            assert_true(chain_next(&second, k, links->link[1]));
        }
        fair_rig_seed(&match, k);
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
    fair_rig_seed(&match, 12);
    begin(&again, &match.tips);
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
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
    static struct fair_rig match;
    for (int told_at = 1; told_at <= 3; told_at++) { /* before asking, while shut, once open */
        for (int first = 5; first <= 7; first++) {
            static struct fair fair;
            static struct chain chain;
            fair_rig_play(&match);
            fair_rig_chain(&chain, 3, 1, first);
            begin(&fair, &match.tips);
            for (int k = 1; k <= first; k++) {
                struct fair_rig_round *round = &match.round[k];
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
    fair_rig_play(&match);
    fair_rig_chain(&chain, 1, 1, 6);
    begin(&fair, &match.tips);
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        if (k >= 6) {
            assert_true(chain_next(&chain, k, match.round[k].links.link[1]));
            fair_rig_seed(&match, k);
        }
        assert_int_equal(check_round(&fair, &match, k), 0);
        if (k == 4) {
            fair_tip(&fair, 1, chain.tip);
        }
    }
    assert_int_equal(fair.party[1].took_part, FAIR_RIG_CHANCES);
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
    TEST(each_fault_has_its_sentence),
    {0},
};
