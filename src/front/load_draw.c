/* SPDX-License-Identifier: MIT */
/* How the list of saves looks. */
#include "base/words.h"
#include "front/bar.h"
#include "front/dates.h"
#include "front/front.h"
#include "front/load_inside.h"
#include "front/mille_words.h"
#include "ui/furniture.h"

enum {
    DIALOG_W = 1400,
    DIALOG_H = 884,
    ROW_FIRST = 200,
    ROW_PITCH = 78,
    BUTTON_W = 64,
    BUTTON_H = 50,
    EDGE = 48,
    TRACK_W = 56
};

struct rect load_box(struct rect canvas)
{
    return (struct rect){(canvas.w - DIALOG_W) / 2, (canvas.h - BAR_HEIGHT - DIALOG_H) / 2, DIALOG_W,
                         DIALOG_H};
}

static struct rect row_box(const struct front *front, struct rect canvas, int row)
{
    struct rect box = load_box(canvas);
    float y = box.y + ROW_FIRST + ROW_PITCH * (float)(row - front->load.first);
    return (struct rect){box.x + EDGE, y, box.w - 2 * EDGE - TRACK_W - 12, ROW_H};
}

struct rect load_part_box(const struct front *front, struct rect canvas, int row, enum load_part part)
{
    struct rect line = row_box(front, canvas, row);
    float buttons = load_box(canvas).x + COLUMN_BUTTONS;
    if (part == PART_OPEN) {
        line.w = buttons - 8 - line.x;
        return line;
    }
    return (struct rect){buttons + (BUTTON_W + 10) * (float)(part == PART_DELETE),
                         line.y + (ROW_H - BUTTON_H) / 2.0f, BUTTON_W, BUTTON_H};
}

struct rect load_button_box(struct rect canvas, int item)
{
    struct rect box = load_box(canvas);
    if (item == ITEM_BACK) {
        return (struct rect){box.x + box.w - 58 - 236, box.y + box.h - 84, 236, 52};
    }
    float y = item == ITEM_UP ? ROW_FIRST : ROW_FIRST + ROW_PITCH * (ROWS_SHOWN - 1) + ROW_H - TRACK_W;
    return (struct rect){box.x + box.w - EDGE - TRACK_W + 8, box.y + y, TRACK_W, TRACK_W};
}

/* ---- drawing --------------------------------------------------------------------------------------- */

static void draw_part(const struct front *front, struct draw_list *list, int row, enum load_part part)
{
    struct rect box = load_part_box(front, list->frame.canvas, row, part);
    int focus = front_focus_of(front, &load_scene), id = load_id(row, part);
    bool good = front->load.row[row].good, off = part == PART_WATCH && !good;
    furniture_button(list, box, "", focus == id ? INK_SUN : INK_PAPER, INK_INK, focus == id,
                     front->pressed == id);
    struct rgba ink = off ? INK_STONE : part == PART_DELETE ? INK_RED : INK_SEA;
    shape_begin(list, (struct rect){box.x + 17, box.y + 10, 30, 30});
    if (part == PART_WATCH) {
        shape_path(list, paint_fill(ink), "M6 2L28 15L6 28Z");
    } else {
        shape_path(list, paint_fill(ink), "M5 9L25 9L23 30L7 30Z");
        shape_rect(list, 2, 3, 26, 4, 2, paint_fill(ink));
        shape_rect(list, 11, 0, 8, 4, 2, paint_fill(ink));
        shape_line(list, 12, 13, 12, 26, paint_line(INK_CREAM, 2.4f));
        shape_line(list, 18, 13, 18, 26, paint_line(INK_CREAM, 2.4f));
    }
    shape_end(list);
}

static void draw_totals(struct draw_list *list, const struct load_row *row, float x, float y, float width)
{
    char line[64];
    struct text out = text_in(line, sizeof line);
    mille_number(row->total[0], &out);
    text_add(&out, " : ");
    mille_number(row->total[1], &out);
    draw_text_fit(list, x, y, line, FONT_SIGN, 33, INK_INK, ANCHOR_START, width);
}

