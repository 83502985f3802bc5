/* SPDX-License-Identifier: MIT */
#include "front/scenes/options_table.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/scenes/options_voices.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/table/company.h"
#include "front/table/table.h"

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
    LANGUAGES = sizeof languages / sizeof *languages,
    WINDOW_SIZES = sizeof window_sizes / sizeof *window_sizes,
    UNCHOSEN = 0 /* as the settings keep what follows the language */
};

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

int options_value(const struct front *front, int row)
{
    switch (row) {
    case CHOSEN_SPEECH_VOICE:
        return options_voice(front);
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
    switch (row) {
    case CHOSEN_SPEECH_VOICE:
        return options_voices(front);
    case CHOSEN_LANGUAGE:
        return LANGUAGES - 1;
    case CHOSEN_WINDOW:
        return WINDOW_SIZES - 1;
    case CHOSEN_OPPONENT:
        return opponent_count(table_game(front)) - 1;
    default:
        return options_entry(row)->most;
    }
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
    bool same = value == options_value(front, row) && row != CHOSEN_WINDOW;
    if (same && !(row == CHOSEN_SPEECH_VOICE && options_voice_is_strange(front))) {
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
        options_voice_choose(front, value);
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
        options_voice_words(front, out);
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
