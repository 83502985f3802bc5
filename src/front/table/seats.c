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
#include "table/seen.h"

#include <string.h>

int table_you(const struct table *table)
{
    return table->viewer;
}

bool table_sits_here(const struct table *table, int seat)
{
    const struct session *session = &table->session;
    return session_is_human(session, seat) && (!session->seen || session->seen->seat == seat);
}

int table_other(const struct table *table)
{
    return (table->viewer + 1) % table->session.journal.setup.seats;
}

int table_side_of(const struct table *table, int seat)
{
    return seat % table->session.journal.setup.sides;
}

int table_seat_of(const struct table *table, int side)
{
    CHECK(side >= 0 && side < table->session.journal.setup.sides);
    return side; /* the first seats sit on sides of their own */
}

bool table_has_person(const struct table *table, int side)
{
    bool person = false;
    for (int seat = 0; seat < table->session.journal.setup.seats; seat++) {
        person = person || (table_side_of(table, seat) == side && table_sits_here(table, seat));
    }
    return person;
}

bool table_shared(const struct table *table)
{
    return !table_is_guest(table) && names_several_people(&table->session.journal);
}

int table_first_person(const struct table *table)
{
    int seat = 0;
    while (table_shared(table) && !session_is_human(&table->session, seat)) {
        seat++;
    }
    return table_shared(table) ? seat : table_you(table);
}

/* Of several people the first whom the settings name is the person here; SEAT_NONE: none is. */
static int here(const struct table *table)
{
    const struct session *session = &table->session;
    if (session->seen) {
        return session->seen->seat;
    }
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        if (session_is_human(session, seat) &&
            strcmp(session->journal.seat[seat].name, table->front->settings.name) == 0) {
            return seat;
        }
    }
    return SEAT_NONE;
}

int table_person(const struct table *table, int seat)
{
    int you = here(table), person = 0;
    for (int before = 0; before < seat && seat != you; before++) {
        person += before != you && session_is_human(&table->session, before);
    }
    return seat == you || you == SEAT_NONE ? person : person + 1;
}

const struct opponent *table_opponent(const struct table *table, int seat)
{
    if (session_is_human(&table->session, seat)) {
        return NULL;
    }
    const struct opponent *who = opponent_at(table->game, &table->session.journal.seat[seat]);
    return who ? who : table->game->opponents;
}

struct sitter table_sitter(const struct table *table, int seat)
{
    const struct opponent *who = table_opponent(table, seat);
    const char *name = table_sheet_name(table, seat);
    return who ? (struct sitter){name, who->portrait, who->bust, who->arm}
               : (struct sitter){.name = name, .portrait = company_face(table_person(table, seat))};
}

bool table_is_you(const struct table *table, int seat)
{
    /* A replay of several people is watched by any or by all. */
    return seat == table_you(table) && !(table_is_replay(table) && table_shared(table));
}

const char *table_called(const struct table *table, int seat)
{
    return names_called(&table->session.journal, seat);
}

const char *table_name(const struct table *table, int seat)
{
    bool nameless = names_is_nameless(table->session.journal.seat, seat);
    return nameless && table_is_you(table, seat) ? _("You") : table_called(table, seat);
}

const char *table_sheet_name(const struct table *table, int seat)
{
    return table_shared(table) ? table_called(table, seat) : table_name(table, seat);
}

int table_side_seats(const struct table *table)
{
    const struct game_setup *setup = &table->session.journal.setup;
    return setup->seats / setup->sides;
}

/* Adds the name of one seat, or those of partners. */
static void add_names(const struct table *table, int side,
                      const char *(*name)(const struct table *table, int seat), struct text *out)
{
    const char *first = name(table, table_seat_of(table, side));
    if (table_side_seats(table) == 1) {
        text_add(out, first);
    } else {
        text_addf(out, _("%s & %s"), first, name(table, side + table->session.journal.setup.sides));
    }
}

void table_side_sheet_name(const struct table *table, int side, struct text *out)
{
    add_names(table, side, table_sheet_name, out);
}

void table_side_called(const struct table *table, int side, struct text *out)
{
    add_names(table, side, table_called, out);
}

int table_looker(const struct table *table)
{
    const struct game_view *view = table->game->view;
    return view->looker && table->seated ? view->looker(table) : SEAT_NONE;
}

int table_wanted(const struct table *table)
{
    const struct session *session = &table->session;
    const struct game_view *view = table->game->view;
    int looker = table_looker(table), turn = session_turn(session);
    if (looker != SEAT_NONE) {
        return looker;
    }
    bool passes = view->passes && view->passes(table);
    return turn != SEAT_NONE && table_sits_here(table, turn) && !passes ? turn : SEAT_NONE;
}

bool table_ready(const struct table *table)
{
    const struct session *session = &table->session;
    int turn = session_turn(session);
    return !table_is_replay(table) && turn == table_you(table) && table_sits_here(table, turn) &&
           !table_moves(table) && !table_waits(table) && !table_has_sent(table) &&
           table_looker(table) == SEAT_NONE;
}
