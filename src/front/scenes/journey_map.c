/* SPDX-License-Identifier: MIT */
#include "front/scenes/journey_map_inside.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/guests.h"
#include "front/journey/journey.h"
#include "front/journey/stage_text.h"
#include "front/scenes/achievements.h"
#include "front/scenes/garage.h"
#include "front/scenes/stage_card.h"
#include "front/scenes/terrace.h"
#include "front/scenes/travel_book.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "ui/tween.h"

#include <stdlib.h>

/* ---- items ------------------------------------------------------------------------------------------- */

static void say_stone(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int stage = journey_map_stage(front, item->id), before = journey_map_before(front, item->id);
    text_copy(says->title, sizeof says->title, _(stages[stage].town));
    if (!journey_is_open(front, stage) && before >= 0) {
        says->refused = true;
        text_format(says->more, sizeof says->more,
                    _("Closed: the first stamp of %s opens it, or the coach after three tries there."),
                    _(stages[journey_map_stage(front, before)].town));
    } else {
        struct text more = text_in(says->more, sizeof says->more);
        stage_table_text(stage, &more);
        text_add(&more, ", ");
        stage_stamps_text(journey_record(front, stage)->stamps, &more);
        if (journey_of(front)->waits[stage] > 0) {
            text_add(&more, ". ");
            text_add(&more, _("An evening waits."));
        }
    }
}

static void say_way(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    text_copy(says->title, sizeof says->title, journey_map_label(front, item->id));
}

/* What the card at the side shows: the twist, and the goals. */
static void say_card(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    int stage = journey_map_stage(front, journey_map_of(front)->focus);
    const struct stage *facts = &stages[stage];
    struct text more = text_in(says->more, sizeof says->more);
    (void)item;
    text_copy(says->title, sizeof says->title, _(facts->town));
    if (!journey_is_open(front, stage)) { /* by what it opens, the coach too */
        const struct focus_item stone = {.id = journey_map_of(front)->focus};
        say_stone(front, &stone, says);
        return;
    }
    text_add_sentence(&more, facts->twist ? _(facts->twist) : "");
    stage_goals_text(front, stage, &more);
}

static void say_count(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    enum stage_way way = journey_map_of(front)->way;
    (void)item;
    text_format(says->more, sizeof says->more, _("%d of %d"),
                progress_stamps(&journey_of(front)->progress, (int)way), STAGE_GOALS * journey_map_stones());
}

enum { AREA_CARD = ITEM_AREAS, AREA_COUNT };

static const struct item_row rows[] = {
    {"stage.*", N_("A stage"),
     N_("An evening at one table. A red cap, a ring and a star on its stone are its three stamps. Choose it "
        "to "
        "see its card."),
     say_stone, .id = MAP_ITEM_STONE, .count = MAP_STONES_MAX, .kind = KIND_STAGE},
    {"journey.album", N_("Album"), N_("Opens the travel book: the stamps and the postcards of all stages."),
     .id = MAP_ITEM_ALBUM, .group = 1},
    {"journey.garage", N_("Garage"), N_("What the car has earned by stamps: put it on, or leave it off."),
     .id = MAP_ITEM_GARAGE, .group = 1},
    {"journey.achievements", N_("Achievements"),
     N_("What can be done at the tables: what was done, how often, and when first."), .id = MAP_ITEM_HONOURS,
     .group = 1},
    {"journey.way", N_("The way back"),
     N_("Turns the map: the way out in August, or the way back in September with other deals and rivals."),
     say_way, .id = MAP_ITEM_WAY, .group = 1},
    {"journey.end", N_("The terrace"), N_("Shows the end of this way once more."), say_way,
     .id = MAP_ITEM_END, .group = 1},
    {"journey.card", N_("The stage in focus"),
     N_("Who sits there, what is different that evening, its three goals and what you have won."), say_card,
     .kind = KIND_SPOT, .id = AREA_CARD},
    {"journey.count", N_("Your stamps"), N_("The stamps won on this way, and the car as it is dressed."),
     say_count, .kind = KIND_SPOT, .id = AREA_COUNT},
    {.name = NULL},
};

const char *journey_map_label(const struct front *front, int item)
{
    bool out = journey_map_of(front)->way == STAGE_OUT;
    if (item == MAP_ITEM_WAY) {
        return out ? _("The way back") : _("The way out");
    }
    if (item == MAP_ITEM_END && !out) {
        return _("Paris, at dawn");
    }
    return _(item_row(rows, item)->title);
}

/* ---- the directions ---------------------------------------------------------------------------------- */

