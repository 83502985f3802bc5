/* SPDX-License-Identifier: MIT */
/* The map: the land, towns and twists, the stones with their plates, the head. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/goal_rules.h"
#include "front/journey/journey.h"
#include "front/journey/journey_car.h"
#include "front/scenes/journey_map_inside.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

/* ---- the land ---------------------------------------------------------------------------------------- */

static void draw_land(const struct front *front, struct draw_list *list, const struct map_place *place)
{
    char name[DAYLIGHT_NAME_SIZE];
    struct rect all = list->frame.canvas;
    /* September has the inks of the morning. */
    enum daylight light = journey_map_of(front)->way == STAGE_OUT ? DAYLIGHT_DUSK : DAYLIGHT_MORNING;
    bool september = light == DAYLIGHT_MORNING;
    daylight_name(name, place->tall ? "journey/journey_land_tall" : "journey/journey_land", light);
    float horizon = place->spot[0].at.y;
    draw_fill(list, (struct rect){0, 0, all.w, horizon}, september ? INK_GOLDLT : INK_SKY);
    draw_fill(list, (struct rect){0, horizon, all.w, all.h - horizon}, september ? INK_TERRA : INK_OCHRE);
    if (place->card) {
        draw_scene(list, name, place->land.x, place->land.y, place->land.w);
    } else {
        draw_sprite(list, name, place->land);
    }
}

/* ---- towns ------------------------------------------------------------------------------------------- */

/* The picture of a town: its size, where its foot is, how large it stands on the map and how far right of its
 * stone. */
struct town {
    const char *id, *picture;
    float w, h, x, y, scale, off;
};

#define OLD(id, picture, scale, off)                                                                         \
    {                                                                                                        \
        id, picture, 110, 110, 55, 100, scale, off                                                           \
    }
#define NEW(id, picture, scale, off)                                                                         \
    {                                                                                                        \
        id, picture, 200, 130, 100, 120, scale, off                                                          \
    }
static const struct town paris = OLD("paris", "icons/town_paris", 1.22f, 0);
static const struct town towns[] = {
    NEW("fontainebleau", "journey/town_fontainebleau", 1.3f, 0),
    NEW("montargis", "journey/town_montargis", 1.4f, 0),
    OLD("nevers", "icons/town_nevers", 1.4f, 0),
    OLD("moulins", "icons/town_moulins", 1.4f, 0),
    NEW("lapalisse", "journey/town_lapalisse", 1.4f, 30),
    OLD("roanne", "icons/town_roanne", 1.4f, 0),
    OLD("lyon", "icons/town_lyon", 1.62f, 52),
    OLD("valence", "icons/town_valence", 1.4f, 0),
    NEW("montelimar", "journey/town_montelimar", 1.4f, 0),
    NEW("orange", "journey/town_orange", 1.4f, 0),
    OLD("avignon", "icons/town_avignon", 1.4f, 0),
    OLD("aix", "icons/town_aix", 1.4f, 0),
    NEW("frejus", "journey/town_frejus", 1.4f, 0),
    OLD("menton", "icons/town_menton", 1.5f, 0),
};

static void draw_town(struct draw_list *list, const struct map_place *place, const struct town *town,
                      int spot)
{
    const float above = 21;
    struct point at = place->spot[spot].at;
    float k = place->k, s = town->scale * k;
    draw_sprite(list, town->picture,
                (struct rect){at.x + town->off * k - town->x * s, at.y - above * k - town->y * s, town->w * s,
                              town->h * s});
}

/* A cloud 160 wide, its foot at the bottom of the box. */
static void draw_cloud(struct draw_list *list, float x, float y, float s, struct rgba ink)
{
    shape_begin(list, (struct rect){x, y - 60 * s, 164 * s, 62 * s});
    shape_group(list, "translate(0 %g) scale(%g)", (double)(60 * s), (double)s);
    shape_path(list, paint_fill(ink),
               "M0 0C4 -16 22 -20 36 -16C42 -38 72 -40 82 -26C96 -34 116 -30 120 -16C136 -20 156 -14 160 0Z");
    shape_group_end(list);
    shape_end(list);
}

