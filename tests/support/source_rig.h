/* SPDX-License-Identifier: MIT */
/* The project's own pictures and fonts, opened before a test and closed after it. */
#ifndef TESTS_SOURCE_RIG_H
#define TESTS_SOURCE_RIG_H

#include "platform/asset.h"
#include "platform/assets_dir.h"
#include "platform/fonts.h"

extern struct source source_rig;

/* Before and after a test: for TEST_WITH(). */
void source_rig_enter(void);
void source_rig_leave(void);

#endif
