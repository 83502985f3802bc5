/* SPDX-License-Identifier: MIT */
#include "front/cubes/review_scene.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/front.h"
#include "front/page/page_rows.h"
#include "front/scenes/replay.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

enum { ITEM_CLOSE, CHOICES_A_TICK = 12, DIALOG_W = 1480, LEAST = 200, BUTTON_W = 236 };

struct cubes_review_state *cubes_review_state_of(const struct front *front)
{
    return part_of(front, &cubes_review_part);
}

/* ---- coming and going ---------------------------------------------------------------------------- */

static bool can(const struct journal *journal)
{
    return journal->game == &cubes_game && journal->count > 0;
}

/* The game of a journal in which a move lies, from 0. */
static int game_of(const struct journal *journal, int move)
{
    int game = 0;
    for (int i = 0; i < journal->count && i < move; i++) {
        game += journal->mover[i] == SEAT_NONE;
    }
    return game;
}

/* A person's choices, or whoever's it is where no person sits there. */
static int seat_of(const struct journal *journal, int wanted)
{
    if (wanted >= 0 && wanted < journal->setup.seats) {
        return wanted;
    }
    for (int seat = 0; seat < journal->setup.seats; seat++) {
        if (journal->seat[seat].player == PLAYER_HUMAN) {
            return seat;
        }
    }
    return 0;
}

static void open_review(struct front *front, const struct journal *journal, int seat, int move)
{
    struct cubes_review_state *state = cubes_review_state_of(front);
    CHECK(!state->open && can(journal));
    state->open = true;
    journal_copy(&state->journal, journal);
    cubes_review_start(&state->review, &state->journal, seat_of(journal, seat), game_of(journal, move));
    state->page = (struct cubes_review_page){.count = 0};
    front_push(front, &cubes_review_scene);
}

static void give_back(struct front *front)
{
    struct cubes_review_state *state = cubes_review_state_of(front);
    if (state->open) {
        journal_free(&state->journal);
        state->open = false;
    }
}

/* What the engineer would do after so many moves of the journal, if an open review knows. */
static void advice(const struct front *front, int moves, struct text *out)
{
    const struct cubes_review_state *state = cubes_review_state_of(front);
    for (int i = 0; state->open && i < state->review.count; i++) {
        const struct cubes_review_entry *entry = &state->review.entry[i];
        if (entry->at == moves && entry->choices > 1) {
            text_add(out, _("The engineer: "));
            cubes_review_move_text(entry->best, out);
        }
    }
}

static void enter(struct front *front)
{
    dialog_open(front, &cubes_review_scene);
    front_set_focus(front, ITEM_CLOSE);
}

static void close_dialog(struct front *front)
{
    dialog_close(front, &cubes_review_scene, NULL);
}

/* ---- where it lies ------------------------------------------------------------------------------- */

static bool is_shown(const struct front *front)
{
    return cubes_review_state_of(front)->page.review != NULL;
}

static bool is_tight(const struct front *front)
{
    return dialog_folds(front) || dialog_is_low(front);
}

static struct form form_of(const struct front *front)
{
    const struct cubes_review_state *state = cubes_review_state_of(front);
    struct rect room = form_room(&front->frame, BAR_HEIGHT);
    bool tight = is_tight(front);
    float w = room.w < DIALOG_W ? room.w : DIALOG_W;
    float length = is_shown(front) ? cubes_review_length(&state->page, w) : LEAST;
    float foot = tight ? form_touch(&front->frame, 52) + 32 : 108, head = page_rows_head_height(tight);
    return dialog_form(front, &cubes_review_scene,
                       &(struct form_design){.w = DIALOG_W,
                                             .head = head,
                                             .foot = foot,
                                             .length = length,
                                             .most = room.h - head - foot - 60,
                                             .step = 54});
}

static struct rect close_box(const struct front *front, const struct form *form)
{
    bool tight = is_tight(front);
    float h = form_touch(&front->frame, 52);
    return form_button(form, 1, 2, BUTTON_W, h, tight ? 30 : 58, tight ? h + 16 : 84);
}

