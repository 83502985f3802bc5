/* SPDX-License-Identifier: MIT */
/* The poster of a coup fourre. */
#include "front/mille/coup.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/played.h"
#include "front/mille/sheet.h"
#include "front/stage/bar.h"
#include "front/stage/weight.h"
#include "ui/shape.h"
#include "ui/tween.h"

#include <math.h>

struct span {
    float from, length;
};
static const struct span BURST = {0, 90}, SPLIT = {90, 220}, CLASH = {310, 180}, POP = {COUP_CLASH, 120},
                         STAMP = {430, 200}, OUT = {1300, 200};

/* How far apart the halves of the picture are before they come. */
static const float APART = 1500;

/* How the poster is composed, in a frame of its own. */
struct composition {
    float w, h;
    struct point middle; /* which of its points lies in the window's middle */
    struct point hazard, safety, burst, title, seal, banner;
    float hazard_w, safety_w, burst_w;
    float title_room, seal_size, banner_w, banner_size;
    float again;      /* the size of the smallest letters on the seal */
    float foil[2][4]; /* from the hilt to the point */
};

static const float BANNER_H = 92;

static const struct composition WIDE = {
    .w = REFERENCE_W,
    .h = REFERENCE_H,
    .middle = {960, 540},
    .hazard = {575, 590},
    .safety = {1158, 560},
    .burst = {846, 520},
    .title = {900, 206},
    .seal = {1594, 470},
    .banner = {950, 946},
    .hazard_w = 372,
    .safety_w = 428,
    .burst_w = 660,
    .title_room = 1240,
    .seal_size = 1,
    .banner_w = 980,
    .banner_size = 44,
    .again = 25,
    .foil = {{1640, 960, 420, 210}, {300, 980, 1520, 170}},
};

/* The same, nearer together, with a larger seal and banner: for windows a little wider than high, or low. */
static const struct composition CLOSE = {
    .w = 1650,
    .h = REFERENCE_H,
    .middle = {1010, 540},
    .hazard = {605, 590},
    .safety = {1168, 560},
    .burst = {866, 520},
    .title = {980, 206},
    .seal = {1614, 450},
    .banner = {966, 946},
    .hazard_w = 372,
    .safety_w = 428,
    .burst_w = 660,
    .title_room = 1240,
    .seal_size = 1.12f,
    .banner_w = 1010,
    .banner_size = 50,
    .again = 28,
    .foil = {{1650, 960, 420, 210}, {300, 980, 1520, 170}},
};

/* Below each other, for high windows. The seal is free of the safety's name and of both foils' guards. */
static const struct composition UPRIGHT = {
    .w = 720,
    .h = 1180,
    .middle = {360, 600},
    .hazard = {204, 500},
    .safety = {508, 585},
    .burst = {336, 440},
    .title = {352, 210},
    .seal = {176, 880},
    .banner = {360, 1100},
    .hazard_w = 262,
    .safety_w = 326,
    .burst_w = 390,
    .title_room = 640,
    .seal_size = .80f,
    .banner_w = 690,
    .banner_size = 36,
    .again = 28,
    .foil = {{690, 1010, 40, 330}, {32, 768, 700, 330}},
};

/* Where everything is at a moment: 0 is at rest, 1 out of sight. */
struct poster {
    const struct composition *is;
    float scale;         /* of the composition */
    struct point origin; /* of its frame */
    float apart;         /* the halves and what belongs to each of them */
    float thrown;        /* the cards before they clash */
    float pop;           /* 0..1: the burst between them */
    float stamp;         /* 0..1: the seal and the banner */
    float flash;         /* 0..1: white gold over the table */
    unsigned flags;      /* DRAW_MOVING until all rests, for what changes its size; what only shifts has 0 */
};

static float through(struct span span, float ms)
{
    return fminf(fmaxf((ms - span.from) / span.length, 0), 1);
}

static const struct composition *compose(const struct frame *frame)
{
    float shape = frame->canvas.w / frame->canvas.h;
    return frame->kind == FRAME_WIDE ? &WIDE : shape < .92f ? &UPRIGHT : &CLOSE;
}

