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
    ROW_PITCH = 68,
    ROW_H = 66,
    ROWS_LEAST = 5, /* the dialog grows with its fullest page, so that its tabs stand still */
    ROW_FIRST = 166,
    CONTROL_X = 560,
    CONTROL_W = 440,
    CONTROL_H = 42,
    HEAD = 112,
    TABS_X = 404,
    TABS_ROOM = 590, /* between the title and the glyph of the next page */
    FACE = 54,       /* of the opponent */
    VALUE_SIZE = 96
};

static struct rect dialog_box(struct rect canvas)
{
    int rows = ROWS_LEAST;
    for (int page = 0; page < PAGES; page++) {
        rows = options_rows(page) > rows ? options_rows(page) : rows;
    }
    float h = ROW_FIRST + ROW_PITCH * (float)(rows - 1) + 206;
    return (struct rect){(canvas.w - DIALOG_W) / 2, (canvas.h - BAR_HEIGHT - h) / 2 + 6, DIALOG_W, h};
}

static struct rect row_box(struct rect box, int option)
{
    float row = (float)(option - options_first((int)OPTIONS_ENTRIES[option].page));
    return (struct rect){box.x + 34, box.y + ROW_FIRST + ROW_PITCH * row - ROW_H / 2.0f, box.w - 68, ROW_H};
}

static struct rect control_box(struct rect box, int option)
{
    struct rect row = row_box(box, option);
    return (struct rect){box.x + CONTROL_X, row.y + (ROW_H - CONTROL_H) / 2.0f, CONTROL_W, CONTROL_H};
}

static struct rect button_box(struct rect box, int item)
{
    float x = item == ITEM_DEFAULTS ? box.x + 58 : box.x + box.w - 58 - 236;
    return (struct rect){x, box.y + box.h - 76, 236, 52};
}

static float tab_width(const struct front *front, int page)
{
    return draw_text_width(front->measure, _(OPTIONS_TABS[page].label), FONT_SIGN, 32, .6f) + 46;
}

/* Tabs are as wide as their words; the row of them ends where the pages' glyph begins. */
static struct rect tab_box(const struct front *front, struct rect box, int page)
{
    float all = 8 * (PAGES - 1), x = 0;
    for (int i = 0; i < PAGES; i++) {
        all += tab_width(front, i);
    }
    float part = fminf(1, TABS_ROOM / all);
    for (int i = 0; i < page; i++) {
        x += (tab_width(front, i) + 8) * part;
    }
    return (struct rect){box.x + TABS_X + x, box.y + 50, tab_width(front, page) * part, HEAD - 50};
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
    struct rect box = dialog_box(front->frame.canvas);
    for (int i = 0; i < OPTIONS; i++) {
        if (OPTIONS_ENTRIES[i].page == (enum options_page)front->options.page) {
            focus_add_sideways(list, i, row_box(box, i), true, 0, OPTIONS_ENTRIES[i].name);
        }
    }
    for (int page = 0; page < PAGES; page++) {
        focus_add(list, ITEM_TAB + page, tab_box(front, box, page), true, 1, "%s", OPTIONS_TABS[page].name);
    }
    focus_add(list, ITEM_DEFAULTS, button_box(box, ITEM_DEFAULTS), true, 2, "options.defaults");
    focus_add(list, ITEM_DONE, button_box(box, ITEM_DONE), true, 2, "options.done");
}

static bool is_slider(int item)
{
    return item >= 0 && item < OPTIONS && OPTIONS_ENTRIES[item].control == CONTROL_SLIDER;
}

