/* SPDX-License-Identifier: MIT */
/* The sitting at the table on the disk: the autosave, the previous game, and a save of its own beside another
 * program that has the folder. */
#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/table/saves.h"
#include "front/table/table.h"

#include <stdlib.h>

/* As a save that no other program writes. */
static bool write_beside(struct front *front, char beside[SERVICE_NAME_SIZE], const char *text, size_t length,
                         char error[SERVICE_ERROR_SIZE])
{
    const struct services *services = front->services;
    if (beside[0]) {
        return services->save(services->context, beside, text, length, error);
    }
    char name[SERVICE_NAME_SIZE];
    text_format(name, sizeof name, "%s/%s", SAVES_FOLDER, _("Second table"));
    bool saved = services->save_first(services->context, name, SAVES_END, text, length, beside, error);
    if (!saved) {
        beside[0] = '\0';
    }
    return saved;
}

static bool write_autosave(struct front *front, const struct session *session, const char *text,
                           size_t length, char error[SERVICE_ERROR_SIZE])
{
    char file[SERVICE_NAME_SIZE];
    saves_autosave(game_front_of(session->game), file);
    return front_write(front, file, text, length, error);
}

bool table_write(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    const struct table *table = table_sitting(front);
    const struct session *session = &table->session;
    text_copy(error, SERVICE_ERROR_SIZE, "");
    if (!table->seated || ((table_is_replay(table_of(front)) || table_is_lesson(table_of(front))) &&
                           !saves_of(front)->unsaved)) {
        return true; /* what is watched or learnt is no game under way */
    }
    if (table_is_day(table_of(front)) && session->journal.count == 0) {
        return true; /* a day's try begins with its first move */
    }
    size_t length = 0;
    char *text = session_save(session, &length);
    bool saved = !front->guest &&
                 (table_is_day(table_of(front)) ? day_write(front, text, length, error)
                                                : write_autosave(front, session, text, length, error));
    if (!saved && front_is_guest(front)) {
        bool first = saves_of(front)->beside[0] == '\0';
        saved = write_beside(front, saves_of(front)->beside, text, length, error);
        if (saved && first) {
            char name[SEAT_NAME_SIZE];
            saves_name(saves_of(front)->beside, name);
            text_format(error, SERVICE_ERROR_SIZE,
                        _("Another Route Mille has the folder: this game is \u201c%s\u201d under Load game."),
                        name);
        }
    }
    free(text);
    saves_of(front)->unsaved = !saved;
    return saved;
}

bool table_write_waiting(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    struct table *waiting = table_at(front, TABLE_LIVE);
    if (!table_is_day(table_of(front)) || !waiting->seated || !waiting->saves.unsaved) {
        return true;
    }
    size_t length = 0;
    char *text = session_save(&waiting->session, &length);
    bool saved = !front->guest && write_autosave(front, &waiting->session, text, length, error);
    if (!saved && front_is_guest(front)) {
        saved = write_beside(front, waiting->saves.beside, text, length, error);
    }
    free(text);
    waiting->saves.unsaved = !saved;
    return saved;
}

void table_say_saved(struct front *front, bool saved, const char *error)
{
    if (error[0]) {
        table_say(table_of(front), !saved, "%s", error);
        sounds_cue(front, CUE_BELL);
    }
}

bool table_save(struct front *front)
{
    char error[SERVICE_ERROR_SIZE];
    bool saved = table_write(front, error);
    table_say_saved(front, saved, error);
    return saved;
}

bool table_keep(struct front *front, const struct session *session, char error[SERVICE_ERROR_SIZE])
{
    size_t length = 0;
    char *text = session_save(session, &length);
    char file[SERVICE_NAME_SIZE];
    saves_previous(game_front_of(session->game), file);
    bool kept = !front->guest && front_write(front, file, text, length, error);
    if (!kept && front_is_guest(front)) {
        char beside[SERVICE_NAME_SIZE];
        text_copy(beside, sizeof beside, saves_of(front)->beside);
        kept = write_beside(front, beside, text, length, error);
    }
    free(text);
    return kept;
}

void table_say_full(struct front *front)
{
    table_say(table_of(front), true, "%s",
              _("This sitting is as long as one can be: begin a new game, and it stays under Load game."));
}
