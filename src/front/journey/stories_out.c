/* SPDX-License-Identifier: MIT */
/* What is said at the stages on the way out: at most 95 characters in English, 100 in French. */
#include "front/journey/stories_inside.h"

#include "base/i18n/translate.h"

/* NC_ joins a context and a text. NOLINTBEGIN(bugprone-suspicious-missing-comma) */
const struct story stories_out[] = {
    /* TRANSLATORS: at Fontainebleau, by Marcel. */
    {.id = "fontainebleau",
     .who = "sunday",
     .line = {[STORY_OPENING] = NC_("journey", "One forest to cross, and melons on board already. Shall we?"),
              [STORY_AGAIN] = NC_("journey", "The forest is still there. So am I. Once more?"),
              [STORY_BEST] = NC_("journey", "Well, well. Not one hurried card, and first. The deer applaud."),
              [STORY_WON] = NC_("journey", "You are first. I stopped for a woodpecker."),
              [STORY_THROUGH] = NC_("journey", "We both arrived. What more does a Saturday want?"),
              [STORY_SHORT] = NC_("journey", "Still among the oaks? No timetable, remember.")}},
    /* TRANSLATORS: at Montargis, by Lucien. */
    {.id = "montargis",
     .who = "lucien",
     .line = {[STORY_OPENING] = NC_(
                  "journey", "Five dice on the bonnet, a full tank. First one to stall sweeps the garage."),
              [STORY_AGAIN] = NC_("journey", "I oiled the dice. Go on, again!"),
              [STORY_BEST] = NC_("journey", "Two thousand in one go, and home. I’m telling Nino."),
              [STORY_WON] = NC_("journey", "You won. I’ll sweep. I know where the broom is."),
              [STORY_THROUGH] =
                  NC_("journey", "You got past five thousand. Not bad for somebody with brakes."),
              [STORY_SHORT] = NC_("journey", "Cold engine. Everybody’s is, the second day.")}},
    /* TRANSLATORS: at Nevers, by Marcel. */
    {.id = "nevers",
     .who = "sunday",
     .line = {[STORY_OPENING] =
                  NC_("journey",
                      "Here they mend a wheel and you drive on, no waving off. I have read the sign twice."),
              [STORY_AGAIN] = NC_("journey", "The garage man greets me by name now."),
              [STORY_BEST] = NC_("journey", "A coup fourré by the Loire. Well, well. I shall dream of it."),
              [STORY_WON] = NC_("journey", "Yours. I watched the barge go by. All of it."),
              [STORY_THROUGH] = NC_("journey", "You got there, and so did the swallows."),
              [STORY_SHORT] = NC_("journey", "The river is in no hurry either.")}},
    /* TRANSLATORS: at Moulins, by Amédée. */
    {.id = "moulins",
     .who = "amedee",
     .line = {[STORY_OPENING] =
                  NC_("journey", "Up since three, and the tiles are warm. Sit down. Sorry, chair."),
              [STORY_AGAIN] = NC_("journey", "There is dough left. There are tiles left. Well then."),
              [STORY_BEST] = NC_("journey", "Twenty-five in one play, and first! Sorry, clock."),
              [STORY_WON] = NC_("journey", "First. I’ll put your name on a brioche."),
              [STORY_THROUGH] = NC_("journey", "Among the first two. The crust is the best part."),
              [STORY_SHORT] = NC_("journey", "It hasn’t risen yet. It will, tomorrow.")}},
    /* TRANSLATORS: at Lapalisse, by Léa. */
    {.id = "lapalisse",
     .who = "regular",
     .line = {[STORY_OPENING] = NC_(
                  "journey",
                  "August, and nobody moves. I have a whole film left, and you are standing in the light."),
              [STORY_AGAIN] = NC_("journey", "The jam is still here. I know all the dogs by now."),
              [STORY_BEST] = NC_("journey", "From two hundred behind. I have it in three pictures."),
              [STORY_WON] = NC_("journey", "You found the gap. I found the accordion."),
              [STORY_THROUGH] = NC_("journey", "You got through. In this, that is a feat."),
              [STORY_SHORT] = NC_("journey", "Nobody got through today. Have some shade.")}},
    /* TRANSLATORS: at Roanne, by Odette. */
    {.id = "roanne",
     .who = "odette",
     .line = {[STORY_OPENING] =
                  NC_("journey",
                      "Your letter is wet, and so am I. Nobody plays against you tonight but the rain."),
              [STORY_AGAIN] = NC_("journey", "Still raining. I brought a towel and the cup."),
              [STORY_BEST] = NC_("journey", "Fifteen turns. The gutter had not even begun."),
              [STORY_WON] = NC_("journey", "Twenty turns. Dry feet, clean stamp."),
              [STORY_THROUGH] = NC_("journey", "Home before it stopped. I have known worse rounds."),
              [STORY_SHORT] = NC_("journey", "The rain was faster. It had a start.")}},
    /* TRANSLATORS: at Lyon, by Léa. */
    {.id = "lyon",
     .who = "regular",
     .line = {[STORY_OPENING] = NC_(
                  "journey",
                  "The whole pass in the rain, and the top down. You still owe me a coffee from Lapalisse."),
              [STORY_AGAIN] = NC_("journey", "I brought the umbrella. You?"),
              [STORY_BEST] =
                  NC_("journey", "A coup fourré, no dent, and the quays by night. That is the postcard."),
              [STORY_WON] = NC_("journey", "Lyon is yours. The wet cobbles suit you."),
              [STORY_THROUGH] = NC_("journey", "You came over Tarare. I counted the umbrellas behind you."),
              [STORY_SHORT] = NC_("journey", "Tarare keeps people. I spent a night there once.")}},
    /* TRANSLATORS: at Valence, by Odette. */
    {.id = "valence",
     .who = "odette",
     .line = {[STORY_OPENING] =
                  NC_("journey",
                      "Peaches on the counter, Mado on the next stool. Small letters tonight, or a parcel?"),
              [STORY_AGAIN] = NC_("journey", "Mado has wiped the counter. She remembers every point."),
              [STORY_BEST] = NC_("journey", "Four alike, and won. I shall read it out at every door."),
              [STORY_WON] = NC_("journey", "Delivered before both of us. Sign here."),
              [STORY_THROUGH] = NC_("journey", "Five thousand. It weighs something, in a bag."),
              [STORY_SHORT] = NC_("journey", "Returned to sender. He will write again.")}},
    /* TRANSLATORS: at Montelimar, by Odette. */
    {.id = "montelimar",
     .who = "odette",
     .line = {[STORY_OPENING] = NC_(
                  "journey",
                  "Nobody is told which tile: lead what you like. Josette has three hours before her truck."),
              [STORY_AGAIN] = NC_("journey", "The Abbé has forgiven you. The tiles have not."),
              [STORY_BEST] = NC_("journey", "Out twice, and first. Even the nougat is speechless."),
              [STORY_WON] = NC_("journey", "First. Josette will tell it on the radio of her truck."),
              [STORY_THROUGH] = NC_("journey", "In the first two. The Abbé calls that a state of grace."),
              [STORY_SHORT] = NC_("journey", "It stuck to the teeth today. Nougat does.")}},
    /* TRANSLATORS: at Orange, by Nino, who says tu. */
    {.id = "orange",
     .who = "rally",
     .line = {[STORY_OPENING] = NC_(
                  "journey",
                  "Straight from here to the arch, I have timed it. Try to make me save a card too long."),
              [STORY_AGAIN] = NC_("journey", "New plugs. Same straight. Coming?"),
              [STORY_BEST] =
                  NC_("journey", "Fifteen hundred in a hand! I’ll have that engraved in the arch."),
              [STORY_WON] = NC_("journey", "Your wheel was in front. I heard it."),
              [STORY_THROUGH] = NC_("journey", "Arrived. The dust settles on everybody."),
              [STORY_SHORT] = NC_("journey", "You lifted before the crest. We all did, once.")}},
    /* TRANSLATORS: at Avignon, by Mado. */
    {.id = "avignon",
     .who = "mado",
     .line = {[STORY_OPENING] = NC_("journey", "Dice with Jokers tonight, and Anselme has a column for them. "
                                               "I have a pencil behind my ear."),
              [STORY_AGAIN] = NC_("journey", "Half a bridge, a whole evening. Sit."),
              [STORY_BEST] = NC_("journey", "By a thousand. Anselme has asked for an annex."),
              [STORY_WON] = NC_("journey", "Won. The winner is served first, I said so."),
              [STORY_THROUGH] =
                  NC_("journey", "Five thousand against his table. I have seen ministers do less."),
              [STORY_SHORT] = NC_("journey", "It stops in midstream, like the bridge.")}},
    /* TRANSLATORS: at Aix, by Djamila. */
    {.id = "aix",
     .who = "djamila",
     .line = {[STORY_OPENING] = NC_("journey", "Pulse sixty, shade excellent. The old gentleman counts to "
                                               "twenty-eight without moving his lips."),
              [STORY_AGAIN] = NC_("journey", "He is still smiling. I call that a symptom."),
              [STORY_BEST] = NC_("journey", "By fifty, against Marius. I should like to examine you."),
              [STORY_WON] = NC_("journey", "First. He took off his hat: I saw it, I am a witness."),
              [STORY_THROUGH] = NC_("journey", "In the first two. Prognosis: good."),
              [STORY_SHORT] = NC_("journey", "Nothing broken. Rest, and one more evening.")}},
    /* TRANSLATORS: at Frejus, by Léa. */
    {.id = "frejus",
     .who = "regular",
     .line = {[STORY_OPENING] =
                  NC_("journey",
                      "A thousand, and no turning off before. I brought water, bread and the long lens."),
              [STORY_AGAIN] = NC_("journey", "The pines have not moved. They are good models."),
              [STORY_BEST] =
                  NC_("journey", "Three safeties in one hand, and the sea. I put the camera down."),
              [STORY_WON] = NC_("journey", "A thousand, and ahead of me. Mark the date."),
              [STORY_THROUGH] = NC_("journey", "You saw the sea today. It waits for everybody."),
              [STORY_SHORT] = NC_("journey", "A long day makes long shadows. Pretty ones.")}},
    /* TRANSLATORS: at Menton, by Colette. */
    {.id = "menton",
     .who = "ace",
     .line = {[STORY_OPENING] =
                  NC_("journey",
                      "The last fold of the map. Two hands, then the terrace; everybody is there already."),
              [STORY_AGAIN] = NC_("journey", "I have sharpened the pencil again. It is getting short."),
              [STORY_BEST] = NC_("journey", "Both hands. I shall redraw the whole sheet, with pleasure."),
              [STORY_WON] = NC_("journey", "Fairly won. The terrace is up those steps."),
              [STORY_THROUGH] = NC_("journey", "You arrived. On my map that is a circle in red."),
              [STORY_SHORT] = NC_("journey", "The sea is behind that wall. Look again tomorrow.")}},
    {.id = NULL},
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */
