/* SPDX-License-Identifier: MIT */
/* Journals as text: written, read, and every kind of damage told with its line. */
#include <stdlib.h>
#include <string.h>

#include "base/i18n/translate.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "table/session.h"
#include "test.h"

static const struct game *const games[] = {&mille_game, &null_game, NULL};

#define HEADER                                                                                               \
    "route-mille journal 1\n"                                                                                \
    "game mille\n"                                                                                           \
    "seed 1955\n"                                                                                            \
    "option extension off\n"                                                                                 \
    "option deck_end empty_hands\n"                                                                          \
    "seat 0 human Marie\n"                                                                                   \
    "seat 1 regular L\303\251a du Nord\n"                                                                    \
    "sides 2\n"

static bool read_text(struct journal *journal, const char *text, struct journal_error *error)
{
    return journal_read(journal, games, text, strlen(text), error);
}

static void a_header_is_read(void)
{
    struct journal journal;
    struct journal_error error;
    assert_true(read_text(&journal, HEADER, &error));
    assert_ptr_equal(journal.game, &mille_game);
    assert_true(journal.setup.seed == 1955);
    assert_int_equal(journal.setup.seats, 2);
    assert_int_equal(journal.setup.sides, 2);
    assert_int_equal(journal.setup.option[OPTION_EXTENSION], EXTENSION_OFF);
    assert_int_equal(journal.setup.option[OPTION_DECK_END], DECK_END_EMPTY_HANDS);
    assert_int_equal(journal.seat[0].player, PLAYER_HUMAN);
    assert_string_equal(journal.seat[0].name, "Marie");
    assert_int_equal(journal.seat[1].player, game_player_find(&mille_game, "regular"));
    assert_string_equal(journal.seat[1].name, "L\303\251a du Nord");
    assert_int_equal(journal.count, 0);
    journal_free(&journal);
}

static void moves_and_checks_are_read(void)
{
    struct journal journal;
    struct journal_error error;
    assert_true(read_text(&journal,
                          HEADER "0 draw\n0 play go\n1 play right-of-way on 1\n- next\n"
                                 "check 0123456789abcdef\n0 discard 200\ncheck 00000000000000ff\n",
                          &error));
    assert_int_equal(journal.count, 5);
    assert_int_equal(journal.mover[0], 0);
    assert_int_equal(journal.move[0].kind, MOVE_DRAW);
    assert_int_equal(journal.move[1].card, CARD_GO);
    assert_int_equal(journal.mover[2], 1);
    assert_int_equal(journal.move[2].target, 1);
    assert_int_equal(journal.mover[3], SEAT_NONE);
    assert_int_equal(journal.check_count, 2);
    assert_int_equal(journal.check[0].moves, 4);
    assert_true(journal.check[0].hash == UINT64_C(0x0123456789abcdef));
    assert_int_equal(journal.check[1].moves, 5);
    journal_free(&journal);
}

static void comments_blank_lines_and_foreign_line_ends_are_skipped(void)
{
    struct journal journal;
    struct journal_error error;
    assert_true(
        read_text(&journal,
                  "# a game of last summer\r\n\r\nroute-mille journal 1\r\n# which?\r\ngame mille\r\n"
                  "sides 2\r\nseat 0 human Marie\r\nseat 1 random\r\nseed 1\r\n\n0 draw\r\n#\n0 play go",
                  &error));
    assert_int_equal(journal.count, 2);
    assert_string_equal(journal.seat[0].name, "Marie");
    assert_string_equal(journal.seat[1].name, "");
    assert_int_equal(journal.setup.option[OPTION_EXTENSION], EXTENSION_ON); /* left out: the default */
    journal_free(&journal);
}

