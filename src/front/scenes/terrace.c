/* SPDX-License-Identifier: MIT */
#include "front/scenes/terrace_inside.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "ui/tween.h"

#include <math.h>

static const float PAN_MS = 420;

enum { ITEM_ON };

struct terrace_state *terrace_of(const struct front *front)
{
    return front_memory(front, &terrace_scene);
}

bool terrace_is_toast(const struct terrace_state *terrace)
{
    return !terrace->dawn && terrace->word[terrace->at].toast;
}

float terrace_middle_now(const struct front *front, float blend)
{
    const struct terrace_state *terrace = terrace_of(front);
    if (terrace->pan < 0) {
        return terrace->to;
    }
    float part = ((float)terrace->pan + blend) / (float)front_ticks(front, PAN_MS);
    return tween_mix(terrace->from, terrace->to, tween_ease(EASE_IN_OUT_SINE, fminf(part, 1)));
}

/* ---- what is done ---------------------------------------------------------------------------------- */

static void leave(struct front *front)
{
    struct progress *progress = &journey_of(front)->progress;
    bool *seen = terrace_of(front)->dawn ? &progress->dawn : &progress->terrace;
    if (!*seen) {
        *seen = true;
        journey_save(front);
    }
    front_pop(front);
}

static void turn_to(struct front *front, int at)
{
    struct terrace_state *terrace = terrace_of(front);
    bool still = front->settings.reduced_motion;
    terrace->from = terrace_middle_now(front, 0);
    terrace->was = terrace->at;
    terrace->at = at;
    terrace->to = terrace_middle(terrace, at);
    terrace->pan = still || terrace->from == terrace->to ? -1 : 0;
    terrace->said = still ? -1 : 0;
    terrace->burst = still || !terrace_is_toast(terrace) ? -1 : 0;
    sounds_cue(front, terrace_is_toast(terrace) ? CUE_SAMPLE : CUE_PRESS);
    front_touch(front);
}

/* Whatever moves. */
static void arrive(struct front *front)
{
    struct terrace_state *terrace = terrace_of(front);
    terrace->pan = terrace->said = terrace->burst = -1;
    front_touch(front);
}

static bool moves(const struct terrace_state *terrace)
{
    return terrace->pan >= 0 || terrace->said >= 0 || terrace->burst >= 0;
}

static void go_on(struct front *front)
{
    struct terrace_state *terrace = terrace_of(front);
    if (moves(terrace)) { /* the first button ends the movement */
        arrive(front);
    } else if (terrace->at + 1 < terrace->words) {
        turn_to(front, terrace->at + 1);
    } else {
        leave(front);
    }
}

static void go_back(struct front *front)
{
    if (terrace_of(front)->at > 0) {
        turn_to(front, terrace_of(front)->at - 1);
    }
}

/* ---- the scene ------------------------------------------------------------------------------------- */

void terrace_open(struct front *front, bool dawn)
{
    struct terrace_state *terrace = front_push(front, &terrace_scene);
    terrace->dawn = dawn;
    terrace->was = terrace->pan = terrace->said = terrace->burst = -1;
    if (dawn) {
        terrace->words = journey_dawn_words(terrace->word);
    } else {
        terrace->guests = journey_guests(front, terrace->guest);
        terrace->words = journey_terrace_words(front, terrace->guest, terrace->guests, terrace->word);
    }
    terrace->from = terrace->to = terrace_middle(terrace, 0);
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
    const struct terrace_state *terrace = terrace_of(front);
    (void)item;
    if (front_asked(front)) { /* else it was said with the scene */
        text_copy(says->more, sizeof says->more, terrace->word[terrace->at].text);
    }
}

static const struct item_row rows[] = {
    {"terrace.on", N_("The end of the journey"),
     N_("Choose it to hear the next line; left goes back a line. Back leaves at once: the map shows it all "
        "again."),
     say_on, .kind = KIND_SPOT, .id = ITEM_ON},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct rect all = front->frame.canvas;
    all.h = bar_box(&front->frame).y - all.y;
    item_add(list, rows, ITEM_ON, all, true);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    (void)item;
    go_on(front);
}

/* Directions and wheel turn the lines as pages. */
static bool intent(struct front *front, const struct intent *intent)
{
    bool back = intent->kind == INTENT_LEFT || intent->kind == INTENT_UP ||
                intent->kind == INTENT_PAGE_PREV || (intent->kind == INTENT_WHEEL && intent->amount > 0);
    bool on = intent->kind == INTENT_RIGHT || intent->kind == INTENT_DOWN ||
              intent->kind == INTENT_PAGE_NEXT || intent->kind == INTENT_SECONDARY ||
              intent->kind == INTENT_ALTERNATE || intent->kind == INTENT_WHEEL;
    if (intent->repeat || (!back && !on)) {
        return back || on;
    }
    if (back) {
        go_back(front);
    } else {
        go_on(front);
    }
    return true;
}

/* Goes on by a tick; true: it moves. */
static bool count(const struct front *front, int *ticks, float ms)
{
    if (*ticks < 0) {
        return false;
    }
    *ticks = *ticks + 1 < front_ticks(front, ms) ? *ticks + 1 : -1;
    return true;
}

static bool tick(struct front *front)
{
    struct terrace_state *terrace = terrace_of(front);
    bool pans = count(front, &terrace->pan, PAN_MS), leans = count(front, &terrace->said, TERRACE_SAID_MS),
         bursts = count(front, &terrace->burst, TERRACE_BURSTS * TERRACE_BURST_MS);
    return pans || leans || bursts;
}

static void status(const struct front *front, struct status *status)
{
    const struct terrace_state *terrace = terrace_of(front);
    bool last = terrace->at + 1 == terrace->words;
    text_copy(status->message, sizeof status->message,
              terrace->dawn ? _("Paris, at dawn") : _("The terrace in Menton"));
    status->lamp = true;
    bar_prompt(status, PROMPT_CONFIRM, last ? _("Done") : _("Go on"));
    bar_prompt(status, PROMPT_CANCEL, last ? _("Back") : _("Skip"));
}

static void say_title(const struct front *front, struct text *out)
{
    const struct terrace_state *terrace = terrace_of(front);
    const struct journey_word *word = &terrace->word[terrace->at];
    text_add_sentence(out, terrace->dawn ? _("Paris, at dawn") : _("The terrace in Menton"));
    size_t from = out->length;
    if (word->guest >= 0) {
        text_addf(out, _("%s: %s"), _(terrace->guest[word->guest].who->name), word->text);
    } else {
        text_add(out, word->text);
    }
    text_sentence(out, from);
}

const struct scene terrace_scene = {
    .name = "terrace",
    .title = say_title,
    .state_size = sizeof(struct terrace_state),
    .opaque = true,
    .lives = true,
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = leave,
    .tick = tick,
    .draw = terrace_draw,
    .status = status,
};
