/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_options.h"

#include "base/i18n/translate.h"
#include "front/scenes/options_table.h"

#define OF_TABLE .page = PAGE_TABLE, .game = "mille", .step = 1
#define FLAG(name) OF_TABLE, .control = CONTROL_TOGGLE, .key = (name), .most = 1
#define CHOICE(name, values) OF_TABLE, .control = CONTROL_CHOICE, .key = (name), .choices = (values)

static const struct options_choice deck_ends[] = {
    {N_("Stuck ends the hand"),
     N_("With the deck out, the hand ends as soon as nobody can play: the old program’s way.")},
    {N_("Empty hands end the hand"),
     N_("With the deck out, play goes on until both hands are empty: the box’s way.")},
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

const struct options_entry MILLE_OPTIONS_ROWS[MILLE_CHOICES] = {
    [MILLE_CHOICE_EXTENSION] = {"options.extension", N_("Offer the extension"),
                                N_("In new games, whoever reaches 700 may go on to 1,000."),
                                FLAG("extension"), .standard = 1},
    [MILLE_CHOICE_DECK_END] = {"options.deck_end", N_("When the deck is out"),
                               CHOICE("deck_end_empty", deck_ends), .most = 1},
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
