/* SPDX-License-Identifier: MIT */
#include "front/cubes/words.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "games/cubes/status.h"

static const char *const titles[CUBES_COMBINATIONS] = {
    [CUBES_FIVE_ALIKE] = N_("Five of a kind"),     [CUBES_STRAIGHT] = N_("Straight"),
    [CUBES_FOUR_ALIKE] = N_("Four of a kind"),     [CUBES_THREE_ALIKE] = N_("Three of a kind"),
    [CUBES_SMALL_STRAIGHT] = N_("Small straight"), [CUBES_A_ONE] = NC_("die", "One"),
    [CUBES_A_FIVE] = NC_("die", "Five"),           [CUBES_A_JOKER] = N_("Joker"),
};

static const char *const sets[CUBES_COMBINATIONS][CUBES_FACES] = {
    [CUBES_FIVE_ALIKE] = {N_("Five Jokers"), N_("Five ones"), N_("Five twos"), N_("Five threes"),
                          N_("Five fours"), N_("Five fives"), N_("Five sixes")},
    [CUBES_FOUR_ALIKE] = {N_("Four Jokers"), N_("Four ones"), N_("Four twos"), N_("Four threes"),
                          N_("Four fours"), N_("Four fives"), N_("Four sixes")},
    [CUBES_THREE_ALIKE] = {N_("Three Jokers"), N_("Three ones"), N_("Three twos"), N_("Three threes"),
                           N_("Three fours"), N_("Three fives"), N_("Three sixes")},
};

const char *cubes_combination_title(int combination)
{
    return translate_context(titles[combination]);
}

const char *cubes_scored_title(const struct event *event)
{
    bool held = event->card == CUBES_STRAIGHT && event->value * CUBES_FIFTY == CUBES_STRAIGHT_WITH_HELD;
    return held ? _("Straight with held dice") : cubes_combination_title(event->card);
}

const char *cubes_set_name(int combination, int face)
{
    const char *set = sets[combination][face];
    return set ? _(set) : cubes_combination_title(combination);
}

int cubes_percent(struct cubes_fraction chance)
{
    if (chance.whole == 0 || chance.part == 0) {
        return 0;
    }
    if (chance.part == chance.whole) {
        return 100;
    }
    int percent = (int)(((uint64_t)chance.part * 200 + chance.whole) / ((uint64_t)chance.whole * 2));
    return percent < 1 ? 1 : percent > 99 ? 99 : percent;
}

void cubes_kind_text(const struct cubes_public *pub, struct text *out)
{
    char figure[NUMBER_SIZE];
    number_figure(pub->goal, figure);
    /* TRANSLATORS: the kind of game, on a sign. */
    text_addf(out, pub->goal == CUBES_GOAL_BLITZ ? _("BLITZ TO %s") : _("TO %s"), figure);
}

/* ---- sentences ------------------------------------------------------------------------------- */

static const char *const refusals[CUBES_REFUSALS] = {
    [CUBES_REFUSED_NOT_A_MOVE] = N_("That is no move at this table."),
    [CUBES_REFUSED_PHASE] = N_("Not now."),
    [CUBES_REFUSED_FIRST_ROLL] = N_("A turn begins with all five dice."),
    [CUBES_REFUSED_ALL_FIVE] = N_("All five dice have scored: roll all five, or hold."),
    [CUBES_REFUSED_HELD_BEFORE] = N_("This die was held before the last roll and stays."),
    [CUBES_REFUSED_BLANK] = N_("Dice that do not score are rolled again."),
    [CUBES_REFUSED_NONE_LEFT] = N_("At least one scoring combination has to stay."),
};

/* Whole sentences: in other languages the words around a name go with it. */
static const char *const broken_up[CUBES_COMBINATIONS] = {
    [CUBES_FOUR_ALIKE] = N_("A Four of a kind stays or goes as a whole."),
    [CUBES_THREE_ALIKE] = N_("A Three of a kind stays or goes as a whole."),
    [CUBES_SMALL_STRAIGHT] = N_("A Small straight stays or goes as a whole."),
};

