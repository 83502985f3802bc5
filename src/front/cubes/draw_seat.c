/* SPDX-License-Identifier: MIT */
/* Seats: their ink and sign, their plates. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "ui/furniture.h"

#include <math.h>

struct seat_colour cubes_colour_of(const struct cubes_view *view, int seat)
{
    return cubes_colour_at(view->shown.seats, view->viewer, seat);
}

struct seat_colour cubes_colour_at(int seats, int viewer, int seat)
{
    return seat_colour((seat - viewer + seats) % seats);
}

struct draw_command *cubes_draw_cap(struct draw_list *list, struct seat_colour colour, float x, float y,
                                    float radius)
{
    static const char *const caps[] = {
        [SEAT_MARK_STAR] = "cubes/cap_yellow",    [SEAT_MARK_DISC] = "cubes/cap_red",
        [SEAT_MARK_TRIANGLE] = "cubes/cap_green", [SEAT_MARK_SQUARE] = "cubes/cap_blue",
        [SEAT_MARK_DIAMOND] = "cubes/cap_plum",   [SEAT_MARK_CROSS] = "cubes/cap_sea",
    };
    const float k = radius / 40;
    return draw_sprite(list, caps[colour.mark], (struct rect){x - 44 * k, y - 43 * k, 96 * k, 96 * k});
}

/* ---- plates ---------------------------------------------------------------------------------- */

/* A mark over the plate's left end, in the seat's ink. */
static void draw_tab(struct draw_list *list, struct rect box, float w, struct seat_colour colour)
{
    seat_mark_tab(list, box, w, colour.ink);
    seat_mark_draw(list, colour.mark, box.x + w / 2 + 1, box.y + box.h / 2, w * .36f, colour.on);
}

static void draw_face(const struct cubes_frame *frame, int seat, float x, float y, float side)
{
    face_draw(frame->list, &frame->look->seat[seat], &frame->look->face[seat],
              (struct rect){x, y, side, side});
}

/* A seat at the counter without a bust shows a face: in plates of at least FACE_W beside the words, in plates
 * of at least FACED_W in the tab, below a small mark. */
enum { FACED_W = 240, FACE_W = 190 };

static void draw_faced_tab(const struct cubes_frame *frame, struct rect box, float w, int seat)
{
    struct draw_list *list = frame->list;
    struct seat_colour colour = cubes_colour_of(frame->view, seat);
    float face = w - 4;
    seat_mark_tab(list, box, w, colour.ink);
    seat_mark_draw(list, colour.mark, box.x + w / 2 + 1, box.y + (box.h - face) / 2 - 1,
                   (box.h - face) * .34f, colour.on);
    draw_face(frame, seat, box.x + 3, box.y + box.h - face - 3, face);
}

const char *cubes_standing(const struct cubes_frame *frame, int seat)
{
    const struct cubes_public *shown = &frame->view->shown;
    const struct cubes_seat *at = &shown->seat[seat];
    if (at->left) {
        return _("has left");
    }
    if (at->score == 0) {
        return _("500 to get on");
    }
    if (cubes_overtime(&frame->view->shown)) {
        return at->score >= shown->goal ? _("past the goal") : _("500 to get off");
    }
    return _("on board");
}

static void draw_board_sign(struct draw_list *list, bool on, float x, float y, float size)
{
    draw_sprite(list, on ? "cubes/on_board" : "cubes/off_board", (struct rect){x, y, size, size});
}

/* A plate while it is filled. */
struct plate {
    struct draw_list *list;
    struct rect box;
    const char *name, *below;
    char score[NUMBER_SIZE];
    float left, right; /* the room for words lies between these */
    float foot;        /* where the line at the foot begins */
    float corner;      /* that a face takes from the name */
    bool on;
};

/* Name and score side by side, a line below them. */
static void fill_low(const struct plate *plate)
{
    struct draw_list *list = plate->list;
    float y = plate->box.y, h = plate->box.h, room = plate->right - plate->left;
    float wide = draw_text_width(list, plate->score, FONT_SIGN, 33, 0);
    float k = wide > room * .46f ? room * .46f / wide : 1;
    draw_text(list, plate->right, y + h * .48f, plate->score, FONT_SIGN, 33 * k, INK_OXBLOOD, ANCHOR_END);
    draw_text_fit(list, plate->left, y + h * .46f, plate->name, FONT_SIGN, 29, INK_INK, ANCHOR_START,
                  room - wide * k - 10);
    draw_text_fit(list, plate->left, y + h * .82f, plate->below, FONT_BODY_MEDIUM, 20, INK_INK, ANCHOR_START,
                  room - 36);
    draw_board_sign(list, plate->on, plate->right - 27, y + h * .57f, 26);
}

/* The score below the name; a face where there is room. */
static void fill_high(const struct plate *plate, bool with_line)
{
    struct draw_list *list = plate->list;
    float y = plate->box.y, h = plate->box.h, room = plate->right - plate->left;
    bool tall = h > 90;
    draw_text_fit(list, plate->left, y + h * (tall ? .30f : .36f) + (tall ? 2 : 4), plate->name, FONT_SIGN,
                  27, INK_INK, ANCHOR_START, room - plate->corner);
    float score = tall ? y + h * .30f + (h < 112 ? 36 : 42) : y + h - 12;
    draw_text_fit(list, plate->left, score, plate->score, FONT_SIGN, tall ? 36 : 27, INK_OXBLOOD,
                  ANCHOR_START, room - (with_line ? 0 : 34));
    if (with_line) {
        draw_text_fit(list, plate->foot, y + h - 13, plate->below, FONT_BODY_MEDIUM, 19, INK_INK,
                      ANCHOR_START, plate->right - plate->foot);
    } else {
        draw_board_sign(list, plate->on, plate->right - 24, y + h - 36, 27);
    }
}

