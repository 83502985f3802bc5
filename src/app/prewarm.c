/* SPDX-License-Identifier: MIT */
#include "app/prewarm.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/cabinet.h"
#include "front/scenes/table_scene.h"
#include "front/stage/life.h"
#include "front/table/faces.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/tell.h"
#include "front/table/turn.h"
#include "ui/services_null.h"

#include <stdlib.h>

/* Saving does nothing here: the table of a rehearsal is not a real game. */
static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)data, (void)length, (void)error;
    return true;
}

/* A front with null services, at a freshly dealt table. */
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
    front_init(&stage->front, &stage->services, &stage->list, &cabinet);
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

/* Gives the draw list to the platform. */
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
        if (!front->settings.reduced_motion) {
            life_rehearse(&stage->front);
        }
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

/* The frames of an animation are drawn from the current table. */
static void rehearse_ahead(struct platform *platform, const struct front *front, const struct window *window)
{
    struct draw_list list;
    draw_init(&list, front->services->type);
    draw_begin(&list, frame_make(window));
    front_print(front, &list);
    table_of(front)->game->rehearsal->ahead(front, &list);
    table_tell_ahead(table_of(front), &list);
    faces_ahead(front, &list);
    platform_prepare(platform, &list);
    draw_free(&list);
}

void rehearse_still(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                    const struct window *window)
{
    const struct game_front *game = table_game(front);
    if (rehearsed->w != window->w || rehearsed->h != window->h || rehearsed->print != window->print ||
        rehearsed->game != game) {
        rehearsed->w = window->w;
        rehearsed->h = window->h;
        rehearsed->print = window->print;
        rehearsed->game = game;
        rehearse_table(platform, front, window);
    }
}

static void rehearse_expected(struct rehearsed *rehearsed, struct platform *platform,
                              const struct front *front, const struct window *window)
{
    int moment[REHEARSALS_MAX] = {0};
    const struct table *table = table_of(front);
    const struct game_rehearsal *rehearsal = table->game->rehearsal;
    if (rehearsal && rehearsal->expect && table->seated && table->game == table_game(front)) {
        rehearsal->expect(front, moment);
    }
    for (int i = 0; i < REHEARSALS_MAX; i++) {
        if (moment[i] != 0 && moment[i] != rehearsed->expected[i]) {
            rehearse_moment(platform, front, moment[i], window);
        }
        rehearsed->expected[i] = moment[i];
    }
}

void rehearse_tick(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                   const struct window *window)
{
    const struct table *table = table_of(front);
    const struct game_rehearsal *rehearsal = table->game->rehearsal;
    rehearse_expected(rehearsed, platform, front, window);
    if (!table->seated || !rehearsal || !rehearsal->ahead || !table_moves(table_of(front))) {
        return;
    }
    int moves = session_moves(&table->session);
    if (rehearsed->table != table || rehearsed->moves != moves) {
        rehearsed->table = table;
        rehearsed->moves = moves;
        rehearse_ahead(platform, front, window);
    }
}

bool rehearse_scene(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                    const struct window *window)
{
    const struct scene *scene = front_scene(front);
    int ahead = scene->ahead ? scene->ahead(front, NULL) : 0;
    if (ahead != 0 && ahead != rehearsed->ahead) {
        struct draw_list list;
        draw_init(&list, front->services->type);
        draw_begin(&list, frame_make(window));
        front_print(front, &list);
        scene->ahead(front, &list);
        platform_prepare(platform, &list);
        draw_free(&list);
    }
    rehearsed->ahead = ahead;
    return ahead != 0 && platform_prepares(platform);
}
