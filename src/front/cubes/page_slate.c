/* SPDX-License-Identifier: MIT */
/* The slate: a game of dice as a sheet, a column a seat. Its sentences are in slate_words.c. */
#include "front/cubes/kept.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/front.h"
#include "front/scenes/evening_marks.h"
#include "games/cubes/status.h"
#include "ui/poster.h"

#include <math.h>

enum { SENTENCE_H = 56, GAP = 18, ROAD_H = 78, FOOT_H = 124, LEADING = 32 };

static const char *const labels[CUBES_SLATE_ROWS] = {
    [CUBES_SLATE_TURNS] = N_("Turns"),         [CUBES_SLATE_AVERAGE] = N_("Points a turn"),
    [CUBES_SLATE_BUSTS] = N_("Busts"),         [CUBES_SLATE_HOT] = N_("Hot dice"),
    [CUBES_SLATE_BEST] = N_("Best turn"),      [CUBES_SLATE_BOARDED] = N_("On board at turn"),
    [CUBES_SLATE_DICE] = N_("Dice rolled"),    [CUBES_SLATE_RISK] = N_("At risk"),
    [CUBES_SLATE_WANTING] = N_("To win with"), [CUBES_SLATE_TOTAL] = N_("Total"),
};

void cubes_slate_open(struct cubes_slate_page *page, const struct cubes_public *pub,
                      const struct cubes_tally *tally, const struct sitter *sitter, int viewer, bool you)
{
    *page = (struct cubes_slate_page){
        .pub = pub, .tally = tally, .sitter = sitter, .viewer = viewer, .you = you, .by = -1};
    for (int seat = 0; seat < pub->seats; seat++) {
        page->order[seat] = seat;
    }
}

static bool has_row(const struct cubes_slate_page *page, int row)
{
    bool wanting = row == CUBES_SLATE_WANTING || row == CUBES_SLATE_RISK;
    return !wanting || page->pub->phase != CUBES_PHASE_OVER;
}

/* What a row says of a seat; below 0: nothing. */
static int32_t value_of(const struct cubes_slate_page *page, int seat, int row)
{
    const struct cubes_tally_seat *tally = &page->tally->seat[seat];
    const struct cubes_seat *of = &page->pub->seat[seat];
    struct cubes_status status;
    cubes_status_of(page->pub, &status);
    switch (row) {
    case CUBES_SLATE_TURNS:
        return of->turns;
    case CUBES_SLATE_AVERAGE:
        return status.seat[seat].average;
    case CUBES_SLATE_BUSTS:
        return of->busts;
    case CUBES_SLATE_HOT:
        return tally->hot;
    case CUBES_SLATE_BEST:
        return of->best;
    case CUBES_SLATE_BOARDED:
        return tally->boarded > 0 ? tally->boarded : -1;
    case CUBES_SLATE_DICE:
        return tally->dice;
    case CUBES_SLATE_RISK:
        return seat == page->pub->turn ? status.at_risk : -1;
    case CUBES_SLATE_WANTING:
        return of->left ? -1 : status.seat[seat].wanting;
    default:
        return of->score;
    }
}

bool cubes_slate_choose(struct cubes_slate_page *page, int row)
{
    if (row >= CUBES_SLATE_ROWS || !has_row(page, row)) {
        return false;
    }
    page->by = page->by == row ? -1 : row;
    for (int seat = 0; seat < page->pub->seats; seat++) {
        int at = seat;
        int32_t value = value_of(page, seat, row);
        for (; at > 0 && page->by >= 0 && value_of(page, page->order[at - 1], row) < value; at--) {
            page->order[at] = page->order[at - 1];
        }
        page->order[at] = seat;
    }
    return true;
}

/* ---- the game at the table ----------------------------------------------------------------------------- */

void cubes_slate_begin(struct front *front)
{
    struct cubes_slate *slate = &cubes_kept_of(front)->slate;
    slate->pub = *cubes_table_seen(table_of(front));
    cubes_tally_of(&table_of(front)->session, &slate->tally);
    cubes_slate_open(&slate->page, &slate->pub, &slate->tally, NULL, table_first_person(table_of(front)),
                     !table_shared(table_of(front)));
}

struct cubes_slate_page cubes_slate_now(const struct front *front, struct cubes_look *look)
{
    struct cubes_slate_page page = cubes_kept_of(front)->slate.page;
    *look = cubes_table_look(table_of(front));
    if (!page.sitter) {
        page.sitter = look->seat;
    }
    return page;
}

static const struct cubes_slate_page *page_of(const struct front *front)
{
    return &cubes_kept_of(front)->slate.page;
}

/* ---- rows and columns ---------------------------------------------------------------------------------- */

static const struct sheet_sizes *sizes(const struct front *front, bool folds)
{
    static const struct sheet_sizes beside = {142, 48, 0, 0, 66, 27, 27, 31, 38},
                                    above = {142, 74, 0, 0, 84, 27, 27, 31, 38};
    (void)front;
    return folds ? &above : &beside;
}

