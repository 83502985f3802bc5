/* SPDX-License-Identifier: MIT */
#include "front/options_table.h"

#include "base/words.h"

#include <stddef.h>

const struct options_entry OPTIONS_ENTRIES[OPTIONS] = {
    [CHOSEN_PACE] = {"options.pace", N_("Pace of play"),
                     N_("How quickly cards move and your opponent plays."), PAGE_GAME, CONTROL_SLIDER},
    [CHOSEN_EXTENSION] = {"options.extension", N_("Offer the extension"),
                          N_("In new games, whoever reaches 700 may go on to 1000."), PAGE_GAME,
                          CONTROL_TOGGLE},
    [CHOSEN_DECK_END] = {"options.deck_end", N_("When the deck is out"),
                         N_("In new games, when a hand nobody has finished is over."), PAGE_GAME,
                         CONTROL_CHOICE},
    [CHOSEN_TARGETS] = {"options.targets", N_("Show legal targets"),
                        N_("Frames the places where the card in focus may go."), PAGE_GAME, CONTROL_TOGGLE},
    [CHOSEN_ORDER] = {"options.order", N_("Order the hand"), N_("Keeps your cards sorted by kind."),
                      PAGE_GAME, CONTROL_TOGGLE},
    [CHOSEN_FULLSCREEN] = {"options.fullscreen", N_("Full screen"),
                           N_("Fills the whole screen; F11 does the same."), PAGE_PICTURE, CONTROL_TOGGLE},
    [CHOSEN_MOTION] = {"options.motion", N_("Reduced motion"),
                       N_("Short fades instead of flights, shakes and flashes."), PAGE_COMFORT,
                       CONTROL_TOGGLE},
    [CHOSEN_RUMBLE] = {"options.rumble", N_("Rumble"), N_("The gamepad trembles when a hazard hits you."),
                       PAGE_COMFORT, CONTROL_TOGGLE},
};

const struct options_tab OPTIONS_TABS[PAGES] = {
    {"tab.game", N_("Game")}, {"tab.picture", N_("Picture")}, {"tab.comfort", N_("Comfort")}};

bool *options_flag(struct settings *settings, int option)
{
    switch (option) {
    case CHOSEN_EXTENSION:
        return &settings->extension;
    case CHOSEN_DECK_END:
        return &settings->deck_end_empty;
    case CHOSEN_TARGETS:
        return &settings->show_targets;
    case CHOSEN_ORDER:
        return &settings->order_hand;
    case CHOSEN_FULLSCREEN:
        return &settings->fullscreen;
    case CHOSEN_MOTION:
        return &settings->reduced_motion;
    case CHOSEN_RUMBLE:
        return &settings->rumble;
    default:
        return NULL;
    }
}

bool options_is_on(const struct settings *settings, int option)
{
    struct settings copy = *settings;
    const bool *flag = options_flag(&copy, option);
    return flag != NULL && *flag;
}

int options_rows(int page)
{
    int rows = 0;
    for (int i = 0; i < OPTIONS; i++) {
        rows += OPTIONS_ENTRIES[i].page == (enum options_page)page;
    }
    return rows;
}

int options_first(int page)
{
    int option = 0;
    while (OPTIONS_ENTRIES[option].page != (enum options_page)page) {
        option++;
    }
    return option;
}
