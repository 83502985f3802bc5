/* SPDX-License-Identifier: MIT */
/* Seats: their ink and sign, and their plates with the tiles that they hold, seen from behind. At the end of
 * a round hands open one by one at their plates, and their sum grows. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/bones/tally.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

struct seat_colour bones_colour_of(const struct bones_view *view, int seat)
{
    return seat_colour(bones_layout_other(seat, view->first) + 1);
}

/* ---- plates ---------------------------------------------------------------------------------- */

/* What a plate says. */
struct plate {
    struct rect box;
    struct seat_colour colour;
    const char *name;
    const struct sitter *sitter;
    const struct face *face;
    char score[16], tiles_say[32];
    int tiles;
    bool turn, led, own;
    bool unseen; /* nobody sits behind the plate */
};

static void draw_counters(struct draw_list *list, float x, float y, float k, int tiles)
{
    for (int i = 0; i < BONES_HAND; i++) {
        draw_sprite(list, i < tiles ? "bones/counter" : "bones/counter_gone",
                    (struct rect){x + (float)i * 34.8f * k, y, 38 * k, 50 * k});
    }
}

/* Name and points side by side, the tiles and their number below; a face if nobody is seen at the table. */
static void fill_low(const struct bones_frame *frame, const struct plate *plate, float left)
{
    struct draw_list *list = frame->list;
    float name = bones_sign_size(frame, 29), points = bones_sign_size(frame, 33);
    struct rect box = plate->box;
    if (plate->unseen) {
        float face = fminf(box.h - 18, box.w * .22f);
        face_draw(list, plate->sitter, plate->face,
                  (struct rect){left - 6, box.y + (box.h - face) / 2, face, face});
        left += face;
    }
    float right = box.x + box.w - 14, room = right - left, y = box.y;
    float wide = draw_text_width(list, plate->score, FONT_SIGN, points, 0);
    float sun = plate->turn ? 28 : 0; /* the sun lies over the corner */
    draw_text(list, right - sun, y + 36, plate->score, FONT_SIGN, points, INK_OXBLOOD, ANCHOR_END);
    draw_text_fit(list, left, y + 34, plate->name, FONT_SIGN, name, INK_INK, ANCHOR_START,
                  room - sun - wide - 10);
    char count[8];
    text_format(count, sizeof count, "%d", plate->tiles);
    float figure = draw_text_width(list, count, FONT_SIGN, 24, 0);
    float k = fminf(.66f, (room - figure - 8) / (BONES_HAND * 34.8f));
    draw_counters(list, left, y + box.h - 36, k, plate->tiles);
    draw_text(list, right, y + box.h - 12, count, FONT_SIGN, 24, INK_INK, ANCHOR_END);
}

/* A face, the points below the name; a tile and its number at the right. */
static void fill_small(struct draw_list *list, const struct plate *plate, float left)
{
    struct rect box = plate->box;
    float right = box.x + box.w - 10, face = fminf(fminf(box.h - 12, 62), box.w * .26f);
    float sun = plate->turn ? 40 : 0; /* it lies at the right */
    char count[8];
    text_format(count, sizeof count, "%d", plate->tiles);
    float score = fminf(draw_text_width(list, plate->score, FONT_SIGN, 27, 0), right - left - face - 48);
    float tile = right - sun - 28 - draw_text_width(list, count, FONT_SIGN, 25, 0);
    if (left + face + score <= tile + 3) { /* else large figures take the room of the face */
        face_draw(list, plate->sitter, plate->face,
                  (struct rect){left - 6, box.y + (box.h - face) / 2, face, face});
        left += face;
    }
    draw_text_fit(list, left, box.y + box.h * .36f + 4, plate->name, FONT_SIGN, 26, INK_INK, ANCHOR_START,
                  right - left);
    draw_text_fit(list, left, box.y + box.h - 12, plate->score, FONT_SIGN, 27, INK_OXBLOOD, ANCHOR_START,
                  right - left - 48);
    right -= sun;
    draw_sprite(list, "bones/counter", (struct rect){right - 22, box.y + box.h - 38, 23.6f, 31});
    draw_text(list, right - 28, box.y + box.h - 12, count, FONT_SIGN, 25, INK_INK, ANCHOR_END);
}

