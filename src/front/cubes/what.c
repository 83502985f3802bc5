/* SPDX-License-Identifier: MIT */
/* "What is this?" at the dice table: every item in words, and how it stands. */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/words.h"
#include "games/cubes/status.h"

enum { GROUP_DICE, GROUP_SIGNS, GROUP_KEYS };

/* ---- how it stands ------------------------------------------------------------------------------------- */

static void say_move(const struct cubes_view *view, struct move move, struct item_words *says)
{
    struct text out = text_in(says->more, sizeof says->more);
    refusal why = cubes_legal(&view->shown, move);
    says->refused = why != REFUSAL_NONE;
    text_add(&out, says->refused ? _("Not now: ") : _("Now: "));
    cubes_move_text(&view->shown, move, false, &out);
    text_add(&out, says->refused ? "" : ".");
}

static void say_die(const struct cubes_view *view, int place, struct item_words *says)
{
    const struct cubes_public *shown = &view->shown;
    struct text title = text_in(says->title, sizeof says->title),
                out = text_in(says->more, sizeof says->more);
    char figure[NUMBER_SIZE];
    if (shown->part[place] == CUBES_PART_HELD) {
        text_add(&title, _("A die that is held"));
        cubes_refusal_text(shown, (struct move){.kind = CUBES_MOVE_ROLL}, CUBES_REFUSED_HELD_BEFORE, &out);
        says->refused = true;
        return;
    }
    if (shown->part[place] < CUBES_PART_FIRST) {
        text_add(&title, _("A die that scores nothing"));
        cubes_refusal_text(shown, (struct move){.kind = CUBES_MOVE_ROLL}, CUBES_REFUSED_BLANK, &out);
        return;
    }
    struct cubes_count last;
    cubes_count_last(shown, &last);
    const struct cubes_found *found = &last.found[shown->part[place] - CUBES_PART_FIRST];
    text_add(&title, cubes_set_name(found->combination, shown->face[place]));
    number_figure(found->points, figure);
    if (cubes_all_five(shown)) {
        text_addf(&out, _("It scores %s. "), figure);
        cubes_refusal_text(shown, (struct move){.kind = CUBES_MOVE_ROLL}, CUBES_REFUSED_ALL_FIVE, &out);
    } else if (view->picked & found->mask) {
        text_addf(&out,
                  _("Picked up: its %s are given up with the next roll. Choose it again to put it back."),
                  figure);
    } else {
        text_addf(&out, _("It scores %s. "), figure);
        refusal why =
            cubes_legal(shown, (struct move){.kind = CUBES_MOVE_ROLL,
                                             .card = (uint8_t)(cubes_view_to_roll(view) | found->mask)});
        if (why == REFUSAL_NONE) {
            text_add(&out, _("Choose it to pick it up."));
        } else {
            cubes_refusal_text(shown, (struct move){.kind = CUBES_MOVE_ROLL}, why, &out);
        }
    }
}

/* The exact chance, which the dial rounds. */
static void say_risk(const struct cubes_view *view, struct item_words *says)
{
    const struct cubes_public *shown = &view->shown;
    char risk[NUMBER_SIZE], parts[3][NUMBER_SIZE], part[NUMBER_SIZE], whole[NUMBER_SIZE];
    struct text out = text_in(says->more, sizeof says->more);
    text_addf(&out, _("%s at risk: %s from earlier, %s held, %s of the last roll."),
              number_figure(cubes_turn_points(shown), risk), number_figure(shown->safe, parts[0]),
              number_figure(shown->held, parts[1]), number_figure(shown->last, parts[2]));
    if (view->bust.whole > 0) {
        text_addf(&out, _(" A bust: %s of %s."), number_figure((int32_t)view->bust.part, part),
                  number_figure((int32_t)view->bust.whole, whole));
    }
}

static void say_seat(const struct cubes_view *view, const struct cubes_look *look, int seat,
                     struct item_words *says)
{
    struct cubes_status status;
    cubes_status_of(&view->shown, &status);
    const struct cubes_status_seat *of = &status.seat[seat];
    struct text out = text_in(says->more, sizeof says->more);
    char score[NUMBER_SIZE], wanting[NUMBER_SIZE], best[NUMBER_SIZE];
    text_copy(says->title, sizeof says->title, look->seat[seat].name);
    text_addf(&out, _n("%s points after %d turn", "%s points after %d turns", of->turns),
              number_figure(of->score, score), of->turns);
    text_addf(&out, _n(", %d bust; best turn %s.", ", %d busts; best turn %s.", of->busts), of->busts,
              number_figure(of->best, best));
    if (of->left) {
        text_add(&out, _(" Has left."));
    } else if (!status.over) {
        text_addf(&out, _(" %s to win with."), number_figure(of->wanting, wanting));
        text_add(&out, of->on_board ? "" : _(" Not on board yet: 500 in one turn."));
    }
}

