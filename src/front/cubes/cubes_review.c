/* SPDX-License-Identifier: MIT */
/* The review of a game of dice: what each choice cost compared with the engineer's, and how lucky each roll
 * was. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/cubes/words.h"
#include "front/scenes/review.h"
#include "games/cubes/ai/review.h"
#include "ui/shape.h"

#include <string.h>

enum { CHOICES_A_SLICE = 12, A_HUNDREDTH = 10000, A_TENTH = 100000, HALF_A_TURN = 500000 };

/* ---- judging ------------------------------------------------------------------------------------- */

/* The games of a journal, the last one over or not. */
static int parts(const struct journal *journal)
{
    int games = journal->count > 0;
    for (int i = 0; i + 1 < journal->count; i++) {
        games += journal->mover[i] == SEAT_NONE;
    }
    return games;
}

static void start(void *memory, const struct journal *journal, int seat, int part, uint32_t iterations)
{
    (void)iterations;
    cubes_review_start(memory, journal, seat, part);
}

static bool slice(void *memory, const struct journal *journal)
{
    bool more = true;
    for (int i = 0; i < CHOICES_A_SLICE && more; i++) {
        more = cubes_review_step(memory, journal);
    }
    return more;
}

static int count(const void *memory)
{
    return ((const struct cubes_review *)memory)->count;
}

static const struct cubes_review_entry *entry_of(const void *memory, int number)
{
    return &((const struct cubes_review *)memory)->entry[number];
}

static struct review_choice choice(const void *memory, int number)
{
    const struct cubes_review_entry *entry = entry_of(memory, number);
    return (struct review_choice){.at = entry->at,
                                  .played = entry->played,
                                  .best = entry->best,
                                  .choices = entry->choices,
                                  .mark = (enum review_mark)entry->mark,
                                  .known = true,
                                  .loss = entry->mark == MARK_NONE ? 0 : entry->loss,
                                  .equal = entry->loss == 0,
                                  .rated = entry->rolled,
                                  .last = entry->luck};
}

/* ---- words --------------------------------------------------------------------------------------- */

static const char *rating_title(int rating)
{
    static const char *const titles[CUBES_RATINGS] = {
        [CUBES_RATING_ENGINEER] = N_("As the engineer"), [CUBES_RATING_OLD_HAND] = N_("Old hand"),
        [CUBES_RATING_REGULAR] = N_("Regular"),          [CUBES_RATING_PASSER_BY] = N_("Passer-by"),
        [CUBES_RATING_LEARNER] = N_("Learner"),
    };
    return rating >= 0 && rating < CUBES_RATINGS ? _(titles[rating]) : _("No choice");
}

/* In percent of games won; of a game alone in turns. */
static void worth(const void *memory, int64_t worth, int decimals, bool plus, struct text *out)
{
    const struct cubes_review *review = memory;
    if (review->measure != CUBES_MEASURE_TURNS) {
        review_percent(worth, decimals, plus, out);
        return;
    }
    int64_t rounded = ((worth < 0 ? -worth : worth) + A_HUNDREDTH / 2) / A_HUNDREDTH;
    text_add(out, rounded == 0 || !plus ? "" : worth < 0 ? "\u2212" : "+");
    number_add_decimals(rounded, 2, out);
}

static void move_text(struct move move, struct text *out)
{
    int dice = cubes_dice_in(move.card);
    switch (move.kind) {
    case CUBES_MOVE_ROLL:
        text_addf(out, _n("Roll %d die", "Roll %d dice", dice), dice);
        break;
    case CUBES_MOVE_HOLD:
        text_add(out, _("Hold"));
        break;
    default:
        text_add(out, _("Leave"));
        break;
    }
}

static const char *note(const void *memory, int number)
{
    return entry_of(memory, number)->bust ? translate_context(NC_("review", "bust")) : NULL;
}

static void part_name(const void *memory, const struct journal *journal, int of, struct text *out)
{
    (void)journal, (void)of;
    text_addf(out, _("Game %d"), ((const struct cubes_review *)memory)->game + 1);
}

