/* SPDX-License-Identifier: MIT */
/* How the terrace looks, and the dawn: the picture as wide as the window, the people behind the table, and
 * the line on a plate that hides no face. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/terrace_inside.h"
#include "front/stage/bar.h"
#include "front/stage/living.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

/* The pictures, in their own units. */
static const float FAR_W = 2600, FAR_H = 1080, DAWN_W = 1920, TABLE_Y = 800, TABLE_H = 300;
static const float BUST_W = 130, BUST_H = 158, BUST_SCALE = 1.7f, BUST_Y = 574, LIFT = 20;
static const float ARM_W = 90, ARM_H = 60, ARM_X = 88, ARM_Y = 770;
static const float FIRST_X = 190, LAST_X = 2410, PITCH_MOST = 236;
/* The plate ends above this edge of the table; at dawn the sun and the card are looked at. */
static const float PLATES_Y = 886, HEADS_Y = 540, DAWN_X = 1060, SILL_Y = 930;
/* The plate of a line, in units of the canvas. */
static const float PLATE_W = 1180, EDGE = 28, AIR = 22, LETTERS = 34, LETTERS_LEAST = 22, NAME = .9f,
                   LEADING = 1.28f, TIP_W = 24, TIP_H = 26;

/* ---- where all lies -------------------------------------------------------------------------------- */

/* The middle of a guest: they sit together about the middle of the table. */
static float guest_x(const struct terrace_state *terrace, int guest)
{
    float pitch = terrace->guests > 1 ? (LAST_X - FIRST_X) / (float)(terrace->guests - 1) : 0;
    pitch = fminf(pitch, PITCH_MOST);
    return (FIRST_X + LAST_X) / 2 + pitch * ((float)guest - (float)(terrace->guests - 1) / 2);
}

float terrace_middle(const struct terrace_state *terrace, int at)
{
    int guest = terrace->word[at].guest;
    return terrace->dawn ? DAWN_X : guest >= 0 ? guest_x(terrace, guest) : FAR_W / 2;
}

/* The plate of the line. */
struct plate {
    struct rect box;
    float letters, name; /* of the line, and of who says it; 0: nobody in particular */
};

static struct plate lay_plate(const struct front *front, const struct draw_list *list)
{
    const struct terrace_state *terrace = terrace_of(front);
    const struct journey_word *word = &terrace->word[terrace->at];
    const struct rect safe = front->frame.safe;
    const float foot = bar_box(&front->frame).y, k = draw_leading(list, 1);
    struct plate plate = {.letters = LETTERS};
    float w = fminf(PLATE_W, safe.w - 2 * AIR), room = w - 2 * EDGE, high;
    for (;; plate.letters--) {
        int lines = draw_text_lines(list, word->text, FONT_BODY_SEMI, plate.letters, room);
        plate.name = word->guest >= 0 ? plate.letters * NAME : 0;
        high = plate.name * 1.5f + (float)lines * plate.letters * LEADING * k + 2 * EDGE * .8f;
        if (high <= (foot - safe.y) * .36f || plate.letters <= LETTERS_LEAST) {
            break;
        }
    }
    float y = foot - AIR - high;
    if (terrace->dawn && front->frame.kind == FRAME_FLAT) { /* over the houses: above them is the sun */
        y = foot - (FAR_H - SILL_Y) * fmaxf(foot / FAR_H, front->frame.canvas.w / DAWN_W) - high - 8;
    } else if (terrace->dawn) {
        y = safe.y + AIR;
    }
    plate.box = (struct rect){safe.x + (safe.w - w) / 2, y, w, high};
    return plate;
}

/* The part of the picture that the window shows. */
struct view {
    float scale, left, top; /* of the picture's origin on the canvas */
};

/* The picture fills the window above the bar, and goes up where a high plate would hide what lies on the
 * table. */
