/* SPDX-License-Identifier: MIT */
/* The questions before the first tile of a round: which double opens, and whether to deal again. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/bones/words.h"
#include "ui/furniture.h"
#include "ui/poster.h"

#include <math.h>

static bool asks(const struct bones_frame *frame, int phase)
{
    return frame->view->motion.count == 0 && frame->look->mine && frame->view->shown.pub.phase == phase;
}

/* ---- naming ---------------------------------------------------------------------------------- */

enum { STAR_DOWN = 27 }; /* from its middle to where its shadow ends */

/* The mark of the seat at the foot of the screen. */
static void draw_own_mark(const struct bones_frame *frame, float x, float y, float k)
{
    const float r = 22;
    struct draw_list *list = frame->list;
    struct seat_colour colour = bones_colour_of(frame->view, frame->view->viewer);
    shape_begin(list, (struct rect){x - r * k, y - r * k, (2 * r + 4) * k, (2 * r + 5) * k});
    shape_circle(list, (r + 2) * k, (r + 3) * k, r * k, paint_fill(ink_fade(INK_INK, .4f)));
    shape_circle(list, r * k, r * k, r * k, paint_fill(colour.ink));
    shape_end(list);
    seat_mark_draw(list, colour.mark, x, y, 14 * k, colour.on);
}

static void draw_double(const struct bones_frame *frame, int number)
{
    const struct bones_view *view = frame->view;
    struct draw_list *list = frame->list;
    struct point at = bones_layout_double(&view->layout, number);
    float side = bones_layout_double_side(&view->layout), k = side / 74;
    int tile = bones_tile(number, number);
    bool focus = frame->look->focus == BONES_ITEM_DOUBLE + number;
    bool held = (view->shown.hand & bones_bit(tile)) != 0;
    struct move name = {.kind = BONES_MOVE_NAME, .card = (uint8_t)tile};
    if (focus) {
        shape_begin(list, (struct rect){at.x - 128 * k, at.y - 130 * k, 256 * k, 256 * k});
        shape_circle(list, 128 * k, 128 * k, 128 * k, paint_fill(ink_fade(INK_SUN, .22f)));
        shape_circle(list, 128 * k, 128 * k, 108 * k, paint_fill(ink_fade(INK_SUN, .30f)));
        shape_end(list);
        at.y -= 10 * k;
    }
    struct bones_tile_look look = bones_tile_of(tile, at, side * (focus ? 1.22f : 1));
    look.ring = focus;
    look.dim = bones_legal(&view->shown.pub, view->shown.hand, name) == REFUSAL_NONE ? 0 : .5f;
    bones_draw_tile(list, &look);
    if (held) {
        float mark = fmaxf(.9f * k, .6f), y = at.y + (focus ? 122 : 92) * k;
        struct rect plate = bones_layout_naming(&view->layout);
        if (at.y + side < plate.y) { /* the mark stays above the plate with the words */
            y = fminf(y, plate.y - STAR_DOWN * mark - 2);
        }
        draw_own_mark(frame, at.x, y, mark);
    }
}

static void draw_named_words(const struct bones_frame *frame, int number)
{
    const struct bones_view *view = frame->view;
    struct draw_list *list = frame->list;
    struct rect box = bones_layout_naming(&view->layout);
    int tile = bones_tile(number, number);
    float k = box.h / 128, w = box.w, h = box.h;
    shape_begin(list, (struct rect){box.x, box.y, w + 4, h + 6});
    shape_rect(list, 4, 6, w, h, 16, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, 0, 0, w, h, 16, paint_fill(INK_CREAM));
    shape_rect(list, 7, 7, w - 14, h - 14, 11, paint_line(INK_ROYAL, 3));
    shape_end(list);
    char head[96];
    text_format(head, sizeof head, _("%s opens round %d"), bones_double_name(number),
                (int)view->shown.pub.round);
    bool held = (view->shown.hand & bones_bit(tile)) != 0;
    const char *below = held ? tile == BONES_BIG_FIVE ? _("you hold it and lead: the big five earns 10")
                                                      : _("you hold it and lead")
                        : tile == BONES_BIG_FIVE ? _("its holder leads, and the big five earns 10")
                                                 : _("its holder must lead it");
    float large = 42 * fmaxf(k, .8f), small = 27 * fmaxf(k, .82f), first = 54 * k, second = 96 * k;
    float high = .7f * draw_text_size(list, FONT_SIGN, large);
    float low = draw_text_size(list, FONT_BODY_MEDIUM, small);
    if (first - high < 12) { /* a low plate: two lines share the room inside the frame */
        float part = fminf(1, (h - 24) / (high + 1.2f * low));
        large *= part;
        small *= part;
        first = (h - (high + 1.2f * low) * part) / 2 + high * part;
        second = first + low * part;
    }
    draw_text_fit(list, box.x + w / 2, box.y + first, head, FONT_SIGN, large, INK_ROYAL, ANCHOR_MIDDLE,
                  w - 44);
    draw_text_fit(list, box.x + w / 2, box.y + second, below, FONT_BODY_MEDIUM, small, INK_INK, ANCHOR_MIDDLE,
                  w - 40);
}

