/* SPDX-License-Identifier: MIT */
/* The coach at the dice table: what the pointers point at, and what is done. */
#include "front/cubes/cubes_front.h"
#include "front/front.h"
#include "front/lesson/lessons.h"
#include "games/cubes/cubes.h"
#include "ui/shape.h"

bool cubes_coach_place(const struct front *front, struct coach_place *place)
{
    const struct cubes_layout *layout = &cubes_table_of(table_of(front))->view.layout;
    const float air = 8;
    float top = front->frame.safe.y + air;
    float left = air, right = layout->canvas.w - air, foot = layout->zinc;
    if (layout->kind == FRAME_FLAT) { /* in the place of the score road */
        left = layout->track.x;
        right = layout->track.x + layout->track.w;
        foot = layout->tray.y;
    } else if (layout->kind != FRAME_POCKET) {
        return false;
    }
    *place = (struct coach_place){.box = {left, top, right - left, foot - air - top},
                                  .foot = foot - air,
                                  .largest = 26,
                                  .least = 20,
                                  .low = true};
    return true;
}

int cubes_coach_tips(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS])
{
    const struct cubes_view *view = &cubes_table_of(table_of(front))->view;
    struct move wanted = step->moves[0];
    int item[LESSON_TIPS], count = 0;
    if (wanted.kind == CUBES_MOVE_HOLD) {
        item[count++] = CUBES_ITEM_HOLD;
        return lessons_tips(front, item, count, tip);
    }
    unsigned other = wanted.card ^ (unsigned)cubes_view_to_roll(view);
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(other, place)) {
            item[count++] = CUBES_ITEM_DIE + place;
        }
    }
    if (count > 0) {
        return lessons_tips(front, item, count, tip);
    }
    item[count++] = CUBES_ITEM_ROLL;
    count = lessons_tips(front, item, count, tip);
    if (count > 0 && view->layout.kind == FRAME_FLAT) { /* beside the words of the sign above */
        tip[0].x = view->layout.roll.x + view->layout.roll.w * .88f;
    }
    return count;
}

void cubes_coach_draw_done(struct draw_list *list, float x, float y, float w, unsigned done)
{
    const float edge = 60, pitch = w / CUBES_LESSONS;
    shape_begin(list, (struct rect){x, y + 2, w, 12});
    shape_rect(list, 0, 0, w, 12, 6, paint_fill(INK_STONE));
    shape_end(list);
    for (int i = 0; i < CUBES_LESSONS; i++) {
        float left = x + pitch * ((float)i + .5f) - edge / 2;
        char name[32];
        shape_begin(list, (struct rect){left, y - 54, edge, edge});
        shape_rect(
            list, 2, 2, edge - 4, edge - 4, 14,
            (struct paint){.fill = done >> i & 1u ? INK_CREAM : INK_SAND, .stroke = INK_INK, .width = 3});
        shape_end(list);
        if (done >> i & 1u) {
            text_format(name, sizeof name, "cubes/face_ivory_%d", i + 1);
            draw_sprite(list, name, (struct rect){left + 6, y - 48, edge - 12, edge - 12});
        }
    }
}
