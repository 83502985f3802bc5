/* SPDX-License-Identifier: MIT */
#include "front/entry.h"

#include "base/text.h"
#include "base/words.h"
#include "front/bar.h"
#include "front/front.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

/* Keys have their own numbers as ids. */
enum { ITEM_PAGE = ENTRY_KEYS, ITEM_SPACE, ITEM_ERASE, ITEM_LEAVE, ITEM_DONE, ITEMS, ITEM_FIELD = ITEMS };

enum {
    DIALOG_W = 1112,
    KEY_W = 88,
    KEY_H = 60,
    KEY_GAP = 8,
    MARGIN = 80,
    FIELD_Y = 148,
    FIELD_H = 84,
    HELP_Y = 276,
    KEYS_Y = 304,
    KEY_ROWS = ENTRY_KEYS / ENTRY_KEYS_A_ROW
};

static const char *const LETTERS[ENTRY_PAGES] = {
    [ENTRY_CAPITALS] = "ABCDEFGHIJ"
                       "KLMNOPQRST"
                       "UVWXYZ'ÀÂÇ"
                       "ÉÈÊËÎÏÔÙÛŒ",
    [ENTRY_SMALL] = "abcdefghij"
                    "klmnopqrst"
                    "uvwxyz'àâç"
                    "éèêëîïôùûœ",
    [ENTRY_SIGNS] = "1234567890"
                    "-.,!&+()äö"
                    "üßñáíóúåøæ"
                    "ÄÖÜÑÁÍÓÚÅØ",
};

/* What the key that turns the page shows: where it leads. */
static const char *const PAGE_LABELS[ENTRY_PAGES] = {
    [ENTRY_CAPITALS] = "ABC", [ENTRY_SMALL] = "abc", [ENTRY_SIGNS] = "123"};

/* Bytes of the character that begins here; 0 at the end or where there is none. */
static size_t character_size(const char *at)
{
    /* A terminated string: the loop ends with it. */
    /* cppcheck-suppress arrayIndexOutOfBoundsCond */
    for (size_t size = 1; size <= 4 && at[size - 1]; size++) {
        if (text_characters(at, size) == 1) {
            return size;
        }
    }
    return 0;
}

static void key_label(const struct front *front, int key, char label[8])
{
    const char *at = LETTERS[front->entry.page];
    while (key-- > 0) {
        at += character_size(at);
    }
    size_t size = character_size(at);
    memcpy(label, at, size);
    label[size] = '\0';
}

/* From the dialog's top where nothing else is said. */
struct entry_form {
    struct rect box;
    float margin, key_w, key_h, gap;
    float title_y, field_y, field_h, help_y, keys_y, foot_y;
    bool folds; /* the foot's keys stand in two rows */
};

static struct entry_form form_of(const struct front *front)
{
    struct entry_form form = {.margin = MARGIN,
                              .key_w = KEY_W,
                              .key_h = form_touch(&front->frame, KEY_H),
                              .gap = KEY_GAP,
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
        form.title_y = 68;
        form.field_y = 84;
        form.field_h = 64;
        form.help_y = 180;
        form.keys_y = 196;
        end = 22;
    }
    float rows = KEY_ROWS + (form.folds ? 2.0f : 1.0f),
          most = (room.h - form.keys_y - 12 - end) / rows - form.gap;
    if (front->frame.kind != FRAME_WIDE) {
        form.key_h = fminf(form.key_h, most);
    }
    form.key_w = (w - 2 * form.margin + form.gap) / ENTRY_KEYS_A_ROW - form.gap;
    form.foot_y = form.keys_y + KEY_ROWS * (form.key_h + form.gap) + 12;
    struct form_design design = {.w = DIALOG_W, .length = form.foot_y, .foot = end + form.key_h};
    design.foot += form.folds ? form.key_h + form.gap : 0;
    form.box = dialog_form(front, &entry_scene, &design).box;
    return form;
}

