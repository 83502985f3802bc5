/* SPDX-License-Identifier: MIT */
#include "front/mille/lessons.h"

#include "base/i18n/translate.h"
#include "games/mille/mille.h"

/* Any number does: what matters of a lesson's deal is written down. */
enum { ANY_SEED = 1955 };

#define DRAW                                                                                                 \
    {                                                                                                        \
        .kind = MOVE_DRAW                                                                                    \
    }
#define PLAY(which)                                                                                          \
    {                                                                                                        \
        .kind = MOVE_PLAY, .card = (which)                                                                   \
    }
#define THROW(which)                                                                                         \
    {                                                                                                        \
        .kind = MOVE_DISCARD, .card = (which)                                                                \
    }
#define PASS                                                                                                 \
    {                                                                                                        \
        .kind = MOVE_PASS                                                                                    \
    }
#define ANY_DISTANCE                                                                                         \
    {                                                                                                        \
        PLAY(CARD_25), PLAY(CARD_50), PLAY(CARD_75), PLAY(CARD_100), PLAY(CARD_200)                          \
    }
#define TO_700 .seed = ANY_SEED, .seats = 2, .option = {[OPTION_EXTENSION] = EXTENSION_OFF}
#define DRIVE_INSTEAD N_("Keep that for another day: this time, drive.")

static const struct lesson_step go[] = {
    {.moves = {DRAW}, .say = N_("Welcome aboard! Every turn begins at the deck: draw a card.")},
    {.moves = {PLAY(CARD_GO)},
     .say = N_("No car leaves Paris without a green light. Play your Go."),
     .otherwise = N_("Keep that card. What you need first is the green light: play Go.")},
    {.act = LESSON_OPPONENT,
     .moves = {DRAW},
     .say = N_("One card, and your turn is over. Now your opponent draws and plays.")},
    {.act = LESSON_OPPONENT, .moves = {PLAY(CARD_GO)}},
    {.moves = {DRAW}, .say = N_("Your light is green. Draw again.")},
    {.moves = ANY_DISTANCE,
     .say = N_("Now you can go: play any distance you like."),
     .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_END},
};

static const struct lesson_step distances[] = {
    {.moves = {DRAW}, .say = N_("A distance card moves your car, and every mile is a point. Draw.")},
    {.moves = {PLAY(CARD_100), PLAY(CARD_200)},
     .say = N_("Long cards get you there sooner. Play 100 or 200."),
     .otherwise = N_("That would do, but now try a long one: 100 or 200.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Well driven! Your opponent drives too.")},
    {.act = LESSON_OPPONENT, .moves = {PLAY(CARD_75)}},
    {.moves = {DRAW}, .say = N_("Your hand holds cards that you do not need now. Draw.")},
    {.moves = {THROW(CARD_GASOLINE), THROW(CARD_REPAIRS)},
     .say = N_("Instead of playing you may discard. Throw away Gasoline or Repairs; below you see how."),
     .otherwise = N_("Good, but this time discard a card: Gasoline or Repairs.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("That was your turn, too.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_END_OF_LIMIT)}},
    {.moves = {DRAW}, .say = N_("Once more: draw.")},
    {.moves = ANY_DISTANCE, .say = N_("Drive on, as far as you like."), .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_END},
};

static const struct lesson_step speed_limit[] = {
    {.moves = {DRAW}, .say = N_("There is a Speed limit on your speed pile. Draw, and see what it does.")},
    {.moves = {PLAY(CARD_25), PLAY(CARD_50)},
     .say = N_("The fast cards are dimmed, but 25 and 50 still count. Play one of them."),
     .otherwise = N_("That comes next. First try what a Speed limit still allows: 25 or 50.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Slow, but you are moving.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_GASOLINE)}},
    {.moves = {DRAW}, .say = N_("You hold the way out. Draw first.")},
    {.moves = {PLAY(CARD_END_OF_LIMIT)},
     .say = N_("End of limit sets you free. Play it: it goes on the speed pile."),
     .otherwise = N_("You could, but first get rid of the limit: play End of limit.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("The sign is gone.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_REPAIRS)}},
    {.moves = {DRAW}, .say = N_("The road is clear. Draw.")},
    {.moves = {PLAY(CARD_75), PLAY(CARD_100), PLAY(CARD_200)},
     .say = N_("Full speed: play 75 or more."),
     .otherwise = N_("Faster! Play 75, 100 or 200.")},
    {.act = LESSON_END},
};

static const struct lesson_step cures[] = {
    {.moves = {DRAW}, .say = N_("Out of gas! Every hazard has its remedy: look at “What cures what”. Draw.")},
    {.moves = {PLAY(CARD_GASOLINE)},
     .say = N_("Nothing else helps now: play Gasoline."),
     .otherwise = N_("Keep your cards. Gasoline is what you need, and you hold it.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("The tank is full, but the light is not green yet.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_REPAIRS)}},
    {.moves = {DRAW}, .say = N_("Look at your distances: still dimmed. Draw.")},
    {.moves = {PLAY(CARD_GO)},
     .say = N_("After a remedy you need a Go before you drive on. Play it."),
     .otherwise = N_("Not that one. A Go must follow the remedy: play Go.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Green light!")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_END_OF_LIMIT)}},
    {.moves = {DRAW}, .say = N_("Draw.")},
    {.moves = ANY_DISTANCE, .say = N_("And off you go: play a distance."), .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_END},
};

