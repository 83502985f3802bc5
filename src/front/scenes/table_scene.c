/* SPDX-License-Identifier: MIT */
#include "front/scenes/table_scene.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/journey/rings.h"
#include "front/lesson/lessons.h"
#include "front/net/at_table.h"
#include "front/net/others.h"
#include "front/scenes/acts.h"
#include "front/scenes/ending.h"
#include "front/scenes/table_intents.h"
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
    bool over = table_phase(table) != GAME_PLAYING && !table_has_sent(table);
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
    if (turn != SEAT_NONE && turn != you && table_sits_here(table, turn) && !table_is_lesson(table) &&
        !table->session.game->secrets) {
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
    others_step_out(front);
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
    at_table_draw(front, list);
    lessons_draw(front, list);
    if (view_of(front)->draw_over) {
        view_of(front)->draw_over(table_of(front), list, blend);
    }
}

static void table_status(const struct front *front, struct status *status)
{
    view_of(front)->status(table_of(front), status);
    rings_status(front, status);
    at_table_status(front, status, table_has_prompts(front));
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
    .intent = table_scene_intent,
    .confirm = table_scene_confirm,
    .cancel = table_scene_cancel,
    .tick = table_tick,
    .draw = table_paint,
    .status = table_status,
    .piece = table_piece,
    .cards = true,
};
