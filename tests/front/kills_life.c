/* SPDX-License-Identifier: MIT */
#include "kills_life.h"

#include "person.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/scenes/title.h"
#include "front/table/table.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static void give_name(const char *name)
{
    while (text_entry_of(&robot.front)->text[0]) {
        robot_do(&robot, INTENT_ERASE);
    }
    robot_type(&robot, name);
    press(INTENT_CONFIRM);
}

/* Sits down: goes on with what there is, or now and then starts again. */
static void sit_down(struct rng *rng)
{
    bool again = rng_below(rng, 8) == 0 || !robot_has(&robot, "menu.continue");
    choose(again ? "menu.new" : "menu.continue");
    if (robot_on(&robot, &confirm_scene)) {
        choose("confirm.yes");
    }
    if (robot_on(&robot, &text_entry_scene)) {
        give_name("Zoé d'Île");
        choose("confirm.no"); /* no lessons */
    }
}

static void save_under_name(struct rng *rng)
{
    static const char *const names[] = {"Été", "Nuit", "Sud"};
    press_key('s');
    give_name(names[rng_below(rng, 3)]);
    if (robot_on(&robot, &confirm_scene)) {
        choose("confirm.yes");
    }
}

static void change_name(struct rng *rng)
{
    static const char *const names[] = {"Marie-Hélène", "Œdipe", "X", "1234567890123456789012345678901"};
    press(INTENT_MENU);
    choose("pause.options options.name");
    give_name(names[rng_below(rng, 4)]);
    choose("options.done pause.resume");
}

/* The card that would be a coup fourre now, if there is one: robots by themselves draw first. */
static bool strike_back(void)
{
    int safety = mille_table_coup(table_of(&robot.front));
    for (int slot = 0; safety != CARD_NONE && slot < HAND_CARDS; slot++) {
        char name[16];
        text_format(name, sizeof name, "hand.%d", slot + 1);
        if (mille_table_card(table_of(&robot.front), slot)->card == safety) {
            choose(name);
            return true;
        }
    }
    return false;
}

static void act(struct rng *rng)
{
    if (robot_on(&robot, &title_scene)) {
        sit_down(rng);
        return;
    }
    if (robot_on(&robot, &table_scene) && mille_table_ready(&robot.front)) {
        switch (rng_below(rng, 24)) {
        case 0:
            robot_key(&robot, 'o');
            return;
        case 1:
            robot_key(&robot, 'w');
            return;
        case 2:
            save_under_name(rng);
            return;
        case 3:
            change_name(rng);
            return;
        case 4:
            /* Thrown away and taken back, where that is possible. */
            robot_key(&robot, 'd');
            robot_key(&robot, '1');
            press_key('z');
            return;
        default:
            if (strike_back()) {
                return;
            }
            break;
        }
    }
    CHECK(robot_decide(&robot));
}

/* What the program has shown to be so. */
static void tell_how_it_stands(const struct disk *disk)
{
    static char buffer[RECORDS_TEXT_SIZE];
    struct text settings = text_in(buffer, sizeof buffer);
    settings_write(&robot.front.settings, &settings);
    disk_tell(disk, DISK_STANDS, "settings", settings.data, settings.length);
    if (records_of(&robot.front)->all.hands > 0) {
        struct text records = text_in(buffer, sizeof buffer);
        records_write(records_of(&robot.front), &mille_records, &records);
        disk_tell(disk, DISK_STANDS, "records", records.data, records.length);
    }
    size_t length;
    char *journal = session_save(&table_of(&robot.front)->session, &length);
    disk_tell(disk, DISK_STANDS, "autosave.journal", journal, length);
    free(journal);
}

void kills_live(struct disk *disk, int life, int steps, int pipe)
{
    struct rng rng = rng_make((uint64_t)life, RNG_COSMETIC);
    disk->pipe = pipe;
    robot_start(&robot, DEVICE_KEYS, 1000 * (uint64_t)life, 1280, 720);
    disk_use(disk, &robot);
    disk_die_after(steps);
    robot_restart(&robot);
    for (;;) {
        act(&rng);
        CHECK(robot.lines == 0);
        tell_how_it_stands(disk);
    }
}
