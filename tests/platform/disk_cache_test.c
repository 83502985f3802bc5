/* SPDX-License-Identifier: MIT */
/* Backdrops kept from start to start come back as they were, or not at all. */
#include "platform/disk_cache.h"

#include "base/rng.h"
#include "base/text.h"
#include "folder.h"
#include "test.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { W = 97, H = 61 };

static struct disk_cache disk_cache;
static SDL_Surface *picture, *other;

static void enter(void)
{
    folder_enter();
    setenv("XDG_CACHE_HOME", folder_whole, 1);
    disk_cache_open(&disk_cache);
    picture = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    other = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_true(disk_cache.folder[0]);
}

static void leave(void)
{
    SDL_FreeSurface(picture);
    SDL_FreeSurface(other);
    folder_leave();
}

/* Few colours give runs and equal rows, many give literals. */
static void paint(uint64_t seed, uint32_t colours, bool rows)
{
    struct rng rng = rng_make(seed, 1);
    for (int y = 0; y < H; y++) {
        uint32_t *row = (uint32_t *)(void *)((uint8_t *)picture->pixels + y * picture->pitch);
        for (int x = 0; x < W; x++) {
            row[x] = 0xFF000000u | rng_below(&rng, colours) * 0x10203u;
        }
        if (rows && y > 0 && rng_below(&rng, 3)) {
            memcpy(row, (uint8_t *)row - picture->pitch, W * 4);
        }
    }
}

static void keep(uint64_t name)
{
    struct packed packed = disk_cache_pack(picture);
    assert_non_null(packed.bytes);
    disk_cache_store(&disk_cache, DISK_CACHE_SCENE, name, &packed);
    SDL_free(packed.bytes);
}

static void a_picture_comes_back_as_it_was(void)
{
    static const uint32_t colours[] = {1, 2, 3, 5, 1u << 20};
    for (uint64_t i = 0; i < 10; i++) {
        paint(i, colours[i / 2], i % 2 == 0);
        assert_false(disk_cache_has(&disk_cache, DISK_CACHE_SCENE, i + 1));
        keep(i + 1);
        assert_true(disk_cache_has(&disk_cache, DISK_CACHE_SCENE, i + 1));
        SDL_FillRect(other, NULL, 0);
        assert_true(disk_cache_load(&disk_cache, DISK_CACHE_SCENE, i + 1, other));
        assert_memory_equal(other->pixels, picture->pixels, (size_t)picture->pitch * H);
    }
}

static void another_size_is_another_picture(void)
{
    paint(1, 3, true);
    keep(1);
    SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, W - 1, H, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_false(disk_cache_load(&disk_cache, DISK_CACHE_SCENE, 1, small));
    SDL_FreeSurface(small);
}

static void a_damaged_file_is_no_picture(void)
{
    char path[DISK_CACHE_PATH_SIZE];
    paint(1, 3, true);
    struct packed packed = disk_cache_pack(picture);
    assert_non_null(packed.bytes);
    text_format(path, sizeof path, "%s%016llx.scene", disk_cache.folder, 1ULL);
    struct rng rng = rng_make(4, 4);
    for (int i = 0; i < 300; i++) {
        size_t length = i % 3 == 0 ? rng_below(&rng, (uint32_t)packed.length) : packed.length;
        size_t at = rng_below(&rng, (uint32_t)packed.length);
        packed.bytes[at] ^= 0x5A;
        FILE *file = fopen(path, "wb");
        assert_non_null(file);
        assert_int_equal(fwrite(packed.bytes, 1, length, file), length);
        fclose(file);
        packed.bytes[at] ^= 0x5A;
        assert_false(disk_cache_load(&disk_cache, DISK_CACHE_SCENE, 1, other));
    }
    SDL_free(packed.bytes);
}

