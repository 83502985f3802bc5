/* SPDX-License-Identifier: MIT */
/* The items of the travel book, and what the bar says. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/scenes/travel_book_inside.h"
#include "front/scenes/travel_book_state.h"
#include "front/stage/bar.h"

static void say_card(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int stage = stage_of_number(travel_book_of(front)->stage, item->id - BOOK_CARD + 1);
    char stamps[80];
    struct text out = text_in(stamps, sizeof stamps);
    stage_stamps_text(journey_record(front, stage)->stamps, &out);
    text_copy(says->title, sizeof says->title, _(stages[stage].town));
    text_copy(says->more, sizeof says->more, stamps);
}

static void say_large(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->more, sizeof says->more, journey_postcard_says(travel_book_stage(front)));
}

static void say_sign(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    if (item->id == BOOK_AGAIN) {
        text_copy(says->title, sizeof says->title, travel_book_again_label(front));
    }
    says->refused = !item->enabled;
    if (!item->enabled) {
        text_copy(says->more, sizeof says->more,
                  item->id == BOOK_AGAIN ? _("The road does not lead there yet.")
                  : item->id == BOOK_SAME && travel_book_waits(front)
                      ? _("A try waits for you: go on with that one.")
                  : item->id == BOOK_SAME ? _("You have not tried this stage yet.")
                                          : _("There is no try to watch yet."));
    }
}

static const struct item_row rows[] = {
    {"book.card.*", N_("A postcard"),
     N_("The first stamp brings the picture, the second words on the back, the third the postmark and "
        "something new in the picture. Choose it to see it large, and again to turn it."),
     say_card, .id = BOOK_CARD, .count = BOOK_CARDS_MAX, .kind = KIND_ENTRY},
    {"book.large", N_("The postcard"), N_("Choose it to turn it and to read what somebody wrote."), say_large,
     .kind = KIND_SPOT, .id = BOOK_LARGE, .group = 1},
    {"book.again", N_("Again"),
     N_("Sits down to an evening of this stage, the next of its twelve. Tries cost nothing."), say_sign,
     .id = BOOK_AGAIN, .group = 2},
    {"book.same", N_("Same evening again"),
     N_("Sits down with the cards, dice or tiles of your last try. It counts as any other try."), say_sign,
     .id = BOOK_SAME, .group = 2},
    {"book.watch", N_("Watch my best"), N_("Plays your best try before your eyes, from its first move."),
     say_sign, .id = BOOK_WATCH, .group = 2},
    {"book.map", N_("Map"), N_("Back to the map."), .id = BOOK_MAP, .group = 2},
    {"book.garage", N_("Garage"), N_("What the car has earned by stamps: put it on, or leave it off."),
     .id = BOOK_GARAGE, .group = 4},
    {"book.page", N_("The other page"), N_("Turns to the album, or back to the stage."), .id = BOOK_PAGE,
     .group = 3},
    {.name = NULL},
};

void travel_book_items(const struct front *front, struct focus_list *list)
{
    struct travel_book_form form;
    const struct travel_book_state *book = travel_book_of(front);
    travel_book_lay(front, front->measure, &form);
    for (int i = 0; (form.both || book->album) && i < form.cards; i++) {
        item_add(list, rows, BOOK_CARD + i, form.card[i], true);
    }
    if (form.both || !book->album) {
        item_add(list, rows, BOOK_LARGE, rect_shared(travel_book_box(&form, BOOK_LARGE), form.page[0]), true);
    }
    for (int item = BOOK_AGAIN; item <= BOOK_MAP; item++) {
        item_add(list, rows, item, travel_book_box(&form, item), travel_book_can(front, item));
    }
    if (!form.both) {
        item_add(list, rows, BOOK_PAGE, form.turn, true);
    }
    if ((form.both || book->album) && form.garage.w > 0) {
        item_add(list, rows, BOOK_GARAGE, form.garage, true);
    }
}

enum { AREA_GOAL = ITEM_AREAS, AREA_COUNT = AREA_GOAL + STAGE_GOALS, AREA_PIECE };

static void say_goal(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text out = text_in(says->more, sizeof says->more);
    int goal = item->id - AREA_GOAL, stage = travel_book_stage(front);
    text_copy(says->title, sizeof says->title, _(stages[stage].goal[goal].words));
    stage_goal_text(front, stage, goal, &out);
}

static void say_new_piece(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct journey_news *news = travel_book_news(front);
    (void)item;
    text_format(says->title, sizeof says->title, _("%s: new for the car"),
                _(journey_pieces[news->piece].name));
}

static const struct item_row area_rows[] = {
    {"book.goal.*", N_("A goal"), N_("Each goal brings a stamp, in whatever try it is met."), say_goal,
     .kind = KIND_SPOT, .id = AREA_GOAL, .count = STAGE_GOALS},
    {"book.count", N_("Stamps"), N_("The stamps that you have won on this way."), .kind = KIND_SPOT,
     .id = AREA_COUNT},
    {"book.piece", N_("New for the car"),
     N_("Your stamps have earned it. In the garage it is put on the car, or left off."), say_new_piece,
     .kind = KIND_SPOT, .id = AREA_PIECE},
    {.name = NULL},
};

void travel_book_areas(const struct front *front, struct focus_list *list)
{
    struct travel_book_form form;
    const struct travel_book_state *book = travel_book_of(front);
    travel_book_lay(front, front->measure, &form);
    for (int g = 0; (form.both || !book->album) && g < STAGE_GOALS; g++) {
        item_add(list, area_rows, AREA_GOAL + g, form.goal[g], true);
    }
    if ((form.both || !book->album) && form.piece.w > 0) {
        item_add(list, area_rows, AREA_PIECE, form.piece, true);
    }
    if (form.both || book->album) {
        item_add(list, area_rows, AREA_COUNT, form.count, true);
    }
}

/* ---- the bar ---------------------------------------------------------------------------------------- */