static const struct town *town_of(int stone)
{
    const struct town *found = &paris;
    for (size_t i = 0; i < sizeof towns / sizeof *towns; i++) {
        found = strcmp(towns[i].id, stages[stone].id) == 0 ? &towns[i] : found;
    }
    return found;
}

static void draw_rain(struct draw_list *list, float x, float y, float k)
{
    shape_begin(list, (struct rect){x - 62 * k, y + 4 * k, 134 * k, 56 * k});
    for (int i = 0; i < 7; i++) {
        float left = (float)(16 + i * 18) * k;
        shape_line(list, left, (float)(6 + i % 2 * 6) * k, left - 10 * k, (float)(36 + i % 2 * 8) * k,
                   (struct paint){.stroke = INK_ROYAL, .width = 3.4f * k, .round = true});
    }
    shape_end(list);
    draw_cloud(list, x - 72 * k, y + 12 * k, .9f * k, INK_ASPHALT2);
    draw_cloud(list, x - 44 * k, y, .66f * k, INK_STONE);
}

/* A twist stands on the way to its place: rain hangs over the land, other signs stand on a pole by the road.
 */
static void draw_twist(const struct front *front, struct draw_list *list, const struct map_place *place,
                       int stone, bool rain)
{
    const struct stage *stage = &stages[journey_map_stage(front, stone)];
    if (stage->twist_sign == NULL || (strcmp(stage->twist_sign, "journey/rain_cloud") == 0) != rain) {
        return;
    }
    const struct map_spot *own = &place->spot[stone + 1], *north = &place->spot[stone];
    bool same = own->sweep == north->sweep;
    float k = place->k, angle;
    if (rain) {
        float x = same ? (own->at.x + north->at.x) / 2 : own->at.x;
        draw_rain(list, x + town_of(stone)->off * 1.1f * k, own->at.y - 143 * k, k);
        return;
    }
    /* Half way; at a bend beside the road, outside of it where there is room. */
    struct point foot = journey_map_at(place, (own->along + north->along) / 2, &angle);
    const float s = .52f * k, pole = 78 * k, edge = 22 * k;
    if (same) {
        foot.y -= edge;
    } else {
        bool right = foot.x > own->at.x;
        foot.x += (right == place->card ? 40 : -40) * k;
    }
    shape_begin(list, (struct rect){foot.x - 3 * k, foot.y - pole, 6 * k, pole});
    shape_line(list, 3 * k, 0, 3 * k, pole, paint_line(INK_INK, 4 * k));
    shape_end(list);
    draw_sprite(list, stage->twist_sign,
                (struct rect){foot.x - 65 * s, foot.y - pole - 30 * k, 130 * s, 110 * s});
}

static void draw_twists(const struct front *front, struct draw_list *list, const struct map_place *place,
                        bool rain)
{
    for (int stone = 0; stone < journey_map_stones(); stone++) {
        draw_twist(front, list, place, stone, rain);
    }
}

static void draw_towns(struct draw_list *list, const struct map_place *place)
{
    draw_town(list, place, &paris, 0);
    for (int stone = 0; stone < journey_map_stones(); stone++) {
        const struct town *town = town_of(stone);
        if (town != &paris) {
            draw_town(list, place, town, stone + 1);
        }
    }
}

/* ---- stones ------------------------------------------------------------------------------------------ */

static void star(struct draw_list *list, float x, float y, float radius, struct rgba ink)
{
    struct point point[10];
    for (int i = 0; i < 10; i++) {
        float r = i % 2 == 0 ? radius : radius * .4f, angle = (float)(-90 + 36 * i) * PI / 180;
        point[i] = (struct point){x + cosf(angle) * r, y + sinf(angle) * r};
    }
    shape_polygon(list, point, 10, paint_fill(ink));
}