static void draw_facts(struct draw_list *list, const struct load_row *row, struct rect box, float y)
{
    char line[96];
    float left = box.x + COLUMN_NAME;
    draw_text_fit(list, left, y - 3, row->name, FONT_BODY_SEMI, 29, INK_INK, ANCHOR_START,
                  COLUMN_HAND - COLUMN_NAME - 24);
    draw_text_fit(list, left, y + 24, row->players, FONT_BODY, 21, INK_ASPHALT, ANCHOR_START,
                  COLUMN_HAND - COLUMN_NAME - 24);
    text_format(line, sizeof line, _("Hand %d"), row->hand);
    draw_text_fit(list, box.x + COLUMN_HAND, y + 10, line, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_START,
                  COLUMN_TOTALS - COLUMN_HAND - 20);
    draw_totals(list, row, box.x + COLUMN_TOTALS, y - 2, COLUMN_DATE - COLUMN_TOTALS - 20);
    text_format(line, sizeof line, _("Games %d : %d"), row->games[0], row->games[1]);
    draw_text_fit(list, box.x + COLUMN_TOTALS, y + 24, line, FONT_BODY, 21, INK_ASPHALT, ANCHOR_START,
                  COLUMN_DATE - COLUMN_TOTALS - 20);
    struct text out = text_in(line, sizeof line);
    date_text(row->day, &out);
    draw_text_fit(list, box.x + COLUMN_DATE, y + 10, line, FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_START,
                  COLUMN_BUTTONS - COLUMN_DATE - 24);
}

/* A damaged save: its name, and why it stays closed, behind a barrier's stripes. */
static void draw_reason(struct draw_list *list, const struct load_row *row, struct rect box, struct rect line)
{
    shape_begin(list, (struct rect){line.x + 6, line.y + 8, 12, ROW_H - 16});
    shape_rect(list, 0, 0, 12, ROW_H - 16, 3, paint_fill(INK_RED));
    for (int i = 0; i < 3; i++) {
        shape_path(list, paint_fill(INK_CREAM), "M0 %dL12 %dL12 %dL0 %dZ", 14 + 18 * i, 4 + 18 * i,
                   12 + 18 * i, 22 + 18 * i > ROW_H - 16 ? ROW_H - 16 : 22 + 18 * i);
    }
    shape_end(list);
    float width = COLUMN_BUTTONS - COLUMN_NAME - 24, y = line.y + ROW_H / 2.0f;
    draw_text_fit(list, box.x + COLUMN_NAME, y - 3, row->name, FONT_BODY_SEMI, 29, INK_INK, ANCHOR_START,
                  width);
    draw_text_fit(list, box.x + COLUMN_NAME, y + 24, row->reason, FONT_BODY_MEDIUM, 22, INK_OXBLOOD,
                  ANCHOR_START, width);
}

static void draw_rows(const struct front *front, struct draw_list *list, struct rect box)
{
    const struct load_state *load = &front->load;
    int focus = front_focus_of(front, &load_scene);
    for (int i = load->first; i < load->first + ROWS_SHOWN && i < load->count; i++) {
        struct rect strip = load_part_box(front, list->frame.canvas, i, PART_OPEN);
        float y = strip.y + ROW_H / 2.0f;
        if (focus == load_id(i, PART_OPEN)) {
            furniture_row(list, strip);
        } else if (i > load->first && focus != load_id(i - 1, PART_OPEN)) {
            draw_fill(list, (struct rect){strip.x + 10, strip.y - 5, strip.w - 20, 2}, INK_SAND);
        }
        if (load->row[i].good) {
            draw_facts(list, &load->row[i], box, y);
        } else {
            draw_reason(list, &load->row[i], box, strip);
        }
        draw_part(front, list, i, PART_WATCH);
        draw_part(front, list, i, PART_DELETE);
    }
}