static void what_is_written_is_read_again(void)
{
    struct game_setup setup = {.seed = UINT64_MAX, .seats = 4, .sides = 2, .option = {1, 1}};
    struct journal journal;
    journal_init(&journal, &mille_game, &setup);
    for (int seat = 0; seat < 4; seat++) {
        journal.seat[seat].player = seat - 1 < 2 ? seat - 1 : 0;
        text_format(journal.seat[seat].name, SEAT_NAME_SIZE, "%s", seat == 2 ? "" : "Zo\303\253 & Cie #1");
    }
    for (int i = 0; i < 1000; i++) {
        struct move move = {.kind = MOVE_PLAY,
                            .card = (uint8_t)(1 + i % (CARD_KINDS - 1)),
                            .target = (uint8_t)(i % SIDES_MAX)};
        journal_add(&journal, i % 4, move);
        if (i % 100 == 99) {
            journal_add(&journal, SEAT_NONE, (struct move){.kind = MOVE_NEXT});
            journal_add_check(&journal, (uint64_t)i * UINT64_C(0x123456789abcd));
        }
    }
    size_t length;
    char *text = journal_write(&journal, NULL, &length);
    assert_int_equal(strlen(text), length);
    struct journal again;
    struct journal_error error;
    assert_true(journal_read(&again, games, text, length, &error));
    assert_true(again.setup.seed == UINT64_MAX);
    assert_int_equal(again.count, journal.count);
    assert_memory_equal(again.move, journal.move, (size_t)journal.count * sizeof journal.move[0]);
    assert_memory_equal(again.mover, journal.mover, (size_t)journal.count);
    assert_int_equal(again.check_count, journal.check_count);
    for (int i = 0; i < journal.check_count; i++) {
        assert_int_equal(again.check[i].moves, journal.check[i].moves);
        assert_true(again.check[i].hash == journal.check[i].hash);
    }
    char *second = journal_write(&again, NULL, NULL);
    assert_string_equal(text, second);
    free(text);
    free(second);
    journal_free(&journal);
    journal_free(&again);
}

static void a_cut_journal_forgets_moves_and_checks(void)
{
    struct journal journal;
    struct journal_error error;
    assert_true(read_text(&journal,
                          HEADER "0 draw\ncheck 0000000000000001\n0 discard 25\n1 draw\n"
                                 "check 0000000000000002\n",
                          &error));
    journal_cut(&journal, 2);
    assert_int_equal(journal.count, 2);
    assert_int_equal(journal.check_count, 1);
    journal_cut(&journal, 0);
    assert_int_equal(journal.check_count, 0);
    journal_free(&journal);
}

