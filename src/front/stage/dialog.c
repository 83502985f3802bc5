/* SPDX-License-Identifier: MIT */
#include "front/stage/dialog.h"

#include "front/front.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"
#include "ui/tween.h"

/* The one dialog that moves now; any other on the stack stands still. */
struct dialog_state {
    const struct scene *scene;
    int ticks, length;
    bool leaving;
    bool veiled; /* the veil stays as it is: another dialog follows, or went before */
    void (*after)(struct front *front);
};

static struct dialog_state *dialog_of(const struct front *front)
{
    return part_of(front, &dialog_part);
}

static const float in_ms = 200, out_ms = 140, rise = 24;
/* The least opacity of a veil in high contrast. */
static const float CONTRAST_VEIL = .72f;

struct form dialog_form(const struct front *front, const struct scene *scene,
                        const struct form_design *design)
{
    return form_make(&front->frame, BAR_HEIGHT, design, scroll_of(front, scene));
}

bool dialog_folds(const struct front *front)
{
    return form_narrow(&front->frame, DIALOG_FOLDS);
}

bool dialog_is_low(const struct front *front)
{
    return form_low(&front->frame, BAR_HEIGHT);
}

bool dialog_is_tight(const struct front *front)
{
    return dialog_folds(front) || dialog_is_low(front);
}

static void move(struct front *front, float ms, struct dialog_state how)
{
    how.length = front->settings.reduced_motion ? 1 : tween_ticks(ms);
    *dialog_of(front) = how;
    front_touch(front);
}

void dialog_open(struct front *front, const struct scene *scene)
{
    move(front, in_ms, (struct dialog_state){.scene = scene, .veiled = dialog_of(front)->veiled});
    sounds_cue(front, CUE_DIALOG_OPEN);
}

static void leave(struct front *front, const struct dialog_state *how)
{
    if (!dialog_leaving(front, how->scene)) {
        move(front, out_ms, *how);
        sounds_cue(front, CUE_DIALOG_CLOSE);
    }
}

void dialog_close(struct front *front, const struct scene *scene, void (*after)(struct front *front))
{
    leave(front, &(struct dialog_state){.scene = scene, .leaving = true, .after = after});
}

void dialog_pass(struct front *front, const struct scene *scene, void (*after)(struct front *front))
{
    leave(front, &(struct dialog_state){.scene = scene, .leaving = true, .veiled = true, .after = after});
}

void dialog_cancel(struct front *front)
{
    dialog_close(front, front_scene(front), NULL);
}

bool dialog_leaving(const struct front *front, const struct scene *scene)
{
    return dialog_of(front)->scene == scene && dialog_of(front)->leaving;
}

bool dialog_may_cover(struct front *front)
{
    const struct scene *scene = front_scene(front);
    if (front->stack.changes > 0 || dialog_of(front)->leaving || front->stack.depth == SCENES_MAX) {
        return false;
    }
    if (scene && scene->intent) {
        scene->intent(front, &(struct intent){.kind = INTENT_FOCUS_LOST, .device = front->device});
    }
    return true;
}

bool dialog_tick(struct front *front, const struct scene *scene)
{
    struct dialog_state *dialog = dialog_of(front);
    if (dialog->scene != scene) {
        return false;
    }
    dialog->ticks++;
    if (dialog->ticks < dialog->length) {
        return true;
    }
    void (*after)(struct front *) = dialog->after;
    bool leaving = dialog->leaving, veiled = dialog->veiled;
    *dialog = (struct dialog_state){0};
    front_touch(front);
    if (leaving) {
        front_pop(front);
        if (after) {
            after(front);
        }
        dialog->veiled = veiled && front_pushes(front); /* until it has opened */
    }
    return true;
}

/* Out-cubic in both directions. */
static float shown(const struct front *front, const struct scene *scene, float blend)
{
    const struct dialog_state *dialog = dialog_of(front);
    if (dialog->scene != scene || dialog->length == 0) {
        return 1.0f;
    }
    float t = tween_ease(EASE_OUT_CUBIC, ((float)dialog->ticks + blend) / (float)dialog->length);
    return dialog->leaving ? 1.0f - t : t;
}

static float veiled(const struct front *front, const struct scene *scene, float blend)
{
    const struct dialog_state *dialog = dialog_of(front);
    return dialog->scene == scene && dialog->veiled ? 1.0f : shown(front, scene, blend);
}

float dialog_over(const struct front *front, const struct scene *scene, float blend)
{
    /* The question mark is no dialog: what it asks about stays as it is. */
    const struct scene *asked = front_asked(front), *top = asked ? asked : front_scene(front);
    return top == scene ? 0.0f : veiled(front, top, blend);
}

void dialog_begin(const struct front *front, struct draw_list *list, const struct scene *scene, float veil,
                  float blend)
{
    float there = shown(front, scene, blend);
    bool thin = veil > 0 && veil < CONTRAST_VEIL;
    furniture_veil(list, (list->contrast && thin ? CONTRAST_VEIL : veil) * veiled(front, scene, blend));
    draw_group(list, 0, rise * (1.0f - there), there);
}

void dialog_plate(const struct front *front, struct draw_list *list, const struct scene *scene,
                  struct rect box, float veil, float blend)
{
    float over = dialog_over(front, scene, blend);
    dialog_begin(front, list, scene, veil * (1 - over), blend);
    if (over > 0) {
        draw_group(list, 0, 0, 1 - over);
    }
    furniture_dialog(list, box);
}

void dialog_button(const struct front *front, struct draw_list *list, struct rect box, const char *label,
                   bool main, int item, int focus)
{
    bool on = focus == item;
    furniture_button(list, box, label, main ? INK_GREEN : INK_PAPER, main ? INK_CREAM : INK_INK, on,
                     front->pressed == item && on);
}

const struct part dialog_part = {.size = sizeof(struct dialog_state)};
