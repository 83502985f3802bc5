/* SPDX-License-Identifier: MIT */
/* The road table's picture: backdrop, ribbon, rows. */
#include "front/mille_draw.h"

#include "base/words.h"
#include "front/front.h"
#include "front/ground.h"
#include "front/mille_ribbon.h"
#include "front/mille_words.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

static const float pi = 3.14159265f;

static const char *const safety_pictures[SAFETY_KINDS] = {"icons/pict_pump", "icons/pict_tyre",
                                                          "icons/pict_crash", "icons/pict_way"};
static const char *const distance_numerals[DISTANCE_KINDS] = {"25", "50", "75", "100", "200"};

struct draw_command *mille_draw_card(struct draw_list *list, int card, struct pose pose, float dim)
{
    struct rect box = {pose.x - pose.w / 2, pose.y - pose.w * 0.7f, pose.w, pose.w * 1.4f};
    return draw_card(list, mille_card_asset(card), card == CARD_NONE ? "" : mille_card_title(card),
                     mille_card_title_ink(card), box, pose.angle, dim);
}

struct draw_command *mille_draw_placed(struct draw_list *list, int card, struct rect box)
{
    return draw_card(list, mille_card_asset(card), card == CARD_NONE ? "" : mille_card_title(card),
                     mille_card_title_ink(card), box, 0, 0);
}

const struct step *mille_draw_step(const struct mille_shown *shown, enum step_kind kind)
{
    for (int i = 0; i < shown->count; i++) {
        if (shown->queue[i].begun && shown->queue[i].kind == kind) {
            return &shown->queue[i];
        }
    }
    return NULL;
}

float mille_draw_miles(const struct mille_shown *shown, int side, float blend_ms)
{
    const struct step *drive = mille_draw_step(shown, STEP_DRIVE);
    if (drive == NULL || drive->event.target != side) {
        return (float)shown->side[side].miles;
    }
    float part = tween_ease(EASE_IN_OUT_SINE, mille_shown_part(shown, drive, blend_ms));
    return tween_mix((float)drive->miles, (float)drive->event.value, part);
}

float mille_draw_shake(const struct front *front, int side, float blend_ms)
{
    const struct step *hit = mille_draw_step(&front->table.shown, STEP_HIT);
    if (hit == NULL || hit->event.target != side || front->settings.reduced_motion) {
        return 0;
    }
    float part = mille_shown_part(&front->table.shown, hit, blend_ms);
    if (part < MILLE_HIT_FLIGHT) {
        return 0;
    }
    float t = (part - MILLE_HIT_FLIGHT) / (1 - MILLE_HIT_FLIGHT);
    return 6 * (1 - t) * sinf(t * 6 * pi);
}

static void draw_ribbon(const struct front *front, struct draw_list *list, float blend_ms)
{
    const struct mille_table *table = &front->table;
    const struct mille_shown *shown = &table->shown;
    const struct step *drive = mille_draw_step(shown, STEP_DRIVE),
                      *open = mille_draw_step(shown, STEP_EXTEND);
    int you = mille_side_of(&mille_table_state(front)->pub, mille_table_you(front)),
        other = (you + 1) % shown->sides;
    struct mille_ribbon state = {
        .you = mille_draw_miles(shown, you, blend_ms),
        .opponent = mille_draw_miles(shown, other, blend_ms),
        .near = mille_table_driver(front, mille_table_you(front)),
        .far = mille_table_driver(front, mille_table_other(front)),
        .goal = shown->goal,
    };
    if (open) {
        state.opening = tween_ease(EASE_OUT_CUBIC, mille_shown_part(shown, open, blend_ms));
    }
    if (drive && !front->settings.reduced_motion) {
        float part = mille_shown_part(shown, drive, blend_ms);
        state.you_moving = drive->event.target == you && part < 1;
        state.opponent_moving = drive->event.target != you && part < 1;
        state.puff = fmodf(part * 2, 1);
    }
    mille_ribbon_draw(list, table->layout.ribbon, &state);
}

/* ---- rows ---------------------------------------------------------------------------------------- */