static void say_lead(const struct cubes_view *view, const struct cubes_look *look, struct item_words *says)
{
    int32_t lead;
    int ahead = cubes_ahead(&view->shown, &lead);
    char figure[NUMBER_SIZE];
    struct text out = text_in(says->more, sizeof says->more);
    if (ahead == SEAT_NONE) {
        text_add(&out, _("Nobody is ahead now."));
    } else if (view->shown.seats > 1) {
        text_addf(&out, _("%s: ahead by %s."), look->seat[ahead].name, number_figure(lead, figure));
    }
}

void cubes_what_now(const struct cubes_view *view, const struct cubes_look *look, int item,
                    struct item_words *says)
{
    switch (item_row(cubes_rows, item)->id) {
    case CUBES_ITEM_DIE:
        say_die(view, item - CUBES_ITEM_DIE, says);
        break;
    case CUBES_ITEM_HOLD:
        say_move(view, (struct move){.kind = CUBES_MOVE_HOLD}, says);
        break;
    case CUBES_ITEM_ROLL:
        say_move(view, (struct move){.kind = CUBES_MOVE_ROLL, .card = cubes_view_to_roll(view)}, says);
        break;
    case CUBES_ITEM_TURN:
        say_risk(view, says);
        break;
    case CUBES_ITEM_TRACK:
        say_lead(view, look, says);
        break;
    case CUBES_ITEM_PLATE:
        say_seat(view, look, item - CUBES_ITEM_PLATE, says);
        break;
    default:
        break;
    }
}

static void say(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct cubes_look look = cubes_table_look(table_of(front));
    cubes_what_now(&cubes_table_of(table_of(front))->view, &look, item->id, says);
}

const struct item_row cubes_rows[] = {
    {"die.*", N_("A die"),
     N_("What scores may be picked up and rolled again, its points given up; whatever scores nothing is "
        "rolled in any case."),
     say, .kind = KIND_HELD, .id = CUBES_ITEM_DIE, .count = CUBES_DICE, .group = GROUP_DICE},
    {"hold", N_("Hold"),
     N_("The points of the turn are added to your score, and the cup goes to the next seat."), say,
     .id = CUBES_ITEM_HOLD, .group = GROUP_SIGNS},
    {"roll", N_("Roll"),
     N_("Dice that do not score and those that you have picked up are rolled. Keep the button down to shake "
        "the cup."),
     say, .id = CUBES_ITEM_ROLL, .group = GROUP_SIGNS},
    {"tab.combos", N_("The combinations"), N_("Opens and closes the table of all that can score."), NULL,
     .id = CUBES_ITEM_COMBOS, .group = GROUP_KEYS},
    {"tab.menu", N_("The menu"), N_("The game waits: save, help, options, leave."), NULL,
     .id = CUBES_ITEM_MENU, .group = GROUP_KEYS},
    {"what", N_("The question mark"),
     N_("Turns “What is this?” on: whatever you then choose explains itself instead of acting."), NULL,
     .id = CUBES_ITEM_WHAT, .group = GROUP_KEYS},
    {"rack", N_("The rail"),
     N_("Dice that you hold lie here until all five have scored. They count, and they may yet become five of "
        "a kind or a Straight."),
     NULL, .kind = KIND_SPOT, .id = CUBES_ITEM_RACK, .group = GROUP_SIGNS},
    {"track", N_("The road to the goal"),
     N_("A cap for each seat. A turn of 500 points opens the toll at the start, and another one the toll at "
        "the goal. Whoever is 250 points ahead of everybody there wins."),
     say, .kind = KIND_SPOT, .id = CUBES_ITEM_TRACK, .group = GROUP_KEYS},
    {"turn", N_("Points at risk"),
     N_("What the turn has brought so far. A hold makes them yours, a bust loses them. The dial is the "
        "chance of a bust for the dice that would roll now. Points that a larger combination replaces are "
        "struck out."),
     say, .kind = KIND_SPOT, .id = CUBES_ITEM_TURN, .group = GROUP_KEYS},
    {"combinations", N_("What scores"),
     N_("Every combination with its points. Those of the last roll are lit."), NULL, .kind = KIND_SPOT,
     .id = CUBES_ITEM_TABLE, .group = GROUP_KEYS},
    {"seat.*", N_("A seat"), N_("Its name, its score, and whether it is on board."), say, .kind = KIND_SPOT,
     .id = CUBES_ITEM_PLATE, .count = CUBES_SEATS_MAX, .group = GROUP_KEYS},
    {.name = NULL},
};

/* What the cabinet offers, in the words of this table. */
const struct item_row cubes_what[] = {
    {"review.hand", N_("The game"), .text = N_("Left and right turn to the other games of this sitting.")},
    {"review.*", N_("A choice"),
     .text = N_("The dice as they lay, what you did, what the engineer would have done, what the difference "
                "cost, and how kind the roll was. Choose it to watch the game from there.")},
    {.name = NULL},
};
