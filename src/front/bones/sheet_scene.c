/* SPDX-License-Identifier: MIT */
#include "front/bones/sheet_scene.h"

#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/draw.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/records/record_results.h"
#include "front/scenes/end_sheet.h"
#include "front/table/seats.h"
#include "front/table/table.h"

struct bones_sheet_state *bones_sheet_of(const struct front *front)
{
    return front_memory(front, &bones_sheet_scene);
}

static const struct end_sheet end_sheet;

static void enter(struct front *front)
{
    struct bones_sheet_state *state = bones_sheet_of(front);
    state->pub = bones_table_seen(table_of(front))->pub;
    end_sheet_enter(front, &end_sheet);
}

/* ---- how it looks -------------------------------------------------------------------------------------- */

static void title_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    if (pub->phase != BONES_PHASE_GAME_OVER) {
        text_add(out, _("La partie"));
    } else if (table_is_you(table_of(front), pub->winner) && !table_shared(table_of(front))) {
        text_add(out, _("You have won"));
    } else {
        text_addf(out, _("%s has won"), table_called(table_of(front), pub->winner));
    }
}

static const char *onward(const struct front *front)
{
    bool over = bones_sheet_of(front)->pub.phase == BONES_PHASE_GAME_OVER;
    return over ? _("Another game") : _("Next round");
}

static void say(const struct front *front, struct end_sheet_head *head)
{
    struct text title = text_in(head->title, sizeof head->title),
                label = text_in(head->label, sizeof head->label),
                line = text_in(head->line, sizeof head->line);
    head->ink = INK_SEA;
    title_text(front, &title);
    bones_round_head_text(&bones_sheet_of(front)->pub, &label);
    text_add(&line, record_results_news_text(front));
    if (line.length == 0) {
        bones_sheet_end_text(front, &line);
    }
}

/* The square without people, and a few tiles beside the sheet. */
static void backdrop(struct draw_list *list)
{
    static const struct {
        float x, y, angle;
        int high, low;
        bool right;
    } tiles[] = {{150, 800, -14, 6, 6, false}, {300, 880, 18, 5, 3, false},  {176, 962, 82, 2, 1, false},
                 {1640, 810, 12, 4, 4, true},  {1780, 880, -24, 5, 0, true}, {1626, 968, 74, 6, 2, true}};
    const float scale = 1.16f;
    struct rect canvas = list->frame.canvas, art = SCENE_REACH;
    float x = (canvas.w - REFERENCE_W) / 2 - 160, y = 208;
    draw_fill(list, canvas, INK_SEA);
    draw_scene(list, "scenes/table_bones_far", x, y, scale);
    draw_sprite(list, "scenes/table_bones_near",
                (struct rect){x + art.x * scale, y + art.y * scale, art.w * scale, art.h * scale});
    for (size_t i = 0; i < sizeof tiles / sizeof tiles[0]; i++) {
        struct point at = {tiles[i].x + (tiles[i].right ? canvas.w - REFERENCE_W : 0),
                           tiles[i].y + canvas.h - REFERENCE_H};
        bones_draw_turned(list, bones_tile(tiles[i].high, tiles[i].low), at, 84, tiles[i].angle);
    }
}

static void status(const struct front *front, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    if (bones_sheet_of(front)->pub.phase == BONES_PHASE_GAME_OVER) {
        title_text(front, &message);
    } else {
        bones_sheet_end_text(front, &message);
    }
    bones_sheet_next_text(front, &hint);
}

const struct scene bones_sheet_scene = {
    .name = "sheet",
    .state_size = sizeof(struct bones_sheet_state),
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
    .area =
        {"sheet.points", N_("The sheet"),
         .text =
             N_("What each seat made of the ends, what was left in the hands, and what it brought to whom.")},
    .sheet = &bones_sheet_points,
    .tail = &bones_sheet_tail,
    .slip = true};

static const struct item_row rows[] = {
    {"sheet.leave", N_("Leave the table"),
     .text = N_("Back to the title; the game waits, and goes on from here."), .more = journey_say_leave},
    {"sheet.review", N_("Review"),
     .text = N_("Sets each of your tiles beside what Marius would have played, and says what it cost.")},
    {"sheet.again", N_("Next round"),
     .text = N_("Deals the next round, or begins another game once this one is won."),
     .more = journey_say_onward},
};

static const struct end_sheet end_sheet = {
    .scene = &bones_sheet_scene,
    .rows = rows,
    .page = &page,
    .backdrop = backdrop,
    .say = say,
    .status = status,
    .onward = onward,
};
