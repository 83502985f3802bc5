/* SPDX-License-Identifier: MIT */
/* Layout and look of the dialog that asks for a line of text. */
#include "front/scenes/text_entry_inside.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

enum {
    DIALOG_W = 1112,
    KEY_H = 60,
    KEY_GAP = 8,
    MARGIN = 80,
    FIELD_Y = 148,
    FIELD_H = 84,
    HELP_Y = 276,
    KEYS_Y = 304,
    KEY_ROWS = TEXT_ENTRY_KEYS / TEXT_ENTRY_KEYS_A_ROW
};

/* The label of the key that turns the page: the page to which it leads. */
static const char *const PAGE_LABELS[TEXT_ENTRY_PAGES] = {
    [TEXT_ENTRY_CAPITALS] = "ABC", [TEXT_ENTRY_SMALL] = "abc", [TEXT_ENTRY_SIGNS] = "123"};

struct entry_form entry_form_make(const struct front *front)
{
    struct entry_form form = {.margin = MARGIN,
                              .key_h = form_touch(&front->frame, KEY_H),
                              .title_y = 108,
                              .field_y = FIELD_Y,
                              .field_h = FIELD_H,
                              .help_y = HELP_Y,
                              .keys_y = KEYS_Y,
                              .folds = dialog_folds(front)};
    struct rect room = form_room(&front->frame, BAR_HEIGHT);
    float w = fminf(DIALOG_W, room.w), end = 52;
    if (form.folds) {
        form.margin = 24;
        form.help_y += 30; /* two lines */
        form.keys_y += 40;
    }
    if (dialog_is_low(front)) {
        form.title_y = 64;
        form.field_y = 84; /* below the title's descenders */
        form.field_h = 64;
        form.help_y = 180;
        form.keys_y = 196;
        end = 22;
    }
    float rows = KEY_ROWS + (form.folds ? 2.0f : 1.0f),
          most = (room.h - form.keys_y - 12 - end) / rows - KEY_GAP;
    if (front->frame.kind != FRAME_WIDE) {
        form.key_h = fminf(form.key_h, most);
    }
    form.key_w = (w - 2 * form.margin + KEY_GAP) / TEXT_ENTRY_KEYS_A_ROW - KEY_GAP;
    form.foot_y = form.keys_y + KEY_ROWS * (form.key_h + KEY_GAP) + 12;
    struct form_design design = {.w = DIALOG_W, .length = form.foot_y, .foot = end + form.key_h};
    design.foot += form.folds ? form.key_h + KEY_GAP : 0;
    form.box = dialog_form(front, &text_entry_scene, &design).box;
    return form;
}

struct rect entry_item_box(const struct entry_form *form, int item)
{
    struct rect box = form->box;
    float left = box.x + form->margin, room = box.w - 2 * form->margin;
    if (item < TEXT_ENTRY_KEYS) {
        int row = item / TEXT_ENTRY_KEYS_A_ROW;
        return (struct rect){left + (form->key_w + KEY_GAP) * (float)(item % TEXT_ENTRY_KEYS_A_ROW),
                             box.y + form->keys_y + (form->key_h + KEY_GAP) * (float)row, form->key_w,
                             form->key_h};
    }
    static const float widths[TEXT_ENTRY_ITEMS - TEXT_ENTRY_KEYS] = {120, 216, 160, 196, 228};
    int first = form->folds && item >= TEXT_ENTRY_ITEM_LEAVE ? TEXT_ENTRY_ITEM_LEAVE : TEXT_ENTRY_ITEM_PAGE;
    int end = form->folds && item < TEXT_ENTRY_ITEM_LEAVE ? TEXT_ENTRY_ITEM_LEAVE : TEXT_ENTRY_ITEMS;
    float all = -KEY_GAP;
    for (int i = first; i < end; i++) {
        all += widths[i - TEXT_ENTRY_KEYS] + KEY_GAP;
    }
    float part = room / all;
    struct rect at = {left, box.y + form->foot_y, widths[item - TEXT_ENTRY_KEYS] * part, form->key_h};
    at.y += first == TEXT_ENTRY_ITEM_LEAVE ? form->key_h + KEY_GAP : 0;
    for (int i = first; i < item; i++) {
        at.x += (widths[i - TEXT_ENTRY_KEYS] + KEY_GAP) * part;
    }
    return at;
}

struct rect entry_field_box(const struct entry_form *form)
{
    return (struct rect){form->box.x + form->margin, form->box.y + form->field_y,
                         form->box.w - 2 * form->margin, form->field_h};
}

