/* SPDX-License-Identifier: MIT */
/* The rows of the dice in the table's menu: the slate of the game under way, the log of its turns, and
 * leaving a game for good. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/kept.h"
#include "front/cubes/words.h"
#include "front/front.h"
#include "front/journey/achieved.h"
#include "front/records/record_results.h"
#include "front/scenes/page.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/stage/ask.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"

#include <string.h>

const struct game_page *const cubes_kept_pages[] = {&cubes_ranking_tab, &cubes_fair_tab, NULL};

/* ---- the slate of the game under way ------------------------------------------------------------- */

static void slate_hint(const struct front *front, int item, struct text *out)
{
    struct cubes_look look;
    struct cubes_slate_page page = cubes_slate_now(front, &look);
    if (item != FOCUS_NONE) {
        cubes_slate_hint(&page, item, out);
    } else {
        cubes_slate_text(&page, out);
    }
}

static const struct game_page slate = {
    .area = {"slate.columns", N_("The slate"), .text = N_("How every seat has fared in this game so far.")},
    .title = N_("The slate"),
    .open = cubes_slate_begin,
    .sheet = &cubes_slate_sheet,
    .lead = &cubes_slate_lead,
    .hint = slate_hint};

static bool has_slate(const struct front *front)
{
    return table_of(front)->seated && !table_is_lesson(table_of(front));
}

static void show_slate(struct front *front)
{
    page_open(front, &slate);
}

bool cubes_kept_show_slate(struct front *front)
{
    if (has_slate(front)) {
        show_slate(front);
    }
    return has_slate(front);
}

/* ---- the log of turns: each can be watched again from its beginning, and played on from ----------- */