/* The stone that is nearest in x on the sweep before or after; -1: there is no such sweep. */
static int on_sweep(const struct map_place *place, int stone, int by)
{
    const struct map_spot *from = &place->spot[stone + 1];
    int best = -1;
    float least = 0;
    for (int to = 0; to < journey_map_stones(); to++) {
        const struct map_spot *spot = &place->spot[to + 1];
        float off = fabsf(spot->at.x - from->at.x);
        if (spot->sweep == from->sweep + by && (best < 0 || off < least)) {
            best = to;
            least = off;
        }
    }
    return best;
}

/* Left and right follow the road, round its bends too; up and down go to the next sweep. -1: the road has
 * nothing there. */
static int along_road(const struct map_place *place, int stone, enum intent_kind direction)
{
    int sweep = place->spot[stone + 1].sweep, next = -1;
    if (direction == INTENT_UP || direction == INTENT_DOWN) {
        return on_sweep(place, stone, direction == INTENT_UP ? -1 : 1);
    }
    bool forward = journey_map_goes_east(place, sweep) == (direction == INTENT_RIGHT);
    next = stone + (forward ? 1 : -1);
    return next < journey_map_stones() ? next : -1;
}

/* The button that is nearest in x to a stone of the first sweep. */
static int above(const struct front *front, const struct map_place *place, int stone)
{
    int best = stone;
    float least = 0;
    for (int item = MAP_ITEM_ALBUM; item < MAP_ITEMS; item++) {
        float off = fabsf(rect_middle(journey_map_box(front, place, item)).x - place->spot[stone + 1].at.x);
        if (journey_map_has(front, item) && (best == stone || off < least)) {
            best = item;
            least = off;
        }
    }
    return best;
}

static void items(const struct front *front, struct focus_list *list)
{
    struct map_place place;
    journey_map_place(front, &place);
    for (int stone = 0; stone < journey_map_stones(); stone++) {
        item_add_end(list, item_row(rows, stone), stone, journey_map_box(front, &place, stone),
                     journey_is_open(front, journey_map_stage(front, stone)), stages[stone].id);
        for (enum intent_kind direction = INTENT_UP; direction <= INTENT_RIGHT; direction++) {
            int to = along_road(&place, stone, direction),
                end = direction == INTENT_UP ? above(front, &place, stone) : stone;
            focus_lead(list, stone, direction, to >= 0 ? to : end);
        }
    }
    for (int item = MAP_ITEM_ALBUM; item < MAP_ITEMS; item++) {
        if (journey_map_has(front, item)) {
            item_add(list, rows, item, journey_map_box(front, &place, item), true);
            focus_lead(list, item, INTENT_DOWN, journey_map_of(front)->focus); /* back to the stone left */
        }
    }
}

static void areas(const struct front *front, struct focus_list *list)
{
    struct map_place place;
    journey_map_place(front, &place);
    item_add(list, rows, AREA_CARD, place.panel, true);
    item_add(list, rows, AREA_COUNT, place.count, true);
}

/* ---- the scene --------------------------------------------------------------------------------------- */

static void turn_to(struct front *front, enum stage_way way)
{
    struct journey_map_state *map = journey_map_of(front);
    map->way = way;
    map->opening = -1;
    map->moved = tween_ticks(MAP_FOCUS_MS);
    journey_map_recall(front);
}

static void enter(struct front *front)
{
    int here = journey_here(front);
    turn_to(front, stages[here].way);
    struct journey_map_state *map = journey_map_of(front);
    map->focus = journey_map_stone(here);
    front_set_focus(front, map->focus);
    map->invites = journey_map_is_new(front);
}

static void open_stone(struct front *front, int stone)
{
    int stage = journey_map_stage(front, stone);
    if (journey_is_open(front, stage)) {
        stage_card_open(front, stage);
    }
}

