/* SPDX-License-Identifier: MIT */
#include "folder.h"

#include "base/text.h"
#include "test.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

struct files folder;
char folder_error[256], folder_whole[PATH_MAX];

void folder_enter(void)
{
    text_copy(folder.folder, sizeof folder.folder, "files-test-XXXXXX");
    assert_non_null(mkdtemp(folder.folder));
    assert_non_null(realpath(folder.folder, folder_whole));
    text_format(folder.folder, sizeof folder.folder, "%s/", folder_whole);
    folder_error[0] = '\0';
}

void folder_leave(void)
{
    char command[FILES_PATH_SIZE + 16];
    text_format(command, sizeof command, "rm -rf '%s'", folder.folder);
    assert_int_equal(system(command), 0);
}

bool folder_save(const char *name, const char *data)
{
    return files_save(&folder, name, data, strlen(data), folder_error, sizeof folder_error);
}

void folder_holds(const char *name, const char *data)
{
    size_t length = 0;
    char *text = files_load(&folder, name, &length, folder_error, sizeof folder_error);
    assert_non_null(text);
    assert_int_equal(length, strlen(data));
    assert_string_equal(text, data);
    free(text);
}

void folder_misses(const char *name)
{
    size_t length = 0;
    assert_null(files_load(&folder, name, &length, folder_error, sizeof folder_error));
    assert_string_equal(folder_error, "");
}

int folder_count(const char *word)
{
    int count = 0;
    DIR *list = opendir(folder.folder);
    assert_non_null(list);
    for (const struct dirent *entry; (entry = readdir(list)) != NULL;) {
        count += strstr(entry->d_name, word) != NULL;
    }
    closedir(list);
    return count;
}

void folder_path(const char *name, char path[FILES_PATH_SIZE])
{
    assert_true(text_format(path, FILES_PATH_SIZE, "%s%s", folder.folder, name));
}
