/* SPDX-License-Identifier: MIT */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/replay.h"
#include "front/table/table.h"
#include "ui/form.h"
#include "ui/furniture.h"

#include <math.h>

static const float air = 8, edge = 12, where_w = 150, least_road = 190, road_h = 42;
/* In a flat window, whose line is a thumb high, the words stand above the road, beyond whose ends the car
 * reaches. */
static const float over_w = 190, over_h = 18, over_em = 24, car_half = 20;

/* One line where it is wide enough for all, or the hand is low; then the road above the buttons, then these
 * in two lines. */
static int lines_of(const struct front *front)
{
    float w = table_at(front, TABLE_REPLAY)->foot.w;
    return front->frame.kind == FRAME_FLAT || w >= 1250 ? 1 : w >= 760 ? 2 : 3;
}

/* Of a line: in a flat window, whose controls need not be for a thumb where letters are large, the words are
 * still above the roof of the car. */
static float high_of(const struct front *front)
{
    const float words_and_car = 76;
    return form_touch(&front->frame, front->frame.kind == FRAME_FLAT ? words_and_car : 50);
}

float replay_foot_height(const struct front *front)
{
    return (float)lines_of(front) * (high_of(front) + air) + air;
}

struct rect replay_panel(const struct front *front)
{
    return table_at(front, TABLE_REPLAY)->foot;
}

/* The box of a line of the panel. */
static struct rect line_of(const struct front *front, int line)
{
    struct rect safe = front->frame.safe, panel = table_at(front, TABLE_REPLAY)->foot;
    panel = rect_shared(panel, (struct rect){safe.x, panel.y, safe.w, panel.h}); /* beside a notch */
    float high = high_of(front);
    return (struct rect){panel.x + edge, panel.y + air + (float)line * (high + air), panel.w - 2 * edge,
                         high};
}

static bool is_flat(const struct front *front)
{
    return front->frame.kind == FRAME_FLAT;
}

/* The box of an item: items `first` to `last` share a width by their weights. */
static struct rect share(const struct front *front, struct rect stretch, int item, int first, int last)
{
    static const float wide[REPLAY_ITEMS] = {
        [REPLAY_BACK] = 70,  [REPLAY_PLAY] = 96,    [REPLAY_NEXT] = 70,  [REPLAY_SPEED] = 80,
        [REPLAY_HERE] = 240, [REPLAY_REVIEW] = 140, [REPLAY_LEAVE] = 140};
    /* The longest label stands in two lines there. */
    static const float flat[REPLAY_ITEMS] = {
        [REPLAY_BACK] = 60,  [REPLAY_PLAY] = 70,    [REPLAY_NEXT] = 60,  [REPLAY_SPEED] = 62,
        [REPLAY_HERE] = 150, [REPLAY_REVIEW] = 118, [REPLAY_LEAVE] = 100};
    const float *weight = is_flat(front) ? flat : wide;
    float all = 0, before = 0;
    for (int i = first; i <= last; i++) {
        all += weight[i];
        before += i < item ? weight[i] : 0;
    }
    float unit = (stretch.w - air * (float)(last - first)) / all;
    return (struct rect){stretch.x + before * unit + air * (float)(item - first), stretch.y,
                         weight[item] * unit, stretch.h};
}

struct rect replay_item(const struct front *front, enum replay_item item)
{
    int lines = lines_of(front);
    struct rect first = line_of(front, 0);
    float buttons = lines == 1 ? fminf(880, first.w - where_w - least_road) : 0;
    if (is_flat(front)) {
        buttons = first.w - over_w - 16;
    }
    if (item == REPLAY_ROAD && is_flat(front)) {
        return (struct rect){first.x + car_half, first.y + first.h - road_h, over_w - 2 * car_half, road_h};
    }
    if (item == REPLAY_ROAD) {
        return (struct rect){first.x + where_w, first.y + (first.h - road_h) / 2,
                             first.w - where_w - buttons - (lines == 1 ? 16 : 4), road_h};
    }
    if (lines < 3) {
        struct rect right = {first.x + first.w - buttons, first.y, buttons, first.h};
        return share(front, lines == 1 ? right : line_of(front, 1), (int)item, REPLAY_BACK, REPLAY_LEAVE);
    }
    return item <= REPLAY_SPEED ? share(front, line_of(front, 1), (int)item, REPLAY_BACK, REPLAY_SPEED)
                                : share(front, line_of(front, 2), (int)item, REPLAY_HERE, REPLAY_LEAVE);
}

