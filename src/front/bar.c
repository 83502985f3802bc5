/* SPDX-License-Identifier: MIT */
#include "front/bar.h"

#include "base/words.h"
#include "front/front.h"
#include "ui/furniture.h"

#include <math.h>

/* Pictures of the pad's controls; the second name is that of a pair. */
struct pad_glyphs {
    const char *move, *confirm, *cancel, *discard, *sort, *left, *right, *menu;
};

static const struct pad_glyphs PADS[] = {
    [PAD_XBOX] = {.move = "icons/pad_dpad",
                  .confirm = "icons/pad_a",
                  .cancel = "icons/pad_b",
                  .discard = "icons/pad_x",
                  .sort = "icons/pad_y",
                  .left = "icons/pad_lb",
                  .right = "icons/pad_rb",
                  .menu = "icons/pad_menu"},
    [PAD_PLAYSTATION] = {.move = "icons/pad_dpad",
                         .confirm = "icons/pad_cross",
                         .cancel = "icons/pad_circle",
                         .discard = "icons/pad_square",
                         .sort = "icons/pad_triangle",
                         .left = "icons/pad_l1",
                         .right = "icons/pad_r1",
                         .menu = "icons/pad_options"},
    [PAD_NINTENDO] = {.move = "icons/pad_dpad",
                      .confirm = "icons/pad_a",
                      .cancel = "icons/pad_b",
                      .discard = "icons/pad_x",
                      .sort = "icons/pad_y",
                      .left = "icons/pad_l",
                      .right = "icons/pad_r",
                      .menu = "icons/pad_plus"},
};

/* A glyph: its picture, the width of that picture at a height of 48, and a key's name on it. */
struct glyph {
    const char *picture;
    float width;
    const char *key;
};

static struct glyph pad_glyph(const struct front *front, enum prompt_key key, int pair)
{
    const struct pad_glyphs *pad = &PADS[front->pad_style];
    switch (key) {
    case PROMPT_MOVE:
        return (struct glyph){pad->move, 48, NULL};
    case PROMPT_CONFIRM:
        return (struct glyph){pad->confirm, 48, NULL};
    case PROMPT_CANCEL:
    case PROMPT_TAKE_BACK:
        return (struct glyph){pad->cancel, 48, NULL};
    case PROMPT_DISCARD:
        return (struct glyph){pad->discard, 48, NULL};
    case PROMPT_SORT:
        return (struct glyph){pad->sort, 48, NULL};
    case PROMPT_PILES:
        return (struct glyph){pad->left, 54, NULL};
    case PROMPT_PAGES:
        return (struct glyph){pair ? pad->right : pad->left, 54, NULL};
    case PROMPT_MENU:
        return (struct glyph){pad->menu, 48, NULL};
    }
    return (struct glyph){0};
}

