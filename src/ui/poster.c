/* SPDX-License-Identifier: MIT */
#include "ui/poster.h"

#include "ui/furniture.h"

#include <math.h>

struct poster poster_lie(struct rect canvas, float foot)
{
    struct poster poster = {.all = canvas, .x = canvas.w / 2, .y = canvas.h / 2};
    poster.all.h = foot;
    poster.upright = canvas.w < canvas.h * 1.2f;
    poster.k = poster.upright ? fminf(canvas.w / 1260, canvas.h / 1240)
                              : fminf(canvas.w / REFERENCE_W, canvas.h / REFERENCE_H);
    return poster;
}

struct poster poster_begin(struct draw_list *list, float foot, const char *scene)
{
    struct rect canvas = list->frame.canvas;
    struct poster poster = poster_lie(canvas, foot);
    poster.list = list;
    float cover = fmaxf(poster.k, fmaxf(canvas.w / 2540, canvas.h / 1420));
    draw_scene(list, scene, poster.x - REFERENCE_W / 2 * cover, poster.y - REFERENCE_H / 2 * cover, cover);
    return poster;
}

struct point poster_at(const struct poster *poster, float x, float y)
{
    return (struct point){poster->x + (x - REFERENCE_W / 2) * poster->k,
                          poster->y + (y - REFERENCE_H / 2) * poster->k};
}

void poster_letters(struct draw_list *list, const struct poster_letters *letters)
{
    float size = letters->size, wide = draw_text_width(list, letters->string, letters->font, size, 0);
    float k = wide > letters->width ? letters->width / wide : 1, outline = size * .046f * k;
    for (int i = 0; i < 2; i++) {
        float off = i ? 0 : size * .04f * k;
        struct draw_command *text =
            draw_text(list, letters->x + off, letters->y + off * 1.3f, letters->string, letters->font,
                      size * k, i ? letters->ink : INK_INK, ANCHOR_MIDDLE);
        text->as.text.outline = outline + (i ? 0 : 2);
        text->as.text.outline_ink = INK_INK;
        text->angle = letters->angle;
        text->flags |= letters->flags;
    }
}

void poster_banner(struct draw_list *list, const char *string, float x, float y, float width, float least,
                   struct rgba ink)
{
    const float h = 92, size = 44;
    float wide = draw_text_width(list, string, FONT_BODY_SEMI, size, 0);
    float w = fminf(width, fmaxf(wide + 150, least));
    shape_begin(list, (struct rect){x - w / 2, y, w + 12, h + 14});
    shape_path(list, paint_fill(ink_fade(INK_INK, .4f)), "M10 12L%g 12L%g 58L%g 104L10 104L50 58Z", w + 10,
               w - 30, w + 10);
    shape_path(list, paint_fill(INK_CREAM), "M0 0L%g 0L%g 46L%g 92L0 92L40 46Z", w, w - 40, w);
    shape_path(list, paint_line(ink, 3), "M18 8L%g 8L%g 46L%g 84L18 84L50 46Z", w - 18, w - 50, w - 18);
    shape_end(list);
    draw_text_fit(list, x, y + 46 + size * .35f, string, FONT_BODY_SEMI, size, INK_INK, ANCHOR_MIDDLE,
                  w - 130);
}

void poster_seal(struct draw_list *list, float x, float y, float radius, const char *above,
                 const char *figure, const char *below)
{
    furniture_burst(list, x + 8, y + 12, radius, 24, .86f, 1, 0, INK_INK);
    furniture_burst(list, x, y, radius, 24, .86f, 1, 0, INK_GOLD);
    float r = radius * .785f;
    shape_begin(list, (struct rect){x - r - 4, y - r - 4, 2 * r + 8, 2 * r + 8});
    shape_circle(list, r + 4, r + 4, r, (struct paint){INK_NAVY, INK_GOLDLT, 5, false});
    shape_end(list);
    float k = radius / 172, room = r * 1.7f;
    draw_text_fit(list, x, y + 38 * k, figure, FONT_SIGN, radius * .62f, INK_GOLDLT, ANCHOR_MIDDLE, room);
    draw_text_fit(list, x, y + 84 * k, below, FONT_BODY_SEMI, 32 * k, INK_CREAM, ANCHOR_MIDDLE, room * .8f);
    float wide = list->plain ? .94f : .84f; /* plain letters are wider, and not so high */
    draw_text_fit(list, x, y - 62 * k, above, FONT_SIGN, 25 * k, INK_CREAM, ANCHOR_MIDDLE, room * wide);
}

/* A line of the postmark, `down` units below its middle before the rotation. */
static void stamped(struct draw_list *list, const struct postmark *mark, const char *string, float down,
                    float size, float tracking, float room, struct rgba ink)
{
    const float turn = -10;
    float s = .64f * mark->size, angle = turn * PI / 180;
    /* The width is checked at the printed size, which may be that of large print. */
    draw_text_tracked(list, mark->middle.x - sinf(angle) * down * s, mark->middle.y + cosf(angle) * down * s,
                      string, FONT_SIGN, size * s, tracking * s, ink, ANCHOR_MIDDLE, room * s)
        ->angle = turn;
}

void postmark_draw(struct draw_list *list, const struct postmark *mark)
{
    float s = .64f * mark->size, reach = 101 * s;
    struct rgba ink = ink_fade(INK_RED, .82f * mark->opacity);
    shape_begin(list, (struct rect){mark->middle.x - reach, mark->middle.y - reach, 2 * reach, 2 * reach});
    shape_circle(list, reach, reach, 96 * s, paint_line(ink, 7 * s));
    shape_circle(list, reach, reach, 80 * s, paint_line(ink, 2.6f * s));
    shape_end(list);
    stamped(list, mark, mark->head, -34, 31, 2, 104, ink);
    stamped(list, mark, mark->figure, 22, 60, 1, 146, ink);
    stamped(list, mark, mark->foot, 54, 22, 2, 104, ink);
}
