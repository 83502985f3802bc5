/* SPDX-License-Identifier: MIT */
#include "front/scenes/seats.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/opponents.h"
#include "front/scenes/options.h"
#include "front/scenes/person.h"
#include "front/scenes/text_entry.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/table.h"

#include <string.h>

enum { DRAG_LEAST = 12 }; /* units: less is a click */

struct seats_state *seats_of(const struct front *front)
{
    return part_of(front, &seats_part);
}

const struct opponent *seats_opponent(const struct front *front, int item)
{
    int place = item - SEATS_ITEM_OPPONENT;
    const struct game_front *game = seats_of(front)->game;
    return place >= 0 && place < opponent_count(game) ? &game->opponents[place] : NULL;
}

int seats_after_first(const struct front *front, int place)
{
    const struct settings_company *company = &seats_of(front)->company;
    return (place - company_first_person(company) + company->seats) % company->seats;
}

static bool is_you(const struct front *front, int place)
{
    return strcmp(seats_of(front)->company.seat[place].who, SEAT_YOU) == 0;
}

bool seats_can_sit_down(const struct front *front)
{
    return company_can_seat(seats_of(front)->game, seats_of(front)->company.seats);
}

void seats_taken_text(const struct front *front, char *taken, size_t size)
{
    text_format(taken, size, _("Seats taken: %d of %d."), seats_of(front)->company.seats,
                company_most(seats_of(front)->game));
}

void seats_ask(struct front *front, const struct game_front *game, void (*after)(struct front *front))
{
    if (company_is_two(game)) {
        opponents_ask(front, game, company_opponent(&front->settings, game), after);
        return;
    }
    *seats_of(front) = (struct seats_state){
        .game = game, .after = after, .company = company_of(&front->settings, game), .dragging = -1};
    front_push(front, &seats_scene);
}

static void seats_enter(struct front *front)
{
    dialog_open(front, &seats_scene);
    front_set_focus(front, SEATS_ITEM_SIT); /* most sit down as they did last time */
}

static void say_seat(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    if (is_you(front, item->id - SEATS_ITEM_SEAT)) {
        text_copy(
            says->text, sizeof says->text,
            _("Your seat: choosing it asks for your name; Page Up and Page Down, or dragging, move it."));
    }
}

static const struct item_row rows[] = {
    {"seats.*", N_("A seat"),
     N_("Whoever has it gets up when it is chosen; Page Up and Page Down, or dragging, move it."), say_seat,
     .id = SEATS_ITEM_SEAT, .count = SEATS_MAX},
    {"seats.person", N_("A person"), N_("Somebody beside you takes a seat, under a name."),
     .id = SEATS_ITEM_PERSON},
    {"opponent.*", N_("An opponent"), N_("Takes a free seat, or gets up from it."), opponents_say,
     .id = SEATS_ITEM_OPPONENT, .count = OPPONENTS_MAX},
    {"seats.rules", N_("Rules"), N_("What is played: the rules of this table, in the options."),
     .id = SEATS_ITEM_RULES, .group = 1},
    {"seats.back", N_("Back"), N_("Back to where you were. Nothing has begun."), .id = SEATS_ITEM_BACK,
     .group = 1},
    {"seats.sit", N_("Sit down"), N_("The game begins with those who have a seat."), .id = SEATS_ITEM_SIT,
     .group = 1},
    {.name = NULL},
};

static void seats_items(const struct front *front, struct focus_list *list)
{
    struct seats_form form = seats_form_of(front);
    for (int place = 0; place < seats_of(front)->company.seats; place++) {
        item_add(list, rows, SEATS_ITEM_SEAT + place, seats_box(front, &form, SEATS_ITEM_SEAT + place), true);
    }
    item_add(list, rows, SEATS_ITEM_PERSON, seats_box(front, &form, SEATS_ITEM_PERSON), true);
    for (int item = SEATS_ITEM_OPPONENT; seats_opponent(front, item); item++) {
        item_add_end(list, item_row(rows, item), item, seats_box(front, &form, item), true,
                     seats_opponent(front, item)->key);
    }
    form_items(&form.form, list);
    if (seats_has_rules(front)) {
        item_add(list, rows, SEATS_ITEM_RULES, seats_box(front, &form, SEATS_ITEM_RULES), true);
    }
    item_add(list, rows, SEATS_ITEM_BACK, seats_box(front, &form, SEATS_ITEM_BACK), true);
    item_add(list, rows, SEATS_ITEM_SIT, seats_box(front, &form, SEATS_ITEM_SIT), seats_can_sit_down(front));
}

