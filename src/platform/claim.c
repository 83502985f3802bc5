/* SPDX-License-Identifier: MIT */
#include "platform/claim.h"

#include "base/text.h"
#include "platform/os/os.h"
#include "platform/replace.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The locked bytes of the lock file: by the owner of the folder, and by a program that is writing. */
enum { BYTE_HOLDER, BYTE_WRITER };
enum { WORD_SIZE = 17, TRIES = 100, NAP_MS = 2 };

bool claim_lock(int file, int byte, int tries)
{
    for (int i = 0; i < tries; i++) {
        if (os_lock(file, byte) != OS_LOCK_TAKEN) {
            return true; /* on a file system without locks, go on: a claim has its word in the file */
        }
        os_nap(NAP_MS);
    }
    return false;
}

static uint64_t new_word(const struct claim *claim)
{
    uint64_t word = os_clock_ns() * UINT64_C(0x9E3779B97F4A7C15);
    return word ^ (uint64_t)os_process() << 40 ^ (uint64_t)(uintptr_t)claim ^ os_noise();
}

static bool say_word(struct claim *claim)
{
    char line[WORD_SIZE + 1];
    claim->word = new_word(claim);
    text_format(line, sizeof line, "%016" PRIx64 "\n", claim->word);
    return os_write_at(claim->file, line, WORD_SIZE, 0);
}

/* Whether the file contains the word of another program. */
static bool is_taken(const struct claim *claim)
{
    char line[WORD_SIZE + 1] = "";
    if (!os_read_at(claim->file, line, WORD_SIZE, 0)) {
        return false;
    }
    return strtoull(line, NULL, 16) != claim->word;
}

static void sweep(const struct files *files)
{
    char saves[FILES_PATH_SIZE];
    replace_sweep(files->folder);
    if (text_format(saves, sizeof saves, "%ssaves/", files->folder)) {
        replace_sweep(saves);
    }
}

/* Opens the lock file and claims the folder, unless another program owns it. */
static void begin(struct claim *claim)
{
    claim->file = os_open_lock(claim->path);
    claim->held = claim->guest = false;
    if (claim->file < 0) {
        return;
    }
    enum os_lock lock = os_lock(claim->file, BYTE_HOLDER);
    claim->held = lock == OS_LOCKED;
    claim->guest = lock == OS_LOCK_TAKEN;
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
        os_close(claim->file); /* this releases the locks */
    }
    *claim = (struct claim){.file = -1};
}

/* Whether a person has chosen the name. Such files are written only on request and do not collide. */
static bool is_persons(const char *name)
{
    static const char saves[] = "saves/";
    return strncmp(name, saves, sizeof saves - 1) == 0 && name[sizeof saves - 1] != '~';
}

/* If the lock file was deleted, goes on with the one that exists now. */
static void follow_file(struct claim *claim)
{
    struct os_info info;
    if (os_info_of(claim->file, &info) && info.nameless) {
        os_close(claim->file);
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
    if (!claim_lock(claim->file, BYTE_WRITER, TRIES)) {
        return false;
    }
    if (is_taken(claim)) {
        claim->guest = true;
        claim->held = false;
        os_unlock(claim->file, BYTE_WRITER);
        os_unlock(claim->file, BYTE_HOLDER);
        return false;
    }
    /* The old owner may have released the lock by now. */
    claim->held = claim->held || os_lock(claim->file, BYTE_HOLDER) == OS_LOCKED;
    return true;
}

void claim_leave(struct claim *claim)
{
    if (claim->path[0] && claim->file >= 0) {
        os_unlock(claim->file, BYTE_WRITER);
    }
}

bool claim_take(struct claim *claim)
{
    if (claim->file < 0 || !claim_lock(claim->file, BYTE_WRITER, TRIES)) {
        return false;
    }
    claim->held = os_lock(claim->file, BYTE_HOLDER) == OS_LOCKED;
    bool said = say_word(claim);
    claim->guest = !said;
    os_unlock(claim->file, BYTE_WRITER);
    return said;
}
