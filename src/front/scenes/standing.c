/* SPDX-License-Identifier: MIT */
#include "front/scenes/standing.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/records/record_results.h"
#include "front/scenes/leaving.h"
#include "front/sound/cues.h"
#include "front/stage/dialog.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

enum standing_item { ITEM_AGAIN, ITEM_LEAVE, ITEMS };

enum { DIALOG_W = 900, HEAD = 236, NEWS_Y = 206, ROW_H = 56, FOOT = 140, SIGN_H = 78, EDGE = 56, GAP = 28 };

/* A side and what it came to. */
struct place {
    int side;
    int32_t points;
    int won;
};

/* All sides, the best first. */
static int places_of(const struct front *front, struct place place[SEATS_MAX])
{
    const struct session *session = &table_of(front)->session;
    const void *seen = table_seen(front);
    int count = session->journal.setup.sides;
    for (int side = 0; side < count; side++) {
        struct place own = {side, session->game->standing(seen, side), session->game->games_won(seen, side)};
        int at = side;
        while (at > 0 && place[at - 1].points < own.points) {
            place[at] = place[at - 1];
            at--;
        }
        place[at] = own;
    }
    return count;
}

static struct form form_of(const struct front *front)
{
    bool low = dialog_is_low(front);
    int sides = table_of(front)->session.journal.setup.sides;
    return dialog_form(front, &standing_scene,
                       &(struct form_design){.w = DIALOG_W,
                                             .head = low ? 136 : HEAD,
                                             .length = (float)(ROW_H * sides),
                                             .foot = low ? 96 : FOOT,
                                             .step = ROW_H});
}

static struct rect sign_box(const struct front *front, const struct form *form, int item)
{
    struct rect box = form->box;
    float h = form_touch(&front->frame, dialog_is_low(front) ? 64 : SIGN_H);
    float w = (box.w - 2 * EDGE - GAP) / 2;
    float air = dialog_is_low(front) ? 16 : 32;
    return (struct rect){box.x + EDGE + (item == ITEM_AGAIN ? w + GAP : 0), box.y + box.h - air - h, w, h};
}

static void standing_enter(struct front *front)
{
    dialog_open(front, &standing_scene);
    front_set_focus(front, ITEM_AGAIN);
}

static void standing_items(const struct front *front, struct focus_list *list)
{
    static const char *const names[ITEMS] = {"standing.again", "standing.leave"};
    struct form form = form_of(front);
    for (int item = 0; item < ITEMS; item++) {
        focus_add(list, item, sign_box(front, &form, item), true, 0, "%s", names[item]);
    }
}

static bool standing_view(const struct front *front, struct list_view *view)
{
    struct form form = form_of(front);
    return dialog_view(&form, view);
}

static void again(struct front *front)
{
    front_pop(front);
    table_next(front);
}

static void standing_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_AGAIN) {
        again(front);
    } else {
        confirm_leave_table(front);
    }
}

static bool standing_intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &standing_scene)) {
        return true;
    }
    if (intent->kind == INTENT_MENU) {
        front_open(front, OPEN_PAUSE);
        return true;
    }
    return false;
}

static void standing_cancel(struct front *front)
{
    front_open(front, OPEN_PAUSE);
}

static bool standing_tick(struct front *front)
{
    return dialog_tick(front, &standing_scene);
}

/* One seat of the side that is ahead of all others; SEAT_NONE where it is shared. */
static int ahead(const struct front *front)
{
    struct place place[SEATS_MAX] = {{0}};
    int count = places_of(front, place);
    bool shared = count > 1 && place[0].points == place[1].points;
    return shared ? SEAT_NONE : table_seat_of(front, place[0].side);
}

