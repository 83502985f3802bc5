/* SPDX-License-Identifier: MIT */
#include "front/mille/road_log.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_table.h"
#include "front/mille/sheet_acts.h"
#include "front/scenes/replay.h"
#include "front/sound/sounds.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <stdlib.h>

struct road_log_state *road_log_of(const struct front *front)
{
    return front_memory(front, &road_log_scene);
}

enum { ITEM_COPY_JOURNAL, ITEM_COPY_SHEET, ITEM_WATCH, ITEM_CLOSE };
enum { LINES = 13, PANEL_W = 980, HEAD = 150, LINE_PITCH = 44, FOOT = 158, BUTTON_H = 52, BUTTON_GAP = 14 };

/* In a narrow window the buttons stand two by two. */
static struct form form_of(const struct front *front)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    float button = form_touch(&front->frame, BUTTON_H);
    return dialog_form(front, &road_log_scene,
                       &(struct form_design){.w = PANEL_W,
                                             .head = low || folds ? 112 : HEAD,
                                             .foot = folds ? 2 * button + BUTTON_GAP + 40
                                                     : low ? button + 40
                                                           : FOOT,
                                             .length = (float)(LINE_PITCH * road_log_of(front)->count),
                                             .most = LINE_PITCH * LINES,
                                             .step = 2 * LINE_PITCH});
}

static struct rect item_box(const struct front *front, const struct form *form, int id)
{
    static const float widths[] = {242, 250, 168, 176};
    struct rect box = form->box;
    bool folds = dialog_folds(front);
    float h = form_touch(&front->frame, BUTTON_H), edge = folds ? 24 : 46;
    if (folds) {
        float w = (box.w - 2 * edge - BUTTON_GAP) / 2;
        return (struct rect){box.x + edge + (w + BUTTON_GAP) * (float)(id % 2),
                             box.y + box.h - 20 - h - (h + BUTTON_GAP) * (float)(id < ITEM_WATCH), w, h};
    }
    float foot = dialog_is_low(front) ? box.y + box.h - h - 20 : box.y + box.h - 84, x = box.x + edge;
    for (int i = 0; i < id; i++) {
        x += widths[i] + BUTTON_GAP;
    }
    if (id == ITEM_CLOSE) {
        x = box.x + box.w - edge - widths[id];
    }
    return (struct rect){x, foot, widths[id], h};
}

static bool is_line(int kind)
{
    return kind == EVENT_DREW || kind == EVENT_PLAYED || kind == EVENT_DISCARDED || kind == EVENT_PASSED ||
           kind == EVENT_EXTENDED || kind == EVENT_SKIPPED || kind == EVENT_RESHUFFLED;
}

static void take_line(void *context, const struct event *event)
{
    struct road_log_state *log = context;
    if (event->kind == EVENT_HAND_STARTED) {
        log->count = 0;
    } else if (is_line(event->kind) && log->count < ROAD_LOG_MAX) {
        log->event[log->count++] = *event;
    }
}

/* What belongs to the hand on the table. */
static void gather(const struct table *table, struct road_log_state *log)
{
    log->count = 0;
    session_retell(&table->session, table_you(table), take_line, log);
}

void road_log_recall(struct table *table)
{
    struct mille_shown *shown = &mille_view_of(table)->shown;
    struct road_log_state log;
    gather(table, &log);
    shown->logged = log.count < LOG_LINES ? log.count : LOG_LINES;
    for (int i = 0; i < shown->logged; i++) {
        shown->log[i] = log.event[log.count - shown->logged + i];
    }
}

static void log_enter(struct front *front)
{
    gather(table_of(front), road_log_of(front));
    road_log_of(front)->said = NULL;
    dialog_open(front, &road_log_scene);
    scroll_to(front, (float)(LINE_PITCH * road_log_of(front)->count)); /* the last moves */
    front_set_focus(front, ITEM_CLOSE);
}

static const struct item_row rows[] = {
    {"log.journal", N_("Copy the journal"),
     N_("Copies the whole sitting as text, the very text of a save. It can be sent and opened again."),
     .id = ITEM_COPY_JOURNAL},
    {"log.sheet", N_("Copy the score"), N_("Copies the score sheet of the hand as text."),
     .id = ITEM_COPY_SHEET},
    {"log.watch", N_("Watch"), N_("Plays the hand again before your eyes."), .id = ITEM_WATCH},
    {"log.close", N_("Close"), N_("Back to the table."), .id = ITEM_CLOSE},
    {.name = NULL},
};

static void log_items(const struct front *front, struct focus_list *list)
{
    struct form form = form_of(front);
    for (int id = ITEM_COPY_JOURNAL; id <= ITEM_CLOSE; id++) {
        item_add(list, rows, id, item_box(front, &form, id), true);
    }
}

static void tell(struct front *front, bool copied, const char *what)
{
    road_log_of(front)->said = copied ? what : sheet_not_copied;
    if (!copied) {
        sounds_cue(front, CUE_BELL);
    }
}

