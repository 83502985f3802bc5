/* SPDX-License-Identifier: MIT */
#include "front/cubes/die.h"

#include <math.h>
#include <stdlib.h>

enum {
    CORNERS = 8,
    ARC_STEPS = 7,
    SHADOW_STEPS = 5,
    FACE_STEPS = 5,
    PIP_STEPS = 20,
    JOKER_STEPS = 28,
    SIDES = 6
};

/* The eye's height: 60 degrees. */
static const float EYE_SINE = .8660254f, EYE_COSINE = .5f;
/* Towards the sun, from the window: left, a little behind, low. Of length 1. */
static const float SUN[3] = {-.62136f, .22048f, .75165f};
/* In edges: the radius of the corners, of pips and of the One's pip, and the distance of pips. */
static const float ROUND = .155f, PIP = .092f, ACE = .125f, PITCH = .255f;
static const float FACE_HALF = .412f, FACE_CORNER = .115f;

/* The planes from light to dark, the pips, the One's pip, the zero of the Joker. */
struct inks {
    struct rgba plane[4], pip, ace, zero;
};

static struct inks inks_of(enum cubes_die_ink ink)
{
    switch (ink) {
    case CUBES_DIE_GOLD:
        return (struct inks){{INK_GOLDLT, INK_SUN, INK_OCHRE, INK_TERRA}, INK_INK, INK_OXBLOOD, INK_NAVY};
    case CUBES_DIE_LOST:
        return (struct inks){
            {INK_LILAC, {122, 115, 144, 255}, INK_PLUM, INK_NIGHT}, INK_INK, INK_INK, INK_INK};
    default:
        return (struct inks){
            {{255, 249, 234, 255}, INK_CREAM, INK_SAND, INK_STONE}, INK_INK, INK_RED, INK_ROYAL};
    }
}

/* A side of a cube that is not turned: its normal, its right and its up. Opposite sides add up to seven. */
struct side {
    float normal[3], right[3], up[3];
};

static const struct side sides[SIDES + 1] = {
    [1] = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}},  [6] = {{0, 0, -1}, {1, 0, 0}, {0, -1, 0}},
    [2] = {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}}, [5] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}},
    [3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},  [4] = {{-1, 0, 0}, {0, -1, 0}, {0, 0, 1}},
};

/* Pips of each face, in pitches from its middle. */
struct pips {
    int count;
    int8_t at[SIDES][2];
};

static const struct pips all_pips[SIDES + 1] = {
    [1] = {1, {{0, 0}}},
    [2] = {2, {{-1, 1}, {1, -1}}},
    [3] = {3, {{-1, 1}, {0, 0}, {1, -1}}},
    [4] = {4, {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}},
    [5] = {5, {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}},
    [6] = {6, {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}},
};

/* ---- turns ----------------------------------------------------------------------------------- */

struct vector {
    float v[3];
};

static struct vector apply(const struct cubes_turn *turn, const float v[3])
{
    struct vector out;
    for (int i = 0; i < 3; i++) {
        out.v[i] = turn->m[i][0] * v[0] + turn->m[i][1] * v[1] + turn->m[i][2] * v[2];
    }
    return out;
}

static float dot(const float a[3], const float b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

struct cubes_turn cubes_turn_about(float x, float y, float z, float degrees)
{
    float length = sqrtf(x * x + y * y + z * z), a = degrees * PI / 180, c = cosf(a), s = sinf(a), t = 1 - c;
    x /= length;
    y /= length;
    z /= length;
    return (struct cubes_turn){{{t * x * x + c, t * x * y - s * z, t * x * z + s * y},
                                {t * x * y + s * z, t * y * y + c, t * y * z - s * x},
                                {t * x * z - s * y, t * y * z + s * x, t * z * z + c}}};
}

struct cubes_turn cubes_turn_both(const struct cubes_turn *a, const struct cubes_turn *b)
{
    struct cubes_turn out;
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++) {
            out.m[i][k] = a->m[i][0] * b->m[0][k] + a->m[i][1] * b->m[1][k] + a->m[i][2] * b->m[2][k];
        }
    }
    return out;
}

struct cubes_turn cubes_turn_rest(int face, float yaw)
{
    static const float tilt[SIDES + 1][3] = {{1, 0, 0},  {1, 0, 0},  {1, 0, -90}, {0, 1, -90},
                                             {0, 1, 90}, {1, 0, 90}, {1, 0, 180}};
    const float *to = tilt[face];
    struct cubes_turn about = cubes_turn_about(0, 0, 1, yaw),
                      top = cubes_turn_about(to[0], to[1], 0, face < 2 ? 0 : to[2]);
    return cubes_turn_both(&about, &top);
}

