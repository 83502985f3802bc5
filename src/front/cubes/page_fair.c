/* SPDX-License-Identifier: MIT */
/* Are the dice fair? Every face that was thrown beside what chance gives, and a verdict in plain words. */
#include "front/cubes/kept.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/draw.h"

#include <math.h>

enum { CHOICE_H = 42, GAP = 16, FACE_H = 50, HEAD_H = 44, VERDICT_H = 96, NOTE_H = 108, BAR_LABEL = 190 };

static struct cubes_fair_page *page_of(const struct front *front)
{
    return &cubes_kept_of(front)->fair;
}

/* The faces of dice and of a seat, -1: of all seats, beside what chance gives. */
static struct cubes_faces counted(const struct front *front, bool jokers, int seat,
                                  struct cubes_fairness *fairness)
{
    struct cubes_faces faces = cubes_thrown_of(&cubes_kept_of(front)->thrown, jokers, seat);
    cubes_fairness(&faces, jokers, fairness);
    return faces;
}

static void open_fair(struct front *front)
{
    struct cubes_fairness plain, jokers;
    counted(front, false, -1, &plain);
    counted(front, true, -1, &jokers);
    *page_of(front) = (struct cubes_fair_page){.jokers = plain.dice == 0 && jokers.dice > 0, .seat = -1};
}

static bool choose(struct front *front, int item, int step)
{
    struct cubes_fair_page *page = page_of(front);
    if (item == CUBES_FAIR_KIND) {
        page->jokers = !page->jokers;
        return true;
    }
    if (item == CUBES_FAIR_SEAT) {
        const int choices = CUBES_SEATS_MAX + 1;
        page->seat = (page->seat + 1 + (step < 0 ? choices - 1 : 1)) % choices - 1;
        return true;
    }
    return false;
}

/* ---- where it lies ------------------------------------------------------------------------------------- */

static float plate_y(bool folds)
{
    return folds ? 2 * (CHOICE_H + GAP) + GAP : CHOICE_H + 2 * GAP;
}

static float plate_h(const struct cubes_fair_page *page)
{
    return HEAD_H + 20 + FACE_H * (page->jokers ? CUBES_FACES : CUBES_FACES - 1);
}

static float length(const struct front *front, float width)
{
    bool folds = width < PAGE_ROWS_FOLD;
    return plate_y(folds) + plate_h(page_of(front)) + VERDICT_H + NOTE_H + (folds ? 150 : 0);
}

static struct rect kind_box(const struct form *form)
{
    struct rect row = page_rows_line(form, GAP / 2.0f, CHOICE_H);
    if (!page_rows_fold(form)) {
        row.w = row.w / 2 - 12;
    }
    return row;
}

static struct rect seat_box(const struct form *form)
{
    if (page_rows_fold(form)) {
        return page_rows_line(form, CHOICE_H + GAP * 1.5f, CHOICE_H);
    }
    struct rect row = page_rows_line(form, GAP / 2.0f, CHOICE_H);
    return (struct rect){row.x + row.w / 2 + 12, row.y, row.w / 2 - 12, row.h};
}

static void value_text(const struct front *front, int item, struct text *out)
{
    const struct cubes_fair_page *page = page_of(front);
    if (item == CUBES_FAIR_KIND) {
        text_add(out, page->jokers ? _("Dice with a Joker") : _("Plain dice"));
    } else if (page->seat < 0) {
        text_add(out, _("All seats"));
    } else {
        text_addf(out, _("Seat %d"), page->seat + 1);
    }
}

static void say_value(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text more = text_in(says->more, sizeof says->more);
    value_text(front, item->id, &more);
}

static const struct item_row rows[] = {
    {"fair.kind", N_("Which dice"), N_("Left and right: plain dice, or those with a Joker."), say_value,
     .id = CUBES_FAIR_KIND, .sideways = true},
    {"fair.seat", N_("Whose dice"), N_("Left and right: all seats together, or one of them."), say_value,
     .id = CUBES_FAIR_SEAT, .sideways = true},
    {.name = NULL},
};

static void items(const struct front *front, const struct form *form, struct focus_list *list)
{
    (void)front;
    item_add(list, rows, CUBES_FAIR_KIND, kind_box(form), true);
    item_add(list, rows, CUBES_FAIR_SEAT, seat_box(form), true);
}

/* ---- words --------------------------------------------------------------------------------------------- */

