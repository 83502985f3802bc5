/* SPDX-License-Identifier: MIT */
#include "front/cubes/layout.h"

#include "base/check.h"
#include "front/stage/bar.h"

#include <math.h>

static const float MARGIN = 24, COLUMN = 352, BAR = BAR_HEIGHT;
static const float COUNTER = 214; /* where the counter's far edge is drawn in the room */
/* Of the score road as drawn: the yard, the toll from the left, the exit from the right. */
static const float ROAD_YARD = 50, ROAD_TOLL = 118, ROAD_EXIT = 128;
/* Where a cap stops that has passed the goal, in parts of the whole way. */
static const float ROAD_PAST = 1.06f;

/* ---- pictures in a few shapes ---------------------------------------------------------------- */

const struct cubes_art CUBES_TRAYS[] = {
    {"cubes/tray_1040x478", 1040, 478},
    {"cubes/tray_1040x556", 1040, 556},
    {"cubes/tray_1040x712", 1040, 712},
    {"cubes/tray_1360x478", 1360, 478},
    {"cubes/tray_1152x464", 1152, 464},
    {"cubes/tray_960x430", 960, 430},
    {"cubes/tray_760x438", 760, 438},
    {"cubes/tray_760x524", 760, 524},
    {NULL, 0, 0},
};
const struct cubes_art CUBES_ROADS[] = {
    {"cubes/score_road_1500", 1500, 104},
    {"cubes/score_road_2140", 2140, 104},
    {"cubes/score_road_1152x100", 1152, 100},
    {"cubes/score_road_1027x84", 1027, 84},
    {"cubes/score_road_688x84", 688, 84},
    {"cubes/score_road_691x72", 691, 72},
    {NULL, 0, 0},
};
const struct cubes_art CUBES_BLITZ_ROADS[] = {
    {"cubes/score_road_blitz_1500", 1500, 104},
    {"cubes/score_road_blitz_2140", 2140, 104},
    {"cubes/score_road_blitz_1152x100", 1152, 100},
    {"cubes/score_road_blitz_1027x84", 1027, 84},
    {"cubes/score_road_blitz_688x84", 688, 84},
    {"cubes/score_road_blitz_691x72", 691, 72},
    {NULL, 0, 0},
};
const struct cubes_art CUBES_RACKS[] = {
    {"cubes/rack", 640, 132},         {"cubes/rack_500x116", 500, 116}, {"cubes/rack_560x130", 560, 130},
    {"cubes/rack_688x126", 688, 126}, {"cubes/rack_691x108", 691, 108}, {NULL, 0, 0},
};

const struct cubes_art *cubes_art_nearest(const struct cubes_art *art, float w, float h)
{
    const struct cubes_art *best = art;
    float least = INFINITY;
    for (; art->name; art++) {
        float away = fabsf(logf(art->w / w)) + fabsf(logf(art->h / h));
        /* A picture that is stretched in one direction looks wrong first. */
        away += 2 * fabsf(logf(art->w * h / (art->h * w)));
        if (away < least) {
            least = away;
            best = art;
        }
    }
    return best;
}

/* ---- a wide window --------------------------------------------------------------------------- */

/* The others stand behind the counter, evenly; from six seats on the plate stands below the face. */
static void stand(struct cubes_layout *layout, float main)
{
    int others = layout->seats - 1;
    float zinc = layout->zinc;
    layout->bust = others > 0 ? 1.94f : 0;
    layout->arms = others < 5;
    for (int i = 0; i < others; i++) {
        float middle = MARGIN + 36 + (main - MARGIN) * ((float)i + .5f) / (float)others;
        bool below = others == 5;
        float beside = others < 4 ? 66 : 112;
        layout->busts[i] = (struct rect){middle - (below ? 196 : 214), zinc - 212, 252, 306};
        layout->plate[i] = below ? (struct rect){middle - 136, zinc - 26, 252, 76}
                                 : (struct rect){middle - beside, zinc - 26, 264, 76};
    }
}

/* Large print takes room from parts that have some to spare. */
static void enlarge(struct cubes_layout *layout)
{
    for (int i = 0; i < layout->seats - 1; i++) {
        struct rect *plate = &layout->plate[i];
        float wider = layout->seats < 6 ? 44 : 0; /* six have no room to give */
        *plate = (struct rect){plate->x - wider - 8, plate->y - 8, plate->w + wider, plate->h + 10};
    }
    layout->roll.w -= 30;
    layout->track.w -= 24;
    layout->you.w += 36;
    layout->you.h += 12;
    layout->turn.x -= 24;
    layout->turn.w += 24;
    layout->turn.h += 20;
    layout->combos = (struct rect){layout->combos.x - 24, layout->combos.y + 22, layout->combos.w + 24,
                                   layout->combos.h - 22};
    layout->tray.x += 16;
    layout->tray.w -= 30;
    layout->felt.x += 16;
    layout->felt.w -= 30;
}

