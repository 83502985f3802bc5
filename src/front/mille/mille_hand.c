/* SPDX-License-Identifier: MIT */
/* The hand in its fan, and cards on their way. */
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_weigh.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

static const float dim_unplayable = 0.5f;
static const float arc_height = 60;

/* ---- focus ---------------------------------------------------------------------------------------- */

/* A place in focus, by whatever device. */
static void draw_place_focus(const struct front *front, struct draw_list *list)
{
    int focus = front_focus_of(front, &table_scene);
    if (focus < MILLE_ITEM_DECK || mille_strip_owns(focus) || front_scene(front) != &table_scene) {
        return;
    }
    struct focus_list items;
    front_items(front, &items);
    const struct focus_item *item = focus_find(&items, focus);
    if (item) {
        furniture_focus(list, item->box, 12);
    }
}

/* ---- the fan -------------------------------------------------------------------------------------- */

static void draw_hand_card(const struct table *table, struct draw_list *list, int slot, bool lifted)
{
    const struct mille_view *view = mille_view_of(table);
    const struct shown_card *card = mille_table_card(table, slot);
    struct pose pose = card->pose;
    float dim = mille_table_refusal(table, slot) == REFUSAL_NONE ? 0 : dim_unplayable;
    bool refused = view->shake_ticks > 0 && card->tag == view->shake_tag;
    if (refused) {
        pose.x += 8 * sinf((float)view->shake_ticks / 14.4f * 6 * PI);
    }
    struct point shift = weight_shift(weight_of(table->front), (struct point){pose.x, pose.y});
    pose.x += shift.x;
    pose.y += shift.y;
    /* A frame is as large as at rest while its card still grows: one picture instead of one a tick. */
    struct mille_slot here = {pose.x, pose.y, 0};
    bool stands = lifted || mille_table_coup(table) == card->card;
    float wide = stands ? mille_layout_stand(&view->layout, &here, lifted) : view->layout.card_w;
    if (view->dragging && slot == view->held) {
        wide = pose.w;
    }
    struct rect box = {pose.x - wide / 2, pose.y - wide * 0.7f, wide, wide * 1.4f};
    if (mille_table_coup(table) == card->card) {
        furniture_target(list, box, wide * 0.068f, mille_march_phase(table));
    } else if (refused) {
        furniture_refused(list, box, wide * 0.068f);
    } else if (lifted && fabsf(pose.angle) < 4) { /* also while it leans */
        size_t first = list->count;
        furniture_focus(list, box, wide * 0.068f);
        for (size_t i = first; i < list->count; i++) {
            list->command[i].angle = pose.angle;
            list->command[i].flags |= card->moving ? DRAW_MOVING : 0u;
        }
    }
    struct draw_command *drawn = mille_draw_card(list, card->card, pose, dim);
    drawn->as.card.raster = wide;
    if (card->moving || refused || (view->dragging && slot == view->held)) {
        drawn->flags |= DRAW_MOVING;
    }
}

/* The number by which the letters U and D know a card. */
static void draw_number(const struct table *table, struct draw_list *list, int slot)
{
    struct pose pose = mille_table_card(table, slot)->pose;
    float size = 46, x = pose.x - pose.w / 2 + 8, y = pose.y - pose.w * 0.7f - 14;
    char number[8];
    text_format(number, sizeof number, "%d", slot + 1);
    furniture_plate(list, (struct rect){x, y, size, size}, 12, INK_SUN);
    draw_text(list, x + size / 2, y + 35, number, FONT_SIGN, 34, INK_INK, ANCHOR_MIDDLE);
}

/* The cards in their slots; or, to be drawn over them, the safety that parries. */
static void draw_fan(const struct table *table, struct draw_list *list, bool parries)
{
    const struct shown_hand *hand = mille_table_hand(table);
    int lifted = mille_table_lifted(table), coup = mille_table_coup(table);
    for (int i = 0; i < hand->count; i++) {
        if (!hand->card[i].arriving && i != lifted && (hand->card[i].card == coup) == parries) {
            draw_hand_card(table, list, i, false);
        }
    }
}

