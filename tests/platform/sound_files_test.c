/* SPDX-License-Identifier: MIT */
/* The sound files are what sounds/SOUND.md says of them: there, of that format and length, that loud, and
 * struck when it says; and the program uses all of them. */
#include "loudness.h"

#include "base/text.h"
#include "front/sound/sounds.h"
#include "test.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS_MOST = 160, NAME_SIZE = 64, LINE_SIZE = 512, HEAD_SIZE = 64, CELLS = 6, VARIANTS = 8 };

/* A row of the table. */
struct row {
    char name[NAME_SIZE];
    int variants;
    char seconds[16];
    double level;
    char hit[16]; /* seconds; "loop", or empty where it varies */
    bool music;   /* a file of music/, else of effects/ */
};

static struct row row[ROWS_MOST];
static int rows;
static struct sounds_all all; /* what the cabinet and its games name */

static bool is_there(const char *folder, const char *name)
{
    char path[LINE_SIZE];
    text_format(path, sizeof path, "../sounds/%s/%s.ogg", folder, name);
    FILE *file = fopen(path, "rb");
    if (file) {
        fclose(file);
    }
    return file != NULL;
}

/* |name|event|s|L|Hit|Layers| */
static bool read_row(char *line, struct row *out)
{
    char *cell[CELLS + 1] = {0};
    int cells = 0;
    for (char *at = line; (at = strchr(at, '|')) && cells <= CELLS; cells++) {
        *at++ = '\0';
        cell[cells] = at;
    }
    if (cells < CELLS || atof(cell[2]) <= 0) {
        return false;
    }
    char *times = strstr(cell[0], " x");
    *out = (struct row){.variants = times ? atoi(times + 2) : 1, .level = atof(cell[3])};
    if (times) {
        *times = '\0';
    }
    text_copy(out->name, sizeof out->name, cell[0]);
    text_copy(out->seconds, sizeof out->seconds, cell[2]);
    text_copy(out->hit, sizeof out->hit, cell[4]);
    out->music = is_there("music", out->name);
    return true;
}

static void enter(void)
{
    char line[LINE_SIZE];
    sounds_gather(&all);
    rows = 0;
    FILE *table = fopen("../sounds/SOUND.md", "r");
    assert_non_null(table);
    while (fgets(line, sizeof line, table)) {
        rows += rows < ROWS_MOST && read_row(line, &row[rows]);
    }
    fclose(table);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    assert_int_equal(Mix_OpenAudioDevice(LOUDNESS_RATE, AUDIO_S16SYS, 2, 1024, NULL, 0), 0);
}

static void leave(void)
{
    Mix_CloseAudio();
    SDL_Quit();
}

static void path_of(const struct row *of, int variant, char path[LINE_SIZE])
{
    const char *folder = of->music ? "music" : "effects";
    if (of->variants > 1) {
        text_format(path, LINE_SIZE, "../sounds/%s/%s_%d.ogg", folder, of->name, variant + 1);
    } else {
        text_format(path, LINE_SIZE, "../sounds/%s/%s.ogg", folder, of->name);
    }
}

/* What the file says of itself: a Vorbis stream begins with a page of these bytes. */
static void read_format(const char *path, int *channels, int *rate)
{
    unsigned char head[HEAD_SIZE] = {0};
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t got = fread(head, 1, sizeof head, file);
    fclose(file);
    assert_int_equal(got, sizeof head);
    assert_memory_equal(head, "OggS", 4);
    assert_memory_equal(head + 28, "\1vorbis", 7);
    *channels = head[39];
    *rate = head[40] | head[41] << 8 | head[42] << 16;
}

