/* SPDX-License-Identifier: MIT */
#include "front/options.h"

#include "base/text.h"
#include "base/words.h"
#include "front/bar.h"
#include "front/front.h"
#include "front/options_value.h"
#include "front/rivals.h"
#include "ui/furniture.h"

#include <math.h>

/* Rows have their own numbers as ids; the tabs follow each other. */
enum { ITEM_DEFAULTS = OPTIONS, ITEM_DONE, ITEM_TAB };

enum {
    DIALOG_W = 1080,
    ROW_PITCH = 62,
    ROWS_LEAST = 5, /* the dialog grows with its fullest page, so that its tabs stand still */
    HEAD_H = 132,
    FOOT_H = 172,
    LABEL_H = 46,
    TABS_BELOW = 96, /* of the title, where they stand below it */
    CONTROL_W = 440,
    CONTROL_H = 42,
    HEAD = 112,
    TABS_X = 404,
    TABS_ROOM = 590, /* between the title and the glyph of the next page */
    FACE = 54,       /* of the opponent */
    VALUE_SIZE = 96
};

/* A value that a line of a narrow dialog has no room for stands below its label. */
static bool is_below(const struct front *front, int option)
{
    return dialog_folds(front) && OPTIONS_ENTRIES[option].control != CONTROL_TOGGLE;
}

static float row_height(const struct front *front, int option)
{
    float control = form_touch(&front->frame, CONTROL_H);
    return is_below(front, option) ? LABEL_H + control + 12 : fmaxf(ROW_PITCH, control + 10);
}

/* The rows of a page up to one; up to OPTIONS: all of them. */
static float rows_height(const struct front *front, int page, int end)
{
    float h = 0;
    for (int i = 0; i < end; i++) {
        h += OPTIONS_ENTRIES[i].page == (enum options_page)page ? row_height(front, i) : 0;
    }
    return h;
}

static float foot_button_height(const struct front *front)
{
    return form_touch(&front->frame, 52);
}

/* Where all pages fit the dialog grows with the fullest, so that its tabs stand still. */
static struct form form_of(const struct front *front)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    float button = foot_button_height(front), most = ROW_PITCH * ROWS_LEAST;
    for (int page = 0; page < PAGES; page++) {
        most = fmaxf(most, rows_height(front, page, OPTIONS));
    }
    struct form_design design = {
        .w = DIALOG_W, .head = HEAD_H, .foot = FOOT_H, .length = most, .lift = 6, .step = ROW_PITCH};
    if (folds) {
        design.head = TABS_BELOW + fmaxf(62, front->frame.touch) + 24;
        design.foot = 128 * front->measure->text_scale + button;
    } else if (low) {
        design.head = 104;
        design.foot = button + 28;
    }
    struct form form = dialog_form(front, &options_scene, &design);
    if (form.scrolls) {
        design.length = rows_height(front, front->options.page, OPTIONS);
        struct rect stays = form.box;
        form = dialog_form(front, &options_scene, &design);
        if (!form.scrolls) {
            form.view.box.h += stays.h - form.box.h;
            form.view.box.y += stays.y - form.box.y;
            form.box = stays;
        }
    }
    return form;
}

static struct rect row_box(const struct front *front, const struct form *form, int option)
{
    float y = rows_height(front, (int)OPTIONS_ENTRIES[option].page, option), left = form->box.x + 34;
    return (struct rect){left, form_y(form, y) + 1, form_right(form, 34) - left,
                         row_height(front, option) - 2};
}

static struct rect control_box(const struct front *front, const struct form *form, int option)
{
    struct rect row = row_box(front, form, option);
    float h = CONTROL_H;
    if (is_below(front, option)) {
        float touch = form_touch(&front->frame, h);
        return (struct rect){row.x + 24, row.y + row.h - 8 - touch / 2 - h / 2, row.w - 48, h};
    }
    return (struct rect){row.x + row.w - 46 - CONTROL_W, row.y + (row.h - h) / 2.0f, CONTROL_W, h};
}

