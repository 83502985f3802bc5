/* SPDX-License-Identifier: MIT */
/* The sheet at the end of a game of dice: how every seat fared, and on to another game, the review or home.
 */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"
#include "front/cubes/die.h"
#include "front/cubes/kept.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/records/record_results.h"
#include "front/scenes/end_sheet.h"
#include "front/table/table.h"

static const struct end_sheet end_sheet;

static void enter(struct front *front)
{
    cubes_slate_begin(front);
    end_sheet_enter(front, &end_sheet);
}

/* The café's counter, and on it what was played with: as drawn at 1920 x 1080. */
static void backdrop(struct draw_list *list)
{
    static const struct {
        float x, y, edge, yaw;
        int face;
        bool right;
    } dice[] = {{96, 900, 120, -14, 1, false},
                {330, 960, 120, 16, 1, false},
                {196, 1000, 104, 8, 5, false},
                {1580, 990, 116, 20, 4, true},
                {1780, 1004, 116, -10, 4, true}};
    const float scale = 1.18f, cup = .98f, coffee = 1.05f;
    struct rect canvas = list->frame.canvas, art = SCENE_REACH;
    float right = canvas.w - REFERENCE_W, down = canvas.h - REFERENCE_H;
    float x = right / 2 - 165, y = 213 + down;
    draw_fill(list, canvas, INK_ASPHALT2);
    draw_scene(list, "scenes/table_cubes_far", x, y, scale);
    draw_sprite(list, "scenes/table_cubes_near",
                (struct rect){x + art.x * scale, y + art.y * scale, art.w * scale, art.h * scale});
    draw_fill(list, canvas, ink_fade(INK_NIGHT, .34f));
    draw_sprite(list, "cubes/cup",
                (struct rect){214 - 110 * cup, 900 + down - 250 * cup, 360 * cup, 352 * cup});
    draw_sprite(
        list, "scenes/prop_coffee",
        (struct rect){1712 + right - 112 * coffee, 850 + down - 170 * coffee, 260 * coffee, 230 * coffee});
    for (size_t i = 0; i < sizeof dice / sizeof dice[0]; i++) {
        struct cubes_die die = {
            .foot = {dice[i].x + (dice[i].right ? right : 0), dice[i].y + dice[i].edge * .3f + down},
            .edge = dice[i].edge,
            .turn = cubes_turn_rest(dice[i].face, dice[i].yaw),
            .opacity = 1};
        cubes_die_draw_shadow(list, &die);
        cubes_die_draw(list, &die);
    }
}

static void say(const struct front *front, struct end_sheet_head *head)
{
    struct cubes_look look;
    struct cubes_slate_page page = cubes_slate_now(front, &look);
    struct text label = text_in(head->label, sizeof head->label),
                line = text_in(head->line, sizeof head->line);
    head->ink = INK_GREEN;
    text_copy(head->title, sizeof head->title, _("The slate"));
    cubes_slate_kind(&page, &label);
    text_add(&line, record_results_news_text(front));
    if (line.length == 0) {
        cubes_slate_text(&page, &line);
    }
}

static void status(const struct front *front, struct status *status)
{
    struct cubes_look look;
    struct cubes_slate_page page = cubes_slate_now(front, &look);
    int focus = front_focus_of(front, &cubes_slate_scene);
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    cubes_slate_text(&page, &message);
    if (focus >= CUBES_SLATE_ITEM) {
        cubes_slate_hint(&page, focus, &hint);
    } else {
        text_add(&hint, record_results_news_text(front));
    }
}

const struct scene cubes_slate_scene = {
    .name = "slate",
    .title = end_sheet_title,
    .enter = enter,
    .items = end_sheet_items,
    .form = end_sheet_form,
    .intent = end_sheet_intent,
    .confirm = end_sheet_confirm,
    .cancel = end_sheet_cancel,
    .draw = end_sheet_draw,
    .status = end_sheet_status,
};

static const struct game_page page = {
    .area = {"slate.rows", N_("The slate"), .text = N_("How every seat has fared in this game so far.")},
    .sheet = &cubes_slate_sheet,
    .tail = &cubes_slate_tail,
    .slip = true};

static const struct item_row rows[] = {
    {"slate.leave", N_("Leave the table"), .text = N_("Back to the title."), .more = journey_say_leave},
    {"slate.review", N_("Review"),
     .text = N_("Your choices of this game beside the engineer’s, and what each cost.")},
    {"slate.again", N_("Another game"),
     .text = N_("The same company plays on; the start goes round by one seat."), .more = journey_say_onward},
};

static const struct end_sheet end_sheet = {
    .scene = &cubes_slate_scene,
    .rows = rows,
    .page = &page,
    .backdrop = backdrop,
    .say = say,
    .status = status,
};
