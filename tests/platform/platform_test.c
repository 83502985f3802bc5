/* SPDX-License-Identifier: MIT */
/* The machine as it is opened: its trace, what keeps it from starting, a home that is not there, the seed,
 * the clipboard, every service, and a first frame that waits for no loudspeaker. */
#include "base/text.h"
#include "loop_rig.h"
#include "platform/machine.h"
#include "test.h"

#include <SDL.h>

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void trace_and_quit(int rests)
{
    (void)rests;
    services.trace(platform, "\"kind\":\"test\",\"a\":1");
    push_quit();
}

static void the_trace_is_a_line_an_object(void)
{
    char path[PATH_MAX + 16];
    char line[200];
    int told = 0;
    text_format(path, sizeof path, "%s/trace", home);
    struct platform_config config = plain();
    config.trace_file = path;
    open_with(&config);
    seen.at_rest = trace_and_quit;
    platform_run(platform, &program);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        assert_int_equal(strncmp(line, "{\"t\":", 5), 0);
        assert_string_equal(line + strlen(line) - 2, "}\n");
        told += strstr(line, "\"kind\":\"test\",\"a\":1}") != NULL;
    }
    fclose(file);
    assert_int_equal(told, 1);
}

/* The reader of the trace ends; the game does not. */
static void the_trace_outlives_its_reader_silently(void)
{
    char path[PATH_MAX + 16];
    text_format(path, sizeof path, "%s/pipe", home);
    assert_int_equal(mkfifo(path, 0600), 0);
    int reader = open(path, O_RDONLY | O_NONBLOCK);
    assert_true(reader >= 0);
    struct platform_config config = plain();
    config.trace_file = path;
    open_with(&config);
    services.trace(platform, "\"kind\":\"test\"");
    assert_true(platform_traces(platform));
    close(reader);
    services.trace(platform, "\"kind\":\"test\"");
    assert_false(platform_traces(platform));
    services.trace(platform, "\"kind\":\"test\"");
}

static void refuses(const struct platform_config *config, const char *names)
{
    platform = platform_open(config, error, sizeof error);
    assert_null(platform);
    if (!strstr(error, names)) {
        fail_msg("\"%s\" does not name %s", error, names);
    }
}

static void what_keeps_it_from_starting_is_said_in_a_sentence(void)
{
    struct platform_config config = plain();
    config.data_folder = "/no/such/folder";
    refuses(&config, "/no/such/folder");
    config = plain();
    config.trace_file = "/no/such/folder/trace";
    refuses(&config, "/no/such/folder/trace");
    config = plain();
    setenv("SDL_VIDEODRIVER", "none-such", 1);
    refuses(&config, "xvfb-run");
}

static void without_a_home_it_plays_and_says_that_nothing_is_kept(void)
{
    unsetenv("HOME");
    run(trace_and_quit);
    assert_false(services.save(platform, "settings", "x", 1, error));
    assert_non_null(strstr(error, "HOME"));
    size_t length;
    assert_null(services.load(platform, "settings", &length, error));
    assert_string_equal(error, "");
}

static void a_seed_gives_the_same_numbers_again(void)
{
    uint64_t first[4];
    for (int i = 0; i < 2; i++) {
        struct platform_config config = plain();
        config.seeded = true;
        config.seed = 1955;
        open_with(&config);
        for (int k = 0; k < 4; k++) {
            uint64_t number = services.entropy(platform);
            assert_true(i == 0 || number == first[k]);
            first[k] = number;
        }
        assert_true(first[0] == 1955); /* a deal's own number deals it again */
        platform_close(platform);
    }
    struct platform_config config = plain();
    open_with(&config);
    assert_true(services.entropy(platform) != first[0]);
}

static void text_goes_into_the_clipboard(void)
{
    struct platform_config config = plain();
    open_with(&config);
    assert_true(services.clip(platform, "Chaque coup fourr\xc3\xa9   300"));
    char *there = SDL_GetClipboardText();
    assert_string_equal(there, "Chaque coup fourr\xc3\xa9   300");
    SDL_free(there);
}

static void every_service_is_filled_in(void)
{
    static const unsigned char nothing[sizeof(void (*)(void))];
    struct platform_config config = plain();
    open_with(&config);
    for (size_t at = 0; at < sizeof services; at += sizeof nothing) {
        assert_memory_not_equal((const unsigned char *)&services + at, nothing, sizeof nothing);
    }
    assert_string_equal(services.set_language(platform, "fr", NULL), "en"); /* no tongue was given */
}

static int silent_draws;

static void draw_in_silence(void *context, struct draw_list *list, float blend)
{
    silent_draws += SDL_WasInit(SDL_INIT_AUDIO) == 0;
    draw(context, list, blend);
}

static void listen(int rests)
{
    (void)rests;
    assert_int_not_equal(SDL_WasInit(SDL_INIT_AUDIO), 0);
    push_quit();
}

static void the_first_frame_does_not_wait_for_the_loudspeaker(void)
{
    static const struct sound_cue cue = {
        .name = "horn", .file = "effects/klaxon", .variants = 3, .bus = BUS_MOTION, .volume = 100, .most = 1};
    static const struct sound_piece piece = {.name = "rest"};
    struct platform_config config = plain();
    struct platform_program watched = program;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    config.mute = false;
    config.sounds = (struct sound_tables){&cue, 1, &piece, 1};
    open_with(&config);
    silent_draws = 0;
    watched.draw = draw_in_silence;
    seen.at_rest = listen;
    platform_run(platform, &watched);
    assert_int_equal(silent_draws, 2); /* to see what it needs, and to show it */
}

const struct test tests[] = {
    TEST_WITH(the_trace_is_a_line_an_object, enter, leave),
    TEST_WITH(the_trace_outlives_its_reader_silently, enter, leave),
    TEST_WITH(what_keeps_it_from_starting_is_said_in_a_sentence, enter, leave),
    TEST_WITH(without_a_home_it_plays_and_says_that_nothing_is_kept, enter, leave),
    TEST_WITH(a_seed_gives_the_same_numbers_again, enter, leave),
    TEST_WITH(text_goes_into_the_clipboard, enter, leave),
    TEST_WITH(every_service_is_filled_in, enter, leave),
    TEST_WITH(the_first_frame_does_not_wait_for_the_loudspeaker, enter, leave),
    {0},
};
