/* SPDX-License-Identifier: MIT */
#include "platform/files.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "platform/append.h"
#include "platform/os/os.h"
#include "platform/replace.h"

#include <SDL.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { LOAD_MAX = 64 << 20, READS = 3, FIRST_MOST = 1000 };

static const struct {
    int why;
    const char *words;
} error_texts[] = {
    {EACCES, N_("that is not allowed here")},
    {EPERM, N_("that is not allowed here")},
    {ENOTDIR, N_("a file lies where a folder should be")},
    {EISDIR, N_("it is a folder")},
    {ENOENT, N_("it is not there")},
    {EIO, N_("the disk does not answer")},
    {EROFS, N_("the disk is read-only")},
    {ENOSPC, N_("the disk is full")},
#ifdef EDQUOT
    {EDQUOT, N_("the disk is full")},
#endif
    {EMFILE, N_("too many files are open")},
    {ENFILE, N_("too many files are open")},
    {ENOMEM, N_("memory is short")},
    {ENAMETOOLONG, N_("the name is too long")},
};

const char *files_error_text(int why)
{
    for (size_t i = 0; i < sizeof error_texts / sizeof *error_texts; i++) {
        if (error_texts[i].why == why) {
            return _(error_texts[i].words);
        }
    }
    return strerror(why);
}

/* Tries again to make the folder, part by part, to find the first part that cannot be made, and the reason.
 * wanted: where the system wants such data; "": unknown. */
static int find_fault(char wanted[FILES_PATH_SIZE])
{
    char place[FILES_PATH_SIZE];
    struct os_info info;
    if (!os_data_place(place, sizeof place) ||
        !text_format(wanted, FILES_PATH_SIZE, "%s/route-mille", place)) {
        wanted[0] = '\0';
    }
    for (char *at = wanted; *at;) {
        at += 1 + strcspn(at + 1, "/");
        char kept = *at;
        *at = '\0';
        if (!os_make_folder(wanted, true) && errno != EEXIST) {
            return errno;
        }
        if (!os_info(wanted, &info) || info.kind != OS_FOLDER) {
            return ENOTDIR;
        }
        *at = kept;
    }
    return 0;
}

void files_open(struct files *files)
{
    *files = (struct files){.fault = 0};
    char *folder = SDL_GetPrefPath("", "route-mille");
    if (folder && !text_copy(files->folder, sizeof files->folder, folder)) {
        files->folder[0] = '\0';
    }
    SDL_free(folder);
    os_slash(files->folder);
    if (files->folder[0]) {
        text_copy(files->wanted, sizeof files->wanted, files->folder);
        files->fault = os_may_use_folder(files->folder) ? 0 : errno;
    } else {
        files->fault = find_fault(files->wanted);
    }
}

bool files_fault(const struct files *files, char *error, size_t error_size)
{
    if (files->folder[0] && files->fault == 0) {
        return false;
    }
    if (files->wanted[0] && files->fault) {
        text_format(error, error_size, _("Nothing can be saved: %s: %s."), files->wanted,
                    files_error_text(files->fault));
    } else {
        text_format(
            error, error_size, "%s",
            _("Nothing can be saved: there is no home folder (HOME and XDG_DATA_HOME are empty or cannot "
              "be used)."));
    }
    return true;
}

/* Whether a name is plain: it does not lead out of its folder, is not hidden and contains only text. */
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

