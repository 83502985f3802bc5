/* SPDX-License-Identifier: MIT */
#include "front/voices/speech.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/stage/bar.h"
#include "ui/shape.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

struct speech_state *speech_of(const struct front *front)
{
    return part_of(front, &speech_part);
}

/* Milliseconds as designed. */
static const float IN_MS = 180, STAY_MS = 1800, LETTER_MS = 40, OUT_MS = 140;
static const float SIZE = 28, LEADING = 36, HEIGHT = 96, FACE = 80, AIR = 16, SLIDE = 22;
/* Distances from the speaker's plate, and from the edge of a canvas or sheet. */
static const float BELOW = 24, RIGHT = 12, MARGIN = 24;
/* Of the words that have no speaker's plate above them. */
static const float NARROW = 280, BROAD = 480;
enum { LINES = 2, LETTERS_MOST = 24, WIDTH_STEP = 12, WORD_SIZE = 80 };

static uint64_t paced(const struct front *front, float ms)
{
    return (uint64_t)(ms * 100 / (float)front->settings.pace);
}

void speech_say(struct front *front, const char *text, const char *face, struct rgba ink)
{
    struct speech_state *speech = speech_of(front);
    const char *said = translate_context(text);
    *speech =
        (struct speech_state){.text = text, .face = face, .ink = ink, .since = services_now(front->services)};
    float stay = STAY_MS + LETTER_MS * (float)text_characters(said, strlen(said));
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

/* Lets the plate go. */
static void leave(struct front *front)
{
    struct speech_state *speech = speech_of(front);
    speech->until = services_now(front->services);
    speech->leaving = true;
    if (front->settings.reduced_motion) {
        speech->text = NULL;
    }
    front_touch(front);
}

static void speech_hear(struct front *front, const struct intent *intent)
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
    uint64_t time = services_now(front->services);
    if (!speech->leaving && time >= speech->until) {
        leave(front);
    } else if (speech->leaving && time >= speech->until + paced(front, OUT_MS)) {
        speech_hush(front);
    }
    if (speech->text == NULL) {
        return false;
    }
    if (!speech->leaving) {
        /* The machine wakes once, at the earliest time that it was asked for. */
        front->services->wake(front->services->context, (int)(speech->until - time));
    }
    bool comes = time < speech->since + paced(front, IN_MS);
    return speech->leaving || (comes && !front->settings.reduced_motion);
}

/* The layout of the plate: its box, and the scale of its content. */
struct plate {
    struct rect box;
    float k;
};

/* A word is never broken. */
static float longest_word(const struct draw_list *list, const char *text, float size)
{
    float wide = 0;
    for (const char *from = text; *from;) {
        char word[WORD_SIZE];
        int length = (int)strcspn(from, " ");
        text_format(word, sizeof word, "%.*s", length, from);
        wide = fmaxf(wide, draw_text_width(list, word, FONT_BODY_SEMI, size, 0));
        from += length + (from[length] == ' ');
    }
    return wide;
}

/* The narrowest width in which the text takes two lines, or one, and so many more; or what there is. */
static float text_width(const struct draw_list *list, const char *text, float size, int more, float most)
{
    float whole = draw_text_width(list, text, FONT_BODY_SEMI, size, 0);
    int line = ((int)text_characters(text, strlen(text)) <= LETTERS_MOST ? 1 : LINES) + more;
    float wide = line == 1 ? whole + 1 : fmaxf(whole / (float)line, longest_word(list, text, size) + 1);
    while (wide < most && draw_text_lines(list, text, FONT_BODY_SEMI, size, wide) > line) {
        wide += WIDTH_STEP;
    }
    return fminf(wide, most);
}

static float leading(const struct draw_list *list, float size)
{
    return LEADING * draw_text_size(list, FONT_BODY_SEMI, size) / SIZE;
}

/* ---- where it stands ------------------------------------------------------------------------------------
 */

void speech_take(struct speech_taken *taken, struct rect box, float weight)
{
    if (taken->count < SPEECH_TAKEN_MOST) {
        taken->item[taken->count].box = box;
        taken->item[taken->count++].weight = weight;
    }
}

void speech_place(struct speech_taken *taken, struct rect plate)
{
    CHECK(taken->places < SEATS_MAX);
    taken->place[taken->places++] = plate;
}

