/* SPDX-License-Identifier: MIT */
/* A robot that knows no game: nobody asks it with whom to sit down but the cabinet's own screen. */
#include "robot_inside.h"

void robot_usher(struct robot *robot)
{
    (void)robot;
}
