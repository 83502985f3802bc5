/* SPDX-License-Identifier: MIT */
/* A real folder for a robot: its services write through the platform's own files, tell a pipe what they do,
 * and can be killed at any step that touches the disk. */
#ifndef TESTS_DISK_H
#define TESTS_DISK_H

#include "robot.h"

#include "platform/files.h"

/* What comes through the pipe; each is a struct disk_news and `length` bytes of data. */
enum disk_word {
    DISK_BEGINS, /* a file is about to hold this */
    DISK_HOLDS,  /* and now does, as the program was told */
    DISK_STANDS, /* a person has acted; this is what the program now thinks that the file must hold */
};

struct disk_news {
    enum disk_word word;
    char file[SERVICE_NAME_SIZE];
    size_t length;
};

struct disk {
    struct files files;
    int pipe; /* its writing end; -1: nothing is told */
};

/* From its next start on, the robot's files are those of the disk, which must outlive the robot. */
void disk_use(struct disk *disk, struct robot *robot);
/* Tells the pipe. */
void disk_tell(const struct disk *disk, enum disk_word word, const char *file, const char *data,
               size_t length);
/* SIGKILL comes to this process in its step number `steps` from now that touches the disk: before it, or in
 * the middle of what it writes. False: this system's linker cannot do that. */
bool disk_die_after(int steps);

#endif
