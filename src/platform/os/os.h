/* SPDX-License-Identifier: MIT */
/* The operating system: everything that each system does in its own way. The build takes the files of this
 * folder for its system; no other file in src/ calls a system directly.
 *
 * Paths are UTF-8 with slashes. Functions that return false or a negative number set errno, on every system.
 */
#ifndef PLATFORM_OS_OS_H
#define PLATFORM_OS_OS_H

#include "base/text.h"
#include "base/work.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- open files -------------------------------------------------------------------------------------- */

/* Creates a file for writing; symbolic links are not followed. Returns the number of the open file for the
 * functions below, to be closed with os_close. Negative: an error, EEXIST if the file exists. */
int os_create(const char *path);
/* Opens a path for reading. Does not block on a path that is no regular file; use os_info_of to find out. */
int os_open(const char *path);
/* The same without following a symbolic link. */
int os_open_itself(const char *path);
/* Opens or creates a file for reading and writing. Refuses links and all that is no regular file. */
int os_open_lock(const char *path);
/* Writes all bytes. False: not all of them were written. */
bool os_write(int file, const void *data, size_t length);
/* Reads up to `size` bytes and returns how many; 0: end of file. Negative: an error; EINTR: try again. */
long os_read(int file, void *data, size_t size);
/* The same at an offset in bytes from the start of the file. False: not all bytes. */
bool os_write_at(int file, const void *data, size_t length, long at);
bool os_read_at(int file, void *data, size_t size, long at);
/* Waits until everything written is on the disk. */
bool os_sync(int file);
bool os_close(int file);
/* Gives the file the permissions of the file `like`, if that is a regular file. */
void os_take_mode(int file, const char *like);

/* Locks a byte of a file for this process, until the process unlocks the byte, closes the file or ends. */
enum os_lock { OS_LOCKED, OS_LOCK_TAKEN, OS_LOCK_UNKNOWN /* the file system has no locks */ };
enum os_lock os_lock(int file, int byte);
void os_unlock(int file, int byte);

/* Opens a stream for fclose: a new text file with line buffering. NULL: as fopen. */
FILE *os_stream_of_lines(const char *path);

/* ---- names ------------------------------------------------------------------------------------------- */

enum os_kind { OS_FILE, OS_FOLDER, OS_LINK, OS_OTHER };

struct os_info {
    enum os_kind kind;
    long long size;    /* bytes */
    long long written; /* time of the last change: seconds since 1970-01-01 00:00 UTC */
    bool nameless;     /* the file has been deleted and has no name any more */
};

/* Information on a path, following links; on a path itself, even if it is a link; on an open file. */
bool os_info(const char *path, struct os_info *info);
bool os_info_itself(const char *path, struct os_info *info);
bool os_info_of(int file, struct os_info *info);
bool os_may_read(const char *path);
/* Whether files can be created in the folder. */
bool os_may_use_folder(const char *path);

/* Gives a file a second name (hard link). EEXIST: the name is taken. */
bool os_link(const char *path, const char *other);
/* Whether the errno `why` of os_link means that the file system has no hard links. */
bool os_has_no_links(int why);
/* Renames a file; atomically replaces a file that has the name. */
bool os_rename(const char *path, const char *other);
bool os_remove(const char *path);
/* Creates a folder, readable by this user alone or with the usual permissions. EEXIST: the name is taken. */
bool os_make_folder(const char *path, bool only_mine);
/* Waits until the entries of a folder are on the disk, on systems that need this. */
void os_sync_folder(const char *folder);
/* Calls `found` for each name in a folder, in any order; it may remove that file. False: no such folder. */
bool os_list(const char *folder, void (*found)(void *context, const char *name), void *context);

/* ---- places and people ------------------------------------------------------------------------------- */

