/* SPDX-License-Identifier: MIT */
#include "front/settings/names.h"

#include "base/i18n/translate.h"

#include <string.h>

bool names_two_people(const struct journal_seat *seats)
{
    return seats[0].player == PLAYER_HUMAN && seats[1].player == PLAYER_HUMAN;
}

bool names_is_nameless(const struct journal_seat *seats, int seat)
{
    const char *name = seats[seat].name;
    /* Old sittings of a nameless person say "You". */
    return seats[seat].player == PLAYER_HUMAN && (name[0] == '\0' || strcmp(name, "You") == 0);
}

const char *names_called(const struct journal_seat *seats, int seat)
{
    if (!names_is_nameless(seats, seat)) {
        return seats[seat].name;
    }
    if (!names_two_people(seats)) {
        return _("You");
    }
    /* TRANSLATORS: the name of the first of two people at one machine who gave none; the other is the guest.
     */
    return seat == 0 ? _("Host") : _("Guest");
}
