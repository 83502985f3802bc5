/* SPDX-License-Identifier: MIT */
#include "front/scenes/review.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/scenes/replay.h"
#include "front/scenes/review_inside.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/dialog.h"

#include <limits.h>

struct review_state *review_of(const struct front *front)
{
    return part_of(front, &review_part);
}

/* ---- working it out -------------------------------------------------------------------------------- */

static void call_off(struct front *front)
{
    struct review_state *state = review_of(front);
    front->services->work_cancel(front->services->context, state->job);
    state->job = 0;
}

static bool is_on_top(const struct front *front)
{
    return front_scene(front) == &review_scene;
}

/* Begins to review a part. */
static void look_at(struct front *front, int part)
{
    struct review_state *state = review_of(front);
    const struct game_review *game = state->game;
    call_off(front);
    state->part = part;
    game->start(state->review, &state->journal, state->seat[state->chosen], part,
                state->iterations ? state->iterations : game->iterations);
    state->slicing = game->slice != NULL;
    state->graded = false;
    if (state->first) {
        state->losses_only = game->losses_first;
    }
    if (is_on_top(front)) {
        scroll_to(front, 0);
    }
    front_touch(front);
}

static void tell(struct front *front, int number)
{
    const struct review_state *state = review_of(front);
    struct review_choice choice = state->game->choice(state->review, number);
    bool luck = choice.rated && state->game->last_signed;
    front_trace(front, "\"kind\":\"review\",\"move\":%d,\"loss\":%d,\"luck\":%d,\"left\":%d", choice.at + 1,
                (int)choice.loss, luck ? (int)choice.last : 0,
                state->game->count(state->review) - number - 1);
}

/* The number of choices that are known; these are the first ones. */
static int known_of(const struct review_state *state)
{
    int known = 0, count = state->game->count(state->review);
    while (known < count && state->game->choice(state->review, known).known) {
        known++;
    }
    return known;
}

/* Sets the first focus; Done has it while there is no row. */
static void find_focus(struct front *front)
{
    struct review_form form;
    review_form(front, &form);
    front_set_focus(front, form.summary > 0 ? REVIEW_ITEM_SUMMARY
                           : form.count > 0 ? REVIEW_ITEM_ROWS + form.rows[0]
                                            : REVIEW_ITEM_CLOSE);
}

/* Judges a slice; true while more is left. */
static bool judge_here(struct front *front)
{
    struct review_state *state = review_of(front);
    if (!state->slicing) {
        return false;
    }
    int known = known_of(state);
    state->slicing = state->game->slice(state->review, &state->journal);
    for (; known < known_of(state); known++) {
        tell(front, known);
    }
    if (!state->slicing) {
        struct review_form form;
        review_form(front, &form);
        state->losses_only = state->losses_only && (!state->first || form.count > 0);
        if (is_on_top(front) && front_focus(front) == REVIEW_ITEM_CLOSE) {
            find_focus(front);
        }
    }
    front_touch(front);
    return state->slicing;
}

/* Judges in jobs; a job that was broken off is begun again. true: there is no room for a job now. */
static bool judge_beside(struct front *front)
{
    struct review_state *state = review_of(front);
    const struct services *services = front->services;
    const struct game_review *game = state->game;
    if (state->job && services->work_done(services->context, state->job, state->task)) {
        state->job = 0;
        int known = known_of(state);
        if (game->take(state->review, state->task)) {
            if (known_of(state) > known) {
                tell(front, known);
            }
            front_touch(front);
        }
    }
    if (state->job || !game->next(state->review, state->task)) {
        return false;
    }
    const struct work work = {.run = game->work, .size = game->task_size};
    state->job = services->work_begin(services->context, &work, state->task);
    return state->job == 0;
}

/* Once all of the part is known the achievements hear of it, if it earns the best title. */
static void grade(struct front *front)
{
    struct review_state *state = review_of(front);
    int count = state->game->count(state->review);
    if (state->graded || state->job || state->slicing || count == 0 || known_of(state) < count) {
        return;
    }
    state->graded = true;
    if (state->game->best && state->game->best(state->review)) {
        achieved_note_best(front, &state->journal, state->seat[state->chosen], state->part);
    }
}

/* Judging goes on while other scenes are on top. */
static bool judge(struct front *front)
{
    const struct game_review *game = review_of(front)->game;
    bool more = game && (game->slice ? judge_here(front) : judge_beside(front));
    if (game && !more) {
        grade(front);
    }
    return more;
}

/* ---- coming and going ------------------------------------------------------------------------------ */

bool review_offered(const struct game_front *game, const struct journal *journal)
{
    return game->review && game->review->parts(journal) > 0;
}

