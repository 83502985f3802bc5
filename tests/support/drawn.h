/* SPDX-License-Identifier: MIT */
/* What lies in a draw list: walked through from the back to the front, and texts that are sought in it. */
#ifndef TESTS_DRAWN_H
#define TESTS_DRAWN_H

#include "ui/draw.h"

#include <string.h>

/* The command after one, the first one after NULL; NULL after the last. */
static inline const struct draw_command *drawn_next(const struct draw_list *list,
                                                    const struct draw_command *command)
{
    size_t next = command ? (size_t)(command - list->command) + 1 : 0;
    return next < list->count ? &list->command[next] : NULL;
}

/* The next text likewise. */
static inline const struct draw_command *drawn_next_text(const struct draw_list *list,
                                                         const struct draw_command *command)
{
    do {
        command = drawn_next(list, command);
    } while (command && command->kind != DRAW_TEXT);
    return command;
}

/* The first text that says just this, or that has it somewhere; NULL: none does. */
static inline const struct draw_command *drawn_text(const struct draw_list *list, const char *words)
{
    const struct draw_command *text = NULL;
    while ((text = drawn_next_text(list, text)) && strcmp(draw_string(list, text->string), words) != 0) {
    }
    return text;
}

static inline const struct draw_command *drawn_text_with(const struct draw_list *list, const char *part)
{
    const struct draw_command *text = NULL;
    while ((text = drawn_next_text(list, text)) && !strstr(draw_string(list, text->string), part)) {
    }
    return text;
}

#endif
