/* SPDX-License-Identifier: MIT */
/* The machine's room: everything that systems do each in their own way, and a browser not at all. Of the
 * files beside this one those of the system are built; nobody else in src/ names a call of it.
 *
 * Paths are UTF-8 with slashes. Whatever returns false or a negative number has errno say why, also where the
 * system has words of its own for it. */
#ifndef PLATFORM_OS_OS_H
#define PLATFORM_OS_OS_H

#include "base/work.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* ---- open files -------------------------------------------------------------------------------------- */

/* A new file to write to, that was not there; no link is followed. A number for what follows, to be closed
 * with os_close; negative: EEXIST where it was there. */
int os_create(const char *path);
/* To read from. What is no file does not hold it up: ask os_info_of. */
int os_open(const char *path);
/* The same, a link not followed. */
int os_open_itself(const char *path);
/* To read from and write to, made if it is not there; what is no plain file, or a link, is refused. */
int os_open_lock(const char *path);
/* All of it or false. */
bool os_write(int file, const void *data, size_t length);
/* As many bytes as come, 0 at the end; negative: EINTR is worth another try. */
long os_read(int file, void *data, size_t size);
/* At a distance in bytes from the beginning; false: not all of it. */
bool os_write_at(int file, const void *data, size_t length, long at);
bool os_read_at(int file, void *data, size_t size, long at);
/* What was written is on the disk. */
bool os_sync(int file);
bool os_close(int file);
/* The file may be read and written by whom another one may be, if that one is a plain file. */
void os_take_mode(int file, const char *like);

/* A byte of a file is locked for this process alone, until it lets go, closes the file or ends. */
enum os_lock { OS_LOCKED, OS_LOCK_TAKEN, OS_LOCK_UNKNOWN /* no locks there */ };
enum os_lock os_lock(int file, int byte);
void os_unlock(int file, int byte);

/* A stream, for fclose: a new file of bytes, or one of text whose lines leave at once. NULL as fopen. */
FILE *os_stream(const char *path);
FILE *os_stream_of_lines(const char *path);

/* ---- names ------------------------------------------------------------------------------------------- */

enum os_kind { OS_FILE, OS_FOLDER, OS_LINK, OS_OTHER };

struct os_info {
    enum os_kind kind;
    long long size;    /* bytes */
    long long written; /* seconds since 1970-01-01 00:00 at Greenwich */
    bool nameless;     /* its last name was taken away */
};

/* Of what a path leads to; of what it names, even a link; of an open file. */
bool os_info(const char *path, struct os_info *info);
bool os_info_itself(const char *path, struct os_info *info);
bool os_info_of(int file, struct os_info *info);
bool os_may_read(const char *path);
/* Whether files can be put into the folder. */
bool os_may_use_folder(const char *path);

/* A second name for a file; EEXIST where that one is taken. */
bool os_link(const char *path, const char *other);
/* Whether a link was refused, by errno, because there are none on this file system. */
bool os_has_no_links(int why);
/* Another name; at once in the place of a file that has it. */
bool os_rename(const char *path, const char *other);
bool os_remove(const char *path);
/* For this person's eyes only, or as is usual. EEXIST where something has that name. */
bool os_make_folder(const char *path, bool only_mine);
/* What the folder lists is on the disk, where a system must be told. */
void os_sync_folder(const char *folder);
/* Calls `found` for each name in a folder, in no order; it may remove what it is told of. false: there is no
 * such folder. */
bool os_list(const char *folder, void (*found)(void *context, const char *name), void *context);

/* ---- places and people ------------------------------------------------------------------------------- */

/* Where the person's data, and what can be made again, is to be kept; no slash at its end. false: no place is
 * known, or it does not fit. */
bool os_data_place(char *path, size_t size);
bool os_cache_place(char *path, size_t size);
/* A path that leads to the same file from whatever folder a program is started in; false: none is known, or
 * it does not fit. */
bool os_whole_path(const char *path, char *whole, size_t size);
/* A path as a person or the system writes it, with slashes from now on. */
void os_slash(char *path);
/* A variable of the environment; NULL: there is none. */
const char *os_variable(const char *name);

