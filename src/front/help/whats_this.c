/* SPDX-License-Identifier: MIT */
#include "front/help/whats_this.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/device_words.h"
#include "front/help/help_book.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/stage/print.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

struct whats_this_state {
    int first; /* what was in focus below when the question mark came on */
};

static const float PLATE_W = 620, PAD = 30, TITLE_EM = 36, TEXT_EM = 26, LEADING = 1.3f, TAIL = 30, AIR = 12,
                   PLATE_STEP = 40;

/* The items of the scene below and its further areas, all of them enabled: any may be asked. */
static void items(const struct front *front, struct focus_list *list)
{
    const struct scene *below = front_asked(front);
    if (below == NULL) {
        return;
    }
    if (below->areas) {
        below->areas(front, list);
    }
    if (below->items) {
        below->items(front, list);
    }
    for (int i = 0; i < list->count; i++) {
        list->item[i].enabled = true;
        list->item[i].sideways = false;
    }
}

void whats_this_toggle(struct front *front)
{
    if (front_scene(front) == &whats_this_scene) {
        front_pop(front);
        return;
    }
    struct focus_list list;
    front_items(front, &list);
    int first = front_focus(front);
    if (list.count > 0 && dialog_may_cover(front)) {
        struct whats_this_state *what = front_push(front, &whats_this_scene);
        what->first = first;
    }
}

static void enter(struct front *front)
{
    const struct whats_this_state *what = front_memory(front, &whats_this_scene);
    front_set_focus(front, what->first);
}

static bool intent(struct front *front, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_POINT:
        front_touch(front); /* the question mark follows the pointer */
        return false;
    case INTENT_PRESS: {
        struct focus_list list;
        front_items(front, &list);
        int under = focus_at(&list, intent->x, intent->y);
        if (under == FOCUS_NONE) {
            front_pop(front);
        } else {
            front_set_focus(front, under);
        }
        return true;
    }
    case INTENT_UP:
    case INTENT_DOWN:
    case INTENT_LEFT:
    case INTENT_RIGHT:
        return false;
    case INTENT_CONFIRM:
        help_book_help(front); /* a pad has no button of its own for the book */
        return true;
    case INTENT_CANCEL:
    case INTENT_CONTEXT:
    case INTENT_MENU:
        front_pop(front);
        return true;
    default:
        return true; /* nothing acts */
    }
}

/* ---- the words ------------------------------------------------------------------------------------- */

/* The words of the table in front of the person, where they differ from the cabinet's. */
static const struct item_row *words_of(const struct front *front, const struct focus_item *item)
{
    const struct item_row *own = table_of(front)->game->what;
    while (own && own->name && strcmp(own->name, item->row->name) != 0) {
        own++;
    }
    return own && own->name ? own : item->row;
}

bool whats_this_explain(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct item_row *row = item->row ? words_of(front, item) : NULL;
    if (row == NULL || row->title == NULL) {
        return false;
    }
    *says = (struct item_words){.refused = false};
    text_copy(says->title, sizeof says->title, _(row->title));
    text_copy(says->text, sizeof says->text, _(row->text));
    item_more *more = row->more ? row->more : item->row->more;
    if (more) {
        more(front, item, says);
    }
    device_words_pick(front, says->text, says->text, sizeof says->text);
    device_words_pick(front, says->more, says->more, sizeof says->more);
    return true;
}

/* ---- the plate ------------------------------------------------------------------------------------- */

static float size_of(const struct front *front)
{
    return print_page_scale(front);
}

static float text_height(const struct draw_list *list, const char *string, float em, float w)
{
    return string[0] ? em * LEADING * (float)draw_text_lines(list, string, FONT_BODY_MEDIUM, em, w) : 0;
}

/* Titles grow less than texts, and are never smaller. */
static float title_em(float size)
{
    return fmaxf(TITLE_EM * fminf(size, DRAW_LARGE), TEXT_EM * size);
}

static float plate_height(const struct draw_list *list, const struct item_words *says, float size, float wide)
{
    float em = TEXT_EM * size, w = wide - 2 * PAD;
    return 2 * PAD + title_em(size) * 1.25f + text_height(list, says->text, em, w) +
           (says->more[0] ? 10 + text_height(list, says->more, em, w) : 0);
}

