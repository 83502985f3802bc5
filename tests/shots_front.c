/* SPDX-License-Identifier: MIT */
#include "shots.h"

#include "base/check.h"

#include <stdio.h>
#include <string.h>

enum { TICKS_MOST = 36000 };

static bool keep_nothing(void *context, const char *name, const char *data, size_t length,
                         char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)data, (void)length, (void)error;
    return true;
}

static char *find_nothing(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)length, (void)error;
    return NULL;
}

static void retire_nothing(void *context, const char *name)
{
    (void)context, (void)name;
}

static uint64_t same_number(void *context)
{
    (void)context;
    return 7;
}

static void no_rumble(void *context, float strength, int ms)
{
    (void)context, (void)strength, (void)ms;
}

static void no_fullscreen(void *context, bool on)
{
    (void)context, (void)on;
}

static void nothing(void *context)
{
    (void)context;
}

static void no_trace(void *context, const char *fields)
{
    (void)context, (void)fields;
}

static void log_line(void *context, const char *line)
{
    (void)context;
    fprintf(stderr, "%s\n", line);
}

void shot_front(struct front *front, struct draw_list *measure, const struct type_metrics *type, int pixels_w,
                int pixels_h)
{
    static struct services services;
    services = (struct services){.type = type,
                                 .save = keep_nothing,
                                 .load = find_nothing,
                                 .retire = retire_nothing,
                                 .entropy = same_number,
                                 .rumble = no_rumble,
                                 .set_fullscreen = no_fullscreen,
                                 .rebuild = nothing,
                                 .quit = nothing,
                                 .trace = no_trace,
                                 .log = log_line,
                                 .bell = nothing};
    draw_init(measure, type);
    draw_begin(measure, pixels_w, pixels_h);
    front_init(front, &services, measure);
    front_resize(front, pixels_w, pixels_h);
    front->device = DEVICE_PAD;
    shot_settle(front);
}

void shot_settle(struct front *front)
{
    int ticks = 0;
    while (front_tick(front)) {
        CHECK(++ticks < TICKS_MOST);
    }
}

void shot_press(struct front *front, enum intent_kind kind)
{
    front_intent(front, &(struct intent){.kind = kind, .device = DEVICE_PAD});
    shot_settle(front);
}

void shot_focus(struct front *front, const char *name)
{
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *item = focus_named(&list, name);
    CHECK(item != NULL);
    front_set_focus(front, item->id);
    shot_settle(front);
}

const struct shot *shot_find(const char *name)
{
    for (int i = 0; SHOT_TABLES[i]; i++) {
        for (const struct shot *shot = SHOT_TABLES[i]; shot->name; shot++) {
            if (strcmp(shot->name, name) == 0) {
                return shot;
            }
        }
    }
    return NULL;
}