/* The distance of a point from a box. */
static float away(struct point at, struct rect box)
{
    float x = fmaxf(fmaxf(box.x - at.x, at.x - box.x - box.w), 0);
    float y = fmaxf(fmaxf(box.y - at.y, at.y - box.y - box.h), 0);
    return vector_length(x, y);
}

/* Whether the middle of a box is nearer to another's plate than to the speaker's. */
static bool is_astray(const struct speech_taken *taken, const struct rect *speaker, struct rect box)
{
    float own = speaker ? away(rect_middle(box), *speaker) : 0;
    for (int i = 0; i < taken->places; i++) {
        if (away(rect_middle(box), taken->place[i]) < own) {
            return true;
        }
    }
    return false;
}

/* How much of what is taken a box would cover; one that covers nothing and stands at another's place is still
 * worse than one at its own. */
static float covers(const struct speech_taken *taken, const struct rect *speaker, struct rect box)
{
    float sum = 0;
    for (int i = 0; i < taken->count; i++) {
        struct rect both = rect_shared(box, taken->item[i].box);
        sum += both.w > 0 && both.h > 0 ? both.w * both.h * taken->item[i].weight : 0;
    }
    return sum + (is_astray(taken, speaker, box) ? 1 : 0);
}

/* The place that covers least; of several, the nearest to the wanted one. */
static struct rect beside(const struct draw_list *list, const struct speech_taken *taken,
                          const struct rect *speaker, struct rect meant)
{
    const float step = 24, bar = BAR_HEIGHT + 8, air = 8;
    struct rect safe = rect_grow(list->frame.safe, -air), best = meant, box = meant;
    float least = covers(taken, speaker, meant), nearest = 0;
    for (box.y = safe.y; least > 0 && box.y + box.h <= safe.y + safe.h - bar; box.y += step) {
        for (box.x = safe.x; box.x + box.w <= safe.x + safe.w; box.x += step) {
            float cover = covers(taken, speaker, box), far = vector_length(box.x - meant.x, box.y - meant.y);
            if (cover < least || (cover <= least && far < nearest)) {
                best = box;
                least = cover;
                nearest = far;
            }
        }
    }
    return best;
}

static struct plate plate_below(const struct draw_list *list, const char *text, float k, int more,
                                float wide_most, const struct rect *speaker)
{
    struct rect safe = list->frame.safe;
    float size = SIZE * k, around = 3 * AIR + FACE * k + 6;
    float left = speaker ? speaker->x + RIGHT : safe.x + MARGIN;
    float most = fminf(speaker ? 480 * list->text_scale : wide_most, safe.w - 2 * MARGIN - around);
    float wide = text_width(list, text, size, more, most);
    int lines = draw_text_lines(list, text, FONT_BODY_SEMI, size, wide);
    float high = fmaxf(HEIGHT * k, leading(list, size) * (float)lines + 24 * k);
    struct rect box = {left, speaker ? speaker->y + speaker->h + BELOW : safe.y + MARGIN, wide + around,
                       high};
    box.x = fmaxf(fminf(box.x, safe.x + safe.w - MARGIN - box.w), safe.x + MARGIN);
    box.y = fmaxf(fminf(box.y, safe.y + safe.h - BAR_HEIGHT - 8 - box.h), safe.y + 8);
    return (struct plate){box, k};
}

/* As it is meant, unless it covers something; then elsewhere, narrower and higher, or smaller; at last low
 * and broad, as there is room in the head of a sheet. */
static struct plate plate_of(const struct draw_list *list, const char *text, const struct rect *speaker,
                             const struct speech_taken *taken)
{
    static const struct {
        float k;
        int more;
        float wide;
    } ways[] = {{1, 0, NARROW},    {1, 1, NARROW},    {1, 2, NARROW},    {.78f, 0, NARROW},
                {.78f, 1, NARROW}, {.78f, 2, NARROW}, {.78f, 3, NARROW}, {.66f, 2, NARROW},
                {.66f, 3, NARROW}, {.78f, 0, BROAD},  {.66f, 0, BROAD}};
    struct plate best = plate_below(list, text, 1, 0, NARROW, speaker);
    float least = INFINITY;
    if (taken == NULL) {
        return best;
    }
    for (size_t i = 0; i < sizeof ways / sizeof ways[0] && least > 0; i++) {
        struct plate plate = plate_below(list, text, ways[i].k, ways[i].more, ways[i].wide, speaker);
        plate.box = beside(list, taken, speaker, plate.box);
        float cover = covers(taken, speaker, plate.box);
        if (cover < least) {
            best = plate;
            least = cover;
        }
    }
    return best;
}

