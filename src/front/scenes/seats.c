/* SPDX-License-Identifier: MIT */
#include "front/scenes/seats.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/leaving.h"
#include "front/scenes/opponents.h"
#include "front/scenes/options.h"
#include "front/scenes/person.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/play.h"
#include "front/table/table.h"

#include <string.h>

struct seats_state *seats_of(const struct front *front)
{
    return part_of(front, &seats_part);
}

const struct opponent *seats_opponent(const struct front *front, int item)
{
    int place = item - SEATS_ITEM_OPPONENT;
    const struct game_front *game = seats_of(front)->game;
    bool there = place >= 0 && place < opponent_count(game);
    /* A second person in the list, who ends it, sits down by the card of a person. */
    return there && game->opponents[place].strength > 0 ? &game->opponents[place] : NULL;
}

bool seats_is_for_two(const struct front *front, int item)
{
    const struct opponent *opponent = seats_opponent(front, item);
    return opponent && company_is_two(seats_of(front)->game) &&
           company_place(&seats_of(front)->company, opponent->key) < 0;
}

int seats_after_first(const struct front *front, int place)
{
    const struct settings_company *company = &seats_of(front)->company;
    return (place - company_first_person(company) + company->seats) % company->seats;
}

bool seats_is_you(const struct front *front, int place)
{
    return strcmp(seats_of(front)->company.seat[place].who, SEAT_YOU) == 0;
}

void seats_ask(struct front *front, const struct game_front *game, void (*after)(struct front *front))
{
    *seats_of(front) = (struct seats_state){.game = game,
                                            .after = after,
                                            .company = company_of(&front->settings, game),
                                            .wanted = company_sides_wanted(&front->settings, game),
                                            .dragging = -1};
    front_push(front, &seats_scene);
}

static void play_again(struct front *front)
{
    const struct journal *journal = &table_of(front)->session.journal;
    struct game_setup setup = journal->setup;
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    company_sit(front, seats_of(front)->game, &setup, seats);
    bool same = setup.seats == journal->setup.seats && setup.sides == journal->setup.sides &&
                memcmp(setup.option, journal->setup.option, sizeof setup.option) == 0;
    for (int seat = 0; same && seat < setup.seats; seat++) {
        same = seats[seat].player == journal->seat[seat].player &&
               strcmp(seats[seat].name, journal->seat[seat].name) == 0;
    }
    if (same) {
        front_pop(front);
        table_next(front);
        return;
    }
    saves_begin_new(front);
}

/* Those who sit at the table, the first person among them as "you". */
static struct settings_company at_table(const struct table *table)
{
    const struct journal *journal = &table->session.journal;
    struct settings_company company = {.seats = journal->setup.seats};
    bool you = false;
    text_copy(company.game, sizeof company.game, table->game->game->name);
    for (int place = 0; place < company.seats; place++) {
        struct settings_seat *seat = &company.seat[place];
        bool person = session_is_human(&table->session, place);
        const struct opponent *who = person ? NULL : opponent_at(table->game, &journal->seat[place]);
        const char *key = who ? who->key : table->game->opponents[0].key;
        text_copy(seat->who, sizeof seat->who, !person ? key : you ? SEAT_PERSON : SEAT_YOU);
        if (person && you) {
            text_copy(seat->name, sizeof seat->name, journal->seat[place].name);
        }
        you = you || person;
    }
    while (table->game->company->round && company_place(&company, SEAT_YOU) > 0) {
        company_turn(&company);
    }
    return company;
}

void seats_ask_again(struct front *front)
{
    const struct table *table = table_of(front);
    seats_ask(front, table->game, play_again);
    seats_of(front)->company = at_table(table);
    seats_of(front)->wanted = table->session.journal.setup.sides;
    front_touch(front);
}

static void seats_enter(struct front *front)
{
    dialog_open(front, &seats_scene);
    front_set_focus(front, SEATS_ITEM_SIT); /* most sit down as they did last time */
}

static struct form seats_dialog(const struct front *front)
{
    return seats_form_of(front).form;
}

/* ---- coming and going --------------------------------------------------------------------------- */

void seats_refuse(struct front *front, const char *why)
{
    seats_of(front)->refusal = why;
    sounds_cue(front, CUE_BELL);
}

