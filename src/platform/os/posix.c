/* SPDX-License-Identifier: MIT */
/* Linux, macOS and the BSDs; and browsers, except for the functions in web.c. */
#include "platform/os/os.h"

#include "base/text.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __APPLE__
#include <sys/random.h>
#endif

enum { MODE_NEW = 0644, MODE_MINE = 0700, MODE_FOLDER = 0755, MODE_ALL = 0777, FOLDER_SIZE = 1024 };

/* ---- open files -------------------------------------------------------------------------------------- */

int os_create(const char *path)
{
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, MODE_NEW);
}

int os_open(const char *path)
{
    return open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

int os_open_itself(const char *path)
{
    return open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
}

int os_open_lock(const char *path)
{
    struct os_info info;
    int file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, MODE_NEW);
    if (file >= 0 && (!os_info_of(file, &info) || info.kind != OS_FILE)) {
        close(file);
        errno = EINVAL;
        file = -1;
    }
    return file;
}

bool os_write(int file, const void *data, size_t length)
{
    for (const char *at = data; length > 0;) {
        ssize_t done = write(file, at, length);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            errno = done == 0 ? ENOSPC : errno;
            return false;
        }
        at += done;
        length -= (size_t)done;
    }
    return true;
}

long os_read(int file, void *data, size_t size)
{
    return (long)read(file, data, size);
}

bool os_write_at(int file, const void *data, size_t length, long at)
{
    return pwrite(file, data, length, at) == (ssize_t)length;
}

bool os_read_at(int file, void *data, size_t size, long at)
{
    return pread(file, data, size, at) == (ssize_t)size;
}

bool os_sync(int file)
{
    return fsync(file) == 0;
}

bool os_close(int file)
{
    return close(file) == 0;
}

void os_take_mode(int file, const char *like)
{
    struct stat info;
    if (lstat(like, &info) == 0 && S_ISREG(info.st_mode)) {
        (void)!fchmod(file, info.st_mode & MODE_ALL);
    }
}

static bool set_lock(int file, int byte, short kind)
{
    struct flock lock = {.l_type = kind, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
    return fcntl(file, F_SETLK, &lock) == 0;
}

enum os_lock os_lock(int file, int byte)
{
    if (set_lock(file, byte, F_WRLCK)) {
        return OS_LOCKED;
    }
    return errno == EACCES || errno == EAGAIN ? OS_LOCK_TAKEN : OS_LOCK_UNKNOWN;
}

void os_unlock(int file, int byte)
{
    set_lock(file, byte, F_UNLCK);
}

FILE *os_stream_of_lines(const char *path)
{
    FILE *stream = fopen(path, "w");
    if (stream) {
        setvbuf(stream, NULL, _IOLBF, 0);
    }
    return stream;
}

/* ---- names ------------------------------------------------------------------------------------------- */

static bool tell(int failed, const struct stat *from, struct os_info *info)
{
    if (failed) {
        return false;
    }
    *info = (struct os_info){.kind = S_ISREG(from->st_mode)   ? OS_FILE
                                     : S_ISDIR(from->st_mode) ? OS_FOLDER
                                     : S_ISLNK(from->st_mode) ? OS_LINK
                                                              : OS_OTHER,
                             .size = (long long)from->st_size,
                             .written = (long long)from->st_mtime,
                             .nameless = from->st_nlink == 0};
    return true;
}

bool os_info(const char *path, struct os_info *info)
{
    struct stat from;
    return tell(stat(path, &from), &from, info);
}

bool os_info_itself(const char *path, struct os_info *info)
{
    struct stat from;
    return tell(lstat(path, &from), &from, info);
}

bool os_info_of(int file, struct os_info *info)
{
    struct stat from;
    return tell(fstat(file, &from), &from, info);
}

bool os_may_read(const char *path)
{
    return access(path, R_OK) == 0;
}

bool os_may_use_folder(const char *path)
{
    return access(path, W_OK | X_OK) == 0;
}

bool os_link(const char *path, const char *other)
{
    return link(path, other) == 0;
}

bool os_has_no_links(int why)
{
    /* Two of these constants are equal on some systems, so no switch. */
    static const int reasons[] = {EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV};
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        if (why == reasons[i]) {
            return true;
        }
    }
    return false;
}

bool os_rename(const char *path, const char *other)
{
    return rename(path, other) == 0;
}

bool os_remove(const char *path)
{
    return unlink(path) == 0;
}

bool os_make_folder(const char *path, bool only_mine)
{
    return mkdir(path, only_mine ? MODE_MINE : MODE_FOLDER) == 0;
}

#ifndef __EMSCRIPTEN__
void os_sync_folder(const char *folder)
{
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0) {
        fsync(file);
        close(file);
    }
}
#endif

