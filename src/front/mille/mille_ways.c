/* SPDX-License-Identifier: MIT */
/* Where the card that stands out may go: the frames of places, the aim, and the way there. */
#include "front/front.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

static const float march_speed = 60; /* units a second */

/* ---- ways ------------------------------------------------------------------------------------- */

float mille_march_phase(const struct table *table)
{
    return (float)mille_view_of(table)->march_ticks * -march_speed / TICKS_A_SECOND;
}

/* The curve of a route: its ends, and the two points that bend it. */
struct route {
    struct point from, leave, reach, to;
};

static struct route route_on_wide(const struct mille_layout *layout, struct pose card, struct rect to)
{
    float x0 = card.x - card.w * 0.27f, y0 = card.y - card.w * 0.7f + 16;
    float x1 = to.x + to.w / 2 + 26, y1 = to.y + to.h + 20;
    if (to.y + to.h < layout->ribbon.y) {
        x1 = to.x + to.w / 2;
        y1 = to.y + to.h + 22;
    }
    float bend = y0 - y1 > 90 ? 90 : 30;
    return (struct route){{x0, y0}, {x0 - 60, y0 - bend}, {x1 + 150, y1 + 70}, {x1, y1}};
}

static bool same_place(struct rect a, struct rect b)
{
    return a.x == b.x && a.y == b.y;
}

static struct route route_on_folded(const struct mille_layout *layout, struct pose card, struct rect to)
{
    bool near = to.y > layout->ribbon.y, pocket = layout->kind == FRAME_POCKET;
    float x1 = to.x + to.w / 2 + (near ? 20 : 0), y1 = to.y + to.h + 16, top = card.y - card.w * .7f - 6;
    const struct mille_row *row = &layout->row[0];
    float beside = row->speed.x + row->speed.w;
    bool left = to.x < layout->ribbon.x + layout->ribbon.w / 2;
    if (same_place(to, layout->discard) && row->speed.y > to.y + to.h && left) {
        /* Between the piles below the discard and the places beside them. */
        float gap = (beside + row->safeties.x) / 2, foot = row->speed.y + row->speed.h;
        struct point end = {to.x + to.w + 8, to.y + to.h + 18};
        float x0 = card.x - card.w * .28f;
        return (struct route){{x0, top + 16}, {x0, foot}, {gap + 36, row->speed.y + 40}, end};
    }
    if (pocket && near) {
        float x0 = card.x - card.w * .1f;
        return (struct route){{x0, top}, {x0 - 10, y1 + 26}, {x1 + 150, y1 + 22}, {x1, y1}};
    }
    float x0 = card.x - card.w * .28f;
    return (struct route){{x0, top + 16}, {x0 - 50, fminf(top - 50, y1 + 30)}, {x1 + 130, y1 + 60}, {x1, y1}};
}

/* The dashed route through points, with an arrow head at the last one. */
static void draw_dashed(const struct table *table, struct draw_list *list, const struct point *at, int count)
{
    bool folds = mille_layout_folds(&mille_view_of(table)->layout);
    float width = folds ? 8 : 9, rim = folds ? 13 : 15;
    for (int pass = 0; pass < 2; pass++) {
        struct draw_command *line =
            draw_stroke(list, at, count, pass ? width : rim, pass ? INK_SUN : INK_INK);
        line->as.stroke.dash = folds ? 18 : 20;
        line->as.stroke.gap = folds ? 13 : 15;
        line->as.stroke.phase = mille_march_phase(table);
        line->as.stroke.round = true;
    }
    struct point d = at[count - 1];
    float turn = atan2f(d.y - at[count - 3].y, d.x - at[count - 3].x) * 180 / PI;
    shape_begin(list, (struct rect){d.x - 34, d.y - 34, 68, 68});
    shape_group(list, "translate(34 34) rotate(%.0f)", (double)turn);
    shape_path(list, (struct paint){.fill = INK_SUN, .stroke = INK_INK, .width = 4, .round = true},
               "M22 0L-14 -20L-6 0L-14 20Z");
    shape_group_end(list);
    shape_end(list);
}

/* The dashed route from a card to its place. */
static void draw_route(const struct table *table, struct draw_list *list, struct pose card, struct rect to)
{
    enum { POINTS = 33 };
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    bool folds = mille_layout_folds(layout);
    struct route route = folds ? route_on_folded(layout, card, to) : route_on_wide(layout, card, to);
    struct point a = route.from, b = route.leave, c = route.reach, d = route.to, at[POINTS];
    for (int i = 0; i < POINTS; i++) {
        float t = (float)i / (POINTS - 1), u = 1 - t;
        float wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;
        at[i] = (struct point){a.x * wa + b.x * wb + c.x * wc + d.x * wd,
                               a.y * wa + b.y * wb + c.y * wc + d.y * wd};
    }
    draw_dashed(table, list, at, POINTS);
}

