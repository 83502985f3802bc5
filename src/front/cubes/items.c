/* SPDX-License-Identifier: MIT */
/* What can be chosen and asked about at the dice table. */
#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/cubes/input.h"

static void add_dice(const struct cubes_view *view, struct focus_list *list)
{
    const struct cubes_public *shown = &view->shown;
    struct cubes_die dice[CUBES_DICE] = {{.edge = 0}};
    bool lies[CUBES_DICE];
    int order[CUBES_DICE];
    for (int place = 0; place < CUBES_DICE; place++) {
        lies[place] =
            view->cast.count > 0 && view->cast.fall[place].spot >= 0 && shown->part[place] != CUBES_PART_HELD;
        if (lies[place]) {
            dice[place].foot = cubes_cast_foot(&view->cast, &view->layout, place);
        }
    }
    bool all = cubes_all_five(shown);
    int count = cubes_dice_order(dice, lies, -1, order);
    for (int i = 0; i < count; i++) { /* nearer ones lie above */
        int place = order[i];
        struct rect box = cubes_layout_die_box(dice[place].foot, view->layout.die);
        bool can = !all && shown->part[place] >= CUBES_PART_FIRST;
        item_add(list, cubes_rows, CUBES_ITEM_DIE + place, box, can);
    }
}

void cubes_items(const struct cubes_view *view, const struct cubes_look *look, struct focus_list *list)
{
    const struct cubes_public *shown = &view->shown;
    bool decides = look->mine && view->motion.count == 0 && shown->phase != CUBES_PHASE_OVER;
    if (decides && shown->phase == CUBES_PHASE_ROLLED && !view->shaking) {
        add_dice(view, list);
    }
    if (decides) {
        struct move hold = {.kind = CUBES_MOVE_HOLD};
        item_add(list, cubes_rows, CUBES_ITEM_HOLD, view->layout.bank,
                 cubes_legal(shown, hold) == REFUSAL_NONE);
        item_add(list, cubes_rows, CUBES_ITEM_ROLL, view->layout.roll, true);
    }
    table_keys_items(&view->layout.keys, &cubes_keys, cubes_rows, view->layout.kind, list);
}

void cubes_areas(const struct cubes_view *view, const struct cubes_look *look, struct focus_list *list)
{
    const struct cubes_layout *layout = &view->layout;
    item_add(list, cubes_rows, CUBES_ITEM_RACK, layout->rack, true);
    item_add(list, cubes_rows, CUBES_ITEM_TRACK, layout->track, true);
    bool folds = cubes_layout_folds(layout);
    item_add(list, cubes_rows, CUBES_ITEM_TURN, folds ? layout->gauge : layout->turn, true);
    if (!folds || look->open) {
        item_add(list, cubes_rows, CUBES_ITEM_TABLE, folds ? layout->panel : layout->combos, true);
    }
    for (int seat = 0; seat < layout->seats; seat++) {
        item_add(list, cubes_rows, CUBES_ITEM_PLATE + seat, cubes_layout_plate(layout, seat, view->viewer),
                 true);
    }
}