static const struct damage {
    const char *text;
    int line;
    const char *reason; /* a part of it */
} damages[] = {
    {"", 0, "empty"},
    {"\n\n# nothing\n", 3, "empty"},
    {"GIF89a\n", 1, "not a journal"},
    {"route-mille journal\n", 1, "not a journal"},
    {"route-mille journal 9\n", 1, "a later version of Route Mille"},
    {"route-mille journal 3\ngame mille\nmoon full\n", 1, "a later version of Route Mille"},
    {"route-mille journal 0\n", 1, "not a journal"},
    {"route-mille journal x\n", 1, "not a journal"},
    {"route-mille journal 1\n", 1, "“game” is missing"},
    {"route-mille journal 1\nseed 1\n", 2, "“game” is missing"},
    {"route-mille journal 1\ngame mille\nfor day 2026-11-22\n", 3, "no line “for”"},
    {"route-mille journal 2\ngame mille\nfor day 2026-02-29\n", 3, "not a day"},
    {"route-mille journal 2\ngame mille\nfor day\n", 3, "not a day"},
    {"route-mille journal 2\ngame mille\nfor ever\n", 3, "not a day"},
    {"route-mille journal 2\ngame mille\nfor day 2026-11-22\nfor day 2026-11-22\n", 4, "said twice"},
    {"route-mille journal 1\ngame mille\nfor journey nevers 7\n", 3, "no line “for”"},
    {"route-mille journal 2\ngame mille\nfor journey\n", 3, "not a day"},
    {"route-mille journal 2\ngame mille\nfor journey \n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers\n", 3, "“nevers” is not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey Nevers 7\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey ../nevers 7\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers 1000\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers -1\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers 7 8\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers back\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers out 7\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers back 7 8\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey abcdefghijklmnopqrstuvwx 7\n", 3, "not a stage"},
    {"route-mille journal 2\ngame mille\nfor journey nevers 7\nfor journey nevers 7\n", 4, "said twice"},
    {"route-mille journal 2\ngame mille\nfor journey nevers 7\nfor day 2026-11-22\n", 4, "said twice"},
    {"route-mille journal 2\ngame mille\nfor day 2026-11-22\nfor journey nevers 7\n", 4, "said twice"},
    {"route-mille journal 1\ngame mille\nposition turn=0\n", 3, "no line “position”"},
    {"route-mille journal 2\ngame mille\nposition turn=0\nposition turn=0\n", 4, "said twice"},
    {"route-mille journal 1\ngame whist\n", 2, "no game “whist”"},
    {"route-mille journal 1\ngame mille\nsides 2\nseat 0 human A\nseat 1 human B\n", 5, "“seed” is missing"},
    {"route-mille journal 1\ngame mille\nseed 1\nseat 0 human A\nseat 1 human B\n0 draw\n", 6,
     "“sides” is missing"},
    {"route-mille journal 1\ngame mille\nseed 1\nsides 2\n", 4, "“seat 0” is missing"},
    {"route-mille journal 1\ngame mille\nseed 1\nsides 2\nseat 0 human A\n", 5, "“seat 1” is missing"},
    {"route-mille journal 1\ngame mille\nseed -1\n", 3, "“-1” is not a number"},
    {"route-mille journal 1\ngame mille\nseed\n", 3, "not a number"},
    {"route-mille journal 1\ngame mille\nseed 18446744073709551616\n", 3, "not a number"},
    {"route-mille journal 1\ngame mille\nseed 1 2\n", 3, "“1 2” is not a number"},
    {"route-mille journal 1\ngame mille\nseed 1\nseed 1\n", 4, "“seed” is said twice"},
    {"route-mille journal 1\ngame mille\nsides 5\n", 3, "not a number of sides"},
    {"route-mille journal 1\ngame mille\nsides 1\n", 3, "not a number of sides"},
    {"route-mille journal 1\ngame mille\nsides 2\nsides 2\n", 4, "“sides” is said twice"},
    {"route-mille journal 1\ngame mille\noption weather fine\n", 3, "no rule option “weather”"},
    {"route-mille journal 1\ngame mille\noption extension perhaps\n", 3, "no value “perhaps”"},
    {"route-mille journal 1\ngame mille\noption extension\n", 3, "no value"},
    {"route-mille journal 1\ngame mille\noption extension on\noption extension on\n", 4, "said twice"},
    {"route-mille journal 1\ngame mille\nseat 1 human A\n", 3, "numbered 0, 1"},
    {"route-mille journal 1\ngame mille\nseat 0 human A\nseat 0 human A\n", 4, "numbered 0, 1"},
    {"route-mille journal 1\ngame mille\nseat x human A\n", 3, "numbered 0, 1"},
    {"route-mille journal 1\ngame mille\nseat 0 wizard A\n", 3, "no player “wizard”"},
    {"route-mille journal 1\ngame mille\nseat 0\n", 3, "no player"},
    {"route-mille journal 1\ngame mille\nseat 0 human 12345678901234567890123456789012\n", 3,
     "31 characters"},
    {"route-mille journal 1\ngame mille\nseat 0 human \377\n", 3, "not text"},
    {"route-mille journal 1\ngame mille\nseat 0 human A\tB\n", 3, "not text"},
    {"route-mille journal 1\ngame mille\ncolour red\n", 3, "no line “colour”"},
    {"route-mille journal 1\ngame mille\nseed 1\nsides 2\nseat 0 human\nseat 1 human\nseat 2 human\n", 7,
     "shared out evenly"},
    {"route-mille journal 1\ngame mille\nseed 1\nsides 2\nseat 0 human\nseat 1 human\nseat 2 human\n"
     "seat 3 human\nseat 4 human\nseat 5 human\nseat 6 human\n",
     11, "more sit here than this game has seats"},
    {"route-mille journal 1\ngame mille\nseed 1\nsides 5\nseat 0 human\nseat 1 human\nseat 2 human\n"
     "seat 3 human\nseat 4 human\n",
     4, "is not a number of sides"},
    {"route-mille journal 1\ngame mille\nseed 1\nsides 2\nseat 0 human\nseat 1 human\nseat 2 human\n"
     "seat 3 human\nseat 4 human\nseat 5 human\n",
     10, "so many in so many sides do not play this game"},
    {"route-mille journal 1\ngame null\nseed 1\nsides 6\nseat 0 human\nseat 1 human\nseat 2 human\n"
     "seat 3 human\nseat 4 human\nseat 5 human\nseat 6 human\n",
     11, "more sit here than this game has seats"},
    {"route-mille journal 1\ngame null\nseed 1\nsides 1\nseat 0 human\nseat 1 human\n", 6,
     "so many in so many sides"},
    {HEADER "0 fly\n", 9, "“fly” is not a move"},
    {HEADER "0 draw\n0 play\n", 10, "“play” is not a move"},
    {HEADER "0 play stop on 0\n", 9, "is not a move"},
    {HEADER "0 play stop on 4\n", 9, "is not a move"},
    {HEADER "0 draw \n", 9, "is not a move"},
    {HEADER "2 draw\n", 9, "nobody sits there"},
    {HEADER "7 draw\n", 9, "nobody sits there"},
    {HEADER "00 draw\n", 9, "no line “00”"},
    {HEADER "0 draw\n00 draw\n", 10, "neither a move nor a check"},
    {HEADER "0 draw\nseed 7\n", 10, "neither a move nor a check"},
    {HEADER "check 12\n", 9, "neither a move nor a check"},
    {HEADER "check 0123456789ABCDEF\n", 9, "neither a move nor a check"},
    {HEADER "check 0123456789abcdef0\n", 9, "neither a move nor a check"},
    {HEADER "check 0123456789abcdef\ncheck 0123456789abcdef\n", 10, "said twice"},
    {HEADER "0 draw\001\n", 9, "not text"},
};

