/* SPDX-License-Identifier: MIT */
/* What the road book says of the dominoes. */
#include "front/bones/book_pages.h"

#include "base/i18n/translate.h"
#include "front/bones/draw.h"
#include "front/bones/words.h"
#include "front/help/help_book_blocks.h"
#include "front/help/help_book_flow.h"
#include "ui/shape.h"

#include <math.h>

/* plays: the tiles of a round; the block writes their sum. */
#define STAR(plays, words)                                                                                   \
    {                                                                                                        \
        .kind = BONES_BLOCK_STAR, .label = (plays), .text = (words)                                          \
    }
#define TILES(tiles, words)                                                                                  \
    {                                                                                                        \
        .kind = BONES_BLOCK_TILES, .label = (tiles), .text = (words)                                         \
    }

static const struct help_book_block count_left[] = {
    HEAD("Everything counts in fives"),
    TEXT("After each tile the ends of the arms are added up. If the sum is a multiple of five, whoever laid "
         "the tile scores just that; otherwise nothing."),
    STAR("66 63n", N_("The double that opened counts once, with both its halves: twelve. The three at the "
                      "end of the north arm makes fifteen.")),
    END,
};
static const struct help_book_block count_right[] = {
    STAR("22 20n 25s 55s", N_("Both sides of the double are played on: it counts no more. The double five at "
                              "the end counts twice.")),
    STAR("66 62n 64s", N_("Two and four: no multiple of five.")),
    POINT("The sum is written out where it scores, in the order north, east, south, west, without noughts."),
    POINT("Led, the double five earns its ten at once."),
    END,
};

static const struct help_book_block spinner_left[] = {
    HEAD("The spinner"),
    TEXT("The double that opens the round is its spinner: four arms grow from it, two from its long sides, "
         "north and south, two from its ends, east and west."),
    TEXT("A tile goes on an arm if one of its halves is what the arm shows. A bare arm shows the spinner’s "
         "number."),
    STAR("44 42n 45s",
         N_("North shows 2 and south 5; east and west have opened, and show the spinner’s four.")),
    END,
};
static const struct help_book_block spinner_right[] = {
    HEAD("Doubles"),
    TEXT("Any other double lies across its arm. While it is the last one there, both its halves count."),
    STAR("44 42n 22n 45s", N_("The double two at the north end counts four.")),
    HEAD("The table holds them all"),
    TEXT("All twenty-eight tiles always fit, and none that was laid ever moves: only the eye steps back."),
    END,
};

static const struct help_book_block sides_left[] = {
    HEAD("North and south before east and west"),
    TEXT("The first tiles go north or south of the spinner. East and west open as soon as both of these have "
         "been played on."),
    STAR("66 62n", N_("Only north and south can be played on. The spinner still counts: fourteen.")),
    END,
};
static const struct help_book_block sides_right[] = {
    STAR("66 62n 63s", N_("Now all four arms are open. A bare east or west counts nothing.")),
    STAR("66 62n 63s 65e", N_("East is played on, and its five counts: two, five and three.")),
    END,
};

static const struct help_book_block knock_left[] = {
    HEAD("Knocking"),
    TEXT("Who has no tile that fits an open arm knocks on the table, and the next seat plays. Who can play "
         "must."),
    POINT("A knock plays itself after a moment and says why: the numbers that are open, none of which is "
          "held."),
    POINT("An option leaves the knock to you."),
    END,
};
static const struct help_book_block knock_right[] = {
    HEAD("What a knock tells"),
    TEXT("Hands never grow: a number that somebody lacked once is lacking for the rest of the round. Those "
         "who remember knocks know which ends are safe."),
    TILES("63 53 31", N_("Odette knocked while 6 and 5 were open: she has neither this round. The third of "
                         "these tiles may still be hers.")),
    POINT("Point at a seat with “What is this?”, and it tells what its knocks have told."),
    END,
};

