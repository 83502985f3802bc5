/* SPDX-License-Identifier: MIT */
#include "front/person.h"

#include "base/words.h"
#include "front/front.h"

#include <string.h>

/* A game under way that was begun under the old name goes on under the new one. */
static void rename_seat(struct front *front, const char *old, const char *name)
{
    struct journal_seat *seat = &front->table.session.journal.seat[TABLE_YOU];
    if (front->table.seated && session_is_human(&front->table.session, TABLE_YOU) &&
        strcmp(seat->name, old) == 0) {
        text_copy(seat->name, sizeof seat->name, name);
        mille_table_save(front);
    }
}

static void take(struct front *front, const char *text)
{
    struct settings *settings = &front->settings;
    char old[SEAT_NAME_SIZE];
    text_copy(old, sizeof old, settings->name);
    text_copy(settings->name, sizeof settings->name, text);
    settings->named = true;
    front_save_settings(front);
    rename_seat(front, old, text);
    if (front->person.after) {
        front->person.after(front);
    }
}

void person_ask(struct front *front, void (*after)(struct front *front))
{
    front->person.after = after;
    entry_ask(front,
              &(struct entry_question){
                  .title = _("Who is driving?"),
                  .help = _("Your name at the table and in the high scores. The options can change it."),
                  .text = front->settings.name,
                  .done = _("That is me"),
                  .on_done = take,
              });
}

bool person_is_known(const struct front *front)
{
    return front->settings.named;
}