static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    float h = foot_button_height(front), up = dialog_folds(front)    ? h + 20
                                              : dialog_is_low(front) ? h + 12
                                                                     : 76;
    return form_button(form, item - ITEM_DEFAULTS, 2, 236, h, dialog_folds(front) ? 30 : 58, up);
}

static float tab_width(const struct front *front, int page)
{
    return draw_text_width(front->measure, _(OPTIONS_TABS[page].label), FONT_SIGN, 32, .6f) + 46;
}

/* Tabs are as wide as their words; the row of them ends where the pages' glyph begins. */
static struct rect tab_box(const struct front *front, struct rect box, int page)
{
    bool folds = dialog_folds(front);
    float all = 8 * (PAGES - 1), x = 0, room = folds ? box.w - 48 : TABS_ROOM + box.w - DIALOG_W;
    for (int i = 0; i < PAGES; i++) {
        all += tab_width(front, i);
    }
    float part = folds ? room / all : fminf(1, room / all);
    for (int i = 0; i < page; i++) {
        x += (tab_width(front, i) + 8) * part;
    }
    float h = fmaxf(HEAD - 50, front->frame.touch), foot = folds                  ? TABS_BELOW + h
                                                           : dialog_is_low(front) ? 86
                                                                                  : HEAD;
    return (struct rect){box.x + (folds ? 24 : TABS_X) + x, box.y + foot - h, tab_width(front, page) * part,
                         h};
}

static void options_enter(struct front *front)
{
    front->options.page = PAGE_GAME;
    front->options.dragging = FOCUS_NONE;
    dialog_open(front, &options_scene);
    front_set_focus(front, options_first(PAGE_GAME));
}

static void options_items(const struct front *front, struct focus_list *list)
{
    struct form form = form_of(front);
    for (int i = 0; i < OPTIONS; i++) {
        if (OPTIONS_ENTRIES[i].page == (enum options_page)front->options.page) {
            focus_add_sideways(list, i, row_box(front, &form, i), true, 0, OPTIONS_ENTRIES[i].name);
        }
    }
    if (form.scrolls) {
        focus_scrolls(list, 0, form.view.box);
    }
    for (int page = 0; page < PAGES; page++) {
        focus_add(list, ITEM_TAB + page, tab_box(front, form.box, page), true, 1, "%s",
                  OPTIONS_TABS[page].name);
    }
    focus_add(list, ITEM_DEFAULTS, button_box(front, &form, ITEM_DEFAULTS), true, 2, "options.defaults");
    focus_add(list, ITEM_DONE, button_box(front, &form, ITEM_DONE), true, 2, "options.done");
}

static bool is_slider(int item)
{
    return item >= 0 && item < OPTIONS && OPTIONS_ENTRIES[item].control == CONTROL_SLIDER;
}

/* The slider under the pointer follows it, in steps. */
static void drag_slider(struct front *front, int option, float x)
{
    const struct options_entry *entry = &OPTIONS_ENTRIES[option];
    struct form form = form_of(front);
    struct rect control = control_box(front, &form, option);
    float value = (x - control.x) / control.w * (float)(entry->most - entry->least) / (float)entry->step;
    options_set(front, option, entry->least + entry->step * (int)lroundf(value));
}

/* Left and right: a step down or up; a choice goes round, a slider is remembered when it is left. */
static void change(struct front *front, int option, int step)
{
    const struct options_entry *entry = &OPTIONS_ENTRIES[option];
    int value = options_value(front, option), least = options_least(front, option);
    int count = options_most(front, option) - least + 1;
    switch (entry->control) {
    case CONTROL_SLIDER:
        options_set(front, option, value + step * entry->step);
        return;
    case CONTROL_TOGGLE:
        options_set(front, option, step > 0);
        break;
    case CONTROL_CHOICE:
        options_set(front, option, least + (value - least + step + count) % count);
        break;
    case CONTROL_TEXT:
        return;
    }
    front_save_settings(front);
}

/* What the page shows goes back to what was designed. */
static void restore_defaults(struct front *front)
{
    for (int i = 0; i < OPTIONS; i++) {
        if (OPTIONS_ENTRIES[i].page == (enum options_page)front->options.page) {
            options_restore(front, i);
        }
    }
    front_save_settings(front);
    front_touch(front);
}

