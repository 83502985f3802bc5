/* SPDX-License-Identifier: MIT */
#include "front/scenes/options_table.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/table/company.h"
#include "front/table/table.h"

#include <stddef.h>
#include <string.h>

#define FLAG(member) .offset = offsetof(struct settings, member), .flag = true, .most = 1, .step = 1
#define NUMBER(member, from, to, by)                                                                         \
    .offset = offsetof(struct settings, member), .least = (from), .most = (to), .step = (by)

const struct options_entry OPTIONS_ENTRIES[OPTIONS] = {
    [CHOSEN_LANGUAGE] = {"options.language", N_("Language"), N_("The language of everything you read."),
                         PAGE_GAME, CONTROL_CHOICE, .choices = NULL},
    [CHOSEN_NAME] = {"options.name", N_("Your name"),
                     N_("What you are called at the table and in the high scores."), PAGE_GAME, CONTROL_TEXT,
                     .choices = NULL},
    [CHOSEN_GUEST] = {"options.guest", N_("Second person’s name"),
                      N_("What someone beside you is called; it is asked when they sit down as well."),
                      PAGE_GAME, CONTROL_TEXT, .choices = NULL},
    [CHOSEN_OPPONENT] = {"options.opponent", N_("Opponent"), N_("Who sits down with you in new games."),
                         PAGE_TABLE, CONTROL_CHOICE, .most = OPPONENTS_MAX - 1, .step = 1},
    [CHOSEN_PACE] = {"options.pace", N_("Pace of play"),
                     N_("How quickly cards move and your opponent plays."), PAGE_GAME, CONTROL_SLIDER,
                     NUMBER(pace, SETTINGS_PACE_LEAST, SETTINGS_PACE_MOST, 10)},
    [CHOSEN_FULLSCREEN] = {"options.fullscreen", N_("Full screen"),
                           N_("Fills the whole screen; F11 does the same."), PAGE_PICTURE, CONTROL_TOGGLE,
                           FLAG(fullscreen)},
    [CHOSEN_WINDOW] = {"options.window", N_("Window size"),
                       N_("The size of the window when it does not fill the screen."), PAGE_PICTURE,
                       CONTROL_CHOICE, .of_window = true, .choices = NULL},
    [CHOSEN_VSYNC] = {"options.vsync", N_("Vertical sync"),
                      N_("Frames wait for the screen, so that movements do not tear."), PAGE_PICTURE,
                      CONTROL_TOGGLE, .of_window = true, FLAG(vsync)},
    [CHOSEN_MASTER] = {"options.master", N_("All sound"), N_("How loud everything is together."), PAGE_SOUND,
                       CONTROL_SLIDER, NUMBER(sound_master, 0, 100, 5)},
    [CHOSEN_MUSIC] = {"options.music", N_("Music"), N_("The band, and its fanfares."), PAGE_SOUND,
                      CONTROL_SLIDER, NUMBER(sound_music, 0, 100, 5)},
    [CHOSEN_EFFECTS] = {"options.effects", N_("Effects"), N_("Cards, vehicles, mishaps and cures."),
                        PAGE_SOUND, CONTROL_SLIDER, NUMBER(sound_effects, 0, 100, 5)},
    [CHOSEN_AMBIENCE] = {"options.ambience", N_("Surroundings"), N_("Cicadas, leaves, cars far away."),
                         PAGE_SOUND, CONTROL_SLIDER, NUMBER(sound_ambience, 0, 100, 5)},
    [CHOSEN_MUTE] = {"options.mute", N_("No sound"), N_("Silence, as it was set before; M does the same."),
                     PAGE_SOUND, CONTROL_TOGGLE, FLAG(mute)},
    [CHOSEN_MUTE_AWAY] = {"options.mute_away", N_("Silent in the background"),
                          N_("No sound while another window has the keyboard."), PAGE_SOUND, CONTROL_TOGGLE,
                          FLAG(mute_away)},
    [CHOSEN_CAPTIONS] = {"options.captions", N_("Captions"),
                         N_("Names what is heard, above the foot of the screen: \u201ca tire bursts\u201d."),
                         PAGE_SOUND, CONTROL_TOGGLE, FLAG(captions)},
    [CHOSEN_LARGE] = {"options.large", N_("Large print"), N_("Sentences and small letters a fifth larger."),
                      PAGE_COMFORT, CONTROL_TOGGLE, FLAG(large_print)},
    [CHOSEN_CONTRAST] = {"options.contrast", N_("High contrast"),
                         N_("Stronger outlines, plain plates behind letters, patterns beside colors."),
                         PAGE_COMFORT, CONTROL_TOGGLE, FLAG(high_contrast)},
    [CHOSEN_MOTION] = {"options.motion", N_("Reduced motion"),
                       N_("Short fades instead of flights, shakes and flashes."), PAGE_COMFORT,
                       CONTROL_TOGGLE, FLAG(reduced_motion)},
    [CHOSEN_RUMBLE] = {"options.rumble", N_("Rumble"),
                       N_("The gamepad trembles when a hazard or a bust hits you."), PAGE_COMFORT,
                       CONTROL_TOGGLE, FLAG(rumble)},
    [CHOSEN_DAY_COUNT] = {"options.day_count", N_("Count the days"),
                          N_("Tells how many deals of the day you have played, and weeks in a row."),
                          PAGE_COMFORT, CONTROL_TOGGLE, FLAG(day_count)},
    [CHOSEN_VOICES] = {"options.voices", N_("Voices"),
                       N_("Those who drive against you say a word now and then."), PAGE_COMFORT,
                       CONTROL_TOGGLE, FLAG(voices)},
    [CHOSEN_CONTROLS] = {"options.controls", N_("Controls"),
                         N_("Which key and which button of the gamepad does what."), PAGE_COMFORT,
                         CONTROL_TEXT, .choices = NULL},
};

const struct options_tab OPTIONS_TABS[PAGES] = {{"tab.game", N_("Game")},
                                                {"tab.table", NULL},
                                                {"tab.picture", N_("Picture")},
                                                {"tab.sound", N_("Sound")},
                                                {"tab.comfort", N_("Comfort")}};

const char *options_tab_label(const struct front *front, int page)
{
    return _(page == PAGE_TABLE ? table_game(front)->label : OPTIONS_TABS[page].label);
}

const struct options_entry *options_entry(int row)
{
    int place = (row - OPTIONS) / OPTIONS_OF_GAME, which = (row - OPTIONS) % OPTIONS_OF_GAME;
    if (row < OPTIONS) {
        return &OPTIONS_ENTRIES[row];
    }
    bool there = place < game_fronts_count() && which < game_fronts[place]->option_count;
    return there ? &game_fronts[place]->options[which] : NULL;
}

int options_row_named(const char *name)
{
    int row = 0;
    while (!options_entry(row) || strcmp(options_entry(row)->name, name) != 0) {
        row++;
        CHECK(row < OPTIONS_ROWS);
    }
    return row;
}

bool options_shown(const struct front *front, int row, int page)
{
    const struct options_entry *entry = options_entry(row);
    const struct game_front *table = table_game(front);
    bool alone = row == CHOSEN_OPPONENT && !company_is_two(table); /* seats are asked for instead */
    return entry && !alone && entry->page == (enum options_page)page &&
           (!entry->of_window || !front->services->is_page(front->services->context)) &&
           (!entry->game || strcmp(entry->game, table->game->name) == 0);
}

int options_first(const struct front *front, int page)
{
    int row = 0;
    while (row < OPTIONS_ROWS && !options_shown(front, row, page)) {
        row++;
    }
    return row;
}
