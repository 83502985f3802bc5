/* SPDX-License-Identifier: MIT */
#include "front/cubes/lessons.h"

#include "base/words.h"

/* Places as in a journal. */
enum { A = 1, B = 2, C = 4, D = 8, E = 16 };

#define ROLL_ON N_("You could hold, but this time roll: that is what the lesson is about.")
#define HOLD_NOW N_("You could roll on, but what lies there is enough: hold it.")
#define LEAVE_THEM N_("Leave what scores where it is this time: put it back, then roll.")

static const struct cubes_lesson_step first_roll[] = {
    {.act = CUBES_LEARN_ROLL,
     .dice = CUBES_ALL,
     .say = N_("The cup is yours. Roll; keep the button down to shake as long as you like.")},
    {.act = CUBES_LEARN_ROLL,
     .dice = C | D | E,
     .say = N_("A One for 100 and a Five for 50. That is little: leave them, and roll the other three."),
     .otherwise = ROLL_ON},
    {.act = CUBES_LEARN_ROLL,
     .dice = CUBES_ALL,
     .say = N_("Nothing scored: a bust. The 150 are gone, your score stays. A new turn: roll all five.")},
    {.act = CUBES_LEARN_HOLD,
     .say = N_("Three of a kind! Those are too good to lose: hold."),
     .otherwise = HOLD_NOW},
    {.act = CUBES_LESSON_END},
};

static const struct cubes_lesson_step on_board[] = {
    {.act = CUBES_LEARN_ROLL,
     .dice = CUBES_ALL,
     .say = N_("Your score is 0, and the first toll asks 500 in one turn. Roll.")},
    {.act = CUBES_LEARN_ROLL,
     .dice = D | E,
     .say = N_("Three fours: 400. Not enough to hold, so the sign is dim. Roll the two that do not score.")},
    {.act = CUBES_LEARN_HOLD,
     .say = N_("A One: 500, and the barrier may lift. Hold."),
     .otherwise = HOLD_NOW},
    {.act = CUBES_LESSON_END},
};

static const struct cubes_lesson_step giving_up[] = {
    {.act = CUBES_LEARN_ROLL,
     .dice = B | C | D | E,
     .say = N_("One 100, Five 50. Pick the Five up and roll four dice: its 50 points buy a safer roll."),
     .otherwise = N_("That would do. This time pick up the Five alone, and roll it with the other three.")},
    {.act = CUBES_LEARN_HOLD,
     .say = N_("Three threes beside the One: 400. Three dice would never have been so kind. Hold."),
     .otherwise = HOLD_NOW},
    {.act = CUBES_LESSON_END},
};

static const struct cubes_lesson_step hot_dice[] = {
    {.act = CUBES_LEARN_ROLL,
     .dice = E,
     .say = N_("Four dice have scored, 450 are at risk. One die is left: roll it."),
     .otherwise = ROLL_ON},
    {.act = CUBES_LEARN_ROLL,
     .dice = CUBES_ALL,
     .say = N_("All five have scored: hot dice! You may roll all five again, with 550 at risk. Do it."),
     .otherwise = ROLL_ON},
    {.act = CUBES_LEARN_HOLD,
     .say = N_("Three twos and a Five on top of it: 800. Now hold."),
     .otherwise = HOLD_NOW},
    {.act = CUBES_LESSON_END},
};

static const struct cubes_lesson_step straight[] = {
    {.act = CUBES_LEARN_ROLL,
     .dice = CUBES_ALL,
     .say = N_("Sometimes the dice you hold come back to life. Roll.")},
    {.act = CUBES_LEARN_ROLL,
     .dice = E,
     .say = N_("1, 2, 3, 4: a small straight, 400. A 5 would make it a Straight. Roll the last die."),
     .otherwise = LEAVE_THEM},
    {.act = CUBES_LEARN_HOLD,
     .say = N_("A Straight with held dice: 750. The 400 are forgotten, they are in it. Hold."),
     .otherwise = HOLD_NOW},
    {.act = CUBES_LESSON_END},
};

static const struct cubes_lesson_step home[] = {
    {.act = CUBES_LEARN_ROLL,
     .dice = CUBES_ALL,
     .say = N_("You have 9,600, the other 9,900. It takes 500 in one turn to reach 10,000. Roll.")},
    {.act = CUBES_LEARN_ROLL,
     .dice = D | E,
     .say = N_("400 would be 10,000, but the last toll asks 500: Hold is dim. Roll the other two.")},
    {.act = CUBES_LEARN_HOLD,
     .say = N_("600 make 10,200: 300 ahead, and 250 are enough. Hold, and the game is won."),
     .otherwise = HOLD_NOW},
    {.act = CUBES_LESSON_END},
};

const struct cubes_lesson CUBES_LESSON_TABLE[CUBES_LESSONS] = {
    {.title = N_("Roll, hold, bust"),
     .goal = N_("Take a turn, lose one, and hold one."),
     .praise = N_("That is the whole game: hold, or roll again. The rest is counting."),
     .position = "scores=2000 next=15246236",
     .seed = 26,
     .steps = first_roll},
    {.title = N_("On board"),
     .goal = N_("Make 500 in one turn."),
     .praise = N_("You are on board. From now on you may hold anything, until the goal is near."),
     .position = "scores=0,1500 next=4442613",
     .seed = 2,
     .steps = on_board},
    {.title = N_("Giving up a Five"),
     .goal = N_("Pick up 50 points for a safer roll."),
     .praise = N_("Four dice bust 16 times in 100, three 28 times. Small points are often better given up."),
     .position = "scores=3000,2500 dice=1,5,2,4,6 next=3336",
     .seed = 3,
     .steps = giving_up},
    {.title = N_("Hot dice"),
     .goal = N_("Score with all five, and roll them again."),
     .praise = N_("Five fresh dice bust only 8 times in 100. But what is at risk stays at risk."),
     .position = "scores=3000,2500 held=400 dice=4*,4*,4*,5,2 next=122256",
     .seed = 4,
     .steps = hot_dice},
    {.title = N_("A Straight"),
     .goal = N_("Make five in a row of dice that you hold."),
     .praise = N_("Five of a kind and the Straight may use held dice; nothing else does."),
     .position = "scores=3000,2500 next=123465",
     .seed = 5,
     .steps = straight},
    {.title = N_("Off board, and 250 ahead"),
     .goal = N_("Come home with enough to win."),
     .praise = N_("With less than 250 ahead it would be overtime: play goes on until somebody is."),
     .position = "scores=9600,9900 next=4446211",
     .seed = 6,
     .steps = home},
};

struct game_setup cubes_lesson_setup(const struct cubes_lesson *lesson)
{
    int seats = 1;
    for (const char *at = lesson->position; *at != '\0' && *at != ' '; at++) {
        seats += *at == ',';
    }
    return (struct game_setup){.seed = lesson->seed,
                               .seats = seats,
                               .sides = seats,
                               .option = {[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER}};
}

struct move cubes_lesson_move(const struct cubes_lesson_step *step)
{
    if (step->act == CUBES_LEARN_HOLD) {
        return (struct move){.kind = CUBES_MOVE_HOLD};
    }
    return (struct move){.kind = CUBES_MOVE_ROLL, .card = step->dice};
}

bool cubes_lesson_wants(const struct cubes_lesson_step *step, struct move move)
{
    struct move wanted = cubes_lesson_move(step);
    return step->act != CUBES_LESSON_END && move.kind == wanted.kind && move.card == wanted.card;
}
