/* SPDX-License-Identifier: MIT */
/* Lines told to all machines of the private network (near_tell and so on of ui/services.h). A thread waits
 * for them, from near_listen on and until it is switched off. */
#ifndef PLATFORM_WIRE_NEAR_H
#define PLATFORM_WIRE_NEAR_H

#include "platform/os/os.h"
#include "ui/services.h"

#include <SDL.h>

enum {
    NEAR_PORT = 17955, /* of the game, for all who play it */
    NEAR_WAIT = 16     /* most lines that wait to be read; further ones are lost */
};

struct near {
    int port;
    bool only_at_home; /* tells programs of this machine alone */
    SDL_mutex *lock;   /* guards the lines */
    char line[NEAR_WAIT][NEAR_LINE + 1];
    int first, count;
    bool listens;
    struct os_ear ear;
    SDL_Thread *thread;
    void (*wake)(void *context);
    void *wake_context;
};

/* wake: called on the thread when a line has come. */
void near_open(struct near *near, int port, bool only_at_home, void (*wake)(void *context), void *context);
void near_close(struct near *near);
void near_listen(struct near *near, bool on);
void near_tell(const struct near *near, const char *line);
bool near_next(struct near *near, char *line, size_t size);

#endif