/* ---- the way to one of several sides ---------------------------------------------------------------- */

/* Where a way crosses the road: near `wish`, but beside all cars and their pins. */
static float crossing(const struct table *table, float wish)
{
    enum { STEPS = 24 };
    const float step = 24, beside = 74, most = 1e9f;
    struct rect ribbon = mille_view_of(table)->layout.ribbon;
    struct mille_ribbon state = mille_draw_on_road(table, 0);
    struct point roof[SIDES_MAX];
    mille_ribbon_roofs(ribbon, &state, roof);
    float best = wish, least = most;
    for (int i = -STEPS; i <= STEPS; i++) {
        float x = wish + (float)i * step, cost = fabsf(x - wish);
        for (int car = 0; car < state.cars; car++) {
            cost += fmaxf(beside - fabsf(roof[car].x - x), 0) * 20;
        }
        bool inside = x > ribbon.x + 60 && x < ribbon.x + ribbon.w - 60;
        if (inside && cost < least) {
            least = cost;
            best = x;
        }
    }
    return best;
}

/* It leaves the hand by the gap of the viewer's row and bends round the cars. */
static void draw_way_above(const struct table *table, struct draw_list *list, struct pose card,
                           struct rect to)
{
    enum { KNOTS_MOST = 8, PIECES = 10, POINTS = (KNOTS_MOST - 1) * PIECES + 1 };
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct mille_row *you = &layout->row[0];
    struct rect ribbon = layout->ribbon;
    float gap = (you->safety[SAFETY_KINDS - 1].x + you->safety[SAFETY_KINDS - 1].w + you->miles[0].x) / 2;
    float end = to.x + to.w / 2, foot = you->battle.y + you->battle.h,
          over = crossing(table, (gap + end) / 2);
    const struct point knot[KNOTS_MOST] = {
        {card.x + (gap > card.x ? .16f : -.16f) * card.w, card.y - card.w * .7f + 16},
        {gap - (gap > card.x ? 26 : -26), foot + 14},
        {gap, foot - 26},
        {gap, you->battle.y + 10},
        {gap + (over - gap) * .3f, ribbon.y + ribbon.h - 22},
        {over, ribbon.y + ribbon.h * .56f},
        {over + (end - over) * .62f, ribbon.y + ribbon.h * .17f},
        {end, to.y + to.h + 24},
    };
    struct point at[POINTS];
    for (int i = 0; i < POINTS; i++) {
        int k = i / PIECES < KNOTS_MOST - 1 ? i / PIECES : KNOTS_MOST - 2;
        float t = (float)(i - k * PIECES) / PIECES, t2 = t * t, t3 = t2 * t;
        const struct point *b = &knot[k], *c = &knot[k + 1], *a = k > 0 ? b - 1 : b,
                           *d = k + 2 < KNOTS_MOST ? c + 1 : c;
        at[i] = (struct point){
            .5f * (2 * b->x + (c->x - a->x) * t + (2 * a->x - 5 * b->x + 4 * c->x - d->x) * t2 +
                   (3 * b->x - a->x - 3 * c->x + d->x) * t3),
            .5f * (2 * b->y + (c->y - a->y) * t + (2 * a->y - 5 * b->y + 4 * c->y - d->y) * t2 +
                   (3 * b->y - a->y - 3 * c->y + d->y) * t3)};
    }
    draw_dashed(table, list, at, POINTS);
}

/* ---- targets ---------------------------------------------------------------------------------------- */

static bool asks_discard(const struct table *table)
{
    return mille_view_of(table)->asked_tag != 0 && mille_view_of(table)->asked_drop;
}

/* Whether the card that stands out is a hazard, and there are several other sides. */
static bool aims_up(const struct table *table)
{
    return mille_table_rows(table) > 2 && mille_aim_row(table) > 0;
}

/* The row on which a hazard would go to this place; 0: none. */
static int row_at(const struct table *table, int card, struct rect place)
{
    int row = mille_table_rows(table) - 1;
    while (row > 0 && !same_place(place, mille_table_target(table, card, mille_table_row_side(table, row)))) {
        row--;
    }
    return row;
}

