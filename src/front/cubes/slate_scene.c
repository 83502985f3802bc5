/* SPDX-License-Identifier: MIT */
#include "front/cubes/slate_scene.h"

#include "base/i18n/translate.h"
#include "front/cubes/cubes_count.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/review_scene.h"
#include "front/front.h"
#include "front/page/page_rows.h"
#include "front/records/record_results.h"
#include "front/scenes/end_sheet.h"
#include "front/stage/dialog.h"
#include "front/table/seats.h"
#include "front/table/table.h"

static struct cubes_slate_state *state_of(const struct front *front)
{
    return front_memory(front, &cubes_slate_scene);
}

/* The page with the seats as they are called now. */
static struct cubes_slate_page page_of(const struct front *front, const struct cubes_look *look)
{
    struct cubes_slate_page page = state_of(front)->page;
    page.sitter = look->seat;
    return page;
}

static const struct end_sheet end_sheet;

static void enter(struct front *front)
{
    struct cubes_slate_state *state = state_of(front);
    state->pub = *cubes_table_seen(front);
    cubes_tally_of(&table_of(front)->session, &state->tally);
    cubes_slate_open(&state->page, &state->pub, &state->tally, NULL, table_you(front), !table_shared(front));
    end_sheet_enter(front, &end_sheet);
}

/* ---- its rows and its head --------------------------------------------------------------------------- */

static float length(const struct front *front, float width)
{
    return cubes_slate_length(&state_of(front)->page, width);
}

static void items(const struct front *front, const struct form *form, struct focus_list *list)
{
    cubes_slate_items(&state_of(front)->page, form, list);
}

static bool choose(struct front *front, int item, int step)
{
    return step == 0 && cubes_slate_choose(&state_of(front)->page, item);
}

static void rows(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    struct cubes_look look = cubes_table_look(front);
    struct cubes_slate_page page = page_of(front, &look);
    cubes_slate_draw(&page, list, form, focus);
}

static void head(const struct front *front, struct draw_list *list, struct rect box, bool tight)
{
    float edge = tight ? 36 : 54;
    page_rows_head(list, box, tight, _("The slate"), box.w * .5f);
    draw_text_fit(list, box.x + box.w - edge, box.y + (tight ? 70 : 92), record_results_news_text(front),
                  FONT_BODY_SEMI, 30, INK_GREEN, ANCHOR_END, box.w * .4f - 60);
}

static const char *onward(const struct front *front)
{
    (void)front;
    return _("Another game");
}

static bool tick(struct front *front)
{
    return dialog_tick(front, &cubes_slate_scene);
}

static void status(const struct front *front, struct status *status)
{
    struct cubes_look look = cubes_table_look(front);
    struct cubes_slate_page page = page_of(front, &look);
    int focus = front_focus_of(front, &cubes_slate_scene);
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    cubes_slate_text(&page, &message);
    if (focus >= CUBES_SLATE_ITEM) {
        cubes_slate_hint(&page, focus, &hint);
    } else {
        text_add(&hint, record_results_news_text(front));
    }
    end_sheet_prompts(status);
}

const struct scene cubes_slate_scene = {
    .name = "slate",
    .state_size = sizeof(struct cubes_slate_state),
    .enter = enter,
    .items = end_sheet_items,
    .view = end_sheet_view,
    .intent = end_sheet_intent,
    .confirm = end_sheet_confirm,
    .cancel = end_sheet_cancel,
    .tick = tick,
    .draw = end_sheet_draw,
    .status = status,
};

static const struct game_page page = {
    .area = "slate.rows", .length = length, .items = items, .draw = rows, .choose = choose};

static const struct end_sheet end_sheet = {
    .scene = &cubes_slate_scene,
    .page = &page,
    .review = &cubes_reviews,
    .w = 1320,
    .step = 48,
    .head = head,
    .onward = onward,
};
