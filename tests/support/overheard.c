/* SPDX-License-Identifier: MIT */
#include "overheard.h"

#include "base/check.h"
#include "person.h"
#include "test.h"

#include <string.h>

enum { PARTS = 24, STEPS = 24, STEPS_A_ROW = 6 };

char *overheard_all(void)
{
    robot_forget_transcript(&robot);
    for (char key = READ_HAND; key < READ_LEVEL; key++) {
        robot_read(&robot, key);
        robot_settle(&robot);
    }
    for (int part = 0; part < PARTS; part++) {
        robot_read(&robot, READ_TABLE);
        robot_settle(&robot);
    }
    for (int step = 0; step < STEPS; step++) {
        robot_do(&robot, step % STEPS_A_ROW == STEPS_A_ROW - 1 ? INTENT_DOWN : INTENT_RIGHT);
        robot_settle(&robot);
    }
    char *said = strdup(robot_transcript(&robot));
    CHECK(said != NULL);
    return said;
}

void overheard_same(const char *one, const char *other)
{
    size_t line = 0, at = 0;
    for (; one[at] && one[at] == other[at]; at++) {
        line = one[at] == '\n' ? at + 1 : line;
    }
    if (one[at] != other[at]) {
        fail_msg("said: %.*s; else: %.*s", (int)strcspn(one + line, "\n"), one + line,
                 (int)strcspn(other + line, "\n"), other + line);
    }
}
