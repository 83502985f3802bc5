/* SPDX-License-Identifier: MIT */
#include "front/scenes/options_table.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/table/company.h"
#include "front/table/table.h"

#include <stddef.h>
#include <string.h>

/* Each language has its name in that language, so that people find it whatever the language is now. */
static const struct {
    const char *code, *name;
} languages[] = {
    {"en", "English"},
    {"fr", "Fran\u00e7ais"},
};

static const struct {
    int w, h;
} window_sizes[] = {
    {640, 480},   {800, 600},   {960, 540},   {960, 1200},  {1024, 576},  {1280, 720},
    {1280, 800},  {1280, 1024}, {1366, 768},  {1440, 1080}, {1600, 900},  {1920, 1080},
    {1920, 1200}, {2560, 1080}, {2560, 1440}, {3440, 1440}, {3840, 2160},
};

enum {
    VOICES_SIZE = 4096,
    LANGUAGES = sizeof languages / sizeof *languages,
    WINDOW_SIZES = sizeof window_sizes / sizeof *window_sizes
};

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

enum { RUMBLE_OFF, RUMBLE_GENTLE, RUMBLE_STRONG };
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
                         PAGE_GAME, CONTROL_CHOICE, .most = LANGUAGES - 1},
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
                       CONTROL_CHOICE, .of_window = true, .most = WINDOW_SIZES - 1},
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

/* ---- values ---------------------------------------------------------------------------------------- */

enum { UNCHOSEN = 0 }; /* as the settings keep what follows the language */

static int language(const struct front *front)
{
    int at = LANGUAGES - 1;
    while (at > 0 && strcmp(languages[at].code, front->language) != 0) {
        at--;
    }
    return at;
}

/* The listed size that is nearest to the window's width, then height. */
static int window_size(const struct front *front)
{
    int best = 0;
    long least = -1;
    for (int i = 0; i < WINDOW_SIZES; i++) {
        long w = window_sizes[i].w - front->settings.window_w,
             h = window_sizes[i].h - front->settings.window_h;
        long off = w * w + h * h;
        if (least < 0 || off < least) {
            least = off;
            best = i;
        }
    }
    return best;
}

static int kept(const struct settings *settings, int row)
{
    const struct options_entry *entry = options_entry(row);
    if (entry->key) {
        return options_kept(settings, entry);
    }
    if (row == CHOSEN_RUMBLE) {
        return !settings->rumble                 ? RUMBLE_OFF
               : settings->rumble_strength <= 50 ? RUMBLE_GENTLE
                                                 : RUMBLE_STRONG;
    }
    const char *at = (const char *)settings + entry->offset;
    if (entry->values) {
        int index = entry->most;
        while (index > 0 && entry->values[index] != *(const int *)(const void *)at) {
            index--;
        }
        return index;
    }
    return entry->flag ? *(const bool *)(const void *)at : *(const int *)(const void *)at;
}

int options_kept(const struct settings *settings, const struct options_entry *entry)
{
    int standard = entry->until_chosen ? entry->until_chosen(settings) : entry->standard;
    int value = settings_number(settings, entry->game, entry->key, standard);
    return value < entry->least || value > entry->most ? standard : value;
}

/* Whether a row's value still follows the language. */
static bool is_unchosen(const struct front *front, int row)
{
    const struct options_entry *entry = options_entry(row);
    return entry->of_language &&
           settings_number(&front->settings, entry->game, entry->key, UNCHOSEN) == UNCHOSEN;
}

/* The index of the opponent among those of the game chosen. */
static int chosen_opponent(const struct front *front, const struct settings *settings)
{
    const struct game_front *game = table_game(front);
    return (int)(company_opponent(settings, game) - game->opponents);
}

/* The voices of the system for the language in use, a line each; how many lines. */
static int voices(const struct front *front, char *names, size_t size)
{
    struct text out = text_in(names, size);
    int lines = 0;
    front->services->voices(front->services->context, front->language, &out);
    for (const char *at = names; *at; at++) {
        lines += *at == '\n';
    }
    return lines;
}

