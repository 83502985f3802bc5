/* SPDX-License-Identifier: MIT */
/* The machine's room on Windows, as packaging/make tries it: names with accents, a file that a scanner holds
 * while it is replaced, second names, locks, folders. os_try.exe FOLDER; os_try.exe hold FILE is that
 * scanner, for another program. */
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/replace.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_SIZE = 512, HELD_MS = 400 };

#define TRY(holds)                                                                                           \
    do {                                                                                                     \
        if (!(holds)) {                                                                                      \
            printf("%d: not so: %s (errno %d, error %lu)\n", __LINE__, #holds, errno, GetLastError());       \
            exit(EXIT_FAILURE);                                                                              \
        }                                                                                                    \
    } while (0)

static char folder[PATH_SIZE];
static int names;

static void path_of(char path[PATH_SIZE], const char *name)
{
    TRY(text_format(path, PATH_SIZE, "%s/%s", folder, name));
}

static void count(void *context, const char *name)
{
    (void)context;
    names += strstr(name, "Zo\xc3\xa9") != NULL;
}

static bool holds(const char *path, const char *wanted)
{
    char text[PATH_SIZE] = "";
    int file = os_open(path);
    long got = file >= 0 ? os_read(file, text, sizeof text - 1) : -1;
    return file >= 0 && os_close(file) && got == (long)strlen(wanted) && strcmp(text, wanted) == 0;
}

/* As a virus scanner does: shared with nobody, and let go of after a while. */
static DWORD WINAPI scan(void *context)
{
    HANDLE held = context;
    Sleep(HELD_MS);
    CloseHandle(held);
    return 0;
}

static HANDLE hold(const char *path)
{
    wchar_t wide[PATH_SIZE];
    MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, PATH_SIZE);
    return CreateFileW(wide, GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
}

static void try_replacing(const char *path)
{
    char backup[PATH_SIZE + 4];
    TRY(replace_file(path, "one", 3) && holds(path, "one"));
    TRY(replace_file(path, "two", 3) && holds(path, "two"));
    TRY(text_format(backup, sizeof backup, "%s.bak", path) && holds(backup, "one"));

    HANDLE held = hold(path);
    TRY(held != INVALID_HANDLE_VALUE);
    HANDLE scanner = CreateThread(NULL, 0, scan, held, 0, NULL);
    TRY(replace_file(path, "three", 5));
    WaitForSingleObject(scanner, INFINITE);
    TRY(holds(path, "three"));

    /* Whoever never lets go is told of, and the old file stays. */
    held = hold(path);
    TRY(!replace_file(path, "four", 4) && errno == EACCES);
    CloseHandle(held);
    TRY(holds(path, "three"));
    /* What could not be cleared away while it was held is swept at the next start. */
    char all[PATH_SIZE];
    path_of(all, "");
    replace_sweep(all);
    os_list(folder, count, NULL);
    TRY(names == 2);
}

static void try_names(const char *path)
{
    char other[PATH_SIZE];
    struct os_info info;
    path_of(other, "other");
    TRY(os_info(path, &info) && info.kind == OS_FILE && info.size == 5 && os_now() - info.written < 600);
    TRY(os_link(path, other) && !os_link(path, other) && errno == EEXIST);
    TRY(os_remove(other) && !os_remove(other) && errno == ENOENT);
    TRY(os_create(path) < 0 && errno == EEXIST);
    TRY(os_open(folder) < 0 && errno == EISDIR);
    TRY(os_info(folder, &info) && info.kind == OS_FOLDER && os_may_use_folder(folder));
    TRY(!os_make_folder(folder, true) && errno == EEXIST);
}

static void try_locks(void)
{
    char path[PATH_SIZE];
    path_of(path, "lock");
    int mine = os_open_lock(path), yours = os_open_lock(path);
    char word[4] = "";
    TRY(mine >= 0 && yours >= 0 && os_write_at(mine, "word", 4, 0));
    TRY(os_lock(mine, 0) == OS_LOCKED && os_lock(yours, 0) == OS_LOCK_TAKEN &&
        os_lock(yours, 1) == OS_LOCKED);
    /* What is locked can be read. */
    TRY(os_read_at(yours, word, sizeof word, 0) && memcmp(word, "word", sizeof word) == 0);
    os_unlock(mine, 0);
    TRY(os_lock(yours, 0) == OS_LOCKED && os_close(yours) && os_lock(mine, 1) == OS_LOCKED && os_close(mine));
}

static void try_places(void)
{
    char place[PATH_SIZE];
    TRY(os_data_place(place, sizeof place) && strstr(place, "/AppData/Roaming"));
    TRY(os_cache_place(place, sizeof place) && strstr(place, "/AppData/Local"));
    TRY(os_whole_path("x", place, sizeof place) && place[1] == ':' && !strchr(place, '\\'));
    TRY(os_noise() != os_noise() && os_steady_ns() <= os_steady_ns());
    TRY(llabs(os_local(os_now()) - os_now()) <= 14 * 3600);
}

/* The library prints a value named by number as it stands. */
static void try_formats(void)
{
    char line[64];
    TRY(text_format(line, sizeof line, "%2$s plays %1$s: %3$d%%, %4$.1f", "Go",
                    "L\xc3\xa9"
                    "a",
                    12, 1.25));
    TRY(strcmp(line, "L\xc3\xa9"
                     "a plays Go: 12%, 1.2") == 0 ||
        strcmp(line, "L\xc3\xa9"
                     "a plays Go: 12%, 1.3") == 0);
}

static int hold_for_a_while(char *path)
{
    HANDLE held = INVALID_HANDLE_VALUE;
    os_slash(path);
    /* Whoever plays may have it open for a moment. */
    for (int tries = 0; held == INVALID_HANDLE_VALUE && tries < 100; tries++) {
        held = hold(path);
        Sleep(held == INVALID_HANDLE_VALUE ? 20 : 0);
    }
    TRY(held != INVALID_HANDLE_VALUE);
    printf("held\n");
    fflush(stdout);
    Sleep(2 * HELD_MS);
    CloseHandle(held);
    return EXIT_SUCCESS;
}

int main(int argument_count, char **arguments)
{
    char path[PATH_SIZE];
    if (argument_count == 3 && strcmp(arguments[1], "hold") == 0) {
        return hold_for_a_while(arguments[2]);
    }
    TRY(argument_count == 2 && text_copy(folder, sizeof folder, arguments[1]));
    os_slash(folder);
    TRY(strlen(folder) + 32 < sizeof folder);
    strcat(folder, "/\xc3\x89t\xc3\xa9 \xe5\xa4\x8f");
    TRY(os_make_folder(folder, true));
    path_of(path, "Zo\xc3\xa9.journal");
    try_replacing(path);
    try_names(path);
    try_locks();
    try_places();
    try_formats();
    printf(
        "Files on Windows: replaced while they were held, second names, locks, folders, places, formats.\n");
    return EXIT_SUCCESS;
}
