/* SPDX-License-Identifier: MIT */
/* Files and folders on Windows 7 and newer, by UTF-16: other functions know only one code page. */
#include "platform/os/os.h"

#include "base/text.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PATH_SIZE = 1024, TICKS_SECOND = 10000000 };

/* Files may be renamed and deleted while others read them, as elsewhere. */
enum { SHARED = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE };

struct wide {
    wchar_t path[PATH_SIZE];
};

/* Converts a path to UTF-16. If it is too long or not valid text, the result is "", which no file has. */
static struct wide widen(const char *path)
{
    struct wide wide;
    if (MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, wide.path, PATH_SIZE) == 0) {
        wide.path[0] = L'\0';
    }
    for (wchar_t *at = wide.path; *at; at++) {
        *at = *at == L'/' ? L'\\' : *at;
    }
    return wide;
}

static bool narrow(const wchar_t *wide, char *path, size_t size)
{
    return size <= INT_MAX && WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, (int)size, NULL, NULL) > 0;
}

/* Sets errno from the last error and returns false. */
static bool fail(void)
{
    static const struct {
        DWORD code;
        int why;
    } reasons[] = {{ERROR_FILE_NOT_FOUND, ENOENT},    {ERROR_PATH_NOT_FOUND, ENOENT},
                   {ERROR_INVALID_NAME, ENOENT},      {ERROR_BAD_PATHNAME, ENOENT},
                   {ERROR_INVALID_DRIVE, ENOENT},     {ERROR_NOT_READY, ENOENT},
                   {ERROR_ALREADY_EXISTS, EEXIST},    {ERROR_FILE_EXISTS, EEXIST},
                   {ERROR_ACCESS_DENIED, EACCES},     {ERROR_SHARING_VIOLATION, EACCES},
                   {ERROR_LOCK_VIOLATION, EACCES},    {ERROR_WRITE_PROTECT, EROFS},
                   {ERROR_DISK_FULL, ENOSPC},         {ERROR_HANDLE_DISK_FULL, ENOSPC},
                   {ERROR_FILE_TOO_LARGE, EFBIG},     {ERROR_TOO_MANY_LINKS, EMLINK},
                   {ERROR_INVALID_FUNCTION, ENOTSUP}, {ERROR_NOT_SUPPORTED, ENOTSUP},
                   {ERROR_NOT_SAME_DEVICE, EXDEV},    {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
                   {ERROR_DIRECTORY, ENOTDIR},        {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
                   {ERROR_BROKEN_PIPE, EPIPE},        {ERROR_NO_DATA, EPIPE}};
    DWORD code = GetLastError();
    errno = EIO;
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        if (reasons[i].code == code) {
            errno = reasons[i].why;
        }
    }
    return false;
}

/* Virus scanners open new files for a moment. Whether a failed call is worth another try. */
static bool is_held(int tries)
{
    enum { TRIES = 60, NAP_MOST = 50 };
    DWORD code = GetLastError();
    bool held = tries < TRIES && (code == ERROR_ACCESS_DENIED || code == ERROR_SHARING_VIOLATION ||
                                  code == ERROR_LOCK_VIOLATION);
    if (held) {
        Sleep(tries < NAP_MOST ? (DWORD)tries + 1 : NAP_MOST);
    }
    return held;
}

/* ---- open files -------------------------------------------------------------------------------------- */

static HANDLE handle_of(int file)
{
    return (HANDLE)_get_osfhandle(file); /* NOLINT(performance-no-int-to-ptr): what it is there for */
}

static bool is_folder(const wchar_t *path)
{
    DWORD marks = GetFileAttributesW(path);
    return marks != INVALID_FILE_ATTRIBUTES && (marks & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

static int open_file(const char *path, DWORD access, DWORD making, DWORD marks)
{
    struct wide wide = widen(path);
    HANDLE handle;
    int tries = 0;
    do {
        handle = CreateFileW(wide.path, access, SHARED, NULL, making, FILE_ATTRIBUTE_NORMAL | marks, NULL);
    } while (handle == INVALID_HANDLE_VALUE && making != CREATE_NEW && !is_folder(wide.path) &&
             is_held(tries++));
    if (handle == INVALID_HANDLE_VALUE) {
        fail();
        errno = errno == EACCES && is_folder(wide.path) ? EISDIR : errno;
        return -1;
    }
    int file = _open_osfhandle((intptr_t)handle, _O_BINARY | _O_NOINHERIT);
    if (file < 0) {
        CloseHandle(handle);
    }
    return file;
}

int os_create(const char *path)
{
    return open_file(path, GENERIC_WRITE, CREATE_NEW, FILE_FLAG_OPEN_REPARSE_POINT);
}

int os_open(const char *path)
{
    return open_file(path, GENERIC_READ, OPEN_EXISTING, 0);
}

static int refuse_what_is_no_file(int file)
{
    struct os_info info;
    if (file >= 0 && (!os_info_of(file, &info) || info.kind != OS_FILE)) {
        _close(file);
        errno = EINVAL;
        return -1;
    }
    return file;
}

int os_open_itself(const char *path)
{
    return refuse_what_is_no_file(open_file(path, GENERIC_READ, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT));
}

int os_open_lock(const char *path)
{
    return refuse_what_is_no_file(
        open_file(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, FILE_FLAG_OPEN_REPARSE_POINT));
}

static DWORD part_of(size_t length)
{
    enum { PART = 1 << 20 };
    return length < PART ? (DWORD)length : PART;
}

bool os_write(int file, const void *data, size_t length)
{
    for (const char *at = data; length > 0;) {
        DWORD done = 0;
        if (!WriteFile(handle_of(file), at, part_of(length), &done, NULL)) {
            return fail();
        }
        if (done == 0) {
            errno = ENOSPC;
            return false;
        }
        at += done;
        length -= done;
    }
    return true;
}

long os_read(int file, void *data, size_t size)
{
    DWORD got = 0;
    if (!ReadFile(handle_of(file), data, part_of(size), &got, NULL) && GetLastError() != ERROR_BROKEN_PIPE) {
        fail();
        return -1;
    }
    return (long)got;
}

bool os_write_at(int file, const void *data, size_t length, long at)
{
    DWORD done = 0;
    OVERLAPPED place = {.Offset = (DWORD)at};
    return (WriteFile(handle_of(file), data, (DWORD)length, &done, &place) && done == length) || fail();
}

bool os_read_at(int file, void *data, size_t size, long at)
{
    DWORD got = 0;
    OVERLAPPED place = {.Offset = (DWORD)at};
    return (ReadFile(handle_of(file), data, (DWORD)size, &got, &place) && got == size) || fail();
}

bool os_sync(int file)
{
    return FlushFileBuffers(handle_of(file)) || fail();
}

bool os_close(int file)
{
    return _close(file) == 0;
}

void os_take_mode(int file, const char *like)
{
    (void)file, (void)like; /* files inherit the permissions of their folder */
}

/* Other processes cannot read a locked byte here. So bytes far behind the end of the file are locked. */
static OVERLAPPED lock_place(int byte)
{
    return (OVERLAPPED){.Offset = (DWORD)byte, .OffsetHigh = 1};
}

enum os_lock os_lock(int file, int byte)
{
    OVERLAPPED place = lock_place(byte);
    if (LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place)) {
        return OS_LOCKED;
    }
    DWORD why = GetLastError();
    return why == ERROR_LOCK_VIOLATION || why == ERROR_IO_PENDING ? OS_LOCK_TAKEN : OS_LOCK_UNKNOWN;
}

void os_unlock(int file, int byte)
{
    OVERLAPPED place = lock_place(byte);
    UnlockFileEx(handle_of(file), 0, 1, 0, &place);
}

FILE *os_stream_of_lines(const char *path)
{
    struct wide wide = widen(path);
    return _wfopen(wide.path, L"wb"); /* this C library has no line buffering: writers flush each line */
}

/* ---- names ------------------------------------------------------------------------------------------- */

/* Since 1601 in tenths of a microsecond, since 1970 in seconds. */
static long long seconds_of(const FILETIME *time)
{
    const long long between = 11644473600;
    return (long long)((uint64_t)time->dwHighDateTime << 32 | time->dwLowDateTime) / TICKS_SECOND - between;
}

static bool inform(HANDLE handle, struct os_info *info)
{
    BY_HANDLE_FILE_INFORMATION from;
    FILE_STANDARD_INFO more;
    *info = (struct os_info){.kind = OS_OTHER};
    if (GetFileType(handle) != FILE_TYPE_DISK) {
        return true;
    }
    if (!GetFileInformationByHandle(handle, &from)) {
        return fail();
    }
    bool pending =
        GetFileInformationByHandleEx(handle, FileStandardInfo, &more, sizeof more) && more.DeletePending;
    info->kind = from.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT ? OS_LINK
                 : from.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY   ? OS_FOLDER
                                                                      : OS_FILE;
    info->size = (long long)((uint64_t)from.nFileSizeHigh << 32 | from.nFileSizeLow);
    info->written = seconds_of(&from.ftLastWriteTime);
    info->nameless = from.nNumberOfLinks == 0 || pending;
    return true;
}

static bool inform_of(const char *path, DWORD marks, struct os_info *info)
{
    struct wide wide = widen(path);
    HANDLE handle = CreateFileW(wide.path, FILE_READ_ATTRIBUTES, SHARED, NULL, OPEN_EXISTING,
                                FILE_FLAG_BACKUP_SEMANTICS | marks, NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        return fail();
    }
    bool told = inform(handle, info);
    CloseHandle(handle);
    return told;
}

bool os_info(const char *path, struct os_info *info)
{
    /* An opened path is no link any more, even if it is a reparse point for another purpose. */
    bool told = inform_of(path, 0, info);
    info->kind = told && info->kind == OS_LINK ? OS_FILE : info->kind;
    return told;
}

bool os_info_itself(const char *path, struct os_info *info)
{
    return inform_of(path, FILE_FLAG_OPEN_REPARSE_POINT, info);
}

bool os_info_of(int file, struct os_info *info)
{
    return inform(handle_of(file), info);
}

bool os_may_read(const char *path)
{
    struct os_info info;
    return os_info(path, &info);
}

/* The permissions of a folder can only be found out by trying. */
bool os_may_use_folder(const char *path)
{
    char probe[PATH_SIZE];
    struct os_info info;
    if (!os_info(path, &info) || info.kind != OS_FOLDER) {
        return false;
    }
    if (!text_format(probe, sizeof probe, "%s/~%08lx.new", path, GetCurrentProcessId())) {
        errno = ENAMETOOLONG;
        return false;
    }
    struct wide wide = widen(probe);
    HANDLE handle = CreateFileW(wide.path, GENERIC_WRITE, 0, NULL, CREATE_ALWAYS,
                                FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        return fail();
    }
    CloseHandle(handle);
    return true;
}

bool os_link(const char *path, const char *other)
{
    struct wide from = widen(path), to = widen(other);
    return CreateHardLinkW(to.path, from.path, NULL) || fail();
}

bool os_has_no_links(int why)
{
    return why == EPERM || why == ENOTSUP || why == ENOSYS || why == EMLINK || why == EXDEV;
}

bool os_rename(const char *path, const char *other)
{
    struct wide from = widen(path), to = widen(other);
    int tries = 0;
    bool done;
    do {
        done = MoveFileExW(from.path, to.path, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    } while (!done && !is_folder(to.path) && is_held(tries++));
    return done || fail();
}

bool os_remove(const char *path)
{
    struct wide wide = widen(path);
    int tries = 0;
    bool done;
    do {
        done = DeleteFileW(wide.path);
    } while (!done && !is_folder(wide.path) && is_held(tries++));
    return done || fail();
}

bool os_make_folder(const char *path, bool only_mine)
{
    struct wide wide = widen(path);
    (void)only_mine; /* a profile is accessible to its user only */
    return CreateDirectoryW(wide.path, NULL) || fail();
}

void os_sync_folder(const char *folder)
{
    (void)folder; /* renaming already waits for the disk */
}

bool os_list(const char *folder, void (*found)(void *context, const char *name), void *context)
{
    char pattern[PATH_SIZE], name[PATH_SIZE];
    size_t length = strlen(folder);
    bool ends = length > 0 && (folder[length - 1] == '/' || folder[length - 1] == '\\');
    if (!text_format(pattern, sizeof pattern, "%s%s*", folder, ends ? "" : "/")) {
        errno = ENAMETOOLONG;
        return false;
    }
    WIN32_FIND_DATAW entry;
    struct wide wide = widen(pattern);
    HANDLE search = FindFirstFileW(wide.path, &entry);
    if (search == INVALID_HANDLE_VALUE) {
        return fail();
    }
    do {
        if (narrow(entry.cFileName, name, sizeof name)) {
            found(context, name);
        }
    } while (FindNextFileW(search, &entry));
    FindClose(search);
    return true;
}

/* ---- places and people ------------------------------------------------------------------------------- */

static bool place(const wchar_t *variable, char *path, size_t size)
{
    wchar_t wide[PATH_SIZE];
    DWORD length = GetEnvironmentVariableW(variable, wide, PATH_SIZE);
    if (length == 0 || length >= PATH_SIZE || !narrow(wide, path, size)) {
        return false;
    }
    os_slash(path);
    return true;
}

bool os_data_place(char *path, size_t size)
{
    return place(L"APPDATA", path, size);
}

bool os_cache_place(char *path, size_t size)
{
    return place(L"LOCALAPPDATA", path, size);
}

bool os_whole_path(const char *path, char *whole, size_t size)
{
    wchar_t found[PATH_SIZE];
    struct wide wide = widen(path);
    DWORD length = GetFullPathNameW(wide.path, PATH_SIZE, found, NULL);
    if (length == 0 || length >= PATH_SIZE || !narrow(found, whole, size)) {
        return false;
    }
    os_slash(whole);
    return true;
}