/* Room for a face, and three lines. */
static void fill_tall(struct draw_list *list, const struct plate *plate, float left)
{
    struct rect box = plate->box;
    float right = box.x + box.w - 12, face = fminf(fminf(box.h - 16, 62), box.w * .26f);
    face_draw(list, plate->sitter, plate->face,
              (struct rect){left - 4, box.y + (box.h - face) / 2, face, face});
    left += face + 4;
    float name = box.y + box.h * .30f + 2, score = name + (box.h < 112 ? 34 : 42);
    draw_text_fit(list, left, name, plate->name, FONT_SIGN, 27, INK_INK, ANCHOR_START,
                  right - left - (plate->turn ? 24 : 0));
    draw_text_fit(list, left, score, plate->score, FONT_SIGN, 36, INK_OXBLOOD, ANCHOR_START, right - left);
    if (plate->own && plate->tiles_say[0]) {
        bool beside = box.w > 240;
        draw_text_fit(list, beside ? right - 4 : left, box.y + box.h - (beside ? 16 : 12), plate->tiles_say,
                      FONT_BODY_MEDIUM, beside ? 21 : 19, INK_INK, beside ? ANCHOR_END : ANCHOR_START,
                      right - left - (beside ? 80 : 0));
    } else {
        float k = fminf(.62f, (right - left) / (BONES_HAND * 34.8f));
        draw_counters(list, left, box.y + box.h - 50 * k - 9, k, plate->tiles);
    }
}

/* The own plate of a wide window: a head in the own ink. */
static void fill_own(const struct bones_frame *frame, const struct plate *plate)
{
    struct draw_list *list = frame->list;
    struct rect box = plate->box;
    shape_begin(list, (struct rect){box.x, box.y, box.w, 46});
    shape_path(list, paint_fill(plate->colour.ink), "M0 46L0 12C0 5 5 0 12 0L%g 0C%g 0 %g 5 %g 12L%g 46Z",
               box.w - 12, box.w - 5, box.w, box.w, box.w);
    shape_circle(list, 42, 42, 4, paint_fill(plate->colour.ink));
    shape_end(list);
    face_draw(list, plate->sitter, plate->face, (struct rect){box.x + 9, box.y + 9, 66, 66});
    float name = box.x + 88, right = box.x + box.w - 18;
    draw_text_fit(list, name, box.y + 34, plate->name, FONT_SIGN, bones_sign_size(frame, 30),
                  plate->colour.on, ANCHOR_START, box.w - 88 - 84);
    seat_mark_draw(list, plate->colour.mark, box.x + box.w - 66, box.y + 24, 14, plate->colour.on);
    float wide = draw_text_width(list, plate->score, FONT_SIGN, 42, 0);
    draw_text(list, right, box.y + 90, plate->score, FONT_SIGN, 42, INK_OXBLOOD, ANCHOR_END);
    draw_text_fit(list, name, box.y + 86, plate->tiles_say, FONT_BODY_MEDIUM, 21, INK_INK, ANCHOR_START,
                  right - name - wide - 8);
}

static void draw_plate(const struct bones_frame *frame, const struct plate *plate)
{
    struct draw_list *list = frame->list;
    struct rect box = plate->box;
    bool wide = frame->view->layout.kind == FRAME_WIDE, own_head = plate->own && wide;
    if (plate->turn) {
        seat_mark_turn(list, box);
    }
    furniture_plate(list, box, 12, INK_CREAM);
    if (own_head) {
        fill_own(frame, plate);
    } else {
        float tab = wide ? 60 : fminf(fminf(50, box.w * .16f), box.h * .62f), left = box.x + tab + 14;
        seat_mark_tab(list, box, tab, plate->colour.ink);
        seat_mark_draw(list, plate->colour.mark, box.x + tab / 2 + 1, box.y + box.h / 2,
                       fminf(tab * .36f, 19), plate->colour.on);
        if (box.h > 84) {
            fill_tall(list, plate, left);
        } else if (frame->view->layout.bust > 0) {
            fill_low(frame, plate, left - (wide ? 0 : 4));
        } else {
            fill_small(list, plate, left);
        }
    }
    if (plate->led) {
        bool low = box.y + box.h + 20 > frame->view->layout.bar.y;
        bones_draw_turned(list, bones_tile(0, 0),
                          (struct point){fmaxf(box.x - 4, 16), box.y + box.h - (low ? 14 : 8)}, 22, -14);
    }
}

