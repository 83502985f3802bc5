/* SPDX-License-Identifier: MIT */
/* Reads the squashfs behind the head with squashfuse's library; FUSE itself is not needed. */
#define _GNU_SOURCE
#include "head.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

enum { BLOCK_SIZE = 1 << 17 };

static int unpack_file(sqfs *fs, sqfs_inode *inode, const char *path)
{
    static char block[BLOCK_SIZE];
    sqfs_off_t at = 0, size = (sqfs_off_t)inode->xtra.reg.file_size;
    int problem = 0, file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    if (file < 0) {
        return errno;
    }
    while (at < size && problem == 0) {
        sqfs_off_t part = sizeof block;
        if (head_told_to_end()) {
            problem = TOLD_TO_END;
        } else if (sqfs_read_range(fs, inode, at, &part, block) != SQFS_OK || part <= 0) {
            problem = DAMAGED;
        } else {
            problem = write_all(file, block, (size_t)part);
            at += part;
        }
    }
    return close(file) < 0 && problem == 0 ? errno : problem;
}

static int unpack_link(sqfs *fs, sqfs_inode *inode, const char *path)
{
    char target[PATH_SIZE];
    size_t size = sizeof target;
    if (sqfs_readlink(fs, inode, target, &size) != SQFS_OK) {
        return DAMAGED;
    }
    return symlink(target, path) == 0 ? 0 : errno;
}

static int unpack_entry(sqfs *fs, sqfs_inode *inode, const char *path)
{
    if (S_ISDIR(inode->base.mode)) {
        return mkdir(path, 0755) == 0 || errno == EEXIST ? 0 : errno;
    }
    if (S_ISREG(inode->base.mode)) {
        return unpack_file(fs, inode, path);
    }
    return S_ISLNK(inode->base.mode) ? unpack_link(fs, inode, path) : 0;
}

int unpack(const char *self, long offset, const char *folder)
{
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    sqfs_fd_t file = open(self, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return errno;
    }
    if (offset < 0 || sqfs_init(&fs, file, (size_t)offset) != SQFS_OK ||
        sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)) != SQFS_OK) {
        close(file);
        return DAMAGED;
    }
    int problem = 0;
    while (problem == 0 && sqfs_traverse_next(&walk, &error)) {
        char path[PATH_SIZE];
        sqfs_inode inode;
        if (walk.dir_end) {
            continue;
        }
        int length = snprintf(path, sizeof path, "%s/%s", folder, walk.path);
        problem = head_told_to_end()                         ? TOLD_TO_END
                  : length < 0 || length >= (int)sizeof path ? ENAMETOOLONG
                  : sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK
                      ? DAMAGED
                      : unpack_entry(&fs, &inode, path);
    }
    sqfs_traverse_close(&walk);
    close(file);
    return problem == 0 && error != SQFS_OK ? DAMAGED : problem;
}
