/* SPDX-License-Identifier: MIT */
#include "app/prewarm.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/play.h"
#include "front/table/scene.h"
#include "front/table/table.h"
#include "ui/services_null.h"

#include <stdlib.h>

/* A table whose moves are kept is what will be shown; what is drawn here is no game. */
static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)data, (void)length, (void)error;
    return true;
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
    table_choose(&stage->front, table_game(front));
    table_new(&stage->front, table_game(front));
    front_reset(&stage->front, &table_scene);
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
    const struct game_rehearsal *rehearsal = table_game(front)->rehearsal;
    if (rehearsal) {
        struct stage *stage = open_stage(front, window);
        rehearsal->table(&stage->front, &stage->list);
        close_stage(stage, platform);
    }
}

void rehearse_moment(struct platform *platform, const struct front *front, int moment,
                     const struct window *window)
{
    struct stage *stage = open_stage(front, window);
    stage->front.settings.reduced_motion = front->settings.reduced_motion;
    stage->front.settings.pace = 100;
    table_game(front)->rehearsal->moment(&stage->front, moment, &stage->list);
    close_stage(stage, platform);
}
