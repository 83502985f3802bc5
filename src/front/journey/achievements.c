/* SPDX-License-Identifier: MIT */
#include "front/journey/achievements.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/latest.h"

#include <string.h>

const struct achievement achievements[] = {
    {.key = "first_go",
     .title = N_("First Go"),
     .asks = N_("Play a Go: the road is open."),
     .game = "mille",
     .test = {{"gos", AT_LEAST, 1}}},
    {.key = "arrived",
     .title = N_("Arrived"),
     .asks = N_("Complete a trip."),
     .game = "mille",
     .test = {{"trips", AT_LEAST, 1}}},
    {.key = "coup",
     .title = N_("Coup fourré"),
     .asks = N_("Parry a hazard with its safety at once."),
     .game = "mille",
     .test = {{"coups", AT_LEAST, 1}}},
    {.key = "two_coups",
     .title = N_("Two in a hand"),
     .asks = N_("Two coups fourrés in the same hand."),
     .game = "mille",
     .test = {{"coups", AT_LEAST, 2}}},
    {.key = "four_safeties",
     .title = N_("Four safeties"),
     .asks = N_("Play all four safeties in a hand."),
     .game = "mille",
     .test = {{"safeties", AT_LEAST, 4}}},
    {.key = "safe_trip",
     .title = N_("Safe trip"),
     .asks = N_("Complete a trip without a 200."),
     .game = "mille",
     .test = {{"safe_trips", AT_LEAST, 1}}},
    {.key = "shut_out",
     .title = N_("Shut-out"),
     .asks = N_("Complete a trip before anybody else has a mile."),
     .game = "mille",
     .test = {{"shut_outs", AT_LEAST, 1}}},
    {.key = "delayed_action",
     .title = N_("Delayed action"),
     .asks = N_("Complete a trip once the deck is empty."),
     .game = "mille",
     .test = {{"delayed_actions", AT_LEAST, 1}}},
    {.key = "extension",
     .title = N_("On to Menton"),
     .asks = N_("Arrive after an extension."),
     .game = "mille",
     .test = {{"extended_trips", AT_LEAST, 1}}},
    {.key = "untouched",
     .title = N_("Untouched"),
     .asks = N_("Complete a trip on which no hazard was laid in your way."),
     .game = "mille",
     .test = {{"untouched_trips", AT_LEAST, 1}}},
    {.key = "from_behind",
     .title = N_("From 300 behind"),
     .asks = N_("Complete a trip after lying 300 behind."),
     .game = "mille",
     .test = {{"behind", AT_LEAST, 300}}},
    {.key = "at_once",
     .title = N_("On board at once"),
     .asks = N_("Get on board in your first turn."),
     .game = "cubes",
     .test = {{"boards", AT_LEAST, 1}, {"boarded", AT_MOST, 1}}},
    {.key = "straight",
     .title = N_("A straight"),
     .asks = N_("Roll a straight of five dice."),
     .game = "cubes",
     .test = {{"straights", AT_LEAST, 1}}},
    {.key = "five",
     .title = N_("Five of a kind"),
     .asks = N_("Roll five of a kind."),
     .game = "cubes",
     .test = {{"fives", AT_LEAST, 1}}},
    {.key = "turn_3000",
     .title = N_("3,000 in a turn"),
     .asks = N_("Hold 3,000 points or more in one turn."),
     .game = "cubes",
     .test = {{"best_turn", AT_LEAST, 3000}}},
    {.key = "alone_17",
     .title = N_("Home alone in 17"),
     .asks = N_("Alone at the counter, get home in 17 turns or fewer."),
     .game = "cubes",
     .test = {{"alone", AT_LEAST, 1}, {"home", AT_LEAST, 1}, {"turns", AT_MOST, 17}}},
    {.key = "overtime",
     .title = N_("Won in overtime"),
     .asks = N_("Win a game that went into overtime."),
     .game = "cubes",
     .test = {{"overtimes_won", AT_LEAST, 1}}},
    {.key = "play_25",
     .title = N_("25 in a play"),
     .asks = N_("Score 25 or more with one tile."),
     .game = "bones",
     .test = {{"best_play", AT_LEAST, 25}}},
    {.key = "big_five",
     .title = N_("Big Five led"),
     .asks = N_("Lead the double five."),
     .game = "bones",
     .test = {{"big_fives", AT_LEAST, 1}}},
    {.key = "two_dominoes",
     .title = N_("Two dominoes"),
     .asks = N_("Go out first twice in a game."),
     .game = "bones",
     .scope = ACHIEVED_IN_A_GAME,
     .test = {{"dominoes", AT_LEAST, 2}}},
    {.key = "lock",
     .title = N_("A lock won"),
     .asks = N_("Hold the fewest dots when a round locks."),
     .game = "bones",
     .test = {{"locks_won", AT_LEAST, 1}}},
    {.key = "no_knock",
     .title = N_("No knock"),
     .asks = N_("Play a whole round without knocking."),
     .game = "bones",
     .test = {{"plays", AT_LEAST, 1}, {"knocks", AT_MOST, 0}}},
    {.key = "tables",
     .title = N_("A win at each table"),
     .asks = N_("Win a game against others at every table of the house."),
     .scope = ACHIEVED_OTHERWISE},
    {.key = "terrace",
     .title = N_("The terrace"),
     .asks = N_("Sit down at the long table in Menton."),
     .scope = ACHIEVED_OTHERWISE},
    {.key = "stamps",
     .title = N_("42 stamps"),
     .asks = N_("Win every stamp on the way to Menton."),
     .scope = ACHIEVED_OTHERWISE},
    {.key = "grand_tourer",
     .title = N_("Grand tourer"),
     .asks = N_("On the road: Grand tourer in every hand of a game, says the review."),
     .scope = ACHIEVED_OTHERWISE},
    {.key = NULL},
};

