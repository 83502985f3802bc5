/* SPDX-License-Identifier: MIT */
#include "app/rehearsal.h"

#include "base/check.h"
#include "front/mille/coup.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/table/table.h"
#include "ui/furniture.h"
#include "ui/services_null.h"

#include <stdlib.h>

enum { DEAL_TICKS_MOST = 2000, POSTER_TICKS = 40, POSTER_TICKS_OF_HALVES = 12, POSTER_TICKS_OF_BURST = 27 };

/* A table whose moves are kept is what will be shown; what is drawn here is no game. */
static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)data, (void)length, (void)error;
    return true;
}

static void list_cards(const struct front *front, struct draw_list *list)
{
    const float widths[] = {mille_view_of(front)->layout.card_w,
                            mille_view_of(front)->layout.row[0].battle.w};
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        for (int card = CARD_NONE; card < CARD_KINDS; card++) {
            draw_card(list, mille_card_asset(card), card == CARD_NONE ? "" : mille_card_title(card),
                      mille_card_title_ink(card), (struct rect){0, 0, widths[i], widths[i] * 1.4f}, 0, 0);
        }
    }
}

/* What stands before the lines of the road log, and the frames of a focus on small piles and large. */
static void list_signs(const struct front *front, struct draw_list *list)
{
    for (int seat = 0; seat < 2; seat++) {
        draw_sprite(list, mille_table_driver(front, seat)->dot, (struct rect){0, 0, 20, 20});
    }
    furniture_focus(list, mille_view_of(front)->layout.row[0].battle, 12);
    furniture_focus(list, mille_view_of(front)->layout.deck, 12);
}

/* A front that answers to nobody, on a freshly dealt table. */
struct stage {
    struct services services;
    struct front front;
    struct draw_list list;
};

static struct stage *open_stage(const struct front *front, const struct window *window)
{
    struct stage *stage = calloc(1, sizeof *stage);
    CHECK(stage != NULL);
    services_null(&stage->services, front->services->type);
    stage->services.save = save;
    draw_init(&stage->list, stage->services.type);
    front_init(&stage->front, &stage->services, &stage->list);
    stage->front.settings = front->settings;
    stage->front.settings.reduced_motion = true;
    stage->front.device = front->device;
    front_resize(&stage->front, window);
    mille_table_new(&stage->front);
    front_reset(&stage->front, &mille_table_scene);
    front_tick(&stage->front);
    draw_begin(&stage->list, frame_make(window));
    return stage;
}

/* Hands in what was drawn. */
static void close_stage(struct stage *stage, struct platform *platform)
{
    platform_prepare(platform, &stage->list);
    front_free(&stage->front);
    draw_free(&stage->list);
    free(stage);
}

void rehearse_table(struct platform *platform, const struct front *front, const struct window *window)
{
    struct stage *stage = open_stage(front, window);
    struct mille_shown *shown = &mille_view_of(&stage->front)->shown;
    front_draw(&stage->front, &stage->list, 0); /* the cards are about to come */
    for (int i = 0; i < DEAL_TICKS_MOST && front_tick(&stage->front); i++) {
    }
    for (int turn = 0; turn < shown->sides; turn++) {
        shown->turn = turn;
        front_draw(&stage->front, &stage->list, 0);
    }
    list_cards(&stage->front, &stage->list);
    list_signs(&stage->front, &stage->list);
    close_stage(stage, platform);
}

void rehearse_poster(struct platform *platform, const struct front *front, int seat, int safety, int hazard,
                     const struct window *window)
{
    struct stage *stage = open_stage(front, window);
    stage->front.settings.reduced_motion = front->settings.reduced_motion;
    stage->front.settings.pace = 100;
    coup_show(&stage->front, seat, safety, hazard);
    for (int i = 0; i < POSTER_TICKS; i++) {
        front_tick(&stage->front);
        if (i == POSTER_TICKS_OF_HALVES || i == POSTER_TICKS_OF_BURST || i == POSTER_TICKS - 1) {
            front_draw(&stage->front, &stage->list, 0);
        }
    }
    close_stage(stage, platform);
}
