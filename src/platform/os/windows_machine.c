/* SPDX-License-Identifier: MIT */
/* Clocks, chance, the process and its terminal on Windows 7 and newer. */
#include "platform/os/os.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* A function of advapi32 that no header declares. */
#define random_bytes SystemFunction036
BOOLEAN NTAPI random_bytes(PVOID bytes, ULONG length);

enum { SECOND = 1000000000, TICK_NS = 100 };

/* ---- words ------------------------------------------------------------------------------------------- */

void os_slash(char *path)
{
    for (char *at = path; *at; at++) {
        *at = *at == '\\' ? '/' : *at;
    }
}

/* ---- clocks and chance ------------------------------------------------------------------------------- */

long long os_now(void)
{
    return (long long)_time64(NULL);
}

long long os_local(long long when)
{
    __time64_t moment = when;
    struct tm local;
    if (_localtime64_s(&local, &moment) != 0) {
        return when;
    }
    __time64_t shown = _mkgmtime64(&local);
    return shown == -1 ? when : shown;
}

uint64_t os_steady_ns(void)
{
    LARGE_INTEGER count, each;
    QueryPerformanceCounter(&count);
    QueryPerformanceFrequency(&each);
    uint64_t ticks = (uint64_t)count.QuadPart, second = (uint64_t)each.QuadPart;
    return ticks / second * SECOND + ticks % second * SECOND / second;
}

uint64_t os_clock_ns(void)
{
    FILETIME now;
    GetSystemTimeAsFileTime(&now);
    return ((uint64_t)now.dwHighDateTime << 32 | now.dwLowDateTime) * TICK_NS;
}

void os_nap(int ms)
{
    Sleep((DWORD)ms);
}

uint64_t os_noise(void)
{
    uint64_t noise = 0;
    return random_bytes(&noise, sizeof noise) ? noise : 0;
}

bool os_secret(void *bytes, size_t length)
{
    return length <= ULONG_MAX && random_bytes(bytes, (ULONG)length);
}

/* ---- the process ------------------------------------------------------------------------------------- */

uint32_t os_process(void)
{
    return (uint32_t)GetCurrentProcessId();
}

void os_outlive_readers(void)
{
    /* Windows has no signal for closed pipes; writing just fails. */
}

void os_hear_endings(void)
{
    /* The system is asked when needed. */
}

bool os_is_ending(void)
{
    return GetSystemMetrics(SM_SHUTTINGDOWN) != 0;
}

void os_keep_memory_small(void)
{
    /* Large blocks are returned to the system anyway. */
}

void os_start_no_bus(void)
{
    /* There is no such thing. */
}

/* Whether a handle is a file, a pipe or a terminal, and not the null device. */
static bool is_led_somewhere(DWORD which)
{
    DWORD mode;
    HANDLE handle = GetStdHandle(which);
    if (!handle || handle == INVALID_HANDLE_VALUE) {
        return false;
    }
    DWORD kind = GetFileType(handle);
    return kind == FILE_TYPE_DISK || kind == FILE_TYPE_PIPE ||
           (kind == FILE_TYPE_CHAR && GetConsoleMode(handle, &mode));
}

bool os_find_terminal(void)
{
    if (is_led_somewhere(STD_ERROR_HANDLE)) {
        return true;
    }
    /* A program with windows gets no terminal, but can use that of its parent process. */
    if (!AttachConsole(ATTACH_PARENT_PROCESS)) {
        return false;
    }
    SetConsoleOutputCP(CP_UTF8);
    return (is_led_somewhere(STD_OUTPUT_HANDLE) || freopen("CONOUT$", "w", stdout)) &&
           freopen("CONOUT$", "w", stderr);
}

bool os_keeps_loop_while_dragged(void)
{
    return true;
}
