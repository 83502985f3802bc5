/* SPDX-License-Identifier: MIT */
#include "front/cubes/tally.h"

#include "base/number.h"
#include "base/words.h"

enum { MILLION = 1000000, TENTH_OF_A_BUST = MILLION / 10, TENTHS = 10 };

const char *const CUBES_FIGURE_NAMES[CUBES_FIGURES] = {
    [CUBES_FIGURE_GAMES] = "games",     [CUBES_FIGURE_WON] = "won",
    [CUBES_FIGURE_LEFT] = "left",       [CUBES_FIGURE_TURNS] = "turns",
    [CUBES_FIGURE_POINTS] = "points",   [CUBES_FIGURE_BEST] = "best_turn",
    [CUBES_FIGURE_BUSTS] = "busts",     [CUBES_FIGURE_RISKS] = "risks",
    [CUBES_FIGURE_HOT] = "hot_dice",    [CUBES_FIGURE_BOARDS] = "boards",
    [CUBES_FIGURE_BOARDED] = "boarded", [CUBES_FIGURE_DICE] = "dice",
    [CUBES_FIGURE_FIVES] = "fives",     [CUBES_FIGURE_STRAIGHTS] = "straights",
};

static int dice_of(uint8_t mask)
{
    int count = 0;
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        count += (int)((unsigned)mask >> place & 1u);
    }
    return count;
}

static void add_roll(struct cubes_tally_seat *seat, const struct cubes_public *before,
                     const struct event *event)
{
    struct cubes_fraction risk = cubes_bust_of_roll(before, event->target);
    seat->dice += dice_of(event->target);
    seat->risks += risk.whole > 0 ? (int64_t)risk.part * MILLION / risk.whole : 0;
}

void cubes_tally_add(struct cubes_tally *tally, const struct cubes_public *before,
                     const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == CUBES_EVENT_GAME_STARTED) {
            *tally = (struct cubes_tally){.seat = {{.turns = 0}}};
        }
        if (event->seat < 0 || event->seat >= CUBES_SEATS_MAX) {
            continue;
        }
        struct cubes_tally_seat *seat = &tally->seat[event->seat];
        int32_t points = event->value * CUBES_FIFTY;
        switch (event->kind) {
        case CUBES_EVENT_TURN:
            seat->turns = event->value;
            break;
        case CUBES_EVENT_ROLLED:
            add_roll(seat, before, event);
            break;
        case CUBES_EVENT_SCORED:
            seat->fives += event->card == CUBES_FIVE_ALIKE;
            seat->straights += event->card == CUBES_STRAIGHT;
            break;
        case CUBES_EVENT_ALL_FIVE:
            seat->hot++;
            break;
        case CUBES_EVENT_BUST:
            seat->busts++;
            break;
        case CUBES_EVENT_STOOD:
            seat->points += points;
            seat->best = points > seat->best ? points : seat->best;
            break;
        case CUBES_EVENT_ON_BOARD:
            seat->boarded = seat->turns;
            break;
        default:
            break;
        }
    }
}

void cubes_figures_join(struct cubes_figures *figures, const struct cubes_figures *other)
{
    for (int i = 0; i < CUBES_FIGURES; i++) {
        if (i != CUBES_FIGURE_BEST) {
            figures->value[i] += other->value[i];
        } else if (other->value[i] > figures->value[i]) {
            figures->value[i] = other->value[i];
        }
    }
}

void cubes_figures_add(struct cubes_figures *figures, const struct cubes_tally *tally,
                       const struct cubes_public *pub, int seat)
{
    const struct cubes_tally_seat *of = &tally->seat[seat];
    const struct cubes_figures game = {.value = {
                                           [CUBES_FIGURE_GAMES] = 1,
                                           [CUBES_FIGURE_WON] = cubes_winner(pub) == seat,
                                           [CUBES_FIGURE_LEFT] = pub->seat[seat].left,
                                           [CUBES_FIGURE_TURNS] = of->turns,
                                           [CUBES_FIGURE_POINTS] = of->points,
                                           [CUBES_FIGURE_BEST] = of->best,
                                           [CUBES_FIGURE_BUSTS] = of->busts,
                                           [CUBES_FIGURE_RISKS] = of->risks,
                                           [CUBES_FIGURE_HOT] = of->hot,
                                           [CUBES_FIGURE_BOARDS] = of->boarded > 0,
                                           [CUBES_FIGURE_BOARDED] = of->boarded,
                                           [CUBES_FIGURE_DICE] = of->dice,
                                           [CUBES_FIGURE_FIVES] = of->fives,
                                           [CUBES_FIGURE_STRAIGHTS] = of->straights,
                                       }};
    cubes_figures_join(figures, &game);
}