/* Seats of people can be reviewed; if no person plays, all seats. */
static void find_seats(struct review_state *state, int wanted)
{
    bool people = false;
    for (int seat = 0; seat < state->journal.setup.seats; seat++) {
        people = people || state->journal.seat[seat].player == PLAYER_HUMAN;
    }
    state->seats = state->chosen = 0;
    for (int seat = 0; seat < state->journal.setup.seats; seat++) {
        if (!people || state->journal.seat[seat].player == PLAYER_HUMAN) {
            state->chosen = seat == wanted ? state->seats : state->chosen;
            state->seat[state->seats++] = seat;
        }
    }
}

void review_open(struct front *front, const struct journal *journal, int seat, int move)
{
    struct review_state *state = review_of(front);
    const struct game_front *game = game_front_of(journal->game);
    CHECK(!state->game && review_offered(game, journal));
    CHECK(game->review->size <= REVIEW_BYTES && game->review->task_size <= REVIEW_TASK_BYTES);
    state->game = game->review;
    state->first = true;
    journal_copy(&state->journal, journal);
    state->parts = state->game->parts(journal);
    find_seats(state, seat);
    int part = journal_hand_of(journal, move);
    look_at(front, part < state->parts ? part : state->parts - 1);
    front_push(front, &review_scene);
}

static void give_back(struct front *front)
{
    struct review_state *state = review_of(front);
    if (state->game) {
        call_off(front);
        journal_free(&state->journal);
        state->game = NULL;
    }
}

void review_advice(const struct front *front, int moves, struct text *out)
{
    const struct review_state *state = review_of(front);
    int count = state->game ? state->game->count(state->review) : 0;
    for (int i = 0; i < count; i++) {
        struct review_choice choice = state->game->choice(state->review, i);
        if (choice.known && choice.choices > 1 && choice.at == moves) {
            char best[96];
            struct text move = text_in(best, sizeof best);
            state->game->words(choice.best, &move);
            if (state->game->aim) {
                state->game->aim(&state->journal, choice.best, &move);
            }
            text_addf(out, _(state->game->advice), best);
        }
    }
}

static void enter(struct front *front)
{
    dialog_open(front, &review_scene);
    find_focus(front);
}

/* ---- the list -------------------------------------------------------------------------------------- */

static void filter(struct front *front)
{
    struct review_state *state = review_of(front);
    state->losses_only = !state->losses_only;
    state->first = false;
    scroll_to(front, 0);
}

static void say_choice(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct review_state *state = review_of(front);
    struct status status = {.lamp = false};
    const int number = item->id - REVIEW_ITEM_ROWS;
    const struct review_choice choice = state->game->choice(state->review, number);
    struct text title = text_in(says->title, sizeof says->title),
                more = text_in(says->more, sizeof says->more);
    struct review_form form;
    state->game->words(choice.played, &title);
    review_form(front, &form);
    for (int i = 0; i < form.count; i++) {
        says->place = form.rows[i] == number ? i + 1 : says->place;
    }
    says->count = form.count;
    state->game->status(front, number, &status);
    text_add_sentence(&more, status.message);
    text_add_sentence(&more, status.hint);
}

static void say_value(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct review_state *state = review_of(front);
    struct text more = text_in(says->more, sizeof says->more);
    switch (item->id) {
    case REVIEW_ITEM_PART:
        state->game->part_name(state->review, &state->journal, state->parts, &more);
        break;
    case REVIEW_ITEM_SEAT:
        text_add(&more, review_name(state, state->seat[state->chosen]));
        break;
    default:
        text_add(&more, state->losses_only ? _("Losses only") : _("Every move"));
        break;
    }
}

static void say_summary(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text more = text_in(says->more, sizeof says->more);
    (void)item;
    review_summary_text(review_of(front), &more);
}

/* A game may have words of its own for its choices and hands. */
static const struct item_row rows[] = {
    {"review.summary", N_("Summary"), N_("How well was chosen, and how kind chance was."), say_summary,
     .kind = KIND_TEXT, .id = REVIEW_ITEM_SUMMARY},
    {"review.*", N_("A choice"), N_("Your choices beside the strongest player’s, and what each cost."),
     say_choice, .kind = KIND_ENTRY, .id = REVIEW_ITEM_ROWS, .count = INT_MAX - REVIEW_ITEM_ROWS},
    {"review.hand", N_("The hand"), N_("Left and right turn to the other hands."), say_value,
     .id = REVIEW_ITEM_PART, .group = 2, .sideways = true},
    {"review.seat", N_("The player"), N_("Left and right change whose moves are looked at."), say_value,
     .id = REVIEW_ITEM_SEAT, .group = 2, .sideways = true},
    {"review.filter", N_("Which moves"), N_("Shows every move, or only those that cost something."),
     say_value, .id = REVIEW_ITEM_FILTER, .group = 3},
    {"review.close", N_("Done"), N_("Back to where you were."), .id = REVIEW_ITEM_CLOSE, .group = 3},
    {.name = NULL},
};

