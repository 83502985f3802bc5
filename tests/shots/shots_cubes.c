/* SPDX-License-Identifier: MIT */
/* The dice table: the positions of the mocks, and moments of play. */
#include "shots.h"

#include "base/i18n/translate.h"
#include "front/cubes/look.h"

#include <string.h>

/* One picture at a time is made of these. */
static struct cubes_view view;
static struct cubes_look look;

enum { PERSON, AMEDEE, HORTENSE, JOSETTE, LUCIEN, MADO, GUEST, OTHER_GUEST, FOLK };

static const struct sitter folk[FOLK] = {
    [PERSON] = {N_("You"), "icons/portrait_you", NULL, NULL},
    [AMEDEE] = {"Amédée", "portraits/portrait_amedee", "portraits/bust_amedee", "portraits/arm_amedee"},
    [HORTENSE] = {"Hortense", "portraits/portrait_hortense", "portraits/bust_hortense",
                  "portraits/arm_hortense"},
    [JOSETTE] = {"Josette", "portraits/portrait_josette", "portraits/bust_josette", "portraits/arm_josette"},
    [LUCIEN] = {"Lucien", "portraits/portrait_lucien", "portraits/bust_lucien", "portraits/arm_lucien"},
    [MADO] = {"Mado", "portraits/portrait_mado", "portraits/bust_mado", "portraits/arm_mado"},
    [GUEST] = {"Marie-Hélène", "icons/portrait_guest", NULL, NULL},
    [OTHER_GUEST] = {"Paul", "icons/portrait_guest", NULL, NULL},
};

/* Seats as on the mocks, the person at seat 0; their scores. */
static struct cubes_public sit(int seats, const int32_t scores[])
{
    struct cubes_public pub = {
        .goal = CUBES_GOAL_STANDARD, .seats = (uint8_t)seats, .phase = CUBES_PHASE_START};
    look = (struct cubes_look){.mine = true,
                               .alone = true,
                               .chance = true,
                               .focus = CUBES_ITEM_ROLL,
                               .pressed = FOCUS_NONE,
                               .roll_glyph = "icons/pad_x",
                               .hold_glyph = "icons/pad_y"};
    for (int seat = 0; seat < seats; seat++) {
        look.seat[seat] = folk[seat];
        pub.seat[seat] =
            (struct cubes_seat){.score = scores[seat], .turns = 6, .best = scores[seat] / 2 / 50 * 50};
    }
    look.seat[0].name = _(folk[0].name);
    return pub;
}

static const int32_t mock_scores[CUBES_SEATS_MAX] = {3250, 4650, 6800, 0, 1450, 7150};

/* Dice at places a to e; those of `held` lie in the rail and have brought so many points. */
static void lay(struct cubes_public *pub, const uint8_t faces[CUBES_DICE], uint8_t held, int32_t points)
{
    struct cubes_count count;
    memcpy(pub->face, faces, CUBES_DICE);
    cubes_count_roll(faces, held, &count);
    pub->phase = CUBES_PHASE_ROLLED;
    pub->held = count.replaces ? 0 : points;
    pub->last = count.points;
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        pub->part[place] = (unsigned)held >> place & 1u ? CUBES_PART_HELD : CUBES_PART_BLANK;
        for (int i = 0; i < count.found_count; i++) {
            if (pub->part[place] != CUBES_PART_HELD && (unsigned)count.found[i].mask >> place & 1u) {
                pub->part[place] = (uint8_t)(CUBES_PART_FIRST + i);
            }
        }
    }
}

static void show(const struct cubes_public *pub)
{
    view = (struct cubes_view){.viewer = 0};
    cubes_view_reset(&view, pub, 0);
}

/* Events befall the table, and so many ms go by. */
static void befall(const struct event *events, int count, float ms)
{
    struct event_list list = {.count = count};
    memcpy(list.item, events, (size_t)count * sizeof *events);
    for (int i = 0; i < count; i++) {
        list.item[i].seen = SEEN_BY_ALL;
    }
    cubes_view_add(&view, &list);
    struct frame frame = frame_plain(1920, 1080);
    cubes_view_layout(&view, &frame, false);
    motion_advance(&cubes_motion, &view, 0, NULL);
    for (float gone = 0; gone < ms; gone += 10) {
        motion_advance(&cubes_motion, &view, 10, NULL);
    }
}