/* ---- what is shown ------------------------------------------------------------------------------------- */

static const char *const labels[CUBES_LINES] = {
    [CUBES_LINE_GAMES] = N_("Games"),
    [CUBES_LINE_WON] = N_("Won"),
    [CUBES_LINE_LEFT] = N_("Left before the end"),
    [CUBES_LINE_TURNS] = N_("Turns"),
    [CUBES_LINE_POINTS_A_TURN] = N_("Points a turn"),
    [CUBES_LINE_BEST_TURN] = N_("Best turn"),
    [CUBES_LINE_BUSTS] = N_("Busts"),
    [CUBES_LINE_HOT_DICE] = N_("Hot dice"),
    [CUBES_LINE_ON_BOARD] = N_("On board at turn"),
    [CUBES_LINE_DICE] = N_("Dice rolled"),
    [CUBES_LINE_FIVES] = N_("Five of a kind"),
    [CUBES_LINE_STRAIGHTS] = N_("Straights"),
};

const char *cubes_figure_label(enum cubes_figure_line line)
{
    return _(labels[line]);
}

static void add_mean(int64_t sum, int64_t of, struct text *out)
{
    if (of == 0) {
        text_add(out, "–");
    } else {
        number_add_decimals(((int64_t)2 * TENTHS * sum + of) / (2 * of), 1, out);
    }
}

static void add_busts(const struct cubes_figures *figures, struct text *out)
{
    char busts[NUMBER_SIZE], mean[NUMBER_SIZE];
    struct text expected = text_in(mean, sizeof mean);
    int64_t risks = figures->value[CUBES_FIGURE_RISKS];
    number_add_decimals((risks + TENTH_OF_A_BUST / 2) / TENTH_OF_A_BUST, 1, &expected);
    number_figure((int32_t)figures->value[CUBES_FIGURE_BUSTS], busts);
    /* TRANSLATORS: busts, and how many chance gives for the same rolls: "12 (11.3 by chance)". */
    text_addf(out, _("%s (%s by chance)"), busts, mean);
}

void cubes_figure_value(const struct cubes_figures *figures, enum cubes_figure_line line, struct text *out)
{
    static const enum cubes_figure plain[CUBES_LINES] = {
        [CUBES_LINE_GAMES] = CUBES_FIGURE_GAMES,         [CUBES_LINE_WON] = CUBES_FIGURE_WON,
        [CUBES_LINE_LEFT] = CUBES_FIGURE_LEFT,           [CUBES_LINE_TURNS] = CUBES_FIGURE_TURNS,
        [CUBES_LINE_BEST_TURN] = CUBES_FIGURE_BEST,      [CUBES_LINE_HOT_DICE] = CUBES_FIGURE_HOT,
        [CUBES_LINE_DICE] = CUBES_FIGURE_DICE,           [CUBES_LINE_FIVES] = CUBES_FIGURE_FIVES,
        [CUBES_LINE_STRAIGHTS] = CUBES_FIGURE_STRAIGHTS,
    };
    const int64_t *value = figures->value;
    switch (line) {
    case CUBES_LINE_POINTS_A_TURN:
        add_mean(value[CUBES_FIGURE_POINTS], value[CUBES_FIGURE_TURNS], out);
        break;
    case CUBES_LINE_ON_BOARD:
        add_mean(value[CUBES_FIGURE_BOARDED], value[CUBES_FIGURE_BOARDS], out);
        break;
    case CUBES_LINE_BUSTS:
        add_busts(figures, out);
        break;
    default:
        number_add((int32_t)value[plain[line]], out);
        break;
    }
}
