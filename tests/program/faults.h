/* SPDX-License-Identifier: MIT */
/* What the two halves of the preload share: which call is to fail, and how. */
#ifndef TESTS_FAULTS_H
#define TESTS_FAULTS_H

#include <stdbool.h>

/* The setting of that name in the environment, "" for none. */
const char *faults_wanted(const char *name);
/* Counts one more call of this kind; true: it is to fail, and errno says why. Any thread. */
bool faults_fails(const char *call);
/* The functions of that name that this preload takes the place of. */
void *faults_next(const char *name);

#endif