/* Which combination the dice of a roll would break up. */
static void part_text(const struct cubes_public *pub, uint8_t mask, struct text *out)
{
    struct cubes_count last;
    cubes_count_last(pub, &last);
    for (int i = 0; i < last.found_count; i++) {
        const struct cubes_found *found = &last.found[i];
        uint8_t taken = mask & found->mask;
        if (taken != 0 && taken != found->mask && broken_up[found->combination]) {
            text_add(out, _(broken_up[found->combination]));
            return;
        }
    }
}

/* Too little to hold: says how much it is, and what it takes. */
static void too_little_text(const struct cubes_public *pub, refusal why, struct text *out)
{
    char points[NUMBER_SIZE], goal[NUMBER_SIZE];
    number_figure(cubes_turn_points(pub), points);
    if (why == CUBES_REFUSED_ON_BOARD) {
        text_addf(out, _("%s is not enough: it takes 500 in one turn to get on board."), points);
    } else {
        text_addf(out, _("%s is not enough: it takes 500 in one turn to reach %s."), points,
                  number_figure(pub->goal, goal));
    }
}

void cubes_refusal_text(const struct cubes_public *pub, struct move move, refusal why, struct text *out)
{
    if (why == CUBES_REFUSED_PHASE && move.kind == CUBES_MOVE_HOLD && pub->phase == CUBES_PHASE_START) {
        text_add(out, _("Roll first: there is nothing to hold."));
    } else if (why == CUBES_REFUSED_PHASE && pub->phase == CUBES_PHASE_OVER) {
        text_add(out, _("The game is over."));
    } else if (why == CUBES_REFUSED_PHASE && move.kind == CUBES_MOVE_NEXT) {
        text_add(out, _("The game goes on."));
    } else if (why == CUBES_REFUSED_ON_BOARD || why == CUBES_REFUSED_OFF_BOARD) {
        too_little_text(pub, why, out);
    } else if (why == CUBES_REFUSED_PART) {
        part_text(pub, move.card, out);
    } else if (why > REFUSAL_NONE && why < CUBES_REFUSALS) {
        text_add(out, _(refusals[why]));
    }
}

static void roll_text(const struct cubes_public *pub, uint8_t mask, bool chance, struct text *out)
{
    int dice = cubes_dice_in(mask), percent = cubes_percent(cubes_bust_of_roll(pub, mask));
    int32_t risk = cubes_turn_points(pub) - cubes_points_given_up(pub, mask);
    char figure[NUMBER_SIZE];
    number_figure(risk, figure);
    text_addf(out, _n("%d die rolls", "%d dice roll", dice), dice);
    if (risk > 0) {
        text_addf(out, _(", %s points at risk"), figure);
    }
    if (chance) {
        text_addf(out, _(": %d%% bust"), percent);
    }
}

void cubes_move_text(const struct cubes_public *pub, struct move move, bool chance, struct text *out)
{
    refusal why = cubes_legal(pub, move);
    if (why != REFUSAL_NONE) {
        cubes_refusal_text(pub, move, why, out);
        return;
    }
    char points[NUMBER_SIZE], score[NUMBER_SIZE];
    int32_t risk = cubes_turn_points(pub);
    switch (move.kind) {
    case CUBES_MOVE_ROLL:
        roll_text(pub, move.card, chance, out);
        break;
    case CUBES_MOVE_HOLD:
        text_addf(out, _("Hold %s points: your score becomes %s"), number_figure(risk, points),
                  number_figure(pub->seat[pub->turn].score + risk, score));
        break;
    case CUBES_MOVE_LEAVE:
        text_add(out, _("Leave the game: points at risk are lost, the score stays as it is"));
        break;
    default:
        text_add(out, _("The next game"));
        break;
    }
}

/* The only combination of the last roll, where dice are left to roll: by the rules it stays. */
static const struct cubes_found *only_one(const struct cubes_public *pub, struct cubes_count *last)
{
    cubes_count_last(pub, last);
    return last->found_count == 1 && !cubes_all_five(pub) ? &last->found[0] : NULL;
}

