/* SPDX-License-Identifier: MIT */
#include "front/table/play.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/day/day_game.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/journey/journey.h"
#include "front/lesson/lessons.h"
#include "front/records/record_results.h"
#include "front/sound/sounds.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "front/voices/voices_table.h"

/* It is heard, and seen where the view has a place for it. */
static void show_refused(struct table *table, struct move move)
{
    const struct game_view *view = table->game->view;
    if (view->refuse) {
        view->refuse(table, move);
    } else {
        sounds_cue(table->front, CUE_BELL);
    }
}

/* After the move of an opponent the table waits for a press, where somebody plays on. */
static void wait_for_press(struct table *table, int mover)
{
    const struct session *session = &table->session;
    bool waits = table->front->settings.wait_move && !session_is_human(session, mover) &&
                 session_turn(session) != SEAT_NONE && !table_is_lesson(table);
    table->waits_at = waits ? session_moves(session) : 0;
}

/* Says why a move is refused; the table's message and the view show it. */
static void refuse(struct table *table, int seat, struct move move, refusal why)
{
    char reason[200];
    struct text out = text_in(reason, sizeof reason);
    table->game->words.refusal(table_seen(table), move, why, &out);
    table_say(table, true, "%s", reason);
    show_refused(table, move);
    front_trace(table->front, "\"kind\":\"refusal\",\"seat\":%d,\"reason\":\"%s\"", seat,
                table->session.game->refusal_names[why]);
}

static void trace_move(const struct table *table, const char *kind, int seat, struct move move)
{
    char buffer[64];
    struct text line = text_in(buffer, sizeof buffer);
    table->session.game->move_format(move, &line);
    front_trace(table->front, "\"kind\":\"%s\",\"seat\":%d,\"move\":\"%s\"", kind, seat, buffer);
}

/* The rules are elsewhere: what this seat knows tells most refusals before the move is sent. */
static refusal send(struct table *table, int seat, struct move move)
{
    refusal why = table->session.game->why_not(table_seen(table), move);
    if (why != REFUSAL_NONE) {
        refuse(table, seat, move, why);
        return why;
    }
    if (table_has_sent(table) || !table->send(table, move)) {
        show_refused(table, move);
        return TABLE_REFUSES;
    }
    table->sent_at = session_moves(&table->session);
    trace_move(table, "sent", seat, move);
    front_touch(table->front);
    return REFUSAL_NONE;
}

void table_follow(struct table *table, int mover, const struct event_list *events)
{
    table->ended = table_is_decided(table);
    table->celebrated = false;
    table_show(table, events);
    if (mover != SEAT_NONE) {
        wait_for_press(table, mover);
    }
    voices_moved(table->front, events);
}

void table_count(struct table *table)
{
    day_note(table->front);
    journey_note(table->front);
    record_results_note(table->front);
    achieved_note(table->front);
}

refusal table_play(struct table *table, struct move move)
{
    struct event_list events = {0};
    int seat = session_turn(&table->session);
    const char *objection = lessons_object(table->front, move);
    if (objection) {
        table_say(table, true, "%s", objection);
        show_refused(table, move);
        front_trace(table->front, "\"kind\":\"refusal\",\"seat\":%d,\"reason\":\"lesson\"", seat);
        return TABLE_REFUSES;
    }
    if (table->send) {
        return send(table, seat, move);
    }
    if (session_is_full(&table->session)) {
        table_say_full(table->front);
        sounds_cue(table->front, CUE_BELL);
        return TABLE_REFUSES;
    }
    refusal why = session_play(&table->session, move, &events);
    if (why != REFUSAL_NONE) {
        refuse(table, seat, move, why);
        return why;
    }
    /* What is told is on the disk. */
    char error[SERVICE_ERROR_SIZE];
    bool saved = table_write(table->front, error);
    trace_move(table, "move", seat, move);
    table_follow(table, seat, &events);
    lessons_played(table->front);
    table_say_saved(table->front, saved, error);
    table_count(table);
    return REFUSAL_NONE;
}

/* Why not, in words. */
static void refuse_take_back(struct front *front)
{
    const struct journal *journal = &table_of(front)->session.journal;
    int mover = journal->count == 0 ? SEAT_NONE : journal->mover[journal->count - 1];
    const char *why = table_is_lesson(table_of(front)) ? _("A lesson goes on: nothing is taken back.")
                      : mover == SEAT_NONE             ? _("There is nothing to take back yet.")
                      : mover != table_you(table_of(front))
                          ? _("Somebody has acted since: your last move stays.")
                          : _("What that move showed has been seen: it stays.");
    table_say(table_of(front), true, "%s", why);
    sounds_cue(front, CUE_BELL);
}

void table_take_back(struct front *front)
{
    struct table *table = table_of(front);
    if (!table_can_take_back(front)) {
        refuse_take_back(front);
        return;
    }
    table_think_stop(front);
    session_undo(&table->session);
    table->hurried = table->ended = false;
    table_show_anew(table);
    front_trace(front, "\"kind\":\"undo\",\"seat\":%d", table_you(table_of(front)));
    voices_taken_back(front);
    table_say(table_of(front), false, "%s", _("Taken back: choose again."));
    sounds_cue(front, CUE_PICKUP);
    table_save(front);
    journey_note(front);
}

void table_next(struct front *front)
{
    if (table_is_lesson(table_of(front))) {
        lessons_finish(front);
        return;
    }
    if (journey_is_over(front)) {
        journey_go(front, OPEN_TRAVEL_BOOK);
        return;
    }
    if (session_is_full(&table_of(front)->session)) {
        front_go(front, OPEN_TITLE);
        return;
    }
    const struct day_game *day = table_of(front)->game->day;
    if (day && day_is_over(day, table_seen(table_of(front)))) {
        table_of(front)->session.journal.for_day = false; /* from here on it is a game of its own */
    }
    struct move next[GAME_MOVES_MAX];
    const struct session *session = &table_of(front)->session;
    CHECK(session_waits_for_table(session) &&
          session->game->legal_seen(table_seen(table_of(front)), next) == 1);
    refusal why = table_play(table_of(front), next[0]);
    CHECK(why == REFUSAL_NONE || table_is_guest(table_of(front)));
}
