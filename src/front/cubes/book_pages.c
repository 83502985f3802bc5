/* SPDX-License-Identifier: MIT */
/* What the road book says of the dice. */
#include "front/cubes/book_pages.h"

#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/die.h"
#include "front/cubes/draw.h"
#include "front/cubes/words.h"
#include "front/help/help_book_blocks.h"
#include "front/help/help_book_flow.h"
#include "front/stack.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <math.h>
#include <string.h>

/* faces: "1".."6", "J"; counts: what it scores, or NULL. */
#define DICE(faces, words, counts)                                                                           \
    {                                                                                                        \
        .kind = CUBES_BLOCK_DICE, .label = (faces), .text = (words), .figure = (counts)                      \
    }

static const struct help_book_block turn_left[] = {
    HEAD("Roll, then decide"),
    TEXT("A turn begins with all five dice in the cup. What scores is counted by itself: you are never asked "
         "how."),
    POINT("Nothing scores: a bust. The points of the turn are lost and the cup goes round."),
    POINT("Something scores: hold, and the points are yours; or roll on, and they are at risk."),
    DICE("44415", N_("Three fours 400, One 100, Five 50: hold 550, or roll again"), NULL),
    END,
};
static const struct help_book_block turn_right[] = {
    HEAD("To the goal"),
    TEXT("First to 10,000 wins, if nobody else is within 250. What you hold drives your cap along the road; "
         "what you lose never stood there."),
    HEAD("Luck and the hand"),
    TEXT("Keep the button down and the cup is shaken for as long as you like. It feels like luck made by "
         "hand, and is not: the dice fall as they would have."),
    TEXT("A roll that was seen cannot be taken back. A hold can, until the next roll."),
    POINT("{Click|Tap} a combination, or drag it off the felt, to pick it up; the same again puts it back."),
    POINT("Let go of the button elsewhere, and nothing is rolled."),
    END,
};

static const struct help_book_block scores_left[] = {
    DICE("44444", N_("Five of a kind"), N_("face × 300")),
    DICE("12345", N_("Straight, 1 to 5 or 2 to 6"), N_("1,500")),
    DICE("4444", N_("Four of a kind"), N_("face × 200")),
    DICE("444", N_("Three of a kind"), N_("face × 100")),
    DICE("2345", N_("Small straight, any four in a row"), N_("400")),
    DICE("1", N_("One"), N_("100")),
    DICE("5", N_("Five"), N_("50")),
    TEXT("The face is its spots, but a One counts ten: three ones are 1,000, five of them 3,000."),
    END,
};
static const struct help_book_block scores_right[] = {
    HEAD("With the dice that you hold"),
    TEXT("Three, four of a kind and the small straight are made of one roll. Held dice help only to five of "
         "a kind and to a Straight, which take all five."),
    DICE("12345", N_("Straight with held dice"), N_("750")),
    DICE("11111", N_("Five ones, some of them held"), N_("3,000")),
    TEXT("The points that those held dice had are forgotten: they are in the larger sum now."),
    HEAD("Counted in this order"),
    TEXT("Five of a kind or a Straight; then four or three of a kind; then the small straight; then each One "
         "and Five that is left. No other way to count would give more."),
    END,
};

static const struct help_book_block again_left[] = {
    HEAD("What stays, what rolls"),
    POINT("Dice that do not score are rolled again."),
    POINT("Combinations of the last roll stay, or are picked up and their points given up: each as a whole."),
    POINT("At least one of them stays."),
    POINT("Dice held before stay until all five have scored."),
    DICE("15246", N_("Pick up the Five: four dice roll instead of three"), NULL),
    END,
};
static const struct help_book_block again_right[] = {
    HEAD("Hot dice"),
    TEXT("When all five have scored, by one roll or by several, you may roll all five again. The points stay "
         "at risk, a Straight is worth 1,500 again, and nothing is held any more. You may also simply hold."),
    HEAD("Fewer dice, more luck"),
    TEXT("Each die that you pick up gives up some points and makes the next roll safer. With few points a "
         "One alone and four dice to roll are often best; the hint tells you, with the figures."),
    END,
};

