/* SPDX-License-Identifier: MIT */
/* Sounds in trouble: no device, one that goes and comes back, files that are damaged or not there. */
#include "desk.h"
#include "folder.h"
#include "road_cues.h"

#include "base/text.h"
#include "test.h"

#include <SDL_mixer.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_SIZE = 512, SAID_SIZE = 4096 };

/* Standard error goes to a file while it is looked at. */
static struct {
    int kept;
    char path[PATH_SIZE];
} noted;

static void note_errors(void)
{
    const char *place = getenv("TMPDIR");
    text_format(noted.path, sizeof noted.path, "%s/route-mille-said-XXXXXX", place ? place : P_tmpdir);
    int file = mkstemp(noted.path);
    assert_true(file >= 0);
    fflush(stderr);
    noted.kept = dup(STDERR_FILENO);
    dup2(file, STDERR_FILENO);
    close(file);
}

/* The lines since note_errors that begin like ours. */
static int errors_noted(void)
{
    char line[SAID_SIZE];
    int lines = 0;
    fflush(stderr);
    dup2(noted.kept, STDERR_FILENO);
    close(noted.kept);
    FILE *file = fopen(noted.path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        lines += strncmp(line, "route-mille: ", 13) == 0;
    }
    fclose(file);
    unlink(noted.path);
    return lines;
}

static double heard_db(double ms)
{
    long from = desk.ear.frames;
    desk_run(ms);
    return desk_db(ear_rms(&desk.ear, from, desk.ear.frames) + 1e-9);
}

static SDL_Event device(Uint32 type, Uint32 which)
{
    return (SDL_Event){.adevice = {.type = type, .which = which}};
}

static void use_up(void)
{
    for (int cue = 0; cue < desk_sounds()->cues; cue++) {
        desk_play(cue);
        desk_step();
        assert_int_equal(desk_sounding(cue), 0);
    }
    audio_piece(&desk.audio, road_piece(MILLE_PIECE_ROAD));
    desk_step();
    assert_false(audio_busy(&desk.audio));
}

static void without_a_device_one_line_says_so(void)
{
    const char *const drivers[] = {"no-such-driver", "disk"};
    for (int i = 0; i < 2; i++) {
        desk_open("..", desk_tables());
        SDL_setenv("SDL_AUDIODRIVER", drivers[i], 1);
        SDL_setenv("SDL_DISKAUDIOFILE", "/no/such/place", 1);
        note_errors();
        audio_start(&desk.audio, desk_wake, NULL);
        use_up();
        assert_int_equal(errors_noted(), 1);
        assert_false(desk.audio.open);
        audio_close(&desk.audio);
        assets_dir_close(&desk.data);
        SDL_DestroySemaphore(desk.news);
    }
}

static void a_device_that_goes_and_comes_back_is_taken_up_again(void)
{
    desk_start("..", desk_tables());
    char path[EAR_PATH_SIZE];
    text_copy(path, sizeof path, SDL_getenv("SDL_DISKAUDIOFILE"));
    desk_ask(road_piece(MILLE_PIECE_ROAD));
    desk_run(1500);
    desk_play(road_cue(MILLE_CUE_DRIVE));
    desk_run(100);
    SDL_Event gone = device(SDL_AUDIODEVICEREMOVED, 2), back = device(SDL_AUDIODEVICEADDED, 0);
    SDL_Event other = device(SDL_AUDIODEVICEREMOVED, 0);
    audio_event(&desk.audio, &other); /* one that was not in use */
    assert_true(desk.audio.open);

    SDL_setenv("SDL_DISKAUDIOFILE", "/no/such/place", 1);
    ear_shut(&desk.ear);
    note_errors();
    audio_event(&desk.audio, &gone);
    ear_again(&desk.ear);
    assert_false(desk.audio.open);
    use_up();
    audio_event(&desk.audio, &back); /* it cannot be opened yet */
    assert_false(desk.audio.open);
    assert_int_equal(errors_noted(), 1);

    SDL_setenv("SDL_DISKAUDIOFILE", path, 1);
    audio_event(&desk.audio, &back);
    assert_true(desk.audio.open);
    desk_wait();
    desk_step();
    desk_wait();
    desk_run(2000);
    assert_true(heard_db(1000) > -40);
    assert_int_equal(Mix_VolumeMusic(-1), 70);
    desk_play(road_cue(MILLE_CUE_HORN));
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_HORN)), 1);
    assert_int_equal(desk_own_reads(), 0);
    desk_end();
}

