/* SPDX-License-Identifier: MIT */
/* What is counted of a round of dominoes for the statistics and the high scores. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/table/table.h"

/* The game's own figures by their places in the list. */
enum {
    FIGURE_SCORING,
    FIGURE_BEST_PLAY,
    FIGURE_BEST_ROUND,
    FIGURE_DOMINOES,
    FIGURE_LOCKS_WON,
    FIGURE_KNOCKS,
    FIGURE_REDEALS,
    FIGURE_BIG_FIVES,
    FIGURE_PLAYS,
    FIGURE_LOCKS,
    FIGURES
};

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

/* What a seat has done, counted from the events that it sees. */
struct tale {
    int seat;
    int round[FIGURES]; /* of the last round */
    int best_of_game;   /* play */
};

static void note_score(struct tale *tale, const struct event *event)
{
    int *best = &tale->round[FIGURE_BEST_PLAY];
    tale->round[FIGURE_BIG_FIVES] += event->extra == BONES_LINE_BIG_FIVE;
    tale->round[FIGURE_LOCKS_WON] += event->extra == BONES_LINE_LOCKED;
    if (event->extra == BONES_LINE_ENDS || event->extra == BONES_LINE_BIG_FIVE) {
        tale->round[FIGURE_SCORING]++;
        *best = event->value > *best ? event->value : *best;
        tale->best_of_game = *best > tale->best_of_game ? *best : tale->best_of_game;
    }
}

static void note(void *context, const struct event *event)
{
    struct tale *tale = context;
    bool own = event->seat == tale->seat;
    switch (event->kind) {
    case BONES_EVENT_GAME:
        tale->best_of_game = 0;
        break;
    case BONES_EVENT_ROUND:
        *tale = (struct tale){.seat = tale->seat, .best_of_game = tale->best_of_game};
        break;
    case BONES_EVENT_LED:
    case BONES_EVENT_PLACED:
        tale->round[FIGURE_PLAYS] += own;
        break;
    case BONES_EVENT_SCORED:
        if (own) {
            note_score(tale, event);
        }
        break;
    case BONES_EVENT_PASSED:
        tale->round[FIGURE_KNOCKS] += own;
        break;
    case BONES_EVENT_REDEALT:
        tale->round[FIGURE_REDEALS] += own;
        break;
    case BONES_EVENT_DOMINOED:
        tale->round[FIGURE_DOMINOES] += own;
        break;
    case BONES_EVENT_LOCKED:
        tale->round[FIGURE_LOCKS]++;
        break;
    default:
        break;
    }
}

bool bones_count_session(const struct session *session, const struct bones_public *pub,
                         struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    struct tale tale = {.seat = record_results_own_seat(session)};
    if (tale.seat == SEAT_NONE) {
        return false;
    }
    session_retell(session, tale.seat, note, &tale);
    hand->id = session->game->hash(session->state);
    hand->game_over = pub->phase == BONES_PHASE_GAME_OVER;
    hand->won = hand->game_over && pub->winner == tale.seat;
    for (int i = 0; i < pub->seats; i++) {
        int seat = (tale.seat + i) % pub->seats;
        hand->side[hand->sides++] = record_results_side(session, seat, bones_round_points(&pub->seat[seat]),
                                                        bones_side_points(pub, seat % pub->sides), keys[i]);
    }
    tale.round[FIGURE_BEST_ROUND] = hand->side[0].hand;
    for (int i = 0; i < FIGURES; i++) {
        hand->figure[i] = tale.round[i];
    }
    hand->side[0].score[BONES_RANKING_TOTAL] = hand->side[0].total;
    hand->side[0].score[BONES_RANKING_PLAY] = tale.best_of_game;
    return true;
}

bool bones_count_round(const struct front *front, struct records_hand *hand,
                       char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    return bones_count_session(&table_of(front)->session, &bones_table_seen(table_of(front))->pub, hand,
                               keys);
}