static void damage_is_told_with_its_line(void)
{
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        struct journal journal;
        struct journal_error error;
        memset(&journal, 0xAA, sizeof journal);
        if (read_text(&journal, damages[i].text, &error)) {
            fail_msg("read without complaint: %s", damages[i].text);
        }
        if (error.line != damages[i].line || !strstr(error.reason, damages[i].reason)) {
            fail_msg("%s\ngot %d: %s\nwanted %d: %s", damages[i].text, error.line, error.reason,
                     damages[i].line, damages[i].reason);
        }
        assert_null(journal.move); /* empty, and owns nothing */
        assert_null(journal.mover);
        assert_null(journal.check);
        assert_null(journal.game);
    }
}

static void a_long_line_and_a_zero_byte_are_damage(void)
{
    struct journal journal;
    struct journal_error error;
    char text[6000];
    struct text out = text_in(text, sizeof text);
    text_add(&out, HEADER);
    for (int i = 0; i < 4200; i++) {
        text_add(&out, "0");
    }
    assert_false(journal_read(&journal, games, text, out.length, &error));
    assert_int_equal(error.line, 9);
    static const char zero[] = HEADER "0 dr\0aw\n";
    assert_false(journal_read(&journal, games, zero, sizeof zero - 1, &error));
    assert_int_equal(error.line, 9);
    static const char early[] = "route-mille journal 1\0\ngame mille\n";
    assert_false(journal_read(&journal, games, early, sizeof early - 1, &error));
}

static const char *hostile(void *context, const char *message)
{
    (void)context;
    (void)message;
    return "%n%s%s%d 100 %";
}

static const char *hostile_plural(void *context, const char *one, const char *many, unsigned long n)
{
    (void)many;
    (void)n;
    return hostile(context, one);
}

static void a_bad_translation_cannot_hurt(void)
{
    static const struct translate_source source = {.find = hostile, .find_plural = hostile_plural};
    translate_use(&source);
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        struct journal journal;
        struct journal_error error;
        assert_false(read_text(&journal, damages[i].text, &error));
        assert_true(strlen(error.reason) > 0);
    }
    translate_use(NULL);
}

