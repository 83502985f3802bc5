/* SPDX-License-Identifier: MIT */
/* The folded column as it looks: totals and keys on a plate, the panel that drops, and a thumb's buttons. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/rings.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"
#include "front/mille/sides.h"
#include "front/stage/print.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

static const float panel_w = 264, high_strip = 80, drop = 24, drop_ms = 200;

/* ---- keys ------------------------------------------------------------------------------------------- */

static void draw_icon(struct draw_list *list, int item, struct rgba ink, struct rgba on_ink)
{
    switch (item) {
    case MILLE_ITEM_SCORE:
        shape_path(list, paint_fill(ink), "M-13 14L-13 -4C-13 -17 13 -17 13 -4L13 14Z");
        shape_rect(list, -13, -3, 26, 3.4f, 0, paint_fill(on_ink));
        break;
    case MILLE_ITEM_MOVES:
        for (int i = -1; i <= 1; i++) {
            float y = 9 * (float)i;
            shape_circle(list, -11, y, 3.2f, paint_fill(ink));
            shape_line(list, -4, y, 13, y, paint_line(ink, 4));
        }
        break;
    case MILLE_ITEM_CURES:
        shape_path(list, paint_fill(ink),
                   "M-5 -14L5 -14L5 -5L14 -5L14 5L5 5L5 14L-5 14L-5 5L-14 5L-14 -5L-5 -5Z");
        break;
    case MILLE_ITEM_MORE:
        for (int i = -1; i <= 1; i++) {
            float y = 9 * (float)i;
            shape_line(list, -12, y, 12, y, paint_line(ink, 4.4f));
        }
        break;
    default:
        break;
    }
}

/* A key of the strip: its panel's item, where it lies, its word, and the colour of its panel. */
struct strip_key {
    int item;
    struct rect box;
    const char *label;
    struct rgba ink;
};

/* Where a key's word begins, and what remains behind it. */
static const float word_x = 46, word_edge = 8, word_size = 24;

/* An enamel key in its panel's colour; the one whose panel hangs is sun. */
static void draw_key(const struct table *table, struct draw_list *list, const struct strip_key *key,
                     bool named, float size)
{
    const char *label = named ? key->label : NULL;
    const struct rect box = key->box;
    int item = key->item;
    bool on = mille_strip_hangs(table) == item;
    bool pressed = table->front->pressed == item && front_scene(table->front) == &table_scene;
    struct rgba ink = on ? INK_SUN : key->ink, on_ink = on ? INK_INK : INK_CREAM;
    const float edge = 6;
    float push = pressed ? 2 : 0, face = edge + push, icon = fminf(box.h / 48, 1);
    float icon_x = label ? 26 : box.w / 2;
    shape_begin(list, rect_grow(box, edge));
    if (on) {
        shape_rect(list, face - 5, face - 5, box.w + 10, box.h + 10, 13, paint_fill(INK_INK));
    }
    shape_rect(list, edge + 3, edge + 4, box.w, box.h, 9, paint_fill(ink_fade(INK_INK, .3f)));
    shape_rect(list, face, face, box.w, box.h, 9, paint_fill(ink));
    shape_rect(list, face + 3.5f, face + 3.5f, box.w - 7, box.h - 7, 6, paint_line(ink_fade(on_ink, .8f), 2));
    shape_group(list, "translate(%g %g) scale(%g)", (double)(face + icon_x), (double)(face + box.h / 2),
                (double)icon);
    draw_icon(list, item, on_ink, on ? INK_SUN : INK_INK);
    shape_group_end(list);
    shape_end(list);
    if (item == MILLE_ITEM_WHAT) {
        draw_text(list, box.x + push + icon_x, box.y + push + box.h / 2 + 11 * icon, "?", FONT_SIGN,
                  32 * icon, on_ink, ANCHOR_MIDDLE);
    }
    if (label) {
        draw_text(list, box.x + push + word_x, box.y + push + box.h / 2 + 9, label, FONT_SIGN, size, on_ink,
                  ANCHOR_START);
    }
}

