/* SPDX-License-Identifier: MIT */
/* Intents at the domino table, with what the cabinet has for every table: the menu, taking back, hints. */
#include "base/words.h"
#include "front/bar.h"
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/scenes/confirm.h"
#include "front/scenes/pause.h"
#include "front/scenes/saves.h"
#include "front/sounds.h"
#include "front/table/hint.h"
#include "front/table/play.h"
#include "front/table/scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/think.h"
#include "front/what.h"

#include <string.h>

void bones_table_items(const struct front *front, struct focus_list *list)
{
    struct bones_look look = bones_table_look(front);
    bones_items(&bones_table_of(front)->view, &look, list);
}

void bones_table_areas(const struct front *front, struct focus_list *list)
{
    struct bones_look look = bones_table_look(front);
    bones_areas(&bones_table_of(front)->view, &look, list);
}

/* ---- what is meant ------------------------------------------------------------------------------- */

static void act(struct front *front, const struct bones_answer *answer)
{
    switch (answer->kind) {
    case BONES_ANSWER_MOVE:
        table_play(front, answer->move);
        break;
    case BONES_ANSWER_REFUSED: {
        char why[TABLE_MESSAGE_SIZE];
        struct text out = text_in(why, sizeof why);
        bones_refusal_text(&bones_table_seen(front)->pub, answer->move, answer->why, &out);
        table_say(front, true, "%s", why);
        sounds_cue(front, CUE_BELL);
        break;
    }
    case BONES_ANSWER_SCORES:
        bones_table_of(front)->open = !bones_table_of(front)->open;
        sounds_cue(front, CUE_PRESS);
        break;
    case BONES_ANSWER_MENU:
        front_push(front, &pause_scene);
        break;
    case BONES_ANSWER_WHAT:
        what_toggle(front);
        break;
    default:
        break;
    }
    front_touch(front);
}

/* Whether an intent is about tiles: panels, the menu and the like answer at any time. */
static bool wants_to_play(const struct front *front, const struct intent *intent)
{
    int item = front_focus(front);
    struct focus_list list;
    switch (intent->kind) {
    case INTENT_PRESS:
        front_items(front, &list);
        item = focus_at(&list, intent->x, intent->y);
        return item < BONES_ITEM_SCORES;
    case INTENT_CONFIRM:
        return item < BONES_ITEM_SCORES;
    case INTENT_DISCARD:
    case INTENT_SORT:
        return true;
    case INTENT_KEY:
        return strchr("k1234567", intent->key) != NULL;
    default:
        return false;
    }
}

/* Input while something moves: the first hurries it, the second skips to the end. */
static bool hurry(struct front *front, const struct intent *intent)
{
    struct table *table = table_of(front);
    if (!wants_to_play(front, intent) || intent->repeat) {
        return false;
    }
    if (!table_moves(front)) {
        bool thinking = !table_ready(front) && table->think_ticks > 1;
        table->think_ticks = thinking ? 1 : table->think_ticks;
        return thinking;
    }
    if (!table->hurried) {
        table->hurried = true;
    } else {
        table->game->view->finish(front, true);
    }
    front_touch(front);
    return true;
}

/* The letters that every table has. */
static bool letter(struct front *front, char key)
{
    switch (key) {
    case 'z':
        table_take_back(front);
        return true;
    case 'h':
        table_hint(front);
        return true;
    case 's':
        if (table_is_lesson(front) || table_is_day(front)) {
            return false;
        }
        saves_ask(front, NULL);
        return true;
    case 'q':
        confirm_quit(front);
        return true;
    case 'c':
        act(front, &(struct bones_answer){.kind = BONES_ANSWER_SCORES});
        return true;
    default:
        return false;
    }
}

bool bones_table_intent(struct front *front, const struct intent *intent)
{
    struct bones_table *table = bones_table_of(front);
    if (hurry(front, intent)) {
        return true;
    }
    if (table_ready(front)) {
        struct focus_list list;
        front_items(front, &list);
        struct bones_answer answer = bones_input_intent(&table->view, &list, front_focus(front), intent);
        if (answer.kind != BONES_ANSWER_PASS) {
            act(front, &answer);
            return true;
        }
    }
    switch (intent->kind) {
    case INTENT_PAD_LOST:
    case INTENT_MENU:
        front_push(front, &pause_scene);
        return true;
    case INTENT_ERASE:
        table_take_back(front);
        return true;
    case INTENT_KEY:
        return letter(front, intent->key);
    default:
        return false;
    }
}

void bones_table_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id < BONES_ITEM_SCORES && !table_ready(front)) {
        return;
    }
    struct bones_answer answer = bones_input_confirm(&bones_table_of(front)->view, item->id);
    act(front, &answer);
}

void bones_table_cancel(struct front *front)
{
    if (bones_table_of(front)->open) {
        act(front, &(struct bones_answer){.kind = BONES_ANSWER_SCORES});
    } else if (front->device != DEVICE_KEYS && table_can_take_back(front)) {
        table_take_back(front); /* Esc is the menu, and Backspace takes back */
    } else {
        front_push(front, &pause_scene);
    }
}

/* ---- the bar ------------------------------------------------------------------------------------- */

static void prompt(struct status *status, enum prompt_key key, const char *label)
{
    if (status->prompts < PROMPTS_MAX) {
        status->prompt[status->prompts++] = (struct prompt){key, label};
    }
}

void bones_table_status(const struct front *front, struct status *status)
{
    const struct table *table = table_of(front);
    const struct bones_table *bones = bones_table_of(front);
    struct bones_look look = bones_table_look(front);
    struct bones_bar bar;
    bones_bar_make(&bones->view, &look, &bar);
    text_copy(status->message, sizeof status->message, bar.message);
    text_copy(status->hint, sizeof status->hint, table->message[0] ? table->message : bar.hint);
    status->lamp = bar.lamp;
    status->urgent = bar.urgent || table->message[0];
    int turn = session_turn(&table->session);
    if (turn != SEAT_NONE && table_think_shows(front)) {
        text_format(status->message, sizeof status->message, _("%s is thinking\xE2\x80\xA6"),
                    table_called(front, turn));
    }
    enum frame_kind kind = front->frame.kind;
    if (kind == FRAME_POCKET || kind == FRAME_FLAT) {
        return; /* phones have buttons and a menu instead */
    }
    bool ready = table_ready(front);
    bool holds = ready && bones->view.chosen != BONES_TILE_NONE;
    prompt(status, PROMPT_MOVE, holds ? _("Tile") : _("Choose"));
    if (holds && bones->view.shown.pub.phase == BONES_PHASE_PLAY) {
        prompt(status, PROMPT_PAGES, _("Arm"));
    }
    if (ready) {
        prompt(status, PROMPT_CONFIRM, holds ? _("Place") : _("Select"));
    }
    if (holds) {
        prompt(status, PROMPT_CANCEL, _("Back"));
        prompt(status, PROMPT_MENU, _("Menu"));
        return;
    }
    if (table_can_take_back(front)) {
        prompt(status, front->device == DEVICE_KEYS ? PROMPT_TAKE_BACK : PROMPT_CANCEL, _("Take back"));
    }
    if (ready) {
        prompt(status, PROMPT_HINT, bar_hint_is_held(front) ? _("Hold: hint") : _("Hint"));
    }
    prompt(status, PROMPT_MENU, _("Menu"));
}