/* The folders for the person's data and for caches, without a last slash. False: unknown, or too long. */
bool os_data_place(char *path, size_t size);
bool os_cache_place(char *path, size_t size);
/* Makes a path absolute. False: the absolute path is not known, or it does not fit. */
bool os_whole_path(const char *path, char *whole, size_t size);
/* Replaces the separators in a path of a person or of the system by slashes. */
void os_slash(char *path);
/* The value of an environment variable; NULL: not set. */
static inline const char *os_variable(const char *name)
{
    return getenv(name);
}

/* ---- clocks and chance ------------------------------------------------------------------------------- */

/* os_now: seconds since 1970-01-01 00:00 UTC. os_local: that moment, counted from 00:00 local time. */
long long os_now(void);
long long os_local(long long when);
/* Nanoseconds of a monotonic clock, and of the clock of the day. */
uint64_t os_steady_ns(void);
uint64_t os_clock_ns(void);
void os_nap(int ms);
/* A random number from the system; 0: none available. */
uint64_t os_noise(void);
/* Fills `bytes` with random bytes of the system, fit for secrets. False: there are none. */
bool os_secret(void *bytes, size_t length);

/* ---- the process ------------------------------------------------------------------------------------- */

/* The number of this process. */
uint32_t os_process(void);
/* Makes writing to a closed pipe fail instead of ending the program. */
void os_outlive_readers(void);
/* Installs handlers for the signals that end the program. Call after SDL has installed its own. */
void os_hear_endings(void);
/* Whether a signal of the system has told the program to end, not a person who closed the window. */
bool os_is_ending(void);
/* Whether somebody can read standard error. On systems that start programs without a terminal, attaches to
 * the terminal of the parent process. Call once, before any output. */
bool os_find_terminal(void);
/* Whether the system runs its own loop while the person resizes the window, so that ours is blocked. */
bool os_keeps_loop_while_dragged(void);
/* Makes free return large blocks to the system instead of keeping them in each thread's heap. */
void os_keep_memory_small(void);
/* Keeps SDL from starting a message bus (D-Bus) where none is running. Call before SDL is initialised. */
void os_start_no_bus(void);

/* ---- voices (posix_voice.c, windows_voice.c, web_voice.c) -------------------------------------------- */

/* A sentence, and how it is to be said. */
struct os_utterance {
    const char *sentence; /* in one line */
    const char *language; /* its code, of two letters */
    const char *name;     /* of the voice: a line of `list`; "": the usual one for the language */
    int rate, loudness;   /* percent of what is usual */
};

enum os_speaking {
    OS_SPEAKS,      /* the sentence is being said, or is about to be */
    OS_SAID,        /* it has ended */
    OS_GIVEN,       /* it was given away to be said, and nothing tells when it ends */
    OS_VOICE_FAILS, /* the voice has broken down: it may be opened again */
    OS_VOICE_ABSENT /* the system turned out not to have this voice */
};

/* A way to speak. Its functions are called on one thread, and none but `list` waits for others. */
struct os_voice_way {
    const char *name; /* for the trace */
    /* Begins to open the voice. NULL: the system does not have it. */
    void *(*open)(void);
    void (*close)(void *voice);
    /* Begins a sentence, once the voice is open; the one before has ended. */
    void (*say)(void *voice, const struct os_utterance *utterance);
    /* How that sentence gets on. */
    enum os_speaking (*look)(void *voice);
    /* Ends it at once; nothing is heard of it any more. */
    void (*hush)(void *voice);
    /* Adds the names of the voices for a language, a line each; may take up to two seconds. */
    void (*list)(void *voice, const char *language, struct text *names);
    bool lists_at_once; /* `list` does not wait */
};
/* The ways of this system, the best first; the last one is NULL. */
const struct os_voice_way *const *os_voice_ways(void);
/* What to tell a person where none of them speaks: an English sentence, marked for translation. */
const char *os_voice_advice(void);

enum os_answer { OS_NO, OS_YES, OS_PERHAPS };
/* Whether a screen reader runs. waits: the answer may take up to half a second; else it may be OS_PERHAPS. */
enum os_answer os_screen_reader(bool waits);

