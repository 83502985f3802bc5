/* SPDX-License-Identifier: MIT */
/* Whose high scores are shown: the games that count something, one at a time; and the tabs above the pages.
 */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/page/game_page.h"
#include "front/records/record_results.h"
#include "front/scenes/high_scores.h"
#include "front/stage/bar.h"
#include "front/stage/scroll.h"
#include "ui/furniture.h"

#include <math.h>

/* The form of games that do not give one. */
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

/* Finds the games that count hands; returns how many. */
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

enum { TABS_X = 560, RULE_X = 36 };

const struct game_page *high_scores_own(const struct front *front, int page)
{
    return game_page_at(high_scores_of(front)->game, page - HIGH_SCORES_PAGES);
}

int high_scores_pages(const struct front *front)
{
    return HIGH_SCORES_PAGES + game_pages_count(high_scores_of(front)->game);
}

static const char *tab_label(const struct front *front, int page)
{
    const struct game_page *own = high_scores_own(front, page);
    return own ? _(own->label) : page == PAGE_SCORES ? _("High scores") : _("Statistics");
}

struct rect high_scores_tab(const struct front *front, struct rect box, int page)
{
    bool folds = dialog_folds(front);
    float all = 0, before = 0, w = 0;
    for (int i = 0; i < high_scores_pages(front); i++) {
        float wide = draw_text_width(front->measure, tab_label(front, i), FONT_SIGN, 32, .6f) + 46;
        before += i < page ? wide + 8 : 0;
        all += wide + (i > 0 ? 8 : 0);
        w = i == page ? wide : w;
    }
    float room = folds ? box.w - 2 * RULE_X : box.w - TABS_X - 100,
          h = form_touch(&front->frame, HIGH_SCORES_HEAD - 50);
    float part = folds ? room / all : fminf(1, room / all);
    float left = folds ? RULE_X : box.w < HIGH_SCORES_W ? fmaxf(420, box.w - 110 - all) : TABS_X;
    if (!folds && box.w < HIGH_SCORES_W) {
        part = fminf(1, (box.w - left - 100) / all);
    }
    float foot = folds ? HIGH_SCORES_TABS + h : dialog_is_low(front) ? 90 : HIGH_SCORES_HEAD;
    return (struct rect){box.x + left + before * part, box.y + foot - h, w * part, h};
}

void high_scores_head(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    int page = high_scores_of(front)->page;
    const struct game_page *own = high_scores_own(front, page);
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    struct rect first = high_scores_tab(front, box, 0);
    float keys = box.w < HIGH_SCORES_W ? 86 : 102; /* the sign of a key before the tabs */
    float width = folds ? box.w - 180 : first.x - box.x - 54 - keys;
    float foot = folds ? first.y - 4 : first.y + first.h; /* above the tabs, or above their rule */
    furniture_title(list, box.x + (folds ? 36 : 54), foot, own ? _(own->title) : tab_label(front, page),
                    folds ? 56
                    : low ? 66
                          : 84,
                    fminf(width, 420));
    struct rect tab = {0};
    for (int i = 0; i < high_scores_pages(front); i++) {
        tab = high_scores_tab(front, box, i);
        furniture_tab(list, tab, tab_label(front, i), i == page);
    }
    draw_fill(list, (struct rect){box.x + RULE_X, tab.y + tab.h, box.w - 2 * RULE_X, 6}, INK_RED);
    bar_page_glyphs(front, list, box, high_scores_tab(front, box, 0), tab);
    if (focus >= 0 && focus < high_scores_pages(front)) {
        furniture_focus(list, high_scores_tab(front, box, focus), 10);
    }
}
