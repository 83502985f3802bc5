/* SPDX-License-Identifier: MIT */
/* The lines of the regulars at the domino table. English has at most 60 characters, French 68. */
#include "front/bones/voices.h"

#include "base/i18n/translate.h"
#include "front/voices/voices_house.h"

static const struct voice_line amedee[] = {
    /* TRANSLATORS: Amédée, at the domino table: a baker who is up since three; loaves, batches; apologises to
       the furniture. Says vous. */
    {BONES_VOICE_HELLO, NC_("voice.amedee", "Up since three. I’m wide awake.")},
    {BONES_VOICE_HELLO, NC_("voice.amedee", "The bread is out. Now we play.")},
    {BONES_VOICE_TEN, NC_("voice.amedee", "Ten, straight from the oven.")},
    {BONES_VOICE_TEN, NC_("voice.amedee", "Ten! Sorry, table.")},
    {BONES_VOICE_FIFTEEN, NC_("voice.amedee", "Fifteen, and crusty.")},
    {BONES_VOICE_FIFTEEN, NC_("voice.amedee", "Fifteen! Sorry, cups.")},
    {BONES_VOICE_TWENTY, NC_("voice.amedee", "Twenty! Sorry, Mado.")},
    {BONES_VOICE_TWENTY, NC_("voice.amedee", "Twenty. What a batch.")},
    {BONES_VOICE_KNOCK, NC_("voice.amedee", "Nothing has risen. I knock.")},
    {BONES_VOICE_KNOCK, NC_("voice.amedee", "Cold oven.")},
    {BONES_VOICE_UKNOCK, NC_("voice.amedee", "You knocked? I always forget.")},
    {BONES_VOICE_UKNOCK, NC_("voice.amedee", "Have some crust meanwhile.")},
    {BONES_VOICE_NAME, NC_("voice.amedee", "That one looks golden.")},
    {BONES_VOICE_NAME, NC_("voice.amedee", "I choose by the smell.")},
    {BONES_VOICE_REDEAL, NC_("voice.amedee", "Knead it again, then.")},
    {BONES_VOICE_DOMINO, NC_("voice.amedee", "Sold out.")},
    {BONES_VOICE_DOMINO, NC_("voice.amedee", "Last one of the batch.")},
    {BONES_VOICE_LOCKED, NC_("voice.amedee", "Stuck, like Monday’s dough.")},
    {BONES_VOICE_LOCKED, NC_("voice.amedee", "Who shut the oven?")},
    {BONES_VOICE_WIN, NC_("voice.amedee", "I only threw the big ones.")},
    {BONES_VOICE_WIN, NC_("voice.amedee", "Croissants for everyone.")},
    {BONES_VOICE_LOSE, NC_("voice.amedee", "I opened the oven too soon.")},
    {BONES_VOICE_LOSE, NC_("voice.amedee", "Bravo. That calls for a brioche.")},
    {BONES_VOICE_AGAIN, NC_("voice.amedee", "I have until the dough rises.")},
};

static const struct voice_line odette[] = {
    HOUSE_ODETTE(BONES_VOICE_HELLO, BONES_VOICE_WIN, BONES_VOICE_LOSE, BONES_VOICE_AGAIN),
    /* TRANSLATORS: Odette, at the domino table: everything is mail. Says vous. */
    {BONES_VOICE_TEN, NC_("voice.odette", "Ten. A postcard.")},
    {BONES_VOICE_TEN, NC_("voice.odette", "Ten, with a stamp.")},
    {BONES_VOICE_FIFTEEN, NC_("voice.odette", "Fifteen. Registered.")},
    {BONES_VOICE_TWENTY, NC_("voice.odette", "Twenty. I need a bigger bag.")},
    {BONES_VOICE_TWENTY, NC_("voice.odette", "Twenty. Both hands, please.")},
    {BONES_VOICE_KNOCK, NC_("voice.odette", "Knock, knock. Force of habit.")},
    {BONES_VOICE_KNOCK, NC_("voice.odette", "Not one door for me.")},
    {BONES_VOICE_UKNOCK, NC_("voice.odette", "Nobody in? I’ll leave a note.")},
    {BONES_VOICE_UKNOCK, NC_("voice.odette", "Closed for lunch, then.")},
    {BONES_VOICE_NAME, NC_("voice.odette", "To whom it may concern.")},
    {BONES_VOICE_NAME, NC_("voice.odette", "Let us try this address.")},
    {BONES_VOICE_REDEAL, NC_("voice.odette", "Back to the sorting office.")},
    {BONES_VOICE_DOMINO, NC_("voice.odette", "Last letter. Good evening.")},
    {BONES_VOICE_DOMINO, NC_("voice.odette", "Empty bag, light pedals.")},
    {BONES_VOICE_LOCKED, NC_("voice.odette", "Everything shut. Like a Sunday.")},
    {BONES_VOICE_LOCKED, NC_("voice.odette", "A dead end. I know a few.")},
};

