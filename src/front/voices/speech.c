/* SPDX-License-Identifier: MIT */
#include "front/voices/speech.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/stage/bar.h"
#include "ui/shape.h"
#include "ui/tween.h"

#include <math.h>

struct speech_state *speech_of(const struct front *front)
{
    return part_of(front, &speech_part);
}

/* Milliseconds as designed. */
static const float IN_MS = 180, STAY_MS = 1800, LETTER_MS = 40, OUT_MS = 140;
static const float SIZE = 28, LEADING = 36, HEIGHT = 96, FACE = 80, AIR = 16, SLIDE = 22;
/* From a speaker's plate to theirs, and from the edge of a canvas or sheet. */
static const float BELOW = 24, RIGHT = 12, MARGIN = 24;
enum { LINES = 2, LETTERS_MOST = 24, WIDTH_STEP = 12 };

static uint64_t paced(const struct front *front, float ms)
{
    return (uint64_t)(ms * 100 / (float)front->settings.pace);
}

static uint64_t now(const struct front *front)
{
    return front->services->now(front->services->context);
}

static int letters(const char *text)
{
    int count = 0;
    for (; *text; text++) {
        count += ((unsigned char)*text & 0xC0u) != 0x80u;
    }
    return count;
}

void speech_say(struct front *front, const char *text, const char *face, struct rgba ink)
{
    struct speech_state *speech = speech_of(front);
    *speech = (struct speech_state){.text = text, .ink = ink, .since = now(front)};
    text_copy(speech->face, sizeof speech->face, face);
    float stay = STAY_MS + LETTER_MS * (float)letters(translate_context(text));
    speech->until = speech->since + paced(front, IN_MS + stay);
    front->services->wake(front->services->context, (int)(speech->until - speech->since));
    front_touch(front);
}

void speech_hush(struct front *front)
{
    if (speech_of(front)->text) {
        speech_of(front)->text = NULL;
        front_touch(front);
    }
}

/* It goes from now on. */
static void leave(struct front *front)
{
    struct speech_state *speech = speech_of(front);
    speech->until = now(front);
    speech->leaving = true;
    if (front->settings.reduced_motion) {
        speech->text = NULL;
    }
    front_touch(front);
}

void speech_intent(struct front *front, const struct intent *intent)
{
    if (speech_of(front)->text && !speech_of(front)->leaving && intent_is_button(intent->kind) &&
        !intent->repeat) {
        leave(front);
    }
}

bool speech_tick(struct front *front)
{
    struct speech_state *speech = speech_of(front);
    if (speech->text == NULL) {
        return false;
    }
    uint64_t time = now(front);
    if (!speech->leaving && time >= speech->until) {
        leave(front);
    } else if (speech->leaving && time >= speech->until + paced(front, OUT_MS)) {
        speech_hush(front);
    }
    if (speech->text == NULL) {
        return false;
    }
    if (!speech->leaving) {
        /* The machine knows one time to wake: another may have taken its place. */
        front->services->wake(front->services->context, (int)(speech->until - time));
    }
    bool comes = time < speech->since + paced(front, IN_MS);
    return speech->leaving || (comes && !front->settings.reduced_motion);
}

/* The narrowest width in which the text takes two lines, or what there is. */
static float text_width(const struct draw_list *list, const char *text, float most)
{
    float whole = draw_text_width(list, text, FONT_BODY_SEMI, SIZE, 0);
    int line = letters(text) <= LETTERS_MOST ? 1 : LINES;
    float wide = line == 1 ? whole + 1 : whole / (float)line;
    while (wide < most && draw_text_lines(list, text, FONT_BODY_SEMI, SIZE, wide) > line) {
        wide += WIDTH_STEP;
    }
    return fminf(wide, most);
}

static float leading(const struct draw_list *list)
{
    return LEADING * draw_text_size(list, FONT_BODY_SEMI, SIZE) / SIZE;
}

struct rect speech_box(const struct draw_list *list, const char *text, const struct rect *speaker)
{
    struct rect safe = list->frame.safe;
    float around = AIR + FACE + AIR + AIR + 6;
    float left = speaker ? speaker->x + RIGHT : safe.x + MARGIN;
    float wide =
        text_width(list, text, fminf(speaker ? 480 * list->text_scale : 280, safe.w - 2 * MARGIN - around));
    int lines = draw_text_lines(list, text, FONT_BODY_SEMI, SIZE, wide);
    float high = fmaxf(HEIGHT, leading(list) * (float)lines + 24);
    struct rect box = {left, speaker ? speaker->y + speaker->h + BELOW : safe.y + MARGIN, wide + around,
                       high};
    box.x = fmaxf(fminf(box.x, safe.x + safe.w - MARGIN - box.w), safe.x + MARGIN);
    box.y = fmaxf(fminf(box.y, safe.y + safe.h - BAR_HEIGHT - 8 - box.h), safe.y + 8);
    return box;
}

static void draw_plate(struct draw_list *list, struct rect box, struct rgba ink, const struct rect *speaker)
{
    const float tail = speaker ? BELOW : 0;
    shape_begin(list, (struct rect){box.x, box.y - tail, box.w + 8, box.h + tail + 9});
    shape_group(list, "translate(0 %.0f)", (double)tail);
    shape_rect(list, 5, 6, box.w, box.h, 16, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, 2.5f, 2.5f, box.w - 5, box.h - 5, 14,
               (struct paint){.fill = INK_CREAM, .stroke = ink, .width = 5});
    if (speaker) {
        shape_path(list, paint_fill(ink), "M36 5L30 -20L74 5Z");
        shape_path(list, paint_fill(INK_CREAM), "M43 6L37 -9L61 6Z");
    }
    if (list->contrast) {
        shape_rect(list, 6, 6, box.w - 12, box.h - 12, 11, paint_line(INK_INK, 2));
    }
    shape_group_end(list);
    shape_end(list);
}

void speech_draw(const struct front *front, struct draw_list *list, const struct rect *speaker)
{
    const struct speech_state *speech = speech_of(front);
    if (speech->text == NULL) {
        return;
    }
    const char *text = translate_context(speech->text);
    struct rect box = speech_box(list, text, speaker);
    uint64_t time = now(front);
    float in = fminf((float)(time - speech->since) / (float)paced(front, IN_MS), 1), out = 0;
    if (speech->leaving) {
        out = fminf((float)(time - speech->until) / (float)paced(front, OUT_MS), 1);
    }
    bool still = front->settings.reduced_motion;
    float slide = still ? 0 : -SLIDE * (1 - tween_ease(EASE_OUT_BACK, in));
    draw_group(list, 0, slide, still ? 1 : fminf(in * 2, 1) * (1 - out));
    draw_plate(list, box, speech->ink, speaker);
    draw_sprite(list, speech->face, (struct rect){box.x + AIR - 2, box.y + (box.h - FACE) / 2, FACE, FACE});
    float x = box.x + AIR + FACE + AIR, wide = box.x + box.w - AIR - 6 - x;
    int lines = draw_text_lines(list, text, FONT_BODY_SEMI, SIZE, wide);
    float size = draw_text_size(list, FONT_BODY_SEMI, SIZE);
    float y = box.y + box.h / 2 + size * .35f - leading(list) * (float)(lines - 1) / 2;
    draw_text_wrapped(list, x, y, text, FONT_BODY_SEMI, SIZE, INK_INK, ANCHOR_START, wide, leading(list));
    draw_group_end(list);
}

const struct part speech_part = {.size = sizeof(struct speech_state), .tick = speech_tick};
