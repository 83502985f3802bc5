/* SPDX-License-Identifier: MIT */
#include "front/scenes/leaving.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/net/others.h"
#include "front/records/record_results.h"
#include "front/scenes/text_entry.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/ask.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table.h"

#include <stdlib.h>
#include <string.h>

/* ---- a game for a new one -------------------------------------------------------------------------- */

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

/* ---- leaving --------------------------------------------------------------------------------------- */

void leave_program(struct front *front)
{
    front->services->quit(front->services->context);
}

/* From a try of the journey to the map, or to the travel book if its evening is over. */
static void to_title(struct front *front)
{
    if (journey_at_table(front)) {
        journey_go(front, journey_is_over(front) ? OPEN_TRAVEL_BOOK : OPEN_JOURNEY);
    } else {
        front_go(front, OPEN_TITLE);
    }
}

static void quit_if_saved(struct front *front, bool saved)
{
    if (saved) {
        leave_program(front);
    }
}

static void leave_if_saved(struct front *front, bool saved)
{
    if (saved) {
        to_title(front);
    }
}

static void save_and_stay(struct front *front)
{
    saves_ask(front, NULL);
}

static void save_and_quit(struct front *front)
{
    saves_ask(front, quit_if_saved);
}

static void save_and_leave(struct front *front)
{
    saves_ask(front, leave_if_saved);
}

/* Whether a game at the table has not been saved under a name. A game that is over needs no name. */
static bool is_nameless(const struct front *front)
{
    return front_has(front, OPEN_TABLE) && saves_would_keep(front) && !table_is_decided(table_of(front));
}

void confirm_new_game(struct front *front, void (*on_yes)(struct front *front))
{
    if (table_is_decided(table_of(front))) {
        on_yes(front);
        return;
    }
    confirm_ask(front, _("Start again?"),
                saves_would_keep(front) ? _("The game under way is kept as “Previous game” under Load game.")
                                        : _("Nothing is lost by it."),
                _("New game"), _("Keep playing"), on_yes);
}

void confirm_quit(struct front *front)
{
    /* The program cannot close a browser's page: a sentence says how to leave it. */
    bool page = front->services->is_page(front->services->context);
    bool seated = table_of(front)->seated && !table_is_lesson(table_of(front)),
         kept = !seated || table_save(front);
    bool offer = is_nameless(front);
    confirm_open(front,
                 &(struct confirm_question){.title = _("Leave Route Mille?"),
                                            .text = !kept ? _("The game could not be saved and will be lost.")
                                                    : page ? _("Every move is kept: close this page whenever "
                                                               "you like.")
                                                    : seated && !table_is_decided(table_of(front))
                                                        ? _("The game is saved and waits for you.")
                                                        : _("See you on the road."),
                                            .yes = page ? NULL : _("Quit"),
                                            .no = _("Stay"),
                                            .third = offer ? _("Save as…") : NULL,
                                            .on_yes = leave_program,
                                            .on_third = page ? save_and_stay : save_and_quit});
}

/* Tries once more to write files that could not be written. */
static bool keep_all(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    if (!record_results_save_unkept(front) && front->unkept[0]) {
        front_save_settings(front);
    }
    return table_write_waiting(front, error) && (!saves_of(front)->unsaved || table_write(front, error));
}

void confirm_close(struct front *front)
{
    char error[SERVICE_ERROR_SIZE] = "";
    if (keep_all(front, error)) {
        leave_program(front);
        return;
    }
    sounds_cue(front, CUE_BELL);
    if (front_is_at(front, OPEN_QUESTION)) {
        front_pop(front); /* it is this question already, or one that leaving makes needless */
    }
    confirm_open(front, &(struct confirm_question){.title = _("Leave without saving?"),
                                                   .text = error,
                                                   .yes = _("Quit"),
                                                   .no = _("Stay"),
                                                   .third = _("Try again"),
                                                   .on_yes = leave_program,
                                                   .on_third = confirm_close});
}

void confirm_end(struct front *front)
{
    char error[SERVICE_ERROR_SIZE] = "";
    if (!keep_all(front, error)) {
        front->services->log(front->services->context, error);
    }
    leave_program(front);
}

void leave_room(struct front *front)
{
    front_go(front, OPEN_TITLE);
    stack_make_changes(front); /* no screen looks at the table any more */
    others_leave(front);
}

static void step_out(struct front *front)
{
    front_go(front, OPEN_TITLE); /* the table's screen leaves the room as it is */
}

void confirm_leave_others(struct front *front)
{
    bool host = others_hosts(front);
    if (others_state(front) == OTHERS_OUT) { /* it is over already */
        leave_room(front);
        return;
    }
    confirm_open(
        front,
        &(struct confirm_question){
            .title = host ? _("Close the table?") : _("Leave the table?"),
            .text = host ? _("It closes for everybody and is kept: you can go on with it another time.")
                         : _("A computer player takes your seat. It is kept: you can come back to it."),
            .yes = host ? _("Close it") : _("Leave"),
            .no = _("Stay"),
            .third = _("Step out"),
            .third_says = _("To the title for a moment. The table waits for you."),
            .on_yes = leave_room,
            .on_third = step_out});
}

void confirm_leave_table(struct front *front)
{
    if (table_is_guest(table_of(front))) {
        confirm_leave_others(front);
        return;
    }
    bool kept = table_save(front);
    if (kept && !is_nameless(front)) {
        to_title(front);
        return;
    }
    confirm_open(front,
                 &(struct confirm_question){
                     .title = _("Leave the table?"),
                     .text = kept ? _("The game waits under Continue. It can have a name of its own as well.")
                                  : _("The game could not be saved."),
                     .yes = _("Leave"),
                     .no = _("Stay"),
                     .third = _("Save as…"),
                     .on_yes = to_title,
                     .on_third = save_and_leave});
}

void confirm_leave_over(struct front *front)
{
    if (table_phase(table_of(front)) == GAME_OVER && table_save(front)) {
        to_title(front);
    } else {
        confirm_leave_table(front);
    }
}

static bool leave_by(struct front *front, const struct intent *intent)
{
    if (intent->kind == INTENT_QUIT) {
        confirm_close(front);
    } else if (intent->kind == INTENT_OVER) {
        confirm_end(front);
    } else {
        return false;
    }
    return true;
}

const struct part leaving_part = {.intent = leave_by};