static float inside(float value, float least, float most)
{
    return fmaxf(least, fminf(value, most));
}

/* Beside the item, where there is most room for it: right, left, below or above; false and over it, if
 * nowhere else. */
static bool plate_beside(const struct frame *frame, struct rect item, float w, float h, struct rect *plate)
{
    float left = frame->safe.x + AIR, right = frame->safe.x + frame->safe.w - AIR, top = frame->safe.y + AIR;
    float bottom = bar_box(frame).y - AIR, reach = TAIL + AIR;
    struct point middle = rect_middle(item);
    *plate = (struct rect){inside(middle.x - w / 2, left, right - w),
                           inside(middle.y - h / 2, top, bottom - h), w, h};
    if (item.x + item.w + reach + w <= right) {
        plate->x = item.x + item.w + reach;
    } else if (item.x - reach - w >= left) {
        plate->x = item.x - reach - w;
    } else if (item.y + item.h + reach + h <= bottom) {
        plate->y = item.y + item.h + reach;
    } else if (item.y - reach - h >= top) {
        plate->y = item.y - reach - h;
    } else {
        return false;
    }
    return true;
}

/* The size, or as much of it as leaves the plate room. */
static float size_with_room(const struct draw_list *list, const struct item_words *says, float size)
{
    const float step = .05f;
    float most = list->frame.safe.w - 2 * AIR;
    float room = bar_box(&list->frame).y - list->frame.safe.y - 2 * AIR;
    while (size > 1 && plate_height(list, says, size, fminf(PLATE_W * size * 1.6f, most)) > room) {
        size -= step;
    }
    return size;
}

struct rect whats_this_plate(const struct draw_list *list, struct rect item, const struct item_words *says,
                             float size)
{
    float most = list->frame.safe.w - 2 * AIR, usual = fminf(PLATE_W * size, most);
    float room = bar_box(&list->frame).y - list->frame.safe.y - 2 * AIR;
    struct rect plate;
    for (float w = usual; w <= most; w += PLATE_STEP) {
        if (plate_beside(&list->frame, item, w, plate_height(list, says, size, w), &plate)) {
            return plate;
        }
    }
    float w = plate_height(list, says, size, usual) <= room ? usual : fminf(PLATE_W * size * 1.6f, most);
    plate_beside(&list->frame, item, w, plate_height(list, says, size, w), &plate);
    return plate;
}

/* The tail from the plate's edge towards the item, in the plate's own coordinates. */
static int plate_tail(struct rect plate, struct rect item, struct point tail[3])
{
    struct point to = rect_middle(item);
    float x = inside(to.x, plate.x + 50, plate.x + plate.w - 50) - plate.x;
    float y = inside(to.y, plate.y + 40, plate.y + plate.h - 40) - plate.y;
    if (item.x + item.w <= plate.x) {
        tail[0] = (struct point){2, y - 18};
        tail[1] = (struct point){-TAIL, y};
        tail[2] = (struct point){2, y + 18};
    } else if (item.x >= plate.x + plate.w) {
        tail[0] = (struct point){plate.w - 2, y - 18};
        tail[1] = (struct point){plate.w + TAIL, y};
        tail[2] = (struct point){plate.w - 2, y + 18};
    } else if (item.y + item.h <= plate.y) {
        tail[0] = (struct point){x - 18, 2};
        tail[1] = (struct point){x, -TAIL};
        tail[2] = (struct point){x + 18, 2};
    } else if (item.y >= plate.y + plate.h) {
        tail[0] = (struct point){x - 18, plate.h - 2};
        tail[1] = (struct point){x, plate.h + TAIL};
        tail[2] = (struct point){x + 18, plate.h - 2};
    } else {
        return 0;
    }
    return 3;
}

