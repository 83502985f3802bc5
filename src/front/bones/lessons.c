/* SPDX-License-Identifier: MIT */
/* The lessons of the dominoes as data, and the coach at the table: what is pointed at, and what is done. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/lesson/lessons.h"
#include "front/table/table.h"
#include "ui/shape.h"

/* Any number does: the positions give the hands. In the last lesson the other hands do not matter. */
enum { ANY_SEED = 1955 };

/* The code of a tile, high half first. */
#define TILE(high, low) (1 + (high) * ((high) + 1) / 2 + (low))
#define LAY(high, low, arm)                                                                                  \
    {                                                                                                        \
        .kind = BONES_MOVE_PLAY, .card = TILE(high, low), .target = (arm)                                    \
    }
#define KNOCK                                                                                                \
    {                                                                                                        \
        .kind = BONES_MOVE_PASS                                                                              \
    }
enum { N = BONES_NORTH, S = BONES_SOUTH, E = BONES_EAST, W = BONES_WEST };

static const struct lesson_step counting[] = {
    {.moves = {LAY(4, 2, N)},
     .say = N_("All ends are counted after each tile. The double three is 6. Lay 4–2 north: 4 + 6 = 10."),
     .otherwise = N_("That fits, but makes no multiple of five. Lay 4–2 north: 4 + 6 = 10.")},
    {.act = LESSON_OPPONENT,
     .moves = {LAY(6, 5, W)},
     .say = N_("A multiple of five: 10 points for you! And now 6–5 west: 4 + 6 + 5 = 15.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(6, 0, E)}, .say = N_("A blank adds nothing: 15 again.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(0, 0, E)}},
    {.moves = {LAY(5, 5, W)},
     .say = N_("Three times 15 for the others! Lay 5–5 west. A double counts both halves: 4 + 6 + 10 = 20."),
     .otherwise = N_("That scores nothing. Lay 5–5 west: 4 + 6 + 10 = 20.")},
    {.act = LESSON_END},
};

