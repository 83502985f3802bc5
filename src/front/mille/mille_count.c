/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/settings/names.h"

enum { TOTALS_LEAST = 5000 };

/* Files hold those of its own by their places: the three stay as they are, and new ones follow. */
static const struct record_figure figures[] = {
    {.key = "games", .label = N_("Games")},
    {.key = "won", .label = N_("Games won"), .kind = RECORD_SHARE, .of = "games"},
    {.key = "longest", .label = N_("Longest winning streak")},
    {.key = "points", .label = N_("Average hand"), .kind = RECORD_MEAN, .of = "hands"},
    {.key = "hands", .label = N_("Hands")},
    {.key = "trips", .label = N_("Trips completed"), .kind = RECORD_SHARE, .of = "hands"},
    {.key = "coups", .label = N_("Coups fourrés")},
    {.key = "shut_outs", .label = N_("Shut-outs")},
    {.key = NULL},
};

static const struct record_ranking rankings[] = {
    [MILLE_RANKING_TOTAL] = {.word = "total",
                             .label = N_("HIGHEST TOTALS OVER %s"),
                             .said = N_("highest total"),
                             .by = RECORD_BY_TOTAL,
                             .least = TOTALS_LEAST},
    [MILLE_RANKING_SPREAD] = {.word = "spread",
                              .label = N_("LARGEST SPREADS"),
                              .said = N_("largest spread"),
                              .by = RECORD_BY_SPREAD},
    {.word = NULL},
};

const struct records_form mille_records = {
    .game = "mille", .figures = figures, .rankings = rankings, .step = 1000, .in_row = true};

bool mille_count(const struct front *front, struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    const struct session *session = &table_of(front)->session;
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    const struct journal_seat *seat = session->journal.seat;
    int you = mille_side_of(pub, TABLE_YOU);
    char *key = keys[0];
    if (!session_is_human(session, TABLE_YOU)) {
        return false;
    }
    if (seat[TABLE_OPPONENT].player == PLAYER_HUMAN) {
        records_person_key(names_is_nameless(seat, TABLE_OPPONENT) ? "" : seat[TABLE_OPPONENT].name, key);
    } else {
        text_copy(key, RECORDS_KEY_SIZE, session->game->players[seat[TABLE_OPPONENT].player].name);
    }
    hand->id = session->game->hash(session->state);
    hand->game_over = pub->phase == PHASE_GAME_OVER;
    hand->sides = 2;
    int16_t line[SCORE_LINES];
    mille_score(pub, you, line);
    hand->figure[MILLE_FIGURE_TRIPS] = pub->trip_side == you;
    hand->figure[MILLE_FIGURE_SHUT_OUTS] = line[SCORE_SHUT_OUT] > 0;
    hand->figure[MILLE_FIGURE_COUPS] = line[SCORE_COUP_FOURRE] / mille_points[SCORE_COUP_FOURRE];
    for (int i = 0; i < 2; i++) {
        int side = mille_side_of(pub, i);
        /* Where two play, "You" would be either. */
        hand->side[side] = (struct records_side){
            .key = key,
            .name =
                names_several_people(&session->journal) ? names_called(&session->journal, i) : seat[i].name,
            .computer = seat[i].player != PLAYER_HUMAN,
            .hand = mille_hand_total(pub, side),
            .total = mille_overall(pub, side),
        };
    }
    hand->won = hand->side[0].total > hand->side[1].total;
    return true;
}
