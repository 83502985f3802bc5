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
#include "front/scenes/acts.h"
#include "front/table/movement.h"
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

/* Letters of panels, at any time. One that does nothing at this table says so. */
static bool letter(struct front *front, char key)
{
    switch (key) {
    case 'c':
        if (cubes_layout_folds(&cubes_table_of(front)->view.layout)) {
            table_turn_panel(front);
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

bool cubes_table_plays(int item)
{
    return item < CUBES_ITEM_COMBOS;
}

bool cubes_table_first(struct front *front, const struct intent *intent)
{
    if (is_own_hot(front) && rolls_or_holds(intent) && !intent->repeat) {
        table_finish(front, true);
    }
    return false;
}

bool cubes_table_intent(struct front *front, const struct intent *intent)
{
    return intent->kind == INTENT_KEY && letter(front, intent->key);
}

struct table_answer cubes_table_meant(struct front *front, const struct focus_list *items,
                                      const struct intent *intent)
{
    const struct motion_ears ears = {.front = front, .context = front, .hear = table_hear};
    return cubes_input_intent(&cubes_table_of(front)->view, items, front_focus(front), intent, &ears);
}

struct table_answer cubes_table_chosen(struct front *front, int item)
{
    const struct motion_ears ears = {.front = front, .context = front, .hear = table_hear};
    return cubes_input_confirm(&cubes_table_of(front)->view, item, &ears);
}

struct rect cubes_table_panel(const struct front *front)
{
    return cubes_table_of(front)->view.layout.panel;
}

/* ---- the bar ------------------------------------------------------------------------------------- */

bool cubes_table_tell(const struct front *front, const struct motion_step *step, struct text *out)
{
    struct cubes_look look = cubes_table_look(front);
    return cubes_step_text(&cubes_table_of(front)->view, &look, step, out);
}

void cubes_table_status(const struct front *front, struct status *status)
{
    struct cubes_table *cubes = cubes_table_of(front);
    struct cubes_look look = cubes_table_look(front);
    cubes_bar_make(&cubes->view, &look, status);
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
