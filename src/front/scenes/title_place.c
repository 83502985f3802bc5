/* SPDX-License-Identifier: MIT */
/* Layout of the title in windows of any shape. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/title.h"
#include "front/stage/bar.h"

#include <math.h>

/* Measures of the title's picture. */
static const float STONE_TOP = 741, FIELD_FOOT = 1004, SLOPE_CREST = 448, STONE_RIGHT = 711;
/* The tree at the art's right is cut by its upper edge: left of this nothing of its crown is seen. */
static const float CROWN_LEFT = 1550;
/* The inn's upright sign with its frame, as it is seen from the road. */
static const float INN_UPRIGHT_LEFT = 1062, INN_UPRIGHT_RIGHT = 1158;
/* Left edge of the inn's upright sign as it is seen from the dominoes, less the frame of what is in focus. */
static const float INN_SIGN = 656;
/* As designed for letters of 40 units. */
static const float LETTERS = 40, SIGN_W = 500, SIGN_H = 66, SIGN_AIR = 17;
/* From the sign's middle to the words of the next row: half of it, its frame and half of their height. */
static const float SIGN_CLEAR = 62;
static const float PLATE_HEIGHT = 42, PLATE_GAP = 10, PLATE_LETTERS = 29;
/* Rows as close as this are too close for one column. */
static const float ROW_PITCH = 62, ROW_LEAST = 50;

static bool by_thumb(enum frame_kind kind)
{
    return kind == FRAME_POCKET || kind == FRAME_FLAT;
}

/* ---- rows and columns ------------------------------------------------------------------------------ */

/* The number of shown items before an item, tables left out. */
static int plain_before(const struct front *front, int item)
{
    int count = 0;
    for (int i = 0; i < item; i++) {
        count += title_is_shown(front, i) && !title_is_table(i);
    }
    return count;
}

/* The tables have a row of their own, after the items before them. */
static int row_in(const struct front *front, int item, int columns)
{
    int tables = (plain_before(front, TITLE_ITEM_TABLE) + columns - 1) / columns;
    if (title_is_table(item)) {
        return tables;
    }
    int row = plain_before(front, item) / columns;
    return row + (row >= tables);
}

static int rows_in(const struct front *front, int columns)
{
    return (plain_before(front, TITLE_ITEMS) + columns - 1) / columns + 1;
}

int title_row_of(const struct front *front, int item)
{
    return row_in(front, item, title_place(front).columns);
}

/* ---- the kinds ------------------------------------------------------------------------------------- */

/* Shares a height among the steps from row to row, `most` units each, and the sign's air: where rows are
 * close the sign takes more of it, so that it covers no word above or below. */
static void share_height(struct title_place *place, float high, int steps, float most)
{
    float k = place->size / LETTERS, clear = SIGN_CLEAR * k;
    place->air = SIGN_AIR * k;
    place->pitch = fminf(most, (high - place->air) / (float)steps);
    if (place->pitch + place->air / 2 < clear) {
        place->pitch = fminf(place->pitch, (high - 2 * clear) / (float)(steps - 2));
        place->air = 2 * (clear - place->pitch);
    }
}

/* The rows between two heights: in one column if there is room for it, at most `most` apart. */
static void set_rows(const struct front *front, struct title_place *place, float top, float foot, float most)
{
    float k = place->size / LETTERS, sign = SIGN_H * k;
    int rows = rows_in(front, 1);
    place->columns = 1;
    share_height(place, foot - top - sign, rows - 1, most);
    place->first = top + sign / 2;
    if (!by_thumb(front->frame.kind) && place->pitch >= ROW_LEAST * k) {
        return;
    }
    rows = rows_in(front, 2);
    place->columns = 2;
    place->pitch = fminf(by_thumb(front->frame.kind) ? most : most * 1.25f, (foot - top) / (float)rows);
    place->air = fmaxf(0, sign + 8 * k - place->pitch);
    place->first = top + place->pitch / 2;
}

