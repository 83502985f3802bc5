/* SPDX-License-Identifier: MIT */
/* Words of the review. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/scenes/review_inside.h"
#include "front/settings/names.h"
#include "front/stage/bar.h"

void review_percent(int64_t millionths, int decimals, bool plus, struct text *out)
{
    enum { A_HUNDREDTH = 100, A_TENTH = 1000 };
    int64_t unit = decimals == 1 ? A_TENTH : A_HUNDREDTH;
    int64_t rounded = ((millionths < 0 ? -millionths : millionths) + unit / 2) / unit;
    char figure[NUMBER_SIZE];
    struct text number = text_in(figure, sizeof figure);
    text_add(&number, rounded == 0 ? "" : millionths < 0 ? "\u2212" : plus ? "+" : "");
    number_add_decimals(rounded, decimals, &number);
    text_addf(out, _("%s%%"), figure);
}

void review_worth(const struct review_state *state, int64_t worth, int decimals, bool plus, struct text *out)
{
    if (state->game->worth) {
        state->game->worth(state->review, worth, decimals, plus, out);
    } else {
        review_percent(worth, decimals, plus, out);
    }
}

enum review_verdict review_verdict_of(const struct review_choice *choice)
{
    if (choice->choices <= 1) {
        return VERDICT_NO_CHOICE;
    }
    if (!choice->known) {
        return VERDICT_UNKNOWN;
    }
    if (choice->mark != MARK_NONE) {
        return (enum review_verdict)(VERDICT_DOUBTFUL + (int)choice->mark - MARK_DOUBTFUL);
    }
    if (move_same(choice->best, choice->played)) {
        return VERDICT_BEST;
    }
    return choice->equal ? VERDICT_AS_GOOD : VERDICT_FINE;
}

const char *review_verdict_name(enum review_verdict verdict)
{
    static const char *const names[] = {
        [VERDICT_NO_CHOICE] = N_("No choice"), [VERDICT_BEST] = N_("Best"),
        [VERDICT_AS_GOOD] = N_("As good"),     [VERDICT_FINE] = N_("Fine"),
        [VERDICT_DOUBTFUL] = N_("Doubtful"),   [VERDICT_MISTAKE] = N_("Mistake"),
        [VERDICT_BLUNDER] = N_("Blunder"),
    };
    return verdict == VERDICT_UNKNOWN ? "\u2026" : _(names[verdict]);
}

const char *review_verdict_text(const struct review_choice *choice)
{
    return review_verdict_name(review_verdict_of(choice));
}

const char *review_name(const struct review_state *state, int seat)
{
    return names_called(&state->journal, seat);
}

void review_summary_text(const struct review_state *state, struct text *out)
{
    struct review_summary summary = {.figures = 0};
    state->game->summary(state->review, &summary);
    text_addf(out, "%s%s%s", summary.title, summary.title[0] && summary.line[0] ? ", " : "", summary.line);
}

void review_status_of(const struct front *front, const struct review_state *state, int item,
                      struct status *status)
{
    if (item >= REVIEW_ITEM_ROWS) {
        state->game->status(front, item - REVIEW_ITEM_ROWS, status);
        bar_prompt(status, PROMPT_CONFIRM, _("Watch"));
    } else {
        /* Where a phone is held upright a sentence beside the keys could not be read. */
        bool room = front->frame.kind != FRAME_POCKET;
        text_copy(status->message, sizeof status->message,
                  room ? _("The chances are those of the whole game") : _("Review"));
        status->spare = true;
        bar_prompt(status, PROMPT_CONFIRM, _("Select"));
    }
    bar_prompt(status, PROMPT_ALTERNATE, state->losses_only ? _("Every move") : _("Losses only"));
    bar_prompt(status, PROMPT_PAGES, _("Page"));
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}
