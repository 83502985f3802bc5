/* SPDX-License-Identifier: MIT */
/* How long ticks last while one changes scenes a thousand times, with their music; prints JSON, judges
 * nothing. Run it in the folder tests/. Needs no display and no loudspeaker. */
#include "bank.h"
#include "robot.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/options.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/sound/sounds.h"
#include "front/table/sit.h"
#include "platform/audio.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { CHANGES = 1000, TICKS_EACH = 6, TICKS = CHANGES * TICKS_EACH };

static struct robot robot;
static struct assets_dir data;
static struct audio audio;
static struct sounds_all sounds;
static double begun, spent[TICKS];

static double ms_now(void)
{
    return 1000.0 * (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

static void wake(void *context)
{
    (void)context;
}

static void sound(void *context, int cue, float pan)
{
    (void)context;
    audio_play(&audio, cue, pan, ms_now() - begun);
}

static void music(void *context, int piece)
{
    (void)context;
    audio_piece(&audio, piece);
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Another scene each time: a dialog over the title, the table, the title. */
static void change(int i)
{
    switch (i % 4) {
    case 0:
        front_push(&robot.front, i % 8 ? &options_scene : &high_scores_scene);
        break;
    case 1:
        robot_do(&robot, INTENT_CANCEL);
        break;
    case 2:
        front_reset(&robot.front, &table_scene);
        break;
    default:
        front_reset(&robot.front, &title_scene);
        break;
    }
}

int main(void)
{
    char error[256];
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    if (!assets_dir_open(&data, "..", error, sizeof error)) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    begun = ms_now();
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    table_new(&robot.front, &mille_front);
    sounds_gather(&sounds);
    audio_open(&audio, &data, &(struct sound_tables){sounds.cue, sounds.cues, sounds.piece, sounds.pieces},
               1955);
    audio_start(&audio, wake, NULL);
    while (!bank_settled(audio.bank)) {
        SDL_Delay(1);
    }
    robot.services.sound = sound;
    robot.services.music = music;
    audio_levels(&audio, &(struct sound_levels){100, 100, 100, 100, false, false, false, false});
    for (int i = 0; i < TICKS; i++) {
        double from = ms_now();
        if (i % TICKS_EACH == 0) {
            change(i / TICKS_EACH);
        }
        front_tick(&robot.front);
        audio_step(&audio, from - begun);
        spent[i] = ms_now() - from;
        SDL_Delay((Uint32)fmax(0, 16 - spent[i]));
    }
    qsort(spent, TICKS, sizeof *spent, by_size);
    printf("{\"changes\": %d, \"tick_ms\": {\"middle\": %.3f, \"p99\": %.3f, \"longest\": %.3f}}\n", CHANGES,
           spent[TICKS / 2], spent[TICKS * 99 / 100], spent[TICKS - 1]);
    audio_close(&audio);
    robot_end(&robot);
    assets_dir_close(&data);
    return 0;
}
