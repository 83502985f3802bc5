/* SPDX-License-Identifier: MIT */
#include "front/cubes/words.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "games/cubes/status.h"

/* The next line, begun empty. */
static struct text next(char line[CUBES_HERE_LINES][CUBES_HERE_SIZE], int *count)
{
    return text_in(line[(*count)++], CUBES_HERE_SIZE);
}

/* Adds the combinations of the last roll with their points; to_pick_up: only those that may be picked up. */
static int add_found(const struct cubes_public *pub, bool to_pick_up, struct text *out)
{
    struct cubes_count last;
    cubes_count_last(pub, &last);
    int count = 0;
    for (int i = 0; i < last.found_count; i++) {
        const struct cubes_found *found = &last.found[i];
        struct move move = {.kind = CUBES_MOVE_ROLL, .card = (uint8_t)(cubes_blank_mask(pub) | found->mask)};
        if (to_pick_up && cubes_legal(pub, move) != REFUSAL_NONE) {
            continue;
        }
        char points[NUMBER_SIZE];
        text_addf(out, "%s%s %s", count > 0 ? ", " : " ",
                  cubes_set_name(found->combination, pub->face[cubes_first_in(found->mask)]),
                  number_figure(found->points, points));
        count++;
    }
    return count;
}

/* What may be done with a roll. */
static void say_choices(const struct cubes_public *pub, char line[CUBES_HERE_LINES][CUBES_HERE_SIZE],
                        int *count)
{
    struct text out;
    struct move roll = {.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, hold = {.kind = CUBES_MOVE_HOLD};
    if (cubes_all_five(pub)) {
        out = next(line, count);
        cubes_refusal_text(pub, roll, CUBES_REFUSED_ALL_FIVE, &out);
    } else {
        char names[CUBES_HERE_SIZE];
        struct text picked = text_in(names, sizeof names);
        if (add_found(pub, true, &picked) > 0) {
            out = next(line, count);
            text_addf(&out, _("May be picked up:%s."), names);
        }
        roll.card = cubes_blank_mask(pub);
    }
    out = next(line, count);
    cubes_move_text(pub, hold, false, &out);
    text_add(&out, cubes_legal(pub, hold) == REFUSAL_NONE ? "." : "");
    if (cubes_legal(pub, roll) == REFUSAL_NONE) {
        out = next(line, count);
        cubes_move_text(pub, roll, true, &out);
        text_add(&out, ".");
    }
}

/* What a seat needs next: to get on board, the goal, the lead. */
static void say_wanted(const struct cubes_public *pub, int you, struct text *out)
{
    struct cubes_status status;
    cubes_status_of(pub, &status);
    const struct cubes_status_seat *seat = &status.seat[you];
    char wanting[NUMBER_SIZE], goal[NUMBER_SIZE];
    number_figure(seat->wanting, wanting);
    number_figure(pub->goal, goal);
    if (!seat->on_board) {
        text_addf(out, _("500 points in one turn get you on board; the goal is %s."), goal);
    } else if (seat->off_board) {
        text_addf(out, _("%s more would win: 250 ahead of everybody."), wanting);
    } else {
        text_addf(out, _("%s more would win; the hold that reaches %s needs 500."), wanting, goal);
    }
}

int cubes_here(const struct cubes_public *pub, int you, char line[CUBES_HERE_LINES][CUBES_HERE_SIZE])
{
    int count = 0;
    bool rolled = pub->phase == CUBES_PHASE_ROLLED, own = pub->turn == you;
    struct text out = next(line, &count);
    if (pub->phase == CUBES_PHASE_OVER) {
        text_add(&out, _("The game is over: look at the slate and the ranking, or play the next game."));
        return count;
    }
    if (!own) {
        text_add(&out, _("You wait for the cup. The menu has the slate and the log of turns; any button "
                         "hurries."));
        out = rolled ? next(line, &count) : out;
    } else if (!rolled) {
        text_add(&out, _("Roll all five dice."));
    }
    if (rolled) {
        text_add(&out, _("It scores:"));
        add_found(pub, false, &out);
        text_add(&out, ".");
    }
    if (rolled && own) {
        say_choices(pub, line, &count);
    }
    out = next(line, &count);
    say_wanted(pub, you, &out);
    return count;
}

void cubes_leave_text(const struct cubes_public *pub, const struct cubes_ranked *ranked, bool known,
                      struct text *out)
{
    const struct cubes_ranked nobody = {.games = 0};
    const struct cubes_ranked *of = ranked ? ranked : &nobody;
    text_add(out, cubes_staying(pub) > 2 ? _("Points at risk are lost, and the game goes on without you.")
                  : pub->seats > 1       ? _("Points at risk are lost, and whoever is left wins.")
                                         : _("Points at risk are lost, and the game ends."));
    if (pub->seats == 1) {
        text_add(out, _(" Alone, a game that is left counts as two pars."));
        return;
    }
    if (!known) {
        return;
    }
    int lower = 0, equal = 0;
    for (int seat = 0; seat < pub->seats; seat++) { /* who left before ends by score, below all who stay */
        bool other = seat != pub->turn && pub->seat[seat].left;
        lower += other && pub->seat[seat].score < pub->seat[pub->turn].score;
        equal += other && pub->seat[seat].score == pub->seat[pub->turn].score;
    }
    char before[NUMBER_SIZE], after[NUMBER_SIZE];
    /* TRANSLATORS: the rating in the ranking, before and after. */
    text_addf(out, _(" Your rating goes from %s to %s."),
              number_figure(cubes_rating_of(of->shares, of->games), before),
              number_figure(cubes_rating_after(of, pub->seats, lower, equal), after));
}
