/* SPDX-License-Identifier: MIT */
/* The slate: a game of dice as a sheet, a column a seat. Where not all columns fit, they stand in blocks
 * below each other. */
#include "front/cubes/page_inside.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/draw.h"
#include "games/cubes/status.h"

#include <math.h>

enum {
    SENTENCE_H = 56,
    FACES_H = 132,
    ROW_H = 48,
    TOTAL_H = 64,
    GAP = 22,
    COLUMN_LEAST = 118,
    LABEL = 330,
    ROAD_H = 78
};

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

bool cubes_slate_choose(struct cubes_slate_page *page, int item)
{
    int row = item - CUBES_SLATE_ITEM;
    if (row < 0 || row >= CUBES_SLATE_ROWS || !has_row(page, row)) {
        return false;
    }
    page->by = page->by == row ? -1 : row;
    for (int seat = 0; seat < page->pub->seats; seat++) {
        int at = seat;
        int32_t value = page->by < 0 ? 0 : value_of(page, seat, row);
        for (; at > 0 && page->by >= 0 && value_of(page, page->order[at - 1], row) < value; at--) {
            page->order[at] = page->order[at - 1];
        }
        page->order[at] = seat;
    }
    return true;
}

/* ---- where it lies ------------------------------------------------------------------------------------- */

/* How the columns are parted. */
struct blocks {
    float label;  /* width of the rows' labels */
    int abreast;  /* seats in a block */
    int count;    /* of blocks */
    float height; /* of one */
};

static struct blocks blocks_of(const struct cubes_slate_page *page, float width)
{
    struct blocks blocks = {.label = width < PAGE_ROWS_FOLD ? width * .36f : LABEL};
    float room = width - blocks.label;
    int most = (int)(room / COLUMN_LEAST);
    most = most < 1 ? 1 : most;
    blocks.count = (page->pub->seats + most - 1) / most;
    blocks.abreast = (page->pub->seats + blocks.count - 1) / blocks.count;
    int rows = 0;
    for (int row = 0; row < CUBES_SLATE_TOTAL; row++) {
        rows += has_row(page, row);
    }
    blocks.height = FACES_H + (float)rows * ROW_H + TOTAL_H + GAP;
    return blocks;
}

/* The width of rows in a form so wide. */
static float inner(float width)
{
    return width - (width < PAGE_ROWS_FOLD ? 60 : 116);
}

/* Where the blocks begin. */
static float begin_y(const struct cubes_slate_page *page)
{
    return page->ended ? 0 : SENTENCE_H;
}

float cubes_slate_length(const struct cubes_slate_page *page, float width)
{
    struct blocks blocks = blocks_of(page, inner(width));
    return begin_y(page) + (float)blocks.count * blocks.height +
           (page->ended ? ROAD_H + cubes_slate_foot_height(page) : 0);
}

static float row_y(const struct cubes_slate_page *page, const struct blocks *blocks, int block, int row)
{
    float y = begin_y(page) + (float)block * blocks->height + FACES_H;
    for (int before = 0; before < row; before++) {
        y += has_row(page, before) ? ROW_H : 0;
    }
    return y;
}

static struct rect row_box(const struct cubes_slate_page *page, const struct form *form,
                           const struct blocks *blocks, int block, int row)
{
    bool total = row == CUBES_SLATE_TOTAL;
    struct rect box =
        page_rows_line(form, row_y(page, blocks, block, row) + (total ? 4 : 0), total ? TOTAL_H : ROW_H);
    if (total && blocks->count == 1 && form->scrolls) { /* what matters most is in sight */
        box.y = fminf(box.y, form->view.box.y + form->view.box.h - box.h - 2);
    }
    return box;
}

static float column_x(const struct blocks *blocks, struct rect row, int column)
{
    float w = (row.w - blocks->label) / (float)blocks->abreast;
    return row.x + blocks->label + w * ((float)column + .5f);
}

void cubes_slate_items(const struct cubes_slate_page *page, const struct form *form, struct focus_list *list)
{
    struct blocks blocks = blocks_of(page, page_rows_line(form, 0, 0).w);
    for (int row = 0; row < CUBES_SLATE_ROWS; row++) {
        if (has_row(page, row)) {
            struct rect box = row_box(page, form, &blocks, 0, row);
            focus_add(list, CUBES_SLATE_ITEM + row, box, true, 0, "slate.row.%d", row);
        }
    }
}

/* ---- words --------------------------------------------------------------------------------------------- */

/* A sentence about a seat with a figure, or about you. */
static void about(const struct cubes_slate_page *page, int seat, const char *yours, const char *theirs,
                  const char *figure, struct text *out)
{
    if (page->you && seat == page->viewer) {
        text_addf(out, yours, figure);
    } else {
        text_addf(out, theirs, page->sitter[seat].name, figure);
    }
}