static struct rect draw_plate(struct draw_list *list, struct rect item, const struct item_words *says,
                              float size)
{
    struct rect plate = whats_this_plate(list, item, says, size);
    float w = plate.w, h = plate.h, em = TEXT_EM * size, room = w - 2 * PAD;
    struct point tail[3];
    int corners = plate_tail(plate, item, tail);
    float out = TAIL + 8;
    shape_begin(list, rect_grow(plate, out));
    shape_group(list, "translate(%g %g)", (double)out, (double)out);
    shape_rect(list, 6, 8, w, h, 16, paint_fill(ink_fade(INK_INK, .40f)));
    struct paint edge = {INK_CREAM, INK_INK, 4, true};
    shape_rect(list, 0, 0, w, h, 16, edge);
    if (corners) {
        shape_polygon(list, tail, corners, edge);
    }
    shape_rect(list, 2, 2, w - 4, h - 4, 14, paint_fill(INK_CREAM));
    shape_group_end(list);
    shape_end(list);
    float x = plate.x + PAD, y = plate.y + PAD;
    draw_text_fit(list, x, y + title_em(size) * .8f, says->title, FONT_SIGN, title_em(size), INK_OXBLOOD,
                  ANCHOR_START, room);
    y += title_em(size) * 1.25f;
    draw_text_wrapped(list, x, y + em * .9f, says->text, FONT_BODY_MEDIUM, em, INK_INK, ANCHOR_START, room,
                      em * LEADING);
    y += text_height(list, says->text, em, room) + 10;
    draw_text_wrapped(list, x, y + em * .9f, says->more, FONT_BODY_MEDIUM, em,
                      says->refused ? INK_RED : INK_GREEN, ANCHOR_START, room, em * LEADING);
    return plate;
}

static void draw_mark(struct draw_list *list, float x, float y)
{
    shape_begin(list, (struct rect){x - 26, y - 26, 54, 56});
    shape_circle(list, 28, 30, 22, paint_fill(ink_fade(INK_INK, .35f)));
    shape_circle(list, 25, 26, 22, (struct paint){INK_SUN, INK_INK, 4, false});
    shape_end(list);
    draw_text(list, x - 1, y + 12, "?", FONT_SIGN, 36, INK_INK, ANCHOR_MIDDLE);
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    (void)blend;
    struct focus_list all;
    focus_clear(&all);
    items(front, &all);
    const struct focus_item *item = focus_find(&all, front_focus(front));
    struct item_words says;
    if (item == NULL) {
        return; /* the road book lies on top */
    }
    struct rect box = item->seen, plate = {0};
    furniture_focus(list, box, 10);
    if (whats_this_explain(front, item, &says)) {
        const float scale = list->text_scale;
        list->text_scale = 1; /* the plate has a size of its own */
        plate = draw_plate(list, box, &says, size_with_room(list, &says, size_of(front)));
        list->text_scale = scale;
    }
    bool mouse = device_points(front->device);
    struct point mark = {box.x + box.w - 8, box.y + 8};
    if (mouse) {
        mark = (struct point){front->pointer_x + 30, front->pointer_y + 34};
    }
    if (!rect_holds(rect_grow(plate, 30), mark.x, mark.y) && (!mouse || front->pointer_inside)) {
        draw_mark(list, mark.x, mark.y);
    }
}

static void status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _("What is this?"));
    device_words_pick(front,
                      device_points(front->device) ? _("{Point at|Tap} anything: it explains itself.")
                                                   : _("Go to anything: it explains itself."),
                      status->hint, sizeof status->hint);
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Look around")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_HELP, _("Its page in the road book")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Close")};
}

static void say_title(const struct front *front, struct text *out)
{
    (void)front;
    text_add(out, _("What is this?"));
}

const struct scene whats_this_scene = {
    .name = "what",
    .title = say_title,
    .asks = true,
    .state_size = sizeof(struct whats_this_state),
    .enter = enter,
    .items = items,
    .intent = intent,
    .draw = draw,
    .status = status,
};

static bool help_intent(struct front *front, const struct intent *intent)
{
    if (intent->kind == INTENT_HELP) {
        help_book_help(front);
    } else if (intent->kind == INTENT_WHAT) {
        whats_this_toggle(front);
    } else {
        return false;
    }
    front_touch(front);
    return true;
}

const struct part help_part = {.intent = help_intent};
