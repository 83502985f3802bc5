/* SPDX-License-Identifier: MIT */
#include "platform/disk_cache.h"

#include "base/hash.h"
#include "base/text.h"
#include "platform/assets_dir.h"
#include "platform/os/os.h"
#include "platform/replace.h"
#include "platform/surface_row.h"

#include <string.h>

/* The format of a file: magic number, width, height, checksum of the rest; then steps. A step is one word,
 * with its kind in the two highest bits and a count of pixels in the others; some kinds are followed by
 * pixels. Words are in the machine's byte order, because a file never leaves the machine. */
static const uint64_t magic = UINT64_C(0x31666c656873524d); /* RMshelf1 */
enum {
    HEAD = 24,
    STEP_ABOVE = 1,
    STEP_RUN = 2,
    STEP_LITERAL = 3,
    STEP_SHIFT = 30,
    WORST_NUM = 9,
    WORST_DEN = 8
};
static const struct {
    const char *end; /* of the names of its files */
    int most;        /* files */
    long long bytes; /* at most, of all its files */
} kinds[] = {[DISK_CACHE_SCENE] = {".scene", DISK_CACHE_FILES_MAX, DISK_CACHE_BYTES_MAX},
             [DISK_CACHE_FRAME] = {".frame", 1, DISK_CACHE_BYTES_MAX}};

static bool make_folder(const char *path)
{
    struct os_info info;
    return os_make_folder(path, true) || (os_info(path, &info) && info.kind == OS_FOLDER);
}

void disk_cache_open(struct disk_cache *disk_cache)
{
    char base[DISK_CACHE_PATH_SIZE];
    if (!os_cache_place(base, sizeof base) ||
        !text_format(disk_cache->folder, sizeof disk_cache->folder, "%s/route-mille/", base) ||
        !make_folder(base) || !make_folder(disk_cache->folder)) {
        disk_cache->folder[0] = '\0';
    }
    if (disk_cache->folder[0]) {
        replace_sweep(disk_cache->folder);
    }
}

static bool path_of(const struct disk_cache *disk_cache, enum disk_cache_kind kind, uint64_t name, char *path)
{
    return disk_cache->folder[0] && text_format(path, DISK_CACHE_PATH_SIZE, "%s%016llx%s", disk_cache->folder,
                                                (unsigned long long)name, kinds[kind].end);
}

bool disk_cache_has(const struct disk_cache *disk_cache, enum disk_cache_kind kind, uint64_t name)
{
    char path[DISK_CACHE_PATH_SIZE];
    return path_of(disk_cache, kind, name, path) && os_may_read(path);
}

/* ---- packing ----------------------------------------------------------------------------------------- */

struct writer {
    uint32_t *word;
    size_t count;
};

static int run_above(const uint32_t *row, const uint32_t *above, int x, int w)
{
    int end = x;
    while (above && end < w && row[end] == above[end]) {
        end++;
    }
    return end - x;
}

static int run_equal(const uint32_t *row, int x, int w)
{
    int end = x + 1;
    while (end < w && row[end] == row[x]) {
        end++;
    }
    return end - x;
}

static void add_step(struct writer *out, unsigned kind, int count)
{
    out->word[out->count++] = (uint32_t)kind << STEP_SHIFT | (uint32_t)count;
}

static void pack_row(struct writer *out, const uint32_t *row, const uint32_t *above, int w)
{
    enum { WORTH = 4 };
    int literal = 0; /* start of the pixels that no other step could encode */
    for (int x = 0; x < w;) {
        int copied = run_above(row, above, x, w);
        int run = run_equal(row, x, w);
        if (copied < WORTH && run < WORTH) {
            x++;
            continue;
        }
        if (x > literal) {
            add_step(out, STEP_LITERAL, x - literal);
            memcpy(out->word + out->count, row + literal, (size_t)(x - literal) * 4);
            out->count += (size_t)(x - literal);
        }
        if (copied >= run) {
            add_step(out, STEP_ABOVE, copied);
            x += copied;
        } else {
            add_step(out, STEP_RUN, run);
            out->word[out->count++] = row[x];
            x += run;
        }
        literal = x;
    }
    if (w > literal) {
        add_step(out, STEP_LITERAL, w - literal);
        memcpy(out->word + out->count, row + literal, (size_t)(w - literal) * 4);
        out->count += (size_t)(w - literal);
    }
}

static uint64_t sum_words(const uint8_t *bytes, size_t length)
{
    uint64_t hash = HASH_START;
    for (size_t i = 0; i + 4 <= length; i += 4) {
        uint32_t word;
        memcpy(&word, bytes + i, 4);
        hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 29;
    }
    return hash;
}

