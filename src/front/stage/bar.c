/* SPDX-License-Identifier: MIT */
#include "front/stage/bar.h"

#include "base/i18n/translate.h"
#include "front/front_inside.h"
#include "front/scenes/controls.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"
#include "ui/shape.h"

#include <math.h>
#include <string.h>

/* A glyph: its picture, the width of that picture at a height of 48, and a key's name on it. */
struct glyph {
    const char *picture;
    float width;
    const char *key;
};

/* The action whose key or button a prompt shows. */
static enum action action_of(enum prompt_key key, int pair, bool pad)
{
    switch (key) {
    case PROMPT_CONFIRM:
        return ACTION_CONFIRM;
    case PROMPT_CANCEL:
        return ACTION_CANCEL;
    case PROMPT_UNDO:
        return pad ? ACTION_CANCEL : ACTION_UNDO;
    case PROMPT_SECONDARY:
        return pad ? ACTION_SECONDARY : ACTION_LETTER_D;
    case PROMPT_ALTERNATE:
        return ACTION_ALTERNATE;
    case PROMPT_GROUPS:
        return ACTION_PREV;
    case PROMPT_PAGES:
        return pair ? ACTION_NEXT : ACTION_PREV;
    case PROMPT_PANELS:
        return ACTION_NEXT;
    case PROMPT_MENU:
        return pad ? ACTION_MENU : ACTION_CANCEL;
    case PROMPT_HINT:
        return pad ? ACTION_ALTERNATE : ACTION_HINT;
    case PROMPT_COPY:
        return pad ? ACTION_ALTERNATE : ACTION_COPY;
    case PROMPT_LOG:
        return pad ? ACTION_SECONDARY : ACTION_LOG;
    case PROMPT_HELP:
        return pad ? ACTION_CONFIRM : ACTION_HELP;
    case PROMPT_MOVE:
        break;
    }
    return ACTIONS;
}

/* A cap with a name on it, as wide as the name wants. */
static struct glyph cap(const char *label)
{
    bool small = label[0] == '\0' || text_characters(label, strlen(label)) == 1;
    return (struct glyph){small ? "icons/key_1" : "icons/key_wide", small ? 48 : 96, label};
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
    const char *picture = controls_pad_picture(front->pad_style, button);
    if (picture == NULL) {
        return cap(controls_pad_label(button));
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
        return cap(controls_key_label("Tab")); /* beside the page keys, and nearer */
    }
    return cap(
        controls_key_label(bindings_of(&front->settings.bindings, DEVICE_KEYS, action_of(key, pair, false))));
}

