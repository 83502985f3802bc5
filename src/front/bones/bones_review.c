/* SPDX-License-Identifier: MIT */
/* The review of a round of dominoes: each tile of a seat beside the one that Marius would have played, and
 * how lucky the deal was. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/draw.h"
#include "front/bones/words.h"
#include "front/scenes/review.h"
#include "games/bones/ai/review.h"

#include <string.h>

enum { KIND = 10000 }; /* luck beyond this, in millionths, is worth a word */

/* ---- judging ----------------------------------------------------------------------------------------- */

static int count(const void *memory)
{
    return ((const struct bones_review *)memory)->count;
}

static const struct bones_review_entry *entry_of(const void *memory, int number)
{
    return &((const struct bones_review *)memory)->entry[number];
}

static struct review_choice choice(const void *memory, int number)
{
    const struct bones_review_entry *entry = entry_of(memory, number);
    return (struct review_choice){.at = entry->at,
                                  .played = entry->played,
                                  .best = entry->best,
                                  .choices = entry->choices,
                                  .mark = (enum review_mark)entry->mark,
                                  .known = entry->known,
                                  .loss = entry->loss,
                                  .equal = entry->loss == 0,
                                  .rated = entry->known,
                                  .last = entry->win};
}

/* ---- words ------------------------------------------------------------------------------------------- */

static int game_of(const struct bones_review *review)
{
    int game = 1;
    for (int seat = 0; seat < review->begun.pub.seats; seat++) {
        game += (int)review->begun.pub.seat[seat].games;
    }
    return game;
}

/* In a sitting of several games each counts its own rounds, as its sheets do. */
static void part_name(const void *memory, const struct journal *journal, int of, struct text *out)
{
    const struct bones_review *review = memory;
    struct bones_review last;
    bones_review_start(&last, journal, review->seat, of - 1, 1);
    int round = (int)review->begun.pub.round;
    if (game_of(&last) > 1) {
        text_addf(out, _("Game %d, round %d"), game_of(review), round);
    } else {
        text_addf(out, _("Round %d of %d"), round, (int)last.begun.pub.round);
    }
}

/* "6–3 east", "Names 5–5". */
static void move_text(struct move move, struct text *out)
{
    char tile[16];
    struct text name = text_in(tile, sizeof tile);
    bones_tile_text(move.card, &name);
    if (move.kind == BONES_MOVE_NAME) {
        text_addf(out, _("Names %s"), tile);
    } else {
        text_addf(out, "%s %s", tile, bones_arm_name(move.target));
    }
}

/* How lucky the deal was; NULL: it is not known yet. */
static const char *luck_text(const struct bones_review *review)
{
    return !review->dealt         ? NULL
           : review->led < 0      ? _("This round was not led.")
           : review->luck > KIND  ? _("The deal was kind to you.")
           : review->luck < -KIND ? _("The deal was hard on you.")
                                  : _("The deal was neither kind nor hard.");
}

static void summary(const void *memory, struct review_summary *summary)
{
    const struct bones_review *review = memory;
    struct bones_review_sum sum = {.decisions = 0};
    struct text title = text_in(summary->title, sizeof summary->title);
    struct text loss = text_in(summary->figure[0].text, sizeof summary->figure[0].text);
    struct text luck = text_in(summary->figure[1].text, sizeof summary->figure[1].text);
    bones_review_add(&sum, review);
    memcpy(summary->mark, sum.mark, sizeof summary->mark);
    review_percent(judged_average(sum.loss, sum.decisions), 1, false, &title);
    text_copy(summary->line, sizeof summary->line, _("lost a choice"));
    text_copy(summary->figure[0].label, sizeof summary->figure[0].label, _("Lost in all"));
    review_percent(sum.loss, 1, false, &loss);
    text_copy(summary->figure[1].label, sizeof summary->figure[1].label, _("Luck"));
    if (review->dealt && review->led >= 0) {
        review_percent(review->luck, 1, true, &luck);
    } else {
        text_add(&luck, review->dealt ? "–" : "\u2026");
    }
    summary->figures = 2;
    summary->says = luck_text(review);
}

static void status(const struct front *front, int number, struct status *status)
{
    const void *memory = review_of(front)->review;
    const struct bones_review_entry *entry = entry_of(memory, number);
    struct review_choice judged = choice(memory, number);
    struct text message = text_in(status->message, sizeof status->message);
    /* TRANSLATORS: how good a choice was; the better one follows. */
    text_addf(&message, _("%s: "), review_verdict_text(&judged));
    move_text(entry->known ? entry->best : entry->played, &message);
    if (entry->known) {
        char win[48];
        struct text percent = text_in(win, sizeof win);
        review_percent(entry->win, 1, false, &percent);
        text_add(&message, ", ");
        text_addf(&message, _("%s to win"), win);
    }
}

/* ---- drawing ----------------------------------------------------------------------------------------- */

/* The tile, lying. */
static float thing(struct draw_list *list, const void *memory, int number, enum review_cell cell,
                   struct point at, bool folded)
{
    const struct bones_review_entry *entry = entry_of(memory, number);
    const float side = 26, air = folded ? 14 : 20;
    if (cell == REVIEW_LAST) {
        return 0;
    }
    struct bones_tile_look tile = bones_tile_of(cell == REVIEW_BEST ? entry->best.card : entry->played.card,
                                                (struct point){at.x + side + 2, at.y}, side);
    tile.lying = true;
    bones_draw_tile(list, &tile);
    return 2 * side + air;
}

const struct game_review bones_reviews = {
    .size = sizeof(struct bones_review),
    .task_size = sizeof(struct bones_review_task),
    .iterations = BONES_REVIEW_ITERATIONS,
    .judge = N_("MARIUS"),
    .last = N_("TO WIN"),
    /* TRANSLATORS: a player's name; a tile and where it goes follows. */
    .advice = N_("Marius: %s"),
    .parts = journal_hands_over,
    .start = bones_review_start,
    .next = bones_review_next,
    .work = bones_review_think,
    .take = bones_review_take,
    .count = count,
    .choice = choice,
    .summary = summary,
    .part_name = part_name,
    .words = move_text,
    .thing = thing,
    .status = status,
};
