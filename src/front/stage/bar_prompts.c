/* SPDX-License-Identifier: MIT */
/* Prompts: glyphs for the device used last, and words. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/settings/control_names.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"

#include <string.h>

/* A glyph: its picture, the width of that picture at a height of 48, and a key's name on it. */
struct glyph {
    const char *picture;
    float width;
    const char *key;
};

/* The actions whose key and whose button a prompt shows; of two pages those of the first. */
static const struct {
    enum action key, pad;
} actions[] = {
    [PROMPT_CONFIRM] = {ACTION_CONFIRM, ACTION_CONFIRM},
    [PROMPT_CANCEL] = {ACTION_CANCEL, ACTION_CANCEL},
    [PROMPT_SECONDARY] = {ACTION_SECONDARY, ACTION_SECONDARY},
    [PROMPT_ALTERNATE] = {ACTION_ALTERNATE, ACTION_ALTERNATE},
    [PROMPT_GROUPS] = {ACTION_PREV, ACTION_PREV},
    [PROMPT_PAGES] = {ACTION_PREV, ACTION_PREV},
    [PROMPT_MENU] = {ACTION_CANCEL, ACTION_MENU},
    [PROMPT_UNDO] = {ACTION_UNDO, ACTION_CANCEL},
    [PROMPT_HINT] = {ACTION_HINT, ACTION_ALTERNATE},
    [PROMPT_COPY] = {ACTION_COPY, ACTION_ALTERNATE},
    [PROMPT_LOG] = {ACTION_LOG, ACTION_SECONDARY},
    [PROMPT_PANELS] = {ACTION_NEXT, ACTION_NEXT},
    [PROMPT_HELP] = {ACTION_HELP, ACTION_CONFIRM},
};

static enum action action_of(enum prompt_key key, int pair, bool pad)
{
    if (key == PROMPT_PAGES && pair) {
        return ACTION_NEXT;
    }
    return pad ? actions[key].pad : actions[key].key;
}

/* Draws a key's cap with a name, as wide as the name needs. */
static struct glyph cap(const char *label)
{
    bool small = label[0] == '\0' || text_characters(label, strlen(label)) == 1;
    return (struct glyph){small ? "icons/key_1" : "icons/key_wide", small ? 48 : 96, label};
}

enum intent_kind bar_means(enum prompt_key key, bool second, char *letter)
{
    static const enum intent_kind kinds[] = {
        [PROMPT_MOVE] = INTENT_NONE,           [PROMPT_CONFIRM] = INTENT_CONFIRM,
        [PROMPT_CANCEL] = INTENT_CANCEL,       [PROMPT_SECONDARY] = INTENT_SECONDARY,
        [PROMPT_ALTERNATE] = INTENT_ALTERNATE, [PROMPT_GROUPS] = INTENT_PAGE_PREV,
        [PROMPT_PAGES] = INTENT_PAGE_PREV,     [PROMPT_MENU] = INTENT_MENU,
        [PROMPT_UNDO] = INTENT_ERASE,          [PROMPT_HINT] = INTENT_KEY,
        [PROMPT_COPY] = INTENT_ALTERNATE,      [PROMPT_LOG] = INTENT_KEY,
        [PROMPT_HELP] = INTENT_HELP,           [PROMPT_PANELS] = INTENT_PAGE_NEXT,
    };
    *letter = '\0';
    if (key == PROMPT_HINT || key == PROMPT_LOG) {
        *letter = key == PROMPT_HINT ? 'h' : 'l';
    }
    return second ? INTENT_PAGE_NEXT : kinds[key];
}

bool bar_hint_is_held(const struct front *front)
{
    return front->device == DEVICE_PAD &&
           bindings_of(&front->settings.bindings, DEVICE_PAD, ACTION_HINT)[0] == '\0';
}

static struct glyph pad_glyph(const struct front *front, enum prompt_key key, int pair)
{
    if (key == PROMPT_MOVE) {
        return (struct glyph){"icons/pad_dpad", 48, NULL};
    }
    const struct bindings *bindings = &front->settings.bindings;
    bool own = key == PROMPT_HINT && !bar_hint_is_held(front);
    const char *button = bindings_of(bindings, DEVICE_PAD, own ? ACTION_HINT : action_of(key, pair, true));
    const char *picture = control_pad_picture(front->pad_style, button);
    if (picture == NULL) {
        return cap(control_pad_label(button));
    }
    bool shoulder = strstr(button, "shoulder") != NULL;
    return (struct glyph){picture, shoulder ? 54 : 48, NULL};
}

static struct glyph key_glyph(const struct front *front, enum prompt_key key, int pair)
{
    if (key == PROMPT_MOVE) {
        return (struct glyph){"icons/key_arrows", 48, NULL};
    }
    if (key == PROMPT_GROUPS) {
        return cap(control_key_label("Tab")); /* beside the page keys, and nearer */
    }
    const struct bindings *bindings = &front->settings.bindings;
    enum action action = action_of(key, pair, false);
    if (action < CABINET_ACTIONS) { /* a game may have a letter that is nearer */
        action = action_shown(bindings->game, action);
    }
    return cap(control_key_label(bindings_of(bindings, DEVICE_KEYS, action)));
}

