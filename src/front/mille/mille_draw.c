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
#include "front/table/movement.h"
#include "ui/furniture.h"

#include <math.h>

/* Narrower places share a caption. */
static const float least_captioned = 90;

/* ---- the piles, and what all places are called ----------------------------------------------------------
 */

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

static void draw_captions(const struct table *table, struct draw_list *list, int index, float blend_ms)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct mille_row *row = &layout->row[index];
    if (row->look == ROW_LOW && row->battle.w <= least_captioned) {
        return; /* of badges and chips */
    }
    draw_group(list, mille_draw_shake(table, mille_table_row_side(table, index), blend_ms), 0, 1);
    if (row->battle.w > least_captioned) {
        furniture_caption(list, rect_middle(row->battle).x, row->battle.y - 6, _("BATTLE"));
        furniture_caption(list, rect_middle(row->speed).x, row->speed.y - 6, _("SPEED"));
    } else {
        struct rect both = rect_span(row->battle, row->speed);
        /* TRANSLATORS: above two small piles together, battle and speed; about 8 letters. */
        furniture_caption(list, rect_middle(both).x, both.y - 6, _("ROAD"));
    }
    if (row->look == ROW_HALF) {
        furniture_caption(list, rect_middle(row->milestones).x, row->safeties.y - 6,
                          /* TRANSLATORS: above badges and small cards together; about 26 letters. */
                          _("SAFETIES AND MILESTONES"));
        furniture_caption(list, row->total.x + row->total.w * .45f, row->total.y - 6, _("TOTAL"));
    } else if (row->look != ROW_LOW) {
        furniture_caption(list, rect_middle(row->safeties).x, row->safeties.y - 6, _("SAFETIES"));
        furniture_caption(list, rect_middle(row->milestones).x, row->milestones.y - 6, _("MILESTONES"));
        if (!mille_layout_folds(layout)) {
            furniture_caption(list, row->total.x + row->total.w * 0.45f, row->total.y + 4, _("TOTAL"));
        }
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
        for (int row = layout->rows - 1; row >= 0; row--) {
            draw_captions(table, list, row, blend_ms);
        }
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
    for (int row = mille_table_rows(table) - 1; row >= 0; row--) {
        mille_draw_row(table, list, row, blend_ms);
    }
    draw_deck(table, list);
    draw_discard(table, list);
}

/* ---- the table ----------------------------------------------------------------------------------------- */

static void draw_ribbon(const struct table *table, struct draw_list *list, float blend_ms)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    struct mille_ribbon state = mille_draw_on_road(table, blend_ms);
    mille_ribbon_draw(list, layout->ribbon, &state);
    if (layout->seats > 2) {
        mille_draw_pins(table, list, &state);
    }
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