static void stage_start(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    show(&pub);
}

/* Three fours are held, a five scores, a two does not. */
static void stage_turn(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    lay(&pub, (const uint8_t[]){4, 4, 4, 5, 2}, 7, 400);
    show(&pub);
}

/* All five have scored before in this turn: what they brought is at risk still. */
static void stage_earlier(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    lay(&pub, (const uint8_t[]){4, 4, 4, 5, 2}, 7, 400);
    pub.safe = 1000;
    show(&pub);
}

static void stage_first(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    lay(&pub, (const uint8_t[]){4, 1, 4, 6, 4}, 0, 0);
    show(&pub);
    look.digits = true;
    look.roll_glyph = look.hold_glyph = NULL;
}

static void stage_picked(void)
{
    stage_first();
    view.picked = 2;
    view.lifted[1] = 1;
    cubes_view_reckon(&view);
    look.focus = CUBES_ITEM_DIE + 1;
}

static void stage_jokers(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    pub.jokers = 1;
    lay(&pub, (const uint8_t[]){0, 2, 0, 6, 0}, 0, 0);
    show(&pub);
}

static void stage_six(void)
{
    struct cubes_public pub = sit(6, mock_scores);
    pub.goal = CUBES_GOAL_BLITZ;
    pub.turn = 2;
    lay(&pub, (const uint8_t[]){1, 5, 3, 3, 2}, 3, 150);
    pub.part[2] = CUBES_PART_BLANK;
    lay(&pub, (const uint8_t[]){1, 5, 5, 3, 2}, 3, 150);
    show(&pub);
    look.mine = false;
    look.focus = FOCUS_NONE;
}

/* More people than one: they have a face in their plate, and nobody stands at the counter for them. */
static void stage_guests(void)
{
    stage_six();
    look.seat[2] = folk[GUEST];
    look.seat[4] = folk[OTHER_GUEST];
}

static void stage_guests_few(void)
{
    stage_turn();
    look.seat[1] = folk[GUEST];
    look.seat[3] = folk[OTHER_GUEST];
}

static void stage_alone(void)
{
    struct cubes_public pub = sit(1, mock_scores);
    lay(&pub, (const uint8_t[]){2, 3, 4, 5, 6}, 0, 0);
    show(&pub);
    look.par = 25;
}

static void stage_overtime_table(void)
{
    struct cubes_public pub = sit(3, (const int32_t[]){9900, 7250, 10100});
    lay(&pub, (const uint8_t[]){1, 2, 3, 4, 6}, 0, 0);
    show(&pub);
    look.focus = CUBES_ITEM_HOLD;
}

static void stage_shake(void)
{
    stage_turn();
    view.shaking = true;
    view.in_cup = true;
    view.shaken = 130;
    look.pressed = CUBES_ITEM_ROLL;
}

/* A roll of two after three fours were held. */
static void roll_on(float ms)
{
    struct cubes_public pub = sit(4, mock_scores);
    lay(&pub, (const uint8_t[]){4, 4, 4, 6, 3}, 0, 0);
    show(&pub);
    const struct event events[] = {
        {.kind = CUBES_EVENT_HELD, .extra = 7, .value = 8},
        {.kind = CUBES_EVENT_ROLLED, .target = 24},
        {.kind = CUBES_EVENT_DIE, .card = 5, .target = 3},
        {.kind = CUBES_EVENT_DIE, .card = 2, .target = 4},
        {.kind = CUBES_EVENT_SCORED, .card = CUBES_A_FIVE, .extra = 8, .value = 1},
    };
    befall(events, 5, ms);
}

/* All five are thrown. */
static void pour(float ms)
{
    struct cubes_public pub = sit(4, mock_scores);
    show(&pub);
    const struct event events[] = {
        {.kind = CUBES_EVENT_ROLLED, .target = 31},        {.kind = CUBES_EVENT_DIE, .card = 4, .target = 0},
        {.kind = CUBES_EVENT_DIE, .card = 1, .target = 1}, {.kind = CUBES_EVENT_DIE, .card = 4, .target = 2},
        {.kind = CUBES_EVENT_DIE, .card = 6, .target = 3}, {.kind = CUBES_EVENT_DIE, .card = 4, .target = 4},
    };
    befall(events, 6, ms);
}

