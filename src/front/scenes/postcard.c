/* SPDX-License-Identifier: MIT */
#include "front/scenes/postcard.h"

#include "base/date.h"
#include "base/i18n/translate.h"
#include "front/journey/stage_text.h"
#include "table/stage.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

/* The size of the pictures, in their own units. */
static const float PICTURE_W = 600, PICTURE_H = 400, EDGE = .028f;

/* Words that stand in a picture are part of it: they are not translated. */
struct written {
    const char *words;
    float x, y, size, tracking;
    enum { ON_STONE, ON_BOARD, IN_GOLD } ink;
};

struct scenery {
    const char *id;                /* of the stage, on both ways */
    const char *town, *department; /* on the postmark */
    bool dark;                     /* the picture's sky */
    struct written written;
};

static const struct scenery scenery[] = {
    {.id = "fontainebleau",
     .town = "FONTAINEBLEAU",
     .department = "SEINE-ET-MARNE",
     .written = {"60", 430, 352, 62, 0, ON_STONE}},
    {.id = "montargis",
     .town = "MONTARGIS",
     .department = "LOIRET",
     .written = {"GARAGE DU CANAL", 400, 133, 22, 1, ON_BOARD}},
    {.id = "nevers", .town = "NEVERS", .department = "NIÈVRE"},
    {.id = "moulins", .town = "MOULINS", .department = "ALLIER", .dark = true},
    {.id = "lapalisse", .town = "LAPALISSE", .department = "ALLIER"},
    {.id = "roanne", .town = "ROANNE", .department = "LOIRE", .dark = true},
    {.id = "lyon", .town = "LYON", .department = "RHÔNE", .dark = true},
    {.id = "valence", .town = "VALENCE", .department = "DRÔME"},
    {.id = "montelimar",
     .town = "MONTÉLIMAR",
     .department = "DRÔME",
     .written = {"NOUGAT", 304, 130, 46, 8, IN_GOLD}},
    {.id = "orange", .town = "ORANGE", .department = "VAUCLUSE"},
    {.id = "avignon", .town = "AVIGNON", .department = "VAUCLUSE"},
    {.id = "aix", .town = "AIX", .department = "B.-DU-RHÔNE"},
    {.id = "frejus", .town = "FRÉJUS", .department = "VAR"},
    {.id = "menton", .town = "MENTON", .department = "ALPES-MARITIMES", .dark = true},
};

static const struct scenery *scenery_of(int stage)
{
    size_t i = 0;
    while (i + 1 < sizeof scenery / sizeof *scenery && strcmp(scenery[i].id, stages[stage].id) != 0) {
        i++;
    }
    return &scenery[i];
}

struct rgba postcard_mark_ink(int stage)
{
    return scenery_of(stage)->dark ? INK_CREAM : INK_INK;
}

/* ---- where it lies --------------------------------------------------------------------------------- */

static struct point turned(float x, float y, float angle)
{
    float c = cosf(angle * PI / 180), s = sinf(angle * PI / 180);
    return (struct point){x * c - y * s, x * s + y * c};
}

float postcard_high(const struct postcard *card)
{
    return card->w * PICTURE_H / PICTURE_W;
}

float postcard_edge(const struct postcard *card)
{
    return card->w * EDGE;
}

struct point postcard_at(const struct postcard *card, float across, float down)
{
    struct point by = turned(across * card->w, down * postcard_high(card), card->angle);
    return (struct point){card->middle.x + by.x, card->middle.y + by.y};
}

struct rect postcard_box(const struct postcard *card)
{
    float m = postcard_edge(card), w = card->w + 2 * m, h = postcard_high(card) + 2 * m;
    float c = fabsf(cosf(card->angle * PI / 180)), s = fabsf(sinf(card->angle * PI / 180));
    float wide = w * c + h * s, high = w * s + h * c;
    return (struct rect){card->middle.x - wide / 2, card->middle.y - high / 2, wide, high};
}

/* The size at which letters keep theirs in large print: they are part of a picture. */
static float printed(const struct draw_list *list, enum font font, float size)
{
    return size * size / draw_text_size(list, font, size);
}

/* ---- the card -------------------------------------------------------------------------------------- */

