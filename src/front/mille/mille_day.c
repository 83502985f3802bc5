/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_front.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/opponent.h"
#include "games/mille/mille.h"

_Static_assert((int)MILLE_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

static int measure(const struct session *session, int figure[DAY_FIGURES])
{
    struct mille_observation seen;
    session_observe(session, 0, &seen);
    const struct mille_public *pub = &seen.pub;
    int16_t line[SCORE_LINES];
    mille_score(pub, 0, line);
    figure[MILLE_DAY_OWN] = mille_hand_total(pub, 0);
    figure[MILLE_DAY_OPPONENT] = mille_hand_total(pub, 1);
    figure[MILLE_DAY_ARRIVED] = pub->trip_side == 0;
    figure[MILLE_DAY_COUPS] = line[SCORE_COUP_FOURRE] / mille_points[SCORE_COUP_FOURRE];
    return MILLE_DAY_FIGURES;
}

static int own(const int figure[DAY_FIGURES])
{
    return figure[MILLE_DAY_OWN] - figure[MILLE_DAY_OPPONENT];
}

static void against(int date, struct text *out)
{
    const struct opponent *who = day_opponent(&mille_day, date, 1);
    /* TRANSLATORS: the opponent: name and level. */
    text_addf(out, _("Against %s \u00b7 %s"), _(who->name), _(who->title));
}

static void sent_line(const struct day_entry *entry, const char *date, struct text *out)
{
    char margin[16];
    struct text ahead = text_in(margin, sizeof margin);
    const int *figure = entry->figure;
    day_signed_text(own(figure), &ahead);
    /* TRANSLATORS: the line that players send each other: date, own points, the opponent's, the difference.
     */
    text_addf(out, _("Route Mille %s, road: %d to %d, %s"), date, figure[MILLE_DAY_OWN],
              figure[MILLE_DAY_OPPONENT], margin);
    text_add(out, figure[MILLE_DAY_ARRIVED] ? _(", arrived") : "");
    if (figure[MILLE_DAY_COUPS] > 0) {
        text_addf(out, _n(", %d coup fourré", ", %d coups fourrés", figure[MILLE_DAY_COUPS]),
                  figure[MILLE_DAY_COUPS]);
    }
}

const struct day_game mille_day = {
    .table = DAILY_ROAD,
    .game = &mille_game,
    .deal = N_("One hand, the same cards for everybody."),
    .count = N_("Days on the road: %d"),
    .daily = &mille_daily,
    .measure = measure,
    .own = own,
    .margin = true,
    .against = against,
    .line = sent_line,
};
