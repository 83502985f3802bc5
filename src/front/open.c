/* SPDX-License-Identifier: MIT */
/* Saved sittings: the one of last time, and files that a person opens. */
#include "base/words.h"
#include "front/counting.h"
#include "front/front.h"

#include <stdlib.h>

/* The tables that are open: one line a game. */
static const struct game *const games[] = {&mille_game, NULL};

enum { SEATS_HERE = 2 };

bool front_read(const char *text, size_t length, struct session *session, struct journal_error *error)
{
    if (!session_load(session, games, text, length, error)) {
        return false;
    }
    if (session->journal.setup.seats != SEATS_HERE || session->journal.setup.sides != SEATS_HERE) {
        *error = (struct journal_error){.line = 0};
        text_copy(error->reason, sizeof error->reason, _("only two can sit at this table"));
        session_end(session);
        return false;
    }
    return true;
}

/* Whether the sitting at the table is this very one, move for move. */
static bool is_at_table(const struct front *front, const struct session *session)
{
    const struct session *here = &front->table.session;
    return front->table.seated && here->journal.setup.seed == session->journal.setup.seed &&
           here->journal.count == session->journal.count &&
           here->game->hash(here->state) == session->game->hash(session->state);
}

bool front_open(struct front *front, const char *text, size_t length, struct journal_error *error)
{
    struct session session;
    if (!front_read(text, length, &session, error)) {
        return false;
    }
    if (!is_at_table(front, &session)) {
        saves_keep(front);
    }
    mille_table_take(front, &session);
    saves_forget(front);
    front_reset(front, &mille_table_scene);
    return true;
}

void front_resume(struct front *front)
{
    size_t length = 0;
    char *text = front_load(front, "autosave.journal", &length);
    if (text == NULL) {
        return;
    }
    struct session session;
    struct journal_error why;
    if (front_read(text, length, &session, &why)) {
        mille_table_take(front, &session);
        /* The program may have ended between keeping the last move and counting the hand that it ended. */
        counting_note(front);
    } else {
        front_set_aside(front, "autosave.journal", why.line, why.reason);
    }
    free(text);
}