/* White paper with its shadow. */
static void draw_paper(struct draw_list *list, const struct postcard *card, struct rgba fill)
{
    float m = postcard_edge(card), w = card->w + 2 * m, h = postcard_high(card) + 2 * m;
    struct rect box = rect_grow(postcard_box(card), card->w * .03f + 2);
    shape_begin(list, box);
    shape_group(list, "translate(%g %g) rotate(%g)", (double)(box.w / 2), (double)(box.h / 2),
                (double)card->angle);
    shape_rect(list, -w / 2 + card->w * .02f, -h / 2 + card->w * .025f, w, h, 3,
               paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, -w / 2, -h / 2, w, h, 3,
               (struct paint){.fill = fill, .stroke = list->contrast ? INK_INK : INK_STONE, .width = 1.2f});
    shape_group_end(list);
    shape_end(list);
}

static void draw_written(struct draw_list *list, const struct postcard *card, const struct written *written)
{
    const struct rgba inks[] = {[ON_STONE] = INK_INK, [ON_BOARD] = INK_CREAM, [IN_GOLD] = INK_GOLDLT};
    float k = card->w / PICTURE_W;
    struct point at = postcard_at(card, written->x / PICTURE_W - .5f, written->y / PICTURE_H - .5f);
    struct draw_command *text =
        draw_text(list, at.x, at.y, written->words, FONT_SIGN, printed(list, FONT_SIGN, written->size * k),
                  inks[written->ink], ANCHOR_MIDDLE);
    text->as.text.tracking = written->tracking * k;
    text->angle = card->angle < 0 || card->angle > 0 ? card->angle : .01f;
}

void postcard_draw(struct draw_list *list, const struct postcard *card)
{
    const float least = 240; /* narrower, letters are but a line */
    const struct scenery *of = scenery_of(card->stage);
    const float w = card->w, h = postcard_high(card);
    char picture[64];
    text_format(picture, sizeof picture, "%s%s", stages[card->stage].postcard, card->detail ? "_detail" : "");
    draw_paper(list, card, INK_WHITE);
    draw_sprite(list, picture, (struct rect){card->middle.x - w / 2, card->middle.y - h / 2, w, h})->angle =
        card->angle;
    if (of->written.words && w >= least) {
        draw_written(list, card, &of->written);
    }
}

/* What was written ends with a name behind a dash: the name stands apart, as a signature. */
static const char *signed_at(const char *text)
{
    static const char dash[] = "— ";
    const char *found = NULL;
    for (const char *at = text; (at = strstr(at, dash)) != NULL; at += sizeof dash - 1) {
        found = at;
    }
    return found ? found : text + strlen(text);
}

/* The stamps beside each other, the first in the box that is printed for it. */
static void draw_back_stamps(struct draw_list *list, const struct postcard *card, unsigned stamps)
{
    const float wide = .115f, apart = .118f;
    float across = .3775f;
    for (int g = 0; g < 3; g++) {
        if (stamps >> g & 1u) {
            postcard_stamp_draw(list, &(struct postcard_stamp){.goal = g,
                                                               .middle = postcard_at(card, across, -.295f),
                                                               .scale = card->w * wide / 140,
                                                               .angle = g % 2 ? -2 : 2,
                                                               .opacity = 1});
            across -= apart;
        }
    }
}

