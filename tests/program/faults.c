/* SPDX-License-Identifier: MIT */
/* A disk that fails on demand, to be preloaded: below FAULT_FOLDER the call FAULT_CALL of number FAULT_AT
 * fails with FAULT_ERRNO ("short" writes half first), and with FAULT_STAYS every later one; FAULT_NOLINKS
 * refuses every hard link; FAULT_ROOM is how many bytes may be written in all. At the end it prints how many
 * such calls there were. What fails for want of memory: faults_memory.c. */
#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { FILES = 1024 };

static bool ours[FILES];
static atomic_long calls;
static long long written;

const char *faults_wanted(const char *name)
{
    const char *value = getenv(name);
    return value ? value : "";
}

static bool below(const char *path)
{
    const char *folder = faults_wanted("FAULT_FOLDER");
    return folder[0] && strncmp(path, folder, strlen(folder)) == 0;
}

static bool is_ours(int file)
{
    return file >= 0 && file < FILES && ours[file];
}

bool faults_fails(const char *call)
{
    if (strcmp(faults_wanted("FAULT_CALL"), call) != 0) {
        return false;
    }
    long number = atomic_fetch_add(&calls, 1) + 1, at = atol(faults_wanted("FAULT_AT"));
    if (at == 0 || (faults_wanted("FAULT_STAYS")[0] ? number < at : number != at)) {
        return false;
    }
    errno = atoi(faults_wanted("FAULT_ERRNO"));
    return true;
}

void *faults_next(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

static int open_file(const char *path, int flags, mode_t mode)
{
    int (*real)(const char *, int, ...);
    *(void **)&real = faults_next("open");
    if (below(path) && faults_fails("open")) {
        return -1;
    }
    int file = real(path, flags, mode);
    if (file >= 0 && file < FILES) {
        ours[file] = below(path) && (flags & O_ACCMODE) != O_RDONLY;
    }
    return file;
}

int open(const char *path, int flags, ...)
{
    va_list values;
    va_start(values, flags);
    mode_t mode = flags & O_CREAT ? va_arg(values, mode_t) : 0;
    va_end(values);
    return open_file(path, flags, mode);
}

int __open_2(const char *path, int flags);
int __open_2(const char *path, int flags)
{
    return open_file(path, flags, 0);
}

ssize_t write(int file, const void *data, size_t length)
{
    ssize_t (*real)(int, const void *, size_t);
    *(void **)&real = faults_next("write");
    if (!is_ours(file)) {
        return real(file, data, length);
    }
    if (faults_fails("write")) {
        return -1;
    }
    if (faults_fails("short")) {
        return real(file, data, length / 2);
    }
    const char *room = faults_wanted("FAULT_ROOM");
    if (room[0] && written + (long long)length > atoll(room)) {
        errno = ENOSPC;
        return -1;
    }
    written += (long long)length;
    return real(file, data, length);
}

/* Waiting for a real disk would prove nothing. */
int fsync(int file)
{
    return is_ours(file) && faults_fails("fsync") ? -1 : 0;
}

int close(int file)
{
    int (*real)(int);
    *(void **)&real = faults_next("close");
    bool failing = is_ours(file) && faults_fails("close");
    int why = errno;
    if (file >= 0 && file < FILES) {
        ours[file] = false;
    }
    int closed = real(file);
    errno = failing ? why : errno;
    return failing ? -1 : closed;
}

int rename(const char *from, const char *to)
{
    int (*real)(const char *, const char *);
    *(void **)&real = faults_next("rename");
    return below(from) && faults_fails("rename") ? -1 : real(from, to);
}

int link(const char *from, const char *to)
{
    int (*real)(const char *, const char *);
    *(void **)&real = faults_next("link");
    if (below(from) && faults_fails("link")) {
        return -1;
    }
    if (below(from) && faults_wanted("FAULT_NOLINKS")[0]) {
        errno = EPERM;
        return -1;
    }
    return real(from, to);
}

int unlink(const char *path)
{
    int (*real)(const char *);
    *(void **)&real = faults_next("unlink");
    return below(path) && faults_fails("unlink") ? -1 : real(path);
}

int mkdir(const char *path, mode_t mode)
{
    int (*real)(const char *, mode_t);
    *(void **)&real = faults_next("mkdir");
    return below(path) && faults_fails("mkdir") ? -1 : real(path, mode);
}

__attribute__((destructor)) static void tell(void)
{
    dprintf(STDOUT_FILENO, "calls %ld\n", atomic_load(&calls));
}
