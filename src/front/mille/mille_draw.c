/* SPDX-License-Identifier: MIT */
/* The road table's picture: what lies in which order, the places, and what they are called. */
#include "front/mille/mille_draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_weigh.h"
#include "front/mille/mille_words.h"
#include "front/mille/parry.h"
#include "front/stage/ground.h"
#include "front/stage/living.h"
#include "front/table/movement.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

/* Of a place on a wide table, for which rosettes and badges were drawn. */
static const float full_w = 110;
/* Narrower places share a caption. */
static const float least_captioned = 90;

static const char *const safety_pictures[SAFETY_KINDS] = {"icons/pict_pump", "icons/pict_tyre",
                                                          "icons/pict_crash", "icons/pict_way"};

struct draw_command *mille_draw_card(struct draw_list *list, int card, struct pose pose, float dim)
{
    struct rect box = {pose.x - pose.w / 2, pose.y - pose.w * 0.7f, pose.w, pose.w * 1.4f};
    return mille_card_draw(list, card, box, pose.angle, dim);
}

float mille_draw_miles(const struct mille_shown *shown, int side, float blend_ms)
{
    const struct motion_step *drive = motion_find(&shown->motion, STEP_DRIVE);
    if (drive == NULL || drive->event.target != side) {
        return (float)shown->side[side].miles;
    }
    float part = tween_ease(EASE_IN_OUT_SINE, motion_part(drive, blend_ms));
    return tween_mix((float)drive->value.word[STEP_VALUE_MILES], (float)drive->event.value, part);
}

float mille_draw_shake(const struct table *table, int side, float blend_ms)
{
    const struct motion_step *hit = motion_find(&mille_view_of(table)->shown.motion, STEP_HIT);
    if (hit == NULL || hit->event.target != side || table->front->settings.reduced_motion) {
        return 0;
    }
    float part = motion_part(hit, blend_ms);
    if (part < MILLE_HIT_FLIGHT) {
        return 0;
    }
    float t = (part - MILLE_HIT_FLIGHT) / (1 - MILLE_HIT_FLIGHT);
    return 6 * (1 - t) * sinf(t * 6 * PI);
}

/* ---- places ------------------------------------------------------------------------------------------ */

static void draw_times(struct draw_list *list, float x, float y, float radius, int count)
{
    char times[8];
    text_format(times, sizeof times, "\xC3\x97%d", count);
    float middle = radius + 1;
    shape_begin(list, (struct rect){x - middle, y - middle, 2 * middle, 2 * middle});
    shape_circle(list, middle, middle, radius, paint_fill(INK_INK));
    shape_circle(list, middle, middle, radius - 2, paint_fill(INK_SUN));
    shape_end(list);
    draw_text(list, x, y + radius * 7 / 17, times, FONT_SIGN, radius * 21 / 17, INK_INK, ANCHOR_MIDDLE);
}

/* Whether a name on a distance card, 500 units wide, reaches below a badge in the corner. */
static bool names_reach_corner(const struct draw_list *list)
{
    const float size = 60, tracking = 2, free_w = 224;
    float longest = 0;
    for (int card = 0; card < DISTANCE_KINDS; card++) {
        longest = fmaxf(longest,
                        draw_text_width(list, mille_card_title(CARD_25 + card), FONT_SIGN, size, tracking));
    }
    return longest > free_w;
}

/* How many lie there stands in the lower corner, or in the upper one where a name needs the lower. */
static void draw_stack(struct draw_list *list, int card, int count, struct rect box)
{
    int shown = count < 4 ? count : 4;
    float u = box.w / full_w;
    for (int k = shown - 1; k >= 0; k--) {
        mille_card_draw(list, card, (struct rect){box.x, box.y + 4 * u * (float)k, box.w, box.h}, 0, 0);
    }
    if (count > 1) {
        u = fmaxf(u, .76f);
        float y = names_reach_corner(list) ? box.y + 15 * u : box.y + box.h - 11 * u;
        draw_times(list, box.x + box.w - 13 * u, y, 17 * u, count);
    }
}

/* A safety on its place; a coup fourre is rimmed red to the end of the hand, with the seal beside it. */
static void draw_safety(struct draw_list *list, int safety, bool coup, struct rect box)
{
    mille_card_draw(list, CARD_EXTRA_TANK + safety, box, 0, 0);
    if (!coup) {
        return;
    }
    struct rect rim = rect_grow(box, 3);
    shape_begin(list, rim);
    shape_rect(list, 2, 2, rim.w - 4, rim.h - 4, 10, paint_line(INK_RED, 4));
    shape_end(list);
    float u = box.w / full_w, size = .52f * u, x = box.x + box.w - 12 * u, y = box.y + 18 * u;
    draw_sprite(list, "icons/rosette_coup_fourre",
                (struct rect){x - 60 * size, y - 54 * size, 120 * size, 130 * size});
}

