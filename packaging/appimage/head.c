/* SPDX-License-Identifier: MIT */
/* The head of the AppImage: unpacks the squashfs behind itself into a private folder, runs AppRun there with
 * the arguments given, passes signals on and clears up. It needs neither FUSE nor a library on the player's
 * machine.
 * --appimage-extract unpacks into ./squashfs-root; --appimage-offset says where the squashfs begins. */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

enum { PATH_SIZE = 4096, BLOCK_SIZE = 1 << 17, FOLDERS_OPEN = 16, NOT_STARTED = 127 };

/* Where the program ends and the squashfs begins; negative: this is no such file. */
static long own_size(const char *path)
{
    Elf64_Ehdr head;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    long size = -1;
    if (file < 0) {
        return -1;
    }
    if (pread(file, &head, sizeof head, 0) == (ssize_t)sizeof head) {
        size = (long)(head.e_shoff + (Elf64_Off)head.e_shentsize * head.e_shnum);
    }
    close(file);
    return size;
}

static bool unpack_file(sqfs *fs, sqfs_inode *inode, const char *path)
{
    static char block[BLOCK_SIZE];
    sqfs_off_t at = 0, size = (sqfs_off_t)inode->xtra.reg.file_size;
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    if (file < 0) {
        return false;
    }
    while (at < size) {
        sqfs_off_t part = sizeof block;
        if (sqfs_read_range(fs, inode, at, &part, block) != SQFS_OK || part <= 0 ||
            write(file, block, (size_t)part) != part) {
            close(file);
            return false;
        }
        at += part;
    }
    return close(file) == 0;
}

static bool unpack_link(sqfs *fs, sqfs_inode *inode, const char *path)
{
    char target[PATH_SIZE];
    size_t size = sizeof target;
    return sqfs_readlink(fs, inode, target, &size) == SQFS_OK && symlink(target, path) == 0;
}

static bool unpack_entry(sqfs *fs, sqfs_inode *inode, const char *path)
{
    if (S_ISDIR(inode->base.mode)) {
        return mkdir(path, 0755) == 0 || errno == EEXIST;
    }
    if (S_ISREG(inode->base.mode)) {
        return unpack_file(fs, inode, path);
    }
    return !S_ISLNK(inode->base.mode) || unpack_link(fs, inode, path);
}

static bool unpack(const char *self, long offset, const char *folder)
{
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    sqfs_fd_t file = open(self, O_RDONLY | O_CLOEXEC);
    if (file < 0 || offset < 0 || sqfs_init(&fs, file, (size_t)offset) != SQFS_OK ||
        sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)) != SQFS_OK) {
        fprintf(stderr, "route-mille: this file is damaged; fetch it again.\n");
        return false;
    }
    while (sqfs_traverse_next(&walk, &error)) {
        char path[PATH_SIZE];
        sqfs_inode inode;
        if (walk.dir_end) {
            continue;
        }
        int length = snprintf(path, sizeof path, "%s/%s", folder, walk.path);
        if (length < 0 || length >= (int)sizeof path ||
            sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK ||
            !unpack_entry(&fs, &inode, path)) {
            fprintf(stderr, "route-mille: %s: %s\n", path, strerror(errno));
            return false;
        }
    }
    return error == SQFS_OK;
}

static int drop(const char *path, const struct stat *info, int kind, struct FTW *at)
{
    (void)info, (void)kind, (void)at;
    return remove(path);
}

static volatile pid_t child; /* reached by a handler, which knows no context */

static void pass_on(int number)
{
    if (child > 0) {
        kill(child, number);
    }
}

static int run(const char *folder, char **arguments)
{
    char program[PATH_SIZE + 8];
    int status = 0;
    snprintf(program, sizeof program, "%s/AppRun", folder);
    child = fork();
    if (child == 0) {
        execv(program, arguments);
        perror(program);
        _exit(NOT_STARTED);
    }
    if (child < 0) {
        perror("route-mille");
        return NOT_STARTED;
    }
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

static void listen_for_ends(void)
{
    static const int numbers[] = {SIGTERM, SIGINT, SIGHUP};
    struct sigaction action = {.sa_handler = pass_on};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        sigaction(numbers[i], &action, NULL);
    }
}

int main(int count, char **arguments)
{
    char self[PATH_SIZE] = "", folder[PATH_SIZE];
    const char *top = getenv("TMPDIR");
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) {
        snprintf(self, sizeof self, "%s", arguments[0]);
    }
    long offset = own_size(self);
    if (count > 1 && strcmp(arguments[1], "--appimage-offset") == 0) {
        printf("%ld\n", offset);
        return 0;
    }
    if (count > 1 && strcmp(arguments[1], "--appimage-extract") == 0) {
        return mkdir("squashfs-root", 0755) < 0 || !unpack(self, offset, "squashfs-root");
    }
    snprintf(folder, sizeof folder, "%s/route-mille-XXXXXX", top && top[0] == '/' ? top : "/tmp");
    if (!mkdtemp(folder)) {
        fprintf(stderr, "route-mille: there is no room to unpack in %s: %s\n", folder, strerror(errno));
        return 1;
    }
    listen_for_ends();
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    int status = unpack(self, offset, folder) ? run(folder, arguments) : 1;
    nftw(folder, drop, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS);
    return status;
}