static const struct help_book_block end_left[] = {
    HEAD("Domino"),
    TEXT("Whoever lays the last tile of a hand goes domino. The tile scores as any other, then the dots of "
         "all other hands are added up and rounded to the nearest five."),
    FIGURE(N_("13 dots"), N_("15")),
    FIGURE(N_("27 dots"), N_("25")),
    FIGURE(N_("41 dots"), N_("40")),
    END,
};
static const struct help_book_block end_right[] = {
    HEAD("Locked"),
    TEXT("Where nobody holds a tile that fits, the round is locked. The hand with the fewest dots wins those "
         "of the other three, rounded once. If the lowest is shared, nobody scores."),
    HEAD("The sheet"),
    TEXT("All hands are laid open and counted before your eyes, so that everybody can see what was where. "
         "From the sheet a review leads through your choices."),
    END,
};

static const struct help_book_block name_left[] = {
    HEAD("Which double opens"),
    TEXT("The double six opens the first round of a game, and every round after a locked one. After a domino "
         "the winner of the round looks at the new hand and names any of the seven doubles."),
    TEXT("Whoever holds it must lead it. To name one’s own is to lead it; to name the double five gives its "
         "holder ten points."),
    POINT("An option asks for a double of one’s own; who has none passes the choice on."),
    END,
};
static const struct help_book_block name_right[] = {
    HEAD("Dealt again"),
    TILES("66 44 22 00",
          N_("Who is dealt four doubles or more may have everything dealt again. All see the hand first.")),
    TEXT("Who keeps them says nothing, and nobody learns that there was a question."),
    POINT("Options ask from five doubles on, or never."),
    END,
};

static const struct help_book_block game_left[] = {
    HEAD("To 250"),
    TEXT("The first round after which somebody has 250 points is the last one: it is played to its end, and "
         "the highest total wins. If the highest is shared, another round is dealt."),
    POINT("Options play to 150, to 500, or without an end."),
    HEAD("Who sits where"),
    TEXT("You sit below, the others are drawn for every game, so that nobody always plays after the same "
         "one. Up to four people share the table; a screen falls between their hands."),
    END,
};
static const struct help_book_block game_right[] = {
    HEAD("The old program"),
    TEXT("The rules are those of Bones 3.1, an old game for one person against three. Its keys work here: 1 "
         "to 7 choose a tile, N, S, E and W its arm, Return lays it, B puts it back, Q leaves."),
    TEXT("It never said how a game ends, nor what a redeal costs: what it left open is settled here, and "
         "said in these pages."),
    END,
};

static const struct help_book_block opponents_left[] = {{.kind = BLOCK_OPPONENTS}, END};
static const struct help_book_block opponents_right[] = {
    HEAD("How they play"),
    TEXT("Each knows what a player at that seat may know, and nothing more: the own hand, what lies, who "
         "knocked. Deal the hidden tiles otherwise, and they play the same."),
    TEXT(
        "Amédée and Odette keep to rules of thumb. Mado remembers every knock. Marius imagines hundreds of "
        "deals that what he has seen allows, plays each to its end, and lays what wins the game most often."),
    TEXT("A hint is what Marius would lay in your place, and the review sets your round beside his."),
    END,
};

static const struct help_book_block fair_left[] = {
    HEAD("Is the deal fair?"),
    TEXT("The tiles are shuffled by a stream of numbers that is written down with the code: the same number "
         "of a game deals the same tiles again. Nothing at the table looks at the score."),
    TEXT("After each round all hands lie open, and the log tells every tile: whoever doubts can look."),
    END,
};
static const struct help_book_block fair_right[] = {
    HEAD("Counted"),
    TEXT("A page of the statistics counts what every seat was dealt at this machine: double sixes and "
         "doubles, beside what chance gives, with a verdict in plain words. Fair deals look uneven now and "
         "then: once in twenty a little."),
    TEXT("Knocks and points stand beside a quarter, without a verdict: they are made by those who play."),
    FIGURE(N_("A hand with four doubles or more"), N_("4.3%")),
    FIGURE(N_("A deal with such a hand"), N_("17.3%")),
    FIGURE(N_("A hand without a double"), N_("9.8%")),
    END,
};

