/* SPDX-License-Identifier: MIT */
#include "home.h"

#include "base/text.h"

#include <stdlib.h>

char home[PATH_MAX];

int home_make(void)
{
    char name[] = "home-test-XXXXXX";
    if (!mkdtemp(name) || !realpath(name, home)) {
        return -1;
    }
    setenv("HOME", home, 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CACHE_HOME");
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    return 0;
}

int home_remove(void)
{
    char command[PATH_MAX + 16];
    text_format(command, sizeof command, "rm -rf '%s'", home);
    return system(command);
}
