/* SPDX-License-Identifier: MIT */
/* The posters: all five have scored, overtime, the game is won. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "base/rng.h"
#include "front/cubes/words.h"
#include "ui/furniture.h"
#include "ui/poster.h"
#include "ui/tween.h"

#include <math.h>

enum { CONFETTI = 90, FLAGS = 5, LEAD_UP = 298 /* how far the plate with the lead reaches up */ };

/* Where the middle of a title's baseline lies, and how high its letters are. */
static struct point title_at(const struct poster *poster)
{
    return (struct point){poster->x - 10 * poster->k,
                          poster->upright ? poster->all.h * .17f : poster_at(poster, 0, 214).y};
}

static float title_size(const struct poster *poster, float size)
{
    return poster->upright ? size * poster->all.w / 1300 : size * poster->k;
}

static void poster_title(const struct poster *poster, const char *title, float size)
{
    struct point middle = title_at(poster);
    cubes_draw_lettered(poster->list, title, middle.x, middle.y, title_size(poster, size),
                        poster->all.w * .86f, -4);
}

static void poster_foot(const struct poster *poster, const char *says, struct rgba ink)
{
    poster_banner(poster->list, says, poster->x, poster->all.h - 128, fminf(1300, poster->all.w - 30),
                  POSTER_BANNER_LEAST, ink);
}

/* ---- all five -------------------------------------------------------------------------------- */

static void draw_rising(const struct cubes_frame *frame, const struct poster *poster, int i)
{
    static const float spot[CUBES_DICE][4] = {{520, 520, -24, 150},
                                              {702, 400, 14, 158},
                                              {944, 486, -8, 176},
                                              {1180, 400, 18, 158},
                                              {1360, 520, -14, 150}};
    static const float lean[CUBES_DICE] = {-14, 10, -6, 12, -12}, roll[CUBES_DICE] = {-16, 12, 0, -10, 18};
    const float edge = spot[i][3];
    float part = tween_ease(EASE_OUT_BACK, cubes_moment_in(frame, 200 + 50 * (float)i, 160));
    struct point middle = poster_at(poster, spot[i][0], spot[i][1] + edge * .3f + 150 * (1 - part));
    int face = frame->view->shown.face[i];
    struct cubes_turn a = cubes_turn_about(1, .2f, 0, lean[i]), b = cubes_turn_about(0, 1, 0, roll[i]);
    struct cubes_turn rest = cubes_turn_rest(face, spot[i][2]), turned = cubes_turn_both(&b, &rest);
    struct cubes_die die = {.foot = middle,
                            .edge = edge * poster->k,
                            .turn = cubes_turn_both(&a, &turned),
                            .joker = face == CUBES_JOKER,
                            .opacity = 1};
    cubes_die_draw(poster->list, &die);
}

/* What a die that flies up leaves on the serving tray: its shadow, and behind it the way it took. */
static void draw_risen(const struct cubes_frame *frame, const struct poster *poster, int i)
{
    enum { POINTS = 24 };
    static const float shadow[CUBES_DICE][3] = {
        {536, 654, 84}, {718, 670, 88}, {960, 684, 99}, {1196, 670, 88}, {1376, 650, 84}};
    static const float way[CUBES_DICE][3][2] = {{{410, 640}, {416, 608}, {430, 584}},
                                                {{590, 520}, {596, 487}, {610, 460}},
                                                {{832, 610}, {832, 583}, {838, 560}},
                                                {{1300, 520}, {1295, 484}, {1282, 460}},
                                                {{1474, 640}, {1468, 608}, {1454, 584}}};
    float part = cubes_moment_in(frame, 200 + 50 * (float)i, 160);
    struct point ring[POINTS], line[3];
    for (int k = 0; k < POINTS; k++) {
        float turn = 2 * PI * (float)k / POINTS, w = shadow[i][2];
        ring[k] = poster_at(poster, shadow[i][0] + cosf(turn) * w, shadow[i][1] + sinf(turn) * w * .23f);
    }
    draw_polygon(poster->list, ring, POINTS, ink_fade(INK_NAVY, .55f * part));
    for (int k = 0; k < 3; k++) {
        line[k] = poster_at(poster, way[i][k][0], way[i][k][1]);
    }
    draw_stroke(poster->list, line, 3, 11 * poster->k, ink_fade(INK_CREAM, part))->as.stroke.round = true;
}

