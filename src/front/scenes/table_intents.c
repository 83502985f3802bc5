/* SPDX-License-Identifier: MIT */
#include "front/scenes/table_intents.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/whats_this.h"
#include "front/scenes/acts.h"
#include "front/scenes/leaving.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/table/hint.h"
#include "front/table/movement.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/think.h"

static const struct game_view *view_of(const struct front *front)
{
    return table_of(front)->game->view;
}

static bool is_letter_of(const struct game_front *game, char key)
{
    for (int i = ACTION_LETTER; i < ACTIONS; i++) {
        const struct action_facts *letter = action_facts(game, (enum action)i);
        if (letter && letter->letter == key) {
            return true;
        }
    }
    return false;
}

static bool is_about_play(const struct front *front, const struct intent *intent)
{
    const struct game_view *view = view_of(front);
    struct focus_list list;
    switch (intent->kind) {
    case INTENT_PRESS:
        front_items(front, &list);
        return view->plays(focus_at(&list, intent->x, intent->y));
    case INTENT_CONFIRM: /* a focus that is lent is where nobody put it; who is to look says so with it */
        return (front_focus_is_lent(front, front_scene(front)) &&
                table_looker(table_of(front)) == SEAT_NONE) ||
               view->plays(front_focus(front));
    case INTENT_SECONDARY:
        return true;
    case INTENT_ALTERNATE:
        return view->alternate_plays;
    case INTENT_KEY:
        return (intent->key >= '1' && intent->key <= '9') || is_letter_of(table_of(front)->game, intent->key);
    default:
        return false;
    }
}

bool table_hurry(struct front *front, const struct intent *intent)
{
    struct table *table = table_of(front);
    if (!is_about_play(front, intent) || intent->repeat) {
        return false;
    }
    if (!table_moves(table_of(front))) {
        int least = table_veil_least(table);
        bool thinking = !table_ready(table_of(front)) && table->think_ticks > least;
        table->think_ticks = thinking ? least : table->think_ticks;
        return thinking;
    }
    if (!table->hurried) {
        table->hurried = true;
    } else {
        table_skip(table_of(front));
    }
    front_touch(front);
    return true;
}

static bool letter(struct front *front, char key)
{
    static const struct {
        char key;
        void (*act)(struct front *front);
    } letters[] = {{'z', table_take_back}, {'h', table_hint}, {'s', table_ask_save}, {'q', confirm_quit}};
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
        if (letters[i].key == key) {
            letters[i].act(front);
            return true;
        }
    }
    return false;
}

static bool common_intent(struct front *front, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_PAD_LOST:
    case INTENT_MENU:
        front_open(front, OPEN_PAUSE);
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

void table_turn_panel(struct front *front)
{
    table_of(front)->opened = !table_of(front)->opened;
    sounds_cue(front, CUE_PRESS);
    front_touch(front);
}

/* Says why a move is refused, with a bell. */
static void refuse(struct front *front, struct move move, refusal why)
{
    char sentence[TABLE_MESSAGE_SIZE];
    struct text out = text_in(sentence, sizeof sentence);
    table_of(front)->game->words.refusal(table_seen(table_of(front)), move, why, &out);
    table_say(table_of(front), true, "%s", sentence);
    sounds_cue(front, CUE_BELL);
}

static void act(struct front *front, const struct table_answer *answer)
{
    switch (answer->kind) {
    case TABLE_ANSWER_MOVE:
        table_play(table_of(front), answer->move);
        break;
    case TABLE_ANSWER_REFUSED:
        refuse(front, answer->move, answer->why);
        break;
    case TABLE_ANSWER_PANEL:
        table_turn_panel(front);
        break;
    case TABLE_ANSWER_MENU:
        front_open(front, OPEN_PAUSE);
        break;
    case TABLE_ANSWER_WHAT:
        whats_this_toggle(front);
        break;
    case TABLE_ANSWER_PASS:
    case TABLE_ANSWER_DONE:
        break;
    }
    front_touch(front);
}

/* Where a view does not say what is meant: a letter of the game's own is the item of its name. */
static struct table_answer meant_by_name(struct front *front, const struct focus_list *items,
                                         const struct intent *intent)
{
    const struct action_facts *letter = table_of(front)->game->letters;
    for (; intent->kind == INTENT_KEY && letter && letter->name; letter++) {
        const struct focus_item *item = focus_named(items, letter->name);
        if (letter->letter == intent->key && item) {
            return view_of(front)->chosen(table_of(front), item->id);
        }
    }
    return answer_pass();
}

/* A table that waits after the move of an opponent goes on. */
static bool go_on(struct front *front, const struct intent *intent)
{
    bool press = intent->kind == INTENT_PRESS || intent->kind == INTENT_CONFIRM ||
                 intent->kind == INTENT_SECONDARY || intent->kind == INTENT_ALTERNATE;
    if (!press || !table_waits(table_of(front))) {
        return false;
    }
    table_of(front)->waits_at = 0;
    front_touch(front);
    return true;
}

bool table_scene_intent(struct front *front, const struct intent *intent)
{
    const struct game_view *view = view_of(front);
    if (go_on(front, intent)) {
        return true;
    }
    if (view->first && view->first(table_of(front), intent)) {
        return true;
    }
    if (table_of(front)->opened && view->panel && intent->kind == INTENT_PRESS &&
        rect_holds(view->panel(table_of(front)), intent->x, intent->y)) {
        table_turn_panel(front); /* the press does not reach what is below */
        return true;
    }
    if (table_hurry(front, intent) || (view->intent && view->intent(table_of(front), intent))) {
        return true;
    }
    if (table_ready(table_of(front))) {
        struct focus_list list;
        front_items(front, &list);
        struct table_answer answer =
            view->meant ? view->meant(table_of(front), &list, intent) : meant_by_name(front, &list, intent);
        if (answer.kind != TABLE_ANSWER_PASS) {
            act(front, &answer);
            return true;
        }
    }
    return common_intent(front, intent);
}

void table_scene_confirm(struct front *front, const struct focus_item *item)
{
    if (view_of(front)->plays(item->id) && !table_ready(table_of(front))) {
        return;
    }
    struct table_answer answer = view_of(front)->chosen(table_of(front), item->id);
    act(front, &answer);
}

/* Puts down what is held. If nothing is: B and the right button take a move back, if they can, and Esc and
 * all others open the menu. */
void table_scene_cancel(struct front *front)
{
    const struct game_view *view = view_of(front);
    if (table_of(front)->opened) {
        table_turn_panel(front);
    } else if (view->put_down && view->put_down(table_of(front))) {
        front_touch(front);
    } else if (front->device != DEVICE_KEYS && table_can_take_back(front)) {
        table_take_back(front);
    } else {
        front_open(front, OPEN_PAUSE);
    }
}

void table_unrefuse(struct front *front)
{
    struct table *table = table_of(front);
    if (table->refused && !table_is_lesson(table_of(front))) {
        table->refused = false;
        table->message[0] = '\0';
        front_touch(front);
    }
}

void table_ask_save(struct front *front)
{
    if (table_is_lesson(table_of(front))) {
        table_say(table_of(front), false, "%s",
                  _("A lesson is not saved: it can be played again at any time."));
    } else {
        saves_ask(front, NULL);
    }
}
