/* SPDX-License-Identifier: MIT */
#include "front/table/seats.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/settings/names.h"
#include "front/table/company.h"
#include "front/table/table.h"

#include <string.h>

int table_you(const struct front *front)
{
    return table_of(front)->viewer;
}

int table_other(const struct front *front)
{
    return (table_of(front)->viewer + 1) % table_of(front)->session.journal.setup.seats;
}

int table_side_of(const struct front *front, int seat)
{
    return seat % table_of(front)->session.journal.setup.sides;
}

int table_seat_of(const struct front *front, int side)
{
    CHECK(side >= 0 && side < table_of(front)->session.journal.setup.sides);
    return side; /* the first seats sit on sides of their own */
}

bool table_has_person(const struct front *front, int side)
{
    const struct session *session = &table_of(front)->session;
    bool person = false;
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        person = person || (table_side_of(front, seat) == side && session_is_human(session, seat));
    }
    return person;
}

static int table_people(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    int people = 0;
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        people += session_is_human(session, seat);
    }
    return people;
}

bool table_shared(const struct front *front)
{
    return table_people(front) > 1;
}

int table_first_person(const struct front *front)
{
    int seat = 0;
    while (table_shared(front) && !session_is_human(&table_of(front)->session, seat)) {
        seat++;
    }
    return table_shared(front) ? seat : table_you(front);
}

/* Of several people the first whom the settings name is the person here; SEAT_NONE: none is. */
static int here(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        if (session_is_human(session, seat) &&
            strcmp(session->journal.seat[seat].name, front->settings.name) == 0) {
            return seat;
        }
    }
    return SEAT_NONE;
}

/* The face of the person at a seat, which no other person of the sitting has. */
static const char *table_face(const struct front *front, int seat)
{
    int you = here(front), person = 0;
    for (int before = 0; before <= seat && table_shared(front) && seat != you; before++) {
        person += before != you && session_is_human(&table_of(front)->session, before);
    }
    return company_face(person % SEATS_MAX);
}

const struct opponent *table_opponent(const struct front *front, int seat)
{
    const struct table *table = table_of(front);
    if (session_is_human(&table->session, seat)) {
        return NULL;
    }
    const struct opponent *who = opponent_at(table->game, &table->session.journal.seat[seat]);
    return who ? who : table->game->opponents;
}

struct sitter table_sitter(const struct front *front, int seat)
{
    const struct opponent *who = table_opponent(front, seat);
    const char *name = table_sheet_name(front, seat);
    return who ? (struct sitter){name, who->portrait, who->bust, who->arm}
               : (struct sitter){.name = name, .portrait = table_face(front, seat)};
}

bool table_is_you(const struct front *front, int seat)
{
    /* A replay of several people is watched by any or by all. */
    return seat == table_you(front) && !(table_is_replay(front) && table_shared(front));
}

const char *table_called(const struct front *front, int seat)
{
    return names_called(&table_of(front)->session.journal, seat);
}

const char *table_name(const struct front *front, int seat)
{
    bool nameless = names_is_nameless(table_of(front)->session.journal.seat, seat);
    return nameless && table_is_you(front, seat) ? _("You") : table_called(front, seat);
}

const char *table_sheet_name(const struct front *front, int seat)
{
    return table_shared(front) ? table_called(front, seat) : table_name(front, seat);
}

int table_looker(const struct front *front)
{
    const struct game_view *view = table_of(front)->game->view;
    return view->looker && table_of(front)->seated ? view->looker(front) : SEAT_NONE;
}

int table_wanted(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    const struct game_view *view = table_of(front)->game->view;
    int looker = table_looker(front), turn = session_turn(session);
    if (looker != SEAT_NONE) {
        return looker;
    }
    bool passes = view->passes && view->passes(front);
    return turn != SEAT_NONE && session_is_human(session, turn) && !passes ? turn : SEAT_NONE;
}

bool table_ready(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    int turn = session_turn(session);
    return !table_is_replay(front) && turn == table_you(front) && session_is_human(session, turn) &&
           !table_moves(front) && table_looker(front) == SEAT_NONE;
}
