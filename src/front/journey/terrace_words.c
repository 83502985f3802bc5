/* SPDX-License-Identifier: MIT */
/* What is said at the long table in Menton, by what passed between the person and whoever speaks. */
#include "front/journey/stories_inside.h"

#include "base/i18n/translate.h"

const struct terrace_words terrace_words[] = {
    /* TRANSLATORS: on the terrace in Menton, by Marcel. */
    {.who = "sunday",
     .beaten = NC_("terrace", "You overtook me between two melons. I have kept you one."),
     .ahead = NC_("terrace", "I won, they say. I was looking at the sea."),
     .other = NC_("terrace", "Well, well. The end of the line, and a chair.")},
    /* TRANSLATORS: on the terrace in Menton, by Léa. */
    {.who = "regular",
     .beaten = NC_("terrace", "You surprised me, and I had the camera in hand. Both came out."),
     .ahead = NC_("terrace", "I was first, as usual. You look better on the pictures."),
     .other = NC_("terrace", "Stay like that. No, like that.")},
    /* TRANSLATORS: on the terrace in Menton, by Nino, who says tu. */
    {.who = "rally",
     .beaten = NC_("terrace", "You took my line, and it was faster with you on it."),
     .ahead = NC_("terrace", "I had you by a wheel. Next time you have me."),
     .other = NC_("terrace", "Nice is just there. I could push the car home.")},
    /* TRANSLATORS: on the terrace in Menton, by Colette. */
    {.who = "ace",
     .beaten = NC_("terrace", "I corrected my map because of you. I am in your debt."),
     .ahead = NC_("terrace", "The cards liked my route. Yours had the better views."),
     .other = NC_("terrace", "One fold remains: the one where we sit.")},
    /* TRANSLATORS: on the terrace in Menton, by Lucien. */
    {.who = "lucien",
     .beaten = NC_("terrace", "You beat me, and Nino let me hold the wheel. Best evening ever."),
     .ahead = NC_("terrace", "I won! And then I had to sweep anyway."),
     .other = NC_("terrace", "The scooter made it. All three of them.")},
    /* TRANSLATORS: on the terrace in Menton, by Odette. */
    {.who = "odette",
     .beaten = NC_("terrace", "You beat the post. I have told every house from here to Roanne."),
     .ahead = NC_("terrace", "The post came first, for once. Have a stamp."),
     .other = NC_("terrace", "Fourteen cards delivered. Feet up.")},
    /* TRANSLATORS: on the terrace in Menton, by Mado. */
    {.who = "mado",
     .beaten = NC_("terrace", "You won in my own house. The coffee is on you, then. No, on me."),
     .ahead = NC_("terrace", "Forty years. You had two weeks; you did well."),
     .other = NC_("terrace", "Somebody else serves tonight. I keep getting up.")},
    /* TRANSLATORS: on the terrace in Menton, by Anselme. */
    {.who = "anselme",
     .beaten = NC_("terrace", "You were the improbable case. I have underlined you."),
     .ahead = NC_("terrace", "The table won; I carried it as far as the sea."),
     .other = NC_("terrace", "The terrace bears us all. I checked the beams.")},
    /* TRANSLATORS: on the terrace in Menton, by Amédée. */
    {.who = "amedee",
     .beaten = NC_("terrace", "You won. The bread for tonight is yours: I made it round."),
     .ahead = NC_("terrace", "I won with big ones. Sorry, everyone."),
     .other = NC_("terrace", "It is nine. I am still awake. Sorry, sea.")},
    /* TRANSLATORS: on the terrace in Menton, by Firmin. */
    {.who = "firmin",
     .beaten = NC_("terrace", "You won, and I did not spill a drop."),
     .ahead = NC_("terrace", "I won between two trays. Nobody saw."),
     .other = NC_("terrace", "I shall sit down. It is a strange feeling.")},
    /* TRANSLATORS: on the terrace in Menton, by Josette. */
    {.who = "josette",
     .beaten = NC_("terrace", "You beat me. I have the whole road home to think about it."),
     .ahead = NC_("terrace", "One great haul, and it was mine."),
     .other = NC_("terrace", "The truck sleeps down there. So shall I.")},
    /* TRANSLATORS: on the terrace in Menton, by Abbe Roch. */
    {.who = "abbe_roch",
     .beaten = NC_("terrace", "You won, and I have already forgotten the score."),
     .ahead = NC_("terrace", "I trusted the next tile. It came."),
     .other = NC_("terrace", "Grace is short tonight: the soup is hot.")},
    /* TRANSLATORS: on the terrace in Menton, by Djamila. */
    {.who = "djamila",
     .beaten = NC_("terrace", "You won. I took your pulse: not even fast."),
     .ahead = NC_("terrace", "I won. You will recover completely."),
     .other = NC_("terrace", "I passed my examination. Anatomy, and dominoes.")},
    /* TRANSLATORS: on the terrace in Menton, by Marius, who says tu. */
    {.who = "marius",
     .beaten = NC_("terrace", "You beat me under my own tree. I slept well."),
     .ahead = NC_("terrace", "I count, that is all. You play."),
     .other = NC_("terrace", "Amédée drove me. I have never gone so far to sit down.")},
    /* TRANSLATORS: on the terrace in Menton, by Hortense. */
    {.who = "hortense",
     .beaten = NC_("terrace", "You won; I give you a tick in the margin."),
     .ahead = NC_("terrace", "I won, and marked only what was good."),
     .other = NC_("terrace", "I taught half this table to add up.")},
    {.who = NULL},
};

const struct terrace_says terrace_says = {
    .welcome = NC_("terrace",
                   "Sunday 14 August, the eve of the fireworks. One long table, and a chair kept for you."),
    /* TRANSLATORS: a town. */
    .hardest = NC_("terrace", "The hardest stamp, they say, was the star of %s."),
    .toast = NC_("terrace", "Forty-two stamps! Glasses up: to the road, and to whoever drove it."),
    .dawn = NC_("terrace", "Paris at dawn. The bakers are up, and a card lies on the mat."),
    .card = NC_("terrace",
                "The map is finished. I have left your road in pencil, so that it may change. — Colette"),
};
