/* SPDX-License-Identifier: MIT */
/* The rows of the sheet at a round's end, a column a seat. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/grid.h"
#include "front/bones/sheet_scene.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/page/page_rows.h"
#include "front/stage/dialog.h"
#include "front/table/seats.h"
#include "ui/furniture.h"

#include <math.h>

/* How high the rows are. */
struct sheet_rows {
    float faces, line, hands, round, game, next;
};

/* As drawn; where there is little height; and where labels stand above their figures. */
static const struct sheet_rows ROWS = {137, 56, 122, 80, 78, 70}, LOW = {128, 50, 112, 62, 62, 56},
                               FOLDED = {128, 82, 150, 92, 92, 56};

static const struct sheet_rows *rows_of(float width, bool low)
{
    return bones_grid_folds(width) ? &FOLDED : low ? &LOW : &ROWS;
}

float bones_sheet_length(float width, bool low)
{
    const struct sheet_rows *rows = rows_of(width, low);
    return rows->faces + rows->line * BONES_LINES + rows->hands + rows->round + rows->game + rows->next + 10;
}

/* ---- words ------------------------------------------------------------------------------------------- */

static bool is_you(const struct front *front, int seat)
{
    return seat != SEAT_NONE && !table_shared(front) && table_is_you(front, seat);
}

/* Whoever the round's bonus goes to; SEAT_NONE: nobody. */
static int winner_of(const struct bones_public *pub)
{
    for (int seat = 0; seat < pub->seats; seat++) {
        if (seat == pub->chooser || pub->seat[seat].points[BONES_LINE_LOCKED] > 0) {
            return seat;
        }
    }
    return SEAT_NONE;
}

void bones_sheet_end_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    int seat = winner_of(pub);
    struct event event = {.kind = pub->chooser != SEAT_NONE ? BONES_EVENT_DOMINOED : BONES_EVENT_LOCKED,
                          .seat = (int8_t)seat};
    const char *name = seat == SEAT_NONE ? "" : table_called(front, seat);
    bones_event_text(&pub->board, &event, name, is_you(front, seat), out);
}

/* "14 + 9 + 21 = 44, so 45". */
void bones_sheet_sum_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    int winner = winner_of(pub), dots = 0, terms = 0;
    for (int i = 1; i <= pub->seats && winner != SEAT_NONE; i++) { /* as the columns stand */
        int seat = (table_you(front) + i) % pub->seats, count = bones_dots_of(pub->seat[seat].shown);
        if (seat != winner) {
            dots += count;
            text_addf(out, terms++ > 0 ? " + %d" : "%d", count);
        }
    }
    if (winner == SEAT_NONE) {
        text_add(out, _("The lowest is shared: nobody scores"));
    } else if (dots == bones_rounded(dots)) {
        text_addf(out, " = %d", dots);
    } else {
        text_addf(out, _(" = %d, so %d"), dots, bones_rounded(dots));
    }
}

void bones_sheet_next_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    if (pub->phase == BONES_PHASE_GAME_OVER) {
        text_add(out, _("The double six opens the next game"));
    } else if (pub->chooser == SEAT_NONE) {
        text_addf(out, _("The double six opens round %d"), (int)pub->round + 1);
    } else if (is_you(front, pub->chooser)) {
        text_addf(out, _("You name the double that opens round %d"), (int)pub->round + 1);
    } else {
        text_addf(out, _("%s names the double that opens round %d"), table_called(front, pub->chooser),
                  (int)pub->round + 1);
    }
}

/* Who came in next behind the winner. */
static int second_of(const struct bones_public *pub)
{
    int second = SEAT_NONE;
    for (int seat = 0; seat < pub->seats; seat++) {
        bool better = second == SEAT_NONE || bones_side_points(pub, seat) > bones_side_points(pub, second);
        second = seat != pub->winner && better ? seat : second;
    }
    return second;
}

void bones_sheet_near_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    int you = table_you(front), second = second_of(pub), winner = pub->winner;
    bool lost = is_you(front, you) && you != winner;
    int by = (int)(bones_side_points(pub, winner) - bones_side_points(pub, lost ? you : second));
    if (lost) {
        text_addf(out, _n("You were %d point behind %s", "You were %d points behind %s", by), by,
                  table_called(front, winner));
    } else if (is_you(front, winner)) {
        text_addf(out, _n("You won by %d point; %s came second", "You won by %d points; %s came second", by),
                  by, table_called(front, second));
    } else {
        text_addf(out, _n("%s won by %d point; %s came second", "%s won by %d points; %s came second", by),
                  table_called(front, winner), by, table_called(front, second));
    }
}

/* ---- where columns are ------------------------------------------------------------------------------- */

/* What is drawn, and where. */
struct sheet {
    struct bones_grid grid;
    const struct sheet_rows *rows;
    const struct front *front;
    const struct bones_sheet_state *state;
};