static void place_wide(const struct front *front, struct title_place *place)
{
    const float rows_foot = 84;
    struct rect canvas = front->frame.canvas;
    float ex = canvas.w - REFERENCE_W, ey = canvas.h - REFERENCE_H;
    float scale = fmaxf(1, fmaxf(canvas.w / SCENE_REACH.w, canvas.h / SCENE_REACH.h));
    place->scene = (struct point){(canvas.w - REFERENCE_W * scale) / 2, (canvas.h - REFERENCE_H * scale) / 2};
    place->scene_scale = scale;
    place->size = LETTERS;
    place->columns = 1;
    place->left = 88 + ex * .25f;
    place->sign_w = SIGN_W;
    /* A full menu begins where the hill does. */
    place->first = (rows_in(front, 1) > 10 ? 492.0f : 533.0f) + ey * .5f;
    /* However tall the window, the tables stand above the stone. */
    float above = place->scene.y + STONE_TOP * scale - PLATE_HEIGHT / 2 - 2 - SIGN_AIR - place->first;
    float most = fminf(ROW_PITCH, above / (float)row_in(front, TITLE_ITEM_TABLE, 1));
    share_height(place, canvas.h - rows_foot - place->first, rows_in(front, 1) - 1, most);
    place->logo = (struct point){96 + ex * .25f, 56 + ey * .25f};
    place->logo_scale = 1.36f;
    place->message = (struct rect){760, 40, canvas.w - 44 - 760, canvas.h / 2};
}

static void place_open(const struct front *front, struct title_place *place, struct rect inner)
{
    struct rect canvas = front->frame.canvas;
    place->scene = (struct point){60, fmaxf(170, canvas.h - (SCENE_REACH.y + SCENE_REACH.h))};
    place->scene_scale = 1;
    place->size = 42;
    place->left = inner.x + 64;
    place->sign_w = 520;
    float top = 626 + (place->scene.y - 170); /* below the crest of the slope */
    set_rows(front, place, top, inner.y + inner.h - 60, ROW_PITCH);
    place->logo = (struct point){96, 64};
    place->logo_scale = 1.5f;
    place->message = (struct rect){790, 40, inner.x + inner.w - 20 - 790, canvas.h / 2};
}

static void place_compact(const struct front *front, struct title_place *place, struct rect inner)
{
    float u = front->frame.canvas.h / 800;
    place->scene = (struct point){150 * u, -28 * u};
    place->scene_scale = .66f * u;
    place->size = 34 * u;
    place->left = inner.x + 32 * u;
    place->sign_w = 420 * u;
    set_rows(front, place, 246 * u, inner.y + inner.h - 46 * u, 48 * u);
    place->logo = (struct point){48 * u, 16 * u};
    place->logo_scale = .82f * u;
    place->message = (struct rect){430 * u, 24 * u, inner.x + inner.w - 430 * u, 330 * u};
}

/* Across, a thumb wants high rows: two columns on the picture's slope, which is wide enough for narrow ones.
 */
static void place_flat(const struct front *front, struct title_place *place, struct rect inner)
{
    /* However far the art must reach, its crest stays above the menu. */
    const float least = .86f, crest = 75, right = SCENE_REACH.x + SCENE_REACH.w;
    float w = front->frame.canvas.w, scale = fmaxf(least, w / SCENE_REACH.w);
    place->scene = (struct point){fmaxf(inner.x + 172, w - right * scale), crest - SLOPE_CREST * scale};
    place->scene_scale = scale;
    /* No sliver of the inn's sign: it is in the window, or out of it. */
    if (place->scene.x + INN_UPRIGHT_RIGHT * scale > w) {
        place->scene.x = fmaxf(place->scene.x, w - INN_UPRIGHT_LEFT * scale);
    }
    place->size = 34;
    place->left = inner.x + 10;
    place->sign_w = 256;
    /* While things are asked about, the bar lies at the foot. A thumb's rows may begin beside the logo. */
    const float below_logo = 128, beside_logo = 84;
    float foot = fminf(inner.y + inner.h - 4, bar_box(&front->frame).y);
    float top = foot - form_touch(&front->frame, 0) * (float)rows_in(front, 2);
    set_rows(front, place, fmaxf(beside_logo, fminf(below_logo, top)), foot, 86);
    place->logo = (struct point){inner.x + 6, 10};
    place->logo_scale = .42f;
    float left = inner.x + 570; /* of the menu's second column */
    place->message = (struct rect){left, inner.y + 14, inner.x + inner.w - left, inner.h - 28};
}

