/* SPDX-License-Identifier: MIT */
/* The rows of the dice in the table's menu: the slate of the game under way, and leaving a game for good. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/cubes/cubes_count.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/kept.h"
#include "front/cubes/words.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/scenes/page.h"
#include "front/stage/ask.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"

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

/* ---- leaving for good ---------------------------------------------------------------------------- */

/* Whether it is a person's turn in a game that counts. */
static bool may_leave(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    bool live = table_of(front)->seated && !table_is_lesson(table_of(front)) &&
                !table_is_day(table_of(front)) && !table_is_replay(table_of(front)) &&
                table_phase(table_of(front)) == GAME_PLAYING;
    int turn = live ? session_turn(session) : SEAT_NONE;
    return turn != SEAT_NONE && session_is_human(session, turn);
}

/* Whether a person still plays. */
static bool has_people(const struct front *front)
{
    const struct cubes_public *pub = cubes_table_seen(table_of(front));
    bool people = false;
    for (int seat = 0; seat < pub->seats; seat++) {
        people = people || (!pub->seat[seat].left && session_is_human(&table_of(front)->session, seat));
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
}

static void leave(struct front *front)
{
    if (!may_leave(front)) {
        return;
    }
    front_pop(front); /* the menu */
    table_play(table_of(front), (struct move){.kind = CUBES_MOVE_LEAVE});
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
     .shown = cubes_log_can,
     .act = cubes_log_show},
    {.row =
         {"pause.give_up", N_("Leave the game for good"),
          .text = N_(
              "Gives the game up, in your own turn. It asks first, and says what that does to the ranking.")},
     .shown = may_leave,
     .act = ask_leave},
    {.act = NULL},
};