static void draw_steam(const struct poster *poster, float x, float y)
{
    struct point wave[13];
    for (int i = 0; i < 13; i++) {
        float t = (float)i / 12;
        wave[i] = poster_at(poster, x + 16 * sinf(t * 2 * PI), y + 120 - 110 * t);
    }
    draw_stroke(poster->list, wave, 13, 13 * poster->k, ink_fade(INK_CREAM, .85f))->as.stroke.round = true;
}

void cubes_draw_hot(const struct cubes_frame *frame)
{
    struct poster poster = poster_begin(frame->list, frame->view->layout.bar.y, "scenes/cubes_hot");
    struct draw_list *list = frame->list;
    const float k = 1.12f * poster.k;
    struct point tray = poster_at(&poster, 940, 640);
    draw_sprite(list, "scenes/prop_serving_tray",
                (struct rect){tray.x - 490 * k, tray.y - 110 * k, 980 * k, 640 * k});
    for (int i = 0; i < CUBES_DICE; i++) {
        draw_risen(frame, &poster, i);
    }
    static const float steam[4][2] = {{590, 250}, {810, 210}, {1060, 210}, {1270, 250}};
    for (int i = 0; i < 4; i++) {
        draw_steam(&poster, steam[i][0], steam[i][1]);
    }
    static const int order[CUBES_DICE] = {1, 3, 0, 4, 2};
    for (int i = 0; i < CUBES_DICE; i++) {
        draw_rising(frame, &poster, order[i]);
    }
    poster_title(&poster, _("Hot dice!"), 236);
    char figure[NUMBER_SIZE];
    number_figure(cubes_turn_points(&frame->view->shown), figure);
    struct point seal = poster_at(&poster, 1648, 330);
    float radius = 168 * poster.k;
    if (poster.upright) { /* at the edge, below the title */
        radius = fminf(168 * poster.all.w / 1100, poster.all.h * .105f);
        seal.x = poster.all.w - radius - 36;
        seal.y = fmaxf(poster.all.h * .27f, title_at(&poster).y + radius + .06f * title_size(&poster, 236));
    }
    poster_seal(list, seal.x, seal.y, radius, _("ALL FIVE SCORE"), figure, _("at risk"));
    char says[160];
    struct text out = text_in(says, sizeof says);
    cubes_tell(&out, cubes_called(frame->view, frame->look, frame->step->event.seat),
               _("All five score: roll all five again, or hold"), _("%s has hot dice: all five score"), "");
    poster_foot(&poster, says, INK_RED);
}

/* ---- overtime -------------------------------------------------------------------------------- */

/* The clock on the sign, larger than on the sign's own picture. x, y: its middle. */
static void draw_clock(struct draw_list *list, float x, float y, float radius)
{
    const float r = radius / 116, c = 1.4f * radius;
    shape_begin(list, (struct rect){x - c, y - c, 2 * c, 2 * c});
    shape_rect(list, c - 24 * r, c - 154 * r, 48 * r, 26 * r, 5 * r, paint_fill(INK_INK));
    shape_rect(list, c - 9 * r, c - 136 * r, 18 * r, 24 * r, 0, paint_fill(INK_INK));
    shape_circle(list, c, c, 107 * r, (struct paint){INK_CREAM, INK_INK, 18 * r, false});
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6, from = (i % 3 == 0 ? 74 : 82) * r, to = 90 * r;
        shape_line(list, c + cosf(a) * from, c + sinf(a) * from, c + cosf(a) * to, c + sinf(a) * to,
                   paint_line(INK_INK, 6 * r));
    }
    struct point slice[12] = {{c, c}}; /* ten minutes of it */
    for (int i = 0; i < 11; i++) {
        float a = (-90 + 6 * (float)i) * PI / 180;
        slice[i + 1] = (struct point){c + cosf(a) * 72 * r, c + sinf(a) * 72 * r};
    }
    shape_polygon(list, slice, 12, paint_fill(INK_SUN));
    shape_line(list, c, c, c, c - 72 * r, paint_line(INK_INK, 11 * r));
    shape_line(list, c, c, c + 50 * r, c - 30 * r, paint_line(INK_INK, 11 * r));
    shape_circle(list, c, c, 11 * r, paint_fill(INK_RED));
    shape_end(list);
}