static void lay_wide(struct cubes_layout *layout, bool large)
{
    float w = layout->canvas.w, h = layout->canvas.h, ex = w - REFERENCE_W, ey = h - REFERENCE_H;
    float right = w - MARGIN - COLUMN, main = right - 20;
    layout->zinc = COUNTER + .24f * ey;
    layout->scene = (struct point){ex / 2, layout->zinc - COUNTER};
    layout->scene_scale = 1;
    layout->bar = (struct rect){0, h - BAR, w, BAR};
    stand(layout, main);
    float y = layout->zinc + 64 + .04f * ey;
    layout->track = (struct rect){MARGIN, y, main - MARGIN, 104};
    /* The foot: the sign to hold, the rail of held dice, the sign to roll. */
    const float rail_w = 640, rail_h = 132;
    float foot = h - BAR - 14 - rail_h - .03f * ey, middle = (MARGIN + main) / 2;
    layout->rack = (struct rect){middle - rail_w / 2, foot, rail_w, rail_h};
    layout->bank = (struct rect){MARGIN, foot + 18, middle - rail_w / 2 - MARGIN - 22, 92};
    float roll = middle + rail_w / 2 + 22;
    layout->roll = (struct rect){roll, foot + 18, main - roll, 92};
    /* The tray between. */
    float top = y + 104 + 14 + .02f * ey, bottom = foot - 16 - .02f * ey;
    float tray_w = fminf(1040 + .5f * ex, 1500), tray_h = fminf(bottom - top, 760);
    layout->tray = (struct rect){middle - tray_w / 2 + 24, top + (bottom - top - tray_h) / 2, tray_w, tray_h};
    layout->felt = (struct rect){layout->tray.x + 104, layout->tray.y + 140, tray_w - 208, tray_h - 222};
    layout->you = (struct rect){MARGIN, top + 6, 200, 128};
    layout->cup = (struct point){MARGIN + 104, bottom - 20};
    layout->props = (struct point){main - 74, top + 150};
    layout->keys.what = (struct rect){main - 86, bottom - 56, 54, 50};
    float head = 10 + .04f * ey, low = fminf(h - BAR - 14 - (head + 420), 660);
    layout->turn = (struct rect){right, head, COLUMN, 408};
    layout->combos = (struct rect){right, h - BAR - 14 - low, COLUMN, low};
    layout->die = fminf(140 + .04f * ey, 154);
    if (large) {
        enlarge(layout);
    }
    /* One line between the road and the dice, whose heads begin there. */
    const float high = 52, below = 36;
    float beside = layout->you.x + layout->you.w + 12;
    layout->band = (struct rect){beside, layout->tray.y + below - high,
                                 layout->track.x + layout->track.w - beside, high};
}

/* ---- for all --------------------------------------------------------------------------------- */

static void lay_held(struct cubes_layout *layout)
{
    struct rect rack = layout->rack;
    const struct cubes_art *art = cubes_art_nearest(CUBES_RACKS, rack.w, rack.h);
    /* The pits are where the picture has them. */
    float kx = rack.w / art->w, ky = rack.h / art->h, pitch = (art->w - 28) / CUBES_DICE;
    for (int i = 0; i < CUBES_DICE; i++) {
        layout->held[i] = (struct rect){rack.x + (14 + (float)i * pitch + 5) * kx, rack.y + 16 * ky,
                                        (pitch - 10) * kx, (art->h - 46) * ky};
    }
}

void cubes_layout_make(struct cubes_layout *layout, const struct frame *frame, int seats, bool large)
{
    CHECK(seats >= 1 && seats <= CUBES_SEATS_MAX);
    *layout = (struct cubes_layout){.kind = frame->kind, .seats = seats, .canvas = frame->canvas};
    if (frame->kind == FRAME_WIDE) {
        lay_wide(layout, large);
    } else {
        cubes_layout_fold(layout, frame);
    }
    lay_held(layout);
}

bool cubes_layout_folds(const struct cubes_layout *layout)
{
    return layout->kind != FRAME_WIDE;
}

int cubes_layout_plate_of(const struct cubes_layout *layout, int seat, int viewer)
{
    if (seat != viewer) {
        int after = (seat - viewer + layout->seats) % layout->seats;
        return after - 1;
    }
    return layout->you.w > 0 ? -1 : layout->seats - 1;
}

