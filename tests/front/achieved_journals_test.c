/* SPDX-License-Identifier: MIT */
/* Achievements as they come of whole sittings: the golden journals (tests/golden) are played again for each
 * seat, and at the table itself, with that seat as the person's. */
#include "person.h"

#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/table/open.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/mille/mille.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 21, SOME_DAY = 20000, TEXT_SIZE = 1 << 20, PATH_SIZE = 80, NAMES_SIZE = 400 };

/* What a journal tells of a seat over all its hands: each row once, in the order of the page. As the events
 * beside the journal tell it. */
static const struct expected {
    const char *journal;
    int seat;
    const char *rows;
} TOLD[] = {
    {"regular_game", 0, "first_go arrived coup"},
    {"regular_game", 1, "first_go arrived coup safe_trip extension"},
    {"rules_parker", 0, "arrived coup two_coups delayed_action extension"},
    {"rules_us2010", 1, "first_go coup four_safeties"},
    {"deck_end_stuck", 1, "first_go"},
    {"road_three", 1, "first_go arrived from_behind"},
    {"road_pairs", 2, "first_go arrived coup safe_trip shut_out"}, /* by the partner's trip, too */
    {"road_six", 5, "first_go arrived coup"},
    {"road_six", 4, "first_go"},
    {"day", 0, "first_go arrived shut_out"},
    {"cubes", 0, "at_once straight five turn_3000"},
    {"cubes", 2, "straight"},
    {"cubes_six", 4, "at_once five"},
    {"cubes_six", 1, ""},
    {"journey", 1, "five turn_3000"},
    {"bones", 3, "play_25 two_dominoes no_knock"},
    {"bones", 1, "no_knock"},
    {"bones_day", 1, "big_five two_dominoes lock no_knock"},
    {"bones_locked", 0, "lock no_knock"},
};
enum { TOLDS = sizeof TOLD / sizeof *TOLD };

static void load(const char *name, struct session *session)
{
    static char text[TEXT_SIZE];
    static const struct game *const games[] = {&mille_game, &cubes_game, &bones_game, NULL};
    struct journal_error error;
    char path[PATH_SIZE];
    text_format(path, sizeof path, "golden/%s.journal", name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        fail_msg("%s cannot be opened", path);
        return;
    }
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    assert_true(session_load(session, games, text, length, &error));
}

/* The keys of rows that were met. */
static void name_rows(const struct achievements_kept *kept, char names[NAMES_SIZE])
{
    struct text out = text_in(names, NAMES_SIZE);
    for (int row = 0; achievements[row].key; row++) {
        if (kept->got[row].count > 0) {
            text_addf(&out, "%s%s", out.length > 0 ? " " : "", achievements[row].key);
        }
    }
}

static const struct game_figures *figures_of_session(const struct session *session)
{
    static const struct game_figures *const all[] = {&mille_figures, &cubes_figures, &bones_figures};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (all[i]->game == session->game) {
            return all[i];
        }
    }
    fail_msg("a game without figures");
    return NULL;
}

/* Plays a journal as it is, and counts each hand for a seat where it is over. */
static void count_hands(const struct session *session, int seat, struct achievements_kept *kept)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    const struct journal *journal = &session->journal;
    const struct game_figures *of = figures_of_session(session);
    struct event_list events = {.count = 0};
    struct figures figures;
    unsigned news;
    *kept = (struct achievements_kept){.hands = 0};
    figures_begin(&figures, of, seat);
    journal_deal(journal, state, &events);
    figures_follow(&figures, &events, state);
    for (int i = 0; i < journal->count; i++) {
        events.count = 0;
        assert_int_equal(session->game->apply(state, journal->move[i], &events), REFUSAL_NONE);
        if (figures.game_over) {
            figures_begin(&figures, of, seat);
        }
        figures_follow(&figures, &events, state);
        if (figures.over) {
            achievements_add(kept, &figures, session->game->hash(state), SOME_DAY, &news);
        }
    }
    assert_int_equal(kept->hands, journal_hands_over(journal));
}

static void whole_sittings_tell_what_was_done_in_them(void)
{
    for (int i = 0; i < TOLDS; i++) {
        static struct achievements_kept kept;
        char rows[NAMES_SIZE];
        struct session session;
        load(TOLD[i].journal, &session);
        count_hands(&session, TOLD[i].seat, &kept);
        name_rows(&kept, rows);
        if (strcmp(rows, TOLD[i].rows) != 0) {
            fail_msg("%s, seat %d: %s", TOLD[i].journal, TOLD[i].seat, rows);
        }
        session_end(&session);
    }
}

/* The text of a sitting before its last move, with the first seat as a person's. The caller frees it. */
static char *text_before_the_end(const struct session *session)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct journal journal;
    journal_copy(&journal, &session->journal);
    journal.seat[0].player = PLAYER_HUMAN;
    journal_cut(&journal, journal.count - 1);
    journal_replay(&journal, journal.count, state);
    const uint64_t hash = session->game->hash(state);
    char *text = journal_write(&journal, &hash, NULL);
    journal_free(&journal);
    return text;
}

/* The last move of a kept sitting is played at the table. What its last hand has met is counted and told,
 * each row by its title. */
static void expect_at_the_table(const char *name, const char *rows, const char *told)
{
    struct session session;
    struct journal_error why;
    char met[NAMES_SIZE], news[NAMES_SIZE];
    struct text out = text_in(news, sizeof news);
    robot_start(&robot, DEVICE_KEYS, SEED, 1280, 720);
    robot.front.settings.reduced_motion = true;
    load(name, &session);
    struct move last = session.journal.move[session.journal.count - 1];
    char *text = text_before_the_end(&session);
    session_end(&session);
    if (!table_open(&robot.front, text, strlen(text), &why)) {
        fail_msg("%s:%d: %s", name, why.line, why.reason);
    }
    free(text);
    const struct achievements_kept *kept = achieved_kept(&robot.front);
    assert_int_equal(kept->hands, 0);
    assert_int_equal(table_play(table_of(&robot.front), last), REFUSAL_NONE);
    assert_int_equal(kept->hands, 1);
    name_rows(kept, met);
    assert_string_equal(met, rows);
    achieved_news_text(&robot.front, &out);
    assert_string_equal(news, told);
    stand_up();
}

static void the_last_hand_of_a_kept_sitting_is_told_at_its_table(void)
{
    expect_at_the_table("regular_game", "first_go", "Achievement: First Go");
    expect_at_the_table("cubes", "at_once five turn_3000",
                        "Achievements: On board at once, Five of a kind, 3,000 in a turn");
    expect_at_the_table("bones", "no_knock", "Achievement: No knock");
}

const struct test tests[] = {
    TEST(whole_sittings_tell_what_was_done_in_them),
    TEST(the_last_hand_of_a_kept_sitting_is_told_at_its_table),
    {0},
};