static void the_oldest_give_way(void)
{
    int kept = 0;
    paint(1, 3, true);
    for (uint64_t i = 1; i <= 3 * DISK_CACHE_FILES_MAX; i++) {
        keep(i);
    }
    for (uint64_t i = 1; i <= 3 * DISK_CACHE_FILES_MAX; i++) {
        kept += disk_cache_has(&disk_cache, DISK_CACHE_SCENE, i);
    }
    assert_int_equal(kept, DISK_CACHE_FILES_MAX);
    assert_true(disk_cache_has(&disk_cache, DISK_CACHE_SCENE, 3 * DISK_CACHE_FILES_MAX));
}

/* Files of any length count by their bytes. */
static void backdrops_take_a_bounded_part_of_the_disk(void)
{
    enum { LARGE = 3 };
    char path[DISK_CACHE_PATH_SIZE];
    paint(1, 3, true);
    for (uint64_t i = 1; i <= LARGE; i++) { /* old ones, of nearly all that is allowed */
        keep(i);
        text_format(path, sizeof path, "%s%016llx.scene", disk_cache.folder, (unsigned long long)i);
        assert_int_equal(truncate(path, DISK_CACHE_BYTES_MAX / LARGE), 0);
        struct timespec times[2] = {{.tv_sec = (time_t)i}, {.tv_sec = (time_t)i}};
        assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
    }
    keep(LARGE + 1);
    assert_false(disk_cache_has(&disk_cache, DISK_CACHE_SCENE, 1));
    assert_true(disk_cache_has(&disk_cache, DISK_CACHE_SCENE, 2));
    assert_true(disk_cache_load(&disk_cache, DISK_CACHE_SCENE, LARGE + 1, other));
}

/* Two programs may keep the same picture at once, and nobody's file is written through. */
static void what_is_written_has_a_name_of_its_own(void)
{
    char link[DISK_CACHE_PATH_SIZE + 32], victim[DISK_CACHE_PATH_SIZE + 32], left[DISK_CACHE_PATH_SIZE + 32];
    struct stat info;
    paint(1, 3, true);
    text_format(link, sizeof link, "%s%016llx.new", disk_cache.folder, 1ULL);
    text_format(victim, sizeof victim, "%svictim", disk_cache.folder);
    assert_int_equal(symlink(victim, link), 0);
    keep(1);
    assert_true(disk_cache_load(&disk_cache, DISK_CACHE_SCENE, 1, other));
    assert_int_equal(lstat(victim, &info), -1);
    /* What killed programs left goes at the next start. */
    text_format(left, sizeof left, "%s%016llx.scene.12345678.new", disk_cache.folder, 2ULL);
    fclose(fopen(left, "wb"));
    disk_cache_open(&disk_cache);
    assert_int_equal(lstat(left, &info), -1);
    assert_int_equal(lstat(link, &info), -1);
    assert_true(disk_cache_has(&disk_cache, DISK_CACHE_SCENE, 1));
}

static void without_a_folder_nothing_is_kept(void)
{
    struct disk_cache none;
    paint(1, 3, true);
    setenv("XDG_CACHE_HOME", "/proc/1/no-such-place", 1);
    disk_cache_open(&none);
    assert_string_equal(none.folder, "");
    struct packed packed = disk_cache_pack(picture);
    disk_cache_store(&none, DISK_CACHE_SCENE, 1, &packed);
    SDL_free(packed.bytes);
    assert_false(disk_cache_has(&none, DISK_CACHE_SCENE, 1));
    assert_false(disk_cache_load(&none, DISK_CACHE_SCENE, 1, other));
}

const struct test tests[] = {
    TEST_WITH(a_picture_comes_back_as_it_was, enter, leave),
    TEST_WITH(another_size_is_another_picture, enter, leave),
    TEST_WITH(a_damaged_file_is_no_picture, enter, leave),
    TEST_WITH(the_oldest_give_way, enter, leave),
    TEST_WITH(backdrops_take_a_bounded_part_of_the_disk, enter, leave),
    TEST_WITH(what_is_written_has_a_name_of_its_own, enter, leave),
    TEST_WITH(without_a_folder_nothing_is_kept, enter, leave),
    {0},
};