static void turn_page(struct front *front, int page)
{
    front->options.page = page;
    scroll_to(front, 0);
    front_set_focus(front, options_first(page));
    front_touch(front);
}

static void close_dialog(struct front *front)
{
    front_save_settings(front);
    dialog_close(front, &options_scene, NULL);
}

static int slider_at(const struct front *front, float x, float y)
{
    struct form form = form_of(front);
    for (int i = 0; i < OPTIONS; i++) {
        bool here = OPTIONS_ENTRIES[i].page == (enum options_page)front->options.page && is_slider(i);
        here = here && (!form.scrolls || rect_holds(form.view.box, x, y));
        if (here && rect_holds(rect_grow(control_box(front, &form, i), 12), x, y)) {
            return i;
        }
    }
    return FOCUS_NONE;
}

/* A slider follows the pointer from the press to the release, wherever it goes. */
static bool slider_intent(struct front *front, const struct intent *intent)
{
    int *dragging = &front->options.dragging;
    switch (intent->kind) {
    case INTENT_PRESS: {
        int under = slider_at(front, intent->x, intent->y);
        if (under != FOCUS_NONE) {
            *dragging = under;
            front_set_focus(front, under);
            drag_slider(front, under, intent->x);
        }
        return under != FOCUS_NONE;
    }
    case INTENT_POINT:
        if (*dragging != FOCUS_NONE) {
            drag_slider(front, *dragging, intent->x);
        }
        return *dragging != FOCUS_NONE;
    case INTENT_RELEASE:
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
        if (*dragging == FOCUS_NONE) {
            return false;
        }
        *dragging = FOCUS_NONE;
        front_save_settings(front);
        return true;
    default:
        return false;
    }
}

static bool options_intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &options_scene)) {
        return true;
    }
    if (slider_intent(front, intent)) {
        return true;
    }
    int focus = front_focus(front);
    bool on_row = focus >= 0 && focus < OPTIONS;
    switch (intent->kind) {
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (on_row) {
            change(front, focus, intent->kind == INTENT_RIGHT ? 1 : -1);
        }
        return on_row;
    case INTENT_WHEEL:
        if (form_of(front).scrolls) {
            return false;
        }
        if (is_slider(focus)) {
            change(front, focus, intent->amount);
        }
        return true;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn_page(front, (front->options.page + (intent->kind == INTENT_PAGE_NEXT ? 1 : PAGES - 1)) % PAGES);
        return true;
    case INTENT_DISCARD:
        restore_defaults(front);
        return true;
    case INTENT_KEY:
        if (intent->key == 'd') {
            restore_defaults(front);
        }
        return intent->key == 'd';
    case INTENT_MENU:
        close_dialog(front);
        return true;
    default:
        return false;
    }
}

/* A confirmed row takes its next value; a click left of a choice's middle takes the one before. */
static void confirm_row(struct front *front, int option)
{
    const struct options_entry *entry = &OPTIONS_ENTRIES[option];
    struct form form = form_of(front);
    struct rect control = control_box(front, &form, option);
    bool mouse = front->device == DEVICE_MOUSE;
    switch (entry->control) {
    case CONTROL_SLIDER:
        if (!mouse) {
            int value = options_value(front, option);
            options_set(front, option, value >= entry->most ? entry->least : value + entry->step);
        }
        break;
    case CONTROL_TOGGLE:
        change(front, option, options_value(front, option) ? -1 : 1);
        break;
    case CONTROL_CHOICE:
        change(front, option,
               mouse && front->pointer_x >= control.x && front->pointer_x < rect_middle(control).x ? -1 : 1);
        break;
    case CONTROL_TEXT:
        if (option == CHOSEN_CONTROLS) {
            front_push(front, &controls_scene);
        } else if (option == CHOSEN_GUEST) {
            person_ask_second(front, NULL, NULL);
        } else {
            person_ask(front, NULL);
        }
        break;
    }
}

