/* SPDX-License-Identifier: MIT */
#include "screen_check.h"

#include "front/help/whats_this.h"
#include "front/stage/bar.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { TEXTS_MAX = 512 };

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

/* Reads a list as an eye does, from what lies below to what lies on top. */
struct reader {
    const struct draw_list *list;
    bool settled; /* else what moves may come from outside */
    const char *name;
    struct rect clip;
    struct seen_text seen[TEXTS_MAX]; /* that can still be read */
    int count, faults;
};

static void find_fault(struct reader *reader, const char *format, ...) TEXT_FORMAT(2, 3);
static void find_fault(struct reader *reader, const char *format, ...)
{
    va_list arguments;
    printf("%s: ", reader->name);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
    reader->faults++;
}

static void read_bar(struct reader *reader, const struct draw_command *bar)
{
    for (int k = 0; k < reader->count; k++) {
        const struct seen_text *text = &reader->seen[k];
        if (text->box.y + text->box.h - bar->box.y > text->box.h * .15f) {
            find_fault(reader, "the bar lies over \"%s\"", text->string);
        }
    }
}

static void read_text(struct reader *reader, struct seen_text now)
{
    const struct draw_list *list = reader->list;
    bool inside = covers(rect_grow(list->frame.safe, 1), now.box);
    if (reader->settled && !inside) {
        find_fault(reader, "\"%s\" leaves the window", now.string);
    }
    for (int k = 0; k < reader->count; k++) {
        const struct seen_text *other = &reader->seen[k];
        if (shared(other->box, now.box) > 3 && strcmp(other->string, now.string) != 0) {
            find_fault(reader, "\"%s\" lies on \"%s\"", now.string, other->string);
        }
        if (runs_into(other, &now)) {
            find_fault(reader, "\"%s\" and \"%s\" read as one number", other->string, now.string);
        }
    }
    if (reader->count < TEXTS_MAX) {
        reader->seen[reader->count++] = now;
    }
}

static void read_command(struct reader *reader, const struct draw_command *command)
{
    const struct draw_list *list = reader->list;
    struct rect canvas = list->frame.canvas;
    if (command->kind == DRAW_CLIP) {
        reader->clip = command->box.w > 0 ? command->box : canvas;
        return;
    }
    bool fills = command->kind == DRAW_FILL;
    if (command->kind == DRAW_SCENE || (fills && command->ink.a > 40 && covers(command->box, canvas))) {
        reader->count = 0; /* a veil: what lies below is not read */
    }
    if (fills && reader->settled && is_box(command->box, bar_box(&list->frame))) {
        read_bar(reader, command);
    }
    if (command->kind != DRAW_TEXT) {
        for (int k = 0; k < reader->count; k++) {
            if (hides(command, reader->seen[k].box)) {
                reader->seen[k--] = reader->seen[--reader->count];
            }
        }
        return;
    }
    struct seen_text now = {draw_string(list, command->string), .box = {0, 0, 0, 0}};
    if (now.string[0] == '\0' || command->angle != 0 || command->ink.a < 100 ||
        (command->flags & DRAW_MOVING) != 0) {
        return;
    }
    now.box = ink_box(list, command);
    if (!covers(reader->clip, canvas)) {
        now.box = rect_shared(now.box, reader->clip); /* what scrolled away is not read */
    }
    if (now.box.w > 0 && now.box.h > 0) {
        read_text(reader, now);
    }
}

int screen_check_texts(const struct draw_list *list, bool settled, const char *name)
{
    static struct reader reader;
    reader.list = list;
    reader.settled = settled;
    reader.name = name;
    reader.clip = list->frame.canvas;
    reader.count = reader.faults = 0;
    for (size_t i = 0; i < list->count; i++) {
        read_command(&reader, &list->command[i]);
    }
    return reader.faults;
}

int screen_check_items(struct robot *robot, const char *name)
{
    struct focus_list list = robot_items(robot);
    struct rect seen = robot->front.frame.safe;
    int faults = 0;
    for (int i = 0; i < list.count; i++) {
        struct point middle = rect_middle(list.item[i].seen);
        bool away = list.item[i].scrolls && list.item[i].seen.h <= 0;
        if (!away && !rect_holds(seen, middle.x, middle.y)) {
            printf("%s: %s lies outside\n", name, list.item[i].name);
            faults++;
        }
        if (away && list.item[i].id == front_focus(&robot->front)) {
            printf("%s: the focus, on %s, is not seen\n", name, list.item[i].name);
            faults++;
        }
        struct item_words says;
        if (!whats_this_explain(&robot->front, &list.item[i], &says)) {
            printf("%s: \"What is this?\" has no words for %s\n", name, list.item[i].name);
            faults++;
        }
        if (!robot_reaches(robot, list.item[i].name)) {
            printf("%s: the d-pad does not reach %s\n", name, list.item[i].name);
            faults++;
        }
    }
    return faults;
}

int screen_check_prompts(struct robot *robot, const char *name)
{
    struct front *front = &robot->front;
    const struct scene *scene = front_scene(front);
    enum device device = front->device;
    int faults = 0;
    if (robot->frame.frame.kind == FRAME_POCKET || scene == NULL || scene->status == NULL) {
        return 0;
    }
    for (int i = 0; i <= DEVICE_PAD; i++) {
        struct status status;
        front->device = (enum device)i;
        front_status(front, scene, &status);
        if (!bar_prompts_have_words(front, &robot->frame, &status)) {
            printf("%s: prompts of device %d stand without their words beside \"%s\"\n", name, i,
                   status.message);
            faults++;
        }
    }
    front->device = device;
    return faults;
}
