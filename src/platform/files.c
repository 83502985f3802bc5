/* SPDX-License-Identifier: MIT */
#include "platform/files.h"

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

/* A plain name: no way out of its folder, not hidden, nothing that is not text. */
static bool is_plain(const char *name, size_t length)
{
    return length > 0 && name[0] != '.' && memchr(name, '/', length) == NULL &&
           text_characters(name, length) > 0;
}

bool files_path(const struct files *files, const char *name, const char *end, char path[FILES_PATH_SIZE])
{
    const char *slash = strchr(name, '/');
    const char *last = slash ? slash + 1 : name;
    return files->folder[0] != '\0' && (!slash || is_plain(name, (size_t)(slash - name))) &&
           is_plain(last, strlen(last)) && strlen(name) < FILES_NAME_SIZE &&
           text_format(path, FILES_PATH_SIZE, "%s%s%s", files->folder, name, end);
}

/* Why writing failed, for a person. */
static void write_reason(const char *path, int why, char *error, size_t error_size)
{
    switch (why) {
    case ENOSPC:
    case EDQUOT:
        text_format(error, error_size, _("%s could not be written: the disk is full."), path);
        break;
    case EFBIG:
        text_format(error, error_size, _("%s could not be written: it would be larger than allowed here."),
                    path);
        break;
    case EACCES:
    case EPERM:
        text_format(error, error_size, _("%s could not be written: writing is not allowed there."), path);
        break;
    case EROFS:
        text_format(error, error_size, _("%s could not be written: the disk is read-only."), path);
        break;
    case ENOENT:
    case ENOTDIR:
        text_format(error, error_size, _("%s could not be written: the folder is gone."), path);
        break;
    default:
        text_format(error, error_size, _("%s could not be written: %s."), path, strerror(why));
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
    if (access(path, F_OK) < 0) {
        return; /* an older backup outlives a file that was moved away */
    }
    unlink(backup);
    if (link(path, backup) < 0 && errno != ENOENT) {
        rename(path, backup); /* a file system without second names */
    }
}

void files_sync_folder_of(const char *path)
{
    char folder[FILES_PATH_SIZE];
    const char *slash = strrchr(path, '/');
    text_copy(folder, sizeof folder, slash ? path : ".");
    if (slash) {
        folder[slash - path + 1] = '\0';
    }
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0) {
        fsync(file);
        close(file);
    }
}

bool files_save_path(const char *path, const char *data, size_t length, char *error, size_t error_size)
{
    char beside[FILES_PATH_SIZE];
    char backup[FILES_PATH_SIZE];
    if (!text_format(beside, sizeof beside, "%s.new", path) ||
        !text_format(backup, sizeof backup, "%s.bak", path)) {
        write_reason(path, ENAMETOOLONG, error, error_size);
        return false;
    }
    if (!write_beside(beside, data, length)) {
        write_reason(path, errno, error, error_size);
        return false;
    }
    keep_old(path, backup);
    if (rename(beside, path) < 0) {
        int why = errno;
        unlink(beside);
        write_reason(path, why, error, error_size);
        return false;
    }
    files_sync_folder_of(path);
    return true;
}

/* The folder that a name lies in may be new. */
static void make_folder(const struct files *files, const char *name)
{
    char path[FILES_PATH_SIZE];
    const char *slash = strchr(name, '/');
    if (slash && text_format(path, sizeof path, "%s%.*s", files->folder, (int)(slash - name), name) &&
        mkdir(path, 0755) == 0) {
        files_sync_folder_of(path);
    }
}

bool files_save(const struct files *files, const char *name, const char *data, size_t length, char *error,
                size_t error_size)
{
    char path[FILES_PATH_SIZE];
    if (files->folder[0] == '\0') {
        text_format(
            error, error_size, "%s",
            _("Nothing can be saved: there is no home folder (HOME and XDG_DATA_HOME are empty or cannot "
              "be used)."));
        return false;
    }
    if (!files_path(files, name, "", path)) {
        text_format(error, error_size, _("No file can be named \"%s\"."), name);
        return false;
    }
    make_folder(files, name);
    return files_save_path(path, data, length, error, error_size);
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
    if (!files_path(files, name, "", path)) {
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