int bones_seat_in_turn(const struct bones_view *view)
{
    const struct motion_step *step = motion_now(&view->motion);
    if (step &&
        (step->kind == BONES_STEP_LEAD || step->kind == BONES_STEP_PLACE || step->kind == BONES_STEP_KNOCK ||
         step->kind == BONES_STEP_SCORE || step->kind == BONES_STEP_NAMED)) {
        return step->event.seat;
    }
    return view->shown.pub.turn;
}

/* The tiles at a plate. During a deal only those that have arrived; none of another's hand that is shown. */
static int tiles_of(const struct bones_frame *frame, int seat)
{
    const struct bones_view *view = frame->view;
    int tiles = view->shown.pub.seat[seat].tiles;
    if (bones_is_step(frame, BONES_STEP_REDEAL)) {
        bool turned = seat == frame->step->event.seat && seat != view->viewer;
        return turned ? 0 : tiles;
    }
    if (!bones_is_step(frame, BONES_STEP_DEAL) || frame->step->still) {
        return tiles;
    }
    int first = bones_left_of(&view->shown.pub, view->viewer), count = 0;
    for (int i = 0; i < BONES_TILES; i++) {
        float lands = (float)(BONES_SHUFFLE_MS + BONES_DEAL_MS + i * BONES_DEAL_GAP_MS);
        count += (first + i) % BONES_SEATS_MAX == seat && frame->ms >= lands;
    }
    return count;
}

void bones_draw_sign(struct draw_list *list, struct seat_colour colour, float x, float y, float side)
{
    shape_begin(list, (struct rect){x - side / 2, y - side / 2, side, side});
    shape_rect(list, 0, 0, side, side, side * .23f, paint_fill(colour.ink));
    shape_end(list);
    seat_mark_draw(list, colour.mark, x, y, side / 3, colour.on);
}

void bones_draw_plates(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    const struct bones_public *pub = &view->shown.pub;
    const struct bones_public *last = bones_view_last(view);
    int turn = bones_seat_in_turn(view), leader = last                 ? last->leader
                                                  : pub->log_count > 0 ? pub->leader
                                                                       : SEAT_NONE;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        const struct sitter *sitter = &frame->look->seat[seat];
        struct plate plate = {.box = bones_layout_plate(&view->layout, seat, view->viewer),
                              .colour = bones_colour_of(view, seat),
                              .name = sitter->name,
                              .sitter = sitter,
                              .face = &frame->look->face[seat],
                              .tiles = tiles_of(frame, seat),
                              .turn = seat == turn,
                              .led = seat == leader,
                              .own = seat == view->viewer,
                              .unseen = sitter->bust == NULL};
        text_format(plate.score, sizeof plate.score, "%d", (int)bones_view_points(view, seat));
        text_format(plate.tiles_say, sizeof plate.tiles_say, _n("%d tile", "%d tiles", plate.tiles),
                    plate.tiles);
        draw_plate(frame, &plate);
    }
}

void bones_draw_sun(const struct bones_frame *frame)
{
    const struct bones_layout *layout = &frame->view->layout;
    int seat = bones_seat_in_turn(frame->view);
    if (seat == SEAT_NONE) {
        return;
    }
    struct rect box = bones_layout_plate(layout, seat, frame->view->viewer);
    bool head = layout->kind == FRAME_WIDE && seat == frame->view->viewer;
    float k = head ? .78f : .62f;
    struct point at = {box.x + box.w - (head ? 12 : 6), box.y + (head ? 6 : 0)};
    at.x = fminf(at.x, layout->canvas.w - 54 * k);
    at.y = fmaxf(at.y, 52 * k);
    draw_sprite(frame->list,
                bones_is_step(frame, BONES_STEP_SCORE) ? "bones/turn_sun_wink" : "bones/turn_sun",
                (struct rect){at.x - 52 * k, at.y - 58 * k, 110 * k, 112 * k});
}

/* ---- open hands ------------------------------------------------------------------------------ */

