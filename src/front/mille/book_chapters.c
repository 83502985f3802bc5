/* SPDX-License-Identifier: MIT */
/* What the chapters of the road say. */
#include "front/mille/book_pages.h"

#include "base/i18n/translate.h"
#include "front/help/help_book_blocks.h"
#include "games/mille/mille.h"

/* A card with its own name and help. */
#define CARD(which)                                                                                          \
    {                                                                                                        \
        .kind = MILLE_BLOCK_CARD, .piece = { which }                                                         \
    }
/* A card as the example of its family. */
#define KIND(which, name, words)                                                                             \
    {                                                                                                        \
        .kind = MILLE_BLOCK_CARD, .piece = {which}, .label = N_(name), .text = N_(words)                     \
    }

static const struct help_book_block trip_left[] = {
    TEXT("Two cars race down the Nationale 7, from Paris to the sea. Whoever first lays down exactly 700 "
         "miles completes the trip and ends the hand."),
    {.kind = MILLE_BLOCK_CARS},
    TEXT("Every mile is a point, and there is more to win on the way. Hand follows hand until someone has "
         "5,000 points: the higher total wins the game."),
    {.kind = MILLE_BLOCK_FAMILIES},
    END,
};
static const struct help_book_block trip_right[] = {
    HEAD("On the table"),
    POINT("Battle: hazards and their remedies. Only the top card counts."),
    POINT("Speed: Speed limit and End of limit. Here too, the top card counts."),
    POINT("Safeties: each in its own place, to the end of the hand."),
    POINT("Milestones: a stack for each distance. The stone beside them shows the total."),
    POINT("The deck, with the number of cards left, and the discard."),
    POINT("The road: you drive in the near lane, your opponent in the far one. Past the checkered line it is "
          "closed, until someone calls an extension."),
    POINT("On the right: the score, the latest moves, and what cures what. In a window that is not wide they "
          "drop from the strip at the top: W, L, C, or their keys there; RB on a pad."),
    END,
};

static const struct help_book_block turn_left[] = {
    POINT("Draw a card from the deck: your six cards become seven."),
    POINT("Then play one card, or discard one. Your turn is over."),
    POINT("A safety is the exception: after it you go on. Draw again, play again."),
    POINT("Only a safety may also be played before the draw."),
    TEXT("A card that cannot be played now is dimmed; the line at the foot of the screen says why."),
    HEAD("Who begins"),
    TEXT("You begin the first hand. After that you and your opponent take turns at it, from hand to hand."),
    END,
};
static const struct help_book_block turn_right[] = {
    HEAD("Where a card goes"),
    KIND(CARD_100, N_("Distance"), N_("To your milestones, while you can go.")),
    KIND(CARD_STOP, N_("Hazard"),
         N_("To your opponent: on the battle pile, a Speed limit on the speed pile.")),
    KIND(CARD_GASOLINE, N_("Remedy"), N_("To your own battle pile, End of limit to your speed pile.")),
    KIND(CARD_DRIVING_ACE, N_("Safety"), N_("To its place among your safeties.")),
    KIND(CARD_NONE, N_("Discard"), N_("Any card but a safety may be thrown away instead of playing one.")),
    END,
};

static const struct help_book_block distances_left[] = {
    {.kind = MILLE_BLOCK_CARDS, .piece = {CARD_25, CARD_50, CARD_75, CARD_100, CARD_200}},
    HEAD("You may play miles when"),
    POINT(
        "you can go: Go is on top of your battle pile, or you have Right of way and no hazard lies on top;"),
    POINT("the card is 25 or 50, if you are under a Speed limit;"),
    POINT("the card does not carry you past the goal, which must be met exactly;"),
    POINT("it is not your third 200: two a hand are the most."),
    END,
};
static const struct help_book_block distances_right[] = {
    HEAD("Setting off"),
    CARD(CARD_GO),
    TEXT("No trip begins without a Go. You need another one after a Stop, and after each Gasoline, Spare "
         "tire or Repairs."),
    CARD(CARD_RIGHT_OF_WAY),
    HEAD("Fast or safe"),
    CARD(CARD_200),
    END,
};