struct rect speech_box(const struct draw_list *list, const char *text, const struct rect *speaker,
                       const struct speech_taken *taken)
{
    return plate_of(list, text, speaker, taken).box;
}

/* Where the tail of a box that hangs below a plate begins, from its left; below 0: it has none. */
static float tail_of(struct rect box, const struct rect *speaker)
{
    const float least = 36, wide = 44, tip = 6, into = 48;
    if (!speaker || fabsf(box.y - speaker->y - speaker->h - BELOW) >= 1) {
        return -1;
    }
    float x = fmaxf(least, fminf(speaker->x + into - box.x, box.w - least - wide)), at = box.x + x - tip;
    return at > speaker->x && at < speaker->x + speaker->w ? x : -1;
}

static void draw_plate(struct draw_list *list, struct rect box, struct rgba ink, float tail_x)
{
    const float tail = tail_x > 0 ? BELOW : 0;
    shape_begin(list, (struct rect){box.x, box.y - tail, box.w + 8, box.h + tail + 9});
    shape_group(list, "translate(0 %.0f)", (double)tail);
    shape_rect(list, 5, 6, box.w, box.h, 16, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, 2.5f, 2.5f, box.w - 5, box.h - 5, 14,
               (struct paint){.fill = INK_CREAM, .stroke = ink, .width = 5});
    if (tail > 0) {
        shape_group(list, "translate(%.0f 0)", (double)tail_x);
        shape_path(list, paint_fill(ink), "M0 5L-6 -20L38 5Z");
        shape_path(list, paint_fill(INK_CREAM), "M7 6L1 -9L25 6Z");
        shape_group_end(list);
    }
    if (list->contrast) {
        shape_rect(list, 6, 6, box.w - 12, box.h - 12, 11, paint_line(INK_INK, 2));
    }
    shape_group_end(list);
    shape_end(list);
}

void speech_draw(const struct front *front, struct draw_list *list, const struct rect *speaker,
                 const struct speech_taken *taken)
{
    const struct speech_state *speech = speech_of(front);
    if (speech->text == NULL) {
        return;
    }
    const char *text = translate_context(speech->text);
    struct plate plate = plate_of(list, text, speaker, taken);
    struct rect box = plate.box;
    uint64_t time = services_now(front->services);
    float in = fminf((float)(time - speech->since) / (float)paced(front, IN_MS), 1), out = 0;
    if (speech->leaving) {
        out = fminf((float)(time - speech->until) / (float)paced(front, OUT_MS), 1);
    }
    bool still = front->settings.reduced_motion;
    float slide = still ? 0 : -SLIDE * (1 - tween_ease(EASE_OUT_BACK, in));
    draw_group(list, 0, slide, still ? 1 : fminf(in * 2, 1) * (1 - out));
    draw_plate(list, box, speech->ink, tail_of(box, speaker));
    float face = FACE * plate.k, size = SIZE * plate.k;
    draw_sprite(list, speech->face, (struct rect){box.x + AIR - 2, box.y + (box.h - face) / 2, face, face});
    float x = box.x + AIR + face + AIR, wide = box.x + box.w - AIR - 6 - x;
    int lines = draw_text_lines(list, text, FONT_BODY_SEMI, size, wide);
    float step = leading(list, size), letter = draw_text_size(list, FONT_BODY_SEMI, size);
    float y = box.y + box.h / 2 + letter * .35f - step * (float)(lines - 1) / 2;
    draw_text_wrapped(list, x, y, text, FONT_BODY_SEMI, size, INK_INK, ANCHOR_START, wide, step);
    draw_group_end(list);
}

const struct part speech_part = {
    .size = sizeof(struct speech_state), .hear = speech_hear, .tick = speech_tick};
