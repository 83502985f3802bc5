/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_sentences.h"

#include "base/i18n/translate.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/sides.h"

enum { NAME_SIZE = 160 };

bool mille_sentences_name_sides(const struct table *table)
{
    return mille_table_rows(table) > 2 || mille_side_seats(table) > 1;
}

void mille_sentences_side(const struct table *table, int row, struct text *out)
{
    mille_side_name(table, mille_table_row_side(table, row), out);
}

/* Whether a verb that follows the name of a side is in the plural. */
static int plural(const struct table *table)
{
    return mille_side_seats(table) > 1;
}

/* What the rules know, with the person at the foot of the screen in turn. */
static struct mille_public pub_of(const struct table *table)
{
    struct mille_public pub = mille_table_seen(table)->pub;
    pub.turn = (uint8_t)table_you(table);
    return pub;
}

static bool is_named(const struct table *table, struct move move)
{
    return mille_sentences_name_sides(table) && move.kind == MOVE_PLAY && move.card < CARD_KINDS &&
           mille_cards[move.card].family == FAMILY_HAZARD && move.target < mille_table_rows(table) &&
           mille_table_row(table, move.target) > 0;
}

void mille_sentences_move(const struct table *table, struct move move, struct text *out)
{
    /* TRANSLATORS: a hazard, the name of the side it is played on, and the card that ends it. The second of
     * each is for partners: "Léa & Nino". */
    static const char *const holds[] = {N_("%1$s holds %2$s up; %3$s ends it"),
                                        N_("%1$s holds both up, %2$s; %3$s ends it")};
    static const char *const limits[] = {N_("%1$s: %2$s plays nothing above 50; %3$s ends it"),
                                         N_("%1$s: %2$s play nothing above 50; %3$s ends it")};
    struct mille_public pub = pub_of(table);
    if (!is_named(table, move)) {
        mille_move_text(&pub, move, out);
        return;
    }
    char name[NAME_SIZE];
    struct text whom = text_in(name, sizeof name);
    mille_side_name(table, move.target, &whom);
    const char *const *sentence = move.card == CARD_SPEED_LIMIT ? limits : holds;
    text_addf(out, _(sentence[plural(table)]), mille_card_name(move.card), name,
              mille_card_name(mille_cards[move.card].remedy));
}

/* Adds in a clause why a hazard does not go to a side: "Colette is stopped already". */
static void add_clause(const struct table *table, struct move move, refusal why, const char *name,
                       struct text *out)
{
    /* TRANSLATORS: why a hazard cannot go to a side; the second of each is for partners: "Léa & Nino". */
    static const char *const stopped[] = {N_("%s is stopped already"), N_("%s are stopped already")};
    static const char *const waits[] = {N_("%s is not under way yet"), N_("%s are not under way yet")};
    static const char *const safe[] = {N_("%s is safe from it"), N_("%s are safe from it")};
    static const char *const limited[] = {N_("%s is under a limit already"),
                                          N_("%s are under a limit already")};
    static const char *const same[] = {N_("%s has that card already"), N_("%s have that card already")};
    int battle = mille_table_seen(table)->pub.side[move.target].battle;
    const char *const *clause = why == REFUSED_TARGET_SAFE                    ? safe
                                : why == REFUSED_TARGET_LIMITED               ? limited
                                : why == REFUSED_TARGET_SAME                  ? same
                                : mille_cards[battle].family == FAMILY_HAZARD ? stopped
                                                                              : waits;
    text_addf(out, _(clause[plural(table)]), name);
}

/* The name of the side of a row, and that it is the likeliest to win. */
static void add_marked(const struct table *table, int row, struct text *out)
{
    mille_sentences_side(table, row, out);
    if (mille_table_rows(table) > 2 && row == mille_aim_leader(table)) {
        text_addf(out, " (%s)", mille_aim_leads(table) ? _("likeliest to win") : _("closest behind you"));
    }
}

/* Why the hazard may not go to a side; REFUSAL_NONE: it may. */
static refusal refusal_at(const struct table *table, struct move move)
{
    struct mille_public pub = pub_of(table);
    pub.phase = PHASE_PLAY;
    return mille_legal(&pub, &mille_table_seen(table)->own, move);
}

/* Adds the clauses about all sides that the hazard may not go to. */
static void add_clauses(const struct table *table, int card, bool marked, struct text *out)
{
    const char *before = out->length > 0 && marked ? "; " : "";
    for (int row = 1; row < mille_table_rows(table); row++) {
        struct move move = {
            .kind = MOVE_PLAY, .card = (uint8_t)card, .target = (uint8_t)mille_table_row_side(table, row)};
        refusal why = refusal_at(table, move);
        if (why == REFUSAL_NONE) {
            continue;
        }
        char name[NAME_SIZE];
        struct text whom = text_in(name, sizeof name);
        (marked ? add_marked : mille_sentences_side)(table, row, &whom);
        text_add(out, before);
        add_clause(table, move, why, name, out);
        before = ", ";
    }
}

