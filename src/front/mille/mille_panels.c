/* SPDX-License-Identifier: MIT */
/* The column on the right of the road table: moves on the road, what cures what; mille_slip.c has the score.
 */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/rings.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "ui/furniture.h"

static void draw_moves(const struct table *table, struct draw_list *list, struct rect box)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    furniture_headed(list, box, _("ON THE ROAD"), INK_SEA, 36, 23);
    for (int i = 0; i < shown->logged; i++) {
        const struct event *event = &shown->log[i];
        char buffer[96];
        struct text line = text_in(buffer, sizeof buffer);
        table_sentence(table, event, &line);
        float y = box.y + 66 + 36 * (float)i;
        if (event->seat != SEAT_NONE) {
            draw_sprite(list, mille_table_driver(table, event->seat)->dot,
                        (struct rect){box.x + 14, y - 17, 20, 20});
        }
        /* A line that would become small is set in narrower letters instead. */
        bool wide = draw_text_width(list, buffer, FONT_BODY_MEDIUM, 21, 0) > (box.w - 54) * 1.08f;
        draw_text_fit(list, box.x + 42, y, buffer, wide ? FONT_SIGN_SEMI : FONT_BODY_MEDIUM, wide ? 23 : 21,
                      INK_INK, ANCHOR_START, box.w - 54);
    }
}

void mille_draw_badge(struct draw_list *list, const char *name, float x, float y, float scale)
{
    draw_sprite(list, name, (struct rect){x - 88 * scale, y - 90 * scale, 176 * scale, 176 * scale});
}

/* The five troubles and what answers them. */
static const struct {
    const char *hazard, *remedy, *safety;
} cures[] = {
    {"icons/badge_hazard_pump", "icons/badge_remedy_pump", "icons/badge_safety_pump"},
    {"icons/badge_hazard_tyre", "icons/badge_remedy_tyre", "icons/badge_safety_tyre"},
    {"icons/badge_hazard_crash", "icons/badge_remedy_crash", "icons/badge_safety_crash"},
    {"icons/badge_hazard_light", "icons/badge_remedy_light", "icons/badge_safety_way"},
    {"icons/badge_hazard_limit", "icons/badge_remedy_limit", "icons/badge_safety_way"},
};
enum { TROUBLES = sizeof cures / sizeof *cures };

static void draw_cures(struct draw_list *list, struct rect box)
{
    furniture_headed(list, box, _("WHAT CURES WHAT"), INK_GREEN, 36, 23);
    for (int i = 0; i < TROUBLES; i++) {
        float y = box.y + 66 + 56 * (float)i;
        mille_draw_badge(list, cures[i].hazard, box.x + 48, y, 0.34f);
        mille_draw_badge(list, cures[i].remedy, box.x + 136, y, 0.36f);
        mille_draw_badge(list, cures[i].safety, box.x + 218, y, 0.34f);
        shape_begin(list, (struct rect){box.x + 80, y - 12, 28, 24});
        shape_path(list, paint_fill(INK_INK), "M2 8L16 8L16 2L26 12L16 22L16 16L2 16Z");
        shape_end(list);
        draw_text(list, box.x + 178, y + 7, _("or"), FONT_BODY_MEDIUM, 20, INK_INK, ANCHOR_MIDDLE);
    }
}

/* How many of a card are left, beside its badge or below its chip. */
static void draw_left(struct draw_list *list, float x, float y, int left)
{
    char count[8];
    text_format(count, sizeof count, "%d", left);
    draw_text(list, x, y, left ? count : "\xE2\x80\x93", FONT_SIGN, 25, left ? INK_OXBLOOD : INK_ASPHALT2,
              ANCHOR_MIDDLE);
}

static void draw_left_badge(struct draw_list *list, const char *name, float x, float y, int left)
{
    mille_draw_badge(list, name, x, y, 0.25f);
    draw_left(list, x + 42, y + 9, left);
}

/* What the person has not seen: miles above, below them each trouble with its remedy and its safety. */
static void draw_count(const struct table *table, struct draw_list *list, struct rect box)
{
    uint8_t unseen[CARD_KINDS];
    mille_unseen(mille_table_seen(table), unseen);
    furniture_headed(list, box, _("STILL UNSEEN"), INK_GREEN, 36, 23);
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        float middle = box.x + 36 + 48 * (float)i;
        shape_begin(list, (struct rect){middle - 21, box.y + 46, 42, 30});
        shape_rect(list, 0, 0, 42, 30, 6, paint_fill(INK_ASPHALT));
        shape_end(list);
        draw_text(list, middle, box.y + 69, mille_cards[CARD_25 + i].name, FONT_SIGN, 23, INK_CREAM,
                  ANCHOR_MIDDLE);
        draw_left(list, middle, box.y + 101, unseen[CARD_25 + i]);
    }
    draw_fill(list, (struct rect){box.x + 16, box.y + 111, box.w - 32, 2}, INK_INK);
    for (int i = 0; i < TROUBLES; i++) {
        float y = box.y + 137 + 42.5f * (float)i;
        draw_left_badge(list, cures[i].hazard, box.x + 36, y, unseen[CARD_OUT_OF_GAS + i]);
        draw_left_badge(list, cures[i].remedy, box.x + 122, y, unseen[CARD_GASOLINE + i]);
        /* Right of way is one card against the last two. */
        if (i + 1 < TROUBLES) {
            bool last = i + 2 == TROUBLES;
            draw_left_badge(list, cures[i].safety, box.x + 206, last ? y + 21 : y,
                            unseen[CARD_EXTRA_TANK + i]);
        }
    }
}

void mille_draw_panel(const struct table *table, struct draw_list *list, int item, struct rect box)
{
    if (item == MILLE_ITEM_SCORE) {
        mille_slip_draw(table, list, box);
    } else if (item == MILLE_ITEM_MOVES) {
        draw_moves(table, list, box);
    } else if (mille_view_of(table)->counting) {
        draw_count(table, list, box);
    } else {
        draw_cures(list, box);
    }
}

float mille_panel_height(const struct table *table, int item)
{
    bool full = mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET);
    return item == MILLE_ITEM_SCORE ? (full ? 600 : 380) : item == MILLE_ITEM_MOVES ? 208 : 336;
}

/* The plate with the question mark. */
static void draw_what(const struct table *table, struct draw_list *list)
{
    struct rect box = mille_view_of(table)->layout.what;
    bool pressed = table->front->pressed == MILLE_ITEM_WHAT && front_scene(table->front) == &table_scene;
    float push = pressed ? 3 : 0;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 5, box.h + 6});
    shape_rect(list, 4, 5, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, push, push, box.w, box.h, 12, paint_fill(INK_ROYAL));
    shape_rect(list, push + 4, push + 4, box.w - 8, box.h - 8, 8, paint_line(INK_CREAM, 2.4f));
    shape_end(list);
    draw_text(list, box.x + push + box.w / 2, box.y + push + box.h / 2 + 14, "?", FONT_SIGN, 40, INK_CREAM,
              ANCHOR_MIDDLE);
}

void mille_draw_panels(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (mille_layout_folds(layout)) {
        mille_draw_strip(table, list);
        return;
    }
    mille_draw_panel(table, list, MILLE_ITEM_CURES, layout->cures);
    mille_draw_panel(table, list, MILLE_ITEM_SCORE, mille_panel_score(table));
    if (!mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET)) {
        mille_draw_panel(table, list, MILLE_ITEM_MOVES, layout->moves);
    }
    mille_draw_order(table, list);
    rings_draw(table, list, mille_panel_rings(table));
    draw_what(table, list);
}
