/* SPDX-License-Identifier: MIT */
/* What the review says. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_review_inside.h"
#include "front/mille/mille_words.h"
#include "front/settings/names.h"
#include "games/mille/ai/search.h"

#include <string.h>

/* A hand's luck beyond this, in millionths, is worth a word. */
enum { LUCK_NOTED = 30000 };

void mille_review_move_text(struct move move, struct text *out)
{
    switch ((enum mille_move_kind)move.kind) {
    case MOVE_DRAW:
        text_add(out, _("Draw"));
        break;
    case MOVE_PLAY:
        text_add(out, mille_card_name(move.card));
        break;
    case MOVE_DISCARD:
        text_addf(out, _("Discard %s"), mille_card_name(move.card));
        break;
    case MOVE_EXTEND:
        text_add(out, _("On to Menton"));
        break;
    case MOVE_FINISH:
        text_add(out, _("Stop at Avignon"));
        break;
    case MOVE_NEXT:
    case MOVE_NONE:
        break;
    }
}

void mille_review_per_cent(int64_t millionths, int decimals, bool plus, struct text *out)
{
    int64_t unit = decimals == 1 ? SEARCH_WIN_ONE / 1000 : SEARCH_WIN_ONE / 10000;
    int64_t rounded = ((millionths < 0 ? -millionths : millionths) + unit / 2) / unit;
    int part = decimals == 1 ? 10 : 100;
    const char *sign = rounded == 0 ? "" : millionths < 0 ? "\u2212" : plus ? "+" : "";
    char after[8];
    text_format(after, sizeof after, decimals == 1 ? "%d" : "%02d", (int)(rounded % part));
    /* TRANSLATORS: a percentage: its sign, the whole and the decimals. */
    text_addf(out, _("%s%d.%s%%"), sign, (int)(rounded / part), after);
}

const char *mille_review_verdict_text(enum mille_review_verdict verdict)
{
    switch (verdict) {
    case VERDICT_NO_CHOICE:
        return _("No choice");
    case VERDICT_BEST:
        return _("Best");
    case VERDICT_AS_GOOD:
        return _("As good");
    case VERDICT_FINE:
        return _("Fine");
    case VERDICT_DOUBTFUL:
        return _("Doubtful");
    case VERDICT_MISTAKE:
        return _("Mistake");
    case VERDICT_BLUNDER:
        return _("Blunder");
    case VERDICT_UNKNOWN:
        break;
    }
    return "\u2026";
}

const char *mille_review_rating_text(int rating)
{
    static const char *const titles[RATINGS] = {
        [RATING_GRAND_TOURER] = N_("Grand tourer"),
        [RATING_SEASONED_DRIVER] = N_("Seasoned driver"),
        [RATING_HOLIDAY_DRIVER] = N_("Holiday driver"),
        [RATING_DAY_TRIPPER] = N_("Day tripper"),
        [RATING_LEARNER] = N_("Learner"),
    };
    return rating < 0 ? "\u2026" : _(titles[rating]);
}

const char *mille_review_luck_text(int64_t luck)
{
    return luck > LUCK_NOTED    ? _("The deck was kind.")
           : luck < -LUCK_NOTED ? _("The deck was unkind.")
                                : _("The deck took no side.");
}

const char *mille_review_name(const struct mille_review_state *debrief, int seat)
{
    return names_called(&debrief->journal, seat);
}

void mille_review_advice(const struct front *front, int moves, struct text *out)
{
    const struct review *review = &mille_review_of(front)->review;
    for (int i = 0; mille_review_of(front)->open && i < review->known; i++) {
        if (review->entry[i].at == moves) {
            char best[96];
            struct text move = text_in(best, sizeof best);
            mille_review_move_text(review->entry[i].best, &move);
            /* TRANSLATORS: what the ace would do here: a card, or "Discard 75". */
            text_addf(out, _("The ace: %s"), best);
        }
    }
}

/* A loss, said to the one whose choices these are; of two people, or two computers, by name. */
static void say_loss(const struct mille_review_state *debrief, const char *loss, struct status *status)
{
    int seat = debrief->review.seat;
    if (debrief->seats == 1) {
        text_format(status->message, sizeof status->message, _("It cost %s of your chance to win the game"),
                    loss);
    } else {
        /* TRANSLATORS: a name, then per cents: "It cost Paul 2.4% of the chance to win the game". */
        text_format(status->message, sizeof status->message,
                    _("It cost %1$s %2$s of the chance to win the game"), mille_review_name(debrief, seat),
                    loss);
    }
}

/* What the focused choice came to, in a sentence. */
static void say_entry(const struct mille_review_state *debrief, const struct review_entry *entry,
                      struct status *status)
{
    char number[24];
    struct text out = text_in(number, sizeof number);
    switch (mille_review_verdict(entry)) {
    case VERDICT_UNKNOWN:
        text_copy(status->message, sizeof status->message, _("This move has yet to be looked at"));
        return;
    case VERDICT_NO_CHOICE:
        text_copy(status->message, sizeof status->message, _("There was only one move"));
        break;
    case VERDICT_BEST:
        text_copy(status->message, sizeof status->message, _("The ace would have done the same"));
        break;
    case VERDICT_AS_GOOD:
        text_copy(status->message, sizeof status->message, _("As good as the ace’s choice"));
        status->spare = true; /* its verdict stands beside it */
        break;
    default:
        mille_review_per_cent(entry->loss, 1, false, &out);
        say_loss(debrief, number, status);
        break;
    }
    if (entry->known) {
        out = text_in(number, sizeof number);
        mille_review_per_cent(entry->win, 1, false, &out);
        text_format(status->hint, sizeof status->hint, _("Played at its best: %s"), number);
    }
}

void mille_review_status(const struct front *front, struct status *status)
{
    const struct review_entry *entry = mille_review_entry(front, front_focus_of(front, &mille_review_scene));
    if (entry) {
        say_entry(mille_review_of(front), entry, status);
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Watch")};
    } else {
        /* Where a phone is held upright a sentence beside the keys could not be read. */
        bool room = front->frame.kind != FRAME_POCKET;
        text_copy(status->message, sizeof status->message,
                  room ? _("The chances are those of the whole game") : _("Review"));
        status->spare = true;
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Select")};
    }
    status->prompt[status->prompts++] = (struct prompt){
        PROMPT_ALTERNATE, mille_review_of(front)->losses_only ? _("Every move") : _("Losses only")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_PAGES, _("Page")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}
