/* SPDX-License-Identifier: MIT */
/* Intents at the dice table, with what the cabinet has for every table: the menu, taking back, hints. */
#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/input.h"
#include "front/cubes/turns_log.h"
#include "front/cubes/words.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/scenes/pause.h"
#include "front/sound/sounds.h"
#include "front/table/acts.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"

void cubes_table_items(const struct front *front, struct focus_list *list)
{
    struct cubes_look look = cubes_table_look(front);
    cubes_items(&cubes_table_of(front)->view, &look, list);
}

void cubes_table_areas(const struct front *front, struct focus_list *list)
{
    struct cubes_look look = cubes_table_look(front);
    cubes_areas(&cubes_table_of(front)->view, &look, list);
}

/* ---- what is meant ------------------------------------------------------------------------------- */

static void act(struct front *front, const struct cubes_answer *answer)
{
    switch (answer->kind) {
    case CUBES_ANSWER_MOVE:
        table_play(front, answer->move);
        break;
    case CUBES_ANSWER_REFUSED:
        table_refuse(front, answer->move, answer->why);
        break;
    case CUBES_ANSWER_COMBOS:
        cubes_table_of(front)->open = !cubes_table_of(front)->open;
        sounds_cue(front, CUE_PRESS);
        break;
    case CUBES_ANSWER_MENU:
        front_push(front, &pause_scene);
        break;
    case CUBES_ANSWER_WHAT:
        whats_this_toggle(front);
        break;
    default:
        break;
    }
    front_touch(front);
}

static bool is_play(int item)
{
    return item < CUBES_ITEM_COMBOS;
}

static const struct table_play_acts acts = {.item = is_play, .letters = "tk12345", .alternate = true};

bool cubes_table_intent(struct front *front, const struct intent *intent)
{
    struct cubes_table *table = cubes_table_of(front);
    if (table_hurry(front, intent, &acts)) {
        return true;
    }
    if (table_ready(front)) {
        struct focus_list list;
        struct cubes_ears ears = {.context = front, .hear = cubes_table_hear};
        front_items(front, &list);
        struct cubes_answer answer =
            cubes_input_intent(&table->view, &list, front_focus(front), intent, &ears);
        if (answer.kind != CUBES_ANSWER_PASS) {
            act(front, &answer);
            return true;
        }
    }
    if (intent->kind == INTENT_KEY && intent->key == 'c') {
        act(front, &(struct cubes_answer){.kind = CUBES_ANSWER_COMBOS});
        return true;
    }
    if (intent->kind == INTENT_KEY && intent->key == 'l' && cubes_log_can(front)) {
        cubes_log_show(front);
        return true;
    }
    return table_common_intent(front, intent);
}

void cubes_table_confirm(struct front *front, const struct focus_item *item)
{
    struct cubes_ears ears = {.context = front, .hear = cubes_table_hear};
    if (item->id < CUBES_ITEM_COMBOS && !table_ready(front)) {
        return;
    }
    struct cubes_answer answer = cubes_input_confirm(&cubes_table_of(front)->view, item->id, &ears);
    act(front, &answer);
}

void cubes_table_cancel(struct front *front)
{
    if (cubes_table_of(front)->open) {
        act(front, &(struct cubes_answer){.kind = CUBES_ANSWER_COMBOS});
    } else {
        table_cancel_all(front);
    }
}

/* ---- the bar ------------------------------------------------------------------------------------- */

void cubes_table_status(const struct front *front, struct status *status)
{
    const struct cubes_table *cubes = cubes_table_of(front);
    struct cubes_look look = cubes_table_look(front);
    struct cubes_bar bar;
    cubes_bar_make(&cubes->view, &look, &bar);
    text_copy(status->message, sizeof status->message, bar.message);
    text_copy(status->hint, sizeof status->hint, bar.hint);
    status->lamp = bar.lamp;
    status->urgent = bar.urgent;
    status->band = cubes->view.layout.band;
    table_says(front, status);
    if (!table_has_prompts(front)) {
        return;
    }
    bool ready = table_ready(front);
    table_prompt(status, PROMPT_MOVE, _("Choose"));
    if (ready) {
        table_prompt(status, PROMPT_CONFIRM, _("Select"));
    }
    table_prompts(front, status);
}