static void draw_battle(const struct table *table, struct draw_list *list, const struct mille_row *row,
                        const struct shown_side *side)
{
    furniture_slot(list, row->battle, "icons/pict_light", NULL);
    furniture_slot(list, row->speed, "icons/pict_limit", NULL);
    mille_draw_target(table, list, row->battle);
    mille_draw_target(table, list, row->speed);
    const struct weight_state *weight = weight_of(table->front);
    if (side->battle != CARD_NONE) {
        mille_card_draw(list, side->battle, weight_shifted(weight, row->battle), 0, 0);
    }
    if (side->speed != CARD_NONE) {
        mille_card_draw(list, side->speed, weight_shifted(weight, row->speed), 0, 0);
    }
}

static void draw_places(const struct table *table, struct draw_list *list, const struct mille_row *row,
                        const struct shown_side *side)
{
    const struct rect *safe = row->safety, *miles = row->miles;
    const struct weight_state *weight = weight_of(table->front);
    for (int i = 0; i < SAFETY_KINDS; i++) {
        furniture_slot(list, safe[i], safety_pictures[i], NULL);
        mille_draw_target(table, list, safe[i]);
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        furniture_slot(list, miles[i], NULL, mille_cards[CARD_25 + i].name);
        mille_draw_target(table, list, miles[i]);
    }
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] != SAFETY_ABSENT) {
            draw_safety(list, i, side->safety[i] == SAFETY_COUP_FOURRE, weight_shifted(weight, safe[i]));
        }
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        draw_stack(list, CARD_25 + i, side->distance[i], weight_shifted(weight, miles[i]));
    }
}

/* ---- the row of an opponent where there is little room: badges for safeties, chips for milestones ---- */

static const char *const badges[SAFETY_KINDS] = {"icons/badge_safety_pump", "icons/badge_safety_tyre",
                                                 "icons/badge_safety_crash", "icons/badge_safety_way"};

static void draw_empty_badge(struct draw_list *list, int safety, struct rect box)
{
    const float size = 116 * .30f;
    struct point middle = rect_middle(box);
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 8, paint_fill(ink_fade(INK_CREAM, list->contrast ? .9f : .35f)));
    furniture_dashes(list, box.w, box.h);
    shape_end(list);
    draw_sprite(list, safety_pictures[safety],
                (struct rect){middle.x - size / 2, middle.y - size / 2, size, size})
        ->ink.a = (unsigned char)((float)255 * furniture_faint_sign(list) * list->opacity);
}

static void draw_badges(struct draw_list *list, const struct mille_row *row, const struct shown_side *side)
{
    for (int i = 0; i < SAFETY_KINDS; i++) {
        struct rect box = row->safety[i];
        if (side->safety[i] == SAFETY_ABSENT) {
            draw_empty_badge(list, i, box);
            continue;
        }
        struct point middle = rect_middle(box);
        mille_draw_badge(list, badges[i], middle.x, middle.y, fminf(box.w, box.h) / 158);
        if (side->safety[i] == SAFETY_COUP_FOURRE) {
            const float k = .24f;
            draw_sprite(list, "icons/rosette_coup_fourre",
                        (struct rect){box.x + box.w - 108 * k, box.y - 18 * k, 120 * k, 130 * k});
        }
    }
}

static void draw_chips(struct draw_list *list, const struct mille_row *row, const struct shown_side *side)
{
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        struct rect box = row->miles[i];
        int count = side->distance[i];
        shape_begin(list, (struct rect){box.x, box.y, box.w + 2, box.h + 3});
        if (count) {
            shape_rect(list, 2, 3, box.w, box.h, 6, paint_fill(ink_fade(INK_INK, .3f)));
            shape_rect(list, 0, 0, box.w, box.h, 6, paint_fill(INK_ASPHALT));
            shape_rect(list, 2.5f, 2.5f, box.w - 5, box.h - 5, 4, paint_line(INK_CREAM, 1.6f));
        } else {
            shape_rect(list, 0, 0, box.w, box.h, 6,
                       paint_fill(ink_fade(INK_CREAM, list->contrast ? .9f : .4f)));
        }
        shape_end(list);
        draw_text(list, box.x + 8, box.y + box.h / 2 + 8.5f, mille_cards[CARD_25 + i].name, FONT_SIGN, 24,
                  count ? INK_CREAM : ink_fade(INK_INK, fmaxf(furniture_faint_figure(list), .5f)),
                  ANCHOR_START);
        if (count > 1) {
            draw_times(list, box.x + box.w - 6, box.y + box.h - 8, 13, count);
        }
    }
}

/* ---- a row ------------------------------------------------------------------------------------------- */