static void draw_count(const struct bones_frame *frame, float x, float y, int dots)
{
    char says[16];
    text_format(says, sizeof says, "= %d", dots);
    struct rect safe = frame->list->frame.safe;
    x = fminf(x, safe.x + safe.w - 6 - draw_text_width(frame->list, says, FONT_SIGN, 30, 0));
    struct draw_command *text = draw_text(frame->list, x, y, says, FONT_SIGN, 30, INK_GOLDLT, ANCHOR_START);
    text->as.text.outline = 4;
    text->as.text.outline_ink = INK_INK;
}

/* The sum of the own hand, whose tiles are drawn with the hand. */
static void count_own(const struct bones_frame *frame, const struct bones_tally *tally)
{
    const struct bones_layout *layout = &frame->view->layout;
    int seat = frame->view->viewer, count = bones_many(tally->hand[seat]);
    if (count == 0 || tally->open[seat] < count || bones_layout_lies(layout)) {
        return;
    }
    struct point last = bones_layout_hand(layout, count - 1, count);
    draw_count(frame, last.x + layout->tile * .72f, last.y + 10, bones_tally_dots(tally, seat));
}

static void draw_hand(const struct bones_frame *frame, const struct bones_tally *tally, int seat)
{
    const struct bones_view *view = frame->view;
    struct bones_row row = bones_layout_row(&view->layout, seat, view->viewer);
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(tally->hand[seat], tile);
    if (count == 0) {
        return;
    }
    bool counted = tally->open[seat] >= count;
    struct rect box = bones_layout_row_box(&row, count, counted);
    bool lowest = tally->locked && tally->all && tally->winner == seat;
    shape_begin(frame->list, rect_grow(box, 4));
    shape_rect(frame->list, 4, 4, box.w, box.h, 10,
               (struct paint){ink_fade(INK_INK, .55f), INK_SUN, lowest ? 5 : 0, false});
    shape_end(frame->list);
    for (int i = 0; i < count; i++) {
        struct bones_tile_look look =
            bones_tile_of(tile[i], (struct point){row.first.x + row.pitch * (float)i, row.first.y}, row.side);
        look.back = i >= tally->open[seat];
        bones_draw_tile(frame->list, &look);
    }
    if (counted) {
        draw_count(frame, row.first.x + row.pitch * (float)count - row.side / 2 + 6, row.first.y + 11,
                   bones_tally_dots(tally, seat));
    }
}

void bones_draw_open(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    if (!bones_tally_shows(view)) {
        return;
    }
    struct bones_tally tally = bones_tally_at(view, frame->ms);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        if (seat == view->viewer) {
            count_own(frame, &tally);
        } else {
            draw_hand(frame, &tally, seat);
        }
    }
}

/* ---- their sum ------------------------------------------------------------------------------- */

void bones_draw_sum(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    if (!bones_tally_shows(view)) {
        return;
    }
    const float pop = 180;
    struct bones_tally tally = bones_tally_at(view, frame->ms);
    struct draw_list *list = frame->list;
    struct rect box = bones_layout_tally(&view->layout);
    char says[96];
    struct text out = text_in(says, sizeof says);
    bones_tally_text(&tally, &out);
    furniture_plate(list, box, 12, INK_CREAM);
    float small = box.h * .32f, large = box.h * .6f, edge = 22;
    const char *label = _("Left in the hands");
    float wide = fminf(draw_text_width(list, label, FONT_BODY_MEDIUM, small, 0), box.w * .32f);
    draw_text_fit(list, box.x + edge, box.y + box.h / 2 + small * .36f, label, FONT_BODY_MEDIUM, small,
                  INK_INK, ANCHOR_START, wide);
    bool still = !bones_is_step(frame, BONES_STEP_OPEN) || frame->step->still;
    float grown =
        !tally.all || still ? 1 : .8f + .2f * tween_ease(EASE_OUT_BACK, fminf(1, tally.since / pop));
    float left = box.x + edge + wide, right = box.x + box.w - edge, middle = box.x + box.w / 2;
    float sum = draw_text_width(list, says, FONT_SIGN, large, 0);
    if (middle - sum / 2 < left + edge) { /* it has no room in the middle */
        middle = (left + edge + right) / 2;
    }
    draw_text_fit(list, middle, box.y + box.h / 2 + large * .36f, says, FONT_SIGN, large * grown,
                  tally.all ? INK_OXBLOOD : INK_INK, ANCHOR_MIDDLE,
                  2 * fminf(right - middle, middle - left - edge));
}
