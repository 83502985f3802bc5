/* SPDX-License-Identifier: MIT */
/* The opponents at the road table, and what they say there. */
#include "base/i18n/translate.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_voices.h"
#include "front/table/company.h"

/* ---- what they say: English has at most 60 characters, French 68; no line names a unit of distance, which
 * people choose ---------------------------------------------------------------------------------------- */

static const struct voice_line marcel[] = {
    /* TRANSLATORS: Marcel, at the road table: an old railwayman on a Sunday drive, unhurried, mild; says
       “Well, well”. Says vous. */
    {VOICE_HELLO, NC_("voice.marcel", "No timetable today. Shall we?")},
    {VOICE_HELLO, NC_("voice.marcel", "Clémentine is humming. Or it is a wasp.")},
    {VOICE_HITS, NC_("voice.marcel", "Pardon me. It was that or the melons.")},
    {VOICE_HITS_BACK, NC_("voice.marcel", "One good turn deserves another.")},
    {VOICE_HITS_STOP, NC_("voice.marcel", "All change, please!")},
    {VOICE_HITS_LIMIT, NC_("voice.marcel", "Now you can see the poppies too.")},
    {VOICE_HIT, NC_("voice.marcel", "I shall remember that. Until the next bend.")},
    {VOICE_HIT_TIRE, NC_("voice.marcel", "Well, well. Flat as the Crau.")},
    {VOICE_HIT_ACC, NC_("voice.marcel", "A dent! It matches the other one.")},
    {VOICE_CURE, NC_("voice.marcel", "I knew I had it. Under the melons.")},
    {VOICE_CURE_ACC, NC_("voice.marcel", "Hammer, string, and a little faith.")},
    {VOICE_SAFE, NC_("voice.marcel", "I pack everything. One day it’s needed.")},
    {VOICE_COUP, NC_("voice.marcel", "Well, well! Look who was awake.")},
    {VOICE_COUP, NC_("voice.marcel", "I was admiring the view, and yet.")},
    {VOICE_OUCH, NC_("voice.marcel", "Neatly done. Once more, slowly?")},
    {VOICE_OUCH, NC_("voice.marcel", "I saw a heron. You saw that.")},
    {VOICE_TWO_HUNDRED, NC_("voice.marcel", "Two hundred! Has anyone seen my hat?")},
    {VOICE_TWO_HUNDRED, NC_("voice.marcel", "Was that a castle, back there?")},
    {VOICE_STUCK, NC_("voice.marcel", "Fine spot. I would have stopped anyway.")},
    {VOICE_STUCK, NC_("voice.marcel", "The swallows have passed me. Twice.")},
    {VOICE_NEAR, NC_("voice.marcel", "I smell thyme, and the end of the line.")},
    {VOICE_TRIP, NC_("voice.marcel", "Early! The railway won’t believe it.")},
    {VOICE_TRIP, NC_("voice.marcel", "Arrived. And I looked at everything.")},
    {VOICE_LOST, NC_("voice.marcel", "You are first. I was in the cherries.")},
    {VOICE_LOST, NC_("voice.marcel", "Well driven. I took the pretty way.")},
    {VOICE_EXT, NC_("voice.marcel", "Menton, then! The melons insist.")},
    {VOICE_SHUT, NC_("voice.marcel", "Still at the platform? I know it well.")},
    {VOICE_BLANK, NC_("voice.marcel", "I watched you leave. A lovely departure.")},
    {VOICE_WIN, NC_("voice.marcel", "I won? Somebody check the board.")},
    {VOICE_LOSE, NC_("voice.marcel", "Bravo. Have a melon, you earned it.")},
    {VOICE_LOSE, NC_("voice.marcel", "Fine trip. Second sees more of it.")},
    {VOICE_SLOW, NC_("voice.marcel", "No hurry. The clouds are driving for us.")},
    {VOICE_SLOW, NC_("voice.marcel", "Take your time. Have some of mine.")},
    {VOICE_AGAIN, NC_("voice.marcel", "The same road? It will have changed.")},
};

