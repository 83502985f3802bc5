/* SPDX-License-Identifier: MIT */
#include "home.h"

#include "base/text.h"
#include "test.h"

#include <stdlib.h>

char home[PATH_MAX];

void home_make(void)
{
    char name[] = "home-test-XXXXXX";
    assert_non_null(mkdtemp(name));
    assert_non_null(realpath(name, home));
    setenv("HOME", home, 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CACHE_HOME");
    setenv("SDL_VIDEODRIVER", "dummy", 1);
}

void home_remove(void)
{
    char command[PATH_MAX + 16];
    text_format(command, sizeof command, "rm -rf '%s'", home);
    assert_int_equal(system(command), 0);
}
