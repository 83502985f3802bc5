/* SPDX-License-Identifier: MIT */
#include "front/mille/score.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_sound.h"
#include "front/narration/narration.h"
#include "front/scenes/leaving.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/consolation.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/mille/sheet_acts.h"
#include "front/mille/sides.h"
#include "front/records/record_results.h"
#include "front/scenes/day_page.h"
#include "front/scenes/ending.h"
#include "front/scenes/review.h"
#include "front/sound/rise.h"
#include "front/sound/sounds.h"
#include "front/stage/dialog.h"

#include <math.h>

struct score_state *score_of(const struct front *front)
{
    return front_memory(front, &score_scene);
}

enum { COUNTER_TICKS = 4 };
static const float LINE_MS = 350, TOTAL_MS = 600, POSTMARK_MS = 180;

static float step_ms(int step)
{
    return step < SCORE_STEP_HAND ? LINE_MS : step < SCORE_STEP_POSTMARK ? TOTAL_MS : POSTMARK_MS;
}

float score_progress(const struct front *front, int step, float blend)
{
    const struct score_state *score = score_of(front);
    if (step != score->step) {
        return step < score->step ? 1.0f : 0.0f;
    }
    return fminf(((float)score->ticks + blend) / (float)front_ticks(front, step_ms(step)), 1.0f);
}

static void count_done(struct front *front)
{
    score_of(front)->step = SCORE_STEPS;
    score_of(front)->done = true;
    front_touch(front);
}

/* Whether a step has something to count for any side. */
static bool counts(const struct score_state *score, int step)
{
    bool any = false;
    for (int side = 0; side < SIDES_MAX; side++) {
        any = any || (step < SCORE_LINES ? score->line[side][step] : score->hand_total[side]) != 0;
    }
    return any;
}

/* Counters tick while they turn; a line of the sheet is typed, each a tick higher; at last the stamp comes
 * down. */
static void hear(struct front *front)
{
    const struct score_state *score = score_of(front);
    int step = score->step;
    bool turns = step == SCORE_MILES || step == SCORE_STEP_HAND || step == SCORE_STEP_OVERALL;
    if (step == SCORE_STEP_POSTMARK && score->ticks == 1) {
        mille_sound_cue(front, MILLE_CUE_STAMP);
    } else if (turns && score->ticks % COUNTER_TICKS == 1 && counts(score, step)) {
        sounds_cue(front, (enum cue)rise_cue(score->ticks / COUNTER_TICKS));
    } else if (!turns && score->ticks == 1 && counts(score, step)) {
        int lines = 0;
        for (int before = 0; before < step; before++) {
            lines += counts(score, before);
        }
        mille_sound_cue(front, MILLE_CUE_DING);
        sounds_cue(front, (enum cue)rise_cue(lines));
    }
}

static void next_step(struct front *front)
{
    struct score_state *score = score_of(front);
    score->ticks = 0;
    if (++score->step == SCORE_STEPS) {
        count_done(front);
    }
}

/* The side with the most points in the hand, of equal ones the first from the viewer's on. */
static int best_side(const struct front *front)
{
    const struct table *table = table_of(front);
    const int32_t *total = score_of(front)->hand_total;
    int best = mille_table_row_side(table, 0);
    for (int row = 1; row < mille_table_rows(table); row++) {
        int side = mille_table_row_side(table, row);
        best = total[side] > total[best] ? side : best;
    }
    return best;
}

/* By how many points a side won the hand over the next best; below 0: it lost by so many. */
static int ahead_by(const struct front *front, int side)
{
    const int32_t *total = score_of(front)->hand_total;
    int next = -1;
    for (int other = 0; other < mille_table_rows(table_of(front)); other++) {
        next = other != side && (next < 0 || total[other] > total[next]) ? other : next;
    }
    return total[side] - total[next];
}

/* The kind word, for a person who lost a hand for the first time and has never won a game. */
static void console(struct front *front)
{
    struct score_state *score = score_of(front);
    const struct table *table = table_of(front);
    const struct session *session = &table->session;
    int you = table_you(table), card;
    bool played = !table_is_lesson(table) && !table_is_apart(table) && !table_is_replay(table) &&
                  session_is_human(session, you) && !table_shared(table);
    if (!played || ahead_by(front, table_side_of(table, you)) >= 0 ||
        mille_choice(&front->settings, MILLE_CHOICE_CONSOLED) ||
        records_tally(records_of(front), -1)->won > 0) {
        return;
    }
    struct text out = text_in(score->kind_word, sizeof score->kind_word);
    enum consolation tip = consolation_of(&session->journal, mille_table_seen(table), you, &card);
    consolation_text(tip, card, (unsigned)session_moves(session), mille_table_rows(table) > 2, &out);
}

static void enter(struct front *front)
{
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    struct score_state *score = score_of(front);
    *score = (struct score_state){
        .hand_number = pub->hand_number,
        .place = sheet_place_of(pub),
        .game_over = pub->phase == PHASE_GAME_OVER,
        /* A lesson's cards were prepared: its journal does not tell of them. */
        .can_review = !table_is_lesson(table_of(front)) &&
                      review_offered(table_of(front)->game, &table_of(front)->session.journal)};
    for (int side = 0; side < pub->sides; side++) {
        mille_score(pub, side, score->line[side]);
        score->hand_total[side] = mille_hand_total(pub, side);
        score->overall[side] = mille_overall(pub, side);
        score->games[side] = pub->side[side].games;
    }
    console(front);
    if (front->settings.reduced_motion) {
        mille_sound_cue(front, MILLE_CUE_STAMP);
        count_done(front);
    }
    dialog_open(front, &score_scene);
    front_set_focus(front, SHEET_NEXT);
}

