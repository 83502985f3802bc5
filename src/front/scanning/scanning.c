/* SPDX-License-Identifier: MIT */
#include "front/scanning/scanning.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/dialog.h"
#include "front/stage/switches.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

struct scanning_state *scanning_of(const struct front *front)
{
    return part_of(front, &scanning_part);
}

const struct scan_stop *scanning_lit(const struct front *front)
{
    const struct scanning_state *scan = scanning_of(front);
    bool lit = scan->on && scan->level != SCAN_RESTS && scan->at < scan->stops.count;
    return lit ? &scan->stops.stop[scan->at] : NULL;
}

/* ---- lighting ------------------------------------------------------------------------------------------ */

static void say_lit(struct front *front, const struct scan_stop *stop)
{
    struct focus_list list;
    struct item_words explained;
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, stop->id);
    bool titled = stop->says[0] == '\0' && item && item->row && whats_this_explain(front, item, &explained);
    const char *says = titled ? explained.title : stop->says[0] ? stop->says : _("This");
    switches_light(front, says, stop->kind != STOP_ITEM);
}

static void light(struct front *front)
{
    struct scanning_state *scan = scanning_of(front);
    const struct scan_stop *stop = scanning_lit(front);
    scan->since = services_now(front->services);
    if (stop == NULL) {
        return;
    }
    if (stop->id != FOCUS_NONE) {
        front_set_focus(front, stop->id);
        scroll_reveal(front);
    }
    say_lit(front, stop);
}

/* Nothing is lit until the switch is pressed. says: what the bar says then. */
static void rest(struct front *front, const char *says)
{
    scanning_of(front)->level = SCAN_RESTS;
    switches_light(front, says, says[0] != '\0');
}

static void begin_level(struct front *front, enum scan_level level)
{
    struct scanning_state *scan = scanning_of(front);
    scan->level = level;
    scan->at = scan->round = 0;
    light(front);
}

/* A sum of which items there are. */
static uint64_t sum_items(const struct front *front)
{
    struct focus_list list;
    uint64_t sum = 14695981039346656037u;
    front_items(front, &list);
    for (int i = 0; i < list.count; i++) {
        sum = (sum ^ (unsigned)list.item[i].id) * 1099511628211u;
    }
    return sum;
}

static void begin(struct front *front)
{
    struct scanning_state *scan = scanning_of(front);
    scan->begins = false;
    scan->scene = front_scene(front);
    scan->depth = front->stack.depth;
    scan->items = sum_items(front);
    front->device = DEVICE_KEYS; /* what the bar offers is to fit what is lit */
    scan_groups(front, &scan->stops);
    begin_level(front, SCAN_GROUPS);
}

/* Other items have come: the stops are found anew, and what is lit stays lit if it is still there. */
static void follow_items(struct front *front)
{
    struct scanning_state *scan = scanning_of(front);
    const struct scan_stop *lit = scanning_lit(front);
    uint64_t sum = sum_items(front);
    if (sum == scan->items || lit == NULL) {
        scan->items = sum;
        return;
    }
    scan->items = sum;
    struct scan_stop was = *lit;
    if (scan->level != SCAN_GROUPS) {
        scan->begins = true;
        return;
    }
    scan_groups(front, &scan->stops);
    for (scan->at = 0; scan->at < scan->stops.count; scan->at++) {
        const struct scan_stop *stop = &scan->stops.stop[scan->at];
        if (stop->kind == was.kind && stop->id == was.id && stop->does == was.does) {
            return;
        }
    }
    scan->begins = true;
}

static void step(struct front *front)
{
    struct scanning_state *scan = scanning_of(front);
    scan->at++;
    if (scan->at >= scan->stops.count) {
        scan->at = 0;
        scan->round++;
    }
    if (scan->round >= SCAN_ROUNDS && front->settings.scan == SCAN_ONE) {
        rest(front, _("Light up again"));
        return;
    }
    light(front);
}

/* ---- choosing ------------------------------------------------------------------------------------------ */

static void act(struct front *front, enum intent_kind kind, char letter)
{
    struct scanning_state *scan = scanning_of(front);
    bool turns = kind == INTENT_LEFT || kind == INTENT_RIGHT;
    scan->begins = !turns; /* a value can be changed again at once */
    scan->since = services_now(front->services);
    scan->acting = true;
    front_act(front, &(struct intent){.kind = kind, .device = DEVICE_KEYS, .key = letter});
    front_act(front, &(struct intent){.kind = INTENT_LET_GO, .device = DEVICE_KEYS}); /* nothing is held */
    scan->acting = false;
}

static void choose_item(struct front *front, int id)
{
    struct scanning_state *scan = scanning_of(front);
    front_set_focus(front, id);
    scan_acts(front, id, &scan->stops);
    if (scan->stops.count > 2) { /* one act, and the way back */
        sounds_cue(front, CUE_HOVER);
        begin_level(front, SCAN_ACTS);
    } else {
        act(front, scan->stops.stop[0].does, scan->stops.stop[0].letter);
    }
}

