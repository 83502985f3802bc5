/* SPDX-License-Identifier: MIT */
/* The domino table: the positions of the mocks, and moments of play. */
#include "shots.h"

#include "base/i18n/translate.h"
#include "bones/position.h"
#include "front/bones/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One picture at a time is made of these. */
static struct bones_view view;
static struct bones_look look;

enum { YOU, ODETTE, MARIUS, MADO };

static const struct sitter folk[BONES_SEATS_MAX] = {
    [YOU] = {N_("You"), "icons/portrait_you", NULL, NULL},
    [ODETTE] = {"Odette", "portraits/portrait_odette", "portraits/bust_odette", "portraits/arm_odette"},
    [MARIUS] = {"Marius", "portraits/portrait_marius", "portraits/bust_marius", "portraits/arm_marius"},
    [MADO] = {"Mado", "portraits/portrait_mado", "portraits/bust_mado", "portraits/arm_mado"},
};

static const int32_t mock_totals[BONES_SEATS_MAX] = {95, 85, 110, 75};

static const char mock_line[] =
    "phase=play me=0 first=2 log=66,64n,62s,63e,60w,22s,41n,53e,40w,11n,52s,55e,21n,- "
    "hand=65,20,33,54 totals=0,0,0,0 target=250";

static const char lead_line[] =
    "phase=lead me=0 opens=66 hand=66,55,42,31,30,21,10 totals=0,0,0,0 target=250";

/* The position of a line, with these totals. */
static struct bones_observation position(const char *line, const int32_t totals[BONES_SEATS_MAX])
{
    struct bones_observation seen;
    char why[BONES_REASON_SIZE];
    struct text reason = text_in(why, sizeof why);
    if (!bones_position_parse(line, &seen, &reason)) {
        fprintf(stderr, "%s: %s\n", line, why);
        abort();
    }
    seen.pub.round = 3;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        seen.pub.seat[seat].total = totals[seat] - bones_round_points(&seen.pub.seat[seat]);
    }
    return seen;
}

static uint32_t tiles(const char *list)
{
    uint32_t mask = 0;
    for (; list[0]; list += list[2] ? 3 : 2) {
        mask |= bones_bit(bones_tile(list[0] - '0', list[1] - '0'));
    }
    return mask;
}

/* The same as seat 0 sees it, which holds these tiles. */
static void look_from_below(struct bones_observation *seen, const char *hand)
{
    seen->seat = 0;
    seen->hand = tiles(hand);
}

static void show(const struct bones_observation *seen)
{
    view = (struct bones_view){.viewer = 0};
    look = (struct bones_look){.mine = seen->pub.turn == 0,
                               .alone = true,
                               .tells = true,
                               .focus = FOCUS_NONE,
                               .pressed = FOCUS_NONE,
                               .knock_glyph = "icons/pad_y"};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        look.seat[seat] = folk[seat];
    }
    look.seat[0].name = _(folk[0].name);
    struct frame frame = frame_plain(1920, 1080);
    bones_view_reset(&view, seen);
    bones_view_layout(&view, &frame, false);
}

/* Events befall the table, and so many ms go by. */
static void befall(const struct event *events, int count, float ms)
{
    struct event_list list = {.count = count};
    memcpy(list.item, events, (size_t)count * sizeof *events);
    for (int i = 0; i < count; i++) {
        list.item[i].seen = SEEN_BY_ALL;
    }
    bones_view_add(&view, &list);
    motion_advance(&bones_motion, &view, 0, NULL);
    for (float gone = 0; gone < ms; gone += 10) {
        motion_advance(&bones_motion, &view, 10, NULL);
    }
}

static int tile_at(uint32_t hand, int place)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(hand, tile);
    return place < count ? tile[place] : BONES_TILE_NONE;
}

static void take_up(int tile, int arm)
{
    view.chosen = (uint8_t)tile;
    view.aimed = (uint8_t)arm;
    view.lifted[tile] = 1;
}

static void stage_turn(void)
{
    struct bones_observation seen = position(mock_line, mock_totals);
    show(&seen);
    take_up(bones_tile(5, 4), BONES_SOUTH);
}

