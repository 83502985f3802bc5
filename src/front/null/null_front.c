/* SPDX-License-Identifier: MIT */
#include "front/null/null_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/scenes/options_table.h"
#include "front/scenes/page.h"
#include "front/settings/names.h"
#include "front/table/company.h"
#include "front/table/seats.h"
#include "front/table/table.h"

/* ---- words ----------------------------------------------------------------------------------------- */

static void refusal_text(const void *seen, struct move move, refusal why, struct text *out)
{
    (void)seen;
    (void)move;
    text_add(out, why == NULL_REFUSED_NOT_NOW ? _("Not now.") : _("That is no move of this game."));
}

static void hand_text(int number, struct text *out)
{
    text_addf(out, _("Round %d"), number);
}

/* ---- who sits there -------------------------------------------------------------------------------- */

static const struct opponent opponents[] = {
    {.player = "random",
     .key = "random",
     .name = N_("Heads or Tails"),
     .title = N_("A coin"),
     .style = N_("Shows or folds, whatever the card."),
     .portrait = "icons/portrait_guest",
     .strength = 1},
    {.player = "careful",
     .key = "careful",
     .name = N_("The Careful One"),
     .title = N_("A miser"),
     .style = N_("Shows a card of the upper half, and folds the others."),
     .portrait = "icons/portrait_guest",
     .strength = 2},
    {.player = NULL},
};

static const struct game_company company = {.title = N_("Who draws a card?"),
                                            .standard = {SEAT_YOU, "careful", NULL}};

/* ---- options --------------------------------------------------------------------------------------- */

static const struct options_choice cards[] = {
    [NULL_CARDS_SIX] = {N_("Six"), N_("In new games the highest card is a six.")},
    [NULL_CARDS_NINE] = {N_("Nine"), N_("In new games the highest card is a nine.")},
};

static const struct options_entry options[] = {
    {"options.cards", N_("Cards up to"), NULL, PAGE_TABLE, CONTROL_CHOICE, .game = "null", .key = "cards",
     .most = NULL_CARDS_NINE, .step = 1, .choices = cards},
};

static void setup(const struct front *front, struct game_setup *setup)
{
    setup->option[NULL_OPTION_CARDS] = (uint8_t)options_kept(&front->settings, &options[0]);
}

/* ---- letters --------------------------------------------------------------------------------------- */

static const struct action_facts letters[] = {
    {"show", N_("Show the card"), INTENT_KEY, 'v', .key = "V", .pad = "", .also = ACTION_SECONDARY},
    {"fold", N_("Fold it"), INTENT_KEY, 'f', .key = "F", .pad = "", .also = ACTION_ALTERNATE},
    {.name = NULL},
};

/* ---- the hint -------------------------------------------------------------------------------------- */

static void say(const void *memory, struct move move, struct text *out)
{
    const struct null_observation *seen = memory;
    text_addf(out,
              move.kind == NULL_MOVE_SHOW ? _("Hint – show your %d, a high card.")
                                          : _("Hint – fold your %d, a low card."),
              seen->card);
}

static const struct game_hint hint = {.ms = 100, .say = say};

/* ---- records --------------------------------------------------------------------------------------- */

static const struct record_figure figures[] = {
    {.key = "hands", .label = N_("Rounds")},
    {.key = "points", .label = N_("Rounds won"), .kind = RECORD_SHARE, .of = "hands"},
    {.key = NULL},
};

static const struct record_ranking rankings[] = {
    {.word = "rounds", .label = N_("MOST ROUNDS WON"), .said = N_("most rounds won"), .by = RECORD_BY_GAME},
    {.word = NULL},
};

static const struct records_form form = {.game = "null", .figures = figures, .rankings = rankings, .step = 1};

static bool count(const struct front *front, struct records_hand *hand,
                  char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    const struct session *session = &table_of(front)->session;
    const struct null_observation *seen = null_table_seen(table_of(front));
    int own = record_results_own_seat(session);
    if (own == SEAT_NONE) {
        return false;
    }
    hand->id = session_mark(session);
    for (int i = 0; i < seen->pub.seats; i++) {
        int seat = (own + i) % seen->pub.seats;
        hand->side[hand->sides++] =
            record_results_side(session, seat, 0, seen->pub.won[seat % seen->pub.sides], keys[i]);
    }
    hand->side[0].hand = null_winner(&seen->pub) == own % seen->pub.sides;
    hand->side[0].score[0] = hand->side[0].total;
    if (hand->sides == 1) {
        hand->side[0].key = RECORDS_ALONE;
    }
    return true;
}

/* ---- a page from the table's menu ------------------------------------------------------------------ */

static int seats_count(const struct front *front)
{
    return null_table_seen(table_of(front))->pub.seats;
}

static void seat_row(const struct front *front, int row, struct text *left, struct text *right)
{
    const struct null_public *pub = &null_table_seen(table_of(front))->pub;
    text_add(left, table_called(table_of(front), row));
    text_addf(right, "%d", (int)pub->won[row % pub->sides]);
}

static const struct page_list seats_list = {.count = seats_count, .row = seat_row};
static const struct game_page won_page = {
    .area = {"won.seats", N_("Rounds won"), .text = N_("Each seat, and the rounds of its side.")},
    .title = N_("Rounds won"),
    .list = &seats_list};

static void show_won(struct front *front)
{
    page_open(front, &won_page);
}

static const struct game_menu_row menu[] = {
    {.row = {"pause.won", N_("Rounds won"), .text = N_("How many rounds each seat’s side has won so far.")},
     .act = show_won},
    {.act = NULL},
};

const struct game_front null_front = {
    .game = &null_game,
    .item = "menu.tables.null",
    .label = N_("Highest card"),
    .sign = {.emblem = "icons/key_1",
             .w = 26,
             .h = 26,
             .name = NC_("sign", "Highest card"),
             .motto = NC_("sign", "a card each, and the nerve to show it")},
    .view = &null_table_view,
    .words = {.refusal = refusal_text, .hand = hand_text},
    .setup = setup,
    .opponents = opponents,
    .company = &company,
    .file_end = "-null",
    .hint = &hint,
    .lessons = &null_lessons,
    .letters = letters,
    .book = &null_book,
    .figures = &null_figures,
    .records = &form,
    .count = count,
    .menu = menu,
    .options = options,
    .option_count = sizeof options / sizeof *options,
};
