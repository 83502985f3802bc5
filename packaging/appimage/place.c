/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "head.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

enum { FOLDERS_OPEN = 16, PLACES = 3 };

static const char prefix[] = "route-mille-appimage-";

static const char *folder_of(const char *variable)
{
    const char *value = getenv(variable);
    return value && value[0] == '/' ? value : NULL;
}

static void name_place(int number, char *path)
{
    const char *temporary = folder_of("TMPDIR"), *cache = folder_of("XDG_CACHE_HOME"),
               *home = folder_of("HOME");
    path[0] = '\0';
    if (number == 0) {
        snprintf(path, PATH_SIZE, "%s", temporary ? temporary : "/tmp");
    } else if (number == 1 && cache) {
        snprintf(path, PATH_SIZE, "%s", cache);
    } else if (number == 1 && home) {
        snprintf(path, PATH_SIZE, "%s/.cache", home);
    } else if (number == 2) {
        snprintf(path, PATH_SIZE, "/var/tmp");
    }
}

bool place_next(int *number, char *path)
{
    while (*number < PLACES) {
        bool named = false;
        name_place(*number, path);
        for (int i = 0; i < *number; i++) {
            char before[PATH_SIZE];
            name_place(i, before);
            named = named || strcmp(before, path) == 0;
        }
        ++*number;
        if (path[0] && !named) {
            return true;
        }
    }
    return false;
}

static int drop(const char *path, const struct stat *info, int kind, struct FTW *at)
{
    (void)info, (void)kind, (void)at;
    remove(path);
    return 0;
}

void place_remove(const char *folder)
{
    nftw(folder, drop, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}

static bool is_empty(int folder)
{
    int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = again < 0 ? NULL : fdopendir(again);
    int count = 0;
    if (!list) {
        return true;
    }
    for (struct dirent *entry = readdir(list); entry; entry = readdir(list)) {
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    }
    closedir(list);
    return count == 0;
}

/* A folder is locked before anything is put into it; so one with something in it that nobody has locked was
 * left behind. */
static void sweep_one(int place, const char *path, const char *name)
{
    struct stat info;
    char whole[PATH_SIZE];
    int folder = openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0) {
        return;
    }
    int length = snprintf(whole, sizeof whole, "%s/%s", path, name);
    if (length > 0 && length < (int)sizeof whole && fstat(folder, &info) == 0 && info.st_uid == geteuid() &&
        flock(folder, LOCK_EX | LOCK_NB) == 0 && !is_empty(folder)) {
        place_remove(whole);
    }
    close(folder);
}

void place_sweep(const char *place)
{
    int folder = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = folder < 0 ? NULL : fdopendir(folder);
    if (!list) {
        return;
    }
    for (struct dirent *entry = readdir(list); entry; entry = readdir(list)) {
        if (strncmp(entry->d_name, prefix, sizeof prefix - 1) == 0) {
            sweep_one(folder, place, entry->d_name);
        }
    }
    closedir(list);
}

int place_make(const char *place, char *folder)
{
    struct statvfs system;
    int length = snprintf(folder, PATH_SIZE, "%s/%sXXXXXX", place, prefix);
    if (length < 0 || length >= PATH_SIZE) {
        return ENAMETOOLONG;
    }
    if (mkdir(place, 0700) < 0 && errno != EEXIST) {
        return errno;
    }
    if (statvfs(place, &system) == 0 && (system.f_flag & ST_NOEXEC)) {
        return NOTHING_RUNS_HERE;
    }
    if (!mkdtemp(folder)) {
        return errno;
    }
    /* Left open and inherited on purpose: were only this process killed, the game would hold the lock. Where
     * a file system knows no locks, nobody else gets one either, and nothing is swept. */
    int lock = open(folder, O_RDONLY | O_DIRECTORY);
    if (lock >= 0) {
        flock(lock, LOCK_EX);
    }
    return 0;
}
