/* SPDX-License-Identifier: MIT */
#include "front/bones/star.h"

#include "base/check.h"

#include <math.h>

enum { CELLS_MOST = 60 };

/* The path of an arm. */
struct path {
    int count;
    struct point cell[CELLS_MOST];
};

/* How far an arm has come along its path. */
struct arm {
    struct path path;
    int used; /* cells */
    int shows;
};

/* ---- paths ----------------------------------------------------------------------------------- */

/* Where the paths to the north and to the east begin, turn and end. */
static const struct point to_north[] = {{0, 1}, {0, 6}, {16, 6}, {16, 4}, {2, 4}, {2, 2}, {16, 2}};
static const struct point to_east[] = {{1.5f, 0},  {15.5f, 0},  {15.5f, -2}, {2.5f, -2},
                                       {2.5f, -4}, {15.5f, -4}, {15.5f, -6}, {2.5f, -6}};

/* South and west are north and east, turned by half a turn. */
static void lay_path(struct path *path, int arm)
{
    bool upright = arm == BONES_NORTH || arm == BONES_SOUTH;
    const struct point *corner = upright ? to_north : to_east;
    size_t corners = upright ? sizeof to_north / sizeof *to_north : sizeof to_east / sizeof *to_east;
    float turned = arm == BONES_SOUTH || arm == BONES_WEST ? -1 : 1;
    path->count = 0;
    for (size_t i = 0; i < corners; i++) {
        struct point from = corner[i > 0 ? i - 1 : 0], way = {corner[i].x - from.x, corner[i].y - from.y};
        int cells = i > 0 ? (int)(fabsf(way.x) + fabsf(way.y)) : 1;
        for (int n = 1; n <= cells; n++) {
            float part = (float)n, whole = (float)cells; /* as whole numbers: every cell is exact */
            CHECK(path->count < CELLS_MOST);
            path->cell[path->count++] = (struct point){turned * (from.x + way.x * part / whole),
                                                       turned * (from.y + way.y * part / whole)};
        }
    }
}

static bool is_corner(const struct path *path, int i)
{
    if (i < 1 || i + 1 >= path->count) {
        return false;
    }
    const struct point *cell = &path->cell[i];
    bool came_flat = fabsf(cell[0].x - cell[-1].x) > .25f, goes_flat = fabsf(cell[1].x - cell[0].x) > .25f;
    return came_flat != goes_flat;
}

/* Where a double lies along the arm as any other tile: on a corner, or between two. */
static bool is_bend(const struct path *path, int i)
{
    return is_corner(path, i) || (is_corner(path, i - 1) && is_corner(path, i + 1));
}

/* ---- tiles ----------------------------------------------------------------------------------- */

/* Puts a tile on the next cells of an arm, and returns how many cells it takes. */
static int place(const struct arm *arm, int tile, struct bones_laid *piece)
{
    const struct point *cell = &arm->path.cell[arm->used];
    bool two = arm->used + 1 < arm->path.count, flat = two && fabsf(cell[1].x - cell[0].x) > .25f;
    int joined = arm->shows, outer = bones_other(tile, joined);
    piece->tile = (uint8_t)tile;
    if (bones_is_double(tile) && !is_bend(&arm->path, arm->used)) {
        piece->at = cell[0];
        piece->lying = !(two ? flat : fabsf(cell[0].x - cell[-1].x) > .25f);
        piece->first = piece->second = (uint8_t)outer;
        return 1;
    }
    CHECK(two);
    bool joined_first = flat ? cell[0].x < cell[1].x : cell[0].y > cell[1].y;
    piece->at = (struct point){(cell[0].x + cell[1].x) / 2, (cell[0].y + cell[1].y) / 2};
    piece->lying = flat;
    piece->first = (uint8_t)(joined_first ? joined : outer);
    piece->second = (uint8_t)(joined_first ? outer : joined);
    return 2;
}

static struct bones_end end_of(const struct arm *arm)
{
    if (arm->used + 1 >= arm->path.count) {
        return (struct bones_end){.slot = arm->path.cell[arm->path.count - 1], .heading = BONES_EAST};
    }
    const struct point *cell = &arm->path.cell[arm->used];
    float dx = cell[1].x - cell[0].x, dy = cell[1].y - cell[0].y;
    bool flat = fabsf(dx) > .25f;
    int heading = flat ? dx > 0 ? BONES_EAST : BONES_WEST : dy > 0 ? BONES_NORTH : BONES_SOUTH;
    return (struct bones_end){.slot = {(cell[0].x + cell[1].x) / 2, (cell[0].y + cell[1].y) / 2},
                              .heading = (uint8_t)heading,
                              .lying = flat,
                              .room = true};
}

