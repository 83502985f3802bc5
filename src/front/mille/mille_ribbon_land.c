/* SPDX-License-Identifier: MIT */
/* What lives in the land of the ribbon: smoke, birds, a sail, a mill, a shower that passes. It says nothing
 * of the game: all of it comes and goes by the clock of life alone. */
#include "front/mille/mille_ribbon_inside.h"
#include "front/stage/living.h"

#include <math.h>

/* The height of a ribbon for which the pictures were drawn. */
static const float DRAWN_H = 238;

/* A shower goes from edge to edge. */
enum { SHOWER_EVERY = 1100, SHOWER_FIRST = 240, SHOWER_LASTS = 330 };
static const float SHOWER_W = 190, SHOWER_H = 142, SHOWER_TOP = .035f;

static float scale_of(struct rect ribbon)
{
    return fminf(ribbon.h / DRAWN_H, 1.25f);
}

static struct living shower_of(struct rect ribbon)
{
    float w = SHOWER_W * scale_of(ribbon), h = SHOWER_H * scale_of(ribbon);
    return (struct living){.kind = LIVING_PASS,
                           .picture = "living/road_shower",
                           .box = {-w, ribbon.h * SHOWER_TOP, w, h},
                           .dx = ribbon.w + 2 * w,
                           .every = SHOWER_EVERY,
                           .first = SHOWER_FIRST,
                           .lasts = SHOWER_LASTS,
                           .pictures = 3,
                           .step = 1};
}

struct rect ribbon_shower(struct rect ribbon, long beat)
{
    struct living shower = shower_of(ribbon);
    long at = beat < shower.first ? shower.lasts : (beat - shower.first) % shower.every;
    if (beat <= 0 || at >= shower.lasts) {
        return (struct rect){0};
    }
    float x = ribbon.x + shower.box.x + shower.dx * (float)at / (float)shower.lasts;
    return (struct rect){x, ribbon.y + shower.box.y, shower.box.w, shower.box.h};
}

/* Two puffs, one after the other, that rise from a chimney. */
static void draw_smoke(struct draw_list *list, struct point from, float scale, int first, long beat)
{
    const struct living row = {.kind = LIVING_RISE,
                               .picture = "living/road_smoke",
                               .box = {-6, -12, 12, 12},
                               .dx = 13,
                               .dy = -26,
                               .every = 34,
                               .lasts = 30,
                               .opacity = .8f};
    struct living puffs[] = {row, row};
    puffs[0].first = first;
    puffs[1].first = first + row.every / 2;
    living_draw_at(beat, list, puffs, 2, from, scale);
}

void ribbon_land_live(struct draw_list *list, const struct ribbon_line *line, struct rect r, bool every_town,
                      long beat)
{
    if (beat == 0) {
        return;
    }
    const float k = scale_of(r);
    const struct living far[] = {
        {.kind = LIVING_PASS,
         .picture = "living/road_birds",
         .box = {r.w * .93f, r.h * .17f, 42 * k, 22 * k},
         .dx = -r.w,
         .dy = -r.h * .09f,
         .every = 620,
         .first = 30,
         .lasts = 260,
         .pictures = 2,
         .step = 4},
        shower_of(r),
    };
    const struct living sail = {.kind = LIVING_PASS,
                                .picture = "living/road_sail",
                                .box = {r.w * .884f, r.h * .47f - 15 * k, 15 * k, 18 * k},
                                .dx = r.w * .018f,
                                .every = 700,
                                .first = 1,
                                .lasts = 700};
    const struct living mill = {.kind = LIVING_CYCLE, /* south of Valence; the road hides its foot */
                                .picture = "living/road_mill",
                                .box = {r.w * .598f - 24 * k, r.h * .53f - 71 * k, 48 * k, 71 * k},
                                .lasts = 3,
                                .pictures = 6};
    const int roanne = 390; /* miles */
    struct point barge = ribbon_line_at(line, (float)roanne, 0, NULL), origin = {r.x, r.y};
    if (every_town) {
        draw_smoke(list, (struct point){barge.x + 12, barge.y - 52}, 1, 12, beat);
    }
    draw_clip(list, r);
    living_draw_at(beat, list, far, sizeof far / sizeof *far, origin, 1);
    living_draw_at(beat, list, &sail, every_town, origin, 1);
    living_draw_at(beat, list, &mill, every_town, origin, 1);
    draw_clip_end(list);
}