static void log_confirm(struct front *front, const struct focus_item *item)
{
    switch (item->id) {
    case ITEM_COPY_JOURNAL: {
        char *text = session_save(&table_of(front)->session, NULL);
        bool copied = front->services->clip(front->services->context, text);
        free(text);
        tell(front, copied, N_("The journal is in the clipboard."));
        break;
    }
    case ITEM_COPY_SHEET:
        tell(front, sheet_copy(front), sheet_copied);
        break;
    case ITEM_WATCH:
        dialog_close(front, &road_log_scene, replay_table);
        break;
    default:
        dialog_cancel(front);
        break;
    }
}

static bool log_intent(struct front *front, const struct intent *intent)
{
    if (intent->kind == INTENT_KEY && intent->key == 'l') {
        dialog_cancel(front);
    }
    return intent->kind == INTENT_KEY;
}

static void draw_line(const struct front *front, struct draw_list *list, const struct form *form, int line)
{
    const struct event *event = &road_log_of(front)->event[line];
    float edge = dialog_folds(front) ? 24 : 46, left = form->box.x + edge, right = form_right(form, edge);
    float y = form_y(form, LINE_PITCH * (float)line) + 32;
    if (line % 2 == 0) {
        draw_fill(list, (struct rect){left, y - 32, right - left, LINE_PITCH}, ink_fade(INK_PAPER, 0.75f));
    }
    char number[8], words[96];
    text_format(number, sizeof number, "%d", line + 1);
    struct text out = text_in(words, sizeof words);
    table_sentence(table_of(front), event, &out);
    if (event->seat != SEAT_NONE) {
        draw_sprite(list, mille_table_driver(table_of(front), event->seat)->dot,
                    (struct rect){left + 72, y - 19, 20, 20});
    }
    draw_text(list, left + 54, y, number, FONT_SIGN_SEMI, 24, INK_ASPHALT2, ANCHOR_END);
    draw_text_fit(list, left + 108, y, words, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_START,
                  right - left - 120);
}

/* Only lines of which something is seen. */
static void draw_lines(const struct front *front, struct draw_list *list, const struct form *form)
{
    const struct road_log_state *log = road_log_of(front);
    int first = (int)(form->view.at / LINE_PITCH), shown = (int)(form->view.box.h / LINE_PITCH) + 2;
    form_rows(list, form);
    for (int i = first; i < first + shown && i < log->count; i++) {
        draw_line(front, list, form, i);
    }
    form_rows_end(list, form);
    if (log->count == 0) {
        struct point middle = rect_middle(form->view.box);
        draw_text(list, middle.x, middle.y, _("No move yet."), FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_MIDDLE);
    }
}

static void draw_head(const struct front *front, struct draw_list *list, struct rect box)
{
    const struct road_log_state *log = road_log_of(front);
    bool folds = dialog_folds(front), tight = folds || dialog_is_low(front);
    float edge = folds ? 36 : 54;
    draw_text_fit(list, box.x + edge, box.y + (tight ? 78 : 100), _("On the road"), FONT_DISPLAY,
                  tight ? 70 : 78, INK_RED, ANCHOR_START, box.w * .5f);
    if (log->said && folds) {
        draw_text_wrapped(list, box.x + box.w - edge, box.y + 52, _(log->said), FONT_BODY, 22, INK_INK,
                          ANCHOR_END, box.w * .42f, draw_leading(list, 27));
    } else if (log->said) {
        draw_text_fit(list, box.x + box.w - edge, box.y + (tight ? 74 : 96), _(log->said), FONT_BODY, 25,
                      INK_INK, ANCHOR_END, 420);
    }
}

static void log_draw(const struct front *front, struct draw_list *list, float blend)
{
    static const char *const labels[] = {N_("Copy journal"), N_("Copy score sheet"), N_("Watch again"),
                                         N_("Done")};
    struct form form = form_of(front);
    int focus = front_focus_of(front, &road_log_scene);
    dialog_begin(front, list, &road_log_scene, 0.6f, blend);
    furniture_dialog(list, form.box);
    draw_head(front, list, form.box);
    draw_lines(front, list, &form);
    for (int id = ITEM_COPY_JOURNAL; id <= ITEM_CLOSE; id++) {
        bool close = id == ITEM_CLOSE;
        furniture_button(list, item_box(front, &form, id), _(labels[id]), close ? INK_GREEN : INK_PAPER,
                         close ? INK_CREAM : INK_INK, focus == id, front->pressed == id);
    }
    draw_group_end(list);
}

static void log_status(const struct front *front, struct status *status)
{
    (void)front;
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_PAGES, _("Page")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Select")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}

static void say_title(const struct front *front, struct text *out)
{
    const char *said = road_log_of(front)->said;
    text_add_sentence(out, _("On the road"));
    text_add_sentence(out, said ? _(said) : "");
}

const struct scene road_log_scene = {
    .name = "log",
    .title = say_title,
    .state_size = sizeof(struct road_log_state),
    .enter = log_enter,
    .items = log_items,
    .form = form_of,
    .intent = log_intent,
    .confirm = log_confirm,
    .cancel = dialog_cancel,
    .draw = log_draw,
    .status = log_status,
};