static const struct lesson_step spinner[] = {
    {.moves = {LAY(5, 5, BONES_ARM_NONE)},
     .say =
         N_("The double that opens is the spinner. It counts both halves: lead 5–5, it scores 10 at once.")},
    {.act = LESSON_OPPONENT,
     .moves = {LAY(5, 3, N)},
     .say = N_("While one of its sides is bare, the spinner’s 10 stay in the count: 3 + 10 = 13.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(3, 3, N)}},
    {.act = LESSON_OPPONENT, .moves = {LAY(3, 1, N)}},
    {.moves = {LAY(5, 4, S)},
     .say = N_("North shows 1, with the 10 that is 11. Lay 5–4 south: the 10 go, and 1 + 4 = 5."),
     .otherwise = N_("That leaves the spinner’s 10 in the count: 2 + 10 = 12. Lay 5–4 south.")},
    {.act = LESSON_OPPONENT,
     .moves = {LAY(5, 2, E)},
     .say = N_("Now all four arms are open. East and west count nothing before they are played on.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(6, 5, W)}},
    {.act = LESSON_OPPONENT, .moves = {LAY(6, 2, W)}},
    {.moves = {LAY(1, 1, N)},
     .say = N_("A double lies across and counts twice. Lay 1–1 north: 2 + 4 + 2 + 2 = 10."),
     .otherwise = N_("That makes 8 or 11. Lay 1–1 north: 2 + 4 + 2 + 2 = 10.")},
    {.act = LESSON_END},
};

static const struct lesson_step sides[] = {
    {.moves = {LAY(6, 3, N)},
     .say = N_("6–6 lies. Only its sides north and south are open. Lay 6–3 north: 12 + 3 = 15."),
     .otherwise = N_("That could be. But lay 6–3 north: with the spinner’s 12 it makes 15.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(3, 1, N)}, .say = N_("15 points! East and west are still shut.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(1, 1, N)}},
    {.act = LESSON_OPPONENT, .moves = {LAY(4, 1, N)}},
    {.moves = {LAY(6, 1, S)},
     .say = N_("Nobody has played south. Lay 6–1 there: 4 + 1 = 5, and east and west open."),
     .otherwise = N_("That would do. But lay 6–1 south: it scores 5 and opens east and west.")},
    {.act = LESSON_OPPONENT,
     .moves = {LAY(2, 1, S)},
     .say = N_("5 points. Now there are four ends to play on.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(2, 2, S)}},
    {.act = LESSON_OPPONENT, .moves = {LAY(4, 2, N)}},
    {.moves = {LAY(6, 4, E), LAY(6, 4, W)},
     .say = N_("Bare arms show the spinner’s 6. Lay 6–4 east or west: 2 + 4 + 4 = 10.")},
    {.act = LESSON_END},
};

static const struct lesson_step knocks[] = {
    {.moves = {KNOCK},
     .say = N_("The ends show 1, 4 and 6, and you hold none of them. Who cannot play knocks.")},
    {.act = LESSON_OPPONENT,
     .moves = {LAY(2, 1, N)},
     .say = N_("Now all know that you lack 1, 4 and 6. The others go on.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(4, 3, S)}},
    {.act = LESSON_OPPONENT, .moves = {LAY(3, 3, S)}},
    {.moves = {LAY(5, 2, N)},
     .say = N_("You can play again. Lay 5–2 north, and watch your neighbor on the left."),
     .otherwise = N_("That fits. But lay 5–2 north, and watch your neighbor on the left.")},
    {.act = LESSON_OPPONENT, .moves = {KNOCK}, .say = N_("A knock! No 3, no 5, no 6 is in that hand.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(3, 0, S)}},
    {.act = LESSON_OPPONENT, .moves = {LAY(6, 5, W)}},
    {.moves = {LAY(5, 0, S)},
     .say = N_("Your left neighbor knocked: no 3, 5 or 6. Leave nothing else. Lay 5–0 south: 15, too."),
     .otherwise = N_("That leaves your left neighbor an end to play on. Lay 5–0 south.")},
    {.act = LESSON_OPPONENT, .moves = {KNOCK}, .say = N_("And your neighbor knocks again.")},
    {.act = LESSON_END},
};

static const struct lesson_step domino[] = {
    {.moves = {LAY(4, 2, S)},
     .say = N_("Two tiles left. North is a double three, 6. Lay 4–2 south: 6 + 2 + 2 = 10."),
     .otherwise = N_("That scores nothing. Lay 4–2 south: 6 + 2 + 2 = 10.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(4, 0, W)}, .say = N_("10 points, and one tile left.")},
    {.act = LESSON_OPPONENT, .moves = {LAY(5, 2, E)}},
    {.act = LESSON_OPPONENT, .moves = {LAY(2, 2, S)}},
    {.moves = {LAY(2, 0, S)},
     .say = N_("Go domino: lay 2–0 south. It scores 15, and then come the dots in all other hands.")},
    {.act = LESSON_LAY,
     .position = "phase=play me=0 first=1 log=66,63n,53n,51n,65s,10n,61w,62e,20n,21e,52s,41w,42w,31e,22s "
                 "0.hand=60,43,32,00 1.hand=54,44,33 2.hand=64,50,11 3.hand=55,40,30"},
    {.moves = {LAY(3, 2, E)},
     .say = N_("12 dots left: 10 points. Now another round: lay 3–2 east, the last of the seven 2s."),
     .otherwise = N_("Then somebody can still play. Lay 3–2 east: every end shows 2, and no 2 is left.")},
    {.act = LESSON_END},
};

static const struct lesson_step naming[] = {
    {.moves = {{.kind = BONES_MOVE_KEEP}},
     .say = N_("Who is dealt four doubles may have all dealt again. This time keep them."),
     .otherwise = N_("You may, and often you should. But this time keep these tiles.")},
    {.moves = {{.kind = BONES_MOVE_NAME, .card = TILE(5, 5)}},
     .say = N_("You went domino, so you name the spinner. Whoever holds it leads. Name 5–5: it is yours."),
     .otherwise = N_("Any double can be named. But 5–5 scores 10 for whoever leads it: name yours.")},
    {.moves = {LAY(5, 5, BONES_ARM_NONE)},
     .say = N_("It is your double, so you lead: lay 5–5, for 10 points.")},
    {.act = LESSON_END},
};

static const struct lesson lessons[BONES_LESSONS] = {
    {.title = N_("Counting"),
     .goal = N_("Make the ends a multiple of five."),
     .praise = N_("Count every end that was played on, doubles twice. 5, 10, 15: a multiple of five scores."),
     .position = "phase=play me=0 first=0 log=66,62n,63s,33s 0.hand=42,55,32,61,51,10 "
                 "1.hand=65,11,20,43,52,64 2.hand=60,21,30,44,50,54 3.hand=00,22,31,40,41,53",
     .seed = ANY_SEED,
     .seats = BONES_SEATS_MAX,
     .steps = counting},
    {.title = N_("The spinner, and doubles"),
     .goal = N_("Learn when the spinner counts, and what doubles are worth."),
     .praise = N_("The spinner counts once, with both halves, until north and south have been played on."),
     .position = "phase=lead me=0 named=0 opens=55 0.hand=55,54,11,30,64,43,60 "
                 "1.hand=53,52,00,21,41,61,66 2.hand=33,65,10,22,40,51,63 3.hand=31,62,20,32,42,44,50",
     .seed = ANY_SEED,
     .seats = BONES_SEATS_MAX,
     .steps = spinner},
    {.title = N_("North and south first"),
     .goal = N_("Open the four arms."),
     .praise = N_("East and west open once north and south have both been played on, and not before."),
     .position = "phase=play me=0 first=3 log=66 0.hand=63,61,64,50,53,51,00 1.hand=31,21,20,40,44,54,62 "
                 "2.hand=11,22,30,32,43,55,65 3.hand=41,42,10,33,52,60",
     .seed = ANY_SEED,
     .seats = BONES_SEATS_MAX,
     .steps = sides},
    {.title = N_("Knocks, and what they tell"),
     .goal = N_("Knock, and make somebody else knock."),
     .praise = N_("Hands never grow: a number that was lacking at a knock is lacking for the whole round."),
     .position = "phase=play me=0 first=1 log=66,61n,64s 0.hand=52,50,20,00,32,53,55 "
                 "1.hand=21,10,11,40,41,42 2.hand=43,30,22,31,54,62 3.hand=33,65,44,51,60,63",
     .seed = ANY_SEED,
     .seats = BONES_SEATS_MAX,
     .steps = knocks},
    {.title = N_("Domino, locked, rounding"),
     .goal = N_("Lay your last tile; then lock a round."),
     .praise = N_("Nobody could play: locked. You had the fewest dots, 13; the others’ 57 are yours, rounded "
                  "to 55."),
     .position = "phase=play me=0 first=0 "
                 "log=66,64n,65s,63w,51s,41n,11s,53w,61e,21n,10e,31s,32n,43s,55w,60e,50w,44s,33n,62e "
                 "0.hand=42,20 1.hand=00,40 2.hand=30,52 3.hand=22,54",
     .seed = ANY_SEED,
     .seats = BONES_SEATS_MAX,
     .steps = domino},
    {.title = N_("Naming, and dealing again"),
     .goal = N_("Keep four doubles, name the spinner, and lead it."),
     .praise = N_("6–6 opens a game, and the round after a locked one. Else whoever went domino names."),
     .position = "phase=redeal me=0 dominoed=0 0.hand=55,44,22,11,53,41,20",
     .seed = ANY_SEED,
     .seats = BONES_SEATS_MAX,
     .steps = naming},
};

/* ---- the coach ------------------------------------------------------------------------------- */

/* On a phone the coach lies over what is above the table. */
static bool place(const struct front *front, struct coach_place *place)
{
    const struct bones_layout *layout = &bones_table_of(table_of(front))->view.layout;
    struct rect field = layout->field;
    const float air = 8;
    float top = front->frame.safe.y + air;
    if (layout->kind == FRAME_FLAT) { /* at the top of the field */
        top = field.y - bones_coach_above(table_of(front));
        *place = (struct coach_place){.box = {field.x, top, field.w, field.y - air - top}};
    } else if (layout->kind == FRAME_POCKET) { /* over those who sit opposite */
        *place = (struct coach_place){
            .box = {air, top, layout->canvas.w - 2 * air, layout->plate[0].y - air - top}};
    } else {
        return false;
    }
    place->foot = place->box.y + place->box.h;
    place->largest = 26;
    place->least = 18;
    place->low = true;
    return true;
}

float bones_coach_above(const struct table *table)
{
    return table_is_lesson(table) && table->front->frame.kind == FRAME_FLAT ? 120 : 0;
}

_Static_assert((int)BONES_ITEM_TILE - 1 == (int)FOCUS_NONE, "a tile that is not held is no item");

/* The item of a move; FOCUS_NONE for a tile that the hand as it is shown does not have. */
static int item_of(const struct bones_view *view, struct move move)
{
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        return view->chosen == move.card ? BONES_ITEM_ARM + move.target
                                         : BONES_ITEM_TILE + bones_view_place(view, move.card);
    case BONES_MOVE_PASS:
        return BONES_ITEM_KNOCK;
    case BONES_MOVE_NAME:
        return BONES_ITEM_DOUBLE + bones_high[move.card];
    case BONES_MOVE_REDEAL:
        return BONES_ITEM_AGAIN;
    default:
        return BONES_ITEM_KEEP;
    }
}

int bones_coach_focus(const struct table *table)
{
    const struct lesson_step *step = lessons_wanted(table->front);
    bool named = step && step->moves[0].kind != 0;
    return named ? item_of(&bones_table_of(table)->view, step->moves[0]) : FOCUS_NONE;
}

/* The tile, and once it is chosen its arm; or the sign. */
static int tips(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS])
{
    const struct bones_view *view = &bones_table_of(table_of(front))->view;
    int item[LESSON_MOVES], count = 0;
    for (int i = 0; i < LESSON_MOVES && step->moves[i].kind != 0; i++) {
        int next = item_of(view, step->moves[i]);
        if (count == 0 || item[count - 1] != next) {
            item[count++] = next;
        }
    }
    return lessons_tips(front, item, count, tip);
}

/* A tile for each lesson, which lies face up once the lesson is done. */
static void draw_done(struct draw_list *list, float x, float y, float w, unsigned done)
{
    const float wide = 34, high = 72, pitch = w / BONES_LESSONS;
    shape_begin(list, (struct rect){x, y + 4, w, 12});
    shape_rect(list, 0, 0, w, 12, 6, paint_fill(INK_STONE));
    shape_end(list);
    for (int i = 0; i < BONES_LESSONS; i++) {
        struct rect tile = {x + pitch * ((float)i + .5f) - wide / 2, y - high + 12, wide, high};
        char name[32] = "bones/back_upright";
        if (done >> i & 1u) {
            text_format(name, sizeof name, "bones/tile_%d%d", i + 1, i + 1);
        }
        shape_begin(list, rect_grow(tile, 3));
        shape_rect(list, 0, 0, wide + 6, high + 6, 9, paint_fill(INK_INK));
        shape_end(list);
        draw_sprite(list, name, tile);
    }
}

const struct game_lessons bones_lessons = {
    .lesson = lessons,
    .count = BONES_LESSONS,
    .title = N_("Learn dominoes"),
    .about = N_("Six short lessons, in any order"),
    .ask = N_("Learn dominoes first?"),
    .offer = N_("Six short lessons at the table show how the game is played. They wait in the table’s "
                "menu for later, too."),
    .passed = N_("Well played!"),
    .graduated = N_("A place in the shade!"),
    .portrait = "portraits/portrait_marius",
    .opponents = (const char *const[]){"odette", "mado", "amedee"},
    .place = place,
    .tips = tips,
    .draw_done = draw_done,
};
