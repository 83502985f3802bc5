/* SPDX-License-Identifier: MIT */
/* Who plays, in a process of its own, until it is killed. */
#ifndef TESTS_KILLS_LIFE_H
#define TESTS_KILLS_LIFE_H

#include "disk.h"

/* Plays on what the disk has, and tells `pipe` of every file, until it is killed from without or by the step
 * of the disk that is its last. Each life has a number: the same one plays the same. */
void kills_live(struct disk *disk, int life, int steps, int pipe);

#endif