/* No picture: this device needs no prompt for the control. */
static struct glyph glyph_of(const struct front *front, enum prompt_key key, int pair)
{
    if (front->device == DEVICE_PAD) {
        return pad_glyph(front, key, pair);
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

static float draw_glyph(struct draw_list *list, struct glyph glyph, float x, float y, float height)
{
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

float bar_glyph(const struct front *front, struct draw_list *list, enum prompt_key key, int pair, float x,
                float y, float height)
{
    return draw_glyph(list, glyph_of(front, key, pair), x, y, height);
}

void bar_page_glyphs(const struct front *front, struct draw_list *list, struct rect dialog, struct rect first,
                     struct rect last)
{
    if (front->device == DEVICE_MOUSE) {
        return;
    }
    bool folds = dialog_folds(front), pad = front->device == DEVICE_PAD;
    float height = pad ? 42 : 36, wide = pad ? 54 * 42 / 48.0f : 96 * 36 / 48.0f,
          end = dialog.x + dialog.w - 36;
    float y = folds ? dialog.y + 56 : last.y + last.h - 36;
    bar_glyph(front, list, PROMPT_PAGES, 0, folds ? end - 8 - 2 * wide : first.x - 18 - wide, y, height);
    bar_glyph(front, list, PROMPT_PAGES, 1, folds ? end - wide : last.x + last.w + 18, y, height);
}

static int glyphs_of(enum prompt_key key)
{
    return key == PROMPT_PAGES ? 2 : 1;
}

static float prompt_width(const struct front *front, const struct draw_list *list,
                          const struct prompt *prompt, bool labelled, float height, float size)
{
    float width = 0;
    for (int i = 0; i < glyphs_of(prompt->key); i++) {
        struct glyph glyph = glyph_of(front, prompt->key, i);
        if (glyph.picture == NULL) {
            return 0;
        }
        width += glyph.width * height / 48 + 4;
    }
    return width + (labelled ? 6 + draw_text_width(list, prompt->label, FONT_SIGN_SEMI, size, 0) : 0) + 26;
}

/* The width of all prompts of which the first `labelled` keep their words. */
static float prompts_width(const struct front *front, const struct draw_list *list,
                           const struct prompt *prompts, int count, int labelled, float height, float size)
{
    float width = 0;
    for (int i = 0; i < count; i++) {
        width += prompt_width(front, list, &prompts[i], i < labelled, height, size);
    }
    return width;
}

static float draw_prompts(const struct front *front, struct draw_list *list, const struct prompt *prompts,
                          int count, int labelled, float x, float y, float height, float size)
{
    float start = x - prompts_width(front, list, prompts, count, labelled, height, size), left = start;
    for (int i = 0; i < count; i++) {
        float width = prompt_width(front, list, &prompts[i], i < labelled, height, size), at = left;
        if (width <= 0) {
            continue;
        }
        for (int k = 0; k < glyphs_of(prompts[i].key); k++) {
            at += bar_glyph(front, list, prompts[i].key, k, at, y - height * .22f, height) + 4;
        }
        if (i < labelled) {
            draw_text(list, at + 6, y, prompts[i].label, FONT_SIGN_SEMI, size, INK_CREAM, ANCHOR_START);
        }
        left += width;
    }
    return start;
}

float bar_prompts(const struct front *front, struct draw_list *list, const struct prompt *prompts, int count,
                  float x, float y, float height, float size)
{
    return draw_prompts(front, list, prompts, count, count, x, y, height, size);
}

float bar_prompts_width(const struct front *front, const struct draw_list *list, const struct prompt *prompts,
                        int count, float height, float size)
{
    return prompts_width(front, list, prompts, count, count, height, size);
}

static void draw_lamp(struct draw_list *list, bool lit, float x, float y)
{
    shape_begin(list, (struct rect){x - 14, y - 14, 28, 28});
    shape_circle(list, 14, 14, 12,
                 (struct paint){.fill = lit ? INK_GREEN : (struct rgba){0, 0, 0, 0},
                                .stroke = lit ? INK_CREAM : INK_STONE,
                                .width = 2.4f});
    shape_end(list);
}

struct rect bar_box(const struct frame *frame)
{
    /* Phones have a little more of it, and what lies below where a thumb wipes. */
    float covered = frame->canvas.h - frame->safe.y - frame->safe.h;
    float h = frame->kind == FRAME_FLAT      ? 38 + covered
              : frame->kind == FRAME_POCKET  ? 46 + covered
              : frame->kind == FRAME_COMPACT ? 46
                                             : BAR_HEIGHT;
    return (struct rect){0, frame->canvas.h - h, frame->canvas.w, h};
}

/* How the bar shares its width between what it says and its prompts. */
struct bar_share {
    struct prompt prompt[PROMPTS_MAX]; /* those that stand there */
    int prompts_count;
    float start;         /* where words begin; the lamp is before them */
    float message, hint; /* natural widths; 0: not said */
    int labelled;        /* prompts that keep their words */
    float size;          /* of those words */
    bool band;           /* the hint stands above */
    float prompts;       /* width of them all */
    float end;
};

enum {
    LAMP = 24,
    AIR = 28,
    PROMPT_HEIGHT = 32,
    PROMPT_SIZE = 24,
    PROMPT_LEAST = 18,
    PROMPT_STEP = 2,
    BAND_LEADING = 32
};
static const float message_size = 27, hint_size = 23, least_size = 18;

/* Without the lamp's or a glyph's room at the sides, and without a notch. */
static void find_ends(const struct draw_list *list, const struct status *status, struct bar_share *bar)
{
    if (list->frame.kind == FRAME_WIDE) {
        bar->start = 64;
        bar->end = list->frame.canvas.w - 20;
    } else {
        struct rect in = frame_inner(&list->frame, frame_margin(list->frame.kind));
        bar->start = in.x + 36;
        bar->end = in.x + in.w + (status->prompts ? 20 : AIR);
    }
}

/* Where a narrow bar has no room for both: a reason stands above it, or in the place of whose turn it is;
 * what a card would do goes without saying. */
static void say_less(const struct draw_list *list, const struct status *status, struct bar_share *bar)
{
    enum frame_kind kind = list->frame.kind;
    bool phone = kind == FRAME_POCKET || kind == FRAME_FLAT;
    if (!bar->band || kind == FRAME_WIDE) {
        return;
    }
    if (!status->urgent) {
        bar->band = false;
        bar->hint = 0;
    } else if (phone && bar->hint * least_size / hint_size <= bar->end - bar->prompts - AIR - bar->start) {
        bar->band = false;
        bar->message = 0;
    }
}

static void measure_prompts(const struct front *front, const struct draw_list *list, struct bar_share *bar)
{
    bar->prompts =
        prompts_width(front, list, bar->prompt, bar->prompts_count, bar->labelled, PROMPT_HEIGHT, bar->size);
}

/* All of them, or those that no button on the screen repeats. */
static void take_prompts(const struct status *status, bool doubled, struct bar_share *bar)
{
    bar->prompts_count = 0;
    for (int i = 0; i < status->prompts; i++) {
        if (doubled || !status->doubled[i]) {
            bar->prompt[bar->prompts_count++] = status->prompt[i];
        }
    }
    bar->labelled = bar->prompts_count;
}

static float room_beside_prompts(const struct bar_share *bar)
{
    return bar->end - bar->prompts - AIR - bar->start;
}

static bool has_room(const struct bar_share *bar)
{
    return room_beside_prompts(bar) >= bar->message * least_size / message_size;
}

/* Makes the prompts smaller, step by step, until both have room; false: they never have. */
static bool shrink(const struct front *front, const struct draw_list *list, struct bar_share *bar)
{
    for (bar->size = PROMPT_SIZE; bar->size >= PROMPT_LEAST; bar->size -= PROMPT_STEP) {
        measure_prompts(front, list, bar);
        if (has_room(bar)) {
            return true;
        }
    }
    bar->size = PROMPT_LEAST;
    return false;
}

/* The prompts with their words have the first right to the room: where it is short, the message shrinks
 * first, then those go that are buttons on the screen as well, then the prompts shrink, then a message that
 * can be spared goes, and only then the last prompts stand there without words. */
static void share_with_prompts(const struct front *front, const struct draw_list *list,
                               const struct status *status, struct bar_share *bar)
{
    const bool wide = list->frame.kind == FRAME_WIDE;
    take_prompts(status, true, bar);
    bar->size = PROMPT_SIZE;
    measure_prompts(front, list, bar);
    if (!wide && !has_room(bar)) {
        take_prompts(status, false, bar);
    }
    if (shrink(front, list, bar)) {
        return;
    }
    if (status->spare && !wide) {
        float message = bar->message;
        bar->message = 0;
        if (shrink(front, list, bar)) {
            return;
        }
        bar->message = message;
    }
    while (bar->labelled > 0 && !has_room(bar)) {
        bar->labelled--;
        measure_prompts(front, list, bar);
    }
}

/* What the prompts leave is the message's, then the hint's: where that has no room beside them it gets a band
 * of its own above the bar. */
static struct bar_share share(const struct front *front, const struct draw_list *list,
                              const struct status *status)
{
    struct bar_share bar = {
        .message = draw_text_width(list, status->message, FONT_BODY_SEMI, message_size, 0),
        .hint = draw_text_width(list, status->hint, FONT_BODY, hint_size, 0),
    };
    find_ends(list, status, &bar);
    share_with_prompts(front, list, status, &bar);
    bar.band =
        bar.hint > 0 && bar.hint * least_size / hint_size + AIR > room_beside_prompts(&bar) - bar.message;
    say_less(list, status, &bar);
    return bar;
}

bool bar_prompts_have_words(const struct front *front, const struct draw_list *list,
                            const struct status *status)
{
    struct bar_share bar = share(front, list, status);
    return bar.labelled == bar.prompts_count;
}

/* A sentence that is too long for the bar: across the whole width above it, or where it was given room. */
struct band {
    struct rect box;
    float x, room; /* of its letters */
    float size, leading;
    bool floats; /* it stands apart from the bar */
};

static struct band band_of(const struct draw_list *list, const struct status *status,
                           const struct bar_share *bar)
{
    float bar_y = bar_box(&list->frame).y;
    struct rect box = {0, 0, list->frame.canvas.w, bar_y};
    struct band band = {.x = bar->start, .room = box.w - bar->start - 20, .size = hint_size};
    if (status->band.w > 0) {
        box = status->band;
        band.x = fmaxf(box.x + 20, bar->start);
        band.room = box.x + box.w - 20 - band.x;
    }
    band.floats = box.y + box.h < bar_y;
    band.leading = BAND_LEADING;
    int lines = draw_text_lines(list, status->hint, FONT_BODY_MEDIUM, band.size, band.room);
    while (status->band.w > 0 && 18 + band.leading * (float)lines > box.h && band.size > least_size) {
        band.size = fmaxf(band.size - .5f, least_size); /* it has to find room there */
        band.leading = BAND_LEADING * band.size / hint_size;
        lines = draw_text_lines(list, status->hint, FONT_BODY_MEDIUM, band.size, band.room);
    }
    float high = 12 + band.leading * (float)lines + (band.floats ? 6.0f : 0);
    band.box = (struct rect){box.x, box.y + box.h - high, box.w, high};
    return band;
}

struct rect bar_band(const struct front *front, const struct draw_list *list)
{
    const struct scene *scene = front_scene(front);
    const struct rect none = {0, 0, 0, 0};
    struct status status;
    if (!scene || !scene->status) {
        return none;
    }
    front_status(front, scene, &status);
    struct bar_share bar = share(front, list, &status);
    return status.message[0] != '\0' && bar.band ? band_of(list, &status, &bar).box : none;
}

/* From edge to edge a strip between rules; where it has room for itself a plate. */
static void draw_ground(struct draw_list *list, const struct band *band)
{
    const struct rect box = band->box;
    if (band->floats && box.w < list->frame.canvas.w) {
        shape_begin(list, rect_grow(box, 1));
        shape_rect(list, 1, 1, box.w, box.h, 10, paint_fill(INK_INK));
        shape_rect(list, 4, 4, box.w - 6, box.h - 6, 7, paint_line(INK_GOLD, 2));
        shape_end(list);
        return;
    }
    draw_fill(list, box, INK_INK);
    draw_fill(list, (struct rect){box.x, box.y, box.w, 3}, INK_GOLD);
    if (band->floats) {
        draw_fill(list, (struct rect){box.x, box.y + box.h - 3, box.w, 3}, INK_GOLD);
    }
}

static void draw_band(struct draw_list *list, const struct status *status, const struct bar_share *bar)
{
    struct band band = band_of(list, status, bar);
    struct rect box = band.box;
    draw_ground(list, &band);
    draw_text_wrapped(list, band.x, box.y + band.leading - 1, status->hint, FONT_BODY_MEDIUM, band.size,
                      INK_CREAM, ANCHOR_START, band.room, band.leading);
}

/* Baselines of letters so designed. Large print stands lower: an accent on a capital keeps off the rule. */
static float baseline(const struct draw_list *list, struct rect box, float design, float size)
{
    const float rule = 3, ascent = .95f, descent = .22f, em = draw_text_size(list, FONT_BODY_SEMI, size);
    return box.y + fmaxf(design, fminf(rule + ascent * em, box.h - descent * em));
}

static void draw_words(struct draw_list *list, const struct status *status, const struct bar_share *bar)
{
    const struct rect box = bar_box(&list->frame);
    float room = bar->end - bar->prompts - AIR - bar->start, x = bar->start;
    if (bar->message > 0) {
        draw_text_fit(list, x, baseline(list, box, 32, message_size), status->message, FONT_BODY_SEMI,
                      message_size, INK_GOLDLT, ANCHOR_START, room);
        x += bar->message + AIR;
        room -= bar->message + AIR;
    }
    if (bar->band) {
        draw_band(list, status, bar);
    } else if (bar->hint > 0 && room > 0) {
        draw_text_fit(list, x, baseline(list, box, 31, hint_size), status->hint, FONT_BODY, hint_size,
                      INK_CREAM, ANCHOR_START, room);
    }
}

void bar_draw(const struct front *front, struct draw_list *list, const struct status *status)
{
    struct rect box = bar_box(&list->frame);
    struct bar_share bar = share(front, list, status);
    draw_fill(list, box, INK_INK);
    draw_fill(list, (struct rect){0, box.y, box.w, 3}, INK_GOLD);
    draw_prompts(front, list, bar.prompt, bar.prompts_count, bar.labelled, bar.end, box.y + 31, PROMPT_HEIGHT,
                 bar.size);
    if (status->message[0] == '\0') {
        return;
    }
    if (bar.message > 0 || (bar.hint > 0 && !bar.band)) { /* no lamp without a word */
        draw_lamp(list, status->lamp, bar.start - LAMP, box.y + 23);
    }
    draw_words(list, status, &bar);
}

bool bar_hit(const struct front *front, const struct draw_list *list, const struct status *status, float x,
             float y, enum prompt_key *key, bool *second)
{
    if (y < bar_box(&list->frame).y) {
        return false;
    }
    struct bar_share bar = share(front, list, status);
    float left = bar.end - bar.prompts;
    for (int i = 0; i < bar.prompts_count; i++) {
        float width = prompt_width(front, list, &bar.prompt[i], i < bar.labelled, PROMPT_HEIGHT, bar.size);
        if (width > 0 && x >= left && x < left + width - 8) {
            *key = bar.prompt[i].key;
            *second = glyphs_of(*key) == 2 && x >= left + width / 2;
            return true;
        }
        left += width;
    }
    return false;
}