/* As the mixer decodes it: on two channels, which are the same where the file has one. */
static struct loudness_sound decode(const char *path, int channels, Mix_Chunk **chunk, int16_t **kept)
{
    *chunk = Mix_LoadWAV(path);
    if (!*chunk) {
        fail_msg("%s: %s", path, Mix_GetError());
    }
    struct loudness_sound sound = {.frames = (long)((*chunk)->alen / 4), .channels = channels};
    const int16_t *both = (const int16_t *)(const void *)(*chunk)->abuf;
    *kept = malloc((size_t)sound.frames * (size_t)channels * sizeof **kept);
    assert_non_null(*kept);
    for (long i = 0; i < sound.frames * channels; i++) {
        (*kept)[i] = both[channels == 1 ? 2 * i : i];
    }
    sound.sample = *kept;
    return sound;
}

/* ---- the table ----------------------------------------------------------------------------------------- */

struct measure {
    double seconds, level, peak, hit;
};

static void measure(const struct row *of, int variant, struct measure *out)
{
    char path[LINE_SIZE];
    int channels, rate;
    Mix_Chunk *chunk;
    int16_t *samples;
    path_of(of, variant, path);
    read_format(path, &channels, &rate);
    if (channels != (of->music ? 2 : 1) || rate != LOUDNESS_RATE) {
        fail_msg("%s: %d channels, %d Hz", path, channels, rate);
    }
    struct loudness_sound sound = decode(path, channels, &chunk, &samples);
    bool whole = of->music || strcmp(of->hit, "loop") == 0;
    *out = (struct measure){.seconds = (double)sound.frames / LOUDNESS_RATE,
                            .level = whole ? loudness_whole(sound) : loudness_fast(sound),
                            .peak = loudness_true_peak(sound),
                            .hit = loudness_hit(sound)};
    double most = of->music ? -1 : -2.9;
    if (out->peak > most || loudness_peak(sound) > most) {
        fail_msg("%s reaches %.2f dB", path, out->peak);
    }
    free(samples);
    Mix_FreeChunk(chunk);
}

static void every_file_is_as_long_as_loud_and_of_the_format_that_the_table_says(void)
{
    assert_true(rows > 50);
    for (int i = 0; i < rows; i++) {
        struct measure sum = {0}, each;
        double hits[VARIANTS];
        for (int v = 0; v < row[i].variants; v++) {
            measure(&row[i], v, &each);
            sum.seconds += each.seconds / row[i].variants;
            sum.level += each.level / row[i].variants;
            sum.hit += each.hit / row[i].variants;
            hits[v] = each.hit;
            /* Variants of one event are equally loud. */
            if (fabs(each.level - row[i].level) > 1) {
                fail_msg("%s %d: %.1f LUFS", row[i].name, v + 1, each.level);
            }
        }
        double length = atof(row[i].seconds), unit = strlen(strchr(row[i].seconds, '.')) > 2 ? 0.01 : 0.1;
        /* Decoders differ by some milliseconds in where a short file ends. */
        if (fabs(sum.seconds - length) > unit / 2 + 0.01) {
            fail_msg("%s is %.3f s long", row[i].name, sum.seconds);
        }
        if (fabs(sum.level - row[i].level) > 0.6) {
            fail_msg("%s: %.2f LUFS", row[i].name, sum.level);
        }
        for (int v = 0; v < row[i].variants && atof(row[i].hit) > 0; v++) {
            if (fabs(sum.hit - atof(row[i].hit)) > 0.012 || fabs(hits[v] - sum.hit) > 0.07) {
                fail_msg("%s %d is struck at %.3f s", row[i].name, v + 1, hits[v]);
            }
        }
    }
}

/* ---- the program --------------------------------------------------------------------------------------- */

/* The row of a cue's file. A ladder of sounds is one row, and each of its files a cue: *alone is then true.
 */
static const struct row *find_row(const char *file, bool *alone)
{
    for (int i = 0; i < rows; i++) {
        char path[LINE_SIZE];
        size_t length = strlen(file);
        text_format(path, sizeof path, "%s/%s", row[i].music ? "music" : "effects", row[i].name);
        *alone = strncmp(path, file, strlen(path)) == 0 && length == strlen(path) + 2 &&
                 file[length - 2] == '_' && file[length - 1] - '0' <= row[i].variants;
        if (*alone || strcmp(path, file) == 0) {
            return &row[i];
        }
    }
    return NULL;
}

