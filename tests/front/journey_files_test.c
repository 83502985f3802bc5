/* SPDX-License-Identifier: MIT */
/* What the journey keeps: a damaged progress, tries that cannot be tries any more, saves under a name, a
 * second program on the same folder. Nothing is lost, and a sentence says what happened. */
#include "newcomer.h"

#include "front/journey/journey.h"
#include "front/scenes/load.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/scenes/travel_book.h"
#include "front/table/open.h"
#include "front/table/table.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { SOME_MOVES = 7, DECISIONS_MOST = 6000 };

#define TRY "journey/fontainebleau-out.journal"
#define BEST "journey/fontainebleau-out-best.journal"

static void start(void)
{
    assert_true(journey_exists());
    newcomer_start(journey_game(0), DEVICE_KEYS, 1955, 1280, 720);
    robot.front.settings.reduced_motion = true;
    robot.front.settings.named = true;
    front_save_settings(&robot.front);
}

static void sit(void)
{
    journey_sit(&robot.front, 0, false);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene) && journey_at_table(&robot.front));
}

static void play_an_evening(void)
{
    sit();
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &travel_book_scene); i++) {
        newcomer_decide();
    }
    assert_true(robot_on(&robot, &travel_book_scene));
    newcomer_come_back(&title_scene);
}

/* Some moves of a try, and back to the title. */
static void begin_a_try(void)
{
    sit();
    newcomer_play(SOME_MOVES);
    press(INTENT_MENU);
    choose("pause.leave");
    newcomer_come_back(&title_scene);
}

static const struct journey_record *record(void)
{
    return journey_record(&robot.front, 0);
}

static bool is_kept(const char *part)
{
    for (int i = 0; i < ROBOT_FILES; i++) {
        if (robot.file[i].name[0] && strstr(robot.file[i].name, part)) {
            return true;
        }
    }
    return false;
}

static char *data_of(const char *name)
{
    const struct robot_file *file = robot_file(&robot, name);
    assert_non_null(file);
    char *copy = malloc(file->length + 1);
    assert_non_null(copy);
    memcpy(copy, file->data, file->length);
    copy[file->length] = '\0';
    return copy;
}

static void restart(void)
{
    robot_restart(&robot);
    robot_settle(&robot);
}

static void remove_file(const char *name)
{
    char error[SERVICE_ERROR_SIZE];
    robot.services.remove(robot.services.context, name, error);
}

/* ---- the progress ---------------------------------------------------------------------------------- */

static void a_damaged_progress_is_put_together_from_the_evenings(void)
{
    start();
    play_an_evening();
    unsigned stamps = record()->stamps, met = record()->best_met;
    int best = record()->best;
    remove_file(JOURNEY_FILE);
    robot_put(&robot, JOURNEY_FILE, "route-mille journey 1\nstage fontainebleau out tries many\n");
    restart();
    assert_non_null(strstr(robot.front.told, JOURNEY_FILE));
    assert_non_null(strstr(robot.front.told, "put together"));
    assert_int_equal(record()->stamps, stamps);
    assert_int_equal(record()->best_met, met);
    assert_int_equal(record()->best, best);
    assert_int_equal(record()->tries, 1);
    restart();
    assert_string_equal(robot.front.told, "");
    assert_int_equal(record()->stamps, stamps);
    newcomer_end();
}

static void what_was_played_stays_open(void)
{
    start();
    robot.front.settings.whole_road = true;
    front_save_settings(&robot.front);
    int far = stage_find("nevers", STAGE_OUT);
    journey_sit(&robot.front, far, false);
    robot_settle(&robot);
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &travel_book_scene); i++) {
        newcomer_decide();
    }
    newcomer_come_back(&title_scene);
    robot.front.settings.whole_road = false;
    front_save_settings(&robot.front);
    assert_false(journey_is_open(&robot.front, far));
    remove_file(JOURNEY_FILE);
    restart();
    assert_true(journey_is_open(&robot.front, far));
    newcomer_end();
}

/* ---- tries ----------------------------------------------------------------------------------------- */

/* A journal with another line in place of one that begins so, as another version would have written it; until
 * the next call. */
static const char *with_line(const char *text, const char *begins, const char *line)
{
    static char changed[16384];
    const char *at = strstr(text, begins);
    assert_non_null(at);
    text_format(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, line, strchr(at, '\n'));
    return changed;
}

static void change_line(const char *begins, const char *line)
{
    char *text = data_of(TRY);
    remove_file(TRY);
    robot_put(&robot, TRY, with_line(text, begins, line));
    free(text);
}

static void a_try_that_cannot_be_one_any_more_is_set_aside(void)
{
    static const struct {
        const char *begins, *line, *says;
    } changes[] = {
        {"for journey", "for journey dijon 0", "does not know its stage"},
        {"for journey", "for journey nevers 0", "another stage"},
        {"for journey", "for journey fontainebleau 40", "others by now"},
        {"for journey", "for journey fontainebleau 3", "others by now"},
        {"seat 1", "seat 1 nobody Marcel", "cannot be read"},
        {"option extension", "option extension sideways", "cannot be read"},
    };
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        start();
        begin_a_try();
        assert_true(journey_of(&robot.front)->waits[0] > 0);
        change_line(changes[i].begins, changes[i].line);
        restart();
        assert_non_null(strstr(robot.front.told, changes[i].says));
        assert_int_equal(journey_of(&robot.front)->waits[0], 0);
        assert_int_equal(journey_waiting(&robot.front), -1);
        assert_true(is_kept("fontainebleau-out.journal."));
        sit(); /* and a new one begins */
        assert_int_equal(journey_of(&robot.front)->deal, 0);
        newcomer_end();
    }
}

