/* SPDX-License-Identifier: MIT */
#include "front/table/sit.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/table/company.h"
#include "front/table/motion.h"
#include "front/table/movement.h"
#include "front/table/saves.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/think.h"
#include "front/table/turn.h"
#include "front/voices/voices_table.h"
#include "ui/tween.h"

static void trace_events(const struct table *table, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        char buffer[160];
        struct text line = text_in(buffer, sizeof buffer);
        table->session.game->event_format(event_seen_by(events->item[i], table_you(table)), &line);
        front_trace(table->front, "\"kind\":\"event\",\"event\":\"%s\"", buffer);
    }
}

void table_add_events(struct table *table, const struct event_list *events)
{
    struct event_list seen = {.count = events->count};
    for (int i = 0; i < events->count; i++) {
        seen.item[i] = event_seen_by(events->item[i], table_you(table));
    }
    struct motion *motion = table_motion(table);
    motion->reduced = table->front->settings.reduced_motion;
    if (motion->count > MOTION_STEPS_MAX - 2 * GAME_EVENTS_MAX) { /* no event takes more than two steps */
        table_finish(table, false);
    }
    const struct game_view *view = table->game->view;
    if (view->add) {
        view->add(table, &seen);
        return;
    }
    for (int i = 0; i < seen.count; i++) {
        float length = motion->reduced ? 0 : (float)view->step_ms;
        motion_push(motion, seen.item[i].kind, &seen.item[i], length);
    }
}

static float pause_ms(const struct table *table)
{
    return table->game->view->pause_ms > 0 ? (float)table->game->view->pause_ms : table_think_ms;
}

/* The pause before a computer player's move, in ticks. */
static int pause_ticks(const struct table *table)
{
    const struct game_view *view = table->game->view;
    if (view->veiled && view->veiled(table)) {
        int least = tween_ticks(table_veil_least_ms), ticks = front_ticks(table->front, table_veil_ms);
        return ticks > least ? ticks : least;
    }
    bool regret = table->front->settings.pace < SETTINGS_PACE_MOST && table_can_take_back(table->front);
    return front_ticks(table->front, regret ? table_regret_ms : pause_ms(table));
}

/* What the title says of it. */
static void note_standing(struct table *table)
{
    table->can_continue = !table_is_decided(table);
    table->hand_number = table->session.game->hand_number(table_seen(table));
}

void table_show(struct table *table, const struct event_list *events)
{
    trace_events(table, events);
    table_add_events(table, events);
    table->think_ticks = pause_ticks(table);
    table->waits_at = 0;
    table->message[0] = '\0';
    table->refused = false;
    if (!table_is_lesson(table) && !table_is_apart(table)) {
        note_standing(table);
    }
    front_touch(table->front);
}

/* The seat that may take its move back: that at the foot of the screen, and where nothing is hidden that of
 * any person. */
static int who_takes_back(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    int last = session->journal.count - 1, mover = last < 0 ? SEAT_NONE : session->journal.mover[last];
    bool person = mover != SEAT_NONE && table_sits_here(table_of(front), mover);
    return person && !session->game->secrets ? mover : table_you(table_of(front));
}

bool table_can_take_back(const struct front *front)
{
    return !table_is_lesson(table_of(front)) && !journey_is_over(front) &&
           session_may_undo(&table_of(front)->session, who_takes_back(front));
}

void table_see(struct table *table, int seat)
{
    table->viewer = seat;
    table_show_anew(table);
    front_touch(table->front);
}

void table_free(struct table *table)
{
    table_hint_stop(table->front);
    table_think_stop(table->front);
    if (table->seated) {
        session_end(&table->session);
        table->seated = false;
    }
}

void table_sit(struct table *table)
{
    table->seated = true;
    table->hurried = table->refused = table->opened = false;
    table->ended = table->celebrated = false;
    table->message[0] = '\0';
    table->told = (struct told){.turn = SEAT_NONE};
    table->stakes = (struct stakes_shown){.turn = SEAT_NONE};
    if (table->game->view->sit) {
        table->game->view->sit(table);
    }
}

/* Who sits at the foot of the screen: the person whose turn it is, or the first person. */
static int first_viewer(const struct session *session)
{
    int turn = session_turn(session);
    if (turn != SEAT_NONE && session_is_human(session, turn)) {
        return turn;
    }
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        if (session_is_human(session, seat)) {
            return seat;
        }
    }
    return 0;
}

void table_new(struct front *front, const struct game_front *game)
{
    table_turn_to(front, TABLE_LIVE);
    struct table *table = table_of(front);
    table_free(table_of(front));
    saves_forget(front);
    table_give(table, game);
    struct game_setup setup = {.seed = front->services->entropy(front->services->context)};
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    company_sit(front, game, &setup, seats);
    struct event_list events = {0};
    session_start(&table->session, game->game, &setup, seats, &events);
    table->viewer = first_viewer(&table->session);
    table_sit(table_of(front));
    if (game->view->begin) { /* what is dealt comes with the events of the deal */
        game->view->begin(table_of(front));
    } else {
        table_show_anew(table_of(front));
    }
    table_show(table_of(front), &events);
    if (game->words.begins) {
        struct text says = text_in(table->message, sizeof table->message);
        game->words.begins(table_seen(table), &says);
    }
    voices_sit(front);
    voices_moved(front, &events);
    table_save(front);
}

void table_again(struct table *table)
{
    table->viewer = first_viewer(&table->session);
    table_sit(table);
    table_show_anew(table);
    voices_sit(table->front);
    bool veiled = table->game->view->veiled && table->game->view->veiled(table);
    table->think_ticks = veiled ? pause_ticks(table) : front_ticks(table->front, pause_ms(table));
    note_standing(table);
    front_touch(table->front);
}

void table_take(struct front *front, const struct session *session)
{
    table_free(table_of(front));
    table_of(front)->session = *session;
    const struct game_front *game = game_front_of(session->game);
    CHECK(game != NULL);
    table_give(table_of(front), game);
    table_again(table_of(front));
}
