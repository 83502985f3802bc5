/* SPDX-License-Identifier: MIT */
/* What can be chosen and asked about at the domino table. */
#include "front/bones/input.h"

static void add_hand(const struct bones_view *view, struct focus_list *list)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 0; i < count; i++) {
        item_add(list, bones_rows, BONES_ITEM_TILE + i, bones_layout_hand_box(&view->layout, i, count),
                 bones_view_fits(view, tile[i]));
    }
}

/* The places of the arms, large enough for a thumb. */
static void add_arms(const struct bones_view *view, struct focus_list *list)
{
    const struct bones_board *board = &view->shown.pub.board;
    unsigned takes = bones_view_arms_of(view, view->chosen);
    for (int arm = BONES_NORTH; arm < bones_arms_end(board); arm++) {
        const struct bones_end *end = &view->star.end[arm];
        if (end->room) {
            struct rect box = bones_camera_box(view->to, end->slot, end->lying);
            item_add(list, bones_rows, BONES_ITEM_ARM + arm, rect_grow(box, 8), takes >> (unsigned)arm & 1u);
        }
    }
}

static void add_values(const struct bones_view *view, struct focus_list *list)
{
    unsigned takes = bones_view_arms_of(view, view->chosen);
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        item_add(list, bones_rows, BONES_ITEM_VALUE + arm, bones_layout_value_box(&view->layout, arm),
                 takes >> (unsigned)arm & 1u);
    }
}

static void add_doubles(const struct bones_view *view, struct focus_list *list)
{
    float side = bones_layout_double_side(&view->layout);
    for (int number = 0; number < BONES_NUMBERS; number++) {
        struct point at = bones_layout_double(&view->layout, number);
        struct move name = {.kind = BONES_MOVE_NAME, .card = (uint8_t)bones_tile(number, number)};
        item_add(list, bones_rows, BONES_ITEM_DOUBLE + number,
                 (struct rect){at.x - side * .6f, at.y - side, side * 1.2f, side * 2.1f},
                 bones_legal(&view->shown.pub, view->shown.hand, name) == REFUSAL_NONE);
    }
}

void bones_items(const struct bones_view *view, const struct bones_look *look, struct focus_list *list)
{
    const struct bones_public *pub = &view->shown.pub;
    bool decides = look->mine && view->motion.count == 0;
    struct move knock = {.kind = BONES_MOVE_PASS};
    if (decides && pub->phase == BONES_PHASE_REDEAL) { /* the dialog lies over all else */
        item_add(list, bones_rows, BONES_ITEM_AGAIN, bones_layout_sign(&view->layout, false), true);
        item_add(list, bones_rows, BONES_ITEM_KEEP, bones_layout_sign(&view->layout, true), true);
        return;
    }
    table_keys_items(&view->layout.keys, &bones_keys, bones_rows, view->layout.kind, list);
    if (decides && pub->phase == BONES_PHASE_NAME) {
        add_doubles(view, list);
    }
    if (!decides || (pub->phase != BONES_PHASE_LEAD && pub->phase != BONES_PHASE_PLAY)) {
        return;
    }
    if (pub->phase == BONES_PHASE_PLAY) {
        add_values(view, list);
        add_arms(view, list);
        item_add(list, bones_rows, BONES_ITEM_KNOCK, view->layout.knock,
                 bones_legal(pub, view->shown.hand, knock) == REFUSAL_NONE);
    }
    if (pub->phase == BONES_PHASE_LEAD) { /* the first tile goes to the middle */
        struct rect middle = bones_camera_box(view->to, (struct point){0, 0}, true);
        item_add(list, bones_rows, BONES_ITEM_ARM, rect_grow(middle, 8), view->chosen != BONES_TILE_NONE);
    }
    add_hand(view, list);
}

void bones_areas(const struct bones_view *view, const struct bones_look *look, struct focus_list *list)
{
    const struct bones_layout *layout = &view->layout;
    item_add(list, bones_rows, BONES_ITEM_FIELD, layout->field, true);
    item_add(list, bones_rows, BONES_ITEM_RAIL, bones_layout_lies(layout) ? layout->hand : layout->rail,
             true);
    item_add(list, bones_rows, BONES_ITEM_ENDS, layout->ends, true);
    if (!bones_layout_folds(layout)) {
        item_add(list, bones_rows, BONES_ITEM_TABLE, layout->scores, true);
        item_add(list, bones_rows, BONES_ITEM_LOG, layout->moves, true);
    } else if (look->open) {
        item_add(list, bones_rows, BONES_ITEM_TABLE, layout->panel, true);
    }
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        item_add(list, bones_rows, BONES_ITEM_PLATE + seat, bones_layout_plate(layout, seat, view->viewer),
                 true);
    }
}