/* ---- clocks and chance ------------------------------------------------------------------------------- */

/* Seconds since 1970-01-01 00:00 at Greenwich, and the same moment as seconds since that date and time on the
 * clocks of the place. */
long long os_now(void);
long long os_local(long long when);
/* Nanoseconds: of a clock that only goes forward, and of the one that shows the time. */
uint64_t os_steady_ns(void);
uint64_t os_clock_ns(void);
void os_nap(int ms);
/* Noise from the system; 0: there is none. */
uint64_t os_noise(void);

/* ---- the process ------------------------------------------------------------------------------------- */

/* A number that no other process has now. */
uint32_t os_process(void);
/* Whoever reads what is said may leave: writing fails then, and nothing else happens. */
void os_outlive_readers(void);
/* Listens for signals that end the program from now on; call it once the library has its own handlers. */
void os_hear_endings(void);
/* Whether the system has told the program to end, and not a person who closed the window. */
bool os_is_ending(void);
/* Whether somebody can read what goes to standard error; where a program begins without a terminal, that of
 * whoever started it is taken. To be called once, before anything is said. */
bool os_find_terminal(void);
/* Whether the system keeps the loop to itself while a window is dragged by its edge. */
bool os_keeps_loop_while_dragged(void);
/* Large blocks go back to the system when they are freed, instead of lying about in each thread's heap. */
void os_keep_memory_small(void);
/* Where no message bus runs none is started for our sake. Before the library is opened. */
void os_start_no_bus(void);

/* ---- what only a browser does (web.c; elsewhere desktop.c) ------------------------------------------- */

/* Whether programs do not loop by themselves but are called once a frame: then os_loop does not return and
 * calls a step each time, until that calls os_end_loop. Such a program cannot end itself either. */
bool os_loops(void);
/* Whether what points there is a finger and no mouse, as on a phone. */
bool os_touched(void);
void os_loop(void (*step)(void *context), void *context);
void os_end_loop(void);
/* Asks for the whole screen, or for a part of it again, by means of the system's own: os_news tells what came
 * of it. false: windows do it here. */
bool os_fill_screen(bool on);
/* What draws OpenGL here, by its name, asked before there is a window: one that OpenGL has drawn in can never
 * be drawn in without it. false: the window's renderer may be asked, and changed for another. */
bool os_gl_name(char *name, size_t size);
/* Sound rests while nobody sees the page, whose steps rest as well, or goes on. */
void os_mute_away(bool on);
/* To the clipboard of the system, where the library has one of its own. */
void os_copy(const char *text);
/* While on, a field of the system's takes letters as they are composed there, and os_news tells them. */
void os_take_letters(bool on);

/* The page names them by these numbers. */
enum os_news_kind {
    OS_NEWS_NONE,
    OS_NEWS_LETTERS, /* were typed: `text` */
    OS_NEWS_ERASED,  /* the letter before was taken back */
    OS_NEWS_FILLED,  /* the screen is filled now, */
    OS_NEWS_LEFT     /* or no longer, whoever wanted it so */
};
struct os_news {
    enum os_news_kind kind;
    char text[32];
};
/* What the system has told since; false: no more. */
bool os_news(struct os_news *news);

/* Where a file of the program is: some come by and by, once they are asked for. One that does not come is
 * missing. */
enum os_arrival { OS_HERE, OS_COMING, OS_MISSING };
enum os_arrival os_fetch(const char *path);

/* Another instance of this program, which does one job at a time on a copy of its memory. */
struct os_twin_callbacks {
    void *context;
    void (*told)(void *context, int progress);
    void (*answered)(void *context, const void *memory, size_t size);
    void (*lost)(void *context); /* there is none any more */
};
struct os_twin {
    /* Ready to be given a job; `callbacks` must outlive it. false: none is to be had. */
    bool (*open)(const struct os_twin_callbacks *callbacks);
    /* `ms` as in the work; 0: no end. */
    void (*give)(const struct work *work, const void *memory, int ms);
    /* What it is at is forgotten. */
    void (*stop)(void);
};
/* NULL: there are threads for that. */
const struct os_twin *os_twin(void);

#endif