static struct poster poster_at(const struct frame *frame, float ms)
{
    struct rect canvas = frame->canvas;
    const struct composition *is = compose(frame);
    float scale = is == &WIDE ? 1 : fminf(canvas.w / is->w, canvas.h / is->h);
    /* The bar is higher where the system has one of its own below it: the banner ends above. */
    const float foot = is->banner.y - is->middle.y + BANNER_H * is->banner_size / 44 / 2;
    float bar = bar_box(frame).y, y = canvas.h / 2;
    if (y + foot * scale > bar) {
        scale = fminf(scale, bar / (is->middle.y + foot));
        y = bar - foot * scale;
    }
    float out = tween_ease(EASE_IN_CUBIC, through(OUT, ms));
    struct poster poster = {
        .is = is,
        .scale = scale,
        .origin = {canvas.w / 2 - is->middle.x * scale, y - is->middle.y * scale},
        .apart = 1 - tween_ease(EASE_OUT_EXPO, through(SPLIT, ms)) + out,
        .thrown = 1 - tween_ease(EASE_OUT_BACK, through(CLASH, ms)),
        .pop = tween_ease(EASE_OUT_BACK, through(POP, ms)) * (1 - out),
        .stamp = tween_ease(EASE_OUT_BACK, through(STAMP, ms)),
        .flash = through(BURST, ms) * (1 - through(CLASH, ms)),
    };
    bool at_rest = ms >= STAMP.from + STAMP.length && out <= 0;
    poster.flags = at_rest ? 0u : DRAW_MOVING;
    return poster;
}

static struct point at(const struct poster *poster, float x, float y)
{
    return (struct point){poster->origin.x + x * poster->scale, poster->origin.y + y * poster->scale};
}

static struct rect around(struct point middle, float w, float h)
{
    return (struct rect){middle.x - w / 2, middle.y - h / 2, w, h};
}

/* A point of the reference frame turned about another, clockwise. */
static struct point turned(float x, float y, float about_x, float about_y, float degrees)
{
    float c = cosf(degrees * PI / 180), s = sinf(degrees * PI / 180), dx = x - about_x, dy = y - about_y;
    return (struct point){about_x + dx * c - dy * s, about_y + dx * s + dy * c};
}

/* The flash of lightning between the halves, in the scene's own coordinates. */
static const struct point EDGE[] = {{520, -180}, {800, 300}, {720, 420},
                                    {1010, 560}, {930, 690}, {1300, 1260}};
enum { EDGE_POINTS = sizeof EDGE / sizeof *EDGE, BAND = 24 };

static float edge_x(float y)
{
    int i = 1;
    while (i < EDGE_POINTS - 1 && y > EDGE[i].y) {
        i++;
    }
    return tween_mix(EDGE[i - 1].x, EDGE[i].x, (y - EDGE[i - 1].y) / (EDGE[i].y - EDGE[i - 1].y));
}

/* One picture, shifted from frame to frame, costs less than a new line in every frame. */
static void draw_edge(struct draw_list *list, float scale, float shift)
{
    const float slack = 40, left = EDGE[0].x - slack, top = EDGE[0].y;
    float w = EDGE[EDGE_POINTS - 1].x + slack - left, h = EDGE[EDGE_POINTS - 1].y - top;
    struct point points[EDGE_POINTS];
    for (int i = 0; i < EDGE_POINTS; i++) {
        points[i] = (struct point){(EDGE[i].x - left) * scale, (EDGE[i].y - top) * scale};
    }
    shape_begin(list, (struct rect){list->frame.canvas.w / 2 + (left - REFERENCE_W / 2) * scale + shift,
                                    list->frame.canvas.h / 2 + (top - REFERENCE_H / 2) * scale, w * scale,
                                    h * scale});
    shape_polyline(list, points, EDGE_POINTS, paint_line(INK_GOLD, 30 * scale));
    shape_polyline(list, points, EDGE_POINTS, paint_line(INK_CREAM, 14 * scale));
    shape_end(list);
}

/* The two halves of the scene, each up to its side of the gap. One picture serves both: it is cut into
 * bands along the lightning, whose moving edges cover the steps between the bands. */