static void open_review(struct front *front)
{
    const struct journal *journal = &table_of(front)->session.journal;
    review_open(front, journal, table_you(table_of(front)), journal->count);
}

struct sheet_form score_form(const struct front *front)
{
    struct sheet_form form = sheet_form_of(front);
    form.review = score_of(front)->can_review;
    /* A kind word needs the height, and so do the goals of an evening; a kind word in large letters that of a
     * second row of buttons too. */
    bool kind_word = score_of(front)->kind_word[0];
    form.one_row = form.one_row || (kind_word && form.kind == SHEET_SIDE && front->frame.grown > 1);
    form.aside = form.review && form.one_row && !kind_word && !journey_at_table(front);
    return form;
}

static const struct item_row rows[] = {
    {"score.review", N_("Review"),
     N_("Shows each of your choices in this hand beside what the ace would have done, and what it cost. H "
        "does it too."),
     .id = SHEET_REVIEW},
    {"score.next", N_("Go on"), N_("Deals the next hand, or shows who won the game."), journey_say_onward,
     .id = SHEET_NEXT},
    {"score.leave", N_("Leave table"), N_("Back to the title. The game waits there under Continue."),
     journey_say_leave, .id = SHEET_LEAVE},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    const struct sheet_form sheet = score_form(front);
    sheet_items(&sheet, rows, list);
}

static bool intent(struct front *front, const struct intent *intent)
{
    struct score_state *score = score_of(front);
    if (score->done) {
        if (score->can_review && intent->kind == INTENT_KEY && intent->key == 'h' && !intent->repeat) {
            sounds_cue(front, CUE_PRESS);
            open_review(front);
            return true;
        }
        return sheet_intent(front, intent, &score->said);
    }
    if (!intent_is_button(intent->kind)) {
        return false;
    }
    if (!intent->repeat) {
        if (score->hurried) {
            mille_sound_cue(front, MILLE_CUE_STAMP);
            count_done(front);
        } else {
            score->hurried = true;
            next_step(front);
        }
    }
    return true;
}

static void show_winner(struct front *front)
{
    ending_open(front);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == SHEET_LEAVE) {
        confirm_leave_table(front);
    } else if (item->id == SHEET_REVIEW) {
        open_review(front);
    } else if (table_is_day(table_of(front))) {
        day_page_open_at(front, table_of(front)->game, day_of(front)->date);
    } else {
        if (score_of(front)->kind_word[0]) { /* it has been read */
            mille_choose(&front->settings, MILLE_CHOICE_CONSOLED, true);
            front_save_settings(front);
        }
        dialog_close(front, &score_scene, score_of(front)->game_over ? show_winner : table_next);
    }
}

static bool tick(struct front *front)
{
    struct score_state *score = score_of(front);
    if (dialog_tick(front, &score_scene)) {
        return true;
    }
    if (score->done) {
        return false;
    }
    score->ticks++;
    hear(front);
    if (score->ticks >= front_ticks(front, step_ms(score->step))) {
        next_step(front);
    }
    return true;
}

static void status(const struct front *front, struct status *status)
{
    const struct score_state *score = score_of(front);
    const struct table *table = table_of(front);
    status->lamp = true;
    if (!score->done) {
        text_copy(status->message, sizeof status->message, _("The hand is counted up"));
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Hurry")};
        return;
    }
    int best = best_side(front), ahead = ahead_by(front, best);
    char number[NUMBER_SIZE], name[96];
    struct text called = text_in(name, sizeof name);
    table_side_called(table, best, &called);
    number_figure(ahead, number);
    if (ahead == 0) {
        text_copy(status->message, sizeof status->message,
                  mille_table_rows(table) > 2 ? _("The best of this hand is shared") : _("The hand is even"));
    } else if (best == table_side_of(table, table_you(table)) && !table_shared(table)) {
        text_format(status->message, sizeof status->message, _("You win the hand by %s"), number);
    } else {
        text_format(status->message, sizeof status->message,
                    mille_side_seats(table) > 1 ? _("%s win the hand by %s") : _("%s wins the hand by %s"),
                    name, number);
    }
    if (table_is_day(table)) {
        struct text hint = text_in(status->hint, sizeof status->hint);
        day_count_text(front, day_of(front)->game, &hint);
    } else if (score->game_over) {
        text_copy(status->hint, sizeof status->hint, _("It decides the game."));
    }
    const struct sheet_form sheet = score_form(front);
    sheet_status(front, &score_scene, &sheet, score_next_label(front), score->said, status);
}

static void say_title(const struct front *front, struct text *out)
{
    struct status said = {.lamp = false};
    status(front, &said);
    text_add_sentence(out, said.message);
    text_add_sentence(out, score_of(front)->said ? "" : said.hint);
    size_t from = out->length;
    if (score_of(front)->done) {
        narration_scores(front, out);
        text_sentence(out, from);
    }
    text_add_sentence(out, score_of(front)->said ? _(score_of(front)->said) : "");
}

const struct scene score_scene = {
    .name = "score",
    .title = say_title,
    .state_size = sizeof(struct score_state),
    .opaque = true,
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = confirm_leave_table,
    .tick = tick,
    .draw = score_draw,
    .status = status,
};
