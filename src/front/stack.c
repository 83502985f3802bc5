/* SPDX-License-Identifier: MIT */
#include "front/stack.h"

#include "base/check.h"
#include "front/front.h"
#include "front/part.h"

#include <string.h>

/* Rounds a size up, so that memory of any type may follow. */
static size_t aligned(size_t size)
{
    size_t unit = sizeof(max_align_t);
    return (size + unit - 1) / unit * unit;
}

const struct scene *front_scene(const struct front *front)
{
    return front->stack.depth ? front->stack.level[front->stack.depth - 1].scene : NULL;
}

const struct scene *front_asked(const struct front *front)
{
    const struct scene *scene = front_scene(front);
    bool on = scene && scene->asks && front->stack.depth > 1;
    return on ? front->stack.level[front->stack.depth - 2].scene : NULL;
}

static const struct scene_level *level_of(const struct front *front, const struct scene *scene)
{
    for (int i = front->stack.depth - 1; i >= 0; i--) {
        if (front->stack.level[i].scene == scene) {
            return &front->stack.level[i];
        }
    }
    return NULL;
}

bool front_holds(const struct front *front, const struct scene *scene)
{
    return level_of(front, scene) != NULL;
}

void *front_memory(const struct front *front, const struct scene *scene)
{
    const struct scene_stack *stack = &front->stack;
    const struct scene_level *level = level_of(front, scene);
    if (level) {
        return stack->memory + level->memory;
    }
    for (int i = stack->changes - 1; i >= 0; i--) {
        if (stack->change[i].scene == scene) {
            return stack->memory + stack->change[i].memory;
        }
    }
    check_fail(__FILE__, __LINE__, "a scene that is not there has no memory");
    return NULL;
}

/* Queues a change. A new scene's memory waits behind that of all scenes on the stack, and moves down when the
 * scene is pushed. */
static void *queue(struct front *front, struct scene_change next)
{
    struct scene_stack *stack = &front->stack;
    size_t size = next.scene ? aligned(next.scene->state_size) : 0;
    CHECK(stack->changes < SCENE_CHANGES_MAX);
    if (stack->waiting < stack->used) {
        stack->waiting = stack->used;
    }
    CHECK(stack->waiting + size <= STACK_BYTES);
    next.memory = stack->waiting;
    memset(stack->memory + next.memory, 0, size);
    stack->waiting += size;
    stack->change[stack->changes++] = next;
    return stack->memory + next.memory;
}

void *front_push(struct front *front, const struct scene *scene)
{
    return queue(front, (struct scene_change){.kind = CHANGE_PUSH, .scene = scene});
}

void front_pop(struct front *front)
{
    queue(front, (struct scene_change){.kind = CHANGE_POP});
}

void *front_reset(struct front *front, const struct scene *scene)
{
    return queue(front, (struct scene_change){.kind = CHANGE_RESET, .scene = scene});
}

void *front_open(struct front *front, enum front_place place)
{
    return front_push(front, front->stack.place[place]);
}

void *front_go(struct front *front, enum front_place place)
{
    return front_reset(front, front->stack.place[place]);
}

bool front_is_at(const struct front *front, enum front_place place)
{
    return front_scene(front) == front->stack.place[place];
}

bool front_has(const struct front *front, enum front_place place)
{
    return front_holds(front, front->stack.place[place]);
}

bool front_pushes(const struct front *front)
{
    const struct scene_stack *stack = &front->stack;
    return stack->changes > 0 && stack->change[stack->changes - 1].kind == CHANGE_PUSH;
}

int front_focus(const struct front *front)
{
    return front->stack.depth ? front->stack.level[front->stack.depth - 1].focus : FOCUS_NONE;
}

int front_focus_of(const struct front *front, const struct scene *scene)
{
    const struct scene_level *level = level_of(front, scene);
    return level ? level->focus : FOCUS_NONE;
}

bool front_focus_is_lent(const struct front *front, const struct scene *scene)
{
    const struct scene_level *level = level_of(front, scene);
    return level && level->missed != FOCUS_NONE;
}

static void give_focus(struct front *front, int id, int missed)
{
    struct scene_stack *stack = &front->stack;
    struct scene_level *top = stack->depth ? &stack->level[stack->depth - 1] : NULL;
    if (top && (top->focus != id || top->missed != missed)) {
        top->focus = id;
        top->missed = missed;
        front_touch(front);
    }
}

void front_set_focus(struct front *front, int id)
{
    give_focus(front, id, FOCUS_NONE);
}

void front_mend_focus(struct front *front)
{
    struct focus_list list;
    front_items(front, &list);
    if (list.count == 0) {
        return;
    }
    const struct scene_level *top = &front->stack.level[front->stack.depth - 1];
    int wanted = top->missed != FOCUS_NONE ? top->missed : top->focus, focus = top->focus;
    if (focus_find(&list, wanted)) {
        give_focus(front, wanted, FOCUS_NONE);
    } else {
        give_focus(front, list.item[0].id, wanted);
    }
    if (front_focus(front) != focus) {
        scroll_reveal(front);
    }
}

static void drop(struct front *front)
{
    struct scene_stack *stack = &front->stack;
    const struct scene *scene = front_scene(front);
    CHECK(scene != NULL);
    if (scene->leave) {
        scene->leave(front);
    }
    stack->depth--;
    stack->used = stack->level[stack->depth].memory;
}

static void stand(struct front *front, const struct scene_change *next)
{
    struct scene_stack *stack = &front->stack;
    CHECK(stack->depth < SCENES_MAX);
    memmove(stack->memory + stack->used, stack->memory + next->memory, next->scene->state_size);
    front->scroll.at[stack->depth] = 0;
    stack->level[stack->depth++] = (struct scene_level){
        .scene = next->scene, .focus = FOCUS_NONE, .missed = FOCUS_NONE, .memory = stack->used};
    stack->used += aligned(next->scene->state_size);
    if (next->scene->enter) {
        next->scene->enter(front);
    }
}

static void make(struct front *front, const struct scene_change *next)
{
    if (next->kind == CHANGE_POP) {
        drop(front);
    }
    while (next->kind == CHANGE_RESET && front->stack.depth) {
        drop(front);
    }
    if (next->kind != CHANGE_POP) {
        stand(front, next);
    }
    front->pressed = FOCUS_NONE;
    front->scroll.bar = front->scroll.held = front->scroll.moved = false;
    scroll_reveal(front);
    front_touch(front);
    const struct scene *scene = front_scene(front);
    front_trace(front, "\"kind\":\"scene\",\"scene\":\"%s\",\"depth\":%d", scene ? scene->name : "",
                front->stack.depth);
}

/* Changes are queued during ticks and intents, and made between them. A change that a scene queues in its
 * `enter` or `leave` is made after the changes that are queued already. */
void stack_make_changes(struct front *front)
{
    struct scene_stack *stack = &front->stack;
    for (int i = 0; i < stack->changes; i++) {
        for (int p = 0; i == 0 && p < front->part.count; p++) {
            if (front->part.part[p]->leave) {
                front->part.part[p]->leave(front);
            }
        }
        struct scene_change next = stack->change[i];
        make(front, &next);
    }
    stack->changes = 0;
    stack->waiting = 0;
}
