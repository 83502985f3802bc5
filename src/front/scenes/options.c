/* SPDX-License-Identifier: MIT */
#include "front/scenes/options.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/scenes/person.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/bar.h"

#include <math.h>
#include <string.h>

struct options_state *options_of(const struct front *front)
{
    return front_memory(front, &options_scene);
}

void options_open(struct front *front, int page)
{
    ((struct options_state *)front_push(front, &options_scene))->page = page;
}

static void options_enter(struct front *front)
{
    options_of(front)->dragging = FOCUS_NONE;
    sounds_hush(front, 0); /* what is heard is as loud as the slider says */
    dialog_open(front, &options_scene);
    front_set_focus(front, options_first(front, options_of(front)->page));
}

static void say_value(const struct front *front, int row, struct text *out)
{
    switch (options_entry(row)->control) {
    case CONTROL_SLIDER:
        text_addf(out, _("%d%%"), options_value(front, row));
        break;
    case CONTROL_TOGGLE:
        text_add(out, options_value(front, row) ? _("On") : _("Off"));
        break;
    case CONTROL_CHOICE:
    case CONTROL_TEXT:
        options_words(front, row, out);
        break;
    }
}

static void say_option(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    text_copy(says->title, sizeof says->title, _(options_entry(item->id)->label));
    text_copy(says->text, sizeof says->text, options_sentence(front, item->id));
    struct text more = text_in(says->more, sizeof says->more);
    say_value(front, item->id, &more);
}

static void say_tab(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int page = item->id - OPTIONS_ITEM_TAB;
    text_copy(says->title, sizeof says->title, options_tab_label(front, page));
    if (page == options_of(front)->page) {
        text_copy(says->more, sizeof says->more, _("Shown"));
    }
}

#define OPTION(of)                                                                                           \
    {                                                                                                        \
        "*", N_("An option"), N_("Left and right change it."), say_option, .sideways = true, .kind = (of)    \
    }
static const struct item_row option_rows[] = {
    [CONTROL_SLIDER] = OPTION(KIND_SLIDER),
    [CONTROL_TOGGLE] = OPTION(KIND_SWITCH),
    [CONTROL_CHOICE] = OPTION(KIND_BUTTON),
    [CONTROL_TEXT] = OPTION(KIND_FIELD),
};
static const struct item_row rows[] = {
    {"*", N_("A page of the options"),
     N_("A page of the options. The shoulder buttons or Page Up and Down turn to it as well."), say_tab,
     .id = OPTIONS_ITEM_TAB, .count = PAGES, .group = 1, .kind = KIND_TAB},
    {"options.defaults", N_("Defaults"), N_("Puts every row back to what it was at first."),
     .id = OPTIONS_ITEM_DEFAULTS, .group = 2},
    {"options.done", N_("Done"), N_("Closes the options. Every choice is remembered already."),
     .id = OPTIONS_ITEM_DONE, .group = 2},
    {.name = NULL},
};

static void options_items(const struct front *front, struct focus_list *list)
{
    struct form form = options_form(front);
    for (int i = 0; i < OPTIONS_ROWS; i++) {
        if (options_shown(front, i, options_of(front)->page)) {
            item_add_end(list, &option_rows[options_entry(i)->control], i, options_row_box(front, &form, i),
                         true, options_entry(i)->name);
        }
    }
    form_items(&form, list);
    for (int page = 0; page < PAGES; page++) {
        int item = OPTIONS_ITEM_TAB + page;
        item_add_end(list, item_row(rows, item), item, options_tab_box(front, form.box, page), true,
                     OPTIONS_TABS[page].name);
    }
    for (int item = OPTIONS_ITEM_DEFAULTS; item <= OPTIONS_ITEM_DONE; item++) {
        item_add(list, rows, item, options_button_box(front, &form, item), true);
    }
}

static bool is_slider(int item)
{
    return item >= 0 && item < OPTIONS_ROWS && options_entry(item)->control == CONTROL_SLIDER;
}

/* The slider under the pointer follows it, in steps. */
static void drag_slider(struct front *front, int option, float x)
{
    const struct options_entry *entry = options_entry(option);
    struct form form = options_form(front);
    struct rect control = options_control_box(front, &form, option);
    float value = (x - control.x) / control.w * (float)(entry->most - entry->least) / (float)entry->step;
    options_set(front, option, entry->least + entry->step * (int)lroundf(value));
}

/* Left and right: a step down or up. A choice goes round. A slider is saved when the dialog is left. */
static void change(struct front *front, int option, int step)
{
    const struct options_entry *entry = options_entry(option);
    int value = options_value(front, option), least = entry->least, by = entry->step > 1 ? entry->step : 1;
    int count = options_most(front, option) - least + by;
    options_of(front)->restored = false;
    switch (entry->control) {
    case CONTROL_SLIDER:
        options_set(front, option, value + step * entry->step);
        return;
    case CONTROL_TOGGLE:
        options_set(front, option, step > 0);
        break;
    case CONTROL_CHOICE:
        options_set(front, option, least + (value - least + step * by + count) % count);
        break;
    case CONTROL_TEXT:
        return;
    }
    front_save_settings(front);
}