static void choose_group(struct front *front, const struct scan_stop *stop)
{
    struct scanning_state *scan = scanning_of(front);
    scan->grouped = stop->count;
    memcpy(scan->group, scan->stops.member + stop->first, (size_t)stop->count * sizeof *scan->group);
    sounds_cue(front, CUE_HOVER);
    scan_items(front, scan->group, scan->grouped, &scan->stops);
    begin_level(front, SCAN_ITEMS);
}

static void choose(struct front *front)
{
    const struct scan_stop *stop = scanning_lit(front);
    if (stop == NULL) {
        begin(front);
        return;
    }
    struct scan_stop chosen = *stop;
    switch (chosen.kind) {
    case STOP_GROUP:
        choose_group(front, &chosen);
        break;
    case STOP_ITEM:
        choose_item(front, chosen.id);
        break;
    case STOP_ACT:
        act(front, chosen.does, chosen.letter);
        break;
    case STOP_UP:
        begin(front);
        break;
    }
}

/* ---- the part ------------------------------------------------------------------------------------------ */

/* A letter that is typed is no switch, but for Space. */
static bool is_switch(const struct intent *intent)
{
    return intent->kind == INTENT_CONFIRM || intent->kind == INTENT_PRESS ||
           (intent->kind == INTENT_TEXT && strcmp(intent->text, " ") == 0);
}

static bool is_second(const struct front *front, const struct intent *intent)
{
    bool key = intent->kind == INTENT_PAGE_PREV && intent->device == DEVICE_KEYS;
    bool button = intent->kind == INTENT_CANCEL && intent->device == DEVICE_PAD;
    bool other = intent->kind == INTENT_CONTEXT && intent->device == DEVICE_MOUSE;
    return front->settings.scan == SCAN_TWO && (key || button || other);
}

/* What only a pointer does, which is a switch here: a finger that stays does no more than one that taps. */
static bool is_pointing(const struct intent *intent)
{
    return intent->kind == INTENT_POINT || intent->kind == INTENT_RELEASE || intent->kind == INTENT_LEAVE ||
           (intent->kind == INTENT_CONTEXT && intent->device == DEVICE_TOUCH);
}

/* Whether the table only shows what the others do, so that there is nothing to choose yet. */
static bool looks_on(const struct front *front)
{
    const struct table *table = table_of(front);
    return front_is_at(front, OPEN_TABLE) && table->seated && !table_ready(table) &&
           table_phase(table) == GAME_PLAYING;
}

static bool scanning_intent(struct front *front, const struct intent *intent)
{
    struct scanning_state *scan = scanning_of(front);
    if (!scan->on || scan->acting || front->settings.scan == SCAN_OFF) {
        return false;
    }
    if (is_pointing(intent)) {
        return true;
    }
    if (is_second(front, intent)) {
        if (scanning_lit(front)) {
            step(front);
        } else {
            begin(front);
        }
        return true;
    }
    if (!is_switch(intent)) { /* somebody helps with other keys: what they light stays for a while */
        scan->since = services_now(front->services);
        return false;
    }
    if (scan->begins) { /* nothing of the new screen is lit yet */
        return true;
    }
    if (front_is_at(front, OPEN_TABLE) && table_waits(table_of(front))) {
        act(front, INTENT_CONFIRM, 0);
    } else if (!dialog_leaving(front, front_scene(front))) {
        choose(front);
    }
    return true;
}

static bool scanning_tick(struct front *front)
{
    struct scanning_state *scan = scanning_of(front);
    bool wished = front->settings.scan != SCAN_OFF && front_scene(front);
    if (!wished) {
        if (scan->on) {
            scan->on = false;
            switches_light(front, "", false);
        }
        return false;
    }
    bool ready = !looks_on(front), came = ready && !scan->ready;
    bool other = scan->scene != front_scene(front) || scan->depth != front->stack.depth;
    scan->ready = ready;
    if (!scan->on || scan->begins || other || came) {
        scan->on = true;
        begin(front);
        if (!ready) {
            rest(front, "");
        }
    }
    follow_items(front);
    if (front->settings.scan == SCAN_ONE && scanning_lit(front)) {
        uint64_t length = (uint64_t)front->settings.scan_seconds * SETTINGS_TENTH_MS,
                 gone = services_now(front->services) - scan->since;
        if (gone >= length) {
            step(front);
            gone = 0;
        }
        if (scanning_lit(front)) {
            front->services->wake(front->services->context, (int)(length - gone));
        }
    }
    return false;
}

static void scanning_draw(const struct front *front, struct draw_list *list)
{
    if (scanning_lit(front)) {
        scan_draw(front, list);
    }
}

/* What is lit is said in the new language. */
static void scanning_speak(struct front *front)
{
    scanning_of(front)->begins = scanning_of(front)->on;
}

const struct part scanning_part = {.size = sizeof(struct scanning_state),
                                   .intent = scanning_intent,
                                   .tick = scanning_tick,
                                   .speak = scanning_speak,
                                   .draw = scanning_draw};
