/* SPDX-License-Identifier: MIT */
/* Intents at the dice table, with what the cabinet has for every table: the menu, taking back, hints. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/input.h"
#include "front/cubes/kept.h"
#include "front/cubes/turns_log.h"
#include "front/cubes/words.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/scenes/acts.h"
#include "front/scenes/pause.h"
#include "front/sound/sounds.h"
#include "front/table/movement.h"
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

/* Letters of panels, at any time. One that does nothing at this table says so. */
static bool letter(struct front *front, char key)
{
    switch (key) {
    case 'c':
        if (cubes_layout_folds(&cubes_table_of(front)->view.layout)) {
            act(front, &(struct cubes_answer){.kind = CUBES_ANSWER_COMBOS});
        } else {
            table_say(front, false, "%s", _("What scores is always in sight in this window, at the right."));
        }
        return true;
    case 'l':
        if (!cubes_log_can(front)) {
            return false;
        }
        cubes_log_show(front);
        return true;
    case 'w':
        if (!cubes_kept_show_slate(front)) {
            table_say(front, false, "%s", _("A lesson has no slate."));
        }
        return true;
    default:
        return false;
    }
}

/* The poster of a person's own hot dice stands: what it offers can be done at once. */
static bool is_own_hot(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    const struct motion_step *step = motion_now(&cubes_table_of(front)->view.motion);
    return step && step->kind == CUBES_STEP_HOT && session_is_human(session, step->event.seat) &&
           session_turn(session) == step->event.seat && !table_is_replay(front);
}

static bool rolls_or_holds(const struct intent *intent)
{
    return intent->kind == INTENT_SECONDARY || intent->kind == INTENT_ALTERNATE ||
           (intent->kind == INTENT_KEY && (intent->key == 't' || intent->key == 'k'));
}

static bool is_play(int item)
{
    return item < CUBES_ITEM_COMBOS;
}

static const struct table_play_acts acts = {.item = is_play, .alternate = true};

bool cubes_table_intent(struct front *front, const struct intent *intent)
{
    struct cubes_table *table = cubes_table_of(front);
    bool over = table->open && cubes_layout_folds(&table->view.layout);
    if (table_press_shuts(intent, over, table->view.layout.panel)) {
        act(front, &(struct cubes_answer){.kind = CUBES_ANSWER_COMBOS});
        return true;
    }
    if (is_own_hot(front) && rolls_or_holds(intent) && !intent->repeat) {
        table_finish(front, true);
    }
    if (table_hurry(front, intent, &acts)) {
        return true;
    }
    if (table_ready(front)) {
        struct focus_list list;
        const struct motion_ears ears = {.front = front, .context = front, .hear = table_hear};
        front_items(front, &list);
        struct cubes_answer answer =
            cubes_input_intent(&table->view, &list, front_focus(front), intent, &ears);
        if (answer.kind != CUBES_ANSWER_PASS) {
            act(front, &answer);
            return true;
        }
    }
    return (intent->kind == INTENT_KEY && letter(front, intent->key)) || table_common_intent(front, intent);
}

void cubes_table_confirm(struct front *front, const struct focus_item *item)
{
    const struct motion_ears ears = {.front = front, .context = front, .hear = table_hear};
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
    struct cubes_table *cubes = cubes_table_of(front);
    struct cubes_look look = cubes_table_look(front);
    struct cubes_bar bar;
    cubes_bar_make(&cubes->view, &look, &bar);
    text_copy(status->message, sizeof status->message, bar.message);
    text_copy(status->hint, sizeof status->hint, bar.hint);
    status->lamp = bar.lamp;
    status->urgent = bar.urgent;
    status->band = cubes->view.layout.band;
    table_says(front, status);
    bool waits = !table_ready(front) && table_phase(front) == GAME_PLAYING && !table_is_lesson(front);
    if (!table_has_prompts(front)) {
        if (waits && status->hint[0] == '\0' && device_points(front->device)) {
            text_copy(status->hint, sizeof status->hint, _("A tap hurries what moves"));
        }
        return;
    }
    if (is_own_hot(front)) {
        char figure[NUMBER_SIZE];
        number_figure(cubes_turn_points(&cubes->view.shown), figure);
        text_format(cubes->hold, sizeof cubes->hold, _("Hold +%s"), figure);
        table_prompt(status, PROMPT_SECONDARY, _("Roll five"));
        table_prompt(status, PROMPT_ALTERNATE, cubes->hold);
    } else if (waits) {
        table_prompt(status, PROMPT_CONFIRM, _("Hurry"));
    } else {
        table_prompt(status, PROMPT_MOVE, _("Choose"));
        table_prompt(status, PROMPT_CONFIRM, _("Select"));
    }
    table_prompts(front, status);
}