static struct rect item_box(const struct entry_form *form, int item)
{
    struct rect box = form->box;
    float left = box.x + form->margin, room = box.w - 2 * form->margin;
    if (item < ENTRY_KEYS) {
        int row = item / ENTRY_KEYS_A_ROW;
        return (struct rect){left + (form->key_w + form->gap) * (float)(item % ENTRY_KEYS_A_ROW),
                             box.y + form->keys_y + (form->key_h + form->gap) * (float)row, form->key_w,
                             form->key_h};
    }
    static const float widths[ITEMS - ENTRY_KEYS] = {120, 216, 160, 196, 228};
    int first = form->folds && item >= ITEM_LEAVE ? ITEM_LEAVE : ITEM_PAGE;
    int end = form->folds && item < ITEM_LEAVE ? ITEM_LEAVE : ITEMS;
    float all = -form->gap;
    for (int i = first; i < end; i++) {
        all += widths[i - ENTRY_KEYS] + form->gap;
    }
    float part = room / all;
    struct rect at = {left, box.y + form->foot_y, widths[item - ENTRY_KEYS] * part, form->key_h};
    at.y += first == ITEM_LEAVE ? form->key_h + form->gap : 0;
    for (int i = first; i < item; i++) {
        at.x += (widths[i - ENTRY_KEYS] + form->gap) * part;
    }
    return at;
}

/* ---- the text -------------------------------------------------------------------------------------- */

/* Names begin with a capital; whoever turned the page has it their way. */
static void follow_page(struct entry_state *entry)
{
    if (!entry->page_chosen) {
        size_t length = strlen(entry->text);
        bool begins = length == 0 || entry->text[length - 1] == ' ' || entry->text[length - 1] == '-';
        entry->page = begins ? ENTRY_CAPITALS : ENTRY_SMALL;
    }
}

static uint32_t code_of(const char *character, size_t size)
{
    uint32_t code = (unsigned char)character[0];
    if (size > 1) {
        code &= 0x7Fu >> size;
    }
    for (size_t i = 1; i < size; i++) {
        code = code << 6 | ((unsigned char)character[i] & 0x3Fu);
    }
    return code;
}

static void refuse(struct front *front, const char *why)
{
    text_copy(front->entry.why, sizeof front->entry.why, why);
    sounds_cue(front, CUE_BELL);
}

static void add_character(struct front *front, const char *character, size_t size)
{
    struct entry_state *entry = &front->entry;
    const struct type_metrics *type = front->services->type;
    size_t length = entry->selected ? 0 : strlen(entry->text);
    if (text_characters(entry->text, length) >= SEAT_NAME_CHARACTERS) {
        refuse(front, _("There is room for 31 letters."));
    } else if (type->shows && !type->shows(type->context, code_of(character, size))) {
        refuse(front, _("The typefaces of this house do not have that letter."));
    } else if (size != 1 || character[0] != ' ' || length > 0) {
        entry->why[0] = '\0';
        entry->selected = false;
        memcpy(entry->text + length, character, size);
        entry->text[length + size] = '\0';
    }
    follow_page(entry);
    front_touch(front);
}

static void add(struct front *front, const char *string)
{
    for (size_t size; *string; string += size ? size : 1) {
        size = character_size(string);
        if (size > 0) {
            add_character(front, string, size);
        }
    }
}

static void erase(struct front *front)
{
    struct entry_state *entry = &front->entry;
    if (entry->selected) {
        entry->text[0] = '\0';
        entry->selected = false;
    }
    size_t length = strlen(entry->text);
    while (length > 0 && ((unsigned char)entry->text[length - 1] & 0xC0u) == 0x80u) {
        length--;
    }
    entry->text[length > 0 ? length - 1 : 0] = '\0';
    entry->why[0] = '\0';
    follow_page(entry);
    front_touch(front);
}

static void turn_page(struct front *front, int step)
{
    front->entry.page = (front->entry.page + step + ENTRY_PAGES) % ENTRY_PAGES;
    front->entry.page_chosen = true;
    front_touch(front);
}

