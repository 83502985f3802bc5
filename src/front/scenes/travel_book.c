/* SPDX-License-Identifier: MIT */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/scenes/garage.h"
#include "front/scenes/person.h"
#include "front/scenes/replay.h"
#include "front/scenes/terrace.h"
#include "front/scenes/travel_book_inside.h"
#include "front/scenes/travel_book_state.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "ui/tween.h"

static const float PUT_OFF_MS = 500; /* at most, while its pictures are made */
static const float TURN_MS = 260, FADE_MS = 120;

struct travel_book_state *travel_book_of(const struct front *front)
{
    return front_memory(front, &travel_book_scene);
}

bool travel_book_is_card(int item)
{
    return item >= BOOK_CARD && item < BOOK_LARGE;
}

int travel_book_stage(const struct front *front)
{
    const struct travel_book_state *book = travel_book_of(front);
    int focus = front_focus_of(front, &travel_book_scene);
    return travel_book_is_card(focus) && !device_points(front->device)
               ? stage_of_number(book->stage, focus - BOOK_CARD + 1)
               : book->stage;
}

const struct journey_news *travel_book_news(const struct front *front)
{
    const struct journey_news *news = &journey_of(front)->news;
    return !travel_book_of(front)->plain && news->stage == travel_book_stage(front) ? news : NULL;
}

bool travel_book_waits(const struct front *front)
{
    return journey_of(front)->waits[travel_book_stage(front)] > 0;
}

bool travel_book_can(const struct front *front, int item)
{
    const int stage = travel_book_stage(front);
    const struct journey_record *record = journey_record(front, stage);
    return item == BOOK_AGAIN   ? journey_is_open(front, stage)
           : item == BOOK_SAME  ? record->tries > 0 && !travel_book_waits(front)
           : item == BOOK_WATCH ? record->played
                                : true;
}

const char *travel_book_again_label(const struct front *front)
{
    return travel_book_waits(front)                                     ? _("Go on")
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

/* Whoever leaves the book has been told the news. */
static void close_book(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    book->leaves = true;
    if (!book->plain) {
        journey_told(front);
    }
}

static void sit_down(struct front *front)
{
    struct travel_book_state *book = travel_book_of(front);
    close_book(front);
    journey_sit(front, book->stage, book->again);
}

/* A person who is not known is asked for a name first. */
static void sit(struct front *front, bool again)
{
    struct travel_book_state *book = travel_book_of(front);
    if (book->leaves) {
        return;
    }
    book->again = again;
    if (person_is_known(front)) {
        sit_down(front);
    } else {
        person_ask(front, sit_down);
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
    if (book->leaves) {
        return;
    }
    close_book(front);
    if (front_has(front, OPEN_JOURNEY)) {
        front_pop(front);
    } else {
        journey_go(front, OPEN_JOURNEY);
    }
    if (!book->plain) {
        terrace_open_due(front);
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

static void say_title(const struct front *front, struct text *out)
{
    const struct travel_book_state *book = travel_book_of(front);
    const int stage = travel_book_stage(front);
    struct status status = {.lamp = false};
    travel_book_status(front, &status);
    text_add_sentence(out, _("Travel book"));
    if (travel_book_news(front)) { /* else the item in focus says as much */
        text_add_sentence(out, status.message);
        text_add_sentence(out, status.hint);
    }
    if (!book->back) {
        text_add_sentence(out, journey_postcard_says(stage));
    } else if (journey_record(front, stage)->stamps >> 1 & 1u && journey_postcard_back(stage)[0]) {
        text_add_sentence(out, journey_postcard_back(stage));
        text_add_sentence(out, journey_postcard_writer(stage));
    } else {
        text_add_sentence(out, _("Nothing is written here yet: the second stamp brings words."));
    }
}

const struct scene travel_book_scene = {
    .name = "travel_book",
    .title = say_title,
    .state_size = sizeof(struct travel_book_state),
    .opaque = true,
    .enter = enter,
    .items = travel_book_items,
    .areas = travel_book_areas,
    .intent = intent,
    .confirm = confirm,
    .cancel = leave,
    .tick = tick,
    .ahead = ahead,
    .draw = travel_book_draw,
    .status = travel_book_status,
};
