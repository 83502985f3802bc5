/* SPDX-License-Identifier: MIT */
/* What is said of a room and of who sits there. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/others.h"
#include "front/opponent.h"
#include "front/scenes/lobby.h"

void lobby_name(const struct front *front, int seat, struct text *out)
{
    const struct guest_seat *sits = &lobby_room(front)->seats[seat];
    const struct game_front *game = game_front_of(lobby_room(front)->game);
    if (sits->is == GUEST_SEAT_FREE) {
        text_add(out, _("A free seat"));
    } else if (sits->is == GUEST_SEAT_COMPUTER) {
        const struct opponent *who = game ? opponent_at(game, &sits->computer) : NULL;
        /* Players without an opponent are shown as the first one, as at the table. */
        text_add(out, who ? _(who->name) : game ? _(game->opponents[0].name) : sits->computer.name);
    } else {
        text_add(out, sits->name[0]                     ? sits->name
                      : seat == lobby_room(front)->seat ? _("You")
                                                        : _("Somebody"));
    }
}

static void give_label(const struct front *front, int seat, struct text *out)
{
    if (seat == SEAT_NONE) {
        text_add(out, _("A computer for a seat"));
    } else if (lobby_room(front)->begun) {
        /* TRANSLATORS: %s is a person at the table. */
        text_addf(out, lobby_is_given(front, seat) ? _("The seat back to %s") : _("A computer for %s"),
                  lobby_room(front)->seats[seat].name);
    } else {
        /* TRANSLATORS: %d is the number of a seat, from 1 on. */
        text_addf(out, lobby_is_given(front, seat) ? _("Seat %d for somebody") : _("A computer for seat %d"),
                  seat + 1);
    }
}

void lobby_label(const struct front *front, int item, struct text *out)
{
    switch (item) {
    case LOBBY_ITEM_START:
        text_add(out, _("Start"));
        break;
    case LOBBY_ITEM_COPY:
        text_add(out, _("Copy the code"));
        break;
    case LOBBY_ITEM_GIVE:
        give_label(front, lobby_given_seat(front), out);
        break;
    default:
        text_add(out, lobby_is_over(front) || lobby_is_on(front) ? _("Back")
                      : others_hosts(front)                      ? _("Close the table")
                                                                 : _("Leave the table"));
        break;
    }
}

static int how_many(const struct front *front, enum guest_is is)
{
    int count = 0;
    for (int seat = 0; seat < lobby_seats(front); seat++) {
        count += lobby_room(front)->seats[seat].is == is;
    }
    return count;
}

void lobby_stands(const struct front *front, struct text *out)
{
    size_t from = out->length;
    others_why(front, out);
    if (out->length > from) {
        return;
    }
    int free = how_many(front, GUEST_SEAT_FREE);
    if (others_state(front) == OTHERS_COMING) {
        text_add(out, _("On the way to the table\xE2\x80\xA6"));
    } else if (lobby_room(front) && lobby_room(front)->begun) {
        int away = how_many(front, GUEST_SEAT_AWAY);
        if (away > 0) {
            text_addf(out, _n("%d person is away.", "%d people are away.", away), away);
        } else {
            text_add(out, _("Everybody is here."));
        }
    } else if (free > 0) {
        text_addf(out, _n("%d seat is free still.", "%d seats are free still.", free), free);
    } else if (others_hosts(front)) {
        text_add(out, _("All seats are taken: you can start."));
    } else {
        text_add(out, _("All seats are taken: the host starts."));
    }
}

void lobby_fact(const struct front *front, int fact, struct text *label, struct text *value)
{
    const struct guest *guest = lobby_room(front);
    const struct game_front *game = game_front_of(guest->game);
    int seats = guest->setup.seats, sides = guest->setup.sides;
    if (fact == 0) {
        text_add(label, _("Table"));
        text_add(value, game ? _(game->label) : guest->game->name);
        return;
    }
    text_add(label, _("Seating"));
    text_addf(value, _n("%d seat", "%d seats", seats), seats);
    if (sides != seats) {
        text_addf(value, " \u00b7 %s", sides == 2 ? _("Two pairs") : _("Three pairs"));
    }
}