static void add_item(const struct front *front, const struct review_form *form, struct focus_list *list,
                     int item, bool enabled)
{
    item_add(list, rows, item, review_item_box(front, form, item), enabled);
}

static void items(const struct front *front, struct focus_list *list)
{
    const struct review_state *state = review_of(front);
    struct review_form form;
    review_form(front, &form);
    int first, end;
    review_seen(&form, &first, &end);
    if (form.summary > 0) {
        add_item(front, &form, list, REVIEW_ITEM_SUMMARY, true);
    }
    /* One more row on either side, so that the focus can walk on through the list. */
    for (int i = first - (first > 0); i < end + (end < form.count); i++) {
        item_add(list, rows, REVIEW_ITEM_ROWS + form.rows[i], review_row_box(&form, i), true);
    }
    form_items(&form.form, list);
    add_item(front, &form, list, REVIEW_ITEM_PART, state->parts > 1);
    if (state->seats > 1) {
        add_item(front, &form, list, REVIEW_ITEM_SEAT, true);
    }
    add_item(front, &form, list, REVIEW_ITEM_FILTER, true);
    add_item(front, &form, list, REVIEW_ITEM_CLOSE, true);
}

static struct form dialog(const struct front *front)
{
    struct review_form form;
    review_form(front, &form);
    return form.form;
}

/* ---- what can be done ------------------------------------------------------------------------------ */

/* Turns to another part or seat, by +1 or -1; false: the item turns neither. */
static bool turn(struct front *front, int item, int by)
{
    struct review_state *state = review_of(front);
    if (item == REVIEW_ITEM_PART && state->parts == 1) {
        sounds_cue(front, CUE_BELL);
    } else if (item == REVIEW_ITEM_PART) {
        look_at(front, (state->part + by + state->parts) % state->parts);
    } else if (item == REVIEW_ITEM_SEAT) {
        state->chosen = (state->chosen + by + state->seats) % state->seats;
        look_at(front, state->part);
    }
    return item == REVIEW_ITEM_PART || item == REVIEW_ITEM_SEAT;
}

static void confirm(struct front *front, const struct focus_item *item)
{
    struct review_state *state = review_of(front);
    /* The half that was clicked; keys and buttons go on. */
    bool left = device_points(front->device) && front->pointer_x < rect_middle(item->box).x;
    if (item->id == REVIEW_ITEM_CLOSE) {
        dialog_cancel(front);
    } else if (item->id == REVIEW_ITEM_FILTER) {
        filter(front);
    } else if (item->id >= REVIEW_ITEM_ROWS) {
        int at = state->game->choice(state->review, item->id - REVIEW_ITEM_ROWS).at;
        replay_journal(front, &state->journal, at, state->seat[state->chosen]);
    } else {
        turn(front, item->id, left ? -1 : 1);
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_LEFT:
    case INTENT_RIGHT:
        return turn(front, front_focus(front), intent->kind == INTENT_LEFT ? -1 : 1);
    case INTENT_ALTERNATE:
        filter(front);
        return true;
    default:
        return false;
    }
}

/* ---- how it looks ---------------------------------------------------------------------------------- */

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct review_form form;
    review_form(front, &form);
    dialog_begin(front, list, &review_scene, .60f, blend);
    review_draw(front, review_of(front), list, &form, front_focus_of(front, &review_scene));
}

static void status(const struct front *front, struct status *status)
{
    review_status_of(front, review_of(front), front_focus_of(front, &review_scene), status);
}

static void say_title(const struct front *front, struct text *out)
{
    const struct review_state *state = review_of(front);
    text_add_sentence(out, _("Review"));
    size_t from = out->length;
    state->game->part_name(state->review, &state->journal, state->parts, out);
    from = text_sentence(out, from);
    review_summary_text(state, out);
    text_sentence(out, from);
}

const struct scene review_scene = {
    .name = "review",
    .title = say_title,
    .enter = enter,
    .leave = give_back,
    .items = items,
    .form = dialog,
    .intent = intent,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .draw = draw,
    .status = status,
};

const struct part review_part = {.size = sizeof(struct review_state), .stop = give_back, .tick = judge};
