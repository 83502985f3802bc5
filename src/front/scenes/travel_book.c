/* SPDX-License-Identifier: MIT */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/guests.h"
#include "front/journey/journey_judge.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/scenes/garage.h"
#include "front/scenes/replay.h"
#include "front/scenes/terrace.h"
#include "front/scenes/travel_book_inside.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "ui/tween.h"

static const float PUT_OFF_MS = 500; /* at most, while its pictures are made */
static const float TURN_MS = 260, FADE_MS = 120;

struct travel_book_state *travel_book_of(const struct front *front)
{
    return front_memory(front, &travel_book_scene);
}

static bool is_card(int item)
{
    return item >= BOOK_CARD && item < BOOK_LARGE;
}

int travel_book_stage(const struct front *front)
{
    const struct travel_book_state *book = travel_book_of(front);
    int focus = front_focus_of(front, &travel_book_scene);
    return is_card(focus) && !device_points(front->device)
               ? stage_of_number(book->stage, focus - BOOK_CARD + 1)
               : book->stage;
}

const struct journey_news *travel_book_news(const struct front *front)
{
    const struct journey_news *news = &journey_of(front)->news;
    return !travel_book_of(front)->plain && news->stage == travel_book_stage(front) ? news : NULL;
}

static bool waits(const struct front *front)
{
    return journey_of(front)->waits[travel_book_stage(front)] > 0;
}

bool travel_book_can(const struct front *front, int item)
{
    const int stage = travel_book_stage(front);
    const struct journey_record *record = journey_record(front, stage);
    return item == BOOK_AGAIN   ? journey_is_open(front, stage)
           : item == BOOK_SAME  ? record->tries > 0 && !waits(front)
           : item == BOOK_WATCH ? record->played
                                : true;
}

const char *travel_book_again_label(const struct front *front)
{
    return waits(front)                                                 ? _("Go on")
           : journey_record(front, travel_book_stage(front))->tries > 0 ? _("Again")
                                                                        : _("Play");
}

void travel_book_open(struct front *front, int stage)
{
    struct travel_book_state *book = front_push(front, &travel_book_scene);
    book->plain = true;
    book->stage = stage;
    book->album = true;
}

/* ---- what can be done ------------------------------------------------------------------------------ */

/* The card that the focus stands on stays on the left page when the focus goes elsewhere. */
static void keep_stage(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    int stage = travel_book_stage(front);
    if (stage != book->stage) {
        book->stage = stage;
        book->back = false;
        book->turning = 0;
    }
}

static void turn_card(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    book->back = !book->back;
    book->turning = front->settings.reduced_motion ? 0 : front_ticks(front, TURN_MS);
    sounds_cue(front, CUE_PAGE);
    front_touch(front);
}

static void turn_page(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    book->album = !book->album;
    sounds_cue(front, CUE_PAGE);
    front_set_focus(front, book->album ? BOOK_CARD + stage_number(book->stage) - 1 : BOOK_LARGE);
    front_touch(front);
}

static void choose_card(struct front *front, int item)
{
    struct travel_book_state *book = travel_book_of(front);
    int stage = stage_of_number(book->stage, item - BOOK_CARD + 1);
    if (stage == book->stage) {
        turn_card(front);
        return;
    }
    book->stage = stage;
    book->back = false;
    front_touch(front);
}

static void sit(struct front *front, bool again)
{
    if (!travel_book_of(front)->leaves) {
        travel_book_of(front)->leaves = true;
        journey_sit(front, travel_book_stage(front), again);
    }
}

static void watch(struct front *front)
{
    struct session session;
    if (journey_read_best(front, travel_book_stage(front), &session)) {
        replay_open(front, &session);
    } else {
        sounds_cue(front, CUE_BELL);
    }
}

/* To the map, which lies below it; at the end of a way first to what waits there. */
static void leave(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    const struct progress *progress = &journey_of(front)->progress;
    if (book->leaves) {
        return;
    }
    book->leaves = true;
    if (front_has(front, OPEN_JOURNEY)) {
        front_pop(front);
    } else {
        journey_go(front, OPEN_JOURNEY);
    }
    bool dawn = journey_dawn_is_open(front) && !progress->dawn;
    bool terrace = journey_terrace_is_open(front) && !progress->terrace;
    if (!book->plain && (dawn || terrace)) {
        terrace_open(front, !terrace);
    }
}