static void reach(struct bones_star *star, struct point at, bool lying)
{
    float w = lying ? 1.0f : .5f, h = lying ? .5f : 1.0f;
    star->low = (struct point){fminf(star->low.x, at.x - w), fminf(star->low.y, at.y - h)};
    star->high = (struct point){fmaxf(star->high.x, at.x + w), fmaxf(star->high.y, at.y + h)};
}

/* What must be seen: all tiles, and a tile's room at each open end. */
static void reach_all(struct bones_star *star, const struct bones_board *board)
{
    const float beside = .7f, below = .1f, above = .2f;
    star->low = star->high = (struct point){0, 0};
    for (int i = 0; i < star->count; i++) {
        reach(star, star->piece[i].at, star->piece[i].lying);
    }
    for (int arm = BONES_NORTH; arm < bones_arms_end(board); arm++) {
        if (star->end[arm].room) {
            reach(star, star->end[arm].slot, star->end[arm].lying);
        }
    }
    star->low = (struct point){star->low.x - beside, star->low.y - below};
    star->high = (struct point){star->high.x + beside, star->high.y + above};
}

void bones_star_make(struct bones_star *star, const struct bones_public *pub)
{
    struct arm arms[BONES_ARMS];
    *star = (struct bones_star){.count = 0};
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        lay_path(&arms[arm].path, arm);
        arms[arm].used = 0;
        arms[arm].shows = bones_high[pub->board.spinner];
    }
    for (int i = 0; i < pub->log_count; i++) {
        const struct bones_turn *turn = &pub->log[i];
        if (turn->tile == BONES_TILE_NONE) {
            continue;
        }
        struct bones_laid *piece = &star->piece[star->count++];
        *piece = (struct bones_laid){.tile = turn->tile, .arm = turn->arm, .lying = true};
        if (turn->arm == BONES_ARM_NONE) {
            piece->first = piece->second = bones_high[turn->tile];
            continue;
        }
        struct arm *arm = &arms[turn->arm];
        arm->used += place(arm, turn->tile, piece);
        arm->shows = bones_other(turn->tile, arm->shows);
    }
    for (int arm = BONES_NORTH; arm < BONES_ARMS && star->count > 0; arm++) {
        star->end[arm] = end_of(&arms[arm]);
    }
    reach_all(star, &pub->board);
}

struct bones_laid bones_star_next(const struct bones_star *star, const struct bones_board *board, int tile,
                                  int arm)
{
    struct arm on = {.shows = board->shows[arm]};
    struct bones_laid piece = {.arm = (uint8_t)arm};
    lay_path(&on.path, arm);
    for (int i = 0; i < star->count; i++) {
        const struct bones_laid *laid = &star->piece[i];
        bool across = bones_is_double(laid->tile) && laid->arm == arm && !is_bend(&on.path, on.used);
        on.used += laid->arm != arm ? 0 : across ? 1 : 2;
    }
    place(&on, tile, &piece);
    return piece;
}

/* ---- the camera ------------------------------------------------------------------------------ */

static float between(float value, float least, float most)
{
    return fminf(fmaxf(value, least), most);
}

struct bones_camera bones_camera_fit(const struct bones_star *star, struct rect field, float most)
{
    struct bones_camera camera = {.unit = most, .middle = rect_middle(field)};
    float wide = star->high.x - star->low.x, high = star->high.y - star->low.y;
    if (star->count == 0) {
        return camera;
    }
    camera.unit = fminf(most, fminf(field.w / wide, field.h / high));
    float u = camera.unit;
    /* As near to the middle of the field as it can be. */
    camera.middle.x =
        between(camera.middle.x, field.x - star->low.x * u, field.x + field.w - star->high.x * u);
    camera.middle.y =
        between(camera.middle.y, field.y + star->high.y * u, field.y + field.h + star->low.y * u);
    return camera;
}

struct point bones_camera_at(struct bones_camera camera, struct point cell)
{
    return (struct point){camera.middle.x + cell.x * camera.unit, camera.middle.y - cell.y * camera.unit};
}

struct rect bones_camera_box(struct bones_camera camera, struct point cell, bool lying)
{
    struct point at = bones_camera_at(camera, cell);
    float w = camera.unit * (lying ? 2.0f : 1.0f), h = camera.unit * (lying ? 1.0f : 2.0f);
    return (struct rect){at.x - w / 2, at.y - h / 2, w, h};
}
