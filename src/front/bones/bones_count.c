/* SPDX-License-Identifier: MIT */
/* What is counted of a round of dominoes for the statistics and the high scores. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/table/table.h"
#include "table/figures.h"

static const struct record_figure figures[] = {
    {.key = "games", .label = N_("Games")},
    {.key = "won", .label = N_("Games won"), .kind = RECORD_SHARE, .of = "games"},
    {.key = "hands", .label = N_("Rounds")},
    {.key = "points", .label = N_("Points a round"), .kind = RECORD_TENTHS, .of = "hands"},
    {.key = "scoring", .label = N_("Plays that scored"), .kind = RECORD_SHARE, .of = "plays"},
    {.key = "best_play", .label = N_("Best play"), .kind = RECORD_BEST},
    {.key = "best_round", .label = N_("Best round"), .kind = RECORD_BEST},
    {.key = "dominoes", .label = N_("Went out first"), .kind = RECORD_SHARE, .of = "hands"},
    {.key = "locks_won", .label = N_("Locked rounds won"), .kind = RECORD_SHARE, .of = "locks"},
    {.key = "knocks", .label = N_("Knocks")},
    {.key = "redeals", .label = N_("Redeals")},
    {.key = "big_fives", .label = N_("Big Fives led")},
    {.key = "plays"},
    {.key = "locks"},
    {.key = NULL},
};

static const struct record_ranking rankings[] = {
    [BONES_RANKING_TOTAL] = {.word = "total",
                             .label = N_("HIGHEST TOTALS"),
                             .said = N_("highest total"),
                             .by = RECORD_BY_GAME},
    [BONES_RANKING_PLAY] = {.word = "play",
                            .label = N_("BEST PLAYS"),
                            .said = N_("best play"),
                            .by = RECORD_BY_GAME},
    {.word = NULL},
};

const struct records_form bones_records = {
    .game = "bones", .figures = figures, .rankings = rankings, .step = 50};

bool bones_count_session(const struct session *session, const struct bones_public *pub,
                         struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    int own = record_results_own_seat(session);
    if (own == SEAT_NONE) {
        return false;
    }
    struct figures counted;
    figures_of_game(&counted, &bones_figures, own, &session->journal);
    records_put_figures(&bones_records, &counted, hand);
    hand->id = session_mark(session);
    hand->game_over = pub->phase == BONES_PHASE_GAME_OVER;
    hand->won = hand->game_over && pub->winner == own;
    for (int i = 0; i < pub->seats; i++) {
        int seat = (own + i) % pub->seats;
        hand->side[hand->sides++] = record_results_side(session, seat, bones_round_points(&pub->seat[seat]),
                                                        bones_side_points(pub, seat % pub->sides), keys[i]);
    }
    hand->side[0].score[BONES_RANKING_TOTAL] = hand->side[0].total;
    hand->side[0].score[BONES_RANKING_PLAY] = figures_all_of(&counted, "best_play");
    return true;
}

bool bones_count_round(const struct front *front, struct records_hand *hand,
                       char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    return bones_count_session(&table_of(front)->session, &bones_table_seen(table_of(front))->pub, hand,
                               keys);
}