/* Of a plate that is too narrow for a face: the face above it, on the counter. */
static void draw_face_above(const struct cubes_frame *frame, struct rect box, int seat)
{
    const float face = fminf(box.w * .66f, 92);
    draw_face(frame, seat, box.x + (box.w - face) / 2, box.y - face + 12, face);
}

void cubes_draw_plate(const struct cubes_frame *frame, struct rect box, int seat, const char *below)
{
    const struct cubes_view *view = frame->view;
    const struct sitter *sitter = &frame->look->seat[seat];
    struct draw_list *list = frame->list;
    struct seat_colour colour = cubes_colour_of(view, seat);
    bool gone = view->shown.seat[seat].left;
    bool tall = box.h > 90, faces = below || view->layout.bust <= 0 || !sitter->bust || seat == view->viewer;
    if (faces && !below && !tall && box.w < FACE_W && view->layout.bust > 0) {
        draw_face_above(frame, box, seat);
    }
    if (view->shown.turn == seat && view->shown.phase != CUBES_PHASE_OVER) {
        seat_mark_turn(list, box);
    }
    furniture_plate(list, box, 12, INK_CREAM);
    bool low = !tall && box.w >= (faces ? 290 : 215);
    bool faced = faces && !below && !tall && !low && view->layout.bust > 0 && box.w >= FACED_W;
    float tab = faced ? box.h * .70f : fminf(fminf(50, box.w * .16f), box.h * .62f);
    if (faced) {
        draw_faced_tab(frame, box, tab, seat);
    } else {
        draw_tab(list, box, tab, colour);
    }
    struct plate plate = {
        .list = list, .box = box, .name = sitter->name, .below = below ? below : cubes_standing(frame, seat)};
    plate.left = plate.foot = box.x + tab + 12;
    plate.right = box.x + box.w - 12;
    plate.on = view->shown.seat[seat].score > 0;
    number_figure(cubes_view_score(view, seat, frame->blend), plate.score);
    float face = fminf(fminf(box.h - 12, 62), box.w * .26f);
    if (faces && tall && box.w < FACE_W) { /* in the corner */
        float small = fminf(box.h * .5f, 54);
        draw_face(frame, seat, plate.right - small + 4, box.y + 8, small);
        plate.corner = small;
    } else if (faces && !faced && box.w >= FACE_W) {
        bool above = tall && box.w < FACED_W; /* the line at the foot needs the whole width */
        float middle = above ? box.y + (box.h - 24) / 2 : box.y + box.h / 2;
        draw_face(frame, seat, plate.left - 4, middle - face / 2, face);
        plate.left += face + 4;
        plate.foot = above ? plate.foot : plate.left;
    }
    if (low || faced) {
        fill_low(&plate);
    } else {
        fill_high(&plate, tall && (below || box.h > 110) && box.w > 190);
    }
    if (gone) {
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .45f)));
        shape_end(list);
    }
}

/* The own plate of a wide window: a yellow head with the face. */
static void draw_you(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    struct draw_list *list = frame->list;
    struct rect box = view->layout.you;
    int seat = view->viewer;
    const struct sitter *sitter = &frame->look->seat[seat];
    if (view->shown.turn == seat && view->shown.phase != CUBES_PHASE_OVER) {
        seat_mark_turn(list, box);
    }
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, 46});
    shape_path(list, paint_fill(INK_SUN), "M0 46L0 12C0 5 5 0 12 0L%g 0C%g 0 %g 5 %g 12L%g 46Z", box.w - 12,
               box.w - 5, box.w, box.w, box.w);
    shape_end(list);
    draw_face(frame, seat, box.x + 9, box.y + 9, 66);
    draw_text_fit(list, box.x + 86, box.y + 34, sitter->name, FONT_SIGN, 30, INK_INK, ANCHOR_START,
                  box.w - 134);
    seat_mark_draw(list, SEAT_MARK_STAR, box.x + box.w - 28, box.y + 23, 14, INK_INK);
    char score[NUMBER_SIZE];
    number_figure(cubes_view_score(view, seat, frame->blend), score);
    draw_text_fit(list, box.x + box.w - 18, box.y + 88, score, FONT_SIGN, 42, INK_OXBLOOD, ANCHOR_END,
                  box.w - 104);
    draw_board_sign(list, view->shown.seat[seat].score > 0, box.x + 16, box.y + box.h - 40, 29);
    draw_text_fit(list, box.x + 54, box.y + box.h - 18, cubes_standing(frame, seat), FONT_BODY_MEDIUM, 20,
                  INK_INK, ANCHOR_START, box.w - 68);
}

void cubes_draw_plates(const struct cubes_frame *frame)
{
    const struct cubes_layout *layout = &frame->view->layout;
    for (int seat = 0; seat < layout->seats; seat++) {
        bool own = seat == frame->view->viewer;
        if (own && layout->you.w > 0 && layout->kind == FRAME_WIDE) {
            draw_you(frame);
        } else {
            cubes_draw_plate(frame, cubes_layout_plate(layout, seat, frame->view->viewer), seat, NULL);
        }
    }
}