static void draw_halves(struct draw_list *list, float gap)
{
    if (gap <= 0) {
        sheet_backdrop(list, "scenes/coup_fourre");
        return;
    }
    struct rect canvas = list->frame.canvas;
    float scale = sheet_backdrop_scale(canvas);
    for (int band = 0; (float)(band * BAND) < canvas.h; band++) {
        float y = (float)(band * BAND);
        float scene_y = (y + BAND / 2.0f - canvas.h / 2) / scale + REFERENCE_H / 2;
        float edge = canvas.w / 2 + (edge_x(scene_y) - REFERENCE_W / 2) * scale;
        if (edge - gap > 0) {
            draw_clip(list, (struct rect){0, y, edge - gap, BAND});
            sheet_backdrop(list, "scenes/coup_fourre");
        }
        if (edge + gap < canvas.w) {
            draw_clip(list, (struct rect){edge + gap, y, canvas.w - edge - gap, BAND});
            sheet_backdrop(list, "scenes/coup_fourre");
        }
    }
    draw_clip_end(list);
    draw_edge(list, scale, -gap);
    draw_edge(list, scale, gap);
}

static void draw_foil(struct draw_list *list, const struct poster *poster, int which, float shift)
{
    const float *foil = poster->is->foil[which], x0 = foil[0], y0 = foil[1], x1 = foil[2], y1 = foil[3];
    /* The picture is 1500 x 140: the foil begins at 40, 70 and its point is 1450 further on. */
    float angle = atan2f(y1 - y0, x1 - x0), size = vector_length(x1 - x0, y1 - y0) / 1450,
          reach = (750 - 40) * size;
    struct point middle = at(poster, x0 + cosf(angle) * reach, y0 + sinf(angle) * reach);
    middle.x += shift;
    size *= poster->scale;
    draw_sprite(list, "icons/foil", around(middle, 1500 * size, 140 * size))->angle = angle * 180 / PI;
}

static void draw_hazard(const struct coup_state *coup, struct draw_list *list, const struct poster *poster)
{
    const float w = poster->is->hazard_w * poster->scale, angle = -19;
    struct point middle = at(poster, poster->is->hazard.x, poster->is->hazard.y);
    middle.x += -poster->apart * APART - poster->thrown * (900 + poster->origin.x);
    if (poster->thrown <= 0) {
        /* Flung back: three strokes of its way. */
        float part = w / WIDE.hazard_w;
        struct point corner = {middle.x - 425 * part, middle.y - 210 * part};
        shape_begin(list, (struct rect){corner.x, corner.y, 180 * part, 520 * part});
        if (part < 1) {
            shape_group(list, "scale(%g)", (double)part);
        }
        struct paint streak = {.stroke = INK_CREAM, .width = 12, .round = true};
        shape_path(list, streak, "M146 20C100 40 80 70 66 110");
        shape_path(list, streak, "M150 440C100 450 60 470 40 500");
        shape_path(list, streak, "M126 220C80 226 50 236 20 260");
        if (part < 1) {
            shape_group_end(list);
        }
        shape_end(list);
    }
    mille_card_draw(list, coup->hazard, around(middle, w, w * 1.4f), angle, 0);
}

static void draw_safety(const struct coup_state *coup, struct draw_list *list, const struct poster *poster)
{
    const float w = poster->is->safety_w * poster->scale, part = w / WIDE.safety_w, angle = 7,
                rim = 16 * part;
    struct point middle = at(poster, poster->is->safety.x, poster->is->safety.y);
    middle.x += poster->apart * APART + poster->thrown * (1050 + poster->origin.x);
    mille_card_draw(list, coup->safety, around(middle, w, w * 1.4f), angle, 0);
    /* Over the card, whose shadow would darken it. */
    float out_w = w + 2 * rim, out_h = w * 1.4f + 2 * rim, p = part;
    struct draw_command *frame = shape_begin(list, around(middle, out_w, out_h));
    frame->angle = angle;
    shape_rect(list, 2.5f * p, 2.5f * p, out_w - 5 * p, out_h - 5 * p, 39.5f * p, paint_line(INK_INK, 5 * p));
    shape_rect(list, 8 * p, 8 * p, out_w - 16 * p, out_h - 16 * p, 35 * p, paint_line(INK_GOLD, 6.5f * p));
    shape_rect(list, 14 * p, 14 * p, out_w - 28 * p, out_h - 28 * p, 30 * p, paint_line(INK_GOLDLT, 6 * p));
    shape_end(list);
}

