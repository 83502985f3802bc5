/* SPDX-License-Identifier: MIT */
/* What the map says of the stage in focus: a card at the right, or a strip at the foot. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/opponent.h"
#include "front/scenes/journey_map_place.h"
#include "front/scenes/postcard.h"
#include "front/stage/print.h"
#include "ui/furniture.h"

#include <math.h>

/* The card, for its width. */
static const float HEAD = 60, PICTURE = 184, EDGE = 28, INDENT = 122;

/* What the panel is about. */
struct about {
    const struct stage *stage;
    int index;
    const struct journey_record *record;
    bool open, waits;   /* waits: an evening there was left in its middle */
    const char *before; /* the town that opens it; NULL: it is the first */
};

static struct about about_focus(const struct front *front)
{
    int stone = journey_map_focus(front), index = journey_map_stage(front, stone),
        before = journey_map_before(front, stone);
    return (struct about){.stage = &stages[index],
                          .index = index,
                          .record = journey_record(front, index),
                          .open = journey_is_open(front, index),
                          .waits = journey_of(front)->waits[index] > 0,
                          .before = before >= 0 ? _(stages[journey_map_stage(front, before)].town) : NULL};
}

static void closed_text(const struct about *about, struct text *out)
{
    if (about->before) {
        /* TRANSLATORS: the town before a closed stage. */
        text_addf(out, _("%s opens it"), about->before);
    } else {
        text_add(out, _("Menton opens it"));
    }
}

static void draw_mark(struct draw_list *list, int goal, bool won, float x, float y, float across)
{
    char name[32];
    text_format(name, sizeof name, "journey/mark_%d%s", goal + 1, won ? "" : "_open");
    float w = across * 60 / 52;
    draw_sprite(list, name, (struct rect){x - w / 2, y - w / 2, w, w});
}

/* One face, or two or three in its place. */
static void draw_faces(struct draw_list *list, int stage, float x, float y, float across)
{
    static const float off[STAGE_RIVALS][STAGE_RIVALS][2] = {
        {{0, 0}}, {{-.22f, -.12f}, {.22f, .12f}}, {{-.26f, -.2f}, {.26f, -.2f}, {0, .22f}}};
    static const float part[STAGE_RIVALS] = {1, .68f, .6f};
    int count = stage_rivals(&stages[stage]);
    if (count == 0) {
        draw_sprite(list, "icons/portrait_you",
                    (struct rect){x - across / 2, y - across / 2, across, across});
    }
    for (int i = 0; i < count; i++) {
        const struct opponent *rival = journey_rival(stage, i + 1);
        float w = across * part[count - 1], left = x + off[count - 1][i][0] * across - w / 2,
              top = y + off[count - 1][i][1] * across - w / 2;
        if (rival) {
            draw_sprite(list, rival->portrait, (struct rect){left, top, w, w});
        }
    }
}

/* ---- the card ---------------------------------------------------------------------------------------- */

/* The upper half of a postcard, or the grey place of one. */
static void draw_picture(struct draw_list *list, const struct about *about, struct rect box)
{
    if (about->open) {
        const float high = .86f; /* the whole card, turned a little */
        draw_fill(list, box, INK_SKY);
        postcard_draw(list, &(struct postcard){.stage = about->index,
                                               .middle = rect_middle(box),
                                               .w = box.h * high * 1.5f,
                                               .angle = -2});
    } else {
        draw_fill(list, box, INK_SAND);
        const float inset = 22;
        struct rect frame = rect_grow(box, -inset);
        shape_begin(list, frame);
        furniture_dashes(list, frame.w, frame.h);
        shape_end(list);
        const float k = 2.6f;
        draw_sprite(list, "journey/lock",
                    (struct rect){box.x + box.w / 2 - 14 * k, box.y + box.h / 2 - 16 * k, 28 * k, 32 * k});
    }
    draw_fill(list, (struct rect){box.x, box.y + box.h, box.w, 4}, INK_INK);
}

static void draw_frame(struct draw_list *list, const struct about *about, struct rect box)
{
    struct rgba head = about->open ? INK_RED : INK_ASPHALT2;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 12, box.h + 16});
    shape_rect(list, 10, 14, box.w, box.h, 16, paint_fill(ink_fade(INK_INK, .38f)));
    shape_rect(list, 0, 0, box.w, box.h, 16, paint_fill(INK_CREAM));
    shape_rect(list, 0, 0, box.w, HEAD, 16, paint_fill(head));
    shape_rect(list, 0, HEAD / 2, box.w, HEAD / 2, 0, paint_fill(head));
    shape_end(list);
}

