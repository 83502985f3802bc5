/* SPDX-License-Identifier: MIT */
#include "front/scenes/title_living.h"

#include "front/journey/journey.h"
#include "front/journey/journey_car.h"
#include "front/stage/life.h"
#include "front/stage/living.h"

#define COUNT(rows) ((int)(sizeof(rows) / sizeof((rows)[0])))

/* ---- around the inn, in units of its picture ---------------------------------------------------------- */

/* A puff of smoke, so wide where it leaves the chimney. */
#define SMOKE(wide, goes, begins, most)                                                                      \
    {                                                                                                        \
        .kind = LIVING_RISE, .picture = "living/smoke", .box = {1737 - (wide) / 2.0f, 306, (wide), (wide)},  \
        .dx = (goes), .dy = -130, .every = 96, .first = (begins), .lasts = 80, .opacity = (most)             \
    }

/* In any light. */
static const struct living always[] = {
    /* the chimney */
    SMOKE(28, 40, 1, .7f),
    SMOKE(24, 64, 24, .6f),
    SMOKE(26, 30, 49, .7f),
    SMOKE(22, 54, 73, .6f),
    /* the plane tree */
    {.kind = LIVING_FALL,
     .picture = "living/leaf_brown",
     .box = {1752, 176, 17, 17},
     .dx = -70,
     .dy = 720,
     .every = 263,
     .first = 40,
     .lasts = 88},
    {.kind = LIVING_FALL,
     .picture = "living/leaf_green",
     .box = {1868, 236, 15, 15},
     .dx = -40,
     .dy = 680,
     .every = 347,
     .first = 150,
     .lasts = 84,
     .flipped = true},
    {.kind = LIVING_FALL,
     .picture = "living/leaf_brown",
     .box = {1640, 96, 15, 15},
     .dx = -96,
     .dy = 800,
     .every = 419,
     .first = 260,
     .lasts = 96},
};

/* Where lamps are lit. */
static const struct living lamps[] = {
    /* the pump */
    {.kind = LIVING_GLOW,
     .picture = "living/glow",
     .box = {1150, 662, 128, 128},
     .every = 130,
     .first = 20,
     .lasts = 90,
     .opacity = .6f},
    /* the neon hums */
    {.kind = LIVING_GLOW,
     .picture = "living/relais",
     .box = {1066, 392, 88, 336},
     .every = 47,
     .first = 1,
     .lasts = 40,
     .opacity = .6f},
    {.kind = LIVING_GLOW,
     .picture = "living/cafe",
     .box = {1404, 590, 262, 62},
     .every = 53,
     .first = 22,
     .lasts = 46,
     .opacity = .6f},
    /* somebody goes to a window */
    {.kind = LIVING_GLOW,
     .picture = "living/guest",
     .box = {1370, 522, 52, 92},
     .every = 437,
     .first = 120,
     .lasts = 60},
    {.kind = LIVING_GLOW,
     .picture = "living/guest",
     .box = {1626, 522, 52, 92},
     .every = 601,
     .first = 330,
     .lasts = 70},
    /* a cat on the ridge */
    {.kind = LIVING_PASS,
     .picture = "living/cat",
     .box = {1164, 358, 56, 36},
     .dx = 500,
     .every = 911,
     .first = 620,
     .lasts = 150,
     .pictures = 2,
     .step = 2},
};

/* A flicker is over within a moment, and none stays when the clock of life stands. */
static const struct living flickers[] = {
    {.kind = LIVING_PASS,
     .picture = "living/relais_out",
     .box = {1066, 392, 88, 336},
     .every = 331,
     .first = 90,
     .lasts = 1},
    {.kind = LIVING_PASS,
     .picture = "living/relais_out",
     .box = {1066, 392, 88, 336},
     .every = 331,
     .first = 93,
     .lasts = 2},
    {.kind = LIVING_PASS,
     .picture = "living/cafe_out",
     .box = {1404, 590, 262, 62},
     .every = 479,
     .first = 260,
     .lasts = 1},
};

/* Where the sun is up. */
static const struct living birds[] = {
    {.kind = LIVING_PASS,
     .picture = "living/swallow",
     .box = {560, 190, 34, 24},
     .dx = 1500,
     .dy = -120,
     .every = 373,
     .first = 30,
     .lasts = 110,
     .pictures = 2,
     .step = 2},
    {.kind = LIVING_PASS,
     .picture = "living/swallow",
     .box = {600, 230, 26, 18},
     .dx = 1500,
     .dy = -160,
     .every = 373,
     .first = 39,
     .lasts = 110,
     .pictures = 2,
     .step = 2},
    {.kind = LIVING_PASS,
     .picture = "living/swallow",
     .box = {2140, 150, 30, 21},
     .dx = -1700,
     .dy = 70,
     .every = 529,
     .first = 240,
     .lasts = 120,
     .pictures = 2,
     .step = 2,
     .flipped = true},
};

static const struct living meteors[] = {
    {.kind = LIVING_GLOW,
     .picture = "living/meteor",
     .box = {980, 110, 90, 40},
     .every = 617,
     .first = 70,
     .lasts = 4},
    {.kind = LIVING_GLOW,
     .picture = "living/meteor",
     .box = {1420, 40, 90, 40},
     .every = 823,
     .first = 410,
     .lasts = 4},
};

/* ---- on the road, from the foot of the picture to the horizon ----------------------------------------- */

