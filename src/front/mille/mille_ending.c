/* SPDX-License-Identifier: MIT */
/* The drive into Menton: who wins rolls along the quay to the stone, under bunting and past the people of the
 * town; the others arrive by their places. Who loses arrives later in the afternoon, on a quieter quay. */
#include "front/mille/mille_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_table.h"
#include "front/scenes/ending.h"
#include "front/scenes/postcard.h"
#include "front/stage/life.h"
#include "front/stage/living.h"

/* Where a car stops, and how it is drawn there. */
struct stop {
    float x, y, scale, at, ms;
};
/* By their places: three cars at most, or four, which stand closer to each other. */
static const struct stop STOPS[] = {{.x = 640, .y = 1044, .scale = 1.12f, .at = 300, .ms = 1900},
                                    {.x = 140, .y = 1006, .scale = .9f, .at = 1500, .ms = 1700},
                                    {.x = 420, .y = 950, .scale = .66f, .at = 2000, .ms = 1500}};
static const struct stop STOPS_OF_FOUR[SIDES_MAX] = {
    {.x = 710, .y = 1044, .scale = 1.06f, .at = 300, .ms = 1900},
    {.x = 138, .y = 1014, .scale = .78f, .at = 1500, .ms = 1700},
    {.x = 466, .y = 950, .scale = .56f, .at = 2000, .ms = 1500},
    {.x = -68, .y = 940, .scale = .5f, .at = 2300, .ms = 1300}};

static const float FROM = -620; /* where a car comes from */

static void draw_crowd(const struct ending_show *show)
{
    const struct rect box = {250, 700, 900, 206};
    float comes = ending_part(show, 150, 500, EASE_OUT_QUAD);
    bool up = life_runs(show->front) && life_beats(show->front) / 4 % 2 == 1;
    ending_sprite(show, up ? "scenes/ending_crowd_2" : "scenes/ending_crowd_1", box, comes);
}

/* A table in the shade of the quay, for whoever comes later. */
static void draw_welcome(const struct ending_show *show)
{
    float comes = ending_part(show, 1700, 500, EASE_OUT_QUAD);
    bool up = life_runs(show->front) && life_beats(show->front) / 5 % 2 == 1;
    ending_sprite(show, up ? "scenes/ending_welcome_2" : "scenes/ending_welcome_1",
                  (struct rect){790, 604, 330, 300}, comes);
}

static void draw_bunting(const struct ending_show *show)
{
    float drop = ending_part(show, 100, 700, EASE_OUT_BACK);
    ending_sprite(show, "scenes/ending_bunting", (struct rect){150, 330 - 120 * (1 - drop), 1460, 240},
                  drop * 2);
}

static void draw_car(const struct ending_show *show, int place)
{
    const struct table *table = table_of(show->front);
    const struct car *car = mille_driver_car(mille_table_driver(table, ending_seat(show, place)));
    const struct stop *stop = show->result->sides == SIDES_MAX ? &STOPS_OF_FOUR[place] : &STOPS[place];
    float rolled = ending_part(show, stop->at, stop->ms, EASE_OUT_CUBIC);
    if (rolled <= 0) {
        return;
    }
    struct point at = ending_at(show, tween_mix(FROM, stop->x, rolled), stop->y);
    car_draw_shaded(show->list, car, at.x, at.y, stop->scale * show->scale);
}

static void draw(const struct ending_show *show)
{
    static const struct living quay[] = {
        {LIVING_PASS, "scenes/ending_gull", {-340, 300, 74, 34}, 2500, -120, 170, 10, 120, .opacity = 1},
        {LIVING_PASS, "scenes/ending_gull", {2200, 210, 52, 24}, -2500, 90, 230, 90, 150, .flipped = true},
    };
    const struct rect canvas = show->list->frame.canvas;
    if (journey_at_table(show->front)) {
        postcard_backdrop(show->list, journey_of(show->front)->stage);
        return;
    }
    ending_far(show, "scenes/arrival", INK_SKY, INK_ASPHALT);
    if (ending_festive(show)) {
        draw_bunting(show);
        draw_crowd(show);
    } else { /* the sun is lower by then */
        draw_fill(show->list, canvas, ink_fade(INK_CORAL, .30f));
        draw_fill(show->list, canvas, ink_fade(INK_NAVY, .10f));
        draw_welcome(show);
    }
    ending_live(show, quay, 2);
    for (int place = show->result->sides - 1; place >= 0; place--) {
        draw_car(show, place);
    }
}

/* Without a mile in the last hand. */
static bool is_shut(const void *seen, int side)
{
    const struct mille_observation *observation = seen;
    return observation->pub.side[side].miles == 0;
}

const struct game_ending mille_ending = {
    .next = &game_over_scene,
    .draw = draw,
    .travels = true,
    .focus = {-70, 60, 1290, 1010},
    .line =
        {
            N_("Into Menton under the bunting, and the whole quay is waving."),
            N_("First into Menton, and the next car is hours away."),
            N_("Side by side into Menton: nothing between the two."),
            N_("%s waves from the quay, and has kept you a place in the shade."),
            N_("One more card and the bunting was yours. %s says so too."),
            N_("Some days every light is red. %s waits on the quay with a lemonade."),
        },
    .pair =
        {
            [ENDING_LOST] = N_("%s wave from the quay, and have kept you a place in the shade."),
            [ENDING_NARROW] = N_("One more card and the bunting was yours. %s say so too."),
            [ENDING_SHUT] = N_("Some days every light is red. %s wait on the quay with a lemonade."),
        },
    .near = N_("A single card decided it."),
    .near_by = 200,
    .shut = is_shut,
    .sounds = true,
    .won_cue = MILLE_CUE_WIN,
    .lost_cue = MILLE_CUE_LOSE,
    .equal_cue = MILLE_CUE_HAND_OVER,
};
