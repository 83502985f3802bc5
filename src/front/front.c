/* SPDX-License-Identifier: MIT */
#include "front/front_inside.h"

#include "base/check.h"
#include "front/bar.h"
#include "front/counting.h"
#include "front/replay_panel.h"
#include "ui/tween.h"

enum { TRACE_SIZE = 512 };

void front_init(struct front *front, const struct services *services, struct draw_list *measure)
{
    *front = (struct front){.services = services, .measure = measure, .pressed = FOCUS_NONE, .settled = true};
    front->guest = services->is_guest(services->context);
    front_load_settings(front);
    front_speak(front);
    front_tell_fault(front);
    front->options.dragging = FOCUS_NONE;
    front_resize(front, &(struct window){.w = 1920, .h = 1080, .dpr = 1});
    counting_load(front);
    mille_speech_load(front);
    if (!front->guest) {
        front_resume(front);
    }
    saves_recall(front);
    day_load(front);
    front_reset(front, &title_scene);
    front_tick(front);
}

void front_free(struct front *front)
{
    debrief_free(front);
    replay_free(front);
    day_free(front);
    mille_table_free(front);
}

void front_resize(struct front *front, const struct window *window)
{
    front->frame = frame_make(window);
    front->measure->frame = front->frame;
    replay_lay(front);
    if (front->depth > 0) {
        scroll_reveal(front);
    }
    front_touch(front);
}

const struct scene *front_scene(const struct front *front)
{
    return front->depth ? front->stack[front->depth - 1] : NULL;
}

bool front_holds(const struct front *front, const struct scene *scene)
{
    for (int i = 0; i < front->depth; i++) {
        if (front->stack[i] == scene) {
            return true;
        }
    }
    return false;
}

static void change(struct front *front, struct scene_change next)
{
    CHECK(front->changes < SCENE_CHANGES_MAX);
    front->change[front->changes++] = next;
}

void front_push(struct front *front, const struct scene *scene)
{
    change(front, (struct scene_change){.kind = CHANGE_PUSH, .scene = scene});
}

void front_pop(struct front *front)
{
    change(front, (struct scene_change){.kind = CHANGE_POP});
}

void front_reset(struct front *front, const struct scene *scene)
{
    change(front, (struct scene_change){.kind = CHANGE_RESET, .scene = scene});
}

int front_focus(const struct front *front)
{
    return front->depth ? front->focus[front->depth - 1] : FOCUS_NONE;
}

int front_focus_of(const struct front *front, const struct scene *scene)
{
    for (int i = front->depth - 1; i >= 0; i--) {
        if (front->stack[i] == scene) {
            return front->focus[i];
        }
    }
    return FOCUS_NONE;
}

void front_set_focus(struct front *front, int id)
{
    if (front->depth && front->focus[front->depth - 1] != id) {
        front->focus[front->depth - 1] = id;
        front_touch(front);
    }
}

void front_touch(struct front *front)
{
    front->dirty = true;
    front->version++;
}

void front_speak(struct front *front)
{
    const struct settings *settings = &front->settings;
    const char *spoken = front->services->speak(front->services->context, settings->language,
                                                (enum tongue_units)settings->units);
    text_copy(front->language, sizeof front->language, spoken);
    /* What was said in the other language is said no more. */
    front->table.message[0] = '\0';
    front_touch(front);
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

/* Large print and high contrast are the list's to know; what measures must agree with what draws. */
static void print_as_set(const struct front *front, struct draw_list *list)
{
    list->text_scale = front->settings.large_print ? DRAW_LARGE : 1;
    list->contrast = front->settings.high_contrast;
    front->measure->text_scale = list->text_scale;
    front->measure->contrast = list->contrast;
}

void front_items(const struct front *front, struct focus_list *list)
{
    print_as_set(front, front->measure);
    focus_clear(list);
    const struct scene *scene = front_scene(front);
    if (scene && scene->items) {
        scene->items(front, list);
    }
    scroll_items(front, list);
}

void front_mend_focus(struct front *front)
{
    struct focus_list list;
    front_items(front, &list);
    int id = front_focus(front);
    if (list.count == 0) {
        return;
    }
    if (id == FOCUS_NONE || focus_find(&list, id) == NULL) {
        front_set_focus(front, list.item[0].id);
    }
}

static void drop(struct front *front)
{
    const struct scene *scene = front_scene(front);
    CHECK(scene != NULL);
    if (scene->leave) {
        scene->leave(front);
    }
    front->depth--;
}

/* Changes are queued by whoever runs in a tick or an intent, and made when nobody does. */
static void make_queued(struct front *front)
{
    if (front->changes) {
        mille_hint_stop(front);
        mille_think_stop(front); /* whoever looks elsewhere may come back to another table */
    }
    for (int i = 0; i < front->changes; i++) {
        struct scene_change next = front->change[i];
        if (next.kind == CHANGE_POP) {
            drop(front);
        }
        while (next.kind == CHANGE_RESET && front->depth) {
            drop(front);
        }
        if (next.kind != CHANGE_POP) {
            CHECK(front->depth < SCENES_MAX);
            front->stack[front->depth] = next.scene;
            front->focus[front->depth] = FOCUS_NONE;
            front->scroll.at[front->depth] = 0;
            front->depth++;
            if (next.scene->enter) {
                next.scene->enter(front);
            }
        }
        front->pressed = FOCUS_NONE;
        front->scroll.bar = front->scroll.held = front->scroll.moved = false;
        scroll_reveal(front);
        front_touch(front);
        const struct scene *scene = front_scene(front);
        front_trace(front, "\"kind\":\"scene\",\"scene\":\"%s\",\"depth\":%d", scene ? scene->name : "",
                    front->depth);
    }
    front->changes = 0;
}

void front_make_changes(struct front *front)
{
    while (front->changes) {
        make_queued(front);
    }
}

bool front_tick(struct front *front)
{
    front->ticks++;
    const struct scene *scene = front_scene(front);
    bool moving = scene && scene->tick && scene->tick(front);
    moving = front->changes > 0 || moving;
    front_make_changes(front);
    moving = debrief_think(front) || moving;
    moving = day_think(front) || moving;
    front_mend_focus(front);
    mille_speech_tick(front);
    moving = speech_tick(front) || moving;
    moving = sounds_tick(front) || moving;
    if (front->settled == moving) {
        front->settled = !moving;
        front_touch(front);
    }
    return moving;
}

void front_draw(const struct front *front, struct draw_list *list, float blend)
{
    print_as_set(front, list);
    int bottom = front->depth - 1;
    while (bottom > 0 && !front->stack[bottom]->opaque) {
        bottom--;
    }
    for (int i = bottom < 0 ? 0 : bottom; i < front->depth; i++) {
        front->stack[i]->draw(front, list, blend);
        draw_group_end(list);
    }
    scroll_draw(front, list);
    const struct scene *scene = front_scene(front);
    if (scene && scene->status) {
        struct status status;
        front_status(front, scene, &status);
        bar_draw(front, list, &status);
    }
    mille_speech_draw(front, list);
    sounds_draw(front, list);
}