static const struct voice_line mado[] = {
    HOUSE_MADO(BONES_VOICE_HELLO, BONES_VOICE_WIN, BONES_VOICE_LOSE, BONES_VOICE_AGAIN),
    /* TRANSLATORS: Mado, at the domino table: bills, crockery. Says vous. */
    {BONES_VOICE_TEN, NC_("voice.mado", "Ten. Exact change.")},
    {BONES_VOICE_TEN, NC_("voice.mado", "Ten, and no tip.")},
    {BONES_VOICE_FIFTEEN, NC_("voice.mado", "Fifteen, and a smile.")},
    {BONES_VOICE_TWENTY, NC_("voice.mado", "Twenty. Dessert included.")},
    {BONES_VOICE_TWENTY, NC_("voice.mado", "Twenty. Do check the sum.")},
    {BONES_VOICE_KNOCK, NC_("voice.mado", "I knock. I’ll see to the coffee.")},
    {BONES_VOICE_KNOCK, NC_("voice.mado", "Kitchen closed, on my side.")},
    {BONES_VOICE_UKNOCK, NC_("voice.mado", "Noted. I forget nothing.")},
    {BONES_VOICE_UKNOCK, NC_("voice.mado", "Rest a turn. There’s shade.")},
    {BONES_VOICE_NAME, NC_("voice.mado", "Today’s special.")},
    {BONES_VOICE_NAME, NC_("voice.mado", "I have my reasons.")},
    {BONES_VOICE_REDEAL, NC_("voice.mado", "That’s no hand, it’s a tea set.")},
    {BONES_VOICE_DOMINO, NC_("voice.mado", "Table cleared.")},
    {BONES_VOICE_DOMINO, NC_("voice.mado", "And the last plate.")},
    {BONES_VOICE_LOCKED, NC_("voice.mado", "Closed. I know how that’s done.")},
    {BONES_VOICE_LOCKED, NC_("voice.mado", "Shutters down. We count the till.")},
};

static const struct voice_line marius[] = {
    /* TRANSLATORS: Marius, at the domino table: eighty-one, a champion at boules; string, jack, shade; says
       little. Says tu. */
    {BONES_VOICE_HELLO, NC_("voice.marius", "The shade is good. Sit.")},
    {BONES_VOICE_HELLO, NC_("voice.marius", "Thirty paces on foot. Now I’m warm.")},
    {BONES_VOICE_TEN, NC_("voice.marius", "Ten. Close to the jack.")},
    {BONES_VOICE_TEN, NC_("voice.marius", "Ten. No need to measure.")},
    {BONES_VOICE_FIFTEEN, NC_("voice.marius", "Fifteen, with a little spin.")},
    {BONES_VOICE_FIFTEEN, NC_("voice.marius", "Fifteen. The string agrees.")},
    {BONES_VOICE_TWENTY, NC_("voice.marius", "Twenty. A clean shot.")},
    {BONES_VOICE_TWENTY, NC_("voice.marius", "Twenty. I waited for it.")},
    {BONES_VOICE_KNOCK, NC_("voice.marius", "I knock. I look at the leaves.")},
    {BONES_VOICE_KNOCK, NC_("voice.marius", "It happens. Ask the plane tree.")},
    {BONES_VOICE_UKNOCK, NC_("voice.marius", "So. I have counted.")},
    {BONES_VOICE_UKNOCK, NC_("voice.marius", "Patience. The ground tilts both ways.")},
    {BONES_VOICE_NAME, NC_("voice.marius", "That one. You’ll see.")},
    {BONES_VOICE_NAME, NC_("voice.marius", "I throw the jack here.")},
    {BONES_VOICE_REDEAL, NC_("voice.marius", "Bad ground. We move over.")},
    {BONES_VOICE_DOMINO, NC_("voice.marius", "Last boule. There.")},
    {BONES_VOICE_DOMINO, NC_("voice.marius", "Count them up. I have.")},
    {BONES_VOICE_LOCKED, NC_("voice.marius", "Nothing moves. I like the quiet.")},
    {BONES_VOICE_LOCKED, NC_("voice.marius", "The string. We measure.")},
    {BONES_VOICE_WIN, NC_("voice.marius", "Eighty summers. I’m getting the hang of it.")},
    {BONES_VOICE_WIN, NC_("voice.marius", "You made me think. Thank you.")},
    {BONES_VOICE_LOSE, NC_("voice.marius", "Well. Tomorrow I count better.")},
    {BONES_VOICE_LOSE, NC_("voice.marius", "Well shot. The plane tree saw it.")},
    {BONES_VOICE_AGAIN, NC_("voice.marius", "The sun has hardly moved. One more.")},
};

#define PERSON(player, said)                                                                                 \
    {                                                                                                        \
        .key = (player), .line = (said), .lines = (int)(sizeof(said) / sizeof *(said))                       \
    }

const struct voice_person BONES_PEOPLE[BONES_PEOPLE_COUNT] = {
    PERSON("amedee", amedee),
    PERSON("odette", odette),
    PERSON("mado", mado),
    PERSON("marius", marius),
};