/* The logo's road ends above the relais' sign or, where the sky is too low for that, left of it. */
static void place_logo_upright(const struct front *front, struct title_place *place, struct rect inner,
                               float low_sky)
{
    /* Of the art: where the sign begins, from the left and above the field. Of the logo: its height, its
     * width with all of its road and what of that lies left of its origin. */
    const float sign_x = 1066, sign_y = 629, logo_h = 275, logo_least = .95f, road_w = 440, road_x = 36;
    const bool pocket = front->frame.kind == FRAME_POCKET;
    const float top = pocket ? inner.y + 16 : 40 * low_sky, edge = 16, air = 12;
    const float sign_top = place->slope - 30 - sign_y * place->scene_scale;
    const float sign_left = place->scene.x + sign_x * place->scene_scale;
    const float fits = (sign_top - top - 6) / logo_h;
    place->logo_scale = (pocket ? 1.2f : 1.4f) * low_sky;
    if (fits < logo_least) {
        place->logo_scale = fminf(place->logo_scale, (sign_left - air - edge) / road_w);
        place->logo = (struct point){edge + road_x * place->logo_scale, top};
        return;
    }
    const float middle = pocket ? 417 : 429; /* where the eye finds it */
    place->logo_scale = fminf(place->logo_scale, fits);
    place->logo = (struct point){(front->frame.canvas.w - middle * place->logo_scale) / 2, top};
}

/* Upright: the picture above, the menu on the dark field below it. */
static void place_upright(const struct front *front, struct title_place *place, struct rect inner)
{
    bool pocket = front->frame.kind == FRAME_POCKET;
    float h = front->frame.canvas.h, w = front->frame.canvas.w, foot = inner.y + inner.h;
    place->size = pocket ? 38 : LETTERS;
    float most = pocket ? 100 : ROW_PITCH, above = pocket ? 26 : 30;
    float least = pocket ? 88.0f * (float)rows_in(front, 2) : ROW_PITCH * 1.25f * (float)rows_in(front, 2);
    float low = pocket ? 46 : 96, part = pocket ? .60f : .62f;
    place->slope = fminf(h * part, foot - low - above - least);
    /* Where the field is high the picture and the logo over it are smaller. */
    float low_sky = fminf(1, place->slope / (pocket ? 700.0f : 930.0f));
    /* 439 of the art's units lie left of the window: the rest reaches to its right edge. */
    const float cut = 439, right = SCENE_REACH.x + SCENE_REACH.w;
    place->scene_scale = fmaxf((pocket ? .62f : .82f) * low_sky, w / (right - cut));
    /* Under a high sky it is large enough to begin at the window's edge or to hide its tree. */
    float whole = (place->slope - 30) / (FIELD_FOOT - SCENE_REACH.y), treeless = w / (CROWN_LEFT - cut);
    place->scene_scale = fmaxf(place->scene_scale, fminf(whole, treeless));
    place->scene =
        (struct point){-cut * place->scene_scale, place->slope - 30 - FIELD_FOOT * place->scene_scale};
    place->left = inner.x + (pocket ? 14.0f : 110.0f);
    place->sign_w = pocket ? inner.w - 28 : 560;
    set_rows(front, place, place->slope + above, foot - low, most);
    if (place->columns == 2) {
        place->sign_w = pocket ? (inner.w - 28 - 20) / 2 : 440;
    }
    place_logo_upright(front, place, inner, low_sky);
    /* Just above the field: the sky is the logo's. */
    float side = pocket ? 12 : 24, left = inner.x + side;
    if (!pocket) { /* beside the stone, whose figure it would cut */
        left = fmaxf(left, place->scene.x + STONE_RIGHT * place->scene_scale + side);
    }
    place->message =
        (struct rect){left, place->slope - 34, inner.x + inner.w - side - left, place->slope * .52f};
    place->message_above = true;
}

