/* SPDX-License-Identifier: MIT */
/* The head of the AppImage: unpacks the squashfs behind itself into a private folder, runs AppRun there with
 * the arguments given, passes signals on and clears up. It needs neither FUSE nor a library on the player's
 * machine. A first argument that begins with --appimage- is for it, under the names that AppImages share; the
 * rest is the game's. */
#define _GNU_SOURCE
#include "head.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef APPIMAGE_VERSION
#define APPIMAGE_VERSION "0"
#endif
/* Where AppImageUpdate and its like look for a newer one; empty: nowhere. */
#ifndef APPIMAGE_UPDATES
#define APPIMAGE_UPDATES ""
#endif

enum { NOT_STARTED = 127, WRONG_USE = 2, REFUSALS_SIZE = 2 * PATH_SIZE };

/* By this section other programs find it without starting us. */
__attribute__((section(".upd_info"), used)) static const char updates[512] = APPIMAGE_UPDATES;

static const char help[] =
    "Route Mille " APPIMAGE_VERSION
    ", an AppImage that needs no FUSE: it unpacks itself, plays, and clears up.\n"
    "  --appimage-extract          unpack into ./squashfs-root and leave it there\n"
    "  --appimage-extract-and-run  play, as without it; what follows goes to the game\n"
    "  --appimage-mount            unpack, say where, clear up when told to end (Ctrl+C)\n"
    "  --appimage-offset           where the squashfs begins in this file\n"
    "  --appimage-updateinfo       where newer ones are looked for\n"
    "  --appimage-signature        what vouches for this file\n"
    "  --appimage-version, --appimage-help\n"
    "The game's own options: --help\n";

static const int ends[] = {SIGTERM, SIGINT, SIGHUP};
/* Reached by a handler, which knows no context. */
static volatile sig_atomic_t told;
static volatile pid_t child;

static void hear(int number)
{
    told = number;
    if (child > 0) {
        kill(child, number);
    }
}

int head_told_to_end(void)
{
    return told;
}

/* Whatever of these was to be ignored, by nohup for one, stays so. */
static void answer_ends(void (*by)(int))
{
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        struct sigaction before;
        if (sigaction(ends[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN) {
            sigaction(ends[i], &(struct sigaction){.sa_handler = by}, NULL);
        }
    }
}

/* Holds them back, so that none comes between a question and what is done upon its answer. */
static void hold_ends(sigset_t *before)
{
    sigset_t held;
    sigemptyset(&held);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        sigaddset(&held, ends[i]);
    }
    sigprocmask(SIG_BLOCK, &held, before);
}

/* Where the program ends and the squashfs begins; negative: this is no such file. */
static long own_size(const char *path)
{
    Elf64_Ehdr head;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    long size = -1;
    if (file < 0) {
        return -1;
    }
    if (pread(file, &head, sizeof head, 0) == (ssize_t)sizeof head) {
        size = (long)(head.e_shoff + (Elf64_Off)head.e_shentsize * head.e_shnum);
    }
    close(file);
    return size;
}