static void items(const struct front *front, struct focus_list *list)
{
    struct form form = form_of(front);
    if (is_shown(front)) {
        int first = list->count;
        cubes_review_items(&cubes_review_state_of(front)->page, &form, list);
        if (form.scrolls) {
            focus_scrolls(list, first, form.view.box);
        }
    }
    focus_add(list, ITEM_CLOSE, close_box(front, &form), true, 9, "review.close");
}

static bool view(const struct front *front, struct list_view *list)
{
    struct form form = form_of(front);
    return dialog_view(&form, list);
}

/* ---- what can be done ---------------------------------------------------------------------------- */

static void turn(struct front *front, int item, int step)
{
    if (cubes_review_turn(&cubes_review_state_of(front)->page, item, step)) {
        front_touch(front);
    }
}

static void confirm(struct front *front, const struct focus_item *item)
{
    struct cubes_review_state *state = cubes_review_state_of(front);
    int move = item->id == ITEM_CLOSE ? -1 : cubes_review_move(&state->page, item->id);
    if (item->id == ITEM_CLOSE) {
        close_dialog(front);
    } else if (move >= 0) {
        replay_journal(front, &state->journal, move, state->review.seat);
    } else { /* the half that was clicked; keys and buttons go on */
        bool left = device_points(front->device) && front->pointer_x < rect_middle(item->box).x;
        turn(front, item->id, left ? -1 : 1);
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &cubes_review_scene)) {
        return true;
    }
    bool sideways = intent->kind == INTENT_LEFT || intent->kind == INTENT_RIGHT;
    if (sideways && front_focus(front) == CUBES_REVIEW_PART) {
        turn(front, CUBES_REVIEW_PART, intent->kind == INTENT_LEFT ? -1 : 1);
        return true;
    }
    return false;
}

static bool tick(struct front *front)
{
    struct cubes_review_state *state = cubes_review_state_of(front);
    bool working = state->open && !is_shown(front);
    for (int i = 0; working && i < CHOICES_A_TICK; i++) {
        if (!cubes_review_step(&state->review, &state->journal)) {
            cubes_review_open(&state->page, &state->review);
            front_set_focus(front, CUBES_REVIEW_PART);
            front_touch(front);
            working = false;
        }
    }
    return dialog_tick(front, &cubes_review_scene) || working;
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct cubes_review_state *state = cubes_review_state_of(front);
    struct form form = form_of(front);
    int focus = front_focus_of(front, &cubes_review_scene);
    dialog_begin(front, list, &cubes_review_scene, .60f, blend);
    furniture_dialog(list, form.box);
    page_rows_head(list, form.box, is_tight(front), _("Review"), form.box.w - 110);
    form_rows(list, &form);
    if (is_shown(front)) {
        cubes_review_draw(&state->page, list, &form, focus);
    } else {
        draw_text_fit(list, form.box.x + form.box.w / 2, form_y(&form, 90), _("The engineer looks it over…"),
                      FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, form.box.w - 80);
    }
    form_rows_end(list, &form);
    furniture_button(list, close_box(front, &form), _("Done"), INK_GREEN, INK_CREAM, focus == ITEM_CLOSE,
                     front->pressed == ITEM_CLOSE);
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &cubes_review_scene);
    struct text hint = text_in(status->hint, sizeof status->hint);
    text_copy(status->message, sizeof status->message, _("Review"));
    status->spare = true;
    if (is_shown(front) && focus != ITEM_CLOSE) {
        cubes_review_hint(&cubes_review_state_of(front)->page, focus, &hint);
    }
    bool row = focus >= CUBES_REVIEW_ROW;
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, row ? _("Watch") : _("Select")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_PAGES, _("Page")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}

const struct scene cubes_review_scene = {
    .name = "review",
    .enter = enter,
    .leave = give_back,
    .items = items,
    .view = view,
    .intent = intent,
    .confirm = confirm,
    .cancel = close_dialog,
    .tick = tick,
    .draw = draw,
    .status = status,
};

const struct part cubes_review_part = {.size = sizeof(struct cubes_review_state), .stop = give_back};

const struct game_review cubes_reviews = {
    .scene = &cubes_review_scene, .can = can, .open = open_review, .advice = advice};
