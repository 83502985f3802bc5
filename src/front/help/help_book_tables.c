/* SPDX-License-Identifier: MIT */
/* The tables of the road book: the options, the controls. */
#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/help/device_words.h"
#include "front/help/help_book_flow.h"
#include "front/scenes/options_table.h"
#include "front/settings/control_names.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

/* ---- options --------------------------------------------------------------------------------------- */

/* What each value of a row means; returns the height. */
static float values(const struct help_book_flow *flow, float x, float y, float w, int row, float em)
{
    const struct options_entry *entry = options_entry(row);
    float top = y;
    if (entry->help) {
        y += help_book_flow_text(flow, x, y, w, _(entry->help), FONT_BODY_MEDIUM, em, INK_INK);
    }
    for (int value = entry->least; entry->choices && value <= entry->most; value++) {
        const struct options_choice *choice = &entry->choices[value - entry->least];
        if (choice->help) {
            y += help_book_flow_text(flow, x, y, w, _(choice->help), FONT_BODY_MEDIUM, em, INK_INK);
        }
    }
    return y - top;
}

float help_book_table_option(const struct help_book_flow *flow, float y, int row)
{
    float em = 26 * flow->size, pad = 22, in = flow->x + pad, room = flow->w - 2 * pad;
    struct help_book_flow measure = *flow;
    measure.paint = false;
    float h = 2 * pad + 44 * flow->size + values(&measure, in, 0, room, row, em);
    if (flow->paint) {
        struct rect box = {flow->x, y, flow->w, h};
        char now[96];
        struct text out = text_in(now, sizeof now);
        if (options_entry(row)->control == CONTROL_TOGGLE) {
            text_add(&out, options_value(flow->front, row) ? _("On") : _("Off"));
        } else {
            options_words(flow->front, row, &out);
        }
        furniture_plate(flow->list, box, 12, INK_PAPER);
        float baseline = y + pad + 28 * flow->size;
        draw_text_fit(flow->list, in, baseline, _(options_entry(row)->label), FONT_SIGN, 30 * flow->size,
                      INK_OXBLOOD, ANCHOR_START, room * .52f);
        draw_text_fit(flow->list, in + room, baseline, now, FONT_SIGN_SEMI, 28 * flow->size, INK_GREEN,
                      ANCHOR_END, room * .44f);
        values(flow, in, y + pad + 44 * flow->size, room, row, em);
    }
    return h + 18;
}

static int count_shown(const struct help_book_flow *flow, int page)
{
    int count = 0;
    for (int row = 0; row < OPTIONS_ROWS; row++) {
        count += options_shown(flow->front, row, page);
    }
    return count;
}

float help_book_table_options(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    float top = y, em = 25 * flow->size, name = 27 * flow->size;
    int page = block->option, all = count_shown(flow, page), half = (all + 1) / 2, at = 0;
    int from = block->kind == BLOCK_OPTIONS_REST ? half : 0,
        to = block->kind == BLOCK_OPTIONS_FIRST ? half : all;
    if (from == 0) {
        help_book_flow_line(flow, flow->x, y + 32 * flow->size, options_tab_label(flow->front, page),
                            FONT_SIGN, 34 * flow->size, INK_RED, ANCHOR_START, flow->w);
        y += 48 * flow->size;
    }
    for (int row = 0; row < OPTIONS_ROWS; row++) {
        if (!options_shown(flow->front, row, page)) {
            continue;
        }
        at++;
        if (at <= from || at > to) {
            continue;
        }
        help_book_flow_line(flow, flow->x, y + name, _(options_entry(row)->label), FONT_BODY_SEMI, name,
                            INK_INK, ANCHOR_START, flow->w);
        y += name * 1.25f;
        y += help_book_flow_text(flow, flow->x, y, flow->w, options_sentence(flow->front, row),
                                 FONT_BODY_MEDIUM, em, INK_INK) +
             8 * flow->size;
    }
    return y + 6 - top;
}

/* ---- controls -------------------------------------------------------------------------------------- */

/* Caps from left to right; what the column has no room for stands on the next line. */
struct caps {
    float left, right, h; /* of the column; a cap's height */
    float x, y;           /* where the next one stands */
};

enum { CAP_GAP = 6 };

static struct caps caps_in(float left, float w, float y, float h)
{
    return (struct caps){.left = left, .right = left + w, .h = h, .x = left, .y = y};
}