static const struct lesson_step attack[] = {
    {.moves = {DRAW}, .say = N_("Your opponent is far ahead. It is time for a red card. Draw.")},
    {.moves = {PLAY(CARD_STOP), PLAY(CARD_FLAT_TIRE)},
     .say = N_("Play Stop or Flat tire: it goes to your opponent’s battle pile."),
     .otherwise = N_("Not yet. First stop that car: play Stop or Flat tire.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("The red car stands.")},
    {.act = LESSON_OPPONENT,
     .moves = {THROW(CARD_REPAIRS)},
     .say = N_("No remedy! Your opponent can only discard.")},
    {.moves = {DRAW}, .say = N_("A car that stands cannot be stopped again. Draw.")},
    {.moves = {PLAY(CARD_SPEED_LIMIT)},
     .say = N_("But a Speed limit has a pile of its own. Play it as well."),
     .otherwise = N_("There will be time for that. Now play the Speed limit.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("That will take a while to mend.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_GASOLINE)}},
    {.moves = {DRAW}, .say = N_("Use the time. Draw.")},
    {.moves = ANY_DISTANCE, .say = N_("And catch up: drive!"), .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_END},
};

static const struct lesson_step safeties[] = {
    {.moves = {PLAY(CARD_DRIVING_ACE)},
     .say = N_("An Accident, and no Repairs. But a safety helps, even before you draw: play Driving ace."),
     .otherwise = N_("There is no need to draw first. Play Driving ace.")},
    {.moves = {DRAW}, .say = N_("Mended without a Go, 100 points, and it is still your turn. Draw.")},
    {.moves = {PLAY(CARD_PUNCTURE_PROOF)},
     .say = N_("A safety is good before the trouble, too. Play Puncture proof."),
     .otherwise = N_("First make sure of your tires: play Puncture proof.")},
    {.moves = {DRAW}, .say = N_("Another 100, and another turn. Draw.")},
    {.moves = ANY_DISTANCE, .say = N_("Now drive."), .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Your opponent holds a Flat tire. Watch.")},
    {.act = LESSON_OPPONENT,
     .moves = {THROW(CARD_FLAT_TIRE)},
     .say = N_("It is thrown away: in this hand it cannot hurt you any more.")},
    {.act = LESSON_END},
};

static const struct lesson_step coup[] = {
    {.moves = {DRAW},
     .say = N_("You hold an Extra tank. Do not play it yet; lie in wait. Draw."),
     .otherwise = N_("Hold it back this time: it will soon be worth four times as much.")},
    {.moves = ANY_DISTANCE,
     .say = N_("Drive as if nothing were the matter."),
     .otherwise = N_("Hold that back this time, and drive.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Your opponent has something in mind…")},
    {.act = LESSON_OPPONENT, .moves = {PLAY(CARD_OUT_OF_GAS)}},
    {.moves = {PLAY(CARD_EXTRA_TANK)},
     .say = N_("Out of gas, and you hold the answer. Do not draw: play Extra tank at once!"),
     .otherwise = N_("Wait! Drawing would let the chance go. Play Extra tank.")},
    {.moves = {DRAW},
     .say = N_("Coup fourré: 400 points, and your turn. Five cards were left, so you draw two.")},
    {.moves = ANY_DISTANCE, .say = N_("The road is yours: drive."), .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_END},
};

static const struct lesson_step last_miles[] = {
    {.moves = {DRAW},
     .say = N_("600 miles! The trip ends at exactly 700, and no card may carry you past it. Draw.")},
    {.moves = {PLAY(CARD_75), PLAY(CARD_25)},
     .say = N_("Count: 75 and 25 make the 100 that you need. Play one of them."),
     .otherwise = N_("Then the rest would not come out. Take 75 or 25.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Nearly there.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_REPAIRS)}},
    {.moves = {DRAW}, .say = N_("Draw.")},
    {.moves = {PLAY(CARD_75), PLAY(CARD_25)},
     .say = N_("The rest, exactly: play it."),
     .otherwise = N_("You hold the very card that you need. Play it.")},
    {.act = LESSON_END},
};

static const struct lesson_step extension[] = {
    {.moves = {DRAW}, .say = N_("675 miles, and a 25 in your hand. Draw.")},
    {.moves = {PLAY(CARD_25)},
     .say = N_("Arrive: play 25. Then you are asked whether to stop or to go on."),
     .otherwise = N_("25 brings you to exactly 700: play it.")},
    {.moves = {{.kind = MOVE_EXTEND}, {.kind = MOVE_FINISH}},
     .say = N_("Stop and score the trip, or go on for 1,000? Choose as you like.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("The road to Menton is open, for both of you.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_REPAIRS)}},
    {.moves = {DRAW}, .say = N_("300 miles to go, and 200 points for being first. Draw.")},
    {.moves = {PLAY(CARD_100), PLAY(CARD_200)},
     .say = N_("Play 100 or 200."),
     .otherwise = N_("100 and 200 make the 300 that you need. Play one of them.")},
    {.act = LESSON_OPPONENT, .moves = {DRAW}},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_GASOLINE)}},
    {.moves = {DRAW}, .say = N_("One more. Draw.")},
    {.moves = {PLAY(CARD_100), PLAY(CARD_200)},
     .say = N_("Arrive in Menton: play the rest."),
     .otherwise = N_("You hold the very card that you need. Play it.")},
    {.act = LESSON_END},
};