static struct form seats_dialog(const struct front *front)
{
    return seats_form_of(front).form;
}

/* ---- coming and going --------------------------------------------------------------------------- */

static void refuse(struct front *front, const char *why)
{
    seats_of(front)->refusal = why;
    sounds_cue(front, CUE_BELL);
}

static bool has_room(struct front *front)
{
    bool room = seats_of(front)->company.seats < company_most(seats_of(front)->game);
    if (!room) {
        refuse(front, N_("Every seat is taken: somebody has to get up first."));
    }
    return room;
}

static void take_seat(struct front *front, const char *who, const char *name)
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
    if (is_you(front, place)) {
        refuse(front, N_("Without you nobody plays here."));
        return;
    }
    company->seats--;
    memmove(&company->seat[place], &company->seat[place + 1],
            (size_t)(company->seats - place) * sizeof company->seat[0]);
    if (front_focus(front) >= SEATS_ITEM_SEAT + company->seats && front_focus(front) < SEATS_ITEM_PERSON) {
        front_set_focus(front, SEATS_ITEM_SEAT + company->seats - 1);
    }
}

/* Moves who sits at a place to another place; those between move up. */
static void move_to(struct front *front, int place, int to)
{
    struct settings_company *company = &seats_of(front)->company;
    const char *order = seats_of(front)->game->company->order;
    if (order) {
        refuse(front, order);
        return;
    }
    to = to < 0 ? 0 : to >= company->seats ? company->seats - 1 : to;
    struct settings_seat seat = company->seat[place];
    for (; place < to; place++) {
        company->seat[place] = company->seat[place + 1];
    }
    for (; place > to; place--) {
        company->seat[place] = company->seat[place - 1];
    }
    company->seat[to] = seat;
    front_set_focus(front, SEATS_ITEM_SEAT + to);
}

/* ---- people --------------------------------------------------------------------------------------- */

static bool is_called(const struct front *front, const char *name)
{
    const struct seats_state *seats = seats_of(front);
    for (int place = 0; place < seats->company.seats; place++) {
        if (strcmp(company_name(front, seats->game, &seats->company.seat[place]), name) == 0) {
            return true;
        }
    }
    return false;
}

static bool tells_apart(const struct front *front, const char *text, char *why, size_t size)
{
    if (text[0] == '\0') {
        text_copy(why, size, _("A name is needed: it says whose turn it is."));
    } else if (is_called(front, text)) {
        text_copy(why, size, _("Somebody at this table has that name already."));
    } else {
        return true;
    }
    return false;
}

static void person_comes(struct front *front, const char *name)
{
    if (front->settings.guest[0] == '\0') {
        text_copy(front->settings.guest, sizeof front->settings.guest, name);
    }
    take_seat(front, SEAT_PERSON, name);
    front_touch(front);
}

static void ask_person(struct front *front)
{
    const char *guest = front->settings.guest[0] ? front->settings.guest : _("Guest");
    if (has_room(front)) {
        text_entry_ask(front, &(struct text_entry_question){
                                  .title = _("Who sits down with you?"),
                                  .help = _("A name: it says whose turn it is, and stands in the records."),
                                  .text = is_called(front, guest) ? "" : guest,
                                  .done = _("That is me"),
                                  .accept = tells_apart,
                                  .on_done = person_comes,
                              });
    }
}

/* ---- input ---------------------------------------------------------------------------------------- */

static void confirm_opponent(struct front *front, const struct opponent *opponent)
{
    int place = company_place(&seats_of(front)->company, opponent->key);
    if (place >= 0) {
        get_up(front, place);
    } else if (has_room(front)) {
        take_seat(front, opponent->key, "");
    }
}

static void confirm_seat(struct front *front, int place)
{
    if (is_you(front, place)) {
        person_ask(front, NULL);
    } else {
        get_up(front, place);
    }
}