/* The i-th seat from the left: the viewer's is the last one, as it is at the foot of the table. */
static int seat_at(const struct sheet *sheet, int i)
{
    return (table_you(sheet->front) + 1 + i) % BONES_SEATS_MAX;
}

/* ---- rows -------------------------------------------------------------------------------------------- */

static bool is_over(const struct sheet *sheet)
{
    return sheet->state->pub.phase == BONES_PHASE_GAME_OVER;
}

static bool has_won(const struct sheet *sheet, int seat)
{
    return is_over(sheet) && sheet->state->pub.winner == seat;
}

/* From 1; seats with as many points share a place. */
static int place_of(const struct bones_public *pub, int seat)
{
    int place = 1;
    for (int i = 0; i < pub->seats; i++) {
        place += bones_side_points(pub, i) > bones_side_points(pub, seat);
    }
    return place;
}

/* In which order they came in, as a medal at the face. */
static void draw_place(const struct sheet *sheet, int seat, float x, float y)
{
    const float r = 19;
    char place[8];
    text_format(place, sizeof place, "%d", place_of(&sheet->state->pub, seat));
    shape_begin(sheet->grid.list, (struct rect){x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4});
    shape_circle(sheet->grid.list, r + 2, r + 2, r,
                 (struct paint){has_won(sheet, seat) ? INK_SUN : INK_CREAM, INK_INK, 3, false});
    shape_end(sheet->grid.list);
    draw_text(sheet->grid.list, x, y + 9, place, FONT_SIGN, 25, INK_INK, ANCHOR_MIDDLE);
}

static void draw_faces(struct sheet *sheet, const struct bones_look *look)
{
    struct draw_list *list = sheet->grid.list;
    struct rect line = bones_grid_line(&sheet->grid, sheet->rows->faces);
    float top = line.y + line.h - 124;
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        int seat = seat_at(sheet, i);
        float wide, x = bones_grid_column(&sheet->grid, line, i, &wide), face = 76;
        struct bones_colour colour = bones_colour_of(&bones_table_of(sheet->front)->view, seat);
        if (has_won(sheet, seat)) {
            furniture_burst(list, x, top + face / 2, face * .72f, 15, .72f, 0, 0, INK_GOLD);
        }
        draw_sprite(list, look->seat[seat].portrait, (struct rect){x - face / 2, top, face, face});
        bones_grid_sign(list, colour, x + face / 2 - 4, top + face - 8, 32);
        if (is_over(sheet)) {
            draw_place(sheet, seat, x - face / 2 + 3, top + 12);
        }
        draw_text_fit(list, x, top + face + 36, look->seat[seat].name, FONT_SIGN, 31, INK_INK, ANCHOR_MIDDLE,
                      wide - 8);
    }
}

static void draw_points(struct sheet *sheet, int line, const char *label)
{
    struct rect box = bones_grid_line(&sheet->grid, sheet->rows->line);
    if (line % 2 == 0) {
        page_rows_stripe(sheet->grid.list, box);
    }
    bones_grid_label(&sheet->grid, box, label, 32, INK_INK);
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        int points = (int)sheet->state->pub.seat[seat_at(sheet, i)].points[line];
        char figure[16];
        text_format(figure, sizeof figure, "%d", points);
        bool some = points > 0;
        bones_grid_figure(&sheet->grid, box, i, some ? figure : "–", sheet->rows == &ROWS ? 39 : 34,
                          !some                       ? INK_STONE
                          : line >= BONES_LINE_DOMINO ? INK_RED
                                                      : INK_INK);
    }
}

/* Tiles that stand in a column. */
static void draw_hand(const struct sheet *sheet, float x, float y, float wide, uint32_t hand)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(hand, tile);
    float side = fminf(34, (wide - 14) / ((float)(count > 0 ? count : 1) * 1.22f)), pitch = side * 1.22f;
    for (int i = 0; i < count; i++) {
        struct bones_tile_look look =
            bones_tile_of(tile[i], (struct point){x + pitch * ((float)i - (float)(count - 1) / 2), y}, side);
        bones_draw_tile(sheet->grid.list, &look);
    }
}