void bones_draw_naming(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    struct rect field = view->layout.field, plate = bones_layout_naming(&view->layout);
    if (!asks(frame, BONES_PHASE_NAME)) {
        return;
    }
    int number = frame->look->focus - BONES_ITEM_DOUBLE;
    float size = fminf(92, field.h * .16f), x = field.x + field.w / 2;
    poster_letters(frame->list, &(struct poster_letters){.string = _("Name the spinner"),
                                                         .font = FONT_DISPLAY,
                                                         .x = x,
                                                         .y = field.y + size * .82f,
                                                         .size = size,
                                                         .width = field.w * .9f,
                                                         .ink = INK_GOLDLT});
    for (int i = 0; i < BONES_NUMBERS; i++) {
        if (i != number) {
            draw_double(frame, i);
        }
    }
    if (number >= 0 && number < BONES_NUMBERS) {
        draw_named_words(frame, number);
        draw_double(frame, number);
    }
    if (plate.y + plate.h + 44 < field.y + field.h) {
        draw_own_mark(frame, x - 70, plate.y + plate.h + 28, .8f);
        draw_text(frame->list, x - 46, plate.y + plate.h + 37, _("in your hand"), FONT_BODY_MEDIUM, 25,
                  INK_CREAM, ANCHOR_START);
    }
}

/* ---- dealing again --------------------------------------------------------------------------- */

static const char *doubles_title(int doubles)
{
    static const char *const titles[] = {N_("Four doubles!"), N_("Five doubles!"), N_("Six doubles!"),
                                         N_("Seven doubles!")};
    return _(titles[doubles >= 4 && doubles < BONES_NUMBERS ? doubles - 4 : 3]);
}

static void draw_asked_hand(const struct bones_frame *frame, struct rect box)
{
    struct draw_list *list = frame->list;
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(frame->view, frame->view->shown.hand, tile);
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 14, paint_fill(INK_SEA));
    shape_end(list);
    float pitch = box.w / (float)BONES_HAND, side = fminf(fminf(84, pitch * .62f), box.h * .36f);
    for (int i = 0; i < count; i++) {
        bool twice = bones_is_double(tile[i]);
        struct point at = {box.x + pitch * ((float)i + .5f + (float)(BONES_HAND - count) / 2),
                           box.y + box.h / 2 - (twice ? 8 : -10)};
        struct bones_tile_look look = bones_tile_of(tile[i], at, twice ? side : side * .9f);
        look.ring = twice;
        look.dim = twice ? 0 : .28f;
        bones_draw_tile(list, &look);
    }
}

static void draw_answer(const struct bones_frame *frame, bool keep, const char *label, const char *below)
{
    struct draw_list *list = frame->list;
    struct rect box = bones_layout_sign(&frame->view->layout, keep);
    int item = keep ? BONES_ITEM_KEEP : BONES_ITEM_AGAIN;
    bool pressed = frame->look->pressed == item;
    struct rgba ink = keep ? INK_CREAM : INK_INK;
    furniture_sign(list, &(struct furniture_sign){.box = box,
                                                  .label = "",
                                                  .size = 40,
                                                  .fill = keep ? INK_ROYAL : INK_PAPER,
                                                  .ink = ink,
                                                  .sub_ink = ink,
                                                  .focus = frame->look->focus == item,
                                                  .pressed = pressed,
                                                  .mirrored = !keep});
    float dx = pressed ? 3 : 0, dy = pressed ? 4 : 0, head = box.h * .42f;
    float room = box.w - head - 30, middle = box.x + dx + (keep ? 0 : head) + (box.w - head) / 2;
    draw_text_fit(list, middle, box.y + dy + 45, label, FONT_SIGN, 44, ink, ANCHOR_MIDDLE, room);
    draw_text_fit(list, middle, box.y + dy + 75, below, FONT_BODY_MEDIUM, 24, keep ? INK_GOLDLT : INK_INK,
                  ANCHOR_MIDDLE, room + 10);
}

static const char *keep_note(const struct bones_observation *shown)
{
    int opening = shown->pub.opening;
    if (opening == BONES_TILE_NONE) {
        return _("then a double is named");
    }
    return shown->hand & bones_bit(opening) ? _("double six opens, and you hold it") : _("double six opens");
}

bool bones_asks_about_hand(const struct bones_frame *frame)
{
    return asks(frame, BONES_PHASE_REDEAL);
}

void bones_draw_asks(const struct bones_frame *frame)
{
    const struct bones_observation *shown = &frame->view->shown;
    struct draw_list *list = frame->list;
    struct rect box = bones_layout_asks(&frame->view->layout);
    if (!bones_asks_about_hand(frame)) {
        return;
    }
    float x = box.x + box.w / 2, k = fminf(1, box.h / 596), tight = fminf(1, box.w / 900);
    furniture_dialog(list, box);
    draw_text_fit(list, x, box.y + 104 * k, doubles_title(bones_many(shown->hand & bones_doubles)),
                  FONT_DISPLAY, 88 * fmaxf(k * tight, .7f), INK_RED, ANCHOR_MIDDLE, box.w - 80);
    float low = bones_layout_sign(&frame->view->layout, true).y - 32, top = box.y + 186 * k;
    int lines = draw_text_wrapped(list, x, box.y + (tight < 1 ? 142 : 154) * k,
                                  _("All twenty-eight would be dealt again; your seven are shown before."),
                                  FONT_BODY_MEDIUM, 28 * fmaxf(k * tight, .86f), INK_INK, ANCHOR_MIDDLE,
                                  box.w - 60, 34);
    top += lines > 1 ? 20 : 0;
    draw_asked_hand(frame, (struct rect){box.x + 40 * tight, top, box.w - 80 * tight, low - top});
    draw_answer(frame, false, _("Deal again"), _("your hand is shown"));
    draw_answer(frame, true, _("Keep them"), keep_note(shown));
}
