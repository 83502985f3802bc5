/* SPDX-License-Identifier: MIT */
/* Intents at the domino table, with what the cabinet has for every table: the menu, taking back, hints. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/scenes/acts.h"
#include "front/sound/sounds.h"
#include "front/table/seats.h"
#include "front/table/table.h"

void bones_table_items(const struct table *table, struct focus_list *list)
{
    struct bones_look look = bones_table_look(table);
    bones_items(&bones_table_of(table)->view, &look, list);
}

void bones_table_areas(const struct table *table, struct focus_list *list)
{
    struct bones_look look = bones_table_look(table);
    bones_areas(&bones_table_of(table)->view, &look, list);
}

/* ---- what is meant ------------------------------------------------------------------------------- */

bool bones_table_plays(int item)
{
    return item < BONES_ITEM_SCORES;
}

/* Several people: whether the one at the foot of the screen is looking at a hand that was just dealt. */
static bool looks(const struct table *table)
{
    return !table_moves(table) && bones_table_looker(table) == table_you(table) && table->lifted;
}

/* Whether a button is pressed while nothing is to be decided: it hurries the movement, and does not open the
 * item in focus. */
static bool is_late(const struct table *table, const struct intent *intent)
{
    return intent->kind == INTENT_CONFIRM && !device_points(intent->device) && !table_is_replay(table) &&
           !table_ready(table);
}

bool bones_table_intent(struct table *table, const struct intent *intent)
{
    if (looks(table) && (intent->kind == INTENT_CONFIRM || intent->kind == INTENT_PRESS)) {
        bones_table_looked(table);
        sounds_cue(table->front, CUE_PRESS);
        return true;
    }
    if (is_late(table, intent)) {
        static const struct intent hurry = {.kind = INTENT_SECONDARY};
        table_hurry(table->front, &hurry);
        return true;
    }
    if (intent->kind == INTENT_KEY && intent->key == 'c') {
        table_turn_panel(table->front);
        return true;
    }
    return false;
}

struct table_answer bones_table_meant(struct table *table, const struct focus_list *items,
                                      const struct intent *intent)
{
    struct bones_view *view = &bones_table_of(table)->view;
    int chosen = view->chosen, aimed = view->aimed;
    struct table_answer answer = bones_input_intent(view, items, front_focus(table->front), intent);
    bool aims = answer.kind == TABLE_ANSWER_DONE && view->chosen != BONES_TILE_NONE &&
                intent->kind != INTENT_POINT && intent->kind != INTENT_RELEASE;
    if (view->aimed != aimed || aims) {
        table_unrefuse(table->front); /* it was about another arm */
    }
    if (view->chosen != chosen) {
        table_unrefuse(table->front);
        if (intent->kind == INTENT_KEY) {
            bones_table_focus(table, view->chosen); /* Return lays this tile from now on */
        }
    }
    return answer;
}

struct table_answer bones_table_chosen(struct table *table, int item)
{
    struct bones_view *view = &bones_table_of(table)->view;
    int chosen = view->chosen;
    struct table_answer answer = bones_input_confirm(view, item);
    if (view->chosen != chosen) {
        table_unrefuse(table->front);
    }
    return answer;
}

struct rect bones_table_panel(const struct table *table)
{
    return bones_table_of(table)->view.layout.panel;
}

/* ---- the bar ------------------------------------------------------------------------------------- */

bool bones_table_tell(const struct table *table, const struct motion_step *step, struct text *out)
{
    struct bones_look look = bones_table_look(table);
    return bones_step_text(&bones_table_of(table)->view, &look, step, out);
}

void bones_table_status(const struct table *table, struct status *status)
{
    const struct bones_table *bones = bones_table_of(table);
    struct bones_look look = bones_table_look(table);
    bones_bar_make(&bones->view, &look, status);
    table_says(table->front, status);
    if (looks(table)) {
        text_format(status->message, sizeof status->message, _("%s looks at the new hand"),
                    table_called(table, table_you(table)));
        text_copy(status->hint, sizeof status->hint,
                  bones_table_others_look(table) ? _("Then the others do, before the first tile")
                                                 : _("Then the round begins"));
    }
    if (!table_has_prompts(table->front)) {
        return;
    }
    if (looks(table)) {
        table_prompt(status, PROMPT_CONFIRM, _("Seen"));
        table_prompt(status, PROMPT_MENU, _("Menu"));
        return;
    }
    bool ready = table_ready(table);
    bool holds = ready && bones->view.chosen != BONES_TILE_NONE;
    status->spare = holds; /* the arms that it fits are lit */
    table_prompt(status, PROMPT_MOVE, holds ? _("Tile") : _("Choose"));
    if (holds && bones->view.shown.pub.phase == BONES_PHASE_PLAY) {
        table_prompt(status, PROMPT_PAGES, _("Arm"));
    }
    if (ready) {
        table_prompt(status, PROMPT_CONFIRM, holds ? _("Place") : _("Select"));
    }
    if (holds) {
        table_prompt(status, PROMPT_CANCEL, _("Back"));
        table_prompt(status, PROMPT_MENU, _("Menu"));
        return;
    }
    table_prompts(table->front, status);
}