static void options_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id >= ITEM_TAB) {
        turn_page(front, item->id - ITEM_TAB);
    } else if (item->id == ITEM_DONE) {
        close_dialog(front);
    } else if (item->id == ITEM_DEFAULTS) {
        restore_defaults(front);
    } else {
        confirm_row(front, item->id);
    }
}

static bool options_tick(struct front *front)
{
    return dialog_tick(front, &options_scene);
}

static bool options_view(const struct front *front, struct list_view *view)
{
    struct form form = form_of(front);
    return dialog_view(&form, view);
}

static void draw_control(const struct front *front, struct draw_list *list, struct rect control, int option)
{
    const struct options_entry *entry = &OPTIONS_ENTRIES[option];
    int value = options_value(front, option);
    char words[VALUE_SIZE];
    struct text out = text_in(words, sizeof words);
    switch (entry->control) {
    case CONTROL_SLIDER:
        furniture_slider(list, control, (float)(value - entry->least) / (float)(entry->most - entry->least));
        break;
    case CONTROL_TOGGLE:
        furniture_toggle(list, control, value != 0);
        break;
    case CONTROL_CHOICE:
        options_words(front, option, &out);
        furniture_choice(list, control, words);
        break;
    case CONTROL_TEXT:
        options_words(front, option, &out);
        furniture_written(list, control, words);
        break;
    }
}

static void draw_row(const struct front *front, struct draw_list *list, const struct form *form, int option,
                     bool focus)
{
    struct rect row = row_box(front, form, option), control = control_box(front, form, option);
    bool below = is_below(front, option), face = option == CHOSEN_OPPONENT;
    float y = below ? row.y + 35 : row.y + row.h / 2 + 11;
    float room = (below ? row.x + row.w - 24 : control.x) - form->box.x - 58 - 24 - (face ? FACE : 0);
    if (OPTIONS_ENTRIES[option].control == CONTROL_TOGGLE) {
        room = fmaxf(room, row.x + row.w - 46 - 104 - 24 - form->box.x - 58);
    }
    draw_text_fit(list, form->box.x + 58, y, _(OPTIONS_ENTRIES[option].label),
                  focus ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, 33, INK_INK, ANCHOR_START,
                  dialog_folds(front) ? room : control.x - form->box.x - 58 - 24 - (face ? FACE : 0));
    if (face) {
        float x = below ? row.x + row.w - FACE - 20 : control.x - FACE - 12;
        draw_sprite(list, rivals_at(options_value(front, option))->portrait,
                    (struct rect){x, below ? row.y + 2 : row.y + row.h / 2 - FACE / 2.0f, FACE, FACE});
    }
    draw_control(front, list, control, option);
}

static void draw_rows(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    int first = options_first(front->options.page);
    form_rows(list, form);
    for (int i = first; i < OPTIONS && OPTIONS_ENTRIES[i].page == OPTIONS_ENTRIES[first].page; i++) {
        struct rect row = row_box(front, form, i);
        if (i == focus) {
            furniture_row(list, row);
        } else if (i != first && i - 1 != focus) {
            draw_fill(list, (struct rect){row.x + 22, row.y - 2, row.w - 44, 2}, INK_SAND);
        }
        draw_row(front, list, form, i, i == focus);
    }
    form_rows_end(list, form);
}

static void draw_head(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    float title = folds ? 74 : low ? 72 : 96;
    draw_text_fit(list, box.x + (folds ? 36 : 54), box.y + title, _("Options"), FONT_DISPLAY, low ? 70 : 84,
                  INK_RED, ANCHOR_START, folds ? box.w - 72 : 270);
    struct rect tab = {0};
    for (int page = 0; page < PAGES; page++) {
        tab = tab_box(front, box, page);
        furniture_tab(list, tab, _(OPTIONS_TABS[page].label), page == front->options.page);
    }
    draw_fill(list, (struct rect){box.x + 36, tab.y + tab.h, box.w - 72, 6}, INK_RED);
    if (front->device != DEVICE_MOUSE) {
        float height = front->device == DEVICE_PAD ? 42 : 36, first = tab_box(front, box, 0).x;
        float wide = front->device == DEVICE_PAD ? 54 * 42 / 48.0f : 96 * 36 / 48.0f;
        float y = folds ? box.y + 56 : tab.y + tab.h - 36;
        bar_glyph(front, list, PROMPT_PAGES, 0, folds ? box.x + box.w - 44 - 2 * wide : first - 18 - wide, y,
                  height);
        bar_glyph(front, list, PROMPT_PAGES, 1, folds ? box.x + box.w - 36 - wide : tab.x + tab.w + 18, y,
                  height);
    }
    if (focus >= ITEM_TAB) {
        furniture_focus(list, tab_box(front, box, focus - ITEM_TAB), 10);
    }
}