static const struct help_book_block hazards_left[] = {
    CARD(CARD_OUT_OF_GAS), CARD(CARD_FLAT_TIRE),   CARD(CARD_ACCIDENT),
    CARD(CARD_STOP),       CARD(CARD_SPEED_LIMIT), END,
};
static const struct help_book_block hazards_right[] = {
    HEAD("When you may attack"),
    POINT("Out of gas, Flat tire, Accident, Stop: only while your opponent can go."),
    POINT("Speed limit: unless one lies there already. It may hit a car that stands."),
    POINT("None of them while your opponent has the safety against it."),
    HEAD("What the victim does"),
    POINT("After a Stop: play a Go."),
    POINT("After the other three: play the remedy, and then a Go before the next mile."),
    POINT("Under a Speed limit: play 25 and 50 only, until End of limit."),
    POINT("Or lift the hazard with the safety against it. That needs no Go."),
    END,
};

static const struct help_book_block remedies_left[] = {
    CARD(CARD_GASOLINE), CARD(CARD_SPARE_TIRE),   CARD(CARD_REPAIRS),
    CARD(CARD_GO),       CARD(CARD_END_OF_LIMIT), END,
};
static const struct help_book_block remedies_right[] = {
    HEAD("What cures what"),
    {.kind = MILLE_BLOCK_CURES},
    TEXT("The number is how many of the card there are. A remedy is played only when its hazard lies on top; "
         "the same hazard may come again."),
    END,
};

static const struct help_book_block safeties_left[] = {
    CARD(CARD_EXTRA_TANK), CARD(CARD_PUNCTURE_PROOF), CARD(CARD_DRIVING_ACE), CARD(CARD_RIGHT_OF_WAY), END,
};
static const struct help_book_block safeties_right[] = {
    HEAD("The best cards of the deck"),
    POINT("There is one of each. Play it in any turn of yours, needed or not, before or after the draw."),
    POINT("It lifts its hazard: you can go again at once, without a Go."),
    POINT("That hazard cannot hit you again in this hand."),
    POINT("You take another turn."),
    POINT("It scores 100; all four together score 300 more."),
    POINT("It cannot be discarded, for it is always worth its points."),
    HEAD("Right of way"),
    TEXT("It is a Go that stays: you need none at the start, nor after a remedy. But since you can always "
         "go, hazards may also be played on your remedy or on your empty battle pile."),
    END,
};

static const struct help_book_block coup_left[] = {
    TEXT("A fencer’s word for the parry that strikes back: your opponent plays a hazard on you, and you hold "
         "the very safety against it."),
    {.kind = MILLE_BLOCK_DUEL, .piece = {CARD_OUT_OF_GAS, CARD_EXTRA_TANK}},
    TEXT("It scores 300 on top of the safety’s 100. A rosette on the safety remembers it to the end of the "
         "hand."),
    END,
};
static const struct help_book_block coup_right[] = {
    HEAD("How it is done"),
    POINT("Play the safety at once, before you draw. Its card stands out of your hand then."),
    POINT("The hazard goes to the discard, and you can go."),
    POINT("Draw back to seven cards, two of them as a rule, and take your turn."),
    HEAD("How it is lost"),
    POINT("Draw first, and the chance is gone. The safety still lifts the hazard, for its 100."),
    POINT("Nobody plays it for you, and nobody must."),
    POINT("Your opponent can do it too: think of it before you attack."),
    TEXT("Right of way does it against a Stop as well as against a Speed limit."),
    END,
};

static const struct help_book_block extension_left[] = {
    TEXT("The trip ends at exactly 700. A card that would carry you past it cannot be played, so keep small "
         "ones for the end."),
    {.kind = BLOCK_PICTURE, .label = "scenes/extension"},
    TEXT("Who arrives at 700 is asked: stop at Avignon and score the trip, or go on to Menton? Going on "
         "makes 1,000 the goal for both."),
    END,
};
static const struct help_book_block extension_right[] = {
    HEAD("Is it worth it?"),
    POINT("Arriving at Menton adds 300 miles and 200 points for the extension."),
    POINT("But the trip is not completed yet. Its 400, and what goes with it, are for whoever reaches 1,000 "
          "first, and that may be your opponent."),
    POINT("If nobody arrives, nobody scores the trip."),
    POINT("At 1,000 the hand ends. There is no second extension."),
    {.kind = BLOCK_OPTION, .label = "options.extension"},
    TEXT("Where it is off, a hand always ends at 700."),
    END,
};

static const struct help_book_block deck_end_left[] = {
    {.kind = MILLE_BLOCK_DECK_OUT},
    TEXT("When the last card is drawn, the deck reads \u201cOut\u201d. Play goes on without drawing: a turn "
         "is one card played or discarded."),
    TEXT("A player without cards is passed over."),
    TEXT("Who completes the trip now scores Delayed action, 300 points."),
    END,
};
static const struct help_book_block deck_end_right[] = {
    HEAD("When is the hand over?"),
    TEXT(
        "When someone completes the trip, as always. If nobody can, the rule chosen in the options decides:"),
    {.kind = BLOCK_OPTION, .label = "options.deck_end"},
    TEXT("A safety can always be played, so nobody is stuck who holds one."),
    TEXT("A rule option counts from the next new game on."),
    END,
};