void postcard_back_draw(struct draw_list *list, const struct postcard *card, const struct postcard_back *back)
{
    const char *text = back->text, *writer = signed_at(text);
    char words_alone[320];
    text_format(words_alone, sizeof words_alone, "%.*s", (int)(writer - text), text);
    const float w = card->w, h = postcard_high(card), k = w / PICTURE_W;
    struct postcard flat = *card;
    flat.angle = 0; /* it is read */
    draw_paper(list, &flat, INK_CREAM);
    float left = card->middle.x - w / 2, top = card->middle.y - h / 2, column = w * .55f;
    shape_begin(list, (struct rect){left, top, w, h});
    shape_line(list, w * .6f, h * .08f, w * .6f, h * .92f, paint_line(INK_STONE, 2));
    for (int i = 0; i < 4; i++) {
        float y = h * (.52f + .11f * (float)i);
        shape_line(list, w * .64f, y, w * .96f, y, paint_line(INK_SAND, 2));
    }
    shape_rect(list, w * .8f, h * .07f, w * .155f, h * .27f, 2, paint_line(INK_STONE, 2));
    shape_end(list);
    draw_back_stamps(list, &flat, back->stamps);
    float size = 40 * k, leading = 0;
    for (;; size--) { /* by hand, as large as the card lets it be */
        leading = draw_text_size(list, FONT_DISPLAY, size) * 1.22f;
        if (size <= 16 ||
            leading * (float)draw_text_lines(list, words_alone, FONT_DISPLAY, size, column - 20 * k) <=
                h * .78f) {
            break;
        }
    }
    draw_text_wrapped(list, left + 20 * k, top + h * .06f + leading, words_alone, FONT_DISPLAY, size, INK_INK,
                      ANCHOR_START, column - 20 * k, leading);
    draw_text_fit(list, left + w * .55f, top + h * .95f, writer, FONT_DISPLAY, 40 * k, INK_ROYAL, ANCHOR_END,
                  column);
    char date[64];
    struct text day = text_in(date, sizeof date);
    stage_day_text(card->stage, &day);
    const char *lines[] = {back->name, _("on the Nationale 7"), _(stages[card->stage].town), date};
    for (int i = 0; i < 4; i++) {
        draw_text_fit(list, left + w * .65f, top + h * (.505f + .11f * (float)i), lines[i], FONT_DISPLAY,
                      fmaxf((i == 0 ? 34 : 28) * k, 16), INK_INK, ANCHOR_START, w * .31f);
    }
}

void postcard_place_draw(struct draw_list *list, struct rect box)
{
    const float k = box.w / 184, high = 100 * k, wide = 130 * k;
    shape_begin(list, box);
    shape_rect(list, 2, 2, box.w - 4, box.h - 4, 4, paint_fill(ink_fade(INK_PAPER, .8f)));
    furniture_dashes(list, box.w, box.h);
    shape_end(list);
    /* The stone stands at 34 of the 130 units of its picture. */
    draw_sprite(list, "journey/stage_stone_closed",
                (struct rect){box.x + box.w / 2 - 34 * k, box.y + box.h / 2 - 50 * k, wide, high})
        ->ink.a = 190;
}

void postcard_corners_draw(struct draw_list *list, const struct postcard *card, unsigned corners)
{
    static const struct {
        float across, down, angle;
    } places[] = {{-1, -1, 0}, {1, -1, 90}, {1, 1, 180}, {-1, 1, 270}};
    const float m = postcard_edge(card), k = fminf(card->w / 660, 1.1f), size = 76 * k, inside = 28 * k;
    for (size_t i = 0; i < 4; i++) {
        if (!(corners >> i & 1u)) {
            continue;
        }
        struct point at = turned(places[i].across * (card->w / 2 + m),
                                 places[i].down * (postcard_high(card) / 2 + m), card->angle);
        struct point by = turned(inside, inside, card->angle + places[i].angle);
        draw_sprite(list, "journey/photo_corner",
                    (struct rect){card->middle.x + at.x + by.x - size / 2,
                                  card->middle.y + at.y + by.y - size / 2, size, size})
            ->angle = card->angle + places[i].angle;
    }
}

/* ---- stamps and postmarks -------------------------------------------------------------------------- */

void postcard_stamp_draw(struct draw_list *list, const struct postcard_stamp *stamp)
{
    static const char *const numerals[] = {"I", "II", "III"};
    const float w = 140 * stamp->scale, h = 164 * stamp->scale, size = 30 * stamp->scale;
    char picture[32];
    text_format(picture, sizeof picture, "journey/stamp_%d", stamp->goal + 1);
    struct draw_command *command =
        draw_sprite(list, picture, (struct rect){stamp->middle.x - w / 2, stamp->middle.y - h / 2, w, h});
    command->angle = stamp->angle;
    command->ink.a = (uint8_t)(255 * stamp->opacity);
    command->flags |= stamp->moves ? DRAW_MOVING : 0;
    struct point at = turned(-44 * stamp->scale, -40 * stamp->scale, stamp->angle);
    command =
        draw_text(list, stamp->middle.x + at.x, stamp->middle.y + at.y, numerals[stamp->goal], FONT_SIGN,
                  printed(list, FONT_SIGN, size), ink_fade(INK_CREAM, stamp->opacity), ANCHOR_START);
    command->angle = stamp->angle;
    command->flags |= stamp->moves ? DRAW_MOVING : 0;
}