void mille_draw_hand(const struct table *table, struct draw_list *list, float blend_ms)
{
    const struct shown_hand *hand = mille_table_hand(table);
    int lifted = mille_table_lifted(table);
    draw_place_focus(table->front, list);
    mille_draw_captions(table, list, blend_ms);
    /* On a folded table the way leads over the hand: there is no room beside it. */
    bool over = mille_layout_folds(&mille_view_of(table)->layout);
    if (!over) {
        mille_draw_way(table, list, lifted);
    }
    draw_fan(table, list, false);
    draw_fan(table, list, true);
    if (over) {
        mille_draw_way(table, list, lifted);
    }
    if (lifted >= 0 && lifted < hand->count && !hand->card[lifted].arriving) {
        draw_hand_card(table, list, lifted, true);
    }
    for (int i = 0; mille_view_of(table)->letter != 0 && i < hand->count; i++) {
        draw_number(table, list, i);
    }
}

/* ---- flights -------------------------------------------------------------------------------------- */

static struct pose mix(struct pose a, struct pose b, float t)
{
    return (struct pose){tween_mix(a.x, b.x, t), tween_mix(a.y, b.y, t), tween_mix(a.w, b.w, t),
                         tween_mix(a.angle, b.angle, t)};
}

static struct pose pose_in(struct rect box)
{
    struct point middle = rect_middle(box);
    /* A card on a badge or a chip is small enough to be told by it. */
    bool low = box.h < 1.3f * box.w;
    return (struct pose){middle.x, middle.y, low ? box.h : box.w, 0};
}

static void fly(struct draw_list *list, int card, struct pose pose, float turn_over, float alpha,
                float raster)
{
    /* Turning over: the card narrows to its edge and widens with the other side up. */
    float wide = fabsf(cosf(turn_over * PI));
    int shown = turn_over < 0.5f ? CARD_NONE : card;
    struct draw_command *drawn = mille_draw_card(list, shown, pose, 0);
    drawn->box.x += drawn->box.w * (1 - wide) / 2;
    drawn->box.w *= fmaxf(wide, 0.02f);
    drawn->as.card.raster = raster;
    drawn->ink = ink_fade(drawn->ink, alpha);
    drawn->flags |= DRAW_MOVING;
}

static void draw_arrival(const struct table *table, struct draw_list *list, const struct motion_step *step,
                         float part)
{
    const struct mille_view *view = mille_view_of(table);
    const struct shown_hand *hand = &view->shown.hand[step->event.seat];
    bool yours = step->event.seat == table_you(table);
    struct pose from = pose_in(view->layout.deck);
    struct pose to = yours ? from : mille_draw_seat(table, step->event.seat);
    for (int i = 0; yours && i < hand->count; i++) {
        to = hand->card[i].tag == step->value.word[STEP_VALUE_TAG] ? hand->card[i].pose : to;
    }
    if (table->front->settings.reduced_motion) {
        fly(list, step->event.card, to, yours ? 1 : 0, part, to.w);
        return;
    }
    bool arc = step->kind == STEP_DRAW;
    float t = tween_ease(arc ? EASE_IN_OUT_CUBIC : EASE_OUT_CUBIC, part);
    struct pose pose = mix(from, to, t);
    pose.angle = yours ? tween_mix(-8, to.angle, t) : -8 * (1 - t);
    pose.y -= arc ? arc_height * 4 * t * (1 - t) : 0;
    fly(list, step->event.card, pose, yours ? t : 0, 1, yours ? to.w : 130);
}

/* Where a card that leaves a hand started. */
static struct pose start_of(const struct table *table, const struct motion_step *step)
{
    const struct mille_view *view = mille_view_of(table);
    return step->event.seat == table_you(table) ? view->shown.from : mille_draw_seat(table, step->event.seat);
}

static void draw_play(const struct table *table, struct draw_list *list, const struct motion_step *step,
                      float part)
{
    struct rect place = weight_shifted(weight_of(table->front),
                                       mille_table_target(table, step->event.card, step->event.target));
    struct pose to = pose_in(place);
    bool yours = step->event.seat == table_you(table), hit = step->kind == STEP_HIT;
    if (table->front->settings.reduced_motion) {
        fly(list, step->event.card, to, 1, part, to.w);
        return;
    }
    float flight = hit ? MILLE_HIT_FLIGHT : 260.0f / 380.0f;
    if (part < flight) {
        float t = tween_ease(hit ? EASE_IN_CUBIC : EASE_IN_OUT_CUBIC, part / flight);
        fly(list, step->event.card, mix(start_of(table, step), to, t), yours ? 1 : 0.5f + t / 2, 1,
            yours ? 226 : 110);
        return;
    }
    float rest = (part - flight) / (1 - flight);
    if (hit) {
        to.x += mille_draw_shake(table, step->event.target, 0);
    } else {
        to.w *= 1.06f - 0.06f * tween_ease(EASE_OUT_BACK, rest);
    }
    fly(list, step->event.card, to, 1, 1, 110);
    /* The stripes flash twice, slower than three times a second would allow. */
    if (hit && fmodf(rest * 2, 1) < 0.6f) {
        furniture_refused(list, (struct rect){to.x - place.w / 2, place.y, place.w, place.h}, 9);
    }
}

