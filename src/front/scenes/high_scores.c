/* SPDX-License-Identifier: MIT */
#include "front/scenes/high_scores.h"

#include "front/scenes/acts.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/page/game_page.h"
#include "front/page/page_rows.h"
#include "front/records/record_results.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/ask.h"
#include "front/stage/bar.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

struct high_scores_state *high_scores_of(const struct front *front)
{
    return front_memory(front, &high_scores_scene);
}

enum {
    PAGES_MAX = HIGH_SCORES_PAGES + GAME_PAGES_MAX,
    ITEM_TAB = 0,
    ITEM_OPPONENT = ITEM_TAB + PAGES_MAX,
    ITEM_CLEAR,
    ITEM_DONE,
    ITEM_FIGURES,
    ITEM_GAME
};
enum { GROUP_TABS = 1, GROUP_BUTTONS };
enum { DIALOG_H = 908, VIEW_Y = 132, EDGE = 58, CHOICE_W = 340, CHOICE_GAP = 14 };

/* The game's own page that is shown; NULL: high scores or statistics are shown. */
static const struct game_page *own_shown(const struct front *front)
{
    return high_scores_own(front, high_scores_of(front)->page);
}

float high_scores_edge(const struct front *front)
{
    return dialog_folds(front) ? 30 : EDGE;
}

float high_scores_down(const struct front *front)
{
    return dialog_is_tight(front) && high_scores_turns()
               ? HIGH_SCORES_CHOICE_Y + HIGH_SCORES_CHOICE_H + CHOICE_GAP
               : 0;
}

struct rect high_scores_choice(const struct front *front, const struct form *form)
{
    float edge = high_scores_edge(front), left = form->box.x + edge, room = form_right(form, edge) - left;
    return (struct rect){left, form_y(form, HIGH_SCORES_CHOICE_Y), dialog_folds(front) ? room : CHOICE_W,
                         HIGH_SCORES_CHOICE_H};
}

static float page_length(const struct front *front)
{
    const struct game_page *own = own_shown(front);
    float room = form_room(&front->frame, BAR_HEIGHT).w;
    return own ? game_page_length(front, own, fminf(room, HIGH_SCORES_W))
           : high_scores_of(front)->page == PAGE_SCORES ? high_scores_length(front)
                                                        : statistics_length(front);
}

static struct form high_scores_form(const struct front *front)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    float tabs = form_touch(&front->frame, HIGH_SCORES_HEAD - 50), button = form_touch(&front->frame, 52);
    struct form_design design = {
        .w = HIGH_SCORES_W,
        .head = folds ? HIGH_SCORES_TABS + tabs + 24
                : low ? 110
                      : VIEW_Y,
        .foot = folds || low ? button + 32 : DIALOG_H - VIEW_Y - HIGH_SCORES_LENGTH,
        .step = 90,
    };
    design.length = page_length(front);
    design.most = folds ? fmaxf(fmaxf(high_scores_length(front), statistics_length(front)), design.length)
                        : HIGH_SCORES_LENGTH;
    return dialog_form(front, &high_scores_scene, &design);
}

static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    bool tight = dialog_is_tight(front);
    float h = form_touch(&front->frame, 52);
    return form_button(form, item == ITEM_DONE, 2, item == ITEM_CLEAR ? 340.0f : 236.0f, h, tight ? 30 : 58,
                       tight ? h + 16 : 84);
}

static bool has_any(const struct front *front)
{
    const struct records *records = high_scores_records(front);
    return high_scores_of(front)->page == PAGE_SCORES ? records_has_scores(records) : records->all.hands > 0;
}

static void turn_page(struct front *front, int page)
{
    const struct game_page *own = high_scores_own(front, page);
    if (own && own->open) {
        own->open(front);
    }
    int focus = page == PAGE_STATISTICS ? ITEM_OPPONENT : ITEM_DONE;
    high_scores_of(front)->page = page;
    scroll_to(front, 0);
    if (own_shown(front)) {
        struct form form = high_scores_form(front);
        focus = game_page_first(front, own_shown(front), &form, ITEM_DONE);
    }
    front_set_focus(front, focus);
    front_touch(front);
}

