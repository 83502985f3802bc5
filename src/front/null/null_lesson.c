/* SPDX-License-Identifier: MIT */
/* The lesson of the smallest game: a card to show and a card to fold, on two positions. */
#include "base/i18n/translate.h"
#include "front/lesson/lessons.h"
#include "front/null/null_front.h"

static const struct lesson_step steps[] = {
    {.moves = {{.kind = NULL_MOVE_SHOW}},
     .say = N_("You hold a five, and the highest card is a six. Show it."),
     .otherwise = N_("A five that is folded wins nothing: show it.")},
    {.act = LESSON_OPPONENT, .moves = {{.kind = NULL_MOVE_FOLD}}},
    {.act = LESSON_LAY, .position = "cards=1,4"},
    {.moves = {{.kind = NULL_MOVE_FOLD}},
     .say = N_("That round was yours. Now you hold a one, which beats nobody: fold it."),
     .otherwise = N_("Nothing loses to a one: fold it this time.")},
    {.act = LESSON_OPPONENT, .moves = {{.kind = NULL_MOVE_SHOW}}},
    {.act = LESSON_END},
};

static const struct lesson lesson[] = {
    {.title = N_("High and low"),
     .goal = N_("Show a high card, fold a low one."),
     .praise = N_("Only cards that are shown can win, and a card that is folded stays a secret."),
     .position = "cards=5,2",
     .seats = 2,
     .steps = steps},
};
enum { LESSONS = sizeof lesson / sizeof *lesson };

/* The pointer is over what is to be pressed. */
static int tips(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS])
{
    int item = step->moves[0].kind == NULL_MOVE_SHOW ? NULL_ITEM_SHOW : NULL_ITEM_FOLD;
    return lessons_tips(front, &item, 1, tip);
}

const struct game_lessons null_lessons = {
    .lesson = lesson,
    .count = LESSONS,
    .title = N_("Learn to hold a card"),
    .about = N_("One short lesson"),
    .ask = N_("Learn the game first?"),
    .offer = N_("One short lesson at the table shows how it is played. It waits in the table’s menu, too."),
    .passed = N_("Well held!"),
    .graduated = N_("Well held!"),
    .portrait = "icons/portrait_coach",
    .opponents = (const char *const[]){"careful"},
    .tips = tips,
};
