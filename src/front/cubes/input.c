/* SPDX-License-Identifier: MIT */
#include "front/cubes/input.h"

/* A move that is wanted, or why it is refused. */
static struct table_answer wanted(const struct cubes_view *view, struct move move)
{
    refusal why = view->motion.count > 0 ? CUBES_REFUSED_PHASE : cubes_legal(&view->shown, move);
    return answer_to(move, why);
}

/* The dice of the combination that a die is in; 0: none. */
static uint8_t set_at(const struct cubes_public *shown, int place)
{
    unsigned mask = 0;
    for (unsigned other = 0; other < CUBES_DICE; other++) {
        mask |= shown->part[place] >= CUBES_PART_FIRST && shown->part[other] == shown->part[place]
                    ? 1u << other
                    : 0;
    }
    return (uint8_t)mask;
}

/* Picks the whole combination of a die up, or puts it back. */
static struct table_answer pick(struct cubes_view *view, int place, const struct motion_ears *ears)
{
    const struct cubes_public *shown = &view->shown;
    struct move move = {.kind = CUBES_MOVE_ROLL, .card = cubes_view_to_roll(view)};
    if (view->motion.count > 0 || shown->phase != CUBES_PHASE_ROLLED) {
        return answer_to(move, CUBES_REFUSED_PHASE);
    }
    if (shown->part[place] == CUBES_PART_HELD) {
        return answer_to(move, CUBES_REFUSED_HELD_BEFORE);
    }
    if (shown->part[place] == CUBES_PART_BLANK) {
        return answer_to(move, CUBES_REFUSED_BLANK);
    }
    if (cubes_all_five(shown)) {
        return answer_to(move, CUBES_REFUSED_ALL_FIVE);
    }
    uint8_t set = set_at(shown, place);
    bool back = (view->picked & set) != 0;
    move.card = (uint8_t)(move.card ^ set);
    refusal why = back ? REFUSAL_NONE : cubes_legal(shown, move);
    if (why != REFUSAL_NONE) {
        return answer_to(move, why);
    }
    view->picked = (uint8_t)(view->picked ^ set);
    cubes_view_reckon(view);
    motion_hear(ears, &cubes_game, back ? CUBES_CUE_HOLD_DIE : CUBES_CUE_RELEASE_DIE,
                cubes_cast_foot(&view->cast, &view->layout, place).x);
    return answer_done();
}

static bool put_back(struct cubes_view *view, const struct motion_ears *ears)
{
    if (view->picked == 0) {
        return false;
    }
    view->picked = 0;
    cubes_view_reckon(view);
    motion_hear(ears, &cubes_game, CUBES_CUE_HOLD_DIE, view->layout.tray.x + view->layout.tray.w / 2);
    return true;
}

static struct table_answer roll(const struct cubes_view *view)
{
    return wanted(view, (struct move){.kind = CUBES_MOVE_ROLL, .card = cubes_view_to_roll(view)});
}

static struct table_answer hold(const struct cubes_view *view)
{
    return wanted(view, (struct move){.kind = CUBES_MOVE_HOLD});
}

/* A button that rolls went down: the cup is shaken until it comes up. */
static struct table_answer take_cup(struct cubes_view *view, enum device device)
{
    struct table_answer answer = roll(view);
    if (answer.kind != TABLE_ANSWER_MOVE) {
        return answer;
    }
    if (!view->shaking) {
        view->shaking = true;
        view->shaker = (uint8_t)device;
        view->shaken = 0;
    }
    return answer_done();
}

/* The button came up: the dice are rolled. */
static struct table_answer pour(struct cubes_view *view)
{
    if (!view->shaking) {
        return answer_pass();
    }
    view->in_cup = view->shaken >= CUBES_HOLD_MS;
    view->shaking = false;
    view->shaken = 0;
    struct table_answer answer = roll(view);
    view->in_cup = view->in_cup && answer.kind == TABLE_ANSWER_MOVE;
    return answer;
}

bool cubes_input_leave_cup(struct cubes_view *view)
{
    bool held = view->shaking || view->in_cup;
    view->shaking = view->in_cup = false;
    view->shaken = 0;
    return held;
}

struct table_answer cubes_input_confirm(struct cubes_view *view, int item, const struct motion_ears *ears)
{
    if (item >= CUBES_ITEM_DIE && item < CUBES_ITEM_DIE + CUBES_DICE) {
        return pick(view, item - CUBES_ITEM_DIE, ears);
    }
    switch (item) {
    case CUBES_ITEM_HOLD:
        return hold(view);
    case CUBES_ITEM_ROLL:
        return roll(view);
    case CUBES_ITEM_COMBOS:
        return answer_of(TABLE_ANSWER_PANEL);
    case CUBES_ITEM_MENU:
        return answer_of(TABLE_ANSWER_MENU);
    case CUBES_ITEM_WHAT:
        return answer_of(TABLE_ANSWER_WHAT);
    default:
        return answer_pass();
    }
}

