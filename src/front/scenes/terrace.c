/* SPDX-License-Identifier: MIT */
#include "front/scenes/terrace.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/guests.h"
#include "front/journey/journey.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"
#include "ui/line.h"
#include "ui/tween.h"

#include <math.h>

/* The pictures, in their own units. */
static const float FAR_W = 2600, FAR_H = 1080, DAWN_W = 1920, TABLE_Y = 800, TABLE_H = 300;
static const float BUST_W = 130, BUST_H = 158, BUST_SCALE = 1.7f, BUST_Y = 566, ARM_Y = 770;
static const float FIRST_X = 190, LAST_X = 2410, PITCH_MOST = 210, LIFT = 16;
/* The plate of a line, in units of the canvas. */
static const float PLATE_W = 1180, PLATE_EDGE = 28, PLATE_TOP = 26, LETTERS = 34, LEADING = 44, NAME = 28;
static const float PAN_MS = 420, BURST_MS = 900;

enum { ITEM_ON };
enum { BURSTS = 3 };

struct terrace_state {
    bool dawn;
    struct journey_guest guest[JOURNEY_GUESTS_MAX];
    struct journey_word word[JOURNEY_WORDS_MAX];
    int guests, words, at; /* at: the word that is said */
    float from, to;        /* middle of the view before and after the pan, in units of the picture */
    int pan;               /* ticks since it began; -1: it stands */
    int burst;             /* ticks since the fireworks of the toast began; -1: there are none */
};

static struct terrace_state *state_of(const struct front *front)
{
    return front_memory(front, &terrace_scene);
}

/* ---- where all lies -------------------------------------------------------------------------------- */

/* The part of the picture that the window shows. */
struct view {
    float scale, left, top; /* of the picture's origin on the canvas */
};

static float foot_of(const struct front *front)
{
    return bar_box(&front->frame).y;
}

static struct view view_of(const struct front *front, float middle)
{
    const struct rect canvas = front->frame.canvas;
    const float w = state_of(front)->dawn ? DAWN_W : FAR_W;
    float h = foot_of(front) - canvas.y, scale = fmaxf(h / FAR_H, canvas.w / w);
    float left = canvas.x + canvas.w / 2 - middle * scale;
    left = fminf(left, canvas.x);
    left = fmaxf(left, canvas.x + canvas.w - w * scale);
    return (struct view){scale, left, canvas.y + h - FAR_H * scale};
}

static struct rect in_view(const struct view *view, float x, float y, float w, float h)
{
    return (struct rect){view->left + x * view->scale, view->top + y * view->scale, w * view->scale,
                         h * view->scale};
}

/* The middle of a guest, who sit together about the middle of the table. */
static float guest_x(const struct terrace_state *terrace, int guest)
{
    float pitch = terrace->guests > 1 ? (LAST_X - FIRST_X) / (float)(terrace->guests - 1) : 0;
    pitch = fminf(pitch, PITCH_MOST);
    return (FIRST_X + LAST_X) / 2 + pitch * ((float)guest - (float)(terrace->guests - 1) / 2);
}

/* Where the view is wanted while a word is said. */
static float wanted(const struct terrace_state *terrace)
{
    int guest = terrace->word[terrace->at].guest;
    return terrace->dawn ? DAWN_W / 2 : guest >= 0 ? guest_x(terrace, guest) : FAR_W / 2;
}

static float middle_of(const struct front *front, float blend)
{
    const struct terrace_state *terrace = state_of(front);
    if (terrace->pan < 0) {
        return terrace->to;
    }
    float part = ((float)terrace->pan + blend) / (float)front_ticks(front, PAN_MS);
    return tween_mix(terrace->from, terrace->to, tween_ease(EASE_IN_OUT_SINE, fminf(part, 1)));
}

static struct rect plate_box(const struct front *front)
{
    const struct terrace_state *terrace = state_of(front);
    const struct rect safe = front->frame.safe;
    float w = fminf(PLATE_W, safe.w - 2 * PLATE_EDGE), room = w - 2 * PLATE_EDGE;
    float k = front->measure->text_scale;
    int lines =
        draw_text_lines(front->measure, terrace->word[terrace->at].text, FONT_BODY_SEMI, LETTERS, room);
    float name = terrace->word[terrace->at].guest >= 0 ? NAME * k + 14 : 0;
    float h = name + (float)lines * LEADING * k + 2 * PLATE_EDGE;
    return (struct rect){safe.x + (safe.w - w) / 2, safe.y + PLATE_TOP, w, h};
}

