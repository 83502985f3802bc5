/* SPDX-License-Identifier: MIT */
#include "front/scenes/lobby.h"
#include "front/scenes/leaving.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/net/lamp.h"
#include "front/net/others.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"

#include <string.h>

struct lobby_state {
    bool copied; /* the code lies in the clipboard */
    bool failed; /* or could not be put there */
    int seat;    /* the seat that had the focus last, to which the button gives a computer player */
};

static struct lobby_state *state_of(const struct front *front)
{
    return front_memory(front, &lobby_scene);
}

/* ---- the room ----------------------------------------------------------------------------------------- */

const struct guest *lobby_room(const struct front *front)
{
    return others_state(front) == OTHERS_NONE ? NULL : others_guest(front);
}

bool lobby_knows(const struct front *front)
{
    return lobby_room(front) && lobby_room(front)->game && lobby_room(front)->setup.seats > 0;
}

int lobby_seats(const struct front *front)
{
    return lobby_knows(front) ? lobby_room(front)->setup.seats : 0;
}

bool lobby_is_over(const struct front *front)
{
    return others_state(front) == OTHERS_OUT || others_state(front) == OTHERS_NONE;
}

/* Whether the match is on, and this screen lies over its table. */
bool lobby_is_on(const struct front *front)
{
    return lobby_room(front) && lobby_room(front)->begun && !lobby_is_over(front) &&
           front_has(front, OPEN_TABLE);
}

/* Whether who holds the room may change who sits at a seat: before the match one that no person has, in the
 * match one that another person has. */
static bool may_give(const struct front *front, int seat)
{
    if (!others_hosts(front) || lobby_is_over(front) || seat < 0 || seat >= lobby_seats(front)) {
        return false;
    }
    const struct guest_seat *sits = &lobby_room(front)->seats[seat];
    bool person = sits->is == GUEST_SEAT_HERE || sits->is == GUEST_SEAT_AWAY;
    return lobby_room(front)->begun ? person && seat != lobby_room(front)->seat : !person;
}

/* Whether the computer player that was given a seat is there: it can go again. */
bool lobby_is_given(const struct front *front, int seat)
{
    const struct guest_seat *sits = &lobby_room(front)->seats[seat];
    return lobby_room(front)->begun ? sits->given : sits->is == GUEST_SEAT_COMPUTER;
}

/* How much a seat wants a computer player: one who is away, or nobody, more than one who is here. */
static int wants(const struct front *front, int seat)
{
    enum lamp lamp = lamp_of_seat(&lobby_room(front)->seats[seat]);
    return !may_give(front, seat)                   ? 0
           : lamp == LAMP_AWAY || lamp == LAMP_FREE ? 3
           : lamp == LAMP_COMPUTER                  ? 2
                                                    : 1;
}

/* The seat to which the button gives a computer player, or takes one from: the one that had the focus last,
 * else the first of those that want one most; SEAT_NONE: there is none. */
int lobby_given_seat(const struct front *front)
{
    if (may_give(front, state_of(front)->seat)) {
        return state_of(front)->seat;
    }
    int found = SEAT_NONE;
    for (int seat = 0; seat < lobby_seats(front); seat++) {
        if (wants(front, seat) > (found == SEAT_NONE ? 0 : wants(front, found))) {
            found = seat;
        }
    }
    return found;
}

/* ---- items -------------------------------------------------------------------------------------------- */

bool lobby_is_shown(const struct front *front, int item)
{
    const struct guest *guest = lobby_room(front);
    switch (item) {
    case LOBBY_ITEM_START:
        return others_hosts(front) && others_state(front) == OTHERS_WAITING;
    case LOBBY_ITEM_COPY:
    case LOBBY_ITEM_CODE:
        return guest && guest->code[0] && !lobby_is_over(front);
    case LOBBY_ITEM_GIVE:
        return lobby_given_seat(front) != SEAT_NONE;
    case LOBBY_ITEM_LEAVE:
        return true;
    default:
        return item - LOBBY_ITEM_SEAT < lobby_seats(front) && !lobby_is_over(front);
    }
}