/* Nothing is chosen yet: by keys. */
static void stage_hand(void)
{
    struct bones_observation seen = position(mock_line, mock_totals);
    show(&seen);
    look.focus = BONES_ITEM_TILE + 1;
    look.digits = true;
    look.knock_glyph = NULL;
}

/* A person sits opposite, and one to the left: their faces are in their plates. */
static void stage_people(void)
{
    stage_turn();
    look.alone = false;
    look.seat[1] = (struct sitter){_("Guest"), "icons/portrait_guest", NULL, NULL};
    look.seat[2] = (struct sitter){"Maximilienne", "icons/portrait_guest", NULL, NULL};
}

static void stage_other(void)
{
    struct bones_observation seen = position(mock_line, mock_totals);
    seen.pub.turn = MARIUS;
    show(&seen);
}

/* A tile dragged over an arm that takes it; what it would count is not told. */
static void stage_drag(void)
{
    stage_turn();
    look.tells = false;
    view.aimed = BONES_EAST;
    view.drag = (struct bones_drag){.on = true, .tile = view.chosen, .from = {900, 900}, .at = {1010, 720}};
}

static struct bones_observation opening(const char *line)
{
    struct bones_observation seen = position(line, (const int32_t[]){180, 110, 130, 90});
    seen.pub.round = 4;
    return seen;
}

static void stage_lead(void)
{
    struct bones_observation seen = opening(lead_line);
    show(&seen);
    look.focus = BONES_ITEM_TILE;
}

/* The spinner alone: its value stands on it. */
static void stage_spinner(void)
{
    struct bones_observation seen = position(
        "phase=play me=0 first=3 log=66 hand=63,55,42,31,30,21,10 totals=0,0,0,0 target=250", mock_totals);
    show(&seen);
    look.focus = BONES_ITEM_TILE;
}

static void stage_named(void)
{
    struct bones_observation seen =
        opening("phase=name me=0 hand=55,64,22,53,41,30,50 totals=0,0,0,0 target=250");
    seen.pub.namer = seen.pub.turn = MARIUS;
    show(&seen);
    befall((const struct event[]){{.kind = BONES_EVENT_NAMED, .seat = MARIUS, .card = 15}}, 1, 700);
}

static struct bones_observation before_fives(void)
{
    return position("phase=play me=0 first=0 log=66,64n,62s,22s,41n,63e,53e,60w hand=65,50,20,54,33 "
                    "totals=0,0,0,0 target=250",
                    (const int32_t[]){95, 95, 110, 60});
}

static void score(float ms)
{
    struct bones_observation seen = before_fives();
    show(&seen);
    befall((const struct event[]){{.kind = BONES_EVENT_PLACED, .card = 16, .target = BONES_WEST, .value = 15},
                                  {.kind = BONES_EVENT_SCORED, .value = 15}},
           2, ms);
}

static void stage_place(void)
{
    score(170);
}

static void stage_score(void)
{
    score(BONES_PLACE_MS + BONES_LAND_MS + 640);
}

static void stage_chalk(void)
{
    score(BONES_PLACE_MS + BONES_LAND_MS + 820);
}

static const char knock_line[] =
    "phase=play me=0 first=2 log=66,64n,62s,63e,60w,22s,41n,53e,40w,11n,52s,55e,21n,20n hand=61,33,32,31 "
    "totals=0,0,0,0 target=250";

static void stage_knock(void)
{
    struct bones_observation seen = position(knock_line, mock_totals);
    show(&seen);
    befall((const struct event[]){{.kind = BONES_EVENT_PASSED, .seat = YOU, .extra = 0x31}}, 1, 620);
}

static void stage_knock_other(void)
{
    struct bones_observation seen = position(knock_line, mock_totals);
    seen.pub.turn = ODETTE;
    show(&seen);
    befall((const struct event[]){{.kind = BONES_EVENT_PASSED, .seat = ODETTE, .extra = 0x31}}, 1, 400);
}

