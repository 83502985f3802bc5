/* SPDX-License-Identifier: MIT */
/* Golden journals: every tests/golden/NAME.journal, played again, tells word for word what stands in
 * NAME.events, in every build. To write one anew: route-mille-lab replay NAME.journal --events. */

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "table/session.h"
#include "test.h"

#define FOLDER "golden"

enum { GOLDEN_MOST = 64, GOLDEN_LEAST = 15, PATH_SIZE = 300 };

static char *read_all(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        fail_msg("%s cannot be opened", path);
    }
    char *text = malloc(1u << 20u);
    assert_non_null(text);
    *length = fread(text, 1, (1u << 20u) - 1, file);
    text[*length] = '\0';
    fclose(file);
    return text;
}

/* Takes the next line off a text; NULL at its end. */
static const char *next_line(char **rest)
{
    char *line = *rest;
    char *end = strchr(line, '\n');
    if (!end) {
        return NULL;
    }
    *end = '\0';
    *rest = end + 1;
    return line;
}

static void expect_events(const char *path, const struct game *game, const struct event_list *events,
                          char **rest)
{
    for (int i = 0; i < events->count; i++) {
        char got[200];
        struct text text = text_in(got, sizeof got);
        game->event_format(events->item[i], &text);
        const char *wanted = next_line(rest);
        if (!wanted || strcmp(got, wanted) != 0) {
            fail_msg("%s: got \"%s\", wanted \"%s\"", path, got, wanted ? wanted : "(the end)");
        }
    }
}

static void replay(const char *name)
{
    char path[PATH_SIZE];
    size_t length;
    text_format(path, sizeof path, FOLDER "/%s.journal", name);
    char *text = read_all(path, &length);
    struct session session;
    struct journal_error error;
    if (!session_load(&session, games_all, text, length, &error)) {
        fail_msg("%s:%d: %s", path, error.line, error.reason);
    }
    char *again = session_save(&session, NULL);
    assert_string_equal(text, again); /* the journal is written as it was read */

    text_format(path, sizeof path, FOLDER "/%s.events", name);
    char *wanted = read_all(path, &length);
    char *rest = wanted;
    const struct game *game = session.game;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct event_list events = {.count = 0};
    journal_deal(&session.journal, state, &events);
    expect_events(path, game, &events, &rest);
    for (int i = 0; i < session.journal.count; i++) {
        events.count = 0;
        assert_int_equal(journal_apply(&session.journal, i, state, &events), REFUSAL_NONE);
        expect_events(path, game, &events, &rest);
    }
    assert_string_equal(rest, "");
    free(text);
    free(again);
    free(wanted);
    session_end(&session);
}

static void golden_journals_tell_the_same_story(void)
{
    DIR *folder = opendir(FOLDER);
    assert_non_null(folder);
    int found = 0;
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char name[PATH_SIZE];
        text_copy(name, sizeof name, entry->d_name);
        char *end = strstr(name, ".journal");
        if (end && end[strlen(".journal")] == '\0') {
            *end = '\0';
            replay(name);
            found++;
        }
    }
    closedir(folder);
    assert_in_range(found, GOLDEN_LEAST, GOLDEN_MOST);
}

/* A check in a journal is the hash of a state, and a load compares it. */
static void journals_without_the_newer_options_keep_their_hashes(void)
{
    static const char *const names[] = {"regular_game", "three", "partners", "deck_end_stuck",
                                        "deck_end_empty_hands"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[PATH_SIZE];
        size_t length;
        text_format(path, sizeof path, FOLDER "/%s.journal", names[i]);
        char *text = read_all(path, &length);
        assert_null(strstr(text, "option coup"));
        struct session session;
        struct journal_error error;
        assert_true(session_load(&session, games_all, text, length, &error));
        assert_non_null(strstr(text, "\ncheck "));
        for (int option = 2; option < GAME_OPTIONS_MAX; option++) {
            assert_int_equal(session.journal.setup.option[option], 0);
        }
        session_end(&session);
        free(text);
    }
}

const struct test tests[] = {
    TEST(journals_without_the_newer_options_keep_their_hashes),
    TEST(golden_journals_tell_the_same_story),
    {0},
};
