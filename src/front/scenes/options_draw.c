/* SPDX-License-Identifier: MIT */
/* Layout and look of the options dialog. */
#include "front/scenes/options.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/scenes/options_voices.h"
#include "front/stage/bar.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

enum {
    DIALOG_W = 1080,
    ROW_PITCH = 62,
    ROWS_LEAST = 5, /* the dialog grows with its fullest page, so that its tabs stand still */
    HEAD_H = 132,
    FOOT_H = 172,
    LABEL_H = 46,
    TABS_BELOW = 96, /* of the title, where they stand below it */
    RULE_X = 36,     /* from the dialog's edge: the rule under the tabs, and they where they fill it */
    CONTROL_W = 440,
    CONTROL_H = 42,
    HEAD = 112,
    TABS_X = 404,
    TABS_ROOM = 552, /* between the title and the glyph of the next page */
    FACE = 54,       /* of the opponent */
    VALUE_SIZE = 96
};

/* Whether a row's control stands below its label, because the dialog is narrow. */
static bool is_below(const struct front *front, int option)
{
    return dialog_folds(front) && options_entry(option)->control != CONTROL_TOGGLE;
}

static float row_height(const struct front *front, int option)
{
    float control = form_touch(&front->frame, CONTROL_H);
    return is_below(front, option) ? LABEL_H + control + 12 : fmaxf(ROW_PITCH, control + 10);
}

/* The height of a page's rows before row `end`; OPTIONS_ROWS: of all. */
static float rows_height(const struct front *front, int page, int end)
{
    float h = 0;
    for (int i = 0; i < end; i++) {
        h += options_shown(front, i, page) ? row_height(front, i) : 0;
    }
    return h;
}

static float foot_button_height(const struct front *front)
{
    return form_touch(&front->frame, 52);
}

/* Whether the sentence about an option stands above the buttons, because there is no room between them. */
static bool says_above(const struct front *front)
{
    return dialog_folds(front) || (dialog_is_low(front) && front->measure->text_scale > 1);
}

