/* SPDX-License-Identifier: MIT */
/* The opponents at the dominoes, from the weakest to the strongest. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/draw.h"
#include "front/bones/voices.h"
#include "front/voices/voices_house.h"

/* ---- what they say: English has at most 60 characters, French 68 ------------------------------------ */

static const struct voice_line amedee[] = {
    /* TRANSLATORS: Amédée, at the domino table: a baker who is up since three; loaves, batches; apologises to
       the furniture. Says vous. */
    {VOICE_HELLO, NC_("voice.amedee", "Up since three. I’m wide awake.")},
    {VOICE_HELLO, NC_("voice.amedee", "The bread is out. Now we play.")},
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
    {VOICE_WIN, NC_("voice.amedee", "I only threw the big ones.")},
    {VOICE_WIN, NC_("voice.amedee", "Croissants for everyone.")},
    {VOICE_LOSE, NC_("voice.amedee", "I opened the oven too soon.")},
    {VOICE_LOSE, NC_("voice.amedee", "Bravo. That calls for a brioche.")},
    {VOICE_AGAIN, NC_("voice.amedee", "I have until the dough rises.")},
};

static const struct voice_line odette[] = {
    HOUSE_ODETTE,
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
    HOUSE_MADO,
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
    {VOICE_HELLO, NC_("voice.marius", "The shade is good. Sit.")},
    {VOICE_HELLO, NC_("voice.marius", "Thirty paces on foot. Now I’m warm.")},
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
    {VOICE_WIN, NC_("voice.marius", "Eighty summers. I’m getting the hang of it.")},
    {VOICE_WIN, NC_("voice.marius", "You made me think. Thank you.")},
    {VOICE_LOSE, NC_("voice.marius", "Well. Tomorrow I count better.")},
    {VOICE_LOSE, NC_("voice.marius", "Well shot. The plane tree saw it.")},
    {VOICE_AGAIN, NC_("voice.marius", "The sun has hardly moved. One more.")},
};

/* ---- who they are ---------------------------------------------------------------------------------- */

const struct opponent BONES_OPPONENTS[] = {
    {.player = "baker",
     .key = "amedee",
     .name = N_("Amédée"),
     .title = N_("The baker"),
     .style = N_("Most points now, else the heaviest tile, slammed down; forgets who knocked."),
     .portrait = "portraits/portrait_amedee",
     .eyes = "portraits/eyes_amedee",
     .strength = 1,
     .pleased = "portraits/portrait_amedee_pleased",
     .stung = "portraits/portrait_amedee_stung",
     .bust = "portraits/bust_amedee",
     .bust_pleased = "portraits/bust_amedee_pleased",
     .bust_stung = "portraits/bust_amedee_stung",
     .arm = "portraits/arm_amedee",
     .line = amedee,
     .lines = sizeof amedee / sizeof *amedee},
    {.player = "postman",
     .key = "odette",
     .name = N_("Odette"),
     .title = N_("The postwoman"),
     .style = N_("Points, then doubles early, and many numbers in hand: ends that she can follow."),
     .portrait = "portraits/portrait_odette",
     .eyes = "portraits/eyes_odette",
     .strength = 2,
     .pleased = "portraits/portrait_odette_pleased",
     .stung = "portraits/portrait_odette_stung",
     .bust = "portraits/bust_odette",
     .bust_pleased = "portraits/bust_odette_pleased",
     .bust_stung = "portraits/bust_odette_stung",
     .arm = "portraits/arm_odette",
     .line = odette,
     .lines = sizeof odette / sizeof *odette},
    {.player = "patronne",
     .key = "mado",
     .name = N_("Mado"),
     .title = N_("The patronne"),
     .style = N_("Remembers every knock, and blocks whoever is about to go out."),
     .portrait = "portraits/portrait_mado",
     .eyes = "portraits/eyes_mado",
     .strength = 3,
     .pleased = "portraits/portrait_mado_pleased",
     .stung = "portraits/portrait_mado_stung",
     .bust = "portraits/bust_mado",
     .bust_pleased = "portraits/bust_mado_pleased",
     .bust_stung = "portraits/bust_mado_stung",
     .arm = "portraits/arm_mado",
     .line = mado,
     .lines = sizeof mado / sizeof *mado},
    {.player = "marius",
     .key = "marius",
     .name = N_("Marius"),
     .title = N_("Pétanque champion"),
     .style = N_("Counts every tile, and plays the rest of the round a thousand times before he moves."),
     .portrait = "portraits/portrait_marius",
     .eyes = "portraits/eyes_marius",
     .strength = 4,
     .pleased = "portraits/portrait_marius_pleased",
     .stung = "portraits/portrait_marius_stung",
     .bust = "portraits/bust_marius",
     .bust_pleased = "portraits/bust_marius_pleased",
     .bust_stung = "portraits/bust_marius_stung",
     .arm = "portraits/arm_marius",
     .line = marius,
     .lines = sizeof marius / sizeof *marius},
    {.player = NULL},
};

/* The person has a star. The others have the back of a tile: their seats are drawn by lot. */
static void mark(struct draw_list *list, int after, struct rect box)
{
    if (after == 0) {
        bones_draw_sign(list, seat_colour(0), box.x + box.w / 2, box.y + box.h / 2, box.w);
        return;
    }
    const float w = box.h * 34 / 72;
    draw_sprite(list, "bones/back_upright", (struct rect){box.x + (box.w - w) / 2, box.y, w, box.h});
}

const struct game_company BONES_COMPANY = {
    .title = N_("Who sits under the plane tree?"),
    .first = N_("Who lays the tiles?"),
    .second = N_("Who lays tiles beside you?"),
    .order = N_("You sit below; where the others sit is drawn for every game."),
    .drawn = true,
    .standard = {SEAT_YOU, "odette", "mado", "marius", NULL},
    .mark = mark};