/* The star-shaped burst; its picture is 660 wide at rest. */
static void draw_burst(struct draw_list *list, const struct poster *poster, float size, unsigned flags)
{
    if (size > 0) {
        float w = poster->is->burst_w * poster->scale * size;
        draw_sprite(list, "icons/clash", around(at(poster, poster->is->burst.x, poster->is->burst.y), w, w))
            ->flags |= flags;
    }
}

/* The title comes down as the cards clash. */
static void draw_title(struct draw_list *list, const struct poster *poster)
{
    const float angle = -4, size = 230;
    float up = -(poster->thrown + poster->apart) * 520;
    const char *title = _("Coup fourré!");
    float wide = draw_text_width(list, title, FONT_DISPLAY, size, 0), room = poster->is->title_room;
    float fit = (wide > room ? size * room / wide : size) * poster->scale, part = fit / size;
    const struct point place = poster->is->title;
    for (int face = 0; face < 2; face++) { /* after its shadow */
        struct point turn =
            turned(place.x + (face ? 0 : 9), place.y + (face ? 0 : 12), place.x + 60, place.y - 26, angle);
        struct point lies = at(poster, turn.x, turn.y);
        struct draw_command *text = draw_text(list, lies.x, lies.y + up, title, FONT_DISPLAY, fit,
                                              face ? INK_GOLDLT : INK_INK, ANCHOR_MIDDLE);
        text->angle = angle;
        text->as.text.outline = (face ? 11.0f : 13.0f) * (poster->scale < 1 ? part : 1);
        text->as.text.outline_ink = INK_INK;
    }
}

static void seal_text(struct draw_list *list, struct point middle, float size, const struct poster *poster,
                      float x, float y, const char *string, enum font font, float em, float tracking,
                      struct rgba ink)
{
    float wide = draw_text_width(list, string, font, em, tracking), room = 248;
    float fit = (wide > room ? em * room / wide : em) * size;
    struct draw_command *text =
        draw_text(list, middle.x + x * size, middle.y + y * size, string, font, fit, ink, ANCHOR_MIDDLE);
    text->as.text.tracking = tracking * size;
    text->flags |= poster->flags;
}

static void draw_seal(const struct front *front, struct draw_list *list, const struct poster *poster)
{
    if (poster->stamp <= 0) {
        return;
    }
    /* The picture is 424 x 432 with the seal's middle at 210, 210. */
    float size = tween_mix(2.2f, 1, poster->stamp) * poster->is->seal_size * poster->scale,
          opacity = fminf(poster->stamp * 1.5f, 1);
    struct point middle = at(poster, poster->is->seal.x, poster->is->seal.y);
    middle.x += poster->apart * APART;
    struct rect box = {middle.x - 210 * size, middle.y - 210 * size, 424 * size, 432 * size};
    struct draw_command *seal = draw_sprite(list, "icons/seal", box);
    seal->ink = ink_fade(seal->ink, opacity);
    seal->flags |= poster->flags;
    char points[16];
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    text_format(points, sizeof points, "+%d", mille_unit_points(pub->option, SCORE_COUP_FOURRE));
    struct rgba gold = ink_fade(INK_GOLDLT, opacity), cream = ink_fade(INK_CREAM, opacity);
    seal_text(list, middle, size, poster, 0, -70, _("AND PLAY AGAIN"), FONT_SIGN, poster->is->again, 1.6f,
              cream);
    seal_text(list, middle, size, poster, -4, 42, points, FONT_SIGN, 116, 0, gold);
    seal_text(list, middle, size, poster, 0, 90, _("points"), FONT_BODY_SEMI, 34, 0, cream);
}

/* Who played the hazard: among several the log tells it, as far back as it goes; SEAT_NONE: it is not there.
 */
static int attacker(const struct table *table, int seat, int hazard)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    if (table->session.journal.setup.seats == 2) {
        return seat == table_you(table) ? table_other(table) : table_you(table);
    }
    for (int i = shown->logged - 1; i >= 0; i--) {
        const struct event *event = &shown->log[i];
        if (event->kind == EVENT_PLAYED && event->card == hazard &&
            event->target == table_side_of(table, seat)) {
            return event->seat;
        }
    }
    return SEAT_NONE;
}