void cubes_slate_text(const struct cubes_slate_page *page, struct text *out)
{
    const struct cubes_public *pub = page->pub;
    int32_t lead;
    int ahead = cubes_ahead(pub, &lead), winner = cubes_winner(pub);
    char figure[NUMBER_SIZE];
    number_figure(lead, figure);
    if (pub->phase == CUBES_PHASE_OVER && winner == SEAT_NONE) {
        text_add(out, _("The game ends without a winner"));
    } else if (pub->phase == CUBES_PHASE_OVER && cubes_staying(pub) == 1 && pub->seats > 1) {
        about(page, winner, _("You win: you are the last one left"), _("%s wins: the last one left"), "",
              out);
    } else if (pub->phase == CUBES_PHASE_OVER && pub->seats == 1) {
        text_addf(out, _n("Home in %d turn", "Home in %d turns", pub->seat[0].turns), pub->seat[0].turns);
    } else if (pub->phase == CUBES_PHASE_OVER) {
        about(page, winner, _("You win by %s"), _("%s wins by %s"), figure, out);
    } else if (cubes_overtime(pub)) {
        text_add(out, _("Overtime: nobody is 250 ahead"));
    } else if (ahead == SEAT_NONE || pub->seats == 1) {
        about(page, pub->turn, _("Your turn"), _("%s is in turn"), "", out);
    } else {
        about(page, ahead, _("You are ahead by %s"), _("%s is ahead by %s"), figure, out);
    }
}

void cubes_slate_kind(const struct cubes_slate_page *page, struct text *out)
{
    char figure[NUMBER_SIZE];
    number_figure(page->pub->goal, figure);
    text_addf(out, page->pub->goal == CUBES_GOAL_BLITZ ? _("BLITZ TO %s") : _("TO %s"), figure);
    text_add(out, page->pub->jokers ? " · " : "");
    text_add(out, page->pub->jokers ? _("JOKERS") : "");
}

void cubes_slate_hint(const struct cubes_slate_page *page, int item, struct text *out)
{
    text_add(out, page->by == item - CUBES_SLATE_ITEM ? _("Chosen again: as they sit")
                                                      : _("Sort the seats by this, the most first"));
}

static void add_value(const struct cubes_slate_page *page, int seat, int row, struct text *out)
{
    int32_t value = value_of(page, seat, row);
    if (value < 0) {
        text_add(out, "–");
    } else if (row == CUBES_SLATE_AVERAGE) {
        number_add_decimals(value, 1, out);
    } else {
        number_add(value, out);
    }
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

static void draw_sentence(const struct cubes_slate_page *page, struct draw_list *list,
                          const struct form *form)
{
    char kind[64], said[160];
    struct text goal = text_in(kind, sizeof kind), out = text_in(said, sizeof said);
    struct rect row = page_rows_line(form, 0, SENTENCE_H);
    cubes_slate_kind(page, &goal);
    cubes_slate_text(page, &out);
    draw_text_fit(list, row.x + 8, row.y + 38, said, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_START,
                  row.w * .58f);
    draw_text_fit(list, row.x + row.w - 8, row.y + 38, kind, FONT_SIGN, 29, INK_GREEN, ANCHOR_END,
                  row.w * .38f);
}

/* The road with every cap where it came to, and the flags of the goal across it. */
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
        struct cubes_colour colour = cubes_colour_at(pub->seats, page->viewer, seat);
        float x = road.x + BEFORE + far, y = middle + (i % 2 ? -7.0f : 8.0f);
        cubes_draw_cap(list, colour, x, y, radius);
        seat_mark_draw(list, colour.mark, x, y, radius * .54f, colour.on);
    }
}