/* A stone with its foot at a point: red cap, gold ring, gold star. lift: units above its place. */
static void draw_stone(struct draw_list *list, struct point foot, float k, int number, unsigned stamps,
                       bool closed, float lift)
{
    char figure[8];
    foot.y -= lift * k;
    const char *picture = stamps & 1u ? "journey/stage_stone_1"
                          : closed    ? "journey/stage_stone_closed"
                                      : "journey/stage_stone_open";
    draw_sprite(list, picture, (struct rect){foot.x - 34 * k, foot.y - 84 * k, 130 * k, 100 * k});
    if (stamps & 6u) {
        shape_begin(list, (struct rect){foot.x - 24 * k, foot.y - 76 * k, 48 * k, 76 * k});
        shape_group(list, "scale(%g)", (double)k);
        if (stamps & 2u) {
            shape_circle(list, 24, 53, 15.5f, paint_line(INK_INK, 7.5f));
            shape_circle(list, 24, 53, 15.5f, paint_line(INK_GOLD, 4.6f));
        }
        if (stamps & 4u) {
            star(list, 25, 20, 16, INK_INK);
            star(list, 25, 20, 12.5f, INK_GOLD);
        }
        shape_group_end(list);
        shape_end(list);
    }
    text_format(figure, sizeof figure, "%d", number);
    draw_text_fit(list, foot.x, foot.y - 14 * k, figure, FONT_SIGN, (number < 10 ? 25 : 23) * k, INK_INK,
                  ANCHOR_MIDDLE, 30 * k);
}

static void draw_lock(struct draw_list *list, float x, float y, float k)
{
    draw_sprite(list, "journey/lock", (struct rect){x - 14 * k, y - 18 * k, 28 * k, 32 * k});
}

static void draw_plate(struct draw_list *list, struct rect box, bool closed, float k)
{
    struct rgba line = closed ? INK_ASPHALT2 : INK_ROYAL;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 4 * k, box.h + 5 * k});
    shape_rect(list, 3 * k, 4 * k, box.w, box.h, 7 * k, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, 0, 0, box.w, box.h, 7 * k, paint_fill(closed ? INK_SAND : INK_CREAM));
    shape_rect(
        list, 3 * k, 3 * k, box.w - 6 * k, box.h - 6 * k, 5 * k,
        paint_line(list->contrast ? INK_INK : ink_fade(line, .8f), (list->contrast ? 2.6f : 1.6f) * k));
    shape_end(list);
}

static void draw_focus(const struct front *front, struct draw_list *list, const struct map_place *place,
                       float blend)
{
    const struct journey_map_state *map = journey_map_of(front);
    struct rect box = journey_map_plate(front, place, map->focus);
    int length = tween_ticks(MAP_FOCUS_MS);
    if (map->moved < length) {
        float t = tween_ease(EASE_OUT_CUBIC, ((float)map->moved + blend) / (float)length);
        struct rect was = map->was;
        box = (struct rect){tween_mix(was.x, box.x, t), tween_mix(was.y, box.y, t),
                            tween_mix(was.w, box.w, t), tween_mix(was.h, box.h, t)};
    }
    struct draw_command *frame = shape_begin(list, rect_grow(box, 9));
    shape_rect(list, 0, 0, box.w + 18, box.h + 18, 13, paint_fill(INK_INK));
    shape_rect(list, 3, 3, box.w + 12, box.h + 12, 11, paint_fill(INK_SUN));
    shape_end(list);
    frame->flags |= map->moved < length ? DRAW_MOVING : 0u;
}

/* How the lock of a stone stands: 0 shut, 1 gone; it falls and the stone lifts. */
static float lock_of(const struct front *front, int stone, float blend)
{
    struct map_opening now;
    const struct journey_map_state *map = journey_map_of(front);
    if (!journey_map_opening(front, blend, &now)) {
        return journey_is_open(front, journey_map_stage(front, stone)) ? 1 : 0;
    }
    int after = map->shown + (map->way == STAGE_OUT ? 1 : -1);
    return stone == after ? now.lock : journey_is_open(front, journey_map_stage(front, stone)) ? 1 : 0;
}