bool seats_has_room(struct front *front)
{
    bool room = seats_of(front)->company.seats < company_most(seats_of(front)->game);
    if (!room) {
        seats_refuse(front, N_("Every seat is taken: somebody has to get up first."));
    }
    return room;
}

void seats_take(struct front *front, const char *who, const char *name)
{
    struct settings_company *company = &seats_of(front)->company;
    struct settings_seat *seat = &company->seat[company->seats++];
    *seat = (struct settings_seat){.name = ""};
    text_copy(seat->who, sizeof seat->who, who);
    text_copy(seat->name, sizeof seat->name, name);
}

static void get_up(struct front *front, int place)
{
    struct settings_company *company = &seats_of(front)->company;
    if (seats_is_you(front, place)) {
        seats_refuse(front, N_("Without you nobody plays here."));
        return;
    }
    company->seats--;
    memmove(&company->seat[place], &company->seat[place + 1],
            (size_t)(company->seats - place) * sizeof company->seat[0]);
    if (front_focus(front) >= SEATS_ITEM_SEAT + company->seats && front_focus(front) < SEATS_ITEM_PERSON) {
        front_set_focus(front, SEATS_ITEM_SEAT + company->seats - 1);
    }
}

/* ---- input ---------------------------------------------------------------------------------------- */

static void sit_down(struct front *front)
{
    settings_set_company(&front->settings, &seats_of(front)->company);
    if (seats_of(front)->wanted > 0) {
        company_choose_sides(&front->settings, seats_of(front)->game, seats_of(front)->wanted);
    }
    front_save_settings(front);
    dialog_pass(front, &seats_scene, seats_of(front)->after);
}

/* The first person and one opponent sit down, whoever sat there. */
static void sit_down_two(struct front *front, const struct opponent *opponent)
{
    struct settings_company *company = &seats_of(front)->company;
    company->seat[0] = company->seat[company_place(company, SEAT_YOU)];
    company->seats = 1;
    seats_take(front, opponent->key, "");
    sit_down(front);
}

static void confirm_opponent(struct front *front, const struct focus_item *item)
{
    const struct opponent *opponent = seats_opponent(front, item->id);
    int place = company_place(&seats_of(front)->company, opponent->key);
    if (device_points(front->device) && seats_is_for_two(front, item->id) &&
        rect_holds(seats_two_box(front, item->box), front->pointer_x, front->pointer_y)) {
        sit_down_two(front, opponent);
    } else if (place >= 0) {
        get_up(front, place);
    } else if (seats_has_room(front)) {
        seats_take(front, opponent->key, "");
    }
}

static void confirm_seat(struct front *front, int place)
{
    if (seats_is_you(front, place)) {
        person_ask(front, NULL);
    } else {
        get_up(front, place);
    }
}

/* A click on the left half of the control takes the value before. */
static void confirm_choice(struct front *front, const struct focus_item *item)
{
    struct rect control = seats_control_box(item->box);
    bool left = device_points(front->device) && front->pointer_x >= control.x &&
                front->pointer_x < rect_middle(control).x;
    if (seats_choice_values(front, item->id) > 1) {
        seats_choose(front, item->id, left ? -1 : 1);
    } else {
        seats_choose(front, item->id, 0);
    }
}

static void seats_confirm(struct front *front, const struct focus_item *item)
{
    seats_of(front)->refusal = NULL;
    if (item->id == SEATS_ITEM_BACK) {
        dialog_cancel(front);
    } else if (item->id == SEATS_ITEM_SIT && item->enabled) {
        sit_down(front);
    } else if (item->id == SEATS_ITEM_SIT) {
        seats_refuse(front, NULL); /* the foot says why */
    } else if (seats_is_choice(item->id)) {
        confirm_choice(front, item);
    } else if (item->id == SEATS_ITEM_RULES) {
        options_open(front, PAGE_TABLE);
    } else if (item->id == SEATS_ITEM_PERSON) {
        seats_ask_person(front);
    } else if (item->id >= SEATS_ITEM_OPPONENT) {
        confirm_opponent(front, item);
    } else {
        confirm_seat(front, item->id - SEATS_ITEM_SEAT);
    }
}

