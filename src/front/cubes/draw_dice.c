/* SPDX-License-Identifier: MIT */
/* Dice on the felt, in the rail and on their way. Whether a die scores, is blank, held or picked up is told
 * by its place, a frame and a word, not by colour alone. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

enum { POOL_POINTS = 37 };

void cubes_draw_flat(struct draw_list *list, int face, float x, float y, float size)
{
    char name[32];
    if (face == CUBES_JOKER) {
        text_copy(name, sizeof name, "cubes/face_ivory_joker");
    } else {
        text_format(name, sizeof name, "cubes/face_ivory_%d", face);
    }
    draw_sprite(list, name, (struct rect){x, y, size, size});
}

static struct point pool_at(const struct cubes_die *die, float part, float k)
{
    float s = die->edge, at = part * 2 * PI;
    return (struct point){die->foot.x + cosf(at) * s * .80f * k,
                          die->foot.y - s * .22f + sinf(at) * s * .72f * k};
}

static void draw_pool_ring(struct draw_list *list, const struct cubes_die *die, float width, struct rgba ink,
                           bool dashed)
{
    struct point points[POOL_POINTS];
    for (int i = 0; i < POOL_POINTS; i++) {
        points[i] = pool_at(die, (float)i / (POOL_POINTS - 1), 1);
    }
    struct draw_command *ring = draw_stroke(list, points, POOL_POINTS, width, ink);
    if (dashed) {
        ring->as.stroke.dash = 18;
        ring->as.stroke.gap = 12;
    }
}

/* The frame round the die in focus, as of anything in focus; it lies over the dice farther away. */
static void draw_focus(struct draw_list *list, const struct cubes_die *die)
{
    struct rect box = cubes_layout_die_box(die->foot, die->edge);
    box.y -= die->lift;
    furniture_focus(list, rect_grow(box, -2), die->edge * .16f);
}

/* The ring round a die that is chosen along with the die in focus. */
static void draw_along(struct draw_list *list, const struct cubes_die *die)
{
    draw_pool_ring(list, die, 12, INK_INK, false);
    draw_pool_ring(list, die, 6, INK_SUN, false);
}

/* The sun on the felt below a die that scores. */
static void draw_pool(struct draw_list *list, const struct cubes_die *die)
{
    struct point points[2][POOL_POINTS - 1];
    for (int i = 0; i < POOL_POINTS - 1; i++) {
        points[0][i] = pool_at(die, (float)i / (POOL_POINTS - 1), 1);
        points[1][i] = pool_at(die, (float)i / (POOL_POINTS - 1), .88f);
    }
    draw_polygon(list, points[0], POOL_POINTS - 1, ink_fade(INK_SUN, .38f));
    draw_polygon(list, points[1], POOL_POINTS - 1, ink_fade(INK_SUN, .42f));
    draw_pool_ring(list, die, list->contrast ? 8 : 5, INK_SUN, true);
}

/* The tab with the points of a combination; of one that is picked up it is cream, with the points struck out.
 * In a low tray it lies higher on its die, so that the sign with the kind of game stays free. */
static void draw_tab(const struct cubes_frame *frame, const struct cubes_die *die, int32_t points,
                     bool picked, float large)
{
    struct draw_list *list = frame->list;
    struct rect sign = cubes_kind_box(frame);
    char says[32], figure[NUMBER_SIZE];
    if (points > 0) {
        text_format(says, sizeof says, "+%s", number_figure(points, figure));
    } else { /* a Joker by itself */
        text_copy(says, sizeof says, _("no bust"));
    }
    float size = 28, wide = draw_text_width(list, says, FONT_SIGN, size, 0);
    float set = draw_text_size(list, FONT_SIGN, size), w = wide + 28, h = set + 10;
    float x = die->foot.x + 6 - w / 2 * large, y = die->foot.y + die->edge * .40f;
    if (x < sign.x + sign.w && x + (w + 4) * large > sign.x) {
        y = fminf(y, sign.y - (h + 5) * large);
    }
    draw_zoom(list, x, y, large);
    shape_begin(list, (struct rect){0, 0, w + 4, h + 5});
    shape_rect(list, 3, 4, w, h, 10, paint_fill(ink_fade(INK_INK, .4f)));
    shape_rect(list, 0, 0, w, h, 10, paint_fill(picked ? INK_CREAM : INK_SUN));
    shape_rect(list, 3, 3, w - 6, h - 6, 7, paint_line(INK_INK, 2));
    shape_end(list);
    draw_text(list, w / 2, h / 2 + set * .36f, says, FONT_SIGN, size, INK_INK, ANCHOR_MIDDLE);
    if (picked) {
        draw_stroke(list, (struct point[]){{w / 2 - wide / 2 - 3, h / 2}, {w / 2 + wide / 2 + 3, h / 2}}, 2,
                    3.5f, INK_RED);
    }
    draw_zoom_end(list);
}