static void draw_keys(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct strip_key keys[] = {
        {MILLE_ITEM_SCORE, layout->score, _("Score"), INK_RED},
        /* TRANSLATORS: on a narrow key; about 8 letters. */
        {MILLE_ITEM_MOVES, layout->moves, translate_context(NC_("key", "Road log")), INK_SEA},
        {MILLE_ITEM_CURES, layout->cures, _("Cures"), INK_GREEN},
        {MILLE_ITEM_WHAT, layout->what, _("Help"), INK_ROYAL},
        {MILLE_ITEM_MORE, layout->menu, NULL, INK_ASPHALT}};
    enum { KEYS = sizeof keys / sizeof *keys };
    bool named = layout->kind == FRAME_OPEN;
    /* All in one size, in which the longest word fits. */
    float size = word_size;
    for (int i = 0; named && i < KEYS; i++) {
        float room = keys[i].box.w - word_x - word_edge;
        float wide = keys[i].label ? draw_text_width(list, keys[i].label, FONT_SIGN, word_size, 0) : 0;
        size = room > 0 && wide > room ? fminf(size, word_size * room / wide) : size;
    }
    for (int i = 0; i < KEYS; i++) {
        if (keys[i].box.w > 0) {
            draw_key(table, list, &keys[i], named, size);
        }
    }
}

/* ---- totals ----------------------------------------------------------------------------------------- */

struct strip_side {
    int seat;
    const char *name;
    char points[NUMBER_SIZE];
    struct rgba ink;
};

static void read_sides(const struct table *table, const struct mille_public *pub, struct strip_side side[2])
{
    const int seat[] = {table_you(table), table_other(table)};
    for (int k = 0; k < 2; k++) {
        number_figure(mille_hand_total(pub, mille_side_of(pub, seat[k])), side[k].points);
        side[k].seat = seat[k];
        side[k].name = table_name(table, seat[k]);
        side[k].ink = k == 0 ? INK_OXBLOOD : INK_INK;
    }
}

/* Where the strip is high: a line a side, without names where there is no room for any. */
static void draw_two_lines(const struct table *table, struct draw_list *list, struct rect strip, float right,
                           const struct strip_side side[2])
{
    const float letters = 34, least = 40;
    float room = right - strip.x - 54, figures = 0;
    for (int k = 0; k < 2; k++) {
        figures = fmaxf(figures, draw_text_width(list, side[k].points, FONT_SIGN, letters, 0));
    }
    for (int k = 0; k < 2; k++) {
        float y = strip.y + (strip.h - 78) / 2 + 40 * (float)k, name = room - 12 - figures;
        mille_draw_face(table, list, side[k].seat, (struct rect){strip.x + 10, y, 38, 38});
        draw_text_fit(list, right, y + 31, side[k].points, FONT_SIGN, letters, k ? INK_RED : INK_SEA,
                      ANCHOR_END, room);
        if (name >= least) {
            draw_text_fit(list, strip.x + 54, y + 29, side[k].name, FONT_BODY_SEMI, 25, INK_INK, ANCHOR_START,
                          name);
        }
    }
}

static float draw_goal(const struct table *table, struct draw_list *list, struct rect strip,
                       const struct mille_public *pub)
{
    char goal[64];
    struct text hand = text_in(goal, sizeof goal);
    mille_hand_text(table, pub, &hand);
    float w = draw_text_width(list, goal, FONT_SIGN, 24, 2) + 34;
    double x = (double)w, h = (double)strip.h;
    shape_begin(list, (struct rect){strip.x, strip.y, w, strip.h});
    shape_path(list, paint_fill(INK_RED), "M12 0L%g 0L%g %gL12 %gC5 %g 0 %g 0 %gL0 12C0 5 5 0 12 0Z", x, x, h,
               h, h, h - 5, h - 12);
    shape_end(list);
    draw_text(list, strip.x + 17, strip.y + strip.h / 2 + 8.5f, goal, FONT_SIGN, 24, INK_CREAM, ANCHOR_START)
        ->as.text.tracking = 2;
    return strip.x + w;
}

/* The letters of both names in so much room for them, as large as the longer one allows; 0: no names. */
static float name_letters(struct draw_list *list, const struct strip_side side[2], float room)
{
    const float letters = 25, most = 160, least = 24;
    float w[2], both = 0, part = 1;
    for (int k = 0; k < 2; k++) {
        w[k] = draw_text_width(list, side[k].name, FONT_BODY_SEMI, letters, 0);
        both += w[k];
        part = fminf(part, most / fmaxf(w[k], 1));
    }
    return room / 2 > least ? letters * fminf(part, room / fmaxf(both, 1)) : 0;
}

