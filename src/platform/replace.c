/* SPDX-License-Identifier: MIT */
#include "platform/replace.h"

#include "base/text.h"
#include "platform/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { NAMES_TRIED = 100, MODE_NEW = 0644, COPY_SIZE = 65536 };

/* ---- a name that nobody else has --------------------------------------------------------------------- */

/* Two programs that write the same file at once differ in their numbers, and O_EXCL sees to the rest. */
static uint32_t number(void)
{
    static uint32_t calls;
    struct timespec now = {0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    uint32_t mixed =
        (uint32_t)now.tv_nsec * 2654435761u ^ (uint32_t)getpid() * 40503u ^ ++calls * 2246822519u;
    return mixed ^ mixed >> 15;
}

/* Opens PATH.NUMBER.new, which was not there; O_EXCL follows no link either. Negative: errno says why. */
static int open_beside(const char *path, char beside[FILES_PATH_SIZE])
{
    for (int i = 0; i < NAMES_TRIED; i++) {
        if (!text_format(beside, FILES_PATH_SIZE, "%s.%08x%s", path, (unsigned)number(), REPLACE_END)) {
            errno = ENAMETOOLONG;
            return -1;
        }
        int file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, MODE_NEW);
        if (file >= 0 || errno != EEXIST) {
            return file;
        }
    }
    return -1;
}

/* Deletes what did not come into its place; what hinders once may not hinder twice. */
static void drop(const char *beside)
{
    int why = errno;
    if (unlink(beside) < 0 && errno != ENOENT) {
        unlink(beside);
    }
    errno = why;
}

static bool write_all(int file, const char *data, size_t length)
{
    while (length > 0) {
        ssize_t done = write(file, data, length);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            errno = done == 0 ? ENOSPC : errno;
            return false;
        }
        data += done;
        length -= (size_t)done;
    }
    return true;
}

/* A file keeps who may read it. One that is a link, or not there, has nothing to keep. */
static void keep_mode(const char *path, int file)
{
    struct stat info;
    if (lstat(path, &info) == 0 && S_ISREG(info.st_mode)) {
        (void)!fchmod(file, info.st_mode & 0777);
    }
}

/* The new bytes, safely on the disk under a name of their own. */
static bool write_beside(const char *path, const char *data, size_t length, char beside[FILES_PATH_SIZE])
{
    int file = open_beside(path, beside);
    if (file < 0) {
        return false;
    }
    keep_mode(path, file);
    bool written = write_all(file, data, length) && fsync(file) == 0;
    int why = errno;
    if (close(file) < 0 && written) {
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

/* Whether a second name was refused because this file system has none. */
static bool has_no_links(int why)
{
    return why == EPERM || why == ENOTSUP || why == EOPNOTSUPP || why == ENOSYS || why == EMLINK ||
           why == EXDEV;
}

/* The file once more, where it cannot have a second name. */
static bool copy_beside(const char *path, char beside[FILES_PATH_SIZE])
{
    struct stat info;
    int from = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (from < 0) {
        return false;
    }
    int to = fstat(from, &info) == 0 && S_ISREG(info.st_mode) ? open_beside(path, beside) : -1;
    if (to < 0) {
        close(from);
        return false;
    }
    static char block[COPY_SIZE];
    ssize_t got;
    bool copied = true;
    keep_mode(path, to);
    while (copied && (got = read(from, block, sizeof block)) != 0) {
        copied = got > 0 ? write_all(to, block, (size_t)got) : errno == EINTR;
    }
    copied = copied && fsync(to) == 0;
    copied = close(to) == 0 && copied;
    close(from);
    if (!copied) {
        drop(beside);
    }
    return copied;
}

/* The old file gets a second name, or a copy, so that the first is never without a file. Where neither can be
 * had the backup stays the older one: what is being saved comes first. */
static void keep_old(const char *path)
{
    char backup[FILES_PATH_SIZE], beside[FILES_PATH_SIZE];
    struct stat info;
    /* An older backup outlives a file that was moved away. */
    if (lstat(path, &info) < 0 || S_ISDIR(info.st_mode) ||
        !text_format(backup, sizeof backup, "%s.bak", path) ||
        !text_format(beside, sizeof beside, "%s.%08x%s", path, (unsigned)number(), REPLACE_END)) {
        return;
    }
    if (link(path, beside) < 0 && (!has_no_links(errno) || !copy_beside(path, beside))) {
        return;
    }
    /* Two names of one file do not take each other's place: after a save that failed one is left over. */
    rename(beside, backup);
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
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0) {
        fsync(file);
        close(file);
    }
}

bool replace_file(const char *path, const char *data, size_t length)
{
    char beside[FILES_PATH_SIZE];
    /* Whoever sweeps the folder may take a file for one of the dead: it is written again then. */
    for (int i = 0; i < 2; i++) {
        if (!write_beside(path, data, length, beside)) {
            return false;
        }
        keep_old(path);
        if (rename(beside, path) == 0) {
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

bool replace_name(const char *path, const char *other)
{
    /* A second name first: unlike a move it never takes the place of a file that is there. */
    if (link(path, other) == 0) {
        drop(path);
        replace_sync_folder(path);
        return true;
    }
    if (!has_no_links(errno)) {
        return false;
    }
    struct stat info;
    if (lstat(other, &info) == 0) {
        errno = EEXIST;
        return false;
    }
    bool named = rename(path, other) == 0;
    if (named) {
        replace_sync_folder(path);
    }
    return named;
}

bool replace_none(const char *path, const char *data, size_t length)
{
    char beside[FILES_PATH_SIZE];
    if (!write_beside(path, data, length, beside)) {
        return false;
    }
    bool named = replace_name(beside, path);
    if (!named) {
        drop(beside);
    }
    return named;
}

/* NAME.12345678.new, and NAME.new of older versions, though not of a person's own naming. */
static bool is_left_over(const char *name)
{
    size_t length = strlen(name), end = strlen(REPLACE_END);
    return length > end && name[0] != '.' && strcmp(name + length - end, REPLACE_END) == 0;
}

void replace_sweep(const char *folder)
{
    DIR *open = opendir(folder);
    struct dirent *entry;
    while (open && (entry = readdir(open)) != NULL) {
        char path[FILES_PATH_SIZE];
        struct stat info;
        if (is_left_over(entry->d_name) && text_format(path, sizeof path, "%s%s", folder, entry->d_name) &&
            lstat(path, &info) == 0 && !S_ISDIR(info.st_mode)) {
            unlink(path);
        }
    }
    if (open) {
        closedir(open);
    }
}