/* Copies a line of the voices' names; "" for the system's usual voice, which is line 0. */
static void voice_line(const struct front *front, int line, char *name, size_t size)
{
    char names[VOICES_SIZE];
    const char *at = names;
    name[0] = '\0';
    if (line > 0 && line <= voices(front, names, sizeof names)) {
        for (int i = 1; i < line; i++) {
            at += strcspn(at, "\n") + 1;
        }
        text_format(name, size, "%.*s", (int)strcspn(at, "\n"), at);
    }
}

static int chosen_voice(const struct front *front)
{
    char names[VOICES_SIZE], name[SEAT_NAME_SIZE];
    int line = front->settings.speech_voice[0] ? voices(front, names, sizeof names) : 0;
    for (; line > 0; line--) {
        voice_line(front, line, name, sizeof name);
        if (strcmp(name, front->settings.speech_voice) == 0) {
            break;
        }
    }
    return line;
}

int options_value(const struct front *front, int row)
{
    switch (row) {
    case CHOSEN_SPEECH_VOICE:
        return chosen_voice(front);
    case CHOSEN_LANGUAGE:
        return language(front);
    case CHOSEN_OPPONENT:
        return chosen_opponent(front, &front->settings);
    case CHOSEN_WINDOW:
        return window_size(front);
    default:
        return options_entry(row)->control == CONTROL_TEXT ? 0
               : is_unchosen(front, row)                   ? options_entry(row)->of_language(front->language)
                                                           : kept(&front->settings, row);
    }
}

int options_most(const struct front *front, int row)
{
    char names[VOICES_SIZE];
    if (row == CHOSEN_SPEECH_VOICE) {
        return voices(front, names, sizeof names);
    }
    return row == CHOSEN_OPPONENT ? opponent_count(table_game(front)) - 1 : options_entry(row)->most;
}

static void keep(struct front *front, int row, int value)
{
    const struct options_entry *entry = options_entry(row);
    if (entry->key) {
        settings_set_number(&front->settings, entry->game, entry->key, value);
        return;
    }
    if (row == CHOSEN_RUMBLE) {
        front->settings.rumble = value != RUMBLE_OFF;
        front->settings.rumble_strength = value == RUMBLE_GENTLE ? 50 : 100;
        return;
    }
    char *at = (char *)&front->settings + entry->offset;
    if (entry->flag) {
        *(bool *)(void *)at = value != 0;
    } else {
        *(int *)(void *)at = entry->values ? entry->values[value] : value;
    }
}

/* Every change has a sound. A slider of loudness has a sound of its own kind; music and surroundings are
 * heard anyway. */
static void hear(struct front *front, int row)
{
    bool slider = options_entry(row)->control == CONTROL_SLIDER;
    if (row == CHOSEN_MASTER || row == CHOSEN_EFFECTS) {
        sounds_cue(front, CUE_SAMPLE);
    } else if (row != CHOSEN_MUSIC && row != CHOSEN_AMBIENCE) {
        sounds_cue(front, slider ? CUE_MILESTONE : CUE_PRESS);
    }
}

/* What a changed setting does at once. */
static void take_effect(struct front *front, int row)
{
    const struct services *services = front->services;
    const struct settings *settings = &front->settings;
    switch (row) {
    case CHOSEN_LANGUAGE:
        front_speak(front);
        break;
    case CHOSEN_FULLSCREEN:
        services->set_fullscreen(services->context, settings->fullscreen);
        break;
    case CHOSEN_SPEECH:
        speaker_follow(front);
        break;
    case CHOSEN_SPEECH_RATE:
    case CHOSEN_SPEECH_LOUDNESS:
    case CHOSEN_SPEECH_VOICE:
        speaker_tune(front);
        break;
    case CHOSEN_VSYNC:
        services->set_vsync(services->context, settings->vsync);
        break;
    case CHOSEN_RUMBLE:
        if (settings->rumble) {
            services->rumble(services->context, .005f * (float)settings->rumble_strength, 160);
        }
        break;
    default:
        if (options_entry(row)->of_language) {
            front_speak(front);
        }
        break;
    }
    const struct table *table = table_of(front);
    bool own = row >= OPTIONS && strcmp(options_entry(row)->game, table->game->game->name) == 0;
    if (own && table->seated && table->game->changed) {
        table->game->changed(front);
    }
    hear(front, row);
    front_touch(front);
}

