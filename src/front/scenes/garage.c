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
#include "front/stage/print.h"

#include <math.h>
#include <string.h>

enum {
    ITEM_PIECE = GAME_PAGE_ITEMS,
    ITEM_PLAIN = ITEM_PIECE + JOURNEY_PIECES,
    CAR_H = 290, /* of the place of the car above the rows, where it is not beside them */
    ROW_H = 60,
    LABEL = 31,
    INSET = 20,
    SWITCH_W = 104,
    SWITCH_H = 42,
    GAP = 12
};

/* ---- where all lies -------------------------------------------------------------------------------- */

static float row_height(const struct front *front)
{
    return fmaxf(ROW_H, form_touch(&front->frame, SWITCH_H) + GAP / 2.0f);
}

/* In a wide dialog the car stands beside the rows. */
static float length(const struct front *front, float width)
{
    return (width < PAGE_ROWS_FOLD ? CAR_H : 0) + row_height(front) * (JOURNEY_PIECES + 1);
}

/* The place of the car; beside the rows it does not scroll. */
static struct rect car_box(const struct form *form)
{
    const float most = 500, part = form->box.w < 1100 ? .36f : .43f;
    if (page_rows_fold(form)) {
        return page_rows_line(form, 0, CAR_H - GAP);
    }
    float edge = page_rows_edge(form->box.w), w = fminf(form->box.w * part - edge, most);
    return (struct rect){form->box.x + edge, form->view.box.y + 4, w, form->view.box.h - 8};
}

/* The row of an item: the switch of all pieces comes last. */
static struct rect row_box(const struct front *front, const struct form *form, int item)
{
    bool folds = page_rows_fold(form);
    float h = row_height(front);
    struct rect row = page_rows_line(form, (folds ? CAR_H : 0) + h * (float)(item - ITEM_PIECE), h);
    if (!folds) {
        struct rect car = car_box(form);
        float left = car.x + car.w + 2 * GAP + INSET;
        row = (struct rect){left, row.y, row.x + row.w - left, row.h};
    }
    return (struct rect){row.x, row.y + 3, row.w, row.h - 6};
}

/* ---- words ----------------------------------------------------------------------------------------- */

static bool is_piece(int item)
{
    return item >= ITEM_PIECE && item < ITEM_PLAIN;
}

static bool is_closed(const struct front *front, int item)
{
    return is_piece(item) && !journey_earned(front, item - ITEM_PIECE);
}

static bool is_on(const struct front *front, int item)
{
    return is_piece(item) ? journey_wears(front, item - ITEM_PIECE) : journey_of(front)->progress.plain;
}

static const char *label_of(int item)
{
    return is_piece(item) ? _(journey_pieces[item - ITEM_PIECE].name) : _("The car as it was");
}

static int stamps_of(const struct front *front)
{
    return progress_stamps(&journey_of(front)->progress, STAGE_OUT);
}

/* What a closed piece takes. */
static void price_of(int item, struct text *out)
{
    int stamps = journey_pieces[item - ITEM_PIECE].stamps;
    text_addf(out, _n("with %d stamp", "with %d stamps", stamps), stamps);
}

/* What is so now. */
static void state_of(const struct front *front, int item, struct text *out)
{
    if (is_closed(front, item)) {
        int more = journey_pieces[item - ITEM_PIECE].stamps - stamps_of(front);
        text_addf(out, _n("%d more stamp", "%d more stamps", more), more);
    } else if (is_piece(item)) {
        text_add(out, is_on(front, item) ? _("on the car") : _("in the garage"));
    } else {
        text_add(out, is_on(front, item) ? _("nothing on the car") : _("as each piece says"));
    }
}

static void say_piece(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    char state[64];
    struct text out = text_in(state, sizeof state);
    text_copy(says->title, sizeof says->title, label_of(item->id));
    says->refused = is_closed(front, item->id);
    if (says->refused) {
        price_of(item->id, &out);
        text_format(says->more, sizeof says->more, _("It comes %s."), state);
    } else {
        state_of(front, item->id, &out);
        text_format(says->more, sizeof says->more, _("Now: %s."), state);
    }
}