int lobby_button_place(const struct front *front, int item)
{
    int place = 0;
    for (int i = 0; i < item; i++) {
        place += lobby_is_shown(front, i);
    }
    return place;
}

int lobby_buttons(const struct front *front)
{
    return lobby_button_place(front, LOBBY_ITEM_LEAVE + 1);
}

static void say_button(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text title = text_in(says->title, sizeof says->title);
    lobby_label(front, item->id, &title);
    if (item->id == LOBBY_ITEM_COPY && state_of(front)->copied) {
        text_copy(says->more, sizeof says->more, _("The code is copied."));
    }
}

static void say_code(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    /* One by one, so that nobody mishears. */
    char code[CODE_SIZE];
    struct text more = text_in(says->more, sizeof says->more);
    (void)item;
    text_copy(code, sizeof code, lobby_room(front)->code);
    for (int i = 0; code[i]; i++) {
        text_addf(&more, "%s%c", i > 0 ? ", " : "", code[i]);
    }
}

static void say_seat(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text title = text_in(says->title, sizeof says->title),
                more = text_in(says->more, sizeof says->more);
    int seat = item->id - LOBBY_ITEM_SEAT;
    lobby_name(front, seat, &title);
    text_addf(&more, _("Seat %d"), seat + 1);
    text_addf(&more, ": %s", lamp_word(lamp_of_seat(&lobby_room(front)->seats[seat])));
    if (may_give(front, seat)) {
        text_copy(says->text, sizeof says->text,
                  _("Choose it to give the seat to a computer player, or to free it again."));
    }
}

static const struct item_row rows[] = {
    {"lobby.start", N_("Start"), N_("The match begins; computer players take the seats that are free."),
     say_button, .id = LOBBY_ITEM_START, .group = 2},
    {"lobby.copy", N_("Copy the code"), N_("Puts the code into the clipboard, to be sent to somebody."),
     say_button, .id = LOBBY_ITEM_COPY, .group = 2},
    {"lobby.give", N_("A computer for a seat"), N_("Gives a seat to a computer player, or frees it again."),
     say_button, .id = LOBBY_ITEM_GIVE, .group = 2},
    {"lobby.leave", N_("Leave the table"),
     N_("Back to the title. Who opened the table closes it for tonight, and it is kept."), say_button,
     .id = LOBBY_ITEM_LEAVE, .group = 2},
    {"lobby.code", N_("The code of this table"), N_("Who types it under Join by code sits down here."),
     say_code, .id = LOBBY_ITEM_CODE, .kind = KIND_TEXT},
    {"lobby.seat.*", N_("A seat"), N_("Who sits there, and whether they are here."), say_seat,
     .id = LOBBY_ITEM_SEAT, .count = SEATS_MAX, .kind = KIND_ENTRY},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct lobby_form form = lobby_form_of(front);
    for (int item = LOBBY_ITEM_CODE; item < LOBBY_ITEMS; item++) {
        if (lobby_is_shown(front, item)) {
            item_add(list, rows, item, lobby_box(front, &form, item), true);
        }
    }
    form_items(&form.form, list);
    for (int item = LOBBY_ITEM_START; item <= LOBBY_ITEM_LEAVE; item++) {
        if (lobby_is_shown(front, item)) {
            item_add(list, rows, item, lobby_box(front, &form, item), true);
        }
    }
}

static struct form form_of(const struct front *front)
{
    return lobby_form_of(front).form;
}

static void enter(struct front *front)
{
    state_of(front)->seat = SEAT_NONE;
    dialog_open(front, &lobby_scene);
    front_set_focus(front, lobby_is_shown(front, LOBBY_ITEM_COPY) ? LOBBY_ITEM_COPY : LOBBY_ITEM_LEAVE);
}

