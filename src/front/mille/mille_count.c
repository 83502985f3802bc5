/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_rules_words.h"
#include "front/mille/mille_table.h"
#include "front/settings/names.h"
#include "games/mille/rule_sets.h"
#include "table/figures.h"

#include <string.h>

enum { TOTALS_LEAST = 5000 };

/* Files hold those of its own by their places: the three stay as they are, and new ones follow. */
static const struct record_figure figures[] = {
    {.key = "games", .label = N_("Games")},
    {.key = "won", .label = N_("Games won"), .kind = RECORD_SHARE, .of = "games"},
    {.key = "longest", .label = N_("Longest winning streak")},
    {.key = "points", .label = N_("Average hand"), .kind = RECORD_MEAN, .of = "hands"},
    {.key = "hands", .label = N_("Hands")},
    {.key = "trips", .label = N_("Trips completed"), .kind = RECORD_SHARE, .of = "hands"},
    {.key = "coups", .label = N_("Coups fourrés")},
    {.key = "shut_outs", .label = N_("Shut-outs")},
    {.key = NULL},
};

static const struct record_ranking rankings[] = {
    [MILLE_RANKING_TOTAL] = {.word = "total",
                             .label = N_("HIGHEST TOTALS OVER %s"),
                             .said = N_("highest total"),
                             .by = RECORD_BY_TOTAL,
                             .least = TOTALS_LEAST},
    [MILLE_RANKING_SPREAD] = {.word = "spread",
                              .label = N_("LARGEST SPREADS"),
                              .said = N_("largest spread"),
                              .by = RECORD_BY_SPREAD},
    {.word = NULL},
};

const struct records_form mille_records = {
    .game = "mille", .figures = figures, .rankings = rankings, .step = 1000, .in_row = true};

/* ---- games that are kept apart ---------------------------------------------------------------------- */

/* Two seats are counted by their opponents, as long as no option differs from the usual rules but the two
 * that this table has always had. All other games have a tally for each seating and rule set. */
static bool is_apart(const struct mille_public *pub)
{
    uint8_t option[GAME_OPTIONS_MAX];
    memcpy(option, pub->option, sizeof option);
    option[OPTION_EXTENSION] = EXTENSION_ON;
    option[OPTION_DECK_END] =
        pub->option[OPTION_DECK_END] == DECK_END_RESHUFFLE ? DECK_END_RESHUFFLE : DECK_END_STUCK;
    return pub->seats != 2 || mille_rule_set_of(pub->seats, pub->sides, option) != RULES_MILLE;
}

enum { SETS = MILLE_RULE_SETS + 1 };

static const char *set_word(int set)
{
    return set < MILLE_RULE_SETS ? mille_rule_set_names[set] : "own";
}

/* A seating as its key begins, and in words. */
static const struct {
    uint8_t seats, sides;
    const char *word, *said;
} apart[] = {
    {2, 2, "2", N_("Two drivers")},    {3, 3, "3", N_("Three drivers")}, {4, 4, "4", N_("Four drivers")},
    {4, 2, "4p", N_("Four in pairs")}, {6, 3, "6", N_("Six in pairs")},
};
enum { SEATINGS = sizeof apart / sizeof *apart };

static void apart_key(const struct mille_public *pub, char key[RECORDS_KEY_SIZE])
{
    int at = 0, set = (int)mille_rule_set_of(pub->seats, pub->sides, pub->option);
    while (at < SEATINGS - 1 && (apart[at].seats != pub->seats || apart[at].sides != pub->sides)) {
        at++;
    }
    text_format(key, RECORDS_KEY_SIZE, "%s-%s", apart[at].word, set_word(set));
}

bool mille_tally(const char *key, struct text *out)
{
    for (int at = 0; at < SEATINGS; at++) {
        for (int set = 0; set < SETS; set++) {
            char own[RECORDS_KEY_SIZE];
            text_format(own, sizeof own, "%s-%s", apart[at].word, set_word(set));
            if (strcmp(own, key) == 0) {
                /* TRANSLATORS: a seating and a rule set, in the statistics: "Three drivers, Parker 1962". */
                text_addf(out, _("%s, %s"), _(apart[at].said), _(mille_rule_set_name(set)));
                return true;
            }
        }
    }
    return false;
}

/* ---- a hand ----------------------------------------------------------------------------------------- */

/* The key against the other seat of two. */
static void opponent_key(const struct session *session, char key[RECORDS_KEY_SIZE])
{
    const struct journal_seat *seat = session->journal.seat;
    if (seat[TABLE_OPPONENT].player == PLAYER_HUMAN) {
        records_person_key(names_is_nameless(seat, TABLE_OPPONENT) ? "" : seat[TABLE_OPPONENT].name, key);
    } else {
        const struct opponent *who = opponent_at(&mille_front, &seat[TABLE_OPPONENT]);
        text_copy(key, RECORDS_KEY_SIZE,
                  who ? who->key : session->game->players[seat[TABLE_OPPONENT].player].name);
    }
}

bool mille_count(const struct front *front, struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE])
{
    const struct session *session = &table_of(front)->session;
    const struct mille_observation *seen = mille_table_seen(table_of(front));
    const struct mille_public *pub = &seen->pub;
    const struct journal_seat *seat = session->journal.seat;
    int own = mille_side_of(pub, TABLE_YOU);
    if (!session_is_human(session, TABLE_YOU)) {
        return false;
    }
    hand->unranked = is_apart(pub);
    if (hand->unranked) {
        apart_key(pub, keys[0]);
    } else {
        opponent_key(session, keys[0]);
    }
    hand->id = session_mark(session);
    hand->game_over = pub->phase == PHASE_GAME_OVER;
    hand->sides = pub->sides;
    struct figures counted;
    figures_of_table(&counted, &mille_figures, TABLE_YOU, seen);
    records_put_figures(&mille_records, &counted, hand);
    hand->won = true;
    for (int i = 0; i < pub->sides; i++) {
        int side = (own + i) % pub->sides; /* whose first seat has its number */
        /* Where several play, "You" would be any of them. */
        hand->side[i] = (struct records_side){
            .key = keys[0],
            .name = names_several_people(&session->journal) ? names_called(&session->journal, side)
                                                            : seat[side].name,
            .computer = seat[side].player != PLAYER_HUMAN,
            .hand = mille_hand_total(pub, side),
            .total = mille_overall(pub, side),
        };
        hand->won = hand->won && (i == 0 || hand->side[0].total > hand->side[i].total);
    }
    return true;
}