/* The slider under the pointer follows it, in steps. */
static void drag_slider(struct front *front, int option, float x)
{
    const struct options_entry *entry = &OPTIONS_ENTRIES[option];
    struct rect control = control_box(dialog_box(front->frame.canvas), option);
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
    struct rect box = dialog_box(front->frame.canvas);
    for (int i = 0; i < OPTIONS; i++) {
        bool here = OPTIONS_ENTRIES[i].page == (enum options_page)front->options.page && is_slider(i);
        if (here && rect_holds(rect_grow(control_box(box, i), 12), x, y)) {
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
    struct rect control = control_box(dialog_box(front->frame.canvas), option);
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

static void draw_control(const struct front *front, struct draw_list *list, struct rect box, int option)
{
    struct rect control = control_box(box, option);
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

static void draw_rows(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    int first = options_first(front->options.page);
    for (int i = first; i < OPTIONS && OPTIONS_ENTRIES[i].page == OPTIONS_ENTRIES[first].page; i++) {
        struct rect row = row_box(box, i);
        float y = row.y + ROW_H / 2.0f;
        if (i == focus) {
            furniture_row(list, row);
        } else if (i != first && i - 1 != focus) {
            draw_fill(list, (struct rect){box.x + 56, y - 35, box.w - 112, 2}, INK_SAND);
        }
        draw_text_fit(list, box.x + 58, y + 11, _(OPTIONS_ENTRIES[i].label),
                      i == focus ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, 33, INK_INK, ANCHOR_START,
                      CONTROL_X - 58 - 24 - (i == CHOSEN_OPPONENT ? FACE : 0));
        if (i == CHOSEN_OPPONENT) {
            draw_sprite(list, rivals_at(options_value(front, i))->portrait,
                        (struct rect){box.x + CONTROL_X - FACE - 12, y - FACE / 2.0f, FACE, FACE});
        }
        draw_control(front, list, box, i);
    }
}

static void draw_head(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    draw_text_fit(list, box.x + 54, box.y + 96, _("Options"), FONT_DISPLAY, 84, INK_RED, ANCHOR_START, 270);
    struct rect tab = {0};
    for (int page = 0; page < PAGES; page++) {
        tab = tab_box(front, box, page);
        furniture_tab(list, tab, _(OPTIONS_TABS[page].label), page == front->options.page);
    }
    draw_fill(list, (struct rect){box.x + 36, box.y + HEAD, box.w - 72, 6}, INK_RED);
    if (front->device != DEVICE_MOUSE) {
        float height = front->device == DEVICE_PAD ? 42 : 36, first = tab_box(front, box, 0).x;
        float wide = front->device == DEVICE_PAD ? 54 * 42 / 48.0f : 96 * 36 / 48.0f;
        bar_glyph(front, list, PROMPT_PAGES, 0, first - 18 - wide, box.y + 76, height);
        bar_glyph(front, list, PROMPT_PAGES, 1, tab.x + tab.w + 18, box.y + 76, height);
    }
    if (focus >= ITEM_TAB) {
        furniture_focus(list, tab_box(front, box, focus - ITEM_TAB), 10);
    }
}

static void draw_foot(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    draw_fill(list, (struct rect){box.x + 36, box.y + box.h - 132, box.w - 72, 2}, INK_INK);
    const char *help = focus >= 0 && focus < OPTIONS ? options_sentence(front, focus)
                       : focus == ITEM_DEFAULTS      ? _("This page as it was designed.")
                                                     : _("Changes count at once and are remembered.");
    draw_text_fit(list, box.x + 58, box.y + box.h - 92, help, FONT_BODY, 25, INK_INK, ANCHOR_START,
                  box.w - 116);
    furniture_button(list, button_box(box, ITEM_DEFAULTS), _("Defaults"), INK_PAPER, INK_INK,
                     focus == ITEM_DEFAULTS, front->pressed == ITEM_DEFAULTS);
    furniture_button(list, button_box(box, ITEM_DONE), _("Done"), INK_GREEN, INK_CREAM, focus == ITEM_DONE,
                     front->pressed == ITEM_DONE);
}

static void options_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct rect box = dialog_box(list->frame.canvas);
    int focus = front_focus_of(front, &options_scene);
    float over = dialog_over(front, &options_scene, blend);
    dialog_begin(front, list, &options_scene, .55f * (1 - over), blend);
    if (over > 0) {
        draw_group(list, 0, 0, 1 - over);
    }
    furniture_dialog(list, box);
    draw_head(front, list, box, focus);
    draw_rows(front, list, box, focus);
    draw_foot(front, list, box, focus);
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
    .intent = options_intent,
    .confirm = options_confirm,
    .cancel = close_dialog,
    .tick = options_tick,
    .draw = options_draw,
    .status = options_status,
    .piece = sounds_playing,
};