static void seats_confirm(struct front *front, const struct focus_item *item)
{
    seats_of(front)->refusal = NULL;
    if (item->id == SEATS_ITEM_BACK) {
        dialog_cancel(front);
    } else if (item->id == SEATS_ITEM_SIT && item->enabled) {
        settings_set_company(&front->settings, &seats_of(front)->company);
        front_save_settings(front);
        dialog_pass(front, &seats_scene, seats_of(front)->after);
    } else if (item->id == SEATS_ITEM_SIT) {
        refuse(front, N_("Some seats are empty still: this game needs them all."));
    } else if (item->id == SEATS_ITEM_RULES) {
        options_open(front, PAGE_TABLE);
    } else if (item->id == SEATS_ITEM_PERSON) {
        ask_person(front);
    } else if (item->id >= SEATS_ITEM_OPPONENT) {
        confirm_opponent(front, seats_opponent(front, item->id));
    } else {
        confirm_seat(front, item->id - SEATS_ITEM_SEAT);
    }
}

/* The seat under the pointer; -1: none. */
static int seat_at(const struct front *front, float x, float y)
{
    struct focus_list list;
    focus_clear(&list);
    seats_items(front, &list);
    int item = focus_at(&list, x, y);
    return item >= SEATS_ITEM_SEAT && item < SEATS_ITEM_PERSON ? item - SEATS_ITEM_SEAT : -1;
}

/* The pointer carries a seat to another place. A press that does not move is a click. */
static bool drag(struct front *front, const struct intent *intent)
{
    struct seats_state *seats = seats_of(front);
    int held = seats->dragging, under;
    bool carried = held >= 0 && seats->dragged;
    switch (intent->kind) {
    case INTENT_PRESS:
        seats->dragging = seat_at(front, intent->x, intent->y);
        seats->from_x = intent->x;
        seats->from_y = intent->y;
        seats->dragged = false;
        return false;
    case INTENT_POINT:
        if (held >= 0 && vector_length(intent->x - seats->from_x, intent->y - seats->from_y) > DRAG_LEAST) {
            seats->dragged = true;
        }
        front_touch(front);
        return held >= 0 && seats->dragged;
    case INTENT_RELEASE:
        seats->dragging = -1;
        under = carried ? seat_at(front, intent->x, intent->y) : -1;
        if (under >= 0) {
            move_to(front, held, under);
        }
        if (carried) {
            front->pressed = FOCUS_NONE;
            front_touch(front);
        }
        return carried;
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
    case INTENT_CONTEXT:
        seats->dragging = -1;
        return carried;
    default:
        return false;
    }
}

/* Who has the focus gets up. */
static void send_away(struct front *front)
{
    int focus = front_focus(front);
    const struct opponent *opponent = seats_opponent(front, focus);
    int place = opponent ? company_place(&seats_of(front)->company, opponent->key) : focus - SEATS_ITEM_SEAT;
    if (place >= 0 && place < seats_of(front)->company.seats) {
        sounds_cue(front, CUE_PRESS);
        get_up(front, place);
    }
}

static bool seats_intent(struct front *front, const struct intent *intent)
{
    int focus = front_focus(front), place = focus - SEATS_ITEM_SEAT;
    if (drag(front, intent)) {
        return true;
    }
    switch (intent->kind) {
    case INTENT_UP:
    case INTENT_DOWN:
    case INTENT_LEFT:
    case INTENT_RIGHT:
        seats_of(front)->refusal = NULL;
        return false;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        if (place >= 0 && place < seats_of(front)->company.seats) {
            sounds_cue(front, CUE_PRESS);
            move_to(front, place, place + (intent->kind == INTENT_PAGE_NEXT ? 1 : -1));
            front_touch(front);
        }
        return true;
    case INTENT_SECONDARY:
        seats_of(front)->refusal = NULL;
        send_away(front);
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
    bool you = seat && is_you(front, place);
    bool sits = (seat && !you) || (opponent && company_place(&seats_of(front)->company, opponent->key) >= 0);
    bool can = seats_can_sit_down(front);
    if (can) {
        text_copy(status->message, sizeof status->message, _("New game"));
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
    } else if (focus == SEATS_ITEM_RULES) {
        bar_prompt(status, PROMPT_CONFIRM, _("Choose the rules"));
    } else if (focus != SEATS_ITEM_BACK && focus != SEATS_ITEM_SIT) {
        bar_prompt(status, PROMPT_CONFIRM, you ? _("Your name") : sits ? _("Get up") : _("Offer a seat"));
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}

const struct scene seats_scene = {
    .name = "seats",
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