/* Where so wide a cap goes. */
static struct rect take_place(struct caps *caps, float w, float h)
{
    if (caps->x > caps->left && caps->x + w > caps->right) {
        caps->x = caps->left;
        caps->y += caps->h + CAP_GAP;
    }
    struct rect box = {caps->x, caps->y, w, h};
    caps->x += w + CAP_GAP;
    return box;
}

static float cap_width(const struct help_book_flow *flow, float h, const char *label)
{
    return fmaxf(draw_text_width(flow->list, label, FONT_SIGN, h * .62f, 0) + h * .5f, h * 1.15f);
}

static void draw_cap(const struct help_book_flow *flow, struct rect box, const char *label)
{
    if (flow->paint) {
        float h = box.h;
        shape_begin(flow->list, (struct rect){box.x, box.y, box.w, h + 3});
        shape_rect(flow->list, 0, 3, box.w, h, 8, paint_fill(INK_ASPHALT2));
        shape_rect(flow->list, 0, 0, box.w, h, 8, paint_fill(INK_ASPHALT));
        shape_end(flow->list);
        draw_text(flow->list, box.x + box.w / 2, box.y + h * .72f, label, FONT_SIGN, h * .62f, INK_CREAM,
                  ANCHOR_MIDDLE);
    }
}

/* A key's cap, if there is such a key. */
static void cap(const struct help_book_flow *flow, struct caps *caps, float h, const char *label)
{
    if (label[0] != '\0') {
        draw_cap(flow, take_place(caps, cap_width(flow, h, label), h), label);
    }
}

/* At the table whose chapters are open, whichever is in front of the person. */
static const char *control_of(const struct help_book_flow *flow, enum device device, int action)
{
    return bindings_at(&flow->front->settings.bindings, help_book_game(flow->front), device,
                       (enum action)action);
}

static const char *key_of(const struct help_book_flow *flow, int action)
{
    return control_key_label(control_of(flow, DEVICE_KEYS, action));
}

static bool as_designed(const struct help_book_flow *flow, int action)
{
    return strcmp(control_of(flow, DEVICE_KEYS, action),
                  action_facts(help_book_game(flow->front), (enum action)action)->key) == 0;
}

/* Return where their last line ends. */
static float keys_of(const struct help_book_flow *flow, struct caps caps,
                     const struct help_book_control *control)
{
    const int *actions = control->keys;
    float h = caps.h;
    if (actions[0] == ACTION_LEFT && as_designed(flow, ACTION_LEFT) && as_designed(flow, ACTION_RIGHT)) {
        if (flow->paint) {
            draw_sprite(flow->list, "icons/key_arrows",
                        (struct rect){caps.x, caps.y - h * .1f, h * 1.2f, h * 1.2f});
        }
        return caps.y + h;
    }
    for (int i = 0; i < 2 && actions[i] != 0; i++) {
        const char *label = key_of(flow, actions[i]);
        /* Shift with the key of help has always asked what something is. */
        if (actions[i] == ACTION_WHAT && label[0] == '\0') {
            cap(flow, &caps, h, _("Shift"));
            label = key_of(flow, ACTION_HELP);
        }
        cap(flow, &caps, h, label);
    }
    return caps.y + h;
}

static float pads_of(const struct help_book_flow *flow, struct caps caps, const int actions[2])
{
    const struct front *front = flow->front;
    float h = caps.h;
    for (int i = 0; i < 2 && actions[i] != 0; i++) {
        const char *button = control_of(flow, DEVICE_PAD, actions[i]);
        const char *picture = control_pad_picture(front->pad_style, button);
        bool dpad = strncmp(button, "dp", 2) == 0;
        if (dpad) {
            picture = i == 0 ? "icons/pad_dpad" : NULL;
        }
        if (picture) {
            struct rect box = take_place(&caps, strstr(button, "shoulder") ? h * 54 / 48 : h, h);
            if (flow->paint) {
                draw_sprite(flow->list, picture, box);
            }
        } else if (!dpad) {
            cap(flow, &caps, h * .9f, control_pad_label(button));
        }
    }
    return caps.y + h;
}

