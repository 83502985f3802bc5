/* SPDX-License-Identifier: MIT */
/* Memory that is refused on demand: FAULT_CALL "own" is what the program itself asks for, from the C library
 * or through SDL's names for it, "libraries" what anything else asks for; counted from the start of the
 * program on. Whatever the faults of memory lead to, a crash says in which object it was: "crash 1" in the
 * program, "crash 0" in a library. */
#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WHOSE_NOBODY, WHOSE_OWN, WHOSE_LIBRARIES };
enum { FRAMES = 48, EARLY = 1 << 16, STACK = 1 << 17 };

static struct {
    uintptr_t first, end; /* where the program itself lies */
    int whose;
} watched;

static bool is_own(const void *place)
{
    return (uintptr_t)place >= watched.first && (uintptr_t)place < watched.end;
}

static bool refused(const void *caller)
{
    if (watched.whose == WHOSE_NOBODY || (watched.whose == WHOSE_OWN) != is_own(caller)) {
        return false;
    }
    return faults_fails(watched.whose == WHOSE_OWN ? "own" : "libraries");
}

/* ---- the C library's ---------------------------------------------------------------------------------- */

/* What is asked for while the real functions are being looked up; never given back. */
static _Alignas(16) unsigned char early[EARLY];
static size_t early_used;
static _Thread_local bool looking;

static void *early_block(size_t size)
{
    size_t at = early_used;
    early_used += (size + 15) / 16 * 16;
    if (early_used > EARLY) {
        abort();
    }
    return early + at;
}

static bool is_early(const void *memory)
{
    return (const unsigned char *)memory >= early && (const unsigned char *)memory < early + EARLY;
}

/* The real function, looked up once; NULL: that is under way. */
static void *real(void **kept, const char *name)
{
    if (*kept == NULL && !looking) {
        looking = true;
        *kept = faults_next(name);
        looking = false;
    }
    return *kept;
}

void *malloc(size_t size)
{
    static void *kept;
    void *(*make)(size_t);
    if (refused(__builtin_return_address(0))) {
        return NULL;
    }
    *(void **)&make = real(&kept, "malloc");
    return make ? make(size) : early_block(size);
}

void *calloc(size_t count, size_t size)
{
    static void *kept;
    void *(*make)(size_t, size_t);
    if (refused(__builtin_return_address(0))) {
        return NULL;
    }
    *(void **)&make = real(&kept, "calloc");
    return make ? make(count, size) : early_block(count * size);
}

void *realloc(void *memory, size_t size)
{
    static void *kept;
    void *(*make)(void *, size_t);
    if (refused(__builtin_return_address(0))) {
        return NULL;
    }
    *(void **)&make = real(&kept, "realloc");
    return make && !is_early(memory) ? make(memory, size) : NULL;
}

char *strdup(const char *string)
{
    if (refused(__builtin_return_address(0))) {
        return NULL;
    }
    static void *kept;
    char *(*make)(const char *);
    *(void **)&make = real(&kept, "strdup");
    return make ? make(string) : NULL;
}

void free(void *memory)
{
    static void *kept;
    void (*drop)(void *);
    *(void **)&drop = real(&kept, "free");
    if (drop && !is_early(memory)) {
        drop(memory);
    }
}

/* ---- SDL's names for them, as the program calls them -----------------------------------------------------
 */

void *SDL_malloc(size_t size);
void *SDL_calloc(size_t count, size_t size);
void *SDL_realloc(void *memory, size_t size);
char *SDL_strdup(const char *string);

void *SDL_malloc(size_t size)
{
    static void *kept;
    void *(*make)(size_t);
    *(void **)&make = real(&kept, "SDL_malloc");
    return is_own(__builtin_return_address(0)) && refused(__builtin_return_address(0)) ? NULL : make(size);
}

void *SDL_calloc(size_t count, size_t size)
{
    static void *kept;
    void *(*make)(size_t, size_t);
    *(void **)&make = real(&kept, "SDL_calloc");
    return is_own(__builtin_return_address(0)) && refused(__builtin_return_address(0)) ? NULL
                                                                                       : make(count, size);
}

void *SDL_realloc(void *memory, size_t size)
{
    static void *kept;
    void *(*make)(void *, size_t);
    *(void **)&make = real(&kept, "SDL_realloc");
    return is_own(__builtin_return_address(0)) && refused(__builtin_return_address(0)) ? NULL
                                                                                       : make(memory, size);
}

char *SDL_strdup(const char *string)
{
    static void *kept;
    char *(*make)(const char *);
    *(void **)&make = real(&kept, "SDL_strdup");
    return is_own(__builtin_return_address(0)) && refused(__builtin_return_address(0)) ? NULL : make(string);
}

/* ---- crashes ------------------------------------------------------------------------------------------ */

/* The C library acts for whoever called it. */
static bool is_nobody(const char *object)
{
    return strstr(object, "libc.so") || strstr(object, "libm.so") || strstr(object, "faults.so") ||
           strstr(object, "ld-linux");
}

static void crashed(int number)
{
    void *frame[FRAMES];
    int count = backtrace(frame, FRAMES);
    bool told = false;
    for (int i = 0; i < count && !told; i++) {
        Dl_info info;
        if (dladdr(frame[i], &info) && info.dli_fname && (is_own(frame[i]) || !is_nobody(info.dli_fname))) {
            dprintf(STDOUT_FILENO, "crash %d\n", is_own(frame[i]));
            told = true;
        }
    }
    backtrace_symbols_fd(frame, count, STDERR_FILENO);
    signal(number, SIG_DFL);
    raise(number);
}

/* ---- the beginning ------------------------------------------------------------------------------------ */

/* The program is the first object that is told. */
static int measure(struct dl_phdr_info *object, size_t size, void *context)
{
    (void)size, (void)context;
    watched.first = UINTPTR_MAX;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type == PT_LOAD) {
            uintptr_t from = object->dlpi_addr + part->p_vaddr, to = from + part->p_memsz;
            watched.first = from < watched.first ? from : watched.first;
            watched.end = to > watched.end ? to : watched.end;
        }
    }
    return 1;
}

__attribute__((constructor)) static void begin(void)
{
    const char *call = faults_wanted("FAULT_CALL");
    int whose = strcmp(call, "own") == 0         ? WHOSE_OWN
                : strcmp(call, "libraries") == 0 ? WHOSE_LIBRARIES
                                                 : WHOSE_NOBODY;
    if (whose == WHOSE_NOBODY) {
        return;
    }
    dl_iterate_phdr(measure, NULL);
    void *warm[1];
    backtrace(warm, 1); /* it asks for memory the first time */
    /* A library that calls itself without end has no stack left. */
    static unsigned char stack[STACK];
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    watched.whose = whose;
}