/* What is shown of hands, by seat. */
static int add_shown(struct event *events, int count, const char *const hands[BONES_SEATS_MAX])
{
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        for (uint32_t left = tiles(hands[seat]); left; left &= left - 1) {
            events[count++] = (struct event){
                .kind = BONES_EVENT_SHOWN, .seat = (int8_t)seat, .card = (uint8_t)bones_first(left)};
        }
    }
    return count;
}

/* So many ms into a step of a kind. */
static void go_on_to(enum bones_step_kind kind, float ms)
{
    while (view.motion.count > 0 && view.motion.step[0].kind != kind) {
        motion_advance(&bones_motion, &view, 10, NULL);
    }
    while (view.motion.count > 0 && motion_ms(&view.motion.step[0], 0) < ms) {
        motion_advance(&bones_motion, &view, 10, NULL);
    }
}

static void domino(enum bones_step_kind kind, float ms)
{
    struct bones_observation seen = before_fives();
    seen.hand = tiles("50");
    seen.pub.seat[0].tiles = 1;
    show(&seen);
    struct event events[GAME_EVENTS_MAX] = {
        {.kind = BONES_EVENT_PLACED, .card = 16, .target = BONES_WEST, .value = 15},
        {.kind = BONES_EVENT_SCORED, .value = 15},
        {.kind = BONES_EVENT_DOMINOED, .value = 45},
        {.kind = BONES_EVENT_SCORED, .value = 45, .extra = BONES_LINE_DOMINO}};
    int count = add_shown(events, 4, (const char *const[]){"", "44 51", "54", "65 43 30"});
    befall(events, count, 0);
    go_on_to(kind, ms);
}

static void stage_domino(void)
{
    domino(BONES_STEP_DOMINO, 1800);
}

/* Half of the tiles that are left are counted. */
static void stage_counting(void)
{
    domino(BONES_STEP_OPEN, 1120);
}

static void stage_open(void)
{
    domino(BONES_STEP_OPEN, 2600);
}

static void stage_over(void)
{
    domino(BONES_STEP_OPEN, 0);
    view.after = (struct bones_quiet){
        .phase = BONES_PHASE_ROUND_OVER, .turn = SEAT_NONE, .namer = SEAT_NONE, .leader = YOU};
    motion_skip(&bones_motion, &view, NULL);
}

/* What is asked before a first tile: beside it lies the round that ended. */
static void show_after_domino(const struct bones_observation *seen)
{
    domino(BONES_STEP_OPEN, 0);
    motion_skip(&bones_motion, &view, NULL);
    struct bones_public last = view.shown.pub;
    last.phase = BONES_PHASE_ROUND_OVER;
    last.round = seen->pub.round - 1;
    show(seen);
    view.last = last;
}

static void stage_name(void)
{
    struct bones_observation seen =
        opening("phase=name me=0 hand=55,64,22,53,41,30,50 totals=0,0,0,0 target=250");
    show_after_domino(&seen);
    look.focus = BONES_ITEM_DOUBLE + 5;
}

static void stage_redeal(void)
{
    struct bones_observation seen =
        opening("phase=redeal me=0 opens=66 hand=66,44,51,22,30,00,62 totals=0,0,0,0 target=250");
    show_after_domino(&seen);
    look.focus = BONES_ITEM_KEEP;
}

static void locked(enum bones_step_kind kind, float ms)
{
    struct bones_observation seen =
        position("phase=play me=2 first=1 log=66,63n,60s,20s,62s,61w,41w,64w,53n hand=65,10,51,21,00 "
                 "totals=0,0,0,0 target=250",
                 (const int32_t[]){40, 35, 60, 30});
    look_from_below(&seen, "43 40 55 42 50");
    show(&seen);
    struct event events[GAME_EVENTS_MAX] = {
        {.kind = BONES_EVENT_PLACED, .seat = 2, .card = 27, .target = BONES_NORTH, .value = 21},
        {.kind = BONES_EVENT_LOCKED, .seat = 2, .value = 80},
        {.kind = BONES_EVENT_SCORED, .seat = 2, .value = 80, .extra = BONES_LINE_LOCKED}};
    int count = add_shown(
        events, 3, (const char *const[]){"43 40 55 42 50", "52 22 33 31", "10 51 21 00", "30 32 54 44 11"});
    befall(events, count, 0);
    go_on_to(kind, ms);
}

