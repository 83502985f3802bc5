/* SPDX-License-Identifier: MIT */
/* What lives in the café between the moves: the clock, those who pass outside, sparks on bottles, steam. */
#include "front/cubes/draw.h"
#include "front/stage/living.h"

#include <math.h>

/* ---- outside, seen through the panes ------------------------------------------------------------- */

/* What the frame, the sign and the half curtain leave of the window, in the picture of the room. */
static const struct rect panes[] = {
    {-79, -56, 212, 186},
    {147, -56, 139, 186},
    {352, -56, 28, 186},
    {-306, -56, 213, 186},
};
enum { PANES = sizeof panes / sizeof *panes };

static const struct living passers[] = {
    {.kind = LIVING_PASS,
     .picture = "living/dice_cyclist",
     .box = {-460, 6, 150, 130},
     .dx = 860,
     .every = 420,
     .first = 60,
     .lasts = 80,
     .pictures = 2,
     .step = 3},
    {.kind = LIVING_PASS,
     .picture = "living/dice_stroller",
     .box = {390, 8, 110, 130},
     .dx = -820,
     .every = 620,
     .first = 230,
     .lasts = 260,
     .pictures = 2,
     .step = 4},
};
enum { PASSERS = sizeof passers / sizeof *passers };

static void draw_outside(const struct cubes_frame *frame, struct point origin, float scale)
{
    for (int i = 0; i < PANES; i++) {
        struct rect pane = {origin.x + panes[i].x * scale, origin.y + panes[i].y * scale, panes[i].w * scale,
                            panes[i].h * scale};
        draw_clip(frame->list, pane);
        living_draw_at(frame->look->beat, frame->list, passers, PASSERS, origin, scale);
        draw_clip_end(frame->list);
    }
}

/* ---- the clock ----------------------------------------------------------------------------------- */

static void draw_hand(struct draw_list *list, struct point middle, float turn, float length, float width)
{
    float angle = 2 * PI * turn - PI / 2;
    struct point tip = {middle.x + cosf(angle) * length, middle.y + sinf(angle) * length};
    draw_stroke(list, (struct point[]){middle, tip}, 2, width, INK_INK)->as.stroke.round = true;
}

/* A clock whose middle is at x, y of the picture; its picture is drawn for a radius of 29. */
static void draw_clock(const struct cubes_frame *frame, struct point origin, float scale, float x, float y,
                       float radius)
{
    const int hour = 60, half_day = 12 * hour;
    float u = radius / 29 * scale;
    struct point middle = {origin.x + x * scale, origin.y + y * scale};
    draw_sprite(frame->list, "living/dice_clock",
                (struct rect){middle.x - 31 * u, middle.y - 31 * u, 64 * u, 68 * u});
    draw_hand(frame->list, middle, (float)(frame->look->minute % half_day) / (float)half_day, 12 * u,
              3.4f * u);
    draw_hand(frame->list, middle, (float)(frame->look->minute % hour) / (float)hour, 19 * u, 2.4f * u);
}

/* ---- the room ------------------------------------------------------------------------------------ */

#define GLINT(x, y, begins)                                                                                  \
    {                                                                                                        \
        .kind = LIVING_GLOW, .picture = "living/dice_glint", .box = {(x)-15, (y)-15, 30, 30}, .every = 150,  \
        .first = (begins), .lasts = 9, .opacity = .9f                                                        \
    }
#define STEAM(x, y, begins, often)                                                                           \
    {                                                                                                        \
        .kind = LIVING_RISE, .picture = "living/cup_steam", .box = {(x)-12, (y)-36, 24, 36}, .dx = 4,        \
        .dy = -46, .every = (often), .first = (begins), .lasts = 30, .opacity = .75f                         \
    }

static const struct living room[] = {
    GLINT(528, 30, 25),        GLINT(851, 28, 70),        GLINT(953, 118, 115),
    GLINT(1150, 104, 140),     GLINT(1048, 116, 50),      GLINT(583, 112, 98),
    STEAM(1348, 112, 20, 130), STEAM(1448, 112, 52, 130), STEAM(1446, 112, 68, 130),
};

void cubes_draw_living_room(const struct cubes_frame *frame, struct point origin, float scale)
{
    if (frame->look->beat == 0) {
        return;
    }
    draw_outside(frame, origin, scale);
    draw_clock(frame, origin, scale, 417, 64, 29);
    draw_clock(frame, origin, scale, 1840, -66, 62);
    living_draw_at(frame->look->beat, frame->list, room, sizeof room / sizeof *room, origin, scale);
}

/* The lamps of a car that passes outside, in the metal of the edge. */
void cubes_draw_living_counter(const struct cubes_frame *frame, struct point origin, float scale)
{
    static const struct living gleam = {.kind = LIVING_PASS,
                                        .picture = "living/dice_gleam",
                                        .box = {-480, 219, 150, 12},
                                        .dx = 2720,
                                        .every = 380,
                                        .first = 170,
                                        .lasts = 34,
                                        .opacity = .9f};
    living_draw_at(frame->look->beat, frame->list, &gleam, 1, origin, scale);
}

void cubes_draw_living_cup(const struct cubes_frame *frame)
{
    static const struct living steam[] = {STEAM(-16, -92, 8, 52), STEAM(16, -96, 30, 52)};
    struct point props = frame->view->layout.props;
    living_draw_at(frame->look->beat, frame->list, steam, 2, (struct point){props.x, props.y + 30}, .78f);
}
