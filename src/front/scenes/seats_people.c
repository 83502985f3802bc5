/* SPDX-License-Identifier: MIT */
/* Somebody beside the first person takes a seat, under a name that nobody else at the table has. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/seats.h"
#include "front/scenes/text_entry.h"
#include "front/settings/names.h"

#include <string.h>

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
    seats_take(front, SEAT_PERSON, name);
    front_touch(front);
}

void seats_ask_person(struct front *front)
{
    const char *guest = front->settings.guest[0] ? front->settings.guest : names_guest(1);
    for (int number = 2; number <= SEATS_MAX && is_called(front, guest); number++) {
        guest = names_guest(number);
    }
    if (seats_has_room(front)) {
        text_entry_ask(front, &(struct text_entry_question){
                                  .title = _("Who sits down with you?"),
                                  .help = _("A name: it says whose turn it is, and stands in the records."),
                                  .text = guest,
                                  .done = _("That is me"),
                                  .accept = tells_apart,
                                  .on_done = person_comes,
                              });
    }
}
