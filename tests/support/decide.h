/* SPDX-License-Identifier: MIT */
/* A person of the tests at the tables beside the road: one decision each, with the device alone. */
#ifndef TESTS_DECIDE_H
#define TESTS_DECIDE_H

#include "robot.h"

/* At the dice: holds where that is allowed and there is enough, else rolls. */
void decide_dice(struct robot *robot);
/* At the dominoes: the first tile that fits, on the first arm that takes it; a tick where it is somebody
 * else's turn. */
void decide_dominoes(struct robot *robot);

#endif
