/* SPDX-License-Identifier: MIT */
#include "platform/signals.h"

#include <signal.h>
#include <stddef.h>

enum { HEARD = 2 };
static const int numbers[HEARD] = {SIGTERM, SIGINT};

/* Reached by handlers, which know no context. */
static volatile sig_atomic_t ending;
static struct sigaction before[HEARD];

/* The library's handler wakes the loop with an event that looks as if the window had been closed. */
static void hear(int number)
{
    ending = 1;
    for (int i = 0; i < HEARD; i++) {
        if (numbers[i] == number && before[i].sa_handler) {
            before[i].sa_handler(number);
        }
    }
}

void signals_open(void)
{
    for (int i = 0; i < HEARD; i++) {
        struct sigaction old, action = {.sa_handler = hear};
        sigemptyset(&action.sa_mask);
        /* Where the library does not listen the system's own way stays. */
        if (sigaction(numbers[i], NULL, &old) == 0 && old.sa_handler != SIG_DFL &&
            old.sa_handler != SIG_IGN && old.sa_handler != hear && !(old.sa_flags & SA_SIGINFO)) {
            before[i] = old;
            sigaction(numbers[i], &action, NULL);
        }
    }
}

bool signals_ending(void)
{
    return ending != 0;
}
