/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_rules_words.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/number.h"

/* ---- rule sets -------------------------------------------------------------------------------------- */

const struct options_choice MILLE_RULE_SETS_WORDS[MILLE_RULE_SETS + 1] = {
    [RULES_MILLE] =
        {"Route Mille",
         N_("The rules of this house: two play by the old program’s, more by the boxes’ seatings.")},
    [RULES_PARKER] = {N_("Parker 1962"),
                      N_("Coups fourrés jump the queue, a failed extension pays the others, "
                         "hands are played out, and a late safety needs a Go.")},
    [RULES_DUJARDIN] = {N_("Dujardin"),
                        N_("As Parker 1962; and 500 for leaving any side without a mile, and with the deck "
                           "out a safety ends the turn.")},
    [RULES_US2010] = {N_("US 2010s"),
                      N_("The trip goes to 1,000 and has no extension; the last card may carry "
                         "you past it, and a repair needs no Go.")},
    [RULES_FAMILY] = {N_("Family table"),
                      N_("Any number of 200s, hazards on stopped cars too, no Go after a repair, and the "
                         "discards are drawn once more.")},
    [RULES_OWN] = {N_("My own rules"), N_("Rule by rule, as you have chosen them.")},
};

const char *mille_rule_set_name(int set)
{
    CHECK(set >= 0 && set <= RULES_OWN);
    return MILLE_RULE_SETS_WORDS[set].label;
}

/* ---- rules ------------------------------------------------------------------------------------------ */

#define AS_SEATED N_("As the table is seated")

static const struct options_choice decks[] = {
    {AS_SEATED, N_("Eighteen hazards where pairs drive, else thirteen.")},
    {N_("Thirteen"), N_("The deck of this house: 101 cards, thirteen of them hazards.")},
    {N_("Eighteen"), N_("One more of each hazard: 106 cards in all.")},
};
static const struct options_choice goals[] = {
    {AS_SEATED, N_("Two pairs drive to 1,000, all others to 700.")},
    {"700", N_("The trip ends at Avignon, if nobody goes on.")},
    {N_("1,000"), N_("The trip goes to Menton from the start; no extension is offered.")},
};
static const struct options_choice coups[] = {
    {AS_SEATED, N_("Two wait for their turn; where more sit it jumps the queue.")},
    {N_("In its turn"), N_("The victim answers in the next turn of its side, before anything is drawn.")},
    {N_("Jumps the queue"), N_("The victim is asked at once and takes the turn; those between lose theirs.")},
};
static const struct options_choice pays[] = {
    {N_("Whoever arrives"), N_("At 1,000 the side that arrives gets 200 more.")},
    {N_("Whoever called"), N_("The side that called gets the 200; if it fails, each opponent gets 200.")},
};
static const struct options_choice shut_outs[] = {
    {N_("All the others"), N_("500 for a trip that leaves all the others without a mile.")},
    {N_("Any side"), N_("500 for every side with miles, once any side has none.")},
};
static const struct options_choice old_hazards[] = {
    {N_("Drive on"), N_("A safety that lifts an old hazard lets you drive on.")},
    {N_("Go first"), N_("A safety that lifts an old hazard wants a Go first; a coup fourré never does.")},
};
static const struct options_choice cures[] = {
    {N_("Go first"), N_("A repair ends the hazard; then a Go must follow.")},
    {N_("Drive on"), N_("A repair ends the hazard, and you drive on at once.")},
};
static const struct options_choice victims[] = {
    {N_("Left alone"), N_("A hazard goes to a car that can go.")},
    {N_("Hit again"), N_("Another hazard covers the one that lies there, which is forgotten.")},
};
static const struct options_choice racers[] = {
    {N_("Two a side"), N_("A side plays two 200s in a hand.")},
    {N_("Any number"), N_("A side plays as many 200s as it draws.")},
};
static const struct options_choice finishes[] = {
    {N_("Exactly"), N_("The last card must end at the goal exactly.")},
    {N_("At least"), N_("The last card may go past the goal; what lies beyond does not count.")},
};
static const struct options_choice discards[] = {
    {N_("All but safeties"), N_("Any card but a safety is thrown away, whenever you like.")},
    {N_("Anything"), N_("Any card is thrown away, even a safety, which scores nothing then.")},
    {N_("If nothing goes"), N_("A card is thrown away only if none can be played.")},
};
static const struct options_choice late_safeties[] = {
    {N_("Another turn"), N_("With the deck out, a safety still gives another turn.")},
    {N_("Ends the turn"), N_("With the deck out, a safety is a turn like any card.")},
};
static const struct options_choice coup_points[] = {
    {"300", N_("A coup fourré brings 300 with the 100 of its safety.")},
    {"200", N_("A coup fourré brings 200 with the 100 of its safety.")},
};
static const struct options_choice bonuses[] = {
    {N_("All three"), N_("Safe trip, delayed action and shut-out count.")},
    {N_("Safe trip alone"), N_("No delayed action and no shut-out.")},
    {N_("None"), N_("No safe trip, no delayed action, no shut-out.")},
};
static const struct options_choice lengths[] = {
    {N_("To 5,000"), N_("A game goes on until somebody has 5,000 points.")},
    {N_("One hand"), N_("A game is one hand: the higher total wins.")},
};

