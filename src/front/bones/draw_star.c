/* SPDX-License-Identifier: MIT */
/* The tiles on the table, the open ends with their values, and where the chosen tile could go. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/bones/words.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

/* How an open end is shown. */
enum state { END_OPEN, END_LIVE, END_AIMED };

void bones_draw_badge(struct draw_list *list, float x, float y, int value, bool live, float scale)
{
    const float r = 22, k = scale;
    char says[8];
    text_format(says, sizeof says, value < 0 ? "–" : "%d", value);
    draw_sprite(list, live ? "bones/badge_live" : "bones/badge",
                (struct rect){x - r * k, y - r * k, 50 * k, 50 * k});
    struct draw_command *text =
        draw_text(list, x, y + 10.5f * k, says, FONT_SIGN, 30 * k, INK_INK, ANCHOR_MIDDLE);
    text->as.text.size = fminf(text->as.text.size, 34 * k); /* a disc does not grow */
}

int bones_end_value(const struct bones_board *board, int arm)
{
    bool side = arm == BONES_EAST || arm == BONES_WEST;
    int other = arm == BONES_NORTH ? BONES_SOUTH : BONES_NORTH;
    if (board->spinner == BONES_TILE_NONE) {
        return -1;
    }
    if (board->tiles[arm] > 0) {
        return bones_arm_counts(board, arm);
    }
    /* The spinner counts once: its value is at the side that has no tile yet. */
    return side || board->tiles[other] == 0 ? -1 : bones_dots(board->spinner);
}

struct bones_board bones_board_aimed(const struct bones_frame *frame, bool *aimed)
{
    const struct bones_view *view = frame->view;
    struct bones_board board = view->shown.pub.board;
    *aimed = frame->look->mine && frame->look->tells && view->motion.count == 0 &&
             (bones_view_arms_of(view, view->chosen) >> view->aimed & 1u) != 0;
    if (*aimed) {
        bones_lay(&board, view->chosen, view->aimed);
    }
    return board;
}

float bones_badge_scale(const struct bones_frame *frame)
{
    return fmaxf(frame->camera.unit / 66, frame->view->layout.kind == FRAME_POCKET ? .73f : .60f);
}

/* ---- tiles ----------------------------------------------------------------------------------- */

void bones_draw_pieces(struct draw_list *list, const struct bones_star *star, struct bones_camera camera,
                       const struct weight_state *weight, bool moving)
{
    uint8_t order[BONES_TILES];
    for (int i = 0; i < star->count; i++) { /* nearer tiles hide the lower edge of those behind */
        int at = i;
        while (at > 0 && star->piece[order[at - 1]].at.y < star->piece[i].at.y) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = (uint8_t)i;
    }
    for (int i = 0; i < star->count; i++) {
        const struct bones_laid *laid = &star->piece[order[i]];
        struct point at = bones_camera_at(camera, laid->at), shift = weight_shift(weight, at);
        bones_draw_tile(list, &(struct bones_tile_look){.at = {at.x + shift.x, at.y + shift.y},
                                                        .side = camera.unit * .965f,
                                                        .first = laid->first,
                                                        .second = laid->second,
                                                        .lying = laid->lying,
                                                        .moving = moving});
    }
}

/* ---- ends ------------------------------------------------------------------------------------ */

static enum state state_of(const struct bones_frame *frame, int arm)
{
    const struct bones_view *view = frame->view;
    bool idle = view->motion.count == 0 && frame->look->mine && view->chosen != BONES_TILE_NONE;
    if (!idle || !(bones_view_arms_of(view, view->chosen) >> (unsigned)arm & 1u)) {
        return END_OPEN;
    }
    return view->aimed == arm ? END_AIMED : END_LIVE;
}

static void draw_dashed(struct draw_list *list, struct rect box, struct rgba ink)
{
    struct point corner[5] = {{box.x, box.y},
                              {box.x + box.w, box.y},
                              {box.x + box.w, box.y + box.h},
                              {box.x, box.y + box.h},
                              {box.x, box.y}};
    struct draw_command *dashes = draw_stroke(list, corner, 5, list->contrast ? 5 : 3.4f, ink);
    dashes->as.stroke.dash = 13;
    dashes->as.stroke.gap = 9;
    dashes->as.stroke.round = true;
}

static void draw_place(const struct bones_frame *frame, struct rect box, int item, enum state state)
{
    struct draw_list *list = frame->list;
    bool live = state != END_OPEN;
    struct draw_command *shape = shape_begin(list, rect_grow(box, 9));
    shape->flags |= frame->view->eased < BONES_CAMERA_MS ? DRAW_MOVING : 0u;
    if (live) {
        shape_rect(list, 0, 0, box.w + 18, box.h + 18, 16, paint_fill(ink_fade(INK_SUN, .30f)));
        shape_rect(list, 5, 5, box.w + 8, box.h + 8, 12, paint_fill(ink_fade(INK_SUN, .45f)));
    }
    shape_rect(list, 11, 11, box.w - 4, box.h - 4, 8,
               paint_fill(live ? ink_fade(INK_GOLDLT, .92f) : ink_fade(INK_INK, .20f)));
    shape_end(list);
    draw_dashed(list, rect_grow(box, -2), live ? INK_INK : ink_fade(INK_GOLDLT, list->contrast ? 1 : .75f));
    if (frame->look->focus == item && frame->look->mine) {
        furniture_focus(list, rect_grow(box, -1), 9);
    }
}