static const struct help_book_block heard[] = {
    HEAD("What you hear"),
    TEXT("Each stroke of chalk is five points. Two raps are a knock; the first tile and the last one slam on "
         "the tin. A bolt falls when the round is locked."),
    END,
};

static const struct help_book_block day_left[] = {
    TEXT("One game a day: to 150, against Amédée, Odette and Mado, without dealing again. The tiles are "
         "dealt the same for everybody who plays that date."),
    HEAD("The try"),
    POINT("Your first try counts. It begins with your first move and waits for you until it ends: through "
          "leaving, through the night."),
    POINT("Your game with the others waits meanwhile, as it is."),
    POINT("A hint is allowed, and told. Afterwards you can play the same tiles again for pleasure, watch "
          "your try, and review it."),
    END,
};
static const struct help_book_block day_right[] = {
    HEAD("The house"),
    TEXT("At the end the villagers play the same deals in your seat. What counts is the points of the game. "
         "Par is the mean of their four."),
    HEAD("Telling it"),
    TEXT("The sheet copies one line to send to somebody. It gives no tile away."),
    HEAD("Past days"),
    POINT("A filled stone was played on its day, a ring later; an outline is free."),
    POINT("A missed day is no loss. The count of days only grows, and the options can hide it."),
    END,
};

static const struct help_book_chapter chapters[] = {
    [BONES_BOOK_COUNT - 1] = {N_("Counting"), {count_left, count_right}},
    [BONES_BOOK_SPINNER - 1] = {N_("The spinner and doubles"), {spinner_left, spinner_right}},
    [BONES_BOOK_SIDES - 1] = {N_("North and south first"), {sides_left, sides_right}},
    [BONES_BOOK_KNOCK - 1] = {N_("Knocks"), {knock_left, knock_right}},
    [BONES_BOOK_END_OF_ROUND - 1] = {N_("Domino and locked"), {end_left, end_right}},
    [BONES_BOOK_NAME - 1] = {N_("Naming, dealing again"), {name_left, name_right}},
    [BONES_BOOK_GAME - 1] = {N_("A game"), {game_left, game_right}},
    [BONES_BOOK_OPPONENTS - 1] = {N_("Under the plane tree"), {opponents_left, opponents_right}},
    [BONES_BOOK_FAIR - 1] = {N_("Is the deal fair?"), {fair_left, fair_right}},
    [BONES_BOOK_DAY - 1] = {N_("Deal of the day"), {day_left, day_right}},
};

/* The page of an item, by the scene and the beginning of the item's name. */
static const struct help_book_place places[] = {
    {"table", "", BONES_BOOK_COUNT},        {"table", "tile", BONES_BOOK_SPINNER},
    {"table", "arm", BONES_BOOK_SPINNER},   {"table", "double", BONES_BOOK_NAME},
    {"table", "again", BONES_BOOK_NAME},    {"table", "keep", BONES_BOOK_NAME},
    {"table", "knock", BONES_BOOK_KNOCK},   {"table", "field", BONES_BOOK_SIDES},
    {"table", "scores", BONES_BOOK_GAME},   {"table", "tab.score", BONES_BOOK_GAME},
    {"table", "log", BONES_BOOK_KNOCK},     {"table", "seat", BONES_BOOK_OPPONENTS},
    {"sheet", "", BONES_BOOK_END_OF_ROUND}, {"page", "", BONES_BOOK_OPPONENTS},
    {"review", "", BONES_BOOK_OPPONENTS},   {"seats", "", BONES_BOOK_OPPONENTS},
    {"high_scores", "", BONES_BOOK_FAIR},   {"statistics", "", BONES_BOOK_FAIR},
    {"replay", "", BONES_BOOK_COUNT},       {"log", "", BONES_BOOK_COUNT},
    {"days", "", BONES_BOOK_DAY},           {"day_sheet", "", BONES_BOOK_DAY},
    {"ending", "", BONES_BOOK_GAME},        {"title", "menu.day", BONES_BOOK_DAY},
    {NULL, NULL, HELP_BOOK_CONTENTS},
};

