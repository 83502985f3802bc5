/* SPDX-License-Identifier: MIT */
#include "front/scenes/options_rows.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/company.h"
#include "front/table/table.h"

#include <stddef.h>
#include <string.h>

static const struct options_choice speech_wishes[SPEECH_WISHES] = {
    {N_("As the system"),
     N_("What is on the screen is said aloud where a screen reader runs; F9 does the same.")},
    {N_("Off"), N_("Nothing is said aloud; F9 does the same.")},
    {N_("On"), N_("What is on the screen is said aloud; F9 does the same.")},
};

static const struct options_choice speech_levels[SPEECH_LEVELS] = {
    {N_("Short"), N_("Names alone, without hints and without how things stand; F8 does the same.")},
    {N_("Usual"), N_("Names, and how things stand; F8 does the same.")},
    {N_("Full"), N_("Hints, reasons and captions as well; F8 does the same.")},
};

static const struct options_choice speech_ears[] = {
    {N_("All who sit there"), N_("Where several people play, hands and draws are never said aloud.")},
    {N_("Headphones"), N_("Where several people play, hands are said to the one who wears the headphones.")},
};

static const struct options_choice rumbles[] = {
    {N_("Off"), N_("The gamepad lies still.")},
    {N_("Gentle"), N_("The gamepad trembles a little when a hazard or a bust hits you.")},
    {N_("Strong"), N_("The gamepad trembles when a hazard or a bust hits you.")},
};

static const struct options_choice scan_wishes[SCAN_WISHES] = {
    {N_("Off"), N_("Keys, gamepad, mouse and fingers choose.")},
    {N_("One switch"), N_("What can be chosen is lit in turn: Space, Enter, A, a click or a tap anywhere "
                          "chooses it.")},
    {N_("Two switches"), N_("Tab, B or the right button lights the next thing; Space, Enter, A, a click or a "
                            "tap chooses it.")},
};

#define FLAG(member) .offset = offsetof(struct settings, member), .flag = true, .most = 1, .step = 1
#define NUMBER(member, from, to, by)                                                                         \
    .offset = offsetof(struct settings, member), .least = (from), .most = (to), .step = (by)
#define PRINT(member)                                                                                        \
    .offset = offsetof(struct settings, member), .most = SETTINGS_PRINT_COUNT - 1, .step = 1,                \
    .values = SETTINGS_PRINTS, .choices = prints

static const struct options_choice prints[SETTINGS_PRINT_COUNT] = {
    {"\u00d71", NULL}, {N_("\u00d71.2"), NULL}, {N_("\u00d71.5"), NULL}, {"\u00d72", NULL}};

