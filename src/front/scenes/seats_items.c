/* SPDX-License-Identifier: MIT */
/* The items of the question who sits where, and what is said of them. */
#include "front/scenes/seats.h"

#include "base/i18n/translate.h"
#include "front/front.h"

static void say_seat(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int place = item->id - SEATS_ITEM_SEAT;
    struct text more = text_in(says->more, sizeof says->more);
    /* TRANSLATORS: which seat at the table: "Seat 2". */
    text_format(says->title, sizeof says->title, _("Seat %d"), place + 1);
    text_add(&more, seats_name(front, place));
    if (seats_sides(front) > 1 && seats_sides(front) < seats_of(front)->company.seats) {
        /* TRANSLATORS: the letter of a side of partners. */
        text_addf(&more, _(", side %c"), 'A' + place % seats_sides(front));
    }
    if (seats_is_you(front, place)) {
        text_copy(
            says->text, sizeof says->text,
            _("Your seat: choosing it asks for your name; Page Up and Page Down, or dragging, move it."));
    }
}

static void say_opponent(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct opponent *who = seats_opponent(front, item->id);
    int place = company_place(&seats_of(front)->company, who->key);
    text_format(says->title, sizeof says->title, _("%s, %s"), _(who->name), _(who->title));
    if (place >= 0) {
        text_format(says->more, sizeof says->more, _("On seat %d. %s"), place + 1, _(who->style));
    } else {
        text_copy(says->more, sizeof says->more, _(who->style));
    }
    if (seats_is_for_two(front, item->id)) {
        text_copy(says->text, sizeof says->text,
                  _("Takes a free seat. The arrow on the card, or the key or button of the other action, "
                    "begins at once with just the two of you."));
    }
}

static void say_choice(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text more = text_in(says->more, sizeof says->more);
    text_copy(says->title, sizeof says->title, seats_choice_label(front, item->id));
    char chosen[96];
    struct text value = text_in(chosen, sizeof chosen);
    seats_choice_words(front, item->id, &value);
    text_addf(&more, _("%s: %s"), chosen, seats_choice_sentence(front, item->id));
}

static const struct item_row rows[] = {
    {"seats.*", N_("A seat"),
     N_("Whoever has it gets up when it is chosen; Page Up and Page Down, or dragging, move it."), say_seat,
     .id = SEATS_ITEM_SEAT, .count = SEATS_MAX, .kind = KIND_ENTRY},
    {"seats.person", N_("A person"), N_("Somebody beside you takes a seat, under a name."),
     .id = SEATS_ITEM_PERSON},
    {"opponent.*", N_("An opponent"), N_("Takes a free seat, or gets up from it."), say_opponent,
     .id = SEATS_ITEM_OPPONENT, .count = OPPONENTS_MAX, .kind = KIND_ENTRY},
    {"seats.sides", N_("Sides"),
     N_("Whether everybody plays alone or partners share a side. Left and right."), say_choice,
     .id = SEATS_ITEM_SIDES, .sideways = true},
    {"*", N_("A choice"), N_("What is played. Left and right change it."), say_choice,
     .id = SEATS_ITEM_OPTION, .count = OPTIONS_OF_GAME, .sideways = true},
    {"seats.rules", N_("Rules"), N_("What is played: the rules of this table, in the options."),
     .id = SEATS_ITEM_RULES, .group = 1},
    {"seats.back", N_("Back"), N_("Back to where you were. Nothing has begun."), .id = SEATS_ITEM_BACK,
     .group = 1},
    {"seats.sit", N_("Sit down"), N_("The game begins with those who have a seat."), .id = SEATS_ITEM_SIT,
     .group = 1},
    {.name = NULL},
};

void seats_items(const struct front *front, struct focus_list *list)
{
    struct seats_form form = seats_form_of(front);
    for (int place = 0; place < seats_of(front)->company.seats; place++) {
        item_add(list, rows, SEATS_ITEM_SEAT + place, seats_box(front, &form, SEATS_ITEM_SEAT + place), true);
    }
    item_add(list, rows, SEATS_ITEM_PERSON, seats_box(front, &form, SEATS_ITEM_PERSON), true);
    for (int item = SEATS_ITEM_OPPONENT; seats_opponent(front, item); item++) {
        item_add_end(list, item_row(rows, item), item, seats_box(front, &form, item), true,
                     seats_opponent(front, item)->key);
    }
    for (int place = 0; place < seats_choices(front); place++) {
        int item = seats_choice_item(front, place);
        bool option = item >= SEATS_ITEM_OPTION;
        const char *name = option ? seats_of(front)->game->options[item - SEATS_ITEM_OPTION].name : "";
        item_add_end(list, item_row(rows, item), item, seats_box(front, &form, item), true, name);
    }
    form_items(&form.form, list);
    if (seats_has_rules(front)) {
        item_add(list, rows, SEATS_ITEM_RULES, seats_box(front, &form, SEATS_ITEM_RULES), true);
    }
    item_add(list, rows, SEATS_ITEM_BACK, seats_box(front, &form, SEATS_ITEM_BACK), true);
    item_add(list, rows, SEATS_ITEM_SIT, seats_box(front, &form, SEATS_ITEM_SIT), seats_can_sit_down(front));
}
