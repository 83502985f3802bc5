/* SPDX-License-Identifier: MIT */
/* What the bar says at the dice table. */
#include "front/cubes/words.h"

#include "base/i18n/translate.h"
#include "base/number.h"

/* The combination of the last roll that a die is in; combination CUBES_NOTHING: none. */
static struct cubes_found found_at(const struct cubes_public *shown, int place)
{
    struct cubes_count last;
    cubes_count_last(shown, &last);
    for (int i = 0; i < last.found_count; i++) {
        if (cubes_in_mask(last.found[i].mask, place)) {
            return last.found[i];
        }
    }
    return (struct cubes_found){.combination = CUBES_NOTHING};
}

static void die_hint(const struct cubes_view *view, const struct cubes_look *look, int place,
                     struct text *out)
{
    const struct cubes_public *shown = &view->shown;
    struct cubes_found found = found_at(shown, place);
    char figure[NUMBER_SIZE];
    if (found.combination == CUBES_NOTHING) {
        cubes_refusal_text(shown, (struct move){.kind = CUBES_MOVE_ROLL}, CUBES_REFUSED_BLANK, out);
        return;
    }
    if (found.points > 0) {
        text_addf(out, "%s, %s. ", cubes_set_name(found.combination, shown->face[place]),
                  number_figure(found.points, figure));
    } else {
        text_addf(out, "%s. ", _("A Joker alone: no points, but no bust either"));
    }
    struct move move = {.kind = CUBES_MOVE_ROLL};
    if (view->picked & found.mask) {
        move.card = cubes_view_to_roll(view);
        text_add(out, _("Picked up: "));
        cubes_move_text(shown, move, look->chance, out);
        return;
    }
    move.card = (uint8_t)(cubes_view_to_roll(view) | found.mask);
    if (cubes_all_five(shown)) {
        cubes_refusal_text(shown, move, CUBES_REFUSED_ALL_FIVE, out);
    } else if (cubes_legal(shown, move) == REFUSAL_NONE) {
        text_add(out, _("Pick it up, and "));
        cubes_move_text(shown, move, look->chance, out);
    } else {
        cubes_refusal_text(shown, move, cubes_legal(shown, move), out);
    }
}

/* What is played, before the first roll. */
static void kind_words(const struct cubes_public *shown, struct text *out)
{
    char goal[NUMBER_SIZE];
    number_figure(shown->goal, goal);
    if (shown->goal == CUBES_GOAL_BLITZ && shown->jokers) {
        text_addf(out, _("Blitz to %s, with Jokers. "), goal);
    } else if (shown->goal == CUBES_GOAL_BLITZ) {
        text_addf(out, _("Blitz to %s. "), goal);
    } else if (shown->jokers) {
        text_addf(out, _("To %s, with Jokers. "), goal);
    }
}

static void own_hint(const struct cubes_view *view, const struct cubes_look *look, struct text *out)
{
    const struct cubes_public *shown = &view->shown;
    int place = look->focus - CUBES_ITEM_DIE;
    if (place >= 0 && place < CUBES_DICE && shown->phase == CUBES_PHASE_ROLLED) {
        die_hint(view, look, place, out);
    } else if (look->focus == CUBES_ITEM_HOLD) {
        cubes_move_text(shown, (struct move){.kind = CUBES_MOVE_HOLD}, look->chance, out);
    } else if (shown->phase == CUBES_PHASE_START && shown->seat[shown->turn].score == 0) {
        if (shown->seat[shown->turn].turns <= 1) {
            kind_words(shown, out);
        }
        text_add(out, _("500 points in one turn get you on board"));
    } else {
        cubes_why_text(shown, out);
        cubes_move_text(shown, (struct move){.kind = CUBES_MOVE_ROLL, .card = cubes_view_to_roll(view)},
                        look->chance, out);
    }
}

static void own_message(const struct cubes_view *view, const struct cubes_look *look, struct text *out)
{
    const struct cubes_public *shown = &view->shown;
    bool rolled = shown->phase == CUBES_PHASE_ROLLED;
    cubes_tell(out, cubes_called(view, look, shown->turn),
               rolled ? _("Your turn – hold or roll again") : _("Your turn – roll all five"),
               rolled ? _("%s – hold or roll again") : _("%s – roll all five"), "");
}