static void give(struct front *front)
{
    front->entry.on_done(front, front->entry.text);
}

static void leave(struct front *front)
{
    if (front->entry.on_leave) {
        front->entry.on_leave(front);
    }
}

static void done(struct front *front)
{
    struct entry_state *entry = &front->entry;
    size_t length = strlen(entry->text);
    while (length > 0 && entry->text[length - 1] == ' ') {
        entry->text[--length] = '\0';
    }
    entry->why[0] = '\0';
    if (entry->accept && !entry->accept(front, entry->text, entry->why, sizeof entry->why)) {
        entry->selected = false; /* most of it may be right */
        sounds_cue(front, CUE_BELL);
        front_touch(front);
    } else {
        dialog_close(front, &entry_scene, give);
    }
}

/* ---- the scene ------------------------------------------------------------------------------------- */

void entry_ask(struct front *front, const struct entry_question *question)
{
    struct entry_state *entry = &front->entry;
    char first[SEAT_NAME_SIZE]; /* it may be the entry's own text */
    text_copy(first, sizeof first, question->text);
    *entry = (struct entry_state){
        .accept = question->accept, .on_done = question->on_done, .on_leave = question->on_leave};
    text_copy(entry->title, sizeof entry->title, question->title);
    text_copy(entry->help, sizeof entry->help, question->help);
    text_copy(entry->done, sizeof entry->done, question->done);
    text_copy(entry->text, sizeof entry->text, first);
    entry->selected = first[0] != '\0';
    follow_page(entry);
    front_push(front, &entry_scene);
}

static void entry_enter(struct front *front)
{
    dialog_open(front, &entry_scene);
    front->services->text_input(front->services->context, true);
    /* Who types wants Enter to end it; who has a pad wants the letters. */
    bool letters = front->device == DEVICE_PAD && front->entry.text[0] == '\0';
    front_set_focus(front, letters ? 0 : ITEM_DONE);
}

static void entry_gone(struct front *front)
{
    front->services->text_input(front->services->context, false);
}

static struct rect field_box(const struct entry_form *form)
{
    return (struct rect){form->box.x + form->margin, form->box.y + form->field_y,
                         form->box.w - 2 * form->margin, form->field_h};
}

static void entry_items(const struct front *front, struct focus_list *list)
{
    static const char *const names[ITEMS - ENTRY_KEYS] = {"entry.page", "entry.space", "entry.erase",
                                                          "entry.leave", "entry.done"};
    struct entry_form form = form_of(front);
    for (int item = 0; item < ITEMS; item++) {
        struct rect box = item_box(&form, item);
        if (item < ENTRY_KEYS) {
            char label[8];
            key_label(front, item, label);
            focus_add(list, item, box, true, 0, "key.%s", label);
        } else {
            focus_add(list, item, box, true, 0, "%s", names[item - ENTRY_KEYS]);
        }
    }
    focus_add(list, ITEM_FIELD, field_box(&form), true, 0, "entry.field");
}

static bool entry_intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &entry_scene)) {
        return true;
    }
    switch (intent->kind) {
    case INTENT_TEXT:
        add(front, intent->text);
        front_set_focus(front, ITEM_DONE);
        return true;
    case INTENT_ERASE:
    case INTENT_DISCARD:
        erase(front);
        return true;
    case INTENT_SORT:
        add(front, " ");
        return true;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn_page(front, intent->kind == INTENT_PAGE_NEXT ? 1 : -1);
        return true;
    case INTENT_MENU:
        done(front);
        return true;
    default:
        return false;
    }
}

static void entry_confirm(struct front *front, const struct focus_item *item)
{
    char label[8];
    switch (item->id) {
    case ITEM_PAGE:
        turn_page(front, 1);
        break;
    case ITEM_SPACE:
        add(front, " ");
        break;
    case ITEM_ERASE:
        erase(front);
        break;
    case ITEM_LEAVE:
        dialog_close(front, &entry_scene, leave);
        break;
    case ITEM_DONE:
        done(front);
        break;
    case ITEM_FIELD: /* as a click into selected text: what stands there stays, and goes on at its end */
        front->entry.selected = !front->entry.selected && front->entry.text[0] != '\0';
        front_touch(front);
        break;
    default:
        key_label(front, item->id, label);
        add(front, label);
        break;
    }
}

