/* SPDX-License-Identifier: MIT */
#include "front/cubes/cubes_count.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/table/table.h"

#include <string.h>

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

enum { MILLION = 1000000 };

static void add_roll(struct cubes_tally_seat *seat, const struct cubes_public *before,
                     const struct event *event)
{
    struct cubes_fraction risk = cubes_bust_of_roll(before, event->target);
    seat->dice += cubes_dice_in(event->target);
    seat->risks += risk.whole > 0 ? (int64_t)risk.part * MILLION / risk.whole : 0;
}

void cubes_tally_add(struct cubes_tally *tally, const struct cubes_public *before,
                     const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == CUBES_EVENT_GAME_STARTED) {
            *tally = (struct cubes_tally){.overtime = false};
        }
        tally->overtime = tally->overtime || event->kind == CUBES_EVENT_OVERTIME;
        if (event->seat < 0 || event->seat >= CUBES_SEATS_MAX) {
            continue;
        }
        struct cubes_tally_seat *seat = &tally->seat[event->seat];
        switch (event->kind) {
        case CUBES_EVENT_ROLLED:
            add_roll(seat, before, event);
            break;
        case CUBES_EVENT_SCORED:
            seat->fives += event->card == CUBES_FIVE_ALIKE;
            seat->straights += event->card == CUBES_STRAIGHT;
            break;
        case CUBES_EVENT_ALL_FIVE:
            seat->hot++;
            break;
        case CUBES_EVENT_STOOD:
            seat->last = event->value * CUBES_FIFTY;
            break;
        case CUBES_EVENT_ON_BOARD:
            seat->boarded = before->seat[event->seat].turns;
            break;
        default:
            break;
        }
    }
}

/* Observed by no seat: nothing is hidden in this game. */
void cubes_tally_of(const struct session *session, struct cubes_tally *tally)
{
    const struct journal *journal = &session->journal;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct cubes_public before;
    struct event_list events = {0};
    *tally = (struct cubes_tally){.overtime = false};
    journal_deal(journal, state, &events);
    for (int i = 0; i <= journal->count; i++) {
        session->game->observe(state, SEAT_NONE, &before);
        if (i > 0) {
            events.count = 0;
            refusal why = session->game->apply(state, journal->move[i - 1], &events);
            CHECK(why == REFUSAL_NONE);
        }
        cubes_tally_add(tally, &before, &events);
    }
}

static void put_figures(const struct cubes_tally_seat *of, const struct cubes_seat *seat,
                        struct records_hand *hand)
{
    enum { MILLIONTHS = MILLION / RECORDS_PARTS };
    /* The game's own, in the order of `figures`. */
    const int own[] = {seat->best,     seat->busts,
                       seat->turns,    of->hot,
                       of->boarded,    of->dice,
                       of->fives,      of->straights,
                       seat->left,     (int)((of->risks + MILLIONTHS / 2) / MILLIONTHS),
                       of->boarded > 0};
    memcpy(hand->figure, own, sizeof own);
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
    struct cubes_tally tally;
    cubes_tally_of(session, &tally);
    put_figures(&tally.seat[own], &seen->seat[own], hand);
    hand->id = session->game->hash(session->state);
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