static void the_day_of_a_deal_makes_it_a_second_version(void)
{
    static const char second[] = "route-mille journal 2\ngame mille\nseed 1955\noption extension on\n"
                                 "option deck_end stuck\nseat 0 human Marie\nseat 1 regular\nsides 2\n"
                                 "for day 2026-11-22\n0 draw\n";
    struct journal journal;
    struct journal copy;
    struct journal_error error;
    assert_true(read_text(&journal, second, &error));
    assert_true(journal.for_day);
    assert_int_equal(journal.day, 20779);
    journal_copy(&copy, &journal);
    char *again = journal_write(&copy, NULL, NULL);
    assert_string_equal(again, second);
    free(again);
    journal_free(&copy);
    /* Whatever has no such line is written as it always was. */
    journal.for_day = false;
    again = journal_write(&journal, NULL, NULL);
    assert_non_null(strstr(again, "route-mille journal 1\n"));
    assert_null(strstr(again, "for "));
    free(again);
    journal_free(&journal);
}

/* Reads a journal with this line, compares its stage, and finds the line again in a copy that is written. */
static void expect_stage(const char *line, const char *id, bool back, int deal)
{
    char text[400];
    struct journal journal, copy;
    struct journal_error error;
    text_format(text, sizeof text,
                "route-mille journal 2\ngame mille\nseed 1955\noption extension on\noption deck_end stuck\n"
                "seat 0 human Marie\nseat 1 regular\nsides 2\n%s\n0 draw\n",
                line);
    assert_true(read_text(&journal, text, &error));
    assert_false(journal.for_day);
    assert_string_equal(journal.stage.id, id);
    assert_int_equal(journal.stage.back, back);
    assert_int_equal(journal.stage.deal, deal);
    journal_copy(&copy, &journal);
    char *again = journal_write(&copy, NULL, NULL);
    assert_string_equal(again, text);
    free(again);
    journal_free(&copy);
    journal_free(&journal);
}

static void the_stage_of_a_try_makes_it_a_second_version(void)
{
    expect_stage("for journey nevers 7", "nevers", false, 7);
    expect_stage("for journey nevers back 0", "nevers", true, 0);
    expect_stage("for journey back 11", "back", false, 11);
    expect_stage("for journey back back 11", "back", true, 11);
}

static void a_stage_of_another_version_is_kept(void)
{
    expect_stage("for journey san_remo_2 999", "san_remo_2", false, 999);
    expect_stage("for journey abcdefghijklmnopqrstuvw back 1", "abcdefghijklmnopqrstuvw", true, 1);
}

static void lines_of_moves_and_checks_are_found(void)
{
    static const char text[] = HEADER "# well\n0 draw\n\n0 play go\ncheck 0123456789abcdef\n1 draw\n";
    assert_int_equal(journal_move_line(text, sizeof text - 1, 0), 10);
    assert_int_equal(journal_move_line(text, sizeof text - 1, 1), 12);
    assert_int_equal(journal_move_line(text, sizeof text - 1, 2), 14);
    assert_int_equal(journal_move_line(text, sizeof text - 1, 3), 0);
    assert_int_equal(journal_check_line(text, sizeof text - 1, 0), 13);
    assert_int_equal(journal_check_line(text, sizeof text - 1, 1), 0);
}

const struct test tests[] = {
    TEST(a_header_is_read),
    TEST(moves_and_checks_are_read),
    TEST(comments_blank_lines_and_foreign_line_ends_are_skipped),
    TEST(what_is_written_is_read_again),
    TEST(a_cut_journal_forgets_moves_and_checks),
    TEST(damage_is_told_with_its_line),
    TEST(a_long_line_and_a_zero_byte_are_damage),
    TEST(a_bad_translation_cannot_hurt),
    TEST(the_day_of_a_deal_makes_it_a_second_version),
    TEST(the_stage_of_a_try_makes_it_a_second_version),
    TEST(a_stage_of_another_version_is_kept),
    TEST(lines_of_moves_and_checks_are_found),
    {0},
};
