/* SPDX-License-Identifier: MIT */
/* The plates of the seats at the road table. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_table.h"
#include "front/table/faces.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/furniture.h"

#include <math.h>

static const float narrow = 170; /* narrower ones have a smaller portrait, with the line below it */
static const float tall = 150;   /* plates as high as this show the hand's backs, or the car, in full */

struct plate_look {
    float head;          /* its coloured head */
    float ring;          /* radius of what frames the portrait, */
    struct point middle; /* and its middle */
    float portrait;      /* its size */
    float name_x, name_y, name;
    float line_y, line;
    float lamp_x, lamp; /* from the right, and its radius */
    float line_x, air;  /* where the line begins; what remains before the lamp */
    bool low;           /* the line is below the portrait, and there are no backs */
};

/* Width of the small backs on a plate, 0 where there is no room. */
static float back_width(struct rect box, const struct plate_look *look, int count)
{
    if (look->low) {
        return 0;
    }
    if (box.h >= tall) {
        return 44;
    }
    float high = (box.h - fmaxf(look->head + 32, look->ring * 2 + 8) - 10) / 1.4f;
    float w = fminf(fminf(44, high), (box.w - 30) / ((float)count * .62f));
    return w > 17 ? w : 0;
}

/* The look of a plate that is neither tall nor narrow. */
static struct plate_look usual_look(struct rect box)
{
    float head = fminf(46, box.h * .42f), ring = fminf(fminf(36, box.h * .34f), box.w * .22f);
    bool wide_lines = box.h > 106 && box.h < 120;
    return (struct plate_look){.head = head,
                               .ring = ring,
                               .middle = {ring + 7, ring + 6},
                               .portrait = 2 * ring,
                               .name_x = 2 * ring + 14,
                               .name_y = head * .5f + 9,
                               .name = 28,
                               .line_y = head + 24,
                               .line = wide_lines ? 22 : 19,
                               .lamp_x = 16,
                               .lamp = 8,
                               .line_x = 2 * ring + 14,
                               .air = 4};
}

static struct plate_look look_of(struct rect box, int count)
{
    if (box.h >= tall && box.w < 170) {
        return (struct plate_look){44, 34, {40, 40}, 62, 80, 32, 28, 70, 19, 17, 7, 80, 4, false};
    }
    if (box.h >= tall && box.w < 200) {
        return (struct plate_look){46, 36, {42, 42}, 66, 86, 34, 30, 72, 19, 18, 8, 86, 4, false};
    }
    struct plate_look look = usual_look(box);
    if (box.w < narrow && box.h > 96 && back_width(box, &look, count) <= 0) {
        float ring = fminf(look.ring, box.w * .19f);
        look.ring = ring;
        look.middle = (struct point){ring + 7, ring + 6};
        look.portrait = 2 * ring;
        look.name_x = 2 * ring + 10;
        look.line_x = 14;
        look.line_y = box.h - 14;
        look.lamp_x = 13;
        look.lamp = 6;
        look.air = 3;
        look.low = true;
    }
    return look;
}

struct pose mille_draw_plate_seat(struct rect plate)
{
    if (plate.h >= tall) {
        return (struct pose){plate.x + plate.w / 2, plate.y + 116, 44, 0};
    }
    return (struct pose){plate.x + plate.w / 2, plate.y + plate.h * .66f, plate.h * .3f, 0};
}

static void draw_backs(struct draw_list *list, struct rect box, const struct plate_look *look, int count)
{
    float w = back_width(box, look, count);
    if (w <= 0) {
        return;
    }
    float most = box.w < 170 ? 20 : count > 6 ? 21 : 25;
    float step = box.h >= tall ? most : (box.w - 32 - w) / fmaxf((float)count - 1, 1);
    float y = box.h >= tall ? box.y + 116 : box.y + box.h - 12 - w * .66f;
    for (int i = 0; i < count; i++) {
        float t = (float)i - (float)(count - 1) / 2;
        mille_draw_card(list, CARD_NONE, (struct pose){box.x + box.w / 2 + t * step, y, w, t * 4}, 0);
    }
}

static void draw_own_car(struct draw_list *list, const struct car *car, struct rect box)
{
    bool broad = box.w > 190;
    float k = fminf(broad ? .36f : .32f, (broad ? 68 : 60) / car->high);
    float x = broad ? box.x + box.w / 2 - 205 * k : box.x + 28;
    car_draw(list, car, x, box.y + box.h - (broad ? 13 : 12), k);
}

static void draw_head(struct draw_list *list, struct rect box, const struct plate_look *look, struct rgba ink,
                      bool turn)
{
    double w = (double)box.w, head = (double)look->head;
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, look->middle.y + look->ring + 4});
    /* The head of a seat that waits is paler, but for high contrast, where the lamp alone tells it. */
    float strength = turn || list->contrast ? 1.0f : 0.72f;
    shape_path(list, paint_fill(ink_fade(ink, strength)),
               "M0 %gL0 12C0 5 5 0 12 0L%.0f 0C%.0f 0 %.0f 5 %.0f 12L%.0f %gZ", head, w - 12, w - 5, w, w, w,
               head);
    shape_circle(list, look->middle.x, look->middle.y, look->ring, paint_fill(INK_CREAM));
    shape_circle(list, box.w - look->lamp_x, look->head / 2, look->lamp,
                 turn ? (struct paint){.fill = INK_GREEN, .stroke = INK_CREAM, .width = 2.4f}
                      : paint_line(ink_fade(INK_CREAM, 0.6f), 2));
    shape_end(list);
}

void mille_draw_face(const struct table *table, struct draw_list *list, int seat, struct rect box)
{
    const struct opponent *driver = mille_table_driver(table, seat);
    const struct face face = face_as(table, seat, driver);
    face_draw(list, &(struct sitter){.portrait = driver->portrait}, &face, box);
}

void mille_draw_plate(const struct table *table, struct draw_list *list, struct rect box, int seat)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    bool yours = seat == table_you(table), turn = shown->turn == seat;
    if (box.w <= 0) {
        return;
    }
    struct plate_look look = look_of(box, shown->hand[seat].count);
    const struct opponent *driver = mille_table_driver(table, seat);
    draw_head(list, box, &look, mille_driver_plate(driver), turn);
    float inset = look.middle.x - look.portrait / 2;
    mille_draw_face(table, list, seat,
                    (struct rect){box.x + inset, box.y + look.middle.y - look.portrait / 2, look.portrait,
                                  look.portrait});
    draw_text_fit(list, box.x + look.name_x, box.y + look.name_y, table_name(table, seat), FONT_SIGN,
                  look.name, INK_CREAM, ANCHOR_START,
                  box.w - look.name_x - look.lamp_x - look.lamp - look.air);
    mille_draw_mark(list, (enum answer_mark)shown->mark[seat], box.x + look.middle.x + look.ring * .45f,
                    box.y + look.middle.y + look.ring * .75f, fminf(15, look.ring * .45f));
    char cards[48];
    int count = shown->hand[seat].count;
    if (turn && !yours && table_think_shows(table)) {
        /* TRANSLATORS: on the plate of an opponent who takes time for a move; about 10 letters. */
        text_copy(cards, sizeof cards, _("thinking\xE2\x80\xA6"));
    } else {
        text_format(cards, sizeof cards, _n("%d card", "%d cards", count), count);
    }
    draw_text_fit(list, box.x + look.line_x, box.y + look.line_y, cards, FONT_BODY_MEDIUM, look.line, INK_INK,
                  ANCHOR_START, box.w - look.line_x - 10);
    if (yours) {
        draw_own_car(list, mille_driver_car(driver), box);
    } else {
        draw_backs(list, box, &look, count);
    }
}