/* The stage whose card the album shows: that of the stone in focus, if it is open. */
static void open_album(struct front *front)
{
    int stage = journey_map_stage(front, journey_map_of(front)->focus);
    travel_book_open(front, journey_is_open(front, stage) ? stage : journey_here(front));
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (item->id < MAP_ITEM_ALBUM) {
        open_stone(front, item->id);
    } else if (item->id == MAP_ITEM_ALBUM) {
        open_album(front);
    } else if (item->id == MAP_ITEM_GARAGE) {
        garage_open(front);
    } else if (item->id == MAP_ITEM_HONOURS) {
        achievements_open(front);
    } else if (item->id == MAP_ITEM_END) {
        terrace_open(front, journey_map_of(front)->way == STAGE_BACK);
    } else if (item->id == MAP_ITEM_WAY) {
        enum stage_way way = journey_map_of(front)->way;
        turn_to(front, way == STAGE_OUT ? STAGE_BACK : STAGE_OUT);
        journey_map_of(front)->focus = journey_map_last(front, journey_map_of(front)->way);
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (journey_map_of(front)->invites && intent_is_button(intent->kind)) {
        journey_map_of(front)->invites = false;
        journey_map_put_away(front); /* what was pressed does what it says as well */
    }
    if (journey_map_of(front)->opening >= 0 && intent_is_button(intent->kind)) {
        journey_map_open_up(front);
        return intent->kind != INTENT_CANCEL && intent->kind != INTENT_MENU && intent->kind != INTENT_CONTEXT;
    }
    switch (intent->kind) {
    case INTENT_ALTERNATE:
        open_album(front);
        front_touch(front);
        return true;
    case INTENT_SECONDARY:
        garage_open(front);
        return true;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT: {
        struct focus_item way = {.id = MAP_ITEM_WAY};
        if (journey_map_has(front, MAP_ITEM_WAY)) {
            confirm(front, &way);
            front_touch(front);
        }
        return true;
    }
    default:
        return false;
    }
}

/* The frame of the focus glides from plate to plate. */
static bool tick_focus(struct front *front)
{
    struct journey_map_state *map = journey_map_of(front);
    int focus = front_focus_of(front, &journey_map_scene), length = tween_ticks(MAP_FOCUS_MS);
    if (focus != map->focus && focus >= 0 && focus < journey_map_stones()) {
        struct map_place place;
        journey_map_place(front, &place);
        map->was = journey_map_plate(front, &place, map->focus);
        map->moved = front->settings.reduced_motion ? length : 0;
        map->focus = focus;
    }
    if (map->moved >= length) {
        return false;
    }
    map->moved++;
    return true;
}

static bool tick(struct front *front)
{
    struct journey_map_state *map = journey_map_of(front);
    bool enters = map->entered < tween_ticks(MAP_ENTERS_MS);
    map->entered += enters;
    bool moves = tick_focus(front), opens = journey_map_open_tick(front);
    return enters || moves || opens;
}

static void status(const struct front *front, struct status *status)
{
    const struct journey_map_state *map = journey_map_of(front);
    int stage = journey_map_stage(front, map->focus), before = journey_map_before(front, map->focus);
    bool open = journey_is_open(front, stage);
    struct text hint = text_in(status->hint, sizeof status->hint);
    /* TRANSLATORS: a town and the number of its stage. */
    text_format(status->message, sizeof status->message, _("%s: stage %d"), _(stages[stage].town),
                stage_number(stage));
    status->lamp = open;
    if (open && journey_of(front)->waits[stage] > 0) {
        text_add(&hint, _("an evening waits"));
    } else if (open) {
        stage_stamps_text(journey_record(front, stage)->stamps, &hint);
    } else if (before >= 0) {
        text_addf(&hint, _("closed: %s opens it"), _(stages[journey_map_stage(front, before)].town));
    }
    bar_prompt(status, PROMPT_MOVE, _("Along the road"));
    bar_prompt(status, PROMPT_CONFIRM, _("Open"));
    bar_prompt(status, PROMPT_ALTERNATE, _("Album"));
    status->doubled[status->prompts - 1] = true;
    bar_prompt(status, PROMPT_SECONDARY, _("Garage"));
    status->doubled[status->prompts - 1] = true;
    if (journey_map_has(front, MAP_ITEM_WAY)) {
        bar_prompt(status, PROMPT_PAGES, journey_map_label(front, MAP_ITEM_WAY));
        status->doubled[status->prompts - 1] = true;
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}

static int piece(const struct front *front)
{
    (void)front;
    return PIECE_TITLE;
}

static void say_title(const struct front *front, struct text *out)
{
    enum stage_way way = journey_map_of(front)->way;
    text_add_sentence(out, way == STAGE_OUT ? _("The way out") : _("The way back"));
    size_t from = out->length;
    /* TRANSLATORS: stamps won, of how many. */
    text_addf(out, _("%d of %d stamps"), progress_stamps(&journey_of(front)->progress, (int)way),
              STAGE_GOALS * journey_map_stones());
    text_sentence(out, from);
    if (journey_map_of(front)->invites) {
        text_add_sentence(out, journey_map_invitation());
    }
}

const struct scene journey_map_scene = {
    .name = "journey",
    .title = say_title,
    .state_size = sizeof(struct journey_map_state),
    .opaque = true,
    .lives = true,
    .enter = enter,
    .items = items,
    .areas = areas,
    .intent = intent,
    .confirm = confirm,
    .cancel = front_pop,
    .tick = tick,
    .draw = journey_map_draw,
    .status = status,
    .piece = piece,
};
