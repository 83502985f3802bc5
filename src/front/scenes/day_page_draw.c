/* SPDX-License-Identifier: MIT */
/* Layout and look of the page of the deal of the day. */
#include "base/date.h"
#include "base/i18n/translate.h"
#include "front/day/dates.h"
#include "front/day/day.h"
#include "front/day/day_game.h"
#include "front/front.h"
#include "front/opponent.h"
#include "front/scenes/day_page.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <math.h>

/* The title's part of the head's width; and the least width of a page with the tabs beside the title. */
static const float TITLE = 430, TITLE_AND_TABS = 960;

enum {
    WIDE_W = 1280,
    WIDE_H = 846,
    TALL_H = 1330,
    STACKED_BELOW = 1100, /* narrower than this, the day stands under the calendar, if there is the height */
    EDGE = 48,
    EDGE_NARROW = 26,
    HEAD = 116,    /* down to the month */
    MONTH = 58,    /* the month's name and its arrows */
    WEEKDAYS = 34, /* their names */
    FOOT = 88,     /* the count of days and the button that closes */
    WEEKS = 6,
    WEEK = 7,
    CELL_MOST = 84,
    CELL_LEAST = 66, /* for a number below its stone */
    LOW = 700,       /* a page lower than this has a lower head and foot, and numbers beside the stones */
    HEAD_LOW = 86,
    HEAD_TABS = 66, /* more where the tabs stand below the title */
    TAB_H = 50,
    TAB_LETTERS = 32,
    TAB_AIR = 46,
    FOOT_LOW = 70,
    PANEL_STACKED = 500,
    BUTTON_H = 54,
    BUTTON_GAP = 14,
    ARROW = 52
};

struct place {
    struct rect box, grid, panel;
    float cell_w, cell_h;
    float head, foot; /* heights */
    float tabs;       /* where the first one may begin */
    float edge;
    bool low;
    bool beside; /* numbers stand beside the stones, not below them */
};

static struct place place_of(const struct front *front)
{
    const struct frame *frame = &front->frame;
    struct place at;
    struct rect canvas = frame->canvas;
    bool narrow = canvas.w < STACKED_BELOW, stacked = narrow && canvas.h > canvas.w;
    float bar = bar_box(frame).h, high = canvas.h - bar - 12;
    at.edge = narrow && !stacked ? EDGE_NARROW : EDGE;
    at.box.w = fminf(WIDE_W, canvas.w - 24);
    at.box.h = fminf(stacked ? TALL_H : WIDE_H, high);
    at.box.x = (canvas.w - at.box.w) / 2;
    at.box.y = (canvas.h - bar - at.box.h) / 2;
    at.low = at.box.h < LOW;
    bool below = at.box.w < TITLE_AND_TABS;
    at.head = (float)((at.low ? HEAD_LOW : HEAD) + (below ? HEAD_TABS : 0));
    at.tabs = at.box.x + at.edge + (below ? 0 : TITLE);
    at.foot = at.low ? FOOT_LOW : FOOT;
    float top = at.box.y + at.head + MONTH + WEEKDAYS, bottom = at.box.y + at.box.h - at.foot;
    float inside = at.box.w - 2 * at.edge;
    float wide = stacked ? inside : fminf(inside * (narrow ? .46f : .52f), WEEK * CELL_MOST);
    at.cell_w = wide / WEEK;
    at.cell_h = fminf(CELL_MOST, (bottom - top - (stacked ? PANEL_STACKED : 0)) / WEEKS);
    at.beside = at.low || at.cell_h < CELL_LEAST;
    at.grid = (struct rect){at.box.x + at.edge, top, wide, at.cell_h * WEEKS};
    at.panel = stacked ? (struct rect){at.grid.x, top + at.grid.h + 16, inside, PANEL_STACKED - 24}
                       : (struct rect){at.grid.x + wide + at.edge, at.box.y + at.head + 8,
                                       inside - wide - at.edge, bottom - at.box.y - at.head - 8};
    return at;
}

static struct rect cell_box(const struct front *front, const struct place *at, int day)
{
    int cell = date_weekday(day_page_first(front, 0)) + day;
    int column = cell % WEEK, row = cell / WEEK;
    return (struct rect){at->grid.x + at->cell_w * (float)column, at->grid.y + at->cell_h * (float)row,
                         at->cell_w, at->cell_h};
}