static const struct help_book_block scoring_left[] = {{.kind = MILLE_BLOCK_SCORES}, END};
static const struct help_book_block scoring_right[] = {
    HEAD("A hand"),
    TEXT("Miles, safeties and coups fourrés count for both, whoever arrives. The lines from Trip completed "
         "on are only for the one who does."),
    TEXT("The most that one hand can score is 4,100, or 4,600 with the extension."),
    HEAD("A game"),
    TEXT("The totals of the hands add up. When a hand brings someone to 5,000, the higher total wins the "
         "game and a stone on the sheet. Equal totals win nothing."),
    TEXT("Then both start again from 0."),
    END,
};

static const struct help_book_block opponents_left[] = {{.kind = BLOCK_OPPONENTS, .option = 104}, END};
static const struct help_book_block opponents_right[] = {
    HEAD("Fair play"),
    POINT("Each of them knows what you would know in that seat: the table, one hand, and the cards that are "
          "gone. None sees your hand or the deck."),
    POINT("The weaker ones err as people do. Nobody picks on whoever trails."),
    POINT("The cards fall as the shuffle has it, for them as for you."),
    HEAD("Thinking"),
    TEXT("An opponent thinks while the cards still fly and rarely keeps you waiting. If it takes longer, the "
         "plate says so. Take your card back, pause or leave meanwhile as you like."),
    HEAD("What they say"),
    TEXT("A word now and then, below their plate. Any button passes it; Voices in the options keeps them "
         "quiet. After a first lost hand the sheet has a kind word."),
    HEAD("Whom you play"),
    TEXT("You choose before each new game; a game under way keeps its opponent. The statistics count each of "
         "them apart. Someone beside you has a name, a face and a car too."),
    TEXT("Firmin, Amédée, Odette and Mado of the house drive along: as Marcel, Léa, Nino and Colette do."),
    END,
};

static const struct help_book_block review_left[] = {
    TEXT("After a hand the score sheet offers a review: each of your choices beside what the ace, the "
         "strongest of our players, would have done. It knows what you knew, no more."),
    HEAD("What a choice cost"),
    POINT("The cost is how much less often you win the game after your move than after the best one."),
    POINT("The ace plays the rest of the hand thousands of times to find out. A difference that chance may "
          "have made is no cost."),
    POINT("Choose a move, and the replay opens at it."),
    END,
};
static const struct help_book_block review_right[] = {
    HEAD("The signs"),
    POINT("A tick: the best move, one as good, or nearly so."),
    POINT("?! in a square, doubtful: the best players would see a better move."),
    POINT("? in a triangle, a mistake: it may decide a close game."),
    POINT("?? in an octagon, a blunder: a few of them lose a game."),
    HEAD("Luck"),
    POINT("Beside each card that you drew stands what it was worth beyond the average of all that might have "
          "come instead."),
    POINT("Over many games luck is nothing, and what remains is how you drive."),
    END,
};

static const struct help_book_block day_left[] = {
    TEXT("One hand a day, with the same cards for everybody who plays that date, anywhere. It ends with its "
         "own sheet; your game of 5,000 waits meanwhile."),
    HEAD("The try"),
    POINT("Your first try counts. It begins with your first move and waits for you until it ends: through "
          "leaving, through the night."),
    POINT("Monday brings Marcel, then Léa until Thursday, Nino until Saturday, and on Sunday Colette."),
    POINT("Taking back is as at any table. A hint is allowed, and told."),
    POINT("Afterwards you can play the same cards again for pleasure, watch your try, and review it."),
    END,
};
static const struct help_book_block day_right[] = {
    HEAD("The house"),
    TEXT("At the end our four players drive the same cards in your seat. What counts is the margin: your "
         "points less your opponent’s. Par is the mean of their four."),
    HEAD("Telling it"),
    TEXT("The sheet copies one line to send to somebody. It gives no card away."),
    HEAD("Past days"),
    POINT("A filled stone was played on its day, a ring later; an outline is free."),
    POINT("A missed day is no loss. The count of days only grows, and the options can hide it."),
    END,
};