struct form options_form(const struct front *front)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    float button = foot_button_height(front), most = ROW_PITCH * ROWS_LEAST;
    for (int page = 0; page < PAGES; page++) {
        most = fmaxf(most, rows_height(front, page, OPTIONS_ROWS));
    }
    struct form_design design = {
        .w = DIALOG_W, .head = HEAD_H, .foot = FOOT_H, .length = most, .lift = 6, .step = ROW_PITCH};
    if (folds) {
        design.head = TABS_BELOW + fmaxf(62, front->frame.touch) + 24;
        design.foot = draw_leading(front->measure, 128) + button;
    } else if (low) {
        design.head = 104;
        design.foot = button + 28 + (says_above(front) ? draw_leading(front->measure, 70) : 0);
    }
    struct form form = dialog_form(front, &options_scene, &design);
    if (form.scrolls) {
        design.length = rows_height(front, options_of(front)->page, OPTIONS_ROWS);
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

struct rect options_row_box(const struct front *front, const struct form *form, int option)
{
    float y = rows_height(front, (int)options_entry(option)->page, option), left = form->box.x + 34;
    return (struct rect){left, form_y(form, y) + 1, form_right(form, 34) - left,
                         row_height(front, option) - 2};
}

struct rect options_control_box(const struct front *front, const struct form *form, int option)
{
    struct rect row = options_row_box(front, form, option);
    float h = CONTROL_H;
    if (is_below(front, option)) {
        float touch = form_touch(&front->frame, h);
        return (struct rect){row.x + 24, row.y + row.h - 8 - touch / 2 - h / 2, row.w - 48, h};
    }
    return (struct rect){row.x + row.w - 46 - CONTROL_W, row.y + (row.h - h) / 2.0f, CONTROL_W, h};
}

struct rect options_button_box(const struct front *front, const struct form *form, int item)
{
    float h = foot_button_height(front), up = dialog_folds(front)    ? h + 20
                                              : dialog_is_low(front) ? h + 12
                                                                     : 76;
    return form_button(form, item - OPTIONS_ITEM_DEFAULTS, 2, 236, h, dialog_folds(front) ? 30 : 58, up);
}

static float tab_width(const struct front *front, int page)
{
    return draw_text_width(front->measure, options_tab_label(front, page), FONT_SIGN, 32, .6f) + 46;
}

struct rect options_tab_box(const struct front *front, struct rect box, int page)
{
    bool folds = dialog_folds(front);
    float all = 8 * (PAGES - 1), x = 0, room = folds ? box.w - 2 * RULE_X : TABS_ROOM + box.w - DIALOG_W;
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
    return (struct rect){box.x + (folds ? RULE_X : TABS_X) + x, box.y + foot - h,
                         tab_width(front, page) * part, h};
}

static void draw_control(const struct front *front, struct draw_list *list, struct rect control, int option)
{
    const struct options_entry *entry = options_entry(option);
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
        if (option == CHOSEN_SPEECH_VOICE) {
            options_voice_shown(front, list, control, &out);
        } else {
            options_words(front, option, &out);
        }
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
    struct rect row = options_row_box(front, form, option),
                control = options_control_box(front, form, option);
    bool below = is_below(front, option), face = option == CHOSEN_OPPONENT;
    float y = below ? row.y + 35 : row.y + row.h / 2 + 11;
    float room = (below ? row.x + row.w - 24 : control.x) - form->box.x - 58 - 24 - (face ? FACE : 0);
    if (dialog_folds(front) && options_entry(option)->control == CONTROL_TOGGLE) {
        room = fmaxf(room, row.x + row.w - 46 - 104 - 24 - form->box.x - 58);
    }
    draw_text_fit(list, form->box.x + 58, y, _(options_entry(option)->label),
                  focus ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, 33, INK_INK, ANCHOR_START, room);
    if (face) {
        /* Above the control it is as large as there is room. */
        float size = below ? fminf(FACE, control.y - row.y - 4) : FACE;
        float x = below ? row.x + row.w - size - 20 : control.x - size - 12;
        draw_sprite(list, table_game(front)->opponents[options_value(front, option)].portrait,
                    (struct rect){x, below ? row.y + 2 : row.y + (row.h - size) / 2, size, size});
    }
    draw_control(front, list, control, option);
}

static void draw_rows(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    int page = options_of(front)->page, first = options_first(front, page), before = first;
    form_rows(list, form);
    for (int i = first; i < OPTIONS_ROWS; i++) {
        if (!options_shown(front, i, page)) {
            continue;
        }
        struct rect row = options_row_box(front, form, i);
        if (i == focus) {
            furniture_row(list, row);
        } else if (i != first && before != focus) {
            draw_fill(list, (struct rect){row.x + 22, row.y - 2, row.w - 44, 2}, INK_SAND);
        }
        draw_row(front, list, form, i, i == focus);
        before = i;
    }
    form_rows_end(list, form);
}

static void draw_head(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    /* Folded, its descender ends above the tabs. */
    float title = folds || low ? 72 : 96, letters = folds ? 64 : low ? 70 : 84;
    draw_text_fit(list, box.x + (folds ? RULE_X : 54), box.y + title, _("Options"), FONT_DISPLAY, letters,
                  INK_RED, ANCHOR_START, folds ? box.w - 2 * RULE_X : 270);
    struct rect tab = {0};
    for (int page = 0; page < PAGES; page++) {
        tab = options_tab_box(front, box, page);
        furniture_tab(list, tab, options_tab_label(front, page), page == options_of(front)->page);
    }
    draw_fill(list, (struct rect){box.x + RULE_X, tab.y + tab.h, box.w - 2 * RULE_X, 6}, INK_RED);
    bar_page_glyphs(front, list, box, options_tab_box(front, box, 0), tab);
    if (focus >= OPTIONS_ITEM_TAB) {
        furniture_focus(list, options_tab_box(front, box, focus - OPTIONS_ITEM_TAB), 10);
    }
}

static void draw_help(const struct front *front, struct draw_list *list, const struct form *form,
                      const char *help)
{
    struct rect box = form->box, left = options_button_box(front, form, OPTIONS_ITEM_DEFAULTS),
                right = options_button_box(front, form, OPTIONS_ITEM_DONE);
    float em = 25;
    if (says_above(front)) {
        int most = dialog_folds(front) ? 3 : 2;
        while (em > 16 && draw_text_lines(list, help, FONT_BODY, em, box.w - 60) > most) {
            em--;
        }
        draw_text_wrapped(list, box.x + box.w / 2,
                          form->view.box.y + form->view.box.h + 12 + draw_leading(list, 26), help, FONT_BODY,
                          em, INK_INK, ANCHOR_MIDDLE, box.w - 60, draw_leading(list, 32));
    } else if (dialog_is_low(front)) {
        float room = right.x - left.x - left.w - 40, small = 23, lead = draw_leading(list, 28);
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
    if (dialog_is_tight(front)) {
        line = form->view.box.y + form->view.box.h + 4;
    }
    draw_fill(list, (struct rect){form->box.x + 36, line, form->box.w - 72, 2}, INK_INK);
    char restored[96];
    options_restored(front, restored, sizeof restored);
    draw_help(front, list, form,
              restored[0]                          ? restored
              : focus >= 0 && focus < OPTIONS_ROWS ? options_sentence(front, focus)
              : focus == OPTIONS_ITEM_DEFAULTS     ? _("This page as it was designed.")
                                                   : _("Changes count at once and are remembered."));
    dialog_button(front, list, options_button_box(front, form, OPTIONS_ITEM_DEFAULTS), _("Defaults"), false,
                  OPTIONS_ITEM_DEFAULTS, focus);
    dialog_button(front, list, options_button_box(front, form, OPTIONS_ITEM_DONE), _("Done"), true,
                  OPTIONS_ITEM_DONE, focus);
}

void options_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = options_form(front);
    int focus = front_focus_of(front, &options_scene);
    dialog_plate(front, list, &options_scene, form.box, .55f, blend);
    draw_head(front, list, form.box, focus);
    draw_rows(front, list, &form, focus);
    draw_foot(front, list, &form, focus);
}