struct packed disk_cache_pack(const SDL_Surface *surface)
{
    /* A step replaces at least four pixels, and a literal of any length adds one word. */
    size_t pixels = (size_t)surface->w * (size_t)surface->h;
    size_t most = HEAD + (pixels * WORST_NUM / WORST_DEN + (size_t)surface->h * 2 + pixels / 2) * 4;
    struct packed packed = {SDL_malloc(most), 0};
    if (!packed.bytes) {
        return packed;
    }
    struct writer out = {(uint32_t *)(void *)(packed.bytes + HEAD), 0};
    for (int y = 0; y < surface->h; y++) {
        pack_row(&out, surface_row(surface, y), y > 0 ? surface_row(surface, y - 1) : NULL, surface->w);
    }
    uint32_t size[2] = {(uint32_t)surface->w, (uint32_t)surface->h};
    uint64_t sum = sum_words(packed.bytes + HEAD, out.count * 4);
    packed.length = HEAD + out.count * 4;
    memcpy(packed.bytes, &magic, 8);
    memcpy(packed.bytes + 8, size, 8);
    memcpy(packed.bytes + 16, &sum, 8);
    return packed;
}

/* ---- unpacking --------------------------------------------------------------------------------------- */

/* False: the steps do not fill the surface exactly. */
static bool unpack(const uint8_t *bytes, size_t length, SDL_Surface *surface)
{
    size_t count = length / 4;
    size_t at = 0;
    const uint32_t *word = (const uint32_t *)(const void *)bytes;
    for (int y = 0; y < surface->h; y++) {
        uint32_t *row = surface_row(surface, y);
        for (int x = 0; x < surface->w;) {
            if (at >= count) {
                return false;
            }
            uint32_t step = word[at++];
            uint32_t kind = step >> STEP_SHIFT;
            uint32_t pixels = step & ((1u << STEP_SHIFT) - 1);
            if (pixels == 0 || pixels > (uint32_t)(surface->w - x)) {
                return false;
            }
            if (kind == STEP_ABOVE && y > 0) {
                memcpy(row + x, surface_row(surface, y - 1) + x, (size_t)pixels * 4);
            } else if (kind == STEP_RUN && at < count) {
                for (uint32_t i = 0; i < pixels; i++) {
                    row[x + (int)i] = word[at];
                }
                at++;
            } else if (kind == STEP_LITERAL && pixels <= count - at) {
                memcpy(row + x, word + at, (size_t)pixels * 4);
                at += pixels;
            } else {
                return false;
            }
            x += (int)pixels;
        }
    }
    return at == count;
}

bool disk_cache_load(const struct disk_cache *disk_cache, enum disk_cache_kind kind, uint64_t name,
                     SDL_Surface *surface)
{
    char path[DISK_CACHE_PATH_SIZE];
    size_t length = 0;
    uint8_t *bytes = path_of(disk_cache, kind, name, path) ? (uint8_t *)assets_dir_load(path, &length) : NULL;
    bool good = bytes && length >= HEAD && length % 4 == 0 && memcmp(bytes, &magic, 8) == 0;
    if (good) {
        uint32_t size[2];
        uint64_t sum;
        memcpy(size, bytes + 8, 8);
        memcpy(&sum, bytes + 16, 8);
        good = size[0] == (uint32_t)surface->w && size[1] == (uint32_t)surface->h &&
               sum == sum_words(bytes + HEAD, length - HEAD) && unpack(bytes + HEAD, length - HEAD, surface);
    }
    SDL_free(bytes);
    return good;
}

/* ---- keeping ----------------------------------------------------------------------------------------- */

struct survey {
    const struct disk_cache *disk_cache;
    const char *end;
    int files;
    long long bytes; /* of all of them */
    char oldest[DISK_CACHE_PATH_SIZE];
    long long written; /* time of the oldest */
};

static void survey_one(void *context, const char *name)
{
    struct survey *survey = context;
    char path[DISK_CACHE_PATH_SIZE];
    struct os_info info;
    if (!text_ends(name, survey->end) ||
        !text_format(path, sizeof path, "%s%s", survey->disk_cache->folder, name) || !os_info(path, &info)) {
        return;
    }
    survey->files++;
    survey->bytes += info.size;
    if (survey->oldest[0] == '\0' || info.written < survey->written) {
        memcpy(survey->oldest, path, sizeof path);
        survey->written = info.written;
    }
}

/* Removes the oldest files until one more fits, of so many bytes. */
static void make_room(const struct disk_cache *disk_cache, enum disk_cache_kind kind, size_t length)
{
    struct survey survey;
    bool full;
    do {
        survey = (struct survey){.disk_cache = disk_cache, .end = kinds[kind].end};
        os_list(disk_cache->folder, survey_one, &survey);
        full = survey.files >= kinds[kind].most || survey.bytes + (long long)length > kinds[kind].bytes;
    } while (full && survey.files > 0 && os_remove(survey.oldest));
}

void disk_cache_store(const struct disk_cache *disk_cache, enum disk_cache_kind kind, uint64_t name,
                      const struct packed *packed)
{
    char path[DISK_CACHE_PATH_SIZE];
    if (packed->bytes && path_of(disk_cache, kind, name, path)) {
        make_room(disk_cache, kind, packed->length);
        replace_cached(path, (const char *)packed->bytes, packed->length);
    }
}
