/* SPDX-License-Identifier: MIT */
#include "front/front.h"

#include "base/check.h"
#include "base/words.h"
#include "front/bar.h"
#include "front/counting.h"
#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TRACE_SIZE = 512 };

void front_init(struct front *front, const struct services *services, struct draw_list *measure)
{
    *front = (struct front){.services = services, .measure = measure, .pressed = FOCUS_NONE, .settled = true};
    front_load_settings(front);
    front_speak(front);
    front->options.dragging = FOCUS_NONE;
    front_resize(front, 1920, 1080);
    saves_forget(front);
    counting_load(front);
    front_resume(front);
    front_reset(front, &title_scene);
    front_tick(front);
}

void front_free(struct front *front)
{
    debrief_free(front);
    replay_free(front);
    mille_table_free(front);
}

void front_resize(struct front *front, int pixels_w, int pixels_h)
{
    front->canvas = draw_canvas(pixels_w, pixels_h, &front->scale);
    front->measure->canvas = front->canvas;
    front->measure->scale = front->scale;
    mille_layout_make(&front->table.layout, front->canvas);
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
    const char *spoken =
        front->services->speak(front->services->context, settings->language, settings->kilometres);
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
}

/* A focus that points nowhere goes to the first item. */
static void mend_focus(struct front *front)
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
static void make_changes(struct front *front)
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
            front->depth++;
            if (next.scene->enter) {
                next.scene->enter(front);
            }
        }
        front->pressed = FOCUS_NONE;
        front_touch(front);
        const struct scene *scene = front_scene(front);
        front_trace(front, "\"kind\":\"scene\",\"scene\":\"%s\",\"depth\":%d", scene ? scene->name : "",
                    front->depth);
    }
    front->changes = 0;
}

static void make_all_changes(struct front *front)
{
    while (front->changes) {
        make_changes(front);
    }
}

bool front_tick(struct front *front)
{
    front->ticks++;
    const struct scene *scene = front_scene(front);
    bool moving = scene && scene->tick && scene->tick(front);
    moving = front->changes > 0 || moving;
    make_all_changes(front);
    moving = debrief_think(front) || moving;
    mend_focus(front);
    moving = sounds_tick(front) || moving;
    if (front->settled == moving) {
        front->settled = !moving;
        front_touch(front);
    }
    return moving;
}

static bool from_pointer(const struct intent *intent)
{
    return intent->kind >= INTENT_POINT && intent->kind <= INTENT_LEAVE;
}

static void note_device(struct front *front, const struct intent *intent)
{
    bool speaks = (intent->kind >= INTENT_POINT && intent->kind < INTENT_FULLSCREEN) ||
                  intent->kind == INTENT_HELP || intent->kind == INTENT_WHAT;
    if (!speaks || intent->kind == INTENT_LEAVE) {
        return;
    }
    if (front->device != intent->device) {
        front->device = intent->device;
        front_touch(front);
    }
    if (from_pointer(intent)) {
        front->pointer_x = intent->x;
        front->pointer_y = intent->y;
        front->pointer_inside = true;
    }
}

/* What belongs to the machine and not to a scene. */
static bool machine_intent(struct front *front, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_FULLSCREEN:
        front->settings.fullscreen = !front->settings.fullscreen;
        front->services->set_fullscreen(front->services->context, front->settings.fullscreen);
        front_save_settings(front);
        front_touch(front);
        return true;
    case INTENT_REBUILD:
        front->services->rebuild(front->services->context);
        front_touch(front);
        return true;
    case INTENT_QUIT:
        /* Every move is on disk already, so the window may close at any moment. */
        front->services->quit(front->services->context);
        return true;
    case INTENT_HELP:
        book_help(front);
        front_touch(front);
        return true;
    case INTENT_WHAT:
        what_toggle(front);
        front_touch(front);
        return true;
    case INTENT_LEAVE:
        front->pointer_inside = false;
        return false;
    default:
        return false;
    }
}

static void confirm(struct front *front, const struct scene *scene, const struct focus_item *item)
{
    if (item && scene->confirm) {
        if (!scene->cards) {
            sounds_cue_at(front, item->enabled ? CUE_PRESS : CUE_BELL, rect_middle(item->box).x);
        }
        scene->confirm(front, item);
        front_touch(front);
    }
}