static void draw_hands(struct sheet *sheet)
{
    struct rect box = bones_grid_line(&sheet->grid, sheet->rows->hands);
    bool folds = sheet->grid.folds;
    float top = folds ? box.y + BONES_GRID_LABEL_H + 2 : box.y;
    page_rows_stripe(sheet->grid.list, box);
    struct rect head = {box.x, box.y, box.w * (folds ? .54f : 1), folds ? box.h : box.h * .62f};
    bones_grid_label(&sheet->grid, head, _("Left in the hands"), 32, INK_INK);
    char sum[96];
    struct text out = text_in(sum, sizeof sum);
    bones_sheet_sum_text(sheet->front, &out);
    if (folds) { /* its line with the label */
        draw_text_fit(sheet->grid.list, box.x + box.w - 12, box.y + 28, sum, FONT_BODY, 25, INK_INK,
                      ANCHOR_END, box.w * .42f);
    } else {
        draw_text_fit(sheet->grid.list, box.x + 14, box.y + 88, sum, FONT_BODY, 25, INK_INK, ANCHOR_START,
                      sheet->grid.label - 20);
    }
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        uint32_t hand = sheet->state->pub.seat[seat_at(sheet, i)].shown;
        float wide, x = bones_grid_column(&sheet->grid, box, i, &wide);
        if (hand == 0) {
            draw_text_fit(sheet->grid.list, x, top + 62, _("out!"), FONT_DISPLAY, 40, INK_RED, ANCHOR_MIDDLE,
                          wide - 8);
            continue;
        }
        char dots[16];
        draw_hand(sheet, x, top + 40, wide, hand);
        text_format(dots, sizeof dots, "%d", bones_dots_of(hand));
        draw_text_fit(sheet->grid.list, x, top + 102, dots, FONT_SIGN, 28, INK_OXBLOOD, ANCHOR_MIDDLE,
                      wide - 8);
    }
}

/* The total that won the game stands on gold. */
static void draw_winner(const struct sheet *sheet, struct rect box, int column)
{
    float wide, x = bones_grid_column(&sheet->grid, box, column, &wide), w = fminf(wide - 8, 150);
    float top = box.y + (sheet->grid.folds ? BONES_GRID_LABEL_H - 2 : 0);
    struct rect cell = {x - w / 2, top + 5, w, box.y + box.h - top - 10};
    shape_begin(sheet->grid.list, cell);
    shape_rect(sheet->grid.list, 0, 0, cell.w, cell.h, 10, paint_fill(INK_SUN));
    shape_end(sheet->grid.list);
}

/* This round, or the whole game. */
static void draw_totals(struct sheet *sheet, bool game, const char *label)
{
    struct rect box = bones_grid_line(&sheet->grid, game ? sheet->rows->game : sheet->rows->round);
    if (game) { /* where the sheet scrolls what matters most is in sight */
        struct rect view = sheet->grid.form->view.box;
        box.y = fminf(box.y, view.y + view.h - box.h);
        shape_begin(sheet->grid.list, box);
        shape_rect(sheet->grid.list, 0, 0, box.w, box.h, 8, paint_fill(INK_INK));
        shape_end(sheet->grid.list);
    } else {
        float y = box.y + (sheet->grid.folds ? -5 : 4); /* the label stands high there */
        draw_fill(sheet->grid.list, (struct rect){box.x, y, box.w, 4}, INK_INK);
        draw_fill(sheet->grid.list, (struct rect){box.x, y + 8, box.w, 1.6f}, INK_INK);
    }
    bones_grid_label(&sheet->grid, box, label, game ? 40 : 38, game ? INK_CREAM : INK_INK);
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        int seat = seat_at(sheet, i), points = (int)bones_round_points(&sheet->state->pub.seat[seat]);
        points += game ? (int)sheet->state->pub.seat[seat].total : 0;
        char figure[16];
        text_format(figure, sizeof figure, "%d", points);
        bool last = i == BONES_SEATS_MAX - 1, won = game && has_won(sheet, seat);
        if (won) {
            draw_winner(sheet, box, i);
        }
        bones_grid_figure(&sheet->grid, box, i, figure, sheet->rows == &ROWS ? 50 : 42,
                          won                               ? INK_INK
                          : game && last && !is_over(sheet) ? INK_SUN
                          : game                            ? INK_CREAM
                          : last                            ? INK_RED
                                                            : INK_INK);
    }
}

void bones_sheet_rows(const struct front *front, struct draw_list *list, const struct form *form)
{
    static const char *const labels[BONES_LINES] = {N_("Ends in fives"), N_("Led the big five"), N_("Domino"),
                                                    N_("Locked")};
    struct bones_look look = bones_table_look(front);
    struct sheet sheet = {.grid = bones_grid_begin(list, form, BONES_SEATS_MAX),
                          .rows = rows_of(form->box.w, dialog_is_low(front)),
                          .front = front,
                          .state = bones_sheet_of(front)};
    sheet.grid.edge = sheet.grid.folds ? 18 : 26;
    sheet.grid.label *= 1.13f; /* so much longer are the rows */
    draw_faces(&sheet, &look);
    for (int row = 0; row < BONES_LINES; row++) {
        draw_points(&sheet, row, _(labels[row]));
    }
    draw_hands(&sheet);
    draw_totals(&sheet, false, _("This round"));
    draw_totals(&sheet, true, _("So far"));
    char next[128];
    struct text out = text_in(next, sizeof next);
    if (is_over(&sheet)) {
        bones_sheet_near_text(front, &out);
    } else {
        bones_sheet_next_text(front, &out);
    }
    struct rect line = bones_grid_line(&sheet.grid, sheet.rows->next);
    draw_text_fit(list, line.x + 14, line.y + line.h - 16, next, FONT_BODY_MEDIUM, 30, INK_INK, ANCHOR_START,
                  line.w - 28);
}
