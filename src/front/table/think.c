/* SPDX-License-Identifier: MIT */
#include "front/table/think.h"

#include "base/check.h"
#include "front/day/day_game.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/lesson/lessons.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/tween.h"

enum {
    MOVE_MS = 300 /* what a computer player may take for a move */
};

/* The worker's memory. */
struct thinking {
    struct question question;
    uint32_t iterations; /* 0: the player's own measure, or what time allows */
    struct move move;
};

static void think(void *memory, const struct pulse *pulse)
{
    struct thinking *thinking = memory;
    const struct budget budget = {
        .iterations = thinking->iterations, .more = pulse->more, .context = pulse->context};
    thinking->move = question_answer(&thinking->question, &budget);
}

/* Whether the thought is about the table as it stands. */
static bool is_about(const struct table_thought *thought, const struct session *session)
{
    return thought->moves == session_moves(session) && thought->position == session_mark(session);
}

/* What counts for a move at a deal of the day or on the journey, where every machine plays the same; 0: the
 * player's own measure. */
static uint32_t iterations(const struct front *front)
{
    const struct stage *stage = journey_at_table(front);
    return stage                           ? stage_iterations(stage)
           : table_is_day(table_of(front)) ? table_of(front)->game->day->daily->iterations
                                           : 0;
}

static void begin(struct front *front, int seat)
{
    const struct session *session = &table_of(front)->session;
    /* Where iterations count time does not. */
    const struct work work = {
        .run = think, .size = sizeof(struct thinking), .ms = table_is_apart(table_of(front)) ? 0 : MOVE_MS};
    struct thinking thinking = {.iterations = iterations(front)};
    session_ask(session, seat, &thinking.question);
    table_of(front)->thought =
        (struct table_thought){.job = front->services->work_begin(front->services->context, &work, &thinking),
                               .position = session_mark(session),
                               .moves = session_moves(session),
                               .waited = table_of(front)->thought.waited};
}

static void listen(struct front *front)
{
    struct table_thought *thought = &table_of(front)->thought;
    struct thinking thinking;
    if (thought->job && front->services->work_done(front->services->context, thought->job, &thinking)) {
        if (table_think_shows(table_of(front))) {
            front_touch(front);
        }
        thought->job = 0;
        thought->answered = true;
        thought->move = thinking.move;
    }
}

static void play(struct front *front, struct move move)
{
    refusal why = table_play(table_of(front), move);
    CHECK(why == REFUSAL_NONE);
}

/* The coach's helper has nothing to think about. */
static bool follow_the_lesson(struct front *front)
{
    struct move move;
    if (table_moves(table_of(front)) || !lessons_opponent(front, &move)) {
        return false;
    }
    if (--table_of(front)->think_ticks <= 0) {
        play(front, move);
    }
    return true;
}

int table_veil_least(const struct table *table)
{
    const struct game_view *view = table->game->view;
    return view->veiled && view->veiled(table) ? tween_ticks(table_veil_least_ms) : 1;
}

bool table_think_tick(struct front *front)
{
    struct table *table = table_of(front);
    struct table_thought *thought = &table->thought;
    int seat = session_turn(&table->session);
    if (seat == SEAT_NONE || session_is_human(&table->session, seat) || table_is_guest(table) ||
        table_looker(table_of(front)) != SEAT_NONE) {
        return false;
    }
    if (session_is_full(&table->session)) {
        if (table->message[0] == '\0') {
            table_say_full(front);
        }
        return false;
    }
    if (table_is_lesson(table_of(front))) {
        return follow_the_lesson(front);
    }
    if ((thought->job || thought->answered) && !is_about(thought, &table->session)) {
        table_think_stop(front);
    }
    if (!thought->job && !thought->answered) {
        begin(front, seat);
    }
    listen(front);
    if (table_moves(table_of(front)) || table_waits(table)) {
        return false;
    }
    table->think_ticks -= table->think_ticks > 0;
    if (table->think_ticks == 0 && thought->answered) {
        struct move move = thought->move;
        table_think_stop(front);
        play(front, move);
        return true;
    }
    thought->waited++;
    if (thought->waited == tween_ticks(TABLE_PATIENCE_MS) && table_think_shows(table_of(front))) {
        front_touch(front);
    }
    /* A longer thought wakes the table with its answer. */
    return table->think_ticks > 0 || thought->waited < tween_ticks(TABLE_PATIENCE_MS);
}