void options_set(struct front *front, int row, int value)
{
    int least = options_entry(row)->least, most = options_most(front, row);
    struct settings *settings = &front->settings;
    value = value < least ? least : value > most ? most : value;
    if (value == options_value(front, row) && row != CHOSEN_WINDOW) {
        return;
    }
    switch (row) {
    case CHOSEN_LANGUAGE:
        text_copy(settings->language, sizeof settings->language, languages[value].code);
        break;
    case CHOSEN_WINDOW:
        settings->window_w = window_sizes[value].w;
        settings->window_h = window_sizes[value].h;
        front->services->set_window(front->services->context, settings->window_w, settings->window_h);
        break;
    case CHOSEN_OPPONENT:
        company_choose(settings, table_game(front), &table_game(front)->opponents[value]);
        break;
    case CHOSEN_SPEECH_VOICE:
        voice_line(front, value, settings->speech_voice, sizeof settings->speech_voice);
        break;
    default:
        keep(front, row, value);
        break;
    }
    take_effect(front, row);
}

static void opponent_words(const struct opponent *opponent, struct text *out)
{
    if (opponent->strength > 0) { /* people have a row of their own for their name */
        text_addf(out, "%s \u00b7 ", _(opponent->name));
    }
    text_add(out, _(opponent->title));
}

void options_words(const struct front *front, int row, struct text *out)
{
    int value = options_value(front, row);
    switch (row) {
    case CHOSEN_LANGUAGE:
        text_add(out, languages[value].name);
        break;
    case CHOSEN_OPPONENT:
        opponent_words(&table_game(front)->opponents[value], out);
        break;
    case CHOSEN_NAME:
        text_add(out, front->settings.name[0] ? front->settings.name : _("You"));
        break;
    case CHOSEN_GUEST:
        text_add(out, front->settings.guest[0] ? front->settings.guest : _("Guest"));
        break;
    case CHOSEN_CONTROLS:
        text_add(out, _("Keys and buttons\u2026"));
        break;
    case CHOSEN_SPEECH_VOICE:
        text_add(out,
                 front->settings.speech_voice[0] ? front->settings.speech_voice : _("The system’s voice"));
        break;
    case CHOSEN_SCAN_SECONDS:
    case CHOSEN_REST:
        if (value == 0) {
            text_add(out, _("No rest"));
        } else {
            /* TRANSLATORS: seconds, and tenths of a second. */
            text_addf(out, _("%d.%d s"), value / 10, value % 10);
        }
        break;
    case CHOSEN_WINDOW:
        if (front->settings.window_w > 0) {
            text_addf(out, "%d \u00d7 %d", front->settings.window_w, front->settings.window_h);
        } else {
            text_addf(out, "%.0f \u00d7 %.0f", (double)(front->frame.canvas.w * front->frame.scale),
                      (double)(front->frame.canvas.h * front->frame.scale));
        }
        break;
    default:
        if (options_entry(row)->choices) {
            text_add(out, _(options_entry(row)->choices[value].label));
        }
        break;
    }
}

const char *options_sentence(const struct front *front, int row)
{
    const struct options_entry *entry = options_entry(row);
    if (row == CHOSEN_OPPONENT) {
        return _(table_game(front)->opponents[options_value(front, row)].style);
    }
    const struct options_choice *choice = entry->choices ? &entry->choices[options_value(front, row)] : NULL;
    return _(choice && choice->help ? choice->help : entry->help);
}

void options_restore(struct front *front, int row)
{
    const struct settings fresh = settings_default();
    switch (row) {
    case CHOSEN_LANGUAGE:
        front->settings.language[0] = '\0';
        take_effect(front, row);
        break;
    case CHOSEN_WINDOW:
    case CHOSEN_NAME: /* names of people have no default */
    case CHOSEN_GUEST:
        break;
    case CHOSEN_CONTROLS:
        front->settings.bindings = fresh.bindings;
        break;
    case CHOSEN_SPEECH_VOICE:
        options_set(front, row, 0);
        break;
    case CHOSEN_OPPONENT:
        options_set(front, row, chosen_opponent(front, &fresh));
        break;
    default:
        if (options_entry(row)->control == CONTROL_TEXT) {
            break;
        }
        if (options_entry(row)->of_language) {
            keep(front, row, UNCHOSEN);
            take_effect(front, row);
        } else {
            options_set(front, row, kept(&fresh, row));
        }
        break;
    }
}
