/* SPDX-License-Identifier: MIT */
/* The road table's answers to mouse, keys and pad. */
#include "base/check.h"
#include "base/words.h"
#include "front/front.h"
#include "front/mille_sound.h"
#include "front/mille_words.h"

#include <math.h>
#include <string.h>

/* How far the pointer goes with the button down before a click becomes a drag. */
static const float drag_starts = 8;
/* How far outside a place a dropped card still counts. */
static const float forgiving = 36;

enum { GROUP_HAND, GROUP_PILES, GROUP_PLACES, GROUP_PANELS };

static const char *const place_names[PLACES] = {"battle", "speed", "safeties", "miles"};

static struct rect span(struct rect a, struct rect b)
{
    return (struct rect){a.x, a.y, b.x + b.w - a.x, a.h};
}

static struct rect place_box(const struct mille_row *row, enum table_place place)
{
    switch (place) {
    case PLACE_BATTLE:
        return row->battle;
    case PLACE_SPEED:
        return row->speed;
    case PLACE_SAFETIES:
        return span(row->safety[0], row->safety[SAFETY_KINDS - 1]);
    default:
        return span(row->miles[0], row->miles[DISTANCE_KINDS - 1]);
    }
}

void mille_table_items(const struct front *front, struct focus_list *list)
{
    const struct mille_table *table = &front->table;
    const struct mille_layout *layout = &table->layout;
    const struct mille_state *state = mille_table_state(front);
    bool ready = mille_table_ready(front);
    for (int r = 1; r >= 0; r--) {
        for (int place = 0; place < PLACES; place++) {
            bool enabled = ready && table->raised >= 0;
            if (enabled) {
                struct move move = mille_table_move_of(front, table->raised);
                enabled =
                    mille_table_row(front, move.target) == r &&
                    mille_legal(&state->pub, &state->hand[mille_table_you(front)], move) == REFUSAL_NONE;
            }
            focus_add(list, PLACE_ID(r, place), place_box(&layout->row[r], (enum table_place)place), enabled,
                      GROUP_PLACES, "%s.%s", r ? "opponent" : "you", place_names[place]);
        }
    }
    focus_add(list, ITEM_DECK, layout->deck, ready && state->pub.phase == PHASE_DRAW, GROUP_PILES, "deck");
    focus_add(list, ITEM_DISCARD, layout->discard,
              ready && state->pub.phase == PHASE_PLAY && table->raised >= 0, GROUP_PILES, "discard");
    focus_add(list, ITEM_SCORE, layout->score, true, GROUP_PANELS, "score");
    focus_add(list, ITEM_MOVES, layout->moves, true, GROUP_PANELS, "moves");
    focus_add(list, ITEM_CURES, layout->cures, true, GROUP_PANELS, "cures");
    focus_add(list, ITEM_WHAT, layout->what, true, GROUP_PANELS, "what");
    const struct shown_hand *hand = &table->shown.hand[mille_table_you(front)];
    for (int i = 0; i < hand->count; i++) {
        /* The place at rest, not the lifted card: what lies under the pointer must not depend on it. */
        struct rect box = mille_layout_card(layout, mille_layout_slot(layout, i, hand->count, -1));
        bool enabled = ready && !hand->card[i].arriving &&
                       mille_legal(&state->pub, &state->hand[mille_table_you(front)],
                                   mille_table_move_of(front, i)) == REFUSAL_NONE;
        focus_add(list, ITEM_HAND + i, box, enabled, GROUP_HAND, "hand.%d", i + 1);
    }
}

/* ---- acts ---------------------------------------------------------------------------------------- */

static void draw_card_from_deck(struct front *front)
{
    mille_table_play(front, (struct move){.kind = MOVE_DRAW});
}

static void put_down(struct front *front)
{
    struct mille_table *table = &front->table;
    table->raised = table->held = -1;
    table->dragging = table->carrying = false;
    front_touch(front);
}