/* How every scene answers, unless it did so itself. */
static void common_intent(struct front *front, const struct scene *scene, const struct intent *intent)
{
    struct focus_list list;
    front_items(front, &list);
    int under = from_pointer(intent) ? focus_at(&list, intent->x, intent->y) : FOCUS_NONE;
    switch (intent->kind) {
    case INTENT_POINT:
        if (under != FOCUS_NONE) {
            front_set_focus(front, under);
        }
        break;
    case INTENT_PRESS:
        if (under != FOCUS_NONE) {
            front_set_focus(front, under);
        }
        front->pressed = under;
        front_touch(front);
        break;
    case INTENT_RELEASE: {
        int pressed = front->pressed;
        front->pressed = FOCUS_NONE;
        front_touch(front);
        if (under != FOCUS_NONE && under == pressed) {
            confirm(front, scene, focus_find(&list, under));
        }
        break;
    }
    case INTENT_UP:
    case INTENT_DOWN:
    case INTENT_LEFT:
    case INTENT_RIGHT:
        front_set_focus(front, focus_step(&list, front_focus(front), intent->kind));
        break;
    case INTENT_CONFIRM:
        confirm(front, scene, focus_find(&list, front_focus(front)));
        break;
    case INTENT_CANCEL:
    case INTENT_CONTEXT:
    case INTENT_MENU:
        if (scene->cancel) {
            scene->cancel(front);
            front_touch(front);
        }
        break;
    default:
        break;
    }
}

/* What the bar of a scene says. A mouse has no key for help: it finds the prompt everywhere. */
static void status_of(const struct front *front, const struct scene *scene, struct status *status)
{
    *status = (struct status){0};
    scene->status(front, status);
    if (front->unkept[0] && status->hint[0] == '\0') {
        text_copy(status->hint, sizeof status->hint, front->unkept);
        if (status->message[0] == '\0') {
            text_copy(status->message, sizeof status->message, _("Not kept"));
        }
    }
    bool opens = scene != &book_scene && status->prompts < PROMPTS_MAX;
    for (int i = 0; i < status->prompts; i++) {
        opens = opens && status->prompt[i].key != PROMPT_HELP;
    }
    if (opens && front->device == DEVICE_MOUSE) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_HELP, _("Help")};
    }
}

/* A click on a prompt of the status bar means what the prompt says, so that a mouse alone can do it all. */
static bool bar_intent(const struct front *front, const struct scene *scene, const struct intent *click,
                       struct intent *meant)
{
    struct status status;
    enum prompt_key key;
    bool second;
    if (click->kind != INTENT_PRESS || scene == NULL || scene->status == NULL) {
        return false;
    }
    status_of(front, scene, &status);
    if (!bar_hit(front, front->measure, &status, click->x, click->y, &key, &second)) {
        return false;
    }
    static const enum intent_kind kinds[] = {
        [PROMPT_MOVE] = INTENT_NONE,       [PROMPT_CONFIRM] = INTENT_CONFIRM,
        [PROMPT_CANCEL] = INTENT_CANCEL,   [PROMPT_DISCARD] = INTENT_DISCARD,
        [PROMPT_SORT] = INTENT_SORT,       [PROMPT_PILES] = INTENT_PAGE_PREV,
        [PROMPT_PAGES] = INTENT_PAGE_PREV, [PROMPT_MENU] = INTENT_MENU,
        [PROMPT_TAKE_BACK] = INTENT_ERASE, [PROMPT_HINT] = INTENT_KEY,
        [PROMPT_COPY] = INTENT_SORT,       [PROMPT_LOG] = INTENT_KEY,
        [PROMPT_HELP] = INTENT_HELP,
    };
    *meant = *click;
    meant->kind = second ? INTENT_PAGE_NEXT : kinds[key];
    meant->key = key == PROMPT_HINT ? 'h' : key == PROMPT_LOG ? 'l' : '\0';
    return true;
}

/* A focus that a person moved is heard where it went. */
static void hear_focus(struct front *front, int before)
{
    struct focus_list list;
    if (front_focus(front) == before) {
        return;
    }
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, front_focus(front));
    if (item) {
        sounds_cue_at(front, CUE_HOVER, rect_middle(item->box).x);
    }
}

void front_intent(struct front *front, const struct intent *intent)
{
    /* A second button within the tick in which a first one changed the scene is for nobody: whoever pressed it
     * had not seen where it led. */
    bool changing = front->changes > 0;
    make_all_changes(front);
    mend_focus(front);
    note_device(front, intent);
    if (changing && intent_is_button(intent->kind)) {
        return;
    }
    const struct scene *scene = front_scene(front);
    struct intent meant;
    if (bar_intent(front, scene, intent, &meant)) {
        intent = &meant;
    }
    if (machine_intent(front, intent) || sounds_intent(front, intent) || scene == NULL) {
        return;
    }
    int focus = front_focus(front);
    if (scene->intent == NULL || !scene->intent(front, intent)) {
        common_intent(front, scene, intent);
    }
    if (front->changes == 0) {
        mend_focus(front);
        hear_focus(front, focus);
    }
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
    const struct scene *scene = front_scene(front);
    if (scene && scene->status) {
        struct status status;
        status_of(front, scene, &status);
        bar_draw(front, list, &status);
    }
    sounds_draw(front, list);
}
