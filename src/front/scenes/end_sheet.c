/* SPDX-License-Identifier: MIT */
#include "front/scenes/end_sheet.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/evening.h"
#include "front/journey/journey.h"
#include "front/narration/narration.h"
#include "front/page/page_rows.h"
#include "front/scenes/evening_marks.h"
#include "front/scenes/leaving.h"
#include "front/scenes/review.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

enum { ITEM_AREA = END_SHEET_BUTTONS_MAX, ABREAST = 3, GROUP_BUTTONS = 9 };
enum { W = 1016, W_MANY = 1320, MANY = 4, BUTTON_H = 56, EDGE = 58, EDGE_FOLDED = 30, GAP = 16 };

struct end_sheet_state {
    const struct end_sheet *sheet;
};

const struct part end_sheet_part = {.size = sizeof(struct end_sheet_state)};

static const struct end_sheet *sheet_of(const struct front *front)
{
    return ((const struct end_sheet_state *)part_of(front, &end_sheet_part))->sheet;
}

bool end_sheet_can_review(const struct front *front)
{
    return review_offered(table_of(front)->game, &table_of(front)->session.journal);
}

void end_sheet_review(struct front *front)
{
    const struct journal *journal = &table_of(front)->session.journal;
    review_open(front, journal, table_you(table_of(front)), journal->count - 1);
}

static void go_on(struct front *front)
{
    front_pop(front);
    table_next(front);
}

static const struct end_sheet_button usual[] = {
    {.act = confirm_leave_over},
    {.shown = end_sheet_can_review, .act = end_sheet_review, .letter = 'h', .prompt = PROMPT_HINT},
    {.act = go_on},
    {.act = NULL}};

static const struct end_sheet_button *all_of(const struct end_sheet *sheet)
{
    return sheet->button ? sheet->button : usual;
}

/* Button i of those that are shown; NULL behind the last. */
static const struct end_sheet_button *button_at(const struct front *front, int i)
{
    const struct end_sheet_button *button = all_of(sheet_of(front));
    while (button->act && ((button->shown && !button->shown(front)) || i-- > 0)) {
        button++;
    }
    return button->act ? button : NULL;
}

static const struct item_row *row_of(const struct front *front, const struct end_sheet_button *button)
{
    return &sheet_of(front)->rows[button - all_of(sheet_of(front))];
}

static const char *label_of(const struct front *front, const struct end_sheet_button *button)
{
    const struct end_sheet *sheet = sheet_of(front);
    const char *label =
        button->act == go_on && sheet->onward ? sheet->onward(front) : _(row_of(front, button)->title);
    return button->act == go_on ? journey_onward(front, label) : label;
}

static int buttons_of(const struct front *front)
{
    int count = 0;
    while (button_at(front, count)) {
        count++;
    }
    return count;
}

void end_sheet_enter(struct front *front, const struct end_sheet *sheet)
{
    ((struct end_sheet_state *)part_of(front, &end_sheet_part))->sheet = sheet;
    dialog_open(front, sheet->scene);
    front_set_focus(front, buttons_of(front) - 1);
}

/* The distance from a row of buttons to the next. */
static float button_pitch(const struct front *front)
{
    return form_touch(&front->frame, BUTTON_H) + GAP;
}

/* The number of rows of buttons: up to three stand in one row; more are in two rows if the dialog folds. */
static int lines_of(const struct front *front)
{
    return buttons_of(front) > ABREAST && dialog_folds(front) ? 2 : 1;
}

struct form end_sheet_form(const struct front *front)
{
    const struct end_sheet *sheet = sheet_of(front);
    const struct page_sheet *rows = sheet->page->sheet;
    bool tight = dialog_is_tight(front);
    return game_page_form(front, sheet->page, sheet->scene,
                          (struct form_design){
                              .w = rows && rows->columns(front) > MANY ? W_MANY : W,
                              .head = page_rows_head_height(tight),
                              .foot = button_pitch(front) * (float)lines_of(front) + (tight ? 16.0f : 44.0f),
                              .step = 54,
                          });
}

static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    bool tight = dialog_is_tight(front);
    int count = buttons_of(front), lines = lines_of(front), first = lines > 1 ? count / 2 : count;
    int line = item >= first, abreast = line ? count - first : first, place = line ? item - first : item;
    float edge = tight ? EDGE_FOLDED : EDGE, pitch = button_pitch(front);
    float w = (form->box.w - 2 * edge - (float)(GAP * (abreast - 1))) / (float)abreast;
    float foot = form->box.y + form->box.h - (tight ? 16 : 34);
    return (struct rect){form->box.x + edge + (w + GAP) * (float)place,
                         foot - pitch * (float)(lines - line) + GAP, w, pitch - GAP};
}

void end_sheet_items(const struct front *front, struct focus_list *list)
{
    const struct end_sheet *sheet = sheet_of(front);
    struct form form = end_sheet_form(front);
    game_page_items(front, sheet->page, &form, list, ITEM_AREA);
    for (int i = 0; i < buttons_of(front); i++) {
        item_add_end(list, row_of(front, button_at(front, i)), i, button_box(front, &form, i), true, "");
        list->item[list->count - 1].group = GROUP_BUTTONS;
    }
}