static void draw_help(const struct front *front, struct draw_list *list, const struct form *form,
                      const char *help)
{
    struct rect box = form->box, left = button_box(front, form, ITEM_DEFAULTS),
                right = button_box(front, form, ITEM_DONE);
    const float em = 25;
    if (dialog_folds(front)) {
        draw_text_wrapped(list, box.x + box.w / 2,
                          form->view.box.y + form->view.box.h + 12 + 26 * list->text_scale, help, FONT_BODY,
                          em, INK_INK, ANCHOR_MIDDLE, box.w - 60, 32 * list->text_scale);
    } else if (dialog_is_low(front)) {
        float room = right.x - left.x - left.w - 40, small = 23, lead = 28 * list->text_scale;
        while (small > 18 && draw_text_lines(list, help, FONT_BODY, small, room) > 2) {
            small -= 1;
        }
        bool two = draw_text_lines(list, help, FONT_BODY, small, room) > 1;
        draw_text_wrapped(list, left.x + left.w + 20 + room / 2, left.y + left.h / 2 + (two ? -4 : 9), help,
                          FONT_BODY, small, INK_INK, ANCHOR_MIDDLE, room, lead);
    } else {
        draw_text_fit(list, box.x + 58, box.y + box.h - 92, help, FONT_BODY, em, INK_INK, ANCHOR_START,
                      box.w - 116);
    }
}

static void draw_foot(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    float line = form->view.box.y + form->view.box.h + 40;
    if (dialog_folds(front) || dialog_is_low(front)) {
        line = form->view.box.y + form->view.box.h + 4;
    }
    draw_fill(list, (struct rect){form->box.x + 36, line, form->box.w - 72, 2}, INK_INK);
    draw_help(front, list, form,
              focus >= 0 && focus < OPTIONS ? options_sentence(front, focus)
              : focus == ITEM_DEFAULTS      ? _("This page as it was designed.")
                                            : _("Changes count at once and are remembered."));
    furniture_button(list, button_box(front, form, ITEM_DEFAULTS), _("Defaults"), INK_PAPER, INK_INK,
                     focus == ITEM_DEFAULTS, front->pressed == ITEM_DEFAULTS);
    furniture_button(list, button_box(front, form, ITEM_DONE), _("Done"), INK_GREEN, INK_CREAM,
                     focus == ITEM_DONE, front->pressed == ITEM_DONE);
}

static void options_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = form_of(front);
    int focus = front_focus_of(front, &options_scene);
    float over = dialog_over(front, &options_scene, blend);
    dialog_begin(front, list, &options_scene, .55f * (1 - over), blend);
    if (over > 0) {
        draw_group(list, 0, 0, 1 - over);
    }
    furniture_dialog(list, form.box);
    draw_head(front, list, form.box, focus);
    draw_rows(front, list, &form, focus);
    draw_foot(front, list, &form, focus);
    draw_group_end(list);
}

static void options_status(const struct front *front, struct status *status)
{
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Move and change")};
    if (front->device != DEVICE_MOUSE) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_PAGES, _("Page")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_DISCARD, _("Defaults")};
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}

const struct scene options_scene = {
    .name = "options",
    .enter = options_enter,
    .items = options_items,
    .view = options_view,
    .intent = options_intent,
    .confirm = options_confirm,
    .cancel = close_dialog,
    .tick = options_tick,
    .draw = options_draw,
    .status = options_status,
    .piece = sounds_playing,
};
