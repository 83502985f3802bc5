/* SPDX-License-Identifier: MIT */
#include "front/table/read.h"

#include "base/i18n/translate.h"
#include "front/game_front.h"
#include "front/table/company.h"

bool table_read(const char *text, size_t length, struct session *session, struct journal_error *error)
{
    const struct game *games[GAME_FRONTS_MAX + 1] = {NULL};
    for (int i = 0; i < game_fronts_count(); i++) {
        games[i] = game_fronts[i]->game;
    }
    if (!session_load(session, games, text, length, error)) {
        return false;
    }
    const struct game_front *front = game_front_of(session->game);
    if (!company_can_seat(front, session->journal.setup.seats)) {
        *error = (struct journal_error){.line = 0};
        text_copy(error->reason, sizeof error->reason, _(front->crowd));
        session_end(session);
        return false;
    }
    return true;
}