static void entry_cancel(struct front *front)
{
    dialog_close(front, &entry_scene, leave);
}

static bool entry_tick(struct front *front)
{
    return dialog_tick(front, &entry_scene);
}

/* ---- drawing --------------------------------------------------------------------------------------- */

static void draw_field(const struct front *front, struct draw_list *list, const struct entry_form *form)
{
    const struct entry_state *entry = &front->entry;
    const float size = 46, pad = 26;
    struct rect field = field_box(form);
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
    struct rect box = item_box(form, item);
    bool lit = front_focus_of(front, &entry_scene) == item, pressed = lit && front->pressed == item;
    struct rgba fill = item == ITEM_DONE ? INK_GREEN : lit ? INK_SUN : INK_PAPER;
    struct rgba ink = item == ITEM_DONE ? INK_CREAM : INK_INK;
    furniture_button(list, box, label, fill, ink, lit, pressed);
}

static void entry_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct entry_state *entry = &front->entry;
    struct entry_form form = form_of(front);
    struct rect box = form.box;
    float middle = box.x + box.w / 2;
    dialog_begin(front, list, &entry_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, middle, box.y + form.title_y, entry->title, FONT_DISPLAY,
                  form.title_y < 100 ? 60 : 76, INK_RED, ANCHOR_MIDDLE, box.w - 120);
    draw_field(front, list, &form);
    bool wrong = entry->why[0] != '\0';
    const char *help = wrong ? entry->why : entry->help;
    enum font font = wrong ? FONT_BODY_SEMI : FONT_BODY;
    struct rgba ink = wrong ? INK_OXBLOOD : INK_INK;
    float room = box.w - 2 * form.margin, leading = 30 * list->text_scale;
    if (form.folds && draw_text_lines(list, help, font, 25, room) > 1) {
        draw_text_wrapped(list, middle, box.y + form.help_y - leading, help, font, 25, ink, ANCHOR_MIDDLE,
                          room, leading);
    } else {
        draw_text_fit(list, middle, box.y + form.help_y, help, font, 25, ink, ANCHOR_MIDDLE, room);
    }
    for (int key = 0; key < ENTRY_KEYS; key++) {
        char label[8];
        key_label(front, key, label);
        draw_key(front, list, &form, key, label);
    }
    draw_key(front, list, &form, ITEM_PAGE, PAGE_LABELS[(entry->page + 1) % ENTRY_PAGES]);
    draw_key(front, list, &form, ITEM_SPACE, _("Space"));
    draw_key(front, list, &form, ITEM_ERASE, _("Erase"));
    draw_key(front, list, &form, ITEM_LEAVE, _("Back"));
    draw_key(front, list, &form, ITEM_DONE, entry->done);
    /* The frame of the focus lies above its neighbours. */
    int focus = front_focus_of(front, &entry_scene);
    if (focus != FOCUS_NONE) {
        furniture_focus(list, focus == ITEM_FIELD ? field_box(&form) : item_box(&form, focus), 10);
    }
    draw_group_end(list);
}

static void entry_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message,
              front->device == DEVICE_KEYS ? _("Type, then Enter") : _("Choose the letters"));
    if (front->device == DEVICE_PAD) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Take")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_DISCARD, _("Erase")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_SORT, _("Space")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_PAGES, _("Letters")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_MENU, front->entry.done};
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}

const struct scene entry_scene = {
    .name = "entry",
    .enter = entry_enter,
    .leave = entry_gone,
    .items = entry_items,
    .intent = entry_intent,
    .confirm = entry_confirm,
    .cancel = entry_cancel,
    .tick = entry_tick,
    .draw = entry_draw,
    .status = entry_status,
};