static void draw_to_discard(const struct table *table, struct draw_list *list, const struct motion_step *step,
                            float part)
{
    const struct mille_view *view = mille_view_of(table);
    struct pose to = pose_in(view->layout.discard), from = start_of(table, step);
    if (step->kind == STEP_REMOVE) {
        const struct mille_row *row = &view->layout.row[mille_table_row(table, step->event.target)];
        from = pose_in(step->event.value == FRESH_SPEED ? row->speed : row->battle);
    }
    if (table->front->settings.reduced_motion) {
        fly(list, step->event.card, to, 1, part, to.w);
        return;
    }
    to.angle = (float)mille_shown_discard_turn(&view->shown);
    to.x += to.angle / 2;
    float t = tween_ease(EASE_IN_OUT_QUAD, part);
    bool open = step->event.seat == table_you(table) || step->kind == STEP_REMOVE;
    fly(list, step->event.card, mix(from, to, t), open ? 1 : 0.5f + t / 2, 1,
        open ? fmaxf(from.w, 130) : 130);
}

/* The discard goes to the deck, a few backs after each other. */
static void draw_shuffle(const struct table *table, struct draw_list *list, float part)
{
    enum { BACKS = 6 };
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const float share = .5f; /* of the step in which one of them flies */
    struct pose from = pose_in(layout->discard), to = pose_in(layout->deck);
    for (int i = 0; i < BACKS && !table->front->settings.reduced_motion; i++) {
        float begins = (1 - share) * (float)i / (BACKS - 1), t = (part - begins) / share;
        if (t > 0 && t < 1) {
            struct pose pose = mix(from, to, tween_ease(EASE_IN_OUT_CUBIC, t));
            pose.y -= arc_height * 2 * t * (1 - t);
            pose.angle = (float)(i % 3 - 1) * 12 * (1 - t);
            fly(list, CARD_NONE, pose, 0, 1, to.w);
        }
    }
}

/* Light passes over a remedy as over a car's window; a safety glints in gold as well. */
static void draw_sweep(const struct table *table, struct draw_list *list, const struct motion_step *step,
                       float part)
{
    struct rect box = mille_table_target(table, step->event.card, step->event.target);
    float t = tween_ease(EASE_IN_OUT_SINE, part), x = box.x - 40 + (box.w + 80) * t;
    draw_clip(list, box);
    struct point beam[2] = {{x + 24, box.y - 20}, {x - 24, box.y + box.h + 20}};
    draw_stroke(list, beam, 2, 26, ink_fade(INK_WHITE, 0.55f));
    draw_clip_end(list);
    if (mille_cards[step->event.card].family != FAMILY_SAFETY) {
        return;
    }
    float swell = sinf(part * PI), r = 26 * swell, cx = box.x + box.w - 22, cy = box.y + 26;
    const float ray[4][2] = {{1, 0}, {0, 1}, {0.5f, 0.5f}, {0.5f, -0.5f}};
    for (int i = 0; i < 4; i++) {
        struct point line[2] = {{cx - r * ray[i][0], cy - r * ray[i][1]},
                                {cx + r * ray[i][0], cy + r * ray[i][1]}};
        draw_stroke(list, line, 2, 5, ink_fade(INK_GOLDLT, swell))->as.stroke.round = true;
    }
}

void mille_draw_flights(const struct table *table, struct draw_list *list, float blend_ms)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    for (int i = 0; i < shown->motion.count && shown->motion.step[i].begun; i++) {
        const struct motion_step *step = &shown->motion.step[i];
        float part = motion_part(step, blend_ms);
        switch (step->kind) {
        case STEP_DEAL:
        case STEP_DRAW:
            draw_arrival(table, list, step, part);
            break;
        case STEP_PLAY:
        case STEP_HIT:
            draw_play(table, list, step, part);
            break;
        case STEP_DISCARD:
        case STEP_REMOVE:
            draw_to_discard(table, list, step, part);
            break;
        case STEP_SHUFFLE:
            draw_shuffle(table, list, part);
            break;
        case STEP_SWEEP:
            draw_sweep(table, list, step, part);
            break;
        default:
            break;
        }
    }
}
