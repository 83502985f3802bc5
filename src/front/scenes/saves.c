/* SPDX-License-Identifier: MIT */
#include "front/scenes/saves.h"

#include "base/i18n/translate.h"
#include "front/day/dates.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/confirm.h"
#include "front/scenes/text_entry.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/table/play.h"
#include "front/table/scene.h"
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

/* Windows takes these for its devices in whatever folder, and whatever follows a dot. */
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
    saves_of(front)->moves = session->journal.count;
    saves_of(front)->hash = session->game->hash(session->state);
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
    note(front);
    remember(front);
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

bool saves_is_saved(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    return table_of(front)->seated && saves_of(front)->moves == session->journal.count &&
           saves_of(front)->hash == session->game->hash(session->state);
}

bool saves_would_keep(const struct front *front)
{
    const struct table *table = table_of(front);
    return table->seated && !table_is_replay(front) && !table_is_lesson(front) && !table_is_day(front) &&
           table->session.journal.count > 0 && !saves_is_saved(front) &&
           (saves_of(front)->beside[0] == '\0' || saves_of(front)->unsaved);
}

bool saves_keep(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    return !saves_would_keep(front) || table_keep(front, &table_of(front)->session, error);
}

void saves_ask_lost(struct front *front, const char *why, void (*again)(struct front *front),
                    void (*give_up)(struct front *front))
{
    sounds_cue(front, CUE_BELL);
    confirm_open(front, &(struct confirm_question){.title = _("This game cannot be kept"),
                                                   .text = why,
                                                   .yes = _("Give it up"),
                                                   .no = _("Back"),
                                                   .third = _("Try again"),
                                                   .on_yes = give_up,
                                                   .on_third = again});
}

static void begin(struct front *front)
{
    table_new(front, table_game(front));
    front_reset(front, &table_scene);
}

/* Every move replaces the saved game and its backup, so the one that is given up gets a name of its own. */
void saves_begin_new(struct front *front)
{
    char error[SERVICE_ERROR_SIZE] = "";
    if (saves_keep(front, error)) {
        begin(front);
    } else {
        saves_ask_lost(front, error, saves_begin_new, begin);
    }
}

/* ---- saving under a name --------------------------------------------------------------------------- */

static void ask_name(struct front *front, const char *offered);

static void finish(struct front *front, bool saved)
{
    void (*after)(struct front *, bool) = saves_of(front)->after;
    saves_of(front)->after = NULL;
    if (after) {
        after(front, saved);
    }
}

static void give_up(struct front *front)
{
    finish(front, false);
}

static void ask_again(struct front *front)
{
    char name[SEAT_NAME_SIZE];
    text_copy(name, sizeof name, saves_of(front)->wanted);
    ask_name(front, name);
}

/* Whether the name means the very file that was named on the command line. */
static bool is_own_path(const struct front *front)
{
    return saves_of(front)->path[0] && strcmp(saves_of(front)->wanted, saves_of(front)->name) == 0;
}

static void write(struct front *front)
{
    const struct services *services = front->services;
    struct saves_state *saves = saves_of(front);
    char error[SERVICE_ERROR_SIZE] = "", file[SERVICE_NAME_SIZE] = "";
    size_t length = 0;
    char *text = session_save(&table_of(front)->session, &length);
    bool own = is_own_path(front);
    bool saved = own ? services->save_path(services->context, saves->path, text, length, error)
                     : saves_file(saves->wanted, file, error, sizeof error) &&
                           services->save(services->context, file, text, length, error);
    free(text);
    if (!saved) {
        sounds_cue(front, CUE_BELL);
        table_say(front, true, "%s", error);
        confirm_open(front, &(struct confirm_question){.title = _("Not saved"),
                                                       .text = error,
                                                       .yes = _("Try again"),
                                                       .no = _("Play on"),
                                                       .on_yes = ask_again,
                                                       .on_no = give_up});
        return;
    }
    text_copy(saves->name, sizeof saves->name, saves->wanted);
    if (!own) {
        saves->path[0] = '\0';
    }
    note(front);
    remember(front);
    table_say(front, false, _("The game is saved as “%s”."), saves->name);
    finish(front, true);
}

static bool is_there(struct front *front)
{
    const struct services *services = front->services;
    char file[SERVICE_NAME_SIZE] = "", error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    if (is_own_path(front)) {
        return true;
    }
    if (!saves_file(saves_of(front)->wanted, file, error, sizeof error)) {
        return false;
    }
    char *text = services->load(services->context, file, &length, error);
    free(text);
    return text != NULL || error[0] != '\0';
}

static void take_name(struct front *front, const char *name)
{
    if (name[0] == '\0') {
        finish(front, false);
        return;
    }
    text_copy(saves_of(front)->wanted, sizeof saves_of(front)->wanted, name);
    if (!is_there(front)) {
        write(front);
        return;
    }
    char title[96];
    text_format(title, sizeof title, _("Replace “%s”?"), name);
    bool same = strcmp(name, saves_of(front)->name) == 0;
    confirm_open(
        front, &(struct confirm_question){
                   .title = title,
                   .text = same ? _("This game was saved there before; it takes the place of the older one.")
                                : _("Another game is saved there; this one takes its place."),
                   .yes = _("Replace"),
                   .no = _("Another name"),
                   .on_yes = write,
                   .on_no = ask_again});
}

static bool accept(const struct front *front, const char *text, char *why, size_t size)
{
    char file[SERVICE_NAME_SIZE];
    bool own = saves_of(front)->path[0] && strcmp(text, saves_of(front)->name) == 0;
    return text[0] == '\0' || own || saves_file(text, file, why, size);
}

static void ask_name(struct front *front, const char *offered)
{
    text_entry_ask(front,
                   &(struct text_entry_question){.title = _("Save this game"),
                                                 .help = _("Under which name? Without one nothing is saved."),
                                                 .text = offered,
                                                 .done = _("Save"),
                                                 .accept = accept,
                                                 .on_done = take_name,
                                                 .on_leave = give_up});
}

void saves_ask(struct front *front, void (*after)(struct front *front, bool saved))
{
    saves_of(front)->after = after;
    ask_name(front, saves_of(front)->name);
}