struct rect cubes_layout_plate(const struct cubes_layout *layout, int seat, int viewer)
{
    int at = cubes_layout_plate_of(layout, seat, viewer);
    return at < 0 ? layout->you : layout->plate[at];
}

float cubes_layout_cap_x(const struct cubes_layout *layout, int32_t points, int32_t goal)
{
    struct rect track = layout->track;
    float k = track.w / cubes_art_nearest(CUBES_ROADS, track.w, track.h)->w;
    if (points <= 0) {
        return track.x + ROAD_YARD * k;
    }
    float from = track.x + ROAD_TOLL * k, to = track.x + track.w - ROAD_EXIT * k;
    float part = (float)points / (float)goal;
    return from + (to - from) * fminf(part, ROAD_PAST);
}

float cubes_layout_lane(const struct cubes_layout *layout, int lane)
{
    int lanes = layout->seats > 4 ? layout->seats : 4;
    return layout->track.y + 14 + ((float)lane + .5f) * (layout->track.h - 28) / (float)lanes;
}

/* In the yard, below the sign: one row of two, or two rows. */
static struct cubes_cap cap_waits(const struct cubes_layout *layout, int order, float radius)
{
    const float sign = 29, edge = 5;
    struct rect track = layout->track;
    float k = track.w / cubes_art_nearest(CUBES_ROADS, track.w, track.h)->w;
    int rows = layout->seats > 2 ? 2 : 1, columns = (layout->seats + rows - 1) / rows;
    float w = (ROAD_YARD * 2 - edge) * k / (float)columns, h = (track.h - sign - edge) / (float)rows;
    int row = order / columns;
    struct point at = {track.x + edge + w * ((float)(order % columns) + .5f),
                       track.y + sign + h * ((float)row + .5f)};
    return (struct cubes_cap){at, fminf(radius, fminf(w, h) / 2)};
}

struct cubes_cap cubes_layout_cap(const struct cubes_layout *layout, int order, int32_t points, int32_t goal)
{
    int lanes = layout->seats > 4 ? layout->seats : 4;
    float radius = layout->seats < 5 ? 19 : 16;
    struct cubes_cap waits = cap_waits(layout, order, radius);
    float part = fminf((float)points / CUBES_GATE, 1);
    float x = cubes_layout_cap_x(layout, points > CUBES_GATE ? points : CUBES_GATE, goal);
    float y = cubes_layout_lane(layout, order == layout->seats - 1 ? lanes - 1 : order);
    return (struct cubes_cap){{waits.at.x + (x - waits.at.x) * part, waits.at.y + (y - waits.at.y) * part},
                              waits.radius + (radius - waits.radius) * part};
}

struct point cubes_layout_spot(const struct cubes_layout *layout, int i, int count)
{
    /* A shallow zigzag, so that neighbours never touch. */
    static const float down[CUBES_DICE][CUBES_DICE] = {
        {.5f}, {.42f, .62f}, {.36f, .74f, .34f}, {.36f, .78f, .28f, .74f}, {.36f, .76f, .20f, .70f, .40f},
    };
    CHECK(count >= 1 && count <= CUBES_DICE && i >= 0 && i < count);
    struct rect felt = layout->felt;
    /* Few do not lie far apart. */
    const float from = count == 2 ? .32f : count == 3 ? .20f : .5f / (float)count;
    const float pitch = count > 1 ? (1 - 2 * from) / (float)(count - 1) : 0;
    return (struct point){felt.x + felt.w * (from + pitch * (float)i), felt.y + felt.h * down[count - 1][i]};
}

struct rect cubes_layout_rests(const struct cubes_layout *layout)
{
    struct rect felt = layout->felt;
    return (struct rect){felt.x + felt.w * .10f, felt.y + felt.h * .20f, felt.w * .80f, felt.h * .58f};
}

struct point cubes_layout_mouth(const struct cubes_layout *layout)
{
    struct rect tray = layout->tray;
    if (layout->cup.x > 0) { /* beside the tray */
        return (struct point){tray.x - 52, tray.y + tray.h - 96};
    }
    return (struct point){tray.x + (layout->kind == FRAME_FLAT ? 150 : 70), tray.y + tray.h - tray.h * .30f};
}

struct point cubes_layout_held(const struct cubes_layout *layout, int i)
{
    struct rect pit = layout->held[i];
    return (struct point){pit.x + pit.w / 2, pit.y + pit.h * .66f};
}

float cubes_layout_held_die(const struct cubes_layout *layout)
{
    return fminf(fminf(92, layout->held[0].w * .94f), layout->rack.h - 40);
}

struct rect cubes_layout_die_box(struct point foot, float edge)
{
    return (struct rect){foot.x - .62f * edge, foot.y - .98f * edge, 1.24f * edge, 1.44f * edge};
}