bool os_list(const char *folder, void (*found)(void *context, const char *name), void *context)
{
    DIR *open = opendir(folder);
    struct dirent *entry;
    while (open && (entry = readdir(open)) != NULL) {
        found(context, entry->d_name);
    }
    if (open) {
        closedir(open);
    }
    return open != NULL;
}

/* ---- places and people ------------------------------------------------------------------------------- */

bool os_data_place(char *path, size_t size)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    return data && data[0]   ? text_copy(path, size, data)
           : home && home[0] ? text_format(path, size, "%s/.local/share", home)
                             : false;
}

#ifndef __EMSCRIPTEN__
bool os_cache_place(char *path, size_t size)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    return cache && cache[0] == '/' ? text_copy(path, size, cache)
           : home && home[0] == '/' ? text_format(path, size, "%s/.cache", home)
                                    : false;
}
#endif

bool os_whole_path(const char *path, char *whole, size_t size)
{
    char here[FOLDER_SIZE];
    return path[0] == '/'              ? text_copy(whole, size, path)
           : getcwd(here, sizeof here) ? text_format(whole, size, "%s/%s", here, path)
                                       : false;
}

void os_slash(char *path)
{
    (void)path; /* paths have slashes already, and may contain backslashes */
}

/* ---- clocks and chance ------------------------------------------------------------------------------- */

long long os_now(void)
{
    return (long long)time(NULL);
}

long long os_local(long long when)
{
    struct tm local = {0};
    time_t moment = (time_t)when;
    return localtime_r(&moment, &local) ? when + local.tm_gmtoff : when;
}

static uint64_t nanoseconds(clockid_t clock)
{
    enum { SECOND = 1000000000 };
    struct timespec now = {0};
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * SECOND + (uint64_t)now.tv_nsec;
}

uint64_t os_steady_ns(void)
{
    return nanoseconds(CLOCK_MONOTONIC);
}

uint64_t os_clock_ns(void)
{
    return nanoseconds(CLOCK_REALTIME);
}

void os_nap(int ms)
{
    enum { MILLI = 1000, MILLION = 1000000 };
    struct timespec nap = {.tv_sec = ms / MILLI, .tv_nsec = (long)(ms % MILLI) * MILLION};
    nanosleep(&nap, NULL);
}

uint64_t os_noise(void)
{
    uint64_t noise = 0;
    return os_secret(&noise, sizeof noise) ? noise : 0;
}

bool os_secret(void *bytes, size_t length)
{
    enum { AT_ONCE = 256 };
    for (unsigned char *at = bytes; length > 0;) {
        size_t some = length < AT_ONCE ? length : AT_ONCE;
        if (getentropy(at, some) != 0) {
            return false;
        }
        at += some;
        length -= some;
    }
    return true;
}

/* ---- the process ------------------------------------------------------------------------------------- */

enum { HEARD = 2 };
static const int numbers[HEARD] = {SIGTERM, SIGINT};

/* For signal handlers, which have no context. */
static volatile sig_atomic_t ending;
static struct sigaction before[HEARD];

uint32_t os_process(void)
{
    return (uint32_t)getpid();
}

void os_outlive_readers(void)
{
    signal(SIGPIPE, SIG_IGN);
}

/* SDL's handler wakes the loop with an event that looks as if the window had been closed. */
static void hear(int number)
{
    ending = 1;
    for (int i = 0; i < HEARD; i++) {
        if (numbers[i] == number && before[i].sa_handler) {
            before[i].sa_handler(number);
        }
    }
}

void os_hear_endings(void)
{
    for (int i = 0; i < HEARD; i++) {
        struct sigaction old, action = {.sa_handler = hear};
        sigemptyset(&action.sa_mask);
        /* If SDL has no handler for a signal, the system's default stays. */
        if (sigaction(numbers[i], NULL, &old) == 0 && old.sa_handler != SIG_DFL &&
            old.sa_handler != SIG_IGN && old.sa_handler != hear && !(old.sa_flags & SA_SIGINFO)) {
            before[i] = old;
            sigaction(numbers[i], &action, NULL);
        }
    }
}

bool os_is_ending(void)
{
    return ending != 0;
}

bool os_find_terminal(void)
{
    return true; /* or the desktop keeps it */
}

bool os_keeps_loop_while_dragged(void)
{
    return false;
}

void os_keep_memory_small(void)
{
#ifdef __GLIBC__
    enum { LARGE_BLOCK = 128 << 10, HEAPS = 2 };
    mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK);
    mallopt(M_ARENA_MAX, HEAPS);
#endif
}

/* To find a bus, the D-Bus library starts another program. This takes 2 ms, and if there is no bus, that
 * program leaves a new bus running. Every desktop names its bus in one of these two places. */
void os_start_no_bus(void)
{
    char path[FOLDER_SIZE];
    const char *run = getenv("XDG_RUNTIME_DIR");
    bool there = run && text_format(path, sizeof path, "%s/bus", run) && access(path, F_OK) == 0;
    if (!there) {
        setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0);
    }
}