static void another_device_takes_over_at_once(void)
{
    desk_start("..", desk_tables());
    desk_ask(PIECE_TITLE);
    desk_run(500);
    SDL_Event gone = device(SDL_AUDIODEVICEREMOVED, 2);
    note_errors();
    ear_shut(&desk.ear);
    audio_event(&desk.audio, &gone);
    ear_again(&desk.ear);
    assert_int_equal(errors_noted(), 0);
    assert_true(desk.audio.open);
    desk_wait();
    desk_step();
    desk_wait();
    desk_run(2000);
    assert_true(heard_db(1000) > -40);
    desk_end();
}

/* A folder for files that are not as they should be. */
static void enter_folder(void)
{
    static const char *const rooms[] = {"sounds", "sounds/effects", "sounds/music"};
    folder_enter();
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
        char path[FILES_PATH_SIZE];
        folder_path(rooms[i], path);
        assert_int_equal(mkdir(path, 0700), 0);
    }
}

static void put_whole(const char *file)
{
    char path[PATH_SIZE], from[PATH_SIZE], *tree = realpath("..", NULL);
    text_format(path, sizeof path, "%ssounds/%s.ogg", folder.folder, file);
    text_format(from, sizeof from, "%s/sounds/%s.ogg", tree, file);
    assert_int_equal(symlink(from, path), 0);
    free(tree);
}

/* The first bytes of a file, and then nothing. */
static void put_damaged(const char *file)
{
    char path[PATH_SIZE];
    text_format(path, sizeof path, "%ssounds/%s.ogg", folder.folder, file);
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    fputs("OggS and then nothing that makes sense", out);
    fclose(out);
}

static void a_bad_file_is_mentioned_once_and_the_rest_plays(void)
{
    static const struct sound_cue cues[] = {
        {.name = "good",
         .file = "effects/klaxon",
         .variants = 3,
         .bus = BUS_MOTION,
         .volume = 100,
         .most = 1},
        {.name = "bad",
         .file = "effects/ui_bell",
         .variants = 1,
         .bus = BUS_INTERFACE,
         .volume = 100,
         .most = 1},
        {.name = "none", .file = "effects/none", .variants = 1, .bus = BUS_TABLE, .volume = 100, .most = 1},
    };
    static const struct sound_piece pieces[] = {
        {.name = "rest"}, {.name = "bad", .music = "music/bad", .ambience = "effects/bad"}};
    put_whole("effects/klaxon_1");
    put_whole("effects/klaxon_2");
    put_whole("effects/klaxon_3");
    put_damaged("effects/ui_bell");
    put_damaged("effects/bad");
    put_damaged("music/bad");
    note_errors();
    desk_start(folder_whole, &(struct sound_tables){cues, 3, pieces, 2});
    for (int i = 0; i < 3; i++) {
        desk_ask(1);
        desk_run(200);
        desk_play(1);
        desk_play(2);
        assert_int_equal(desk_sounding(1) + desk_sounding(2), 0);
        desk_play(0);
        assert_int_equal(desk_sounding(0), 1);
        desk_run(1500);
    }
    desk_end();
    assert_int_equal(errors_noted(), 4); /* three damaged, one missing: a line each */
}

static void a_missing_folder_is_summed_up(void)
{
    note_errors();
    desk_start(folder_whole, desk_tables());
    desk_ask(road_piece(MILLE_PIECE_ROAD));
    desk_run(200);
    desk_play(CUE_PLACE);
    assert_int_equal(desk_sounding(CUE_PLACE), 0);
    desk_end();
    assert_in_range(errors_noted(), 1, 6);
}

static void it_may_be_closed_while_files_are_read(void)
{
    for (int i = 0; i < 3; i++) {
        desk_open("..", desk_tables());
        ear_open(&desk.ear);
        audio_start(&desk.audio, desk_wake, NULL);
        audio_piece(&desk.audio, PIECE_TITLE);
        desk_step();
        desk_end();
    }
}

const struct test tests[] = {
    TEST(without_a_device_one_line_says_so),
    TEST(a_device_that_goes_and_comes_back_is_taken_up_again),
    TEST(another_device_takes_over_at_once),
    TEST_WITH(a_bad_file_is_mentioned_once_and_the_rest_plays, enter_folder, folder_leave),
    TEST_WITH(a_missing_folder_is_summed_up, enter_folder, folder_leave),
    TEST(it_may_be_closed_while_files_are_read),
    {0},
};