/* Leaves round the face of whoever won, from its foot up on both sides. */
static void draw_laurel(struct draw_list *list, float x, float y)
{
    enum { LEAVES = 6, REACH = 92 };
    static const struct point leaf[] = {{0, 0}, {10, -9}, {22, -9}, {28, 0}, {22, 8}, {10, 8}};
    const float r = 50;
    shape_begin(list, (struct rect){x - REACH, y - REACH, 2 * REACH, 2 * REACH});
    for (int i = 0; i < 2 * LEAVES; i++) {
        float side = i < LEAVES ? 1 : -1, step = (float)(i % LEAVES) * 24;
        float a = (side > 0 ? 62 - step : 118 + step) * PI / 180, turn = a - side * 72 * PI / 180;
        float px = REACH + r * cosf(a), py = REACH + r * sinf(a), c = cosf(turn), s = sinf(turn);
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

/* Who stands at the head of a column: the face with the seat's cap, the name. */
static void draw_head(const struct cubes_slate_page *page, struct draw_list *list, float x, float y, float w,
                      int seat)
{
    const struct sitter *sitter = &page->sitter[seat];
    struct cubes_colour colour = cubes_colour_at(page->pub->seats, page->viewer, seat);
    const float face = 76;
    if (page->ended && seat == cubes_winner(page->pub)) {
        draw_laurel(list, x, y + 8 + face / 2);
    }
    draw_sprite(list, sitter->portrait, (struct rect){x - face / 2, y + 8, face, face});
    cubes_draw_cap(list, colour, x + face * .42f, y + face * .92f, 17);
    seat_mark_draw(list, colour.mark, x + face * .42f, y + face * .92f, 9, colour.on);
    draw_text_fit(list, x, y + 116, sitter->name, FONT_SIGN, 28, INK_INK, ANCHOR_MIDDLE, w - 10);
}

static void draw_row(const struct cubes_slate_page *page, struct draw_list *list, const struct form *form,
                     const struct blocks *blocks, int block, int row)
{
    struct rect box = row_box(page, form, blocks, block, row);
    bool total = row == CUBES_SLATE_TOTAL;
    float w = (box.w - blocks->label) / (float)blocks->abreast, line = box.y + box.h / 2 + (total ? 14 : 11);
    if (total) {
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 8, paint_fill(INK_INK));
        shape_end(list);
    }
    draw_text_fit(list, box.x + 14, line, _(labels[row]), total ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, 27,
                  total ? INK_CREAM : INK_INK, ANCHOR_START, blocks->label - (page->by == row ? 52 : 24));
    cubes_page_arrow(list, box.x + blocks->label - 22, line - 9, page->by == row, false,
                     total ? INK_CREAM : INK_INK);
    for (int column = 0; column < blocks->abreast; column++) {
        int at = block * blocks->abreast + column;
        if (at >= page->pub->seats) {
            break;
        }
        int seat = page->order[at];
        char value[NUMBER_SIZE];
        struct text out = text_in(value, sizeof value);
        add_value(page, seat, row, &out);
        bool won = total && cubes_winner(page->pub) == seat;
        draw_text_fit(list, column_x(blocks, box, column), line, value, total ? FONT_SIGN : FONT_SIGN_SEMI,
                      total ? 36 : 30,
                      won     ? INK_SUN
                      : total ? INK_CREAM
                              : INK_INK,
                      ANCHOR_MIDDLE, w - 8);
    }
}

/* The total that stays in sight covers its words. */
static bool is_under_total(const struct cubes_slate_page *page, const struct form *form,
                           const struct blocks *blocks, int block, int row)
{
    struct rect box = row_box(page, form, blocks, block, row);
    struct rect total = row_box(page, form, blocks, block, CUBES_SLATE_TOTAL);
    return row != CUBES_SLATE_TOTAL && box.y + box.h * .8f > total.y;
}

static void draw_block(const struct cubes_slate_page *page, struct draw_list *list, const struct form *form,
                       const struct blocks *blocks, int block)
{
    struct rect head = page_rows_line(form, begin_y(page) + (float)block * blocks->height, FACES_H);
    float w = (head.w - blocks->label) / (float)blocks->abreast;
    int winner = cubes_winner(page->pub);
    for (int row = 0; row < CUBES_SLATE_TOTAL; row += 2) {
        if (has_row(page, row)) {
            struct rect box = row_box(page, form, blocks, block, row);
            page_rows_stripe(list, (struct rect){box.x, box.y + 1, box.w, box.h - 2});
        }
    }
    for (int column = 0; column < blocks->abreast; column++) {
        int at = block * blocks->abreast + column;
        if (at >= page->pub->seats) {
            break;
        }
        float x = column_x(blocks, head, column);
        if (page->order[at] == winner) {
            struct rect lit = {x - w / 2 + 3, head.y, w - 6, blocks->height - GAP - TOTAL_H};
            shape_begin(list, lit);
            shape_rect(list, 0, 0, lit.w, lit.h, 10, paint_fill(ink_fade(INK_SUN, .38f)));
            shape_end(list);
        }
        draw_head(page, list, x, head.y, w, page->order[at]);
    }
    for (int row = 0; row < CUBES_SLATE_ROWS; row++) {
        if (has_row(page, row) && !is_under_total(page, form, blocks, block, row)) {
            draw_row(page, list, form, blocks, block, row);
        }
    }
}

void cubes_slate_draw(const struct cubes_slate_page *page, struct draw_list *list, const struct form *form,
                      int focus)
{
    struct blocks blocks = blocks_of(page, page_rows_line(form, 0, 0).w);
    if (!page->ended) {
        draw_sentence(page, list, form);
    }
    for (int block = 0; block < blocks.count; block++) {
        draw_block(page, list, form, &blocks, block);
    }
    if (page->ended) {
        float y = begin_y(page) + (float)blocks.count * blocks.height;
        draw_road(page, list, page_rows_line(form, y - 4, ROAD_H - 4));
        cubes_slate_foot(page, list, page_rows_line(form, y + ROAD_H, cubes_slate_foot_height(page)));
    }
    int row = focus - CUBES_SLATE_ITEM;
    if (row >= 0 && row < CUBES_SLATE_ROWS && has_row(page, row)) {
        furniture_focus(list, row_box(page, form, &blocks, 0, row), 8);
    }
}