static void enter(struct front *front)
{
    *high_scores_of(front) =
        (struct high_scores_state){.page = PAGE_SCORES, .opponent = -1, .game = table_game(front)};
    if (high_scores_of(front)->game->records == NULL) {
        high_scores_turn(front, 0);
    }
    dialog_open(front, &high_scores_scene);
    front_set_focus(front, ITEM_DONE);
}

static void say_choice(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text more = text_in(says->more, sizeof says->more);
    if (item->id == ITEM_OPPONENT) {
        statistics_opponent_text(front, &more);
    } else {
        text_add(&more, _(high_scores_of(front)->game->label));
    }
}

static void say_tab(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    if (item->id - ITEM_TAB == high_scores_of(front)->page) {
        text_copy(says->more, sizeof says->more, _("Shown"));
    }
}

/* A page of the game's own has words of its own. */
static void say_own_tab(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct page_tab *tab = &high_scores_own(front, item->id - ITEM_TAB)->tab;
    text_copy(says->title, sizeof says->title, _(tab->title));
    text_copy(says->text, sizeof says->text, _(tab->text));
    say_tab(front, item, says);
}

static const struct item_row rows[] = {
    {"records.game", N_("The table"), N_("Which table’s records are shown: left and right change it."),
     say_choice, .id = ITEM_GAME, .sideways = true},
    {"statistics.opponent", N_("Played against"),
     N_("Whose games are counted here: left and right change it."), say_choice, .id = ITEM_OPPONENT,
     .sideways = true},
    {"tab.scores", N_("High scores"), N_("The best of each list at this table."), say_tab,
     .id = ITEM_TAB + PAGE_SCORES, .kind = KIND_TAB},
    {"tab.statistics", N_("Statistics"), N_("What you did in all your games, and how the last fifty ended."),
     say_tab, .id = ITEM_TAB + PAGE_STATISTICS, .kind = KIND_TAB},
    {"tab.*", N_("A page of this table"), N_("What is kept at this table besides."), say_own_tab,
     .id = ITEM_TAB + HIGH_SCORES_PAGES, .count = GAME_PAGES_MAX, .kind = KIND_TAB},
    {"records.done", N_("Done"), N_("Back to the title."), .id = ITEM_DONE, .group = GROUP_BUTTONS},
    {.name = NULL},
};

/* Of the lists and of the statistics. */
static const struct item_row below_rows[] = {
    {"scores.lists", N_("The lists"), .text = N_("The best that was reached at this table."),
     .kind = KIND_TEXT},
    {"statistics.figures", N_("The figures"),
     .text = N_("What has been counted, and the last games as a plot."), .kind = KIND_TEXT},
};
static const struct item_row clear_rows[] = {
    {"scores.clear", N_("Clear scores"),
     N_("Empties the lists of this table, and asks first. The statistics stay."), .group = GROUP_BUTTONS},
    {"statistics.reset", N_("Reset statistics"),
     N_("Forgets everything counted here, and asks first. The high scores stay."), .group = GROUP_BUTTONS},
};

/* The part of the page below its controls. */
static struct rect page_below(const struct front *front, const struct form *form)
{
    bool scores = high_scores_of(front)->page == PAGE_SCORES;
    struct rect choice = scores ? high_scores_choice(front, form) : statistics_choice(front, form);
    float top = choice.y + choice.h + 12;
    return (struct rect){form->view.box.x + 4, top, form_right(form, 30) - form->view.box.x - 4,
                         form_y(form, scores ? high_scores_length(front) : statistics_length(front)) - top};
}