static const struct options_entry entries[OPTIONS] = {
    [CHOSEN_LANGUAGE] = {"options.language", N_("Language"), N_("The language of everything you read."),
                         PAGE_GAME, CONTROL_CHOICE, .choices = NULL},
    [CHOSEN_NAME] = {"options.name", N_("Your name"),
                     N_("What you are called at the table and in the high scores."), PAGE_GAME, CONTROL_TEXT,
                     .choices = NULL},
    [CHOSEN_GUEST] = {"options.guest", N_("Second person’s name"),
                      N_("What someone beside you is called; it is asked when they sit down as well."),
                      PAGE_GAME, CONTROL_TEXT, .choices = NULL},
    [CHOSEN_OPPONENT] = {"options.opponent", N_("Opponent"), N_("Who sits down with you in new games."),
                         PAGE_TABLE, CONTROL_CHOICE, .choices = NULL},
    [CHOSEN_PACE] = {"options.pace", N_("Pace of play"),
                     N_("How quickly cards move and your opponent plays."), PAGE_GAME, CONTROL_SLIDER,
                     NUMBER(pace, SETTINGS_PACE_LEAST, SETTINGS_PACE_MOST, 10)},
    [CHOSEN_FULLSCREEN] = {"options.fullscreen", N_("Full screen"),
                           N_("Fills the whole screen; F11 does the same."), PAGE_PICTURE, CONTROL_TOGGLE,
                           FLAG(fullscreen)},
    [CHOSEN_WINDOW] = {"options.window", N_("Window size"),
                       N_("The size of the window when it does not fill the screen."), PAGE_PICTURE,
                       CONTROL_CHOICE, .of_window = true},
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
    [CHOSEN_MONO] = {"options.mono", N_("Mono"), N_("Both loudspeakers, or both ears, get everything."),
                     PAGE_SOUND, CONTROL_TOGGLE, FLAG(mono)},
    [CHOSEN_CAPTIONS] = {"options.captions", N_("Captions"),
                         N_("Names what is heard, above the foot of the screen: \u201ca tire bursts\u201d."),
                         PAGE_SOUND, CONTROL_TOGGLE, FLAG(captions)},
    [CHOSEN_CAPTION_PRINT] = {"options.caption_print", N_("Size of captions"),
                              N_("How large the letters of captions are, whatever the others are."),
                              PAGE_SOUND, CONTROL_CHOICE, PRINT(caption_print)},
    [CHOSEN_PRINT] = {"options.print", N_("Size of letters"),
                      N_("From \u00d71.5 on everything grows; in small windows as far as there is room."),
                      PAGE_COMFORT, CONTROL_CHOICE, PRINT(print)},
    [CHOSEN_PLAIN] = {"options.plain", N_("Plain letters"),
                      N_("One plain typeface without words in capitals, with more air between letters and "
                         "lines."),
                      PAGE_COMFORT, CONTROL_TOGGLE, FLAG(plain_letters)},
    [CHOSEN_CONTRAST] = {"options.contrast", N_("High contrast"),
                         N_("Stronger outlines, plain plates behind letters, patterns beside colors."),
                         PAGE_COMFORT, CONTROL_TOGGLE, FLAG(high_contrast)},
    [CHOSEN_MOTION] =
        {"options.motion", N_("Reduced motion"),
         N_("Short fades instead of flights, shakes and flashes; between the moves all stands still."),
         PAGE_COMFORT, CONTROL_TOGGLE, FLAG(reduced_motion)},
    [CHOSEN_RUMBLE] = {"options.rumble", N_("Rumble"),
                       N_("The gamepad trembles when a hazard or a bust hits you."), PAGE_COMFORT,
                       CONTROL_CHOICE, .choices = rumbles, .most = RUMBLE_STRONG},
    [CHOSEN_DAY_COUNT] = {"options.day_count", N_("Count the days"),
                          N_("Tells how many deals of the day you have played, and weeks in a row."),
                          PAGE_COMFORT, CONTROL_TOGGLE, FLAG(day_count)},
    [CHOSEN_WHOLE_ROAD] = {"options.whole_road", N_("The whole road is open"),
                           N_("Every stage of the journey can be played at once, in any order."),
                           PAGE_COMFORT, CONTROL_TOGGLE, FLAG(whole_road)},
    [CHOSEN_VOICES] = {"options.voices", N_("Voices"),
                       N_("Those who drive against you say a word now and then."), PAGE_COMFORT,
                       CONTROL_TOGGLE, FLAG(voices)},
    [CHOSEN_CONTROLS] = {"options.controls", N_("Controls"),
                         N_("Which key and which button of the gamepad does what."), PAGE_COMFORT,
                         CONTROL_TEXT, .choices = NULL},
    [CHOSEN_SPEECH] = {"options.speech", N_("Speech"), N_("What is on the screen is said aloud."),
                       PAGE_ACCESS, CONTROL_CHOICE, .choices = speech_wishes,
                       NUMBER(speech, 0, SPEECH_WISHES - 1, 1)},
    [CHOSEN_SPEECH_LEVEL] = {"options.speech_level", N_("How much is said"), N_("From names to reasons."),
                             PAGE_ACCESS, CONTROL_CHOICE, .choices = speech_levels,
                             NUMBER(speech_level, 0, SPEECH_LEVELS - 1, 1)},
    [CHOSEN_SPEECH_RATE] = {"options.speech_rate", N_("Rate of speech"), N_("How quickly the voice speaks."),
                            PAGE_ACCESS, CONTROL_SLIDER,
                            NUMBER(speech_rate, VOICE_RATE_LEAST, VOICE_RATE_MOST, 10)},
    [CHOSEN_SPEECH_LOUDNESS] = {"options.speech_loudness", N_("Loudness of speech"),
                                N_("How loud the voice is; music makes room for it."), PAGE_ACCESS,
                                CONTROL_SLIDER, NUMBER(speech_loudness, 0, 100, 5)},
    [CHOSEN_SPEECH_VOICE] = {"options.speech_voice", N_("Voice"), N_("Who speaks, of the system’s voices."),
                             PAGE_ACCESS, CONTROL_CHOICE, .choices = NULL},
    [CHOSEN_SPEECH_PRIVATE] = {"options.speech_private", N_("Who hears"),
                               N_("Whether a hand may be said aloud where several people play."), PAGE_ACCESS,
                               CONTROL_CHOICE, .choices = speech_ears, FLAG(speech_private)},
    [CHOSEN_SCAN] = {"options.scan", N_("Switches"), N_("The whole game by one or two buttons."), PAGE_ACCESS,
                     CONTROL_CHOICE, .choices = scan_wishes, NUMBER(scan, 0, SCAN_WISHES - 1, 1)},
    [CHOSEN_SCAN_SECONDS] =
        {"options.scan_seconds", N_("Step of one switch"),
         N_("How long each thing stays lit. After two rounds it waits until the switch is pressed."),
         PAGE_ACCESS, CONTROL_CHOICE, .choices = NULL,
         NUMBER(scan_seconds, SETTINGS_SCAN_LEAST, SETTINGS_SCAN_MOST, 5)},
    [CHOSEN_REST] = {"options.rest", N_("Rest between presses"),
                     N_("For so long after a press no other one counts, where a hand trembles."), PAGE_ACCESS,
                     CONTROL_CHOICE, .choices = NULL, NUMBER(rest, 0, SETTINGS_REST_MOST, 1)},
    [CHOSEN_WAIT_MOVE] = {"options.wait_move", N_("Wait for me"),
                          N_("After each move of an opponent the table waits until you press a button."),
                          PAGE_ACCESS, CONTROL_TOGGLE, FLAG(wait_move)},
};

const struct options_tab OPTIONS_TABS[PAGES] = {{"tab.game", N_("Game")},       {"tab.table", NULL},
                                                {"tab.picture", N_("Picture")}, {"tab.sound", N_("Sound")},
                                                {"tab.comfort", N_("Comfort")}, {"tab.access", N_("Access")}};

const char *options_tab_label(const struct front *front, int page)
{
    return _(page == PAGE_TABLE ? table_game(front)->label : OPTIONS_TABS[page].label);
}

const struct options_entry *options_entry(int row)
{
    int place = (row - OPTIONS) / OPTIONS_OF_GAME, which = (row - OPTIONS) % OPTIONS_OF_GAME;
    if (row < OPTIONS) {
        return &entries[row];
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
    /* Where more sit down their seats are asked for instead. */
    bool alone = row == CHOSEN_OPPONENT &&
                 !(entry && company_is_two(table) && company_of(&front->settings, table).seats == 2);
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
