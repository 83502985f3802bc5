/* SPDX-License-Identifier: MIT */
/* The project's own pictures and fonts, opened before a group of tests and closed after it. */
#ifndef TESTS_SOURCE_RIG_H
#define TESTS_SOURCE_RIG_H

#include "platform/asset.h"
#include "platform/assets_dir.h"
#include "platform/fonts.h"

extern struct source source_rig;

/* For cmocka_run_group_tests. */
int source_rig_enter(void **state);
int source_rig_leave(void **state);

#endif