static int columns(const struct front *front)
{
    return page_of(front)->pub->seats;
}

static struct sheet_column column(const struct front *front, int column)
{
    struct cubes_look look;
    struct cubes_slate_page page = cubes_slate_now(front, &look);
    int seat = page.order[column];
    return (struct sheet_column){.portrait = page.sitter[seat].portrait,
                                 .name = page.sitter[seat].name,
                                 .won = seat == cubes_winner(page.pub)};
}

static bool row(const struct front *front, int row, struct sheet_row *out)
{
    out->kind = row == CUBES_SLATE_TOTAL ? SHEET_TOTAL : SHEET_LINE;
    out->label = _(labels[row]);
    return has_row(page_of(front), row);
}

static void cell(const struct front *front, int row, int column, struct sheet_cell *out)
{
    const struct cubes_slate_page *page = page_of(front);
    int32_t value = value_of(page, page->order[column], row);
    struct text text = text_in(out->text, sizeof out->text);
    if (value < 0) {
        text_add(&text, "–");
        out->tone = TONE_FAINT;
    } else if (row == CUBES_SLATE_AVERAGE) {
        number_add_decimals(value, 1, &text);
    } else {
        number_add(value, &text);
    }
}

static bool choose(struct front *front, int row)
{
    return cubes_slate_choose(&cubes_kept_of(front)->slate.page, row);
}

