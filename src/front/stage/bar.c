/* SPDX-License-Identifier: MIT */
#include "front/stage/bar.h"

#include "front/front.h"
#include "front/stage/switches.h"
#include "ui/furniture.h"
#include "ui/shape.h"

#include <math.h>
#include <string.h>

static void draw_lamp(struct draw_list *list, bool lit, float x, float y)
{
    shape_begin(list, (struct rect){x - 14, y - 14, 28, 28});
    shape_circle(list, 14, 14, 12,
                 (struct paint){.fill = lit ? INK_GREEN : (struct rgba){0, 0, 0, 0},
                                .stroke = lit ? INK_CREAM : INK_STONE,
                                .width = 2.4f});
    shape_end(list);
}

struct rect bar_box(const struct frame *frame)
{
    /* Phones have a little more of it, and what lies below where a thumb wipes. */
    float covered = frame->canvas.h - frame->safe.y - frame->safe.h;
    float h = frame->kind == FRAME_FLAT      ? 38 + covered
              : frame->kind == FRAME_POCKET  ? 46 + covered
              : frame->kind == FRAME_COMPACT ? 46
                                             : BAR_HEIGHT;
    return (struct rect){0, frame->canvas.h - h, frame->canvas.w, h};
}

/* How the bar shares its width between message, hint and prompts. */
struct bar_share {
    struct prompt prompt[PROMPTS_MAX]; /* the prompts that are shown */
    int prompts_count;
    float start;         /* where words begin; the lamp is before them */
    float message, hint; /* natural widths; 0: not said */
    int labelled;        /* prompts that keep their words */
    float size;          /* of their words */
    bool band;           /* the hint stands above */
    float prompts;       /* width of them all */
    float end;
};

enum {
    LAMP = 24,
    AIR = 28,
    PROMPT_HEIGHT = 32,
    PROMPT_SIZE = 24,
    PROMPT_LEAST = 18,
    PROMPT_STEP = 2,
    BAND_LEADING = 32
};
static const float message_size = 27, hint_size = 23, least_size = 18;

/* The width without the lamp, without space for a glyph at the sides, and without a notch. */
static void find_ends(const struct draw_list *list, const struct status *status, struct bar_share *bar)
{
    if (list->frame.kind == FRAME_WIDE) {
        bar->start = 64;
        bar->end = list->frame.canvas.w - 20;
    } else {
        struct rect in = frame_inner(&list->frame, frame_margin(list->frame.kind));
        bar->start = in.x + 36;
        bar->end = in.x + in.w + (status->prompts ? 20 : AIR);
    }
}

static float room_beside_prompts(const struct bar_share *bar)
{
    return bar->end - bar->prompts - AIR - bar->start;
}

/* A narrow bar has no room for message and hint: an urgent hint stands above the bar, or in the message's
 * place; other hints are left out. */
static void say_less(const struct draw_list *list, const struct status *status, struct bar_share *bar)
{
    enum frame_kind kind = list->frame.kind;
    bool phone = frame_is_phone(kind);
    if (!bar->band || kind == FRAME_WIDE) {
        return;
    }
    if (!status->urgent) {
        bar->band = false;
        bar->hint = 0;
    } else if (phone && bar->hint * least_size / hint_size <= room_beside_prompts(bar)) {
        bar->band = false;
        bar->message = 0;
    }
}

static void measure_prompts(const struct front *front, const struct draw_list *list, struct bar_share *bar)
{
    bar->prompts = bar_prompts_width(front, list, bar->prompt, bar->prompts_count, bar->labelled,
                                     PROMPT_HEIGHT, bar->size);
}

/* All prompts, or only prompts that no button on the screen repeats. */
static void take_prompts(const struct status *status, bool doubled, struct bar_share *bar)
{
    bar->prompts_count = 0;
    for (int i = 0; i < status->prompts; i++) {
        if (doubled || !status->doubled[i]) {
            bar->prompt[bar->prompts_count++] = status->prompt[i];
        }
    }
    bar->labelled = bar->prompts_count;
}

static bool has_room(const struct bar_share *bar)
{
    return room_beside_prompts(bar) >= bar->message * least_size / message_size;
}

/* Makes the prompts smaller, step by step, until both have room; false: they never have. */
static bool shrink(const struct front *front, const struct draw_list *list, struct bar_share *bar)
{
    for (bar->size = PROMPT_SIZE; bar->size >= PROMPT_LEAST; bar->size -= PROMPT_STEP) {
        measure_prompts(front, list, bar);
        if (has_room(bar)) {
            return true;
        }
    }
    bar->size = PROMPT_LEAST;
    return false;
}

/* The prompts with their words have the first right to the room: where it is short, the message shrinks
 * first, then those go that are buttons on the screen as well, then the prompts shrink, then a message that
 * can be spared goes, and only then the last prompts stand there without words. */
