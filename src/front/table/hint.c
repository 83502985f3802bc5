/* SPDX-License-Identifier: MIT */
#include "front/table/hint.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"

#include <string.h>

/* The worker's memory. */
struct asking {
    void (*work)(void *memory, const struct pulse *pulse); /* NULL: the first player is asked */
    struct player player;
    struct move move; /* that player's; `memory` is what the person sees */
    max_align_t memory[HINT_BYTES / sizeof(max_align_t)];
};

static void work(void *memory, const struct pulse *pulse)
{
    struct asking *asking = memory;
    if (asking->work) {
        asking->work(asking->memory, pulse);
    } else {
        struct rng rng = rng_make(0, RNG_PLAYER);
        struct budget budget = {.more = pulse->more, .context = pulse->context};
        asking->move = asking->player.choose(asking->memory, &rng, &budget);
    }
}

static struct move tell(const struct game_hint *hint, const struct asking *asking, struct text *out)
{
    if (hint->tell) {
        return hint->tell(asking->memory, out);
    }
    hint->say(asking->memory, asking->move, out);
    return asking->move;
}

void table_hint(struct front *front)
{
    struct table *table = table_of(front);
    struct table_advice *advice = &table->advice;
    if (table_is_guest(table)) { /* nobody helps there: the key is that of what people say */
        front_open(front, OPEN_PHRASES);
        return;
    }
    if (!table_ready(table_of(front)) || table->game->hint == NULL) {
        return;
    }
    if (table_is_lesson(table_of(front))) {
        table_say(table_of(front), false, "%s", _("Hint \u2013 do what the coach says."));
        return;
    }
    day_hinted(front);
    if (!advice->wanted) {
        *advice = (struct table_advice){.wanted = true,
                                        .position = session_mark(&table->session),
                                        .moves = session_moves(&table->session),
                                        .focus = front_focus(front)};
    }
    table_say(table_of(front), false, "%s", table_hint_waits());
}

static void answer(struct front *front, const struct asking *asking)
{
    struct table *table = table_of(front);
    char buffer[TABLE_MESSAGE_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    struct move move = tell(table->game->hint, asking, &out);
    /* The focus goes where the advice leads, unless it was moved meanwhile. */
    if (front_focus(front) == table->advice.focus && table->game->view->lead) {
        table->game->view->lead(table_of(front), move);
    }
    table_say(table_of(front), false, "%s", buffer);
    table->advice = (struct table_advice){.told = true, .focus = front_focus(front)};
}

/* If the person has chosen something else, the bar speaks of that. */
static void go_with_focus(struct front *front)
{
    struct table *table = table_of(front);
    if (table->advice.told && front_focus(front) != table->advice.focus) {
        table->advice.told = false;
        table->message[0] = '\0';
        front_touch(front);
    }
}

static void begin(struct front *front)
{
    const struct game_hint *hint = table_of(front)->game->hint;
    const struct game *game = table_of(front)->session.game;
    const struct work job = {.run = work, .size = sizeof(struct asking), .ms = hint->ms};
    struct asking asking = {.work = hint->work, .player = game->players[0]};
    if (hint->ask) {
        hint->ask(table_of(front), asking.memory);
    } else {
        CHECK(game->observation_size <= sizeof asking.memory);
        memcpy(asking.memory, table_seen(table_of(front)), game->observation_size);
    }
    table_of(front)->advice.job = front->services->work_begin(front->services->context, &job, &asking);
}

void table_hint_tick(struct front *front)
{
    struct table_advice *advice = &table_of(front)->advice;
    const struct session *session = &table_of(front)->session;
    struct asking asking;
    if (!advice->wanted) {
        go_with_focus(front);
        return;
    }
    /* After another act or message the hint is no longer wanted. */
    if (advice->moves != session_moves(session) || advice->position != session_mark(session) ||
        strcmp(table_of(front)->message, table_hint_waits()) != 0) {
        table_hint_stop(front);
    } else if (!advice->job) {
        begin(front);
    } else if (front->services->work_done(front->services->context, advice->job, &asking)) {
        answer(front, &asking);
    }
}