static const struct help_book_block seats_left[] = {
    TEXT("Two, three, four or six sit down to a new game, people and computer drivers as you like."),
    HEAD("Alone"),
    POINT("Two, three or four: a car each, to 700, with the extension. 101 cards."),
    HEAD("In pairs"),
    POINT(
        "Four: two pairs, to 1,000, without an extension. 106 cards, for there is one more of each hazard."),
    POINT("Six: three pairs, to 700, with the extension. 106 cards."),
    POINT("Partners sit opposite each other. They share a car, its row and its points, and two 200s a hand "
          "between them. Their hands stay secret, from each other too."),
    TEXT("Five, or six alone, cannot sit down: too few of them would ever arrive."),
    END,
};
static const struct help_book_block seats_right[] = {
    HEAD("A hazard, but on whom?"),
    POINT("On one side of your choice, where it is legal. The screen says which side is likeliest to win."),
    HEAD("Coup fourré out of turn"),
    POINT(
        "When a hazard lands, the players of that side are asked one by one, before anybody draws: play the "
        "safety, or pass. All are asked alike, so that nothing shows who holds it."),
    POINT(
        "Whoever plays it takes the turn, and play goes on to the left from there. Whoever sat between loses "
        "a turn."),
    POINT("Who is next anyway and drives alone is not asked: the turn, before the draw, is the answer."),
    HEAD("The rest"),
    POINT("Whoever arrives at 700 answers alone for the side. Then 1,000 is the goal for all."),
    POINT("A shut-out leaves all other sides without a mile."),
    END,
};

static const struct help_book_block rules_left[] = {
    TEXT("Every box and every family plays a little differently. Choose before a new game whose rules count; "
         "the score panel says so."),
    HEAD("Route Mille"),
    POINT("The rules of this book."),
    HEAD("Parker 1962"),
    POINT("Coups fourrés may jump the queue, with two as well."),
    POINT("Whoever calls an extension and does not arrive gives 200 to each other side."),
    POINT("When the deck is out, play goes on until all hands are empty."),
    POINT("A safety on an old hazard lifts it, but a Go must follow."),
    HEAD("Dujardin"),
    POINT("As Parker 1962, and a side with miles scores a shut-out if any other side has none."),
    POINT("When the deck is out, a safety ends your turn."),
    END,
};
static const struct help_book_block rules_right[] = {
    HEAD("US 2010s"),
    POINT("To 1,000, without an extension."),
    POINT("The last card may carry you past the goal."),
    POINT("After a repair you drive on, without a Go."),
    HEAD("Family table"),
    POINT("As many 200s as you like."),
    POINT("A car that stands may be hit again, by another hazard: the new one counts, the old one is "
          "forgotten."),
    POINT("After a repair you drive on, without a Go."),
    POINT("When the deck is out, the discards are shuffled once more."),
    HEAD("My own rules"),
    POINT("Each option by itself, with what it changes."),
    END,
};

const struct help_book_chapter mille_book_chapters[MILLE_BOOK_END - 1] = {
    [MILLE_BOOK_TRIP - 1] = {N_("The trip"), {trip_left, trip_right}},
    [MILLE_BOOK_TURN - 1] = {N_("A turn"), {turn_left, turn_right}},
    [MILLE_BOOK_DISTANCES - 1] = {N_("Distances"), {distances_left, distances_right}},
    [MILLE_BOOK_HAZARDS - 1] = {N_("Hazards"), {hazards_left, hazards_right}},
    [MILLE_BOOK_REMEDIES - 1] = {N_("Remedies"), {remedies_left, remedies_right}},
    [MILLE_BOOK_SAFETIES - 1] = {N_("Safeties"), {safeties_left, safeties_right}},
    [MILLE_BOOK_COUP - 1] = {N_("Coup fourré"), {coup_left, coup_right}},
    [MILLE_BOOK_EXTENSION - 1] = {N_("The last miles"), {extension_left, extension_right}},
    [MILLE_BOOK_DECK_END - 1] = {N_("The deck is out"), {deck_end_left, deck_end_right}},
    [MILLE_BOOK_SCORING - 1] = {N_("The score"), {scoring_left, scoring_right}},
    [MILLE_BOOK_OPPONENTS - 1] = {N_("Opponents"), {opponents_left, opponents_right}},
    [MILLE_BOOK_REVIEW - 1] = {N_("The review"), {review_left, review_right}},
    [MILLE_BOOK_DAY - 1] = {N_("Deal of the day"), {day_left, day_right}},
    [MILLE_BOOK_SEATS - 1] = {N_("Three, four and six"), {seats_left, seats_right}},
    [MILLE_BOOK_RULES - 1] = {N_("Whose rules"), {rules_left, rules_right}},
};