static const struct help_book_block board_left[] = {
    HEAD("On board"),
    TEXT("While your score is 0 the first toll is shut: it takes 500 in one turn to get on board. With less "
         "you cannot hold, only roll on."),
    DICE("44415", N_("550: the barrier lifts"), NULL),
    DICE("115", N_("250: not yet"), NULL),
    END,
};
static const struct help_book_block board_right[] = {
    HEAD("Off board"),
    TEXT("The last toll asks 500 as well: a hold that brings you to the goal or past it must be worth 500. "
         "Short of the goal you may hold anything."),
    POINT("9,700 and 300 at risk: not enough, although it would be 10,000."),
    POINT("9,500 and 500 at risk: home."),
    END,
};

static const struct help_book_block overtime_left[] = {
    HEAD("250 ahead"),
    TEXT("Whoever holds and is at the goal, 250 ahead of everybody else, has won at once: the round is not "
         "played to its end. With less the game goes into overtime, turn by turn, until somebody is 250 "
         "ahead."),
    TEXT(
        "In overtime whoever is past the goal may hold anything; whoever is not still needs 500 to get off."),
    TEXT("Alone at the table no lead is needed: what counts is how few turns you took."),
    END,
};
static const struct help_book_block overtime_right[] = {
    HEAD("Leaving"),
    TEXT("You may leave in your own turn, for the rest of the game. Points at risk are lost, your score "
         "stays as it is, and it counts no more for the 250."),
    TEXT("In the ranking whoever left ends below all who stayed. To save, or to quit the program, is not to "
         "leave: the game waits for you."),
    END,
};

static const struct help_book_block kinds_left[] = {
    HEAD("Standard and Blitz"),
    TEXT("Standard goes to 10,000, Blitz to 7,500. If you leave it to chance, one game of six is a Blitz. "
         "The plate on the tray always tells."),
    HEAD("Who sits there"),
    TEXT("One to six, people and regulars as you like. The start goes round by one seat from game to game."),
    END,
};
static const struct help_book_block kinds_right[] = {
    HEAD("Jokers"),
    TEXT("In one game of six, or in all, or in none, each die has thirteen sides: every face twice, and one "
         "Joker."),
    DICE("J", N_("A Joker alone: no points, but no bust either"), N_("0")),
    DICE("JJJ", N_("Three Jokers"), N_("3,000")),
    DICE("JJJJJ", N_("Five Jokers"), N_("9,000")),
    TEXT("A Joker stands for no other face."),
    END,
};

static const struct help_book_block opponents_left[] = {
    {.kind = BLOCK_OPPONENTS},
    POINT(
        "Amédée, Firmin and Josette play as Lucien does, Abbé Roch and Djamila as Odette, Hortense as Mado."),
    END,
};
static const struct help_book_block opponents_right[] = {
    HEAD("How they play"),
    TEXT("Lucien, Odette and Mado keep to a rule of thumb. Anselme plays what his table says: alone and of "
         "two it is the best play that there is, reckoned to the end; among more it is a very good guess."),
    TEXT("Nobody knows the dice to come, and nobody’s dice are kinder than yours."),
    HEAD("What it is worth"),
    FIGURE(N_("Lucien alone, turns to 10,000"), N_("35.3")),
    FIGURE(N_("Odette"), N_("27.6")),
    FIGURE(N_("Mado"), N_("25.6")),
    FIGURE(N_("Anselme"), N_("24.4")),
    END,
};

static const struct help_book_block ranking_left[] = {
    HEAD("The ranking"),
    TEXT("Every game of several that ends is written down, with all who played it. Your rating is the share "
         "of the others who ended below you, over all your games."),
    TEXT("It begins at 500 and moves slowly: one game won of two makes 583, one lost 417. Ten games tell "
         "more than one."),
    TEXT("Equal ratings: more games come first, then more points a turn."),
    END,
};
static const struct help_book_block ranking_right[] = {
    HEAD("Alone"),
    TEXT("Games played alone have a list of their own, Standard and Blitz apart: the mean of your turns, "
         "lowest first. It begins at par, which is 25 turns, in Blitz 19; a game that you left counts as two "
         "pars."),
    HEAD("The slate"),
    TEXT("At the end, and at any time in the menu, the slate shows for each seat its turns, busts, hot dice, "
         "best turn, when it got on board and how many dice it rolled. The log of turns lists them all; "
         "confirm one to watch the game again from there, and to play on."),
    END,
};

