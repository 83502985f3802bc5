/* SPDX-License-Identifier: MIT */
/* One program at a time on a data folder. The lock of whoever has it ends with its process, however that
 * ends; a word in the lock file tells it when another one has taken over. */
#ifndef PLATFORM_CLAIM_H
#define PLATFORM_CLAIM_H

#include "platform/files.h"

#include <stdint.h>

struct claim {
    char path[FILES_PATH_SIZE]; /* of the lock file; "": there is no folder */
    int file;                   /* it; -1 where none can be had: then nothing is known of others */
    bool held;                  /* the lock is ours */
    bool guest;                 /* another program has the folder: it is to be left alone */
    uint64_t word;              /* ours */
};

/* Claims the folder, or comes as a guest where another program has it. Whoever has it sweeps it. Call
 * claim_close when done; a claim whose path is "" claims nothing. */
void claim_open(struct claim *claim, const struct files *files);
void claim_close(struct claim *claim);
/* Whether a file of the folder may be changed now; if so nobody can take over before claim_leave. Saves that
 * have a name of their own anybody may write. */
bool claim_enter(struct claim *claim, const char *name);
void claim_leave(struct claim *claim);
/* Takes the folder from whoever has it. What they wrote before is whole, and they write nothing after. false:
 * they are in the middle of it, or the lock file cannot be written. */
bool claim_take(struct claim *claim);

#endif