/* The dice of one combination, from the left. */
struct set {
    int count;
    int place[CUBES_DICE];
};

static struct set set_of(const struct cubes_found *found, const struct cubes_die dice[CUBES_DICE])
{
    struct set set = {.count = 0};
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(found->mask, place)) {
            int at = set.count++;
            while (at > 0 && dice[set.place[at - 1]].foot.x > dice[place].foot.x) {
                set.place[at] = set.place[at - 1];
                at--;
            }
            set.place[at] = place;
        }
    }
    return set;
}

/* Dashes that join a set: as many as `part` of the way. */
static void draw_joined(struct draw_list *list, const struct set *set,
                        const struct cubes_die dice[CUBES_DICE], float part)
{
    struct point points[CUBES_DICE];
    int count = 0;
    float whole = (float)(set->count - 1) * part;
    for (int i = 0; i < set->count; i++) {
        const struct cubes_die *die = &dice[set->place[i]];
        struct point at = {die->foot.x, die->foot.y - die->edge * .2f};
        if ((float)i > whole && i > 0) {
            float on = fmaxf(whole - (float)(i - 1), 0);
            at = tween_point(points[i - 1], at, on);
            points[count++] = at;
            break;
        }
        points[count++] = at;
    }
    if (count < 2) {
        return;
    }
    for (int i = 0; i < 2; i++) {
        struct draw_command *line =
            draw_stroke(list, points, count, i ? 8 : 13, i ? INK_SUN : ink_fade(INK_INK, .5f));
        line->as.stroke.dash = 18;
        line->as.stroke.gap = 13;
        line->as.stroke.round = true;
    }
}

/* Whether a combination of the last roll has been shown already. */
static bool is_found(const struct cubes_public *shown, const struct cubes_found *found)
{
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(found->mask, place) && shown->part[place] >= CUBES_PART_FIRST) {
            return true;
        }
    }
    return false;
}

static int focused_place(const struct cubes_frame *frame)
{
    int place = frame->look->focus - CUBES_ITEM_DIE;
    return place >= 0 && place < CUBES_DICE ? place : -1;
}

static void draw_digit(struct draw_list *list, const struct cubes_die *die, int place)
{
    char digit[4];
    text_format(digit, sizeof digit, "%d", place + 1);
    float x = die->foot.x, y = die->foot.y - die->edge * 1.02f - die->lift * .5f;
    shape_begin(list, (struct rect){x - 16, y - 16, 32, 32});
    shape_rect(list, 1, 1, 30, 30, 7, (struct paint){INK_CREAM, INK_INK, 2, false});
    shape_end(list);
    struct draw_command *text = draw_text(list, x, y + 9, digit, FONT_SIGN, 25, INK_INK, ANCHOR_MIDDLE);
    text->as.text.size = fminf(text->as.text.size, 27);
}

static void draw_tags(const struct cubes_frame *frame, const struct cubes_die dice[CUBES_DICE], uint8_t held)
{
    const struct cubes_layout *layout = &frame->view->layout;
    float k = cubes_layout_held_die(layout) / 92, foot = layout->rack.y + layout->rack.h;
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(held, place)) {
            float x = dice[place].foot.x, size = 19 * k;
            draw_sprite(frame->list, "cubes/tag_held",
                        (struct rect){x - 41 * k, foot - 24, 82 * k, 27.4f * k});
            float room = 60 * k, wide = draw_text_width(frame->list, _("HELD"), FONT_SIGN, size, 1.4f);
            float fits = wide > room ? room / wide : 1;
            struct draw_command *text = draw_text(frame->list, x + 5 * k, foot - 24 + 20.5f * k, _("HELD"),
                                                  FONT_SIGN, size, INK_INK, ANCHOR_MIDDLE);
            text->as.text.tracking = 1.4f * fits;
            text->as.text.size *= fits;
        }
    }
}

int cubes_dice_order(const struct cubes_die dice[CUBES_DICE], const bool seen[CUBES_DICE], int focus,
                     int order[CUBES_DICE])
{
    int count = 0;
    for (int place = 0; place < CUBES_DICE; place++) {
        if (seen[place] && place != focus) {
            int at = count++;
            while (at > 0 && dice[order[at - 1]].foot.y > dice[place].foot.y) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = place;
        }
    }
    if (focus >= 0 && seen[focus]) {
        order[count++] = focus;
    }
    return count;
}

static float joined_part(const struct cubes_frame *frame)
{
    const float each = 60;
    const struct motion_step *step = frame->step;
    if (step && step->kind == CUBES_STEP_SET && !step->still) {
        return fminf(frame->ms / (each * (CUBES_DICE - 1)), 1);
    }
    return 1;
}

