/* SPDX-License-Identifier: MIT */
/* Journals: what loads must be sound, and be the same when saved and loaded again. */
#include "fuzz.h"

#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "table/session.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct session session;
    struct journal_error error;
    if (!session_load(&session, games_all, (const char *)data, size, &error)) {
        CHECK(error.reason[0] != '\0' && session.journal.move == NULL);
        return 0;
    }
    CHECK(session.game->check(session.state) == NULL);
    size_t length;
    char *text = session_save(&session, &length);
    struct session again;
    CHECK(session_load(&again, games_all, text, length, &error));
    CHECK(session.game->hash(session.state) == again.game->hash(again.state));
    free(text);
    session_end(&session);
    session_end(&again);
    return 0;
}