/* The raised card goes to a place: any place of the right row will do. */
static void give(struct front *front, int slot, int row)
{
    struct move move = mille_table_move_of(front, slot);
    if (mille_table_row(front, move.target) != row) {
        mille_table_say(front, true, "%s",
                        row ? _("That card goes on your own side.")
                            : _("That card goes on your opponent's side."));
        mille_sound_refused(front, slot);
        put_down(front);
        return;
    }
    mille_table_use(front, slot);
    put_down(front);
}

static void keep_settings(struct front *front)
{
    front_save_settings(front);
    if (front->unkept[0]) {
        mille_table_say(front, true, "%s", front->unkept);
    }
}

static void order(struct front *front)
{
    front->settings.order_hand = !front->settings.order_hand;
    mille_shown_order(&front->table.shown, front->settings.order_hand,
                      &mille_table_state(front)->hand[mille_table_you(front)]);
    mille_table_say(front, false, "%s",
                    front->settings.order_hand ? _("Your hand is kept in order.")
                                               : _("Your hand stays as the cards came."));
    sounds_cue(front, CUE_DRAW);
    keep_settings(front);
}

/* A hand that a person sorts is no longer sorted by the program. */
static void leave_unordered(struct front *front)
{
    front->table.shown.ordered = false;
    if (front->settings.order_hand) {
        front->settings.order_hand = false;
        front_save_settings(front);
    }
}

static void press_panel(struct front *front)
{
    sounds_cue_at(front, CUE_PRESS, rect_middle(front->table.layout.score).x);
}

static void toggle_sheet(struct front *front)
{
    press_panel(front);
    front->settings.full_sheet = !front->settings.full_sheet;
    keep_settings(front);
    front_touch(front);
}

static void toggle_count(struct front *front)
{
    press_panel(front);
    front->table.counting = !front->table.counting;
    front_touch(front);
}

/* The card that stands out changes places with its neighbour. */
static void carry(struct front *front, int step)
{
    struct mille_table *table = &front->table;
    int to = table->raised + step;
    if (to < 0 || to >= table->shown.hand[mille_table_you(front)].count) {
        return;
    }
    mille_shown_carry(&table->shown, table->raised, to);
    table->raised = to;
    front_set_focus(front, ITEM_HAND + to);
    front_touch(front);
}

/* Takes the focused card up to move it within the hand, or puts it down. */
static bool toggle_carry(struct front *front)
{
    struct mille_table *table = &front->table;
    int slot = front_focus(front) - ITEM_HAND;
    if (table->carrying || !mille_table_ready(front) || !mille_table_card(front, slot)) {
        table->carrying = false;
        put_down(front);
        return true;
    }
    table->carrying = true;
    table->raised = slot;
    leave_unordered(front);
    mille_table_say(front, false, "%s", _("Move the card with left and right, then put it down."));
    return true;
}

/* A lesson's hand is prepared: its journal does not lead there. */
static void open_log(struct front *front)
{
    put_down(front);
    if (front->lessons.on) {
        mille_table_say(front, false, "%s", _("The road log rests during a lesson."));
    } else {
        front_push(front, &road_log_scene);
    }
}

static void save_under_name(struct front *front)
{
    put_down(front);
    if (front->lessons.on) {
        mille_table_say(front, false, "%s", _("A lesson is not saved: it can be played again at any time."));
    } else {
        saves_ask(front, NULL);
    }
}

void mille_table_confirm(struct front *front, const struct focus_item *item)
{
    struct mille_table *table = &front->table;
    int id = item->id;
    if (id == ITEM_SCORE) {
        toggle_sheet(front);
        return;
    }
    if (id == ITEM_WHAT) {
        what_toggle(front);
        return;
    }
    if (id == ITEM_CURES) {
        toggle_count(front);
        return;
    }
    if (id == ITEM_MOVES) {
        open_log(front);
        return;
    }
    if (table->carrying) {
        put_down(front);
        return;
    }
    if (!mille_table_ready(front)) {
        return;
    }
    if (id >= ITEM_HAND && mille_table_card(front, id - ITEM_HAND)) {
        mille_table_use(front, id - ITEM_HAND);
    } else if (id == ITEM_DECK) {
        put_down(front);
        draw_card_from_deck(front);
    } else if (id == ITEM_DISCARD) {
        if (table->raised >= 0) {
            mille_table_drop(front, table->raised);
            put_down(front);
        } else {
            mille_table_say(front, false, "%s", _("Choose a card first, then discard it here."));
        }
    } else if (id >= ITEM_PLACES) {
        if (table->raised >= 0) {
            give(front, table->raised, (id - ITEM_PLACES) / PLACES);
        } else {
            mille_table_say(front, false, "%s", _("Choose a card first, then its place."));
        }
    }
}

