/* SPDX-License-Identifier: MIT */
/* Looks at every shot as a machine can: with the real fonts, in any window, no text may be cut,
 * none may lie on another or read as one number with it, and every item must be reached from every other one.
 */
#include "front/help/whats_this.h"
#include "front/stage/bar.h"
#include "front/stage/status.h"
#include "shots.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { TEXTS_MAX = 512, READ_LEAST = 13 };

struct seen_text {
    const char *string;
    struct rect box;
};

/* The ink of a line: capitals above the baseline, a little below it. */
static struct rect ink_box(const struct draw_list *list, const struct draw_command *command)
{
    float size = command->as.text.size;
    /* The size is the one it is set in: large print is part of it already. */
    float w = list->type->width(list->type->context, command->as.text.font, size, command->as.text.tracking,
                                draw_string(list, command->string));
    float left = command->as.text.anchor == ANCHOR_START    ? 0
                 : command->as.text.anchor == ANCHOR_MIDDLE ? w / 2
                                                            : w;
    return (struct rect){command->box.x - left, command->box.y - size * 0.7f, w, size * 0.72f};
}

static bool covers(struct rect a, struct rect all)
{
    return a.x <= all.x && a.y <= all.y && a.x + a.w >= all.x + all.w && a.y + a.h >= all.y + all.h;
}

static bool is_box(struct rect a, struct rect b)
{
    return covers(a, b) && covers(b, a);
}

/* How much of two boxes is shared, as the smaller of width and height; 0 if they are apart. */
static float shared(struct rect a, struct rect b)
{
    float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 0 && h > 0 ? fminf(w, h) : 0;
}

/* What lies on top of a text may well hide it: panels, plates, cards. */
static bool hides(const struct draw_command *command, struct rect text)
{
    bool solid = command->kind == DRAW_CARD || command->kind == DRAW_SHAPE || command->kind == DRAW_SPRITE ||
                 (command->kind == DRAW_FILL && command->ink.a > 200);
    return solid && command->box.w * command->box.h > 4000 && shared(command->box, text) > text.h * 0.5f;
}

/* Figures and what parts thousands: digits, commas, periods and signs beyond ASCII. */
static bool is_number(const char *string)
{
    return string[strspn(string, "0123456789,.\xC2\xA0\xE2\x80\xAF")] == '\0';
}

/* Two numbers side by side in one row must not read as one. */
static bool runs_into(const struct seen_text *a, const struct seen_text *b)
{
    const struct seen_text *left = a->box.x < b->box.x ? a : b, *right = left == a ? b : a;
    float gap = right->box.x - left->box.x - left->box.w;
    return fabsf(a->box.y - b->box.y) < 1 && gap > 0 && gap < a->box.h * .35f && is_number(a->string) &&
           is_number(b->string);
}

static int check_texts(const struct draw_list *list, bool settled, const char *name, int w, int h)
{
    static struct seen_text seen[TEXTS_MAX];
    int count = 0, faults = 0;
    struct rect clip = list->frame.canvas;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_CLIP) {
            clip = command->box.w > 0 ? command->box : list->frame.canvas;
            continue;
        }
        if (command->kind == DRAW_SCENE ||
            (command->kind == DRAW_FILL && command->ink.a > 40 && covers(command->box, list->frame.canvas))) {
            count = 0; /* a veil: what lies below is not read */
        }
        bool bar = command->kind == DRAW_FILL && is_box(command->box, bar_box(&list->frame));
        if (bar && settled) {
            for (int k = 0; k < count; k++) {
                float below = seen[k].box.y + seen[k].box.h - command->box.y;
                if (below > seen[k].box.h * .15f) {
                    printf("%s at %dx%d: the bar lies over \"%s\"\n", name, w, h, seen[k].string);
                    faults++;
                }
            }
        }
        if (command->kind != DRAW_TEXT) {
            for (int k = 0; k < count; k++) {
                if (hides(command, seen[k].box)) {
                    seen[k--] = seen[--count];
                }
            }
            continue;
        }
        const char *string = draw_string(list, command->string);
        if (string[0] == '\0' || command->angle != 0 || command->ink.a < 100 ||
            (command->flags & DRAW_MOVING) != 0) {
            continue;
        }
        struct rect box = ink_box(list, command);
        if (!covers(clip, list->frame.canvas)) {
            box = rect_shared(box, clip); /* what scrolled away is not read */
            if (box.w <= 0 || box.h <= 0) {
                continue;
            }
        }
        bool inside = covers(rect_grow(list->frame.safe, 1), box);
        if (settled && !inside) { /* what moves may come from outside */
            printf("%s at %dx%d: \"%s\" leaves the window\n", name, w, h, string);
            faults++;
        }
        for (int k = 0; k < count; k++) {
            if (shared(seen[k].box, box) > 3 && strcmp(seen[k].string, string) != 0) {
                printf("%s at %dx%d: \"%s\" lies on \"%s\"\n", name, w, h, string, seen[k].string);
                faults++;
            }
        }
        struct seen_text now = {string, box};
        for (int k = 0; k < count; k++) {
            if (runs_into(&seen[k], &now)) {
                printf("%s at %dx%d: \"%s\" and \"%s\" read as one number\n", name, w, h, seen[k].string,
                       string);
                faults++;
            }
        }
        if (count < TEXTS_MAX) {
            seen[count++] = now;
        }
    }
    return faults;
}

