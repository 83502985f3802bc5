/* SPDX-License-Identifier: MIT */
/* The picture of the page at the end of a game: what games draw it with. */
#include "front/scenes/ending_inside.h"

#include "front/front.h"
#include "front/game_front.h"
#include "front/stage/life.h"
#include "front/stage/living.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <math.h>

static const float FALL_MS = 500, FALLS_MS = 1400; /* when the shreds begin to fall, and for how long */

float ending_part(const struct ending_show *show, float at, float ms, enum ease ease)
{
    return tween_ease(ease, (show->ms - at) / ms);
}

bool ending_festive(const struct ending_show *show)
{
    enum ending_kind kind = show->result->kind;
    return kind == ENDING_WON || kind == ENDING_FAR || kind == ENDING_EQUAL;
}

struct point ending_at(const struct ending_show *show, float x, float y)
{
    return (struct point){show->origin.x + x * show->scale, show->origin.y + y * show->scale};
}

struct rect ending_box(const struct ending_show *show, struct rect box)
{
    struct point at = ending_at(show, box.x, box.y);
    return (struct rect){at.x, at.y, box.w * show->scale, box.h * show->scale};
}

void ending_far(const struct ending_show *show, const char *scene, struct rgba above, struct rgba below)
{
    const struct rect canvas = show->list->frame.canvas, art = SCENE_REACH;
    float head = show->origin.y + (art.y + 2) * show->scale;
    float foot = show->origin.y + (art.y + art.h - 4) * show->scale;
    draw_scene(show->list, scene, show->origin.x, show->origin.y, show->scale);
    if (head > 0) {
        draw_fill(show->list, (struct rect){0, 0, canvas.w, head + 2}, above);
    }
    if (foot < canvas.h) {
        draw_fill(show->list, (struct rect){0, foot, canvas.w, canvas.h - foot}, below);
    }
}

void ending_near(const struct ending_show *show, const char *picture)
{
    draw_sprite(show->list, picture, ending_box(show, SCENE_REACH));
}

void ending_sprite(const struct ending_show *show, const char *picture, struct rect box, float opacity)
{
    if (opacity > 0) {
        struct draw_command *drawn = draw_sprite(show->list, picture, ending_box(show, box));
        drawn->ink = ink_fade(drawn->ink, fminf(opacity, 1));
    }
}

void ending_live(const struct ending_show *show, const struct living *rows, int count)
{
    if (show->ms >= ENDING_MS) {
        living_draw(show->front, show->list, rows, count, show->origin, show->scale);
    }
}

int ending_seat(const struct ending_show *show, int place)
{
    return table_seat_of(table_of(show->front), show->result->place[place].side);
}

/* The picture shows its focus within the stage, and covers the canvas from side to side. */
void ending_stage(struct ending_show *show, struct rect stage)
{
    const struct rect focus = table_of(show->front)->game->ending->focus, art = SCENE_REACH;
    const struct rect canvas = show->list->frame.canvas;
    const float middle = stage.x + stage.w / 2, at = focus.x + focus.w / 2, edge = 4;
    float scale = fminf(stage.w / focus.w, stage.h / focus.h);
    scale = fmaxf(scale, middle / (at - art.x - edge));
    scale = fmaxf(scale, (canvas.w - middle) / (art.x + art.w - edge - at));
    float x = middle - at * scale, y = stage.y + stage.h - (focus.y + focus.h) * scale;
    if (table_of(show->front)->game->ending->hangs) {
        float head = -(art.y + edge) * scale, foot = canvas.h - (art.y + art.h - edge) * scale;
        y = fmaxf(fminf(y, head), fminf(y, foot));
    }
    show->scale = scale;
    show->origin = (struct point){x, y};
}

/* Sprinkles paper over the stage: it falls while the page comes in, and lies in the air at rest. */
void ending_confetti(const struct ending_show *show, struct rect stage)
{
    enum { SHREDS = 44 };
    const struct rgba inks[] = {INK_RED, INK_CREAM, INK_SUN, INK_ROYAL, INK_GREEN, INK_CORAL};
    float fall = ending_part(show, FALL_MS, FALLS_MS, EASE_OUT_QUAD);
    long beat = life_beats(show->front);
    if (fall <= 0) {
        return;
    }
    for (int i = 0; i < SHREDS; i++) {
        float at = (float)life_chance(i, 7) / 65535, down = (float)life_chance(i, 8) / 65535;
        float speed = .004f + .004f * (float)life_chance(i, 9) / 65535;
        float y = down * .8f * fall - .1f * (1 - fall) + speed * (float)beat;
        y -= floorf(y / .86f) * .86f;
        float angle = (float)(i * 47) + (float)beat * 6 + fall * 90, a = angle * PI / 180;
        float x = stage.x + at * stage.w + 14 * sinf((float)i + (float)beat * .12f), w = 9, h = 5;
        float top = stage.y + y * stage.h, c = cosf(a), s = sinf(a);
        struct point shred[4] = {{x - w * c + h * s, top - w * s - h * c},
                                 {x + w * c + h * s, top + w * s - h * c},
                                 {x + w * c - h * s, top + w * s + h * c},
                                 {x - w * c - h * s, top - w * s + h * c}};
        draw_polygon(show->list, shred, 4, ink_fade(inks[i % 6], fminf(fall * 3, 1)));
    }
}
