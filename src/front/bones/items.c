/* SPDX-License-Identifier: MIT */
/* Every item and area of the domino table: by name and in words, how it stands, and where it lies. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/bones/words.h"
#include "front/front.h"

enum { GROUP_HAND, GROUP_ARMS, GROUP_VALUES, GROUP_QUESTION, GROUP_KEYS };

/* ---- how they stand ------------------------------------------------------------------------------ */

static const struct bones_view *view_of(const struct front *front)
{
    return &bones_table_of(table_of(front))->view;
}

/* What a move would do, or why it cannot be. */
static void say_move(const struct front *front, struct move move, struct item_words *says)
{
    const struct bones_observation *shown = &view_of(front)->shown;
    struct text out = text_in(says->more, sizeof says->more);
    says->refused = bones_legal(&shown->pub, shown->hand, move) != REFUSAL_NONE;
    text_add(&out, says->refused ? _("Not now: ") : _("Now: "));
    bones_move_text(shown, move, bones_table_look(table_of(front)).tells, &out);
    text_add(&out, says->refused ? "" : ".");
}

static void say_tile(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct bones_view *view = view_of(front);
    int tile = bones_view_tile(view, item->id - BONES_ITEM_TILE);
    if (tile == BONES_TILE_NONE) {
        return;
    }
    struct text title = text_in(says->title, sizeof says->title);
    bones_tile_text(tile, &title);
    unsigned arms = bones_view_arms_of(view, tile);
    struct move move = {.kind = BONES_MOVE_PLAY, .card = (uint8_t)tile};
    for (int arm = BONES_WEST; arm >= BONES_NORTH && view->shown.pub.phase == BONES_PHASE_PLAY; arm--) {
        move.target = arms >> (unsigned)arm & 1u || arms == 0 ? (uint8_t)arm : move.target;
    }
    say_move(front, move, says);
}

static void say_arm(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct bones_view *view = view_of(front);
    int arm = bones_item_arm(item->id);
    if (arm == BONES_ARM_NONE) {
        return;
    }
    struct text title = text_behind(says->title, sizeof says->title);
    text_addf(&title, ", %s", bones_arm_name(arm));
    if (view->chosen != BONES_TILE_NONE) {
        say_move(front, (struct move){.kind = BONES_MOVE_PLAY, .card = view->chosen, .target = (uint8_t)arm},
                 says);
        return;
    }
    struct text out = text_in(says->more, sizeof says->more);
    if (view->star.count > 0) {
        bones_arm_shows(&view->shown.pub.board, arm, &out);
        text_add(&out, ".");
    }
}

static void say_double(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int number = item->id - BONES_ITEM_DOUBLE;
    text_copy(says->title, sizeof says->title, bones_double_name(number));
    say_move(front, (struct move){.kind = BONES_MOVE_NAME, .card = (uint8_t)bones_tile(number, number)},
             says);
}

static void say_knock(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    say_move(front, (struct move){.kind = BONES_MOVE_PASS}, says);
}

static void say_ends(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct bones_board *board = &view_of(front)->shown.pub.board;
    (void)item;
    if (board->spinner != BONES_TILE_NONE) {
        char sum[64];
        struct text terms = text_in(sum, sizeof sum), out = text_in(says->more, sizeof says->more);
        int count = bones_sum_text(board, &terms);
        text_addf(&out, _("Now they make %s = %d."), sum, count);
    }
}

static void say_seat(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct bones_look look = bones_table_look(table_of(front));
    int seat = item->id - BONES_ITEM_PLATE;
    const struct bones_seat *at = &view_of(front)->shown.pub.seat[seat];
    struct text out = text_in(says->more, sizeof says->more);
    text_copy(says->title, sizeof says->title, look.seat[seat].name);
    text_addf(&out, _n("%d tile, ", "%d tiles, ", at->tiles), at->tiles);
    text_addf(&out, _("%d points, %d of them in this round."), (int)bones_view_points(view_of(front), seat),
              (int)bones_round_points(at));
    if (at->lacks) {
        text_add(&out, _(" Its knocks tell that it lacks"));
        for (int number = 0; number < BONES_NUMBERS; number++) {
            if ((unsigned)at->lacks >> (unsigned)number & 1u) {
                text_addf(&out, " %d", number);
            }
        }
        text_add(&out, ".");
    }
}

/* ---- in words ------------------------------------------------------------------------------------ */

static const char *const arms[BONES_ARMS] = {"middle", "n", "s", "e", "w"};
static const char *const numbers[BONES_NUMBERS] = {"0", "1", "2", "3", "4", "5", "6"};

