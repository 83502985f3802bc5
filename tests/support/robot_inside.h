/* SPDX-License-Identifier: MIT */
/* What the files of the robot share among themselves. */
#ifndef TESTS_ROBOT_INSIDE_H
#define TESTS_ROBOT_INSIDE_H

#include "robot.h"

/* Fills the robot's services: all of the platform, without a clock, a thread or a disk. */
void robot_serve(struct robot *robot);
/* Fills those of them that keep files, in memory. */
void robot_serve_files(struct robot *robot);
/* Fills those that speak. */
void robot_serve_voice(struct robot *robot);
/* The sentence that is being said ends, if it may; whether it did. */
bool robot_voice_tick(struct robot *robot);
/* Gives an intent by the switch, about the item of a name; "": about the screen. */
void robot_switch(struct robot *robot, const char *name, enum intent_kind kind);
/* Ticks until nothing moves and no job is on its way. */
void robot_rest(struct robot *robot);
/* Chooses with whom to sit down as last time, where a game of the road asks. Of whoever links the robot. */
void robot_usher(struct robot *robot);
/* Whether a job is on its way. */
bool robot_works(const struct robot *robot);

#endif