void cubes_fair_text(const struct cubes_fairness *fairness, struct text *out)
{
    switch (fairness->verdict) {
    case CUBES_VERDICT_TOO_FEW:
        text_add(out, _("Too few dice to tell."));
        break;
    case CUBES_VERDICT_EVEN:
        text_add(out, _("As even as chance."));
        break;
    case CUBES_VERDICT_UNEVEN:
        text_addf(out, _("A little uneven: fair dice do this once in %d looks."), fairness->once_in);
        break;
    default:
        text_addf(out, _("Very uneven: fair dice do this once in %d looks."), fairness->once_in);
        break;
    }
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

/* One face: its picture, a bar as long as it was seen, a mark where chance would be, both figures. */
static void draw_face(struct draw_list *list, struct rect row, int face,
                      const struct cubes_fairness *fairness, int64_t seen, double most)
{
    const float mini = 40;
    float x = row.x + mini + 36, w = row.w - mini - 36 - BAR_LABEL, middle = row.y + row.h / 2;
    double expected = (double)fairness->expected[face] / 10;
    float bar = w * (float)((double)seen / most), mark = w * (float)(expected / most);
    shape_begin(list, (struct rect){row.x + 9, middle - mini / 2 - 5, mini + 10, mini + 10});
    shape_rect(list, 0, 0, mini + 10, mini + 10, 8, paint_fill(INK_PINE));
    shape_end(list);
    cubes_draw_flat(list, face, row.x + 14, middle - mini / 2, mini);
    shape_begin(list, (struct rect){x, row.y, w + 4, row.h});
    shape_rect(list, 0, row.h / 2 - 17, w, 34, 4, paint_fill(INK_PAPER));
    shape_rect(list, 0, row.h / 2 - 17, fmaxf(bar, 2), 34, 4, paint_fill(INK_SEA));
    shape_rect(list, mark - 2, row.h / 2 - 22, 4, 44, 0, paint_fill(INK_INK));
    shape_end(list);
    char figure[NUMBER_SIZE], line[64];
    struct text chance = text_in(line, sizeof line);
    number_add_decimals(fairness->expected[face], 1, &chance);
    draw_text_fit(list, row.x + row.w - 104, middle + 11, number_figure((int32_t)seen, figure), FONT_SIGN, 31,
                  INK_INK, ANCHOR_END, BAR_LABEL - 110);
    draw_text_fit(list, row.x + row.w - 14, middle + 10, line, FONT_SIGN_MEDIUM, 25, INK_ASPHALT, ANCHOR_END,
                  84);
}

static void draw_plate(const struct cubes_fair_page *page, struct draw_list *list, struct rect plate,
                       const struct cubes_fairness *fairness, const struct cubes_faces *faces)
{
    char head[96];
    struct text out = text_in(head, sizeof head);
    char figure[NUMBER_SIZE];
    text_addf(&out, _n("%s DIE THROWN", "%s DICE THROWN", (long)fairness->dice),
              number_figure((int32_t)fairness->dice, figure));
    furniture_headed(list, plate, head, INK_GREEN, HEAD_H, 26);
    double most = 1;
    for (int face = 0; face < CUBES_FACES; face++) {
        most = fmax(most, fmax((double)faces->seen[face], (double)fairness->expected[face] / 10));
    }
    int first = page->jokers ? CUBES_JOKER : CUBES_ONE;
    for (int i = 0; first + i < CUBES_FACES; i++) {
        struct rect row = {plate.x + 12, plate.y + HEAD_H + 10 + FACE_H * (float)i, plate.w - 24, FACE_H};
        draw_face(list, row, first + i, fairness, faces->seen[first + i], most * 1.06);
    }
}

static void draw_words(struct draw_list *list, struct rect box, const struct cubes_fairness *fairness)
{
    char said[160];
    struct text out = text_in(said, sizeof said);
    cubes_fair_text(fairness, &out);
    float leading = list->text_scale > 1 ? 42 : 36;
    int lines = draw_text_wrapped(list, box.x + 8, box.y + 40, said, FONT_BODY_SEMI, 32, INK_INK,
                                  ANCHOR_START, box.w - 16, leading);
    draw_text_wrapped(list, box.x + 8, box.y + 52 + leading * (float)lines,
                      _("The mark and the second figure are what chance would give. Only games played here "
                        "count, and every die in them. Whoever looks often will see fair dice look uneven "
                        "now and then."),
                      FONT_BODY, 23, INK_ASPHALT, ANCHOR_START, box.w - 16, leading - 4);
}

static void draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    const struct cubes_fair_page *page = page_of(front);
    char kind[48], seat[48];
    struct text which = text_in(kind, sizeof kind), whose = text_in(seat, sizeof seat);
    bool folds = page_rows_fold(form);
    struct cubes_fairness fairness;
    struct cubes_faces faces = counted(front, page->jokers, page->seat, &fairness);
    value_text(front, CUBES_FAIR_KIND, &which);
    value_text(front, CUBES_FAIR_SEAT, &whose);
    page_rows_choice(list, kind_box(form), NULL, kind, focus == CUBES_FAIR_KIND, 0);
    page_rows_choice(list, seat_box(form), NULL, seat, focus == CUBES_FAIR_SEAT, 0);
    struct rect plate = page_rows_line(form, plate_y(folds), plate_h(page));
    draw_plate(page, list, plate, &fairness, &faces);
    draw_words(list, page_rows_line(form, plate_y(folds) + plate_h(page) + 6, VERDICT_H), &fairness);
}

static void hint(const struct front *front, int item, struct text *out)
{
    const struct cubes_fair_page *page = page_of(front);
    struct cubes_fairness fairness;
    (void)item;
    counted(front, page->jokers, page->seat, &fairness);
    cubes_fair_text(&fairness, out);
}

const struct game_page cubes_fair_tab = {
    .tab = {"fair", N_("Are the dice fair?"),
            N_("Every face thrown at this machine beside what chance would give.")},
    .area = {"fair.counts", N_("The counts"),
             .text = N_("A bar for how often each face came; the mark on it is what chance would give.")},
    .label = N_("Fair dice?"),
    .title = N_("Are the dice fair?"),
    .open = open_fair,
    .length = length,
    .items = items,
    .draw = draw,
    .choose = choose,
    .hint = hint};
