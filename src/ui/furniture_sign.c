/* SPDX-License-Identifier: MIT */
/* Direction signs and push buttons. */
#include "ui/furniture.h"

#include "base/text.h"

#include <math.h>
#include <string.h>

/* The distance that a pressed plate moves, onto its shadow. */
static const struct point PUSH = {3, 4};
/* The text `sub` after a label takes at most SUB_SHARE of the sign's width, after a gap. First `sub` shrinks
 * to its least size, then the label to its least share; if this is not enough, `sub` is left out. */
static const float SUB_SIZE = 24, SUB_SHARE = .45f, SUB_AIR = 16, SUB_LEAST = 14, LABEL_LEAST = .8f;
/* The focus frame reaches this far beyond the sign. */
enum { SIGN_HALO = 14 };

void furniture_n7(struct draw_list *list, float x, float y, float height)
{
    float w = height * FURNITURE_N7_WIDE, size = height * .76f;
    shape_begin(list, (struct rect){x, y, w, height});
    shape_rect(list, 0, 0, w, height, 5, paint_fill(INK_RED));
    shape_rect(list, 2.5f, 2.5f, w - 5, height - 5, 3.5f, paint_line(INK_CREAM, 1.8f));
    shape_end(list);
    /* The letters are part of a picture: they keep their size in large print. */
    draw_text(list, x + w / 2, y + size, "N 7", FONT_SIGN,
              size * size / draw_text_size(list, FONT_SIGN, size), INK_CREAM, ANCHOR_MIDDLE);
}

/* The outline of a sign that points right, at an offset in its shape. */
static void sign_outline(struct draw_list *list, float w, float h, struct paint paint)
{
    shape_path(list, paint, "M10 0L%g 0L%g %gL%g %gL10 %gC4 %g 0 %g 0 %gL0 10C0 4 4 0 10 0Z", w - h * .42f, w,
               h / 2, w - h * .42f, h, h, h, h - 4, h - 10);
}

static void sign_keyline(struct draw_list *list, float w, float h, struct paint paint)
{
    shape_path(list, paint, "M12 6L%g 6L%g %gL%g %gL12 %gC8 %g 6 %g 6 %gL6 12C6 8 8 6 12 6Z", w - h * .45f,
               w - 9, h / 2, w - h * .45f, h - 6, h - 6, h - 6, h - 8, h - 12);
}

static void sign_shape(struct draw_list *list, const struct furniture_sign *sign)
{
    float w = sign->box.w, h = sign->box.h, out = SIGN_HALO;
    shape_begin(list, rect_grow(sign->box, out));
    if (sign->mirrored) {
        shape_group(list, "translate(%g %g) scale(-1 1)", w + out, out);
    } else {
        shape_group(list, "translate(%g %g)", out, out);
    }
    if (!sign->focus) {
        shape_group(list, "translate(%g 6)", sign->mirrored ? -4.0 : 4.0);
        sign_outline(list, w, h, paint_fill(ink_fade(INK_INK, .35f)));
        shape_group_end(list);
    }
    if (sign->pressed) {
        shape_group(list, "translate(%g %g)", sign->mirrored ? -PUSH.x : PUSH.x, PUSH.y);
    }
    if (sign->focus) {
        sign_outline(list, w, h,
                     (struct paint){.stroke = ink_fade(INK_SUN, .30f), .width = 26, .round = true});
        sign_outline(list, w, h, (struct paint){INK_INK, INK_INK, 15, true});
        sign_outline(list, w, h, (struct paint){INK_SUN, INK_SUN, 10, true});
    }
    sign_outline(list, w, h, paint_fill(sign->fill));
    sign_keyline(list, w, h, paint_line(ink_fade(sign->ink, .75f), 2));
    if (sign->pressed) {
        shape_group_end(list);
    }
    shape_group_end(list);
    shape_end(list);
}

/* Draws label and sub, one above the other, in the middle of the sign. */
static void sign_centred(struct draw_list *list, const struct furniture_sign *sign, struct point at)
{
    float w = sign->box.w, h = sign->box.h;
    float middle = at.x + w / 2 + (sign->mirrored ? h * .24f : -h * .196f), room = w - h * .9f;
    bool sub = sign->sub && sign->sub[0];
    draw_text_fit(list, middle, at.y + h / 2 + (sub ? -1 : sign->size * .35f), sign->label, FONT_SIGN,
                  sign->size, sign->ink, ANCHOR_MIDDLE, room);
    if (sub) {
        draw_text_fit(list, middle, at.y + h / 2 + 29, sign->sub, FONT_BODY_MEDIUM, 24, sign->sub_ink,
                      ANCHOR_MIDDLE, room);
    }
}

/* The width for `sub`, given the room for both texts; 0: there is no room for it. */
static float sub_room(const struct draw_list *list, const struct furniture_sign *sign, float both)
{
    if (!sign->sub || !sign->sub[0]) {
        return 0;
    }
    float label = draw_text_width(list, sign->label, FONT_SIGN, sign->size, 0);
    float least = draw_text_width(list, sign->sub, FONT_BODY_MEDIUM, SUB_SIZE, 0) * SUB_LEAST /
                  draw_text_size(list, FONT_BODY_MEDIUM, SUB_SIZE);
    float left = fminf(label, both - SUB_AIR - least);
    float room = fminf(both * SUB_SHARE, both - SUB_AIR - left);
    return left >= label * LABEL_LEAST && room >= least ? room : 0;
}