void mille_table_cancel(struct front *front)
{
    struct mille_table *table = &front->table;
    if (table->letter || table->raised >= 0 || table->dragging) {
        table->letter = 0;
        put_down(front);
        return;
    }
    /* B and the right button take back first; Esc is the menu, and Backspace takes back. */
    if (front->device != DEVICE_KEYS && mille_table_can_take_back(front)) {
        mille_table_take_back(front);
        return;
    }
    put_down(front);
    front_push(front, &pause_scene);
}

/* ---- pointer ------------------------------------------------------------------------------------- */

static int slot_under(const struct front *front, float x, float y)
{
    struct focus_list list;
    front_items(front, &list);
    int id = focus_at(&list, x, y);
    return id >= ITEM_HAND && id < ITEM_DECK ? id - ITEM_HAND : -1;
}

/* Double-click: plays the card if that is legal, else discards it. */
static void smart_play(struct front *front, int slot)
{
    const struct mille_state *state = mille_table_state(front);
    struct move move = mille_table_move_of(front, slot);
    put_down(front);
    bool legal = mille_legal(&state->pub, &state->hand[mille_table_you(front)], move) == REFUSAL_NONE;
    if (legal || mille_cards[move.card].family == FAMILY_SAFETY || state->pub.phase == PHASE_DRAW) {
        mille_table_use(front, slot);
    } else {
        mille_table_drop(front, slot);
    }
}

/* How far a point lies outside a box; 0 inside. */
static float outside(struct rect box, float x, float y)
{
    float dx = fmaxf(fmaxf(box.x - x, x - box.x - box.w), 0);
    float dy = fmaxf(fmaxf(box.y - y, y - box.y - box.h), 0);
    return hypotf(dx, dy);
}

enum drop_zone { ZONE_YOU, ZONE_OPPONENT, ZONE_RIBBON, ZONE_DISCARD, ZONE_HAND, ZONES, ZONE_NONE = ZONES };

/* The zone meant by a drop: the nearest one, if the air round it reaches that far. */
static enum drop_zone zone_at(const struct mille_layout *layout, float x, float y)
{
    const struct rect zone[ZONES] = {
        [ZONE_YOU] = span(layout->row[0].plate, layout->row[0].total),
        [ZONE_OPPONENT] = span(layout->row[1].plate, layout->row[1].total),
        [ZONE_RIBBON] = layout->ribbon,
        [ZONE_DISCARD] = layout->discard,
        [ZONE_HAND] = layout->hand,
    };
    enum drop_zone best = ZONE_NONE;
    float least = forgiving;
    for (int i = 0; i < ZONES; i++) {
        float off = outside(zone[i], x, y);
        if (off <= least) {
            least = off;
            best = (enum drop_zone)i;
        }
    }
    return best;
}

/* A card dropped within the hand takes the place under it. */
static void sort_by_hand(struct front *front, int slot, float x)
{
    struct mille_table *table = &front->table;
    int count = table->shown.hand[mille_table_you(front)].count, to = slot;
    float least = 1e9f;
    for (int i = 0; i < count; i++) {
        float off = fabsf(mille_layout_slot(&table->layout, i, count, -1).x - x);
        if (off < least) {
            least = off;
            to = i;
        }
    }
    put_down(front);
    if (to != slot) {
        leave_unordered(front);
        mille_shown_carry(&table->shown, slot, to);
    }
}