/* The other buttons, in their order. */
static const char *const after_play[] = {N_("Play again"), N_("Watch"), N_("Copy the line")};

enum { AFTER_PLAY = sizeof after_play / sizeof *after_play };

/* Three buttons at the panel's foot, each as wide as its words want beside the others'; 0 lies over them, as
 * wide as all. */
static struct rect button_box(const struct front *front, const struct place *at, int which)
{
    float foot = at->panel.y + at->panel.h, wide[AFTER_PLAY], all = 0, before = 0;
    if (which == 0) {
        return (struct rect){at->panel.x, foot - 2 * BUTTON_H - BUTTON_GAP, at->panel.w, BUTTON_H};
    }
    for (int i = 0; i < AFTER_PLAY; i++) {
        wide[i] = draw_text_width(front->measure, _(after_play[i]), FONT_SIGN, 32, .8f);
        all += wide[i];
    }
    float air = (at->panel.w - (AFTER_PLAY - 1) * BUTTON_GAP - all) / AFTER_PLAY;
    for (int i = 0; i < which - 1; i++) {
        before += wide[i] + air + BUTTON_GAP;
    }
    return (struct rect){at->panel.x + before, foot - BUTTON_H, wide[which - 1] + air, BUTTON_H};
}

/* A tab on the rule of the head, the last one at its right end. */
static struct rect tab_box(const struct front *front, const struct place *at, int tab)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    int count = day_games(game);
    float all = 0, after = 0, own = 0, gap = 8, right = at->box.x + at->box.w - at->edge;
    for (int i = 0; i < count; i++) {
        float w = draw_text_width(front->measure, _(game[i]->label), FONT_SIGN, TAB_LETTERS, .6f) + TAB_AIR;
        all += w + (i > 0 ? gap : 0);
        after += i > tab ? w + gap : 0;
        own = i == tab ? w : own;
    }
    float part = fminf(1, (right - at->tabs) / all), h = at->low ? TAB_H - 4 : TAB_H;
    return (struct rect){right - (after + own) * part, at->box.y + at->head - 20 - h, own * part, h};
}

struct rect day_page_box(const struct front *front, int item)
{
    struct place at = place_of(front);
    if (item >= DAY_PAGE_ITEM_TABLE && item < DAY_PAGE_ITEM_TABLE + GAME_FRONTS_MAX) {
        return tab_box(front, &at, item - DAY_PAGE_ITEM_TABLE);
    }
    float month = at.box.y + at.head;
    switch (item) {
    case DAY_PAGE_ITEM_EARLIER:
        return (struct rect){at.grid.x, month, ARROW, ARROW - 4};
    case DAY_PAGE_ITEM_LATER:
        return (struct rect){at.grid.x + at.grid.w - ARROW, month, ARROW, ARROW - 4};
    case DAY_PAGE_ITEM_PLAY:
    case DAY_PAGE_ITEM_AGAIN:
    case DAY_PAGE_ITEM_WATCH:
    case DAY_PAGE_ITEM_LINE:
        return button_box(front, &at, item - DAY_PAGE_ITEM_PLAY);
    case DAY_PAGE_ITEM_CLOSE:
        return (struct rect){at.box.x + at.box.w - at.edge - 200,
                             at.box.y + at.box.h - (at.low ? 62.0f : 66.0f), 200, 46};
    default:
        return cell_box(front, &at, item - DAY_PAGE_ITEM_STONE);
    }
}

/* ---- the calendar ---------------------------------------------------------------------------------- */

/* A milestone: filled where the day was counted, a ring where it was played later, its outline where it is
 * free, with a dash in it while a try waits. */
static void draw_stone(struct draw_list *list, struct point middle, const struct day_entry *entry)
{
    const float w = 30, h = 40;
    float faint = list->contrast ? .9f : .45f;
    struct rgba ink = entry ? INK_INK : ink_fade(INK_INK, faint);
    shape_begin(list, (struct rect){middle.x - w / 2, middle.y - h / 2, w, h});
    if (entry && entry->over && !entry->counted) {
        shape_circle(list, w / 2, h / 2 + 2, 12, paint_line(ink, 5));
        shape_end(list);
        return;
    }
    bool filled = entry && entry->over;
    struct paint body = {
        .fill = filled ? INK_CREAM : (struct rgba){0, 0, 0, 0}, .stroke = ink, .width = 2.4f};
    shape_path(list, body, "M3 38L3 16C3 8 8 2 15 2C22 2 27 8 27 16L27 38Z");
    if (filled) {
        struct paint cap = {.fill = INK_RED, .stroke = ink, .width = 2.4f};
        shape_path(list, cap, "M3 18L3 16C3 8 8 2 15 2C22 2 27 8 27 16L27 18Z");
    } else if (entry) {
        shape_rect(list, 8, 23, 14, 5, 2, paint_fill(ink));
    }
    shape_end(list);
}

