/* SPDX-License-Identifier: MIT */
/* The rows of the sheet at a round's end, a column a seat. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/draw.h"
#include "front/bones/sheet_scene.h"
#include "front/bones/tally.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/stage/dialog.h"
#include "front/table/seats.h"
#include "ui/furniture.h"

#include <math.h>

/* The rows: one for each line that the rules score, then these. */
enum { ROW_HANDS = BONES_LINES, ROW_ROUND, ROW_GAME, ROWS };

/* ---- words ------------------------------------------------------------------------------------------- */

static bool is_you(const struct front *front, int seat)
{
    return seat != SEAT_NONE && !table_shared(table_of(front)) && table_is_you(table_of(front), seat);
}

void bones_sheet_end_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    int seat = bones_tally_winner(pub);
    struct event event = {.kind = pub->chooser != SEAT_NONE ? BONES_EVENT_DOMINOED : BONES_EVENT_LOCKED,
                          .seat = (int8_t)seat};
    const char *name = seat == SEAT_NONE ? "" : table_called(table_of(front), seat);
    bones_event_text(&pub->board, &event, name, is_you(front, seat), out);
}

/* What the hands bring: "14 + 9 + 21 = 44, so 45". */
static void sum_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    int winner = bones_tally_winner(pub), dots = 0, terms = 0;
    for (int i = 1; i <= pub->seats && winner != SEAT_NONE; i++) { /* as the columns stand */
        int seat = (table_you(table_of(front)) + i) % pub->seats,
            count = bones_dots_of(pub->seat[seat].shown);
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
        text_addf(out, _("%s names the double that opens round %d"),
                  table_called(table_of(front), pub->chooser), (int)pub->round + 1);
    }
}

/* The best seat behind the winner. */
static int second_of(const struct bones_public *pub)
{
    int second = SEAT_NONE;
    for (int seat = 0; seat < pub->seats; seat++) {
        bool better = second == SEAT_NONE || bones_side_points(pub, seat) > bones_side_points(pub, second);
        second = seat != pub->winner && better ? seat : second;
    }
    return second;
}

/* At the end of a game: by how much it was won or lost. */
static void near_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    int you = table_you(table_of(front)), second = second_of(pub), winner = pub->winner;
    bool lost = is_you(front, you) && you != winner;
    int by = (int)(bones_side_points(pub, winner) - bones_side_points(pub, lost ? you : second));
    if (lost) {
        text_addf(out, _n("You were %d point behind %s", "You were %d points behind %s", by), by,
                  table_called(table_of(front), winner));
    } else if (is_you(front, winner)) {
        text_addf(out, _n("You won by %d point; %s came second", "You won by %d points; %s came second", by),
                  by, table_called(table_of(front), second));
    } else {
        text_addf(out, _n("%s won by %d point; %s came second", "%s won by %d points; %s came second", by),
                  table_called(table_of(front), winner), by, table_called(table_of(front), second));
    }
}

/* ---- rows and columns ---------------------------------------------------------------------------------- */

/* The usual sizes; those of a low window; those with labels above their figures. */
static const struct sheet_sizes *sizes(const struct front *front, bool folds)
{
    static const struct sheet_sizes drawn = {137, 56, 122, 80, 78, 32, 38, 39, 50},
                                    low = {128, 50, 112, 62, 62, 32, 38, 34, 42},
                                    folded = {128, 82, 150, 92, 92, 32, 38, 34, 42};
    return folds ? &folded : dialog_is_low(front) ? &low : &drawn;
}

static int columns(const struct front *front)
{
    (void)front;
    return BONES_SEATS_MAX;
}

static const struct bones_public *pub_of(const struct front *front)
{
    return &bones_sheet_of(front)->pub;
}

/* The i-th seat from the left: the viewer's is the last one, as it is at the foot of the table. */
static int seat_at(const struct front *front, int i)
{
    return (table_you(table_of(front)) + 1 + i) % BONES_SEATS_MAX;
}

static bool is_over(const struct front *front)
{
    return pub_of(front)->phase == BONES_PHASE_GAME_OVER;
}

static bool has_won(const struct front *front, int seat)
{
    return is_over(front) && pub_of(front)->winner == seat;
}

static struct sheet_column column(const struct front *front, int column)
{
    struct bones_look look = bones_table_look(table_of(front));
    int seat = seat_at(front, column);
    return (struct sheet_column){
        .portrait = look.seat[seat].portrait, .name = look.seat[seat].name, .won = has_won(front, seat)};
}

static bool row(const struct front *front, int row, struct sheet_row *out)
{
    static const struct {
        enum sheet_row_kind kind;
        const char *label;
    } rows[ROWS] = {{SHEET_LINE, N_("Ends in fives")},
                    {SHEET_LINE, N_("Led the big five")},
                    {SHEET_LINE, N_("Domino")},
                    {SHEET_LINE, N_("Locked")},
                    {SHEET_DRAWN, N_("Left in the hands")},
                    {SHEET_SUM, N_("This round")},
                    {SHEET_TOTAL, N_("So far")}};
    (void)front;
    *out = (struct sheet_row){rows[row].kind, _(rows[row].label)};
    return true;
}

