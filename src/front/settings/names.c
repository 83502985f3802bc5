/* SPDX-License-Identifier: MIT */
#include "front/settings/names.h"

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

const char *names_called(const struct journal *journal, int seat)
{
    if (!names_is_nameless(journal->seat, seat)) {
        return journal->seat[seat].name;
    }
    if (!names_several_people(journal)) {
        return _("You");
    }
    /* TRANSLATORS: the name of the first of several people at one machine who gave none; another is the
     * guest.
     */
    return seat == 0 ? _("Host") : _("Guest");
}