static void draw_plate(const struct front *front, struct draw_list *list, const struct mille_row *row,
                       int seat)
{
    const struct mille_shown *shown = &front->table.shown;
    struct rect box = row->plate;
    bool yours = seat == mille_table_you(front), turn = shown->turn == seat;
    const struct rival *driver = mille_table_driver(front, seat);
    struct rgba ink = rivals_plate(driver);
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, 82});
    shape_path(list, paint_fill(ink_fade(ink, turn ? 1.0f : 0.72f)),
               "M0 46L0 12C0 5 5 0 12 0L%.0f 0C%.0f 0 %.0f 5 %.0f 12L%.0f 46Z", (double)box.w - 12,
               (double)box.w - 5, (double)box.w, (double)box.w, (double)box.w);
    shape_circle(list, 42, 42, 36, paint_fill(INK_CREAM));
    shape_circle(list, box.w - 18, 23, 8,
                 turn ? (struct paint){.fill = INK_GREEN, .stroke = INK_CREAM, .width = 2.4f}
                      : paint_line(ink_fade(INK_CREAM, 0.6f), 2));
    shape_end(list);
    draw_sprite(list, driver->portrait, (struct rect){box.x + 9, box.y + 9, 66, 66});
    draw_text_fit(list, box.x + 86, box.y + 34, mille_table_name(front, seat), FONT_SIGN, 30, INK_CREAM,
                  ANCHOR_START, box.w - 86 - 30);
    char cards[48];
    int count = shown->hand[seat].count;
    if (turn && !yours && mille_think_shows(front)) {
        /* TRANSLATORS: on the plate of an opponent who takes time for a move; about 10 letters. */
        text_copy(cards, sizeof cards, _("thinking \xE2\x80\xA6"));
    } else {
        text_format(cards, sizeof cards, _n("%d card", "%d cards", count), count);
    }
    draw_text_fit(list, box.x + 86, box.y + 72, cards, FONT_BODY_MEDIUM, 19, INK_INK, ANCHOR_START,
                  box.w - 96);
    if (yours) {
        car_draw(list, &driver->car, box.x + 28, box.y + 142, fminf(0.32f, 60 / driver->car.high));
    }
    for (int i = 0; !yours && i < count; i++) {
        float t = (float)i - (float)(count - 1) / 2, step = count > 6 ? 21 : 25;
        mille_draw_card(list, CARD_NONE, (struct pose){box.x + box.w / 2 + t * step, box.y + 116, 44, t * 4},
                        0);
    }
}

static void draw_stack(struct draw_list *list, int card, int count, struct rect box)
{
    int shown = count < 4 ? count : 4;
    for (int k = shown - 1; k >= 0; k--) {
        mille_draw_placed(list, card, (struct rect){box.x, box.y + 4 * (float)k, box.w, box.h});
    }
    if (count > 1) {
        char times[8];
        text_format(times, sizeof times, "\xC3\x97%d", count);
        float x = box.x + box.w - 13, y = box.y + box.h - 11;
        shape_begin(list, (struct rect){x - 18, y - 18, 36, 36});
        shape_circle(list, 18, 18, 17, paint_fill(INK_INK));
        shape_circle(list, 18, 18, 15, paint_fill(INK_SUN));
        shape_end(list);
        draw_text(list, x, y + 7, times, FONT_SIGN, 21, INK_INK, ANCHOR_MIDDLE);
    }
}

static void draw_row(const struct front *front, struct draw_list *list, int seat, float blend_ms)
{
    const struct mille_table *table = &front->table;
    const struct mille_shown *shown = &table->shown;
    const struct mille_row *row = &table->layout.row[seat == mille_table_you(front) ? 0 : 1];
    int index = mille_side_of(&mille_table_state(front)->pub, seat);
    const struct shown_side *side = &shown->side[index];
    float shake = mille_draw_shake(front, index, blend_ms);
    if (shake != 0) {
        draw_group(list, shake, 0, 1);
    }
    draw_plate(front, list, row, seat);
    const struct rect *safe = row->safety, *miles = row->miles;
    furniture_slot(list, row->battle, "icons/pict_light", NULL);
    furniture_slot(list, row->speed, "icons/pict_limit", NULL);
    mille_draw_target(front, list, row->battle);
    mille_draw_target(front, list, row->speed);
    for (int i = 0; i < SAFETY_KINDS; i++) {
        furniture_slot(list, safe[i], safety_pictures[i], NULL);
        mille_draw_target(front, list, safe[i]);
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        furniture_slot(list, miles[i], NULL, distance_numerals[i]);
        mille_draw_target(front, list, miles[i]);
    }
    if (side->battle != CARD_NONE) {
        mille_draw_placed(list, side->battle, row->battle);
    }
    if (side->speed != CARD_NONE) {
        mille_draw_placed(list, side->speed, row->speed);
    }
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] != SAFETY_ABSENT) {
            mille_draw_placed(list, CARD_EXTRA_TANK + i, safe[i]);
        }
        if (side->safety[i] == SAFETY_COUP_FOURRE) {
            /* Rimmed red to the end of the hand, with the seal beside it. */
            struct rect rim = rect_grow(safe[i], 3);
            shape_begin(list, rim);
            shape_rect(list, 2, 2, rim.w - 4, rim.h - 4, 10, paint_line(INK_RED, 4));
            shape_end(list);
            float x = safe[i].x + safe[i].w - 12, y = safe[i].y + 18;
            draw_sprite(list, "icons/rosette_coup_fourre",
                        (struct rect){x - 60 * 0.52f, y - 54 * 0.52f, 120 * 0.52f, 130 * 0.52f});
        }
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        draw_stack(list, CARD_25 + i, side->distance[i], miles[i]);
    }
    char total[16];
    struct text number = text_in(total, sizeof total);
    mille_number((int)lroundf(mille_draw_miles(shown, index, blend_ms)), &number);
    furniture_total(list, row->total, total);
    draw_group_end(list);
}

