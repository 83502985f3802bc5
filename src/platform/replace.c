/* SPDX-License-Identifier: MIT */
#include "platform/replace.h"

#include "base/text.h"
#include "platform/files.h"
#include "platform/os/os.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

enum { NAMES_TRIED = 100, COPY_SIZE = 65536 };

/* ---- a name of its own -------------------------------------------------------------------------------- */

/* Programs that write the same file have different process numbers, and os_create opens no existing file. */
static uint32_t number(void)
{
    static atomic_uint calls; /* pictures are stored by several threads */
    uint32_t call = atomic_fetch_add(&calls, 1) + 1;
    uint32_t mixed = (uint32_t)os_steady_ns() * 2654435761u ^ os_process() * 40503u ^ call * 2246822519u;
    return mixed ^ mixed >> 15;
}

/* Creates PATH.NUMBER.new, which must not exist, without following links. Negative: errno says why. */
static int open_beside(const char *path, char beside[FILES_PATH_SIZE])
{
    for (int i = 0; i < NAMES_TRIED; i++) {
        if (!text_format(beside, FILES_PATH_SIZE, "%s.%08x%s", path, (unsigned)number(), REPLACE_END)) {
            errno = ENAMETOOLONG;
            return -1;
        }
        int file = os_create(beside);
        if (file >= 0 || errno != EEXIST) {
            return file;
        }
    }
    return -1;
}

/* Deletes an unfinished file. Tries twice, because an obstacle may pass. */
static void drop(const char *beside)
{
    int why = errno;
    if (!os_remove(beside) && errno != ENOENT) {
        os_remove(beside);
    }
    errno = why;
}

/* Writes the new bytes to a file of its own name and, if requested, waits until they are on the disk. */
static bool write_beside(const char *path, const char *data, size_t length, bool safely,
                         char beside[FILES_PATH_SIZE])
{
    int file = open_beside(path, beside);
    if (file < 0) {
        return false;
    }
    os_take_mode(file, path);
    bool written = os_write(file, data, length) && (!safely || os_sync(file));
    int why = errno;
    if (!os_close(file) && written) {
        written = false;
        why = errno;
    }
    errno = why;
    if (!written) {
        drop(beside);
    }
    return written;
}

/* ---- the backup --------------------------------------------------------------------------------------- */

/* Copies the file, where it cannot have a second name. */
static bool copy_beside(const char *path, char beside[FILES_PATH_SIZE])
{
    struct os_info info;
    int from = os_open_itself(path);
    if (from < 0) {
        return false;
    }
    int to = os_info_of(from, &info) && info.kind == OS_FILE ? open_beside(path, beside) : -1;
    if (to < 0) {
        os_close(from);
        return false;
    }
    static char block[COPY_SIZE];
    long got;
    bool copied = true;
    os_take_mode(to, path);
    while (copied && (got = os_read(from, block, sizeof block)) != 0) {
        copied = got > 0 ? os_write(to, block, (size_t)got) : errno == EINTR;
    }
    copied = copied && os_sync(to);
    copied = os_close(to) && copied;
    os_close(from);
    if (!copied) {
        drop(beside);
    }
    return copied;
}

/* The backup is a second name of the old file, or a copy, so that the file's own name never vanishes. If
 * neither is possible, the older backup stays: saving the new bytes is more important. */
static void keep_old(const char *path)
{
    char backup[FILES_PATH_SIZE], beside[FILES_PATH_SIZE];
    struct os_info info;
    /* If the file was moved away, the older backup stays. */
    if (!os_info_itself(path, &info) || info.kind == OS_FOLDER ||
        !text_format(backup, sizeof backup, "%s.bak", path) ||
        !text_format(beside, sizeof beside, "%s.%08x%s", path, (unsigned)number(), REPLACE_END)) {
        return;
    }
    if (!os_link(path, beside) && (!os_has_no_links(errno) || !copy_beside(path, beside))) {
        return;
    }
    /* Renaming one name of a file to its other one has no effect: a failed save leaves a name over. */
    os_rename(beside, backup);
    drop(beside);
}

/* ---- replacing ---------------------------------------------------------------------------------------- */

void replace_sync_folder(const char *path)
{
    char folder[FILES_PATH_SIZE];
    const char *slash = strrchr(path, '/');
    text_copy(folder, sizeof folder, slash ? path : ".");
    if (slash) {
        folder[slash - path + 1] = '\0';
    }
    os_sync_folder(folder);
}

bool replace_file(const char *path, const char *data, size_t length)
{
    char beside[FILES_PATH_SIZE];
    /* Another program may have deleted the unfinished file in replace_sweep. Then it is written again. */
    for (int i = 0; i < 2; i++) {
        if (!write_beside(path, data, length, true, beside)) {
            return false;
        }
        keep_old(path);
        if (os_rename(beside, path)) {
            replace_sync_folder(path);
            return true;
        }
        int why = errno;
        drop(beside);
        errno = why;
        if (why != ENOENT) {
            return false;
        }
    }
    return false;
}

/* Writes the new bytes and gives them the name of the file. */
static bool write_named(const char *path, const char *data, size_t length, bool safely,
                        bool (*name)(const char *path, const char *other))
{
    char beside[FILES_PATH_SIZE];
    if (!write_beside(path, data, length, safely, beside)) {
        return false;
    }
    bool named = name(beside, path);
    if (!named) {
        drop(beside);
    }
    return named;
}

bool replace_cached(const char *path, const char *data, size_t length)
{
    return write_named(path, data, length, false, os_rename);
}

bool replace_name(const char *path, const char *other)
{
    /* First gives the file a second name: unlike renaming, this never replaces an existing file. */
    if (os_link(path, other)) {
        drop(path);
        replace_sync_folder(path);
        return true;
    }
    if (!os_has_no_links(errno)) {
        return false;
    }
    struct os_info info;
    if (os_info_itself(other, &info)) {
        errno = EEXIST;
        return false;
    }
    bool named = os_rename(path, other);
    if (named) {
        replace_sync_folder(path);
    }
    return named;
}

bool replace_none(const char *path, const char *data, size_t length)
{
    return write_named(path, data, length, true, replace_name);
}

static void sweep_one(void *context, const char *name)
{
    const char *folder = context;
    char path[FILES_PATH_SIZE];
    struct os_info info;
    /* NAME.12345678.new, and NAME.new of older versions, but no names chosen by a person. */
    if (name[0] != '.' && text_ends(name, REPLACE_END) &&
        text_format(path, sizeof path, "%s%s", folder, name) && os_info_itself(path, &info) &&
        info.kind != OS_FOLDER) {
        os_remove(path);
    }
}

void replace_sweep(const char *folder)
{
    char path[FILES_PATH_SIZE];
    if (text_copy(path, sizeof path, folder)) {
        os_list(path, sweep_one, path);
    }
}