/* Adds the items of the lists or of the statistics, which scroll. */
static void page_items(const struct front *front, const struct form *form, struct focus_list *list)
{
    bool scores = high_scores_of(front)->page == PAGE_SCORES;
    if (high_scores_turns()) {
        item_add(list, rows, ITEM_GAME, high_scores_choice(front, form), true);
    }
    if (!scores) {
        item_add(list, rows, ITEM_OPPONENT, statistics_choice(front, form), true);
    }
    if (form->scrolls && list->count > 0) {
        item_add_end(list, &below_rows[!scores], ITEM_FIGURES, page_below(front, form), true, "");
        form_items(form, list);
    }
}

static void items(const struct front *front, struct focus_list *list)
{
    struct form form = high_scores_form(front);
    const struct game_page *own = own_shown(front);
    bool scores = high_scores_of(front)->page == PAGE_SCORES;
    if (own) {
        game_page_items(front, own, &form, list, ITEM_FIGURES);
    } else {
        page_items(front, &form, list);
    }
    for (int page = 0; page < high_scores_pages(front); page++) {
        const struct game_page *other = high_scores_own(front, page);
        item_add_end(list, item_row(rows, ITEM_TAB + page), ITEM_TAB + page,
                     high_scores_tab(front, form.box, page), true, other ? other->tab.end : "");
        list->item[list->count - 1].group = GROUP_TABS;
    }
    if (!own) {
        item_add_end(list, &clear_rows[!scores], ITEM_CLEAR, button_box(front, &form, ITEM_CLEAR),
                     has_any(front), "");
    }
    item_add(list, rows, ITEM_DONE, button_box(front, &form, ITEM_DONE), true);
}

static void clear_scores(struct front *front)
{
    records_clear_scores(high_scores_records(front));
    record_results_save(front, high_scores_of(front)->game);
}

static void reset_statistics(struct front *front)
{
    records_reset_statistics(high_scores_records(front));
    high_scores_of(front)->opponent = -1;
    record_results_save(front, high_scores_of(front)->game);
}

static void ask_clear(struct front *front)
{
    if (!has_any(front)) {
        sounds_cue(front, CUE_BELL);
    } else if (high_scores_of(front)->page == PAGE_SCORES) {
        confirm_ask(front, _("Clear the scores?"), _("The high scores of this table are gone then."),
                    _("Clear"), _("Keep them"), clear_scores);
    } else {
        confirm_ask(front, _("Reset the statistics?"),
                    _("Everything counted at this table so far is gone then."), _("Reset"), _("Keep it"),
                    reset_statistics);
    }
}

/* Turns to the next choice: all opponents, then each of them. */
static void next_opponent(struct front *front, int step)
{
    int count = high_scores_records(front)->opponents + 1;
    int *opponent = &high_scores_of(front)->opponent;
    *opponent = (*opponent + 1 + step + count) % count - 1;
    front_touch(front);
}

static bool intent(struct front *front, const struct intent *intent)
{
    const struct game_page *own = own_shown(front);
    if (own && game_page_intent(front, own, intent)) {
        return true;
    }
    int focus = front_focus(front), step = intent->kind == INTENT_RIGHT ? 1 : -1;
    switch (intent->kind) {
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (focus == ITEM_OPPONENT) {
            next_opponent(front, step);
        } else if (focus == ITEM_GAME) {
            high_scores_turn(front, step);
        }
        return focus == ITEM_OPPONENT || focus == ITEM_GAME;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn_page(front, (high_scores_of(front)->page + (intent->kind == INTENT_PAGE_NEXT ? 1 : -1) +
                          high_scores_pages(front)) %
                             high_scores_pages(front));
        return true;
    case INTENT_SECONDARY:
        if (!own) {
            ask_clear(front);
        }
        return true;
    default:
        return false;
    }
}