void mille_sentences_on(const struct table *table, int slot, struct text *out)
{
    char name[NAME_SIZE];
    struct text whom = text_in(name, sizeof name);
    mille_sentences_side(table, mille_aim_of(table, slot), &whom);
    /* TRANSLATORS: a hazard and the name of the side that it is aimed at; on a button. */
    text_addf(out, _("%s on %s"), mille_card_name(mille_table_card(table, slot)->card), name);
}

bool mille_sentences_place(const struct table *table, int item, struct text *out)
{
    /* TRANSLATORS: %s is the name of a side of the table, of one player or of two: "Léa", "Léa & Nino". */
    static const char *const places[MILLE_PLACES] = {
        [PLACE_BATTLE] = N_("The battle pile of %s: hazards go here while that side can go."),
        [PLACE_SPEED] = N_("The speed pile of %s: a Speed limit goes here."),
        [PLACE_SAFETIES] = N_("The safeties of %s: their hazards no longer bite."),
        [PLACE_MILES] = N_("The milestones of %s."),
    };
    static const char *const own[MILLE_PLACES] = {
        [PLACE_BATTLE] = N_("Your side’s battle pile: you both drive while Go shows here."),
        [PLACE_SPEED] = N_("Your side’s speed pile: under a Speed limit only 25 and 50 may be played."),
        [PLACE_SAFETIES] = N_("Your side’s safeties: each protects you both to the end of the hand."),
        [PLACE_MILES] = N_("Your side’s milestones: a stack for each distance."),
    };
    int row = (item - MILLE_ITEM_PLACES) / MILLE_PLACES, place = (item - MILLE_ITEM_PLACES) % MILLE_PLACES;
    bool is_place = item >= MILLE_ITEM_PLACES && row < mille_table_rows(table);
    if (!is_place || !mille_sentences_name_sides(table) || (row == 0 && !plural(table))) {
        return false;
    }
    if (row == 0) {
        text_add(out, _(own[place]));
        return true;
    }
    char name[NAME_SIZE];
    struct text whom = text_in(name, sizeof name);
    mille_sentences_side(table, row, &whom);
    text_addf(out, _(places[place]), name);
    return true;
}

void mille_sentences_aim(const struct table *table, int slot, struct text *out)
{
    int left = mille_aim_choices(table, slot), aimed = mille_aim_of(table, slot);
    for (int i = 0; i < mille_table_rows(table); i++) {
        int row = i == 0 ? aimed : i; /* the aimed one first */
        if (!mille_aim_may(table, slot, row) || (i > 0 && row == aimed)) {
            continue;
        }
        char name[NAME_SIZE];
        struct text whom = text_in(name, sizeof name);
        add_marked(table, row, &whom);
        left--;
        /* TRANSLATORS: names of sides in a row: "Nino or Léa". */
        text_addf(out, left > 1 ? _("%s, ") : left == 1 ? _("%s or ") : "%s", name);
    }
    add_clauses(table, mille_table_card(table, slot)->card, true, out);
}

void mille_sentences_refusal(const struct table *table, struct move move, refusal why, struct text *out)
{
    struct mille_public pub = pub_of(table);
    bool target = why == REFUSED_TARGET_STOPPED || why == REFUSED_TARGET_SAFE ||
                  why == REFUSED_TARGET_LIMITED || why == REFUSED_TARGET_SAME;
    if (!target || !is_named(table, move)) {
        mille_refusal_text(&pub, move, why, out);
        return;
    }
    bool any = false;
    for (int row = 1; row < mille_table_rows(table); row++) {
        struct move other = move;
        other.target = (uint8_t)mille_table_row_side(table, row);
        any = any || refusal_at(table, other) == REFUSAL_NONE;
    }
    if (any) {
        char name[NAME_SIZE];
        struct text whom = text_in(name, sizeof name);
        mille_side_name(table, move.target, &whom);
        add_clause(table, move, why, name, out);
    } else {
        add_clauses(table, move.card, false, out);
    }
    text_add(out, ".");
}

void mille_sentences_refused(struct table *table, struct move move)
{
    const struct mille_observation *seen = mille_table_seen(table);
    refusal why = mille_legal(&seen->pub, &seen->own, move);
    if (!is_named(table, move) || table_is_lesson(table) || why == REFUSAL_NONE ||
        session_is_full(&table->session)) {
        return;
    }
    char sentence[TABLE_MESSAGE_SIZE];
    struct text out = text_in(sentence, sizeof sentence);
    mille_sentences_refusal(table, move, why, &out);
    table_say(table, true, "%s", sentence);
}
