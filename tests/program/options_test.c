/* SPDX-License-Identifier: MIT */
/* The command line. */
#include "app/options.h"
#include "test.h"

#include <string.h>

static struct options options;
static char error[256];

/* Reads words separated by spaces. */
static bool read_line(const char *line)
{
    static char words[200];
    char *word[20];
    int count = 0;
    strncpy(words, line, sizeof words - 1);
    for (char *at = strtok(words, " "); at; at = strtok(NULL, " ")) {
        word[count++] = at;
    }
    error[0] = '\0';
    return options_read(&options, count, word, error, sizeof error);
}

static void refuses(const char *line, const char *names)
{
    assert_false(read_line(line));
    if (!strstr(error, names)) {
        fail_msg("%s: \"%s\" does not name %s", line, error, names);
    }
}

static void every_option_is_read(void)
{
    assert_true(read_line("--seed 1955 --windowed --size 1280x720 --software --mute --speak --assets DIR "
                          "--trace T game.journal"));
    assert_true(options.seeded && options.seed == 1955 && options.windowed && options.software &&
                options.mute && options.speak);
    assert_int_equal(options.width, 1280);
    assert_int_equal(options.height, 720);
    assert_string_equal(options.assets, "DIR");
    assert_string_equal(options.trace, "T");
    assert_string_equal(options.file, "game.journal");
    assert_true(read_line("--seed=7 --size=960x540"));
    assert_true(options.seed == 7 && options.width == 960);
    assert_true(read_line("--help"));
    assert_true(options.help);
    assert_true(read_line("-h"));
    assert_true(options.help);
    assert_true(read_line("--version"));
    assert_true(options.version);
    assert_true(read_line(""));
    assert_false(options.seeded || options.windowed || options.fullscreen || options.file);
}

/* --data was taken for the folder of the saves. */
static void the_old_name_of_assets_still_works(void)
{
    assert_true(read_line("--data OLD"));
    assert_string_equal(options.assets, "OLD");
    assert_true(read_line("--data=OLD --assets=NEW"));
    assert_string_equal(options.assets, "NEW");
    refuses("--data", "--assets");
    refuses("--dat DIR", "--dat");
}

static void the_last_of_two_opposites_counts(void)
{
    assert_true(read_line("--windowed --fullscreen"));
    assert_true(options.fullscreen && !options.windowed);
    assert_true(read_line("--fullscreen --windowed"));
    assert_true(options.windowed && !options.fullscreen);
}

static void a_file_may_look_like_an_option(void)
{
    assert_true(read_line("--mute -- --seed"));
    assert_string_equal(options.file, "--seed");
}

static void mistakes_are_named(void)
{
    refuses("--sede 1", "--sede");
    refuses("-x", "-x");
    refuses("--mute=yes", "--mute=yes");
    refuses("--seed", "--seed");
    refuses("--seed=", "--seed");
    refuses("--seed abc", "abc");
    refuses("--seed -1", "-1");
    refuses("--seed 99999999999999999999999", "99999999999999999999999");
    refuses("--size 1280", "1280");
    refuses("--size 1280x", "1280x");
    refuses("--size x720", "x720");
    refuses("--size 1280x720x2", "1280x720x2");
    refuses("--size 0x0", "0x0");
    refuses("--size 99999x720", "99999x720");
    refuses("one two", "two");
}

const struct test tests[] = {
    TEST(every_option_is_read),
    TEST(the_old_name_of_assets_still_works),
    TEST(the_last_of_two_opposites_counts),
    TEST(a_file_may_look_like_an_option),
    TEST(mistakes_are_named),
    {0},
};
