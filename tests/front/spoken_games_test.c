/* SPDX-License-Identifier: MIT */
/* What is said at each table: transcripts in golden/spoken, a file for each game and language, with the same
 * decisions at every level of speech. `spoken_games_test --respeak golden/spoken` writes them anew. */
#include "test.h"

#include "any_game.h"
#include "newcomer.h"

#include "base/check.h"
#include "front/narration/narration.h"
#include "front/settings/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DECISIONS = 24, SEED = 5, FILE_MOST = 1 << 20 };

static const char *const languages[] = {"en", "fr"};
static const char *const levels[SPEECH_LEVELS] = {"short", "usual", "full"};

/* Plays some decisions at a level, with every reading key after the last; the caller frees what was said. */
static char *listen(const struct game_front *game, const char *language, int level)
{
    newcomer_start(game, DEVICE_KEYS, SEED, 1280, 720);
    robot.front.settings.speech_level = level;
    text_copy(robot.front.settings.language, sizeof robot.front.settings.language, language);
    front_speak(&robot.front);
    if (strcmp(robot.front.language, language) != 0) {
        return NULL; /* built without catalogues */
    }
    newcomer_sit_down();
    robot_listen(&robot);
    for (int i = 0; i < DECISIONS; i++) {
        newcomer_decide();
    }
    for (char key = READ_AGAIN; key < READ_LEVEL; key++) {
        robot_read(&robot, key);
        robot_settle(&robot);
    }
    char *said = strdup(robot_transcript(&robot));
    CHECK(said != NULL);
    newcomer_end();
    return said;
}

static void compare(const char *name, const char *text)
{
    char *before = calloc(1, FILE_MOST);
    CHECK(before != NULL);
    FILE *file = fopen(name, "rb");
    if (file == NULL) { /* a game that has just been made */
        print_message("%s is not there yet\n", name);
        free(before);
        return;
    }
    assert_true(fread(before, 1, FILE_MOST - 1, file) > 0);
    fclose(file);
    size_t line = 0, at = 0;
    for (; text[at] && text[at] == before[at]; at++) {
        line = text[at] == '\n' ? at + 1 : line;
    }
    if (text[at] != before[at]) {
        fail_msg("%s: is \"%.*s\", was \"%.*s\"", name, (int)strcspn(text + line, "\n"), text + line,
                 (int)strcspn(before + line, "\n"), before + line);
    }
    free(before);
}

static void renew(const char *name, const char *text)
{
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, strlen(text), file), strlen(text));
    assert_int_equal(fclose(file), 0);
}

static void in_a_language(const struct game_front *game, const char *language)
{
    char *all = calloc(1, FILE_MOST), name[512];
    CHECK(all != NULL);
    struct text out = text_in(all, FILE_MOST);
    for (int level = 0; level < SPEECH_LEVELS; level++) {
        char *said = listen(game, language, level);
        if (said == NULL) {
            free(all);
            return;
        }
        text_addf(&out, "== %s\n%s", levels[level], said);
        free(said);
    }
    const char *folder = any_game_option("--respeak");
    text_format(name, sizeof name, "%s/table_%s_%s.txt", folder ? folder : "golden/spoken", game->game->name,
                language);
    (folder ? renew : compare)(name, all);
    free(all);
}

static void a_table_is_heard_as_it_was(const struct game_front *game)
{
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        in_a_language(game, languages[i]);
    }
}

const struct any_game_test any_game_tests[] = {
    TEST(a_table_is_heard_as_it_was),
    {0},
};