static const struct help_book_block odds_left[] = {
    HEAD("The chance of a bust"),
    FIGURE(N_("Five dice"), N_("600 of 7,776")),
    FIGURE(N_("Four dice, a One held"), N_("204 of 1,296")),
    FIGURE(N_("Four dice, a Five held"), N_("180 of 1,296")),
    FIGURE(N_("Three dice"), N_("60 of 216")),
    FIGURE(N_("Two dice"), N_("16 of 36")),
    FIGURE(N_("One die"), N_("4 of 6")),
    TEXT("A little less where five of a kind or a Straight may come. The dial shows the chance of the very "
         "dice that you would roll; an option hides it."),
    END,
};
static const struct help_book_block odds_right[] = {
    HEAD("Are the dice fair?"),
    TEXT("They come from a stream of numbers that is written down with the code: the same number of a game "
         "throws the same dice again. Nothing at the table looks at the score."),
    TEXT("A page of the statistics counts every face thrown at this machine, seat by seat, beside what "
         "chance would give, and says in plain words what to think of it. Fair dice look uneven now and "
         "then: once in twenty looks a little."),
    END,
};

static const struct help_book_block day_left[] = {
    TEXT("One game a day: alone, Blitz to 7,500, no Jokers. Each turn begins with the same five dice for "
         "everybody who plays that date, whatever happened before it."),
    HEAD("The try"),
    POINT("Your first try counts. It begins with your first roll and waits for you until it ends: through "
          "leaving, through the night."),
    POINT("Your game with the others waits meanwhile, as it is."),
    POINT("A hint is allowed, and told. Afterwards you can play the same dice again for pleasure, watch your "
          "try, and review it."),
    END,
};
static const struct help_book_block day_right[] = {
    HEAD("The house"),
    TEXT("At the end four of the regulars roll the same dice in your place. What counts is the turns, fewest "
         "first. Par is the mean of their four."),
    HEAD("Telling it"),
    TEXT("The sheet copies one line to send to somebody. It gives no roll away."),
    HEAD("Past days"),
    POINT("A filled stone was played on its day, a ring later; an outline is free."),
    POINT("A missed day is no loss. The count of days only grows, and the options can hide it."),
    END,
};

static const struct help_book_block heard[] = {
    HEAD("What you hear"),
    TEXT("The more dice roll, the more of them are heard. Beads click for small points, an accordion turns "
         "for five of a kind and a Straight, and groans for a bust."),
    TEXT("Steam hisses for hot dice. A barrier lifts when somebody gets on board, a hand bell rings when the "
         "goal is passed, a clock strikes in overtime."),
    END,
};

static const struct help_book_block here_left[] = {
    HEAD("As the table stands"),
    {.kind = CUBES_BLOCK_HERE,
     .text = N_("Sit down at the dice, and this page tells what can be done there.")},
    END,
};

static const struct help_book_chapter chapters[] = {
    [CUBES_BOOK_HERE - 1] = {N_("What can be done here"), {here_left, scores_left}},
    [CUBES_BOOK_TURN - 1] = {N_("The turn"), {turn_left, turn_right}},
    [CUBES_BOOK_SCORES - 1] = {N_("What scores"), {scores_left, scores_right}},
    [CUBES_BOOK_AGAIN - 1] = {N_("Rolling again"), {again_left, again_right}},
    [CUBES_BOOK_BOARD - 1] = {N_("On board, off board"), {board_left, board_right}},
    [CUBES_BOOK_OVERTIME - 1] = {N_("Overtime and leaving"), {overtime_left, overtime_right}},
    [CUBES_BOOK_KINDS - 1] = {N_("Blitz and Jokers"), {kinds_left, kinds_right}},
    [CUBES_BOOK_OPPONENTS - 1] = {N_("The regulars"), {opponents_left, opponents_right}},
    [CUBES_BOOK_RANKING - 1] = {N_("Ranking and slate"), {ranking_left, ranking_right}},
    [CUBES_BOOK_ODDS - 1] = {N_("Odds and fairness"), {odds_left, odds_right}},
    [CUBES_BOOK_DAY - 1] = {N_("Deal of the day"), {day_left, day_right}},
};