void furniture_sign(struct draw_list *list, const struct furniture_sign *sign)
{
    sign_shape(list, sign);
    struct point at = {sign->box.x, sign->box.y};
    float w = sign->box.w, h = sign->box.h, size = sign->size;
    if (sign->pressed) {
        at = (struct point){at.x + PUSH.x, at.y + PUSH.y};
    }
    if (sign->centred) {
        sign_centred(list, sign, at);
        return;
    }
    float left = at.x + (sign->mirrored ? h * .45f + 12 : 24),
          right = at.x + w - (sign->mirrored ? 24 : h * .60f);
    if (sign->tag) {
        furniture_n7(list, left - 4, at.y + h / 2 - size * .4f, size * .8f);
        left += size * .8f * FURNITURE_N7_WIDE + 12;
    }
    float sub = sub_room(list, sign, right - left);
    if (sub > 0) {
        float wide = fminf(sub, draw_text_width(list, sign->sub, FONT_BODY_MEDIUM, SUB_SIZE, 0));
        draw_text_fit(list, right, at.y + h / 2 + 9, sign->sub, FONT_BODY_MEDIUM, SUB_SIZE, sign->sub_ink,
                      ANCHOR_END, sub);
        right -= wide + SUB_AIR;
    }
    draw_text_fit(list, left, at.y + h / 2 + size * .35f, sign->label, FONT_SIGN, size, sign->ink,
                  ANCHOR_START, right - left);
}

/* Draws a button without its label. */
static void button_plate(struct draw_list *list, struct rect box, struct rgba fill, struct rgba ink,
                         bool focus, struct point push)
{
    shape_begin(list, (struct rect){box.x, box.y, box.w + 6, box.h + 6});
    shape_rect(list, 3.2f, 4, box.w, box.h, 10, paint_fill(ink_fade(INK_INK, .30f)));
    shape_rect(list, push.x, push.y, box.w, box.h, 10, paint_fill(fill));
    shape_rect(list, push.x + 4, push.y + 4, box.w - 8, box.h - 8, 7, paint_line(ink_fade(ink, .80f), 2));
    shape_end(list);
    if (focus) {
        furniture_focus(list, (struct rect){box.x + push.x, box.y + push.y, box.w, box.h}, 10);
    }
}

static const float BUTTON_LETTERS = 32, BUTTON_TRACKING = .8f, BUTTON_AIR = 32;

void furniture_sign_row(struct draw_list *list, struct rect box, const char *label, float size, bool focus,
                        bool pressed)
{
    furniture_sign(list, &(struct furniture_sign){.box = box,
                                                  .label = label,
                                                  .size = size,
                                                  .fill = focus ? INK_CREAM : INK_PAPER,
                                                  .ink = INK_INK,
                                                  .sub_ink = INK_INK,
                                                  .focus = focus,
                                                  .tag = focus,
                                                  .pressed = pressed && focus});
}

void furniture_button(struct draw_list *list, struct rect box, const char *label, struct rgba fill,
                      struct rgba ink, bool focus, bool pressed)
{
    struct point push = pressed ? PUSH : (struct point){0, 0};
    button_plate(list, box, fill, ink, focus, push);
    struct draw_command *text =
        draw_text_tracked(list, box.x + push.x + box.w / 2, box.y + push.y + box.h / 2, label, FONT_SIGN,
                          BUTTON_LETTERS, BUTTON_TRACKING, ink, ANCHOR_MIDDLE, box.w - BUTTON_AIR);
    text->box.y += text->as.text.size * .31f;
}

/* The widest of the words of a label, which do not break. */
static float widest_word(const struct draw_list *list, const char *label, float size)
{
    char word[96];
    float widest = 0;
    while (*label) {
        size_t length = strcspn(label, " ");
        text_format(word, sizeof word, "%.*s", (int)length, label);
        widest = fmaxf(widest, draw_text_width(list, word, FONT_SIGN, size, 0));
        label += length + (label[length] == ' ');
    }
    return widest;
}

void furniture_button_wrapped(struct draw_list *list, struct rect box, const char *label, struct rgba fill,
                              struct rgba ink, bool focus, bool pressed)
{
    const float air = 18, leading = 1.02f, least = 16;
    float room = box.w - air, size = BUTTON_LETTERS;
    bool whole = draw_text_width(list, label, FONT_SIGN, size, BUTTON_TRACKING) <= box.w - BUTTON_AIR;
    if (whole || 2 * least * leading > box.h - air) {
        furniture_button(list, box, label, fill, ink, focus, pressed);
        return;
    }
    while (size > least &&
           (widest_word(list, label, size) > room ||
            draw_text_lines(list, label, FONT_SIGN, size, room) > 2 || 2 * size * leading > box.h - air)) {
        size--;
    }
    struct point push = pressed ? PUSH : (struct point){0, 0};
    button_plate(list, box, fill, ink, focus, push);
    int lines = draw_text_lines(list, label, FONT_SIGN, size, room);
    float middle = box.y + push.y + box.h / 2 + size * .33f;
    draw_text_wrapped(list, box.x + push.x + box.w / 2, middle - (float)(lines - 1) * size * leading / 2,
                      label, FONT_SIGN, size, ink, ANCHOR_MIDDLE, room, size * leading);
}
