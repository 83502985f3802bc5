/* SPDX-License-Identifier: MIT */
#include "front/scenes/garage.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/journey/journey_car.h"
#include "front/page/game_page.h"
#include "front/page/page_rows.h"
#include "front/scenes/page.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"

#include <math.h>

enum {
    ITEM_PIECE = GAME_PAGE_ITEMS,
    ITEM_PLAIN = ITEM_PIECE + JOURNEY_PIECES,
    CAR_H = 250, /* of the floor on which the car stands */
    CAR_FOOT = 30,
    ROW_H = 62,
    LABEL_Y = 40,
    LABEL = 31,
    INSET = 22,
    CONTROL_W = 400,
    CONTROL_H = 42,
    GAP = 12
};

/* ---- where all lies -------------------------------------------------------------------------------- */

static float control_height(const struct front *front)
{
    return form_touch(&front->frame, CONTROL_H);
}

static float row_height(const struct front *front, bool folds)
{
    float control = control_height(front);
    return folds ? LABEL_Y + control + 2 * GAP : fmaxf(ROW_H, control + GAP);
}

static float length(const struct front *front, float width)
{
    return CAR_H + row_height(front, width < PAGE_ROWS_FOLD) * (JOURNEY_PIECES + 1);
}

/* The row of an item: the switch of all pieces comes last. */
static struct rect row_box(const struct front *front, const struct form *form, int item)
{
    float h = row_height(front, page_rows_fold(form));
    return page_rows_line(form, CAR_H + h * (float)(item - ITEM_PIECE), h - 4);
}

static struct rect control_box(const struct front *front, const struct form *form, int item)
{
    struct rect row = row_box(front, form, item);
    float h = control_height(front);
    if (page_rows_fold(form)) {
        return (struct rect){row.x + INSET, row.y + LABEL_Y + GAP, row.w - 2 * INSET, h};
    }
    return (struct rect){row.x + row.w - INSET - CONTROL_W, row.y + (row.h - h) / 2, CONTROL_W, h};
}

/* ---- words ----------------------------------------------------------------------------------------- */

static bool is_piece(int item)
{
    return item >= ITEM_PIECE && item < ITEM_PLAIN;
}

static const char *label_of(int item)
{
    return is_piece(item) ? _(journey_pieces[item - ITEM_PIECE].name) : _("The car as it was");
}

/* Whether a piece is worn; or how many stamps it takes. */
static void value_of(const struct front *front, int item, struct text *out)
{
    bool plain = journey_of(front)->progress.plain;
    if (!is_piece(item)) {
        text_add(out, plain ? _("yes") : _("no"));
    } else if (!journey_earned(front, item - ITEM_PIECE)) {
        int stamps = journey_pieces[item - ITEM_PIECE].stamps;
        text_addf(out, _n("with %d stamp", "with %d stamps", stamps), stamps);
    } else {
        text_add(out, journey_wears(front, item - ITEM_PIECE) ? _("on the car") : _("in the garage"));
    }
}

static void say_piece(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    char value[64];
    struct text out = text_in(value, sizeof value);
    value_of(front, item->id, &out);
    text_copy(says->title, sizeof says->title, label_of(item->id));
    text_format(says->more, sizeof says->more, _("Now: %s."), value);
}

static const struct item_row item_rows[] = {
    {"garage.piece.*", N_("A piece"),
     N_("Puts it on the car, or leaves it in the garage. The car drives as before."), say_piece,
     .id = ITEM_PIECE, .count = JOURNEY_PIECES, .sideways = true},
    {"garage.plain", N_("The car as it was"), N_("Takes all pieces off at once, and puts them on again."),
     say_piece, .id = ITEM_PLAIN, .sideways = true},
    {.name = NULL},
};