static struct view lay_view(const struct front *front, const struct plate *plate, float middle)
{
    const struct rect canvas = front->frame.canvas;
    const bool dawn = terrace_of(front)->dawn;
    const float w = dawn ? DAWN_W : FAR_W, foot = bar_box(&front->frame).y;
    float zoom = !dawn && front->frame.kind == FRAME_FLAT ? 1.2f : 1; /* or faces would be small */
    float scale = fmaxf(foot / FAR_H * zoom, canvas.w / w);
    float left = fmaxf(fminf(canvas.w / 2 - middle * scale, 0), canvas.w - w * scale);
    float top = foot - FAR_H * scale;
    if (!dawn) {
        float heads = front->frame.safe.y + AIR - HEADS_Y * scale;
        top = fmaxf(fminf(top, plate->box.y - TIP_H - PLATES_Y * scale), fminf(top, heads));
    }
    return (struct view){scale, left, top};
}

static struct rect in_view(const struct view *view, float x, float y, float w, float h)
{
    return (struct rect){view->left + x * view->scale, view->top + y * view->scale, w * view->scale,
                         h * view->scale};
}

/* ---- the people ------------------------------------------------------------------------------------ */

/* How far a guest leans forward, 0 to 1. */
static float leans(const struct front *front, int guest, float blend)
{
    const struct terrace_state *terrace = terrace_of(front);
    bool now = terrace->word[terrace->at].guest == guest,
         before = terrace->was >= 0 && terrace->word[terrace->was].guest == guest;
    float part = terrace->said < 0
                     ? 1
                     : fminf(((float)terrace->said + blend) / (float)front_ticks(front, TERRACE_SAID_MS), 1);
    return now == before ? (float)now : now ? tween_ease(EASE_OUT_BACK, part) : 1 - part;
}

static void draw_guest(const struct front *front, struct draw_list *list, const struct view *view, int guest,
                       float blend)
{
    const struct terrace_state *terrace = terrace_of(front);
    const struct journey_guest *who = &terrace->guest[guest];
    bool pleased = terrace->word[terrace->at].guest == guest || terrace_is_toast(terrace);
    float w = BUST_W * BUST_SCALE, h = BUST_H * BUST_SCALE;
    draw_sprite(
        list, pleased ? who->pleased : who->bust,
        in_view(view, guest_x(terrace, guest) - w / 2, BUST_Y - LIFT * leans(front, guest, blend), w, h));
}

static void draw_people(const struct front *front, struct draw_list *list, const struct view *view,
                        float blend)
{
    const struct terrace_state *terrace = terrace_of(front);
    int speaks = terrace->word[terrace->at].guest;
    for (int i = 0; i < terrace->guests; i++) {
        if (i != speaks) {
            draw_guest(front, list, view, i, blend);
        }
    }
    if (speaks >= 0) { /* before the neighbours' shoulders */
        draw_guest(front, list, view, speaks, blend);
    }
}

static void draw_arms(const struct terrace_state *terrace, struct draw_list *list, const struct view *view)
{
    for (int i = 0; i < terrace->guests; i++) {
        if (terrace->guest[i].arm) {
            draw_sprite(list, terrace->guest[i].arm,
                        in_view(view, guest_x(terrace, i) - ARM_X * BUST_SCALE, ARM_Y, ARM_W * BUST_SCALE,
                                ARM_H * BUST_SCALE));
        }
    }
}

/* ---- the table ------------------------------------------------------------------------------------- */

static void draw_candles(const struct front *front, struct draw_list *list, const struct view *view)
{
    const float first = 171, pitch = 320, flame = TABLE_Y + 14, across = 120;
    for (int i = 0; i < 8; i++) {
        struct living light = {
            .kind = LIVING_GLOW,
            .picture = "living/glow",
            .box = {first + pitch * (float)i - across / 2, flame - across / 2, across, across},
            .every = 70 + 13 * (i % 3),
            .first = 1 + 17 * (i % 4),
            .lasts = 60,
            .opacity = .5f};
        living_draw(front, list, &light, 1, (struct point){view->left, view->top}, view->scale);
    }
}

static void draw_table(const struct front *front, struct draw_list *list, const struct view *view)
{
    struct rect near = in_view(view, 0, TABLE_Y, FAR_W, TABLE_H);
    float foot = bar_box(&front->frame).y, ends = near.y + near.h - 2;
    if (ends < foot) { /* the cloth goes on */
        draw_fill(list, (struct rect){0, ends, front->frame.canvas.w, foot - ends}, INK_PAPER);
    }
    draw_sprite(list, "journey/terrace_near", near);
    draw_candles(front, list, view);
}

