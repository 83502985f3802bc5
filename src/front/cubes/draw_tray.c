/* SPDX-License-Identifier: MIT */
/* The tray, the rail, the cup that shakes and pours, and what stands beside. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/cubes/words.h"
#include "front/scenes/evening_marks.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

/* One shake of the cup there and back. */
static const float SHAKE_MS = 600;

static void draw_kind_plate(struct draw_list *list, float x, float y, float w, const char *string, bool die)
{
    shape_begin(list, (struct rect){x, y, w + 8, 74});
    shape_rect(list, 4, 6, w, 64, 12, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, 0, 0, w, 64, 12, paint_fill(INK_ROYAL));
    shape_rect(list, 5, 5, w - 10, 54, 8, paint_line(INK_GOLDLT, 2.6f));
    shape_end(list);
    float left = x + 20;
    if (die) {
        cubes_draw_flat(list, CUBES_JOKER, x + 14, y + 9, 46);
        left = x + 72;
    }
    float room = x + w - 18 - left;
    draw_text_fit(list, left + room / 2, y + 43, string, FONT_SIGN, 34, INK_GOLDLT, ANCHOR_MIDDLE, room);
}

/* The sign with the kind of game: a plate with the goal, and one with the Joker. */
struct kind {
    char says[96];
    float goal, k; /* the width of the plate with the goal, and the scale of both */
    struct rect box;
};

static const float jokers_w = 214, kinds_gap = 12;

static struct kind kind_of(const struct cubes_frame *frame)
{
    struct rect tray = frame->view->layout.tray;
    const struct cubes_public *shown = &frame->view->shown;
    struct kind kind;
    const char *town =
        cubes_layout_folds(&frame->view->layout) ? frame->look->town : NULL; /* no other head */
    char says[64];
    struct text of = text_in(says, sizeof says), out = text_in(kind.says, sizeof kind.says);
    cubes_kind_text(shown, &of);
    evening_head(town, says, &out);
    kind.k = fminf(fminf(1, tray.w / 900), tray.h / 470);
    kind.goal = fminf(draw_text_width(frame->list, kind.says, FONT_SIGN, 34, 0) + 46, town ? 520 : 300);
    float w = (kind.goal + (shown->jokers ? kinds_gap + jokers_w : 0)) * kind.k;
    kind.box = (struct rect){tray.x + tray.w / 2 - w / 2, tray.y + tray.h - 58 * kind.k, w, 64 * kind.k};
    return kind;
}

struct rect cubes_kind_box(const struct cubes_frame *frame)
{
    return kind_of(frame).box;
}

void cubes_draw_kind_sign(const struct cubes_frame *frame)
{
    struct kind kind = kind_of(frame);
    draw_zoom(frame->list, kind.box.x, kind.box.y, kind.k);
    draw_kind_plate(frame->list, 0, 0, kind.goal, kind.says, false);
    if (frame->view->shown.jokers) {
        draw_kind_plate(frame->list, kind.goal + kinds_gap, 0, jokers_w, _("JOKERS"), true);
    }
    draw_zoom_end(frame->list);
}

static void draw_props(const struct cubes_frame *frame)
{
    struct point at = frame->view->layout.props;
    if (at.x > 0) {
        const float a = .78f, b = .84f;
        draw_sprite(frame->list, "scenes/prop_coffee",
                    (struct rect){at.x - 112 * a, at.y + 30 - 170 * a, 260 * a, 230 * a});
        draw_sprite(frame->list, "scenes/prop_pastis",
                    (struct rect){at.x + 14 - 60 * b, at.y + 234 - 180 * b, 220 * b, 250 * b});
        cubes_draw_living_cup(frame);
    }
}

void cubes_draw_tray(const struct cubes_frame *frame)
{
    const struct cubes_layout *layout = &frame->view->layout;
    struct rect tray = layout->tray, rack = layout->rack;
    const struct cubes_art *art = cubes_art_nearest(CUBES_TRAYS, tray.w, tray.h);
    float kx = tray.w / art->w, ky = tray.h / art->h;
    draw_sprite(frame->list, art->name,
                (struct rect){tray.x, tray.y, (art->w + 40) * kx, (art->h + 44) * ky});
    draw_props(frame);
    const struct cubes_art *rail = cubes_art_nearest(CUBES_RACKS, rack.w, rack.h);
    kx = rack.w / rail->w;
    ky = rack.h / rail->h;
    draw_sprite(frame->list, rail->name,
                (struct rect){rack.x, rack.y, (rail->w + 16) * kx, (rail->h + 18) * ky});
}

/* ---- the cup --------------------------------------------------------------------------------- */

enum cup_pose { CUP_AWAY, CUP_STANDS, CUP_SHAKES, CUP_TIPPED };

struct cup {
    enum cup_pose pose;
    float angle, lift; /* as it shakes */
    float tipping;     /* 0..1: how far it is on its way over */
};

static struct cup shaken(float ms, bool still)
{
    float part = sinf(2 * PI * ms / SHAKE_MS);
    return (struct cup){
        .pose = CUP_SHAKES, .angle = still ? 0 : 9 * part, .lift = still ? 0 : 14 * fabsf(part)};
}

static struct cup cup_now(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    const struct motion_step *step = frame->step;
    bool beside = view->layout.cup.x > 0;
    float held = cubes_view_shaken_ms(view, frame->blend);
    if (held >= 0) {
        return shaken(held, frame->look->reduced);
    }
    if (step && step->kind == CUBES_STEP_ROLL && !step->still) {
        float poured = cubes_view_poured_ms(step), tips = poured - CUBES_TIP_MS;
        if (frame->ms < tips) {
            return shaken(frame->ms, false);
        }
        return (struct cup){.pose = CUP_TIPPED, .tipping = fminf((frame->ms - tips) / CUBES_TIP_MS, 1)};
    }
    if (step && step->kind == CUBES_STEP_BUST && beside) {
        return (struct cup){.pose = CUP_TIPPED, .tipping = 1};
    }
    return (struct cup){.pose = beside || view->in_cup ? CUP_STANDS : CUP_AWAY};
}

void cubes_draw_cup(const struct cubes_frame *frame)
{
    const struct cubes_layout *layout = &frame->view->layout;
    struct cup cup = cup_now(frame);
    bool beside = layout->cup.x > 0;
    /* Without room beside the tray the cup is shown over the tray, only while it is used. */
    float k = beside ? .92f : fminf(.80f, layout->tray.h / 520);
    struct point mouth = cubes_layout_mouth(layout);
    struct point foot = beside
                            ? layout->cup
                            : (struct point){layout->tray.x + 96 * k, layout->tray.y + layout->tray.h * .84f};
    if (cup.pose == CUP_AWAY) {
        return;
    }
    if (cup.pose == CUP_TIPPED) {
        float q = k * 1.03f, away = (1 - tween_ease(EASE_OUT_QUAD, cup.tipping));
        /* Its mouth comes down to where the dice leave it. */
        struct rect box = {mouth.x - 236 * q, mouth.y - 120 * q - 40 * away, 340 * q, 300 * q};
        struct draw_command *tipped = draw_sprite(frame->list, "cubes/cup_tipped", box);
        tipped->angle = -38 * away;
        tipped->flags |= away > 0 ? DRAW_MOVING : 0u;
        return;
    }
    struct rect box = {foot.x - 110 * k, foot.y - 250 * k - cup.lift * k, 360 * k, 352 * k};
    struct draw_command *standing = draw_sprite(frame->list, "cubes/cup", box);
    standing->angle = cup.angle;
    standing->flags |= cup.pose == CUP_SHAKES ? DRAW_MOVING : 0u;
}
