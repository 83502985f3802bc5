/* SPDX-License-Identifier: MIT */
#include "source_rig.h"

struct source source_rig;

int source_rig_enter(void **state)
{
    (void)state;
    char error[256];
    if (!assets_dir_open(&source_rig.data, "..", error, sizeof error)) {
        return -1;
    }
    source_rig.fonts = fonts_open(&source_rig.data, error, sizeof error);
    return source_rig.fonts ? 0 : -1;
}

int source_rig_leave(void **state)
{
    (void)state;
    fonts_close(source_rig.fonts);
    assets_dir_close(&source_rig.data);
    return 0;
}
