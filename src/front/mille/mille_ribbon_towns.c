/* SPDX-License-Identifier: MIT */
/* The towns on the ribbon: how they look from the road, and their names and miles. */
#include "base/number.h"
#include "front/mille/mille_ribbon_inside.h"
#include "ui/shape.h"

#include <math.h>

/* A town: names of places are the same in every language. */
struct town {
    const char *name, *icon;
    int miles;
    bool low;  /* plate in the second row */
    bool goal; /* sun-coloured plate */
    float shift;
    int from; /* it is named where there is room for so many names */
};

static const struct town towns[] = {
    {"Paris", "icons/town_paris", 0, false, false, 8, 4},
    {"Nevers", "icons/town_nevers", 240, false, false, 0, 10},
    {"Moulins", "icons/town_moulins", 290, true, false, 0, 5},
    {"Roanne", "icons/town_roanne", 390, false, false, 0, 10},
    {"Lyon", "icons/town_lyon", 465, true, false, 0, 4},
    {"Valence", "icons/town_valence", 565, false, false, 0, 10},
    {"Avignon", "icons/town_avignon", 700, true, true, 0, 4},
    {"Aix", "icons/town_aix", 770, false, false, 0, 10},
    {"Cannes", "icons/town_cannes", 900, true, false, 0, 6},
    {"Menton", "icons/town_menton", 1000, false, true, -22, 4},
};
enum { TOWNS = sizeof towns / sizeof towns[0] };
_Static_assert((int)TOWNS == (int)RIBBON_TOWNS, "every town is counted");

void ribbon_towns_skyline(struct draw_list *list, const struct ribbon_line *line, int names)
{
    for (int i = 0; i < TOWNS; i++) {
        if (towns[i].from > names) {
            continue;
        }
        struct point foot = ribbon_line_at(line, (float)towns[i].miles, 0, NULL);
        const float s = 0.92f;
        struct rect box = {foot.x + towns[i].shift - 55 * s, foot.y - 27 - 100 * s, 110 * s, 110 * s};
        draw_sprite(list, towns[i].icon, box);
    }
}

/* The words of a town on one line, its name and its miles, so large and between two edges. */
static void draw_words(struct draw_list *list, const struct town *town, float left, float right, float y,
                       float size)
{
    char number[NUMBER_SIZE];
    draw_text(list, left, y, town->name, FONT_SIGN, size, INK_INK, ANCHOR_START);
    draw_text(list, right, y, number_figure(town->miles, number), FONT_SIGN, size,
              town->goal ? INK_OXBLOOD : INK_RED, ANCHOR_END);
}

/* Where the plate of a town lies; `foot` is where its stone stands on the near verge. */
static struct rect plate_box(const struct draw_list *list, const struct ribbon_line *line, struct rect r,
                             const struct town *town, struct point *foot)
{
    const float gap = 14; /* between a town and its miles */
    bool tall = r.h > 300;
    char number[NUMBER_SIZE];
    *foot = ribbon_line_at(line, (float)town->miles, 27, NULL);
    float w = draw_text_width(list, town->name, FONT_SIGN, 19, 0) +
              draw_text_width(list, number_figure(town->miles, number), FONT_SIGN, 19, 0) + 16 + gap;
    float x = fminf(fmaxf(foot->x - w / 2, r.x + 8), r.x + r.w - w - 8);
    return (struct rect){x, r.y + r.h - (town->low ? (tall ? 36 : 32) : (tall ? 72 : 62)), w, 26};
}

static void draw_stone(struct draw_list *list, const struct ribbon_line *line, struct rect r,
                       const struct town *town)
{
    struct point foot;
    struct rect plate = plate_box(list, line, r, town, &foot);
    shape_begin(list, (struct rect){foot.x - 4, foot.y, 8, plate.y + 2 - foot.y});
    shape_line(list, 4, 2, 4, plate.y - foot.y, paint_line(INK_INK, 2.4f));
    shape_end(list);
    draw_sprite(list, "icons/borne_plain", (struct rect){foot.x - 7.84f, foot.y + 9 - 20.72f, 18.2f, 21.7f});
}

