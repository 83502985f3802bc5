/* SPDX-License-Identifier: MIT */
#include "front/road_log.h"

#include "base/words.h"
#include "front/front.h"
#include "front/mille_draw.h"
#include "front/sheet_acts.h"
#include "ui/furniture.h"

#include <stdlib.h>
#include <string.h>

enum { ITEM_EARLIER, ITEM_LATER, ITEM_COPY_JOURNAL, ITEM_COPY_SHEET, ITEM_WATCH, ITEM_CLOSE };
enum { LINES = 13, PAGE = LINES - 2 };

static const float panel_w = 980, panel_h = 880, line_pitch = 44, button_h = 52;

static struct rect panel(struct rect canvas)
{
    return (struct rect){(canvas.w - panel_w) / 2, (canvas.h - 44 - panel_h) / 2, panel_w, panel_h};
}

static struct rect item_box(struct rect canvas, int id)
{
    struct rect box = panel(canvas);
    float foot = box.y + box.h - 84;
    switch (id) {
    case ITEM_EARLIER:
        return (struct rect){box.x + box.w - 112, box.y + 150, 56, 56};
    case ITEM_LATER:
        return (struct rect){box.x + box.w - 112, box.y + 150 + LINES * line_pitch - 64, 56, 56};
    case ITEM_COPY_JOURNAL:
        return (struct rect){box.x + 46, foot, 242, button_h};
    case ITEM_COPY_SHEET:
        return (struct rect){box.x + 302, foot, 250, button_h};
    case ITEM_WATCH:
        return (struct rect){box.x + 566, foot, 168, button_h};
    default:
        return (struct rect){box.x + box.w - 46 - 176, foot, 176, button_h};
    }
}

static int last_top(const struct road_log_state *log)
{
    return log->count > LINES ? log->count - LINES : 0;
}

static void scroll(struct front *front, int lines)
{
    struct road_log_state *log = &front->road_log;
    int top = log->top + lines, last = last_top(log);
    log->top = top < 0 ? 0 : top > last ? last : top;
    front_touch(front);
}

static bool is_line(int kind)
{
    return kind == EVENT_DREW || kind == EVENT_PLAYED || kind == EVENT_DISCARDED || kind == EVENT_PASSED ||
           kind == EVENT_EXTENDED;
}

/* Plays the journal again and keeps what belongs to the hand on the table. */
static void gather(struct front *front)
{
    struct road_log_state *log = &front->road_log;
    const struct session *session = &front->table.session;
    const struct journal *journal = &session->journal;
    struct mille_state state;
    struct event_list events = {0};
    log->count = 0;
    mille_game.start(&state, &journal->setup, &events);
    if (front->lessons.on) {
        mille_prepare(&state, &lessons_table[front->lessons.which].position);
    }
    for (int i = 0; i <= journal->count; i++) {
        for (int e = 0; e < events.count; e++) {
            struct event event = event_seen_by(events.item[e], mille_table_you(front));
            if (event.kind == EVENT_HAND_STARTED) {
                log->count = 0;
            } else if (is_line(event.kind) && log->count < ROAD_LOG_MAX) {
                log->event[log->count++] = event;
            }
        }
        events.count = 0;
        if (i < journal->count) {
            mille_game.apply(&state, journal->move[i], &events);
        }
    }
}

void road_log_recall(struct front *front)
{
    struct mille_shown *shown = &front->table.shown;
    const struct road_log_state *log = &front->road_log;
    gather(front);
    shown->logged = log->count < LOG_LINES ? log->count : LOG_LINES;
    for (int i = 0; i < shown->logged; i++) {
        shown->log[i] = log->event[log->count - shown->logged + i];
    }
}

static void log_enter(struct front *front)
{
    gather(front);
    front->road_log.top = last_top(&front->road_log);
    front->road_log.said = NULL;
    dialog_open(front, &road_log_scene);
    front_set_focus(front, ITEM_CLOSE);
}

static void log_items(const struct front *front, struct focus_list *list)
{
    static const char *const names[] = {"log.earlier", "log.later", "log.journal",
                                        "log.sheet",   "log.watch", "log.close"};
    const struct road_log_state *log = &front->road_log;
    for (int id = ITEM_EARLIER; id <= ITEM_CLOSE; id++) {
        bool enabled = id == ITEM_EARLIER ? log->top > 0 : id == ITEM_LATER ? log->top < last_top(log) : true;
        focus_add(list, id, item_box(front->frame.canvas, id), enabled, id <= ITEM_LATER, "%s", names[id]);
    }
}

static void log_cancel(struct front *front)
{
    dialog_close(front, &road_log_scene, NULL);
}

static void tell(struct front *front, bool copied, const char *what)
{
    front->road_log.said = copied ? what : sheet_not_copied;
    if (!copied) {
        sounds_cue(front, CUE_BELL);
    }
}