static const float GLYPH_W = 28, GLYPH_AIR = 24;

static void draw_glyph(struct draw_list *list, struct rect box, const char *path)
{
    shape_begin(list, box);
    /* Clear of the keylines of a narrow button. */
    double k = (double)fminf(1, (box.w - GLYPH_AIR) / GLYPH_W);
    shape_group(list, "translate(%.1f %.1f) scale(%.2f)", (double)box.w / 2, (double)box.h / 2, k);
    shape_path(list, paint_fill(INK_INK), "%s", path);
    shape_group_end(list);
    shape_end(list);
}

static void draw_button(const struct front *front, struct draw_list *list, int id, const char *label)
{
    bool off = (id == REPLAY_REVIEW && !replay_of(front)->can_review) ||
               (id == REPLAY_HERE && table_is_apart(table_of(front)));
    bool green = id == REPLAY_HERE && !off;
    furniture_button_wrapped(list, replay_item(front, (enum replay_item)id), label,
                             green ? INK_GREEN : INK_PAPER,
                             green ? INK_CREAM
                             : off ? INK_STONE
                                   : INK_INK,
                             front_focus_of(front, &replay_scene) == id, front->pressed == id);
}

void replay_panel_draw(const struct front *front, struct draw_list *list)
{
    const struct replay_state *replay = replay_of(front);
    struct rect box = replay_panel(front), road = replay_item(front, REPLAY_ROAD);
    furniture_plate(list, box, 14, INK_CREAM);
    char where[64];
    /* TRANSLATORS: how far a replay has come: move 12 of 240. */
    text_format(where, sizeof where, _("%d of %d"), replay->at, replay->whole.count);
    struct rect line = line_of(front, 0);
    struct rect place = is_flat(front) ? (struct rect){line.x + 4, line.y, over_w - 8, over_h}
                                       : (struct rect){line.x + 4, line.y, where_w - 12, line.h};
    float em = is_flat(front) ? over_em : 30; /* over the road's car */
    draw_text_fit(list, place.x, place.y + place.h / 2 + em / 3, where, FONT_SIGN, em, INK_INK, ANCHOR_START,
                  place.w);
    furniture_slider(list, road, replay->whole.count ? (float)replay->at / (float)replay->whole.count : 0);
    if (front_focus_of(front, &replay_scene) == REPLAY_ROAD) {
        furniture_focus(list, rect_grow(road, 4), 14);
    }
    char speed[8];
    text_format(speed, sizeof speed, "\u00d7%d", replay_speeds[replay->speed]);
    const char *labels[REPLAY_ITEMS] = {[REPLAY_BACK] = "",
                                        [REPLAY_PLAY] = "",
                                        [REPLAY_NEXT] = "",
                                        [REPLAY_SPEED] = speed,
                                        [REPLAY_HERE] = _("Play on from here"),
                                        [REPLAY_REVIEW] = _("Review"),
                                        [REPLAY_LEAVE] = _("Leave")};
    for (int id = REPLAY_BACK; id < REPLAY_ITEMS; id++) {
        draw_button(front, list, id, labels[id]);
    }
    draw_glyph(list, replay_item(front, REPLAY_BACK), "M-14 -13L-9 -13L-9 13L-14 13ZM14 -13L14 13L-7 0Z");
    draw_glyph(list, replay_item(front, REPLAY_PLAY),
               replay->playing ? "M-12 -14L-4 -14L-4 14L-12 14ZM4 -14L12 -14L12 14L4 14Z"
                               : "M-10 -15L16 0L-10 15Z");
    draw_glyph(list, replay_item(front, REPLAY_NEXT), "M14 -13L9 -13L9 13L14 13ZM-14 -13L-14 13L7 0Z");
}