static void draw_plate(struct draw_list *list, const struct ribbon_line *line, struct rect r,
                       const struct town *town)
{
    struct point foot;
    struct rect plate = plate_box(list, line, r, town, &foot);
    float x = plate.x, y = plate.y, w = plate.w;
    shape_begin(list, (struct rect){x, y, w + 4, 30});
    shape_rect(list, 2, 3, w, 26, 5, paint_fill(ink_fade(INK_INK, 0.35f)));
    shape_rect(list, 0, 0, w, 26, 5, paint_fill(town->goal ? INK_SUN : INK_CREAM));
    shape_rect(list, 2, 2, w - 4, 22, 3.5f,
               paint_line(ink_fade(town->goal ? INK_INK : INK_ROYAL, 0.8f), 1.4f));
    shape_end(list);
    draw_words(list, town, x + 8, x + w - 8, y + 19.5f, 19);
}

/* The next town on the road that is named in the same windows; NULL: there is none. */
static const struct town *next_of_rank(const struct town *town)
{
    for (const struct town *next = town + 1; next < towns + TOWNS; next++) {
        if (next->from == town->from) {
            return next;
        }
    }
    return NULL;
}

/* Where a name on the one line at the foot lies, as large as letters must be there: below its town, or left
 * of that where the next one's name begins too soon. */
static struct rect name_box(const struct draw_list *list, const struct ribbon_line *line, struct rect r,
                            const struct town *town, const struct ribbon_manner *manner)
{
    const float edge = 6, air = 6;
    float size = manner->letters, u = 1 / manner->zoom, h = size * 22 / 18;
    float end = r.x + r.w - edge;
    const struct town *next = next_of_rank(town);
    if (next) {
        end = fminf(end, name_box(list, line, r, next, manner).x - air * u);
    }
    char number[NUMBER_SIZE];
    number_figure(town->miles, number);
    float w = draw_text_width(list, town->name, FONT_SIGN, size, 0) + size * .3f +
              draw_text_width(list, number, FONT_SIGN, size, 0) + 14 * u;
    struct point foot = ribbon_line_at(line, (float)town->miles, 27, NULL);
    return (struct rect){fminf(fmaxf(foot.x - w / 2, r.x + edge), end - w), r.y + r.h - h - 4 * u, w, h};
}

/* Whether none of the more important names stands there. */
static bool has_room(const struct draw_list *list, const struct ribbon_line *line, struct rect r,
                     const struct town *town, const struct ribbon_manner *manner)
{
    struct rect box = rect_grow(name_box(list, line, r, town, manner), 1);
    for (int i = 0; i < TOWNS; i++) {
        if (towns[i].from < town->from &&
            rect_shared(box, name_box(list, line, r, &towns[i], manner)).w > 0) {
            return false;
        }
    }
    return true;
}

static void draw_name(struct draw_list *list, const struct ribbon_line *line, struct rect r,
                      const struct town *town, const struct ribbon_manner *manner)
{
    float size = manner->letters, u = 1 / manner->zoom, stone = .8f * u;
    struct rect box = name_box(list, line, r, town, manner);
    float x = box.x, y = box.y, w = box.w, h = box.h;
    struct point foot = ribbon_line_at(line, (float)town->miles, 27, NULL);
    draw_sprite(
        list, "icons/borne_plain",
        (struct rect){foot.x - 7.84f * stone, foot.y + 9 - 20.72f * stone, 18.2f * stone, 21.7f * stone});
    shape_begin(list, (struct rect){x - 2, y - 2, w + 4 + 2 * u, h + 4 + 3 * u});
    shape_rect(list, 2 + 2 * u, 2 + 3 * u, w, h, 5 * u, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(
        list, 2, 2, w, h, 5 * u,
        (struct paint){.fill = town->goal ? INK_GOLDLT : INK_CREAM, .stroke = INK_INK, .width = 1.4f * u});
    shape_end(list);
    draw_words(list, town, x + 7 * u, x + w - 7 * u, y + h * .77f, size);
}

void ribbon_towns_names(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                        const struct ribbon_manner *manner)
{
    for (int i = 0; i < TOWNS && manner->one_line; i++) {
        if (towns[i].from <= manner->names && has_room(list, line, ribbon, &towns[i], manner)) {
            draw_name(list, line, ribbon, &towns[i], manner);
        }
    }
    for (int i = 0; i < TOWNS && !manner->one_line; i++) {
        draw_stone(list, line, ribbon, &towns[i]);
    }
    for (int i = 0; i < TOWNS && !manner->one_line; i++) {
        draw_plate(list, line, ribbon, &towns[i]);
    }
}