static void cell(const struct front *front, int row, int column, struct sheet_cell *out)
{
    int seat = seat_at(front, column);
    const struct bones_seat *of = &pub_of(front)->seat[seat];
    bool line = row < BONES_LINES, own = column == BONES_SEATS_MAX - 1;
    int points = line ? (int)of->points[row] : (int)bones_round_points(of);
    points += row == ROW_GAME ? (int)of->total : 0;
    bool strong = line ? row >= BONES_LINE_DOMINO : own && !(row == ROW_GAME && is_over(front));
    bool none = line && points == 0;
    text_format(out->text, sizeof out->text, none ? "–" : "%d", points);
    out->tone = none ? TONE_FAINT : strong ? TONE_STRONG : TONE_PLAIN;
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

/* From 1; seats with as many points share a place. */
static int place_of(const struct bones_public *pub, int seat)
{
    int place = 1;
    for (int i = 0; i < pub->seats; i++) {
        place += bones_side_points(pub, i) > bones_side_points(pub, seat);
    }
    return place;
}

/* The place of a seat at the end of a game, as a medal at the face. */
static void draw_place(const struct front *front, struct draw_list *list, int seat, float x, float y)
{
    const float r = 19;
    char place[8];
    text_format(place, sizeof place, "%d", place_of(pub_of(front), seat));
    shape_begin(list, (struct rect){x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4});
    shape_circle(list, r + 2, r + 2, r,
                 (struct paint){has_won(front, seat) ? INK_SUN : INK_CREAM, INK_INK, 3, false});
    shape_end(list);
    draw_text(list, x, y + 9, place, FONT_SIGN, 25, INK_INK, ANCHOR_MIDDLE);
}

static void mark(const struct front *front, struct draw_list *list, int column, struct rect face, bool before)
{
    int seat = seat_at(front, column);
    float x = face.x + face.w / 2, y = face.y + face.h / 2;
    if (before) {
        bones_draw_sign(list, bones_colour_of(&bones_table_of(table_of(front))->view, seat),
                        face.x + face.w - 4, face.y + face.h - 8, 32);
    } else if (has_won(front, seat)) {
        furniture_burst(list, x, y, face.w * .72f, 15, .72f, 0, 0, INK_GOLD);
    }
    if (before && is_over(front)) {
        draw_place(front, list, seat, face.x + 3, face.y + 12);
    }
}

/* The tiles of a hand, in a column of the sheet. */
static void draw_hand(struct draw_list *list, float x, float y, float wide, uint32_t hand)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(hand, tile);
    float side = fminf(34, (wide - 14) / ((float)(count > 0 ? count : 1) * 1.22f)), pitch = side * 1.22f;
    for (int i = 0; i < count; i++) {
        struct bones_tile_look look =
            bones_tile_of(tile[i], (struct point){x + pitch * ((float)i - (float)(count - 1) / 2), y}, side);
        bones_draw_tile(list, &look);
    }
}

static void draw_hands(const struct front *front, const struct page_grid *grid, struct rect box)
{
    struct draw_list *list = grid->list;
    float top = grid->folds ? box.y + PAGE_GRID_LABEL_H + 2 : box.y;
    struct rect head = {box.x, box.y, box.w * (grid->folds ? .54f : 1), grid->folds ? box.h : box.h * .62f};
    page_grid_label(grid, head, _("Left in the hands"), 32, INK_INK);
    char sum[96];
    struct text out = text_in(sum, sizeof sum);
    sum_text(front, &out);
    if (grid->folds) { /* its line with the label */
        draw_text_fit(list, box.x + box.w - 12, box.y + 28, sum, FONT_BODY, 25, INK_INK, ANCHOR_END,
                      box.w * .42f);
    } else {
        draw_text_fit(list, box.x + 14, box.y + 88, sum, FONT_BODY, 25, INK_INK, ANCHOR_START,
                      grid->label - 20);
    }
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        uint32_t hand = pub_of(front)->seat[seat_at(front, i)].shown;
        float wide, x = page_grid_column(grid, box, i, &wide);
        if (hand == 0) {
            draw_text_fit(list, x, top + 62, _("out!"), FONT_DISPLAY, 40, INK_RED, ANCHOR_MIDDLE, wide - 8);
            continue;
        }
        char dots[16];
        draw_hand(list, x, top + 40, wide, hand);
        text_format(dots, sizeof dots, "%d", bones_dots_of(hand));
        draw_text_fit(list, x, top + 102, dots, FONT_SIGN, 28, INK_OXBLOOD, ANCHOR_MIDDLE, wide - 8);
    }
}

const struct page_sheet bones_sheet_points = {
    .rows = ROWS,
    .label = 346,
    .least = 150,
    .sizes = sizes,
    .columns = columns,
    .column = column,
    .mark = mark,
    .row = row,
    .cell = cell,
    .draw = draw_hands,
};

/* ---- what comes next ----------------------------------------------------------------------------------- */

static float next_height(const struct front *front)
{
    return dialog_is_tight(front) ? 66 : 80;
}

static void draw_next(const struct front *front, struct draw_list *list, struct rect box)
{
    char next[128];
    struct text out = text_in(next, sizeof next);
    if (is_over(front)) {
        near_text(front, &out);
    } else {
        bones_sheet_next_text(front, &out);
    }
    draw_text_fit(list, box.x + 14, box.y + box.h - 26, next, FONT_BODY_MEDIUM, 30, INK_INK, ANCHOR_START,
                  box.w - 28);
}

const struct page_part bones_sheet_tail = {next_height, draw_next};
