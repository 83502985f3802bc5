/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/book_pages.h"
#include "front/mille/cues.h"
#include "front/mille/kilometers.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_count.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_speech.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/opponents.h"

static void refusal_text(const void *seen, struct move move, refusal why, struct text *out)
{
    const struct mille_observation *own = seen;
    mille_refusal_text(&own->pub, move, why, out);
}

static void hand_text(int number, struct text *out)
{
    text_addf(out, _("Hand %d"), number);
}

static void setup(const struct front *front, struct game_setup *setup, struct journal_seat seats[SEATS_MAX])
{
    int place = rivals_place(rivals_chosen(&front->settings)), opponent = rivals_player(place);
    setup->seats = setup->sides = 2;
    setup->option[OPTION_EXTENSION] =
        mille_choice(&front->settings, MILLE_CHOICE_EXTENSION) ? EXTENSION_ON : EXTENSION_OFF;
    setup->option[OPTION_DECK_END] =
        mille_choice(&front->settings, MILLE_CHOICE_DECK_END) ? DECK_END_EMPTY_HANDS : DECK_END_STUCK;
    seats[TABLE_YOU].player = PLAYER_HUMAN;
    seats[TABLE_OPPONENT].player = opponent;
    text_copy(seats[TABLE_YOU].name, sizeof seats[TABLE_YOU].name, front->settings.name);
    text_copy(seats[TABLE_OPPONENT].name, sizeof seats[TABLE_OPPONENT].name,
              opponent == PLAYER_HUMAN ? front->settings.guest : _(rivals_at(place)->who.name));
}

static void ask_seats(struct front *front, void (*after)(struct front *front))
{
    opponents_ask(front, rivals_chosen(&front->settings), after);
}

static const char *crowd(const struct game_setup *setup)
{
    return setup->seats == 2 && setup->sides == 2 ? NULL : N_("only two can sit at this table");
}

static void changed(struct front *front)
{
    struct mille_shown *shown = &mille_view_of(front)->shown;
    bool ordered = mille_choice(&front->settings, MILLE_CHOICE_ORDER);
    if (shown->ordered != ordered) {
        mille_shown_order(shown, ordered, &mille_table_seen(front)->own);
    }
}

const struct game_voices mille_voices = {
    .sit = mille_speech_sit, .moved = mille_speech_moved, .taken_back = mille_speech_taken_back};

static const struct opponent *rival_at(int place)
{
    return &rivals_at(place)->who;
}

static int rival_chosen(const struct settings *settings)
{
    return rivals_place(rivals_chosen(settings));
}

static void choose_rival(struct settings *settings, int place)
{
    rivals_choose(settings, rivals_player(place));
}

static const struct game_rivals rivals = {
    .count = rivals_count, .at = rival_at, .chosen = rival_chosen, .choose = choose_rival};

static const struct part *const parts[] = {&mille_speech_part, &stakes_part, &opponents_part, NULL};

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

static const struct game_asks asks = {N_("Who is driving?"), N_("Who drives beside you?")};

const struct game_front mille_front = {
    .game = &mille_game,
    .item = "menu.tables.road",
    .label = N_("Road"),
    .sign = {.emblem = "icons/borne_plain", .w = 20, .h = 29},
    .view = &mille_table_view,
    .words = {.refusal = refusal_text, .hand = hand_text, .turn = N_("%s drives")},
    .setup = setup,
    .crowd = crowd,
    .ask_seats = ask_seats,
    .asks = &asks,
    .file_end = "",
    .hint = &mille_hint,
    .rivals = &rivals,
    .voices = &mille_voices,
    .lessons = &mille_lessons,
    .review = &mille_review,
    .rehearsal = &mille_rehearsal,
    .book = &mille_book,
    .what = mille_what,
    .day = &mille_day,
    .records = &mille_records,
    .count = mille_count,
    .opponent_title = mille_opponent_title,
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
