/* SPDX-License-Identifier: MIT */
#include "front/bones/input.h"

#include "front/bones/words.h"

/* A move that is wanted, or why it is refused. */
static struct table_answer wanted(const struct bones_view *view, struct move move)
{
    const struct bones_observation *shown = &view->shown;
    refusal why =
        view->motion.count > 0 ? BONES_REFUSED_NOT_NOW : bones_legal(&shown->pub, shown->hand, move);
    return answer_to(move, why);
}

static struct move play_of(int tile, int arm)
{
    return (struct move){.kind = BONES_MOVE_PLAY, .card = (uint8_t)tile, .target = (uint8_t)arm};
}

/* ---- tiles and arms -------------------------------------------------------------------------- */

static bool leads(const struct bones_view *view)
{
    return view->shown.pub.phase == BONES_PHASE_LEAD;
}

/* Whether a tile can go to one place only. */
static bool has_one_place(const struct bones_view *view, int tile)
{
    unsigned arms = bones_view_arms_of(view, tile);
    return leads(view) || (arms & (arms - 1)) == 0;
}

static int first_arm(unsigned arms)
{
    for (int i = 0; i < 4; i++) {
        if (arms >> bones_clockwise[i] & 1u) {
            return bones_clockwise[i];
        }
    }
    return BONES_ARM_NONE;
}

static void pick(struct bones_view *view, int tile)
{
    unsigned arms = bones_view_arms_of(view, tile);
    view->chosen = (uint8_t)tile;
    view->aimed = (uint8_t)(arms ? first_arm(arms) : BONES_ARM_NONE);
}

/* Why a tile cannot be played anywhere; REFUSAL_NONE: it can. */
static struct table_answer try_tile(const struct bones_view *view, int tile)
{
    if (leads(view)) {
        return wanted(view, play_of(tile, BONES_ARM_NONE));
    }
    unsigned arms = bones_view_arms_of(view, tile);
    return wanted(view, play_of(tile, arms ? first_arm(arms) : BONES_NORTH));
}

struct table_answer bones_input_lay(struct bones_view *view, int arm)
{
    if (view->chosen == BONES_TILE_NONE) {
        return answer_pass();
    }
    struct table_answer answer = wanted(view, play_of(view->chosen, leads(view) ? BONES_ARM_NONE : arm));
    if (answer.kind == TABLE_ANSWER_MOVE) {
        view->aimed = (uint8_t)arm;
    }
    return answer;
}

struct table_answer bones_input_choose(struct bones_view *view, int place)
{
    int tile = bones_view_tile(view, place);
    if (tile == BONES_TILE_NONE) {
        return answer_pass();
    }
    struct table_answer can = try_tile(view, tile);
    if (can.kind != TABLE_ANSWER_MOVE) {
        return can;
    }
    if (view->chosen == tile) {
        return bones_input_lay(view, view->aimed);
    }
    pick(view, tile);
    return answer_done();
}

/* Aims the chosen tile at the next arm that takes it; way: 1 clockwise, -1 back. False: nothing is chosen, or
 * no arm takes it. */
static bool aim(struct bones_view *view, int way)
{
    unsigned arms = bones_view_arms_of(view, view->chosen);
    if (view->chosen == BONES_TILE_NONE || arms == 0 || view->motion.count > 0) {
        return false;
    }
    int at = 0;
    while (at < 3 && bones_clockwise[at] != view->aimed) {
        at++;
    }
    do {
        at = (at + way + 4) % 4;
    } while (!(arms >> bones_clockwise[at] & 1u));
    view->aimed = bones_clockwise[at];
    return true;
}

static struct table_answer knock(const struct bones_view *view)
{
    return wanted(view, (struct move){.kind = BONES_MOVE_PASS});
}

bool bones_input_forced(const struct bones_view *view, const struct bones_look *look)
{
    return look->mine && look->knocks && knock(view).kind == TABLE_ANSWER_MOVE;
}

/* ---- items ----------------------------------------------------------------------------------- */

/* An arm was confirmed: the chosen tile goes there. Without one nothing is done; the bar says what the arm
 * shows. */
static struct table_answer confirm_arm(struct bones_view *view, int arm)
{
    return view->chosen == BONES_TILE_NONE ? answer_done() : bones_input_lay(view, arm);
}

static struct table_answer confirm_double(const struct bones_view *view, int number)
{
    return wanted(view, (struct move){.kind = BONES_MOVE_NAME, .card = (uint8_t)bones_tile(number, number)});
}