/* The page of an item, by the scene and the beginning of the item's name. */
static const struct help_book_place places[] = {
    {"table", "", CUBES_BOOK_TURN}, /* asked about with the question mark; else it is what can be done here */
    {"table", "die", CUBES_BOOK_AGAIN},
    {"table", "rack", CUBES_BOOK_AGAIN},
    {"table", "hold", CUBES_BOOK_BOARD},
    {"table", "tab.combos", CUBES_BOOK_SCORES},
    {"table", "combinations", CUBES_BOOK_SCORES},
    {"table", "track", CUBES_BOOK_OVERTIME},
    {"table", "turn", CUBES_BOOK_ODDS},
    {"table", "seat", CUBES_BOOK_OPPONENTS},
    {"slate", "", CUBES_BOOK_RANKING},
    {"ending", "", CUBES_BOOK_OVERTIME},
    {"review", "", CUBES_BOOK_RANKING},
    {"high_scores", "", CUBES_BOOK_RANKING},
    {"high_scores", "tab.fair", CUBES_BOOK_ODDS},
    {"high_scores", "fair", CUBES_BOOK_ODDS},
    {"page", "", CUBES_BOOK_RANKING},
    {"statistics", "", CUBES_BOOK_RANKING},
    {"replay", "", CUBES_BOOK_TURN},
    {"log", "", CUBES_BOOK_TURN},
    {"days", "", CUBES_BOOK_DAY},
    {"day_sheet", "", CUBES_BOOK_DAY},
    {"title", "menu.day", CUBES_BOOK_DAY},
    {NULL, NULL, HELP_BOOK_CONTENTS},
};

static const struct help_book_control controls[] = {
    {N_("Roll"), N_("{click the sign; keep the button down to shake|tap the sign}"),
     .keys = {ACTION_SECONDARY}, .pads = {ACTION_SECONDARY}},
    {N_("Hold"), N_("{click|tap} the sign"), .keys = {ACTION_ALTERNATE}, .pads = {ACTION_ALTERNATE}},
    {N_("Pick up, put back"), N_("{click|tap} a combination, or drag it"), .keys = {ACTION_CONFIRM},
     .pads = {ACTION_CONFIRM}},
    {N_("Put all back"), N_("{right button|hold a finger still}"), .keys = {ACTION_CANCEL},
     .pads = {ACTION_CANCEL}},
    {N_("Hint"),
     N_("{click the prompt below|tap the prompt below, or in the menu}; on a pad hold the button"),
     .keys = {ACTION_HINT}, .pads = {ACTION_ALTERNATE}},
};

static const struct help_book_key keys[] = {
    {ACTIONS, "1\u20135", N_("picks up what that die scores in, or puts it back")},
    {ACTION_LETTER, NULL, N_("rolls; kept down it shakes the cup")},
    {ACTION_LETTER + 1, NULL, N_("holds the points of the turn")},
    {ACTION_HINT, NULL, N_("gives a hint, with the figures")},
    {ACTION_UNDO, NULL, N_("takes a hold back, until the next roll")},
};

/* ---- pictures: dice, chances, faces ---------------------------------------- */

static const float MINI = 38, PITCH = 46, FIGURE = 118;

