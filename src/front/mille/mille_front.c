/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/book_pages.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_rules.h"
#include "front/mille/mille_rules_words.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/parry.h"

static void refusal_text(const void *seen, struct move move, refusal why, struct text *out)
{
    const struct mille_observation *own = seen;
    mille_refusal_text(&own->pub, move, why, out);
}

static void hand_text(int number, struct text *out)
{
    text_addf(out, _("Hand %d"), number);
}

/* Who is asked for a coup fourre sits down to answer, whether or not that person can. */
static const char *turn_now(const struct table *table)
{
    return parry_veils(table) ? N_("%s is asked") : mille_front.words.turn;
}

static void setup(const struct front *front, struct game_setup *setup)
{
    mille_rules_fill(&front->settings, setup);
}

static void changed(struct front *front)
{
    struct mille_shown *shown = &mille_view_of(table_of(front))->shown;
    bool ordered = mille_choice(&front->settings, MILLE_CHOICE_ORDER);
    if (shown->ordered != ordered) {
        mille_shown_order(shown, ordered, &mille_table_seen(table_of(front))->own);
    }
}

static void begins_text(const void *seen, struct text *out)
{
    const struct mille_observation *own = seen;
    mille_rules_say(&own->pub, out);
}

static const struct part *const parts[] = {&stakes_part, NULL};

static const char *const actions[CABINET_ACTIONS] = {
    [ACTION_PREV] = N_("Page before, piles"),
    [ACTION_NEXT] = N_("Next page, move a card"),
    [ACTION_SECONDARY] = N_("Discard the card"),
    [ACTION_ALTERNATE] = N_("Order the hand"),
    [ACTION_LOG] = N_("Road log"),
    [ACTION_COPY] = N_("Card count"),
};

static const struct action_facts letters[] = {
    {"draw", N_("Draw a card"), INTENT_KEY, 'p', .key = "P", .pad = "", .old = "letter_p draw"},
    {"use", N_("Use, by number"), INTENT_KEY, 'u', .key = "U", .pad = "", .old = "letter_u use"},
    {"discard", N_("Discard, by number"), INTENT_KEY, 'd', .key = "D", .pad = "", .old = "letter_d drop",
     .also = ACTION_SECONDARY},
    {.name = NULL},
};

const struct game_front mille_front = {
    .game = &mille_game,
    .item = "menu.tables.road",
    .label = N_("Road"),
    .way = N_("The road game: to the table."),
    .sign = {.emblem = "icons/borne_plain", .w = 20, .h = 29},
    .view = &mille_table_view,
    .words = {.refusal = refusal_text,
              .hand = hand_text,
              .turn = N_("%s drives"),
              .turn_now = turn_now,
              .begins = begins_text},
    .opponents = MILLE_OPPONENTS,
    .company = &MILLE_COMPANY,
    .setup = setup,
    .file_end = "",
    .hint = &mille_hint,
    .voices = &mille_voices,
    .ending = &mille_ending,
    .lessons = &mille_lessons,
    .review = &mille_review,
    .rehearsal = &mille_rehearsal,
    .book = &mille_book,
    .what = mille_what,
    .day = &mille_day,
    .figures = &mille_figures,
    .records = &mille_records,
    .count = mille_count,
    .tally = mille_tally,
    .actions = actions,
    .letters = letters,
    .options = MILLE_OPTIONS_ROWS,
    .option_count = MILLE_OPTIONS,
    .changed = changed,
    .respelling = mille_respelling,
    .parts = parts,
    .cues = MILLE_CUE_TABLE,
    .cue_count = MILLE_CUES,
    .pieces = MILLE_PIECE_TABLE,
    .piece_count = MILLE_PIECES,
};