/* Of the dice, whose plates and columns are narrow: what is made smaller for its box can still be read,
 * unless the language is longer than any. */
static int check_sizes(const struct draw_list *list, const char *name, int w, int h,
                       const struct shot_look *look)
{
    int faults = 0;
    bool longest = look->language && strcmp(look->language, "qps") == 0;
    if (longest ||
        (strncmp(name, "cubes", 5) != 0 && strncmp(name, "dice", 4) != 0 && strncmp(name, "seats", 5) != 0)) {
        return 0;
    }
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_TEXT && command->as.text.size < READ_LEAST) {
            printf("%s at %dx%d: \"%s\" is set in %.1f\n", name, w, h, draw_string(list, command->string),
                   (double)command->as.text.size);
            faults++;
        }
    }
    return faults;
}

static int check_items(struct robot *robot, const char *name, int w, int h)
{
    struct focus_list list = robot_items(robot);
    struct rect seen = robot->front.frame.safe;
    int faults = 0;
    for (int i = 0; i < list.count; i++) {
        struct point middle = rect_middle(list.item[i].seen);
        bool away = list.item[i].scrolls && list.item[i].seen.h <= 0;
        if (!away && !rect_holds(seen, middle.x, middle.y)) {
            printf("%s at %dx%d: %s lies outside\n", name, w, h, list.item[i].name);
            faults++;
        }
        if (away && list.item[i].id == front_focus(&robot->front)) {
            printf("%s at %dx%d: the focus, on %s, is not seen\n", name, w, h, list.item[i].name);
            faults++;
        }
        struct whats_this_words says;
        if (!whats_this_explain(&robot->front, &list.item[i], &says)) {
            printf("%s: \"What is this?\" has no words for %s\n", name, list.item[i].name);
            faults++;
        }
        if (!robot_reaches(robot, list.item[i].name)) {
            printf("%s at %dx%d: the d-pad does not reach %s\n", name, w, h, list.item[i].name);
            faults++;
        }
    }
    return faults;
}

/* A sign of a key or a button alone says nothing. A phone held upright has buttons instead; large print and
 * a language that is longer than any may lack the room. */
static int check_prompts(struct robot *robot, const char *name, const struct shot_look *look)
{
    struct front *front = &robot->front;
    const struct scene *scene = front_scene(front);
    enum device device = front->device;
    int faults = 0;
    if (look->large || (look->language && strcmp(look->language, "fr") != 0) ||
        robot->frame.frame.kind == FRAME_POCKET || scene == NULL || scene->status == NULL) {
        return 0;
    }
    for (int i = 0; i <= DEVICE_PAD; i++) {
        struct status status;
        front->device = (enum device)i;
        front_status(front, scene, &status);
        if (!bar_prompts_have_words(front, &robot->frame, &status)) {
            printf("%s at %dx%d: prompts of device %d stand without their words beside \"%s\"\n", name,
                   robot->window.w, robot->window.h, i, status.message);
            faults++;
        }
    }
    front->device = device;
    return faults;
}

static int look(struct robot *robot, const struct shot *shot, const struct shot_look *look_of)
{
    const struct window *window = &robot->window;
    if (shot->draw) {
        draw_begin(&robot->frame, frame_make(window));
        shot->draw(&robot->front, &robot->frame);
    } else {
        robot_draw(robot);
    }
    int faults = check_texts(&robot->frame, robot->front.settled, shot->name, window->w, window->h);
    faults += check_sizes(&robot->frame, shot->name, window->w, window->h, look_of);
    if (shot->draw) {
        return faults;
    }
    return faults + check_items(robot, shot->name, window->w, window->h) +
           check_prompts(robot, shot->name, look_of);
}

int shot_check(const struct shot *shot, const struct type_metrics *type, const struct window *windows,
               int step, const struct shot_look *look_of)
{
    static struct robot robot;
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
            shot_start(&robot, type, &windows[i], look_of);
            shot->stage(&robot);
        }
        faults += look(&robot, shot, look_of);
    }
    robot_end(&robot);
    return faults;
}
