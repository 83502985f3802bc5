/* SPDX-License-Identifier: MIT */
/* The sitting at the table on the disk: the autosave, the previous game, and a save of its own beside another
 * program that has the folder. */
#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
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

/* Into the file of the day or of the stage whose sitting is at the table. */
static bool write_apart(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE])
{
    return table_is_stage(table_of(front)) ? journey_write(front, text, length, error)
                                           : day_write(front, text, length, error);
}

/* Writes a sitting into a file, or into that of its day or stage (file NULL); beside another program that has
 * the folder, as a save of its own. */
static bool write(struct front *front, const struct session *session, const char *file,
                  char beside[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE])
{
    size_t length = 0;
    char *text = session_save(session, &length);
    bool saved = !front->guest && (file ? front_write(front, file, text, length, error)
                                        : write_apart(front, text, length, error));
    saved = saved || (front_is_guest(front) && write_beside(front, beside, text, length, error));
    free(text);
    return saved;
}

bool table_write(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    const struct table *table = table_sitting(front);
    struct saves_state *saves = saves_of(front);
    bool apart = table_is_apart(table_of(front)), first = saves->beside[0] == '\0';
    text_copy(error, SERVICE_ERROR_SIZE, "");
    if (!table->seated ||
        ((table_is_replay(table_of(front)) || table_is_lesson(table_of(front))) && !saves->unsaved)) {
        return true; /* what is watched or learnt is no game under way */
    }
    if (table_is_guest(table_of(front))) {
        return true; /* the host keeps the table */
    }
    if (apart && table->session.journal.count == 0) {
        return true; /* such a try begins with its first move */
    }
    char file[SERVICE_NAME_SIZE];
    saves_autosave(table->game, file);
    saves->unsaved = !write(front, &table->session, apart ? NULL : file, saves->beside, error);
    if (first && saves->beside[0]) {
        char name[SEAT_NAME_SIZE];
        saves_name(saves->beside, name);
        text_format(error, SERVICE_ERROR_SIZE,
                    _("Another Route Mille has the folder: this game is \u201c%s\u201d under Load game."),
                    name);
    }
    return !saves->unsaved;
}

bool table_write_waiting(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    struct table *waiting = table_at(front, TABLE_LIVE);
    if (!table_is_apart(table_of(front)) || !waiting->seated || !waiting->saves.unsaved) {
        return true;
    }
    char file[SERVICE_NAME_SIZE];
    saves_autosave(waiting->game, file);
    waiting->saves.unsaved = !write(front, &waiting->session, file, waiting->saves.beside, error);
    return !waiting->saves.unsaved;
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
    char file[SERVICE_NAME_SIZE], beside[SERVICE_NAME_SIZE];
    saves_previous(game_front_of(session->game), file);
    text_copy(beside, sizeof beside, saves_of(front)->beside);
    return write(front, session, file, beside, error);
}

void table_say_full(struct front *front)
{
    table_say(table_of(front), true, "%s",
              _("This sitting is as long as one can be: begin a new game, and it stays under Load game."));
}
