/* SPDX-License-Identifier: MIT */
#include "source_rig.h"

#include "test.h"

struct source source_rig;

void source_rig_enter(void)
{
    char error[256];
    assert_true(assets_dir_open(&source_rig.data, "..", error, sizeof error));
    source_rig.fonts = fonts_open(&source_rig.data, error, sizeof error);
    assert_non_null(source_rig.fonts);
}

void source_rig_leave(void)
{
    fonts_close(source_rig.fonts);
    assets_dir_close(&source_rig.data);
}
