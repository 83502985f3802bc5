/* SPDX-License-Identifier: MIT */
#include "front/journey/stories.h"

#include "base/i18n/translate.h"
#include "table/stage.h"

#include <string.h>

/* A postcard, which both ways share. NULL: nothing is said or written. */
struct card {
    const char *id;
    const char *says;    /* for _() */
    const char *back;    /* for translate_context */
    const char *writer;  /* for _() */
    const char *opening; /* for translate_context */
};

static const struct card cards[] = {
    {.id = "fontainebleau", .says = N_("The forest, and the first milestone."), .writer = N_("Marcel")},
    {.id = "montargis", .says = N_("The pump on the canal, and Lucien asleep.")},
    {.id = "nevers", .says = N_("The bridge over the Loire, and a barge.")},
    {.id = "moulins", .says = N_("The clock tower at noon.")},
    {.id = "lapalisse", .says = N_("The jam, from a balcony.")},
    {.id = "roanne", .says = N_("Rain on the window of the relais.")},
    {.id = "lyon", .says = N_("The quays of the Saône by night."), .writer = N_("Léa")},
    {.id = "valence", .says = N_("Peaches, and the bandstand.")},
    {.id = "montelimar", .says = N_("The nougat shop."), .writer = N_("Josette")},
    {.id = "orange", .says = N_("The Roman arch, in the dust."), .writer = N_("Nino")},
    {.id = "avignon", .says = N_("The broken bridge, dice on its wall."), .writer = N_("Anselme")},
    {.id = "aix", .says = N_("The fountain under the planes."), .writer = N_("Djamila")},
    {.id = "frejus", .says = N_("Red rocks and umbrella pines.")},
    {.id = "menton", .says = N_("The terrace.")},
};

static const struct card *card_of(int stage)
{
    static const struct card none = {.id = NULL};
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
        if (strcmp(cards[i].id, stages[stage].id) == 0) {
            return &cards[i];
        }
    }
    return &none;
}

const char *journey_postcard_says(int stage)
{
    const struct card *card = card_of(stage);
    return card->says ? _(card->says) : "";
}

const char *journey_postcard_back(int stage)
{
    const struct card *card = card_of(stage);
    return card->back ? translate_context(card->back) : "";
}

const char *journey_postcard_writer(int stage)
{
    const struct card *card = card_of(stage);
    return card->writer ? _(card->writer) : "";
}

const char *journey_opening_line(const struct front *front, int stage)
{
    (void)front;
    const struct card *card = card_of(stage);
    return card->opening ? translate_context(card->opening) : "";
}

const char *journey_closing_line(const struct front *front, const struct journey_news *news)
{
    (void)front;
    (void)news;
    return "";
}