static int sorted(const struct front *front)
{
    return page_of(front)->by;
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

static float sentence_height(const struct front *front)
{
    (void)front;
    return SENTENCE_H;
}

static void draw_sentence(const struct front *front, struct draw_list *list, struct rect row)
{
    struct cubes_look look;
    struct cubes_slate_page page = cubes_slate_now(front, &look);
    char kind[64], said[160];
    struct text goal = text_in(kind, sizeof kind), out = text_in(said, sizeof said);
    cubes_slate_kind(&page, &goal);
    cubes_slate_text(&page, &out);
    draw_text_fit(list, row.x + 8, row.y + 38, said, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_START,
                  row.w * .58f);
    draw_text_fit(list, row.x + row.w - 8, row.y + 38, kind, FONT_SIGN, 29, INK_GREEN, ANCHOR_END,
                  row.w * .38f);
}

/* The road with all caps, and the flags of the goal across it. */
static void draw_road(const struct cubes_slate_page *page, struct draw_list *list, struct rect road)
{
    enum { FLAGS = 10, BEFORE = 44, BEHIND = 96 };
    const struct cubes_public *pub = page->pub;
    const float flag = road.h / FLAGS, radius = road.h * .32f, goal = road.w - BEHIND;
    float middle = road.y + road.h / 2, long_way = (goal - BEFORE) / (float)pub->goal;
    shape_begin(list, road);
    shape_rect(list, 0, 0, road.w, road.h, 12, paint_fill(INK_ASPHALT));
    for (float x = 20; x < road.w - 24; x += 26) {
        shape_rect(list, x, road.h / 2 - 1.3f, 14, 2.6f, 1, paint_fill(ink_fade(INK_CREAM, .6f)));
    }
    for (int i = 0; i < 2 * FLAGS; i++) {
        int down = i / 2;
        struct rgba ink = (down + i) % 2 ? INK_CREAM : INK_INK;
        shape_rect(list, goal + (float)(i % 2) * 8, (float)down * flag, 8, flag, 0, paint_fill(ink));
    }
    shape_end(list);
    for (int i = pub->seats - 1; i >= 0; i--) {
        int seat = page->order[i];
        float far = fminf((float)pub->seat[seat].score * long_way, goal - BEFORE + BEHIND - 34);
        struct seat_colour colour = cubes_colour_at(pub->seats, page->viewer, seat);
        float x = road.x + BEFORE + far, y = middle + (i % 2 ? -7.0f : 8.0f);
        cubes_draw_cap(list, colour, x, y, radius);
        seat_mark_draw(list, colour.mark, x, y, radius * .54f, colour.on);
    }
}

/* A laurel round the winner's face, from its foot up on both sides. */
static void draw_laurel(struct draw_list *list, float x, float y)
{
    enum { LEAVES = 6, REACH = 92, RADIUS = 50 };
    static const struct point leaf[] = {{0, 0}, {10, -9}, {22, -9}, {28, 0}, {22, 8}, {10, 8}};
    shape_begin(list, (struct rect){x - REACH, y - REACH, 2 * REACH, 2 * REACH});
    for (int i = 0; i < 2 * LEAVES; i++) {
        float side = i < LEAVES ? 1 : -1, step = (float)(i % LEAVES) * 24;
        float a = (side > 0 ? 62 - step : 118 + step) * PI / 180, turn = a - side * 72 * PI / 180;
        float px = REACH + RADIUS * cosf(a), py = REACH + RADIUS * sinf(a), c = cosf(turn), s = sinf(turn);
        struct point p[6];
        for (int k = 0; k < 6; k++) {
            p[k] = (struct point){px + leaf[k].x * c - leaf[k].y * s, py + leaf[k].x * s + leaf[k].y * c};
        }
        shape_path(list, paint_fill(i % 2 ? INK_GOLD : INK_OCHRE),
                   "M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", (double)p[0].x, (double)p[0].y,
                   (double)p[1].x, (double)p[1].y, (double)p[2].x, (double)p[2].y, (double)p[3].x,
                   (double)p[3].y, (double)p[4].x, (double)p[4].y, (double)p[5].x, (double)p[5].y,
                   (double)p[0].x, (double)p[0].y);
    }
    shape_end(list);
}

/* The seat's cap at its face, and the laurel of the winner. */
static void mark(const struct front *front, struct draw_list *list, int column, struct rect face, bool before)
{
    const struct cubes_slate_page *page = page_of(front);
    int seat = page->order[column];
    struct seat_colour colour = cubes_colour_at(page->pub->seats, page->viewer, seat);
    float x = face.x + face.w / 2, cap = x + face.w * .42f, y = face.y + face.h * .82f;
    if (before) {
        cubes_draw_cap(list, colour, cap, y, 17);
        seat_mark_draw(list, colour.mark, cap, y, 9, colour.on);
    } else if (seat == cubes_winner(page->pub)) {
        draw_laurel(list, x, face.y + face.h / 2);
    }
}

float cubes_slate_foot_height(const struct cubes_slate_page *page)
{
    return cubes_slate_has_notes(page) ? FOOT_H : 0;
}

/* Sentences about the end of a game, and the stamp. */
static void draw_foot(const struct front *front, const struct cubes_slate_page *page, struct draw_list *list,
                      struct rect box)
{
    const float stamp_w = 176, radius = 64;
    char note[CUBES_SLATE_NOTES][CUBES_SLATE_NOTE_SIZE], figure[NUMBER_SIZE];
    int count = cubes_slate_notes(page, note), lines = 0;
    if (count == 0) {
        return;
    }
    bool stamped = box.w > PAGE_ROWS_FOLD - 60;
    float room = box.w - 28 - (stamped ? stamp_w : 0), size = 25, leading = LEADING;
    for (int i = 0; i < count; i++) {
        lines += draw_text_lines(list, note[i], FONT_BODY, size, room);
    }
    float most = (box.h - 16) / (float)lines;
    if (leading > most) { /* in a narrow window they stand in smaller letters */
        size *= most / leading;
        leading = most;
    }
    float y = box.y + (box.h - leading * (float)lines) / 2 + leading * .72f;
    for (int i = 0; i < count; i++) {
        y += leading * (float)draw_text_wrapped(list, box.x + 14, y, note[i], FONT_BODY, size, INK_INK,
                                                ANCHOR_START, room, leading);
    }
    if (stamped) {
        int32_t score = page->pub->seat[cubes_winner(page->pub)].score;
        const struct evening_postmark mark = evening_postmark(front, _("RELAIS"));
        postmark_draw(list, &(struct postmark){.middle = {box.x + box.w - stamp_w / 2, box.y + box.h / 2},
                                               .size = (box.h - 4) / 2 / radius,
                                               .opacity = 1,
                                               .head = mark.head,
                                               .figure = number_figure(score, figure),
                                               .foot = mark.foot});
    }
}

/* Below the totals of a game that is over: the road, and the sentences about its end. */
static float end_height(const struct front *front)
{
    return GAP + ROAD_H + cubes_slate_foot_height(page_of(front));
}

static void draw_end(const struct front *front, struct draw_list *list, struct rect box)
{
    struct cubes_look look;
    struct cubes_slate_page page = cubes_slate_now(front, &look);
    float below = box.y + GAP + ROAD_H;
    draw_road(&page, list, (struct rect){box.x, box.y + GAP - 4, box.w, ROAD_H - 4});
    draw_foot(front, &page, list, (struct rect){box.x, below, box.w, box.y + box.h - below});
}

static void say_row(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    page_sheet_say(front, &cubes_slate_sheet, item->id - GAME_PAGE_ITEMS, says);
}

const struct page_sheet cubes_slate_sheet = {
    .rows = CUBES_SLATE_ROWS,
    .label = 330,
    .least = 118,
    .item =
        {"slate.row.*", N_("A line of the slate"), .kind = KIND_ENTRY, .more = say_row,
         .text = N_(
             "What each seat came to in this. Choose it to sort the seats by it; once more: as they sit.")},
    .sizes = sizes,
    .columns = columns,
    .column = column,
    .mark = mark,
    .row = row,
    .cell = cell,
    .choose = choose,
    .sorted = sorted,
};

const struct page_part cubes_slate_lead = {sentence_height, draw_sentence};
const struct page_part cubes_slate_tail = {end_height, draw_end};
