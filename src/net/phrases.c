/* SPDX-License-Identifier: MIT */
#include "net/phrases.h"

#include "base/check.h"
#include "base/i18n/translate.h"

#include <string.h>

static const struct {
    const char *name, *words;
} phrases[PHRASES] = {
    /* TRANSLATORS: What people at the same table say to each other by a press, from here to "Good night!". */
    [PHRASE_HELLO] = {"hello", N_("Hello!")},
    [PHRASE_GOOD_LUCK] = {"good_luck", N_("Good luck!")},
    [PHRASE_NICELY_DONE] = {"nicely_done", N_("Nicely done!")},
    [PHRASE_WELL_PLAYED] = {"well_played", N_("Well played!")},
    [PHRASE_OUCH] = {"ouch", N_("Ouch!")},
    [PHRASE_LUCKY_YOU] = {"lucky_you", N_("Lucky you!")},
    [PHRASE_THANKS] = {"thanks", N_("Thanks!")},
    [PHRASE_SORRY] = {"sorry", N_("Sorry!")},
    [PHRASE_TAKE_YOUR_TIME] = {"take_your_time", N_("Take your time.")},
    [PHRASE_ONE_MOMENT] = {"one_moment", N_("One moment, please.")},
    [PHRASE_ANOTHER_ROUND] = {"another_round", N_("Another round?")},
    [PHRASE_GOOD_NIGHT] = {"good_night", N_("Good night!")},
};

const char *phrase_name(enum net_phrase phrase)
{
    CHECK(phrase < PHRASES);
    return phrases[phrase].name;
}

int phrase_find(const char *name)
{
    for (int i = 0; i < PHRASES; i++) {
        if (strcmp(phrases[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}

const char *phrase_words(enum net_phrase phrase)
{
    CHECK(phrase < PHRASES);
    return _(phrases[phrase].words);
}
