/* SPDX-License-Identifier: MIT */
/* What lies in a draw list: walked through from the back to the front, and texts and pictures that are sought
 * in it. */
#ifndef TESTS_DRAWN_H
#define TESTS_DRAWN_H

#include "base/hash.h"
#include "ui/draw.h"

#include <stdio.h>
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

/* The next picture whose name begins so. */
static inline const struct draw_command *
drawn_next_picture(const struct draw_list *list, const struct draw_command *command, const char *begins)
{
    do {
        command = drawn_next(list, command);
    } while (command && (command->kind != DRAW_SPRITE ||
                         strncmp(draw_string(list, command->string), begins, strlen(begins)) != 0));
    return command;
}

/* What lives between the moves (stage/living.h). */
#define DRAWN_LIVING "living/"

static inline int drawn_pictures(const struct draw_list *list, const char *begins)
{
    int count = 0;
    for (const struct draw_command *found = NULL; (found = drawn_next_picture(list, found, begins));) {
        count++;
    }
    return count;
}

/* Whether the file of each picture that lives is there, seen from the folder of the tests. */
static inline bool drawn_living_found(const struct draw_list *list)
{
    bool found = true;
    for (const struct draw_command *next = NULL; (next = drawn_next_picture(list, next, DRAWN_LIVING));) {
        char path[256];
        snprintf(path, sizeof path, "../assets/%s.svg", draw_string(list, next->string));
        FILE *file = fopen(path, "r");
        found = file && found;
        if (file) {
            fclose(file);
        }
    }
    return found;
}

/* Whether all that lives lies below the first word. */
static inline bool drawn_living_below_words(const struct draw_list *list)
{
    const struct draw_command *words = drawn_next_text(list, NULL);
    const struct draw_command *living = words ? drawn_next_picture(list, words, DRAWN_LIVING) : NULL;
    return living == NULL;
}

static inline void drawn_take_line(void *hash, const char *line)
{
    *(uint64_t *)hash = hash_bytes(*(uint64_t *)hash, line, strlen(line));
}

/* A number for a whole list: two lists of the same number look the same. */
static inline uint64_t drawn_hash(const struct draw_list *list)
{
    uint64_t hash = HASH_START;
    draw_dump(list, drawn_take_line, &hash);
    return hash;
}

#endif
