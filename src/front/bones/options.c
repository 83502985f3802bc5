/* SPDX-License-Identifier: MIT */
/* What a person chooses for the dominoes. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/scenes/options_table.h"

static const struct options_choice targets[] = {
    [BONES_TARGET_250] = {N_("250 points"),
                          N_("In new games, a round after which somebody has 250 is the last.")},
    [BONES_TARGET_150] = {N_("150 points"),
                          N_("In new games, a round after which somebody has 150 is the last.")},
    [BONES_TARGET_500] = {N_("500 points"),
                          N_("In new games, a round after which somebody has 500 is the last.")},
    [BONES_TARGET_NONE] = {N_("No end"), N_("New games go on until you leave them.")},
};

static const struct options_choice openings[] = {
    [BONES_OPENING_NAMED] = {N_("Any double"),
                             N_("Whoever went out names any double, and who holds it leads.")},
    [BONES_OPENING_OWN] = {N_("One’s own double"),
                           N_("Whoever went out leads a double of the own hand, or passes it on.")},
};

static const struct options_choice redeals[] = {
    [BONES_REDEAL_FOUR] = {N_("From four doubles"),
                           N_("Whoever is dealt four doubles or more may ask for another deal.")},
    [BONES_REDEAL_FIVE] = {N_("From five doubles"),
                           N_("Whoever is dealt five doubles or more may ask for another deal.")},
    [BONES_REDEAL_OFF] = {N_("Never"), N_("A deal stays as it is.")},
};

static const struct options_choice orders[] = {
    [BONES_ORDER_SORTED] = {N_("Sorted"), N_("Your tiles stand in order, the highest first.")},
    [BONES_ORDER_DEALT] = {N_("As dealt"), N_("Your tiles stand as they came, and stay there.")},
};

const struct options_entry BONES_OPTIONS_ROWS[BONES_CHOICES] = {
    [BONES_OPTION_TARGET] = {"options.domino_target", N_("Playing for"), NULL, PAGE_TABLE, CONTROL_CHOICE,
                             .game = "bones", .key = "target", .most = BONES_TARGET_NONE, .step = 1,
                             .choices = targets},
    [BONES_OPTION_OPENING] = {"options.domino_opening", N_("Opening"), NULL, PAGE_TABLE, CONTROL_CHOICE,
                              .game = "bones", .key = "opening", .most = BONES_OPENING_OWN, .step = 1,
                              .choices = openings},
    [BONES_OPTION_REDEAL] = {"options.domino_redeal", N_("Another deal"), NULL, PAGE_TABLE, CONTROL_CHOICE,
                             .game = "bones", .key = "redeal", .most = BONES_REDEAL_OFF, .step = 1,
                             .choices = redeals},
    [BONES_CHOICE_TELLS] = {"options.domino_tells", N_("Count at the aimed arm"),
                            N_("Shows what the ends would make before you lay the tile."), PAGE_TABLE,
                            CONTROL_TOGGLE, .game = "bones", .key = "tells", .standard = 1, .flag = true,
                            .most = 1, .step = 1},
    [BONES_CHOICE_KNOCKS] = {"options.domino_knocks", N_("Knocks play themselves"),
                             N_("Where nothing fits, the table knocks for you after a moment; off: you do."),
                             PAGE_TABLE, CONTROL_TOGGLE, .game = "bones", .key = "knocks", .standard = 1,
                             .flag = true, .most = 1, .step = 1},
    [BONES_CHOICE_ORDER] = {"options.domino_order", N_("Your tiles"), NULL, PAGE_TABLE, CONTROL_CHOICE,
                            .game = "bones", .key = "order", .most = BONES_ORDER_DEALT, .step = 1,
                            .choices = orders},
    [BONES_CHOICE_STAKES] =
        {"options.domino_stakes", N_("Stakes"),
         N_("From the last two tiles of a hand on, the light, drums and the music say so."), PAGE_TABLE,
         CONTROL_TOGGLE, .game = "bones", .key = "stakes", .standard = 1, .flag = true, .most = 1, .step = 1},
};

int bones_choice(const struct settings *settings, int choice)
{
    return options_kept(settings, &BONES_OPTIONS_ROWS[choice]);
}