const struct item_row bones_rows[] = {
    {"tile.*", N_("A tile"),
     N_("One of your own. Choose it, then the arm that it goes on: one of its halves has to be what the arm "
        "shows."),
     say_tile, .id = BONES_ITEM_TILE, .count = BONES_HAND, .group = GROUP_HAND, .kind = KIND_HELD},
    {"arm.*", N_("An arm"),
     N_("Four arms grow from the double that opened. The figure is what the end counts; a double counts "
        "twice."),
     say_arm, .kind = KIND_SPOT, .id = BONES_ITEM_ARM, .count = BONES_ARMS, .group = GROUP_ARMS,
     .ends = arms},
    {"value.*", N_("The value of an end"),
     N_("What this end counts. With a tile chosen it is a button for its arm. East and west open when north "
        "and south have both been played on."),
     say_arm, .kind = KIND_SPOT, .id = BONES_ITEM_VALUE, .count = BONES_ARMS, .group = GROUP_VALUES,
     .ends = arms},
    {"double.*", N_("A double"),
     N_("Whoever went domino names the double that opens the next round. Whoever holds it must lead it."),
     say_double, .kind = KIND_ENTRY, .id = BONES_ITEM_DOUBLE, .count = BONES_NUMBERS, .group = GROUP_QUESTION,
     .ends = numbers},
    {"knock", N_("Knock"), N_("Who has no tile that fits knocks on the table, and the next seat plays."),
     say_knock, .id = BONES_ITEM_KNOCK, .group = GROUP_HAND},
    {"again", N_("Deal again"),
     N_("Who holds many doubles may have everything dealt again. All see the hand before."), NULL,
     .id = BONES_ITEM_AGAIN, .group = GROUP_QUESTION},
    {"keep", N_("Keep them"), N_("The round goes on with this hand, and nobody learns that you were asked."),
     NULL, .id = BONES_ITEM_KEEP, .group = GROUP_QUESTION},
    {"tab.score", N_("The points"), N_("Opens and closes the panel with everybody’s points."), NULL,
     .id = BONES_ITEM_SCORES, .group = GROUP_KEYS},
    {"tab.menu", N_("The menu"), N_("The game waits: save, help, options, leave."), NULL,
     .id = BONES_ITEM_MENU, .group = GROUP_KEYS},
    {"what", N_("The question mark"),
     N_("Turns “What is this?” on: whatever you then choose explains itself instead of acting."), NULL,
     .id = BONES_ITEM_WHAT, .group = GROUP_KEYS},
    {"field", N_("The star"),
     N_("All tiles that were laid, round the double that opened. There is room for all twenty-eight; none "
        "ever moves."),
     NULL, .kind = KIND_SPOT, .id = BONES_ITEM_FIELD, .group = GROUP_ARMS},
    {"rail", N_("Your hand"), N_("Your tiles stand here. Those that fit nowhere are dark."), NULL,
     .kind = KIND_SPOT, .id = BONES_ITEM_RAIL, .group = GROUP_HAND},
    {"ends", N_("The ends"),
     N_("After each tile the ends are added up: a multiple of five scores. The double that opened counts "
        "until north and south have both been played on."),
     say_ends, .kind = KIND_SPOT, .id = BONES_ITEM_ENDS, .group = GROUP_KEYS},
    {"scores", N_("The points"), N_("Everybody’s points, and how far they are on the way to the goal."), NULL,
     .kind = KIND_SPOT, .id = BONES_ITEM_TABLE, .group = GROUP_KEYS},
    {"log", N_("On the table"),
     N_("The latest turns, the newest first. The last figure is what the arm shows."), NULL,
     .kind = KIND_SPOT, .id = BONES_ITEM_LOG, .group = GROUP_KEYS},
    {"seat.*", N_("A seat"), N_("Its tiles from behind, its points; the sun smiles at the seat in turn."),
     say_seat, .kind = KIND_SPOT, .id = BONES_ITEM_PLATE, .count = BONES_SEATS_MAX, .group = GROUP_KEYS},
    {.name = NULL},
};

/* What the cabinet offers, in the words of this table. */
const struct item_row bones_what[] = {
    {"review.hand", N_("The round"), .text = N_("Left and right lead to the other rounds of this sitting.")},
    {"review.*", N_("A choice"),
     .text = N_("What was played, what Marius would have played, what the difference costs in chances to win "
                "the game. Chosen, it is watched from there, and can be played on.")},
    {.name = NULL},
};

/* ---- where they lie ------------------------------------------------------------------------------ */