static void say_news(const struct journey_news *news, struct status *status)
{
    const char *town = _(stages[news->stage].town);
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    int count = 0;
    for (int g = 0; g < STAGE_GOALS; g++) {
        count += (int)(news->stamps >> g & 1u);
    }
    text_addf(&message,
              count == 0   ? _("No new stamp for %s")
              : count == 1 ? _("A new stamp for %s")
              : count == 2 ? _("Two new stamps for %s")
                           : _("Three new stamps for %s"),
              town);
    int next = stage_after(news->stage);
    if (news->opens && next >= 0) {
        text_addf(&hint, _("The road to %s is open."), _(stages[next].town));
    } else if (news->opens) {
        text_add(&hint, _("The terrace awaits you."));
    }
    if (news->piece >= 0) {
        text_add(&hint, hint.length > 0 ? " " : "");
        /* TRANSLATORS: a piece that the car may wear from now on. */
        text_addf(&hint, _("%s: new for the car"), _(journey_pieces[news->piece].name));
    }
}

void travel_book_status(const struct front *front, struct status *status)
{
    const struct travel_book_state *book = travel_book_of(front);
    const struct journey_news *news = travel_book_news(front);
    const int stage = travel_book_stage(front), focus = front_focus_of(front, &travel_book_scene);
    status->lamp = true;
    if (news) {
        say_news(news, status);
    } else {
        char stamps[80];
        struct text out = text_in(stamps, sizeof stamps);
        stage_stamps_text(journey_record(front, stage)->stamps, &out);
        text_format(status->message, sizeof status->message, _("%s: %s"), _(stages[stage].town), stamps);
    }
    if (!book->stands) {
        bar_prompt(status, PROMPT_CONFIRM, _("Hurry"));
        return;
    }
    bar_prompt(status, PROMPT_MOVE, _("Turn the pages"));
    bar_prompt(status, PROMPT_CONFIRM,
               travel_book_is_card(focus) || focus == BOOK_LARGE ? _("Turn the card") : _("Select"));
    if (travel_book_can(front, BOOK_WATCH)) {
        bar_prompt(status, PROMPT_ALTERNATE, _("Watch it"));
        status->doubled[status->prompts - 1] = true;
    }
    bar_prompt(status, PROMPT_CANCEL, _("Map"));
    status->doubled[status->prompts - 1] = true;
}