static const struct voice_line lea[] = {
    /* TRANSLATORS: Léa, at the road table: a photographer of this road, calm, dry, hard to surprise; says “as
       usual”. Says vous. */
    {VOICE_HELLO, NC_("voice.lea", "The usual table. The usual road.")},
    {VOICE_HELLO, NC_("voice.lea", "Mint lemonade, map shut. Ready.")},
    {VOICE_HITS, NC_("voice.lea", "Hold still. The light is perfect.")},
    {VOICE_HITS_GAS, NC_("voice.lea", "The next pump? After the hill. Always.")},
    {VOICE_HITS_TIRE, NC_("voice.lea", "Those nails lie there every summer.")},
    {VOICE_HIT, NC_("voice.lea", "I expected that at the bridge. Not here.")},
    {VOICE_HIT_TIRE, NC_("voice.lea", "Same bend, same tire. As usual.")},
    {VOICE_HIT_STOP, NC_("voice.lea", "Some red. The picture needed it.")},
    {VOICE_HIT_LIMIT, NC_("voice.lea", "Slower? Then it will be sharper.")},
    {VOICE_CURE, NC_("voice.lea", "Twelve minutes. My best is nine.")},
    {VOICE_CURE, NC_("voice.lea", "Done. The coffee is still warm.")},
    {VOICE_SAFE, NC_("voice.lea", "It lives in my glove box.")},
    {VOICE_COUP, NC_("voice.lea", "I know this road, you see.")},
    {VOICE_COUP, NC_("voice.lea", "Smile. That one goes on a postcard.")},
    {VOICE_OUCH, NC_("voice.lea", "You surprised me. Mark the date.")},
    {VOICE_OUCH, NC_("voice.lea", "May I have a print of that?")},
    {VOICE_TWO_HUNDRED, NC_("voice.lea", "Straight to the steeple. So I went.")},
    {VOICE_TWO_HUNDRED, NC_("voice.lea", "A little blurred, but it was me.")},
    {VOICE_STUCK, NC_("voice.lea", "I could draw this verge by heart.")},
    {VOICE_STUCK, NC_("voice.lea", "Six pictures of the same cypress.")},
    {VOICE_NEAR, NC_("voice.lea", "One more ridge. I know what is behind.")},
    {VOICE_TRIP, NC_("voice.lea", "As usual. I never tire of it.")},
    {VOICE_TRIP, NC_("voice.lea", "In time for the good light.")},
    {VOICE_LOST, NC_("voice.lea", "Nicely done. Is that a new road?")},
    {VOICE_LOST, NC_("voice.lea", "I have your finish. A fine picture.")},
    {VOICE_EXT, NC_("voice.lea", "Menton? I have film left.")},
    {VOICE_SHUT, NC_("voice.lea", "Paris is pleasant in summer, they say.")},
    {VOICE_BLANK, NC_("voice.lea", "Not one picture today. It happens.")},
    {VOICE_WIN, NC_("voice.lea", "A good day on my old road.")},
    {VOICE_LOSE, NC_("voice.lea", "Now two of us know this road.")},
    {VOICE_LOSE, NC_("voice.lea", "Well played. The corner table is yours.")},
    {VOICE_SLOW, NC_("voice.lea", "Good. I was finishing my lemonade.")},
    {VOICE_SLOW, NC_("voice.lea", "A long exposure. They come out best.")},
    {VOICE_AGAIN, NC_("voice.lea", "The road is still there. I checked.")},
};