/* The child's part: only errno comes back, through `out`. */
static void become_game(const char *folder, char **arguments, int out, const sigset_t *mask)
{
    char program[PATH_SIZE + 8];
    snprintf(program, sizeof program, "%s/AppRun", folder);
    answer_ends(SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    execv(program, arguments);
    int problem = errno;
    _exit(write_all(out, &problem, sizeof problem) == 0 ? NOT_STARTED : 1);
}

/* Returns 0 and what the game ended with in `status`, or why there was no game. */
static int run(const char *folder, char **arguments, int *status)
{
    int news[2], problem = 0, ended = 0;
    sigset_t before;
    if (pipe2(news, O_CLOEXEC) < 0) {
        return errno;
    }
    hold_ends(&before);
    if (!told) {
        child = fork();
        problem = child < 0 ? errno : 0;
        if (child == 0) {
            become_game(folder, arguments, news[1], &before);
        }
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    close(news[1]);
    if (child <= 0) {
        close(news[0]);
        return problem ? problem : TOLD_TO_END;
    }
    ssize_t got;
    while ((got = read(news[0], &problem, sizeof problem)) < 0 && errno == EINTR) {
    }
    close(news[0]);
    while (waitpid(child, &ended, 0) < 0 && errno == EINTR) {
    }
    child = 0;
    *status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    return got == (ssize_t)sizeof problem ? problem : 0;
}

/* Says where it is, and waits to be told to end. */
static int show(const char *folder)
{
    sigset_t before;
    printf("%s\n", folder);
    fflush(stdout);
    hold_ends(&before);
    while (!told) {
        sigsuspend(&before);
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    told = 0;
    return 0;
}

/* Unpacks, plays (or shows, without arguments) and clears up in one place. Returns 0, or why that was not to
 * be. */
static int use(const char *place, const char *self, long offset, char **arguments, int *status)
{
    char folder[PATH_SIZE];
    place_sweep(place);
    int problem = place_make(place, folder);
    if (problem) {
        return problem;
    }
    setenv("APPDIR", folder, 1);
    problem = unpack(self, offset, folder);
    if (problem == 0) {
        problem = arguments ? run(folder, arguments, status) : show(folder);
    }
    place_remove(folder);
    return problem;
}

static int use_any_place(const char *self, long offset, char **arguments)
{
    char place[PATH_SIZE], refusals[REFUSALS_SIZE] = "";
    int number = 0, status = 0;
    answer_ends(hear);
    while (place_next(&number, place)) {
        int problem = use(place, self, offset, arguments, &status);
        if (problem == 0) {
            return status;
        }
        if (problem == TOLD_TO_END) {
            answer_ends(SIG_DFL);
            raise(told);
        }
        if (problem == DAMAGED) {
            say_damaged();
            return 1;
        }
        size_t length = strlen(refusals);
        snprintf(refusals + length, sizeof refusals - length, "%s: %s\n", place, say_reason(problem));
    }
    say_nowhere(refusals);
    return 1;
}

static int extract(const char *self, long offset)
{
    static const char folder[] = "squashfs-root";
    int problem = mkdir(folder, 0755) < 0 ? errno : unpack(self, offset, folder);
    if (problem == DAMAGED) {
        say_damaged();
    } else if (problem) {
        say_refused(folder, problem);
    }
    return problem != 0;
}

/* What an AppImage is asked about itself; `option` is what follows --appimage-. */
static int answer(const char *option, const char *self, long offset)
{
    if (strcmp(option, "help") == 0) {
        fputs(help, stdout);
    } else if (strcmp(option, "version") == 0) {
        puts("Route Mille " APPIMAGE_VERSION ", AppImage of type 2");
    } else if (strcmp(option, "offset") == 0) {
        printf("%ld\n", offset);
    } else if (strcmp(option, "updateinfo") == 0 || strcmp(option, "updateinformation") == 0) {
        puts(updates);
    } else if (strcmp(option, "signature") == 0) {
        /* Nothing on standard output, where others print a signature. */
        fputs("route-mille: none is inside; SHA256SUMS, beside this file where it was fetched, vouches for "
              "it.\n",
              stderr);
    } else if (strcmp(option, "extract") == 0) {
        return extract(self, offset);
    } else if (strcmp(option, "mount") == 0) {
        return use_any_place(self, offset, NULL);
    } else {
        fprintf(stderr, "route-mille: there is no option --appimage-%s; --appimage-help names them.\n",
                option);
        return WRONG_USE;
    }
    return 0;
}

int main(int count, char **arguments)
{
    static const char ours[] = "--appimage-";
    char self[PATH_SIZE] = "", here[PATH_SIZE];
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) {
        snprintf(self, sizeof self, "%s", arguments[0]);
    }
    long offset = own_size(self);
    if (count > 1 && strncmp(arguments[1], ours, sizeof ours - 1) == 0) {
        const char *option = arguments[1] + sizeof ours - 1;
        if (strcmp(option, "extract-and-run") != 0) {
            return answer(option, self, offset);
        }
        arguments[1] = arguments[0];
        arguments++;
    }
    setenv("APPIMAGE", self, 1);
    setenv("ARGV0", arguments[0], 1);
    if (getcwd(here, sizeof here)) {
        setenv("OWD", here, 1);
    }
    return use_any_place(self, offset, arguments);
}