/* The line below a town's name. */
static void draw_sub(const struct front *front, struct draw_list *list, const struct map_place *place,
                     int stone, struct rect box, float lock, float figure)
{
    char sub[64];
    int stage = journey_map_stage(front, stone), before = journey_map_before(front, stone);
    float line = place->sub / 18, base = box.y + box.h * 46 / 54, in = 11 * place->name / 24;
    unsigned stamps = journey_record(front, stage)->stamps;
    if (lock < 1) {
        bool next = before >= 0 && journey_is_open(front, journey_map_stage(front, before));
        float fall = lock * lock * 26 * line;
        float wide = box.w - 2 * in - 22 * line - (place->narrow ? figure + 8 : 0);
        text_format(sub, sizeof sub, "%s", _("closed"));
        if (next && !place->narrow) {
            char after[64];
            /* TRANSLATORS: on the plate of a closed stage: the town of the stage before it. */
            text_format(after, sizeof after, _("after %s"), _(stages[journey_map_stage(front, before)].town));
            if (draw_text_width(list, after, FONT_BODY_MEDIUM, place->sub, 0) <= wide) {
                text_copy(sub, sizeof sub, after);
            }
        }
        /* Where there is no room for the word the lock says it. */
        bool fits = !place->narrow || draw_text_width(list, sub, FONT_BODY_MEDIUM, place->sub, 0) <= wide;
        if (lock <= 0 && fits) {
            draw_text_fit(list, box.x + in + 21 * line, base, sub, FONT_BODY_MEDIUM, place->sub, INK_INK,
                          ANCHOR_START, wide);
        }
        draw_lock(list, box.x + in + 7 * line, base - 6 * line + fall, line * .98f);
        return;
    }
    int won = 0;
    for (int g = 0; g < STAGE_GOALS; g++) {
        bool on = stamps >> g & 1u;
        char mini[GOAL_PICTURE_SIZE];
        won += on;
        goal_picture(g, false, on, mini);
        float x = box.x + in + (float)(7 + g * 21) * line, y = base - 6.5f * line;
        draw_sprite(list, mini, (struct rect){x - 12 * line, y - 12 * line, 24 * line, 24 * line});
    }
    if (!place->narrow) {
        text_format(sub, sizeof sub, _("%d of %d"), won, STAGE_GOALS);
        draw_text_fit(list, box.x + box.w - in, base, sub, FONT_BODY_MEDIUM, place->sub, INK_INK, ANCHOR_END,
                      box.w - 2 * in - 64 * line);
    }
}

static void draw_label(const struct front *front, struct draw_list *list, const struct map_place *place,
                       int stone, float blend)
{
    const struct stage *stage = &stages[journey_map_stage(front, stone)];
    struct rect box = journey_map_plate(front, place, stone);
    float lock = lock_of(front, stone, blend), line = place->name / 24, in = 11 * line;
    bool closed = lock < 1;
    char km[16];
    text_format(km, sizeof km, "%d", stage->km);
    draw_plate(list, box, closed, line);
    float figure = draw_text_width(list, km, FONT_SIGN, place->name, 0);
    float name = box.y + box.h * 25 / 54, low = box.y + box.h * 47 / 54;
    draw_text_fit(list, box.x + in, name, _(stage->town), FONT_SIGN, place->name, INK_INK, ANCHOR_START,
                  box.w - 2 * in - (place->narrow ? 0 : figure + 8));
    draw_text(list, box.x + box.w - in, place->narrow ? low : name, km, FONT_SIGN, place->name,
              closed ? INK_INK : INK_RED, ANCHOR_END);
    draw_sub(front, list, place, stone, box, lock, figure);
}

static void draw_paris(const struct front *front, struct draw_list *list, const struct map_place *place)
{
    struct point at = place->spot[0].at;
    float line = place->name / 24, k = place->k;
    float name = draw_text_width(list, _("Paris"), FONT_SIGN, place->name, 0);
    char km[24];
    text_format(km, sizeof km, _("%d km"), 0); /* the unit of the stones too */
    float w = name + draw_text_width(list, km, FONT_SIGN, place->name, 0) + 34 * line, h = 32 * line;
    float x = fmaxf(at.x - w / 2, frame_inner(&front->frame, 12).x);
    struct rect box = {x, at.y + 42 * k, w, h};
    draw_plate(list, box, false, line);
    draw_text(list, box.x + 10 * line, box.y + 24 * line, _("Paris"), FONT_SIGN, place->name, INK_INK,
              ANCHOR_START);
    draw_text(list, box.x + w - 10 * line, box.y + 24 * line, km, FONT_SIGN, place->name, INK_RED,
              ANCHOR_END);
}