/* At most five dice on a strip of felt, their name beside them, and what they score at the right end. */
static float set_dice(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    float k = fminf(flow->size, 1), mini = MINI * k, pitch = PITCH * k, em = HELP_BOOK_TEXT_EM * flow->size;
    int count = (int)strlen(block->label);
    float in = pitch * CUBES_DICE + 22 * k, figure = block->figure ? FIGURE * k : 0;
    float text = help_book_flow_text(flow, flow->x + in, y + 2, flow->w - in - figure, _(block->text),
                                     FONT_BODY_MEDIUM, em, INK_INK);
    float h = fmaxf(text, mini + 14 * k);
    if (flow->paint) {
        struct rect felt = {flow->x, y, pitch * (float)count + 8 * k, mini + 14 * k};
        shape_begin(flow->list, felt);
        shape_rect(flow->list, 0, 0, felt.w, felt.h, 9 * k, paint_fill(INK_GREEN));
        shape_end(flow->list);
        for (int i = 0; i < count; i++) {
            int face = block->label[i] == 'J' ? CUBES_JOKER : block->label[i] - '0';
            cubes_draw_flat(flow->list, face, flow->x + 8 * k + pitch * (float)i, y + 7 * k, mini);
        }
    }
    if (block->figure) {
        help_book_flow_line(flow, flow->x + flow->w, y + 32 * k, _(block->figure), FONT_SIGN, 32 * flow->size,
                            INK_RED, ANCHOR_END, figure);
    }
    return h + 12 * flow->size;
}

/* What can be done here, in sentences: for the person in turn, else for the seat at the foot of the screen.
 */
static float set_here(const struct help_book_flow *flow, float y, const char *otherwise)
{
    const struct front *front = flow->front;
    float top = y, em = HELP_BOOK_TEXT_EM * flow->size;
    if (!table_plays(table_of(front), &cubes_game)) {
        return help_book_flow_text(flow, flow->x, y, flow->w, _(otherwise), FONT_BODY_MEDIUM, em, INK_INK);
    }
    char line[CUBES_HERE_LINES][CUBES_HERE_SIZE], who[CUBES_HERE_SIZE];
    const struct cubes_public *seen = cubes_table_seen(table_of(front));
    int count = cubes_here(
        seen, table_is_you(table_of(front), seen->turn) ? seen->turn : table_you(table_of(front)), line);
    if (seen->phase != CUBES_PHASE_OVER && !table_is_you(table_of(front), seen->turn)) {
        text_format(who, sizeof who, _("%s is in turn"), table_called(table_of(front), seen->turn));
        y += help_book_flow_text(flow, flow->x, y, flow->w, who, FONT_BODY_SEMI, em, INK_RED) +
             10 * flow->size;
    }
    for (int i = 0; i < count; i++) {
        y += help_book_flow_text(flow, flow->x, y, flow->w, line[i], FONT_BODY_MEDIUM, em, INK_INK);
        help_book_flow_rule(flow, y + 8 * flow->size);
        y += 20 * flow->size;
    }
    return y - top;
}

/* F1 and ? at the table open the page of what can be done here; an item that is asked about has its own page.
 */
static int book_page_of(const struct front *front, const struct focus_item *item)
{
    (void)item;
    return front_asked(front) ? HELP_BOOK_CONTENTS : CUBES_BOOK_HERE;
}

static float book_block(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    return block->kind == CUBES_BLOCK_DICE ? set_dice(flow, y, block) : set_here(flow, y, block->text);
}

static void book_cover(struct draw_list *list, struct rect column)
{
    static const struct {
        int face;
        float x, y, yaw;
    } dice[] = {{5, -150, 0, -14}, {1, 6, 26, 9}, {3, 150, -6, 24}};
    for (int shadow = 1; shadow >= 0; shadow--) {
        for (int i = 0; i < 3; i++) {
            struct cubes_die die = {.foot = {column.x + column.w / 2 + dice[i].x, column.y + 612 + dice[i].y},
                                    .edge = 104,
                                    .turn = cubes_turn_rest(dice[i].face, dice[i].yaw),
                                    .ink = i == 1 ? CUBES_DIE_GOLD : CUBES_DIE_IVORY,
                                    .opacity = 1};
            if (shadow) {
                cubes_die_draw_shadow(list, &die);
            } else {
                cubes_die_draw(list, &die);
            }
        }
    }
}

const struct game_book cubes_book = {
    .about = N_("The rules of the dice, with every combination and the odds."),
    .chapter = chapters,
    .chapters = sizeof chapters / sizeof *chapters,
    .places = places,
    .page_of = book_page_of,
    .block_draw = book_block,
    .cover = book_cover,
    .heard = heard,
    .controls = controls,
    .control_count = sizeof controls / sizeof *controls,
    .keys = keys,
    .key_count = sizeof keys / sizeof *keys,
};