static void draw_day(const struct front *front, struct draw_list *list, const struct place *at, int day)
{
    const struct day_page_state *page = day_page_of(front);
    int date = day_page_first(front, 0) + day;
    bool open = day_is_open(front, date), today = date == day_today(front);
    struct rect cell = cell_box(front, at, day), inner = rect_grow(cell, -3);
    char number[8];
    if (date == page->date) {
        shape_begin(list, rect_grow(inner, 2));
        shape_rect(list, 2, 2, inner.w, inner.h, 10,
                   (struct paint){.fill = INK_GOLDLT, .stroke = INK_INK, .width = 2});
        shape_end(list);
    }
    if (open) {
        struct point middle = {cell.x + cell.w / 2 - (at->beside ? 16 : 0),
                               cell.y + cell.h / 2 - (at->beside ? 0 : 13)};
        draw_stone(list, middle, day_entry(front, page->game->day, date));
    }
    text_format(number, sizeof number, "%d", day + 1);
    struct point foot = {cell.x + cell.w / 2 + (at->beside ? 20 : 0),
                         cell.y + (at->beside ? cell.h / 2 + 8 : cell.h - 9)};
    draw_text_fit(list, foot.x, foot.y, number, today ? FONT_BODY_SEMI : FONT_BODY, 22,
                  open ? INK_INK : INK_STONE, ANCHOR_MIDDLE, cell.w - 8);
    if (today) {
        draw_fill(list, (struct rect){foot.x - 13, foot.y + 3, 26, 2.6f}, INK_RED);
    }
    if (front_focus_of(front, &day_page_scene) == DAY_PAGE_ITEM_STONE + day) {
        furniture_focus(list, inner, 10);
    }
}

static void draw_button(const struct front *front, struct draw_list *list, int item, const char *label)
{
    dialog_button(front, list, day_page_box(front, item), label, item == DAY_PAGE_ITEM_PLAY, item,
                  front_focus_of(front, &day_page_scene));
}

static void draw_arrow(const struct front *front, struct draw_list *list, int item)
{
    struct rect box = day_page_box(front, item);
    bool earlier = item == DAY_PAGE_ITEM_EARLIER;
    draw_button(front, list, item, "");
    shape_begin(list, box);
    shape_group(list, "translate(%.1f %.1f)", (double)box.w / 2, (double)box.h / 2);
    shape_path(list, paint_fill(day_page_has(front, earlier ? -1 : 1) ? INK_INK : INK_STONE), "%s",
               earlier ? "M8 -13L8 13L-11 0Z" : "M-8 -13L-8 13L11 0Z");
    shape_group_end(list);
    shape_end(list);
}

void day_page_month_text(const struct front *front, struct text *out)
{
    static const char *const months[] = {N_("January"),   N_("February"), N_("March"),    N_("April"),
                                         N_("May"),       N_("June"),     N_("July"),     N_("August"),
                                         N_("September"), N_("October"),  N_("November"), N_("December")};
    const struct day_page_state *page = day_page_of(front);
    /* TRANSLATORS: over a calendar: month and year. */
    text_addf(out, _("%s %d"), _(months[page->month - 1]), page->year);
}

