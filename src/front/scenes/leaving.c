/* SPDX-License-Identifier: MIT */
#include "front/scenes/leaving.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/scenes/save_as.h"
#include "front/scenes/screens.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/ask.h"
#include "front/table/saves.h"
#include "front/table/table.h"

void leave_program(struct front *front)
{
    front->services->quit(front->services->context);
}

static void to_title(struct front *front)
{
    front_go(front, OPEN_TITLE);
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
    if (!record_results_is_kept(front)) {
        record_results_save_unkept(front);
    } else if (front->unkept[0]) {
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
    if (front_scene(front) == &confirm_scene) {
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

void confirm_leave_table(struct front *front)
{
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