static void write_reason(const char *path, int why, char *error, size_t error_size)
{
    switch (why) {
    case EFBIG:
        text_format(error, error_size, _("%s could not be written: it would be larger than allowed here."),
                    path);
        break;
    case EACCES:
    case EPERM:
        text_format(error, error_size, _("%s could not be written: writing is not allowed there."), path);
        break;
    case ENOENT:
        text_format(error, error_size, _("%s could not be written: the folder is gone."), path);
        break;
    default:
        text_format(error, error_size, _("%s could not be written: %s."), path, files_error_text(why));
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

/* Creates the folder of a name if necessary. */
static void make_folder(const struct files *files, const char *name)
{
    char path[FILES_PATH_SIZE];
    const char *slash = strchr(name, '/');
    if (slash && text_format(path, sizeof path, "%s%.*s", files->folder, (int)(slash - name), name) &&
        os_make_folder(path, false)) {
        replace_sync_folder(path);
    }
}

/* The path of a file that is to be written, whose folder is made. false: `error` says why there is none. */
static bool place_of(const struct files *files, const char *name, char path[FILES_PATH_SIZE], char *error,
                     size_t error_size)
{
    if (files->folder[0] == '\0') {
        files_fault(files, error, error_size);
        return false;
    }
    if (!files_path(files, name, "", path)) {
        text_format(error, error_size, _("No file can be named “%s”."), name);
        return false;
    }
    make_folder(files, name);
    return true;
}

bool files_save(const struct files *files, const char *name, const char *data, size_t length, char *error,
                size_t error_size)
{
    char path[FILES_PATH_SIZE];
    return place_of(files, name, path, error, error_size) &&
           files_save_path(path, data, length, error, error_size);
}

bool files_append(const struct files *files, const char *name, const char *head, const char *lines,
                  size_t length, char *error, size_t error_size)
{
    char path[FILES_PATH_SIZE];
    if (!place_of(files, name, path, error, error_size)) {
        return false;
    }
    if (append_lines(path, head, lines, length)) {
        return true;
    }
    if (errno == EILSEQ) {
        text_format(error, error_size,
                    _("%s was left as it is: it comes from another version of Route Mille."), path);
    } else {
        write_reason(path, errno, error, error_size);
    }
    return false;
}

/* The length of a regular file. Pipes and devices might block or never end. False: errno says why. */
static bool length_of(int file, size_t *length)
{
    struct os_info info;
    if (!os_info_of(file, &info)) {
        return false;
    }
    if (info.kind != OS_FILE) {
        errno = info.kind == OS_FOLDER ? EISDIR : EINVAL;
        return false;
    }
    if (info.size > LOAD_MAX) {
        errno = EFBIG;
        return false;
    }
    *length = (size_t)info.size;
    return true;
}

/* The whole of a file. NULL: errno says why. */
static char *read_whole(int file, size_t *length)
{
    size_t size;
    if (!length_of(file, &size)) {
        return NULL;
    }
    char *bytes = malloc(size + 1);
    *length = 0;
    while (bytes && *length < size) {
        long got = os_read(file, bytes + *length, size - *length);
        if (got == 0) {
            break; /* another program has shortened the file */
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

/* Some errors may pass: a disk with a brief fault, too many open files in other programs. */
static bool may_pass(int why)
{
    return why != ENOENT && why != EACCES && why != EISDIR && why != EINVAL && why != EFBIG && why != ELOOP &&
           why != ENOTDIR;
}

static void read_error(const char *path, int why, char *error, size_t error_size)
{
    if (why == EINVAL) {
        text_format(error, error_size, _("%s cannot be read: it is not a file."), path);
    } else if (why == EFBIG) {
        text_format(error, error_size, _("%s cannot be read: it is too large."), path);
    } else {
        text_format(error, error_size, _("%s cannot be read: %s."), path, files_error_text(why));
    }
}

char *files_load_path(const char *path, size_t *length, char *error, size_t error_size)
{
    int why = 0;
    text_copy(error, error_size, "");
    *length = 0;
    for (int i = 0; i < READS && (i == 0 || may_pass(why)); i++) {
        int file = os_open(path);
        char *bytes = file >= 0 ? read_whole(file, length) : NULL;
        why = errno;
        if (file >= 0) {
            os_close(file);
        }
        if (bytes) {
            return bytes;
        }
    }
    *length = 0;
    read_error(path, why, error, error_size);
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

/* A file that has grown since its first part is loaded as long as it was; one that was cut ends there. */
static bool read_part(int file, struct service_part *part, size_t most)
{
    size_t length;
    if (file < 0 || !length_of(file, &length)) {
        return false;
    }
    if (!part->text) {
        part->text = malloc(length + 1);
        part->whole = length;
    }
    if (length < part->whole) {
        part->whole = length > part->held ? length : part->held;
    }
    size_t left = part->whole - part->held, size = left < most ? left : most;
    if (!part->text || !os_read_at(file, part->text + part->held, size, (long)part->held)) {
        return false;
    }
    part->held += size;
    return true;
}

bool files_load_part(const struct files *files, const char *name, struct service_part *part, size_t most,
                     char *error, size_t error_size)
{
    char path[FILES_PATH_SIZE];
    text_copy(error, error_size, "");
    if (!files_path(files, name, "", path)) {
        return false;
    }
    int file = os_open(path);
    bool fine = read_part(file, part, most);
    int why = errno;
    if (file >= 0) {
        os_close(file);
    }
    if (fine) {
        return part->held < part->whole;
    }
    free(part->text);
    *part = (struct service_part){.text = NULL};
    if (why != ENOENT) {
        read_error(path, why, error, error_size);
    }
    return false;
}

bool files_save_first(const struct files *files, const char *name, const char *end, const char *data,
                      size_t length, char kept[FILES_NAME_SIZE], char *error, size_t error_size)
{
    char path[FILES_PATH_SIZE];
    if (files->folder[0] == '\0') {
        return !files_fault(files, error, error_size);
    }
    make_folder(files, name);
    for (int i = 1; i <= FIRST_MOST; i++) {
        bool fits = i == 1 ? text_format(kept, FILES_NAME_SIZE, "%s%s", name, end)
                           : text_format(kept, FILES_NAME_SIZE, "%s %d%s", name, i, end);
        if (!fits || !files_path(files, kept, "", path)) {
            text_format(error, error_size, _("No file can be named “%s”."), kept);
            return false;
        }
        if (replace_none(path, data, length)) {
            return true;
        }
        if (errno != EEXIST) {
            write_reason(path, errno, error, error_size);
            return false;
        }
    }
    write_reason(path, EEXIST, error, error_size);
    return false;
}