void options_restored(const struct front *front, char *line, size_t size)
{
    const struct options_state *options = options_of(front);
    int changed = options->restored_rows;
    if (!options->restored || front_focus_of(front, &options_scene) != options->restored_focus) {
        line[0] = '\0';
    } else if (changed == 0) {
        text_copy(line, size, _("Every row was as designed already."));
    } else {
        text_format(
            line, size,
            _n("%d row is as it was designed again.", "%d rows are as they were designed again.", changed),
            changed);
    }
}

/* Puts a row back; whether that changed anything. */
static bool restore(struct front *front, int row)
{
    struct bindings before = front->settings.bindings;
    bool valued = options_entry(row)->control != CONTROL_TEXT;
    int value = valued ? options_value(front, row) : 0;
    options_restore(front, row);
    return valued ? options_value(front, row) != value
                  : memcmp(&before, &front->settings.bindings, sizeof before) != 0;
}

static void restore_defaults(struct front *front)
{
    struct options_state *options = options_of(front);
    char says[96];
    options->restored = true;
    options->restored_focus = front_focus(front);
    options->restored_rows = 0;
    for (int i = 0; i < OPTIONS_ROWS; i++) {
        if (options_shown(front, i, options->page)) {
            options->restored_rows += restore(front, i);
        }
    }
    front_save_settings(front);
    options_restored(front, says, sizeof says);
    speaker_say(front, SPEAK_ANSWER, says);
    front_touch(front);
}

static void turn_page(struct front *front, int page)
{
    options_of(front)->page = page;
    options_of(front)->restored = false;
    scroll_to(front, 0);
    front_set_focus(front, options_first(front, page));
    front_touch(front);
}

static void close_dialog(struct front *front)
{
    front_save_settings(front);
    dialog_close(front, &options_scene, NULL);
}

static int slider_at(const struct front *front, float x, float y)
{
    struct form form = options_form(front);
    for (int i = 0; i < OPTIONS_ROWS; i++) {
        bool here = options_shown(front, i, options_of(front)->page) && is_slider(i);
        here = here && (!form.scrolls || rect_holds(form.view.box, x, y));
        if (here && rect_holds(rect_grow(options_control_box(front, &form, i), 12), x, y)) {
            return i;
        }
    }
    return FOCUS_NONE;
}

/* A slider follows the pointer from the press to the release, wherever it goes. */
static bool slider_intent(struct front *front, const struct intent *intent)
{
    int *dragging = &options_of(front)->dragging;
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
    if (slider_intent(front, intent)) {
        return true;
    }
    int focus = front_focus(front);
    bool on_row = focus >= 0 && focus < OPTIONS_ROWS;
    switch (intent->kind) {
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (on_row) {
            change(front, focus, intent->kind == INTENT_RIGHT ? 1 : -1);
        }
        return on_row;
    case INTENT_WHEEL:
        if (options_form(front).scrolls) {
            return false;
        }
        if (is_slider(focus)) {
            change(front, focus, intent->amount);
        }
        return true;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn_page(front,
                  (options_of(front)->page + (intent->kind == INTENT_PAGE_NEXT ? 1 : PAGES - 1)) % PAGES);
        return true;
    case INTENT_SECONDARY:
        restore_defaults(front);
        return true;
    case INTENT_KEY:
        if (intent->key == 'd') {
            restore_defaults(front);
        }
        return intent->key == 'd';
    default:
        return false;
    }
}

/* A confirmed row takes its next value; a click on the left half of a choice takes the value before. */
static void confirm_row(struct front *front, int option)
{
    const struct options_entry *entry = options_entry(option);
    struct form form = options_form(front);
    struct rect control = options_control_box(front, &form, option);
    bool mouse = device_points(front->device);
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
        if (entry->open) {
            entry->open(front);
        } else if (option == CHOSEN_CONTROLS) {
            front_open(front, OPEN_CONTROLS);
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
    if (item->id >= OPTIONS_ITEM_TAB) {
        turn_page(front, item->id - OPTIONS_ITEM_TAB);
    } else if (item->id == OPTIONS_ITEM_DONE) {
        close_dialog(front);
    } else if (item->id == OPTIONS_ITEM_DEFAULTS) {
        restore_defaults(front);
    } else {
        confirm_row(front, item->id);
    }
}

static void options_status(const struct front *front, struct status *status)
{
    if (front->guest) {
        text_copy(status->message, sizeof status->message,
                  _("Beside another Route Mille: for this time only"));
    }
    bar_prompt(status, PROMPT_MOVE, _("Move and change"));
    if (!device_points(front->device)) {
        bar_prompt(status, PROMPT_PAGES, _("Page"));
        bar_prompt(status, PROMPT_SECONDARY, _("Defaults"));
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}

static void options_title(const struct front *front, struct text *out)
{
    text_add_sentence(out, _("Options"));
    text_add_sentence(out, options_tab_label(front, options_of(front)->page));
}

const struct scene options_scene = {
    .name = "options",
    .title = options_title,
    .state_size = sizeof(struct options_state),
    .enter = options_enter,
    .items = options_items,
    .form = options_form,
    .intent = options_intent,
    .confirm = options_confirm,
    .cancel = close_dialog,
    .draw = options_draw,
    .status = options_status,
    .piece = sounds_playing,
};
