/* SPDX-License-Identifier: MIT */
/* The log of turns: each can be watched again from its beginning, and played on from. */
#include "front/cubes/kept.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/front.h"
#include "front/scenes/page.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

static void begin_turn(struct cubes_turns_log *log, int seat, int32_t number)
{
    if (log->count == CUBES_LOG_TURNS) {
        memmove(log->turn, log->turn + 1, sizeof log->turn - sizeof log->turn[0]);
        log->count--;
    }
    log->turn[log->count++] =
        (struct cubes_logged){.seat = (uint8_t)seat, .number = number, .moves = log->moves};
}

/* Takes into an empty log what a sitting begins with that tells of no beginning: a prepared position. */
static void take_prepared(struct cubes_turns_log *log, const struct cubes_public *pub)
{
    log->games = 1;
    if (pub->phase != CUBES_PHASE_OVER) {
        begin_turn(log, pub->turn, pub->seat[pub->turn].turns);
        log->turn[log->count - 1].rolls = pub->phase == CUBES_PHASE_ROLLED;
    }
}

static void take(void *context, const struct event *event)
{
    struct cubes_turns_log *log = context;
    struct cubes_logged *last = log->count > 0 ? &log->turn[log->count - 1] : NULL;
    switch (event->kind) {
    case CUBES_EVENT_GAME_STARTED:
        log->count = 0;
        log->moves += log->games++ > 0; /* the table's move to the next game */
        break;
    case CUBES_EVENT_TURN:
        begin_turn(log, event->seat, event->value);
        break;
    case CUBES_EVENT_ROLLED:
        log->moves++;
        if (last) {
            last->rolls++;
        }
        break;
    case CUBES_EVENT_STOOD:
    case CUBES_EVENT_LEFT:
        log->moves++;
        /* fall through */
    case CUBES_EVENT_BUST:
        if (last) {
            last->end = event->kind;
            last->points = event->value * CUBES_FIFTY;
        }
        break;
    default:
        break;
    }
}

static void tell_prepared(const struct front *front, struct cubes_turns_log *log)
{
    const struct session *session = &table_of(front)->session;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct cubes_public seen;
    if (session->journal.position) {
        journal_deal(&session->journal, state, NULL);
        session->game->observe(state, table_you(table_of(front)), &seen);
        take_prepared(log, &seen);
    }
}

static void gather(struct front *front)
{
    struct cubes_turns_log *log = &cubes_kept_of(front)->log;
    *log = (struct cubes_turns_log){.count = 0};
    tell_prepared(front, log);
    session_retell(&table_of(front)->session, table_you(table_of(front)), take, log);
}

static int count(const struct front *front)
{
    return cubes_kept_of(front)->log.count;
}

/* The last one stands first. */
static const struct cubes_logged *logged(const struct front *front, int row)
{
    const struct cubes_turns_log *log = &cubes_kept_of(front)->log;
    return &log->turn[log->count - 1 - row];
}

static void row(const struct front *front, int at, struct text *left, struct text *right)
{
    const struct cubes_logged *turn = logged(front, at);
    struct cubes_look look = cubes_table_look(table_of(front));
    char points[NUMBER_SIZE];
    number_figure(turn->points, points);
    /* TRANSLATORS: the number of a turn, who plays it, and how many rolls it took: "3. Lucien · 2 rolls". */
    text_addf(left, _n("%d. %s · %d roll", "%d. %s · %d rolls", (int)turn->rolls), (int)turn->number,
              look.seat[turn->seat].name, (int)turn->rolls);
    switch (turn->end) {
    case CUBES_EVENT_STOOD:
        text_addf(right, "+%s", points);
        break;
    case CUBES_EVENT_BUST:
        text_addf(right, _("bust, −%s"), points);
        break;
    case CUBES_EVENT_LEFT:
        text_add(right, _("left the game"));
        break;
    default:
        text_add(right, _("under way"));
        break;
    }
}

static void hint(const struct front *front, int item, struct text *out)
{
    (void)item;
    text_add(out, table_is_day(table_of(front)) ? _("The deal of the day is played once.")
                                                : _("Confirm a turn to watch the game again from there"));
}

/* Watched from its beginning, where one may play on. The deal of the day is played once. */
static bool choose(struct front *front, int at)
{
    int moves = logged(front, at)->moves, you = table_you(table_of(front));
    if (table_is_day(table_of(front))) {
        return false;
    }
    front_pop(front);
    if (front_scene(front) == &pause_scene) {
        front_pop(front);
    }
    replay_journal(front, &table_of(front)->session.journal, moves, you);
    return true;
}

static const struct page_list list = {
    .item = {"logged.*", N_("A turn"),
             .text = N_("Its rolls and what came of them. Confirm it to watch the game again from there, and "
                        "to play on from there.")},
    .count = count,
    .row = row,
    .choose = choose};
static const struct game_page page = {
    .area = {"log.turns", N_("Log of turns"), .text = N_("Every turn of this game, the last one first.")},
    .title = N_("Log of turns"),
    .open = gather,
    .hint = hint,
    .list = &list};

bool cubes_log_can(const struct front *front)
{
    return table_of(front)->seated && !table_is_lesson(table_of(front)) && !table_is_replay(table_of(front));
}

void cubes_log_show(struct front *front)
{
    if (cubes_log_can(front)) {
        page_open(front, &page);
    }
}
