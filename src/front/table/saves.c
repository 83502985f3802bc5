/* SPDX-License-Identifier: MIT */
#include "front/table/saves.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/table.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct saves_state *saves_of(const struct front *front)
{
    return &table_sitting(front)->saves;
}

static char capital(char letter)
{
    return letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
}

/* Whether the first `length` bytes of a name are this word, in capitals or not. */
static bool is_word(const char *name, size_t length, const char *word)
{
    size_t same = 0;
    while (same < length && word[same] != '\0' && capital(name[same]) == word[same]) {
        same++;
    }
    return same == length && word[same] == '\0';
}

/* COM1 to COM9, LPT1 to LPT9; superscript digits count as well. */
static bool is_port(const char *name, size_t length)
{
    if (length < 4 || (!is_word(name, 3, "COM") && !is_word(name, 3, "LPT"))) {
        return false;
    }
    const char *digit = name + 3;
    return (length == 4 && digit[0] >= '1' && digit[0] <= '9') ||
           (length == 5 && (memcmp(digit, "\xc2\xb9", 2) == 0 || memcmp(digit, "\xc2\xb2", 2) == 0 ||
                            memcmp(digit, "\xc2\xb3", 2) == 0));
}

/* Windows takes these names for devices in any folder, also with a dot and more behind them. */
static bool is_device(const char *name)
{
    static const char *const devices[] = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"};
    size_t length = strcspn(name, ".");
    while (length > 0 && name[length - 1] == ' ') {
        length--;
    }
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
        if (is_word(name, length, devices[i])) {
            return true;
        }
    }
    return is_port(name, length);
}

bool saves_file(const char *name, char file[SERVICE_NAME_SIZE], char *why, size_t size)
{
    /* What some file system or other keeps for itself. */
    static const char barred[] = "/\\:*?\"<>|";
    size_t length = strlen(name);
    if (length == 0 || text_characters(name, length) < 1 ||
        text_characters(name, length) > SEAT_NAME_CHARACTERS) {
        text_copy(why, size, _("A save has a name of 1 to 31 letters."));
        return false;
    }
    if (name[0] == '.' || name[0] == '~' || name[0] == ' ') {
        text_copy(why, size, _("The name begins with a letter or a digit."));
        return false;
    }
    if (name[length - 1] == '.' || name[length - 1] == ' ') {
        text_copy(why, size, _("The name does not end with a dot or a space."));
        return false;
    }
    if (is_device(name)) {
        text_format(why, size, _("Windows keeps the name “%s” for itself."), name);
        return false;
    }
    const char *bad = strpbrk(name, barred);
    if (bad) {
        text_format(why, size, _("A name of a save cannot hold %c."), *bad);
        return false;
    }
    return text_format(file, SERVICE_NAME_SIZE, "%s/%s%s", SAVES_FOLDER, name, SAVES_END);
}

void saves_autosave(const struct game_front *game, char file[SERVICE_NAME_SIZE])
{
    text_format(file, SERVICE_NAME_SIZE, "autosave%s%s", game->file_end, SAVES_END);
}

void saves_previous(const struct game_front *game, char file[SERVICE_NAME_SIZE])
{
    text_format(file, SERVICE_NAME_SIZE, "%s/~previous%s%s", SAVES_FOLDER, game->file_end, SAVES_END);
}

bool saves_is_previous(const char *file)
{
    char own[SERVICE_NAME_SIZE];
    bool previous = false;
    for (int i = 0; game_fronts[i] && !previous; i++) {
        saves_previous(game_fronts[i], own);
        previous = strcmp(own, file) == 0;
    }
    return previous;
}

/* The part of a path between its last slash and the end of journals. */
static void bare_name(const char *path, char name[SEAT_NAME_SIZE])
{
    const char *slash = strrchr(path, '/');
    const char *start = slash ? slash + 1 : path;
    size_t length = strlen(start), end = strlen(SAVES_END);
    if (length > end && strcmp(start + length - end, SAVES_END) == 0) {
        length -= end;
    }
    struct text out = text_in(name, SEAT_NAME_SIZE);
    for (size_t i = 0, taken = 0; i < length && taken < SEAT_NAME_CHARACTERS; taken++) {
        size_t size = 1;
        while (i + size < length && ((unsigned char)start[i + size] & 0xC0u) == 0x80u) {
            size++;
        }
        if (text_characters(start + i, size) == 1) {
            text_add_bytes(&out, start + i, size);
        }
        i += size;
    }
}