static void draw_card_head(struct draw_list *list, const struct about *about, struct rect box)
{
    char number[48], date[64];
    struct text out = text_in(date, sizeof date);
    text_format(number, sizeof number, _("STAGE %d OF %d"), stage_number(about->index), journey_map_stones());
    stage_date_text(about->index, &out);
    float room = box.w - 2 * EDGE, most = room * .48f;
    float wide = fminf(draw_text_width(list, number, FONT_SIGN, 32, 2), most);
    draw_text_tracked(list, box.x + EDGE, box.y + 42, number, FONT_SIGN, 32, 2, INK_CREAM, ANCHOR_START,
                      most);
    draw_text_fit(list, box.x + box.w - EDGE, box.y + 41, date, FONT_BODY_MEDIUM, 27, INK_CREAM, ANCHOR_END,
                  room - wide - 18);
}

static void draw_rival(const struct front *front, struct draw_list *list, const struct about *about,
                       struct rect box)
{
    char table[200], said[256];
    struct text out = text_in(table, sizeof table);
    float left = box.x + INDENT, room = box.w - INDENT - EDGE;
    stage_table_text(about->index, &out);
    const char *line = about->open ? journey_opening_line(front, about->index) : "";
    /* TRANSLATORS: what somebody says, in quotation marks. */
    text_format(said, sizeof said, line[0] ? _("“%s”") : "%s", line);
    draw_faces(list, about->index, box.x + 68, box.y + 392, 76);
    const float size = 28, least = 22;
    if (!line[0]) {
        bool two = draw_text_width(list, table, FONT_BODY_SEMI, size, 0) * least > room * size;
        float em = two ? 25 : size;
        draw_text_wrapped(list, left, box.y + (two ? 386 : 401), table, FONT_BODY_SEMI, em, INK_INK,
                          ANCHOR_START, room, 31);
        return;
    }
    float em = 24;
    bool two = draw_text_width(list, said, FONT_BODY, 21, 0) > room;
    draw_text_fit(list, left, box.y + (two ? 380 : 384), table, FONT_BODY_SEMI, size, INK_INK, ANCHOR_START,
                  room);
    for (; em > 17 && draw_text_lines(list, said, FONT_BODY, em, room) > (two ? 2 : 1); em--) {
    }
    draw_text_wrapped(list, left, box.y + (two ? 405 : 416), said, FONT_BODY, em, INK_INK, ANCHOR_START, room,
                      em * list->text_scale + 1);
}

static void draw_twist(struct draw_list *list, const struct about *about, struct rect box)
{
    const float s = .62f;
    struct rect at = {box.x + 24, box.y + 438, box.w - 48, 72};
    float left = box.x + INDENT, room = at.x + at.w - 14 - left;
    shape_begin(list, at);
    shape_rect(list, 0, 0, at.w, at.h, 10, paint_fill(INK_SKY));
    shape_rect(list, 4, 4, at.w - 8, at.h - 8, 7, paint_line(INK_ROYAL, 2));
    shape_end(list);
    draw_sprite(list, about->stage->twist_sign,
                (struct rect){box.x + 78 - 72 * s, box.y + 474 - 64 * s, 130 * s, 110 * s});
    draw_text_fit(list, left, at.y + 32, _(about->stage->twist), FONT_BODY_SEMI, 27, INK_INK, ANCHOR_START,
                  room);
    draw_text_fit(list, left, at.y + 60, _(about->stage->twist_says), FONT_BODY_MEDIUM, 22, INK_INK,
                  ANCHOR_START, room);
}

static void draw_goals(struct draw_list *list, const struct about *about, struct rect box)
{
    static const char *const roman[STAGE_GOALS] = {"I", "II", "III"};
    bool twist = about->stage->twist != NULL;
    float y = box.y + (twist ? 536 : 478), pitch = twist ? 45 : 62, room = box.w - INDENT - EDGE;
    for (int g = 0; g < STAGE_GOALS; g++, y += pitch) {
        bool won = about->record->stamps >> g & 1u;
        draw_mark(list, g, won, box.x + 52, y, 40);
        draw_text(list, box.x + 92, y + 9, roman[g], FONT_SIGN, 27, INK_OXBLOOD, ANCHOR_MIDDLE);
        draw_text_fit(list, box.x + INDENT, y + 9, _(about->stage->goal[g].words), FONT_BODY_MEDIUM, 26,
                      INK_INK, ANCHOR_START, room);
    }
}