static void stage_locked(void)
{
    locked(BONES_STEP_LOCKED, 2000);
}

static void stage_locked_open(void)
{
    locked(BONES_STEP_OPEN, 4000);
}

static void stage_round(void)
{
    struct bones_observation seen = position(mock_line, mock_totals);
    show(&seen);
    befall((const struct event[]){{.kind = BONES_EVENT_ROUND, .seat = SEAT_NONE, .value = 4}}, 1, 600);
}

static void deal(float ms)
{
    struct bones_observation seen = opening(lead_line);
    struct event events[BONES_HAND];
    for (int i = 0; i < BONES_HAND; i++) {
        events[i] =
            (struct event){.kind = BONES_EVENT_DEALT, .seat = YOU, .card = (uint8_t)tile_at(seen.hand, i)};
    }
    seen.hand = 0;
    show(&seen);
    befall(events, BONES_HAND, ms);
}

static void stage_shuffle(void)
{
    deal(420);
}

static void stage_deal(void)
{
    deal(BONES_SHUFFLE_MS + 14 * BONES_DEAL_GAP_MS);
}

static void stage_redealt(void)
{
    struct bones_observation seen = opening(lead_line);
    show(&seen);
    struct event events[GAME_EVENTS_MAX] = {{.kind = BONES_EVENT_REDEALT, .seat = MARIUS}};
    int count = add_shown(events, 1, (const char *const[]){"", "", "44 33 22 11 54 62 60", ""});
    befall(events, count, 1200);
}

static void stage_won(void)
{
    struct bones_observation seen = position(mock_line, (const int32_t[]){265, 85, 110, 75});
    show(&seen);
    befall((const struct event[]){{.kind = BONES_EVENT_WON, .seat = YOU}}, 1, 900);
}

/* A long round: the camera has eased out to the whole board. */
static void stage_full(void)
{
    struct bones_observation seen =
        position("phase=play me=0 first=1 "
                 "log=66,62s,63n,43n,32s,64n,33s,60e,30s,40s,61w,50e,31w,44s,54s,53e,55s,52s,21s,-,10s,-,- "
                 "hand=00,20,42 totals=0,0,0,0 target=250",
                 mock_totals);
    show(&seen);
    look.focus = BONES_ITEM_TILE;
}

static void stage_scores(void)
{
    stage_hand();
    look.open = true;
}

static void draw(const struct front *front, struct draw_list *list)
{
    front_print(front, list);
    list->contrast = front->settings.high_contrast;
    bones_view_layout(&view, &list->frame, list->text_scale > 1);
    bones_draw(&view, &look, list, 0);
}

const struct shot SHOTS_BONES[] = {
    {"bones_turn", stage_turn, draw},
    {"bones_people", stage_people, draw},
    {"bones_hand", stage_hand, draw},
    {"bones_other", stage_other, draw},
    {"bones_drag", stage_drag, draw},
    {"bones_lead", stage_lead, draw},
    {"bones_spinner", stage_spinner, draw},
    {"bones_full", stage_full, draw},
    {"bones_name", stage_name, draw},
    {"bones_named", stage_named, draw},
    {"bones_redeal", stage_redeal, draw},
    {"bones_redealt", stage_redealt, draw},
    {"bones_round", stage_round, draw},
    {"bones_shuffle", stage_shuffle, draw},
    {"bones_deal", stage_deal, draw},
    {"bones_place", stage_place, draw},
    {"bones_score", stage_score, draw},
    {"bones_chalk", stage_chalk, draw},
    {"bones_knock", stage_knock, draw},
    {"bones_knock_other", stage_knock_other, draw},
    {"bones_domino", stage_domino, draw},
    {"bones_counting", stage_counting, draw},
    {"bones_open", stage_open, draw},
    {"bones_over", stage_over, draw},
    {"bones_locked", stage_locked, draw},
    {"bones_locked_open", stage_locked_open, draw},
    {"bones_won", stage_won, draw},
    {"bones_scores", stage_scores, draw},
    {NULL, NULL, NULL},
};
