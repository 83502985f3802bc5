/* SPDX-License-Identifier: MIT */
/* The opponents at the dice, from the weakest level to the strongest; within a level the one with lines comes
 * first.
 */
#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/cubes/voices.h"
#include "front/voices/voices_house.h"
#include "ui/shape.h"

/* ---- what they say: English has at most 60 characters, French 68 ------------------------------------ */

static const struct voice_line lucien[] = {
    /* TRANSLATORS: Lucien, at the dice table: sixteen, a garage apprentice, all or nothing, first to laugh at
       his busts; everything is an engine. Says vous. */
    {VOICE_HELLO, NC_("voice.lucien", "Five dice, no brakes. Shall we?")},
    {VOICE_HELLO, NC_("voice.lucien", "Clean hands. Nearly. Let’s roll.")},
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
    {VOICE_WIN, NC_("voice.lucien", "Mado, did you see? I won!")},
    {VOICE_WIN, NC_("voice.lucien", "I’ll sleep with the cup tonight.")},
    {VOICE_LOSE, NC_("voice.lucien", "Next time I brake. Maybe.")},
    {VOICE_LOSE, NC_("voice.lucien", "Good race. I made the most noise.")},
    {VOICE_AGAIN, NC_("voice.lucien", "Go on, one more.")},
};

static const struct voice_line odette[] = {
    HOUSE_ODETTE,
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
    HOUSE_MADO,
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
    {VOICE_HELLO, NC_("voice.anselme", "Good evening. I brought my own table.")},
    {VOICE_HELLO, NC_("voice.anselme", "I checked: the counter is level.")},
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
    {VOICE_WIN, NC_("voice.anselme", "The table won. I only carried it.")},
    {VOICE_WIN, NC_("voice.anselme", "On schedule. The ministry will worry.")},
    {VOICE_LOSE, NC_("voice.anselme", "You are in the table, too.")},
    {VOICE_LOSE, NC_("voice.anselme", "Chance has good taste tonight.")},
    {VOICE_AGAIN, NC_("voice.anselme", "One game is a small sample.")},
};

/* ---- who they are ---------------------------------------------------------------------------------- */

const struct opponent CUBES_OPPONENTS[] = {
    {"apprentice", "lucien", N_("Lucien"), N_("Garage apprentice"),
     N_("All or nothing: leaves whatever scores, and stops at 1,000."), "portraits/portrait_lucien",
     .strength = 1, .pleased = "portraits/portrait_lucien_pleased",
     .stung = "portraits/portrait_lucien_stung", .bust = "portraits/bust_lucien",
     .arm = "portraits/arm_lucien", .line = lucien, .lines = sizeof lucien / sizeof *lucien},
    {"apprentice", "amedee", N_("Amédée"), N_("The baker"),
     N_("Up since three, and in for the big batch: plays as Lucien does."), "portraits/portrait_amedee",
     .strength = 1, .pleased = "portraits/portrait_amedee_pleased",
     .stung = "portraits/portrait_amedee_stung", .bust = "portraits/bust_amedee",
     .arm = "portraits/arm_amedee"},
    {"apprentice", "firmin", N_("Firmin"), N_("The waiter"),
     N_("Plays between two trays and never spills: plays as Lucien does."), "portraits/portrait_firmin",
     .strength = 1, .bust = "portraits/bust_firmin", .arm = "portraits/arm_firmin"},
    {"apprentice", "josette", N_("Josette"), N_("Drives night trucks"),
     N_("Long patience for one great haul: plays as Lucien does."), "portraits/portrait_josette",
     .strength = 1, .bust = "portraits/bust_josette", .arm = "portraits/arm_josette"},
    {"postman", "odette", N_("Odette"), N_("The postwoman"),
     N_("Half the round still to walk: takes what there is, and goes at 300."), "portraits/portrait_odette",
     .strength = 2, .pleased = "portraits/portrait_odette_pleased",
     .stung = "portraits/portrait_odette_stung", .bust = "portraits/bust_odette",
     .arm = "portraits/arm_odette", .line = odette, .lines = sizeof odette / sizeof *odette},
    {"postman", "abbe_roch", N_("Abbé Roch"), N_("The parish priest"),
     N_("Trusts the next roll and forgets the score: plays as Odette does."), "portraits/portrait_abbe_roch",
     .strength = 2, .bust = "portraits/bust_abbe_roch", .arm = "portraits/arm_abbe_roch"},
    {"postman", "djamila", N_("Djamila"), N_("Reads medicine"),
     N_("Quick, exact, takes the pulse of a game: plays as Odette does."), "portraits/portrait_djamila",
     .strength = 2, .bust = "portraits/bust_djamila", .arm = "portraits/arm_djamila"},
    {"patronne", "mado", N_("Mado"), N_("The patronne"),
     N_("Forty years at this counter: keeps one die, rolls the rest, stops at 300."),
     "portraits/portrait_mado", .strength = 3, .pleased = "portraits/portrait_mado_pleased",
     .stung = "portraits/portrait_mado_stung", .bust = "portraits/bust_mado", .arm = "portraits/arm_mado",
     .line = mado, .lines = sizeof mado / sizeof *mado},
    {"patronne", "hortense", N_("Hortense"), N_("Retired schoolteacher"),
     N_("Taught half the counter to add up: plays as Mado does."), "portraits/portrait_hortense",
     .strength = 3, .bust = "portraits/bust_hortense", .arm = "portraits/arm_hortense"},
    {"engineer", "anselme", N_("Anselme"), N_("Ponts et Chaussées"),
     N_("Has it all in a table of odds. Nobody plays better; the dice are the same for him."),
     "portraits/portrait_anselme", .strength = 4, .pleased = "portraits/portrait_anselme_pleased",
     .stung = "portraits/portrait_anselme_stung", .bust = "portraits/bust_anselme",
     .arm = "portraits/arm_anselme", .line = anselme, .lines = sizeof anselme / sizeof *anselme},
    {.player = NULL},
};

static void mark(struct draw_list *list, int after, struct rect box)
{
    struct seat_colour colour = cubes_colour_at(CUBES_SEATS_MAX, 0, after);
    shape_begin(list, box);
    shape_rect(list, 1, 1, box.w - 2, box.h - 2, box.w * .18f,
               (struct paint){.fill = colour.ink, .stroke = INK_INK, .width = 2});
    shape_end(list);
    seat_mark_draw(list, colour.mark, box.x + box.w / 2, box.y + box.h / 2, box.w * .3f, colour.on);
}

const struct game_company CUBES_COMPANY = {.title = N_("Who is at the counter?"),
                                           .first = N_("Who rolls the dice?"),
                                           .second = N_("Who rolls beside you?"),
                                           .standard = {SEAT_YOU, "lucien", NULL},
                                           .mark = mark};