/* ---- what is done ---------------------------------------------------------------------------------- */

static void leave(struct front *front)
{
    struct progress *progress = &journey_of(front)->progress;
    bool *seen = state_of(front)->dawn ? &progress->dawn : &progress->terrace;
    if (!*seen) {
        *seen = true;
        journey_save(front);
    }
    front_pop(front);
}

static void turn_to(struct front *front, int at)
{
    struct terrace_state *terrace = state_of(front);
    terrace->from = middle_of(front, 0);
    terrace->at = at;
    terrace->to = wanted(terrace);
    terrace->pan = front->settings.reduced_motion || terrace->from == terrace->to ? -1 : 0;
    bool toast = at == terrace->words - 1 && terrace->word[at].guest < 0 && at > 0 && !terrace->dawn;
    terrace->burst = toast && !front->settings.reduced_motion ? 0 : -1;
    if (terrace->dawn ? at == 0 : toast) {
        sounds_cue(front, CUE_PAGE);
    }
    front_touch(front);
}

static void go_on(struct front *front)
{
    struct terrace_state *terrace = state_of(front);
    if (terrace->pan >= 0) { /* the first button ends the movement */
        terrace->pan = -1;
        front_touch(front);
    } else if (terrace->at + 1 < terrace->words) {
        turn_to(front, terrace->at + 1);
    } else {
        leave(front);
    }
}

/* ---- the scene ------------------------------------------------------------------------------------- */

void terrace_open(struct front *front, bool dawn)
{
    struct terrace_state *terrace = front_push(front, &terrace_scene);
    terrace->dawn = dawn;
    terrace->pan = terrace->burst = -1;
    if (dawn) {
        terrace->words = journey_dawn_words(terrace->word);
    } else {
        terrace->guests = journey_guests(front, terrace->guest);
        terrace->words = journey_terrace_words(front, terrace->guest, terrace->guests, terrace->word);
    }
    terrace->from = terrace->to = wanted(terrace);
}

static bool is_terrace_due(const struct front *front)
{
    return journey_terrace_is_open(front) && !journey_of(front)->progress.terrace;
}

bool terrace_is_due(const struct front *front)
{
    bool dawn = journey_dawn_is_open(front) && !journey_of(front)->progress.dawn;
    return is_terrace_due(front) || dawn;
}

void terrace_open_due(struct front *front)
{
    if (terrace_is_due(front)) {
        terrace_open(front, !is_terrace_due(front));
    }
}

static void enter(struct front *front)
{
    front_set_focus(front, ITEM_ON);
    sounds_cue(front, CUE_PAGE);
}

static void say_on(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct terrace_state *terrace = state_of(front);
    (void)item;
    text_copy(says->more, sizeof says->more, terrace->word[terrace->at].text);
}

static const struct item_row rows[] = {
    {"terrace.on", N_("The end of the journey"),
     N_("Choose it to hear the next line. Back leaves at once: it can be seen again from the map."), say_on,
     .id = ITEM_ON},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct rect all = front->frame.canvas;
    all.h = foot_of(front) - all.y;
    item_add(list, rows, ITEM_ON, all, true);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    (void)item;
    go_on(front);
}

static bool tick(struct front *front)
{
    struct terrace_state *terrace = state_of(front);
    bool moves = false;
    if (terrace->pan >= 0) {
        terrace->pan = terrace->pan + 1 < front_ticks(front, PAN_MS) ? terrace->pan + 1 : -1;
        moves = true;
    }
    if (terrace->burst >= 0) {
        terrace->burst = terrace->burst + 1 < BURSTS * front_ticks(front, BURST_MS) ? terrace->burst + 1 : -1;
        moves = true;
    }
    return moves;
}

/* ---- the picture ----------------------------------------------------------------------------------- */