static const struct help_book_control controls[] = {
    {N_("Choose a tile"), N_("{click|tap} it"), .keys = {ACTION_CONFIRM}, .pads = {ACTION_CONFIRM}},
    {N_("Lay it"), N_("{click|tap} the arm or its value; drag it there"), .keys = {ACTION_CONFIRM},
     .pads = {ACTION_CONFIRM}},
    {N_("The next arm"), N_("point at it"), .keys = {ACTION_PREV, ACTION_NEXT},
     .pads = {ACTION_PREV, ACTION_NEXT}},
    {N_("Put it back"), N_("{right button|hold a finger still}"), .keys = {ACTION_CANCEL},
     .pads = {ACTION_CANCEL}},
    {N_("Knock"), N_("{click|tap} the sign"), .pads = {ACTION_ALTERNATE}},
    {N_("Hint"),
     N_("{click the prompt below|tap the prompt below, or in the menu}; on a pad hold the button"),
     .keys = {ACTION_HINT}, .pads = {ACTION_ALTERNATE}},
};

static const struct help_book_key keys[] = {
    {ACTIONS, "1\u20137", N_("chooses the tile that stands there")},
    {ACTIONS, N_("N S E W"), N_("holds the tile over that arm; Enter lays it")},
    {ACTION_LETTER + 1, NULL, N_("puts the tile back")},
    {ACTION_LETTER, NULL, N_("knocks, where nothing fits")},
    {ACTION_COPY, NULL, N_("opens and closes the points")},
    {ACTION_HINT, NULL, N_("gives a hint, with the figures")},
    {ACTION_UNDO, NULL, N_("takes a tile back, until another seat has moved")},
};

/* ---- pictures: stars of tiles with their sums, tiles ---------------------------------------- */

static const float STAR_H = 290, TILE_SIDE = 27;

/* ---- a star ------------------------------------------------------------------------------------------ */

/* Reads a round from a line: "66 63n 64s". */
static void read_round(const char *line, struct bones_public *pub)
{
    static const char letters[BONES_ARMS] = "-nsew";
    *pub = (struct bones_public){.seats = BONES_SEATS_MAX, .phase = BONES_PHASE_PLAY};
    for (; line[0] && line[1]; line += *line == ' ') {
        int tile = bones_tile(line[0] - '0', line[1] - '0'), arm = BONES_ARM_NONE;
        line += 2;
        for (int i = BONES_NORTH; i < BONES_ARMS; i++) {
            arm = *line == letters[i] ? i : arm;
        }
        line += arm != BONES_ARM_NONE;
        if (arm == BONES_ARM_NONE) {
            bones_lead(&pub->board, tile);
        } else {
            bones_lay(&pub->board, tile, arm);
        }
        pub->log[pub->log_count++] = (struct bones_turn){.tile = (uint8_t)tile, .arm = (uint8_t)arm};
    }
}