void end_sheet_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id < END_SHEET_BUTTONS_MAX) {
        button_at(front, item->id)->act(front);
    } else {
        game_page_confirm(front, sheet_of(front)->page, item);
    }
}

/* Acts on a letter or a pad button of one of the buttons; false: none has it. */
static bool act_on(struct front *front, const struct intent *intent)
{
    for (int i = 0; i < buttons_of(front); i++) {
        const struct end_sheet_button *button = button_at(front, i);
        bool key = intent->kind == INTENT_KEY && button->letter && intent->key == button->letter;
        if ((key && !intent->repeat) || (button->intent && intent->kind == button->intent)) {
            sounds_cue(front, CUE_PRESS);
            button->act(front);
            return true;
        }
    }
    return false;
}

bool end_sheet_intent(struct front *front, const struct intent *intent)
{
    if (intent->kind == INTENT_MENU) {
        end_sheet_cancel(front);
        return true;
    }
    return act_on(front, intent) || game_page_intent(front, sheet_of(front)->page, intent);
}

void end_sheet_cancel(struct front *front)
{
    front_open(front, OPEN_PAUSE);
}

static void draw_buttons(const struct front *front, struct draw_list *list, const struct form *form,
                         int focus)
{
    int count = buttons_of(front);
    for (int i = 0; i < count; i++) {
        bool go = i == count - 1;
        dialog_button(front, list, button_box(front, form, i), label_of(front, button_at(front, i)), go, i,
                      focus);
    }
}

/* The head; in an evening of the journey it names the town, the day and the goals that are met. */
static void say_head(const struct front *front, struct end_sheet_head *head)
{
    sheet_of(front)->say(front, head);
    if (journey_at_table(front)) {
        struct text line = text_in(head->line, sizeof head->line);
        text_copy(head->label, sizeof head->label, evening_town(front));
        evening_text(front, &line);
    }
}

static void draw_slip(const struct front *front, struct draw_list *list, struct rect box)
{
    bool tight = dialog_is_tight(front);
    struct end_sheet_head head = {.title = ""};
    float k = tight ? .76f : 1, edge = tight ? 30 : 44, right = box.x + box.w - edge;
    float half = box.w / 2 - edge - 10;
    say_head(front, &head);
    furniture_slip(list, box, 122 * k, head.ink);
    draw_text_fit(list, box.x + edge, box.y + 84 * k, head.title, FONT_DISPLAY, 76 * k, INK_CREAM,
                  ANCHOR_START, half);
    draw_text_fit(list, right, box.y + 56 * k, head.label, FONT_SIGN, 38 * k, INK_GOLDLT, ANCHOR_END, half);
    draw_text_fit(list, right, box.y + 94 * k, head.line, FONT_BODY_MEDIUM, 26, INK_CREAM, ANCHOR_END, half);
}

void end_sheet_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct end_sheet *sheet = sheet_of(front);
    struct form form = end_sheet_form(front);
    int focus = front_focus_of(front, sheet->scene);
    bool backdrop = sheet->backdrop && front->frame.kind == FRAME_WIDE;
    dialog_begin(front, list, sheet->scene, backdrop ? 0 : .60f, blend);
    if (backdrop) {
        sheet->backdrop(list);
    }
    draw_slip(front, list, form.box);
    game_page_draw(front, sheet->page, list, &form, focus);
    if (focus == ITEM_AREA) {
        form_focus(list, &form, false);
    }
    draw_buttons(front, list, &form, focus);
}

void end_sheet_title(const struct front *front, struct text *out)
{
    struct end_sheet_head head = {.title = ""};
    struct status status = {.lamp = false};
    char points[SPEAKER_SIZE];
    struct text sentence = text_in(points, sizeof points);
    say_head(front, &head);
    text_add_sentence(out, head.title);
    text_add_sentence(out, head.label);
    text_add_sentence(out, head.line);
    text_add_sentence(out, narration_scores(front, &sentence) ? points : "");
    sheet_of(front)->status(front, &status);
    text_add_sentence(out, status.urgent ? status.hint : ""); /* of what was just done */
}

void end_sheet_status(const struct front *front, struct status *status)
{
    const struct end_sheet *sheet = sheet_of(front);
    bool menu = sheet->scene->cancel == end_sheet_cancel;
    sheet->status(front, status);
    bar_choose(status, _("Select"), NULL);
    for (int i = 0; i < buttons_of(front); i++) {
        const struct end_sheet_button *button = button_at(front, i);
        if (button->prompt) {
            bool held = button->prompt == PROMPT_HINT && bar_hint_is_held(front);
            bar_prompt(status, button->prompt, held ? _("Hold: review") : label_of(front, button));
        }
    }
    bar_prompt(status, menu ? PROMPT_MENU : PROMPT_CANCEL, menu ? _("Menu") : _("Leave table"));
}