static void draw_guests(const struct front *front, struct draw_list *list, const struct view *view)
{
    const struct terrace_state *terrace = state_of(front);
    for (int i = 0; i < terrace->guests; i++) {
        bool speaks = terrace->word[terrace->at].guest == i;
        float w = BUST_W * BUST_SCALE, h = BUST_H * BUST_SCALE, x = guest_x(terrace, i) - w / 2;
        const struct opponent *who = terrace->guest[i].who;
        bool own = terrace->guest[i].bust == who->bust && who->bust_pleased;
        draw_sprite(list, speaks && own ? who->bust_pleased : terrace->guest[i].bust,
                    in_view(view, x, BUST_Y - (speaks ? LIFT : 0), w, h));
    }
    draw_sprite(list, "journey/terrace_near", in_view(view, 0, TABLE_Y, FAR_W, TABLE_H));
    for (int i = 0; i < terrace->guests; i++) {
        float w = 90 * BUST_SCALE, h = 60 * BUST_SCALE;
        if (terrace->guest[i].arm) {
            draw_sprite(list, terrace->guest[i].arm,
                        in_view(view, guest_x(terrace, i) - 88 * BUST_SCALE, ARM_Y, w, h));
        }
    }
}

/* Each burst grows and fades after the one before. */
static void draw_bursts(const struct front *front, struct draw_list *list, const struct view *view,
                        float blend)
{
    static const struct {
        const char *picture;
        float x, y, size;
    } bursts[BURSTS] = {{"journey/fireworks_1", 880, 210, 340},
                        {"journey/fireworks_2", 1720, 190, 420},
                        {"journey/fireworks_3", 1300, 250, 300}};
    const struct terrace_state *terrace = state_of(front);
    bool toast = terrace->at == terrace->words - 1 && terrace->words > terrace->guests + 1;
    for (int i = 0; i < BURSTS && toast; i++) {
        float part = 1;
        if (terrace->burst >= 0) {
            float ticks = (float)front_ticks(front, BURST_MS);
            part = fminf(fmaxf(((float)terrace->burst + blend - ticks * (float)i) / ticks, 0), 1);
        }
        float size = bursts[i].size * tween_ease(EASE_OUT_CUBIC, part);
        if (size > 1) {
            struct rect box = in_view(view, bursts[i].x - size / 2, bursts[i].y - size / 2, size, size);
            draw_sprite(list, bursts[i].picture, box);
        }
    }
}

static void draw_words(const struct front *front, struct draw_list *list)
{
    const struct terrace_state *terrace = state_of(front);
    const struct journey_word *word = &terrace->word[terrace->at];
    struct rect box = plate_box(front);
    float k = list->text_scale, x = box.x + PLATE_EDGE, y = box.y + PLATE_EDGE, room = box.w - 2 * PLATE_EDGE;
    furniture_plate(list, box, 14, INK_CREAM);
    if (word->guest >= 0) {
        draw_text_fit(list, x, y + NAME * k * .8f, _(terrace->guest[word->guest].who->name), FONT_SIGN, NAME,
                      INK_RED, ANCHOR_START, room);
        y += NAME * k + 14;
    }
    draw_text_wrapped(list, x, y + LETTERS * k * .84f, word->text, FONT_BODY_SEMI, LETTERS, INK_INK,
                      ANCHOR_START, room, LEADING * k);
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct terrace_state *terrace = state_of(front);
    struct view view = view_of(front, middle_of(front, blend));
    if (terrace->dawn) {
        draw_sprite(list, "journey/dawn", in_view(&view, 0, 0, DAWN_W, FAR_H));
    } else {
        draw_sprite(list, "journey/terrace_far", in_view(&view, 0, 0, FAR_W, FAR_H));
        draw_bursts(front, list, &view, blend);
        draw_guests(front, list, &view);
    }
    draw_words(front, list);
}

static void status(const struct front *front, struct status *status)
{
    const struct terrace_state *terrace = state_of(front);
    text_copy(status->message, sizeof status->message,
              terrace->dawn ? _("Paris, at dawn") : _("The terrace in Menton"));
    status->lamp = true;
    bar_prompt(status, PROMPT_CONFIRM, terrace->at + 1 < terrace->words ? _("Go on") : _("Done"));
    bar_prompt(status, PROMPT_CANCEL, _("Skip"));
}

const struct scene terrace_scene = {
    .name = "terrace",
    .state_size = sizeof(struct terrace_state),
    .opaque = true,
    .enter = enter,
    .items = items,
    .confirm = confirm,
    .cancel = leave,
    .tick = tick,
    .draw = draw,
    .status = status,
};
