/* SPDX-License-Identifier: MIT */
#include "front/front.h"

#include "base/check.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"

#include <stddef.h>
#include <string.h>

/* Pages that were never written to are only looked at: writing to megabytes of them takes a start 2 ms. */
static void clear_arena(struct front *front)
{
    enum { PAGE = 4096 };
    static const unsigned char clear[PAGE];
    unsigned char *arena = (unsigned char *)front->arena;
    for (size_t i = 0; i < sizeof front->arena; i += PAGE) {
        size_t rest = sizeof front->arena - i;
        size_t bytes = rest < PAGE ? rest : PAGE;
        if (memcmp(arena + i, clear, bytes) != 0) {
            memset(arena + i, 0, bytes);
        }
    }
}

void front_init(struct front *front, const struct services *services, struct draw_list *measure,
                const struct cabinet *cabinet)
{
    memset(front, 0, offsetof(struct front, arena));
    clear_arena(front);
    front->services = services;
    front->measure = measure;
    front->pressed = FOCUS_NONE;
    front->settled = true;
    front->stack.memory = (unsigned char *)front->arena;
    front->stack.place = cabinet->places;
    front->parts = front->stack.memory + STACK_BYTES;
    front->part = cabinet->parts();
    CHECK(front->part.bytes <= PARTS_BYTES);
    front->guest = services->is_guest(services->context);
    front_load_settings(front);
    front_speak(front);
    front_tell_fault(front);
    front_resize(front, &(struct window){.w = (int)REFERENCE_W, .h = (int)REFERENCE_H, .dpr = 1});
    front_start(front);
    front_go(front, OPEN_TITLE);
    front_tick(front);
}

void front_free(struct front *front)
{
    for (int i = front->part.count - 1; i >= 0; i--) {
        if (front->part.part[i]->stop) {
            front->part.part[i]->stop(front);
        }
    }
}

void front_resize(struct front *front, const struct window *window)
{
    front->frame = frame_make(window);
    front->measure->frame = front->frame;
    if (window->fingers && front->device == DEVICE_MOUSE) {
        front->device = DEVICE_TOUCH;
    }
    for (int i = 0; i < front->part.count; i++) {
        if (front->part.part[i]->resize) {
            front->part.part[i]->resize(front);
        }
    }
    if (front->stack.depth > 0) {
        scroll_reveal(front);
    }
    front_touch(front);
}

bool front_tick(struct front *front)
{
    front->ticks++;
    const struct scene *scene = front_scene(front);
    bool moving = scene && (scene->tick ? scene->tick(front) : dialog_tick(front, scene));
    moving = front->stack.changes > 0 || moving;
    stack_make_changes(front);
    for (int i = 0; i < front->part.count; i++) {
        moving = (front->part.part[i]->tick && front->part.part[i]->tick(front)) || moving;
    }
    front_mend_focus(front);
    if (front->settled == moving) {
        front->settled = !moving;
        front_touch(front);
    }
    return moving;
}

void front_draw(const struct front *front, struct draw_list *list, float blend)
{
    front_print(front, list);
    const struct scene_stack *stack = &front->stack;
    int bottom = stack->depth - 1;
    while (bottom > 0 && !stack->level[bottom].scene->opaque) {
        bottom--;
    }
    for (int i = bottom < 0 ? 0 : bottom; i < stack->depth; i++) {
        stack->level[i].scene->draw(front, list, blend);
        draw_group_end(list);
    }
    scroll_draw(front, list);
    const struct scene *scene = front_scene(front);
    if (scene && scene->status) {
        struct status status;
        front_status(front, scene, &status);
        bar_draw(front, list, &status);
    }
    for (int i = 0; i < front->part.count; i++) {
        if (front->part.part[i]->draw) {
            front->part.part[i]->draw(front, list);
        }
    }
}
