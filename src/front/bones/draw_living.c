/* SPDX-License-Identifier: MIT */
/* What lives on the square between the moves: the players of boules, whoever crosses it, pigeons, the
 * fountain, leaves. */
#include "front/bones/draw.h"
#include "front/stage/living.h"

/* A throw: the player's four poses, the boule in the air, and where it lies until somebody fetches it. */
enum { ROUND = 1200, THROWS = 3 };

#define POSE(name, from, beats)                                                                              \
    {                                                                                                        \
        .kind = LIVING_PASS, .picture = (name), .box = {466, 30, 130, 146}, .every = ROUND / THROWS,         \
        .first = (from), .lasts = (beats)                                                                    \
    }
#define FLIES(x, y, from)                                                                                    \
    {                                                                                                        \
        .kind = LIVING_PASS, .picture = "living/square_boule_flying", .box = {560, 50, 18, 18},              \
        .dx = (x)-560, .dy = (y)-50, .arc = 100, .every = ROUND, .first = (from), .lasts = 9                 \
    }
#define LIES(x, y, from, until)                                                                              \
    {                                                                                                        \
        .kind = LIVING_PASS, .picture = "living/square_boule", .box = {(x), (y), 24, 20}, .every = ROUND,    \
        .first = (from), .lasts = (until) - (from)                                                           \
    }

/* A pigeon comes down at x, y, walks `way` units and leaves. */
enum { FLIGHT = 16 };
#define FLIGHT_TO(x, y, goes, down, begins, often, left)                                                     \
    {                                                                                                        \
        .kind = LIVING_PASS, .picture = "living/square_pigeon_flying", .box = {(x), (y), 48, 44},            \
        .dx = (goes), .dy = (down), .every = (often), .first = (begins), .lasts = FLIGHT, .pictures = 2,     \
        .step = 1, .flipped = (left)                                                                         \
    }
#define PIGEON(x, y, way, beats, begins, often, left)                                                        \
    FLIGHT_TO((x) - ((left) ? -420 : 420), (y)-210, (left) ? -420 : 420, 200, begins, often, left),          \
        {.kind = LIVING_PASS,                                                                                \
         .picture = "living/square_pigeon",                                                                  \
         .box = {(x), (y), 44, 34},                                                                          \
         .dx = (way),                                                                                        \
         .every = (often),                                                                                   \
         .first = (begins) + FLIGHT,                                                                         \
         .lasts = (beats),                                                                                   \
         .pictures = 3,                                                                                      \
         .step = 4,                                                                                          \
         .flipped = (left)},                                                                                 \
        FLIGHT_TO((x) + (way), (y)-10, (left) ? -460 : 460, -240, (begins) + FLIGHT + (beats), often, left)

static const struct living game[] = {
    POSE("living/square_thrower_1", 40, 9),
    POSE("living/square_thrower_2", 49, 4),
    POSE("living/square_thrower_3", 53, 5),
    POSE("living/square_thrower_4", 58, 26),
    FLIES(822, 150, 54),
    FLIES(886, 160, 454),
    FLIES(724, 154, 854),
    LIES(822, 150, 63, 1104),
    LIES(886, 160, 463, 1088),
    LIES(724, 154, 863, 1127),
};

static const struct living far[] = {
    {.kind = LIVING_CYCLE,
     .picture = "living/square_water",
     .box = {940, 20, 200, 104},
     .lasts = 2,
     .pictures = 4},
    PIGEON(330, 150, 320, 300, 90, 520, false),
    PIGEON(1120, 146, -250, 260, 26, 640, true),
    {.kind = LIVING_PASS,
     .picture = "living/square_walker",
     .box = {2240, 52, 130, 142},
     .dx = -2700,
     .every = ROUND,
     .first = 760,
     .lasts = 640,
     .pictures = 4,
     .step = 3},
    {.kind = LIVING_FALL,
     .picture = "living/square_leaf_green",
     .box = {300, -60, 30, 30},
     .dx = 90,
     .dy = 230,
     .every = 240,
     .first = 16,
     .lasts = 66},
    {.kind = LIVING_FALL,
     .picture = "living/square_leaf_ochre",
     .box = {1110, -50, 26, 26},
     .dx = -80,
     .dy = 210,
     .every = 310,
     .first = 120,
     .lasts = 72},
    {.kind = LIVING_FALL,
     .picture = "living/square_leaf_ochre",
     .box = {700, -60, 28, 28},
     .dx = 60,
     .dy = 220,
     .every = 410,
     .first = 200,
     .lasts = 70},
    {.kind = LIVING_FALL,
     .picture = "living/square_leaf_green",
     .box = {1480, -70, 30, 30},
     .dx = -70,
     .dy = 250,
     .every = 360,
     .first = 290,
     .lasts = 68},
};

void bones_draw_living_square(const struct bones_frame *frame, struct point origin, float scale)
{
    living_draw_at(frame->look->beat, frame->list, game, sizeof game / sizeof *game, origin, scale);
    living_draw_at(frame->look->beat, frame->list, far, sizeof far / sizeof *far, origin, scale);
}

#define FLECK(x, y, begins, often)                                                                           \
    {                                                                                                        \
        .kind = LIVING_GLOW, .picture = "living/square_fleck", .box = {(x), (y), 84, 40}, .dx = 8, .dy = -4, \
        .every = (often), .first = (begins), .lasts = 40, .opacity = .7f                                     \
    }

void bones_draw_living_table(const struct bones_frame *frame, struct point origin, float scale)
{
    static const struct living lives[] = {
        FLECK(1310, 446, 5, 90),
        FLECK(1560, 486, 40, 110),
        FLECK(232, 322, 60, 100),
        FLECK(96, 860, 25, 120),
        {.kind = LIVING_FALL,
         .picture = "living/square_leaf_near",
         .box = {1290, 250, 56, 56},
         .dx = 90,
         .dy = 330,
         .every = 330,
         .first = 60,
         .lasts = 60},
        {.kind = LIVING_FALL,
         .picture = "living/square_leaf_near",
         .box = {330, 240, 52, 52},
         .dx = -110,
         .dy = 300,
         .every = 470,
         .first = 220,
         .lasts = 64},
    };
    living_draw_at(frame->look->beat, frame->list, lives, sizeof lives / sizeof *lives, origin, scale);
}

void bones_draw_living_cup(const struct bones_frame *frame)
{
    static const struct living steam[] = {
        {.kind = LIVING_RISE,
         .picture = "living/cup_steam",
         .box = {-28, -128, 24, 36},
         .dx = 4,
         .dy = -46,
         .every = 52,
         .first = 8,
         .lasts = 30,
         .opacity = .75f},
        {.kind = LIVING_RISE,
         .picture = "living/cup_steam",
         .box = {4, -132, 24, 36},
         .dx = 4,
         .dy = -46,
         .every = 52,
         .first = 30,
         .lasts = 30,
         .opacity = .75f},
    };
    const float art_w = 260, foot_x = 112, foot_y = 170;
    struct rect cup = bones_layout_prop(&frame->view->layout, BONES_PROP_CUP);
    float scale = cup.w / art_w, shown = frame->view->prop[BONES_PROP_CUP];
    if (cup.w > 0 && shown >= 1) {
        living_draw_at(frame->look->beat, frame->list, steam, 2,
                       (struct point){cup.x + foot_x * scale, cup.y + foot_y * scale}, scale);
    }
}
