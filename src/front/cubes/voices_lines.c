/* SPDX-License-Identifier: MIT */
/* The lines of the regulars at the dice table. English has at most 60 characters, French 68. */
#include "front/cubes/voices.h"

#include "base/i18n/translate.h"
#include "front/voices/voices_house.h"

static const struct voice_line lucien[] = {
    /* TRANSLATORS: Lucien, at the dice table: sixteen, a garage apprentice, all or nothing, first to laugh at
       his busts; everything is an engine. Says vous. */
    {CUBES_VOICE_HELLO, NC_("voice.lucien", "Five dice, no brakes. Shall we?")},
    {CUBES_VOICE_HELLO, NC_("voice.lucien", "Clean hands. Nearly. Let’s roll.")},
    {CUBES_VOICE_BIG, NC_("voice.lucien", "Did you hear that engine?")},
    {CUBES_VOICE_BIG, NC_("voice.lucien", "Nino would like that one.")},
    {CUBES_VOICE_BUST, NC_("voice.lucien", "Stalled. I’ll get out and push.")},
    {CUBES_VOICE_BUST, NC_("voice.lucien", "Back to the garage.")},
    {CUBES_VOICE_BUST_BIG, NC_("voice.lucien", "It was beautiful while it ran.")},
    {CUBES_VOICE_BUST_BIG, NC_("voice.lucien", "That last lap was one too many.")},
    {CUBES_VOICE_HOLD, NC_("voice.lucien", "See? I do have a brake.")},
    {CUBES_VOICE_HOLD, NC_("voice.lucien", "I’m stopping. Not a word to Nino.")},
    {CUBES_VOICE_HOT, NC_("voice.lucien", "It runs on all five!")},
    {CUBES_VOICE_HOT, NC_("voice.lucien", "All five. Full throttle.")},
    {CUBES_VOICE_ON, NC_("voice.lucien", "Ignition!")},
    {CUBES_VOICE_OFF, NC_("voice.lucien", "Top gear. Hold my cap.")},
    {CUBES_VOICE_OVER, NC_("voice.lucien", "Extra laps? Even better.")},
    {CUBES_VOICE_FIVE, NC_("voice.lucien", "Five! Even Anselme looked up.")},
    {CUBES_VOICE_JOKER, NC_("voice.lucien", "A spare part. I keep those.")},
    {CUBES_VOICE_UBUST, NC_("voice.lucien", "Happens to every engine.")},
    {CUBES_VOICE_UBUST, NC_("voice.lucien", "You dared. That’s what counts.")},
    {CUBES_VOICE_URISK, NC_("voice.lucien", "I can hear it rev.")},
    {CUBES_VOICE_WIN, NC_("voice.lucien", "Mado, did you see? I won!")},
    {CUBES_VOICE_WIN, NC_("voice.lucien", "I’ll sleep with the cup tonight.")},
    {CUBES_VOICE_LOSE, NC_("voice.lucien", "Next time I brake. Maybe.")},
    {CUBES_VOICE_LOSE, NC_("voice.lucien", "Good race. I made the most noise.")},
    {CUBES_VOICE_AGAIN, NC_("voice.lucien", "Go on, one more.")},
};

static const struct voice_line odette[] = {
    HOUSE_ODETTE(CUBES_VOICE_HELLO, CUBES_VOICE_WIN, CUBES_VOICE_LOSE, CUBES_VOICE_AGAIN),
    /* TRANSLATORS: Odette, at the dice table: everything is mail. Says vous. */
    {CUBES_VOICE_BIG, NC_("voice.odette", "That won’t fit the letter box.")},
    {CUBES_VOICE_BIG, NC_("voice.odette", "A parcel! For me?")},
    {CUBES_VOICE_BUST, NC_("voice.odette", "Nobody home. I’ll call tomorrow.")},
    {CUBES_VOICE_BUST, NC_("voice.odette", "Wrong address.")},
    {CUBES_VOICE_BUST_BIG, NC_("voice.odette", "All that way, and the gate is shut.")},
    {CUBES_VOICE_HOLD, NC_("voice.odette", "That will do. The dog is waking up.")},
    {CUBES_VOICE_HOLD, NC_("voice.odette", "Stamped. Next house.")},
    {CUBES_VOICE_HOT, NC_("voice.odette", "Five letters, one doorstep.")},
    {CUBES_VOICE_ON, NC_("voice.odette", "First letter of the day.")},
    {CUBES_VOICE_OFF, NC_("voice.odette", "Last street of the round.")},
    {CUBES_VOICE_OVER, NC_("voice.odette", "Overtime. The soup will wait.")},
    {CUBES_VOICE_FIVE, NC_("voice.odette", "Five times the same address!")},
    {CUBES_VOICE_JOKER, NC_("voice.odette", "No stamp, but it travels.")},
    {CUBES_VOICE_UBUST, NC_("voice.odette", "Returned to sender. With regret.")},
    {CUBES_VOICE_UBUST, NC_("voice.odette", "The post loses one, too, sometimes.")},
    {CUBES_VOICE_URISK, NC_("voice.odette", "You like the long round.")},
};