/* The die with the tab: one on the felt, so that the word on a held die stays in sight; of these the nearest,
 * so that the tab lies on no other die of its set. */
static int tab_place(const struct cubes_public *shown, const struct set *set,
                     const struct cubes_die dice[CUBES_DICE])
{
    int nearest = -1;
    for (int k = 0; k < set->count; k++) {
        int place = set->place[k];
        bool felt = shown->part[place] != CUBES_PART_HELD;
        nearest = felt && (nearest < 0 || dice[place].foot.y > dice[nearest].foot.y) ? place : nearest;
    }
    return nearest >= 0 ? nearest : set->place[set->count / 2];
}

static void draw_sets(const struct cubes_frame *frame, const struct cubes_count *count,
                      const struct cubes_die dice[CUBES_DICE], bool tabs)
{
    const struct cubes_view *view = frame->view;
    for (int i = 0; i < count->found_count; i++) {
        const struct cubes_found *found = &count->found[i];
        struct set set = set_of(found, dice);
        bool picked = (view->picked & found->mask) != 0, focus = false;
        if (!is_found(&view->shown, found)) {
            continue;
        }
        for (int k = 0; k < set.count && !tabs; k++) {
            const struct cubes_die *die = &dice[set.place[k]];
            focus = focus || set.place[k] == focused_place(frame);
            if (!picked && view->shown.part[set.place[k]] != CUBES_PART_HELD) {
                draw_pool(frame->list, die);
            }
        }
        if (!tabs && set.count > 1 && !picked) {
            draw_joined(frame->list, &set, dice, joined_part(frame));
        }
        for (int k = 0; k < set.count && !tabs && focus; k++) {
            if (set.place[k] != focused_place(frame)) {
                draw_along(frame->list, &dice[set.place[k]]);
            }
        }
        if (tabs) {
            bool moment = frame->step && frame->step->kind == CUBES_STEP_SET;
            draw_tab(frame, &dice[tab_place(&view->shown, &set, dice)], found->points, picked,
                     moment ? 1.5f : 1);
        }
    }
}

/* All dice that are seen, and once they lie their combinations. */
struct thrown {
    struct cubes_die dice[CUBES_DICE];
    bool seen[CUBES_DICE];
    int order[CUBES_DICE], count;
    struct cubes_count counted;
    bool told;
};

static void look_at(const struct cubes_frame *frame, struct thrown *thrown)
{
    const struct cubes_view *view = frame->view;
    *thrown = (struct thrown){.count = 0};
    for (int place = 0; place < CUBES_DICE; place++) {
        thrown->seen[place] = cubes_die_now(frame, place, &thrown->dice[place]);
    }
    thrown->told =
        view->shown.phase == CUBES_PHASE_ROLLED && !view->in_cup &&
        cubes_view_shaken_ms(view, frame->blend) < 0 &&
        !(frame->step && (frame->step->kind == CUBES_STEP_ROLL || frame->step->kind == CUBES_STEP_KEEP ||
                          frame->step->kind == CUBES_STEP_BUST));
    int focus = thrown->told ? focused_place(frame) : -1; /* dice on their way keep their order */
    thrown->count = cubes_dice_order(thrown->dice, thrown->seen, focus, thrown->order);
    if (thrown->told) {
        cubes_count_last(&view->shown, &thrown->counted);
    }
}

void cubes_draw_felt(const struct cubes_frame *frame)
{
    struct draw_list *list = frame->list;
    struct thrown thrown;
    look_at(frame, &thrown);
    weight_draw(frame->look->weight, list, ink_fade(INK_SAND, .8f));
    if (thrown.told) {
        draw_sets(frame, &thrown.counted, thrown.dice, false);
    }
    for (int i = 0; i < thrown.count; i++) {
        cubes_die_draw_shadow(list, &thrown.dice[thrown.order[i]]);
    }
}

void cubes_draw_dice(const struct cubes_frame *frame)
{
    const struct cubes_public *shown = &frame->view->shown;
    struct draw_list *list = frame->list;
    struct thrown thrown;
    look_at(frame, &thrown);
    uint8_t held = cubes_held_mask(shown);
    for (int i = 0; i < thrown.count; i++) {
        int place = thrown.order[i];
        if (thrown.told && place == focused_place(frame)) {
            draw_focus(list, &thrown.dice[place]);
        }
        cubes_die_draw(list, &thrown.dice[place]);
        if (frame->look->digits && frame->look->mine && thrown.told && !cubes_in_mask(held, place)) {
            draw_digit(list, &thrown.dice[place], place);
        }
    }
    bool rolls = frame->step && frame->step->kind == CUBES_STEP_ROLL;
    draw_tags(frame, thrown.dice, rolls ? (uint8_t)(held & ~frame->step->event.target) : held);
    if (thrown.told) {
        draw_sets(frame, &thrown.counted, thrown.dice, true);
    }
}
