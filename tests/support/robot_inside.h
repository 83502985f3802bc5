/* SPDX-License-Identifier: MIT */
/* What the files of the robot share among themselves. */
#ifndef TESTS_ROBOT_INSIDE_H
#define TESTS_ROBOT_INSIDE_H

#include "robot.h"

/* Fills the robot's services: all of the platform, without a clock, a thread or a disk. */
void robot_serve(struct robot *robot);
/* Fills those of them that keep files, in memory. */
void robot_serve_files(struct robot *robot);
/* Ticks until nothing moves and no job is on its way. */
void robot_rest(struct robot *robot);
/* Chooses with whom to sit down as last time, where a game of the road asks. Of whoever links the robot. */
void robot_usher(struct robot *robot);
/* Whether a job is on its way. */
bool robot_works(const struct robot *robot);

#endif