static void draw_field(const struct front *front, struct draw_list *list, const struct entry_form *form)
{
    const struct entry_state *entry = text_entry_of(front);
    const float size = 46, pad = 26;
    struct rect field = entry_field_box(form);
    shape_begin(list, rect_grow(field, 2));
    shape_rect(list, 2, 2, field.w, field.h, 10, (struct paint){INK_PAPER, INK_INK, 3, false});
    shape_end(list);
    float room = field.w - 2 * pad - 110,
          wide = draw_text_width(list, entry->text, FONT_BODY_MEDIUM, size, 0);
    float said = wide < room ? wide : room;
    if (entry->selected) {
        draw_fill(list, (struct rect){field.x + pad - 6, field.y + 14, said + 12, field.h - 28}, INK_SUN);
    }
    draw_text_fit(list, field.x + pad, field.y + field.h / 2 + 16, entry->text, FONT_BODY_MEDIUM, size,
                  INK_INK, ANCHOR_START, room);
    if (!entry->selected) {
        draw_fill(list, (struct rect){field.x + pad + said + 4, field.y + 16, 4, field.h - 32}, INK_RED);
    }
    char count[32];
    int letters = text_characters(entry->text, strlen(entry->text));
    text_format(count, sizeof count, "%d / %d", letters, SEAT_NAME_CHARACTERS);
    draw_text(list, field.x + field.w - 20, field.y + field.h / 2 + 12, count, FONT_BODY, 24,
              letters < SEAT_NAME_CHARACTERS ? INK_ASPHALT2 : INK_OXBLOOD, ANCHOR_END);
}

static void draw_key(const struct front *front, struct draw_list *list, const struct entry_form *form,
                     int item, const char *label)
{
    struct rect box = entry_item_box(form, item);
    bool lit = front_focus_of(front, &text_entry_scene) == item, pressed = lit && front->pressed == item;
    struct rgba fill = item == TEXT_ENTRY_ITEM_DONE ? INK_GREEN : lit ? INK_SUN : INK_PAPER;
    struct rgba ink = item == TEXT_ENTRY_ITEM_DONE ? INK_CREAM : INK_INK;
    furniture_button(list, box, label, fill, ink, lit, pressed);
}

void entry_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct entry_state *entry = text_entry_of(front);
    struct entry_form form = entry_form_make(front);
    struct rect box = form.box;
    float middle = box.x + box.w / 2;
    dialog_begin(front, list, &text_entry_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, middle, box.y + form.title_y, entry->title, FONT_DISPLAY,
                  form.title_y < 100 ? 56 : 76, INK_RED, ANCHOR_MIDDLE, box.w - 120);
    draw_field(front, list, &form);
    bool wrong = entry->why[0] != '\0';
    const char *help = wrong ? entry->why : entry->help;
    enum font font = wrong ? FONT_BODY_SEMI : FONT_BODY;
    struct rgba ink = wrong ? INK_OXBLOOD : INK_INK;
    float room = box.w - 2 * form.margin, leading = draw_leading(list, 30);
    if (form.folds && draw_text_lines(list, help, font, 25, room) > 1) {
        draw_text_wrapped(list, middle, box.y + form.help_y - leading, help, font, 25, ink, ANCHOR_MIDDLE,
                          room, leading);
    } else {
        draw_text_fit(list, middle, box.y + form.help_y, help, font, 25, ink, ANCHOR_MIDDLE, room);
    }
    for (int key = 0; key < TEXT_ENTRY_KEYS; key++) {
        char label[8];
        text_entry_key_label(front, key, label);
        draw_key(front, list, &form, key, label);
    }
    draw_key(front, list, &form, TEXT_ENTRY_ITEM_PAGE, PAGE_LABELS[(entry->page + 1) % TEXT_ENTRY_PAGES]);
    draw_key(front, list, &form, TEXT_ENTRY_ITEM_SPACE, _("Space"));
    draw_key(front, list, &form, TEXT_ENTRY_ITEM_ERASE, _("Erase"));
    draw_key(front, list, &form, TEXT_ENTRY_ITEM_LEAVE, _("Back"));
    draw_key(front, list, &form, TEXT_ENTRY_ITEM_DONE, entry->done);
    /* The frame of the focus lies above its neighbours. */
    int focus = front_focus_of(front, &text_entry_scene);
    if (focus != FOCUS_NONE) {
        furniture_focus(
            list, focus == TEXT_ENTRY_ITEM_FIELD ? entry_field_box(&form) : entry_item_box(&form, focus), 10);
    }
}