/* ---- outlines -------------------------------------------------------------------------------- */

/* The shift on the canvas of a shift across the table and up. */
static struct point project(float x, float y, float z)
{
    return (struct point){x, -(y * EYE_SINE + z * EYE_COSINE)};
}

static int by_place(const void *a, const void *b)
{
    const struct point *p = a, *q = b;
    if (p->x < q->x || p->x > q->x) {
        return p->x < q->x ? -1 : 1;
    }
    return p->y < q->y ? -1 : p->y > q->y ? 1 : 0;
}

/* One side of the hull; the points come sorted. */
static int half_hull(const struct point *points, int count, bool back, struct point *out)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        struct point p = points[back ? count - 1 - i : i];
        while (kept > 1) {
            struct point a = out[kept - 2], b = out[kept - 1];
            if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 1e-4f) {
                break;
            }
            kept--;
        }
        out[kept++] = p;
    }
    return kept - 1; /* the last one begins the other side */
}

static int hull(struct point *points, int count, struct point *out)
{
    qsort(points, (size_t)count, sizeof *points, by_place);
    int kept = half_hull(points, count, false, out);
    return kept + half_hull(points, count, true, out + kept);
}

/* A hull with its corners rounded. */
static int grow(const struct point *corner, int count, float radius, int steps, struct point *out)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        struct point a = corner[(i + count - 1) % count], b = corner[i], c = corner[(i + 1) % count];
        float from = atan2f(-(b.x - a.x), b.y - a.y), to = atan2f(-(c.x - b.x), c.y - b.y);
        while (to < from) {
            to += 2 * PI;
        }
        for (int k = 0; k <= steps; k++) {
            float at = from + (to - from) * (float)k / (float)steps;
            out[kept++] = (struct point){b.x + cosf(at) * radius, b.y + sinf(at) * radius};
        }
    }
    return kept;
}

/* The inner corners of the cube, and how high its middle is: its lowest point touches the table, but for the
 * lift. */
static float inner_corners(const struct cubes_die *die, struct vector corner[CORNERS])
{
    float radius = die->edge * ROUND, half = die->edge / 2 - radius, lowest = 0;
    for (int i = 0; i < CORNERS; i++) {
        const float at[3] = {i & 1 ? half : -half, i & 2 ? half : -half, i & 4 ? half : -half};
        corner[i] = apply(&die->turn, at);
        lowest = fminf(lowest, corner[i].v[2]);
    }
    return -lowest + radius + die->lift;
}

static struct point place(const struct cubes_die *die, struct point at)
{
    return (struct point){die->foot.x + at.x, die->foot.y + at.y};
}

static void polygon(struct draw_list *list, const struct cubes_die *die, struct point *points, int count,
                    struct rgba ink)
{
    for (int i = 0; i < count; i++) {
        points[i] = place(die, points[i]);
    }
    draw_polygon(list, points, count, ink_fade(ink, die->opacity));
}

void cubes_die_draw_shadow(struct draw_list *list, const struct cubes_die *die)
{
    struct vector corner[CORNERS];
    struct point fall[CORNERS], ring[2 * CORNERS] = {{0}}, out[CORNERS * (SHADOW_STEPS + 1)];
    float up = inner_corners(die, corner);
    for (int i = 0; i < CORNERS; i++) {
        float z = corner[i].v[2] + up;
        fall[i] = project(corner[i].v[0] - SUN[0] / SUN[2] * z, corner[i].v[1] - SUN[1] / SUN[2] * z, 0);
    }
    int count = hull(fall, CORNERS, ring);
    count = grow(ring, count, die->edge * ROUND * .9f, SHADOW_STEPS, out);
    polygon(list, die, out, count, ink_fade(INK_INK, .42f));
}

/* ---- faces ----------------------------------------------------------------------------------- */

/* A side as it lies now. */
struct lying {
    struct vector normal, right, up;
    float edge, height; /* of the cube; of its middle above the table */
};

static struct point on_face(const struct lying *face, float u, float v)
{
    float at[3];
    for (int i = 0; i < 3; i++) {
        at[i] = face->normal.v[i] * face->edge / 2 + face->right.v[i] * u + face->up.v[i] * v;
    }
    return project(at[0], at[1], at[2] + face->height);
}