static const struct item_row item_rows[] = {
    {"garage.piece.*", N_("A piece"),
     N_("Puts it on the car, or leaves it in the garage. The car drives as before."), say_piece,
     .id = ITEM_PIECE, .count = JOURNEY_PIECES, .sideways = true, .kind = KIND_SWITCH},
    {"garage.plain", N_("The car as it was"), N_("Takes all pieces off at once, and puts them on again."),
     say_piece, .id = ITEM_PLAIN, .sideways = true, .kind = KIND_SWITCH},
    {.name = NULL},
};

static void items(const struct front *front, const struct form *form, struct focus_list *list)
{
    for (int item = ITEM_PIECE; item <= ITEM_PLAIN; item++) {
        item_add_end(list, item_row(item_rows, item), item, row_box(front, form, item),
                     !is_closed(front, item), is_piece(item) ? journey_pieces[item - ITEM_PIECE].key : "");
    }
}

static void hint(const struct front *front, int item, struct text *out)
{
    if (item == FOCUS_NONE) {
        int stamps = stamps_of(front);
        text_addf(out, _n("%d stamp", "%d stamps", stamps), stamps);
    } else {
        char state[64];
        struct text so = text_in(state, sizeof state);
        state_of(front, item, &so);
        text_addf(out, _("%s: %s"), label_of(item), state);
    }
}

/* ---- how it looks ---------------------------------------------------------------------------------- */

/* The open door, and the car before it. */
static void draw_car(const struct front *front, struct draw_list *list, const struct form *form)
{
    const float car_w = 540, car_h = 312;          /* with all pieces, at scale 1 */
    const float floor_h = 64, head = 50, air = 22; /* air: beside the car */
    struct rect box = car_box(form);
    float scale = fminf((box.h - floor_h * .5f - head - 24) / car_h, (box.w - 2 * air) / car_w);
    float door_w = fminf(car_w * scale * .92f, box.w - 2 * air),
          door_h = fminf(car_h * scale * 1.5f, box.h - floor_h - head);
    struct point foot = {box.x + box.w / 2, box.y + box.h - floor_h * .5f};
    char stamps[48];
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 12, paint_fill(INK_PAPER));
    shape_rect(list, (box.w - door_w) / 2, box.h - floor_h - door_h, door_w, door_h + 20, 18,
               paint_fill(INK_ASPHALT2));
    shape_rect(list, 0, box.h - floor_h, box.w, floor_h, 12, paint_fill(INK_SAND));
    shape_rect(list, 0, box.h - floor_h, box.w, 20, 0, paint_fill(INK_SAND));
    shape_line(list, 2, box.h - floor_h, box.w - 2, box.h - floor_h,
               paint_line(INK_INK, list->contrast ? 4 : 2));
    shape_rect(list, 2, 2, box.w - 4, box.h - 4, 11,
               paint_line(ink_fade(INK_INK, list->contrast ? 1 : .6f), 2));
    shape_end(list);
    text_format(stamps, sizeof stamps, _("%d of %d"), stamps_of(front), STAGE_GOALS * stages_on(STAGE_OUT));
    draw_sprite(list, "journey/mini_1", (struct rect){box.x + 16, box.y + 15, 24, 24});
    draw_text_fit(list, box.x + 48, box.y + 37, stamps, FONT_SIGN, 30, INK_INK, ANCHOR_START, box.w - 64);
    journey_car_draw(front, list, &(struct journey_car){.foot = foot, .scale = scale});
}

/* Whether each word of a label has room. */
static bool words_fit(const struct draw_list *list, const char *label, float size, float room)
{
    char word[128];
    for (const char *at = label; *at;) {
        size_t length = strcspn(at, " ");
        text_format(word, sizeof word, "%.*s", (int)length, at);
        if (draw_text_width(list, word, FONT_BODY_SEMI, size, 0) > room) {
            return false;
        }
        at += length + (at[length] == ' ');
    }
    return true;
}