static void the_backup_takes_the_place_of_a_damaged_try(void)
{
    start();
    begin_a_try();
    int moves = journey_of(&robot.front)->waits[0];
    const char *damaged = "route-mille journal 2\ngame mille\n";
    char *good = data_of(TRY);
    robot_put(&robot, TRY, damaged);
    robot_put(&robot, TRY ".bak", good);
    free(good);
    restart();
    assert_int_equal(journey_of(&robot.front)->waits[0], moves);
    newcomer_end();
}

/* ---- saves under a name ---------------------------------------------------------------------------- */

static void open_text(const char *text)
{
    struct journal_error why;
    assert_true(table_open(&robot.front, text, strlen(text), &why));
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene));
}

static void a_kept_try_opens_as_that_try(void)
{
    start();
    begin_a_try();
    char *text = data_of(TRY);
    int moves = journey_of(&robot.front)->waits[0];
    remove_file(TRY);
    restart();
    assert_int_equal(journey_of(&robot.front)->waits[0], 0);
    open_text(text);
    free(text);
    assert_ptr_equal(journey_at_table(&robot.front), &stages[0]);
    assert_true(newcomer_moves() >= moves);
    assert_null(robot_file(&robot, "autosave.journal"));
    newcomer_play(newcomer_moves() + 2);
    assert_non_null(robot_file(&robot, TRY));
    newcomer_end();
}

static void it_opens_as_a_game_of_its_own_if_another_try_waits(void)
{
    start();
    begin_a_try();
    char *text = data_of(TRY);
    open_text(text);
    assert_null(journey_at_table(&robot.front));
    assert_string_equal(table_of(&robot.front)->session.journal.stage.id, "");
    assert_non_null(strstr(table_of(&robot.front)->message, "another try of its stage waits"));
    free(text);
    newcomer_play(newcomer_moves() + 2);
    char *kept = data_of(TRY);
    assert_non_null(strstr(kept, "for journey fontainebleau 0")); /* the try is as it was */
    free(kept);
    newcomer_end();
}

/* Whatever another version wrote: what can be played is played, with a sentence; the rest is refused by its
 * line. The try that waits is as it was. */
static void what_cannot_be_a_try_opens_as_a_game_of_its_own(void)
{
    static const struct {
        const char *begins, *line, *says;
    } changes[] = {
        {"for journey", "for journey dijon 0", "does not know its stage"},
        {"for journey", "for journey fontainebleau back 0", "others by now"},
        {"for journey", "for journey fontainebleau 40", "others by now"},
        {"for journey", "for journey fontainebleau 3", "others by now"},
        {"seat 1", "seat 1 nobody Marcel", NULL},
        {"option extension", "option extension sideways", NULL},
    };
    start();
    begin_a_try();
    char *text = data_of(TRY);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        struct journal_error why = {.line = 0};
        const char *changed = with_line(text, changes[i].begins, changes[i].line);
        bool opens = table_open(&robot.front, changed, strlen(changed), &why);
        assert_int_equal(opens, changes[i].says != NULL);
        robot_settle(&robot);
        if (opens) {
            assert_null(journey_at_table(&robot.front));
            assert_non_null(strstr(table_of(&robot.front)->message, changes[i].says));
            leave_table();
        } else {
            assert_true(why.line > 0 && why.reason[0] != '\0');
        }
        char *kept = data_of(TRY);
        assert_string_equal(kept, text);
        free(kept);
    }
    free(text);
    newcomer_end();
}

static void a_try_is_saved_under_a_name_and_loaded(void)
{
    start();
    sit();
    newcomer_play(SOME_MOVES);
    press_key('s');
    robot_type(&robot, "Soir");
    press(INTENT_CONFIRM);
    assert_non_null(robot_file(&robot, "saves/Soir.journal"));
    press(INTENT_MENU);
    choose("pause.leave");
    newcomer_come_back(&title_scene);
    remove_file(TRY);
    restart();
    choose("menu.load save.1");
    assert_ptr_equal(journey_at_table(&robot.front), &stages[0]);
    newcomer_end();
}

/* ---- a second program ------------------------------------------------------------------------------ */

static void a_second_program_leaves_the_journey_alone(void)
{
    start();
    begin_a_try();
    char *try = data_of(TRY), *progress = data_of(JOURNEY_FILE);
    robot.guest = true;
    robot_restart(&robot);
    robot_settle(&robot);
    choose("confirm.no");
    assert_int_equal(journey_waiting(&robot.front), -1);
    choose("menu.journey");
    assert_true(robot_has(&robot, "confirm.yes")); /* it asks whether to take the folder over */
    char *try_now = data_of(TRY), *progress_now = data_of(JOURNEY_FILE);
    assert_string_equal(try_now, try);
    assert_string_equal(progress_now, progress);
    choose("confirm.yes");
    assert_true(robot_on(&robot, &title_scene));
    assert_int_equal(journey_waiting(&robot.front), 0);
    free(try);
    free(try_now);
    free(progress);
    free(progress_now);
    newcomer_end();
}

const struct test tests[] = {
    TEST(a_damaged_progress_is_put_together_from_the_evenings),
    TEST(what_was_played_stays_open),
    TEST(a_try_that_cannot_be_one_any_more_is_set_aside),
    TEST(the_backup_takes_the_place_of_a_damaged_try),
    TEST(a_kept_try_opens_as_that_try),
    TEST(it_opens_as_a_game_of_its_own_if_another_try_waits),
    TEST(what_cannot_be_a_try_opens_as_a_game_of_its_own),
    TEST(a_try_is_saved_under_a_name_and_loaded),
    TEST(a_second_program_leaves_the_journey_alone),
    {0},
};