static void begin_turn(struct cubes_turns_log *log, int seat, int32_t number)
{
    if (log->count == CUBES_LOG_TURNS) {
        memmove(log->turn, log->turn + 1, sizeof log->turn - sizeof log->turn[0]);
        log->count--;
    }
    log->turn[log->count++] =
        (struct cubes_logged){.seat = (uint8_t)seat, .number = number, .moves = log->moves};
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

/* Takes into an empty log what a sitting begins with that tells of no beginning: a prepared position. */
static void take_prepared(const struct front *front, struct cubes_turns_log *log)
{
    const struct session *session = &table_of(front)->session;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct cubes_public pub;
    if (!session->journal.position) {
        return;
    }
    journal_deal(&session->journal, state, NULL);
    session->game->observe(state, table_you(table_of(front)), &pub);
    log->games = 1;
    if (pub.phase != CUBES_PHASE_OVER) {
        begin_turn(log, pub.turn, pub.seat[pub.turn].turns);
        log->turn[log->count - 1].rolls = pub.phase == CUBES_PHASE_ROLLED;
    }
}

static void gather(struct front *front)
{
    struct cubes_turns_log *log = &cubes_kept_of(front)->log;
    *log = (struct cubes_turns_log){.count = 0};
    take_prepared(front, log);
    session_retell(&table_of(front)->session, table_you(table_of(front)), take, log);
}

static int log_count(const struct front *front)
{
    return cubes_kept_of(front)->log.count;
}

/* The last one stands first. */
static const struct cubes_logged *logged(const struct front *front, int row)
{
    const struct cubes_turns_log *log = &cubes_kept_of(front)->log;
    return &log->turn[log->count - 1 - row];
}

static void log_row(const struct front *front, int at, struct text *left, struct text *right)
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

static void log_hint(const struct front *front, int item, struct text *out)
{
    (void)item;
    text_add(out, table_is_day(table_of(front)) ? _("The deal of the day is played once.")
                                                : _("Confirm a turn to watch the game again from there"));
}

/* Watched from its beginning, where one may play on. The deal of the day is played once. */
static bool watch_turn(struct front *front, int at)
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

static const struct page_list log_list;

static void say_turn(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    page_list_say(front, &log_list, item->id - GAME_PAGE_ITEMS, says);
}

static const struct page_list log_list = {
    .item = {"logged.*", N_("A turn"), .kind = KIND_ENTRY, .more = say_turn,
             .text = N_("Its rolls and what came of them. Confirm it to watch the game again from there, and "
                        "to play on from there.")},
    .count = log_count,
    .row = log_row,
    .choose = watch_turn};
static const struct game_page turns_log = {
    .area = {"log.turns", N_("Log of turns"), .text = N_("Every turn of this game, the last one first.")},
    .title = N_("Log of turns"),
    .open = gather,
    .hint = log_hint,
    .list = &log_list};

static bool has_log(const struct front *front)
{
    return has_slate(front) && !table_is_replay(table_of(front));
}

static void show_log(struct front *front)
{
    page_open(front, &turns_log);
}

bool cubes_kept_show_log(struct front *front)
{
    if (has_log(front)) {
        show_log(front);
    }
    return has_log(front);
}

/* ---- leaving for good ---------------------------------------------------------------------------- */

/* Whether it is a person's turn in a game that counts. */
static bool may_leave(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    bool live =
        has_log(front) && !table_is_apart(table_of(front)) && table_phase(table_of(front)) == GAME_PLAYING;
    int turn = live ? session_turn(session) : SEAT_NONE;
    return turn != SEAT_NONE && table_sits_here(table_of(front), turn);
}

/* Whether a person still plays. */
static bool has_people(const struct front *front)
{
    const struct cubes_public *pub = cubes_table_seen(table_of(front));
    bool people = false;
    for (int seat = 0; seat < pub->seats; seat++) {
        people = people || (!pub->seat[seat].left && table_sits_here(table_of(front), seat));
    }
    return people;
}

/* The computer players play the game to its end, without a movement. */
static void finish_unseen(struct front *front)
{
    struct session *session = &table_of(front)->session;
    table_think_stop(front);
    for (int turn = session_turn(session); turn != SEAT_NONE && !session_is_full(session);
         turn = session_turn(session)) {
        struct event_list events = {.count = 0};
        refusal why = session_play(session, session_choose(session, turn), &events);
        CHECK(why == REFUSAL_NONE);
        cubes_kept_thrown(table_of(front), &events);
    }
    table_of(front)->game->view->reset(table_of(front));
    table_save(front);
    record_results_note(front);
    achieved_note(front);
}

static void leave(struct front *front)
{
    if (!may_leave(front)) {
        return;
    }
    front_pop(front); /* the menu */
    table_play(table_of(front), (struct move){.kind = CUBES_MOVE_LEAVE});
    table_of(front)->ended = false; /* the page at the end is for games that are played to it */
    if (session_turn(&table_of(front)->session) != SEAT_NONE && !has_people(front)) {
        finish_unseen(front);
    }
}

static void ask_leave(struct front *front)
{
    const struct cubes_public *pub = cubes_table_seen(table_of(front));
    char said[480];
    struct text out = text_in(said, sizeof said);
    cubes_kept_rank(front);
    cubes_leave_text(pub, cubes_kept_find(front, CUBES_WITH_OTHERS, pub->turn), !cubes_kept_reads(front),
                     &out);
    confirm_ask(front, _("Leave the game for good?"), said, _("Leave for good"), _("Play on"), leave);
}

const struct game_menu_row cubes_kept_menu[] = {
    {.row = {"pause.slate", N_("The slate"),
             .text = N_("How every seat stands in this game, sorted as you like.")},
     .shown = has_slate,
     .act = show_slate},
    {.row = {"pause.log", N_("Log of turns"),
             .text = N_("Every turn of this game; each can be watched again.")},
     .shown = has_log,
     .act = show_log},
    {.row =
         {"pause.give_up", N_("Leave the game for good"),
          .text = N_(
              "Gives the game up, in your own turn. It asks first, and says what that does to the ranking.")},
     .shown = may_leave,
     .act = ask_leave},
    {.act = NULL},
};