int achievements_count(void)
{
    int count = 0;
    while (achievements[count].key) {
        count++;
    }
    CHECK(count <= ACHIEVEMENTS_MAX);
    return count;
}

int achievements_find(const char *key)
{
    for (int i = 0; achievements[i].key; i++) {
        if (strcmp(achievements[i].key, key) == 0) {
            return i;
        }
    }
    return -1;
}

/* ---- a hand ----------------------------------------------------------------------------------------- */

bool achievements_meets(const struct achievement *row, const struct figures *figures)
{
    bool whole = row->scope == ACHIEVED_IN_A_GAME;
    if (!row->game || strcmp(row->game, figures->of->game->name) != 0 || (whole && !figures->game_over)) {
        return false;
    }
    for (int i = 0; i < STAGE_TESTS && row->test[i].figure; i++) {
        const struct stage_test *test = &row->test[i];
        int value = whole ? figures_all_of(figures, test->figure) : figures_hand_of(figures, test->figure);
        if (test->bound == AT_MOST ? value > test->number : value < test->number) {
            return false;
        }
    }
    return true;
}

static unsigned count_row(struct achievements_kept *kept, int row, int day)
{
    struct achievement_record *got = &kept->got[row];
    bool first = got->count == 0;
    got->day = first ? day : got->day;
    got->count += got->count < ACHIEVEMENTS_MOST;
    return first ? 1u << row : 0;
}

void achievements_note_win(struct achievements_kept *kept, const char *game)
{
    int at = 0;
    while (at < ACHIEVEMENTS_TABLES && kept->won[at][0] && strcmp(kept->won[at], game) != 0) {
        at++;
    }
    if (at < ACHIEVEMENTS_TABLES) {
        text_copy(kept->won[at], ACHIEVEMENTS_WORD, game);
    }
}

bool achievements_add(struct achievements_kept *kept, const struct figures *figures, uint64_t id, int day,
                      unsigned *news)
{
    CHECK(figures->over);
    *news = 0;
    if (achievements_hand(kept, id)) {
        return false;
    }
    struct achievements_hand *hand =
        latest_add(kept->hand, sizeof *kept->hand, &kept->hands, ACHIEVEMENTS_HANDS);
    *hand = (struct achievements_hand){.id = id};
    for (int row = 0; achievements[row].key; row++) {
        if (achievements_meets(&achievements[row], figures)) {
            *news |= count_row(kept, row, day);
        }
    }
    int won = figures_place(figures->of, "games_won");
    if (won >= 0 && figures->hand[won] > 0) {
        achievements_note_win(kept, figures->of->game->name);
    }
    return true;
}

unsigned achievements_grant(struct achievements_kept *kept, const char *key, int day)
{
    int row = achievements_find(key);
    CHECK(row >= 0);
    return count_row(kept, row, day);
}

bool achievements_has_won(const struct achievements_kept *kept, const char *game)
{
    for (int i = 0; i < ACHIEVEMENTS_TABLES; i++) {
        if (strcmp(kept->won[i], game) == 0) {
            return true;
        }
    }
    return false;
}

struct achievements_hand *achievements_hand(struct achievements_kept *kept, uint64_t id)
{
    for (int i = 0; i < kept->hands; i++) {
        if (kept->hand[i].id == id) {
            return &kept->hand[i];
        }
    }
    return NULL;
}

void achievements_set_apart(struct achievements_kept *kept, uint64_t seed)
{
    if (!achievements_is_apart(kept, seed)) {
        *(uint64_t *)latest_add(kept->apart, sizeof *kept->apart, &kept->aparts, ACHIEVEMENTS_APART) = seed;
    }
}

bool achievements_is_apart(const struct achievements_kept *kept, uint64_t seed)
{
    bool apart = false;
    for (int i = 0; i < kept->aparts; i++) {
        apart = apart || kept->apart[i] == seed;
    }
    return apart;
}
