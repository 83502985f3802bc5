/* SPDX-License-Identifier: MIT */
/* Looks at every shot as a machine can: with the real fonts, in any window, no text may be cut,
 * none may lie on another or read as one number with it, and every item must be reached from every other one.
 */
#include "screen_check.h"
#include "shots.h"

#include <stdio.h>
#include <string.h>

enum { READ_LEAST = 13, READ_LEAST_PLAIN = 10 }; /* plain letters are wider, so smaller in a column */

/* Of the dice, whose plates and columns are narrow: what is made smaller for its box can still be read,
 * unless the language is longer than any. */
static int check_sizes(const struct draw_list *list, const char *name, const struct shot_look *look)
{
    int faults = 0;
    bool longest = look->language && strcmp(look->language, "qps") == 0;
    if (longest ||
        (strncmp(name, "cubes", 5) != 0 && strncmp(name, "dice", 4) != 0 && strncmp(name, "seats", 5) != 0)) {
        return 0;
    }
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_TEXT && command->as.text.size * list->frame.grown <
                                              (float)(look->plain ? READ_LEAST_PLAIN : READ_LEAST)) {
            printf("%s: \"%s\" is set in %.1f\n", name, draw_string(list, command->string),
                   (double)command->as.text.size);
            faults++;
        }
    }
    return faults;
}

static int look(const struct shot *shot, const struct shot_look *look_of)
{
    const struct window *window = &robot.window;
    char name[96];
    text_format(name, sizeof name, "%s at %dx%d", shot->name, window->w, window->h);
    if (shot->draw) {
        draw_begin(&robot.frame, frame_make(window));
        shot->draw(&robot.front, &robot.frame);
    } else {
        robot_draw(&robot);
    }
    int faults = screen_check_texts(&robot.frame, robot.front.settled, name);
    faults += check_sizes(&robot.frame, name, look_of);
    if (shot->draw) {
        return faults;
    }
    /* Large print and a language that is longer than any may lack the room for prompts. */
    bool roomy = look_of->print <= 100 && !look_of->plain &&
                 (!look_of->language || strcmp(look_of->language, "fr") == 0);
    return faults + screen_check_items(&robot, name) + (roomy ? screen_check_prompts(&robot, name) : 0);
}

int shot_check(const struct shot *shot, const struct type_metrics *type, const struct window *windows,
               int step, const struct shot_look *look_of)
{
    int faults = 0, count = windows_count(windows);
    for (int i = 0; i < count; i += step) {
        /* What stands still is brought there once, and its window changes; what moves, or lies where the
         * pointer is, begins anew. */
        bool still = robot.front.settled && robot.front.device != DEVICE_MOUSE;
        if (i > 0 && still) {
            robot_reshape(&robot, &windows[i]);
        } else {
            if (i > 0) {
                robot_end(&robot);
            }
            shot_start(type, &windows[i], look_of);
            shot->stage();
        }
        faults += look(shot, look_of);
    }
    robot_end(&robot);
    return faults;
}