static const struct lesson_step partner[] = {
    {.moves = {DRAW},
     .say = N_("Four at the table, two cars: your partner sits opposite, and you share one. Draw.")},
    {.moves = ANY_DISTANCE,
     .say = N_("What lies on your side lies there for both: your partner’s Go is yours. Drive."),
     .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Now the player after you.")},
    {.act = LESSON_OPPONENT, .moves = {PLAY(CARD_ACCIDENT)}},
    {.act = LESSON_OPPONENT,
     .moves = {PASS},
     .say = N_("An Accident! Your side is asked for a coup fourré at once. Your partner passes.")},
    {.moves = {PLAY(CARD_DRIVING_ACE)},
     .say = N_("Now you are asked, and you hold the answer: play Driving ace."),
     .otherwise = N_("Pass, and the chance is gone. Play Driving ace.")},
    {.moves = {DRAW},
     .say = N_("Coup fourré! The turn is yours now; whoever sat between has lost one. Draw.")},
    {.moves = ANY_DISTANCE, .say = N_("The road is yours: drive."), .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("From you the turn goes on, to the left.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_SPARE_TIRE)}},
    {.act = LESSON_OPPONENT,
     .moves = {DRAW},
     .say = N_("Your partner. That hand stays secret, even from you.")},
    {.act = LESSON_OPPONENT, .moves = {PLAY(CARD_100)}},
    {.act = LESSON_OPPONENT, .moves = {DRAW}, .say = N_("Your shared milestone has moved.")},
    {.act = LESSON_OPPONENT, .moves = {THROW(CARD_END_OF_LIMIT)}},
    {.moves = {DRAW}, .say = N_("Your turn again. Draw.")},
    {.moves = ANY_DISTANCE,
     .say = N_("To 1,000 together; two 200s are the limit for both of you. Drive."),
     .otherwise = DRIVE_INSTEAD},
    {.act = LESSON_END},
};

static const struct lesson lessons[MILLE_LESSONS] = {
    {TO_700, .title = N_("Go"), .goal = N_("Set off from Paris."),
     .praise = N_("You are on the road! No trip begins without a Go."), .steps = go,
     .position = "turn=0 draw=50,spare-tire,100 0.hand=100,50,go,25,75,gasoline "
                 "1.hand=go,100,50,gasoline,repairs,25"},
    {TO_700, .title = N_("Distances"), .goal = N_("Drive, and learn to discard."),
     .praise = N_("Two 200s a hand are the most. A trip without any is a Safe trip and scores 300."),
     .steps = distances,
     .position = "turn=0 draw=repairs,25,100,50,75 0.hand=200,100,75,50,25,gasoline 0.battle=go "
                 "1.hand=50,75,25,gasoline,spare-tire,end-of-limit 1.battle=go 1.miles=100"},
    {TO_700, .title = N_("Speed limit"), .goal = N_("Drive under a Speed limit, and end it."),
     .praise =
         N_("A Speed limit does not stop you, it slows you down. End of limit or Right of way lifts it."),
     .steps = speed_limit,
     .position = "turn=0 draw=200,25,gasoline,50,75 0.hand=100,75,50,25,end-of-limit,repairs "
                 "0.battle=go 0.speed=speed-limit 0.miles=100 "
                 "1.hand=gasoline,repairs,25,50,75,spare-tire 1.battle=go 1.miles=75,100"},
    {TO_700, .title = N_("Hazards and cures"), .goal = N_("Get a stranded car going again."),
     .praise = N_("First the remedy, then a Go, then miles. After a Stop the Go alone will do."),
     .steps = cures,
     .position = "turn=0 draw=50,25,100,50,75 0.hand=100,gasoline,75,go,spare-tire,25 "
                 "0.battle=out-of-gas 0.miles=50,100 "
                 "1.hand=repairs,end-of-limit,25,50,75,spare-tire 1.battle=go 1.miles=100,100"},
    {TO_700, .title = N_("Attack"), .goal = N_("Stop your opponent’s car."),
     .praise =
         N_("A hazard costs your opponent turns. But think of the safeties that may be held against it."),
     .steps = attack,
     .position = "turn=0 draw=75,25,100,50,25 0.hand=stop,flat-tire,speed-limit,50,100,gasoline "
                 "0.battle=go 0.miles=100 1.hand=repairs,gasoline,25,50,75,100 1.battle=go "
                 "1.miles=100,100,100,100"},
    {TO_700, .title = N_("Safeties"), .goal = N_("Cure a hazard for good, and prevent another."),
     .praise = N_("A safety scores 100 and earns another turn. All four together score 300 more."),
     .steps = safeties,
     .position = "turn=0 draw=25,100,75,50 0.hand=driving-ace,puncture-proof,100,75,50,gasoline "
                 "0.battle=accident 0.miles=100 1.hand=flat-tire,repairs,25,50,75,100 1.battle=go "
                 "1.miles=100,100"},
    {TO_700, .title = N_("Coup fourré"), .goal = N_("Parry a hazard the moment it lands."),
     .praise =
         N_("A safety held back may be worth 400. But do not let the hand end with it in your fingers!"),
     .steps = coup,
     .position = "turn=0 draw=75,25,100,50,75 0.hand=extra-tank,100,50,75,repairs,25 0.battle=go "
                 "0.miles=100,100 1.hand=out-of-gas,repairs,25,50,75,100 1.battle=go 1.miles=100"},
    {TO_700, .title = N_("The last miles"), .goal = N_("Arrive at exactly 700."),
     .praise = N_("You have arrived! Keep small cards for the end; the large ones are for the open road."),
     .steps = last_miles,
     .position = "turn=0 draw=spare-tire,25,end-of-limit,50 0.hand=200,75,50,25,gasoline,repairs "
                 "0.battle=go 0.miles=100,100,200,200 1.hand=repairs,gasoline,25,50,75,100 "
                 "1.battle=go 1.miles=100,100,100,100"},
    {.title = N_("Extension and score"),
     .goal = N_("Arrive, decide, and read the sheet."),
     .praise =
         N_("You know the road now. Everything else stands in the road book, under F1. Have a good trip!"),
     .steps = extension,
     .position = "turn=0 draw=spare-tire,25,end-of-limit,50,75 0.hand=25,200,100,50,75,gasoline "
                 "0.battle=go 0.miles=25,75,75,100,100,100,100,100 "
                 "1.hand=repairs,gasoline,25,50,75,100 1.battle=go 1.miles=50,75,100,100",
     .seed = ANY_SEED,
     .seats = 2,
     .option = {[OPTION_EXTENSION] = EXTENSION_ON},
     .sheet = true},
    {.title = N_("With a partner"),
     .goal = N_("Drive one car with two hands."),
     .praise = N_("A pair is one car and two hands. Three, four and six drive as well: the road book tells "
                  "how."),
     .steps = partner,
     .position = "turn=0 draw=25,gasoline,75,100,spare-tire,50,end-of-limit,50 "
                 "0.hand=driving-ace,75,50,100,gasoline,spare-tire 1.hand=accident,25,50,go,repairs,gasoline "
                 "2.hand=100,25,go,stop,gasoline,spare-tire 3.hand=25,50,go,gasoline,repairs,speed-limit "
                 "0.battle=go 0.miles=100 1.battle=go 1.miles=75,100",
     .seed = ANY_SEED,
     .seats = 4,
     .sides = 2,
     .option = {[OPTION_DECK] = DECK_106,
                [OPTION_GOAL] = GOAL_1000,
                [OPTION_EXTENSION] = EXTENSION_OFF,
                [OPTION_COUP] = COUP_AT_ONCE}},
};

const struct game_lessons mille_lessons = {
    .lesson = lessons,
    .count = MILLE_LESSONS,
    .title = N_("Learn to drive"),
    .about = N_("Ten short lessons, in any order"),
    .ask = N_("Learn to drive first?"),
    .offer = N_("Ten short lessons at the table show how the game is played. They wait on the "
                "title for later, too."),
    .passed = N_("Well driven!"),
    .graduated = N_("License granted!"),
    .portrait = "icons/portrait_coach",
    .opponents = (const char *const[]){"regular", "sunday", "rally"},
    .place = mille_coach_place,
    .tips = mille_coach_tips,
    .draw_done = mille_coach_draw_done,
};
