/* SPDX-License-Identifier: MIT */
#include "front/scenes/end_sheet.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/records/record_results.h"
#include "front/table/seats.h"
#include "front/table/table.h"

/* A side with its points and its games won. */
struct place {
    int side;
    int32_t points;
    int won;
};

/* Sorts all sides, the best first; returns their number. */
static int places_of(const struct front *front, struct place place[SEATS_MAX])
{
    const struct session *session = &table_of(front)->session;
    const void *seen = table_seen(table_of(front));
    int count = session->journal.setup.sides;
    for (int side = 0; side < count; side++) {
        struct place own = {side, session->game->standing(seen, side), session->game->games_won(seen, side)};
        int at = side;
        while (at > 0 && place[at - 1].points < own.points) {
            place[at] = place[at - 1];
            at--;
        }
        place[at] = own;
    }
    return count;
}

/* ---- the rows -------------------------------------------------------------------------------------- */

static int count(const struct front *front)
{
    return table_of(front)->session.journal.setup.sides;
}

/* Sides with as many points share a rank. */
static void row(const struct front *front, int row, struct text *left, struct text *right)
{
    struct place place[SEATS_MAX] = {{0}};
    int rank = row;
    char figure[NUMBER_SIZE];
    places_of(front, place);
    while (rank > 0 && place[rank - 1].points == place[row].points) {
        rank--;
    }
    text_addf(left, "%d   %s", rank + 1,
              table_sheet_name(table_of(front), table_seat_of(table_of(front), place[row].side)));
    if (place[row].won > 0) {
        text_addf(right, _n("%d game", "%d games", place[row].won), place[row].won);
        text_add(right, " · ");
    }
    text_add(right, number_figure((int)place[row].points, figure));
}

static const struct page_list list = {.count = count, .row = row};
static const struct game_page page = {
    .area =
        {"standing.rows", N_("The list"),
         .text =
             N_("There is more of it than is seen: the wheel, a finger, Up and Down, Home and End move it.")},
    .list = &list,
    .slip = true};

/* ---- what it says ---------------------------------------------------------------------------------- */

/* A seat of the side that is ahead; SEAT_NONE if several sides are. */
static int ahead(const struct front *front)
{
    struct place place[SEATS_MAX] = {{0}};
    int sides = places_of(front, place);
    bool shared = sides > 1 && place[0].points == place[1].points;
    return shared ? SEAT_NONE : table_seat_of(table_of(front), place[0].side);
}

static void say_who(const struct front *front, struct text *out)
{
    const struct table *table = table_of(front);
    int seat = ahead(front);
    if (table_phase(table_of(front)) != GAME_OVER) {
        table->game->words.hand(table->session.game->hand_number(table_seen(table_of(front))), out);
    } else if (seat == SEAT_NONE) {
        text_add(out, _("The game is over"));
    } else if (table_is_you(table_of(front), seat) && !table_shared(table_of(front))) {
        text_add(out, _("You have won"));
    } else {
        /* TRANSLATORS: %s is a name. */
        text_addf(out, _("%s has won"), table_called(table_of(front), seat));
    }
}

static void say(const struct front *front, struct end_sheet_head *head)
{
    struct text title = text_in(head->title, sizeof head->title);
    say_who(front, &title);
    head->ink = INK_RED;
    text_copy(head->line, sizeof head->line, record_results_news_text(front));
}

static const char *onward(const struct front *front)
{
    return table_phase(table_of(front)) == GAME_OVER ? _("Another game") : _("Go on");
}

static void status(const struct front *front, struct status *status)
{
    struct text out = text_in(status->message, sizeof status->message);
    say_who(front, &out);
    text_copy(status->hint, sizeof status->hint, record_results_news_text(front));
}

static const struct item_row rows[] = {
    {"standing.leave", N_("Leave the table"),
     .text = N_("Back to the title; the game waits, and goes on from here."), .more = journey_say_leave},
    {"standing.review", N_("Review"),
     .text = N_("Your choices beside the strongest player’s, and what each cost.")},
    {"standing.again", N_("Go on"), .text = N_("Deals the next hand; after the last one, another game."),
     .more = journey_say_onward},
};

static const struct end_sheet end_sheet = {
    .scene = &standing_scene, .rows = rows, .page = &page, .say = say, .status = status, .onward = onward};

static void enter(struct front *front)
{
    end_sheet_enter(front, &end_sheet);
}

const struct scene standing_scene = {
    .name = "standing",
    .title = end_sheet_title,
    .enter = enter,
    .items = end_sheet_items,
    .form = end_sheet_form,
    .intent = end_sheet_intent,
    .confirm = end_sheet_confirm,
    .cancel = end_sheet_cancel,
    .draw = end_sheet_draw,
    .status = end_sheet_status,
};
