/* SPDX-License-Identifier: MIT */
#include "front/settings/names.h"

#include "base/check.h"
#include "base/i18n/translate.h"

#include <string.h>

bool names_several_people(const struct journal *journal)
{
    int people = 0;
    for (int seat = 0; seat < journal->setup.seats; seat++) {
        people += journal->seat[seat].player == PLAYER_HUMAN;
    }
    return people > 1;
}

bool names_is_nameless(const struct journal_seat *seats, int seat)
{
    const char *name = seats[seat].name;
    /* Old sittings of a nameless person say "You". */
    return seats[seat].player == PLAYER_HUMAN && (name[0] == '\0' || strcmp(name, "You") == 0);
}

const char *names_guest(int number)
{
    /* TRANSLATORS: names of the second, third... of several people at one machine who gave none. */
    static const char *const names[SEATS_MAX] = {N_("Guest"),   N_("Guest 2"), N_("Guest 3"),
                                                 N_("Guest 4"), N_("Guest 5"), N_("Guest 6")};
    CHECK(number >= 1 && number <= SEATS_MAX);
    return _(names[number - 1]);
}

const char *names_called(const struct journal *journal, int seat)
{
    if (!names_is_nameless(journal->seat, seat)) {
        return journal->seat[seat].name;
    }
    if (!names_several_people(journal)) {
        return _("You");
    }
    int guest = 0;
    for (int at = 1; at <= seat; at++) {
        guest += names_is_nameless(journal->seat, at);
    }
    /* TRANSLATORS: the name of the first of several people at one machine who gave none; another is the
     * guest.
     */
    return seat == 0 ? _("Host") : names_guest(guest);
}