static void tries_text(const struct about *about, struct text *out)
{
    int tries = about->record->tries;
    if (about->waits) {
        text_add(out, _("An evening waits"));
    } else if (tries == 0) {
        text_add(out, _("No try yet"));
    } else {
        text_addf(out, _n("%d try", "%d tries", tries), tries);
    }
}

static void first_stamp_text(const struct about *about, struct text *out)
{
    int next = stage_after(about->index);
    if (about->record->stamps == (1u << STAGE_GOALS) - 1) {
        text_add(out, _("All three stamps"));
    } else if (next >= 0 && !(about->record->stamps & 1u)) {
        text_addf(out, _("The first stamp opens %s"), _(stages[next].town));
    } else {
        stage_stamps_text(about->record->stamps, out);
    }
}

static void draw_foot(struct draw_list *list, const struct about *about, struct rect box)
{
    char tries[48], opens[96];
    struct text left = text_in(tries, sizeof tries), right = text_in(opens, sizeof opens);
    tries_text(about, &left);
    first_stamp_text(about, &right);
    float y = box.y + box.h - 14, room = box.w - 2 * EDGE,
          wide = draw_text_width(list, tries, FONT_BODY, 21, 0);
    draw_text(list, box.x + EDGE, y, tries, FONT_BODY, 21, INK_INK, ANCHOR_START);
    draw_text_fit(list, box.x + box.w - EDGE, y, opens, FONT_BODY, 21, INK_INK, ANCHOR_END, room - wide - 16);
}

static void draw_closed(struct draw_list *list, const struct about *about, struct rect box)
{
    char opens[128], why[200];
    struct text out = text_in(opens, sizeof opens);
    float left = box.x + EDGE, room = box.w - 2 * EDGE, y = box.y + 486;
    closed_text(about, &out);
    draw_text_fit(list, left, y, opens, FONT_SIGN, 44, INK_INK, ANCHOR_START, room);
    text_format(why, sizeof why, "%s",
                _("Its first stamp opens the road. After three tries without that stamp the coach goes on."));
    draw_text_wrapped(list, left, y + 46, why, FONT_BODY_MEDIUM, 25, INK_INK, ANCHOR_START, room, 34);
}

static void draw_stage(const struct front *front, struct draw_list *list, struct rect box)
{
    struct about about = about_focus(front);
    char km[32];
    draw_frame(list, &about, box);
    draw_card_head(list, &about, box);
    draw_picture(list, &about, (struct rect){box.x, box.y + HEAD, box.w, PICTURE});
    text_format(km, sizeof km, _("%d km"), about.stage->km);
    const float plate = 30; /* the road whose kilometres these are */
    float wide = draw_text_width(list, km, FONT_SIGN, 44, 0), figure = wide + plate * FURNITURE_N7_WIDE + 12;
    float room = box.w - 2 * EDGE;
    draw_text_fit(list, box.x + EDGE, box.y + 314, _(about.stage->town), FONT_DISPLAY, 84,
                  about.open ? INK_RED : INK_ASPHALT2, ANCHOR_START, room - figure - 20);
    draw_text(list, box.x + box.w - EDGE, box.y + 308, km, FONT_SIGN, 44, INK_INK, ANCHOR_END);
    furniture_n7(list, box.x + box.w - EDGE - figure, box.y + 277, plate);
    draw_fill(list, (struct rect){box.x + EDGE, box.y + 344, room, 3}, about.open ? INK_RED : INK_STONE);
    draw_rival(front, list, &about, box);
    if (about.open) {
        if (about.stage->twist) {
            draw_twist(list, &about, box);
        }
        draw_goals(list, &about, box);
        draw_foot(list, &about, box);
    } else {
        draw_closed(list, &about, box);
    }
    shape_begin(list, box);
    shape_rect(list, 5, 5, box.w - 10, box.h - 10, 12, paint_line(ink_fade(INK_INK, .85f), 2.4f));
    shape_end(list);
}

/* ---- the strip --------------------------------------------------------------------------------------- */

/* Three marks side by side that end at `right`, and how many stamps they are. Returns their left edge. */
static float draw_marks(struct draw_list *list, const struct about *about, float right, float middle,
                        float across, bool words)
{
    char said[64];
    struct text out = text_in(said, sizeof said);
    float step = across + 10, left = right - 2 * step - across;
    for (int g = 0; g < STAGE_GOALS; g++) {
        draw_mark(list, g, about->record->stamps >> g & 1u, left + across / 2 + step * (float)g,
                  middle - (words ? 14 : 0), across);
    }
    if (words) {
        stage_stamps_text(about->record->stamps, &out);
        draw_text_fit(list, (left + right) / 2, middle + across / 2 + 14, said, FONT_BODY_MEDIUM, 21, INK_INK,
                      ANCHOR_MIDDLE, right - left + 60);
    }
    return left - (words ? 30 : 0);
}

