/* SPDX-License-Identifier: MIT */
/* The points at risk and the chance of a bust: a panel of the side column, or in a folded window the gauge.
 */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/words.h"
#include "front/scenes/evening_marks.h"
#include "ui/furniture.h"

#include <math.h>

enum { DRUMS = 5, FIGURE_SIZE = 16 };

static bool is_bust(const struct cubes_frame *frame)
{
    return frame->step && frame->step->kind == CUBES_STEP_BUST;
}

/* Drums with figures, each w x h; leading zeros are dark. */
static void draw_odometer(const struct cubes_frame *frame, float x, float y, float w, float h)
{
    struct draw_list *list = frame->list;
    int32_t value = cubes_view_risk(frame->view, frame->blend);
    bool hot = is_bust(frame);
    float wide = DRUMS * (w + 6);
    shape_begin(list, (struct rect){x - 12, y - 12, wide + 18, h + 24});
    shape_rect(list, 2, 2, wide + 14, h + 20, 12, (struct paint){INK_STONE, INK_INK, 3, false});
    shape_rect(list, 7, 7, wide + 4, h + 10, 8, paint_fill(INK_ASPHALT2));
    shape_end(list);
    char digits[16];
    text_format(digits, sizeof digits, "%*d", DRUMS, (int)value);
    for (int i = 0; i < DRUMS; i++) {
        bool dead = digits[i] == ' ';
        char digit[2] = {dead ? '0' : digits[i], '\0'};
        float left = x + (float)i * (w + 6);
        draw_sprite(list, hot ? "cubes/drum_hot" : "cubes/drum", (struct rect){left, y, w, h});
        struct draw_command *text = draw_text(list, left + w / 2, y + h * .80f, digit, FONT_SIGN, h * .86f,
                                              dead ? INK_ASPHALT2 : INK_CREAM, ANCHOR_MIDDLE);
        text->as.text.size = h * .86f;
        text->ink = dead ? INK_ASPHALT2 : INK_CREAM; /* also in high contrast: the drum is black */
    }
}

static void draw_needle(struct draw_list *list, float x, float y, float radius, float part)
{
    float at = PI + PI * fminf(part, 1), c = cosf(at), s = sinf(at);
    struct point tip = {x + c * radius * .88f, y + s * radius * .88f};
    struct point a = {x - s * radius * .1f, y + c * radius * .1f},
                 b = {x + s * radius * .1f, y - c * radius * .1f};
    draw_polygon(list, (struct point[]){tip, a, b}, 3, INK_RED);
    float out = radius * .15f;
    shape_begin(list, (struct rect){x - out, y - out, 2 * out, 2 * out});
    shape_circle(list, out, out, radius * .14f, paint_fill(INK_INK));
    shape_circle(list, out, out, radius * .07f, paint_fill(INK_GOLD));
    shape_end(list);
}

/* The dial, x, y: its middle, with the chance of a bust of the roll to come or of the roll that was lost;
 * out: that chance in percent. false: no roll is possible. */
static bool draw_dial(const struct cubes_frame *frame, float x, float y, float radius, char out[FIGURE_SIZE])
{
    struct cubes_fraction chance = is_bust(frame) ? frame->view->was : frame->view->bust;
    const float k = radius / 92;
    draw_sprite(frame->list, "cubes/gauge", (struct rect){x - 100 * k, y - 100 * k, 200 * k, 104 * k});
    draw_needle(frame->list, x, y, radius, chance.whole ? (float)chance.part / (float)chance.whole : 0);
    /* TRANSLATORS: a share in percent. */
    text_format(out, FIGURE_SIZE, _("%d%%"), cubes_percent(chance));
    return chance.whole != 0;
}

/* The words beside the figure, in two lines. */
static void chance_words(const struct cubes_frame *frame, char lines[2][64])
{
    if (is_bust(frame)) {
        text_copy(lines[0], sizeof lines[0], _("was the risk"));
        text_copy(lines[1], sizeof lines[1], _("that time"));
        return;
    }
    int dice = cubes_dice_in(cubes_view_to_roll(frame->view));
    text_copy(lines[0], sizeof lines[0], _("bust if you"));
    text_format(lines[1], sizeof lines[1], _n("roll %d die", "roll %d dice", dice), dice);
}