static void log_confirm(struct front *front, const struct focus_item *item)
{
    switch (item->id) {
    case ITEM_EARLIER:
        scroll(front, -PAGE);
        break;
    case ITEM_LATER:
        scroll(front, PAGE);
        break;
    case ITEM_COPY_JOURNAL: {
        char *text = session_save(&front->table.session, NULL);
        bool copied = front->services->clip(front->services->context, text);
        free(text);
        tell(front, copied, N_("The journal is in the clipboard."));
        break;
    }
    case ITEM_COPY_SHEET:
        tell(front, mille_table_copy_sheet(front), sheet_copied);
        break;
    case ITEM_WATCH:
        dialog_close(front, &road_log_scene, replay_table);
        break;
    default:
        log_cancel(front);
        break;
    }
}

static bool log_intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &road_log_scene)) {
        return true;
    }
    switch (intent->kind) {
    case INTENT_WHEEL:
        scroll(front, -3 * intent->amount);
        return true;
    case INTENT_PAGE_PREV:
        scroll(front, -PAGE);
        return true;
    case INTENT_PAGE_NEXT:
        scroll(front, PAGE);
        return true;
    case INTENT_KEY:
        if (intent->key == 'l') {
            log_cancel(front);
        }
        return true;
    default:
        return false;
    }
}

static bool log_tick(struct front *front)
{
    return dialog_tick(front, &road_log_scene);
}

static void draw_arrow(const struct front *front, struct draw_list *list, int id)
{
    struct rect box = item_box(list->frame.canvas, id);
    const struct road_log_state *log = &front->road_log;
    bool can = id == ITEM_EARLIER ? log->top > 0 : log->top < last_top(log);
    furniture_button(list, box, "", can ? INK_PAPER : INK_SAND, INK_INK,
                     front_focus_of(front, &road_log_scene) == id, front->pressed == id);
    shape_begin(list, box);
    shape_path(list, paint_fill(can ? INK_RED : INK_STONE),
               id == ITEM_EARLIER ? "M28 16L42 38L14 38Z" : "M28 40L42 18L14 18Z");
    shape_end(list);
}

static void draw_line(const struct front *front, struct draw_list *list, struct rect box, int line)
{
    const struct event *event = &front->road_log.event[front->road_log.top + line];
    float y = box.y + 182 + line_pitch * (float)line;
    if (line % 2 == 0) {
        draw_fill(list, (struct rect){box.x + 46, y - 32, box.w - 180, line_pitch},
                  ink_fade(INK_PAPER, 0.75f));
    }
    char number[8], words[96];
    text_format(number, sizeof number, "%d", front->road_log.top + line + 1);
    struct text out = text_in(words, sizeof words);
    mille_log_text(front, event, &out);
    draw_sprite(list, mille_table_driver(front, event->seat)->dot,
                (struct rect){box.x + 118, y - 19, 20, 20});
    draw_text(list, box.x + 100, y, number, FONT_SIGN_SEMI, 24, INK_ASPHALT2, ANCHOR_END);
    draw_text_fit(list, box.x + 154, y, words, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_START, box.w - 300);
}

static void log_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct road_log_state *log = &front->road_log;
    struct rect box = panel(list->frame.canvas);
    int focus = front_focus_of(front, &road_log_scene);
    dialog_begin(front, list, &road_log_scene, 0.6f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + 54, box.y + 100, _("On the road"), FONT_DISPLAY, 78, INK_RED, ANCHOR_START,
                  560);
    for (int i = 0; i < LINES && log->top + i < log->count; i++) {
        draw_line(front, list, box, i);
    }
    if (log->count == 0) {
        draw_text(list, box.x + box.w / 2, box.y + 400, _("No move yet."), FONT_BODY_MEDIUM, 29, INK_INK,
                  ANCHOR_MIDDLE);
    }
    draw_arrow(front, list, ITEM_EARLIER);
    draw_arrow(front, list, ITEM_LATER);
    if (log->said) {
        draw_text_fit(list, box.x + box.w - 54, box.y + 96, _(log->said), FONT_BODY, 25, INK_INK, ANCHOR_END,
                      420);
    }
    furniture_button(list, item_box(list->frame.canvas, ITEM_COPY_JOURNAL), _("Copy journal"), INK_PAPER, INK_INK,
                     focus == ITEM_COPY_JOURNAL, front->pressed == ITEM_COPY_JOURNAL);
    furniture_button(list, item_box(list->frame.canvas, ITEM_COPY_SHEET), _("Copy score sheet"), INK_PAPER, INK_INK,
                     focus == ITEM_COPY_SHEET, front->pressed == ITEM_COPY_SHEET);
    furniture_button(list, item_box(list->frame.canvas, ITEM_WATCH), _("Watch again"), INK_PAPER, INK_INK,
                     focus == ITEM_WATCH, front->pressed == ITEM_WATCH);
    furniture_button(list, item_box(list->frame.canvas, ITEM_CLOSE), _("Done"), INK_GREEN, INK_CREAM,
                     focus == ITEM_CLOSE, front->pressed == ITEM_CLOSE);
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

const struct scene road_log_scene = {
    .name = "log",
    .enter = log_enter,
    .items = log_items,
    .intent = log_intent,
    .confirm = log_confirm,
    .cancel = log_cancel,
    .tick = log_tick,
    .draw = log_draw,
    .status = log_status,
};
