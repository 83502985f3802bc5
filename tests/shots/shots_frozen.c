/* SPDX-License-Identifier: MIT */
/* Frozen pictures: the draw list of every shot, in a window of every kind and in both languages, as one hash
 * a screen, so that a change that should move nothing is seen to move nothing. Text is measured by the
 * robot's simple rule: the hashes are the same on every machine. */
#include "shots.h"

#include "base/hash.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { LINE_SIZE = 256, PATH_SIZE = 1024, TOLD_MOST = 20 };

static const char *const kind_names[FRAME_KINDS] = {"wide", "open", "stack", "pocket", "compact", "flat"};

/* Where the screens go: each to one of these. */
struct frozen {
    FILE *then;         /* to be compared with, in the order in which they are made; or NULL */
    FILE *now;          /* to be written; or NULL */
    const char *folder; /* for a text of each screen; or NULL */
    int looked, changed;
};

struct dump {
    uint64_t hash;
    FILE *text; /* or NULL */
};

static void take_line(void *context, const char *line)
{
    struct dump *dump = context;
    dump->hash = hash_number(hash_bytes(dump->hash, line, strlen(line)), '\n');
    if (dump->text) {
        fprintf(dump->text, "%s\n", line);
    }
}

/* The first window of a kind. */
static const struct window *window_of(enum frame_kind kind)
{
    const struct window *const tables[] = {WINDOWS_WIDE, WINDOWS_SHAPED};
    for (size_t t = 0; t < 2; t++) {
        for (const struct window *window = tables[t]; window->w > 0; window++) {
            if (frame_make(window).kind == kind) {
                return window;
            }
        }
    }
    return WINDOWS_WIDE;
}

static void compare(struct frozen *frozen, const char *line)
{
    char then[LINE_SIZE];
    bool there = fgets(then, sizeof then, frozen->then) != NULL;
    then[there ? strcspn(then, "\n") : 0] = '\0';
    if (strcmp(then, line) != 0 && frozen->changed++ < TOLD_MOST) {
        printf("was %s\nis  %s\n", then, line);
    }
}

static bool keep(struct frozen *frozen, const char *screen)
{
    char line[LINE_SIZE];
    struct dump dump = {.hash = HASH_START};
    if (frozen->folder) {
        char path[PATH_SIZE];
        if (!text_format(path, sizeof path, "%s/%s.txt", frozen->folder, screen) ||
            !(dump.text = fopen(path, "w"))) {
            fprintf(stderr, "Cannot write %s.\n", path);
            return false;
        }
    }
    draw_dump(&robot.frame, take_line, &dump);
    text_format(line, sizeof line, "%s %016" PRIx64, screen, dump.hash);
    frozen->looked++;
    if (frozen->then) {
        compare(frozen, line);
    }
    if (frozen->now) {
        fprintf(frozen->now, "%s\n", line);
    }
    return !dump.text || fclose(dump.text) == 0;
}

/* Brought there once, then looked at through a window of each kind. */
static bool freeze(struct frozen *frozen, const struct shot *shot, const char *language)
{
    char screen[LINE_SIZE];
    bool good = true;
    shot_start(NULL, window_of(FRAME_WIDE), &(struct shot_look){.language = language});
    shot->stage();
    for (int kind = 0; kind < FRAME_KINDS; kind++) {
        robot.window = *window_of((enum frame_kind)kind);
        draw_begin(&robot.measure, frame_make(&robot.window));
        front_resize(&robot.front, &robot.window);
        if (shot->draw) {
            draw_begin(&robot.frame, frame_make(&robot.window));
            shot->draw(&robot.front, &robot.frame);
        } else {
            robot_draw(&robot);
        }
        text_format(screen, sizeof screen, "%s-%s-%s", shot->name, kind_names[kind], language);
        good = keep(frozen, screen) && good;
    }
    robot_end(&robot);
    return good;
}

static bool freeze_all(struct frozen *frozen)
{
    bool good = true;
    for (int i = 0; SHOT_TABLES[i]; i++) {
        for (const struct shot *shot = SHOT_TABLES[i]; !shots_are_new(SHOT_TABLES[i]) && shot->name; shot++) {
            good = freeze(frozen, shot, "en") && good;
            good = freeze(frozen, shot, "fr") && good;
        }
    }
    return good;
}

bool shots_frozen(const char *file, bool renew, const char *folder)
{
    struct frozen frozen = {.folder = folder};
    FILE *hashes = file ? fopen(file, renew ? "w" : "r") : NULL;
    if (file && !hashes) {
        fprintf(stderr, "%s cannot be opened.\n", file);
        return false;
    }
    frozen.now = renew ? hashes : NULL;
    frozen.then = renew ? NULL : hashes;
    bool good = freeze_all(&frozen);
    if (frozen.then && fgetc(frozen.then) != EOF) {
        printf("Some screens are no more.\n");
        frozen.changed++;
    }
    good = (!hashes || fclose(hashes) == 0) && good;
    printf("%d screens looked at, %d are not what they were\n", frozen.looked, frozen.changed);
    return good && frozen.changed == 0;
}
