/* SPDX-License-Identifier: MIT */
#include "front/sound/sounds.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/sound/speaker.h"
#include "front/stage/bar.h"
#include "front/stage/print.h"
#include "ui/shape.h"
#include "ui/tween.h"

#include <math.h>
#include <stddef.h>

struct sounds_state *sounds_of(const struct front *front)
{
    return part_of(front, &sounds_part);
}

static const float caption_ms = 2500, young_ms = 900, fade_ms = 200;
/* Tells the machine first whether there is sound at all. */
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
    sounds->caption_is_said = false;
    sounds->caption_ticks = tween_ticks(caption_ms);
    sounds->caption_priority = priority;
    front_touch(front);
}

/* The number among all of a game's first cue or piece; for NULL the number of all. */
static int first_of(const struct game *game, int own, size_t count)
{
    int first = own;
    for (int i = 0; game_fronts[i] && game_fronts[i]->game != game; i++) {
        first += *(const int *)(const void *)((const char *)game_fronts[i] + count);
    }
    return first;
}

static int first_cue(const struct game *game)
{
    return first_of(game, CUES, offsetof(struct game_front, cue_count));
}

static int first_piece(const struct game *game)
{
    return first_of(game, PIECES, offsetof(struct game_front, piece_count));
}

const struct sound_cue *sounds_cue_facts(int number)
{
    for (int i = 0; number >= CUES && game_fronts[i]; i++) {
        int own = number - first_cue(game_fronts[i]->game);
        if (own < game_fronts[i]->cue_count) {
            return &game_fronts[i]->cues[own];
        }
    }
    CHECK(number >= 0 && number < CUES);
    return &CUE_TABLE[number];
}

static const struct sound_piece *piece_at(int piece)
{
    for (int i = 0; piece >= PIECES && game_fronts[i]; i++) {
        int own = piece - first_piece(game_fronts[i]->game);
        if (own < game_fronts[i]->piece_count) {
            return &game_fronts[i]->pieces[own];
        }
    }
    CHECK(piece >= 0 && piece < PIECES);
    return &PIECE_TABLE[piece];
}

void sounds_gather(struct sounds_all *all)
{
    all->cues = first_cue(NULL);
    all->pieces = first_piece(NULL);
    CHECK(all->cues <= SOUND_CUES_MAX && all->pieces <= SOUND_PIECES_MAX);
    for (int i = 0; i < all->cues; i++) {
        all->cue[i] = *sounds_cue_facts(i);
    }
    for (int i = 0; i < all->pieces; i++) {
        all->piece[i] = *piece_at(i);
    }
}

static void begin(struct front *front, int cue, float pan)
{
    struct sounds_state *sounds = sounds_of(front);
    const struct sound_cue *facts = sounds_cue_facts(cue);
    if (sounds->last[cue] == front->ticks + 1) {
        return;
    }
    sounds->last[cue] = front->ticks + 1;
    front->services->sound(front->services->context, cue, pan);
    front_trace(front, "\"kind\":\"sound\",\"cue\":\"%s\"", facts->name);
    if (front->settings.captions) {
        name_sound(front, facts->caption, facts->priority);
    }
}

void sounds_cue(struct front *front, enum cue cue)
{
    begin(front, (int)cue, 0);
}

void sounds_cue_at(struct front *front, int number, float x)
{
    float pan = 2 * x / front->frame.canvas.w - 1;
    begin(front, number, fminf(fmaxf(pan, -1), 1));
}

int sounds_cue_number(const struct game *game, int cue)
{
    CHECK(cue >= 0 && cue < game_front_of(game)->cue_count);
    return first_cue(game) + cue;
}

int sounds_piece_number(const struct game *game, int piece)
{
    CHECK(piece >= 0 && piece < game_front_of(game)->piece_count);
    return first_piece(game) + piece;
}

/* The key that mutes, and the window's coming and going. */
static bool hear_intent(struct front *front, const struct intent *intent)
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

/* The piece of the topmost scene that has one. */
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

void sounds_hush(struct front *front, int steps)
{
    sounds_of(front)->hush = steps;
}

void sounds_duck(struct front *front)
{
    sounds_of(front)->ducked = true;
}

void sounds_show(struct front *front, const char *sentence, float ms)
{
    struct sounds_state *sounds = sounds_of(front);
    sounds->caption = sentence;
    sounds->caption_is_said = true;
    sounds->caption_ticks = tween_ticks(ms);
    sounds->caption_priority = OF_MUTE;
    front_touch(front);
}

const char *sounds_caption(const struct front *front)
{
    const struct sounds_state *sounds = sounds_of(front);
    return sounds->caption == NULL || sounds->caption_is_said ? sounds->caption : _(sounds->caption);
}

/* A loudness in percent, lowered by 3 dB for each step. */
static int hushed(int percent, int steps)
{
    return (int)lroundf((float)percent * powf(10, -3.0f / 20 * (float)steps));
}

