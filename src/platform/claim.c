/* SPDX-License-Identifier: MIT */
#include "platform/claim.h"

#include "base/text.h"
#include "platform/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The bytes of the lock file that are locked: by whoever has the folder, and by whoever writes just now. */
enum { BYTE_HOLDER, BYTE_WRITER };
enum { WORD_SIZE = 17, TRIES = 100, NAP_NS = 2000000 };

static bool lock_byte(int file, int byte, short kind)
{
    struct flock lock = {.l_type = kind, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
    return fcntl(file, F_SETLK, &lock) == 0;
}

/* Another one holds it for the time of one file; whoever is stopped in the middle must not stop us. */
static bool lock_patiently(int file, int byte)
{
    for (int i = 0; i < TRIES; i++) {
        if (lock_byte(file, byte, F_WRLCK)) {
            return true;
        }
        if (errno != EACCES && errno != EAGAIN) {
            return true; /* a file system without locks: the word alone must do */
        }
        nanosleep(&(struct timespec){.tv_nsec = NAP_NS}, NULL);
    }
    return false;
}

static uint64_t new_word(const struct claim *claim)
{
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t word = ((uint64_t)now.tv_sec << 30 ^ (uint64_t)now.tv_nsec) * UINT64_C(0x9E3779B97F4A7C15);
    word ^= (uint64_t)getpid() << 40 ^ (uint64_t)(uintptr_t)claim;
    int random = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    uint64_t noise = 0;
    if (random >= 0) {
        noise = read(random, &noise, sizeof noise) == (ssize_t)sizeof noise ? noise : 0;
        close(random);
    }
    return word ^ noise;
}

static bool say_word(struct claim *claim)
{
    char line[WORD_SIZE + 1];
    claim->word = new_word(claim);
    text_format(line, sizeof line, "%016" PRIx64 "\n", claim->word);
    return pwrite(claim->file, line, WORD_SIZE, 0) == WORD_SIZE;
}

/* Whether the word in the file is another one's. */
static bool is_taken(const struct claim *claim)
{
    char line[WORD_SIZE + 1] = "";
    if (pread(claim->file, line, WORD_SIZE, 0) != WORD_SIZE) {
        return false;
    }
    return strtoull(line, NULL, 16) != claim->word;
}

static int open_lock(const char *path)
{
    struct stat info;
    int file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0644);
    if (file >= 0 && (fstat(file, &info) < 0 || !S_ISREG(info.st_mode))) {
        close(file);
        file = -1;
    }
    return file;
}

static void sweep(const struct files *files)
{
    char saves[FILES_PATH_SIZE];
    replace_sweep(files->folder);
    if (text_format(saves, sizeof saves, "%ssaves/", files->folder)) {
        replace_sweep(saves);
    }
}

/* Opens the lock file and claims the folder, unless somebody else has. */
static void begin(struct claim *claim)
{
    claim->file = open_lock(claim->path);
    claim->held = claim->guest = false;
    if (claim->file < 0) {
        return;
    }
    claim->held = lock_byte(claim->file, BYTE_HOLDER, F_WRLCK);
    claim->guest = !claim->held && (errno == EACCES || errno == EAGAIN);
    if (!claim->guest) {
        say_word(claim);
    }
}

void claim_open(struct claim *claim, const struct files *files)
{
    *claim = (struct claim){.file = -1};
    if (files->folder[0] == '\0' || !text_format(claim->path, sizeof claim->path, "%slock", files->folder)) {
        claim->path[0] = '\0';
        return;
    }
    begin(claim);
    if (claim->held) {
        sweep(files);
    }
}

void claim_close(struct claim *claim)
{
    if (claim->path[0] && claim->file >= 0) {
        close(claim->file); /* and the locks go with it */
    }
    *claim = (struct claim){.file = -1};
}

/* A name that a person gave: no two programs write that one unasked. */
static bool is_persons(const char *name)
{
    static const char saves[] = "saves/";
    return strncmp(name, saves, sizeof saves - 1) == 0 && name[sizeof saves - 1] != '~';
}

/* Somebody deleted the lock file: the one that is there now counts. */
static void follow_file(struct claim *claim)
{
    struct stat info;
    if (fstat(claim->file, &info) == 0 && info.st_nlink == 0) {
        close(claim->file);
        begin(claim);
    }
}

bool claim_enter(struct claim *claim, const char *name)
{
    if (claim->path[0] == '\0' || is_persons(name)) {
        return true;
    }
    if (claim->file >= 0 && !claim->guest) {
        follow_file(claim);
    }
    if (claim->guest || claim->file < 0) {
        return !claim->guest;
    }
    if (!lock_patiently(claim->file, BYTE_WRITER)) {
        return false;
    }
    if (is_taken(claim)) {
        claim->guest = true;
        claim->held = false;
        lock_byte(claim->file, BYTE_WRITER, F_UNLCK);
        lock_byte(claim->file, BYTE_HOLDER, F_UNLCK);
        return false;
    }
    /* Whoever it was taken from may have let go of it by now. */
    claim->held = claim->held || lock_byte(claim->file, BYTE_HOLDER, F_WRLCK);
    return true;
}

void claim_leave(struct claim *claim)
{
    if (claim->path[0] && claim->file >= 0) {
        lock_byte(claim->file, BYTE_WRITER, F_UNLCK);
    }
}

bool claim_take(struct claim *claim)
{
    if (claim->file < 0 || !lock_patiently(claim->file, BYTE_WRITER)) {
        return false;
    }
    claim->held = lock_byte(claim->file, BYTE_HOLDER, F_WRLCK);
    bool said = say_word(claim);
    claim->guest = !said;
    lock_byte(claim->file, BYTE_WRITER, F_UNLCK);
    return said;
}