/* The middle of the right lane, and its edge; the same time from point to point. */
static const struct living_point lane[] = {
    {1490, 1400, 350}, {1290, 1215, 240}, {1140, 1085, 180}, {1035, 1000, 130}, {975, 935, 97},
    {930, 880, 74},    {902, 825, 53},    {886, 778, 37},    {868, 742, 25},    {852, 716, 17},
    {838, 694, 11},    {826, 678, 7},     {812, 660, 3},
};
static const struct living_point edge[] = {
    {1525, 1300, 132}, {1366, 1190, 104}, {1230, 1095, 80}, {1117, 1015, 60}, {1037, 950, 46}, {982, 898, 36},
    {948, 855, 28},    {927, 820, 22},    {910, 791, 18},   {896, 767, 14},   {884, 747, 12},  {873, 730, 9},
    {861, 712, 7},     {848, 694, 5},     {836, 680, 4},    {821, 664, 2},
};
#define ALONG(line) .way = (line), .points = COUNT(line)
static const struct living road_dark[] = {
    {.kind = LIVING_WAY,
     .picture = "living/car_away_lit",
     .box = {0, 0, 200, 160},
     .every = 557,
     .first = 60,
     .lasts = 96,
     ALONG(lane)},
    {.kind = LIVING_WAY,
     .picture = "living/car_away_lit",
     .box = {0, 0, 200, 160},
     .every = 811,
     .first = 480,
     .lasts = 84,
     ALONG(lane)},
};
static const struct living road_light[] = {
    {.kind = LIVING_WAY,
     .picture = "living/car_away",
     .box = {0, 0, 200, 160},
     .every = 557,
     .first = 60,
     .lasts = 96,
     ALONG(lane)},
    {.kind = LIVING_WAY,
     .picture = "living/cyclist",
     .box = {0, 0, 60, 120},
     .every = 743,
     .first = 300,
     .lasts = 210,
     .pictures = 2,
     .step = 2,
     ALONG(edge)},
};

/* ---- the string of lights ---------------------------------------------------------------------------- */

/* One bulb after another is brighter for a moment, so that a wave goes along the string. */
static const struct point bulbs[] = {{1174, 664}, {1215, 686}, {1258, 702}, {1303, 713}, {1348, 719},
                                     {1394, 720}, {1440, 717}, {1486, 710}, {1530, 700}, {1575, 706},
                                     {1620, 715}, {1666, 719}, {1712, 719}, {1757, 714}, {1802, 704},
                                     {1846, 690}, {1888, 671}};
static const struct living bulb = {.kind = LIVING_GLOW,
                                   .picture = "living/glow",
                                   .box = {0, 0, 44, 44},
                                   .every = 85,
                                   .first = 1,
                                   .lasts = 16};
enum { BULB_STEP = 3 };

static void draw_bulbs(const struct front *front, struct draw_list *list, struct point origin, float scale)
{
    for (int i = 0; i < COUNT(bulbs); i++) {
        struct living light = bulb;
        light.box.x = bulbs[i].x - light.box.w / 2;
        light.box.y = bulbs[i].y - light.box.h / 2;
        light.first += i * BULB_STEP;
        living_draw(front, list, &light, 1, origin, scale);
    }
}

/* ---- what the journey has brought --------------------------------------------------------------------- */

/* The car before the inn is part of the picture. */
static void draw_worn(const struct front *front, struct draw_list *list, struct point origin, float scale)
{
    const struct point foot = {1258, 986};
    const float size = .72f;
    journey_car_wears(list,
                      &(struct journey_car){.foot = {origin.x + foot.x * scale, origin.y + foot.y * scale},
                                            .scale = size * scale,
                                            .west = true},
                      journey_car_pieces(front));
}

/* The lantern of the terrace hangs from the string over the door, once the terrace has been seen. */
static void draw_lantern(const struct front *front, struct draw_list *list, struct point origin, float scale)
{
    const struct rect lantern = {1421, 712, 38, 58}, glow = {1376, 678, 128, 128};
    if (!journey_of(front)->progress.terrace) {
        return;
    }
    if (daylight_has_lamps(list->light)) {
        draw_sprite(list, "living/glow",
                    (struct rect){origin.x + glow.x * scale, origin.y + glow.y * scale, glow.w * scale,
                                  glow.h * scale});
    }
    draw_sprite(list, "journey/lantern",
                (struct rect){origin.x + lantern.x * scale, origin.y + lantern.y * scale, lantern.w * scale,
                              lantern.h * scale});
}

void title_living_draw(const struct front *front, struct draw_list *list, struct point origin, float scale,
                       bool road)
{
    bool dark = daylight_has_lamps(list->light);
    draw_worn(front, list, origin, scale);
    draw_lantern(front, list, origin, scale);
    if (living_beat(front) <= 0) {
        return;
    }
    if (road) {
        draw_clip(list, (struct rect){origin.x + SCENE_REACH.x * scale, origin.y + SCENE_REACH.y * scale,
                                      SCENE_REACH.w * scale, SCENE_REACH.h * scale});
        living_draw(front, list, dark ? road_dark : road_light, dark ? COUNT(road_dark) : COUNT(road_light),
                    origin, scale);
        draw_clip_end(list);
    }
    living_draw(front, list, always, COUNT(always), origin, scale);
    if (!dark) {
        living_draw(front, list, birds, COUNT(birds), origin, scale);
        return;
    }
    draw_bulbs(front, list, origin, scale);
    living_draw(front, list, lamps, COUNT(lamps), origin, scale);
    if (life_runs(front)) {
        living_draw(front, list, flickers, COUNT(flickers), origin, scale);
    }
    if (list->light == DAYLIGHT_NIGHT) {
        living_draw(front, list, meteors, COUNT(meteors), origin, scale);
    }
}
