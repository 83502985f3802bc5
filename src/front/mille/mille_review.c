/* SPDX-License-Identifier: MIT */
/* The review of a hand at the road: each choice beside the ace's, and the luck of the draws. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_words.h"
#include "front/scenes/review.h"
#include "front/settings/names.h"
#include "games/mille/ai/review.h"
#include "ui/draw.h"

#include <string.h>

/* The luck of a hand, in millionths, from which on it is mentioned; the size of a card before words, and the
 * air behind it. */
enum { LUCK_NOTED = 30000, CARD_W = 34, CARD_H = 48, CARD_GAP = 12 };

/* ---- judging --------------------------------------------------------------------------------------- */

static int parts(const struct journal *journal)
{
    return review_can(journal) ? journal_hands_over(journal) : 0;
}

static int count(const void *memory)
{
    return ((const struct review *)memory)->count;
}

static const struct review_entry *entry_of(const void *memory, int number)
{
    return &((const struct review *)memory)->entry[number];
}

static struct review_choice choice(const void *memory, int number)
{
    const struct review_entry *entry = entry_of(memory, number);
    return (struct review_choice){.at = entry->at,
                                  .played = entry->played,
                                  .best = entry->best,
                                  .choices = entry->choices,
                                  .mark = (enum review_mark)entry->mark,
                                  .known = entry->known,
                                  .loss = entry->loss,
                                  .equal = entry->loss == 0,
                                  .rated = entry->lucky,
                                  .last = entry->luck};
}

/* ---- words ----------------------------------------------------------------------------------------- */

static void move_text(struct move move, struct text *out)
{
    switch ((enum mille_move_kind)move.kind) {
    case MOVE_DRAW:
        text_add(out, _("Draw"));
        break;
    case MOVE_PLAY:
        text_add(out, mille_card_name(move.card));
        break;
    case MOVE_DISCARD:
        text_addf(out, _("Discard %s"), mille_card_name(move.card));
        break;
    case MOVE_EXTEND:
        text_add(out, _("On to Menton"));
        break;
    case MOVE_FINISH:
        text_add(out, _("Stop at Avignon"));
        break;
    case MOVE_PASS:
        text_add(out, _("Pass"));
        break;
    case MOVE_NEXT:
    case MOVE_NONE:
        break;
    }
}

/* A hazard is played on one of several sides. */
static void aim(const struct journal *journal, struct move move, struct text *out)
{
    const struct game_setup *setup = &journal->setup;
    bool hazard = move.kind == MOVE_PLAY && mille_cards[move.card].family == FAMILY_HAZARD;
    if (hazard && setup->sides > 2) {
        /* TRANSLATORS: behind a hazard: on whom it is played. */
        text_addf(out, _(" on %s"), names_called(journal, move.target));
    }
    if (hazard && setup->sides > 2 && setup->seats > setup->sides) {
        text_addf(out, " & %s", names_called(journal, move.target + setup->sides));
    }
}

static void part_name(const void *memory, const struct journal *journal, int of, struct text *out)
{
    (void)journal, (void)of;
    text_addf(out, _("Hand %d"), ((const struct review *)memory)->hand_number);
}

static const char *rating_text(int rating)
{
    static const char *const titles[RATINGS] = {
        [RATING_GRAND_TOURER] = N_("Grand tourer"),
        [RATING_SEASONED_DRIVER] = N_("Seasoned driver"),
        [RATING_HOLIDAY_DRIVER] = N_("Holiday driver"),
        [RATING_DAY_TRIPPER] = N_("Day tripper"),
        [RATING_LEARNER] = N_("Learner"),
    };
    return rating < 0 ? "\u2026" : _(titles[rating]);
}

static void summary(const void *memory, struct review_summary *summary)
{
    struct review_sum sum = {0};
    char number[24];
    struct text mean = text_in(number, sizeof number), luck = text_in(summary->figure[0].text, 48);
    review_add(&sum, memory);
    memcpy(summary->mark, sum.mark, sizeof summary->mark);
    review_percent(judged_average(sum.loss, sum.decisions), 2, false, &mean);
    review_percent(sum.luck, 1, true, &luck);
    text_copy(summary->title, sizeof summary->title, rating_text(review_rating(&sum)));
    /* TRANSLATORS: a percentage: what each decision cost on average. */
    text_format(summary->line, sizeof summary->line, _("%s a decision"), number);
    text_copy(summary->figure[0].label, sizeof summary->figure[0].label, _("Luck"));
    summary->figures = 1;
    summary->says = sum.luck > LUCK_NOTED    ? _("The deck was kind.")
                    : sum.luck < -LUCK_NOTED ? _("The deck was unkind.")
                                             : _("The deck took no side.");
}