/* Who has the focus gets up, or plays against the first person alone. */
static void other_action(struct front *front)
{
    int focus = front_focus(front);
    const struct opponent *opponent = seats_opponent(front, focus);
    if (seats_is_for_two(front, focus)) {
        sit_down_two(front, opponent);
        return;
    }
    int place = opponent ? company_place(&seats_of(front)->company, opponent->key) : focus - SEATS_ITEM_SEAT;
    if (place >= 0 && place < seats_of(front)->company.seats) {
        sounds_cue(front, CUE_PRESS);
        get_up(front, place);
    }
}

static bool seats_intent(struct front *front, const struct intent *intent)
{
    int focus = front_focus(front), place = focus - SEATS_ITEM_SEAT;
    if (seats_drag(front, intent)) {
        return true;
    }
    switch (intent->kind) {
    case INTENT_UP:
    case INTENT_DOWN:
    case INTENT_LEFT:
    case INTENT_RIGHT:
        seats_of(front)->refusal = NULL;
        if (seats_is_choice(focus) && (intent->kind == INTENT_LEFT || intent->kind == INTENT_RIGHT)) {
            seats_choose(front, focus, intent->kind == INTENT_RIGHT ? 1 : -1);
            return true;
        }
        return false;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        if (place >= 0 && place < seats_of(front)->company.seats) {
            sounds_cue(front, CUE_PRESS);
            seats_move(front, place, place + (intent->kind == INTENT_PAGE_NEXT ? 1 : -1));
            front_touch(front);
        }
        return true;
    case INTENT_SECONDARY:
        seats_of(front)->refusal = NULL;
        other_action(front);
        front_touch(front);
        return true;
    default:
        return false;
    }
}

/* ---- the bar -------------------------------------------------------------------------------------- */

static void seats_status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &seats_scene), place = focus - SEATS_ITEM_SEAT;
    const struct opponent *opponent = seats_opponent(front, focus);
    bool seat = place >= 0 && place < seats_of(front)->company.seats;
    bool you = seat && seats_is_you(front, place);
    bool sits = (seat && !you) || (opponent && company_place(&seats_of(front)->company, opponent->key) >= 0);
    bool can = seats_can_sit_down(front);
    if (can) {
        text_copy(status->message, sizeof status->message, _("New game"));
    } else if (seats_is_between(front)) {
        struct text message = text_in(status->message, sizeof status->message);
        seats_cannot_text(front, &message);
    } else {
        seats_taken_text(front, status->message, sizeof status->message);
    }
    status->spare = true;
    bar_prompt(status, PROMPT_MOVE, _("Choose"));
    if (seat && !device_points(front->device) && !seats_of(front)->game->company->order) {
        bar_prompt(status, PROMPT_PAGES, _("Another seat"));
    }
    if (focus == SEATS_ITEM_SIT && can) {
        bar_prompt(status, PROMPT_CONFIRM, _("Sit down"));
    } else if (seats_is_choice(focus)) {
        bar_prompt(status, PROMPT_CONFIRM, _("Change"));
    } else if (focus == SEATS_ITEM_RULES) {
        bar_prompt(status, PROMPT_CONFIRM, _("Choose the rules"));
    } else if (focus != SEATS_ITEM_BACK && focus != SEATS_ITEM_SIT) {
        bar_prompt(status, PROMPT_CONFIRM, you ? _("Your name") : sits ? _("Get up") : _("Offer a seat"));
    }
    if (seats_is_for_two(front, focus)) {
        /* TRANSLATORS: begins a game against one opponent. */
        bar_prompt(status, PROMPT_SECONDARY, _("Just you two"));
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}

static void seats_title(const struct front *front, struct text *out)
{
    char taken[96];
    struct status status = {.lamp = false};
    seats_status(front, &status);
    text_add_sentence(out, status.message);
    seats_taken_text(front, taken, sizeof taken);
    text_add_sentence(out, strcmp(taken, status.message) == 0 ? "" : taken);
    if (seats_of(front)->refusal) {
        text_add_sentence(out, _(seats_of(front)->refusal));
    }
}

const struct scene seats_scene = {
    .name = "seats",
    .title = seats_title,
    .enter = seats_enter,
    .items = seats_items,
    .form = seats_dialog,
    .intent = seats_intent,
    .confirm = seats_confirm,
    .cancel = dialog_cancel,
    .draw = seats_draw,
    .status = seats_status,
};

const struct part seats_part = {.size = sizeof(struct seats_state)};