/* ---- items ----------------------------------------------------------------------------------------- */

static void say_card(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int stage = stage_of_number(travel_book_of(front)->stage, item->id - BOOK_CARD + 1);
    char stamps[80];
    struct text out = text_in(stamps, sizeof stamps);
    stage_stamps_text(journey_record(front, stage)->stamps, &out);
    text_copy(says->title, sizeof says->title, _(stages[stage].town));
    text_format(says->more, sizeof says->more, _("%s: %s"), _(stages[stage].town), stamps);
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
                  item->id == BOOK_AGAIN                  ? _("The road does not lead there yet.")
                  : item->id == BOOK_SAME && waits(front) ? _("A try waits for you: go on with that one.")
                  : item->id == BOOK_SAME                 ? _("You have not tried this stage yet.")
                                                          : _("There is no try to watch yet."));
    }
}

static const struct item_row rows[] = {
    {"book.card.*", N_("A postcard"),
     N_("The first stamp brings the picture, the second words on the back, the third the postmark and "
        "something new in the picture. Choose it to see it large, and again to turn it."),
     say_card, .id = BOOK_CARD, .count = BOOK_CARDS_MAX},
    {"book.large", N_("The postcard"), N_("Choose it to turn it and to read what somebody wrote."), say_large,
     .id = BOOK_LARGE, .group = 1},
    {"book.again", N_("Again"),
     N_("Sits down to another evening of this stage, with the next of its twelve deals. Tries cost nothing."),
     say_sign, .id = BOOK_AGAIN, .group = 2},
    {"book.same", N_("Same cards again"),
     N_("Sits down with the deal of your last try. It counts as any other try."), say_sign, .id = BOOK_SAME,
     .group = 2},
    {"book.watch", N_("Watch my best"), N_("Plays your best try before your eyes, from its first move."),
     say_sign, .id = BOOK_WATCH, .group = 2},
    {"book.map", N_("Map"), N_("Back to the map."), .id = BOOK_MAP, .group = 2},
    {"book.garage", N_("Garage"), N_("What the car may wear. With more stamps it gets more."),
     .id = BOOK_GARAGE, .group = 3},
    {"book.page", N_("The other page"), N_("Turns to the album, or back to the stage."), .id = BOOK_PAGE,
     .group = 3},
    {"book.garage", N_("Garage"), N_("What the car has earned by stamps: put it on, or leave it off."),
     .id = BOOK_GARAGE, .group = 4},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
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

enum { AREA_GOAL = ITEM_AREAS, AREA_COUNT = AREA_GOAL + STAGE_GOALS };

static void say_goal(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    struct text out = text_in(says->more, sizeof says->more);
    int goal = item->id - AREA_GOAL, stage = travel_book_stage(front);
    text_copy(says->title, sizeof says->title, _(stages[stage].goal[goal].words));
    stage_goal_text(front, stage, goal, &out);
}

static const struct item_row area_rows[] = {
    {"book.goal.*", N_("A goal"), N_("Each goal brings a stamp, in whatever try it is met."), say_goal,
     .id = AREA_GOAL, .count = STAGE_GOALS},
    {"book.count", N_("Stamps"), N_("The stamps that you have won on this way."), .id = AREA_COUNT},
    {.name = NULL},
};

static void areas(const struct front *front, struct focus_list *list)
{
    struct travel_book_form form;
    const struct travel_book_state *book = travel_book_of(front);
    travel_book_lay(front, front->measure, &form);
    for (int g = 0; (form.both || !book->album) && g < STAGE_GOALS; g++) {
        item_add(list, area_rows, AREA_GOAL + g, form.goal[g], true);
    }
    if (form.both || book->album) {
        item_add(list, area_rows, AREA_COUNT, form.count, true);
    }
}

/* ---- the scene ------------------------------------------------------------------------------------- */

/* Where the hand goes next: once more, or on if the first stamp is won. */
static void enter(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    if (!book->plain) {
        book->stage = journey_of(front)->news.stage < 0 ? journey_here(front) : journey_of(front)->news.stage;
    }
    book->stands = book->plain && front->settings.reduced_motion;
    sounds_cue(front, CUE_PAGE);
    bool won = journey_record(front, book->stage)->stamps & 1u;
    front_set_focus(front, book->plain ? BOOK_CARD + stage_number(book->stage) - 1
                           : won       ? BOOK_MAP
                                       : BOOK_AGAIN);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (!item->enabled) {
        sounds_cue(front, CUE_BELL);
        return;
    }
    switch (item->id) {
    case BOOK_LARGE:
        turn_card(front);
        break;
    case BOOK_AGAIN:
    case BOOK_SAME:
        sit(front, item->id == BOOK_SAME);
        break;
    case BOOK_WATCH:
        watch(front);
        break;
    case BOOK_MAP:
        leave(front);
        break;
    case BOOK_PAGE:
        turn_page(front);
        break;
    case BOOK_GARAGE:
        garage_open(front);
        break;
    default:
        choose_card(front, item->id);
        break;
    }
}

/* The first input shows all that was still to come. */
static bool intent(struct front *front, const struct intent *intent)
{
    struct travel_book_state *book = travel_book_of(front);
    bool button = intent_is_button(intent->kind) || intent->kind == INTENT_KEY;
    if (button && !book->stands) {
        book->stands = true;
        front_touch(front);
        return true;
    }
    keep_stage(front);
    struct travel_book_form form;
    switch (intent->kind) {
    case INTENT_ALTERNATE:
        if (!intent->repeat) {
            watch(front);
        }
        return true;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        travel_book_lay(front, front->measure, &form);
        if (!form.both) {
            turn_page(front);
        }
        return true;
    default:
        return false;
    }
}

static int ahead(const struct front *front, struct draw_list *list)
{
    const struct travel_book_state *book = travel_book_of(front);
    if (list) {
        travel_book_draw_whole(front, list);
    }
    return book->ticks == 0 && !book->stands;
}

static bool fall(struct front *front, struct travel_book_state *book)
{
    if (book->ticks == 0 && front->prepares && book->waited++ < tween_ticks(PUT_OFF_MS)) {
        return true;
    }
    float before = travel_book_ms(front, 0);
    book->ticks++;
    if (front->settings.reduced_motion) {
        book->stands = book->ticks >= tween_ticks(FADE_MS);
    } else {
        travel_book_hear(front, before, travel_book_ms(front, 0));
        book->stands = book->ticks >= front_ticks(front, travel_book_length(front));
    }
    return true;
}

static bool tick(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    if (!book->stands) {
        return fall(front, book);
    }
    if (book->turning > 0) {
        book->turning--;
        return true;
    }
    return false;
}

static void say_news(const struct front *front, const struct journey_news *news, struct status *status)
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
    if (hint.length == 0) {
        journey_kind_line(front, &hint);
    }
}

static void status(const struct front *front, struct status *status)
{
    const struct travel_book_state *book = travel_book_of(front);
    const struct journey_news *news = travel_book_news(front);
    const int stage = travel_book_stage(front), focus = front_focus_of(front, &travel_book_scene);
    status->lamp = true;
    if (news) {
        say_news(front, news, status);
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
               is_card(focus) || focus == BOOK_LARGE ? _("Turn the card") : _("Select"));
    if (travel_book_can(front, BOOK_WATCH)) {
        bar_prompt(status, PROMPT_ALTERNATE, _("Watch it"));
        status->doubled[status->prompts - 1] = true;
    }
    bar_prompt(status, PROMPT_CANCEL, _("Map"));
    status->doubled[status->prompts - 1] = true;
}

const struct scene travel_book_scene = {
    .name = "travel_book",
    .state_size = sizeof(struct travel_book_state),
    .opaque = true,
    .enter = enter,
    .items = items,
    .areas = areas,
    .intent = intent,
    .confirm = confirm,
    .cancel = leave,
    .tick = tick,
    .ahead = ahead,
    .draw = travel_book_draw,
    .status = status,
};
