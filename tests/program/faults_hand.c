/* SPDX-License-Identifier: MIT */
/* One hand on a real folder, saved under a name in between, and the window closed; or, with --check, the next
 * start. Prints the moves of the sitting, at once as they are made, and whether anything was said to be lost
 * or is damaged. With --opponent it is left while the opponent is to move. Driven by faults_test.py and
 * faults_program_test.py. */
#include "disk.h"
#include "front/mille/mille_table.h"
#include "front/scenes/screens.h"
#include "front/scenes/text_entry.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct disk disk = {.pipe = -1};
static struct robot robot;

enum { MOVES = 24 };

static void say(const char *what, int number)
{
    printf("%s %d\n", what, number);
    fflush(stdout);
}

/* Whether there is such a journal and it cannot be played again. */
static bool is_unreadable(const char *name)
{
    struct session session;
    struct journal_error why;
    char error[FILES_PATH_SIZE];
    size_t length = 0;
    char *text = files_load(&disk.files, name, &length, error, sizeof error);
    bool good = text && saves_read(text, length, &session, &why);
    if (good) {
        session_end(&session);
    }
    free(text);
    return !good && (text || error[0]);
}

static int unreadable_saves(const char *end)
{
    static struct service_file found[ROBOT_FILES];
    int bad = 0;
    for (int i = files_list(&disk.files, SAVES_FOLDER, end, found, ROBOT_FILES) - 1; i >= 0; i--) {
        bad += is_unreadable(found[i].name);
    }
    return bad;
}

static int check(void)
{
    bool damaged = strstr(robot.front.told, "cannot be read") != NULL;
    say("moves", table_of(&robot.front)->seated ? table_of(&robot.front)->session.journal.count : 0);
    say("damaged", damaged + is_unreadable(SAVES_AUTOSAVE) + is_unreadable(SAVES_AUTOSAVE ".bak") +
                       unreadable_saves(SAVES_END) + unreadable_saves(SAVES_END ".bak"));
    return 0;
}

static void save_as(const char *name)
{
    robot_key(&robot, 's');
    robot_settle(&robot);
    robot_type(&robot, name);
    robot_do(&robot, INTENT_CONFIRM);
    robot_settle(&robot);
    if (robot_on(&robot, &confirm_scene)) {
        robot_choose(&robot, "confirm.no");
        robot_settle(&robot);
    }
}

static void sit_down(void)
{
    robot.front.settings.reduced_motion = true;
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    if (robot_on(&robot, &text_entry_scene)) {
        robot_choose(&robot, "entry.done");
        robot_settle(&robot);
        robot_choose(&robot, "confirm.no"); /* no lessons */
        robot_settle(&robot);
    }
}

static int play(void)
{
    sit_down();
    while (table_of(&robot.front)->session.journal.count < MOVES) {
        if (!robot_decide(&robot)) {
            return 1;
        }
        robot_settle(&robot);
        say("moves", table_of(&robot.front)->session.journal.count);
    }
    save_as("Marie");
    robot_do(&robot, INTENT_QUIT);
    robot_settle(&robot);
    say("moves", table_of(&robot.front)->session.journal.count);
    say("told", !robot.quit);
    return 0;
}

/* The sitting as it stood before the opponent's last turn, in the place of the autosave. */
static int leave_to_the_opponent(void)
{
    struct session *session = &table_of(&robot.front)->session;
    char error[FILES_PATH_SIZE];
    size_t length = 0;
    play();
    while (session_turn(session) != 1 && session_undo(session)) {
    }
    while (session->journal.count > 0 && session->journal.mover[session->journal.count - 1] == 1 &&
           session_undo(session)) {
    }
    char *text = session_save(session, &length);
    bool saved = files_save(&disk.files, SAVES_AUTOSAVE, text, length, error, sizeof error);
    free(text);
    return saved ? 0 : 1;
}

int main(int count, char **arguments)
{
    if (count < 2 || !text_format(disk.files.folder, sizeof disk.files.folder, "%s/", arguments[1])) {
        return 2;
    }
    robot_start(&robot, DEVICE_KEYS, 1955, 1280, 720);
    disk_use(&disk, &robot);
    robot_restart(&robot);
    const char *how = count > 2 ? arguments[2] : "";
    int status = strcmp(how, "--check") == 0      ? check()
                 : strcmp(how, "--opponent") == 0 ? leave_to_the_opponent()
                                                  : play();
    robot_end(&robot);
    fflush(stdout);
    return status;
}