static void paint_star(const struct help_book_flow *flow, struct rect tin, const struct bones_public *pub)
{
    struct bones_star star;
    bones_star_make(&star, pub);
    struct bones_camera camera = bones_camera_fit(&star, rect_grow(tin, -10 * flow->size), 34 * flow->size);
    shape_begin(flow->list, tin);
    shape_rect(flow->list, 0, 0, tin.w, tin.h, 12, paint_fill(INK_SEA));
    shape_end(flow->list);
    bones_draw_pieces(flow->list, &star, camera, NULL, false);
    const struct bones_board *board = &pub->board;
    bool alone = board->tiles[BONES_NORTH] == 0 && board->tiles[BONES_SOUTH] == 0;
    for (int arm = BONES_NORTH; arm < bones_arms_end(board) && !alone; arm++) {
        struct point at = bones_camera_at(camera, star.end[arm].slot);
        bones_draw_badge(flow->list, at.x, at.y, bones_end_value(board, arm), false, camera.unit / 50);
    }
}

/* The tin with the star; to its right the sum of the ends, and the sentence. */
static float set_star(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    struct bones_public pub;
    read_round(block->label, &pub);
    float h = STAR_H * flow->size, w = fminf(flow->w * .5f, h * 1.25f), in = w + 24 * flow->size;
    char sum[64], says[96];
    struct text terms = text_in(sum, sizeof sum), out = text_in(says, sizeof says);
    int count = bones_sum_text(&pub.board, &terms);
    text_addf(&out, "%s ", sum);
    bones_result_text(count, &out);
    if (flow->paint) {
        paint_star(flow, (struct rect){flow->x, y, w, h}, &pub);
    }
    help_book_flow_line(flow, flow->x + in, y + 38 * flow->size, says, FONT_SIGN, 29 * flow->size,
                        bones_points(count) > 0 ? INK_RED : INK_ASPHALT, ANCHOR_START, flow->w - in);
    float text = 52 * flow->size + help_book_flow_text(flow, flow->x + in, y + 52 * flow->size, flow->w - in,
                                                       _(block->text), FONT_BODY_MEDIUM,
                                                       HELP_BOOK_TEXT_EM * flow->size, INK_INK);
    return fmaxf(h, text) + 16 * flow->size;
}

/* ---- tiles ------------------------------------------------------------------------------------------- */

static float set_tiles(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    float side = TILE_SIDE * flow->size, pitch = side * 1.28f, in = 0;
    for (const char *at = block->label; at[0] && at[1]; at += at[2] ? 3 : 2) {
        struct bones_tile_look tile =
            bones_tile_of(bones_tile(at[0] - '0', at[1] - '0'),
                          (struct point){flow->x + side / 2 + in, y + side + 4}, side);
        if (flow->paint) {
            bones_draw_tile(flow->list, &tile);
        }
        in += pitch;
    }
    in += 16 * flow->size;
    float h = help_book_flow_text(flow, flow->x + in, y + 2, flow->w - in, _(block->text), FONT_BODY_MEDIUM,
                                  HELP_BOOK_TEXT_EM * flow->size, INK_INK);
    return fmaxf(h, side * 2 + 10) + 12 * flow->size;
}

static float book_block(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    return block->kind == BONES_BLOCK_STAR ? set_star(flow, y, block) : set_tiles(flow, y, block);
}

static void book_cover(struct draw_list *list, struct rect column)
{
    static const struct {
        int tile;
        float x, y, angle;
    } tiles[] = {{BONES_BIG_SIX, -150, 6, -16}, {BONES_BIG_FIVE, 0, 22, 6}, {24, 150, 0, 22}};
    for (int i = 0; i < 3; i++) {
        struct point at = {column.x + column.w / 2 + tiles[i].x, column.y + 596 + tiles[i].y};
        bones_draw_turned(list, tiles[i].tile, at, 74, tiles[i].angle);
    }
}

const struct game_book bones_book = {
    .about = N_("The rules of the dominoes, with stars of tiles that are counted."),
    .chapter = chapters,
    .chapters = sizeof chapters / sizeof *chapters,
    .places = places,
    .block_draw = book_block,
    .cover = book_cover,
    .heard = heard,
    .controls = controls,
    .control_count = sizeof controls / sizeof *controls,
    .keys = keys,
    .key_count = sizeof keys / sizeof *keys,
    .taken = "S",
};
