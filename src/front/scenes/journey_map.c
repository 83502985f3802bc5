/* SPDX-License-Identifier: MIT */
#include "front/scenes/journey_map.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/sound/cues.h"
#include "front/stage/bar.h"
#include "table/stage.h"
#include "ui/furniture.h"

static const struct item_row rows[] = {
    {"stage.*", N_("A stage"), N_("An evening at one table."), .id = 0, .count = 14},
    {.name = NULL},
};

static struct rect box(const struct front *front, int stage)
{
    float high = (front->frame.canvas.h - BAR_HEIGHT) / (float)stages_on(STAGE_OUT);
    return (struct rect){60, (float)stage * high, 600, high};
}

static void items(const struct front *front, struct focus_list *list)
{
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        item_add(list, rows, stage, box(front, stage), true);
    }
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    (void)blend;
    draw_fill(list, list->frame.canvas, INK_MEADOW);
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        struct rect at = box(front, stage);
        draw_text(list, at.x, at.y + at.h - 12, _(stages[stage].town), FONT_SIGN, 32, INK_INK, ANCHOR_START);
    }
}

static void status(const struct front *front, struct status *status)
{
    (void)front;
    text_copy(status->message, sizeof status->message, _("The journey"));
    bar_choose(status, _("Open"), _("Back"));
}

static int piece(const struct front *front)
{
    (void)front;
    return PIECE_TITLE;
}

const struct scene journey_map_scene = {
    .name = "journey",
    .opaque = true,
    .items = items,
    .cancel = front_pop,
    .draw = draw,
    .status = status,
    .piece = piece,
};