static void drop_dragged(struct front *front, float x, float y)
{
    struct mille_table *table = &front->table;
    int slot = table->held;
    enum drop_zone zone = zone_at(&table->layout, x, y);
    /* Who plays by clicks drags to sort the hand, and to nothing else. */
    bool sorts = front->settings.play_method == PLAY_CLICK;
    switch (sorts && zone != ZONE_HAND ? ZONE_NONE : zone) {
    case ZONE_YOU:
        give(front, slot, 0);
        break;
    case ZONE_OPPONENT:
        give(front, slot, 1);
        break;
    case ZONE_RIBBON:
        /* The road lies between the rows: it takes a card for whichever side it is meant. */
        put_down(front);
        mille_table_use(front, slot);
        break;
    case ZONE_DISCARD:
        put_down(front);
        mille_table_drop(front, slot);
        break;
    case ZONE_HAND:
        sort_by_hand(front, slot, x);
        break;
    case ZONE_NONE:
        put_down(front);
        break;
    }
}

static bool press(struct front *front, const struct intent *intent)
{
    struct mille_table *table = &front->table;
    int slot = slot_under(front, intent->x, intent->y);
    if (slot < 0 || !mille_table_ready(front)) {
        return false;
    }
    front_set_focus(front, ITEM_HAND + slot);
    if (intent->clicks == 2) {
        smart_play(front, slot);
        return true;
    }
    table->held = slot;
    table->held_x = intent->x;
    table->held_y = intent->y;
    return true;
}

static bool point(struct front *front, const struct intent *intent)
{
    struct mille_table *table = &front->table;
    float dx = intent->x - table->held_x, dy = intent->y - table->held_y;
    bool drags = front->settings.play_method != PLAY_CLICK || fabsf(dx) > 2 * fabsf(dy);
    if (drags && table->held >= 0 && !table->dragging && hypotf(dx, dy) > drag_starts) {
        table->dragging = true;
        table->raised = table->held;
    }
    if (table->dragging) {
        front_touch(front);
    }
    return table->dragging || table->held >= 0;
}

static bool release(struct front *front, const struct intent *intent)
{
    struct mille_table *table = &front->table;
    if (table->held < 0) {
        return false;
    }
    if (table->dragging) {
        drop_dragged(front, intent->x, intent->y);
    } else {
        bool raises = front->settings.play_method != PLAY_DRAG;
        table->raised = raises && table->raised != table->held ? table->held : -1;
        table->held = -1;
        table->message[0] = '\0';
        table->refused = false;
        front_touch(front);
    }
    return true;
}

/* ---- keys ---------------------------------------------------------------------------------------- */

/* The number of a card as the old program has it: 1.. from the left, P for the one just drawn. */
static int slot_of_key(const struct front *front, char key)
{
    const struct mille_hand *hand = &mille_table_state(front)->hand[mille_table_you(front)];
    const struct shown_hand *shown = &front->table.shown.hand[mille_table_you(front)];
    if (key >= '1' && key <= '7' && key - '1' < shown->count) {
        return key - '1';
    }
    if (key == 'p' && hand->count == HAND_CARDS_DRAWN) {
        unsigned newest = 0;
        int slot = -1;
        for (int i = 0; i < shown->count; i++) {
            if (shown->card[i].tag > newest) {
                newest = shown->card[i].tag;
                slot = i;
            }
        }
        return slot;
    }
    return -1;
}

static bool numbered(struct front *front, char key)
{
    struct mille_table *table = &front->table;
    int slot = slot_of_key(front, key);
    if (table->letter == 0) {
        if (slot < 0 || key == 'p') {
            return false;
        }
        front_set_focus(front, ITEM_HAND + slot);
        return true;
    }
    char letter = table->letter;
    table->letter = 0;
    front_touch(front);
    if (slot < 0) {
        return false;
    }
    front_set_focus(front, ITEM_HAND + slot);
    if (letter == 'u') {
        mille_table_use(front, slot);
    } else {
        mille_table_drop(front, slot);
    }
    return true;
}

