/* SPDX-License-Identifier: MIT */
/* The round on the house: the tray comes along the zinc, and a glass slides to everybody; Mado serves. Who
 * loses gets the quiet end of the counter, a coffee, and the company. */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"
#include "front/cubes/die.h"
#include "front/front.h"
#include "front/scenes/ending.h"
#include "front/stage/bar.h"
#include "front/stage/living.h"
#include "games/cubes/cubes.h"

#include <math.h>

/* In units of the room: the far edge of the counter, and the company behind it. */
static const float ZINC = 214, LEFT = 450, RIGHT = 1110;

/* People who play are on this side of the counter. Mado serves if she does not play. */
static struct ending_people company(const struct ending_show *show)
{
    const struct sitter mado = {.name = "Mado", .bust = "portraits/bust_mado", .arm = "portraits/arm_mado"};
    struct ending_people people = ending_people(show, &mado);
    const float k = people.count > 4 ? 1.25f : 1.6f; /* many stand close together */
    const float closer = people.count > 2 ? 0 : 190;
    people.left = LEFT + closer;
    people.right = RIGHT - closer;
    people.head = ZINC - 109 * k;
    people.arms = ZINC - 4 - 20 * k;
    people.scale = k;
    people.lifts = 1000; /* as the glasses come */
    people.after = 130;
    return people;
}

/* A picture whose foot slides along the counter to a place, from the left. */
static void slide(const struct ending_show *show, const char *picture, struct point foot, float w, float h,
                  float at)
{
    float slid = ending_part(show, at, 900, EASE_OUT_CUBIC);
    if (slid > 0) {
        ending_sprite(show, picture, (struct rect){foot.x - 980 * (1 - slid) - w / 2, foot.y - h, w, h}, 1);
    }
}

static void draw_glasses(const struct ending_show *show, const struct ending_people *people)
{
    bool round = ending_festive(show);
    for (int i = people->count - 1; i >= 0 && round; i--) {
        slide(show, "scenes/prop_pastis", (struct point){ending_people_x(people, i) + 66, ZINC + 96}, 84, 96,
              700 + 160 * (float)(people->count - 1 - i));
    }
    const struct rect canvas = show->list->frame.canvas;
    if (round && canvas.w > canvas.h) { /* the arm that carries the tray comes from below the window */
        float foot = fmaxf(690, (canvas.h - BAR_HEIGHT - show->origin.y) / show->scale + 4);
        slide(show, "scenes/prop_serving_tray", (struct point){560, foot}, 470, 307, 350);
        slide(show, "scenes/prop_pastis", (struct point){500, foot - 190}, 118, 134, 350);
        slide(show, "scenes/prop_pastis", (struct point){640, foot - 196}, 118, 134, 350);
    }
    /* The glass of whoever reads this. */
    slide(show, round ? "scenes/prop_pastis" : "scenes/prop_coffee", (struct point){round ? 930 : 760, 590},
          round ? 220 : 280, round ? 250 : 248, round ? 1500 : 500);
}

static void draw_dice(const struct ending_show *show)
{
    static const struct {
        float x, y, edge, yaw;
        int face;
    } dice[] = {{1090, 420, 62, -14, 1}, {1176, 452, 62, 20, 1}, {1010, 392, 56, 8, 5}};
    for (size_t i = 0; i < sizeof dice / sizeof *dice; i++) {
        struct point foot = ending_at(show, dice[i].x, dice[i].y);
        struct cubes_die die = {.foot = foot,
                                .edge = dice[i].edge * show->scale,
                                .turn = cubes_turn_rest(dice[i].face, dice[i].yaw),
                                .opacity = 1};
        cubes_die_draw_shadow(show->list, &die);
        cubes_die_draw(show->list, &die);
    }
}

static void draw(const struct ending_show *show)
{
    static const struct living steam[] = {
        {LIVING_RISE, "scenes/ending_steam", {700, 330, 40, 60}, 10, -90, 40, 0, 30, .opacity = .5f},
        {LIVING_RISE, "scenes/ending_steam", {760, 350, 40, 60}, -14, -90, 40, 18, 30, .opacity = .5f},
    };
    const struct rect canvas = show->list->frame.canvas;
    const struct ending_people people = company(show);
    bool round = ending_festive(show);
    ending_far(show, "scenes/table_cubes_far", INK_OXBLOOD, INK_ASPHALT2);
    ending_busts(show, &people);
    ending_near(show, "scenes/table_cubes_near");
    ending_arms(show, &people);
    if (!round) { /* the lamps are lower, after the last round */
        draw_fill(show->list, canvas, ink_fade(INK_NIGHT, .34f));
    }
    draw_dice(show);
    draw_glasses(show, &people);
    if (!round) {
        ending_live(show, steam, 2);
    }
}

static int winner(const void *seen)
{
    return cubes_winner(seen);
}

const struct game_ending cubes_ending = {
    .draw = draw,
    .hangs = true,
    .focus = {330, -160, 900, 790},
    .line =
        {
            N_("A round on the house: Mado is pouring already."),
            N_("A round on the house, and the next one too: nobody came near."),
            N_("Nothing between the two: Mado pours for both."),
            N_("%s stands the round, and yours is served first."),
            N_("A hold away. %s slides you the best glass in the house."),
            N_("The dice slept in today. A coffee, and the warm end of the counter."),
        },
    .near = N_("A single hold decided it."),
    .near_by = 500,
    .alone = N_("You have come home"),
    .winner = winner,
};
