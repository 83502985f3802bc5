/* SPDX-License-Identifier: MIT */
#include "saves_rig.h"

#include "person.h"

#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

/* A game of some decisions, and the table at rest. */
void play(int decisions)
{
    for (int i = 0; i < decisions || !robot_on(&robot, &table_scene); i++) {
        assert_true(robot_decide(&robot));
    }
}

void start(enum device device, int decisions)
{
    robot_start(&robot, device, 7, 1920, 1080);
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    play(decisions);
}

/* Answers the question for a name: by keys it is typed, else put together from the letters. */
void give(const char *name)
{
    assert_true(robot_on(&robot, &text_entry_scene));
    while (text_entry_of(&robot.front)->text[0]) {
        choose("entry.erase");
    }
    if (robot.device == DEVICE_KEYS) {
        robot_type(&robot, name);
        press(INTENT_CONFIRM);
        return;
    }
    for (const char *at = name; *at; at++) {
        char letter[16];
        text_format(letter, sizeof letter, "key.%c", *at);
        while (!robot_has(&robot, letter)) {
            choose("entry.page");
        }
        choose(letter);
    }
    choose("entry.done");
}

void save_by_menu(const char *name)
{
    press(INTENT_MENU);
    choose("pause.save");
    give(name);
    if (robot_on(&robot, &confirm_scene)) {
        choose("confirm.yes");
    }
    assert_true(robot_on(&robot, &pause_scene));
    press(INTENT_MENU);
}

uint64_t hash_now(void)
{
    return mille_game.hash(table_of(&robot.front)->session.state);
}

uint64_t hash_of(const char *text)
{
    struct session session;
    struct journal_error error;
    assert_true(saves_read(text, strlen(text), &session, &error));
    uint64_t hash = mille_game.hash(session.state);
    session_end(&session);
    return hash;
}

void holds_the_table(const char *file)
{
    assert_non_null(robot_file(&robot, file));
    assert_true(hash_of(robot_file(&robot, file)->data) == hash_now());
}

int saves(void)
{
    struct service_file files[ROBOT_FILES];
    return robot.services.list(&robot, SAVES_FOLDER, SAVES_END, files, ROBOT_FILES);
}