/* Where the chance is not shown: the dice that would be rolled, their feet at y, and how many at `line`. */
static void draw_waiting(const struct cubes_frame *frame, float x, float y, float line, float room)
{
    char says[64];
    const struct cubes_view *view = frame->view;
    uint8_t mask = cubes_view_to_roll(view);
    int dice = cubes_dice_in(mask);
    float size = fminf(40, room / 5.6f), at = x;
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(mask, place)) {
            if (view->shown.part[place] != CUBES_PART_NONE) {
                cubes_draw_flat(frame->list, view->shown.face[place], at, y - size, size);
            }
            at += size + 6;
        }
    }
    text_format(says, sizeof says, _n("%d die rolls", "%d dice roll", dice), dice);
    draw_text_fit(frame->list, x, line, says, FONT_BODY_MEDIUM, 22, INK_INK, ANCHOR_START, room);
}

/* The chance with its dial; x, y: the dial's middle; right: where the words end. */
static void draw_chance(const struct cubes_frame *frame, float x, float y, float radius, float right,
                        float size)
{
    struct draw_list *list = frame->list;
    char figure[FIGURE_SIZE], lines[2][64];
    float room = right - x - radius - 14;
    if (!frame->look->chance) {
        draw_waiting(frame, x - radius, y - 10, y + 14, right - x + radius);
        return;
    }
    if (!draw_dial(frame, x, y, radius, figure)) {
        return;
    }
    chance_words(frame, lines);
    float up = size > 50 ? 52 : 34;
    draw_text_fit(list, right, y - up, figure, FONT_SIGN, size, INK_OXBLOOD, ANCHOR_END, room);
    float line = size > 50 ? 22 : 20, pitch = size > 50 ? 27 : 22;
    draw_text_fit(list, right, y - up + pitch + 5, lines[0], FONT_BODY_MEDIUM, line, INK_INK, ANCHOR_END,
                  room + 8);
    draw_text_fit(list, right, y - up + 2 * pitch + 7, lines[1], FONT_BODY_MEDIUM, line, INK_INK, ANCHOR_END,
                  room + 8);
}

/* ---- what makes up the points ---------------------------------------------------------------- */

struct row {
    const char *label, *name; /* name NULL: the dice themselves are shown */
    uint8_t mask;
    int32_t points;
    bool struck; /* they are in a larger combination now */
    bool none;   /* there are no points */
};

enum { ROWS_MAX = 4 };

/* Names held dice if they are one combination. */
static void name_held(const struct cubes_public *shown, struct row *row)
{
    struct cubes_count held;
    cubes_count_roll(shown->face, (uint8_t)(CUBES_ALL & ~row->mask), &held);
    if (held.found_count == 1 && held.found[0].mask == row->mask && held.points == row->points) {
        row->name = cubes_set_name(held.found[0].combination, shown->face[cubes_first_in(row->mask)]);
    }
}

static int rows_of(const struct cubes_frame *frame, struct row rows[ROWS_MAX])
{
    const struct cubes_view *view = frame->view;
    const struct cubes_public *shown = &view->shown;
    int count = 0;
    if (shown->safe > 0) {
        rows[count++] =
            (struct row){.label = _("Earlier"), .name = _("all five scored"), .points = shown->safe};
    }
    if (shown->held > 0 || view->forgotten > 0) {
        rows[count] = (struct row){.label = _("Held"),
                                   .mask = cubes_held_mask(shown),
                                   .points = shown->held > 0 ? shown->held : view->forgotten,
                                   .struck = shown->held == 0};
        name_held(shown, &rows[count++]);
    }
    struct cubes_count last;
    cubes_count_last(shown, &last);
    bool one_each = count + last.found_count <= 2;
    for (int i = 0; i < last.found_count && shown->last > 0 && (one_each || i == 0); i++) {
        rows[count] = (struct row){.label = i == 0 ? _("Last") : "", .points = last.found[i].points};
        if (last.found_count == 1 || one_each) {
            int place = cubes_first_in(last.found[i].mask);
            rows[count].name = cubes_set_name(last.found[i].combination, shown->face[place]);
        } else {
            rows[count].points = shown->last;
            rows[count].mask = last.scored;
        }
        count++;
    }
    if (is_bust(frame)) {
        rows[count++] = (struct row){.label = _("Last"), .name = _("Nothing"), .none = true};
    }
    return count;
}