static void stage_to_rail(void)
{
    roll_on(80);
}

static void stage_gather(void)
{
    roll_on(290);
}

static void stage_roll(void)
{
    pour(CUBES_SHAKE_MS + CUBES_TIP_MS + 330);
}

static void stage_bust(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    lay(&pub, (const uint8_t[]){1, 5, 2, 3, 6}, 0, 0);
    show(&pub);
    const struct event events[] = {
        {.kind = CUBES_EVENT_HELD, .extra = 3, .value = 3}, {.kind = CUBES_EVENT_ROLLED, .target = 28},
        {.kind = CUBES_EVENT_DIE, .card = 2, .target = 2},  {.kind = CUBES_EVENT_DIE, .card = 3, .target = 3},
        {.kind = CUBES_EVENT_DIE, .card = 6, .target = 4},  {.kind = CUBES_EVENT_BUST, .value = 3},
    };
    befall(events, 6, 180 + CUBES_GATHER_MS + CUBES_SHAKE_MS + CUBES_TIP_MS + CUBES_THROW_MS + 420);
}

static void stage_hot(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    lay(&pub, (const uint8_t[]){4, 4, 4, 1, 5}, 7, 400);
    show(&pub);
    befall((const struct event[]){{.kind = CUBES_EVENT_ALL_FIVE}}, 1, 800);
}

static void stage_set(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    lay(&pub, (const uint8_t[]){1, 2, 3, 4, 5}, 1, 100);
    pub.part[1] = pub.part[2] = pub.part[3] = pub.part[4] = CUBES_PART_BLANK;
    pub.last = 0;
    show(&pub);
    befall(
        (const struct event[]){
            {.kind = CUBES_EVENT_SCORED, .card = CUBES_STRAIGHT, .extra = 31, .value = 15}},
        1, 560);
}

static void stage_on_board(void)
{
    struct cubes_public pub = sit(4, mock_scores);
    pub.turn = 3;
    pub.seat[3].score = 650;
    show(&pub);
    befall((const struct event[]){{.kind = CUBES_EVENT_ON_BOARD, .seat = 3}}, 1, 900);
}

static void stage_overtime(void)
{
    struct cubes_public pub = sit(3, (const int32_t[]){9900, 7250, 10100});
    show(&pub);
    view.overtime = false;
    befall((const struct event[]){{.kind = CUBES_EVENT_OVERTIME, .seat = 2, .value = 4}}, 1, 1200);
}

static void stage_won(void)
{
    struct cubes_public pub = sit(4, (const int32_t[]){10350, 7250, 10100, 4100});
    show(&pub);
    befall((const struct event[]){{.kind = CUBES_EVENT_GAME_ENDED, .seat = 0}}, 1, 2000);
}

static void stage_combos(void)
{
    stage_first();
    look.open = true;
}

static void draw(const struct front *front, struct draw_list *list)
{
    front_print(front, list);
    list->contrast = front->settings.high_contrast;
    cubes_view_layout(&view, &list->frame, list->text_scale > 1);
    cubes_draw(&view, &look, list, 0);
}

const struct shot SHOTS_CUBES[] = {
    {"cubes_start", stage_start, draw},
    {"cubes_turn", stage_turn, draw},
    {"cubes_earlier", stage_earlier, draw},
    {"cubes_first", stage_first, draw},
    {"cubes_picked", stage_picked, draw},
    {"cubes_jokers", stage_jokers, draw},
    {"cubes_six", stage_six, draw},
    {"cubes_guests", stage_guests, draw},
    {"cubes_guests_few", stage_guests_few, draw},
    {"cubes_alone", stage_alone, draw},
    {"cubes_lead", stage_overtime_table, draw},
    {"cubes_shake", stage_shake, draw},
    {"cubes_rail", stage_to_rail, draw},
    {"cubes_gather", stage_gather, draw},
    {"cubes_roll", stage_roll, draw},
    {"cubes_bust", stage_bust, draw},
    {"cubes_hot", stage_hot, draw},
    {"cubes_set", stage_set, draw},
    {"cubes_on_board", stage_on_board, draw},
    {"cubes_overtime", stage_overtime, draw},
    {"cubes_won", stage_won, draw},
    {"cubes_combos", stage_combos, draw},
    {NULL, NULL, NULL},
};
