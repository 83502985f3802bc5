/* SPDX-License-Identifier: MIT */
#include "platform/files.h"

#include "base/text.h"
#include "base/words.h"
#include "platform/replace.h"

#include <SDL.h>

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LOAD_MAX = 64 << 20, READS = 3 };

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

bool files_save_path(const char *path, const char *data, size_t length, char *error, size_t error_size)
{
    if (!replace_file(path, data, length)) {
        write_reason(path, errno, error, error_size);
        return false;
    }
    return true;
}

/* The folder that a name lies in may be new. */
static void make_folder(const struct files *files, const char *name)
{
    char path[FILES_PATH_SIZE];
    const char *slash = strchr(name, '/');
    if (slash && text_format(path, sizeof path, "%s%.*s", files->folder, (int)(slash - name), name) &&
        mkdir(path, 0755) == 0) {
        replace_sync_folder(path);
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

/* The whole of a file that is one: a pipe or a device in its place would never end, or never begin. NULL: errno
 * says why. */
static char *read_whole(int file, size_t *length)
{
    struct stat info;
    if (fstat(file, &info) < 0) {
        return NULL;
    }
    if (!S_ISREG(info.st_mode)) {
        errno = S_ISDIR(info.st_mode) ? EISDIR : EINVAL;
        return NULL;
    }
    if (info.st_size > LOAD_MAX) {
        errno = EFBIG;
        return NULL;
    }
    size_t size = (size_t)info.st_size;
    char *bytes = malloc(size + 1);
    *length = 0;
    while (bytes && *length < size) {
        ssize_t got = read(file, bytes + *length, size - *length);
        if (got == 0) {
            break; /* it was cut in the meantime */
        }
        if (got < 0 && errno != EINTR) {
            int why = errno;
            free(bytes);
            errno = why;
            return NULL;
        }
        *length += got > 0 ? (size_t)got : 0;
    }
    if (bytes) {
        bytes[*length] = '\0';
    }
    return bytes;
}

/* What hinders reading may pass: a disk that stumbles, too many files open elsewhere. */
static bool may_pass(int why)
{
    return why != ENOENT && why != EACCES && why != EISDIR && why != EINVAL && why != EFBIG && why != ELOOP &&
           why != ENOTDIR;
}

char *files_load_path(const char *path, size_t *length, char *error, size_t error_size)
{
    int why = 0;
    text_copy(error, error_size, "");
    *length = 0;
    for (int i = 0; i < READS && (i == 0 || may_pass(why)); i++) {
        int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        char *bytes = file >= 0 ? read_whole(file, length) : NULL;
        why = errno;
        if (file >= 0) {
            close(file);
        }
        if (bytes) {
            return bytes;
        }
    }
    *length = 0;
    if (why == EINVAL) {
        text_format(error, error_size, _("%s cannot be read: it is not a file."), path);
    } else if (why == EFBIG) {
        text_format(error, error_size, _("%s cannot be read: it is too large."), path);
    } else {
        text_format(error, error_size, _("%s cannot be read: %s."), path, strerror(why));
    }
    errno = why;
    return NULL;
}

char *files_load(const struct files *files, const char *name, size_t *length, char *error, size_t error_size)
{
    char path[FILES_PATH_SIZE];
    text_copy(error, error_size, "");
    *length = 0;
    if (!files_path(files, name, "", path)) {
        return NULL;
    }
    char *bytes = files_load_path(path, length, error, error_size);
    if (!bytes && errno == ENOENT) {
        text_copy(error, error_size, "");
    }
    return bytes;
}
