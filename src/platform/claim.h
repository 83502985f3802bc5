/* SPDX-License-Identifier: MIT */
/* A claim: only one running program changes the data folder. Its owner holds a file lock, which the system
 * releases when the process ends, however it ends. The lock file also contains a random word of the owner; a
 * program that takes over writes its own word there, and the old owner notices. */
#ifndef PLATFORM_CLAIM_H
#define PLATFORM_CLAIM_H

#include "platform/files.h"

#include <stdint.h>

struct claim {
    char path[FILES_PATH_SIZE]; /* path of the lock file; "": there is no folder */
    int file;      /* the open lock file; -1: none could be opened, and other programs cannot be noticed */
    bool held;     /* this program holds the lock */
    bool guest;    /* another program owns the folder: this one must not change it */
    uint64_t word; /* the random word of this program */
};

/* Claims the folder, or becomes a guest if another program owns it. An owner deletes what killed programs
 * left in the folder (replace_sweep). Call claim_close when done. Without a folder the claim does nothing. */
void claim_open(struct claim *claim, const struct files *files);
void claim_close(struct claim *claim);
/* Whether this program may change a file of the folder now. If so, no other program can take over before
 * claim_leave. Guests may write saves that a person has named. */
bool claim_enter(struct claim *claim, const char *name);
void claim_leave(struct claim *claim);
/* Takes the folder over from its owner, which then writes nothing more; files that it wrote before are
 * complete. False: the owner is writing just now, or the lock file cannot be written. */
bool claim_take(struct claim *claim);

/* Waits for a lock that another program holds while it writes. Gives up after `tries` times 2 ms, because
 * that program may be stopped in the middle. True as well on a file system without locks. */
bool claim_lock(int file, int byte, int tries);

#endif