struct table_answer bones_input_confirm(struct bones_view *view, int item)
{
    if (item >= BONES_ITEM_TILE && item < BONES_ITEM_TILE + BONES_HAND) {
        return bones_input_choose(view, item - BONES_ITEM_TILE);
    }
    if (item >= BONES_ITEM_ARM && item < BONES_ITEM_VALUE + BONES_ARMS) {
        return confirm_arm(view, bones_item_arm(item));
    }
    if (item >= BONES_ITEM_DOUBLE && item < BONES_ITEM_DOUBLE + BONES_NUMBERS) {
        return confirm_double(view, item - BONES_ITEM_DOUBLE);
    }
    switch (item) {
    case BONES_ITEM_KNOCK:
        return knock(view);
    case BONES_ITEM_AGAIN:
        return wanted(view, (struct move){.kind = BONES_MOVE_REDEAL});
    case BONES_ITEM_KEEP:
        return wanted(view, (struct move){.kind = BONES_MOVE_KEEP});
    case BONES_ITEM_SCORES:
        return answer_of(TABLE_ANSWER_PANEL);
    case BONES_ITEM_MENU:
        return answer_of(TABLE_ANSWER_MENU);
    case BONES_ITEM_WHAT:
        return answer_of(TABLE_ANSWER_WHAT);
    default:
        return answer_pass();
    }
}

int bones_input_first(const struct bones_view *view)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(view, view->shown.hand, tile);
    switch (view->shown.pub.phase) {
    case BONES_PHASE_REDEAL:
        return BONES_ITEM_KEEP;
    case BONES_PHASE_NAME:
        for (int number = BONES_NUMBERS - 1; number >= 0; number--) {
            if (view->shown.hand & bones_bit(bones_tile(number, number))) {
                return BONES_ITEM_DOUBLE + number;
            }
        }
        return BONES_ITEM_DOUBLE + BONES_NUMBERS - 1;
    default:
        for (int i = 0; i < count; i++) {
            if (bones_view_fits(view, tile[i])) {
                return BONES_ITEM_TILE + i;
            }
        }
        return count > 0 && knock(view).kind == TABLE_ANSWER_MOVE ? BONES_ITEM_KNOCK : BONES_ITEM_TILE;
    }
}

/* ---- dragging -------------------------------------------------------------------------------- */

/* The arm whose place a point is at, among those of a mask; BONES_ARM_NONE: none. */
static int arm_at(const struct bones_view *view, unsigned arms, struct point at)
{
    const float near = 46;
    int best = BONES_ARM_NONE;
    float least = 0;
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        const struct bones_end *end = &view->star.end[arm];
        if (!(arms >> (unsigned)arm & 1u)) {
            continue;
        }
        struct rect box = bones_camera_box(view->to, end->slot, end->lying);
        struct point middle = rect_middle(box);
        float dx = at.x - middle.x, dy = at.y - middle.y, away = dx * dx + dy * dy;
        bool in = rect_holds(rect_grow(box, near), at.x, at.y) ||
                  rect_holds(bones_layout_value_box(&view->layout, arm), at.x, at.y);
        if (in && (best == BONES_ARM_NONE || away < least)) {
            best = arm;
            least = away;
        }
    }
    return best;
}

static unsigned all_arms(const struct bones_view *view)
{
    return view->star.count > 0 ? ~0u : 0;
}

/* The pointer went down on a tile: it may be dragged from there. What cannot be played is refused at once. */
static struct table_answer take_tile(struct bones_view *view, int tile, const struct intent *intent)
{
    struct table_answer can = try_tile(view, tile);
    if (can.kind != TABLE_ANSWER_MOVE) {
        return can;
    }
    view->drag = (struct bones_drag){.on = true,
                                     .tile = (uint8_t)tile,
                                     .was_chosen = view->chosen == tile,
                                     .from = {intent->x, intent->y},
                                     .at = {intent->x, intent->y}};
    if (!view->drag.was_chosen) {
        pick(view, tile);
    }
    if (intent->clicks >= 2 && view->drag.was_chosen) { /* where one arm takes it, it goes there */
        view->drag.on = false;
        return has_one_place(view, tile) ? bones_input_lay(view, view->aimed) : answer_done();
    }
    return answer_done();
}

static struct table_answer drag_on(struct bones_view *view, struct point at)
{
    view->drag.at = at;
    if (bones_view_drags(view) && !leads(view)) {
        int arm = arm_at(view, bones_view_arms_of(view, view->drag.tile), at);
        view->aimed = (uint8_t)arm;
        view->drag.over = (uint8_t)(arm != BONES_ARM_NONE ? arm : arm_at(view, all_arms(view), at));
    }
    return answer_done();
}

/* The pointer came up: on an arm the tile is laid, elsewhere it goes back. */
static struct table_answer drop_tile(struct bones_view *view)
{
    struct bones_drag drag = view->drag;
    bool dragged = bones_view_drags(view);
    view->drag = (struct bones_drag){.on = false};
    if (!dragged) {
        return drag.was_chosen && has_one_place(view, drag.tile) ? bones_input_lay(view, view->aimed)
                                                                 : answer_done();
    }
    if (leads(view) && rect_holds(view->layout.field, drag.at.x, drag.at.y)) {
        return bones_input_lay(view, BONES_ARM_NONE);
    }
    int arm = arm_at(view, bones_view_arms_of(view, drag.tile), drag.at);
    if (arm != BONES_ARM_NONE) {
        return bones_input_lay(view, arm);
    }
    int shut = arm_at(view, all_arms(view), drag.at);
    struct table_answer answer =
        shut == BONES_ARM_NONE ? answer_done() : wanted(view, play_of(drag.tile, shut));
    bones_view_put_back(view);
    return answer;
}

