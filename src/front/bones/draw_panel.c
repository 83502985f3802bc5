/* SPDX-License-Identifier: MIT */
/* The panels of the side column: points, the ends with their sum, the turns of the round. In a folded window
 * the ends are a strip with keys, and the points are a panel that opens. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "base/text.h"
#include "front/bones/tally.h"
#include "front/bones/words.h"
#include "front/scenes/evening_marks.h"
#include "ui/furniture.h"

#include <math.h>

/* ---- points ---------------------------------------------------------------------------------- */

/* A line with the way to the goal. */
static void draw_beads(const struct bones_frame *frame, struct rect box, int seat, bool turn)
{
    int32_t target = bones_target(&frame->view->shown.pub);
    struct seat_colour colour = bones_colour_of(frame->view, seat);
    if (target <= 0) {
        return;
    }
    float part = fminf(1, (float)bones_view_points(frame->view, seat) / (float)target);
    shape_begin(frame->list, box);
    shape_rect(frame->list, 0, 0, box.w, box.h, box.h / 2, paint_fill(turn ? INK_OCHRE : INK_SAND));
    if (part > 0) {
        bool pale = seat == frame->view->first;
        shape_rect(frame->list, 0, 0, fmaxf(box.w * part, box.h), box.h, box.h / 2,
                   paint_fill(turn || pale ? INK_INK : colour.ink));
    }
    shape_end(frame->list);
}

static void draw_score(const struct bones_frame *frame, struct rect row, int seat, bool turn)
{
    struct draw_list *list = frame->list;
    struct seat_colour colour = bones_colour_of(frame->view, seat);
    float y = row.y + row.h / 2 + 2;
    char points[16];
    if (turn) {
        shape_begin(list, rect_grow((struct rect){row.x + 8, row.y, row.w - 16, row.h - 4}, 2));
        shape_rect(list, 2, 2, row.w - 16, row.h - 4, 10, (struct paint){INK_SUN, INK_INK, 3.2f, false});
        shape_end(list);
    }
    shape_begin(list, (struct rect){row.x + 18, y - 21, 38, 38});
    shape_rect(list, 0, 0, 38, 38, 8, paint_fill(colour.ink));
    shape_end(list);
    seat_mark_draw(list, colour.mark, row.x + 37, y - 2, 12.5f, colour.on);
    text_format(points, sizeof points, "%d", (int)bones_view_points(frame->view, seat));
    float wide = draw_text_width(list, points, FONT_SIGN, 38, 0), right = row.x + row.w - 22;
    draw_text(list, right, y + 10, points, FONT_SIGN, 38, turn ? INK_OXBLOOD : INK_INK, ANCHOR_END);
    draw_text_fit(list, row.x + 70, y + 6, frame->look->seat[seat].name,
                  turn ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, 27, INK_INK, ANCHOR_START,
                  right - wide - 8 - row.x - 70);
    draw_beads(frame, (struct rect){row.x + 70, y + 14, row.w - 150, 5}, seat, turn);
}

/* In an evening of the journey there is room for its town and the target. */
static void head_text(const struct bones_public *pub, const char *town, struct text *out)
{
    char rest[64], to[NUMBER_SIZE];
    struct text round = text_in(rest, sizeof rest);
    if (town && bones_target(pub) > 0) {
        text_addf(&round, _("TO %s"), number_figure(bones_target(pub), to));
    } else {
        bones_round_head_text(pub, &round);
    }
    evening_head(town, rest, out);
}

void bones_draw_scores(const struct bones_frame *frame, struct rect box)
{
    const struct bones_public *pub = &frame->view->shown.pub;
    char head[96];
    struct text out = text_in(head, sizeof head);
    head_text(pub, frame->look->town, &out);
    furniture_headed(frame->list, box, head, INK_RED, 40, 26);
    float pitch = (box.h - 40 - 44) / BONES_SEATS_MAX;
    for (int row = 0; row < BONES_SEATS_MAX; row++) {
        int seat = (frame->view->viewer + 1 + row) % BONES_SEATS_MAX; /* left, across, right, the own */
        draw_score(frame, (struct rect){box.x, box.y + 46 + pitch * (float)row, box.w, pitch}, seat,
                   seat == bones_seat_in_turn(frame->view));
    }
    draw_text_fit(frame->list, box.x + box.w / 2, box.y + box.h - 14, _("Everything counts in fives"),
                  FONT_BODY_MEDIUM, 20, INK_INK, ANCHOR_MIDDLE, box.w - 24);
}

/* ---- the ends -------------------------------------------------------------------------------- */

/* The seat whose tile has scored with the ends as they are; SEAT_NONE: they score nothing. */
static int scorer(const struct bones_public *pub)
{
    int last = pub->log_count - 1;
    while (last >= 0 && pub->log[last].tile == BONES_TILE_NONE) {
        last--;
    }
    return last >= 0 && bones_points(bones_count(&pub->board)) > 0 ? pub->log[last].seat : SEAT_NONE;
}

