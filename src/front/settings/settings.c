/* SPDX-License-Identifier: MIT */
#include "front/settings/settings_game.h"

#include "ui/services.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = SETTINGS_PATH_SIZE + 24, LARGE_PRINT = 120 };

const int SETTINGS_PRINTS[SETTINGS_PRINT_COUNT] = {100, LARGE_PRINT, 150, 200};

struct settings settings_default(void)
{
    return (struct settings){
        .pace = 100,
        .print = 100,
        .caption_print = 100,
        .rumble = true,
        .rumble_strength = 100,
        .day_count = true,
        .sound_master = 60,
        .sound_music = 100,
        .sound_effects = 100,
        .sound_ambience = 100,
        .mute_away = true,
        .voices = true,
        .speech_level = SPEECH_USUAL,
        .speech_rate = 100,
        .speech_loudness = 100,
        .scan_seconds = 15,
        .vsync = true,
        .bindings = bindings_default(),
    };
}

/* Name, member and range of each setting. */
struct row {
    const char *name;
    size_t offset;
    /* ROW_PRINT: a number of SETTINGS_PRINTS. A name or a path may hold spaces; only a name is short. */
    enum { ROW_FLAG, ROW_NUMBER, ROW_PRINT, ROW_WORD, ROW_NAME, ROW_PATH } kind;
    int least, most; /* of numbers; most: the size of texts */
};

#define ROW(member, kind, least, most)                                                                       \
    {                                                                                                        \
#member, offsetof(struct settings, member), kind, least, most                                        \
    }
#define FLAG(member) ROW(member, ROW_FLAG, 0, 1)
#define NUMBER(member, least, most) ROW(member, ROW_NUMBER, least, most)
#define PRINT(member) ROW(member, ROW_PRINT, 0, 0)
#define WORD(member) ROW(member, ROW_WORD, 0, SETTINGS_WORD_SIZE)
#define NAME(member) ROW(member, ROW_NAME, 0, SEAT_NAME_SIZE)
#define PATH(member) ROW(member, ROW_PATH, 0, SETTINGS_PATH_SIZE)
static const struct row rows[] = {
    WORD(language),
    WORD(table),
    NAME(name),
    FLAG(named),
    NAME(guest),
    NUMBER(pace, SETTINGS_PACE_LEAST, SETTINGS_PACE_MOST),
    FLAG(reduced_motion),
    PRINT(print),
    FLAG(plain_letters),
    FLAG(high_contrast),
    FLAG(rumble),
    NUMBER(rumble_strength, 1, 100),
    FLAG(day_count),
    FLAG(whole_road),
    NUMBER(sound_master, 0, 100),
    NUMBER(sound_music, 0, 100),
    NUMBER(sound_effects, 0, 100),
    NUMBER(sound_ambience, 0, 100),
    FLAG(mute),
    FLAG(mute_away),
    FLAG(mono),
    FLAG(captions),
    PRINT(caption_print),
    FLAG(voices),
    NUMBER(speech, 0, SPEECH_WISHES - 1),
    NUMBER(speech_level, 0, SPEECH_LEVELS - 1),
    NUMBER(speech_rate, VOICE_RATE_LEAST, VOICE_RATE_MOST),
    NUMBER(speech_loudness, 0, 100),
    ROW(speech_voice, ROW_PATH, 0, VOICE_NAME_SIZE),
    FLAG(speech_private),
    NUMBER(scan, 0, SCAN_WISHES - 1),
    NUMBER(scan_seconds, SETTINGS_SCAN_LEAST, SETTINGS_SCAN_MOST),
    NUMBER(rest, 0, SETTINGS_REST_MOST),
    FLAG(wait_move),
    FLAG(fullscreen),
    FLAG(vsync),
    NUMBER(window_x, -65536, 65536),
    NUMBER(window_y, -65536, 65536),
    NUMBER(window_w, 0, 65536),
    NUMBER(window_h, 0, 65536),
    NAME(saved_name),
    PATH(saved_path),
    WORD(saved_seed),
};
enum { ROWS = sizeof rows / sizeof rows[0] };

static bool is_text(const struct row *row)
{
    return row->kind == ROW_WORD || row->kind == ROW_NAME || row->kind == ROW_PATH;
}

