/* SPDX-License-Identifier: MIT */
#include "front/bones/layout.h"

#include "base/check.h"
#include "front/stage/bar.h"

#include <math.h>

static const float MARGIN = 24, COLUMN = 300, BAR = BAR_HEIGHT, CELL_MOST = 60;

/* Large print takes room from parts that have some to spare. */
static void enlarge(struct bones_layout *layout)
{
    for (int i = 0; i < BONES_OTHERS; i++) {
        struct rect *plate = &layout->plate[i];
        *plate = (struct rect){plate->x - 10, plate->y, plate->w + 34, plate->h + 6};
    }
    layout->you.w += 16;
    layout->rail = (struct rect){layout->rail.x + 10, layout->rail.y, layout->rail.w - 90, layout->rail.h};
    layout->hand = (struct rect){layout->hand.x + 70, layout->hand.y, layout->hand.w - 140, layout->hand.h};
    layout->knock.x -= 60;
    layout->knock.w += 26;
    layout->keys.what.x -= 16;
    layout->scores =
        (struct rect){layout->scores.x - 30, layout->scores.y, COLUMN + 30, layout->scores.h + 6};
    layout->ends = (struct rect){layout->ends.x - 30, layout->ends.y + 10, COLUMN + 30, layout->ends.h};
    layout->moves =
        (struct rect){layout->moves.x - 30, layout->moves.y + 12, COLUMN + 30, layout->moves.h - 12};
}

static void lay_wide(struct bones_layout *layout, bool large)
{
    static const float parts[BONES_OTHERS] = {.16f, .49f, .825f};
    float w = layout->canvas.w, h = layout->canvas.h, ex = w - REFERENCE_W, ey = h - REFERENCE_H;
    float right = w - MARGIN - COLUMN, main = right - 20, edge = 170 + .14f * ey;
    layout->edge = edge;
    layout->bust = 1.72f;
    layout->scene = (struct point){ex / 2 - 30, edge - BONES_EDGE_DRAWN};
    layout->scene_scale = 1;
    layout->bar = (struct rect){0, h - BAR, w, BAR};
    for (int i = 0; i < BONES_OTHERS; i++) {
        float middle = MARGIN + (main - MARGIN) * parts[i];
        layout->busts[i] = (struct rect){middle - 178, edge - 168, 130 * layout->bust, 158 * layout->bust};
        layout->plate[i] = (struct rect){middle - 52, edge - 16 + (i == 1 ? 0 : 14), 286, 78};
    }
    float tile = fminf(66 + .08f * ey, 96), rail = h - BAR - 50, middle = (MARGIN + main) / 2;
    layout->tile = tile;
    layout->rail = (struct rect){middle - 480, rail, 960, 66};
    layout->hand = (struct rect){middle - 470, rail - tile * 1.86f, 940, tile * 2 + 8};
    layout->you = (struct rect){MARGIN, h - BAR - 14 - 110, 260, 110};
    layout->knock = (struct rect){main - 280, h - BAR - 14 - 92, 280, 92};
    layout->keys.what = (struct rect){main - 54, layout->knock.y - 66, 54, 50};
    float head = edge + 84 + .02f * ey, foot = rail - tile * 1.86f - 28 - .02f * ey;
    layout->field = (struct rect){MARGIN + 10, head, main - MARGIN - 20, foot - head};
    layout->cell = CELL_MOST;
    layout->coffee = (struct point){layout->field.x + 96, layout->field.y + 110};
    layout->glass =
        (struct point){layout->field.x + layout->field.w - 70, layout->field.y + layout->field.h * .80f};
    float top = 10 + .04f * ey, low = top + 690 + .08f * ey;
    layout->scores = (struct rect){right, top, COLUMN, 336};
    layout->ends = (struct rect){right, top + 348 + .04f * ey, COLUMN, 330};
    layout->moves = (struct rect){right, low, COLUMN, fminf(h - BAR - 14 - low, 420)};
    if (large) {
        enlarge(layout);
    }
}

void bones_layout_make(struct bones_layout *layout, const struct frame *frame, bool large)
{
    *layout = (struct bones_layout){.kind = frame->kind, .canvas = frame->canvas};
    if (frame->kind == FRAME_WIDE) {
        lay_wide(layout, large);
    } else {
        bones_layout_fold(layout, frame);
    }
}

bool bones_layout_folds(const struct bones_layout *layout)
{
    return layout->kind != FRAME_WIDE;
}

bool bones_layout_lies(const struct bones_layout *layout)
{
    return layout->rail.w <= 0;
}

int bones_layout_other(int seat, int viewer)
{
    return (seat - viewer + BONES_SEATS_MAX) % BONES_SEATS_MAX - 1;
}

struct rect bones_layout_plate(const struct bones_layout *layout, int seat, int viewer)
{
    int other = bones_layout_other(seat, viewer);
    CHECK(other < BONES_OTHERS);
    if (other >= 0) {
        return layout->plate[other];
    }
    return layout->you.w > 0 ? layout->you : layout->plate[BONES_OTHERS];
}
