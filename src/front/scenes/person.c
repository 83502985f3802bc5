/* SPDX-License-Identifier: MIT */
#include "front/scenes/person.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/text_entry.h"
#include "front/settings/names.h"
#include "front/table/company.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

static struct person_state *person_of(const struct front *front)
{
    return part_of(front, &person_part);
}

/* Gives a seat of the game under way the new name, if it had the old one. */
static void rename_seat(struct front *front, int seat, const char *old, const char *name)
{
    struct journal_seat *seats = table_of(front)->session.journal.seat, *at = &seats[seat];
    if (!table_of(front)->seated || !table_sits_here(table_of(front), seat)) {
        return;
    }
    /* Older sittings hold the word for a guest in the place of a name. */
    bool guest = seat == 1 && (names_is_nameless(seats, seat) || strcmp(at->name, _("Guest")) == 0);
    if (guest || strcmp(at->name, old) == 0) {
        text_copy(at->name, sizeof at->name, name);
        table_save(front);
    }
}

static void keep(struct front *front, int seat, char *kept, const char *text)
{
    char old[SEAT_NAME_SIZE];
    text_copy(old, sizeof old, kept);
    text_copy(kept, SEAT_NAME_SIZE, text);
    front_save_settings(front);
    rename_seat(front, seat, old, text);
    if (person_of(front)->after) {
        person_of(front)->after(front);
    }
}

static void take(struct front *front, const char *text)
{
    front->settings.named = true;
    keep(front, 0, front->settings.name, text);
}

static void take_second(struct front *front, const char *text)
{
    keep(front, 1, front->settings.guest, text);
}

static void leave(struct front *front)
{
    if (person_of(front)->otherwise) {
        person_of(front)->otherwise(front);
    }
}

/* Two people must not have the same name: sentences could not tell them apart. */
static bool differs(const struct front *front, const char *text, char *why, size_t size)
{
    bool same = text[0] != '\0' && strcmp(text, front->settings.name) == 0;
    if (same) {
        text_copy(why, size, _("The first driver has that name already."));
    }
    return !same;
}

static void ask(struct front *front, bool second)
{
    const struct game_company *company = table_game(front)->company;
    const char *title = second ? company->second : company->first;
    const char *usual = second ? N_("Who plays beside you?") : N_("Who is playing?");
    text_entry_ask(
        front,
        &(struct text_entry_question){
            .title = _(title ? title : usual),
            .help = second
                        ? _("The second person’s name, remembered for next time. The options can change it.")
                        : _("Your name at the table and in the high scores. The options can change it."),
            .text = second ? front->settings.guest : front->settings.name,
            .done = _("That is me"),
            .accept = second ? differs : NULL,
            .on_done = second ? take_second : take,
            .on_leave = leave,
            .done_passes = person_of(front)->after != NULL,
            .leave_passes = person_of(front)->otherwise != NULL,
        });
}

void person_ask(struct front *front, void (*after)(struct front *front))
{
    *person_of(front) = (struct person_state){.after = after};
    ask(front, false);
}

void person_ask_second(struct front *front, void (*after)(struct front *front),
                       void (*otherwise)(struct front *front))
{
    *person_of(front) = (struct person_state){.after = after, .otherwise = otherwise};
    ask(front, true);
}

static void ask_second_of_both(struct front *front)
{
    person_ask_second(front, person_of(front)->then, person_of(front)->otherwise);
}

void person_ask_both(struct front *front, void (*after)(struct front *front),
                     void (*otherwise)(struct front *front))
{
    if (person_is_known(front)) {
        person_ask_second(front, after, otherwise);
        return;
    }
    *person_of(front) =
        (struct person_state){.after = ask_second_of_both, .then = after, .otherwise = otherwise};
    ask(front, false);
}

bool person_is_known(const struct front *front)
{
    return front->settings.named || front->settings.name[0] != '\0';
}

const struct part person_part = {.size = sizeof(struct person_state)};