/* ---- acts --------------------------------------------------------------------------------------------- */

static void leave(struct front *front)
{
    if (lobby_is_on(front)) {
        dialog_cancel(front);
        return;
    }
    if (lobby_is_over(front)) {
        leave_room(front);
        return;
    }
    bool host = others_hosts(front);
    confirm_open(
        front, &(struct confirm_question){
                   .title = host ? _("Close the table?") : _("Leave the table?"),
                   .text = host ? _("It closes for tonight and is kept: you can go on with it another time.")
                                : _("Your seat is free then. The code leads back to it."),
                   .yes = host ? _("Close it") : _("Leave"),
                   .no = _("Stay"),
                   .on_yes = leave_room});
}

static void copy(struct front *front)
{
    char code[CODE_SIZE + 2];
    struct text out = text_in(code, sizeof code);
    code_add_shown(&out, lobby_room(front)->code);
    state_of(front)->copied = front->services->clip(front->services->context, code);
    state_of(front)->failed = !state_of(front)->copied;
    speaker_say(front, SPEAK_ANSWER,
                state_of(front)->copied ? _("The code is copied.") : _("There is no clipboard here."));
    if (state_of(front)->failed) {
        sounds_cue(front, CUE_BELL);
    }
    front_touch(front);
}

static void give(struct front *front, int seat)
{
    if (may_give(front, seat)) {
        state_of(front)->seat = seat;
        others_give(front, seat, !lobby_is_given(front, seat));
        sounds_cue(front, CUE_PRESS);
        front_touch(front);
    } else {
        sounds_cue(front, CUE_BELL);
    }
}

static void confirm(struct front *front, const struct focus_item *item)
{
    switch (item->id) {
    case LOBBY_ITEM_START:
        others_begin(front);
        front_touch(front);
        break;
    case LOBBY_ITEM_COPY:
    case LOBBY_ITEM_CODE:
        copy(front);
        break;
    case LOBBY_ITEM_GIVE:
        give(front, lobby_given_seat(front));
        break;
    case LOBBY_ITEM_LEAVE:
        leave(front);
        break;
    default:
        give(front, item->id - LOBBY_ITEM_SEAT);
        break;
    }
}

/* The button is about the seat that had the focus last; what was said of the code is said until the focus
 * moves on. */
static void follow_focus(struct front *front)
{
    struct lobby_state *state = state_of(front);
    int focus = front_focus(front), seat = focus - LOBBY_ITEM_SEAT;
    if (seat >= 0 && seat < lobby_seats(front)) {
        state->seat = seat;
    }
    if (focus != LOBBY_ITEM_COPY && focus != LOBBY_ITEM_CODE && (state->copied || state->failed)) {
        state->copied = state->failed = false;
        front_touch(front);
    }
}

static bool tick(struct front *front)
{
    follow_focus(front);
    return dialog_tick(front, &lobby_scene);
}

static void status(const struct front *front, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message);
    if (state_of(front)->copied) {
        text_add(&message, _("The code is copied."));
    } else if (state_of(front)->failed) {
        text_add(&message, _("There is no clipboard here."));
    } else {
        lobby_stands(front, &message);
    }
    bar_choose(status, _("Select"),
               lobby_is_over(front) || lobby_is_on(front) ? _("Back") : _("Leave the table"));
}

static void title(const struct front *front, struct text *out)
{
    char stands[200] = "";
    struct text says = text_in(stands, sizeof stands);
    text_add_sentence(out, _("A table for friends"));
    lobby_stands(front, &says);
    text_add_sentence(out, stands);
}

const struct scene lobby_scene = {
    .name = "lobby",
    .title = title,
    .state_size = sizeof(struct lobby_state),
    .enter = enter,
    .items = items,
    .form = form_of,
    .confirm = confirm,
    .cancel = leave,
    .tick = tick,
    .draw = lobby_draw,
    .status = status,
};
