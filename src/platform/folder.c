/* SPDX-License-Identifier: MIT */
/* Lists, renames and deletes files of the person's data folder. */
#include "platform/files.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/replace.h"

#include <errno.h>
#include <string.h>

enum { DAMAGED_MOST = 1000, DAY_SECONDS = 24 * 60 * 60 };

bool files_set_aside(const struct files *files, const char *name, char kept[FILES_NAME_SIZE])
{
    char path[FILES_PATH_SIZE];
    char other[FILES_PATH_SIZE];
    for (int i = 1; i <= DAMAGED_MOST; i++) {
        char end[32];
        text_format(end, sizeof end, ".damaged-%d", i);
        if (!files_path(files, name, "", path) || !files_path(files, name, end, other) ||
            !text_format(kept, FILES_NAME_SIZE, "%s%s", name, end)) {
            return false;
        }
        if (replace_name(path, other)) {
            return true;
        }
        if (errno != EEXIST) {
            return false;
        }
    }
    return false;
}

bool files_remove(const struct files *files, const char *name, char *error, size_t error_size)
{
    char path[FILES_PATH_SIZE];
    char backup[FILES_PATH_SIZE];
    if (!files_path(files, name, "", path) || !files_path(files, name, ".bak", backup)) {
        text_format(error, error_size, _("No file can be named “%s”."), name);
        return false;
    }
    os_remove(backup);
    if (!os_remove(path) && errno != ENOENT) {
        text_format(error, error_size, _("%s could not be deleted: %s."), path, files_error_text(errno));
        return false;
    }
    replace_sync_folder(path);
    return true;
}

static void split(long long seconds, int *day, int *second)
{
    long long days = seconds / DAY_SECONDS - (seconds % DAY_SECONDS < 0);
    *day = (int)days;
    *second = (int)(seconds - days * DAY_SECONDS);
}

int files_today(void)
{
    int day;
    int second;
    split(os_local(os_now()), &day, &second);
    return day;
}

int files_second(void)
{
    int day;
    int second;
    split(os_local(os_now()), &day, &second);
    return second;
}

/* Whether the first file is listed before the second: newer files come first, equally new ones by name. */
static bool before(const struct service_file *a, const struct service_file *b)
{
    if (a->day != b->day) {
        return a->day > b->day;
    }
    return a->second != b->second ? a->second > b->second : strcmp(a->name, b->name) < 0;
}

static int insert(struct service_file *found, int count, int most, const struct service_file *file)
{
    int at = count;
    while (at > 0 && before(file, &found[at - 1])) {
        at--;
    }
    if (at == most) {
        return count;
    }
    int kept = count < most ? count : most - 1;
    memmove(&found[at + 1], &found[at], (size_t)(kept - at) * sizeof *found);
    found[at] = *file;
    return kept + 1;
}

struct listing {
    const struct files *files;
    const char *folder, *end;
    struct service_file *found;
    int count, most;
};

static void list_one(void *context, const char *name)
{
    struct listing *list = context;
    char path[FILES_PATH_SIZE];
    struct service_file file = {.size = 0};
    struct os_info info;
    if (text_ends(name, list->end) && text_format(file.name, sizeof file.name, "%s/%s", list->folder, name) &&
        files_path(list->files, file.name, "", path) && os_info(path, &info) && info.kind == OS_FILE) {
        file.size = (long)info.size;
        split(os_local(info.written), &file.day, &file.second);
        list->count = insert(list->found, list->count, list->most, &file);
    }
}

int files_list(const struct files *files, const char *folder, const char *end, struct service_file *found,
               int most)
{
    char path[FILES_PATH_SIZE];
    struct listing list = {files, folder, end, found, 0, most};
    if (files_path(files, folder, "", path) && most > 0) {
        os_list(path, list_one, &list);
    }
    return list.count;
}
