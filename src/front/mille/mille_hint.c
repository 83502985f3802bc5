/* SPDX-License-Identifier: MIT */
/* The hint: what the ace would do now, why, and what that is worth, searched from what the person sees. */
#include "front/mille/mille_front.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/table/hint.h"
#include "games/mille/ai/fair.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/review.h"
#include "games/mille/ai/rival.h"
#include "games/mille/ai/search.h"

#include <string.h>

enum { ADVICE_MS = 300, POINT_TENTHS = 10 /* of a verdict's points */ };

/* The worker's memory. */
struct advising {
    struct mille_observation seen;
    uint64_t seed;
    struct mille_verdict verdict;
    char side[SIDES_MAX][160]; /* the names of the sides; empty where they are not called by name */
};

static int count_in(const struct mille_hand *hand, int card)
{
    int count = 0;
    for (int i = 0; i < hand->count; i++) {
        count += hand->card[i] == card;
    }
    return count;
}

/* Whether every other side has a safety. */
static bool all_safe(const struct mille_public *pub, int side, int safety)
{
    bool safe = true;
    for (int other = 0; other < pub->sides; other++) {
        safe = safe && (other == side || mille_has_safety(pub, other, safety));
    }
    return safe;
}

/* Adds why a card can be discarded. */
static void discard_reason(const struct mille_observation *seen, int card, struct text *out)
{
    int side = mille_side_of(&seen->pub, seen->seat);
    const struct mille_side *own = &seen->pub.side[side];
    uint8_t unseen[CARD_KINDS];
    mille_unseen(seen, unseen);
    const struct mille_card_facts *facts = &mille_cards[card];
    int hazard = mille_hazard_cured_by(card);
    char number[NUMBER_SIZE];
    if (facts->family == FAMILY_DISTANCE && seen->pub.option[OPTION_FINISH] == FINISH_EXACT &&
        own->miles + facts->miles > seen->pub.goal) {
        text_addf(out, _("Discard %s: it would take you past %s."), mille_card_name(card),
                  number_figure(seen->pub.goal, number));
    } else if (card == CARD_200 && seen->pub.option[OPTION_RACERS] == RACERS_TWO &&
               own->distance[mille_distance_index(CARD_200)] >= RACERS_MAX) {
        text_add(out, _("Discard 200: you have played two already."));
    } else if (hazard != CARD_NONE && mille_has_safety(&seen->pub, side, mille_cards[hazard].safety)) {
        text_addf(out, _("Discard %s: %s protects you for good."), mille_card_name(card),
                  mille_card_name(mille_cards[hazard].safety));
    } else if (hazard != CARD_NONE && unseen[hazard] == 0 && own->battle != hazard && own->speed != hazard) {
        text_addf(out, _("Discard %s: no %s is left to come."), mille_card_name(card),
                  mille_card_name(hazard));
    } else if (facts->family == FAMILY_HAZARD && all_safe(&seen->pub, side, facts->safety)) {
        text_addf(out,
                  seen->pub.seats > 2 ? _("Discard %s: the others are safe from it.")
                                      : _("Discard %s: your opponent is safe from it."),
                  mille_card_name(card));
    } else if (count_in(&seen->own, card) > 1) {
        text_addf(out, _("Discard %s: you hold another."), mille_card_name(card));
    } else {
        text_addf(out, _("Discard %s: you can do without it most easily."), mille_card_name(card));
    }
}

static void hint_text(const struct advising *advising, struct move move, struct text *out)
{
    const struct mille_observation *seen = &advising->seen;
    char effect[160];
    struct text said = text_in(effect, sizeof effect);
    const char *name = mille_card_name(move.card);
    if (move.kind == MOVE_DRAW) {
        text_add(out, _("Draw a card."));
    } else if (move.kind == MOVE_PASS) {
        text_add(out, _("Hint \u2013 pass."));
    } else if (move.kind == MOVE_PLAY && mille_cards[move.card].family == FAMILY_HAZARD &&
               advising->side[move.target][0]) {
        /* TRANSLATORS: a hazard, and the name of the side on which it should be played. */
        text_addf(out, _("Hint \u2013 play %s on %s."), name, advising->side[move.target]);
    } else if (move.kind == MOVE_DISCARD) {
        discard_reason(seen, move.card, out);
    } else if (move.kind == MOVE_PLAY) {
        mille_move_text(&seen->pub, move, &said);
        if (strncmp(effect, name, strlen(name)) == 0) {
            text_addf(out, _("Hint \u2013 %s."), effect);
        } else {
            /* TRANSLATORS: a card, and what playing it does. */
            text_addf(out, _("Hint \u2013 play %s. %s."), name, effect);
        }
    }
}

