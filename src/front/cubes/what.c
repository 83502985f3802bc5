/* SPDX-License-Identifier: MIT */
#include "front/cubes/what.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/words.h"
#include "front/scenes/table_scene.h"
#include "front/stack.h"
#include "games/cubes/status.h"

/* ---- how it stands ------------------------------------------------------------------------------------- */

static void say_move(const struct cubes_view *view, struct move move, struct whats_this_words *thing)
{
    struct text out = text_in(thing->more, sizeof thing->more);
    refusal why = cubes_legal(&view->shown, move);
    thing->refused = why != REFUSAL_NONE;
    text_add(&out, thing->refused ? _("Not now: ") : _("Now: "));
    cubes_move_text(&view->shown, move, false, &out);
    text_add(&out, thing->refused ? "" : ".");
}

static void say_die(const struct cubes_view *view, int place, struct whats_this_words *thing)
{
    const struct cubes_public *shown = &view->shown;
    struct text title = text_in(thing->title, sizeof thing->title),
                out = text_in(thing->more, sizeof thing->more);
    char figure[NUMBER_SIZE];
    if (shown->part[place] == CUBES_PART_HELD) {
        text_add(&title, _("A die that is held"));
        cubes_refusal_text(shown, (struct move){.kind = CUBES_MOVE_ROLL}, CUBES_REFUSED_HELD_BEFORE, &out);
        thing->refused = true;
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
static void say_risk(const struct cubes_view *view, struct whats_this_words *thing)
{
    const struct cubes_public *shown = &view->shown;
    char risk[NUMBER_SIZE], parts[3][NUMBER_SIZE], part[NUMBER_SIZE], whole[NUMBER_SIZE];
    struct text out = text_in(thing->more, sizeof thing->more);
    text_addf(&out, _("%s at risk: %s from earlier, %s held, %s of the last roll."),
              number_figure(cubes_turn_points(shown), risk), number_figure(shown->safe, parts[0]),
              number_figure(shown->held, parts[1]), number_figure(shown->last, parts[2]));
    if (view->bust.whole > 0) {
        text_addf(&out, _(" A bust: %s of %s."), number_figure((int32_t)view->bust.part, part),
                  number_figure((int32_t)view->bust.whole, whole));
    }
}

static void say_seat(const struct cubes_view *view, const struct cubes_look *look, int seat,
                     struct whats_this_words *thing)
{
    struct cubes_status status;
    cubes_status_of(&view->shown, &status);
    const struct cubes_status_seat *of = &status.seat[seat];
    struct text out = text_in(thing->more, sizeof thing->more);
    char score[NUMBER_SIZE], wanting[NUMBER_SIZE], best[NUMBER_SIZE];
    text_copy(thing->title, sizeof thing->title, look->seat[seat].name);
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

static void say_lead(const struct cubes_view *view, const struct cubes_look *look,
                     struct whats_this_words *thing)
{
    int32_t lead;
    int ahead = cubes_ahead(&view->shown, &lead);
    char figure[NUMBER_SIZE];
    struct text out = text_in(thing->more, sizeof thing->more);
    if (ahead == SEAT_NONE) {
        text_add(&out, _("Nobody is ahead now."));
    } else if (view->shown.seats > 1) {
        text_addf(&out, _("%s: ahead by %s."), look->seat[ahead].name, number_figure(lead, figure));
    }
}

/* Scenes over the table have items of their own. */
static void say(const struct front *front, const struct focus_item *item, struct whats_this_words *says)
{
    if (front_asked(front) == &table_scene || front_scene(front) == &table_scene) {
        struct cubes_look look = cubes_table_look(front);
        cubes_what(&cubes_table_of(front)->view, &look, item->id, says);
    }
}

/* In the order of the items, the dice as one. */
const struct whats_this_entry cubes_things[] = {
    {"die.", N_("A die"),
     N_("What scores may be picked up and rolled again, its points given up; whatever scores nothing is "
        "rolled in any case."),
     say},
    {"hold", N_("Hold"),
     N_("The points of the turn are added to your score, and the cup goes to the next seat."), say},
    {"roll", N_("Roll"),
     N_("Dice that do not score and those that you have picked up are rolled. Keep the button down to shake "
        "the cup."),
     say},
    {"tab.combos", N_("The combinations"), N_("Opens and closes the table of all that can score."), say},
    {"tab.menu", N_("The menu"), N_("The game waits: save, help, options, leave."), say},
    {"what", N_("The question mark"),
     N_("Turns “What is this?” on: whatever you then choose explains itself instead of acting."), say},
    {"rack", N_("The rail"),
     N_("Dice that you hold lie here until all five have scored. They count, and they may yet become five of "
        "a kind or a Straight."),
     say},
    {"track", N_("The road to the goal"),
     N_("A cap for each seat. A turn of 500 points opens the toll at the start, and another one the toll at "
        "the goal. Whoever is 250 points ahead of everybody there wins."),
     say},
    {"turn", N_("Points at risk"),
     N_("What the turn has brought so far. A hold makes them yours, a bust loses them. The dial is the "
        "chance of a bust for the dice that would roll now. Points that a larger combination replaces are "
        "struck out."),
     say},
    {"combinations", N_("What scores"),
     N_("Every combination with its points. Those of the last roll are lit."), say},
    {"seat.", N_("A seat"), N_("Its name, its score, and whether it is on board."), say},
    {"slate.row.", N_("A line of the slate"),
     N_("What each seat came to in this. Choose it to sort the seats by it; once more: as they sit."), NULL},
    {"slate.review", N_("Review"), N_("Your choices of this game beside the engineer’s, and what each cost."),
     NULL},
    {"slate.again", N_("Another game"), N_("The same company plays on; the start goes round by one seat."),
     NULL},
    {"slate.leave", N_("Leave the table"), N_("Back to the title."), NULL},
    {"slate.rows", N_("The slate"), N_("How every seat has fared in this game so far."), NULL},
    {"slate.columns", N_("The slate"), N_("How every seat has fared in this game so far."), NULL},
    {"tab.ranking", N_("The ranking"),
     N_("All who have played dice at this machine, from best to worst, with others and alone."), NULL},
    {"ranking.company", N_("Which games"),
     N_("Left and right: games with others, or those played alone, Standard and Blitz apart."), NULL},
    {"ranking.sort", N_("Sorted by"), N_("Left and right: what the list is sorted by, each both ways round."),
     NULL},
    {"ranking.head.", N_("A column"), N_("Choose it to sort by it; once more: the other way round."), NULL},
    {"ranking.row.", N_("A player"), N_("Everything that the score file tells of this player."), NULL},
    {"ranking.note", N_("The rating"), N_("How it is reckoned."), NULL},
    {"tab.fair", N_("Are the dice fair?"),
     N_("Every face thrown at this machine beside what chance would give."), NULL},
    {"fair.kind", N_("Which dice"), N_("Left and right: plain dice, or those with a Joker."), NULL},
    {"fair.seat", N_("Whose dice"), N_("Left and right: all seats together, or one of them."), NULL},
    {"fair.counts", N_("The counts"),
     N_("A bar for how often each face came; the mark on it is what chance would give."), NULL},
    {"pause.log", N_("Log of turns"), N_("Every turn of this game; each can be watched again."), NULL},
    {"log.turns", N_("Log of turns"), N_("Every turn of this game, the last one first."), NULL},
    {"logged.", N_("A turn"),
     N_("Its rolls and what came of them. Confirm it to watch the game again from there, and to play on from "
        "there."),
     NULL},
    {"pause.slate", N_("The slate"), N_("How every seat stands in this game, sorted as you like."), NULL},
    {"pause.give_up", N_("Leave the game for good"),
     N_("Gives the game up, in your own turn. It asks first, and says what that does to the ranking."), NULL},
    {"review.hand", N_("The game"), N_("Left and right turn to the other games of this sitting."), NULL},
    {"review.*", N_("A choice"),
     N_("The dice as they lay, what you did, what the engineer would have done, what the difference cost, "
        "and how kind the roll was. Choose it to watch the game from there."),
     NULL},
    {NULL, NULL, NULL, NULL},
};

bool cubes_what(const struct cubes_view *view, const struct cubes_look *look, int item,
                struct whats_this_words *thing)
{
    if (item < 0 || item >= CUBES_ITEMS) {
        return false;
    }
    bool die = item < CUBES_ITEM_DIE + CUBES_DICE, seat = item >= CUBES_ITEM_PLATE;
    int kind = die ? CUBES_ITEM_DIE : seat ? CUBES_ITEM_PLATE : item;
    const struct whats_this_entry *entry = &cubes_things[die ? 0 : kind - CUBES_DICE + 1];
    *thing = (struct whats_this_words){.refused = false};
    text_copy(thing->title, sizeof thing->title, _(entry->title));
    text_copy(thing->text, sizeof thing->text, _(entry->text));
    switch (kind) {
    case CUBES_ITEM_DIE:
        say_die(view, item - CUBES_ITEM_DIE, thing);
        break;
    case CUBES_ITEM_HOLD:
        say_move(view, (struct move){.kind = CUBES_MOVE_HOLD}, thing);
        break;
    case CUBES_ITEM_ROLL:
        say_move(view, (struct move){.kind = CUBES_MOVE_ROLL, .card = cubes_view_to_roll(view)}, thing);
        break;
    case CUBES_ITEM_TURN:
        say_risk(view, thing);
        break;
    case CUBES_ITEM_TRACK:
        say_lead(view, look, thing);
        break;
    case CUBES_ITEM_PLATE:
        if (item - CUBES_ITEM_PLATE >= view->shown.seats) {
            return false;
        }
        say_seat(view, look, item - CUBES_ITEM_PLATE, thing);
        break;
    default:
        break;
    }
    return true;
}
