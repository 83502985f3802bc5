/* SPDX-License-Identifier: MIT */
/* What is chosen where people sit down, beside who they are: how the seats form sides, and rows of the game's
 * options. */
#include "front/scenes/seats.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"

#include "front/scenes/text_entry.h"
#include "front/settings/names.h"
#include <math.h>
#include <string.h>

enum { CONTROL_W = 420, CONTROL_H = 42, LABEL = 30, INSET = 18 };

/* ---- how many sit there -------------------------------------------------------------------------- */

bool seats_can_sit_down(const struct front *front)
{
    return company_can_seat(seats_of(front)->game, seats_of(front)->company.seats);
}

void seats_taken_text(const struct front *front, char *taken, size_t size)
{
    text_format(taken, size, _("Seats taken: %d of %d."), seats_of(front)->company.seats,
                company_most(seats_of(front)->game));
}

/* Whether fewer and more than those who sit there could play. */
bool seats_is_between(const struct front *front)
{
    const struct seats_state *seats = seats_of(front);
    int least = 1;
    while (!company_can_seat(seats->game, least)) {
        least++;
    }
    return seats->company.seats > least && seats->company.seats < company_most(seats->game);
}

void seats_cannot_text(const struct front *front, struct text *out)
{
    const struct seats_state *seats = seats_of(front);
    char numbers[48];
    struct text all = text_in(numbers, sizeof numbers);
    if (!seats_is_between(front)) {
        text_add(out, _("Some seats are empty still: this game needs them all."));
        return;
    }
    for (int count = 1, most = company_most(seats->game); count <= most; count++) {
        if (company_can_seat(seats->game, count)) {
            text_add(&all, all.length == 0 ? "" : count == most ? _(" or ") : ", ");
            text_addf(&all, "%d", count);
        }
    }
    /* TRANSLATORS: how many sit there, and the numbers of people for whom the game is: "2, 3, 4 or 6". */
    text_addf(out, _("Not %d: this table seats %s."), seats->company.seats, numbers);
}

/* ---- sides ------------------------------------------------------------------------------------------ */

int seats_sides(const struct front *front)
{
    const struct seats_state *seats = seats_of(front);
    return company_sides(seats->game, seats->company.seats, seats->wanted);
}

static bool has_partners(const struct game_front *game)
{
    const struct game_seating *at = game->game->seatings;
    while (at->seats > 0 && at->seats == at->sides) {
        at++;
    }
    return at->seats > 0;
}

/* The seatings of as many as sit there. */
static int seatings_now(const struct front *front)
{
    int count = 0;
    for (const struct game_seating *at = seats_of(front)->game->game->seatings; at->seats > 0; at++) {
        count += at->seats == seats_of(front)->company.seats;
    }
    return count;
}

static void choose_sides(struct front *front, int step)
{
    struct seats_state *seats = seats_of(front);
    const struct game_seating *all = seats->game->game->seatings;
    int sides[SEATS_MAX], count = 0, now = 0;
    for (const struct game_seating *at = all; at->seats > 0; at++) {
        if (at->seats == seats->company.seats) {
            now = at->sides == seats_sides(front) ? count : now;
            sides[count++] = at->sides;
        }
    }
    if (count > 0) {
        seats->wanted = sides[(now + (step < 0 ? count - 1 : 1)) % count];
    }
}

static void sides_words(const struct front *front, struct text *out)
{
    int sides = seats_sides(front), seats = seats_of(front)->company.seats;
    if (sides == 0) {
        text_add(out, "\xE2\x80\x93");
    } else if (sides == seats) {
        text_add(out, _("Each alone"));
    } else if (2 * sides == seats) {
        text_add(out, sides == 2 ? _("Two pairs") : _("Three pairs"));
    } else {
        text_addf(out, _n("%d side", "%d sides", sides), sides);
    }
}

static const char *sides_sentence(const struct front *front)
{
    int sides = seats_sides(front), seats = seats_of(front)->company.seats;
    return sides == 0       ? ""
           : sides == seats ? _("Everybody plays for themselves.")
                            : _("Partners sit opposite each other and play as one side; hands stay secret.");
}

/* ---- the game's options ----------------------------------------------------------------------------- */

static int row_of(const struct front *front, int item)
{
    return OPTIONS + game_front_place(seats_of(front)->game) * OPTIONS_OF_GAME + item - SEATS_ITEM_OPTION;
}

static const struct options_entry *entry_of(const struct front *front, int item)
{
    return &seats_of(front)->game->options[item - SEATS_ITEM_OPTION];
}

/* ---- choices ---------------------------------------------------------------------------------------- */

int seats_choice_item(const struct front *front, int place)
{
    const struct game_front *game = seats_of(front)->game;
    place -= has_partners(game);
    if (place < 0) {
        return SEATS_ITEM_SIDES;
    }
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].at_seats && place-- == 0) {
            return SEATS_ITEM_OPTION + i;
        }
    }
    return FOCUS_NONE;
}

