/* SPDX-License-Identifier: MIT */
#include "table/seen.h"

#include "base/check.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

void seen_start(struct session *session, const struct game *game, const struct game_setup *setup,
                const struct journal_seat *seats, int seat, uint32_t room)
{
    CHECK(seat >= 0 && seat < setup->seats);
    session_seat(session, game, setup, seats);
    session->seen = memory_grow(NULL, 1, sizeof *session->seen);
    memset(session->seen, 0, sizeof *session->seen);
    session->seen->seat = seat;
    session->seen->room = room;
    session->seen->opened = SEEN_NOTHING;
}

bool seen_update(struct session *session, const void *observation, const struct event *events, int count,
                 uint32_t number)
{
    struct seen *seen = session->seen;
    if (count > SEEN_EVENTS_MOST - seen->count) {
        return false;
    }
    seen->event = memory_fit(seen->event, seen->count + count, &seen->space, sizeof *seen->event);
    for (int i = 0; i < count; i++) { /* of none there may be no memory */
        seen->event[seen->count++] = events[i];
    }
    memcpy(seen->observation, observation, session->game->observation_size);
    seen->updates = number;
    return true;
}

static bool same_event(struct event a, struct event b)
{
    return event_alike(a, b) && a.target == b.target && a.value == b.value && a.extra == b.extra;
}

/* What a journal tells, compared with what was seen. */
struct comparison {
    const struct seen *seen;
    int at;
    bool differs;
};

static void compare(void *context, const struct event *event)
{
    struct comparison *comparison = context;
    const struct seen *seen = comparison->seen;
    comparison->differs = comparison->differs ||
                          (comparison->at < seen->count && !same_event(*event, seen->event[comparison->at]));
    comparison->at++;
}

/* Whether a journal begins as another one: the same seats, options and moves, and seed where that one is
 * known. */
static bool goes_on(const struct journal *after, const struct journal *before, bool opened)
{
    const struct game_setup *a = &after->setup, *b = &before->setup;
    bool same = after->game == before->game && a->seats == b->seats && a->sides == b->sides &&
                memcmp(a->option, b->option, sizeof a->option) == 0 && after->count >= before->count;
    for (int i = 0; same && i < a->seats; i++) {
        same = (after->seat[i].player == PLAYER_HUMAN) == (before->seat[i].player == PLAYER_HUMAN) || !opened;
    }
    same = same && (!opened || a->seed == b->seed);
    for (int i = 0; same && i < before->count; i++) {
        same = move_same(after->move[i], before->move[i]) && after->mover[i] == before->mover[i];
    }
    return same;
}

bool seen_open(struct session *session, struct session *opened, bool missed)
{
    struct seen *seen = session->seen;
    if (!goes_on(&opened->journal, &session->journal, seen->opened != SEEN_NOTHING)) {
        return false;
    }
    struct comparison comparison = {.seen = seen};
    session_retell_from(opened, seen->opened + 1, seen->seat, compare, &comparison);
    if (comparison.differs || comparison.at < seen->count || (!missed && comparison.at > seen->count)) {
        return false;
    }
    journal_free(&session->journal);
    session->journal = opened->journal;
    memcpy(session->state, opened->state, sizeof session->state);
    seen->opened = session->journal.count;
    seen->count = 0;
    memset(opened, 0, sizeof *opened);
    return true;
}

void seen_forget(struct session *session)
{
    session->seen->count = 0;
}

void seen_end(struct session *session)
{
    if (session->seen) {
        free(session->seen->event);
        free(session->seen);
        session->seen = NULL;
    }
}