static const struct voice_line nino[] = {
    /* TRANSLATORS: Nino, at the road table: a rally driver, short sentences like pace notes, loses with
       grace. Says tu. */
    {VOICE_HELLO, NC_("voice.nino", "The engine is warm. And you?")},
    {VOICE_HELLO, NC_("voice.nino", "See you at the first bend.")},
    {VOICE_HITS, NC_("voice.nino", "Left, tight. I should have said.")},
    {VOICE_HITS_TIRE, NC_("voice.nino", "The gravel is on your side.")},
    {VOICE_HITS_GAS, NC_("voice.nino", "Light cars are quick. Enjoy it.")},
    {VOICE_HITS_LIMIT, NC_("voice.nino", "A parade lap. Wave to them.")},
    {VOICE_HIT, NC_("voice.nino", "Good hands. I’d have done the same.")},
    {VOICE_HIT_STOP, NC_("voice.nino", "Stopping? I never practiced that.")},
    {VOICE_HIT_LIMIT, NC_("voice.nino", "So that’s what second gear is for.")},
    {VOICE_CURE, NC_("voice.nino", "Rolling again. Don’t ask how.")},
    {VOICE_CURE_TIRE, NC_("voice.nino", "Four nuts, eleven seconds.")},
    {VOICE_SAFE, NC_("voice.nino", "That was sensible. It feels odd.")},
    {VOICE_COUP, NC_("voice.nino", "I was saving that one.")},
    {VOICE_COUP, NC_("voice.nino", "Hairpin. In, and out.")},
    {VOICE_OUCH, NC_("voice.nino", "Superb. Right on the apex.")},
    {VOICE_OUCH, NC_("voice.nino", "You save them up too? Good taste.")},
    {VOICE_TWO_HUNDRED, NC_("voice.nino", "Flat out. The wheat lay down.")},
    {VOICE_TWO_HUNDRED, NC_("voice.nino", "Straight. Crest. Still straight.")},
    {VOICE_STUCK, NC_("voice.nino", "I have polished the lamps. Twice.")},
    {VOICE_STUCK, NC_("voice.nino", "Standing still is the hard part.")},
    {VOICE_NEAR, NC_("voice.nino", "I can hear the checkered flag.")},
    {VOICE_TRIP, NC_("voice.nino", "Already? I was just warming up.")},
    {VOICE_TRIP, NC_("voice.nino", "Clean. Madame Colette would nod.")},
    {VOICE_LOST, NC_("voice.nino", "You had the better line.")},
    {VOICE_LOST, NC_("voice.nino", "Well driven. I listened to your engine.")},
    {VOICE_EXT, NC_("voice.nino", "Menton? That is nearly home.")},
    {VOICE_SHUT, NC_("voice.nino", "Stalled? Bring it round, I’ll look.")},
    {VOICE_BLANK, NC_("voice.nino", "I never left the pits. Bravo.")},
    {VOICE_WIN, NC_("voice.nino", "Tell Lucien. He had the stopwatch.")},
    {VOICE_LOSE, NC_("voice.nino", "Good race. Show me that bend again.")},
    {VOICE_LOSE, NC_("voice.nino", "Second by a wheel. I can live with it.")},
    {VOICE_SLOW, NC_("voice.nino", "You look at the whole road. I never do.")},
    {VOICE_SLOW, NC_("voice.nino", "I heard the cicadas. They do exist.")},
    {VOICE_AGAIN, NC_("voice.nino", "Fresh tires. Off we go?")},
};

static const struct voice_line colette[] = {
    /* TRANSLATORS: Colette, at the road table: a maker of road maps, dry and courteous. Says vous. */
    {VOICE_HELLO, NC_("voice.colette", "I drew this road. It still surprises me.")},
    {VOICE_HELLO, NC_("voice.colette", "Pencil sharp, map open. Good afternoon.")},
    {VOICE_HITS, NC_("voice.colette", "I had that penciled in.")},
    {VOICE_HITS, NC_("voice.colette", "A small detour for you.")},
    {VOICE_HITS_LIMIT, NC_("voice.colette", "At this pace one sees the contours.")},
    {VOICE_HIT, NC_("voice.colette", "That was the third road on my list.")},
    {VOICE_HIT_GAS, NC_("voice.colette", "The one blank on my map: a pump.")},
    {VOICE_HIT_ACC, NC_("voice.colette", "A fold. I prefer them in maps.")},
    {VOICE_CURE, NC_("voice.colette", "There was a way round. There always is.")},
    {VOICE_CURE, NC_("voice.colette", "Corrected, in ink.")},
    {VOICE_SAFE, NC_("voice.colette", "One road closed, one worry less.")},
    {VOICE_COUP, NC_("voice.colette", "That bend was on the map.")},
    {VOICE_COUP, NC_("voice.colette", "One waits, and then one turns.")},
    {VOICE_OUCH, NC_("voice.colette", "Bravo. My map did not have that one.")},
    {VOICE_OUCH, NC_("voice.colette", "I shall redraw this page.")},
    {VOICE_TWO_HUNDRED, NC_("voice.colette", "With a ruler, for once.")},
    {VOICE_TWO_HUNDRED, NC_("voice.colette", "Nino would have been louder.")},
    {VOICE_STUCK, NC_("voice.colette", "Meanwhile I am naming the hills.")},
    {VOICE_STUCK, NC_("voice.colette", "Here, says the map, nothing happens.")},
    {VOICE_NEAR, NC_("voice.colette", "The last fold of the map.")},
    {VOICE_TRIP, NC_("voice.colette", "As drawn.")},
    {VOICE_TRIP, NC_("voice.colette", "One turning after another. That is all.")},
    {VOICE_LOST, NC_("voice.colette", "Your road was shorter. May I copy it?")},
    {VOICE_LOST, NC_("voice.colette", "First, and without a map. Remarkable.")},
    {VOICE_EXT, NC_("voice.colette", "Menton is on the next sheet.")},
    {VOICE_SHUT, NC_("voice.colette", "Let us call it a survey of Paris.")},
    {VOICE_BLANK, NC_("voice.colette", "So many roads, and I stayed home.")},
    {VOICE_WIN, NC_("voice.colette", "The cards liked my route.")},
    {VOICE_LOSE, NC_("voice.colette", "Fairly won. I shall keep the map.")},
    {VOICE_LOSE, NC_("voice.colette", "You saw what I saw, and sooner.")},
    {VOICE_SLOW, NC_("voice.colette", "Thinking is driving, too.")},
    {VOICE_SLOW, NC_("voice.colette", "I sharpened my pencil. All is well.")},
    {VOICE_AGAIN, NC_("voice.colette", "A fresh sheet, naturally.")},
};