static void draw_track(const struct front *front, struct draw_list *list)
{
    const struct load_state *load = &front->load;
    if (load->count <= ROWS_SHOWN) {
        return;
    }
    int focus = front_focus_of(front, &load_scene);
    struct rect up = load_button_box(list->frame.canvas, ITEM_UP), down = load_button_box(list->frame.canvas, ITEM_DOWN);
    for (int item = ITEM_UP; item <= ITEM_DOWN; item++) {
        struct rect box = item == ITEM_UP ? up : down;
        bool on = item == ITEM_UP ? load->first > 0 : load->first < load_last_first(load);
        furniture_button(list, box, "", INK_PAPER, INK_INK, focus == item, front->pressed == item);
        shape_begin(list, (struct rect){box.x + 16, box.y + 18, 24, 20});
        shape_path(list, paint_fill(on ? INK_RED : INK_STONE),
                   item == ITEM_UP ? "M12 1L23 19L1 19Z" : "M1 1L23 1L12 19Z");
        shape_end(list);
    }
    float top = up.y + up.h + 14, room = down.y - 14 - top;
    float part = room * ROWS_SHOWN / (float)load->count;
    float at = (room - part) * (float)load->first / (float)load_last_first(load);
    shape_begin(list, (struct rect){up.x + up.w / 2 - 7, top, 14, room});
    shape_rect(list, 0, 0, 14, room, 7, paint_fill(INK_SAND));
    shape_rect(list, 0, at, 14, part, 7, paint_fill(INK_ASPHALT));
    shape_end(list);
}

static void draw_captions(struct draw_list *list, struct rect box)
{
    static const struct {
        int x;
        const char *label;
    } captions[] = {{COLUMN_NAME, N_("NAME")},
                    {COLUMN_HAND, N_("HAND")},
                    {COLUMN_TOTALS, N_("TOTALS")},
                    {COLUMN_DATE, N_("SAVED")}};
    for (size_t i = 0; i < sizeof captions / sizeof *captions; i++) {
        draw_text(list, box.x + (float)captions[i].x, box.y + 180, _(captions[i].label), FONT_SIGN, 20,
                  INK_ASPHALT, ANCHOR_START)
            ->as.text.tracking = 1.6f;
    }
}

void load_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct rect box = load_box(list->frame.canvas);
    const struct load_state *load = &front->load;
    int focus = front_focus_of(front, &load_scene);
    float over = dialog_over(front, &load_scene, blend);
    dialog_begin(front, list, &load_scene, .60f * (1 - over), blend);
    if (over > 0) {
        draw_group(list, 0, 0, 1 - over);
    }
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + 58, box.y + 104, _("Saved games"), FONT_DISPLAY, 80, INK_RED, ANCHOR_START,
                  box.w - 120);
    draw_fill(list, (struct rect){box.x + 36, box.y + 130, box.w - 72, 6}, INK_RED);
    if (load->count > 0) {
        draw_captions(list, box);
        draw_rows(front, list, box);
        draw_track(front, list);
    } else {
        draw_text_wrapped(
            list, box.x + box.w / 2, box.y + 400,
            _("No game has been saved under a name yet. At the table, the menu and the key S do it."),
            FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, box.w - 320, 46);
    }
    furniture_button(list, load_button_box(list->frame.canvas, ITEM_BACK), _("Back"), INK_GREEN, INK_CREAM,
                     focus == ITEM_BACK, front->pressed == ITEM_BACK);
    draw_group_end(list);
}

void load_status(const struct front *front, struct status *status)
{
    const struct load_state *load = &front->load;
    int focus = front_focus_of(front, &load_scene), row = load_row_of(focus);
    if (row >= 0 && row < load->count) {
        enum load_part part = load_part_of(focus);
        const char *act = part == PART_OPEN ? _("Open") : part == PART_WATCH ? _("Watch") : _("Delete");
        if (!load->row[row].good && part != PART_DELETE) {
            text_copy(status->message, sizeof status->message, _("This save cannot be opened"));
            text_copy(status->hint, sizeof status->hint, load->row[row].reason);
        } else {
            text_copy(status->message, sizeof status->message, load->row[row].name);
            status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, act};
        }
        if (front->device != DEVICE_MOUSE) {
            status->prompt[status->prompts++] = (struct prompt){PROMPT_DISCARD, _("Delete")};
            if (load->row[row].good) {
                status->prompt[status->prompts++] = (struct prompt){PROMPT_SORT, _("Watch")};
            }
        }
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}