static void draw_deck(const struct front *front, struct draw_list *list)
{
    const struct mille_table *table = &front->table;
    struct rect box = table->layout.deck;
    int left = table->shown.deck;
    int layers = left == 0 ? 0 : left < 5 ? left : 5;
    mille_draw_target(front, list, box);
    if (layers == 0) {
        furniture_slot(list, box, NULL, NULL);
    }
    for (int i = 0; i < layers; i++) {
        mille_draw_placed(
            list, CARD_NONE,
            (struct rect){box.x + 4 - (float)i * 1.6f, box.y + 5 - (float)i * 2.4f, box.w, box.h});
    }
}

static void draw_captions(const struct front *front, struct draw_list *list, int seat, float blend_ms)
{
    const struct mille_row *row = &front->table.layout.row[seat == mille_table_you(front) ? 0 : 1];
    const struct rect *safe = row->safety, *miles = row->miles;
    float shake = mille_draw_shake(front, mille_side_of(&mille_table_state(front)->pub, seat), blend_ms);
    draw_group(list, shake, 0, 1);
    furniture_caption(list, row->battle.x + 55, row->battle.y - 6, _("BATTLE"));
    furniture_caption(list, row->speed.x + 55, row->speed.y - 6, _("SPEED"));
    furniture_caption(list, (safe[0].x + safe[3].x + 110) / 2, safe[0].y - 6, _("SAFETIES"));
    furniture_caption(list, (miles[0].x + miles[4].x + 110) / 2, miles[0].y - 6, _("MILESTONES"));
    furniture_caption(list, row->total.x + row->total.w * 0.45f, row->total.y + 4, _("TOTAL"));
    draw_group_end(list);
}

void mille_draw_captions(const struct front *front, struct draw_list *list, float blend_ms)
{
    const struct mille_layout *layout = &front->table.layout;
    draw_captions(front, list, mille_table_other(front), blend_ms);
    draw_captions(front, list, mille_table_you(front), blend_ms);
    struct rect box = layout->deck;
    furniture_caption(list, box.x + box.w / 2, box.y - 6, _("DECK"));
    furniture_caption(list, layout->discard.x + layout->discard.w / 2, layout->discard.y - 6, _("DISCARD"));
    int left = front->table.shown.deck;
    char count[16];
    text_format(count, sizeof count, "%d", left);
    struct rect plate = {box.x + box.w / 2 - 36, box.y + box.h - 26, 72, 42};
    furniture_plate(list, plate, 10, INK_CREAM);
    draw_text_fit(list, plate.x + 36, plate.y + 32, left ? count : _("Out"), FONT_SIGN, 32, INK_INK,
                  ANCHOR_MIDDLE, 60);
}

static void draw_discard(const struct front *front, struct draw_list *list)
{
    const struct mille_table *table = &front->table;
    struct rect box = table->layout.discard;
    furniture_slot(list, box, NULL, NULL);
    mille_draw_target(front, list, box);
    for (int i = 0; i < DISCARD_SHOWN; i++) {
        if (table->shown.discard[i] != CARD_NONE) {
            float turn = (float)table->shown.discard_turn[i];
            mille_draw_card(list, table->shown.discard[i],
                            (struct pose){box.x + box.w / 2 + turn / 2, box.y + box.h / 2, box.w, turn}, 0);
        }
    }
}

void mille_draw_rows(const struct front *front, struct draw_list *list, float blend_ms)
{
    draw_row(front, list, mille_table_other(front), blend_ms);
    draw_row(front, list, mille_table_you(front), blend_ms);
    draw_deck(front, list);
    draw_discard(front, list);
}

void mille_table_draw(const struct front *front, struct draw_list *list, float blend)
{
    bool runs = front_scene(front) == &mille_table_scene && !front->table.shown.gate;
    float blend_ms = runs ? blend * 1000 / TICKS_A_SECOND * (float)front->settings.pace / 100 : 0;
    ground_table(list, front->table.layout.verge);
    mille_draw_panels(front, list);
    draw_ribbon(front, list, blend_ms);
    mille_draw_rows(front, list, blend_ms);
    mille_draw_hand(front, list, blend_ms);
    lessons_draw(front, list);
    mille_draw_flights(front, list, blend_ms);
}
