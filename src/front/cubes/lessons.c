/* SPDX-License-Identifier: MIT */
/* The lessons of the dice as data, and their coach: what the pointers point at, and what is done. */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"
#include "front/cubes/draw.h"
#include "front/front.h"
#include "front/lesson/lessons.h"
#include "ui/shape.h"

/* Places as in a journal. */
enum { A = 1, B = 2, C = 4, D = 8, E = 16 };

#define ROLL(dice)                                                                                           \
    {                                                                                                        \
        .kind = CUBES_MOVE_ROLL, .card = (dice)                                                              \
    }
#define HOLD                                                                                                 \
    {                                                                                                        \
        .kind = CUBES_MOVE_HOLD                                                                              \
    }
#define ROLL_ON N_("You could hold, but this time roll: that is what the lesson is about.")
#define HOLD_NOW N_("You could roll on, but what lies there is enough: hold it.")
#define LEAVE_THEM N_("Leave what scores where it is this time: put it back, then roll.")

static const struct lesson_step first_roll[] = {
    {.moves = {ROLL(CUBES_ALL)},
     .say = N_("The cup is yours. Roll; keep the button down to shake as long as you like.")},
    {.moves = {ROLL(C | D | E)},
     .say = N_("A One for 100 and a Five for 50. That is little: leave them, and roll the other three."),
     .otherwise = ROLL_ON},
    {.moves = {ROLL(CUBES_ALL)},
     .say = N_("Nothing scored: a bust. The 150 are gone, your score stays. A new turn: roll all five.")},
    {.moves = {HOLD}, .say = N_("Three of a kind! Those are too good to lose: hold."), .otherwise = HOLD_NOW},
    {.act = LESSON_END},
};

static const struct lesson_step on_board[] = {
    {.moves = {ROLL(CUBES_ALL)},
     .say = N_("Your score is 0, and the first toll asks 500 in one turn. Roll.")},
    {.moves = {ROLL(D | E)},
     .say = N_("Three fours: 400. Not enough to hold, so the sign is dim. Roll the two that do not score.")},
    {.moves = {HOLD}, .say = N_("A One: 500, and the barrier may lift. Hold."), .otherwise = HOLD_NOW},
    {.act = LESSON_END},
};

static const struct lesson_step giving_up[] = {
    {.moves = {ROLL(B | C | D | E)},
     .say = N_("One 100, Five 50. Pick the Five up and roll four dice: its 50 points buy a safer roll."),
     .otherwise = N_("That would do. This time pick up the Five alone, and roll it with the other three.")},
    {.moves = {HOLD},
     .say = N_("Three threes beside the One: 400. Three dice would never have been so kind. Hold."),
     .otherwise = HOLD_NOW},
    {.act = LESSON_END},
};

static const struct lesson_step hot_dice[] = {
    {.moves = {ROLL(E)},
     .say = N_("Four dice have scored, 450 are at risk. One die is left: roll it."),
     .otherwise = ROLL_ON},
    {.moves = {ROLL(CUBES_ALL)},
     .say = N_("All five have scored: hot dice! You may roll all five again, with 550 at risk. Do it."),
     .otherwise = ROLL_ON},
    {.moves = {HOLD}, .say = N_("Three twos and a Five on top of it: 800. Now hold."), .otherwise = HOLD_NOW},
    {.act = LESSON_END},
};

static const struct lesson_step straight[] = {
    {.moves = {ROLL(CUBES_ALL)}, .say = N_("Sometimes the dice you hold come back to life. Roll.")},
    {.moves = {ROLL(E)},
     .say = N_("1, 2, 3, 4: a small straight, 400. A 5 would make it a Straight. Roll the last die."),
     .otherwise = LEAVE_THEM},
    {.moves = {HOLD},
     .say = N_("A Straight with held dice: 750. The 400 are forgotten, they are in it. Hold."),
     .otherwise = HOLD_NOW},
    {.act = LESSON_END},
};

static const struct lesson_step home[] = {
    {.moves = {ROLL(CUBES_ALL)},
     .say = N_("You have 9,600, the other 9,900. It takes 500 in one turn to reach 10,000. Roll.")},
    {.moves = {ROLL(D | E)},
     .say = N_("400 would be 10,000, but the last toll asks 500: Hold is dim. Roll the other two.")},
    {.moves = {HOLD},
     .say = N_("600 make 10,200: 300 ahead, and 250 are enough. Hold, and the game is won."),
     .otherwise = HOLD_NOW},
    {.act = LESSON_END},
};

