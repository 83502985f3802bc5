/* SPDX-License-Identifier: MIT */
#include "front/cubes/cubes_count.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/table/table.h"
#include "table/figures.h"

static const struct record_figure figures[] = {
    {.key = "games", .label = N_("Games")},
    {.key = "won", .label = N_("Games won"), .kind = RECORD_SHARE, .of = "games"},
    {.key = "points", .label = N_("Points a turn"), .kind = RECORD_TENTHS, .of = "turns"},
    {.key = "best_turn", .label = N_("Best turn"), .kind = RECORD_BEST},
    {.key = "busts", .label = N_("Busts"), .kind = RECORD_CHANCE, .of = "risks"},
    {.key = "turns", .label = N_("Turns")},
    {.key = "hot_dice", .label = N_("Hot dice")},
    {.key = "boarded", .label = N_("On board at turn"), .kind = RECORD_TENTHS, .of = "boards"},
    {.key = "dice", .label = N_("Dice rolled")},
    {.key = "fives", .label = N_("Five of a kind")},
    {.key = "straights", .label = N_("Straights")},
    {.key = "left", .label = N_("Left before the end")},
    {.key = "risks"},
    {.key = "boards"},
    {.key = NULL},
};

static const struct record_ranking rankings[] = {
    [CUBES_RANKING_TURNS] = {"turns", N_("FEWEST TURNS"), N_("fewest turns"), RECORD_BY_GAME, .low = true},
    [CUBES_RANKING_TURN] = {"best-turn", N_("BEST TURN"), N_("best turn"), .by = RECORD_BY_GAME},
    [CUBES_RANKING_LEAD] = {"lead", N_("GREATEST LEAD"), N_("greatest lead"), .by = RECORD_BY_GAME},
    [CUBES_RANKING_BLITZ + CUBES_RANKING_TURNS] = {"turns-blitz", N_("FEWEST TURNS, BLITZ"),
                                                   N_("fewest turns in Blitz"), RECORD_BY_GAME, .low = true},
    [CUBES_RANKING_BLITZ + CUBES_RANKING_TURN] = {"best-turn-blitz", N_("BEST TURN, BLITZ"),
                                                  N_("best turn in Blitz"), .by = RECORD_BY_GAME},
    [CUBES_RANKING_BLITZ + CUBES_RANKING_LEAD] = {"lead-blitz", N_("GREATEST LEAD, BLITZ"),
                                                  N_("greatest lead in Blitz"), .by = RECORD_BY_GAME},
    {.word = NULL},
};

const struct records_form cubes_records = {
    .game = "cubes", .figures = figures, .rankings = rankings, .best = RECORDS_BEST, .step = 1000};

/* ---- a game ------------------------------------------------------------------------------------- */

/* The sum of the chances of a bust of the rolls of a seat in the last game of a journal, in RECORDS_PARTS.
 * Not among the figures of the game, since a chance takes long to count. */
static int risks_of(const struct journal *journal, int seat)
{
    enum { MILLION = 1000000, MILLIONTHS = MILLION / RECORDS_PARTS };
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct cubes_public seen;
    int64_t risks = 0;
    journal_replay(journal, 0, state);
    for (int i = 0; i < journal->count; i++) {
        const struct move *move = &journal->move[i];
        journal->game->observe(state, SEAT_NONE, &seen);
        if (journal->mover[i] == SEAT_NONE) {
            risks = 0; /* another game */
        } else if (journal->mover[i] == seat && move->kind == CUBES_MOVE_ROLL) {
            struct cubes_fraction risk = cubes_bust_of_roll(&seen, move->card);
            risks += risk.whole > 0 ? (int64_t)risk.part * MILLION / risk.whole : 0;
        }
        refusal why = journal_apply(journal, i, state, NULL);
        CHECK(why == REFUSAL_NONE);
    }
    return (int)((risks + MILLIONTHS / 2) / MILLIONTHS);
}

void cubes_tally_of(const struct session *session, struct cubes_tally *tally)
{
    *tally = (struct cubes_tally){.overtime = false};
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        struct figures counted;
        figures_of_game(&counted, &cubes_figures, seat, &session->journal);
        tally->seat[seat] = (struct cubes_tally_seat){.last = figures_hand_of(&counted, "last_hold"),
                                                      .hot = figures_hand_of(&counted, "hot_dice"),
                                                      .boarded = figures_hand_of(&counted, "boarded"),
                                                      .dice = figures_hand_of(&counted, "dice")};
        tally->overtime = figures_hand_of(&counted, "overtimes") > 0;
    }
}

/* The turns of a game that was won; the best turn; the winner's lead over the next seat that stayed. */
static void put_scores(const struct cubes_public *seen, int seat, int score[RECORDS_RANKINGS])
{
    int *first = score + (seen->goal == CUBES_GOAL_BLITZ ? CUBES_RANKING_BLITZ : 0);
    int32_t lead = 0;
    bool won = cubes_winner(seen) == seat;
    bool ahead = won && cubes_staying(seen) > 1 && cubes_ahead(seen, &lead) == seat;
    first[CUBES_RANKING_TURNS] = won ? seen->seat[seat].turns : 0;
    first[CUBES_RANKING_TURN] = seen->seat[seat].best;
    first[CUBES_RANKING_LEAD] = ahead ? lead : 0;
}

bool cubes_count_session(const struct session *session, const struct cubes_public *seen,
                         struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    int own = record_results_own_seat(session);
    if (own == SEAT_NONE) {
        return false;
    }
    struct figures counted;
    figures_of_game(&counted, &cubes_figures, own, &session->journal);
    records_put_figures(&cubes_records, &counted, hand);
    hand->figure[records_place(&cubes_records, "risks")] = risks_of(&session->journal, own);
    hand->id = session_mark(session);
    hand->game_over = true;
    hand->won = cubes_winner(seen) == own;
    for (int i = 0; i < seen->seats; i++) {
        int seat = (own + i) % seen->seats;
        int32_t score = seen->seat[seat].score;
        hand->side[hand->sides] = record_results_side(session, seat, score, score, keys[i]);
        put_scores(seen, seat, hand->side[hand->sides++].score);
    }
    if (hand->sides == 1) {
        hand->side[0].key = RECORDS_ALONE;
    }
    return true;
}

bool cubes_count(const struct front *front, struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    return cubes_count_session(&table_of(front)->session, cubes_table_seen(table_of(front)), hand, keys);
}
