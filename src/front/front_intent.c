/* SPDX-License-Identifier: MIT */
/* The way of an intent: a click on a prompt of the bar becomes what the prompt says; then the machine, the
 * parts, the scene on top, scrolling, and last what all scenes do alike. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/stage/scroll.h"
#include "front/stage/switches.h"

#include <math.h>

static bool from_pointer(const struct intent *intent)
{
    return intent->kind >= INTENT_POINT && intent->kind <= INTENT_LEAVE;
}

static void note_device(struct front *front, const struct intent *intent)
{
    bool speaks = (intent->kind >= INTENT_POINT && intent->kind < INTENT_FULLSCREEN) ||
                  intent->kind == INTENT_HELP || intent->kind == INTENT_WHAT || intent->kind == INTENT_READ;
    if (!speaks || intent->kind == INTENT_LEAVE) {
        return;
    }
    /* A click is a switch while scanning is on: the screens stay as for keys. */
    enum device device = front->settings.scan == SCAN_OFF ? intent->device : DEVICE_KEYS;
    if (front->device != device) {
        front->device = device;
        front_touch(front);
    }
    if (from_pointer(intent)) {
        front->pointer_x = intent->x;
        front->pointer_y = intent->y;
        front->pointer_inside = true;
    }
}

/* Intents for the machine. */
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
    case INTENT_LEAVE:
        front->pointer_inside = false;
        return false;
    default:
        return false;
    }
}

static void parts_hear(struct front *front, const struct intent *intent)
{
    for (int i = 0; i < front->part.count; i++) {
        if (front->part.part[i]->hear) {
            front->part.part[i]->hear(front, intent);
        }
    }
}

static bool parts_intent(struct front *front, const struct intent *intent)
{
    for (int i = 0; i < front->part.count; i++) {
        if (front->part.part[i]->intent && front->part.part[i]->intent(front, intent)) {
            return true;
        }
    }
    return false;
}

static void confirm(struct front *front, const struct scene *scene, const struct focus_item *item)
{
    if (item && item->id != SCROLL_ITEM && scene->confirm) {
        if (!scene->cards) {
            sounds_cue_at(front, item->enabled ? CUE_PRESS : CUE_BELL, rect_middle(item->box).x);
        }
        scene->confirm(front, item);
        front_touch(front);
    }
}

/* The focus goes a step; where it cannot, that is heard. Left and right of a value change it. */
static void step(struct front *front, const struct focus_list *list, enum intent_kind direction)
{
    int from = front_focus(front), to = focus_step(list, from, direction);
    const struct focus_item *here = focus_find(list, from);
    bool across = direction == INTENT_LEFT || direction == INTENT_RIGHT;
    if (here && to == from && !(here->sideways && across)) {
        sounds_cue_at(front, CUE_LIST_END, rect_middle(here->box).x);
    }
    front_set_focus(front, to);
}

/* What every scene does with an intent that it has not dealt with. */
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
        step(front, &list, intent->kind);
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
    front_status(front, scene, &status);
    if (!bar_hit(front, front->measure, &status, click->x, click->y, &key, &second)) {
        return false;
    }
    *meant = *click;
    meant->kind = bar_means(key, second, &meant->key);
    return true;
}

/* A letter of the game whose key a prompt shows (action_shown) means what the prompt says, where the scene
 * has no use of its own for the letter. */
static bool letter_intent(struct front *front, const struct scene *scene, const struct intent *letter)
{
    const struct game_front *game = front->settings.bindings.game;
    struct status status;
    if (letter->kind != INTENT_KEY || scene->cards || scene->status == NULL || scene->intent == NULL) {
        return false;
    }
    front_status(front, scene, &status);
    for (int i = ACTION_LETTER; i < ACTIONS; i++) {
        const struct action_facts *facts = action_facts(game, (enum action)i);
        if (facts == NULL || facts->letter != letter->key || facts->also == 0) {
            continue;
        }
        struct intent meant = *letter;
        meant.kind = action_facts(game, (enum action)facts->also)->intent;
        for (int k = 0; k < status.prompts; k++) {
            char none;
            if (bar_means(status.prompt[k].key, false, &none) == meant.kind) {
                return scene->intent(front, &meant);
            }
        }
    }
    return false;
}

/* Lets a moved focus be heard at its new place. */
static void hear_focus(struct front *front, int before)
{
    struct focus_list list;
    if (front_focus(front) == before) {
        return;
    }
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, front_focus(front));
    if (item) {
        sounds_cue_at(front, item->enabled ? CUE_HOVER : CUE_HOVER_DIM, rect_middle(item->box).x);
    }
}

/* Scrolls; where the list stands at its end and nothing has moved, that is heard. */
static bool scroll(struct front *front, const struct scene *scene, const struct intent *intent)
{
    const struct scene *list = front_asked(front) ? front_asked(front) : scene;
    bool jumps = intent->kind == INTENT_WHEEL || intent->kind == INTENT_PAGE_PREV ||
                 intent->kind == INTENT_PAGE_NEXT || intent->kind == INTENT_HOME ||
                 intent->kind == INTENT_END;
    int focus = front_focus(front);
    float before = scroll_of(front, list);
    if (!scroll_intent(front, intent)) {
        return false;
    }
    if (jumps && focus == front_focus(front) && fabsf(scroll_of(front, list) - before) < 1) {
        sounds_cue(front, CUE_LIST_END);
    }
    return true;
}

void front_intent(struct front *front, const struct intent *intent)
{
    if (!switches_too_soon(front, intent)) {
        front_act(front, intent);
    }
}

void front_act(struct front *front, const struct intent *intent)
{
    if (intent->kind == INTENT_LET_GO) { /* only for a scene in which something is held */
        const struct scene *held = front_scene(front);
        if (held && held->intent) {
            held->intent(front, intent);
        }
        return;
    }
    /* After a button that changed the scene, another one in the same tick is ignored: the person had not seen
     * the new scene when pressing it. */
    bool changing = front->stack.changes > 0;
    stack_make_changes(front);
    front_mend_focus(front);
    note_device(front, intent);
    if (changing && intent_is_button(intent->kind)) {
        return;
    }
    parts_hear(front, intent);
    const struct scene *scene = front_scene(front);
    struct intent meant;
    if (bar_intent(front, scene, intent, &meant)) {
        intent = &meant;
    }
    if (machine_intent(front, intent) || parts_intent(front, intent) || scene == NULL) {
        return;
    }
    int focus = front_focus(front);
    bool dealt = dialog_leaving(front, scene) || (scene->intent && scene->intent(front, intent)) ||
                 scroll(front, scene, intent) || letter_intent(front, scene, intent);
    if (!dealt) {
        common_intent(front, scene, intent);
    }
    if (front->stack.changes == 0) {
        front_mend_focus(front);
        if (!from_pointer(intent)) {
            scroll_reveal(front);
        }
        hear_focus(front, focus);
    }
}