static int rounded_square(const struct lying *face, float half, float corner, struct point *out)
{
    static const float sign[4][2] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
    int count = 0;
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k <= FACE_STEPS; k++) {
            float at = PI / 2 * ((float)i + (float)k / FACE_STEPS);
            out[count++] = on_face(face, sign[i][0] * (half - corner) + cosf(at) * corner,
                                   sign[i][1] * (half - corner) + sinf(at) * corner);
        }
    }
    return count;
}

static void disc(struct draw_list *list, const struct cubes_die *die, const struct lying *face,
                 struct point middle, struct point radius, int steps, struct rgba ink)
{
    struct point out[JOKER_STEPS];
    for (int i = 0; i < steps; i++) {
        float at = 2 * PI * (float)i / (float)steps;
        out[i] = on_face(face, middle.x + cosf(at) * radius.x, middle.y + sinf(at) * radius.y);
    }
    polygon(list, die, out, steps, ink);
}

static struct rgba plane_ink(const struct inks *inks, const struct lying *face)
{
    float lit = dot(face->normal.v, SUN);
    return inks->plane[lit > .86f ? 0 : lit > .45f ? 1 : lit > -.34f ? 2 : 3];
}

static void draw_ring(struct draw_list *list, const struct cubes_die *die, const struct lying *face)
{
    struct point out[4 * (FACE_STEPS + 1) + 1];
    int count = rounded_square(face, die->edge * .40f, die->edge * .10f, out);
    for (int i = 0; i < count; i++) {
        out[i] = place(die, out[i]);
    }
    out[count] = out[0];
    draw_stroke(list, out, count + 1, die->edge * .03f, ink_fade(INK_INK, die->opacity))->as.stroke.round =
        true;
}

static void draw_face(struct draw_list *list, const struct cubes_die *die, int value,
                      const struct lying *face)
{
    const struct inks inks = inks_of(die->ink);
    struct point out[4 * (FACE_STEPS + 1)];
    float s = die->edge;
    struct rgba plane = plane_ink(&inks, face);
    int count = rounded_square(face, s * FACE_HALF, s * FACE_CORNER, out);
    polygon(list, die, out, count, plane);
    if (die->ring && face->normal.v[2] > .9f) {
        draw_ring(list, die, face);
    }
    if (value == CUBES_JOKER) {
        disc(list, die, face, (struct point){0, 0}, (struct point){s * .23f, s * .30f}, JOKER_STEPS,
             inks.zero);
        disc(list, die, face, (struct point){0, 0}, (struct point){s * .125f, s * .195f}, JOKER_STEPS, plane);
        return;
    }
    const struct pips *pips = &all_pips[value];
    float r = s * (value == CUBES_ONE ? ACE : PIP);
    for (int i = 0; i < pips->count; i++) {
        disc(list, die, face,
             (struct point){(float)pips->at[i][0] * PITCH * s, (float)pips->at[i][1] * PITCH * s},
             (struct point){r, r}, PIP_STEPS, value == CUBES_ONE ? inks.ace : inks.pip);
    }
}

/* How much a side faces the eye; 0: it is not seen. */
static float seen(const struct cubes_die *die, int side)
{
    static const float eye[3] = {0, -.5f, .8660254f};
    struct vector normal = apply(&die->turn, sides[side].normal);
    float facing = dot(normal.v, eye);
    return facing > .085f ? facing : 0;
}

void cubes_die_draw(struct draw_list *list, const struct cubes_die *die)
{
    struct vector corner[CORNERS];
    struct point flat[CORNERS], ring[2 * CORNERS] = {{0}}, out[CORNERS * (ARC_STEPS + 1)];
    float up = inner_corners(die, corner);
    for (int i = 0; i < CORNERS; i++) {
        flat[i] = project(corner[i].v[0], corner[i].v[1], corner[i].v[2] + up);
    }
    int count = hull(flat, CORNERS, ring);
    count = grow(ring, count, die->edge * ROUND, ARC_STEPS, out);
    polygon(list, die, out, count, inks_of(die->ink).plane[2]);
    for (int side = 1; side <= SIDES; side++) {
        if (seen(die, side) > 0) {
            struct lying face = {apply(&die->turn, sides[side].normal), apply(&die->turn, sides[side].right),
                                 apply(&die->turn, sides[side].up), die->edge, up};
            draw_face(list, die, die->joker && side == 1 ? CUBES_JOKER : side, &face);
        }
    }
}