static void items(const struct front *front, const struct form *form, struct focus_list *list)
{
    for (int item = ITEM_PIECE; item <= ITEM_PLAIN; item++) {
        struct rect row = row_box(front, form, item), control = control_box(front, form, item);
        struct rect box = {control.x, row.y, control.w, row.h};
        bool enabled = !is_piece(item) || journey_earned(front, item - ITEM_PIECE);
        item_add_end(list, item_row(item_rows, item), item, box, enabled,
                     is_piece(item) ? journey_pieces[item - ITEM_PIECE].key : "");
    }
}

static void hint(const struct front *front, int item, struct text *out)
{
    int stamps = progress_stamps(&journey_of(front)->progress, STAGE_OUT);
    if (item != FOCUS_NONE && is_piece(item) && !journey_earned(front, item - ITEM_PIECE)) {
        int more = journey_pieces[item - ITEM_PIECE].stamps - stamps;
        text_addf(out, _n("%d more stamp", "%d more stamps", more), more);
        return;
    }
    text_addf(out, _n("%d stamp", "%d stamps", stamps), stamps);
}

/* ---- how it looks ---------------------------------------------------------------------------------- */

static void draw_car(const struct front *front, struct draw_list *list, const struct form *form)
{
    const float length_of_car = 420, height_of_car = 306; /* with all pieces, at scale 1 */
    struct rect floor = page_rows_line(form, 0, CAR_H);
    float scale = fminf((CAR_H - CAR_FOOT - 8) / height_of_car, floor.w * .8f / length_of_car);
    struct point foot = {floor.x + floor.w / 2, floor.y + CAR_H - CAR_FOOT};
    shape_begin(list, (struct rect){floor.x, foot.y - 18, floor.w, 36});
    shape_rect(list, 0, 12, floor.w, 18, 9, paint_fill(INK_SAND));
    shape_end(list);
    journey_car_draw(front, list, &(struct journey_car){.foot = foot, .scale = scale});
}

static void draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    bool folds = page_rows_fold(form);
    draw_car(front, list, form);
    for (int item = ITEM_PIECE; item <= ITEM_PLAIN; item++) {
        struct rect row = row_box(front, form, item), control = control_box(front, form, item),
                    shown = control;
        char value[64];
        struct text out = text_in(value, sizeof value);
        value_of(front, item, &out);
        if ((item - ITEM_PIECE) % 2 == 0) {
            page_rows_stripe(list, row);
        }
        float room = folds ? row.w - 2 * INSET : control.x - row.x - 2 * INSET;
        float y = folds ? row.y + LABEL_Y : row.y + row.h / 2 + LABEL * .36f;
        draw_text_fit(list, row.x + INSET, y, label_of(item), FONT_BODY_SEMI, LABEL, INK_INK, ANCHOR_START,
                      room);
        shown.y += (control.h - CONTROL_H) / 2;
        shown.h = CONTROL_H;
        page_rows_choice(list, shown, NULL, value, focus == item, 0);
    }
}

/* ---- choosing -------------------------------------------------------------------------------------- */

/* A piece that was put on while none was worn is the first one that is. */
static void turn_piece(struct progress *progress, int piece)
{
    unsigned bit = 1u << piece;
    if (progress->plain) {
        progress->plain = false;
        progress->off = ~bit & ((1u << JOURNEY_PIECES) - 1u);
    } else {
        progress->off ^= bit;
    }
}

static bool choose(struct front *front, int item, int step)
{
    struct progress *progress = &journey_of(front)->progress;
    (void)step; /* there are two values */
    if (!is_piece(item)) {
        progress->plain = !progress->plain;
    } else if (journey_earned(front, item - ITEM_PIECE)) {
        turn_piece(progress, item - ITEM_PIECE);
    } else {
        return false;
    }
    journey_save(front);
    sounds_cue(front, CUE_PRESS);
    front_touch(front);
    return true;
}

static const struct game_page page = {
    .area = {"garage.rest", N_("The garage"),
             .text =
                 N_("What the car has earned by stamps. It is only to look at: no piece changes the game.")},
    .title = N_("The garage"),
    .length = length,
    .items = items,
    .draw = draw,
    .choose = choose,
    .hint = hint,
};

void garage_open(struct front *front)
{
    page_open(front, &page);
}
