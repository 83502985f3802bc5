/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_options.h"

#include "base/i18n/translate.h"
#include "front/mille/mille_rules.h"
#include "front/mille/mille_rules_words.h"
#include "front/scenes/options_table.h"

#define OF_TABLE .page = PAGE_TABLE, .game = "mille", .step = 1
#define FLAG(name) OF_TABLE, .control = CONTROL_TOGGLE, .key = (name), .most = 1
#define CHOICE(name, values) OF_TABLE, .control = CONTROL_CHOICE, .key = (name), .choices = (values)
/* On no page of the options: the page of the own rules has the row, and the road book. */
#define OF_OWN_RULES(name, values)                                                                           \
    .page = PAGES, .game = "mille", .step = 1, .control = CONTROL_CHOICE, .key = (name), .choices = (values)

static const struct options_choice own_rules[] = {
    {N_("Rule by rule…"), N_("Every rule of the road, one by one; changing one makes the rules your own.")},
};

static const struct options_choice extensions[EXTENSIONS] = {
    [EXTENSION_NEVER] = {N_("Not offered"), N_("A trip ends where it was to go.")},
    [EXTENSION_OFFERED] = {N_("Offered"), N_("In new games, whoever reaches 700 may go on to 1,000.")},
    [EXTENSION_AS_SEATED] = {N_("As the table is seated"),
                             N_("Offered wherever the trip goes to 700; two pairs drive to 1,000 anyway.")},
};

static const struct options_choice deck_ends[] = {
    [DECK_END_STUCK] = {N_("Stuck ends the hand"),
                        N_("With the deck out, the hand ends when nobody can play: the old way.")},
    [DECK_END_EMPTY_HANDS] =
        {N_("Empty hands end the hand"),
         N_("With the deck out, play goes on until all hands are empty: the box’s way.")},
    [DECK_END_RESHUFFLE] = {N_("Discards once more"),
                            N_("The discards are shuffled and drawn once more; then stuck ends the hand.")},
};

static const struct options_choice methods[PLAY_METHODS] = {
    [PLAY_EITHER] = {N_("Drag or click"), N_("Drag a card to its place, or click the card, then the place.")},
    [PLAY_DRAG] = {N_("Drag and drop"), N_("Only dragging plays a card; a click just chooses it.")},
    [PLAY_CLICK] = {N_("Click, then place"), N_("Click the card, then its place; nothing is dragged.")},
};

static const struct options_choice units[] = {
    [UNITS_MILES] = {N_("Miles"), N_("Distances are called miles. The cards and the points stay the same.")},
    [UNITS_KILOMETERS] = {N_("Kilometers"),
                          N_("Distances are called kilometers. The numbers stay: a 75 is a 75.")},
};

/* Versions without rule sets had two rules, which belong to the own ones now. */
static int rules_until_chosen(const struct settings *settings)
{
    return mille_choice(settings, MILLE_CHOICE_EXTENSION) == EXTENSION_NEVER ||
                   mille_choice(settings, MILLE_CHOICE_DECK_END) != DECK_END_STUCK
               ? RULES_OWN
               : RULES_MILLE;
}

const struct options_entry MILLE_OPTIONS_ROWS[MILLE_CHOICES] = {
    [MILLE_CHOICE_RULES] = {"options.rules", N_("Rules"), NULL, CHOICE("rules", MILLE_RULE_SETS_WORDS),
                            .most = RULES_OWN, .until_chosen = rules_until_chosen, .at_seats = true},
    [MILLE_CHOICE_OWN_RULES] = {"options.own_rules", N_("My own rules"), NULL, OF_TABLE,
                                .control = CONTROL_TEXT, .choices = own_rules, .open = mille_own_rules_open,
                                .at_seats = true},
    [MILLE_CHOICE_EXTENSION] = {"options.extension", N_("Offer the extension"), NULL,
                                OF_OWN_RULES("extension", extensions), .standard = EXTENSION_AS_SEATED,
                                .most = EXTENSIONS - 1},
    [MILLE_CHOICE_DECK_END] = {"options.deck_end", N_("When the deck is out"), NULL,
                               OF_OWN_RULES("deck_end_empty", deck_ends), .most = DECK_END_RESHUFFLE},
    [MILLE_CHOICE_TARGETS] = {"options.targets", N_("Show legal targets"),
                              N_("Frames the places where the card in focus may go."), FLAG("show_targets"),
                              .standard = 1},
    [MILLE_CHOICE_ORDER] = {"options.order", N_("Order the hand"), N_("Keeps your cards sorted by kind."),
                            FLAG("order_hand")},
    [MILLE_CHOICE_METHOD] = {"options.method", N_("Playing a card"), CHOICE("play_method", methods),
                             .most = PLAY_METHODS - 1},
    [MILLE_CHOICE_CONFIRM] = {"options.confirm", N_("Confirm a discard"),
                              N_("A discard asks once more; so do the letters U and D with a number."),
                              FLAG("confirm_discard")},
    [MILLE_CHOICE_STAKES] = {"options.stakes", N_("Stakes"),
                             N_("Two cards from the goal or from 5,000, the road and the music say so."),
                             FLAG("stakes"), .standard = 1},
    [MILLE_CHOICE_UNITS] = {"options.units", N_("Unit of distance"), NULL, OF_TABLE,
                            .control = CONTROL_CHOICE, .key = "units", .least = UNITS_MILES,
                            .most = UNITS_KILOMETERS, .choices = units,
                            .of_language = mille_units_of_language},
    [MILLE_CHOICE_FULL_SHEET] = {FLAG("full_sheet")},
    [MILLE_CHOICE_CONSOLED] = {FLAG("consoled")},
};

int mille_choice(const struct settings *settings, enum mille_choice choice)
{
    return options_kept(settings, &MILLE_OPTIONS_ROWS[choice]);
}

void mille_choose(struct settings *settings, enum mille_choice choice, int value)
{
    const struct options_entry *entry = &MILLE_OPTIONS_ROWS[choice];
    settings_set_number(settings, entry->game, entry->key, value);
}
