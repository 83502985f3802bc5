/* SPDX-License-Identifier: MIT */
#include "front/scenes/table_scene.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/whats_this.h"
#include "front/journey/journey.h"
#include "front/journey/rings.h"
#include "front/lesson/lessons.h"
#include "front/scenes/acts.h"
#include "front/scenes/ending.h"
#include "front/scenes/leaving.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/hint.h"
#include "front/table/movement.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/stakes.h"
#include "front/table/table.h"
#include "front/table/tell.h"
#include "front/table/think.h"
#include "front/table/turn.h"

static const struct game_view *view_of(const struct front *front)
{
    return table_of(front)->game->view;
}

/* ---- intents --------------------------------------------------------------------------------------- */

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

static bool table_intent(struct front *front, const struct intent *intent)
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

static void table_confirm(struct front *front, const struct focus_item *item)
{
    if (view_of(front)->plays(item->id) && !table_ready(table_of(front))) {
        return;
    }
    struct table_answer answer = view_of(front)->chosen(table_of(front), item->id);
    act(front, &answer);
}

/* Puts down what is held. If nothing is: B and the right button take a move back, if they can, and Esc and
 * all others open the menu. */
static void table_cancel(struct front *front)
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

/* ---- the bar --------------------------------------------------------------------------------------- */

void table_prompt(struct status *status, enum prompt_key key, const char *label)
{
    bar_prompt(status, key, label);
}

void table_prompts(const struct front *front, struct status *status)
{
    if (table_can_take_back(front)) {
        enum prompt_key key = front->device == DEVICE_KEYS ? PROMPT_UNDO : PROMPT_CANCEL;
        table_prompt(status, key, _("Take back"));
    }
    if (table_ready(table_of(front))) {
        table_prompt(status, PROMPT_HINT, bar_hint_is_held(front) ? _("Hold: hint") : _("Hint"));
    }
    table_prompt(status, PROMPT_MENU, _("Menu"));
}

void table_says(const struct front *front, struct status *status)
{
    const struct table *table = table_of(front);
    int turn = session_turn(&table->session);
    bool coached = table_is_lesson(table_of(front)) && table->refused; /* the coach says it */
    if (table->message[0] && !coached) {
        text_copy(status->hint, sizeof status->hint, table->message);
        status->urgent = true;
    }
    if (turn != SEAT_NONE && table_think_shows(table_of(front))) {
        /* TRANSLATORS: %s is the opponent's name. */
        text_format(status->message, sizeof status->message, _("%s is thinking\xE2\x80\xA6"),
                    table_called(table_of(front), turn));
    }
}

bool table_has_prompts(const struct front *front)
{
    return !frame_is_phone(front->frame.kind) || front->settings.scan != SCAN_OFF;
}

void table_bar(const struct front *front, struct status *status)
{
    status->lamp = table_ready(table_of(front));
    table_says(front, status);
    if (table_has_prompts(front)) {
        bar_choose(status, _("Select"), NULL);
        table_prompts(front, status);
    }
}

/* ---- the scene ------------------------------------------------------------------------------------- */

/* Whether hands must be hidden when the screen is handed over. */
static bool hides(const struct front *front)
{
    return table_of(front)->session.game->secrets && table_shared(table_of(front)) &&
           !table_is_lesson(table_of(front));
}

/* Opens a sheet, a question or the screen that hides the hands, when no movement is left. */
static bool open_due_scene(struct front *front)
{
    struct table *table = table_of(front);
    if (table_moves(table)) {
        return false;
    }
    const struct scene *sheet = view_of(front)->sheet;
    bool over = table_phase(table) != GAME_PLAYING;
    if (over && ending_due(front) && !table->game->ending->next) {
        ending_open(front);
        return true;
    }
    if (over && day_has_sheet(front)) {
        front_open(front, OPEN_DAY_SHEET);
        return true;
    }
    if (over && sheet) {
        front_push(front, sheet);
        return true;
    }
    int turn = session_turn(&table->session), wanted = table_wanted(table), you = table_you(table);
    bool lifted = wanted == you && (table->lifted || table_looker(table) == SEAT_NONE);
    if (wanted != SEAT_NONE && !lifted && hides(front)) {
        front_open(front, OPEN_HANDOVER);
        return true;
    }
    if (turn != SEAT_NONE && turn != you && table_sits_here(table, turn) &&
        !table_is_lesson(table) && !table->session.game->secrets) {
        table_see(table, turn); /* nothing is hidden: the person in turn sits at the foot of the screen */
        return true;
    }
    return view_of(front)->interlude && view_of(front)->interlude(table);
}

static bool table_tick(struct front *front)
{
    const struct game_view *view = view_of(front);
    bool moving = table_stakes_tick(table_of(front)); /* before a scene that is due comes over the table */
    if (lessons_tick(front) || open_due_scene(front)) {
        return true;
    }
    table_hint_tick(front); /* the table makes room for what it says */
    moving = table_animate(table_of(front), 1) || moving;
    moving = table_think_tick(front) || moving;
    table_tell_turn(table_of(front));
    moving = lessons_point(front) || moving;
    return (view->tick && view->tick(table_of(front))) || moving;
}

static void focus_first(struct front *front)
{
    struct focus_list list;
    front_items(front, &list);
    if (list.count > 0) {
        front_set_focus(front, list.item[0].id);
    }
}

static void table_enter(struct front *front)
{
    lessons_enter(front);
    day_enter(front);
    journey_enter(front);
    if (view_of(front)->enter) {
        view_of(front)->enter(table_of(front));
    } else {
        focus_first(front);
    }
    if (hides(front) && !table_moves(table_of(front)) &&
        session_turn(&table_of(front)->session) != SEAT_NONE) {
        front_open(front, OPEN_HANDOVER); /* another person than the viewer may be looking */
    }
}

static void table_leave(struct front *front)
{
    table_finish(table_of(front), false); /* the rules are ahead of a movement: it may be skipped */
    sounds_hush(front, 0);
    lessons_put_back(front);
    day_put_back(front);
    journey_put_back(front);
}

int table_piece(const struct front *front)
{
    return view_of(front)->piece ? view_of(front)->piece(table_of(front)) : PIECE_CAFE;
}

static void table_items(const struct front *front, struct focus_list *list)
{
    view_of(front)->items(table_of(front), list);
}

static void table_areas(const struct front *front, struct focus_list *list)
{
    view_of(front)->areas(table_of(front), list);
}

void table_paint(const struct front *front, struct draw_list *list, float blend)
{
    view_of(front)->draw(table_of(front), list, blend);
    lessons_draw(front, list);
    if (view_of(front)->draw_over) {
        view_of(front)->draw_over(table_of(front), list, blend);
    }
}

static void table_status(const struct front *front, struct status *status)
{
    view_of(front)->status(table_of(front), status);
    rings_status(front, status);
    if (table_waits(table_of(front))) {
        text_copy(status->hint, sizeof status->hint, _("Press any button to go on."));
        status->urgent = true;
        status->prompts = 0;
        if (table_has_prompts(front)) {
            table_prompt(status, PROMPT_CONFIRM, _("Go on"));
            table_prompt(status, PROMPT_MENU, _("Menu"));
        }
    }
}

const struct scene table_scene = {
    .name = "table",
    .opaque = true,
    .lives = true,
    .enter = table_enter,
    .leave = table_leave,
    .items = table_items,
    .areas = table_areas,
    .intent = table_intent,
    .confirm = table_confirm,
    .cancel = table_cancel,
    .tick = table_tick,
    .draw = table_paint,
    .status = table_status,
    .piece = table_piece,
    .cards = true,
};
