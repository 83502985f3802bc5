/* SPDX-License-Identifier: MIT */
#include "front/sounds.h"

#include "base/check.h"
#include "base/words.h"
#include "front/bar.h"
#include "front/front.h"
#include "ui/shape.h"
#include "ui/tween.h"

#include <math.h>

struct sounds_state *sounds_of(const struct front *front)
{
    return part_of(front, &sounds_part);
}

static const float caption_ms = 2500, young_ms = 900, fade_ms = 200;
/* Whether there is sound at all is said before anything else. */
enum { OF_MUTE = 100 };

static void name_sound(struct front *front, const char *caption, int priority)
{
    struct sounds_state *sounds = sounds_of(front);
    int age = tween_ticks(caption_ms) - sounds->caption_ticks;
    bool young = sounds->caption_ticks > 0 && age < tween_ticks(young_ms);
    if (caption == NULL || (young && priority < sounds->caption_priority)) {
        return;
    }
    sounds->caption = caption;
    sounds->caption_ticks = tween_ticks(caption_ms);
    sounds->caption_priority = priority;
    front_touch(front);
}

static void begin(struct front *front, enum cue cue, float pan)
{
    struct sounds_state *sounds = sounds_of(front);
    CHECK((int)cue >= 0 && cue < CUES);
    if (sounds->last[cue] == front->ticks + 1) {
        return;
    }
    sounds->last[cue] = front->ticks + 1;
    front->services->sound(front->services->context, (int)cue, pan);
    front_trace(front, "\"kind\":\"sound\",\"cue\":\"%s\"", CUE_TABLE[cue].name);
    if (front->settings.captions) {
        name_sound(front, CUE_TABLE[cue].caption, CUE_TABLE[cue].priority);
    }
}

void sounds_cue(struct front *front, enum cue cue)
{
    begin(front, cue, 0);
}

void sounds_cue_at(struct front *front, enum cue cue, float x)
{
    float pan = 2 * x / front->frame.canvas.w - 1;
    begin(front, cue, fminf(fmaxf(pan, -1), 1));
}

bool sounds_intent(struct front *front, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_KEY:
        if (intent->key != 'm') {
            return false;
        }
        front->settings.mute = !front->settings.mute;
        front_save_settings(front);
        return true;
    case INTENT_FOCUS_LOST:
        sounds_of(front)->away = true;
        return false;
    case INTENT_FOCUS_GAINED:
        sounds_of(front)->away = false;
        return true;
    default:
        return false;
    }
}

/* The topmost scene that has music of its own says which. */
static int wanted_piece(const struct front *front)
{
    for (int i = front->stack.depth - 1; i >= 0; i--) {
        if (front->stack.level[i].scene->piece) {
            return front->stack.level[i].scene->piece(front);
        }
    }
    return sounds_of(front)->piece;
}

int sounds_playing(const struct front *front)
{
    for (int i = front->stack.depth - 1; i >= 0; i--) {
        if (front->stack.level[i].scene->piece && front->stack.level[i].scene->piece != sounds_playing) {
            int piece = front->stack.level[i].scene->piece(front);
            if (piece != PIECE_REST) {
                return piece;
            }
        }
    }
    return sounds_of(front)->piece;
}

static struct sound_levels wanted_levels(const struct front *front)
{
    const struct settings *settings = &front->settings;
    return (struct sound_levels){.master = settings->sound_master,
                                 .music = settings->sound_music,
                                 .effects = settings->sound_effects,
                                 .ambience = settings->sound_ambience,
                                 .mute = settings->mute || (settings->mute_away && sounds_of(front)->away)};
}

static bool same_levels(struct sound_levels a, struct sound_levels b)
{
    return a.master == b.master && a.music == b.music && a.effects == b.effects && a.ambience == b.ambience &&
           a.mute == b.mute;
}

bool sounds_tick(struct front *front)
{
    struct sounds_state *sounds = sounds_of(front);
    const struct services *services = front->services;
    struct sound_levels levels = wanted_levels(front);
    if (!sounds->told || !same_levels(levels, sounds->levels)) {
        services->loudness(services->context, &levels);
        sounds->levels = levels;
    }
    int piece = wanted_piece(front);
    if (!sounds->told || piece != sounds->piece) {
        services->music(services->context, piece);
        front_trace(front, "\"kind\":\"music\",\"piece\":\"%s\"", PIECE_TABLE[piece].name);
        sounds->piece = piece;
        if (front->settings.captions) {
            name_sound(front, PIECE_TABLE[piece].caption, 0);
        }
    }
    if (sounds->told && front->settings.mute != sounds->muted) {
        name_sound(front, front->settings.mute ? N_("sound off") : N_("sound on"), OF_MUTE);
    }
    sounds->muted = front->settings.mute;
    sounds->told = true;
    if (sounds->caption_ticks == 0) {
        return false;
    }
    if (--sounds->caption_ticks == 0) {
        sounds->caption = NULL;
    }
    return true;
}

/* A loudspeaker in a box of 26 x 22, at its left middle. */
static void draw_speaker(struct draw_list *list, float x, float y, struct rgba ink, bool silent)
{
    shape_begin(list, (struct rect){x, y - 11, 26, 22});
    shape_path(list, paint_fill(ink), "M1 7L6 7L12 2L12 20L6 15L1 15Z");
    if (silent) {
        shape_path(list, (struct paint){.stroke = ink, .width = 2.4f}, "M16 7L24 15M24 7L16 15");
    } else {
        shape_path(list, (struct paint){.stroke = ink, .width = 2.4f}, "M16 7C19 9 19 13 16 15");
        shape_path(list, (struct paint){.stroke = ink, .width = 2.4f}, "M19 3C25 7 25 15 19 19");
    }
    shape_end(list);
}

void sounds_draw(const struct front *front, struct draw_list *list)
{
    const struct sounds_state *sounds = sounds_of(front);
    if (sounds->caption == NULL) {
        return;
    }
    static const float size = 26, icon = 36, air = 18, height = 40, gap = 8;
    const char *text = _(sounds->caption);
    float most = list->frame.canvas.w - 80 - icon - 2 * air;
    float wide = fminf(draw_text_width(list, text, FONT_BODY_MEDIUM, size, 0), most) + icon + 2 * air;
    float there = fminf((float)sounds->caption_ticks / (float)tween_ticks(fade_ms), 1);
    struct rect box = {(list->frame.canvas.w - wide) / 2, list->frame.canvas.h - BAR_HEIGHT - gap - height,
                       wide, height};
    draw_group(list, 0, 0, front->settings.reduced_motion ? 1 : there);
    shape_begin(list, rect_grow(box, 1));
    shape_rect(list, 1, 1, box.w, box.h, 10, paint_fill(INK_INK));
    shape_rect(list, 4, 4, box.w - 6, box.h - 6, 7, paint_line(INK_GOLD, 2));
    shape_end(list);
    draw_speaker(list, box.x + air - 2, box.y + height / 2, INK_GOLDLT, front->settings.mute);
    draw_text_fit(list, box.x + air + icon, box.y + 29, text, FONT_BODY_MEDIUM, size, INK_CREAM, ANCHOR_START,
                  most);
    draw_group_end(list);
}

const struct part sounds_part = {
    .size = sizeof(struct sounds_state), .tick = sounds_tick, .draw = sounds_draw};