static struct glyph key_glyph(enum prompt_key key, int pair)
{
    static const char small[] = "icons/key_1", wide[] = "icons/key_wide";
    switch (key) {
    case PROMPT_MOVE:
        return (struct glyph){"icons/key_arrows", 48, NULL};
    case PROMPT_CONFIRM:
        return (struct glyph){wide, 96, _("Enter")};
    case PROMPT_CANCEL:
    case PROMPT_MENU:
        return (struct glyph){wide, 96, _("Esc")};
    case PROMPT_TAKE_BACK:
        return (struct glyph){small, 48, "Z"};
    case PROMPT_DISCARD:
        return (struct glyph){small, 48, "D"};
    case PROMPT_SORT:
        return (struct glyph){small, 48, "O"};
    case PROMPT_PILES:
        return (struct glyph){wide, 96, _("Tab")};
    case PROMPT_PAGES:
        return (struct glyph){wide, 96, pair ? _("PgDn") : _("PgUp")};
    }
    return (struct glyph){0};
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
    return key_glyph(key, pair);
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

float bar_pad_glyph(const struct front *front, struct draw_list *list, enum prompt_key key, int pair, float x,
                    float y, float height)
{
    return draw_glyph(list, pad_glyph(front, key, pair), x, y, height);
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

static void draw_lamp(struct draw_list *list, bool lit, float x, float y)
{
    shape_begin(list, (struct rect){x - 14, y - 14, 28, 28});
    shape_circle(list, 14, 14, 12,
                 (struct paint){.fill = lit ? INK_GREEN : (struct rgba){0, 0, 0, 0},
                                .stroke = lit ? INK_CREAM : INK_STONE,
                                .width = 2.4f});
    shape_end(list);
}

/* How the bar shares its width between what it says and its prompts. */
struct bar_share {
    float message, hint; /* natural widths */
    int labelled;        /* prompts that keep their words */
    float prompts;       /* width of them all */
    float end;
};

enum { MESSAGE_X = 64, AIR = 28, PROMPT_HEIGHT = 32, PROMPT_SIZE = 24 };
static const float message_size = 27, hint_size = 23, hint_least = 18;

/* The message has the first right to the room, then the prompts' glyphs, the hint, the prompts' words. */
static struct bar_share share(const struct front *front, const struct draw_list *list,
                              const struct status *status)
{
    struct bar_share bar = {
        .message = draw_text_width(list, status->message, FONT_BODY_SEMI, message_size, 0),
        .hint = draw_text_width(list, status->hint, FONT_BODY, hint_size, 0),
        .labelled = status->prompts,
        .end = list->canvas.w - 20,
    };
    float least = bar.hint > 0 ? bar.hint * hint_least / hint_size + AIR : 0;
    for (;; bar.labelled--) {
        bar.prompts = prompts_width(front, list, status->prompt, status->prompts, bar.labelled, PROMPT_HEIGHT,
                                    PROMPT_SIZE);
        if (bar.labelled == 0 || MESSAGE_X + bar.message + least + AIR <= bar.end - bar.prompts) {
            return bar;
        }
    }
}

void bar_draw(const struct front *front, struct draw_list *list, const struct status *status)
{
    float y = list->canvas.h - BAR_HEIGHT;
    struct bar_share bar = share(front, list, status);
    draw_fill(list, (struct rect){0, y, list->canvas.w, BAR_HEIGHT}, INK_INK);
    draw_fill(list, (struct rect){0, y, list->canvas.w, 3}, INK_GOLD);
    draw_prompts(front, list, status->prompt, status->prompts, bar.labelled, bar.end, y + 31, PROMPT_HEIGHT,
                 PROMPT_SIZE);
    if (status->message[0] == '\0') {
        return;
    }
    draw_lamp(list, status->lamp, 40, y + 23);
    float room = bar.end - bar.prompts - AIR - MESSAGE_X;
    draw_text_fit(list, MESSAGE_X, y + 32, status->message, FONT_BODY_SEMI, message_size, INK_GOLDLT,
                  ANCHOR_START, room);
    float hint_room = room - bar.message - AIR;
    if (bar.hint > 0 && hint_room > 0) {
        draw_text_fit(list, MESSAGE_X + bar.message + AIR, y + 31, status->hint, FONT_BODY, hint_size,
                      INK_CREAM, ANCHOR_START, hint_room);
    }
}

bool bar_hit(const struct front *front, const struct draw_list *list, const struct status *status, float x,
             float y, enum prompt_key *key, bool *second)
{
    if (y < list->canvas.h - BAR_HEIGHT) {
        return false;
    }
    struct bar_share bar = share(front, list, status);
    float left = bar.end - bar.prompts;
    for (int i = 0; i < status->prompts; i++) {
        float width =
            prompt_width(front, list, &status->prompt[i], i < bar.labelled, PROMPT_HEIGHT, PROMPT_SIZE);
        if (width > 0 && x >= left && x < left + width - 8) {
            *key = status->prompt[i].key;
            *second = glyphs_of(*key) == 2 && x >= left + width / 2;
            return true;
        }
        left += width;
    }
    return false;
}
