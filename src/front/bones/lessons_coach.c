/* SPDX-License-Identifier: MIT */
/* The coach at the domino table: what the pointers point at, and what is done. */
#include "front/bones/bones_front.h"
#include "front/front.h"
#include "front/lesson/lessons.h"
#include "front/table/table.h"
#include "ui/shape.h"

bool bones_coach_place(const struct front *front, struct coach_place *place)
{
    const struct bones_layout *layout = &bones_table_of(table_of(front))->view.layout;
    struct rect field = layout->field;
    const float air = 8;
    float top = front->frame.safe.y + air;
    if (layout->kind == FRAME_FLAT) { /* at the top of the field */
        top = field.y - bones_coach_above(table_of(front));
        *place = (struct coach_place){.box = {field.x, top, field.w, field.y - air - top}};
    } else if (layout->kind == FRAME_POCKET) { /* over those who sit opposite */
        *place = (struct coach_place){
            .box = {air, top, layout->canvas.w - 2 * air, layout->plate[0].y - air - top}};
    } else {
        return false;
    }
    place->foot = place->box.y + place->box.h;
    place->largest = 26;
    place->least = 18;
    place->low = true;
    return true;
}

float bones_coach_above(const struct table *table)
{
    return table_is_lesson(table) && table->front->frame.kind == FRAME_FLAT ? 120 : 0;
}

static int item_of(const struct bones_view *view, struct move move)
{
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        return view->chosen == move.card ? BONES_ITEM_ARM + move.target
                                         : BONES_ITEM_TILE + bones_view_place(view, move.card);
    case BONES_MOVE_PASS:
        return BONES_ITEM_KNOCK;
    case BONES_MOVE_NAME:
        return BONES_ITEM_DOUBLE + bones_high[move.card];
    case BONES_MOVE_REDEAL:
        return BONES_ITEM_AGAIN;
    default:
        return BONES_ITEM_KEEP;
    }
}

int bones_coach_focus(const struct table *table)
{
    const struct lesson_step *step = lessons_wanted(table->front);
    bool named = step && step->moves[0].kind != 0;
    return named ? item_of(&bones_table_of(table)->view, step->moves[0]) : FOCUS_NONE;
}

int bones_coach_tips(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS])
{
    const struct bones_view *view = &bones_table_of(table_of(front))->view;
    int item[LESSON_MOVES], count = 0;
    for (int i = 0; i < LESSON_MOVES && step->moves[i].kind != 0; i++) {
        int next = item_of(view, step->moves[i]);
        if (count == 0 || item[count - 1] != next) {
            item[count++] = next;
        }
    }
    return lessons_tips(front, item, count, tip);
}

void bones_coach_draw_done(struct draw_list *list, float x, float y, float w, unsigned done)
{
    const float wide = 34, high = 72, pitch = w / BONES_LESSONS;
    shape_begin(list, (struct rect){x, y + 4, w, 12});
    shape_rect(list, 0, 0, w, 12, 6, paint_fill(INK_STONE));
    shape_end(list);
    for (int i = 0; i < BONES_LESSONS; i++) {
        struct rect tile = {x + pitch * ((float)i + .5f) - wide / 2, y - high + 12, wide, high};
        char name[32] = "bones/back_upright";
        if (done >> i & 1u) {
            text_format(name, sizeof name, "bones/tile_%d%d", i + 1, i + 1);
        }
        shape_begin(list, rect_grow(tile, 3));
        shape_rect(list, 0, 0, wide + 6, high + 6, 9, paint_fill(INK_INK));
        shape_end(list);
        draw_sprite(list, name, tile);
    }
}
