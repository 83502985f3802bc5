/* SPDX-License-Identifier: MIT */
/* The ceremony after a try: the book opens, each new stamp falls into its place, the postmark is struck, and
 * the counter rolls; what it brings the car is shown meanwhile. */
#include "front/front.h"
#include "front/scenes/travel_book_inside.h"
#include "front/scenes/travel_book_state.h"
#include "front/sound/sounds.h"
#include "ui/tween.h"

#include <math.h>

static const float OPENS_MS = 240, FALLS_MS = 180, BETWEEN_MS = 220, MARK_MS = 160, ROLLS_MS = 350,
                   JOLT_MS = 140, JOLT = 4;

/* The new stamps. */
static unsigned fresh(const struct front *front)
{
    return travel_book_of(front)->plain ? 0 : journey_of(front)->news.stamps;
}

/* When a new stamp begins to fall. */
static float falls_at(const struct front *front, int goal)
{
    return OPENS_MS + (FALLS_MS + BETWEEN_MS) * (float)progress_stamps_in(fresh(front) & ((1u << goal) - 1));
}

/* When the last of them lies. */
static float lies_at(const struct front *front)
{
    int count = progress_stamps_in(fresh(front));
    return count > 0 ? OPENS_MS + FALLS_MS * (float)count + BETWEEN_MS * (float)(count - 1) : OPENS_MS;
}

static bool is_marked(const struct front *front)
{
    return (fresh(front) >> 2 & 1u) != 0;
}

static float rolls_at(const struct front *front)
{
    return lies_at(front) + (is_marked(front) ? MARK_MS : 0);
}

float travel_book_length(const struct front *front)
{
    return fresh(front) ? rolls_at(front) + ROLLS_MS : OPENS_MS;
}

float travel_book_ms(const struct front *front, float blend)
{
    const struct travel_book_state *book = travel_book_of(front);
    if (book->stands) {
        return 2 * BOOK_MOST_MS;
    }
    float ticks = book->ticks > 0 ? (float)book->ticks + blend : 0, length = travel_book_length(front);
    return fminf(ticks * length / (float)front_ticks(front, length), length);
}

float travel_book_opened(const struct front *front, float ms)
{
    return travel_book_of(front)->stands ? 1 : tween_ease(EASE_OUT_CUBIC, ms / OPENS_MS);
}

bool travel_book_stamp(const struct front *front, int goal, float ms, float *fall)
{
    const struct journey_news *news = travel_book_news(front);
    *fall = 1;
    if (!(journey_record(front, travel_book_stage(front))->stamps >> goal & 1u)) {
        return false;
    }
    if (news == NULL || !(news->stamps >> goal & 1u)) {
        return true;
    }
    float at = falls_at(front, goal);
    *fall = tween_ease(EASE_IN_CUBIC, (ms - at) / FALLS_MS);
    return ms > at;
}

float travel_book_ink(const struct front *front, float ms)
{
    bool won = journey_record(front, travel_book_stage(front))->stamps >> 2 & 1u;
    const struct journey_news *news = travel_book_news(front);
    if (!won || news == NULL || !is_marked(front)) {
        return won ? 1 : 0;
    }
    return tween_ease(EASE_OUT_QUAD, (ms - lies_at(front)) / MARK_MS);
}

int travel_book_count(const struct front *front, float ms)
{
    const enum stage_way way = stages[travel_book_stage(front)].way;
    int now = progress_stamps(&journey_of(front)->progress, (int)way),
        more = progress_stamps_in(fresh(front));
    if (more == 0 || travel_book_news(front) == NULL) {
        return now;
    }
    return now - more +
           (int)floorf((float)more * tween_ease(EASE_OUT_QUAD, (ms - rolls_at(front)) / ROLLS_MS));
}

float travel_book_piece(const struct front *front, float ms)
{
    const struct journey_news *news = travel_book_news(front);
    return news && news->piece >= 0 ? tween_ease(EASE_OUT_QUAD, (ms - rolls_at(front)) / ROLLS_MS) : 0;
}

struct point travel_book_jolt(const struct front *front, float ms)
{
    for (int g = 0; g < STAGE_GOALS; g++) {
        float since = (ms - falls_at(front, g) - FALLS_MS) / JOLT_MS;
        if ((fresh(front) >> g & 1u) && since >= 0 && since < 1) {
            float swing = JOLT * (1 - since) * cosf(since * 3 * PI);
            return (struct point){roundf(swing * .4f), roundf(swing)};
        }
    }
    return (struct point){0, 0};
}

void travel_book_hear(struct front *front, float before, float now)
{
    const float x = front->frame.canvas.w / 4;
    for (int g = 0; g < STAGE_GOALS; g++) {
        float lands = falls_at(front, g) + FALLS_MS;
        if ((fresh(front) >> g & 1u) && lands > before && lands <= now) {
            int nth = progress_stamps_in(fresh(front) & ((1u << g) - 1));
            sounds_cue_at(front, CUE_STAMP + nth, x);
            if (g == 2) {
                sounds_cue_at(front, CUE_SAMPLE, x);
            }
        }
    }
    float mark = lies_at(front) + MARK_MS / 2, roll = rolls_at(front);
    if (is_marked(front) && mark > before && mark <= now) {
        sounds_cue_at(front, CUE_POSTMARK, x);
    }
    if (journey_of(front)->news.piece >= 0 && roll > before && roll <= now) {
        sounds_cue_at(front, CUE_PADLOCK, x);
    }
    for (int i = 0; i < progress_stamps_in(fresh(front)); i++) {
        float tick = roll + ROLLS_MS * (float)(i + 1) / (float)(progress_stamps_in(fresh(front)) + 1);
        if (tick > before && tick <= now) {
            sounds_cue_at(front, CUE_MILESTONE, front->frame.canvas.w * .75f);
        }
    }
}
