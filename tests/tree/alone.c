/* SPDX-License-Identifier: MIT */
/* A library of the cabinet, whole, with what is below it and with no game at all: that it links is the test.
 */
#include "front/game_front.h"

#include <stddef.h>

const struct game_front *const game_fronts[] = {NULL};

int main(void)
{
    return 0;
}