/* The faces of the dice that do not score: "2, 3 and 6". */
static void blank_text(const struct cubes_public *pub, struct text *out)
{
    unsigned blank = cubes_blank_mask(pub);
    int of = 0, count = cubes_dice_in(blank);
    for (int face = CUBES_ONE; face < CUBES_FACES; face++) {
        for (int place = 0; place < CUBES_DICE; place++) {
            if (cubes_in_mask(blank, place) && pub->face[place] == face) {
                of++;
                /* TRANSLATORS: between the faces of dice, the second before the last: "2, 3 and 6". */
                text_add(out, of == 1 ? "" : of == count ? _(" and ") : _(", "));
                text_addf(out, "%d", face);
            }
        }
    }
}

static void bust_hint(const struct cubes_view *view, const struct cubes_look *look,
                      const struct motion_step *step, struct text *hint)
{
    const struct cubes_public *shown = &view->shown;
    int seat = step->event.seat, dice = cubes_dice_in(cubes_blank_mask(shown));
    char faces[64], figure[NUMBER_SIZE];
    struct text out = text_in(faces, sizeof faces);
    blank_text(shown, &out);
    /* TRANSLATORS: the faces of dice: "2, 3 and 6 score nothing". */
    text_addf(hint, _n("%s scores nothing", "%s score nothing", dice), faces);
    number_figure(shown->seat[seat].score, figure);
    cubes_tell(hint, cubes_called(view, look, seat), _("; you keep your %s"), _("; %s keeps %s"), figure);
}

bool cubes_step_text(const struct cubes_view *view, const struct cubes_look *look,
                     const struct motion_step *step, struct text *out)
{
    const char *name = step->event.seat == SEAT_NONE ? "" : cubes_called(view, look, step->event.seat);
    switch (step->kind) {
    case CUBES_STEP_BUST:
        text_add(out, _("Bust – the turn is lost"));
        return true;
    case CUBES_STEP_HOT:
    case CUBES_STEP_HOT_AGAIN:
        cubes_tell(out, name, _("You have hot dice!"), _("%s has hot dice!"), "");
        return true;
    case CUBES_STEP_OVERTIME:
        text_add(out, _("Overtime"));
        return true;
    default:
        return cubes_event_text(&step->event, name, out);
    }
}

bool cubes_step_aloud(const struct cubes_view *view, const struct cubes_look *look,
                      const struct motion_step *step, struct text *out)
{
    const struct event *event = &step->event;
    if (step->kind == CUBES_STEP_ROLL) {
        cubes_tell(out, cubes_called(view, look, event->seat), _("You roll"), _("%s rolls"), "");
        for (int place = 0; place < CUBES_DICE; place++) {
            if (cubes_in_mask(event->target, place)) {
                text_addf(out, " %d", step->value.byte[place]);
            }
        }
    }
    return step->kind == CUBES_STEP_BUST || step->kind == CUBES_STEP_OVERTIME;
}

static void step_hint(const struct cubes_view *view, const struct cubes_look *look,
                      const struct motion_step *step, struct text *hint)
{
    char figure[NUMBER_SIZE];
    switch (step->kind) {
    case CUBES_STEP_BUST:
        bust_hint(view, look, step, hint);
        break;
    case CUBES_STEP_HOT:
    case CUBES_STEP_HOT_AGAIN:
        text_addf(hint, _("The %s stay at risk until the turn is held"),
                  number_figure(cubes_turn_points(&view->shown), figure));
        break;
    case CUBES_STEP_ON_BOARD:
    case CUBES_STEP_OFF_BOARD:
        text_add(hint, _("500 in one turn gets you on board, 500 in one turn gets you off"));
        break;
    case CUBES_STEP_OVERTIME:
        text_add(hint, _("Whoever is 250 ahead after a hold has won"));
        break;
    default:
        break;
    }
}

void cubes_bar_make(const struct cubes_view *view, const struct cubes_look *look, struct status *status)
{
    const struct cubes_public *shown = &view->shown;
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    const struct motion_step *step = motion_now(&view->motion);
    status->lamp = view->motion.count == 0 && look->mine && shown->phase != CUBES_PHASE_OVER;
    if (step) {
        if (look->told) {
            text_add(&message, look->told);
        } else if (step->event.seat != SEAT_NONE) { /* a step without a sentence: whose it is */
            cubes_tell(&message, cubes_called(view, look, step->event.seat), _("Your turn"),
                       _("%s is in turn"), "");
        }
        step_hint(view, look, step, &hint);
    } else if (shown->phase == CUBES_PHASE_OVER) {
        text_add(&message, _("The game is over."));
    } else if (look->mine) {
        own_message(view, look, &message);
        own_hint(view, look, &hint);
    } else {
        text_addf(&message, _("%s is in turn"), look->seat[shown->turn].name);
    }
}
