/* SPDX-License-Identifier: MIT */
#include "front/mille/consolation.h"

#include "base/i18n/translate.h"
#include "front/mille/mille_words.h"

enum { MANY_THROWN = 4, FEW_MILES = 350 };

/* What a seat did in the last hand of a journal. */
struct deeds {
    int hazards, miles_thrown;
};

static struct deeds deeds_of(const struct journal *journal, int seat)
{
    struct deeds deeds = {0};
    for (int i = journal->count - 1; i >= 0 && journal->move[i].kind != MOVE_NEXT; i--) {
        const struct move *move = &journal->move[i];
        if (journal->mover[i] == seat) {
            enum mille_family family = mille_cards[move->card].family;
            deeds.hazards += move->kind == MOVE_PLAY && family == FAMILY_HAZARD;
            deeds.miles_thrown += move->kind == MOVE_DISCARD && family == FAMILY_DISTANCE;
        }
    }
    return deeds;
}

static int safety_in(const struct mille_hand *hand)
{
    for (int i = 0; i < hand->count; i++) {
        if (mille_cards[hand->card[i]].family == FAMILY_SAFETY) {
            return hand->card[i];
        }
    }
    return CARD_NONE;
}

enum consolation consolation_of(const struct journal *journal, const struct mille_observation *seen, int seat,
                                int *card)
{
    const struct mille_side *side = &seen->pub.side[mille_side_of(&seen->pub, seat)];
    const struct deeds deeds = deeds_of(journal, seat);
    *card = safety_in(&seen->own);
    if (*card != CARD_NONE) {
        return CONSOLE_SAFETY_HELD;
    }
    if (mille_cards[side->battle].family == FAMILY_HAZARD) {
        *card = side->battle;
        return CONSOLE_STUCK;
    }
    return side->miles == 0                    ? CONSOLE_NO_GO
           : deeds.miles_thrown >= MANY_THROWN ? CONSOLE_MILES_THROWN
           : deeds.hazards == 0                ? CONSOLE_NO_ATTACK
           : side->miles < FEW_MILES           ? CONSOLE_FEW_MILES
                                               : CONSOLE_NEAR;
}

void consolation_text(enum consolation consolation, int card, unsigned which, bool several, struct text *out)
{
    static const char *const kind[] = {N_("Never mind."), N_("Bad luck."), N_("It happens to the best.")};
    static const char *const tips[CONSOLATIONS] = {
        [CONSOLE_NO_GO] = N_("One thing to try: keep the first Go that you draw. No trip begins without it."),
        /* TRANSLATORS: %s is a card. */
        [CONSOLE_SAFETY_HELD] =
            N_("One thing to try: do not wait too long with %s. Played, it is worth 100 points."),
        /* TRANSLATORS: %s is a card. */
        [CONSOLE_STUCK] = N_("One thing to try: keep a remedy in hand. %s held you up to the end."),
        [CONSOLE_MILES_THROWN] =
            N_("One thing to try: throw away spare remedies before miles. Each mile is a point."),
        [CONSOLE_NO_ATTACK] =
            N_("One thing to try: play a hazard when your opponent can drive. It costs whole turns."),
        [CONSOLE_FEW_MILES] =
            N_("One thing to try: play long cards while the road is free. Small ones can wait."),
        [CONSOLE_NEAR] = N_("One thing to try: keep 25 and 50 for the end, where only exact miles fit."),
    };
    text_addf(out, "%s ", _(kind[which % (sizeof kind / sizeof *kind)]));
    if (several && consolation == CONSOLE_NO_ATTACK) {
        text_add(out, _("One thing to try: play a hazard on whoever can drive. It costs whole turns."));
        return;
    }
    if (card == CARD_NONE) {
        text_add(out, _(tips[consolation]));
    } else {
        text_addf(out, _(tips[consolation]), mille_card_name(card));
    }
}
