/* SPDX-License-Identifier: MIT */
/* The words of the postcards: what the picture shows, and what is written on the back. */
#include "front/journey/stories_inside.h"

#include "base/i18n/translate.h"

const struct postcard_words postcards_words[] = {
    /* TRANSLATORS: a postcard of Fontainebleau, written by Marcel. */
    {.id = "fontainebleau",
     .who = "sunday",
     .caption = NC_("postcard", "The forest, and a milestone."),
     .back = NC_("postcard", "You drove past this stone. I sat on it, and it is warm until nine. — Marcel")},
    /* TRANSLATORS: a postcard of Montargis, written by Lucien. */
    {.id = "montargis",
     .who = "lucien",
     .caption = NC_("postcard", "The pump, and Lucien asleep."),
     .back =
         NC_("postcard", "I was not asleep, I was listening to a valve. Tell Nino I said valve. — Lucien")},
    /* TRANSLATORS: a postcard of Nevers, written by Marcel. */
    {.id = "nevers",
     .who = "sunday",
     .caption = NC_("postcard", "The bridge over the Loire, and a barge."),
     .back = NC_("postcard",
                 "The barge is called Patience. I asked. It carries sand to where there is sand. — Marcel")},
    /* TRANSLATORS: a postcard of Moulins, written by Amédée. */
    {.id = "moulins",
     .who = "amedee",
     .caption = NC_("postcard", "The clock tower at noon."),
     .back = NC_("postcard", "Noon! I had been up for nine hours and said sorry to the tower. — Amédée")},
    /* TRANSLATORS: a postcard of Lapalisse, written by Léa. */
    {.id = "lapalisse",
     .who = "regular",
     .caption = NC_("postcard", "The jam, from a balcony."),
     .back =
         NC_("postcard", "Forty cars, one accordion, no hurry. You are the ninth roof from the left. — Léa")},
    /* TRANSLATORS: a postcard of Roanne, written by oneself. */
    {.id = "roanne",
     .who = "",
     .caption = NC_("postcard", "Rain on the window of the relais."),
     .back = NC_("postcard", "Nobody to write to, so I write to myself: it stopped. It smelled of bread.")},
    /* TRANSLATORS: a postcard of Lyon, written by Léa. */
    {.id = "lyon",
     .who = "regular",
     .caption = NC_("postcard", "The quays of the Saône by night."),
     .back = NC_("postcard",
                 "Two seconds, on the parapet, and you drove through both. You are the red line. — Léa")},
    /* TRANSLATORS: a postcard of Valence, written by Mado. */
    {.id = "valence",
     .who = "mado",
     .caption = NC_("postcard", "Peaches, and the bandstand."),
     .back =
         NC_("postcard", "I bought the whole crate. The band played until the peaches were gone. — Mado")},
    /* TRANSLATORS: a postcard of Montelimar, written by Josette. */
    {.id = "montelimar",
     .who = "josette",
     .caption = NC_("postcard", "The nougat shop."),
     .back =
         NC_("postcard", "Two kilos for the cab. Somewhere before Paris I shall be glad of them. — Josette")},
    /* TRANSLATORS: a postcard of Orange, written by Nino, who says tu. */
    {.id = "orange",
     .who = "rally",
     .caption = NC_("postcard", "The Roman arch, in dust."),
     .back = NC_("postcard", "They built it wide enough for two. I tried. Ciao. — Nino")},
    /* TRANSLATORS: a postcard of Avignon, written by Anselme. */
    {.id = "avignon",
     .who = "anselme",
     .caption = NC_("postcard", "The broken bridge, and dice on its wall."),
     .back =
         NC_("postcard",
             "Four arches of twenty-two. I find it complete: it says exactly how far it went. — Anselme")},
    /* TRANSLATORS: a postcard of Aix, written by Djamila. */
    {.id = "aix",
     .who = "djamila",
     .caption = NC_("postcard", "The fountain under the planes."),
     .back = NC_(
         "postcard",
         "Temperature of the water: 34, all year. The old gentleman says it is for the tiles. — Djamila")},
    /* TRANSLATORS: a postcard of Frejus, written by Léa. */
    {.id = "frejus",
     .who = "regular",
     .caption = NC_("postcard", "Red rocks and umbrella pines."),
     .back =
         NC_("postcard",
             "No retouching: it is that red. I waited for you to leave the frame, and you did not. — Léa")},
    /* TRANSLATORS: a postcard of Menton, written by Colette. */
    {.id = "menton",
     .who = "ace",
     .caption = NC_("postcard", "The terrace."),
     .back = NC_("postcard",
                 "Everybody is on it. I have marked the place on the map, in ink this time. — Colette")},
    {.id = NULL},
};