static void arrow_name(int arm, bool live, char *out, size_t size)
{
    static const char *const plain[BONES_ARMS] = {"", "n", "s", "e", "w"};
    const char *letter = bones_arm_letter_of(arm);
    bool west_is_o = arm == BONES_WEST && strcmp(letter, "O") == 0;
    text_format(out, size, live ? "bones/arrow_%s_live" : "bones/arrow_%s", west_is_o ? "o" : plain[arm]);
}

static void draw_arrow(const struct bones_frame *frame, int arm, enum state state)
{
    static const struct point ways[BONES_ARMS] = {{0, 0}, {0, -1}, {0, 1}, {1, 0}, {-1, 0}};
    const struct bones_end *end = &frame->view->star.end[arm];
    struct rect box = bones_camera_box(frame->camera, end->slot, end->lying);
    struct point way = ways[end->heading], middle = rect_middle(box);
    bool wide = frame->view->layout.kind == FRAME_WIDE, aimed = state == END_AIMED;
    float off = wide ? 30 : 26, k = aimed ? (wide ? .64f : .56f) : (wide ? .50f : .46f);
    float x = middle.x + way.x * (box.w / 2 + off), y = middle.y + way.y * (box.h / 2 + off);
    if (frame->view->layout.kind == FRAME_POCKET &&
        (x - 54 * k < 12 || x + 54 * k > frame->view->layout.canvas.w - 12)) {
        return; /* there is no room beside */
    }
    char name[32];
    arrow_name(arm, aimed, name, sizeof name);
    draw_sprite(frame->list, name, (struct rect){x - 54 * k, y - 54 * k, 112 * k, 116 * k});
}

/* The chosen tile as it would lie there. */
static void draw_ghost(const struct bones_frame *frame, int arm)
{
    const struct bones_view *view = frame->view;
    struct bones_laid ghost = bones_star_next(&view->star, &view->shown.pub.board, view->chosen, arm);
    const float blink = 600;
    float phase = fmodf(view->spun + frame->blend, blink) / blink;
    float opacity = view->spun > 0 ? .45f + .4f * fabsf(2 * phase - 1) : .7f;
    bones_draw_tile(frame->list, &(struct bones_tile_look){.at = bones_camera_at(frame->camera, ghost.at),
                                                           .side = frame->camera.unit * .965f,
                                                           .first = ghost.first,
                                                           .second = ghost.second,
                                                           .lying = ghost.lying,
                                                           .opacity = opacity});
}

/* Where the first tile goes. */
static void draw_middle(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    struct rect box = bones_camera_box(frame->camera, (struct point){0, 0}, true);
    if (view->shown.pub.phase != BONES_PHASE_LEAD || view->motion.count > 0 || !frame->look->mine) {
        return;
    }
    bool chosen = view->chosen != BONES_TILE_NONE;
    draw_place(frame, box, BONES_ITEM_ARM, chosen ? END_AIMED : END_OPEN);
    if (chosen && !view->drag.on) {
        struct bones_tile_look ghost =
            bones_tile_of(view->chosen, rect_middle(box), frame->camera.unit * .965f);
        ghost.lying = true;
        ghost.opacity = .7f;
        bones_draw_tile(frame->list, &ghost);
    }
}

static void draw_all(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    const struct bones_board *board = &view->shown.pub.board;
    bool over = view->shown.pub.phase > BONES_PHASE_PLAY;
    if (view->star.count == 0) {
        draw_middle(frame);
        return;
    }
    int end = over ? BONES_NORTH : bones_arms_end(board);
    for (int arm = BONES_NORTH; arm < end; arm++) {
        if (view->star.end[arm].room) {
            const struct bones_end *at = &view->star.end[arm];
            draw_place(frame, bones_camera_box(frame->camera, at->slot, at->lying), BONES_ITEM_ARM + arm,
                       state_of(frame, arm));
        }
    }
    bones_draw_pieces(frame->list, &view->star, frame->camera, frame->look->weight,
                      view->eased < BONES_CAMERA_MS);
    bool alone = board->tiles[BONES_NORTH] == 0 && board->tiles[BONES_SOUTH] == 0;
    if (alone) { /* the spinner counts for both */
        bones_draw_badge(frame->list, frame->camera.middle.x, frame->camera.middle.y,
                         bones_dots(board->spinner), false, bones_badge_scale(frame));
    }
    for (int arm = BONES_NORTH; arm < end; arm++) {
        enum state state = state_of(frame, arm);
        if (!view->star.end[arm].room) {
            continue;
        }
        if (state == END_AIMED) {
            draw_ghost(frame, arm);
        } else if (!alone || state == END_OPEN) {
            struct point at = bones_camera_at(frame->camera, view->star.end[arm].slot);
            bones_draw_badge(frame->list, at.x, at.y, bones_end_value(board, arm), state == END_LIVE,
                             bones_badge_scale(frame));
        }
        if (state != END_OPEN) {
            draw_arrow(frame, arm, state);
        }
    }
}

void bones_draw_star(const struct bones_frame *frame)
{
    struct draw_list *list = frame->list;
    size_t first = list->count;
    draw_all(frame);
    weight_draw(frame->look->weight, list, ink_fade(INK_CREAM, .75f));
    /* While the camera eases every picture of it has another size at each frame. */
    for (size_t i = first; i < list->count && frame->view->eased < BONES_CAMERA_MS; i++) {
        list->command[i].flags |= DRAW_MOVING;
    }
}