/* Each burst grows after the one before, over the middle of what is seen. */
static void draw_bursts(const struct front *front, struct draw_list *list, const struct view *view,
                        float blend)
{
    static const struct {
        const char *picture;
        float x, y, size; /* x: a part of the window's width */
    } bursts[TERRACE_BURSTS] = {{"journey/fireworks_1", .24f, 330, 360},
                                {"journey/fireworks_2", .76f, 300, 440},
                                {"journey/fireworks_3", .5f, 380, 300}};
    const struct terrace_state *terrace = terrace_of(front);
    for (int i = 0; i < TERRACE_BURSTS && terrace_is_toast(terrace); i++) {
        float part = 1;
        if (terrace->burst >= 0) {
            float ticks = (float)front_ticks(front, TERRACE_BURST_MS);
            part = fminf(fmaxf(((float)terrace->burst + blend - ticks * (float)i) / ticks, 0), 1);
        }
        float size = bursts[i].size * tween_ease(EASE_OUT_CUBIC, part) * view->scale;
        struct point at = {list->frame.canvas.w * bursts[i].x, view->top + bursts[i].y * view->scale};
        if (size > 1) {
            struct rect box = {at.x - size / 2, at.y - size / 2, size, size};
            struct draw_command *drawn = draw_sprite(list, bursts[i].picture, box);
            drawn->flags |= part < 1 ? DRAW_MOVING : 0u;
        }
    }
}

/* ---- the line -------------------------------------------------------------------------------------- */

/* The plate's tip, below whoever says the line. */
static void draw_tip(const struct front *front, struct draw_list *list, const struct plate *plate,
                     const struct view *view)
{
    const struct terrace_state *terrace = terrace_of(front);
    float x = view->left + guest_x(terrace, terrace->word[terrace->at].guest) * view->scale;
    x = fminf(fmaxf(x, plate->box.x + EDGE + TIP_W), plate->box.x + plate->box.w - EDGE - TIP_W);
    shape_begin(list, (struct rect){x - TIP_W, plate->box.y - TIP_H, 2 * TIP_W, TIP_H + 8});
    shape_polygon(list, (struct point[]){{TIP_W, 0}, {0, TIP_H + 1}, {2 * TIP_W, TIP_H + 1}}, 3,
                  paint_fill(INK_CREAM));
    shape_end(list);
}

static void draw_words(const struct front *front, struct draw_list *list, const struct plate *plate,
                       const struct view *view)
{
    const struct terrace_state *terrace = terrace_of(front);
    const struct journey_word *word = &terrace->word[terrace->at];
    float x = plate->box.x + EDGE, y = plate->box.y + EDGE * .8f, room = plate->box.w - 2 * EDGE;
    float leading = plate->letters * draw_leading(list, LEADING);
    furniture_plate(list, plate->box, 14, INK_CREAM);
    if (word->guest >= 0) {
        draw_tip(front, list, plate, view);
        draw_text_fit(list, x, y + plate->name * .9f, _(terrace->guest[word->guest].who->name), FONT_SIGN,
                      plate->name, INK_RED, ANCHOR_START, room);
        y += plate->name * 1.5f;
    }
    draw_text_wrapped(list, x, y + leading * .72f, word->text, FONT_BODY_SEMI, plate->letters, INK_INK,
                      ANCHOR_START, room, leading);
}

void terrace_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct terrace_state *terrace = terrace_of(front);
    struct plate plate = lay_plate(front, list);
    struct view view = lay_view(front, &plate, terrace_middle_now(front, blend));
    if (terrace->dawn) {
        draw_sprite(list, "journey/dawn", in_view(&view, 0, 0, DAWN_W, FAR_H));
    } else {
        draw_sprite(list, "journey/terrace_far", in_view(&view, 0, 0, FAR_W, FAR_H));
        draw_bursts(front, list, &view, blend);
        draw_people(front, list, &view, blend);
        draw_table(front, list, &view);
        draw_arms(terrace, list, &view);
    }
    draw_words(front, list, &plate, &view);
}