/* Returns where it ends. */
static float set_control(const struct help_book_flow *flow, float y, float em,
                         const struct help_book_control *control)
{
    char picked[DEVICE_WORDS_SIZE];
    float w = flow->w, h = 40 * flow->size, mouse = flow->x + w * .22f;
    help_book_flow_rule(flow, y);
    y += 8 * flow->size;
    const char *what = _(control->what),
               *way = device_words_pick(flow->front, _(control->mouse), picked, sizeof picked);
    float left = help_book_flow_text(flow, flow->x, y, w * .20f, what, FONT_BODY_SEMI,
                                     help_book_flow_words(flow, what, FONT_BODY_SEMI, em, w * .20f), INK_INK);
    float middle =
        help_book_flow_text(flow, mouse, y, w * .34f, way, FONT_BODY_MEDIUM,
                            help_book_flow_words(flow, way, FONT_BODY_MEDIUM, em, w * .34f), INK_INK);
    float keys = keys_of(flow, caps_in(flow->x + w * .58f, w * .25f, y, h * .86f), control);
    float pads = pads_of(flow, caps_in(flow->x + w * .84f, w * .16f, y, h), control->pads);
    float words = fmaxf(left, middle), caps = fmaxf(fmaxf(keys, pads) - y, h) + 4;
    return y + (fmaxf(words, caps) + 8 * flow->size);
}

/* What a person does at the table stands behind the first row, which is how to choose. */
float help_book_table_controls(const struct help_book_flow *flow, float y, const struct game_book *given)
{
    float top = y, em = 23 * flow->size, w = flow->w;
    if (flow->list->frame.kind == FRAME_POCKET) {
        em = fminf(em, 21); /* four columns: a long word would reach into the next */
    }
    help_book_flow_line(flow, flow->x + w * .22f, y + em,
                        flow->front->device == DEVICE_TOUCH ? _("Finger") : _("Mouse"), FONT_SIGN, em * 1.1f,
                        INK_RED, ANCHOR_START, w * .34f);
    help_book_flow_line(flow, flow->x + w * .58f, y + em, _("Keys"), FONT_SIGN, em * 1.1f, INK_RED,
                        ANCHOR_START, w * .25f);
    help_book_flow_line(flow, flow->x + w * .84f, y + em, _("Pad"), FONT_SIGN, em * 1.1f, INK_RED,
                        ANCHOR_START, w * .16f);
    y += em * 1.6f;
    const struct help_book_control *own = given->controls ? given->controls : help_book_sitting_rows;
    int count = given->controls ? given->control_count : help_book_sitting_count;
    for (int i = 0; i < help_book_control_count; i++) {
        y = set_control(flow, y, em, &help_book_control_rows[i]);
        for (int k = 0; i == 0 && k < count; k++) {
            y = set_control(flow, y, em, &own[k]);
        }
    }
    return y - top;
}

/* The same for keys. */
static float set_key(const struct help_book_flow *flow, float y, const struct help_book_key *row)
{
    float em = 24 * flow->size, key = 35 * flow->size;
    const char *label = row->action == ACTIONS ? _(row->key) : key_of(flow, row->action);
    float cap_w = label[0] != '\0' ? cap_width(flow, key, label) : 0;
    if (cap_w > 0) {
        draw_cap(flow, (struct rect){flow->x, y, cap_w, key}, label);
    }
    float in = fmaxf(cap_w + 10, 74); /* several letters on one cap push the words away */
    float h = help_book_flow_text(flow, flow->x + in, y + 2, flow->w - in, _(row->what), FONT_BODY_MEDIUM, em,
                                  INK_INK);
    return y + (fmaxf(h, key + 3) + 5 * flow->size);
}

float help_book_table_keys(const struct help_book_flow *flow, float y, const struct game_book *given)
{
    float top = y;
    for (int i = 0; i < given->key_count; i++) {
        y = set_key(flow, y, &given->keys[i]);
    }
    for (int i = 0; i < help_book_key_count; i++) {
        const char *letter = action_facts(NULL, (enum action)help_book_key_rows[i].action)->key;
        if (!given->taken || !strstr(given->taken, letter)) {
            y = set_key(flow, y, &help_book_key_rows[i]);
        }
    }
    return y + 10 - top;
}

float help_book_table_reads(const struct help_book_flow *flow, float y)
{
    float top = y;
    for (int i = 0; i < help_book_read_count; i++) {
        y = set_key(flow, y, &help_book_read_rows[i]);
    }
    return y + 10 - top;
}
