/* SPDX-License-Identifier: MIT */
/* Plural rules of catalogues: worked out, refused, and harmless whatever they hold. */
#include "base/i18n/catalogue.h"
#include "base/rng.h"
#include "test.h"

#include <string.h>

static unsigned form(const char *rule, unsigned long n)
{
    struct plural plural;
    assert_true(plural_read(&plural, rule, strlen(rule)));
    return plural_form(&plural, n);
}

static void plural_rules_of_many_languages_are_worked_out(void)
{
    static const char french[] = "nplurals=2; plural=(n > 1);";
    assert_int_equal(form(french, 0), 0);
    assert_int_equal(form(french, 1), 0);
    assert_int_equal(form(french, 2), 1);
    assert_int_equal(form("nplurals=1; plural=0;", 7), 0);
    static const char russian[] = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
                                  "(n%100<10 || n%100>=20) ? 1 : 2);";
    static const unsigned wanted[] = {2, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 1};
    for (unsigned long n = 0; n < sizeof wanted / sizeof *wanted; n++) {
        assert_int_equal(form(russian, n), wanted[n]);
    }
    static const char arabic[] = "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 "
                                 "? 3 : n%100>=11 ? 4 : 5;";
    assert_int_equal(form(arabic, 0), 0);
    assert_int_equal(form(arabic, 2), 2);
    assert_int_equal(form(arabic, 105), 3);
    assert_int_equal(form(arabic, 111), 4);
    assert_int_equal(form(arabic, 200), 5);
    assert_int_equal(form("nplurals=4; plural= n*2-1+6/3 == 3 ? !n + 3 : 0", 1), 3);
    /* Beyond its own forms, and by zero. */
    assert_int_equal(form("nplurals=2; plural=n;", 9), 0);
    assert_int_equal(form("nplurals=2; plural=1/(n-n);", 9), 0);
}

static void what_is_no_plural_rule_is_refused(void)
{
    static const char *const rules[] = {
        "",
        "nplurals=2",
        "nplurals=0; plural=0;",
        "nplurals=99; plural=0;",
        "nplurals=2; plural=n ? 1;",
        "nplurals=2; plural=(n > 1;",
        "nplurals=2; plural=n > ;",
        "nplurals=2; plural=m;",
        "nplurals=2; plural=n; exit(1)",
        "nplurals=2; plural=99999999999999;",
        "nplurals=2; plural=((((((((((((((((((((((((((((((n))))))))))))))))))))))))))))));"};
    struct plural plural;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        assert_false(plural_read(&plural, rules[i], strlen(rules[i])));
    }
}

static void no_noise_in_a_plural_rule_does_harm(void)
{
    static const char letters[] = "nnn0123456789 ()!?:=<>&|+-*/%;";
    struct rng rng = rng_make(7, RNG_COSMETIC);
    for (int round = 0; round < 50000; round++) {
        char rule[160] = "nplurals=3; plural=";
        size_t at = strlen(rule);
        for (uint32_t i = rng_below(&rng, 120); i > 0; i--) {
            rule[at++] = letters[rng_below(&rng, sizeof letters - 1)];
        }
        rule[at] = '\0';
        struct plural plural;
        if (plural_read(&plural, rule, at)) {
            assert_true(plural_form(&plural, rng_below(&rng, 1000)) < 3);
        }
    }
}

const struct test tests[] = {
    TEST(plural_rules_of_many_languages_are_worked_out),
    TEST(what_is_no_plural_rule_is_refused),
    TEST(no_noise_in_a_plural_rule_does_harm),
    {0},
};