static const char *const only[CUBES_COMBINATIONS] = {
    [CUBES_FOUR_ALIKE] = N_("Only the four of a kind scores, so it stays: "),
    [CUBES_THREE_ALIKE] = N_("Only the three of a kind scores, so it stays: "),
    [CUBES_SMALL_STRAIGHT] = N_("Only the small straight scores, so it stays: "),
    [CUBES_A_ONE] = N_("Only the one scores, so it stays: "),
    [CUBES_A_FIVE] = N_("Only the five scores, so it stays: "),
    [CUBES_A_JOKER] = N_("Only the Joker counts, so it stays: "),
};

static const char *const keeps[CUBES_COMBINATIONS] = {
    [CUBES_FOUR_ALIKE] = N_("keep the four of a kind"),
    [CUBES_THREE_ALIKE] = N_("keep the three of a kind"),
    [CUBES_SMALL_STRAIGHT] = N_("keep the small straight"),
    [CUBES_A_ONE] = N_("keep the one"),
    [CUBES_A_FIVE] = N_("keep the five"),
    [CUBES_A_JOKER] = N_("keep the Joker"),
};

void cubes_why_text(const struct cubes_public *pub, struct text *out)
{
    struct cubes_count last;
    const struct cubes_found *found = only_one(pub, &last);
    if (found && only[found->combination]) {
        text_add(out, _(only[found->combination]));
    }
}

const char *cubes_keeps(const struct cubes_public *pub)
{
    struct cubes_count last;
    const struct cubes_found *found = only_one(pub, &last);
    return found && keeps[found->combination] ? _(keeps[found->combination]) : NULL;
}

const char *cubes_called(const struct cubes_view *view, const struct cubes_look *look, int seat)
{
    return look->alone && seat == view->viewer ? NULL : look->seat[seat].name;
}

void cubes_tell(struct text *out, const char *name, const char *yours, const char *theirs, const char *figure)
{
    if (name) {
        text_addf(out, theirs, name, figure);
    } else {
        text_addf(out, yours, figure);
    }
}

/* What befell a seat; %s: its name, then the points. */
static const struct {
    const char *yours, *theirs;
} told[CUBES_EVENT_KINDS] = {
    [CUBES_EVENT_BUST] = {N_("You bust and lose %s"), N_("%s busts and loses %s")},
    [CUBES_EVENT_STOOD] = {N_("You hold %s"), N_("%s holds %s")},
    [CUBES_EVENT_ON_BOARD] = {N_("You are on board"), N_("%s is on board")},
    [CUBES_EVENT_OFF_BOARD] = {N_("You are past the goal"), N_("%s is past the goal")},
    [CUBES_EVENT_LEFT] = {N_("You leave the table"), N_("%s leaves the table")},
    [CUBES_EVENT_GAME_ENDED] = {N_("You win the game"), N_("%s wins the game")},
};

bool cubes_event_text(const struct event *event, const char *name, struct text *out)
{
    char figure[NUMBER_SIZE];
    number_figure(event->value * CUBES_FIFTY, figure);
    if (event->kind == CUBES_EVENT_SCORED && event->value == 0) {
        text_add(out, _("A Joker alone: no points, but no bust either"));
    } else if (event->kind == CUBES_EVENT_SCORED) {
        text_addf(out, _("%s: +%s"), cubes_scored_title(event), figure);
    } else if (event->kind == CUBES_EVENT_FORGOT) {
        text_addf(out, _("The %s of the dice held are forgotten"), figure);
        return event->value > 0;
    } else if (event->kind == CUBES_EVENT_ALL_FIVE) {
        text_add(out, _("All five dice have scored"));
    } else if (event->kind == CUBES_EVENT_OVERTIME) {
        text_add(out, _("Overtime: nobody is 250 ahead"));
    } else if (event->kind == CUBES_EVENT_GAME_ENDED && event->seat == SEAT_NONE) {
        text_add(out, _("The game ends without a winner"));
    } else if (event->kind < CUBES_EVENT_KINDS && told[event->kind].yours) {
        cubes_tell(out, name, _(told[event->kind].yours), _(told[event->kind].theirs), figure);
    } else {
        return false;
    }
    return true;
}

/* ---- for the question mark and F1, and before somebody leaves -------------------------------- */

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
