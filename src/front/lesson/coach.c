/* SPDX-License-Identifier: MIT */
/* The coach at the table: a plate with words, and pointers to what is meant. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/lesson/lessons.h"
#include "front/stage/print.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

enum { PORTRAIT = 76, PAD = 18 };

static const float LEADING = 1.22f;

static const struct game_lessons *shown(const struct front *front)
{
    return lessons_of(front)->game->lessons;
}

const char *lessons_coach_says(const struct front *front)
{
    if (table_of(front)->refused && table_of(front)->message[0]) {
        return table_of(front)->message;
    }
    const struct lesson_step *steps = lessons_now(front)->steps;
    for (int i = lessons_of(front)->said; i >= 0; i--) {
        if (steps[i].say) {
            return _(steps[i].say);
        }
    }
    return "";
}

/* How the coach's plate lies. */
struct coach {
    struct rect box;
    float head, portrait, em;
    int lines;
    bool goal; /* named in the head */
};

static float coach_room(const struct coach *coach)
{
    return coach->box.w - coach->portrait - 3 * PAD;
}

static float coach_height(const struct coach *coach)
{
    return coach->head + (float)coach->lines * coach->em * LEADING + 12;
}

/* The largest letters in which the words end where they should, or the least ones. */
static void fit_coach(struct coach *coach, const struct draw_list *list, const char *said,
                      const struct coach_place *place)
{
    for (coach->em = place->largest;; coach->em -= 1) {
        coach->lines = draw_text_lines(list, said, FONT_BODY_MEDIUM, coach->em, coach_room(coach));
        coach->box.h = coach_height(coach);
        if (coach->em <= place->least || coach->box.y + coach->box.h <= place->foot) {
            return;
        }
    }
}

static bool is_over_table(const struct front *front, struct coach_place *place)
{
    return shown(front)->place && shown(front)->place(front, place);
}

/* In the room that the table leaves at its foot. */
static struct coach_place place_at_foot(const struct front *front)
{
    struct rect plate = table_at(front, TABLE_LESSON)->foot;
    float large = print_scale(front) > 1 ? 1.15f : 1, edge = 12;
    return (struct coach_place){.box = {plate.x + edge, plate.y + 4, plate.w - 2 * edge, plate.h - 8},
                                .foot = plate.y + plate.h - 4,
                                .largest = 26 * large,
                                .least = 18,
                                .low = front->frame.kind == FRAME_FLAT || plate.w < 1000};
}

static struct coach place_coach(const struct front *front, const struct draw_list *list, const char *said)
{
    struct coach_place place;
    if (!is_over_table(front, &place)) {
        place = place_at_foot(front);
    }
    struct coach coach = {.box = {place.box.x, place.box.y, place.box.w, 0},
                          .head = place.low ? 28 : 31,
                          .portrait = place.low ? 60 : PORTRAIT,
                          .goal = !place.low};
    fit_coach(&coach, list, said, &place);
    coach.box.h = fmaxf(coach.box.h, place.box.h);
    return coach;
}

float lessons_foot_height(const struct front *front)
{
    const enum frame_kind kind = front->frame.kind;
    struct coach_place over;
    if (!table_of(front)->seated || is_over_table(front, &over)) {
        return 0;
    }
    return kind == FRAME_POCKET ? 148 : kind == FRAME_FLAT ? 96 : 118; /* four lines of words, or two */
}

static void draw_coach_head(const struct front *front, struct draw_list *list, const struct coach *coach)
{
    const struct lesson *lesson = lessons_now(front);
    struct rect box = coach->box;
    double w = (double)box.w, head = (double)coach->head;
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, coach->head});
    shape_path(list, paint_fill(INK_GREEN), "M0 %gL0 12C0 5 5 0 12 0L%g 0C%g 0 %g 5 %g 12L%g %gZ", head,
               w - 12, w - 5, w, w, w, head);
    shape_end(list);
    draw_sprite(list, shown(front)->portrait,
                (struct rect){box.x + PAD - 4, box.y + (box.h - coach->portrait) / 2, coach->portrait,
                              coach->portrait});
    char title[160];
    /* TRANSLATORS: lesson 3 of 9, and its title. */
    text_format(title, sizeof title, _("Lesson %d of %d \u00b7 %s"), lessons_of(front)->which + 1,
                shown(front)->count, _(lesson->title));
    float room = coach_room(coach), left = box.x + coach->portrait + 2 * PAD - 4, middle = left + room * .52f;
    float size = fminf(26, coach->head - 6), y = box.y + coach->head / 2 + size * .34f;
    draw_text_fit(list, left, y, title, FONT_SIGN, size, INK_CREAM, ANCHOR_START,
                  coach->goal ? room * .5f : room);
    if (coach->goal) {
        draw_text_fit(list, box.x + box.w - PAD, y - 1, _(lesson->goal), FONT_BODY_MEDIUM, 23, INK_CREAM,
                      ANCHOR_END, box.x + box.w - PAD - middle);
    }
}

static void draw_plate(const struct front *front, struct draw_list *list)
{
    const char *said = lessons_coach_says(front);
    struct coach coach = place_coach(front, list, said);
    struct rect box = coach.box;
    draw_coach_head(front, list, &coach);
    /* In the middle by what is seen: from the top of the first line's letters to the feet of the last one's.
     */
    const float above = .72f, below = .25f;
    float seen = ((float)(coach.lines - 1) * LEADING + above + below) * coach.em;
    float y = box.y + coach.head + (box.h - coach.head - seen) / 2 + above * coach.em;
    draw_text_wrapped(list, box.x + coach.portrait + 2 * PAD - 4, y, said, FONT_BODY_MEDIUM, coach.em,
                      table_of(front)->refused ? INK_RED : INK_INK, ANCHOR_START, coach_room(&coach),
                      coach.em * LEADING);
}

int lessons_tips(const struct front *front, const int *item, int count, struct point tip[LESSON_TIPS])
{
    const float within = 14;
    struct focus_list list;
    int found = 0;
    focus_clear(&list);
    table_of(front)->game->view->items(table_of(front), &list);
    for (int i = 0; i < count && found < LESSON_TIPS; i++) {
        const struct focus_item *at = focus_find(&list, item[i]);
        if (at) {
            tip[found++] = (struct point){at->box.x + at->box.w / 2, at->box.y + within};
        }
    }
    return found;
}

/* A pointer whose tip is there. */
static void draw_pointer(const struct front *front, struct draw_list *list, struct point tip)
{
    float hop = front->settings.reduced_motion ? 0 : 12 * fabsf(sinf((float)lessons_of(front)->hop * .12f));
    shape_begin(list, (struct rect){tip.x - 30, tip.y - 58 - hop, 60, 60});
    shape_path(list, (struct paint){.fill = INK_SUN, .stroke = INK_INK, .width = 4, .round = true},
               "M30 56L6 28L20 28L20 4L40 4L40 28L54 28Z");
    shape_end(list);
}

static void draw_pointers(const struct front *front, struct draw_list *list)
{
    const struct lesson_step *step = lessons_wanted(front);
    struct point tip[LESSON_TIPS];
    bool points = step && shown(front)->tips && table_ready(table_of(front));
    int count = points ? shown(front)->tips(front, step, tip) : 0;
    for (int i = 0; i < count; i++) {
        draw_pointer(front, list, tip[i]);
    }
}

void lessons_draw(const struct front *front, struct draw_list *list)
{
    if (table_is_lesson(table_of(front))) {
        draw_plate(front, list);
        draw_pointers(front, list);
    }
}