static const struct lesson lessons[CUBES_LESSONS] = {
    {.title = N_("Roll, hold, bust"),
     .goal = N_("Take a turn, lose one, and hold one."),
     .praise = N_("That is the whole game: hold, or roll again. The rest is counting."),
     .position = "scores=2000 next=15246236",
     .seats = 1,
     .option = {[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER},
     .seed = 26,
     .steps = first_roll},
    {.title = N_("On board"),
     .goal = N_("Make 500 in one turn."),
     .praise = N_("You are on board. From now on you may hold anything, until the goal is near."),
     .position = "scores=0,1500 next=4442613",
     .seats = 2,
     .option = {[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER},
     .seed = 2,
     .steps = on_board},
    {.title = N_("Giving up a Five"),
     .goal = N_("Pick up 50 points for a safer roll."),
     .praise =
         N_("Four dice bust 16 times in 100, these three 25 times. Small points are often better given up."),
     .position = "scores=3000,2500 dice=1,5,2,4,6 next=3336",
     .seats = 2,
     .option = {[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER},
     .seed = 3,
     .steps = giving_up},
    {.title = N_("Hot dice"),
     .goal = N_("Score with all five, and roll them again."),
     .praise = N_("Five fresh dice bust only 8 times in 100. But what is at risk stays at risk."),
     .position = "scores=3000,2500 held=400 dice=4*,4*,4*,5,2 next=122256",
     .seats = 2,
     .option = {[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER},
     .seed = 4,
     .steps = hot_dice},
    {.title = N_("A Straight"),
     .goal = N_("Make five in a row of dice that you hold."),
     .praise = N_("Five of a kind and the Straight may use held dice; nothing else does."),
     .position = "scores=3000,2500 next=123465",
     .seats = 2,
     .option = {[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER},
     .seed = 5,
     .steps = straight},
    {.title = N_("Off board, and 250 ahead"),
     .goal = N_("Come home with enough to win."),
     .praise = N_("With less than 250 ahead it would be overtime: play goes on until somebody is."),
     .position = "scores=9600,9900 next=4446211",
     .seats = 2,
     .option = {[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER},
     .seed = 6,
     .steps = home},
};

/* ---- the coach --------------------------------------------------------------------------------- */

/* The place of the coach on a phone, which has no room for it at its foot: above the tray. */
static bool coach_place(const struct front *front, struct coach_place *place)
{
    const struct cubes_layout *layout = &cubes_table_of(table_of(front))->view.layout;
    const float air = 8;
    float top = front->frame.safe.y + air;
    float left = air, right = layout->canvas.w - air, foot = layout->zinc;
    if (layout->kind == FRAME_FLAT) { /* in the place of the score road */
        left = layout->track.x;
        right = layout->track.x + layout->track.w;
        foot = layout->tray.y;
    } else if (layout->kind != FRAME_POCKET) {
        return false;
    }
    *place = (struct coach_place){.box = {left, top, right - left, foot - air - top},
                                  .foot = foot - air,
                                  .largest = 26,
                                  .least = 20,
                                  .low = true};
    return true;
}

int cubes_coach_tips(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS])
{
    const struct cubes_view *view = &cubes_table_of(table_of(front))->view;
    struct move wanted = step->moves[0];
    int item[LESSON_TIPS], count = 0;
    if (wanted.kind == CUBES_MOVE_HOLD) {
        item[count++] = CUBES_ITEM_HOLD;
        return lessons_tips(front, item, count, tip);
    }
    unsigned other = wanted.card ^ (unsigned)cubes_view_to_roll(view);
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(other, place)) {
            item[count++] = CUBES_ITEM_DIE + place;
        }
    }
    if (count > 0) {
        return lessons_tips(front, item, count, tip);
    }
    item[count++] = CUBES_ITEM_ROLL;
    count = lessons_tips(front, item, count, tip);
    if (count > 0 && view->layout.kind == FRAME_FLAT) { /* beside the words of the sign above */
        tip[0].x = view->layout.roll.x + view->layout.roll.w * .88f;
    }
    return count;
}

/* A die for each lesson, which shows its number once the lesson is done. */
static void draw_done(struct draw_list *list, float x, float y, float w, unsigned done)
{
    const float edge = 60, pitch = w / CUBES_LESSONS;
    shape_begin(list, (struct rect){x, y + 2, w, 12});
    shape_rect(list, 0, 0, w, 12, 6, paint_fill(INK_STONE));
    shape_end(list);
    for (int i = 0; i < CUBES_LESSONS; i++) {
        float left = x + pitch * ((float)i + .5f) - edge / 2;
        shape_begin(list, (struct rect){left, y - 54, edge, edge});
        shape_rect(
            list, 2, 2, edge - 4, edge - 4, 14,
            (struct paint){.fill = done >> i & 1u ? INK_CREAM : INK_SAND, .stroke = INK_INK, .width = 3});
        shape_end(list);
        if (done >> i & 1u) {
            cubes_draw_flat(list, i + 1, left + 6, y - 48, edge - 12);
        }
    }
}

const struct game_lessons cubes_lessons = {
    .lesson = lessons,
    .count = CUBES_LESSONS,
    .title = N_("Learn the dice"),
    .about = N_("Six short lessons, in any order"),
    .ask = N_("Learn the dice first?"),
    .offer = N_("Six short lessons at the table show how the game is played. They wait in the table’s "
                "menu for later, too."),
    .passed = N_("Well rolled!"),
    .graduated = N_("Welcome to the counter!"),
    .portrait = "portraits/portrait_mado",
    .opponents = (const char *const[]){"lucien"},
    .place = coach_place,
    .tips = cubes_coach_tips,
    .draw_done = draw_done,
};