static void every_cue_is_in_the_table_of_sounds(void)
{
    for (int i = 0; i < all.cues; i++) {
        const struct sound_cue *cue = &all.cue[i];
        bool alone = false;
        const struct row *of = find_row(cue->file, &alone);
        if (!of) {
            fail_msg("SOUND.md does not know %s", cue->file);
        }
        assert_int_equal(alone ? 1 : of->variants, cue->variants);
        /* What waits for a picture's landing waits by the table. */
        if (cue->hit_ms > 0) {
            assert_int_equal(cue->hit_ms, lround(atof(of->hit) * 1000));
        }
    }
    for (int i = PIECE_TITLE; i < all.pieces; i++) {
        bool alone;
        const struct row *music = find_row(all.piece[i].music, &alone),
                         *ambience = find_row(all.piece[i].ambience, &alone);
        assert_true(music && strcmp(music->hit, "loop") == 0);
        assert_true(ambience && strcmp(ambience->hit, "loop") == 0);
    }
}

static bool plays(const struct sound_cue *cue, const char *file)
{
    char name[LINE_SIZE];
    for (int v = 1; v <= cue->variants; v++) {
        if (cue->variants > 1) {
            text_format(name, sizeof name, "%s_%d.ogg", cue->file, v);
        } else {
            text_format(name, sizeof name, "%s.ogg", cue->file);
        }
        if (strcmp(name, file) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_used(const char *file)
{
    char music[LINE_SIZE], ambience[LINE_SIZE];
    for (int i = 0; i < all.cues; i++) {
        if (plays(&all.cue[i], file)) {
            return true;
        }
    }
    for (int i = PIECE_TITLE; i < all.pieces; i++) {
        text_format(music, sizeof music, "%s.ogg", all.piece[i].music);
        text_format(ambience, sizeof ambience, "%s.ogg", all.piece[i].ambience);
        if (strcmp(music, file) == 0 || strcmp(ambience, file) == 0) {
            return true;
        }
    }
    return false;
}

static void every_file_is_used_and_every_name_is_a_file(void)
{
    static const char *const folders[] = {"effects", "music"};
    int files = 0, names = 0;
    for (int i = 0; i < 2; i++) {
        char path[LINE_SIZE], name[LINE_SIZE * 2];
        text_format(path, sizeof path, "../sounds/%s", folders[i]);
        DIR *folder = opendir(path);
        assert_non_null(folder);
        for (struct dirent *entry; (entry = readdir(folder));) {
            if (entry->d_name[0] == '.') {
                continue;
            }
            text_format(name, sizeof name, "%s/%s", folders[i], entry->d_name);
            if (!is_used(name)) {
                fail_msg("nothing plays %s", name);
            }
            files++;
        }
        closedir(folder);
    }
    for (int i = 0; i < rows; i++) {
        names += row[i].variants;
    }
    /* measure() has opened each of those names. */
    assert_int_equal(files, names);
}

/* Whoever rebuilds the sounds finds the same table, and who made what is said. */
static void the_generators_and_the_credits_are_there(void)
{
    static const char *const files[] = {"CREDITS.md",         "SOUND.md",        "tools/build.sh",
                                        "tools/build.py",     "tools/verify.py", "tools/fx/motor.py",
                                        "tools/music/road.py"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[LINE_SIZE];
        text_format(path, sizeof path, "../sounds/%s", files[i]);
        FILE *file = fopen(path, "rb");
        if (!file) {
            fail_msg("%s is missing", path);
        }
        fclose(file);
    }
}

const struct test tests[] = {
    TEST_WITH(every_file_is_as_long_as_loud_and_of_the_format_that_the_table_says, enter, leave),
    TEST_WITH(every_cue_is_in_the_table_of_sounds, enter, leave),
    TEST_WITH(every_file_is_used_and_every_name_is_a_file, enter, leave),
    TEST_WITH(the_generators_and_the_credits_are_there, enter, leave),
    {0},
};
