/* SPDX-License-Identifier: MIT */
/* Stands in for packaging/appimage/unpack.c where there is no squashfs: "unpacks" an AppRun that holds
 * $TRIAL_RUN, and $TRIAL_BYTES bytes. With $TRIAL_GATE, a folder with two pipes, it says in between by
 * `reached` that it has begun, and goes on when `go` is shut. */
#define _GNU_SOURCE
#include "head.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fill(const char *folder, const char *name, const char *bytes, size_t size)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0755);
    if (file < 0) {
        return errno;
    }
    int problem = write_all(file, bytes, size);
    close(file);
    return problem;
}

static void pass(const char *gate)
{
    char path[PATH_SIZE], letter;
    snprintf(path, sizeof path, "%s/go", gate);
    int go = open(path, O_RDONLY | O_CLOEXEC);
    snprintf(path, sizeof path, "%s/reached", gate);
    close(open(path, O_WRONLY | O_CLOEXEC));
    while (go >= 0 && read(go, &letter, 1) > 0) {
    }
    if (go >= 0) {
        close(go);
    }
}

int unpack(const char *self, long offset, const char *folder)
{
    const char *run = getenv("TRIAL_RUN"), *bytes = getenv("TRIAL_BYTES"), *gate = getenv("TRIAL_GATE");
    size_t size = bytes ? (size_t)strtoul(bytes, NULL, 10) : 0;
    (void)self;
    if (offset < 0 || getenv("TRIAL_DAMAGED")) {
        return DAMAGED;
    }
    int problem = fill(folder, "AppRun", run ? run : "", run ? strlen(run) : 0);
    if (problem == 0 && gate) {
        pass(gate);
    }
    if (problem == 0 && head_told_to_end()) {
        problem = TOLD_TO_END;
    }
    if (problem == 0 && size > 0) {
        char *zeros = calloc(size, 1);
        problem = zeros ? fill(folder, "data", zeros, size) : ENOMEM;
        free(zeros);
    }
    return problem;
}