static void summary(const void *memory, struct review_summary *summary)
{
    struct cubes_review_sum sum = {.decisions = 0};
    char mean[48], busts[NUMBER_SIZE], figure[NUMBER_SIZE];
    struct text line = text_in(mean, sizeof mean), chance = text_in(busts, sizeof busts);
    struct text loss = text_in(summary->figure[0].text, sizeof summary->figure[0].text);
    struct text luck = text_in(summary->figure[1].text, sizeof summary->figure[1].text);
    cubes_review_add(&sum, memory);
    memcpy(summary->mark, sum.mark, sizeof summary->mark);
    worth(memory, judged_average(sum.loss, sum.decisions), 1, false, &line);
    worth(memory, sum.loss, 1, false, &loss);
    worth(memory, sum.luck, 1, true, &luck);
    number_add_decimals((sum.risks + A_TENTH / 2) / A_TENTH, 1, &chance);
    text_copy(summary->title, sizeof summary->title, rating_title(cubes_review_rating(&sum)));
    text_format(summary->line, sizeof summary->line, _("%s a decision"), mean);
    text_copy(summary->figure[0].label, sizeof summary->figure[0].label, _("Lost in all"));
    text_copy(summary->figure[1].label, sizeof summary->figure[1].label, _("Luck"));
    /* TRANSLATORS: a label beside a figure; so many of them are due to chance. */
    text_format(summary->figure[2].label, sizeof summary->figure[2].label, _("Busts (%s by chance)"), busts);
    text_copy(summary->figure[2].text, sizeof summary->figure[2].text, number_figure(sum.busts, figure));
    summary->figures = 3;
}

static void add(const void *memory, struct review_totals *totals)
{
    struct cubes_review_sum sum = {.decisions = 0};
    cubes_review_add(&sum, memory);
    totals->decisions += sum.decisions;
    totals->loss += sum.loss;
    totals->luck += sum.luck;
}

/* 1: less than half a turn was given away. */
static int grade(const struct review_totals *totals, const struct journal *journal, int seat)
{
    (void)totals;
    return cubes_review_turns(journal, seat, 0) < HALF_A_TURN;
}

static void status(const struct front *front, int number, struct status *status)
{
    const void *memory = review_of(front)->review;
    const struct cubes_review_entry *entry = entry_of(memory, number);
    struct review_choice judged = choice(memory, number);
    struct text hint = text_in(status->hint, sizeof status->hint);
    text_copy(status->message, sizeof status->message, _("Review"));
    status->spare = true;
    text_addf(&hint, "%s: ", review_verdict_text(&judged));
    move_text(entry->best, &hint);
    if (entry->rolled) {
        text_addf(&hint, _(", %d%% bust"), cubes_percent(entry->risk));
    }
}

/* ---- drawing ------------------------------------------------------------------------------------- */

/* The dice before the choice: held ones lie on gold. */
static float thing(struct draw_list *list, const void *memory, int number, enum review_cell cell,
                   struct point at, bool folded)
{
    const struct cubes_review_dice *dice = &entry_of(memory, number)->before;
    const float mini = folded ? 21 : 26, pitch = folded ? 26 : 32, points = folded ? 0 : 58;
    char figure[NUMBER_SIZE];
    if (cell != REVIEW_PLAYED) {
        return 0;
    }
    for (int place = 0; place < CUBES_DICE; place++) {
        float left = at.x + pitch * (float)place;
        if (!cubes_in_mask(dice->dice, place)) {
            continue;
        }
        bool held = cubes_in_mask(dice->held, place);
        shape_begin(list, (struct rect){left - 3, at.y - mini / 2 - 3, mini + 6, mini + 6});
        shape_rect(list, 0, 0, mini + 6, mini + 6, 6, paint_fill(held ? INK_OCHRE : INK_PINE));
        shape_end(list);
        cubes_draw_flat(list, dice->face[place], left, at.y - mini / 2, mini);
    }
    if (dice->points > 0 && !folded) {
        draw_text_fit(list, at.x + pitch * CUBES_DICE + points - 4, at.y + 9,
                      number_figure(dice->points * CUBES_FIFTY, figure), FONT_SIGN_SEMI, 24, INK_ASPHALT,
                      ANCHOR_END, points - 6);
    }
    return pitch * CUBES_DICE + points + 8;
}

const struct game_review cubes_reviews = {
    .size = sizeof(struct cubes_review),
    .losses_first = true,
    .judge = N_("THE ENGINEER"),
    .last = N_("LUCK"),
    .last_signed = true,
    .best_x = 544,
    .advice = N_("The engineer: %s"),
    .parts = parts,
    .start = start,
    .slice = slice,
    .count = count,
    .choice = choice,
    .summary = summary,
    .add = add,
    .grade = grade,
    /* TRANSLATORS: two percentages of the chance to win. */
    .cost = N_("The dice cost %s, your choices %s."),
    .part_name = part_name,
    .worth = worth,
    .words = move_text,
    .note = note,
    .thing = thing,
    .status = status,
};
