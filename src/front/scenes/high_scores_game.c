/* SPDX-License-Identifier: MIT */
/* Whose high scores are shown: the games of the house that count something, one at a time. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/records/record_results.h"
#include "front/scenes/high_scores_inside.h"
#include "front/stage/scroll.h"

/* What a game counts that says nothing else. */
static const struct record_figure plain_figures[] = {
    {.key = "games", .label = N_("Games")},
    {.key = "won", .label = N_("Games won"), .kind = RECORD_SHARE, .of = "games"},
    {.key = NULL},
};
static const struct record_ranking plain_rankings[] = {{.word = NULL}};
static const struct records_form plain = {
    .game = "", .figures = plain_figures, .rankings = plain_rankings, .step = 1000};

struct records *high_scores_records(const struct front *front)
{
    return record_results_records(front, high_scores_of(front)->game);
}

const struct records_form *high_scores_counts(const struct front *front)
{
    const struct records_form *form = high_scores_of(front)->game->records;
    return form ? form : &plain;
}

/* Those that count something. */
static int counting_games(const struct game_front *game[GAME_FRONTS_MAX])
{
    int count = 0;
    for (int i = 0; game_fronts[i]; i++) {
        if (game_fronts[i]->records) {
            game[count++] = game_fronts[i];
        }
    }
    return count;
}

bool high_scores_turns(const struct front *front)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    (void)front;
    return counting_games(game) > 1;
}

void high_scores_turn(struct front *front, int step)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    struct high_scores_state *state = high_scores_of(front);
    int count = counting_games(game), at = 0;
    while (at < count - 1 && game[at] != state->game) {
        at++;
    }
    if (count > 0) {
        state->game = game[(at + step + count) % count];
        state->opponent = -1;
        scroll_to(front, 0);
        front_touch(front);
    }
}