/* ---- who they are ---------------------------------------------------------------------------------- */

/* In the order of enum mille_driver. */
const struct opponent MILLE_OPPONENTS[MILLE_DRIVERS] = {
    {"sunday", "sunday", N_("Marcel"), N_("Sunday driver"),
     N_("Looks at the landscape, overlooks a card or two, hoards remedies, and hits back when hit."),
     "icons/portrait_sunday", .pleased = "icons/portrait_sunday_pleased",
     .stung = "icons/portrait_sunday_stung", .dot = "icons/dot_sunday", .strength = 1, .line = marcel,
     .lines = sizeof marcel / sizeof *marcel},
    {"regular", "regular", N_("Léa"), N_("Regular at the relais"),
     N_("Has driven this road for years: steady, attentive, hard to surprise."), "icons/portrait_opponent",
     .pleased = "icons/portrait_opponent_pleased", .stung = "icons/portrait_opponent_stung",
     .dot = "icons/dot_opponent", .strength = 2, .line = lea, .lines = sizeof lea / sizeof *lea},
    {"rally", "rally", N_("Nino"), N_("Rally driver"),
     N_("Drives by instinct, at a glance. Keeps a safety for a coup fourré, at times too "
        "long."),
     "icons/portrait_rally", .pleased = "icons/portrait_rally_pleased", .stung = "icons/portrait_rally_stung",
     .dot = "icons/dot_rally", .strength = 3, .line = nino, .lines = sizeof nino / sizeof *nino},
    {"ace", "ace", N_("Colette"), N_("The ace"),
     N_("Has never missed a turning. She thinks many roads through to the end, and sees no "
        "more than you do."),
     "icons/portrait_ace", .pleased = "icons/portrait_ace_pleased", .stung = "icons/portrait_ace_stung",
     .dot = "icons/dot_ace", .strength = 4, .line = colette, .lines = sizeof colette / sizeof *colette},
    {"human", SEAT_PERSON,
     /* TRANSLATORS: the name of a second person at the same machine. */
     N_("Guest"), N_("Someone beside you"),
     N_("Two people at one machine: you hand it over from turn to turn, and a screen hides "
        "the hands."),
     "icons/portrait_guest", .dot = "icons/dot_guest"},
    /* The end of the table: no opponent, but the person here. */
    {.player = NULL, .portrait = "icons/portrait_you", .dot = "icons/dot_you"},
};

const struct game_company MILLE_COMPANY = {.title = N_("Who drives against you?"),
                                           .first = N_("Who is driving?"),
                                           .second = N_("Who drives beside you?"),
                                           .standard = {SEAT_YOU, "regular", NULL},
                                           .drawn = true,
                                           .ink = mille_driver_plate};