/* ---- intents --------------------------------------------------------------------------------- */

static struct table_answer pointer(struct bones_view *view, const struct focus_list *items,
                                   const struct intent *intent)
{
    int item = focus_at(items, intent->x, intent->y), arm = bones_item_arm(item);
    int tile = bones_view_tile(view, item - BONES_ITEM_TILE);
    switch (intent->kind) {
    case INTENT_PRESS:
        return tile != BONES_TILE_NONE ? take_tile(view, tile, intent) : answer_pass();
    case INTENT_POINT:
        if (view->drag.on) {
            return drag_on(view, (struct point){intent->x, intent->y});
        }
        if (bones_view_arms_of(view, view->chosen) >> (unsigned)arm & 1u) {
            view->aimed = (uint8_t)arm;
        }
        return answer_pass();
    case INTENT_RELEASE:
        return view->drag.on ? drop_tile(view) : answer_pass();
    default:
        return answer_pass();
    }
}

/* The arm of a letter, in the language in use or in English. */
static int arm_of_letter(char key)
{
    static const char english[BONES_ARMS] = "-nsew";
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        char own = bones_arm_letter_of(arm)[0];
        own = own >= 'A' && own <= 'Z' ? (char)(own - 'A' + 'a') : own;
        if (key == own || key == english[arm]) {
            return arm;
        }
    }
    return BONES_ARM_NONE;
}

/* Aims the chosen tile at an arm; without one the tile in focus is chosen. */
static struct table_answer aim_at(struct bones_view *view, int focus, int arm)
{
    bool held = view->chosen != BONES_TILE_NONE;
    int tile = held ? view->chosen : bones_view_tile(view, focus - BONES_ITEM_TILE);
    if (tile == BONES_TILE_NONE || view->shown.pub.phase != BONES_PHASE_PLAY) {
        return answer_done();
    }
    struct table_answer can = wanted(view, play_of(tile, arm));
    if (can.kind != TABLE_ANSWER_MOVE) {
        return can;
    }
    if (!held) {
        pick(view, tile);
    }
    view->aimed = (uint8_t)arm;
    return answer_done();
}

static struct table_answer letter(struct bones_view *view, int focus, char key)
{
    if (key >= '1' && key < '1' + BONES_HAND && view->shown.pub.phase >= BONES_PHASE_LEAD) {
        int tile = bones_view_tile(view, key - '1');
        bool again = tile != BONES_TILE_NONE && view->chosen == tile;
        return again ? answer_done() : bones_input_choose(view, key - '1');
    }
    int arm = arm_of_letter(key);
    if (arm != BONES_ARM_NONE) { /* never one of the cabinet's letters: S is south, not "save" */
        return aim_at(view, focus, arm);
    }
    if (key == 'b') {
        return answer_done_if(bones_view_put_back(view));
    }
    return key == 'k' ? knock(view) : answer_pass();
}

/* Confirms the chosen tile if it is in focus. */
static struct table_answer confirm(struct bones_view *view, int focus)
{
    int tile = bones_view_tile(view, focus - BONES_ITEM_TILE);
    return tile != BONES_TILE_NONE && tile == view->chosen ? bones_input_lay(view, view->aimed)
                                                           : answer_pass();
}

static struct table_answer sorted(struct bones_view *view, int focus, const struct intent *intent)
{
    if (intent->device == DEVICE_PAD) {
        return knock(view);
    }
    bool west = bones_arm_letter_of(BONES_WEST)[0] == 'O' && !leads(view);
    return west ? aim_at(view, focus, BONES_WEST) : answer_pass();
}

struct table_answer bones_input_intent(struct bones_view *view, const struct focus_list *items, int focus,
                                       const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_PRESS:
    case INTENT_POINT:
    case INTENT_RELEASE:
        return pointer(view, items, intent);
    case INTENT_KEY:
        return letter(view, focus, intent->key);
    case INTENT_CONFIRM:
        return confirm(view, focus);
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        return answer_done_if(aim(view, intent->kind == INTENT_PAGE_NEXT ? 1 : -1));
    case INTENT_ALTERNATE: /* pad Y; O */
        return sorted(view, focus, intent);
    case INTENT_CANCEL:
    case INTENT_CONTEXT:
    case INTENT_ERASE:
        return answer_done_if(bones_view_put_back(view));
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
    case INTENT_PAD_LOST: /* the pointer cannot come up any more: nothing is laid */
        view->drag = (struct bones_drag){.on = false};
        return answer_pass();
    default:
        return answer_pass();
    }
}