/* The sum of the ends. That of an aimed tile is green; that of the board names the seat that scored, and is
 * green only while the score is shown. */
static void draw_result(const struct bones_frame *frame, struct rect box, int count, float size, bool aimed)
{
    struct draw_list *list = frame->list;
    char says[SEAT_NAME_SIZE + 32];
    struct text out = text_in(says, sizeof says);
    int seat = aimed ? SEAT_NONE : scorer(&frame->view->shown.pub);
    bool scores = bones_points(count) > 0 && (aimed || bones_is_step(frame, BONES_STEP_SCORE));
    if (seat != SEAT_NONE) {
        /* TRANSLATORS: what the ends make, who has scored with it, and how much: "= 10: Marius +10". */
        text_addf(&out, _("= %d: %s +%d"), count, frame->look->seat[seat].name, count);
    } else {
        bones_result_text(count, &out);
    }
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 10, paint_fill(scores ? INK_GREEN : INK_PAPER));
    if (scores) {
        shape_rect(list, 5, 5, box.w - 10, box.h - 10, 7, paint_line(INK_CREAM, 2));
    }
    shape_end(list);
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h / 2 + size * .36f, says, FONT_SIGN, size,
                  scores ? INK_CREAM : INK_INK, ANCHOR_MIDDLE, box.w - 26);
}

/* The arm whose new end has just made fives; BONES_ARM_NONE: none. */
static int arm_scoring(const struct bones_frame *frame)
{
    const struct bones_public *pub = &frame->view->shown.pub;
    bool scores = bones_is_step(frame, BONES_STEP_SCORE) && pub->log_count > 0;
    return scores ? pub->log[pub->log_count - 1].arm : BONES_ARM_NONE;
}

/* A value that can be pressed: it is in focus, or its arm is aimed at. */
static void draw_value(const struct bones_frame *frame, const struct bones_board *board, int arm, bool aimed)
{
    const struct bones_view *view = frame->view;
    const struct bones_layout *layout = &view->layout;
    struct point at = bones_layout_value(layout, arm);
    bool live = arm == (aimed ? view->aimed : arm_scoring(frame));
    if (frame->look->mine && frame->look->focus == BONES_ITEM_VALUE + arm) {
        furniture_focus(frame->list, rect_grow(bones_layout_value_box(layout, arm), -6), 10);
    }
    bones_draw_badge(frame->list, at.x, at.y, bones_end_value(board, arm), live,
                     bones_layout_value_scale(layout));
}

static void draw_panel(const struct bones_frame *frame, const struct bones_board *board, bool aimed)
{
    static const struct point beside[BONES_ARMS] = {{0, 0}, {-40, 8}, {-40, 8}, {0, -28}, {0, -28}};
    struct draw_list *list = frame->list;
    struct rect box = frame->view->layout.ends;
    furniture_headed(list, box, _("THE ENDS"), INK_SEA, 36, 23);
    struct point middle = {box.x + box.w / 2, box.y + 36 + 92};
    float rose = 270 * 2 * .22f;
    draw_sprite(list, "bones/rose", (struct rect){middle.x - rose / 2, middle.y - rose / 2, rose, rose});
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        struct point at = bones_layout_value(&frame->view->layout, arm);
        draw_value(frame, board, arm, aimed);
        struct draw_command *letter =
            draw_text(list, at.x + beside[arm].x, at.y + beside[arm].y, bones_arm_letter_of(arm), FONT_SIGN,
                      22, INK_ROYAL, ANCHOR_MIDDLE);
        letter->as.text.size = fminf(letter->as.text.size, 24);
    }
    bool alone =
        board->spinner != BONES_TILE_NONE && board->tiles[BONES_NORTH] == 0 && board->tiles[BONES_SOUTH] == 0;
    if (alone) { /* the spinner counts for both of its sides */
        bones_draw_badge(list, middle.x, middle.y, bones_dots(board->spinner), false, 1);
    }
    float y = box.y + 36 + 200;
    draw_fill(list, (struct rect){box.x + 16, y - 19, box.w - 32, 2}, ink_fade(INK_INK, .5f));
    char sum[64];
    struct text out = text_in(sum, sizeof sum);
    int count = bones_sum_text(board, &out);
    if (board->spinner == BONES_TILE_NONE) {
        draw_text_fit(list, box.x + box.w / 2, y + 42, _("Nothing lies on the table yet"), FONT_BODY_MEDIUM,
                      22, INK_INK, ANCHOR_MIDDLE, box.w - 32);
        return;
    }
    draw_text_fit(list, box.x + box.w / 2, y + 14, sum, FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_MIDDLE,
                  box.w - 32);
    draw_result(frame, (struct rect){box.x + 16, y + 28, box.w - 32, 54}, count, bones_sign_size(frame, 34),
                aimed);
}

