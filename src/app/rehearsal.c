/* SPDX-License-Identifier: MIT */
#include "app/rehearsal.h"

#include "base/check.h"
#include "front/coup.h"
#include "front/mille_table.h"
#include "front/mille_words.h"
#include "ui/furniture.h"

#include <stdlib.h>

enum { DEAL_TICKS_MOST = 2000, POSTER_TICKS = 40, POSTER_TICKS_OF_HALVES = 12, POSTER_TICKS_OF_BURST = 27 };

/* A machine that does nothing. */
static bool no_save(void *context, const char *name, const char *data, size_t length,
                    char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)data, (void)length, (void)error;
    return true;
}
static char *no_load(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name;
    error[0] = '\0';
    *length = 0;
    return NULL;
}
static bool no_set_aside(void *context, const char *name, char kept[SERVICE_NAME_SIZE])
{
    (void)context, (void)name, (void)kept;
    return false;
}
static bool no_remove(void *context, const char *name, char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)name, (void)error;
    return true;
}
static int no_list(void *context, const char *folder, const char *end, struct service_file *files, int most)
{
    (void)context, (void)folder, (void)end, (void)files, (void)most;
    return 0;
}
static int no_day(void *context)
{
    (void)context;
    return 0;
}
static uint64_t no_entropy(void *context)
{
    (void)context;
    return 7;
}
static void no_string(void *context, const char *string)
{
    (void)context, (void)string;
}
static void no_rumble(void *context, float strength, int ms)
{
    (void)context, (void)strength, (void)ms;
}
static void no_window(void *context, int w, int h)
{
    (void)context, (void)w, (void)h;
}

/* The program goes on speaking as it does. */
static const char *no_speak(void *context, const char *code, enum tongue_units units)
{
    (void)context, (void)code, (void)units;
    return "en";
}

static void no_switch(void *context, bool on)
{
    (void)context, (void)on;
}
static void no_sound(void *context, int cue, float pan)
{
    (void)context, (void)cue, (void)pan;
}
static void no_music(void *context, int piece)
{
    (void)context, (void)piece;
}
static void no_loudness(void *context, const struct sound_levels *levels)
{
    (void)context, (void)levels;
}

/* Nobody thinks here. */
static uint32_t no_work(void *context, const struct work *work, const void *memory)
{
    (void)context, (void)work, (void)memory;
    return 0;
}
static bool no_work_done(void *context, uint32_t number, void *memory, int *progress)
{
    (void)context, (void)number, (void)memory, (void)progress;
    return false;
}
static void no_work_cancel(void *context, uint32_t number)
{
    (void)context, (void)number;
}
static bool no_save_first(void *context, const char *name, const char *end, const char *data, size_t length,
                          char kept[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE])
{
    (void)end, (void)kept;
    return no_save(context, name, data, length, error);
}

static bool no_guest(void *context)
{
    (void)context;
    return false;
}

static bool no_fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    (void)context, (void)error;
    return false;
}

static void nothing(void *context)
{
    (void)context;
}

static uint64_t no_time(void *context)
{
    (void)context;
    return 0;
}
static void no_wake(void *context, int ms)
{
    (void)context, (void)ms;
}

static void list_cards(const struct front *front, struct draw_list *list)
{
    const float widths[] = {table_of(front)->layout.card_w, table_of(front)->layout.row[0].battle.w};
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
    furniture_focus(list, table_of(front)->layout.row[0].battle, 12);
    furniture_focus(list, table_of(front)->layout.deck, 12);
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
    stage->services = (struct services){.type = front->services->type,
                                        .save = no_save,
                                        .save_first = no_save_first,
                                        .is_guest = no_guest,
                                        .take_over = no_fault,
                                        .fault = no_fault,
                                        .load = no_load,
                                        .set_aside = no_set_aside,
                                        .remove = no_remove,
                                        .list = no_list,
                                        .save_path = no_save,
                                        .today = no_day,
                                        .now = no_time,
                                        .wake = no_wake,
                                        .text_input = no_switch,
                                        .entropy = no_entropy,
                                        .rumble = no_rumble,
                                        .set_fullscreen = no_switch,
                                        .set_window = no_window,
                                        .set_vsync = no_switch,
                                        .speak = no_speak,
                                        .rebuild = nothing,
                                        .quit = nothing,
                                        .trace = no_string,
                                        .log = no_string,
                                        .work_begin = no_work,
                                        .work_done = no_work_done,
                                        .work_cancel = no_work_cancel,
                                        .sound = no_sound,
                                        .music = no_music,
                                        .loudness = no_loudness};
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
    struct mille_shown *shown = &table_of(&stage->front)->shown;
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