/* It ends above the plate with the lead, and is smaller in a low window. */
static void draw_clock_sign(const struct cubes_frame *frame, const struct poster *poster)
{
    const float wide = 640, high = wide * 134 / 150;
    float drop = tween_ease(EASE_OUT_BACK, cubes_moment_in(frame, 0, 220)), k = poster->k;
    struct point head = poster_at(poster, 960, 470 - high * .53f);
    float h = fminf(high * k, poster->all.h - LEAD_UP - head.y), w = h * wide / high;
    float y = head.y - 700 * k * (1 - drop);
    draw_sprite(poster->list, "cubes/overtime", (struct rect){head.x - w / 2, y, w, h})->flags |=
        drop < 1 ? DRAW_MOVING : 0u;
    draw_clock(poster->list, head.x, y + h * .68f, h * .208f);
}

static void draw_lead(const struct cubes_frame *frame, const struct poster *poster)
{
    struct draw_list *list = frame->list;
    const struct event *event = &frame->step->event;
    const float want = CUBES_LEAD;
    float lead = (float)event->value * CUBES_FIFTY, run = cubes_moment_in(frame, 220, 500);
    float w = fminf(980, poster->all.w - 100), x = poster->x - w / 2, y = poster->all.h - LEAD_UP + 62;
    float part = fminf(lead / want, 1) * tween_ease(EASE_IN_OUT_SINE, run);
    furniture_plate(list, (struct rect){x - 30, y - 62, w + 60, 150}, 16, INK_CREAM);
    draw_text_fit(list, x, y - 18, _("The lead"), FONT_BODY_SEMI, 32, INK_INK, ANCHOR_START, w * .5f);
    draw_text_fit(list, x + w, y - 18, _("250 wins"), FONT_SIGN, 32, INK_GREEN, ANCHOR_END, w * .45f);
    shape_begin(list, (struct rect){x, y + 6, w, 40});
    shape_rect(list, 0, 0, w, 40, 10, paint_fill(INK_ASPHALT));
    for (int i = 1; i < 5; i++) {
        shape_line(list, w * (float)i / 5, 0, w * (float)i / 5, 40, paint_line(ink_fade(INK_CREAM, .6f), 2));
    }
    for (int i = 0; i < 2 * FLAGS; i++) { /* the goal */
        const float high = 40.0f / FLAGS;
        int down = i / 2, aside = i % 2;
        struct rgba ink = (down + i) % 2 ? INK_CREAM : INK_INK;
        shape_rect(list, w - 20 + (float)aside * 8, (float)down * high, 8, high, 0, paint_fill(ink));
    }
    shape_end(list);
    if (event->seat != SEAT_NONE) {
        struct seat_colour colour = cubes_colour_of(frame->view, event->seat);
        draw_stroke(list, (struct point[]){{x + 4, y + 26}, {x + 4 + (w - 4) * part, y + 26}}, 2, 32,
                    colour.ink);
        struct draw_command *dashes = draw_stroke(
            list, (struct point[]){{x + 20, y + 26}, {x + 4 + (w - 4) * part, y + 26}}, 2, 3, INK_CREAM);
        dashes->as.stroke.dash = 18;
        dashes->as.stroke.gap = 14;
        cubes_draw_cap(list, colour, x + w * part, y + 26, 34);
        seat_mark_draw(list, colour.mark, x + w * part, y + 26, 16, colour.on);
        if (run >= 1 && part < .86f) {
            char figure[NUMBER_SIZE];
            draw_text(list, x + w * part + 44, y + 38, number_figure(event->value * CUBES_FIFTY, figure),
                      FONT_SIGN, 34, INK_CREAM, ANCHOR_START);
        }
    }
    for (int i = 1; i < 5; i++) {
        char figure[8];
        text_format(figure, sizeof figure, "%d", i * 50);
        draw_text(list, x + w * (float)i / 5, y + 78, figure, FONT_SIGN, 22, INK_INK, ANCHOR_MIDDLE);
    }
}

/* All seats, the best first: at the left, then at the right. */
static void draw_standing(const struct cubes_frame *frame, const struct poster *poster)
{
    enum { A_SIDE = 3 };
    const struct cubes_public *shown = &frame->view->shown;
    float k = poster->k, w = 316 * k, side = poster_at(poster, 119, 0).x;
    if (poster->upright || w < 190 || side < 0) {
        return;
    }
    for (int seat = 0; seat < shown->seats; seat++) {
        int before = 0;
        for (int other = 0; other < shown->seats; other++) {
            int32_t a = shown->seat[other].score, b = shown->seat[seat].score;
            before += a > b || (a == b && other < seat);
        }
        float x = before < A_SIDE ? side : poster->all.w - side - w;
        struct rect box = {x, poster_at(poster, 0, 338 + 117 * (float)(before % A_SIDE)).y, w, 100 * k};
        cubes_draw_plate(frame, box, seat, cubes_standing(frame, seat));
    }
}