/* The stone is as high as its place allows. */
static void draw_total(const struct table *table, struct draw_list *list, struct rect place, int index,
                       float blend_ms)
{
    char total[NUMBER_SIZE];
    number_figure((int)lroundf(mille_draw_miles(&mille_view_of(table)->shown, index, blend_ms)), total);
    float w = fminf(place.w, place.h / 1.46f);
    furniture_total(list, (struct rect){place.x + (place.w - w) / 2, place.y, w, place.h}, total);
}

static void draw_row(const struct table *table, struct draw_list *list, int seat, float blend_ms)
{
    const struct mille_view *view = mille_view_of(table);
    int index = mille_side_of(&mille_table_seen(table)->pub, seat);
    bool yours = seat == table_you(table);
    const struct mille_row *row = &view->layout.row[yours ? 0 : 1];
    const struct shown_side *side = &view->shown.side[index];
    float shake = mille_draw_shake(table, index, blend_ms);
    if (shake != 0) {
        draw_group(list, shake, 0, 1);
    }
    mille_draw_plate(table, list, row->plate, seat);
    draw_battle(table, list, row, side);
    if (!yours && view->layout.chips) {
        draw_badges(list, row, side);
        draw_chips(list, row, side);
    } else {
        draw_places(table, list, row, side);
    }
    draw_total(table, list, row->total, index, blend_ms);
    draw_group_end(list);
}

static void draw_deck(const struct table *table, struct draw_list *list)
{
    const struct mille_view *view = mille_view_of(table);
    struct rect box = view->layout.deck;
    int left = view->shown.deck;
    int layers = left < 5 ? left : 5;
    mille_draw_target(table, list, box);
    if (layers == 0) {
        furniture_slot(list, box, NULL, NULL);
    }
    for (int i = 0; i < layers; i++) {
        mille_card_draw(list, CARD_NONE,
                        (struct rect){box.x + 4 - (float)i * 1.6f, box.y + 5 - (float)i * 2.4f, box.w, box.h},
                        0, 0);
    }
}

static void draw_captions(const struct table *table, struct draw_list *list, int seat, float blend_ms)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct mille_row *row = &layout->row[seat == table_you(table) ? 0 : 1];
    float shake = mille_draw_shake(table, mille_side_of(&mille_table_seen(table)->pub, seat), blend_ms);
    draw_group(list, shake, 0, 1);
    if (row->battle.w > least_captioned) {
        furniture_caption(list, rect_middle(row->battle).x, row->battle.y - 6, _("BATTLE"));
        furniture_caption(list, rect_middle(row->speed).x, row->speed.y - 6, _("SPEED"));
    } else {
        struct rect both = rect_span(row->battle, row->speed);
        /* TRANSLATORS: above two small piles together, battle and speed; about 8 letters. */
        furniture_caption(list, rect_middle(both).x, both.y - 6, _("ROAD"));
    }
    furniture_caption(list, rect_middle(row->safeties).x, row->safeties.y - 6, _("SAFETIES"));
    furniture_caption(list, rect_middle(row->milestones).x, row->milestones.y - 6, _("MILESTONES"));
    if (!mille_layout_folds(layout)) {
        furniture_caption(list, row->total.x + row->total.w * 0.45f, row->total.y + 4, _("TOTAL"));
    }
    draw_group_end(list);
}

static void draw_deck_count(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    struct rect box = layout->deck;
    int left = mille_view_of(table)->shown.deck;
    char count[16];
    text_format(count, sizeof count, "%d", left);
    struct rect plate = {box.x + box.w / 2 - 36, box.y + box.h - 26, 72, 42};
    float size = 32;
    if (layout->kind != FRAME_WIDE && layout->kind != FRAME_OPEN) {
        float w = box.w * .55f;
        plate = (struct rect){box.x + (box.w - w) / 2, box.y + box.h - w * .66f, w, w * .58f};
        size = w * .45f;
    }
    furniture_plate(list, plate, 10, INK_CREAM);
    /* Large print stays below the plate's upper line: figures are .7 em high, their foot is at .77. */
    float em = draw_text_size(list, FONT_SIGN, size), most = (plate.h * .77f - 7) / .7f;
    size *= fminf(1, most / em);
    draw_text_fit(list, plate.x + plate.w / 2, plate.y + plate.h * .77f, left ? count : _("Out"), FONT_SIGN,
                  size, INK_INK, ANCHOR_MIDDLE, plate.w - 12);
}

void mille_draw_captions(const struct table *table, struct draw_list *list, float blend_ms)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (layout->captions) {
        draw_captions(table, list, table_other(table), blend_ms);
        draw_captions(table, list, table_you(table), blend_ms);
        furniture_caption(list, rect_middle(layout->deck).x, layout->deck.y - 6, _("DECK"));
        furniture_caption(list, rect_middle(layout->discard).x, layout->discard.y - 6, _("DISCARD"));
    }
    draw_deck_count(table, list);
}