static void share_with_prompts(const struct front *front, const struct draw_list *list,
                               const struct status *status, struct bar_share *bar)
{
    const bool wide = list->frame.kind == FRAME_WIDE;
    take_prompts(status, true, bar);
    bar->size = PROMPT_SIZE;
    measure_prompts(front, list, bar);
    if (!wide && !has_room(bar)) {
        take_prompts(status, false, bar);
    }
    if (shrink(front, list, bar)) {
        return;
    }
    if (status->spare && !wide) {
        float message = bar->message;
        bar->message = 0;
        if (shrink(front, list, bar)) {
            return;
        }
        bar->message = message;
    }
    while (bar->labelled > 0 && !has_room(bar)) {
        bar->labelled--;
        measure_prompts(front, list, bar);
    }
}

/* What the prompts leave is the message's, then the hint's: where that has no room beside them it gets a band
 * of its own above the bar. */
static struct bar_share share(const struct front *front, const struct draw_list *list,
                              const struct status *status)
{
    struct bar_share bar = {
        .message = draw_text_width(list, status->message, FONT_BODY_SEMI, message_size, 0),
        .hint = draw_text_width(list, status->hint, FONT_BODY, hint_size, 0),
    };
    find_ends(list, status, &bar);
    share_with_prompts(front, list, status, &bar);
    bar.band =
        bar.hint > 0 && bar.hint * least_size / hint_size + AIR > room_beside_prompts(&bar) - bar.message;
    say_less(list, status, &bar);
    return bar;
}

bool bar_prompts_have_words(const struct front *front, const struct draw_list *list,
                            const struct status *status)
{
    struct bar_share bar = share(front, list, status);
    return bar.labelled == bar.prompts_count;
}

/* Draws a hint that is too long for the bar: across the whole width above the bar, or in the scene's band. */
struct band {
    struct rect box;
    float x, room; /* of its letters */
    float size, leading;
    bool floats; /* it stands apart from the bar */
};

static struct band band_of(const struct draw_list *list, const struct status *status,
                           const struct bar_share *bar)
{
    float bar_y = bar_box(&list->frame).y;
    struct rect box = {0, 0, list->frame.canvas.w, bar_y};
    struct band band = {.x = bar->start, .room = box.w - bar->start - 20, .size = hint_size};
    if (status->band.w > 0) {
        box = status->band;
        band.x = fmaxf(box.x + 20, bar->start);
        band.room = box.x + box.w - 20 - band.x;
    }
    band.floats = box.y + box.h < bar_y;
    band.leading = BAND_LEADING;
    int lines = draw_text_lines(list, status->hint, FONT_BODY_MEDIUM, band.size, band.room);
    while (status->band.w > 0 && 18 + band.leading * (float)lines > box.h && band.size > least_size) {
        band.size = fmaxf(band.size - .5f, least_size); /* it has to find room there */
        band.leading = BAND_LEADING * band.size / hint_size;
        lines = draw_text_lines(list, status->hint, FONT_BODY_MEDIUM, band.size, band.room);
    }
    float high = 12 + band.leading * (float)lines + (band.floats ? 6.0f : 0);
    band.box = (struct rect){box.x, box.y + box.h - high, box.w, high};
    return band;
}

struct rect bar_band(const struct front *front, const struct draw_list *list)
{
    const struct scene *scene = front_scene(front);
    const struct rect none = {0, 0, 0, 0};
    struct status status;
    if (!scene || !scene->status) {
        return none;
    }
    front_status(front, scene, &status);
    struct bar_share bar = share(front, list, &status);
    return status.message[0] != '\0' && bar.band ? band_of(list, &status, &bar).box : none;
}

/* Draws the background of that hint: a strip from edge to edge, or a plate in the scene's band. */
static void draw_ground(struct draw_list *list, const struct band *band)
{
    const struct rect box = band->box;
    if (band->floats && box.w < list->frame.canvas.w) {
        shape_begin(list, rect_grow(box, 1));
        shape_rect(list, 1, 1, box.w, box.h, 10, paint_fill(INK_INK));
        shape_rect(list, 4, 4, box.w - 6, box.h - 6, 7, paint_line(INK_GOLD, 2));
        shape_end(list);
        return;
    }
    draw_fill(list, box, INK_INK);
    draw_fill(list, (struct rect){box.x, box.y, box.w, 3}, INK_GOLD);
    if (band->floats) {
        draw_fill(list, (struct rect){box.x, box.y + box.h - 3, box.w, 3}, INK_GOLD);
    }
}