/* Face, name in such letters and points; returns where the next begins. */
static float draw_side(const struct table *table, struct draw_list *list, struct rect strip, float x,
                       const struct strip_side *side, float letters)
{
    float face = strip.h - 12, middle = strip.y + strip.h / 2;
    mille_draw_face(table, list, side->seat, (struct rect){x, strip.y + 6, face, face});
    x += face + 6;
    if (letters > 0) {
        draw_text(list, x, middle + 9, side->name, FONT_BODY_SEMI, letters, INK_INK, ANCHOR_START);
        x += draw_text_width(list, side->name, FONT_BODY_SEMI, letters, 0) + 12;
    }
    draw_text(list, x, middle + 12, side->points, FONT_SIGN, 34, side->ink, ANCHOR_START);
    return x + draw_text_width(list, side->points, FONT_SIGN, 34, 0) + 24;
}

static void draw_totals(const struct table *table, struct draw_list *list, float right)
{
    struct rect strip = mille_view_of(table)->layout.strip;
    struct mille_public pub = mille_draw_public(table);
    if (mille_view_of(table)->layout.seats > 2) {
        bool block = strip.h > strip.w * .8f; /* its keys are at its foot */
        float left = strip.w > 900 ? draw_goal(table, list, strip, &pub) : strip.x;
        mille_draw_totals(table, list,
                          block ? (struct rect){strip.x + 8, strip.y + 4, strip.w - 16,
                                                mille_view_of(table)->layout.score.y - strip.y - 8}
                                : (struct rect){left + 20, strip.y, right - left - 20, strip.h});
        return;
    }
    struct strip_side side[2];
    read_sides(table, &pub, side);
    if (strip.h > high_strip) {
        draw_two_lines(table, list, strip, right, side);
        return;
    }
    float x = (strip.w > 900 ? draw_goal(table, list, strip, &pub) : strip.x) + 16, names = right - x;
    for (int k = 0; k < 2; k++) {
        names -= strip.h - 6 + 36 + draw_text_width(list, side[k].points, FONT_SIGN, 34, 0);
    }
    float letters = name_letters(list, side, names);
    for (int k = 0; k < 2; k++) {
        x = draw_side(table, list, strip, x, &side[k], letters);
    }
    char number[2][NUMBER_SIZE], overall[80];
    const struct mille_side *you = &pub.side[mille_side_of(&pub, table_you(table))],
                            *other = &pub.side[mille_side_of(&pub, table_other(table))];
    /* TRANSLATORS: both totals of the game, in the strip above the table. */
    text_format(overall, sizeof overall, _("Overall %s \xC2\xB7 %s"), number_figure(you->total, number[0]),
                number_figure(other->total, number[1]));
    /* Rather a little smaller than not at all. */
    const float least = .80f, room = right - x - 10;
    if (room > least * draw_text_width(list, overall, FONT_BODY_MEDIUM, 23, 0)) {
        draw_text_fit(list, x + 6, strip.y + strip.h / 2 + 9, overall, FONT_BODY_MEDIUM, 23, INK_INK,
                      ANCHOR_START, room);
    }
}

void mille_draw_strip(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    furniture_plate(list, layout->strip, 12, INK_CREAM);
    struct rect rings = mille_panel_rings(table);
    draw_totals(table, list, (rings.w > 0 ? rings.x : layout->score.x) - 12);
    rings_draw(table, list, rings);
    draw_keys(table, list);
}

/* ---- what hangs ------------------------------------------------------------------------------------- */

