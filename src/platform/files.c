/* SPDX-License-Identifier: MIT */
#include "platform/files.h"

#include "base/check.h"
#include "base/text.h"
#include "base/words.h"

#include <SDL.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LOAD_MAX = 64 << 20 };

void files_open(struct files *files)
{
    files->folder[0] = '\0';
    char *folder = SDL_GetPrefPath("", "route-mille");
    if (folder && !text_copy(files->folder, sizeof files->folder, folder)) {
        files->folder[0] = '\0';
    }
    SDL_free(folder);
}

static bool path_of(const struct files *files, const char *name, const char *end, char *path)
{
    CHECK(strchr(name, '/') == NULL);
    return files->folder[0] != '\0' && text_format(path, FILES_PATH_SIZE, "%s%s%s", files->folder, name, end);
}

/* Why writing failed, for a person. */
static void write_reason(const struct files *files, const char *name, int why, char *error, size_t error_size)
{
    switch (why) {
    case ENOSPC:
    case EDQUOT:
        text_format(error, error_size, _("%s%s could not be written: the disk is full."), files->folder,
                    name);
        break;
    case EFBIG:
        text_format(error, error_size, _("%s%s could not be written: it would be larger than allowed here."),
                    files->folder, name);
        break;
    case EACCES:
    case EPERM:
        text_format(error, error_size, _("%s%s could not be written: writing is not allowed there."),
                    files->folder, name);
        break;
    case EROFS:
        text_format(error, error_size, _("%s%s could not be written: the disk is read-only."), files->folder,
                    name);
        break;
    case ENOENT:
    case ENOTDIR:
        text_format(error, error_size, _("%s%s could not be written: the folder is gone."), files->folder,
                    name);
        break;
    default:
        text_format(error, error_size, _("%s%s could not be written: %s."), files->folder, name,
                    strerror(why));
        break;
    }
}

static bool write_all(int file, const char *data, size_t length)
{
    while (length > 0) {
        ssize_t done = write(file, data, length);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            errno = done == 0 ? ENOSPC : errno;
            return false;
        }
        data += done;
        length -= (size_t)done;
    }
    return true;
}

/* The new bytes, safely on the disk under a name of their own. */
static bool write_beside(const char *path, const char *data, size_t length)
{
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) {
        return false;
    }
    bool written = write_all(file, data, length) && fsync(file) == 0;
    int why = errno;
    if (close(file) < 0 && written) {
        written = false;
        why = errno;
    }
    if (!written) {
        unlink(path);
        errno = why;
    }
    return written;
}

/* The old file gets a second name, so that the first is never without a file. */
static void keep_old(const char *path, const char *backup)
{
    unlink(backup);
    if (link(path, backup) < 0 && errno != ENOENT) {
        rename(path, backup); /* a file system without second names */
    }
}

static void sync_folder(const char *folder)
{
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0) {
        fsync(file);
        close(file);
    }
}

bool files_save(const struct files *files, const char *name, const char *data, size_t length, char *error,
                size_t error_size)
{
    char path[FILES_PATH_SIZE];
    char beside[FILES_PATH_SIZE];
    char backup[FILES_PATH_SIZE];
    if (!path_of(files, name, "", path) || !path_of(files, name, ".new", beside) ||
        !path_of(files, name, ".bak", backup)) {
        text_format(
            error, error_size, "%s",
            _("Nothing can be saved: there is no home folder (HOME and XDG_DATA_HOME are empty or cannot "
              "be used)."));
        return false;
    }
    if (!write_beside(beside, data, length)) {
        write_reason(files, name, errno, error, error_size);
        return false;
    }
    keep_old(path, backup);
    if (rename(beside, path) < 0) {
        int why = errno;
        unlink(beside);
        write_reason(files, name, why, error, error_size);
        return false;
    }
    sync_folder(files->folder);
    return true;
}

static char *read_file(FILE *file, size_t *length)
{
    struct stat info;
    if (fstat(fileno(file), &info) < 0) {
        return NULL;
    }
    if (!S_ISREG(info.st_mode)) {
        errno = EISDIR;
        return NULL;
    }
    if (info.st_size > LOAD_MAX) {
        errno = EFBIG;
        return NULL;
    }
    size_t size = (size_t)info.st_size;
    char *bytes = malloc(size + 1);
    if (!bytes) {
        return NULL;
    }
    *length = fread(bytes, 1, size, file);
    if (ferror(file)) {
        free(bytes);
        return NULL;
    }
    bytes[*length] = '\0';
    return bytes;
}

char *files_load(const struct files *files, const char *name, size_t *length, char *error, size_t error_size)
{
    char path[FILES_PATH_SIZE];
    text_copy(error, error_size, "");
    *length = 0;
    if (!path_of(files, name, "", path)) {
        return NULL;
    }
    FILE *file = fopen(path, "rb");
    if (!file) {
        if (errno != ENOENT) {
            text_format(error, error_size, _("%s cannot be read: %s."), path, strerror(errno));
        }
        return NULL;
    }
    char *bytes = read_file(file, length);
    if (!bytes) {
        text_format(error, error_size, _("%s cannot be read: %s."), path, strerror(errno));
    }
    fclose(file);
    return bytes;
}

void files_retire(const struct files *files, const char *name)
{
    char path[FILES_PATH_SIZE];
    char backup[FILES_PATH_SIZE];
    if (path_of(files, name, "", path) && path_of(files, name, ".bak", backup)) {
        rename(path, backup);
        sync_folder(files->folder);
    }
}