void cubes_draw_overtime(const struct cubes_frame *frame)
{
    struct poster poster = poster_begin(frame->list, frame->view->layout.bar.y, "scenes/cubes_overtime");
    const struct event *event = &frame->step->event;
    draw_clock_sign(frame, &poster);
    poster_title(&poster, _("Overtime!"), 216);
    draw_lead(frame, &poster);
    draw_standing(frame, &poster);
    char says[160], figure[NUMBER_SIZE], goal[NUMBER_SIZE];
    number_figure(event->value * CUBES_FIFTY, figure);
    number_figure(frame->view->shown.goal, goal);
    if (event->seat == SEAT_NONE) {
        text_copy(says, sizeof says, _("Nobody is ahead: play goes on"));
    } else if (frame->look->alone && event->seat == frame->view->viewer) {
        text_format(says, sizeof says, _("You are past %s, but only %s ahead: play goes on"), goal, figure);
    } else {
        text_format(says, sizeof says, _("%s is past %s, but only %s ahead: play goes on"),
                    frame->look->seat[event->seat].name, goal, figure);
    }
    poster_foot(&poster, says, INK_RED);
}

/* ---- won ------------------------------------------------------------------------------------- */

static void draw_confetti(const struct cubes_frame *frame, const struct poster *poster)
{
    static const unsigned seed = 1955;
    struct rng rng = rng_make(seed, RNG_COSMETIC);
    const struct rgba inks[6] = {INK_RED, INK_SUN, INK_CREAM, INK_GREEN, INK_ROYAL, INK_CORAL};
    float fall = frame->step->still ? 1 : motion_part(frame->step, frame->blend);
    for (int i = 0; i < CONFETTI; i++) {
        float x = (float)rng_below(&rng, 1000) / 1000 * poster->all.w,
              y = (float)rng_below(&rng, 1000) / 1000 * poster->all.h * .6f;
        float turn = (float)rng_below(&rng, 180) + fall * 160, k = poster->k;
        y += (fall - 1) * poster->all.h * .5f;
        float a = turn * PI / 180, c = cosf(a), s = sinf(a), w = 9 * k, h = 4 * k;
        draw_polygon(poster->list,
                     (struct point[]){{x + w * c - h * s, y + w * s + h * c},
                                      {x - w * c - h * s, y - w * s + h * c},
                                      {x - w * c + h * s, y - w * s - h * c},
                                      {x + w * c + h * s, y + w * s - h * c}},
                     4, inks[i % 6]);
    }
}

/* Where a seat has come in, from 1. */
static int place_of(const struct cubes_public *shown, int seat, int winner)
{
    int place = 1;
    for (int other = 0; other < shown->seats; other++) {
        const struct cubes_seat *a = &shown->seat[other], *b = &shown->seat[seat];
        bool before = other == winner || (seat != winner && !a->left && (b->left || a->score > b->score));
        place += other != seat && before && seat != winner;
    }
    return place;
}

/* TRANSLATORS: where a player has come in. */
static const char *const placed[CUBES_SEATS_MAX] = {N_("1st"), N_("2nd"), N_("3rd"),
                                                    N_("4th"), N_("5th"), N_("6th")};

static void draw_places(const struct cubes_frame *frame, const struct poster *poster, int winner)
{
    const struct cubes_public *shown = &frame->view->shown;
    /* Below the winner's cap, or at both sides of it. */
    bool tall = poster->all.h > poster->all.w * 1.25f;
    float head = poster_at(poster, 0, tall ? 930 : 470).y;
    int rows = (shown->seats + 1) / 2;
    float pitch = fminf(124, (poster->all.h - 140 - head) / (float)rows);
    for (int seat = 0; seat < shown->seats; seat++) {
        int place = place_of(shown, seat, winner), tied = 0;
        for (int other = 0; other < seat; other++) {
            tied += place_of(shown, other, winner) == place;
        }
        int slot = place - 1 + tied, row = slot / 2;
        float shownness = cubes_moment_in(frame, 600 + 120 * (float)slot, 160);
        if (shownness <= 0) {
            continue;
        }
        float w = fminf(320, poster->all.w / 2 - (tall ? 24 : 200 * poster->k));
        float left = fmaxf(16, poster_at(poster, 90, 0).x),
              right = fminf(poster->all.w - 16, poster_at(poster, 1830, 0).x) - w;
        float y = head + (float)row * pitch;
        char says[64], figure[NUMBER_SIZE];
        int32_t lead = 0;
        cubes_ahead(shown, &lead);
        if (seat == winner && shown->seats > 1) {
            text_format(says, sizeof says, _("by %s"), number_figure(lead, figure));
        } else {
            text_copy(says, sizeof says, _(placed[place - 1]));
        }
        cubes_draw_plate(frame, (struct rect){slot % 2 ? right : left, y, w, pitch - 12}, seat, says);
    }
}