/* On one line, or smaller on two; in narrow letters where a row is too low for two. */
static void draw_label(struct draw_list *list, struct rect box, const char *label)
{
    const float small = 24, leading = 27, least = .84f, air = 10;
    float middle = box.y + box.h / 2;
    bool low = draw_leading(list, 2 * leading) + air > box.h;
    if (print_is_large(list) && low &&
        draw_text_width(list, label, FONT_BODY_SEMI, LABEL, 0) * least > box.w) {
        draw_text_fit(list, box.x, middle + LABEL * .36f, label, FONT_SIGN_SEMI, LABEL, INK_INK, ANCHOR_START,
                      box.w);
        return;
    }
    if (draw_text_width(list, label, FONT_BODY_SEMI, LABEL, 0) * least <= box.w ||
        draw_text_lines(list, label, FONT_BODY_SEMI, small, box.w) > 2 ||
        !words_fit(list, label, small, box.w)) {
        draw_text_fit(list, box.x, middle + LABEL * .36f, label, FONT_BODY_SEMI, LABEL, INK_INK, ANCHOR_START,
                      box.w);
        return;
    }
    int lines = draw_text_lines(list, label, FONT_BODY_SEMI, small, box.w);
    draw_text_wrapped(list, box.x, middle + small * .36f - (float)(lines - 1) * leading / 2, label,
                      FONT_BODY_SEMI, small, INK_INK, ANCHOR_START, box.w, leading);
}

static void draw_row(const struct front *front, struct draw_list *list, struct rect row, int item)
{
    float base = row.y + row.h / 2 + LABEL * .36f, right = row.x + row.w - INSET, room;
    if (is_closed(front, item)) {
        char price[64];
        struct text out = text_in(price, sizeof price);
        const float size = 25, lock_w = 28, lock_h = 32;
        price_of(item, &out);
        draw_sprite(list, "journey/lock",
                    (struct rect){right - lock_w, row.y + (row.h - lock_h) / 2, lock_w, lock_h});
        right -= lock_w + GAP;
        room = fminf(draw_text_width(list, price, FONT_BODY_MEDIUM, size, 0), row.w * .36f);
        draw_text_fit(list, right, base - 2, price, FONT_BODY_MEDIUM, size, INK_INK, ANCHOR_END, room);
    } else {
        room = SWITCH_W;
        furniture_toggle(list, (struct rect){right - SWITCH_W, row.y, SWITCH_W, row.h}, is_on(front, item));
    }
    draw_label(list, (struct rect){row.x + INSET, row.y, right - room - GAP - row.x - INSET, row.h},
               label_of(item));
}

static void draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    draw_car(front, list, form);
    for (int item = ITEM_PIECE; item <= ITEM_PLAIN; item++) {
        struct rect row = row_box(front, form, item);
        if (item == focus) {
            furniture_row(list, row);
        } else if (item > ITEM_PIECE && item - 1 != focus) {
            draw_fill(list, (struct rect){row.x + INSET, row.y - 4, row.w - 2 * INSET, 2}, INK_SAND);
        }
        draw_row(front, list, row, item);
    }
}

/* ---- choosing -------------------------------------------------------------------------------------- */

/* A piece that was put on while none was worn is the first one that is. */
static void turn_piece(const struct front *front, struct progress *progress, int piece)
{
    unsigned bit = 1u << piece;
    if (progress->plain) {
        progress->plain = false;
        progress->off = 0;
        for (int other = 0; other < JOURNEY_PIECES; other++) {
            progress->off |= other != piece && journey_earned(front, other) ? 1u << other : 0;
        }
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
        turn_piece(front, progress, item - ITEM_PIECE);
    } else {
        return false;
    }
    journey_save(front);
    sounds_cue(front, CUE_PRESS);
    front_touch(front);
    return true;
}

static const struct game_page page = {
    .area = {"garage.rest", N_("The garage"), .kind = KIND_TEXT,
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