static void draw_band(struct draw_list *list, const struct status *status, const struct bar_share *bar)
{
    struct band band = band_of(list, status, bar);
    struct rect box = band.box;
    draw_ground(list, &band);
    draw_text_wrapped(list, band.x, box.y + band.leading - 1, status->hint, FONT_BODY_MEDIUM, band.size,
                      INK_CREAM, ANCHOR_START, band.room, band.leading);
}

/* Baselines of letters so designed. Large print stands lower: an accent on a capital keeps off the rule. */
static float baseline(const struct draw_list *list, struct rect box, float design, float size)
{
    const float rule = 3, ascent = .95f, descent = .22f, em = draw_text_size(list, FONT_BODY_SEMI, size);
    return box.y + fmaxf(design, fminf(rule + ascent * em, box.h - descent * em));
}

static void draw_words(struct draw_list *list, const struct status *status, const struct bar_share *bar)
{
    const struct rect box = bar_box(&list->frame);
    float room = room_beside_prompts(bar), x = bar->start;
    if (bar->message > 0) {
        draw_text_fit(list, x, baseline(list, box, 32, message_size), status->message, FONT_BODY_SEMI,
                      message_size, INK_GOLDLT, ANCHOR_START, room);
        x += bar->message + AIR;
        room -= bar->message + AIR;
    }
    if (bar->band) {
        draw_band(list, status, bar);
    } else if (bar->hint > 0 && room > 0) {
        draw_text_fit(list, x, baseline(list, box, 31, hint_size), status->hint, FONT_BODY, hint_size,
                      INK_CREAM, ANCHOR_START, room);
    }
}

void bar_draw(const struct front *front, struct draw_list *list, const struct status *status)
{
    struct rect box = bar_box(&list->frame);
    struct bar_share bar = share(front, list, status);
    draw_fill(list, box, INK_INK);
    draw_fill(list, (struct rect){0, box.y, box.w, 3}, INK_GOLD);
    bar_prompts(front, list, bar.prompt, bar.prompts_count, bar.labelled, bar.end, box.y + 31, PROMPT_HEIGHT,
                bar.size);
    if (status->message[0] == '\0') {
        return;
    }
    if (bar.message > 0 || (bar.hint > 0 && !bar.band)) { /* no lamp without a word */
        draw_lamp(list, status->lamp, bar.start - LAMP, box.y + 23);
    }
    draw_words(list, status, &bar);
}

bool bar_hit(const struct front *front, const struct draw_list *list, const struct status *status, float x,
             float y, enum prompt_key *key, bool *second)
{
    if (y < bar_box(&list->frame).y) {
        return false;
    }
    struct bar_share bar = share(front, list, status);
    float left = bar.end - bar.prompts;
    for (int i = 0; i < bar.prompts_count; i++) {
        float width =
            bar_prompt_width(front, list, &bar.prompt[i], i < bar.labelled, PROMPT_HEIGHT, bar.size);
        if (width > 0 && x >= left && x < left + width - 8) {
            *key = bar.prompt[i].key;
            *second = bar_glyphs_of(*key) == 2 && x >= left + width / 2;
            return true;
        }
        left += width;
    }
    return false;
}

void bar_prompt(struct status *status, enum prompt_key key, const char *label)
{
    if (status->prompts < PROMPTS_MAX) {
        status->prompt[status->prompts++] = (struct prompt){key, label};
    }
}

void bar_choose(struct status *status, const char *confirm, const char *cancel)
{
    bar_prompt(status, PROMPT_MOVE, _("Choose"));
    if (confirm) {
        bar_prompt(status, PROMPT_CONFIRM, confirm);
    }
    if (cancel) {
        bar_prompt(status, PROMPT_CANCEL, cancel);
    }
}

void front_status(const struct front *front, const struct scene *scene, struct status *status)
{
    *status = (struct status){0};
    scene->status(front, status);
    if (front->unkept[0] && status->hint[0] == '\0') {
        text_copy(status->hint, sizeof status->hint, front->unkept);
        if (status->message[0] == '\0') {
            text_copy(status->message, sizeof status->message, _("Not kept"));
        }
    }
    const char *lit = switches_of(front)->lit;
    if (lit[0]) { /* no other press does anything */
        status->prompts = 0;
        status->spare = true;
        bar_prompt(status, PROMPT_CONFIRM, lit);
        return;
    }
    /* A phone's bar that has no prompts has no room for this one either. */
    bool phone = frame_is_phone(front->frame.kind);
    bool opens = !scene->explains && status->prompts < PROMPTS_MAX && (status->prompts > 0 || !phone);
    for (int i = 0; i < status->prompts; i++) {
        opens = opens && status->prompt[i].key != PROMPT_HELP;
    }
    if (opens && device_points(front->device)) {
        bar_prompt(status, PROMPT_HELP, _("Help"));
    }
}