int seats_choices(const struct front *front)
{
    int count = 0;
    while (seats_choice_item(front, count) != FOCUS_NONE) {
        count++;
    }
    return count;
}

bool seats_is_choice(int item)
{
    return item >= SEATS_ITEM_SIDES && item < SEATS_ITEM_RULES;
}

int seats_choice_values(const struct front *front, int item)
{
    CHECK(seats_is_choice(item));
    return item == SEATS_ITEM_SIDES ? seatings_now(front)
                                    : entry_of(front, item)->most - entry_of(front, item)->least + 1;
}

const char *seats_choice_label(const struct front *front, int item)
{
    return item == SEATS_ITEM_SIDES ? _("Sides") : _(entry_of(front, item)->label);
}

void seats_choice_words(const struct front *front, int item, struct text *out)
{
    if (item == SEATS_ITEM_SIDES) {
        sides_words(front, out);
    } else {
        options_words(front, row_of(front, item), out);
    }
}

const char *seats_choice_sentence(const struct front *front, int item)
{
    return item == SEATS_ITEM_SIDES ? sides_sentence(front) : options_sentence(front, row_of(front, item));
}

void seats_choose(struct front *front, int item, int step)
{
    if (item == SEATS_ITEM_SIDES) {
        choose_sides(front, step);
        sounds_cue(front, CUE_PRESS);
    } else if (entry_of(front, item)->open) {
        if (step == 0) {
            entry_of(front, item)->open(front);
        }
    } else {
        int row = row_of(front, item), count = seats_choice_values(front, item);
        int value = options_value(front, row) - entry_of(front, item)->least;
        value = (value + (step < 0 ? count - 1 : 1)) % count;
        options_set(front, row, entry_of(front, item)->least + value);
        front_save_settings(front);
    }
    front_touch(front);
}

/* ---- how they look ---------------------------------------------------------------------------------- */

struct rect seats_control_box(struct rect row)
{
    float w = fminf(CONTROL_W, row.w * .66f);
    return (struct rect){row.x + row.w - w - INSET, row.y + (row.h - CONTROL_H) / 2, w, CONTROL_H};
}

void seats_choice_draw(const struct front *front, struct draw_list *list, struct rect row, int item)
{
    char words[96];
    struct text out = text_in(words, sizeof words);
    struct rect control = seats_control_box(row);
    bool focus = front_focus_of(front, &seats_scene) == item;
    if (focus) {
        furniture_row(list, row);
    }
    draw_text_fit(list, row.x + INSET, row.y + row.h / 2 + 10, seats_choice_label(front, item),
                  focus ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, LABEL, INK_INK, ANCHOR_START,
                  control.x - row.x - INSET - 14);
    seats_choice_words(front, item, &out);
    if (item != SEATS_ITEM_SIDES && entry_of(front, item)->open) {
        furniture_written(list, control, words);
    } else if (seats_choice_values(front, item) > 1) {
        furniture_choice(list, control, words);
    } else { /* nothing to choose */
        draw_text_fit(list, rect_middle(control).x, row.y + row.h / 2 + 10, words, FONT_BODY_SEMI, 29,
                      INK_INK, ANCHOR_MIDDLE, control.w);
    }
}

/* ---- somebody beside the first person, under a name that nobody else at the table has ------------------ */

static bool is_called(const struct front *front, const char *name)
{
    const struct seats_state *seats = seats_of(front);
    for (int place = 0; place < seats->company.seats; place++) {
        if (strcmp(company_name(front, seats->game, &seats->company.seat[place]), name) == 0) {
            return true;
        }
    }
    return false;
}

static bool tells_apart(const struct front *front, const char *text, char *why, size_t size)
{
    if (text[0] == '\0') {
        text_copy(why, size, _("A name is needed: it says whose turn it is."));
    } else if (is_called(front, text)) {
        text_copy(why, size, _("Somebody at this table has that name already."));
    } else {
        return true;
    }
    return false;
}

static void person_comes(struct front *front, const char *name)
{
    if (front->settings.guest[0] == '\0') {
        text_copy(front->settings.guest, sizeof front->settings.guest, name);
    }
    seats_take(front, SEAT_PERSON, name);
    front_touch(front);
}

void seats_ask_person(struct front *front)
{
    const char *guest = front->settings.guest[0] ? front->settings.guest : names_guest(1);
    for (int number = 2; number <= SEATS_MAX && is_called(front, guest); number++) {
        guest = names_guest(number);
    }
    if (seats_has_room(front)) {
        text_entry_ask(front, &(struct text_entry_question){
                                  .title = _("Who sits down with you?"),
                                  .help = _("A name: it says whose turn it is, and stands in the records."),
                                  .text = guest,
                                  .done = _("That is me"),
                                  .accept = tells_apart,
                                  .on_done = person_comes,
                              });
    }
}