static void draw_stones(const struct front *front, struct draw_list *list, const struct map_place *place,
                        float blend)
{
    const float lifts = 12;
    draw_paris(front, list, place);
    for (int stone = 0; stone < journey_map_stones(); stone++) {
        int stage = journey_map_stage(front, stone);
        struct point foot = journey_map_foot(place, stone);
        float lock = lock_of(front, stone, blend), lift = 0;
        if (lock > 0 && lock < 1) {
            lift = lifts * tween_ease(EASE_OUT_BACK, lock) * (1 - lock * lock);
        }
        draw_stone(list, foot, place->stone, stone + 1, lock < 1 ? 0 : journey_record(front, stage)->stamps,
                   lock <= 0, lift);
    }
    if (journey_map_of(front)->focus >= 0 && front_focus_of(front, &journey_map_scene) < MAP_ITEM_ALBUM) {
        draw_focus(front, list, place, blend);
    }
    for (int stone = 0; stone < journey_map_stones(); stone++) {
        draw_label(front, list, place, stone, blend);
    }
}

/* ---- the head ---------------------------------------------------------------------------------------- */

static void draw_count(const struct front *front, struct draw_list *list, const struct map_place *place)
{
    char count[48];
    enum stage_way way = journey_map_of(front)->way;
    struct rect box = place->count;
    float k = box.h / 66, s = .2f * k;
    text_format(count, sizeof count, _("%d of %d"), progress_stamps(&journey_of(front)->progress, (int)way),
                STAGE_GOALS * journey_map_stones());
    furniture_plate(list, box, 12, INK_CREAM);
    draw_sprite(list, "journey/mini_1", (struct rect){box.x + 22 * k, box.y + 20 * k, 24 * k, 24 * k});
    float car = 400 * s, right = box.x + box.w - 22 * k;
    bool has_car = box.w >= 240 * k;
    draw_text_fit(list, box.x + 56 * k, box.y + 44 * k, count, FONT_SIGN, 34 * k, INK_INK, ANCHOR_START,
                  (has_car ? right - car - 10 * k : right) - box.x - 56 * k);
    if (has_car) {
        journey_car_draw(front, list,
                         &(struct journey_car){.foot = {right - car / 2, box.y + 54 * k}, .scale = s});
    }
}

static void draw_head(const struct front *front, struct draw_list *list, const struct map_place *place)
{
    bool back = journey_map_of(front)->way == STAGE_BACK;
    float room = place->card || place->head.y < place->count.y + place->count.h
                     ? place->count.x - place->head.x - 20
                     : list->frame.canvas.w / 2;
    draw_text_fit(list, place->head.x, place->head.y, back ? _("The way back") : _("The journey"),
                  FONT_DISPLAY, place->title, INK_RED, ANCHOR_START, room);
    if (place->under > 0) {
        draw_text_fit(list, place->head.x + 4, place->under,
                      back ? _("Menton to Paris, September 1955") : _("Paris to Menton, summer 1955"),
                      FONT_BODY_MEDIUM, 27, INK_INK, ANCHOR_START, room);
    }
    draw_count(front, list, place);
    int focus = front_focus_of(front, &journey_map_scene);
    for (int i = 0; i < MAP_BUTTONS; i++) {
        int item = MAP_ITEM_ALBUM + i;
        if (journey_map_has(front, item)) {
            furniture_button(list, place->button[i], journey_map_label(front, item), INK_CREAM, INK_INK,
                             focus == item, front->pressed == item);
        }
    }
}

void journey_map_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct map_place place;
    journey_map_place(front, &place);
    draw_land(front, list, &place);
    draw_towns(list, &place);
    draw_twists(front, list, &place, true);
    journey_map_road(front, list, &place, blend);
    draw_twists(front, list, &place, false);
    if (!place.card) { /* where plates are near the road they are read over the car */
        journey_map_car(front, list, &place, blend);
    }
    draw_stones(front, list, &place, blend);
    if (place.card) {
        journey_map_car(front, list, &place, blend);
    }
    journey_map_live(front, list, &place);
    draw_head(front, list, &place);
    journey_map_panel(front, list, &place);
    if (journey_map_of(front)->invites) {
        journey_map_invite(list, &place);
    }
    int entered = journey_map_of(front)->entered, length = tween_ticks(MAP_ENTERS_MS);
    if (entered < length && front_scene(front) == &journey_map_scene) {
        furniture_veil(list, 1 - ((float)entered + blend) / (float)length);
    }
}
