/* SPDX-License-Identifier: MIT */
/* Where the road of the map runs, and what stands along it, in a window of any shape. */
#include "front/scenes/journey_map_place.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/stage/bar.h"

#include <math.h>

/* The road of a wide window in three sweeps, as it was drawn (docs/look): from Paris to Menton. */
static const struct point wide_road[] = {
    {120, 282},  {300, 262},  {480, 284},  {660, 258},  {860, 280}, {1040, 262}, {1180, 300},
    {1246, 400}, {1190, 520}, {1040, 574}, {860, 556},  {680, 580}, {470, 558},  {270, 584},
    {130, 640},  {84, 740},   {140, 836},  {300, 862},  {520, 842}, {740, 864},  {960, 842},
    {1180, 862}, {1400, 846}, {1580, 862}, {1760, 826},
};
enum { WIDE_POINTS = sizeof wide_road / sizeof *wide_road, WIDE_BENDS = 2 };
static const int wide_bend[WIDE_BENDS] = {7, 15}; /* the outermost points of its bends */
/* Where Paris and the fourteen stones stand there. */
static const float wide_x[] = {132, 340, 550, 780, 1000, 1150, 930, 690, 455, 230, 262, 490, 760, 1190, 1640};
enum { WIDE_SPOTS = sizeof wide_x / sizeof *wide_x };

/* For a scale of 1: the foot of a stone and its height, its plate, the road's half. */
static const float STONE_FOOT = 84, STONE_H = 70, STONE_HALF = 26, PLATE_TOP = 92, PLATE_H = 54,
                   PLATE_LEAST = 150, ROAD_HALF = 24, TOWER_H = 130;
/* Measures of the pictures of the land: where the first climate begins, and from one to the next; where the
 * first sweep of the road crosses it. */
static const float TALL_W = 2400, TALL_H = 1440, TALL_TIER = 310, TALL_ROAD = 270, WIDE_TIER = 290,
                   WIDE_ROAD = 270;

/* ---- the road ---------------------------------------------------------------------------------------- */

