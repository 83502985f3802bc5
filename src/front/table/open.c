/* SPDX-License-Identifier: MIT */
/* Opening saved games. */
#include "front/table/open.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/journey/journey.h"
#include "front/lesson/lessons.h"
#include "front/records/record_results.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"

#include <stdlib.h>
#include <string.h>

/* Whether the sitting at the table is this very one, move for move. */
static bool is_at_table(const struct front *front, const struct session *session)
{
    const struct session *here = &table_of(front)->session;
    return table_of(front)->seated && here->journal.setup.seed == session->journal.setup.seed &&
           session_moves(here) == session_moves(session) && session_mark(here) == session_mark(session);
}

bool table_open(struct front *front, const char *text, size_t length, struct journal_error *error)
{
    struct session session;
    if (!saves_read(text, length, &session, error)) {
        return false;
    }
    /* A lesson, a deal of the day or a try of the journey is put away first. */
    lessons_put_back(front);
    day_put_back(front);
    journey_put_back(front);
    if (journey_open(front, &session)) {
        return true;
    }
    table_choose(front, game_front_of(session.game));
    char unkept[SERVICE_ERROR_SIZE] = "";
    if (!is_at_table(front, &session) && !saves_keep(front, unkept)) {
        *error = (struct journal_error){.line = 0};
        text_format(error->reason, sizeof error->reason, _("the game under way would be lost. %s"), unkept);
        session_end(&session);
        return false;
    }
    table_take(front, &session);
    saves_forget(front);
    front_go(front, OPEN_TABLE);
    return true;
}

static bool take_sitting(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    struct session session;
    bool good = saves_read(text, length, &session, why);
    if (good && session.game != table_game(front)->game) {
        *why = (struct journal_error){.line = 0};
        text_copy(why->reason, sizeof why->reason, _("it belongs to another table"));
        session_end(&session);
        return false;
    }
    if (good) {
        table_take(front, &session);
    }
    return good;
}

/* Opening the previous game writes it as the autosave first and the one that it replaces after that. Where
 * the program ended between the two, the autosave and the previous game are the same, and the other is the
 * backup. */
static void finish_exchange(struct front *front)
{
    const struct services *services = front->services;
    char error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0, same = 0;
    struct session session;
    struct journal_error why;
    char file[SERVICE_NAME_SIZE], backup[SERVICE_NAME_SIZE];
    saves_previous(table_game(front), file);
    char *previous = services->load(services->context, file, &length, error);
    char *here = previous ? session_save(&table_of(front)->session, &same) : NULL;
    if (here && same == length && memcmp(here, previous, length) == 0) {
        saves_autosave(table_game(front), file);
        text_format(backup, sizeof backup, "%s.bak", file);
        char *other = services->load(services->context, backup, &length, error);
        if (other && saves_read(other, length, &session, &why)) {
            if (session.journal.count > 0 && !is_at_table(front, &session)) {
                table_keep(front, &session, error);
            }
            session_end(&session);
        }
        free(other);
    }
    free(here);
    free(previous);
}

void table_resume(struct front *front)
{
    char file[SERVICE_NAME_SIZE];
    saves_autosave(table_game(front), file);
    if (front_take(front, file, take_sitting)) {
        finish_exchange(front);
        /* The program may have ended between keeping the last move and counting the hand that it ended. */
        record_results_note(front);
        achieved_note(front);
    }
}