static void draw_rows(const struct cubes_frame *frame, struct rect box)
{
    const struct cubes_public *shown = &frame->view->shown;
    struct draw_list *list = frame->list;
    struct row rows[ROWS_MAX];
    int count = rows_of(frame, rows);
    if (count == 0) {
        return;
    }
    float pitch = fminf(34, box.h / (float)count), size = pitch < 30 ? 19 : 22, labels = 0;
    for (int i = 0; i < count; i++) {
        labels = fmaxf(labels, draw_text_width(list, rows[i].label, FONT_BODY, 20, 0));
    }
    /* Large names need more of the room. */
    labels = fminf(labels + 14, box.w * (list->text_scale > 1 ? .27f : .32f));
    for (int i = 0; i < count; i++) {
        float y = box.y + pitch * ((float)i + .74f), x = box.x + labels;
        char figure[NUMBER_SIZE];
        number_figure(rows[i].points, figure);
        if (rows[i].none) {
            text_copy(figure, sizeof figure, "–");
        }
        float wide = draw_text_width(list, figure, FONT_SIGN, 27, 0);
        draw_text_fit(list, box.x, y, rows[i].label, FONT_BODY, 20, INK_ASPHALT2, ANCHOR_START, labels - 8);
        draw_text(list, box.x + box.w, y + 1, figure, FONT_SIGN, 27, INK_INK, ANCHOR_END);
        if (rows[i].struck) {
            const struct point line[] = {{box.x + box.w - wide - 5, y - 8}, {box.x + box.w + 5, y - 8}};
            draw_stroke(list, line, 2, 3, INK_OXBLOOD);
        }
        if (rows[i].name) {
            draw_text_fit(list, x, y, rows[i].name, FONT_BODY_MEDIUM, size, INK_INK, ANCHOR_START,
                          box.w - labels - wide - 10);
            continue;
        }
        for (int place = 0; place < CUBES_DICE; place++) {
            if (cubes_in_mask(rows[i].mask, place)) {
                cubes_draw_flat(list, shown->face[place], x, y - pitch * .66f, pitch * .74f);
                x += pitch * .74f + 4;
            }
        }
    }
}

/* ---- the panels ------------------------------------------------------------------------------ */

/* Whose turn it is. */
static void head_words(const struct cubes_frame *frame, char *out, size_t size)
{
    const struct cubes_view *view = frame->view;
    const struct cubes_public *shown = &view->shown;
    if (is_bust(frame)) {
        text_copy(out, size, _("BUST"));
    } else if (shown->seats == 1) {
        if (frame->look->par > 0) {
            /* TRANSLATORS: the turn of who plays alone, and the turns to beat. */
            text_format(out, size, _("TURN %d · PAR %d"), (int)shown->seat[0].turns, (int)frame->look->par);
        } else {
            text_format(out, size, _("TURN %d"), (int)shown->seat[0].turns);
        }
    } else if (frame->look->alone && shown->turn == view->viewer) {
        text_copy(out, size, _("YOUR TURN"));
    } else {
        text_copy(out, size, frame->look->seat[shown->turn].name);
    }
}

void cubes_draw_turn(const struct cubes_frame *frame)
{
    struct draw_list *list = frame->list;
    struct rect box = frame->view->layout.turn;
    char turn[96], head[128];
    struct text out = text_in(head, sizeof head);
    head_words(frame, turn, sizeof turn);
    evening_head(frame->look->town, turn, &out);
    int seat = frame->view->shown.turn;
    struct rgba ink = is_bust(frame)                ? INK_PLUM
                      : seat == frame->view->viewer ? INK_RED
                                                    : cubes_colour_of(frame->view, seat).ink;
    furniture_headed(list, box, head, ink, 40, 26);
    float down = box.h - 408; /* in large print there is more of it */
    draw_text_fit(list, box.x + box.w / 2, box.y + 73, _("POINTS AT RISK"), FONT_SIGN, 21, INK_INK,
                  ANCHOR_MIDDLE, box.w - 40);
    draw_odometer(frame, box.x + box.w / 2 - 137, box.y + 96, 50, 74);
    draw_chance(frame, box.x + 98, box.y + 298 + down * .5f, 78, box.x + box.w - 20, 54);
    float line = box.y + 322 + down * .6f;
    draw_fill(list, (struct rect){box.x + 16, line - 1, box.w - 32, 2}, ink_fade(INK_INK, .5f));
    draw_rows(frame, (struct rect){box.x + 20, line + 4, box.w - 40, box.y + box.h - line - 12});
}