static const struct voice_line mado[] = {
    HOUSE_MADO(CUBES_VOICE_HELLO, CUBES_VOICE_WIN, CUBES_VOICE_LOSE, CUBES_VOICE_AGAIN),
    /* TRANSLATORS: Mado, at the dice table: bills, crockery. Says vous. */
    {CUBES_VOICE_BIG, NC_("voice.mado", "That pays for the new awning.")},
    {CUBES_VOICE_BIG, NC_("voice.mado", "Now the room has gone quiet.")},
    {CUBES_VOICE_BUST, NC_("voice.mado", "One saucer. It’s nothing.")},
    {CUBES_VOICE_BUST, NC_("voice.mado", "Put it on my slate.")},
    {CUBES_VOICE_BUST_BIG, NC_("voice.mado", "The whole tray. I’ve seen it twice.")},
    {CUBES_VOICE_HOLD, NC_("voice.mado", "Small change fills the till.")},
    {CUBES_VOICE_HOLD, NC_("voice.mado", "Enough. I have soup on.")},
    {CUBES_VOICE_HOT, NC_("voice.mado", "All five, hot. Mind your fingers.")},
    {CUBES_VOICE_ON, NC_("voice.mado", "The shutter is up.")},
    {CUBES_VOICE_OFF, NC_("voice.mado", "Last orders.")},
    {CUBES_VOICE_OVER, NC_("voice.mado", "We close when it’s settled.")},
    {CUBES_VOICE_FIVE, NC_("voice.mado", "Five! Someone ring the bell.")},
    {CUBES_VOICE_JOKER, NC_("voice.mado", "On the house.")},
    {CUBES_VOICE_UBUST, NC_("voice.mado", "It washes off. Everything does.")},
    {CUBES_VOICE_UBUST, NC_("voice.mado", "I’ve seen worse, and in a tie.")},
    {CUBES_VOICE_URISK, NC_("voice.mado", "The whole counter is watching.")},
};

static const struct voice_line anselme[] = {
    /* TRANSLATORS: Anselme, at the dice table: an engineer of roads and bridges who plays what his table of
       odds says; the improbable delights him. Says vous. */
    {CUBES_VOICE_HELLO, NC_("voice.anselme", "Good evening. I brought my own table.")},
    {CUBES_VOICE_HELLO, NC_("voice.anselme", "I checked: the counter is level.")},
    {CUBES_VOICE_BIG, NC_("voice.anselme", "Above the mean. I won’t complain.")},
    {CUBES_VOICE_BIG, NC_("voice.anselme", "My column is too narrow for that.")},
    {CUBES_VOICE_BUST, NC_("voice.anselme", "That case is in the table, too.")},
    {CUBES_VOICE_BUST, NC_("voice.anselme", "Within tolerance.")},
    {CUBES_VOICE_BUST_BIG, NC_("voice.anselme", "The table said yes. The dice said no.")},
    {CUBES_VOICE_BUST_BIG, NC_("voice.anselme", "A sound bridge, and then a flood.")},
    {CUBES_VOICE_HOLD, NC_("voice.anselme", "The table says stop.")},
    {CUBES_VOICE_HOLD, NC_("voice.anselme", "Enough, to the nearest fifty.")},
    {CUBES_VOICE_HOT, NC_("voice.anselme", "Five of five. Full load.")},
    {CUBES_VOICE_ON, NC_("voice.anselme", "Foundations laid.")},
    {CUBES_VOICE_OFF, NC_("voice.anselme", "The last span.")},
    {CUBES_VOICE_OVER, NC_("voice.anselme", "Overtime. There is an annex for it.")},
    {CUBES_VOICE_FIVE, NC_("voice.anselme", "Rare. I shall underline it.")},
    {CUBES_VOICE_FIVE, NC_("voice.anselme", "I must write to Colette about this.")},
    {CUBES_VOICE_JOKER, NC_("voice.anselme", "A load-bearing zero. Elegant.")},
    {CUBES_VOICE_UBUST, NC_("voice.anselme", "The dice have not read the table.")},
    {CUBES_VOICE_UBUST, NC_("voice.anselme", "Even stone gives a little.")},
    {CUBES_VOICE_URISK, NC_("voice.anselme", "The table holds its breath.")},
    {CUBES_VOICE_WIN, NC_("voice.anselme", "The table won. I only carried it.")},
    {CUBES_VOICE_WIN, NC_("voice.anselme", "On schedule. The ministry will worry.")},
    {CUBES_VOICE_LOSE, NC_("voice.anselme", "You are in the table, too.")},
    {CUBES_VOICE_LOSE, NC_("voice.anselme", "Chance has good taste tonight.")},
    {CUBES_VOICE_AGAIN, NC_("voice.anselme", "One game is a small sample.")},
};

#define PERSON(player, said)                                                                                 \
    {                                                                                                        \
        .key = (player), .line = (said), .lines = (int)(sizeof(said) / sizeof *(said))                       \
    }

const struct voice_person CUBES_PEOPLE[CUBES_PEOPLE_COUNT] = {
    PERSON("lucien", lucien),
    PERSON("odette", odette),
    PERSON("mado", mado),
    PERSON("anselme", anselme),
};
