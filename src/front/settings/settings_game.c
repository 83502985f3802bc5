/* SPDX-License-Identifier: MIT */
#include "front/settings/settings_game.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define SEAT "seat"

/* ---- numbers ------------------------------------------------------------------------------------ */

static struct settings_number *find(const struct settings *settings, const char *name)
{
    for (int i = 0; i < settings->numbers; i++) {
        if (strcmp(settings->number[i].name, name) == 0) {
            return (struct settings_number *)&settings->number[i];
        }
    }
    return NULL;
}

/* If there is no room, because a later version has left many numbers, the value is not kept. */
static void set_number(struct settings *settings, const char *name, int value)
{
    struct settings_number *number = find(settings, name);
    if (!number && settings->numbers < SETTINGS_NUMBERS_MAX) {
        number = &settings->number[settings->numbers++];
        text_copy(number->name, sizeof number->name, name);
    }
    if (number) {
        number->value = value;
    }
}

int settings_number(const struct settings *settings, const char *game, const char *name, int otherwise)
{
    size_t length = strlen(game);
    for (int i = 0; i < settings->numbers; i++) {
        const char *full = settings->number[i].name;
        if (strncmp(full, game, length) == 0 && full[length] == '.' && strcmp(full + length + 1, name) == 0) {
            return settings->number[i].value;
        }
    }
    return otherwise;
}

void settings_set_number(struct settings *settings, const char *game, const char *name, int value)
{
    char full[SETTINGS_NUMBER_SIZE];
    text_format(full, sizeof full, "%s.%s", game, name);
    set_number(settings, full, value);
}

/* ---- company ------------------------------------------------------------------------------------ */

const struct settings_company *settings_company(const struct settings *settings, const char *game)
{
    for (int i = 0; i < settings->companies; i++) {
        if (strcmp(settings->company[i].game, game) == 0) {
            return &settings->company[i];
        }
    }
    return NULL;
}

/* NULL: there is no room for one more game. */
static struct settings_company *company(struct settings *settings, const char *game)
{
    struct settings_company *there = (struct settings_company *)settings_company(settings, game);
    if (!there && settings->companies < SETTINGS_COMPANIES_MAX) {
        there = &settings->company[settings->companies++];
        text_copy(there->game, sizeof there->game, game);
    }
    return there;
}

void settings_set_company(struct settings *settings, const struct settings_company *sat)
{
    struct settings_company *there = company(settings, sat->game);
    if (there) {
        *there = *sat;
    }
}

/* ---- lines -------------------------------------------------------------------------------------- */

void settings_game_write(const struct settings *settings, struct text *out)
{
    for (int i = 0; i < settings->companies; i++) {
        const struct settings_company *sat = &settings->company[i];
        for (int seat = 0; seat < sat->seats; seat++) {
            const char *name = sat->seat[seat].name;
            text_addf(out, "%s." SEAT "%d %s%s%s\n", sat->game, seat + 1, sat->seat[seat].who,
                      name[0] ? " " : "", name);
        }
    }
    for (int i = 0; i < settings->numbers; i++) {
        text_addf(out, "%s %d\n", settings->number[i].name, settings->number[i].value);
    }
}

/* "lucien", or "person Paul le Grand". Seats come in their order; one that is missing ends them. */
static bool read_seat(struct settings *settings, const char *game, int seat, const char *value)
{
    struct settings_company *sat = company(settings, game);
    size_t word = strcspn(value, " ");
    const char *name = value + word + (value[word] == ' ');
    int characters = text_characters(name, strlen(name));
    if (word == 0 || word >= SETTINGS_WORD_SIZE || text_characters(value, word) < 0 || characters < 0 ||
        characters > SEAT_NAME_CHARACTERS) {
        return false;
    }
    if (sat && seat <= sat->seats) {
        memcpy(sat->seat[seat].who, value, word);
        sat->seat[seat].who[word] = '\0';
        sat->seats = seat + 1;
        return text_copy(sat->seat[seat].name, sizeof sat->seat[seat].name, name);
    }
    return true;
}

static bool read_number(struct settings *settings, const char *name, const char *value)
{
    char *end = NULL;
    long number = strtol(value, &end, 10);
    if (end == value || *end != '\0') {
        return false;
    }
    if (number >= INT_MIN && number <= INT_MAX) {
        set_number(settings, name, (int)number);
    }
    return true;
}

/* Numbers that versions with one game wrote without the game's name. */
static const char *old_number(const char *line, size_t name)
{
    static const char *const old[] = {"lessons",      "lessons_offered", "extension",       "deck_end_empty",
                                      "show_targets", "order_hand",      "confirm_discard", "full_sheet",
                                      "play_method",  "consoled",        "stakes",          "units"};
    for (size_t i = 0; i < sizeof old / sizeof *old; i++) {
        if (strlen(old[i]) == name && strncmp(old[i], line, name) == 0) {
            return old[i];
        }
    }
    return NULL;
}

static bool is_name(const char *name, size_t length)
{
    size_t dots = 0, letters = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_.");
    for (size_t i = 0; i < length; i++) {
        dots += name[i] == '.';
    }
    return letters >= length && dots == 1 && name[0] != '.' && length < SETTINGS_NUMBER_SIZE &&
           strncmp(name, "key.", 4) != 0 && strncmp(name, "pad.", 4) != 0;
}

bool settings_game_read(struct settings *settings, const char *line, size_t name, const char *value,
                        bool *known)
{
    char full[SETTINGS_NUMBER_SIZE] = "", game[SETTINGS_WORD_SIZE] = "";
    const char *old = old_number(line, name);
    /* In old versions a choice of two; 0 was the value until it was chosen. */
    if (strcmp(line, "kilometres 1") == 0) {
        *known = true;
        set_number(settings, "mille.units", 2);
        return true;
    }
    if (old) {
        *known = true;
        text_format(full, sizeof full, "mille.%s", old);
        return read_number(settings, full, value + (*value == ' '));
    }
    size_t dot = strcspn(line, ".");
    *known = is_name(line, name) && dot < sizeof game;
    if (!*known) {
        return false;
    }
    memcpy(full, line, name);
    full[name] = '\0';
    memcpy(game, line, dot);
    game[dot] = '\0';
    value += *value == ' ';
    const char *own = full + dot + 1;
    bool seat = strncmp(own, SEAT, strlen(SEAT)) == 0 && strlen(own) == strlen(SEAT) + 1;
    int place = seat ? own[strlen(SEAT)] - '1' : -1;
    return seat && place >= 0 && place < SEATS_MAX ? read_seat(settings, game, place, value)
                                                   : read_number(settings, full, value);
}

bool settings_game_read_opponent(struct settings *settings, const char *value)
{
    static const struct {
        const char *old, *who;
    } old[] = {{"-1", SEAT_PERSON}, {"human", SEAT_PERSON}, {"0", "regular"}, {"1", "sunday"}};
    value += *value == ' ';
    if (*value == '\0' || strchr(value, ' ') != NULL || strlen(value) >= SETTINGS_WORD_SIZE ||
        text_characters(value, strlen(value)) < 0) {
        return false;
    }
    struct settings_company two = {.game = "mille", .seats = 2, .seat = {{.who = SEAT_YOU}}};
    for (size_t i = 0; i < sizeof old / sizeof *old; i++) {
        value = strcmp(value, old[i].old) == 0 ? old[i].who : value;
    }
    text_copy(two.seat[1].who, sizeof two.seat[1].who, value);
    settings_set_company(settings, &two);
    return true;
}