static bool is_best(const void *memory)
{
    struct review_sum sum = {0};
    review_add(&sum, memory);
    return review_rating(&sum) == RATING_GRAND_TOURER;
}

static void add(const void *memory, struct review_totals *totals)
{
    struct review_sum sum = {0};
    review_add(&sum, memory);
    totals->decisions += sum.decisions;
    totals->loss += sum.loss;
    totals->luck += sum.luck;
}

/* From 1, the learner, to RATINGS. */
static int grade(const struct review_totals *totals, const struct journal *journal, int seat)
{
    (void)journal, (void)seat;
    const struct review_sum sum = {.decisions = totals->decisions, .loss = totals->loss};
    int rating = review_rating(&sum);
    return rating < 0 ? 0 : RATINGS - rating;
}

/* A loss, said to the one whose choices these are; of two people, or two computers, by name. */
static void say_loss(const struct review_state *state, const char *loss, struct status *status)
{
    if (state->seats == 1) {
        text_format(status->message, sizeof status->message, _("It cost %s of your chance to win the game"),
                    loss);
    } else {
        /* TRANSLATORS: a name, then per cents: "It cost Paul 2.4% of the chance to win the game". */
        text_format(status->message, sizeof status->message,
                    _("It cost %1$s %2$s of the chance to win the game"),
                    names_called(&state->journal, state->seat[state->chosen]), loss);
    }
}

/* What a choice came to, in a sentence. */
static void status(const struct front *front, int number, struct status *status)
{
    const struct review_state *state = review_of(front);
    const struct review_entry *entry = entry_of(state->review, number);
    char figure[24];
    struct text out = text_in(figure, sizeof figure);
    struct text message = text_in(status->message, sizeof status->message);
    if (entry->choices == 1) {
        text_add(&message, _("There was only one move"));
    } else if (!entry->known) {
        text_add(&message, _("This move has yet to be looked at"));
        return;
    } else if (entry->loss > 0) {
        review_percent(entry->loss, 1, false, &out);
        say_loss(state, figure, status);
    } else if (memcmp(&entry->best, &entry->played, sizeof entry->best) == 0) {
        text_add(&message, _("The ace would have done the same"));
    } else {
        text_add(&message, _("As good as the ace’s choice"));
        status->spare = true; /* its verdict stands beside it */
    }
    if (entry->known) {
        out = text_in(figure, sizeof figure);
        review_percent(entry->win, 1, false, &out);
        text_format(status->hint, sizeof status->hint, _("Played at its best: %s"), figure);
    }
}

/* ---- drawing --------------------------------------------------------------------------------------- */

/* A little card before the words of a move, the back for a draw; at the end the card that was drawn. */
static float thing(struct draw_list *list, const void *memory, int number, enum review_cell cell,
                   struct point at, bool folded)
{
    (void)folded;
    const struct review_entry *entry = entry_of(memory, number);
    struct move move = cell == REVIEW_BEST ? entry->best : entry->played;
    bool card = move.kind == MOVE_PLAY || move.kind == MOVE_DISCARD, last = cell == REVIEW_LAST;
    if (last && entry->draws == 0) {
        return 0;
    }
    int shown = last ? entry->drawn[entry->draws - 1] : card ? move.card : CARD_NONE;
    if (last || card || move.kind == MOVE_DRAW) {
        draw_card(list, mille_card_asset(shown), "", INK_CREAM,
                  (struct rect){at.x, at.y - CARD_H / 2.0f, CARD_W, CARD_H}, 0, 0);
    } else {
        /* The stone of the goal. */
        draw_sprite(list, "icons/borne_plain", (struct rect){at.x + 2, at.y - 22, 30, 44});
    }
    return CARD_W + CARD_GAP;
}

const struct game_review mille_review = {
    .size = sizeof(struct review),
    .task_size = sizeof(struct review_task),
    .iterations = REVIEW_ITERATIONS,
    .judge = N_("THE ACE"),
    .last = N_("LUCK"),
    .last_signed = true,
    /* TRANSLATORS: what the ace would do here: a card, or "Discard 75". */
    .advice = N_("The ace: %s"),
    .flawless = N_("No move cost anything: well driven!"),
    .parts = parts,
    .start = review_start,
    .next = review_next,
    .work = review_think,
    .take = review_take,
    .count = count,
    .choice = choice,
    .summary = summary,
    .best = is_best,
    .add = add,
    .grade = grade,
    /* TRANSLATORS: two percentages of the chance to win. */
    .cost = N_("Of your chances to win, the draws took %s, your choices %s."),
    .part_name = part_name,
    .words = move_text,
    .aim = aim,
    .thing = thing,
    .status = status,
};