static void draw_strip(const struct cubes_frame *frame, struct rect box)
{
    struct draw_list *list = frame->list;
    bool broad = box.w > 700;
    bool fingers = frame->view->layout.finger > 0; /* whose keys take some of the room */
    float w = broad ? 50 : fingers ? 32 : 36, h = broad ? 62 : 54, x = box.x + 20, y = box.y + box.h - h - 20;
    draw_text_fit(list, x + (w + 6) * 2.5f - 2, box.y + 31, broad ? _("POINTS AT RISK") : _("AT RISK"),
                  FONT_SIGN, 19, INK_INK, ANCHOR_MIDDLE, (w + 6) * 5);
    draw_odometer(frame, x, y, w, h);
    float radius = broad     ? 84
                   : fingers ? 54
                             : 58,
          dial = x + (w + 6) * 5 + radius + (broad ? 34 : 20), foot = box.y + box.h - (broad ? 26 : 38);
    float left = dial + radius + (broad ? 26 : 12), right = frame->view->layout.keys.key[0].x - 8;
    char figure[FIGURE_SIZE], lines[2][64], both[128];
    if (!frame->look->chance) {
        draw_waiting(frame, dial - radius, foot - 14, box.y + box.h - 14, right - dial + radius);
        return;
    }
    if (!draw_dial(frame, dial, foot, radius, figure)) {
        return;
    }
    if (broad) {
        chance_words(frame, lines);
        text_format(both, sizeof both, "%s %s", lines[0], lines[1]);
        draw_text_fit(list, left, box.y + 66, figure, FONT_SIGN, 56, INK_OXBLOOD, ANCHOR_START, right - left);
        draw_text_fit(list, left, box.y + 96, both, FONT_BODY_MEDIUM, 21, INK_INK, ANCHOR_START,
                      right - left);
    } else {
        draw_text_fit(list, left, foot - 12, figure, FONT_SIGN, 44, INK_OXBLOOD, ANCHOR_START, right - left);
        /* The word has the breadth of both. */
        draw_text_fit(list, (dial - radius + right) / 2, box.y + box.h - 10, _("bust"), FONT_BODY_MEDIUM, 22,
                      INK_INK, ANCHOR_MIDDLE, right - dial + radius);
    }
}

/* The width of the words beside the dial for any number of dice; longer ones shrink to it. */
static float words_wide(const struct draw_list *list)
{
    char line[64];
    text_format(line, sizeof line, _n("roll %d die", "roll %d dice", CUBES_DICE), CUBES_DICE);
    float wide = fmaxf(draw_text_width(list, _("bust if you"), FONT_BODY_MEDIUM, 20, 0),
                       draw_text_width(list, line, FONT_BODY_MEDIUM, 20, 0));
    return fminf(wide, 146);
}

static void draw_column(const struct cubes_frame *frame, struct rect box)
{
    struct draw_list *list = frame->list;
    const float w = 42, h = 58;
    float middle = box.x + box.w / 2, y = box.y + 62;
    draw_text_fit(list, box.x + 20, box.y + 34, _("AT RISK"), FONT_SIGN, 19, INK_INK, ANCHOR_START,
                  frame->view->layout.keys.key[0].x - box.x - 28);
    draw_odometer(frame, middle - (w + 6) * 2.5f + 3, y, w, h);
    float radius = fminf(fminf(78, (box.h - 178) * .9f), box.w * .26f);
    radius = fminf(radius, (box.w - 44 - words_wide(list)) / 2);
    if (radius < 34) { /* too low a window: the figure alone */
        return;
    }
    float dial = box.x + radius + 22, foot = fminf(box.y + box.h - 20, y + h + 36 + radius);
    draw_chance(frame, dial, foot, radius, box.x + box.w - 16, 46);
    float left = box.y + box.h - foot - 34;
    struct row rows[ROWS_MAX];
    if (left - 6 > 26 * list->text_scale * (float)rows_of(frame, rows) && left > 40) {
        draw_fill(list, (struct rect){box.x + 16, foot + 30, box.w - 32, 2}, ink_fade(INK_INK, .5f));
        draw_rows(frame, (struct rect){box.x + 20, foot + 34, box.w - 38, left - 6});
    }
}

void cubes_draw_gauge(const struct cubes_frame *frame)
{
    struct rect box = frame->view->layout.gauge;
    furniture_plate(frame->list, box, 12, INK_CREAM);
    if (box.w > box.h * 1.6f) {
        draw_strip(frame, box);
    } else {
        draw_column(frame, box);
    }
}