static void say_twist(const struct about *about, struct text *out)
{
    if (!about->open) {
        closed_text(about, out);
    } else if (about->stage->twist) {
        /* TRANSLATORS: a twist in a few words, and in a sentence. */
        text_addf(out, _("%s: %s"), _(about->stage->twist), _(about->stage->twist_says));
    } else {
        tries_text(about, out);
    }
}

static void draw_strip(const struct front *front, struct draw_list *list, struct rect box)
{
    struct about about = about_focus(front);
    enum frame_kind kind = front->frame.kind;
    bool pocket = kind == FRAME_POCKET, flat = kind == FRAME_FLAT, low = flat || kind == FRAME_COMPACT;
    char km[32], table[200], twist[256];
    struct text game = text_in(table, sizeof table), says = text_in(twist, sizeof twist);
    stage_table_text(about.index, &game);
    say_twist(&about, &says);
    text_format(km, sizeof km, _("%d km"), about.stage->km);
    furniture_plate(list, box, 14, about.open ? INK_CREAM : INK_SAND);
    const float edge = low ? 18 : 26;
    float across = pocket ? 50 : flat ? 40 : low ? 44 : 60;
    float size = pocket ? 58 : flat ? 42 : low ? 50 : 70, right = box.x + box.w - edge;
    float first = pocket ? box.y + 64 : flat ? box.y + 54 : low ? box.y + 50 : box.y + 66;
    float marks = draw_marks(list, &about, right, pocket ? box.y + 50 : box.y + box.h / 2, across,
                             !pocket && !flat && !low);
    float left = box.x + edge, face = pocket ? 0 : flat ? 56 : low ? 76 : 96;
    if (face > 0) {
        draw_faces(list, about.index, left + face / 2, box.y + box.h / 2, face);
        left += face + 18;
    }
    const float plate = size * .38f, aside = plate * FURNITURE_N7_WIDE + 8;
    float figure = draw_text_width(list, km, FONT_SIGN, size * .52f, 0) + aside;
    float column = flat ? fminf((marks - left) * .38f, 330) : marks - left - 20;
    struct rgba ink = about.open ? INK_RED : INK_ASPHALT2;
    float town = draw_text_width(list, _(about.stage->town), FONT_DISPLAY, size, 0);
    draw_text_fit(list, left, first, _(about.stage->town), FONT_DISPLAY, size, ink, ANCHOR_START,
                  column - figure - 16);
    const float after = left + fminf(town, column - figure - 16) + 16;
    furniture_n7(list, after, first - 2 - size * .37f, plate);
    draw_text(list, after + aside, first - 2, km, FONT_SIGN, size * .52f, INK_INK, ANCHOR_START);
    float x = flat ? left + column + 20 : left, room = flat     ? marks - x - 20
                                                       : pocket ? right - left
                                                                : marks - left - 20;
    float letters = pocket ? 27 : flat ? 21 : low ? 22 : 27, pitch = pocket ? 38 : flat ? 28 : low ? 28 : 36;
    float y = flat ? box.y + 36 : first + (pocket ? 48 : low ? 30 : 40);
    draw_text_fit(list, x, y, table, FONT_BODY_SEMI, letters, INK_INK, ANCHOR_START, room);
    int lines = pocket ? 2 : 1;
    float em = letters - 2;
    while (em > 18 && draw_text_lines(list, twist, FONT_BODY_MEDIUM, em, room) > lines) {
        em--;
    }
    /* The narrow letters rather than smaller ones. */
    bool narrow = print_is_large(list) && draw_text_lines(list, twist, FONT_BODY_MEDIUM, em, room) > lines;
    if (pocket) {
        draw_text_wrapped(list, x, y + pitch, twist, FONT_BODY_MEDIUM, em, INK_INK, ANCHOR_START, room, 34);
    } else {
        draw_text_fit(list, x, y + pitch, twist, narrow ? FONT_SIGN_SEMI : FONT_BODY_MEDIUM,
                      narrow ? letters : em, INK_INK, ANCHOR_START, room);
    }
}

void journey_map_panel(const struct front *front, struct draw_list *list, const struct map_place *place)
{
    if (place->card) {
        draw_stage(front, list, place->panel);
    } else {
        draw_strip(front, list, place->panel);
    }
}