static void say_who(const struct front *front, struct text *out)
{
    const struct table *table = table_of(front);
    int seat = ahead(front);
    if (table_phase(front) != GAME_OVER) {
        table->game->words.hand(table->session.game->hand_number(table_seen(front)), out);
    } else if (seat == SEAT_NONE) {
        text_add(out, _("The game is over"));
    } else if (table_is_you(front, seat) && !table_shared(front)) {
        text_add(out, _("You have won"));
    } else {
        /* TRANSLATORS: %s is a name. */
        text_addf(out, _("%s has won"), table_called(front, seat));
    }
}

static void draw_row(const struct front *front, struct draw_list *list, struct rect box,
                     const struct place *place, int rank)
{
    char number[NUMBER_SIZE], won[48];
    int seat = table_seat_of(front, place->side);
    float baseline = box.y + box.h - 16, right = box.x + box.w;
    text_format(won, sizeof won, _n("%d game", "%d games", place->won), place->won);
    text_format(number, sizeof number, "%d", rank);
    draw_text(list, box.x, baseline, number, FONT_SIGN, 34, INK_RED, ANCHOR_START);
    draw_text_fit(list, box.x + 48, baseline, table_sheet_name(front, seat), FONT_SIGN, 34, INK_INK,
                  ANCHOR_START, box.w - 440);
    draw_text_fit(list, right - 190, baseline, won, FONT_BODY, 27, INK_INK, ANCHOR_END, 190);
    draw_text_fit(list, right, baseline, number_figure((int)place->points, number), FONT_SIGN, 36, INK_INK,
                  ANCHOR_END, 170);
    draw_fill(list, (struct rect){box.x, box.y + box.h - 3, box.w, 2}, INK_SAND);
}

static void standing_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = form_of(front);
    struct rect box = form.box;
    bool low = dialog_is_low(front);
    int focus = front_focus_of(front, &standing_scene);
    char title[SEAT_NAME_SIZE + 32];
    struct text out = text_in(title, sizeof title);
    say_who(front, &out);
    dialog_begin(front, list, &standing_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + box.w / 2, box.y + (low ? 78 : 120), title, FONT_DISPLAY, low ? 60 : 84,
                  INK_RED, ANCHOR_MIDDLE, box.w - 2 * EDGE);
    draw_fill(list, (struct rect){box.x + 40, box.y + (low ? 100 : 150), box.w - 80, 5}, INK_RED);
    if (!low) { /* elsewhere the bar says it alone */
        draw_text_fit(list, box.x + box.w / 2, box.y + NEWS_Y, record_results_news_text(front),
                      FONT_BODY_SEMI, 32, INK_INK, ANCHOR_MIDDLE, box.w - 2 * EDGE);
    }
    struct place place[SEATS_MAX];
    int count = places_of(front, place), rank = 0;
    form_rows(list, &form);
    for (int i = 0; i < count; i++) {
        rank = i > 0 && place[i].points == place[i - 1].points ? rank : i + 1;
        struct rect row = {box.x + EDGE, form_y(&form, (float)(ROW_H * i)), box.w - 2 * EDGE, ROW_H};
        draw_row(front, list, row, &place[i], rank);
    }
    form_rows_end(list, &form);
    const char *const labels[ITEMS] = {table_phase(front) == GAME_OVER ? _("Another game") : _("Go on"),
                                       _("Leave the table")};
    for (int item = 0; item < ITEMS; item++) {
        furniture_sign_row(list, sign_box(front, &form, item), labels[item], 36, focus == item,
                           front->pressed == item);
    }
    draw_group_end(list);
}

static void standing_status(const struct front *front, struct status *status)
{
    struct text out = text_in(status->message, sizeof status->message);
    say_who(front, &out);
    text_copy(status->hint, sizeof status->hint, record_results_news_text(front));
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Select")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MENU, _("Menu")};
}

const struct scene standing_scene = {
    .name = "standing",
    .enter = standing_enter,
    .items = standing_items,
    .view = standing_view,
    .intent = standing_intent,
    .confirm = standing_confirm,
    .cancel = standing_cancel,
    .tick = standing_tick,
    .draw = standing_draw,
    .status = standing_status,
};