/* A line of a postmark, `down` units below its middle before it is turned. */
static void marked(struct draw_list *list, const struct postcard_mark *mark, const char *string, float down,
                   float size, float tracking, float room)
{
    float k = mark->radius / 96;
    struct point by = turned(0, down * k, mark->angle);
    float set = printed(list, FONT_SIGN, size * k);
    float wide = draw_text_width(list, string, FONT_SIGN, set, tracking * k), most = room * k;
    struct draw_command *text =
        draw_text(list, mark->middle.x + by.x, mark->middle.y + by.y, string, FONT_SIGN,
                  wide > most ? set * most / wide : set, ink_fade(mark->ink, mark->opacity), ANCHOR_MIDDLE);
    text->as.text.tracking = tracking * k;
    text->angle = mark->angle;
}

static void draw_waves(struct draw_list *list, bool small, struct paint paint)
{
    for (int i = 0; i < 4; i++) {
        double y = -42 + 28 * i;
        if (small) {
            shape_path(list, paint, "M100 %gC130 %g 150 %g 180 %g", y, y - 12, y + 12, y);
        } else {
            shape_path(list, paint, "M100 %gC130 %g 150 %g 180 %gC210 %g 230 %g 260 %gC290 %g 310 %g 340 %g",
                       y, y - 12, y + 12, y, y - 12, y + 12, y, y - 12, y + 12, y);
        }
    }
}

const char *postcard_town(int stage)
{
    return scenery_of(stage)->town;
}

void postcard_day(int stage, struct text *out)
{
    static const char *const months[] = {"JANV.",   "FÉVR.", "MARS",  "AVRIL", "MAI",  "JUIN",
                                         "JUILLET", "AOÛT",  "SEPT.", "OCT.",  "NOV.", "DÉC."};
    const struct date date = date_of(stage_day(stage));
    text_addf(out, "%d %s", date.day, months[date.month - 1]);
}

void postcard_backdrop(struct draw_list *list, int stage)
{
    const struct scenery *of = scenery_of(stage);
    const struct rect canvas = list->frame.canvas;
    const float w = fmaxf(canvas.w, canvas.h * PICTURE_W / PICTURE_H);
    const struct postcard card = {.stage = stage, .middle = {canvas.w / 2, canvas.h / 2}, .w = w};
    const float h = postcard_high(&card);
    draw_sprite(list, stages[stage].postcard, (struct rect){(canvas.w - w) / 2, (canvas.h - h) / 2, w, h});
    if (of->written.words) {
        draw_written(list, &card, &of->written);
    }
    draw_fill(list, canvas, ink_fade(INK_NIGHT, .16f));
}

void postcard_mark_draw(struct draw_list *list, const struct postcard_mark *mark)
{
    const struct scenery *of = scenery_of(mark->stage);
    const float k = mark->radius / 96;
    const struct rgba ink = ink_fade(mark->ink, mark->opacity);
    struct rect box = rect_grow((struct rect){mark->middle.x, mark->middle.y, 0, 0}, mark->radius * 3.7f);
    char day[32];
    struct text dated = text_in(day, sizeof day);
    postcard_day(mark->stage, &dated);
    text_add(&dated, " 1955");
    shape_begin(list, box);
    shape_group(list, "translate(%g %g) rotate(%g) scale(%g)", (double)(box.w / 2), (double)(box.h / 2),
                (double)mark->angle, (double)k);
    if (!mark->small) { /* it is read on any picture */
        const struct rgba under = scenery_of(mark->stage)->dark ? INK_NIGHT : INK_CREAM;
        shape_circle(list, 0, 0, 96, paint_fill(ink_fade(under, .5f * mark->opacity)));
    }
    shape_circle(list, 0, 0, 96, paint_line(ink, 6.5f));
    shape_circle(list, 0, 0, 62, paint_line(ink, 3));
    draw_waves(list, mark->small, (struct paint){.stroke = ink, .width = 5, .round = true});
    shape_group_end(list);
    shape_end(list);
    if (mark->small) {
        return;
    }
    marked(list, mark, of->town, -70, 26, 2, 112);
    marked(list, mark, "18 H 30", -18, 20, 1, 90);
    marked(list, mark, day, 12, 25, .6f, 112);
    marked(list, mark, of->department, 88, 21, 1, 128);
}