/* The hold that won, if it was shown. */
static void won_words(const struct cubes_frame *frame, int winner, char *says, size_t size)
{
    const struct cubes_view *view = frame->view;
    const char *name = cubes_called(view, frame->look, winner);
    struct text out = text_in(says, size);
    char hold[NUMBER_SIZE], by[NUMBER_SIZE];
    int32_t lead = 0;
    cubes_ahead(&view->shown, &lead);
    number_figure(view->banked, hold);
    number_figure(lead, by);
    if (!name && view->shown.seats == 1) {
        text_add(&out, _("You have come home"));
    } else if (view->banked <= 0 || view->banker != winner) {
        cubes_tell(&out, name, _("You win the game"), _("%s wins the game"), "");
    } else if (name) {
        text_addf(&out, _("%s holds %s and wins by %s"), name, hold, by);
    } else {
        text_addf(&out, _("You hold %s and win by %s"), hold, by);
    }
}

void cubes_draw_won(const struct cubes_frame *frame)
{
    struct poster poster = poster_begin(frame->list, frame->view->layout.bar.y, "scenes/cubes_win");
    const struct cubes_public *shown = &frame->view->shown;
    struct draw_list *list = frame->list;
    int winner = frame->step->event.seat;
    float k = poster.k;
    draw_confetti(frame, &poster);
    struct point middle = poster_at(&poster, 960, 640);
    cubes_draw_cap(list, cubes_colour_of(frame->view, winner), middle.x, middle.y, 168 * k);
    poster_title(&poster, shown->goal == CUBES_GOAL_BLITZ ? _("Home!") : _("Ten thousand!"), 204);
    char figure[NUMBER_SIZE], says[160];
    number_figure(shown->seat[winner].score, figure);
    struct rect plate = {middle.x - 260 * k, poster_at(&poster, 0, 818).y, 520 * k, 96 * k};
    shape_begin(list, plate);
    shape_rect(list, 0, 0, plate.w, plate.h, 16, paint_fill(INK_INK));
    shape_rect(list, 6, 6, plate.w - 12, plate.h - 12, 12, paint_fill(INK_RED));
    shape_rect(list, 12, 12, plate.w - 24, plate.h - 24, 8, paint_line(INK_CREAM, 3));
    shape_end(list);
    draw_text_fit(list, middle.x, plate.y + plate.h * .74f, figure, FONT_SIGN, 74 * k, INK_CREAM,
                  ANCHOR_MIDDLE, plate.w - 40);
    draw_places(frame, &poster, winner);
    won_words(frame, winner, says, sizeof says);
    poster_foot(&poster, says, INK_ROYAL);
}

/* ---- what lies on them ------------------------------------------------------------------------- */

int cubes_poster_boxes(const struct cubes_layout *layout, struct rect canvas,
                       struct rect box[CUBES_POSTER_BOXES])
{
    struct poster poster = poster_lie(canvas, layout->bar.y);
    struct point middle = title_at(&poster);
    float size = title_size(&poster, 236), half = fminf(poster.all.w * .43f, size * 2.2f);
    float foot = poster.all.h - 140, seal = poster_at(&poster, 1480, 0).x;
    struct point picture = poster_at(&poster, 400, 300), plates = poster_at(&poster, 90, 338);
    const struct rect boxes[CUBES_POSTER_BOXES] = {
        {middle.x - half, middle.y - size * .86f, 2 * half, size * 1.2f},
        {0, foot, poster.all.w, poster.all.h - foot},
        {picture.x, picture.y, 1120 * poster.k, 480 * poster.k},
        {0, plates.y, poster_at(&poster, 435, 0).x, foot - plates.y},
        {seal, poster_at(&poster, 0, 162).y, poster.all.w - seal, foot - poster_at(&poster, 0, 162).y},
    };
    int count = poster.upright ? CUBES_POSTER_BOXES - 2 : CUBES_POSTER_BOXES; /* no plates at its sides */
    for (int i = 0; i < count; i++) {
        box[i] = boxes[i];
    }
    return count;
}
