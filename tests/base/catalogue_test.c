/* SPDX-License-Identifier: MIT */
/* Reading gettext catalogues, whole and damaged, and what _() makes of English. */
#include "base/i18n/catalogue.h"
#include "base/i18n/conversions.h"
#include "base/i18n/locale.h"
#include "base/rng.h"
#include "base/text.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- a catalogue made by hand ----------------------------------------------------------------------- */

struct pair {
    const char *message, *translation;
    size_t message_size, translation_size; /* 0: of the string */
};

#define FORMS(message, translation)                                                                          \
    {                                                                                                        \
        message, translation, sizeof message - 1, sizeof translation - 1                                     \
    }

static const struct pair FRENCH[] = {
    FORMS("", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"),
    FORMS("%d card\0%d cards", "%d carte\0%d cartes"),
    FORMS("%d miles", "%d miles"),
    FORMS("Draw", "Piocher"),
    FORMS("Go", ""),
    FORMS("Stop", "Feu rouge"),
    FORMS("voice.marcel\004Stop", "Halte"),
};
enum { FRENCH_COUNT = sizeof FRENCH / sizeof *FRENCH, MO_SIZE = 2048 };

static void put(unsigned char *bytes, size_t at, uint32_t value, bool swapped)
{
    for (int i = 0; i < 4; i++) {
        bytes[at + (size_t)i] = (unsigned char)(value >> 8 * (swapped ? 3 - i : i));
    }
}

static size_t make_mo(unsigned char bytes[MO_SIZE], const struct pair *pairs, uint32_t count, bool swapped)
{
    const uint32_t header[] = {0x950412DEu, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count};
    for (size_t i = 0; i < 7; i++) {
        put(bytes, 4 * i, header[i], swapped);
    }
    size_t at = 28 + 16 * (size_t)count;
    for (int half = 0; half < 2; half++) {
        for (uint32_t i = 0; i < count; i++) {
            const char *text = half ? pairs[i].translation : pairs[i].message;
            size_t size = half ? pairs[i].translation_size : pairs[i].message_size;
            put(bytes, 28 + 8 * (size_t)(i + (half ? count : 0)), (uint32_t)size, swapped);
            put(bytes, 32 + 8 * (size_t)(i + (half ? count : 0)), (uint32_t)at, swapped);
            assert_true(at + size + 1 <= MO_SIZE);
            memcpy(bytes + at, text, size);
            bytes[at + size] = 0;
            at += size + 1;
        }
    }
    return at;
}

/* ---- catalogues ------------------------------------------------------------------------------------- */

static void check_french(const struct catalogue *catalogue)
{
    assert_string_equal(catalogue_find(catalogue, "Draw"), "Piocher");
    assert_string_equal(catalogue_find(catalogue, "Stop"), "Feu rouge");
    assert_null(catalogue_find(catalogue, "Discard"));
    assert_null(catalogue_find(catalogue, "Go"));
    assert_null(catalogue_find(catalogue, ""));
    assert_string_equal(catalogue_find_plural(catalogue, "%d card", "%d cards", 0), "%d carte");
    assert_string_equal(catalogue_find_plural(catalogue, "%d card", "%d cards", 1), "%d carte");
    assert_string_equal(catalogue_find_plural(catalogue, "%d card", "%d cards", 2), "%d cartes");
    assert_null(catalogue_find_plural(catalogue, "%d miles", "%d miles", 2));
}

static void a_catalogue_of_either_byte_order_is_read(void)
{
    for (int swapped = 0; swapped < 2; swapped++) {
        unsigned char bytes[MO_SIZE];
        const char *why;
        struct catalogue catalogue;
        size_t length = make_mo(bytes, FRENCH, FRENCH_COUNT, swapped);
        assert_true(catalogue_open(&catalogue, bytes, length, &why));
        check_french(&catalogue);
    }
}

static void a_cut_or_foreign_catalogue_is_refused_with_a_reason(void)
{
    unsigned char bytes[MO_SIZE];
    const char *why;
    struct catalogue catalogue;
    size_t length = make_mo(bytes, FRENCH, FRENCH_COUNT, false);
    for (size_t cut = 0; cut < length; cut++) {
        assert_false(catalogue_open(&catalogue, bytes, cut, &why));
        assert_non_null(why);
    }
    assert_false(catalogue_open(&catalogue, "%PDF-1.4 and so on and on", 25, &why));
    const struct pair unsorted[] = {FORMS("b", "B"), FORMS("a", "A")};
    length = make_mo(bytes, unsorted, 2, false);
    assert_false(catalogue_open(&catalogue, bytes, length, &why));
    const struct pair rule[] = {FORMS("", "Plural-Forms: nplurals=2; plural=system(n);\n")};
    length = make_mo(bytes, rule, 1, false);
    assert_false(catalogue_open(&catalogue, bytes, length, &why));
}

/* Whatever is damaged, a catalogue is refused or answers with strings that end inside of the file. */
static void damaged_catalogues_never_lead_outside_of_the_file(void)
{
    struct rng rng = rng_make(20550807, RNG_COSMETIC);
    int opened = 0;
    for (int round = 0; round < 20000; round++) {
        unsigned char whole[MO_SIZE];
        size_t length = make_mo(whole, FRENCH, FRENCH_COUNT, round % 2);
        /* A block of exactly that size, so that a sanitizer sees a byte too far. */
        unsigned char *bytes = malloc(length);
        memcpy(bytes, whole, length);
        size_t region = round % 3 == 0 ? length : 28 + 16 * FRENCH_COUNT;
        for (uint32_t i = 1 + rng_below(&rng, 4); i > 0; i--) {
            bytes[rng_below(&rng, (uint32_t)region)] = (unsigned char)rng_below(&rng, 256);
        }
        size_t kept = rng_below(&rng, 8) ? length : rng_below(&rng, (uint32_t)length);
        struct catalogue catalogue;
        const char *why;
        if (catalogue_open(&catalogue, bytes, kept, &why)) {
            opened++;
            for (int i = 0; i < FRENCH_COUNT; i++) {
                const char *found = catalogue_find(&catalogue, FRENCH[i].message);
                const char *form =
                    catalogue_find_plural(&catalogue, FRENCH[i].message, "%d cards", rng_below(&rng, 100));
                const char *last = (const char *)bytes + kept;
                assert_true(!found || found + strlen(found) < last);
                assert_true(!form || form + strlen(form) < last);
            }
        } else {
            assert_non_null(why);
        }
        free(bytes);
    }
    assert_true(opened > 100);
}

static void a_translation_that_takes_other_values_is_passed_over(void)
{
    static const struct pair pairs[] = {
        FORMS("", "Plural-Forms: nplurals=2; plural=(n > 1);\n"),
        FORMS("%d card\0%d cards", "une carte\0%d cartes"),
        FORMS("%d mile\0%d miles", "%d km\0%s km"),
        FORMS("%s beats %s", "%2$s est battu par %1$s"),
        FORMS("%s cannot be read: %s.", "%s %s %s %s %s %n"),
        FORMS("%s has %d", "%2$s a %1$d"),
        FORMS("100 %", "100 %"),
        FORMS("Draw", "Piochez %s"),
        FORMS("Go", "Partez"),
    };
    unsigned char bytes[MO_SIZE];
    const char *why;
    struct catalogue catalogue;
    size_t length = make_mo(bytes, pairs, sizeof pairs / sizeof *pairs, false);
    assert_true(catalogue_open(&catalogue, bytes, length, &why));
    assert_int_equal(catalogue.unlike, 4);
    assert_string_equal(catalogue.first_unlike, "%d mile");
    assert_null(catalogue_find(&catalogue, "%s cannot be read: %s."));
    assert_null(catalogue_find(&catalogue, "%s has %d"));
    assert_null(catalogue_find(&catalogue, "Draw"));
    assert_null(catalogue_find_plural(&catalogue, "%d mile", "%d miles", 2));
    assert_string_equal(catalogue_find(&catalogue, "%s beats %s"), "%2$s est battu par %1$s");
    assert_string_equal(catalogue_find(&catalogue, "100 %"), "100 %");
    assert_string_equal(catalogue_find(&catalogue, "Go"), "Partez");
    assert_string_equal(catalogue_find_plural(&catalogue, "%d card", "%d cards", 1), "une carte");
    /* What the file calls the plural is the file's word: the caller's counts. */
    assert_null(catalogue_find_plural(&catalogue, "%d card", "many cards", 2));
}

static void conversions_are_told_apart(void)
{
    assert_true(conversions_agree("%d of %u, %5.1f, %-3s, 100 %%", "%u sur %d, %.2f, %s", false));
    assert_true(conversions_agree("%*d", "%.*d", false));
    assert_true(conversions_agree("%1$s %2$d", "%s %d", false));
    assert_false(conversions_agree("%d", "%ld", false));
    assert_false(conversions_agree("%ld", "%zd", false));
    assert_false(conversions_agree("%d", "%*d", false));
    assert_false(conversions_agree("%d", "%d %d", true));
    assert_false(conversions_agree("%d %s", "%2$s", false));
    assert_false(conversions_agree("%d %s", "%2$s", true));
    assert_false(conversions_agree("%d", "%99999999999$d", false));
    assert_false(conversions_agree("%d", "%*1$d", false));
    assert_false(conversions_agree("%d", "", false));
    assert_true(conversions_agree("%d", "", true));
}

/* The catalogues of this build. */
static void every_translation_of_the_build_fits_its_message(void)
{
    FILE *file = fopen(ROUTE_MILLE_LOCALE "/fr/LC_MESSAGES/route-mille.mo", "rb");
    if (!file) {
        skip(); /* built without msgfmt */
    }
    enum { MOST = 4 << 20 };
    unsigned char *bytes = malloc(MOST);
    assert_non_null(bytes);
    size_t length = fread(bytes, 1, MOST, file);
    fclose(file);
    struct catalogue catalogue;
    const char *why;
    assert_true(catalogue_open(&catalogue, bytes, length, &why));
    assert_true(catalogue.count > 100);
    if (catalogue.unlike > 0) {
        fail_msg("\"%s\" is translated with other values", catalogue.first_unlike);
    }
    free(bytes);
}

/* ---- the tongue ------------------------------------------------------------------------------------- */

static struct locale tongue;

static void learn_french(void)
{
    unsigned char bytes[MO_SIZE];
    const char *why;
    size_t length = make_mo(bytes, FRENCH, FRENCH_COUNT, false);
    char *copy = malloc(length);
    memcpy(copy, bytes, length);
    assert_true(locale_learn(&tongue, "fr", copy, length, &why));
}

static void the_language_changes_from_one_word_to_the_next(void)
{
    locale_open(&tongue);
    learn_french();
    assert_string_equal(_("Draw"), "Draw");
    assert_true(locale_speak(&tongue, "fr", NULL));
    const char *held = _("Draw");
    assert_string_equal(held, "Piocher");
    assert_string_equal(_("Discard"), "Discard");
    assert_string_equal(_n("%d card", "%d cards", 0), "%d carte");
    assert_string_equal(_n("%d card", "%d cards", -1), "%d carte");
    assert_string_equal(_n("%d card", "%d cards", 5), "%d cartes");
    assert_true(locale_speak(&tongue, "en_GB", NULL));
    assert_string_equal(_("Draw"), "Draw");
    assert_string_equal(_n("%d card", "%d cards", 0), "%d cards");
    assert_string_equal(_n("%d card", "%d cards", 1), "%d card");
    assert_false(locale_speak(&tongue, "de", NULL));
    assert_string_equal(_("Draw"), "Draw");
    /* A screen may still hold what was said before. */
    assert_string_equal(held, "Piocher");
    locale_close(&tongue);
}

static void a_damaged_catalogue_leaves_english(void)
{
    const char *why = NULL;
    locale_open(&tongue);
    char *noise = calloc(1, 64);
    assert_false(locale_learn(&tongue, "fr", noise, 64, &why));
    assert_non_null(why);
    assert_false(locale_speak(&tongue, "fr", NULL));
    assert_string_equal(_("Draw"), "Draw");
    locale_close(&tongue);
}

static int characters(const char *string)
{
    return text_characters(string, strlen(string));
}

static void a_context_is_looked_up_and_never_said(void)
{
    static const char *const stop = NC_("voice.marcel", "Stop"), *const go = NC_("voice.marcel", "Go on");
    unsigned char bytes[MO_SIZE];
    struct catalogue catalogue;
    const char *why;
    size_t length = make_mo(bytes, FRENCH, FRENCH_COUNT, false);
    assert_true(catalogue_open(&catalogue, bytes, length, &why));
    assert_string_equal(catalogue_find(&catalogue, stop), "Halte");
    assert_string_equal(catalogue_find(&catalogue, "Stop"), "Feu rouge");
    assert_null(catalogue_find(&catalogue, go));
    assert_string_equal(translate_context(stop), "Stop");
    locale_open(&tongue);
    assert_true(locale_speak(&tongue, LOCALE_PSEUDO, NULL));
    assert_null(strstr(translate_context(stop), "marcel"));
    locale_close(&tongue);
    assert_string_equal(translate_bare("Stop"), "Stop");
}

static void the_pseudo_language_is_two_fifths_longer_and_keeps_conversions(void)
{
    locale_open(&tongue);
    assert_true(locale_speak(&tongue, LOCALE_PSEUDO, NULL));
    static const char *const english[] = {"Go", "Options", "Keep playing",
                                          "The game is saved after every move.", "XYZ"};
    for (size_t i = 0; i < sizeof english / sizeof *english; i++) {
        const char *said = _(english[i]);
        assert_true(characters(said) * 10 >= characters(english[i]) * 14);
        assert_string_equal(said, _(english[i]));
        assert_ptr_equal(said, _(english[i]));
    }
    assert_non_null(strstr(_("%2$s plays %1$s, 100 %% of %d or %5.1f"), "%2$s"));
    assert_non_null(strstr(_("%2$s plays %1$s, 100 %% of %d or %5.1f"), "%1$s"));
    assert_non_null(strstr(_("%2$s plays %1$s, 100 %% of %d or %5.1f"), "100 %% "));
    assert_non_null(strstr(_("%2$s plays %1$s, 100 %% of %d or %5.1f"), "%5.1f"));
    locale_close(&tongue);
}

static bool has_smile(const char *said)
{
    return strstr(said, "smile") != NULL;
}

static void laugh(const char *said, struct text *out)
{
    const char *at = strstr(said, "smile");
    text_add_bytes(out, said, (size_t)(at - said));
    text_add(out, _("laugh"));
    text_add(out, at + strlen("smile"));
}

static bool is_foreign(const char *code)
{
    return !locale_is_english(code);
}

static void some_words_are_said_otherwise_where_a_game_wants_it(void)
{
    static const struct locale_respelling respelling = {.has = has_smile, .say = laugh},
                                          abroad = {.counts = is_foreign, .has = has_smile, .say = laugh};
    locale_open(&tongue);
    learn_french();
    assert_true(locale_speak(&tongue, "en", &respelling));
    const char *said = _("they smile at %d");
    assert_string_equal(said, "they laugh at %d");
    assert_ptr_equal(_("they smile at %d"), said);
    assert_string_equal(_("no word of it"), "no word of it");
    assert_true(locale_speak(&tongue, "en", &abroad));
    assert_string_equal(_("they smile at %d"), "they smile at %d");
    assert_true(locale_speak(&tongue, "fr", &abroad));
    assert_string_equal(_("they smile at %d"), "they laugh at %d");
    assert_true(locale_speak(&tongue, "fr", NULL));
    assert_string_equal(_("they smile at %d"), "they smile at %d");
    locale_close(&tongue);
}

static void check_wanted(const char *language, const char *lc_all, const char *lc_messages, const char *lang,
                         const char *wanted)
{
    char codes[8][LOCALE_CODE_SIZE], said[128];
    struct text out = text_in(said, sizeof said);
    int count = locale_wanted(language, lc_all, lc_messages, lang, codes, 8);
    for (int i = 0; i < count; i++) {
        text_addf(&out, i ? " %s" : "%s", codes[i]);
    }
    assert_string_equal(said, wanted);
}

static void the_desktops_language_is_read_as_gettext_reads_it(void)
{
    check_wanted(NULL, NULL, NULL, NULL, "en");
    check_wanted(NULL, NULL, NULL, "fr_FR.UTF-8", "fr_FR fr");
    check_wanted(NULL, "", "fr_CA", "de_DE", "fr_CA fr");
    check_wanted(NULL, "C", "fr_FR", "fr_FR", "en");
    check_wanted(NULL, "C.UTF-8", "fr_FR", "fr_FR", "en");
    check_wanted("de:fr_BE", "", NULL, "it_IT@euro", "de fr_BE fr it_IT it");
    check_wanted("fr", NULL, NULL, "C", "en");
    check_wanted("fr", NULL, NULL, "en_GB.UTF-8", "fr en_GB en");
    check_wanted(":::../../etc/passwd:fr", NULL, NULL, "en", "fr en");
    check_wanted(NULL, NULL, NULL, "francais_long_name", "");
}

const struct test tests[] = {
    TEST(a_catalogue_of_either_byte_order_is_read),
    TEST(a_cut_or_foreign_catalogue_is_refused_with_a_reason),
    TEST(a_translation_that_takes_other_values_is_passed_over),
    TEST(conversions_are_told_apart),
    TEST(every_translation_of_the_build_fits_its_message),
    TEST(damaged_catalogues_never_lead_outside_of_the_file),
    TEST(the_language_changes_from_one_word_to_the_next),
    TEST(a_damaged_catalogue_leaves_english),
    TEST(a_context_is_looked_up_and_never_said),
    TEST(the_pseudo_language_is_two_fifths_longer_and_keeps_conversions),
    TEST(some_words_are_said_otherwise_where_a_game_wants_it),
    TEST(the_desktops_language_is_read_as_gettext_reads_it),
    {0},
};