static void add_hand(const struct bones_view *view, struct focus_list *list)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 0; i < count; i++) {
        item_add(list, bones_rows, BONES_ITEM_TILE + i, bones_layout_hand_box(&view->layout, i, count),
                 bones_view_fits(view, tile[i]));
    }
}

/* The places of the arms, large enough for a thumb. */
static void add_arms(const struct bones_view *view, struct focus_list *list)
{
    const struct bones_board *board = &view->shown.pub.board;
    unsigned takes = bones_view_arms_of(view, view->chosen);
    for (int arm = BONES_NORTH; arm < bones_arms_end(board); arm++) {
        const struct bones_end *end = &view->star.end[arm];
        if (end->room) {
            struct rect box = bones_camera_box(view->to, end->slot, end->lying);
            item_add(list, bones_rows, BONES_ITEM_ARM + arm, rect_grow(box, 8), takes >> (unsigned)arm & 1u);
        }
    }
}

static void add_values(const struct bones_view *view, struct focus_list *list)
{
    unsigned takes = bones_view_arms_of(view, view->chosen);
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        item_add(list, bones_rows, BONES_ITEM_VALUE + arm, bones_layout_value_box(&view->layout, arm),
                 takes >> (unsigned)arm & 1u);
    }
}

static void add_doubles(const struct bones_view *view, struct focus_list *list)
{
    float side = bones_layout_double_side(&view->layout);
    for (int number = 0; number < BONES_NUMBERS; number++) {
        struct point at = bones_layout_double(&view->layout, number);
        struct move name = {.kind = BONES_MOVE_NAME, .card = (uint8_t)bones_tile(number, number)};
        item_add(list, bones_rows, BONES_ITEM_DOUBLE + number,
                 (struct rect){at.x - side * .6f, at.y - side, side * 1.2f, side * 2.1f},
                 bones_legal(&view->shown.pub, view->shown.hand, name) == REFUSAL_NONE);
    }
}

void bones_items(const struct bones_view *view, const struct bones_look *look, struct focus_list *list)
{
    const struct bones_public *pub = &view->shown.pub;
    bool decides = look->mine && view->motion.count == 0;
    struct move knock = {.kind = BONES_MOVE_PASS};
    if (decides && pub->phase == BONES_PHASE_REDEAL) { /* the dialog lies over all else */
        item_add(list, bones_rows, BONES_ITEM_AGAIN, bones_layout_sign(&view->layout, false), true);
        item_add(list, bones_rows, BONES_ITEM_KEEP, bones_layout_sign(&view->layout, true), true);
        return;
    }
    table_keys_items(&view->layout.keys, &bones_keys, bones_rows, view->layout.kind, list);
    if (decides && pub->phase == BONES_PHASE_NAME) {
        add_doubles(view, list);
    }
    if (!decides || (pub->phase != BONES_PHASE_LEAD && pub->phase != BONES_PHASE_PLAY)) {
        return;
    }
    if (pub->phase == BONES_PHASE_PLAY) {
        add_values(view, list);
        add_arms(view, list);
        item_add(list, bones_rows, BONES_ITEM_KNOCK, view->layout.knock,
                 bones_legal(pub, view->shown.hand, knock) == REFUSAL_NONE);
    }
    if (pub->phase == BONES_PHASE_LEAD) { /* the first tile goes to the middle */
        struct rect middle = bones_camera_box(view->to, (struct point){0, 0}, true);
        item_add(list, bones_rows, BONES_ITEM_ARM, rect_grow(middle, 8), view->chosen != BONES_TILE_NONE);
    }
    add_hand(view, list);
}

void bones_areas(const struct bones_view *view, const struct bones_look *look, struct focus_list *list)
{
    const struct bones_layout *layout = &view->layout;
    item_add(list, bones_rows, BONES_ITEM_FIELD, layout->field, true);
    item_add(list, bones_rows, BONES_ITEM_RAIL, bones_layout_lies(layout) ? layout->hand : layout->rail,
             true);
    item_add(list, bones_rows, BONES_ITEM_ENDS, layout->ends, true);
    if (!bones_layout_folds(layout)) {
        item_add(list, bones_rows, BONES_ITEM_TABLE, layout->scores, true);
        item_add(list, bones_rows, BONES_ITEM_LOG, layout->moves, true);
    } else if (look->open) {
        item_add(list, bones_rows, BONES_ITEM_TABLE, layout->panel, true);
    }
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        item_add(list, bones_rows, BONES_ITEM_PLATE + seat, bones_layout_plate(layout, seat, view->viewer),
                 true);
    }
}