/* ---- dragging -------------------------------------------------------------------------------- */

/* The pointer went down on a die: it may be dragged from there. */
static void take_die(struct cubes_view *view, int item, float x, float y)
{
    uint8_t set = set_at(&view->shown, item - CUBES_ITEM_DIE);
    bool free = set != 0 && !cubes_all_five(&view->shown) && view->motion.count == 0;
    view->drag = (struct cubes_drag){
        .on = true, .mask = free ? set : 0, .item = (int8_t)item, .from = {x, y}, .at = {x, y}};
}

static bool is_dragged(const struct cubes_view *view)
{
    const float least = 10;
    const struct cubes_drag *drag = &view->drag;
    return drag->on && vector_length(drag->at.x - drag->from.x, drag->at.y - drag->from.y) > least;
}

/* The pointer came up: outside the felt the combination is picked up, on the felt or the rail it is put back.
 */
static struct table_answer drop_die(struct cubes_view *view, const struct motion_ears *ears)
{
    struct cubes_drag drag = view->drag;
    bool dragged = is_dragged(view);
    view->drag = (struct cubes_drag){.on = false};
    bool stays = rect_holds(view->layout.felt, drag.at.x, drag.at.y) ||
                 rect_holds(view->layout.rack, drag.at.x, drag.at.y);
    bool picked = (view->picked & drag.mask) != 0;
    if (dragged && stays != picked) {
        return answer_done();
    }
    return pick(view, drag.item - CUBES_ITEM_DIE, ears);
}

/* ---- intents --------------------------------------------------------------------------------- */

static struct table_answer pointer(struct cubes_view *view, const struct focus_list *items,
                                   const struct intent *intent, const struct motion_ears *ears)
{
    int item = focus_at(items, intent->x, intent->y);
    bool die = item >= CUBES_ITEM_DIE && item < CUBES_ITEM_DIE + CUBES_DICE;
    switch (intent->kind) {
    case INTENT_PRESS:
        if (die) {
            take_die(view, item, intent->x, intent->y);
            return answer_done();
        }
        return item == CUBES_ITEM_ROLL ? take_cup(view, intent->device) : answer_pass();
    case INTENT_POINT:
        if (view->drag.on && view->drag.mask != 0) {
            view->drag.at = (struct point){intent->x, intent->y};
            return answer_done();
        }
        return answer_pass();
    case INTENT_RELEASE:
        if (view->drag.on) {
            return drop_die(view, ears);
        }
        return view->shaking && device_points((enum device)view->shaker) ? pour(view) : answer_pass();
    default:
        return answer_pass();
    }
}

static struct table_answer letter(struct cubes_view *view, const struct intent *intent,
                                  const struct motion_ears *ears)
{
    if (intent->key >= '1' && intent->key < '1' + CUBES_DICE) {
        return pick(view, intent->key - '1', ears);
    }
    if (intent->key == 't') {
        return intent->repeat ? answer_done() : take_cup(view, intent->device);
    }
    return intent->key == 'k' ? hold(view) : answer_pass();
}

struct table_answer cubes_input_intent(struct cubes_view *view, const struct focus_list *items, int focus,
                                       const struct intent *intent, const struct motion_ears *ears)
{
    switch (intent->kind) {
    case INTENT_PRESS:
    case INTENT_POINT:
    case INTENT_RELEASE:
        return pointer(view, items, intent, ears);
    case INTENT_KEY:
        return letter(view, intent, ears);
    case INTENT_CONFIRM:
        return focus == CUBES_ITEM_ROLL ? take_cup(view, intent->device) : answer_pass();
    case INTENT_SECONDARY: /* pad X */
        return take_cup(view, intent->device);
    case INTENT_ALTERNATE: /* pad Y */
        return hold(view);
    case INTENT_LET_GO:
        return view->shaking && view->shaker == intent->device ? pour(view) : answer_pass();
    case INTENT_CANCEL:
    case INTENT_CONTEXT:
        return answer_done_if(cubes_input_leave_cup(view) || put_back(view, ears));
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
    case INTENT_PAD_LOST: /* the button cannot come up any more: no roll */
        view->drag = (struct cubes_drag){.on = false};
        return answer_done_if(cubes_input_leave_cup(view));
    default:
        return answer_pass();
    }
}