static bool is_target(const struct table *table, struct rect place)
{
    const struct mille_view *view = mille_view_of(table);
    int lifted = mille_table_lifted(table);
    if (same_place(place, view->layout.deck)) {
        return mille_table_seen(table)->pub.phase == PHASE_DRAW && mille_table_coup(table) == CARD_NONE;
    }
    if (lifted < 0) {
        return false;
    }
    struct move move = mille_table_move_of(table, lifted);
    if (same_place(place, view->layout.discard)) {
        return (view->raised >= 0 || asks_discard(table)) &&
               mille_table_legal(table, (struct move){.kind = MOVE_DISCARD, .card = move.card});
    }
    if (aims_up(table)) {
        int row = row_at(table, move.card, place);
        return !asks_discard(table) && row > 0 && mille_aim_legal(table, row);
    }
    return !asks_discard(table) && same_place(place, mille_table_target(table, move.card, move.target)) &&
           mille_table_legal(table, move);
}

/* Small places stand close to each other: they have smaller frames. */
static void draw_frame(struct draw_list *list, struct rect place, float phase, bool other)
{
    const float full = 90, small = .62f;
    float zoom = place.w < full ? small : 1;
    if (zoom < 1 && other) {
        draw_zoom(list, place.x, place.y, zoom);
        furniture_target_other(list, (struct rect){0, 0, place.w / zoom, place.h / zoom}, 9, phase);
        draw_zoom_end(list);
    } else if (other) {
        furniture_target_other(list, place, 9, phase);
    } else {
        furniture_target(list, place, 9, phase);
    }
}

void mille_draw_target(const struct table *table, struct draw_list *list, struct rect place)
{
    if (mille_choice(&table->front->settings, MILLE_CHOICE_TARGETS) && mille_table_ready(table->front) &&
        is_target(table, place)) {
        int lifted = mille_table_lifted(table);
        bool up = lifted >= 0 && aims_up(table);
        bool other =
            up && row_at(table, mille_table_card(table, lifted)->card, place) != mille_aim_row(table);
        draw_frame(list, place, mille_march_phase(table), other);
    }
}

void mille_draw_aim(const struct table *table, struct draw_list *list, int row)
{
    const float share = .77f; /* of the place */
    int lifted = mille_table_lifted(table);
    if (lifted < 0 || mille_table_rows(table) < 3 || asks_discard(table) || mille_aim_row(table) != row ||
        row == 0 || !mille_aim_legal(table, row) || mille_aim_choices(table, lifted) < 2) {
        return;
    }
    int card = mille_table_card(table, lifted)->card;
    struct rect place = mille_table_target(table, card, mille_table_row_side(table, row));
    struct point middle = rect_middle(place);
    float size = place.w * share * mille_aim_hop(table);
    draw_sprite(list, "icons/aim", (struct rect){middle.x - size / 2, middle.y - size / 2, size, size});
}

static bool way_shows(const struct table *table, int lifted)
{
    return lifted >= 0 && !mille_view_of(table)->dragging &&
           mille_choice(&table->front->settings, MILLE_CHOICE_TARGETS) && mille_table_ready(table->front);
}

/* Whether the discard lies beyond the viewer's row, whose piles the way to it is not to cover. */
static bool beyond_row(const struct mille_layout *layout)
{
    return layout->discard.y + layout->discard.h < layout->row[0].battle.y + layout->row[0].battle.h;
}

void mille_draw_way_below(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    int lifted = mille_table_lifted(table);
    if (way_shows(table, lifted) && asks_discard(table) && beyond_row(layout)) {
        draw_route(table, list, mille_table_card(table, lifted)->pose, layout->discard);
    }
}

void mille_draw_way(const struct table *table, struct draw_list *list, int lifted)
{
    if (!way_shows(table, lifted)) {
        return;
    }
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    struct move move = mille_table_move_of(table, lifted);
    if (asks_discard(table)) {
        bool beyond = beyond_row(layout);
        if (beyond) {               /* over the hand only: the rest of it is below the rows */
            const float shadow = 8; /* of the row's cards */
            float foot = layout->row[0].battle.y + layout->row[0].battle.h + shadow;
            draw_clip(list, (struct rect){0, foot, layout->canvas.w, layout->canvas.h - foot});
        }
        draw_route(table, list, mille_table_card(table, lifted)->pose, layout->discard);
        if (beyond) {
            draw_clip_end(list);
        }
    } else if (aims_up(table)) {
        bool room = layout->kind == FRAME_WIDE || layout->kind == FRAME_OPEN;
        if (room && mille_table_legal(table, move)) {
            draw_way_above(table, list, mille_table_card(table, lifted)->pose,
                           mille_table_target(table, move.card, move.target));
        }
    } else if (mille_table_legal(table, move)) {
        draw_route(table, list, mille_table_card(table, lifted)->pose,
                   mille_table_target(table, move.card, move.target));
    }
}
