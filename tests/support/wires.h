/* SPDX-License-Identifier: MIT */
/* Wires between robots, in memory: whoever listens is at 192.168.1.5, and each listens on a port of its own.
 */
#ifndef TESTS_WIRES_H
#define TESTS_WIRES_H

#include "robot.h"

/* Gives a robot wires; before robot_start, which must come next. */
void wires_give(struct robot *robot);
/* Cuts all wires of a robot, or lets nobody connect any more. */
void wires_cut(struct robot *robot);
void wires_shut(bool shut);
/* Forgets all wires. */
void wires_end(void);

#endif