static void draw_calendar(const struct front *front, struct draw_list *list, const struct place *at)
{
    /* TRANSLATORS: the days of the week over a calendar, from Monday; two letters or so. */
    static const char *const weekdays[WEEK] = {N_("Mo"), N_("Tu"), N_("We"), N_("Th"),
                                               N_("Fr"), N_("Sa"), N_("Su")};
    const struct day_page_state *page = day_page_of(front);
    int days = date_month_days(page->year, page->month);
    char month[64];
    struct text out = text_in(month, sizeof month);
    day_page_month_text(front, &out);
    draw_text_fit(list, at->grid.x + at->grid.w / 2, at->box.y + at->head + 36, month, FONT_SIGN, 38, INK_INK,
                  ANCHOR_MIDDLE, at->grid.w - 2 * ARROW - 20);
    draw_arrow(front, list, DAY_PAGE_ITEM_EARLIER);
    draw_arrow(front, list, DAY_PAGE_ITEM_LATER);
    for (int i = 0; i < WEEK; i++) {
        draw_text_fit(list, at->grid.x + at->cell_w * ((float)i + .5f), at->grid.y - 8, _(weekdays[i]),
                      FONT_BODY_SEMI, 22, INK_ASPHALT2, ANCHOR_MIDDLE, at->cell_w - 8);
    }
    for (int day = 0; day < days; day++) {
        draw_day(front, list, at, day);
    }
}

/* ---- the day that is chosen ------------------------------------------------------------------------ */

void day_page_state_text(const struct front *front, struct text *out)
{
    const struct day_entry *entry = day_page_entry(front);
    bool today = day_page_of(front)->date == day_today(front);
    if (entry == NULL && today) {
        text_add(out, _(day_page_of(front)->game->day->deal));
        text_add(out, _(" Your first try counts; it begins with your first move and waits for you until it "
                        "ends."));
    } else if (entry == NULL) {
        text_add(out, _("You have not played this one. It counts for no week any more, but it has its par."));
    } else if (!entry->over) {
        text_add(out, _("Your try is under way and waits for you."));
    } else if (entry->counted) {
        text_add(out,
                 _("You have played this deal: the first try counts. You can play it again for pleasure."));
    } else {
        text_add(out, _("You played this deal later. You can play it again for pleasure."));
    }
}

/* The faces of the opponents, or of the person who plays alone; several overlap. Returns their width. */
static float draw_faces(struct draw_list *list, const struct day_game *game, int date, struct rect panel,
                        float face)
{
    int seats = game->daily->seats;
    float step = face * .52f;
    for (int seat = 1; seat < seats; seat++) {
        draw_sprite(list, day_opponent(game, date, seat)->portrait,
                    (struct rect){panel.x + (float)(seat - 1) * step, panel.y, face, face});
    }
    if (seats == 1) {
        draw_sprite(list, "icons/portrait_you", (struct rect){panel.x, panel.y, face, face});
    }
    return (float)(seats > 1 ? seats - 2 : 0) * step + face;
}

struct letters {
    float size, leading;
    bool fit;
};

/* As large as a sentence and, if there is one, the line below it may be above the button and the frame of
 * what is in focus, which lie so far below the sentence's baseline. */
static struct letters letters_for(const struct draw_list *list, const char *state, const char *line,
                                  float room, float high)
{
    const float least = 20, ring = 16, air = 8;
    struct letters letters = {.size = 26, .leading = 36};
    for (;; letters.size -= 1, letters.leading = letters.size * 1.32f) {
        float said = letters.leading * (float)draw_text_lines(list, state, FONT_BODY, letters.size, room);
        float told = letters.leading *
                     (float)(line[0] ? draw_text_lines(list, line, FONT_BODY_SEMI, letters.size, room) : 0);
        letters.fit = said - letters.leading + air <= high - ring && said + told <= high - air;
        if (letters.fit || letters.size <= least) {
            return letters;
        }
    }
}

