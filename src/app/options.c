/* SPDX-License-Identifier: MIT */
#include "app/options.h"

#include "base/i18n/translate.h"
#include "base/text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE_LEAST = 200, SIZE_MOST = 16384 };

enum option {
    OPTION_SEED,
    OPTION_WINDOWED,
    OPTION_FULLSCREEN,
    OPTION_SIZE,
    OPTION_SOFTWARE,
    OPTION_MUTE,
    OPTION_SPEAK,
    OPTION_SCAN,
    OPTION_ASSETS,
    OPTION_TRACE,
    OPTION_HELP,
    OPTION_VERSION
};

struct row {
    const char *name;
    const char *value; /* name of its value; NULL: no value */
    const char *help;
    enum option option;
};

static const struct row rows[] = {
    {"--seed", N_("N"), N_("deal the same cards again"), OPTION_SEED},
    {"--windowed", NULL, N_("start in a window"), OPTION_WINDOWED},
    {"--fullscreen", NULL, N_("start with the whole screen"), OPTION_FULLSCREEN},
    {"--size", N_("WxH"), N_("open a window of that many pixels"), OPTION_SIZE},
    {"--software", NULL, N_("draw without the graphics card"), OPTION_SOFTWARE},
    {"--mute", NULL, N_("make no sound"), OPTION_MUTE},
    {"--speak", NULL, N_("say aloud what is on the screen"), OPTION_SPEAK},
    {"--scan", NULL, N_("play by one switch: what can be chosen is lit in turn"), OPTION_SCAN},
    {"--assets", N_("DIR"), N_("look there for the pictures and fonts"), OPTION_ASSETS},
    {"--trace", N_("FILE"), N_("write what happens, one JSON object a line"), OPTION_TRACE},
    {"--help", NULL, N_("show this and leave"), OPTION_HELP},
    {"--version", NULL, N_("show the version and leave"), OPTION_VERSION},
};
enum { ROWS = sizeof rows / sizeof *rows };

/* The old name of --assets, which was mistaken for the folder of saved games. It still works. */
static const char old_assets[] = "--data";

static bool read_seed(struct options *options, const char *value)
{
    char *end = NULL;
    errno = 0;
    unsigned long long seed = strtoull(value, &end, 10);
    if (value[0] < '0' || value[0] > '9' || *end != '\0' || errno != 0) {
        return false;
    }
    options->seed = (uint64_t)seed;
    options->seeded = true;
    return true;
}

static bool read_side(const char *text, char ends_with, const char **rest, int *side)
{
    char *end = NULL;
    long value = strtol(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != ends_with || value < SIZE_LEAST || value > SIZE_MOST) {
        return false;
    }
    *rest = end + 1;
    *side = (int)value;
    return true;
}

static bool read_size(struct options *options, const char *value)
{
    const char *rest;
    return read_side(value, 'x', &rest, &options->width) && read_side(rest, '\0', &rest, &options->height);
}

/* False: the value is not valid. */
static bool take(struct options *options, enum option option, const char *value)
{
    switch (option) {
    case OPTION_SEED:
        return read_seed(options, value);
    case OPTION_SIZE:
        return read_size(options, value);
    case OPTION_WINDOWED:
        options->windowed = true;
        options->fullscreen = false;
        return true;
    case OPTION_FULLSCREEN:
        options->fullscreen = true;
        options->windowed = false;
        return true;
    case OPTION_SOFTWARE:
        options->software = true;
        return true;
    case OPTION_MUTE:
        options->mute = true;
        return true;
    case OPTION_SPEAK:
        options->speak = true;
        return true;
    case OPTION_SCAN:
        options->scan = true;
        return true;
    case OPTION_ASSETS:
        options->assets = value;
        return true;
    case OPTION_TRACE:
        options->trace = value;
        return true;
    case OPTION_HELP:
        options->help = true;
        return true;
    case OPTION_VERSION:
        options->version = true;
        return true;
    }
    return false;
}

static const struct row *find_row(const char *argument)
{
    if (strcmp(argument, "-h") == 0) {
        argument = "--help";
    }
    size_t length = strcspn(argument, "=");
    for (int i = 0; i < ROWS; i++) {
        const char *old = rows[i].option == OPTION_ASSETS ? old_assets : rows[i].name;
        if ((strlen(rows[i].name) == length && strncmp(rows[i].name, argument, length) == 0) ||
            (strlen(old) == length && strncmp(old, argument, length) == 0)) {
            return &rows[i];
        }
    }
    return NULL;
}

bool options_read(struct options *options, int count, char *const *arguments, char *error, size_t error_size)
{
    *options = (struct options){0};
    bool only_files = false;
    for (int i = 0; i < count; i++) {
        const char *argument = arguments[i];
        if (!only_files && strcmp(argument, "--") == 0) {
            only_files = true;
            continue;
        }
        if (only_files || argument[0] != '-') {
            if (options->file) {
                text_format(error, error_size, _("Only one save can be opened, and %s is a second one."),
                            argument);
                return false;
            }
            options->file = argument;
            continue;
        }
        const struct row *row = find_row(argument);
        const char *equals = strchr(argument, '=');
        if (!row || (equals && !row->value)) {
            text_format(error, error_size,
                        _("There is no option %s; route-mille --help lists what there is."), argument);
            return false;
        }
        const char *value = !row->value ? "" : equals ? equals + 1 : i + 1 < count ? arguments[++i] : NULL;
        if (!value || (row->value && value[0] == '\0')) {
            text_format(error, error_size, _("%s wants %s after it."), row->name, _(row->value));
            return false;
        }
        if (!take(options, row->option, value)) {
            text_format(error, error_size, _("%s cannot be %s."), row->name, value);
            return false;
        }
    }
    return true;
}

void options_help(FILE *out)
{
    enum { COLUMN = 18 };
    fprintf(out, "%s\n\n", _("route-mille [OPTION]... [FILE]"));
    fprintf(
        out, "%s\n",
        _("The card race down the Nationale 7, the dice of its café and the dominoes under its plane tree. "
          "FILE is a saved game to go on with."));
    for (int i = 0; i < ROWS; i++) {
        char left[64];
        text_format(left, sizeof left, "%s %s", rows[i].name, rows[i].value ? _(rows[i].value) : "");
        fprintf(out, "  %-*s %s\n", COLUMN, left, _(rows[i].help));
    }
}