static struct sound_levels wanted_levels(const struct front *front)
{
    const struct settings *settings = &front->settings;
    return (struct sound_levels){.master = settings->sound_master,
                                 .music = hushed(settings->sound_music, sounds_of(front)->hush),
                                 .effects = settings->sound_effects,
                                 .ambience = settings->sound_ambience,
                                 .mute = settings->mute || (settings->mute_away && sounds_of(front)->away),
                                 .mute_away = settings->mute_away,
                                 .ducked = sounds_of(front)->ducked || speaker_is_speaking(front),
                                 .mono = settings->mono};
}

static bool same_levels(struct sound_levels a, struct sound_levels b)
{
    return a.master == b.master && a.music == b.music && a.effects == b.effects && a.ambience == b.ambience &&
           a.mute == b.mute && a.mute_away == b.mute_away && a.ducked == b.ducked && a.mono == b.mono;
}

void sounds_follow_levels(struct front *front)
{
    struct sounds_state *sounds = sounds_of(front);
    const struct services *services = front->services;
    struct sound_levels levels = wanted_levels(front);
    if (!sounds->told || !same_levels(levels, sounds->levels)) {
        services->loudness(services->context, &levels);
        sounds->levels = levels;
    }
}

/* The machine hears of another piece and other levels; true while a caption stands. */
static bool sounds_tick(struct front *front)
{
    struct sounds_state *sounds = sounds_of(front);
    const struct services *services = front->services;
    sounds_follow_levels(front);
    sounds->ducked = false;
    int piece = wanted_piece(front);
    if (!sounds->told || piece != sounds->piece) {
        services->music(services->context, piece);
        front_trace(front, "\"kind\":\"music\",\"piece\":\"%s\"", piece_at(piece)->name);
        sounds->piece = piece;
        if (front->settings.captions) {
            name_sound(front, piece_at(piece)->caption, 0);
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

/* Draws a loudspeaker, 26 x 22 units, with its left middle at x, y. */
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

/* The box at whose foot a caption stands: a place that the scene names for captions or for long hints; else
 * above the bar and its band. */
static struct rect caption_room(const struct front *front, const struct draw_list *list)
{
    const struct scene *scene = front_scene(front);
    struct rect room = {0, 0, list->frame.canvas.w, bar_box(&list->frame).y}, said = bar_band(front, list);
    struct status status = {.band = {0, 0, 0, 0}};
    if (scene && scene->status) {
        front_status(front, scene, &status);
    }
    if (status.captions.w > 0) {
        return status.captions;
    }
    if (status.band.w > 0) {
        room = status.band;
    }
    if (said.w > 0) {
        room.h = said.y - room.y;
    }
    return room;
}

/* The caption, above the status bar. */
static void sounds_draw(const struct front *front, struct draw_list *list)
{
    const struct sounds_state *sounds = sounds_of(front);
    if (sounds->caption == NULL) {
        return;
    }
    static const float size = 26, icon = 36, air = 18, height = 40, gap = 8, lines_apart = 30;
    const char *text = sounds_caption(front);
    struct rect room = caption_room(front, list);
    const float screen = list->text_scale, scale = print_caption_scale(front);
    list->text_scale = scale; /* captions have a size of their own */
    float most = room.w - 80 - icon - 2 * air, leading = draw_leading(list, lines_apart);
    float natural = draw_text_width(list, text, FONT_BODY_MEDIUM, size, 0);
    int lines = scale > 1 ? draw_text_lines(list, text, FONT_BODY_MEDIUM, size, most) : 1;
    float wide = fminf(natural, most) + icon + 2 * air;
    float high = height * scale + leading * (float)(lines - 1);
    float there = fminf((float)sounds->caption_ticks / (float)tween_ticks(fade_ms), 1);
    struct rect box = {room.x + (room.w - wide) / 2, room.y + room.h - gap - high, wide, high};
    draw_group(list, 0, 0, front->settings.reduced_motion ? 1 : there);
    shape_begin(list, rect_grow(box, 1));
    shape_rect(list, 1, 1, box.w, box.h, 10, paint_fill(INK_INK));
    shape_rect(list, 4, 4, box.w - 6, box.h - 6, 7, paint_line(INK_GOLD, 2));
    shape_end(list);
    draw_speaker(list, box.x + air - 2, box.y + box.h / 2, INK_GOLDLT, front->settings.mute);
    if (lines > 1) {
        draw_text_wrapped(list, box.x + air + icon, box.y + 29 * scale, text, FONT_BODY_MEDIUM, size,
                          INK_CREAM, ANCHOR_START, most, leading);
    } else {
        draw_text_fit(list, box.x + air + icon, box.y + 29 * scale, text, FONT_BODY_MEDIUM, size, INK_CREAM,
                      ANCHOR_START, most);
    }
    draw_group_end(list);
    list->text_scale = screen;
}

const struct part sounds_part = {
    .size = sizeof(struct sounds_state), .intent = hear_intent, .tick = sounds_tick, .draw = sounds_draw};