/* What a finger does on the table is a tap or a hold; all else is done by a tap on the prompt itself. */
static struct glyph finger_glyph(enum prompt_key key, int pair)
{
    switch (key) {
    case PROMPT_MOVE:
        return (struct glyph){0};
    case PROMPT_CANCEL:
        return (struct glyph){"icons/touch_hold", 48, NULL};
    case PROMPT_PAGES:
        return cap(pair ? "\u203A" : "\u2039");
    default:
        return (struct glyph){"icons/touch_tap", 48, NULL};
    }
}

/* No picture: this device needs no prompt for the control. */
static struct glyph glyph_of(const struct front *front, enum prompt_key key, int pair)
{
    if (front->device == DEVICE_PAD) {
        return pad_glyph(front, key, pair);
    }
    if (front->device == DEVICE_TOUCH) {
        return finger_glyph(key, pair);
    }
    if (front->device == DEVICE_MOUSE) {
        if (key == PROMPT_MOVE) {
            return (struct glyph){0};
        }
        if (key == PROMPT_CONFIRM || key == PROMPT_CANCEL) {
            return (struct glyph){key == PROMPT_CONFIRM ? "icons/mouse_left" : "icons/mouse_right", 48, NULL};
        }
    }
    return key_glyph(front, key, pair);
}

/* Draws one glyph of a control at its left middle; returns its width. `pair` picks the second of
 * PROMPT_PAGES. */
static float bar_glyph(const struct front *front, struct draw_list *list, enum prompt_key key, int pair,
                       float x, float y, float height)
{
    struct glyph glyph = glyph_of(front, key, pair);
    if (glyph.picture == NULL) {
        return 0;
    }
    float width = glyph.width * height / 48;
    draw_sprite(list, glyph.picture, (struct rect){x, y - height / 2, width, height});
    if (glyph.key) {
        draw_text_fit(list, x + width / 2, y + height * .10f, glyph.key, FONT_SIGN, height * .48f, INK_INK,
                      ANCHOR_MIDDLE, width * .74f);
    }
    return width;
}

void bar_page_glyphs(const struct front *front, struct draw_list *list, struct rect dialog, struct rect first,
                     struct rect last)
{
    if (device_points(front->device)) {
        return;
    }
    bool folds = form_narrow(&front->frame, DIALOG_FOLDS), pad = front->device == DEVICE_PAD;
    float height = pad ? 42 : 36, wide = pad ? 54 * 42 / 48.0f : 96 * 36 / 48.0f,
          end = dialog.x + dialog.w - 36;
    float y = folds ? dialog.y + 56 : last.y + last.h - 36;
    bar_glyph(front, list, PROMPT_PAGES, 0, folds ? end - 8 - 2 * wide : first.x - 18 - wide, y, height);
    bar_glyph(front, list, PROMPT_PAGES, 1, folds ? end - wide : last.x + last.w + 18, y, height);
}

int bar_glyphs_of(enum prompt_key key)
{
    return key == PROMPT_PAGES ? 2 : 1;
}

float bar_prompt_width(const struct front *front, const struct draw_list *list, const struct prompt *prompt,
                       bool labelled, float height, float size)
{
    float width = 0;
    for (int i = 0; i < bar_glyphs_of(prompt->key); i++) {
        struct glyph glyph = glyph_of(front, prompt->key, i);
        if (glyph.picture == NULL) {
            return 0;
        }
        width += glyph.width * height / 48 + 4;
    }
    return width + (labelled ? 6 + draw_text_width(list, prompt->label, FONT_SIGN_SEMI, size, 0) : 0) + 26;
}

float bar_prompts_width(const struct front *front, const struct draw_list *list, const struct prompt *prompts,
                        int count, int labelled, float height, float size)
{
    float width = 0;
    for (int i = 0; i < count; i++) {
        width += bar_prompt_width(front, list, &prompts[i], i < labelled, height, size);
    }
    return width;
}

void bar_prompts(const struct front *front, struct draw_list *list, const struct prompt *prompts, int count,
                 int labelled, float x, float y, float height, float size)
{
    float left = x - bar_prompts_width(front, list, prompts, count, labelled, height, size);
    for (int i = 0; i < count; i++) {
        float width = bar_prompt_width(front, list, &prompts[i], i < labelled, height, size), at = left;
        if (width <= 0) {
            continue;
        }
        for (int k = 0; k < bar_glyphs_of(prompts[i].key); k++) {
            at += bar_glyph(front, list, prompts[i].key, k, at, y - height * .22f, height) + 4;
        }
        if (i < labelled) {
            draw_text(list, at + 6, y, prompts[i].label, FONT_SIGN_SEMI, size, INK_CREAM, ANCHOR_START);
        }
        left += width;
    }
}