static bool key_intent(struct front *front, char key)
{
    struct mille_table *table = &front->table;
    switch (key) {
    case 'o':
        order(front);
        return true;
    case 'w':
        toggle_sheet(front);
        return true;
    case 's':
        save_under_name(front);
        return true;
    case 'q':
        put_down(front);
        confirm_quit(front);
        return true;
    case 'z':
        mille_table_take_back(front);
        return true;
    case 'c':
        toggle_count(front);
        return true;
    case 'l':
        open_log(front);
        return true;
    case 'h':
        mille_table_hint(front);
        return true;
    default:
        break;
    }
    if (!mille_table_ready(front)) {
        return false;
    }
    if (numbered(front, key)) {
        return true;
    }
    if (key == 'p') {
        draw_card_from_deck(front);
        return true;
    }
    if (key == 'u' || key == 'd') {
        put_down(front);
        table->letter = key;
        table->message[0] = '\0';
        return true;
    }
    return false;
}

static bool discard_focused(struct front *front)
{
    struct mille_table *table = &front->table;
    int focus = front_focus(front);
    int slot = table->raised >= 0 ? table->raised : focus < ITEM_DECK ? focus - ITEM_HAND : -1;
    if (mille_table_ready(front) && mille_table_card(front, slot)) {
        put_down(front);
        mille_table_drop(front, slot);
    }
    return true;
}

/* LB, Page Up and Tab: between the hand and the piles. */
static bool change_group(struct front *front)
{
    int focus = front_focus(front);
    int count = front->table.shown.hand[mille_table_you(front)].count;
    front_set_focus(front, focus < ITEM_DECK || count == 0 ? ITEM_DECK : ITEM_HAND + count / 2);
    return true;
}

/* Whether an intent is about cards. Panels, taking back and the like answer at any time, also while cards
 * move or the opponent thinks. */
static bool wants_to_play(const struct front *front, const struct intent *intent)
{
    struct focus_list list;
    int item = front_focus(front);
    switch (intent->kind) {
    case INTENT_PRESS:
        front_items(front, &list);
        item = focus_at(&list, intent->x, intent->y);
        return item < ITEM_SCORE || item > ITEM_WHAT;
    case INTENT_CONFIRM:
        return item < ITEM_SCORE || item > ITEM_WHAT;
    case INTENT_DISCARD:
        return true;
    case INTENT_KEY:
        return strchr("pud1234567", intent->key) != NULL;
    default:
        return false;
    }
}

/* Input while cards move: the first hurries them, the second skips to the end. */
static bool hurry(struct front *front, const struct intent *intent)
{
    struct mille_table *table = &front->table;
    if (!wants_to_play(front, intent) || intent->repeat) {
        return false;
    }
    if (table->shown.count == 0) {
        bool thinking = !mille_table_ready(front) && table->think_ticks > 1;
        table->think_ticks = thinking ? 1 : table->think_ticks;
        return thinking;
    }
    if (!table->hurried) {
        table->hurried = true;
        return true;
    }
    struct shown_origins none = {0};
    struct mille_sound sound;
    struct shown_ears ears = mille_sound_ears(&sound, front, true);
    mille_shown_skip(&table->shown, &none, &ears);
    mille_sound_end(&sound);
    front_touch(front);
    return true;
}

bool mille_table_intent(struct front *front, const struct intent *intent)
{
    if (hurry(front, intent)) {
        return true;
    }
    switch (intent->kind) {
    case INTENT_PRESS:
        return press(front, intent);
    case INTENT_POINT:
        return point(front, intent);
    case INTENT_RELEASE:
        return release(front, intent);
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
        if (front->table.dragging || front->table.held >= 0) {
            put_down(front);
        }
        return false;
    case INTENT_PAD_LOST:
    case INTENT_MENU:
        put_down(front);
        front_push(front, &pause_scene);
        return true;
    case INTENT_ERASE:
        mille_table_take_back(front);
        return true;
    case INTENT_DISCARD:
        return discard_focused(front);
    case INTENT_SORT:
        order(front);
        return true;
    case INTENT_PAGE_PREV:
        return change_group(front);
    case INTENT_PAGE_NEXT:
        return toggle_carry(front);
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (front->table.carrying) {
            carry(front, intent->kind == INTENT_LEFT ? -1 : 1);
        }
        return front->table.carrying;
    case INTENT_KEY:
        return key_intent(front, intent->key);
    default:
        return false;
    }
}