static void confirm(struct front *front, const struct focus_item *item)
{
    bool back = device_points(front->device) && front->pointer_x < rect_middle(item->box).x;
    if (item->id >= GAME_PAGE_ITEMS) {
        game_page_confirm(front, own_shown(front), item);
        return;
    }
    switch (item->id) {
    case ITEM_FIGURES:
        break;
    case ITEM_OPPONENT:
        next_opponent(front, back ? -1 : 1);
        break;
    case ITEM_GAME:
        high_scores_turn(front, back ? -1 : 1);
        break;
    case ITEM_CLEAR:
        ask_clear(front);
        break;
    case ITEM_DONE:
        dialog_cancel(front);
        break;
    default:
        turn_page(front, item->id - ITEM_TAB);
        break;
    }
}

static void draw_page(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    if (own_shown(front)) {
        game_page_draw(front, own_shown(front), list, form, focus);
        return;
    }
    form_rows(list, form);
    if (high_scores_turns()) {
        page_rows_choice(list, high_scores_choice(front, form), NULL, _(high_scores_of(front)->game->label),
                         focus == ITEM_GAME, 0);
    }
    if (high_scores_of(front)->page == PAGE_SCORES) {
        high_scores_draw(front, list, form);
    } else {
        statistics_draw(front, list, form, focus == ITEM_OPPONENT);
    }
    form_rows_end(list, form);
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = high_scores_form(front);
    struct rect box = form.box;
    int focus = front_focus_of(front, &high_scores_scene);
    bool scores = high_scores_of(front)->page == PAGE_SCORES;
    dialog_plate(front, list, &high_scores_scene, box, .60f, blend);
    high_scores_head(front, list, box, focus);
    draw_page(front, list, &form, focus);
    if (focus == ITEM_FIGURES) {
        form_focus(list, &form, false);
    }
    if (!own_shown(front)) {
        furniture_button(list, button_box(front, &form, ITEM_CLEAR),
                         scores ? _("Clear scores") : _("Reset statistics"), INK_PAPER,
                         has_any(front) ? INK_INK : INK_STONE, focus == ITEM_CLEAR,
                         front->pressed == ITEM_CLEAR);
    }
    dialog_button(front, list, button_box(front, &form, ITEM_DONE), _("Done"), true, ITEM_DONE, focus);
}

static void status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &high_scores_scene);
    const struct game_page *own = own_shown(front);
    if (own && own->hint) {
        struct text message = text_in(status->message, sizeof status->message);
        own->hint(front, focus >= GAME_PAGE_ITEMS ? focus : FOCUS_NONE, &message);
    } else if (focus == ITEM_CLEAR && !has_any(front)) {
        text_copy(status->message, sizeof status->message, _("Nothing has been counted yet"));
    } else if (front->guest) {
        text_copy(status->message, sizeof status->message,
                  _("Beside another Route Mille hands do not count"));
    }
    bar_prompt(status, PROMPT_MOVE,
               focus == ITEM_OPPONENT || focus == ITEM_GAME || focus >= GAME_PAGE_ITEMS ? _("Move and change")
                                                                                        : _("Choose"));
    if (!device_points(front->device)) {
        bar_prompt(status, PROMPT_PAGES, _("Page"));
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}

static void say_title(const struct front *front, struct text *out)
{
    const struct game_page *own = own_shown(front);
    bool scores = high_scores_of(front)->page == PAGE_SCORES;
    text_add_sentence(out, own ? _(own->title) : scores ? _("High scores") : _("Statistics"));
    text_add_sentence(out, _(high_scores_of(front)->game->label));
    if (high_scores_of(front)->page == PAGE_STATISTICS) {
        size_t from = out->length;
        statistics_plot_text(front, out);
        text_sentence(out, from);
    }
}

const struct scene high_scores_scene = {
    .name = "high_scores",
    .title = say_title,
    .state_size = sizeof(struct high_scores_state),
    .enter = enter,
    .items = items,
    .form = high_scores_form,
    .intent = intent,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .draw = draw,
    .status = status,
};
