/* SPDX-License-Identifier: MIT */
/* The lanterns under the plane: at dusk they are lit one after the other over the table, for whoever won. Who
 * loses has the bench under the tree, and one lantern that was kept for them. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/bones/draw.h"
#include "front/front.h"
#include "front/scenes/ending.h"
#include "front/stage/living.h"

#include <math.h>

enum { LANTERNS = 9 };

/* In units of the square: the table's far edge, and those behind it. */
static const float EDGE = 206, BUST = 1.45f;
static const float WIRE_LEFT = -200, WIRE_RIGHT = 1800, WIRE_Y = -82, SAG = 80;

static float wire_y(float x)
{
    const float span = 500, part = fmodf(x - WIRE_LEFT, span) / span;
    return WIRE_Y + SAG * 4 * part * (1 - part);
}

static void draw_wire(const struct ending_show *show)
{
    enum { POINTS = 81 };
    struct point wire[POINTS];
    for (int i = 0; i < POINTS; i++) {
        float x = tween_mix(WIRE_LEFT, WIRE_RIGHT, (float)i / (POINTS - 1));
        wire[i] = ending_at(show, x, wire_y(x));
    }
    draw_stroke(show->list, wire, POINTS, fmaxf(2, 3 * show->scale), INK_INK);
}

/* All are lit where there is something to celebrate, and by far all at once; else the middle one. */
static void draw_lanterns(const struct ending_show *show)
{
    static const char *const lit[] = {"scenes/ending_lantern_1", "scenes/ending_lantern_2",
                                      "scenes/ending_lantern_3"};
    bool festive = ending_festive(show);
    draw_wire(show);
    for (int i = 0; i < LANTERNS; i++) {
        float x = tween_mix(-60, 1660, (float)i / (LANTERNS - 1));
        struct rect box = {x - 44, wire_y(x) - 4, 88, 128};
        float step = show->result->kind == ENDING_FAR ? 60 : 190;
        bool burns = festive || i == LANTERNS / 2;
        float on = burns ? ending_part(show, 500 + step * (float)i, 300, EASE_OUT_QUAD) : 0;
        ending_sprite(show, "scenes/ending_lantern_out", box, 1);
        if (on > 0) {
            ending_sprite(show, "scenes/ending_glow", (struct rect){x - 130, box.y - 74, 260, 260}, on);
            ending_sprite(show, lit[i % 3], box, on);
        }
    }
}

static struct ending_people people_of(const struct ending_show *show)
{
    struct ending_people people = ending_people(show, NULL);
    people.left = 470;
    people.right = 1130;
    people.head = EDGE - 97 * BUST;
    people.arms = EDGE + 6 - 19 * BUST;
    people.scale = BUST;
    people.lifts = 1060;
    people.after = 160;
    return people;
}

/* The end of the round, as it lies: the last tile comes down with the first lantern. */
static void draw_tiles(const struct ending_show *show)
{
    static const struct {
        float x, y, angle;
        int high, low;
    } tiles[] = {{560, 350, 90, 5, 3}, {668, 350, 0, 3, 3},   {776, 350, 90, 3, 6},
                 {900, 350, 90, 6, 4}, {1024, 350, 90, 4, 0}, {668, 462, 0, 3, 1}};
    const float side = 54 * show->scale;
    for (size_t i = 0; i < sizeof tiles / sizeof *tiles; i++) {
        struct point at = ending_at(show, tiles[i].x, tiles[i].y);
        bones_draw_turned(show->list, bones_tile(tiles[i].high, tiles[i].low), at, side, tiles[i].angle);
    }
}

static void draw(const struct ending_show *show)
{
    static const struct living dusk[] = {
        {LIVING_GLOW, "scenes/ending_firefly", {560, 60, 18, 18}, 0, 0, 34, 4, 18, .opacity = .9f},
        {LIVING_GLOW, "scenes/ending_firefly", {1010, 30, 18, 18}, 0, 0, 46, 15, 20, .opacity = .9f},
        {LIVING_GLOW, "scenes/ending_firefly", {1240, 90, 18, 18}, 0, 0, 40, 26, 18, .opacity = .9f},
        {LIVING_FALL, "scenes/ending_leaf", {900, -40, 34, 34}, -160, 420, 130, 30, 60, .opacity = 1},
    };
    const struct rgba canopy = {15, 51, 56, 255}; /* as it is painted at the head of the picture */
    const struct ending_people people = people_of(show);
    ending_far(show, "scenes/ending_bones_far", canopy, INK_NAVY);
    ending_busts(show, &people);
    ending_near(show, "scenes/ending_bones_near");
    ending_arms(show, &people);
    draw_tiles(show);
    draw_lanterns(show);
    ending_sprite(show, "scenes/prop_pastis", (struct rect){1150, 300, 120, 136}, 1);
    ending_live(show, dusk, 4);
}

static int winner(const void *seen)
{
    const struct bones_observation *observation = seen;
    return observation->pub.winner;
}

const struct game_ending bones_ending = {
    .draw = draw,
    .focus = {330, -262, 960, 786},
    .line =
        {
            N_("Lanterns are lit under the plane tree, one after the other."),
            N_("All the lanterns at once: the square has not seen this all summer."),
            N_("Nothing between the two: the lanterns burn for both."),
            N_("%s gets the lanterns. One is kept burning over your chair."),
            N_("A tile away. The square will talk of this evening."),
            N_("Some evenings tiles do not listen. The bench under the plane tree does."),
        },
    .pair = {[ENDING_LOST] = N_("%s get the lanterns. One is kept burning over your chair.")},
    .near = N_("A single tile decided it."),
    .near_by = 15,
    .winner = winner,
};