void coup_text(const struct table *table, int seat, int safety, int hazard, struct text *out)
{
    const char *parries = mille_card_name(safety), *parried = mille_card_name(hazard);
    int other = attacker(table, seat, hazard);
    if (other == SEAT_NONE) {
        /* TRANSLATORS: who plays a coup fourre, the safety and the hazard. */
        text_addf(out, _("%s: %s parries %s"), table_called(table, seat), parries, parried);
    } else if (table_is_you(table, other)) {
        text_addf(out, _("%s\u2019s %s parries your %s"), table_called(table, seat), parries, parried);
    } else {
        text_addf(out, _("%s parries %s\u2019s %s"), parries, table_called(table, other), parried);
    }
}

static void draw_banner(const struct front *front, struct draw_list *list, const struct poster *poster)
{
    float down = (1 - poster->stamp + poster->apart) * 240;
    float w = poster->is->banner_w * poster->scale,
          h = BANNER_H * poster->scale * poster->is->banner_size / 44;
    struct point middle = at(poster, poster->is->banner.x, poster->is->banner.y - 12);
    struct point corner = {middle.x - w / 2, middle.y - 46 * h / 92 + down};
    double r = (double)w, b = (double)h, half = (double)h / 2, in = 40 * (double)h / 92;
    shape_begin(list, (struct rect){corner.x, corner.y, w + 10, h + 12});
    shape_path(list, paint_fill(ink_fade(INK_INK, .4f)), "M10 12L%g 12L%g %gL%g %gL10 %gL%g %gZ", r + 10,
               r + 10 - in, half + 12, r + 10, b + 12, b + 12, 10 + in, half + 12);
    shape_path(list, paint_fill(INK_CREAM), "M0 0L%g 0L%g %gL%g %gL0 %gL%g %gZ", r, r - in, half, r, b, b, in,
               half);
    shape_path(list, paint_line(INK_ROYAL, 3), "M18 8L%g 8L%g %gL%g %gL18 %gL%g %gZ", r - 18, r - 10 - in,
               half, r - 18, b - 8, b - 8, in + 10, half);
    shape_end(list);
    const struct coup_state *coup = coup_of(front);
    char line[200];
    struct text says = text_in(line, sizeof line);
    coup_text(table_of(front), coup->seat, coup->safety, coup->hazard, &says);
    float size = poster->is->banner_size * poster->scale;
    draw_text_fit(list, middle.x, corner.y + h / 2 + size * .36f, line, FONT_BODY_SEMI, size, INK_INK,
                  ANCHOR_MIDDLE, w - 110 - 2 * (float)in * .5f);
}

void coup_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct coup_state *coup = coup_of(front);
    float ms = ((float)coup->ticks + blend) * COUP_LENGTH / (float)front_ticks(front, COUP_LENGTH);
    if (front->settings.reduced_motion) { /* as it stands when all has come */
        ms = STAMP.from + STAMP.length;
    }
    struct poster poster = poster_at(&list->frame, ms);
    if (poster.flash > 0) {
        draw_fill(list, list->frame.canvas, ink_fade(INK_GOLDLT, .85f * poster.flash));
        draw_burst(list, &poster, tween_mix(.3f, 2.4f, through(BURST, ms)) * poster.flash, DRAW_MOVING);
    }
    if (ms < SPLIT.from) {
        return;
    }
    float shift = poster.apart * APART;
    draw_halves(list, shift);
    struct point hop = weight_shift(weight_of(front), (struct point){0, 0});
    draw_group(list, 0, hop.y, 1);
    draw_foil(list, &poster, 0, shift + poster.thrown * 1500);
    draw_foil(list, &poster, 1, -shift - poster.thrown * 1500);
    draw_hazard(coup, list, &poster);
    draw_burst(list, &poster, poster.pop, poster.flags);
    draw_safety(coup, list, &poster);
    draw_title(list, &poster);
    draw_seal(front, list, &poster);
    draw_banner(front, list, &poster);
    draw_group_end(list);
}