static void draw_discard(const struct table *table, struct draw_list *list)
{
    const struct mille_view *view = mille_view_of(table);
    struct rect box = view->layout.discard;
    furniture_slot(list, box, NULL, NULL);
    mille_draw_target(table, list, box);
    for (int i = 0; i < DISCARD_SHOWN; i++) {
        if (view->shown.discard[i] != CARD_NONE) {
            float turn = (float)view->shown.discard_turn[i];
            mille_draw_card(list, view->shown.discard[i],
                            (struct pose){box.x + box.w / 2 + turn / 2, box.y + box.h / 2, box.w, turn}, 0);
        }
    }
}

void mille_draw_rows(const struct table *table, struct draw_list *list, float blend_ms)
{
    draw_row(table, list, table_other(table), blend_ms);
    draw_row(table, list, table_you(table), blend_ms);
    draw_deck(table, list);
    draw_discard(table, list);
}

/* ---- the table ----------------------------------------------------------------------------------------- */

/* A car rolls with a Go or the right of way, and nothing against it. */
static enum ribbon_gait gait_of(const struct shown_side *side, int goal)
{
    static const enum ribbon_gait hazards[] = {RIBBON_STANDS, RIBBON_LEANS, RIBBON_SMOKES, RIBBON_BRAKES};
    bool first = side->safety[CARD_RIGHT_OF_WAY - CARD_EXTRA_TANK] != SAFETY_ABSENT;
    if (side->battle != CARD_NONE && mille_cards[side->battle].family == FAMILY_HAZARD) {
        return hazards[side->battle - CARD_OUT_OF_GAS];
    }
    if (side->miles >= goal || (side->battle != CARD_GO && !first)) {
        return RIBBON_STANDS;
    }
    return side->speed == CARD_SPEED_LIMIT && !first ? RIBBON_SLOW : RIBBON_ROLLS;
}

static void draw_ribbon(const struct table *table, struct draw_list *list, float blend_ms)
{
    const struct mille_view *view = mille_view_of(table);
    const struct mille_shown *shown = &view->shown;
    const struct motion_step *drive = motion_find(&shown->motion, STEP_DRIVE),
                             *open = motion_find(&shown->motion, STEP_EXTEND);
    int you = table_side_of(table, table_you(table)), other = (you + 1) % shown->sides;
    struct mille_ribbon state = {
        .near = {mille_table_driver(table, table_you(table)), mille_draw_miles(shown, you, blend_ms), false,
                 gait_of(&shown->side[you], shown->goal)},
        .far = {mille_table_driver(table, table_other(table)), mille_draw_miles(shown, other, blend_ms),
                false, gait_of(&shown->side[other], shown->goal)},
        .goal = shown->goal,
        .beat = living_beat(table->front),
    };
    if (open) {
        state.opening = tween_ease(EASE_OUT_CUBIC, motion_part(open, blend_ms));
    }
    if (drive && !table->front->settings.reduced_motion) {
        float part = motion_part(drive, blend_ms);
        (drive->event.target == you ? &state.near : &state.far)->moving = part < 1;
        state.puff = fmodf(part * 2, 1);
    }
    mille_ribbon_draw(list, view->layout.ribbon, &state);
}

static float blend_ms_of(const struct table *table, float blend)
{
    bool runs = front_scene(table->front) == &table_scene && !mille_view_of(table)->shown.motion.held;
    return runs ? table_blend_ms(table, blend) : 0;
}

/* The edges of the map and of the meadow; the cards lie in the sun. */
static void draw_dark(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    struct rect ribbon = layout->ribbon;
    float least = layout->canvas.w * .12f, left = fmaxf(ribbon.x, least),
          right = fminf(ribbon.x + ribbon.w, layout->canvas.w - least);
    stakes_draw(list, (struct rect){left, 0, right - left, layout->canvas.h}, table_stakes_shade(table));
}

void mille_table_draw(const struct table *table, struct draw_list *list, float blend)
{
    float blend_ms = blend_ms_of(table, blend);
    ground_table(list, mille_view_of(table)->layout.verge);
    draw_dark(table, list);
    mille_draw_panels(table, list);
    draw_ribbon(table, list, blend_ms);
    mille_stakes_draw(table, list);
    mille_draw_way_below(table, list);
    mille_draw_rows(table, list, blend_ms);
    weight_draw(weight_of(table->front), list, ink_fade(INK_CREAM, .85f));
    mille_draw_hand(table, list, blend_ms);
    mille_draw_buttons(table, list);
    parry_draw(table, list);
}

void mille_table_draw_over(const struct table *table, struct draw_list *list, float blend)
{
    float blend_ms = blend_ms_of(table, blend);
    mille_draw_flights(table, list, blend_ms);
    mille_draw_open_panel(table, list, blend_ms);
}