static int get(const struct settings *settings, const struct row *row)
{
    const char *at = (const char *)settings + row->offset;
    return row->kind == ROW_FLAG ? *(const bool *)(const void *)at : *(const int *)(const void *)at;
}

static void set(struct settings *settings, const struct row *row, int value)
{
    char *at = (char *)settings + row->offset;
    if (row->kind == ROW_FLAG) {
        *(bool *)(void *)at = value != 0;
    } else {
        *(int *)(void *)at = value;
    }
}

void settings_write(const struct settings *settings, struct text *out)
{
    text_add(out, "route-mille settings 1\n");
    for (int i = 0; i < ROWS; i++) {
        if (is_text(&rows[i])) {
            const char *word = (const char *)settings + rows[i].offset;
            text_addf(out, word[0] ? "%s %s\n" : "%s%s\n", rows[i].name, word);
        } else {
            text_addf(out, "%s %d\n", rows[i].name, get(settings, &rows[i]));
        }
    }
    settings_game_write(settings, out);
    bindings_write(&settings->bindings, out);
}

static bool is_choice(const struct row *row, long number)
{
    bool chosen = false;
    for (int i = 0; i < SETTINGS_PRINT_COUNT; i++) {
        chosen = chosen || SETTINGS_PRINTS[i] == number;
    }
    return row->kind == ROW_PRINT ? chosen : number >= row->least && number <= row->most;
}

/* Reads a value for its member; false if it is wrong for it. */
static bool read_value(struct settings *settings, const struct row *row, const char *value)
{
    if (is_text(row)) {
        value += *value == ' ';
        int characters = text_characters(value, strlen(value));
        bool good = characters >= 0 && (row->kind != ROW_NAME || characters <= SEAT_NAME_CHARACTERS) &&
                    (row->kind != ROW_WORD || strchr(value, ' ') == NULL);
        return good && text_copy((char *)settings + row->offset, (size_t)row->most, value);
    }
    char *end = NULL;
    long number = strtol(value, &end, 10);
    if (end == value || *end != '\0') {
        return false;
    }
    if (is_choice(row, number)) {
        set(settings, row, (int)number);
    } /* a choice that only a later version has: the setting stays as it was */
    return true;
}

static bool is_called(const char *row, const char *line, size_t name)
{
    return strlen(row) == name && strncmp(row, line, name) == 0;
}

/* Reads "name value"; false if the value is wrong. */
static bool read_line(struct settings *settings, const char *line)
{
    size_t name = strcspn(line, " ");
    for (int i = 0; i < ROWS; i++) {
        if (is_called(rows[i].name, line, name)) {
            return read_value(settings, &rows[i], line + name);
        }
    }
    if (is_called("large_print", line, name)) { /* of versions with two sizes of letters */
        settings->print = strtol(line + name, NULL, 10) == 1 ? LARGE_PRINT : SETTINGS_PRINTS[0];
        return true;
    }
    if (is_called("opponent", line, name)) { /* of versions with one game */
        return settings_game_read_opponent(settings, line + name);
    }
    bool known, good = settings_game_read(settings, line, name, line + name, &known);
    if (known) {
        return good;
    }
    bool binding;
    return bindings_read(&settings->bindings, line, name, line + name, &binding) || !binding;
}

int settings_read(struct settings *settings, const char *text, size_t length)
{
    struct settings read = *settings;
    int number = 0;
    for (size_t at = 0; at < length;) {
        const char *start = text + at;
        const char *stop = memchr(start, '\n', length - at);
        size_t size = stop ? (size_t)(stop - start) : length - at;
        at += size + 1;
        number++;
        char line[LINE_MAX_BYTES];
        if (size >= sizeof line || memchr(start, '\0', size) != NULL) {
            return number;
        }
        memcpy(line, start, size);
        if (size > 0 && line[size - 1] == '\r') {
            size--;
        }
        line[size] = '\0';
        if (number == 1) {
            if (strncmp(line, "route-mille settings ", 21) != 0) {
                return number;
            }
            continue;
        }
        if (size > 0 && line[0] != '#' && !read_line(&read, line)) {
            return number;
        }
    }
    if (number == 0) {
        return 1;
    }
    *settings = read;
    return 0;
}