static void draw_panel(const struct front *front, struct draw_list *list, const struct place *at)
{
    const struct day_page_state *page = day_page_of(front);
    const struct day_game *game = page->game->day;
    const struct day_entry *entry = day_page_entry(front);
    const float face = at->low ? 84 : 108;
    struct rect panel = at->panel;
    char date[48], against[128], state[320], line[DAY_LINE_SIZE] = "";
    struct text day = text_in(date, sizeof date), who = text_in(against, sizeof against),
                out = text_in(state, sizeof state);
    date_text(page->date, &day);
    game->against(page->date, &who);
    float left = panel.x + draw_faces(list, game, page->date, panel, face) + 22;
    float beside = panel.x + panel.w - left, least = .8f;
    bool below = draw_text_width(list, against, FONT_BODY_MEDIUM, 28, 0) * least > beside;
    draw_text_fit(list, left, panel.y + face * (below ? .62f : .44f), date, FONT_SIGN, 44, INK_RED,
                  ANCHOR_START, beside);
    draw_text_fit(list, below ? panel.x : left, panel.y + face * .85f + (below ? 48 : 0), against,
                  FONT_BODY_MEDIUM, 28, INK_INK, ANCHOR_START, below ? panel.w : beside);
    day_page_state_text(front, &out);
    float y = panel.y + face + (at->low ? 34.0f : 48.0f) + (below ? 36 : 0), room = panel.w;
    if (entry && entry->over) {
        struct text told = text_in(line, sizeof line);
        day_line(entry, false, &told);
    }
    float foot = button_box(front, at, 0).y;
    struct letters letters = letters_for(list, state, line, room, foot - y);
    if (!letters.fit) { /* the line can be copied all the same */
        line[0] = '\0';
        letters = letters_for(list, state, line, room, foot - y);
    }
    y += letters.leading * (float)draw_text_wrapped(list, panel.x, y, state, FONT_BODY, letters.size, INK_INK,
                                                    ANCHOR_START, room, letters.leading);
    if (line[0]) {
        draw_text_wrapped(list, panel.x, y + fminf(16, (foot - y - 8) / 8), line, FONT_BODY_SEMI,
                          letters.size, INK_INK, ANCHOR_START, room, letters.leading);
    }
}

/* Draws the count of days, once a deal was played, if the settings show it. */
static void draw_count(const struct front *front, struct draw_list *list, const struct place *at)
{
    char count[160];
    struct text out = text_in(count, sizeof count);
    day_count_text(front, day_page_of(front)->game->day, &out);
    const float size = 26, leading = 30, least = .8f;
    float room = at->box.w - 2 * at->edge - 230, x = at->box.x + at->edge;
    float y = at->box.y + at->box.h - (at->low ? 30.0f : 34.0f);
    if (draw_text_width(list, count, FONT_BODY_MEDIUM, size, 0) * least > room) {
        float small = 23; /* in two lines: the foot has room for no more */
        while (small > 12 && draw_text_lines(list, count, FONT_BODY_MEDIUM, small, room) > 2) {
            small--;
        }
        draw_text_wrapped(list, x, y - leading * .7f, count, FONT_BODY_MEDIUM, small, INK_INK, ANCHOR_START,
                          room, leading);
    } else {
        draw_text_fit(list, x, y, count, FONT_BODY_MEDIUM, size, INK_INK, ANCHOR_START, room);
    }
}

static void draw_head(const struct front *front, struct draw_list *list, const struct place *at)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    int count = day_games(game), focus = front_focus_of(front, &day_page_scene);
    float rule = at->box.y + at->head - 20, left = at->box.x + at->edge;
    bool below = at->tabs <= left;
    draw_text_fit(list, left, rule - (at->low ? 15 : 18) - (below ? HEAD_TABS : 0), _("Deal of the day"),
                  FONT_DISPLAY, at->low ? 44 : 66, INK_RED, ANCHOR_START,
                  below ? at->box.w - 2 * at->edge : TITLE - 20);
    for (int tab = 0; count > 1 && tab < count; tab++) {
        furniture_tab(list, tab_box(front, at, tab), _(game[tab]->label),
                      game[tab] == day_page_of(front)->game);
    }
    draw_fill(list, (struct rect){at->box.x + 36, rule, at->box.w - 72, 5}, INK_RED);
    if (focus >= DAY_PAGE_ITEM_TABLE && focus < DAY_PAGE_ITEM_TABLE + count) {
        furniture_focus(list, tab_box(front, at, focus - DAY_PAGE_ITEM_TABLE), 10);
    }
}

void day_page_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct place at = place_of(front);
    dialog_begin(front, list, &day_page_scene, .60f, blend);
    furniture_dialog(list, at.box);
    draw_head(front, list, &at);
    draw_calendar(front, list, &at);
    draw_panel(front, list, &at);
    draw_button(front, list, DAY_PAGE_ITEM_PLAY, day_page_play_label(front));
    if (day_page_is_over(front)) {
        for (int i = 0; i < AFTER_PLAY; i++) {
            draw_button(front, list, DAY_PAGE_ITEM_AGAIN + i, _(after_play[i]));
        }
    }
    draw_count(front, list, &at);
    draw_button(front, list, DAY_PAGE_ITEM_CLOSE, _("Back"));
}