void saves_name(const char *file, char name[SEAT_NAME_SIZE])
{
    if (saves_is_previous(file)) {
        text_copy(name, SEAT_NAME_SIZE, _("Previous game"));
    } else {
        bare_name(file, name);
    }
}

/* ---- where the sitting at the table comes from ----------------------------------------------------- */

static void note(struct front *front)
{
    const struct session *session = &table_of(front)->session;
    saves_of(front)->moves = session_moves(session);
    saves_of(front)->hash = session_mark(session);
}

static void seed_of(const struct front *front, char seed[SETTINGS_WORD_SIZE])
{
    text_format(seed, SETTINGS_WORD_SIZE, "%" PRIu64, table_of(front)->session.journal.setup.seed);
}

/* Whoever goes on next time is offered the name again. With it goes the seed, since another sitting may wait
 * then: the two files are not written as one. A file outside of the folder whose path is no text is left out:
 * its name alone would lead to a save inside. */
static void remember(struct front *front)
{
    struct settings *settings = &front->settings;
    const char *path = saves_of(front)->path, *name = saves_of(front)->name;
    char seed[SETTINGS_WORD_SIZE] = "";
    if (text_characters(path, strlen(path)) < 0) {
        path = name = "";
    }
    if (name[0]) {
        seed_of(front, seed);
    }
    if (strcmp(settings->saved_name, name) != 0 || strcmp(settings->saved_path, path) != 0 ||
        strcmp(settings->saved_seed, seed) != 0) {
        text_copy(settings->saved_name, sizeof settings->saved_name, name);
        text_copy(settings->saved_path, sizeof settings->saved_path, path);
        text_copy(settings->saved_seed, sizeof settings->saved_seed, seed);
        front_save_settings(front);
    }
}

void saves_note(struct front *front)
{
    note(front);
    remember(front);
}

static void forget(struct front *front)
{
    *saves_of(front) = (struct saves_state){.moves = -1};
}

void saves_recall(struct front *front)
{
    char seed[SETTINGS_WORD_SIZE] = "";
    forget(front);
    if (table_of(front)->seated) {
        seed_of(front, seed);
        if (strcmp(seed, front->settings.saved_seed) == 0) {
            text_copy(saves_of(front)->name, sizeof saves_of(front)->name, front->settings.saved_name);
            text_copy(saves_of(front)->path, sizeof saves_of(front)->path, front->settings.saved_path);
        }
    }
}

void saves_forget(struct front *front)
{
    forget(front);
    remember(front);
}

void saves_came_from(struct front *front, const char *name)
{
    forget(front);
    text_copy(saves_of(front)->name, sizeof saves_of(front)->name, name);
    saves_note(front);
}

void saves_came_from_path(struct front *front, const char *path)
{
    forget(front);
    if (text_copy(saves_of(front)->path, sizeof saves_of(front)->path, path)) {
        bare_name(path, saves_of(front)->name);
        note(front);
    } else {
        saves_of(front)->path[0] = '\0';
    }
    remember(front);
}

/* Whether the sitting stands exactly as it was opened or saved. */
static bool saves_is_saved(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    return table_of(front)->seated && saves_of(front)->moves == session_moves(session) &&
           saves_of(front)->hash == session_mark(session);
}

bool saves_would_keep(const struct front *front)
{
    const struct table *table = table_of(front);
    return table->seated && !table_is_replay(table_of(front)) && !table_is_lesson(table_of(front)) &&
           !table_is_apart(table_of(front)) && session_moves(&table->session) > 0 && !saves_is_saved(front) &&
           (saves_of(front)->beside[0] == '\0' || saves_of(front)->unsaved);
}

bool saves_keep(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    return !saves_would_keep(front) || table_keep(front, &table_of(front)->session, error);
}

/* ---- reading --------------------------------------------------------------------------------------- */

bool saves_read(const char *text, size_t length, struct session *session, struct journal_error *error)
{
    const struct game *games[GAME_FRONTS_MAX + 1] = {NULL};
    for (int i = 0; i < game_fronts_count(); i++) {
        games[i] = game_fronts[i]->game;
    }
    return session_load(session, games, text, length, error);
}
