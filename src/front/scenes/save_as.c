/* SPDX-License-Identifier: MIT */
#include "front/scenes/save_as.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/text_entry.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/ask.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table.h"

#include <stdlib.h>
#include <string.h>

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
    front_go(front, OPEN_TABLE);
}

/* The new game's moves will replace the autosave and its backup, so the old game is kept under another name.
 */
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

/* Whether a name stands for the file that was named on the command line. */
static bool is_own_path(const struct front *front, const char *name)
{
    return saves_of(front)->path[0] && strcmp(name, saves_of(front)->name) == 0;
}

static void write(struct front *front)
{
    const struct services *services = front->services;
    struct saves_state *saves = saves_of(front);
    char error[SERVICE_ERROR_SIZE] = "", file[SERVICE_NAME_SIZE] = "";
    size_t length = 0;
    char *text = session_save(&table_of(front)->session, &length);
    bool own = is_own_path(front, saves->wanted);
    bool saved = own ? services->save_path(services->context, saves->path, text, length, error)
                     : saves_file(saves->wanted, file, error, sizeof error) &&
                           services->save(services->context, file, text, length, error);
    free(text);
    if (!saved) {
        sounds_cue(front, CUE_BELL);
        table_say(table_of(front), true, "%s", error);
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
    saves_note(front);
    table_say(table_of(front), false, _("The game is saved as “%s”."), saves->name);
    finish(front, true);
}

static bool is_there(struct front *front)
{
    const struct services *services = front->services;
    char file[SERVICE_NAME_SIZE] = "", error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    if (is_own_path(front, saves_of(front)->wanted)) {
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
    return text[0] == '\0' || is_own_path(front, text) || saves_file(text, file, why, size);
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
