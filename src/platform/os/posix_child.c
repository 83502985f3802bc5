/* SPDX-License-Identifier: MIT */
#include "platform/os/posix_child.h"

#include "base/text.h"
#include "platform/os/os.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATH_SIZE = 1024, NS_A_MS = 1000000 };
/* A child that is killed is gone within a millisecond, unless the system itself holds it up. */
enum { END_MS = 200 };

/* The environment, which a child gets too. */
extern char **environ;

bool child_is_there(const char *program)
{
    const char *at = getenv("PATH");
    while (at && *at) {
        char path[PATH_SIZE];
        size_t length = strcspn(at, ":");
        if (text_format(path, sizeof path, "%.*s/%s", (int)length, at, program) && access(path, X_OK) == 0) {
            return true;
        }
        at += length + (at[length] == ':');
    }
    return false;
}

static bool open_pipe(int ends[2])
{
    if (pipe(ends) != 0) {
        ends[0] = ends[1] = -1;
        return false;
    }
    for (int i = 0; i < 2; i++) { /* only the voice's thread starts children: none comes in between */
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

/* Closes the end that the child has now, and keeps the other one. */
static void keep(int ends[2], int ours, int *kept)
{
    if (ends[1 - ours] >= 0) {
        close(ends[1 - ours]);
    }
    if (kept) {
        *kept = ends[ours];
        fcntl(*kept, F_SETFL, O_NONBLOCK);
    }
}

/* Signals that this program ignores or blocks end the child as usual. */
static void set_signals(posix_spawnattr_t *attributes)
{
    sigset_t usual, none;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGTERM);
    sigaddset(&usual, SIGINT);
    sigaddset(&usual, SIGHUP);
    sigaddset(&usual, SIGCHLD);
    posix_spawnattr_setsigdefault(attributes, &usual);
    posix_spawnattr_setsigmask(attributes, &none);
    posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
}

static void lead(posix_spawn_file_actions_t *actions, int end, int to)
{
    if (end >= 0) {
        posix_spawn_file_actions_adddup2(actions, end, to);
    } else {
        posix_spawn_file_actions_addopen(actions, to, "/dev/null", to == STDIN_FILENO ? O_RDONLY : O_WRONLY,
                                         0);
    }
}

pid_t child_start(const char *const *arguments, int *input, int *output)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1};
    pid_t child = -1;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    enum { ARGUMENTS_MOST = 15 };
    char *copies[ARGUMENTS_MOST + 1] = {NULL};
    bool ready = (!input || open_pipe(in)) && (!output || open_pipe(out));
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    set_signals(&attributes);
    lead(&actions, in[0], STDIN_FILENO);
    lead(&actions, out[1], STDOUT_FILENO);
    lead(&actions, -1, STDERR_FILENO);
    for (int i = 0; i < ARGUMENTS_MOST && arguments[i]; i++) {
        copies[i] = strdup(arguments[i]);
        ready = ready && copies[i];
    }
    if (!ready || !copies[0] ||
        posix_spawnp(&child, copies[0], &actions, &attributes, copies, environ) != 0) {
        child = -1;
    }
    for (int i = 0; i < ARGUMENTS_MOST; i++) {
        free(copies[i]);
    }
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    keep(in, 1, input);
    keep(out, 0, output);
    if (child < 0 && input && *input >= 0) {
        close(*input);
    }
    if (child < 0 && output && *output >= 0) {
        close(*output);
    }
    return child;
}

enum child_state child_look(pid_t child)
{
    int status = 0;
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == 0 || (ended < 0 && errno == EINTR)) {
        return CHILD_RUNS;
    }
    bool well = ended < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 0);
    return well ? CHILD_DONE : CHILD_FAILED;
}

void child_end(pid_t child)
{
    /* Where its end has been seen already, the number may be another program's. */
    bool runs = child_look(child) == CHILD_RUNS;
    if (runs) {
        kill(child, SIGKILL);
    }
    for (int waited = 0; runs && waited < END_MS; waited++) {
        os_nap(1);
        runs = child_look(child) == CHILD_RUNS;
    }
}

void child_read(int output, int ms, struct text *out)
{
    uint64_t until = os_steady_ns() + (uint64_t)ms * NS_A_MS;
    for (uint64_t now = os_steady_ns(); now < until; now = os_steady_ns()) {
        char bytes[1024];
        struct pollfd wait = {.fd = output, .events = POLLIN};
        int ready = poll(&wait, 1, (int)((until - now + NS_A_MS - 1) / NS_A_MS));
        long count = ready > 0 ? os_read(output, bytes, sizeof bytes) : ready;
        if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) {
            return;
        }
        if (count > 0) {
            text_add_bytes(out, bytes, (size_t)count);
        }
    }
}
