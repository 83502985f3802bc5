/* SPDX-License-Identifier: MIT */
/* What other files ask of the front: parts, items, a frame, a trace. */
#include "front/front.h"

#include "base/check.h"
#include "front/game_front.h"
#include "front/stage/light.h"
#include "front/stage/print.h"
#include "ui/tween.h"

enum { TRACE_SIZE = 512 };

void *part_of(const struct front *front, const void *key)
{
    int i = 0;
    while (front->part.part[i] != key && front->part.part[i]->key != key) {
        i++;
        CHECK(i < front->part.count);
    }
    return front->parts + front->part.place[i];
}

void front_touch(struct front *front)
{
    front->dirty = true;
    front->version++;
}

int front_ticks(const struct front *front, float ms)
{
    return tween_ticks(ms * 100.0f / (float)front->settings.pace);
}

void front_trace(const struct front *front, const char *format, ...)
{
    char buffer[TRACE_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    va_list values;
    va_start(values, format);
    text_addv(&out, format, values);
    va_end(values);
    front->services->trace(front->services->context, out.data);
}

/* The list for measuring has the same letters and high contrast as the list that is drawn. */
void front_print(const struct front *front, struct draw_list *list)
{
    list->text_scale = print_scale(front);
    list->plain = front->settings.plain_letters;
    list->contrast = front->settings.high_contrast;
    list->light = light_now(front);
    front->measure->text_scale = list->text_scale;
    front->measure->plain = list->plain;
    front->measure->contrast = list->contrast;
}

void front_items(const struct front *front, struct focus_list *list)
{
    front_print(front, front->measure);
    focus_clear(list);
    const struct scene *scene = front_scene(front);
    if (scene && scene->items) {
        scene->items(front, list);
    }
    scroll_items(front, list);
}

void front_start(struct front *front)
{
    for (int i = 0; i < front->part.count; i++) {
        if (front->part.part[i]->start) {
            front->part.part[i]->start(front);
        }
    }
}

void front_speak(struct front *front)
{
    const struct settings *settings = &front->settings;
    const char *spoken = front->services->set_language(front->services->context, settings->language,
                                                       game_fronts_respelling(settings));
    text_copy(front->language, sizeof front->language, spoken);
    for (int i = 0; i < front->part.count; i++) {
        if (front->part.part[i]->speak) {
            front->part.part[i]->speak(front);
        }
    }
    front_touch(front);
}
