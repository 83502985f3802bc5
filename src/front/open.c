/* SPDX-License-Identifier: MIT */
/* Saved sittings: the one of last time, and files that a person opens. */
#include "base/words.h"
#include "front/front.h"

#include <stdlib.h>

/* The tables that are open: one line a game. */
static const struct game *const games[] = {&mille_game, NULL};

bool front_open(struct front *front, const char *text, size_t length, struct journal_error *error)
{
    struct session session;
    if (!session_load(&session, games, text, length, error)) {
        return false;
    }
    mille_table_take(front, &session);
    front_reset(front, &mille_table_scene);
    return true;
}

void front_resume(struct front *front)
{
    const struct services *services = front->services;
    char error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    char *text = services->load(services->context, "autosave.journal", &length, error);
    if (text == NULL) {
        if (error[0]) {
            text_copy(front->title.message, sizeof front->title.message, error);
            services->log(services->context, error);
        }
        return;
    }
    struct session session;
    struct journal_error why;
    if (session_load(&session, games, text, length, &why)) {
        mille_table_take(front, &session);
    } else {
        front_set_aside(front, "autosave.journal", why.line, why.reason);
    }
    free(text);
}