struct title_place title_place(const struct front *front)
{
    struct title_place place = {.columns = 1};
    struct rect inner = frame_inner(&front->frame, 24);
    switch (front->frame.kind) {
    case FRAME_OPEN:
        place_open(front, &place, inner);
        break;
    case FRAME_STACK:
    case FRAME_POCKET:
        place_upright(front, &place, inner);
        break;
    case FRAME_COMPACT:
        place_compact(front, &place, inner);
        break;
    case FRAME_FLAT:
        place_flat(front, &place, inner);
        break;
    case FRAME_WIDE:
    case FRAME_KINDS:
        place_wide(front, &place);
        break;
    }
    place.k = place.size / LETTERS;
    place.column = place.sign_w + 18 * place.k;
    place.foot = inner.y + inner.h;
    place.right = inner.x + inner.w;
    place.plates_right = place.right;
    if (front->frame.kind == FRAME_WIDE) { /* the point of their sign stays clear of the inn's */
        place.plates_right = place.scene.x + INN_SIGN * place.scene_scale - TITLE_POINT * place.k;
    }
    return place;
}

/* ---- items ----------------------------------------------------------------------------------------- */

float title_row_middle(const struct title_place *place, float row, float sign)
{
    float passed = fminf(fmaxf(row - sign, 0), 1);
    return place->first + place->pitch * row + place->air * passed;
}

float title_sign_middle(const struct title_place *place, float sign)
{
    return place->first + place->pitch * sign + place->air / 2 * fminf(sign, 1);
}

float title_item_left(const struct front *front, const struct title_place *place, int item)
{
    bool second = place->columns == 2 && !title_is_table(item) && plain_before(front, item) % 2 == 1;
    return place->left + (second ? place->column : 0);
}

float title_emblem_room(const struct front *front, int item)
{
    const float room = 32;
    bool wide = front->frame.kind == FRAME_WIDE;
    return wide && game_fronts[item - TITLE_ITEM_TABLE]->sign.emblem ? room : 0;
}

static float plate_width(const struct front *front, float k, int item)
{
    float text =
        draw_text_width(front->measure, _(title_item_label(front, item)), FONT_SIGN, PLATE_LETTERS * k, 0);
    return text + (30 + title_emblem_room(front, item)) * k;
}

/* Where the plates begin: behind the row's label. */
static float plates_left(const struct front *front, const struct title_place *place)
{
    float k = place->k, label = draw_text_width(front->measure, _("Tables"), FONT_SIGN, place->size, 0);
    float least = front->frame.kind == FRAME_WIDE ? 120 : 134; /* wide: the inn's sign is near */
    return place->left + 24 * k + fmaxf(least * k, label + 24 * k);
}

float title_plate_scale(const struct front *front, const struct title_place *place)
{
    float k = place->k, wide = 0, room = place->plates_right - plates_left(front, place);
    for (int item = TITLE_ITEM_TABLE; item <= title_last_table(); item++) {
        wide += plate_width(front, k, item) + PLATE_GAP * k;
    }
    return k * fminf(1, room / wide);
}

struct rect title_plate_box(const struct front *front, const struct title_place *place, int item,
                            float middle)
{
    float k = title_plate_scale(front, place), x = plates_left(front, place);
    for (int i = TITLE_ITEM_TABLE; i < item; i++) {
        x += plate_width(front, k, i) + PLATE_GAP * k;
    }
    return (struct rect){x, middle + 2 * place->k - PLATE_HEIGHT * k / 2, plate_width(front, k, item),
                         PLATE_HEIGHT * k};
}

struct rect title_item_box(const struct front *front, int item)
{
    struct title_place place = title_place(front);
    float row = (float)title_row_of(front, item), sign = (float)title_row_of(front, title_focused(front));
    float middle = row == sign ? title_sign_middle(&place, sign) : title_row_middle(&place, row, sign);
    if (title_is_table(item)) {
        float between = PLATE_GAP * title_plate_scale(front, &place);
        struct rect box = rect_grow(title_plate_box(front, &place, item, middle), between / 2);
        float high =
            place.columns == 2 ? place.pitch : fminf(box.h, place.pitch); /* a thumb wants the whole row */
        box.y = middle - high / 2;
        box.h = high;
        return box;
    }
    return (struct rect){title_item_left(front, &place, item), middle - place.pitch / 2, place.sign_w,
                         place.pitch};
}