static void draw_strip(const struct bones_frame *frame, const struct bones_board *board, bool aimed)
{
    const struct bones_layout *layout = &frame->view->layout;
    struct draw_list *list = frame->list;
    struct rect box = layout->ends;
    furniture_plate(list, box, 12, INK_CREAM);
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        struct point at = bones_layout_value(layout, arm);
        struct rect part = bones_layout_value_box(layout, arm);
        draw_value(frame, board, arm, aimed);
        struct draw_command *letter =
            draw_text(list, at.x - part.w * .40f, at.y + 9, bones_arm_letter_of(arm), FONT_SIGN, 25,
                      INK_ROYAL, ANCHOR_MIDDLE);
        letter->as.text.size = fminf(letter->as.text.size, 28);
    }
    if (board->spinner != BONES_TILE_NONE) {
        draw_result(frame, bones_layout_sum(layout), bones_count(board), 32, aimed);
    }
}

/* What the named double does, in place of the ends, which are not there yet. */
static void draw_round(const struct bones_frame *frame)
{
    const struct {
        const char *first, *second;
    } rows[] = {
        {NC_("naming", "You"), NC_("naming", "went domino")},
        {NC_("naming", "and name"), NC_("naming", "the spinner")},
        {NC_("naming", "Its holder"), NC_("naming", "must lead it")},
        {NC_("naming", "Any double"), NC_("naming", "held or not")},
        {NC_("naming", "Four arms"), NC_("naming", "grow from it")},
    };
    struct draw_list *list = frame->list;
    struct rect box = frame->view->layout.ends;
    bool own = frame->view->shown.pub.option[BONES_OPTION_OPENING] == BONES_OPENING_OWN;
    furniture_headed(list, box, _("THE ROUND"), INK_SEA, 36, 23);
    for (int i = 0; i < 5; i++) {
        const char *first = translate_context(rows[i].first);
        const char *second = own && i == 3 ? _("of the own hand") : translate_context(rows[i].second);
        float y = box.y + 82 + (float)i * 48, right = box.x + box.w - 18, most = (box.w - 38) * .5f;
        float wide = fminf(draw_text_width(list, first, FONT_BODY_SEMI, 25, 0), most);
        draw_text_fit(list, box.x + 20, y, first, FONT_BODY_SEMI, 25, INK_INK, ANCHOR_START, most);
        draw_text_fit(list, right, y, second, FONT_BODY_MEDIUM, 23, INK_INK, ANCHOR_END, box.w - 50 - wide);
    }
}

void bones_draw_ends(const struct bones_frame *frame)
{
    bool aimed;
    struct bones_board board = bones_board_aimed(frame, &aimed);
    bool names = frame->view->shown.pub.phase == BONES_PHASE_NAME && frame->look->mine;
    if (bones_layout_folds(&frame->view->layout)) {
        if (!bones_tally_shows(frame->view)) { /* the sum of the open hands lies there */
            draw_strip(frame, &board, aimed);
        }
    } else if (names) {
        draw_round(frame);
    } else if (!bones_asks_about_hand(frame)) { /* the turns of the round before are there instead */
        draw_panel(frame, &board, aimed);
    }
}

/* ---- what lies on the table ------------------------------------------------------------------ */

void bones_draw_moves(const struct bones_frame *frame, struct rect box)
{
    enum { LINES = 12 };
    const struct bones_view *view = frame->view;
    struct draw_list *list = frame->list;
    struct bones_log_line lines[LINES];
    const float pitch = 40;
    int most = (int)((box.h - 36 - 16) / pitch);
    furniture_headed(list, box, _("ON THE TABLE"), INK_GREEN, 36, 23);
    int count = bones_log_lines(view, frame->look, lines, most < LINES ? most : LINES);
    for (int i = 0; i < count; i++) {
        const struct bones_log_line *line = &lines[i];
        float y = box.y + 36 + 32 + pitch * (float)i, right = box.x + box.w - 18, room = right - box.x - 52;
        if (line->seat != SEAT_NONE) {
            struct seat_colour colour = bones_colour_of(view, line->seat);
            seat_mark_draw(list, colour.mark, box.x + 30, y - 8, 11, colour.ink);
        }
        if (line->points > 0) {
            char points[16];
            text_format(points, sizeof points, "+%d", line->points);
            draw_text(list, right, y + 1, points, FONT_SIGN, 27, INK_GREEN, ANCHOR_END);
            room -= draw_text_width(list, points, FONT_SIGN, 27, 0) + 8;
        }
        draw_text_fit(list, box.x + 52, y, line->says, FONT_BODY_MEDIUM, 22, INK_INK, ANCHOR_START, room);
    }
}