/* ---- machines nearby (posix_near.c; elsewhere there are none: no_near.c) ------------------------------- */

enum { OS_ADDRESS_SIZE = 16 /* an IPv4 address in decimal numbers with dots */ };

/* The IPv4 address of this machine in its private network (RFC 1918). False: it is in none. */
bool os_address(char address[OS_ADDRESS_SIZE]);

/* An ear for datagrams (UDP) that are told to all machines of a network. */
struct os_ear {
    int socket, ended[2];
};
/* Opens an ear for a port, which other programs may listen on too. False: it cannot be opened. */
bool os_ear_open(struct os_ear *ear, int port);
/* Waits for a datagram and returns its length; one that does not fit is cut. Negative: os_ear_end was called.
 */
long os_ear_hear(const struct os_ear *ear, char *bytes, size_t size);
/* Makes os_ear_hear return, on whatever thread. */
void os_ear_end(const struct os_ear *ear);
void os_ear_close(struct os_ear *ear);
/* Tells a datagram to a port of all machines in all networks of this one, or of this machine alone. */
void os_tell_all(int port, bool only_at_home, const char *bytes, size_t length);

/* ---- what only a browser does (web.c; elsewhere desktop.c) ------------------------------------------- */

/* Whether the system calls the program once a frame, so that it has no loop of its own and cannot end itself.
 * Then os_loop does not return; it calls `step` once a frame until a step calls os_end_loop. */
bool os_loops(void);
/* Whether the pointing device is a touch screen, as on a phone. */
bool os_touched(void);
void os_loop(void (*step)(void *context), void *context);
void os_end_loop(void);
/* Asks the browser for full screen or its end; os_news tells the result. False: SDL's windows do this. */
bool os_fill_screen(bool on);
/* The name of the OpenGL renderer, known before there is a window: a canvas that OpenGL has used once can
 * never be used without OpenGL. False: create a renderer and ask it; it can be replaced later. */
bool os_gl_name(char *name, size_t size);
/* Whether sound pauses while the page is not visible. The steps pause then too. */
void os_mute_away(bool on);
/* Copies text to the system's clipboard, where SDL's clipboard is a separate one. */
void os_copy(const char *text);
/* While on, an input field of the browser takes letters, with its input methods; os_news reports them. */
void os_take_letters(bool on);

/* The page (packaging/web) uses these numbers. */
enum os_news_kind {
    OS_NEWS_NONE,
    OS_NEWS_LETTERS, /* letters were typed: `text` */
    OS_NEWS_ERASED,  /* the last letter was deleted */
    OS_NEWS_FILLED,  /* the page is in full screen now, */
    OS_NEWS_LEFT     /* or no longer, by our request or the person's */
};
struct os_news {
    enum os_news_kind kind;
    char text[32];
};
/* The next piece of news from the system. False: there is none. */
bool os_news(struct os_news *news);

/* Where a shipped file is. A browser fetches some when first asked for; what it cannot fetch is missing. */
enum os_arrival { OS_HERE, OS_COMING, OS_MISSING };
enum os_arrival os_fetch(const char *path);

/* The twin: this program again, in a Web Worker: it runs one job at a time, on a copy of the job's memory. */
struct os_twin_callbacks {
    void *context;
    void (*answered)(void *context, const void *memory, size_t size);
    void (*lost)(void *context); /* the twin has ended */
};
struct os_twin {
    /* Starts the twin. The callbacks must outlive it. False: no twin can be started. */
    bool (*open)(const struct os_twin_callbacks *callbacks);
    /* Gives the twin a job. ms: the time limit; 0: none. */
    void (*give)(const struct work *work, const void *memory, int ms);
    /* Cancels the job. */
    void (*stop)(void);
};
/* The twin's functions; NULL: not a browser, there are threads instead. */
const struct os_twin *os_twin(void);

#endif