static void draw_rows(const struct table *table, struct draw_list *list)
{
    const float edge = 14;
    struct rect panel = mille_view_of(table)->layout.panel;
    for (int row = 0; row < MORE_ROWS; row++) { /* it ends below its last row */
        struct rect box = mille_strip_row(table, row);
        panel.h = mille_strip_label(table, row) ? box.y + box.h + edge - panel.y : panel.h;
    }
    furniture_headed(list, panel, _("AT THE TABLE"), INK_ASPHALT, 40, 26);
    int focus = front_focus_of(table->front, &table_scene);
    for (int row = 0; row < MORE_ROWS; row++) {
        const char *label = mille_strip_label(table, row);
        if (label) {
            struct rect box = mille_strip_row(table, row);
            furniture_button(list, box, label, INK_PAPER, INK_INK, focus == MILLE_ITEM_MORE_ROWS + row,
                             table->front->pressed == MILLE_ITEM_MORE_ROWS + row);
            if (!mille_strip_enabled(table->front, row)) {
                draw_fill(list, box, ink_fade(INK_CREAM, .55f));
            }
        }
    }
}

void mille_draw_open_panel(const struct table *table, struct draw_list *list, float blend_ms)
{
    int hangs = mille_strip_hangs(table);
    if (hangs == 0) {
        return;
    }
    struct rect panel = mille_view_of(table)->layout.panel;
    float left = fmaxf((float)mille_view_of(table)->drop_ticks * 1000 / TICKS_A_SECOND - blend_ms, 0);
    float part = tween_ease(EASE_OUT_CUBIC, 1 - left / drop_ms);
    float high = mille_panel_height(table, hangs);
    float scale = fminf(panel.w / panel_w, panel.h / fmaxf(high, 380));
    float rise = table->front->settings.reduced_motion ? 0 : drop * (1 - part);
    /* Under a card on its way the panel thins, so that its place can be seen. */
    draw_group(list, 0, -rise, mille_view_of(table)->dragging ? .25f : part);
    if (hangs == MILLE_ITEM_MORE) {
        draw_rows(table, list);
    } else {
        draw_zoom(list, panel.x + panel.w - panel_w * scale, panel.y, scale);
        struct rect box = {0, 0, panel_w, high};
        if (front_focus_of(table->front, &table_scene) == MILLE_ITEM_HANGING &&
            !device_points(table->front->device)) {
            furniture_focus(list, box, 12);
        }
        mille_draw_panel(table, list, hangs, box);
        draw_zoom_end(list);
    }
    draw_group_end(list);
}

/* Whether a button sends a hazard to one of several sides. Its label then names the side, and the button is
 * red as the card. */
static bool button_aims(const struct table *table, int button)
{
    return button == BUTTON_PLAY && mille_table_seen(table)->pub.phase == PHASE_PLAY &&
           mille_aim_choices(table, mille_table_chosen(table)) > 1;
}

/* Writes what a button does, by enum mille_button: "Play", "Stop on Nino". */
static void button_label(const struct table *table, int button, char *out, size_t size)
{
    int phase = mille_table_seen(table)->pub.phase;
    bool asked = parry_asks(table), plays = button == BUTTON_PLAY;
    struct text label = text_in(out, size);
    if (button_aims(table, button)) {
        mille_sentences_on(table, mille_table_chosen(table), &label);
    } else if (plays) {
        text_add(&label, asked ? _("Coup fourré!") : phase == PHASE_DRAW ? _("Draw") : _("Play"));
    } else {
        text_add(&label, asked ? _("Pass") : _("Discard"));
    }
}

void mille_draw_buttons(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (layout->button[BUTTON_PLAY].w <= 0) {
        return;
    }
    char label[MILLE_BUTTONS][96];
    for (int i = 0; i < MILLE_BUTTONS; i++) {
        button_label(table, i, label[i], sizeof label[i]);
    }
    int focus = front_focus_of(table->front, &table_scene);
    for (int i = 0; i < MILLE_BUTTONS; i++) {
        struct rect box = layout->button[i];
        int id = MILLE_ITEM_THUMB_PLAY + i;
        const struct rgba goes = button_aims(table, i) ? INK_RED : INK_GREEN;
        (print_is_large(list) ? furniture_button_wrapped : furniture_button)(
            list, box, label[i], i ? INK_PAPER : goes, i ? INK_INK : INK_CREAM,
            focus == id && !device_points(table->front->device), table->front->pressed == id);
        if (!mille_table_button_works(table, id)) {
            shape_begin(list, box);
            shape_rect(list, 0, 0, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .42f)));
            shape_end(list);
        }
    }
}