static float catmull(float a, float b, float c, float d, float t)
{
    return .5f *
           (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

static void lay_spline(struct map_place *place, const struct point *through, int count)
{
    CHECK((count - 1) * MAP_ROAD_STEPS < MAP_ROAD_MAX);
    place->points = 0;
    for (int i = 0; i + 1 < count; i++) {
        struct point a = through[i > 0 ? i - 1 : 0], b = through[i], c = through[i + 1],
                     d = through[i + 2 < count ? i + 2 : count - 1];
        for (int step = 0; step < MAP_ROAD_STEPS; step++) {
            float t = (float)step / MAP_ROAD_STEPS;
            place->road[place->points++] =
                (struct point){catmull(a.x, b.x, c.x, d.x, t), catmull(a.y, b.y, c.y, d.y, t)};
        }
    }
    place->road[place->points++] = through[count - 1];
}

/* A place of the road by its x, between two of its points. */
static struct map_spot find_spot(const struct map_place *place, float x, int sweep, int from, int to)
{
    for (int i = from; i < to; i++) {
        struct point a = place->road[i], b = place->road[i + 1];
        if (x >= fminf(a.x, b.x) && x <= fmaxf(a.x, b.x) && a.x != b.x) {
            float t = (x - a.x) / (b.x - a.x);
            return (struct map_spot){{x, a.y + (b.y - a.y) * t}, (float)i + t, sweep};
        }
    }
    struct point end = place->road[to];
    return (struct map_spot){end, (float)to, sweep};
}

struct point journey_map_at(const struct map_place *place, float along, float *angle)
{
    int last = place->points - 1, i = (int)along;
    i = i < 0 ? 0 : i >= last ? last - 1 : i;
    struct point a = place->road[i], b = place->road[i + 1];
    float t = fminf(fmaxf(along - (float)i, 0), 1);
    *angle = atan2f(b.y - a.y, b.x - a.x) * 180 / PI;
    return (struct point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

bool journey_map_goes_east(const struct map_place *place, int sweep)
{
    return (sweep % 2 == 0) != place->west;
}

/* Sweeps in a room. */
struct sweeps {
    int count;
    int each;            /* places on each but perhaps the last */
    float left, right;   /* of what may be painted */
    float first, pitch;  /* y of the road */
    float before, after; /* what stands left and right of a place's middle */
};

/* The first and the last place of a sweep, in the direction of the road. */
static void find_ends(const struct sweeps *to, float k, int sweep, bool east, float *begin, float *end)
{
    float bend = (ROAD_HALF + 56) * k, left = to->left + to->before, right = to->right - to->after;
    bool last = sweep == to->count - 1;
    if (east) {
        *begin = left;
        *end = last ? right : right - bend;
    } else {
        *begin = right;
        *end = last ? left : left + bend;
    }
}

static void lay_sweeps(struct map_place *place, const struct sweeps *to)
{
    enum { EACH = 6 };
    struct point through[MAP_SWEEPS_MAX * (EACH + 1)];
    float k = place->k, west = to->left + ROAD_HALF * k, east = to->right - ROAD_HALF * k, bulge = 60 * k;
    int count = 0, bend[MAP_SWEEPS_MAX + 1] = {0}, places = journey_map_stones() + 1;
    for (int sweep = 0; sweep < to->count; sweep++) {
        bool goes_east = journey_map_goes_east(place, sweep), last = sweep == to->count - 1;
        float begin, end, y = to->first + to->pitch * (float)sweep, sign = goes_east ? 1 : -1;
        find_ends(to, k, sweep, goes_east, &begin, &end);
        float a = sweep == 0 ? begin - sign * 14 * k : (goes_east ? west : east) + sign * bulge;
        float b = last ? end + sign * fminf(90 * k, to->after - ROAD_HALF * k)
                       : (goes_east ? east : west) - sign * bulge;
        for (int i = 0; i < EACH; i++) {
            float part = (float)i / (EACH - 1), wave = i % 2 == 0 ? 9 : -9;
            bool leaves = i == EACH - 1 && !last, comes = i == 0 && sweep > 0;
            float off = leaves ? to->pitch * .12f : comes ? -to->pitch * .12f : wave * k;
            through[count++] = (struct point){a + (b - a) * part, y + off};
        }
        bend[sweep + 1] = count;
        if (!last) {
            through[count++] = (struct point){goes_east ? east : west, y + to->pitch * .48f};
        }
    }
    bend[to->count] = count - 1;
    lay_spline(place, through, count);
    for (int i = 0; i < places; i++) {
        int sweep = i / to->each, on = places - sweep * to->each, at = i % to->each;
        float begin, end;
        on = on < to->each ? on : to->each;
        find_ends(to, k, sweep, journey_map_goes_east(place, sweep), &begin, &end);
        float x = begin + (end - begin) * ((float)at / (float)(on > 1 ? on - 1 : 1));
        place->spot[i] =
            find_spot(place, x, sweep, bend[sweep] * MAP_ROAD_STEPS, bend[sweep + 1] * MAP_ROAD_STEPS);
    }
}

/* ---- the head ---------------------------------------------------------------------------------------- */

/* The buttons in a row that ends at `right`, each as wide as its label wants; or in the whole width. */
static void lay_buttons(const struct front *front, struct map_place *place, struct rect room, bool share)
{
    const float gap = 10, air = 36, size = 26;
    float wide[MAP_BUTTONS], all = 0;
    int count = 0;
    for (int i = 0; i < MAP_BUTTONS; i++) {
        wide[i] = 0;
        if (journey_map_has(front, MAP_ITEM_ALBUM + i)) {
            const char *label = journey_map_label(front, MAP_ITEM_ALBUM + i);
            wide[i] = draw_text_width(front->measure, label, FONT_SIGN_SEMI, size, 0) + air;
            all += wide[i];
            count++;
        }
    }
    float free = room.w - gap * (float)(count - 1), part = share ? free / all : fminf(1, free / all);
    float x = share ? room.x : room.x + room.w - all * part - gap * (float)(count - 1);
    for (int i = 0; i < MAP_BUTTONS; i++) {
        if (wide[i] > 0) {
            place->button[i] = (struct rect){x, room.y, wide[i] * part, room.h};
            x += wide[i] * part + gap;
        }
    }
}

static float title_width(const struct front *front, const struct map_place *place)
{
    bool back = stages[journey_map_stage(front, 0)].way == STAGE_BACK;
    return draw_text_width(front->measure, back ? _("The way back") : _("The journey"), FONT_DISPLAY,
                           place->title, 0);
}

/* The title at the left, the count at the right, the buttons between them, if there is room for that, or
 * below. Returns the foot. */
static float lay_head(const struct front *front, struct map_place *place, struct rect in)
{
    enum frame_kind kind = front->frame.kind;
    bool flat = kind == FRAME_FLAT, pocket = kind == FRAME_POCKET, compact = kind == FRAME_COMPACT;
    float high = flat ? fmaxf(front->frame.touch, 60) : pocket ? 66 : compact ? 54 : 66;
    float wide = flat ? 190 : pocket ? 240 : compact ? 210 : 312;
    float top = in.y + (flat ? 0 : pocket || compact ? 6 : 16);
    place->title = flat ? 46 : pocket ? 62 : compact ? 52 : 80;
    place->head = (struct point){in.x + (pocket || flat ? 4 : 26), top + high * .5f + place->title * .3f};
    place->count = (struct rect){in.x + in.w - wide, top, wide, high};
    float from = place->head.x + title_width(front, place) + 24;
    float room = place->count.x - 14 - from;
    if (pocket || room < 400) {
        float touch = pocket ? fmaxf(front->frame.touch, 64) : 54;
        float left = pocket ? in.x : in.x + in.w * .42f;
        lay_buttons(front, place, (struct rect){left, top + high + 10, in.x + in.w - left, touch}, pocket);
        return top + high + 10 + touch;
    }
    lay_buttons(front, place, (struct rect){from, top + (flat ? 0 : 5), room, high - (flat ? 0 : 10)}, false);
    return top + high;
}

/* ---- the kinds --------------------------------------------------------------------------------------- */

static void place_wide(const struct front *front, struct map_place *place)
{
    struct rect canvas = front->frame.canvas;
    struct point through[WIDE_POINTS];
    float dx = (canvas.w - REFERENCE_W) / 2, dy = (canvas.h - REFERENCE_H) / 2;
    float scale = fmaxf(1, canvas.w / SCENE_REACH.w);
    place->card = true;
    place->k = 1;
    place->stone = 1;
    place->name = 24;
    place->sub = 18;
    /* On a canvas wider than the picture the picture grows about the first sweep. */
    place->land = (struct rect){(canvas.w - REFERENCE_W * scale) / 2, dy + WIDE_ROAD * (1 - scale), scale, 0};
    for (int i = 0; i < WIDE_POINTS; i++) {
        through[i] = (struct point){wide_road[i].x + dx, wide_road[i].y + dy};
    }
    lay_spline(place, through, WIDE_POINTS);
    int places = journey_map_stones() + 1, each = (places + WIDE_BENDS) / (WIDE_BENDS + 1);
    for (int i = 0, sweep = 0; i < places; i++) {
        sweep = i / each;
        int from = sweep > 0 ? wide_bend[sweep - 1] : 0,
            to = sweep < WIDE_BENDS ? wide_bend[sweep] : WIDE_POINTS - 1;
        float x = wide_x[i < WIDE_SPOTS ? i : WIDE_SPOTS - 1] + dx;
        if (places != WIDE_SPOTS) { /* a journey of another length: as far apart as there is room */
            float a = wide_road[from].x, b = wide_road[to].x;
            x = a + (b - a) * (.12f + .76f * (float)(i % each) / (float)(each - 1)) + dx;
        }
        place->spot[i] = find_spot(place, x, sweep, from * MAP_ROAD_STEPS, to * MAP_ROAD_STEPS);
    }
    place->panel = (struct rect){canvas.w - 580, 26, 556, 682};
    place->title = 80;
    place->head = (struct point){50, 78};
    place->under = 127;
    place->count = (struct rect){place->panel.x - 340, 30, 312, 66};
    float from = place->head.x + title_width(front, place) + 40;
    lay_buttons(front, place, (struct rect){from, 35, place->count.x - 16 - from, 56}, false);
}

static float strip_height(const struct front *front)
{
    switch (front->frame.kind) {
    case FRAME_POCKET:
        return 216;
    case FRAME_STACK:
        return 168;
    case FRAME_COMPACT:
        return 126;
    case FRAME_FLAT:
        return 84;
    default:
        return 158;
    }
}

/* Of what stands along the road, and of its stones: their numbers are at least as large as small print. */
struct scales {
    float road, stone, name, sub;
};

static struct scales scales_of(enum frame_kind kind)
{
    switch (kind) {
    case FRAME_POCKET:
        return (struct scales){.84f, .9f, 24, 22};
    case FRAME_COMPACT:
        return (struct scales){.72f, .78f, 21, 18};
    case FRAME_FLAT:
        return (struct scales){.58f, .76f, 21, 18};
    case FRAME_WIDE:
        return (struct scales){.96f, 1, 24, 19};
    case FRAME_OPEN:
        return (struct scales){.88f, .9f, 22, 18};
    default:
        return (struct scales){1, 1, 24, 18};
    }
}

/* The widest plate. */
static float plate_width(const struct front *front, const struct map_place *place)
{
    float widest = 0;
    for (int stone = 0; stone < journey_map_stones(); stone++) {
        widest = fmaxf(widest, journey_map_plate(front, place, stone).w);
    }
    return widest;
}

static void place_strip(const struct front *front, struct map_place *place)
{
    enum frame_kind kind = front->frame.kind;
    struct rect canvas = front->frame.canvas, in = frame_inner(&front->frame, frame_margin(kind));
    float bar = bar_box(&front->frame).y, high = strip_height(front), gap = frame_is_phone(kind) ? 6 : 14;
    struct scales scales = scales_of(kind);
    place->k = scales.road;
    place->stone = scales.stone;
    place->name = scales.name;
    place->sub = scales.sub;
    place->panel = (struct rect){in.x, bar - gap - high, in.w, high};
    float k = place->k, head = lay_head(front, place, in), foot = place->panel.y - 8;
    place->beside = kind == FRAME_FLAT;
    place->tall = kind != FRAME_FLAT && kind != FRAME_COMPACT;
    place->west = place->tall;
    struct sweeps to = {.left = in.x, .right = in.x + in.w, .first = head + TOWER_H * k};
    struct rect plate = journey_map_plate(front, place, 0);
    float below = plate.y + plate.h + 6 - place->spot[1].at.y;
    float whole = foot - below - to.first;
    to.count = place->tall ? 4 : 3;
    to.pitch = whole / (float)(to.count - 1);
    to.each = (journey_map_stones() + to.count) / to.count;
    for (int narrow = 0; narrow < 2; narrow++) {
        place->narrow = narrow == 1;
        float wide = plate_width(front, place);
        to.before = place->beside ? STONE_HALF * place->stone + 4 : wide / 2 + 6;
        to.after = place->beside ? STONE_HALF * place->stone + wide + 14 : wide / 2 + 6;
        float begin, end;
        find_ends(&to, k, 0, true, &begin, &end);
        if ((end - begin) / (float)(to.each - 1) >= to.before + to.after) {
            break;
        }
    }
    lay_sweeps(place, &to);
    float tier = place->tall ? TALL_TIER : WIDE_TIER, road = place->tall ? TALL_ROAD : WIDE_ROAD;
    float f = to.pitch / tier;
    if (place->tall) {
        float fx = fmaxf(f, canvas.w / TALL_W);
        place->land =
            (struct rect){(canvas.w - TALL_W * fx) / 2, to.first - road * f, TALL_W * fx, TALL_H * f};
    } else {
        float fx = fmaxf(f, canvas.w / SCENE_REACH.w);
        place->land =
            (struct rect){(canvas.w - SCENE_REACH.w * fx) / 2, to.first + (SCENE_REACH.y - road) * f,
                          SCENE_REACH.w * fx, SCENE_REACH.h * f};
    }
}

void journey_map_place(const struct front *front, struct map_place *place)
{
    *place = (struct map_place){.k = 1};
    struct rect canvas = front->frame.canvas;
    if (front->frame.kind == FRAME_WIDE && canvas.w >= canvas.h * 1.5f) {
        place_wide(front, place);
    } else {
        place_strip(front, place);
    }
}

/* ---- plates and items -------------------------------------------------------------------------------- */

struct point journey_map_foot(const struct map_place *place, int stone)
{
    struct point at = place->spot[stone + 1].at;
    /* The cap touches the road, whatever the stone's scale. */
    return (struct point){at.x, at.y + (STONE_FOOT - STONE_H) * place->k + STONE_H * place->stone};
}

struct rect journey_map_plate(const struct front *front, const struct map_place *place, int stone)
{
    const struct stage *stage = &stages[journey_map_stage(front, stone)];
    struct point foot = journey_map_foot(place, stone);
    float k = place->stone, line = place->name / 24, canvas = front->frame.canvas.w;
    char km[16];
    text_format(km, sizeof km, "%d", stage->km);
    float name = draw_text_width(front->measure, _(stage->town), FONT_SIGN, place->name, 0),
          figure = draw_text_width(front->measure, km, FONT_SIGN, place->name, 0);
    float w = place->narrow ? fmaxf(name + 22, 64 * line + figure + 36)
                            : fmaxf(name + figure + 34, PLATE_LEAST * line);
    float h = PLATE_H * fmaxf(line, place->sub / 18 * .96f);
    if (place->beside) {
        return (struct rect){foot.x + (STONE_HALF + 6) * k,
                             place->spot[stone + 1].at.y + ROAD_HALF * place->k + 3, w, h};
    }
    float middle = fminf(fmaxf(foot.x, w / 2 + 16), canvas - w / 2 - 16);
    return (struct rect){middle - w / 2, foot.y + (PLATE_TOP - STONE_FOOT) * k, w, h};
}

struct rect journey_map_box(const struct front *front, const struct map_place *place, int item)
{
    if (item >= MAP_ITEM_ALBUM) {
        return place->button[item - MAP_ITEM_ALBUM];
    }
    struct point foot = journey_map_foot(place, item);
    float k = place->stone;
    struct rect stone = {foot.x - STONE_HALF * k, foot.y - STONE_H * k, 2 * STONE_HALF * k, STONE_H * k};
    struct rect box = rect_both(stone, journey_map_plate(front, place, item));
    float more = fmaxf(0, (front->frame.touch - box.h) / 2); /* a thumb takes some of the road */
    return (struct rect){box.x, box.y - more, box.w, box.h + 2 * more};
}
