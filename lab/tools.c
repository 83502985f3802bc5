/* SPDX-License-Identifier: MIT */
#include "games/games.h"
#include "lab.h"
#include "lab_game.h"

#include "base/check.h"
#include "base/say.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FILE_MOST = 64 << 20 }; /* the same limit as in the game: a device might never end */

const struct lab_game *lab_game_of(const struct game *game)
{
    const struct lab_game *const *each = lab_games;
    while (*each && (*each)->game != game) {
        each++;
    }
    return *each;
}

bool lab_number(const char *string, const char *what, uint64_t least, uint64_t most, uint64_t *number)
{
    char *end = NULL;
    errno = 0;
    unsigned long long value = strtoull(string ? string : "", &end, 10);
    if (string && string[0] >= '0' && string[0] <= '9' && *end == '\0' && errno == 0 && value >= least &&
        value <= most) {
        *number = value;
        return true;
    }
    say_line(stderr, "route-mille-lab: %s wants a number from %" PRIu64 " to %" PRIu64, what, least, most);
    return false;
}

char *lab_read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        say_line(stderr, "%s: %s", path, strerror(errno));
        return NULL;
    }
    size_t room = 1u << 16u;
    size_t count = 0;
    char *text = malloc(room);
    CHECK(text != NULL);
    size_t got;
    do {
        if (count == room) {
            room *= 2;
            text = realloc(text, room);
            CHECK(text != NULL);
        }
        got = fread(text + count, 1, room - count, file);
        count += got;
    } while (got > 0 && count <= FILE_MOST);
    bool failed = ferror(file) != 0 || count > FILE_MOST;
    if (count > FILE_MOST) {
        say_line(stderr, "%s: longer than %d MB: this is no journal", path, FILE_MOST >> 20);
    } else if (failed) {
        say_line(stderr, "%s: %s", path, strerror(errno));
    }
    fclose(file);
    if (failed) {
        free(text);
        return NULL;
    }
    *length = count;
    return text;
}

bool lab_load(const char *path, struct session *session)
{
    size_t length;
    char *text = lab_read_file(path, &length);
    if (!text) {
        return false;
    }
    struct journal_error error;
    bool loaded = session_load(session, games_all, text, length, &error);
    free(text);
    if (!loaded && error.line > 0) {
        say_line(stderr, "%s:%d: %s", path, error.line, error.reason);
    } else if (!loaded) {
        say_line(stderr, "%s: %s", path, error.reason);
    }
    return loaded;
}

bool lab_write_file(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");
    bool written = file && fwrite(text, 1, length, file) == length;
    written = (!file || fclose(file) == 0) && written;
    if (!written) {
        say_line(stderr, "%s: %s", path, strerror(errno));
    }
    return written;
}

void lab_print_string(const char *string)
{
    putchar('"');
    for (; *string; string++) {
        if (*string == '"' || *string == '\\') {
            putchar('\\');
        }
        putchar(*string);
    }
    putchar('"');
}

int lab_run(const struct lab_command *commands, const char *game, int count, char **argument)
{
    for (; count > 0 && commands->name; commands++) {
        if (strcmp(argument[0], commands->name) == 0) {
            return commands->run(count - 1, argument + 1);
        }
    }
    say_line(stderr, "route-mille-lab: %s: which command? try help", game);
    return LAB_USAGE;
}

double lab_cpu(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}