/* A move in the middle of a sentence. */
static void name_move(const struct advising *advising, struct move move, struct text *out)
{
    bool hazard = move.kind == MOVE_PLAY && mille_cards[move.card].family == FAMILY_HAZARD;
    if (hazard && advising->side[move.target][0]) {
        text_addf(out, _("%s on %s"), mille_card_name(move.card), advising->side[move.target]);
    } else if (move.kind == MOVE_PASS) {
        text_add(out, _("passing"));
    } else if (move.kind == MOVE_DISCARD) {
        text_addf(out, _("discarding %s"), mille_card_name(move.card));
    } else {
        text_add(out, move.kind == MOVE_DRAW ? _("drawing") : mille_card_name(move.card));
    }
}

static int percent(int32_t win)
{
    return (int)((win + SEARCH_WIN_ONE / 200) / (SEARCH_WIN_ONE / 100));
}

/* What the advice is worth, and the next best; nothing where there was nothing to weigh. With the deck out
 * every figure is certain: points of the hand then tell apart moves that hardly differ for the game. */
static void add_figures(const struct advising *advising, struct text *out)
{
    const struct mille_verdict *verdict = &advising->verdict;
    const struct mille_candidate *best = &verdict->candidate[0], *next = &verdict->candidate[1];
    const bool exact = verdict->exact;
    if (!exact && (verdict->count == 0 || best->visits == 0)) {
        return;
    }
    int win = percent(best->win);
    if (verdict->count == 1) {
        text_addf(out, exact ? _(" %d%% to win, calculated to the end.") : _(" %d%% to win."), win);
        return;
    }
    char other[96];
    struct text named = text_in(other, sizeof other);
    name_move(advising, next->move, &named);
    int less = win - percent(next->win);
    int points = exact ? (best->points - next->points) / POINT_TENTHS : 0;
    if (less > 0 && exact) {
        /* TRANSLATORS: the chance to win the game, which is certain when the deck is out; then another move
         * and by how many percent it is worse. */
        text_addf(out, _(" %1$d%% to win, calculated to the end; %2$s costs %3$d%%."), win, other, less);
    } else if (less > 0) {
        /* TRANSLATORS: the chance to win the game; then another move ("discarding Stop", "drawing", "Go") and
         * by how many percent it is worse. */
        text_addf(out, _(" %1$d%% to win; %2$s costs %3$d%%."), win, other, less);
    } else if (points > 0) {
        /* TRANSLATORS: the same; by how many points of the hand the other move is worse: 25 or more. */
        text_addf(out, _(" %1$d%% to win, calculated to the end; %2$s costs %3$d points."), win, other,
                  points);
    } else {
        text_addf(out,
                  exact ? _(" %1$d%% to win, calculated to the end; %2$s is as good.")
                        : _(" %1$d%% to win; %2$s is about as good."),
                  win, other);
    }
}

/* ---- the job ------------------------------------------------------------------------------------- */

static void ask(const struct table *table, void *memory)
{
    struct advising *advising = memory;
    const struct mille_observation *own = mille_table_seen(table);
    /* A stream of its own: asking must not change what the opponent will do. The review has the same. */
    *advising = (struct advising){.seen = *own, .seed = review_seed(own)};
    for (int row = 0; mille_sentences_name_sides(table) && row < mille_table_rows(table); row++) {
        int side = mille_table_row_side(table, row);
        struct text name = text_in(advising->side[side], sizeof advising->side[side]);
        mille_sentences_side(table, row, &name);
    }
}

static void advise(void *memory, const struct pulse *pulse)
{
    struct advising *advising = memory;
    const struct budget budget = {.more = pulse->more, .context = pulse->context};
    const struct mille_observation *seen = &advising->seen;
    struct mille_verdict *verdict = &advising->verdict;
    struct move moves[GAME_MOVES_MAX];
    if (race_fits(&seen->pub)) {
        mille_search(seen, advising->seed, &budget, verdict);
    } else if (mille_fair_moves(&seen->pub, &seen->own, moves) == 1) {
        *verdict = (struct mille_verdict){.count = 0, .candidate = {{.move = moves[0]}}};
    } else {
        field_search(seen, advising->seed, &budget, true, verdict);
    }
}

static struct move tell(const void *memory, struct text *out)
{
    const struct advising *advising = memory;
    struct move move = advising->verdict.candidate[0].move;
    hint_text(advising, move, out);
    add_figures(advising, out);
    return move;
}

_Static_assert(sizeof(struct advising) <= HINT_BYTES, "a table has room for the question");

const struct game_hint mille_hint = {.ms = ADVICE_MS, .ask = ask, .work = advise, .tell = tell};