/* The count of choices follows from their table. */
#define RULE(number, words, values)                                                                          \
    {                                                                                                        \
        .name = (number), .label = (words), .page = PAGES, .control = CONTROL_CHOICE, .game = "mille",       \
        .key = (number), .most = sizeof(values) / sizeof *(values)-1, .step = 1, .choices = (values)         \
    }

const struct options_entry MILLE_RULES_ROWS[MILLE_OPTION_COUNT] = {
    [OPTION_DECK] = RULE("rule_deck", N_("Hazards in the deck"), decks),
    [OPTION_GOAL] = RULE("rule_goal", N_("How far a trip goes"), goals),
    [OPTION_COUP] = RULE("rule_coup", N_("A coup fourré"), coups),
    [OPTION_EXTENSION_PAY] = RULE("rule_extension_pay", N_("The extension pays"), pays),
    [OPTION_SHUT_OUT] = RULE("rule_shut_out", N_("Shut-out of"), shut_outs),
    [OPTION_OLD_HAZARD] = RULE("rule_old_hazard", N_("After a late safety"), old_hazards),
    [OPTION_AFTER_CURE] = RULE("rule_after_cure", N_("After a repair"), cures),
    [OPTION_HAZARD_ON] = RULE("rule_hazard_on", N_("A stopped car is"), victims),
    [OPTION_RACERS] = RULE("rule_racers", N_("200s in a hand"), racers),
    [OPTION_FINISH] = RULE("rule_finish", N_("Arriving"), finishes),
    [OPTION_DISCARD] = RULE("rule_discard", N_("What is thrown away"), discards),
    [OPTION_LATE_SAFETY] = RULE("rule_late_safety", N_("A safety at the end"), late_safeties),
    [OPTION_COUP_POINTS] = RULE("rule_coup_points", N_("A coup fourré adds"), coup_points),
    [OPTION_BONUSES] = RULE("rule_bonuses", N_("Bonuses of a trip"), bonuses),
    [OPTION_LENGTH] = RULE("rule_length", N_("A game goes"), lengths),
};

/* ---- what is played by ------------------------------------------------------------------------------ */

static const char *seating(const struct mille_public *pub)
{
    bool pairs = pub->seats > pub->sides;
    return pub->seats == 2   ? N_("two drivers")
           : pub->seats == 3 ? N_("three drivers")
           : pub->seats == 6 ? N_("six in pairs")
           : pairs           ? N_("four in pairs")
                             : N_("four drivers");
}

void mille_rules_text(const struct mille_public *pub, struct text *out)
{
    char goal[NUMBER_SIZE];
    int set = (int)mille_rule_set_of(pub->seats, pub->sides, pub->option);
    /* TRANSLATORS: what is played by: a rule set, who sits there, how far: "Parker 1962, four in pairs, to
       1,000". */
    text_addf(out, _("%s, %s, to %s"), _(mille_rule_set_name(set)), _(seating(pub)),
              number_figure(mille_first_goal(pub), goal));
    if (pub->option[OPTION_LENGTH] == LENGTH_HAND) {
        text_add(out, _(", one hand"));
    }
}

bool mille_rules_are_usual(const struct mille_public *pub)
{
    return pub->seats == 2 && mille_rule_set_of(pub->seats, pub->sides, pub->option) == RULES_MILLE;
}

void mille_rules_say(const struct mille_public *pub, struct text *out)
{
    char what[128];
    struct text says = text_in(what, sizeof what);
    if (!mille_rules_are_usual(pub)) {
        mille_rules_text(pub, &says);
        /* TRANSLATORS: said when a game begins; %s is what is played by, as above. */
        text_addf(out, _("This game: %s."), what);
    }
}
